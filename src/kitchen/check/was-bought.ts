/** Words before a thing that say that nothing in this recipe has made it. */

/** "The heel of yesterday's loaf", "stale bread": it was there before anything was cooked. */
export const WAS_BOUGHT =
  /\b(?:yesterday's|last night's|last week's|(?:mon|tues|wednes|thurs|fri|satur|sun)day's|(?:day|days|week)[- ]old|stale|(?:shop|store|ready)-?(?:bought|made)|bought|bakery|leftover) (?:[\p{L}-]+ )?$/u;
