import { expect, test } from "vitest";
import { ofFairLength } from "./join-steps.ts";
import { LEAD_MARK, writeToldTime } from "./told-times.ts";

const BROWN = "Set a wide pan over a high heat and brown the mince for six minutes, leaving it be at first, until it is crusty and the pan is dry again.";
const SIMMER = "Pour in the tomatoes with a cup of water and simmer under half a lid for twenty minutes, until the sauce is thick and no longer tastes raw.";

test("a long step is two, and each begins with a sentence of its own", () => {
  expect(ofFairLength([`${BROWN} ${SIMMER}`])).toEqual([BROWN, SIMMER]);
});

test("what is short stays with what it ends, and a beginning with what it begins", () => {
  expect(ofFairLength([`${BROWN} Lift out. ${SIMMER}`])).toEqual([`${BROWN} Lift out. ${SIMMER}`]);
  expect(ofFairLength([`${BROWN} Heat the oil in the same wide pan. ${SIMMER}`])).toEqual([BROWN, `Heat the oil in the same wide pan. ${SIMMER}`]);
});

test("what tells of no time stays with the minutes behind it", () => {
  const HEATS = "Set a wok or a large frying pan that nothing sticks to over a medium-high heat with half of the sesame oil.";
  const FRIES = `Fry the tofu for ${writeToldTime("7–8 min")}, turning it only when each side has a gold crust and lets go of the pan by itself. Lift out onto a plate.`;
  expect(ofFairLength([`${HEATS} ${FRIES} ${FRIES}`])).toEqual([`${HEATS} ${FRIES} ${FRIES}`]);
});

test("a recipe has no more than seven steps by that", () => {
  expect(ofFairLength(Array.from({ length: 6 }, () => `${BROWN} ${SIMMER}`))).toHaveLength(7);
});

test("a short step ends the one before it, and a heat alone begins the next", () => {
  expect(ofFairLength([BROWN, SIMMER, "Eat at once."])).toEqual([BROWN, `${SIMMER} Eat at once.`]);
  expect(ofFairLength([BROWN, `Lower the heat${LEAD_MARK}.`, "Stir in the cream."])).toEqual([BROWN, `Lower the heat${LEAD_MARK}. Stir in the cream.`]);
});
