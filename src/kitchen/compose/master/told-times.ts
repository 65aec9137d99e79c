/** Times in the filled sentences of a master: printed in words, with marks behind them that nobody prints, so that how long a step takes is known and never read. */
import { type MasterTime, readBeside, readLead, readTime } from "#kitchen/knowledge/masters/times";

/** A time in a sentence, and where its words end. */
export interface ToldTime extends Pick<MasterTime, "least" | "most" | "isMore"> {
  readonly end: number;
}

/** Minutes are written as private characters, from this one on: the least and, where there is one, the most. */
const ZERO = 0xe0_00;
const MOST_MINUTES = 0x18_00;
const TIMES = /([\uE000-\uF7FF])([\uE000-\uF7FF]?)(\u2063?)/g;
/** Behind what comes on top. */
const MORE = "\u2063";
/** Stands in a sentence that goes on beside something else. */
export const BESIDE_MARK = "\u2062";
/** Stands behind words that are only the beginning of what comes next. */
export const LEAD_MARK = "\u2064";
/** Stands in a sentence that says more of the one before it, and begins no step. */
export const STAYS_MARK = "\u2060";
const MARKS = /[\uE000-\uF7FF\u2060\u2062-\u2064]/g;

/** What a hole of a time is printed as, with its marks; undefined for any other hole. */
export function writeToldTime(hole: string): string | undefined {
  const beside = readBeside(hole);
  if (beside !== undefined) return beside + BESIDE_MARK;
  const lead = readLead(hole);
  if (lead !== undefined) return lead + LEAD_MARK;
  const time = readTime(hole);
  return time && withMarks(time);
}

/** A time in words, with its marks. */
export function withMarks({ words, least, most, isMore }: MasterTime): string {
  return words + markOf(least) + (most === undefined ? "" : markOf(most)) + (isMore ? MORE : "");
}

function markOf(minutes: number): string {
  return String.fromCodePoint(ZERO + Math.min(MOST_MINUTES - 1, Math.round(minutes)));
}

/** The times of a sentence, in its order. */
export function timesIn(sentence: string): readonly ToldTime[] {
  return [...sentence.matchAll(TIMES)].map(({ 0: marks, 1: least = "", 2: most = "", 3: more, index }) => ({
    least: minutesOf(least),
    most: most === "" ? undefined : minutesOf(most),
    isMore: more === MORE,
    end: index + marks.length,
  }));
}

function minutesOf(mark: string): number {
  return (mark.codePointAt(0) ?? ZERO) - ZERO;
}

/** A text as it is printed. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, "");
}
