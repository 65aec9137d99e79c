/** Why a dish has no use for what a food would do in it. */
import { type Food, roleWeight } from "../food.ts";
import { PURPOSES } from "./purposes.ts";
import type { Noun, Scene } from "./scene.ts";

/** Why the dish has no use for what the food would do; undefined where nothing that is known of it holds. */
export function whyNotNeeded(food: Food, name: Noun, scene: Scene): string | undefined {
  for (const { roles, least = 0.5, why } of PURPOSES) {
    if (roleWeight(food.kind, roles) < least) continue;
    for (const reason of why) {
      const words = reason(scene, name);
      if (words !== undefined) return words;
    }
  }
  return undefined;
}
