/**
 * What a dish takes besides the parts it names: a splash of wine, a pinch of sugar, flour to dust the meat, yogurt or bread
 * at the table. A cook does these in any dish of the sort, so they are written once, here, and every dish gets those that
 * its family and its plan have a place for. A dish that asks for such a food itself keeps its own way with it.
 */
import type { Role } from "../classes/role.ts";
import { may, type Dish, type Family, type Slot, type Slots } from "./dish.ts";
import type { SlotName } from "./slot-names.ts";
import type { Facts } from "./dish-book.ts";
import {
  alongside,
  atTable,
  bakedApart,
  bakedBeside,
  besideInJuices,
  besideIt,
  besidePot,
  boiledOnTop,
  crispedInOven,
  crispOnTop,
  friedBeside,
  friedOnTop,
  heatedBeside,
  inOwnOven,
  intoBowls,
  porridgeBeside,
  rolledBeside,
  saidOnce,
  toastedOnTop,
} from "./cooked-apart.ts";
import { beforeFinish, drops, dropsWithSuet, enriches, intoWok, ribbons, glosses, sauceOfJuices, softenedInPan, thickens } from "./thicken-or-drop-in.ts";
import {
  dusts,
  intoDough,
  FLESH,
  foldedIn,
  intoBloom,
  intoBroth,
  intoBrown,
  intoCoat,
  intoFinish,
  intoFry,
  intoLate,
  intoLiquid,
  intoPan,
  intoPot,
  intoSoak,
  intoTray,
  platedBeforeFinish,
  squeezedOver,
  stirredIn,
  withEggs,
  withSalt,
  withSeasoning,
} from "./join-a-step.ts";
import { type Entry } from "./entry.ts";

type Plan = Dish["plan"];

interface Extra {
  readonly slot: SlotName;
  readonly asks: Slot;
  readonly flavour: Dish["flavour"];
  readonly families: readonly Family[];
  /** A dish with a slot for one of these has its own way. */
  readonly unless?: readonly Role[];
  /** Ways into the plan; the first that there is a step for. */
  readonly enters: readonly Entry[];
}

const SAUCY: readonly Family[] = ["soup", "stew", "curry", "pan", "seafood", "pasta", "rice", "side", "roast", "bake", "plain"];
const MAINS: readonly Family[] = ["soup", "stew", "curry", "pan", "seafood", "roast", "rice", "bake", "pasta", "egg", "plain"];

/** A bystander with the last choice of seats. */
function extra(
  roles: readonly Role[],
  most: number,
  grams?: number,
  more: Pick<Slot, "beside" | "apart" | "given" | "not" | "raw" | "cook" | "cut" | "atTable"> = {},
): Slot {
  return { ...may(roles, most, { seasons: true, ...(grams === undefined ? {} : { grams }), ...more }), extra: true };
}

const NO_CRUMBS: readonly Role[] = ["oats", "biscuit", "cereal", "bread", "nut_flour"];
const FOR_FRYING: readonly Role[] = ["fat", "fat_render"];

/** A second meat, less of it than of the first. */
const MEATS: readonly Role[] = ["tofu", "poultry", "protein_quick", "protein_slow", "shellfish", "sausage", "protein_ready"];
const NO_MEATS: readonly Role[] = ["roast_whole", "bean", "fish_tin", "egg_cooked", "topping", "bacon", "mince"];
const VEGETABLES: readonly Role[] = ["sauerkraut", "veg", "veg_leaf", "veg_root", "veg_crucif", "mushroom", "tomato", "onion", "corn", "pea"];

/** Ready to eat, and set down beside a dish. */
const BESIDE: readonly Role[] = [
  ...(["egg_cooked", "salad_ready", "bread", "flatbread", "waffle", "crisps", "salad", "cucumber", "avocado", "salsa"] as const),
  ...(["chutney", "spice_heat", "yog", "sour_cream", "crunch", "veg_crunch"] as const),
];
/** What goes with something dry; nobody puts ketchup or hummus down beside a soup. */
const CONDIMENTS: readonly Role[] = ["hummus", "dressing", "mayo", "horseradish", "mustard", "sauce", "hummus", "pickle"];
const NOT_BESIDE: readonly Role[] = ["nut", "cabbage", "seed", "stock", "soy", "liquid_sauce", "pesto", "chilli", "milk_sour", "biscuit", "binder", "cereal"];

const NOT_DEEPENING: readonly Role[] = ["mushroom", "bacon", "cheese", "protein_ready", "stock", "fish", "seaweed", "mayo", "tomato_paste"];

