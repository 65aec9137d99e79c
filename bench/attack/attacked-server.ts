/** The built server as a process to attack, told from outside by its memory, its exit and whether it answers. Never reached from elsewhere. */
import { fork, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Way } from "../server/contenders.ts";

/** So that what is counted is what is held, not what nobody has swept up yet. */
const COLLECT_ON_SIGNAL = 'data:text/javascript,process.on("SIGUSR2", () => gc())';

export interface AttackedServer {
  readonly port: number;
  /** How to ask it for one recipe. */
  readonly way: Way;
  /** Resident memory now, after a collection, and the most there ever was, in MB. */
  held(): Promise<number>;
  peak(): number;
  isAlive(): boolean;
  /** SIGTERM; resolves with the exit code. */
  close(): Promise<number | null>;
}

/** `heap`: the most memory that V8 may take, in MB. */
export async function startServer(variables: Readonly<Record<string, string>>, heap = 1024): Promise<AttackedServer> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heap}`, "--expose-gc", "--import", COLLECT_ON_SIGNAL, path.resolve(import.meta.dirname, "../../dist/server/main.js")],
    { env: { PATH: process.env["PATH"], PORT: "0", LOG_LEVEL: "silent", ...variables }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const exit = once(child, "exit") as Promise<[number | null]>;
  let said = "";
  child.stdout.on("data", (bytes: Buffer) => (said += bytes.toString()));
  while (!said.includes("\n")) await Promise.race([once(child.stdout, "data"), exit.then(() => Promise.reject(new Error("The server did not start.")))]);
  const port = Number(new URL(/http:\S+/.exec(said)?.[0] ?? "").port);
  const memory = (field: string) =>
    Number(
      new Map([...readFileSync(`/proc/${child.pid}/status`, "utf8").matchAll(/^(\w+):\s+(\d+) kB$/gm)].map(([, name, kilobytes]) => [name, kilobytes])).get(
        field,
      ),
    ) / 1024;
  return {
    port,
    way: {
      port,
      path: "/api/recipe",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ingredients: ["eggs", "rice"] }),
      opening: "egg ",
      ending: '"recipe-end"',
    },
    async held() {
      child.kill("SIGUSR2");
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return memory("VmRSS");
    },
    peak: () => memory("VmHWM"),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async close() {
      child.kill("SIGTERM");
      const [code] = await exit;
      return code;
    },
  };
}

/** A service that streams words at the pace its address asks for (bench/server/paced-upstream.ts). */
export async function startService(): Promise<{ readonly baseUrl: (script: string) => string; readonly stop: () => void }> {
  const child = fork(path.resolve(import.meta.dirname, "../server/paced-upstream.ts"));
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return { baseUrl: (script) => `http://127.0.0.1:${port}/${script}/v1`, stop: () => child.disconnect() };
}

/** Either speaks the same protocol. */
const STORES = ["valkey-server", "redis-server"];

function findStore(): string {
  const name = STORES.find((each) => spawnSync(each, ["--version"]).status === 0);
  if (name === undefined) throw new Error(`This part needs ${STORES.join(" or ")} on the path.`);
  return name;
}

/** A Valkey or Redis of our own that keeps nothing. */
export async function startValkey(port: number): Promise<{ readonly url: string; readonly kill: () => void }> {
  const child = spawn(findStore(), ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (bytes: Buffer) => (said += bytes.toString()));
  while (!/ready to accept/i.test(said)) await once(child.stdout, "data");
  return { url: `redis://127.0.0.1:${port}`, kill: () => void child.kill("SIGKILL") };
}
