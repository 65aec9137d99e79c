/** What one more food would open: found by what masters lack of a list, not by trying everything. */
import type { Order } from "#recipe/order";
import { COMMON_FOODS } from "../knowledge/common-foods.ts";
import { findIngredient, getIngredient } from "../knowledge/ingredients/all-ingredients.ts";
import type { Shelf } from "../knowledge/classes/class-row.ts";
import type { Master, MasterCourse } from "../knowledge/masters/master.ts";
import type { MasterBook } from "../knowledge/masters/master-book.ts";
import { recognise } from "../read/recognise.ts";
import { findFoodAgainst } from "../wishes/food-against.ts";
import type { Circumstances, Course } from "./course.ts";
import type { FoundCourses } from "./find-courses.ts";
import { isCube, isFat, isMainProtein, layOut, type Food } from "./food.ts";
import type { Counter, MasterCandidate } from "./master/candidate.ts";
import { byWorth, layCounter, tryMaster } from "./master/find-masters.ts";
import { isFirstOf, keysIn } from "./master/food-keys.ts";
import { mayJoin } from "./master/join-parts.ts";
import { masterNeedsOf } from "./master/master-needs.ts";
import { boundsOf, isNamed } from "./master/score-master.ts";
import { rowFitsOf, type RowFits } from "./master/row-fits.ts";
import { faceOf, serveMaster } from "./master/serve-master.ts";
import { oncePer } from "../once-per.ts";
import { knownFood } from "./stock-pantry.ts";

export interface OneAway {
  /** To be added to the list. */
  readonly food: string;
  /** The id of the dish that it opens. */
  readonly dish: string;
  readonly title: string;
}

const MOST_SHOWN = 3;
/**
 * How good what is bought for must be: its quality, and the share of the list's weight that it uses; so much of what the list is about is what it is
 * made of, and not only let in beside what is bought; so much of what it needs is what its rows name first, or one of its kind; so much of all
 * that it is made with is there: less is another walk to the shop.
 */
const LEAST = { quality: 0.945, coverage: 0.97, madeOf: 0.5, ownShare: 0.75, filled: 0.25 };
/** Where so much of it is there and nothing stands in, a dish of few needs may take half of what the list is about beside them. */
const MOSTLY_THERE = 0.45;
/** Where so much of it is there, its star may be what is bought, whatever else stands in. */
const ALMOST_THERE = 0.6;
/** A dish that needs fewer things than these is made of all that the list is about. */
const MANY_NEEDS = 3;
/** A food of this salience is one that a list is about. */
const TELLING = 1;
/** Cheese may be the star of what it is bought for, as of cauliflower cheese, and so may eggs; anything else where the rest is there. */
const STAPLES: readonly Shelf[] = ["egg", "dairy"];
/** Beside these something is still wanted, whatever their names. */
const NO_MEALS: readonly MasterCourse[] = ["side", "salad", "snack", "sauce", "drink"];

/** A second and a third suggestion are complete dishes, or none. */
const A_SECOND_IS = 1;

interface Opened {
  readonly food: Food;
  readonly candidate: MasterCandidate;
}

/**
 * Up to three foods, each with the best dish that it would open; different foods, and dishes that the menu does not hold already. Where today's
 * dish is a meal that leaves nothing, only what is made of all that the list is about; none where something of it is not known or must not be eaten.
 */
