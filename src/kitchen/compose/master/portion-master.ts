/** How much of each food a master takes: its own honest grams for as many people as are asked for, within what there is. */
import type { Units } from "#recipe/order";
import type { Shelf } from "#kitchen/knowledge/classes/class-row";
import type { Role } from "#kitchen/knowledge/classes/roles";
import type { Master, MasterCourse, MasterPart, PartRole } from "#kitchen/knowledge/masters/master";
import { isCube, isFlesh, pieceGrams, thereIs, type Food } from "../food.ts";
import { isTakenWhole, type Portion, type Portions } from "../portion.ts";
import { measure, MOST_OF_A_SLICE } from "../portion/measure.ts";
import { asTypedWhole, isCounted } from "../portion/typed-whole.ts";
import { keysIn, keysOf } from "./food-keys.ts";
import type { Placed } from "./candidate.ts";
import { generosity, isByStrength, leastOfMix, seasonedFor, type Wanted } from "./generous.ts";
import { saltLess } from "./salt-less.ts";

/** People cooked for when nobody says. */
const USUAL = 2;
/** A list feeds no more people than this unless it says so. */
const MOST_TYPED = 6;
/** What is enough for no more than so many is for one. */
const FOR_ONE = 0.9;
/** Of what a part wants, the least that still makes the dish. */
const LEAST = 0.4;
/** Nobody leaves so little more than wanted in the packet. */
const ALL_OF_IT = 1.35;
/** What comes out of a tin, a tray or a jar is made as a whole, however few will eat it. */
const BATCHES_OF: ReadonlySet<MasterCourse> = new Set<MasterCourse>(["bake", "bread", "sweet", "sauce", "snack"]);
/** A snack for so many is a plate for each, as a wrap or a toast is. */
const FEW = 3;
/** A batch is made as a whole, a half or a double one. */
const BATCHES = [0.5, 2 / 3, 1, 1.5, 2] as const;

interface Want {
  readonly part: MasterPart;
  readonly food: Food;
  /** For all that the master serves. */
  readonly grams: number;
}

/** Undefined where the typed amounts do not make the dish. */
export function portionMaster(master: Master, placed: Placed, asked: number | undefined, units: Units): Portions | undefined {
  const isBatch = master.whole === true || (master.serves > FEW && BATCHES_OF.has(master.course));
  // Of a cake or a jam nothing is added to the one side alone.
  const isMeasured = BATCHES_OF.has(master.course) && !(master.course === "snack" && master.serves <= FEW);
  const wants: readonly Want[] = [...placed].flatMap(([part, foods]) =>
    foods.map((food) => {
      const grams = gramsOf(part, food, master.serves, foods.length) / foods.length;
      return { part, food, grams: isMeasured ? grams : asHelping(part, food, grams, foods.length, master.serves) };
    }),
  );
  const shareOf = (grams: (food: Food) => number): number =>
    Math.min(...master.parts.map((part) => shareThere(part, placed.get(part) ?? [], isBatch, master.serves, grams)));
  const [typed, ratio] = [shareOf(({ available = Infinity }) => available), shareOf(thereIs)];
  const factor = isBatch ? batchOf(master, asked, ratio, placed) : (asked ?? headsOf(typed * master.serves, wants, master.serves)) / master.serves;
  if (factor === undefined || factor * LEAST > ratio) return undefined;
  const servings = Math.max(1, Math.round(master.serves * factor));
  const asRow = wants.map((want) => ({ ...want, grams: want.grams * growth(want.food, factor) }));
  const scale = isMeasured ? 1 : Math.min(generosity(asRow, servings), ratio / factor);
  const meals = scale > 1 ? wants.map((want) => ({ ...want, grams: want.grams * growth(want.food, factor * scale) })) : asRow;
  const mostOf = (food: Food): number => (sharesOf(placed, food) > 1 ? thereIs(food) / 2 : thereIs(food));
  const targetOf = ({ part, food, grams: wanted }: Wanted): number => {
    const available = thereIs(food);
    const isOnce = sharesOf(placed, food) === 1;
    const meant = isOnce && !isMeasured ? asTypedWhole(food, part.role, wanted, servings) : wanted;
    // What is there is used up where it is little more than is wanted.
    return isBuiltOn(part) && isOnce && available > wanted && available <= wanted * ALL_OF_IT ? available : Math.min(meant, mostOf(food));
  };
  const strength = isMeasured ? 1 : seasonedFor(meals, targetOf);
  const all = meals.map((want): Portion => {
    const { part, food } = want;
    const most = mostOf(food);
    const isMuch = isBuiltOn(part);
    const strong = strength > 1 && isByStrength(want) ? { ...want, grams: want.grams * strength } : want;
    const target = targetOf(isMeasured ? strong : { ...strong, grams: Math.max(strong.grams, leastOfMix(want, meals, targetOf)) });
    const helping = isMeasured ? undefined : (sharedOut(part, food, target, most, servings) ?? (isMuch ? helpingsOf(food, target, most, servings) : undefined));
    const undivided =
      helping !== undefined ||
      part.leftWhole === true ||
      (isMuch && isWholePieces(food, target, most)) ||
      ((food.kind.shelf === "vegetable" || !isMeasured) && isSmallAndWhole(food, target, most)) ||
      (!isMeasured && isTin(food) && part.role !== "sweetener" && isTakenWhole(food, target, most)) ||
      (food.kind.shelf === "vegetable" && (pieceGrams(food) ?? 0) > 0 && isTakenWhole(food, target, most));
    return { food, fills: part.part, cut: "whole", ...measure(food, helping ?? target, most, units, undivided) };
  });
  const salted = master.course === "main" || EATEN_SALTED.has(master.course) ? saltLess(all, master, servings, units) : all;
  return {
    all: salted,
    servings,
    feeds: servings,
    ...(scale > 1 ? { times: factor * scale } : {}),
    ...(isBatch && asked !== undefined && servings > asked ? { asked } : {}),
  };
}

