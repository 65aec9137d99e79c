/** Extras that are cooked or put apart, and served beside the dish, under it or on top of it. */
import type { PlanStep } from "./dish.ts";
import { type Entry, HOB, onServing, own } from "./entry.ts";
import type { PanStep } from "./join-a-step.ts";
import { work } from "./plan-steps.ts";
import type { SlotName } from "./slot-names.ts";

const ALONGSIDE = "Serve {x} alongside.";

/** The same of these slots, as it stands behind the other words of serving. */
function alongsideOf(slots: readonly string[]): string {
  return `[ ${ALONGSIDE.replace("{x}", `{the ${slots.join(" ")}}`)}]`;
}

/** The slots that the holes of serving name. */
function slotsIn(words: string): readonly string[] {
  return [...new Set([...words.matchAll(/\{([^{}]+)\}/g)].flatMap(([, hole = ""]) => hole.split(" ")))];
}

/** Says once, and last, what stands beside the dish. */
export function saidOnce(plan: readonly PlanStep[]): readonly PlanStep[] {
  return plan.map((step) => {
    if (step.do !== "serve") return step;
    return {
      ...step,
      say: step.say.map((words) => {
        const beside = slotsIn(words).filter((slot) => words.includes(alongsideOf([slot])));
        const others = beside.reduce((left, slot) => left.replaceAll(alongsideOf([slot]), ""), words);
        return beside.length < 2 ? words : others + alongsideOf(beside);
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
          "Stir {x} with {water} of boiling water and leave for 5 minutes. Spread in a small ovenproof dish, to bake in the hot oven beside everything else for 25 minutes, until crisp on top.",
          { minutes: [30, 32], water: 50, passive: true },
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
