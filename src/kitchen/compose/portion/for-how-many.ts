/** For how many people a list is, where nobody says: for two, and for others only where its amounts leave no doubt. */
import { isFlesh, pieceGrams, type Food } from "../food.ts";

/** People cooked for when nobody says. */
export const USUAL = 2;

/** A list feeds no more people than this unless it says so. */
export const MOST_TYPED = 6;

/** A food that is eaten, and how many helpings of it a dish means there to be in a gram. */
export interface Eaten {
  readonly food: Food;
  /** A person's, as the dish means it. */
  readonly grams: number;
}

/** Grams of a helping from which an amount tells of people. */
const TELLING = 20;
/** Of all that tell, as many must agree for a list to be a recipe. */
const MOST_OF_THEM = 2 / 3;
/** Of two foods nobody knows whether they are a recipe. */
const LEAST_TELLING = 3;
/** The larger of two that agree, times the smaller: cooks differ in how many potatoes go with a chop. */
const AGREE = 2.1;
/** Six chops feed six who want six and a third. */
const NEARLY_ONE_MORE = 0.35;

/** For more than two, where most of what is eaten was typed with amounts that are for as many; undefined where they are a larder's. */
export function headsOfRecipe(eaten: readonly Eaten[]): number | undefined {
  const telling = eaten.filter(({ food, grams }) => food.kind.grams[0] >= TELLING && grams >= TELLING);
  const heads = telling.flatMap(({ food: { available }, grams }) => (available === undefined ? [] : [available / grams]));
  const agreeing = heads.map((own) => heads.filter((other) => other >= own && other <= own * AGREE)).sort((a, b) => b.length - a.length)[0] ?? [];
  if (telling.length < LEAST_TELLING || agreeing.length < telling.length * MOST_OF_THEM) return undefined;
  const many = Math.floor(Math.min(...agreeing) + NEARLY_ONE_MORE);
  const people = Math.min(MOST_TYPED, many);
  if (people <= USUAL) return undefined;
  const uneven = telling.find((each) => (piecesOf(each) ?? people) % people !== 0);
  if (!uneven) return people;
  // Nobody meant three people who typed four chops: they are for four, where all the rest is.
  const pieces = piecesOf(uneven) ?? people;
  const isForAsMany = telling.every((each) => each === uneven || (each.food.available ?? Infinity) >= each.grams * pieces * ALL_BUT);
  return pieces > USUAL && pieces <= MOST_TYPED && isForAsMany ? pieces : undefined;
}

/** Of what is for as many, this much is there at least. */
const ALL_BUT = 0.8;

/** Pieces of flesh as they were typed; undefined where they are smaller than half a helping, and shared as they come. */
function piecesOf({ food, grams }: Eaten): number | undefined {
  const pieces = food.readings.reduce((sum, { amount }) => sum + (amount?.count ?? Number.NaN), 0);
  return isFlesh(food.kind) && pieces > 0 && (pieceGrams(food) ?? 0) >= grams * HALF ? pieces : undefined;
}

/** Of what its class eats beside other things, the least that anybody is given of what a dish is about. */
const LEAST_OF_A_HELPING = 0.35;

/** Whether there is something of it for each, if the rest carries the meal: 30 g of meat, an egg. */
export function goesRound(foods: readonly Food[], people: number): boolean {
  const helpings = foods.reduce((sum, food) => {
    const { kind, available = Infinity } = food;
    const least = kind.roles.egg === 1 ? (pieceGrams(food) ?? kind.grams[1]) : kind.grams[1] * LEAST_OF_A_HELPING;
    return sum + available / least;
  }, 0);
  return helpings >= people * NEARLY;
}
const NEARLY = 0.95;

/** Whether these make a meal of a little of something else: as much as half of what the dish means of one of them, of what fills. */
export function carriesMeal(others: readonly Eaten[], people: number): boolean {
  return others.some(({ food, grams }) => {
    const { kind, available = Infinity } = food;
    const isFilling = isFlesh(kind) || FILLING.has(kind.shelf);
    return isFilling && kind.grams[0] >= FILLS && grams >= FILLS && available >= grams * people * HALF;
  });
}
const FILLING: ReadonlySet<string> = new Set(["vegetable", "grain", "pulse", "egg", "dairy"]);
/** Grams of a helping of what fills. */
const FILLS = 40;
const HALF = 0.5;
