/** A master with what joins a part that its row does not name it for (`knowledge/masters/joins.ts`). */
import { JOINS, type Join } from "#kitchen/knowledge/masters/joins";
import type { Master, MasterPart } from "#kitchen/knowledge/masters/master";
import type { Food } from "../food.ts";
import { oncePerSort } from "../once-per-sort.ts";
import type { Admits, Filled } from "./add-beside.ts";
import { clashesWith } from "../choose/clashes.ts";
import { keysIn, keysOf } from "./food-keys.ts";
import { flavourOf } from "./manners.ts";
import { isTooTender } from "./too-tender.ts";
import { TECHNIQUE_OF } from "./treatments.ts";

/** Every food that is left sits down with its like, where the part has room for one more; guests come once all else has its place. */
export function joinParts(filled: Filled, foods: readonly Food[], admits: Admits, areGuests = false): Filled {
  const { master, placed } = filled;
  const used = new Set([...placed.values()].flat());
  const grown = new Map(placed);
  const parts = new Map<MasterPart, MasterPart>();
  const seasoning = new Set<Food>();
  const guests = new Set<Food>();
  for (const food of foods) {
    if (used.has(food) || pointsElsewhere(master, food)) continue;
    for (const join of joinsOf(food)) {
      if ((join.asQuick ?? join.leftOver ?? false) !== areGuests) continue;
      if (join.flavour !== undefined && join.flavour !== flavourOf(master)) continue;
      const found = [...grown].find(([part, filling]) => fitsIn(join, food, part, filling));
      if (!found || (join.seasons !== undefined && clashesWith(food, used))) continue;
      if (join.beside !== undefined && !admits(food, used, !join.asQuick, join.apart)) continue;
      const [part, filling] = found;
      const own = [...parts].find(([, now]) => now === part)?.[0] ?? part;
      const wider = widen(part, filling.length, food, join, master.serves);
      parts.set(own, wider);
      if (join.seasons !== undefined) seasoning.add(food);
      if (join.asQuick) guests.add(food);
      grown.delete(part);
      grown.set(wider, [...filling, food]);
      break;
    }
  }
  if (parts.size === 0) return filled;
  const all = master.parts.map((part) => parts.get(part) ?? part);
  return {
    master: { ...master, parts: all },
    seasoning: new Set([...(filled.seasoning ?? []), ...seasoning]),
    guests: new Set([...(filled.guests ?? []), ...guests]),
    placed: new Map(all.flatMap((part) => (grown.has(part) ? [[part, grown.get(part) ?? []] as const] : []))),
  };
}

function pointsElsewhere({ contradicts = "" }: Master, food: Food): boolean {
  const keys = keysOf(food);
  return keysIn(contradicts).some((key) => keys.has(key));
}

/** Something is on the list that it might sit down with. */
export function mayJoin(food: Food, foods: readonly Food[]): boolean {
  return joinsOf(food).some(({ beside }) =>
    foods.some((other) => other !== food && (beside === undefined ? other.kind.id === food.kind.id : keysIn(beside).some((key) => keysOf(other).has(key)))),
  );
}

const joinsOf = oncePerSort((food): readonly Join[] => {
  const keys = keysOf(food);
  return JOINS.filter((join) => keysIn(join.foods).some((key) => keys.has(key)));
});

function fitsIn({ beside, does, most, seasons, asQuick }: Join, food: Food, part: MasterPart, filling: readonly Food[]): boolean {
  if (asQuick && !isAsQuick(food, part, filling)) return false;
  if (filling.length >= most || !part.does.some((way) => does.includes(way)) || isTooTender(food, part)) return false;
  const isLike = ({ kind }: Food, keys: ReadonlySet<string>) =>
    beside === undefined ? kind.id === food.kind.id && kind.shelf !== "meat" && kind.shelf !== "fish" : keysIn(beside).some((key) => keys.has(key));
  const own = keysOf(food);
  const isOneLike = seasons === undefined ? filling.every((other) => isLike(other, keysOf(other))) : filling.some((other) => isLike(other, keysOf(other)));
  return isOneLike && !keysIn(part.foods).some((key) => key.startsWith("-") && own.has(key.slice(1)));
}

/** A vegetable that makes the dish, and by each way in which that is cooked it is done about as soon. */
function isAsQuick({ kind }: Food, { role, does }: MasterPart, filling: readonly Food[]): boolean {
  if (role !== "star" && role !== "body" && role !== "base") return false;
  const ways = does.flatMap((way) => TECHNIQUE_OF[way] ?? []);
  return (
    ways.length > 0 &&
    ways.every((technique) =>
      filling.every((other) => {
        const [own, theirs] = [kind.cook[technique]?.[1], other.kind.cook[technique]?.[1]];
        return own !== undefined && theirs !== undefined && own <= theirs * LONGER + 1 && own >= theirs * SHORTER;
      }),
    )
  );
}
const LONGER = 1.2;
const SHORTER = 0.5;

/** What comes as quick as the rest shares its grams, and brings as much again as half of one of them. */
const HALF = 0.5;

/** As much more of it as there are foods more, where the newcomer does not share what was there; what seasons comes in its own amount. */
function widen(part: MasterPart, before: number, { kind, ingredient }: Food, { adds, prep, seasons, asQuick }: Join, serves: number): MasterPart {
  const isMore = adds === true || seasons !== undefined;
  const grow = isMore ? (before + 1) / before : asQuick ? (before + HALF) / before : 1;
  const { perFood, prepOf } = part;
  // A part's grams are shared by all in it.
  const own = seasons === undefined ? {} : { [ingredient.id]: seasons * serves * (before + 1) };
  return {
    ...part,
    grams: part.grams * grow,
    ...((perFood ?? seasons) !== undefined && {
      perFood: { ...own, ...Object.fromEntries(Object.entries(perFood ?? {}).map(([key, grams]) => [key, grams * grow])) },
    }),
    ...(prep !== undefined && (part.prep !== undefined || seasons !== undefined) && { prepOf: { ...prepOf, [`~${kind.id}`]: prep } }),
  };
}
