/** What a filled master is worth as an answer to a list, and the most that it could be worth before it is filled. */
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { Master, MasterCourse, MasterPart, PartRole } from "#kitchen/knowledge/masters/master";
import { oncePer } from "#kitchen/once-per";
import { costForgone, costOf, mostBrought } from "../choose/costs.ts";
import { askedFor, coverageOf, type Pantry } from "../choose/read-pantry.ts";
import { isCube, isFat, isOnlyRaw, type Food } from "../food.ts";
import { USUAL } from "../portion/for-how-many.ts";
import type { Filled } from "./add-beside.ts";
import type { Counter, MasterCandidate } from "./candidate.ts";
import { keysIn, keysOf } from "./food-keys.ts";
import { mayJoin } from "./join-parts.ts";
import { familyOf, flavourOf } from "./manners.ts";
import type { RowFits } from "./row-fits.ts";

/** How much of a master each of its parts is: what is missing costs by its share of the whole. */
const WEIGHT: Readonly<Record<PartRole, number>> = {
  star: 3,
  body: 1,
  base: 1.5,
  sauce: 1.5,
  seasoning: 0.5,
  finish: 0.5,
  fat: 1,
  liquid: 2,
  binder: 2,
  sweetener: 1.5,
  leaven: 3,
};
/** What a master of which only what it needs is there would lose, were that nothing. */
const MISSING = 0.1;
/** What a master is worth before anything is missing, and what each star that it needs and has tells for it. */
const BASE = 0.92;
const TOLD = 0.03;
const MOST_TOLD = 4;
/** What a dish with a name of its own is worth before a form that takes what there is. */
const NAMED = 0.03;
const FORMS = "Everyday";
/** What a food that points to another dish costs, and one that confirms this one brings. */
const CONTRADICTED = 0.09;
const CONFIRMED = 0.03;
const MOST_SPEAKING = 2;
const MOST_QUALITY = 1.1;
/** A stand-in is a little less than what the part is meant for: by its place in the row of foods. */
const STAND_IN = 0.012;
const MOST_STANDS = 0.08;

/** What each food of weight costs that a dish leaves, and one that is no meal, while others might make one of it. */
const LEFT = { meal: 0.025, slight: 0.07 };
const MOST_LEFT = 4;
const SLIGHT: ReadonlySet<MasterCourse> = new Set<MasterCourse>(["side", "snack", "sauce", "drink"]);

/** A dish with a name of its own, and no form that takes what there is. */
export function isNamed({ kitchen }: Pick<Master, "kitchen">): boolean {
  return kitchen !== FORMS;
}

/** What stands beside a dish is used, and tells less of it than what it is made with. */
const BESIDE_COUNTS = 0.75;
/** What any dish could be seasoned with tells least of it: a dish with a part for the miso goes first. */
const SEASONING_COUNTS = 0.3;

