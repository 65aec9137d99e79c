/** Bad days over real sockets: a service that is down, people who ask too much, foreign pages, poison. endurance.test.ts has the floods. */
import { pattern } from "#recipe/pattern";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startUpstream, type Upstream } from "#chefs/test-upstream/upstream";
import type { EnvironmentVariables } from "./environment.ts";
import { startServer, type RunningServer } from "./start-server.ts";
import { GENEROUS, environmentFor, rememberLog, type RememberedLog } from "./test-server/surroundings.ts";

const TOKEN = "hf_s3cret/with+odd=signs";
const FORMS_OF_TOKEN = [TOKEN, Buffer.from(TOKEN).toString("base64"), Buffer.from(TOKEN).toString("hex"), encodeURIComponent(TOKEN), "Bearer"];
const ORDER = JSON.stringify({ ingredients: ["eggs"] });

let page: string;
let upstream: Upstream;
let log: RememberedLog;
let server: RunningServer;

async function open(variables: EnvironmentVariables = GENEROUS): Promise<void> {
  server = await startServer({ environment: environmentFor(upstream, { HF_TOKEN: TOKEN, METRICS_PORT: "0", DRAIN_SECONDS: "5", ...variables }), page, log });
}

beforeEach(async () => {
  page = mkdtempSync(path.join(tmpdir(), "book-faults-"));
  writeFileSync(path.join(page, "index.html"), "<!doctype html><title>The Recipie Book</title>");
  upstream = await startUpstream();
  log = rememberLog();
});
afterEach(async () => {
  const metrics = await (await fetch(server.metricsUrl ?? "")).text();
  await server.close();
  await upstream.close();
  rmSync(page, { recursive: true });
  for (const form of FORMS_OF_TOKEN) expect(log.text() + metrics).not.toContain(form);
  expect(log.lines.filter(({ msg }) => msg === "fault")).toEqual([]);
});

function post(body = ORDER, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/recipe`, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });
}

function sendRaw(bytes: string | Uint8Array): Socket {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(bytes);
  return socket;
}

async function metric(name: string): Promise<number> {
  const said = await (await fetch(server.metricsUrl ?? "")).text();
  return Number(pattern("m")`^${name} (\S+)$`.exec(said)?.[1]);
}

test("a service that fails ten times in a row is spared for ten seconds", async () => {
  await open();
  upstream.reply = "unavailable";
  for (let turn = 0; turn < 10; turn++) expect((await post()).status).toBe(502);
  const asked = upstream.requests.length;
  const spared = await post();
  expect([spared.status, Number(spared.headers.get("retry-after")) > 0]).toEqual([502, true]);
  expect(await spared.json()).toMatchObject({ code: "upstream-down" });
  expect(upstream.requests).toHaveLength(asked);
  expect(await metric('recipie_turned_away_total{by="circuit"}')).toBe(1);
  expect(await metric("recipie_circuit_state")).toBe(2);
});

test("a token that is refused does not open the circuit", async () => {
  await open();
  upstream.reply = "wrong-token";
  for (let turn = 0; turn < 12; turn++) await (await post()).text();
  expect(upstream.requests).toHaveLength(12);
});

test("who asks too often is told when to come again, behind a proxy each for himself", async () => {
  await open({ ...GENEROUS, RECIPES_PER_MINUTE: "2", TRUSTED_PROXIES: "127.0.0.1" });
  const statuses = [];
  for (const client of ["203.0.113.1", "203.0.113.1", "203.0.113.1", "203.0.113.2"]) {
    const response = await post(ORDER, { "x-forwarded-for": client });
    await response.text();
    statuses.push([response.status, Number(response.headers.get("retry-after")) > 0]);
  }
  expect(statuses).toEqual([
    [200, false],
    [200, false],
    [429, true],
    [200, false],
  ]);
  expect(log.text()).not.toMatch(/203\.0\.113\.[12]\b/);
});

test("a full kitchen lets some wait and sends the others away", async () => {
  await open({ ...GENEROUS, UPSTREAM_AT_ONCE: "1" });
  upstream.reply = "hang-midway";
  const first = await post();
  const second = post();
  await expect.poll(() => metric("recipie_queue_length")).toBe(1);
  expect((await post()).status).toBe(429);
  upstream.reply = "good";
  await first.body?.cancel();
  expect((await second).status).toBe(200);
});

describe("pages of other origins", () => {
  const cases: readonly (readonly [string, Record<string, string>, number])[] = [
    ["our own page", { "sec-fetch-site": "same-origin" }, 200],
    ["no page at all", {}, 200],
    ["a foreign page", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
    ["a neighbour on the same site", { origin: "https://evil.example", "sec-fetch-site": "same-site" }, 403],
    ["a foreign page in an old browser", { origin: "https://evil.example" }, 403],
    ["a page that hides where it is from", { origin: "null" }, 403],
    ["a page that is allowed", { origin: "https://friend.example", "sec-fetch-site": "cross-site" }, 200],
  ];
  test.each(cases)("%s", async (_, headers, status) => {
    await open({ ...GENEROUS, ALLOWED_ORIGINS: "https://friend.example" });
    const body = `POST /api/recipe HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${ORDER.length}\r\n`;
    const said = await text(
      sendRaw(
        `${body}${Object.entries(headers)
          .map(([key, value]) => `${key}: ${value}\r\n`)
          .join("")}\r\n${ORDER}`,
      ),
    );
    expect(said).toMatch(pattern()`^HTTP/1\.1 ${String(status)} `);
    expect(/access-control-allow-origin: (\S+)/i.exec(said)?.[1]).toBe(headers["origin"] === "https://friend.example" ? headers["origin"] : undefined);
  });

  test("a browser that asks first is told only what is allowed", async () => {
    await open({ ...GENEROUS, ALLOWED_ORIGINS: "https://friend.example" });
    const ask = async (origin: string) => {
      const response = await fetch(`${server.url}/api/recipe`, { method: "OPTIONS", headers: { origin, "access-control-request-method": "POST" } });
      return [response.status, response.headers.get("access-control-allow-origin"), response.headers.get("access-control-allow-headers")];
    };
    expect(await ask("https://friend.example")).toEqual([204, "https://friend.example", "content-type"]);
    expect(await ask("https://evil.example")).toEqual([204, null, null]);
  });
});

test("behind TLS the browser is told to stay there", async () => {
  await open({ TRUSTED_PROXIES: "127.0.0.1" });
  const headers = { "x-forwarded-proto": "https" };
  for (const address of ["/", "/api/chefs"]) {
    expect((await fetch(server.url + address, { headers })).headers.get("strict-transport-security")).toContain("max-age=");
    expect((await fetch(server.url + address)).headers.get("strict-transport-security")).toBeNull();
  }
});

test("poison is refused before a model hears of it, and the log does not name it", async () => {
  await open();
  const response = await post(JSON.stringify({ ingredients: ["rice", "bleach"] }));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: "not-food", detail: expect.stringContaining("bleach") });
  expect(upstream.requests).toHaveLength(0);
  expect(log.text()).not.toContain("bleach");
});
