/** Puts the plan into numbered steps: one sentence group an operation, small ones joined, openings varied. */
import { UNNAMED_PANS, type Vessel } from "#kitchen/knowledge/dishes/dish";
import { sharesOf, type Op } from "../plan/op.ts";
import { outlasts } from "../plan/time-sides.ts";
import type { Portion, Portions } from "../portion.ts";
import { capitalise } from "./nouns.ts";
import { fillTemplate, holesOf, type Scene } from "./phrase.ts";
import type { Wording } from "./wording.ts";

/** A step longer than this is not added to; a short method gets shorter steps. */
const MOST_WORDS = [45, 25, 0] as const;
const FEWEST_STEPS = 3;
/** A step this short looks for company. */
const FEW_WORDS = 14;
/** Minutes of what is scattered or spooned over at the end: it waits for all that went on at the same time. */
const LAST_TOUCH = 1;

export function writeSteps(ops: readonly Op[], portions: Portions, meanwhile: ReadonlySet<Op>, wording: Wording, random: () => number): readonly string[] {
  const told = tell(ops, portions, meanwhile, wording, random);
  const lengths = MOST_WORDS.map((most) => join(told, most));
  return lengths.find((steps) => steps.length >= FEWEST_STEPS) ?? lengths.at(-1) ?? [];
}

interface Told {
  readonly text: string;
  readonly op: Op;
}

function tell(ops: readonly Op[], portions: Portions, meanwhile: ReadonlySet<Op>, wording: Wording, random: () => number): readonly Told[] {
  const seen: Scene["seen"] = new Set();
  const severalPans = pansOf(ops).size > 1;
  const told: Told[] = [];
  let opening = "";
  let idle: Op | undefined;
  const held = new Map<Vessel, readonly Portion[]>();
  for (const op of ops) {
    const said = sayOp(op, { portions, wording, seen, severalPans, op, lifted: held.get("plate") ?? [] }, opening, random);
    move(op, held);
    if (said === "") continue;
    opening = openingOf(said);
    // Said once, by the first thing that is done while a pan looks after itself.
    const isLast = op.act === "work" && (op.minutes?.[1] ?? 0) <= LAST_TOUCH;
    const beside =
      idle && !isLast && idle.vessel !== op.vessel && meanwhile.has(op) ? (outlasts(idle, op) ? "Towards the end of that time, " : "Meanwhile, ") : "";
    const text = beside === "" ? said : `${beside}${said.charAt(0).toLowerCase()}${said.slice(1)}`;
    idle = op.hands || op.act !== "cook" ? undefined : op;
    told.push({ text, op });
  }
  return told;
}

/** What an op moves from vessel to vessel. */
function move({ vessel, from = [], to, lifts, shares }: Op, held: Map<Vessel, readonly Portion[]>): void {
  const of = (place: Vessel): readonly Portion[] => held.get(place) ?? [];
  const entered = Object.values(shares).flatMap((each) => each.map(({ portion }) => portion));
  const there = [...of(vessel), ...from.filter((place) => place !== vessel).flatMap(of), ...entered];
  for (const place of from) held.delete(place);
  const out = to === undefined ? (lifts ?? []) : there;
  held.set(
    vessel,
    there.filter((portion) => !out.includes(portion)),
  );
  if (out.length > 0) held.set(to ?? "plate", [...of(to ?? "plate"), ...out]);
}

const PANS: readonly string[] = ["pan", "pot", "boiler", "boiler of water"];

/** The pans on the hob, by the holes of the plan: vessels of the dish, and pans that have no name. */
function pansOf(ops: readonly Op[]): ReadonlySet<string> {
  const holes = ops.flatMap(({ say }) => say.flatMap(holesOf));
  return new Set(holes.flatMap((hole) => (PANS.includes(hole) ? hole : (UNNAMED_PANS[hole] ?? []))));
}

function join(told: readonly Told[], mostWords: number): readonly string[] {
  const steps: Told[] = [];
  for (const { text, op } of told) {
    const last = steps.at(-1);
    const fits = last !== undefined && words(last.text) + words(text) <= mostWords;
    const together = last !== undefined && (last.op.vessel === op.vessel || words(last.text) <= FEW_WORDS || words(text) <= FEW_WORDS);
    // What is said of the pot behind a sentence of the water beside it would be said of the noodles.
    const strays = last?.op.vessel === "boiler" && op.vessel !== "boiler" && op.act !== "serve";
    if (last && fits && together && !strays && !op.opens) steps[steps.length - 1] = { text: `${last.text} ${text}`, op };
    else steps.push({ text, op });
  }
  return steps.map(({ text }) => text);
}

function sayOp(op: Op, scene: Scene, opening: string, random: () => number): string {
  const fresh = op.say.filter((template) => openingOf(template) !== opening);
  const choices = fresh.length > 0 ? fresh : op.say;
  const template = choices[Math.floor(random() * choices.length)] ?? "";
  return fillTemplate(template, scene).replaceAll(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => before + capitalise(letter));
}

function openingOf(text: string): string {
  return /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "";
}

function words(text: string): number {
  let count = 1;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) count += 1;
  return count;
}

/** Portions in the order in which the method needs them. */
export function inOrderOfUse(ops: readonly Op[], portions: Portions): Portions["all"] {
  const order = [...new Set(ops.flatMap((op) => sharesOf(op).map(({ portion }) => portion)))];
  return [...order, ...portions.all.filter((portion) => !order.includes(portion))];
}
