/** A recipe as a cook reads it, for the tests of the rules: foods in grams, and steps as they would be printed. */
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "#kitchen/read/recognise";
import { layOut, type Food } from "../food.ts";
import { readSentences, type DishRead, type UsedFood } from "../second-reading/dish-read.ts";
import { pluralise } from "../write/nouns.ts";

export interface Told {
  readonly foods: Readonly<Record<string, number>>;
  readonly steps: readonly string[];
  readonly left?: readonly string[];
  readonly title?: string;
  readonly summary?: string;
  readonly minutes?: number;
  readonly preparations?: Readonly<Record<string, string>>;
  readonly servings?: number;
  readonly asked?: number;
  readonly sweet?: true;
}

export function testDish({ foods, steps, left = [], title = "Supper", summary, minutes, preparations = {}, servings = 2, asked, sweet }: Told): DishRead {
  const used = Object.entries(foods).map(([name, grams]): UsedFood => {
    const food = foodOf(name);
    return { food, grams, names: [food.name, pluralise(food.name, food.ingredient)] };
  });
  return {
    recipe: {
      title,
      ...(summary === undefined ? {} : { summary }),
      servings,
      ...(minutes === undefined ? {} : { totalMinutes: minutes }),
      ingredients: Object.keys(foods).map((food) => ({ food, ...(preparations[food] === undefined ? {} : { preparation: preparations[food] }) })),
      steps,
      notes: [],
    },
    sentences: readSentences(steps, used),
    foods: used,
    left: left.map(foodOf),
    servings,
    asked,
    isSavoury: sweet !== true,
  };
}

function foodOf(name: string): Food {
  const { readings } = recognise([name]);
  const ingredient = readings[0] && findIngredient(readings[0].ingredient);
  const food = ingredient && layOut(readings, ingredient);
  if (!food) throw new Error(`${name} is no food.`);
  return food;
}
