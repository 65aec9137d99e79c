/** A recipe whose text stops in the middle. */
import type { PantryCheckRule } from "../finding.ts";

export const cutOff: PantryCheckRule = {
  id: "cut-off",
  title: "Cut off",
  why: "What is missing can hold an ingredient, or the moment when the food is done.",
  check: ({ reading }) => {
    const last = reading.parts.at(-1);
    return reading.cutOff && last
      ? [{ id: "cut-off", message: "The recipe stops in the middle; what is missing could not be checked.", ranges: [{ start: last.start, end: last.end }] }]
      : [];
  },
};
