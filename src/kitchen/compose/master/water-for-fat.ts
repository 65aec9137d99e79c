/**
 * Where a row means a fat and the list has none, the pan begins with what the dish has of it (`fat-first.ts`); where it has none either, what softens begins in
 * water under a lid, and what only scents the pan gets a spoonful.
 */
import type { Master, MasterPart, Treatment } from "#kitchen/knowledge/masters/master";
import { oncePer } from "#kitchen/once-per";
import { isFat, roleWeight } from "../food.ts";
import type { Portion } from "../portion.ts";
import { writeVolume } from "../portion/measure.ts";
import { isFatty, isLean } from "../second-reading/dish-read.ts";
import { capitalise } from "../write/nouns.ts";
import { hasWater, tellsOfFat } from "../second-reading/rules/browned-dry.ts";
import type { Wording } from "../write/wording.ts";
import type { Placed } from "./candidate.ts";
import type { MasterDraft } from "./master-filling.ts";
import { type FatSource, fatSourceOf, isFirstTurned, isSpooned, tellFatFirst } from "./fat-first.ts";
import { sentencesOf } from "./told-minutes.ts";
import { STAYS_MARK, timesIn } from "./told-times.ts";
import { COLD } from "./treatments.ts";

/** What stands before a food in a sentence until it is known whether its pan is dry: one sign for what it does there, a letter, so that rows of foods read on. */
const MARKS = { softens: "\u02B0", scents: "\u02B1", greases: "\u02B2", keepsOut: "\u02B3", wants: "\u02B4", gives: "\u02B5" } as const;
type InThePan = keyof typeof MARKS;
const BY_MARK: ReadonlyMap<string, InThePan> = new Map((Object.keys(MARKS) as InThePan[]).map((what) => [MARKS[what], what]));
const ANY = /[\u02B0-\u02B5]/g;

/** Ml in the pan: a person's or six people's onions want the same. */
const WATER = 60;

/** Ways in which a food wants the fat of its pan, and water would do; a star that is to brown is left to lie dry. */
const IN_FAT: ReadonlySet<Treatment> = new Set<Treatment>(["sweated", "fried", "browned-in-fat", "caramelised", "bloomed"]);

const TELLS: Readonly<Partial<Record<InThePan, (wording: Wording) => string>>> = {
  softens: ({ units }) =>
    `Begin${STAYS_MARK} with ${writeVolume(WATER, units)} hot water under a lid, and lift it halfway, so that the water has boiled away by the end.`,
  scents: () => "Let a spoonful of water in as well, so that nothing burns.",
};

/** A part that is to grease a pan stays empty, and there is no fat at all. */
export const isWithoutFat = oncePer(
  ({ master, placed, portions }: MasterDraft): boolean => !portions.all.some(({ food }) => isFat(food)) && emptyFats(master, placed).length > 0,
);

function emptyFats(master: Master, placed: Placed): readonly string[] {
  return master.parts.filter((part) => part.does.includes("cooking-fat") && !placed.has(part)).map(({ part }) => part);
}

/** What the pan can begin with; undefined where the row's own fat is there, or none is. */
const sourceOf = oncePer(({ placed, portions }: MasterDraft): FatSource | undefined => fatSourceOf(placed, portions.all));

/** What is said of a part's food, with the sign for what it does in a pan; none where it does not matter. */
export function markInPan(said: string, named: readonly Portion[], part: MasterPart | undefined, draft: MasterDraft): string {
  const what = named.length === 1 && named[0] === sourceOf(draft)?.portion ? "gives" : inThePan(named, part);
  return what === undefined ? said : said.startsWith(THE) ? THE + MARKS[what] + said.slice(THE.length) : MARKS[what] + said;
}
const THE = "the ";

/** The sign for water that the row itself pours. */
export const POURED = MARKS.keepsOut;

function inThePan(named: readonly Portion[], part: MasterPart | undefined): InThePan | undefined {
  const kinds = named.map(({ food }) => food.kind);
  // Chops with their rim and a leg of duck leave fat behind, and a fillet none.
  if (named.some(({ food }) => isFatty(food) || (food.kind.shelf === "meat" && !isLean(food)))) return "greases";
  if (kinds.some(({ form, shelf, roles }) => form === "liquid" || shelf === "nut" || roles.crumb)) return "keepsOut";
  // What is eaten raw as well is told of in both places by one name.
  const [first = "raw", ...then] = part?.does ?? [];
  if (!IN_FAT.has(first) || then.some((way) => COLD.has(way) || way === "marinated")) return undefined;
  if ((first === "browned-in-fat" && part?.role === "star") || kinds.some(({ shelf }) => shelf !== "vegetable")) return "wants";
  if (kinds.some(({ roles }) => (roles.allium ?? 0) >= ITSELF && (roles.base ?? 0) >= ITSELF)) return "softens";
  return kinds.every((kind) => roleWeight(kind, ["aromatic", "allium"]) >= ITSELF) ? "scents" : "wants";
}
const ITSELF = 0.5;

