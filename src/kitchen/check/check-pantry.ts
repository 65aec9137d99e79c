/** The pantry check: proof that a recipe uses only what its cook has, or a list of what stands against it. */
import type { Order } from "#recipe/order";
import { readRecipe, type ReadRecipe } from "#recipe/read-recipe";
import type { TextRange } from "#recipe/plain-text";
import { readCheckedRecipe, type CheckedRecipe } from "./checked-recipe.ts";
import type { Finding, FoodPlace, PantryCheckRule } from "./finding.ts";
import { allergens } from "./findings/allergens.ts";
import { cutOff } from "./findings/cut-off.ts";
import { diet } from "./findings/diet.ts";
import { freeFrom } from "./findings/free-from.ts";
import { kit } from "./findings/kit.ts";
import { missingQuantity } from "./findings/missing-quantity.ts";
import { notFood } from "./findings/not-food.ts";
import { notOnYourList } from "./findings/not-on-your-list.ts";
import { notSure } from "./findings/not-sure.ts";
import { overAmount } from "./findings/over-amount.ts";
import { time } from "./findings/time.ts";
import { unsafe } from "./findings/unsafe.ts";
import { unusedIngredient } from "./findings/unused-ingredient.ts";
import { FOODS_MOST, type FoodVerdict, type RecipeFood } from "./gathered-foods.ts";
import { rangeOf } from "./sentence.ts";
import { writeVerdict } from "./write-verdict.ts";

/** Every check, in the order in which its findings are shown: danger first. */
export const PANTRY_CHECKS: readonly PantryCheckRule[] = [
  notFood,
  unsafe,
  notOnYourList,
  notSure,
  diet,
  freeFrom,
  time,
  kit,
  overAmount,
  missingQuantity,
  cutOff,
  unusedIngredient,
  allergens,
];

/** One food of the recipe and whose it is. */
export interface CheckedFood {
  readonly name: string;
  readonly verdict: FoodVerdict;
  readonly where: FoodPlace;
  /** The entries of the list it comes from, as typed. */
  readonly typed: readonly string[];
  readonly ranges: readonly TextRange[];
}

export interface PantryCheck {
  /** One sentence: "Uses 6 of your 7 ingredients, and nothing else." */
  readonly verdict: string;
  /** Nothing that the recipe needs is beyond the list, and every food word was resolved; what it offers is told, and costs nothing. */
  readonly clean: boolean;
  /** 0 to 1: the share of the recipe's foods that are the person's. */
  readonly score: number;
  /** Entries used, of entries that hold a food. */
  readonly used: number;
  readonly listed: number;
  readonly findings: readonly Finding[];
  readonly foods: readonly CheckedFood[];
  /** Foods that the text only speaks of (a comparison, what it is not, why it works): they neither accuse nor clear. */
  readonly mentioned: readonly string[];
  /** Of these, what the dish is said to be good with. */
  readonly suggested: readonly string[];
}

/** Checks a recipe, as markdown or as read, against the order it was made from. Pure; never throws. */
export function checkPantry(recipe: string | ReadRecipe, order: Order): PantryCheck {
  const checked = readCheckedRecipe(typeof recipe === "string" ? readRecipe(recipe) : recipe, order);
  const findings = PANTRY_CHECKS.flatMap((rule) => rule.check(checked, order));
  const yours = checked.foods.filter((food) => food.verdict === "yours").length;
  const used = new Set(checked.foods.flatMap((food) => food.entries)).size;
  return {
    verdict: writeVerdict(checked, used),
    clean: checked.foods.every((food) => food.verdict === "yours" || isOnlyOffered(food)) && checked.foods.length < FOODS_MOST,
    score: checked.foods.length === 0 ? 1 : yours / checked.foods.length,
    used,
    listed: checked.entries.length,
    findings,
    foods: showFoods(checked),
    mentioned: checked.mentioned,
    suggested: checked.suggested,
  };
}

/** "A squeeze of lemon is nice if you have one": it takes nothing from what is proven of all else. */
export function isOnlyOffered({ verdict, place, mentions }: RecipeFood): boolean {
  return verdict === "not-on-your-list" && place === "optional" && mentions.every(({ offered }) => offered === true);
}

function showFoods({ foods }: CheckedRecipe): CheckedFood[] {
  return foods.map(({ name, verdict, place, typed, mentions }) => ({
    name,
    verdict,
    where: place,
    typed,
    ranges: mentions.map((mention) => rangeOf(mention.sentence, mention.start, mention.end)),
  }));
}
