/** Finds the ingredient that a food becomes in another state: rice that is cooked is cooked rice, paprika that is smoked another spice. */
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { findFoodAt, findIngredientByName, tokenise, type Token } from "#kitchen/knowledge/vocabulary";
import { STATE_WORDS } from "#kitchen/knowledge/words/modifiers";
import type { FoodState, Ingredient, IngredientId } from "#kitchen/knowledge/schema";

/** What a reading becomes in another form. */
interface Form {
  readonly ingredient: IngredientId;
  readonly name: string;
  readonly states: readonly FoodState[];
}

/** The ingredient that the words make together with a food's name: "smoked" and "paprika". */
export function inForm(name: string, words: readonly Token[]): Form | undefined {
  const together = [...words, ...tokenise(name)];
  const ingredient = findFoodAt(together, 0, together.length);
  return ingredient === undefined ? undefined : formOf(ingredient, ingredient.name);
}

/** The kind of a food that words name by themselves: "penne" of pasta. */
export function inKind(food: Ingredient, words: readonly Token[]): Form | undefined {
  const kind = findFoodAt(words, 0, words.length);
  return kind === undefined || kind === food || !isKindOf(kind.id, food.id) ? undefined : formOf(kind, kind.name);
}

/** The ingredient for what is left of a cooked food, its own or that of the food it is a kind of: basmati is cooked as rice is. */
export function inCookedForm(food: Ingredient | undefined, states: readonly FoodState[], called = food?.name ?? ""): Form | undefined {
  if (food === undefined || !states.includes("cooked") || states.includes("raw") || food.states?.includes("cooked") === true) return undefined;
  for (let kind: Ingredient | undefined = food; kind !== undefined; kind = kind.kindOf === undefined ? undefined : findIngredient(kind.kindOf)) {
    const cooked = findIngredientByName(`cooked ${kind.name}`);
    if (cooked !== undefined) return formOf(cooked, `cooked ${isOwnName(called, food) ? called : food.name}`);
  }
  return undefined;
}

/** Spätzle are cooked spätzle, and no cooked fresh pasta; but a breast is a chicken breast, and what is called roast is not called cooked as well. */
function isOwnName(called: string, food: Ingredient): boolean {
  return !food.name.includes(called) && !called.split(" ").some((word) => STATE_WORDS.has(word)) && findIngredientByName(called) === food;
}

/** The ingredient for a food out of a tin, its own or that of the food it is a kind of: tins of plum tomatoes are tinned tomatoes. */
export function inTinnedForm(food: Ingredient, called = food.name): Ingredient | undefined {
  const own = findIngredientByName(`tinned ${called}`);
  if (own !== undefined) return own;
  for (let kind: Ingredient | undefined = food; kind !== undefined; kind = kind.kindOf === undefined ? undefined : findIngredient(kind.kindOf)) {
    const tinned = findIngredientByName(`tinned ${kind.name}`);
    if (tinned !== undefined) return tinned;
  }
  return undefined;
}

function formOf(ingredient: Ingredient, name: string): Form {
  return { ingredient: ingredient.id, name, states: ingredient.states ?? [] };
}

/** Whether a food is another, or a kind of it. */
export function isKindOf(id: IngredientId, broader: IngredientId): boolean {
  for (let kind: IngredientId | undefined = id; kind !== undefined; kind = findIngredient(kind)?.kindOf) if (kind === broader) return true;
  return false;
}
