/** When rice or pasta in a pan of its own is begun: so that it neither waits an hour for the stew nor leaves garlic in a hot pan meanwhile. */
import type { Op } from "./op.ts";

/** Minutes that a side may wait for the pot: covered in its own pan it stays hot, drained it does not. */
const WAITS = { covered: 20, drained: 8 } as const;
/** Minutes of a pot's work that nothing else is begun after: it would burn. */
const BRIEF = 3;

/** Minutes less of waiting for which a side is put on later. */
const GAINS = { covered: 8, drained: 2 } as const;
/** Minutes that a dish may wait for what is drained: in the oven longer than in a pan. */
const LATE = { unattended: 5, stirred: 3 } as const;
/** Minutes of stirring that leave a hand for another pan. */
const LEAVES_A_HAND = 3;

/** What is cooked in one pan of water, each for its own minutes. */
type Side = readonly Op[];

function keeps(side: Side): keyof typeof WAITS {
  return side.every(({ technique }) => technique === "absorb") ? "covered" : "drained";
}

/** The operations with each side moved behind the long simmer that it stands in front of, or in front of what would burn while it is put on. */
export function timeSides(ops: readonly Op[]): readonly Op[] {
  return sidesOf(ops).reduce(moved, ops);
}

/** Peas that go in with the potatoes stay with them. */
function sidesOf(ops: readonly Op[]): readonly Side[] {
  const sides: Op[][] = [];
  for (const [at, op] of ops.entries()) {
    if (!isSide(op)) continue;
    const last = sides.at(-1);
    if (last && !op.opens && last.at(-1) === ops[at - 1]) last.push(op);
    else sides.push([op]);
  }
  return sides;
}

function isSide({ act, vessel, hands, minutes }: Op): boolean {
  return act === "cook" && vessel === "boiler" && !hands && minutes !== undefined;
}

function moved(ops: readonly Op[], side: Side): readonly Op[] {
  const at = ops.findIndex((op) => op === side[0]);
  const rest = ops.filter((op) => !side.includes(op));
  const simmers = rest.slice(at).findIndex((op) => !isSimmer(op, rest[at]));
  const run = rest.slice(at, simmers < 0 ? undefined : at + simmers);
  const long = run.findIndex((op) => outlastsAll(op, side));
  const start = lastStart(rest, at, side);
  if (start > at && (long < 0 || keeps(side) === "drained")) return rest.toSpliced(start, 0, ...side);
  if (long >= 0) return rest.toSpliced(at + long + 1, 0, ...side);
  const pot = run[0]?.vessel;
  const first = rest.findIndex(({ vessel }) => vessel === pot);
  const isBrief = first >= 0 && first < at && rest.slice(first, at).every((op) => op.vessel === pot && op.hands && longestOf([op]) <= BRIEF);
  return rest.toSpliced(isBrief ? first : at, 0, ...side);
}

/** Behind the last step that goes on by itself and leaves the side its time before it is wanted; `at`, where that gains little. */
function lastStart(ops: readonly Op[], at: number, side: Side): number {
  const use = ops.findIndex((op, index) => index >= at && wantsSide(op));
  let left = 0;
  for (let index = (use < 0 ? ops.length : use) - 1; index > at; index -= 1) {
    const op = ops[index];
    if (!op) continue;
    left += isSide(op) ? 0 : (op.minutes?.[0] ?? 0);
    const waits = ops.slice(at, index).reduce((sum, { minutes }) => sum + (minutes?.[0] ?? 0), 0);
    const late = isUnattended(op) ? LATE.unattended : LATE.stirred;
    const isTimely = (isUnattended(op) || isShort(op, side)) && left >= longestOf(side) - (keeps(side) === "drained" ? late : 0);
    if (isTimely) return waits >= GAINS[keeps(side)] ? index + 1 : at;
  }
  return at;
}

/** What is drained is put on while something else is fried, rather than before it. */
function isShort(op: Op, side: Side): boolean {
  return keeps(side) === "drained" && op.act === "cook" && op.vessel !== "boiler" && (op.minutes?.[0] ?? 0) >= LEAVES_A_HAND;
}

/** A pot or an oven that goes on by itself. */
function isUnattended(op: Op): boolean {
  const isHeld = op.technique === "simmer" || op.technique === "roast" || (op.celsius !== undefined && op.act !== "heat-oven");
  return isHeld && !op.hands && !op.sets && op.vessel !== "boiler";
}

function wantsSide(op: Op): boolean {
  return op.act === "serve" || (op.vessel === "boiler" && !isSide(op)) || (op.from?.includes("boiler") ?? false);
}

function isSimmer({ technique, hands, vessel }: Op, first: Op | undefined): boolean {
  return (technique === "simmer" || technique === "roast") && !hands && vessel === first?.vessel && vessel !== "boiler";
}

/** It goes on for long after the side would be done. */
export function outlasts(pot: Op, side: Op): boolean {
  return outlastsAll(pot, [side]);
}

function outlastsAll(pot: Op, side: Side): boolean {
  return isUnattended(pot) && (pot.minutes?.[0] ?? 0) >= longestOf(side) + WAITS[keeps(side)];
}

function longestOf(side: Side): number {
  return side.reduce((sum, { minutes }) => sum + (minutes?.[1] ?? 0), 0);
}
