/** For how many a master is made: a whole batch, a half or a double one, or as many as what is there feeds. */
import type { Kit, Master, MasterPart } from "#kitchen/knowledge/masters/master";
import { type Food, pieceGrams } from "../food.ts";
import { isCounted } from "../portion/typed-whole.ts";
import type { Placed } from "./candidate.ts";

/** People cooked for when nobody says. */
const USUAL = 2;

/** A list feeds no more people than this unless it says so. */
const MOST_TYPED = 6;

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
  const { serves, parts } = master;
  const isFew =
    asked !== undefined && asked <= serves / (parts.some((part) => isHalfAnEgg(part, placed)) ? 2.5 : 2) && !parts.some((part) => isOneEgg(part, placed));
  const isAllTyped = isFew && isTypedForAll(parts, placed);
  const wanted = asked !== undefined && asked > serves * 1.3 ? 2 : isFew && !isAllTyped ? fewOf(master, asked, placed) : 1;
  if (ratio >= wanted * 0.9) return wanted;
  return BATCHES.findLast((batch) => batch <= ratio * 1.1);
}

/** A crumble or a mousse for six is made for the two who eat it; what has a tin of its own, or an egg that would be halved, for half of them. */
function fewOf({ serves, parts, course, kit, whole }: Master, asked: number, placed: Placed): number {
  const share = asked / serves;
  if (course !== "sweet" || whole === true || share >= HALF || share < LEAST_SHARE || kit.some((each) => TINS.has(each))) return HALF;
  const isWhole = parts.every((part) => {
    const eggs = eggsOf(part, placed) * share;
    return eggs === 0 || (Math.round(eggs) >= 1 && Math.abs(eggs - Math.round(eggs)) <= 0.25);
  });
  return isWhole ? share : HALF;
}

/** Kit that is as large as it is. */
const TINS: ReadonlySet<Kit> = new Set<Kit>(["roasting tin", "cake tin", "loaf tin", "muffin tin"]);

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

/** For how many there is enough: one egg is no supper for two, and 800 g of mince are one for four or more. */
export function headsOf(enoughFor: number, wants: readonly Want[], serves: number): number {
  if (enoughFor < FOR_ONE) return 1;
  const stars = wants.filter(({ part }) => part.role === "star");
  if (stars.length === 0 || stars.some(({ food }) => food.available === undefined)) return USUAL;
  const many = Math.floor(Math.min(...stars.map(({ food, grams }) => ((food.available ?? 0) / grams) * serves)) + 0.35);
  return many > USUAL ? Math.min(MOST_TYPED, many) : USUAL;
}
