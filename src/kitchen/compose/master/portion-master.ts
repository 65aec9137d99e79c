/** How much of each food a master takes: its own honest grams for as many people as are asked for, within what there is. */
import type { Master, MasterCourse, MasterPart } from "#kitchen/knowledge/masters/master";
import type { Units } from "#recipe/order";
import { type Food, pieceGrams, roleWeight, thereIs } from "../food.ts";
import { type Portion, type Portions, isTakenWhole } from "../portion.ts";
import { measure } from "../portion/measure.ts";
import { sournessOf, sugarTimes } from "../portion/sweetened.ts";
import { USUAL } from "../portion/for-how-many.ts";
import { leastOfMany } from "../portion/told-as-many.ts";
import { asTypedWhole, isCounted } from "../portion/typed-whole.ts";
import { type Want, batchOf, headsOf, isCarried, mayGrow } from "./batch-size.ts";
import type { Placed } from "./candidate.ts";
import { firstClassOf } from "./food-keys.ts";
import { follow, pouredByGrain, withinPlate } from "./follow.ts";
import { type Wanted, generosity, isByStrength, leastOfMix, seasonedFor } from "./generous.ts";
import { flavourOf } from "./manners.ts";
import { asHelping, gramsOf } from "./part-grams.ts";
import { saltEnough } from "./salt-enough.ts";
import { saltLess } from "./salt-less.ts";
import { helpingsOf, inBuns, isSmallAndWhole, isTin, isWholePieces, sharedOut } from "./whole-helpings.ts";

/** Of what a part wants, the least that still makes the dish. */
const LEAST = 0.4;

/** Nobody leaves so little more than wanted in the packet. */
const ALL_OF_IT = 1.35;

/** What comes out of a tin, a tray or a jar is made as a whole, however few will eat it. */
const BATCHES_OF: ReadonlySet<MasterCourse> = new Set<MasterCourse>(["bake", "bread", "sweet", "sauce", "snack"]);

/** A snack for so many is a plate for each, as a wrap or a toast is. */
const FEW = 3;

/** Of a part that several foods share, how much is this one: a dried fruit is a third of a fresh one. */
function shareAmong(food: Food, foods: readonly Food[]): number {
  const weightOf = ({ kind }: Food): number => (kind.roles.dried_fruit === undefined ? 1 : DRIED);
  return weightOf(food) / foods.reduce((sum, other) => sum + weightOf(other), 0);
}
const DRIED = 1 / 3;

/** Undefined where the typed amounts do not make the dish. */
export function portionMaster(master: Master, placed: Placed, asked: number | undefined, units: Units): Portions | undefined {
  const isBatch = master.whole === true || (master.serves > FEW && BATCHES_OF.has(master.course));
  // Of a cake or a jam nothing is added to the one side alone.
  const isMeasured = BATCHES_OF.has(master.course) && !(master.course === "snack" && master.serves <= FEW);
  const asRowed: readonly Want[] = [...placed].flatMap(([part, foods]) =>
    foods.map((food) => {
      const grams = gramsOf(part, food, master.serves, foods.length) * shareAmong(food, foods);
      return { part, food, grams: isMeasured ? grams : asHelping(part, food, grams, foods.length, master.serves) };
    }),
  );
  const wants = flavourOf(master) === "sweet" ? sweetenedFor(asRowed) : asRowed;
  const shareOf = (grams: (food: Food) => number): number =>
    Math.min(...master.parts.map((part) => shareThere(part, placed.get(part) ?? [], isBatch, master.serves, grams)));
  const [typed, ratio] = [shareOf(({ available = Infinity }) => available), shareOf(thereIs)];
  const factor = isBatch ? batchOf(master, asked, ratio, placed) : (asked ?? headsOf(typed * master.serves, wants, master.serves)) / master.serves;
  if (factor === undefined) return undefined;
  if (factor * LEAST > ratio && (isBatch || !isCarried(wants, master.serves, asked ?? USUAL))) return undefined;
  const servings = Math.max(1, Math.round(master.serves * factor));
  const asRow = withinPlate(
    master,
    wants.map((want) => ({ ...want, grams: want.grams * growth(want.food, factor) })),
    servings,
  );
  const scale = isMeasured ? wholeStar(master, placed, asRow, factor, ratio) : Math.max(1, Math.min(generosity(asRow, servings), ratio / factor));
  const meals = scale > 1 ? asRow.map((want) => ({ ...want, grams: (want.grams * growth(want.food, factor * scale)) / growth(want.food, factor) })) : asRow;
  const byGrain = isMeasured ? new Set() : pouredByGrain(master, meals);
  const mostOf = (food: Food): number => (sharesOf(placed, food) > 1 ? thereIs(food) / 2 : thereIs(food));
  const targetOf = ({ part, food, grams: wanted }: Wanted): number => {
    const available = thereIs(food);
    const isOnce = sharesOf(placed, food) === 1;
    const isAllMeant = isMeasured && part.role === "star" && isCounted(food) && available <= part.grams * factor * ALL_OF_IT;
    const least = isBuiltOn(part) || part.role === "base" ? leastOfMany(food, wanted, servings) : wanted;
    const meant =
      isOnce && !isMeasured && !byGrain.has(part) ? asTypedWhole(food, part.role, least, servings) : isAllMeant ? Math.max(wanted, available) : wanted;
    // What is there is used up where it is little more than is wanted.
    return isBuiltOn(part) && isOnce && available > wanted && available <= wanted * ALL_OF_IT ? available : Math.min(meant, mostOf(food));
  };
  const strength = isMeasured ? 1 : seasonedFor(meals, targetOf);
  const eaten = [...new Set(meals.map(({ food }) => food))];
  const following = isMeasured ? undefined : follow(master, meals, targetOf, { servings, factor: factor * scale });
  const all = meals.map((row): Portion => {
    const { part, food } = row;
    const want = following ? { ...row, grams: row.grams * following.timesOf(row) } : row;
    const most = mostOf(food);
    const isMuch = isBuiltOn(part);
    const strong = strength !== 1 && isByStrength(want) ? { ...want, grams: want.grams * strength } : want;
    const target = targetOf(isMeasured ? strong : { ...strong, grams: Math.max(strong.grams, leastOfMix(want, meals, targetOf)) });
    const helping = isMeasured
      ? undefined
      : (inBuns(food, eaten, servings) ?? sharedOut(part, food, target, most, servings) ?? (isMuch ? helpingsOf(food, target, most, servings) : undefined));
    const undivided =
      helping !== undefined ||
      part.leftWhole === true ||
      (isMuch && isWholePieces(food, target, most)) ||
      ((food.kind.shelf === "vegetable" || !isMeasured) && isSmallAndWhole(food, target, most)) ||
      (!isMeasured && isTin(food) && part.role !== "sweetener" && isTakenWhole(food, target, most)) ||
      (food.kind.shelf === "vegetable" && (pieceGrams(food) ?? 0) > 0 && isTakenWhole(food, target, most));
    return { food, fills: part.part, cut: "whole", ...measure(food, helping ?? target, most, units, undivided) };
  });
  const salted =
    master.course === "main" || EATEN_SALTED.has(master.course) ? saltEnough(saltLess(all, master, servings, units), master, servings, units) : all;
  return {
    all: salted,
    servings,
    feeds: servings,
    ...(scale > 1 ? { times: factor * scale } : {}),
    ...(following ? { waters: following.waters.map((times) => factor * scale * times) } : {}),
    ...(isBatch && asked !== undefined && servings > asked ? { asked } : {}),
  };
}

