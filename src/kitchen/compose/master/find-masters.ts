/** Which masters a list makes: their parts filled with its foods, best first. */
import type { Master, MasterCourse, MasterPart, PartRole } from "../../knowledge/masters/master.ts";
import type { Family } from "../../knowledge/dishes/dish.ts";
import { costOf, readPantry, worth, type Pantry } from "../choose/costs.ts";
import { isCube, isFat, isFlesh, isMainProtein, type Food } from "../food.ts";
import { addBeside, type Filled } from "./add-beside.ts";
import { keysIn, keysOf } from "./food-keys.ts";
import { joinParts, mayJoin } from "./join-parts.ts";
import { rowFitsOf, type RowFits } from "./row-fits.ts";
import { HEATS, UNHEATED } from "./treatments.ts";

/** Foods by the part that they fill, in the order of the parts. */
export type Placed = ReadonlyMap<MasterPart, readonly Food[]>;

export interface MasterCandidate {
  readonly master: Master;
  readonly placed: Placed;
  readonly quality: number;
  readonly coverage: number;
  readonly total: number;
}

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
/** The most that `choose/costs.ts` gives instead of taking. */
const MOST_BROUGHT = 0.12;
/** A stand-in is a little less than what the part is meant for: by its place in the row of foods. */
const STAND_IN = 0.012;
const MOST_STANDS = 0.08;

/** What each food of weight costs that a dish leaves, and one that is no meal, while others might make one of it. */
const LEFT = { meal: 0.025, slight: 0.07 };
const MOST_LEFT = 4;
const SLIGHT: ReadonlySet<MasterCourse> = new Set<MasterCourse>(["side", "snack", "sauce", "drink"]);

/** What stands beside a dish is used, and tells less of it than what it is made with. */
const BESIDE_COUNTS = 0.75;

/** Every master that these foods make, best first. `fits` are of a book that holds them all. */
export function findMasters(foods: readonly Food[], masters: readonly Master[], fits: RowFits = rowFitsOf(masters)): readonly MasterCandidate[] {
  const counter = layCounter(foods, fits);
  return masters.flatMap((master) => tryMaster(master, counter) ?? []).sort(byWorth);
}

/** What masters are tried on: foods with what is looked up of them once. */
export interface Counter {
  readonly foods: readonly Food[];
  readonly pantry: Pantry;
  readonly fits: RowFits;
}

/** `fits` are of a book that holds the masters to be tried. */
export function layCounter(foods: readonly Food[], fits: RowFits): Counter {
  return { foods, pantry: readPantry(foods), fits };
}

/** The master filled with these foods; undefined where they do not make it. */
export function tryMaster(master: Master, { foods, pantry, fits }: Counter): MasterCandidate | undefined {
  if (!isPossible(master, foods, fits)) return undefined;
  const placed = placeFoods(master, foods, fits);
  if (placed === undefined || isOnlySeasoning([...placed.values()].flat())) return undefined;
  const joined = joinParts({ master, placed }, foods);
  const whole = addBeside(joined, foods, flavourOf(master) === "sweet", fits);
  const besides = whole.master.parts.slice(joined.master.parts.length);
  return { ...whole, ...scoreMaster(whole, besides, pantry, fits) };
}

/** Best first, and always in the same order. */
export function byWorth(a: Pick<MasterCandidate, "master" | "total">, b: Pick<MasterCandidate, "master" | "total">): number {
  return b.total - a.total || (a.master.id < b.master.id ? -1 : 1);
}

/** A spoonful of one spice is no rub, and two condiments are no sauce. */
function isOnlySeasoning(foods: readonly Food[]): boolean {
  return foods.every(({ salience }) => salience < 1) && new Set(foods).size < LEAST_OF_A_SAUCE;
}
const LEAST_OF_A_SAUCE = 3;

/** Every part that is needed has a food that may stand in its row. */
function isPossible({ parts }: Master, foods: readonly Food[], fits: RowFits): boolean {
  return parts.every(({ need, foods: row }) => !need || foods.some((food) => fits.of(food).has(row)));
}

