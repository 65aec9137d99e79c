import { expect, test } from "vitest";
import { cook } from "../cook.ts";

test.each([
  ["minced pork", "holy basil", "bird's eye chillies", "garlic", "fish sauce", "oyster sauce", "jasmine rice", "oil"],
  ["prawns", "bird's eye chillies", "lime", "coconut milk", "noodles", "curry paste"],
])("bird's eye chillies come by twos to fours for two, whatever weight of long ones a row means: %s …", (...ingredients) => {
  const answer = cook({ ingredients, servings: 2 });
  expect(answer.ok && answer.markdown).toMatch(/^- [2-4] bird's eye chillies/m);
});
