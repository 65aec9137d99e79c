/** Poultry that is served before it is 74 °C inside. */
import { findUndercooked } from "../doneness.ts";
import type { Practice } from "../practice.ts";

/** °C, a rounding below 165 °F. */
const LEAST = 73.5;

export const undercookedPoultry: Practice = {
  kind: "undercooked-poultry",
  message: "Poultry is safe from 74 °C (165 °F) inside; this stops before (FoodSafety.gov, safe minimum internal temperatures).",
  source: "FoodSafety.gov (USDA), safe minimum internal temperatures",
  find: (view) => findUndercooked(view, "poultry", LEAST),
};
