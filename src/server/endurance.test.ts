/** The built server as a process of its own, with little memory: what it lives through without an end, a leak or a lost recipe. */
import { pattern } from "#recipe/pattern";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import * as fc from "fast-check";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { REPLIES, type ReplyName } from "#chefs/test-upstream/replies";
import { startUpstream, type Upstream, type UpstreamOptions } from "#chefs/test-upstream/upstream";
import { GENEROUS } from "./test-server/surroundings.ts";

const TOKEN = "hf_s3cret/with+odd=signs";
const FORMS_OF_TOKEN = [TOKEN, Buffer.from(TOKEN).toString("base64"), Buffer.from(TOKEN).toString("hex"), encodeURIComponent(TOKEN), "Bearer"];
const ORDER = JSON.stringify({ ingredients: ["eggs"] });
const MB = 1024 * 1024;
/** So that what is counted is what is held, not what nobody has swept up yet. */
const COLLECT_ON_SIGNAL = 'data:text/javascript,process.on("SIGUSR2", () => gc())';

const folder = mkdtempSync(path.join(tmpdir(), "book-endurance-"));
let upstream: Upstream;
let server: ChildProcess;
let printed: string;
let url: string;
let metricsUrl: string;

beforeAll(async () => {
  mkdirSync(path.join(folder, "client"));
  writeFileSync(path.join(folder, "client/index.html"), "<!doctype html><title>The Recipie Book</title>");
  await build({ logLevel: "silent", build: { ssr: "src/server/main.ts", outDir: path.join(folder, "server"), emptyOutDir: true } });
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true }));

async function open(options: UpstreamOptions = {}): Promise<void> {
  upstream = await startUpstream(options);
  const env = { PATH: process.env["PATH"], PORT: "0", METRICS_PORT: "0", HF_ENDPOINT_URL: upstream.baseUrl, HF_TOKEN: TOKEN, ...GENEROUS };
  server = spawn(process.execPath, ["--max-old-space-size=64", "--expose-gc", "--import", COLLECT_ON_SIGNAL, path.join(folder, "server/main.js")], { env });
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (bytes: Buffer) => (printed += bytes.toString()));
  await expect.poll(() => printed, { timeout: 5_000 }).toContain("/metrics");
  [url = "", metricsUrl = ""] = printed.match(/http:\S+/g) ?? [];
}

beforeEach(() => void (printed = ""));
afterEach(async () => {
  server.kill("SIGKILL");
  await upstream.close();
  for (const form of FORMS_OF_TOKEN) expect(printed).not.toContain(form);
  expect(printed).not.toContain("fault");
});

function post(body = ORDER): Promise<Response> {
  return fetch(`${url}/api/recipe`, { method: "POST", headers: { "content-type": "application/json" }, body });
}

function sendRaw(bytes: string): Socket {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(bytes);
  return socket;
}

async function metric(name: string): Promise<number> {
  const said = await (await fetch(metricsUrl)).text();
  for (const form of FORMS_OF_TOKEN) expect(said).not.toContain(form);
  return Number(pattern("m")`^${name} (\S+)$`.exec(said)?.[1]);
}

/** In bytes. */
function memory(): Promise<number> {
  return metric("process_resident_memory_bytes");
}

test("ten thousand bad requests end no process, cost no memory and give nothing away", async () => {
  await open();
  const request = fc.record({
    method: fc.constantFrom("GET", "POST", "POST", "POST", "PUT", "HEAD", "OPTIONS", "TRACE", "PATCH", "G\0T"),
    path: fc.oneof(
      fc.constant("/api/recipe"),
      fc.webPath(),
      fc.string().map((text) => `/${text}`),
      fc.constantFrom("/api/../", "/%00", "*", "http://[", "//"),
    ),
    headers: fc.dictionary(fc.stringMatching(/^[a-z-]{1,12}$/), fc.string(), { maxKeys: 4 }),
    type: fc.constantFrom("application/json", "application/json", "text/plain", "application/json; charset=utf-16", ""),
    body: fc.oneof(
      fc.json(),
      fc.string(),
      fc.constant(`{"ingredients":${"[".repeat(5_000)}`),
      fc.constant('{"__proto__":{"x":1},"ingredients":["egg"]}'),
      fc.constant("x".repeat(100_000)),
    ),
  });
  const requests = fc.sample(request, 10_000).map(({ method, path, headers, type, body }) => {
    const extra = Object.entries({ ...headers, "content-type": type }).map(([key, value]) => `${key}: ${value}\r\n`);
    return `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${extra.join("")}\r\n${body}`;
  });
  const flood = async (until: number) => {
    let said = "";
    const one = async () => {
      while (requests.length > until) said += await text(sendRaw(requests.pop() ?? "")).catch(() => "");
    };
    await Promise.all(Array.from({ length: 32 }, one));
    for (const form of FORMS_OF_TOKEN) expect(said).not.toContain(form);
    expect(said).not.toMatch(/node:|\.[jt]s:\d/);
    return memory();
  };
  const early = await flood(7_000);
  const late = await flood(0);
  expect(late - early).toBeLessThan(50 * MB);
  expect(await (await post()).text()).toContain('"recipe-end"');
}, 60_000);

