import { expect, test } from "vitest";
import { answerMenuLine } from "./menu-command.ts";

test("an order a line, its menu a line", () => {
  const answer = answerMenuLine('{"ingredients":["eggs","spinach","feta","onion"],"minutes":30}');
  if (!answer.ok) throw new Error(answer.message);
  for (const dish of answer.dishes) {
    expect(dish.minutes).toBeLessThanOrEqual(30);
    expect(dish.handsOn).toBeLessThanOrEqual(dish.minutes);
    expect([...dish.uses, ...dish.leaves].toSorted()).toEqual(["eggs", "feta", "onion", "spinach"]);
  }
});

test("a wish that leaves nothing is named", () => {
  expect(answerMenuLine('{"ingredients":["chicken breast"],"diet":["vegan"]}')).toMatchObject({ ok: false, reason: "wish", wish: "diet" });
});

test.each([
  ["no JSON"],
  ["[]"],
  ['{"ingredients":["egg"],"diet":["carnivore"]}'],
  ['{"ingredients":["egg"],"minutes":0}'],
  ['{"ingredients":["egg"],"kit":{"pans":0}}'],
])("%s is answered and never thrown", (line) => {
  expect(answerMenuLine(line)).toMatchObject({ ok: false, reason: "bad-order" });
});
