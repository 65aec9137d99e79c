import { describe, expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";
import { DISHES } from "./all-dishes.ts";

const method = (ingredients: readonly string[]): string => {
  const answer = cook({ ingredients });
  if (!answer.ok) throw new Error("nothing was cooked");
  return answer.recipe.steps.join(" ");
};

describe("what any dish takes besides", () => {
  test("meat is dusted with flour before it is browned", () => {
    expect(method(["chicken breast", "flour", "butter", "white wine", "cream"])).toMatch(/^Dust the chicken breasts? with the flour\./);
  });

  test("a pinch of sugar goes beside something sour, and only there", () => {
    expect(method(["tomatoes", "onion", "spaghetti", "sugar"])).toMatch(/sugar/);
    expect(method(["eggs", "butter", "cheddar", "sugar"])).not.toMatch(/sugar/);
  });

  test("a dish that has its own way with a food has no extra for it", () => {
    for (const { slots } of DISHES) {
      const own = Object.values(slots).filter(({ extra }) => !extra);
      if (own.some(({ roles }) => roles.includes("wine"))) expect(slots["splash"]?.roles ?? []).not.toContain("wine");
    }
  });

  test("every extra of a dish is taken by its plan", () => {
    const bySlotName = new Set(["dust", "pinch", "seasoning", "zest", "tang", "scatter"]);
    for (const { id, slots, plan } of DISHES) {
      const named = new Set(plan.flatMap((step) => Object.values(step).flat().map(String)));
      for (const [name, slot] of Object.entries(slots)) if (slot.extra && !bySlotName.has(name)) expect(named, `${id}: ${name}`).toContain(name);
    }
  });
});
