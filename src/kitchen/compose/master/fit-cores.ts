/** A core temperature is told of what has a core that a thermometer goes into: meat, poultry, fish and eggs in pieces thick enough, and what is heated up again. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { isFlesh, type Food } from "../food.ts";

/** Cores of whole cuts and fish, of mince, and of poultry and what is heated up: `(63 °C)`, `, 74 °C in the middle`, `; to 74 °C if there is any doubt`. */
const TOLD =
  / \((?:(?:63|71|74) °C|(?:145|160|165) °F)\)|[,:;] (?:to )?(?:(?:63|71|74) °C|(?:145|160|165) °F)(?: (?:inside|if there is any doubt|(?:in|at) [\w ]+?))?(?=[.,;])/g;
const THIN = /: (?:(?:63|71|74) °C|(?:145|160|165) °F) in the thickest strip/g;
const A_NOTE = /^Cook (?:the|any) [^.]*(?:(?:63|71|74) °C|(?:145|160|165) °F)/;
/** What was cooked before is hot again by its core. */
const AGAIN = /\bhot\b|\bleft over\b|\bleftovers?\b|\breheat/i;
const PINK = /\bno (?:more )?pink is left(?: \((?:(?:63|71|74) °C|(?:145|160|165) °F)\))?/g;
/** Opaque and curled, they are done: nobody finds their middle. */
const SMALL: ReadonlySet<string> = new Set(["prawn", "mollusc", "squid", "shellfish_cooked", "crab"]);
/** Meat by other names, of plants or in a parcel. */
const isMeaty = ofGenera(["dumpling", "stuffing", "meat-substitute", "ready-meal"], ["pasta_filled"]);

/** A sentence or several of a method. */
export function fitCores(text: string, foods: readonly Food[]): string {
  if (!/\d °[CF]/.test(text)) return text;
  const core = coreOf(foods);
  return text
    .split(/(?<=[.!?]) /)
    .map((sentence) => (core === "thick" || AGAIN.test(sentence) ? sentence : withoutCore(sentence, core)))
    .join(" ");
}

/** A note; none where it told of nothing but the core of what has none. */
export function fitNote(note: string, foods: readonly Food[]): string | undefined {
  if (!/\d °[CF]/.test(note)) return note;
  const core = coreOf(foods);
  if (core === "none" && A_NOTE.test(note) && !AGAIN.test(note)) return undefined;
  return fitCores(note, foods).replaceAll(THIN, ", with no pink left");
}

function withoutCore(sentence: string, core: "small" | "none"): string {
  const told = core === "none" ? sentence.replaceAll(PINK, "browned") : sentence;
  return OVEN.test(told) ? told : told.replaceAll(TOLD, "");
}
const OVEN = /\boven\b|\bfan\b/;

function coreOf(foods: readonly Food[]): "thick" | "small" | "none" {
  const cored = foods.filter(({ kind, states }) => isFlesh(kind) || kind.shelf === "egg" || states.includes("cooked") || isMeaty(kind.id));
  if (cored.length === 0) return "none";
  return cored.every(({ kind }) => SMALL.has(kind.id)) ? "small" : "thick";
}
