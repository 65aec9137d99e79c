/** Ways in which an extra comes into a plan that does not name it. Each gives the grown plan, or undefined when it has no step for it. */
import type { Role } from "../classes/roles.ts";
import type { PlanStep, Slots, Vessel, WorkStep } from "./dish.ts";
import type { SlotName } from "./slot-names.ts";
import { work } from "./plan-steps.ts";

export type Entry = (plan: readonly PlanStep[], slot: SlotName, slots: Slots) => readonly PlanStep[] | undefined;

/** Roles of raw meat, fish and shellfish in pieces. */
export const FLESH: readonly Role[] = [
  "meat",
  "fish",
  "shellfish",
  "offal",
  "poultry",
  "red",
  "pork",
  "protein",
  "protein_quick",
  "protein_slow",
  "steak",
  "fish_white",
  "fish_oily",
  "tofu",
];

const HOB: readonly Vessel[] = ["pan", "pot", "wok"];

/** Puts `change` in place of the first step that `fits`; undefined when none does. */
function replaceFirst(plan: readonly PlanStep[], change: (step: PlanStep, index: number) => readonly PlanStep[] | undefined): readonly PlanStep[] | undefined {
  for (const [index, step] of plan.entries()) {
    const changed = change(step, index);
    if (changed) return plan.toSpliced(index, 1, ...changed);
  }
  return undefined;
}

/** A step of an extra's own. */
function own(slot: SlotName, vessel: Vessel, say: string, more: Partial<Omit<WorkStep, "do" | "in" | "say">>): WorkStep {
  return work(vessel, say.replace("{x}", `{the ${slot}}`), { has: [slot], ...more });
}

/** The pot is blended at some point: what is to stay in pieces has no business in it. */
function isBlended(plan: readonly PlanStep[]): boolean {
  return plan.some((step) => step.do === "work" && step.say.some((words) => /\bblend/i.test(words)));
}

/** Into the liquid of the first simmer that there always is, or of the grain that takes it up. */
export const intoLiquid: Entry = (plan, slot) =>
  replaceFirst(plan, (step) =>
    (step.do === "simmer" || step.do === "absorb") && step.has === undefined ? [{ ...step, liquids: [...(step.liquids ?? []), slot] }] : undefined,
  );

/** Into the boiling water that a couscous beside the dish takes up. */
export const intoSoak: Entry = (plan, slot) =>
  replaceFirst(plan, (step) => (step.do === "side" && step.has === undefined ? [{ ...step, soaks: [slot] }] : undefined));

/** Boiled out first, in a pan of its own, for the liquid of the first simmer. */
export const intoBroth: Entry = (plan, slot) =>
  plan.some((step) => step.do === "simmer" && step.water !== undefined)
    ? [
        own(
          slot,
          "boiler",
          "Put {x} into {boiler}, cover with cold water by a hand's breadth and bring to the boil. Skim, then simmer with the lid ajar for {time}, until {cue}. Strain, and keep the liquid.",
          { minutes: [120, 180], technique: "simmer", water: 700, passive: true, cue: "the liquid tastes rich" },
        ),
        ...plan,
      ]
    : undefined;

/** Onto the tray with what coats everything. */
export const intoCoat: Entry = onTray((step, slot) => ({ ...step, with: [...step.with, slot] }));

/** Onto the tray for the last minutes. */
export const intoLate: Entry = onTray((step, slot) => ({ ...step, late: [...step.late, slot] }));

/** Never onto a tray that is only there for the chips, should there be any. */
function onTray(change: (step: RoastStep, slot: SlotName) => PlanStep): Entry {
  return (plan, slot) =>
    plan.some((step) => step.do === "oven" && step.has) ? undefined : replaceFirst(plan, (step) => (step.do === "roast" ? [change(step, slot)] : undefined));
}

/** Off the heat, or for the last minute; over a salad. */
export const intoFinish: Entry = (plan, slot) =>
  replaceFirst(plan, (step) => (step.do === "finish" ? [{ ...step, of: [...(step.of ?? []), slot] }] : undefined));

