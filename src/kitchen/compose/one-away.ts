/** What one more food would open: found by what masters lack of a list, not by trying everything. */
import type { Order } from "#recipe/order";
import { COMMON_FOODS } from "../knowledge/common-foods.ts";
import { getIngredient } from "../knowledge/ingredients/all-ingredients.ts";
import type { Master } from "../knowledge/masters/master.ts";
import type { MasterBook } from "../knowledge/masters/master-book.ts";
import { tokenise } from "../knowledge/vocabulary.ts";
import { recognise } from "../read/recognise.ts";
import { findFoodAgainst } from "../wishes/food-against.ts";
import type { Circumstances, Course } from "./course.ts";
import type { FoundCourses } from "./find-courses.ts";
import { isCube, isFat, isMainProtein, layOut, type Food } from "./food.ts";
import type { Counter, MasterCandidate } from "./master/candidate.ts";
import { byWorth, layCounter, tryMaster } from "./master/find-masters.ts";
import { mayJoin } from "./master/join-parts.ts";
import { masterNeedsOf } from "./master/master-needs.ts";
import { boundsOf } from "./master/score-master.ts";
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
/** How good what is bought for must be. */
interface Bar {
  /** Quality of the master, and the share of the list's weight that it uses. */
  readonly quality: number;
  readonly coverage: number;
  /** So much of what the list is about is what the dish is made of, and not only let in beside what is bought. */
  readonly madeOf: number;
}

/**
 * Where there is a dish today: one that lacks nothing else and uses nearly all of the list. What a cook said of 43 suggestions tells where to
 * draw it: of what they would not buy, ten of twelve fell short of one of these, of what they would, none (`bench/README.md`).
 */
const BESIDE_A_DISH: Bar = { quality: 0.92, coverage: 0.95, madeOf: 0.6 };
/** Where the list makes nothing, or one thing by itself, this is the answer. */
const FOR_A_FIRST_DISH: Bar = { quality: 0.8, coverage: 0.85, madeOf: 0.3 };
/** A food of this salience is one that a list is about. */
const TELLING = 1;
/** Fewer foods than these are nobody's shopping for a dish. */
const LEAST_OF_A_WHOLE = 4;
/** Today's dish that is about so many foods, and leaves none of what the list is about, is a meal: nobody goes to the shop for another. */
const LEAST_OF_A_MEAL = 4;

interface Opened {
  readonly food: Food;
  readonly candidate: MasterCandidate;
}

/**
 * Up to three foods, each with the best dish that it would open; different foods and different dishes. None where today's dish is what the
 * list was bought for, nor where it is not known what all of the list is.
 */
