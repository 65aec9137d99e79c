/** What a cook adds to a part that holds its like already, though the row does not name it: ginger to the garlic, a second spice, the other squash. */
import type { Treatment } from "./master.ts";

export interface Join {
  /** Keys of the foods that join. */
  readonly foods: string;
  /** Keys of what the part holds; left out: a food of the very same class. */
  readonly beside?: string;
  /** What is done in the part: one of these. */
  readonly does: readonly Treatment[];
  /** It comes on top of what is there, in as much of it; else the part is shared. */
  readonly adds?: true;
  /** It only seasons what is there: so many grams for each who eats. */
  readonly seasons?: number;
  /** It is done in the time of what is there, by the minutes of their classes, and comes on top of it in half as much. */
  readonly asQuick?: true;
  /** Only of what the dish has no other place for: neither with its like nor beside. */
  readonly leftOver?: true;
  /** Only a stranger to the dish stays out. */
  readonly apart?: true;
  /** In dishes of this flavour only. */
  readonly flavour?: "sweet" | "savoury";
  /** How it is cut, where the part says how. */
  readonly prep?: string;
  /** Foods in the part at most. */
  readonly most: number;
}

const IN_THE_PAN: readonly Treatment[] = ["sweated", "bloomed", "fried", "browned-in-fat", "simmered", "marinated"];
const WITH_SPICES: readonly Treatment[] = [...IN_THE_PAN, "roasted", "baked", "toasted", "braised", "cooked-in-it"];
const AT_THE_END: readonly Treatment[] = ["scattered-at-end", "stirred-in-off-heat", "dressed", "raw", "blended", "mashed"];
const COOKED: readonly Treatment[] = ["boiled", "braised", "baked", "roasted", "blended", "steamed", "charred", "caramelised", "reduced", ...IN_THE_PAN];
const IN_A_SAUCE: readonly Treatment[] = ["simmered", "braised", "reduced", "cooked-in-it", "deglazed-with", "marinated"];
const IN_A_DRESSING: readonly Treatment[] = ["dressed", "raw", "stirred-in-off-heat", "whisked", "marinated", "mashed", "blended"];
const IN_A_BATTER: readonly Treatment[] = ["whisked", "rubbed-in", "baked", "macerated", "kneaded", "simmered", "caramelised", "reduced"];
const GROUND = "~spice_savoury ~spice_seed ~spice_mild ~spice_blend ~spice_rub ~spice_heat";
const SWEET = "~spice_cinnamon ~spice_sweet ~spice_nutmeg ~spice_clove ~vanilla";
const SALTY = "~soy ~fish_sauce ~sauce_umami";

/** Liquids and pulps that carry what is stirred into them. */
const POT = "~stock_liquid ~tomato_tin @tomato_tin ~beer ~wine ~coconut_milk ~gravy_dry ~gravy";
const SHARP = "~vinegar ~citrus_juice";
const ALLIUMS = "~onion ~onion_small ~leek ~spring_onion";
const IN_THE_POT: readonly Treatment[] = ["simmered", "braised", "sweated"];
const THICK = "~mayo ~yogurt ~sour_cream ~milk_sour ~cream_cheese";
const SWEETS = "~sugar ~honey ~syrup ~treacle ~sugar_substitute";
const FIERY = "~sauce_hot ~gochujang ~rub_paste ~sauce_fiery";

const GREENGROCERY =
  "~stem_quick ~green_bean ~pulse_fresh ~corn ~veg_frozen_mix ~crucifer ~sprout ~cabbage ~leaf_cook ~leaf_tough ~courgette ~pepper_sweet ~mushroom ~mushroom_large ~fennel ~celery ~leek ~aubergine ~squash ~root_hard ~sweet_potato ~okra";
const WITH_TIMES: readonly Treatment[] = [
  "fried",
  "browned-in-fat",
  "sweated",
  "simmered",
  "braised",
  "cooked-in-it",
  "boiled",
  "blanched",
  "steamed",
  "roasted",
  "baked",
];

