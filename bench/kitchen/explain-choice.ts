/** Why a dish is the answer to a list, and by how much: the best masters and frames with what each is worth, and every cost of `choose/costs.ts` that it pays. */
import { COSTS, type Answer } from "#kitchen/compose/choose/costs";
import { readPantry } from "#kitchen/compose/choose/read-pantry";
import { findCandidates } from "#kitchen/compose/choose-dish";
import { isOpen } from "#kitchen/compose/choose/score-dish";
import type { Food } from "#kitchen/compose/food";
import { byWorth, layCounter, tryMaster } from "#kitchen/compose/master/find-masters";
import { familyOf, flavourOf } from "#kitchen/compose/master/manners";
import { rowFitsOf } from "#kitchen/compose/master/row-fits";
import { isNamed } from "#kitchen/compose/master/score-master";
import { stockPantry } from "#kitchen/compose/stock-pantry";
import { allMasters, masterBook } from "#kitchen/knowledge/masters/all-masters";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "#kitchen/read/recognise";

/** Dishes of each kind that are told of. */
const MOST_TOLD = 5;

/** The best masters, then the best frames, a paragraph each. */
export function explainChoice(list: readonly string[]): string {
  const { foods } = stockPantry(recognise(list), { readings: [], rejections: [] }, findIngredient);
  const pantry = readPantry(foods);
  const counter = layCounter(foods, rowFitsOf(masterBook()));
  const masters = allMasters()
    .flatMap((master) => tryMaster(master, counter) ?? [])
    .toSorted(byWorth)
    .slice(0, MOST_TOLD)
    .map(({ master, placed, ...worth }) => {
      const used = [...new Set([...placed.values()].flat())];
      return { id: master.id, used, ...worth, flavour: flavourOf(master), family: familyOf(master), isNamed: isNamed(master) };
    });
  const frames = findCandidates(foods)
    .slice(0, MOST_TOLD)
    .map(({ dish, placed, ...worth }) => ({
      id: dish.id,
      used: [...placed.keys()],
      ...worth,
      flavour: dish.flavour,
      family: dish.family,
      isNamed: !isOpen(dish),
    }));
  const tell = ({ id, used, total, quality, coverage, ...manner }: (typeof masters)[number] | (typeof frames)[number]): string => {
    const spare = foods.filter((food) => !used.includes(food));
    const head = `${id}: ${total.toFixed(3)} (quality ${quality.toFixed(2)}, of the list ${coverage.toFixed(2)})${spare.length > 0 ? `, leaves ${namesOf(spare)}` : ""}`;
    return [head, ...costsOf({ ...manner, foods: used, spare, pantry })].join("\n");
  };
  return [list.join("; "), "", "Masters", ...masters.map(tell), "", "Frames", ...frames.map(tell)].join("\n");
}

function costsOf(answer: Answer): readonly string[] {
  return COSTS.flatMap(({ id, why, cost }) => {
    const paid = cost(answer);
    return paid === 0 ? [] : [`  ${(-paid).toFixed(3)} ${id}: ${why}`];
  });
}

function namesOf(foods: readonly Food[]): string {
  return foods.map(({ name }) => name).join(", ");
}
