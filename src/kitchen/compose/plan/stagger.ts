/** Entry times in one vessel: what takes long goes in first, so that all is done together. And what "done" looks like. */
import type { Technique } from "#kitchen/knowledge/classes/class-row";
import { isFlesh } from "../food.ts";
import type { Portion } from "../portion.ts";
import type { Bench } from "./bench.ts";
import { driesOut, standsWet } from "./wet-heat.ts";

export type Minutes = readonly [least: number, most: number];

export interface Round {
  readonly portions: readonly Portion[];
  /** Minutes until the next round goes in, or until all is done. */
  readonly minutes: Minutes;
}

/** Times nearer than this go in together. */
const TOGETHER: Partial<Record<Technique, number>> = { fry: 2.5, simmer: 4, roast: 8, boil: 3 };
/** What liquid or a hot oven spoils waits for less than the rest does. */
const TOGETHER_DELICATE = 2;
/** Minutes of roasting up to which meat and fish are lean, and dry beyond them. */
const LEAN = 25;
const MOST_ROUNDS = 4;

/** Minutes of a food by a technique; 0 for what only has to get hot. */
function minutesOf({ food: { kind, states }, cut }: Portion, technique: Technique): Minutes {
  const [least, most] = kind.cook[technique] ?? [0, 0];
  if (kind.form === "leaf" && states.includes("frozen")) return [least + THAWS, most + THAWS];
  // The table tells them for the strips that it is cut into as a rule.
  const isThick = technique === "fry" && kind.shelf === "meat" && cut === "whole" && kind.cuts.includes("strips");
  const isThin = technique === "fry" && kind.shelf === "vegetable" && cut === "strips" && kind.cuts[0] !== "strips" && kind.raw === "mild";
  const isStripped = technique === "fry" && kind.shelf === "meat" && cut === "strips" && kind.cuts[0] === "bites";
  const times = isThick ? WHOLE_TAKES : isThin ? STRIPS_TAKE : isStripped ? MEAT_STRIPS_TAKE : 1;
  return times === 1 ? [least, most] : [Math.round(least * times), Math.round(most * times)];
}
/** Minutes in which a block of frozen leaves comes apart in the pan. */
const THAWS = 3;
/** A chop or a breast in one piece takes so many times the minutes of strips. */
const WHOLE_TAKES = 1.7;
/** Thin strips of a root take so much of the minutes of its rounds. */
const STRIPS_TAKE = 0.5;
/** Strips of a breast, so much of the minutes of its cubes. */
const MEAT_STRIPS_TAKE = 0.7;

export function stagger(portions: readonly Portion[], technique: Technique): readonly Round[] {
  const sorted = portions.toSorted((a, b) => minutesOf(b, technique)[1] - minutesOf(a, technique)[1]);
  const groups: { readonly portions: Portion[]; minutes: Minutes }[] = [];
  for (const portion of sorted) {
    const minutes = minutesOf(portion, technique);
    const group = groups.at(-1);
    const near = isSoonDry(portion, technique) ? TOGETHER_DELICATE : (TOGETHER[technique] ?? 4);
    if (group && (group.minutes[1] - minutes[1] <= near || groups.length === MOST_ROUNDS)) group.portions.push(portion);
    else groups.push({ portions: [portion], minutes });
  }
  return groups.map(({ portions, minutes }, index) => {
    const next = groups[index + 1];
    const wait = next ? tellable((minutes[0] + minutes[1]) / 2 - (next.minutes[0] + next.minutes[1]) / 2) : 0;
    return { portions, minutes: next ? [wait, wait] : minutes };
  });
}

function isSoonDry({ food: { kind } }: Portion, technique: Technique): boolean {
  if (technique === "roast") return isFlesh(kind) && kind.raw === "unsafe" && !kind.roles.fat_render && (kind.cook.roast?.[1] ?? Infinity) <= LEAN;
  return technique === "simmer" && standsWet(kind) < Infinity;
}

