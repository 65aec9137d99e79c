/** How heavy a food is in a cup or a spoon, where the kitchen knows. */
import type { Density } from "#recipe/convert-units";
import { findClass } from "#kitchen/knowledge/classes/all-classes";
import { getIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "../read/recognise.ts";

/** Much lighter than the rest of its class: a US cup of powdered sugar weighs 120 g (USDA). */
const LIGHTER = new Map([["icing-sugar", 0.5]]);

/** The density of a food that is weighed rather than poured; undefined for liquids, for what has no density of its own, and for what is not known. */
export function densityOf(food: string): Density | undefined {
  const [reading, another] = recognise([food]).readings;
  if (!reading || another) return undefined;
  const kind = findClass(getIngredient(reading.ingredient).classId);
  const gramsPerMillilitre = LIGHTER.get(reading.ingredient) ?? kind?.density;
  if (kind === undefined || kind.form === "liquid" || gramsPerMillilitre === undefined) return undefined;
  // A cheese or a root fills a cup only when it is grated.
  return { gramsPerMillilitre, isLoose: kind.form !== "solid" };
}