/** What a filled master is worth; `besides` are the parts that stand beside it. */
export function scoreMaster(
  { master, placed, seasoning, guests }: Filled,
  besides: readonly MasterPart[],
  pantry: Pantry,
  fits: RowFits,
): Pick<MasterCandidate, "quality" | "coverage" | "total"> {
  const foods = [...new Set([...placed.values()].flat())].filter((food) => !guests?.has(food));
  const used = new Set(foods);
  const spare = pantry.foods.filter((food) => !used.has(food));
  const told = [...placed].filter(([{ need }, [food]]) => need && (food?.salience ?? 0) >= 1).length;
  const stands = [...placed].reduce(
    (sum, [part, filling]) => sum + (part.need || part.role === "star" ? STAND_IN * Math.min(4, rankOf(part, filling, fits)) : 0),
    0,
  );
  const speaking = countOf(master.confirms, pantry.foods);
  const aside = new Set(besides.flatMap((part) => placed.get(part) ?? []));
  // What it takes in without a part for it points elsewhere all the same; a salad beside it does not.
  const against = countOf(master.contradicts, [...spare, ...[...aside].filter(({ kind }) => !isOnlyRaw(kind)), ...(seasoning ?? [])]);
  const quality = qualityOf(master, shareMissing(master.parts, [...placed.keys()]), told, stands);
  const counts = (food: Food): number => (seasoning?.has(food) ? SEASONING_COUNTS : aside.has(food) ? BESIDE_COUNTS : 1);
  const flavour = flavourOf(master);
  const weight = foods.reduce((sum, food) => sum + counts(food) * food.salience, 0);
  const coverage = coverageOf(weight, spare, pantry, flavour);
  const strewn = [...placed].flatMap(([{ role }, those]) => (role === "finish" || role === "binder" ? those : []));
  const main = foods.filter(({ salience }) => salience >= 1).length;
  const left = askedFor(spare, pantry, flavour).filter(({ salience }) => salience >= 1).length;
  const cost = costOf({
    flavour,
    family: familyOf(master),
    isNamed: isNamed(master),
    foods,
    spare,
    pantry,
    aside: new Set([...aside, ...strewn]),
  });
  const seasoned = seasoning ? costOfSeasoning(seasoning, foods, spare, pantry, flavour) : 0;
  return {
    quality,
    coverage,
    total: totalOf(master.course, { quality, coverage, main, left, against, speaking }) - cost - seasoned - costOfScarcity(master, placed),
  };
}

/** What a dish costs that the list holds too little for: one egg is no frittata, and half a tin of beans no burgers. */
const SCARCE = 0.4;
/** Of what the part takes for two, so much is enough. */
const ENOUGH = 0.5;

/** By what is scarcest of the foods that it needs most of; what is made in one tin goes by its tin. */
function costOfScarcity({ whole, serves }: Master, placed: Filled["placed"]): number {
  if (whole) return 0;
  const shares = [...placed].flatMap(([{ need, role, grams }, foods]) => {
    if (!need || role !== "star" || foods.some(({ available }) => available === undefined)) return [];
    const there = foods.reduce((sum, { available = 0 }) => sum + available, 0);
    return [(there * serves) / (grams * USUAL)];
  });
  return SCARCE * Math.max(0, ENOUGH - Math.min(ENOUGH, ...shares));
}

/** What merely seasons a dish was meant for one with a part for it: a cheese that is strewn over costs what leaving it out would, a spice half of it. */
function costOfSeasoning(seasoning: ReadonlySet<Food>, foods: readonly Food[], spare: readonly Food[], pantry: Pantry, flavour: Dish["flavour"]): number {
  const made = foods.filter((food) => !seasoning.has(food));
  // What a long list may leave it leaves once: each cost is what these foods add to the others.
  const cost = (more: readonly Food[]): number => costForgone({ pantry, foods: made, spare: [...spare, ...more], flavour });
  const none = cost([]);
  return cost([...seasoning].filter(({ salience }) => salience >= 1)) - none + (cost([...seasoning].filter(({ salience }) => salience < 1)) - none) / 2;
}

/** What a filled master is judged by, but for the costs of `choose/costs.ts`. */
interface Marks extends Pick<MasterCandidate, "quality" | "coverage"> {
  /** Foods of weight that it uses, and that it leaves. */
  readonly main: number;
  readonly left: number;
  /** Keys that contradict it, and that confirm it. */
  readonly against: number;
  readonly speaking: number;
}

function totalOf(course: MasterCourse, { quality, coverage, main, left, against, speaking }: Marks): number {
  return (
    0.5 * quality +
    0.42 * coverage +
    0.01 * Math.min(3, main) -
    LEFT[SLIGHT.has(course) ? "slight" : "meal"] * Math.min(MOST_LEFT, left) -
    CONTRADICTED * Math.min(2, against) +
    CONFIRMED * Math.min(MOST_SPEAKING, speaking)
  );
}

