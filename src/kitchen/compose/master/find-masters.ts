/** Which masters a list makes: their parts filled with its foods, the most promising first. */
import type { Master, MasterPart, Treatment } from "#kitchen/knowledge/masters/master";
import type { MasterBook } from "#kitchen/knowledge/masters/master-book";
import { isShortList } from "../choose/costs.ts";
import { readPantry } from "../choose/read-pantry.ts";
import { mayJoinCompany } from "../choose/keep-company.ts";
import { isCube, isFat, isFlesh, isMainProtein, roleWeight, thereIs, type Food } from "../food.ts";
import { addBeside, type Admits, type Filled } from "./add-beside.ts";
import type { Counter, MasterCandidate, Placed } from "./candidate.ts";
import { keysIn } from "./food-keys.ts";
import { withoutCookedAgain } from "./done-already.ts";
import { joinParts } from "./join-parts.ts";
import { flavourOf } from "./manners.ts";
import { masterNeedsOf } from "./master-needs.ts";
import { rowFitsOf, type RowFits } from "./row-fits.ts";
import { boundsOf, scoreMaster } from "./score-master.ts";
import { isTooTender } from "./too-tender.ts";
import { toldParts } from "./told-parts.ts";
import { HEATS, UNHEATED } from "./treatments.ts";

/** Masters that a list might make, filled one after the other: who wants the best few need not fill them all. */
export interface MasterQueue {
  /** What no master that is not filled yet is worth more than; undefined where all are. */
  most(): number | undefined;
  /** Fills the one that might be worth most; undefined where the foods do not make it. */
  fill(): MasterCandidate | undefined;
}

/** Every master that these foods might make and that might use so much of what the list weighs. */
export function queueMasters(foods: readonly Food[], book: MasterBook, leastCoverage = 0): MasterQueue {
  const counter = layCounter(foods, rowFitsOf(book));
  const queue = masterNeedsOf(book)
    .findPossible(foods)
    .map((master) => ({ master, ...boundsOf(master, counter) }))
    .filter(({ coverage }) => coverage >= leastCoverage)
    .sort(byWorth);
  let next = 0;
  return {
    most: () => queue[next]?.total,
    fill() {
      const first = queue[next];
      next += 1;
      return first && tryMaster(first.master, counter);
    },
  };
}

/** `fits` are of a book that holds the masters to be tried. */
export function layCounter(foods: readonly Food[], fits: RowFits): Counter {
  return { foods, pantry: readPantry(foods), fits };
}

