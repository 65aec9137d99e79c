/** The page of the docs that lists what the kitchen knows: dishes by family, ingredients by shelf. */
import { findClass } from "./classes/all-classes.ts";
import { SHELVES, type Shelf } from "./classes/class-row.ts";
import { DISHES } from "./dishes/all-dishes.ts";
import { FAMILIES, type Family } from "./dishes/dish.ts";
import { ALL_INGREDIENTS } from "./ingredients/all-ingredients.ts";
import type { Ingredient } from "./schema.ts";

/** The command that writes the page. */
export const KITCHEN_PAGE_COMMAND = "npx tsx scripts/write-kitchen-page.ts";

const FAMILY_NAMES: Readonly<Record<Family, string>> = {
  egg: "Eggs",
  soup: "Soups",
  salad: "Salads",
  pasta: "Pasta and noodles",
  rice: "Rice and grains",
  stew: "Stews and braises",
  curry: "Curries and dal",
  pan: "From the pan",
  seafood: "Fish and seafood",
  roast: "Roasts",
  bake: "Bakes, pies and tarts",
  bread: "Bread, sandwiches and batters",
  side: "Sides and dips",
  breakfast: "Breakfast",
  dessert: "Sweet things",
  drink: "Drinks",
  plain: "One plain food",
};

const SHELF_NAMES: Readonly<Record<Shelf, string>> = {
  meat: "Meat",
  fish: "Fish and shellfish",
  egg: "Eggs",
  pulse: "Pulses and soy",
  grain: "Grains, pasta and bread",
  baking: "Baking",
  vegetable: "Vegetables",
  fruit: "Fruit",
  dairy: "Dairy",
  fat: "Oils and fats",
  nut: "Nuts and seeds",
  sweet: "Sweet",
  drink: "Drinks",
  seasoning: "Seasonings, sauces and spices",
  herb: "Herbs",
};

/** The whole page as markdown. */
export function writeKitchenPage(): string {
  const shelves = group(ALL_INGREDIENTS, ({ classId }) => findClass(classId)?.shelf);
  const families = group(DISHES, ({ family }) => family);
  const spellings = ALL_INGREDIENTS.reduce((sum, { aliases }) => sum + aliases.length, 0);
  return [
    "# What the built-in chef knows",
    `${DISHES.length} dishes and ${ALL_INGREDIENTS.length} ingredients, which it also knows by ${spellings} other spellings. A dish asks for kinds of food, not for foods: each of these stands for as many recipes as there are lists that fill it.`,
    `This page is written by \`${KITCHEN_PAGE_COMMAND}\`; a test fails when it is out of date.`,
    "## Dishes",
    ...FAMILIES.flatMap((family) =>
      section(
        FAMILY_NAMES[family],
        families.get(family)?.map(({ noun }) => noun),
      ),
    ),
    "## Ingredients",
    "A name in brackets is the American one.",
    ...SHELVES.flatMap((shelf) => section(SHELF_NAMES[shelf], shelves.get(shelf)?.map(nameOf))),
  ]
    .join("\n\n")
    .concat("\n");
}

function section(title: string, names: readonly string[] = []): readonly string[] {
  return names.length === 0 ? [] : [`### ${title} (${names.length})`, `${[...names].sort(byWord).join(" · ")}`];
}

function nameOf({ name, usName }: Ingredient): string {
  return usName === undefined ? name : `${name} (${usName})`;
}

/** By the first word that says something: "an omelette" stands under o. Not by the computer's own language. */
function byWord(one: string, other: string): number {
  const [a, b] = [one, other].map((name) => name.replace(/^(?:an?|the) /, "").toLowerCase()) as [string, string];
  return a < b ? -1 : a > b ? 1 : 0;
}

function group<T, K>(things: readonly T[], keyOf: (thing: T) => K | undefined): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return groups;
}
