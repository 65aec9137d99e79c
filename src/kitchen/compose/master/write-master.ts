/** A master in words: its own sentences, with what is there put into them. */
import type { Recipe } from "#recipe/recipe";
import { isSalt } from "../portion.ts";
import { writeLines } from "../write/ingredient-lines.ts";
import { nameOf } from "../write/naming.ts";
import { localise } from "../write/wording.ts";
import { sidesOf } from "./add-beside.ts";
import { byFirmness } from "./by-firmness.ts";
import { earnWords } from "./earned-words.ts";
import { type Filling, fillSentence } from "./fill-sentence.ts";
import { fitCores } from "./fit-cores.ts";
import { fitVerbs } from "./fit-verbs.ts";
import { joinShort } from "./join-short.ts";
import { ofFairLength } from "./join-steps.ts";
import { type MasterDraft, fillingOf } from "./master-filling.ts";
import { mergeSame } from "./merge-same.ts";
import { workOf } from "./part-work.ts";
import { isSaltForWater, tellWater } from "./salt-the-water.ts";
import { sayOnce } from "./say-once.ts";
import { inSmallerTin } from "./smaller-tin.ts";
import { takeWhole } from "./take-whole.ts";
import { timeAsides } from "./time-asides.ts";
import { tellTheRest } from "./tell-the-rest.ts";
import { withToldMinutes } from "./told-minutes.ts";
import { tellShares } from "./told-shares.ts";
import { withoutMarks } from "./told-times.ts";
import { COLD } from "./treatments.ts";
import { tellWaterForFat } from "./water-for-fat.ts";

/** The recipe without its remarks. Undefined where a sentence wants what is not there. */
export function writeMaster(draft: MasterDraft): Recipe | undefined {
  const { master, portions, wording } = draft;
  const say = fillingOf(draft, "title");
  const foods = [...new Set(portions.all.map(({ food }) => food))];
  const said = master.method.map((step, at) => fillSentence(localise(step, wording), fillingOf(draft, "method", at)));
  if (!said.every((step) => step !== undefined)) return undefined;
  const steps = tellWaterForFat(said, draft).map((step) =>
    inSmallerTin(joinShort(takeWhole(fitVerbs(fitCores(earnWords(step, foods, master.method), foods), foods))), portions.servings / master.serves),
  );
  const asides = master.asides ?? sidesOf(master);
  const filled = timeAsides(
    steps.map((text, at) => ({ text, isAside: asides.includes(master.method[at] ?? "") })),
    master.goesOn ?? false,
  );
  const isSalted = isSaltForWater(portions.all, master.parts, filled);
  const told = filled.map((step) => tellWater(step, isSalted));
  const marked = master.parts.reduce<readonly string[]>(
    (steps, part) =>
      byFirmness(
        steps,
        part,
        portions.all.filter(({ fills }) => fills === part.part),
      ),
    told,
  );
  const inOrder = ofFairLength(marked).map(withoutMarks);
  const title = fillSentence(localise(master.title, wording), say);
  const summary = fillSentence(localise(master.summary, wording), fillingOf(draft, "prose"));
  if (title === undefined || summary === undefined) return undefined;
  return {
    title: tellTheRest(earnWords(title, foods, master.method), isNamed(master.title, say), master, portions.all, portions.servings).replaceAll(NUTS, "$1$2s"),
    summary: earnWords(summary, foods, master.method),
    servings: portions.asked ?? portions.servings,
    ...(portions.asked === undefined ? {} : { makes: `${portions.servings} helpings, ${portions.servings - portions.asked} of them to keep` }),
    totalMinutes: withToldMinutes(told, master.minutes),
    handsOnMinutes: Math.min(master.handsOn, master.minutes),
    ingredients: mergeSame(portions.all, wording.units).flatMap((portion) => {
      const part = master.parts.find((each) => each.part === portion.fills);
      const isUnheated = part?.does.every((way) => COLD.has(way)) ?? false;
      const work = isSalted && isSalt(portion) ? "plus some for the water" : part && workOf(part, portion, draft);
      return writeLines(portion, portions, wording, isUnheated, work).map((line) => sayOnce(line, nameOf(portion), inOrder));
    }),
    steps: inOrder.map((step) => tellShares(step, portions)),
    notes: [],
  };
}

/** It names no food before what it comes "with": cottage pie, and not crumbed cod. */
function isNamed(title: string, say: Filling): boolean {
  const marked = fillSentence(title, { ...say, hole: (hole, article) => (say.hole(hole, article) === undefined ? undefined : FOOD_MARK) });
  return marked !== undefined && !(marked.split(" with ", 1)[0] ?? "").toLowerCase().includes(FOOD_MARK);
}

const FOOD_MARK = "§";

/** A nut or a chip before a noun is one, and by itself many: "walnut bread", "trout with almonds". */
const NUTS = /((?: with (?:\w+ )?|, (?=[\w ]+$)| and (?=[\w ]+$)))(almond|walnut|pine nut|hazelnut|cashew nut|chestnut|peanut|chip)(?=$| and\b| with\b|,)/g;
