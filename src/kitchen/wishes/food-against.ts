/** Whether a food goes against a diet or an allergen that somebody minds: for the chef's foods and for those of any recipe. */
import type { Diet, FreeFrom, Wishes } from "#recipe/wishes";
import { findOrigins, type KnownFood, type Origin } from "#kitchen/knowledge/origins";
import type { Allergen } from "#kitchen/knowledge/schema";

const FLESH: readonly Origin[] = ["beef", "pork", "meat", "fish"];

/** What each diet leaves out. */
const FORBIDS: Readonly<Record<Diet, readonly Origin[]>> = {
  vegetarian: [...FLESH, "gelatine", "rennet"],
  vegan: [...FLESH, "gelatine", "rennet", "milk", "egg", "honey"],
  pescatarian: ["beef", "pork", "meat", "gelatine"],
  "no-pork": ["pork", "gelatine"],
  "no-beef": ["beef", "gelatine"],
  "no-alcohol": ["alcohol"],
};

const AS_ALLERGEN: Readonly<Record<FreeFrom, Allergen>> = {
  gluten: "gluten",
  crustaceans: "crustaceans",
  eggs: "egg",
  fish: "fish",
  peanuts: "peanut",
  soy: "soy",
  milk: "milk",
  nuts: "nuts",
  celery: "celery",
  mustard: "mustard",
  sesame: "sesame",
  sulphites: "sulphites",
  lupin: "lupin",
  molluscs: "molluscs",
};

export type FoodAgainst =
  | { readonly wish: "diet"; readonly diet: Diet; readonly holds: Origin }
  /** `sure`: by its nature; else some makes hold it, and it is not free of it. */
  | { readonly wish: "freeFrom"; readonly freeFrom: FreeFrom; readonly sure: boolean };

/** The first of the wishes that the food goes against. */
export function findFoodAgainst(food: KnownFood, { diet = [], freeFrom = [] }: Pick<Wishes, "diet" | "freeFrom">): FoodAgainst | undefined {
  const { allergens = [], mayContain = [] } = food.ingredient;
  for (const sure of [true, false]) {
    const unfree = freeFrom.find((name) => (sure ? allergens : mayContain).includes(AS_ALLERGEN[name]));
    if (unfree !== undefined) return { wish: "freeFrom", freeFrom: unfree, sure };
  }
  if (diet.length === 0) return undefined;
  const origins = findOrigins(food);
  for (const each of diet) {
    const holds = FORBIDS[each].find((origin) => origins.has(origin));
    if (holds !== undefined) return { wish: "diet", diet: each, holds };
  }
  return undefined;
}
