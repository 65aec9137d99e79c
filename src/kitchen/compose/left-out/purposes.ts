/** What a food of each kind would do in a dish, a row each, with the reasons why a dish may have no use for it. */
import type { Role } from "#kitchen/knowledge/classes/roles";
import type { Family } from "#kitchen/knowledge/dishes/dish";
import {
  BINDS,
  FLAVOUR,
  type Why,
  all,
  are,
  does,
  drinkEnough,
  holds,
  holdsNo,
  isBatch,
  isCooked,
  isDry,
  isFried,
  isMeal,
  isSaucy,
  isSavoury,
  isSweet,
  saltyEnough,
  say,
  setsInTheCold,
} from "./why.ts";

interface Purpose {
  readonly roles: readonly Role[];
  /** The role must be played at least so fully; left out: by half. */
  readonly least?: number;
  /** Closest first; the first that holds is given. */
  readonly why: readonly Why[];
}

const RAISES: readonly Role[] = ["leaven", "leaven_soda", "yeast", "starter"];

const SOUR: readonly Role[] = ["acid", "pickle", "milk_sour", "sour_fruit"];

const SEASONS: readonly Role[] = ["spice", "spice_sweet", "spice_heat", "herb", "herb_infuse", "aromatic", "zest", "vanilla"];

const SAUCES: readonly Role[] = ["sauce", "liquid_sauce", "soy", "pesto", "pasta_sauce", "curry_sauce", "salsa", "sauce_base"];

const CREAMY: readonly Role[] = ["cream", "coconut", "sour_cream", "yog", "mayo", "cheese_fresh", "condensed", "custard", "ice_cream"];

const COVERS = say("{it} would cover the taste of {core}", (scene) => !scene.isOfFlour);

const OUTTASTES = say("{it} would be tasted before {core}");

/** What is a meal by itself pushes aside what the dish is built on. */
const OUTWEIGHS = say("a main dish by {itself}, {it} would outweigh {core} in {dish}");

const FILLS = say("filling by {itself}, {it} would outweigh {core} in {dish}");

/** More liquid, where nothing is there to take it up. */
const TOO_WET: readonly Why[] = [
  drinkEnough,
  say("{dish} {is} weighed out, and {it} would make the mixture too wet", isBatch),
  say("in {dish} {it} would stew what is meant to fry", all(isFried, isDry)),
  say("there is liquid enough in {dish}", isSaucy),
  say("there is no sauce or soup in {dish} for {them} to go into"),
];

/** What simmers beside one of these is no part of it. */
const SERVED_DRY: readonly Family[] = ["roast", "bake", "salad", "side", "bread"];

const FLAVOURS: readonly Why[] = [does(SEASONS, FLAVOUR), does(["mustard", "pesto", "soy", "cocoa", "coffee", "jam"], FLAVOUR), COVERS, OUTTASTES];

