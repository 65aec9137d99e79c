import { expect, test } from "vitest";
import type { Order } from "#recipe/order";
import { COMMON_FOODS } from "../knowledge/common-foods.ts";
import { allMasters } from "../knowledge/masters/all-masters.ts";
import { recognise } from "../read/recognise.ts";
import { cook } from "./cook.ts";
import { menu } from "./menu.ts";

const masters = allMasters();

/** What is lacking, and the dish that asks for it. */
const lacking: readonly (readonly [food: string, dish: string, list: readonly string[]])[] = [
  ["milk", "cullen-skink", ["smoked haddock", "potatoes", "onion"]],
  ["thai green curry paste", "thai-green-curry", ["chicken thighs", "coconut milk", "fish sauce", "green beans"]],
  ["tahini", "hummus", ["chickpeas", "lemon", "garlic", "olive oil", "cumin", "salt"]],
  ["paprika", "goulash", ["beef chuck", "onions", "red peppers", "tomato paste", "caraway", "lard"]],
  ["beef mince", "lasagne", ["lasagne sheets", "tinned tomatoes", "onion", "milk", "flour", "butter", "parmesan"]],
  ["lemon", "hummus", ["chickpeas", "tahini", "garlic"]],
  ["cheddar", "cauliflower-cheese", ["cauliflower", "butter", "milk", "flour"]],
  ["tinned tomato", "spag-bol", ["spaghetti", "minced beef", "onion"]],
  ["sugar", "apple-pie", ["apples", "flour", "butter"]],
  ["sour cream", "beef-stroganoff", ["steak", "mushrooms"]],
  ["flour", "croque-monsieur", ["ham", "gruyere", "butter", "milk", "bread", "dijon mustard"]],
  ["potato", "shepherds-pie", ["lamb mince", "onions", "carrots", "peas", "beef stock", "butter", "milk"]],
  ["egg", "boiled-eggs-and-soldiers", ["bread"]],
  ["egg", "spaghetti-carbonara", ["spaghetti", "pancetta", "parmesan", "black pepper"]],
  ["spinach", "spanakopita", ["filo pastry", "feta", "eggs", "spring onions", "dill", "olive oil"]],
];
const lists = lacking.map(([, , list]) => list);

function oneAwayOf(order: Order) {
  return menu(order).oneAway;
}

test.each(lacking)("%s is what %s lacks: it is shown", (food, dish, list) => {
  expect(oneAwayOf({ ingredients: list }).map((each) => [each.food, each.dish])).toContainEqual([food, dish]);
});

test.each([
  ["potatoes", "milk", "butter"],
  ["black beans", "onion", "garlic"],
  ["beef mince", "eggs", "onion"],
  ["chicken", "coconut milk"],
  ["eggs", "cheese"],
])("%s, …: nobody goes to the shop for the star of a dish of which little is there, nor for a dish that few ask for by its name", (...ingredients) => {
  for (const { food, dish } of oneAwayOf({ ingredients })) {
    const master = masters.find(({ id }) => id === dish);
    expect(master?.known, dish).toBe(true);
    expect(["sweetcorn", "cod", "sausage", "leek", "beef mince", "chicken breast", "oats"], `${food}: ${dish}`).not.toContain(food);
  }
});

test.each([["beetroot", "oil", "dill"], ["carrots", "butter", "lemon"], ["green pepper", "flour", "oil"], ["mushrooms"]])(
  "%s, …: where most of what a dish is made with is lacking too, it is not one thing away",
  (...ingredients) => {
    expect(oneAwayOf({ ingredients })).toEqual([]);
  },
);

