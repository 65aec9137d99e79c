import { expect, test } from "vitest";
import { parseOrder } from "#recipe/order";
import { cook } from "../cook.ts";

function print(...ingredients: readonly string[]): string {
  const parsed = parseOrder({ ingredients });
  const answer = parsed.ok ? cook(parsed.order) : undefined;
  return answer?.ok ? answer.markdown : "";
}

test("what is liquid is not melted, and what is solid is, without an if", () => {
  expect(print("bananas", "flour", "sugar", "sunflower oil", "baking powder", "eggs", "walnuts")).toMatch(/sunflower oil$/m);
  expect(print("bananas", "flour", "sugar", "butter", "eggs", "baking powder")).toMatch(/butter, melted and cooled$/m);
});

test("of sugar that is kept for the top, the dough gets most, not an amount that is all of it", () => {
  const pie = print("flour", "sugar", "butter", "apples", "cinnamon", "egg");
  expect(pie).toContain("most of the sugar");
  expect(pie).toContain("the rest of the sugar");
});

test("turkey in a dish that was written for beef is told its 74 °C, and beef is not", () => {
  const foods = ["lasagne sheets", "tinned tomatoes", "milk", "flour", "butter", "cheddar", "onion"];
  expect(print("turkey mince", ...foods)).toContain("Cook the turkey mince to 74 °C inside, with no pink left.");
  expect(print("beef mince", ...foods)).not.toContain("74 °C");
});

test("a paella says when its chicken is done", () => {
  expect(print("chicken thighs", "paella rice", "onion", "red pepper", "saffron")).toContain("74 °C");
});