export const JOINS: readonly Join[] = [
  { foods: "ginger", beside: "~garlic ~chilli", does: IN_THE_PAN, adds: true, prep: "{finely grated}", most: 2 },
  { foods: "~garlic", beside: "~ginger ~chilli", does: IN_THE_PAN, adds: true, prep: "{finely chopped}", most: 2 },
  { foods: "~chilli", beside: "~garlic ~ginger", does: IN_THE_PAN, adds: true, prep: "{finely chopped}", most: 3 },
  // Among onions they are what is strong, and not half of the pan.
  { foods: "ginger", beside: "~onion ~onion_small ~spring_onion ~leek", does: IN_THE_PAN, seasons: 5, prep: "{finely grated}", most: 3 },
  { foods: "~garlic", beside: "~onion ~onion_small ~leek", does: IN_THE_PAN, seasons: 4, prep: "{finely chopped}", most: 3 },
  { foods: "~chilli", beside: "~onion ~onion_small ~leek", does: IN_THE_PAN, seasons: 6, prep: "{finely chopped}", most: 3 },
  { foods: `${GROUND} ~spice_anise`, beside: `${GROUND} ~spice_anise`, does: WITH_SPICES, adds: true, most: 4 },
  { foods: "~herb_dried", beside: `~herb_dried ~herb_woody ${GROUND}`, does: WITH_SPICES, adds: true, most: 4 },
  { foods: "~herb_woody", beside: "~herb_woody ~herb_dried", does: [...WITH_SPICES, "infused-and-removed"], adds: true, most: 3 },
  { foods: "~herb_infuse", beside: "~spice_seed ~spice_savoury ~garlic ~ginger ~chilli", does: ["bloomed", "fried", "sweated"], adds: true, most: 3 },
  { foods: "~herb_tender ~herb_basil ~herb_mint", beside: "~herb_tender ~herb_basil ~herb_mint", does: AT_THE_END, adds: true, most: 3 },
  { foods: SALTY, beside: SALTY, does: ["simmered", "marinated", "reduced", "fried", "deglazed-with", "cooked-in-it", "braised"], adds: true, most: 3 },
  { foods: SWEET, beside: SWEET, does: ["baked", "whisked", "rubbed-in", "simmered", "macerated"], adds: true, most: 3 },
  // What seasons, sweetens and sharpens, wherever the method has a place that bears it.
  { foods: "~sauce_umami ~spread_savoury ~soup_mix", beside: `${POT} ~tomato_conc`, does: IN_A_SAUCE, seasons: 5, flavour: "savoury", most: 3 },
  { foods: "~spread_savoury", beside: "~butter", does: ["melted", "stirred-in-off-heat", "dressed"], seasons: 5, flavour: "savoury", most: 2 },
  {
    foods: "~sauce_sweet_savoury ~bean_paste",
    beside: "~bean_paste ~soy ~gochujang ~rice_wine ~sauce_hot",
    does: [...IN_A_SAUCE, "fried", "bloomed"],
    seasons: 10,
    flavour: "savoury",
    most: 3,
  },
  {
    foods: "~soy ~fish_sauce ~miso ~sauce_umami",
    beside: `${SHARP} ~honey ~rice_wine ~mirin ~sauce_sweet_savoury ~sauce_hot ~gochujang ~oil_finish ~nut_butter`,
    does: [...IN_A_SAUCE, ...IN_A_DRESSING],
    seasons: 9,
    flavour: "savoury",
    most: 4,
  },
  {
    foods: "~oil_finish",
    beside: "~soy ~miso ~vinegar ~sauce_sweet_savoury",
    does: ["dressed", "marinated", "whisked", "stirred-in-off-heat", "raw"],
    seasons: 4,
    flavour: "savoury",
    most: 4,
  },
  { foods: "~honey ~syrup", beside: `${SHARP} ~soy ~mustard`, does: [...IN_A_SAUCE, ...IN_A_DRESSING], seasons: 7, flavour: "savoury", most: 3 },
  { foods: "~sugar", beside: `${SHARP} ~soy ~fish_sauce`, does: [...IN_A_SAUCE, "dressed", "whisked"], seasons: 4, flavour: "savoury", most: 3 },
  { foods: "~sugar", beside: "~tomato_tin @tomato_tin ~ketchup ~tomato_conc", does: IN_A_SAUCE, seasons: 2, flavour: "savoury", most: 3 },
  { foods: "~sugar", beside: GROUND, does: WITH_SPICES, seasons: 3, flavour: "savoury", most: 5 },
  { foods: "~mustard", beside: `${SHARP} ${THICK} ~honey ~cream`, does: [...IN_A_SAUCE, ...IN_A_DRESSING], seasons: 5, flavour: "savoury", most: 3 },
  {
    foods: "~citrus_sour ~citrus_juice",
    beside: `${THICK} ~oil ~honey ~mustard`,
    does: IN_A_DRESSING,
    seasons: 12,
    flavour: "savoury",
    prep: "{juiced}",
    most: 3,
  },
  { foods: "~vinegar", beside: "~oil ~mustard ~mayo ~honey ~soy", does: IN_A_DRESSING, seasons: 6, flavour: "savoury", most: 3 },
  {
    foods: "~garlic",
    beside: `${THICK} ~vinegar ~butter ~oil`,
    does: ["dressed", "whisked", "stirred-in-off-heat", "marinated", "blended", "melted"],
    seasons: 2,
    flavour: "savoury",
    prep: "{crushed} to a paste",
    most: 3,
  },
  {
    foods: FIERY,
    beside: `${THICK} ~garlic ~ketchup ~tomato_tin @tomato_tin ~soy ~honey`,
    does: [...IN_A_SAUCE, ...IN_A_DRESSING],
    seasons: 4,
    flavour: "savoury",
    most: 3,
  },
  {
    foods: `${GROUND} ~spice_anise ~spice_strong`,
    beside: "~garlic ~ginger ~chilli ~tomato_conc",
    does: ["fried", "sweated", "bloomed"],
    seasons: 1,
    flavour: "savoury",
    most: 4,
  },
  { foods: `${GROUND} ~spice_anise ~herb_dried`, beside: `${POT} ~pulse_tin ~pulse_split`, does: IN_A_SAUCE, seasons: 1, flavour: "savoury", most: 4 },
  { foods: "~spice_cinnamon ~spice_sweet ~spice_clove ~spice_cardamom", beside: GROUND, does: WITH_SPICES, seasons: 0.5, flavour: "savoury", most: 5 },
  {
    foods: "~spice_nutmeg",
    beside: "~cream ~milk ~white_sauce",
    does: [...IN_A_SAUCE, "whisked", "baked", "mashed"],
    seasons: 0.2,
    flavour: "savoury",
    most: 3,
  },
  {
    foods: "~herb_woody ~spice_stick ~spice_star ~spice_pod",
    beside: POT,
    does: ["simmered", "braised", "cooked-in-it"],
    seasons: 0.8,
    flavour: "savoury",
    most: 4,
  },
  { foods: "~bay", beside: POT, does: ["simmered", "braised", "cooked-in-it"], seasons: 0.2, flavour: "savoury", most: 4 },
  // Where a stew is simmered in water, and no row has a place for its sprigs, they go in with the onions.
  {
    foods: "~herb_woody",
    beside: `${ALLIUMS} ~tomato`,
    does: IN_THE_POT,
    seasons: 0.8,
    leftOver: true,
    flavour: "savoury",
    prep: "{leaves picked}",
    most: 3,
  },
  { foods: "~bay", beside: `${ALLIUMS} ~tomato`, does: IN_THE_POT, seasons: 0.2, leftOver: true, flavour: "savoury", prep: "", most: 3 },
  {
    foods: "~spring_onion ~onion ~onion_small",
    beside: ALLIUMS,
    does: IN_THE_POT,
    seasons: 20,
    leftOver: true,
    apart: true,
    flavour: "savoury",
    prep: "{sliced}",
    most: 3,
  },
  { foods: "~sugar ~sugar_substitute", beside: SWEETS, does: [...IN_A_BATTER, "dressed", "melted"], flavour: "sweet", most: 2 },
  { foods: `${SWEET} ~spice_cardamom`, beside: "~flour ~flour_sr ~oats", does: IN_A_BATTER, seasons: 0.4, flavour: "sweet", most: 4 },
  { foods: `${SWEET} ~spice_cardamom ~ginger`, beside: "~sugar", does: IN_A_BATTER, seasons: 0.4, flavour: "sweet", most: 4 },
  {
    foods: "~vanilla ~vanilla_pod",
    beside: "~cream ~cream_cheese ~milk ~yogurt ~sugar ~butter",
    does: [...IN_A_BATTER, "raw", "dressed", "chilled-set"],
    seasons: 0.7,
    flavour: "sweet",
    most: 3,
  },
  { foods: "~citrus_zest", beside: "~cream_cheese ~sugar ~flour ~flour_sr ~butter", does: IN_A_BATTER, seasons: 0.5, flavour: "sweet", most: 3 },
  { foods: "~salt", beside: "~flour ~flour_sr", does: ["whisked", "rubbed-in", "kneaded"], seasons: 0.4, most: 4 },
  // Cooked chestnuts are a vegetable among vegetables, and colour with the onions and the bacon.
  {
    foods: "chestnut",
    beside: "~mushroom ~mushroom_wild ~mushroom_large ~sprout ~root_hard ~root_baby ~cabbage ~crucifer ~squash ~celery ~chestnut",
    does: COOKED,
    prep: "{halved}",
    most: 4,
  },
  {
    foods: "chestnut",
    beside: "~onion ~onion_small ~leek ~bacon ~bacon_cubes",
    does: ["sweated", "fried", "browned-in-fat", "roasted", "simmered", "braised"],
    adds: true,
    prep: "{halved}",
    most: 3,
  },
  { foods: "@veg @veg_leaf @fruit @pome @bean @nut", does: COOKED, most: 3 },
  // A vegetable goes in where one is that takes as long.
  { foods: GREENGROCERY, beside: GREENGROCERY, does: WITH_TIMES, asQuick: true, flavour: "savoury", most: 3 },
  // Out of a jar, cooked already and strong: a few among what is in the pan.
  {
    foods: "~tomato_dried ~veg_jar",
    beside:
      "~garlic ~onion ~onion_small ~leek ~mushroom ~pepper_sweet ~tomato ~tomato_tin ~cured_fatty ~bacon ~bacon_cubes ~pulse_tin ~leaf_cook ~leaf_tough ~chilli",
    does: ["fried", "sweated", "browned-in-fat", "simmered", "stirred-in-off-heat"],
    seasons: 30,
    flavour: "savoury",
    prep: "{sliced}",
    most: 4,
  },
  { foods: "~saffron", beside: `${POT} ~rice_white`, does: ["simmered", "cooked-in-it", "braised", "poached"], seasons: 0.1, flavour: "savoury", most: 4 },
  { foods: "~spice_sweet", beside: "~stock_liquid ~wine ~coconut_milk", does: ["simmered", "braised", "poached"], seasons: 0.3, flavour: "savoury", most: 3 },
  { foods: "~fish_sauce", beside: "~coconut_milk ~curry_paste ~chilli", does: [...IN_A_SAUCE, "fried", "sweated"], seasons: 5, flavour: "savoury", most: 3 },
  {
    foods: "~chilli",
    beside: `${THICK} ${SHARP} ~citrus_sour ~soy`,
    does: IN_A_DRESSING,
    seasons: 4,
    flavour: "savoury",
    prep: "{finely chopped}",
    most: 3,
  },
  { foods: "~blood_pudding", beside: "~bacon ~sausage_raw ~pork_cured", does: ["fried", "browned-in-fat", "grilled"], seasons: 50, prep: "{sliced}", most: 3 },
  // A salad is of what is fresh.
  {
    foods: "~cucumber",
    beside: "~leaf_salad ~leaf_peppery ~cucumber ~radish",
    does: ["raw", "dressed"],
    adds: true,
    flavour: "savoury",
    prep: "{thinly sliced}",
    most: 3,
  },
  { foods: "~briny", beside: "~briny", does: ["raw", "dressed", "scattered-at-end", "simmered", "stirred-in-off-heat"], adds: true, most: 2 },
  { foods: "@nut @berry @fruit @veg_leaf @tomato", does: ["raw", "dressed", "toasted", "scattered-at-end", "macerated"], most: 3 },
];
