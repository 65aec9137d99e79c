/** Work that the method asks for at its own time is not asked for in the list as well. */
import type { IngredientLine } from "#recipe/recipe";

interface Told {
  /** As the list says it. */
  readonly listed: RegExp;
  /** As a step says it of the food that stands for `§`. */
  readonly step: RegExp;
}

const TOLD: readonly Told[] = [
  { listed: /\bpatted (?:very |completely |thoroughly )?dry\b/, step: /\b[Pp]at (?:the )?§ (?:very |completely |thoroughly )?dry\b/ },
  { listed: /\bdrained(?: (?:very )?well)?\b/, step: /\b[Dd]rain (?:the )?§/ },
  { listed: /\brinsed\b(?! between)/, step: /\b[Rr]inse (?:the )?§/ },
  { listed: /\bseparated\b/, step: /\b[Ss]eparate (?:the )?§(?! into)/ },
];

/** `name` is the food's, as the steps say it. */
export function sayOnce(line: IngredientLine, name: string, steps: readonly (string | undefined)[]): IngredientLine {
  const { preparation, ...rest } = line;
  if (preparation === undefined) return line;
  const marked = steps.map((text) => text?.replaceAll(name, "§") ?? "");
  const told = TOLD.filter(({ listed, step }) => listed.test(preparation) && marked.some((text) => step.test(text)));
  const work = told.reduce((left, { listed }) => without(left, listed), preparation);
  return work === "" ? rest : { ...rest, preparation: work };
}

/** `thawed, patted dry and sliced` without the middle is `thawed and sliced`. */
function without(work: string, listed: RegExp): string {
  const pieces = work.split(/(, | and )/);
  const at = pieces.findIndex((piece) => listed.test(piece) && piece.replace(listed, "").trim() === "");
  if (at < 0) return work;
  const isLast = at > 0 && at === pieces.length - 1;
  pieces.splice(Math.max(0, at - 1), 2);
  if (isLast && pieces.at(-2) === ", ") pieces[pieces.length - 2] = " and ";
  return pieces.join("");
}
