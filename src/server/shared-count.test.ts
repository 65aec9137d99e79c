/** Two servers and one real Valkey (or Redis): one count for both, and what holds when it goes away. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { startUpstream, type Upstream } from "#chefs/test-upstream/upstream";
import { startServer, type RunningServer } from "./start-server.ts";
import { environmentFor, rememberLog, type RememberedLog } from "./test-server/surroundings.ts";

const BINARY = ["valkey-server", "redis-server"].find((name) => {
  try {
    return execFileSync(name, ["--version"]).length > 0;
  } catch {
    return false;
  }
});
if (BINARY === undefined) console.warn("No valkey-server or redis-server on this machine: the tests of shared counts were left out.");

const page = mkdtempSync(path.join(tmpdir(), "book-shared-"));
let port: number;
let store: ChildProcess;
let upstream: Upstream;
let log: RememberedLog;
let servers: RunningServer[];

afterAll(() => rmSync(page, { recursive: true }));

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startStore(): Promise<ChildProcess> {
  const child = spawn(BINARY ?? "", ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", page], {
    stdio: "ignore",
  });
  await expect
    .poll(async () => {
      const socket = connect(port, "127.0.0.1");
      const opened = await new Promise((resolve) => socket.once("connect", () => resolve(true)).once("error", () => resolve(false)));
      socket.destroy();
      return opened;
    })
    .toBe(true);
  return child;
}

async function killStore(): Promise<void> {
  const gone = once(store, "exit");
  store.kill("SIGKILL");
  await gone;
}

/** The status of one order, read to its end. */
async function order(server: RunningServer | undefined): Promise<number> {
  const response = await fetch(`${server?.url}/api/recipe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"ingredients":["egg"]}',
  });
  await response.text();
  return response.status;
}

/** So many orders to one server after the other, and how many of them were served. */
async function served(count: number, server: RunningServer | undefined): Promise<number> {
  let fine = 0;
  for (let turn = 0; turn < count; turn++) if ((await order(server)) === 200) fine++;
  return fine;
}

describe.skipIf(BINARY === undefined)("two servers that share a Valkey", () => {
  beforeEach(async () => {
    port = await findFreePort();
    store = await startStore();
    upstream = await startUpstream();
    log = rememberLog();
    const environment = environmentFor(upstream, { VALKEY_URL: `redis://127.0.0.1:${port}`, RECIPES_PER_MINUTE: "6", RECIPES_AT_ONCE: "2" });
    servers = await Promise.all([0, 1].map(() => startServer({ environment, page, log })));
    // The connections open in the background; nothing is counted twice once they have.
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await upstream.close();
    if (store.exitCode === null && store.signalCode === null) await killStore();
  });

  test("count a client's recipes together", async () => {
    expect([await served(5, servers[0]), await served(5, servers[1])]).toEqual([5, 1]);
  });

  test("count what is under way together, and let go of it", async () => {
    upstream.reply = "hang-midway";
    const leave = new AbortController();
    const request = { method: "POST", headers: { "content-type": "application/json" }, body: '{"ingredients":["egg"]}' };
    const open = await Promise.all(servers.map((server) => fetch(`${server.url}/api/recipe`, { ...request, signal: leave.signal })));
    expect(open.map(({ status }) => status)).toEqual([200, 200]);
    expect(await order(servers[0])).toBe(429);
    leave.abort();
    await Promise.all(open.map((response) => response.text().catch(() => undefined)));
    upstream.reply = "good";
    await expect.poll(() => order(servers[1]), { interval: 100 }).toBe(200);
  });

  test("do not wait for one that hangs, say so once, and owe nobody a place when it answers again", async () => {
    await Promise.all(servers.map((server) => server.close()));
    log = rememberLog();
    const environment = environmentFor(upstream, { VALKEY_URL: `redis://127.0.0.1:${port}`, RECIPES_PER_MINUTE: "1000", RECIPES_AT_ONCE: "4" });
    servers = await Promise.all([0, 1].map(() => startServer({ environment, page, log })));
    await new Promise((resolve) => setTimeout(resolve, 300));
    upstream.reply = "hang-midway";
    const leave = new AbortController();
    const request = { method: "POST", headers: { "content-type": "application/json" }, body: '{"ingredients":["egg"]}' };
    const open = await Promise.all([0, 1].map(() => fetch(`${servers[0]?.url}/api/recipe`, { ...request, signal: leave.signal })));
    upstream.reply = "good";
    store.kill("SIGSTOP");
    const started = performance.now();
    expect(await Promise.all([order(servers[0]), order(servers[0]), order(servers[1])])).toEqual([200, 200, 200]);
    expect(performance.now() - started).toBeLessThan(1_500);
    leave.abort();
    await Promise.all(open.map((response) => response.text().catch(() => undefined)));
    const later = performance.now();
    expect(await served(5, servers[0])).toBe(5);
    expect(performance.now() - later).toBeLessThan(1_000);
    expect(log.lines.filter(({ msg }) => String(msg).startsWith("Valkey cannot be reached"))).toHaveLength(2);
    store.kill("SIGCONT");
    await expect.poll(() => log.lines.filter(({ msg }) => msg === "Valkey is back.").length, { timeout: 5_000 }).toBe(2);
    upstream.reply = "hang-midway";
    const four = await Promise.all(servers.flatMap(({ url }) => [0, 1].map(() => fetch(`${url}/api/recipe`, request))));
    expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await Promise.all(four.map((response) => response.body?.cancel()));
  }, 30_000);

  test("go on by themselves with half when it is killed, say so once, and share again when it is back", async () => {
    await killStore();
    expect([await served(6, servers[0]), await served(6, servers[1])]).toEqual([3, 3]);
    expect(log.lines.filter(({ level, msg }) => level === "warn" && String(msg).startsWith("Valkey cannot be reached"))).toHaveLength(2);
    store = await startStore();
    await expect.poll(() => log.lines.filter(({ msg }) => msg === "Valkey is back.").length, { timeout: 5_000 }).toBe(2);
    expect([await served(5, servers[1]), await served(5, servers[0])]).toEqual([5, 1]);
    expect(log.text()).not.toContain(String(port));
  }, 15_000);
});
