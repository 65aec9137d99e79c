/** Fills a template with foods, times and measures. The template words are described in `knowledge/dishes/dish.ts`. */
import { UNNAMED_PANS, VESSELS, type Vessel } from "#kitchen/knowledge/dishes/dish";
import { SLOT_USES } from "#kitchen/knowledge/dishes/slot-uses";
import { isLoosePowder } from "../food.ts";
import type { Op, Share } from "../plan/op.ts";
import type { Portion, Portions } from "../portion.ts";
import { writeVolume } from "../portion/measure.ts";
import { asAdjective, listOf, ONE_OF_MANY } from "./nouns.ts";
import { isMany, nameOf, withThe } from "./naming.ts";
import { localise, vesselName, writeLength, writeOven, writeTemperature, writeTime, type Wording } from "./wording.ts";

/** What has been mentioned so far: a pan is `a large pan` once and `the pan` ever after. */
export interface Scene {
  readonly portions: Portions;
  readonly wording: Wording;
  readonly seen: Set<Vessel>;
  readonly op?: Op;
  /** More than one pan is in use, so that each is told by its name. */
  readonly severalPans?: boolean;
  /** What lies lifted out on the plate. */
  readonly lifted?: readonly Portion[];
  /** Foods that the title and the summary may name as the stars. */
  readonly stars?: readonly Portion[];
}

export function fillTemplate(template: string, scene: Scene): string {
  let text = localise(template, scene.wording);
  const optional = /\[(?:([?!])([\w-]+) )?([^[\]]*)\]/;
  for (let found = optional.exec(text); found; found = optional.exec(text)) {
    const [all, sign, slot, inner = ""] = found;
    const filled = slot === undefined ? undefined : holds(slot, scene);
    const kept =
      sign === "?"
        ? filled
        : sign === "!"
          ? !filled
          : holesOf(inner).every((hole) => !isFoodHole(hole) || fillHole(hole, { ...scene, seen: new Set(scene.seen) }) !== "");
    text = text.slice(0, found.index) + (kept ? inner : "") + text.slice(found.index + all.length);
  }
  const filled = text.replaceAll(/\{([^{}]+)\}/g, (_, hole: string) => fillHole(hole, scene));
  return tidy(filled);
}

/** Less than an hour in the oven: what takes longer than the piece in the middle goes in before it. */
const SHORT_MINUTES = 60;

/** What a part of a template asks for: that something comes out of a vessel, a fact of the step, or that a slot is filled. */
function holds(word: string, scene: Scene): boolean {
  const { op } = scene;
  if (isVessel(word)) return op?.from?.includes(word) ?? false;
  if (word === "short") return (op?.minutes?.[0] ?? 0) < SHORT_MINUTES;
  if (word === "unheated") return op?.unheated ?? false;
  if (word === "firm") return SLOT_USES.panFat.some((slot) => op?.shares[slot]?.some(({ portion }) => portion.food.kind.form !== "liquid"));
  return slotShares(word, scene).length > 0;
}

/** Names of the holes of a template, wherever they stand. */
export function holesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{([^{}]+)\}/g)].map(([, hole = ""]) => hole);
}

const OF_THE_STEP = ["time", "cue", "water", "servings", "size", "makes", "lifted"];

function isFoodHole(hole: string): boolean {
  return !OF_THE_STEP.includes(hole) && !/^\d/.test(hole) && !isVessel(hole) && !(hole in UNNAMED_PANS);
}

function isVessel(hole: string): hole is Vessel {
  return (VESSELS as readonly string[]).includes(hole);
}