/** The same, where there is a sauce or a pan to stir it into: nobody pours milk over a pancake. */
export const stirredIn: Entry = (plan, slot, slots) => {
  const end = plan.find((step) => step.do === "finish");
  if (end?.do !== "finish" || end.in === "plate") return undefined;
  // What has been baked takes no more milk.
  return end.in === "dish" ? intoLiquid(plan, slot, slots) : intoFinish(plan, slot, slots);
};

/** What has set in a pan, an omelette or a pancake, is out of it before anything is spooned or scattered over. */
export function platedBeforeFinish(plan: readonly PlanStep[]): readonly PlanStep[] {
  const set = plan.findLastIndex(
    (step) => step.do === "work" && step.sets === true && step.in === "pan" && !step.say.some((words) => /\b(?:stir|toss)/i.test(words)),
  );
  // A sauce is made in the pan after it.
  const isSauced = plan.slice(set).some((step) => "of" in step && "in" in step && step.in === "pan" && step.do !== "finish");
  if (set < 0 || isSauced) return plan;
  return plan.map((step, index) => (index > set && step.do === "finish" && step.in === "pan" ? { ...step, in: "plate" } : step));
}

/** Among the foods of the first step that fits; what the plan does later for the sake of those foods it does for this one, too. */
function among(fits: (step: PanStep | SimmerStep | RoastStep) => boolean): Entry {
  return (plan, slot) => {
    const at = plan.findIndex((step) => hasFoods(step) && fits(step));
    const found = plan[at];
    if (!found || !hasFoods(found)) return undefined;
    const isForIt = (step: PlanStep) => step.has?.some((name) => found.of.includes(name)) ?? false;
    // What is lifted out must come back.
    if ("lift" in found && found.lift && !plan.slice(at).some((step) => isForIt(step))) return undefined;
    const isWithoutIt = (step: PlanStep) => step.lacks?.some((name) => found.of.includes(name)) ?? false;
    const withIt = (step: PlanStep): PlanStep => {
      if (isForIt(step)) return { ...step, has: [...(step.has ?? []), slot] };
      return isWithoutIt(step) ? { ...step, lacks: [...(step.lacks ?? []), slot] } : step;
    };
    return plan.map((step, index) => (index === at ? withIt({ ...found, of: [...found.of, slot] }) : index > at ? withIt(step) : step));
  };
}
type PanStep = Extract<PlanStep, { do: "soften" | "fry" | "brown" | "bloom" }>;
type SimmerStep = Extract<PlanStep, { do: "simmer" }>;
type RoastStep = Extract<PlanStep, { do: "roast" }>;
function hasFoods(step: PlanStep): step is PanStep | SimmerStep | RoastStep {
  return step.do === "fry" || step.do === "brown" || step.do === "bloom" || step.do === "simmer" || step.do === "roast";
}
export const intoFry = among((step) => step.do === "fry");
export const intoBloom = among((step) => step.do === "bloom");
export const intoTray = among((step) => step.do === "roast");

/** Browned with what is browned, to be cooked through there. */
export const intoBrown = among((step) => step.do === "brown" && !step.seal);

/** Simmered with the rest, each by its own minutes. */
export const intoPot: Entry = (plan, slot, slots) => (isBlended(plan) ? undefined : intoSimmer(plan, slot, slots));
const intoSimmer = among((step) => step.do === "simmer" && step.of.length > 0 && step.has === undefined);

/** Stirred into a pan or a bowl at the end; the seasoning of `finish` does it. */
export const intoPan: Entry = (plan) => (plan.some((step) => step.do === "finish" && [...HOB, "bowl", "mixing bowl"].includes(step.in)) ? plan : undefined);

/** With the salt, where the dish mixes it into something before the end. */
export const withSalt: Entry = (plan, slot) =>
  replaceFirst(plan, (step) =>
    step.do === "work" && step.takes?.includes("salt") && step.say.every((words) => /\{the [^}]*\bsalt\b/.test(words))
      ? [{ ...step, say: step.say.map((words) => words.replace(/(\{the [^}]*\bsalt\b)/, `$1 ${slot}`)), takes: [...step.takes, slot] }]
      : undefined,
  );

