/** Mince, burgers, meatballs and fresh sausages that are served before they are 71 °C inside. */
import { findUndercooked } from "../doneness.ts";
import type { Practice } from "../practice.ts";

/** °C, a rounding below 160 °F. */
const LEAST = 70.5;

export const undercookedMince: Practice = {
  kind: "undercooked-ground-meat",
  message: "Ground meat is safe from 71 °C (160 °F) inside; this stops before (FoodSafety.gov, safe minimum internal temperatures).",
  source: "FoodSafety.gov (USDA), safe minimum internal temperatures",
  find: (view) => findUndercooked(view, "ground", LEAST),
};
