/** WebKit as Debian packs it: WebKitGTK's own browser, driven over W3C WebDriver, with a screen of its own where there is none. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface FoundWebKit {
  readonly driver: string;
  readonly browser: string;
}

const BROWSER_FOLDERS = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec", "/usr/lib64"];
const ENTER = "\uE007";

export function findWebKit(): FoundWebKit | undefined {
  const driver = findProgram("WebKitWebDriver");
  const folders = BROWSER_FOLDERS.filter((folder) => existsSync(folder));
  const browser = folders
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, "MiniBrowser")))
    .find((file) => file.includes("webkit") && existsSync(file));
  return driver !== undefined && browser !== undefined ? { driver, browser } : undefined;
}

export function findProgram(name: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** One session with one page. */
export class WebKitPage {
  readonly #processes: readonly ChildProcess[];
  readonly #session: string;

  private constructor(processes: readonly ChildProcess[], session: string) {
    this.#processes = processes;
    this.#session = session;
  }

  static async start({ driver, browser }: FoundWebKit): Promise<WebKitPage> {
    const screen = process.env["DISPLAY"] === undefined ? await startScreen() : undefined;
    const port = await findFreePort();
    const display = screen ? { DISPLAY: screen.display } : {};
    const server = spawn(driver, [`--port=${port}`], { env: { ...process.env, ...display }, stdio: "ignore" });
    const url = `http://127.0.0.1:${port}`;
    await untilReady(`${url}/status`);
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } } };
    const { sessionId } = (await send(`${url}/session`, { capabilities })) as { sessionId: string };
    return new WebKitPage([server, ...(screen ? [screen.process] : [])], `${url}/session/${sessionId}`);
  }

  async open(url: string): Promise<void> {
    await send(`${this.#session}/url`, { url });
  }

  async reload(): Promise<void> {
    await send(`${this.#session}/refresh`, {});
  }

  /** @param script the body of a function; what it returns comes back, a promise awaited */
  run(script: string): Promise<unknown> {
    return send(`${this.#session}/execute/async`, { script: `Promise.resolve((() => { ${script} })()).then(arguments[0])`, args: [] });
  }

  async enter(selector: string, text: string): Promise<void> {
    await send(`${this.#session}/element/${await this.#find(selector)}/value`, { text: text + ENTER });
  }

  async click(selector: string): Promise<void> {
    await send(`${this.#session}/element/${await this.#find(selector)}/click`, {});
  }

  async close(): Promise<void> {
    await fetch(this.#session, { method: "DELETE" }).catch(() => undefined);
    for (const process of this.#processes) process.kill();
  }

  async #find(selector: string): Promise<string> {
    const element = (await send(`${this.#session}/element`, { using: "css selector", value: selector })) as Record<string, string>;
    return Object.values(element)[0] ?? "";
  }
}

async function send(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (value?.error !== undefined) throw new Error(`WebKit: ${value.error}: ${value.message}`);
  return value;
}

async function startScreen(): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error("Xvfb does not say which screen it has opened.");
  const [number] = (await once(pipe, "data")) as [Buffer];
  return { process: screen, display: `:${number.toString().trim()}` };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer.`);
}
