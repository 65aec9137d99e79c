import { expect, test } from "vitest";
import { answerReadLine, type ReadAnswer } from "./read-command.ts";

const answer = (value: unknown): ReadAnswer => JSON.parse(answerReadLine(typeof value === "string" ? value : JSON.stringify(value))) as ReadAnswer;

test("one line, its food, how much of it and in what state", () => {
  expect(answer({ line: "2–3 tins chopped tomatoes (400 g each)" })).toEqual({
    foods: [
      {
        id: "tinned-tomato",
        name: "tinned tomato",
        words: expect.stringMatching(/tomato/) as string,
        amount: { text: "2–3 tins", quantity: 2, most: 3, unit: "tin", grams: 800 },
        state: ["tinned"],
      },
    ],
    unread: [],
  });
});

test("what is not read is said", () => {
  expect(answer({ line: "1 tsp xyzzy" })).toEqual({ foods: [], unread: [expect.stringContaining("xyzzy") as string] });
});

test.each(["", "{", "null", "[]", "3", "{}", '{"line":3}'])("the line %j is answered, not thrown at", (line) => {
  expect(answer(line)).toMatchObject({ foods: [], error: expect.any(String) as string });
});
