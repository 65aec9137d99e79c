/** `recipie check`: proves a recipe, or a stream of them line by line. */
import { text } from "node:stream/consumers";
import { check, refuseCheck, type Checked } from "#package/check";
import type { Order } from "#recipe/order";
import { WISH_NAMES } from "#recipe/wishes";
import { answerLines, parseLine } from "./answer-lines.ts";

/** With `--ndjson`: one answer for every line of stdin, `{"ingredients":[…],"markdown":"…"}`, in order. Else: the recipe on stdin against the words, its verdict first; ends with 1 where it is not clean. */
export async function checkCommand(words: readonly string[]): Promise<void> {
  if (words[0] === "--ndjson") return answerLines(answerCheckLine);
  const { clean, verdict, extra, unsure, unsafe } = check(await text(process.stdin), { ingredients: words });
  console.log(verdict);
  for (const { food } of extra) console.log(`not on your list: ${food}`);
  for (const food of unsure) console.log(`not sure: ${food}`);
  for (const { why } of unsafe) console.log(`unsafe: ${why}`);
  if (!clean || unsafe.length > 0) process.exitCode = 1;
}

/** Answers one line of input with one line of JSON. Never throws: a line that is no check is answered with `error`. */
export function answerCheckLine(line: string): string {
  return JSON.stringify(checkLine(line));
}

/** What of a line is an order; other fields are its writer's own. */
const READ: ReadonlySet<string> = new Set(["ingredients", ...WISH_NAMES]);

function checkLine(line: string): Checked {
  const value = parseLine(line);
  if (value === undefined) return refuseCheck("The line is not JSON.");
  if (typeof value !== "object" || value === null || Array.isArray(value)) return refuseCheck("A line is an object with ingredients and markdown.");
  const { markdown, ...fields } = value as { readonly markdown?: unknown; readonly [field: string]: unknown };
  return check(markdown as string, Object.fromEntries(Object.entries(fields).filter(([name]) => READ.has(name))) as unknown as Order);
}
