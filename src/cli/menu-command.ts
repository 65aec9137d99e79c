/** `recipie menu`: up to five dishes that a list makes, for a stream of orders line by line. */
import { parseOrder } from "#recipe/order";
import { menu, type Menu } from "#kitchen/compose/menu";
import { answerLines } from "./answer-lines.ts";
import { writeRefusal, type Refused } from "./cook-command.ts";

/** With `--ndjson`: one answer for every line of stdin, in order. Else: the menu for the words, a dish a line. */
export async function menuCommand(words: readonly string[]): Promise<void> {
  if (words[0] === "--ndjson") return answerLines((line) => JSON.stringify(answerMenuLine(line)));
  const answer = answerMenuLine(JSON.stringify({ ingredients: words }));
  if (!answer.ok) return console.log(answer.message);
  for (const { title, minutes, uses } of answer.dishes) console.log(`${title} (${minutes} min, uses ${uses.length} of ${words.length})`);
}

/** Answers one line, whatever is in it. */
export function answerMenuLine(line: string): Menu | (Refused & Partial<Pick<Menu, "oneAway">>) {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { ok: false, reason: "bad-order", message: "This line is not JSON." };
  }
  const parsed = parseOrder(value);
  if (!parsed.ok) return { ok: false, reason: parsed.error.code, message: parsed.error.message };
  try {
    const answer = menu(parsed.order);
    return answer.ok ? answer : { ...writeRefusal(answer), oneAway: answer.oneAway };
  } catch {
    // A line must never end the stream, not even through a fault of ours.
    return { ok: false, reason: "internal", message: "Something went wrong in the kitchen. Please try another list." };
  }
}