/** The place of a food in the row of a part, 0 for the best; undefined where it may not stand there. */
function rankIn({ foods, does }: MasterPart, food: Food, fits: RowFits): number | undefined {
  const rank = fits.of(food).get(foods);
  if (rank === undefined) return undefined;
  const { kind } = food;
  const isRaw = kind.raw === "unsafe" && (isFlesh(kind) || kind.shelf === "pulse");
  if (isRaw && !does.some((way) => HEATS.has(way))) return undefined;
  // Nobody strews a dried chilli or a bay leaf over what is done.
  const isHard =
    (kind.raw === "cook" && (kind.shelf === "seasoning" || kind.shelf === "herb")) ||
    (kind.addAt === "bloom" && kind.measure === "piece" && kind.raw !== "mild");
  return isHard && does.every((way) => UNHEATED.has(way)) ? undefined : rank;
}

/** Undefined where a part that is needed stays empty. */
function placeFoods({ parts }: Master, foods: readonly Food[], rows: RowFits): Placed | undefined {
  const fits = new Map(
    parts.map((part) => [
      part,
      foods.flatMap((food) => {
        const rank = rankIn(part, food, rows);
        return rank === undefined ? [] : [{ food, rank }];
      }),
    ]),
  );
  const taken = new Map<Food, MasterPart>();
  const filled = new Map<MasterPart, Food[]>();
  const take = (part: MasterPart, food: Food): void => {
    taken.set(food, part);
    filled.set(part, [...(filled.get(part) ?? []), food]);
  };
  const needed = parts.filter(({ need }) => need).sort((a, b) => (fits.get(a)?.length ?? 0) - (fits.get(b)?.length ?? 0));
  const seats = seat(needed, fits);
  if (!seats) return undefined;
  for (const [part, food] of seats) take(part, food);
  // What a part is best made of goes there first, wherever else it might do.
  const pairs = parts
    .filter(({ need }) => !need)
    .flatMap((part, place) => (fits.get(part) ?? []).map(({ food, rank }) => ({ part, place, food, rank })))
    .sort((a, b) => a.rank - b.rank || a.place - b.place);
  for (const { part, food } of pairs) if (!filled.has(part) && !taken.has(food)) take(part, food);
  for (const part of parts) {
    for (const { food } of (fits.get(part) ?? []).toSorted((a, b) => a.rank - b.rank))
      if (!taken.has(food) && filled.has(part) && (filled.get(part)?.length ?? 0) < (part.most ?? 1)) take(part, food);
  }
  greasePans(parts, foods, filled, taken);
  dissolveCubes(parts, foods, filled, taken);
  // A second use: butter in the pan and butter in the sauce.
  for (const part of parts) {
    if (filled.has(part) || part.need || !part.once) continue;
    const again = (fits.get(part) ?? [])
      .toSorted((a, b) => a.rank - b.rank)
      .find(({ food, rank }) => rank <= SECOND_USE && taken.get(food)?.once && isPlenty(food, part) && !isVegetable(food));
    if (again && uses(filled, again.food) === 1) filled.set(part, [again.food]);
  }
  return new Map(parts.flatMap((part) => (filled.has(part) ? [[part, filled.get(part) ?? []] as const] : [])));
}

/** Where a row means stock from a carton, a cube in water does: the method says so by itself. */
function dissolveCubes(parts: readonly MasterPart[], foods: readonly Food[], filled: Map<MasterPart, Food[]>, taken: Map<Food, MasterPart>): void {
  const cube = foods.find((food) => isCube(food) && !taken.has(food));
  const part = parts.find((each) => !filled.has(each) && keysIn(each.foods).includes("~stock_liquid"));
  if (!cube || !part) return;
  filled.set(part, [cube]);
  taken.set(cube, part);
}

