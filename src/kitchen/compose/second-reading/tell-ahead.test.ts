import { expect, test } from "vitest";
import type { Recipe } from "#recipe/recipe";
import { cook } from "../cook.ts";
import { menu } from "../menu.ts";
import { tellAhead } from "./tell-ahead.ts";

const withLines = (...lines: readonly string[]): Recipe => ({
  title: "Supper",
  totalMinutes: 50,
  ingredients: lines.map((preparation) => ({ food: "food", preparation })),
  steps: [],
  notes: [],
});

test.each([
  ["soaked in several changes of cold water for 24 hours, simmered for 15 minutes and flaked", 1440, "soaking"],
  ["soaked in plenty of water for 8–12 hours, then drained and rinsed", 480, "soaking"],
  ["soaked overnight and drained", 480, "soaking"],
  ["rinsed and soaked for 30 minutes", 30, "soaking"],
  ["soaked for an hour", 60, "soaking"],
  ["soaked for 2 hours, rubbed and rinsed free of skins if they have any", 120, "soaking"],
  ["thawed in the fridge overnight, or in cold water for an hour, then peeled", 60, "thawing"],
  ["thawed in the fridge overnight or just before use for an hour in a sealed bag in cold water changed once, peeled and halved", 60, "thawing"],
  ["thawed in the fridge overnight and patted dry", 480, "thawing"],
] as const)("%s", (preparation, minutes, work) => {
  expect(tellAhead(withLines(preparation)).ahead).toEqual({ minutes, work });
});

test.each([
  "soaked in hot water for 20 minutes and drained",
  "soaked overnight, or boiled twice in fresh water",
  "soaked and simmered for 2 hours",
  "thawed if frozen",
])("%s wants nothing ahead", (preparation) => {
  expect(tellAhead(withLines(preparation)).ahead).toBeUndefined();
});

test("the longest is told", () => {
  expect(tellAhead(withLines("soaked for 30 minutes", "soaked overnight", "thawed")).ahead).toEqual({ minutes: 480, work: "soaking" });
});

const COD = ["salt cod", "potatoes", "eggs", "onion", "olive oil", "parsley"];

test("salt cod is told a day ahead in the header, and is no supper of an hour", () => {
  const answer = cook({ ingredients: COD });
  expect(answer.ok && answer.markdown).toMatch(/^\*\*Serves \d · [^*]* min[^*]*, plus 24 h soaking\*\*$/m);
  const quick = cook({ ingredients: COD, minutes: 90 });
  expect(quick.ok && quick.markdown.includes("salt cod")).toBe(false);
  const dishes = menu({ ingredients: COD });
  expect(dishes.ok && dishes.dishes.filter(({ uses }) => uses.includes("salt cod")).every(({ minutes }) => minutes > 1440)).toBe(true);
});

test("what is thawed ahead is told, and may be thawed already: it breaks no wish of minutes", () => {
  const answer = cook({ ingredients: ["frozen chicken breasts", "rice", "onion", "peas", "olive oil"], minutes: 60 });
  expect(answer.ok && answer.markdown).toMatch(/, plus overnight thawing\*\*/);
});

test("prawns thaw within the hour in cold water, and a chicken overnight", () => {
  const prawns = cook({ ingredients: ["frozen prawns", "spaghetti", "garlic", "olive oil", "lemon", "parsley"] });
  expect(prawns.ok && prawns.markdown).toMatch(
    /prawns, thawed in the fridge overnight or just before use for an hour in a sealed bag in cold water changed once/,
  );
  expect(prawns.ok && prawns.markdown).toMatch(/, plus 1 h thawing\*\*/);
  const chicken = cook({ ingredients: ["frozen whole chicken", "potatoes", "onion", "butter"] });
  expect(chicken.ok && chicken.markdown).toMatch(/thawed in the fridge overnight/);
  expect(chicken.ok && chicken.markdown).not.toMatch(/sealed bag/);
});
