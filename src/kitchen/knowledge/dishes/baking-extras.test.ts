import { pattern } from "#recipe/pattern";
import { describe, expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";
import { DISHES } from "./all-dishes.ts";
import type { SlotName } from "./slot-names.ts";
import type { DishId } from "#kitchen/knowledge/dishes/dish-ids";

const BAKING_EXTRAS: readonly SlotName[] = ["powder", "lift", "richer", "dash", "cover", "icing", "dusting", "frosting"];

function bake(...ingredients: readonly string[]) {
  const answer = cook({ ingredients });
  if (!answer.ok) throw new Error("nothing was cooked");
  return answer;
}

describe("what a sweet dough takes besides", () => {
  test("two sugars share the weight of one", () => {
    const grams = (name: string, ...sugars: readonly string[]): number =>
      bake("flour", "butter", "eggs", "baking soda", "chocolate chips", ...sugars).recipe.ingredients.find(({ food }) => food === name)?.quantity?.amount ?? 0;
    const share = grams("brown sugar", "brown sugar", "white sugar") / grams("brown sugar", "brown sugar");
    // Scales round to 5 g.
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  test("icing sugar and cream cheese go over a bake when it is cold", () => {
    const { markdown, leftOut } = bake("flour", "butter", "sugar", "eggs", "baking powder", "walnuts", "cream cheese", "icing sugar");
    expect(leftOut).toEqual([]);
    expect(markdown).toMatch(/beat the cream cheese and icing sugar .*When cold, spread/is);
  });

  test("icing sugar is the sugar of a bake that has no other", () => {
    expect(bake("flour", "butter", "icing sugar").markdown).toMatch(/Stir in the icing sugar|with the icing sugar/);
  });

  test("no cake that says it has no wheat takes flour", () => {
    for (const { id, slots, summaries } of DISHES.filter(({ summaries }) => summaries.some((summary) => /without (?:any )?wheat/.test(summary))))
      for (const slot of Object.values(slots)) expect(slot.roles, `${id}: ${summaries[0]}`).not.toContain("flour");
  });

  test("every baking extra is named by a step", () => {
    for (const { id, slots, plan } of DISHES) {
      for (const name of BAKING_EXTRAS.filter((name) => slots[name])) {
        const says = plan.flatMap((step) => ("say" in step ? step.say : [])).join(" ");
        expect(says, `${id}: ${name}`).toMatch(pattern()`\{the [^}]*\b${name}\b`);
      }
    }
  });
});

describe("drinks that hold alcohol", () => {
  test("say so, and measure it", () => {
    for (const list of [
      ["vodka", "cranberry juice", "lime"],
      ["red wine", "brandy", "orange", "sugar"],
      ["whisky", "honey", "lemon", "cloves"],
    ])
      expect(bake(...list).markdown).toContain("It holds alcohol");
    const spirits = bake("gin", "vermouth", "vodka", "lime juice", "sugar").recipe.ingredients.filter(({ food }) => /gin|vodka/.test(food));
    expect(spirits.reduce((sum, { quantity }) => sum + (quantity?.unit === "tbsp" ? 15 * quantity.amount : (quantity?.amount ?? 0)), 0)).toBeLessThanOrEqual(
      100,
    );
  });
});

test("a jar of spices is mixed only from three or more, and never in place of a meal", () => {
  expect(bake("paprika", "cumin", "oregano", "cayenne pepper").archetype).toBe<DishId>("spice_mix");
  expect(cook({ ingredients: ["paprika", "cumin"] }).ok).toBe(false);
  expect(bake("chicken thighs", "paprika", "cumin", "oregano", "brown sugar").archetype).not.toBe<DishId>("spice_mix");
});
