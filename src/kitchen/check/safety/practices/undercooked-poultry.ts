/** Poultry that is served before it is 74 °C inside. */
import { findEarlyStop } from "../doneness.ts";
import { heats, isStep, isWhole } from "../heat.ts";
import type { Practice } from "../practice.ts";

/** °C, a rounding below 165 °F. */
const LEAST = 73.5;

export const undercookedPoultry: Practice = {
  kind: "undercooked-poultry",
  message: "Poultry is safe from 74 °C (165 °F) inside; this stops before (FoodSafety.gov, safe minimum internal temperatures).",
  source: "FoodSafety.gov (USDA), safe minimum internal temperatures",
  find: (view) => {
    const early = findEarlyStop(view, "poultry", LEAST);
    if (early) return early;
    const step = view.clauses.find(isStep)?.sentence;
    return view.raw.has("poultry") && isWhole(view) && !view.clauses.some(heats) ? step : undefined;
  },
};
