import { expect, test } from "vitest";
import { readEntries } from "./entries-from-address.ts";

test("a form sent before the script was there keeps its entry as typed, even an empty one", () => {
  expect(readEntries("?ingredient=2+eggs%20")).toEqual(["2 eggs "]);
  expect(readEntries("?ingredient=")).toEqual([""]);
});

test("a shared text is a list, one entry a line", () => {
  expect(readEntries(`?title=Fridge&text=${encodeURIComponent("- eggs\n- milk\n\nhalf an onion")}`)).toEqual(["eggs", "milk", "half an onion"]);
});

test("the numbers of a numbered list are no part of its entries, amounts are", () => {
  expect(readEntries(`?text=${encodeURIComponent("1. garlic\n2) 2 eggs\n1.5 kg potatoes\n3 onions")}`)).toEqual([
    "garlic",
    "2 eggs",
    "1.5 kg potatoes",
    "3 onions",
  ]);
});

test("any other address brings nothing", () => {
  expect(readEntries("")).toEqual([]);
  expect(readEntries("?utm_source=x")).toEqual([]);
});
