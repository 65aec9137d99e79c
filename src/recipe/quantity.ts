/** Amounts as cooks write them: a number or a range, and a unit. */

/** Units of weight, volume and count that the book writes. `undefined` in a quantity counts whole pieces (`2 eggs`). */
export const QUANTITY_UNITS = [
  "g",
  "kg",
  "ml",
  "l",
  "tsp",
  "tbsp",
  "cup",
  "oz",
  "lb",
  "fl oz",
  "pint",
  "quart",
  "clove",
  "slice",
  "tin",
  "can",
  "jar",
  "packet",
  "piece",
  "stick",
  "sprig",
  "bunch",
  "leaf",
  "head",
  "stalk",
  "ear",
  "fillet",
  "rasher",
  "sheet",
  "knob",
  "pinch",
  "handful",
  "dash",
  "drop",
  "drizzle",
  "splash",
] as const;
export type QuantityUnit = (typeof QUANTITY_UNITS)[number];

export interface Quantity {
  /** The amount, or the lower end of a range. */
  readonly amount: number;
  /** The upper end of a range (`2–3 tbsp`). */
  readonly upTo?: number;
  readonly unit?: QuantityUnit;
}
