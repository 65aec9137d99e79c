/** Sentences that many foods share say of each only what is true of it. */
import { expect, test } from "vitest";
import { cook } from "../cook.ts";

const print = (...ingredients: readonly string[]): string => {
  const cooked = cook({ ingredients, servings: 2 });
  return cooked.ok ? cooked.markdown : "";
};

test("broccoli that is boiled with the potatoes is lifted out and served", () => {
  const salmon = print("salmon", "broccoli", "lemon", "butter", "new potatoes", "salt");
  expect(salmon).toMatch(/broccoli, cut into small florets/);
  expect(salmon).toMatch(/lift out the broccoli/);
  expect(salmon).toMatch(/beside the broccoli|the broccoli beside/);
  expect(salmon).toMatch(/the zest and juice of the lemon/);
});

test("granules of gravy are granules, and one gravy is poured", () => {
  const mash = print("sausages", "potatoes", "onion", "butter", "milk", "beef gravy granules");
  expect(mash).toMatch(/Stir in the beef gravy granules and pour in 300 ml water/);
  expect(mash.match(/[Pp]our over the/g)).toHaveLength(1);
});

test("chips beside a dish are many in its title", () => {
  expect(print("beef steak", "chips", "butter", "peppercorns", "brandy", "cream")).toMatch(/^# .*\bchips$/m);
});

test("chips bake before the steak, and are many in its title", () => {
  const steak = print("steak", "chips", "butter", "salt", "rocket");
  expect(steak).toMatch(/^# Steaks and chips$/m);
  expect(steak).toMatch(/^1\. .*bake the chips/m);
});

test("half a teaspoon of peppercorns", () => {
  expect(print("beef steak", "mushrooms", "butter", "peppercorns", "brandy", "cream")).toMatch(/tsp peppercorns\b/);
});

test("turkey has one core, and lettuce cups are folded", () => {
  const cups = print("turkey mince", "lettuce", "hoisin sauce", "carrots", "ginger", "rice noodles");
  expect(cups).toContain("74 °C");
  expect(cups).not.toContain("71 °C");
  expect(cups).not.toContain("Roll up");
});

test("peas do not char, spinach has no tough leaves, and beans without smoked spice are not smoky", () => {
  expect(print("leftover rice", "eggs", "peas", "soy sauce", "spring onions", "oil")).not.toContain("charred");
  expect(print("eggs", "spinach", "feta", "butter", "salt")).not.toContain("splash of water");
  expect(print("eggs", "kale", "feta", "butter", "salt")).toContain("splash of water");
  expect(print("black beans", "sweet potato", "avocado", "lime", "coriander", "rice", "salt")).not.toContain("moky");
});

test("a step of which only the heat is left begins the next one", () => {
  expect(print("cod fillets", "cherry tomatoes", "olives", "capers", "potatoes")).not.toMatch(/^\d\. Lower the heat[^.]*\.$/m);
});

test("pittas are filled and not rolled", () => {
  const pittas = print("leftover roast chicken", "pitta bread", "avocado", "lime", "lettuce", "sour cream");
  expect(pittas).not.toMatch(/roll up|tightly rolled|\bwraps\b/);
});

test("without fat the pan does not stick", () => {
  expect(print("pasta", "pesto", "chicken breast", "cherry tomatoes", "cream", "peas")).toMatch(/non-stick frying pan/);
});
