/** How large a dish must be: what goes into it tells, for two as for eight. */
import { writeQuantity } from "#recipe/quantity";
import { type Portion, swells } from "../portion.ts";
import type { Wording } from "../write/wording.ts";

/** Litres of dishes as they are sold. */
const SIZES = [0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5] as const;

/** What is browned and reduced before is less than was bought, and what bubbles wants room. */
const ROOM = 0.95;
/** A crumble is heaped and a sponge rises. */
const ROOM_TO_RISE = 1.3;

/** `1½ litre`, `1½ quart`, before the dish that holds all of these, of which a gram is about a millilitre. */
export function writeDishSize(portions: readonly Portion[], isSweet: boolean, { locale, units }: Wording): string {
  const litres = (portions.reduce((sum, { food, grams }) => sum + grams * swells(food), 0) * (isSweet ? ROOM_TO_RISE : ROOM)) / 1000;
  const size = SIZES.find((each) => each >= litres - NEAR) ?? SIZES[SIZES.length - 1] ?? 1;
  if (units === "us") return `${writeQuantity({ amount: Math.max(1, size) })} quart`;
  if (size < 1) return writeQuantity({ amount: size * 1000, unit: "ml" });
  return `${writeQuantity({ amount: size })} ${locale === "en-US" ? "liter" : "litre"}`;
}

/** Litres that nobody sees. */
const NEAR = 0.05;
