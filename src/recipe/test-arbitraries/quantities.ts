/** Quantities that the book can write exactly, for property tests. */
import * as fc from "fast-check";
import { QUANTITY_UNITS, type Quantity } from "../quantity.ts";

/** Halves, thirds, quarters and eighths; hundredths for metric measures; now and then a range. */
export const quantities: fc.Arbitrary<Quantity> = fc
  .record({
    whole: fc.nat(2000),
    part: fc.constantFrom(0, 1 / 8, 1 / 4, 1 / 3, 3 / 8, 1 / 2, 5 / 8, 2 / 3, 3 / 4, 7 / 8),
    span: fc.nat(5),
    unit: fc.option(fc.constantFrom(...QUANTITY_UNITS), { nil: undefined }),
  })
  .map(({ whole, part, span, unit }) => {
    const decimal = unit !== undefined && ["g", "kg", "ml", "l"].includes(unit);
    const amount = decimal ? whole / 100 : whole + part;
    const quantity: { amount: number; upTo?: number; unit?: NonNullable<Quantity["unit"]> } = { amount };
    if (span > 0) quantity.upTo = decimal ? (whole + span) / 100 : whole + span + part;
    if (unit) quantity.unit = unit;
    return quantity;
  });
