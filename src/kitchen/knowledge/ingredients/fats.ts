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
    "oil, sunflower oil, rapeseed oil, canola oil, veg oil, neutral oil, corn oil, safflower oil, soybean oil, grapeseed oil, rice bran oil, spray oil, cooking spray, fry light, frylight, low calorie cooking spray, oil spray, nonstick spray, cold pressed rapeseed oil, non stick cooking spray, nonstick cooking spray, crisp n dry, neutral cooking oil, cottonseed oil, sunflower cooking oil, canola oil spray, sunflower seed oil, deep frying oil, flavourless oil, vegetable cooking spray, vegetable oil spray, extra virgin rapeseed oil, canola cooking spray, baking spray, rape seed oil, mazola, wesson oil, canola oil cooking spray, palm oil, refined oil, vegetable oil cooking spray, dende oil, flavorless oil, butter flavoured cooking spray, spray cooking oil, sunflower spray, rapeseed oil spray, one cal spray, 1 cal spray, colza oil, sunflower or vegetable oil, hemp oil, flaxseed oil, linseed oil food grade, flax oil, tea seed oil, camellia oil, rapeseed cooking oil, canola, camelina oil, perilla oil, hempseed oil, algae oil, refined sunflower oil",
    { mass: true },
  ),
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
    "walnut oil, hazelnut oil, garlic oil, garlic infused oil, garlic infused olive oil, chilli olive oil, pistachio oil, almond oil, pumpkin seed oil, annatto oil, achiote oil, garlic olive oil, argan oil, infused oil, scallion oil, spring onion oil, garlic flavoured oil, truffle infused olive oil, truffle olive oil, herb oil, shallot oil, macadamia oil, basil infused olive oil, sundried tomato oil, oil from sundried tomato, pecan oil, infused olive oil, shrimp oil, argan",
    { kindOf: "sesame-oil", mass: true, mayContain: ["nuts"] },
  ),
  food(
    "lard",
    "animal_fat",
    "dripping, beef dripping, goose fat, duck fat, bacon fat, bacon grease, chicken fat, schmaltz, tallow, beef tallow, pork lard, manteca, leaf lard, rendered fat, cooking fat, cookeen, vegetable shortening, shortening, copha, solid vegetable fat, turkey fat, bacon dripping, vegetable fat, rendered chicken fat, rendered duck fat, pork dripping, meat dripping, roasting fat, rendered bacon, butter flavoured shortening, pan dripping, pork fat rendered, all vegetable shortening, vegetable lard, caul fat, vegetable ghee, vanaspati, dalda, lardo, white fat, butter flavoured crisco, copha vegetable shortening, griebenschmalz, beef fat, lamb fat",
    { mass: true },
  ),
  food("cocoa butter", "animal_fat", "cacao butter, food grade cocoa butter", { mass: true }),
];
