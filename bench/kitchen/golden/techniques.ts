/** The few ways of cooking that treatments are compared by, and the words that tell them in a recipe's method. */
import type { Treatment } from "#kitchen/knowledge/masters/master";

/** `brown` is any colour from a pan, a flame or a grill, spices and nuts that are woken among it; `wet` all cooking in water, steam or sauce. */
export type Technique = "brown" | "sweat" | "wet" | "oven";

/** Undefined where no heat is meant for the food itself: it stays raw, is mixed in, melts, or is what others are cooked in. */
export const TECHNIQUE_OF: Partial<Record<Treatment, Technique>> = {
  toasted: "brown",
  "dry-browned": "brown",
  "browned-in-fat": "brown",
  charred: "brown",
  fried: "brown",
  "deep-fried": "brown",
  "seared-then-finished": "brown",
  grilled: "brown",
  caramelised: "brown",
  bloomed: "brown",
  sweated: "sweat",
  roasted: "oven",
  baked: "oven",
  boiled: "wet",
  simmered: "wet",
  braised: "wet",
  steamed: "wet",
  poached: "wet",
  blanched: "wet",
  reduced: "wet",
  "infused-and-removed": "wet",
  "deglazed-with": "wet",
  "cooked-in-it": "wet",
};

/** Said of the food that the clause is about. */
export const OF_ONE: readonly (readonly [Technique, RegExp])[] = [
  [
    "brown",
    /\b(?:brown(?!ie)|sear|(?:stir-)?fr(?:y|ied|ies|ying)\b(?! ?ing pan)|crisp|char|blister|grill|caramel|golden|gold\b|toast|fragrant|nutty|crackl|splutter|pop\b|seconds|catch)/i,
  ],
  ["sweat", /\b(?:sweat|soften|translucent|silky|cook gently|until soft|soft and)/i],
];

/** Said of all that is in the pot or on the tray, unless a food follows: "boil the pasta". */
export const OF_ALL: readonly (readonly [Technique, RegExp])[] = [
  [
    "wet",
    /\b(?:simmer(?:ing)?|boil(?:ing)?|brais\w*|poach\w*|steam(?:ed|ing)?\b(?! dry)|blanch\w*|bubble|bubbling|reduce\w*|stew|wilt\w*|syrupy|coats? (?:a|the) spoon)/i,
  ],
  ["oven", /\b(?:bak(?:e|ed)|roast(?:ing)?|in the oven)\b(?! (?:tray|tin|dish|paper|powder|soda|sheet))/i],
];

/** Leaves the heat. */
export const COMES_OUT = /\b(?:lift (?:it |them |all )?out|tip out|take out|remove|set aside|drain|keep aside)/i;
/** Another vessel. */
export const ELSEWHERE =
  /\b(?:meanwhile|another pan|small pan|separate|in a (?:small |large |wide |big |shallow )?(?:bowl|jug|cup)|heat a|in a (?:large |medium |small |wide |dry |deep )*(?:saucepan|frying pan|pan|pot|wok))\b/i;
/** Goes in with the rest and is cooked with it. */
export const GOES_IN = /\b(?:add|return|put|tip|lay|cook|stir in|slide|drop|pour|nestle|mix in|fold in)\b/i;
/** Late and not cooked. */
export const IS_LATE = /\b(?:off the heat|take (?:it )?off|scatter|sprinkle|to serve|serve|finish|squeeze|drizzle|trickle|at the table|top with|dress)\b/i;
