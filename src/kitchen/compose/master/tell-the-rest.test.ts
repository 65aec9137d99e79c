import { expect, test } from "vitest";
import { cook } from "../cook.ts";

const title = (...ingredients: readonly string[]): string => {
  const cooked = cook({ ingredients, servings: 2 });
  return cooked.ok ? cooked.title : "";
};

test("a dish with a name tells of the meat that it need not hold", () => {
  expect(title("merguez", "eggs", "tinned tomatoes", "red pepper", "onion", "cumin", "olive oil")).toMatch(/merguez/i);
  expect(title("beef mince", "onion", "carrot", "potatoes", "butter", "milk", "stock")).not.toMatch(/cottage pie with/i);
});

test("eggs on the plate are told of, and what a name holds is not told twice", () => {
  expect(title("kimchi", "cooked rice", "eggs", "sesame oil", "soy sauce", "spring onions")).toMatch(/egg/i);
  expect(title("eggs", "spring onions", "butter", "salt")).not.toMatch(/omelette with eggs/i);
  expect(title("cauliflower", "cheddar", "milk", "flour", "butter", "mustard")).toBe("Cauliflower cheese");
});
