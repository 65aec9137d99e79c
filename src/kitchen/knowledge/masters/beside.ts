/** What a cook puts beside or onto a savoury master that has no part for it: the rice that is there, a herb, a squeeze of lemon. */
import type { MasterCourse, MasterPart } from "./master.ts";

export interface Beside {
  /** Grams are for two. */
  readonly part: MasterPart;
  readonly courses: readonly MasterCourse[];
  /** Not where a food with one of these keys is in the dish already. */
  readonly unless: string;
  /** Only where one of these is. */
  readonly given?: string;
  /** A step of its own, beside the others: where it stands, and whether it begins with "Meanwhile", the minutes tell (`compose/master/time-asides.ts`). */
  readonly step?: string;
  /** Said instead of the step and of what the last one ends with, where the master makes a sauce of what is brown in its pan. */
  readonly intoSauce?: string;
  /** It is begun right before the last step. */
  readonly quick?: true;
  /** What is said before the sentence that begins a long simmer; without one it has no place. */
  readonly simmers?: string;
  /** What is said after the sentence that pours water into a hot pan and boils it up; without one it has no place. */
  readonly pours?: string;
  /** What is said after the sentence that simmers the dish in its sauce, where that takes long enough for it. */
  readonly late?: string;
  /** What is said after the sentence that boils one of these. */
  readonly boils?: { readonly with: string; readonly say: string };
  /** What the last step ends with. */
  readonly last?: string;
  /** What the last step ends with instead, where meat or fish leaves juices in its pan and no sauce is made of them. */
  readonly withJuices?: string;
  /** What the first step begins with. `{star}` is the dish's first star. */
  readonly first?: string;
  /** Only where it comes to the table hot. */
  readonly hot?: true;
  /** Only where the first star, not yet cooked, is one of these and meets dry heat. */
  readonly star?: string;
  /** Beside sweet dishes, and not beside others. */
  readonly sweet?: true;
  /** It seasons what is there, and stays out where it clashes with any of it. */
  readonly seasons?: true;
  /** A salad or a dip set down cold beside the dish, a sauce to it, or what is strewn over it: a cook does each once. */
  readonly once?: "beside" | "sauce" | "strewn";
  /** It is eaten by itself: only a stranger to the dish stays out. */
  readonly apart?: true;
  /** Beside these it is not dressed. */
  readonly bare?: string;
  /** The oven that its step wants, in °C: heated first, where the dish wants none. */
  readonly oven?: number;
  /** What it is dressed with: of what is left, or of what the dish takes only a little of. */
  readonly dressing?: readonly MasterPart[];
}

const STARCHES =
  "@pasta @noodle @rice @potato @bread ~grain_quick @grain ~gnocchi @pastry ~wrap @flatbread @flour @oats ~plantain ~roll ~corn_cob ~rice_cooked ~grain_mid @polenta ~dumpling ~pizza_base ~taco_shell @potato_ready ~pasta_cooked ~crisps ~semolina ~pasta ~rice_cooked ~potato_mash ~cassava ~taro";
const STARCHES_BUT_POTATO = STARCHES.replace("@potato ", "");
export const SHARP = "@acid ~vinegar @wine @citrus_sour ~milk_sour @pickle @cream @milk";
export const FLESH = "@poultry @red @pork @mince @sausage @bacon @roast_joint ~pork_chop ~red_chop ~pork_quick ~cooked_meat ~offal";
/** What has a vegetable beside it, and what brings its own. */
const ON_A_PLATE = "@poultry @red @pork @sausage @roast_joint ~pork_chop ~red_chop ~cooked_meat @fish @breaded";
const NO_PLATE = "@pasta @noodle @rice ~rice_cooked ~wrap ~roll @bread @flour ~egg @pastry ~curry_paste @masala ~soy";
/** What makes a dish of the East, beside which carrots are not boiled. */
const EASTERN = "~soy ~fish_sauce ~curry_paste";
const MEALS: readonly MasterCourse[] = ["main", "soup", "salad", "side", "breakfast"];

export const TO_SEASON =
  "@poultry @red @mince ~pork_quick ~pork_chop ~red_chop ~fish_white ~fish_oily ~prawn @tofu ~potato ~potato_small ~sweet_potato ~crucifer ~root_hard ~squash ~aubergine ~courgette";

