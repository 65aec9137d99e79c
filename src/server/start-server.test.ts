/** The whole server over real sockets, with a real service behind it: what goes over the wire, and what ends when somebody leaves. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createHostedChef } from "#chefs/hosted";
import { collect } from "#chefs/test-upstream/collect";
import { GOOD_RECIPE } from "#chefs/test-upstream/recipes";
import { REPLIES, type ReplyName } from "#chefs/test-upstream/replies";
import { startUpstream, type Upstream } from "#chefs/test-upstream/upstream";
import { startServer, type RunningServer } from "./start-server.ts";
import { GENEROUS, environmentFor, rememberLog, type RememberedLog } from "./test-server/surroundings.ts";

const TOKEN = "hf_s3cret/with+odd=signs";
const ORDER = JSON.stringify({ ingredients: ["eggs", "cheese"] });
/** These keep the real limits, so they would take half a minute; chat-completion.test.ts has them with shorter ones. */
const SLOW: readonly ReplyName[] = ["hang-before-headers", "hang-before-words", "hang-midway", "comments-only"];

const page = mkdtempSync(path.join(tmpdir(), "book-page-"));
let log: RememberedLog;
let upstream: Upstream;
let server: RunningServer;

beforeEach(async () => {
  mkdirSync(path.join(page, "assets"), { recursive: true });
  writeFileSync(path.join(page, "index.html"), "<!doctype html><title>The Recipie Book</title>");
  writeFileSync(path.join(page, "service-worker.js"), "// worker");
  writeFileSync(path.join(page, "assets/app-1234.js"), "// script");
  upstream = await startUpstream();
  log = rememberLog();
  server = await startServer({ environment: environmentFor(upstream, { HF_TOKEN: TOKEN, DRAIN_SECONDS: "1", ...GENEROUS }), page, log });
});
afterEach(async () => {
  await server.close();
  await upstream.close();
  rmSync(page, { recursive: true });
  expect(log.lines.filter(({ msg }) => msg === "fault")).toEqual([]);
});

/** Sends bytes as they are, for what a well-behaved client would not send. */
function send(...pieces: readonly (string | Buffer)[]): Socket {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  for (const piece of pieces) socket.write(piece);
  return socket;
}

function request(line: string, headers: Record<string, string> = {}, body = ""): string {
  const all = { host: new URL(server.url).host, connection: "close", ...(body ? { "content-length": String(Buffer.byteLength(body)) } : {}), ...headers };
  return `${line} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${body}`;
}

function order(body = ORDER): string {
  return request("POST /api/recipe", { "content-type": "application/json" }, body);
}

/** Every byte that came back, headers and chunk sizes included. */
function exchange(...pieces: readonly (string | Buffer)[]): Promise<string> {
  return text(send(...pieces));
}

