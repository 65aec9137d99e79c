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
import { friesFirst, hasWater, isPanWork, tellsOfFat, tellsOfSkin } from "../second-reading/rules/browned-dry.ts";
import type { Wording } from "../write/wording.ts";
import type { Placed } from "./candidate.ts";
import type { MasterDraft } from "./master-filling.ts";
import { beginWith } from "./begin-with.ts";
import { bringForward, type Forward } from "./bring-forward.ts";
import { type FatSource, fatSourceOf, goOn, isFirstTurned, isLiftedOut, isSpooned, tellFatFirst } from "./fat-first.ts";
import { placeOfFat } from "./place-of-fat.ts";
import { sentencesOf } from "./told-minutes.ts";
import { STAYS_MARK, timesIn } from "./told-times.ts";
import { COLD } from "./treatments.ts";

/** What stands before a food in a sentence until it is known whether its pan is dry: one sign for what it does there, a letter, so that rows of foods read on. */
const MARKS = { softens: "\u02B0", scents: "\u02B1", greases: "\u02B2", keepsOut: "\u02B3", wants: "\u02B4", gives: "\u02B5", staysDry: "\u02B6" } as const;
type InThePan = keyof typeof MARKS;
const BY_MARK: ReadonlyMap<string, InThePan> = new Map((Object.keys(MARKS) as InThePan[]).map((what) => [MARKS[what], what]));
const NO_PASTE: ReadonlySet<string> = new Set([MARKS.greases, MARKS.keepsOut, MARKS.gives]);
const ANY = /[\u02B0-\u02B6]/g;

/** Ml in the pan: a person's or six people's onions want the same. */
const WATER = 60;

/** Ways in which a food wants the fat of its pan, and water would do; a star that is to brown is left to lie dry. */
const IN_FAT: ReadonlySet<Treatment> = new Set<Treatment>(["sweated", "fried", "browned-in-fat", "caramelised", "bloomed"]);

const TELLS: Readonly<Partial<Record<InThePan, (wording: Wording) => string>>> = {
  softens: ({ units }) =>
    `Begin${STAYS_MARK} with ${writeVolume(WATER, units)} hot water under a lid, and lift it halfway, so that the water has boiled away by the end.`,
  scents: () => `Let${STAYS_MARK} a spoonful of water in as well, so that nothing burns.`,
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
  if (kinds.some(({ form }) => form === "liquid")) return "keepsOut";
  if (kinds.some(({ shelf, roles }) => shelf === "nut" || roles.crumb)) return "staysDry";
  // What is eaten raw as well is told of in both places by one name.
  const [first = "raw", ...then] = part?.does ?? [];
  if (!IN_FAT.has(first) || then.some((way) => COLD.has(way) || way === "marinated")) return undefined;
  if ((first === "browned-in-fat" && part?.role === "star") || kinds.some(({ shelf }) => shelf !== "vegetable")) return "wants";
  if (kinds.some(({ roles }) => (roles.allium ?? 0) >= ITSELF && (roles.base ?? 0) >= ITSELF)) return "softens";
  return kinds.every((kind) => roleWeight(kind, ["aromatic", "allium"]) >= ITSELF) ? "scents" : "wants";
}
const ITSELF = 0.5;

/** A sentence of the method, with what of it tells whether its pan is dry. */
interface Said {
  readonly text: string;
  readonly step: number;
  readonly signs: readonly string[];
  readonly isWet: boolean;
  readonly isTimed: boolean;
  /** The longest that it tells. */
  readonly minutes: number;
  /** Whether the row would grease the pan before it, in it, or later. */
  readonly place: "before" | "here" | "behind";
  /** It stands in an earlier step than that: of water nothing is told yet. */
  readonly isEarly: boolean;
}

function readSaid(steps: readonly string[], { master, placed }: MasterDraft): readonly Said[] {
  const fat = placeOfFat(master, placed, emptyFats(master, placed));
  return steps.flatMap((whole, step) =>
    sentencesOf(whole).map((text, nth): Said => {
      const times = timesIn(text);
      const from = fat === undefined || step > fat.step ? 1 : step < fat.step ? -1 : nth - fat.sentence;
      return {
        text,
        step,
        signs: [...text.matchAll(ANY)].map(([sign]) => sign),
        isWet: hasWater(text),
        isTimed: times.length > 0,
        minutes: Math.max(0, ...times.map(({ least, most = least }) => most)),
        place: from < 0 ? "before" : from === 0 ? "here" : "behind",
        isEarly: step < (fat?.step ?? 0),
      };
    }),
  );
}

