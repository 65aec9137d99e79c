/** When rice or pasta in a pan of its own is begun: so that it neither waits an hour for the stew nor leaves garlic in a hot pan meanwhile. */
import type { Op } from "./op.ts";

/** Minutes that a side may wait for the pot. */
export const WAITS = 20;
/** Minutes of a pot's work that nothing else is begun after: it would burn. */
const BRIEF = 3;

/** Minutes less of waiting for which a side is put on later. */
const GAINS = 8;

/** The operations with each side moved behind the long simmer that it stands in front of, or in front of what would burn while it is put on. */
export function timeSides(ops: readonly Op[]): readonly Op[] {
  return ops.filter(isSide).reduce(moved, ops);
}

function isSide({ act, vessel, hands, minutes }: Op): boolean {
  return act === "cook" && vessel === "boiler" && !hands && minutes !== undefined;
}

function moved(ops: readonly Op[], side: Op): readonly Op[] {
  const at = ops.indexOf(side);
  const rest = ops.filter((op) => op !== side);
  const simmers = rest.slice(at).findIndex((op) => !isSimmer(op, rest[at]));
  const run = rest.slice(at, simmers < 0 ? undefined : at + simmers);
  const long = run.findIndex((op) => outlasts(op, side));
  if (long >= 0) return rest.toSpliced(at + long + 1, 0, side);
  const start = lastStart(rest, at, side);
  if (start > at) return rest.toSpliced(start, 0, side);
  const pot = run[0]?.vessel;
  const first = rest.findIndex(({ vessel }) => vessel === pot);
  const isBrief = first >= 0 && first < at && rest.slice(first, at).every((op) => op.vessel === pot && op.hands && longestOf(op) <= BRIEF);
  return rest.toSpliced(isBrief ? first : at, 0, side);
}

/** Behind the last step that goes on by itself and leaves the side its time before it is wanted; `at`, where that gains little. */
function lastStart(ops: readonly Op[], at: number, side: Op): number {
  const use = ops.findIndex((op, index) => index >= at && wantsSide(op));
  let left = 0;
  for (let index = (use < 0 ? ops.length : use) - 1; index > at; index -= 1) {
    const op = ops[index];
    if (!op) continue;
    left += isSide(op) ? 0 : (op.minutes?.[0] ?? 0);
    const waits = ops.slice(at, index).reduce((sum, { minutes }) => sum + (minutes?.[0] ?? 0), 0);
    if (isUnattended(op) && left >= longestOf(side)) return waits >= GAINS ? index + 1 : at;
  }
  return at;
}

/** A pot or an oven that goes on by itself. */
function isUnattended(op: Op): boolean {
  return (op.technique === "simmer" || op.technique === "roast") && !op.hands && !op.sets && op.vessel !== "boiler";
}

function wantsSide(op: Op): boolean {
  return op.act === "serve" || (op.vessel === "boiler" && !isSide(op)) || (op.from?.includes("boiler") ?? false);
}

function isSimmer({ technique, hands, vessel }: Op, first: Op | undefined): boolean {
  return technique === "simmer" && !hands && vessel === first?.vessel && vessel !== "boiler";
}

/** It goes on for long after the side would be done. */
export function outlasts(pot: Op, side: Op): boolean {
  return pot.technique === "simmer" && pot.vessel !== "boiler" && (pot.minutes?.[0] ?? 0) >= longestOf(side) + WAITS;
}

function longestOf({ minutes }: Op): number {
  return minutes?.[1] ?? 0;
}
