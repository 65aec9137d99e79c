/** `recipie read --ndjson`: reads one ingredient line a line, `{"line":"…"}`, and answers each with its foods and amounts. */
import type { LineReading } from "#kitchen/read/read-line";
import { read } from "#package/read";
import { answerLines, parseLine } from "./answer-lines.ts";

/** What one line is answered with; `error` says why it could not be read. */
export type ReadAnswer = LineReading & { readonly error?: string };

/** With `--ndjson`: one answer for every line of stdin, in order. Else: the foods of the words. */
export async function readCommand(words: readonly string[]): Promise<void> {
  if (words[0] === "--ndjson") return answerLines(answerReadLine);
  if (words.length === 0) return console.log("usage: recipie read --ndjson < lines   one line (JSON) in, its foods and amounts out");
  console.log(JSON.stringify(read(words.join(" ")), undefined, 2));
}

/** Answers one line of input with one line of JSON. Never throws: what is no line is answered with `error`. */
export function answerReadLine(input: string): string {
  return JSON.stringify(answer(input));
}

function answer(input: string): ReadAnswer {
  const value = parseLine(input);
  if (value === undefined) return refusal("The line is not JSON.");
  const line = typeof value === "object" && value !== null ? (value as { readonly line?: unknown }).line : undefined;
  return typeof line === "string" ? read(line) : refusal("line must be a text.");
}

function refusal(error: string): ReadAnswer {
  return { foods: [], unread: [], error };
}