/** Steps with their signs, as they follow each other: each way is told once, until something greases the pan. */
export function tellWaterForFat(steps: readonly string[], draft: MasterDraft): readonly string[] {
  if (!isWithoutFat(draft)) return steps;
  const { wording, portions } = draft;
  const said = readSaid(steps, draft);
  const plain = said.map(({ text }) => text.replaceAll(ANY, ""));
  const source = sourceOf(draft);
  const isMilky = source !== undefined && isSpooned(source);
  const isTurned = source !== undefined && isFirstTurned(source);
  const known = new Set<InThePan>();
  const told = steps.map((): string[] => []);
  let forward: Forward | undefined;
  let isLeft = source !== undefined;
  // Of the step: something was poured, or wants no water, and what went in is cooked by the next sentence ("Add the onion. Cook for 10 minutes").
  let isPoured = false;
  let isKeptOut = false;
  let waiting = "";
  for (const [nth, { text, step, signs, isWet, isTimed, minutes, place, isEarly }] of said.entries()) {
    if (said[nth - 1]?.step !== step) [isPoured, isKeptOut, waiting] = [false, false, ""];
    // Whatever was boiled before, this pan is another.
    if (place === "here") isPoured = false;
    const brought = forward?.instead.get(nth);
    if (brought !== undefined) {
      if (brought !== "") told[step]?.push(brought);
      continue;
    }
    let words = "";
    let begins = "";
    const isGiving = text.includes(MARKS.gives);
    const isDry = (): boolean => !isWet && words === "" && !CLOSED_BY.some((each) => known.has(each));
    const beginByFat = (): void => {
      if (source === undefined || !isLeft || place === "before" || isPoured || !isDry()) return;
      isLeft = false;
      forward = isLiftedOut(source) ? bringForward(plain, nth, source.portion, portions.all) : NOTHING_ELSE;
      if (forward) begins = forward.words ?? tellFatFirst(source, wording);
      if (forward || isGiving) known.add("greases");
    };
    if (tellsOfFat(text)) known.add("greases");
    // A paste that was pounded before has no sign.
    if (isMilky && place === "here" && isTimed && friesFirst(text) && !signs.some((sign) => NO_PASTE.has(sign))) beginByFat();
    for (const sign of isTimed && waiting !== "" ? [waiting, ...signs] : signs) {
      const what = BY_MARK.get(sign);
      if (what === undefined) continue;
      const isOwn = what === "gives" && !isMilky;
      isPoured ||= what === "keepsOut" || (what === "gives" && isMilky);
      isKeptOut ||= isPoured || what === "staysDry";
      const isWanted = isTurned ? isOwn && !tellsOfSkin(text) : wantsFat(what, text) && !(isMilky && isGiving);
      if (isWanted && isPanWork(text)) beginByFat();
      if (isDry() && !isKeptOut && !isEarly && minutes > 0 && !known.has(what))
        words = TELLS[what === "softens" && minutes < LIDDED ? "scents" : what]?.(wording) ?? "";
      // What is in the pan or the bowl by now, nobody lays into a cold pan first.
      if (what === "gives" && (isTimed || !isTurned)) isLeft = false;
      if (words !== "" || isWet || what === "greases" || (isOwn && (isTimed || !isTurned))) known.add(what === "gives" ? "greases" : what);
    }
    waiting = isTimed ? "" : (signs.find((sign) => sign === MARKS.softens) ?? "");
    isPoured ||= isWet;
    isKeptOut ||= isWet;
    const whole = begins === "" || source === undefined ? text : beginWith(begins, goOn(source, text.replaceAll(ANY, "")));
    const rest = isMilky && forward ? whole.replace(GIVEN, "the rest of the ") : whole;
    told[step]?.push(...[rest.replaceAll(ANY, ""), words].filter((each) => each !== ""));
  }
  return told.map((sentences) => sentences.join(" "));
}
const NOTHING_ELSE: Forward = { words: undefined, instead: new Map() };

/** Once more, where it was named whole. */
const GIVEN = /(?<!\bof )the \u02B5/;

/** Crumbs and nuts are toasted dry, and fried in fat. */
function wantsFat(what: InThePan, sentence: string): boolean {
  return FRIES.has(what) || (what === "staysDry" && friesFirst(sentence));
}
const FRIES: ReadonlySet<InThePan> = new Set<InThePan>(["softens", "scents", "wants"]);

/** Minutes: less is too short for a lid. Where none are told, nothing is cooked yet. */
const LIDDED = 4;

const CLOSED_BY: readonly InThePan[] = ["greases", "softens"];