describe("the token is in no byte of an answer", () => {
  test.each(Object.keys(REPLIES).filter((name) => !SLOW.includes(name as ReplyName)) as ReplyName[])("%s", async (reply) => {
    upstream.reply = reply;
    const said = await exchange(order());
    expect(said).toMatch(/^HTTP\/1\.1 (200|429|502) /);
    expect(upstream.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    for (const form of [TOKEN, Buffer.from(TOKEN).toString("base64"), encodeURIComponent(TOKEN), "Bearer"]) expect(said).not.toContain(form);
    expect(said).not.toMatch(/Welcome|Sign in|elsewhere|node:|\.ts/);
  });

  test("nor of who can cook, of the page, or of a bad request", async () => {
    const lines = ["GET /api/chefs", "GET /api/health", "GET /api/nothing", "GET /", "GET /assets/app-1234.js", "GET /nothing"];
    const said = await Promise.all([...lines.map((line) => exchange(request(line))), exchange(order("{")), exchange("rubbish\r\n\r\n")]);
    expect(said.join("\n")).not.toContain(TOKEN);
  });
});

test("the browser's hosted chef reads what the server writes", async () => {
  const chef = createHostedChef({ url: `${server.url}/api/recipe` });
  const events = await collect(chef({ ingredients: ["eggs"] }, new AbortController().signal));
  expect(events[0]).toEqual({ type: "recipe-start", chef: "hosted", model: "m" });
  expect(
    events
      .map((event) => (event.type === "text-delta" ? event.text : ""))
      .join("")
      .trim(),
  ).toBe(GOOD_RECIPE.trim());
  expect(events.at(-1)).toEqual({ type: "recipe-end", reason: "stop" });
});

describe("a client that leaves ends the request to the service within 100 ms", () => {
  test.each<ReplyName>(["hang-before-headers", "hang-before-words", "hang-midway", "comments-only"])("%s", async (reply) => {
    upstream.reply = reply;
    const socket = send(order());
    await expect.poll(() => upstream.requests.length).toBe(1);
    if (reply === "hang-midway") await new Promise((resolve) => socket.once("data", resolve));
    const left = performance.now();
    socket.destroy();
    expect(await upstream.requests[0]?.leftByClient).toBe(true);
    expect(performance.now() - left).toBeLessThan(100);
  });

  test("also one that never reads", async () => {
    upstream.reply = "long-line";
    const socket = send(order()).pause();
    await expect.poll(() => upstream.requests.length).toBe(1);
    const left = performance.now();
    socket.destroy();
    await upstream.requests[0]?.leftByClient;
    expect(performance.now() - left).toBeLessThan(150);
  });
});

describe("an unusual request, by RFC 9112", () => {
  const json = `content-type: application/json\r\ncontent-length: ${ORDER.length}\r\nconnection: close\r\n\r\n${ORDER}`;
  test.each([
    ["with the whole address as its target", `POST http://book.example/api/recipe HTTP/1.1\r\nhost: other\r\n${json}`, 200],
    ["for the page by its whole address", "GET http://book.example/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 200],
    ["with two hosts", `POST /api/recipe HTTP/1.1\r\nhost: a\r\nHost: b\r\n${json}`, 400],
    ["with the same host twice", "GET / HTTP/1.1\r\nhost: a\r\nhost: a\r\n\r\n", 400],
    ["with a host that is none", "GET / HTTP/1.1\r\nhost: a/b c\r\n\r\n", 400],
    ["without a host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
    ["of an old client without a host", `POST /api/recipe HTTP/1.0\r\n${json}`, 200],
    ["of an old client for the page", "GET / HTTP/1.0\r\n\r\n", 200],
  ])("%s", async (_, bytes, status) => {
    expect((await exchange(bytes)).split(" ", 2)).toEqual(["HTTP/1.1", String(status)]);
  });
});

describe("requests that do not await their answers", () => {
  /** Kept open after the first answer. */
  function pipelined(line: string, body = ""): string {
    return request(line, { connection: "keep-alive", "content-type": "application/json" }, body);
  }

  test("are answered one after the other, in order", async () => {
    const said = await exchange(pipelined("POST /api/recipe", ORDER), pipelined("GET /api/health"), pipelined("POST /api/recipe", ORDER), request("GET /"));
    expect(said.match(/HTTP\/1\.1 \d+|"recipe-end"|"ready"|<title>/g)).toEqual([
      "HTTP/1.1 200",
      '"recipe-end"',
      "HTTP/1.1 200",
      '"ready"',
      "HTTP/1.1 200",
      '"recipe-end"',
      "HTTP/1.1 200",
      "<title>",
    ]);
  });

  test.each<ReplyName>(["hang-before-headers", "hang-midway", "endless-words"])("leave nothing under way when their client has gone: %s", async (reply) => {
    upstream.reply = reply;
    const socket = send(Array.from({ length: 4 }, () => pipelined("POST /api/recipe", ORDER)).join("")).pause();
    await expect.poll(() => upstream.requests.length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.destroy();
    const left = await Promise.all(upstream.requests.map(({ leftByClient }) => Promise.race([leftByClient, sleep(1_000, "still under way")])));
    expect(left).toEqual(left.map(() => true));
    await sleep(200);
    expect(upstream.requests).toHaveLength(1);
  });

  test("are not heaped up: a connection with twenty thousand of them is closed", async () => {
    const socket = send(pipelined("GET /assets/app-1234.js").repeat(20_000));
    let answers = 0;
    socket.on("data", (bytes) => (answers += bytes.toString().split("HTTP/1.1 ").length - 1)).on("error", () => undefined);
    await new Promise((resolve) => socket.once("close", resolve));
    expect(answers).toBeLessThan(20);
    expect((await fetch(server.url)).status).toBe(200);
  });
});

describe("one client leaves room for others", () => {
  async function startWith(variables: Record<string, string>): Promise<void> {
    await server.close();
    server = await startServer({ environment: environmentFor(upstream, { ...GENEROUS, DRAIN_SECONDS: "1", ...variables }), page, log });
  }
  const isClosed = (socket: Socket) => new Promise<true>((resolve) => socket.resume().once("close", () => resolve(true)));

  test("with so many connections and no more, until one of them closes", async () => {
    await startWith({ CONNECTIONS_PER_CLIENT: "5" });
    const open = Array.from({ length: 5 }, () => send());
    await Promise.all(open.map((socket) => new Promise((resolve) => socket.once("connect", resolve))));
    expect(await Promise.race([isClosed(send()), sleep(2_000, "still open")])).toBe(true);
    open[0]?.destroy();
    await expect.poll(() => exchange(request("GET /")).catch(() => "")).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of open) socket.destroy();
  });

  test("behind a proxy that is trusted, each client for itself", async () => {
    await startWith({ CONNECTIONS_PER_CLIENT: "2", TRUSTED_PROXIES: "127.0.0.1" });
    upstream.reply = "hang-midway";
    const from = (client: string) => request("POST /api/recipe", { "content-type": "application/json", "x-forwarded-for": client }, ORDER);
    const many = ["203.0.113.7", "203.0.113.7", "203.0.113.8"].map((client) => send(from(client)));
    await expect.poll(() => upstream.requests.length).toBe(3);
    expect(await exchange(from("203.0.113.7"))).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 5[^]*"code":"too-many-requests"/);
    many[0]?.destroy();
    await expect.poll(() => exchange(request("GET /api/health", { "x-forwarded-for": "203.0.113.7" })), { timeout: 3_000 }).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of many) socket.destroy();
  });
});

describe("a request that takes its time is ended to the second", () => {
  test.each([
    ["in its headers", "GET / HTTP/1.1\r\nhost: a\r\nx-slow: "],
    ["in its body", `POST /api/recipe HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${ORDER.length}\r\n\r\n{`],
  ])("%s", async (_, beginning) => {
    await server.close();
    const timeLimits = { headersTimeout: 500, requestTimeout: 1_000, keepAliveTimeout: 65_000 };
    server = await startServer({ environment: environmentFor(upstream, { ...GENEROUS, DRAIN_SECONDS: "1" }), page, log, timeLimits });
    const begun = performance.now();
    expect(await exchange(beginning)).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

describe("an order that is too large is answered, not cut off", () => {
  test("announced", async () => {
    expect(await exchange(order(JSON.stringify({ ingredients: ["x".repeat(200_000)] })))).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("unannounced", async () => {
    const headers = request("POST /api/recipe", { "content-type": "application/json", "transfer-encoding": "chunked" });
    const piece = `2710\r\n${" ".repeat(10_000)}\r\n`;
    expect(await exchange(headers, ...Array.from({ length: 20 }, () => piece), "0\r\n\r\n")).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe("closing", () => {
  test("lets an open recipe end, and takes no new one", async () => {
    await upstream.close();
    upstream = await startUpstream({ pace: 1 });
    await server.close();
    server = await startServer({ environment: environmentFor(upstream, { DRAIN_SECONDS: "10" }), page, log });
    const open = exchange(order());
    await expect.poll(() => upstream.requests.length).toBe(1);
    const closing = server.close();
    expect(await exchange(order())).toMatch(/^HTTP\/1\.1 503 [^]*"code":"draining"/);
    expect(await open).toContain('{"type":"recipe-end","reason":"stop"}');
    await closing;
    await expect(exchange(order())).rejects.toThrow("ECONNREFUSED");
  });

  test("sends away who waits for a place at once, and no order begins afterwards", async () => {
    await server.close();
    server = await startServer({ environment: environmentFor(upstream, { ...GENEROUS, DRAIN_SECONDS: "1", UPSTREAM_AT_ONCE: "2" }), page, log });
    upstream.reply = "hang-midway";
    const open = [exchange(order()), exchange(order())];
    await expect.poll(() => upstream.requests.length).toBe(2);
    const queued = [exchange(order()), exchange(order())].map((answer) => answer.then((said) => ({ said, at: performance.now() })));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const started = performance.now();
    await server.close();
    expect(performance.now() - started).toBeLessThan(2_000);
    for (const said of await Promise.all(open)) expect(said).toContain('"code":"draining"');
    for (const { said, at } of await Promise.all(queued)) {
      expect(said).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5[^]*"code":"draining"/);
      expect(at - started).toBeLessThan(500);
    }
    expect(upstream.requests).toHaveLength(2);
  });

  test("ends for a service that wants to speak another protocol, whose orders fail at once", async () => {
    upstream.reply = "switching-protocols";
    const started = performance.now();
    expect(await exchange(order())).toMatch(/^HTTP\/1\.1 502 [^]*"code":"upstream-down"/);
    await server.close();
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test("does not wait longer than it may", async () => {
    upstream.reply = "hang-midway";
    const open = exchange(order());
    await expect.poll(() => upstream.requests.length).toBe(1);
    const started = performance.now();
    await server.close();
    expect(await open).toContain('"type":"recipe-error","code":"draining"');
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(await upstream.requests[0]?.leftByClient).toBe(true);
  });
});

describe("the page", () => {
  test("comes with a policy that lets nothing foreign in", async () => {
    const { status, headers } = await fetch(server.url);
    expect(status).toBe(200);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("screen-wake-lock=(self)"),
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
  });

  test.each([
    ["/", "no-cache"],
    ["/index.html", "no-cache"],
    ["/service-worker.js", "no-cache"],
    ["/assets/app-1234.js", "public, max-age=31536000, immutable"],
    ["/assets/gone-1234.js", "no-store"],
    ["/nothing", "no-store"],
  ])("%s is kept for %s", async (address, control) => {
    expect((await fetch(server.url + address)).headers.get("cache-control")).toBe(control);
  });

  test("is not sent twice to who has it, policy or not", async () => {
    const etag = (await fetch(server.url)).headers.get("etag") ?? "";
    const again = await fetch(server.url, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test.each([
    "/../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%5c..%5cetc/passwd",
    "/assets/%00",
    "/%E0%A4%A",
    "//etc/passwd",
  ])("is all there is: %s", async (address) => {
    expect(await exchange(request(`GET ${address}`))).toMatch(/^HTTP\/1\.1 40[04] /);
  });

  test("survives an impossible range, a file that has gone, and a method that makes no sense", async () => {
    rmSync(path.join(page, "assets/app-1234.js"));
    await exchange(request("GET /assets/app-1234.js")).catch(() => undefined);
    expect(await exchange(request("GET /", { range: "bytes=10-5" }))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await exchange(request("POST /", {}, "x"))).toMatch(/^HTTP\/1\.1 405 /);
    expect((await fetch(server.url)).status).toBe(200);
  });
});