/** What no filling of the master with the foods of this counter exceeds: all that fits a part of it, or beside it, is counted as used. */
export function boundsOf(master: Master, counter: Counter): Pick<MasterCandidate, "coverage" | "total"> {
  const { foods, pantry } = counter;
  const { parts, course, confirms, contradicts } = master;
  const { byRows, isLoose, isGreased, grown } = looseOn(counter);
  const isUsed = [...isLoose];
  const filled = parts.filter(({ foods: row }) => {
    let isThere = isGreased;
    for (const [place, byRow] of byRows.entries()) if (byRow.has(row)) isThere = isUsed[place] = true;
    return isThere;
  });
  const used = foods.filter((_, place) => isUsed[place]);
  const spare = foods.filter((_, place) => !isUsed[place]);
  const ofWeight = (those: readonly Food[]): number => those.filter(({ salience }) => salience >= 1).length;
  const salience = used.reduce((sum, food) => sum + food.salience, 0);
  const told = filled.filter(({ need }) => need).length;
  const flavour = flavourOf(master);
  const coverage = coverageOf(salience, spare, pantry, flavour);
  const marks = {
    quality: qualityOf(master, shareMissing(parts, filled, grown), told, 0),
    coverage,
    main: ofWeight(used),
    left: ofWeight(askedFor(spare, pantry, flavour)),
    against: countOf(contradicts, spare),
    speaking: countOf(confirms, foods),
  };
  return { coverage, total: totalOf(course, marks) + mostBrought(pantry) - costForgone({ pantry, foods: used, spare, flavour }) };
}

/** What is looked up once for all masters that are tried on a counter; lists are in the order of its foods. */
interface Loose {
  /** By food, the rows that it may stand in. */
  readonly byRows: readonly ReadonlyMap<string, number>[];
  /** Any master might use it, whatever its parts are. */
  readonly isLoose: readonly boolean[];
  /** One of them fills a part whose row does not name it. */
  readonly isGreased: boolean;
  /** What is put beside makes the dish more by so much weight at most, and what is missing a smaller share of it. */
  readonly grown: number;
}

const looseOn = oncePer(({ foods, fits }: Counter): Loose => {
  const fills = (food: Food): boolean => isFat(food) || isCube(food);
  const isBeside = foods.map((food) => fits.besides(food).length > 0);
  return {
    byRows: foods.map((food) => fits.of(food)),
    isLoose: foods.map((food, place) => fills(food) || isBeside[place] === true || mayJoin(food, foods)),
    isGreased: foods.some(fills),
    grown: isBeside.filter(Boolean).length * MOST_BESIDE,
  };
});

/** How much of it is missing, by the weight of its parts; `grown` is the weight of what comes to it. */
function shareMissing(parts: readonly MasterPart[], filled: readonly MasterPart[], grown = 0): number {
  const all = parts.reduce((sum, { role }) => sum + WEIGHT[role], 0);
  return (all - filled.reduce((sum, { role }) => sum + WEIGHT[role], 0)) / (all + grown);
}
/** No part of what is put beside weighs more. */
const MOST_BESIDE = WEIGHT.sauce;

/** `told`: parts that it needs and that hold a food of weight; `stands`: what stand-ins cost. */
function qualityOf({ kitchen }: Master, missing: number, told: number, stands: number): number {
  const named = isNamed({ kitchen }) ? NAMED : 0;
  return Math.max(0, Math.min(MOST_QUALITY, BASE + named + TOLD * Math.min(MOST_TOLD, told) - MISSING * missing - Math.min(MOST_STANDS, stands)));
}

/** How many of these keys one of the foods answers to. */
function countOf(keys: string | undefined, foods: readonly Food[]): number {
  return keys === undefined ? 0 : keysIn(keys).filter((key) => foods.some((food) => keysOf(food).has(key))).length;
}

/** The best place among foods that stand in the part. */
function rankOf(part: MasterPart, foods: readonly Food[], fits: RowFits): number {
  const named = foods.flatMap((food) => fits.of(food).get(part.foods) ?? []);
  return named.length === 0 ? 0 : Math.min(...named);
}
