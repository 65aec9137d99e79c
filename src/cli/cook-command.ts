/** `recipie cook`: prints a recipe, or answers a stream of orders line by line. */
import { createInterface } from "node:readline";
import { parseOrder } from "#recipe/order";
import { cook } from "#kitchen/compose/cook";
import type { Refusal } from "#kitchen/compose/refuse";

/** With `--ndjson`: one answer for every line of stdin, in order. Else: the recipe for the words, or why there is none. */
export async function cookCommand(words: readonly string[]): Promise<void> {
  if (words[0] === "--ndjson") return answerLines();
  const parsed = parseOrder({ ingredients: words });
  if (!parsed.ok) return console.log(parsed.error.message);
  const answer = cook(parsed.order);
  console.log(answer.ok ? answer.markdown : answer.message);
}

async function answerLines(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (!process.stdout.write(`${JSON.stringify(answerLine(line))}\n`)) await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
}

type Answer =
  | {
      readonly ok: true;
      readonly title: string;
      readonly dish: string;
      readonly markdown: string;
      readonly used: readonly string[];
      readonly leftOut: readonly { readonly ingredient: string; readonly reason: string }[];
    }
  | Refused;

/** Why a line is not answered with a dish; `wish` where one of the order's wishes stands in the way. */
export interface Refused {
  readonly ok: false;
  readonly reason: string;
  readonly message: string;
  readonly wish?: string;
}

export function writeRefusal({ reason, message, wish }: Refusal): Refused {
  return { ok: false, reason, message, ...(wish === undefined ? {} : { wish }) };
}

/** Answers one line, whatever is in it. */
export function answerLine(line: string): Answer {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { ok: false, reason: "bad-order", message: "This line is not JSON." };
  }
  const parsed = parseOrder(value);
  if (!parsed.ok) return { ok: false, reason: parsed.error.code, message: parsed.error.message };
  try {
    const answer = cook(parsed.order);
    if (!answer.ok) return writeRefusal(answer);
    const { title, dish, markdown, used, leftOut } = answer;
    return {
      ok: true,
      title,
      dish,
      markdown,
      used: used.map(({ typed }) => typed),
      leftOut: leftOut.map(({ ingredient, reason }) => ({ ingredient, reason })),
    };
  } catch {
    // A line must never end the stream, not even through a fault of ours.
    return { ok: false, reason: "internal", message: "Something went wrong in the kitchen. Please try another list." };
  }
}