/** With the sugar that its fruit asks for, where that is sourer or sweeter than what the row means. */
function sweetenedFor(wants: readonly Want[]): readonly Want[] {
  const isSugar = ({ part, food }: Want): boolean => part.role === "sweetener" && roleWeight(food.kind, ["sugar", "syrup"]) >= 0.9;
  const fruits = wants.flatMap(({ part, food, grams }) => {
    const first = firstClassOf(part);
    return first?.shelf === "fruit" && food.kind.shelf === "fruit" ? [{ grams, sourer: sournessOf(food.kind) - sournessOf(first) }] : [];
  });
  const times = sugarTimes(
    fruits,
    wants.filter(isSugar).reduce((sum, { grams }) => sum + grams, 0),
  );
  return times === 1 ? wants : wants.map((want) => (isSugar(want) ? { ...want, grams: want.grams * times } : want));
}

/** Times that a sweet is made which is built on one food, weighed out and little more than it wants: all of that goes in, and the rest in proportion. */
function wholeStar(master: Master, placed: Placed, wants: readonly Wanted[], factor: number, ratio: number): number {
  const stars = wants.filter(({ part, food }) => part.role === "star" && sharesOf(placed, food) === 1);
  const [star] = stars;
  if (!star || stars.length > 1) return 1;
  const times = Math.min(thereIs(star.food) / star.grams, ratio / factor);
  return times > 1 && times <= ALL_OF_IT && mayGrow(master, placed, factor * times) ? times : 1;
}

function isBuiltOn({ role }: MasterPart): boolean {
  return role === "star" || role === "body";
}

const EATEN_SALTED: ReadonlySet<MasterCourse> = new Set<MasterCourse>(["side", "soup", "salad", "breakfast", "snack"]);

/** Of what a part wants, how much there is of it: of what makes the dish, where there is so much of all of it. */
function shareThere(part: MasterPart, foods: readonly Food[], isBatch: boolean, serves: number, gramsThere: (food: Food) => number): number {
  const isTelling = part.role === "star" || part.role === "binder" || (isBatch && part.need === true);
  if (!isTelling || foods.length === 0) return Infinity;
  // Boneless meat weighs less than the pieces that the row means.
  const wanted = Math.min(part.grams, ...foods.map((food) => gramsOf(part, food, serves, foods.length)));
  return foods.reduce((sum, food) => sum + gramsThere(food), 0) / wanted;
}

function sharesOf(placed: Placed, food: Food): number {
  return [...placed.values()].filter((foods) => foods.includes(food)).length;
}

/** Strong flavours grow more slowly than people, a bay leaf not at all. */
function growth({ kind: { grows } }: Food, factor: number): number {
  if (factor <= 1) return factor;
  return grows === "fixed" ? 1 : grows === "slow" ? factor ** 0.8 : factor;
}