/** Minutes as a cook counts them: to the minute while they are few, then by fives. */
function tellable(minutes: number): number {
  return minutes > 15 ? Math.round(minutes / 5) * 5 : Math.max(1, Math.round(minutes));
}

/** Minutes in which a liquid by itself becomes a sauce; longer, it is only gone. */
const REDUCES = 8;
/** Shorter than this, nothing waits for what goes in before it. */
const WORTH_WAITING = 3;

/**
 * The rounds of a pot drawn out to the dish's own time, `least`, by what bears it. What does not (fish, noodles, green things)
 * enters when only its own minutes are left; with nothing else to cook, the sauce simmers by itself first, if there is one.
 */
export function stretch(rounds: readonly Round[], least: number, bench: Bench, isSauced: boolean): readonly Round[] {
  const [first, ...rest] = rounds;
  const extra = least - rounds.reduce((sum, { minutes }) => sum + minutes[0], 0);
  if (!first || extra <= 0) return rounds;
  const delicate = bench.onlyWaiting(first.portions).filter(({ food: { kind } }) => standsWet(kind) < Infinity || driesOut(kind));
  if (delicate.length === 0) return [{ portions: first.portions, minutes: [first.minutes[0] + extra, first.minutes[1] + extra] }, ...rest];
  const hardy = first.portions.filter((portion) => !delicate.includes(portion));
  const own = rest.length > 0 ? first.minutes : longest(delicate, "simmer");
  const alone = hardy.length > 0 ? extra + first.minutes[0] - own[0] : isSauced ? Math.min(REDUCES, extra) : 0;
  return alone < WORTH_WAITING ? rounds : [{ portions: hardy, minutes: [alone, alone] }, { portions: delicate, minutes: own }, ...rest];
}

/** The longest of these foods' minutes. */
export function longest(portions: readonly Portion[], technique: Technique): Minutes {
  return portions.reduce<Minutes>((most, portion) => (minutesOf(portion, technique)[1] > most[1] ? minutesOf(portion, technique) : most), [0, 0]);
}

/** Frozen leaves have wilted before they were frozen. */
const THAWED = "hot, with no ice left";

/** Completes "until …" for foods that are done together: what must be safe speaks first, the rest is tender. */
export function cueOf(portions: readonly Portion[], fallback = "everything is tender", isWet = false): string {
  const critical = portions.filter(({ food }) => isUnsafeRaw(food) && food.kind.cue !== undefined);
  const speaking = (critical.length > 0 ? critical : portions).toSorted((a, b) => (b.food.kind.core ?? 0) - (a.food.kind.core ?? 0));
  const cues = [
    ...new Set(
      speaking.flatMap(({ food }) => (food.kind.form === "leaf" && food.states.includes("frozen") ? THAWED : ((isWet ? wetCueOf(food) : food.kind.cue) ?? []))),
    ),
  ];
  const [first] = cues;
  if (first === undefined || cues.length > 1) return critical.length > 0 ? `${first}, and everything else is cooked through` : fallback;
  return critical.length > 0 && critical.length < portions.length ? `${first}, and everything else is tender` : first;
}

/** Meat, fish and shellfish that must be cooked to be safe, whether by a temperature or by a sign. */
function isUnsafeRaw({ kind }: Portion["food"]): boolean {
  return kind.core !== undefined || (kind.shelf === "fish" && kind.raw === "unsafe");
}

/** In liquid nothing turns golden, and crumbled meat that was browned before gives no sign of its own, unless it is `fresh`: raw when it went in. */
export function simmerCueOf(portions: readonly Portion[], fallback?: string, fresh: readonly Portion[] = []): string {
  return cueOf(
    portions.filter((portion) => (portion.food.kind.form !== "paste" || fresh.includes(portion)) && wetCueOf(portion.food) !== ""),
    fallback,
    true,
  );
}

function wetCueOf({ kind }: Portion["food"]): string | undefined {
  return kind.wetCue ?? kind.cue;
}
