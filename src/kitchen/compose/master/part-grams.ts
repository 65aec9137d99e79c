/** Grams of a food in a part of a master: what the row says of it, of what stands in for it, and what a helping of it is. */
import type { ClassId } from "#kitchen/knowledge/classes/ingredient-class";
import type { Shelf } from "#kitchen/knowledge/classes/class-row";
import type { Role } from "#kitchen/knowledge/classes/role";
import type { MasterPart, PartRole } from "#kitchen/knowledge/masters/master";
import type { IngredientId } from "#kitchen/knowledge/schema";
import { type Food, isCube, roleWeight } from "../food.ts";
import { isFirstOf, keysIn, keysOf } from "./food-keys.ts";

/** Grams of a food in a part, for all that the master serves: what it would be were it `among` no others there. */
export function gramsOf({ grams, perFood = {}, foods, role, does }: MasterPart, food: Food, serves: number, among: number): number {
  const keys = keysOf(food);
  const own = Object.entries(perFood).find(([key]) => keys.has(key))?.[1];
  if (does.includes("cooking-fat") && food.kind.id === "oil_finish" && grams <= MOST_TO_FRY_IN * serves) return Math.min(own ?? grams, MOST_SCENTED * serves);
  if (isCube(food) && keysIn(foods).includes("~stock_liquid")) return Math.min(own ?? Infinity, grams * CUBE);
  if (own !== undefined) return own;
  const isFirst = isFirstOf(foods, food);
  if (food.kind.shelf === "herb") {
    // One bay leaf does for two and for six.
    if (food.kind.grows === "fixed") return standInGrams(food, grams, 1, 1);
    // A dried herb is told by the spoon where the row means a fresh one.
    if (food.kind.form === "powder") return isFirst ? grams : driedGrams(food, grams, serves);
  }
  const taken = isFirst || role === "star" ? grams : standInGrams(food, grams, serves, among);
  return isTimid(role, food) ? Math.max(taken, Math.min(food.kind.grams[1] * serves, BOLDER * taken)) : taken;
}

/** Grams for each who eats: toasted sesame oil is a seasoning, and only a film of it where a list has no other fat. More than so much is a bath. */
const MOST_SCENTED = 6;
const MOST_TO_FRY_IN = 40;

/** Grams of a cube to a gram of stock: one of 10 g, half of it salt, to 600 ml, a little more water than the half litre of its packet, since dishes are salted besides. */
const CUBE = 0.0165;

/** What perfumes a dish is tasted only from so much on: ginger, herbs, green onion and tomato paste as cooks of the golden book take them, never more than so many times the row's. */
function isTimid(role: PartRole, { kind }: Food): boolean {
  return (role === "finish" || role === "seasoning" || role === "base") && PERFUMES.some((own) => (kind.roles[own] ?? 0) >= 0.9);
}

const PERFUMES: readonly Role[] = ["ginger", "herb_tender", "spring_onion", "tomato_paste", "oil_finish"];

const BOLDER = 2.5;

/** What stands in for a seasoning is taken as it is used itself: a spoonful of paste for a pinch of spice, and of cayenne no more than a little, whatever the row means. */
function standInGrams({ kind }: Food, grams: number, serves: number, among: number): number {
  const [usual, side, most] = kind.grams;
  if (kind.shelf === "herb") return Math.min(grams, most * serves);
  if (kind.shelf !== "seasoning" && kind.roles.jam === undefined) return grams;
  const isSpooned = kind.form === "paste" || kind.form === "liquid";
  return isSpooned ? Math.max(grams, side * serves) : Math.min(grams, BOLD * usual * serves * among);
}

/** A stand-in may be so much more than is usual of it. */
const BOLD = 1.25;

/** A dried herb where the row means a fresh one: by weight a quarter, and no more than is usual of it. A row that means a dried one says so by its amount. */
function driedGrams({ kind: { grams: own } }: Food, grams: number, serves: number): number {
  const [usual, side] = own;
  return Math.min(grams, Math.max(side * serves, Math.min(grams / FRESH_TO_DRIED, usual * serves)));
}

/** A tablespoon of chopped herbs, 4 g, is a teaspoon of dried ones, 1 g. */
const FRESH_TO_DRIED = 4;