export function findOneAway(order: Order, { courses: [today], foods, leftOut, circumstances }: FoundCourses, book: MasterBook): readonly OneAway[] {
  if (foods.length === 0 || (today && (leftOut.some(({ code }) => code === "unknown") || isWhole(today, foods)))) return [];
  const fits = rowFitsOf(book);
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
    if (!food) continue;
    const those = lacking.get(food);
    if (those) those.push(book.master(place));
    else lacking.set(food, [book.master(place)]);
  }
  const bar = today && aboutOf(today).length > 1 ? BESIDE_A_DISH : FOR_A_FIRST_DISH;
  const untried = findUntried(lacking, foods, fits, bar).filter(({ master }) => today === undefined || faceOf(master).flavour === today.dish.flavour);
  const keepsToday = today ? keeperOf(today) : () => true;
  const serve = ({ food, candidate }: Opened): OneAway | undefined => {
    if (!keepsToday(candidate)) return undefined;
    const course = serveMaster(candidate, [...foods, food], circumstances);
    return course && circumstances.wishes.serves(course) ? { food: food.name, dish: course.dish.id, title: course.recipe.title } : undefined;
  };
  const shown: OneAway[] = [];
  for (const opened of bestFirst(untried, foods, circumstances, bar)) {
    const { food } = opened;
    if (shown.some((other) => other.food === food.name || other.food === food.ingredient.kindOf)) continue;
    const dish = serve(opened);
    if (dish && shown.every(({ title }) => title !== dish.title)) shown.push(dish);
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
function findUntried(lacking: ReadonlyMap<Food, readonly Master[]>, foods: readonly Food[], fits: RowFits, bar: Bar): readonly Untried[] {
  const telling = foods.filter(({ salience }) => salience >= TELLING);
  if (telling.length === 0) return [];
  return [...lacking]
    .flatMap(([food, those]): readonly Untried[] => {
      const all = [...foods, food];
      const bound = telling.filter((each) => !isFat(each) && !isCube(each) && !mayJoin(each, all));
      const loose = telling.length - bound.length;
      const able = those.flatMap((master) => {
        const inNeeded = bound.filter((each) => master.parts.some((part) => part.need && fits.of(each).has(part.foods))).length;
        return (loose + inNeeded) / telling.length >= bar.madeOf ? [master] : [];
      });
      if (able.length === 0) return [];
      const counter = layCounter(all, fits);
      return able.flatMap((master) => {
        const { total, coverage } = boundsOf(master, counter);
        return coverage >= bar.coverage ? [{ food, master, counter, most: total }] : [];
      });
    })
    .sort((a, b) => b.most - a.most);
}

/**
 * What each food opens, best first. A master is tried only once nothing that was tried can be
 * better than it might be: of some hundred that lack one thing a dozen are.
 */
function* bestFirst(untried: readonly Untried[], foods: readonly Food[], { wishes }: Circumstances, bar: Bar): Generator<Opened, void> {
  const tried: Opened[] = [];
  for (const [place, each] of untried.entries()) {
    const { food, master } = each;
    const candidate = tryMaster(master, each.counter);
    if (candidate && isWorthIt(food, candidate, foods, bar) && wishes.mayServe({ dish: faceOf(master), foods: usedIn(candidate), master }))
      tried.push({ food, candidate });
    const next = untried[place + 1]?.most ?? -Infinity;
    tried.sort((a, b) => byWorth(a.candidate, b.candidate));
    while (tried[0] && tried[0].candidate.total > next) {
      const [best] = tried.splice(0, 1);
      if (best) yield best;
    }
  }
}

/** True where the food is bought for what is there, and not the other way round. */
function isWorthIt(food: Food, candidate: MasterCandidate, foods: readonly Food[], { quality, coverage, madeOf }: Bar): boolean {
  return candidate.quality >= quality && candidate.coverage >= coverage && usedIn(candidate).includes(food) && shareMadeOf(candidate, foods) >= madeOf;
}

/** The share of what the list is about that stands in parts which the dish cannot do without; 0 where it is about nothing. */
function shareMadeOf({ placed }: MasterCandidate, foods: readonly Food[]): number {
  const telling = foods.filter(({ salience }) => salience >= TELLING);
  const madeOf = new Set([...placed].flatMap(([part, those]) => (part.need ? those : [])));
  return telling.length > 0 ? telling.filter((food) => madeOf.has(food)).length / telling.length : 0;
}

/** A meal of all that the list is about; or a dish with a name of its own, which says none of its foods, that leaves nothing telling: kedgeree, moqueca, red red. */
function isWhole(today: Course, foods: readonly Food[]): boolean {
  const { foods: used } = today;
  if (used.length < LEAST_OF_A_WHOLE || foods.some((food) => food.salience >= TELLING && !used.includes(food))) return false;
  return aboutOf(today).length >= LEAST_OF_A_MEAL || !used.some(namedBy(today));
}

/** What a dish is about: its telling foods, but for what it is fried in and its stock. */
function aboutOf({ foods }: Course): readonly Food[] {
  return foods.filter((food) => food.salience >= TELLING && !isFat(food) && !isCube(food));
}

/** Whether a dish's title says a food, by the last word of its name. */
function namedBy({ recipe }: Course): (food: Food) => boolean {
  const title = new Set(tokenise(recipe.title).map(({ lemma }) => lemma));
  return ({ name }) => title.has(tokenise(name).at(-1)?.lemma ?? "");
}

/** Nobody goes to the shop to leave behind what there is a dish of. */
function keeperOf(today: Course): (candidate: MasterCandidate) => boolean {
  const about = aboutOf(today);
  return (candidate) => {
    const used = new Set(usedIn(candidate));
    return about.every((food) => used.has(food));
  };
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
