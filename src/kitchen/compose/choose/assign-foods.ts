/** Gives each food a slot of a dish: the needed slots first, then by salience, moving foods aside where that makes room. */
import { pairScore, VETO, type PairSide } from "../../knowledge/pairings.ts";
import type { IngredientClass } from "../../knowledge/classes/ingredient-class.ts";
import type { Role } from "../../knowledge/classes/roles.ts";
import type { Dish, Slot, SlotName } from "../../knowledge/dishes/dish.ts";
import type { Demand, DishBook } from "../../knowledge/dishes/dish-book.ts";
import { roleWeight, type Food } from "../food.ts";

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
  { role: "spice", weight: 0.6, most: 5 },
  { role: "fat", weight: 1, most: 3 },
];
export const MOST_FOODS = 18;
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

type Seats = readonly (readonly [SlotName, Slot])[];
const seatsOfDishes = new WeakMap<Dish, Seats>();

function seatsOf(dish: Dish): Seats {
  const known = seatsOfDishes.get(dish);
  if (known) return known;
  const seats = Object.entries(dish.slots);
  seatsOfDishes.set(dish, seats);
  return seats;
}

const fitsOfClasses = new WeakMap<IngredientClass, Map<Dish, readonly number[]>>();

/** Fits of a class for all slots of a dish, in their order. Tables do not change, so they are worked out once. */
function fitsOf(kind: IngredientClass, dish: Dish): readonly number[] {
  const ofClass = classFits(kind);
  const known = ofClass.get(dish);
  if (known) return known;
  const fits = seatsOf(dish).map(([, slot]) => fitOf({ kind }, slot, dish));
  ofClass.set(dish, fits);
  return fits;
}

function classFits(kind: IngredientClass): Map<Dish, readonly number[]> {
  const known = fitsOfClasses.get(kind) ?? new Map<Dish, readonly number[]>();
  fitsOfClasses.set(kind, known);
  return known;
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
  const slots = seatsOf(dish);
  const fits = new Map(foods.map((food) => [food, fitsOf(food.kind, dish)]));
  const table = new Table(slots, fits);
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

  for (const [index, [, slot]] of slots.entries()) {
    if (slot.least === 0) continue;
    const best = foods
      .filter((food) => !table.has(food) && (fits.get(food)?.[index] ?? 0) > 0)
      .sort((a, b) => restsOf(a) - restsOf(b) || (fits.get(b)?.[index] ?? 0) - (fits.get(a)?.[index] ?? 0) || b.salience - a.salience);
    for (const food of best) {
      if (table.count(index) >= slot.least) break;
      offer(food, index);
    }
    if (table.count(index) < slot.least) return undefined;
  }
  const rest = foods.toSorted((a, b) => restsOf(a) - restsOf(b) || b.salience - a.salience);
  for (const food of rest) if (!table.has(food)) offer(food);
  // What goes in only beside another food is offered again when all are seated.
  for (const food of rest) if (!table.has(food) && refused.get(food)?.why === "no-place") offer(food);
  // What was set beside the dish before its company came joins it now.
  for (const food of rest) if (table.isAside(food)) table.reseat(food);
  return { placed: table.placed(), refused };
}

/** Seats and who sits where. */
class Table {
  readonly #slots: readonly (readonly [SlotName, Slot])[];
  readonly #fits: ReadonlyMap<Food, readonly number[]>;
  readonly #seat = new Map<Food, number>();

  constructor(slots: readonly (readonly [SlotName, Slot])[], fits: ReadonlyMap<Food, readonly number[]>) {
    this.#slots = slots;
    this.#fits = fits;
  }

  has(food: Food): boolean {
    return this.#seat.has(food);
  }

  /** Served with the dish, not in it. */
  isAside(food: Food): boolean {
    const seat = this.#seat.get(food);
    return seat !== undefined && this.#slots[seat]?.[1].atTable === true;
  }

  reseat(food: Food): void {
    this.#seat.delete(food);
    this.seat(food);
  }

