/** What the treatments of a master's parts have in common. */
import type { Treatment } from "#kitchen/knowledge/masters/master";

/** Without water: what is rubbed in before is toasted with the food. */
export const DRY_HEAT: ReadonlySet<Treatment> = new Set([
  "fried",
  "browned-in-fat",
  "dry-browned",
  "seared-then-finished",
  "roasted",
  "baked",
  "grilled",
  "charred",
]);

/** Ways of cooking that make raw flesh safe. */
export const HEATS: ReadonlySet<Treatment> = new Set([...DRY_HEAT, "deep-fried", "boiled", "simmered", "braised", "steamed", "poached"]);

/** Ways that neither heat nor soften. */
export const UNHEATED: ReadonlySet<Treatment> = new Set(["raw", "scattered-at-end", "dressed"]);

/** Ways in which a food is eaten as it is. */
export const COLD: ReadonlySet<Treatment> = new Set([...UNHEATED, "macerated", "salted-and-drained", "chilled-set", "frozen"]);
