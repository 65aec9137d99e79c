/** The recipe as the cook wants it, worked out from the text as it was written. */
import { convertMeasures, convertTemperatures, type DensityOf } from "#recipe/convert-units";
import { type ReadRecipe, readRecipe } from "#recipe/read-recipe";
import { scaleRecipe } from "#recipe/scale-recipe";
import type { Adjustments } from "./adjustments.ts";

export interface AdjustedRecipe {
  /** The adjusted text and what it says; `read.source` is the markdown. */
  readonly read: ReadRecipe;
  /** What the cook should know about the change, a sentence each. */
  readonly remarks: readonly string[];
}

export function adjustRecipe(written: ReadRecipe, { factor, exact, measures, temperatures }: Adjustments, densityOf: DensityOf): AdjustedRecipe {
  const { markdown, remarks } = scaleRecipe(written, factor, exact);
  let read = readAgain(written, markdown);
  if (measures !== undefined) read = readAgain(read, convertMeasures(read, measures, densityOf));
  if (temperatures !== undefined) read = readAgain(read, convertTemperatures(read, temperatures));
  return { read, remarks };
}

/** Reading costs more than all the rest. */
function readAgain(before: ReadRecipe, markdown: string): ReadRecipe {
  return markdown === before.source ? before : readRecipe(markdown);
}