test.each(lists)("%s, …: with the food that is suggested, the dish that is promised can be cooked", (...ingredients) => {
  const suggestions = oneAwayOf({ ingredients });
  expect(suggestions.length).toBeGreaterThan(0);
  expect(suggestions.length).toBeLessThanOrEqual(3);
  for (const { food, dish } of suggestions) {
    const answer = cook({ ingredients: [...ingredients, food], dish });
    expect(answer).toMatchObject({ ok: true, archetype: dish });
    expect(answer.ok && answer.used.map(({ typed }) => typed)).toContain(food);
    expect(ingredients).not.toContain(food);
  }
});

test.each([
  ["bananas", "eggs", "oats"],
  ["puff pastry", "apricot jam", "almonds"],
  ["oats", "milk", "honey"],
  ["kimchi", "cooked rice", "egg", "sesame oil"],
])("%s, …: nothing is bought for a dish that leaves it behind", (...ingredients) => {
  for (const { food, dish } of oneAwayOf({ ingredients })) {
    const answer = cook({ ingredients: [...ingredients, food], dish });
    expect(answer.ok && answer.used.map(({ typed }) => typed), `${food}: ${dish}`).toContain(ingredients[0]);
  }
});

test.each([
  ["aubergines", "spaghetti", "olive oil", "garlic", "chilli", "canned tomatoes", "dried oregano", "fresh basil"],
  ["turkey mince", "fajita mix", "3 peppers", "tin sweetcorn", "microwave rice", "grated cheese", "sour cream"],
  ["eggs", "milk", "flour", "sugar", "butter", "raisins", "icing sugar", "apple sauce"],
])("%s, …: what today's dish is named after is in whatever is suggested beside it", (...ingredients) => {
  const [today] = [menu({ ingredients })].flatMap((answer) => (answer.ok ? (answer.dishes[0] ?? []) : []));
  const named = ingredients.filter((entry) => today?.title.toLowerCase().includes(entry.split(" ").at(-1)?.replace(/s$/, "") ?? ""));
  for (const { food, dish } of oneAwayOf({ ingredients })) {
    const answer = cook({ ingredients: [...ingredients, food], dish });
    expect(answer.ok && answer.used.map(({ typed }) => typed), `${food}: ${dish}`).toEqual(expect.arrayContaining(named));
  }
});

test.each([
  ["cod", "coconut milk", "palm oil", "bell pepper", "tomatoes", "onion", "garlic", "coriander", "lime", "salt", "rice"],
  ["spaghetti", "beef mince", "onion", "garlic", "tinned tomatoes", "parmesan"],
  ["bread", "eggs", "milk"],
  ["sausages", "lentils"],
  ["black eyed beans", "palm oil", "plantains", "onion", "tomatoes", "scotch bonnet", "salt"],
  ["potatoes", "butter", "cheddar", "qwxzy"],
])("%s, …: a list that is a dish by its name, or that is not known in full, sends nobody to the shop", (...ingredients) => {
  expect(menu({ ingredients })).toMatchObject({ ok: true, oneAway: [] });
});

test("nothing is suggested that goes against a wish", () => {
  for (const { food } of oneAwayOf({ ingredients: ["rice", "kidney beans", "onion"], diet: ["vegan"] }))
    expect(["beef mince", "egg", "sausage", "chicken breast", "cheese", "yogurt", "butter"]).not.toContain(food);
});

test("every common food is one food", () => {
  const { readings, rejections } = recognise(COMMON_FOODS);
  expect(rejections).toEqual([]);
  expect(readings.map(({ entry }) => entry)).toEqual(COMMON_FOODS.map((_, place) => place));
});

test.each([
  ["potatoes", "onion", "eggs"],
  ["plantain", "oil", "salt"],
  ["eggs", "rice"],
  ["sweet potato", "coconut milk", "red curry paste"],
])("%s, …: what is fried in a deal of fat has it, and what is bought is the dish's own", (...ingredients) => {
  for (const { food, dish } of oneAwayOf({ ingredients })) {
    expect(["latkes", "bacalhau-a-bras", "boli", "massaman-curry"], `${food}: ${dish}`).not.toContain(dish);
  }
});
