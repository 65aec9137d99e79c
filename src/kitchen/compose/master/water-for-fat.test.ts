/** Onions soften in water where the list has no fat to soften them in. */
import { expect, test } from "vitest";
import { cook } from "../cook.ts";

const print = (...ingredients: readonly string[]): string => {
  const cooked = cook({ ingredients, servings: 2 });
  return cooked.ok ? cooked.markdown : "";
};

const UNDER_A_LID = /onions? [^.]*for [^.]*minutes[^.]*\. Begin with 4 tbsp hot water under a lid/;
const A_SPOONFUL = /Let a spoonful of water in/;
const CURRY = ["chickpeas", "tinned tomatoes", "sweet potato", "curry powder", "onion", "garlic", "spinach"];

test("an onion begins in water under a lid, once, and what follows it needs no more", () => {
  const curry = print(...CURRY);
  expect(curry).toMatch(UNDER_A_LID);
  expect(curry.match(/Begin with 4 tbsp hot water|Let a spoonful of water in/g)).toHaveLength(1);
  expect(curry).not.toMatch(/[\u02B0-\u02B5]/);
});

test("with oil, or after bacon, nothing is said of water", () => {
  expect(print(...CURRY, "oil")).not.toMatch(/Begin with 4 tbsp hot water|Let a spoonful of water in/);
  expect(print("trout", "bacon", "garlic", "cayenne")).not.toMatch(/Begin with 4 tbsp hot water|Let a spoonful of water in/);
  expect(print("courgettes", "chicken stock", "onion", "bacon", "garlic", "salt")).not.toMatch(/Begin with 4 tbsp hot water|Let a spoonful of water in/);
});

test("garlic by itself gets a spoonful", () => {
  expect(print("spaghetti", "garlic", "capers", "tinned tomatoes", "parsley", "black olives", "dried chillies")).toMatch(A_SPOONFUL);
});

test("an onion that is pickled raw, too, stays out of it", () => {
  expect(print("red chilli", "onion", "pinto beans", "vegetable stock", "tortillas", "lime", "coriander")).not.toMatch(/pickle\. The pan/);
});

test("what went in by one sentence and cooks by the next begins in water as well", () => {
  expect(print("red peppers", "onion", "tomatoes", "garlic", "basil", "vinegar")).toMatch(
    /Add the onion\.[^.]*cook for 10 minutes[^.]*\. Begin with 4 tbsp hot water/,
  );
});
