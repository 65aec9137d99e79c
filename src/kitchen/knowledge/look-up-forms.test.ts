/** The word tables hold what is looked up in them: every phrase in look-up form, so that loading works nothing out. */
import { expect, test } from "vitest";
import { HAZARDS } from "./hazards.ts";
import { NON_FOOD_PHRASES } from "./non-food.ts";
import { LANGUAGES_AT_HAND } from "./languages/languages-at-hand.ts";
import { READ_EVERYWHERE } from "./languages/language.ts";
import { MEASURES } from "./words/measures.ts";
import { findIngredientByName, keyOf } from "./vocabulary.ts";
import { COMPANY_READINGS } from "./words/company-readings.ts";
import { AMERICAN_READINGS } from "./words/american-readings.ts";
import { BRANDS } from "./words/brands.ts";
import { splitPhrases } from "./words/split-phrases.ts";

/** Keys behind a mark are measures and what is said beside a food. */
function isFood(english: string): boolean {
  return !/^[#~]/.test(english);
}

test("what tables of languages say of amounts are measures and numbers", () => {
  const said = Object.values(LANGUAGES_AT_HAND).flatMap((table) => Object.keys(table).flatMap((key) => (key.startsWith("#") ? [key.slice(1)] : [])));
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((measure) => !MEASURES.has(measure) && !/^(?:\d+|½|¼)$/.test(measure))).toEqual([]);
});

test.each([
  ["hazards", HAZARDS.flatMap(({ phrases }) => phrases.split(", "))],
  ["things that are no food", splitPhrases(NON_FOOD_PHRASES)],
  ["brands", [...BRANDS.keys()]],
])("%s are written in look-up form, each once", (_, phrases) => {
  expect(phrases.filter((phrase) => keyOf(phrase) !== phrase).map((phrase) => `${phrase} should be ${keyOf(phrase)}`)).toEqual([]);
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
});

test.each([
  ["foreign names", Object.values(LANGUAGES_AT_HAND).flatMap((table) => Object.keys(table).filter(isFood))],
  ["brands", [...BRANDS.values()].filter((food) => food !== "")],
  ["American readings", [...AMERICAN_READINGS.values()]],
  ["readings by company", [...COMPANY_READINGS].flatMap(([name, foods]) => [name, ...foods.map(({ food }) => food)])],
])("%s stand for foods of the tables", (_, names) => {
  expect(names.filter((name) => findIngredientByName(name) === undefined)).toEqual([]);
});

test.each(Object.entries(LANGUAGES_AT_HAND))("a word of the table of %s stands for one food, and once", (language, table) => {
  // Where accents tell words apart, two foods may have one look-up form.
  const isStrict = READ_EVERYWHERE.some((other) => other === language);
  const words = Object.entries(table)
    .filter(([english]) => isFood(english))
    .flatMap(([english, all]) =>
      all
        .replaceAll("=", "")
        .split(", ")
        .map((word) => [word.startsWith("!") || !isStrict ? word.toLowerCase() : keyOf(word), english] as const),
    );
  const seen = new Map<string, string>();
  const twice = words.filter(([word, english]) => {
    const other = seen.get(word);
    seen.set(word, english);
    return word === "" || other !== undefined;
  });
  expect(twice).toEqual([]);
});
