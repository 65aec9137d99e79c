/** A master as a course: portioned, written, and looked over. */
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { Master } from "#kitchen/knowledge/masters/master";
import { oncePer } from "#kitchen/once-per";
import type { Circumstances, Course } from "../course.ts";
import type { Food } from "../food.ts";
import type { MasterCandidate, Placed } from "./candidate.ts";
import { familyOf, flavourOf } from "./manners.ts";
import { keysIn } from "./food-keys.ts";
import { mendDryPan } from "../second-reading/mend-dry-pan.ts";
import { mendSoakingWater } from "../second-reading/mend-soaking-water.ts";
import { tellAhead } from "../second-reading/tell-ahead.ts";
import { portionMaster } from "./portion-master.ts";
import { toldParts } from "./told-parts.ts";
import { writeMaster } from "./write-master.ts";
import { type MasterDraft } from "./master-filling.ts";

/** Undefined where the amounts or the words do not come out; the next best is tried then. */
export function serveMaster(candidate: MasterCandidate, foods: readonly Food[], { servings, wording }: Circumstances): Course | undefined {
  const served = candidate.inCompany();
  const { master } = served;
  const placed = toldParts(master, served.placed);
  if (wantsTheBone(placed)) return undefined;
  const portions = portionMaster(master, placed, servings, wording.units);
  const draft: MasterDraft | undefined = portions && { master, placed, portions, wording };
  const written = draft && writeMaster(draft);
  const recipe = written && tellAhead(mendSoakingWater(mendDryPan(written, draft.portions.all), draft.portions.all));
  if (!draft || !recipe) return undefined;
  const used = [...new Set(draft.portions.all.map(({ food }) => food))];
  return {
    dish: faceOf(master),
    foods: used,
    refused: new Map(foods.filter((food) => !used.includes(food)).map((food) => [food, { why: "no-place" } as const])),
    portions: draft.portions,
    ops: [],
    recipe,
    master: draft,
  };
}

/** A row that means thighs on the bone, under their skin, and names no others, is not made of thighs that were typed without. */
function wantsTheBone(placed: Placed): boolean {
  return [...placed].some(([part, foods]) => {
    const keys = keysIn(part.foods);
    return keys.includes("chicken-thigh!poultry_bone") && !keys.includes("chicken-thigh") && foods.some(({ states }) => states.includes("boned"));
  });
}

/** A master as the other dishes know it: its family and flavour, and a name. */
export const faceOf = oncePer((master: Master): Dish => ({
  id: master.id,
  family: familyOf(master),
  flavour: flavourOf(master),
  noun: "this dish",
  base: 1,
  plate: [0, Infinity],
  slots: {},
  stars: [],
  titles: [master.title],
  summaries: [master.summary],
  plan: [],
}));
