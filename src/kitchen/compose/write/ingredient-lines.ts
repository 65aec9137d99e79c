/** The ingredient list: amount, the person's word, and the work to be done before cooking starts. */
import type { Quantity } from "#recipe/quantity";
import type { IngredientLine } from "#recipe/recipe";
import { CUTS } from "#kitchen/knowledge/classes/class-row";
import type { FoodState } from "#kitchen/knowledge/schema";
import { getWork } from "#kitchen/knowledge/works";
import { isNamedCut } from "#kitchen/read/said-stock";
import { isFlesh } from "../food.ts";
import type { Portion, Portions } from "../portion.ts";
import { inParts } from "../portion/in-parts.ts";
import { nameOf } from "./naming.ts";
import { listOf, pluralise } from "./nouns.ts";
import { leftToDo } from "./left-to-do.ts";
import { ownWork } from "./own-work.ts";
import { fillTemplate } from "./phrase.ts";
import { firstWork, piecesOf, sayWork, worksIn } from "./said-work.ts";
import type { Wording } from "./wording.ts";

/** States worth saying again in the list, so that the right packet is opened. */
const SHOWN_STATES: readonly FoodState[] = ["frozen", "dried", "smoked", "cooked", "stale"];
/** States in which nothing is left to peel or to wash. */
const READY_STATES: readonly FoodState[] = ["frozen", "cooked", "roasted"];
/** States in which the cutting is done already. */
const CUT_STATES: readonly FoodState[] = ["grated", "sliced", "ground"];

/** A line for each name that the person has for it. */
export function writeLines(portion: Portion, portions: Portions, wording: Wording, isUnheated = false, work?: string): readonly IngredientLine[] {
  return inParts(portion, wording.units).map((part) => writeLine(part, portions, wording, isUnheated, work));
}

/** `isUnheated`: it is eaten as it is, and neither cooked nor blended. `work`: what a dish wants done to it, in place of its cut. */
function writeLine(portion: Portion, portions: Portions, wording: Wording, isUnheated = false, work?: string): IngredientLine {
  const { food, note } = portion;
  const quantity = quantityOf(portion, wording);
  const preparation = preparationOf(portion, portions, wording, isUnheated, work);
  const word =
    quantity.unit === undefined
      ? quantity.amount > 1
        ? pluralise(food.name, food.ingredient)
        : food.name
      : portion.cut === "crumbs"
        ? food.name
        : nameOf(portion);
  return { quantity, food: stateWords(portion) + word, ...(note === undefined ? {} : { note }), ...(preparation === "" ? {} : { preparation }) };
}

/** `1 bay leaf`, not `1 leaf of bay leaf`, and `400 g tinned tomatoes`, not `1 tin tinned tomatoes`: what the name says already is not said twice. */
function quantityOf({ quantity, food, grams }: Portion, { units }: Wording): Quantity {
  const { unit, amount } = quantity;
  if (unit === "tin" && units === "metric" && food.name.split(" ")[0] === TINNED) return { amount: Math.round(grams / 10) * 10, unit: "g" };
  return unit !== undefined && food.name.toLowerCase().split(" ").includes(unit) ? { amount } : quantity;
}

/** The state that says of a food that it comes by the tin. */
const TINNED: FoodState = "tinned";

function stateWords({ food }: Portion): string {
  return SHOWN_STATES.filter(
    (state) =>
      food.states.includes(state) &&
      !food.name.includes(state) &&
      !(state === "cooked" && food.kind.shelf === "egg") &&
      !(state === "dried" && food.kind.form === "liquid"),
  )
    .map((state) => `${state} `)
    .join("");
}

const OVERNIGHT = "thawed in the fridge overnight";
/** Fish and seafood are small and thin enough for it (USDA, The Big Thaw: a pound in its sealed bag thaws in cold water, changed every half hour, in an hour or less, and is cooked at once). */
const WITHIN_THE_HOUR = "or just before use for an hour in a sealed bag in cold water changed once";

/** Minutes of boiling for a frozen vegetable whose class has none of its own. */
const BLANCHED = 3;

/** What comes out of the freezer: flesh thaws slowly, and vegetables are only blanched before they are frozen, so that they are never eaten without boiling. */
function fromFrozen({ kind }: Portion["food"], isUnheated: boolean): string {
  // Fish fingers and their like go into the oven as they are.
  if (kind.roles.breaded) return "";
  if (isFlesh(kind)) return kind.shelf === "fish" ? `${OVERNIGHT} ${WITHIN_THE_HOUR}` : OVERNIGHT;
  if (!isUnheated) return "";
  if (kind.shelf === "vegetable" || kind.shelf === "pulse") return `boiled for ${kind.cook.boil?.[1] ?? BLANCHED} minutes and cooled`;
  return kind.shelf === "fruit" ? "thawed" : "";
}

/** What of a class's own work is not in the work that a dish wants: nobody pats dry twice, scrubs what is peeled or drains what goes in with its liquid. */
function beside(prep: string, work = ""): string {
  const told = worksIn(work);
  return prep
    .split(" and ")
    .filter((part) => {
      const first = firstWork(part);
      return first === undefined || !told.some((id) => id === first || getWork(id).spares?.includes(first));
    })
    .join(" and ");
}

/** The class's work before the dish's own, which is said as it stands: `washed, shaken dry and sliced`, `washed, stalks and leaves kept apart`. */
function joinWork(before: readonly string[], work: string): string {
  return piecesOf(work).length === 1 ? listOf([...before, work].filter((part) => part !== "")) : [...before, work].join(", ");
}

function preparationOf({ food, cut }: Portion, portions: Portions, wording: Wording, isUnheated: boolean, work?: string): string {
  const { kind, states, name } = food;
  const thawed = states.includes("frozen") ? fromFrozen(food, isUnheated) : "";
  const done = CUT_STATES.some((state) => states.includes(state)) || isNamedCut(name);
  const cutting = work ?? ownWork(food, undefined) ?? (done || states.includes("frozen") ? "" : CUTS[cut]);
  const ready = states.some((state) => READY_STATES.includes(state)) ? "" : beside(kind.prep ?? "", work);
  // What stays whole is eaten in its skin.
  const prep = ready.replace(UNLESS_WHOLE, cut === "whole" ? "" : "$1");
  const before = [thawed, ...prep.split(" and ").map((part) => leftToDo(part, food))].filter((part) => part !== "");
  const worked = [joinWork(before, leftToDo(cutting, food)), beside(kind.choice ?? "", cutting)].filter((part) => part !== "");
  return fillTemplate(sayWork(worked.join(", ")), { portions, wording, seen: new Set() });
}
/** What is not said of a food that stays whole. */
const UNLESS_WHOLE = /\[\?!whole:([^\]]*)\]/;
