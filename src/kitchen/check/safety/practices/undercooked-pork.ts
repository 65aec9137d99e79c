/** Whole cuts of pork that are served before they are 63 °C inside. A blush at 63 °C is fine. */
import { findEarlyStop } from "../doneness.ts";
import { RAW_INSIDE } from "../doneness-words.ts";
import type { Practice } from "../practice.ts";

/** °C, a rounding below 145 °F. */
const LEAST = 62.5;

export const undercookedPork: Practice = {
  kind: "undercooked-pork",
  message: "Pork is safe from 63 °C (145 °F) inside and three minutes of rest; this stops before (FoodSafety.gov, safe minimum internal temperatures).",
  source: "FoodSafety.gov (USDA), safe minimum internal temperatures",
  find: (view) => findEarlyStop(view, "pork", LEAST, RAW_INSIDE),
};
