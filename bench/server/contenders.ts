/** Who is measured: each a process (or two) that relays to the paced upstream, told from outside by its CPU time and memory. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export const CONTENDERS = ["ours", "nginx", "portkey"] as const;
export type ContenderName = (typeof CONTENDERS)[number];

/** How a relay is asked for one stream, and what its answer ends with when it is whole. */
export interface Way {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly ending: string;
  /** What the first words look like. */
  readonly opening: string;
}

export interface Contender {
  readonly name: ContenderName;
  readonly way: Way;
  /** Milliseconds of processor time so far. */
  cpu(): number;
  /** Resident memory in KB. */
  memory(): number;
  stop(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, "../..");
const CHAT = JSON.stringify({
  model: "m",
  stream: true,
  max_tokens: 1024,
  messages: [
    { role: "system", content: "You are a chef." },
    { role: "user", content: "I only have eggs, rice" },
  ],
});
const CHAT_WAY = { headers: { "content-type": "application/json", authorization: "Bearer bench" }, body: CHAT, ending: "[DONE]", opening: "egg " };

export function directWay(upstream: number, script: string): Way {
  return { port: upstream, path: `/${script}/v1/chat/completions`, ...CHAT_WAY };
}

/** Starts a relay to `http://127.0.0.1:<upstream>/<script>/v1`. */
export async function startContender(name: ContenderName, upstream: number, script: string): Promise<Contender> {
  const port = await findFreePort();
  const { command, way } = await STARTERS[name](port, upstream, script);
  const child = spawn(command.file, command.arguments, {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], ...command.env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await waitForPort(port, child);
  const family = () => [child.pid ?? 0, ...childrenOf(child.pid ?? 0)];
  return {
    name,
    way,
    cpu: () => sum(family().map(cpuOf)),
    memory: () => sum(family().map(memoryOf)),
    async stop() {
      const gone = once(child, "exit");
      for (const pid of family()) process.kill(pid, "SIGKILL");
      await gone;
    },
  };
}

interface Start {
  readonly command: { readonly file: string; readonly arguments: readonly string[]; readonly env?: Readonly<Record<string, string>> };
  readonly way: Way;
}

const STARTERS: Readonly<Record<ContenderName, (port: number, upstream: number, script: string) => Start | Promise<Start>>> = {
  ours: (port, upstream, script) => ({
    command: {
      file: process.execPath,
      arguments: ["dist/server/main.js"],
      env: {
        PORT: String(port),
        HF_TOKEN: "bench",
        HF_ENDPOINT_URL: `http://127.0.0.1:${upstream}/${script}/v1`,
        RECIPES_PER_MINUTE: "1000000",
        RECIPES_AT_ONCE: "10000",
        UPSTREAM_AT_ONCE: "10000",
      },
    },
    way: {
      port,
      path: "/api/recipe",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ingredients: ["eggs", "rice"] }),
      ending: '"recipe-end"',
      opening: "egg ",
    },
  }),
  nginx: (port, upstream, script) => {
    const folder = mkdtempSync(path.join(tmpdir(), "book-bench-nginx-"));
    writeFileSync(path.join(folder, "nginx.conf"), writeNginxConfiguration(folder, port, upstream));
    return {
      command: { file: "nginx", arguments: ["-p", folder, "-e", `${folder}/error.log`, "-c", `${folder}/nginx.conf`] },
      way: { port, path: `/${script}/v1/chat/completions`, ...CHAT_WAY },
    };
  },
  portkey: (port, upstream, script) => ({
    command: { file: process.execPath, arguments: [path.join(installPortkey(), "build/start-server.js"), `--port=${port}`, "--headless"] },
    way: {
      ...CHAT_WAY,
      port,
      path: "/v1/chat/completions",
      headers: { ...CHAT_WAY.headers, "x-portkey-provider": "huggingface", "x-portkey-huggingface-base-url": `http://127.0.0.1:${upstream}/${script}` },
    },
  }),
};

function writeNginxConfiguration(folder: string, port: number, upstream: number): string {
  return `
daemon off; master_process on; worker_processes 1; pid ${folder}/pid;
events { worker_connections 10000; }
http {
  include /etc/nginx/mime.types;
  access_log off; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream model { server 127.0.0.1:${upstream}; keepalive 256; }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${ROOT}/dist/client; gzip_static on; keepalive_requests 1000000;
    location ~ /v1/ { proxy_pass http://model; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_buffering off; }
  }
}`;
}

/**
 * Portkey's gateway is no dependency of ours: it is fetched once, into a cache beside the project's own packages. With any
 * @hono/node-server after 1.14.1, which its own range allows and npm picks, it answers every stream with 500 (its issue 1389).
 */
const PORTKEY = { private: true, dependencies: { "@portkey-ai/gateway": "1.15.2" }, overrides: { "@hono/node-server": "1.14.1" } };

function installPortkey(): string {
  const folder = path.join(ROOT, "node_modules/.cache/bench-server");
  const gateway = path.join(folder, "node_modules/@portkey-ai/gateway");
  if (!existsSync(gateway)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "package.json"), JSON.stringify(PORTKEY));
    console.log("Fetching @portkey-ai/gateway …");
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder, stdio: "inherit" });
  }
  return gateway;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode} before it listened.`);
    const socket = connect({ port, host: "127.0.0.1" });
    const opened = await new Promise<boolean>((resolve) => socket.once("connect", () => resolve(true)).once("error", () => resolve(false)));
    socket.destroy();
    if (opened) return;
    await sleep(50);
  }
  throw new Error(`${child.spawnfile} did not listen within ten seconds.`);
}

/** nginx works in a child of the process that was started. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

const MS_PER_TICK = 10;

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
