/** More foods to cook without. By itself, because the first paint needs it and not the tables of wishes. */
import type { Minded } from "./minded.ts";

/** Cooks without these too. */
export function avoidToo(minded: Minded, foods: readonly string[]): Minded {
  return { ...minded, avoid: [...new Set([...(minded.avoid ?? []), ...foods])] };
}
