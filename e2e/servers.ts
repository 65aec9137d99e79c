/** Starts the built product as a person would: one process, an address printed when it is open. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export interface RunningBook {
  readonly url: string;
  /** Everything the process has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, "..");

/** Starts `dist/server/main.js` on a free port with only these settings. */
export async function startBook(settings: Readonly<Record<string, string>> = {}): Promise<RunningBook> {
  const { HF_TOKEN: _token, HF_ENDPOINT_URL: _endpoint, HF_MODEL: _model, ...surroundings } = process.env;
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: ROOT,
    env: { ...surroundings, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes: Buffer) => (text += bytes.toString()));
  const url = await waitForAddress(child, () => text);
  return { url, printed: () => text, stop: () => stopProcess(child) };
}

async function waitForAddress(child: ChildProcess, printed: () => string): Promise<string> {
  for (;;) {
    const address = /https?:\/\/[\w.:[\]-]+/.exec(printed())?.[0];
    if (address !== undefined) return address;
    if (child.exitCode !== null) throw new Error(`The book did not open: ${printed()}`);
    await Promise.race([once(child.stdout as NonNullable<typeof child.stdout>, "data"), once(child, "exit")]);
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
