/** What goes with what was typed: a dish that takes all of a packet is so much more generous, and seasoned for it. */
import type { MasterPart } from "#kitchen/knowledge/masters/master";
import { isFlesh, thereIs, type Food } from "../food.ts";
import { isSalty } from "../portion/salt-ledger.ts";
import { isMix, OF_WHAT_IT_SEASONS } from "../portion/strength.ts";
import { isMeasuredOut } from "../portion/typed-whole.ts";

/** Helpings that two generous plates hold: a packet of so much is used up, of a larger one the helping is weighed out. */
const GENEROUS = 1.7;
/** Of pulses; pasta and rice swell, and nobody eats 130 g of them. */
const GENEROUS_STARCH = 1.35;
/** The class's most a person, and a little more where that ends the packet. */
const ROOM = 1.25;

export interface Wanted {
  readonly part: MasterPart;
  readonly food: Food;
  /** For those who eat. */
  readonly grams: number;
}

/**
 * Times that the whole dish is made with its water, 1 to 1.7: where it is built on dry grains or pulses that were typed by weight and all of them are no
 * more than a generous helping. 200 g of red lentils for two are one pot, and not 125 g of it.
 */
export function generosity(wants: readonly Wanted[], servings: number): number {
  const built = wants.filter(({ part, food }) => part.role === "star" && part.need === true && (isMeasuredOut(food) || isDryPulse(food)));
  const typed = built.filter(({ food }) => food.available !== undefined && food.readings.every(({ amount }) => amount?.grams !== undefined));
  if (built.length !== 1 || typed.length !== 1) return 1;
  return Math.max(
    1,
    ...typed.map(({ food, grams }) => {
      const there = thereIs(food);
      const most = food.kind.shelf === "pulse" ? GENEROUS : GENEROUS_STARCH;
      return there <= grams * most && there <= food.kind.grams[2] * servings * ROOM ? there / grams : 1;
    }),
  );
}

/** It swells in water that the method measures. */
export function isDryPulse({ kind }: Food): boolean {
  return kind.shelf === "pulse" && kind.form === "grain" && kind.raw === "unsafe";
}

/** Times its own measure that what seasons a dish is taken, 0.6 to 1.4, where the stars and the body of it came to more or less than the row means. */
export function seasonedFor(wants: readonly Wanted[], taken: (want: Wanted) => number): number {
  const eaten = wants.filter(({ part, food }) => (part.role === "star" || part.role === "body") && isBland(food));
  const [meant, all] = [eaten.reduce((sum, { grams }) => sum + grams, 0), eaten.reduce((sum, want) => sum + taken(want), 0)];
  const times = meant > 0 ? all / meant : 1;
  return isNoticed(times) ? Math.min(STRONGER, Math.max(WEAKER, times)) : 1;
}
const STRONGER = 1.4;
const WEAKER = 0.6;

/** Whether so many times as much is a difference that anybody sees or tastes. */
export function isNoticed(times: number): boolean {
  return times <= 1 / NOTICED || times >= NOTICED;
}
const NOTICED = 1.2;

/**
 * Grams of a spice mix for so much to season, where no other spice is there: a hundredth of the stars and the body, as cooks of the golden book take
 * taco seasoning, curry powder and jerk (0.8 to 1.3 %, the middle half of 30). At most so many times what the row means.
 */
export function leastOfMix(want: Wanted, wants: readonly Wanted[], taken: (want: Wanted) => number): number {
  const { part, food, grams } = want;
  if (part.role !== "seasoning" || !isMix(food) || wants.some((other) => other.food !== food && isSpice(other.food))) return grams;
  const eaten = wants.filter((each) => (each.part.role === "star" || each.part.role === "body") && isBland(each.food));
  // What stands in for two spices is shared out between them.
  const places = wants.filter((other) => other.food === food).length;
  return Math.max(grams, Math.min(grams * MOST_OF_MIX, (OF_WHAT_IT_SEASONS / places) * eaten.reduce((sum, each) => sum + taken(each), 0)));
}
const MOST_OF_MIX = 3;

function isSpice({ kind }: Food): boolean {
  return kind.roles.spice === 1 && kind.roles.pepper_black === undefined;
}

/** Salt, ground spices and herbs are measured by what they season; soy, oil and capers bring salt and fat enough. */
export function isByStrength({ part: { role }, food: { kind } }: Wanted): boolean {
  return role === "seasoning" && kind.grows !== "fixed" && (kind.roles.spice !== undefined || kind.roles.salt_pure !== undefined || kind.shelf === "herb");
}

/** What wants seasoning: meat, fish, vegetables, pulses and grains, unless they bring it. */
function isBland({ kind }: Food): boolean {
  return (isFlesh(kind) || kind.shelf === "vegetable" || kind.shelf === "pulse" || kind.shelf === "grain") && !isSalty(kind);
}
