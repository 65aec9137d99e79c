import { expect, test } from "vitest";
import type { ChefEvent } from "#recipe/chef-event";
import { cook } from "#kitchen/compose/cook";
import { createBuiltInChef } from "./built-in.ts";

const chef = createBuiltInChef((order) => Promise.resolve(cook(order)));

async function collect(ingredients: readonly string[], signal = new AbortController().signal): Promise<readonly ChefEvent[]> {
  const events: ChefEvent[] = [];
  for await (const event of chef({ ingredients }, signal)) events.push(event);
  return events;
}

test("a recipe comes as a start, its text and an end", async () => {
  const events = await collect(["eggs", "spinach", "feta"]);
  expect(events[0]).toEqual({ type: "recipe-start", chef: "built-in" });
  expect(events.at(-1)).toEqual({ type: "recipe-end", reason: "stop" });
  const text = events.map((event) => (event.type === "text-delta" ? event.text : "")).join("");
  expect(cook({ ingredients: ["eggs", "spinach", "feta"] })).toMatchObject({ markdown: text });
});

test("a list without a dish is an error in words", async () => {
  expect(await collect(["salt"])).toMatchObject([{ type: "recipe-error", code: "no-dish" }]);
  expect(await collect(["bleach"])).toMatchObject([{ type: "recipe-error", code: "not-food" }]);
});

test("a kitchen that does not load is an error, not a throw", async () => {
  const broken = createBuiltInChef(() => Promise.reject(new Error("offline")));
  const events: ChefEvent[] = [];
  for await (const event of broken({ ingredients: ["egg"] }, new AbortController().signal)) events.push(event);
  expect(events).toMatchObject([{ type: "recipe-error", code: "internal" }]);
});

test("an aborted order ends with the signal's reason", async () => {
  const stop = new AbortController();
  stop.abort(new Error("stopped"));
  await expect(collect(["egg"], stop.signal)).rejects.toThrow("stopped");
});
