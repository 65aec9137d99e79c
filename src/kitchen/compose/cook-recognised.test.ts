import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cookTyped, mustCook, NAMES } from "./test-kitchen/test-kitchen.ts";
import type { DishId } from "#kitchen/knowledge/dishes/dish-ids";

const method = (dish: ReturnType<typeof mustCook>) => dish.recipe.steps.join(" ");
/** Enough to meet every family, few enough for a busy machine. */
const RUNS = { numRuns: 40 };
const list = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 10 });

describe("what a cook would notice", () => {
  test("rule 3: chocolate stays out of a prawn dish, and the reason is given", () => {
    const dish = mustCook(["prawn", "garlic", "onion", "broccoli", "olive oil", "chocolate"]);
    expect(dish.markdown.split("## Left out")[0]).not.toMatch(/chocolate/i);
    expect(dish.leftOut.find(({ ingredient }) => ingredient === "chocolate")?.reason).toContain("Chocolate");
  });

  test("rule 4: lettuce is never cooked", () => {
    for (const attempt of [0, 1, 2, 3]) {
      const answer = cookTyped(["lettuce", "chicken breast", "potato", "onion"], { attempt });
      if (answer.ok && /lettuce/i.test(method(answer))) expect(method(answer)).not.toMatch(/\b(fry|simmer|boil|roast)\b[^.]*lettuce/i);
    }
  });

  test("rule 5: rice and pasta come with their water", () => {
    expect(method(mustCook(["rice", "egg", "carrot", "soy sauce"]))).toMatch(/rice [^.]*water/);
    expect(method(mustCook(["spaghetti", "tomato", "garlic"]))).toMatch(/spaghetti [^.]*water/);
  });

  test("rule 6 and T1: chicken is cooked to 74 °C", () => {
    expect(method(mustCook(["chicken breast", "potato", "carrot"]))).toContain("74 °C");
    expect(method(mustCook(["chicken breast", "potato", "carrot"], { units: "us" }))).toContain("165 °F");
  });

  test("rule 7: no oil, butter, salt or pepper unless it is on the list", () => {
    const dish = mustCook(["egg", "spinach", "onion"]);
    expect(dish.markdown).not.toMatch(/\b(oil|butter|pepper)\b/i);
    expect(method(dish)).toMatch(/water/);
  });

  test("rule 14: potatoes go in before broccoli, or into a pan of their own", () => {
    const text = method(mustCook(["chicken breast", "potato", "broccoli", "olive oil"]));
    const isBoiledApart = /boil the potatoes for 15–18 minutes/.test(text);
    expect(isBoiledApart || text.indexOf("potato") < text.indexOf("broccoli")).toBe(true);
  });

  test("rule 16: flour and milk without an egg become no pancakes", () => {
    for (const attempt of [0, 1, 2]) {
      const answer = cookTyped(["flour", "milk", "banana"], { attempt });
      if (answer.ok) expect(answer.archetype).not.toBe<DishId>("pancakes");
    }
  });

  test("rule 26: dried beans are soaked and boiled hard", () => {
    const answer = cookTyped([{ name: "kidney bean", states: ["dried"] }, "onion", "tomato", "carrot", "cumin"]);
    if (answer.ok && /kidney/.test(method(answer))) expect(answer.markdown).toMatch(/boil hard for 10 minutes/);
  });

  test("rule 27: frozen chicken is thawed first", () => {
    const dish = mustCook([{ name: "chicken breast", states: ["frozen"] }, "potato", "carrot"]);
    expect(dish.markdown).toMatch(/frozen chicken breasts?, thawed in the fridge overnight/);
  });

  test("rule 35: another attempt is another dish", () => {
    const dishes = [0, 1, 2, 3, 4].map((attempt) => mustCook(["egg", "spinach", "onion", "potato", "tomato", "feta", "olive oil"], { attempt }).archetype);
    expect(new Set(dishes).size).toBeGreaterThanOrEqual(4);
  });

  test("rule 40: what was typed is an upper bound, and what remains is said", () => {
    const two = mustCook([{ name: "egg", amount: { count: 2, text: "2" } }, "spinach", "feta"], { servings: 4 });
    expect(two.recipe.ingredients.find(({ food }) => food.startsWith("egg"))?.quantity?.amount).toBeLessThanOrEqual(2);
    const twelve = mustCook([{ name: "egg", amount: { count: 12, text: "12" } }, "spinach", "feta"]);
    expect(twelve.markdown).toMatch(/of your 12 eggs are left/);
  });

  test("foods to avoid are avoided", () => {
    const dish = mustCook(["egg", "spinach", "onion", "potato"], { avoid: ["egg"] });
    expect(dish.used.map(({ name }) => name)).not.toContain("egg");
    expect(dish.leftOut).toContainEqual(expect.objectContaining({ ingredient: "egg", code: "avoided" }));
  });

  test("a list of nothing but seasoning is refused kindly", () => {
    expect(cookTyped(["salt", "cumin"])).toMatchObject({ ok: false, reason: "only-seasoning", message: expect.stringContaining("salt") as string });
  });

  test("allergens of what is used are named", () => {
    expect(mustCook(["egg", "spinach", "feta"]).markdown).toMatch(/## Contains\n\nEgg and milk\./);
  });
});

describe("for any list", () => {
  test("every food is used or its absence explained", () => {
    fc.assert(
      fc.property(list, fc.nat({ max: 4 }), (names, attempt) => {
        const answer = cookTyped(names, { attempt });
        if (!answer.ok) return;
        const entries = [...answer.used, ...answer.leftOut].map(({ entry }) => entry).toSorted((a, b) => a - b);
        expect(entries).toEqual(names.map((_, index) => index));
      }),
      RUNS,
    );
  });

  test("the same order gives the same bytes, in whatever order it was typed", () => {
    fc.assert(
      fc.property(list, (names) => {
        const answer = cookTyped(names);
        expect(cookTyped(names)).toEqual(answer);
        const turned = cookTyped(names.toReversed());
        expect(turned.ok ? turned.dish : turned.reason).toBe(answer.ok ? answer.dish : answer.reason);
      }),
      RUNS,
    );
  });

  test("nothing is named in the method that is not in the list", () => {
    fc.assert(
      fc.property(list, (names) => {
        const answer = cookTyped(names);
        if (!answer.ok) return;
        for (const other of NAMES)
          if (!names.includes(other) && !names.some((name) => name.includes(other))) expect(method(answer).toLowerCase()).not.toContain(other);
      }),
      RUNS,
    );
  });

  test("the method has a time and a cue, and the header adds up", () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 12 }), (names, servings) => {
        const answer = cookTyped(names, { servings });
        if (!answer.ok) return;
        const { totalMinutes = 0, handsOnMinutes = 0 } = answer.recipe;
        expect(totalMinutes).toBeGreaterThanOrEqual(handsOnMinutes);
        expect(answer.recipe.steps.length).toBeGreaterThanOrEqual(2);
        for (const step of answer.recipe.steps) expect(step).not.toMatch(/[{}[\]]|undefined|NaN| {2}/);
      }),
      RUNS,
    );
  });
});
