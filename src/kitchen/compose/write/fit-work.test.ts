import { expect, test } from "vitest";
import { findClass } from "#kitchen/knowledge/classes/all-classes";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "#kitchen/read/recognise";
import { layOut } from "../food.ts";
import { fitWork } from "./fit-work.ts";
import { sayWork } from "./said-work.ts";

function fit(work: string, id: string): string {
  const ingredient = findIngredient(id);
  const kind = ingredient && findClass(ingredient.classId);
  return ingredient && kind ? sayWork(fitWork(work, { ingredient, kind })) : `no ${id}`;
}

test.each([
  ["[{crumbled}|{grated}]", "feta", "crumbled"],
  ["[{crumbled}|{grated}]", "cheddar", "grated"],
  ["[{finely grated}|{crumbled}]", "cheddar", "finely grated"],
  ["[{shaved}|{crumbled}]", "parmesan", "shaved"],
  ["[{sliced}|{crumbled}|{grated}]", "brie", "sliced"],
  ["{grated}", "brie", "sliced"],
  ["coarsely {crumbled}", "breadcrumb", ""],
  ["[{torn}|{grated}], {patted dry}", "mozzarella", "torn and patted dry"],
  ["{drained}, [{grated}|{flaked}]", "tinned-tuna", "drained and flaked"],
  ["{drained} and [in large flakes|in {pieces}]", "tinned-tuna", "drained and in large flakes"],
  ["{leaves stripped}", "dried-oregano", ""],
  ["{peeled} and [?large:{sliced}]", "banana", "peeled and sliced"],
  ["{washed}, {shaken dry} and [?large:{sliced}]", "spinach", "washed and shaken dry"],
  ["[?large:[roughly {broken}|{chopped}]]", "hazelnut", "roughly broken"],
  ["[?large:{halved}]", "cherry-tomato", ""],
  ["[{thinly sliced}|in {small pieces}]", "mushroom", "thinly sliced"],
  ["[{cut} into {batons}|{cut} into {florets}]", "carrot", "cut into batons"],
  ["[{cut} into {batons}|{cut} into {florets}]", "broccoli", "cut into florets"],
  ["[{cut small}|{shredded small}]", "courgette", "cut small"],
  ["[{cut} into {small pieces}|{broken} into {small pieces}]", "chorizo", "cut into small pieces"],
  ["{peeled}, [&{cored}|{stoned}], in {pieces}", "banana", "peeled and in pieces"],
  ["[&{cored}|{stoned}] and {cut} into 2 cm {pieces}", "apple", "cored and cut into 2 cm pieces"],
  ["[&{deseeded}|{peeled}] and {cut} into thick {wedges}", "sweet-potato", "peeled and cut into thick wedges"],
  ["{drained} and [{torn}|{grated}]", "cheddar", "grated"],
  ["{drained} and [{torn}|{grated}]", "mozzarella", "drained and torn"],
  ["{sliced}", "broccoli", "cut into small florets"],
  ["{cut} into thin {steaks}", "cauliflower", "cut into thin steaks"],
  ["{whole} peanuts {roasted} and {ground}", "peanut-butter", ""],
  ["[{snipped}|{torn}]", "basil", "torn"],
  ["[{snipped}|{torn}]", "chives", "snipped"],
  ["[{finely chopped}|{crushed}]", "garlic", "finely chopped"],
  ["[in one or two thick slabs]", "feta", "in one or two thick slabs"],
  ["[fresh or frozen]", "raspberry", "fresh or frozen"],
  ["{skinned} and {boned}, in 4 cm {pieces}", "chicken-breast", "in 4 cm pieces"],
])("%s, of %s: %s", (work, food, said) => {
  expect(fit(work, food)).toBe(said);
});

// Beans that were boiled at home are weighed, and have nothing to drain; those out of a tin do.
test.each([
  ["leftover black beans", "weight", "patted dry"],
  ["cooked red lentils", "weight", "patted dry"],
  ["tin black beans", "tin", "drained and patted dry"],
])("%s: measured by %s, %s", (typed, measure, work) => {
  const { readings } = recognise([typed]);
  const ingredient = findIngredient(readings[0]?.ingredient ?? "");
  const food = ingredient && layOut(readings, ingredient);
  expect(food?.kind.measure).toBe(measure);
  expect(food && sayWork(fitWork("{drained} and {patted dry}", food))).toBe(work);
});