/** In the order in which they are looked up: what a food is above all comes before what it also is. */
export const PURPOSES: readonly Purpose[] = [
  {
    roles: RAISES,
    least: 0.9,
    why: [
      does([...RAISES, "flour_sr"], "raise"),
      say("{dish} {is} weighed out without a raising agent", all(isBatch, holds("flour"))),
      say("nothing in {dish} has to rise"),
    ],
  },
  { roles: ["tartar"], why: [say("there are no egg whites here to steady", holdsNo("egg", "egg_white")), say("no egg white is whipped for {dish}")] },
  {
    roles: ["set", "agar", "jelly_mix"],
    why: [are(["set", "agar", "jelly_mix"], "gelling"), say("the cold alone sets {dish}", setsInTheCold), say("nothing in {dish} has to set")],
  },
  { roles: ["colouring"], why: [say("{it} would change nothing but the colour of {dish}")] },
  { roles: ["milk_powder"], why: [are(["milk", "cream", "condensed"], "milk"), say("no milk goes into {dish}")] },
  {
    roles: ["flour"],
    least: 0.7,
    why: [
      are(["flour"], "flour"),
      say("there is no dough or batter in {dish} for {them}", isSweet),
      does(["thickener"], "thicken"),
      say("nothing in {dish} is floured or thickened"),
    ],
  },
  { roles: ["binder_vegan", "chia"], least: 0.9, why: [does(["egg", "binder_vegan", "gum", "crumb"], BINDS), say("nothing in {dish} has to be bound")] },
  {
    roles: ["thickener", "gum", "custard_powder", "tapioca"],
    least: 0.9,
    why: [
      does(["thickener", "flour", "tapioca", "gum", "binder_vegan", "egg"], BINDS),
      say("there is no sauce in {dish} to thicken", all(isDry, holdsNo(...CREAMY, ...SAUCES, "milk", "stock"))),
      say("nothing in {dish} has to be thickened"),
    ],
  },
  { roles: ["salt_pure"], why: [saltyEnough, say("nothing in {dish} needs salt")] },
  { roles: ["finish_oil"], why: [are(["finish_oil", "fat"], "fat"), COVERS] },
  {
    roles: ["fat"],
    least: 0.9,
    why: [
      are(["fat", "finish_oil"], "fat"),
      are(["fat_render", "cream", "coconut", "nut_butter", "mayo", "cheese", "sour_cream"], "rich"),
      say("{dish} {is} weighed out without fat", isBatch),
      say("nothing in {dish} is fried, dressed or spread", (scene) => !isFried(scene)),
    ],
  },
  {
    roles: ["sugar", "syrup", "sweetener", "condensed"],
    why: [
      are(["sugar", "syrup", "jam", "condensed", "sweetener"], "sweet"),
      say(
        "nothing in {dish} is sharp or hot enough to need something sweet",
        all(isSavoury, holdsNo(...SOUR, "spice_heat", "tomato", "mustard", "horseradish", "soy")),
      ),
      say("nothing in {dish} needs sweetening", isSavoury),
      are(["sweet", "fruit", "dried_fruit", "choc", "juice", "confection"], "sweet", undefined, 0.3),
    ],
  },
  { roles: ["coffee", "coffee_ready", "tea", "soda"], why: [drinkEnough, say("a drink, to have beside {dish}")] },
  {
    roles: ["wine", "beer", "spirit"],
    why: [
      are(["wine", "beer", "spirit"], "alcohol"),
      say("{dish} {is} one without alcohol", ({ dish }) => dish.family === "drink"),
      say("nothing in {dish} is cooked for the alcohol to boil away", (scene) => !isCooked(scene)),
      say("nothing in {dish} boils long enough to cook the alcohol away", isDry),
      say("there is liquid enough in {dish}"),
    ],
  },
  { roles: ["stock_cube"], why: [are(["stock"], "stock"), say("nothing in {dish} is cooked in stock", isDry), saltyEnough, ...FLAVOURS] },
  { roles: ["juice", "cordial"], least: 0.9, why: [drinkEnough, say("a drink, to have beside {dish}")] },
  { roles: ["stock", "juice", "milk", "milk_sour"], least: 0.9, why: [are(["stock", "liquid", "milk", "juice"], "liquid"), ...TOO_WET] },
  {
    roles: [...CREAMY, "dressing", "dip", "hummus"],
    least: 0.9,
    why: [are([...CREAMY, "creamy", "dressing"], "creamy"), drinkEnough, are(["cheese", "butter"], "rich")],
  },
  { roles: ["cream", "coconut", "dressing"], least: 0.9, why: TOO_WET },
  {
    roles: [...CREAMY, "dip", "hummus"],
    least: 0.9,
    why: [say("{dish} {is} weighed out, and {it} would make the mixture too wet", isBatch), say("{it} would split in the heat of {dish}", isCooked), COVERS],
  },
  {
    roles: ["acid"],
    least: 0.9,
    why: [
      are(SOUR, "sour"),
      are(["tomato", "wine", "yog", "citrus", "berry", "sour_cream"], "sharp"),
      does(["milk", "cream"], "curdle", "with something so sour", 0.9),
      COVERS,
      say("nothing in {dish} has to be sharpened"),
    ],
  },
  { roles: ["cheese"], least: 0.8, why: [are(["cheese"], "cheese")] },
  { roles: ["cheese_melt"], why: [say("{it} would turn to strings in {dish}", isSaucy)] },
  { roles: ["cheese"], least: 0.8, why: [COVERS] },
  {
    roles: ["egg_cooked"],
    why: [
      are(["egg", "egg_cooked"], "egg"),
      say("more heat would make {them} rubbery", isCooked),
      are(["protein", "protein_ready"], "protein", undefined, 0.8),
      OUTWEIGHS,
    ],
  },
  {
    roles: ["egg_yolk"],
    why: [
      does(["egg"], "bring", "yolks enough"),
      does(["flour", "crumb", "binder"], BINDS),
      say("raw yolk is not safe for everyone, and nothing in {dish} would cook {them}", isDry),
      say("nothing in {dish} has to be bound or enriched"),
    ],
  },
  { roles: ["egg_white"], why: [drinkEnough, does(["egg"], "bring", "whites enough"), say("nothing in {dish} has to be bound or whipped")] },
  {
    roles: ["egg"],
    why: [
      are(["egg", "egg_cooked"], "egg"),
      drinkEnough,
      does(["crumb", "binder_vegan"], BINDS, undefined, 0.8),
      are(["protein"], "protein", undefined, 0.8),
      does(["binder"], BINDS, undefined, 0.4),
      say("boiled or fried, {it} would be a main food beside {core}", (scene) => isSavoury(scene) && isMeal(scene)),
      say("the batter or dough of {dish} holds together without {them}", holds("flour")),
      say("there is no batter, custard or coating in {dish} for {them}"),
    ],
  },
  { roles: ["meat"], least: 0.8, why: [are(["meat"], "meat", undefined, 0.9)] },
  { roles: ["fish", "shellfish"], least: 0.7, why: [are(["fish", "shellfish"], "fish", undefined, 0.9)] },
  {
    roles: ["protein", "protein_ready", "shellfish", "fish_salt", "breaded"],
    least: 0.8,
    why: [are(["protein"], "protein", undefined, 0.8), drinkEnough, OUTWEIGHS],
  },
  { roles: ["meat", "fish"], why: [drinkEnough, COVERS, OUTTASTES] },
  { roles: ["seaweed"], why: [say("{it} would taste of the sea beside {core}")] },
  { roles: ["tomato_paste"], least: 0.9, why: [are(["tomato", "pasta_sauce"], "tomato"), say("{it} would make a tomato sauce of {dish}", isSaucy)] },
  { roles: ["salt", "soy", "miso"], least: 0.6, why: [saltyEnough] },
  {
    roles: ["polenta", "oats", "nut_flour"],
    why: [
      are(["flour"], "flour"),
      say("there is no dough or batter in {dish} for {them}", isSweet),
      say("{dish} {is} neither bound nor topped with anything of the sort"),
    ],
  },
  { roles: ["soup_cream"], why: [say("thick and salty, {it} would cover the taste of {core}")] },
  { roles: ["taco_shell"], why: [say("{it} {is_food} there to be filled, and nothing in {dish} is a filling")] },
  { roles: ["crumb_crust", "short_crust"], why: [say("{it} {is_food} there to hold a filling, and {dish} {is} served without a crust")] },
  {
    roles: ["cake_mix", "brownie_mix", "cookie_mix", "cornbread_mix", "pancake_mix", "dumpling_mix", "jelly_mix", "biscuit_dough"],
    why: [say("its packet makes a dish of its own, and {dish} takes none of it")],
  },
  { roles: ["stuffing"], why: [say("crisp from the oven, {it} {is_food} best beside a roast")] },
  {
    roles: ["pastry"],
    least: 0.7,
    why: [are(["pastry"], "pastry"), say("{dish} {is} served without a crust, and {it} {is_food} best kept for a tart or a pie")],
  },
  {
    roles: ["starch", "bread", "grain", "mash", "pasta_sheet"],
    least: 0.7,
    why: [
      say("something to eat beside {dish}", ({ dish }) => dish.family === "drink"),
      say("{dish} {is} weighed out, and {it} would make the mixture too dry", isBatch),
      are(["starch", "pastry", "bread", "mash"], "filling", undefined, 0.7),
      drinkEnough,
      say("{it} would soak up the liquid of {dish}", isSaucy),
      FILLS,
    ],
  },
  {
    roles: ["pulse"],
    why: [are(["pulse"], "pulses"), are(["protein"], "protein", undefined, 0.8), are(["starch"], "filling", undefined, 0.8), drinkEnough, FILLS],
  },
  {
    roles: ["tomato_tin", "sauce_base", "pasta_sauce", "curry_sauce"],
    least: 0.8,
    why: [
      are(["tomato_tin", "sauce_base", "pasta_sauce", "curry_sauce", "gravy"], "sauce", undefined, 0.7),
      say("nothing in {dish} simmers into a sauce", (scene) => isDry(scene) || SERVED_DRY.includes(scene.dish.family)),
      ...TOO_WET,
    ],
  },
  {
    roles: ["vanilla"],
    why: [does(["vanilla", "spice_sweet", "zest", "choc"], FLAVOUR), say("its scent is for sweet things, and {dish} {is} savoury", isSavoury)],
  },
  {
    roles: ["spice_sweet"],
    why: [
      say("a warm, sweet spice, with nothing sweet in {dish} to go with", all(isSavoury, holdsNo("sweet", "fruit", "sugar", "dried_fruit", "veg_squash"))),
      does(SEASONS, FLAVOUR),
      ...FLAVOURS,
    ],
  },
  { roles: ["herb", "herb_infuse", "zest", "aromatic", "spice", "spice_heat", "spice_blend", "allium_green", "briny", "pickle"], least: 0.6, why: FLAVOURS },
  { roles: ["tomato_paste"], least: 0.7, why: [say("it is better fried than raw, and {dish} {is} put together cold", (scene) => !isCooked(scene))] },
  {
    roles: ["soy", "umami", "sauce", "liquid_sauce", "mustard", "pesto", "miso", "chutney", "tomato_paste", "ketchup"],
    least: 0.7,
    why: [are([...SAUCES, "mustard"], "sauce", undefined, 0.7), COVERS, OUTTASTES],
  },
  { roles: ["bay"], why: [say("{it} must simmer for long to taste of anything", isDry), ...FLAVOURS] },
  { roles: ["rice_paper", "wrap"], why: [are(["bread", "wrap", "bun"], "bread"), say("nothing in {dish} is rolled up or filled")] },
  {
    roles: ["crumb"],
    least: 0.7,
    why: [
      say("nothing in {dish} is crumbed or bound", isSweet),
      are(["crumb", "bread", "flour"], "binding"),
      say("nothing in {dish} is crumbed, bound or topped"),
    ],
  },
  { roles: ["nut", "seed", "coconut_dried"], least: 0.7, why: [are(["nut", "seed"], "nutty"), drinkEnough, say("nothing in {dish} is meant to crunch")] },
  {
    roles: ["crunch", "chip", "cereal", "biscuit", "popcorn"],
    least: 0.7,
    why: [are(["crunch"], "crunch", undefined, 0.7), drinkEnough, say("{it} would go soft in {dish}")],
  },
  { roles: ["choc", "cocoa"], why: [are(["choc"], "chocolate"), COVERS] },
  { roles: ["allium"], least: 0.6, why: [are(["allium"], "onion"), ...FLAVOURS] },
  { roles: ["nut_butter", "tahini"], why: [are(["nut_butter", "nut"], "nutty"), are(["creamy", "fat"], "rich"), COVERS] },
];
