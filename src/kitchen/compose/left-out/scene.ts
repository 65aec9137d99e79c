/** A dish as a reason for leaving something out speaks of it: its name, the foods in it, and what heat they get. */
import type { Technique } from "#kitchen/knowledge/classes/class-row";
import type { Role } from "#kitchen/knowledge/classes/role";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";
import { roleWeight, type Food } from "../food.ts";
import type { Op } from "../plan/op.ts";
import type { Portion, Portions } from "../portion.ts";
import { isMany, nameOf } from "../write/naming.ts";
import { isMass, isPlural, listOf, pluralise } from "../write/nouns.ts";
import { ofSlot } from "#kitchen/knowledge/dishes/by-slot";

/** A dish that has been planned. */
export interface Planned {
  readonly dish: Dish;
  readonly portions: Portions;
  readonly ops: readonly Op[];
}

/** What stands in front of a verb, and its number. */
export interface Noun {
  readonly text: string;
  readonly many: boolean;
}

/** Heat that does much the same to a food. */
export const HEATS = ["wet", "dry pan", "oven", "grill"] as const;
export type Heat = (typeof HEATS)[number];
const TECHNIQUES_OF: Readonly<Record<Heat, readonly Technique[]>> = {
  wet: ["simmer", "boil", "poach", "absorb", "steam", "soak"],
  "dry pan": ["fry", "sear"],
  oven: ["roast"],
  grill: ["grill"],
};

/** Named at most so many at a time. */
const MOST_NAMED = 3;
const MOST_IN_CORE = 2;

export class Scene {
  readonly dish: Dish;
  /** `this omelette`, `these cookies`. */
  readonly name: Noun;
  /** What the dish cannot do without; what it floats in and what binds it only where it is nothing else. */
  readonly core: Noun;
  readonly portions: readonly Portion[];
  readonly servings: number;
  readonly ops: readonly Op[];

  constructor({ dish, portions, ops }: Planned) {
    this.dish = dish;
    this.portions = portions.all.toSorted((a, b) => b.food.salience - a.food.salience);
    this.servings = portions.servings;
    this.ops = ops;
    this.name = nameDish(dish.noun);
    const needed = this.portions.filter((portion) => this.isCore(portion) && isSolid(portion.food));
    const built = needed.length > 0 ? needed : this.portions.filter((portion) => this.isCore(portion));
    this.core = these((built.length > 0 ? built : this.portions).slice(0, MOST_IN_CORE));
  }

  /** Its foods that play one of these roles at least so fully, the weightiest first; a glass to drink with it does nothing in it. */
  playing(roles: readonly Role[], weight = 0.5): readonly Portion[] {
    return this.portions.filter(
      ({ food, slot }) => roleWeight(food.kind, roles) >= weight && !(food.kind.shelf === "drink" && ofSlot(this.dish.slots, slot)?.atTable),
    );
  }

  inSlot(slot: SlotName): readonly Portion[] {
    return this.portions.filter((portion) => portion.slot === slot);
  }

  portionsOf(foods: readonly Food[]): readonly Portion[] {
    return this.portions.filter(({ food }) => foods.includes(food));
  }

  isCore({ slot }: Portion): boolean {
    const asks = ofSlot(this.dish.slots, slot);
    return asks !== undefined && asks.least > 0 && !asks.seasons;
  }

  get isOfFlour(): boolean {
    return this.portions.some((portion) => this.isCore(portion) && portion.food.kind.roles.flour === 1);
  }

  /** What there is most of. */
  get bulk(): Noun {
    return these(this.portions.toSorted((a, b) => b.grams - a.grams).slice(0, 1));
  }

  /** Something simmers in a liquid that is eaten with it: a soup, a stew, a sauce. */
  get isSaucy(): boolean {
    return this.ops.some((op) => op.act === "cook" && op.vessel !== "boiler" && heatOf(op) === "wet");
  }

  get isCooked(): boolean {
    return this.ops.some(({ act }) => act === "cook");
  }

  /** Minutes that the dish spends in this heat, 0 for none. */
  minutesOf(heat: Heat): number {
    const during = this.ops.filter((op) => op.act === "cook" && heatOf(op) === heat);
    return during.reduce((sum, { minutes }) => sum + (minutes?.[1] ?? 0), 0);
  }
}

/** Minutes that a food needs in this heat, as its class says; undefined when it is not cooked that way. */
export function neededMinutes({ kind }: Food, heat: Heat): number | undefined {
  const needed = TECHNIQUES_OF[heat].flatMap((technique) => kind.cook[technique]?.[0] ?? []);
  return needed.length === 0 ? undefined : Math.min(...needed);
}

/** Neither what a dish floats in nor what binds it. */
function isSolid({ kind }: Food): boolean {
  return kind.roles.liquid === undefined && kind.shelf !== "baking";
}

function heatOf({ technique, celsius, vessel }: Op): Heat | undefined {
  if (celsius !== undefined) return "oven";
  // A pancake sets in the pan without a technique of its own.
  if (technique === undefined && (vessel === "pan" || vessel === "wok")) return "dry pan";
  return HEATS.find((heat) => technique !== undefined && TECHNIQUES_OF[heat].includes(technique));
}

/** `the onion, carrots and peas`, and their number together. */
export function these(portions: readonly Portion[]): Noun {
  const named = portions.slice(0, MOST_NAMED);
  return { text: `the ${listOf([...new Set(named.map(nameOf))])}`, many: named.length > 1 || named.some(isMany) };
}

/** The left-out food in its own number: as it was typed, or as it is counted. */
export function nameFood({ name, ingredient, kind, readings }: Food): Noun {
  const plural = pluralise(name, ingredient);
  if (isPlural(name)) return { text: name, many: true };
  const typedMany = plural !== name && readings.some(({ typed }) => typed.toLowerCase().includes(plural.toLowerCase()));
  const many = typedMany || ((kind.form === "small" || kind.form === "grain") && !isMass(name, ingredient));
  return { text: many ? plural : name, many };
}

function nameDish(noun: string): Noun {
  const [short = noun] = noun.split(/ (?:with|from|without) /);
  const [article] = /^an? /.exec(short) ?? [];
  if (article) return { text: `this ${short.slice(article.length)}`, many: false };
  const [head = short] = short.split(/ (?:in|and|of|on|baked) /);
  const many = isPlural(head);
  return { text: `${many ? "these" : "this"} ${short}`, many };
}
