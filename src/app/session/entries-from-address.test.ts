import { expect, test } from "vitest";
import { readArrived } from "./entries-from-address.ts";

test("a form sent before the script was there keeps its entry as typed, even an empty one", () => {
  expect(readArrived("?ingredient=2+eggs%20").entries).toEqual(["2 eggs "]);
  expect(readArrived("?ingredient=").entries).toEqual([""]);
});

test("a shared text is a list, one entry a line", () => {
  expect(readArrived(`?title=Fridge&text=${encodeURIComponent("- eggs\n- milk\n\nhalf an onion")}`).entries).toEqual(["eggs", "milk", "half an onion"]);
});

test("the numbers of a numbered list are no part of its entries, amounts are", () => {
  expect(readArrived(`?text=${encodeURIComponent("1. garlic\n2) 2 eggs\n1.5 kg potatoes\n3 onions")}`).entries).toEqual([
    "garlic",
    "2 eggs",
    "1.5 kg potatoes",
    "3 onions",
  ]);
});

test("any other address brings nothing", () => {
  expect(readArrived("").entries).toEqual([]);
  expect(readArrived("?utm_source=x").entries).toEqual([]);
});

test("a shared page is carried, not listed, and so is a shared recipe", () => {
  expect(readArrived(`?title=Carbonara&url=${encodeURIComponent("https://example.org/c")}`)).toEqual({
    entries: [],
    carried: "Carbonara\nhttps://example.org/c",
  });
  expect(readArrived(`?text=${encodeURIComponent("Carbonara\nhttps://example.org/c")}`).entries).toEqual([]);
  expect(readArrived(`?text=${encodeURIComponent("Soup\nIngredients:\n2 eggs\nMethod:\nBoil them.")}`).carried).toContain("2 eggs");
});
