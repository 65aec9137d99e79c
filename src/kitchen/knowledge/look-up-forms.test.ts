/** The word tables hold what is looked up in them: every phrase in look-up form, so that loading works nothing out. */
import { expect, test } from "vitest";
import { HAZARDS } from "./hazards.ts";
import { NON_FOOD_PHRASES } from "./non-food.ts";
import { LANGUAGES_AT_HAND } from "./languages/languages-at-hand.ts";
import { findIngredientByName, keyOf } from "./vocabulary.ts";
import { COMPANY_READINGS } from "./words/company-readings.ts";
import { AMERICAN_READINGS } from "./words/american-readings.ts";
import { BRANDS } from "./words/brands.ts";
import { splitPhrases } from "./words/split-phrases.ts";

test.each([
  ["hazards", HAZARDS.flatMap(({ phrases }) => phrases.split(", "))],
  ["things that are no food", splitPhrases(NON_FOOD_PHRASES)],
  ["brands", [...BRANDS.keys()]],
])("%s are written in look-up form, each once", (_, phrases) => {
  expect(phrases.filter((phrase) => keyOf(phrase) !== phrase).map((phrase) => `${phrase} should be ${keyOf(phrase)}`)).toEqual([]);
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
});

test.each([
  ["foreign names", Object.values(LANGUAGES_AT_HAND).flatMap((table) => Object.keys(table))],
  ["brands", [...BRANDS.values()].filter((food) => food !== "")],
  ["American readings", [...AMERICAN_READINGS.values()]],
  ["readings by company", [...COMPANY_READINGS].flatMap(([name, foods]) => [name, ...foods.map(({ food }) => food)])],
])("%s stand for foods of the tables", (_, names) => {
  expect(names.filter((name) => findIngredientByName(name) === undefined)).toEqual([]);
});

test.each(Object.entries(LANGUAGES_AT_HAND))("a word of the table of %s stands for one food, and once", (_, table) => {
  const words = Object.entries(table).flatMap(([english, all]) => all.split(", ").map((word) => [word.startsWith("!") ? word : keyOf(word), english] as const));
  const seen = new Map<string, string>();
  const twice = words.filter(([word, english]) => {
    const other = seen.get(word);
    seen.set(word, english);
    return word === "" || other !== undefined;
  });
  expect(twice).toEqual([]);
});
