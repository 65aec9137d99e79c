/** A master's remarks: what is good to know, what is left out, how the list was read, what it contains and gives. */
import type { RecipeNote } from "#recipe/recipe";
import type { Food } from "../food.ts";
import type { LeftOut } from "../left-out.ts";
import { writeNutrition } from "../nutrition.ts";
import { allergens, readings, reasons, remainder } from "../write/notes.ts";
import { localise } from "../write/wording.ts";
import { fillSentence } from "./fill-sentence.ts";
import { fitNote } from "./fit-cores.ts";
import { type MasterDraft, fillingOf } from "./master-filling.ts";
import { warningsOf } from "./warnings.ts";

/** Of a note that names foods, those: bacon over a salad is no reason to cook its bean curd to a temperature. */
function foodsOfNote(line: string, foods: readonly Food[]): readonly Food[] {
  const named = foods.filter(({ name }) => line.toLowerCase().includes(name.toLowerCase()));
  return named.length > 0 ? named : foods;
}

/** What is good to know, what is left out, how the list was read, what it contains and gives. */
export function writeMasterNotes(draft: MasterDraft, steps: readonly string[], leftOut: readonly LeftOut[]): readonly RecipeNote[] {
  const { master, portions, wording } = draft;
  const say = fillingOf(draft, "prose");
  const foods = portions.all.map(({ food }) => food);
  const own = [master.safety, master.note]
    .flatMap((line) => (line === undefined ? [] : (fillSentence(localise(line, wording), say) ?? [])))
    .flatMap((line) => fitNote(line, foodsOfNote(line, foods)) ?? [])
    .filter((line) => !isCoreToldAlready(line, steps));
  const notes = [
    {
      heading: "Good to know",
      lines: [
        ...own,
        ...untoldCores(draft, [...steps, ...own]),
        ...warningsOf(draft),
        ...portions.all.flatMap(remainder),
        ...reasons(leftOut, (code) => code === "at-hand"),
      ].filter((line) => line !== ""),
    },
    { heading: "Left out", lines: reasons(leftOut, (code) => code !== "at-hand") },
    { heading: "How I read your list", lines: readings(portions.all) },
    { heading: "Contains", lines: allergens(portions.all) },
  ];
  return [...notes.filter(({ lines }) => lines.length > 0), ...writeNutrition(portions, wording)];
}

/** Raw poultry and its mince in a row that was written for another meat: how hot they must be is told all the same. */
function untoldCores(draft: MasterDraft, told: readonly string[]): readonly string[] {
  const { portions, wording } = draft;
  const text = told.join(" ");
  const parts = portions.all.flatMap(({ food: { kind }, fills }) =>
    kind.shelf === "meat" && kind.raw === "unsafe" && (kind.core ?? 0) >= POULTRY_CORE ? (fills ?? []) : [],
  );
  if (parts.length === 0 || TELLS_OF_DONE.test(text)) return [];
  const say = fillingOf(draft, "prose");
  return [...new Set(parts)].flatMap(
    (part) => fillSentence(localise(`Cook the {${part}} to {${POULTRY_CORE} r} inside, with no pink left.`, wording), say) ?? [],
  );
}

/** °C (FoodSafety.gov, safe minimum internal temperatures). */
const POULTRY_CORE = 74;

const TELLS_OF_DONE = /\b(?:7[4-9]|8\d|9\d) °C|\b1[67]\d °F|\b2\d\d °F inside|\bno(?:t| longer)? pink|\bjuices? run(?:s|ning)? clear/;

/** `Cook to 74 °C.`, where a step has said it: a note is for what the method does not tell. What it warns of besides is told. */
function isCoreToldAlready(line: string, steps: readonly string[]): boolean {
  const cores = line.match(CORES) ?? [];
  const method = steps.join(" ");
  return cores.length > 0 && !WARNS.test(line) && (!/\brest\b/.test(line) || /\b[Rr]est\b/.test(method)) && cores.every((core) => method.includes(core));
}

const CORES = /\b\d+ °[CF]/g;

const WARNS = /;|\b(?:anyone|throw|never|raw|keep|cool|chill|only once|doubt)\b/i;
