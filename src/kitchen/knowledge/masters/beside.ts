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
  /** A step of its own, beside the others. */
  readonly step?: string;
  /** Said instead of the step and of what the last one ends with, where the master makes a sauce of what is brown in its pan. */
  readonly intoSauce?: string;
  /** It is begun right before the last step. */
  readonly quick?: true;
  /** What is said before the sentence that begins a long simmer; without one it has no place. */
  readonly simmers?: string;
  /** What is said after the sentence that pours water into a hot pan and boils it up; without one it has no place. */
  readonly pours?: string;
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
  /** Set down cold beside the dish, or strewn over it: a cook does each once. */
  readonly once?: "beside" | "strewn";
}

const STARCHES =
  "@pasta @noodle @rice @potato @bread @couscous @grain @gnocchi @pastry @wrap @flatbread @flour @oats @plantain @bun @corn_cob @rice_ready @quinoa @polenta @dumpling @pizza_base @taco_shell @potato_ready @pasta_ready @chip ~semolina ~pasta ~rice_cooked ~potato_mash ~cassava ~taro";
export const SHARP = "@acid @vinegar @wine @citrus_sour @milk_sour @pickle @cream @milk";
export const FLESH = "@poultry @red @pork @mince @sausage @bacon @roast_joint ~pork_chop ~red_chop ~pork_quick ~cooked_meat ~offal";
/** What has a vegetable beside it, and what brings its own. */
const ON_A_PLATE = "@poultry @red @pork @sausage @roast_joint ~pork_chop ~red_chop ~cooked_meat @fish @breaded";
const NO_PLATE = "@pasta @noodle @rice @rice_ready @wrap @bun @bread @flour @egg @pastry @curry_paste @masala @soy";
/** What makes a dish of the East, beside which carrots are not boiled. */
const EASTERN = "@soy ~fish_sauce @curry_paste";
const MEALS: readonly MasterCourse[] = ["main", "soup", "salad", "side", "breakfast"];

export const TO_SEASON =
  "@poultry @red @mince ~pork_quick ~pork_chop ~red_chop ~fish_white ~fish_oily ~prawn @tofu ~potato ~potato_small ~sweet_potato ~crucifer ~root_hard ~squash ~aubergine ~courgette";

