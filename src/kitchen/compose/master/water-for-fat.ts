/** Where a row means a fat and the list has none, what softens in the pan begins in water under a lid, and what only scents it gets a spoonful. */
import type { Master, MasterPart, Treatment } from "#kitchen/knowledge/masters/master";
import { oncePer } from "#kitchen/once-per";
import { isFat, roleWeight } from "../food.ts";
import type { Portion } from "../portion.ts";
import { writeVolume } from "../portion/measure.ts";
import { isFatty, isLean } from "../second-reading/dish-read.ts";
import { hasWater } from "../second-reading/rules/browned-dry.ts";
import type { Wording } from "../write/wording.ts";
import type { Placed } from "./candidate.ts";
import type { MasterDraft } from "./master-filling.ts";
import { timesIn } from "./told-times.ts";
import { COLD } from "./treatments.ts";

/** What stands before a food in a sentence until it is known whether its pan is dry: one sign for what it does there, a letter, so that rows of foods read on. */
const MARKS = { softens: "\u02B0", scents: "\u02B1", greases: "\u02B2", keepsOut: "\u02B3" } as const;
type InThePan = keyof typeof MARKS;
const BY_MARK: ReadonlyMap<string, InThePan> = new Map((Object.keys(MARKS) as InThePan[]).map((what) => [MARKS[what], what]));
const ANY = /[\u02B0-\u02B3]/g;

/** Ml in the pan: a person's or six people's onions want the same. */
const WATER = 60;

/** Ways in which a food wants the fat of its pan, and water would do; a star that is to brown is left to lie dry. */
const IN_FAT: ReadonlySet<Treatment> = new Set<Treatment>(["sweated", "fried", "browned-in-fat", "caramelised", "bloomed"]);

const TELLS: Readonly<Partial<Record<InThePan, (wording: Wording) => string>>> = {
  softens: ({ units }) => `Begin with ${writeVolume(WATER, units)} hot water under a lid, and lift it halfway, so that the water has boiled away by the end.`,
  scents: () => "Let a spoonful of water in as well, so that nothing burns.",
};

/** A part that is to grease a pan stays empty, and there is no fat at all. */
export const isWithoutFat = oncePer(
  ({ master, placed, portions }: MasterDraft): boolean => !portions.all.some(({ food }) => isFat(food)) && emptyFats(master, placed).length > 0,
);

function emptyFats(master: Master, placed: Placed): readonly string[] {
  return master.parts.filter((part) => part.does.includes("cooking-fat") && !placed.has(part)).map(({ part }) => part);
}

/** What is said of a part's food, with the sign for what it does in a pan; none where it does not matter. */
export function markInPan(said: string, named: readonly Portion[], part: MasterPart | undefined): string {
  const what = inThePan(named, part);
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
  if (
    !IN_FAT.has(first) ||
    (first === "browned-in-fat" && part?.role === "star") ||
    then.some((way) => COLD.has(way) || way === "marinated") ||
    kinds.some(({ shelf }) => shelf !== "vegetable")
  )
    return undefined;
  if (kinds.some(({ roles }) => (roles.allium ?? 0) >= ITSELF && (roles.base ?? 0) >= ITSELF)) return "softens";
  return kinds.every((kind) => roleWeight(kind, ["aromatic", "allium"]) >= ITSELF) ? "scents" : undefined;
}
const ITSELF = 0.5;

/** Steps with their signs, as they follow each other: each way is told once, until something greases the pan. */
export function tellWaterForFat(steps: readonly string[], draft: MasterDraft): readonly string[] {
  if (!isWithoutFat(draft)) return steps;
  const { master, placed, wording } = draft;
  const known = new Set<InThePan>();
  const empty = emptyFats(master, placed).flatMap((part) => [`{${part}}`, `?${part}`, `!${part}`]);
  const first = master.method.findIndex((told) => empty.some((hole) => told.includes(hole)));
  return steps.map((step, at) => {
    // Before the place of the fat nothing was meant to lie in it.
    let isKeptOut = at < first;
    const sentences = step.split(SENTENCES).map((sentence) => {
      let words = "";
      const isWet = hasWater(sentence);
      const minutes = Math.max(0, ...timesIn(sentence).map(({ least, most = least }) => most));
      for (const [sign] of sentence.matchAll(ANY)) {
        const what = BY_MARK.get(sign);
        if (what === undefined) continue;
        isKeptOut ||= what === "keepsOut";
        if (!isKeptOut && !isWet && minutes > 0 && words === "" && !CLOSED_BY.some((each) => known.has(each)) && !known.has(what))
          words = TELLS[what === "softens" && minutes < LIDDED ? "scents" : what]?.(wording) ?? "";
        if (words !== "" || isWet || what === "greases") known.add(what);
      }
      isKeptOut ||= isWet;
      const plain = sentence.replaceAll(ANY, "");
      return words === "" ? plain : `${plain} ${words}`;
    });
    return sentences.join(" ");
  });
}
/** Minutes: less is too short for a lid. Where none are told, nothing is cooked yet. */
const LIDDED = 4;

const SENTENCES = /(?<=[.!?]) (?=\S)/;
const CLOSED_BY: readonly InThePan[] = ["greases", "softens"];
