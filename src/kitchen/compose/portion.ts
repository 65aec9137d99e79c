/** Stage 3: how much of each food. Ratios and strengths propose, caps and what the person has decide, spoons and pieces round. */
import type { Units } from "#recipe/order";
import type { Cut } from "../knowledge/classes/class-row.ts";
import type { Dish, BatchSize, Slot } from "../knowledge/dishes/dish.ts";
import type { SlotName } from "../knowledge/dishes/slot-names.ts";
import { isFlesh, isMainProtein, pieceGrams, roleWeight, thereIs, type Food } from "./food.ts";
import { batchFactor, factorOfOne, holdsRatio, MOST_OF_ONE, sizeOf } from "./portion/batch.ts";
import { cutAskedBy, cutOf } from "./portion/cut.ts";
import { measure, MOST_OF_A_SLICE, type Measured } from "./portion/measure.ts";
import { LEAST_OF_ONE, servingsOf, servingsTyped } from "./portion/servings.ts";
import { withinSalt } from "./portion/salt-ledger.ts";
import { crowdOf, mixFor, seasonedGrams, strengthOf } from "./portion/strength.ts";
import { sweetened } from "./portion/sweetened.ts";
import { leastOfMany } from "./portion/told-as-many.ts";
import { asTypedWhole } from "./portion/typed-whole.ts";
import { asTyped, sharesOf, timesMeant } from "./portion/typed-amounts.ts";
import { ofSlot } from "#kitchen/knowledge/dishes/by-slot";

export interface Portion extends Measured {
  readonly food: Food;
  /** The slot of a dish that it fills; a master has parts instead. */
  readonly slot?: SlotName;
  /** The part of a master that it fills. */
  readonly fills?: string;
  readonly cut: Cut;
}

export interface Portions {
  readonly all: readonly Portion[];
  readonly servings: number;
  /** People that there is enough for: a batch may feed more than those who asked. */
  readonly feeds: number;
  /** For how many it was asked, where a batch is so much larger: who eats two of twelve biscuits was not asked to bake for twelve. */
  readonly asked?: number;
  /** Times its own amounts that a master is made, where that is not told by the people: all of a packet goes in. */
  readonly times?: number;
  /** The same for the water of each step of a master, where it goes by what the step cooks. */
  readonly waters?: readonly number[];
  /** Pieces a batch gives: `12 pancakes`. */
  readonly makes?: { readonly count: number; readonly noun: string };
  /** What the batch is baked in. */
  readonly size?: BatchSize;
}

/** Of the weight of a lemon, what it gives in juice. */
const JUICE_OF_A_FRUIT = 0.4;

/** Where a dish means a whole fruit, the share of its weight that the juice from a bottle is. */
function pressedOf(wanted: Slot | undefined, { kind }: Food): number {
  return wanted?.cut === "zested" && kind.form === "liquid" ? JUICE_OF_A_FRUIT : 1;
}

/** Juice from a bottle as the fruit that it was pressed from. */
function asFruits({ slots: asks }: Dish, slots: ReadonlyMap<SlotName, readonly Food[]>): ReadonlyMap<SlotName, readonly Food[]> {
  const unpressed = (slot: SlotName, food: Food): Food =>
    food.available === undefined ? food : { ...food, available: food.available / pressedOf(asks[slot], food) };
  return new Map([...slots].map(([slot, foods]) => [slot, foods.map((food) => unpressed(slot, food))]));
}

/** More than the dried pulses that anybody eats: it is meant as it lies on the plate. */
function isMeantSwollen({ kind }: Food, each: number): boolean {
  return kind.shelf === "pulse" && kind.form === "grain" && each > kind.grams[0];
}

/** Where a dish means so much dry rice, it is so many times as much of cooked. */
const COOKED_GRAIN = 2.2;

/** Where a dish means so much to eat, clams weigh so many times as much in their shells. */
const WITH_SHELLS = 2;

function shellsOf({ roles }: Food["kind"]): number {
  return roles.mollusc ? WITH_SHELLS : 1;
}

/** Of two dry grains or pulses together, so many times as much as of one. */
const SECOND_OF_A_KIND = 1.15;

/** Fewer sausages than people: each has some of all. */
function isShared(food: Food, servings: number): boolean {
  return food.kind.roles.sausage !== undefined && food.available !== undefined && food.available < servings * (pieceGrams(food) ?? 0);
}

