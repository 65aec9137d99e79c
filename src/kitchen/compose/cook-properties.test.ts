/** What holds for every order, from the words a person types to the recipe: searched for counter-examples. */
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { DISHES } from "../knowledge/dishes/all-dishes.ts";
import { allMasters } from "../knowledge/masters/all-masters.ts";
import { ALL_INGREDIENTS } from "../knowledge/ingredients/all-ingredients.ts";
import { cook } from "./cook.ts";
import type { CookedDish } from "./cook-recognised.ts";

/** Enough to meet every family, few enough for a busy machine. */
const RUNS = { numRuns: 60 };
vi.setConfig({ testTimeout: 30_000 });

const NON_FOODS = ["chalk", "printer paper", "a hammer", "AA batteries", "laptop charger", "toothpicks"];

const list = fc.uniqueArray(fc.constantFrom(...ALL_INGREDIENTS.map(({ name }) => name)), { minLength: 1, maxLength: 9 });
const served = list.map((ingredients) => cook({ ingredients })).filter((answer) => answer.ok);

/** What a cook would call the same dish: the same kind, of the same foods. */
function sameDish(one: ReturnType<typeof cook>, other: ReturnType<typeof cook>): void {
  expect(other.ok ? [other.archetype, usedNames(other)] : other.reason).toEqual(one.ok ? [one.archetype, usedNames(one)] : one.reason);
}

function usedNames({ used }: CookedDish): readonly string[] {
  return used.map(({ name }) => name).toSorted();
}

test("the order of typing makes no difference to the dish", () => {
  const shuffled = list.chain((names) => fc.tuple(fc.constant(names), fc.shuffledSubarray(names, { minLength: names.length })));
  fc.assert(
    fc.property(shuffled, fc.nat({ max: 4 }), ([names, turned], attempt) =>
      sameDish(cook({ ingredients: names, attempt }), cook({ ingredients: turned, attempt })),
    ),
    RUNS,
  );
});

test("something that is no food changes nothing but what was left out", () => {
  fc.assert(
    fc.property(list, fc.constantFrom(...NON_FOODS), fc.nat({ max: 9 }), (names, thing, at) => {
      const without = cook({ ingredients: names });
      const answer = cook({ ingredients: names.toSpliced(at, 0, thing) });
      sameDish(without, answer);
      if (answer.ok && without.ok) expect(answer.recipe.steps).toEqual(without.recipe.steps);
      expect(answer.leftOut.find(({ ingredient }) => ingredient === thing)?.reason).toMatch(/\w/);
    }),
    RUNS,
  );
});

test("taking away what was left out hardly ever changes the dish", () => {
  // Not never: on a shorter list each food weighs more, and of two dishes that were nearly equal the other may use more of it: of these
  // random lists one in eight makes another dish, most of them a form for a form (0.88).
  const tries = fc.sample(served, { numRuns: 200, seed: 3 }).flatMap((answer) => answer.leftOut.map(({ entry }) => ({ answer, entry })));
  const kept = tries.filter(({ answer, entry }) => {
    const again = cook({ ingredients: withoutEntry(answer, entry) });
    return again.ok && again.archetype === answer.archetype;
  });
  expect(tries.length).toBeGreaterThan(100);
  expect(kept.length / tries.length).toBeGreaterThan(0.85);
});

function withoutEntry({ used, leftOut }: CookedDish, out: number): readonly string[] {
  const entries = [...used, ...leftOut.map(({ entry, ingredient }) => ({ entry, typed: ingredient }))];
  return entries
    .toSorted((a, b) => a.entry - b.entry)
    .filter(({ entry }) => entry !== out)
    .map(({ typed }) => typed);
}

test("twice the people need about twice the food", () => {
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 6 }), (ingredients, servings) => {
      const [few, many] = [cook({ ingredients, servings }), cook({ ingredients, servings: servings * 2 })];
      // A bird or a joint comes whole, for one as for two.
      if (!few.ok || !many.ok || few.archetype !== many.archetype || few.archetype === "roast_bird" || few.archetype === "slow_roast") return;
      // What keeps is baked in a batch, for two as for four.
      if (servings < (DISHES.find(({ id }) => id === few.archetype)?.batch?.serves ?? 0)) return;
      // What a cake, a tray of rolls or a jar of sauce is: made whole or half.
      const master = allMasters().find(({ id }) => id === few.archetype);
      if (master && (master.whole || (servings < master.serves && ["bake", "bread", "sweet", "sauce", "snack"].includes(master.course)))) return;
      const twiceOf = (food: string) => many.recipe.ingredients.find((line) => line.food.startsWith(food))?.quantity?.amount ?? 0;
      // A hock comes whole, and what is eaten with it goes by how many there are.
      if (few.recipe.ingredients.some(({ food, quantity }) => quantity !== undefined && quantity.unit !== "g" && twiceOf(food) > 2.5 * quantity.amount)) return;
      for (const line of few.recipe.ingredients) {
        const twice = many.recipe.ingredients.find(({ food }) => food === line.food);
        // A tin is opened by halves.
        if (line.food.startsWith("tinned ")) continue;
        if (line.quantity?.unit !== "g" || line.quantity.amount < 100 || twice?.quantity?.unit !== "g") continue;
        expect(twice.quantity.amount / line.quantity.amount, line.food).toBeGreaterThan(1.5);
        expect(twice.quantity.amount / line.quantity.amount, line.food).toBeLessThan(2.5);
      }
    }),
    RUNS,
  );
});

test("what is to be avoided is not in the dish, and everything else is still cooked or explained", () => {
  fc.assert(
    fc.property(list, fc.nat({ max: 8 }), (ingredients, at) => {
      const avoid = [ingredients[at % ingredients.length] ?? ""];
      const answer = cook({ ingredients, avoid });
      if (!answer.ok) return;
      expect(answer.used.map(({ typed }) => typed)).not.toContain(avoid[0]);
      expect([...answer.used, ...answer.leftOut].map(({ entry }) => entry).toSorted((a, b) => a - b)).toEqual(
        expect.arrayContaining(ingredients.map((_, entry) => entry)),
      );
    }),
    RUNS,
  );
});

test("the same order gives the same bytes", () => {
  fc.assert(
    fc.property(list, fc.record({ servings: fc.integer({ min: 1, max: 12 }), seed: fc.nat(), attempt: fc.nat({ max: 9 }) }), (ingredients, options) => {
      expect(cook({ ingredients, ...options })).toEqual(cook({ ingredients, ...options }));
    }),
    RUNS,
  );
});

test("whatever is typed, there is an answer", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 2000 }),
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc.constantFrom("", "\u0000", "\uD800", "2 eggs", "½ ½ ½", "__proto__", "constructor", "1e999 eggs", "-3 eggs", "0 g flour", "🍅🍅🍅"),
  );
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 12 }), fc.array(anything, { maxLength: 3 }), (ingredients, avoid) => {
      const answer = cook({ ingredients, avoid });
      expect(answer.ok ? answer.markdown : answer.message).toMatch(/\S/);
    }),
    RUNS,
  );
});
