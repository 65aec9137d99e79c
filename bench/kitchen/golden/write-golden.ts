/** What `npm run bench -- kitchen golden` prints: figures of both parts of the book, and the worst twenty of each kind of the worked part alone. */
import type { Comparison } from "./compare-recipes.ts";
import { GOLDEN_PARTS, readGoldenBook } from "./golden-book.ts";
import { compareAll, measureGolden, measureReader, type AmountFigure, type GoldenFigures } from "./measure-golden.ts";

const WORST = 20;

export function writeGolden(): string {
  const parts = GOLDEN_PARTS.map((part) => {
    const book = readGoldenBook(part);
    const compared = compareAll(book);
    return { part, compared, figures: measureGolden(book.length, compared), reader: measureReader(book) };
  });
  const worked = parts.find(({ part }) => part === "worked")?.compared ?? [];
  return [
    ...parts.flatMap(({ part, figures, reader }) => [`\n## ${part}`, ...writeFigures(figures, reader)]),
    ...worst("Another dish than the cook's", worked, ({ isSameDish, use }) => (isSameDish ? 0 : 1 - use), writeDish),
    ...worst(
      "Use",
      worked,
      ({ use }) => 1 - use,
      (each) => `${writeDish(each)}; only the cook: ${each.onlyCook.join(", ")}; only ours: ${each.onlyOurs.join(", ")}`,
    ),
    ...worst(
      "Amounts, of the same dish",
      worked,
      (each) => (each.isSameDish ? farthest(each).distance : 0),
      (each) => `${writeDish(each)}: ${farthest(each).said}`,
    ),
    ...worst(
      "Technique, of the same dish",
      worked,
      (each) => (each.isSameDish ? unlike(each).length : 0),
      (each) => `${writeDish(each)}: ${unlike(each).join("; ")}`,
    ),
    ...worst(
      "Minutes",
      worked,
      ({ minutes: { cook, ours } }) => Math.abs(Math.log(ours / cook)),
      (each) => `${writeDish(each)}: ${each.minutes.ours} for ${each.minutes.cook}`,
    ),
    ...worst(
      "Vessels",
      worked,
      ({ vessels }) => 1 - vessels.agreement,
      (each) => `${writeDish(each)}: ${each.vessels.ours.join(", ")} for ${each.vessels.cook.join(", ")}`,
    ),
    ...worst(
      "Stars not in the title",
      worked,
      ({ stars }) => stars.used.length - stars.named.length,
      (each) => `${writeDish(each)}: ${each.stars.used.filter((star) => !each.stars.named.includes(star)).join(", ")}`,
    ),
  ].join("\n");
}

function writeFigures(figures: GoldenFigures, reader: ReturnType<typeof measureReader>): readonly string[] {
  return [
    `lists ${figures.lists}, cooked ${percent(figures.cooked)}`,
    `dish: known name, or same kind with the signature: ${percent(figures.sameDish)}`,
    `foods used, of those that either uses: ${figures.use.toFixed(3)}`,
    `technique for each food: ${figures.technique.toFixed(3)}, of the same dish ${figures.techniqueOfSame.toFixed(3)} (the reader agrees with the cook's own notes at ${reader.technique.toFixed(3)})`,
    `amounts: ${writeAmounts(figures.amounts)}`,
    `amounts, of the same dish: ${writeAmounts(figures.amountsOfSame)} (the reader: ${percent(reader.amounts)})`,
    ...[...figures.byKind].map(([kind, amounts]) => `  ${kind}: ${writeAmounts(amounts)}`),
    `minutes within a factor of 1.5: ${percent(figures.minutes)}`,
    `vessels: ${figures.vessels.toFixed(3)}`,
    `stars named in the title: ${percent(figures.starsNamed)}`,
  ];
}

function writeAmounts({ foods, median, quartiles: [low, high], near }: AmountFigure): string {
  return `within a factor of 1.5 ${percent(near)}, median ratio ${median.toFixed(2)}, half between ${low.toFixed(2)} and ${high.toFixed(2)} (${foods} foods)`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function worst(heading: string, all: readonly Comparison[], badness: (each: Comparison) => number, say: (each: Comparison) => string): readonly string[] {
  const ranked = all.filter((each) => badness(each) > 0).toSorted((a, b) => badness(b) - badness(a));
  return [`\n### ${heading}`, ...ranked.slice(0, WORST).map(say)];
}

function writeDish({ golden, dish, cookKind, ourKind }: Comparison): string {
  return `${golden.id} ${golden.knownAs ?? golden.dish} (${cookKind}) | ${dish.title} (${dish.archetype}, ${ourKind})`;
}

function farthest({ foods }: Comparison): { readonly distance: number; readonly said: string } {
  const far = foods.flatMap(({ food, cookGrams, ourGrams }) =>
    ourGrams === undefined ? [] : [{ distance: Math.abs(Math.log(ourGrams / cookGrams)), said: `${food} ${ourGrams.toFixed(1)} g for ${cookGrams} g` }],
  );
  return far.toSorted((a, b) => b.distance - a.distance)[0] ?? { distance: 0, said: "" };
}

function unlike({ foods }: Comparison): readonly string[] {
  return foods.flatMap(({ food, technique, cookTechniques, ourTechniques }) =>
    technique === undefined || technique > 0 ? [] : [`${food} ${ourTechniques.join("+") || "raw"} for ${cookTechniques.join("+") || "raw"}`],
  );
}
