/** Whole leaves have done their work when the pot has simmered: nobody should bite on them, and no blender should meet them. */
import type { Vessel } from "../../knowledge/dishes/dish.ts";
import { sharesOf, type Op, type Share } from "./op.ts";

/** The operations with the bay leaf taken out after the last simmer that it is in. */
export function liftOutLeaves(ops: readonly Op[]): readonly Op[] {
  const entry = ops.findIndex((op) => leavesOf(op).length > 0);
  const op = ops[entry];
  if (!op) return ops;
  const leaves = leavesOf(op);
  const vessel: Vessel = op.to ?? op.vessel;
  const after = ops.findIndex((later, index) => index > entry && later.act !== "heat-oven" && !simmersIn(later, vessel) && isLast(ops.slice(index), vessel));
  const next = ops[after];
  if (!next) return ops;
  const lifted: Op = {
    ...next,
    shares: { ...next.shares, lifted: leaves.map(({ portion }): Share => ({ portion, part: 0, label: "all" })) },
    say: next.say.map((words) => `Lift out {the lifted}. ${words}`),
  };
  return ops.with(after, lifted);
}

function leavesOf(op: Op): readonly Share[] {
  return sharesOf(op).filter(({ portion }) => portion.food.kind.roles.bay);
}

function simmersIn(op: Op, vessel: Vessel): boolean {
  return op.vessel === vessel && op.act === "cook" && !op.hands;
}

/** Nothing simmers there any more. */
function isLast(rest: readonly Op[], vessel: Vessel): boolean {
  return !rest.some((op) => simmersIn(op, vessel));
}
