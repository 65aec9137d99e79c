/** A recipe that lists its foods twice: in a table and as bullets, to shop for and to cook with. */
import type { RecipePart } from "./read-recipe.ts";
import type { IngredientLine } from "./recipe.ts";

const LINES_LEAST = 2;

/** Places of the ingredient lines that say once more, food by food and amount by amount, all that was listed before them. */
export function repeatedLines(ingredients: readonly IngredientLine[], parts: readonly RecipePart[]): ReadonlySet<number> {
  const listed = new Set<string>();
  const repeated = new Set<number>();
  for (const run of runsOf(parts)) {
    const lines = run.flatMap((at) => (ingredients[at] === undefined ? [] : [writeLine(ingredients[at])]));
    const again = new Set(lines);
    if (again.size >= LINES_LEAST && again.size === listed.size && lines.every((line) => listed.has(line))) for (const at of run) repeated.add(at);
    else for (const line of lines) listed.add(line);
  }
  return repeated;
}

/** The lines between one label and the next. */
function runsOf(parts: readonly RecipePart[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  let open: number[] | undefined;
  for (const { role, index } of parts) {
    if (role !== "ingredient" || index === undefined) open = undefined;
    else if (open) open.push(index);
    else runs.push((open = [index]));
  }
  return runs;
}

function writeLine({ food, quantity }: IngredientLine): string {
  return `${food.toLowerCase()} ${quantity === undefined ? "" : JSON.stringify([quantity.amount, quantity.upTo, quantity.unit])}`;
}
