/** Steps of a length that is read with the pan in hand: what is too short ends the one before or begins the next, what is too long is two. */
import { goesBeside, sentencesOf } from "./told-minutes.ts";
import { LEAD_MARK, STAYS_MARK, timesIn, withoutMarks } from "./told-times.ts";

/** Letters of a step that is too short to stand by itself: it ends the one before. */
const SHORT = 45;

/** Letters of a step from which on it is told as two, where there is a place to part it, and of each of the two at least. */
const LONG = 200;
const LEAST = 70;
/** Letters of a sentence that ends what went before, "Lift out.", and of one that may begin what comes next: "Set a large pan over a high heat." */
const TAIL = 30;
const LEAD = 110;
/** Steps of a recipe, beyond which shorter ones are no easier to follow. */
const MOST_STEPS = 7;

/** `steps` with their marks (`told-times.ts`). */
export function ofFairLength(steps: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const step of steps) {
    if (step === "") continue;
    const isBegun = isOnlyLead(joined.at(-1) ?? "");
    const before = isBegun || (withoutMarks(step).length < SHORT && joined.length > 1 && !isOnlyLead(step)) ? joined.pop() : undefined;
    joined.push(before === undefined ? step : isBegun ? begin(before, step) : `${before} ${step}`);
  }
  return inReach(joined);
}

/** The longest is parted first, until all are short enough or there are many. */
function inReach(steps: readonly string[]): readonly string[] {
  let parted = steps;
  while (parted.length < MOST_STEPS) {
    const lengths = parted.map((step) => withoutMarks(step).length);
    const order = [...parted.keys()].filter((at) => (lengths[at] ?? 0) >= LONG).toSorted((a, b) => (lengths[b] ?? 0) - (lengths[a] ?? 0));
    const found = order.map((at) => ({ at, halves: inTwo(parted[at] ?? "") })).find(({ halves }) => halves !== undefined);
    if (found?.halves === undefined) return parted;
    parted = parted.toSpliced(found.at, 1, ...found.halves);
  }
  return parted;
}

/** It takes no time of its own, and is no long work either. */
function mayLead(sentence: string): boolean {
  return timesIn(sentence).length === 0 && withoutMarks(sentence).length < LEAD;
}

/** A step parted between two sentences, as near to its middle as may be; undefined where neither half would stand by itself. */
function inTwo(step: string): readonly [string, string] | undefined {
  const sentences = sentencesOf(step);
  const halves = sentences.slice(1).flatMap((sentence, at): (readonly [string, string])[] => {
    const pair = [sentences.slice(0, at + 1).join(" "), sentences.slice(at + 1).join(" ")] as const;
    const isApart = !goesBeside(sentence) && !sentence.includes(STAYS_MARK) && withoutMarks(sentence).length >= TAIL && !mayLead(sentences[at] ?? "");
    return isApart && pair.every((half) => withoutMarks(half).length >= LEAST) ? [pair] : [];
  });
  const longer = (pair: readonly [string, string]): number => Math.max(...pair.map((half) => withoutMarks(half).length));
  return halves.toSorted((a, b) => longer(a) - longer(b))[0];
}

/** What was to be cooked there is not on the list: the next step begins so. */
function isOnlyLead(step: string): boolean {
  return step.includes(LEAD_MARK) && sentencesOf(step).length === 1 && !/[,;]/.test(step);
}

/** What goes on in another pan is begun before the heat of this one is seen to. */
function begin(lead: string, step: string): string {
  const [first = "", ...rest] = sentencesOf(step);
  return rest.length > 0 && goesBeside(first) ? [first, lead, ...rest].join(" ") : `${lead} ${step}`;
}