/** Steps with their signs, as they follow each other: each way is told once, until something greases the pan. */
export function tellWaterForFat(steps: readonly string[], draft: MasterDraft): readonly string[] {
  if (!isWithoutFat(draft)) return steps;
  const { master, placed, wording } = draft;
  const source = sourceOf(draft);
  const known = new Set<InThePan>();
  const empty = emptyFats(master, placed).flatMap((part) => [`{${part}}`, `{${part} `, `?${part}`, `!${part}`]);
  const first = master.method.findIndex((told) => empty.some((hole) => told.includes(hole)));
  let isTaken = false;
  let isLeft = source !== undefined;
  return steps.map((step, at) => {
    // Before the place of the fat nothing was meant to lie in it.
    const isBefore = at < first;
    let isKeptOut = false;
    // "Add the onion. Cook for 10 minutes": what went in is cooked by the next sentence.
    let waiting = "";
    const sentences = sentencesOf(step).map((sentence) => {
      let words = "";
      let begins = "";
      const isWet = hasWater(sentence);
      const minutes = Math.max(0, ...timesIn(sentence).map(({ least, most = least }) => most));
      const isTimed = timesIn(sentence).length > 0;
      if (tellsOfFat(sentence)) known.add("greases");
      const signs = [...sentence.matchAll(ANY)].map(([sign]) => sign);
      const here = isTimed && waiting !== "" ? [waiting, ...signs] : signs;
      waiting = isTimed ? "" : (signs.find((sign) => sign === MARKS.softens) ?? "");
      for (const sign of here) {
        const what = BY_MARK.get(sign);
        if (what === undefined) continue;
        const isOwn = what === "gives" && source !== undefined && !isSpooned(source);
        isKeptOut ||= what === "keepsOut" || (what === "gives" && !isOwn);
        const isDry = !isKeptOut && !isWet && words === "" && !CLOSED_BY.some((each) => known.has(each));
        const turnsFirst = isOwn && isFirstTurned(source);
        if (
          isDry &&
          (isTimed || what === "wants") &&
          source !== undefined &&
          isLeft &&
          (isFirstTurned(source) ? turnsFirst : !isBefore && !isOwn && FRIES.has(what))
        ) {
          begins = tellFatFirst(source, wording);
          isTaken = true;
          isLeft = false;
          known.add("greases");
        } else if (isDry && !isBefore && minutes > 0 && !known.has(what))
          words = TELLS[what === "softens" && minutes < LIDDED ? "scents" : what]?.(wording) ?? "";
        // What is in the pan or the bowl by now, nobody lays into a cold pan first.
        if (what === "gives" && source !== undefined && (isTimed || !isFirstTurned(source))) isLeft = false;
        if (words !== "" || isWet || what === "greases" || (isOwn && (isTimed || !isFirstTurned(source)))) known.add(what === "gives" ? "greases" : what);
      }
      isKeptOut ||= isWet;
      const told = begins === "" ? sentence : beginWith(begins, sentence);
      const plain = (isTaken && source !== undefined && isSpooned(source) ? told.replace(GIVEN, "the rest of the ") : told).replaceAll(ANY, "");
      return words === "" ? plain : `${plain} ${words}`;
    });
    return sentences.join(" ");
  });
}

/** What greases the pan stands behind the words that set it on the fire, or before all. */
function beginWith(words: string, sentence: string): string {
  const set = sentence.replace(SETS_A_PAN, (_, pan: string, then: string) => `${pan} and ${words}. ${then.toUpperCase()}`);
  return set === sentence ? `${capitalise(words)}. ${sentence}` : set;
}
const SETS_A_PAN = /^((?:\p{Lu}\p{L}*,? )?(?:set|heat|warm|put) an? [^.,]*?\bheat),? (?:and )?(\p{Ll})/iu;

/** Once more, where it was named whole. */
const GIVEN = /(?<!\bof )the \u02B5/;

const FRIES: ReadonlySet<InThePan> = new Set<InThePan>(["softens", "scents", "wants"]);

/** Minutes: less is too short for a lid. Where none are told, nothing is cooked yet. */
const LIDDED = 4;

const CLOSED_BY: readonly InThePan[] = ["greases", "softens"];