function fillHole(hole: string, scene: Scene): string {
  const { op, wording, seen } = scene;
  if (hole === "time") return op?.minutes ? writeTime([op.minutes[0] - (op.silent ?? 0), op.minutes[1] - (op.silent ?? 0)]) : "";
  if (hole === "cue") return op?.cue === undefined ? "" : fillTemplate(op.cue, scene);
  if (hole === "lifted") return sayLifted(scene.lifted ?? []);
  if (hole === "water") return writeVolume(op?.water ?? 0, wording.units);
  if (hole === "servings") return String(scene.portions.servings);
  if (hole === "makes") return String(scene.portions.makes?.count ?? scene.portions.servings);
  if (hole === "size") return fillTemplate(scene.portions.size?.tin ?? "", scene);
  if (hole in UNNAMED_PANS) return hole;
  if (hole === "boiler of water") return "a large pan of water";
  if (hole === "stars") return listOf([...new Set((scene.stars ?? []).map(({ food }) => asAdjective(food.name)))]);
  if (hole === "star") return (scene.stars ?? []).slice(0, 1).map(nameOf).join("");
  if (hole === "others") return listOf((scene.stars ?? []).slice(1).map(nameOf));
  if (hole === "stars+") return listOf((scene.stars ?? []).map(nameOf));
  if (isVessel(hole)) {
    const first = !seen.has(hole);
    seen.add(hole);
    return localise(vesselName(hole, first, scene.portions.servings, scene.severalPans), wording);
  }
  const measured = /^(\d+(?:\.\d+)?)([A-Za-z]+)$/.exec(hole);
  if (measured) return writeMeasured(Number(measured[1]), measured[2] ?? "", wording);
  return fillFoodHole(hole, scene);
}

/** So many are named; more are what lies there. */
const MOST_LIFTED = 3;

/** What comes back from the plate, by the names of its foods; what only seasons them came with them. */
function sayLifted(portions: readonly Portion[]): string {
  const names = [...new Set(portions.filter(({ food }) => food.salience >= 1 && !isLoosePowder(food)).map(nameOf))];
  return names.length === 0 || names.length > MOST_LIFTED ? "what is on the plate" : `the ${listOf(names)}`;
}

function writeMeasured(value: number, unit: string, wording: Wording): string {
  switch (unit) {
    case "C":
      return writeTemperature(value, wording);
    case "cm":
      return writeLength(value, wording);
    case "oven":
      return writeOven(value, wording);
    default:
      return writeVolume(value, wording.units);
  }
}

const NUMBER_WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

function fillFoodHole(hole: string, scene: Scene): string {
  const [first = "", ...rest] = hole.split(" ");
  const form = ["the", "n", "it", "is"].includes(first) ? first : "";
  const shares = form ? rest.flatMap((name) => sharesFor(name, scene)) : [first, ...rest].flatMap((name) => slotShares(name, scene));
  if (shares.length === 0) return "";
  const many = shares.length > 1 || shares.some(({ portion }) => isMany(portion));
  switch (form) {
    case "the":
      return withThe(shares);
    case "it":
      return many ? "them" : "it";
    case "is":
      return many ? "are" : "is";
    case "n": {
      const count = shares.reduce((sum, { portion }) => sum + (portion.count ?? 1), 0);
      return NUMBER_WORDS[count] ?? String(count);
    }
    default:
      return listOf(shares.map(({ portion }) => nameOf(portion)));
  }
}

/** The shares that this op takes under a name, or else every food of the slot that is called so: a word of a template may be either. */
function sharesFor(name: string, { op, portions }: Pick<Scene, "op" | "portions">): readonly Share[] {
  return op?.shares[name] ?? slotShares(name, { portions });
}

function slotShares(name: string, { portions }: Pick<Scene, "portions">): readonly Share[] {
  return portions.all.filter(({ slot }) => slot === name).map((portion) => ({ portion, part: 1, label: "all" as const }));
}

/** Closes the gaps that left-out parts leave, and makes one of `1 bowls`. */
function tidy(text: string): string {
  return text
    .replaceAll(/\bDivide between 1 (\w+?)s\b/g, "Tip into a $1")
    .replaceAll(ONE_OF_MANY, "1 $1")
    .replaceAll(/\b([Tt])oast the toast\b/g, (_, first: string) => (first === "T" ? "Brown the toast" : "brown the toast"))
    .replaceAll(/\s{2,}|[^\S ]/g, " ")
    .replaceAll(/ ([,.;])/g, "$1")
    .replaceAll(/,\s*,/g, ",")
    .replaceAll(/,\./g, ".")
    .trim();
}
