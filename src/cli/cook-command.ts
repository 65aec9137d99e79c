/** `recipie cook`: prints a recipe, or answers a stream of orders line by line. */
import { cook, type Cooked } from "#package/cook";
import type { Refused } from "#package/refused";
import type { Order } from "#recipe/order";
import { answerLines, parseLine } from "./answer-lines.ts";

/** With `--ndjson`: one answer for every line of stdin, in order. Else: the recipe for the words, or why there is none. */
export async function cookCommand(words: readonly string[]): Promise<void> {
  if (words[0] === "--ndjson") return answerLines((line) => JSON.stringify(answerLine(line)));
  const answer = cook({ ingredients: words });
  console.log(answer.ok ? answer.markdown : answer.message);
}

/** Answers one line, whatever is in it. */
export function answerLine(line: string): Cooked | Refused {
  const value = parseLine(line);
  if (value === undefined) return { ok: false, reason: "bad-order", message: "This line is not JSON." };
  return cook(value as Order);
}
