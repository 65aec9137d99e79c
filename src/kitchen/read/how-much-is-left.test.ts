/** How people say what part of a thing they have, in front of its name and behind it. */
import { expect, test } from "vitest";
import { recognise } from "./recognise.ts";

test.each([
  ["a third of a jar of pesto", "pesto", undefined],
  ["third of a jar tikka paste", "tikka-paste", undefined],
  ["two thirds of a tin of coconut milk", "coconut-milk", 2 / 3],
  ["three quarters of an aubergine", "aubergine", 3 / 4],
  ["most of a cucumber", "cucumber", 3 / 4],
  ["half of the hummus", "hummus", undefined],
  ["Philadelphia about a third of a tub", "cream-cheese", undefined],
  ["a fist-sized lump of brisket", "beef-brisket", undefined],
  ["brisket, fist size lump", "beef-brisket", undefined],
  ["parmesan, a nub", "parmesan", undefined],
  ["la moitié d'un concombre", "cucumber", 1 / 2],
  ["la mitad de una cebolla", "onion", 1 / 2],
  ["un bout de comté", "comte", undefined],
  ["Sauerkraut, Rest im Glas", "sauerkraut", undefined],
  ["potatoes ca. 600 g", "potato", undefined],
  ["ziemniaki ok. 600 g", "potato", undefined],
  ["Emmentaler, halbe Packung", "emmental", undefined],
  ["ご飯 2杯分", "cooked-rice", undefined],
  ["玉ねぎ 半分", "onion", 1 / 2],
  ["にんにく ひとかけ", "garlic", 1],
])("%s: %s", (typed, ingredient, count) => {
  const { readings, rejections } = recognise([typed]);
  expect(rejections).toEqual([]);
  expect(readings.map((reading) => reading.ingredient)).toEqual([ingredient]);
  if (count !== undefined) expect(readings[0]?.amount?.count).toBeCloseTo(count);
});
