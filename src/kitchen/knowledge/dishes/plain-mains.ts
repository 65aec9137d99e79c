/** One main food and what flavours it, by every plain way there is. For the times when a list's better dishes have been had. */
import type { Role } from "../classes/roles.ts";
import type { Technique } from "../classes/class-row.ts";
import { may, need, type BatchSize, type Dish, type Slot, type Slots, type WorkStep } from "./dish.ts";
import { work } from "./plan-steps.ts";
import { savoury } from "./seasoning-slots.ts";
import type { FrameId } from "./dish-ids.ts";

const { fat, salt, pepper, herbs, sour } = savoury;
const rub = may(["spice_savoury", "spice_blend", "spice_heat", "spice_sweet", "herb_dry", "herb_woody", "bay"], 5, { seasons: true, not: ["curry_paste"] });
/** What coats a food before it goes under the grill or into the oven. */
const coat = may(["soy", "mustard", "liquid_sauce", "yog", "mayo", "miso", "pesto", "curry_paste", "wine", "ketchup"], 3, { grams: 14, seasons: true });
/** Sweet things burn: they go on towards the end. */
const glaze = may(["glaze", "syrup", "sugar", "jam", "chutney"], 2, { grams: 10, seasons: true });
const garlic = may(["aromatic"], 2, { seasons: true });
function onion(cook: Technique): Slot {
  return may(["allium"], 2, { grams: 40, cook, cut: cook === "roast" ? "wedges" : "thin" });
}
const broth = may(["stock", "wine", "beer", "tomato_tin", "coconut"], 2, { grams: 80, seasons: true });
const seasoned = { fat, coat, rub, garlic, salt, pepper, sour, herbs } satisfies Slots;
const ALL = "fat coat rub garlic salt pepper";

const FLESH: readonly Role[] = ["protein_quick", "poultry", "pork", "fish", "shellfish", "tofu", "sausage", "protein_ready"];
/** Each of these has dishes of its own. */
const OWN: readonly Role[] = ["roast_whole", "roast_joint", "fish_tin", "mussel", "mince", "pulse", "egg_cooked", "beans_sauced"];
/** Nobody threads a chop on a skewer. */
const UNTHREADED: readonly Role[] = [...OWN, "sausage", "fish_white", "on_bone", "meatball", "patty"];
const bland = { lacks: ["spice", "herb", "garlic", "acid", "soy", "mustard", "glaze", "syrup", "sugar", "stock", "wine"], add: -0.1 } as const;

/** Under the grill, as it is or on skewers. */
function grilled(id: FrameId, noun: string, base: number, main: readonly Role[], cut: "whole" | "bites", lead: string, title: string): Dish {
  return {
    id,
    family: "pan",
    flavour: "savoury",
    noun,
    base,
    plate: [60, 420],
    slots: { main: need(main, 1, { cook: "grill", not: cut === "whole" ? OWN : UNTHREADED, cut }), glaze, ...seasoned },
    support: [bland],
    stars: ["main"],
    titles: [title],
    summaries: ["{main} cooked quickly under a fierce grill."],
    plan: [
      work("tray", `${lead}[ and turn over in {the ${ALL}}]. Cook under a hot grill for {time}, turning once or twice, until {cue}.`, {
        technique: "grill",
        paced: true,
      }),
      work("tray", "Brush with {the glaze} and grill for {time} more, until {cue}.", {
        minutes: [1, 2],
        has: ["glaze"],
        cue: "glossy and caught at the edges",
      }),
      { do: "finish", in: "tray" },
      { do: "serve", say: ["Serve hot, with the juices from the tray."], juices: true },
    ],
  };
}

/** Minced meat kneaded with its seasoning. */
const kneaded = {
  main: need(["mince"], 1, { grams: 130, not: ["mince_loose"] }),
  inside: may(["allium", "allium_green", "herb_tender", "aromatic"], 3, { grams: 14, seasons: true, cut: "fine" }),
  binder: may(["crumb", "egg"], 1, { grams: 12, seasons: true, not: ["oats", "nut_flour"] }),
  sauce: may(["soy", "liquid_sauce", "mustard", "tomato_paste", "ketchup", "miso", "glaze"], 2, { grams: 6, seasons: true }),
  rub,
  salt,
  pepper,
} satisfies Slots;
const knead = work("bowl", "Knead {the main} with {the inside binder sauce rub salt pepper} in {bowl} for {time}, until {cue}.", {
  blends: true,
  minutes: [2, 3],
  cue: "it sticks together",
});
const NO_PINK = "there is no pink inside ({74C})";

