/** Stage 7: reads the finished recipe as a stranger would, and says what is wrong with it. */
import { readAmounts } from "./proofread/amounts.ts";
import { readFoodsNamed } from "./proofread/foods-named.ts";
import { readIngredientLines } from "./proofread/ingredient-lines.ts";
import type { Proof, ProofReader } from "./proofread/proof.ts";
import { readProse } from "./proofread/prose.ts";
import { readRemarks } from "./proofread/remarks.ts";
import { readSeats } from "./proofread/seats.ts";

const READERS: readonly ProofReader[] = [readSeats, readAmounts, readIngredientLines, readFoodsNamed, readProse, readRemarks];

/** Faults of the recipe, for a developer. Empty: it may be served. */
export function proofread(proof: Proof): readonly string[] {
  return READERS.flatMap((read) => read(proof));
}