const DEEPENING = extra(["liquid_sauce", "soy", "umami", "mustard", "glaze"], 3, 10, { not: [...NOT_DEEPENING, "pesto"] });

export const EXTRAS: readonly Extra[] = [
  {
    slot: "splash",
    asks: extra(["wine", "spirit"], 2),
    flavour: "savoury",
    families: SAUCY,
    enters: [
      intoLiquid,
      beforeFinish(
        "Pour [!unheated in ]{x}[?unheated  into {vessel} over medium heat] and let it bubble for {time}, until {cue}.",
        [2, 3],
        "it no longer smells of raw alcohol",
      ),
      intoCoat,
    ],
  },
  {
    // Beer braises; nobody pours it over pasta.
    slot: "brew",
    asks: extra(["beer"], 1),
    flavour: "savoury",
    families: ["soup", "stew", "curry", "roast", "bake", "pan"],
    enters: [intoLiquid, intoCoat],
  },
  {
    slot: "broth",
    asks: extra(["stock"], 1, 60, { not: ["stock_cube"] }),
    flavour: "savoury",
    families: SAUCY,
    unless: ["stock"],
    enters: [
      intoLiquid,
      beforeFinish(
        "Pour [!unheated in ]{x}[?unheated  into {vessel} over medium heat] and let it bubble for {time}, until {cue}.",
        [3, 4],
        "about half of it has boiled away",
      ),
    ],
  },
  { slot: "bones", asks: extra(["bones"], 1), flavour: "savoury", families: ["soup", "stew", "pasta"], enters: [intoBroth] },
  { slot: "cube", asks: extra(["stock_cube"], 1), flavour: "savoury", families: SAUCY, unless: ["stock"], enters: [intoLiquid] },
  {
    slot: "soaked",
    asks: extra(["stock_cube"], 1, undefined, { beside: ["grain_quick"] }),
    flavour: "savoury",
    families: [...MAINS, "salad"],
    enters: [intoSoak],
  },
  {
    slot: "dust",
    asks: extra(["flour", "starch_thick"], 1, 8, { not: ["oats", "polenta", "nut_flour", "flour_sr"], beside: FLESH, apart: ["mince"], given: FOR_FRYING }),
    flavour: "savoury",
    families: ["pan", "seafood", "stew", "plain"],
    unless: ["flour"],
    enters: [dusts],
  },
  {
    slot: "crumbs",
    asks: extra(["crumb", "polenta"], 1, 20, { not: NO_CRUMBS, beside: FLESH, given: FOR_FRYING }),
    flavour: "savoury",
    families: ["pan", "seafood", "plain"],
    unless: ["crumb"],
    enters: [dusts],
  },
  {
    slot: "crumbs",
    asks: extra(["crumb", "polenta"], 1, 20, { not: NO_CRUMBS, beside: FLESH }),
    flavour: "savoury",
    families: ["seafood", "plain", "roast"],
    unless: ["crumb"],
    enters: [intoLate],
  },
  {
    slot: "dip",
    asks: extra(["egg", "egg_white", "milk_sour"], 1, 20, { beside: ["crunch", "flour", "polenta", "starch_thick"], given: FOR_FRYING }),
    flavour: "savoury",
    families: ["pan", "seafood", "plain"],
    unless: ["egg"],
    enters: [dusts],
  },
  {
    slot: "yolks",
    asks: extra(["egg_yolk", "egg_white"], 1, 18),
    flavour: "savoury",
    families: ["egg", "bake", "pasta", "side", "breakfast", "bread", "pan"],
    enters: [withEggs],
  },
  {
    slot: "liaison",
    asks: extra(["egg_yolk"], 1, 15),
    flavour: "savoury",
    families: ["soup", "stew", "curry", "seafood", "pasta", "rice", "side"],
    enters: [enriches],
  },
  { slot: "ribbons", asks: extra(["egg"], 1, 50), flavour: "savoury", families: ["soup"], unless: ["egg", "milk", "cream"], enters: [ribbons] },
  { slot: "wokEgg", asks: extra(["egg"], 1, 50), flavour: "savoury", families: ["pan", "rice", "pasta"], unless: ["egg"], enters: [intoWok] },
  { slot: "boiledEgg", asks: extra(["egg"], 1, 50), flavour: "savoury", families: ["soup", "salad"], unless: ["egg"], enters: [boiledOnTop] },
  {
    slot: "boiledEgg",
    asks: extra(["egg"], 1, 50, { apart: ["meat", "fish", "shellfish", "tofu"] }),
    flavour: "savoury",
    families: ["stew", "curry", "seafood", "plain"],
    unless: ["egg"],
    enters: [boiledOnTop],
  },
  {
    slot: "plantain",
    asks: extra(["plantain"], 1, 100, { cook: "fry" }),
    flavour: "savoury",
    families: [...MAINS, "side"],
    unless: ["plantain"],
    enters: [friedBeside],
  },
  {
    slot: "friedEgg",
    asks: extra(["egg"], 1, 50, { apart: ["poultry", "fish", "shellfish", "pork"] }),
    flavour: "savoury",
    families: ["rice", "pan"],
    unless: ["egg"],
    enters: [friedOnTop],
  },
  {
    slot: "crisp",
    asks: extra(["bacon", "protein_ready"], 2, 25, { cook: "fry", not: ["cooked_meat", "fish_tin", "bean", "shellfish", "egg_cooked", "fish"] }),
    flavour: "savoury",
    families: [...MAINS, "side", "salad"],
    enters: [crispOnTop],
  },
  {
    slot: "crumble",
    asks: extra(["crumb"], 1, 12, { cook: "fry", not: ["bread"] }),
    flavour: "savoury",
    families: ["soup", "pasta", "side", "stew", "seafood", "rice", "salad", "egg", "pan"],
    unless: ["crumb"],
    enters: [toastedOnTop],
  },
  {
    slot: "meatInPot",
    asks: extra(MEATS, 1, 60, { cook: "simmer", cut: "bites", not: [...NO_MEATS, "steak", "mollusc"] }),
    flavour: "savoury",
    families: ["soup", "stew", "curry", "pasta"],
    enters: [intoPot],
  },
  {
    slot: "meatInPan",
    asks: extra([...MEATS, "fish"], 1, 60, { cook: "fry", cut: "strips", not: NO_MEATS }),
    flavour: "savoury",
    families: ["pan", "rice", "pasta", "side", "seafood", "bake"],
    enters: [intoBrown],
  },
  {
    slot: "meatOnTray",
    asks: extra([...MEATS, "fish"], 2, 100, { cook: "roast", not: NO_MEATS }),
    flavour: "savoury",
    families: ["roast", "plain"],
    enters: [intoTray],
  },
  {
    slot: "vegInPot",
    asks: extra([...VEGETABLES, "bean", "dumpling"], 2, 100, { cook: "simmer", not: ["tomato_tin"] }),
    flavour: "savoury",
    families: ["soup", "stew", "curry", "bake", "pasta"],
    enters: [intoPot],
  },
  {
    // They swell to three times as much.
    slot: "pulseInPot",
    asks: extra(["dal", "pulse_whole", "pulse_slow"], 1, 35, { cook: "simmer" }),
    flavour: "savoury",
    families: ["soup", "stew", "curry", "bake", "pasta"],
    enters: [intoPot],
  },
  {
    slot: "vegInPan",
    asks: extra([...VEGETABLES, "bean", "artichoke"], 2, 80, { cook: "fry", not: ["tomato_tin"] }),
    flavour: "savoury",
    families: ["pan", "rice", "pasta", "side", "egg", "plain", "seafood", "bake", "curry"],
    enters: [intoFry],
  },
  {
    slot: "vegOnTray",
    asks: extra([...VEGETABLES, "bean"], 2, 100, { cook: "roast", not: ["tomato_tin", "corn_cob"] }),
    flavour: "savoury",
    families: ["roast", "plain", "side"],
    enters: [intoTray],
  },
  {
    slot: "fruitOnTray",
    asks: extra(["fruit_bake", "grape", "tropical"], 1, 60, { cook: "roast", not: ["sour_fruit", "berry", "ready"], beside: ["meat", "tofu_like_paneer"] }),
    flavour: "savoury",
    families: ["roast"],
    enters: [intoTray],
  },
  {
    slot: "sharpOnTray",
    asks: extra(["sour_fruit"], 1, 30, { cook: "roast", beside: ["pork", "poultry", "fish_oily"] }),
    flavour: "savoury",
    families: ["roast"],
    enters: [intoTray],
  },
  {
    slot: "jamGlaze",
    asks: extra(["jam"], 1, 10, { beside: ["mustard", "soy", "acid", "spice_heat", "garlic"] }),
    flavour: "savoury",
    families: ["roast"],
    unless: ["jam"],
    enters: [intoLate],
  },
  {
    slot: "fruitInPan",
    asks: extra(["fruit_bake", "tropical", "grape"], 1, 60, {
      cook: "fry",
      not: ["sour_fruit", "berry"],
      beside: ["pork", "pork_cured", "poultry", "sausage", "tofu_like_paneer", "shellfish", "fish_white", "tofu", "protein_ready", "cabbage"],
    }),
    flavour: "savoury",
    families: ["pan", "rice", "plain", "side"],
    unless: ["fruit_bake"],
    enters: [intoFry],
  },
  {
    slot: "sharpInPan",
    asks: extra(["sour_fruit"], 1, 30, { cook: "simmer", beside: ["poultry", "pork", "fish_oily"] }),
    flavour: "savoury",
    families: ["pan", "plain"],
    enters: [softenedInPan],
  },
  {
    slot: "vegBeside",
    asks: extra([...VEGETABLES, "artichoke"], 2, 90, { cook: "boil", not: ["tomato", "base", "corn_cob"] }),
    flavour: "savoury",
    families: ["pan", "seafood", "bake", "egg", "pasta", "roast", "plain"],
    enters: [besideIt],
  },
  {
    slot: "cobs",
    asks: extra(["corn_cob"], 1, 200),
    flavour: "savoury",
    families: ["bread", "pan", "seafood", "bake", "egg", "roast", "plain", "stew"],
    enters: [besideIt],
  },
  {
    slot: "grain",
    asks: extra(
      ["rice", "grain", "grain_quick", "grain_mid", "pasta", "noodle", "gnocchi", "rice_cooked", "potato", "dumpling", "mash", "pasta_cooked", "potato_ready"],
      1,
      undefined,
      { not: ["oats", "polenta"] },
    ),
    flavour: "savoury",
    families: ["stew", "curry"],
    enters: [besideIt],
  },
  {
    slot: "grain",
    asks: extra(["rice", "grain", "grain_quick", "grain_mid", "rice_cooked", "potato", "mash", "potato_ready"], 1, undefined, { not: ["oats", "polenta"] }),
    flavour: "savoury",
    families: ["pan", "seafood", "roast", "plain", "bake"],
    enters: [besideIt],
  },
  {
    slot: "tossed",
    asks: extra(["pasta", "noodle", "gnocchi"], 1),
    flavour: "savoury",
    families: ["pan", "seafood", "plain"],
    unless: ["pasta"],
    enters: [besideInJuices],
  },
  { slot: "grain", asks: extra(["potato", "mash", "potato_ready"], 1), flavour: "savoury", families: ["egg"], enters: [besideIt] },
  {
    slot: "grain",
    asks: extra(["rice", "grain", "grain_mid", "pasta", "noodle", "gnocchi", "rice_cooked", "potato", "dumpling", "pasta_cooked", "potato_ready"], 1, 40, {
      not: ["oats", "polenta", "grain_quick"],
    }),
    flavour: "savoury",
    families: ["soup"],
    enters: [intoBowls],
  },
  {
    slot: "grain",
    asks: extra(["grain_quick", "grain_mid"], 1, 40, { beside: ["tofu_like_paneer", "meat", "fish"] }),
    flavour: "savoury",
    families: ["salad"],
    unless: ["grain_quick", "grain_mid", "grain"],
    enters: [besideIt],
  },
  {
    slot: "porridge",
    asks: extra(["polenta"], 1),
    flavour: "savoury",
    families: ["stew", "curry", "pan", "seafood", "roast", "side", "plain"],
    enters: [porridgeBeside],
  },
  {
    slot: "freshFruit",
    asks: extra(["fruit_bake", "tropical"], 1, 60, {
      cook: "simmer",
      not: ["sour_fruit", "berry"],
      beside: ["poultry", "pork", "joint_slow", "spice_blend", "curry_paste", "fish_white"],
      apart: ["shellfish"],
    }),
    flavour: "savoury",
    families: ["stew", "curry"],
    enters: [intoPot],
  },
  {
    slot: "squeezed",
    asks: extra(["juice"], 1, 60, { beside: ["meat", "fish", "veg_root", "veg_squash", "potato", "cabbage", "pulse", "veg_crucif"] }),
    flavour: "savoury",
    families: ["stew", "curry", "pan", "rice", "roast", "seafood", "side"],
    enters: [
      intoLiquid,
      beforeFinish("Pour [!unheated in ]{x}[?unheated  into {vessel} over medium heat] and let it bubble for {time}, until {cue}.", [4, 5], "syrupy"),
      intoCoat,
    ],
  },
  { slot: "squeezed", asks: extra(["juice"], 1, 60, { beside: ["veg_root", "veg_squash"] }), flavour: "savoury", families: ["soup"], enters: [intoLiquid] },
  {
    slot: "pulp",
    asks: extra(["squash_puree", "pasta_sauce", "salsa"], 1, 60, { not: ["chutney"] }),
    flavour: "savoury",
    families: ["soup", "stew", "curry", "rice", "pasta"],
    enters: [intoLiquid, intoFinish],
  },
  {
    slot: "folded",
    asks: extra(
      [
        ...VEGETABLES,
        "salad",
        "cucumber",
        "veg_crunch",
        "avocado",
        "veg_ready",
        "fruit",
        "bean",
        "protein_ready",
        "egg_cooked",
        "cheese",
        "pasta_cooked",
        "rice_cooked",
      ],
      3,
      40,
      { raw: true, cut: "sliced", not: ["banana", "allium", "melon", "dried_fruit", "beans_sauced"] },
    ),
    flavour: "savoury",
    families: ["salad"],
    enters: [foldedIn],
  },
  {
    slot: "binding",
    asks: extra(["starch_thick", "flour"], 1, 5, { not: ["oats", "polenta", "nut_flour", "leaven", "flour_flat"] }),
    flavour: "savoury",
    families: ["soup", "stew", "curry"],
    enters: [thickens],
  },
  {
    // In a pan there must be something to thicken.
    slot: "binding",
    asks: extra(["starch_thick", "flour"], 1, 5, {
      not: ["oats", "polenta", "nut_flour", "leaven"],
      beside: ["stock", "wine", "tomato", "cream", "milk", "juice", "coconut_milk", "soy", "liquid_sauce", "beer", "fruit"],
    }),
    flavour: "savoury",
    families: ["pan", "seafood", "side"],
    enters: [thickens],
  },
  {
    slot: "slurry",
    asks: extra(["starch_thick"], 1, 3, { not: ["oats", "polenta"], beside: ["soy", "liquid_sauce", "stock", "wine"] }),
    flavour: "savoury",
    families: ["pan", "seafood", "pasta"],
    unless: ["starch_thick"],
    enters: [glosses],
  },
  {
    // Into what is baked, and not over its crust.
    slot: "deepening",
    asks: DEEPENING,
    flavour: "savoury",
    families: ["bake"],
    enters: [intoCoat, intoLiquid, withSalt, intoBloom, intoFinish],
  },
  {
    slot: "pinch",
    asks: extra(["sugar", "syrup"], 1, 2.5, { beside: ["tomato", "tomato_paste", "wine", "vinegar"] }),
    flavour: "savoury",
    families: ["bake"],
    enters: [intoLiquid, intoBloom, withSalt],
  },
  {
    slot: "enriching",
    asks: extra(["cream", "milk", "sour_cream", "cheese_fresh", "coconut_milk", "nut_butter", "tofu_silken", "milk_powder"], 2, 30, { apart: ["noodle"] }),
    flavour: "savoury",
    families: ["soup", "stew", "curry", "pan", "pasta", "side", "seafood", "rice", "egg", "plain"],
    enters: [stirredIn],
  },
  {
    slot: "dollop",
    asks: extra(["sour_cream", "cheese_fresh"], 1, 30),
    flavour: "savoury",
    families: ["pan", "egg", "side", "plain"],
    unless: ["sour_cream"],
    enters: [intoFinish],
  },
  {
    slot: "puree",
    asks: extra(["tomato_paste"], 1, 10, { not: ["ketchup"] }),
    flavour: "savoury",
    families: SAUCY,
    unless: ["tomato_paste"],
    enters: [intoBloom, intoLiquid, intoCoat],
  },
  { slot: "deepening", asks: DEEPENING, flavour: "savoury", families: SAUCY, enters: [intoCoat, intoFinish] },
  {
    slot: "umami",
    asks: extra(["umami"], 1, 5, { not: [...NOT_DEEPENING, "liquid_sauce", "miso"] }),
    flavour: "savoury",
    families: ["salad"],
    enters: [intoCoat, withSalt],
  },
  { slot: "deepening", asks: extra(["mustard", "pesto"], 1, 10), flavour: "savoury", families: ["salad"], unless: ["mustard"], enters: [intoCoat, intoFinish] },
  {
    slot: "seasoning",
    asks: extra(["spice_savoury", "spice_blend", "spice_heat", "spice", "herb_dried", "herb_woody"], 4, undefined, { not: ["chilli", "bay"] }),
    flavour: "savoury",
    families: [...SAUCY],
    enters: [intoBloom, intoCoat, withSalt, intoLiquid, withSeasoning],
  },
  {
    // No cinnamon in an omelette.
    slot: "seasoning",
    asks: extra(["spice_savoury", "spice_blend", "spice_heat", "herb_dried", "herb_woody"], 4, undefined, { not: ["chilli", "bay"] }),
    flavour: "savoury",
    families: ["egg", "salad"],
    enters: [intoBloom, intoCoat, withSalt, intoLiquid, withSeasoning],
  },
  { slot: "grind", asks: extra(["pepper_black"], 1), flavour: "savoury", families: ["bread"], unless: ["pepper_black"], enters: [withSalt] },
  { slot: "leaf", asks: extra(["bay", "herb_infuse"], 2), flavour: "savoury", families: SAUCY, enters: [intoBloom, intoLiquid] },
  {
    slot: "warmth",
    asks: extra(["spice_sweet"], 2, undefined, {
      not: ["vanilla", "ginger"],
      beside: ["fruit", "dried_fruit", "syrup", "veg_squash", "veg_root", "tomato", "tomato_tin", "spice", "cream", "potato", "veg_leaf", "rice", "stock"],
    }),
    flavour: "savoury",
    families: ["soup", "stew", "curry", "rice", "roast", "bake", "side", "pan", "pasta"],
    enters: [intoBloom, intoCoat, withSalt, intoLiquid, withSeasoning],
  },
  {
    slot: "pinch",
    asks: extra(["sugar", "syrup"], 1, 2.5, {
      beside: [
        "acid",
        "citrus",
        "tomato",
        "tomato_paste",
        "soy",
        "wine",
        "onion",
        "chilli",
        "cabbage",
        "veg_root",
        "veg_squash",
        "mustard",
        "spice_blend",
        "pickle",
        "dried_fruit",
        "spirit",
      ],
    }),
    flavour: "savoury",
    families: [...SAUCY, "salad"],
    enters: [intoCoat, withSalt, intoPan],
  },
  {
    slot: "tang",
    asks: extra(["acid"], 1, undefined, { not: ["pickle"] }),
    flavour: "savoury",
    families: [...MAINS, "salad", "side"],
    enters: [withSeasoning],
  },
  { slot: "zest", asks: extra(["zest"], 1, undefined, { not: ["acid"] }), flavour: "savoury", families: [...MAINS, "salad", "side"], enters: [withSeasoning] },
  {
    slot: "dried",
    asks: extra(["dried_fruit"], 1, 15),
    flavour: "savoury",
    families: ["stew", "curry", "rice", "salad", "side", "pan", "roast"],
    enters: [intoLiquid, intoFinish],
  },
  {
    slot: "scatter",
    asks: extra(["spring_onion", "nut", "seed", "cheese", "herb_tender", "oil_finish", "coconut_dried", "pomegranate"], 3, undefined, {
      raw: true,
      not: ["tofu_like_paneer", "cheese_fresh"],
    }),
    flavour: "savoury",
    families: [...MAINS, "salad", "side"],
    enters: [withSeasoning],
  },
  {
    slot: "beside",
    asks: extra([...BESIDE, ...CONDIMENTS], 3, undefined, { raw: true, atTable: true, not: NOT_BESIDE }),
    flavour: "savoury",
    families: ["pan", "seafood", "roast", "bake", "egg", "plain", "salad", "side", "breakfast"],
    enters: [alongside],
  },
  {
    slot: "beside",
    asks: extra(BESIDE, 3, undefined, { raw: true, atTable: true, not: NOT_BESIDE }),
    flavour: "savoury",
    families: ["soup", "stew", "curry", "rice", "pasta"],
    enters: [alongside],
  },
  {
    // Garlic mayonnaise is stirred into no broth.
    slot: "aioli",
    asks: extra(["mayo"], 1, undefined, { raw: true, atTable: true, beside: ["fish", "shellfish", "potato"] }),
    flavour: "savoury",
    families: ["soup", "stew", "curry", "rice", "pasta"],
    enters: [alongside],
  },
  {
    slot: "chips",
    asks: extra(["potato_frozen"], 1, 180),
    flavour: "savoury",
    families: ["pan", "seafood", "plain", "egg", "stew", "bread"],
    unless: ["potato_frozen"],
    enters: [inOwnOven],
  },
  { slot: "drops", asks: extra(["dumpling_mix"], 1), flavour: "savoury", families: ["stew", "soup"], enters: [drops] },
  { slot: "suet", asks: extra(["suet"], 1, undefined, { given: ["flour_sr"] }), flavour: "savoury", families: ["stew"], enters: [intoDough] },
  { slot: "dough", asks: extra(["flour_sr"], 1, 30, { beside: ["suet"] }), flavour: "savoury", families: ["stew"], enters: [dropsWithSuet] },
  {
    slot: "juiced",
    asks: extra(["citrus"], 1, 40, { cut: "juice", beside: ["meat", "fish", "shellfish", "veg_root", "veg", "veg_leaf", "pulse", "grain"] }),
    flavour: "savoury",
    families: ["roast", "pan", "seafood", "stew", "rice", "side", "soup", "plain"],
    unless: ["citrus", "fruit"],
    enters: [squeezedOver],
  },
  { slot: "brine", asks: extra(["briny"], 2, 12), flavour: "savoury", families: [...MAINS, "side", "salad"], enters: [intoLiquid, intoFinish, alongside] },
  {
    slot: "granules",
    asks: extra(["gravy_dry"], 1),
    flavour: "savoury",
    families: ["roast", "pan", "bake", "plain"],
    unless: ["gravy_dry"],
    enters: [besidePot("Whisk {x} into {water} of boiling water in {boiler} and simmer for {time}, until {cue}, to pour over at the table.", 75)],
  },
  {
    slot: "bound",
    asks: extra(["flour", "starch_thick"], 1, 5, { not: ["oats", "polenta", "nut_flour", "flour_sr"], beside: ["roast_joint", "roast_whole", "joint_slow"] }),
    flavour: "savoury",
    families: ["roast"],
    unless: ["flour"],
    enters: [sauceOfJuices],
  },
  {
    slot: "creamed",
    asks: extra(["cream"], 1, 25, { beside: ["roast_joint", "roast_whole", "joint_slow"] }),
    flavour: "savoury",
    families: ["roast"],
    unless: ["cream"],
    enters: [sauceOfJuices],
  },
  {
    slot: "gravy",
    asks: extra(["gravy", "white_sauce"], 1),
    flavour: "savoury",
    families: ["roast", "pan", "bake", "plain", "egg"],
    unless: ["gravy"],
    enters: [besidePot("Heat {x} in {boiler} for {time}, stirring, until {cue}, to pour over at the table.")],
  },
  {
    slot: "saucedBeside",
    asks: extra(["beans_sauced", "corn_creamed"], 1, 130),
    flavour: "savoury",
    families: ["pan", "bake", "plain", "egg", "roast", "breakfast"],
    unless: ["beans_sauced", "bean", "pulse"],
    enters: [heatedBeside],
  },
  {
    slot: "rolled",
    asks: extra(["flour_flat"], 1, 65, { apart: ["bread", "wrap"] }),
    flavour: "savoury",
    families: ["curry", "soup", "stew", "side", "egg"],
    unless: ["flour"],
    enters: [rolledBeside],
  },
  { slot: "mushy", asks: extra(["pea_mushy"], 1), flavour: "savoury", families: [...MAINS, "bread"], enters: [heatedBeside] },
  {
    slot: "stuffing",
    asks: extra(["stuffing"], 1),
    flavour: "savoury",
    families: ["roast", "bake", "plain", "pan", "stew"],
    unless: ["stuffing"],
    enters: [bakedBeside, bakedApart],
  },
  { slot: "stuffing", asks: extra(["stuffing"], 1, 25, { beside: ["meat"] }), flavour: "savoury", families: ["bread"], enters: [bakedApart] },
  {
    slot: "stuffingReady",
    asks: extra(["stuffing_ready"], 1, 50, { cook: "fry" }),
    flavour: "savoury",
    families: ["roast", "pan", "plain"],
    unless: ["stuffing_ready"],
    enters: [friedBeside],
  },
  { slot: "yorkshire", asks: extra(["yorkshire"], 1), flavour: "savoury", families: ["roast", "pan", "bake", "plain", "stew"], enters: [crispedInOven] },
  {
    slot: "weed",
    asks: extra(["seaweed"], 1, 2),
    flavour: "savoury",
    families: ["salad", "rice", "seafood", "egg", "soup"],
    unless: ["seaweed"],
    enters: [atTable("Scatter over {x}, cut into fine strips.")],
  },
  {
    slot: "glass",
    asks: extra(["juice", "soda", "beer"], 1, 150, { raw: true, atTable: true }),
    flavour: "savoury",
    families: [...MAINS, "salad"],
    enters: [atTable("Serve {x} cold, to drink with it.")],
  },
  {
    slot: "glass",
    asks: extra(["juice", "soda", "milk", "milk_plant"], 1, 150, { raw: true, atTable: true }),
    flavour: "sweet",
    families: ["dessert", "breakfast"],
    enters: [atTable("Serve {x} cold, to drink with it.")],
  },
  {
    slot: "beside",
    asks: extra(["cream", "ice_cream", "yog", "sour_cream", "custard", "berry", "fruit_soft", "jam", "syrup", "biscuit", "confection"], 2, undefined, {
      raw: true,
      atTable: true,
      not: ["milk", "milk_sour"],
    }),
    flavour: "sweet",
    families: ["dessert", "breakfast"],
    enters: [atTable("Serve with {x}.")],
  },
  {
    slot: "scatter",
    asks: extra(["nut", "zest", "coconut_dried", "choc", "spice_sweet", "sugar", "confection", "sprinkles"], 2, 5, { raw: true }),
    flavour: "sweet",
    families: ["dessert", "breakfast", "drink"],
    enters: [atTable("Scatter over {x}.")],
  },
  { slot: "splash", asks: extra(["spirit"], 1, 8), flavour: "sweet", families: ["dessert", "breakfast"], enters: [atTable("Sprinkle {x} over each portion.")] },
];

