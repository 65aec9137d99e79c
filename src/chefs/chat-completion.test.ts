/** The conversation with a model's service, over real sockets: what a cook gets for every way a service can answer. */
import type { ChefErrorCode, ChefEvent } from "#recipe/chef-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createChatChef } from "./chat-completion.ts";
import { collect } from "./test-upstream/collect.ts";
import { APOLOGY, GOOD_RECIPE, HOSTILE_RECIPE, KEPT_RECIPE, RICHER_RECIPE } from "./test-upstream/recipes.ts";
import type { ReplyName } from "./test-upstream/replies.ts";
import { startUpstream, type Upstream } from "./test-upstream/upstream.ts";
import { TIME_LIMITS } from "./watch.ts";

const TOKEN = "hf_s3cret/with+odd=signs";
const LIMITS = { firstByte: 400, silence: 400, tail: 50, total: 10_000, retryWait: 60 };
const ORDER = { ingredients: ["eggs", "cheese"] };

let upstream: Upstream;

beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(() => upstream.close());

async function cook(reply: ReplyName, limits = LIMITS): Promise<ChefEvent[]> {
  upstream.reply = reply;
  const chef = createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: "m", token: TOKEN }, limits });
  return collect(chef(ORDER, new AbortController().signal));
}

function textOf(events: readonly ChefEvent[]): string {
  return events.map((event) => (event.type === "text-delta" ? event.text : "")).join("");
}

describe("a recipe arrives whole", () => {
  test.each<[ReplyName, string]>([
    ["good", GOOD_RECIPE],
    ["hostile", HOSTILE_RECIPE],
    ["kept-to-the-list", KEPT_RECIPE],
    ["richer", RICHER_RECIPE],
    ["apology", APOLOGY],
    ["in-one-piece", GOOD_RECIPE],
    ["awkward-framing", GOOD_RECIPE],
    ["null-error-field", "# Omelette"],
    ["in-one-piece-without-reason", "# Omelette\n\nBeat the eggs."],
    ["no-finish-reason", "# Omelette\n\nBeat the eggs."],
    ["in-parts", "# Omelette\n\nBeat the eggs."],
    ["several-choices", "# Omelette\n\nBeat the eggs."],
    ["comments-after-end", "# Omelette\n\nBeat the eggs."],
    ["hang-after-end", "# Omelette\n\nBeat the eggs."],
    ["reset-after-end", "# Omelette\n\nBeat the eggs."],
    ["no-system-role", GOOD_RECIPE],
    ["too-many-requests-once", GOOD_RECIPE],
    ["loading-model-once", GOOD_RECIPE],
  ])("%s", async (reply, text) => {
    const events = await cook(reply);
    expect(events[0]).toEqual({ type: "recipe-start", chef: "hosted", model: "m" });
    expect(textOf(events).trim()).toBe(text.trim());
    expect(events.at(-1)).toEqual({ type: "recipe-end", reason: "stop" });
  });

  test("and is not kept waiting for a service that does not hang up", async () => {
    expect((await cook("hang-after-end", { ...LIMITS, silence: 10_000 })).at(-1)).toEqual({ type: "recipe-end", reason: "stop" });
  });

  test("and its end is told at once, whatever a service has to add", async () => {
    upstream.reply = "comments-after-end";
    const chef = createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: "m" }, limits: { ...LIMITS, tail: 300 } });
    const started = performance.now();
    let told = 0;
    for await (const { type } of chef(ORDER, new AbortController().signal)) if (type === "recipe-end") told = performance.now() - started;
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(250);
    expect(performance.now() - started).toBeLessThan(900);
    expect(await upstream.requests[0]?.leftByClient).toBe(true);
  });

  test("and the token is not in it, however it is spelt and split", async () => {
    const events = await cook("tells-the-token");
    expect(events.at(-1)).toEqual({ type: "recipe-end", reason: "stop" });
    expect(textOf(events)).toBe("# Omelette\n\n… … … …\nBeat … … … … the eggs. … … … …");
  });

  test("and says so when the token limit cut it short", async () => {
    expect((await cook("length")).at(-1)).toEqual({ type: "recipe-end", reason: "length" });
  });

  test("and the next ones come over the same connections", async () => {
    for (let times = 0; times < 10; times++) await cook("good");
    expect(upstream.connections).toBeLessThanOrEqual(2);
  });
});

