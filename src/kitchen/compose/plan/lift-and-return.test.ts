import { pattern } from "#recipe/pattern";
import { expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";

function stepsOf(ingredients: readonly string[]): string {
  const answer = cook({ ingredients });
  if (!answer.ok) throw new Error("nothing was cooked");
  return answer.recipe.steps.join(" ");
}

const RICE = ["rice", "onion", "carrots", "peas", "stock"];

test.each(["chicken breast", "pork chops"])("%s leave the pan while rice cooks in it, and come back to get hot", (meat) => {
  const steps = stepsOf([meat, ...RICE]);
  const noun = meat.replace(/s$/, "");
  expect(steps).toMatch(
    pattern()`fry for .*Lift the ${noun}s? out onto a plate.*Stir in the rice.*(?:Return the ${noun}s? to the pan|Lay the ${noun}s? .*on top)`,
  );
});

test("what is cooked already is not fried first, but heated once, at the end", () => {
  const steps = stepsOf(["leftover turkey", ...RICE]);
  expect(steps).toMatch(
    /Stir in the rice.*Add the leftover turkey to the pan, cover and heat for .*piping hot|Stir in the rice and leftover turkey for 1 minute, .*bring to the boil/,
  );
  expect(steps.match(/leftover turkey/g)).toHaveLength(1);
});

test("thighs and sausages bear it", () => {
  expect(stepsOf(["sausages", ...RICE])).not.toMatch(/Lift/);
});

test("what is only browned comes back into the liquid by its own minutes", () => {
  const steps = stepsOf(["chicken breast", "red curry paste", "onion", "potatoes", "fish sauce"]);
  expect(steps).toMatch(/browned all over. Lift the chicken breasts? out onto a plate.*Add the chicken breasts? to the pan/);
});
