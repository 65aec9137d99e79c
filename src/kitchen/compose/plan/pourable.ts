/** Which foods are liquid enough to simmer others in. */
import type { Portion } from "../portion.ts";

/** Ml that a food pours into the pot by itself. */
export function pourable({ food, grams }: Portion): number {
  return food.kind.measure === "volume" || food.kind.roles.coconut_milk || food.kind.roles.sour_cream === 1 ? grams / (food.kind.density ?? 1) : 0;
}
