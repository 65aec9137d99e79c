/** Cooks an order stage by stage and keeps what lies between the stages, so that a fault can be planted in any of them. */
import { checkPantry } from "#kitchen/check/check-pantry";
import type { FindingId } from "#kitchen/check/finding";
import type { Order } from "#recipe/order";
import { writeRecipe } from "#recipe/write-recipe";
import { findCandidates } from "../compose/choose-dish.ts";
import { explainRefusals, explainRejections } from "../compose/left-out.ts";
import { planDish } from "../compose/plan.ts";
import { portionDish } from "../compose/portion.ts";
import { proofread } from "../compose/proofread.ts";
import type { Proof } from "../compose/proofread/proof.ts";
import { recognise } from "../compose/recognise.ts";
import { createRandom } from "../compose/seeded-random.ts";
import { simulatePlan } from "../compose/simulate.ts";
import { stockPantry } from "../compose/stock-pantry.ts";
import { writeDish } from "../compose/write.ts";
import { findIngredient } from "../knowledge/ingredients/all-ingredients.ts";

export interface Work extends Proof {
  readonly order: Order;
}

const SERVINGS = 2;
const NOTHING = { readings: [], rejections: [] };
/** What the pantry check says of every recipe, right or wrong. */
const NO_FAULTS: readonly FindingId[] = ["unused-ingredient", "allergens"];

/** The dish of this id, cooked from these entries. Throws where it cannot be: a planted fault needs sound ground. */
export function draftDish(dishId: string, ingredients: readonly string[]): Work {
  const recognition = recognise(ingredients);
  const { foods, setAside } = stockPantry(recognition, NOTHING, findIngredient);
  const candidate = findCandidates(foods).find(({ dish }) => dish.id === dishId);
  if (!candidate) throw new Error(`${ingredients.join(", ")} make no ${dishId}.`);
  const { dish, placed, refused } = candidate;
  const wording = { locale: "en-GB", units: "metric" } as const;
  const portions = portionDish(dish, placed, SERVINGS, wording.units);
  if (!portions) throw new Error(`${dishId} cannot be portioned from ${ingredients.join(", ")}.`);
  const ops = planDish(dish, portions);
  const simulation = simulatePlan(ops, portions);
  const leftOut = [...explainRejections(recognition), ...setAside, ...explainRefusals(dish, refused)];
  const draft = { dish, portions, ops, simulation, leftOut, wording };
  return { ...draft, recipe: writeDish({ ...draft, random: createRandom(1) }), order: { ingredients } };
}

/** Everything that the chef's own checks, and the pantry check after them, hold against the work. */
export function findFaults(work: Work): readonly string[] {
  return [
    ...simulatePlan(work.ops, work.portions).faults,
    ...proofread(work),
    ...checkPantry(writeRecipe(work.recipe), work.order)
      .findings.filter(({ id }) => !NO_FAULTS.includes(id))
      .map(({ message }) => message),
  ];
}
