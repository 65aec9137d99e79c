/** Of the work that a row or a class asks for, what the food as it was bought leaves to do: a sauce is not grated, what is sliced not sliced, what is tinned not washed. */
import type { FoodState } from "#kitchen/knowledge/schema";
import { isSaidCut } from "#kitchen/read/said-stock";
import { comesCooked, type Food } from "../food.ts";
import { asks, firstWork, piecesOf } from "./said-work.ts";

const SLICED: readonly FoodState[] = ["sliced", "thin"];
const SMALL: readonly FoodState[] = ["grated", "ground", "crushed", "strips"];

/** Work in pieces, apart by commas and "and", with holes: those that are left, said as they were. */
export function leftToDo(work: string, food: Food): string {
  return piecesOf(work)
    .filter(({ text }) => !isDone(text, food))
    .map(({ before, text }, at) => (at === 0 ? text : before + text))
    .join("");
}

function isDone(piece: string, food: Food): boolean {
  const { kind, states } = food;
  if (firstWork(piece) === "soaked") return states.includes("soaked");
  if (asks(piece, "toasts")) return kind.shelf === "nut" && states.includes("roasted");
  if (asks(piece, "cleans") && !asks(piece, "parts")) return isPoured(food) || isSmallAlready(food) || (comesCooked(states) && kind.shelf === "vegetable");
  if (!asks(piece, "parts")) return false;
  if (isPoured(food) || isSmallAlready(food)) return true;
  return SLICED.some((state) => states.includes(state)) && !asks(piece, "ofSlices");
}

/** Out of a jar, a bottle or a pot: fruit and vegetables that are a sauce already, and sauces. */
function isPoured({ kind: { form, shelf, roles } }: Food): boolean {
  return (
    (form === "liquid" || form === "paste") && (shelf === "vegetable" || shelf === "fruit" || shelf === "seasoning" || shelf === "sweet") && !roles.tomato_tin
  );
}

/** Grated, minced or in sticks before it was bought. */
function isSmallAlready({ kind: { shelf }, states, readings }: Food): boolean {
  return (
    SMALL.some((state) => states.includes(state)) ||
    ((shelf === "vegetable" || shelf === "fruit") && readings.length > 0 && readings.every(({ typed }) => isSaidCut(typed)))
  );
}