export function findOneAway(order: Order, { courses, foods, leftOut, circumstances }: FoundCourses, book: MasterBook): readonly OneAway[] {
  const [today] = courses;
  if (foods.length === 0 || leftOut.some(({ code }) => code === "unknown" || code === "poison")) return [];
  const fits = rowFitsOf(book);
  const madeOf = today && isEnough(today, foods) ? 1 : LEAST.madeOf;
  const titles = new Set(courses.map(({ recipe }) => recipe.title));
  const lacking = new Map<Food, Master[]>();
  const may = new Map<Food, boolean>();
  const mayBring = (food: Food): boolean => {
    const known = may.get(food);
    if (known !== undefined) return known;
    const isNew = !foods.some(({ ingredient }) => ingredient.id === food.ingredient.id) && !isAnotherOfItsKind(food, foods);
    const answer = isNew && !findFoodAgainst(knownFood(food), order);
    may.set(food, answer);
    return answer;
  };
  const shelf = shelfOf(fits);
  const bringers = new Map<string, Food | undefined>();
  for (const { place, row } of masterNeedsOf(book).findLackingOne(foods)) {
    if (!bringers.has(row)) bringers.set(row, shelf.get(row)?.find(mayBring));
    const food = bringers.get(row);
    const master = food && book.master(place);
    if (!master || !master.known) continue;
    const those = lacking.get(food);
    if (those) those.push(master);
    else lacking.set(food, [master]);
  }
  const untried = findUntried(lacking, foods, fits, madeOf);
  const serve = ({ food, candidate }: Opened): OneAway | undefined => {
    const course = serveMaster(candidate, [...foods, food], circumstances);
    return course && circumstances.wishes.serves(course) ? { food: food.name, dish: course.dish.id, title: course.recipe.title } : undefined;
  };
  const shown: OneAway[] = [];
  for (const opened of bestFirst(untried, foods, madeOf, circumstances)) {
    const { food, candidate } = opened;
    if (shown.length > 0 && candidate.quality < A_SECOND_IS) break;
    if (shown.some((other) => other.food === food.name || other.food === food.ingredient.kindOf)) continue;
    const dish = serve(opened);
    if (!dish || titles.has(dish.title)) continue;
    titles.add(dish.title);
    shown.push(dish);
    if (shown.length === MOST_SHOWN) break;
  }
  return shown;
}

/** A master that lacks one food, not filled yet. */
interface Untried {
  readonly food: Food;
  readonly master: Master;
  readonly counter: Counter;
  /** No filling of it is worth more. */
  readonly most: number;
}

/** What might be worth a walk to the shop, the most promising first. */
function findUntried(lacking: ReadonlyMap<Food, readonly Master[]>, foods: readonly Food[], fits: RowFits, leastMadeOf: number): readonly Untried[] {
  const telling = foods.filter(({ salience }) => salience >= TELLING);
  if (telling.length === 0) return [];
  return [...lacking]
    .flatMap(([food, those]): readonly Untried[] => {
      const all = [...foods, food];
      const bound = telling.filter((each) => !isFat(each) && !isCube(each) && !mayJoin(each, all));
      const loose = telling.length - bound.length;
      const able = those.flatMap((master) => {
        const own = bound.filter((each) => master.parts.some((part) => fits.of(each).has(part.foods) && (part.need || isNamedIn(part.foods, each)))).length;
        return (loose + own) / telling.length >= leastMadeOf ? [master] : [];
      });
      if (able.length === 0) return [];
      const counter = layCounter(all, fits);
      return able.flatMap((master) => {
        const { total, coverage } = boundsOf(master, counter);
        return coverage >= LEAST.coverage ? [{ food, master, counter, most: total }] : [];
      });
    })
    .sort((a, b) => b.most - a.most);
}

/**
 * What each food opens, best first. A master is tried only once nothing that was tried can be
 * better than it might be: of some hundred that lack one thing a dozen are.
 */
function* bestFirst(untried: readonly Untried[], foods: readonly Food[], leastMadeOf: number, { wishes }: Circumstances): Generator<Opened, void> {
  const tried: Opened[] = [];
  for (const [place, each] of untried.entries()) {
    const { food, master } = each;
    const candidate = tryMaster(master, each.counter);
    if (candidate && isWorthIt(food, candidate, foods, leastMadeOf) && wishes.mayServe({ dish: faceOf(master), foods: usedIn(candidate), master }))
      tried.push({ food, candidate });
    const next = untried[place + 1]?.most ?? -Infinity;
    tried.sort((a, b) => byWorth(a.candidate, b.candidate));
    while (tried[0] && tried[0].candidate.total > next) {
      const [best] = tried.splice(0, 1);
      if (best) yield best;
    }
  }
}

/**
 * True where the food completes a dish of what is there. Its star is bought where it is a staple, where hardly anything else is lacking, or where the
 * dish is made of all that the list is about and of nothing that stands in: tahini for hummus, paprika for goulash, mince for a lasagne.
 */
