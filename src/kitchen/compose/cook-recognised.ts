/** The engine behind `cook`: all stages after recognition. Blind to where the readings and the ingredients come from. */
import type { Order } from "#recipe/order";
import type { Recipe } from "#recipe/recipe";
import { writeRecipe } from "#recipe/write-recipe";
import type { Ingredient, IngredientId, Recognition } from "../knowledge/schema.ts";
import { findCandidates, orderForVariety, type Candidate } from "./choose-dish.ts";
import type { Food } from "./food.ts";
import { explainRefusals, explainRejections, type LeftOut } from "./left-out.ts";
import { planDish } from "./plan.ts";
import { portionDish } from "./portion.ts";
import { proofread } from "./proofread.ts";
import { refuse, type Refusal } from "./refuse.ts";
import { createRandom, hashText } from "./seeded-random.ts";
import { simulatePlan } from "./simulate.ts";
import { stockPantry } from "./stock-pantry.ts";
import { writeDish } from "./write.ts";
import type { Wording } from "./write/wording.ts";

export interface UsedFood {
  /** Position in the order. */
  readonly entry: number;
  readonly typed: string;
  readonly name: string;
}

export interface CookedDish {
  readonly ok: true;
  readonly title: string;
  /** Stable signature, e.g. `frittata|egg,feta,spinach`: another archetype is another dish. */
  readonly dish: string;
  readonly archetype: string;
  readonly recipe: Recipe;
  readonly markdown: string;
  readonly used: readonly UsedFood[];
  readonly leftOut: readonly LeftOut[];
}

/** Cooks what was recognised, with ingredients looked up where the caller says. */
export function cookRecognised(
  order: Order,
  recognition: Recognition,
  avoided: Recognition,
  find: (id: IngredientId) => Ingredient | undefined,
): CookedDish | Refusal {
  const { foods, setAside } = stockPantry(recognition, avoided, find);
  const leftOut = [...explainRejections(recognition), ...setAside];
  const { servings } = order;
  const wording: Wording = { locale: order.locale ?? "en-GB", units: order.units ?? "metric" };
  const seed = hashText([foods.map(({ ingredient }) => ingredient.id).join(","), servings ?? 0, wording.locale, wording.units, order.seed ?? 0].join("|"));
  const wanted = order.attempt ?? 0;

  const cooked: CookedDish[] = [];
  for (const candidate of orderForVariety(findCandidates(foods), seed)) {
    const dish = cookCandidate(candidate, { servings, wording, leftOut, seed: seed + wanted });
    if (dish) cooked.push(dish);
    if (cooked.length > wanted) return dish ?? refuse(foods, leftOut);
  }
  // Every dish of this list has been shown: begin again with the best.
  return cooked[wanted % Math.max(1, cooked.length)] ?? refuse(foods, leftOut);
}

interface Circumstances {
  readonly servings: number | undefined;
  readonly wording: Wording;
  readonly leftOut: readonly LeftOut[];
  readonly seed: number;
}

/** Undefined when the candidate fails a stage; the next best is tried then. */
function cookCandidate({ dish, placed, refused }: Candidate, { servings, wording, leftOut, seed }: Circumstances): CookedDish | undefined {
  const portions = portionDish(dish, placed, servings, wording.units);
  if (!portions) return undefined;
  const ops = planDish(dish, portions);
  const simulation = simulatePlan(ops, portions);
  if (simulation.faults.length > 0) return undefined;
  const left = inListOrder([...leftOut, ...explainRefusals(dish, refused)]);
  const draft = { dish, portions, ops, simulation, leftOut: left, wording };
  const recipe = writeDish({ ...draft, random: createRandom(seed) });
  if (proofread({ ...draft, recipe }).length > 0) return undefined;
  const foods = [...placed.keys()];
  return {
    ok: true,
    title: recipe.title,
    dish: `${dish.id}|${signatureOf(foods)}`,
    archetype: dish.id,
    recipe,
    markdown: writeRecipe(recipe),
    used: foods.flatMap(({ readings, name }) => readings.map(({ entry, typed }) => ({ entry, typed, name }))).sort((a, b) => a.entry - b.entry),
    leftOut: left,
  };
}

function signatureOf(foods: readonly Food[]): string {
  return foods
    .filter(({ salience }) => salience >= 1)
    .map(({ ingredient }) => ingredient.id)
    .sort()
    .join(",");
}

/** Once for each entry and cause, though an entry may hold several foods. */
function inListOrder(leftOut: readonly LeftOut[]): readonly LeftOut[] {
  const once = new Map(leftOut.map((left) => [`${left.entry}|${left.code}`, left]));
  return [...once.values()].sort((a, b) => a.entry - b.entry);
}