/** Shellfish steamed open, and what then becomes of them. */
function shells(id: FrameId, noun: string, family: Dish["family"], base: number, title: string, summary: string, end: Dish["plan"]): Dish {
  return {
    id,
    family,
    flavour: "savoury",
    noun,
    base,
    plate: [120, 700],
    slots: {
      main: need(["mussel"], 1, { cook: "steam" }),
      liquid: may(["wine", "beer", "stock", "cream", "coconut", "tomato_tin"], 2, { grams: 60, seasons: true }),
      crumb: may(["crumb"], 1, { grams: 10, seasons: true, not: ["bread"] }),
      cheese: may(["cheese_hard"], 1, { grams: 8, seasons: true }),
      garlic,
      rub,
      fat,
      salt,
      pepper,
      sour,
      herbs,
    },
    support: [bland, ...(family === "salad" ? [{ lacks: ["oil", "acid", "mayo"], add: -0.3 } as const] : [])],
    stars: ["main"],
    titles: [title],
    summaries: [summary],
    plan: [
      work(
        "pot",
        "Bring {water} of water[ with {the liquid}] to the boil in {pot}, tip in {the main}, cover and cook for {time}, shaking now and then, until {cue}.",
        { water: 40, minutes: [4, 6], technique: "steam", cue: "the shells open; throw away any that stay shut" },
      ),
      ...end,
    ],
  };
}

/** A bird or a joint cooked whole by its weight, in liquid or on a tray. */
function whole(dish: Pick<Dish, "id" | "noun" | "base" | "family" | "titles" | "summaries">, main: Role, step: WorkStep, sizes: readonly BatchSize[]): Dish {
  const bird = main === "roast_whole";
  return {
    ...dish,
    flavour: "savoury",
    plate: [200, 900],
    slots: {
      main: need([main], 1, { cook: "roast" }),
      veg: may(["potato", "veg_root", "allium", "base", "cabbage", "mushroom"], 4, {
        grams: 160,
        cook: "simmer",
        cut: "chunks",
        not: ["plantain", "toxic_raw"],
      }),
      ...(step.celsius === undefined ? { noodle: may(["noodle", "rice", "pasta"], 1, { grams: 45, not: ["rice_risotto"] }) } : {}),
      garlic,
      rub,
      inside: may(["citrus_sour", "citrus", "mustard"], 1, { grams: 12, seasons: true }),
      stock: may(["stock", "wine", "beer"], 1, { seasons: true }),
      fat,
      salt,
      pepper,
      herbs,
    },
    batch: { serves: 4, parts: { main: bird ? 1500 : 900 }, ...(bird ? { anchor: "main", apart: true } : {}), sizes },
    forbid: ["soy", "pulse", "cheese", "cream"],
    // In plain water it tastes of water.
    ...(step.celsius === undefined ? { support: [{ lacks: ["allium", "veg_root", "base", "stock", "garlic"], add: -0.1 }] } : {}),
    stars: ["main", "veg"],
    plan: [
      ...(step.celsius === undefined ? [] : [{ do: "oven" as const, celsius: step.celsius }]),
      step,
      ...(step.celsius === undefined ? [{ do: "side" as const, of: ["noodle"] as const }] : []),
      { do: "finish", in: step.in, cold: true },
      {
        do: "serve",
        say: [
          `${bird ? "Carve" : "Leave to rest for 10 minutes, then carve"} and serve with the juices${step.celsius === undefined ? "[?noodle , over the {noodle}]" : ""}.`,
        ],
        juices: true,
        carves: true,
        ...(bird ? {} : { rests: true }),
      },
    ],
  };
}

/** Minutes by how much of a 1.5 kg bird, or a 900 g joint, it is. */
function sizes(tin: string, minutes: readonly (readonly [holds: number, least: number, most: number])[]): readonly BatchSize[] {
  return minutes.map(([holds, least, most]) => ({ holds, tin, minutes: [least, most] }));
}

