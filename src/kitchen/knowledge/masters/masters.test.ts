import { expect, test } from "vitest";
import { findIngredient, getIngredient } from "../ingredients/all-ingredients.ts";
import { findClass, isClassId } from "../classes/all-classes.ts";
import type { ClassId } from "../classes/ingredient-class.ts";
import { ROLES } from "../classes/roles.ts";
import { fillSentence, parseSentence } from "#kitchen/compose/master/fill-sentence";
import { holesOf } from "#kitchen/compose/write/phrase";
import { allMasters } from "./all-masters.ts";
import { COURSES, KIT, isOfNoPart, PART_ROLES, TREATMENTS, type Master } from "./master.ts";
import { MASTER_IDS } from "./master-ids.ts";

const masters = allMasters();
const texts = ({ title, summary, method, note, safety }: Master): readonly string[] => [
  title,
  summary,
  ...method,
  ...[note, safety].filter((text) => text !== undefined),
];
const conditions = (text: string): readonly string[] => [...text.matchAll(/\[\?([^:[\]{}|]+):/g)].flatMap(([, when = ""]) => when.split(/[&/]/));
const isKey = (key: string): boolean => {
  if (key.startsWith("-")) return isKey(key.slice(1));
  if (key.startsWith("~")) return isClassId(key.slice(1));
  if (key.startsWith("@")) return (ROLES as readonly string[]).includes(key.slice(1));
  const [id = "", kind] = key.split("!");
  return findIngredient(id) !== undefined && (kind === undefined || isClassId(kind));
};

test("the ids of masters are those of the rows, each once, in the order of the alphabet", () => {
  expect(MASTER_IDS).toEqual(masters.map(({ id }) => id).sort());
});

test("every template closes what it opens", () => {
  for (const master of masters) for (const text of texts(master)) expect(() => parseSentence(text), master.id).not.toThrow();
});

test("every hole and every condition is a part, and every part is in the method", () => {
  const faults = masters.flatMap((master) => {
    const parts = new Set(master.parts.map(({ part }) => part));
    const named = texts(master).flatMap((text) => [
      ...holesOf(text)
        .filter((hole) => !isOfNoPart(hole))
        .map((hole) => hole.split(" ")[/^(?:it|is|they|cue|time|one) /.test(hole) ? 1 : 0] ?? ""),
      ...conditions(text).map((term) => term.trim().replace(/^!/, "").replace(/=.*$/, "")),
    ]);
    const inMethod = new Set(master.method.flatMap((step) => holesOf(step).flatMap((hole) => hole.split(" "))));
    return [
      ...named.filter((name) => !parts.has(name)).map((name) => `${master.id}: {${name}} is no part`),
      ...[...parts].filter((part) => !inMethod.has(part)).map((part) => `${master.id}: ${part} is not in the method`),
    ];
  });
  expect(faults).toEqual([]);
});

test("what goes beside a dish is begun before one of its steps, and is said where that is not the second", () => {
  const wrong = masters.filter(({ aside, method }) => aside !== undefined && (aside === 1 || aside < 0 || aside >= method.length));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("no preparation brings what is not on the list", () => {
  const brings = masters.flatMap(({ id, parts }) =>
    parts.flatMap(({ part, prep, prepOf = {} }) => [prep, ...Object.values(prepOf)].filter((words) => /\badd\b/.test(words ?? "")).map(() => `${id}: ${part}`)),
  );
  expect(brings).toEqual([]);
});

test("every key is an ingredient, a class or a role", () => {
  const faults = masters.flatMap((master) => {
    const keys = [
      ...master.parts.flatMap(({ foods, prepOf = {}, perFood = {} }) => [...foods.split(" "), ...Object.keys(prepOf), ...Object.keys(perFood)]),
      ...(master.contradicts ?? "").split(" "),
      ...(master.confirms ?? "").split(" "),
      ...texts(master).flatMap((text) => conditions(text).flatMap((term) => (term.includes("=") ? term.replace(/^.*=/, "").split(",") : []))),
    ];
    return keys.filter((key) => key !== "" && !isKey(key)).map((key) => `${master.id}: ${key}`);
  });
  expect(faults).toEqual([]);
});

test("every row holds what its fields may hold", () => {
  const faults = masters.flatMap((master) => [
    ...((COURSES as readonly string[]).includes(master.course) ? [] : [`${master.id}: course ${master.course}`]),
    ...master.kit.filter((kit) => !(KIT as readonly string[]).includes(kit)).map((kit) => `${master.id}: kit ${kit}`),
    ...master.parts.flatMap(({ part, role, does, grams }) => [
      ...((PART_ROLES as readonly string[]).includes(role) ? [] : [`${master.id}: ${part} is ${role}`]),
      ...does.filter((way) => !(TREATMENTS as readonly string[]).includes(way)).map((way) => `${master.id}: ${part} is ${way}`),
      ...(grams > 0 ? [] : [`${master.id}: ${part} weighs nothing`]),
    ]),
    ...(master.parts.some(({ need }) => need) ? [] : [`${master.id} needs nothing`]),
    ...(master.handsOn <= master.minutes ? [] : [`${master.id}: more hands-on than time`]),
  ]);
  expect(faults).toEqual([]);
});

test("raw meat, fish and pulses stand only in parts that are cooked", () => {
  const cooked = /fried|brown|sear|roast|bake|grill|char|boil|simmer|brais|steam|poach|blanch/;
  const faults = masters.flatMap(({ id, parts }) =>
    parts.flatMap(({ part, foods, does }) =>
      does.some((way) => cooked.test(way))
        ? []
        : foods
            .split(" ")
            .filter((key) => !key.includes("!") && !/^[-@]/.test(key))
            .filter((key) => {
              const kind = findClass(key.startsWith("~") ? (key.slice(1) as ClassId) : getIngredient(key).classId);
              return kind?.raw === "unsafe" && (kind.shelf === "meat" || kind.shelf === "fish" || kind.shelf === "pulse");
            })
            .map((key) => `${id}: ${part} would be ${key}, raw`),
    ),
  );
  expect(faults).toEqual([]);
});

/** The text with these parts filled, by any of their foods or by none that it asks for. */
const reads = (text: string, filled: ReadonlySet<string>, asked: boolean): boolean =>
  fillSentence(text, {
    isFilled: (name) => filled.has(name),
    isFilledBy: (name) => filled.has(name) && asked,
    isMany: () => false,
    hole: (hole) => (hole.split(" ").some((word) => filled.has(word)) || isOfNoPart(hole) ? "it" : undefined),
  }) !== undefined;

test("every title, summary and step reads without any part that is not needed", () => {
  const faults = masters.flatMap(({ id, parts, title, summary, method }) => {
    const all = parts.map(({ part }) => part);
    const needed = new Set(parts.filter(({ need }) => need).map(({ part }) => part));
    return [title, summary, ...method]
      .filter((text) => {
        const spare = all.filter((part) => !needed.has(part) && text.includes(part));
        const fillings = [needed, ...spare.map((part) => new Set(all.filter((other) => other !== part)))];
        return fillings.some((filled) => ![true, false].every((asked) => reads(text, filled, asked)));
      })
      .map((text) => `${id}: ${text}`);
  });
  expect(faults).toEqual([]);
});
