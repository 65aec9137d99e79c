import { describe, expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";
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

  test("a food takes the place that the dish names itself before any extra", () => {
    expect(DISHES.find(({ id }) => id === "meat_stew")?.slots["splash"]?.extra).toBe(true);
    expect(method(["beef chuck", "carrots", "onion", "red wine"])).toMatch(/Pour in the red wine and let it bubble/);
  });

  test("fish is dipped and coated before it is fried", () => {
    expect(method(["catfish", "flour", "eggs", "cornmeal", "butter", "cayenne"])).toMatch(
      /Turn the pieces in the flour\. Beat the eggs? smooth .* press into the cornmeal, mixed with the cayenne/,
    );
  });

  test("egg yolks thicken a stew without boiling, to a safe temperature", () => {
    expect(method(["rabbit", "butter", "carrots", "onion", "egg yolks", "chicken stock"])).toMatch(
      /Beat the egg yolks? with a ladleful of the hot liquid.*without boiling.*74 °C/,
    );
  });

  test("what stands beside a dish is said once", () => {
    const steps = method(["chicken livers", "butter", "rice", "green beans", "carrots", "pickles", "chutney"]);
    expect(steps.match(/alongside/g) ?? []).toHaveLength(1);
  });

  test("fish and meat do not share a pot, sausage and shellfish do", () => {
    const main = (ingredients: readonly string[]): string => {
      const answer = cook({ ingredients });
      return answer.ok ? answer.recipe.ingredients.map(({ food }) => food).join(", ") : "";
    };
    expect(main(["chicken thighs", "salmon", "tomatoes", "onion"])).not.toMatch(/chicken.*salmon|salmon.*chicken/);
    expect(main(["chicken thighs", "chorizo", "prawns", "tomatoes", "onion", "rice"])).toMatch(/chorizo/);
  });

  test("apple sauce stands beside pork, and never makes a soup", () => {
    const answer = cook({ ingredients: ["pork chops", "apple sauce", "sage", "potatoes", "cabbage"] });
    expect(answer.ok && answer.markdown).toMatch(/Serve .*apple sauce.* alongside|with the apple sauce|the apple sauce beside/);
    expect(answer.ok && answer.markdown).not.toMatch(/soup/);
  });

  test("nothing is stirred into an omelette", () => {
    expect(method(["eggs", "sour cream", "smoked salmon", "chives", "lemon juice", "butter"])).toMatch(/Spoon over the sour cream/);
  });

  test("what is lifted out of the pan with an extra in it comes back", () => {
    for (const { id, slots, plan } of DISHES) {
      for (const [at, step] of plan.entries()) {
        if (!("lift" in step) || !step.lift || !step.of.some((slot) => slots[slot]?.extra)) continue;
        const back = plan.slice(at).filter(({ has }) => has?.some((slot) => step.of.includes(slot)));
        expect(back, id).not.toEqual([]);
        for (const slot of step.of)
          if (slots[slot]?.extra)
            expect(
              back.some(({ has }) => has?.includes(slot)),
              `${id}: ${slot}`,
            ).toBe(true);
      }
    }
  });

  test("every extra of a dish is taken by its plan", () => {
    const bySlotName = new Set(["dust", "dip", "crumbs", "pinch", "seasoning", "warmth", "zest", "tang", "scatter"]);
    for (const { id, slots, plan } of DISHES) {
      const named = new Set(plan.flatMap((step) => Object.values(step).flat().map(String)));
      for (const [name, slot] of Object.entries(slots)) if (slot.extra && !bySlotName.has(name)) expect(named, `${id}: ${name}`).toContain(name);
    }
  });
});