/** Any fat does for a pan, whichever the row names: one that is left over, or one that was to be dripped over at the end. */
function greasePans(parts: readonly MasterPart[], foods: readonly Food[], filled: Map<MasterPart, Food[]>, taken: Map<Food, MasterPart>): void {
  for (const part of parts) {
    if (filled.has(part) || !part.does.includes("cooking-fat") || part.grams > MOST_IN_A_PAN || part.does.includes("deep-fried")) continue;
    const fats = foods.filter(isFat);
    const free = fats.find((food) => !taken.has(food));
    const other = free ? undefined : fats.find((food) => isAtTheEnd(taken.get(food)));
    const from = other && taken.get(other);
    const fat = free ?? other;
    if (!fat) continue;
    if (from) filled.delete(from);
    filled.set(part, [fat]);
    taken.set(fat, part);
  }
}
/** Grams for all that the master serves: more than so much is a bath. */
const MOST_IN_A_PAN = 120;

function isAtTheEnd(part: MasterPart | undefined): boolean {
  return part !== undefined && !part.need && !part.does.includes("cooking-fat") && part.does.some((way) => UNHEATED.has(way) || way === "stirred-in-off-heat");
}

/** Nobody fries half of the leek, and the other half by itself. */
function isVegetable({ kind: { shelf, roles } }: Food): boolean {
  return shelf === "vegetable" && (roles.veg ?? roles.base ?? roles.potato ?? roles.briny ?? 0) >= 0.5;
}

/** A food goes into a second part only where it is among the first that the part names. */
const SECOND_USE = 2;

function uses(filled: ReadonlyMap<MasterPart, readonly Food[]>, food: Food): number {
  return [...filled.values()].filter((foods) => foods.includes(food)).length;
}

function isPlenty({ available = Infinity, kind }: Food, { grams }: MasterPart): boolean {
  return kind.shelf !== "meat" && kind.shelf !== "fish" && available >= 2 * grams;
}

/** Meat and fish are the star before what may stand in for them. */
function before({ role }: MasterPart, { food, rank }: { readonly food: Food; readonly rank: number }): number {
  return role === "star" && isMainProtein(food) ? rank - STARS_FIRST : rank;
}
const STARS_FIRST = 100;

/** Gives every needed part a food, the best that leaves the others theirs; one food may do for two where each takes its share in one go. */
function seat(
  needed: readonly MasterPart[],
  fits: ReadonlyMap<MasterPart, readonly { readonly food: Food; readonly rank: number }[]>,
): ReadonlyMap<MasterPart, Food> | undefined {
  const choose = (at: number, seats: ReadonlyMap<MasterPart, Food>): ReadonlyMap<MasterPart, Food> | undefined => {
    const part = needed[at];
    if (!part) return seats;
    const inOrder = (fits.get(part) ?? []).toSorted((a, b) => before(part, a) - before(part, b) || b.food.salience - a.food.salience).map(({ food }) => food);
    const taken = [...seats.values()];
    const free = inOrder.filter((food) => !taken.includes(food));
    const shared = part.once
      ? inOrder.filter(
          (food) =>
            isPlenty(food, part) &&
            [...seats].filter(([other, own]) => own === food && other.once).length === 1 &&
            taken.filter((own) => own === food).length === 1,
        )
      : [];
    for (const food of [...free, ...shared]) {
      const rest = choose(at + 1, new Map([...seats, [part, food]]));
      if (rest) return rest;
    }
    return undefined;
  };
  return choose(0, new Map());
}

