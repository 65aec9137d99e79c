/** A share of what is measured, in its measure: `15 g` for half of 30 g of butter, `1 tbsp` for a third of three spoons. */
import { writeQuantity, type Quantity } from "#recipe/quantity";
import type { Portion } from "../portion.ts";

/** A cook measures what is spooned, poured or crumbles on the scales; of herbs and tomatoes half is taken by the eye. */
function isMeasured({ food: { kind } }: Portion): boolean {
  return kind.shelf === "fat" || (kind.form !== "leaf" && (kind.density !== undefined || POURED.has(kind.form)));
}

const POURED: ReadonlySet<string> = new Set(["liquid", "powder", "paste", "grain"]);

/** How far the spoken amount may be from the share. */
const MISS = 0.17;

/** `share` (0 to 1) of a portion as it is measured out, or undefined where no spoon and no scale of a kitchen tells it. */
export function writeShare(portion: Portion, share: number): string | undefined {
  const { amount, upTo, unit } = portion.quantity;
  if (upTo !== undefined || unit === undefined || !isMeasured(portion)) return undefined;
  const told = measured(amount * share, unit);
  return told && writeQuantity(told);
}

const SPOONS_IN_A_TABLESPOON = 3;
const TABLESPOONS_IN_A_CUP = 16;

function measured(meant: number, unit: NonNullable<Quantity["unit"]>): Quantity | undefined {
  switch (unit) {
    case "tsp":
      return near(meant, meant < 2 ? 1 / 4 : 1 / 2, unit);
    case "tbsp":
      return meant < 1 ? near(meant * SPOONS_IN_A_TABLESPOON, 1 / 2, "tsp") : near(meant, 1 / 2, unit);
    case "cup":
      return near(meant, 1 / 4, unit) ?? near(meant, 1 / 3, unit) ?? near(meant * TABLESPOONS_IN_A_CUP, 1, "tbsp");
    case "g":
    case "ml":
      return near(meant, meant >= 100 ? 25 : 5, unit);
    case "kg":
    case "l":
      return near(meant * 1000, 25, unit === "kg" ? "g" : "ml");
    default:
      return undefined;
  }
}

function near(meant: number, step: number, unit: NonNullable<Quantity["unit"]>): Quantity | undefined {
  const amount = Math.round(meant / step) * step;
  return amount > 0 && Math.abs(amount / meant - 1) <= MISS ? { amount, unit } : undefined;
}
