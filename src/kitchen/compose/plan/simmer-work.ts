/** A simmer that foods enter by their own minutes, in as much liquid as they want. */
import type { Role } from "#kitchen/knowledge/classes/role";
import type { Family, PlanStep } from "#kitchen/knowledge/dishes/dish";
import { SLOT_USES } from "#kitchen/knowledge/dishes/slot-uses";
import type { Portion } from "../portion.ts";
import { BOIL_HARD, mustBoilHard } from "./boil-hard.ts";
import type { Bench } from "./bench.ts";
import type { Op } from "./op.ts";
import { pourable } from "./pourable.ts";
import { type Round, simmerCueOf, stagger, stretch } from "./stagger.ts";
import { standsWet } from "./wet-heat.ts";

type SimmerStep = Extract<PlanStep, { do: "simmer" }>;

export function planSimmer(step: SimmerStep, bench: Bench): readonly Op[] {
  const held = bench.held(step.in);
  const liquids = [...held.flavours, ...bench.waiting(step.liquids ?? [])];
  // What was browned and stayed in the pot sets the pace too, though it is not added again.
  const paced = sauceFirst(stagger([...new Set([...bench.inPlay(step.of, step.in), ...held.foods, ...bench.aside(step.in, false)])], "simmer"));
  const rounds = joinEmpty(stretch(paced, step.least ?? 0, bench, liquids.length > 0 || bench.isHot(step.in)), bench);
  const all = rounds.flatMap(({ portions }) => portions);
  const entering = bench.onlyWaiting(rounds[0]?.portions ?? []);
  const thin = isThin(step, paced, bench);
  const lasts = Math.max(paced[0]?.minutes[0] ?? 0, (step.lid && step.least) || 0);
  const water = waterOf({ step, all, entering, liquids, lasts, thin, isDry: liquids.length === held.flavours.length, servings: bench.servings });
  if (rounds.length === 0 && liquids.length === 0 && water === 0) return [];
  // Noodles and fish are not put on in cold water.
  const hardy = entering.filter(({ food: { kind } }) => standsWet(kind) === Infinity);
  const first = water + liquids.length + hardy.length > 0 ? hardy : entering;
  const quick = entering.filter((portion) => !first.includes(portion));
  const begin = beginningOf(step, bench, water, first, first.length + liquids.length === 0);
  const ops = rounds.length === 0 ? [{ portions: [], minutes: [step.least ?? 5, (step.least ?? 5) + 2] as const }] : rounds;
  const total = ops.reduce((sum, { minutes }) => sum + minutes[0], 0);
  const lid = (step.lid && !thin) || total >= BOILS_DRY ? ", covered," : "";
  const cue = signOf(step, all, thin, bench);
  return ops.map((round, index): Op => {
    const until = index === ops.length - 1 ? ", until {cue}" : "";
    const say = index === 0 ? `${begin}${lid} for {time}${until}.` : `[Add {the foods} to {${step.in}} and ]simmer for {time} more${until}.`;
    return {
      act: "cook",
      vessel: step.in,
      technique: "simmer",
      minutes: round.minutes,
      hands: false,
      cue,
      shares: index === 0 ? { foods: bench.take(first), liquids: bench.take(liquids), quick: bench.take(quick) } : { foods: bench.take(round.portions) },
      ...(index === 0 && water > 0 ? { water } : {}),
      say: [say],
    };
  });
}

/** What a pot is asked to hold. */
interface Pot {
  readonly step: SimmerStep;
  /** All that is in it by the end. */
  readonly all: readonly Portion[];
  /** What goes in first. */
  readonly entering: readonly Portion[];
  readonly liquids: readonly Portion[];
  /** Minutes that the first of it stays. */
  readonly lasts: number;
  /** Nothing gives its sauce any body. */
  readonly thin: boolean;
  /** No liquid of the step's own is there. */
  readonly isDry: boolean;
  readonly servings: number;
}

/** Ml of water to pour in, beside what is liquid or gives off its juice. */
function waterOf({ step, all, entering, liquids, lasts, thin, isDry, servings }: Pot): number {
  const sum = (portions: readonly Portion[], of: (portion: Portion) => number): number => portions.reduce((total, portion) => total + of(portion), 0);
  const poured = sum(liquids, pourable) + sum(all, shed);
  const pouredFirst = sum(liquids, pourable) + sum(entering, shed);
  const dry = isDry && entering.every((portion) => (portion.food.kind.sheds ?? 0) < 2 && pourable(portion) === 0);
  const asked = Math.min(step.water ?? 0, thin ? BARE_SAUCE : Infinity) * servings;
  const drunk = thirst(all);
  const slow = step.water && lasts >= LONG ? Math.max(0, LEAST_FOR_LONG * servings - pouredFirst) : 0;
  // What comes later gives its juice too late for what drinks from the start.
  const soaked = drunk > 0 ? asked / 2 + drunk - pouredFirst : 0;
  return Math.max(dry && step.water ? 50 : 0, Math.round(Math.max(asked - poured, soaked, slow) / 50) * 50);
}

