/** Grains, pasta, pulses and meal with little beside them: toasted, crisped, cold, in soup; mashed, ground, blended, set and sliced. */
import type { Role } from "../classes/roles.ts";
import { may, need, type Dish, type Slots } from "./dish.ts";
import { work } from "./plan-steps.ts";
import { savoury, warming } from "./seasoning-slots.ts";
import type { FrameId } from "./dish-ids.ts";

const { fat, salt, pepper, sour, herbs } = savoury;
const { aromatics, woody, spices } = warming;
const ground = may(["spice_savoury", "spice_blend", "spice_heat", "spice_sweet", "herb_dry", "herb_infuse"], 4, { seasons: true, not: ["curry_paste"] });
const stock = may(["stock", "wine"], 2, { grams: 80, seasons: true });
const rich = may(["cheese", "cheese_fresh", "pesto", "yog", "cream"], 2, { grams: 20 });
const base = may(["allium"], 2, { grams: 30 });
const flavour: readonly Role[] = ["allium", "garlic", "ginger", "chilli", "spice", "herb", "stock", "soy", "miso", "tomato", "coconut"];
const plain = { lacks: flavour, add: -0.12 } as const;

type Words = Pick<Dish, "id" | "noun" | "base" | "stars" | "titles" | "summaries" | "plan"> & Partial<Pick<Dish, "family" | "support" | "forbid" | "flavour">>;

function staple(dish: Words, slots: Slots): Dish {
  return { family: "rice", flavour: "savoury", plate: [60, 640], slots, ...dish };
}

/** A pulse that is cooked in its own water first. */
const cookedPulse = { do: "simmer", of: ["pulse"], liquids: ["stock"], in: "pot", water: 150 } as const;
const pulse = need(["bean", "bean_dry", "dal", "lentil"], 2, { grams: 110, cook: "simmer", not: ["beans_sauced"] });

