import { expect, test } from "vitest";
import { foldSystemMessage, writeChefPrompt } from "./chat-prompt.ts";

test("a plain order asks for nothing but a recipe from the list", () => {
  const [system, user] = writeChefPrompt({ ingredients: ["egg", "cheese"] });
  expect(system.content).toMatch(/^You are a helpful chef assistant\./);
  expect(user.content).toBe("I only have the following ingredients: egg, cheese. Please recommend one recipe that I can cook with them.");
});

test("what else the order says is asked for in words", () => {
  const [, user] = writeChefPrompt({ ingredients: ["egg"], avoid: ["butter", "milk"], servings: 4, attempt: 2, units: "us", locale: "en-GB" });
  expect(user.content).toContain("Do not use: butter, milk.");
  expect(user.content).toContain("It should serve 4.");
  expect(user.content).toContain("2 suggestions");
  expect(user.content).toContain("US cups");
  expect(user.content).toContain("British English");
});

test("each wish is a sentence", () => {
  const [, { content }] = writeChefPrompt({
    ingredients: ["egg", "spinach"],
    diet: ["vegetarian", "no-alcohol"],
    freeFrom: ["milk", "nuts"],
    minutes: 30,
    kit: { oven: false, blender: false, pans: 1 },
    course: "main",
    first: ["spinach"],
    dish: "warm-salad_with-egg|egg,spinach",
  });
  for (const sentence of [
    "must be vegetarian and without alcohol",
    "free of milk, nuts",
    "30 minutes at most",
    "I have no oven and no blender",
    "Use one pan only",
    "a main dish",
    "Be sure to use: spinach",
    "I would like this dish: warm salad with egg.",
  ])
    expect(content).toContain(sentence);
});

test("a second try is told what was found in the first, and keeps the dish", () => {
  const [, { content }] = writeChefPrompt({
    ingredients: ["egg", "rice"],
    dish: "Egg fried rice",
    mend: ["Butter is not on your list.", "It takes 50 minutes."],
  });
  expect(content).toContain("I would like this dish: Egg fried rice.");
  expect(content).toContain("this was found: Butter is not on your list. It takes 50 minutes. Write the same dish once more");
});

test("folding loses no word", () => {
  const messages = writeChefPrompt({ ingredients: ["egg"] });
  const [only] = foldSystemMessage(messages);
  expect(only.role).toBe("user");
  for (const { content } of messages) expect(only.content).toContain(content);
});