/** What the dish is about is no less than a cook puts beside other things: of stars that share a part, of a stand-in for something lighter; a stand-in is no more than its class's most, and what is strong no more than it is beside others. */
export function asHelping(part: MasterPart, food: Food, grams: number, among: number, serves: number): number {
  const { role, perFood, foods } = part;
  const { kind, ingredient } = food;
  const [, side, most] = kind.grams;
  // What is left whole in the pot gives little of its heat.
  if (ingredient.id === BIRDS_EYE.id && !part.leftWhole) return Math.max(side * serves, Math.min(grams / BIRDS_EYE.times, kind.grams[0] * serves));
  const isStandIn = !isFirstOf(foods, food);
  const strong = STRONG.get(ingredient.id);
  if (strong !== undefined && (isStandIn || kind.roles.chilli === 1) && !part.leftWhole) return Math.min(grams, strong * serves);
  // Ginger where onions are meant is no handful of it.
  if ((role === "seasoning" || onlySeasons(food)) && perFood?.[ingredient.id] === undefined && isStandIn && grams > most * serves) return most * serves;
  const tasted = leastTasted(part, food, serves);
  if (grams < tasted) return Math.min(tasted, grams * (TASTED.has(kind.id) ? BOLDER : role === "fat" ? OILIER : RICHER));
  if (perFood !== undefined || !HELPED.has(kind.shelf) || kind.measure === "spoon") return grams;
  if (isStandIn && kind.shelf === "vegetable" && kind.measure === "weight" && grams > most * serves) return most * serves;
  const isEaten = role === "star" || ((role === "body" || role === "finish") && among > 1 && kind.measure === "weight");
  const least = side * serves;
  return !isEaten || grams >= least || grams < TRACE * least ? grams : Math.min(least, grams * MOST_GROWN);
}

/** Grams below which a part of it is a token; 0 where so little is meant. */
function leastTasted({ role, does, perFood = {} }: MasterPart, { kind, ingredient }: Food, serves: number): number {
  if (does.includes("infused-and-removed")) return 0;
  if (TASTED.has(kind.id) && SEASONS.has(role)) return kind.grams[1] * serves;
  if (role === "fat") return does.includes("cooking-fat") && kind.id === "oil" ? FRIED_IN * serves : 0;
  return perFood[ingredient.id] === undefined ? (MAKES_THE_DISH.get(kind.id) ?? 0) * serves : 0;
}

const SEASONS: ReadonlySet<PartRole> = new Set<PartRole>(["finish", "seasoning", "base", "sauce"]);

/** Less than anybody tastes: of garlic, olives, mustard and their like a row takes half of what cooks of the golden book do, a quarter of whom take less than the class's least beside other things. */
const TASTED: ReadonlySet<ClassId> = new Set<ClassId>([
  "garlic",
  "briny",
  "mustard",
  "ketchup",
  "sauce_hot",
  "vinegar",
  "citrus_juice",
  "horseradish",
  "spice_rub",
]);

/**
 * What makes a dish rich, sharp or sweet, in grams a head: a quarter of the cooks of 157 lists take less (decision 283). At most so many
 * times what the row says, for a thread of cream over a soup stays one.
 */
const MAKES_THE_DISH: ReadonlyMap<ClassId, number> = new Map<ClassId, number>([
  ["cream", 50],
  ["cheese_melt", 30],
  ["tomato_conc", 12],
  ["nut_butter", 16],
  ["honey", 10],
  ["salsa", 75],
  ["soy", 13],
]);
const RICHER = 1.8;

/** Grams of oil a head that something is fried in, where a row says less; a film of it stays one. */
const FRIED_IN = 10;
const OILIER = 1.5;

/** Fierce or sour beyond its class: grams a person that nobody passes where a row means something milder. */
const STRONG: ReadonlyMap<IngredientId, number> = new Map([
  ["nduja", 15],
  ["habanero", 2],
  ["barberry", 6],
]);

/** Ginger, garlic and chillies are chewed by nobody: however a row names its place, they season. */
function onlySeasons({ kind }: Food): boolean {
  return roleWeight(kind, ["ginger", "garlic", "chilli"]) >= 0.9;
}

/** A bird's eye chilli is so many times as hot as the long one that a row means. */
const BIRDS_EYE = { id: "bird-eye-chilli", times: 1.5 } as const;

const HELPED: ReadonlySet<Shelf> = new Set<Shelf>(["meat", "fish", "vegetable", "grain", "dairy"]);

/** Of a helping beside others, what is meant as a trace. */
const TRACE = 0.3;

/** A part that many share may grow so many times. */
const MOST_GROWN = 2;