/** The first sentence, up to how long it goes on: what goes in, and how hot it gets. */
function beginningOf(step: SimmerStep, bench: Bench, water: number, first: readonly Portion[], bare: boolean): string {
  const entry = bench.heat(step.in) ? "Put {the liquids foods} into {vessel} over medium heat" : "Add {the liquids foods} to {vessel}";
  const what = SLOT_USES.strainedOut.some((slot) => bench.has(slot)) ? "the strained liquid" : "water";
  const watery = water === 0 ? "" : bare ? `Pour {water} of ${what} into {vessel}` : ` with {water} of ${what}`;
  const heated = first.some(mustBoilHard)
    ? `the boil, ${BOIL_HARD}[, add {the quick}], then simmer`
    : water > 0
      ? "the boil[, add {the quick}], then simmer"
      : "a simmer[, add {the quick}] and cook";
  return `${`${bare ? "" : entry}${watery}`.replace("{vessel}", `{${step.in}}`)}, bring to ${heated}`;
}

/** By what it is told to be done. */
function signOf(step: SimmerStep, all: readonly Portion[], thin: boolean, bench: Bench): string {
  // A dish's own sign says nothing of poultry that is cooked through here. Crumbled meat was done when it was browned.
  const fresh = bench.onlyWaiting(all);
  const raw = all.filter((portion) => isRawPoultry(portion) && (portion.food.kind.form !== "paste" || fresh.includes(portion)));
  const own = step.cue === undefined || raw.length === 0 ? step.cue : `${step.cue}, and ${simmerCueOf(raw, undefined, fresh)}`;
  const sign = own ?? simmerCueOf(all, undefined, fresh);
  return thin && step.cue === undefined ? `${sign}, and little liquid is left` : sign;
}

/** Ml of water a person that boil down to a coat. */
const BARE_SAUCE = 60;

const SAUCES: readonly Family[] = ["curry", "stew"];

/** What gives a sauce body, and stock, which is asked to be one. */
const BODY: readonly Role[] = [
  ...([
    "tomato",
    "coconut_milk",
    "yog",
    "cream",
    "milk",
    "sour_cream",
    "cheese",
    "pulse",
    "potato",
    "veg_squash",
    "sauce_base",
    "curry_sauce",
    "soup_condensed",
  ] as const),
  ...(["stock", "flour", "starch_thick", "thickener", "nut", "nut_flour", "nut_butter", "tahini", "bones", "grain_slow", "plantain"] as const),
];

/** Spices in a pot of water are no sauce: without anything that gives it body, and no hour for meat to give it, it boils down. */
function isThin(step: SimmerStep, rounds: readonly Round[], bench: Bench): boolean {
  if (step.water === undefined || !SAUCES.includes(bench.dish.family)) return false;
  const lasts = Math.max(...rounds.map(({ minutes }) => minutes[1]));
  return (step.least ?? 0) < LONG && lasts < GIVES_BODY && !bench.holdsRole(BODY);
}

/** Minutes in which meat and bones thicken what they simmer in. */
const GIVES_BODY = 40;

/** Minutes from which a pot boils dry on what goes into it later only. */
const LONG = 20;

/** Ml a person that it wants from the start then. */
const LEAST_FOR_LONG = 100;

/** °C at the core of what is safe no earlier. */
const POULTRY_CORE = 74;

function isRawPoultry({ food: { kind } }: Portion): boolean {
  return (kind.core ?? 0) >= POULTRY_CORE && kind.raw === "unsafe";
}

/** Minutes after which an open pan has boiled dry. */
const BOILS_DRY = 60;

/** Ml that a gram of dried pulses or barley drinks while it softens. */
const PULSE_DRINKS = 2.5;

/** Ml that dried pulses and barley take up, beyond what the others need to move in. */
function thirst(portions: readonly Portion[]): number {
  const dried = portions.filter(({ food: { kind } }) => kind.form === "grain" && ((kind.roles.pulse && kind.raw === "unsafe") || kind.roles.grain_slow));
  return dried.reduce((sum, { grams }) => sum + grams * PULSE_DRINKS, 0);
}

/** What makes the sauce is in from the start: meat needs something to simmer in. */
function sauceFirst(rounds: readonly Round[]): readonly Round[] {
  const isSauce = ({ food: { kind } }: Portion) => kind.roles.tomato !== undefined || kind.roles.coconut_milk !== undefined;
  const [first, ...rest] = rounds;
  if (!first) return rounds;
  const sauce = rest.flatMap(({ portions }) => portions.filter(isSauce));
  const later = rest.map(({ portions, minutes }) => ({ portions: portions.filter((portion) => !isSauce(portion)), minutes }));
  return [{ portions: [...first.portions, ...sauce], minutes: first.minutes }, ...later];
}

/** A round that nothing is left of, or all of which is in the pot already, gives its minutes to the one before. */
function joinEmpty(rounds: readonly Round[], bench: Bench): readonly Round[] {
  const kept: Round[] = [];
  for (const round of rounds) {
    const last = kept.pop();
    if (!last || bench.onlyWaiting(round.portions).length > 0) kept.push(...(last ? [last] : []), round);
    else kept.push({ portions: [...last.portions, ...round.portions], minutes: [last.minutes[0] + round.minutes[0], last.minutes[1] + round.minutes[1]] });
  }
  return kept;
}

/** Ml that a food gives off while it simmers, or brings: coconut milk is a liquid wherever it stands. */
function shed(portion: Portion): number {
  const { kind } = portion.food;
  return Math.max(pourable(portion), portion.grams * (kind.roles.tomato_tin ? TINNED : (SHEDS[kind.sheds ?? 0] ?? 0)));
}

const SHEDS = [0, 0.2, 0.7] as const;

/** Half a tin of tomatoes is juice. */
const TINNED = 0.5;
