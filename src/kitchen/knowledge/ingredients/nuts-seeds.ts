/** Nuts, seeds, coconut and their butters. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const NUTS_SEEDS: readonly Ingredient[] = [
  food(
    "almond",
    "nut",
    "almond flake, slivered almond, blanched almond, almond sliver, marcona almond, badam, almond nut, blanched slivered almond, blanched whole almond, almond nib, almond slivered, chocolate almond, unblanched almond, california almond, sugared almond",
    { eachGrams: 1.2, allergens: ["nuts"] },
  ),
  food("walnut", "nut", "california walnut, walnut kernel, walnut nut, candied walnut, walnut chip", { eachGrams: 4, allergens: ["nuts"] }),
  food("pecan", "nut", "pecan nut, candied pecan, pecan kernel, pecan chip, butter pecan nut, hickory nut", { eachGrams: 1.5, allergens: ["nuts"] }),
  food("hazelnut", "nut", "filbert, blanched hazelnut, cob nut, cobnut, hazel nut, skinned hazelnut, hazelnut praline", {
    eachGrams: 1.4,
    allergens: ["nuts"],
  }),
  food("cashew", "nut", "cashew nut, kaju, unroasted cashew", { eachGrams: 1.5, allergens: ["nuts"] }),
  food(
    "pistachio",
    "nut",
    "pistachio nut, pistachio kernel, nibbed pistachio, slivered pistachio, pista, pistachio paste, iranian pistachio, pistachio cream",
    { eachGrams: 0.7, allergens: ["nuts"] },
  ),
  food("macadamia", "nut", "macadamia nut, brazil, candlenut, kemiri, bunya nut", { eachGrams: 2.5, allergens: ["nuts"] }),
  food("brazil nut", "nut", "", { kindOf: "macadamia", eachGrams: 2.5, allergens: ["nuts"] }),
  food("pine nut", "nut", "pinenut, pine kernel, pignoli, pignolia, pine nut kernel, pignoli nut, pinyon nut, pinon nut, pinoli"),
  food("mixed nut", "nut", "nut, nut mix, trail mix, nut and raisin, fruit and nut, honey roasted nut, mixed nut and seed, nut topping", {
    allergens: ["nuts"],
    mayContain: ["peanut"],
  }),
  food("chestnut", "nut", "chestnut puree, merchant gourmet chestnut, ginkgo nut, chestnut paste, ginko nut", { eachGrams: 10 }),
  food(
    "peanut",
    "peanut",
    "monkey nut, groundnut, ground nut, redskin peanut, moongphali, honey roasted peanut, honey roast peanut, peanut kernel, blanched peanut, planter peanut, cocktail peanut, beer nut, jumbo peanut",
    { eachGrams: 1, allergens: ["peanut"] },
  ),
  food("sesame seed", "seed", "sesame, til, gomashio, benne seed, gomasio, gingelly, unhulled sesame seed", { allergens: ["sesame"] }),
  food("sunflower seed", "seed", "sunflower kernel, sunflower heart"),
  food(
    "pumpkin seed",
    "seed",
    "pepita, pumpkin kernel, melon seed, egusi, egusi seed, styrian pumpkin seed, squash seed, char magaz, magaz, ogbono, charoli, watermelon seed",
  ),
  food(
    "flaxseed",
    "seed",
    "linseed, flax, flax seed, milled flaxseed, flax meal, flaxseed meal, milled linseed, flax seed meal, alsi, flax egg, flaxmeal, linseed meal, linseed mix",
  ),
  food("hemp seed", "seed", "hemp heart, hemp, hemp protein"),
  food("poppy seed", "seed", "poppyseed, khus khus, poppy, kha kha, posto, poppy seed filling"),
  food("mixed seed", "seed", "seed, seed mix, omega seed mix, super seed mix, omega seed, salad topper, salad sprinkle, munchy seed, sprouting seed", {
    mayContain: ["sesame"],
  }),
  food("nigella seed", "seed", "kalonji, nigella, black seed, black cumin seed, onion seed, kalonji seed, nigella seed kalonji, charnushka"),
  food("chia seed", "chia", "chia, basil seed, sabja, milled chia, sabja seed, chai seed, tukmaria, chia meal", { mass: true }),
  food(
    "peanut butter",
    "nut_butter",
    "smooth peanut butter, pb, peanutbutter, chunky peanut butter, jif, pnut butter, pip and nut, whole earth peanut butter, peanut paste, jif peanut butter, peanut butter powder, pic peanut butter, all natural peanut butter, smooth natural peanut butter, super chunk peanut butter, peanut spread, p butter, groundnut paste, meridian peanut butter, super crunchy peanut butter, manilife",
    { mass: true, allergens: ["peanut"] },
  ),
  food("peanut sauce", "nut_butter", "satay sauce, satay, satay paste, peanut satay sauce, gado gado sauce, bumbu kacang, pecel, peanut dressing", {
    kindOf: "peanut-butter",
    mass: true,
    allergens: ["peanut", "soy"],
    mayContain: ["gluten"],
  }),
  food(
    "almond butter",
    "nut_butter",
    "nut butter, smooth almond butter, pistachio butter, walnut butter, pecan butter, macadamia butter, nut butter of choice, almond paste smooth, cashew paste, brazil nut butter",
    { mass: true, allergens: ["nuts"], mayContain: ["peanut"] },
  ),
  food("cashew butter", "nut_butter", "", { kindOf: "almond-butter", mass: true, allergens: ["nuts"], mayContain: ["peanut"] }),
  food("hazelnut butter", "nut_butter", "", { kindOf: "almond-butter", mass: true, allergens: ["nuts"], mayContain: ["peanut"] }),
  food(
    "sunflower seed butter",
    "nut_butter",
    "seed butter, pumpkin seed butter, sunbutter, sunflower butter, soy nut butter, tiger nut butter, hemp seed butter, watermelon seed butter, granola butter",
    { kindOf: "almond-butter", mass: true },
  ),
  food(
    "tahini",
    "tahini",
    "tahini paste, sesame paste, tahina, tahine, tahini sauce, sesame seed paste, sesame butter, tahin, tahini dressing, stirred tahini, goma paste, neri goma, sesame tahini, unhulled tahini, tahini sesame paste",
    { mass: true, allergens: ["sesame"] },
  ),
  food(
    "coconut",
    "coconut_dried",
    "desiccated coconut, coconut flake, coconut chip, coconut shaving, coconut flesh, coconut powder, angel flake coconut, coconut desiccated, copra, nariyal, coconut thread, moist coconut, macapuno, khopra, kopra",
    { mass: true },
  ),
  food("coconut milk", "coconut_milk", "full fat coconut milk, coconut milk powder, coco milk, coconutmilk, coconut milk full fat", {
    mass: true,
    eachGrams: 400,
  }),
  food(
    "coconut cream",
    "coconut_milk",
    "creamed coconut, solid coconut cream, cream of coconut, coco lopez, kara coconut, coconut cream powder, santan, coconut yogurt cream, coconut whipped cream, kara coconut cream, coconut butter, coconut manna, coconut paste, whipped coconut cream",
    { kindOf: "coconut-milk", mass: true },
  ),
];