/** Cuts that show the whole piece: nobody bakes half a potato in its skin. */
const UNDIVIDED: readonly Cut[] = ["whole", "halved"];

/**
 * Portions for `asked` people, or for as many as a batch of the dish feeds. Undefined when the dish cannot be portioned: a ratio that the typed amounts do
 * not allow, or a plate far too small.
 */
export function portionDish(plain: Dish, placed: ReadonlyMap<Food, SlotName>, asked: number | undefined, units: Units): Portions | undefined {
  const slots = groupBySlot(placed);
  const fruits = asFruits(plain, slots);
  const dish = asTyped(sweetened(plain, slots), fruits);
  const factor = dish.batch ? batchFactor(dish.batch, fruits, asked ?? dish.batch.serves * timesMeant(dish.batch, fruits)) : 1;
  if (factor === undefined) return undefined;
  const servings = servingsOf(dish, factor, asked ?? servingsTyped(dish, slots));
  // What goes into a batch is as much as the batch wants, however few will eat it.
  const heads = dish.batch ? Math.max(servings, Math.round(dish.batch.serves * factor)) : servings;
  const portionSlot = (slot: SlotName, foods: readonly Food[], seasoned = 0): readonly Portion[] => {
    const wanted = dish.slots[slot];
    const part = dish.batch?.parts[slot];
    const total = part === undefined ? wanted?.grams && wanted.grams * heads * Math.min(1 + 0.12 * (foods.length - 1), 1.3) : part * factor;
    const sides = foods.reduce((sum, { kind }) => sum + kind.grams[1] / shellsOf(kind), 0);
    const parts = part === undefined ? undefined : sharesOf(foods, part * factor);
    // Two kinds of lentils are no more lentils than one.
    const shared =
      foods.length > 1 && foods.every(({ kind }) => kind.form === "grain")
        ? (SECOND_OF_A_KIND * Math.max(...foods.map(({ kind }) => kind.grams[0]))) / sides
        : 1;
    return foods.map((food): Portion => {
      const { grams } = food.kind;
      const usual = wanted?.seasons
        ? Math.max((grams[1] * (wanted.atTable ? 1 : strengthOf(food, dish, seasoned))) / crowdOf(foods), mixFor(food, placed, dish, seasoned))
        : foods.length === 1
          ? grams[0]
          : grams[1] * Math.min(1, shared);
      const pressed = pressedOf(wanted, food);
      // What the dish does not name itself is meant as it lies on the plate.
      const dry = wanted?.extra || isMeantSwollen(food, (total || 0) / heads) ? swells(food) : 1;
      const ready = food.kind.roles.rice_cooked && wanted?.roles.includes("rice") ? COOKED_GRAIN : 1;
      const wish = total ? (pressed * ready * (parts?.get(food) ?? (total * grams[1]) / (sides || 1))) / dry : usual * scaleOf(food, heads);
      const drunk = isDrunk(dish, food, slot);
      const most = Math.min(part === undefined && !drunk ? grams[2] * heads : Infinity, thereIs(food));
      const generous = part === undefined && !drunk ? generousGrams(food, placed) * scaleOf(food, heads) : Infinity;
      const cut = cutOf(food, isShared(food, servings) ? "rounds" : cutAskedBy(wanted, food), wanted?.raw ?? false, dish);
      const single = inBuns(food, placed, heads);
      const target = part === undefined && !wanted?.seasons ? perHead(food, cut, wish, heads, single) : wish;
      const least = (SAUCY.includes(dish.family) ? LEAST_MEAT_IN_SAUCE : LEAST_MEAT) * heads;
      const share = part === undefined && !wanted?.seasons && single === undefined && isOnlyMeat(food, placed) ? Math.max(target, least) : target;
      const undivided =
        (UNDIVIDED.includes(cut) && cut === wanted?.cut) ||
        (part === undefined && !(wanted?.raw && food.kind.roles.allium) && isTakenWhole(food, target, wanted?.seasons ? 0 : most));
      const usualShare = Math.min(share, target === wish ? generous : Infinity);
      const isEaten = part === undefined && !wanted?.seasons && !drunk;
      const meant = isEaten ? leastOfMany(food, asTypedWhole(food, (wanted?.least ?? 0) > 0 ? "star" : "body", usualShare, heads), heads) : usualShare;
      const cap = meant > usualShare ? Math.max(most, meant) : most;
      return { food, slot, cut, ...measure(food, Math.min(meant, cap), cap, units, undivided) };
    });
  };
  const bulk = [...slots].flatMap(([slot, foods]) => (dish.slots[slot]?.seasons ? [] : portionSlot(slot, foods)));
  const seasoned = seasonedGrams(dish, bulk, servings);
  const all = [...slots].flatMap(([slot, foods]) =>
    dish.slots[slot]?.seasons ? portionSlot(slot, foods, seasoned) : bulk.filter((portion) => portion.slot === slot),
  );
  const asFruit = all.map((portion) => ({ ...portion, grams: portion.grams / pressedOf(ofSlot(dish.slots, portion.slot), portion.food) }));
  if (dish.batch && !holdsRatio(dish.batch, asFruit, factor, units)) return undefined;
  if (!fillsPlate(dish, all, heads)) return undefined;
  if (dish.flavour === "savoury" && !dish.batch && isSaltyAlready(all))
    for (const [index, portion] of all.entries()) if (isSalt(portion)) all[index] = aPinch(portion);
  const makes = dish.batch?.makes && { noun: dish.batch.makes.noun, count: Math.max(1, Math.round(dish.batch.makes.count * factor)) };
  const size = dish.batch?.sizes && sizeOf(dish.batch.sizes, dish.batch.apart ? factorOfOne(dish.batch, all, factor) : factor);
  const salted = dish.flavour === "savoury" && !dish.batch ? withinSalt(all, heads, units, ({ slot }) => ofSlot(dish.slots, slot)?.seasons === true) : all;
  return { all: salted, servings, feeds: heads, ...(makes ? { makes } : {}), ...(size ? { size } : {}) };
}

