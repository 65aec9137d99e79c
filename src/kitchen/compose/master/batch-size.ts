/** For how many a master is made: a whole batch, a half or a double one, or as many as what is there feeds. */
import type { Kit, Master, MasterCourse, MasterPart, PartRole } from "#kitchen/knowledge/masters/master";
import { type Food, pieceGrams } from "../food.ts";
import { carriesMeal, goesRound, headsOfRecipe, USUAL } from "../portion/for-how-many.ts";
import { isCounted } from "../portion/typed-whole.ts";
import type { Placed } from "./candidate.ts";

/** What is enough for no more than so many is for one. */
const FOR_ONE = 0.9;

/** A batch is made as a whole, a half or a double one. */
const BATCHES = [0.5, 2 / 3, 1, 1.5, 2] as const;

export interface Want {
  readonly part: MasterPart;
  readonly food: Food;
  /** For all that the master serves. */
  readonly grams: number;
}

export function batchOf(master: Master, asked: number | undefined, ratio: number, placed: Placed): number | undefined {
  const eaters = asked ?? (hasItsOwnTin(master) || isTyped(master, placed) ? undefined : USUAL);
  const wanted = eaters === undefined ? 1 : eaters > master.serves * 1.3 ? 2 : fewOf(master, eaters, placed);
  if (ratio >= wanted * 0.9) return wanted;
  return BATCHES.findLast((batch) => batch <= ratio * 1.1);
}

/** A crumble or a mousse for six is made for the two who eat it; what has a tin of its own for half of them, where no egg is halved. */
function fewOf(master: Master, asked: number, placed: Placed): number {
  const { serves, parts } = master;
  const share = asked / serves;
  if (share > HALF || parts.some((part) => isOneEgg(part, placed))) return 1;
  if (!hasItsOwnTin(master)) return share >= LEAST_SHARE && parts.every((part) => isWholeEggs(part, placed, share)) ? share : HALF;
  const isHalved = parts.some((part) => isHalfAnEgg(part, placed));
  return (isHalved && share > ROOMY) || isTypedForAll(parts, placed) ? 1 : HALF;
}

/** Its star came with an amount: four apples are a crumble of four apples. */
function isTyped({ parts }: Master, placed: Placed): boolean {
  return parts.some((part) => part.role === "star" && (placed.get(part) ?? []).some(({ available }) => available !== undefined));
}

/** A crumble or a mousse is made of all the fruit that there is, for who eats it as for one more, where no tin and no egg forbids it. */
export function mayGrow(master: Master, placed: Placed, factor: number): boolean {
  return !hasItsOwnTin(master) && master.parts.every((part) => isNearlyWhole(eggsOf(part, placed) * factor));
}

function isNearlyWhole(eggs: number): boolean {
  return eggs === 0 || Math.abs(Math.round(eggs) / eggs - 1) <= A_LITTLE;
}
const A_LITTLE = 0.2;

/** A half with an egg more than its own does for no more of those whom the whole is for. */
const ROOMY = 1 / 2.5;

/** Nothing of egg, or an egg or more: half an egg makes a pudding no worse. */
function isWholeEggs(part: MasterPart, placed: Placed, share: number): boolean {
  const eggs = eggsOf(part, placed) * share;
  return eggs === 0 || Math.round(eggs) >= 1;
}

/** It comes out of a tin as large as it is, or is baked and kept by the batch. */
function hasItsOwnTin({ course, kit, whole }: Master): boolean {
  return whole === true || KEPT.has(course) || kit.some((each) => TINS.has(each));
}
const KEPT: ReadonlySet<MasterCourse> = new Set<MasterCourse>(["bake", "bread", "snack", "sauce"]);

/** Kit that is as large as it is. */
const TINS: ReadonlySet<Kit> = new Set<Kit>(["cake tin", "loaf tin", "muffin tin"]);

const HALF = 0.5;

const LEAST_SHARE = 0.3;

/** Three bananas and two eggs were typed for a whole loaf, however few will eat it. */
function isTypedForAll(parts: readonly MasterPart[], placed: Placed): boolean {
  const counted = parts.flatMap((part) => {
    const foods = part.need === true && (part.role === "star" || part.role === "binder") ? (placed.get(part) ?? []) : [];
    return foods.length > 0 && foods.every(isCounted) ? [foods.reduce((sum, { available = 0 }) => sum + available, 0) / part.grams] : [];
  });
  return counted.length > 0 && counted.every((share) => share >= NEARLY_ALL);
}

const NEARLY_ALL = 0.85;

/** Nobody cracks half an egg. */
function isHalfAnEgg(part: MasterPart, placed: Placed): boolean {
  return Math.round(eggsOf(part, placed)) % 2 === 1;
}

/** What one egg binds alone, biscuits of nothing but nuts and sugar, is too wet with one egg to the half of it. */
function isOneEgg(part: MasterPart, placed: Placed): boolean {
  return part.role === "binder" && part.need === true && Math.round(eggsOf(part, placed)) === 1;
}

function eggsOf(part: MasterPart, placed: Placed): number {
  const egg = placed.get(part)?.find(({ kind }) => kind.roles.egg === 1);
  return egg ? part.grams / (pieceGrams(egg) ?? 50) : 0;
}

/** For how many there is enough where nobody says: two, each of whom gets less where the rest of the dish carries it; one egg is no supper for two. */
export function headsOf(enoughFor: number, wants: readonly Want[], serves: number): number {
  const eaten = wants.flatMap(({ part, food, grams }) => (BUILT.has(part.role) ? [{ food, grams: grams / serves }] : []));
  return headsOfRecipe(eaten) ?? (enoughFor >= FOR_ONE || isCarried(wants, serves, USUAL) ? USUAL : 1);
}

/** Of what was typed of its stars each gets a little, and the others fill the plates. What binds may not be short. */
export function isCarried(wants: readonly Want[], serves: number, people: number): boolean {
  const short = [...new Set(wants.map(({ part }) => part))].filter((part) => {
    const own = wants.filter((want) => want.part === part);
    const there = own.reduce((sum, { food: { available = Infinity } }) => sum + available, 0);
    return (part.role === "star" || part.role === "binder") && there < (own.reduce((sum, { grams }) => sum + grams, 0) / serves) * people;
  });
  const others = wants.flatMap(({ part, food, grams }) => (short.includes(part) || !BUILT.has(part.role) ? [] : [{ food, grams: grams / serves }]));
  const goRound = (part: MasterPart): boolean =>
    part.role === "star" &&
    part.oneEach !== true &&
    goesRound(
      wants.flatMap((want) => (want.part === part ? [want.food] : [])),
      people,
    );
  return short.every(goRound) && carriesMeal(others, people);
}

const BUILT: ReadonlySet<PartRole> = new Set<PartRole>(["star", "body", "base"]);
