/** What heat does to food that cannot bear it: leaves wilt, cream curdles, pans boil dry, roasts dry out. */
import type { Technique } from "#kitchen/knowledge/classes/class-row";
import type { IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import { isFlesh, isOnlyRaw, roleWeight } from "../food.ts";
import { sharesOf, type Op } from "../plan/op.ts";
import { driesOut, isWet, standsWet } from "../plan/wet-heat.ts";
import type { Portion } from "../portion.ts";

const DRY: readonly Technique[] = ["roast", "grill", "fry"];
/** Share of the table's longest time on a tray after which a food is a shadow of itself. */
const OVERDONE = 1.35;
/** Minutes more that fish stands in a hot pan, where others share it. */
const MOST_IN_COMPANY = 4;
/** So much longer than its best a green vegetable may simmer before the dish is none: in a sauce it is no worse than dull. */
const GREENS_FORGIVE = 1.75;
/** Minutes of dry heat that meat and fish stand once they are cooked; fish under its sauce or crust is none the worse before. */
const MOST_AGAIN = 25;

/** Steak and chicken breast are leather after so many times their own minutes on the hob, and a few more. */
const TWICE = 2;
const A_LITTLE_MORE = 4;

/** Faults of one cooking operation, given all that is in its vessel and whether there is liquid. */
export function findHeatFaults(op: Op, contents: Iterable<Portion>, wet: boolean): readonly string[] {
  const { technique } = op;
  if (technique === undefined) return [];
  const kinds = [...contents].map(({ food }) => food.kind);
  const ruined = op.sets ? [] : sharesOf(op).filter(({ portion }) => technique !== "roast" && isOnlyRaw(portion.food.kind));
  const curdles = isWet(technique) && kinds.some(isMilky) && kinds.some(({ roles }) => (roles.acid ?? 0) >= 0.9);
  return [
    ...(isWet(technique) && !wet ? [`no liquid to ${technique} in, in the ${op.vessel}`] : []),
    ...ruined.map(({ portion }) => `heat ruins the ${portion.food.name}`),
    ...(curdles ? [`it curdles in the ${op.vessel}`] : []),
  ];
}

export function isMilky(kind: IngredientClass): boolean {
  return roleWeight(kind, ["milk", "cream", "yog"]) >= 0.9;
}

/** How far an operation takes a food beyond done: from 1 on it is overdone. */
export function overdoneBy({ technique, minutes, silent = 0, sets, shares }: Op, portion: Portion): number {
  const { kind } = portion.food;
  if (technique === undefined || minutes === undefined || sets) return 0;
  // What is laid on top at the end is there while the rest stands off the heat.
  const inHeat = shares["late"]?.some((share) => share.portion === portion) ? silent : minutes[0] - silent;
  const quick = kind.shelf === "meat" && kind.raw === "unsafe" && driesOut(kind) && (isWet(technique) || technique === "fry");
  if (quick) return inHeat / (TWICE * Math.max(kind.cook.fry?.[1] ?? 0, kind.cook.simmer?.[1] ?? 0) + A_LITTLE_MORE);
  if (isWet(technique)) return inHeat / (standsWet(kind, technique) * (isFlesh(kind) || kind.shelf === "grain" ? 1 : GREENS_FORGIVE));
  if (!DRY.includes(technique)) return 0;
  // A chilli on the tray flavours the rest, however dark it gets.
  if (roleWeight(kind, ["aromatic", "spice_heat"]) >= 0.6) return 0;
  if (isFlesh(kind) && kind.raw === "fine" && technique !== "fry") return minutes[0] > MOST_AGAIN ? 2 : kind.shelf === "meat" ? minutes[0] / MOST_AGAIN : 0;
  if (kind.shelf === "meat" && kind.raw === "fine") return minutes[0] / MOST_AGAIN;
  if (technique === "fry")
    return kind.shelf === "fish" && standsWet(kind) < Infinity && kind.cook.fry ? minutes[0] / (kind.cook.fry[1] * OVERDONE + MOST_IN_COMPANY) : 0;
  const table = kind.cook[technique];
  return table ? minutes[0] / (table[1] * OVERDONE) : 0;
}