/** A glass holds what the dish says, however little of it seasons a pot; an espresso is no more for that. */
export function isDrunk({ family, slots }: Dish, { kind }: Food, slot: SlotName | undefined): boolean {
  return family === "drink" && kind.measure === "volume" && !kind.roles.coffee && ofSlot(slots, slot)?.grams !== undefined;
}

/** Grams a person that a slot's own wish never exceeds; what is cured seasons the meat or fish that it lies beside. */
function generousGrams(food: Food, placed: ReadonlyMap<Food, SlotName>): number {
  const { kind } = food;
  // What sugar a dish asks for, it needs.
  if (kind.roles.sugar) return kind.grams[2];
  const isCured = isFlesh(kind) && (kind.salt ?? 0) >= CURED;
  const seasons = isCured && [...placed.keys()].some((other) => other !== food && isFlesh(other.kind) && isMainProtein(other));
  return (isCured && !seasons ? 1 : MOST_OF_ONE) * kind.grams[seasons ? 1 : 0];
}
/** Grams of salt in 100 g that make meat a seasoning. */
const CURED = 2.5;

/** Meat or fish of its own weight, with none other on the plate. */
function isOnlyMeat(food: Food, placed: ReadonlyMap<Food, SlotName>): boolean {
  return isFlesh(food.kind) && isMainProtein(food) && [...placed.keys()].every((other) => other === food || !isFlesh(other.kind));
}

/** One hot dog in each bun: as many of either for each person, two where there are so many of both. Undefined for all else. */
function inBuns(food: Food, placed: ReadonlyMap<Food, SlotName>, heads: number): number | undefined {
  const foods = [...placed.keys()];
  const sausage = foods.find(({ kind }) => kind.roles.sausage !== undefined);
  const bun = foods.find(({ kind }) => kind.roles.roll !== undefined);
  if (!sausage || !bun || (food !== sausage && food !== bun)) return undefined;
  return Math.max(1, Math.floor(Math.min(2, ...[sausage, bun].map((one) => (one.available ?? 0) / (pieceGrams(one) ?? 1) / heads))));
}