/** Juice over what is done, on the plate or in the pan. */
export const squeezedOver: Entry = (plan, slot) =>
  plan.some((step) => step.do === "finish") ? onServing(plan, `[ Squeeze over {the ${slot}}.]`, [slot]) : undefined;

/** Seasoning that `finish` uses up by itself, by the slot's name. */
export const withSeasoning: Entry = (plan) => (plan.some((step) => step.do === "finish") ? plan : undefined);

/** Index of the first `finish` in a pan that is on the heat by then. */
function hotFinish(plan: readonly PlanStep[]): number {
  return plan.findIndex((step, index) => step.do === "finish" && !step.cold && HOB.includes(step.in) && isOnTheHeat(plan, index, step.in));
}

/** Something has been cooked in the vessel before the step at `index`. */
function isOnTheHeat(plan: readonly PlanStep[], index: number, vessel: Vessel): boolean {
  return plan.slice(0, index).some((before) => "in" in before && before.in === vessel && before.do !== "work");
}

/** Splits or thickens when it is boiled hard. */
const CREAMY: readonly Role[] = ["cream", "sour_cream", "cheese_fresh", "yog"];

/** A step of its own just before `finish`, in its pan (`{vessel}`), which is on the heat; what boils down does so before the cream goes in. */
export function beforeFinish(say: string, minutes: readonly [number, number], cue: string, technique?: WorkStep["technique"]): Entry {
  return (plan, slot, slots) => {
    const at = hotFinish(plan);
    const finish = plan[at];
    if (finish?.do !== "finish") return undefined;
    const isCreamed = (step: PlanStep) =>
      step.do === "work" && step.in === finish.in && (step.takes?.some((name) => slots[name]?.roles.some((role) => CREAMY.includes(role))) ?? false);
    // Nor is anything boiled down round pasta that is drained and tossed already.
    const isTossed = (step: PlanStep) => step.do === "work" && step.in === finish.in && (step.from?.includes("boiler") ?? false);
    const creamed = plan.slice(0, at).findIndex((step, index) => isTossed(step) || (isCreamed(step) && isOnTheHeat(plan, index, finish.in)));
    return plan.toSpliced(
      creamed < 0 ? at : creamed,
      0,
      own(slot, finish.in, say.replace("{vessel}", `{${finish.in}}`), { minutes, cue, ...(technique === undefined ? {} : { technique }) }),
    );
  };
}

/** Where a soup or a stew has simmered: after its last simmer, unless it is blended then. */
function afterSimmer(plan: readonly PlanStep[], step: (vessel: Vessel) => WorkStep): readonly PlanStep[] | undefined {
  const at = plan.findLastIndex((step) => step.do === "simmer" && step.has === undefined);
  const simmer = plan[at];
  return simmer?.do === "simmer" && !isBlended(plan) ? plan.toSpliced(at + 1, 0, step(simmer.in)) : undefined;
}

/** A paste that binds what has simmered. */
export const thickens: Entry = (plan, slot) =>
  afterSimmer(plan, (vessel) =>
    own(slot, vessel, `Stir {x} smooth with a little cold water, stir into {${vessel}} and simmer for {time} more, until {cue}.`, {
      minutes: [5, 6],
      technique: "simmer",
      cue: "the liquid has thickened a little",
    }),
  );

/** What was stirred smooth makes the seasoning of a pan into a sauce that clings. */
export const glosses: Entry = (plan, slot) => {
  const at = hotFinish(plan);
  const finish = plan[at];
  if (finish?.do !== "finish") return undefined;
  const say = `Stir {x} smooth with {water} of cold water, pour into {${finish.in}} and turn everything for {time}, until {cue}.`;
  return plan.toSpliced(at, 0, own(slot, finish.in, say, { minutes: [1, 2], technique: "simmer", water: 25, cue: "glossy" }));
};

