/** Integrity of the ingredient tables: every message names the row. */
import { expect, test } from "vitest";
import { pluralOf } from "../plural.ts";
import { ALLERGENS, type Allergen } from "../schema.ts";
import { findIngredientByName, keyOf } from "../vocabulary.ts";
import { ALL_INGREDIENTS, findIngredient } from "./all-ingredients.ts";

test("every ingredient has an id of its own", () => {
  const seen = new Set<string>();
  const twice = ALL_INGREDIENTS.filter(({ id }) => seen.has(id) || !seen.add(id)).map(({ id }) => id);
  expect(twice).toEqual([]);
});

test("a name, a US name or another spelling belongs to one ingredient", () => {
  const owners = new Map<string, string>();
  const conflicts: string[] = [];
  for (const { id, name, usName, aliases } of ALL_INGREDIENTS) {
    for (const key of new Set([name, ...(usName === undefined ? [] : [usName]), ...aliases].map(keyOf))) {
      const owner = owners.get(key);
      if (owner !== undefined && owner !== id) conflicts.push(`${key}: ${owner} and ${id}`);
      owners.set(key, id);
    }
  }
  expect(conflicts).toEqual([]);
});

test("other spellings are written in look-up form: lower-case dictionary forms", () => {
  const wrong = ALL_INGREDIENTS.flatMap(({ id, aliases }) =>
    aliases.filter((alias) => keyOf(alias) !== alias).map((alias) => `${id}: ${alias} should be ${keyOf(alias)}`),
  );
  expect(wrong).toEqual([]);
});

test("a name that is not in look-up form has that form among its other spellings", () => {
  const lost = ALL_INGREDIENTS.flatMap(({ name, usName, aliases }) =>
    [name, ...(usName === undefined ? [] : [usName])].filter((text) => keyOf(text) !== text && !aliases.includes(keyOf(text))),
  );
  expect(lost.map((text) => `${text}: ${keyOf(text)}`)).toEqual([]);
});

test("the kitchen knows at least a thousand foods, by at least five thousand other spellings", () => {
  expect(ALL_INGREDIENTS.length).toBeGreaterThanOrEqual(1_000);
  expect(ALL_INGREDIENTS.flatMap(({ aliases }) => aliases).length).toBeGreaterThanOrEqual(5_000);
});

test("every name finds its own row, in the singular and in the plural", () => {
  const lost = ALL_INGREDIENTS.filter(
    ({ id, name, plural, mass }) => findIngredientByName(name)?.id !== id || findIngredientByName(plural ?? (mass === true ? name : pluralOf(name)))?.id !== id,
  ).map(({ id }) => id);
  expect(lost).toEqual([]);
});

test("a kind names a broader food that exists, and no food is a kind of itself", () => {
  const wrong = ALL_INGREDIENTS.filter(({ kindOf }) => {
    const seen = new Set<string>();
    for (let kind = kindOf; kind !== undefined; kind = findIngredient(kind)?.kindOf) {
      if (seen.has(kind) || findIngredient(kind) === undefined) return true;
      seen.add(kind);
    }
    return false;
  }).map(({ id, kindOf }) => `${id} is a kind of ${kindOf}`);
  expect(wrong).toEqual([]);
});

test("weights are grams of a real piece", () => {
  const wrong = ALL_INGREDIENTS.filter(({ eachGrams }) => eachGrams !== undefined && !(eachGrams > 0 && eachGrams <= 5000)).map(
    ({ id, eachGrams }) => `${id}: ${eachGrams} g`,
  );
  expect(wrong).toEqual([]);
});

test("an allergen is held or may be held, not both, and is one of the fourteen", () => {
  const known: readonly string[] = ALLERGENS;
  const wrong = ALL_INGREDIENTS.filter(
    ({ allergens = [], mayContain = [] }) =>
      [...allergens, ...mayContain].some((allergen) => !known.includes(allergen)) || allergens.some((allergen) => mayContain.includes(allergen)),
  ).map(({ id }) => id);
  expect(wrong).toEqual([]);
});