/** What of a salad there is. */
const SALAD: Omit<MasterPart, "foods"> = {
  part: "besidesalad",
  grams: 80,
  perFood: { "~cucumber": 120, "~tomato": 140, "~radish": 60 },
  role: "body",
  does: ["raw"],
  prepOf: { "~cucumber": "thickly {sliced}", "~tomato": "thickly {sliced}", "~radish": "{sliced}" },
  knife: true,
  most: 3,
};
const DRESSED: Pick<Beside, "apart" | "dressing" | "last"> = {
  apart: true,
  dressing: [
    { part: "besideoil", foods: "~oil", grams: 12, role: "fat", does: ["dressed"] },
    {
      part: "besidesharp",
      foods: "~vinegar lemon lime ~citrus_juice",
      grams: 6,
      perFood: { lemon: 25, lime: 25 },
      role: "finish",
      does: ["dressed"],
      prepOf: { lemon: "{juiced}", lime: "{juiced}" },
    },
  ],
  last: "[Dress the {besidesalad} with the {besideoil} and the {besidesharp} and serve alongside.|[Dress the {besidesalad} with the {besidesharp} and serve alongside.|[Toss the {besidesalad} with the {besideoil} and serve alongside.|Serve with the {besidesalad}.]]]",
};

/** What turns on a plate with its juices needs no more; beside a dish of the East, or of coconut, nobody butters. */
const buttered = (part: string, verb: string): Pick<Beside, "dressing" | "bare" | "last"> => ({
  dressing: [{ part: `${part}fat`, foods: "~butter ~oil", grams: 12, role: "fat", does: ["dressed"], once: true }],
  bare: `${EASTERN} ~coconut_milk @masala`,
  last: `[${verb} the {${part}} in the {${part}fat} and serve alongside.|Serve with the {${part}}.]`,
});

