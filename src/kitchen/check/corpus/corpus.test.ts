import { expect, test } from "vitest";
import { checkPantry } from "../check-pantry.ts";
import { CLEAN_RECIPES } from "./clean-recipes.ts";
import { DANGEROUS_RECIPES } from "./dangerous-recipes.ts";
import { OVERREACHING_RECIPES } from "./overreaching-recipes.ts";
import { LABELLED_DANGERS } from "./labelled-dangers.ts";
import type { LabelledRecipe } from "./labelled-recipe.ts";
import { MIXED_RECIPES } from "./mixed-recipes.ts";
import { SAFE_RECIPES } from "./safe-recipes.ts";
import { CROSS_CONTAMINATION } from "./told-dangers/cross-contamination.ts";
import { HARMFUL_AS_THEY_ARE } from "./told-dangers/harmful-as-they-are.ts";
import { KEPT_AND_WARMED } from "./told-dangers/kept-and-warmed.ts";
import { LEFT_OUT } from "./told-dangers/left-out.ts";
import { LIKENED_DANGERS, LIKENESSES } from "./told-dangers/likenesses.ts";
import { NEAR_MISSES } from "./told-dangers/near-misses.ts";
import { tellDanger, type ToldDanger } from "./told-dangers/told-danger.ts";
import { PLAIN_NEAR_MISSES, PLAINLY_TOLD } from "./told-dangers/plainly-told.ts";
import { SOUNDS_LIKE_IT, TOLD_OTHERWISE } from "./told-dangers/told-otherwise.ts";
import { UNDERCOOKED } from "./told-dangers/undercooked.ts";
import { UNSAFE_RECIPES } from "./unsafe-recipes.ts";

const ALL: readonly LabelledRecipe[] = [...CLEAN_RECIPES, ...OVERREACHING_RECIPES, ...MIXED_RECIPES, ...UNSAFE_RECIPES];

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

const TOLD: readonly ToldDanger[] = [
  ...CROSS_CONTAMINATION,
  ...HARMFUL_AS_THEY_ARE,
  ...KEPT_AND_WARMED,
  ...LEFT_OUT,
  ...UNDERCOOKED,
  ...TOLD_OTHERWISE,
  ...PLAINLY_TOLD,
];

const kindsOf = (danger: ToldDanger): readonly string[] =>
  checkPantry(tellDanger(danger), { ingredients: danger.listed.split(", ") }).findings.flatMap(({ kind }) => kind ?? []);

/** What is not found today, or found with another beside it, by the list of the danger: a test fails when one is mended, so that it is taken off. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  // A time that stands alone behind the place: "until it's floppy, five or six hours".
  "frozen cod, potatoes, milk": [],
  // Meat that is left half done is also left out.
  "chicken breasts, salt, pepper, lettuce": ["left-out", "partly-cooked"],
  // "The gunk left in the tub? Liquid gold": asked, and answered by a name.
  "chicken drumsticks, jerk marinade, mango": [],
  // A spoon that goes from raw meat back into its jar.
  "chicken breasts, pesto, tomatoes": [],
};

test("of 309 told dangers all are found for what they are, but for those that are known not to be", () => {
  const wrong = TOLD.flatMap((danger): (readonly [string, readonly string[]])[] => {
    const kinds = kindsOf(danger);
    return kinds.join() === danger.kind ? [] : [[danger.listed, kinds]];
  });
  expect(Object.fromEntries(wrong)).toEqual(KNOWN);
  expect(wrong).toHaveLength(Object.keys(KNOWN).length);
});

/** What is taken for a danger today, by its second step: set aside, or seen to be done, in words that no rule reads. */
const KNOWN_FALSE: Readonly<Record<string, readonly string[]>> = {
  "Five minutes a side; if the middle's still glistening and rosy, back it goes till it isn't.": ["poultry-no-cue"],
  "My mate Kenji pulls his at 60 degrees celsius; I'm not that brave, so 75 it is, in the thickest bit.": ["undercooked-poultry"],
  "Grandad had it bloody at the joint; we have doctors now.": ["undercooked-poultry"],
  "A hot pan, two minutes a side, cut into the fattest one: all white? Lemon and capers in, off.": ["poultry-no-cue"],
  "Our two-year-old has porridge.": ["raw-egg-vulnerable"],
};

test.each([...NEAR_MISSES, ...SOUNDS_LIKE_IT, ...PLAIN_NEAR_MISSES])("$steps: no danger", (nearMiss) => {
  expect(kindsOf(nearMiss)).toEqual(KNOWN_FALSE[nearMiss.steps[1] ?? ""] ?? []);
});

/** Glue as a word for what is overcooked, shampoo for a smell, paste for a pudding; turkey that was roasted the day before; what the evening makes of a salad. */
const KNOWN_LIKENESSES = [
  "rice, coconut milk, sugar: non-food",
  "lavender, sugar, flour, butter: non-food",
  "tapioca, milk, sugar: non-food",
  "turkey, stuffing, bread: undercooked-poultry",
  "yogurt, cucumber, mint: left-out",
];

test("what is likened, eaten from the fridge or baked without a verb is no danger, and what is put on food, left out or never baked is", () => {
  expect(LIKENESSES.flatMap((miss) => kindsOf(miss).map((kind) => `${miss.listed}: ${kind}`))).toEqual(KNOWN_LIKENESSES);
  expect(LIKENED_DANGERS.filter((danger) => kindsOf(danger).join() !== danger.kind).map(({ steps }) => steps[0])).toEqual([
    // An oven that is named to say that it stays off.
    "Set the oven to 0, you won't need 180 degrees.",
  ]);
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