function isBuiltOn({ role }: MasterPart): boolean {
  return role === "star" || role === "body";
}

const EATEN_SALTED: ReadonlySet<MasterCourse> = new Set<MasterCourse>(["side", "soup", "salad", "breakfast", "snack"]);

/** A chop, a steak, a leg is one for each, never three for two. Grams; undefined where the food is not bought so, or there are not so many. */
function helpingsOf(food: Food, target: number, most: number, servings: number): number | undefined {
  const each = pieceGrams(food) ?? 0;
  if (!isFlesh(food.kind) || food.kind.measure !== "piece" || each < LEAST_HELPING) return undefined;
  const forEach = target / each / servings;
  return forEach > 0.6 && forEach < 1.4 && servings * each <= most ? servings * each : undefined;
}
/** Grams: what weighs less is shared out by the handful. */
const LEAST_HELPING = 110;

function isTin({ kind: { measure: way } }: Food): boolean {
  return way === "tin";
}

/** Slices of toast, rolls, tortillas and eggs that are eaten as they are come in as many for each: nobody shares three slices between two. Grams; undefined for all else. */
function sharedOut({ role, prep, does }: MasterPart, food: Food, target: number, most: number, servings: number): number | undefined {
  const each = pieceGrams(food) ?? 0;
  const { roles, measure: way } = food.kind;
  const isBread = (way === "slice" || way === "piece") && prep === undefined && BREADS.some((own) => roles[own] === 1) && each > 0 && each <= MOST_OF_A_SLICE;
  // A potato that is baked whole is one for each.
  const isJacket =
    roles.potato !== undefined && way === "piece" && each > 0 && (prep === undefined || prep.startsWith("scrubbed")) && !/cut|slic|halv|dice/.test(prep ?? "");
  const isServed = isBread
    ? role !== "binder" && role !== "finish"
    : role === "star" && ((isJacket && does.some((way) => way === "baked" || way === "roasted")) || ((roles.egg === 1 || way === "rasher") && each > 0));
  const forEach = target / each / servings;
  if (!isServed || forEach < 0.6 || isWeighed(food) || target === food.available) return undefined;
  // A little more bread does no harm, three eggs for each are many.
  const heads = Math.max(1, isBread ? Math.round(forEach) : Math.floor(forEach + 0.45));
  return heads * servings * each <= most ? heads * servings * each : undefined;
}
const BREADS: readonly Role[] = ["bread", "bun", "wrap", "taco_shell"];

function isWeighed({ readings }: Food): boolean {
  return readings.some(({ amount }) => amount?.grams !== undefined);
}

/** Half a potato, half an apple or half a carrot: nobody leaves the other half. */
function isSmallAndWhole(food: Food, target: number, most: number): boolean {
  const each = pieceGrams(food) ?? 0;
  const { shelf, measure: way, roles } = food.kind;
  return (
    (shelf === "vegetable" || (shelf === "fruit" && roles.citrus_sour === undefined && roles.citrus === undefined)) &&
    way === "piece" &&
    roles.aromatic === undefined &&
    roles.allium === undefined &&
    each <= SMALL &&
    target >= 0.4 * each &&
    most >= each
  );
}
/** Grams. */
const SMALL = 260;

/** What is the dish's body is not left over by halves: one and a half apples are two where nobody said how many there are. */
function isWholePieces(food: Food, target: number, most: number): boolean {
  const each = pieceGrams(food) ?? 0;
  const { shelf, measure: way } = food.kind;
  return (shelf === "vegetable" || shelf === "fruit") && way === "piece" && each > 0 && target >= each && most >= 2 * each;
}

