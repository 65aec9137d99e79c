/** Why a dish has no place for a food: the closest cause that is true of both, found by looking, never guessed. */
import type { Shelf } from "#kitchen/knowledge/classes/class-row";
import type { Role } from "#kitchen/knowledge/classes/role";
import { countFoods, counts, MOST_FOODS } from "../choose/table-limits.ts";
import { fitOf } from "../choose/seat-fits.ts";
import { isOnlyRaw, roleWeight, type Food } from "../food.ts";
import { enoughAlready, enoughOfItsKind, LEAST_PRODUCE, sayEnough } from "./enough.ts";
import { whyNotNeeded } from "./why-not-needed.ts";
import { HEATS, neededMinutes, these, type Heat, type Noun, type Scene } from "./scene.ts";
import { drinkEnough, isOrAre, itOrThem, itOrThey } from "./why.ts";
import { ofSlot, slotEntries } from "#kitchen/knowledge/dishes/by-slot";

export interface WhyNoPlace {
  readonly code: "no-place" | "enough" | "sweet-in-savoury" | "savoury-in-sweet" | "at-hand";
  readonly words: string;
}
type Cause = (food: Food, name: Noun, scene: Scene) => string | undefined;

export function whyNoPlace(food: Food, name: Noun, scene: Scene): WhyNoPlace {
  for (const [code, cause] of CAUSES) {
    const words = cause(food, name, scene);
    if (words !== undefined) return { code, words };
  }
  return { code: "no-place", words: NOT_NEEDED };
}

/** A sweet thing in a savoury dish: that is closer than that it does not go with one food of it. */
export function whyTooSweet(food: Food, name: Noun, scene: Scene): WhyNoPlace | undefined {
  const words = whySweet(food, name, scene);
  return words === undefined ? undefined : { code: "sweet-in-savoury", words };
}

/** Said where nothing that is known of the food and the dish proves more. */
export const NOT_NEEDED = "not needed here";
/** Of water and ice, which are never left over. */
export const AT_HAND = "used where a step says so";

/** Closest first. */
const CAUSES: readonly (readonly [WhyNoPlace["code"], Cause])[] = [
  ["at-hand", ({ kind }) => (kind.roles.water ? AT_HAND : undefined)],
  ["no-place", whatItIs],
  ["enough", whyFull],
  ["no-place", whyAlone],
  ["savoury-in-sweet", whySavoury],
  ["sweet-in-savoury", whySweet],
  ["no-place", whySpoilt],
  ["no-place", whyHeat],
  ["no-place", whyNotNeeded],
  ["enough", (food, _, scene) => enoughOfItsKind(food, scene)],
  ["enough", whyProduce],
  ["no-place", (_, __, scene) => drinkEnough(scene)],
];

function whatItIs({ kind }: Food, name: Noun): string | undefined {
  return kind.roles.ready_meal ? `a dish of ${name.many ? "their" : "its"} own, made already` : undefined;
}

/** The part that would take it is taken. */
function whyFull(food: Food, _: Noun, scene: Scene): string | undefined {
  const { dish } = scene;
  const [best] = slotEntries(dish.slots)
    .map(([slot, asks]) => ({ fit: fitOf(food, asks, dish), most: asks.most, than: scene.inSlot(slot) }))
    .filter(({ fit, most, than }) => fit > 0 && than.length >= most)
    .sort((a, b) => b.fit - a.fit);
  if (best) {
    return enoughAlready(food, best.than, scene);
  }
  return counts(food) && countFoods(scene.portions.map((portion) => portion.food)) >= MOST_FOODS
    ? `there are ${MOST_FOODS} foods in ${scene.name.text} already`
    : undefined;
}

/** It goes in only beside something that is not here. */
function whyAlone(food: Food, _: Noun, scene: Scene): string | undefined {
  const lonely = Object.values(scene.dish.slots).some(
    (slot) => slot.beside !== undefined && fitOf(food, slot, scene.dish) > 0 && scene.playing(slot.beside).length === 0,
  );
  return lonely && food.kind.roles.flour ? `there is no meat or fish in ${scene.name.text} to coat` : undefined;
}

/** Wine and fat go with either flavour, as their class may say otherwise of most dishes. */
const NEITHER: readonly Shelf[] = ["drink", "fat"];

function whySavoury({ kind }: Food, name: Noun, { dish, name: dishName }: Scene): string | undefined {
  const isSavoury = kind.sweet <= -2 || (kind.sweet < 0 && !NEITHER.includes(kind.shelf) && !kind.roles.acid);
  if (dish.flavour !== "sweet" || !isSavoury) return undefined;
  if (kind.shelf === "seasoning" && roleWeight(kind, ["spice", "spice_savoury", "spice_heat", "spice_blend"]) >= 0.5)
    return `a seasoning for savoury dishes, and ${dishName.text} ${isOrAre(dishName)} sweet`;
  return `${itOrThey(name)} ${isOrAre(name)} savoury, and ${dishName.text} ${isOrAre(dishName)} sweet`;
}

