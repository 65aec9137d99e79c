import { expect, test } from "vitest";
import { findClass } from "./classes/all-classes.ts";
import { getIngredient } from "./ingredients/all-ingredients.ts";
import { findOrigins } from "./origins.ts";
import { recognise } from "#kitchen/read/recognise";

function originsOf(entry: string): readonly string[] {
  const [reading] = recognise([entry]).readings;
  if (!reading) throw new Error(`${entry} is not read.`);
  const ingredient = getIngredient(reading.ingredient);
  const kind = findClass(ingredient.classId);
  if (!kind) throw new Error(`${entry} has no class.`);
  return [...findOrigins({ ingredient, kind, words: [entry, reading.name] })].sort();
}

test.each([
  ["beef sausages", ["beef"]],
  ["sausages", ["pork"]],
  ["chicken sausages", ["meat"]],
  ["turkey bacon", ["meat"]],
  ["gammon steak", ["pork"]],
  ["lamb steak", ["meat"]],
  ["rump steak", ["beef"]],
  ["mince", ["beef"]],
  ["chicken stock", ["meat"]],
  ["vegetable stock", []],
  ["stock", ["beef", "meat"]],
  ["dashi", ["fish"]],
  ["Worcestershire sauce", ["fish"]],
  ["parmesan", ["milk", "rennet"]],
  ["cheddar", ["milk"]],
  ["gelatine", ["gelatine"]],
  ["honey", ["honey"]],
  ["suet", ["beef"]],
  ["red wine", ["alcohol"]],
  ["red wine vinegar", []],
  ["mayonnaise", ["egg"]],
  ["tofu", []],
  ["oyster mushrooms", []],
  ["burger buns", []],
  ["peanut butter", []],
  ["coconut milk", []],
  ["cocoa butter", []],
  ["vegan sausages", []],
])("%s: %j", (entry, origins) => {
  expect(originsOf(entry)).toEqual(origins);
});
