/** Finds every number that a text states, in figures or in words, with its place. */
import { findRange, type FoundRange } from "./quantity.ts";

export interface NumberInText extends FoundRange {
  readonly start: number;
}

/** Where a number may begin. What stands inside a word ("B12", "done") is none. */
const NUMBER_START =
  /(?<![\p{L}\p{N}])(?:\d|[½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter)(?!\p{L}))/giu;

/** The numbers of a text from left to right, none inside another. */
export function findNumbers(text: string): NumberInText[] {
  const numbers: NumberInText[] = [];
  let end = 0;
  for (const { index: start } of text.matchAll(NUMBER_START)) {
    if (start < end) continue;
    const range = findRange(text, start);
    if (!range) continue;
    numbers.push({ ...range, start });
    end = range.end;
  }
  return numbers;
}
