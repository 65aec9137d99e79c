/** Steps that are too short to stand by themselves end the one before, or begin the next. */
import { goesBeside, sentencesOf } from "./told-minutes.ts";
import { LEAD_MARK, withoutMarks } from "./told-times.ts";

/** Letters of a step that is too short to stand by itself: it ends the one before. */
const SHORT = 45;

/** `steps` with their marks (`told-times.ts`). */
export function together(steps: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const step of steps) {
    if (step === "") continue;
    const isBegun = isOnlyLead(joined.at(-1) ?? "");
    const before = isBegun || (withoutMarks(step).length < SHORT && joined.length > 1 && !isOnlyLead(step)) ? joined.pop() : undefined;
    joined.push(before === undefined ? step : isBegun ? begin(before, step) : `${before} ${step}`);
  }
  return joined;
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
