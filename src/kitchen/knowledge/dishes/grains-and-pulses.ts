/** Grains, pasta, pulses and meal with little beside them: toasted, crisped, cold, in soup; mashed, ground, blended, set and sliced. */
import type { Role } from "../classes/role.ts";
import { may, need, type Dish, type Slots } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";
import { savoury, warming } from "./seasoning-slots.ts";

const { fat, salt, pepper, sour, herbs } = savoury;
const { aromatics, woody, spices } = warming;
const ground = may(["spice_savoury", "spice_blend", "spice_heat", "spice_sweet", "herb_dried", "herb_infuse"], 4, { seasons: true, not: ["curry_paste"] });
const stock = may(["stock", "wine"], 2, { grams: 80, seasons: true });
const rich = may(["cheese", "cheese_fresh", "pesto", "yog", "cream"], 2, { grams: 20 });
const base = may(["allium"], 2, { grams: 30 });
const flavour: readonly Role[] = ["allium", "garlic", "ginger", "chilli", "spice", "herb", "stock", "soy", "miso", "tomato", "coconut_milk"];
const plain = { lacks: flavour, add: -0.12 } as const;

type Words = Pick<Dish, "id" | "noun" | "base" | "stars" | "titles" | "summaries" | "plan"> & Partial<Pick<Dish, "family" | "support" | "forbid" | "flavour">>;

function staple(dish: Words, slots: Slots): Dish {
  return { family: "rice", flavour: "savoury", plate: [60, 640], slots, ...dish };
}

/** A pulse that is cooked in its own water first. */
const cookedPulse = { do: "simmer", of: ["pulse"], liquids: ["stock"], in: "pot", water: 150 } as const;
const pulse = need(["bean", "pulse_slow", "dal", "pulse_whole"], 2, { grams: 110, cook: "simmer", not: ["beans_sauced"] });

export const grainAndPulseDishes: readonly Dish[] = [
  staple(
    {
      id: "plain_pilaf",
      noun: "a plain pilaf",
      base: 0.62,
      support: [plain],
      stars: ["grain", "rich"],
      titles: ["{grain} pilaf[ with {rich}]"],
      summaries: ["{grain} cooked in just the water that it takes up, so that no grain sticks."],
      plan: [
        { do: "soften", of: ["base"], in: "pot" },
        { do: "bloom", of: ["aromatics", "spices", "woody"], in: "pot" },
        { do: "absorb", of: ["grain"], liquids: ["stock"], in: "pot" },
        { do: "finish", of: ["rich"], in: "pot" },
        serve("Fluff with a fork and serve hot."),
      ],
    },
    { grain: need(["rice", "grain_mid", "grain_slow"], 1, { cook: "absorb" }), base, stock, rich, aromatics, woody, spices, fat, salt, pepper, sour, herbs },
  ),
  staple(
    {
      id: "grain_soup",
      noun: "a soup of grains",
      family: "soup",
      base: 0.46,
      support: [
        { has: ["stock", "allium", "aromatic", "miso", "soy"], add: 0.06 },
        { lacks: flavour, add: -0.3 },
      ],
      stars: ["grain"],
      titles: ["{stars} soup"],
      summaries: ["{grain} cooked in the soup that it thickens."],
      plan: [
        { do: "soften", of: ["base"], in: "pot" },
        { do: "bloom", of: ["aromatics", "spices", "woody"], in: "pot" },
        { do: "simmer", of: ["grain"], liquids: ["stock", "soy"], in: "pot", water: 380 },
        { do: "finish", of: ["rich"], in: "pot" },
        { do: "serve", say: ["Ladle into {servings} bowls at once: it thickens as it stands."], gathers: true },
      ],
    },
    {
      grain: need(["pasta", "rice", "grain_slow", "grain_mid", "noodle", "gnocchi"], 1, { grams: 45, cook: "simmer" }),
      base,
      stock,
      soy: may(["soy", "miso", "liquid_sauce"], 1, { seasons: true }),
      rich,
      aromatics,
      woody,
      spices,
      fat,
      salt,
      pepper,
      sour,
      herbs,
    },
  ),
  staple(
    {
      id: "mashed_pulse",
      noun: "mashed pulses",
      family: "side",
      base: 0.62,
      support: [plain, { has: ["fat", "spice", "garlic"], add: 0.03 }],
      stars: ["pulse"],
      titles: ["Fried and mashed {pulse}"],
      summaries: ["{pulse} cooked soft, then crushed in a hot pan until thick."],
      plan: [
        cookedPulse,
        { do: "soften", of: ["base"], in: "pan" },
        { do: "bloom", of: ["aromatics", "ground"], in: "pan" },
        work(
          "pan",
          "Drain, but keep a cupful of the liquid. Tip into {pan}[ with {the fat}] and crush over medium heat for {time}, adding liquid as it dries, until {cue}.",
          { blends: true, from: ["pot"], minutes: [6, 8], cue: "thick and creamy" },
        ),
        { do: "finish", of: ["cheese"], in: "pan" },
        serve("Serve hot[, with {the bread}]."),
      ],
    },
    {
      pulse,
      base,
      aromatics,
      ground,
      stock,
      cheese: may(["cheese", "cheese_fresh"], 1, { grams: 15 }),
      bread: may(["wrap", "bread", "crisps"], 1, { grams: 50 }),
      fat,
      salt,
      pepper,
      sour,
      herbs,
    },
  ),
];
