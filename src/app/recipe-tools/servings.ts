/** The steps in which a recipe grows and shrinks: by one person, or by half a batch where it does not say for how many it is. */
import { writePeople } from "#recipe/round-people";
import type { Adjustments } from "./adjustments.ts";

/** As many as an order may be for. */
export const MOST_ORDERED = 12;
const MOST_PEOPLE = 50;
const MOST_BATCHES = 10;

/** What the amounts are for, in words: `Serves 4`, `1½ × the recipe`. */
export function describeServings(written: number | undefined, factor: number): string {
  return written === undefined ? `${Math.round(factor * 100) / 100} × the recipe` : `Serves ${writePeople(written * factor)}`;
}

/** The factor of the next whole number of people (or half batch) up or down, or undefined where there is none. */
export function nextFactor(written: number | undefined, factor: number, direction: 1 | -1): number | undefined {
  const unit = written === undefined ? 0.5 : 1;
  const count = ((written ?? 1) * factor) / unit;
  const next = (direction > 0 ? Math.floor(count + 0.001) + 1 : Math.ceil(count - 0.001) - 1) * unit;
  return next <= 0 || next > (written === undefined ? MOST_BATCHES : MOST_PEOPLE) ? undefined : next / (written ?? 1);
}

/** For how many the cook wants the recipe, where that is not for how many it was served, and an order can be for as many. `again` is for how many it was cooked again. */
export function peopleChosen(written: number | undefined, again: number | undefined, { factor }: Adjustments): number | undefined {
  if (factor === 1) return again;
  const wanted = Math.round((written ?? NaN) * factor);
  return wanted >= 1 && wanted <= MOST_ORDERED ? wanted : undefined;
}
