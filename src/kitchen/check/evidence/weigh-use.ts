/** The weight of the evidence that a dish uses a food: the sum of what each feature of the mention says, from a table learnt of labelled sentences. */
import { EVIDENCE, PRIOR } from "./evidence-table.ts";
import { readEvidence } from "./read-evidence.ts";
import type { Weigh } from "./settle-use.ts";

let table: ReadonlyMap<string, number> | undefined;

/** Sixteenths of a natural logarithm of the odds. */
export const weighUse: Weigh = (seen) => {
  table ??= readTable(EVIDENCE);
  let weight = PRIOR;
  for (const feature of readEvidence(seen)) weight += table.get(feature) ?? 0;
  return weight;
};

/** Reads `kind =weight name name =weight name`, a line for each kind of feature. */
function readTable(packed: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const line of packed.split("\n")) {
    const [kind = "", ...parts] = line.split(" ");
    let weight = 0;
    for (const part of parts) {
      if (part.startsWith("=")) weight = Number(part.slice(1));
      else weights.set(part === "" ? kind : `${kind}:${part}`, weight);
    }
  }
  return weights;
}