const BIRD_DONE = {
  sized: true,
  sets: true,
  minutes: [65, 75],
  passive: true,
  cue: "the thickest part of the thigh is {74C} and its juices run clear",
} as const;
const JOINT_DONE = { sized: true, sets: true, minutes: [150, 180], passive: true, cue: "a fork slides in easily, well past {63C} in the middle" } as const;

export const plainMainDishes: readonly Dish[] = [
  grilled("plain_grill", "a grilled main", 0.6, [...FLESH, "bacon", "cheese_grill"], "whole", "Lay {the main} on {tray}", "Grilled {main}[ with {glaze}]"),
  grilled(
    "plain_skewers",
    "skewers",
    0.58,
    ["protein_quick", "pork", "shellfish", "steak", "cheese_grill", "bacon", "offal"],
    "bites",
    "Thread {the main} onto skewers, metal ones or wooden ones soaked in water, lay them on {tray}",
    "{stars} skewers[ with {glaze}]",
  ),
  {
    id: "plain_roast",
    family: "roast",
    flavour: "savoury",
    noun: "a plain roast",
    base: 0.61,
    plate: [60, 420],
    slots: { main: need([...FLESH, "bacon"], 1, { cook: "roast", not: OWN, cut: "whole" }), onion: onion("roast"), glaze, ...seasoned },
    support: [bland],
    stars: ["main"],
    titles: ["Oven-roast {main}[ with {glaze}]"],
    summaries: ["{main} roasted on a tray with what flavours it."],
    plan: [
      { do: "oven", celsius: 200 },
      { do: "roast", of: ["main", "onion"], with: ["fat", "coat", "rub", "salt", "pepper"], late: ["garlic", "glaze"], celsius: 200 },
      { do: "finish", in: "tray" },
      { do: "serve", say: ["Serve hot, with the juices from the tray."], juices: true },
    ],
  },
  {
    id: "clear_soup",
    family: "soup",
    flavour: "savoury",
    noun: "a clear soup",
    base: 0.45,
    plate: [70, 700],
    slots: {
      main: need(["poultry", "protein_slow", "shellfish", "tofu", "sausage", "pork"], 1, { cook: "simmer", not: OWN }),
      onion: onion("simmer"),
      broth,
      soy: may(["soy", "miso", "liquid_sauce"], 2, { seasons: true }),
      garlic,
      rub,
      fat,
      salt,
      pepper,
      sour,
      herbs,
    },
    support: [{ has: ["herb", "aromatic", "stock", "spice", "wine", "soy"], add: 0.06 }, bland],
    stars: ["main"],
    titles: ["Clear {stars} soup"],
    summaries: ["{main} simmered in water, which takes up its flavour."],
    plan: [
      { do: "simmer", of: ["main", "onion"], liquids: ["broth", "garlic", "rub", "soy"], in: "pot", water: 300 },
      { do: "finish", in: "pot" },
      { do: "serve", say: ["Ladle into {servings} bowls, with plenty of the liquid."], gathers: true },
    ],
  },
  {
    id: "plain_poach",
    family: "seafood",
    flavour: "savoury",
    noun: "a poached main",
    base: 0.58,
    plate: [70, 420],
    slots: {
      main: need(["fish", "poultry"], 1, { cook: "poach", not: OWN, cut: "whole" }),
      onion: onion("simmer"),
      broth,
      soy: may(["soy", "liquid_sauce", "mustard", "mayo", "yog", "sour_cream"], 2, { grams: 15, seasons: true }),
      garlic,
      rub,
      fat,
      salt,
      pepper,
      sour,
      herbs,
    },
    support: [bland],
    stars: ["main"],
    titles: ["Poached {main}[ with {soy}]"],
    summaries: ["{main} cooked gently in water that barely moves."],
    plan: [
      work("pot", "Bring {water} of water to a simmer in {pot}[ with {the onion broth garlic rub salt}].", { water: 350, minutes: [5, 6] }),
      work("pot", "Lower in {the main} and poach, with the water barely moving, for {time}, until {cue}.", { technique: "poach", paced: true }),
      work("plate", "Lift out onto {servings} warm plates[ and spoon over {the fat soy}].", { from: ["pot"] }),
      { do: "finish", in: "plate" },
      { do: "serve", say: ["Serve hot."] },
    ],
  },
  {
    id: "plain_parcel",
    family: "bake",
    flavour: "savoury",
    noun: "a baked parcel",
    base: 0.58,
    plate: [70, 420],
    slots: {
      main: need(["fish", "shellfish"], 1, { cook: "roast", not: OWN, cut: "whole" }),
      ...seasoned,
      coat: may(["wine", "soy", "coconut", "cream", "stock", "liquid_sauce", "tomato"], 2, { grams: 20, seasons: true, not: ["stock_cube"] }),
    },
    support: [bland],
    stars: ["main"],
    titles: ["{stars} baked in a parcel"],
    summaries: ["{main} baked in a closed parcel, where no juice is lost."],
    plan: [
      { do: "oven", celsius: 200 },
      work("tray", `Lay {the main} on sheets of baking paper on {tray}[ and add {the ${ALL}}]. Fold into tight parcels and bake for {time}, until {cue}.`, {
        minutes: [14, 16],
        technique: "roast",
        sets: true,
        celsius: 200,
        passive: true,
        cue: "opaque right through ({63C})",
      }),
      { do: "finish", in: "tray" },
      { do: "serve", say: ["Open the parcels at the table: mind the steam."] },
    ],
  },
  {
    id: "crisp_pan",
    family: "plain",
    flavour: "savoury",
    noun: "a crisp fry",
    base: 0.56,
    plate: [20, 260],
    slots: { main: need(["bacon"], 1, { cook: "fry", cut: "whole" }), glaze, rub, pepper, sour, herbs },
    stars: ["main"],
    titles: ["Crisp-fried {main}[ with {glaze}]"],
    summaries: ["{main} fried slowly in its own fat."],
    plan: [
      { do: "brown", of: ["main"], in: "pan" },
      { do: "bloom", of: ["rub"], in: "pan" },
      work("pan", "Pour off most of the fat, stir in {the glaze} and cook for {time}, until {cue}.", { minutes: [1, 2], has: ["glaze"], cue: "sticky" }),
      { do: "finish", in: "pan" },
      { do: "serve", say: ["[!glaze Drain on kitchen paper and serve.] [?glaze Serve hot.]"] },
    ],
  },
  {
    id: "oven_braise",
    family: "bake",
    flavour: "savoury",
    noun: "an oven braise",
    base: 0.66,
    plate: [120, 700],
    slots: {
      main: need(["protein_slow"], 1, { cook: "simmer", not: ["poultry", "mince"] }),
      onion: onion("simmer"),
      veg: may(["veg_root", "potato", "mushroom", "base"], 4, { grams: 150, cook: "simmer", cut: "chunks", not: ["plantain", "toxic_raw"] }),
      broth,
      glaze,
      puree: may(["tomato_paste"], 1, { seasons: true, not: ["ketchup"] }),
      ...seasoned,
      coat: { ...coat, not: ["mayo"] },
    },
    support: [{ has: ["stock", "wine", "beer", "tomato", "coconut"], add: 0.04 }, bland],
    stars: ["main", "veg"],
    titles: ["Oven-braised {stars+}"],
    summaries: ["{main} cooked slowly under a lid, until it is meltingly soft."],
    plan: [
      { do: "oven", celsius: 170 },
      work(
        "dish",
        `Put {the main} into {dish} with {the onion veg broth ${ALL} glaze puree} and {water} of water. Cover tightly and cook in the oven for {time}, until {cue}.`,
        { water: 90, technique: "simmer", paced: true, passive: true, celsius: 170 },
      ),
      { do: "finish", in: "dish" },
      { do: "serve", say: ["Spoon off some of the fat and serve with the juices."], juices: true },
    ],
  },
  {
    id: "crisp_shreds",
    family: "pan",
    flavour: "savoury",
    noun: "crisp shredded meat",
    base: 0.64,
    plate: [100, 420],
    slots: {
      main: need(["protein_slow"], 1, { cook: "simmer", not: ["poultry", "mince"] }),
      onion: onion("simmer"),
      broth,
      glaze: may(["glaze", "syrup", "sugar", "citrus", "soy"], 2, { grams: 10, seasons: true }),
      garlic,
      rub,
      fat,
      salt,
      pepper,
      sour,
      herbs,
    },
    support: [bland],
    stars: ["main"],
    titles: ["Crisp shredded {stars}"],
    summaries: ["{main} simmered until it falls apart, then fried in its own juices."],
    plan: [
      { do: "simmer", of: ["main", "onion"], liquids: ["broth", "garlic", "rub"], in: "pot", water: 250, lid: true },
      work(
        "pot",
        "Pull the {main} into shreds with two forks and take out any bones. Add {the fat glaze} and cook over high heat for {time}, stirring now and then, until {cue}.",
        { minutes: [8, 10], has: ["fat", "glaze"], cue: "the liquid has gone and the edges are crisp" },
      ),
      work("pot", "Pull the {main} into shreds with two forks and take out any bones. Cook over high heat for {time}, stirring now and then, until {cue}.", {
        minutes: [8, 10],
        lacks: ["fat", "glaze"],
        cue: "the liquid has gone and the edges are crisp",
      }),
      { do: "finish", in: "pot" },
      { do: "serve", say: ["Serve hot."] },
    ],
  },
  {
    id: "simmered_mince",
    family: "stew",
    flavour: "savoury",
    noun: "simmered mince",
    base: 0.78,
    plate: [80, 640],
    slots: {
      main: need(["mince"], 1, { cook: "fry" }),
      onion: may(["allium", "base"], 3, { grams: 60 }),
      veg: may(["veg_root", "pea", "mushroom", "corn", "veg_green", "tomato"], 3, { grams: 110, cook: "simmer", cut: "diced", not: ["potato", "tomato_tin"] }),
      flour: may(["flour"], 1, { grams: 5, seasons: true, not: ["oats", "polenta", "nut_flour", "flour_sr"] }),
      starch: may(["potato", "mash", "rice"], 1, { cut: "chunks", not: ["rice_risotto", "plantain", "toxic_raw"] }),
      bread: may(["bread"], 1),
      paste: may(["tomato_paste", "ketchup", "soy", "liquid_sauce", "mustard", "miso"], 3, { grams: 12, seasons: true }),
      broth,
      garlic,
      rub,
      fat,
      salt,
      pepper,
      sour,
      herbs,
    },
    support: [
      bland,
      { has: ["stock", "gravy"], add: 0.06 },
      { lacks: ["allium", "stock", "tomato"], add: -0.15 },
      { lacks: ["potato", "mash", "rice", "bread", "veg_root", "tomato"], add: -0.06 },
      { has: ["spice_blend", "curry_paste"], lacks: ["tomato"], add: -0.06 },
    ],
    stars: ["main"],
    titles: ["Savoury {main}[ with {veg}]"],
    summaries: ["{main} browned, then simmered until thick."],
    plan: [
      { do: "brown", of: ["main"], in: "pot" },
      { do: "soften", of: ["onion"], in: "pot" },
      { do: "bloom", of: ["garlic", "rub", "paste", "flour"], in: "pot" },
      { do: "side", of: ["starch"], reheat: true },
      { do: "simmer", of: ["veg"], liquids: ["broth"], in: "pot", water: 110, least: 15, cue: "it is thick, with little liquid left" },
      { do: "finish", in: "pot" },
      { do: "serve", say: ["Serve hot[?starch , with the {starch}][, with {the bread}]."], takes: ["bread"] },
    ],
  },
  {
    id: "mince_skewers",
    family: "pan",
    flavour: "savoury",
    noun: "grilled mince skewers",
    base: 0.66,
    plate: [80, 420],
    slots: { ...kneaded, fat, sour, herbs },
    support: [bland],
    stars: ["main"],
    titles: ["Grilled {stars} skewers"],
    summaries: ["{main} pressed round skewers and grilled."],
    plan: [
      knead,
      work("tray", "Press round skewers, or roll into fingers, and lay on {tray}. Cook under a hot grill for {time}, turning, until {cue}.", {
        blends: true,
        from: ["bowl"],
        minutes: [10, 12],
        technique: "grill",
        sets: true,
        cue: `browned all over, and ${NO_PINK}`,
      }),
      { do: "finish", in: "tray" },
      { do: "serve", say: ["Serve hot."] },
    ],
  },
  {
    id: "mince_balls_in_soup",
    family: "soup",
    flavour: "savoury",
    noun: "a meatball soup",
    base: 0.5,
    plate: [80, 700],
    slots: { ...kneaded, broth, sour, herbs, fat },
    support: [bland, { has: ["stock", "aromatic", "herb"], add: 0.04 }],
    stars: ["main"],
    titles: ["Clear soup with small {stars} balls"],
    summaries: ["{main} rolled into balls and poached in the soup that they make."],
    plan: [
      knead,
      work("pot", "Bring {water} of water to the boil in {pot}[ with {the broth}].", { water: 300, minutes: [6, 8] }),
      work("pot", "Roll what is in the bowl into balls {3cm} across, lower them in and simmer for {time}, until {cue}.", {
        blends: true,
        from: ["bowl"],
        minutes: [10, 12],
        technique: "simmer",
        sets: true,
        cue: `they float, and ${NO_PINK}`,
      }),
      { do: "finish", in: "pot" },
      { do: "serve", say: ["Ladle into {servings} bowls, with the liquid."], gathers: true },
    ],
  },
  {
    id: "offal_spread",
    family: "side",
    flavour: "savoury",
    noun: "a smooth spread",
    base: 0.76,
    plate: [50, 260],
    slots: {
      main: need(["offal"], 1, { cook: "fry" }),
      onion: may(["allium"], 2, { grams: 30, cut: "fine" }),
      garlic,
      rub,
      spirit: may(["spirit", "wine"], 1, { grams: 15, seasons: true }),
      rich: need(["butter", "cream", "cheese_fresh"], 2, { grams: 35 }),
      fat: may(["oil"], 1, { seasons: true }),
      salt,
      pepper,
      herbs,
    },
    stars: ["main"],
    titles: ["Smooth {stars} spread"],
    summaries: ["{main} fried until just done and blended with {rich}."],
    plan: [
      { do: "soften", of: ["onion"], in: "pan", halfFat: true },
      { do: "fry", of: ["main"], in: "pan" },
      { do: "bloom", of: ["garlic", "rub"], in: "pan" },
      work("pan", "Pour [!unheated in ]{the spirit}[?unheated  into {pan} over medium heat] and let it bubble for {time}, until {cue}.", {
        minutes: [2, 3],
        has: ["spirit"],
        cue: "it no longer smells of raw alcohol",
      }),
      work("blender", "Blend with {the rich salt pepper} in {blender} for {time}, until {cue}.", {
        blends: true,
        from: ["pan"],
        minutes: [2, 3],
        cue: "smooth",
      }),
      work("bowl", "Scrape into a small pot and chill for {time}, until {cue}.", { from: ["blender"], minutes: [120, 120], passive: true, cue: "firm" }),
      { do: "finish", in: "bowl", cold: true },
      { do: "serve", say: ["Serve cool. Keep it in the fridge and eat it within 2 days."] },
    ],
  },
  shells("shells_under_grill", "grilled shells", "pan", 0.74, "Grilled {main}", "{main} steamed open, then grilled on the half shell.", [
    work(
      "tray",
      "Take off the empty half shells and lay the full ones on {tray}. [Spoon over {the fat garlic rub crumb cheese}. ]Cook under a hot grill for {time}, until {cue}.",
      { from: ["pot"], minutes: [3, 4], cue: "sizzling and browned" },
    ),
    { do: "finish", in: "tray" },
    { do: "serve", say: ["Serve sizzling hot."] },
  ]),
  shells("dressed_shells", "cold dressed shellfish", "salad", 0.62, "Cold dressed {main}", "{main} steamed open, shelled and dressed.", [
    work("bowl", "Take the meat out of the shells and turn over in {bowl} with {the fat garlic rub crumb cheese}.", { from: ["pot"], minutes: [4, 5] }),
    work("bowl", "Chill for {time}.", { minutes: [30, 30], passive: true }),
    { do: "finish", in: "bowl", cold: true },
    { do: "serve", say: ["Serve cold, the same day."] },
  ]),
  shells("shell_soup", "a shellfish soup", "soup", 0.64, "{stars} soup", "{main} opened in the soup that they flavour.", [
    work(
      "pot",
      "Pour [!unheated in ]{water}[?unheated  into {pot} over medium heat] of water[ with {the garlic rub fat crumb cheese}] and simmer for {time}, until {cue}.",
      { water: 250, minutes: [3, 4], technique: "simmer", cue: "piping hot" },
    ),
    { do: "finish", in: "pot" },
    { do: "serve", say: ["Ladle into {servings} bowls, shells and all."], gathers: true },
  ]),
  whole(
    {
      id: "bird_in_the_pot",
      family: "soup",
      noun: "a bird in the pot",
      base: 0.74,
      titles: ["{star} in the pot[ with {others}]"],
      summaries: ["{main} simmered gently in plenty of water."],
    },
    "roast_whole",
    work(
      "pot",
      "Put {the main} into {size}[ with {the garlic rub inside salt}], pour in {water} of water[ and {the stock}] and bring to the boil. Skim, cover and simmer gently for {time}, until {cue}. [Add {the veg} for the last half hour.]",
      { ...BIRD_DONE, technique: "simmer", water: 500 },
    ),
    sizes("a pot that holds it snugly", [
      [0.15, 20, 25],
      [0.35, 35, 40],
      [0.7, 50, 55],
      [1.1, 70, 80],
      [1.5, 90, 100],
      [2.8, 140, 150],
      [4, 180, 190],
    ]),
  ),
  whole(
    {
      id: "flat_roast_bird",
      family: "roast",
      noun: "a flattened roast bird",
      base: 0.76,
      titles: ["Flattened roast {star}[ with {others}]"],
      summaries: ["{main} opened out flat, so that it roasts fast and evenly."],
    },
    "roast_whole",
    work(
      "tray",
      "Cut along both sides of the backbone of {the main} with strong scissors, lift the bone out and press the bird flat in {size}, skin up. [Rub with {the fat garlic rub inside salt pepper}.] [Put {the veg} round it.] [Pour in {the stock}.] Roast for {time}, until {cue}.",
      { blends: true, ...BIRD_DONE, technique: "roast", celsius: 210 },
    ),
    sizes("a large roasting tin", [
      [0.15, 18, 20],
      [0.35, 30, 35],
      [0.7, 40, 45],
      [1.1, 45, 50],
      [1.5, 60, 65],
      [2.8, 80, 90],
      [4, 100, 110],
    ]),
  ),
  whole(
    {
      id: "pot_roast_bird",
      family: "bake",
      noun: "a pot-roast bird",
      base: 0.72,
      titles: ["Pot-roast {star}[ with {others}]"],
      summaries: ["{main} roasted under a lid, moist right through."],
    },
    "roast_whole",
    work(
      "dish",
      "Put {the main}, breast up, into {size}[ with {the veg}]. [Rub with {the fat garlic rub inside salt pepper}.] Pour {water} of water[ and {the stock}] round it, cover tightly and cook in the oven for {time}, taking the lid off for the last 20 minutes, until {cue}.",
      { blends: true, ...BIRD_DONE, technique: "simmer", celsius: 180, water: 40 },
    ),
    sizes("a deep pot with a lid", [
      [0.15, 35, 40],
      [0.35, 50, 55],
      [0.7, 65, 70],
      [1.1, 85, 95],
      [1.5, 105, 115],
      [2.8, 165, 180],
      [4, 200, 220],
    ]),
  ),
  whole(
    {
      id: "pot_roast_joint",
      family: "stew",
      noun: "a pot roast",
      base: 0.76,
      titles: ["Pot-roast {star}[ with {others}]"],
      summaries: ["{main} cooked slowly under a lid, until soft."],
    },
    "roast_joint",
    work(
      "dish",
      "Put {the main} into {size}. [Rub with {the garlic rub inside fat salt pepper}.] Pour {water} of water[ and {the stock}] round it, cover tightly and cook in the oven for {time}, until {cue}. [Put {the veg} round it for the last hour.]",
      { blends: true, ...JOINT_DONE, technique: "simmer", celsius: 160, water: 80 },
    ),
    sizes("a deep pot with a lid", [
      [0.6, 120, 150],
      [1.2, 150, 180],
      [2.2, 210, 240],
    ]),
  ),
  whole(
    {
      id: "simmered_joint",
      family: "soup",
      noun: "a simmered joint",
      base: 0.66,
      titles: ["Simmered {star}[ with {others}]"],
      summaries: ["{main} simmered gently, to slice and eat with what it simmered in."],
    },
    "roast_joint",
    work(
      "pot",
      "Put {the main} into {size}[ with {the garlic rub inside salt}], pour in {water} of water[ and {the stock}] and bring to the boil. Skim, cover and simmer very gently for {time}, until {cue}. [Add {the veg} for the last 40 minutes.]",
      { ...JOINT_DONE, technique: "simmer", water: 500 },
    ),
    sizes("a pot that holds it snugly", [
      [0.6, 90, 105],
      [1.2, 120, 135],
      [2.2, 180, 195],
    ]),
  ),
];
