/** The courses that a list makes, in the order in which they are offered: another dish each time, for as long as there is one. */
import type { Units } from "#recipe/order";
import type { Role } from "../knowledge/classes/role.ts";
import { allDishes } from "../knowledge/dishes/all-dishes.ts";
import type { Dish } from "../knowledge/dishes/dish.ts";
import type { SlotName } from "../knowledge/dishes/slot-names.ts";
import { FLOOR, findCandidates, orderForVariety, withFewerExtras, type Candidate } from "./choose-dish.ts";
import { idOf, planCourse, prepareCourse, writeCourse, type Circumstances, type Course, type PlannedCourse } from "./course.ts";
import { roleWeight, type Food } from "./food.ts";
import { portionDish, type Portions } from "./portion.ts";
import { likeRatio, shareUsed, tellingAmounts } from "./portion/typed-amounts.ts";

interface Round {
  /** Quality below which a dish is none. */
  readonly floor: number;
  /** A dish that was offered may come again with another food as its star. */
  readonly again: boolean;
  /** Also what is no meal, where it leaves one in the larder. */
  readonly snacks?: boolean;
}

/** What is plain but right comes after all that is good, a dish with another star after every other dish, and a dip or a side when there is no more supper. */
const ROUNDS: readonly Round[] = [
  { floor: FLOOR, again: false },
  { floor: 0.42, again: false },
  { floor: FLOOR, again: true },
  { floor: FLOOR, again: false, snacks: true },
];

/** What a dish is made of. One of these that kept others out rests, so that the others have their turn. */
const STARRING: readonly Role[] = ["protein", "starch", "pulse", "nut"];

/** A course that is known to work as planned, and is written once it is wanted; undefined where it reads badly. */
export interface OfferedCourse extends Pick<PlannedCourse, "dish" | "foods" | "refused" | "ops" | "total"> {
  cook(): Course | undefined;
}

/** Worth of the best of what comes after what was offered last; none can be said where another round begins. */
export interface Outlook {
  most: number;
}

/** `seed` decides among equals; `all` are the candidates of the first round. Keeps `outlook` true while it waits. */
export function* offerCourses(
  foods: readonly Food[],
  circumstances: Circumstances,
  seed: number,
  all: readonly Candidate[],
  outlook: Outlook,
): Generator<OfferedCourse, void> {
  const shown: OfferedCourse[] = [];
  const tried = new Set<string>();
  for (const { floor, again, snacks } of ROUNDS) {
    for (let resting = restingAfter(shown), left = true; left;) {
      left = false;
      const isNew = (candidate: Candidate) =>
        !tried.has(signatureOf(candidate)) &&
        circumstances.wishes.mayServe({ dish: candidate.dish, foods: candidate.placed.keys() }) &&
        (snacks || !leavesSupper(candidate)) &&
        shown.every((course) => course.dish !== candidate.dish || (again && starsOf(course.foods) !== starsOf(candidate.placed.keys())));
      const candidates = (floor === FLOOR && resting.size === 0 ? all : findCandidates(foods, allDishes(), { floor, resting })).filter(isNew);
      const likes = again ? [] : shown.map(({ dish }) => dish);
      const inOrder = (those: readonly Candidate[]) => {
        const order = orderForVariety(those, seed, likes, resting);
        return shown.length === 0 ? byAmounts(order, foods, circumstances) : order;
      };
      let order = inOrder(candidates);
      while (order.length > 0) {
        const [candidate, ...rest] = order;
        if (!candidate) break;
        order = rest;
        tried.add(signatureOf(candidate));
        const course = offerFitting(candidate, circumstances);
        if (!course || shown.some((other) => idOf(other) === idOf(course))) {
          // What nobody was shown makes its likes no less welcome.
          order = inOrder(candidates.filter(isNew));
          continue;
        }
        shown.push(course);
        likes.push(course.dish);
        const further = candidates.filter(isNew);
        outlook.most = further.length > 0 ? Math.max(...further.map(({ total }) => total)) : Infinity;
        yield course;
        const tired = restingAfter(shown);
        left = tired.size > resting.size;
        resting = tired;
        if (left) break;
      }
    }
  }
}

/** How many of the best dishes are weighed against typed amounts, how far apart they may be, and what the same ratio and all used up are worth. */
const WEIGHED = 8;
const NEAR = 0.2;
const SAME_RATIO = 0.3;
const ALL_USED = 0.1;
const ALL_IN_JARS = 0.35;

function isSweetOrBread({ flavour, family }: Dish): boolean {
  return flavour === "sweet" || family === "bread";
}

/** Flour, sugar, butter and eggs that were typed with their amounts tell by their ratio what is to be baked of them. */
function byAmounts(order: readonly Candidate[], foods: readonly Food[], { servings, wording }: Circumstances): readonly Candidate[] {
  const [best] = order;
  const isLarder = foods.some(isForJars) && foods.every(({ kind, salience }) => salience < 1 || roleWeight(kind, SUPPER) < 0.5);
  const isWeighed = (dish: Dish) => isLarder || isSweetOrBread(dish);
  const typed = best !== undefined && isWeighed(best.dish) ? tellingAmounts(foods) : [];
  if (best === undefined || typed.length === 0) return order;
  const weighed = order
    .slice(0, WEIGHED)
    .filter(({ dish, total }) => isWeighed(dish) && total >= best.total - NEAR)
    .map((candidate) => {
      const { dish, placed, total } = candidate;
      const portions = portionDish(dish, placed, servings, wording.units);
      const fit = portions
        ? SAME_RATIO * likeRatio(typed, wantedBy(candidate, portions, wording.units)) + (isLarder ? ALL_IN_JARS : ALL_USED) * shareUsed(typed, portions.all)
        : 0;
      return { candidate, worth: total + fit };
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ candidate }) => candidate);
  return [...weighed, ...order.filter((candidate) => !weighed.includes(candidate))];
}

