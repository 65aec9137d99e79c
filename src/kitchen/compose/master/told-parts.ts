/** Which of a master's filled parts its method speaks of: a sentence that wants two foods says nothing of one of them alone. */
import { isOfNoPart, type Master, type MasterPart } from "#kitchen/knowledge/masters/master";
import { fillRoughly } from "./fill-sentence.ts";
import type { Placed } from "./candidate.ts";
import { keysOf } from "./food-keys.ts";

/** What is placed, without the foods that no sentence of the method would name. */
export function toldParts(master: Master, placed: Placed): Placed {
  if ([...placed.keys()].every(({ need }) => need === true)) return placed;
  const filled = new Map([...placed].map(([part, foods]) => [part.part, foods]));
  const said = master.method
    .map((step) =>
      fillRoughly(step, {
        isFilled: (name) => filled.has(name),
        isFilledBy: (name, keys) => (filled.get(name) ?? []).some((food) => keys.some((key) => keysOf(food).has(key))),
        isMany: () => false,
        hole(hole) {
          const name = hole.split(" ").find((word) => filled.has(word));
          return name === undefined ? (isOfNoPart(hole) ? hole : undefined) : mark(name);
        },
      }),
    )
    .join(" ");
  const isTold = ({ part, need }: MasterPart): boolean => need === true || said.includes(mark(part));
  return [...placed.keys()].every(isTold) ? placed : new Map([...placed].filter(([part]) => isTold(part)));
}

function mark(part: string): string {
  return `<${part}>`;
}
