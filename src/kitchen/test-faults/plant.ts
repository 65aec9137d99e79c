/** Tools to plant a fault with: each takes sound work and gives the same work with one thing wrong in it. */
import type { IngredientLine, RecipeNote } from "#recipe/recipe";
import { layOut, type Food } from "../compose/food.ts";
import type { Op } from "../compose/plan/op.ts";
import type { Portion } from "../compose/portion.ts";
import { recognise } from "../read/recognise.ts";
import { getIngredient } from "../knowledge/ingredients/all-ingredients.ts";
import type { Work } from "./draft-dish.ts";
import type { SlotName } from "../knowledge/dishes/slot-names.ts";

export type Plant = (work: Work) => Work;

/** Another sentence at the end of the first step. */
export function say(sentence: string): Plant {
  return changeSteps((step, index) => (index === 0 ? `${step} ${sentence}` : step));
}

export function changeSteps(change: (step: string, index: number) => string): Plant {
  return (work) => ({ ...work, recipe: { ...work.recipe, steps: work.recipe.steps.map(change) } });
}

export function retitle(title: string): Plant {
  return (work) => ({ ...work, recipe: { ...work.recipe, title } });
}

export function changeLine(food: string, change: (line: IngredientLine) => IngredientLine): Plant {
  return (work) => ({
    ...work,
    recipe: { ...work.recipe, ingredients: work.recipe.ingredients.map((line) => (line.food.includes(food) ? change(line) : line)) },
  });
}

export function withoutPreparation({ quantity, food }: IngredientLine): IngredientLine {
  return { food, ...(quantity ? { quantity } : {}) };
}

export function dropNote(heading: string): Plant {
  return (work) => ({ ...work, recipe: { ...work.recipe, notes: work.recipe.notes.filter((note: RecipeNote) => note.heading !== heading) } });
}

export function changeOps(which: (op: Op) => boolean, change: (op: Op) => readonly Op[]): Plant {
  return (work) => {
    if (!work.ops.some(which)) throw new Error(`No operation of ${work.dish.id} is the one to spoil.`);
    return { ...work, ops: work.ops.flatMap((op) => (which(op) ? change(op) : [op])) };
  };
}

/** The operation with one of its facts forgotten. */
export function without(fact: "water" | "cue" | "lifts"): (op: Op) => readonly Op[] {
  return (op) => [Object.fromEntries(Object.entries(op).filter(([name]) => name !== fact)) as unknown as Op];
}

export function changeMinutes(technique: Op["technique"], minutes: number): Plant {
  return changeOps(
    (op) => op.technique === technique,
    (op) => [{ ...op, minutes: [minutes, minutes] }],
  );
}

/** Takes a food out of every operation. */
export function withoutShares(op: Op, name: string): Op {
  const shares = Object.entries(op.shares).map(([hole, list]) => [hole, list.filter(({ portion }) => portion.food.name !== name)] as const);
  return { ...op, shares: Object.fromEntries(shares) };
}

/** Moves a food into the first operation that is picked, whole. */
export function moveFood(name: string, into: (op: Op) => boolean): Plant {
  return (work) => {
    const portion = getPortion(work, name);
    const target = work.ops.find(into);
    const ops = work.ops.map((op) => {
      const emptied = withoutShares(op, name);
      return op === target ? { ...emptied, shares: { ...emptied.shares, planted: [{ portion, part: 1, label: "all" as const }] } } : emptied;
    });
    return { ...work, ops };
  };
}

export function changePortion(name: string, change: (portion: Portion) => Portion): Plant {
  return (work) =>
    withPortions(
      work,
      work.portions.all.map((portion) => (portion.food.name === name ? change(portion) : portion)),
    );
}

export function dropPortion(name: string): Plant {
  return (work) =>
    withPortions(
      work,
      work.portions.all.filter(({ food }) => food.name !== name),
    );
}

/** Another food in a slot of the dish, used nowhere. */
export function addPortion(name: string, slot: SlotName, grams = 50): Plant {
  return (work) => withPortions(work, [...work.portions.all, { food: foodOf(name), slot, cut: "whole", grams, quantity: { amount: grams, unit: "g" } }]);
}

export function inTurn(...plants: readonly Plant[]): Plant {
  return (work) => plants.reduce((spoiled, plant) => plant(spoiled), work);
}

function getPortion(work: Work, name: string): Portion {
  const portion = work.portions.all.find(({ food }) => food.name === name);
  if (!portion) throw new Error(`${work.dish.id} has no ${name}.`);
  return portion;
}

function withPortions(work: Work, all: readonly Portion[]): Work {
  return { ...work, portions: { ...work.portions, all } };
}

function foodOf(typed: string): Food {
  const { readings } = recognise([typed]);
  const [reading] = readings;
  const food = reading && layOut(readings, getIngredient(reading.ingredient));
  if (!food) throw new Error(`${typed} is no food.`);
  return food;
}
