/**
 * What follows what: a row's liquid, fat, sauce and seasoning are for what it is built on, and where a list holds less or more of that, they are
 * less or more as well. Rice has its own measure of liquid, and what thickens goes by what it thickens.
 */
import type { Shelf } from "#kitchen/knowledge/classes/class-row";
import type { Master, MasterPart, PartRole, Treatment } from "#kitchen/knowledge/masters/master";
import { oncePer } from "#kitchen/once-per";
import { isCube, isFlesh, roleWeight } from "../food.ts";
import { swells } from "../portion.ts";
import { isMeasuredOut } from "../portion/typed-whole.ts";
import { holesOf } from "../write/phrase.ts";
import { isDryPulse, isNoticed, type Wanted } from "./generous.ts";

/** Times its own amount that anything follows: beyond, it is another dish. */
const LEAST = 0.55;
const MOST = 1.5;

export interface Following {
  /** Times its own amount that what a part holds is taken; 1 of what it is built on. */
  readonly timesOf: (want: Wanted) => number;
  /** The same of the water of each step of the method. */
  readonly waters: readonly number[];
}

/** How many eat, and times its own amounts that the row is made. */
export interface Heads {
  readonly servings: number;
  readonly factor: number;
}

/** `taken` says how many grams of a food there will be, where the row means `wanted.grams`. */
export function follow(master: Master, wants: readonly Wanted[], taken: (want: Wanted) => number, heads: Heads): Following {
  const { method } = master;
  const eaten = wants.filter(isEaten);
  const thirsty = thirstyOf(master, wants);
  const rest = eaten.filter((want) => !thirsty.includes(want));
  const isOnGrain = thirsty.some(isTheDish);
  const named = partsNamed(master);
  const liquids = wants.filter(({ part }) => part.role === "liquid");
  const asMuch = grown(isOnGrain && rest.length === 0 ? thirsty : rest, taken);
  const pot = master.course === "soup" ? Math.min(asMuch, roomInBowl(master, wants, taken, heads)) : asMuch;
  const timesAt = (at: number): number => {
    const inStep = grainIn(named[at], thirsty);
    return inStep.length > 0 ? grown(inStep, taken) : isOnGrain ? grown(thirsty, taken) : pot;
  };
  const liquidTimes = ({ part }: Wanted): number => {
    const at = named.findIndex((names) => names.has(part.part));
    return at < 0 ? pot : timesAt(at);
  };
  const poured = (want: Wanted): number => taken({ ...want, grams: want.grams * liquidTimes(want) });
  const sauce = sum(liquids, ({ grams }) => grams);
  const thinner = sauce > 0 ? within(sum(liquids, poured) / sauce) : pot;
  const greased = fatToFry(wants, taken);
  const flour = thirsty.filter(isDough);
  const dough = flour.length > 0 ? grown(flour, taken) : pot;
  const timesOf = (want: Wanted): number => {
    const { role, does } = want.part;
    if (role === "liquid") return liquidTimes(want);
    if (role === "leaven") return dough;
    if (!FOLLOWS.has(role)) return 1;
    if (isThickener(want)) return thinner;
    if (does.some((way) => IN_A_DOUGH.has(way))) return dough;
    return isForThePan(want) ? Math.max(pot, greased) : pot;
  };
  return { waters: method.map((_, at) => timesAt(at)), timesOf };
}

/** Times its own liquid that a soup has room for, once all else is in the bowls: fewer than 0.7 make it no soup. */
function roomInBowl(master: Master, wants: readonly Wanted[], taken: (want: Wanted) => number, { servings, factor }: Heads): number {
  const liquids = wants.filter(({ part, food }) => part.role === "liquid" && !isCube(food));
  const steps = waterIn(master, new Set(liquids.map(({ part }) => part.part)));
  const all = sum(liquids, taken) + steps.reduce((total, ml) => total + ml * factor, 0);
  const rest = sum(wants, (want) => (liquids.includes(want) ? 0 : taken(want) * swells(want.food)));
  return all > 0 ? Math.max(LEAST_OF_A_SOUP, (MOST_EACH.soup * servings - rest) / all) : MOST;
}

const LEAST_OF_A_SOUP = 0.7;

/** Millilitres of water that each step of a method measures: none where it names one of the `liquids` that are there, since that water is for who has none. */
export function waterIn(master: Master, liquids: ReadonlySet<string | undefined>): readonly number[] {
  const named = partsNamed(master);
  return master.method.map((step, at) => ([...(named[at] ?? [])].some((part) => liquids.has(part)) ? 0 : mostMillilitres(step)));
}
/** Of the water that a text measures in its holes the most in one go, in ml; 0 where it measures none. */
export function mostMillilitres(text: string): number {
  return Math.max(0, ...holesOf(text).map((hole) => Number(/^(\d+) ml$/.exec(hole)?.[1] ?? 0)));
}

/** Grams a person, all told: nine of ten soups and nineteen of twenty suppers of the golden book are no more. */
const MOST_EACH = { soup: 950, main: 950 };

