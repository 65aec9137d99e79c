/** Gives each food a slot of a dish: the needed slots first, then by salience, moving foods aside where that makes room. */
import { VETO } from "#kitchen/knowledge/pairings";
import type { IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import type { Role } from "#kitchen/knowledge/classes/roles";
import type { Dish, Slot } from "#kitchen/knowledge/dishes/dish";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";
import type { Demand, DishBook } from "#kitchen/knowledge/dishes/dish-book";
import { roleWeight, type Food } from "../food.ts";
import { harmony } from "./clashes.ts";
import { slotEntries } from "#kitchen/knowledge/dishes/by-slot";

/** Why a food stays out of a dish: nothing takes it, it fights another food, or there is enough of its kind. */
export type Refused =
  | { readonly why: "no-place" }
  | { readonly why: "clash"; readonly with: Food }
  | { readonly why: "enough"; readonly of: Role; readonly than: readonly Food[] };

export interface Assignment {
  readonly placed: ReadonlyMap<Food, SlotName>;
  readonly refused: ReadonlyMap<Food, Refused>;
}

/** At most so many foods that play a role at least so fully. From counts over real recipes: two starches are in one of forty. */
export const LIMITS: readonly { readonly role: Role; readonly weight: number; readonly most: number }[] = [
  { role: "protein", weight: 0.9, most: 2 },
  // Bread goes beside rice or potatoes; a second bread does not.
  { role: "starch", weight: 0.85, most: 1 },
  { role: "bread", weight: 0.5, most: 1 },
  { role: "cheese", weight: 0.75, most: 3 },
  { role: "allium", weight: 0.6, most: 2 },
  { role: "acid", weight: 0.9, most: 2 },
  { role: "pulse", weight: 0.9, most: 2 },
  { role: "nut", weight: 1, most: 2 },
  { role: "herb", weight: 0.9, most: 4 },
  { role: "spice", weight: 0.6, most: 10 },
  { role: "fat", weight: 1, most: 3 },
];
/** Salt, oil, sugar and spices do not count. */
export const MOST_FOODS = 18;
/** Whether a food counts towards the most that one dish bears. */
export const counts = ({ salience }: Pick<Food, "salience">): boolean => salience >= 0.5;

/** How many of these foods count towards the most that one dish bears. */
export function countFoods(foods: Iterable<Food>): number {
  let count = 0;
  for (const food of foods) if (counts(food)) count++;
  return count;
}
/** A dish bears so many foods that it does not name itself; more, and it is another dish. What stands beside it does not count. */
const MOST_WEIGHTY_EXTRAS = 2;
/** What is grated or strewn over a dish at the end makes no other dish of it. */
const STREWN: SlotName = "scatter";
/** A role played less fully than this does not open a slot. */
const LEAST_FIT = 0.4;
/** A part that the dish does not name itself suits a food so much less than one that it does. */
const EXTRA_FIT = 0.6;

/** How well a food fits a slot, 0 when it may not enter. */
export function fitOf({ kind }: Pick<Food, "kind">, slot: Slot, dish: Pick<Dish, "flavour" | "forbid">): number {
  const weight = roleWeight(kind, slot.roles);
  if (weight < LEAST_FIT) return 0;
  if (dish.flavour === "sweet" && kind.sweet < 0 && !slot.seasons) return 0;
  if (dish.flavour === "sweet" && kind.sweet <= -2) return 0;
  if (dish.forbid && roleWeight(kind, dish.forbid) >= LEAST_FIT) return 0;
  if (slot.raw && (kind.raw === "cook" || kind.raw === "unsafe")) return 0;
  if (slot.cook && !kind.cook[slot.cook]) return 0;
  if (slot.not && roleWeight(kind, slot.not) >= LEAST_FIT) return 0;
  return slot.extra ? weight * EXTRA_FIT : weight;
}

/** A slot as a seat: in the order of the dish's slots. */
interface Seat extends Slot {
  readonly name: SlotName;
}
const seatsOfDishes = new WeakMap<Dish, readonly Seat[]>();

function seatsOf(dish: Dish): readonly Seat[] {
  const known = seatsOfDishes.get(dish);
  if (known) return known;
  const seats = slotEntries(dish.slots).map(([name, slot]) => ({ ...slot, name }));
  seatsOfDishes.set(dish, seats);
  return seats;
}

interface Fits {
  /** For all seats of a dish, in their order. */
  readonly bySeat: readonly number[];
  /** The seats that fit at all, best first. */
  readonly seats: readonly number[];
}
const fitsOfClasses = new WeakMap<IngredientClass, Map<Dish, Fits>>();

/** How a class fits the seats of a dish. Tables do not change, so it is worked out once. */
function fitsOf(kind: IngredientClass, dish: Dish): Fits {
  const ofClass = classFits(kind);
  const known = ofClass.get(dish);
  if (known) return known;
  const bySeat = seatsOf(dish).map((seat) => fitOf({ kind }, seat, dish));
  const seats = bySeat.flatMap((fit, seat) => (fit > 0 ? [seat] : [])).sort((a, b) => (bySeat[b] ?? 0) - (bySeat[a] ?? 0));
  const fits = { bySeat, seats };
  ofClass.set(dish, fits);
  return fits;
}

function classFits(kind: IngredientClass): Map<Dish, Fits> {
  const known = fitsOfClasses.get(kind) ?? new Map<Dish, Fits>();
  fitsOfClasses.set(kind, known);
  return known;
}

/** The best that a food may sit in the dish: as one of its own, as an extra, or not at all. */
export function placeIn(dish: Dish, { kind }: Pick<Food, "kind">): "own" | "extra" | undefined {
  const { seats } = fitsOf(kind, dish);
  if (seats.length === 0) return undefined;
  const all = seatsOf(dish);
  return seats.some((seat) => !all[seat]?.extra) ? "own" : "extra";
}

/** How well a food fits the slot of this name. */
export function fitIn(dish: Dish, { kind }: Pick<Food, "kind">, slot: SlotName): number {
  return fitsOf(kind, dish).bySeat[seatsOf(dish).findIndex(({ name }) => name === slot)] ?? 0;
}

const limitsOfClasses = new WeakMap<IngredientClass, typeof LIMITS>();

/** The limits that a class counts towards: none or one for nearly all. */
function limitsOf(kind: IngredientClass): typeof LIMITS {
  const known = limitsOfClasses.get(kind);
  if (known) return known;
  const limits = LIMITS.filter(({ role, weight }) => (kind.roles[role] ?? 0) >= weight);
  limitsOfClasses.set(kind, limits);
  return limits;
}

/** For dishes in their order, which of the needed slots are filled, a bit for each. */
type Needs = Uint32Array<ArrayBuffer>;
const needsOfBooks = new WeakMap<DishBook, { readonly all: Needs; readonly byClass: Map<IngredientClass, Needs> }>();

function filledNeeds({ demands }: DishBook, fills: (slot: Slot, demand: Demand) => boolean): Needs {
  return Uint32Array.from(demands, (demand) => demand.needs.reduce((bits, slot, index) => (fills(slot, demand) ? bits | (1 << index) : bits), 0));
}

/** Dishes of which every needed slot could be filled by some of these foods. Most fall here, at the cost of a few bits. */
export function findPossible(book: DishBook, foods: readonly Food[]): readonly Dish[] {
  const known = needsOfBooks.get(book) ?? { all: filledNeeds(book, () => true), byClass: new Map<IngredientClass, Needs>() };
  needsOfBooks.set(book, known);
  const { all } = known;
  const filled = new Uint32Array(all.length);
  for (const { kind } of foods) {
    const ofClass = known.byClass.get(kind) ?? filledNeeds(book, (slot, demand) => fitOf({ kind }, slot, demand) > 0);
    known.byClass.set(kind, ofClass);
    for (let index = 0; index < filled.length; index++) filled[index] = (filled[index] ?? 0) | (ofClass[index] ?? 0);
  }
  const possible: Dish[] = [];
  for (const [index, needed] of all.entries()) if (filled[index] === needed) possible.push(book.dish(index));
  return possible;
}

/**
 * Undefined when a needed slot stays empty. `foods` come in a fixed order, so that the same set gives the same dish.
 * Those that are `resting` sit down last.
 */
export function assignFoods(dish: Dish, foods: readonly Food[], resting?: ReadonlySet<Food>): Assignment | undefined {
  const seats = seatsOf(dish);
  const fits = new Map(foods.map((food) => [food, fitsOf(food.kind, dish)]));
  const fitOfSeat = (food: Food, seat: number): number => fits.get(food)?.bySeat[seat] ?? 0;
  const table = new Table(seats, fits);
  const restsOf = (food: Food): number => (resting?.has(food) ? 1 : 0);
  const refused = new Map<Food, Refused>();
  const offer = (food: Food, only?: number): boolean => {
    const objection = table.objectionTo(food, dish);
    if (objection) {
      refused.set(food, objection);
      return false;
    }
    const seated = table.seat(food, only);
    if (seated) refused.delete(food);
    else refused.set(food, { why: "no-place" });
    return seated;
  };

  for (const [index, { least }] of seats.entries()) {
    if (least === 0) continue;
    const best = foods
      .filter((food) => !table.has(food) && fitOfSeat(food, index) > 0)
      .sort((a, b) => restsOf(a) - restsOf(b) || fitOfSeat(b, index) - fitOfSeat(a, index) || mainFirst(a, b) || b.salience - a.salience);
    for (const food of best) {
      if (table.count(index) >= least) break;
      offer(food, index);
    }
    if (table.count(index) < least) return undefined;
  }
  // A chicken sits down before mince, which cannot share its pan.
  const rest = foods.toSorted((a, b) => restsOf(a) - restsOf(b) || b.salience - a.salience || (a.kind.roles.mince ?? 0) - (b.kind.roles.mince ?? 0));
  for (const food of rest) if (!table.has(food)) offer(food);
  // What goes in only beside another food is offered again when all are seated.
  for (const food of rest) if (!table.has(food) && refused.get(food)?.why === "no-place") offer(food);
  // What was set beside the dish before its company came joins it now.
  for (const food of rest) if (table.isAside(food)) table.reseat(food);
  return { placed: table.placed(), refused };
}

/** Of two that suit a needed seat alike, fish sits down before broccoli; of two meats, the one that gains most from simmering. */
function mainFirst(a: Food, b: Food): number {
  const protein = (b.kind.roles.protein ?? 0) - (a.kind.roles.protein ?? 0);
  return protein || (a.kind.roles.protein === 1 ? (b.kind.cook.simmer?.[1] ?? 0) - (a.kind.cook.simmer?.[1] ?? 0) : 0);
}

/** Seats and who sits where. */
class Table {
  readonly #seats: readonly Seat[];
  readonly #fits: ReadonlyMap<Food, Fits>;
  readonly #seat = new Map<Food, number>();
  /** How many sit in each seat. */
  readonly #counts: number[];

  constructor(seats: readonly Seat[], fits: ReadonlyMap<Food, Fits>) {
    this.#seats = seats;
    this.#fits = fits;
    this.#counts = seats.map(() => 0);
  }

  has(food: Food): boolean {
    return this.#seat.has(food);
  }

  /** Served with the dish, not in it. */
  isAside(food: Food): boolean {
    const seat = this.#seat.get(food);
    return seat !== undefined && this.#seats[seat]?.atTable === true;
  }

  reseat(food: Food): void {
    this.#rise(food);
    this.#seat.delete(food);
    this.seat(food);
  }

  count(seat: number): number {
    return this.#counts[seat] ?? 0;
  }

  #rise(food: Food): void {
    const seat = this.#seat.get(food);
    if (seat !== undefined) this.#counts[seat] = this.count(seat) - 1;
  }

  #sit(food: Food, seat: number): void {
    this.#rise(food);
    this.#counts[seat] = this.count(seat) + 1;
    this.#seat.set(food, seat);
  }

  placed(): ReadonlyMap<Food, SlotName> {
    const placed = new Map<Food, SlotName>();
    for (const [food, at] of this.#seat) {
      const seat = this.#seats[at];
      if (seat) placed.set(food, seat.name);
    }
    return placed;
  }

  /** Too many of a kind, or a fight with somebody at the table. */
  objectionTo(food: Food, dish: Dish): Refused | undefined {
    for (const limit of limitsOf(food.kind)) {
      const same = [...this.#seat.keys()].filter(({ kind }) => (kind.roles[limit.role] ?? 0) >= limit.weight);
      if (same.length >= (dish.caps?.[limit.role] ?? limit.most)) return { why: "enough", of: limit.role, than: same };
    }
    for (const other of this.#seat.keys()) if (harmonyIn(dish, food, other) <= VETO) return { why: "clash", with: other };
    return counts(food) && countFoods(this.#seat.keys()) >= MOST_FOODS ? { why: "no-place" } : undefined;
  }

  /** Not where it would want company and has none, nor as one more thing that the dish does not name. */
  #suits(food: Food, seat: number): boolean {
    const { beside: wanted, apart, given } = this.#seats[seat] ?? {};
    if (given && ![...this.#fits.keys()].some(({ kind }) => roleWeight(kind, given) >= 0.5)) return false;
    if (apart && this.#sharesWith(food, apart)) return false;
    if (this.#isWeightyExtra(food, seat) && this.#weightyExtras() >= MOST_WEIGHTY_EXTRAS) return false;
    return wanted === undefined || this.#sharesWith(food, wanted);
  }

  /** Whether another at the table plays one of these. */
  #sharesWith(food: Food, roles: readonly Role[]): boolean {
    for (const other of this.#seat.keys()) if (other !== food && roleWeight(other.kind, roles) >= 0.5) return true;
    return false;
  }

  #weightyExtras(): number {
    let count = 0;
    for (const [food, seat] of this.#seat) if (this.#isWeightyExtra(food, seat)) count += 1;
    return count;
  }

  #isWeightyExtra(food: Food, seat: number): boolean {
    const { extra, atTable, name } = this.#seats[seat] ?? {};
    return extra === true && food.salience >= 1 && !atTable && name !== STREWN;
  }

  /** Finds a seat, asking others to move along (an augmenting path). With `only`, that slot or none. */
  seat(food: Food, only?: number, asked = new Set<number>()): boolean {
    const order = (this.#fits.get(food)?.seats ?? []).filter((seat) => !asked.has(seat) && (only === undefined || seat === only) && this.#suits(food, seat));
    for (const seat of order) {
      asked.add(seat);
      if (this.count(seat) < (this.#seats[seat]?.most ?? 0)) {
        this.#sit(food, seat);
        return true;
      }
    }
    for (const seat of order) {
      for (const [other, taken] of this.#seat) {
        if (taken === seat && this.seat(other, undefined, asked)) {
          this.#sit(food, seat);
          return true;
        }
      }
    }
    return false;
  }
}

/** Harmony of two foods in this dish, which may forgive a clash. */
export function harmonyIn({ forgives }: Dish, one: Food, other: Food): number {
  const score = harmony(one, other);
  const forgiven = score < 0 && forgives !== undefined && [one, other].some(({ kind }) => roleWeight(kind, forgives) >= LEAST_FIT);
  return forgiven ? 0 : score;
}
