/** Nuts, seeds, coconut and their butters. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const NUTS_SEEDS: readonly Ingredient[] = [
  food(
    "almond",
    "nut",
    "whole almond, flaked almond, almond flake, slivered almond, sliced almond, blanched almond, roasted almond, salted almond, toasted almond, almond sliver, chopped almond, marcona almond, badam, almond slice, toasted flaked almond, almond nut, smoked almond, natural almond, raw almond, skinless almond, toasted slivered almond, blanched slivered almond, toasted sliced almond, blanched whole almond, almond nib, almonds sliced, almonds slivered, flaked toasted almond, roasted salted almond, chocolate almond, unblanched almond, california almond, almonds whole, sweet almond, sugared almond, whole blanched almond",
    { eachGrams: 1.2, allergens: ["nuts"] },
  ),
  food(
    "walnut",
    "nut",
    "walnut half, walnut piece, chopped walnut, california walnut, english walnut, toasted walnut, black walnut, walnuts halved, shelled walnut, walnut kernel, walnut nut, walnuts chopped, candied walnut, walnut meat, walnut chip, crushed walnut",
    { eachGrams: 4, allergens: ["nuts"] },
  ),
  food(
    "pecan",
    "nut",
    "pecan nut, pecan half, chopped pecan, toasted pecan, pecan piece, candied pecan, pecans chopped, pecan kernel, roasted pecan, pecans halved, whole pecan, toasted pecan half, pecan chip, butter pecan nut, hickory nut, shelled pecan",
    { eachGrams: 1.5, allergens: ["nuts"] },
  ),
  food(
    "hazelnut",
    "nut",
    "filbert, chopped hazelnut, toasted hazelnut, blanched hazelnut, cob nut, roasted hazelnut, cobnut, hazel nut, roasted chopped hazelnut, chopped toasted hazelnut, whole hazelnut, skinned hazelnut, hazelnut praline",
    { eachGrams: 1.4, allergens: ["nuts"] },
  ),
  food(
    "cashew",
    "nut",
    "cashew nut, roasted cashew, raw cashew, salted cashew, unsalted cashew, cashews unsalted, kaju, cashew piece, cashews raw, toasted cashew, roasted salted cashew, dry roasted cashew, whole cashew, unsalted cashew nut, roasted cashew nut, roasted unsalted cashew, unroasted cashew",
    { eachGrams: 1.5, allergens: ["nuts"] },
  ),
  food(
    "pistachio",
    "nut",
    "pistachio nut, shelled pistachio, salted pistachio, pistachio kernel, nibbed pistachio, slivered pistachio, pista, chopped pistachio, unsalted pistachio, pistachios in shell, roasted pistachio, raw pistachio, pistachio paste, pistachios shelled, green pistachio, pistacho, iranian pistachio, shelled pistachio nut, roasted salted pistachio, natural pistachio, pistachio cream, unsalted pistachio nut, crushed pistachio, shelled unsalted pistachio",
    { eachGrams: 0.7, allergens: ["nuts"] },
  ),
  food("macadamia", "nut", "macadamia nut, brazil nut, brazil, roasted macadamia, candlenut, macademia nut, kemiri, bunya nut", {
    eachGrams: 2.5,
    allergens: ["nuts"],
  }),
  food(
    "pine nut",
    "nut",
    "pinenut, pine kernel, pignoli, toasted pine nut, pignolia, pine nut kernel, pignoli nut, pinyon nut, pine nuts toasted, pinon nut, pinoli, toasted pine kernel",
  ),
  food(
    "mixed nut",
    "nut",
    "nut, chopped mixed nut, chopped nut, roasted nut, nut mix, mixed chopped nut, salted mixed nut, nuts mixed, trail mix, nuts and raisins, crushed nut, mixed nuts unsalted, fruit and nuts, luxury mixed nuts, toasted nut, salted nut, assorted nut, honey roasted nut, chopped roasted nut, nut pieces, nuts chopped, mixed unsalted nut, toasted chopped nut, unsalted mixed nut, mixed nuts and seeds, nut topping",
    { allergens: ["nuts"], mayContain: ["peanut"] },
  ),
  food(
    "chestnut",
    "nut",
    "roasted chestnut, vacuum packed chestnut, cooked chestnut, chestnut puree, sweet chestnut, tinned chestnut, chestnuts cooked, merchant gourmet chestnut, ginkgo nut, peeled chestnut, chestnut paste, roast chestnut, whole chestnut, chestnuts vacuum packed, dried chestnut, sweetened chestnut puree, ready cooked chestnut, steamed chestnut, ginko nut, whole peeled chestnut",
    { eachGrams: 10 },
  ),
  food(
    "peanut",
    "peanut",
    "salted peanut, roasted peanut, monkey nut, unsalted peanut, dry roasted peanut, groundnut, ground nut, crushed peanut, redskin peanut, raw peanut, peanuts in shell, moongphali, chopped peanut, honey roasted peanut, roasted salted peanut, honey roast peanut, peanut kernel, unsalted roasted peanut, boiled peanut, unsalted dry roasted peanut, roasted unsalted peanut, chopped roasted peanut, dry roast peanut, skinless peanut, roasted groundnut, spanish peanut, blanched peanut, planter peanut, cocktail peanut, ground peanut, beer nut, shelled peanut, red peanut, dry roasted unsalted peanut, peanut halves, roasted red skin peanut, jumbo peanut, salted roasted peanuts",
    { eachGrams: 1, allergens: ["peanut"] },
  ),
  food(
    "sesame seed",
    "seed",
    "sesame, white sesame seed, black sesame seed, toasted sesame seed, til, sesame seeds toasted, roasted sesame seed, black sesame, gomashio, benne seed, white sesame, sesame seed black, sesame seed white, raw sesame seed, hulled sesame seed, toasted black sesame seed, gomasio, toasted white sesame seed, gingelly, ground sesame seed, mixed sesame seed, unhulled sesame seed, sesame seed roasted, toasted sesame",
    { allergens: ["sesame"] },
  ),
  food(
    "sunflower seed",
    "seed",
    "sunflower kernel, sunflower seeds shelled, toasted sunflower seed, raw sunflower seed, roasted sunflower seed, shelled sunflower seed, hulled sunflower seed, salted sunflower seed, unsalted sunflower seed, sunflower seeds raw, sunflower heart",
  ),
  food(
    "pumpkin seed",
    "seed",
    "pepita, pumpkin kernel, toasted pumpkin seed, raw pumpkin seed, roasted pumpkin seed, shelled pumpkin seed, hulled pumpkin seed, melon seed, egusi, raw pepita, roasted pepita, egusi seed, styrian pumpkin seed, squash seed, char magaz, magaz, ogbono, green pumpkin seed, toasted pepita, charoli, unsalted pumpkin seed, watermelon seed",
  ),
  food(
    "flaxseed",
    "seed",
    "linseed, ground flaxseed, flax, flax seed, milled flaxseed, ground linseed, flax meal, flaxseed meal, ground flax seed, golden flaxseed, golden linseed, brown linseed, milled linseed, flax seed meal, alsi, flax egg, ground flax, golden flax seed, ground golden flaxseed, whole flaxseed, brown flaxseed, flaxmeal, linseed meal, golden flax, flax seed ground, linseed mix",
  ),
  food("hemp seed", "seed", "hemp heart, shelled hemp, hulled hemp seed, shelled hemp seed, hemp, hemp protein, raw hemp seed"),
  food(
    "poppy seed",
    "seed",
    "poppyseed, khus khus, blue poppy seed, white poppy seed, poppy, khas khas, poppy seeds blue, black poppy seed, posto, poppy seed filling",
  ),
  food(
    "mixed seed",
    "seed",
    "seed, seed mix, omega seed mix, salad seeds, four seed mix, toasted seed, seeds mixed, mixed toasted seeds, super seed mix, omega seeds, toasted mixed seeds, salad topper, salad sprinkle, munchy seeds, sprouting seed",
    { mayContain: ["sesame"] },
  ),
  food(
    "nigella seed",
    "seed",
    "kalonji, black onion seed, nigella, black seed, black cumin seed, onion seed, kalonji seed, nigella seeds kalonji, charnushka, nigela seed",
  ),
  food(
    "chia seed",
    "chia",
    "chia, basil seed, sabja, white chia seed, black chia seed, chia seeds white, milled chia, sabja seed, ground chia, chai seed, tukmaria, chia meal, sweet basil seed",
    { mass: true },
  ),
  food(
    "peanut butter",
    "nut_butter",
    "crunchy peanut butter, smooth peanut butter, pb, peanutbutter, creamy peanut butter, chunky peanut butter, natural peanut butter, skippy, jif, skippy peanut butter, pnut butter, pip and nut, sunpat, whole earth peanut butter, peanut paste, salted peanut butter, unsweetened peanut butter, pb2, powdered peanut butter, jif peanut butter, peanut butter powder, pic peanut butter, sun pat, extra crunchy peanut butter, organic peanut butter, all natural peanut butter, reduced fat peanut butter, jar of peanut butter, smooth natural peanut butter, unsalted peanut butter, super chunk peanut butter, peanut spread, p butter, groundnut paste, meridian peanut butter, super crunchy peanut butter, natural smooth peanut butter, unsalted natural peanut butter, manilife",
    { mass: true, allergens: ["peanut"] },
  ),
  food(
    "peanut sauce",
    "nut_butter",
    "satay sauce, thai peanut sauce, satay, satay paste, peanut satay sauce, spicy peanut sauce, gado gado sauce, bumbu kacang, pecel, asian peanut sauce, peanut dressing",
    { kindOf: "peanut-butter", mass: true, allergens: ["peanut", "soy"], mayContain: ["gluten"] },
  ),
  food(
    "almond butter",
    "nut_butter",
    "cashew butter, nut butter, hazelnut butter, mixed nut butter, smooth almond butter, crunchy almond butter, pistachio butter, walnut butter, creamy almond butter, raw almond butter, pecan butter, macadamia butter, roasted almond butter, natural almond butter, nut butter of choice, almond paste smooth, organic almond butter, cashew paste, brazil nut butter, unsalted almond butter",
    { mass: true, allergens: ["nuts"], mayContain: ["peanut"] },
  ),
  food(
    "sunflower seed butter",
    "nut_butter",
    "seed butter, pumpkin seed butter, sunbutter, sunflower butter, soy nut butter, tiger nut butter, hemp seed butter, watermelon seed butter, granola butter",
    { kindOf: "almond-butter", mass: true },
  ),
  food(
    "tahini",
    "tahini",
    "tahini paste, sesame paste, light tahini, dark tahini, tahina, tahine, chinese sesame paste, tehina, tahini sauce, sesame seed paste, black sesame paste, hulled tahini, sesame butter, white tahini, tahin, tahini dressing, stirred tahini, roasted sesame paste, black tahini, asian sesame paste, jar of tahini, goma paste, neri goma, whole tahini, toasted sesame paste, sesame tahini, unhulled tahini, tahini sesame paste",
    { mass: true, allergens: ["sesame"] },
  ),
  food(
    "coconut",
    "coconut_dried",
    "desiccated coconut, shredded coconut, coconut flake, coconut chip, fresh coconut, grated coconut, dried coconut, sweetened coconut, coconut shaving, unsweetened coconut, coconut flesh, coconut powder, toasted coconut, frozen grated coconut, flaked coconut, unsweetened shredded coconut, sweetened shredded coconut, coconut meat, sweetened flaked coconut, sweetened coconut flake, unsweetened coconut flake, angel flake coconut, toasted coconut flake, unsweetened desiccated coconut, coconut desiccated, fresh grated coconut, copra, shredded sweetened coconut, nariyal, coconut slice, unsweetened flaked coconut, freshly grated coconut, coconut flaked, coconut threads, moist coconut, frozen coconut, macapuno, dry coconut, khopra, young coconut, sweet coconut, coconut piece, kopra, white coconut flesh, toasted desiccated coconut",
    { mass: true },
  ),
  food(
    "coconut milk",
    "coconut_milk",
    "tinned coconut milk, light coconut milk, coconut milk tin, tin of coconut milk, full fat coconut milk, can coconut milk, reduced fat coconut milk, lite coconut milk, thick coconut milk, coconut milk powder, unsweetened coconut milk, coco milk, thin coconut milk, coconut milk light, thai coconut milk, powdered coconut milk, half fat coconut milk, low fat coconut milk, carton of coconut milk, coconutmilk, coconut milk full fat",
    { mass: true, eachGrams: 400 },
  ),
  food(
    "coconut cream",
    "coconut_milk",
    "creamed coconut, coconut cream block, tinned coconut cream, solid coconut cream, block of creamed coconut, unsweetened coconut cream, cream of coconut, coconut cream tin, coco lopez, kara coconut, coconut cream powder, santan, thick coconut cream, coconut yogurt cream, coconut whipped cream, kara coconut cream, coconut butter, coconut manna, sweetened cream of coconut, coconut paste, whipped coconut cream, sweetened coconut cream",
    { kindOf: "coconut-milk", mass: true },
  ),
];
