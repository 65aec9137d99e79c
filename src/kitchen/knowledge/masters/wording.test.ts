/** What no sentence of a recipe may hold, whatever is there: looked for in the rows filled in several ways, and in what is cooked of common foods. */
import { expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";
import { fillSentence } from "#kitchen/compose/master/fill-sentence";
import { COMMON_FOODS } from "../common-foods.ts";
import { allMasters } from "./all-masters.ts";
import { isOfNoPart } from "./master.ts";

/** Each with what is wrong about it. */
const FAULTS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["a hole or a bracket is left", /[{}[\]|]/],
  ["a word is said twice", /\b(?!mahi\b)(\p{L}+) \1\b/iu],
  ["a gap is left", / [,.;:!?)]|,[,.;:]|\.\.|\( | - |[^\S ]/],
  ["a sentence begins with what joined it", /(?:^|[.!?] )(?:And|But|Then,) /],
  ["a word waits for its food", /\b(?:the|with a|half of|the rest of)(?=[.,;:)]|$)|\b(?:and|or)(?=[.;:)]|$)/i],
  ["a place is told in place of a food", /\bwhat is in the (?:second|other) bowl\b/i],
];
const faultsOf = (text: string): readonly string[] => FAULTS.flatMap(([what, pattern]) => (pattern.test(text) ? [`${what}: ${text}`] : []));

test("a fault of wording is seen", () => {
  const texts = [
    "Add {salt}.",
    "Add the the salt.",
    "Add the salt , and stir.",
    "And roast for 5 minutes.",
    "Add the salt and.",
    "Spread what is in the second bowl over the top.",
  ];
  expect(texts.map((text) => faultsOf(text).length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(faultsOf("Lay in the mahi mahi (63 °C) and, once it has browned, turn it over: the skin is crisp.")).toEqual([]);
});

test("the sentences of every row read well, with all parts, with what is needed, and with every second one", () => {
  const faults = allMasters().flatMap(({ id, parts, summary, method, note, safety }) => {
    const all = parts.map(({ part }) => part);
    const needed = parts.filter(({ need }) => need).map(({ part }) => part);
    const fillings = [all, needed, ...[0, 1].map((odd) => all.filter((part, at) => needed.includes(part) || at % 2 === odd))];
    return [summary, ...method, note ?? "", safety ?? ""].flatMap((text) =>
      fillings.flatMap((filled) =>
        [true, false].flatMap((asked) => {
          const said = fillSentence(text, {
            isFilled: (name) => filled.includes(name),
            isFilledBy: (name) => filled.includes(name) && asked,
            isMany: () => false,
            hole(hole, article) {
              const part = hole.split(" ").find((word) => all.includes(word));
              return isOfNoPart(hole) ? hole : part !== undefined && filled.includes(part) ? `${article ? "the " : ""}x${all.indexOf(part)}x` : undefined;
            },
          });
          return said === undefined ? [] : faultsOf(said.replaceAll(/[\uE000-\uF7FF\u2061-\u2064]/g, "")).map((fault) => `${id}: ${fault}`);
        }),
      ),
    );
  });
  expect([...new Set(faults)]).toEqual([]);
});

/** Foods that stand so many places apart in the row of common ones. */
const lists = Array.from({ length: 48 }, (_, from) => COMMON_FOODS.filter((_, at) => (at * ((from % 7) + 3) + from) % 13 === 0));

test("what is cooked of common foods reads well", () => {
  const faults = lists.flatMap((ingredients) =>
    [0, 1].flatMap((attempt) => {
      const answer = cook({ ingredients, attempt });
      const steps = answer.ok ? answer.markdown.split("\n").flatMap((line) => /^\d+\. (.+)/.exec(line)?.[1] ?? []) : [];
      return steps.flatMap(faultsOf);
    }),
  );
  expect(faults).toEqual([]);
}, 60_000);
