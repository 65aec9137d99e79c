/** Vegetables and fruit that share a part go into the pan by their firmness: "fry the apple for 6 minutes, adding the banana for the last 2". */
import type { Technique } from "#kitchen/knowledge/classes/class-row";
import type { MasterPart, Treatment } from "#kitchen/knowledge/masters/master";
import type { Portion } from "../portion.ts";
import { goesBeside, sentencesOf } from "./told-minutes.ts";
import { timesIn } from "./told-times.ts";
import { nameOf } from "../write/naming.ts";
import { listOf } from "../write/nouns.ts";

/** How a part is cooked that is done so: what is sweated or browned is fried, and what simmers boils. */
const COOKED: Readonly<Partial<Record<Treatment, Technique>>> = {
  fried: "fry",
  sweated: "fry",
  "browned-in-fat": "fry",
  charred: "fry",
  boiled: "boil",
  simmered: "boil",
  braised: "boil",
  steamed: "steam",
};
/** Minutes between two that are worth going back to the pan for. */
const APART = 3;
/** What needs no more than this share of the time was cooked to pieces. */
const QUICK = 0.6;

/** `portions` of a part, whose first sentence is one of these `steps`, marked with its times (`told-times.ts`). */
export function byFirmness(steps: readonly string[], { does }: MasterPart, portions: readonly Portion[]): readonly string[] {
  const solid = portions.filter(({ food: { kind } }) => (kind.shelf === "vegetable" || kind.shelf === "fruit") && kind.roles.aromatic === undefined);
  if (solid.length < 2 || solid.length !== portions.length) return steps;
  const row = `the ${listOf(portions.map(nameOf))}`;
  const at = steps.findIndex((step) => portions.some((portion) => step.includes(nameOf(portion))));
  const sentences = sentencesOf(steps[at] ?? "");
  const place = sentences.findIndex((sentence) => portions.some((portion) => sentence.includes(nameOf(portion))));
  const sentence = sentences[place] ?? "";
  const technique = does[0] && COOKED[does[0]];
  const from = sentence.indexOf(row);
  const time = timesIn(sentence).find(({ end }) => end > from);
  // A sentence that goes on beside something, or says when the rest comes, has its own order.
  if (technique === undefined || time?.most === undefined || from < 0 || goesBeside(sentence)) return steps;
  const { most: total, end } = time;
  const needs = portions.map((portion) => ({ portion, minutes: minutesOf(portion, technique) ?? total }));
  const longest = Math.max(...needs.map(({ minutes }) => minutes));
  const isLate = ({ minutes }: (typeof needs)[number]): boolean => minutes <= QUICK * Math.min(longest, total) && Math.min(longest, total) - minutes >= APART;
  const late = needs.filter(isLate);
  if (late.length === 0 || late.length === needs.length) return steps;
  const last = Math.max(2, ...late.map(({ minutes }) => minutes));
  const firm = listOf(needs.filter((need) => !isLate(need)).map(({ portion }) => nameOf(portion)));
  const adding = `, adding the ${listOf(late.map(({ portion }) => nameOf(portion)))} for the last ${last}`;
  const told = (sentence.slice(0, end) + adding + sentence.slice(end)).replace(row, `the ${firm}`);
  return steps.map((step, index) => (index === at ? sentences.map((each, sentenceAt) => (sentenceAt === place ? told : each)).join(" ") : step));
}

function minutesOf({ food: { kind } }: Portion, technique: Technique): number | undefined {
  return (kind.cook[technique] ?? kind.cook.simmer ?? kind.cook.fry)?.[1];
}
