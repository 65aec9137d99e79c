import { expect, test } from "vitest";
import { rememberLast } from "./remember-last.ts";

test("the same order is worked out once, in whatever order its fields stand; another one anew", () => {
  const asked: object[] = [];
  const cook = rememberLast((order: { readonly ingredients: readonly string[]; readonly attempt?: number }) => {
    asked.push(order);
    return { dish: `${order.ingredients.join()} ${order.attempt}` };
  });
  const first = cook({ ingredients: ["egg"], attempt: 1 });
  expect(cook({ attempt: 1, ingredients: ["egg"] })).toBe(first);
  expect(asked).toHaveLength(1);
  expect(cook({ ingredients: ["egg"], attempt: 2 })).toEqual({ dish: "egg 2" });
  expect(cook({ ingredients: ["egg"], attempt: 1 })).toEqual(first);
  expect(asked).toHaveLength(3);
});