/** Grams a person: so little is a sauce or a relish, and takes seasonings only. */
const MOST_OF_A_SAUCE = 200;
const SEASONINGS: ReadonlySet<SlotName> = new Set(["seasoning", "pinch", "tang", "zest", "warmth", "deepening"]);

/** Extras by the sort of dish that they suit, each with its place in the table. */
const bySort = new Map<string, readonly (readonly [place: number, extra: Extra])[]>();

function extrasFor({ flavour, family }: Pick<Dish, "flavour" | "family">): readonly (readonly [place: number, extra: Extra])[] {
  const sort = `${flavour} ${family}`;
  let suitable = bySort.get(sort);
  if (!suitable) {
    suitable = [...EXTRAS.entries()].filter(([, extra]) => extra.flavour === flavour && extra.families.includes(family));
    bySort.set(sort, suitable);
  }
  return suitable;
}

/** The slots of a dish with those of every extra that suits it and that it `takes`. */
function slotsWith(dish: Omit<Dish, "plan">, takes: (extra: Extra, place: number, slots: Slots) => boolean): Slots {
  const asked = new Set<Role>();
  for (const { roles } of Object.values(dish.slots)) for (const role of roles) asked.add(role);
  const slots: Partial<Record<SlotName, Slot>> = { ...dish.slots };
  const isSauce = dish.plate[1] <= MOST_OF_A_SAUCE;
  for (const [place, extra] of extrasFor(dish)) {
    const { slot, asks, unless } = extra;
    if (slots[slot] || unless?.some((role) => asked.has(role)) || (isSauce && !SEASONINGS.has(slot))) continue;
    if (takes(extra, place, slots)) slots[slot] = asks;
  }
  return slots;
}

