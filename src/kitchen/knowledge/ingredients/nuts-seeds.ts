/** Nuts, seeds, coconut and their butters. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const NUTS_SEEDS: readonly Ingredient[] = [
  food("almond", "nut", "almond flake, slivered almond, almond sliver, marcona almond, badam, almond nut, chocolate almond", {
    eachGrams: 1.2,
    allergens: ["nuts"],
  }),
  food("walnut", "nut", "california walnut, walnut kernel, walnut nut, candied walnut, walnut chip", { eachGrams: 4, allergens: ["nuts"] }),
  food("pecan", "nut", "pecan nut, candied pecan, pecan kernel, pecan chip, butter pecan nut, hickory nut", { eachGrams: 1.5, allergens: ["nuts"] }),
  food("hazelnut", "nut", "filbert, cob nut, cobnut, hazel nut, skinned hazelnut, hazelnut praline", { eachGrams: 1.4, allergens: ["nuts"] }),
  food("cashew", "nut", "cashew nut, kaju, unroasted cashew", { eachGrams: 1.5, allergens: ["nuts"] }),
  food("pistachio", "nut", "pistachio nut, pistachio kernel, nibbed pistachio, slivered pistachio, pista, pistachio cream", {
    eachGrams: 0.7,
    allergens: ["nuts"],
  }),
  food("macadamia", "nut", "macadamia nut, brazil, bunya nut", { eachGrams: 2.5, allergens: ["nuts"] }),
  food("brazil nut", "nut", "", { kindOf: "macadamia", eachGrams: 5, allergens: ["nuts"] }),
  food("pine nut", "nut", "pinenut, pine kernel, pignoli, pignolia, pignoli nut, pinoli"),
  food("mixed nut", "nut", "nut, nut mix, trail mix, nut and raisin, fruit and nut, honey roasted nut", { allergens: ["nuts"], mayContain: ["peanut"] }),
  food("chestnut", "chestnut", "ginkgo nut, ginko nut", { eachGrams: 10 }),
  food(
    "peanut",
    "peanut",
    "monkey nut, ground nut, redskin peanut, moongphali, honey roasted peanut, honey roast peanut, beer nut, groundnut, pounded groundnut, groundnut powder, karanga, njugu",
    {
      eachGrams: 1,
      allergens: ["peanut"],
    },
  ),
  food("sesame seed", "seed", "sesame, til, gomashio, benne seed, gomasio, gingelly, perilla seed, perilla seed powder, deulkkae", { allergens: ["sesame"] }),
  food("sunflower seed", "seed", "sunflower kernel, sunflower heart"),
  food("ogbono", "nut_butter", "ground ogbono, ogbono seed, apon, dika nut", { kindOf: "egusi", mass: true }),
  food(
    "palm nut concentrate",
    "nut_butter",
    "palm nut cream, palm nut soup base, palm nut paste, palm nut soup, palm nut pulp, palm cream, palm nut, sauce graine, noix de palme, moambe, mwambe, nyembwe, banga, banga paste, ghana fresh, palm butter, abenkwan",
    { mass: true },
  ),
  food("egusi", "nut_butter", "egusi seed, ground egusi, egusi powder, agushi, akatoa, agusi, ground agushi, egushi", { mass: true }),
  food("pumpkin seed", "seed", "pepita, pumpkin kernel, melon seed, squash seed, magaz, charoli, watermelon seed"),
  food("flaxseed", "seed", "linseed, flax, flax seed, milled flaxseed, flax meal, flaxseed meal, alsi, flax egg, flaxmeal"),
  food("hemp seed", "seed", "hemp heart, hemp, hemp protein"),
  food("poppy seed", "seed_fine", "poppyseed, khus khus, poppy, kha kha, posto"),
  food("mixed seed", "seed", "seed, seed mix, omega seed, salad sprinkle", { mayContain: ["sesame"] }),
  food("nigella seed", "spice_savoury", "kalonji, nigella, black seed, black cumin seed, onion seed, kalonji seed, charnushka"),
  food("chia seed", "chia", "chia, basil seed, sabja, milled chia, sabja seed, chai seed, tukmaria", { mass: true }),
  food(
    "peanut butter",
    "nut_butter",
    "pb, peanutbutter, pnut butter, pip and nut, peanut spread, groundnut paste, groundnut butter, peanut paste, ground peanut paste, dovi, tigadegue, tigadeguena",
    { mass: true, allergens: ["peanut"] },
  ),
  food("peanut sauce", "nut_butter", "satay sauce, satay, satay paste, pecel, peanut dressing", {
    kindOf: "peanut-butter",
    mass: true,
    allergens: ["peanut", "soy"],
    mayContain: ["gluten"],
  }),
  food("almond butter", "nut_butter", "nut butter, pistachio butter, walnut butter, pecan butter, macadamia butter, almond paste smooth, brazil nut butter", {
    mass: true,
    allergens: ["nuts"],
    mayContain: ["peanut"],
  }),
  food("cashew butter", "nut_butter", "cashew paste, cashew paste", { kindOf: "almond-butter", mass: true, allergens: ["nuts"], mayContain: ["peanut"] }),
  food("hazelnut butter", "nut_butter", "", { kindOf: "almond-butter", mass: true, allergens: ["nuts"], mayContain: ["peanut"] }),
  food(
    "sunflower seed butter",
    "nut_butter",
    "seed butter, pumpkin seed butter, sunbutter, sunflower butter, hemp seed butter, watermelon seed butter, granola butter",
    { kindOf: "almond-butter", mass: true },
  ),
  food("tahini", "tahini", "tahini paste, sesame paste, tahina, tahine, tahini sauce, sesame butter, tahin, tahini dressing, sesame tahini", {
    mass: true,
    allergens: ["sesame"],
  }),
  food(
    "coconut",
    "coconut_dried",
    "desiccated coconut, coconut flake, coconut chip, coconut shaving, coconut flesh, copra, nariyal, macapuno, scraped coconut, fresh scraped coconut, thengai, niyog",
    {
      mass: true,
      mayContain: ["sulphites"],
    },
  ),
  food("coconut milk", "coconut_milk", "coco milk, coconutmilk, tui la nazi, tui, nazi ya tui, grated coconut milk", { mass: true, eachGrams: 400 }),
  food(
    "coconut cream",
    "coconut_milk",
    "creamed coconut, cream of coconut, coco lopez, kara coconut, santan, coconut yogurt cream, coconut whipped cream, kara coconut cream, coconut butter, lolo, kakang gata",
    { kindOf: "coconut-milk", mass: true },
  ),
];
