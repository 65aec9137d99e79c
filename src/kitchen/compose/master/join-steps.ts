/** Steps that are too short to stand by themselves end the one before, or begin the next. */

/** What was to be cooked there is not on the list: the next step begins so. */
const ONLY_THE_HEAT = /^(?:Lower|Turn (?:up|down)|Raise) the heat[^.,;]*\.$/;

/** Letters of a step that is too short to stand by itself: it ends the one before. */
const SHORT = 45;

export function together(steps: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const step of steps) {
    if (step === "") continue;
    const last = joined.at(-1) ?? "";
    const isBegun = ONLY_THE_HEAT.test(last);
    const before = isBegun || (step.length < SHORT && joined.length > 1 && !ONLY_THE_HEAT.test(step)) ? joined.pop() : undefined;
    const [, aside, rest] = isBegun ? (PUT_ASIDE.exec(step) ?? []) : [];
    joined.push(before === undefined ? step : aside === undefined ? `${before} ${step}` : `${aside} ${before} ${rest}`);
  }
  return joined;
}

/** What goes on in another pan is begun before the heat of this one is seen to. */
const PUT_ASIDE = /^((?:Meanwhile,? |Put )[^.]*\b(?:boil|simmer|bake)\b[^.]*\.) (.+)$/s;