/** The master filled with these foods; undefined where they do not make it. */
export function tryMaster(master: Master, { foods, pantry, fits }: Counter): MasterCandidate | undefined {
  const placed = withoutCookedAgain(master, placeFoods(master, foods, fits));
  if (placed === undefined || isOnlySeasoning([...placed.values()].flat()) || isFlat(master, placed) || isUnmade(master, placed)) return undefined;
  const grow = (seated: Placed, admits: Admits): { readonly whole: Filled; readonly besides: readonly MasterPart[] } => {
    const joined = joinParts({ master, placed: seated }, foods, admits);
    const whole = joinParts(addBeside(joined, foods, flavourOf(master) === "sweet", fits, admits), foods, admits, true);
    return { whole, besides: whole.master.parts.slice(joined.master.parts.length) };
  };
  const { whole, besides } = grow(placed, () => true);
  return {
    ...whole,
    ...scoreMaster(whole, besides, pantry, fits),
    // What no sentence would name stands beside the dish, if it may.
    inCompany: () =>
      grow(toldParts(master, placed), (food, others, isGiven, isApart = false) => mayJoinCompany(food, others, isGiven, isApart || isShortList(pantry))).whole,
  };
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

/** What its sentences promise is made of one of these at least. */
function isUnmade({ oneOf, parts }: Master, placed: Placed): boolean {
  if (oneOf === undefined) return false;
  const makings = oneOf.split(" ");
  return !parts.some((part) => makings.includes(part.part) && placed.has(part));
}

/** What rises by a leaven does not without one, unless its flour brings it; a pinch that makes a crust short is none to miss, nor is what lightens a patty or a batter round fish. */
function isFlat({ parts, course }: Master, placed: Placed): boolean {
  if (course === "main" || course === "side" || course === "snack") return false;
  const leavens = parts.filter(({ role }) => role === "leaven");
  if (leavens.length === 0 || leavens.some((part) => placed.has(part))) return false;
  const flour = [...placed].reduce((sum, [{ grams }, foods]) => sum + (foods.some(isFlour) ? grams : 0), 0);
  const lift = leavens.reduce((sum, { grams, foods }) => sum + grams * (keysIn(foods)[0] === "bicarbonate-of-soda" ? SODA : 1), 0);
  if (lift < LEAST_LIFT * flour) return false;
  const flours = [...placed.values()].flat().filter(isFlour);
  return flours.length > 0 && flours.every(({ kind }) => (kind.roles.leaven ?? 0) < 0.5);
}

function isFlour({ kind }: Food): boolean {
  return roleWeight(kind, ["flour", "flour_sr"]) >= 0.5;
}

/** Bicarbonate of soda lifts as much as three to four times its weight of baking powder, which is a quarter to a third soda. */
const SODA = 3.5;
/** Grams of baking powder to a gram of flour: cakes and scones rise by 0.04 to 0.06. */
const LEAST_LIFT = 0.015;

const COOKS_LONG: ReadonlySet<Treatment> = new Set<Treatment>(["simmered", "braised", "boiled", "roasted", "baked"]);

/** What is done in the part does for the food. */
function mayStand(food: Food, part: MasterPart): boolean {
  const { ingredient, kind } = food;
  const { does, foods } = part;
  if (isTooTender(food, part)) return false;
  // What is done in minutes is no whole bird, unless the row names one: nobody slices it into a quick soup.
  const isBird = kind.genus === "poultry" && kind.roles.roast_whole === 1;
  if (isBird && !does.some((way) => COOKS_LONG.has(way)) && !keysIn(foods).some((key) => key === ingredient.id || key === `~${kind.id}`)) return false;
  const isRaw = kind.raw === "unsafe" && (isFlesh(kind) || kind.shelf === "pulse");
  if (isRaw && !does.some((way) => HEATS.has(way))) return false;
  // Nobody strews a dried chilli or a bay leaf over what is done.
  const isHard =
    (kind.raw === "cook" && (kind.shelf === "seasoning" || kind.shelf === "herb")) ||
    (kind.addAt === "bloom" && kind.measure === "piece" && kind.raw !== "mild" && kind.shelf !== "fish");
  return !isHard || !does.every((way) => UNHEATED.has(way));
}

/** A food that may stand in a part, and its place in the part's row. */
interface Fit {
  readonly food: Food;
  readonly rank: number;
}

/** Undefined where a part that is needed stays empty. */
function placeFoods({ parts }: Master, foods: readonly Food[], rows: RowFits): Placed | undefined {
  const byRows = foods.map((food) => rows.of(food));
  /** By the place of the part: the foods that may stand in it, in the order of the list. */
  const fits = parts.map((part) => {
    const inRow: Fit[] = [];
    for (const [place, byRow] of byRows.entries()) {
      const rank = byRow.get(part.foods);
      const food = foods[place];
      if (rank !== undefined && food && mayStand(food, part)) inRow.push({ food, rank });
    }
    return inRow;
  });
  const needed = parts.flatMap((part, place) => (part.need ? [{ part, fits: fits[place] ?? [] }] : [])).sort((a, b) => a.fits.length - b.fits.length);
  const seats = seat(needed);
  if (!seats) return undefined;
  const taken = new Map<Food, MasterPart>();
  const filled = new Map<MasterPart, Food[]>();
  const take = (part: MasterPart, food: Food): void => {
    taken.set(food, part);
    const those = filled.get(part);
    if (those) those.push(food);
    else filled.set(part, [food]);
  };
  for (const [place, { part }] of needed.entries()) {
    const food = seats[place];
    if (food) take(part, food);
  }
  // What a part is best made of goes there first, wherever else it might do.
  const pairs: { readonly part: MasterPart; readonly place: number; readonly food: Food; readonly rank: number }[] = [];
  for (const [place, part] of parts.entries()) if (!part.need) for (const { food, rank } of fits[place] ?? []) pairs.push({ part, place, food, rank });
  pairs.sort((a, b) => a.rank - b.rank || a.place - b.place);
  for (const { part, food } of pairs) if (!filled.has(part) && !taken.has(food)) take(part, food);
  const inOrder = fits.map((those) => (those.length > 1 ? those.toSorted((a, b) => a.rank - b.rank) : those));
  for (const [place, part] of parts.entries()) {
    for (const { food } of inOrder[place] ?? [])
      if (!taken.has(food) && filled.has(part) && (filled.get(part)?.length ?? 0) < (part.most ?? 1)) take(part, food);
  }
  greasePans(parts, foods, filled, taken);
  dissolveCubes(parts, foods, filled, taken);
  // A second use: butter in the pan and butter in the sauce.
  for (const [place, part] of parts.entries()) {
    if (filled.has(part) || part.need || !part.once) continue;
    const again = inOrder[place]?.find(({ food, rank }) => rank <= SECOND_USE && taken.get(food)?.once && isPlenty(food, part) && !isVegetable(food));
    if (again && uses(filled, again.food) === 1) filled.set(part, [again.food]);
  }
  const placed = new Map<MasterPart, readonly Food[]>();
  for (const part of parts) {
    const those = filled.get(part);
    if (those) placed.set(part, those);
  }
  return placed;
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
    // What scents a dish greases its pan only where nothing else does.
    const fats = foods.filter(isFat).toSorted((a, b) => (a.kind.roles.oil_finish ?? 0) - (b.kind.roles.oil_finish ?? 0));
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

function isPlenty(food: Food, { grams }: MasterPart): boolean {
  return food.kind.shelf !== "meat" && food.kind.shelf !== "fish" && thereIs(food) >= 2 * grams;
}

/** Meat and fish are the star before what may stand in for them. */
function before({ role }: MasterPart, { food, rank }: Fit): number {
  return role === "star" && isMainProtein(food) ? rank - STARS_FIRST : rank;
}
const STARS_FIRST = 100;

/** Gives every needed part a food, the best that leaves the others theirs; one food may do for two where each takes its share in one go. In the order of the parts. */
function seat(needed: readonly { readonly part: MasterPart; readonly fits: readonly Fit[] }[]): readonly Food[] | undefined {
  const wishes = needed.map(({ part, fits }) =>
    fits.length > 1 ? fits.toSorted((a, b) => before(part, a) - before(part, b) || b.food.salience - a.food.salience) : fits,
  );
  const seats: Food[] = [];
  /** Of those seated so far, how many parts this food fills; none where one of them takes more than a share of it. */
  const sharesOf = (food: Food): number => {
    let shares = 0;
    for (const [at, own] of seats.entries()) {
      if (own !== food) continue;
      if (needed[at]?.part.once !== true) return 0;
      shares += 1;
    }
    return shares;
  };
  const seatFrom = (at: number): boolean => {
    const part = needed[at]?.part;
    if (!part) return true;
    const tryOut = (food: Food): boolean => {
      seats.push(food);
      if (seatFrom(at + 1)) return true;
      seats.length = at;
      return false;
    };
    for (const { food } of wishes[at] ?? []) if (!seats.includes(food) && tryOut(food)) return true;
    if (part.once) for (const { food } of wishes[at] ?? []) if (isPlenty(food, part) && sharesOf(food) === 1 && tryOut(food)) return true;
    return false;
  };
  return seatFrom(0) ? seats : undefined;
}
