import { expect, test } from "vitest";
import { cook } from "../cook.ts";

test.each([
  ["minced pork", "holy basil", "bird's eye chillies", "garlic", "fish sauce", "oyster sauce", "jasmine rice", "oil"],
  ["prawns", "bird's eye chillies", "lime", "coconut milk", "noodles", "curry paste"],
])("bird's eye chillies come by twos to fours for two, whatever weight of long ones a row means: %s …", (...ingredients) => {
  const answer = cook({ ingredients, servings: 2 });
  expect(answer.ok && answer.markdown).toMatch(/^- [2-4] bird's eye chillies/m);
});

test.each([
  ["2 cloves of garlic", ["spaghetti", "tinned sardines", "garlic", "lemon", "chilli", "breadcrumbs", "oil"], /^- [2-9] cloves of garlic/m],
  ["30 g of capers", ["cod", "capers", "butter", "lemon", "potatoes", "parsley"], /^- (?:[3-9]\d) g capers/m],
  ["30 g of olives", ["aubergines", "olives", "tomatoes", "capers", "onion", "olive oil", "red wine vinegar", "celery"], /^- (?:[3-9]\d) g olives/m],
] as const)("what is tasted comes by no less than %s for two", (_, ingredients, line) => {
  const answer = cook({ ingredients, servings: 2 });
  expect(answer.ok && answer.markdown).toMatch(line);
});
