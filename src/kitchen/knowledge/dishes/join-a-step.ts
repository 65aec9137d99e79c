/** Extras that go in with what a step of the plan does anyway: into the pan, onto the tray, with the eggs, with the salt. */
import type { Role } from "../classes/role.ts";
import type { PlanStep } from "./dish.ts";
import { type Entry, HOB, isBlended, onServing, own, replaceFirst } from "./entry.ts";
import { slotsNamed } from "./by-slot.ts";
import type { SlotName } from "./slot-names.ts";

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
  const set = plan.findLastIndex((step) => step.do === "work" && step.sets === true && step.in === "pan" && !step.loose);
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

export type PanStep = Extract<PlanStep, { do: "soften" | "fry" | "brown" | "bloom" }>;

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
    step.do === "work" && step.takes?.includes("salt") && step.say.every((words) => slotsNamed([words]).includes("salt"))
      ? [{ ...step, say: step.say.map((words) => words.replace(/(\{the [^}]*\bsalt\b)/, `$1 ${slot}`)), takes: [...step.takes, slot] }]
      : undefined,
  );

/** Juice over what is done, on the plate or in the pan. */
export const squeezedOver: Entry = (plan, slot) =>
  plan.some((step) => step.do === "finish") ? onServing(plan, `[ Squeeze over {the ${slot}}.]`, [slot]) : undefined;

/** Seasoning that `finish` uses up by itself, by the slot's name. */
export const withSeasoning: Entry = (plan) => (plan.some((step) => step.do === "finish") ? plan : undefined);

/** Into the dough that another extra drops onto what simmers. */
export const intoDough: Entry = (plan) => (plan.some(({ do: kind }) => kind === "simmer") ? plan : undefined);

/** Beaten with the eggs that the dish is made of. */
export const withEggs: Entry = (plan, slot) =>
  replaceFirst(plan, (step) => {
    return step.do === "work" && step.beats && step.takes?.includes("egg")
      ? [{ ...step, say: step.say.map((words) => words.replace(/(\{the [^}]*\begg\b)/, `$1 ${slot}`)), takes: [...(step.takes ?? []), slot] }]
      : undefined;
  });

/** Flour, egg and crumbs on what is browned: the pan work does it. */
export const dusts: Entry = (plan, _, slots) => {
  const isFlesh = (name: SlotName) => slots[name]?.roles.some((role) => FLESH.includes(role)) ?? false;
  return plan.some((step) => step.do === "brown" && step.of.some(isFlesh)) ? plan : undefined;
};

/** Folded into a salad before its last seasoning. */
export const foldedIn: Entry = (plan, slot) => {
  const at = plan.findIndex((step) => step.do === "finish");
  const finish = plan[at];
  return finish?.do === "finish" ? plan.toSpliced(at, 0, own(slot, finish.in, "Fold in {x}.", {})) : undefined;
};
