/** Stage 3: how much of each food. Ratios and strengths propose, caps and what the person has decide, spoons and pieces round. */
import type { Units } from "#recipe/order";
import type { Cut, Shelf } from "../knowledge/classes/ingredient-class.ts";
import type { Batch, BatchSize, Dish, Slot, SlotName } from "../knowledge/dishes/dish.ts";
import { isFlesh, isMainProtein, pieceGrams, roleWeight, type Food } from "./food.ts";
import { infuses } from "./portion/infuses.ts";
import { measure, MOST_OF_A_SLICE, type Measured } from "./portion/measure.ts";
import { crowdOf, seasonedGrams, strengthOf } from "./portion/strength.ts";
import { sweetened } from "./portion/sweetened.ts";
import { batchesTyped, isSpooned, LEAST_TYPED, sharesOf, timesMeant } from "./portion/typed-amounts.ts";

export interface Portion extends Measured {
  readonly food: Food;
  readonly slot: SlotName;
  readonly cut: Cut;
}

export interface Portions {
  readonly all: readonly Portion[];
  readonly servings: number;
  /** People that there is enough for: a batch may feed more than those who asked. */
  readonly feeds: number;
  /** Pieces a batch gives: `12 pancakes`. */
  readonly makes?: { readonly count: number; readonly noun: string };
  /** What the batch is baked in. */
  readonly size?: BatchSize;
}

/** Two shares of a slot that cannot be kept within this of the ratio are no batch. */
const RATIO_TOLERANCE = 0.12;

/** Cuts that come nearest where a food cannot be cut as the dish asks: an onion in chunks is in wedges. */
const NEAREST: Partial<Record<Cut, readonly Cut[]>> = {
  peeled: ["sliced"],
  halved: ["whole"],
  chunks: ["wedges", "cubes", "rounds", "quartered"],
  strips: ["thin", "sliced", "bites", "rounds"],
  sliced: ["rounds", "thin"],
  rounds: ["bites"],
  diced: ["bites"],
  bites: ["chunks", "cubes", "rounds"],
  coarse: ["crumbled"],
  fine: ["shredded"],
  crumbs: ["crushed"],
};

/** Where crumbs are asked for, bread is torn into them; where flour is, oats are ground. */
function cutAskedBy(slot: Slot | undefined, { kind }: Food): Cut | undefined {
  if (kind.roles.oats && slot?.roles.includes("flour") && !slot.roles.includes("oats") && !slot.roles.includes("crumb")) return "ground";
  if (slot?.cut !== undefined) return slot.cut;
  if (slot?.roles.includes("crumb") && !slot.roles.includes("bread")) return "crumbs";
  // What lies among nuts is of their size.
  return slot?.roles.includes("nut") && kind.form === "sheet" ? "crushed" : undefined;
}

/** Meat that is not cut so small is cut at least: a whole thigh is rolled into nothing. */
const PIECES: readonly Cut[] = ["strips", "bites"];

/** Fine enough for the teeth: what is eaten raw is never left in wedges where a dish asks for slices. */
const FINE_ENOUGH: readonly Cut[] = ["thin", "coarse"];

function cutOf({ kind }: Food, wanted: Cut | undefined, raw: boolean, dish: Dish): Cut {
  if (kind.cuts.includes("ground")) return infuses(dish) ? "whole" : "ground";
  if (wanted === "ground") return wanted;
  const wishes: readonly Cut[] =
    wanted === undefined
      ? []
      : [
          ...(raw && wanted === "sliced" && kind.roles.veg_root ? (["coarse", "thin"] as const) : []),
          wanted,
          ...(NEAREST[wanted] ?? []),
          ...(isFlesh(kind) && wanted !== "whole" ? PIECES : []),
          ...(raw && kind.raw === "mild" ? FINE_ENOUGH : []),
        ];
  return wishes.find((cut) => kind.cuts.includes(cut)) ?? kind.cuts[0] ?? "whole";
}

/** Of the weight of a lemon, what it gives in juice. */
const JUICE_OF_A_FRUIT = 0.4;

/** More than the dried pulses that anybody eats: it is meant as it lies on the plate. */
function isMeantSwollen({ kind }: Food, each: number): boolean {
  return kind.shelf === "pulse" && kind.form === "grain" && each > kind.grams[0];
}

