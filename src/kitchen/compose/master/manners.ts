/** Which manners a master shares: sweet or savoury, and those of a family of dishes. */
import type { Dish, Family } from "#kitchen/knowledge/dishes/dish";
import type { Master, MasterCourse } from "#kitchen/knowledge/masters/master";

/** Sweet or savoury, as the other dishes are told apart. */
export function flavourOf({ course, parts }: Master): Dish["flavour"] {
  if (course === "sweet") return "sweet";
  return (course === "bake" || course === "drink" || course === "breakfast" || course === "snack") &&
    parts.some(({ role, need }) => role === "sweetener" && need)
    ? "sweet"
    : "savoury";
}

const FAMILIES_OF: Readonly<Record<MasterCourse, Family>> = {
  main: "pan",
  side: "side",
  soup: "soup",
  salad: "salad",
  breakfast: "breakfast",
  bread: "bread",
  bake: "bake",
  sweet: "dessert",
  snack: "plain",
  sauce: "side",
  drink: "drink",
};

/** The family whose manners it shares: what may stand beside it, and after what it is something else. */
export function familyOf({ course }: Master): Family {
  return FAMILIES_OF[course];
}
