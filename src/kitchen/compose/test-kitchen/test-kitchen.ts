/** A kitchen of a few foods with hand-made readings, so that the engine is tested apart from the tables of names. */
import type { Order } from "#recipe/order";
import type { FoodState, Ingredient, Recognition, TypedAmount } from "#kitchen/knowledge/schema";
import { masterBook } from "#kitchen/knowledge/masters/all-masters";
import { cookRecognised, type CookedDish } from "../cook-recognised.ts";
import type { Refusal } from "../refuse.ts";

const SHELF: readonly Ingredient[] = [
  { id: "egg", name: "egg", classId: "egg", aliases: [], eachGrams: 50, allergens: ["egg"] },
  { id: "feta", name: "feta", classId: "cheese_brine", aliases: [], mass: true, allergens: ["milk"] },
  { id: "spinach", name: "spinach", classId: "leaf_cook", aliases: [], mass: true },
  { id: "onion", name: "onion", classId: "onion", aliases: [], eachGrams: 150 },
  { id: "chocolate", name: "chocolate", classId: "chocolate", aliases: [], mass: true },
  { id: "prawn", name: "prawn", classId: "prawn", aliases: [], allergens: ["crustaceans"] },
  { id: "chicken", name: "chicken breast", classId: "poultry_breast", aliases: [], eachGrams: 170 },
  { id: "lettuce", name: "lettuce", classId: "leaf_salad", aliases: [], mass: true },
  { id: "potato", name: "potato", classId: "potato", aliases: [], eachGrams: 180 },
  { id: "carrot", name: "carrot", classId: "root_hard", aliases: [], eachGrams: 80 },
  { id: "broccoli", name: "broccoli", classId: "crucifer", aliases: [], mass: true },
  { id: "garlic", name: "garlic", classId: "garlic", aliases: [], mass: true },
  { id: "olive-oil", name: "olive oil", classId: "oil", aliases: [], mass: true },
  { id: "salt", name: "salt", classId: "salt", aliases: [], mass: true },
  { id: "rice", name: "rice", classId: "rice_white", aliases: [], mass: true },
  { id: "soy", name: "soy sauce", classId: "soy", aliases: [], mass: true, allergens: ["soy", "gluten"] },
  { id: "spaghetti", name: "spaghetti", classId: "pasta", aliases: [], mass: true, allergens: ["gluten"] },
  { id: "tomato", name: "tomato", classId: "tomato", aliases: [], eachGrams: 100 },
  { id: "flour", name: "flour", classId: "flour", aliases: [], mass: true, allergens: ["gluten"] },
  { id: "milk", name: "milk", classId: "milk", aliases: [], mass: true, allergens: ["milk"] },
  { id: "apple", name: "apple", classId: "pome", aliases: [], eachGrams: 160 },
  { id: "banana", name: "banana", classId: "banana", aliases: [], eachGrams: 110 },
  { id: "cumin", name: "cumin", classId: "spice_savoury", aliases: [], mass: true },
  { id: "kidney-bean", name: "kidney bean", classId: "pulse_tin", aliases: [] },
];
const byName = new Map(SHELF.map((ingredient) => [ingredient.name, ingredient]));
const byId = new Map(SHELF.map((ingredient) => [ingredient.id, ingredient]));

export const NAMES: readonly string[] = SHELF.map(({ name }) => name);

/** `egg`, or a food with what was said about it. */
export type Typed = string | { readonly name: string; readonly amount?: TypedAmount; readonly states?: readonly FoodState[] };

function recogniseTyped(typed: readonly Typed[]): Recognition {
  return {
    rejections: [],
    readings: typed.map((item, entry) => {
      const { name, amount, states = [] } = typeof item === "string" ? { name: item } : item;
      const ingredient = byName.get(name);
      if (!ingredient) throw new Error(`The test kitchen has no ${name}.`);
      return {
        entry,
        typed: amount ? `${amount.text} ${name}` : name,
        ingredient: ingredient.id,
        name,
        states,
        how: "exact",
        confidence: 1,
        ...(amount ? { amount } : {}),
      };
    }),
  };
}

export function cookTyped(typed: readonly Typed[], options: Partial<Order> = {}): CookedDish | Refusal {
  const names = typed.map((item) => (typeof item === "string" ? item : item.name));
  return cookRecognised(
    { ingredients: names, ...options },
    { list: recogniseTyped(typed), avoid: recogniseTyped(options.avoid ?? []), first: recogniseTyped(options.first ?? []) },
    { find: (id) => byId.get(id), masters: masterBook() },
  );
}

/** For lists that must make a dish. */
export function mustCook(typed: readonly Typed[], options: Partial<Order> = {}): CookedDish {
  const answer = cookTyped(typed, options);
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}
