import { expect, test } from "vitest";
import { pattern } from "#recipe/pattern";
import { findIngredient, getIngredient } from "../ingredients/all-ingredients.ts";
import { findClass, isClassId } from "../classes/all-classes.ts";
import type { ClassId } from "../classes/ingredient-class.ts";
import { ROLES } from "../classes/roles.ts";
import { fillSentence, parseSentence } from "#kitchen/compose/master/fill-sentence";
import { readShare } from "./shares.ts";
import { holesOf } from "#kitchen/compose/write/phrase";
import { SHOWN_MASTER } from "../test-shown/shown-master.ts";
import { allMasters } from "./all-masters.ts";
import { COURSES, KIT, isOfNoPart, PART_ROLES, TREATMENTS, type Master } from "./master.ts";
import { MASTER_IDS } from "./master-ids.ts";

/** Those of the book, and the one that the README shows. */
const masters = [...allMasters(), SHOWN_MASTER];
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
  if (key.startsWith("@")) return key.slice(1) in ROLES;
  if (key.startsWith("=")) return findIngredient(key.slice(1)) !== undefined;
  const [id = "", kind] = key.split("!");
  return findIngredient(id) !== undefined && (kind === undefined || isClassId(kind));
};

test("the ids of masters are those of the rows, each once, in the order of the alphabet", () => {
  expect(MASTER_IDS).toEqual(
    allMasters()
      .map(({ id }) => id)
      .sort(),
  );
});