test.each([
  ["prawn", "crustaceans"],
  ["mussel", "molluscs"],
  ["cod", "fish"],
  ["smoked-haddock", "fish"],
  ["fish-sauce", "fish"],
  ["worcestershire-sauce", "fish"],
  ["cheddar", "milk"],
  ["halloumi", "milk"],
  ["ghee", "milk"],
  ["bulgur-wheat", "gluten"],
  ["soy-sauce", "soy"],
  ["soy-sauce", "gluten"],
  ["tahini", "sesame"],
  ["hummus", "sesame"],
  ["celeriac", "celery"],
  ["mustard", "mustard"],
  ["peanut-butter", "peanut"],
  ["pesto", "milk"],
  ["mayonnaise", "egg"],
  ["white-wine", "sulphites"],
  ["marzipan", "nuts"],
  ["oats", "gluten"],
])("%s holds %s", (id, allergen) => {
  expect(findIngredient(id)?.allergens).toContain(allergen);
});

test.each(["plant-milk", "plant-cream", "plant-yogurt", "vegan-butter", "vegan-cheese", "vegan-mayonnaise"])("%s holds no milk and no egg", (id) => {
  expect(findIngredient(id)?.allergens ?? []).not.toEqual(expect.arrayContaining(["milk"]));
  expect(findIngredient(id)?.allergens ?? []).not.toEqual(expect.arrayContaining(["egg"]));
});

test("foods that look alike in name stay apart", () => {
  const pairs = [
    ["peppers", "pepper"],
    ["coconut milk", "milk"],
    ["peanut butter", "butter"],
    ["sweet potato", "potato"],
    ["ground coriander", "coriander"],
    ["garlic powder", "garlic"],
    ["tomato puree", "tomato"],
    ["coconut water", "coconut milk"],
    ["dried kidney beans", "kidney beans"],
    ["self-raising flour", "flour"],
    ["cream of tartar", "cream"],
    ["rice vinegar", "rice"],
    ["clove", "garlic"],
    ["elderberries", "mixed berries"],
  ] as const;
  const merged = pairs.filter(([one, other]) => findIngredientByName(one) === undefined || findIngredientByName(one) === findIngredientByName(other));
  expect(merged).toEqual([]);
});

/** A word that names an allergen, where it does not mean something else. */
const TELLS: readonly (readonly [words: RegExp, allergen: Allergen])[] = [
  [/\bpeanut|\bsatay\b/, "peanut"],
  [/\b(?:almond|hazelnut|walnut|pecan|cashew|pistachio|macadamia|amaretti|macaron|marzipan)\b(?! (?:extract|essence|flavouring|syrup))/, "nuts"],
  [/\b(?:sesame|tahini|halva)\b(?! leaf)/, "sesame"],
  [/\b(?:prawn|shrimp|crab|lobster)\b(?! apple)/, "crustaceans"],
  [/\b(?:mussel|clam|oyster|squid|octopus)\b(?! mushroom| cracker)|\bclamato\b|(?<!veal )\bscallop\b/, "molluscs"],
  [/\b(?:soy|soya|tofu|tempeh|edamame|miso|soybean)\b(?!bean oil| oil)/, "soy"],
  [/\b(?:anchovy|tuna|salmon|cod|sardine)\b/, "fish"],
  [/\b(?:bulgur|barley|farro|spelt|freekeh|challah)\b(?! water)/, "gluten"],
  [/\begg (?:fried|bread|pasta|noodle)|\bchallah\b/, "egg"],
  [/\branch (?:mix|packet|powder|dressing|seasoning)/, "milk"],
  [/\b(?:sprat|niboshi)\b/, "fish"],
  [/\b(?:meringue|macaroon|macaron|brioche|amaretti|ladyfinger)\b/, "egg"],
];
/** Brands, and names that only sound like it. */
const NAMES_ONLY = new Set(["king oyster", "three crab", "crab stick", "imitation crab"]);

test("a spelling that names an allergen belongs to an ingredient that tells of it", () => {
  const silent = ALL_INGREDIENTS.flatMap(({ name, aliases, allergens = [], mayContain = [] }) =>
    [name, ...aliases].flatMap((spelling) =>
      TELLS.filter(([words, allergen]) => words.test(spelling) && !NAMES_ONLY.has(spelling) && ![...allergens, ...mayContain].includes(allergen)).map(
        ([, allergen]) => `${spelling} (${name}): ${allergen}`,
      ),
    ),
  );
  expect(silent).toStrictEqual([]);
});
