/** Ratios that hold in every dish that the book can make of what it needs, whatever stands in for what and however much of it was typed. */
import { expect, test } from "vitest";
import { layCounter, tryMaster } from "#kitchen/compose/master/find-masters";
import { portionMaster } from "#kitchen/compose/master/portion-master";
import { rowFitsOf } from "#kitchen/compose/master/row-fits";
import { toldParts } from "#kitchen/compose/master/told-parts";
import { isMeasuredOut } from "#kitchen/compose/portion/typed-whole";
import { allMasters, masterBook } from "#kitchen/knowledge/masters/all-masters";
import type { Master } from "#kitchen/knowledge/masters/master";
import { derivedLists, type DerivedList } from "./derived-lists.ts";
import { plateOf, type Plate } from "./plate.ts";
import { RATIO_RULES } from "./ratio-rules.ts";

const fits = rowFitsOf(masterBook());

/** Undefined where the foods do not make the row. */
function serve(row: Master, { foods }: DerivedList): Plate | undefined {
  const candidate = tryMaster(row, layCounter(foods, fits))?.inCompany();
  if (!candidate) return undefined;
  const placed = toldParts(candidate.master, candidate.placed);
  const portions = portionMaster(candidate.master, placed, 2, "metric");
  return portions && plateOf({ master: candidate.master, placed, portions, wording: { locale: "en-GB", units: "metric" } });
}

const served = allMasters().flatMap((row) => {
  const lists = derivedLists(row);
  const plates = lists.flatMap((list) => {
    const plate = serve(row, list);
    return plate ? [{ told: list.told, plate }] : [];
  });
  return plates.length > 0 ? [{ row, plates }] : [];
});

test("the lists make most rows, in many ways", () => {
  expect(served.length).toBeGreaterThan(1300);
  expect(served.flatMap(({ plates }) => plates).length).toBeGreaterThan(20_000);
});

test.each(RATIO_RULES)("$id", ({ least, most, of }) => {
  let measured = 0;
  const outside = served.flatMap(({ row, plates }) =>
    plates.flatMap(({ told, plate }) => {
      const value = of(plate);
      if (value === undefined) return [];
      measured += 1;
      return value < least || value > most ? [`${row.id}, ${told}: ${value.toFixed(3)}`] : [];
    }),
  );
  expect(measured).toBeGreaterThan(10);
  expect(outside).toEqual([]);
});

/** Millilitres that a gram of the one grain of a dish has. */
function wetness({ foods, water, course }: Plate): number | undefined {
  const grains = foods.filter(({ food }) => food.kind.form === "grain");
  const wet = water + foods.reduce((sum, { role, grams }) => sum + (role === "liquid" ? grams : 0), 0);
  const [grain] = grains;
  return grain && isMeasuredOut(grain.food) && grains.length === 1 && course === "main" && grain.grams >= 50 && wet > 100 ? wet / grain.grams : undefined;
}

test("a grain that a dish is made of takes its own measure of liquid, however little of it was typed", () => {
  const needsGrain = served.flatMap(({ row, plates }) => {
    const usual = plates.find(({ told }) => told === "as it is");
    const own = usual && wetness(usual.plate);
    return own === undefined ? [] : [{ row, own, typed: plates.filter(({ told }) => told.endsWith(" g")) }];
  });
  const ratios = needsGrain.flatMap(({ row, own, typed }) =>
    typed.flatMap(({ told, plate }) => {
      const value = wetness(plate);
      return value === undefined ? [] : [{ told: `${row.id}, ${told}: ${(value / own).toFixed(2)}`, times: value / own }];
    }),
  );
  expect(ratios.length).toBeGreaterThan(200);
  expect(ratios.filter(({ times }) => times > 1.5).map(({ told }) => told)).toEqual([]);
});
