/** One operation of a plan: which shares of which foods go where, what happens to them, and the template it is told in. */
import type { Technique } from "#kitchen/knowledge/classes/class-row";
import type { Vessel } from "#kitchen/knowledge/dishes/dish";
import type { Portion } from "../portion.ts";

export interface Share {
  readonly portion: Portion;
  /** 0 to 1 of the portion. */
  readonly part: number;
  /** How it is spoken of: `the cheese`, `half of the cheese`, `the rest of the cheese`. */
  readonly label: "all" | "half" | "rest";
}

export interface Op {
  readonly act: "cook" | "work" | "heat-oven" | "serve";
  readonly vessel: Vessel;
  /** Foods that enter here, by the hole of the template that names them. */
  readonly shares: Readonly<Record<string, readonly Share[]>>;
  readonly technique?: Technique;
  readonly minutes?: readonly [least: number, most: number];
  /** Of these minutes, those that the sentence gives in words of its own: coming to the boil, standing off the heat. */
  readonly silent?: number;
  /** Hands at work all the time; a passive op leaves them free. */
  readonly hands: boolean;
  /** Everything in the vessel is cooked through when the cue is met. */
  readonly sets?: boolean;
  /** Ml of water, poured in. */
  readonly water?: number;
  /** Oven temperature that the op sets or needs. */
  readonly celsius?: number;
  /** The contents of these vessels come in. */
  readonly from?: readonly Vessel[];
  /** The contents go there afterwards. */
  readonly to?: Vessel;
  /** These alone are lifted onto a plate afterwards; a share of nothing names them where they come back. */
  readonly lifts?: readonly Portion[];
  readonly cue?: string;
  /** Nothing was heated in its vessel before. */
  readonly unheated?: boolean;
  /** What it makes is poured over at the table, out of its own pan. */
  readonly atTable?: boolean;
  /** It speaks of all that is ready without naming a slot or a vessel. */
  readonly gathers?: boolean;
  /** Begin a new step with it. */
  readonly opens?: boolean;
  /** Ways to say it; see `dish.ts` for the template words. */
  readonly say: readonly string[];
}

export function sharesOf(op: Op): readonly Share[] {
  return Object.values(op.shares).flat();
}

/** Food is heated in it, on the hob or in the oven. */
export function isHeating({ act, celsius }: Op): boolean {
  return act === "cook" || celsius !== undefined;
}
