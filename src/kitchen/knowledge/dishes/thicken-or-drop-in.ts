/** Extras with a step of their own in what is on the heat: a sauce boiled down or bound, dumplings, ribbons of egg. */
import type { Role } from "../classes/role.ts";
import type { PlanStep, Vessel, WorkStep } from "./dish.ts";
import { type Entry, hotFinish, isBlended, isOnTheHeat, onServing, own } from "./entry.ts";
import { work } from "./plan-steps.ts";

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

/** A sauce of what a joint or a bird has left in its tin or dish, made while it rests: of the slot `bound`, of `creamed` or of both. */
export const sauceOfJuices: Entry = (plan, slot) => {
  if (plan.some((step) => step.do === "work" && step.takes?.includes(slot))) return plan;
  const at = plan.findIndex((step) => step.do === "serve");
  const serve = plan[at];
  if (serve?.do !== "serve" || !serve.juices) return undefined;
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
