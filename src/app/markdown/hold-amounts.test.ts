import { expect, test } from "vitest";
import { holdAmounts } from "./hold-amounts.ts";

test.each([
  ["2 tomatoes (about 200 g), chopped", "2 tomatoes (about 200\u00a0g), chopped"],
  ["1½ cups, 180 °C, 5–6 minutes", "1½\u00a0cups, 180\u00a0°C, 5–\u20606\u00a0minutes"],
  ["2 large eggs, 4 garlic cloves, 3 lemons", "2 large eggs, 4 garlic cloves, 3 lemons"],
  ["250 ml of water", "250\u00a0ml of water"],
])("%j holds its amounts", (text, held) => {
  expect(holdAmounts(text)).toBe(held);
});
