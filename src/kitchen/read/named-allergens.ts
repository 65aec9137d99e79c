/** Finds allergens in the words of a food that its ingredient does not hold: "walnut bread" is read as bread, and holds nuts all the same. */
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { Allergen } from "#kitchen/knowledge/schema";
import { findLongestFood, tokenise } from "#kitchen/knowledge/vocabulary";
import type { Read } from "./outcome.ts";

/** Said before what is not in a food. */
const WITHOUT = /^(no|not|without|minus|non|sans|ohne|sin|senza)$/;
const OF_ANIMALS: readonly Allergen[] = ["milk", "egg", "fish", "crustaceans", "molluscs"];

/** The reading of a text with the allergens of other foods that the text names; of one food of several, those that its own name names. */
export function withNamedAllergens(read: Read, text: string): Read {
  if (!read.name.includes(" ") && !text.trim().includes(" ")) return read;
  const held = findIngredient(read.ingredient)?.allergens ?? [];
  // A cake mix holds no eggs yet.
  const vegan = /\bvegan\b|\bplant|\bdairy.free/i.test(text) || read.ingredient.endsWith("-mix");
  const texts = text === "" ? [read.name] : read.how === "spelling" || read.how === "translation" ? [read.name, text] : [text];
  const named = texts.flatMap(allergensIn).filter((allergen) => !held.includes(allergen) && !(vegan && OF_ANIMALS.includes(allergen)));
  return named.length === 0 ? read : { ...read, allergens: [...new Set(named)] };
}

function allergensIn(text: string): readonly Allergen[] {
  const words = tokenise(text);
  const found: Allergen[] = [];
  for (let at = 0; at < words.length; at++) {
    const food = findLongestFood(words, at);
    if (food === undefined) continue;
    const end = at + food.length;
    if (!WITHOUT.test(words[at - 1]?.word ?? "") && words[end]?.word !== "free") found.push(...(food.ingredient.allergens ?? []));
    at = end - 1;
  }
  return found;
}