/** A dish takes what it can of these, in this order. */
export const BESIDE: readonly Beside[] = [
  {
    part: { part: "besiderice", foods: "~rice_white", grams: 150, role: "body", does: ["simmered"] },
    courses: ["main"],
    unless: STARCHES,
    step: "Meanwhile, rinse the {besiderice}, put into a small saucepan with {250 ml} water, bring to the boil, cover and cook over the lowest heat for 12 minutes, until the water is gone. Leave to stand for 5 minutes.",
    last: "Serve with the {besiderice}.",
    withJuices: "Serve on the {besiderice}, the juices spooned over.",
  },
  {
    part: { part: "besidecookedrice", foods: "~rice_cooked", grams: 300, role: "body", does: ["steamed"] },
    courses: ["main"],
    unless: STARCHES,
    step: "Meanwhile, heat the {besidecookedrice} with a splash of water in a covered pan over a medium heat for 4–5 minutes, until steaming right through.",
    last: "Serve with the {besidecookedrice}.",
  },
  {
    part: { part: "besidecookedpotato", foods: "~potato_cooked", grams: 350, role: "body", does: ["browned-in-fat"], prep: "thickly sliced", knife: true },
    courses: ["main"],
    unless: STARCHES,
    step: "Meanwhile, lay the {besidecookedpotato} in a wide non-stick frying pan over a medium-high heat and leave for 4–5 minutes a side, until crusted, golden and hot right through.",
    last: "Serve with the {besidecookedpotato}.",
    withJuices: "Serve with the {besidecookedpotato}, the juices spooned over.",
  },
  {
    part: { part: "besidemash", foods: "~potato_mash", grams: 350, role: "body", does: ["steamed"] },
    courses: ["main"],
    unless: STARCHES,
    step: "Meanwhile, warm the {besidemash} with a splash of water in a covered pan over a low heat for 6–8 minutes, beating now and then, until smooth and steaming right through.",
    last: "Serve on the {besidemash}.",
    withJuices: "Serve on the {besidemash}, the juices spooned over.",
  },
  {
    part: { part: "besidecookedpasta", foods: "~pasta_cooked", grams: 350, role: "body", does: ["boiled"] },
    courses: ["main"],
    unless: STARCHES,
    given: "@mince @tomato @tomato_tin ~tomato_sieved @pasta_sauce ~pesto @sauce_base",
    last: "Pour boiling water over the {besidecookedpasta}, stir for 1 minute, until loose and steaming hot, drain and serve underneath.",
  },
  {
    part: { part: "besidecouscous", foods: "@couscous", grams: 140, role: "body", does: ["soaked"] },
    courses: ["main"],
    unless: STARCHES,
    quick: true,
    step: "Pour {180 ml} boiling water over the {besidecouscous}, cover and leave for 5 minutes, then fluff up with a fork.",
    last: "Serve on the {besidecouscous}.",
  },
  {
    part: { part: "besidegrain", foods: "@quinoa ~grain_quick ~grain_mid ~rice_brown", grams: 140, role: "body", does: ["boiled"] },
    courses: ["main"],
    unless: STARCHES,
    step: "Meanwhile, boil the {besidegrain} in plenty of {saltwater} for {time besidegrain boil}, until tender, and drain well.",
    last: "Serve on the {besidegrain}.",
  },
  {
    part: { part: "besidepolenta", foods: "@polenta", grams: 110, role: "body", does: ["simmered"] },
    courses: ["main"],
    unless: STARCHES,
    step: "Meanwhile, rain the {besidepolenta} into {550 ml} boiling water, whisking, and stir over a low heat as long as the packet says (quick-cook 5 minutes, coarse 30), until it comes away from the pan.",
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
      prep: "cut into 4 cm pieces",
      knife: true,
    },
    courses: ["main"],
    unless: STARCHES,
    step: "Meanwhile, boil the {besidepotato} for 15–18 minutes, until a knife slides in, drain and leave to steam dry.",
    last: "Serve with the {besidepotato}.",
    withJuices: "Serve with the {besidepotato}, the juices spooned over.",
  },
  {
    part: { part: "besidechips", foods: "~potato_frozen", grams: 350, role: "body", does: ["baked"] },
    courses: ["main"],
    unless: `${STARCHES} ~potato_frozen`,
    step: "Meanwhile, bake the {besidechips} in one layer in an oven heated to {220 C} for 20–25 minutes, turning once, until crisp and gold.",
    last: "Serve with the {besidechips}.",
  },
  {
    part: { part: "besidebread", foods: "~bread ~roll", grams: 120, role: "body", does: ["toasted"] },
    courses: ["main", "soup", "breakfast", "salad"],
    unless: STARCHES,
    last: "Serve with the {besidebread}, toasted.",
  },
  {
    part: { part: "besidewrap", foods: "~wrap", grams: 160, role: "body", does: ["toasted"] },
    courses: ["main", "soup", "salad"],
    unless: STARCHES,
    last: "Serve with the {besidewrap}, warmed in a dry pan for 30 seconds a side.",
  },
  {
    part: { part: "besidegreens", foods: "~green_bean ~stem_quick ~pulse_fresh ~crucifer ~sprout", grams: 200, role: "body", does: ["boiled"] },
    courses: ["main"],
    unless: "@veg_green @veg_leaf ~crucifer ~pulse_fresh ~sprout ~cabbage ~green_bean ~stem_quick",
    step: "Boil the {besidegreens} for {time besidegreens boil}, until bright and just tender, and drain well.",
    last: "Serve with the {besidegreens}.",
    withJuices: "Serve with the {besidegreens}, turned in the juices.",
  },
  {
    part: { part: "besidepeas", foods: "~pulse_fresh ~corn ~veg_frozen_mix", grams: 150, role: "body", does: ["boiled"] },
    courses: ["main"],
    unless: `~pulse_fresh ~corn ~veg_frozen_mix ${NO_PLATE}`,
    given: ON_A_PLATE,
    step: "Boil the {besidepeas} for {time besidepeas boil}, until hot and bright, and drain.",
    last: "Serve with the {besidepeas}.",
  },
  {
    part: { part: "besidewilted", foods: "~leaf_cook", grams: 200, role: "body", does: ["steamed"] },
    courses: ["main"],
    unless: `@veg_leaf @salad ~green_bean ~stem_quick ~pulse_fresh ${NO_PLATE}`,
    given: ON_A_PLATE,
    step: "Wilt the {besidewilted} with a splash of water in a hot pan for 2–3 minutes, and press out the water.",
    last: "Serve with the {besidewilted}.",
    withJuices: "Serve with the {besidewilted}, turned in the juices.",
  },
  {
    part: { part: "besideroots", foods: "~root_hard", grams: 250, role: "body", does: ["boiled"], prep: "peeled and cut into batons", knife: true },
    courses: ["main"],
    unless: `@veg_root ${EASTERN}`,
    given: FLESH,
    step: "Meanwhile, boil the {besideroots} for {time besideroots boil}, until just tender, and drain well.",
    last: "Serve with the {besideroots}.",
  },
  {
    part: { part: "besideleaves", foods: "~leaf_salad ~leaf_peppery", grams: 60, role: "body", does: ["raw"] },
    courses: ["main"],
    unless: "~leaf_salad ~leaf_peppery @veg_leaf",
    once: "beside",
    last: "Serve with the {besideleaves}, the juices spooned over.",
  },
  {
    part: { part: "besidesliced", foods: "~tomato ~cucumber", grams: 160, role: "body", does: ["raw"], prep: "sliced", knife: true },
    courses: ["main"],
    unless: "@tomato @tomato_tin ~cucumber ~passata @pasta @noodle",
    once: "beside",
    last: "Serve with the {besidesliced}.",
  },
  {
    part: { part: "besideavocado", foods: "~avocado", grams: 150, role: "body", does: ["raw"], prep: "sliced", knife: true },
    courses: ["main", "breakfast", "salad"],
    unless: "~avocado @cream @pasta",
    given: "@bean @mince ~egg @tomato @wrap @bread ~prawn @rice @bacon @poultry @fish @quinoa",
    once: "beside",
    last: "Serve with the {besideavocado}.",
  },
  {
    part: {
      part: "besiderelish",
      foods: "~chutney ~horseradish ~slaw_ready ~kimchi ~sauerkraut ~pickle ~hummus ~salsa",
      grams: 40,
      perFood: { "~slaw_ready": 160, "~kimchi": 100, "~sauerkraut": 120, "~hummus": 80, "~salsa": 100 },
      role: "finish",
      does: ["dressed"],
    },
    courses: ["main", "breakfast", "snack"],
    unless: "~chutney ~horseradish ~slaw_ready @pickle ~hummus ~salsa @mayo @pasta ~rice_risotto",
    given: `${FLESH} @cheese ~fish_smoked @fish ~egg @bean`,
    once: "beside",
    last: "Serve with the {besiderelish}.",
  },
  {
    part: { part: "besidetartare", foods: "tartare-sauce", grams: 50, role: "finish", does: ["dressed"] },
    courses: ["main", "snack"],
    unless: "@mayo @pasta @cream",
    given: "@fish @shellfish @breaded ~fish_smoked",
    once: "beside",
    last: "Serve with the {besidetartare}.",
  },
  {
    part: { part: "potrind", foods: "~cheese_rind", grams: 30, role: "seasoning", does: ["infused-and-removed"] },
    courses: ["main", "soup"],
    unless: "@soy ~fish_sauce @curry_paste @masala ~coconut_milk ~cheese_rind",
    given: "@bean @lentil @bean_dry @tomato_tin @stock ~stock_liquid @barley @rice_risotto",
    simmers: "Drop in the {potrind}.",
    last: "Fish out the {potrind}.",
  },
  {
    part: { part: "potstock", foods: "~stock_cube", grams: 5, role: "seasoning", does: ["cooked-in-it"] },
    courses: ["main", "soup"],
    unless: "@stock @gravy @gravy_dry @soy ~fish_sauce @curry_paste ~pesto",
    given: `${FLESH} @bean @lentil @mushroom @pasta ~root_hard ~potato`,
    pours: "Crumble in the {potstock}.",
  },
  {
    part: { part: "finishnuts", foods: "~nut", grams: 40, role: "finish", does: ["toasted", "scattered-at-end"], prep: "roughly chopped" },
    courses: ["main", "salad", "side"],
    unless: "@nut @nut_butter @mince",
    given: "@salad @veg_leaf @rice @couscous @grain @quinoa @veg_squash ~crucifer ~aubergine ~root_hard ~green_bean",
    once: "strewn",
    last: "Toast the {finishnuts} in a dry pan for 3 minutes, until they smell nutty, and scatter over.",
  },
  {
    part: { part: "finishbriny", foods: "~briny", grams: 30, role: "finish", does: ["scattered-at-end"] },
    courses: ["main", "salad"],
    unless: `@briny @pickle @cream ${EASTERN}`,
    given: "@tomato @tomato_tin @pasta ~fish_white ~fish_oily @cheese_brine @couscous ~potato_small @poultry",
    once: "strewn",
    last: "Scatter with the {finishbriny}.",
  },
  {
    part: { part: "finishzest", foods: "~citrus_zest", grams: 4, role: "finish", does: ["scattered-at-end"] },
    courses: MEALS,
    unless: "~citrus_zest @soy",
    last: "Finish with the {finishzest}.",
  },
  {
    part: { part: "finishcheese", foods: "~cheese_hard", grams: 40, role: "finish", does: ["scattered-at-end"], prep: "finely grated" },
    courses: ["main", "soup"],
    unless: "@cheese @soy ~fish_sauce ~gochujang @curry_paste",
    given: "@pasta @gnocchi @rice_risotto @sauce_base @tomato_tin @bean ~squash ~crucifer ~courgette ~aubergine ~potato ~mushroom ~egg @sausage",
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
    unless: "@pepper @spice_heat ~sauce_fiery",
    last: "Grind over the {finishpepper}.",
  },
  {
    part: { part: "finishlemon", foods: "lemon lime", grams: 25, role: "finish", does: ["stirred-in-off-heat"], prep: "juiced" },
    courses: MEALS,
    unless: SHARP,
    last: "Squeeze over the {finishlemon}.",
  },
  {
    part: { part: "finishherb", foods: "~herb_tender ~herb_basil", grams: 10, role: "finish", does: ["scattered-at-end"], prep: "chopped" },
    courses: MEALS,
    unless: "@herb_tender",
    last: "Scatter with the {finishherb}.",
  },
  {
    part: { part: "rubspice", foods: "~spice_mild ~spice_savoury ~spice_rub ~spice_blend", grams: 3, role: "seasoning", does: ["bloomed"] },
    courses: ["main", "side"],
    unless: "@soy ~fish_sauce @curry_paste @spice ~pesto",
    star: TO_SEASON,
    first: "Season the {star} with the {rubspice}.",
  },
  {
    part: { part: "rubherb", foods: "~herb_dried", grams: 1.5, role: "seasoning", does: ["bloomed"] },
    courses: ["main", "side"],
    unless: "@soy ~fish_sauce @curry_paste @herb_woody @herb_dry @herb_tender",
    star: TO_SEASON,
    first: "Rub the {star} with the {rubherb}.",
  },
  {
    part: { part: "besidemustard", foods: "~mustard", grams: 20, role: "sauce", does: ["dressed"] },
    courses: ["main"],
    unless: "@soy ~fish_sauce @curry_paste @mustard",
    given: "@sausage ~pork_chop ~pork_quick ~pork_cured @bacon @steak ~roast_joint ~cooked_meat",
    last: "Serve with the {besidemustard}.",
  },
  {
    part: { part: "besidegravy", foods: "~gravy_dry ~gravy", grams: 15, perFood: { "~gravy": 150 }, role: "sauce", does: ["simmered"] },
    courses: ["main"],
    unless: "@soy ~fish_sauce @curry_paste @cream @gravy @gravy_dry ~coconut_milk @pasta @wrap",
    given: "@sausage @poultry @roast_joint @red @mince ~pork_chop ~pork_joint ~cooked_meat",
    intoSauce: "Whisk in the {besidegravy} and {120 ml} more water and bubble until it coats a spoon.",
    step: "Heat the {besidegravy}[?besidegravy=~gravy_dry:  with {250 ml} water] in a small pan, stirring, until it [?besidegravy=~gravy_dry: boils and coats a spoon|bubbles].",
    last: "Pour over the [?besidegravy=~gravy_dry: gravy|{besidegravy}].",
  },
  {
    part: { part: "besidecrisps", foods: "@chip", grams: 60, role: "body", does: ["scattered-at-end"] },
    courses: ["main", "soup"],
    unless: "@bread @wrap @rice @pasta @potato @noodle",
    given: "@bean @mince ~tomato @tomato_tin",
    once: "beside",
    last: "Serve with the {besidecrisps} to scoop it up.",
  },
  {
    part: { part: "finishbutter", foods: "~butter", grams: 20, role: "finish", does: ["melted"] },
    courses: ["main", "soup", "side"],
    unless: "~butter @soy ~fish_sauce @curry_paste ~coconut_milk @tahini @masala @cream @sour_cream ~yogurt @mayo",
    given:
      "@steak ~pork_chop ~red_chop ~fish_white ~fish_oily ~poultry_breast ~mollusc ~prawn ~potato ~potato_small ~crucifer ~root_hard @pea ~green_bean ~cabbage ~leek ~barley @barley @rice @pasta ~mushroom",
    hot: true,
    last: "Dot with the {finishbutter} and let it melt.",
  },
  {
    part: { part: "besideyogurt", foods: "~yogurt @sour_cream", grams: 80, role: "finish", does: ["dressed"] },
    courses: ["main", "soup"],
    unless: "@milk @cream @cheese @soy ~fish_sauce ~coconut_milk @yog @sour_cream @mayo",
    given: "@lentil @dal @bean @masala ~spice_savoury ~red_stew ~mince @spice_blend",
    once: "beside",
    last: "Spoon the {besideyogurt} on top.",
  },
  {
    part: { part: "finishspringonion", foods: "~spring_onion", grams: 20, role: "finish", does: ["scattered-at-end"], prep: "finely sliced", knife: true },
    courses: ["main", "soup", "side"],
    unless: "@allium_green @herb_tender",
    given: "@soy ~egg @noodle @rice @rice_ready @potato @sour_cream @bean @mince @wrap @tomato @fish @poultry @corn @tofu",
    last: "Scatter with the {finishspringonion}.",
  },
  {
    part: { part: "finishsesame", foods: "sesame-seed", grams: 4, role: "finish", does: ["scattered-at-end"] },
    courses: ["main", "soup", "side", "salad"],
    unless: "~seed",
    given: "@soy ~fish_sauce @noodle",
    last: "Sprinkle with the {finishsesame}.",
  },
  {
    part: { part: "finishheat", foods: "chilli-flakes ~sauce_fiery", grams: 2, role: "finish", does: ["scattered-at-end"] },
    courses: MEALS,
    unless: "@spice_heat @chilli @chilli_paste ~sauce_fiery",
    last: "Finish with the {finishheat}, as hot as you like it.",
  },
  {
    part: { part: "besidecream", foods: "@ice_cream @custard ~cream ~cream_whipped ~yogurt", grams: 120, role: "finish", does: ["dressed"] },
    courses: ["sweet", "bake"],
    unless: "@cream @custard @ice_cream @yog @cheese @milk_sour",
    given: "@fruit @fruit_bake @berry @choc @cocoa @fruit_soft",
    last: "[?besidecream=~cream: Whip the {besidecream} until it just holds and spoon it alongside.|Serve with the {besidecream}.]",
    sweet: true,
  },
  {
    part: { part: "besidefruit", foods: "@berry ~fruit_tin ~tropical_tin ~stone ~tropical", grams: 160, role: "finish", does: ["raw"] },
    courses: ["sweet", "bake"],
    unless: "@fruit @berry @citrus @jam @dried_fruit",
    last: "Serve with the {besidefruit}.",
    sweet: true,
  },
  {
    part: { part: "besidebanana", foods: "~banana", grams: 160, role: "finish", does: ["raw"] },
    courses: ["sweet"],
    unless: "@fruit @berry @citrus @jam @dried_fruit",
    last: "Serve with the {besidebanana}.",
    sweet: true,
  },
  {
    part: { part: "sweetnuts", foods: "~nut", grams: 30, role: "finish", does: ["toasted", "scattered-at-end"], prep: "roughly chopped" },
    courses: ["sweet", "breakfast"],
    unless: "@nut @nut_butter @nut_flour @crumb_sweet",
    last: "Toast the {sweetnuts} in a dry pan for 3 minutes, until they smell nutty, and scatter over.",
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
