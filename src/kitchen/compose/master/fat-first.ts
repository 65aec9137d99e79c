/** Where a list has no fat, what the dish has of its own goes into the pan before what is to fry, and is told so. */
import type { MasterPart } from "#kitchen/knowledge/masters/master";
import { type OwnFat, ownFatOf } from "../own-fat.ts";
import type { Portion } from "../portion.ts";
import { writeVolume } from "../portion/measure.ts";
import { isMany, nameOf } from "../write/naming.ts";
import { capitalise } from "../write/nouns.ts";
import type { Wording } from "../write/wording.ts";
import type { Placed } from "./candidate.ts";
import { writeToldTime } from "./told-times.ts";
import { HEATS } from "./treatments.ts";

/** Ml that are spooned off to fry in, and the share of a small tin or pot that they are at the most. */
const SPOONED = 45;
const OF_ALL = 0.34;

/** Fat that a dish's pan can begin with, though the row gives it none. */
export interface FatSource {
  readonly portion: Portion;
  readonly how: OwnFat;
}

/** In the order in which a cook thinks of it. */
const FIRST: readonly OwnFat[] = ["tinned", "renders", "creams", "melts", "skin", "rim"];

/** What a master's pan can begin with: of the foods that are heated, and of tins in oil, the one that a cook thinks of first. */
export function fatSourceOf(placed: Placed, portions: readonly Portion[]): FatSource | undefined {
  const heated = new Map([...placed].filter(([part]) => isHeated(part)).flatMap(([part, foods]) => foods.map((food) => [food, part] as const)));
  const sources = portions.flatMap((portion): readonly FatSource[] => {
    const how = ownFatOf(portion.food);
    const part = heated.get(portion.food);
    if (how === undefined || (part === undefined && how !== "tinned")) return [];
    // In strips it has neither rim nor skin, and on a grill its fat is lost.
    const isTurned = how === "rim" || how === "skin";
    return isTurned && (part?.knife || !part?.does.some((way) => BROWNS.has(way))) ? [] : [{ portion, how }];
  });
  return sources.toSorted((a, b) => FIRST.indexOf(a.how) - FIRST.indexOf(b.how))[0];
}

/** What is poured in or fried: not what is mixed raw into something, or eaten as it is. */
function isHeated({ does: [first = "raw"], does }: MasterPart): boolean {
  return HEATS.has(first) || does.some((way) => POURED.has(way));
}
const BROWNS: ReadonlySet<string> = new Set(["browned-in-fat", "fried", "dry-browned", "seared-then-finished"]);
const POURED: ReadonlySet<string> = new Set(["cooked-in-it", "simmered", "reduced", "stirred-in-off-heat"]);

/** What is done with it first, as an order without its stop. The pan is spoken of. */
export function tellFatFirst({ portion, how }: FatSource, { units }: Wording): string {
  const name = nameOf(portion);
  const them = isMany(portion) ? "their" : "its";
  switch (how) {
    case "creams":
      return `spoon in ${writeVolume(Math.min(SPOONED, portion.grams * OF_ALL), units)} of the ${name.replace(CREAM, "thick top of the $&")} and let it bubble for ${writeToldTime("2–3 min")}, until its fat runs`;
    case "melts":
      return `melt ${writeVolume(Math.min(SPOONED / 3, portion.grams * OF_ALL), units)} of the ${name} in it, until its fat runs`;
    case "tinned":
      return `pour in the oil of the ${name}`;
    case "renders":
      return `lay in the ${name} for ${writeToldTime(rendering(portion))}, turning, until ${them} fat runs, then lift out`;
    case "skin":
      return `lay in the ${name}, skin side down, and leave for ${writeToldTime("5–6 min")}, until ${them} fat has run`;
    case "rim":
      return `stand the ${name} on the rim of fat for ${writeToldTime("2 min")}, until it runs`;
  }
}

/** What is eaten as it is needs no longer than its slices take to crisp. */
function rendering({ food: { kind } }: Portion): string {
  const [least, most] = (kind.raw === "fine" ? kind.cook.fry : undefined) ?? [5, 5];
  return least === most ? `${least} min` : `${least}–${most} min`;
}

/** What its row does with it then: what lies in the pan is not laid in again. */
export function goOn({ portion, how }: FatSource, sentence: string): string {
  switch (how) {
    case "skin":
      return sentence.replace(LAID_IN, (_, then: string) => capitalise(then));
    case "rim":
      return sentence.replace(LAID_IN, (_, then: string) => `Lay ${isMany(portion) ? "them" : "it"} flat and ${then}`);
    default:
      return sentence;
  }
}
const LAID_IN = /^(?:Add|Lay in|Spread out) the [^.,]*?(?:,[^.,]*,)? and (\p{Ll}+)/u;

/** What stands in a tin in two layers; coconut cream is all thick. */
const CREAM = /^.*milk.*$/i;

/** It comes back where the row says: all of it, or what was not spooned off. */
export function isSpooned({ how }: FatSource): boolean {
  return how === "creams" || how === "melts";
}

/** It is turned onto its own fat where it would be browned anyway. */
export function isFirstTurned({ how }: FatSource): boolean {
  return how === "skin" || how === "rim";
}

/** It makes room for what fries in its fat. */
export function isLiftedOut({ how }: FatSource): boolean {
  return how === "renders";
}
