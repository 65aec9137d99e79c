/** A master's remarks: what is good to know, what is left out, how the list was read, what it contains and gives. */
import type { RecipeNote } from "#recipe/recipe";
import type { LeftOut } from "../left-out.ts";
import { writeNutrition } from "../nutrition.ts";
import { allergens, readings, reasons, remainder } from "../write/notes.ts";
import { localise } from "../write/wording.ts";
import { fillSentence } from "./fill-sentence.ts";
import { fitNote } from "./fit-cores.ts";
import { type MasterDraft, fillingOf } from "./master-filling.ts";
import { sayUnsalted } from "./unsalted.ts";
import { warningsOf } from "./warnings.ts";

/** What is good to know, what is left out, how the list was read, what it contains and gives. */
export function writeMasterNotes(draft: MasterDraft, steps: readonly string[], leftOut: readonly LeftOut[]): readonly RecipeNote[] {
  const { master, portions, wording } = draft;
  const safety = sayNote(draft, master.safety);
  const isSaid = safety !== undefined && (master.warns || !isCoreToldAlready(safety, steps));
  const own = [isSaid ? safety : undefined, sayUnsalted(draft), sayNote(draft, master.note)].filter((line) => line !== undefined);
  const notes = [
    {
      heading: "Good to know",
      lines: [...own, ...untoldCores(draft), ...warningsOf(draft), ...portions.all.flatMap(remainder)].filter((line) => line !== ""),
    },
    { heading: "Left out", lines: reasons(leftOut) },
    { heading: "How I read your list", lines: readings(portions.all) },
    { heading: "Contains", lines: allergens(portions.all) },
  ];
  return [...notes.filter(({ lines }) => lines.length > 0), ...writeNutrition(portions, wording)];
}

/** A note in words. Its cores go by the foods in its holes, or by all where it has none: bacon over a salad is no reason to cook its bean curd to a temperature. */
function sayNote(draft: MasterDraft, note: string | undefined): string | undefined {
  if (note === undefined) return undefined;
  const { portions, wording } = draft;
  const say = fillingOf(draft, "prose");
  const named = new Set<string>();
  const line = fillSentence(localise(note, wording), {
    ...say,
    hole(hole, article) {
      for (const word of hole.split(" ")) named.add(word);
      return say.hole(hole, article);
    },
  });
  const meant = portions.all.filter(({ fills }) => fills !== undefined && named.has(fills));
  const foods = (meant.length > 0 ? meant : portions.all).map(({ food }) => food);
  return line === undefined ? undefined : fitNote(line, foods);
}

/** Raw poultry and its mince in a row that was written for another meat: how hot they must be is told all the same. */
function untoldCores(draft: MasterDraft): readonly string[] {
  const { portions, wording } = draft;
  const poultry = portions.all.filter(({ food: { kind } }) => kind.shelf === "meat" && kind.raw === "unsafe" && (kind.core ?? 0) >= POULTRY_CORE);
  const parts = new Set(poultry.flatMap(({ fills }) => fills ?? []));
  if (parts.size === 0 || tellsOfPoultry(draft, [...parts])) return [];
  const say = fillingOf(draft, "prose");
  return [...parts].flatMap((part) => fillSentence(localise(`Cook the {${part}} to {${POULTRY_CORE} r} inside, with no pink left.`, wording), say) ?? []);
}

/** °C (FoodSafety.gov, safe minimum internal temperatures). */
const POULTRY_CORE = 74;

/** Whether a sentence that is printed holds a core as hot as poultry's, or the cue of these parts. */
function tellsOfPoultry(draft: MasterDraft, parts: readonly string[]): boolean {
  const { master, wording } = draft;
  const isTold = (text: string, at?: number): boolean => {
    const say = fillingOf(draft, at === undefined ? "prose" : "method", at);
    const filled = fillSentence(localise(text, wording), {
      ...say,
      hole: (hole, article) => (tellsCore(hole, parts) ? TOLD : say.hole(hole, article)),
    });
    return filled?.includes(TOLD) ?? false;
  };
  return master.method.some(isTold) || [master.safety, master.note].some((text) => text !== undefined && isTold(text));
}

const TOLD = "§";

function tellsCore(hole: string, parts: readonly string[]): boolean {
  const core = /^(\d+) [cr]$/.exec(hole)?.[1];
  return core === undefined ? parts.some((part) => hole === `cue ${part}`) : Number(core) >= POULTRY_CORE;
}

/** `Cook to 74 °C.`, where a step has said it: a note is for what the method does not tell. */
function isCoreToldAlready(line: string, steps: readonly string[]): boolean {
  const cores = line.match(CORES) ?? [];
  return cores.length > 0 && cores.every((core) => steps.some((step) => step.includes(core)));
}

const CORES = /\b\d+ °[CF]/g;
