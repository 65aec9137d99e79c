/** One main food and what flavours it, by every plain way there is. For the times when a list's better dishes have been had. */
import type { Role } from "../classes/role.ts";
import type { Technique } from "../classes/class-row.ts";
import { made, may, need, type BatchSize, type Dish, type Slot, type Slots, type WorkStep } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";
import { savoury } from "./seasoning-slots.ts";
import type { FrameId } from "./dish-ids.ts";

const { fat, salt, pepper, herbs, sour } = savoury;
const rub = may(["spice_savoury", "spice_blend", "spice_heat", "spice_sweet", "herb_dried", "herb_woody", "bay"], 5, { seasons: true, not: ["curry_paste"] });
/** What coats a food before it goes under the grill or into the oven. */
const coat = may(["soy", "mustard", "liquid_sauce", "yog", "mayo", "miso", "pesto", "curry_paste", "wine", "ketchup"], 3, { grams: 14, seasons: true });
/** Sweet things burn: they go on towards the end. */
const glaze = may(["glaze", "syrup", "sugar", "jam", "chutney"], 2, { grams: 10, seasons: true });
const garlic = may(["aromatic"], 2, { seasons: true });
function onion(cook: Technique): Slot {
  return may(["allium"], 2, { grams: 40, cook, cut: cook === "roast" ? "wedges" : "thin" });
}
const broth = may(["stock", "wine", "beer", "tomato_tin", "coconut_milk"], 2, { grams: 80, seasons: true });
const seasoned = { fat, coat, rub, garlic, salt, pepper, sour, herbs } satisfies Slots;
const ALL = "fat coat rub garlic salt pepper";

const FLESH: readonly Role[] = ["protein_quick", "poultry", "pork", "fish", "shellfish", "tofu", "sausage", "protein_ready"];
/** Each of these has dishes of its own. */
const OWN: readonly Role[] = ["roast_whole", "roast_joint", "fish_tin", "mollusc", "mince", "pulse", "egg_cooked", "beans_sauced"];
/** Nobody threads a chop on a skewer. */
const UNTHREADED: readonly Role[] = [...OWN, "sausage", "fish_white", "on_bone", "meatball", "patty"];
const bland = { lacks: ["spice", "herb", "garlic", "acid", "soy", "mustard", "glaze", "syrup", "sugar", "stock", "wine"], add: -0.1 } as const;

/** Under the grill, as it is or on skewers. */
function grilled(id: FrameId, noun: string, base: number, main: readonly Role[], cut: "whole" | "bites", lead: string, title: string): Dish {
  return {
    id,
    ...made("pan", "savoury", { noun, base, plate: [60, 420] }),
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
  inside: may(["allium", "spring_onion", "herb_tender", "aromatic"], 3, { grams: 14, seasons: true, cut: "fine" }),
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

const JOINT_DONE = { sized: true, sets: true, minutes: [150, 180], passive: true, cue: "a fork slides in easily, well past {63C} in the middle" } as const;

export const plainMainDishes: readonly Dish[] = [
  grilled("plain_grill", "a grilled main", 0.6, [...FLESH, "bacon", "tofu_like_paneer"], "whole", "Lay {the main} on {tray}", "Grilled {main}[ with {glaze}]"),
  {
    id: "plain_roast",
    ...made("roast", "savoury", { noun: "a plain roast", base: 0.61, plate: [60, 420] }),
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
    ...made("soup", "savoury", { noun: "a clear soup", base: 0.45, plate: [70, 700] }),
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
    ...made("seafood", "savoury", { noun: "a poached main", base: 0.58, plate: [70, 420] }),
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
      serve("Serve hot."),
    ],
  },
  {
    id: "crisp_pan",
    ...made("plain", "savoury", { noun: "a crisp fry", base: 0.56, plate: [20, 260] }),
    slots: { main: need(["bacon"], 1, { cook: "fry", cut: "whole" }), glaze, rub, pepper, sour, herbs },
    stars: ["main"],
    titles: ["Crisp-fried {main}[ with {glaze}]"],
    summaries: ["{main} fried slowly in its own fat."],
    plan: [
      { do: "brown", of: ["main"], in: "pan" },
      { do: "bloom", of: ["rub"], in: "pan" },
      work("pan", "Pour off most of the fat, stir in {the glaze} and cook for {time}, until {cue}.", { minutes: [1, 2], has: ["glaze"], cue: "sticky" }),
      { do: "finish", in: "pan" },
      serve("[!glaze Drain on kitchen paper and serve.] [?glaze Serve hot.]"),
    ],
  },
  {
    id: "oven_braise",
    ...made("bake", "savoury", { noun: "an oven braise", base: 0.66, plate: [120, 700] }),
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
    support: [{ has: ["stock", "wine", "beer", "tomato", "coconut_milk"], add: 0.04 }, bland],
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
    id: "simmered_mince",
    ...made("stew", "savoury", { noun: "simmered mince", base: 0.78, plate: [80, 640] }),
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
      serve("Serve hot[?starch , with the {starch}][, with {the bread}]."),
    ],
  },
  {
    id: "mince_skewers",
    ...made("pan", "savoury", { noun: "grilled mince skewers", base: 0.66, plate: [80, 420] }),
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
      serve("Serve hot."),
    ],
  },
  {
    id: "offal_spread",
    ...made("side", "savoury", { noun: "a smooth spread", base: 0.76, plate: [50, 260] }),
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
      serve("Serve cool. Keep it in the fridge and eat it within 2 days."),
    ],
  },
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
