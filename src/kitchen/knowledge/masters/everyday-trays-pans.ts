import type { Master } from "./master.ts";

export const EVERYDAY_TRAYS_PANS_MASTERS: readonly Master[] = [
  {
    "id": "roast-vegetables-and-beans",
    "title": "Roast {veg} and crisp {bean} with a pan dressing",
    "summary": "Browned {veg} and crackling {bean}, turned through a glossy dressing made in the tin.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh noodle shortcrust-pastry tortilla coconut-milk sausage chicken",
    "serves": 2,
    "minutes": 55,
    "handsOn": 20,
    "kit": [
      "oven",
      "roasting tin"
    ],
    "parts": [
      {
        "part": "veg",
        "foods": "carrot butternut-squash cauliflower sweet-potato beetroot parsnip aubergine bell-pepper fennel brussels-sprout celeriac swede potato ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~potato",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "prepOf": {
          "carrot": "peeled and cut into 2 cm pieces",
          "parsnip": "peeled and cut into 2 cm pieces",
          "beetroot": "peeled and cut into 2 cm wedges",
          "celeriac": "peeled and cut into 2 cm pieces",
          "swede": "peeled and cut into 2 cm pieces",
          "potato": "cut into 2 cm pieces and dried",
          "sweet-potato": "cut into 3 cm pieces",
          "butternut-squash": "peeled, seeded and cut into 3 cm pieces",
          "cauliflower": "cut into 4 cm florets, leaves kept",
          "aubergine": "cut into 4 cm pieces",
          "bell-pepper": "seeded and cut into 4 cm pieces",
          "fennel": "cut into wedges through the root",
          "brussels-sprout": "halved"
        },
        "most": 3
      },
      {
        "part": "onion",
        "foods": "red-onion onion shallot leek ~onion ~onion_small ~leek",
        "grams": 150,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into wedges through the root",
        "knife": true,
        "prepOf": {
          "leek": "cut into 3 cm lengths"
        },
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat",
          "dressed"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "spice",
        "foods": "cumin smoked-paprika ground-coriander fennel-seed ras-el-hanout ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~spice_savoury ~spice_mild ~spice_blend ~spice_rub thyme rosemary ~herb_dried ~herb_woody",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "sauce",
        "does": [
          "roasted",
          "mashed"
        ],
        "prep": "left in their skins"
      },
      {
        "part": "tender",
        "foods": "cherry-tomato ~tomato courgette asparagus green-bean ~mushroom ~mushroom_large ~courgette ~green_bean ~stem_quick ~pepper_sweet ~corn ~crucifer ~pulse_fresh",
        "grams": 180,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "large ones cut into bite-sized pieces",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "bean",
        "foods": "chickpea butter-bean white-bean ~pulse_tin",
        "grams": 240,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "drained and patted dry"
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "crunch",
        "foods": "hazelnut almond walnut pumpkin-seed sunflower-seed ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "roasted",
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta halloumi goats-cheese paneer ~cheese_fresh ~cheese_brine",
        "grams": 100,
        "role": "finish",
        "does": [
          "roasted"
        ],
        "prep": "broken into large pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard harissa miso-paste tahini",
        "grams": 10,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup pomegranate-molasses ~syrup ~honey brown-sugar ~sugar",
        "grams": 8,
        "role": "sweetener",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "leaf",
        "foods": "rocket spinach watercress ~leaf_salad ~leaf_peppery ~leaf_cook",
        "grams": 50,
        "role": "body",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt labneh hummus sour-cream creme-fraiche ~yogurt ~sour_cream",
        "grams": 100,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander mint basil dill chives tarragon ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C} with a large roasting tin inside. Put the {veg}[ and the {onion}] into a bowl[ and turn in two thirds of the {fat}, until every piece shines].[ Season with the {salt}[ and the {pepper}].| Season with the {pepper}.][ Toss with the {spice}.]",
      "Spread everything out on the [?fat: bare hot tin|hot tin, lined with baking paper], cut sides down, with space between the pieces. Roast for 20 minutes without touching, so that the undersides brown.",
      "Turn the {veg} over.[ Tuck in the {garlic}.][ Add the {tender}.] Scatter over the {bean}[ and sprinkle with the {chilli}]. Roast for 10 minutes.",
      "[Scatter over the {crunch}. ][Nestle in the {cheese}. ]Roast for 7–10 minutes more, until a knife slides into the {veg}, the edges are dark brown and the {bean} {is bean} crisp outside.",
      "Push everything to one end of the tin.[ Squeeze the soft {garlic} out of the skins onto the bare metal and crush with a fork.] Add {30 ml} hot water[, [?acid=lemon,lime: the juice of the|the] {acid}][, the {mustard}][, the {sweet}][ and the rest of the {fat}], then scrape and stir until the browned juices melt into a glossy dressing.",
      "Turn everything through the dressing[ and fold in the {leaf}, which will wilt a little].[ Spread the {creamy} over the plates.] Pile everything up with all the dressing[ and scatter with the {herb}]."
    ],
    "note": "Give the pieces room: if they touch, the tin steams, so use two."
  },
  {
    "id": "roast-vegetable-tray",
    "title": "[?cheese: Charred {veg} with {cheese}|Charred roast {veg} with a pan dressing]",
    "summary": "Deeply browned {veg}, dressed with their own pan juices[ and finished with {cheese}].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh noodle shortcrust-pastry tortilla coconut-milk sausage chicken bean",
    "serves": 2,
    "minutes": 55,
    "handsOn": 20,
    "kit": [
      "oven",
      "roasting tin"
    ],
    "parts": [
      {
        "part": "veg",
        "foods": "carrot butternut-squash cauliflower sweet-potato beetroot parsnip aubergine bell-pepper fennel brussels-sprout celeriac swede potato ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~potato",
        "grams": 750,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "prepOf": {
          "carrot": "peeled and cut into 2 cm pieces",
          "parsnip": "peeled and cut into 2 cm pieces",
          "beetroot": "peeled and cut into 2 cm wedges",
          "celeriac": "peeled and cut into 2 cm pieces",
          "swede": "peeled and cut into 2 cm pieces",
          "potato": "cut into 2 cm pieces and dried",
          "sweet-potato": "cut into 3 cm pieces",
          "butternut-squash": "peeled, seeded and cut into 3 cm pieces",
          "cauliflower": "cut into 4 cm florets, leaves kept",
          "aubergine": "cut into 4 cm pieces",
          "bell-pepper": "seeded and cut into 4 cm pieces",
          "fennel": "cut into wedges through the root",
          "brussels-sprout": "halved"
        },
        "most": 4
      },
      {
        "part": "onion",
        "foods": "red-onion onion shallot leek ~onion ~onion_small ~leek",
        "grams": 180,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into wedges through the root",
        "knife": true,
        "prepOf": {
          "leek": "cut into 3 cm lengths"
        },
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish goose-fat dripping ~butter ~animal_fat",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat",
          "dressed"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "spice",
        "foods": "cumin ground-coriander fennel-seed smoked-paprika zaatar ~spice_blend ~spice_rub ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~spice_savoury ~spice_mild ~herb_dried",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme rosemary sage dried-oregano bay-leaf ~herb_woody ~bay",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "sauce",
        "does": [
          "roasted",
          "mashed"
        ],
        "prep": "left in their skins"
      },
      {
        "part": "tender",
        "foods": "cherry-tomato ~tomato courgette asparagus green-bean ~mushroom ~mushroom_large kale ~courgette ~green_bean ~stem_quick ~pepper_sweet ~corn ~crucifer ~pulse_fresh",
        "grams": 200,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "large ones cut into bite-sized pieces",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough ciabatta ~bread ~roll",
        "grams": 80,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "torn into 3 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "crunch",
        "foods": "hazelnut almond walnut pumpkin-seed sunflower-seed ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "roasted",
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta halloumi goats-cheese paneer ~cheese_blue ~cheese_fresh ~cheese_brine",
        "grams": 120,
        "role": "finish",
        "does": [
          "roasted"
        ],
        "prep": "broken into large pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard harissa miso-paste tahini pesto ~pesto",
        "grams": 10,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup pomegranate-molasses ~syrup ~honey brown-sugar ~sugar",
        "grams": 8,
        "role": "sweetener",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "savour",
        "foods": "olive caper sun-dried-tomato anchovy",
        "grams": 25,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt labneh hummus sour-cream creme-fraiche ~yogurt ~sour_cream",
        "grams": 100,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander mint basil dill chives tarragon ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C} with a large roasting tin inside. Put the {veg}[ and the {onion}] into a bowl[ and turn in two thirds of the {fat}, until every piece shines].[ Season with the {salt}[ and the {pepper}].| Season with the {pepper}.][ Toss with the {spice}.]",
      "Spread everything out on the [?fat: bare hot tin|hot tin, lined with baking paper], cut sides down, with space between the pieces. Roast for 20 minutes without touching, so that the undersides brown.",
      "Turn the {veg} over.[ Tuck in the {garlic}.][ Lay in the {woody}.][ Add the {tender}.][ Sprinkle with the {chilli}.] Roast for 10 minutes more.[ Add the {bread}, turning it in the juices.][ Scatter over the {crunch}.][ Nestle in the {cheese}.]",
      "Roast for a last 7–10 minutes, until a knife slides into the {veg} and the edges are dark brown.",
      "Push everything to one end of the tin.[ Squeeze the soft {garlic} out of the skins onto the bare metal and crush with a fork.] Add {30 ml} hot water[, [?acid=lemon,lime: the juice of the|the] {acid}][, the {mustard}][, the {sweet}][, the {savour}][ and the rest of the {fat}], then scrape and stir until the browned juices melt into a glossy dressing.",
      "Turn everything through the dressing.[ Spread the {creamy} over the plates.] Pile everything up with every drop of the juices[ and scatter with the {herb}]."
    ],
    "note": "Preheating the tin browns the undersides from the first minute; space between the pieces does the rest."
  },
  {
    "id": "chicken-thigh-and-root-tray",
    "title": "[?sweet: Sticky|Crisp] roast {chicken} with {veg}",
    "summary": "Crackling-skinned {chicken} roasted over {veg} that drink up the juices.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "rice noodle ~pasta ~pasta_hollow ~pasta_fresh coconut-milk tortilla shortcrust-pastry cream",
    "serves": 2,
    "minutes": 65,
    "handsOn": 20,
    "kit": [
      "oven",
      "roasting tin"
    ],
    "parts": [
      {
        "part": "veg",
        "foods": "carrot potato parsnip butternut-squash sweet-potato fennel celeriac swede beetroot cauliflower brussels-sprout bell-pepper ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~potato",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "prepOf": {
          "carrot": "peeled and cut into 2 cm pieces",
          "parsnip": "peeled and cut into 2 cm pieces",
          "beetroot": "peeled and cut into 2 cm wedges",
          "celeriac": "peeled and cut into 2 cm pieces",
          "swede": "peeled and cut into 2 cm pieces",
          "potato": "cut into 2 cm pieces and dried",
          "sweet-potato": "cut into 3 cm pieces",
          "butternut-squash": "peeled, seeded and cut into 3 cm pieces",
          "cauliflower": "cut into 4 cm florets, leaves kept",
          "bell-pepper": "seeded and cut into 4 cm pieces",
          "fennel": "cut into wedges through the root",
          "brussels-sprout": "halved"
        },
        "most": 3
      },
      {
        "part": "onion",
        "foods": "red-onion onion shallot leek ~onion ~onion_small ~leek",
        "grams": 180,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into wedges through the root",
        "knife": true,
        "prepOf": {
          "leek": "cut into 3 cm lengths"
        },
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh!poultry_bone chicken-leg chicken-drumstick ~poultry_bone ~poultry_breast_bone ~poultry_dark",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "patted completely dry"
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin paprika ras-el-hanout zaatar curry-powder ~spice_blend ~spice_rub ~spice_savoury ~spice_mild ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~herb_dried",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme rosemary sage dried-oregano bay-leaf ~herb_woody ~bay",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 25,
        "role": "sauce",
        "does": [
          "roasted",
          "mashed"
        ],
        "prep": "left in their skins",
        "once": true
      },
      {
        "part": "tender",
        "foods": "cherry-tomato ~tomato courgette green-bean ~mushroom ~mushroom_large ~courgette ~green_bean ~stem_quick ~pepper_sweet ~corn ~crucifer ~pulse_fresh",
        "grams": 180,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "large ones cut into bite-sized pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "bean",
        "foods": "butter-bean chickpea ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "fruit",
        "foods": "olive caper apricot plum grape dried-apricot ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned ~stone",
        "grams": 60,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "stoned, large ones halved",
        "knife": true,
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup marmalade ~syrup ~honey ~jam brown-sugar ~sugar",
        "grams": 15,
        "role": "sweetener",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard harissa miso-paste",
        "grams": 12,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "leaf",
        "foods": "spinach kale rocket watercress ~leaf_salad ~leaf_peppery ~leaf_cook ~leaf_tough",
        "grams": 50,
        "role": "body",
        "does": [
          "dressed"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta goats-cheese ~cheese_fresh ~cheese_brine",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander mint basil dill chives tarragon ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Put the {veg}[ and the {onion}] into a large roasting tin.[ Turn in half of the {fat}.][ Season with a third of the {salt}.] Spread out in one layer, cut sides down.",
      "[Rub the rest of the {fat} into the {chicken}. ]Season the {chicken} on both sides[ with the rest of the {salt}].[ Grind over the {pepper}.][ Rub in the {spice}.][ Rub in the {chilli}.] Lay on top, skin side up and not touching, and roast for 25 minutes, until the skin is tightening and gold.",
      "Turn the {veg} in the juices.[ Tuck the {garlic} under the meat.][ Lay in the {woody}.][ Add the {tender}.][ Stir in the {bean}.][ Scatter round the {fruit}.][ Brush the skin with the {sweet}.] Roast for 15–20 minutes more, until the skin is deep brown, a knife slides into the {veg} and the thickest part of the meat reads {74 c} beside the bone.",
      "Lift the {chicken} onto a warm plate and rest for 5 minutes. [?garlic: Squeeze the soft cloves out of their skins into the tin and crush them|Spoon off all but a film of the clear fat].",
      "Add {45 ml} hot water[, the {mustard}][ and [?acid=lemon,lime: the juice of the|the] {acid}] to the tin and scrape until the brown has melted into a little gravy.[ Toss in the {leaf}, until just wilted.][ Crumble over the {cheese}.] Set the {chicken} back on top, skin up[, and scatter with the {herb}]."
    ],
    "note": "Spoon the gravy round the meat, never over it, and the skin stays crisp.",
    "safety": "Cook the {chicken} to {74 c} at the thickest part, beside the bone."
  },
  {
    "id": "crisp-chicken-thighs-with-potatoes",
    "title": "Crisp-skinned {chicken} with {potato} from one pan",
    "summary": "Golden {chicken} and {potato} fried in the rendered juices, with a sharp little pan sauce.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "rice noodle coconut-milk garam-masala tortilla soy-sauce cream",
    "serves": 2,
    "minutes": 60,
    "handsOn": 30,
    "kit": [
      "oven",
      "frying pan"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-thigh!poultry_bone chicken-leg chicken-drumstick ~poultry_bone ~poultry_breast_bone ~poultry_dark",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "seared-then-finished"
        ],
        "prep": "patted completely dry"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 10,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "potato",
        "foods": "new-potato potato sweet-potato ~potato ~potato_baker ~potato_small ~sweet_potato",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "roasted"
        ],
        "prep": "cut into 2 cm pieces and dried",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "red-onion onion shallot leek ~onion ~onion_small ~leek",
        "grams": 150,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into thick wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot fennel bell-pepper brussels-sprout ~mushroom ~mushroom_large cherry-tomato courgette green-bean ~root_hard ~root_baby ~squash ~crucifer ~sweet_potato ~beet ~aubergine ~fennel ~pepper_sweet ~sprout ~courgette ~green_bean ~stem_quick ~tomato ~corn ~pulse_fresh",
        "grams": 200,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into 2 cm pieces",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "sauce",
        "does": [
          "roasted"
        ],
        "prep": "left in their skins"
      },
      {
        "part": "woody",
        "foods": "thyme rosemary sage dried-oregano bay-leaf ~herb_woody ~herb_dried ~bay",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "spice",
        "foods": "smoked-paprika paprika fennel-seed cumin ~spice_savoury ~spice_mild ~spice_blend ~spice_rub",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "liquid",
        "foods": "stock white-wine cider ~stock_liquid ~wine ~beer",
        "grams": 120,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive caper sun-dried-tomato",
        "grams": 40,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "chopped if large",
        "knife": true,
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 10,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter creme-fraiche double-cream ~cream ~cream_thin ~butter ~sour_cream",
        "grams": 15,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley tarragon chives dill basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Pat the {chicken} completely dry[ and rub all over with two thirds of the {salt}].[ Grind over the {pepper}.]",
      "[Film a cold ovenproof frying pan with the {fat}.|Take a cold ovenproof frying pan.] Lay in the {chicken}, skin side down, and cook over a medium heat for 12–14 minutes without moving, until the skin is deep gold and lets go of the pan by itself. Lift out.",
      "Put the {potato} into the hot rendered fat, cut sides down, and fry for 5 minutes, until the undersides colour.[ Add the {onion}.][ Add the {veg}.][ Tuck in the {garlic}[ and the {woody}].| Lay in the {woody}.][ Sprinkle with the {spice}.][ Season with the rest of the {salt}.] Turn once to coat.",
      "Set the {chicken} on top, skin side up, and roast for 20–25 minutes, until the thickest part reads {74 c} beside the bone and a knife slides into the {potato}.[ Add the {olives} for the last 5 minutes.]",
      "Lift everything onto a warm plate and spoon off all but a tablespoon of the fat. Pour [the {liquid}|{75 ml} water] into the pan and boil hard for 2–3 minutes, scraping up the brown, until syrupy.[ Squeeze in the soft {garlic} and crush.]",
      "Take the pan off the heat[, whisk in the {mustard}][, swirl in the {butter}][, sharpen with [?acid=lemon,lime: the juice of the|the] {acid}][, add the {chilli}][ and stir in the {herb}]. Spoon the sauce round the skin, never over it."
    ],
    "note": "A cold pan is the secret: the fat melts out slowly and the skin fries in it.",
    "safety": "Cook the {chicken} to {74 c} at the thickest part, beside the bone."
  },
  {
    "id": "quick-chicken-breast-tray",
    "title": "[?glaze: Glazed|Golden] roast {chicken} with {veg}",
    "summary": "Juicy {chicken} and {veg}, roasted fast and hot and dressed in the tin.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "rice noodle ~pasta ~pasta_hollow ~pasta_fresh coconut-milk tortilla shortcrust-pastry cream",
    "serves": 2,
    "minutes": 40,
    "handsOn": 15,
    "kit": [
      "oven",
      "roasting tin"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast turkey-breast ~poultry_breast ~poultry_dark",
        "grams": 340,
        "need": true,
        "role": "star",
        "does": [
          "marinated",
          "roasted"
        ],
        "prep": "cut into 4 cm pieces",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "marinated"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "marinated"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin dried-oregano ras-el-hanout zaatar curry-powder ~spice_blend ~spice_rub ~spice_savoury ~spice_mild ~herb_dried ~herb_woody",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "marinated"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "marinated"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli harissa cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "marinated"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10,
          "harissa": 10
        }
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "veg",
        "foods": "bell-pepper courgette broccoli cherry-tomato cauliflower aubergine green-bean asparagus fennel ~mushroom ~mushroom_large ~tomato ~courgette ~green_bean ~stem_quick ~pepper_sweet ~corn ~crucifer ~pulse_fresh ~leaf_cook ~cabbage ~sprout ~aubergine",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "most": 3
      },
      {
        "part": "onion",
        "foods": "red-onion onion shallot leek ~onion ~onion_small ~leek",
        "grams": 150,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into thin wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "bean",
        "foods": "chickpea butter-bean ~pulse_tin gnocchi",
        "grams": 240,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "glaze",
        "foods": "honey maple-syrup ~syrup ~honey marmalade ~jam",
        "grams": 15,
        "role": "sweetener",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard pesto tahini ~pesto",
        "grams": 10,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "zest finely grated, juice squeezed",
          "lime": "zest finely grated, juice squeezed"
        },
        "perFood": {
          "lemon": 60,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive caper sun-dried-tomato",
        "grams": 40,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "chopped if large",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta goats-cheese mozzarella ~cheese_fresh ~cheese_brine ~cheese_melt",
        "grams": 80,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt labneh hummus sour-cream ~yogurt ~sour_cream",
        "grams": 80,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "flatbread pitta-bread ~wrap ~bread ~roll",
        "grams": 120,
        "role": "base",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander mint basil dill chives tarragon ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {230 C} with a large roasting tin inside. Put the {chicken} in a bowl[ with half of the {fat}].[ Season with half of the {salt}.][ Grind over the {pepper}.][ Rub in the {spice}.][ Rub in the {garlic}[ and the {chilli}].| Rub in the {chilli}.] Leave while the oven heats.",
      "[Turn the {veg} in the rest of the {fat}. ][Mix in the {onion}. ][Season with the rest of the {salt}. ]Spread the {veg} over the [?fat: hot tin|hot tin, lined with baking paper]. Roast for 10 minutes, until the edges start to colour.",
      "[Stir in the {bean}. ]Lay the {chicken} on top in one layer[ and brush with the {glaze}]. Roast for 14–18 minutes, until browned at the edges and {74 c} in the thickest piece.[ Put the {bread} into the oven for the last 3 minutes to warm.]",
      "Rest for 3 minutes. Add to the tin {30 ml} hot water[, [?acid=lemon,lime: the zest and juice of the|the] {acid}][, the {mustard}][ and the {olives}], scrape up the brown and turn everything through the juices.",
      "[Spread the {creamy} over the plates. ]Heap up the {chicken} and the {veg}[, crumble over the {cheese}][ and scatter with the {herb}]."
    ],
    "note": "Boneless meat dries out in a long roast: give the {veg} a head start and the oven its full heat.",
    "safety": "Cook the {chicken} to {74 c} in the middle of the thickest piece."
  },
  {
    "id": "sausage-tray",
    "title": "[?sweet: Sticky|Crisp] roast {sausage} with {veg}",
    "summary": "Browned {sausage} over {veg} that roast in the juices, with a gravy scraped from the tin.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice shortcrust-pastry tortilla lentil milk",
    "serves": 2,
    "minutes": 55,
    "handsOn": 15,
    "kit": [
      "oven",
      "roasting tin"
    ],
    "parts": [
      {
        "part": "veg",
        "foods": "potato butternut-squash carrot parsnip sweet-potato bell-pepper fennel brussels-sprout swede celeriac cauliflower ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~potato",
        "grams": 550,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "cut into 2.5 cm pieces",
        "knife": true,
        "prepOf": {
          "carrot": "peeled and cut into 2 cm pieces",
          "parsnip": "peeled and cut into 2 cm pieces",
          "celeriac": "peeled and cut into 2 cm pieces",
          "swede": "peeled and cut into 2 cm pieces",
          "potato": "cut into 2 cm pieces and dried",
          "sweet-potato": "cut into 3 cm pieces",
          "butternut-squash": "peeled, seeded and cut into 3 cm pieces",
          "cauliflower": "cut into 4 cm florets, leaves kept",
          "bell-pepper": "seeded and cut into 4 cm pieces",
          "fennel": "cut into wedges through the root",
          "brussels-sprout": "halved"
        },
        "most": 3
      },
      {
        "part": "onion",
        "foods": "red-onion onion shallot leek ~onion ~onion_small ~leek",
        "grams": 180,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "prepOf": {
          "leek": "cut into 3 cm lengths"
        },
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish lard ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "woody",
        "foods": "rosemary sage thyme fennel-seed dried-oregano smoked-paprika caraway-seed ~herb_woody ~herb_dried ~spice_savoury ~spice_mild",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "sausage",
        "foods": "sausage chicken-sausage merguez veggie-sausage ~sausage_raw",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "fruit",
        "foods": "apple pear plum grape ~pome ~stone",
        "grams": 180,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cored and cut into thick wedges",
        "knife": true,
        "prepOf": {
          "grape": "left whole"
        },
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "sauce",
        "does": [
          "roasted",
          "mashed"
        ],
        "prep": "left in their skins"
      },
      {
        "part": "cabbage",
        "foods": "~cabbage kale tenderstem-broccoli cherry-tomato ~courgette ~green_bean ~stem_quick ~mushroom ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh",
        "grams": 180,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard harissa",
        "grams": 15,
        "role": "sauce",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup marmalade ~syrup ~honey brown-sugar ~jam ~sugar",
        "grams": 15,
        "role": "sweetener",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "liquid",
        "foods": "cider ~stock_liquid ~beer ~wine",
        "grams": 80,
        "role": "liquid",
        "does": [
          "deglazed-with"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "apple-cider-vinegar red-wine-vinegar balsamic-vinegar lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "leaf",
        "foods": "rocket watercress spinach ~leaf_salad ~leaf_peppery ~leaf_cook",
        "grams": 40,
        "role": "body",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley chives dill ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Put the {veg}[ and the {onion}] into a large roasting tin.[ Turn in the {fat}.][ Season with the {salt}[ and the {pepper}].| Season with the {pepper}.][ Add the {woody}.] Spread out, cut sides down, and roast for 15 minutes.",
      "Lay the {sausage} on top with space between.[ Tuck in the {fruit}.][ Tuck in the {garlic}.] Roast for 15 minutes, then turn everything once.[ Add the {cabbage}, turning it in the juices.]",
      "[Brush the {sausage} with the {mustard}. ][Trickle over the {sweet}. ][Sprinkle with the {chilli}. ]Roast for 10–15 minutes more, until the {sausage} {is sausage} deep brown and {71 c} inside and the {veg} soft with dark edges.",
      "Lift out the {sausage}.[ Squeeze the soft {garlic} from the skins and crush into the juices.] Splash [the {liquid}|{60 ml} hot water][ and [?acid=lemon,lime: the juice of the|the] {acid}] into the hot tin and scrape, until the brown melts into a gravy.",
      "Turn the {veg} through the gravy[ with the {leaf}, until just wilted]. Set the {sausage} back on top[ and scatter with the {herb}]."
    ],
    "note": "The 15-minute start lets the {veg} catch up, so that all is done together.",
    "safety": "Cook the {sausage} to {71 c} in the middle."
  },
  {
    "id": "sausage-and-bean-tray",
    "title": "[?tomato: Roast {sausage} with saucy {tomato} and {bean}|Roast {sausage} with {bean}]",
    "summary": "Browned {sausage} on {bean} that turn creamy below and crisp on top.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice shortcrust-pastry tortilla milk",
    "serves": 2,
    "minutes": 45,
    "handsOn": 15,
    "kit": [
      "oven",
      "roasting tin"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "red-onion onion shallot leek ~onion ~onion_small ~leek",
        "grams": 180,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "sliced 1 cm thick",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "bell-pepper fennel courgette aubergine carrot butternut-squash ~courgette ~green_bean ~stem_quick ~mushroom ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~root_hard ~root_baby ~squash ~sweet_potato ~beet ~aubergine ~fennel ~sprout",
        "grams": 250,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into 1.5 cm pieces",
        "knife": true,
        "most": 2
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika fennel-seed cumin rosemary thyme dried-oregano ~spice_savoury ~spice_mild ~herb_dried ~herb_woody",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "sausage",
        "foods": "sausage merguez chicken-sausage veggie-sausage ~sausage_raw",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "tomato",
        "foods": "cherry-tomato tinned-tomato ~tomato_tin ~tomato_sieved ~tomato passata",
        "grams": 400,
        "role": "sauce",
        "does": [
          "roasted"
        ],
        "prep": "crushed if large",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "bean",
        "foods": "butter-bean white-bean chickpea ~pulse_tin",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "roasted",
          "mashed"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard harissa pesto ~pesto",
        "grams": 12,
        "role": "sauce",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey brown-sugar maple-syrup ~sugar ~honey ~syrup",
        "grams": 8,
        "role": "sweetener",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "crumb",
        "foods": "breadcrumb bread ~bread ~roll ~crumbs",
        "grams": 40,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prepOf": {
          "bread": "torn to coarse crumbs",
          "~bread": "torn to coarse crumbs",
          "~roll": "torn to coarse crumbs"
        },
        "once": true
      },
      {
        "part": "leaf",
        "foods": "spinach kale rocket ~leaf_cook ~leaf_tough ~leaf_peppery",
        "grams": 80,
        "role": "body",
        "does": [
          "dressed"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "red-wine-vinegar balsamic-vinegar lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta ~cheese_fresh ~cheese_hard ~cheese_brine",
        "grams": 50,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "prepOf": {
          "~cheese_hard": "grated"
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley basil coriander ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Put the {sausage} into a deep roasting tin.[ Add the {onion}[ and the {veg}].| Add the {veg}.][ Turn in two thirds of the {fat}.][ Season with the {salt}.][ Sprinkle with the {spice}.] Roast for 15 minutes, until everything begins to brown.",
      "[Stir in the {tomato}. ][Add the {garlic}[ and the {chilli}]. |Add the {chilli}. ]Stir in the {bean} with {75 ml} water, crushing a quarter against the tin[, and add the {mustard}][ and the {sweet}]. Lift the {sausage} to the top, brown side down.",
      "[Scatter the {crumb} over the gaps[ and trickle with the rest of the {fat}]. |Trickle over the rest of the {fat}. ]Roast for 18–20 minutes, until the sauce bubbles thickly at the edges and the {sausage} {is sausage} deep brown and {71 c} inside.",
      "Lift the {sausage} to one side.[ Stir in the {leaf}, until wilted in the heat.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Grind in the {pepper}.] Rest for 3 minutes, so that the sauce thickens, and serve[ scattered with the {cheese}][ and the {herb}]."
    ],
    "note": "Crushing some of the {bean} thickens the sauce; a splash of hot water loosens it again.",
    "safety": "Cook the {sausage} to {71 c} in the middle."
  },
  {
    "id": "tray-baked-fish",
    "title": "Roast {fish} on {veg}",
    "summary": "Tender {fish} set on browned {veg} for the last minutes, so that both are just right.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh noodle tortilla coconut-milk shortcrust-pastry soy-sauce",
    "serves": 2,
    "minutes": 50,
    "handsOn": 15,
    "kit": [
      "oven",
      "roasting tin"
    ],
    "parts": [
      {
        "part": "veg",
        "foods": "potato new-potato fennel bell-pepper courgette cherry-tomato cauliflower butternut-squash sweet-potato carrot aubergine ~tomato ~root_hard ~root_baby ~squash ~crucifer ~sweet_potato ~beet ~aubergine ~fennel ~pepper_sweet ~sprout ~courgette ~green_bean ~stem_quick ~mushroom ~corn ~pulse_fresh ~potato ~potato_small",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "sliced 1 cm thick",
        "knife": true,
        "prepOf": {
          "cherry-tomato": "left whole"
        },
        "most": 3,
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion onion shallot leek ~onion ~onion_small ~leek",
        "grams": 150,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "sliced 1 cm thick",
        "knife": true,
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ~butter",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "fennel-seed smoked-paprika ground-coriander thyme rosemary dried-oregano ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~herb_dried ~herb_woody",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "bean",
        "foods": "butter-bean white-bean chickpea ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "drained"
      },
      {
        "part": "olives",
        "foods": "olive caper sun-dried-tomato anchovy",
        "grams": 40,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "chopped if large",
        "knife": true
      },
      {
        "part": "wine",
        "foods": "white-wine vermouth fish-stock ~stock_liquid cider ~wine",
        "grams": 75,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "fish",
        "foods": "cod hake haddock salmon trout sea-bass mackerel ~fish_white ~fish_oily",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "patted dry"
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "crumb",
        "foods": "breadcrumb bread ~bread ~roll almond ~nut ~peanut ~crumbs",
        "grams": 30,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prepOf": {
          "bread": "torn to coarse crumbs",
          "~bread": "torn to coarse crumbs",
          "~roll": "torn to coarse crumbs",
          "almond": "finely chopped",
          "~nut": "finely chopped",
          "~peanut": "finely chopped"
        },
        "once": true
      },
      {
        "part": "green",
        "foods": "asparagus green-bean spinach pea ~green_bean ~stem_quick ~crucifer ~leaf_cook ~cabbage ~sprout ~pulse_fresh ~courgette",
        "grams": 120,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "trimmed and cut small",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "zest finely grated, juice squeezed",
          "lime": "zest finely grated, juice squeezed"
        },
        "perFood": {
          "lemon": 60,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "creamy",
        "foods": "mayonnaise creme-fraiche greek-yogurt sour-cream ~mayo ~sour_cream ~yogurt",
        "grams": 60,
        "role": "finish",
        "does": [
          "raw"
        ]
      },
      {
        "part": "herb",
        "foods": "parsley dill basil tarragon chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Spread the {veg}[ and the {onion}] over a roasting tin.[ Turn in two thirds of the {fat}.][ Season with half of the {salt}.][ Sprinkle with the {spice}.] Roast for 25 minutes, turning once, until the edges are brown and a knife slides in.",
      "[Stir in the {garlic}[ and the {bean}]. |Stir in the {bean}. ][Add the {green}[ and the {olives}]. |Add the {olives}. ]Pour over [the {wine}|{45 ml} water] and scrape up the brown, so that there is a little sauce on the tin.",
      "Lay the {fish} on top, skin side down.[ Season with the rest of the {salt}.][ Grind over the {pepper}.][ Sprinkle with the {chilli}.][ Press on the {crumb}.][ Trickle over the rest of the {fat}.]",
      "Roast for 10–12 minutes, until opaque to the centre and flaking when pressed ({63 c}).",
      "Rest for 2 minutes.[ Stir [?acid=lemon,lime: the zest and juice of the|the] {acid} into the juices on the tin.][ Beat half of the {herb} into the {creamy} and dollop it on.| Dollop on the {creamy}.| Scatter with the {herb}.] Spoon the juices over the {fish} and serve at once."
    ],
    "note": "Thin fillets need 8 minutes, thick ones 14: look, do not only count.",
    "safety": "Cook the {fish} until it flakes at the centre ({63 c})."
  },
  {
    "id": "pan-fried-white-fish-brown-butter",
    "title": "[?butter: Golden {fish} in brown {butter}|Golden pan-fried {fish}][ with {potato}]",
    "summary": "Crisp-edged {fish}[ with nutty brown {butter} and a sharp finish].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "soy-sauce coconut-milk tortilla ~pasta ~pasta_hollow ~pasta_fresh noodle breadcrumb",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "new-potato potato ~potato ~potato_baker ~potato_small",
        "grams": 400,
        "role": "base",
        "does": [
          "boiled"
        ],
        "prep": "halved, large ones quartered",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "fish",
        "foods": "sea-bass sole plaice cod haddock hake halibut ~fish_white",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "patted very dry"
      },
      {
        "part": "flour",
        "foods": "flour rice-flour cornflour ~flour",
        "grams": 16,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil ghee ~butter",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "greens",
        "foods": "green-bean asparagus tenderstem-broccoli spinach pea courgette pak-choi broccoli ~leaf_cook ~leaf_tough ~green_bean ~stem_quick ~crucifer ~cabbage ~sprout ~pulse_fresh ~courgette ~mushroom ~pepper_sweet ~tomato ~corn",
        "grams": 220,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "trimmed and cut small",
        "knife": true,
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 45,
        "role": "sauce",
        "does": [
          "melted"
        ],
        "prep": "diced",
        "knife": true,
        "once": true
      },
      {
        "part": "shallot",
        "foods": "shallot spring-onion red-onion onion leek ~onion ~spring_onion ~leek",
        "grams": 40,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "capers",
        "foods": "caper gherkin olive almond",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "drained, large ones chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine vermouth fish-stock ~stock_liquid ~wine",
        "grams": 60,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice white-wine-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "zest finely grated, juice squeezed",
          "lime": "zest finely grated, juice squeezed"
        },
        "perFood": {
          "lemon": 60,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 6,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "herb",
        "foods": "parsley dill chives chervil tarragon ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "[Simmer the {potato} in water[ with a third of the {salt}] for 15–18 minutes, until a knife slides in; drain and cover. ]Pat the {fish} very dry.[ Season with [?potato: another third|two thirds] of the {salt}.][ Dust with the {flour} just before frying and shake off the rest.]",
      "Set a frying pan over a medium-high heat until hot[, then add the {fat}]. Lay in the {fish}, skin or best side down, and press flat for 10 seconds. Cook for 3–4 minutes without moving, until golden at the edges and opaque two thirds of the way up.",
      "Turn and cook for 1–2 minutes more, until opaque to the centre and flaking when pressed ({63 c}). Lift onto warm plates, crisp side up.[ Toss the {greens} in the hot pan with a splash of water for 2–4 minutes, until bright and just tender, and set beside.]",
      "Put the pan back over a medium heat.[ Melt the {butter} and swirl for 2 minutes, until the foam dies and it smells nutty.][ Soften the {shallot} for 1 minute.][ Stir in the {garlic} for 20 seconds.][ Let the {capers} sizzle for 30 seconds.] Add [the {wine}|{30 ml} water], scrape up the brown and bubble for 1 minute.",
      "[Off the heat, stir in [?acid=lemon,lime: the zest and juice of the|the] {acid}. ][Whisk in the {mustard}. ][Add the {pepper}[ and the {chilli}]. |Add the {chilli}. ][Stir in the {herb}. ][Add the rest of the {salt} to taste. ]Spoon over the {fish} at once."
    ],
    "note": "Do not turn the {fish} until the underside lets go of the pan by itself.",
    "safety": "Cook the {fish} until opaque and flaking at the centre ({63 c})."
  },
  {
    "id": "crisp-skinned-salmon-and-greens",
    "title": "Crisp-skinned {fish} with [{greens}|a sharp pan dressing]",
    "summary": "Rich {fish} with crackling skin and a bright dressing made in the pan.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh tortilla coconut-milk shortcrust-pastry noodle",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "new-potato potato ~potato ~potato_baker ~potato_small",
        "grams": 400,
        "role": "base",
        "does": [
          "boiled"
        ],
        "prep": "halved, large ones quartered",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "fish",
        "foods": "salmon trout mackerel sea-bream sea-bass ~fish_oily ~fish_white",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "skin on if possible, patted very dry"
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ~butter ~animal_fat",
        "grams": 20,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "greens",
        "foods": "green-bean asparagus tenderstem-broccoli spinach pea courgette pak-choi broccoli ~leaf_cook ~leaf_tough ~green_bean ~stem_quick ~crucifer ~cabbage ~sprout ~pulse_fresh ~courgette ~mushroom ~pepper_sweet ~tomato ~corn fennel",
        "grams": 250,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "trimmed and cut small",
        "knife": true,
        "most": 2
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "tomato",
        "foods": "cherry-tomato ~tomato",
        "grams": 150,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "halved, large ones in wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "capers",
        "foods": "caper olive gherkin anchovy",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "chopped if large",
        "knife": true,
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard horseradish-sauce miso-paste",
        "grams": 10,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup ~syrup ~honey ~sugar",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "creme-fraiche sour-cream greek-yogurt ~cream ~cream_thin ~sour_cream ~yogurt",
        "grams": 60,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice white-wine-vinegar apple-cider-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "zest finely grated, juice squeezed",
          "lime": "zest finely grated, juice squeezed"
        },
        "perFood": {
          "lemon": 60,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "dill parsley chives tarragon basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "[Simmer the {potato} in water[ with a third of the {salt}] for 15–18 minutes, until a knife slides in; drain and cover. ]Pat the {fish} very dry[ and season with [?potato: another third|two thirds] of the {salt}].",
      "[Film a cold frying pan with half of the {fat}|Take a cold non-stick frying pan] and lay in the {fish} skin side down. Set over a medium heat and cook for 6–8 minutes, pressing flat for the first minute, until the skin is crisp and the flesh is opaque almost to the top.",
      "Turn and cook for 1–2 minutes, until it flakes at the centre ({63 c}). Lift out, skin up, and spoon off all but a film of the rendered oil.",
      "[Add the rest of the {fat}. ][Soften the {garlic} for 30 seconds. ][Add the {chilli}. ][Blister the {tomato} for 2 minutes. ][Let the {capers} sizzle for 30 seconds. ][Toss in the {greens} with {30 ml} water, cover and steam for 3–4 minutes, until just tender; season with the rest of the {salt} and lift onto the plates.|Toss in the {greens} with {30 ml} water, cover and steam for 3–4 minutes, until just tender; lift onto the plates.]",
      "Take off the heat and stir {30 ml} water into the pan[ with the {mustard}][ and the {sweet}][ and the {cream}], scraping up the brown.[ Sharpen with [?acid=lemon,lime: the zest and juice of the|the] {acid}.][ Grind in the {pepper}.][ Stir in the {herb}.]",
      "Set the {fish} on top, skin up, and spoon the sauce round[ the {potato}]."
    ],
    "note": "A cold pan melts the fat under the skin slowly: that is what makes it crackle.",
    "safety": "Cook the {fish} until opaque and flaking at the centre ({63 c})."
  },
  {
    "id": "steak-with-pan-sauce",
    "title": "Seared {meat} with [a {liquid}|a pan] sauce",
    "summary": "Dark-crusted {meat}, rested and sliced, with a sauce made from what is left in the pan.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "soy-sauce tortilla coconut-milk noodle shortcrust-pastry rice",
    "serves": 2,
    "minutes": 50,
    "handsOn": 30,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "new-potato potato ~potato ~potato_baker ~potato_small",
        "grams": 400,
        "role": "base",
        "does": [
          "boiled"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "meat",
        "foods": "steak sirloin-steak ribeye-steak rump-steak venison-steak ~red_quick",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "patted dry"
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish dripping olive-oil ~butter ~animal_fat",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme rosemary sage ~herb_woody",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large green-bean asparagus tenderstem-broccoli courgette ~cabbage cherry-tomato spinach ~green_bean ~stem_quick ~crucifer ~leaf_cook ~sprout ~pulse_fresh ~courgette ~pepper_sweet ~tomato ~corn",
        "grams": 250,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into thick pieces",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "shallot",
        "foods": "shallot onion red-onion leek ~onion ~onion_small ~leek",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "liquid",
        "foods": "red-wine stock ~stock_liquid brandy ~wine ~beer",
        "grams": 150,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "perFood": {
          "brandy": 60
        },
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard black-pepper ~mustard horseradish-sauce ~pepper_black",
        "grams": 10,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce anchovy",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "enrich",
        "foods": "butter double-cream creme-fraiche ~cheese_blue ~cream ~cream_thin ~butter ~sour_cream",
        "grams": 30,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cold",
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "lemon": 25,
          "lime": 30
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "coarsely ground",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "leaf",
        "foods": "watercress rocket ~leaf_salad ~leaf_peppery",
        "grams": 40,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley tarragon chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Simmer the {potato} in water[ with a third of the {salt}] for 15–18 minutes, until a knife slides in; drain and cover. ]Pat the {meat} dry[ and season all over with [?potato: another third|two thirds] of the {salt}]. Leave at room temperature for 20 minutes, then blot again.",
      "Heat a heavy frying pan over a high heat until a drop of water skitters.[ Add the {fat}.] Lay in the {meat} and cook for 6–9 minutes, turning every minute[ and adding the {woody} for the last two], until darkly crusted and {63 c} at the centre.",
      "Rest the {meat} on a warm plate for 5 minutes[; lift out the {woody}].[ Meanwhile brown the {veg} in the pan for 4–6 minutes, until tender with dark patches, and lift out.]",
      "Lower the heat to medium.[ Soften the {shallot} for 2 minutes.][ Stir in the {garlic} for 30 seconds.] Pour in [the {liquid}|{100 ml} water], scrape up all the brown and boil hard for 3–4 minutes, until reduced by two thirds and just coating a spoon.",
      "Take off the heat and pour in the resting juices.[ Whisk in the {mustard}.][ Add the {worcester}.][ Swirl in the {enrich}, until it shines.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Grind in the {pepper}[ and add the {chilli}].| Add the {chilli}.][ Stir in the {herb}.]",
      "Slice the {meat} across the grain[, taste, scatter with the rest of the {salt}] and spoon over the sauce[, with the {leaf} to catch it]."
    ],
    "note": "Turning every minute cooks the {meat} evenly and still builds the crust.",
    "safety": "Cook to {63 c} at the centre and rest for at least 3 minutes."
  },
  {
    "id": "chops-with-pan-sauce",
    "title": "Seared {meat} with [{fruit} and ]a [{mustard}|glossy] pan sauce",
    "summary": "Juicy {meat} with rendered golden rims and a sauce that picks up every bit of brown.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "soy-sauce tortilla coconut-milk noodle shortcrust-pastry",
    "serves": 2,
    "minutes": 40,
    "handsOn": 30,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "new-potato potato ~potato ~potato_baker ~potato_small",
        "grams": 400,
        "role": "base",
        "does": [
          "boiled"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "meat",
        "foods": "pork-chop lamb-chop pork-steak lamb-steak veal-chop ~pork_chop ~red_chop ~pork_quick ~red_quick",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "patted dry"
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil lard ~butter ~animal_fat",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "apple pear plum apricot ~pome ~stone",
        "grams": 200,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cored and cut into wedges",
        "knife": true
      },
      {
        "part": "veg",
        "foods": "~cabbage ~mushroom ~mushroom_large green-bean tenderstem-broccoli fennel leek courgette asparagus spinach ~green_bean ~stem_quick ~crucifer ~leaf_cook ~sprout ~pulse_fresh ~courgette ~pepper_sweet ~tomato ~corn ~leek",
        "grams": 250,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into thick pieces",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "shallot",
        "foods": "shallot onion red-onion ~onion ~onion_small",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "fennel-seed caraway-seed smoked-paprika cumin ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~spice_savoury ~spice_mild",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "woody",
        "foods": "sage thyme rosemary ~herb_woody",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
      },
      {
        "part": "liquid",
        "foods": "cider stock white-wine ~stock_liquid ~wine ~beer apple-juice",
        "grams": 150,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 12,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey redcurrant-jelly maple-syrup ~jam ~sugar ~honey ~syrup",
        "grams": 8,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "enrich",
        "foods": "butter creme-fraiche double-cream ~cream ~cream_thin ~butter ~sour_cream",
        "grams": 30,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cold",
        "once": true
      },
      {
        "part": "acid",
        "foods": "apple-cider-vinegar lemon lemon-juice lime lime-juice white-wine-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "lemon": 25,
          "lime": 30
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley chives tarragon mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Simmer the {potato} in water[ with a third of the {salt}] for 15–18 minutes, until a knife slides in; drain and cover. ]Snip the rims of the {meat} every 3 cm, so that they lie flat, and pat dry.[ Season all over with half of the {salt}.]",
      "Set a heavy frying pan over a medium-high heat[ with the {fat}]. Stand the {meat} fat edge down for 2–3 minutes, until that edge is gold, then lay flat and cook for 3–4 minutes a side, until well browned and {63 c} at the centre. Rest on a warm plate for 5 minutes.",
      "[Brown the {fruit} in the same pan for 2 minutes a side and lift out. ][Add the {veg} and cook for 4–5 minutes, until tender with brown edges, and lift out. ]Lower the heat to medium.[ Soften the {shallot} for 4 minutes.][ Stir in the {garlic} for 30 seconds.][ Add the {spice}.][ Drop in the {woody}.]",
      "Pour in [the {liquid}|{100 ml} water], scrape up the brown and boil hard for 3–4 minutes, until syrupy[; lift out the {woody}].",
      "Take off the heat and add the resting juices.[ Whisk in the {mustard}.][ Stir in the {sweet}.][ Swirl in the {enrich}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Grind in the {pepper}.][ Add the {chilli}.][ Stir in the {herb}.]",
      "Put the {meat}[, the {fruit}] and all that goes with {it meat} onto plates and spoon over the sauce[, with the rest of the {salt} to taste]."
    ],
    "note": "Start with the rim of fat: it bastes the pan and turns crisp instead of chewy.",
    "safety": "Cook to {63 c} at the centre and rest for at least 3 minutes."
  },
  {
    "id": "creamy-chicken-pan",
    "title": "{chicken} in a creamy [{mustard}|pan] sauce",
    "summary": "Golden {chicken} in a glossy sauce that coats the spoon.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "garam-masala coconut-milk tortilla shortcrust-pastry soy-sauce",
    "serves": 2,
    "minutes": 35,
    "handsOn": 30,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "base",
        "foods": "~rice_white new-potato ~pasta ~pasta_hollow ~pasta_fresh ~noodle ~noodle_rice ~noodle_instant ~potato ~potato_baker ~potato_small",
        "grams": 160,
        "role": "base",
        "does": [
          "boiled"
        ],
        "perFood": {
          "new-potato": 400,
          "~potato": 400,
          "~potato_baker": 400,
          "~potato_small": 400,
          "~pasta": 180,
          "~pasta_hollow": 180,
          "~pasta_fresh": 180,
          "~noodle": 160,
          "~noodle_rice": 160,
          "~noodle_instant": 160
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast turkey-breast ~poultry_breast ~poultry_dark",
        "grams": 340,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into 3 cm pieces and patted dry",
        "knife": true
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 10,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "paprika smoked-paprika dried-thyme ~herb_dried ~spice_savoury ~spice_mild ~spice_blend ~spice_rub",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large leek asparagus green-bean fennel courgette bell-pepper carrot broccoli ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leek",
        "grams": 200,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "sliced",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon pancetta ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 70,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into strips",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "shallot onion leek ~onion ~onion_small ~leek",
        "grams": 100,
        "role": "body",
        "does": [
          "sweated"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme sage rosemary ~herb_woody",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "liquid",
        "foods": "stock white-wine cider ~stock_liquid ~wine",
        "grams": 150,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream creme-fraiche single-cream cream-cheese mascarpone plant-cream ~cream ~cream_thin ~sour_cream",
        "grams": 120,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard horseradish-sauce ~mustard",
        "grams": 12,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "leaf",
        "foods": "spinach pea kale watercress ~leaf_cook ~leaf_tough ~leaf_peppery",
        "grams": 100,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "shredded if large",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan ~cheese_hard ~cheese_melt",
        "grams": 30,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice white-wine-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "lemon": 30,
          "lime": 35
        },
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "tarragon parsley chives dill basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Cook the {base} in boiling water for {time base boil}, until tender; drain and keep warm. ]Pat the {chicken} dry.[ Season with half of the {salt}.][ Grind over the {pepper}.][ Dust with the {flour}.][ Rub in the {spice}.]",
      "Set a wide frying pan over a medium-high heat[ with two thirds of the {fat}].[ Crisp the {bacon} for 4 minutes and lift out.] Lay in the {chicken} in one layer and leave for 4 minutes to brown, then turn and brown for 2 minutes more. Lift out.",
      "Lower the heat to medium[ and add the rest of the {fat}].[ Fry the {veg} for 5 minutes, until browned at the edges.][ Soften the {onion} for 4 minutes.][ Stir in the {garlic} for 30 seconds.][ Drop in the {woody}.]",
      "Pour in [the {liquid}|{120 ml} water], scrape up all the brown and boil for 3 minutes, until reduced by half. Stir in the {cream}[ and the {mustard}].",
      "Slide in the {chicken} with the juices and simmer gently for 4–6 minutes, until {74 c} inside and the sauce coats a spoon.[ Fold in the {leaf} for the last 2 minutes.]",
      "[Melt in the {cheese}. ][Season with the rest of the {salt}. ][Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}. ][Stir in the {chilli}. ][Return the {bacon}. ][Stir in the {herb}. ]Serve [over the {base}|straight from the pan]."
    ],
    "note": "Reduce the liquid before the {cream} {is cream} added, not after: the sauce stays glossy and tastes of more.",
    "safety": "Cook the {chicken} to {74 c} in the thickest piece."
  },
  {
    "id": "pork-in-creamy-mustard-sauce",
    "title": "{pork} in a creamy [{mustard}|pan] sauce",
    "summary": "Browned medallions of {pork} in a smooth, savoury sauce.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "coconut-milk tortilla shortcrust-pastry soy-sauce",
    "serves": 2,
    "minutes": 35,
    "handsOn": 30,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "base",
        "foods": "~rice_white new-potato ~pasta ~pasta_hollow ~pasta_fresh ~noodle ~noodle_rice ~noodle_instant ~potato ~potato_baker ~potato_small",
        "grams": 160,
        "role": "base",
        "does": [
          "boiled"
        ],
        "perFood": {
          "new-potato": 400,
          "~potato": 400,
          "~potato_baker": 400,
          "~potato_small": 400,
          "~pasta": 180,
          "~pasta_hollow": 180,
          "~pasta_fresh": 180,
          "~noodle": 160,
          "~noodle_rice": 160,
          "~noodle_instant": 160
        }
      },
      {
        "part": "pork",
        "foods": "pork-tenderloin pork-steak pork-loin veal-escalope ~pork_quick",
        "grams": 340,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "sliced 2 cm thick and patted dry",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "paprika smoked-paprika caraway-seed fennel-seed ~spice_savoury ~spice_mild ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~herb_dried",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter ~oil ~oil_finish olive-oil lard ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "fruit",
        "foods": "apple pear prune ~pome",
        "grams": 150,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into thin wedges",
        "knife": true
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large leek fennel ~cabbage green-bean bell-pepper ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leek",
        "grams": 200,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "sliced",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "onion",
        "foods": "shallot onion ~onion ~onion_small",
        "grams": 100,
        "role": "body",
        "does": [
          "sweated"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "woody",
        "foods": "sage thyme rosemary ~herb_woody",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "liquid",
        "foods": "cider white-wine stock ~stock_liquid ~wine ~beer",
        "grams": 150,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream creme-fraiche single-cream cream-cheese plant-cream ~cream ~cream_thin ~sour_cream",
        "grams": 120,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard horseradish-sauce",
        "grams": 15,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "leaf",
        "foods": "spinach kale pea watercress ~leaf_cook ~leaf_tough ~leaf_peppery",
        "grams": 100,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "shredded if large",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "apple-cider-vinegar lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "lemon": 30,
          "lime": 35
        },
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley tarragon chives dill ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Cook the {base} in boiling water for {time base boil}, until tender; drain and keep warm. ]Pat the {pork} dry.[ Season with half of the {salt}.][ Grind over the {pepper}.][ Rub in the {spice}.]",
      "Set a wide frying pan over a high heat[ with half of the {fat}]. Brown the {pork} in one layer for 2 minutes a side, until golden but still springy, and lift out.",
      "Lower the heat to medium[ and add the rest of the {fat}].[ Brown the {fruit} for 2 minutes a side and lift out.][ Fry the {veg} for 5 minutes, until browned at the edges.][ Soften the {onion} for 4 minutes.][ Stir in the {garlic} for 30 seconds.][ Drop in the {woody}.]",
      "Pour in [the {liquid}|{120 ml} water], scrape up all the brown and boil for 3 minutes, until reduced by half. Stir in the {cream}[ and the {mustard}] and simmer for 2 minutes, until the sauce coats a spoon.[ Fold in the {leaf} to wilt.]",
      "Slide the {pork} back in with all the juices[ and the {fruit}] and simmer very gently for 2–3 minutes, until {63 c} at the centre. Take off the heat and rest for 3 minutes.",
      "[Season with the rest of the {salt}. ][Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}. ][Stir in the {chilli}. ][Stir in the {herb}. ]Serve [over the {base}|straight from the pan]."
    ],
    "note": "Let the {pork} finish in the sauce, off the boil: lean meat turns dry in a minute.",
    "safety": "Cook the {pork} to {63 c} at the centre and rest for 3 minutes."
  },
  {
    "id": "creamy-mushrooms",
    "title": "[?bread: Creamy {mushroom} on {bread}|Creamy {mushroom}]",
    "summary": "Deeply browned {mushroom} in a silky sauce[ on crisp {bread}].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "coconut-milk tortilla soy-sauce chicken",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "base",
        "foods": "pasta wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta ~pasta_fresh ~rice_white ~noodle ~noodle_rice ~noodle_instant ~potato ~potato_baker ~potato_small",
        "grams": 160,
        "role": "base",
        "does": [
          "boiled"
        ],
        "perFood": {
          "~potato": 400,
          "~potato_baker": 400,
          "~potato_small": 400,
          "~pasta": 180,
          "~pasta_hollow": 180,
          "~pasta_fresh": 180
        }
      },
      {
        "part": "mushroom",
        "foods": "~mushroom ~mushroom_large",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "dry-browned",
          "browned-in-fat"
        ],
        "prep": "wiped and thickly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ]
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon pancetta ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 70,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into strips",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "shallot onion leek ~onion ~onion_small ~leek",
        "grams": 100,
        "role": "body",
        "does": [
          "sweated"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme rosemary sage smoked-paprika paprika ~herb_woody ~herb_dried",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "once": true
      },
      {
        "part": "liquid",
        "foods": "white-wine sherry ~stock_liquid ~wine cider",
        "grams": 100,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream creme-fraiche sour-cream single-cream cream-cheese mascarpone plant-cream ~cream ~cream_thin ~sour_cream",
        "grams": 120,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard miso-paste worcestershire-sauce",
        "grams": 8,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "leaf",
        "foods": "spinach kale pea ~leaf_cook ~leaf_tough",
        "grams": 100,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "shredded if large",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan ~cheese_hard ~cheese_blue ~cheese_melt",
        "grams": 40,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated",
        "prepOf": {
          "~cheese_blue": "crumbled"
        },
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice red-wine-vinegar white-wine-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "lemon": 30,
          "lime": 35
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll",
        "grams": 140,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "poached"
        ]
      },
      {
        "part": "herb",
        "foods": "parsley tarragon chives dill ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Cook the {base} in boiling water for {time base boil}, until tender; drain and keep warm. ][Crisp the {bacon} in a wide frying pan over a medium heat for 5 minutes and lift out, leaving the juices. ]Set a wide frying pan over a high heat. Spread out the {mushroom} in it, dry, in one layer and leave for 3 minutes; stir and cook for 4–5 minutes more, until the liquid has gone and the edges begin to brown.",
      "[Add the {fat}. ][Season with half of the {salt}. ]Fry for 3 minutes, until deep gold at the edges. Lower the heat to medium.[ Soften the {onion} for 4 minutes.][ Stir in the {garlic} for 30 seconds.][ Stir in the {woody}.]",
      "Pour in [the {liquid}|{75 ml} water], scrape up the brown and boil until almost gone, about 2 minutes.",
      "Stir in the {cream}[ and the {mustard}] and simmer gently for 2–3 minutes, until the sauce coats a spoon.[ Fold in the {leaf} for the last minute.][ Meanwhile break the {egg} into barely simmering water and poach for 4 minutes, until the whites are firm.]",
      "Take off the heat.[ Melt in the {cheese}.][ Season with the rest of the {salt}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Grind in the {pepper}.][ Add the {chilli}.][ Return the {bacon}.][ Stir in the {herb}.]",
      "[Toast the {bread} until crisp, and heap the sauce on top.|Heap over the {base}.|Serve hot, straight from the pan.][ Set the {egg} on top.]"
    ],
    "note": "Starting the {mushroom} in a dry pan drives off the water, so that the edges colour at once.",
    "safety": "[For anyone vulnerable, poach the {egg} until firm right through.]"
  },
  {
    "id": "chicken-or-pork-stir-fry",
    "title": "Stir-fried {meat} and {veg}",
    "summary": "Tender strips of {meat} and charred, crisp {veg} in a glaze that clings to every piece.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "cream ~pasta ~pasta_hollow ~pasta_fresh tortilla parmesan coconut-milk cooked-rice",
    "serves": 2,
    "minutes": 30,
    "handsOn": 30,
    "kit": [
      "wok",
      "saucepan"
    ],
    "parts": [
      {
        "part": "base",
        "foods": "~rice_white egg-noodle rice-noodle ~noodle ~noodle_rice ~noodle_instant",
        "grams": 150,
        "role": "base",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "sauce",
        "foods": "soy-sauce oyster-sauce hoisin-sauce teriyaki-sauce black-bean-sauce fish-sauce miso-paste ~soy",
        "grams": 38,
        "need": true,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "perFood": {
          "fish-sauce": 22,
          "hoisin-sauce": 50,
          "teriyaki-sauce": 50,
          "miso-paste": 30
        },
        "most": 2,
        "once": true
      },
      {
        "part": "sweet",
        "foods": "brown-sugar honey ~sugar ~syrup ~honey marmalade sweet-chilli-sauce",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry mirin ~wine ~rice_wine ~mirin",
        "grams": 20,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "rice-vinegar lime lime-juice lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 40
        },
        "once": true
      },
      {
        "part": "starch",
        "foods": "cornflour potato-starch arrowroot flour ~flour",
        "grams": 8,
        "role": "binder",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "meat",
        "foods": "chicken-thigh chicken-breast pork-tenderloin turkey-breast pork-steak ~poultry_breast ~poultry_dark ~pork_quick",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "sliced 5 mm thick across the grain",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish peanut-oil lard olive-oil",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot leek ~onion ~leek",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into thin wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "broccoli bell-pepper pak-choi mangetout green-bean tenderstem-broccoli carrot ~cabbage ~mushroom ~mushroom_large courgette sweetcorn asparagus cauliflower spinach ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leaf_cook ~sprout ~root_hard ~root_baby ~squash ~sweet_potato ~beet ~aubergine ~fennel",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into thin, even pieces and dried well",
        "knife": true,
        "prepOf": {
          "carrot": "peeled and cut into thin sticks",
          "broccoli": "cut into small florets, stalk thinly sliced",
          "cauliflower": "cut into small florets",
          "bell-pepper": "seeded and cut into 1 cm strips",
          "pak-choi": "stalks and leaves separated and sliced",
          "spinach": "left whole"
        },
        "most": 3,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into fine shreds",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake gochujang black-bean-sauce sichuan-pepper ~sauce_hot ~sauce_fiery ~chilli ~spice_heat ~pepper_black",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prepOf": {
          "chilli": "sliced"
        },
        "perFood": {
          "chilli-flake": 1,
          "sichuan-pepper": 2,
          "gochujang": 12,
          "black-bean-sauce": 12,
          "~sauce_hot": 12,
          "~sauce_fiery": 12
        },
        "once": true
      },
      {
        "part": "fruit",
        "foods": "pineapple mango",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into 2 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil chilli-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander basil thai-basil mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "cashew peanut sesame-seed almond ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      }
    ],
    "method": [
      "[Cook the {base} in boiling water for {time base boil}, until tender; drain and keep warm. ]For the glaze, mix {60 ml} water with the {sauce}[, the {sweet}][, the {wine}][ and [?acid=lemon,lime: the juice of the|the] {acid}].[ Stir in half of the {starch}.] Toss the {meat} with a tablespoon of the glaze[ and the rest of the {starch}].",
      "Have everything cut and at hand. Get a wok or wide frying pan smoking hot over the highest heat[, then swirl in half of the {fat}]. Spread out the {meat}, leave for 1 minute to brown, then toss for 2–3 minutes, until cooked through. Lift out.",
      "[Swirl in the rest of the {fat}. ][Fry the {onion} for 1 minute. ]Add the {veg}, firm pieces first, and leave against the metal for a minute before tossing. Stir-fry for 3–5 minutes, with a splash of water to steam anything firm, until tender-crisp with charred spots.",
      "Push to the side.[ Stir in the {ginger}[ and the {garlic}] for 30 seconds.| Stir in the {garlic} for 20 seconds.][ Add the {chilli}.][ Add the {fruit}.] Return the {meat} and pour the stirred glaze round the hot edge. Toss for about 1 minute, until it boils, thickens and coats every piece.[ Add the {salt} only to taste.]",
      "Take off the heat.[ Season with the {pepper}.][ Shake over the {sesame}.][ Toss in the {allium}[ and the {herb}].| Toss in the {herb}.][ Scatter with the {crunch}.] Serve at once[, over the {base}]."
    ],
    "note": "Cook in two rounds if the pan is small: a crowded wok stews.",
    "safety": "Cook the {meat} right through: [?meat=pork-tenderloin,pork-steak: {63 c}|{74 c}] in the thickest strip."
  },
  {
    "id": "beef-stir-fry",
    "title": "Stir-fried {meat} with {veg}",
    "summary": "Seared strips of {meat} and crisp {veg} in a dark, savoury glaze.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "cream ~pasta ~pasta_hollow ~pasta_fresh tortilla parmesan coconut-milk cooked-rice",
    "serves": 2,
    "minutes": 30,
    "handsOn": 30,
    "kit": [
      "wok",
      "saucepan"
    ],
    "parts": [
      {
        "part": "base",
        "foods": "~rice_white egg-noodle rice-noodle ~noodle ~noodle_rice ~noodle_instant",
        "grams": 150,
        "role": "base",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "sauce",
        "foods": "soy-sauce oyster-sauce hoisin-sauce teriyaki-sauce black-bean-sauce fish-sauce miso-paste ~soy",
        "grams": 38,
        "need": true,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "perFood": {
          "fish-sauce": 22,
          "hoisin-sauce": 50,
          "teriyaki-sauce": 50,
          "miso-paste": 30
        },
        "most": 2,
        "once": true
      },
      {
        "part": "sweet",
        "foods": "brown-sugar honey ~sugar ~syrup ~honey marmalade sweet-chilli-sauce",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry mirin ~wine ~rice_wine ~mirin",
        "grams": 20,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "rice-vinegar lime lime-juice lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 40
        },
        "once": true
      },
      {
        "part": "starch",
        "foods": "cornflour potato-starch arrowroot flour ~flour",
        "grams": 8,
        "role": "binder",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "meat",
        "foods": "steak rump-steak sirloin-steak lamb-steak ~red_quick",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "sliced 4 mm thick across the grain",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish peanut-oil dripping olive-oil",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot leek ~onion ~leek",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into thin wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "broccoli bell-pepper pak-choi mangetout green-bean tenderstem-broccoli carrot ~cabbage ~mushroom ~mushroom_large courgette sweetcorn asparagus cauliflower spinach ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leaf_cook ~sprout ~root_hard ~root_baby ~squash ~sweet_potato ~beet ~aubergine ~fennel",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into thin, even pieces and dried well",
        "knife": true,
        "prepOf": {
          "carrot": "peeled and cut into thin sticks",
          "broccoli": "cut into small florets, stalk thinly sliced",
          "cauliflower": "cut into small florets",
          "bell-pepper": "seeded and cut into 1 cm strips",
          "pak-choi": "stalks and leaves separated and sliced",
          "spinach": "left whole"
        },
        "most": 3,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into fine shreds",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake gochujang black-bean-sauce sichuan-pepper ~sauce_hot ~sauce_fiery ~chilli ~spice_heat ~pepper_black",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prepOf": {
          "chilli": "sliced"
        },
        "perFood": {
          "chilli-flake": 1,
          "sichuan-pepper": 2,
          "gochujang": 12,
          "black-bean-sauce": 12,
          "~sauce_hot": 12,
          "~sauce_fiery": 12
        },
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil chilli-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander basil thai-basil mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "cashew peanut sesame-seed almond ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      }
    ],
    "method": [
      "[Cook the {base} in boiling water for {time base boil}, until tender; drain and keep warm. ]For the glaze, mix {60 ml} water with the {sauce}[, the {sweet}][, the {wine}][ and [?acid=lemon,lime: the juice of the|the] {acid}].[ Stir in half of the {starch}.] Rub a tablespoon of the glaze into the {meat}[ with the rest of the {starch}] and leave for 10 minutes.",
      "Get a wok or wide frying pan smoking hot over the highest heat[, then swirl in half of the {fat}]. Spread out half of the {meat}, leave for 45 seconds to brown, toss for 45 seconds and lift out; repeat with the rest.",
      "[Swirl in the rest of the {fat}. ][Fry the {onion} for 1–2 minutes, until charred at the tips. ]Add the {veg}, firm pieces first, leave for a minute against the metal, then stir-fry for 3–4 minutes, with a splash of water to steam anything firm, until tender-crisp.",
      "Push to the side.[ Stir in the {ginger}[ and the {garlic}] for 30 seconds.| Stir in the {garlic} for 20 seconds.][ Add the {chilli}.] Pour the stirred glaze round the hot edge and boil for 30 seconds. Return the {meat} with the juices and toss for 30–60 seconds, until hot through and everything gleams.[ Add the {salt} only to taste.]",
      "Take off the heat.[ Season with the {pepper}.][ Shake over the {sesame}.][ Toss in the {allium}[ and the {herb}].| Toss in the {herb}.][ Scatter with the {crunch}.] Serve at once[, over the {base}]."
    ],
    "note": "Slice across the grain and brown in two rounds: that keeps the strips tender.",
    "safety": "Cook the {meat} to {63 c} in the thickest strip."
  },
  {
    "id": "prawn-stir-fry",
    "title": "Stir-fried {prawn} with {veg}",
    "summary": "Springy pink {prawn} and crisp {veg} in a light, sticky glaze.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "cream ~pasta ~pasta_hollow ~pasta_fresh tortilla parmesan coconut-milk cooked-rice",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "wok",
      "saucepan"
    ],
    "parts": [
      {
        "part": "base",
        "foods": "~rice_white egg-noodle rice-noodle ~noodle ~noodle_rice ~noodle_instant",
        "grams": 150,
        "role": "base",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "sauce",
        "foods": "soy-sauce oyster-sauce hoisin-sauce teriyaki-sauce black-bean-sauce fish-sauce miso-paste ~soy",
        "grams": 34,
        "need": true,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "perFood": {
          "fish-sauce": 22,
          "hoisin-sauce": 50,
          "teriyaki-sauce": 50,
          "miso-paste": 30
        },
        "most": 2,
        "once": true
      },
      {
        "part": "sweet",
        "foods": "brown-sugar honey ~sugar ~syrup ~honey marmalade sweet-chilli-sauce",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry mirin ~wine ~rice_wine ~mirin",
        "grams": 20,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "rice-vinegar lime lime-juice lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 40
        },
        "once": true
      },
      {
        "part": "starch",
        "foods": "cornflour potato-starch arrowroot",
        "grams": 5,
        "role": "binder",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "prawn",
        "foods": "prawn ~prawn squid scallop",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "patted very dry"
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish peanut-oil olive-oil",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "beaten"
      },
      {
        "part": "veg",
        "foods": "broccoli bell-pepper pak-choi mangetout green-bean tenderstem-broccoli carrot ~cabbage ~mushroom ~mushroom_large courgette sweetcorn asparagus cauliflower spinach ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leaf_cook ~sprout ~root_hard ~root_baby ~squash ~sweet_potato ~beet ~aubergine ~fennel",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into thin, even pieces and dried well",
        "knife": true,
        "prepOf": {
          "carrot": "peeled and cut into thin sticks",
          "broccoli": "cut into small florets, stalk thinly sliced",
          "cauliflower": "cut into small florets",
          "bell-pepper": "seeded and cut into 1 cm strips",
          "pak-choi": "stalks and leaves separated and sliced",
          "spinach": "left whole"
        },
        "most": 3,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into fine shreds",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake gochujang black-bean-sauce sichuan-pepper ~sauce_hot ~sauce_fiery ~chilli ~spice_heat ~pepper_black",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prepOf": {
          "chilli": "sliced"
        },
        "perFood": {
          "chilli-flake": 1,
          "sichuan-pepper": 2,
          "gochujang": 12,
          "black-bean-sauce": 12,
          "~sauce_hot": 12,
          "~sauce_fiery": 12
        },
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil chilli-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander basil thai-basil mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "cashew peanut sesame-seed almond ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      }
    ],
    "method": [
      "[Cook the {base} in boiling water for {time base boil}, until tender; drain and keep warm. ]For the glaze, mix {60 ml} water with the {sauce}[, the {sweet}][, the {wine}][ and [?acid=lemon,lime: the juice of the|the] {acid}].[ Stir in the {starch}.] Pat the {prawn} very dry.",
      "Get a wok or wide frying pan smoking hot over the highest heat[, then swirl in half of the {fat}].[ Pour in the {egg}, fold into large curds until just set and tip out.] Spread out the {prawn} and cook for 45 seconds a side, until curled and opaque with gold edges. Lift out.",
      "[Swirl in the rest of the {fat}. ]Add the {veg}, firm pieces first, and leave against the metal for a minute before tossing. Stir-fry for 3–4 minutes, with a splash of water to steam anything firm, until tender-crisp with charred spots.",
      "Push to the side.[ Stir in the {ginger}[ and the {garlic}] for 30 seconds.| Stir in the {garlic} for 20 seconds.][ Add the {chilli}.] Pour the stirred glaze round the hot edge and let it boil for 30–60 seconds, until syrupy. Return the {prawn}[ and the {egg}] and toss just until coated and hot through.[ Add the {salt} only to taste.]",
      "Take off the heat.[ Season with the {pepper}.][ Shake over the {sesame}.][ Toss in the {allium}[ and the {herb}].| Toss in the {herb}.][ Scatter with the {crunch}.] Serve at once[, over the {base}]."
    ],
    "note": "The {prawn} {is prawn} done as soon as the flesh is opaque: sauce first, then back into the wok.",
    "safety": "Cook the {prawn} until firm and opaque right through."
  },
  {
    "id": "tofu-stir-fry",
    "title": "Crisp {tofu} stir-fried with {veg}",
    "summary": "Golden {tofu} and charred {veg} under a sticky, savoury glaze.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "cream ~pasta ~pasta_hollow ~pasta_fresh tortilla parmesan coconut-milk cooked-rice",
    "serves": 2,
    "minutes": 35,
    "handsOn": 35,
    "kit": [
      "wok",
      "saucepan"
    ],
    "parts": [
      {
        "part": "base",
        "foods": "~rice_white egg-noodle rice-noodle ~noodle ~noodle_rice ~noodle_instant",
        "grams": 150,
        "role": "base",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "sauce",
        "foods": "soy-sauce oyster-sauce hoisin-sauce teriyaki-sauce black-bean-sauce fish-sauce miso-paste ~soy",
        "grams": 40,
        "need": true,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "perFood": {
          "fish-sauce": 22,
          "hoisin-sauce": 50,
          "teriyaki-sauce": 50,
          "miso-paste": 30
        },
        "most": 2,
        "once": true
      },
      {
        "part": "sweet",
        "foods": "brown-sugar honey ~sugar ~syrup ~honey marmalade sweet-chilli-sauce",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry mirin ~wine ~rice_wine ~mirin",
        "grams": 20,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "rice-vinegar lime lime-juice lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 40
        },
        "once": true
      },
      {
        "part": "tofu",
        "foods": "tofu tempeh seitan paneer ~tofu",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into 2 cm cubes",
        "knife": true
      },
      {
        "part": "starch",
        "foods": "cornflour potato-starch rice-flour flour ~flour",
        "grams": 15,
        "role": "binder",
        "does": [
          "fried",
          "simmered"
        ]
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish peanut-oil olive-oil",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot leek ~onion ~leek",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into thin wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "broccoli bell-pepper pak-choi mangetout green-bean tenderstem-broccoli carrot ~cabbage ~mushroom ~mushroom_large courgette sweetcorn asparagus cauliflower spinach ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leaf_cook ~sprout ~root_hard ~root_baby ~squash ~sweet_potato ~beet ~aubergine ~fennel",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into thin, even pieces and dried well",
        "knife": true,
        "prepOf": {
          "carrot": "peeled and cut into thin sticks",
          "broccoli": "cut into small florets, stalk thinly sliced",
          "cauliflower": "cut into small florets",
          "bell-pepper": "seeded and cut into 1 cm strips",
          "pak-choi": "stalks and leaves separated and sliced",
          "spinach": "left whole"
        },
        "most": 3,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into fine shreds",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake gochujang black-bean-sauce sichuan-pepper ~sauce_hot ~sauce_fiery ~chilli ~spice_heat ~pepper_black",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prepOf": {
          "chilli": "sliced"
        },
        "perFood": {
          "chilli-flake": 1,
          "sichuan-pepper": 2,
          "gochujang": 12,
          "black-bean-sauce": 12,
          "~sauce_hot": 12,
          "~sauce_fiery": 12
        },
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil chilli-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander basil thai-basil mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "cashew peanut sesame-seed almond ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      }
    ],
    "method": [
      "[Cook the {base} in boiling water for {time base boil}, until tender; drain and keep warm. ]Wrap the {tofu} in kitchen paper and press under a weight for 10 minutes, then cut up and blot.[ Season with the {salt}.][ Toss with two thirds of the {starch}, until evenly dusty.]",
      "For the glaze, mix {60 ml} water with the {sauce}[, the {sweet}][, the {wine}][ and [?acid=lemon,lime: the juice of the|the] {acid}].[ Stir in the rest of the {starch}.]",
      "Set a wok or non-stick frying pan over a medium-high heat[ with two thirds of the {fat}]. Fry the {tofu} for 7–8 minutes, turning only when each side has a gold crust and lets go. Lift out.",
      "Raise the heat as high as it goes[ and swirl in the rest of the {fat}].[ Fry the {onion} for 1 minute.] Add the {veg}, firm pieces first, and leave for a minute before tossing. Stir-fry for 3–5 minutes, with a splash of water to steam anything firm, until tender-crisp with charred spots.",
      "Push to the side.[ Stir in the {ginger}[ and the {garlic}] for 30 seconds.| Stir in the {garlic} for 20 seconds.][ Add the {chilli}.] Pour the stirred glaze round the hot edge and boil for 1 minute, until syrupy. Return the {tofu} and toss once or twice, until coated but still crisp.",
      "Take off the heat.[ Season with the {pepper}.][ Shake over the {sesame}.][ Toss in the {allium}[ and the {herb}].| Toss in the {herb}.][ Scatter with the {crunch}.] Serve at once[, over the {base}]."
    ],
    "note": "Return the {tofu} at the very end: a minute in the sauce is flavour, five is a soft crust."
  },
  {
    "id": "vegetable-stir-fry",
    "title": "Charred {one veg} stir-fry[ with {crunch}]",
    "summary": "Crisp, charred {veg} in a glaze that clings.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "cream ~pasta ~pasta_hollow ~pasta_fresh tortilla parmesan coconut-milk cooked-rice chicken tofu beef",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "wok",
      "saucepan"
    ],
    "parts": [
      {
        "part": "base",
        "foods": "~rice_white egg-noodle rice-noodle ~noodle ~noodle_rice ~noodle_instant",
        "grams": 150,
        "role": "base",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "sauce",
        "foods": "soy-sauce oyster-sauce hoisin-sauce teriyaki-sauce black-bean-sauce fish-sauce miso-paste ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "perFood": {
          "fish-sauce": 22,
          "hoisin-sauce": 50,
          "teriyaki-sauce": 50,
          "miso-paste": 30
        },
        "most": 2,
        "once": true
      },
      {
        "part": "sweet",
        "foods": "brown-sugar honey ~sugar ~syrup ~honey marmalade sweet-chilli-sauce",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry mirin ~wine ~rice_wine ~mirin",
        "grams": 20,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "rice-vinegar lime lime-juice lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 40
        },
        "once": true
      },
      {
        "part": "starch",
        "foods": "cornflour potato-starch arrowroot flour ~flour",
        "grams": 5,
        "role": "binder",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 165,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "beaten"
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish peanut-oil olive-oil",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot leek ~onion ~leek",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into thin wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "broccoli bell-pepper pak-choi mangetout green-bean tenderstem-broccoli carrot ~cabbage ~mushroom ~mushroom_large courgette sweetcorn asparagus cauliflower spinach ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leaf_cook ~sprout ~root_hard ~root_baby ~squash ~sweet_potato ~beet ~aubergine ~fennel",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into thin, even pieces and dried well",
        "knife": true,
        "prepOf": {
          "carrot": "peeled and cut into thin sticks",
          "broccoli": "cut into small florets, stalk thinly sliced",
          "cauliflower": "cut into small florets",
          "bell-pepper": "seeded and cut into 1 cm strips",
          "pak-choi": "stalks and leaves separated and sliced",
          "spinach": "left whole"
        },
        "most": 4
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into fine shreds",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake gochujang black-bean-sauce sichuan-pepper ~sauce_hot ~sauce_fiery ~chilli ~spice_heat ~pepper_black",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prepOf": {
          "chilli": "sliced"
        },
        "perFood": {
          "chilli-flake": 1,
          "sichuan-pepper": 2,
          "gochujang": 12,
          "black-bean-sauce": 12,
          "~sauce_hot": 12,
          "~sauce_fiery": 12
        },
        "once": true
      },
      {
        "part": "beans",
        "foods": "edamame chickpea bean-sprout pea ~pulse_tin",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "peanut-butter tahini butter ~butter",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil chilli-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander basil thai-basil mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "cashew peanut sesame-seed almond ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      }
    ],
    "method": [
      "[Cook the {base} in boiling water for {time base boil}, until tender; drain and keep warm. ]For the glaze, mix {60 ml} water with the {sauce}[, the {sweet}][, the {wine}][ and [?acid=lemon,lime: the juice of the|the] {acid}].[ Stir in the {starch}.]",
      "Get a wok or wide frying pan smoking hot over the highest heat.[ Swirl in a third of the {fat}.][ Pour in the {egg}, fold into large curds until just set and lift out.]",
      "[Swirl in the rest of the {fat}. ][Fry the {onion} for 1 minute, until the tips char. ]Add the firmest of the {veg} and leave against the metal for a minute before tossing; fry for 2 minutes, then add the tender pieces. Stir-fry for 2–3 minutes more, with a splash of water to steam anything hard, until tender-crisp with charred spots.",
      "Push to the side.[ Stir in the {ginger}[ and the {garlic}] for 30 seconds.| Stir in the {garlic} for 20 seconds.][ Add the {chilli}.][ Toss in the {beans}.] Pour the stirred glaze round the hot edge and toss for about 1 minute, until it boils, thickens and coats every piece.[ Melt in the {butter}.][ Fold in the {egg}.][ Add the {salt} only to taste.]",
      "Take off the heat.[ Season with the {pepper}.][ Shake over the {sesame}.][ Toss in the {allium}[ and the {herb}].| Toss in the {herb}.][ Scatter with the {crunch}.] Serve at once[, over the {base}]."
    ],
    "note": "Dry the {veg} well after washing: water is what turns a stir-fry into a stew."
  },
  {
    "id": "stir-fried-noodles",
    "title": "Stir-fried {noodle} with [{meat} and ]{veg}",
    "summary": "Slippery {noodle} tossed over fierce heat with crisp {veg} and a dark, savoury sauce.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "cream ~pasta ~pasta_hollow ~pasta_fresh tortilla parmesan coconut-milk stock",
    "serves": 2,
    "minutes": 30,
    "handsOn": 30,
    "kit": [
      "wok",
      "saucepan"
    ],
    "parts": [
      {
        "part": "noodle",
        "foods": "egg-noodle rice-noodle udon-noodle soba-noodle ~noodle ~noodle_rice ~noodle_instant",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "fried"
        ],
        "perFood": {
          "udon-noodle": 300
        }
      },
      {
        "part": "sauce",
        "foods": "soy-sauce oyster-sauce hoisin-sauce teriyaki-sauce black-bean-sauce fish-sauce miso-paste ~soy",
        "grams": 42,
        "need": true,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "perFood": {
          "fish-sauce": 22,
          "hoisin-sauce": 50,
          "teriyaki-sauce": 50,
          "miso-paste": 30
        },
        "most": 2,
        "once": true
      },
      {
        "part": "sweet",
        "foods": "brown-sugar honey ~sugar ~syrup ~honey marmalade sweet-chilli-sauce",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "rice-vinegar lime lime-juice lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 40
        },
        "once": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish peanut-oil lard olive-oil",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "beaten"
      },
      {
        "part": "meat",
        "foods": "chicken-thigh chicken-breast pork-tenderloin steak prawn tofu ~mince ~mince_poultry ~poultry_breast ~poultry_dark ~prawn ~red_quick ~pork_quick ~tofu",
        "grams": 220,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into thin strips",
        "knife": true,
        "prepOf": {
          "prawn": "patted dry",
          "~prawn": "patted dry",
          "~mince": "broken up",
          "~mince_poultry": "broken up",
          "tofu": "cut into 1.5 cm cubes"
        }
      },
      {
        "part": "veg",
        "foods": "broccoli bell-pepper pak-choi mangetout green-bean tenderstem-broccoli carrot ~cabbage ~mushroom ~mushroom_large courgette sweetcorn asparagus cauliflower spinach ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leaf_cook ~sprout ~root_hard ~root_baby ~squash ~sweet_potato ~beet ~aubergine ~fennel",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into thin strips and dried well",
        "knife": true,
        "prepOf": {
          "carrot": "peeled and cut into thin sticks",
          "broccoli": "cut into small florets, stalk thinly sliced",
          "cauliflower": "cut into small florets",
          "bell-pepper": "seeded and cut into 1 cm strips",
          "pak-choi": "stalks and leaves separated and sliced",
          "spinach": "left whole"
        },
        "most": 3,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot leek ~onion ~leek",
        "grams": 80,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into fine shreds",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake gochujang black-bean-sauce sichuan-pepper ~sauce_hot ~sauce_fiery ~chilli ~spice_heat ~pepper_black",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prepOf": {
          "chilli": "sliced"
        },
        "perFood": {
          "chilli-flake": 1,
          "sichuan-pepper": 2,
          "gochujang": 12,
          "black-bean-sauce": 12,
          "~sauce_hot": 12,
          "~sauce_fiery": 12
        },
        "once": true
      },
      {
        "part": "sprouts",
        "foods": "bean-sprout chinese-leaf ~cabbage",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil chilli-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander basil thai-basil mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "cashew peanut sesame-seed almond ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      }
    ],
    "method": [
      "Cook the {noodle} in boiling water for {time noodle boil}, until just short of tender. Drain, rinse with cold water and shake dry[, then toss with a teaspoon of the {fat}].",
      "For the sauce, mix {30 ml} water with the {sauce}[, the {sweet}][ and [?acid=lemon,lime: the juice of the|the] {acid}]. Get a wok or wide frying pan smoking hot.[ Swirl in a third of the {fat}.][ Pour in the {egg}, fold into large curds until just set and lift out.]",
      "[Spread out the {meat}, leave for 1 minute to brown, then stir-fry for 2–4 minutes, until cooked right through, and lift out. ][Swirl in half of the remaining {fat}. ][Fry the {onion} for 1 minute. ]Add the {veg} and stir-fry for 3–4 minutes, until tender-crisp with charred spots.[ Stir in the {ginger}[ and the {garlic}] for 30 seconds.| Stir in the {garlic} for 20 seconds.][ Add the {chilli}.]",
      "Push to the side[, add the last of the {fat}] and spread out the {noodle}. Leave for 1 minute, until coloured in places, then pour the sauce round the hot edge and toss for 1–2 minutes, until it is all taken up.",
      "[Return the {meat}[ and the {egg}]. |Return the {egg}. ][Toss in the {sprouts} for 30 seconds. ][Season with the {salt} only if it needs it. ][Season with the {pepper}. ]Take off the heat.[ Shake over the {sesame}.][ Toss in the {allium}[ and the {herb}].| Toss in the {herb}.][ Scatter with the {crunch}.] Serve at once."
    ],
    "note": "Undercook the {noodle} by a minute: the rest of the cooking is in the sauce.",
    "safety": "[Cook the {meat} right through; to {74 c} if there is any doubt.]"
  },
  {
    "id": "charred-vegetables-with-beans",
    "title": "Charred {veg} with creamy {bean}",
    "summary": "Blackened, sweet {veg} on {bean} simmered to a creamy sauce of their own.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice tortilla tinned-tomato noodle coconut-milk stock",
    "serves": 2,
    "minutes": 35,
    "handsOn": 30,
    "kit": [
      "griddle",
      "saucepan"
    ],
    "parts": [
      {
        "part": "crunch",
        "foods": "hazelnut almond walnut pumpkin-seed sunflower-seed ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true
      },
      {
        "part": "veg",
        "foods": "bell-pepper broccoli tenderstem-broccoli courgette green-bean leek asparagus ~cabbage cauliflower aubergine sweetcorn spring-onion fennel chicory ~courgette ~green_bean ~stem_quick ~mushroom ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leaf_cook ~sprout ~leek ~aubergine ~spring_onion ~leaf_salad",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "charred"
        ],
        "prep": "cut into large flat pieces and dried",
        "knife": true,
        "prepOf": {
          "cauliflower": "cut into 1.5 cm slices",
          "aubergine": "cut into 1 cm slices",
          "leek": "split lengthways and washed",
          "green-bean": "left whole",
          "asparagus": "left whole",
          "spring-onion": "left whole"
        },
        "most": 3
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ~butter",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat",
          "dressed"
        ]
      },
      {
        "part": "onion",
        "foods": "shallot red-onion onion ~onion ~onion_small",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin smoked-paprika ground-coriander fennel-seed ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~herb_dried",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "bean",
        "foods": "white-bean butter-bean chickpea black-bean ~pulse_tin",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "mashed"
        ]
      },
      {
        "part": "woody",
        "foods": "rosemary thyme sage bay-leaf ~herb_woody ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 25,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "zest finely grated, juice squeezed",
          "lime": "zest finely grated, juice squeezed"
        },
        "perFood": {
          "lemon": 60,
          "lime": 65
        }
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard harissa pesto miso-paste ~pesto",
        "grams": 8,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "leaf",
        "foods": "rocket watercress spinach ~leaf_salad ~leaf_peppery ~leaf_cook",
        "grams": 50,
        "role": "body",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt labneh tahini hummus ricotta yogurt creme-fraiche ~yogurt ~cheese_fresh ~sour_cream",
        "grams": 90,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta goats-cheese ~cheese_hard ~cheese_fresh ~cheese_brine",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "prepOf": {
          "~cheese_hard": "shaved"
        },
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll ~wrap",
        "grams": 120,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "prepOf": {
          "~wrap": "left whole"
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander mint basil dill chives tarragon ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "Set a griddle or cast-iron pan over a high heat.[ Toast the {crunch} while it heats, shaking, and tip out when golden.] When it smokes, lay in the {veg}, dry and in one layer, and press down. Leave for 4–5 minutes, until black in patches.",
      "Turn and char the other side for 3–5 minutes, until tender but not limp, in batches if need be. Heap in a bowl and cover with a plate to finish in the steam.[ Toast the {bread} on the hot griddle.]",
      "Set a saucepan over a medium heat[ with half of the {fat}].[ Soften the {onion} for 5 minutes.][ Sizzle the {spice} for 30 seconds.][ Stir in the {garlic}[ and the {chilli}] for 1 minute, until the edges are gold.| Stir in the {chilli}.] Drain the {bean} and add with {100 ml} water[, the {woody}][ and half of the {salt}]. Simmer for 5 minutes, crushing a third against the side, until creamy.",
      "Take off the heat.[ Sharpen with half of the {acid}.][ Stir in the {mustard}.] Turn the {veg} over in the bowl, through the juices.[ Dress with the rest of the {acid}.][ Trickle over the rest of the {fat}.][ Season with the rest of the {salt}.][ Grind over the {pepper}.]",
      "[Fold in the {leaf}. ][Spread the {creamy} over the plates. ]Spoon on the {bean} and pile up the {veg}.[ Scatter with the {cheese}[ and the {crunch}].| Scatter with the {crunch}.][ Finish with the {herb}.]"
    ],
    "note": "Char first, dress afterwards: fat in a smoking pan only burns."
  },
  {
    "id": "bean-stew-with-greens",
    "title": "Creamy {one bean} stew[ with {leaf}]",
    "summary": "Soft {bean} in a thick, savoury broth of their own[, with silky {leaf}].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "tortilla rice coconut-milk garam-masala beef-mince",
    "serves": 2,
    "minutes": 50,
    "handsOn": 25,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ~butter ~animal_fat",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat",
          "dressed"
        ]
      },
      {
        "part": "meat",
        "foods": "bacon pancetta chorizo ham ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 90,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into small pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion leek shallot ~onion ~onion_small ~leek",
        "grams": 180,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot celery fennel bell-pepper butternut-squash ~mushroom ~mushroom_large potato swede courgette ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~courgette ~green_bean ~stem_quick ~tomato ~corn ~pulse_fresh ~celery ~potato",
        "grams": 250,
        "role": "body",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true,
        "most": 3
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin fennel-seed ~spice_savoury ~spice_mild ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~spice_blend ~spice_rub ~herb_dried",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "paste",
        "foods": "tomato-puree harissa miso-paste sun-dried-tomato ~tomato_conc",
        "grams": 25,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine ~wine",
        "grams": 75,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "bean",
        "foods": "white-bean butter-bean borlotti-bean black-bean kidney-bean chickpea ~pulse_tin",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "mashed"
        ]
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 350,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "woody",
        "foods": "rosemary thyme sage bay-leaf ~herb_woody ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato passata ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 200,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "leaf",
        "foods": "kale spinach swiss-chard spring-greens ~cabbage ~leaf_cook ~leaf_tough",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander mint basil dill chives tarragon ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan ~cheese_hard feta ~cheese_fresh ~cheese_brine",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "grated",
        "prepOf": {
          "feta": "crumbled",
          "~cheese_fresh": "crumbled"
        },
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll",
        "grams": 120,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a large heavy pan over a medium heat[ with two thirds of the {fat}].[ Brown the {meat} for 5 minutes, until crisp at the edges.][ Add the {onion}[ and the {veg}] and cook for 10 minutes, until golden in places.| Add the {veg} and cook for 8 minutes, until golden in places.]",
      "[Stir in the {garlic} for 1 minute. ][Stir in the {spice}[ and the {chilli}] for 30 seconds. |Stir in the {chilli}. ][Fry the {paste} until it darkens and sticks a little. ][Pour in the {wine} and boil until almost gone. ]Drain the {bean} and add with [the {liquid}|{350 ml} water], scraping up anything brown.",
      "[Drop in the {woody}. ][Stir in the {tomato}. ][Season with two thirds of the {salt}. ]Bubble gently, half covered, for 15–20 minutes, until the liquid has sunk by a third.",
      "Crush about a third of the {bean} against the side and stir hard, until the broth turns creamy.[ Stir in the {leaf} and simmer for 3–6 minutes, until silky.]",
      "Take off the heat and leave for 5 minutes to thicken.[ Season with the rest of the {salt}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Grind in the {pepper}.][ Stir in the {herb}.][ Trickle over the rest of the {fat}.][ Scatter with the {cheese}.][ Serve with the {bread}, toasted.]"
    ],
    "note": "Crushing a third of the {bean} thickens the stew and keeps its flavour clear."
  },
  {
    "id": "smoky-sausage-and-bean-stew",
    "title": "Smoky {meat} and {one bean} stew",
    "summary": "Browned {meat} and soft {bean} in a thick, dark sauce.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "tortilla ~pasta ~pasta_hollow ~pasta_fresh coconut-milk garam-masala shortcrust-pastry",
    "serves": 2,
    "minutes": 50,
    "handsOn": 25,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "meat",
        "foods": "chorizo sausage merguez smoked-sausage bacon ~sausage_raw ~sausage_smoked ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 260,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 2 cm pieces",
        "knife": true,
        "perFood": {
          "chorizo": 180,
          "bacon": 150,
          "~bacon_cubes": 150,
          "~bacon": 150,
          "~cured_fatty": 150
        }
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 20,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion leek shallot ~onion ~onion_small ~leek",
        "grams": 180,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "bell-pepper carrot celery fennel butternut-squash potato ~mushroom ~mushroom_large ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~courgette ~green_bean ~stem_quick ~tomato ~corn ~pulse_fresh ~celery ~potato",
        "grams": 250,
        "role": "body",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 1.5 cm dice",
        "knife": true,
        "most": 3
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin paprika fennel-seed ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~herb_dried",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "paste",
        "foods": "tomato-puree harissa sun-dried-tomato ~tomato_conc",
        "grams": 25,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine ~wine ~beer cider",
        "grams": 100,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato passata ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 400,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "bean",
        "foods": "butter-bean white-bean black-bean kidney-bean chickpea ~pulse_tin",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "mashed"
        ]
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 200,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme rosemary bay-leaf sage ~herb_woody ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "brown-sugar ~sugar honey ~syrup ~honey dark-chocolate ~chocolate",
        "grams": 5,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "leaf",
        "foods": "kale spinach ~cabbage ~leaf_cook ~leaf_tough",
        "grams": 120,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "red-wine-vinegar lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "sour-cream greek-yogurt yogurt creme-fraiche ~sour_cream ~yogurt",
        "grams": 60,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll",
        "grams": 120,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a large heavy pan over a medium-high heat[ with the {fat}]. Brown the {meat} for 5–7 minutes, turning, until dark gold, then lift out and leave the juices in the pan.",
      "[Add the {onion}[ and the {veg}] and cook for 10 minutes, until golden at the edges. |Add the {veg} and cook for 8 minutes, until golden at the edges. ][Stir in the {garlic} for 1 minute. ][Stir in the {spice}[ and the {chilli}] for 30 seconds. |Stir in the {chilli}. ][Fry the {paste} until it darkens. ][Pour in the {wine} and boil down by half. ]",
      "Drain the {bean} and stir in with [the {liquid}|{200 ml} water][ and the {tomato}], scraping up the brown.[ Drop in the {woody}.][ Stir in the {sweet}.][ Season with half of the {salt}.] Return the {meat} and simmer gently, half covered, for 20–25 minutes, until thick and the meat is {71 c} inside.",
      "Crush a quarter of the {bean} against the side to thicken the sauce.[ Stir in the {leaf} and cook for 3–5 minutes, until soft.]",
      "Take off the heat and rest for 5 minutes.[ Season with the rest of the {salt}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Grind in the {pepper}.][ Stir in the {herb}.][ Top with the {creamy}.][ Serve with the {bread}, toasted.]"
    ],
    "note": "Taste before seasoning at the end: the {meat} may have seasoned the stew already.",
    "safety": "Cook the {meat} to {71 c} in the middle."
  },
  {
    "id": "chicken-and-vegetable-soup",
    "title": "Golden {one chicken} soup with {veg}",
    "summary": "A clear, savoury broth full of tender {chicken} and {veg}.",
    "kitchen": "Everyday",
    "course": "soup",
    "contradicts": "soy-sauce coconut-milk shortcrust-pastry tortilla curry-paste",
    "serves": 4,
    "minutes": 75,
    "handsOn": 30,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-thigh!poultry_bone chicken-leg chicken-drumstick ~poultry_bone ~poultry_breast_bone ~poultry_dark turkey-leg",
        "grams": 700,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "patted dry"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 20,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek red-onion shallot ~onion ~onion_small ~leek",
        "grams": 200,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true
      },
      {
        "part": "spice",
        "foods": "turmeric fennel-seed ground-coriander paprika ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~spice_savoury ~spice_mild",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 500,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme bay-leaf rosemary ~herb_woody ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
      },
      {
        "part": "veg",
        "foods": "carrot celery potato turnip swede parsnip celeriac leek butternut-squash sweet-potato fennel ~cabbage ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~celery ~potato ~leek",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "cut into 2 cm pieces",
        "knife": true,
        "most": 4,
        "once": true
      },
      {
        "part": "grain",
        "foods": "pearl-barley spelt ~pulse_split ~pulse_whole",
        "grams": 80,
        "role": "base",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "starch",
        "foods": "~rice_white ~pasta_small ~pasta pasta wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~noodle ~noodle_rice ~noodle_instant couscous",
        "grams": 80,
        "role": "base",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "tender",
        "foods": "pea green-bean spinach kale spring-greens courgette sweetcorn ~cabbage broccoli ~leaf_cook ~leaf_tough ~green_bean ~stem_quick ~crucifer ~sprout ~pulse_fresh ~courgette ~mushroom ~pepper_sweet ~tomato ~corn",
        "grams": 200,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut small",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "herb",
        "foods": "parsley dill chives tarragon coriander ~herb_tender ~herb_basil ~herb_mint",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "Pat the {chicken} dry[ and season with a third of the {salt}]. Set a large pan over a medium-high heat[ with the {fat}] and brown the {chicken}, skin side down, for 8 minutes, until deep gold. Turn for 2 minutes more and lift out. Spoon off all but a tablespoon of the rendered fat.",
      "[Add the {onion} and cook for 6–8 minutes, until golden at the edges. ][Stir in the {garlic}[ and the {ginger}] for 1 minute. |Stir in the {ginger} for 1 minute. ][Stir in the {spice}[ and the {chilli}] for 30 seconds. |Stir in the {chilli}. ]Pour in [the {liquid} and {1000 ml} water|{1400 ml} water] and scrape the bottom clean.",
      "Return the {chicken} with the juices[ and the {woody}] and bring slowly to a bare simmer. Skim[, stir in another third of the {salt}] and cook very gently, lid ajar, for 25 minutes.",
      "Add the {veg}[ and the {grain}] and simmer for 10 minutes. Lift out the {chicken} as soon as the thickest part reads {74 c} beside the bone and the meat pulls apart easily; shred the meat and discard the bones.",
      "[Stir in the {starch}. ]Simmer for [?grain: 22–25|10–12] minutes more, until everything is soft.[ Add the {tender} for the last 3–4 minutes.]",
      "Return the meat[ and lift out the {woody}]. Take off the heat.[ Season with the rest of the {salt}.][ Grind in the {pepper}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Scatter with the {herb}.] Rest for 5 minutes and ladle out hot."
    ],
    "note": "Keep it below a boil: a rolling pot turns the broth cloudy and the meat stringy.",
    "safety": "Cook the {chicken} to {74 c} beside the bone, and chill what is left within two hours."
  },
  {
    "id": "quick-chicken-breast-soup",
    "title": "Quick {one chicken} and {one veg} soup",
    "summary": "Slices of {chicken} poached gently in a savoury broth with {veg}.",
    "kitchen": "Everyday",
    "course": "soup",
    "contradicts": "soy-sauce coconut-milk shortcrust-pastry tortilla curry-paste",
    "serves": 2,
    "minutes": 40,
    "handsOn": 25,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek red-onion shallot ~onion ~onion_small ~leek",
        "grams": 150,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot celery potato turnip swede parsnip celeriac leek butternut-squash sweet-potato fennel ~cabbage ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~celery ~potato ~leek",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true,
        "most": 3
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin smoked-paprika fennel-seed turmeric curry-powder ~spice_savoury ~spice_mild ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~spice_blend ~spice_rub",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 800,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme bay-leaf rosemary ~herb_woody ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato ~tomato_tin ~tomato_sieved ~tomato passata",
        "grams": 200,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "starch",
        "foods": "~pasta_small ~pasta ~rice_white ~noodle ~noodle_rice ~noodle_instant couscous",
        "grams": 60,
        "role": "base",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "bean",
        "foods": "white-bean chickpea ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "chicken",
        "foods": "chicken-breast chicken-thigh turkey-breast ~poultry_breast ~poultry_dark",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "poached"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "tender",
        "foods": "pea green-bean spinach kale spring-greens courgette sweetcorn ~cabbage broccoli ~leaf_cook ~leaf_tough ~green_bean ~stem_quick ~crucifer ~sprout ~pulse_fresh ~courgette ~mushroom ~pepper_sweet ~tomato ~corn",
        "grams": 120,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut small",
        "knife": true,
        "once": true
      },
      {
        "part": "cream",
        "foods": "creme-fraiche ~cream ~cream_thin sour-cream pesto ~sour_cream ~pesto",
        "grams": 60,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley dill chives tarragon coriander basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan ~cheese_hard",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "grated"
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll",
        "grams": 100,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a large pan over a medium-high heat[ with the {fat}]. Add the {veg}[ and the {onion}] and cook for 8–10 minutes, stirring only now and then, until browned at the edges.",
      "[Stir in the {garlic} for 1 minute. ][Stir in the {spice}[ and the {chilli}] for 30 seconds. |Stir in the {chilli}. ]Pour in [the {liquid}|{800 ml} water] and scrape up the brown.[ Add the {tomato}[ and the {woody}].| Add the {woody}.][ Season with two thirds of the {salt}.] Simmer for 8 minutes.",
      "[Stir in the {starch} and cook for 6 minutes. ][Add the {bean}. ]Simmer until the {veg} {is veg} soft enough to cut with a spoon.",
      "Turn the heat low and slip in the {chicken}, a slice at a time[, with the {tender}]. Keep just below a simmer for 4–5 minutes, until opaque right through ({74 c}).",
      "Take off the heat.[ Stir in the {cream}.][ Season with the rest of the {salt}.][ Grind in the {pepper}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Scatter with the {herb}[ and the {cheese}].| Scatter with the {cheese}.][ Serve with the {bread}, toasted.]"
    ],
    "note": "Slice the {chicken} thin and keep the pot below a boil: that is what keeps {it chicken} soft.",
    "safety": "Cook the {chicken} to {74 c}."
  },
  {
    "id": "beef-or-lamb-and-vegetable-soup",
    "title": "{one meat} and {one veg} soup[ with {starch}]",
    "summary": "Deeply browned {meat} simmered until spoon-soft in a rich broth with {veg}.",
    "kitchen": "Everyday",
    "course": "soup",
    "contradicts": "noodle soy-sauce coconut-milk shortcrust-pastry tortilla curry-paste",
    "serves": 4,
    "minutes": 130,
    "handsOn": 35,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "meat",
        "foods": "stewing-beef stewing-lamb pork-shoulder ~red_stew ~pork_stew",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 2 cm cubes and patted dry",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "fat",
        "foods": "dripping ~oil ~oil_finish olive-oil ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek red-onion shallot ~onion ~onion_small ~leek",
        "grams": 200,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "paste",
        "foods": "tomato-puree miso-paste harissa ~tomato_conc",
        "grams": 25,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "paprika smoked-paprika cumin allspice ~spice_savoury ~spice_mild ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "wine",
        "foods": "red-wine stout ~beer ~wine",
        "grams": 200,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 600,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 200,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "woody",
        "foods": "bay-leaf thyme rosemary ~herb_woody ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
      },
      {
        "part": "savour",
        "foods": "worcestershire-sauce dried-mushroom anchovy soy-sauce ~soy",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "starch",
        "foods": "pearl-barley spelt ~pulse_split ~pulse_whole ~rice_white",
        "grams": 80,
        "role": "base",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot celery potato turnip swede parsnip celeriac leek butternut-squash sweet-potato fennel ~cabbage ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~celery ~potato ~leek",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "cut into 2 cm pieces",
        "knife": true,
        "most": 4
      },
      {
        "part": "tender",
        "foods": "pea green-bean spinach kale spring-greens courgette sweetcorn ~cabbage broccoli ~leaf_cook ~leaf_tough ~green_bean ~stem_quick ~crucifer ~sprout ~pulse_fresh ~courgette ~mushroom ~pepper_sweet ~tomato ~corn",
        "grams": 200,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut small",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "acid",
        "foods": "red-wine-vinegar apple-cider-vinegar lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley dill chives mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Pat the {meat} dry[ and season with a third of the {salt}]. Set a large pan over a medium-high heat[ with the {fat}] and brown the {meat} in two rounds, 6–8 minutes each, until dark and crusted. Lift out.",
      "Lower the heat to medium.[ Cook the {onion} for 8 minutes, until golden.][ Stir in the {garlic} for 1 minute.][ Fry the {paste} until it darkens.][ Stir in the {spice}[ and the {chilli}] for 30 seconds.| Stir in the {chilli}.][ Pour in the {wine} and boil down by half.]",
      "Pour in [the {liquid} and {1000 ml} water|{1500 ml} water] and scrape the bottom clean. Return the {meat}.[ Add the {tomato}.][ Add the {woody}[ and the {savour}].| Add the {savour}.] Skim, then simmer very gently, lid ajar, for 60 minutes, until almost tender.[ Stir in another third of the {salt}.]",
      "Add the {veg}[ and the {starch}] and simmer for 30 minutes more, until the {veg} {is veg} soft and the {meat} {is meat} falling apart under a spoon.[ Add the {tender} for the last 4 minutes.]",
      "Skim off the fat that you do not want[ and lift out the {woody}].[ Season with the rest of the {salt}.][ Grind in the {pepper}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Scatter with the {herb}.] Rest for 5 minutes and ladle out hot."
    ],
    "note": "Brown the {meat} darker than you dare: the whole colour of the broth comes from it.",
    "safety": "Chill what is left within two hours."
  },
  {
    "id": "smooth-vegetable-soup",
    "title": "Silky {one veg} soup[ with toasted {crunch}]",
    "summary": "Browned {veg} blended to a smooth, full-flavoured soup[ under crisp {crunch}].",
    "kitchen": "Everyday",
    "course": "soup",
    "contradicts": "noodle ~pasta ~pasta_hollow ~pasta_fresh beef-mince tortilla soy-sauce shortcrust-pastry chicken",
    "serves": 2,
    "minutes": 45,
    "handsOn": 25,
    "kit": [
      "large pan",
      "blender",
      "frying pan"
    ],
    "parts": [
      {
        "part": "crunch",
        "foods": "pumpkin-seed hazelnut sourdough ~bread ~roll almond sunflower-seed ~nut ~peanut ~seed",
        "grams": 45,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ],
        "prepOf": {
          "sourdough": "torn into small pieces",
          "~bread": "torn into small pieces",
          "~roll": "torn into small pieces",
          "hazelnut": "roughly chopped",
          "~nut": "roughly chopped",
          "~peanut": "roughly chopped"
        }
      },
      {
        "part": "bacon",
        "foods": "bacon pancetta chorizo ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 60,
        "role": "finish",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into small pieces",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat",
          "dressed"
        ]
      },
      {
        "part": "veg",
        "foods": "butternut-squash carrot cauliflower broccoli parsnip celeriac sweet-potato leek ~tomato ~mushroom ~mushroom_large pea courgette fennel bell-pepper swede asparagus sweetcorn ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~courgette ~green_bean ~stem_quick ~corn ~pulse_fresh ~leek",
        "grams": 550,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered",
          "blended"
        ],
        "prep": "cut into 2 cm pieces",
        "knife": true,
        "most": 2
      },
      {
        "part": "onion",
        "foods": "onion leek shallot red-onion ~onion ~onion_small ~leek",
        "grams": 150,
        "role": "body",
        "does": [
          "sweated",
          "blended"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "spice",
        "foods": "cumin ground-coriander curry-powder smoked-paprika nutmeg fennel-seed ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~curry_paste",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "woody",
        "foods": "thyme rosemary sage ~herb_dried ~herb_woody",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "leaves stripped",
        "once": true
      },
      {
        "part": "body",
        "foods": "potato red-lentil white-bean ~potato ~potato_baker ~potato_small ~pulse_tin ~rice_white ~pulse_split",
        "grams": 100,
        "role": "binder",
        "does": [
          "simmered",
          "blended"
        ],
        "prepOf": {
          "potato": "thinly sliced",
          "~potato": "thinly sliced",
          "~potato_baker": "thinly sliced",
          "~potato_small": "thinly sliced"
        },
        "perFood": {
          "red-lentil": 60,
          "~rice_white": 40
        },
        "once": true
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 700,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "apple",
        "foods": "apple pear ~pome",
        "grams": 80,
        "role": "body",
        "does": [
          "simmered",
          "blended"
        ],
        "prep": "cored and chopped",
        "knife": true
      },
      {
        "part": "cream",
        "foods": "double-cream creme-fraiche coconut-milk cream-cheese sour-cream greek-yogurt ~cream ~cream_thin ~milk ~milk_plant ~sour_cream ~coconut_milk ~yogurt",
        "grams": 60,
        "role": "sauce",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "~cheese_blue parmesan feta ~cheese_hard ~cheese_melt ~cheese_fresh ~cheese_brine",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "prepOf": {
          "parmesan": "grated",
          "~cheese_hard": "grated",
          "~cheese_melt": "grated"
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "chives parsley coriander dill basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 8,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true
      }
    ],
    "method": [
      "[Toast the {crunch} in a dry frying pan over a medium heat for 3–5 minutes, tossing, until golden. ][Crisp the {bacon} in a frying pan for 5 minutes. ]Set a large pan over a medium-high heat[ with two thirds of the {fat}] and spread out the {veg}. Leave for 5–6 minutes, until the undersides are well browned, then stir.",
      "Lower the heat to medium.[ Add the {onion} and cook for 8 minutes, until golden.][ Stir in the {garlic}[ and the {ginger}] for 1 minute.| Stir in the {ginger} for 1 minute.][ Stir in the {spice}[ and the {chilli}] for 30 seconds.| Stir in the {chilli}.][ Add the {woody}.]",
      "[Add the {body}[ and the {apple}]. |Add the {apple}. ]Pour in [the {liquid}|{700 ml} water][ with two thirds of the {salt}] and scrape the pan clean. Simmer, half covered, for 15–20 minutes, until the {veg} can be crushed against the side with a spoon.",
      "Blend for a full 2 minutes, until silky[, adding the {cream} at the end]. Loosen with hot water until it pours thickly and evenly, return to the pan and warm to just below a simmer.",
      "[Season with the rest of the {salt}. ][Grind in the {pepper}. ][Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}. ]Ladle into warm bowls.[ Trickle over the rest of the {fat}.][ Top with the {crunch}[ and the {bacon}].| Top with the {bacon}.][ Add the {cheese}[ and the {herb}].| Finish with the {herb}.]"
    ],
    "note": "Time in the blender makes a soup silky: two full minutes.",
    "safety": "Fill the blender only half full and hold the lid down with a cloth: hot soup surges."
  },
  {
    "id": "red-lentil-soup",
    "title": "Silky {one lentil} soup[ with {spice}]",
    "summary": "Soft {lentil} beaten to a creamy, warming soup[, sharpened with {acid}].",
    "kitchen": "Everyday",
    "course": "soup",
    "contradicts": "garam-masala ~pasta ~pasta_hollow ~pasta_fresh tortilla noodle",
    "serves": 2,
    "minutes": 45,
    "handsOn": 20,
    "kit": [
      "large pan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~oil_finish ghee ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat",
          "bloomed"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion leek shallot ~onion ~onion_small ~leek",
        "grams": 180,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot celery butternut-squash sweet-potato bell-pepper potato ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~celery ~potato",
        "grams": 200,
        "role": "body",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true,
        "most": 2
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "spice",
        "foods": "cumin ground-coriander turmeric curry-powder smoked-paprika ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 3
      },
      {
        "part": "paste",
        "foods": "tomato-puree harissa ~curry_paste ~tomato_conc",
        "grams": 25,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "lentil",
        "foods": "red-lentil yellow-split-pea chana-dal ~pulse_split ~pulse_split_slow",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 700,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato passata ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 200,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "woody",
        "foods": "bay-leaf thyme cinnamon-stick ~herb_woody ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
      },
      {
        "part": "coconut",
        "foods": "coconut-milk coconut-cream ~coconut_milk",
        "grams": 150,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "leaf",
        "foods": "spinach kale swiss-chard ~leaf_cook ~leaf_tough",
        "grams": 100,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice red-wine-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 25,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 90,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt sour-cream labneh feta creme-fraiche ~yogurt ~sour_cream ~cheese_brine",
        "grams": 80,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake paprika chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 2,
        "role": "finish",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10,
          "cayenne": 1
        }
      },
      {
        "part": "herb",
        "foods": "coriander mint parsley dill ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "bread",
        "foods": "~wrap pitta-bread ~bread ~roll",
        "grams": 120,
        "role": "base",
        "does": [
          "toasted"
        ],
        "once": true
      }
    ],
    "method": [
      "Set a large pan over a medium heat[ with two thirds of the {fat}].[ Cook the {onion}[ and the {veg}] for 10 minutes, until deep gold.| Cook the {veg} for 8 minutes, until browned at the corners.][ Stir in the {garlic}[ and the {ginger}] for 1 minute.| Stir in the {ginger} for 1 minute.][ Stir in most of the {spice} for 30 seconds.][ Fry the {paste} until it darkens.]",
      "Rinse the {lentil} until the water runs clear, drain and stir in for 1 minute. Pour in [the {liquid} and {300 ml} water|{1000 ml} water].[ Add the {tomato}.][ Drop in the {woody}.] Bring to the boil, skim and simmer gently, half covered, for [?lentil=red-lentil: 20|40–45] minutes, until the {lentil} can be crushed with a spoon.",
      "[Lift out the {woody}. ][Stir in the {salt}. ]Beat hard with a whisk, or blend half of the soup, until creamy.[ Stir in the {coconut}.] Thin with hot water if it stands in peaks.[ Add the {leaf} and simmer for 2–4 minutes, until soft.]",
      "Take off the heat.[ Stir in [?acid=lemon,lime: the juice of the|the] {acid}.][ Grind in the {pepper}.] Ladle into warm bowls[ and spoon on the {creamy}].",
      "[Warm the rest of the {fat} in a small frying pan with the {chilli} for 15–20 seconds, until it foams and colours, and spoon over. |Sprinkle with the {chilli}. |Trickle over the rest of the {fat}. ][Sprinkle with the rest of the {spice}. ][Scatter with the {herb}. ][Serve with the {bread}, warmed.]"
    ],
    "note": "It thickens as it stands: let it down with hot water and taste again."
  },
  {
    "id": "chunky-lentil-soup",
    "title": "Chunky {one lentil} and {one veg} soup",
    "summary": "Earthy {lentil} and browned {veg} in a thick, savoury broth.",
    "kitchen": "Everyday",
    "course": "soup",
    "contradicts": "garam-masala coconut-milk tortilla noodle",
    "serves": 2,
    "minutes": 60,
    "handsOn": 25,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat",
          "dressed"
        ]
      },
      {
        "part": "meat",
        "foods": "bacon pancetta chorizo smoked-sausage ham ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 90,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into small pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion leek shallot ~onion ~onion_small ~leek",
        "grams": 180,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot celery potato turnip swede parsnip celeriac leek butternut-squash sweet-potato fennel ~cabbage ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~mushroom ~mushroom_large ~celery ~potato ~leek",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin fennel-seed ground-coriander ~spice_savoury ~spice_mild ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~spice_blend ~spice_rub ~herb_dried",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "paste",
        "foods": "tomato-puree harissa miso-paste ~tomato_conc",
        "grams": 25,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine ~wine",
        "grams": 100,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "lentil",
        "foods": "lentil puy-lentil tinned-lentil ~pulse_split ~pulse_whole ~pulse_tin",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "perFood": {
          "tinned-lentil": 400
        }
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 700,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato passata ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 200,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "woody",
        "foods": "bay-leaf thyme rosemary ~herb_woody ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "leaf",
        "foods": "kale spinach swiss-chard ~cabbage ~leaf_cook ~leaf_tough",
        "grams": 120,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 8,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "red-wine-vinegar lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley dill coriander mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan feta ~cheese_hard ~cheese_fresh ~cheese_brine",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "grated",
        "prepOf": {
          "feta": "crumbled",
          "~cheese_fresh": "crumbled"
        }
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt sour-cream creme-fraiche ~yogurt ~sour_cream",
        "grams": 60,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll",
        "grams": 120,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a large pan over a medium-high heat[ with two thirds of the {fat}].[ Brown the {meat} for 5 minutes.] Add the {veg}[ and the {onion}] and cook for 10 minutes, stirring only now and then, until browned at the corners.",
      "[Stir in the {garlic} for 1 minute. ][Stir in the {spice}[ and the {chilli}] for 30 seconds. |Stir in the {chilli}. ][Fry the {paste} until it darkens. ][Pour in the {wine} and boil until almost gone. ]Rinse the {lentil} and stir in with [the {liquid} and {400 ml} water|{1100 ml} water].[ Add the {tomato}.][ Drop in the {woody}.]",
      "Bring to the boil, skim and simmer gently, half covered, for [?lentil=tinned-lentil: 15|30–35] minutes, until the {lentil} {is lentil} soft but still whole.[ Season with two thirds of the {salt} towards the end.]",
      "Crush a ladleful against the side of the pan, to thicken the broth.[ Add the {leaf} and simmer for 3–5 minutes, until silky.][ Lift out the {woody}.]",
      "Take off the heat.[ Stir in the {mustard}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Season with the rest of the {salt}.][ Grind in the {pepper}.][ Trickle over the rest of the {fat}.][ Spoon on the {creamy}.][ Scatter with the {herb}[ and the {cheese}].| Scatter with the {cheese}.][ Serve with the {bread}, toasted.]"
    ],
    "note": "It thickens as it stands: let it down with hot water and taste again."
  },
  {
    "id": "chunky-vegetable-soup",
    "title": "[?bean: Thick {one firm} and {one bean} soup|Chunky {one firm} soup]",
    "summary": "Browned {firm} in a full-bodied broth, with {tender} added late to stay bright.",
    "kitchen": "Everyday",
    "course": "soup",
    "contradicts": "noodle soy-sauce coconut-milk chicken shortcrust-pastry tortilla",
    "serves": 2,
    "minutes": 50,
    "handsOn": 30,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat",
          "dressed"
        ]
      },
      {
        "part": "meat",
        "foods": "bacon pancetta chorizo ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 80,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into small pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek shallot red-onion ~onion ~onion_small ~leek",
        "grams": 150,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "firm",
        "foods": "carrot celery potato turnip swede parsnip celeriac leek butternut-squash sweet-potato fennel ~cabbage ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~celery ~potato ~leek",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 1.5 cm dice",
        "knife": true,
        "most": 4
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "fennel-seed smoked-paprika cumin ~herb_dried ~spice_savoury ~spice_mild ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~spice_blend ~spice_rub",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "paste",
        "foods": "tomato-puree miso-paste sun-dried-tomato harissa ~tomato_conc",
        "grams": 25,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 600,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato passata ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 250,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "woody",
        "foods": "bay-leaf thyme rosemary ~herb_woody ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "bean",
        "foods": "white-bean borlotti-bean chickpea ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "simmered",
          "mashed"
        ],
        "prep": "drained"
      },
      {
        "part": "starch",
        "foods": "~pasta_small ~pasta pasta wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~rice_white giant-couscous couscous",
        "grams": 60,
        "role": "base",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "tender",
        "foods": "~cabbage courgette green-bean pea kale spinach sweetcorn ~tomato broccoli ~leaf_cook ~leaf_tough ~green_bean ~stem_quick ~crucifer ~sprout ~pulse_fresh ~courgette ~mushroom ~pepper_sweet ~corn",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "cut or shredded small",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "basil parsley pesto dill chives ~herb_tender ~herb_basil ~herb_mint ~pesto",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "perFood": {
          "pesto": 30
        },
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan ~cheese_hard",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll",
        "grams": 120,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a large pan over a medium heat[ with two thirds of the {fat}].[ Brown the {meat} for 4 minutes.] Add the {firm}[ and the {onion}] and cook for 10–12 minutes, stirring only now and then, until browned on some sides.",
      "[Stir in the {garlic} for 1 minute. ][Stir in the {spice}[ and the {chilli}] for 30 seconds. |Stir in the {chilli}. ][Fry the {paste} until it darkens. ]Pour in [the {liquid} and {400 ml} water|{1000 ml} water] and scrape up all the brown.[ Add the {tomato}.][ Drop in the {woody}.][ Stir in two thirds of the {salt}.] Simmer, half covered, for 10 minutes.",
      "[Crush a third of the {bean} and stir in with the rest. ][Add the {starch}. ]Simmer for 8–10 minutes, until the {firm} can be cut with a spoon.",
      "Add the {tender} and cook for 3–6 minutes, until soft but still bright.[ Lift out the {woody}.]",
      "Take off the heat and rest for 5 minutes.[ Season with the rest of the {salt}.][ Grind in the {pepper}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Stir in the {herb}.][ Trickle over the rest of the {fat}.][ Scatter with the {cheese}.][ Serve with the {bread}, toasted.]"
    ],
    "note": "Add things in order of hardness, and nothing in the bowl is overcooked."
  },
  {
    "id": "noodle-soup-with-meat",
    "title": "{noodle} in broth with {meat}",
    "summary": "Hot, aromatic broth poured over {noodle} and tender {meat}.",
    "kitchen": "Everyday",
    "course": "soup",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh cream tinned-tomato parmesan tortilla",
    "serves": 2,
    "minutes": 35,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "large pan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "onion shallot leek ~onion ~onion_small ~leek",
        "grams": 100,
        "role": "seasoning",
        "does": [
          "charred"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger lemongrass galangal ~ginger",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "charred"
        ],
        "prep": "cut lengthways into thick slices",
        "knife": true
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 900,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ],
        "prep": "crushed with the flat of a knife",
        "once": true
      },
      {
        "part": "spice",
        "foods": "star-anise cinnamon-stick dried-mushroom ground-coriander ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "noodle",
        "foods": "egg-noodle ramen-noodle rice-noodle udon-noodle soba-noodle ~noodle ~noodle_rice ~noodle_instant",
        "grams": 150,
        "need": true,
        "role": "base",
        "does": [
          "boiled"
        ],
        "perFood": {
          "udon-noodle": 300
        }
      },
      {
        "part": "meat",
        "foods": "chicken-breast chicken-thigh pork-tenderloin steak prawn ~fish_white ~poultry_breast ~poultry_dark ~red_quick ~prawn ~pork_quick",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "poached"
        ],
        "prep": "sliced 4 mm thin",
        "knife": true,
        "prepOf": {
          "prawn": "patted dry",
          "~prawn": "patted dry",
          "~fish_white": "cut into 3 cm pieces"
        },
        "once": true
      },
      {
        "part": "veg",
        "foods": "pak-choi ~mushroom ~mushroom_large spinach carrot mangetout sweetcorn ~cabbage bean-sprout broccoli ~leaf_cook ~leaf_tough ~green_bean ~stem_quick ~crucifer ~sprout ~pulse_fresh ~courgette ~pepper_sweet ~tomato ~corn",
        "grams": 220,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut thin",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "season",
        "foods": "soy-sauce miso-paste fish-sauce ~soy",
        "grams": 28,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "fish-sauce": 20
        },
        "most": 2,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "brown-sugar ~sugar honey mirin ~honey ~mirin",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lime lime-juice rice-vinegar lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander mint basil thai-basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "leaves picked"
      },
      {
        "part": "chilli",
        "foods": "chilli-oil chilli chilli-flake ~sauce_hot ~sauce_fiery ~oil_finish ~chilli ~spice_heat",
        "grams": 6,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prepOf": {
          "chilli": "sliced"
        },
        "perFood": {
          "chilli-flake": 1
        },
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil sesame-seed ~oil_finish",
        "grams": 4,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "crunch",
        "foods": "peanut cashew ~nut ~peanut nori",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a large dry saucepan over a high heat.[ Char the {onion}[ and the {ginger}] for 4 minutes, until spotted black.| Char the {ginger} for 3 minutes, until spotted black.] Pour in [the {liquid} and {150 ml} water|{1050 ml} water].[ Add the {garlic}[ and the {spice}].| Add the {spice}.] Simmer for 15 minutes[?onion/ginger/garlic/spice: , then strain|].",
      "[Meanwhile lower the {egg} into boiling water for 7 minutes, cool in cold water and peel. ]Cook the {noodle} in plenty of boiling water for {time noodle boil}, until just tender; rinse briefly and share between warm bowls.",
      "Slip the {meat} into the broth and keep just below a simmer for 3–5 minutes, until opaque right through.[ Add the {veg} for the last 2 minutes.] Bring just back to the boil.",
      "Turn off the heat.[ Stir in the {season}.][ Stir in the {sweet}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Adjust with the {salt}.][ Add the {pepper}.] [?season/salt: Taste it a shade too strong: the {noodle} will soften it.]",
      "Ladle over the {noodle}.[ Halve the {egg} and set on top.][ Scatter with the {allium}[ and the {herb}].| Scatter with the {herb}.][ Finish with the {chilli}.][ Add the {sesame}.][ Scatter over the {crunch}.] Eat at once."
    ],
    "note": "Cook the {noodle} in separate water: otherwise the broth turns cloudy and is drunk up.",
    "safety": "Cook the {meat} until opaque right through ([?meat=chicken-breast,chicken-thigh,~poultry_breast,~poultry_dark: {74 c}|{63 c}])."
  },
  {
    "id": "noodle-soup-with-egg-and-greens",
    "title": "{noodle} in broth with [{tofu} and ]{veg}",
    "summary": "A hot, savoury bowl of {noodle} and {veg}[, topped with {egg}].",
    "kitchen": "Everyday",
    "course": "soup",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh cream tinned-tomato parmesan tortilla chicken",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil ~butter ~animal_fat",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mushroom",
        "foods": "~mushroom ~mushroom_large",
        "grams": 150,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion shallot leek ~onion ~onion_small ~leek",
        "grams": 80,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger lemongrass ~ginger",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "spice",
        "foods": "star-anise cinnamon-stick dried-mushroom ground-coriander ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
      },
      {
        "part": "paste",
        "foods": "gochujang ~curry_paste black-bean-sauce tomato-puree peanut-butter ~tomato_conc",
        "grams": 20,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 900,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "noodle",
        "foods": "ramen-noodle egg-noodle rice-noodle udon-noodle soba-noodle ~noodle ~noodle_rice ~noodle_instant",
        "grams": 150,
        "need": true,
        "role": "base",
        "does": [
          "boiled"
        ],
        "perFood": {
          "udon-noodle": 300
        }
      },
      {
        "part": "tofu",
        "foods": "tofu silken-tofu tempeh edamame ~tofu",
        "grams": 200,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into 2 cm cubes",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "pak-choi spinach ~cabbage carrot mangetout sweetcorn broccoli green-bean bean-sprout kale pea ~leaf_cook ~leaf_tough ~green_bean ~stem_quick ~crucifer ~sprout ~pulse_fresh ~courgette ~mushroom ~pepper_sweet ~tomato ~corn",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "cut thin",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "season",
        "foods": "miso-paste soy-sauce fish-sauce ~soy",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "fish-sauce": 20
        },
        "most": 2,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "~sugar honey mirin ~honey ~mirin",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lime lime-juice rice-vinegar lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander mint basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "leaves picked"
      },
      {
        "part": "chilli",
        "foods": "chilli-oil chilli chilli-flake ~sauce_hot ~sauce_fiery ~oil_finish ~chilli ~spice_heat",
        "grams": 6,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prepOf": {
          "chilli": "sliced"
        },
        "perFood": {
          "chilli-flake": 1
        },
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil sesame-seed ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "crunch",
        "foods": "nori peanut ~nut ~peanut ~seed",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "in small pieces",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a large saucepan over a high heat[ with the {fat}].[ Brown the {mushroom} for 5 minutes.][ Add the {onion} for 3 minutes, until coloured at the edges.][ Stir in the {ginger}[ and the {garlic}] for 1 minute.| Stir in the {garlic} for 30 seconds.][ Fry the {paste} for 1 minute.] Pour in [the {liquid} and {150 ml} water|{1050 ml} water].[ Add the {spice}.] Simmer for 10 minutes.",
      "[Meanwhile lower the {egg} into boiling water for 7 minutes, cool in cold water and peel. ]Cook the {noodle} in plenty of boiling water for {time noodle boil}, until just tender; rinse briefly and share between warm bowls.",
      "[Lift out the {spice}. ][Slide in the {tofu} to warm for 2 minutes. ]Add the {veg} and simmer for 2–4 minutes, until bright and just tender.",
      "Turn off the heat.[ Stir in the {season}.][ Stir in the {sweet}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Adjust with the {salt}.][ Add the {pepper}.] [?season/salt: Taste it a shade too strong: the {noodle} will soften it.]",
      "Ladle over the {noodle}.[ Halve the {egg} and set on top.][ Scatter with the {allium}[ and the {herb}].| Scatter with the {herb}.][ Finish with the {chilli}.][ Add the {sesame}.][ Scatter over the {crunch}.] Eat at once."
    ],
    "note": "Cook the {noodle} in separate water, so that the broth stays clear.",
    "safety": "[For anyone vulnerable, boil the {egg} for 10 minutes, until firm right through.]"
  },
  {
    "id": "grain-bowl-with-roast-vegetables",
    "title": "{one grain} bowl with roast {veg}",
    "summary": "Nutty {grain}, dark-edged roast {veg} and a dressing that ties the bowl together.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "tortilla ~pasta ~pasta_hollow ~pasta_fresh cooked-rice double-cream coconut-milk",
    "serves": 2,
    "minutes": 50,
    "handsOn": 25,
    "kit": [
      "oven",
      "roasting tin",
      "saucepan"
    ],
    "parts": [
      {
        "part": "veg",
        "foods": "butternut-squash sweet-potato broccoli cauliflower carrot beetroot aubergine bell-pepper brussels-sprout fennel parsnip ~mushroom ~mushroom_large ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "cut into 2.5 cm pieces",
        "knife": true,
        "prepOf": {
          "carrot": "peeled and cut into 2 cm pieces",
          "parsnip": "peeled and cut into 2 cm pieces",
          "beetroot": "peeled and cut into 2 cm wedges",
          "sweet-potato": "cut into 3 cm pieces",
          "butternut-squash": "peeled, seeded and cut into 3 cm pieces",
          "cauliflower": "cut into 4 cm florets, leaves kept",
          "broccoli": "cut into 4 cm florets, stalk sliced",
          "aubergine": "cut into 4 cm pieces",
          "bell-pepper": "seeded and cut into 4 cm pieces",
          "fennel": "cut into wedges through the root",
          "brussels-sprout": "halved"
        },
        "most": 3
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat",
          "dressed"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin zaatar ground-coriander curry-powder ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "protein",
        "foods": "chickpea black-bean tofu tempeh halloumi ~pulse_tin ~tofu",
        "grams": 240,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "drained and patted dry",
        "prepOf": {
          "tofu": "cut into 2 cm cubes",
          "tempeh": "cut into 2 cm cubes",
          "halloumi": "cut into 2 cm cubes"
        },
        "once": true
      },
      {
        "part": "grain",
        "foods": "quinoa pearl-barley farro spelt bulgur-wheat freekeh buckwheat giant-couscous brown-rice ~grain_quick ~grain_mid ~grain_slow",
        "grams": 150,
        "need": true,
        "role": "base",
        "does": [
          "toasted",
          "boiled"
        ],
        "prep": "rinsed"
      },
      {
        "part": "crunch",
        "foods": "pumpkin-seed sunflower-seed almond sesame-seed walnut ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "toasted"
        ]
      },
      {
        "part": "pickle",
        "foods": "red-onion radish cucumber carrot red-cabbage shallot ~onion ~onion_small ~cabbage",
        "grams": 80,
        "role": "body",
        "does": [
          "macerated"
        ],
        "prep": "sliced very thin",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice apple-cider-vinegar rice-vinegar red-wine-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 35,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 100,
          "lime": 100
        }
      },
      {
        "part": "creamy",
        "foods": "tahini greek-yogurt peanut-butter yogurt almond-butter hummus ~nut_butter ~yogurt",
        "grams": 50,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard miso-paste ~mustard soy-sauce harissa pesto ~soy ~pesto",
        "grams": 8,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely grated"
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup ~syrup ~honey",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "leaf",
        "foods": "kale spinach rocket watercress ~leaf_salad ~leaf_peppery ~leaf_cook ~leaf_tough",
        "grams": 70,
        "role": "body",
        "does": [
          "dressed"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "rich",
        "foods": "avocado feta goats-cheese smoked-mackerel cooked-chicken ~cheese_fresh ~cheese_brine ~fish_smoked ~cooked_meat",
        "grams": 120,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "in bite-sized pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "herb",
        "foods": "parsley coriander mint basil dill chives tarragon ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Spread the {veg} over a roasting tin.[ Turn in half of the {fat}.][ Season with a third of the {salt}.][ Dust with the {spice}.] Roast for 18 minutes, turn[, add the {protein}] and roast for 12–15 minutes more, until dark at the edges and soft to a knife.",
      "Meanwhile toast the {grain} in a dry saucepan over a medium heat for 3 minutes, until nutty. Cover well with boiling water[, add another third of the {salt}] and simmer for [?grain=pearl-barley,brown-rice: 30|[?grain=farro,spelt,freekeh: 20–25|10–12]] minutes, until tender. Drain, return to the pan and steam dry under the lid for 5 minutes.",
      "[Toast the {crunch} in a small dry pan for 3 minutes, until coloured. ][Boil the {egg} for 7 minutes, cool in cold water and peel. ][Toss the {pickle} with a spoonful of the {acid} and leave for 10 minutes. ][?creamy/acid/fat: For the dressing, put {45 ml} water in a bowl. ][Whisk in the {creamy}. ][?pickle: [Whisk in the rest of the {acid}. ]|[Whisk in [?acid=lemon,lime: the juice of the|the] {acid}. ]][Add the {mustard}[ and the {garlic}]. |Add the {garlic}. ][Sweeten with the {sweet}. ][Whisk in the rest of the {fat}. ]",
      "[Season with the rest of the {salt}. ][Grind in the {pepper}[ and add the {chilli}]. |Add the {chilli}. ][?creamy/acid/fat: Loosen with water until it just pours, and fork half through the hot {grain}.|Fork up the hot {grain}.]",
      "Share the {grain} between bowls.[ Rub the {leaf} with a little dressing and tuck in.] Pile on the {veg}. [Add the {rich}. ][Add the {egg}, halved. ][Add the {pickle}. ][?creamy/acid/fat: Spoon over the rest of the dressing. ][Scatter with the {crunch}. ][Finish with the {herb}.]"
    ],
    "note": "Dress the {grain} while hot: that is when the flavour soaks in."
  },
  {
    "id": "grain-salad",
    "title": "{one grain} salad with {veg}[ and {cheese}]",
    "summary": "Fluffy {grain} and crisp {veg} in a bright dressing.",
    "kitchen": "Everyday",
    "course": "salad",
    "contradicts": "soy-sauce double-cream tortilla ~pasta ~pasta_hollow ~pasta_fresh beef-mince stock",
    "serves": 2,
    "minutes": 40,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "baking tray"
    ],
    "parts": [
      {
        "part": "grain",
        "foods": "bulgur-wheat quinoa pearl-barley farro spelt freekeh giant-couscous buckwheat brown-rice ~grain_quick ~grain_mid ~grain_slow",
        "grams": 140,
        "need": true,
        "role": "base",
        "does": [
          "toasted",
          "boiled"
        ],
        "prep": "rinsed"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "onion",
        "foods": "red-onion spring-onion shallot chives ~onion ~onion_small ~spring_onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 35,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "zest finely grated, juice squeezed",
          "lime": "zest finely grated, juice squeezed"
        },
        "perFood": {
          "lemon": 100,
          "lime": 100
        }
      },
      {
        "part": "crunch",
        "foods": "almond walnut pistachio hazelnut pumpkin-seed pine-nut ~nut ~peanut ~seed",
        "grams": 35,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard pesto harissa ~pesto",
        "grams": 6,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey pomegranate-molasses ~syrup ~honey ~sugar",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "sumac cumin cinnamon allspice zaatar ~spice_savoury ~spice_mild ~spice_blend ~spice_rub",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil rapeseed-oil walnut-oil ~oil ~oil_finish",
        "grams": 45,
        "role": "fat",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "dried-apricot raisin pomegranate dried-cranberry date ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned apple orange ~pome",
        "grams": 40,
        "role": "body",
        "does": [
          "dressed"
        ],
        "prep": "chopped small",
        "knife": true,
        "prepOf": {
          "pomegranate": "seeds only"
        },
        "perFood": {
          "pomegranate": 80,
          "apple": 120,
          "orange": 150
        },
        "once": true
      },
      {
        "part": "veg",
        "foods": "cucumber ~tomato bell-pepper celery carrot fennel radish courgette mangetout ~cabbage ~leaf_salad ~leaf_peppery ~pepper_sweet ~celery ~courgette",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "raw"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "bean",
        "foods": "chickpea tinned-lentil ~pulse_tin",
        "grams": 200,
        "role": "body",
        "does": [
          "dressed"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive caper sun-dried-tomato artichoke-heart",
        "grams": 40,
        "role": "body",
        "does": [
          "dressed"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "herb",
        "foods": "parsley mint dill coriander basil chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 40,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta goats-cheese mozzarella ~cheese_fresh ~cheese_brine ~cheese_melt",
        "grams": 90,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "protein",
        "foods": "cooked-chicken tinned-tuna smoked-salmon smoked-mackerel ~cooked_meat ~fish_smoked",
        "grams": 150,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "in flakes or shreds",
        "once": true
      }
    ],
    "method": [
      "Toast the {grain} in a dry saucepan over a medium heat for 2–3 minutes, until nutty. Cover well with boiling water[, add half of the {salt}] and simmer for [?grain=pearl-barley,brown-rice: 30|[?grain=farro,spelt,freekeh: 20–25|10–12]] minutes, until tender with a little bite.",
      "Drain very well, spread over a baking tray and leave to steam for 10 minutes, until dry and just warm.",
      "[Toast the {crunch} in a dry pan for 3 minutes, until golden. ][Soak the {onion} in [?acid=lemon,lime: the zest and juice of the|the] {acid} for 10 minutes in a large bowl. |Put [?acid=lemon,lime: the zest and juice of the|the] {acid} into a large bowl. |Put the {onion} into a large bowl. ][Whisk in the {garlic}. ][Whisk in the {mustard}. ][Sweeten with the {sweet}. ][Add the {spice}[ and the {chilli}]. |Add the {chilli}. ][Whisk in the {fat}. ]",
      "Tip the warm {grain} into the bowl[ with the {fruit}] and turn until [?acid/fat: the dressing is drunk up|every grain is loose]. Leave for 5 minutes.",
      "Fold in the {veg}.[ Add the {bean}[ and the {olives}].| Add the {olives}.][ Fold in the {herb}.][ Season with the rest of the {salt}.][ Grind in the {pepper}.][ Fold in the {protein}.][ Scatter with the {crunch}.][ Finish with the {cheese}.]"
    ],
    "note": "Steam the {grain} dry on a tray: water left behind dilutes the dressing."
  },
  {
    "id": "couscous-salad",
    "title": "{one couscous} salad with {veg}[ and {cheese}]",
    "summary": "Light, separate {couscous} with juicy {veg} and plenty of dressing.",
    "kitchen": "Everyday",
    "course": "salad",
    "contradicts": "soy-sauce double-cream tortilla ~pasta ~pasta_hollow ~pasta_fresh beef-mince",
    "serves": 2,
    "minutes": 25,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "couscous",
        "foods": "couscous",
        "grams": 150,
        "need": true,
        "role": "base",
        "does": [
          "soaked"
        ]
      },
      {
        "part": "spice",
        "foods": "cumin ras-el-hanout sumac turmeric paprika ~spice_savoury ~spice_mild ~spice_blend ~spice_rub",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "soaked"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "soaked"
        ]
      },
      {
        "part": "fat",
        "foods": "olive-oil rapeseed-oil ~oil ~oil_finish butter ~butter",
        "grams": 45,
        "role": "fat",
        "does": [
          "soaked",
          "dressed"
        ]
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid",
        "grams": 190,
        "role": "liquid",
        "does": [
          "soaked"
        ],
        "once": true
      },
      {
        "part": "crunch",
        "foods": "almond pistachio walnut hazelnut pine-nut pumpkin-seed ~nut ~peanut ~seed",
        "grams": 35,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "red-onion spring-onion shallot chives ~onion ~onion_small ~spring_onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar white-wine-vinegar apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 35,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "zest finely grated, juice squeezed",
          "lime": "zest finely grated, juice squeezed"
        },
        "perFood": {
          "lemon": 100,
          "lime": 100
        }
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey pomegranate-molasses ~syrup ~honey ~sugar",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "harissa chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10,
          "harissa": 10
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "dried-apricot raisin pomegranate date dried-cranberry ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned orange",
        "grams": 40,
        "role": "body",
        "does": [
          "dressed"
        ],
        "prep": "chopped small",
        "knife": true,
        "prepOf": {
          "pomegranate": "seeds only"
        },
        "perFood": {
          "pomegranate": 80,
          "orange": 150
        },
        "once": true
      },
      {
        "part": "veg",
        "foods": "~tomato cucumber bell-pepper celery carrot radish fennel courgette ~leaf_salad ~leaf_peppery ~pepper_sweet ~celery ~courgette",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "raw"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "bean",
        "foods": "chickpea tinned-lentil ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "dressed"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive caper sun-dried-tomato preserved-lemon",
        "grams": 40,
        "role": "body",
        "does": [
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "mint parsley coriander dill basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 40,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta goats-cheese mozzarella ~cheese_fresh ~cheese_brine ~cheese_melt",
        "grams": 100,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "protein",
        "foods": "cooked-chicken tinned-tuna smoked-salmon ~cooked_meat ~fish_smoked",
        "grams": 180,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "in flakes or shreds",
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt hummus labneh ~yogurt",
        "grams": 80,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      }
    ],
    "method": [
      "Put the {couscous} in a wide bowl.[ Stir in the {spice}.][ Add half of the {salt}.][ Rub in a third of the {fat} with your fingertips.] Pour over [the {stock}, boiling hot|{190 ml} boiling water], cover tightly and leave for 6 minutes. Fork up every lump and let the steam blow off.",
      "[Toast the {crunch} in a dry frying pan for 3 minutes, until golden. ][Soak the {onion} in [?acid=lemon,lime: the zest and juice of the|the] {acid} for 5 minutes. ]",
      "[Dress the warm {couscous} with the {acid}|Fork up the {couscous} once more].[ Fold in the {garlic}.][ Fold in the {chilli}.][ Sweeten with the {sweet}.][ Turn in the rest of the {fat}.] Leave for 5 minutes to cool and soak.",
      "Fold in the {veg}[, the {fruit}][, the {bean}][, the {olives}][ and the {onion}].[ Fold in the {herb}.][ Season with the rest of the {salt}.][ Grind in the {pepper}.]",
      "[Fold in the {protein}. ]Pile onto a plate.[ Crumble over the {cheese}.][ Scatter with the {crunch}.][ Spoon on the {creamy}.]"
    ],
    "note": "Use a fork, never a spoon: it lifts the grains instead of crushing them."
  },
  {
    "id": "warm-salad-with-seared-meat",
    "title": "Warm {one protein} salad with {leaf}",
    "summary": "Browned {protein} over crisp {leaf} in a brisk dressing made with the pan juices.",
    "kitchen": "Everyday",
    "course": "salad",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh tortilla rice shortcrust-pastry stock",
    "serves": 2,
    "minutes": 35,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "leaf",
        "foods": "lettuce rocket spinach watercress chicory ~leaf_salad ~leaf_peppery ~leaf_cook",
        "grams": 140,
        "need": true,
        "role": "star",
        "does": [
          "dressed"
        ],
        "prep": "chilled",
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll ~wrap",
        "grams": 80,
        "role": "body",
        "does": [
          "toasted"
        ],
        "prep": "torn into bite-sized pieces",
        "knife": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "protein",
        "foods": "chicken-breast chicken-thigh steak salmon prawn bacon halloumi tofu pork-tenderloin ~poultry_breast ~poultry_dark ~red_quick ~fish_oily ~prawn ~bacon_cubes ~bacon ~cured_fatty ~tofu ~pork_quick",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "patted dry",
        "prepOf": {
          "chicken-breast": "opened out to 1.5 cm thick and patted dry",
          "halloumi": "sliced 1 cm thick",
          "tofu": "sliced 1 cm thick and patted dry",
          "bacon": "cut into strips",
          "pork-tenderloin": "sliced 2 cm thick"
        },
        "perFood": {
          "bacon": 140,
          "~bacon_cubes": 140,
          "~bacon": 140,
          "~cured_fatty": 140,
          "halloumi": 200
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin zaatar ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~herb_dried",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil rapeseed-oil walnut-oil ~oil ~oil_finish",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat",
          "dressed"
        ]
      },
      {
        "part": "potato",
        "foods": "new-potato potato ~potato ~potato_baker ~potato_small",
        "grams": 250,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "halved",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "shallot",
        "foods": "shallot red-onion spring-onion ~onion ~onion_small ~spring_onion",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "red-wine-vinegar lemon lemon-juice apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 22,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 8,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup ~syrup ~honey ~sugar",
        "grams": 5,
        "role": "sweetener",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "mayonnaise greek-yogurt creme-fraiche tahini sour-cream ~mayo ~yogurt ~sour_cream",
        "grams": 40,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "savour",
        "foods": "anchovy worcestershire-sauce caper soy-sauce ~soy",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "crisp",
        "foods": "cucumber ~tomato radish carrot bell-pepper fennel celery cooked-beetroot apple pear avocado ~pepper_sweet ~celery ~pome",
        "grams": 250,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "sliced or cut into bite-sized pieces",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "rich",
        "foods": "parmesan ~cheese_blue feta olive ~cheese_hard ~cheese_fresh ~cheese_brine",
        "grams": 50,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "shaved or crumbled",
        "prepOf": {
          "olive": "stoned"
        },
        "once": true
      },
      {
        "part": "crunch",
        "foods": "walnut almond hazelnut sunflower-seed ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "toasted"
        ]
      },
      {
        "part": "herb",
        "foods": "parsley coriander mint basil dill chives tarragon ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true
      }
    ],
    "method": [
      "[Simmer the {potato} in water[ with a third of the {salt}] for 15 minutes, until tender, and drain. ][Boil the {egg} for 7 minutes, cool in cold water and peel. ][Toast the {bread} in a dry frying pan over a medium heat for 5 minutes, turning, until crisp. ][Toast the {crunch} in the dry pan for 3 minutes. ]Pat the {protein} dry[ and season with [?potato: another third|two thirds] of the {salt}].[ Rub in the {spice}.]",
      "Set a frying pan over a medium-high heat[ with a third of the {fat}]. Cook the {protein} for [?protein=prawn,~prawn: 1–2|[?protein=chicken-breast,chicken-thigh,~poultry_breast,~poultry_dark: 4–6|2–4]] minutes a side, until deep gold outside and [?protein=chicken-breast,chicken-thigh,~poultry_breast,~poultry_dark: {74 c} inside|cooked through]. Rest for 5 minutes. Stir {15 ml} water into the pan, scrape up the brown and keep it.",
      "Build the dressing in a salad bowl, over the pan juices.[ Stir in the {garlic}[ and the {shallot}].| Stir in the {shallot}.][ Stir in [?acid=lemon,lime: the juice of the|the] {acid}.][ Whisk in the {mustard}.][ Sweeten with the {sweet}.][ Whisk in the {creamy}.][ Add the {savour}.][ Whisk in the rest of the {fat} a little at a time.][ Season with the rest of the {salt}.][ Grind in the {pepper}.][ Add the {chilli}.]",
      "[Toss the {potato} in the dressing first. ][Toss in the {crisp}. ]Add the {leaf} and turn with your hands until lightly coated. Slice the {protein} if large and lay on top.",
      "[Halve the {egg} and add. ][Scatter with the {bread}[ and the {crunch}]. |Scatter with the {crunch}. ][Add the {rich}[ and the {herb}]. |Finish with the {herb}. ]Serve at once, while the {protein} {is protein} still warm."
    ],
    "note": "Dry the {leaf} really well: wet leaves shed their dressing.",
    "safety": "[?protein=chicken-breast,chicken-thigh,~poultry_breast,~poultry_dark: Cook the {protein} to {74 c}|Cook the {protein} right through ({63 c})]."
  },
  {
    "id": "main-course-leaf-salad",
    "title": "{one leaf} salad with [{protein}|{egg}|a brisk dressing]",
    "summary": "Crisp {leaf} tossed at the last moment in a sharp dressing.",
    "kitchen": "Everyday",
    "course": "salad",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh tortilla rice soy-sauce shortcrust-pastry stock",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "leaf",
        "foods": "lettuce rocket spinach watercress chicory kale ~leaf_salad ~leaf_peppery ~leaf_cook",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "dressed"
        ],
        "prep": "chilled"
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 165,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll ~wrap",
        "grams": 90,
        "role": "body",
        "does": [
          "toasted"
        ],
        "prep": "torn into bite-sized pieces",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "walnut almond hazelnut sunflower-seed ~nut ~peanut ~seed",
        "grams": 35,
        "role": "finish",
        "does": [
          "toasted"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "shallot",
        "foods": "shallot red-onion spring-onion chives ~onion ~onion_small ~spring_onion",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "red-wine-vinegar lemon lemon-juice apple-cider-vinegar balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 22,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 8,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup ~syrup ~honey ~sugar",
        "grams": 5,
        "role": "sweetener",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "mayonnaise greek-yogurt creme-fraiche tahini sour-cream ~mayo ~yogurt ~sour_cream",
        "grams": 50,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "savour",
        "foods": "anchovy worcestershire-sauce",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil rapeseed-oil walnut-oil ~oil ~oil_finish",
        "grams": 45,
        "role": "fat",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "crisp",
        "foods": "cucumber ~tomato radish carrot bell-pepper fennel celery cooked-beetroot apple pear orange ~pepper_sweet ~celery ~pome",
        "grams": 300,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "sliced or cut into bite-sized pieces",
        "knife": true,
        "most": 4,
        "once": true
      },
      {
        "part": "bean",
        "foods": "chickpea white-bean tinned-lentil ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "dressed"
        ],
        "prep": "drained"
      },
      {
        "part": "protein",
        "foods": "tinned-tuna cooked-chicken smoked-salmon smoked-mackerel cooked-prawn ham mozzarella goats-cheese ~cooked_meat ~fish_tin ~fish_smoked ~cured_ready ~cheese_melt",
        "grams": 160,
        "role": "star",
        "does": [
          "raw"
        ],
        "prep": "in bite-sized pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "rich",
        "foods": "feta parmesan ~cheese_blue avocado ~cheese_hard ~cheese_fresh ~cheese_melt ~cheese_brine",
        "grams": 70,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "shaved or crumbled",
        "prepOf": {
          "avocado": "sliced"
        },
        "perFood": {
          "avocado": 120
        },
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive caper gherkin sun-dried-tomato",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped if large",
        "knife": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander mint basil dill chives tarragon ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true,
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "Keep the {leaf} cold and completely dry.[ Lower the {egg} into boiling water for 8 minutes, cool in cold water, peel and halve.][ Toast the {bread} in a dry frying pan over a medium heat for 5–6 minutes, turning, until crisp outside and chewy within.][ Toast the {crunch} in the same dry way for 3 minutes.]",
      "Build the dressing in a large salad bowl, from {15 ml} cold water.[ Stir in the {garlic}[ and the {shallot}].| Stir in the {shallot}.][ Add the {salt}.][ Stir in [?acid=lemon,lime: the juice of the|the] {acid}.][ Whisk in the {mustard}.][ Sweeten with the {sweet}.][ Whisk in the {creamy}.][ Mash in the {savour}.][ Whisk in the {fat}, a little at a time, until thick.][ Grind in the {pepper}.][ Add the {chilli}.] Taste on a leaf: it should be brisk.",
      "[Toss the {crisp}[ and the {bean}] in the dressing first. |Toss the {bean} in the dressing first. ]Add the {leaf} and turn with your hands until lightly coated all over.",
      "Pile onto plates.[ Tuck in the {protein}.][ Add the {egg}.][ Scatter with the {bread}[ and the {crunch}].| Scatter with the {crunch}.][ Add the {rich}[ and the {olives}].| Add the {olives}.][ Finish with the {herb}.]"
    ],
    "note": "Dry the {leaf} really well: wet leaves shed their dressing."
  },
  {
    "id": "creamy-slaw",
    "title": "Crunchy {one star} slaw with a creamy dressing",
    "summary": "Crisp shreds of {star} in a light, creamy dressing that clings.",
    "kitchen": "Everyday",
    "course": "salad",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh stock beef-mince tinned-tomato rice",
    "serves": 4,
    "minutes": 30,
    "handsOn": 20,
    "kit": [],
    "parts": [
      {
        "part": "star",
        "foods": "cabbage red-cabbage brussels-sprout chinese-leaf kohlrabi celeriac fennel ~cabbage",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "salted-and-drained"
        ],
        "prep": "shredded as thin as you can",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "salted-and-drained"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "sugar honey maple-syrup ~sugar ~syrup ~honey",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "salted-and-drained"
        ]
      },
      {
        "part": "onion",
        "foods": "red-onion spring-onion shallot onion chives ~onion ~onion_small ~spring_onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "sliced very thin",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "apple-cider-vinegar lemon lemon-juice white-wine-vinegar lime lime-juice rice-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 25,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 65
        }
      },
      {
        "part": "mustard",
        "foods": "mustard horseradish-sauce ~mustard",
        "grams": 10,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "creamy",
        "foods": "mayonnaise greek-yogurt sour-cream creme-fraiche yogurt buttermilk tahini ~mayo ~yogurt ~sour_cream",
        "grams": 90,
        "need": true,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "second",
        "foods": "carrot radish bell-pepper celery mangetout kohlrabi beetroot sweetcorn ~pepper_sweet ~celery",
        "grams": 180,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "coarsely grated or cut into matchsticks",
        "knife": true,
        "prepOf": {
          "carrot": "coarsely grated",
          "bell-pepper": "thinly sliced",
          "celery": "thinly sliced",
          "radish": "thinly sliced",
          "sweetcorn": "kernels only"
        },
        "most": 3,
        "once": true
      },
      {
        "part": "fruit",
        "foods": "apple pear raisin dried-cranberry mango ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned ~pome",
        "grams": 120,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "cut into matchsticks",
        "knife": true,
        "prepOf": {
          "raisin": "left whole",
          "dried-cranberry": "left whole",
          "~dried_fruit": "chopped",
          "~dried_fruit_big": "chopped",
          "~dried_fruit_stoned": "chopped"
        },
        "perFood": {
          "raisin": 40,
          "dried-cranberry": 40,
          "~dried_fruit": 40,
          "~dried_fruit_big": 40,
          "~dried_fruit_stoned": 40
        }
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "cheese",
        "foods": "~cheese_melt ~cheese_blue ~cheese_hard",
        "grams": 60,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "coarsely grated",
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley dill chives coriander mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "crunch",
        "foods": "sunflower-seed walnut pumpkin-seed peanut caraway-seed ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ],
        "perFood": {
          "caraway-seed": 4
        }
      }
    ],
    "method": [
      "Put the {star} in a large bowl.[ Sprinkle with the {salt}[ and the {sweet}].| Sprinkle with the {sweet}.] Squeeze and rub with your hands for 2 minutes, until the shreds glisten and sink by a third. Leave for 15 minutes, then tip away the liquid and squeeze lightly.",
      "[Meanwhile steep the {onion} in [?acid=lemon,lime: the juice of the|the] {acid}. ][Toast the {crunch} in a dry pan for 3 minutes, until golden. ]Stir the {creamy} with [the {mustard}[ and the {garlic}]|a spoonful of water], until smooth.",
      "Loosen the shreds with your fingers and turn them through the dressing.[ Mix in the {acid}[ and the {onion}].| Mix in the {onion}.][ Fold in the {second}[ and the {fruit}].| Fold in the {fruit}.][ Fold in the {cheese}.]",
      "[Grind in the {pepper}. ][Add the {chilli}. ]Rest for 5 minutes, turn once more and taste: it should be crisp and juicy, never wet.[ Fold in the {herb}.][ Scatter with the {crunch}.]"
    ],
    "note": "Squeeze the shreds first, and the dressing stays thick instead of drowning."
  },
  {
    "id": "sharp-slaw",
    "title": "Sharp {one star} slaw[ with {one acid}]",
    "summary": "Juicy, crunchy {star} in a bright, light dressing.",
    "kitchen": "Everyday",
    "course": "salad",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh stock beef-mince mayonnaise tinned-tomato",
    "serves": 4,
    "minutes": 30,
    "handsOn": 20,
    "kit": [],
    "parts": [
      {
        "part": "star",
        "foods": "red-cabbage cabbage chinese-leaf brussels-sprout kohlrabi fennel carrot ~cabbage",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "salted-and-drained"
        ],
        "prep": "shredded as thin as you can",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "salted-and-drained"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "sugar honey maple-syrup ~sugar ~syrup ~honey",
        "grams": 8,
        "role": "sweetener",
        "does": [
          "salted-and-drained"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion spring-onion shallot onion chives ~onion ~onion_small ~spring_onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "sliced very thin",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lime lime-juice rice-vinegar apple-cider-vinegar lemon lemon-juice white-wine-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 35,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 90,
          "lime": 100
        }
      },
      {
        "part": "savour",
        "foods": "soy-sauce fish-sauce mustard ~mustard ~soy",
        "grams": 15,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely grated"
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake cayenne ~sauce_hot ~sauce_fiery ~chilli ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish rapeseed-oil",
        "grams": 25,
        "role": "fat",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "second",
        "foods": "carrot radish bell-pepper celery mangetout cucumber kohlrabi fennel beetroot ~pepper_sweet ~celery",
        "grams": 200,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "coarsely grated or cut into matchsticks",
        "knife": true,
        "prepOf": {
          "carrot": "coarsely grated",
          "bell-pepper": "thinly sliced",
          "celery": "thinly sliced",
          "radish": "thinly sliced"
        },
        "most": 3,
        "once": true
      },
      {
        "part": "fruit",
        "foods": "apple mango pear orange pineapple ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned ~pome",
        "grams": 150,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "cut into matchsticks",
        "knife": true,
        "prepOf": {
          "orange": "cut into segments",
          "~dried_fruit": "chopped",
          "~dried_fruit_big": "chopped",
          "~dried_fruit_stoned": "chopped"
        },
        "perFood": {
          "~dried_fruit": 40,
          "~dried_fruit_big": 40,
          "~dried_fruit_stoned": 40
        }
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander mint parsley dill basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "crunch",
        "foods": "peanut sesame-seed cashew sunflower-seed pumpkin-seed ~nut ~peanut ~seed",
        "grams": 35,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ]
      }
    ],
    "method": [
      "Put the {star} in a large bowl.[ Sprinkle with the {salt}.] Squeeze and rub with your hands for 2 minutes, until the shreds glisten and sink by a third. Leave for 15 minutes, then tip away the liquid and squeeze lightly.",
      "[Meanwhile steep the {onion} in [?acid=lemon,lime: the juice of the|the] {acid}. ][Toast the {crunch} in a dry pan for 3 minutes, until golden. ]Loosen the shreds with your fingers.[ Fold in the {second}[ and the {fruit}].| Fold in the {fruit}.]",
      "[Dress with the {acid}[ and the {onion}]. |Add the {onion}. ][Stir in the {savour}. ][Add the {ginger}[ and the {garlic}]. |Add the {garlic}. ][Add the {chilli}. ][Sweeten with the {sweet}. ][Turn in the {fat}. ][Shake over the {sesame}. ][Grind in the {pepper}. ]Turn well, leave for 5 minutes and turn again.",
      "Taste: it should be sharp and juicy.[ Toss in the {herb}.][ Scatter with the {crunch}.] Serve within the hour."
    ],
    "note": "Rubbing the shreds softens them without cooking: the crunch stays, the toughness goes."
  },
  {
    "id": "tomato-salad",
    "title": "{one tomato} salad[ with {cheese}]",
    "summary": "Ripe {tomato} in a dressing of their own juices.",
    "kitchen": "Everyday",
    "course": "salad",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh lettuce stock beef-mince rice double-cream tortilla",
    "serves": 2,
    "minutes": 25,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "tomato",
        "foods": "~tomato cherry-tomato",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "salted-and-drained"
        ],
        "prep": "cut into thick slices or wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "salted-and-drained"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion shallot spring-onion chives ~onion ~onion_small ~spring_onion",
        "grams": 40,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "sliced very thin",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "red-wine-vinegar balsamic-vinegar lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 40
        }
      },
      {
        "part": "bread",
        "foods": "sourdough bread ~bread ~roll ~wrap",
        "grams": 80,
        "role": "body",
        "does": [
          "toasted"
        ],
        "prep": "torn into bite-sized pieces",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "pine-nut almond ~nut ~peanut ~seed",
        "grams": 20,
        "role": "finish",
        "does": [
          "toasted"
        ]
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard pesto pomegranate-molasses honey ~pesto ~honey",
        "grams": 4,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "perFood": {
          "pesto": 15
        },
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil rapeseed-oil ~oil ~oil_finish",
        "grams": 30,
        "role": "fat",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "extra",
        "foods": "cucumber peach bell-pepper avocado white-bean ~pulse_tin ~stone ~pepper_sweet",
        "grams": 150,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "cut into bite-sized pieces",
        "knife": true,
        "prepOf": {
          "white-bean": "drained",
          "~pulse_tin": "drained"
        },
        "most": 2,
        "once": true
      },
      {
        "part": "savour",
        "foods": "olive caper anchovy",
        "grams": 30,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "chopped if large",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "mozzarella feta goats-cheese ricotta burrata ~cheese_fresh ~cheese_melt ~cheese_brine",
        "grams": 120,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "torn or crumbled",
        "knife": true,
        "prepOf": {
          "mozzarella": "torn",
          "feta": "crumbled"
        },
        "once": true
      },
      {
        "part": "leaf",
        "foods": "rocket watercress ~leaf_salad ~leaf_peppery",
        "grams": 30,
        "role": "body",
        "does": [
          "raw"
        ]
      },
      {
        "part": "herb",
        "foods": "basil mint parsley dried-oregano dill chives ~herb_tender ~herb_basil ~herb_mint ~herb_dried",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "torn",
        "knife": true,
        "perFood": {
          "~herb_dried": 1
        },
        "most": 2,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery sumac ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      }
    ],
    "method": [
      "[Rub a wide dish with the cut {garlic}. ]Spread out the {tomato} in one layer[, sprinkle with the {salt}] and leave for 15 minutes at room temperature, until the cut sides stand in juice.",
      "[Steep the {onion} in [?acid=lemon,lime: the juice of the|the] {acid} for 10 minutes. ][Toast the {bread} in a dry frying pan over a medium-high heat for 5 minutes, turning, until crisp and scorched at the edges. ][Toast the {crunch} in the dry pan for 2 minutes. ]Tilt the dish and spoon the juice into a cup.",
      "[Stir the {acid} into the juice. ][Whisk in the {mustard}. ][Whisk in the {fat}. ]Crush one soft piece into it with a fork, so that the dressing has body.",
      "[Scatter over the {extra}[ and the {onion}]. |Scatter over the {onion}. ][Tuck in the {bread}[ and the {leaf}]. |Tuck in the {leaf}. ][Add the {savour}. ]Spoon the dressing back over.[ Lay on the {cheese}.][ Scatter with the {herb}[ and the {crunch}].| Scatter with the {crunch}.][ Grind over the {pepper}.][ Sprinkle with the {chilli}.] Eat at room temperature."
    ],
    "note": "Keep the {tomato} out of the fridge: cold dulls the taste."
  },
  {
    "id": "creamy-potato-salad",
    "title": "Creamy {one potato} salad[ with {herb}]",
    "summary": "Tender {potato}, dressed twice: sharp while hot, creamy when cool.",
    "kitchen": "Everyday",
    "course": "salad",
    "contradicts": "milk shortcrust-pastry stock tortilla ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 4,
    "minutes": 50,
    "handsOn": 20,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "new-potato potato ~potato ~potato_baker ~potato_small",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 14,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 165,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "bacon",
        "foods": "bacon pancetta ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 90,
        "role": "finish",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into strips",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "apple-cider-vinegar white-wine-vinegar lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 25,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "onion",
        "foods": "spring-onion red-onion shallot chives onion ~onion ~onion_small ~spring_onion",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard horseradish-sauce",
        "grams": 15,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "creamy",
        "foods": "mayonnaise greek-yogurt sour-cream creme-fraiche yogurt ~mayo ~yogurt ~sour_cream",
        "grams": 120,
        "need": true,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "crisp",
        "foods": "celery radish cucumber apple fennel sweetcorn pea ~celery ~pome",
        "grams": 150,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "cut into small dice",
        "knife": true,
        "prepOf": {
          "pea": "thawed in hot water",
          "sweetcorn": "drained"
        },
        "most": 2,
        "once": true
      },
      {
        "part": "pickle",
        "foods": "gherkin caper olive pickled-onion",
        "grams": 60,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika paprika curry-powder chilli-flake cayenne ~spice_savoury ~spice_mild ~spice_heat",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "fish",
        "foods": "smoked-mackerel smoked-salmon tinned-tuna ~fish_smoked ~fish_tin ~cured_ready",
        "grams": 120,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "flaked",
        "once": true
      },
      {
        "part": "herb",
        "foods": "dill chives parsley tarragon mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 20,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "Put the {potato} in a large pan of cold water[ with two thirds of the {salt}], bring to the boil and simmer gently for 12–15 minutes, until a knife slides in.[ Boil the {egg} in the same pan for the last 9 minutes; cool in cold water, peel and chop.]",
      "Keep a cup of the cooking water. Drain the {potato} and steam dry in the hot pan for 3 minutes.[ Meanwhile crisp the {bacon} in a frying pan.]",
      "Tip the hot {potato} into a large bowl[, spoon over [?acid=lemon,lime: the juice of the|the] {acid}] and turn with {45 ml} of the cooking water, until it is drunk up.[ Add the {onion}.] Leave for 20 minutes, until just warm.",
      "Roughly crush three or four pieces, so that they bind the rest. Stir the {creamy} with [the {mustard}[ and the {garlic}]|a spoonful of the cooking water], and fold in.[ Add the {crisp}[ and the {pickle}].| Add the {pickle}.][ Fold in the {egg}.]",
      "[Fold in the {fish}. ][Season with the rest of the {salt} to taste. ][Grind in the {pepper}. ][Fold in the {herb}. ]Serve cool or barely warm.[ Top with the {bacon}.][ Dust with the {spice}.]"
    ],
    "note": "[?acid: Sharp things go on while the {potato} {is potato} hot, creamy ones when cool|Wait until the {potato} {is potato} barely warm: creamy dressings turn oily in the heat].",
    "safety": "Chill within two hours and eat within two days."
  },
  {
    "id": "potato-salad-with-vinaigrette",
    "title": "Warm {one potato} salad in a [{mustard}|sharp] dressing",
    "summary": "Hot {potato} soaked in a brisk dressing that turns glossy as it is absorbed.",
    "kitchen": "Everyday",
    "course": "salad",
    "contradicts": "milk mayonnaise shortcrust-pastry tortilla ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 4,
    "minutes": 40,
    "handsOn": 20,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "new-potato potato ~potato ~potato_baker ~potato_small",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "beans",
        "foods": "green-bean pea asparagus broad-bean ~green_bean",
        "grams": 150,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "trimmed and cut up",
        "knife": true,
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 165,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "bacon",
        "foods": "bacon pancetta chorizo ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 100,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into strips",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "shallot red-onion spring-onion onion ~onion ~onion_small ~spring_onion",
        "grams": 70,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "finely sliced",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "white-wine-vinegar apple-cider-vinegar red-wine-vinegar lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 35,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 90,
          "lime": 90
        }
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard pesto ~pesto",
        "grams": 20,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey ~sugar ~syrup ~honey",
        "grams": 5,
        "role": "sweetener",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil rapeseed-oil ~oil ~oil_finish",
        "grams": 60,
        "role": "fat",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "pickle",
        "foods": "caper gherkin olive anchovy",
        "grams": 50,
        "role": "body",
        "does": [
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "crisp",
        "foods": "celery radish cherry-tomato fennel cucumber bell-pepper apple ~celery ~tomato ~pepper_sweet ~pome",
        "grams": 150,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "cut into bite-sized pieces",
        "knife": true,
        "most": 2
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "fish",
        "foods": "tinned-tuna smoked-mackerel smoked-salmon ~fish_tin ~fish_smoked",
        "grams": 120,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "flaked",
        "once": true
      },
      {
        "part": "leaf",
        "foods": "rocket watercress spinach ~leaf_salad ~leaf_peppery ~leaf_cook",
        "grams": 50,
        "role": "body",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley chives dill tarragon ~herb_tender ~herb_basil ~herb_mint",
        "grams": 20,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2
      }
    ],
    "method": [
      "Put the {potato} in a large pan of cold water[ with two thirds of the {salt}], bring to the boil and simmer for 12–15 minutes, until a knife slides in.[ Boil the {egg} in the same pan for 8 minutes, then cool and peel.][ Add the {beans} for the last 3–4 minutes.]",
      "[Meanwhile crisp the {bacon} in a frying pan for 6 minutes. ][Steep the {onion} in [?acid=lemon,lime: the juice of the|the] {acid} in a large bowl for 10 minutes. |Put [?acid=lemon,lime: the juice of the|the] {acid} into a large bowl. |Put the {onion} into a large bowl. ][Whisk in the {mustard}. ][Add the {garlic}. ][Sweeten with the {sweet}. ][Whisk in two thirds of the {fat}. ]",
      "Keep a cup of the cooking water. Drain the {potato} and steam dry in the hot pan for 2 minutes, then tip into the bowl with {60 ml} of the water and turn until the liquid goes glossy and is mostly drunk up. Leave for 10 minutes.",
      "[Turn in the rest of the {fat}. ][Add the {pickle}[ and the {crisp}]. |Add the {crisp}. ][Season with the rest of the {salt} to taste. ][Grind in the {pepper}. ][Add the {chilli}. ][Fold in the {fish}. ][Fold in the {leaf}[ and the {herb}]. |Fold in the {herb}. ][Quarter the {egg} and lay on. ][Scatter with the {bacon}. ]Serve warm."
    ],
    "note": "Dress the {potato} straight from the pan: the flavour only soaks in while the steam is rising.",
    "safety": "[Chill leftovers with {egg} within two hours.]"
  },
  {
    "id": "roasted-potato-salad",
    "title": "Crisp smashed {one potato} salad",
    "summary": "Smashed, crackling {potato}, half dressed and half left crisp on top.",
    "kitchen": "Everyday",
    "course": "salad",
    "contradicts": "milk stock ~pasta ~pasta_hollow ~pasta_fresh tortilla chicken",
    "serves": 2,
    "minutes": 65,
    "handsOn": 20,
    "kit": [
      "oven",
      "roasting tin",
      "large pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "new-potato potato ~potato ~potato_baker ~potato_small",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "roasted"
        ],
        "prep": "large ones halved",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "boiled",
          "roasted"
        ]
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish goose-fat ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "woody",
        "foods": "rosemary thyme cumin caraway-seed smoked-paprika ~herb_woody ~herb_dried ~spice_blend ~spice_rub",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "sauce",
        "does": [
          "roasted",
          "mashed"
        ],
        "prep": "left in their skins"
      },
      {
        "part": "bacon",
        "foods": "bacon pancetta chorizo ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 80,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into strips",
        "knife": true,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt sour-cream creme-fraiche mayonnaise yogurt labneh ~yogurt ~sour_cream ~mayo",
        "grams": 90,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice apple-cider-vinegar red-wine-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 18,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard harissa pesto ~pesto",
        "grams": 10,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "pickle",
        "foods": "caper gherkin olive",
        "grams": 30,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prep": "chopped if large",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "leaf",
        "foods": "rocket watercress spinach ~leaf_salad ~leaf_peppery ~leaf_cook",
        "grams": 50,
        "role": "body",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "spring-onion red-onion shallot chives ~onion ~onion_small ~spring_onion",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta ~cheese_blue ~cheese_hard ~cheese_fresh ~cheese_brine",
        "grams": 50,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled"
      },
      {
        "part": "herb",
        "foods": "dill parsley chives mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C} with a large roasting tin inside. Simmer the {potato} in water[ with half of the {salt}] for 15 minutes, until tender to a knife. Drain and steam dry for 3 minutes.",
      "[Warm the {fat} on the hot tin. |Line the hot tin with baking paper. ]Add the {potato} and flatten each piece to 1.5 cm with the bottom of a cup.[ Season with half of the remaining {salt}.][ Strew with the {woody}.][ Tuck in the {garlic}.]",
      "Roast for 30–35 minutes, turning once after 15, until the ragged edges are deep gold and crackle when tapped.[ Scatter over the {bacon} for the last 12 minutes.]",
      "[?creamy/acid/mustard/pickle/garlic: Put {15 ml} water into a large bowl for the dressing. ][Mash in the soft {garlic}, squeezed from the skins. ][Whisk in the {creamy}. ][Whisk in [?acid=lemon,lime: the juice of the|the] {acid}. ][Whisk in the {mustard}. ][Stir in the {pickle}. ][Grind in the {pepper}[ and add the {chilli}]. |Add the {chilli}. ]",
      "[?creamy/acid/mustard/pickle/garlic: Turn two thirds of the {potato} through the dressing and lay the crispest pieces on top.|Heap up the {potato}, the crispest pieces on top.][ Tuck in the {leaf}.][ Scatter with the {onion}[ and the {cheese}].| Scatter with the {cheese}.][ Add the {herb}.][ Season with the last of the {salt}.] Serve warm."
    ],
    "note": "Hold back a third of the {potato} for the top: those are the pieces that stay crisp."
  },
  {
    "id": "creamy-cucumber-salad",
    "title": "Cool {one cucumber} salad with {creamy}",
    "summary": "Pressed, crisp {cucumber} folded into cool {creamy}.",
    "kitchen": "Everyday",
    "course": "salad",
    "contradicts": "lettuce ~pasta ~pasta_hollow ~pasta_fresh stock soy-sauce",
    "serves": 2,
    "minutes": 30,
    "handsOn": 15,
    "kit": [],
    "parts": [
      {
        "part": "cucumber",
        "foods": "cucumber",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "salted-and-drained"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "salted-and-drained"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "shallot red-onion spring-onion onion chives ~onion ~onion_small ~spring_onion",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "sliced very thin",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "white-wine-vinegar apple-cider-vinegar lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 50,
          "lime": 50
        }
      },
      {
        "part": "sweet",
        "foods": "sugar honey ~sugar ~syrup ~honey",
        "grams": 5,
        "role": "sweetener",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt sour-cream creme-fraiche yogurt labneh tahini ~yogurt ~sour_cream",
        "grams": 100,
        "need": true,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard horseradish-sauce",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "radish",
        "foods": "radish celery apple fennel cooked-beetroot ~celery ~pome",
        "grams": 80,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin sumac paprika dried-mint mustard-seed ~herb_dried ~spice_savoury ~spice_mild",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "dill mint chives parsley coriander ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil rapeseed-oil ~oil ~oil_finish",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "crunch",
        "foods": "walnut sunflower-seed ~nut ~peanut ~seed",
        "grams": 20,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "chopped",
        "knife": true
      }
    ],
    "method": [
      "Put the {cucumber} in a colander[ and toss with the {salt}]. Set a plate with a weight on top and leave for 20 minutes, until plenty of liquid has run out.",
      "[Steep the {onion} in [?acid=lemon,lime: the juice of the|the] {acid}. ][Toast the {crunch} in a dry pan for 3 minutes, until golden. ]Squeeze the {cucumber} gently by the handful and pat dry: the slices should be bendy and crisp at once.",
      "Stir the {creamy} until smooth in a cold bowl.[ Stir in the {acid}.][ Sweeten with the {sweet}.][ Add the {garlic}[ and the {mustard}].| Add the {mustard}.][ Stir in the {spice}.][ Grind in the {pepper}.]",
      "Fold in the {cucumber}[, the {onion}][ and the {radish}].[ Fold in the {herb}.] Leave for 5 minutes.[ Trickle over the {fat}.][ Sprinkle with the {chilli}.][ Scatter with the {crunch}.] Serve cold."
    ],
    "note": "Dress at the last moment: the slices go on weeping."
  },
  {
    "id": "smashed-cucumber-salad",
    "title": "Smashed {one cucumber} salad[ with {chilli}]",
    "summary": "Cracked, cold {cucumber} in a sharp dressing that gets into every crevice.",
    "kitchen": "Chinese",
    "course": "salad",
    "contradicts": "lettuce ~pasta ~pasta_hollow ~pasta_fresh stock bread feta",
    "serves": 2,
    "minutes": 30,
    "handsOn": 15,
    "kit": [],
    "parts": [
      {
        "part": "cucumber",
        "foods": "cucumber",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "salted-and-drained"
        ],
        "prep": "cracked with a rolling pin and torn into 3 cm pieces",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "salted-and-drained"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "sugar honey ~sugar ~syrup ~honey",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "rice-vinegar lime lime-juice apple-cider-vinegar lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 22,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60
        },
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce fish-sauce ~soy",
        "grams": 15,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "perFood": {
          "fish-sauce": 10
        },
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "finely grated"
      },
      {
        "part": "tahini",
        "foods": "tahini peanut-butter ~nut_butter",
        "grams": 15,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "sesame-oil olive-oil ~oil ~oil_finish",
        "grams": 8,
        "role": "fat",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-oil chilli-flake chilli gochujang ~sauce_hot ~sauce_fiery ~oil_finish ~spice_heat ~chilli",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "perFood": {
          "chilli-oil": 8,
          "chilli": 10,
          "gochujang": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "sichuan-pepper black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "extra",
        "foods": "radish carrot celery mango chickpea edamame ~celery ~pulse_tin",
        "grams": 100,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "cut into bite-sized pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "spring-onion red-onion shallot ~onion ~onion_small ~spring_onion",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced thin",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander mint basil dill ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "sesame-seed peanut cashew ~nut ~peanut ~seed",
        "grams": 20,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ]
      }
    ],
    "method": [
      "Put the {cucumber} in a colander[ and toss with the {salt}]. Leave over a bowl for 20 minutes, until plenty of liquid has run out.",
      "[Toast the {crunch} in a dry pan for 3 minutes, until golden. ][?acid/soy/fat/tahini/garlic/chilli: Make the dressing in a cold bowl. ][Stir the {tahini} with a spoonful of water until smooth. ][Stir in [?acid=lemon,lime: the juice of the|the] {acid}. ][Stir in the {soy}. ][Sweeten with the {sweet}. ][Add the {garlic}[ and the {ginger}]. |Add the {ginger}. ][Add the {fat}. ][Stir in the {chilli}[ and the {pepper}]. |Stir in the {pepper}. ]",
      "Shake and squeeze the {cucumber} dry, then turn well in the bowl[ with the {extra}]. Leave for 5 minutes and turn again.",
      "[Toss in the {onion}[ and the {herb}]. |Toss in the {herb}. ][Scatter with the {crunch}. ]Serve cold, at once."
    ],
    "note": "Cracking, not slicing, gives rough edges, and rough edges hold more flavour."
  },
  {
    "id": "warm-bean-salad",
    "title": "Warm {one bean} salad[ with {fish}]",
    "summary": "Warm {bean} in a sharp, savoury dressing[, with {veg} folded in at the end].",
    "kitchen": "Everyday",
    "course": "salad",
    "contradicts": "rice tortilla stock ~pasta ~pasta_hollow ~pasta_fresh coconut-milk tinned-tomato",
    "serves": 2,
    "minutes": 25,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish rapeseed-oil",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat",
          "dressed"
        ]
      },
      {
        "part": "meat",
        "foods": "bacon chorizo pancetta ~bacon_cubes ~bacon ~cured_fatty smoked-sausage",
        "grams": 90,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut small",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion shallot onion leek spring-onion ~onion ~onion_small ~leek ~spring_onion",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "rosemary cumin smoked-paprika thyme fennel-seed ~herb_woody ~spice_savoury ~spice_mild ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~herb_dried",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "bean",
        "foods": "white-bean butter-bean chickpea tinned-lentil black-bean ~pulse_tin",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "acid",
        "foods": "red-wine-vinegar lemon lemon-juice balsamic-vinegar lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 25,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "zest finely grated, juice squeezed",
          "lime": "zest finely grated, juice squeezed"
        },
        "perFood": {
          "lemon": 60,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard pesto harissa ~pesto",
        "grams": 10,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey ~syrup ~honey ~sugar",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "veg",
        "foods": "cherry-tomato ~tomato celery bell-pepper fennel cucumber radish avocado ~celery ~pepper_sweet",
        "grams": 200,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "cut into bite-sized pieces",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive caper sun-dried-tomato",
        "grams": 40,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "chopped if large",
        "knife": true
      },
      {
        "part": "leaf",
        "foods": "rocket spinach watercress chicory ~leaf_salad ~leaf_peppery ~leaf_cook",
        "grams": 60,
        "role": "body",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "fish",
        "foods": "tinned-tuna smoked-mackerel tinned-sardine anchovy cooked-chicken ~fish_tin ~fish_smoked ~cooked_meat",
        "grams": 120,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "in large flakes",
        "perFood": {
          "anchovy": 30
        },
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "cheese",
        "foods": "feta goats-cheese mozzarella ~cheese_hard ~cheese_fresh ~cheese_brine ~cheese_melt",
        "grams": 80,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley basil dill mint coriander chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll ~wrap",
        "grams": 100,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Boil the {egg} for 8 minutes, cool in cold water and peel. ]Set a frying pan over a medium heat[ with half of the {fat}].[ Crisp the {meat} for 5 minutes.][ Cook the {onion} for 4–5 minutes, until golden at the edges.][ Stir in the {garlic} for 1 minute.][ Stir in the {spice}[ and the {chilli}] for 20 seconds.| Stir in the {chilli}.]",
      "Drain the {bean} and add with {60 ml} water[ and two thirds of the {salt}]. Warm for 4–5 minutes, shaking rather than stirring, until the liquid has thickened to a glaze.",
      "Take off the heat.[ Stir in [?acid=lemon,lime: the zest and juice of the|the] {acid} at once.][ Stir in the {mustard}.][ Sweeten with the {sweet}.][ Grind in the {pepper}.] Leave for 5 minutes, so that everything soaks in.",
      "Tip into a bowl.[ Turn in the rest of the {fat}.][ Fold in the {veg}[ and the {olives}].| Fold in the {olives}.][ Fold in the {leaf}.][ Season with the rest of the {salt}.][ Lay on the {fish}.][ Quarter the {egg} and add.][ Crumble over the {cheese}.][ Scatter with the {herb}.][ Serve with the {bread}, toasted.]"
    ],
    "note": "Dress the {bean} while warm: cold, the dressing only sits on the skins."
  },
  {
    "id": "pasta-with-crushed-roast-vegetables",
    "title": "{pasta} with crushed roast {veg}",
    "summary": "Roast {veg} crushed into a sweet, dark sauce that coats the {pasta}.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "beef-mince egg stock soy-sauce noodle coconut-milk",
    "serves": 2,
    "minutes": 50,
    "handsOn": 20,
    "kit": [
      "oven",
      "roasting tin",
      "large pan"
    ],
    "parts": [
      {
        "part": "veg",
        "foods": "cherry-tomato ~tomato bell-pepper butternut-squash aubergine courgette cauliflower carrot fennel ~mushroom ~mushroom_large ~squash ~root_hard ~root_baby ~crucifer ~sweet_potato ~beet ~aubergine ~fennel ~pepper_sweet ~sprout ~courgette ~green_bean ~stem_quick ~corn ~pulse_fresh",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "roasted",
          "mashed"
        ],
        "prep": "cut into 2.5 cm pieces",
        "knife": true,
        "prepOf": {
          "cherry-tomato": "left whole",
          "~tomato": "quartered"
        },
        "most": 3
      },
      {
        "part": "onion",
        "foods": "red-onion onion shallot leek ~onion ~onion_small ~leek",
        "grams": 150,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into thin wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "sauce",
        "does": [
          "roasted",
          "mashed"
        ],
        "prep": "left in their skins"
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat",
          "dressed"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "spice",
        "foods": "fennel-seed dried-oregano thyme rosemary smoked-paprika ~herb_woody ~herb_dried ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~spice_savoury ~spice_mild",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "meat",
        "foods": "pancetta bacon chorizo ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 80,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into small pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "pasta",
        "foods": "rigatoni penne fusilli spaghetti pasta wide-egg-noodle macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta ~pasta_fresh",
        "grams": 190,
        "need": true,
        "role": "base",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "bean",
        "foods": "white-bean chickpea ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "drained"
      },
      {
        "part": "savour",
        "foods": "olive caper anchovy sun-dried-tomato",
        "grams": 25,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "ricotta mascarpone goats-cheese cream-cheese creme-fraiche ~cheese_fresh ~cream ~cream_thin ~sour_cream",
        "grams": 90,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "balsamic-vinegar red-wine-vinegar lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 45
        },
        "once": true
      },
      {
        "part": "pesto",
        "foods": "pesto harissa ~pesto",
        "grams": 30,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "leaf",
        "foods": "spinach rocket kale ~leaf_salad ~leaf_peppery ~leaf_cook ~leaf_tough",
        "grams": 60,
        "role": "body",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan ~cheese_hard",
        "grams": 50,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated"
      },
      {
        "part": "herb",
        "foods": "basil parsley mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "crunch",
        "foods": "pine-nut breadcrumb walnut almond ~nut ~peanut ~seed ~crumbs",
        "grams": 25,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ]
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Spread the {veg} over a roasting tin[ with the {onion}].[ Tuck in the {garlic}.][ Turn in two thirds of the {fat}.][ Season with a quarter of the {salt}.][ Sprinkle with the {spice}[ and the {chilli}].| Sprinkle with the {chilli}.] Roast for 30–35 minutes, turning once, until collapsed and dark at the edges[, adding the {meat}[ and the {bean}] halfway|, adding the {bean} halfway].",
      "About 15 minutes before the end, boil the {pasta} in plenty of water[ with two thirds of the remaining {salt}] until a minute short of tender. Keep a large cup of the cooking water and drain.",
      "[Toast the {crunch} in a dry pan for 3 minutes, until golden. ][Squeeze the soft {garlic} from the skins onto the tin. ]Pour {100 ml} of the cooking water onto the hot tin and scrape up the brown. Crush two thirds of the {veg} with a fork into a rough sauce.[ Stir in the {savour}.][ Work in the {creamy}.][ Stir in the {pesto}.]",
      "Return the {pasta} to the pan with the sauce and {50 ml} more of the water[, the rest of the {fat}][ and half of the {cheese}]. Toss hard over a high heat for 1–2 minutes, until glossy and clinging.",
      "Take off the heat.[ Fold in the {leaf}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Season with the rest of the {salt}, if it needs it.][ Grind in the {pepper}.] Loosen with more of the water and serve[, topped with the rest of the {cheese}].[ Scatter with the {herb}[ and the {crunch}].| Scatter with the {crunch}.]"
    ],
    "note": "Scrape the tin with cooking water: half of the flavour is stuck to it."
  },
  {
    "id": "pasta-with-greens-and-crumbs",
    "title": "{pasta} with {greens} [?crumb=walnut,almond,~nut,~peanut: and toasted {crumb}|[?crumb: and crisp crumbs]]",
    "summary": "{pasta} in a loose green sauce of melting {greens}.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "double-cream tinned-tomato beef-mince stock soy-sauce noodle egg",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "large pan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "crumb",
        "foods": "bread breadcrumb sourdough ~bread ~roll walnut almond ~nut ~peanut ~crumbs",
        "grams": 60,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ],
        "prepOf": {
          "bread": "torn to coarse crumbs",
          "~bread": "torn to coarse crumbs",
          "~roll": "torn to coarse crumbs",
          "sourdough": "torn to coarse crumbs",
          "walnut": "chopped",
          "almond": "chopped",
          "~nut": "chopped",
          "~peanut": "chopped"
        }
      },
      {
        "part": "pasta",
        "foods": "pasta-shell penne linguine spaghetti pasta wide-egg-noodle rigatoni fusilli macaroni farfalle gluten-free-pasta ~pasta_hollow edamame-spaghetti tagliatelle fettuccine pappardelle ~pasta ~pasta_fresh",
        "grams": 190,
        "need": true,
        "role": "base",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "greens",
        "foods": "broccoli tenderstem-broccoli kale swiss-chard spinach spring-greens ~cabbage pea cauliflower courgette ~leaf_cook ~leaf_tough ~green_bean ~stem_quick ~crucifer ~sprout ~pulse_fresh ~courgette",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "cut small, stalks sliced thin",
        "knife": true,
        "most": 2
      },
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~oil_finish ~butter",
        "grams": 50,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "meat",
        "foods": "pancetta bacon sausage chorizo ~bacon_cubes ~bacon ~cured_fatty ~sausage_raw",
        "grams": 90,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut or broken small",
        "knife": true,
        "once": true
      },
      {
        "part": "savour",
        "foods": "anchovy caper olive sun-dried-tomato",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "melted"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "onion",
        "foods": "shallot red-onion onion leek ~onion ~onion_small ~leek",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "spice",
        "foods": "fennel-seed nutmeg dried-oregano ~herb_dried",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ]
      },
      {
        "part": "bean",
        "foods": "white-bean chickpea ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "pecorino parmesan feta ~cheese_hard ~cheese_blue ~cheese_brine",
        "grams": 50,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated",
        "prepOf": {
          "feta": "crumbled",
          "~cheese_blue": "crumbled"
        }
      },
      {
        "part": "creamy",
        "foods": "ricotta mascarpone goats-cheese creme-fraiche ~cheese_fresh ~cream ~cream_thin ~sour_cream",
        "grams": 70,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice white-wine-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "zest finely grated, juice squeezed",
          "lime": "zest finely grated, juice squeezed"
        },
        "perFood": {
          "lemon": 60,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "basil parsley mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Toast the {crumb} in a wide frying pan over a medium heat for 5–6 minutes, stirring, until deep gold, and tip out. ]Bring a large pan of water to the boil.",
      "Boil the {pasta}[ with two thirds of the {salt}]. For the last [?greens=spinach,pea: 2 minutes|4–5 minutes], add the {greens} and cook until soft. Keep a large cup of the cooking water and drain when the {pasta} {is pasta} a minute short of tender.",
      "Meanwhile set the wide pan over a medium-low heat[ with two thirds of the {fat}].[ Brown the {meat} for 6 minutes, until cooked through and crisp.][ Soften the {onion} for 5 minutes.][ Cook the {garlic} for 2 minutes, until straw-coloured.][ Stir in the {savour} for 1 minute.][ Stir in the {chilli}[ and the {spice}].| Stir in the {spice}.] Pour in {150 ml} of the cooking water and simmer for 1 minute.",
      "Add the {pasta} with the {greens}[ and the {bean}]. Turn up the heat and toss hard for 2 minutes, crushing some of the {greens} into the water, until there is a loose green sauce.",
      "Take off the heat.[ Toss in most of the {cheese}.][ Fold in the {creamy}.][ Sharpen with [?acid=lemon,lime: the zest and juice of the|the] {acid}.][ Grind in the {pepper}.][ Season with the rest of the {salt}, if it needs it.][ Stir in the {herb}.][ Trickle in the rest of the {fat}.] Loosen with more of the water and serve.[ Scatter thickly with the {crumb}.][ Finish with the rest of the {cheese}.]"
    ],
    "note": "Cook the {greens} past bright, until soft enough to smear: that is the sauce."
  },
  {
    "id": "creamy-one-pot-pasta",
    "title": "Creamy one-pot {pasta}[ with {protein}| with {veg}| with {leaf}]",
    "summary": "Toasted {pasta} simmered in a silky sauce of its own.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "soy-sauce noodle egg beef-mince coconut-milk",
    "serves": 2,
    "minutes": 35,
    "handsOn": 30,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "protein",
        "foods": "chicken-thigh chicken-breast sausage bacon ~poultry_breast ~poultry_dark ~sausage_raw ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 220,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into bite-sized pieces",
        "knife": true,
        "perFood": {
          "bacon": 120,
          "~bacon_cubes": 120,
          "~bacon": 120,
          "~cured_fatty": 120
        }
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large butternut-squash courgette bell-pepper asparagus fennel cherry-tomato broccoli leek ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~root_hard ~root_baby ~squash ~sweet_potato ~beet ~aubergine ~fennel ~sprout ~leek",
        "grams": 250,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into 1.5 cm pieces",
        "knife": true,
        "most": 2
      },
      {
        "part": "onion",
        "foods": "onion leek shallot ~onion ~onion_small ~leek",
        "grams": 120,
        "role": "body",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika nutmeg fennel-seed dried-oregano ~herb_dried ~spice_savoury ~spice_mild",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ]
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "pasta",
        "foods": "orzo ~pasta_small ~pasta pasta wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta_fresh",
        "grams": 190,
        "need": true,
        "role": "base",
        "does": [
          "toasted",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine vermouth cider ~wine",
        "grams": 100,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 500,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "woody",
        "foods": "thyme sage rosemary ~herb_woody",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato sun-dried-tomato passata ~tomato_tin ~tomato_sieved",
        "grams": 150,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "perFood": {
          "sun-dried-tomato": 40
        }
      },
      {
        "part": "leaf",
        "foods": "spinach pea kale rocket ~leaf_cook ~leaf_tough ~leaf_peppery",
        "grams": 100,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "shredded if large",
        "knife": true,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "creme-fraiche double-cream mascarpone cream-cheese sour-cream ricotta plant-cream ~cream ~cream_thin ~cheese_fresh ~sour_cream",
        "grams": 100,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan ~cheese_hard ~cheese_melt",
        "grams": 50,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard pesto ~pesto",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "pesto": 30
        },
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice white-wine-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "zest finely grated, juice squeezed",
          "lime": "zest finely grated, juice squeezed"
        },
        "perFood": {
          "lemon": 60,
          "lime": 65
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley basil chives dill tarragon ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a wide heavy pan over a medium-high heat[ with two thirds of the {fat}].[ Brown the {protein} for 6–8 minutes, until gold and cooked through, and lift out.][ Brown the {veg} for 5 minutes and lift out.]",
      "Lower the heat to medium[ and add the rest of the {fat}].[ Soften the {onion} for 6 minutes, until golden.][ Stir in the {garlic}[ and the {spice}] for 30 seconds.| Stir in the {spice}.][ Add the {chilli}.] Stir in the {pasta} for 2 minutes, until there is a toasted smell.[ Pour in the {wine} and boil away.]",
      "Pour in [the {liquid} and {250 ml} water|{750 ml} water][, with half of the {salt}].[ Add the {woody}[ and the {tomato}].| Add the {tomato}.] Scrape the bottom and simmer for 10–13 minutes, stirring often, until just tender in a loose sauce; add a splash of hot water if it dries.",
      "[Return the {protein}[ and the {veg}]. |Return the {veg}. ][Stir in the {leaf} for the last 2–3 minutes. ]Take off the heat and stir hard for 30 seconds, so that the sauce turns silky. Beat in the {creamy}[ and the {cheese}].",
      "[Stir in the {mustard}. ]Rest for 2 minutes.[ Sharpen with [?acid=lemon,lime: the zest and juice of the|the] {acid}.][ Season with the rest of the {salt}.][ Grind in the {pepper}.][ Stir in the {herb}.] It should flow on the plate: loosen with hot water if it stands."
    ],
    "note": "Stop while it looks a little too loose: it thickens as it rests.",
    "safety": "[Cook the {protein} right through, to {74 c}, before returning {it protein} to the pan.]"
  },
  {
    "id": "vegetable-pilaf",
    "title": "{one rice} pilaf with [{bean} and ]{veg}",
    "summary": "Separate, fragrant grains with browned {veg}[ and toasted {crunch}].",
    "kitchen": "Middle Eastern",
    "course": "main",
    "contradicts": "soy-sauce double-cream risotto-rice coconut-milk tortilla ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 2,
    "minutes": 55,
    "handsOn": 30,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "basmati-rice rice ~rice_white",
        "grams": 160,
        "need": true,
        "role": "base",
        "does": [
          "soaked",
          "steamed"
        ]
      },
      {
        "part": "crunch",
        "foods": "almond pistachio cashew pine-nut walnut ~nut ~peanut ~seed",
        "grams": 35,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ]
      },
      {
        "part": "fat",
        "foods": "butter ghee olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot leek ~onion ~onion_small ~leek",
        "grams": 200,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "veg",
        "foods": "carrot butternut-squash aubergine bell-pepper cauliflower green-bean ~mushroom ~mushroom_large sweet-potato courgette ~tomato ~squash ~root_hard ~root_baby ~beet ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~courgette ~green_bean ~stem_quick ~corn ~pulse_fresh",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "steamed"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true,
        "prepOf": {
          "cauliflower": "cut into very small florets",
          "green-bean": "cut into 2 cm lengths"
        },
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "whole",
        "foods": "cinnamon-stick cardamom clove bay-leaf star-anise ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ],
        "most": 2
      },
      {
        "part": "spice",
        "foods": "cumin turmeric allspice ground-coriander garam-masala saffron ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "saffron": 1
        },
        "most": 3
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "bean",
        "foods": "chickpea tinned-lentil ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "fruit",
        "foods": "raisin sultana dried-apricot date dried-cranberry ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned",
        "grams": 35,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "chopped if large",
        "knife": true
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 270,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "green",
        "foods": "pea spinach broad-bean edamame ~leaf_cook ~leaf_tough",
        "grams": 80,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "shredded if large",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice sumac ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 45
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander parsley dill mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta paneer ~cheese_fresh ~cheese_brine",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt labneh ~yogurt",
        "grams": 90,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "boiled"
        ]
      }
    ],
    "method": [
      "Rinse the {rice} until the water runs clear, soak for 15 minutes and drain very well.[ Toast the {crunch} in a dry heavy pan until golden, and tip out.][ Boil the {egg} for 8 minutes, cool and peel.]",
      "Set a heavy pan over a medium-high heat[ with the {fat}].[ Cook the {onion} for 10–12 minutes, until deep brown, and lift out a third for the top.] Add the {veg} and cook for 5 minutes, until browned at the edges.[ Stir in the {garlic}[ and the {ginger}] for 1 minute.| Stir in the {ginger} for 1 minute.][ Stir in the {whole}[ and the {spice}] for 30 seconds.| Stir in the {spice} for 30 seconds.][ Add the {chilli}.]",
      "Turn the {rice} in the pan for 2 minutes, until each grain is hot and smells nutty.[ Stir in the {bean}[ and the {fruit}].| Stir in the {fruit}.] Pour in [the {liquid}, hot|{270 ml} boiling water][, with the {salt}], scrape the bottom and boil for 1 minute.",
      "Cover tightly and cook over the lowest heat for 12 minutes without lifting the lid.[ Quickly scatter over the {green}.] Take off the heat, stretch a clean tea towel under the lid and leave for 10 minutes.",
      "[Lift out the {whole}. ]Fork up the grains.[ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Grind in the {pepper}.][ Fold in the {herb}.][ Top with the browned {onion}[ and the {crunch}].| Top with the {crunch}.][ Add the {cheese}.][ Quarter the {egg} and lay on.][ Spoon on the {creamy}.]"
    ],
    "note": "The 10 minutes under the towel finish the grains: leave the lid alone.",
    "safety": "Cool leftovers within the hour, keep chilled and eat within a day."
  },
  {
    "id": "chicken-or-lamb-pilaf",
    "title": "{one meat} pilaf with {rice}",
    "summary": "Fragrant {rice} steamed over browned {meat}, so that the juices season every grain.",
    "kitchen": "Middle Eastern",
    "course": "main",
    "contradicts": "soy-sauce double-cream risotto-rice coconut-milk tortilla ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 2,
    "minutes": 60,
    "handsOn": 30,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "basmati-rice rice ~rice_white",
        "grams": 170,
        "need": true,
        "role": "base",
        "does": [
          "soaked",
          "steamed"
        ]
      },
      {
        "part": "crunch",
        "foods": "almond pistachio cashew pine-nut walnut ~nut ~peanut ~seed",
        "grams": 35,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ]
      },
      {
        "part": "meat",
        "foods": "chicken-thigh lamb-mince beef-mince chicken-breast ~poultry_breast ~poultry_dark ~mince ~mince_poultry",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "steamed"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "prepOf": {
          "lamb-mince": "broken up",
          "beef-mince": "broken up",
          "~mince": "broken up",
          "~mince_poultry": "broken up"
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "cooked-in-it"
        ]
      },
      {
        "part": "fat",
        "foods": "ghee butter olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot leek ~onion ~onion_small ~leek",
        "grams": 200,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot aubergine bell-pepper butternut-squash cauliflower green-bean ~tomato ~mushroom ~mushroom_large ~root_hard ~root_baby ~beet ~squash ~crucifer ~sweet_potato ~aubergine ~fennel ~pepper_sweet ~sprout ~courgette ~green_bean ~stem_quick ~corn ~pulse_fresh",
        "grams": 180,
        "role": "body",
        "does": [
          "browned-in-fat",
          "steamed"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "whole",
        "foods": "cinnamon-stick cardamom clove bay-leaf star-anise ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ],
        "most": 2
      },
      {
        "part": "spice",
        "foods": "cumin turmeric allspice ground-coriander garam-masala baharat ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 3
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "paste",
        "foods": "tomato-puree harissa ~tomato_conc",
        "grams": 15,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "raisin sultana dried-apricot date dried-cranberry ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned",
        "grams": 40,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "chopped if large",
        "knife": true
      },
      {
        "part": "bean",
        "foods": "chickpea tinned-lentil ~pulse_tin",
        "grams": 120,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 290,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "green",
        "foods": "pea spinach broad-bean ~leaf_cook ~leaf_tough",
        "grams": 80,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "shredded if large",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice sumac ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 45
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander parsley mint dill ~herb_tender ~herb_basil ~herb_mint",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt labneh ~yogurt",
        "grams": 90,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      }
    ],
    "method": [
      "Rinse the {rice} until the water runs clear, soak for 15 minutes and drain very well.[ Toast the {crunch} in a dry heavy pan until golden, and tip out.] Pat the {meat} dry[ and season with a third of the {salt}].[ Grind over the {pepper}.]",
      "Set a heavy pan over a medium-high heat[ with the {fat}]. Brown the {meat} for 6 minutes, until well coloured[?meat=lamb-mince,beef-mince,~mince,~mince_poultry: , with no pink left|], and lift out.[ Cook the {onion} for 10 minutes, until deep brown.][ Add the {veg} and cook for 4 minutes.]",
      "[Stir in the {garlic}[ and the {ginger}] for 1 minute. |Stir in the {ginger} for 1 minute. ][Stir in the {whole}[ and the {spice}] for 30 seconds. |Stir in the {spice} for 30 seconds. ][Add the {chilli}. ][Fry the {paste} until it darkens. ]Turn the {rice} in the pan for 2 minutes, until hot and nutty.[ Stir in the {bean}[ and the {fruit}].| Stir in the {fruit}.]",
      "Return the {meat} with the juices and pour in [the {liquid}, hot|{290 ml} boiling water][, with the rest of the {salt}]. Scrape the bottom, boil for 1 minute, cover tightly and cook over the lowest heat for 12 minutes without lifting the lid.",
      "[Quickly scatter over the {green}. ]Take off the heat, stretch a clean tea towel under the lid and leave for 10 minutes; the {meat} should read {74 c}.",
      "[Lift out the {whole}. ]Fork up the grains.[ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Fold in the {herb}.][ Scatter with the {crunch}.][ Spoon on the {creamy}.]"
    ],
    "note": "Take your time over the first ten minutes: the liquid only carries the flavour that is already in the pan.",
    "safety": "Cook the {meat} to {74 c}, and cool leftovers within the hour."
  },
  {
    "id": "bulgur-pilaf",
    "title": "{one bulgur} pilaf[ with {tomato}| with {veg}| with {onion}]",
    "summary": "Chewy, savoury {bulgur} cooked in one pan[ with {tomato}].",
    "kitchen": "Turkish",
    "course": "main",
    "contradicts": "soy-sauce double-cream coconut-milk tortilla ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 2,
    "minutes": 40,
    "handsOn": 20,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter olive-oil ghee ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "meat",
        "foods": "lamb-mince beef-mince ~mince ~mince_poultry merguez chorizo ~sausage_raw",
        "grams": 200,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "broken up",
        "prepOf": {
          "merguez": "sliced",
          "chorizo": "sliced"
        },
        "perFood": {
          "chorizo": 120
        },
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion leek shallot ~onion ~onion_small ~leek",
        "grams": 180,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "bell-pepper aubergine courgette carrot ~mushroom ~mushroom_large cauliflower butternut-squash ~squash ~root_hard ~root_baby ~crucifer ~sweet_potato ~beet ~aubergine ~fennel ~pepper_sweet ~sprout ~courgette ~green_bean ~stem_quick ~tomato ~corn ~pulse_fresh",
        "grams": 220,
        "role": "body",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true,
        "most": 2
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin paprika allspice dried-mint ras-el-hanout ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~herb_dried",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        }
      },
      {
        "part": "paste",
        "foods": "tomato-puree harissa ~tomato_conc",
        "grams": 30,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "bulgur",
        "foods": "bulgur-wheat",
        "grams": 160,
        "need": true,
        "role": "base",
        "does": [
          "toasted",
          "steamed"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato ~tomato ~tomato_tin ~tomato_sieved passata",
        "grams": 200,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "bean",
        "foods": "chickpea tinned-lentil ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "fruit",
        "foods": "dried-apricot raisin ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned",
        "grams": 35,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "chopped if large",
        "knife": true
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_liquid",
        "grams": 250,
        "role": "liquid",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "cooked-in-it"
        ],
        "once": true
      },
      {
        "part": "green",
        "foods": "spinach pea kale ~leaf_cook ~leaf_tough",
        "grams": 80,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice pomegranate-molasses sumac ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 45
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley mint dill coriander ~herb_tender ~herb_basil ~herb_mint",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "crunch",
        "foods": "pine-nut walnut almond pistachio ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta ~cheese_fresh ~cheese_brine",
        "grams": 70,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt labneh ~yogurt",
        "grams": 100,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      }
    ],
    "method": [
      "Set a heavy pan over a medium-high heat[ with the {fat}].[ Brown the {meat} for 6 minutes, until dark and cooked through.][ Add the {onion}[ and the {veg}] and cook for 8–10 minutes, until golden at the edges.| Add the {veg} and cook for 6 minutes, until golden at the edges.]",
      "[Stir in the {garlic} for 1 minute. ][Stir in the {spice}[ and the {chilli}] for 30 seconds. |Stir in the {chilli}. ][Fry the {paste} until it darkens. ]Stir in the {bulgur} for 2 minutes, until nutty.",
      "[Add the {tomato}. ][Stir in the {bean}[ and the {fruit}]. |Stir in the {fruit}. ]Pour in [the {liquid} and {50 ml} water|{300 ml} water][, with the {salt}]. Bring to the boil, scrape the bottom, cover and cook over the lowest heat for 12 minutes.",
      "[Lay the {green} on top. ]Take off the heat, stretch a clean tea towel under the lid and leave for 10 minutes, until every grain is tender and the pan is dry.",
      "Fork up.[ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Grind in the {pepper}.][ Fold in the {herb}.][ Scatter with the {crunch}.][ Crumble over the {cheese}.][ Spoon on the {creamy}.]"
    ],
    "note": "If it is wet after its rest, leave the lid off over a low heat for 2 minutes.",
    "safety": "[Cook the {meat} to {71 c} before the {bulgur} {is bulgur} added.]"
  },
  {
    "id": "vegetable-fried-rice",
    "title": "[{one protein}|{one veg}] fried rice",
    "summary": "Toasted, separate {rice} tossed with {veg} over fierce heat.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "double-cream parmesan stock tortilla ~pasta ~pasta_hollow ~pasta_fresh coconut-milk",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "wok"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "cooked-rice ~rice_cooked",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cold, lumps broken up with wet fingers"
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish peanut-oil lard butter ~butter ~animal_fat",
        "grams": 32,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 165,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "beaten"
      },
      {
        "part": "protein",
        "foods": "cooked-chicken ham prawn bacon tofu chicken-thigh pork-tenderloin ~poultry_breast ~poultry_dark ~cooked_meat ~prawn ~bacon_cubes ~bacon ~cured_fatty ~cured_ready ~tofu ~pork_quick",
        "grams": 180,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true
      },
      {
        "part": "veg",
        "foods": "pea carrot sweetcorn ~cabbage green-bean ~mushroom ~mushroom_large broccoli bell-pepper edamame courgette ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leaf_cook ~sprout",
        "grams": 250,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into pea-sized pieces",
        "knife": true,
        "most": 3
      },
      {
        "part": "onion",
        "foods": "onion shallot leek red-onion ~onion ~onion_small ~leek",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake gochujang chilli-oil kimchi ~sauce_hot ~sauce_fiery ~chilli ~spice_heat ~oil_finish",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prepOf": {
          "chilli": "finely chopped",
          "kimchi": "chopped"
        },
        "perFood": {
          "chilli-flake": 1,
          "gochujang": 15,
          "kimchi": 100,
          "~sauce_hot": 12,
          "~sauce_fiery": 12
        },
        "once": true
      },
      {
        "part": "sprouts",
        "foods": "bean-sprout pineapple ~leaf_salad ~leaf_peppery",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut small",
        "knife": true,
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce oyster-sauce fish-sauce miso-paste ~soy",
        "grams": 24,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "perFood": {
          "fish-sauce": 15
        },
        "most": 2,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "acid",
        "foods": "lime lime-juice rice-vinegar lemon lemon-juice ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 45
        },
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 35,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander basil mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "peanut cashew sesame-seed ~nut ~peanut ~seed",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      }
    ],
    "method": [
      "Have everything cut, and the {rice} cold and loose. Get a wok or wide frying pan smoking hot[, then swirl in a third of the {fat}].[ Pour in the {egg}, fold into large soft curds for 20 seconds and lift out.]",
      "[Fry the {protein} for 3–4 minutes, until browned and cooked right through, and lift out. ]Stir-fry the {veg} for 2–3 minutes, until tender-crisp with charred spots, and lift out. Reheat the wok until it smokes[ and add the rest of the {fat}].[ Fry the {onion} for 2 minutes.][ Stir in the {garlic}[ and the {ginger}] for 20 seconds.| Stir in the {ginger} for 20 seconds.][ Add the {chilli}.]",
      "Add the {rice}, press it against the metal and leave for 1 minute, then toss; repeat for 5–6 minutes, until the grains jump, steam and toast gold in places.",
      "Return the {veg}[ and the {protein}]. [Toss in the {sprouts}. ][Return the {egg}, broken up. ][Pour the {soy} round the hot edge, so that it sizzles. ][Season with the {salt}[ and the {pepper}]. |Season with the {pepper}. ]Toss for 1 minute, until steaming hot throughout.",
      "Take off the heat.[ Shake over the {sesame}.][ Finish with [?acid=lemon,lime: the juice of the|the] {acid}.][ Toss in the {allium}[ and the {herb}].| Toss in the {herb}.][ Scatter with the {crunch}.] Serve at once."
    ],
    "note": "Press, wait, toss: it is the resting against hot metal that toasts the grains.",
    "safety": "Use {rice} chilled within the hour of cooking and kept no longer than a day, and heat it until steaming."
  },
  {
    "id": "egg-fried-rice",
    "title": "{one egg} fried rice[ with {protein}| with {veg}]",
    "summary": "Separate, toasted {rice} tossed fast over fierce heat.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "double-cream parmesan stock tortilla ~pasta ~pasta_hollow ~pasta_fresh coconut-milk",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "wok"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "cooked-rice ~rice_cooked",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cold, lumps broken up with wet fingers"
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish peanut-oil lard butter ~butter ~animal_fat",
        "grams": 32,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 165,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "beaten"
      },
      {
        "part": "protein",
        "foods": "cooked-chicken ham prawn bacon tofu chicken-thigh pork-tenderloin ~poultry_breast ~poultry_dark ~cooked_meat ~prawn ~bacon_cubes ~bacon ~cured_fatty ~cured_ready ~tofu ~pork_quick",
        "grams": 180,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true
      },
      {
        "part": "veg",
        "foods": "pea carrot sweetcorn ~cabbage green-bean ~mushroom ~mushroom_large broccoli bell-pepper edamame courgette ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leaf_cook ~sprout",
        "grams": 250,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into pea-sized pieces",
        "knife": true,
        "most": 3
      },
      {
        "part": "onion",
        "foods": "onion shallot leek red-onion ~onion ~onion_small ~leek",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake gochujang chilli-oil kimchi ~sauce_hot ~sauce_fiery ~chilli ~spice_heat ~oil_finish",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prepOf": {
          "chilli": "finely chopped",
          "kimchi": "chopped"
        },
        "perFood": {
          "chilli-flake": 1,
          "gochujang": 15,
          "kimchi": 100,
          "~sauce_hot": 12,
          "~sauce_fiery": 12
        },
        "once": true
      },
      {
        "part": "sprouts",
        "foods": "bean-sprout pineapple ~leaf_salad ~leaf_peppery",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut small",
        "knife": true,
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce oyster-sauce fish-sauce miso-paste ~soy",
        "grams": 24,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "perFood": {
          "fish-sauce": 15
        },
        "most": 2,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "acid",
        "foods": "lime lime-juice rice-vinegar lemon lemon-juice ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 45
        },
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 35,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander basil mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "peanut cashew sesame-seed ~nut ~peanut ~seed",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      }
    ],
    "method": [
      "Have everything cut, and the {rice} cold and loose. Get a wok or wide frying pan smoking hot[, then swirl in a third of the {fat}]. Pour in the {egg}, fold into large soft curds for 20 seconds and lift out.",
      "[Fry the {protein} for 3–4 minutes, until browned and cooked right through, and lift out. ][Stir-fry the {veg} for 2–3 minutes, until tender-crisp with charred spots, and lift out. ]Reheat the wok until it smokes[ and add the rest of the {fat}].[ Fry the {onion} for 2 minutes.][ Stir in the {garlic}[ and the {ginger}] for 20 seconds.| Stir in the {ginger} for 20 seconds.][ Add the {chilli}.]",
      "Add the {rice}, press it against the metal and leave for 1 minute, then toss; repeat for 5–6 minutes, until the grains jump, steam and toast gold in places.",
      "[Return the {protein}[ and the {veg}]. |Return the {veg}. ][Toss in the {sprouts}. ]Return the {egg}, broken up. [Pour the {soy} round the hot edge, so that it sizzles. ][Season with the {salt}[ and the {pepper}]. |Season with the {pepper}. ]Toss for 1 minute, until steaming hot throughout.",
      "Take off the heat.[ Shake over the {sesame}.][ Finish with [?acid=lemon,lime: the juice of the|the] {acid}.][ Toss in the {allium}[ and the {herb}].| Toss in the {herb}.][ Scatter with the {crunch}.] Serve at once."
    ],
    "note": "Press, wait, toss: it is the resting against hot metal that toasts the grains.",
    "safety": "Use {rice} chilled within the hour of cooking and kept no longer than a day, and heat it until steaming."
  },
  {
    "id": "fried-rice-from-raw-rice",
    "title": "[?egg: {one egg} fried rice|Fried rice][ with {protein}]",
    "summary": "{rice}, boiled, steamed dry and then tossed over fierce heat until the grains jump.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "double-cream parmesan stock tortilla ~pasta ~pasta_hollow ~pasta_fresh coconut-milk",
    "serves": 2,
    "minutes": 60,
    "handsOn": 30,
    "kit": [
      "saucepan",
      "baking tray",
      "wok"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "rice jasmine-rice basmati-rice ~rice_white",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "fried"
        ],
        "prep": "rinsed until the water runs clear"
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish peanut-oil lard butter ~butter ~animal_fat",
        "grams": 32,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 165,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "beaten"
      },
      {
        "part": "protein",
        "foods": "cooked-chicken ham prawn bacon tofu chicken-thigh pork-tenderloin ~poultry_breast ~poultry_dark ~cooked_meat ~prawn ~bacon_cubes ~bacon ~cured_fatty ~cured_ready ~tofu ~pork_quick",
        "grams": 180,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true
      },
      {
        "part": "veg",
        "foods": "pea carrot sweetcorn ~cabbage green-bean ~mushroom ~mushroom_large broccoli bell-pepper edamame courgette ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leaf_cook ~sprout",
        "grams": 250,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into pea-sized pieces",
        "knife": true,
        "most": 3
      },
      {
        "part": "onion",
        "foods": "onion shallot leek red-onion ~onion ~onion_small ~leek",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake gochujang chilli-oil kimchi ~sauce_hot ~sauce_fiery ~chilli ~spice_heat ~oil_finish",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prepOf": {
          "chilli": "finely chopped",
          "kimchi": "chopped"
        },
        "perFood": {
          "chilli-flake": 1,
          "gochujang": 15,
          "kimchi": 100,
          "~sauce_hot": 12,
          "~sauce_fiery": 12
        },
        "once": true
      },
      {
        "part": "sprouts",
        "foods": "bean-sprout pineapple",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce oyster-sauce fish-sauce ~soy",
        "grams": 24,
        "need": true,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "perFood": {
          "fish-sauce": 15
        },
        "most": 2,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "acid",
        "foods": "lime lime-juice rice-vinegar lemon lemon-juice ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 45
        },
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 35,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander basil mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "peanut cashew sesame-seed ~nut ~peanut ~seed",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      }
    ],
    "method": [
      "Boil the {rice} in plenty of water for 9–10 minutes, until just tender. Drain well, spread thinly over a baking tray and leave to steam and cool for 25 minutes, until dry to the touch.",
      "Get a wok or wide frying pan smoking hot[, then swirl in a third of the {fat}]. Pour in the {egg}, fold into large soft curds for 20 seconds and lift out.[ Fry the {protein} for 3–4 minutes, until browned and cooked right through, and lift out.][ Stir-fry the {veg} for 2–3 minutes, until tender-crisp with charred spots, and lift out.]",
      "Reheat the wok until it smokes[ and add the rest of the {fat}].[ Fry the {onion} for 2 minutes.][ Stir in the {garlic}[ and the {ginger}] for 20 seconds.| Stir in the {ginger} for 20 seconds.][ Add the {chilli}.] Add the {rice}, press it against the metal and leave for 1 minute, then toss; repeat for 4–5 minutes, until the grains jump and toast gold in places.",
      "[Return the {protein}[ and the {veg}]. |Return the {veg}. ][Toss in the {sprouts}. ]Return the {egg}, broken up, and pour the {soy} round the hot edge, so that it sizzles.[ Season with the {salt}[ and the {pepper}].| Season with the {pepper}.] Toss for 1 minute, until steaming hot throughout.",
      "Take off the heat.[ Shake over the {sesame}.][ Finish with [?acid=lemon,lime: the juice of the|the] {acid}.][ Toss in the {allium}[ and the {herb}].| Toss in the {herb}.][ Scatter with the {crunch}.] Serve at once."
    ],
    "note": "Spread on a tray, the grains dry in 25 minutes and fry as well as yesterday’s.",
    "safety": "Cook and fry the {rice} within the hour, and heat until steaming."
  },
  {
    "id": "glazed-rice-bowl",
    "title": "Glazed {one star} rice bowl[ with {crisp}]",
    "summary": "Hot {rice} under crusted {star}, sticky with glaze.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "stock double-cream parmesan tortilla coconut-milk tinned-tomato",
    "serves": 2,
    "minutes": 40,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "sushi-rice jasmine-rice rice basmati-rice ~rice_white",
        "grams": 160,
        "need": true,
        "role": "base",
        "does": [
          "boiled",
          "steamed"
        ],
        "prep": "rinsed until the water runs clear"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "cooked-in-it"
        ]
      },
      {
        "part": "crisp",
        "foods": "cucumber carrot radish red-cabbage red-onion ~cabbage ~onion",
        "grams": 150,
        "role": "body",
        "does": [
          "macerated"
        ],
        "prep": "sliced or shaved thin",
        "knife": true,
        "most": 2
      },
      {
        "part": "acid",
        "foods": "rice-vinegar lime lime-juice apple-cider-vinegar lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 25,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 80,
          "lime": 80
        }
      },
      {
        "part": "sauce",
        "foods": "soy-sauce teriyaki-sauce hoisin-sauce oyster-sauce miso-paste gochujang ~soy",
        "grams": 34,
        "need": true,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "perFood": {
          "teriyaki-sauce": 60,
          "hoisin-sauce": 50
        },
        "most": 2,
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey brown-sugar mirin ~syrup ~honey ~sugar marmalade ~mirin",
        "grams": 16,
        "role": "sweetener",
        "does": [
          "reduced"
        ],
        "perFood": {
          "mirin": 30
        },
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "reduced"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "reduced"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "starch",
        "foods": "cornflour potato-starch flour ~flour",
        "grams": 12,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "star",
        "foods": "salmon chicken-thigh tofu chicken-breast steak pork-tenderloin prawn aubergine ~mushroom ~mushroom_large ~fish_oily ~poultry_breast ~poultry_dark ~red_quick ~prawn ~tofu ~pork_quick ~aubergine",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into 2.5 cm pieces and patted dry",
        "knife": true,
        "prepOf": {
          "prawn": "patted dry",
          "~prawn": "patted dry"
        }
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "green",
        "foods": "pak-choi spinach tenderstem-broccoli edamame green-bean mangetout broccoli asparagus ~green_bean ~stem_quick ~crucifer ~leaf_cook ~cabbage ~sprout ~pulse_fresh ~courgette ~leaf_tough",
        "grams": 180,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "cut into bite-sized pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "rich",
        "foods": "avocado mango kimchi",
        "grams": 100,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "mayo",
        "foods": "mayonnaise ~mayo",
        "grams": 30,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-oil chilli-flake chilli wasabi-paste ~sauce_hot ~sauce_fiery ~oil_finish ~spice_heat ~chilli",
        "grams": 6,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "perFood": {
          "chilli-flake": 1
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander mint basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "torn",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "sesame-seed peanut cashew nori ~nut ~peanut ~seed",
        "grams": 15,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Put the {rice} into a saucepan with {230 ml} water[?crisp: [ and a third of the {salt}]|[ and the {salt}]]. Bring to the boil, cover, cook over the lowest heat for 12 minutes and leave covered off the heat for 10.",
      "[Turn the {crisp} in half of the {acid}[ with the rest of the {salt}] and leave to pickle. |Season the {crisp} with the rest of the {salt}. ][Lower the {egg} into boiling water for 7 minutes, cool and peel. ]For the glaze, mix {30 ml} water with the {sauce}[, the {sweet}][, the {garlic}][ and the {ginger}].",
      "[Season the {star} with the {pepper}. ][Toss the {star} in the {starch}. ]Set a frying pan over a medium-high heat[ with the {fat}]. Lay in the {star}, leave for 3 minutes to crust, then turn and cook for [?star=prawn,~prawn: 1 minute|[?star=aubergine,~mushroom,~mushroom_large: 4–5 minutes|2–4 minutes]] more, until browned all over and cooked right through.",
      "[Toss in the {green} with a spoonful of water for 2–3 minutes, until bright, and push aside. ]Pour in the glaze and bubble for 1–2 minutes, turning, until sticky and clinging.[?crisp: [ Sharpen with the rest of the {acid}.]|[ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.]]",
      "Fluff up the {rice} and share between bowls. Add the {star} with every drop of glaze[ and the {crisp}].[ Halve the {egg} and add.][ Lay on the {rich}.][ Dot with the {mayo}.][ Add the {chilli}.][ Shake over the {sesame}.][ Scatter with the {allium}[ and the {herb}].| Scatter with the {herb}.][ Finish with the {crunch}.]"
    ],
    "note": "Crust first, glaze last: a sweet sauce added early burns before the middle is done.",
    "safety": "[?star=aubergine,~mushroom,~mushroom_large,tofu: Cool leftover {rice} within the hour.|Cook the {star} right through, to [?star=chicken-thigh,chicken-breast,~poultry_breast,~poultry_dark: {74 c}|{63 c}].]"
  },
  {
    "id": "minced-meat-rice-bowl",
    "title": "Sticky {one mince} rice bowl[ with {crisp}]",
    "summary": "Crisp-edged {mince} in a dark, sticky glaze over hot {rice}.",
    "kitchen": "Korean",
    "course": "main",
    "contradicts": "stock double-cream parmesan tortilla coconut-milk tinned-tomato ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 2,
    "minutes": 35,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice sushi-rice rice basmati-rice ~rice_white",
        "grams": 160,
        "need": true,
        "role": "base",
        "does": [
          "boiled",
          "steamed"
        ],
        "prep": "rinsed until the water runs clear"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "cooked-in-it"
        ]
      },
      {
        "part": "crisp",
        "foods": "cucumber carrot radish red-cabbage red-onion ~cabbage ~onion",
        "grams": 180,
        "role": "body",
        "does": [
          "macerated"
        ],
        "prep": "sliced or shaved thin",
        "knife": true,
        "most": 2
      },
      {
        "part": "acid",
        "foods": "rice-vinegar lime lime-juice apple-cider-vinegar lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 25,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 80,
          "lime": 80
        }
      },
      {
        "part": "sauce",
        "foods": "soy-sauce hoisin-sauce oyster-sauce fish-sauce miso-paste teriyaki-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "perFood": {
          "teriyaki-sauce": 60,
          "hoisin-sauce": 50,
          "fish-sauce": 22
        },
        "most": 2,
        "once": true
      },
      {
        "part": "sweet",
        "foods": "brown-sugar honey ~sugar ~syrup ~honey",
        "grams": 16,
        "role": "sweetener",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil ~butter ~animal_fat",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "mince",
        "foods": "beef-mince pork-mince chicken-mince turkey-mince lamb-mince ~mince ~mince_poultry",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot leek ~onion ~onion_small ~leek",
        "grams": 100,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large bell-pepper green-bean carrot courgette pak-choi spinach ~cabbage pea ~green_bean ~stem_quick ~crucifer ~leaf_cook ~sprout ~pulse_fresh ~courgette ~pepper_sweet ~tomato ~corn",
        "grams": 200,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut small",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "gochujang chilli-flake chilli black-bean-sauce ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli-flake": 1
        },
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "fried"
        ]
      },
      {
        "part": "rich",
        "foods": "avocado kimchi mango",
        "grams": 100,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-oil ~oil_finish",
        "grams": 6,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "allium",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 35,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander basil mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "torn",
        "knife": true
      },
      {
        "part": "crunch",
        "foods": "sesame-seed peanut cashew nori ~nut ~peanut ~seed",
        "grams": 15,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Put the {rice} into a saucepan with {230 ml} water[?crisp: [ and a third of the {salt}]|[ and the {salt}]]. Bring to the boil, cover, cook over the lowest heat for 12 minutes and leave covered off the heat for 10.",
      "[Turn the {crisp} in half of the {acid}[ with the rest of the {salt}] and leave to pickle. |Season the {crisp} with the rest of the {salt}. ]For the glaze, stir {45 ml} water into the {sauce}[ with the {sweet}].",
      "Set a wide frying pan over a high heat[?egg: [ with two thirds of the {fat}]|[ with the {fat}]]. Press in the {mince} in a flat layer and leave for 4 minutes, until dark and crisp beneath, then break up and fry for 3–4 minutes more, until no pink is left.",
      "[Add the {onion} and cook for 4 minutes. ][Add the {veg} and fry for 3–4 minutes. ][Stir in the {garlic}[ and the {ginger}] for 1 minute. |Stir in the {ginger} for 1 minute. ][Stir in the {chilli} for 30 seconds. ]Pour in the glaze and bubble for 2–3 minutes, stirring, until dark and sticky.[?crisp: [ Sharpen with the rest of the {acid}.]|[ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.]]",
      "[Fry the {egg} in the rest of the {fat} in a second pan, until the whites are set and crisp at the edges. |Fry the {egg} in a non-stick pan over a low heat, until the whites are set. ]Share the {rice} between bowls and spoon on the {mince}[ with the {crisp}].[ Grind over the {pepper}.][ Shake over the {sesame}.][ Top with the {egg}.][ Lay on the {rich}.][ Scatter with the {allium}[ and the {herb}].| Scatter with the {herb}.][ Finish with the {crunch}.]"
    ],
    "note": "Let the {mince} fry undisturbed until it smells roasted: grey meat never turns sticky.",
    "safety": "Cook the {mince} to [?mince=chicken-mince,turkey-mince: {74 c}|{71 c}], with no pink left."
  },
  {
    "id": "hash-with-meat",
    "title": "Crusty {one potato} and {one meat} hash[ with {egg}]",
    "summary": "{potato} and {meat} pressed and turned until half of the pan is crust.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "milk double-cream shortcrust-pastry stock tortilla ~pasta ~pasta_hollow ~pasta_fresh rice",
    "serves": 2,
    "minutes": 50,
    "handsOn": 40,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "potato new-potato sweet-potato ~potato ~potato_baker ~potato_small ~sweet_potato",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "browned-in-fat"
        ],
        "prep": "cut into 1.5 cm dice",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish dripping butter olive-oil ~butter ~animal_fat",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "meat",
        "foods": "corned-beef bacon sausage chorizo black-pudding ham cooked-chicken ~cooked_meat ~sausage_raw ~bacon_cubes ~bacon ~cured_fatty ~cured_ready ~sausage_smoked",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut or broken into small pieces",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion leek shallot ~onion ~onion_small ~leek",
        "grams": 180,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "veg",
        "foods": "bell-pepper ~cabbage kale brussels-sprout sweetcorn spinach courgette ~mushroom ~mushroom_large cooked-beetroot ~leaf_cook ~leaf_tough ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh",
        "grams": 200,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut small",
        "knife": true,
        "most": 2
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika thyme caraway-seed cumin ~spice_savoury ~spice_mild ~herb_dried ~herb_woody ~spice_blend ~spice_rub",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "bloomed"
        ]
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "savour",
        "foods": "worcestershire-sauce mustard ~mustard ketchup brown-sauce ~ketchup",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "perFood": {
          "ketchup": 20,
          "brown-sauce": 20
        },
        "once": true
      },
      {
        "part": "cheese",
        "foods": "~cheese_melt ~cheese_hard",
        "grams": 60,
        "role": "finish",
        "does": [
          "melted"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "sharp",
        "foods": "gherkin apple-cider-vinegar lemon-juice lemon caper ~vinegar ~citrus_juice ~citrus_sour",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prepOf": {
          "gherkin": "chopped"
        },
        "perFood": {
          "apple-cider-vinegar": 8,
          "~vinegar": 8,
          "lemon-juice": 10
        },
        "once": true
      },
      {
        "part": "creamy",
        "foods": "sour-cream greek-yogurt creme-fraiche ~sour_cream ~yogurt",
        "grams": 50,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "rich",
        "foods": "avocado cherry-tomato ~tomato",
        "grams": 80,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "cut up",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley chives dill coriander ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Simmer the {potato} in water[ with two thirds of the {salt}] for 5–6 minutes, until just tender. Drain and steam dry in the pan for 5 minutes, until floury at the edges.",
      "Set a large frying pan over a medium-high heat[ with a third of the {fat}]. Brown the {meat} for 5–7 minutes, until crisp at the edges and cooked right through, and lift out, leaving the rendered fat.[ Cook the {onion}[ and the {veg}] for 7 minutes, until brown at the edges, and lift out.| Cook the {veg} for 5 minutes, until brown at the edges, and lift out.]",
      "[Add the rest of the {fat}. ]Spread out the {potato} in one layer, press down and leave for 7 minutes, until a brown crust has formed. Turn in large pieces and crust for 5 minutes more.",
      "Return the {meat}[ with the {onion}][ and the {veg}].[ Stir in the {garlic}[ and the {spice}].| Stir in the {spice}.][ Add the {chilli}.][ Stir in the {savour}.][ Season with the rest of the {salt}.] Press down and cook for 3–4 minutes, until crusted underneath again.[ Melt the {cheese} on top.]",
      "[Make two hollows, break in the {egg}, cover and cook over a low heat for 4–5 minutes, until the whites are set. ]Serve straight from the pan, scraping up every bit of crust.[ Grind over the {pepper}.][ Add the {sharp}.][ Spoon on the {creamy}.][ Add the {rich}.][ Scatter with the {herb}.]"
    ],
    "note": "Do not stir: press, wait, turn.",
    "safety": "Cook raw meat right through ({71 c})[; for anyone vulnerable, cook the {egg} until firm]."
  },
  {
    "id": "vegetable-hash",
    "title": "Crusty {one potato} and {one veg} hash[ with {egg}]",
    "summary": "Golden {potato} and browned {veg}, pressed and turned until crisp.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "milk double-cream shortcrust-pastry stock tortilla ~pasta ~pasta_hollow ~pasta_fresh rice bacon sausage",
    "serves": 2,
    "minutes": 45,
    "handsOn": 40,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "potato new-potato sweet-potato ~potato ~potato_baker ~potato_small ~sweet_potato",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "browned-in-fat"
        ],
        "prep": "cut into 1.5 cm dice",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish butter olive-oil ~butter ~animal_fat",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion leek shallot ~onion ~onion_small ~leek",
        "grams": 180,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "bell-pepper ~cabbage kale brussels-sprout ~mushroom ~mushroom_large sweetcorn spinach courgette carrot cooked-beetroot cauliflower broccoli ~leaf_cook ~leaf_tough ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~root_hard ~root_baby ~beet",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into 1 cm pieces",
        "knife": true,
        "prepOf": {
          "carrot": "coarsely grated"
        },
        "most": 3
      },
      {
        "part": "bean",
        "foods": "black-bean chickpea ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "drained and patted dry",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin caraway-seed thyme curry-powder ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~herb_dried ~herb_woody",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "chilli": "finely chopped"
        },
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "savour",
        "foods": "mustard worcestershire-sauce soy-sauce ~mustard ~soy",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta ~cheese_melt halloumi ~cheese_hard ~cheese_fresh ~cheese_brine",
        "grams": 80,
        "role": "finish",
        "does": [
          "melted"
        ],
        "prep": "crumbled",
        "prepOf": {
          "~cheese_melt": "grated",
          "~cheese_hard": "grated",
          "halloumi": "grated"
        },
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lime lime-juice lemon lemon-juice apple-cider-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced"
        },
        "perFood": {
          "lemon": 40,
          "lime": 45
        },
        "once": true
      },
      {
        "part": "rich",
        "foods": "avocado cherry-tomato ~tomato",
        "grams": 100,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "cut up",
        "knife": true,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt sour-cream creme-fraiche yogurt ~yogurt ~sour_cream",
        "grams": 60,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander chives dill ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Simmer the {potato} in water[ with two thirds of the {salt}] for 5–6 minutes, until just tender. Drain and steam dry in the pan for 5 minutes, until floury at the edges.",
      "Set a large frying pan over a medium-high heat[ with a third of the {fat}]. Cook the {veg}[ and the {onion}] for 7–8 minutes, stirring only now and then, until tender and brown at the edges. Lift out.",
      "[Add the rest of the {fat}. ]Spread out the {potato} in one layer, press down and leave for 7 minutes, until a brown crust has formed. Turn in large pieces and crust for 5 minutes more.",
      "Return the {veg}[ with the {bean}].[ Stir in the {garlic}[ and the {spice}].| Stir in the {spice}.][ Add the {chilli}.][ Stir in the {savour}.][ Season with the rest of the {salt}.] Press down and cook for 3–4 minutes, until crusted underneath again.[ Scatter with the {cheese} to soften.]",
      "[Make two hollows, break in the {egg}, cover and cook over a low heat for 4–5 minutes, until the whites are set. ]Serve straight from the pan, scraping up every bit of crust.[ Grind over the {pepper}.][ Sharpen with [?acid=lemon,lime: the juice of the|the] {acid}.][ Spoon on the {creamy}.][ Add the {rich}.][ Scatter with the {herb}.]"
    ],
    "note": "Do not stir: press, wait, turn.",
    "safety": "[For anyone vulnerable, cook the {egg} until firm.]"
  }
];
