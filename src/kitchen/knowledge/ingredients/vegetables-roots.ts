/** Potatoes, roots, onions and their relations. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const VEGETABLES_ROOTS: readonly Ingredient[] = [
  food(
    "potato",
    "potato",
    "spud, tater, maris piper, king edward, russet, yukon gold, desiree, rooster, yukon gold potato, russet potato, idaho potato, waxy potato, tatty, waru",
    { eachGrams: 170 },
  ),
  food("baking potato", "potato_baker", "jacket potato, baked potato, baker", { kindOf: "potato", eachGrams: 250 }),
  food("new potato", "potato_small", "baby potato, salad potato, charlotte potato, jersey royal, charlotte, creamer potato, fingerling, new pot", {
    kindOf: "potato",
    eachGrams: 50,
  }),
  food(
    "sweet potato",
    "sweet_potato",
    "kumara, ube, yam sweet potato, sweetpotato, candied yam, tinned yam, murasaki, orange yam, sweet pot, sweet spud, sweet potato puree, sweet potato mash, ngwaci, kumara batata",
    { kindOf: "potato", eachGrams: 200 },
  ),
  food("cooked potato", "potato_cooked", "boiled potato, roast potato, roasty", { eachGrams: 100, kindOf: "potato", states: ["cooked"] }),
  food("mashed potato", "potato_mash", "mash, colcannon, champ, mashed spud, mashed sweet potato", {
    kindOf: "potato",
    mass: true,
    allergens: ["milk"],
    states: ["cooked"],
  }),
  food("instant mash", "mash_dry", "smash, potato flake, instant mashed potato, idahoan, packet mash, instant smash", { kindOf: "potato", mass: true }),
  food("oven chip", "potato_frozen", "chip, potato wedge, fry, skinny fry, steak cut fry, steak fry, wedge, homefry, waffle fry", {
    kindOf: "potato",
    usName: "french fry",
    plural: "oven chips",
    states: ["frozen"],
  }),
  food("sweet potato fry", "potato_frozen", "", { kindOf: "oven-chip", states: ["frozen"] }),
  food(
    "hash brown",
    "potato_frozen",
    "hash brown potato, tot, potato croquette, frozen roast potato, potato cake, potato pancake, latke, frozen potato, rosti, potato farl, potato scone, smiley face, potato smiley, potato face, tattie scone",
    { eachGrams: 60, kindOf: "potato", states: ["frozen"] },
  ),
  food("potato waffle", "potato_frozen", "waffle potato", { kindOf: "hash-brown", eachGrams: 60, states: ["frozen"] }),
  food("yam", "cassava", "true yam, african yam, puna yam, ghana yam, suran, nagaimo, yamaimo, ratalu, elephant foot yam, elephant yam, senai", {
    eachGrams: 500,
  }),
  food("cassava", "cassava", "yuca, manioc, yucca, yuca root, cassava root, mandioca, aipim, mogo", { eachGrams: 400 }),
  food(
    "taro",
    "taro",
    "taro root, eddoe, eddo, dasheen, malanga, arbi, cocoyam, colocasia, yautia, tannia, gabi, satoimo, arvi, dalo, nduma, mankani, macabo",
    {
      kindOf: "cassava",
      eachGrams: 150,
    },
  ),
  food("carrot", "root_hard", "carrot baton, carrot coin, carrot chip, carrot disc, matchstick carrot, root vegetable, root veg", { eachGrams: 70 }),
  food("baby carrot", "root_baby", "chantenay carrot, chantenay, mini carrot, dutch carrot", { kindOf: "carrot", eachGrams: 10 }),
  food("parsnip", "root_hard", "parsley root, hamburg parsley", { eachGrams: 110 }),
  food("swede", "root_hard", "neep, swedish turnip, yellow turnip, turnip swede, wax turnip", { usName: "rutabaga", eachGrams: 500 }),
  food("turnip", "root_hard", "turnip root, hakurei turnip, navet turnip, kabu, tokyo turnip", { eachGrams: 120 }),
  food("celeriac", "root_hard", "celery root, celeriac root, knob celery", { eachGrams: 600, allergens: ["celery"] }),
  food("kohlrabi", "root_hard", "kohl rabi, turnip cabbage, german turnip, kohlrabi bulb", { eachGrams: 200 }),
  food("daikon", "root_hard", "mooli, white radish, daikon radish, korean radish, muli, chinese radish, japanese radish, lobak, black radish, green radish", {
    eachGrams: 400,
  }),
  food("jerusalem artichoke", "root_hard", "sunchoke, topinambur, sun choke, fartichoke, crosne, chinese artichoke, scorzonera, oca, yacon, skirret", {
    eachGrams: 60,
  }),
  food("salsify", "root_hard", "", { kindOf: "jerusalem-artichoke", eachGrams: 60 }),
  food("burdock", "root_hard", "burdock root, gobo", { kindOf: "jerusalem-artichoke", eachGrams: 155 }),
  food("green papaya", "root_hard", "unripe papaya, raw papaya, green mango", { eachGrams: 500 }),
  food("jicama", "root_hard", "yam bean, mexican turnip, singkama, ahipa", { eachGrams: 500 }),
  food("water chestnut", "veg_jar", "waterchestnut", { eachGrams: 8, states: ["tinned"] }),
  food("lotus root", "root_hard", "lotus, renkon, kamal kakdi, lotus stem, lotus rhizome, nadru", { eachGrams: 150 }),
  food("beetroot", "beet", "beet root, candy beetroot, chioggia beetroot, candy cane beet, chioggia beet, candied beetroot", {
    usName: "beet",
    eachGrams: 150,
  }),
  food("cooked beetroot", "beet_cooked", "vac packed beetroot, vac pac beetroot", {
    kindOf: "beetroot",
    usName: "cooked beet",
    eachGrams: 60,
    states: ["cooked"],
  }),
  food("pickled beetroot", "pickle", "harvard beet, beetroot in vinegar, baby beetroot in vinegar, beet in vinegar", {
    kindOf: "beetroot",
    usName: "pickled beet",
    mass: true,
    states: ["pickled"],
  }),
  food("onion", "onion", "vidalia, onion paste, vidalia onion, maui onion", { eachGrams: 150 }),
  food("red onion", "onion", "purple onion", { kindOf: "onion", eachGrams: 150 }),
  food("shallot", "onion", "banana shallot, eschalot, echalion, sambar onion", { kindOf: "onion", eachGrams: 30 }),
  food("pearl onion", "onion_small", "button onion, silverskin onion raw, cipollini, cocktail onion fresh, grelot", { kindOf: "onion", eachGrams: 15 }),
  food(
    "spring onion",
    "spring_onion",
    "scallion, salad onion, green shallot, green onion top, scallion top, scallion green, green onion green, welsh onion, negi, naganegi, bunching onion, gibbon, young onion, sp onion, garlic sprout, garlic shoot, garlic stem, daepa, jjokpa",
    { usName: "green onion", eachGrams: 15 },
  ),
  food("leek", "leek", "ramp, gandana, tareh", { eachGrams: 150 }),
  food("garlic", "garlic", "garlic bulb, elephant garlic, garlic head, garlic scape", { eachGrams: 4 }),
  food("garlic paste", "garlic_paste", "lazy garlic, garlic puree, minced garlic in jar, garlic confit, confit garlic, roasted garlic paste", {
    kindOf: "garlic",
    mass: true,
  }),
  food("wild garlic", "herb_tender", "ramson, bear garlic, ramp leaf", { kindOf: "garlic", mass: true }),
  food("ginger garlic paste", "ginger_garlic_paste", "garlic and ginger paste, garlic ginger paste, ginger and garlic paste", { kindOf: "garlic", mass: true }),
  food("ginger", "ginger", "root ginger, ginger root, ginger paste, gingerroot, lazy ginger, ginger thumb, ginga, old ginger, mature ginger", { mass: true }),
  food("galangal", "ginger", "galanga, galangal paste, galangal root, sand ginger, kencur, aromatic ginger, fingerroot, krachai", {
    kindOf: "ginger",
    mass: true,
  }),
  food("fresh turmeric", "ginger", "turmeric root, root turmeric, turmeric fresh, kachi haldi", { kindOf: "ginger", mass: true }),
  food("horseradish root", "horseradish", "fresh horseradish, wasabi root, fresh wasabi", { mass: true }),
];
