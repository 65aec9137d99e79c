import { expect, test } from "vitest";
import type { Checked } from "#package/check";
import { splitLines } from "./answer-lines.ts";
import { answerCheckLine } from "./check-command.ts";

const answer = (value: unknown): Checked => JSON.parse(answerCheckLine(typeof value === "string" ? value : JSON.stringify(value))) as Checked;

test("one recipe, one line", () => {
  const line = answer({
    ingredients: ["2 eggs", "spinach", "chicken breast"],
    markdown: "Ingredients:\n- 3 eggs\n- 100 g spinach\n- Butter\n- Pepper (optional)\n\nMethod:\n1. Fry it all in the butter.",
  });
  expect(line).toEqual({
    against: [],
    clean: false,
    verdict: "Uses 2 of your 3 ingredients, and one thing that is not on your list: butter.",
    extra: [
      { food: "butter", where: "list" },
      { food: "pepper", where: "optional" },
    ],
    unused: ["chicken breast"],
    overAmount: ["2 eggs"],
    missingQuantity: ["Butter"],
    unsafe: [],
    unsure: [],
    mentioned: [],
    allergens: ["egg", "milk"],
    truncated: false,
  });
});

test("unsafe practices have their kind", () => {
  expect(answer({ ingredients: ["chicken"], markdown: "1. Cook 1 chicken until it reaches 60°C inside." }).unsafe).toEqual([
    expect.objectContaining({ kind: "undercooked-poultry" }),
  ]);
});

test.each(["", "{", "null", "[]", "3", "{}", '{"ingredients":["egg"]}', '{"ingredients":"egg","markdown":"x"}', '{"ingredients":[1],"markdown":"x"}'])(
  "the line %j is answered, not thrown at",
  (line) => {
    expect(answer(line)).toMatchObject({ clean: false, error: expect.any(String) });
  },
);

test("an empty list makes every food foreign", () => {
  expect(answer({ ingredients: [], markdown: "Ingredients:\n- 2 eggs" }).extra).toEqual([{ food: "eggs", where: "list" }]);
});

test("lines that arrive in pieces are put together, and only a line feed ends one", async () => {
  const pieces = async function* (): AsyncGenerator<string> {
    yield "one\ntw";
    yield "o\r\n\nth";
    yield "ree\u2028still three";
  };
  const lines: string[] = [];
  for await (const line of splitLines(pieces())) lines.push(line);
  expect(lines).toEqual(["one", "two", "", "three\u2028still three"]);
});
