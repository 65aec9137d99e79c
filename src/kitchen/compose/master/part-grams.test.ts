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

test.each([
  ["80 ml of cream", ["pork chops", "apples", "onion", "mustard", "cream", "butter"], /^- (?:[89]\d|1\d\d) ml cream/m],
  ["50 g of cheddar", ["eggs", "bread", "cheddar", "butter", "tomato"], /^- (?:[5-9]\d|1\d\d) g cheddar/m],
] as const)("what makes a dish rich comes by no less than %s for two", (_, ingredients, line) => {
  const answer = cook({ ingredients, servings: 2 });
  expect(answer.ok && answer.markdown).toMatch(line);
});

test("half an aubergine is not left over", () => {
  const answer = cook({ ingredients: ["6 sausages", "aubergine", "courgette", "red pepper", "cherry tomatoes", "olive oil"], servings: 2 });
  expect(answer.ok && answer.markdown).toMatch(/^- 1 aubergine/m);
});
