/** The built server as a process of its own, with little memory: what it lives through without an end, a leak or a lost recipe. */
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
import { startUpstream, type Upstream, type UpstreamOptions } from "#chefs/test-upstream/upstream";
import { GENEROUS } from "./test-server/surroundings.ts";

const TOKEN = "hf_s3cret/with+odd=signs";
const FORMS_OF_TOKEN = [TOKEN, Buffer.from(TOKEN).toString("base64"), Buffer.from(TOKEN).toString("hex"), encodeURIComponent(TOKEN), "Bearer"];
const ORDER = JSON.stringify({ ingredients: ["eggs"] });
const MB = 1024 * 1024;

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
  server = spawn(process.execPath, ["--max-old-space-size=64", path.join(folder, "server/main.js")], { env });
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
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(said)?.[1]);
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
