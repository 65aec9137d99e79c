/** Shares of what is measured, told in its measure: `15 g of the butter` and no `half of the butter`. */
import { pattern } from "#recipe/pattern";
import { placesOf } from "../proofread/proof.ts";
import type { Portion } from "../portion.ts";
import { writeShare } from "../portion/share.ts";
import { nameOf } from "./naming.ts";
import { PARTS_OF_ONE } from "./shares.ts";

/** In the middle of a sentence, and no half of a row of shares: "the other half". */
const SHARE = pattern()`(?<=[a-z,] )(?<!\b(?:other|each|first|second|than|about) )(${[...PARTS_OF_ONE.keys()]}) (?:of )?the $`;

/** The steps with the shares of what is measured told in its measure. What goes in at several places of a row has its amounts already. */
export function tellShares(steps: readonly string[], portions: readonly Portion[]): readonly string[] {
  const once = portions.filter((portion) => portions.every((other) => other === portion || other.food !== portion.food));
  const names = new Set(portions.map(nameOf));
  return steps.map((step) => once.reduce((text, portion) => tellShare(text, portion, names), step));
}

/** `half of the cheddar and parmesan` is a share of both, and half of what is left of it none of the whole. */
function isOfMore(after: string, names: ReadonlySet<string>): boolean {
  const next = /^(?:,| and|, and| or) (.+)/.exec(after)?.[1];
  return LEFT.test(after) || (next !== undefined && [...names].some((name) => next.startsWith(name)));
}
const LEFT = /^ (?:that is left|left|which|mixture|mix)\b/;

function tellShare(step: string, portion: Portion, names: ReadonlySet<string>): string {
  const name = nameOf(portion);
  const longer = [...names].filter((other) => other.startsWith(name) && other !== name);
  let text = step;
  // From the end, so that what is told anew moves no place that is still to be looked at.
  for (const at of placesOf(step, name).toReversed()) {
    // "the rice vinegar" is no rice.
    if (longer.some((other) => step.startsWith(other, at)) || isOfMore(step.slice(at + name.length), names)) continue;
    const found = SHARE.exec(step.slice(0, at));
    const told = found?.[1] === undefined ? undefined : writeShare(portion, PARTS_OF_ONE.get(found[1]) ?? 1);
    if (found && told !== undefined) text = `${text.slice(0, found.index)}${told} of the ${text.slice(at)}`;
  }
  return text;
}
