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
import { recognise } from "../read/recognise.ts";
import { createRandom } from "../compose/seeded-random.ts";
import { simulatePlan } from "../compose/simulate.ts";
import { stockPantry } from "../compose/stock-pantry.ts";
import { writeDish } from "../compose/write.ts";
import { DISHES } from "../knowledge/dishes/all-dishes.ts";
import type { Dish } from "../knowledge/dishes/dish.ts";
import type { FrameId } from "../knowledge/dishes/dish-ids.ts";
import { bookOf } from "../knowledge/dishes/dish-book.ts";
import { findIngredient } from "../knowledge/ingredients/all-ingredients.ts";

export interface Work extends Proof {
  readonly order: Order;
}

const NOTHING = { readings: [], rejections: [] };
/** What the pantry check says of every recipe, right or wrong. */
const NO_FAULTS: readonly FindingId[] = ["unused-ingredient", "allergens"];

/** The dish of this id, cooked from these entries. Throws where it cannot be: a planted fault needs sound ground. */
export function draftDish(dishId: FrameId, ingredients: readonly string[]): Work {
  const [work] = draftDishes(
    { ingredients },
    DISHES.filter(({ id }) => id === dishId),
  );
  if (!work) throw new Error(`${ingredients.join(", ")} make no ${dishId}.`);
  return work;
}

/** Every one of the dishes that can be portioned from the order and whose plan works, best first, not yet proof-read. */
export function draftDishes(order: Order, dishes: readonly Dish[] = DISHES): readonly Work[] {
  const recognition = recognise(order.ingredients);
  const { foods, setAside } = stockPantry(recognition, NOTHING, findIngredient);
  const wording = { locale: order.locale ?? "en-GB", units: order.units ?? "metric" };
  return findCandidates(foods, bookOf(dishes)).flatMap(({ dish, placed, refused }) => {
    const portions = portionDish(dish, placed, order.servings, wording.units);
    if (!portions) return [];
    const ops = planDish(dish, portions);
    const simulation = simulatePlan(ops, portions);
    if (simulation.faults.length > 0) return [];
    const leftOut = [...explainRejections(recognition), ...setAside, ...explainRefusals({ dish, portions, ops }, refused)];
    const draft = { dish, portions, ops, simulation, leftOut, wording };
    return [{ ...draft, recipe: writeDish({ ...draft, random: createRandom(1) }), order }];
  });
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
