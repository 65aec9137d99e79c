/** The work bench: which foods are still to be used, which pans are hot, and what was left for later. */
import { isUsedTo, SLOT_USES } from "#kitchen/knowledge/dishes/slot-uses";
import type { Role } from "#kitchen/knowledge/classes/role";
import type { Dish, PlanStep, Vessel } from "#kitchen/knowledge/dishes/dish";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";
import { pieceGrams, roleWeight, type Food } from "../food.ts";
import type { Portion, Portions } from "../portion.ts";
import type { Share } from "./op.ts";
import { longest } from "./stagger.ts";
import { standsWet } from "./wet-heat.ts";
import { ofSlot } from "#kitchen/knowledge/dishes/by-slot";

export class Bench {
  readonly dish: Dish;
  readonly servings: number;
  readonly size: Portions["size"];
  readonly #portions: readonly Portion[];
  readonly #left: Map<Portion, number>;
  #upcoming: readonly PlanStep[] = [];
  readonly #sealed = new Map<Portion, Vessel>();
  readonly #held = new Map<Portion, Vessel>();
  /** Lifted onto a plate while something slower is in the pan. */
  readonly #aside = new Map<Portion, { readonly vessel: Vessel; readonly done: boolean }>();
  readonly #rested = new Set<Portion>();
  #plated: number | undefined;
  readonly #hot = new Set<Vessel>();
  readonly #filled = new Set<Vessel>();
  readonly #greased = new Set<Vessel>();

  constructor(dish: Dish, portions: Portions) {
    this.dish = dish;
    this.servings = portions.servings;
    this.size = portions.size;
    this.#portions = portions.all;
    this.#left = new Map(portions.all.map((portion) => [portion, 1]));
  }