/** Into the dough that another extra drops onto what simmers. */
export const intoDough: Entry = (plan) => (plan.some(({ do: kind }) => kind === "simmer") ? plan : undefined);

/** Dough by the spoonful on what simmers, under a lid. */
export const drops = dropsOf("{x}");

/** The same, of flour and the suet of another extra. */
export const dropsWithSuet = dropsOf("{x} and {the suet}");

function dropsOf(dough: string): Entry {
  const say = `Mix ${dough} with {water} of cold water into a soft dough. Drop it in spoonfuls onto what simmers, cover and cook for {time}, until {cue}.`;
  return (plan, slot) => afterSimmer(plan, (vessel) => own(slot, vessel, say, { minutes: [18, 20], technique: "simmer", water: 25, cue: "risen and fluffy" }));
}

/** Yolks thicken what has simmered, and must not boil in it. */
export const enriches: Entry = (plan, slot) =>
  afterSimmer(plan, (vessel) =>
    own(
      slot,
      vessel,
      `Beat {x} with a ladleful of the hot liquid, stir {it ${slot}} into {${vessel}} and heat gently for {time}, stirring and without boiling, until {cue}.`,
      { minutes: [3, 4], technique: "simmer", cue: "it coats a spoon ({74C})" },
    ),
  );

/** Beaten and poured into a soup in a thin stream. */
export const ribbons: Entry = (plan, slot) =>
  afterSimmer(plan, (vessel) =>
    own(slot, vessel, `Beat {x}, pour {it ${slot}} into {${vessel}} in a thin stream while it simmers and leave for {time}, until {cue}.`, {
      minutes: [2, 3],
      technique: "simmer",
      cue: "set into ribbons",
    }),
  );

/** Set in the wok beside everything else, and folded through. */
export const intoWok: Entry = (plan, slot) => {
  const at = plan.findIndex((step) => step.do === "finish" && step.in === "wok");
  const say = `Push everything to one side of {wok}. Pour {x}, beaten, into the space and stir for {time}, until {cue}, then fold through the rest.`;
  return at < 0 ? undefined : plan.toSpliced(at, 0, own(slot, "wok", say, { minutes: [2, 3], technique: "fry", cue: "no liquid is left" }));
};

