/** What a Cooklang file says, as a recipe of the book: its ingredients as lines, its steps in plain words. */
import type { Cooklang, CooklangAmount, CooklangItem } from "./read-cooklang.ts";
import { minutesOf, readYield, sumOf } from "./brought-facts.ts";
import { readQuantity, writeQuantity } from "./quantity.ts";
import type { IngredientLine, Recipe } from "./recipe.ts";

type Ingredient = Extract<CooklangItem, { type: "ingredient" }>;

/** The recipe; what a file does not say is left out, and its sections' names are. */
export function cooklangToRecipe({ metadata, steps, notes }: Cooklang): Recipe {
  const entries = new Map([...metadata].map(([key, value]) => [key.toLowerCase(), value]));
  const first = (...keys: readonly string[]): string | undefined => keys.map((key) => entries.get(key)).find((value) => value !== undefined);
  const summary = first("description", "introduction");
  const totalMinutes =
    minutesOf(first("time required", "time", "duration", "total time")) ?? sumOf([first("prep time", "time.prep"), first("cook time", "time.cook")]);
  const yields = first("servings", "serves", "yield");
  const ingredients = steps.flat().filter((item): item is Ingredient => item.type === "ingredient" && item.unlisted !== true);
  return {
    title: first("title") ?? "",
    ...(summary === undefined ? {} : { summary }),
    ...(yields === undefined ? {} : readYield(yields)),
    ...(totalMinutes === undefined ? {} : { totalMinutes }),
    ingredients: ingredients.map(toLine),
    steps: steps.map((items) => items.map(inWords).join("").replaceAll(/\s+/g, " ").trim()).filter((step) => step !== ""),
    notes: notes.length === 0 ? [] : [{ heading: "Notes", lines: notes }],
  };
}

function toLine({ name, quantity, units, preparation, optional }: Ingredient): IngredientLine {
  const said = inMeasure(quantity, units);
  const measure = quantity === "some" ? undefined : readQuantity(said);
  // A unit that the book does not know counts, and is told beside the food: 2 onions (medium).
  const counted = typeof quantity === "number" ? { amount: quantity } : undefined;
  const note = measure || quantity === "some" ? undefined : counted ? (/^(?:items?|each|units?|whole|x)$/i.test(units) ? undefined : units) : said;
  const amount = measure ?? counted;
  return {
    ...(amount === undefined ? {} : { quantity: amount }),
    food: name,
    ...(note === undefined || note === "" ? {} : { note }),
    ...(preparation === undefined || preparation === "" ? {} : { preparation }),
    ...(optional ? { optional } : {}),
  };
}

function inWords(item: CooklangItem): string {
  if (item.type === "text") return item.value;
  if (item.type === "ingredient") return item.shown ?? item.name;
  if (item.type === "cookware") return item.name;
  const time = inMeasure(item.quantity, item.units);
  return time === "" ? item.name : time;
}

function inMeasure(quantity: CooklangAmount, units: string): string {
  return `${typeof quantity === "number" ? writeQuantity({ amount: quantity }) : quantity} ${units}`.trim();
}
