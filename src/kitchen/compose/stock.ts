/** How much a list tells there is of a food without a number: the one leek of a list that says "carrots", the end of a jar, half a tub. */
import { pluralOf } from "#kitchen/knowledge/plural";
import type { FoodState, Ingredient, IngredientId, Reading } from "../knowledge/schema.ts";
import { findClass } from "../knowledge/classes/all-classes.ts";
import { isSaidCutUp, saidStockOf } from "../read/said-stock.ts";
import { pieceGrams, type Food, type Stock } from "./food.ts";

/** Grams of a piece from which the singular is one of them: nobody says "mushrooms" of what is one mushroom, and a cook takes her "shallot" by threes. */
const LEAST_TOLD = 50;
/** Grams of a piece whose plural shows that its writer tells one from many: crumpets and carrots, not walnuts. */
const LEAST_TELLING = 40;

/**
 * True of a list that counts ("2 eggs; banana") or that holds plurals of what comes in pieces of some size ("crumpets; leek"). Of vegetables in the
 * singular of such lists the cooks of the golden book take 1.2 pieces at most nine times in ten, and 2.5 where a list tells nothing.
 */
export function tellsOneFromMany(readings: readonly Reading[], find: (id: IngredientId) => Ingredient | undefined): boolean {
  return readings.some(({ ingredient: id, typed, name, amount, states }) => {
    const ingredient = find(id);
    const kind = ingredient && findClass(ingredient.classId);
    if (!ingredient || kind?.measure !== "piece" || states.some((state) => PUT_UP.has(state))) return false;
    const isLarge = (ingredient.eachGrams ?? kind.each ?? 0) >= LEAST_TELLING;
    return isLarge && (amount?.count !== undefined || (amount === undefined && isSaidOfMany(typed, name)));
  });
}

function hasWord(typed: string, word: string): boolean {
  return typed
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .includes(word.toLowerCase());
}

function isSaidOfMany(typed: string, name: string): boolean {
  const noun = name.slice(name.lastIndexOf(" ") + 1);
  const many = pluralOf(noun);
  return many !== noun && hasWord(typed, many);
}

/** "Red peppers", "ripe tomatoes", with no amount: there is more than one of what is bought by the piece. */
export function isToldAsMany({ available, stock, readings, kind }: Pick<Food, "available" | "stock" | "readings" | "kind">): boolean {
  if (available !== undefined || stock !== undefined || kind.measure !== "piece") return false;
  return readings.every(
    ({ typed, name, amount, states }) =>
      amount === undefined && !states.some((state) => PUT_UP.has(state)) && !isSaidCutUp(typed) && (kind.genus === "beet" || isSaidOfMany(typed, name)),
  );
}

/** The word itself stands there, as one: what is said in another language, or with a slip, tells nothing. */
function isSaidOfOne(typed: string, name: string): boolean {
  const noun = name.slice(name.lastIndexOf(" ") + 1);
  return pluralOf(noun) !== noun && hasWord(typed, noun);
}

/** Out of a packet, a tin or a pot: no piece as it was bought. */
const PUT_UP: ReadonlySet<FoodState> = new Set<FoodState>(["tinned", "frozen", "dried", "cooked", "roasted", "pickled", "grated"]);
/** Grams of a piece of which a few are three; of smaller ones, five. */
const LARGE = 50;
const PEOPLE = 2;
/** Grams: nobody knows to the gram how much half a tub is. */
const A_GUESS = 25;
/** Of what two eat beside other things: what one hand holds, and a few of what nobody counts. */
const A_HANDFUL = 0.6;
/** Potatoes and tomatoes are bought by the bag: cooks of the golden book take two of a tomato in the singular. */
const LOOSELY_ONE = 2;

/** How much there is of a food whose amount nobody typed, by the words of its one entry; undefined where they tell nothing. */
export function stockOf(food: Food, readings: readonly Reading[], tellsOne: boolean): Stock | undefined {
  if (food.available !== undefined || food.kind.shelf === "herb" || food.kind.roles.spice) return undefined;
  const stocks = food.readings.map((reading) => (isAlone(reading, readings) ? stockSaid(food, reading, tellsOne) : undefined));
  const [first] = stocks;
  if (first === undefined || stocks.some((stock) => stock === undefined)) return undefined;
  return { ...first, grams: stocks.reduce((sum, stock) => sum + (stock?.grams ?? 0), 0) };
}

/** "A few carrots and leeks": nobody knows of which there are few. */
function isAlone({ entry, ingredient }: Reading, readings: readonly Reading[]): boolean {
  return readings.every((other) => other.entry !== entry || other.ingredient === ingredient);
}

function stockSaid(food: Food, { typed, name, amount, states }: Reading, tellsOne: boolean): Stock | undefined {
  const { kind } = food;
  const [helping, side] = kind.grams;
  const each = pieceGrams(food);
  if (amount !== undefined) return undefined;
  switch (saidStockOf(typed)) {
    case "half":
      return { grams: Math.round((PEOPLE * helping) / A_GUESS) * A_GUESS, said: "half" };
    case "few":
      return { grams: each === undefined ? PEOPLE * side * A_HANDFUL : each * (each >= LARGE ? 3 : 5), said: "little" };
    case "little":
      return { grams: PEOPLE * side, said: "little" };
    case "handful":
      return { grams: PEOPLE * side * A_HANDFUL, said: "little" };
    default:
  }
  const isPiece = kind.measure === "piece" && (kind.shelf === "vegetable" || kind.shelf === "fruit" || kind.shelf === "egg");
  if (!tellsOne || !isPiece || each === undefined || each < LEAST_TOLD || states.some((state) => PUT_UP.has(state))) return undefined;
  // Nobody who says "beetroot" counts them.
  if (isSaidCutUp(typed) || kind.genus === "beet" || !isSaidOfOne(typed, name)) return undefined;
  return { grams: kind.roles.potato || kind.roles.tomato ? LOOSELY_ONE * each : each, said: "one" };
}
