/** What a hole asks of foods besides their names: "it" or "them", the cue, the minutes, degrees and amounts. */
import { TECHNIQUES, type Technique } from "#kitchen/knowledge/classes/class-row";
import type { Master } from "#kitchen/knowledge/masters/master";
import { writeQuantity } from "#recipe/quantity";
import type { Food } from "../food.ts";
import type { Portion, Portions } from "../portion.ts";
import { writeVolume } from "../portion/measure.ts";
import { markCore, safeCore } from "./fit-cores.ts";
import { nameOf } from "../write/naming.ts";
import { listOf } from "../write/nouns.ts";
import type { ToldShares } from "./told-shares.ts";
import { withMarks } from "./told-times.ts";
import { type Wording, writeOven, writeTemperature, writeTime } from "../write/wording.ts";

export function formOf(form: string, named: readonly Portion[], many: boolean, technique: string | undefined, wording: Wording): string | undefined {
  switch (form) {
    case "it":
      return many ? "them" : "it";
    case "they":
      return many ? "they" : "it";
    case "is":
      return many ? "are" : "is";
    case "cue":
      return (named.map(({ food }) => food.kind.cue).find((cue) => cue !== undefined) ?? "tender").replaceAll(/\{(\d+)C\}/g, (_, degrees: string) =>
        writeTemperature(Number(degrees), wording),
      );
    case "time": {
      const times = named.flatMap(({ food }) => (isTechnique(technique) ? [minutesOf(food, technique)] : [])).filter((time) => time.length > 0);
      const least = Math.max(...times.map(([from = 0]) => from));
      const most = Math.max(...times.map(([, to = 0]) => to));
      return times.length === 0 ? undefined : withMarks({ words: writeTime([least, most]), least, most, isMore: false });
    }
    default:
      return undefined;
  }
}

/** Minutes from and to; what a food's class says of a boil holds at a simmer, and the other way round. */
function minutesOf({ kind }: Food, technique: Technique): readonly number[] {
  return kind.cook[technique] ?? (technique === "boil" ? kind.cook.simmer : technique === "simmer" ? kind.cook.boil : undefined) ?? [];
}

function isTechnique(word: string | undefined): word is Technique {
  return (TECHNIQUES as readonly (string | undefined)[]).includes(word);
}

export function writeMeasured(
  value: number,
  unit: string,
  { serves }: Master,
  { all, servings, times = servings / serves }: Portions,
  wording: Wording,
): string {
  if (unit === "C") return writeOven(value, wording);
  if (unit === "c") {
    const core = safeCore(
      value,
      all.map(({ food }) => food),
    );
    return markCore(writeTemperature(core, wording), core);
  }
  if (unit === "r") return writeTemperature(value, wording);
  if (unit === "n") return String(Math.max(1, Math.round(value * times)));
  return writeVolume(value * times, wording.units);
}

/** A spoonful kept for the end cannot be told from the whole in a rounded amount. */
function shareOf(portion: Portion, uses: readonly Portion[]): string {
  if (uses.every((use) => use === portion || use.grams < A_SPOONFUL * portion.grams)) return "most";
  return portion.quantity.unit === undefined ? "some" : writeQuantity(portion.quantity);
}

const A_SPOONFUL = 0.15;

/** `the butter`, or of what goes in twice `15 g of the butter`, and later `the rest of the butter`: of what `hole` tells first, or alone, all. */
export function sayPortions(named: readonly Portion[], the: string, { all }: Portions, isJuice: boolean, told: () => ToldShares, hole: string): string {
  const usesOf = ({ food }: Portion): readonly Portion[] => all.filter((other) => other.food === food);
  const words = named.map((portion) => {
    const uses = usesOf(portion);
    const name = isJuice ? `${portion.food.name} juice` : nameOf(portion);
    if (uses.length < 2) return name;
    const isLast = uses.at(-1) === portion;
    const share = isLast ? "the rest" : shareOf(portion, uses);
    const isAll = isLast ? told().first.has(hole) : (share === "most" || share === "some") && told().lone.has(hole);
    return isAll ? `the ${name}` : `${share} of the ${name}`;
  });
  const isShared = named.some((portion) => usesOf(portion).length > 1);
  return (isShared ? "" : the) + listOf(words);
}