function isWorthIt(food: Food, candidate: MasterCandidate, foods: readonly Food[], leastMadeOf: number): boolean {
  const { master, placed, quality, coverage } = candidate;
  if (quality < LEAST.quality || coverage < LEAST.coverage || !isFried(candidate)) return false;
  const filled = shareFilled(candidate);
  const own = shareOfItsOwn(candidate);
  const madeOf = shareMadeOf(candidate, foods);
  if (filled < LEAST.filled || own < LEAST.ownShare) return false;
  const isFew = master.parts.filter(({ need }) => need).length < MANY_NEEDS;
  const isStar = [...placed].some(([{ role }, those]) => role === "star" && those.includes(food));
  return (
    (!isStar || STAPLES.includes(food.kind.shelf) || filled >= ALMOST_THERE || (madeOf === 1 && own === 1)) &&
    madeOf >= (isFew && !(own === 1 && filled >= MOSTLY_THERE) ? 1 : leastMadeOf)
  );
}

/** The share of the parts that the dish is made with which are there, its fat, its salt and what finishes it apart. */
function shareFilled({ master: { parts }, placed }: MasterCandidate): number {
  const counted = parts.filter(({ role, part }) => role !== "fat" && role !== "finish" && !UNCOUNTED.has(part));
  return counted.filter((part) => (placed.get(part)?.length ?? 0) > 0).length / Math.max(1, counted.length);
}
const UNCOUNTED: ReadonlySet<string> = new Set(["salt", "pepper"]);

/** What the dish is fried in by the panful is there: who lacks it goes to the shop for two things. */
function isFried({ master: { parts, serves }, placed }: MasterCandidate): boolean {
  return parts.every((part) => part.role !== "fat" || part.grams < A_PANFUL * serves || (placed.get(part)?.length ?? 0) > 0);
}

/** Grams of fat a head. */
const A_PANFUL = 25;

/** The share of the parts that the dish needs which hold what their rows name first, or one of its kind. */
function shareOfItsOwn({ placed }: MasterCandidate): number {
  const needed = [...placed].filter(([{ need }]) => need);
  return needed.filter(([{ foods: row }, those]) => those.every((food) => isOwnOf(row, food))).length / Math.max(1, needed.length);
}

/** What a row names first, or one of its kind. */
function isOwnOf(row: string, food: Food): boolean {
  return isFirstOf(row, food) || findIngredient(keysIn(row)[0] ?? "")?.classId === food.kind.id;
}

/** The row names the food itself, and not only its kind. */
function isNamedIn(row: string, { ingredient }: Food): boolean {
  return keysIn(row).includes(ingredient.id);
}

/** The share of what the list is about that stands in parts which the dish cannot do without, or that name it; 0 where it is about nothing. */
function shareMadeOf({ placed }: MasterCandidate, foods: readonly Food[]): number {
  const telling = foods.filter(({ salience }) => salience >= TELLING);
  const madeOf = new Set([...placed].flatMap(([part, those]) => those.filter((food) => part.need || isNamedIn(part.foods, food))));
  return telling.length > 0 ? telling.filter((food) => madeOf.has(food)).length / telling.length : 0;
}

/** A meal with a name of its own that leaves nothing of what the list is about: who goes to the shop wants another made of the same. One food is no meal. */
function isEnough({ master: draft, foods: used }: Course, foods: readonly Food[]): boolean {
  const isMeal = draft !== undefined && isNamed(draft.master) && !NO_MEALS.includes(draft.master.course);
  return isMeal && foods.length > 1 && foods.every((food) => food.salience < TELLING || used.includes(food));
}

function usedIn({ placed }: MasterCandidate): readonly Food[] {
  return [...placed.values()].flat();
}

/** Common foods by the row that they may stand in, best first. */
const shelfOf = oncePer((fits: RowFits): ReadonlyMap<string, readonly Food[]> => {
  const rows = new Map<string, Food[]>();
  for (const food of commonFoods()) for (const row of fits.of(food).keys()) rows.set(row, [...(rows.get(row) ?? []), food]);
  const rankIn = (row: string, food: Food): number => fits.of(food).get(row) ?? Infinity;
  return new Map([...rows].map(([row, foods]) => [row, foods.sort((a, b) => rankIn(row, a) - rankIn(row, b))]));
});

/** Nobody buys a chop for want of a chicken breast, nor spaghetti for want of macaroni. */
function isAnotherOfItsKind(food: Food, foods: readonly Food[]): boolean {
  return foods.some((other) => (isMainProtein(food) && isMainProtein(other)) || other.kind.id === food.kind.id);
}

let common: readonly Food[] | undefined;

function commonFoods(): readonly Food[] {
  common ??= recognise(COMMON_FOODS).readings.flatMap((reading) => layOut([reading], getIngredient(reading.ingredient)) ?? []);
  return common;
}
