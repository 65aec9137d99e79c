/** What a written recipe does with each entry of its list: how much of it, and by which techniques. Reads the cook's recipes and ours alike. */
import { checkPantry } from "#kitchen/check/check-pantry";
import { layOut, type Food } from "#kitchen/compose/food";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { readLine } from "#kitchen/read/read-line";
import { recognise } from "#kitchen/read/recognise";
import { readTechniques, type Mention } from "./read-techniques.ts";
import type { Technique } from "./techniques.ts";

export interface CookedFood {
  /** In the whole recipe. Undefined where the line says no amount that can be weighed. */
  readonly grams?: number;
  readonly techniques: ReadonlySet<Technique>;
}

/** By entry, as typed. Only what the ingredient list holds. */
export type Cooking = ReadonlyMap<string, CookedFood>;

export function readCooking(markdown: string, ingredients: readonly string[]): Cooking {
  const { foods } = checkPantry(markdown, { ingredients });
  const mentions = foods.flatMap(({ typed, ranges }) => ranges.map(({ start }): Mention => ({ start, typed })));
  const method = markdown.indexOf("\n## Method");
  const grams = new Map<string, number | undefined>();
  for (const { start, typed } of mentions.filter((mention) => mention.start < method)) {
    const line = lineAt(markdown, start);
    if (!line.startsWith("- ")) continue;
    const weight = typed.length === 1 ? gramsOfLine(line.slice(2)) : undefined;
    for (const entry of typed) if (!grams.has(entry)) grams.set(entry, weight);
  }
  const techniques = readTechniques(markdown, mentions);
  return new Map(
    [...grams].map(([entry, weight]) => [entry, { ...(weight === undefined ? {} : { grams: weight }), techniques: techniques.get(entry) ?? new Set() }]),
  );
}

function lineAt(text: string, at: number): string {
  const from = text.lastIndexOf("\n", at) + 1;
  const to = text.indexOf("\n", at);
  return text.slice(from, to < 0 ? undefined : to);
}

/** The weight that a line writes, else what its measure weighs in the kitchen's tables. */
export function gramsOfLine(line: string): number | undefined {
  const written = readLine(line).foods[0]?.amount?.grams;
  return written ?? (SMALLEST.exec(line) ? SMALLEST_GRAMS : foodOf(line)?.available);
}

/** "A pinch of salt": a third of a gram or so. */
const SMALLEST = /^(?:a |1 )?(?:small |good |generous )?(?:pinch|pinches)\b/i;
const SMALLEST_GRAMS = 0.4;

/** The food that an entry is about, as the kitchen lays it out. */
export function foodOf(entry: string): Food | undefined {
  const { readings } = recognise([entry]);
  const [first] = readings;
  const ingredient = first && findIngredient(first.ingredient);
  return ingredient && layOut([first], ingredient);
}
