/** Oils and solid fats. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const FATS: readonly Ingredient[] = [
  food(
    "olive oil",
    "oil",
    "extra virgin olive oil, evoo, light olive oil, virgin olive oil, ev olive oil, olive oil spray, extra virgin oil, mild olive oil, spanish olive oil, italian olive oil, pure olive oil, olive oil extra virgin, good olive oil, greek olive oil, olive oil cooking spray, best olive oil, organic olive oil, filippo berio, fruity olive oil, lemon olive oil, bertolli, regular olive oil, xvoo, oliveoil, basil oil, extra light olive oil, olive pomace oil, pomace oil, cold pressed olive oil, lemon oil olive, everyday olive oil, lemon infused olive oil, basil olive oil, evo oil, ex virgin olive oil",
    { mass: true },
  ),
  food(
    "vegetable oil",
    "oil",
    "oil, cooking oil, sunflower oil, rapeseed oil, canola oil, veg oil, neutral oil, frying oil, corn oil, safflower oil, soybean oil, grapeseed oil, rice bran oil, salad oil, spray oil, cooking spray, fry light, frylight, low calorie cooking spray, oil spray, nonstick spray, cold pressed rapeseed oil, non stick cooking spray, pam, nonstick cooking spray, crisp n dry, neutral cooking oil, cottonseed oil, sunflower cooking oil, canola oil spray, plain oil, sunflower seed oil, deep frying oil, flavourless oil, vegetable cooking spray, vegetable oil spray, extra virgin rapeseed oil, canola cooking spray, baking spray, rape seed oil, mazola, wesson oil, canola oil cooking spray, palm oil, refined oil, pam cooking spray, vegetable oil cooking spray, dende oil, sunflour oil, red palm oil, flavorless oil, butter flavored cooking spray, cooking oil spray, spray cooking oil, sunflower spray, rapeseed oil spray, one cal spray, 1 cal spray, colza oil, light oil, sunflower or vegetable oil, hemp oil, flaxseed oil, linseed oil food grade, flax oil, tea seed oil, camellia oil, rapeseed cooking oil, canola, vegitable oil, camelina oil, perilla oil, hempseed oil, oil for frying, oil for cooking, algae oil, refined sunflower oil",
    { mass: true },
  ),
  food("peanut oil", "oil", "groundnut oil, arachide oil, ground nut oil, roasted peanut oil, cold pressed groundnut oil", {
    kindOf: "vegetable-oil",
    mass: true,
    allergens: ["peanut"],
  }),
  food(
    "coconut oil",
    "oil",
    "virgin coconut oil, melted coconut oil, refined coconut oil, extra virgin coconut oil, organic coconut oil, coconut oil melted, coconut oil spray, solid coconut oil, cold pressed coconut oil, unrefined coconut oil, mct oil, odourless coconut oil, vita coco oil",
    { kindOf: "vegetable-oil", mass: true },
  ),
  food("avocado oil", "oil", "avocado oil spray, avocado cooking oil, extra virgin avocado oil", { kindOf: "vegetable-oil", mass: true }),
  food("mustard oil", "oil", "sarson ka tel, kachi ghani", { kindOf: "vegetable-oil", mass: true, allergens: ["mustard"] }),
  food(
    "sesame oil",
    "oil_finish",
    "toasted sesame oil, dark sesame oil, asian sesame oil, sesame seed oil, black sesame oil, roasted sesame oil, light sesame oil, pure sesame oil, til oil, oriental sesame oil, chinese sesame oil, gingelly oil, japanese sesame oil, blended sesame oil, toasted sesame seed oil, hot sesame oil, korean sesame oil",
    { mass: true, allergens: ["sesame"] },
  ),
  food(
    "chilli oil",
    "oil_finish",
    "crispy chilli oil, chili crisp, lao gan ma, rayu, hot chili oil, red oil, laoganma, crispy chilli, chiu chow chilli oil, hot oil, red chili oil, sichuan chili oil, la yu, salsa macha, chilli crunch, chili oil with sediment, layu, peanuts in chilli oil, red pepper oil, chilli infused oil, asian chili oil, chilli flakes in oil, spicy oil, chilli oil crispy, sichuan pepper oil, prickly oil, peppercorn oil",
    { kindOf: "sesame-oil", usName: "chili oil", mass: true, mayContain: ["peanut", "soy"] },
  ),
  food(
    "truffle oil",
    "oil_finish",
    "white truffle oil, black truffle oil, walnut oil, hazelnut oil, garlic oil, garlic infused oil, garlic infused olive oil, chilli olive oil, pistachio oil, almond oil, pumpkin seed oil, annatto oil, achiote oil, garlic olive oil, argan oil, rosemary oil infused olive oil, infused oil, scallion oil, spring onion oil, garlic flavored oil, truffle infused olive oil, truffle olive oil, roasted walnut oil, herb oil, shallot oil, macadamia oil, basil infused olive oil, sundried tomato oil, oil from sundried tomatoes, pecan oil, infused olive oil, toasted walnut oil, shrimp oil, argan",
    { kindOf: "sesame-oil", mass: true, mayContain: ["nuts"] },
  ),
  food(
    "lard",
    "animal_fat",
    "dripping, beef dripping, goose fat, duck fat, bacon fat, bacon grease, chicken fat, schmaltz, tallow, beef tallow, pork lard, manteca, rendered bacon fat, leaf lard, rendered fat, cooking fat, cookeen, trex, vegetable shortening, shortening, crisco, copha, solid vegetable fat, white vegetable fat, turkey fat, bacon dripping, vegetable fat, rendered chicken fat, rendered duck fat, pork dripping, meat dripping, roasting fat, roast dripping, crisco shortening, rendered bacon, butter flavored shortening, pan dripping, pork fat rendered, white vegetable shortening, all vegetable shortening, vegetable lard, caul fat, vegetable ghee, vanaspati, dalda, lardo, white fat, butter flavored crisco, copha vegetable shortening, griebenschmalz, beef fat, lamb fat",
    { mass: true },
  ),
  food("cocoa butter", "animal_fat", "cacao butter, food grade cocoa butter", { mass: true }),
];