/** Of what a part wants, how much there is of it: of what makes the dish, where there is so much of all of it. */
function shareThere(part: MasterPart, foods: readonly Food[], isBatch: boolean, serves: number, gramsThere: (food: Food) => number): number {
  const isTelling = part.role === "star" || part.role === "binder" || (isBatch && part.need === true);
  if (!isTelling || foods.length === 0) return Infinity;
  // Boneless meat weighs less than the pieces that the row means.
  const wanted = Math.min(part.grams, ...foods.map((food) => gramsOf(part, food, serves, foods.length)));
  return foods.reduce((sum, food) => sum + gramsThere(food), 0) / wanted;
}

/** Grams of a food in a part, for all that the master serves: what it would be were it `among` no others there. */
function gramsOf({ grams, perFood = {}, foods, role }: MasterPart, food: Food, serves: number, among: number): number {
  const keys = keysOf(food);
  const own = Object.entries(perFood).find(([key]) => keys.has(key))?.[1];
  if (isCube(food) && keysIn(foods).includes("~stock_liquid")) return Math.min(own ?? Infinity, grams * CUBE);
  if (own !== undefined) return own;
  const isFirst = keys.has(keysIn(foods)[0] ?? "");
  if (food.kind.shelf === "herb") {
    // One bay leaf does for two and for six.
    if (food.kind.grows === "fixed") return standInGrams(food, grams, 1, 1);
    // A dried herb is told by the spoon where the row means a fresh one.
    if (food.kind.form === "powder") return isFirst ? grams : driedGrams(food, grams, serves);
  }
  const taken = isFirst || role === "star" ? grams : standInGrams(food, grams, serves, among);
  return isTimid(role, food) ? Math.max(taken, Math.min(food.kind.grams[1] * serves, BOLDER * taken)) : taken;
}

/** Grams of a cube to a gram of stock: one of 10 g, half of it salt, to 600 ml, a little more water than the half litre of its packet, since dishes are salted besides. */
const CUBE = 0.0165;

/** What perfumes a dish is tasted only from so much on: ginger, herbs, green onion and tomato paste as cooks of the golden book take them, never more than so many times the row's. */
function isTimid(role: PartRole, { kind }: Food): boolean {
  return (role === "finish" || role === "seasoning" || role === "base") && PERFUMES.some((own) => (kind.roles[own] ?? 0) >= 0.9);
}
const PERFUMES: readonly Role[] = ["ginger", "herb_tender", "allium_green", "tomato_paste", "finish_oil"];
const BOLDER = 2.5;

/** What stands in for a seasoning is taken as it is used itself: a spoonful of paste for a pinch of spice, and of cayenne no more than a little, whatever the row means. */
function standInGrams({ kind }: Food, grams: number, serves: number, among: number): number {
  const [usual, side, most] = kind.grams;
  if (kind.shelf === "herb") return Math.min(grams, most * serves);
  if (kind.shelf !== "seasoning" && kind.roles.jam === undefined) return grams;
  const isSpooned = kind.form === "paste" || kind.form === "liquid";
  return isSpooned ? Math.max(grams, side * serves) : Math.min(grams, BOLD * usual * serves * among);
}
/** A stand-in may be so much more than is usual of it. */
const BOLD = 1.25;

/** A dried herb where the row means a fresh one: by weight a quarter, and no more than is usual of it. A row that means a dried one says so by its amount. */
function driedGrams({ kind: { grams: own } }: Food, grams: number, serves: number): number {
  const [usual, side] = own;
  return Math.min(grams, Math.max(side * serves, Math.min(grams / FRESH_TO_DRIED, usual * serves)));
}
/** A tablespoon of chopped herbs, 4 g, is a teaspoon of dried ones, 1 g. */
const FRESH_TO_DRIED = 4;

/** What the dish is about is no less than a cook puts beside other things: of stars that share a part, of a stand-in for something lighter; a stand-in is no more than its class's most, and what is strong no more than it is beside others. */
function asHelping(part: MasterPart, food: Food, grams: number, among: number, serves: number): number {
  const { role, perFood, foods } = part;
  const { kind, ingredient } = food;
  const [, side, most] = kind.grams;
  // What is left whole in the pot gives little of its heat.
  if (STRONG.has(ingredient.id) && !part.leftWhole) return Math.min(grams, side * serves);
  // Ginger where onions are meant is no handful of it.
  if (role === "seasoning" && perFood?.[ingredient.id] === undefined && !keysOf(food).has(keysIn(foods)[0] ?? "") && grams > most * serves)
    return most * serves;
  if (perFood !== undefined || !HELPED.has(kind.shelf) || kind.measure === "spoon") return grams;
  const isStandIn = !keysOf(food).has(keysIn(foods)[0] ?? "");
  if (isStandIn && kind.shelf === "vegetable" && kind.measure === "weight" && grams > most * serves) return most * serves;
  const isEaten = role === "star" || (role === "body" && among > 1 && kind.measure === "weight");
  const least = side * serves;
  return !isEaten || grams >= least || grams < TRACE * least ? grams : Math.min(least, grams * MOST_GROWN);
}

