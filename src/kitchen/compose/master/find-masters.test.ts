/** Which masters a list makes. */
import { expect, test } from "vitest";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { allMasters, masterBook } from "#kitchen/knowledge/masters/all-masters";
import type { MasterId } from "#kitchen/knowledge/masters/master-ids";
import { recognise } from "#kitchen/read/recognise";
import { cook } from "../cook.ts";
import { stockPantry } from "../stock-pantry.ts";
import { layCounter, tryMaster } from "./find-masters.ts";
import { rowFitsOf } from "./row-fits.ts";

function makes(id: MasterId, ingredients: readonly string[]): boolean {
  const { foods } = stockPantry(recognise(ingredients), recognise([]), findIngredient, {}, new Set());
  const master = allMasters().find((each) => each.id === id);
  if (!master) throw new Error(id);
  return tryMaster(master, layCounter(foods, rowFitsOf(masterBook()))) !== undefined;
}

test("a pinch of leaven that makes a crust short may be missing", () => {
  expect(makes("jam-crostata", ["jam", "flour", "butter", "sugar", "egg"])).toBe(true);
});

test("what rises by its leaven is not made without one", () => {
  const cobbler = ["peaches", "flour", "butter", "sugar", "milk"];
  expect(makes("fruit-cobbler", cobbler)).toBe(false);
  expect(makes("fruit-cobbler", [...cobbler, "baking powder"])).toBe(true);
});

test("what lightens a patty or a batter round fish may be missing", () => {
  expect(makes("tinned-falafel", ["chickpeas", "parsley", "cumin", "garlic", "flour"])).toBe(true);
  expect(makes("fish-and-chips", ["cod", "flour", "beer", "potatoes", "oil"])).toBe(true);
});

test("chicken without a cut is the one that the dish wants, and breasts are breasts", () => {
  const list = ["rice", "aubergine", "allspice", "onion"];
  expect(makes("maqluba", [...list, "chicken"])).toBe(true);
  expect(makes("maqluba", [...list, "chicken breasts"])).toBe(false);
});

test.each<[MasterId, string]>([
  ["spag-bol", "minced beef, onion, tinned tomatoes, spaghetti, garlic, cheddar"],
  ["lecso", "peppers, tomatoes, onion, paprika, smoked sausage, eggs, lard"],
  ["lobio", "kidney beans, onion, garlic, walnuts, coriander, coriander seeds, vinegar"],
  ["palusami", "spinach, coconut milk, onion, corned beef, garlic, chilli"],
  ["pol-roti", "flour, desiccated coconut, green chilli, onion, salt, butter"],
  ["besan-toast", "bread, gram flour, onion, tomato, green chilli, coriander, turmeric, oil"],
  ["corn-dog-muffins", "cornbread mix, hot dogs, egg, milk, cheddar"],
  ["weetabix-slice", "weetabix, flour, desiccated coconut, brown sugar, butter, cocoa powder, icing sugar"],
  ["welsh-cakes", "flour, butter, sugar, currants, egg, mixed spice"],
  ["welsh-rarebit", "crumpets, cheddar, worcestershire sauce, mustard, beer, butter"],
  ["upma", "semolina, onion, green chilli, mustard seeds, curry leaves, peas, carrot, cashews, ghee"],
  ["bigos", "sauerkraut, smoked sausage, pork, mushrooms, onion, prunes, cabbage"],
  ["tarte-tatin", "puff pastry, apples, sugar, butter"],
  ["miso-glazed-fish", "cod, white miso, mirin, sake, sugar, pak choi, rice"],
  ["muffins-from-a-mix", "blueberry muffin mix, eggs, milk, oil, cream cheese"],
])("a list that is %s whole is answered with it", (id, list) => {
  const answer = cook({ ingredients: list.split(", ") });
  expect(answer.ok && answer.archetype).toBe(id);
});
