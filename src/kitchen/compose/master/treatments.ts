/** What the treatments of a master's parts have in common. */
import type { Technique } from "#kitchen/knowledge/classes/class-row";
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

/** By which of a class's techniques a treatment takes its minutes. */
export const TECHNIQUE_OF: Readonly<Partial<Record<Treatment, Technique>>> = {
  fried: "fry",
  "browned-in-fat": "fry",
  sweated: "fry",
  caramelised: "fry",
  simmered: "simmer",
  braised: "simmer",
  "cooked-in-it": "simmer",
  boiled: "boil",
  blanched: "boil",
  steamed: "steam",
  roasted: "roast",
  baked: "roast",
  grilled: "grill",
};

/** Ways that neither heat nor soften. */
export const UNHEATED: ReadonlySet<Treatment> = new Set(["raw", "scattered-at-end", "dressed"]);

/** Ways in which a food is eaten as it is. */
export const COLD: ReadonlySet<Treatment> = new Set([...UNHEATED, "macerated", "salted-and-drained", "chilled-set", "frozen"]);
