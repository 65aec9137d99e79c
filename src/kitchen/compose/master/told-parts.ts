/** Which of a master's filled parts its method speaks of: a sentence that wants two foods says nothing of one of them alone. */
import type { Master, MasterPart } from "#kitchen/knowledge/masters/master";
import { fillRoughly } from "./fill-sentence.ts";
import type { Placed } from "./candidate.ts";
import { markedFilling, markOf } from "./marked-filling.ts";

/** What is placed, without the foods that no sentence of the method would name. */
export function toldParts(master: Master, placed: Placed): Placed {
  if ([...placed.keys()].every(({ need }) => need === true)) return placed;
  const filling = markedFilling(placed);
  const said = master.method.map((step) => fillRoughly(step, filling)).join(" ");
  const isTold = ({ part, need }: MasterPart): boolean => need === true || said.includes(markOf(part));
  return [...placed.keys()].every(isTold) ? placed : new Map([...placed].filter(([part]) => isTold(part)));
}