/** The plan with the extra in it, by the first of its ways in that there is a step for. */
function entered(plan: Plan, { slot, enters }: Extra, slots: Slots): Plan | undefined {
  for (const enter of enters) {
    const grown = enter(plan, slot, slots);
    if (grown) return grown;
  }
  return undefined;
}

/** Extras that suit the dish but that its plan has no step for, by their places in the table: the one thing about extras that takes long to find. */
export function homelessExtras(dish: Dish): readonly number[] {
  const homeless: number[] = [];
  let plan = platedBeforeFinish(dish.plan);
  slotsWith(dish, (extra, place, slots) => {
    const grown = entered(plan, extra, slots);
    plan = grown ?? plan;
    if (!grown) homeless.push(place);
    return grown !== undefined;
  });
  return homeless;
}

/** The dish with every extra that it has a place for: its slots at once, its plan when somebody wants that. */
export function withExtras(facts: Facts, readPlan: () => Plan): Dish {
  const taken: Extra[] = [];
  const slots = slotsWith(facts, (extra, place) => {
    const isTaken = !facts.homeless.includes(place);
    if (isTaken) taken.push(extra);
    return isTaken;
  });
  let plan: Plan | undefined;
  return {
    ...facts,
    slots,
    get plan() {
      return (plan ??= planWith(taken, readPlan(), facts.slots));
    },
  };
}

function planWith(extras: readonly Extra[], own: Plan, ownSlots: Slots): Plan {
  const slots: Partial<Record<SlotName, Slot>> = { ...ownSlots };
  let plan = platedBeforeFinish(own);
  for (const extra of extras) {
    plan = entered(plan, extra, slots) ?? plan;
    slots[extra.slot] = extra.asks;
  }
  return saidOnce(plan);
}
