import { expect, test } from "vitest";
import { cook } from "../cook.ts";
import { timeAsides } from "./time-asides.ts";
import { withoutMarks, writeToldTime } from "./told-times.ts";

/** A sentence of a row as it is filled, its times marked. */
const marked = (step: string): string => step.replaceAll(/\{([^{}]+)\}/g, (_, hole: string) => writeToldTime(hole) ?? hole);
const own = (text: string) => ({ text: marked(text), isAside: false });
const aside = (text: string) => ({ text: marked(text), isAside: true });
const timed = (...given: Parameters<typeof timeAsides>): readonly string[] => timeAsides(...given).map(withoutMarks);
const PEAS = aside("Boil the peas for {3–4 min}, until bright, and drain.");

test("what is boiled beside a long simmer is begun towards its end, not before it", () => {
  const steps = timed([own("Brown the meat for {7 min}."), PEAS, own("Simmer for {25 min}, until soft."), own("Season and serve.")], false);
  expect(steps).toEqual([
    "Brown the meat for 7 minutes.",
    "Simmer for 25 minutes, until soft.",
    "Towards the end of that time, boil the peas for 3–4 minutes, until bright, and drain.",
    "Season and serve.",
  ]);
});

test("where the last step has a wait of its own, it is told behind that", () => {
  const steps = timed([own("Simmer for {2 h}."), PEAS, own("Simmer, uncovered, for {10 min more}. Rest for {5 min}. Serve with the peas.")], false);
  expect(steps.at(-1)).toMatch(/10 minutes more\.[^]* boil the peas [^]*Serve with the peas\.$/);
});

test("nothing is begun between two steps that are one", () => {
  const steps = timed([own("Pat the steak dry."), PEAS, own("Fry for {6 min}. Lift out."), own("Stir the wine into the hot pan and serve.")], true);
  expect(steps[1]).toBe("Boil the peas for 3–4 minutes, until bright, and drain.");
});

test("beside a pan that takes longer than the rest of the dish, the dish is begun late", () => {
  const potatoes = aside("Boil the potatoes for {18 min} and drain.");
  const steps = timed([own("Flour the fish."), potatoes, own("Heat the fat. Fry the fish for {4 min}."), own("Serve.")], false);
  expect(steps[2]).toMatch(/^Towards the end of that time, heat the fat\./);
});

test.each([
  ["peas", /peas/, ["lamb shoulder", "onion", "dried apricots", "cumin", "peas", "chicken stock", "oil", "rice"]],
  ["green beans", /green beans/, ["stewing beef", "carrots", "onion", "red wine", "thyme", "green beans", "potatoes", "oil"]],
  ["sprouts", /sprouts/, ["beef cheeks", "stout", "onion", "carrots", "brussels sprouts", "flour", "oil"]],
] as const)("%s are boiled in the last step or the one before it", (_, name, ingredients) => {
  const answer = cook({ ingredients });
  if (!answer.ok) throw new Error(answer.message);
  const { steps } = answer.recipe;
  const at = steps.findIndex((step) => /\bboil /i.test(step) && name.test(step));
  expect(at).toBeGreaterThanOrEqual(steps.length - 2);
});

test("a side is begun within the long bake of a step, and not before its first words", () => {
  const potatoes = aside("Boil the potatoes for {15–18 min} and drain.");
  const steps = timed([own("Layer the dish."), potatoes, own("Spoon over the sauce. Bake for {40 min}. Rest for {10 min}. Serve.")], false);
  expect(steps).toEqual([
    "Layer the dish.",
    "Spoon over the sauce. Bake for 40 minutes.",
    "Towards the end of that time, boil the potatoes for 15–18 minutes and drain.",
    "Rest for 10 minutes. Serve.",
  ]);
});

test("a step that goes on beside another is left in one piece", () => {
  const beans = aside("Boil the beans for {4–6 min} and drain.");
  const beside = "{~Meanwhile} heat the fat. Fry the onion for {10 min}. Stir in the spice.";
  const steps = timed([own("Simmer the lentils for {35 min}."), beans, own(beside), own("Stir together and serve.")], false);
  expect(steps).toContain("Meanwhile heat the fat. Fry the onion for 10 minutes. Stir in the spice.");
});
