/** Oils and solid fats. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const FATS: readonly Ingredient[] = [
  food(
    "olive oil",
    "oil",
    "evoo, virgin olive oil, ev olive oil, olive oil spray, extra virgin oil, olive oil extra virgin, olive oil cooking spray, fruity olive oil, lemon olive oil, bertolli, xvoo, oliveoil, basil oil, olive pomace oil, pomace oil, cold pressed olive oil, lemon oil olive, lemon infused olive oil, basil olive oil, evo oil, ex virgin olive oil",
    { mass: true },
  ),
  food(
    "vegetable oil",
    "oil",
    "oil, veg oil, neutral oil, safflower oil, soybean oil, crisp n dry, neutral cooking oil, cottonseed oil, canola oil spray, deep frying oil, flavourless oil, vegetable oil spray, mazola, wesson oil, refined oil, dende oil, sunflour oil, flavorless oil, sunflower spray, one cal spray, 1 cal spray, colza oil, hemp oil, linseed oil food grade, flax oil, tea seed oil, camellia oil, camelina oil, perilla oil, hempseed oil, algae oil",
    { mass: true },
  ),
  food("sunflower oil", "oil", "refined sunflower oil, sunflower cooking oil, sunflower seed oil", { kindOf: "vegetable-oil", mass: true }),
  food(
    "rapeseed oil",
    "oil",
    "cold pressed rapeseed oil, extra virgin rapeseed oil, rapeseed oil spray, canola oil, canola, rape seed oil, rapeseed cooking oil",
    { kindOf: "vegetable-oil", mass: true },
  ),
  food("corn oil", "oil", "", { kindOf: "vegetable-oil", mass: true }),
  food("grapeseed oil", "oil", "", { kindOf: "vegetable-oil", mass: true }),
  food("rice bran oil", "oil", "", { kindOf: "vegetable-oil", mass: true }),
  food(
    "cooking spray",
    "oil",
    "low calorie cooking spray, non stick cooking spray, nonstick cooking spray, vegetable cooking spray, canola cooking spray, canola oil cooking spray, vegetable oil cooking spray, butter flavoured cooking spray, fry light, frylight, spray oil, oil spray, nonstick spray, baking spray, pam, pam spray, spray cooking oil",
    { kindOf: "vegetable-oil", mass: true },
  ),
  food("palm oil", "oil", "", { kindOf: "vegetable-oil", mass: true }),
  food("flaxseed oil", "oil", "", { kindOf: "vegetable-oil", mass: true }),
  food("peanut oil", "oil", "groundnut oil, arachide oil, ground nut oil, cold pressed groundnut oil", {
    kindOf: "vegetable-oil",
    mass: true,
    allergens: ["peanut"],
  }),
  food(
    "coconut oil",
    "oil",
    "virgin coconut oil, refined coconut oil, coconut oil spray, solid coconut oil, cold pressed coconut oil, unrefined coconut oil, mct oil, odourless coconut oil, vita coco oil",
    { kindOf: "vegetable-oil", mass: true },
  ),
  food("avocado oil", "oil", "avocado oil spray, avocado cooking oil, extra virgin avocado oil", { kindOf: "vegetable-oil", mass: true }),
  food("mustard oil", "oil", "sarson ka tel, kachi ghani", { kindOf: "vegetable-oil", mass: true, allergens: ["mustard"] }),
  food("sesame oil", "oil_finish", "sesame seed oil, til oil, oriental sesame oil, gingelly oil, blended sesame oil", { mass: true, allergens: ["sesame"] }),
  food(
    "chilli oil",
    "oil_finish",
    "chilli crisp, lao gan ma, rayu, red oil, laoganma, crispy chilli, chiu chow chilli oil, hot oil, sichuan chilli oil, la yu, salsa macha, chilli crunch, layu, peanut in chilli oil, red pepper oil, chilli infused oil, chilli flake in oil, spicy oil, sichuan pepper oil, prickly oil, peppercorn oil",
    { kindOf: "sesame-oil", usName: "chili oil", mass: true, mayContain: ["peanut", "soy"] },
  ),
  food(
    "truffle oil",
    "oil_finish",
    "garlic infused oil, garlic infused olive oil, chilli olive oil, pistachio oil, almond oil, annatto oil, achiote oil, garlic olive oil, argan oil, rosemary oil infused olive oil, infused oil, scallion oil, spring onion oil, garlic flavoured oil, truffle infused olive oil, truffle olive oil, herb oil, shallot oil, macadamia oil, basil infused olive oil, sundried tomato oil, oil from sundried tomato, pecan oil, infused olive oil, shrimp oil, argan",
    { kindOf: "sesame-oil", mass: true, mayContain: ["nuts"] },
  ),
  food("walnut oil", "oil_finish", "", { kindOf: "truffle-oil", mass: true, allergens: ["nuts"] }),
  food("garlic oil", "oil_finish", "", { kindOf: "truffle-oil", mass: true, mayContain: ["nuts"] }),
  food("hazelnut oil", "oil_finish", "", { kindOf: "truffle-oil", mass: true, allergens: ["nuts"] }),
  food("pumpkin seed oil", "oil_finish", "", { kindOf: "truffle-oil", mass: true, mayContain: ["nuts"] }),
  food(
    "lard",
    "animal_fat",
    "bacon grease, chicken fat, schmaltz, pork lard, manteca, leaf lard, rendered fat, cooking fat, turkey fat, rendered chicken fat, roasting fat, rendered bacon, pork fat rendered, vegetable lard, caul fat, vegetable ghee, vanaspati, dalda, lardo, griebenschmalz, beef fat, lamb fat",
    { mass: true },
  ),
  food("dripping", "animal_fat", "beef dripping, bacon dripping, pork dripping, meat dripping, pan dripping", { kindOf: "lard", mass: true }),
  food("goose fat", "animal_fat", "", { kindOf: "lard", mass: true }),
  food(
    "vegetable shortening",
    "butter",
    "all vegetable shortening, copha vegetable shortening, shortening, crisco, trex, cookeen, copha, solid vegetable fat, vegetable fat, butter flavoured shortening, butter flavoured crisco, white fat",
    { kindOf: "lard", mass: true },
  ),
  food("bacon fat", "animal_fat", "rendered bacon fat", { kindOf: "lard", mass: true }),
  food("duck fat", "animal_fat", "rendered duck fat", { kindOf: "lard", mass: true }),
  food("tallow", "animal_fat", "beef tallow", { kindOf: "lard", mass: true }),
  food("cocoa butter", "animal_fat", "cacao butter, food grade cocoa butter", { mass: true }),
];
