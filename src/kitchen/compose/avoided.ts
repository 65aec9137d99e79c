/** What somebody asked to cook without: the food, its kinds, what is named after it, and all that holds an allergen of that name. */
import { singularOf } from "../knowledge/lemma.ts";
import { findOrigins } from "../knowledge/origins.ts";
import { ALLERGENS, type Allergen, type Ingredient, type IngredientId, type Recognition } from "../knowledge/schema.ts";
import { isFlesh, type Food } from "./food.ts";

/** Allergens that go by another name as well; all others are meant by their own. */
const MEANT = new Map<string, readonly Allergen[]>([
  ["nut", ["nuts", "peanut"]],
  ["tree nut", ["nuts"]],
  ["dairy", ["milk"]],
  ["lactose", ["milk"]],
  ["wheat", ["gluten"]],
  ["soya", ["soy"]],
  ["shellfish", ["crustaceans", "molluscs"]],
  ["seafood", ["fish", "crustaceans", "molluscs"]],
]);
/** Words for kinds of food that are no food by themselves. */
const KINDS = new Map<string, (food: Food) => boolean>([
  ["meat", ({ kind }) => kind.shelf === "meat"],
  ["seafood", ({ kind }) => kind.shelf === "fish"],
  ["alcohol", ({ kind: { roles } }) => Boolean(roles.wine || roles.beer || roles.spirit)],
  ["pork", ({ ingredient, kind, readings }) => findOrigins({ ingredient, kind, words: readings.flatMap(({ typed, name }) => [typed, name]) }).has("pork")],
]);

/** Tells which of the things to cook without is in a food, as typed; undefined where none is. */
export function avoider({ readings, rejections }: Recognition, find: (id: IngredientId) => Ingredient | undefined): (food: Food) => string | undefined {
  const wishes = [...readings, ...rejections].map((entry) => {
    const word = inWords("name" in entry ? entry.name : entry.typed).trim();
    const id = "ingredient" in entry ? entry.ingredient : undefined;
    const allergens = MEANT.get(word) ?? ALLERGENS.filter((allergen) => singularOf(allergen) === word);
    return { typed: entry.typed, word, id, allergens, own: (id === undefined ? undefined : find(id)?.allergens) ?? [] };
  });
  return (food) => {
    const { id, kindOf, allergens = [], mayContain = [] } = food.ingredient;
    const perhaps = [...allergens, ...mayContain];
    const words = inWords(food.readings.map(({ typed, name }) => `${typed} ${name}`).join(" "));
    // Peppers are not pepper, nor is peanut butter butter: a name tells only of what holds the same allergen, of flesh and of stock.
    const isTold = perhaps.length > 0 || isFlesh(food.kind) || food.kind.roles.stock !== undefined;
    return wishes.find(
      (wish) =>
        (wish.id !== undefined && (wish.id === id || wish.id === kindOf)) ||
        wish.allergens.some((allergen) => allergens.includes(allergen)) ||
        KINDS.get(wish.word)?.(food) ||
        (isTold && words.includes(` ${wish.word} `) && (wish.own.length === 0 || wish.own.some((allergen) => perhaps.includes(allergen)))),
    )?.typed;
  };
}

/** In look-up form: each word in the singular, between two blanks. */
function inWords(text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return ` ${words
    .filter((word) => word !== "")
    .map(singularOf)
    .join(" ")} `;
}
