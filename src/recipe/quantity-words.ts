/** The words and signs that amounts are written in: fractions, number words, spellings of units. */
import type { QuantityUnit } from "./quantity.ts";

/** The fractions the book writes, and a few more that it reads. */
export const WRITTEN_FRACTIONS = new Map([
  ["⅛", 1 / 8],
  ["¼", 1 / 4],
  ["⅓", 1 / 3],
  ["⅜", 3 / 8],
  ["½", 1 / 2],
  ["⅝", 5 / 8],
  ["⅔", 2 / 3],
  ["¾", 3 / 4],
  ["⅞", 7 / 8],
]);
export const READ_FRACTIONS = new Map([
  ...WRITTEN_FRACTIONS,
  ["⅕", 1 / 5],
  ["⅖", 2 / 5],
  ["⅗", 3 / 5],
  ["⅘", 4 / 5],
  ["⅙", 1 / 6],
  ["⅚", 5 / 6],
  ["⅑", 1 / 9],
  ["⅒", 1 / 10],
] as const);

export const NUMBER_WORDS = new Map(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    half: 0.5,
    third: 1 / 3,
    quarter: 0.25,
  }),
);

/** The part of one that a word is called, in either number: `third` and `thirds` are 1/3; undefined for any other word. */
export function partCalled(word: string): number | undefined {
  const part = NUMBER_WORDS.get(word.toLowerCase().replace(/s$/, ""));
  return part !== undefined && part < 1 ? part : undefined;
}

/** Words that may stand between a number and its unit: `2 heaped tablespoons`. */
export const MEASURE_ADJECTIVES = new Set(
  "big fat generous good heaped heaping large level little medium nice packed rounded scant small thick thin".split(" "),
);

/** Other spellings of a unit, and measures that the book reads but does not write, with the factor that converts them. Parted by spaces. */
export const OTHER_SPELLINGS: readonly (readonly [spellings: string, unit: QuantityUnit, factor: number])[] = [
  ["gr gram grams gramme grammes gms gm", "g", 1],
  ["kgs kilo kilos kilogram kilograms kilogramme kilogrammes", "kg", 1],
  ["mls millilitre millilitres milliliter milliliters cc", "ml", 1],
  ["cl centilitre centilitres centiliter centiliters", "ml", 10],
  ["dl decilitre decilitres deciliter deciliters", "ml", 100],
  ["litre litres liter liters ltr", "l", 1],
  ["t tsps teaspoon teaspoons teaspoonful teaspoonfuls", "tsp", 1],
  ["T tbs tbsps tblsp tablespoon tablespoons tablespoonful tablespoonfuls", "tbsp", 1],
  ["c C cupful cupfuls", "cup", 1],
  ["ozs ounce ounces", "oz", 1],
  ["lbs pound pounds", "lb", 1],
  ["pt pts", "pint", 1],
  ["qt qts", "quart", 1],
  ["pack packs pkg package packages pkt sachet sachets", "packet", 1],
  ["pc pcs", "piece", 1],
];
