/** The recipe as the cook wants it, worked out from the text as it was written. */
import { gramsPerMillilitre } from "#kitchen/compose/grams-per-millilitre";
import { convertMeasures, convertTemperatures } from "#recipe/convert-units";
import { type ReadRecipe, readRecipe } from "#recipe/read-recipe";
import { scaleRecipe } from "#recipe/scale-recipe";
import type { Adjustments } from "./adjustments.ts";

export interface AdjustedRecipe {
  /** The adjusted text and what it says; `read.source` is the markdown. */
  readonly read: ReadRecipe;
  /** What the cook should know about the change, a sentence each. */
  readonly remarks: readonly string[];
}

export function adjustRecipe(text: string, { factor, exact, measures, temperatures }: Adjustments): AdjustedRecipe {
  const { markdown, remarks } = scaleRecipe(readRecipe(text), factor, exact);
  const measured = measures === undefined ? markdown : convertMeasures(readRecipe(markdown), measures, gramsPerMillilitre);
  const read = readRecipe(measured);
  return { read: temperatures === undefined ? read : readRecipe(convertTemperatures(read, temperatures)), remarks };
}
