import { expect, test } from "vitest";
import type { Chef } from "#chefs/chef";
import type { ChefEvent } from "#recipe/chef-event";
import { collectRecipe } from "./collect-recipe.ts";

const ASKED = { chef: "hosted", order: { ingredients: ["egg"] } } as const;
const START: ChefEvent = { type: "recipe-start", chef: "hosted", model: "m" };
const WORDS: ChefEvent = { type: "text-delta", text: "# Egg" };

function saying(...events: readonly ChefEvent[]): Chef {
  return async function* () {
    yield* events;
  };
}

test.each<[name: string, events: readonly ChefEvent[], outcome: object]>([
  ["whole", [START, WORDS, { type: "recipe-end", reason: "stop" }], { state: "served", text: "# Egg", ending: "whole", model: "m" }],
  ["cut short", [START, WORDS, { type: "recipe-end", reason: "length" }], { state: "served", ending: "cut-short" }],
  ["without an end", [START, WORDS], { state: "served", ending: "broke-off" }],
  ["refused", [START, { type: "recipe-error", code: "refused", message: "No." }], { state: "failed", failure: { code: "refused" } }],
  ["without a word", [START, { type: "recipe-end", reason: "stop" }], { state: "failed", failure: { code: "bad-reply" } }],
])("an answer that is %s", async (_, events, outcome) => {
  expect(await collectRecipe(saying(...events), ASKED, new AbortController().signal)).toMatchObject(outcome);
});

test("who stops it is not answered", async () => {
  const person = new AbortController();
  const endless: Chef = async function* () {
    yield WORDS;
    person.abort(new Error("enough"));
    yield WORDS;
  };
  await expect(collectRecipe(endless, ASKED, person.signal)).rejects.toThrow("enough");
});