/** `besides` are the parts that stand beside it. */
function scoreMaster(
  { master, placed }: Filled,
  besides: readonly MasterPart[],
  pantry: Pantry,
  fits: RowFits,
): Pick<MasterCandidate, "quality" | "coverage" | "total"> {
  const foods = [...new Set([...placed.values()].flat())];
  const used = new Set(foods);
  const spare = pantry.foods.filter((food) => !used.has(food));
  const told = [...placed].filter(([{ need }, [food]]) => need && (food?.salience ?? 0) >= 1).length;
  const stands = [...placed].reduce(
    (sum, [part, filling]) => sum + (part.need || part.role === "star" ? STAND_IN * Math.min(4, rankOf(part, filling, fits)) : 0),
    0,
  );
  const against = countOf(master.contradicts, spare);
  const speaking = countOf(master.confirms, pantry.foods);
  const quality = qualityOf(master, shareMissing(master.parts, [...placed.keys()]), told, stands);
  const aside = new Set(besides.flatMap((part) => placed.get(part) ?? []));
  const coverage = worth(foods.reduce((sum, food) => sum + (aside.has(food) ? BESIDE_COUNTS : 1) * food.salience, 0)) / pantry.worth;
  const main = foods.filter(({ salience }) => salience >= 1).length;
  const left = spare.filter(({ salience }) => salience >= 1).length;
  const cost = costOf({ flavour: flavourOf(master), family: familyOf(master), isNamed: master.kitchen !== FORMS, foods, spare, pantry });
  return { quality, coverage, total: totalOf(master.course, { quality, coverage, main, left, against, speaking }) - cost };
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
export function boundsOf(master: Master, { foods, pantry, fits }: Counter): Pick<MasterCandidate, "coverage" | "total"> {
  const { parts, course, confirms } = master;
  let salience = 0;
  let main = 0;
  let left = 0;
  for (const food of foods) {
    const rows = fits.of(food);
    if (isFat(food) || isCube(food) || fits.goesBeside(food) || mayJoin(food, foods) || parts.some(({ foods: row }) => rows.has(row))) {
      salience += food.salience;
      if (food.salience >= 1) main += 1;
    } else if (food.salience >= 1) left += 1;
  }
  const filled = parts.filter(({ foods: row }) => foods.some((food) => isCube(food) || isFat(food) || fits.of(food).has(row)));
  const told = filled.filter(({ need }) => need).length;
  const coverage = worth(salience) / pantry.worth;
  // What is put beside makes the dish more, and what is missing a smaller share of it.
  const grown = foods.filter((food) => fits.goesBeside(food)).length * MOST_BESIDE;
  const marks = {
    quality: qualityOf(master, shareMissing(parts, filled, grown), told, 0),
    coverage,
    main,
    left,
    against: 0,
    speaking: countOf(confirms, foods),
  };
  return { coverage, total: totalOf(course, marks) + (pantry.hasIce ? MOST_BROUGHT : 0) };
}

/** How much of it is missing, by the weight of its parts; `grown` is the weight of what comes to it. */
function shareMissing(parts: readonly MasterPart[], filled: readonly MasterPart[], grown = 0): number {
  const all = parts.reduce((sum, { role }) => sum + WEIGHT[role], 0);
  return (all - filled.reduce((sum, { role }) => sum + WEIGHT[role], 0)) / (all + grown);
}
/** No part of what is put beside weighs more. */
const MOST_BESIDE = WEIGHT.sauce;

/** `told`: parts that it needs and that hold a food of weight; `stands`: what stand-ins cost. */
function qualityOf({ kitchen }: Master, missing: number, told: number, stands: number): number {
  const named = kitchen === FORMS ? 0 : NAMED;
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

/** Sweet or savoury, as the other dishes are told apart. */
export function flavourOf({ course, parts }: Master): "sweet" | "savoury" {
  if (course === "sweet") return "sweet";
  return (course === "bake" || course === "drink" || course === "breakfast" || course === "snack") &&
    parts.some(({ role, need }) => role === "sweetener" && need)
    ? "sweet"
    : "savoury";
}

const FAMILIES_OF: Readonly<Record<MasterCourse, Family>> = {
  main: "pan",
  side: "side",
  soup: "soup",
  salad: "salad",
  breakfast: "breakfast",
  bread: "bread",
  bake: "bake",
  sweet: "dessert",
  snack: "plain",
  sauce: "side",
  drink: "drink",
};

/** The family whose manners it shares: what may stand beside it, and after what it is something else. */
export function familyOf({ course }: Master): Family {
  return FAMILIES_OF[course];
}
