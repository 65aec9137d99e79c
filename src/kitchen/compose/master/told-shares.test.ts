import { expect, test } from "vitest";
import type { Quantity } from "#recipe/quantity";
import { allMasters } from "#kitchen/knowledge/masters/all-masters";
import type { Master, MasterPart } from "#kitchen/knowledge/masters/master";
import { library, readOrder } from "../cook.ts";
import type { Portion, Portions } from "../portion.ts";
import { stockPantry } from "../stock-pantry.ts";
import { fillSentence } from "./fill-sentence.ts";
import { fillingOf, type MasterDraft } from "./master-filling.ts";
import { tellShares } from "./told-shares.ts";

const AMOUNTS: Readonly<Record<string, Quantity>> = {
  butter: { amount: 30, unit: "g" },
  "olive oil": { amount: 3.5, unit: "tbsp" },
  salt: { amount: 2, unit: "tsp" },
  tomato: { amount: 2 },
  parsley: { amount: 10, unit: "g" },
  lime: { amount: 1 },
};
const PARTS: Readonly<Record<string, string>> = { fat: "butter", oil: "olive oil", salt: "salt", tomato: "tomato", herb: "parsley", sour: "lime" };

test.each([
  [["Melt {fat half} and fry.", "Stir in {fat rest}."], "Melt 15 g of the butter and fry.\nStir in the rest of the butter."],
  [["Melt {fat half} and fry.", "Stir in {fat rest-of-it}."], "Melt 15 g of the butter and fry.\nStir in the rest."],
  [["Rub with {oil third}, then {oil two-thirds}."], "Rub with 1 tbsp of the olive oil, then 2½ tbsp of the olive oil."],
  [
    ["Scatter with {herb half} and {tomato half}.", "Add {herb rest} and {tomato rest}."],
    "Scatter with half of the parsley and half of the tomatoes.\nAdd the rest of the parsley and the rest of the tomatoes.",
  ],
  [["{fat half} goes in.", "So does {fat rest}."], "Half of the butter goes in.\nSo does the rest of the butter."],
  [["Fry in a pan.", "Sharpen with {sour rest}."], "Fry in a pan.\nSharpen with the limes."],
  [["Squeeze in {sour half}. Sharpen with {sour rest}."], "Squeeze in half of the limes. Sharpen with the rest of the limes."],
  [["Heat {fat half} in a pan.", "[?nothing: Add {fat rest}.]"], "Heat the butter in a pan.\n"],
  [["Heat {fat half} in a pan. Make the second the same way."], "Heat 15 g of the butter in a pan. Make the second the same way."],
  [
    ["Season with {salt half}[, {nothing half}][, {herb most}].", "Add {salt rest}[ and {herb rest}]."],
    "Season with 1 tsp of the salt and most of the parsley.\nAdd the rest of the salt and the rest of the parsley.",
  ],
])("%j", (method, told) => {
  expect(tell(method)).toBe(told);
});

test("what has another use keeps the words of its row", () => {
  expect(tell(["Melt {fat half}.", "Add {fat rest}.", "Serve with the {more}."], { ...PARTS, more: "butter" })).toContain("half of ");
});

function tell(method: readonly string[], foods = PARTS): string {
  const names = [...new Set(Object.values(foods))];
  const { list, avoid } = readOrder({ ingredients: names });
  const stocked = stockPantry(list, avoid, library().find).foods;
  const all = Object.entries(foods).flatMap(([part, name]): readonly Portion[] =>
    stocked
      .filter((food) => food.name === name)
      .map((food) => ({ food, slot: "main", fills: part, cut: "whole", grams: 30, quantity: AMOUNTS[food.name] ?? { amount: 1 } })),
  );
  const [first] = allMasters();
  if (first === undefined) throw new Error("There is no master.");
  const parts = Object.keys(foods).map((part): MasterPart => ({ part, foods: "salt", grams: 30, role: "seasoning", does: ["raw"] }));
  const master: Master = { ...first, parts, method };
  const portions: Portions = { all, servings: 2, feeds: 2 };
  const placed = new Map(parts.map((part) => [part, all.flatMap(({ fills, food }) => (fills === part.part ? [food] : []))]));
  const draft: MasterDraft = { master, placed, portions, wording: { locale: "en-GB", units: "metric" } };
  return method.map((step, at) => tellShares(fillSentence(step, fillingOf(draft, "method", at)) ?? "", portions)).join("\n");
}
