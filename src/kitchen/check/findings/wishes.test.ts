import { expect, test } from "vitest";
import type { Order } from "#recipe/order";
import { checkPantry } from "../check-pantry.ts";

const RECIPE = `# Mushroom pasta

**Serves 2 · 45 min**

## Ingredients

- 200 g pasta
- 20 g butter
- 100 g mushrooms
- 1 stock cube

## Method

1. Boil the pasta in a large saucepan.
2. Fry the mushrooms in the butter in a frying pan, crumble in the stock cube, then bake everything in the oven until golden.
`;

function against(wishes: Partial<Order>, markdown = RECIPE): readonly string[] {
  const { findings } = checkPantry(markdown, { ingredients: ["pasta", "butter", "mushrooms", "stock cube"], ...wishes });
  return findings.flatMap(({ wish, food, minutes, kit }) => (wish === undefined ? [] : [`${wish} ${food ?? minutes ?? kit}`]));
}

test("without wishes nothing goes against them", () => {
  expect(against({})).toEqual([]);
});

test.each<[wishes: Partial<Order>, found: readonly string[]]>([
  [{ diet: ["vegan"] }, ["diet butter", "diet stock cube"]],
  [{ diet: ["vegetarian"] }, ["diet stock cube"]],
  [{ diet: ["no-pork"] }, []],
  [{ freeFrom: ["milk"] }, ["freeFrom butter"]],
  [{ freeFrom: ["celery"] }, ["freeFrom stock cube"]],
  [{ freeFrom: ["nuts"] }, []],
  [{ minutes: 30 }, ["minutes 45"]],
  [{ minutes: 45 }, []],
  [{ kit: { oven: false } }, ["kit oven"]],
  [{ kit: { blender: false } }, []],
  [{ kit: { pans: 1 } }, ["kit pans"]],
])("%j: %j", (wishes, found) => {
  expect(against(wishes)).toEqual(found);
});

test("a header that says less than a step does not hide the time", () => {
  expect(against({ minutes: 30 }, RECIPE.replace("45 min", "20 min").replace("until golden", "for 1 hour"))).toEqual(["minutes 60"]);
});

test("a dutch oven stands on the hob", () => {
  expect(against({ kit: { oven: false } }, RECIPE.replace("bake everything in the oven", "simmer everything in a Dutch oven"))).toEqual([]);
});