test("thirty readers who do not read, of recipes that do not end, cost less than the longest reply each", async () => {
  await open({ reply: "endless-words" });
  const before = await memory();
  const bytes = `POST /api/recipe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${ORDER.length}\r\n\r\n${ORDER}`;
  const readers = Array.from({ length: 30 }, () => sendRaw(bytes).pause());
  await expect.poll(() => upstream.requests.length, { timeout: 10_000 }).toBe(30);
  let most = before;
  for (let look = 0; look < 20; look++) {
    most = Math.max(most, await memory());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect((most - before) / 30).toBeLessThan(4 * MB);
  for (const reader of readers) reader.destroy();
  await expect.poll(() => metric("recipie_open_streams"), { timeout: 5_000 }).toBe(0);
  expect(await Promise.all(upstream.requests.map(({ leftByClient }) => leftByClient))).not.toContain(false);
}, 30_000);

test("two hundred open streams end whole when the server is told to close, and it ends with 0", async () => {
  await open({ pace: 5 });
  const streams = await Promise.all(Array.from({ length: 200 }, () => post()));
  server.kill("SIGTERM");
  const [texts, exit] = await Promise.all([Promise.all(streams.map((response) => response.text())), once(server, "exit")]);
  expect(texts.filter((said) => said.endsWith('{"type":"recipe-end","reason":"stop"}\n'))).toHaveLength(200);
  expect(exit).toEqual([0, null]);
}, 30_000);

test("a line of 300 MB is refused long before it has been read", async () => {
  await open({ reply: "long-line" });
  const before = await memory();
  expect(await (await post()).text()).toContain('"bad-reply"');
  expect((await memory()) - before).toBeLessThan(60 * MB);
}, 30_000);

test("a service whose bytes are damaged on the way ends no process, and every answer ends", async () => {
  await open({ reply: "damaged" });
  const ends: Record<string, number> = {};
  const one = async () => {
    const response = await post();
    const said = await response.text();
    for (const form of FORMS_OF_TOKEN) expect(said).not.toContain(form);
    const last = JSON.parse(said.trim().split("\n").at(-1) ?? "") as { type?: string; code?: string };
    const end = response.status === 200 ? String(last.type) : String(last.code);
    ends[end] = (ends[end] ?? 0) + 1;
    expect(["recipe-end", "recipe-error", "bad-reply", "broke-off", "upstream-down", "refused"]).toContain(end);
  };
  for (let turn = 0; turn < 60; turn++) {
    await Promise.all(Array.from({ length: 8 }, one));
    // So that the service is not thought to be down.
    expect(await (await post(JSON.stringify({ ingredients: ["reply:good"] }))).text()).toContain('"recipe-end"');
  }
  // Damage of every kind was seen: before the first words, after them, and where it does no harm.
  expect(ends).toMatchObject({ "recipe-end": expect.any(Number), "recipe-error": expect.any(Number), "bad-reply": expect.any(Number) });
  await expect.poll(() => metric("recipie_open_streams")).toBe(0);
}, 60_000);

test("memory and connections are back at their level after each fault", async () => {
  await open();
  const endless: readonly ReplyName[] = ["hang-before-headers", "hang-before-words", "hang-midway", "comments-only", "endless-words", "endless-html"];
  const replies = Object.keys(REPLIES) as ReplyName[];

  /** Eight orders at a time, which is too few to make the service seem down; where no end would come, the clients leave. */
  async function ask(reply: ReplyName, times: number): Promise<void> {
    for (let turn = 0; turn < times; turn++) {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ ingredients: [`reply:${reply}`] }) };
      const one = () =>
        fetch(`${url}/api/recipe`, { ...init, signal: endless.includes(reply) ? AbortSignal.timeout(40) : null }).then((response) => response.text());
      await Promise.allSettled(Array.from({ length: 8 }, one));
      expect(await (await post(JSON.stringify({ ingredients: ["reply:good"] }))).text()).toContain('"recipe-end"');
    }
    await expect.poll(() => metric("recipie_open_streams"), { timeout: 5_000 }).toBe(0);
  }

  /** In bytes: the objects, and what they hold outside the heap. */
  async function held(): Promise<number> {
    server.kill("SIGUSR2");
    return (await metric("nodejs_heap_size_used_bytes")) + (await metric("nodejs_external_memory_bytes"));
  }

  for (const reply of replies) await ask(reply, 1);
  const level = Math.min(await held(), await held(), await held());
  for (const reply of replies) {
    await ask(reply, 3);
    // A kilobyte kept of each order would be more by the end.
    await expect.poll(held, { timeout: 5_000, message: reply }).toBeLessThan(level + MB);
    await expect.poll(() => metric("nodejs_active_handles_total"), { timeout: 5_000, message: reply }).toBeLessThan(40);
  }
}, 120_000);