/** Where a dish means so much dry rice, it is so many times as much of cooked. */
const COOKED_GRAIN = 2.2;

/** Where a dish means so much to eat, clams weigh so many times as much in their shells. */
const WITH_SHELLS = 2;

function shellsOf({ roles }: Food["kind"]): number {
  return roles.mussel ? WITH_SHELLS : 1;
}

/** Of two dry grains or pulses together, so many times as much as of one. */
const SECOND_OF_A_KIND = 1.15;

/** Fewer sausages than people: each has some of all. */
function isShared(food: Food, servings: number): boolean {
  return food.kind.roles.sausage !== undefined && food.available !== undefined && food.available < servings * (pieceGrams(food) ?? 0);
}

/** Cuts that show the whole piece: nobody bakes half a potato in its skin. */
const UNDIVIDED: readonly Cut[] = ["whole", "halved"];

/** A slot's grams never make one food more than this times what it is as the star. */
const MOST_OF_ONE = 1.5;

/** People cooked for when neither the order nor the dish says. */
const USUAL_SERVINGS = 2;

/**
 * Portions for `asked` people, or for as many as a batch of the dish feeds. Undefined when the dish cannot be portioned: a ratio that the typed amounts do
 * not allow, or a plate far too small.
 */
export function portionDish(plain: Dish, placed: ReadonlyMap<Food, SlotName>, asked: number | undefined, units: Units): Portions | undefined {
  const slots = groupBySlot(placed);
  const dish = sweetened(plain, slots);
  const factor = dish.batch ? batchFactor(dish.batch, slots, asked ?? dish.batch.serves * timesMeant(dish.batch, slots)) : 1;
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
        ? (grams[1] * (wanted.atTable ? 1 : strengthOf(food, dish, seasoned))) / crowdOf(foods)
        : foods.length === 1
          ? grams[0]
          : grams[1] * Math.min(1, shared);
      const pressed = wanted?.cut === "zested" && food.kind.form === "liquid" ? JUICE_OF_A_FRUIT : 1;
      // What the dish does not name itself is meant as it lies on the plate.
      const dry = wanted?.extra || isMeantSwollen(food, (total || 0) / heads) ? swells(food) : 1;
      const ready = food.kind.roles.grain_ready && wanted?.roles.includes("rice") ? COOKED_GRAIN : 1;
      const wish = total ? (pressed * ready * (parts?.get(food) ?? (total * grams[1]) / (sides || 1))) / dry : usual * scaleOf(food, heads);
      const drunk = isDrunk(dish, food, slot);
      const most = Math.min(part === undefined && !drunk ? grams[2] * heads : Infinity, food.available ?? Infinity);
      const generous = part === undefined && !drunk ? generousGrams(food, placed) * scaleOf(food, heads) : Infinity;
      const cut = cutOf(food, isShared(food, servings) ? "rounds" : cutAskedBy(wanted, food), wanted?.raw ?? false, dish);
      const single = isInBun(food, placed);
      const target = part === undefined && !wanted?.seasons ? perHead(food, cut, wish, heads, single) : wish;
      const least = (SAUCY.includes(dish.family) ? 100 : LEAST_MEAT) * heads;
      const share = part === undefined && !wanted?.seasons && !single && isOnlyMeat(food, placed) ? Math.max(target, least) : target;
      const undivided =
        (UNDIVIDED.includes(cut) && cut === wanted?.cut) ||
        (part === undefined && !(wanted?.raw && food.kind.roles.allium) && isTakenWhole(food, target, wanted?.seasons ? 0 : most));
      return { food, slot, cut, ...measure(food, Math.min(share, most, target === wish ? generous : Infinity), most, units, undivided) };
    });
  };
  const bulk = [...slots].flatMap(([slot, foods]) => (dish.slots[slot]?.seasons ? [] : portionSlot(slot, foods)));
  const seasoned = seasonedGrams(dish, bulk, servings);
  const all = [...slots].flatMap(([slot, foods]) =>
    dish.slots[slot]?.seasons ? portionSlot(slot, foods, seasoned) : bulk.filter((portion) => portion.slot === slot),
  );
  if (dish.batch && !holdsRatio(dish.batch, all, factor, units)) return undefined;
  if (!fillsPlate(dish, all, heads)) return undefined;
  if (dish.flavour === "savoury" && !dish.batch && isSaltyAlready(all))
    for (const [index, portion] of all.entries()) if (isSalt(portion)) all[index] = aPinch(portion);
  const makes = dish.batch?.makes && { noun: dish.batch.makes.noun, count: Math.max(1, Math.round(dish.batch.makes.count * factor)) };
  const size = dish.batch?.sizes && sizeOf(dish.batch.sizes, dish.batch.apart ? factorOfOne(dish.batch, all, factor) : factor);
  return { all, servings, feeds: heads, ...(makes ? { makes } : {}), ...(size ? { size } : {}) };
}

