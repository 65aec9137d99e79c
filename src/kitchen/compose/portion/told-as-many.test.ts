import { expect, test } from "vitest";
import { cook } from "../cook.ts";

function lineOf(food: RegExp, ...ingredients: readonly string[]): string {
  const answer = cook({ ingredients, servings: 2 });
  if (!answer.ok) throw new Error(answer.message);
  return answer.markdown.split("\n").find((line) => line.startsWith("- ") && food.test(line)) ?? answer.markdown;
}

test.each([
  [/red pepper/, 2, ["eggs", "tinned tomatoes", "red peppers", "onion", "garlic", "harissa", "cumin", "olive oil"]],
  [/courgette/, 2, ["courgettes", "potatoes", "red onion", "garlic", "feta", "olive oil"]],
  [/aubergine/, 2, ["aubergines", "tomatoes", "garlic", "basil", "mozzarella", "olive oil"]],
  [/beetroot/, 2, ["beetroot", "stewing beef", "white cabbage", "potatoes", "carrot", "onion", "tomato puree", "vinegar", "sour cream"]],
] as const)("what is told of in the plural, %s, comes as one for each at least", (food, least, ingredients) => {
  expect(Number(/^- (\d+)/.exec(lineOf(food, ...ingredients))?.[1])).toBeGreaterThanOrEqual(least);
});

test("of onions and of what only goes with the rest a dish takes what it means", () => {
  expect(lineOf(/onion/, "chicken", "onions", "paprika", "sour cream", "rice")).toMatch(/^- [12] onions?/);
  expect(lineOf(/lemon/, "salmon", "lemons", "potatoes", "butter")).toMatch(/^- (?:½|1) lemon/);
});

test("sausages come as two for each, or as many as there are", () => {
  expect(lineOf(/sausages/, "sausages", "bacon", "potatoes", "onions", "parsley", "chicken stock cube")).toMatch(/^- 4 sausages/);
  expect(lineOf(/sausages/, "3 sausages", "potatoes", "onion", "butter")).toMatch(/^- 3 sausages/);
});

test("a hot dog for each bun", () => {
  const dogs = ["hot dogs", "buns", "onions", "mustard"];
  expect([lineOf(/hot dogs/, ...dogs), lineOf(/buns/, ...dogs)]).toEqual([expect.stringMatching(/^- 4 hot dogs/), expect.stringMatching(/^- 4 buns/)]);
});

test("big potatoes weigh more than potatoes, and a big bag of them does not", () => {
  const gramsOf = (typed: string) => Number(/about (\d+) g/.exec(lineOf(/potato/, "6 eggs", typed, "1 onion", "olive oil"))?.[1]);
  const each = (typed: string) => gramsOf(typed) / Number(/^- (\d+)/.exec(lineOf(/potato/, "6 eggs", typed, "1 onion", "olive oil"))?.[1]);
  expect(each("4 big potatoes")).toBeGreaterThan(1.3 * each("4 potatoes"));
  expect(each("a large bag of potatoes")).toBe(each("potatoes"));
});