/** Sweet in itself: what sweetens and what is spiced are another matter. */
function whySweet({ kind }: Food, name: Noun, scene: Scene): string | undefined {
  const carries =
    kind.shelf === "seasoning" || kind.shelf === "drink" || (kind.shelf === "baking" && !kind.roles.custard_powder) || kind.roles.dried_fruit !== undefined;
  if (scene.dish.flavour !== "savoury" || (kind.sweet < 2 && !kind.roles.cream_whipped) || carries) return undefined;
  if (roleWeight(kind, ["sugar", "syrup", "sweetener"]) >= 0.5) return undefined;
  if (kind.shelf === "fruit")
    return kind.raw === "fine"
      ? `fruit to eat by ${name.many ? "themselves" : "itself"}, after ${scene.name.text}`
      : `fruit to stew with sugar, for a pudding after ${scene.name.text}`;
  const [, bestFor] = BEST_FOR.find(([roles]) => roleWeight(kind, roles) >= 0.5) ?? [];
  return bestFor && `sweet beside ${scene.core.text}, ${itOrThey(name)} ${isOrAre(name)} best kept for ${bestFor}`;
}

/** Where a cook would rather have something sweet. */
const BEST_FOR: readonly (readonly [roles: readonly Role[], dish: string])[] = [
  [["choc", "cocoa", "spread_choc"], "a pudding or a bake"],
  [["cream_whipped", "ice_cream", "custard", "custard_powder", "condensed"], "a pudding"],
  [["jam"], "toast, a bake or a cheese board"],
  [["confection", "biscuit", "sprinkles", "cake"], "tea or a pudding"],
  [["sweet", "fruit"], "something sweet"],
];

/** What a food is said to need, to be cooked in this heat. */
function wordsFor(heat: Heat, { kind }: Food): string {
  if (heat !== "wet") return heat === "dry pan" ? "frying" : `the ${heat}`;
  if (kind.cook.soak) return "soaking";
  return kind.cook.boil ? "boiling" : "simmering";
}

/** Where a dish is cooked for longest. */
const PLACES: Readonly<Record<Heat, string>> = { wet: "in a pot", "dry pan": "in a frying pan", oven: "in the oven", grill: "under the grill" };

function whereCooked(scene: Scene): string | undefined {
  const [longest] = HEATS.map((heat) => ({ heat, minutes: scene.minutesOf(heat) })).toSorted((a, b) => b.minutes - a.minutes);
  return longest && longest.minutes > 0 ? PLACES[longest.heat] : undefined;
}

/** What can be cooked in more ways than this is not left out for want of the right one. */
const MOST_WAYS = 2;
/** What is shorter by this is done all the same: times are ranges. */
const NEARLY = 0.8;

/** Leaves and cucumber, where all goes over the heat. */
function whySpoilt({ kind }: Food, name: Noun, scene: Scene): string | undefined {
  if (!isOnlyRaw(kind) || kind.roles.zest || !scene.isCooked || scene.portions.some(({ slot }) => ofSlot(scene.dish.slots, slot)?.raw)) return undefined;
  return `heat would spoil ${itOrThem(name)}, and nothing in ${scene.name.text} is eaten raw`;
}

/** It cannot be cooked the dish's way, or not for so short a time. */
function whyHeat(food: Food, name: Noun, scene: Scene): string | undefined {
  if (!wantsHeat(food, scene)) return undefined;
  const ways = HEATS.flatMap((heat) => {
    const minutes = neededMinutes(food, heat);
    // The minutes in which a soup is begun in its pot fry nothing through.
    const given = heat === "dry pan" && scene.isSaucy ? 0 : scene.minutesOf(heat);
    return minutes === undefined ? [] : [{ heat, minutes, given }];
  });
  const it = itOrThey(name);
  const needs = `${it} ${name.many ? "need" : "needs"}`;
  const mustCook = food.kind.raw !== "mild";
  if (!scene.isCooked)
    return mustCook && ways.length > 0
      ? `${it} ${name.many ? "have" : "has"} to be cooked, and ${scene.name.text} ${isOrAre(scene.name)} put together cold`
      : undefined;
  const [shared] = ways.filter(({ given }) => given > 0).sort((a, b) => a.minutes / a.given - b.minutes / b.given);
  if (!shared) {
    const where = whereCooked(scene);
    const wanted = ways.map((way) => wordsFor(way.heat, food)).join(" or ");
    return mustCook && where && ways.length > 0 && ways.length <= MOST_WAYS
      ? `${needs} ${wanted}, and ${scene.name.text} ${isOrAre(scene.name)} cooked ${where}`
      : undefined;
  }
  const { heat, minutes, given } = shared;
  if (given >= NEARLY * minutes) return undefined;
  return `${needs} about ${minutes} minutes ${heat === "oven" ? "in the oven" : `of ${wordsFor(heat, food)}`}, and would get ${given} in ${scene.name.text}`;
}

/** What binds, thickens or is mixed into a dough has no minutes of its own there. */
function wantsHeat({ kind, salience }: Food, { dish }: Scene): boolean {
  if (kind.shelf === "egg" || kind.shelf === "baking" || (kind.roles.flour && dish.batch)) return false;
  return kind.raw === "cook" || kind.raw === "unsafe" || (kind.raw === "mild" && salience >= 1);
}

/** Vegetables and fruit are alike in what they are to a dish, whatever else each can do. */
function whyProduce({ kind: { shelf } }: Food, _: Noun, scene: Scene): string | undefined {
  const same = scene.portions.filter(({ food }) => food.kind.shelf === shelf && food.salience >= 1 && !food.kind.roles.chilli);
  if (same.length === 0 || (shelf !== "vegetable" && shelf !== "fruit")) return undefined;
  if (same.reduce((sum, { grams }) => sum + grams, 0) < LEAST_PRODUCE * scene.servings) return undefined;
  return shelf === "fruit" ? sayEnough(these(same), "fruit", undefined, scene) : sayEnough(these(same), "vegetable", "vegetables", scene);
}
