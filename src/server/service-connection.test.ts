/** The server's own connection to the service, held against `fetch`: what a cook gets must be the same for every way a service can answer. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createChatChef } from "#chefs/chat-completion";
import type { SendChatRequest } from "#chefs/chat-request";
import { collect } from "#chefs/test-upstream/collect";
import { REPLIES, chunk, type ReplyName } from "#chefs/test-upstream/replies";
import { startUpstream, type Upstream } from "#chefs/test-upstream/upstream";
import type { ChefEvent } from "#recipe/chef-event";
import { connectService } from "./service-connection.ts";

const LIMITS = { firstByte: 300, silence: 300, tail: 50, total: 1_000, retryWait: 60 };
const ORDER = { ingredients: ["eggs", "cheese"] };
/** A reply that is different each time, and one that nobody could send a second time in a test's patience. */
const INCOMPARABLE: readonly string[] = ["damaged", "long-line"];

let upstream: Upstream;
beforeEach(async () => void (upstream = await startUpstream()));
afterEach(() => upstream.close());

async function cook(reply: ReplyName, fetch: SendChatRequest, limits = LIMITS): Promise<ChefEvent[]> {
  await upstream.close();
  upstream = await startUpstream({ reply });
  return collect(
    createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: "m", token: "t" }, fetch, limits })(ORDER, new AbortController().signal),
  );
}

function textOf(events: readonly ChefEvent[]): string {
  return events.map((event) => (event.type === "text-delta" ? event.text : "")).join("");
}

describe("a cook hears what fetch would have told", () => {
  test.each(Object.keys(REPLIES).filter((name) => !INCOMPARABLE.includes(name)) as ReplyName[])("%s", async (reply) => {
    const own = await cook(reply, connectService(20));
    const requests = upstream.requests.length;
    const fetched = await cook(reply, globalThis.fetch);
    expect(own.at(-1)).toEqual(fetched.at(-1));
    // How much of an endless reply fits into a second is chance.
    if (reply !== "endless-words") expect(textOf(own)).toBe(textOf(fetched));
    expect(requests).toBe(upstream.requests.length);
  });
});

test("the first words come at once, the next ones gathered", async () => {
  await upstream.close();
  upstream = await startUpstream({ pace: 4 });
  const chef = createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: "m" }, fetch: connectService(80) });
  const events = await collect(chef(ORDER, new AbortController().signal));
  const deltas = events.filter((event) => event.type === "text-delta");
  expect(deltas[0]?.text.length).toBeLessThan(12);
  expect(deltas.length).toBeLessThan(upstream.requests.length * 20);
  expect(textOf(events).length).toBeGreaterThan(500);
});

test("one connection serves one order after the other", async () => {
  const chef = createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: "m" }, fetch: connectService(20) });
  for (let times = 0; times < 10; times++) expect((await collect(chef(ORDER, new AbortController().signal))).at(-1)).toMatchObject({ type: "recipe-end" });
  expect(upstream.connections).toBeLessThanOrEqual(2);
});

test("a kept connection that the service has closed costs nobody an order", async () => {
  const server = createServer((request, response) => {
    request.resume().once("end", () => response.writeHead(200, { "content-type": "text/event-stream" }).end(chunk("# Omelette") + chunk("", "stop")));
    // Closed as soon as the next request is on its way, as a service does whose patience ends at that moment.
    request.socket.once("data", () => request.socket.resetAndDestroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const chef = createChatChef({ id: "hosted", service: { baseUrl, model: "m" }, fetch: connectService(0) });
  for (let times = 0; times < 4; times++) {
    const events = await collect(chef(ORDER, new AbortController().signal));
    expect(textOf(events)).toBe("# Omelette");
  }
  server.closeAllConnections();
  server.close();
});

test.each<ReplyName>(["hang-before-headers", "hang-before-words", "hang-midway", "comments-only"])("Stop ends the request within 100 ms: %s", async (reply) => {
  upstream.reply = reply;
  const person = new AbortController();
  const chef = createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: "m" }, fetch: connectService(80) });
  const cooking = collect(chef(ORDER, person.signal));
  await expect.poll(() => upstream.requests.length).toBe(1);
  const stopped = performance.now();
  person.abort(new Error("enough"));
  await expect(cooking).rejects.toThrow("enough");
  expect(await upstream.requests[0]?.leftByClient).toBe(true);
  expect(performance.now() - stopped).toBeLessThan(100);
});

test("a signal that has aborted asks nothing", async () => {
  const init = { method: "POST", headers: {}, body: "{}", signal: AbortSignal.abort(new Error("never mind")) };
  await expect(connectService(0)(upstream.baseUrl, init)).rejects.toThrow("never mind");
  expect(upstream.connections).toBe(0);
});
