/** A master on a list: what it is tried on, how it is filled, and what it is worth. */
import type { Master, MasterPart } from "#kitchen/knowledge/masters/master";
import type { Pantry } from "../choose/read-pantry.ts";
import type { Food } from "../food.ts";
import type { RowFits } from "./row-fits.ts";

/** Foods by the part that they fill, in the order of the parts. */
export type Placed = ReadonlyMap<MasterPart, readonly Food[]>;

export interface MasterCandidate {
  readonly master: Master;
  readonly placed: Placed;
  readonly quality: number;
  readonly coverage: number;
  readonly total: number;
  /** As it is served: of what it has no part for, it takes what goes with the rest. What might be added tells for it all the same. */
  readonly inCompany: () => Pick<MasterCandidate, "master" | "placed">;
}

/** What masters are tried on: foods with what is looked up of them once. */
export interface Counter {
  readonly foods: readonly Food[];
  readonly pantry: Pantry;
  readonly fits: RowFits;
}