/** What a row may do without is less where everything that it has a place for is there: two bowls hold no six vegetables in full. At least so much of it. */
export function withinPlate({ course }: Master, wants: readonly Wanted[], servings: number): readonly Wanted[] {
  if (course !== "soup" && course !== "main") return wants;
  const weigh = (those: readonly Wanted[]): number => sum(those, ({ food, grams }) => grams * swells(food));
  const spare = wants.filter((want) => want.part.need !== true && want.part.role !== "base" && isEaten(want) && !isFlesh(want.food.kind));
  const excess = weigh(wants) - MOST_EACH[course] * servings * (course === "soup" ? SOLID : 1);
  if (excess <= 0 || spare.length < 2) return wants;
  const times = Math.max(LEAST_OF_MANY, 1 - excess / weigh(spare));
  return wants.map((want) => (spare.includes(want) ? { ...want, grams: want.grams * times } : want));
}
const LEAST_OF_MANY = 0.5;
/** Of a bowl of soup, what may be in it besides the water that its method measures. */
const SOLID = 0.75;

/** The liquids that a grain takes up: of these there is as much as the grain wants, however much was typed. */
export function pouredByGrain(master: Master, wants: readonly Wanted[]): ReadonlySet<MasterPart> {
  const thirsty = thirstyOf(master, wants);
  if (thirsty.length === 0) return new Set();
  const isOnGrain = thirsty.some(isTheDish);
  const named = partsNamed(master);
  const isByGrain = ({ part }: MasterPart): boolean =>
    isOnGrain ||
    grainIn(
      named.find((names) => names.has(part)),
      thirsty,
    ).length > 0;
  return new Set(wants.flatMap(({ part }) => (part.role === "liquid" && isByGrain(part) ? [part] : [])));
}

/** Rice, pasta and pulses that cook in their own water: the sauce is not for them. In a soup they are. */
function thirstyOf({ course }: Master, wants: readonly Wanted[]): readonly Wanted[] {
  return wants.filter((want) => isDough(want) || (course !== "soup" && isThirsty(want)));
}

function isTheDish({ part }: Wanted): boolean {
  return part.need === true;
}

/** By step, the parts that it names. */
const partsNamed = oncePer(({ method }: Master): readonly ReadonlySet<string>[] =>
  method.map((step) => new Set(holesOf(step).flatMap((hole) => hole.split(" ")))),
);

function grainIn(named: ReadonlySet<string> | undefined, thirsty: readonly Wanted[]): readonly Wanted[] {
  return thirsty.filter(({ part }) => named?.has(part.part));
}

/** Times its own that fat is taken, 1 to 1.8, where more is fried in it than the row means: nine of ten cooks of the golden book fry in 3 % or more of what goes into the pan. */
function fatToFry(wants: readonly Wanted[], taken: (want: Wanted) => number): number {
  const fat = sum(wants.filter(isForThePan), ({ grams }) => grams);
  const fried = wants.filter(({ part, food }) => part.does.some((way) => IN_FAT.has(way)) && (isFlesh(food.kind) || EATEN.has(food.kind.shelf)));
  const renders = fried.some(({ food }) => roleWeight(food.kind, ["fat_render"]) >= 0.6);
  return fat > 0 && !renders ? Math.min(MOST_FAT, Math.max(1, (LEAST_FAT * sum(fried, taken)) / fat)) : 1;
}
const IN_FAT: ReadonlySet<Treatment> = new Set<Treatment>(["fried", "browned-in-fat", "seared-then-finished", "sweated"]);
const LEAST_FAT = 0.03;
const MOST_FAT = 1.8;

function isForThePan({ part: { does }, food }: Wanted): boolean {
  // Toasted sesame oil scents, and burns.
  return food.kind.roles.oil_finish === undefined && does.includes("cooking-fat") && !does.includes("deep-fried");
}

const FOLLOWS: ReadonlySet<PartRole> = new Set<PartRole>(["fat", "sauce", "binder", "sweetener"]);
const IN_A_DOUGH: ReadonlySet<Treatment> = new Set<Treatment>(["kneaded", "rubbed-in"]);

function isEaten({ part: { role }, food }: Wanted): boolean {
  return (role === "star" || role === "body" || role === "base") && (isFlesh(food.kind) || EATEN.has(food.kind.shelf));
}

const EATEN: ReadonlySet<Shelf> = new Set<Shelf>(["vegetable", "pulse", "grain", "egg"]);

/** It takes up the water that is measured for it. */
function isThirsty({ food }: Wanted): boolean {
  return isMeasuredOut(food) || isDryPulse(food);
}

/** Flour that is worked into a dough, and not what dusts or binds. */
function isDough({ food, part: { role, does } }: Wanted): boolean {
  return (role === "star" || role === "body" || role === "base") && roleWeight(food.kind, ["flour"]) >= 0.6 && does.some((way) => IN_A_DOUGH.has(way));
}

/** Flour or starch that thickens what simmers. */
function isThickener({ part: { role, does }, food }: Wanted): boolean {
  return role === "binder" && does.includes("simmered") && roleWeight(food.kind, ["flour", "thickener", "custard_powder"]) >= 0.6;
}

/** Times what the row means that there is of these, between the least and the most that anything follows. */
function grown(wants: readonly Wanted[], taken: (want: Wanted) => number): number {
  const meant = sum(wants, ({ food, grams }) => grams * swells(food));
  return meant > 0 ? within(sum(wants, (want) => taken(want) * swells(want.food)) / meant) : 1;
}

function within(times: number): number {
  return isNoticed(times) ? Math.min(MOST, Math.max(LEAST, times)) : 1;
}

function sum(wants: readonly Wanted[], of: (want: Wanted) => number): number {
  return wants.reduce((total, want) => total + of(want), 0);
}