/** A glass holds what the dish says, however little of it seasons a pot; an espresso is no more for that. */
export function isDrunk({ family, slots }: Dish, { kind }: Food, slot: SlotName): boolean {
  return family === "drink" && kind.measure === "volume" && !kind.roles.coffee && slots[slot]?.grams !== undefined;
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

/** One hot dog in each bun. */
function isInBun({ kind }: Food, placed: ReadonlyMap<Food, SlotName>): boolean {
  return kind.roles.sausage !== undefined && [...placed.keys()].some((other) => other.kind.roles.bun !== undefined);
}

/** What is served in one piece, a chop, a bun, a slice, a potato in its skin, comes in as many for each: nobody shares five among four. */
function perHead(food: Food, cut: Cut, grams: number, servings: number, single: boolean): number {
  const { kind } = food;
  const each = pieceGrams(food) ?? 0;
  const isSlices = kind.measure === "slice" && kind.roles.bread === 1 && cut === "whole" && each <= MOST_OF_A_SLICE;
  const isBread = isSlices || roleWeight(kind, ["bun", "wrap"]) === 1;
  const comesWhole = isBread || (cut === "whole" && kind.form !== "small" && each >= (LEAST_OF_ONE[kind.shelf] ?? Infinity));
  const heads = grams / (each * servings);
  if (!comesWhole || heads < (isBread && each <= A_HANDFUL ? BARELY_EACH : NEARLY_EACH)) return grams;
  const wanted = single ? 1 : isFlesh(kind) ? Math.max(heads, kind.grams[0] / each) : isBread ? heads + A_LITTLE : heads;
  return Math.max(1, Math.round(wanted)) * servings * each;
}
/** Grams of a piece that one eats by itself. */
const LEAST_OF_ONE: Partial<Record<Shelf, number>> = { meat: 45, fish: 100, vegetable: 100 };
/** Nobody minds a little more bread. */
const A_LITTLE = 0.1;
/** Of a piece for each, what it takes to round up to one; of a roll or a tortilla, so many grams, less. */
const NEARLY_EACH = 0.45;
const BARELY_EACH = 0.25;
const A_HANDFUL = 75;
/** Grams of it a person: less is a garnish. */
const LEAST_MEAT = 80;
/** What is eaten with rice or bread wants more of it. */
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
function isTakenWhole({ kind, ingredient }: Food, grams: number, most: number): boolean {
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

/** How many the typed amounts feed, where they tell: one egg is no supper for two, and a joint of 1.4 kg is one for six. */
function servingsTyped({ batch, slots: asks }: Dish, slots: ReadonlyMap<SlotName, readonly Food[]>): number | undefined {
  if (batch) return undefined;
  const own = [...slots].filter(([slot]) => !asks[slot]?.seasons);
  const core = own.filter(([slot]) => (asks[slot]?.least ?? 0) > 0);
  const feeds = ([slot, foods]: readonly [SlotName, readonly Food[]]): number =>
    foods.reduce((sum, { available = Infinity }) => sum + available, 0) / (asks[slot]?.grams ?? foods[0]?.kind.grams[0] ?? 1);
  const isOfMain = (part: readonly [SlotName, readonly Food[]]): boolean => part[1].some(isMainProtein);
  if (core.length > 0 && (core.every((part) => feeds(part) <= SCARCE) || core.some((part) => isOfMain(part) && feeds(part) <= SCARCE))) return 1;
  const meat = own.find((part) => isOfMain(part) && part[1].every(({ kind }) => isFlesh(kind)));
  const many = meat ? feeds(meat) : Infinity;
  if (many === Infinity || many < USUAL_SERVINGS + 1) return undefined;
  // Nobody is given less than a half of what goes beside.
  const least = own.flatMap(([, foods]) => foods.map(({ available = Infinity, kind }) => (2 * available) / kind.grams[1]));
  return Math.max(USUAL_SERVINGS, Math.min(MOST_TYPED, meat ? wholePieces(meat, many) : many, ...least.map(Math.floor)));
}
/** Four chops are for four, six thighs for three: what comes in pieces is not divided. */
function wholePieces([, [food]]: readonly [SlotName, readonly Food[]], many: number): number {
  const each = (food && pieceGrams(food)) ?? 0;
  const pieces = (food?.available ?? 0) / each;
  const heads = Math.max(1, Math.round(pieces / many));
  return each >= (LEAST_OF_ONE[food?.kind.shelf ?? "meat"] ?? Infinity) && pieces / heads >= 2 ? Math.floor(pieces / heads) : Math.round(many);
}
/** Of one person's share, so much is not shared by two. */
const SCARCE = 1.2;
/** A list is for no more people than this, unless it says so. */
const MOST_TYPED = 6;

/** As many as were asked for, or as the batch feeds: a small one, for want of eggs, is not said to feed them all. */
function servingsOf({ batch }: Dish, factor: number, asked: number | undefined): number {
  if (!batch) return asked ?? USUAL_SERVINGS;
  const much = batch.serves * factor;
  const fed = Math.max(1, Math.round(much));
  const meant = asked ?? (batch.apart ? batch.serves : fed);
  return much > meant * SHORT && fed <= meant * PLENTY ? meant : fed;
}
/** Of a whole piece (an egg), the share that a batch must want at least: three times too much cake is still cake. */
const LEAST_PIECE = 0.3;
/** Of the people asked for, the share that a batch must feed. */
const SHORT = 0.7;
/** A batch that feeds more than so many times the people asked for says whom it feeds. */
const PLENTY = 2;

/** How many people's worth of grams: strong flavours grow more slowly than people, a bay leaf not at all. */
function scaleOf(food: Food, servings: number): number {
  if (food.kind.grows === "fixed") return 1;
  return food.kind.grows === "slow" && servings > 2 ? 2 * (servings / 2) ** 0.8 : servings;
}

/** The part of a batch that uses up what will not keep, a whole one at most. */
function ripe({ ripe: slot, parts }: Batch, slots: ReadonlyMap<SlotName, readonly Food[]>): number {
  const part = slot === undefined ? undefined : parts[slot];
  const foods = (slot !== undefined && slots.get(slot)) || [];
  return part === undefined ? 0 : Math.min(1, foods.reduce((sum, { available }) => sum + (available ?? 0), 0) / part);
}

/** The part of a batch that fills a bought case: nobody cuts a pie shell in half. */
function cased({ parts, serves }: Batch, slots: ReadonlyMap<SlotName, readonly Food[]>): number {
  const cases = [...slots].flatMap(([slot, foods]) =>
    foods
      .filter(({ kind }) => kind.form === "shell" || kind.roles.crumb_crust)
      .map((food) => (pieceGrams(food) ?? 0) / (parts[slot] ?? food.kind.grams[0] * serves)),
  );
  return Math.min(1, Math.max(0, ...cases));
}

/** Batches to make: for the people asked for, whole in the anchor, and no more than there is of anything. */
function batchFactor(batch: Batch, slots: ReadonlyMap<SlotName, readonly Food[]>, servings: number): number | undefined {
  const wish = Math.max(servings / batch.serves, batch.least ?? (batch.serves >= MANY ? 0.5 : 0), ripe(batch, slots), cased(batch, slots));
  const typed = Math.min(...batchesTyped(batch, slots));
  let factor = Math.min(wish, typed);
  const [anchor] = batch.anchor === undefined ? [] : (slots.get(batch.anchor) ?? []);
  const each = anchor && pieceGrams(anchor);
  if (each !== undefined && batch.anchor !== undefined) {
    const perBatch = batch.parts[batch.anchor] ?? each;
    const wanted = (factor * perBatch) / each;
    const pieces = Math.max(1, Math.round(wanted) * each * LEAST_TYPED > typed * perBatch ? Math.floor(wanted + 0.01) : Math.round(wanted));
    if (wanted < LEAST_PIECE) return undefined;
    factor = (((factor < wish ? undefined : ownPieces(batch, each, servings)) ?? pieces) * each) / perBatch;
  }
  return factor > 0 ? factor : undefined;
}

/** Pieces where each person has their own, and as many as all the others: a poussin, two quails. Undefined for what is carved. */
function ownPieces({ apart, anchor = "", parts, serves }: Batch, each: number, servings: number): number | undefined {
  const share = (parts[anchor] ?? 0) / serves;
  return apart && each <= share * MOST_OF_ONE ? servings * Math.max(1, Math.floor(share / each)) : undefined;
}

/** What is made for so many at a time keeps, and two people get half of it rather than a third. */
const MANY = 6;

/** Grams that a kitchen scale rounds away: half of 5 g, half of half an ounce. */
const SCALE_STEP: Readonly<Record<Units, number>> = { metric: 3, us: 7.2 };

/** What comes in pieces of its own size, apples or tins, may miss by half a piece, up to this. */
const PIECE_TOLERANCE = 0.34;

function halfPiece(portions: readonly Portion[]): number {
  return Math.max(0, ...portions.map(({ food, count }) => (count === undefined ? 0 : (pieceGrams(food) ?? 0) / 2)));
}

/** A tenth more still fits. */
const ROOM = 1.1;

/** The part of a batch that one piece of its anchor is: a bird roasts by its own weight, however many lie beside it. */
function factorOfOne({ anchor, parts }: Batch, portions: readonly Portion[], factor: number): number {
  const piece = portions.find(({ slot }) => slot === anchor);
  const each = piece && pieceGrams(piece.food);
  const part = anchor === undefined ? undefined : parts[anchor];
  return each === undefined || part === undefined ? factor : each / part;
}

function sizeOf(sizes: readonly BatchSize[], factor: number): BatchSize | undefined {
  const fits = sizes.find(({ holds }) => holds * ROOM >= factor);
  const last = sizes.at(-1);
  return fits ?? (last && { ...last, tin: `${Math.ceil(factor / (last.holds * ROOM))} tins, each ${last.tin}` });
}

/** Of a raising agent or salt, the share that does its work still. */
const LEAST_SPOONED = 0.25;

/** Of what a batch wants of these, the share that is enough where there is no more. */
function leastOf(portions: readonly Portion[]): number {
  if (portions.every(({ food }) => isSpooned(food))) return LEAST_SPOONED;
  return portions.every(({ food }) => food.available !== undefined) ? LEAST_TYPED : 1;
}

function holdsRatio(batch: Batch, portions: readonly Portion[], factor: number, units: Units): boolean {
  return Object.entries(batch.parts).every(([slot, grams]) => {
    const here = portions.filter((portion) => portion.slot === slot);
    if (here.length === 0) return true;
    const actual = here.reduce((sum, portion) => sum + portion.grams, 0);
    const want = grams * factor;
    if (actual <= want && actual >= want * leastOf(here)) return true;
    return Math.abs(actual / want - 1) <= Math.max(RATIO_TOLERANCE, SCALE_STEP[units] / want, Math.min(PIECE_TOLERANCE, halfPiece(here) / want));
  });
}

export function fillsPlate(dish: Dish, portions: readonly Portion[], servings: number): boolean {
  // What stands beside it, bread or a glass of juice, neither fills the plate nor makes up for an empty one.
  const own = portions.filter(({ slot }) => !dish.slots[slot]?.extra);
  const poured = own.reduce((sum, { food: { kind }, grams }) => sum + (kind.form === "liquid" && kind.measure === "volume" ? grams : 0), 0);
  const drunk = own.reduce((sum, { food, grams }) => sum + grams * (swells(food) - 1), 0);
  // What a grain drinks is on the plate once, not in the jug as well.
  const cooked = (own.reduce((sum, { grams }) => sum + grams, 0) - poured + Math.max(poured, drunk)) / servings;
  return cooked >= dish.plate[0] * 0.75 && cooked <= dish.plate[1] * 1.35;
}

/** Dry grains, pasta and pulses weigh more on the plate than in the packet. */
function swells({ kind }: Food): number {
  return kind.form !== "grain" || kind.raw === "fine" ? 1 : 1 + (kind.absorbs ?? 1.3);
}
