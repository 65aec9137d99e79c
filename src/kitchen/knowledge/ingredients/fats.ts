/** Oils and solid fats. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const FATS: readonly Ingredient[] = [
  food(
    "olive oil",
    "oil",
    "evoo, olive oil spray, extra virgin oil, lemon olive oil, bertolli, xvoo, oliveoil, basil oil, evo oil, ex virgin olive oil, extra virgin",
    { mass: true },
  ),
  food(
    "vegetable oil",
    "oil",
    "oil, veg oil, neutral oil, safflower oil, soybean oil, crisp and dry, cottonseed oil, mazola, flax oil, cooking oil, vegetable cooking oil, neutral cooking oil, flavorless oil, flavourless oil",
    { mass: true },
  ),
  food("sunflower oil", "oil", "sunflower seed oil", { kindOf: "vegetable-oil", mass: true }),
  food("rapeseed oil", "oil", "canola, rapeseed", { kindOf: "vegetable-oil", mass: true }),
  food("corn oil", "oil", "", { kindOf: "vegetable-oil", mass: true }),
  food("grapeseed oil", "oil", "", { kindOf: "vegetable-oil", mass: true }),
  food("rice bran oil", "oil", "", { kindOf: "vegetable-oil", mass: true }),
  food(
    "cooking spray",
    "oil",
    "nonstick cooking spray, vegetable cooking spray, canola cooking spray, fry light, frylight, spray oil, oil spray, nonstick spray, pam, pam spray",
    { kindOf: "vegetable-oil", mass: true },
  ),
  food("palm oil", "oil", "zomi, zomi oil, red palm oil, dende, azeite de dende, huile rouge, manja, dende oil", { kindOf: "vegetable-oil", mass: true }),
  food("flaxseed oil", "oil", "linseed oil", { kindOf: "vegetable-oil", mass: true }),
  food("peanut oil", "oil", "groundnut oil, arachide oil", { kindOf: "vegetable-oil", mass: true, allergens: ["peanut"] }),
  food("coconut oil", "oil", "coconut oil spray, mct oil, vita coco oil", { kindOf: "vegetable-oil", mass: true }),
  food("avocado oil", "oil", "avocado cooking oil", { kindOf: "vegetable-oil", mass: true }),
  food("mustard oil", "oil", "kachi ghani", { kindOf: "vegetable-oil", mass: true, allergens: ["mustard"] }),
  food("sesame oil", "oil_finish", "sesame seed oil, til oil, gingelly oil, sesame chilli oil, perilla oil, black sesame oil, toasted sesame oil", {
    mass: true,
    allergens: ["sesame"],
  }),
  food(
    "chilli oil",
    "oil_finish",
    "chilli crisp, rayu, red oil, laoganma, crispy chilli, hot oil, sichuan chilli oil, layu, spicy oil, chilli oil, salsa macha, lao gan ma, crispy chilli oil",
    { kindOf: "sesame-oil", usName: "chili oil", mass: true, mayContain: ["peanut", "soy"] },
  ),
  food("truffle oil", "oil_finish", "pistachio oil, almond oil, annatto oil, achiote oil, argan oil, scallion oil, herb oil, shallot oil", {
    kindOf: "sesame-oil",
    mass: true,
    mayContain: ["nuts"],
  }),
  food("walnut oil", "oil_finish", "", { kindOf: "truffle-oil", mass: true, allergens: ["nuts"] }),
  food("garlic oil", "oil", "garlic infused oil, garlic infused olive oil, garlic olive oil, chilli olive oil", { kindOf: "vegetable-oil", mass: true }),
  food("hazelnut oil", "oil_finish", "", { kindOf: "truffle-oil", mass: true, allergens: ["nuts"] }),
  food("pumpkin seed oil", "oil_finish", "", { kindOf: "truffle-oil", mass: true, mayContain: ["nuts"] }),
  food(
    "lard",
    "animal_fat",
    "bacon grease, pork fat, pig fat, chicken fat, schmaltz, pork lard, manteca, leaf lard, rendered bacon, lardo, mafuta ya nguruwe",
    {
      mass: true,
    },
  ),
  food(
    "dripping",
    "animal_fat",
    "beef dripping, bacon dripping, pork dripping, meat dripping, pan dripping, kurdyuk, fat tail, sheep tail fat, dumba, donba, tail fat",
    { kindOf: "lard", mass: true },
  ),
  food("goose fat", "animal_fat", "", { kindOf: "lard", mass: true }),
  food(
    "vegetable shortening",
    "butter",
    "shortening, crisco, trex, cookeen, copha, butter flavoured shortening, butter flavoured crisco, vegetable lard, vegetable ghee, dalda, banaspati ghee, kimbo, cowboy fat, cooking fat",
    {
      kindOf: "lard",
      mass: true,
    },
  ),
  food("bacon fat", "animal_fat", "", { kindOf: "lard", mass: true }),
  food("duck fat", "animal_fat", "", { kindOf: "lard", mass: true }),
  food("tallow", "animal_fat", "beef tallow", { kindOf: "lard", mass: true }),
  food("cocoa butter", "animal_fat", "cacao butter", { mass: true }),
];
