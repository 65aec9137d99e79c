/** Lists that a master's own rows name, and the recipe that it writes of one: for what is asked of every master. */
import type { Recipe } from "#recipe/recipe";
import { ALL_INGREDIENTS, findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { masterBook } from "#kitchen/knowledge/masters/all-masters";
import type { Master, MasterPart } from "#kitchen/knowledge/masters/master";
import { recognise } from "#kitchen/read/recognise";
import type { Food } from "../food.ts";
import { layCounter, tryMaster } from "../master/find-masters.ts";
import { keysIn } from "../master/food-keys.ts";
import { portionMaster } from "../master/portion-master.ts";
import { rowFitsOf } from "../master/row-fits.ts";
import { toldParts } from "../master/told-parts.ts";
import { writeMaster } from "../master/write-master.ts";
import { stockPantry } from "../stock-pantry.ts";

const fits = rowFitsOf(masterBook());
const known = new Map<string, Food | undefined>();
const ofClass = new Map(ALL_INGREDIENTS.toReversed().map(({ classId, name }) => [`~${classId}`, name]));

function layOut(names: readonly string[]): readonly Food[] {
  return stockPantry(recognise(names), recognise([]), findIngredient).foods;
}

/** The food of one entry; undefined where it is none. */
export function foodOf(name: string): Food | undefined {
  if (!known.has(name)) known.set(name, layOut([name])[0]);
  return known.get(name);
}

/** Whether a food may fill the part. */
export function mayFill({ foods }: MasterPart, food: Food): boolean {
  return fits.of(food).has(foods);
}

/** The name of the first food of a part's row that suits, and whose id is not taken. */
export function firstOf(part: MasterPart, taken: ReadonlySet<string>, suits: (food: Food) => boolean = () => true): string | undefined {
  return keysIn(part.foods)
    .map((key) => ofClass.get(key) ?? findIngredient(key)?.name)
    .find((name) => {
      const food = name === undefined ? undefined : foodOf(name);
      return food !== undefined && mayFill(part, food) && suits(food) && !taken.has(food.ingredient.id);
    });
}

/** The recipe of the master for this list, as it is before anything is read over; undefined where the list does not make it. */
export function recipeOf(master: Master, list: readonly string[], servings: number): Recipe | undefined {
  const candidate = tryMaster(master, layCounter(layOut(list), fits));
  const placed = candidate && toldParts(candidate.master, candidate.placed);
  const portions = candidate && placed && portionMaster(candidate.master, placed, servings, "metric");
  return portions && writeMaster({ master: candidate.master, placed, portions, wording: { locale: "en-GB", units: "metric" } });
}
