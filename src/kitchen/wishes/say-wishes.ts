/** Wishes in words. */
import { WISH_NAMES, type Diet, type KitWish, type Meal, type WishName, type Wishes } from "#recipe/wishes";
import type { FoodAgainst } from "./food-against.ts";

/** Completes "a dish …". */
export const DIET_WORDS: Readonly<Record<Diet, string>> = {
  vegetarian: "that is vegetarian",
  vegan: "that is vegan",
  pescatarian: "that is pescatarian",
  "no-pork": "without pork",
  "no-beef": "without beef",
  "no-alcohol": "without alcohol",
};

const MEAL_WORDS: Readonly<Record<Meal, string>> = {
  breakfast: "for breakfast",
  main: "as a main dish",
  side: "as a side dish",
  sweet: "as something sweet",
  drink: "as a drink",
};

/** Completes "a dish …": `without an oven`, `in 20 minutes at most`. */
export function sayWish(name: WishName, { diet = [], freeFrom = [], minutes = 0, kit = {}, course }: Wishes): string {
  switch (name) {
    case "diet":
      return `${listed(diet.map((each) => DIET_WORDS[each]))}`;
    case "freeFrom":
      return `free of ${listed(freeFrom)}`;
    case "minutes":
      return `in ${minutes} ${minutes === 1 ? "minute" : "minutes"} at most`;
    case "kit":
      return sayKit(kit);
    case "course":
      return course === undefined ? "" : MEAL_WORDS[course];
    case "first":
      return "with what you want to use first";
    case "dish":
      return "of that name";
  }
}

/** The wishes that say something, in the order in which they are told. */
export function wishesSet(wishes: Wishes): readonly WishName[] {
  return WISH_NAMES.filter((name) => (name === "kit" ? sayKit(wishes.kit ?? {}) !== "" : wishes[name] !== undefined));
}

/** Why a food is left out: completes "Butter: …". */
export function sayAgainst(against: FoodAgainst): string {
  if (against.wish === "freeFrom")
    return against.sure
      ? `it holds ${against.freeFrom}, and you asked for a dish free of it.`
      : `some makes hold ${against.freeFrom}, and you asked for a dish free of it; check the label.`;
  const { diet, holds } = against;
  const of = holds === "gelatine" || holds === "rennet" ? `; it is usually made with ${holds === "rennet" ? "animal rennet" : "gelatine"}` : "";
  return `you asked for a dish ${DIET_WORDS[diet]}${of}.`;
}

function sayKit({ oven, blender, pans }: KitWish): string {
  const without = [...(oven === false ? ["an oven"] : []), ...(blender === false ? ["a blender"] : [])];
  return [
    ...(without.length > 0 ? [`without ${without.join(" or ")}`] : []),
    ...(pans === undefined ? [] : [pans === 1 ? "in one pan" : `in ${pans} pans at most`]),
  ].join(" ");
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}
