import { expect, test } from "vitest";
import { piecesOf } from "#kitchen/compose/write/said-work";
import { CLASSES } from "./classes/all-classes.ts";
import { CUTS } from "./classes/class-row.ts";
import { allMasters } from "./masters/all-masters.ts";
import { isWork, getWork, WORKS } from "./works.ts";

const preps = [
  ...allMasters().flatMap(({ id, parts }) =>
    parts.flatMap(({ part, prep, prepOf = {} }) => [prep, ...Object.values(prepOf)].map((text = "") => ({ where: `${id}: ${part}`, text }))),
  ),
  ...[...CLASSES.values()].flatMap(({ id, prep = "", choice = "" }) => [prep, choice].map((text) => ({ where: id, text }))),
  ...Object.entries(CUTS).map(([cut, text]) => ({ where: cut, text: text.replaceAll(/\{\d+cm\}/g, "") })),
];
const holes = (text: string): readonly string[] => [...text.matchAll(/\{([^{}]+)\}/g)].map(([, hole = ""]) => hole);

test("every hole of a preparation holds works and nothing else", () => {
  const faults = preps.filter(({ text }) => holes(text).some((hole) => !isWork(hole) && !hole.split(" ").every(isWork)));
  expect(faults).toEqual([]);
});

test("no work stands outside a hole, where nothing would know of it", () => {
  const faults = preps.filter(({ text }) =>
    text
      .replaceAll(/\{[^{}]+\}|\[\?!?\w+:/g, ";")
      .split(/[^\p{L}'-]+/u)
      .some(isWork),
  );
  expect(faults).toEqual([]);
});

test("conditions are those that are asked, and brackets close", () => {
  const conditions = preps.flatMap(({ text }) => [...text.matchAll(/\[\?!?(\w+):/g)].map(([, condition = ""]) => condition));
  expect([...new Set(conditions)].toSorted()).toEqual(["dried", "large", "solid", "stale", "tinned", "whole"]);
  const open = preps.filter(({ text }) => piecesOf(text).some((piece) => piece.text.split("[").length !== piece.text.split("]").length));
  expect(open).toEqual([]);
});

test("what is spared is a work", () => {
  expect(Object.keys(WORKS).flatMap((id) => (isWork(id) ? (getWork(id).spares ?? []).filter((spared) => !isWork(spared)) : []))).toEqual([]);
});
