import { expect, test } from "vitest";
import { exportPlainText } from "./export-plain-text.ts";

test("reads well where no mark is drawn", () => {
  const markdown =
    "# Egg soup\n\nA *quick* soup.\n\n**Serves 2 · 10 min**\n\n## Ingredients\n\n- 2 eggs\n- ½ tsp salt \\(fine\\)\n\n---\n\n## Method\n\n1. Boil **water**.\n2. Beat the eggs in.\n\n## Good to know\n\nSalt it last.\n";
  expect(exportPlainText(markdown)).toBe(
    "Egg soup\n\nA quick soup.\n\nServes 2 · 10 min\n\nIngredients:\n• 2 eggs\n• ½ tsp salt (fine)\n\nMethod:\n1. Boil water.\n2. Beat the eggs in.\n\nGood to know:\nSalt it last.\n",
  );
});

test("a table is a line a row", () => {
  expect(exportPlainText("| what | how much |\n|---|---|\n| eggs | 2 |\n| salt |  |\n")).toBe("what – how much\neggs – 2\nsalt\n");
});
