/** The built-in chef beside the golden book, in figures: one part of the book at a time. */
import { compareRecipes, likeness, techniquesOf, type AmountKind, type Comparison } from "./compare-recipes.ts";
import type { GoldenRecipe } from "./golden-book.ts";
import { readCooking } from "./read-cooking.ts";

export interface AmountFigure {
  readonly foods: number;
  /** Ours to the cook's. */
  readonly median: number;
  /** The ratio that a quarter of the foods is below, and the one that a quarter is above. */
  readonly quartiles: readonly [number, number];
  /** 0 to 1: within a factor of 1.5. */
  readonly near: number;
}

export interface GoldenFigures {
  readonly lists: number;
  readonly cooked: number;
  readonly sameDish: number;
  /** Jaccard of the entries used, mean. */
  readonly use: number;
  /** Of foods that both use: over all lists, and where it is the same dish. */
  readonly technique: number;
  readonly techniqueOfSame: number;
  readonly amounts: AmountFigure;
  readonly amountsOfSame: AmountFigure;
  readonly byKind: ReadonlyMap<AmountKind, AmountFigure>;
  /** Lists whose minutes are within a factor of 1.5. */
  readonly minutes: number;
  readonly vessels: number;
  /** Of the cook's stars that we use. */
  readonly starsNamed: number;
}

export const NEAR = 1.5;

export function compareAll(book: readonly GoldenRecipe[]): readonly Comparison[] {
  return book.flatMap((golden) => compareRecipes(golden) ?? []);
}

export function measureGolden(lists: number, compared: readonly Comparison[]): GoldenFigures {
  const same = compared.filter(({ isSameDish }) => isSameDish);
  const kinds = new Map<AmountKind, number[]>();
  for (const { foods } of same)
    for (const { kind, cookGrams, ourGrams } of foods) if (ourGrams !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), ourGrams / cookGrams]);
  const stars = compared.map(({ stars: { used, named } }) => ({ used: used.length, named: named.length }));
  return {
    lists,
    cooked: compared.length / lists,
    sameDish: same.length / lists,
    use: mean(compared.map(({ use }) => use)),
    technique: mean(techniques(compared)),
    techniqueOfSame: mean(techniques(same)),
    amounts: measureRatios(ratios(compared)),
    amountsOfSame: measureRatios(ratios(same)),
    byKind: new Map([...kinds].toSorted(([, a], [, b]) => b.length - a.length).map(([kind, those]) => [kind, measureRatios(those)])),
    minutes: mean(compared.map(({ minutes: { cook, ours } }) => (isNear(ours / cook) ? 1 : 0))),
    vessels: mean(compared.map(({ vessels }) => vessels.agreement)),
    starsNamed: sum(stars.map(({ named }) => named)) / sum(stars.map(({ used }) => used)),
  };
}

/** How well the reader of techniques and weights does on the cook's own words, against what the cook noted: what it misses there it misses in ours. */
export function measureReader(book: readonly GoldenRecipe[]): { readonly technique: number; readonly amounts: number } {
  const read = book.flatMap(({ markdown, ingredients, foods }) => {
    const cooking = readCooking(markdown, ingredients);
    return foods.map(({ food, does, grams, role }) => ({ ours: cooking.get(food), does, grams, role }));
  });
  return {
    technique: mean(read.filter(({ role }) => role !== "fat").map(({ does, ours }) => likeness(techniquesOf(does), [...(ours?.techniques ?? [])]))),
    amounts: mean(read.flatMap(({ grams, ours }) => (ours?.grams === undefined ? [] : [isNear(ours.grams / grams) ? 1 : 0]))),
  };
}

function techniques(compared: readonly Comparison[]): readonly number[] {
  return compared.flatMap(({ foods }) => foods.flatMap(({ technique }) => technique ?? []));
}

function ratios(compared: readonly Comparison[]): readonly number[] {
  return compared.flatMap(({ foods }) => foods.flatMap(({ cookGrams, ourGrams }) => (ourGrams === undefined ? [] : [ourGrams / cookGrams])));
}

export function isNear(ratio: number): boolean {
  return ratio <= NEAR && ratio >= 1 / NEAR;
}

function measureRatios(those: readonly number[]): AmountFigure {
  const sorted = those.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { foods: sorted.length, median: at(0.5), quartiles: [at(0.25), at(0.75)], near: mean(sorted.map((ratio) => (isNear(ratio) ? 1 : 0))) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? Number.NaN : sum(numbers) / numbers.length;
}