/** Split pulses soaked and ground to a batter, shaped and fried. */
function groundPulse(id: FrameId, noun: string, quality: number, title: string, water: number, shape: string, cue: string): Dish {
  return staple(
    {
      id,
      noun,
      family: "pan",
      base: quality,
      support: [plain, { lacks: ["fat"], add: -0.1 }],
      stars: ["pulse"],
      titles: [title],
      summaries: ["{pulse} soaked, ground with what seasons it and fried."],
      plan: [
        work("bowl", "Cover {the pulse} with plenty of cold water in {bowl}, leave for {time}, until {cue}, and drain.", {
          minutes: [240, 240],
          passive: true,
          cue: "a grain breaks between two fingernails",
        }),
        work(
          "blender",
          `Grind with {the aromatics ground herbs topping salt}${water > 0 ? " and {water} of water" : ""} in {blender} for {time}, until {cue}.`,
          { from: ["bowl"], minutes: [2, 3], blends: true, ...(water > 0 ? { water } : {}), cue },
        ),
        work(
          "pan",
          `[Heat {the fat} in {pan} over medium heat.] [!fat Set {pan} over medium heat, without fat.] ${shape} and cook for {time} in all, turning once, until {cue}.`,
          { from: ["blender"], minutes: [8, 10], technique: "fry", sets: true, cue: "deep golden and cooked right through" },
        ),
        { do: "finish", in: "pan" },
        { do: "serve", say: ["Serve hot[, with {the dip}]."], takes: ["dip"] },
      ],
    },
    {
      pulse: need(["dal"], 2, { grams: 75 }),
      aromatics,
      ground,
      topping: may(["coconut_dried", "allium_green", "allium", "seed"], 2, { grams: 8, seasons: true, cut: "fine" }),
      dip: may(["yog", "chutney", "salsa"], 1, { grams: 40 }),
      fat,
      salt,
      sour,
      herbs,
    },
  );
}

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
        { do: "serve", say: ["Fluff with a fork and serve hot."] },
      ],
    },
    { grain: need(["rice", "quinoa", "barley"], 1, { cook: "absorb" }), base, stock, rich, aromatics, woody, spices, fat, salt, pepper, sour, herbs },
  ),
  staple(
    {
      id: "crisp_grain",
      noun: "a crisp-bottomed pan",
      family: "pan",
      base: 0.6,
      support: [plain],
      stars: ["grain"],
      titles: ["Crisp-bottomed {grain}"],
      summaries: ["{grain} cooked, then pressed into a hot pan until it has a golden crust."],
      plan: [
        { do: "side", of: ["grain"] },
        { do: "bloom", of: ["aromatics", "spices", "woody"], in: "pan" },
        work("pan", "Tip the {grain} into {pan}[ with {the fat rich}] over medium heat, press down and leave for {time}, without stirring, until {cue}.", {
          from: ["boiler"],
          minutes: [8, 10],
          cue: "it smells toasted and the base is golden",
        }),
        { do: "finish", in: "pan" },
        { do: "serve", say: ["Turn out, crust upwards."] },
      ],
    },
    {
      grain: need(["rice", "pasta", "noodle", "couscous"], 1, { not: ["pasta_filled"] }),
      fat: need(["fat"], 1, { grams: 12, seasons: true }),
      rich: may(["cheese", "egg_yolk", "yog"], 1, { grams: 20, not: ["cheese_fresh"] }),
      aromatics,
      woody,
      spices,
      salt,
      pepper,
      sour,
      herbs,
    },
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
      grain: need(["pasta", "rice", "barley", "quinoa", "noodle", "gnocchi"], 1, { grams: 45, cook: "simmer" }),
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
      id: "cold_grain",
      noun: "a cold dressed bowl",
      family: "salad",
      base: 0.58,
      support: [plain],
      stars: ["grain", "herbs"],
      titles: ["Cold {stars} salad"],
      summaries: ["{grain} cooked, cooled and dressed."],
      plan: [
        { do: "side", of: ["grain"], cool: true },
        work("bowl", "Tip the cooled {grain} into {bowl} and toss with {the dress onion spices}.", { from: ["boiler"], minutes: [2, 3] }),
        { do: "finish", of: ["rich"], in: "bowl", cold: true },
        { do: "serve", say: ["Serve cold, or leave for half an hour: it takes up the flavours as it stands."] },
      ],
    },
    {
      grain: need(["pasta", "couscous", "quinoa", "barley", "rice", "lentil", "noodle"], 1, { not: ["rice_risotto", "pasta_filled"] }),
      dress: need(["oil", "dressing", "mayo", "yog", "tahini", "finish_oil", "pesto"], 2, { grams: 14, seasons: true }),
      onion: may(["garlic", "allium_green", "allium", "mustard", "soy"], 2, { grams: 6, seasons: true, cut: "fine" }),
      spices: may(["spice_savoury", "spice_heat", "herb_dry"], 3, { seasons: true }),
      rich: may(["cheese", "cheese_fresh", "nut", "seed", "dried_fruit", "briny"], 2, { grams: 20 }),
      salt,
      pepper,
      sour,
      herbs: may(["herb_tender"], 3, { seasons: true }),
    },
  ),
  staple(
    {
      id: "fried_meal",
      noun: "fried slices of set meal",
      family: "pan",
      base: 0.68,
      support: [{ has: ["cheese", "herb", "spice"], add: 0.04 }],
      forbid: ["sugar"],
      stars: ["meal", "cheese"],
      titles: ["Fried {stars} slices"],
      summaries: ["{meal} cooked thick, left to set, and fried in slices."],
      plan: [
        work(
          "boiler",
          "Bring {water} of water to the boil in {boiler}[ with {the milk stock salt}]. Pour in {the meal} in a thin stream, whisking, and cook over a low heat for {time}, stirring often, until {cue}.",
          { blends: true, water: 240, minutes: [25, 30], technique: "simmer", cue: "very thick and pulling away from the sides" },
        ),
        work("dish", "[Stir in {the cheese woody spices}.] Spread {2cm} thick in {dish}, lined with baking paper, and chill for {time}, until {cue}.", {
          from: ["boiler"],
          minutes: [60, 60],
          passive: true,
          cue: "firm enough to cut",
        }),
        work(
          "pan",
          "Cut into slices. [Heat {the fat} in {pan} over medium-high heat.] [!fat Set {pan} over medium-high heat, without fat.] Cook the slices for {time}, turning once, until {cue}.",
          { from: ["dish"], minutes: [8, 10], cue: "crisp and golden on both sides" },
        ),
        { do: "finish", in: "pan" },
        { do: "serve", say: ["Serve hot."] },
      ],
    },
    {
      meal: need(["polenta"]),
      milk: may(["milk"], 1, { grams: 80, seasons: true, not: ["milk_sour"] }),
      stock: may(["stock"], 1, { seasons: true }),
      cheese: may(["cheese_hard", "cheese_melt", "cheese_brine", "cheese"], 1, { grams: 20 }),
      woody,
      spices,
      fat,
      salt,
      pepper,
      herbs,
    },
  ),
  staple(
    {
      id: "baked_meal",
      noun: "baked rounds of set meal",
      family: "bake",
      base: 0.66,
      support: [
        { has: ["cheese"], add: 0.05 },
        { has: ["butter"], add: 0.03 },
        { lacks: ["cheese", "cheese_fresh", "butter", "tomato", "cream"], add: -0.2 },
      ],
      forbid: ["sugar"],
      stars: ["meal", "cheese"],
      titles: ["Baked {stars} rounds"],
      summaries: ["{meal} set, cut into rounds and baked until the edges are brown."],
      plan: [
        work(
          "boiler",
          "Bring {water} of water to the boil in {boiler}[ with {the milk salt}]. Pour in {the meal} in a thin stream, whisking, and cook over a low heat for {time}, stirring often, until {cue}.",
          { blends: true, water: 240, minutes: [25, 30], technique: "simmer", cue: "very thick and pulling away from the sides" },
        ),
        work("tray", "Spread {1cm} thick on {tray} and chill for {time}, until {cue}.", {
          from: ["boiler"],
          minutes: [45, 45],
          passive: true,
          cue: "firm enough to cut",
        }),
        { do: "oven", celsius: 210 },
        work(
          "dish",
          "Cut into rounds with a glass and lay them overlapping in {dish}[ with {the fat tomato cream}][ and scatter with {the cheese}]. Bake for {time}, until {cue}.",
          { from: ["tray"], minutes: [18, 22], technique: "roast", sets: true, celsius: 210, passive: true, cue: "golden and bubbling at the edges" },
        ),
        { do: "finish", in: "dish" },
        { do: "serve", say: ["Leave for 5 minutes before serving."], rests: true },
      ],
    },
    {
      meal: need(["polenta"]),
      milk: may(["milk"], 1, { grams: 80, seasons: true, not: ["milk_sour"] }),
      cheese: may(["cheese", "cheese_fresh"], 2, { grams: 25 }),
      tomato: may(["tomato", "pesto"], 1, { grams: 60 }),
      cream: may(["cream"], 1, { grams: 30 }),
      fat: may(["butter", "oil"], 1, { grams: 10, seasons: true }),
      salt,
      pepper,
      herbs,
      woody,
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
        { do: "serve", say: ["Serve hot[, with {the bread}]."], takes: ["bread"] },
      ],
    },
    {
      pulse,
      base,
      aromatics,
      ground,
      stock,
      cheese: may(["cheese", "cheese_fresh"], 1, { grams: 15 }),
      bread: may(["wrap", "bread", "chip"], 1, { grams: 50 }),
      fat,
      salt,
      pepper,
      sour,
      herbs,
    },
  ),
  staple(
    {
      id: "warm_pulses",
      noun: "warm dressed pulses",
      family: "salad",
      base: 0.6,
      support: [plain, { has: ["acid"], add: 0.03 }],
      stars: ["pulse", "herbs"],
      titles: ["Warm {stars} salad"],
      summaries: ["{pulse} dressed while they are warm, so that they drink it in."],
      plan: [
        cookedPulse,
        work("bowl", "Drain and toss while warm with {the dress onion ground sweet} in {bowl}.", { from: ["pot"], minutes: [2, 3] }),
        { do: "finish", of: ["rich"], in: "bowl", cold: true },
        { do: "serve", say: ["Serve warm, or cold the next day."] },
      ],
    },
    {
      pulse: need(["bean", "bean_dry", "lentil", "dal"], 2, { grams: 110, cook: "simmer", not: ["beans_sauced"] }),
      stock,
      dress: need(["oil", "acid", "dressing", "yog", "tahini", "sour_paste"], 2, { grams: 12, seasons: true }),
      onion: may(["garlic", "ginger", "chilli", "allium", "allium_green", "mustard"], 3, { grams: 6, seasons: true, cut: "fine" }),
      ground,
      sweet: may(["sugar", "syrup"], 1, { grams: 3, seasons: true }),
      rich: may(["cheese_brine", "cheese_soft", "nut", "seed", "coconut_dried", "egg_cooked"], 2, { grams: 20, raw: true }),
      salt,
      pepper,
      sour,
      herbs: may(["herb_tender"], 3, { seasons: true }),
    },
  ),
  staple(
    {
      id: "smooth_pulse_soup",
      noun: "a smooth soup of pulses",
      family: "soup",
      base: 0.58,
      support: [plain, { has: ["allium", "stock", "coconut"], add: 0.03 }],
      stars: ["pulse"],
      titles: ["Smooth {pulse} soup"],
      summaries: ["{pulse} simmered until soft and blended."],
      plan: [
        { do: "soften", of: ["base"], in: "pot" },
        { do: "bloom", of: ["aromatics", "ground", "paste"], in: "pot" },
        { do: "simmer", of: ["pulse"], liquids: ["stock", "milk"], in: "pot", water: 300 },
        work("blender", "Blend in {blender}, or with a hand blender, for {time}, until {cue}, and thin with hot water if you like.", {
          blends: true,
          smooth: true,
          from: ["pot"],
          minutes: [2, 3],
          to: "pot",
          cue: "smooth",
        }),
        { do: "finish", of: ["rich"], in: "pot" },
        { do: "serve", say: ["Ladle into {servings} bowls."], gathers: true },
      ],
    },
    {
      pulse: need(["bean", "bean_dry", "lentil", "dal"], 2, { grams: 75, cook: "simmer", not: ["beans_sauced"] }),
      base,
      aromatics,
      ground,
      paste: may(["tomato_paste", "umami", "sour_paste", "tahini"], 1, {
        seasons: true,
        not: ["mushroom", "bacon", "cheese", "protein_ready", "soy", "stock"],
      }),
      stock,
      milk: may(["coconut", "tomato"], 1, { grams: 60 }),
      rich: may(["yog", "sour_cream", "cream", "seed", "coconut_dried", "nut"], 2, { grams: 15 }),
      fat,
      salt,
      pepper,
      sour,
      herbs,
    },
  ),
  groundPulse("pulse_fritters", "pulse fritters", 0.66, "{stars} fritters", 0, "Drop in by the spoonful, flatten a little", "a coarse, thick paste"),
  groundPulse("pulse_pancakes", "pulse pancakes", 0.62, "Thin {stars} pancakes", 60, "Spread ladlefuls out thinly, one after another,", "smooth and pourable"),
];
