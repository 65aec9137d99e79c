import { expect, test } from "vitest";
import { joinShort } from "./join-short.ts";

test.each([
  ["Rest. Add the dill. Squeeze over the lemon.", "Rest. Add the dill and squeeze over the lemon."],
  ["Add the dill. Top with the lettuce. Spoon over the cream. Serve.", "Add the dill, top with the lettuce and spoon over the cream. Serve."],
  ["Add the dill. Fry for 2 minutes, until gold. Add the lemon.", "Add the dill. Fry for 2 minutes, until gold. Add the lemon."],
  ["Add the salt and the pepper. Stir in the dill.", "Add the salt and the pepper. Stir in the dill."],
  ["Add the a. Add the b. Add the c. Add the d. Add the e.", "Add the a, the b and the c. Add the d and the e."],
])("%s", (step, said) => {
  expect(joinShort(step)).toBe(said);
});
