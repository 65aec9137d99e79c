import { expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";

const ROOTS = ["potatoes", "carrots", "olive oil", "salt"];

test("thighs that are typed without bone and skin are in no dish that is about their skin", () => {
  const [whole, boned] = ["chicken thighs", "boneless skinless chicken thighs"].map((typed) => cook({ ingredients: [typed, ...ROOTS], servings: 2 }));
  expect(whole?.ok && whole.markdown).toMatch(/skin side down/);
  expect(boned?.ok && boned.markdown).not.toMatch(/skin/);
});
