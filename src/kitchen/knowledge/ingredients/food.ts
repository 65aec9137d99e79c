/** The one-line form in which the tables write an ingredient. */
import type { ClassId } from "../classes/ingredient-class.ts";
import type { Ingredient, IngredientId } from "../schema.ts";

type Facts = Omit<Ingredient, "id" | "name" | "classId" | "aliases">;

/**
 * An ingredient from its display name, its class, its other spellings (separated by ", ", plurals aside) and what
 * else is known of it. The id is the name in kebab case.
 */
export function food(name: string, classId: ClassId, also = "", facts: Facts = {}): Ingredient {
  return { id: idOf(name), name, classId, aliases: also === "" ? [] : also.split(", "), ...facts };
}

/** The id of the ingredient of this name. */
export function idOf(name: string): IngredientId {
  return name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-");
}