test("a dish that people ask for by its name has a kitchen that it comes from", () => {
  const known = masters.filter((master) => master.known);
  expect(known.length).toBeGreaterThan(0);
  expect(known.filter(({ kitchen }) => kitchen === "Everyday").map(({ id }) => id)).toEqual([]);
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
        .map((hole) => readShare(hole)?.whole ?? hole)
        .map((hole) => hole.split(" ")[/^(?:it|is|they|cue|time|one|itself) /.test(hole) ? 1 : 0] ?? ""),
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

/** The row with nothing but what it needs, in its own words; a food is a mark. */
function tellLeanest({ parts, summary, method }: Master): readonly string[] {
  const needed = new Set(parts.filter(({ need }) => need).map(({ part }) => part));
  const filling = {
    isFilled: (part: string) => needed.has(part),
    isFilledBy: () => false,
    isMany: () => false,
    hole: (hole: string) => (isOfNoPart(hole) ? "1" : hole.split(" ").some((word) => needed.has(word)) ? "§" : undefined),
  };
  return [summary, ...method].map((text) => fillSentence(text, filling) ?? "");
}

test("the parts of which a row wants one are its own, and none that it needs", () => {
  const wrong = masters.flatMap(({ id, oneOf, parts }) =>
    (oneOf?.split(" ") ?? []).filter((name) => !parts.some(({ part, need }) => part === name && !need)).map((name) => `${id}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test("a row that dresses has what the dressing is made of, whatever else is missing", () => {
  const makes: readonly string[] = ["sauce", "fat", "seasoning", "sweetener", "liquid"];
  const undressed = masters.filter((master) => {
    const { course, oneOf, parts } = master;
    const isMade = course === "sauce" || oneOf !== undefined || parts.some(({ need, role }) => need && makes.includes(role));
    return !isMade && tellLeanest(master).some((text) => /\bdressing\b/.test(text));
  });
  expect(undressed.map(({ id }) => id)).toEqual([]);
});

test("no sentence is left with a word that leads to nothing", () => {
  const broken = masters.flatMap((master) =>
    tellLeanest(master)
      .filter((text) => /\b(?:with|into|the|an?|of)[,.;:]|^Take an? [\w ]+\.$/.test(text))
      .map((text) => `${master.id}: ${text}`),
  );
  expect(broken).toEqual([]);
});

test("what goes beside a dish is begun before one of its steps, and is said where that is not the second", () => {
  const wrong = masters.filter(({ aside, method }) => aside !== undefined && (aside === 1 || aside < 0 || aside >= method.length));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("a row's steps for what stands beside are steps of its method, and the last is none", () => {
  const wrong = masters.filter(({ besides = [], method }) => besides.some((place) => !Number.isInteger(place) || place < 0 || place >= method.length - 1));
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
      ...texts(master).flatMap((text) => conditions(text).flatMap((term) => (term.includes("=") ? term.replace(/^[^=]*=/, "").split(",") : []))),
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

type Words = ReturnType<typeof parseSentence>;

/** What is wrong with the brackets of a text: words that are printed whatever is there, and words that are never come to. */
function faultsOfBrackets(words: Words, needed: ReadonlySet<string>): readonly string[] {
  return words.flatMap((choice) => {
    if (typeof choice === "string" || "hole" in choice) return [];
    const { when, branches } = choice;
    const faults = branches.flatMap((branch, at) => {
      const holes = branch.flatMap((node) => (typeof node === "object" && "hole" in node && !isOfNoPart(node.hole) ? [node.hole] : []));
      const mayMiss = (when !== undefined && at === 0) || holes.some((hole) => !hole.split(" ").some((word) => needed.has(word)));
      const told = branch.filter((node) => typeof node === "string").join("…");
      if (mayMiss) return [];
      if (at < branches.length - 1) return [`nothing comes after "${told}"`];
      return branches.length === 1 && holes.length === 0 && /\p{L}/u.test(told) ? [`"${told}" is always printed`] : [];
    });
    return [...faults, ...branches.flatMap((branch) => faultsOfBrackets(branch, needed))];
  });
}

test("a bracket is left out where something is missing, and each of its choices can be come to", () => {
  const faultsOf = (text: string): number => faultsOfBrackets(parseSentence(text), new Set(["rice"])).length;
  expect(["Serve[ over the rice].", "[{rice}|{bread}]", "[[Fry the {egg}|Boil the {egg}] and add.]", "Fry[ for {5 min}]."].map(faultsOf)).toEqual([1, 1, 1, 1]);
  expect(["Serve[?rice:  over the rice].", "[{bread}|{rice}]", "[?egg: [Fry the {egg}] and add.]", "[Fry the {egg}|Rest]."].map(faultsOf)).toEqual([
    0, 0, 0, 0,
  ]);
  const faults = masters.flatMap((master) => {
    const needed = new Set(master.parts.filter(({ need }) => need).map(({ part }) => part));
    return texts(master).flatMap((text) => faultsOfBrackets(parseSentence(text), needed).map((fault) => `${master.id}: ${fault}`));
  });
  expect(faults).toEqual([]);
});

test("a time in a method is a hole, so that it is counted", () => {
  const unmarked = masters.flatMap(({ id, method }) =>
    method.flatMap((step) => [...step.matchAll(/\d[¼½¾]?\]?(?: more)? (?:minute|hour)s?\b(?! a side).{0,9}/g)].map(([words]) => `${id}: ${words}`)),
  );
  expect(unmarked).toEqual([]);
});

test("words that say that a sentence goes on beside something else stand in a hole, or behind one", () => {
  const beside = /\b(?:meanwhile|towards the end|while|up to|or overnight|or longer|for the last|if)\b/i;
  const unmarked = masters.flatMap(({ id, method }) =>
    method
      .flatMap((step) => step.replaceAll(/\{[^~{}][^{}]*\}|\[\?[^:\]]*:/g, "").split(/[.;][\])|[ ]*/))
      .filter((sentence) => beside.test(sentence.split("{~", 1)[0] ?? ""))
      .map((sentence) => `${id}: ${sentence}`),
  );
  expect(unmarked).toEqual([]);
});

test("salt of the dish is not poured away with the water that something boiled in", () => {
  const drained = /\bdrain(?:ed)?\b/i;
  const faults = masters.flatMap(({ id, parts, method }) =>
    parts
      .filter(({ foods, part }) => foods.includes("~salt") && method.flatMap(holesOf).filter((hole) => (readShare(hole)?.part ?? hole) === part).length > 1)
      .flatMap(({ part }) => {
        const poured = pattern()`(?<!ml\} )(?<!warm )\bwater(?: to cover)?\[[^\[\]]*\{${part} [a-z-]+\}`;
        return method.filter((step) => poured.test(step) && drained.test(step)).map((step) => `${id}: ${step}`);
      }),
  );
  expect(faults).toEqual([]);
});

test("what is put into a pan for some minutes is cooked, heated or left there for them", () => {
  const bare =
    /\b(?:add|return|slip in|drop in|lay in)\b(?:(?!\b(?:and (?!the|a |\{)|until|then|to|cook|simmer|fry|boil|stir|press|leave|let|for)\b|[.;:]).)*? for (?:\{\d|\d0 seconds|a minute)/i;
  expect(masters.flatMap(({ id, method }) => method.flatMap((step) => (bare.exec(step) ?? []).map((words) => `${id}: ${words}`)))).toEqual([]);
});

test("a share of a food is a hole, so that what is all used is told whole, and the rest in its measure", () => {
  const written =
    /(?<!\b(?:about|each|one|other|second|than) )\b(?:half|a third|two[ -]thirds|a quarter|three[ -]quarters|another third|most|some|a little|the rest) of the \{[a-z]+\}(?! (?:left|mixture|that is left)\b|\[?(?:,| and) \{)/;
  const ofARest = /\bmost of the rest of the \{/;
  expect(masters.flatMap(({ id, method }) => method.filter((step) => written.test(step.replace(ofARest, ""))).map((step) => `${id}: ${step}`))).toEqual([]);
});

test("a share of a food is one of the whole, so that it can be told in grams", () => {
  const ofTheRest = /\b(?:half|thirds?|quarters?) (?:of )?(?:the (?:rest|remaining)|what is left)(?: of the)? \{/;
  expect(masters.flatMap(({ id, method }) => method.filter((step) => ofTheRest.test(step)).map((step) => `${id}: ${step}`))).toEqual([]);
});
