/** Vegetables and fruit that share a part go into the pan by their firmness: "fry the apple for 6 minutes, adding the banana for the last 2". */
import type { Technique } from "#kitchen/knowledge/classes/class-row";
import type { Portion } from "../portion.ts";
import { nameOf } from "../write/naming.ts";
import { listOf } from "../write/nouns.ts";

const VERBS: readonly (readonly [RegExp, Technique])[] = [
  [/^(?:[A-Z][^.]*? (?:and|then|, ) ?)?(?:fry|soften|brown|cook|add|tip in|char|stir-fry|sauté)\b/i, "fry"],
  [/^(?:boil|simmer)\b/i, "boil"],
  [/^steam\b/i, "steam"],
];
const TIME = /\bfor (?:(\d+)–)?(\d+) minutes\b(?: more\b)?(?! a side| on each)/;
/** Minutes between two that are worth going back to the pan for. */
const APART = 3;
/** What needs no more than this share of the time was cooked to pieces. */
const QUICK = 0.6;

/** `portions` of a part that more than one food fills, whose first sentence is one of these `steps`. */
export function byFirmness(steps: readonly string[], portions: readonly Portion[]): readonly string[] {
  const solid = portions.filter(({ food: { kind } }) => (kind.shelf === "vegetable" || kind.shelf === "fruit") && kind.roles.aromatic === undefined);
  if (solid.length < 2 || solid.length !== portions.length) return steps;
  const row = `the ${listOf(portions.map(nameOf))}`;
  const at = steps.findIndex((step) => portions.some((portion) => step.includes(nameOf(portion))));
  const sentences = steps[at]?.split(/(?<=[.!?]) /) ?? [];
  const place = sentences.findIndex((sentence) => portions.some((portion) => sentence.includes(nameOf(portion))));
  const sentence = sentences[place] ?? "";
  const technique = VERBS.find(([verb]) => verb.test(sentence))?.[1];
  const time = TIME.exec(sentence);
  const from = sentence.indexOf(row);
  if (technique === undefined || !time || from < 0 || time.index < from) return steps;
  const total = Number(time[2]);
  const needs = portions.map((portion) => ({ portion, minutes: minutesOf(portion, technique) ?? total }));
  const longest = Math.max(...needs.map(({ minutes }) => minutes));
  const isLate = ({ minutes }: (typeof needs)[number]): boolean => minutes <= QUICK * Math.min(longest, total) && Math.min(longest, total) - minutes >= APART;
  const late = needs.filter(isLate);
  if (late.length === 0 || late.length === needs.length) return steps;
  const last = Math.max(2, ...late.map(({ minutes }) => minutes));
  const firm = listOf(needs.filter((need) => !isLate(need)).map(({ portion }) => nameOf(portion)));
  const told = sentence
    .replace(row, `the ${firm}`)
    .replace(TIME, (words) => `${words}, adding the ${listOf(late.map(({ portion }) => nameOf(portion)))} for the last ${last}`);
  return steps.map((step, index) => (index === at ? sentences.map((each, sentenceAt) => (sentenceAt === place ? told : each)).join(" ") : step));
}

function minutesOf({ food: { kind } }: Portion, technique: Technique): number | undefined {
  return (kind.cook[technique] ?? kind.cook.simmer ?? kind.cook.fry)?.[1];
}
