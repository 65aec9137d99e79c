import { expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";

function stepsOf(...ingredients: readonly string[]): readonly string[] {
  const answer = cook({ ingredients });
  if (!answer.ok) throw new Error("nothing to cook");
  return answer.recipe.steps;
}

const indexOf = (steps: readonly string[], words: RegExp) => steps.findIndex((step) => words.test(step));

test("rice beside a stew that simmers for an hour and more is put on towards its end", () => {
  const steps = stepsOf("stewing beef", "carrots", "onion", "beef stock", "thyme", "rice");
  expect(indexOf(steps, /^Towards the end of that time, put the rice/)).toBeGreaterThan(
    indexOf(steps, /bring to the boil, then simmer, covered, for \d\d minutes/),
  );
});

test("rice is put on before the garlic that would burn meanwhile", () => {
  const steps = stepsOf("plantains", "black beans", "rice", "lime", "garlic");
  expect(indexOf(steps, /^Put the rice/)).toBe(0);
});

test("couscous beside a tray is begun when the last things are on it", () => {
  const steps = stepsOf("chicken thighs", "couscous", "courgettes", "red peppers", "harissa", "red onions");
  expect(indexOf(steps, /couscous into a bowl/)).toBeGreaterThan(indexOf(steps, /add the courgettes?/));
});

test("what is boiled and drained is ready with the pot, not twenty minutes before it", () => {
  const casserole = stepsOf("cabbage", "smoked sausage", "egg noodles", "onion", "mushrooms", "caraway", "butter");
  expect(indexOf(casserole, /Add the egg noodles/)).toBeGreaterThan(indexOf(casserole, /then simmer, covered, for/));
  const belly = stepsOf("pork belly", "parsnips", "brussels sprouts", "apple", "egg noodles");
  expect(indexOf(belly, /Add the egg noodles/)).toBeGreaterThan(indexOf(belly, /Add the [^.]*sprouts/));
});

test("rice beside a long roast is put on towards its end", () => {
  const duck = stepsOf("duck legs", "plum jam", "soy sauce", "ginger", "rice");
  expect(indexOf(duck, /^Towards the end of that time, put the rice/)).toBeGreaterThan(indexOf(duck, /roast for \d+–\d+ minutes/));
});
