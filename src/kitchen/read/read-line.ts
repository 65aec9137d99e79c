/** Reads one line of an ingredient list, as people type it and as recipes print it: its foods, how much of each, in what state. */
import { getIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { FoodState, IngredientId } from "#kitchen/knowledge/schema";
import { recognise } from "./recognise.ts";
import { amountOf, findSaidAmount, isMeasuredAbroad, type LineAmount } from "./said-amount.ts";

/** One food of a line. */
export interface LineFood {
  readonly id: IngredientId;
  /** The kitchen's name for it. */
  readonly name: string;
  /** The line's own words for it. */
  readonly words: string;
  readonly amount?: LineAmount;
  readonly state: readonly FoodState[];
}

export interface LineReading {
  readonly foods: readonly LineFood[];
  /** One sentence for each part of the line that no food was found in. */
  readonly unread: readonly string[];
}

/** Reads a line. Never throws; linear in its text. */
export function readLine(line: string): LineReading {
  const { readings, rejections } = recognise([line]);
  const { amount: front } = findSaidAmount(line);
  const foods = readings.map(({ ingredient, name, amount, states }, at): LineFood => {
    const said = at === 0 && !isMeasuredAbroad(amount) ? (front ?? amountOf(amount)) : amountOf(amount);
    return {
      id: ingredient,
      name: getIngredient(ingredient).name,
      words: name,
      ...(said === undefined ? {} : { amount: said }),
      state: states,
    };
  });
  return { foods, unread: rejections.filter(({ code }) => code !== "empty").map(({ why }) => why) };
}
