/** Finds the times that a step states: `20 minutes`, `1 h 15 min`, `8–10 min`, `half an hour`, `20-second bursts`. */
import { findNumbers, type NumberInText } from "./numbers-in-text.ts";
import { findRange } from "./quantity.ts";

/** A stretch of a text that states a time. */
export interface StepTime {
  readonly start: number;
  readonly end: number;
  /** The time in seconds, or the lower end of a range. */
  readonly seconds: number;
  /** The upper end of a range, in seconds. */
  readonly upToSeconds?: number;
}

/** What may stand between a number and its unit: nothing, a hyphen, or an emphasis ("5 more minutes"). */
const UNIT =
  /^(?:(?:\s|-)?(?:(?:more|full|additional|extra|further|good|solid|whole|long|short)\s)?)(h(?:ours?|rs?)?|min(?:ute)?s?|sec(?:ond)?s?|m(?=$|[^\p{L}])|s(?=$|[^\p{L}]))(?!\p{L})/iu;
const SECONDS = { h: 3600, m: 60, s: 1 } as const;
/** Longer than any timer in a kitchen. */
const MOST_SECONDS = 99 * 3600;

/** All times of a text, in order. Days and longer are no times to stand and wait for. */
export function findTimes(text: string): StepTime[] {
  const times: StepTime[] = [];
  let end = 0;
  for (const number of findNumbers(text)) {
    if (number.start < end) continue;
    const time = readTime(text, number);
    if (!time || time.seconds <= 0 || time.seconds > MOST_SECONDS) continue;
    const before = times.at(-1);
    // "45 seconds to 1 minute": two times and one range.
    if (before && before.upToSeconds === undefined && before.seconds < time.seconds && /^\s?(?:to|or|[-–—])\s?$/i.test(text.slice(before.end, time.start))) {
      times[times.length - 1] = { start: before.start, end: time.end, seconds: before.seconds, upToSeconds: time.upToSeconds ?? time.seconds };
    } else times.push(time);
    end = time.end;
  }
  return times;
}

function readTime(text: string, number: NumberInText): StepTime | undefined {
  const range = widen(text, number);
  const first = readUnit(text, range.end, number);
  if (!first) return undefined;
  let { end } = first;
  let seconds = range.amount * first.seconds;
  let upToSeconds = range.upTo === undefined ? undefined : range.upTo * first.seconds;
  const behind = text.slice(end);
  const half = /^ and a (half|quarter)(?!\p{L})/iu.exec(behind);
  const orMore = /^ or (two|three)(?!\p{L})/iu.exec(behind);
  if (half) {
    seconds += (half[1] === "half" ? 0.5 : 0.25) * first.seconds;
    end += half[0].length;
  } else if (orMore && upToSeconds === undefined && number.amount === 1) {
    upToSeconds = (orMore[1] === "two" ? 2 : 3) * first.seconds;
    end += orMore[0].length;
  } else if (upToSeconds === undefined) {
    const rest = readSmaller(text, end, first.seconds);
    if (rest) {
      seconds += rest.seconds;
      upToSeconds = rest.upToSeconds === undefined ? undefined : range.amount * first.seconds + rest.upToSeconds;
      end = rest.end;
    }
  }
  return { start: range.start, end, seconds: Math.round(seconds), ...(upToSeconds === undefined ? {} : { upToSeconds: Math.round(upToSeconds) }) };
}

/** "between 20 and 25 minutes" and "three quarters of an hour" are numbers that only a time is stated in. */
function widen(text: string, number: NumberInText): NumberInText {
  if (number.byWord && number.amount === 1) {
    const quarters = /(?:three[- ]quarters|¾) of $/i.exec(text.slice(Math.max(0, number.start - 20), number.start));
    if (quarters) return { ...number, start: number.start - quarters[0].length, amount: 0.75 };
  }
  if (!/between $/i.test(text.slice(Math.max(0, number.start - 8), number.start)) || !text.startsWith(" and ", number.end)) return number;
  const upper = findRange(text, number.end + 5);
  return upper && upper.amount > number.amount ? { ...number, upTo: upper.amount, end: upper.end } : number;
}

/** `30 min` behind `1 h `: a smaller unit that belongs to the same time. */
function readSmaller(text: string, from: number, under: number): StepTime | undefined {
  const joint = /^(?:,?\s(?:and\s)?|,)?/.exec(text.slice(from, from + 6))?.[0] ?? "";
  const range = findRange(text, from + joint.length);
  if (!range || range.byWord) return undefined;
  const unit = readUnit(text, range.end, range, true);
  if (!unit || unit.seconds >= under) return undefined;
  return {
    start: from,
    end: unit.end,
    seconds: range.amount * unit.seconds,
    ...(range.upTo === undefined ? {} : { upToSeconds: range.upTo * unit.seconds }),
  };
}

function readUnit(
  text: string,
  from: number,
  number: Pick<NumberInText, "byWord" | "amount">,
  inside = false,
): { readonly seconds: number; readonly end: number } | undefined {
  const match = UNIT.exec(text.slice(from, from + 30));
  const word = match?.[1]?.toLowerCase();
  if (!match || word === undefined) return undefined;
  // "5 m" may be a length and "90 s" a decade: one letter counts behind hours or, for seconds, hard on the figure.
  if (word === "m" && !inside) return undefined;
  if (word === "s" && match[0].length > 1 && !inside) return undefined;
  // "a second pan" is another pan.
  if (word.startsWith("s") && number.byWord && number.amount === 1) return undefined;
  return { seconds: SECONDS[word.charAt(0) as keyof typeof SECONDS], end: from + match[0].length };
}