describe("a failure has its name, and no word of the service's", () => {
  test.each<[ReplyName, ChefErrorCode, { words?: boolean; requests?: number; retryAfterSeconds?: number }]>([
    ["bad-request", "refused", {}],
    ["wrong-token", "refused", {}],
    ["no-payment", "refused", {}],
    ["forbidden", "refused", {}],
    ["no-such-model", "refused", {}],
    ["unprocessable", "refused", {}],
    ["too-many-requests", "too-many-requests", { requests: 2, retryAfterSeconds: 1 }],
    ["too-many-requests-untold", "too-many-requests", {}],
    ["server-error", "upstream-down", {}],
    ["bad-gateway", "upstream-down", {}],
    ["loading-model", "upstream-down", { requests: 2, retryAfterSeconds: 1 }],
    ["unavailable", "upstream-down", {}],
    ["gateway-timeout", "upstream-down", {}],
    ["redirect", "bad-reply", {}],
    ["hang-before-headers", "upstream-timeout", {}],
    ["hang-before-words", "upstream-timeout", {}],
    ["hang-midway", "upstream-timeout", { words: true }],
    ["reset-before-headers", "upstream-down", {}],
    ["reset-before-words", "upstream-down", {}],
    ["reset-midway", "broke-off", { words: true }],
    ["html", "bad-reply", {}],
    ["endless-html", "bad-reply", {}],
    ["html-as-stream", "bad-reply", {}],
    ["malformed-json", "bad-reply", { words: true }],
    ["malformed-json-in-one-piece", "bad-reply", {}],
    ["not-an-object", "bad-reply", {}],
    ["empty-stream", "bad-reply", {}],
    ["only-done", "bad-reply", {}],
    ["empty-choices", "bad-reply", {}],
    ["empty-choices-in-one-piece", "bad-reply", {}],
    ["no-words", "bad-reply", {}],
    ["no-end", "broke-off", { words: true }],
    ["switching-protocols", "upstream-down", {}],
    ["half-an-event", "broke-off", { words: true }],
    ["error-event", "upstream-down", { words: true }],
    ["error-data", "upstream-down", { words: true }],
    ["error-data-first", "upstream-down", {}],
    ["error-in-one-piece", "upstream-down", {}],
    ["finished-by-error", "upstream-down", { words: true }],
    ["content-filter", "refused", { words: true }],
    ["long-line", "bad-reply", { words: true }],
  ])("%s: %s", async (reply, code, { words = false, requests = 1, retryAfterSeconds }) => {
    const events = await cook(reply);
    expect(events.at(-1)).toEqual({
      type: "recipe-error",
      code,
      message: expect.stringMatching(/^The .+\.$/),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
    expect(textOf(events)).toBe(words ? "# Omelette\n\nBeat the eggs." : "");
    expect(upstream.requests).toHaveLength(requests);
    const said = JSON.stringify(events);
    for (const form of [TOKEN, btoa(TOKEN), encodeURIComponent(TOKEN)]) expect(said).not.toContain(form);
  });

  test("a service that only ever says that it is thinking ends at the overall limit", async () => {
    expect((await cook("comments-only", { ...LIMITS, total: 250 })).at(-1)).toMatchObject({ code: "upstream-timeout" });
  });

  test("nobody listens at the address", async () => {
    await upstream.close();
    expect((await cook("good")).at(-1)).toMatchObject({ code: "upstream-down" });
    upstream = await startUpstream();
  });

  test("the people's limits are half a minute for the first byte, 20 s of silence, two minutes in all", () => {
    expect(TIME_LIMITS).toMatchObject({ firstByte: 30_000, silence: 20_000, total: 120_000, retryWait: 5_000 });
  });
});

test("a service that wants to be asked again much later is asked again at our limit", async () => {
  const started = performance.now();
  await cook("too-many-requests", { ...LIMITS, retryWait: 100 });
  expect(performance.now() - started).toBeGreaterThanOrEqual(95);
  expect(performance.now() - started).toBeLessThan(900);
});

test("a service without a system role gets the same words from the user", async () => {
  await cook("no-system-role");
  const [first, second] = upstream.requests.map((request) => request.body.messages ?? []);
  expect(first?.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(second).toEqual([{ role: "user", content: first?.map(({ content }) => content).join("\n\n") }]);
});

test("a slow reader is not mistaken for a silent service", async () => {
  await upstream.close();
  upstream = await startUpstream({ pace: 2 });
  const chef = createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: "m" }, limits: { ...LIMITS, silence: 200 } });
  const events: ChefEvent[] = [];
  for await (const event of chef(ORDER, new AbortController().signal)) {
    events.push(event);
    if (events.length === 10) await new Promise((resolve) => setTimeout(resolve, 400));
  }
  expect(events.at(-1)).toEqual({ type: "recipe-end", reason: "stop" });
});

describe("Stop", () => {
  test.each<[ReplyName, ChefEvent["type"]]>([
    ["hang-before-headers", "recipe-start"],
    ["hang-before-words", "recipe-start"],
    ["hang-midway", "text-delta"],
  ])("ends the request to the service within 100 ms: %s", async (reply, last) => {
    upstream.reply = reply;
    const person = new AbortController();
    const chef = createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: "m" } });
    const events: ChefEvent[] = [];
    const cooking = (async () => {
      for await (const event of chef(ORDER, person.signal)) events.push(event);
    })();
    await expect.poll(() => upstream.requests.length === 1 && events.at(-1)?.type === last).toBe(true);
    const stopped = performance.now();
    person.abort(new Error("enough"));
    await expect(cooking).rejects.toThrow("enough");
    expect(await upstream.requests[0]?.leftByClient).toBe(true);
    expect(performance.now() - stopped).toBeLessThan(100);
    expect(events.some((event) => event.type === "recipe-error")).toBe(false);
  });

  test("before anything was asked asks nothing", async () => {
    const chef = createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: "m" } });
    await expect(collect(chef(ORDER, AbortSignal.abort(new Error("never mind"))))).rejects.toThrow("never mind");
    expect(upstream.requests).toHaveLength(0);
  });

  test("while waiting to ask again", async () => {
    upstream.reply = "loading-model";
    const person = new AbortController();
    const chef = createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: "m" } });
    const cooking = collect(chef(ORDER, person.signal));
    await expect.poll(() => upstream.requests.length).toBe(1);
    person.abort(new Error("enough"));
    await expect(cooking).rejects.toThrow("enough");
    expect(upstream.requests).toHaveLength(1);
  });

  test("is as quick for a service that answered with something else", async () => {
    await cook("endless-html");
    expect(await upstream.requests[0]?.leftByClient).toBe(true);
  });

  test("walking away from the stream ends the request too", async () => {
    upstream.reply = "hang-midway";
    const chef = createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: "m" } });
    for await (const event of chef(ORDER, new AbortController().signal)) if (event.type === "text-delta") break;
    expect(await upstream.requests[0]?.leftByClient).toBe(true);
  });
});
