import { expect, test } from "vitest";
import { cook } from "../cook.ts";

function goodToKnow(...ingredients: readonly string[]): string {
  const answer = cook({ ingredients });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.recipe.notes.find(({ heading }) => heading === "Good to know")?.lines.join(" ") ?? "";
}

test("where nothing is salty, what is browned stands for it", () => {
  expect(goodToKnow("beef mince", "tinned tomatoes", "spaghetti", "onion", "carrot")).toContain("Nothing in it is salty, so brown the beef mince well");
});

test("where nothing is salty and the dish is sharpened at its end, that stands for it", () => {
  expect(goodToKnow("red lentils", "carrots", "onion", "cumin", "garlic", "oil", "lemon")).toContain("be generous with the lemon");
});

test.each([
  ["beef mince", "tinned tomatoes", "spaghetti", "onion", "carrot", "salt"],
  ["beef mince", "tinned tomatoes", "spaghetti", "onion", "parmesan"],
  ["chicken thighs", "soy sauce", "honey", "rice", "garlic"],
  ["chicken breast", "taco seasoning", "peppers", "onion", "tortillas"],
  ["apples", "flour", "butter", "sugar"],
  ["bananas", "eggs"],
])("%s, %s, …: what is salted, salty or sweet is not called unsalted", (...ingredients) => {
  expect(goodToKnow(...ingredients)).not.toContain("Nothing in it is salty");
});