  count(slot: number): number {
    let count = 0;
    for (const seat of this.#seat.values()) if (seat === slot) count += 1;
    return count;
  }

  placed(): ReadonlyMap<Food, SlotName> {
    return new Map([...this.#seat].map(([food, seat]) => [food, this.#slots[seat]?.[0] ?? ""]));
  }

  /** Too many of a kind, or a fight with somebody at the table. */
  objectionTo(food: Food, dish: Dish): Refused | undefined {
    const seated = [...this.#seat.keys()];
    for (const { role, weight, most } of LIMITS) {
      if ((food.kind.roles[role] ?? 0) < weight) continue;
      const same = seated.filter((other) => (other.kind.roles[role] ?? 0) >= weight);
      if (same.length >= (dish.caps?.[role] ?? most)) return { why: "enough", of: role, than: same };
    }
    const enemy = seated.find((other) => harmonyIn(dish, food, other) <= VETO);
    if (enemy) return { why: "clash", with: enemy };
    return seated.length >= MOST_FOODS ? { why: "no-place" } : undefined;
  }

  /** Not where it would want company and has none, nor as one more thing that the dish does not name. */
  #suits(food: Food, slot: number): boolean {
    const { beside: wanted, apart, given } = this.#slots[slot]?.[1] ?? {};
    if (given && ![...this.#fits.keys()].some(({ kind }) => roleWeight(kind, given) >= 0.5)) return false;
    if (apart && [...this.#seat.keys()].some((other) => other !== food && roleWeight(other.kind, apart) >= 0.5)) return false;
    if (this.#isWeightyExtra(food, slot) && this.#weightyExtras() >= MOST_WEIGHTY_EXTRAS) return false;
    return wanted === undefined || [...this.#seat.keys()].some((other) => other !== food && roleWeight(other.kind, wanted) >= 0.5);
  }

  #weightyExtras(): number {
    let count = 0;
    for (const [food, seat] of this.#seat) if (this.#isWeightyExtra(food, seat)) count += 1;
    return count;
  }

  #isWeightyExtra(food: Food, seat: number): boolean {
    const [name, slot] = this.#slots[seat] ?? [];
    return slot?.extra === true && food.salience >= 1 && !slot.atTable && name !== STREWN;
  }

  /** Finds a seat, asking others to move along (an augmenting path). With `only`, that slot or none. */
  seat(food: Food, only?: number, asked = new Set<number>()): boolean {
    const fits = this.#fits.get(food) ?? [];
    const order = fits
      .flatMap((fit, slot) => (fit > 0 && !asked.has(slot) && (only === undefined || slot === only) && this.#suits(food, slot) ? [slot] : []))
      .sort((a, b) => (fits[b] ?? 0) - (fits[a] ?? 0));
    for (const slot of order) {
      asked.add(slot);
      if (this.count(slot) < (this.#slots[slot]?.[1].most ?? 0)) {
        this.#seat.set(food, slot);
        return true;
      }
    }
    for (const slot of order) {
      for (const [other, seat] of this.#seat) {
        if (seat === slot && this.seat(other, undefined, asked)) {
          this.#seat.set(food, slot);
          return true;
        }
      }
    }
    return false;
  }
}

const sides = new WeakMap<Food, PairSide>();
const met = new WeakMap<Food, WeakMap<Food, number>>();

/** Harmony of two foods in this dish, which may forgive a clash. */
export function harmonyIn({ forgives }: Dish, one: Food, other: Food): number {
  const score = harmony(one, other);
  const forgiven = score < 0 && forgives !== undefined && [one, other].some(({ kind }) => roleWeight(kind, forgives) >= LEAST_FIT);
  return forgiven ? 0 : score;
}

/** How two foods go together, −3 to 3; looked up once for each pair on the counter. */
function harmony(one: Food, other: Food): number {
  const others = met.get(one) ?? new WeakMap<Food, number>();
  met.set(one, others);
  const score = others.get(other) ?? pairScore(sideOf(one), sideOf(other));
  others.set(other, score);
  return score;
}

function sideOf(food: Food): PairSide {
  const known = sides.get(food);
  if (known) return known;
  const { id, kindOf } = food.ingredient;
  const side = { id, kind: food.kind, ...(kindOf === undefined ? {} : { kindOf }) };
  sides.set(food, side);
  return side;
}
