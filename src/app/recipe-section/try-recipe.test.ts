import { expect, test } from "vitest";
import { tryRecipe } from "./try-recipe.ts";

test("a recipe is tried in many short tasks, the next of them when the last is over", () => {
  const due: (() => void)[] = [];
  tryRecipe((deed) => due.push(deed));
  let tasks = 0;
  for (let deed = due.shift(); deed !== undefined; deed = due.shift()) {
    deed();
    tasks += 1;
    expect(due.length).toBeLessThanOrEqual(1);
  }
  expect(tasks).toBeGreaterThan(20);
});
