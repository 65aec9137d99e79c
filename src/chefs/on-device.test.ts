/** The browser's own model, as a stand-in that keeps to the specification: what a cook gets for every way it can answer. */
import { describe, expect, test } from "vitest";
import type { ChefEvent } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import { writeChefPrompt } from "./chat-prompt.ts";
import { createOnDeviceChef } from "./on-device.ts";
import { makeLanguageModel, type StandInSettings } from "./test-language-model/make-language-model.ts";
import { collect } from "./test-upstream/collect.ts";

const LIMITS = { firstWord: 300, silence: 300, total: 5_000 };

function prepare(settings: StandInSettings = {}, limits = LIMITS) {
  const model = makeLanguageModel({ isActivated: true, ...settings });
  const shares: (number | undefined)[] = [];
  return { model, shares, chef: createOnDeviceChef({ model, limits, onFetched: (share) => shares.push(share) }) };
}

async function cook(settings: StandInSettings, order: Order = { ingredients: ["eggs", "butter"] }) {
  const { chef, model, shares } = prepare(settings);
  const events = await collect(chef(order, new AbortController().signal));
  return { events, log: model.log, shares };
}

const textOf = (events: readonly ChefEvent[]) => events.map((event) => (event.type === "text-delta" ? event.text : "")).join("");

test("it is told what every model is told, wishes included, and its words arrive as they come", async () => {
  const order: Order = { ingredients: ["eggs", "butter"], diet: ["vegetarian"], minutes: 20, avoid: ["milk"], servings: 3 };
  const { events, log } = await cook({}, order);
  const [system, request] = writeChefPrompt(order);
  expect([log.system, log.prompts]).toEqual([[system.content], [request.content]]);
  expect(events).toEqual([
    { type: "recipe-start", chef: "on-device" },
    { type: "text-delta", text: "# Omelette" },
    { type: "text-delta", text: "\n\n## Ingredients" },
    { type: "text-delta", text: "\n- 2 eggs" },
    { type: "recipe-end", reason: "stop" },
  ]);
  expect(log.open).toBe(0);
});

test("a model that has to be fetched tells how far it is, and then cooks", async () => {
  const { events, shares } = await cook({ availability: "downloadable" });
  expect(shares.slice(0, 4)).toEqual([0, 0.25, 0.5, 0.75]);
  expect(new Set(shares.slice(4))).toEqual(new Set([undefined]));
  expect(events.at(-1)).toEqual({ type: "recipe-end", reason: "stop" });
});

test("one that is there says nothing of fetching once it is ready", async () => {
  const { shares } = await cook({});
  expect(shares.at(-1)).toBeUndefined();
});

describe("a failure is told in words, and the session is let go", () => {
  test.each<[string, StandInSettings, string, RegExp]>([
    ["cannot be fetched", { availability: "downloadable", fault: { at: "download", name: "NetworkError" } }, "model-failed", /could not fetch/],
    ["may not be used", { fault: { at: "create", name: "NotAllowedError" } }, "model-failed", /did not let/],
    ["must be fetched without a press", { availability: "downloadable", isActivated: false }, "model-failed", /did not let/],
    ["is not there after all", { availability: "unavailable" }, "model-failed", /cannot answer/],
    ["cannot be started", { fault: { at: "create", name: "OperationError" } }, "model-failed", /failed/],
    ["has no room for the list", { contextWindow: 500 }, "bad-order", /too long/],
    ["has no room for its own task", { contextWindow: 50 }, "bad-order", /too long/],
    ["does not know a language", { fault: { at: "prompt", name: "NotSupportedError" } }, "model-failed", /language/],
    ["fails for no reason given", { fault: { at: "prompt", name: "UnknownError" } }, "model-failed", /failed/],
    ["says nothing", { pieces: [" ", "\n"] }, "model-failed", /without a word/],
    ["never begins", { hang: "prompt" }, "model-failed", /too long/],
  ])("when it %s", async (_, settings, code, words) => {
    const long = { ingredients: Array.from({ length: 100 }, (_, index) => `ingredient number ${index}`) };
    const { events, log } = await cook(settings, long);
    expect(events[0]).toEqual({ type: "recipe-start", chef: "on-device" });
    expect(events.at(-1)).toMatchObject({ type: "recipe-error", code, message: expect.stringMatching(words) as unknown });
    expect(log.open).toBe(0);
  });

  test.each<[string, StandInSettings, RegExp]>([
    ["is held back", { fault: { at: "midway", name: "NotReadableError" } }, /held back/],
    ["stops coming", { hang: "midway" }, /too long/],
  ])("when what it writes %s half-way: what came stays", async (_, settings, words) => {
    const { events, log } = await cook(settings);
    expect(textOf(events)).toBe("# Omelette");
    expect(events.at(-1)).toMatchObject({ type: "recipe-error", code: "model-failed", message: expect.stringMatching(words) as unknown });
    expect(log.open).toBe(0);
  });

  test("when the browser has none", async () => {
    const events = await collect(createOnDeviceChef({ model: undefined })({ ingredients: ["egg"] }, new AbortController().signal));
    expect(events.at(-1)).toMatchObject({ type: "recipe-error", code: "model-failed" });
  });
});

describe("a recipe that is cut short says so", () => {
  test("where the model has no room left", async () => {
    const { events } = await cook({ contextWindow: 600, pieces: ["# Omelette", "\n- 2 eggs".repeat(1_000), "more"] });
    expect(textOf(events)).not.toContain("more");
    expect(events.at(-1)).toEqual({ type: "recipe-end", reason: "length" });
  });

  test("where it goes round in circles", async () => {
    const { events, log } = await cook({ contextWindow: 1_000_000, pieces: Array.from({ length: 5_000 }, () => "Stir again. ") });
    expect(textOf(events).length).toBeLessThan(9_000);
    expect(events.at(-1)).toEqual({ type: "recipe-end", reason: "length" });
    expect([log.ended, log.open]).toEqual([["cancelled"], 0]);
  });
});

describe("Stop ends it for real", () => {
  test.each<[string, StandInSettings, number, readonly string[]]>([
    ["while the model is fetched", { availability: "downloadable", hang: "download" }, 1, []],
    ["before the first word", { hang: "prompt" }, 1, ["aborted"]],
    ["between words", { hang: "midway" }, 2, ["aborted"]],
  ])("%s", async (_, settings, eventsBefore, ended) => {
    const { chef, model, shares } = prepare(settings, { firstWord: 60_000, silence: 60_000, total: 60_000 });
    const leaving = new AbortController();
    const events: ChefEvent[] = [];
    const cooking = (async () => {
      for await (const event of chef({ ingredients: ["egg"] }, leaving.signal)) events.push(event);
    })();
    await expect.poll(() => [events.length, settings.availability === undefined || shares.includes(0.25)]).toEqual([eventsBefore, true]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    leaving.abort(new Error("Stopped."));
    await expect(cooking).rejects.toThrow("Stopped.");
    await expect.poll(() => model.log.ended).toEqual(ended);
    expect([model.log.open, shares.at(-1)]).toEqual([0, undefined]);
  });

  test("and before it began nothing is asked at all", async () => {
    const { chef, model } = prepare();
    await expect(collect(chef({ ingredients: ["egg"] }, AbortSignal.abort(new Error("Stopped."))))).rejects.toThrow("Stopped.");
    expect(model.log).toEqual({ availability: [], system: [], prompts: [], ended: [], open: 0 });
  });
});
