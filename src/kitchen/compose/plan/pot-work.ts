/** Work in liquid: a simmer that foods enter by their own minutes, and starches in a pan of their own. */
import { SLOT_USES } from "#kitchen/knowledge/dishes/slot-uses";
import type { Family, PlanStep } from "#kitchen/knowledge/dishes/dish";
import type { Technique } from "#kitchen/knowledge/classes/class-row";
import type { Role } from "#kitchen/knowledge/classes/roles";
import type { Portion } from "../portion.ts";
import type { Bench } from "./bench.ts";
import type { Op } from "./op.ts";
import { cueOf, longest, simmerCueOf, stagger, stretch, type Round } from "./stagger.ts";
import { standsWet } from "./wet-heat.ts";

type SimmerStep = Extract<PlanStep, { do: "simmer" }>;
type AbsorbStep = Extract<PlanStep, { do: "absorb" }>;
type SideStep = Extract<PlanStep, { do: "side" }>;

export function planSimmer(step: SimmerStep, bench: Bench): readonly Op[] {
  const held = bench.held(step.in);
  const liquids = [...held.flavours, ...bench.waiting(step.liquids ?? [])];
  // What was browned and stayed in the pot sets the pace too, though it is not added again.
  const paced = sauceFirst(stagger([...new Set([...bench.inPlay(step.of, step.in), ...held.foods, ...bench.aside(step.in, false)])], "simmer"));
  const rounds = joinEmpty(stretch(paced, step.least ?? 0, bench, liquids.length > 0 || bench.isHot(step.in)), bench);
  const poured =
    liquids.reduce((sum, portion) => sum + pourable(portion), 0) + rounds.flatMap(({ portions }) => portions).reduce((sum, portion) => sum + shed(portion), 0);
  const entering = bench.onlyWaiting(rounds[0]?.portions ?? []);
  const dry = liquids.length === held.flavours.length && entering.every((portion) => (portion.food.kind.sheds ?? 0) < 2 && pourable(portion) === 0);
  const thin = isThin(step, paced, bench);
  const asked = Math.min(step.water ?? 0, thin ? BARE_SAUCE : Infinity) * bench.servings;
  const drunk = thirst(rounds.flatMap(({ portions }) => portions));
  const pouredFirst = liquids.reduce((sum, portion) => sum + pourable(portion), 0) + entering.reduce((sum, portion) => sum + shed(portion), 0);
  const lasts = Math.max(paced[0]?.minutes[0] ?? 0, (step.lid && step.least) || 0);
  const slow = step.water && lasts >= LONG ? Math.max(0, LEAST_FOR_LONG * bench.servings - pouredFirst) : 0;
  // What comes later gives its juice too late for what drinks from the start.
  const soaked = drunk > 0 ? asked / 2 + drunk - pouredFirst : 0;
  const water = Math.max(dry && step.water ? 50 : 0, Math.round(Math.max(asked - poured, soaked, slow) / 50) * 50);
  if (rounds.length === 0 && liquids.length === 0 && water === 0) return [];
  // Noodles and fish are not put on in cold water.
  const hardy = entering.filter(({ food: { kind } }) => standsWet(kind) === Infinity);
  const first = water + liquids.length + hardy.length > 0 ? hardy : entering;
  const quick = entering.filter((portion) => !first.includes(portion));
  const entry = bench.heat(step.in) ? "Put {the liquids foods} into {vessel} over medium heat" : "Add {the liquids foods} to {vessel}";
  const bare = first.length + liquids.length === 0;
  const what = SLOT_USES.strainedOut.some((slot) => bench.has(slot)) ? "the strained liquid" : "water";
  const watery = water === 0 ? "" : bare ? `Pour {water} of ${what} into {vessel}` : ` with {water} of ${what}`;
  const ops = rounds.length === 0 ? [{ portions: [], minutes: [step.least ?? 5, (step.least ?? 5) + 2] as const }] : rounds;
  const total = ops.reduce((sum, { minutes }) => sum + minutes[0], 0);
  const lid = (step.lid && !thin) || total >= BOILS_DRY ? ", covered," : "";
  // A dish's own sign says nothing of poultry that is cooked through here. Crumbled meat was done when it was browned.
  const all = rounds.flatMap(({ portions }) => portions);
  const fresh = bench.onlyWaiting(all);
  const raw = all.filter((portion) => isRawPoultry(portion) && (portion.food.kind.form !== "paste" || fresh.includes(portion)));
  const own = step.cue === undefined || raw.length === 0 ? step.cue : `${step.cue}, and ${simmerCueOf(raw, undefined, fresh)}`;
  const sign = own ?? simmerCueOf(all, undefined, fresh);
  const cue = thin && step.cue === undefined ? `${sign}, and little liquid is left` : sign;
  return ops.map((round, index): Op => {
    const last = index === ops.length - 1;
    const until = last ? ", until {cue}" : "";
    const say =
      index === 0
        ? `${`${bare ? "" : entry}${watery}`.replace("{vessel}", `{${step.in}}`)}, bring to ${water > 0 ? "the boil[, add {the quick}], then simmer" : "a simmer[, add {the quick}] and cook"}${lid} for {time}${until}.`
        : `[Add {the foods} to {${step.in}} and ]simmer for {time} more${until}.`;
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

/** Ml of water a person that boil down to a coat. */
const BARE_SAUCE = 60;
const SAUCES: readonly Family[] = ["curry", "stew"];
/** What gives a sauce body, and stock, which is asked to be one. */
const BODY: readonly Role[] = [
  ...([
    "tomato",
    "coconut",
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
    "soup_cream",
  ] as const),
  ...(["stock", "flour", "starch_thick", "thickener", "nut", "nut_flour", "nut_butter", "tahini", "bones", "barley", "plantain"] as const),
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
  const dried = portions.filter(({ food: { kind } }) => kind.form === "grain" && ((kind.roles.pulse && kind.raw === "unsafe") || kind.roles.barley));
  return dried.reduce((sum, { grams }) => sum + grams * PULSE_DRINKS, 0);
}

/** What makes the sauce is in from the start: meat needs something to simmer in. */
function sauceFirst(rounds: readonly Round[]): readonly Round[] {
  const isSauce = ({ food: { kind } }: Portion) => kind.roles.tomato !== undefined || kind.roles.coconut !== undefined;
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

/** Ml that a food pours into the pot by itself. */
export function pourable({ food, grams }: Portion): number {
  return food.kind.measure === "volume" || food.kind.roles.coconut || food.kind.roles.sour_cream === 1 ? grams / (food.kind.density ?? 1) : 0;
}

/** Minutes off the heat, under the lid, in which a grain finishes. */
const STANDS = 10;

/** Steam off the heat is enough for it. */
function isTender({ food: { kind } }: Portion): boolean {
  return (kind.cook.simmer?.[1] ?? 0) <= 5;
}

export function planAbsorb(step: AbsorbStep, bench: Bench): readonly Op[] {
  const grains = bench.waiting(step.of);
  const held = bench.held(step.in);
  const liquids = [...held.flavours, ...bench.waiting(step.liquids ?? [])];
  const returned = bench.aside(step.in, true);
  const beside = [...new Set([...bench.waiting(step.late ?? []), ...held.foods])];
  const way = grains.every(({ food }) => food.kind.cook.absorb) ? "absorb" : "simmer";
  const minutes = longest(grains, way);
  // What comes cold out of the fridge gets hot in steam only while it boils.
  const cold = bench.onlyUnused(returned);
  const late = [
    ...returned.filter((portion) => !cold.includes(portion)),
    ...beside.filter((portion) => isTender(portion) || standsWet(portion.food.kind) < minutes[0]),
  ];
  // What was fried before tells nothing of itself.
  const fresh = late.filter((portion) => !returned.includes(portion));
  const slow = [...cold, ...beside.filter((portion) => !late.includes(portion))];
  const soaked = grains.reduce((sum, { food, grams }) => sum + grams * (food.kind.absorbs ?? 1.6), 0);
  const water = Math.max(50, Math.round((soaked - liquids.reduce((sum, portion) => sum + pourable(portion), 0)) / 25) * 25);
  const top =
    late.length > 0
      ? ` Lay {the late} on top, cover and leave off the heat for ${STANDS} minutes, until ${fresh.length > 0 ? cueOf(fresh, "everything is hot and tender") : "everything is piping hot"}.`
      : ` Leave covered off the heat for ${STANDS} minutes.`;
  const entry = bench.heat(step.in) ? `Put {the foods} into {${step.in}}` : "Stir in {the foods} for 1 minute";
  return [
    {
      act: "cook",
      vessel: step.in,
      technique: way,
      minutes: [minutes[0] + STANDS, minutes[1] + STANDS],
      silent: STANDS,
      hands: false,
      cue: cueOf(grains),
      water,
      opens: true,
      shares: { foods: bench.take([...grains, ...slow]), liquids: bench.take(liquids), late: bench.take(late) },
      say: [`${entry}, pour in {water} of water[, add {the liquids}] and bring to the boil. Cover and cook on the lowest heat for {time}, until {cue}.${top}`],
    },
  ];
}

/** Minutes until a pan of water boils, beyond those in which something else is going on. */
const COMES_TO_BOIL = 5;

/** The way a food is cooked in a pan of its own, best first. Pasta is drained, even where it could take up its water. */
const OWN_WAYS = ["soak", "absorb", "boil"] as const satisfies readonly Technique[];

export function planSide(step: SideStep, bench: Bench): readonly Op[] {
  const together = bench.waiting(step.of).filter(({ food: { kind } }) => kind.form !== "grain" && kind.cook.boil && !kind.cook.soak);
  const shared = together.length > 1 ? boilTogether(together, bench) : [];
  const own = bench.waiting(step.of).flatMap((portion): readonly Op[] => {
    const { kind } = portion.food;
    const way = kind.roles.pasta_small ? "boil" : OWN_WAYS.find((technique) => kind.cook[technique] !== undefined);
    // What is cooked already waits for the step that heats it.
    if (!way) return step.reheat ? [reheat(portion, bench)] : [];
    const salt = way === "soak" ? [] : bench.takeSlots(SLOT_USES.waterSalt, true);
    const soaked = way === "soak" && kind.absorbs !== undefined ? bench.takeSlots(step.soaks ?? []) : [];
    const minutes = longest([portion], way);
    const water = Math.round((portion.grams * (kind.absorbs ?? 1)) / 25) * 25;
    const salted = salt.length > 0 ? " with {the salt}" : "";
    const silent = { soak: 0, absorb: STANDS, boil: COMES_TO_BOIL }[way];
    const cool = step.cool ? " Rinse under cold water and drain well." : "";
    const save = step.saveWater ? " Save a mugful of the cooking water, then drain." : " Drain well.";
    const words = {
      soak:
        kind.absorbs === undefined
          ? `Put {the foods} into a bowl, cover with boiling water and leave for {time}, until {cue}, then drain.${cool}`
          : `Put {the foods} into a bowl, pour over {water} of boiling water[ with {the soaked}], cover and leave for {time}, until {cue}, then fluff with a fork.`,
      absorb: `Put {the foods} into {boiler} with {water} of cold water${salted}, bring to the boil, cover and cook on the lowest heat for {time}, until {cue}. Leave covered off the heat for ${STANDS} minutes, then fluff with a fork.`,
      boil: `Bring {boiler of water} to the boil${salted}. Add {the foods} and cook for {time}, until {cue}.${save}${cool}`,
    }[way];
    bench.heat("boiler");
    return [
      {
        act: "cook",
        vessel: "boiler",
        technique: way,
        minutes: [minutes[0] + silent, minutes[1] + silent],
        silent,
        hands: false,
        cue: kind.cue ?? "tender",
        shares: { foods: bench.take([portion]), salt, soaked },
        water: way === "boil" ? 1500 : Math.max(water, 50),
        opens: true,
        say: [words],
      },
    ];
  });
  return [...own, ...shared];
}

/** Several vegetables share one pan of water, each for its own minutes. */
function boilTogether(portions: readonly Portion[], bench: Bench): readonly Op[] {
  const salt = bench.takeSlots(SLOT_USES.waterSalt, true);
  bench.heat("boiler");
  return stagger(portions, "boil").map((round, index, all): Op => {
    const first = index === 0;
    const until = index === all.length - 1 ? ", until {cue}. Drain well" : "";
    const silent = first ? COMES_TO_BOIL : 0;
    return {
      act: "cook",
      vessel: "boiler",
      technique: "boil",
      minutes: [round.minutes[0] + silent, round.minutes[1] + silent],
      silent,
      hands: false,
      cue: cueOf(portions),
      shares: { foods: bench.take(round.portions), ...(first ? { salt } : {}) },
      ...(first ? { water: 1500, opens: true } : {}),
      say: [
        first
          ? `Bring {boiler of water} to the boil[ with {the salt}]. Add {the foods} and cook for {time}${until}.`
          : `Add {the foods} and cook for {time} more${until}.`,
      ],
    };
  });
}

function reheat(portion: Portion, bench: Bench): Op {
  bench.heat("boiler");
  return {
    act: "cook",
    vessel: "boiler",
    technique: "simmer",
    minutes: longest([portion], "simmer"),
    hands: false,
    cue: cueOf([portion]),
    water: REHEAT_ML,
    opens: true,
    shares: { foods: bench.take([portion]) },
    say: ["Put {the foods} into {boiler} with {water} of water, cover and heat for {time}, stirring once, until {cue}."],
  };
}

const REHEAT_ML = 45;
