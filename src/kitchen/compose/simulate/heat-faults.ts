/** What heat does to food that cannot bear it: leaves wilt, cream curdles, pans boil dry, roasts dry out. */
import type { IngredientClass, Technique } from "../../knowledge/classes/ingredient-class.ts";
import { isFlesh, isOnlyRaw, roleWeight } from "../food.ts";
import { sharesOf, type Op } from "../plan/op.ts";
import type { Portion } from "../portion.ts";

const IN_LIQUID: readonly Technique[] = ["simmer", "boil", "absorb", "poach", "steam"];
const DRY: readonly Technique[] = ["roast", "grill", "fry"];
/** Share of the table's longest time on a tray after which a food is a shadow of itself. */
const OVERDONE = 1.35;
/** Minutes of dry heat that meat and fish stand once they are cooked. */
const MOST_AGAIN = 25;

/** Faults of one cooking operation, given all that is in its vessel and whether there is liquid. */
export function findHeatFaults(op: Op, contents: Iterable<Portion>, wet: boolean): readonly string[] {
  const { technique } = op;
  if (technique === undefined) return [];
  const kinds = [...contents].map(({ food }) => food.kind);
  const ruined = op.sets ? [] : sharesOf(op).filter(({ portion }) => technique !== "roast" && isOnlyRaw(portion.food.kind));
  const curdles = IN_LIQUID.includes(technique) && kinds.some(isMilky) && kinds.some(({ roles }) => (roles.acid ?? 0) >= 0.9);
  return [
    ...(IN_LIQUID.includes(technique) && !wet ? [`no liquid to ${technique} in, in the ${op.vessel}`] : []),
    ...ruined.map(({ portion }) => `heat ruins the ${portion.food.name}`),
    ...(curdles ? [`it curdles in the ${op.vessel}`] : []),
  ];
}

export function isMilky(kind: IngredientClass): boolean {
  return roleWeight(kind, ["milk", "cream", "yog"]) >= 0.9;
}

/** How far an operation takes a food beyond done: from 1 on it is overdone. */
export function overdoneBy({ technique, minutes, sets }: Op, { food: { kind } }: Portion): number {
  if (technique === undefined || minutes === undefined || sets || !DRY.includes(technique)) return 0;
  // A chilli on the tray flavours the rest, however dark it gets.
  if (roleWeight(kind, ["aromatic", "spice_heat"]) >= 0.6) return 0;
  if (isFlesh(kind) && kind.raw === "fine") return minutes[0] / MOST_AGAIN;
  const table = technique === "fry" ? undefined : kind.cook[technique];
  return table ? minutes[0] / (table[1] * OVERDONE) : 0;
}
