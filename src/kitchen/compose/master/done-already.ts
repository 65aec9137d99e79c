/** What comes cooked, smoked or out of a tin, and a row that would cook it as if it were raw: by the minutes, and by the core, of the sentences that name it. */
import type { Master, MasterPart } from "#kitchen/knowledge/masters/master";
import type { Technique } from "#kitchen/knowledge/classes/class-row";
import type { Genus } from "#kitchen/knowledge/classes/genera";
import { comesCooked, isFlesh, type Food } from "../food.ts";
import type { Placed } from "./candidate.ts";
import { fillSentence } from "./fill-sentence.ts";
import { isFirstOf } from "./food-keys.ts";
import { markedFilling, markOf } from "./marked-filling.ts";
import { goesBeside, leastOf, sentencesOf } from "./told-minutes.ts";
import { HEATS, TECHNIQUE_OF } from "./treatments.ts";

/** Times the minutes in which it is hot that a food stands: meat toughens, fish and eggs a little later, a bean or a carrot in a stew only softens. */
const MOST_AGAIN = { meat: 1.15, fish: 1.5, egg: 1.5 } as const;
const MOST_SOFTER = 3;
/** Minutes in a sentence that only warms a food whose class has none. */
const WARMS = 3;

/** It has had its cooking: it came so out of its packet or its tin, or is left of yesterday. Ham and salami are crisped like bacon; pulses and tomatoes out of a tin only get softer. */
export function isDoneAlready({ kind, states }: Pick<Food, "kind" | "states">): boolean {
  if (kind.genus === "cured-meat") return false;
  const isSolid = isFlesh(kind) || kind.shelf === "grain" || kind.roles.veg_ready !== undefined;
  return DONE.has(kind.genus) || kind.id === "egg_cooked" || kind.id === "shellfish_cooked" || (isSolid && comesCooked(states));
}
const DONE: ReadonlySet<Genus> = new Set<Genus>(["cooked-meat", "smoked-fish", "tinned-fish", "cooked-rice"]);

/** What is placed, without what a part would cook again as if it were raw; undefined where the dish is made of that. A row that means such a food first says itself what is done. */
export function withoutCookedAgain(master: Master, placed: Placed | undefined): Placed | undefined {
  const parts = placed && partsCookedAgain(master, placed);
  if (!parts || parts.length === 0) return placed;
  if (parts.some(({ need }) => need)) return undefined;
  return new Map([...placed].filter(([part]) => !parts.includes(part)));
}

/** The parts in which a food that is done already would be cooked as a raw one. */
export function partsCookedAgain(master: Master, placed: Placed): readonly MasterPart[] {
  const asked = [...placed].filter(
    ([part, foods]) => part.does.some((way) => HEATS.has(way)) && foods.some((food) => isDoneAlready(food) && !isFirstOf(part.foods, food)),
  );
  if (asked.length === 0) return [];
  const sentences = readSentences(master, placed);
  return asked.flatMap(([part, foods]) => {
    const own = sentences.filter((sentence) => sentence.includes(markOf(part.part)) && !goesBeside(sentence));
    return foods.some((food) => isDoneAlready(food) && own.some((sentence) => isTooMuch(sentence, part, food))) ? [part] : [];
  });
}

/** A raw one's core, where this has none, or a raw one's minutes. */
function isTooMuch(sentence: string, part: MasterPart, food: Food): boolean {
  return (sentence.includes(CORE) && food.kind.core === undefined) || leastOf(sentence) > mostOf(part, food);
}

/** Minutes that it bears in one go, by the ways of the part. */
function mostOf({ does }: MasterPart, { kind }: Food): number {
  const ways = does.flatMap((way): readonly Technique[] => (HEATS.has(way) ? [TECHNIQUE_OF[way] ?? (way === "poached" ? "simmer" : "fry")] : []));
  const most = Math.max(WARMS, ...ways.map((way) => kind.cook[way]?.[1] ?? (way === "boil" ? kind.cook.simmer?.[1] : undefined) ?? 0));
  const { shelf } = kind;
  return most * (shelf === "meat" || shelf === "fish" || shelf === "egg" ? MOST_AGAIN[shelf] : MOST_SOFTER);
}

const CORE = "<core>";

/** The method as these foods fill it: names of parts in the holes, with the marks of times and of cores. */
function readSentences(master: Master, placed: Placed): readonly string[] {
  const filling = markedFilling(placed, (hole) => (/^\d+ c$/.test(hole) ? CORE : hole));
  return master.method.flatMap((step) => sentencesOf(fillSentence(step, filling) ?? ""));
}
