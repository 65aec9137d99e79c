/** Steps that many dishes share, told once. */
import type { PlanStep, ServeStep, Vessel, WorkStep } from "./dish.ts";
import { slotsNamed } from "./by-slot.ts";
import type { Words } from "../words-of.ts";
import type { SlotName } from "./slot-names.ts";

/** The slots that a sentence names with `{the …}`, as far as it is known before it runs. */
type Named<Say extends string> = Say extends `${string}{the ${infer Hole}}${infer Rest}` ? Words<Hole> | Named<Rest> : never;

/** A step of the dish's own that uses up what its sentence names with `{the …}`, but for what it halves. What is no slot does not compile. */
export function work<Say extends string>(vessel: Vessel, say: Say & (Named<Say> extends SlotName ? unknown : never), more: More = {}): WorkStep {
  const takes = [...new Set([...slotsNamed([say]), ...(more.takes ?? [])])].filter((slot) => !more.halves?.includes(slot));
  return { do: "work", say: [say], in: vessel, ...more, ...(takes.length > 0 ? { takes } : {}) };
}

/** The step that serves the dish, in one way of saying it or several, with what its sentences name with `{the …}`. */
export function serve<Say extends string>(say: (Say | readonly Say[]) & (Named<Say> extends SlotName ? unknown : never)): ServeStep {
  const words: readonly string[] = typeof say === "string" ? [say] : (say as readonly string[]);
  const takes = slotsNamed(words);
  return { do: "serve", say: words, ...(takes.length > 0 ? { takes } : {}) };
}

type More = Omit<Partial<WorkStep>, "do" | "in" | "say">;

/** What a step does that bakes all that is there through: at so many °C, for so many minutes, until the cue. */
export function baked(celsius: number, minutes: readonly [number, number], cue: string, more: More = {}): More {
  return { minutes, technique: "roast", celsius, passive: true, sets: true, cue, ...more };
}

/** Boils `slot` in its own pan and keeps some of the water to loosen a sauce with. */
export function boilBeside(slot: SlotName): PlanStep {
  return { do: "side", of: [slot], saveWater: true };
}

/** Lets what is in the slot `wine` bubble until the alcohol has gone. */
export function bubbleWine(vessel: Vessel): PlanStep {
  return {
    do: "work",
    say: [`Pour [!unheated in ]{the wine}[?unheated  into {${vessel}} over medium heat] and let it bubble for {time}, until {cue}.`],
    takes: ["wine"],
    in: vessel,
    minutes: [2, 3],
    has: ["wine"],
    cue: "it no longer smells of raw alcohol",
  };
}

/** Brings back what was browned and lifted out, if one of these slots was. */
export function bringBack(vessel: Vessel, slots: readonly SlotName[]): PlanStep {
  return {
    do: "work",
    say: [`Return {lifted} to {${vessel}} and heat for {time}, until {cue}.`],
    from: ["plate"],
    in: vessel,
    minutes: [1, 2],
    has: slots,
    cue: "piping hot",
  };
}

/** Toasts the slot `bread`. */
export const toastBread: PlanStep = {
  do: "work",
  say: ["Toast {the bread} for {time}, until {cue}."],
  takes: ["bread"],
  in: "board",
  minutes: [2, 3],
  has: ["bread"],
  cue: "golden",
};

/** Eggs boiled in a pan of their own, then peeled and laid into the sauce of the pot. */
export const boiledEggs: readonly PlanStep[] = [
  work("boiler", "Lower {the egg} into {boiler of water} and cook for {time}, until {cue}. Cool under cold water and peel.", {
    has: ["egg"],
    minutes: [8, 9],
    technique: "boil",
    sets: true,
    passive: true,
    water: 500,
    cue: "firm",
  }),
  work("pot", "Lay the peeled {egg} in {pot} and simmer for {time}, turning now and then, until {cue}.", {
    has: ["egg"],
    from: ["boiler"],
    minutes: [5, 8],
    technique: "simmer",
    cue: "coloured by the sauce",
  }),
];
