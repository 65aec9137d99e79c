/** Where a list has no fat, the dish's own goes into the pan first. */
import { expect, test } from "vitest";
import { checkPantry } from "#kitchen/check/check-pantry";
import { cook } from "../cook.ts";

const print = (...ingredients: readonly string[]): string => {
  const cooked = cook({ ingredients, servings: 2 });
  return cooked.ok ? cooked.markdown : "";
};

const COCONUT_DAL = ["coconut milk", "curry powder", "onion", "cauliflower", "red lentils", "ginger"];
const LECSO = ["sausages", "peppers", "tinned tomatoes", "rice", "onion", "paprika"];

test("the thick of coconut milk is spooned off before the onion, and what is poured in later is the rest", () => {
  const curry = print("onion", "curry leaves", "mustard seeds", "coconut milk", "pumpkin", "turmeric");
  expect(curry).toMatch(/Spoon in 3 tbsp of the thick top of the coconut milk[^.]*until its fat runs\.\s+(?:\d\. )?Sizzle the mustard seeds/);
  expect(curry.match(/the rest of the coconut milk/g)).toHaveLength(1);
  expect(curry).not.toMatch(/non-stick|spoonful of water/);
});

test("a share that the row tells of stays a share", () => {
  expect(print(...COCONUT_DAL)).toMatch(/Add most of the coconut milk/);
});

test("a curry that spoons it off itself is told nothing twice", () => {
  expect(print("tofu", "coconut milk", "red curry paste", "green beans", "rice").match(/thick top/g)).toHaveLength(1);
});

test("light coconut milk has no thick of its own", () => {
  expect(print("light coconut milk", "curry powder", "onion", "cauliflower", "red lentils", "ginger")).not.toMatch(/thick top/);
});

test("sausages that come later lie in the pan first, and the onion fries in their fat", () => {
  expect(print(...LECSO)).toMatch(/cook the sausages for 6 minutes, until browned, then lift out\.\s+(?:2\. )?Cook the onion[^.]*\. Return the sausages/);
});

test("what is fried there anyway is told of once", () => {
  expect(print("bacon", "mushrooms", "leeks", "pasta", "garlic")).not.toMatch(/Lay in the bacon/);
});

test("a steak stands on its rim, and a duck breast on its skin, before they are browned", () => {
  expect(print("sirloin steak", "onion", "garlic", "potatoes", "carrots", "thyme")).toMatch(/Stand the sirloin steaks on the rim of fat for 2 minutes/);
  expect(print("duck breasts", "curry powder", "onion", "cauliflower", "red lentils", "ginger")).toMatch(/lay in the duck breasts, skin side down/);
});

test("mascarpone melts before leeks", () => {
  expect(print("mascarpone", "mushrooms", "leeks", "pasta", "garlic")).toMatch(/Melt 1 tbsp of the mascarpone in it[^]*the rest of the mascarpone/);
});

test("with oil on the list its row is told as it is written", () => {
  expect(print(...COCONUT_DAL, "oil")).not.toMatch(/thick top/);
  expect(print(...LECSO, "oil")).not.toMatch(/then lift out/);
});

test.each([[COCONUT_DAL], [LECSO]])("nothing of it is foreign to the list: %s", (list) => {
  expect(checkPantry(print(...list), { ingredients: list }).clean).toBe(true);
});
