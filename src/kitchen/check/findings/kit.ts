/** A recipe that asks for what the kitchen lacks. */
import { saysBlender, saysOven, saysPans } from "#kitchen/wishes/kit-words";
import type { PantryCheckRule } from "../finding.ts";

export const kit: PantryCheckRule = {
  id: "kit",
  title: "Kitchen",
  why: "Without an oven nothing is baked.",
  check: ({ reading: { recipe } }, { kit: wish = {} }) => {
    const method = recipe.steps.join("\n");
    const pans = saysPans(method);
    return [
      ...(wish.oven === false && saysOven(method)
        ? [{ id: "kit", wish: "kit", kit: "oven", message: "It goes into an oven, and you asked for a dish without one.", ranges: [] } as const]
        : []),
      ...(wish.blender === false && saysBlender(method)
        ? [{ id: "kit", wish: "kit", kit: "blender", message: "It wants a blender, and you asked for a dish without one.", ranges: [] } as const]
        : []),
      ...(wish.pans !== undefined && pans.length > wish.pans
        ? [
            {
              id: "kit",
              wish: "kit",
              kit: "pans",
              message: `It takes ${pans.length} pans or more (${pans.join(", ")}), and you asked for ${wish.pans} at most.`,
              ranges: [],
            } as const,
          ]
        : []),
    ];
  },
};
