/**
 * What goes into a master's own pot though its row has no part for it: a rind into what simmers, a stock cube into the water, gravy granules into the
 * sauce of the pan. Where that is, the holes of its sentences and what is done in their parts tell.
 */
import type { Beside } from "#kitchen/knowledge/masters/beside";
import type { Master, MasterPart, Treatment } from "#kitchen/knowledge/masters/master";
import { readTime } from "#kitchen/knowledge/masters/times";
import type { Food } from "../food.ts";
import { holesOf } from "../write/phrase.ts";
import { mostMillilitres } from "./follow.ts";
import { holdsAny } from "./food-keys.ts";

/** The parts that are filled. */
type Placed = ReadonlyMap<MasterPart, readonly Food[]>;

interface Place {
  readonly step: number;
  /** Among the sentences of the step, the one that it stands before. */
  readonly sentence: number;
}
/** The row wants a place in the pot, and there is none. */
export const NOWHERE = "nowhere";

/** Where it is said; undefined for a row that is said by itself. */
export function placeInPot(
  { simmers, pours, intoSauce, late, boils }: Beside,
  food: Food | undefined,
  master: Master,
  placed: Placed,
): Place | typeof NOWHERE | undefined {
  if (late !== undefined) return findLate(food, master, placed) ?? NOWHERE;
  if (boils !== undefined)
    return find(master, placed, 1, ({ parts }) => parts.some((part) => part.does.includes("boiled") && holdsAny(boils.with, placed.get(part)))) ?? NOWHERE;
  if (simmers !== undefined)
    return master.minutes < LONG
      ? NOWHERE
      : (find(master, placed, 0, (holes) => holes.parts.some(({ need, does }) => need === true && does.some((way) => SIMMERED.has(way)))) ?? NOWHERE);
  if (pours !== undefined)
    return (
      find(
        master,
        placed,
        1,
        ({ water, parts }) => isSauceful(water) && parts.every(({ role, does }) => role !== "base" && does.some((way) => SIMMERED.has(way))),
      ) ?? NOWHERE
    );
  return intoSauce === undefined ? undefined : find(master, placed, 1, ({ water, parts }) => isSauceful(water) && parts.length === 0);
}

/** The steps with what goes into their pots, and the rows that are told so. */
export function intoPots(
  rows: readonly Beside[],
  master: Master,
  placed: Placed,
  foodOf: (row: Beside) => Food | undefined,
): { readonly method: Master["method"]; readonly held: ReadonlySet<Beside> } {
  const held = new Set<Beside>();
  let method = master.method;
  for (const row of rows) {
    const place = placeInPot(row, foodOf(row), { ...master, method }, placed);
    const words = row.simmers ?? row.pours ?? row.intoSauce ?? row.late ?? row.boils?.say;
    if (words === undefined || place === undefined || place === NOWHERE) continue;
    held.add(row);
    // What simmers for its flavour alone is fished out before the last step.
    const end = row.simmers === undefined ? -1 : method.length - 1;
    method = method
      .map((step, index) => (index === place.step ? closedSentencesOf(step).toSpliced(place.sentence, 0, words).join(" ") : step))
      .map((step, index) => (index === end && row.last !== undefined ? `${row.last} ${step}` : step));
  }
  return { method, held };
}

/** The last sentence that simmers for longer than the food takes, in a sauce that its step has poured; nowhere where something is blended. */
function findLate(food: Food | undefined, master: Master, placed: Placed): Place | undefined {
  const takes = food?.kind.cook.simmer?.[1];
  if (takes === undefined || [...placed.keys()].some(({ does }) => does.includes("blended"))) return undefined;
  const isStewed = ({ does }: MasterPart): boolean => does.some((way) => STEWED.has(way));
  let wet = -1;
  const is = ({ step, water, minutes, parts }: Holes): boolean => {
    const isPoured = parts.some((part) => (part.role === "liquid" || part.role === "sauce") && isStewed(part));
    if (isPoured || (isSauceful(water) && parts.some(isStewed))) wet = step;
    return wet === step && minutes > takes;
  };
  return find(master, placed, 1, is, true);
}
const STEWED: ReadonlySet<Treatment> = new Set<Treatment>(["simmered", "braised", "cooked-in-it"]);

/** Minutes that a dish takes in which something simmers for long. */
const LONG = 35;
const SIMMERED: ReadonlySet<Treatment> = new Set<Treatment>(["simmered", "braised", "cooked-in-it", "reduced"]);

interface Holes {
  readonly step: number;
  /** Millilitres of water; 0 where none is poured. */
  readonly water: number;
  /** Of its times the longest, at its shortest. */
  readonly minutes: number;
  readonly parts: readonly MasterPart[];
}

/** As much as makes a sauce or a stew, and not what loosens a dressing or boils a pasta. */
function isSauceful(water: number): boolean {
  return water >= 60 && water <= 1500;
}

/** The first sentence whose holes are so, or the last; the last step is none, for what goes in cooks. */
function find({ method, parts }: Master, placed: Placed, after: 0 | 1, is: (holes: Holes) => boolean, isLast = false): Place | undefined {
  let found: Place | undefined;
  const byName = new Map<string, MasterPart>(parts.filter((part) => placed.has(part)).map((part) => [part.part, part]));
  for (const [step, text] of method.slice(0, -1).entries()) {
    const sentences = closedSentencesOf(text);
    const fits = sentences.map((each) => {
      const holes = holesOf(each);
      return is({
        step,
        water: mostMillilitres(each),
        minutes: Math.max(0, ...holes.map((hole) => readTime(hole)?.least ?? 0)),
        parts: holes.flatMap((hole) => byName.get(hole) ?? []),
      });
    });
    const sentence = isLast ? fits.lastIndexOf(true) : fits.indexOf(true);
    if (sentence < 0) continue;
    found = { step, sentence: sentence + after };
    if (!isLast) break;
  }
  return found;
}

/** A step cut where a sentence ends and no bracket is open, so that nothing is said only where something else is there. */
function closedSentencesOf(step: string): readonly string[] {
  const sentences: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < step.length; at++) {
    const sign = step.charAt(at);
    if (sign === "[") depth += 1;
    else if (sign === "]") depth -= 1;
    else if (sign === " " && depth === 0 && /\.\]?$/.test(step.slice(from, at))) {
      sentences.push(step.slice(from, at));
      from = at + 1;
    }
  }
  return [...sentences, step.slice(from)];
}
