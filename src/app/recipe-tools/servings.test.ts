import * as fc from "fast-check";
import { expect, test } from "vitest";
import { describeServings, nextFactor, peopleChosen } from "./servings.ts";

test("goes by one person, and never to none", () => {
  expect(nextFactor(2, 1, 1)).toBe(1.5);
  expect(nextFactor(2, 1.5, -1)).toBe(1);
  expect(nextFactor(2, 0.5, -1)).toBeUndefined();
  expect(nextFactor(4, 1.4, 1)).toBe(1.5);
});

test("goes by half a batch where nobody said for how many", () => {
  expect(nextFactor(undefined, 1, 1)).toBe(1.5);
  expect(nextFactor(undefined, 0.5, -1)).toBeUndefined();
});

test("says for how many", () => {
  expect(describeServings(4, 1.5)).toBe("Serves 6");
  expect(describeServings(4, 1.4)).toBe("Serves about 6");
  expect(describeServings(undefined, 1.5)).toBe("1.5 × the recipe");
});

test("the number of people that was chosen goes on to the next recipe, where an order can be for as many", () => {
  expect(peopleChosen(2, 3, { factor: 1 })).toBe(3);
  expect(peopleChosen(2, undefined, { factor: 1 })).toBeUndefined();
  expect(peopleChosen(2, undefined, { factor: 2 })).toBe(4);
  expect(peopleChosen(4, undefined, { factor: 10 })).toBeUndefined();
  expect(peopleChosen(undefined, undefined, { factor: 2 })).toBeUndefined();
});

test("up and down again is where it was", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 30 }), (written, people) => {
      const more = nextFactor(written, people / written, 1) ?? 0;
      expect(nextFactor(written, more, -1)).toBeCloseTo(people / written);
    }),
  );
});