/** A dish takes what it can of these, in this order. */
export const BESIDE: readonly Beside[] = [
  {
    part: { part: "besiderice", foods: "~rice_white", grams: 150, role: "body", does: ["simmered"] },
    courses: ["main"],
    unless: STARCHES,
    step: "Rinse the {besiderice}, put into a small saucepan with {250 ml} water, bring to the boil, cover and cook over the lowest heat for {12 min}, until the water is gone. Leave to stand for {5 min}.",
    last: "Serve with the {besiderice}.",
    withJuices: "Serve on the {besiderice}, the juices spooned over.",
  },
  // In the kitchens of rice a stew has rice beside it, whatever potatoes swim in it.
  {
    part: { part: "besiderice", foods: "~rice_white", grams: 150, role: "body", does: ["simmered"] },
    courses: ["main"],
    unless: STARCHES_BUT_POTATO,
    given: "@masala ~curry_paste ~fish_sauce ~soy ~miso turmeric dried-lime",
    step: "Rinse the {besiderice}, put into a small saucepan with {250 ml} water, bring to the boil, cover and cook over the lowest heat for {12 min}, until the water is gone. Leave to stand for {5 min}.",
    last: "Serve with the {besiderice}.",
    withJuices: "Serve on the {besiderice}, the juices spooned over.",
  },
  {
    part: { part: "besidechapati", foods: "~flour_flat", grams: 130, role: "body", does: ["kneaded", "toasted"] },
    courses: ["main", "side"],
    unless: STARCHES_BUT_POTATO,
    given: "@masala turmeric cumin garam-masala ~curry_paste",
    step: "Knead the {besidechapati} with {80 ml} warm water for {4 min}, until smooth, and rest, covered, for {15 min}. Roll out four thin rounds and cook each in a dry, very hot frying pan for {1 min a side}, until puffed and freckled brown.",
    last: "Serve with the rounds, hot.",
  },
  {
    part: { part: "besidecookedrice", foods: "~rice_cooked", grams: 300, role: "body", does: ["steamed"] },
    courses: ["main"],
    unless: STARCHES,
    step: "Heat the {besidecookedrice} with a splash of water in a covered pan over a medium heat for {4–5 min}, until steaming right through.",
    last: "Serve with the {besidecookedrice}.",
  },
  {
    part: { part: "besidecookedpotato", foods: "~potato_cooked", grams: 350, role: "body", does: ["browned-in-fat"], prep: "thickly {sliced}", knife: true },
    courses: ["main"],
    unless: STARCHES,
    step: "Lay the {besidecookedpotato} in a wide non-stick frying pan over a medium-high heat and leave for {4–5 min a side}, until crusted, golden and hot right through.",
    last: "Serve with the {besidecookedpotato}.",
    withJuices: "Serve with the {besidecookedpotato}, the juices spooned over.",
  },
  {
    part: { part: "besidemash", foods: "~potato_mash", grams: 350, role: "body", does: ["steamed"] },
    courses: ["main"],
    unless: STARCHES,
    step: "Warm the {besidemash} with a splash of water in a covered pan over a low heat for {6–8 min}, beating now and then, until smooth and steaming right through.",
    last: "Serve on the {besidemash}.",
    withJuices: "Serve on the {besidemash}, the juices spooned over.",
  },
  {
    part: { part: "besidecookedveg", foods: "@veg_ready", grams: 220, role: "body", does: ["fried"], most: 2 },
    courses: ["main"],
    unless: NO_PLATE,
    given: ON_A_PLATE,
    step: "Warm the {besidecookedveg} with a splash of water in a covered pan over a medium heat for {3–4 min}, until hot right through.",
    last: "Serve with the {besidecookedveg}.",
  },
  {
    part: { part: "besidecookedpasta", foods: "~pasta_cooked", grams: 350, role: "body", does: ["boiled"] },
    courses: ["main"],
    unless: STARCHES,
    given: "@mince @tomato @tomato_tin ~tomato_sieved @pasta_sauce ~pesto @sauce_base",
    quick: true,
    step: "Pour boiling water over the {besidecookedpasta}, stir for {1 min}, until loose and steaming hot, and drain.",
    last: "Serve on the {besidecookedpasta}.",
  },
  {
    part: { part: "besidecouscous", foods: "~grain_quick", grams: 140, role: "body", does: ["soaked"] },
    courses: ["main"],
    unless: STARCHES,
    quick: true,
    step: "Pour {180 ml} boiling water over the {besidecouscous}, cover and leave for {5 min}, then fluff up with a fork.",
    last: "Serve on the {besidecouscous}.",
  },
  {
    part: { part: "besidegrain", foods: "~grain_mid ~grain_quick ~grain_mid ~rice_brown", grams: 140, role: "body", does: ["boiled"] },
    courses: ["main"],
    unless: STARCHES,
    step: "Boil the {besidegrain} in plenty of {saltwater} for {time besidegrain boil}, until tender, and drain well.",
    last: "Serve on the {besidegrain}.",
  },
  {
    part: { part: "besidepolenta", foods: "@polenta", grams: 110, role: "body", does: ["simmered"] },
    courses: ["main"],
    unless: STARCHES,
    step: "Rain the {besidepolenta} into {550 ml} boiling water, whisking, and stir over a low heat as long as the packet says (quick-cook {5 min}, coarse 30), until it comes away from the pan.",
    last: "Serve on the {besidepolenta}.",
    withJuices: "Serve on the {besidepolenta}, the juices spooned over.",
  },
  {
    part: {
      part: "besidepotato",
      foods: "~potato_small ~potato ~potato_baker",
      grams: 400,
      role: "body",
      does: ["boiled"],
      prep: "{cut} into 4 cm {pieces}",
      knife: true,
    },
    courses: ["main"],
    unless: STARCHES,
    step: "Boil the {besidepotato} in {saltwater} for {15–18 min}, until a knife slides in, drain and leave to steam dry.",
    ...buttered("besidepotato", "Turn"),
    withJuices: "Serve with the {besidepotato}, the juices spooned over.",
  },
  {
    part: { part: "besidechips", foods: "~potato_frozen", grams: 350, role: "body", does: ["baked"] },
    courses: ["main"],
    unless: `${STARCHES} ~potato_frozen`,
    given: `${FLESH} @fish @shellfish ~egg @breaded @bean @cheese ~mushroom ~tofu ~tofu_like_paneer ~plant_sausage`,
    oven: 220,
    step: "Bake the {besidechips} in one layer in the hot oven for {20–25 min}, turning once, until crisp and gold.",
    last: "Serve with the {besidechips}.",
  },
  {
    part: { part: "besidebread", foods: "~bread ~roll", grams: 120, role: "body", does: ["toasted"] },
    courses: ["main", "soup", "breakfast", "salad"],
    unless: STARCHES,
    quick: true,
    step: "Toast the {besidebread}.",
    last: "Serve with the {besidebread}.",
  },
  {
    part: { part: "besidewrap", foods: "~wrap", grams: 160, role: "body", does: ["toasted"] },
    courses: ["main", "soup", "salad"],
    unless: STARCHES,
    quick: true,
    step: "Warm the {besidewrap} in a dry pan for 30 seconds a side.",
    last: "Serve with the {besidewrap}.",
  },
  {
    part: {
      part: "panfulgreens",
      foods: "~stem_quick ~pulse_fresh ~green_bean ~crucifer ~corn ~veg_frozen_mix ~leaf_tough",
      grams: 120,
      role: "body",
      does: ["boiled"],
    },
    courses: ["main"],
    unless: "@veg_green @veg_leaf ~crucifer ~sprout ~cabbage",
    given: "@pasta @noodle",
    boils: { with: "@pasta @noodle", say: "Let the {panfulgreens} boil along {~for the last} {time panfulgreens boil}." },
  },
  {
    part: { part: "besidegreens", foods: "~green_bean ~stem_quick ~pulse_fresh ~crucifer ~sprout", grams: 200, role: "body", does: ["boiled"] },
    courses: ["main"],
    unless: "@veg_green @veg_leaf ~crucifer ~pulse_fresh ~sprout ~cabbage ~green_bean ~stem_quick",
    step: "Boil the {besidegreens} in {saltwater} for {time besidegreens boil}, until bright and just tender, and drain well.",
    ...buttered("besidegreens", "Toss"),
    withJuices: "Serve with the {besidegreens}, turned in the juices.",
  },
  {
    part: { part: "besidepeas", foods: "~pulse_fresh ~corn ~veg_frozen_mix ~sprout", grams: 150, role: "body", does: ["boiled"] },
    courses: ["main"],
    unless: `~pulse_fresh ~corn ~veg_frozen_mix ~sprout ${NO_PLATE}`,
    given: ON_A_PLATE,
    step: "Boil the {besidepeas} in {saltwater} for {time besidepeas boil}, until hot and bright, and drain.",
    ...buttered("besidepeas", "Toss"),
  },
  {
    part: { part: "besidewilted", foods: "~leaf_cook", grams: 200, role: "body", does: ["steamed"] },
    courses: ["main"],
    unless: `@veg_leaf @salad ~green_bean ~stem_quick ~pulse_fresh ${NO_PLATE}`,
    given: ON_A_PLATE,
    step: "Wilt the {besidewilted} with a splash of water in a hot pan for {2–3 min}, and press out the water.",
    ...buttered("besidewilted", "Toss"),
    withJuices: "Serve with the {besidewilted}, turned in the juices.",
  },
  {
    part: { part: "besideroots", foods: "~root_hard", grams: 250, role: "body", does: ["boiled"], prep: "{peeled} and {cut} into {batons}", knife: true },
    courses: ["main"],
    unless: `@veg_root ${EASTERN}`,
    given: FLESH,
    step: "Boil the {besideroots} in {saltwater} for {time besideroots boil}, until just tender, and drain well.",
    ...buttered("besideroots", "Turn"),
  },
  {
    part: {
      part: "potgreens",
      foods: "~pulse_fresh ~stem_quick ~green_bean ~leaf_cook ~leaf_tough ~corn ~veg_frozen_mix ~courgette",
      grams: 120,
      role: "body",
      does: ["simmered"],
    },
    courses: ["main", "soup"],
    unless: "@pastry @noodle",
    given:
      "@tomato_tin @tomato_paste @stock ~stock_liquid @bean ~pulse_whole @mince ~curry_paste @masala ~coconut_milk ~red_stew @poultry @pork ~sausage_smoked ~cured_fatty",
    late: "Add the {potgreens} {~for the last} {time potgreens simmer}.",
  },
  {
    part: { ...SALAD, foods: "~leaf_salad ~leaf_peppery ~tomato ~cucumber ~radish" },
    courses: ["main", "bake"],
    unless: `@salad @tomato @tomato_tin @pasta @noodle ${EASTERN}`,
    once: "beside",
    ...DRESSED,
  },
  {
    part: { ...SALAD, foods: "~leaf_salad ~leaf_peppery ~cucumber ~radish" },
    courses: ["main", "bake"],
    unless: `@salad @noodle ${EASTERN}`,
    once: "beside",
    ...DRESSED,
  },
  {
    part: { ...SALAD, foods: "~cucumber ~tomato ~radish" },
    courses: ["main"],
    unless: "@salad @tomato @tomato_tin @pasta @noodle",
    once: "beside",
    apart: true,
    last: "Serve with the {besidesalad}.",
  },
  {
    part: { part: "besideavocado", foods: "~avocado", grams: 150, role: "body", does: ["raw"], prep: "{sliced}", knife: true },
    courses: ["main", "breakfast", "salad"],
    unless: "~avocado @cream @pasta",
    given: "@bean @mince ~egg @tomato ~wrap @bread ~prawn @rice @bacon @poultry @fish ~grain_mid",
    once: "beside",
    last: "Serve with the {besideavocado}.",
  },
  {
    part: { part: "besideslaw", foods: "~slaw_ready ~salad_ready", grams: 180, role: "body", does: ["raw"] },
    courses: ["main", "breakfast", "snack", "bake"],
    unless: "~slaw_ready ~curry_paste @masala @pasta ~rice_risotto",
    given: `${FLESH} @cheese @fish ~fish_smoked ~egg @bean @breaded ~hummus ~tofu_like_paneer ~potato_frozen`,
    once: "beside",
    last: "Serve with the {besideslaw}.",
  },
  {
    part: {
      part: "besiderelish",
      foods: "~chutney ~horseradish -mint-sauce ~kimchi ~sauerkraut ~pickle ~hummus -raita ~salsa",
      grams: 40,
      perFood: { "~kimchi": 100, "~sauerkraut": 120, "~hummus": 80, "~salsa": 100 },
      role: "finish",
      does: ["dressed"],
    },
    courses: ["main", "breakfast", "snack", "bake"],
    unless: "~chutney ~horseradish @pickle ~hummus ~salsa ~mayo @pasta ~rice_risotto ~curry_paste @masala",
    given: `${FLESH} @cheese ~fish_smoked @fish ~egg @bean`,
    once: "sauce",
    last: "Serve with the {besiderelish}.",
  },
  {
    part: { part: "besideraita", foods: "raita mint-sauce ~chutney", grams: 60, perFood: { "mint-sauce": 20, raita: 100 }, role: "finish", does: ["dressed"] },
    courses: ["main"],
    unless: "~chutney ~horseradish ~hummus ~soy ~fish_sauce @noodle",
    given: "~curry_paste @masala ~spice_blend lamb ~tofu_like_paneer @dal",
    once: "sauce",
    last: "Serve with the {besideraita}.",
  },
  {
    part: { part: "besidetartare", foods: "tartare-sauce", grams: 50, role: "finish", does: ["dressed"] },
    courses: ["main", "snack"],
    unless: "~mayo @pasta @cream",
    given: "@fish @shellfish @breaded ~fish_smoked",
    once: "sauce",
    last: "Serve with the {besidetartare}.",
  },
  {
    part: { part: "besidestuffing", foods: "~stuffing_ready", grams: 150, role: "body", does: ["baked"] },
    courses: ["main"],
    unless: "~stuffing_ready ~soy ~curry_paste @masala @pasta",
    given: "@poultry @pork ~cooked_meat ~pork_chop @sausage @roast_joint",
    step: "Fry the {besidestuffing} in a non-stick pan over a medium heat for {4–5 min}, until crisp in places and hot right through.",
    last: "Serve with the {besidestuffing}.",
  },
  {
    part: { part: "besidestuffingmix", foods: "~stuffing", grams: 85, role: "body", does: ["baked"] },
    courses: ["main"],
    unless: "~stuffing ~stuffing_ready ~soy ~curry_paste @masala @pasta",
    given: "@poultry @pork ~pork_chop @sausage @roast_joint",
    oven: 220,
    step: "Stir {200 ml} boiling water into the {besidestuffingmix}, leave for {5 min}, roll into balls and bake in the hot oven for {18–20 min}, until crisp.",
    last: "Serve with the {besidestuffingmix}.",
  },
  {
    part: { part: "besidebeans", foods: "~beans_sauced", grams: 300, role: "body", does: ["simmered"] },
    courses: ["main", "breakfast", "bake", "snack"],
    unless: "@bean ~pulse_whole @pasta @rice ~soy ~curry_paste @tomato_tin",
    given: "@sausage @bacon ~egg @potato ~potato_frozen @bread @breaded ~mince @potato_ready",
    step: "Heat the {besidebeans} in a small pan for {4–5 min}, stirring, until bubbling.",
    last: "Serve with the {besidebeans}.",
  },
  {
    part: { part: "besidewhitesauce", foods: "~white_sauce", grams: 200, role: "sauce", does: ["simmered"] },
    courses: ["main"],
    unless: "@cream ~gravy ~gravy_dry ~mayo ~soy ~curry_paste @masala @pasta_sauce @tomato_tin @cheese",
    given: "~fish_white ~fish_oily ~fish_smoked ~pork_cured ham ~crucifer ~leek",
    step: "Warm the {besidewhitesauce} in a small pan, stirring, until it just bubbles.",
    last: "Pour over the {besidewhitesauce}.",
  },
  {
    part: { part: "besidecob", foods: "~corn_cob", grams: 300, role: "body", does: ["boiled"] },
    courses: ["main"],
    unless: "@corn ~corn_cob @pasta @noodle ~curry_paste",
    given: `${FLESH} @bean @fish @shellfish @breaded`,
    step: "Boil the {besidecob} in {saltwater} for {5–7 min}, until tender, and drain.",
    ...buttered("besidecob", "Turn"),
  },
  {
    part: { part: "potrind", foods: "~cheese_rind", grams: 30, role: "seasoning", does: ["infused-and-removed"] },
    courses: ["main", "soup"],
    unless: "~soy ~fish_sauce ~curry_paste @masala ~coconut_milk ~cheese_rind",
    given: "@bean ~pulse_whole ~pulse_slow @tomato_tin @stock ~stock_liquid ~grain_slow ~rice_risotto",
    simmers: "Drop in the {potrind}.",
    last: "Fish out the {potrind}.",
  },
  {
    part: { part: "potstock", foods: "~stock_cube", grams: 5, role: "seasoning", does: ["cooked-in-it"] },
    courses: ["main", "soup"],
    unless: "@stock ~gravy ~gravy_dry ~soy ~fish_sauce ~curry_paste ~pesto",
    given: `${FLESH} @bean ~pulse_whole @mushroom @pasta ~root_hard ~potato`,
    pours: "Crumble in the {potstock}.",
  },
  {
    part: { part: "finishnuts", foods: "~nut ~peanut", grams: 40, role: "finish", does: ["toasted", "scattered-at-end"], prep: "roughly {chopped}" },
    courses: ["main", "salad", "side"],
    unless: "@nut @nut_butter @mince",
    given: "@salad @veg_leaf @rice ~grain_quick @grain ~grain_mid @veg_squash ~crucifer ~aubergine ~root_hard ~green_bean ~coconut_milk @noodle",
    once: "strewn",
    quick: true,
    step: "Toast the {finishnuts} in a dry pan for {3 min}, until they smell nutty.",
    last: "Scatter with the {finishnuts}.",
  },
  {
    part: { part: "finishbriny", foods: "~briny ~tomato_dried ~veg_jar", grams: 30, perFood: { "~veg_jar": 80 }, role: "finish", does: ["scattered-at-end"] },
    courses: ["main", "salad", "breakfast"],
    unless: `@briny @pickle @cream ${EASTERN}`,
    given: "~fish_smoked ~veg_jar @tomato @tomato_tin @pasta ~fish_white ~fish_oily ~cheese_brine ~grain_quick ~potato_small @poultry",
    once: "strewn",
    last: "Scatter with the {finishbriny}.",
  },
  {
    part: { part: "finishzest", foods: "~citrus_zest", grams: 4, role: "finish", does: ["scattered-at-end"] },
    courses: MEALS,
    unless: "~citrus_zest ~soy",
    last: "Finish with the {finishzest}.",
  },
  {
    part: { part: "finishcheese", foods: "~cheese_hard", grams: 40, role: "finish", does: ["scattered-at-end"], prep: "{finely grated}" },
    courses: ["main", "soup"],
    unless: "@cheese ~soy ~fish_sauce ~gochujang ~curry_paste ~squid ~mollusc ~prawn",
    given: "@pasta ~gnocchi ~rice_risotto @sauce_base @tomato_tin @bean ~squash ~crucifer ~courgette ~aubergine ~potato ~mushroom ~egg @sausage",
    once: "strewn",
    last: "Grate over the {finishcheese}.",
  },
  {
    part: { part: "finishsalt", foods: "~salt", grams: 3, role: "seasoning", does: ["dressed"] },
    courses: MEALS,
    unless: "~salt",
    last: "Season with the {finishsalt}.",
  },
  {
    part: { part: "finishpepper", foods: "~pepper_black", grams: 1, role: "seasoning", does: ["scattered-at-end"] },
    courses: MEALS,
    unless: "~pepper_black",
    last: "Grind over the {finishpepper}.",
  },
  {
    part: { part: "finishlemon", foods: "lemon lime", grams: 25, role: "finish", does: ["stirred-in-off-heat"], prep: "{juiced}" },
    courses: MEALS,
    // What is crisp is not wetted: it has wedges beside it.
    unless: `${SHARP} @breaded @crumb`,
    last: "Squeeze over the {finishlemon}.",
  },
  {
    part: { part: "finishherb", foods: "~herb_tender ~herb_basil", grams: 10, role: "finish", does: ["scattered-at-end"], prep: "{chopped}" },
    courses: MEALS,
    unless: "@herb_tender",
    last: "Scatter with the {finishherb}.",
  },
  {
    part: { part: "rubspice", foods: "~spice_mild ~spice_savoury ~spice_rub ~spice_blend", grams: 3, role: "seasoning", does: ["bloomed"] },
    courses: ["main", "side"],
    unless: "~soy ~fish_sauce ~curry_paste @spice ~pesto",
    star: TO_SEASON,
    first: "Season the {star} with the {rubspice}.",
  },
  {
    part: { part: "rubherb", foods: "~herb_dried", grams: 1.5, role: "seasoning", does: ["bloomed"] },
    courses: ["main", "side"],
    unless: "~soy ~fish_sauce ~curry_paste @herb_woody ~herb_dried @herb_tender",
    star: TO_SEASON,
    first: "Rub the {star} with the {rubherb}.",
  },
  {
    part: { part: "besidemustard", foods: "~mustard", grams: 20, role: "sauce", does: ["dressed"] },
    courses: ["main", "bake"],
    unless: "~soy ~fish_sauce ~curry_paste @mustard",
    given: "@sausage ~pork_chop ~pork_quick ~pork_cured @bacon @steak ~roast_joint ~cooked_meat",
    last: "Serve with the {besidemustard}.",
  },
  {
    part: { part: "besidegravy", foods: "~gravy_dry ~gravy", grams: 15, perFood: { "~gravy": 150 }, role: "sauce", does: ["simmered"] },
    courses: ["main"],
    unless: "~soy ~fish_sauce ~curry_paste @cream ~gravy ~gravy_dry ~coconut_milk @pasta ~wrap",
    given: "@sausage @poultry @roast_joint @red @mince ~pork_chop ~pork_joint ~cooked_meat",
    intoSauce: "Whisk in the {besidegravy} and {120 ml} more water and bubble until it coats a spoon.",
    step: "Heat the {besidegravy}[?besidegravy=~gravy_dry:  with {250 ml} water] in a small pan, stirring, until it [?besidegravy=~gravy_dry: boils and coats a spoon|bubbles].",
    last: "Pour over the [?besidegravy=~gravy_dry: gravy|{besidegravy}].",
  },
  {
    part: { part: "besidecrisps", foods: "~crisps", grams: 60, role: "body", does: ["scattered-at-end"] },
    courses: ["main", "soup"],
    unless: "@bread ~wrap @rice @pasta ~potato ~potato_small ~potato_frozen @noodle",
    given: "@bean @mince ~tomato @tomato_tin ~avocado",
    once: "beside",
    last: "Serve with the {besidecrisps} to scoop it up.",
  },
  {
    part: { part: "finishbutter", foods: "~butter", grams: 20, role: "finish", does: ["melted"] },
    courses: ["main", "soup", "side"],
    unless: "~butter ~soy ~fish_sauce ~curry_paste ~coconut_milk ~tahini @masala @cream ~sour_cream ~yogurt ~mayo",
    given:
      "@steak ~pork_chop ~red_chop ~fish_white ~fish_oily ~poultry_breast ~mollusc ~prawn ~potato ~potato_small ~crucifer ~root_hard @pea ~green_bean ~cabbage ~leek ~grain_slow @rice @pasta ~mushroom",
    hot: true,
    last: "Dot with the {finishbutter} and let it melt.",
  },
  {
    part: { part: "besideyogurt", foods: "~yogurt ~sour_cream", grams: 80, role: "finish", does: ["dressed"] },
    courses: ["main", "soup"],
    unless: "@milk @cream @cheese ~soy ~fish_sauce ~coconut_milk @yog ~sour_cream ~mayo",
    given: "~pulse_whole @dal @bean @masala ~spice_savoury ~red_stew ~mince @spice_blend",
    once: "sauce",
    last: "Spoon the {besideyogurt} on top.",
  },
  {
    part: { part: "finishspringonion", foods: "~spring_onion", grams: 20, role: "finish", does: ["scattered-at-end"], prep: "{finely sliced}", knife: true },
    courses: ["main", "soup", "side"],
    unless: "~spring_onion @herb_tender",
    given: "~soy ~egg @noodle @rice ~rice_cooked @potato ~sour_cream @bean @mince ~wrap @tomato @fish @poultry @corn @tofu",
    last: "Scatter with the {finishspringonion}.",
  },
  {
    part: { part: "finishsesame", foods: "sesame-seed", grams: 4, role: "finish", does: ["scattered-at-end"] },
    courses: ["main", "soup", "side", "salad"],
    unless: "~seed",
    given: "~soy ~fish_sauce @noodle",
    last: "Sprinkle with the {finishsesame}.",
  },
  {
    part: { part: "finishheat", foods: "chilli-flake ~sauce_fiery", grams: 2, role: "finish", does: ["scattered-at-end"] },
    courses: MEALS,
    unless: "@spice_heat ~chilli ~gochujang ~sauce_fiery",
    last: "Finish with the {finishheat}, as hot as you like it.",
  },
  {
    part: { part: "besidecream", foods: "~ice_cream @custard ~cream ~cream_whipped ~yogurt", grams: 120, role: "finish", does: ["dressed"] },
    courses: ["sweet", "bake"],
    unless: "@cream @custard ~ice_cream @yog @cheese ~milk_sour",
    given: "@fruit @fruit_bake @berry @choc @cocoa @fruit_soft",
    last: "[?besidecream=~cream: Whip the {besidecream} until it just holds and spoon it alongside.|Serve with the {besidecream}.]",
    sweet: true,
  },
  {
    part: { part: "besidefruit", foods: "@berry ~fruit_tin ~tropical_tin ~stone ~tropical ~banana", grams: 160, role: "finish", does: ["raw"] },
    courses: ["sweet", "bake"],
    unless: "@fruit @berry ~citrus @jam @dried_fruit",
    last: "Serve with the {besidefruit}.",
    sweet: true,
  },
  {
    part: { part: "sweetnuts", foods: "~nut", grams: 30, role: "finish", does: ["toasted", "scattered-at-end"], prep: "roughly {chopped}" },
    courses: ["sweet", "breakfast"],
    unless: "@nut @nut_butter ~nut_flour @crumb_sweet",
    quick: true,
    step: "Toast the {sweetnuts} in a dry pan for {3 min}, until they smell nutty.",
    last: "Scatter with the {sweetnuts}.",
    sweet: true,
  },
  {
    part: { part: "sweetspice", foods: "~spice_cinnamon ~spice_nutmeg", grams: 1, role: "finish", does: ["scattered-at-end"] },
    courses: ["sweet", "breakfast"],
    unless: "@spice_sweet @spice @jam",
    given: "@milk @cream @yog @rice @custard @fruit_bake",
    last: "Dust with the {sweetspice}.",
    sweet: true,
  },
];
