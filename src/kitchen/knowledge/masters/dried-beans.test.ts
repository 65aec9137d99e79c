/** Dried kidney beans and their like poison whoever eats them undercooked (FDA, Bad Bug Book: phytohaemagglutinin): the method itself boils them hard for ten minutes. */
import { expect, test } from "vitest";
import { fillSentence } from "#kitchen/compose/master/fill-sentence";
import { keysOf } from "#kitchen/compose/master/food-keys";
import { timesIn } from "#kitchen/compose/master/told-times";
import { rowFitsOf } from "#kitchen/compose/master/row-fits";
import { stockPantry } from "#kitchen/compose/stock-pantry";
import { recognise } from "#kitchen/read/recognise";
import { ALL_INGREDIENTS, findIngredient } from "../ingredients/all-ingredients.ts";
import { allMasters, masterBook } from "./all-masters.ts";
import { isOfNoPart, type Master } from "./master.ts";

/** Pulses of the same class that hold next to none of it. */
const OTHERS: ReadonlySet<string> = new Set(["samp", "dried-chickpea", "dried-pea", "dried-broad-bean", "dried-black-eyed-bean", "dried-soybean"]);
const beans = ALL_INGREDIENTS.filter(({ id, classId }) => classId === "pulse_slow" && !OTHERS.has(id));
/** Minutes. */
const BOIL = 10;

/** The sentences of the method with the part filled by a food of these keys and all others filled, each as it tells of the parts. */
function holesTold({ method, parts }: Master, part: string, keys: ReadonlySet<string>): readonly string[] {
  const names = new Set(parts.map((each) => each.part));
  return method.flatMap(
    (step) =>
      fillSentence(step, {
        isFilled: (name) => names.has(name),
        isFilledBy: (name, asked) => name === part && asked.some((key) => keys.has(key)),
        isMany: () => false,
        hole: (hole) => (hole.split(" ").some((word) => names.has(word)) || isOfNoPart(hole) ? `<${hole}>` : undefined),
      })?.split(/(?<=[.;]) /) ?? [],
  );
}

test("wherever a dried bean may stand, a sentence that names it boils it for ten minutes", () => {
  const fits = rowFitsOf(masterBook());
  const faults = beans.flatMap(({ name }) => {
    const { foods } = stockPantry(recognise([name]), recognise([]), findIngredient, {}, new Set());
    const [food] = foods;
    if (food?.kind.id !== "pulse_slow") return [];
    const rows = fits.of(food);
    return allMasters().flatMap((master) =>
      master.parts
        .filter((part) => rows.has(part.foods))
        .filter(
          ({ part }) => !holesTold(master, part, keysOf(food)).some((told) => told.includes(`<${part}>`) && timesIn(told).some(({ least }) => least === BOIL)),
        )
        .map(({ part }) => `${master.id}: ${name} as ${part}`),
    );
  });
  expect(beans.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