/** Fierce beyond its class. */
const STRONG: ReadonlySet<string> = new Set(["nduja", "habanero"]);
const HELPED: ReadonlySet<Shelf> = new Set<Shelf>(["meat", "fish", "vegetable", "grain", "dairy"]);
/** Of a helping beside others, what is meant as a trace. */
const TRACE = 0.3;
/** A part that many share may grow so many times. */
const MOST_GROWN = 2;

function sharesOf(placed: Placed, food: Food): number {
  return [...placed.values()].filter((foods) => foods.includes(food)).length;
}

/** Strong flavours grow more slowly than people, a bay leaf not at all. */
function growth({ kind: { grows } }: Food, factor: number): number {
  if (factor <= 1) return factor;
  return grows === "fixed" ? 1 : grows === "slow" ? factor ** 0.8 : factor;
}

function batchOf(master: Master, asked: number | undefined, ratio: number, placed: Placed): number | undefined {
  const { serves, parts } = master;
  const isFew =
    asked !== undefined && asked <= serves / (parts.some((part) => isHalfAnEgg(part, placed)) ? 2.5 : 2) && !parts.some((part) => isOneEgg(part, placed));
  const isAllTyped = isFew && isTypedForAll(parts, placed);
  const wanted = asked !== undefined && asked > serves * 1.3 ? 2 : isFew && !isAllTyped ? fewOf(master, asked, placed) : 1;
  if (ratio >= wanted * 0.9) return wanted;
  return BATCHES.findLast((batch) => batch <= ratio * 1.1);
}

/** A crumble or a mousse for six is made for the two who eat it; what has a tin of its own, or an egg that would be halved, for half of them. */
function fewOf({ serves, parts, course, kit, whole }: Master, asked: number, placed: Placed): number {
  const share = asked / serves;
  if (course !== "sweet" || whole === true || share >= HALF || share < LEAST_SHARE || kit.some((each) => each.endsWith(" tin"))) return HALF;
  const isWhole = parts.every((part) => {
    const eggs = eggsOf(part, placed) * share;
    return eggs === 0 || (Math.round(eggs) >= 1 && Math.abs(eggs - Math.round(eggs)) <= 0.25);
  });
  return isWhole ? share : HALF;
}
const HALF = 0.5;
const LEAST_SHARE = 0.3;

/** Three bananas and two eggs were typed for a whole loaf, however few will eat it. */
function isTypedForAll(parts: readonly MasterPart[], placed: Placed): boolean {
  const counted = parts.flatMap((part) => {
    const foods = part.need === true && (part.role === "star" || part.role === "binder") ? (placed.get(part) ?? []) : [];
    return foods.length > 0 && foods.every(isCounted) ? [foods.reduce((sum, { available = 0 }) => sum + available, 0) / part.grams] : [];
  });
  return counted.length > 0 && counted.every((share) => share >= NEARLY_ALL);
}
const NEARLY_ALL = 0.85;

/** Nobody cracks half an egg. */
function isHalfAnEgg(part: MasterPart, placed: Placed): boolean {
  return Math.round(eggsOf(part, placed)) % 2 === 1;
}

/** What one egg binds alone, biscuits of nothing but nuts and sugar, is too wet with one egg to the half of it. */
function isOneEgg(part: MasterPart, placed: Placed): boolean {
  return part.role === "binder" && part.need === true && Math.round(eggsOf(part, placed)) === 1;
}

function eggsOf(part: MasterPart, placed: Placed): number {
  const egg = placed.get(part)?.find(({ kind }) => kind.roles.egg === 1);
  return egg ? part.grams / (pieceGrams(egg) ?? 50) : 0;
}

/** For how many there is enough: one egg is no supper for two, and 800 g of mince are one for four or more. */
function headsOf(enoughFor: number, wants: readonly Want[], serves: number): number {
  if (enoughFor < FOR_ONE) return 1;
  const stars = wants.filter(({ part }) => part.role === "star");
  if (stars.length === 0 || stars.some(({ food }) => food.available === undefined)) return USUAL;
  const many = Math.floor(Math.min(...stars.map(({ food, grams }) => ((food.available ?? 0) / grams) * serves)) + 0.35);
  return many > USUAL ? Math.min(MOST_TYPED, many) : USUAL;
}
