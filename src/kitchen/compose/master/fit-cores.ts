/** A core temperature is told of what has a core that a thermometer goes into: meat, poultry, fish and eggs in pieces thick enough, and what is heated up again. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import type { ClassId } from "#kitchen/knowledge/classes/ingredient-class";
import { isFlesh, type Food } from "../food.ts";

/** Stands behind a core that makes raw food safe (`{74 c}`), until it is known whether anything there has one. How hot what is heated again must be (`{74 r}`) is told always. */
export const CORE = "\u2061";

/** °C of whole cuts and fish, of mince, and of poultry: other temperatures, of custards and syrups, are no cores. */
const SAFE_CORES: ReadonlySet<number> = new Set([63, 71, 74]);

/** `temperature` as it is written, marked where so many °C make raw food safe. */
export function markCore(temperature: string, celsius: number): string {
  return SAFE_CORES.has(celsius) ? temperature + CORE : temperature;
}

/** °C that a row tells, or, of a core that makes raw food safe, the least that any raw flesh of the dish asks for: a row of chops that is filled with chicken takes it to 74. */
export function safeCore(celsius: number, foods: readonly Food[]): number {
  if (!SAFE_CORES.has(celsius)) return celsius;
  const cores = foods.flatMap(({ kind }) => (isFlesh(kind) && kind.core !== undefined ? [kind.core] : []));
  return cores.length === 0 ? celsius : Math.max(celsius, Math.min(...cores));
}

/** Of whole cuts and fish, of mince and of poultry: `(63 °C)`, `, 74 °C in the middle`, `; to 74 °C if there is any doubt`. */
const TOLD = / \(\d+ °[CF]\u2061\)|[,:;] (?:to )?\d+ °[CF]\u2061(?: (?:inside|if there is any doubt|(?:in|at) [\w ]+?))?(?=[.,;])/g;
const THIN = /: \d+ °[CF]\u2061 in the thickest strip/g;
const PINK = /\bno (?:more )?pink is left(?: \(\d+ °[CF]\u2061\))?/g;
/** Opaque and curled, they are done: nobody finds their middle. */
const SMALL: ReadonlySet<ClassId> = new Set(["prawn", "mollusc", "squid", "shellfish_cooked"]);
/** Meat by other names, of plants or in a parcel. */
const isMeaty = ofGenera(["dumpling", "stuffing", "meat-substitute", "ready-meal"], ["pasta_filled"]);

/** A sentence or several of a method, with its cores told where something there has one. */
export function fitCores(text: string, foods: readonly Food[]): string {
  if (!text.includes(CORE)) return text;
  return withoutCore(text, coreOf(foods)).replaceAll(CORE, "");
}

/** A note; none where it told of nothing but the core of what has none. */
export function fitNote(note: string, foods: readonly Food[]): string | undefined {
  if (!note.includes(CORE)) return note;
  const core = coreOf(foods);
  const [first = ""] = note.split(/(?<=[.!?]) /);
  if (core === "none" && first.includes(CORE)) return undefined;
  return withoutCore(note.replaceAll(THIN, ", with no pink left"), core).replaceAll(CORE, "");
}

function withoutCore(text: string, core: ReturnType<typeof coreOf>): string {
  if (core === "thick") return text;
  return (core === "none" ? text.replaceAll(PINK, "browned") : text).replaceAll(TOLD, "");
}

function coreOf(foods: readonly Food[]): "thick" | "small" | "none" {
  const cored = foods.filter(({ kind, states }) => isFlesh(kind) || kind.shelf === "egg" || states.includes("cooked") || isMeaty(kind.id));
  if (cored.length === 0) return "none";
  return cored.every(({ kind }) => SMALL.has(kind.id)) ? "small" : "thick";
}
