/** The forms that a reason takes, each given only where the dish bears it out. */
import { isUsedTo } from "#kitchen/knowledge/dishes/slot-uses";
import type { Role } from "#kitchen/knowledge/classes/role";
import { roleWeight } from "../food.ts";
import { sayEnough } from "./enough.ts";
import { these, type Noun, type Scene } from "./scene.ts";
import { ofSlot } from "#kitchen/knowledge/dishes/by-slot";

/** A reason, if it holds in this dish. */
export type Why = (scene: Scene, food: Noun) => string | undefined;
export type Holds = (scene: Scene) => boolean;

export const isOrAre = ({ many }: Noun): string => (many ? "are" : "is");
export const itOrThey = ({ many }: Noun): string => (many ? "they" : "it");
export const itOrThem = ({ many }: Noun): string => (many ? "them" : "it");

/** Words in which `{dish}` is the dish and `{core}` what it is built on, `{is}` agrees with the dish, `{it}` and `{them}` stand for the food. */
function fill(words: string, { name, core }: Scene, food: Noun): string {
  return words
    .replaceAll("{dish}", name.text)
    .replace("{is}", isOrAre(name))
    .replace("{is_food}", isOrAre(food))
    .replace("{core}", core.text)
    .replaceAll("{itself}", food.many ? "themselves" : "itself")
    .replaceAll("{it}", itOrThey(food))
    .replaceAll("{them}", itOrThem(food));
}

export const FLAVOUR = "flavour";
export const BINDS = "bind";

/**
 * The foods of the dish that play one of these roles do something: `the egg binds this loaf already`.
 * Garlic does not flavour roast garlic, and crumbs bind what they are mixed into, not what they are strewn on.
 */
export function does(roles: readonly Role[], verb: string, tail = "{dish} already", weight?: number): Why {
  return (scene, food) => {
    const doers = scene
      .playing(roles, weight)
      .filter((portion) => (verb === FLAVOUR ? !scene.isCore(portion) : verb !== BINDS || isUsedTo("bind", portion.slot) || isBatch(scene)));
    if (doers.length === 0) return undefined;
    const { text, many } = these(doers);
    return fill(`${text} ${many ? verb : `${verb}s`} ${tail}`, scene, food);
  };
}

/** The foods of the dish that play one of these roles are enough of something. */
export function are(roles: readonly Role[], one: string, several?: string, weight?: number): Why {
  return (scene) => {
    const same = scene.playing(roles, weight);
    return same.length > 0 ? sayEnough(these(same), one, several, scene) : undefined;
  };
}

/** Plain words, where they hold. */
export function say(words: string, condition: Holds = () => true): Why {
  return (scene, food) => (condition(scene) ? fill(words, scene, food) : undefined);
}

/** Grams of salt in 100 g from which a food that is eaten for its salt makes a dish salty; what stands beside it does not. */
const SALTY = 1.5;
const SALTS: readonly Role[] = ["salt", "soy", "umami", "briny", "cheese", "stock", "miso", "liquid_sauce"];

/** `the bacon and feta are salty enough`. */
export const saltyEnough: Why = (scene) => {
  const salty = scene.portions.filter(
    ({ slot, food: { kind } }) =>
      (kind.salt ?? 0) >= SALTY && !kind.roles.salt_pure && roleWeight(kind, SALTS) >= 0.4 && !ofSlot(scene.dish.slots, slot)?.atTable,
  );
  return salty.length > 0 ? sayEnough(these(salty), "salty", undefined, scene) : undefined;
};

/** A glass holds what it is made of. */
export const drinkEnough = ({ dish, bulk, name }: Scene): string | undefined =>
  dish.family === "drink" ? `${bulk.text} ${isOrAre(bulk)} what ${name.text} ${isOrAre(name)} made of` : undefined;

export const isSweet: Holds = ({ dish }) => dish.flavour === "sweet";
/** A dough, a batter, a jelly: a soup for which tomatoes are counted is none. */
export const isBatch: Holds = ({ dish, isSaucy: saucy }) => dish.batch !== undefined && !saucy;

/** All of these hold. */
export function all(...conditions: readonly Holds[]): Holds {
  return (scene) => conditions.every((condition) => condition(scene));
}

export function holds(...roles: readonly Role[]): Holds {
  return (scene) => scene.playing(roles).length > 0;
}

/** Left in the cold for an hour or more. */
export const setsInTheCold: Holds = ({ ops }) =>
  ops.some(({ technique, celsius, hands, minutes }) => !hands && !technique && celsius === undefined && (minutes?.[0] ?? 0) >= 60);
