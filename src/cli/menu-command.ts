/** `recipie menu`: up to five dishes that a list makes, for a stream of orders line by line. */
import { menu } from "#package/menu";
import type { Order } from "#recipe/order";
import { answerLines, parseLine } from "./answer-lines.ts";

/** With `--ndjson`: one answer for every line of stdin, in order. Else: the menu for the words, a dish a line. */
export async function menuCommand(words: readonly string[]): Promise<void> {
  if (words[0] === "--ndjson") return answerLines((line) => JSON.stringify(answerMenuLine(line)));
  const answer = menu({ ingredients: words });
  if (!answer.ok) return console.log(answer.message);
  for (const { title, minutes, uses } of answer.dishes) console.log(`${title} (${minutes} min, uses ${uses.length} of ${words.length})`);
}

/** Answers one line, whatever is in it. */
export function answerMenuLine(line: string): ReturnType<typeof menu> {
  const value = parseLine(line);
  if (value === undefined) return { ok: false, reason: "bad-order", message: "This line is not JSON." };
  return menu(value as Order);
}
