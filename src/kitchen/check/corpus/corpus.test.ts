import { expect, test } from "vitest";
import { checkPantry } from "../check-pantry.ts";
import { CLEAN_RECIPES } from "./clean-recipes.ts";
import { DANGEROUS_RECIPES } from "./dangerous-recipes.ts";
import { EXTRA_RECIPES } from "./extra-recipes.ts";
import { LABELLED_DANGERS } from "./labelled-dangers.ts";
import type { LabelledRecipe } from "./labelled-recipe.ts";
import { MIXED_RECIPES } from "./mixed-recipes.ts";
import { SAFE_RECIPES } from "./safe-recipes.ts";
import { tellDanger, TOLD_DANGERS } from "./told-dangers.ts";
import { TOLD_DANGERS_SECOND } from "./told-dangers-second.ts";
import { TOLD_DANGERS_HELD, TOLD_DANGERS_THIRD } from "./told-dangers-third.ts";
import { UNSAFE_RECIPES } from "./unsafe-recipes.ts";

const ALL: readonly LabelledRecipe[] = [...CLEAN_RECIPES, ...EXTRA_RECIPES, ...MIXED_RECIPES, ...UNSAFE_RECIPES];

test.each(CLEAN_RECIPES)("$id is clean", ({ markdown, ingredients, unsafe = [] }) => {
  const { clean, findings } = checkPantry(markdown, { ingredients });
  expect(findings.filter(({ id }) => id === "not-on-your-list" || id === "not-sure").map(({ food }) => food)).toEqual([]);
  expect(clean).toBe(true);
  expect(findings.flatMap(({ kind }) => kind ?? [])).toEqual(unsafe);
});

test.each([...UNSAFE_RECIPES, ...DANGEROUS_RECIPES, ...SAFE_RECIPES])("$id: what is unsafe, and nothing else", ({ markdown, ingredients, unsafe = [] }) => {
  expect(checkPantry(markdown, { ingredients }).findings.flatMap(({ kind }) => kind ?? [])).toEqual(unsafe);
});

test.each(LABELLED_DANGERS)("[%s] %s: %s", (listed, step, kind) => {
  const ingredients = listed.split(", ");
  const markdown = `Ingredients:\n${ingredients.map((entry) => `- 1 ${entry}`).join("\n")}\n\nMethod:\n1. Prepare everything.\n2. ${step}\n3. Serve.\n`;
  const kinds = checkPantry(markdown, { ingredients }).findings.flatMap((finding) => finding.kind ?? []);
  expect(kinds).toEqual(kind === "" ? [] : [kind]);
});

test("of sixty told dangers all but one are found, and nothing in forty near misses", () => {
  const kindsOf = (danger: (typeof TOLD_DANGERS)[number]): readonly string[] =>
    checkPantry(tellDanger(danger), { ingredients: danger.listed.split(", ") }).findings.flatMap(({ kind }) => kind ?? []);
  const missed = TOLD_DANGERS.filter((danger) => danger.kind !== undefined && !kindsOf(danger).includes(danger.kind));
  // A time that stands alone behind the place: "until it's floppy, five or six hours".
  expect(missed.map(({ listed }) => listed)).toEqual(["frozen cod, potatoes, milk"]);
  expect(TOLD_DANGERS.filter((danger) => danger.kind === undefined && kindsOf(danger).length > 0)).toEqual([]);
  const missedOfSecond = TOLD_DANGERS_SECOND.filter((danger) => danger.kind !== undefined && kindsOf(danger).length === 0);
  // A spoon that goes from raw meat back into its jar.
  expect(missedOfSecond.map(({ listed }) => listed)).toEqual(["chicken breasts, pesto, tomatoes"]);
  expect(TOLD_DANGERS_SECOND.filter((danger) => danger.kind === undefined && kindsOf(danger).length > 0)).toEqual([]);
});

test.each(TOLD_DANGERS_THIRD)("$steps: $kind", (danger) => {
  const kinds = checkPantry(tellDanger(danger), { ingredients: danger.listed.split(", ") }).findings.flatMap(({ kind }) => kind ?? []);
  expect(kinds).toEqual(danger.kind === undefined ? [] : [danger.kind]);
});

test("of the dangers that were held back one is missed, and none is made up", () => {
  const wrong = TOLD_DANGERS_HELD.filter((danger) => {
    const kinds = checkPantry(tellDanger(danger), { ingredients: danger.listed.split(", ") }).findings.flatMap(({ kind }) => kind ?? []);
    return kinds.join() !== (danger.kind ?? "");
  });
  // Garlic between tomatoes, and oil over both.
  expect(wrong.map(({ listed }) => listed)).toEqual(["sun-dried tomatoes, garlic, olive oil"]);
});

test("no recipe with a foreign food passes for clean", () => {
  const passed = ALL.filter(({ extra, markdown, ingredients }) => (extra?.list || extra?.step ? checkPantry(markdown, { ingredients }).clean : false));
  expect(passed.map(({ id }) => id)).toEqual([]);
});

/** Names agree when one ends in the other: "olive oil" and "oil", "fresh coriander" and "coriander". */
const agree = (one: string, other: string): boolean => plain(one).includes(plain(other)) || plain(other).includes(plain(one));
const plain = (name: string): string => name.toLowerCase().replace(/e?s$/, "");

test("foreign foods are found: recall at least 0.95, precision at least 0.95", () => {
  let found = 0;
  let labelled = 0;
  let named = 0;
  for (const { extra, markdown, ingredients } of ALL) {
    const gold = [...(extra?.list ?? []), ...(extra?.step ?? [])];
    const said = checkPantry(markdown, { ingredients }).findings.flatMap(({ id, food, where }) =>
      id === "not-on-your-list" && where !== "optional" && food !== undefined ? [food] : [],
    );
    labelled += gold.length;
    named += said.length;
    found += gold.filter((food) => said.some((name) => agree(food, name))).length;
  }
  expect(found / labelled).toBeGreaterThanOrEqual(0.95);
  expect(found / named).toBeGreaterThanOrEqual(0.95);
});

test.each(ALL.filter(({ unused, over, missing, cutOff }) => unused ?? over ?? missing ?? cutOff))(
  "$id: unused, too much, without an amount, cut off",
  ({ markdown, ingredients, unused = [], over = [], missing = [], cutOff = false }) => {
    const { findings } = checkPantry(markdown, { ingredients });
    const foods = (id: string): string[] =>
      findings.flatMap((finding) => (finding.id === id && finding.food !== undefined ? [finding.food.toLowerCase()] : []));
    expect(foods("unused-ingredient")).toEqual(unused);
    expect(foods("over-amount")).toEqual(over);
    expect(foods("missing-quantity")).toHaveLength(missing.length);
    expect(findings.some(({ id }) => id === "cut-off")).toBe(cutOff);
  },
);
