/** How heavy a food is in a cup or a spoon, where the kitchen knows. */
import { findClass } from "#kitchen/knowledge/classes/all-classes";
import { getIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "../read/recognise.ts";

/** Much lighter than the rest of its class: a US cup of powdered sugar weighs 120 g (USDA). */
const LIGHTER = new Map([["icing-sugar", 0.5]]);

/** Grams of one millilitre of a food that is weighed rather than poured; undefined for liquids, for what has no density of its own, and for what is not known. */
export function gramsPerMillilitre(food: string): number | undefined {
  const [reading, another] = recognise([food]).readings;
  if (!reading || another) return undefined;
  const lighter = LIGHTER.get(reading.ingredient);
  if (lighter !== undefined) return lighter;
  const kind = findClass(getIngredient(reading.ingredient).classId);
  return kind?.form === "liquid" ? undefined : kind?.density;
}
