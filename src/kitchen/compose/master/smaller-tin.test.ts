import { expect, test } from "vitest";
import { inSmallerTin } from "./smaller-tin.ts";

test.each([
  ["Press over the base of a loose-bottomed 23 cm tin.", 0.5, "Press over the base of a loose-bottomed 15 cm tin."],
  ["Line a 23 cm springform tin.", 0.5, "Line a 15 cm springform tin."],
  ["Grease a 20 cm square tin.", 0.5, "Grease a 15 cm square tin."],
  ["Spread in a 23 × 33 cm tin.", 0.5, "Spread in a 20 cm square tin."],
  ["Line a 900 g loaf tin.", 0.5, "Line a 450 g loaf tin."],
  ["Line or butter a 12-hole muffin tin.", 0.5, "Line or butter a 6-hole muffin tin."],
  ["Brush a 23 cm square dish.", 0.5, "Brush a 15 cm square dish."],
  ["Brush a 25 cm square dish.", 0.5, "Brush an 18 cm square dish."],
  ["Warm the oil in a 26 cm non-stick frying pan.", 0.5, "Warm the oil in an 18 cm non-stick frying pan."],
  ["Unroll the pastry to about 25 × 35 cm.", 0.5, "Unroll the pastry to about 18 × 25 cm."],
  ["Cut into 5 × 8 cm pieces. Trim to fit a 20 × 30 cm tin.", 1 / 2, "Cut into 5 × 8 cm pieces. Trim to fit an 18 cm square tin."],
  ["Cut into 3 cm pieces. Line a 23 cm tin.", 1, "Cut into 3 cm pieces. Line a 23 cm tin."],
])("%s for %d of the batch", (step, share, said) => {
  expect(inSmallerTin(step, share)).toBe(said);
});
