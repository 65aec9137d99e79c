/** `read` of the package: one line of an ingredient list in, its foods out. */
import { readLine, type LineReading } from "#kitchen/read/read-line";

/**
 * Reads one line of an ingredient list, as people type it and as recipes print it: its foods, how much of each, in what
 * state, and what of it is no food that the kitchen knows. Never throws; linear in its text.
 *
 * @example
 * ```js
 * import { read } from "the-recipie-book/kitchen";
 *
 * const { foods } = read("2 tins chopped tomatoes (400 g each)");
 * console.log(foods[0].name, foods[0].amount.grams); // tinned tomato 800
 * ```
 */
export function read(line: string): LineReading {
  return readLine(String(line));
}
