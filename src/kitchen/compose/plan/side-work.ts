/** Starches and vegetables in a pan of water of their own. */
import type { Technique } from "#kitchen/knowledge/classes/class-row";
import type { PlanStep } from "#kitchen/knowledge/dishes/dish";
import { SLOT_USES } from "#kitchen/knowledge/dishes/slot-uses";
import type { Portion } from "../portion.ts";
import { STANDS } from "./absorb-work.ts";
import type { Bench } from "./bench.ts";
import { BOIL_HARD, mustBoilHard } from "./boil-hard.ts";
import type { Op } from "./op.ts";
import { cueOf, longest, stagger } from "./stagger.ts";

type SideStep = Extract<PlanStep, { do: "side" }>;

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
      boil: `Bring {boiler of water} to the boil${salted}. Add {the foods}${mustBoilHard(portion) ? `, ${BOIL_HARD}, then cook gently` : " and cook"} for {time}, until {cue}.${save}${cool}`,
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