/** More vinegar, salt or sugar than four people eat at a meal tells of pickles and jams. */
function isForJars({ kind, available = 0 }: Food): boolean {
  return roleWeight(kind, ["vinegar", "salt_pure", "sugar"]) >= 0.5 && available > 4 * kind.grams[2];
}

/** Grams in which a dish wants its foods, however much there is of them; where it cannot be cooked without bounds, those that it takes. */
function wantedBy({ dish, placed }: Candidate, taken: Portions, units: Units): ReadonlyMap<Food, number> {
  const plenty = [...placed].map(([food, slot]): { food: Food; slot: SlotName; unlimited: Food } => {
    const { available: _, stock: __, ...unlimited } = food;
    return { food, slot, unlimited };
  });
  const { all } = portionDish(dish, new Map(plenty.map(({ unlimited, slot }) => [unlimited, slot])), undefined, units) ?? taken;
  return new Map(plenty.map(({ food, unlimited }) => [food, all.find((portion) => portion.food === unlimited || portion.food === food)?.grams ?? 0]));
}

/** What is served beside something, or before it. */
const BESIDE: readonly Dish["family"][] = ["side", "drink"];
/** What a supper is made of. */
const SUPPER: readonly Role[] = ["protein", "protein_ready", "egg", "pulse", "fish_tin", "stew_ready", "pasta", "noodle", "gnocchi", "rice"];

/** Laid out to pick from. */
const BOARD: Dish["id"] = "sharing_board";

/** A sauce, a dip, a side, a drink, a pickle or a board that leaves out what a supper would be made of, or sets it beside. */
function leavesSupper({ dish, placed, refused }: Candidate): boolean {
  if (dish.flavour !== "savoury") return false;
  const isSlight = BESIDE.includes(dish.family) || dish.distinct === 0 || dish.id === BOARD || ![...placed.keys()].some(({ salience }) => salience >= 1);
  const aside = [...placed].filter(([, slot]) => dish.slots[slot]?.extra).map(([food]) => food);
  // One thing boiled or fried by itself, while what would make a meal of it stays out.
  if (dish.family === "plain" && [...refused].some(([{ salience }, { why }]) => salience >= 1 && why !== "enough")) return true;
  return isSlight && [...refused.keys(), ...aside].some(({ salience, kind }) => salience >= 1 && roleWeight(kind, SUPPER) >= 0.5);
}

/** The dish with as many of its extras as its plan bears, to be written once it is wanted; where there are wishes, what keeps to them. */
function offerFitting(candidate: Candidate, circumstances: Circumstances): OfferedCourse | undefined {
  if (circumstances.wishes.askTheCooked) {
    const course = cookFitting(candidate, circumstances);
    return course && { ...course, cook: () => course };
  }
  for (const each of [candidate, ...withFewerExtras(candidate)]) {
    const planned = planCourse(each, circumstances);
    if ("stage" in planned) continue;
    const cook = (): Course | undefined => {
      const written = writeCourse(planned, circumstances);
      return "stage" in written ? cookFitting(candidate, circumstances) : written;
    };
    return { ...planned, cook };
  }
  return undefined;
}

/** Written out at once, with as few extras as the wishes ask. */
function cookFitting(candidate: Candidate, circumstances: Circumstances): Course | undefined {
  const { wishes } = circumstances;
  const whole = prepareCourse(candidate, circumstances);
  if (whole && (wishes.serves(whole) || !wishes.isNear(whole))) return wishes.serves(whole) ? whole : undefined;
  for (const fewer of withFewerExtras(candidate)) {
    const course = prepareCourse(fewer, circumstances);
    if (course && wishes.serves(course)) return course;
  }
  return undefined;
}

/** Foods that were the star while others of their kind stayed out. */
function restingAfter(shown: readonly OfferedCourse[]): ReadonlySet<Food> {
  return new Set(
    shown.flatMap(({ refused }) =>
      [...refused].flatMap(([food, refusal]) => {
        if (refusal.why === "enough" && STARRING.includes(refusal.of)) return refusal.than;
        return refusal.why === "clash" && isStar(food) && isStar(refusal.with) ? [refusal.with] : [];
      }),
    ),
  );
}

function isStar({ kind }: Food): boolean {
  return STARRING.some((role) => (kind.roles[role] ?? 0) >= 0.75);
}

function signatureOf({ dish, placed }: Candidate): string {
  return [dish.id, ...idsOf(placed.keys())].join("|");
}

function starsOf(foods: Iterable<Food>): string {
  return idsOf([...foods].filter(isStar)).join("|");
}

function idsOf(foods: Iterable<Food>): readonly string[] {
  return [...foods].map(({ ingredient }) => ingredient.id).sort();
}
