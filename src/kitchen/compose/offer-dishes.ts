/** All that a list makes, in the order in which it is offered: masters, and where none is better, the kitchen's own frames. */
import { boundCandidates, findCandidates } from "./choose-dish.ts";
import type { MasterCandidate } from "./master/candidate.ts";
import { queueMasters, type MasterQueue } from "./master/find-masters.ts";
import { idOf } from "./course.ts";
import { faceOf, serveMaster } from "./master/serve-master.ts";
import type { Circumstances, Course } from "./course.ts";
import { KIN_OF } from "../knowledge/kin.ts";
import { tokenise } from "../knowledge/vocabulary.ts";
import { oncePer } from "../once-per.ts";
import type { MasterBook } from "../knowledge/masters/master-book.ts";
import type { Food } from "./food.ts";
import { offerCourses, type OfferedCourse, type Outlook } from "./offer-courses.ts";
import { readForChoice, weightOf } from "./second-reading/second-reading.ts";
import { hashText } from "./seeded-random.ts";
import { likenessOf, makeOf, makeOfMaster, type Make } from "./twins.ts";
import type { DishId } from "../knowledge/dishes/dish-ids.ts";

/** What a dish with a method of its own is worth before a frame. */
const MASTERLY = 0.14;
/** A master of which so much is missing is none. */
const LEAST_QUALITY = 0.7;
/** A master that uses less of what the list weighs comes after every dish that uses more. */
const LEAST_COVERAGE = 0.45;
/** What it costs to be the same kind of dish again: of the same course, out of the same pans. */
const ALIKE = 0.06;
/** What it costs to be of the same kin: an omelette after a frittata is one dish to who reads a menu. */
const AKIN = 0.09;

function costOfKin(id: DishId, shown: readonly Course[]): number {
  const kin = KIN_OF.get(id);
  return kin === undefined ? 0 : AKIN * shown.filter(({ dish }) => KIN_OF.get(dish.id) === kin).length;
}

/** What it costs to be the twin of a dish that was shown, and the likeness below which nobody takes it for one. */
const TWIN = 0.3;
const LEAST_LIKE = 0.6;
/** So many frames wait for one that is no twin. */
const MOST_WAITING = 4;

function costOfTwins(make: Make, shown: readonly Course[]): number {
  const likest = shown.reduce((most, other) => Math.max(most, likenessOf(make, makeOf(other))), 0);
  return likest < LEAST_LIKE ? 0 : TWIN * likest;
}

/** What it costs by the weight of what a cook would hold against it: a dish that reads badly with this list loses to one nearly as near. */
const HELD = 0.01;
const MOST_HELD = 6;
/** Scores nearer than this are equals, and the seed decides. */
const EVEN = 0.004;

/** `seed` decides among equals; `most` is how many will be asked for: who wants one may never come to a frame, who wants five nearly always does. */
export function* offerDishes(foods: readonly Food[], circumstances: Circumstances, seed: number, book: MasterBook, most: number): Generator<Course, void> {
  const shown: Course[] = [];
  const mayOffer = ({ master, placed, quality, coverage }: MasterCandidate): boolean =>
    quality >= LEAST_QUALITY &&
    coverage >= LEAST_COVERAGE &&
    circumstances.wishes.mayServe({ dish: faceOf(master), foods: [...placed.values()].flat(), master });
  const masters = new RankedMasters(queueMasters(foods, book, LEAST_COVERAGE), mayOffer, seed);
  // What has been read as a cook, and costs what they would hold against it.
  const read = new Map<MasterCandidate, Course>();
  // Frames are looked at only once one of them might come before the best master, and cooked once one does.
  let mayFrameBeat = most > 1 ? () => true : boundCandidates(foods);
  const outlook: Outlook = { most: Infinity };
  let courses: Generator<OfferedCourse, void> | undefined;
  // Planned, and written once they are worth more than the best master.
  const waiting: OfferedCourse[] = [];
  let isDry = false;
  while (true) {
    const best = masters.findBest(shown);
    const course = chooseFrame(waiting, shown);
    const mayWait = !course || (waiting.length < MOST_WAITING && costOfTwins(makeOf(course), shown) > 0);
    if (mayWait && !isDry && (!best || mayFrameBeat(best.worth))) {
      if (!courses) {
        const frames = findCandidates(foods);
        outlook.most = frames[0]?.total ?? -Infinity;
        mayFrameBeat = (worth) => outlook.most > worth;
        courses = offerCourses(foods, circumstances, seed, frames, outlook);
        continue;
      }
      const next = nextOf(courses, shown);
      if (next) waiting.push(next);
      else isDry = true;
      continue;
    }
    if (best && (!course || best.worth >= (course.total ?? 0) - costOfKin(course.dish.id, shown) - costOfTwins(makeOf(course), shown))) {
      masters.remove(best.candidate);
      const served = read.get(best.candidate) ?? serveMaster(best.candidate, foods, circumstances);
      if (!served || !circumstances.wishes.serves(served) || !isNew(served, shown)) continue;
      const held = read.has(best.candidate) ? 0 : weightOf(readForChoice(served, circumstances.servings));
      if (held > 0) {
        const worse = { ...best.candidate, total: best.candidate.total - HELD * Math.min(MOST_HELD, held) };
        read.set(worse, served);
        masters.add(worse);
        continue;
      }
      shown.push(served);
      yield served;
    } else if (course) {
      waiting.splice(waiting.indexOf(course), 1);
      const served = course.cook();
      // Another that came before may go by its name.
      if (served && isNew(served, shown)) {
        shown.push(served);
        yield served;
      }
    } else if (isDry) return;
  }
}

