/**
 * A danger told in the wording of many writers, or what only sounds like one. All were written before what reads them:
 * a hundred, then eighty about washing, thawing, storing and warming, then 172, of which 41 were held back until it stood.
 */
import type { UnsafeKind } from "#kitchen/check/finding";

export interface ToldDanger {
  /** The list, its entries parted by ", ". */
  readonly listed: string;
  readonly opening?: string;
  readonly steps: readonly string[];
  /** None: a near miss. */
  readonly kind?: UnsafeKind;
}

/** The recipe that tells it. */
export function tellDanger({ listed, opening = "", steps }: ToldDanger): string {
  const list = listed.split(", ").map((entry) => `- 1 ${entry}`);
  return `# Dish\n\n${opening}\n\n## Ingredients\n${list.join("\n")}\n\n## Method\n${steps.map((step, at) => `${at + 1}. ${step}`).join("\n")}\n`;
}