/** Beaten with the eggs that the dish is made of. */
export const withEggs: Entry = (plan, slot) =>
  replaceFirst(plan, (step) => {
    const beaten = step.do === "work" && step.takes?.includes("egg") && step.say.every((words) => /\b(?:Beat|Whisk)[^.]*\{the (?:[\w ]+ )?egg\b/.test(words));
    return beaten
      ? [{ ...step, say: step.say.map((words) => words.replace(/(\{the [^}]*\begg\b)/, `$1 ${slot}`)), takes: [...(step.takes ?? []), slot] }]
      : undefined;
  });

/** Flour, egg and crumbs on what is browned: the pan work does it. */
export const dusts: Entry = (plan, _, slots) => {
  const isFlesh = (name: SlotName) => slots[name]?.roles.some((role) => FLESH.includes(role)) ?? false;
  return plan.some((step) => step.do === "brown" && step.of.some(isFlesh)) ? plan : undefined;
};

function onServing(plan: readonly PlanStep[], words: string, takes: readonly SlotName[] = []): readonly PlanStep[] | undefined {
  if (!plan.some((step) => step.do === "serve")) return undefined;
  return plan.map((step) => (step.do === "serve" ? { ...step, takes: [...(step.takes ?? []), ...takes], say: step.say.map((say) => say + words) } : step));
}

const ALONGSIDE = "Serve {x} alongside.";
const EACH_ALONGSIDE = /\[ Serve \{the ([\w ]+)\} alongside\.\]/g;

/** Says once, and last, what stands beside the dish. */
export function saidOnce(plan: readonly PlanStep[]): readonly PlanStep[] {
  return plan.map((step) => {
    if (step.do !== "serve") return step;
    return {
      ...step,
      say: step.say.map((words) => {
        const beside = [...words.matchAll(EACH_ALONGSIDE)].map(([, slot]) => slot);
        return beside.length < 2 ? words : `${words.replaceAll(EACH_ALONGSIDE, "")}[ Serve {the ${beside.join(" ")}} alongside.]`;
      }),
    };
  });
}

/** Ready to eat, beside the dish. */
export const alongside: Entry = atTable(ALONGSIDE);

/** One more sentence when the dish is served. */
export function atTable(say: string): Entry {
  return (plan, slot) => onServing(plan, `[ ${say.replace("{x}", `{the ${slot}}`)}]`, [slot]);
}

/** The cook has time for something else meanwhile. */
function isUnattended(step: PlanStep): boolean {
  if (step.do === "work") return step.passive === true && step.celsius !== undefined && (step.minutes?.[1] ?? 0) >= 15;
  return step.do === "simmer" || (step.do === "roast" && step.has === undefined);
}

/** Something cooked apart, while a pot or the oven looks after itself, or else first of all; then one more sentence when the dish is served. */
function apart(step: (slot: SlotName) => PlanStep, say?: string): Entry {
  return (plan, slot) => {
    const slow = plan.findLastIndex(isUnattended);
    const next = step(slot);
    // What is hot in minutes waits for the end.
    const isBrief = slow < 0 && next.do === "work" && next.technique === "simmer" && (next.minutes?.[1] ?? Infinity) <= BRIEF;
    const isLong = next.do === "work" && (next.minutes?.[0] ?? 0) >= LONG;
    const at = isBrief ? plan.findIndex(({ do: kind }) => kind === "serve") : isLong ? 0 : slow + (next.do === "side" && plan[slow]?.do === "simmer" ? 0 : 1);
    const grown = plan.toSpliced(at, 0, next);
    return say === undefined ? grown : onServing(grown, `[ ${say.replace("{x}", `{the ${slot}}`)}]`);
  };
}

/** Minutes in which a sauce is heated. */
const BRIEF = 5;
/** Minutes from which what cooks apart is put on before all else. */
const LONG = 20;

/** Boiled, steamed or heated in a pan of its own. */
export const besideIt: Entry = apart((slot) => ({ do: "side", of: [slot], reheat: true }), ALONGSIDE);

/** The same, and turned in the pan in which the rest was cooked: nobody eats pasta bare. */
export const besideInJuices: Entry = (plan, slot, slots) => {
  if (!plan.some((step) => "of" in step && "in" in step && step.in === "pan" && step.do !== "finish")) return undefined;
  const grown = besideIt(plan, slot, slots) ?? plan;
  const toss = work("pan", `Add the drained {${slot}} to {pan} and turn over for {time}, until {cue}.`, {
    has: [slot],
    from: ["boiler"],
    minutes: [1, 1],
    cue: "glossy with the juices",
  });
  return grown.toSpliced(
    grown.findIndex((step) => step.do === "serve"),
    0,
    toss,
  );
};

/** The same, into the bowls. */
export const intoBowls: Entry = apart((slot) => ({ do: "side", of: [slot], reheat: true }), "Divide {x} between the bowls.");

/** Meal stirred into boiling water until it is thick. */
export const porridgeBeside: Entry = apart(
  (slot) =>
    own(
      slot,
      "boiler",
      "Bring {water} of water to the boil in {boiler}, pour in {x} in a thin stream, whisking, and cook over a low heat for {time}, stirring often, until {cue}.",
      { minutes: [25, 30], technique: "simmer", passive: true, water: 200, cue: "thick and smooth" },
    ),
  "Serve over {x}.",
);

export const boiledOnTop: Entry = apart(
  (slot) =>
    own(slot, "boiler", `Lower {x} into {a pan of boiling water} and cook for {time}, until {cue}. Cool under cold water, peel and halve.`, {
      minutes: [9, 10],
      technique: "boil",
      water: 600,
      passive: true,
      cue: "hard-boiled",
    }),
  "Top with {x}.",
);

/** A sauce heated in a pan of its own, with so many ml of water a person. */
export function besidePot(say: string, water?: number): Entry {
  return apart((slot) =>
    own(slot, "boiler", say, { minutes: [3, 4], technique: "simmer", atTable: true, cue: "smooth and bubbling", ...(water === undefined ? {} : { water }) }),
  );
}

/** A sauce of what a joint or a bird has left in its tin or dish, made while it rests: of the slot `bound`, of `creamed` or of both. */
export const sauceOfJuices: Entry = (plan, slot) => {
  if (plan.some((step) => step.do === "work" && step.takes?.includes(slot))) return plan;
  const at = plan.findIndex((step) => step.do === "serve");
  const serve = plan[at];
  if (serve?.do !== "serve" || !serve.say.some((words) => JUICES.test(words))) return undefined;
  const say =
    "For the sauce, whisk {the bound creamed} smooth with {water} of cold water in a small saucepan, pour in the juices of the meat and simmer for {time}, whisking, until {cue}.";
  const sauce = work("tray", say, { has: ["bound", "creamed"], minutes: [4, 5], sets: true, water: 50, cue: "smooth and thick enough to coat a spoon" });
  const served = {
    ...serve,
    say: serve.say.map((words) => words.replace(JUICES, (juices) => `[?bound the sauce][!bound [?creamed the sauce][!creamed ${juices}]]`)),
  };
  return plan.toSpliced(at, 1, sauce, served);
};
const JUICES = /the juices(?: from the tin)?/;

/** Sharp fruit softened in the pan that the meat or fish has left, and spooned over it. */
export const softenedInPan: Entry = (plan, slot, slots) => {
  const soft = beforeFinish(
    "Add {x} to {pan} with a splash of water and cook for {time}, until {cue}.",
    [8, 10],
    "soft, with a little syrupy juice",
    "simmer",
  )(plan, slot, slots);
  return soft && onServing(soft, `[ Spoon the {${slot}} over.]`);
};

/** Tinned beans in their sauce, in a pan of their own. */
export const heatedBeside: Entry = apart(
  (slot) => own(slot, "boiler", "Heat {x} in {boiler} for {time}, stirring now and then, until {cue}.", { minutes: [4, 5], cue: "piping hot" }),
  ALONGSIDE,
);

/** Stuffing in a small dish, where the oven is on for long enough. */
export const bakedBeside: Entry = (plan, slot) =>
  plan.some((step) => step.do === "oven" && step.has === undefined)
    ? apart(() =>
        own(
          slot,
          "mixing bowl",
          "Stir {x} with {water} of boiling water and leave for 5 minutes. Spread in a small ovenproof dish and bake beside everything else for the last 25 minutes, until crisp on top.",
          { minutes: [6, 7], water: 50 },
        ),
      )(plan, slot, {})
    : undefined;

/** The same in an oven that is on for nothing else. */
export const bakedApart: Entry = (plan, slot, slots) =>
  apart(
    () =>
      own(
        slot,
        "mixing bowl",
        "Heat the oven to {200oven}. Stir {x} with {water} of boiling water and leave for 5 minutes, then spread in a small ovenproof dish and bake for 25 minutes, until crisp on top.",
        { minutes: [30, 32], water: 50, passive: true },
      ),
    ALONGSIDE,
  )(plan, slot, slots);

/** Puddings and their like that only want to be crisp. */
export const crispedInOven: Entry = (plan, slot, slots) =>
  apart(
    () => own(slot, "board", "Crisp {x} in a hot oven ({200oven}) for {time}, until {cue}.", { minutes: [4, 5], sets: true, cue: "crisp and hot" }),
    ALONGSIDE,
  )(plan, slot, slots);

/** Fried in a pan of their own while the rest is kept hot. */
export const friedOnTop: Entry = (plan, slot) => {
  const at = plan.findIndex((step) => step.do === "serve");
  const say = "Break {x} into a non-stick pan over medium heat, cover and cook for {time}, until {cue}.";
  const fried = own(slot, "board", say, { minutes: [4, 5], sets: true, cue: "the whites and yolks are set" });
  return at < 0 ? undefined : onServing(plan.toSpliced(at, 0, fried), `[ Top with the {${slot}}.]`);
};

/** Baked in an oven that is on for nothing else. */
export const inOwnOven: Entry = (plan, slot) => {
  if (plan.some(({ do: kind }) => kind === "oven")) return undefined;
  const oven: readonly PlanStep[] = [
    { do: "oven", celsius: 200, has: [slot] },
    { do: "roast", of: [slot], with: [], late: [], celsius: 200, has: [slot] },
  ];
  return onServing([...oven, ...plan], `[ Serve the {${slot}} alongside.]`);
};

/** Fried in a pan of its own and set beside. */
export const friedBeside: Entry = (plan, slot) => {
  const at = plan.findIndex((step) => step.do === "serve");
  const fried = own(slot, "board", "Cook {x} in a non-stick pan over medium heat for {time}, turning once, until {cue}.", {
    minutes: [6, 8],
    technique: "fry",
    cue: "golden and soft",
  });
  return at < 0 ? undefined : onServing(plan.toSpliced(at, 0, fried), `[ Serve the {${slot}} beside.]`);
};

/** Flour and water rolled out and cooked in a dry pan. */
export const rolledBeside: Entry = (plan, slot) => {
  const at = plan.findIndex((step) => step.do === "serve");
  const say =
    "Knead {x} with {water} of warm water into a soft dough, cover for a few minutes and roll out into thin rounds. Cook one by one in a dry, hot pan for {time} in all, turning once each, until {cue}.";
  const cooked = own(slot, "board", say, {
    minutes: [10, 12],
    technique: "fry",
    water: 40,
    cue: "puffed in places and spotted brown, with no raw dough inside",
  });
  return at < 0 ? undefined : onServing(plan.toSpliced(at, 0, cooked), `[?${slot}  Serve with the warm rounds.]`);
};

/** Crisped first in the pan that the dish is cooked in, so that the rest fries in its fat; where there is none, apart. Scattered over at the end. */
export const crispOnTop: Entry = (plan, slot, slots) => {
  const at = plan.findIndex((step) => isPanStep(step) && step.has === undefined && HOB.includes(step.in));
  const first = plan[at];
  if (!first || !isPanStep(first) || plan.slice(0, at).some((step) => "in" in step && step.in === first.in)) return crispApart(plan, slot, slots);
  const crisped = own(
    slot,
    first.in,
    `Put {x} into {${first.in}} over medium heat, without fat, and cook for {time}, turning now and then, until {cue}. Lift out onto kitchen paper and leave the fat in {${first.in}}.`,
    { minutes: [5, 7], technique: "fry", cue: "crisp at the edges", to: "board" },
  );
  return onServing(plan.toSpliced(at, 0, crisped), `[ Scatter over {the ${slot}}.]`);
};

function isPanStep(step: PlanStep): step is PanStep {
  return step.do === "soften" || step.do === "fry" || step.do === "brown";
}

const crispApart: Entry = apart(
  (slot) =>
    own(slot, "board", "Cook {x} in a dry pan for {time}, turning now and then, until {cue}.", {
      minutes: [5, 7],
      technique: "fry",
      cue: "crisp at the edges",
    }),
  "Scatter over {x}.",
);

export const toastedOnTop: Entry = apart(
  (slot) => own(slot, "board", "Toast {x} in a dry pan for {time}, stirring, until {cue}.", { minutes: [3, 4], technique: "fry", cue: "golden" }),
  "Scatter over {x}.",
);

/** Folded into a salad before its last seasoning. */
export const foldedIn: Entry = (plan, slot) => {
  const at = plan.findIndex((step) => step.do === "finish");
  const finish = plan[at];
  return finish?.do === "finish" ? plan.toSpliced(at, 0, own(slot, finish.in, "Fold in {x}.", {})) : undefined;
};
