/** Which findings are faults: what a recipe should not be served with, and what a model can be asked to mend. */
import type { PantryCheck } from "#kitchen/check/check-pantry";
import type { Finding } from "#kitchen/check/finding";

type Ids = ReadonlySet<Finding["id"]>;

export const DANGERS: Ids = new Set(["not-food", "unsafe"]);
/** What is not as it was asked for. */
const BROKEN_WISHES: Ids = new Set(["diet", "free-from", "time", "kit"]);
const FOREIGN: Ids = new Set(["not-on-your-list"]);
const UNSURE: Ids = new Set(["not-sure"]);
const TOO_MUCH: Ids = new Set(["over-amount"]);

export const STRANGERS: Ids = new Set([...FOREIGN, ...UNSURE]);
/** No verdict is green over these. */
export const WRONG: Ids = new Set([...TOO_MUCH, ...BROKEN_WISHES]);

/** The gravest first: one fault less of a kind makes up for any number of those behind it. */
const BY_WEIGHT: readonly Ids[] = [DANGERS, new Set([...FOREIGN, ...BROKEN_WISHES]), UNSURE, TOO_MUCH];

export function faultsOf({ findings }: Pick<PantryCheck, "findings">): readonly Finding[] {
  return BY_WEIGHT.flatMap((kind) => findings.filter(({ id }) => kind.has(id)));
}

/** What is compared of two answers to one order. */
export interface Checked {
  readonly check: Pick<PantryCheck, "findings" | "foods" | "used">;
  /** The words do not end before the recipe does. */
  readonly isWhole: boolean;
}

/** Whether the second is the better recipe: one at all, whole, and with fewer faults. Of equals the first stays. */
export function isBetter(second: Checked, first: Checked): boolean {
  if (!isRecipe(second) || !second.isWhole) return false;
  if (!isRecipe(first) || !first.isWhole) return true;
  for (const kind of BY_WEIGHT) {
    const [less, more] = [second, first].map(({ check }) => check.findings.filter(({ id }) => kind.has(id)).length) as [number, number];
    if (less !== more) return less < more;
  }
  return false;
}

/** An apology uses nothing, and so has no fault. */
function isRecipe({ check: { foods, used } }: Checked): boolean {
  return used > 0 && foods.some(({ where }) => where === "list");
}
