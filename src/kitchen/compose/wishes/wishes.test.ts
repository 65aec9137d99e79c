import { describe, expect, test } from "vitest";
import type { Order } from "#recipe/order";
import { cook } from "../cook.ts";
import type { CookedDish } from "../cook-recognised.ts";
import { menu } from "../menu.ts";

const SUPPER = ["chicken thighs", "bacon", "potatoes", "carrots", "onion", "butter", "cream", "peas", "olive oil", "chicken stock"];

function mustCook(order: Order): CookedDish {
  const answer = cook(order);
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

function entriesOf({ used }: CookedDish): readonly string[] {
  return used.map(({ typed }) => typed);
}

test("one pan is one pan by the words of the method, not only by its rows", () => {
  for (const ingredients of [
    ["eggs", "milk", "bread", "maple syrup", "butter"],
    ["whole milk", "sugar", "egg yolk", "vanilla bean", "lemon peel"],
    ["spaghetti", "beef mince", "onion", "carrot", "tinned tomatoes", "parmesan"],
  ]) {
    const { recipe } = mustCook({ ingredients, freeFrom: ["gluten"], kit: { pans: 1 } });
    const method = recipe.steps.join(" ");
    const kinds = [/\bsaucepan\b/, /\bfrying pan\b/, /\b(roasting|baking|cake|loaf) (tin|tray|dish)\b/].filter((kind) => kind.test(method));
    expect(kinds.length, method).toBeLessThanOrEqual(1);
    expect(method).not.toMatch(/\banother (pan|saucepan|pot)\b/);
  }
});

describe("what the food of a dish must be", () => {
  test("a vegan dish takes neither meat nor stock nor dairy of the list, and says why of each", () => {
    const dish = mustCook({ ingredients: SUPPER, diet: ["vegan"] });
    expect(["potatoes", "carrots", "onion", "peas", "olive oil"]).toEqual(expect.arrayContaining([...entriesOf(dish)]));
    expect(dish.leftOut.find(({ ingredient }) => ingredient === "butter")?.reason).toBe("Butter: you asked for a dish that is vegan.");
    expect(dish.leftOut.map(({ ingredient }) => ingredient)).toEqual(expect.arrayContaining(["chicken thighs", "bacon", "cream", "chicken stock"]));
  });

  test("vegetable stock is vegetarian, stock of no name is not", () => {
    const soup = ["potatoes", "leeks", "onion", "butter"];
    expect(entriesOf(mustCook({ ingredients: [...soup, "vegetable stock"], diet: ["vegetarian"] }))).toContain("vegetable stock");
    expect(entriesOf(mustCook({ ingredients: [...soup, "stock"], diet: ["vegetarian"] }))).not.toContain("stock");
  });

  test("without pork a beef sausage may come, and lard may not", () => {
    const dish = mustCook({ ingredients: ["beef sausages", "potatoes", "onion", "lard"], diet: ["no-pork"] });
    expect(entriesOf(dish)).toContain("beef sausages");
    expect(entriesOf(dish)).not.toContain("lard");
  });

  test("what some makes hold is not free of it", () => {
    const dish = mustCook({ ingredients: ["stock cube", "potatoes", "leeks", "butter"], freeFrom: ["celery"] });
    expect(entriesOf(dish)).not.toContain("stock cube");
    expect(dish.leftOut.find(({ ingredient }) => ingredient === "stock cube")?.reason).toContain("check the label");
  });
});

describe("what the dish as a whole must be", () => {
  test("no more minutes than asked, by its own header", () => {
    expect(mustCook({ ingredients: SUPPER, minutes: 30 }).recipe.totalMinutes).toBeLessThanOrEqual(30);
  });

  test("no oven, no blender and one pan are taken at their word", () => {
    const { recipe, oven } = mustCook({ ingredients: SUPPER, kit: { oven: false, blender: false, pans: 1 } });
    expect(oven).toBe(false);
    expect(recipe.steps.join(" ")).not.toMatch(/\b(oven|blender|second pan)\b/);
  });

  test("something sweet, or something for breakfast, of the same list", () => {
    const ingredients = ["eggs", "milk", "flour", "sugar", "butter", "potatoes", "onion", "bacon", "apples"];
    expect(mustCook({ ingredients, course: "sweet" }).recipe.ingredients.map(({ food }) => food)).not.toContain("onion");
    expect(mustCook({ ingredients, course: "main" }).title).not.toBe(mustCook({ ingredients, course: "sweet" }).title);
  });

  test("what is to be used first is used; what is not on the list is said to be missing", () => {
    for (const first of SUPPER.slice(0, 8)) expect(entriesOf(mustCook({ ingredients: SUPPER, first: [first] }))).toContain(first);
    const dish = mustCook({ ingredients: SUPPER, first: ["aubergine"] });
    expect(dish.leftOut.find(({ ingredient }) => ingredient === "aubergine")?.reason).toContain("not on the list");
  });
});

describe("when a wish leaves nothing", () => {
  test("it is named, and what would come without it", () => {
    const answer = cook({ ingredients: ["chicken breast"], diet: ["vegetarian"] });
    expect(answer).toMatchObject({ ok: false, reason: "wish", wish: "diet" });
    expect(!answer.ok && answer.message).toMatch(/vegetarian.*Without that wish it would be: .*chicken/i);
  });

  test("where each alone would do, all of them are named", () => {
    const answer = cook({ ingredients: ["chicken breast"], diet: ["vegetarian"], minutes: 1 });
    expect(answer).toMatchObject({ ok: false, wish: "diet, minutes" });
  });

  test("a list that makes nothing anyway is no wish's fault", () => {
    expect(cook({ ingredients: ["salt"], diet: ["vegan"] })).toMatchObject({ ok: false, reason: "only-seasoning" });
  });
});

describe("the menu", () => {
  const lists = [
    SUPPER,
    ["eggs", "flour", "milk", "butter", "sugar"],
    ["pasta", "tomatoes", "garlic", "tuna", "olives"],
    ["rice", "eggs", "soy sauce", "peas", "prawns"],
  ];

  test.each(lists)("%s, …: different dishes, the first what the chef cooks, each to be had by its id", (...ingredients) => {
    const answer = menu({ ingredients });
    if (!answer.ok) throw new Error(answer.message);
    const { dishes } = answer;
    expect(dishes.length).toBeGreaterThan(1);
    expect(dishes.length).toBeLessThanOrEqual(5);
    expect(new Set(dishes.map(({ title }) => title)).size).toBe(dishes.length);
    expect(dishes[0]?.title).toBe(mustCook({ ingredients }).title);
    for (const { dish, title, minutes, uses } of dishes) {
      const cooked = mustCook({ ingredients, dish });
      expect([cooked.title, cooked.recipe.totalMinutes, entriesOf(cooked)]).toEqual([title, minutes, uses]);
    }
  });

  test("it keeps to the wishes", () => {
    const answer = menu({ ingredients: SUPPER, minutes: 40, diet: ["no-pork"] });
    if (!answer.ok) throw new Error(answer.message);
    for (const { minutes, uses } of answer.dishes) {
      expect(minutes).toBeLessThanOrEqual(40);
      expect(uses).not.toContain("bacon");
    }
  });

  test("a dish that the list no longer makes is refused by name", () => {
    expect(cook({ ingredients: ["eggs"], dish: "pancakes|egg,flour,milk" })).toMatchObject({ ok: false, wish: "dish" });
  });
});
