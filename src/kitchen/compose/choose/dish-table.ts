/** The seats of a dish and who sits where: who may sit down, who moves along, who is sent away and why. */
import type { Role } from "#kitchen/knowledge/classes/role";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";
import { VETO } from "#kitchen/knowledge/pairings";
import { type Food, roleWeight } from "../food.ts";
import type { Fits, Seat } from "./seat-fits.ts";
import { MOST_FOODS, countFoods, counts, harmonyIn, limitsOf } from "./table-limits.ts";

/** Why a food stays out of a dish: nothing takes it, it fights another food, or there is enough of its kind. */
export type Refused =
  | { readonly why: "no-place" }
  | { readonly why: "clash"; readonly with: Food }
  | { readonly why: "enough"; readonly of: Role; readonly than: readonly Food[] };

/** A dish bears so many foods that it does not name itself; more, and it is another dish. What stands beside it does not count. */
const MOST_WEIGHTY_EXTRAS = 2;

/** What is grated or strewn over a dish at the end makes no other dish of it. */
const STREWN: SlotName = "scatter";

/** Seats and who sits where. */
export class Table {
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