/** What is served in one piece, a chop, a bun, a slice, a potato in its skin, comes in as many for each: nobody shares five among four. */
function perHead(food: Food, cut: Cut, grams: number, servings: number, single?: number): number {
  const { kind } = food;
  const each = pieceGrams(food) ?? 0;
  const isSlices = kind.measure === "slice" && kind.roles.bread === 1 && cut === "whole" && each <= MOST_OF_A_SLICE;
  const isBread = isSlices || roleWeight(kind, ["roll", "wrap"]) === 1;
  const comesWhole = isBread || (cut === "whole" && kind.form !== "small" && each >= (LEAST_OF_ONE[kind.shelf] ?? Infinity));
  const heads = grams / (each * servings);
  if (!comesWhole || heads < (isBread && each <= A_HANDFUL ? BARELY_EACH : NEARLY_EACH)) return grams;
  const wanted = single ?? (isFlesh(kind) ? Math.max(heads, kind.grams[0] / each) : isBread ? heads + A_LITTLE : heads);
  return Math.max(1, Math.round(wanted)) * servings * each;
}
/** Nobody minds a little more bread. */
const A_LITTLE = 0.1;
/** Of a piece for each, what it takes to round up to one; of a roll or a tortilla, so many grams, less. */
const NEARLY_EACH = 0.45;
const BARELY_EACH = 0.25;
const A_HANDFUL = 75;
/** Grams of it a person: less is a garnish. */
const LEAST_MEAT = 80;
/** What is eaten with rice or bread wants more of it. */
const LEAST_MEAT_IN_SAUCE = 100;
const SAUCY: readonly Dish["family"][] = ["stew", "curry"];

/** Salt for 100 g of food that is enough by itself, from what is salty. */
const ENOUGH_SALT = 0.6;

export function isSalt({ food }: Portion): boolean {
  return food.kind.roles.salt_pure === 1;
}

/** Bacon, soy, stock and their like bring the salt of the dish. */
export function isSaltyAlready(portions: readonly Portion[]): boolean {
  const foods = portions.filter((portion) => !isSalt(portion));
  const brought = foods.reduce((sum, { grams, food }) => sum + grams * (food.kind.salt ?? 0), 0);
  return brought >= ENOUGH_SALT * foods.reduce((sum, { grams }) => sum + grams, 0);
}

function aPinch(portion: Portion): Portion {
  return { ...portion, grams: PINCH, quantity: { amount: 1, unit: "pinch" } };
}
/** Grams of salt between two fingers. */
const PINCH = 0.4;

/** Nobody puts half an onion back for want of a few grams, nor opens a tin for half of it, where all of it is not more than `most`. */
export function isTakenWhole({ kind, ingredient }: Pick<Food, "kind" | "ingredient">, grams: number, most: number): boolean {
  const each = pieceGrams({ kind, ingredient }) ?? Infinity;
  if (kind.measure === "tin") return each <= most && grams >= each * 0.45;
  return kind.shelf === "vegetable" && each <= MOST_TAKEN_WHOLE && grams >= each * 0.45;
}
/** Grams of a vegetable that goes in whole. */
const MOST_TAKEN_WHOLE = 200;

function groupBySlot(placed: ReadonlyMap<Food, SlotName>): ReadonlyMap<SlotName, readonly Food[]> {
  const slots = new Map<SlotName, Food[]>();
  for (const [food, slot] of placed) slots.set(slot, [...(slots.get(slot) ?? []), food]);
  return slots;
}

/** How many people's worth of grams: strong flavours grow more slowly than people, a bay leaf not at all. */
function scaleOf(food: Food, servings: number): number {
  if (food.kind.grows === "fixed") return 1;
  return food.kind.grows === "slow" && servings > 2 ? 2 * (servings / 2) ** 0.8 : servings;
}

export function fillsPlate(dish: Dish, portions: readonly Portion[], servings: number): boolean {
  // What stands beside it, bread or a glass of juice, neither fills the plate nor makes up for an empty one.
  const own = portions.filter(({ slot }) => !ofSlot(dish.slots, slot)?.extra);
  const poured = own.reduce((sum, { food: { kind }, grams }) => sum + (kind.form === "liquid" && kind.measure === "volume" ? grams : 0), 0);
  const drunk = own.reduce((sum, { food, grams }) => sum + grams * (swells(food) - 1), 0);
  // What a grain drinks is on the plate once, not in the jug as well.
  const cooked = (own.reduce((sum, { grams }) => sum + grams, 0) - poured + Math.max(poured, drunk)) / servings;
  return cooked >= dish.plate[0] * 0.75 && cooked <= dish.plate[1] * 1.35;
}

/** Dry grains, pasta and pulses weigh more on the plate than in the packet. */
export function swells({ kind }: Food): number {
  return kind.form !== "grain" || kind.raw === "fine" ? 1 : 1 + (kind.absorbs ?? 1.3);
}