/** Neither the id nor what the title says is what was shown: "shrimp with garlic" after "garlic shrimp" would be a rewording. */
function isNew(course: Course, shown: readonly Course[]): boolean {
  return shown.every((other) => saidBy(other) !== saidBy(course) && idOf(other) !== idOf(course));
}

const JOINING: ReadonlySet<string> = new Set(["with", "and", "of", "in", "on", "a", "an", "the"]);

/** The words of its title that say something, in no order. */
const saidBy = oncePer(({ recipe }: Course): string =>
  tokenise(recipe.title)
    .map(({ lemma }) => lemma)
    .filter((word) => !JOINING.has(word))
    .sort()
    .join(" "),
);

/** The first; where that is a twin of what was shown, the best of them. */
function chooseFrame(waiting: readonly OfferedCourse[], shown: readonly Course[]): OfferedCourse | undefined {
  const [first, ...rest] = waiting;
  if (!first || rest.length === 0 || costOfTwins(makeOf(first), shown) === 0) return first;
  const worthOf = (course: OfferedCourse): number => (course.total ?? 0) - costOfTwins(makeOf(course), shown);
  return rest.reduce((best, course) => (worthOf(course) > worthOf(best) ? course : best), first);
}

function nextOf(courses: Generator<OfferedCourse, void>, shown: readonly Course[]): OfferedCourse | undefined {
  for (let next = courses.next(); !next.done; next = courses.next()) {
    const course = next.value;
    if (shown.every((other) => idOf(other) !== idOf(course))) return course;
  }
  return undefined;
}

interface Ranked {
  readonly candidate: MasterCandidate;
  /** What it is worth before a frame, and before what was shown makes its likes less welcome. */
  readonly worth: number;
}

/** Masters in the order in which they are offered: each is filled once nothing that is filled already can be better than it might be. */
class RankedMasters {
  readonly #queue: MasterQueue;
  readonly #mayOffer: (candidate: MasterCandidate) => boolean;
  readonly #seed: number;
  readonly #filled = new Set<Ranked>();

  constructor(queue: MasterQueue, mayOffer: (candidate: MasterCandidate) => boolean, seed: number) {
    this.#queue = queue;
    this.#mayOffer = mayOffer;
    this.#seed = seed;
  }

  add(candidate: MasterCandidate): Ranked {
    const { master, total } = candidate;
    const ranked = { candidate, worth: total + MASTERLY + (hashText(`${master.id}|${this.#seed}`) / 0x1_0000_0000) * EVEN };
    this.#filled.add(ranked);
    return ranked;
  }

  remove(candidate: MasterCandidate): void {
    for (const ranked of this.#filled) if (ranked.candidate === candidate) this.#filled.delete(ranked);
  }

  /** The best after those that were `shown`, filled or not: what is not is worth no more than its bound, and no seed brings it more than `EVEN`. */
  findBest(shown: readonly Course[]): Ranked | undefined {
    let best: Ranked | undefined;
    const weigh = ({ candidate, worth }: Ranked): void => {
      const left = worth - costOfLikes(candidate, shown);
      if (!best || left > best.worth) best = { candidate, worth: left };
    };
    for (const ranked of this.#filled) weigh(ranked);
    for (let most = this.#queue.most(); most !== undefined; most = this.#queue.most()) {
      if (best && best.worth > most + MASTERLY + EVEN) break;
      const filled = this.#queue.fill();
      if (filled && this.#mayOffer(filled)) weigh(this.add(filled));
    }
    return best;
  }
}

/** What of it was shown: its course out of the same pans, its kin. */
function costOfLikes(candidate: MasterCandidate, shown: readonly Course[]): number {
  const { master } = candidate;
  const alike = shown.filter(({ master: other }) => other?.master.course === master.course && other.master.kit.join() === master.kit.join()).length;
  return ALIKE * alike + costOfKin(master.id, shown) + costOfTwins(makeOfMaster(candidate), shown);
}
