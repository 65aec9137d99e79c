/** Dried beans, of which kidney beans and their like poison whoever eats them undercooked: all are boiled as those are (FDA, Bad Bug Book: phytohaemagglutinin). */
import type { Portion } from "../portion.ts";

export const BOIL_HARD = "boil hard for 10 minutes";

export function mustBoilHard({ food: { kind } }: Portion): boolean {
  return kind.id === "pulse_slow";
}
