/** What has done its work when the pot has simmered: whole leaves, which nobody should bite on, and bones, which nobody spoons up. */
import type { ClassId } from "#kitchen/knowledge/classes/ingredient-class";
import type { Vessel } from "#kitchen/knowledge/dishes/dish";
import { sharesOf, type Op, type Share } from "./op.ts";

/** The operations with the bay leaf taken out after the last simmer that it is in. */
export function liftOutLeaves(ops: readonly Op[]): readonly Op[] {
  return liftOut(ops, ({ portion }) => portion.food.kind.roles.bay !== undefined, "leaves", "Lift out {the leaves}.");
}

/** Classes of meat that comes in pieces on the bone. */
const ON_THE_BONE: readonly ClassId[] = ["poultry_bone", "poultry_tough", "meat_bone", "bone_cured"];

/** The operations of a soup with its meat taken off the bone, for the spoon. */
export function takeOffBone(ops: readonly Op[]): readonly Op[] {
  return liftOut(
    ops,
    ({ portion }) => portion.cut === "whole" && ON_THE_BONE.includes(portion.food.kind.id),
    "boned",
    "Lift out {the boned}, pull the meat off the bone in pieces and stir it back in.",
  );
}

/** `words` are said of what is lifted, under this name, when nothing simmers any more. */
function liftOut(ops: readonly Op[], isLifted: (share: Share) => boolean, name: string, words: string): readonly Op[] {
  const liftedIn = (op: Op) => sharesOf(op).filter(isLifted);
  const entry = ops.findIndex((op) => liftedIn(op).length > 0);
  const op = ops[entry];
  if (!op) return ops;
  const leaves = liftedIn(op);
  const vessel: Vessel = op.to ?? op.vessel;
  const after = ops.findIndex((later, index) => index > entry && later.act !== "heat-oven" && !simmersIn(later, vessel) && isLast(ops.slice(index), vessel));
  const next = ops[after];
  if (!next) return ops;
  const lifted: Op = {
    ...next,
    shares: { ...next.shares, [name]: leaves.map(({ portion }): Share => ({ portion, part: 0, label: "all" })) },
    say: next.say.map((said) => `${words} ${said}`),
  };
  return ops.with(after, lifted);
}

function simmersIn(op: Op, vessel: Vessel): boolean {
  return op.vessel === vessel && op.act === "cook" && !op.hands;
}

/** Nothing simmers there any more. */
function isLast(rest: readonly Op[], vessel: Vessel): boolean {
  return !rest.some((op) => simmersIn(op, vessel));
}