  /** Foods of these slots that are not used up. */
  waiting(slots: readonly SlotName[]): readonly Portion[] {
    return slots.flatMap((slot) => this.#portions.filter((portion) => portion.slot === slot && this.leftOf(portion) > 0));
  }

  /** Foods of this slot, used up or not. */
  inSlot(slot: SlotName): readonly Portion[] {
    return this.#portions.filter((portion) => portion.slot === slot);
  }

  onlyWaiting(portions: readonly Portion[]): readonly Portion[] {
    return portions.filter((portion) => this.leftOf(portion) > 0 || this.#aside.has(portion));
  }

  onlyUnused(portions: readonly Portion[]): readonly Portion[] {
    return portions.filter((portion) => this.leftOf(portion) > 0);
  }

  /** Lifts meat or fish out of a vessel, cooked through or only browned, until it is taken again. */
  setAside(portions: readonly Portion[], vessel: Vessel, done: boolean): void {
    for (const portion of portions) {
      this.#aside.set(portion, { vessel, done });
      this.#sealed.delete(portion);
      this.#rested.add(portion);
    }
  }

  /** What was lifted out of this vessel and has not come back. */
  aside(vessel: Vessel, done: boolean): readonly Portion[] {
    return this.#portions.filter((portion) => this.#aside.get(portion)?.vessel === vessel && this.#aside.get(portion)?.done === done);
  }

  vesselsAside(): readonly Vessel[] {
    return [...new Set([...this.#aside.values()].flatMap(({ vessel, done }) => (done ? [vessel] : [])))];
  }

  simmersAhead(vessel: Vessel): boolean {
    return this.#upcoming.some((step) => step.do === "simmer" && step.in === vessel);
  }

  /** The dish lifts out and returns by itself. */
  get usesPlate(): boolean {
    return this.dish.plan.some(
      (step) =>
        (step.has === undefined || step.has.some((slot) => this.has(slot))) &&
        (("lift" in step && step.lift) || ("from" in step && step.from?.includes("plate")) || ("to" in step && step.to === "plate")),
    );
  }

  /** Minutes on the hob that the steps ahead give to what is in this vessel, up to its next simmer or to the end. */
  minutesAhead(vessel: Vessel, until?: "simmer"): number {
    let minutes = 0;
    for (const step of this.#upcoming) {
      if (step.do === "work" && (step.from?.includes(vessel) || (step.in === vessel && step.to !== undefined))) break;
      if (!("in" in step) || step.in !== vessel) continue;
      if (step.do === until) break;
      minutes += this.#minutesOf(step);
    }
    return minutes;
  }

  #minutesOf(step: PlanStep): number {
    switch (step.do) {
      case "soften":
      case "fry":
      case "brown":
        return longest(this.waiting(step.of), "fry")[0];
      case "simmer":
        return Math.max(step.least ?? 0, longest(this.waiting(step.of), "simmer")[0]);
      case "absorb":
        return longest(this.waiting(step.of), "absorb")[0];
      case "work":
        return step.celsius === undefined ? (step.minutes?.[0] ?? 0) : 0;
      default:
        return 0;
    }
  }

  /** Foods of these slots that wait, and those that are in the vessel already, browned but not done. */
  inPlay(slots: readonly SlotName[], vessel: Vessel): readonly Portion[] {
    return slots.flatMap((slot) =>
      this.#portions.filter((portion) => portion.slot === slot && (this.leftOf(portion) > 0 || this.#sealed.get(portion) === vessel)),
    );
  }

  /** Keeps a food out of a pan until the vessel's liquid work takes it in. */
  hold(portions: readonly Portion[], vessel: Vessel): void {
    for (const portion of portions) this.#held.set(portion, vessel);
  }

  /** What was kept out: foods with minutes of their own, and what only flavours the liquid. */
  held(vessel: Vessel): { readonly foods: readonly Portion[]; readonly flavours: readonly Portion[] } {
    const held = this.#portions.filter((portion) => this.#held.get(portion) === vessel && this.leftOf(portion) > 0);
    const isFood = ({ food: { kind } }: Portion) => standsWet(kind) < Infinity;
    const later = this.spoiltAhead(held, vessel);
    return { foods: held.filter((portion) => isFood(portion) && !later.includes(portion)), flavours: held.filter((portion) => !isFood(portion)) };
  }

  /** The next work in this vessel brings liquid. */
  pourAhead(vessel: Vessel): boolean {
    const next = this.#upcoming.find((step) => "in" in step && step.in === vessel);
    return next?.do === "absorb" || (next?.do === "simmer" && (next.water !== undefined || this.waiting([...(next.liquids ?? []), ...next.of]).length > 0));
  }

  /** Some work ahead in this vessel brings liquid, whatever comes before. */
  simmerAhead(vessel: Vessel): boolean {
    return this.#upcoming.some((step) => step.do === "absorb" || (step.do === "simmer" && step.in === vessel && step.water !== undefined));
  }

  /** Foods that liquid work ahead in this vessel would cook to pieces if they were in from the start. */
  spoiltAhead(portions: readonly Portion[], vessel: Vessel): readonly Portion[] {
    const wet = this.#upcoming.filter((step) => (step.do === "simmer" || step.do === "absorb") && step.in === vessel);
    const ahead = wet.reduce((sum, step) => sum + this.#minutesOf(step), 0);
    return portions.filter(({ food: { kind } }) => kind.shelf !== "meat" && standsWet(kind) < ahead && kind.cook.simmer !== undefined);
  }

  /** A step ahead takes it into liquid. */
  simmersLater({ slot, food: { kind } }: Portion): boolean {
    return kind.cook.simmer !== undefined && this.#upcoming.some((step) => step.do === "simmer" && step.of.some((each) => each === slot));
  }

  seal(portions: readonly Portion[], vessel: Vessel): void {
    for (const portion of portions) this.#sealed.set(portion, vessel);
  }

  /** A food that is part of the dish, not set beside it, plays one of these roles. */
  holdsRole(roles: readonly Role[]): boolean {
    const beside = new Set<SlotName | undefined>(this.dish.plan.flatMap((step) => (step.do === "side" ? step.of : [])));
    return this.#portions.some(({ slot, food }) => !beside.has(slot) && !ofSlot(this.dish.slots, slot)?.atTable && roleWeight(food.kind, roles) >= 0.6);
  }

  has(slot: SlotName): boolean {
    return this.#portions.some((portion) => portion.slot === slot);
  }

  leftOf(portion: Portion): number {
    return this.#left.get(portion) ?? 0;
  }

  /** Takes what is left of the portions, or half of it. What cannot be halved sensibly is taken whole. */
  take(portions: readonly Portion[], half = false): readonly Share[] {
    return portions.flatMap((portion): Share[] => {
      const left = this.leftOf(portion);
      if (this.#aside.delete(portion) && left === 0) return [{ portion, part: 0, label: "all" }];
      if (left === 0) return [];
      const part = half && left === 1 ? 0.5 : left;
      this.#left.set(portion, left - part);
      return [{ portion, part, label: part === 1 ? "all" : left === 1 ? "half" : "rest" }];
    });
  }

  takeSlots(slots: readonly SlotName[], half = false): readonly Share[] {
    return this.take(this.waiting(slots), half);
  }

  /** Fat for a pan. With `half`, the rest is kept as long as a later step asks for some. */
  grease(vessel: Vessel, half = false): readonly Share[] {
    const fat = this.takeSlots(SLOT_USES.panFat, half && this.#upcoming.some((step) => this.#wantsFat(step)));
    if (fat.length > 0) this.#greased.add(vessel);
    return fat;
  }

  /** There is fat that no step ahead asks for: it would only be poured over at the end. */
  hasFatToSpare(): boolean {
    return this.waiting(SLOT_USES.panFat).length > 0 && !this.#upcoming.some((step) => this.#wantsFat(step));
  }

  /** What the plan still holds, so that something can be kept for it. */
  lookAhead(steps: readonly PlanStep[]): void {
    this.#upcoming = steps;
  }

  /** Minutes that the meat must rest, 0 for none: only whole cuts do, and on a plate they have rested. */
  restMinutes(): number {
    const rest = Math.max(0, ...this.#portions.map((portion) => this.#restOf(portion)));
    return (this.#plated ?? 0) >= rest ? 0 : rest;
  }

  #restOf(portion: Portion): number {
    const { food, cut } = portion;
    if (cut !== "whole" || this.#rested.has(portion) || food.kind.rest === undefined) return 0;
    return isToCarve(food) ? Math.max(food.kind.rest, REST_OF_A_PIECE) : food.kind.rest;
  }

  /** A piece that several share is among what rests: it is carved then. */
  carves(): boolean {
    return this.#portions.some((portion) => this.#restOf(portion) >= REST_OF_A_PIECE && isToCarve(portion.food));
  }

  /** Seasonings that no step has used and none ahead will. */
  forgotten(): readonly Portion[] {
    const ahead = new Set<SlotName | undefined>(this.#upcoming.flatMap((step) => ("takes" in step ? (step.takes ?? []) : [])));
    return this.#portions.filter((portion) => ofSlot(this.dish.slots, portion.slot)?.seasons && !ahead.has(portion.slot) && this.leftOf(portion) > 0);
  }

  #wantsFat(step: PlanStep): boolean {
    if (step.do === "work") return step.takes?.some((slot) => isUsedTo("panFat", slot)) ?? false;
    return (step.do === "soften" || step.do === "fry" || step.do === "brown") && this.waiting(step.of).length > 0;
  }

  isGreased(vessel: Vessel): boolean {
    return this.#greased.has(vessel);
  }

  markGreased(vessel: Vessel): void {
    this.#greased.add(vessel);
  }

  fill(vessel: Vessel): void {
    this.#filled.add(vessel);
  }

  /** Minutes of work since something was lifted onto a plate. */
  pass(minutes: number): void {
    if (this.#plated !== undefined) this.#plated += minutes;
  }

  /** Out of the vessel and onto a plate. */
  lift(vessel: Vessel): void {
    this.#plated ??= 0;
    this.empty(vessel);
    this.fill("plate");
  }

  /** Empties a vessel; false when nothing was in it. */
  empty(vessel: Vessel): boolean {
    return this.#filled.delete(vessel);
  }

  /** True the first time a vessel is put on the heat. */
  heat(vessel: Vessel): boolean {
    const first = !this.#hot.has(vessel);
    this.#hot.add(vessel);
    this.#filled.add(vessel);
    return first;
  }

  isHot(vessel: Vessel): boolean {
    return this.#hot.has(vessel);
  }
}

/** Minutes that a piece rests which more than one eats of. */
const REST_OF_A_PIECE = 8;
/** Grams of such a piece: a tenderloin, a rack, no chop and no steak. */
const TO_CARVE = 400;

function isToCarve(food: Food): boolean {
  return food.kind.shelf === "meat" && (pieceGrams(food) ?? 0) >= TO_CARVE;
}
