import type { Master } from "./master.ts";

export const BRITISH_AMERICAN_MASTERS: readonly Master[] = [
  {
    "id": "shepherds-pie",
    "title": "Shepherd's pie",
    "summary": "Browned {mince} in thick, savoury gravy under a crisp-ridged mash.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh tortilla coconut-milk aubergine",
    "serves": 4,
    "minutes": 85,
    "handsOn": 40,
    "kit": [
      "oven",
      "large pan",
      "frying pan",
      "baking dish"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small",
        "grams": 900,
        "need": true,
        "role": "body",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "peeled and cut into even chunks",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "boiled",
          "simmered"
        ]
      },
      {
        "part": "fat",
        "foods": "dripping ~oil ~oil_finish olive-oil ~butter ~animal_fat",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mince",
        "foods": "lamb-mince ~mince",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 170,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot celery swede parsnip ~mushroom ~mushroom_large turnip ~celery",
        "grams": 240,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely diced",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "rosemary thyme ~herb_woody mixed-herbs ~herb_dried",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "leaves finely chopped",
        "knife": true,
        "perFood": {
          "mixed-herbs": 2,
          "~herb_dried": 2
        },
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ketchup ~tomato_tin ~tomato_sieved ~tomato_conc ~ketchup",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "~tomato_tin": 200,
          "~tomato_sieved": 200
        },
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour cornflour",
        "grams": 18,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "cornflour": 12
        },
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine ~beer ~wine",
        "grams": 120,
        "role": "sauce",
        "does": [
          "reduced",
          "deglazed-with"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 400,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce brown-sauce soy-sauce balsamic-vinegar ~soy",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "peas",
        "foods": "pea sweetcorn",
        "grams": 120,
        "role": "body",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "ground"
      },
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 50,
        "role": "fat",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin sour-cream ~sour_cream",
        "grams": 70,
        "role": "liquid",
        "does": [
          "mashed"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar ~cheese_hard ~cheese_melt",
        "grams": 70,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "grated",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. Cover the {potato} with cold water in a large pan[, add half of the {salt}], bring to the boil and simmer for 15–18 minutes, until a knife slides through. Drain and leave to steam dry.",
      "Meanwhile, [heat the {fat} in a wide frying pan|set a wide dry frying pan] over a high heat. Press in the {mince} and leave for 4 minutes, until dark underneath, then break up and fry for 4 minutes more. Spoon off the excess fat.",
      "Turn the heat to medium.[ Soften the {onion} for 6 minutes.][ Stir in the {veg} for 5 minutes.][ Add the {garlic} for 1 minute.][ Scatter in the {herb}.][ Work in the {puree} to darken for 2 minutes.][ Stir in the {flour} for 1 minute.][ Pour in the {wine} and boil until nearly gone.] [?stock: [?stock=~stock_cube: Crumble in the {stock} and pour in {400 ml} water|Pour in the {stock}]|Pour in {400 ml} water][ with the {worcester}], scraping up the brown crust, and simmer for 15–20 minutes, until a spoon leaves a trail.[ Stir in the {peas}.][ Season with a quarter of the {salt} and the {pepper}.| Season with a quarter of the {salt}.| Season with the {pepper}.] Tip into a baking dish.",
      "Mash the {potato} until smooth[, beating in the {butter}][, loosening with the {milk}][, seasoning with the rest of the {salt}]. Spread over the filling and rough up with a fork.[ Scatter with the {cheese}.] Bake for 25–30 minutes, until the ridges are brown and gravy bubbles at the edges. Rest for 5 minutes."
    ],
    "note": "Seal the mash to the rim of the dish first, so that the gravy stays underneath."
  },
  {
    "id": "cottage-pie",
    "title": "[?mince=beef-mince: Cottage pie|{mince} cottage pie]",
    "summary": "Slow-simmered {mince} in dark gravy under a golden, forked mash.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh tortilla burger-bun coconut-milk kidney-bean",
    "serves": 4,
    "minutes": 95,
    "handsOn": 40,
    "kit": [
      "oven",
      "frying pan",
      "large pan",
      "baking dish"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "dripping ~oil ~oil_finish olive-oil ~butter ~animal_fat",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mince",
        "foods": "beef-mince pork-mince turkey-mince venison-mince plant-mince ~mince",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 170,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot celery ~mushroom ~mushroom_large swede parsnip bell-pepper ~celery ~pepper_sweet",
        "grams": 260,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely diced",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ketchup ~tomato_tin ~tomato_sieved ~tomato_conc ~ketchup",
        "grams": 32,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "~tomato_tin": 200,
          "~tomato_sieved": 200
        },
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour cornflour",
        "grams": 18,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "cornflour": 12
        },
        "once": true
      },
      {
        "part": "beer",
        "foods": "stout ~beer red-wine ~wine",
        "grams": 150,
        "role": "sauce",
        "does": [
          "reduced",
          "deglazed-with"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 450,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce brown-sauce soy-sauce marmite ~soy",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "perFood": {
          "marmite": 8
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme ~herb_woody mixed-herbs ~herb_dried bay-leaf ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small",
        "grams": 900,
        "need": true,
        "role": "body",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "peeled and cut into even chunks",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "boiled",
          "simmered"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "ground"
      },
      {
        "part": "peas",
        "foods": "pea sweetcorn",
        "grams": 120,
        "role": "body",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 45,
        "role": "fat",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin sour-cream ~sour_cream",
        "grams": 70,
        "role": "liquid",
        "does": [
          "mashed"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard horseradish-sauce",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "mashed"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar ~cheese_hard ~cheese_melt",
        "grams": 80,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "grated",
        "once": true
      }
    ],
    "method": [
      "[Heat the {fat} in a wide frying pan|Set a wide dry frying pan] over a high heat. Press in the {mince} and leave for 4–5 minutes, until dark underneath, then break up and fry until no pink is left.",
      "Turn the heat to medium.[ Soften the {onion} for 6 minutes.][ Stir in the {veg} for 5 minutes.][ Add the {garlic} for 1 minute.][ Work in the {puree} to darken for 2 minutes.][ Stir in the {flour} for 1 minute.][ Pour in the {beer} and boil until reduced by half.] [?stock: [?stock=~stock_cube: Crumble in the {stock} and pour in {450 ml} water|Pour in the {stock}]|Pour in {450 ml} water][ with the {worcester}], scraping up the crust[, and add the {herb}]. Half cover and simmer gently for 25–30 minutes, until thick and glossy.",
      "Meanwhile, heat the oven to {200 C}. Put the {potato} in a large pan of cold water[ with half of the {salt}], bring to the boil and simmer for 15–18 minutes, until a knife slides through. Drain and steam dry.[ Season the gravy with a quarter of the {salt} and the {pepper}.| Season the gravy with a quarter of the {salt}.| Season the gravy with the {pepper}.][ Stir in the {peas}.] Tip into a baking dish.",
      "Mash the {potato} until smooth[, beating in the {butter}][, loosening with the {milk}][, sharpening with the {mustard}][, seasoning with the rest of the {salt}]. Spread over the filling to the rim and fork the top.[ Scatter with the {cheese}.] Bake for 25–30 minutes, until deep gold and bubbling at the sides. Rest for 5 minutes."
    ],
    "note": "Let the filling cool for 10 minutes before topping it, and the mash will sit up instead of sinking."
  },
  {
    "id": "toad-in-the-hole",
    "title": "Toad in the hole",
    "summary": "Browned {sausage} in a crisp, billowing batter pudding[, with {one onion} gravy].",
    "kitchen": "British",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice puff-pastry tortilla",
    "serves": 4,
    "minutes": 65,
    "handsOn": 25,
    "kit": [
      "oven",
      "roasting tin",
      "whisk",
      "saucepan"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 155,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "baked"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 200,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "baked"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant",
        "grams": 200,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "whisked"
        ]
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "whisked"
        ]
      },
      {
        "part": "fat",
        "foods": "dripping lard goose-fat ~oil ~oil_finish",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "sausage",
        "foods": "sausage ~sausage_raw",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "herb",
        "foods": "thyme rosemary sage ~herb_woody ~herb_dried",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 280,
        "role": "sauce",
        "does": [
          "caramelised"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube ~beer",
        "grams": 400,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce brown-sauce soy-sauce balsamic-vinegar ~soy",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "ground",
        "once": true
      },
      {
        "part": "greens",
        "foods": "~green_bean ~stem_quick ~crucifer ~leaf_cook ~cabbage ~sprout ~pulse_fresh ~courgette ~leaf_tough pea",
        "grams": 300,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "trimmed and cut up",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Put [?onion/stock: all but 1 tablespoon of the {flour}|the {flour}] in a bowl, beat in the {egg} to a smooth paste, then whisk in the {milk} little by little.[ Season with half of the {salt} and the {mustard}.| Season with half of the {salt}.| Whisk in the {mustard}.] Leave the batter to stand.",
      "Put [[?onion/stock: all but a spoonful of |]the {fat} and ]the {sausage} in a metal roasting tin about 30 × 20 cm and roast for 15 minutes, turning once, until lightly browned and the fat in the tin is smoking hot.",
      "Pull out the tin, quickly pour the batter round the {sausage} so that it sizzles[, throw in the {herb}] and return to the oven at once. Bake for 28–32 minutes without opening the door, until high, crisp and deep brown.",
      "[?onion/stock: Meanwhile, make gravy. [Cook the {onion} gently in a saucepan for 20 minutes, with the last of the fat or a splash of water, until brown and sweet. ]Stir in the last of the {flour} for 1 minute, [?stock: [?stock=~stock_cube: crumble in the {stock}, whisk in {400 ml} water|whisk in the {stock}]|whisk in {400 ml} water] and simmer for 8 minutes, until it coats a spoon.[ Add the {worcester}.][ Grind in the {pepper}.][ Taste, and add the rest of the {salt}.] ][Boil the {greens} for 4–6 minutes, until just tender, and drain. ]Serve straight from the tin, before the pudding sinks[?onion/stock:, with the gravy poured over]."
    ],
    "note": "The fat must be smoking hot when the batter goes in: that is what makes it rise.",
    "safety": "The {sausage} must reach {71 c} in the middle."
  },
  {
    "id": "bangers-and-mash",
    "title": "[?onion: Bangers and mash with onion gravy|Bangers and mash]",
    "summary": "Sticky brown {sausage} on smooth mash, with gravy made in their own pan.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice tortilla baked-bean",
    "serves": 2,
    "minutes": 45,
    "handsOn": 35,
    "kit": [
      "frying pan",
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "~oil ~oil_finish lard dripping ~butter ~animal_fat",
        "grams": 12,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "sausage",
        "foods": "sausage ~sausage_raw",
        "grams": 380,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
      },
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small",
        "grams": 600,
        "need": true,
        "role": "body",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "peeled and cut into even chunks",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "boiled",
          "mashed"
        ]
      },
      {
        "part": "greens",
        "foods": "~cabbage ~green_bean ~stem_quick ~crucifer ~leaf_cook ~sprout ~pulse_fresh ~courgette ~leaf_tough pea carrot",
        "grams": 200,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "cut into bite-size pieces",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 300,
        "role": "sauce",
        "does": [
          "caramelised"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme sage rosemary ~herb_woody ~herb_dried",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 10,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "beer",
        "foods": "~beer red-wine cider ~wine",
        "grams": 100,
        "role": "sauce",
        "does": [
          "reduced",
          "deglazed-with"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 300,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "perFood": {
          "~stock_cube": 8
        }
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce balsamic-vinegar soy-sauce brown-sauce ~vinegar ~soy",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 45,
        "role": "fat",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin sour-cream ~sour_cream",
        "grams": 60,
        "role": "liquid",
        "does": [
          "mashed"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard horseradish-sauce",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "mashed"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "mashed"
        ],
        "prep": "ground",
        "once": true
      },
      {
        "part": "finish",
        "foods": "parsley chives spring-onion ~spring_onion",
        "grams": 8,
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
      "[Warm the {fat} in a frying pan|Set a non-stick frying pan] over a medium-low heat and cook the {sausage} slowly for 18–20 minutes, turning often, until sticky and chestnut brown all round. Lift out and keep warm, leaving the fat in the pan.",
      "While they cook, put the {potato} in a large pan of cold water[ with two thirds of the {salt}], bring to the boil and simmer for 15 minutes, until a knife slides through.[ Boil the {greens} in a second pan for 4–6 minutes, until just tender.]",
      "Turn the heat under the frying pan to medium.[ Tip in the {onion} with a splash of water, to loosen the brown crust, and cook for 10–12 minutes, until soft and deep gold.][ Stir in the {herb}.][ Sprinkle in the {flour} and stir for 1 minute.][ Pour in the {beer} and boil until nearly gone.] [?stock: [?stock=~stock_cube: Crumble in the {stock} and pour in {300 ml} water|Pour in the {stock}]|Pour in {300 ml} water], scraping up every brown bit, and bubble for 6–8 minutes, until [?flour: the gravy coats a spoon|the gravy is reduced by half and tastes full].[ Sharpen it with the {worcester}.]",
      "Drain the {potato}, steam dry for 2 minutes and mash until smooth[, beating in the {butter}][, loosening with the {milk}][, sharpening with the {mustard}].[ Season with the rest of the {salt}.][ Grind in the {pepper}.]",
      "Pile up the mash, lean the {sausage} against it[, add the {greens}] and pour over the gravy.[ Scatter with the {finish}.]"
    ],
    "note": "Do not prick or hurry the {sausage}: a low heat keeps the skins whole and the juice in.",
    "safety": "The {sausage} must reach {71 c} in the middle, with no pink left."
  },
  {
    "id": "lancashire-hotpot",
    "title": "Lancashire hotpot",
    "summary": "Tender {lamb} and sweet {onion} in gravy under a crisp lid of sliced {potato}.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "tinned-tomato coconut-milk garam-masala cinnamon",
    "serves": 4,
    "minutes": 180,
    "handsOn": 40,
    "kit": [
      "oven",
      "frying pan",
      "casserole"
    ],
    "parts": [
      {
        "part": "lamb",
        "foods": "stewing-lamb lamb-shoulder leg-of-lamb lamb-chop mutton ~red_stew ~red_chop",
        "grams": 750,
        "need": true,
        "role": "star",
        "does": [
          "seared-then-finished",
          "braised"
        ],
        "prep": "cut into 4 cm pieces",
        "knife": true,
        "prepOf": {
          "lamb-chop": "left whole"
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "braised"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "prep": "ground"
      },
      {
        "part": "fat",
        "foods": "dripping lard ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "kidney",
        "foods": "kidney",
        "grams": 120,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cored and quartered",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 350,
        "need": true,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot swede turnip leek celery parsnip ~leek ~celery",
        "grams": 260,
        "role": "body",
        "does": [
          "braised"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour cornflour",
        "grams": 20,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "cornflour": 12
        },
        "once": true
      },
      {
        "part": "beer",
        "foods": "~beer ~wine",
        "grams": 150,
        "role": "sauce",
        "does": [
          "reduced",
          "deglazed-with"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 500,
        "role": "liquid",
        "does": [
          "braised"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce brown-sauce soy-sauce ~soy",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme rosemary bay-leaf ~herb_woody ~herb_dried ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small",
        "grams": 900,
        "need": true,
        "role": "body",
        "does": [
          "baked"
        ],
        "prep": "peeled and sliced 3 mm thick",
        "knife": true,
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 40,
        "role": "fat",
        "does": [
          "melted"
        ],
        "prep": "melted"
      },
      {
        "part": "cabbage",
        "foods": "pickled-cabbage pickled-beetroot",
        "grams": 120,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {170 C}. Pat the {lamb} dry[ and season with half of the {salt} and the {pepper}| and season with half of the {salt}| and season with the {pepper}]. [Heat the {fat} in a frying pan|Set a non-stick frying pan] over a high heat and brown the {lamb} in two batches, 5–6 minutes each, until dark.[ Brown the {kidney} for 1 minute with the last of it.] Move to a casserole.",
      "Turn the heat to medium, add the {onion} to the frying pan and cook for 10 minutes, until soft and brown at the edges.[ Stir in the {veg} for 3 minutes.][ Add the {garlic} for 1 minute.][ Stir in the {flour} for 1 minute.][ Pour in the {beer} and boil for 2 minutes.]",
      "[?stock: [?stock=~stock_cube: Crumble in the {stock} and pour in {500 ml} water|Pour in the {stock}]|Pour in {500 ml} water][ with the {worcester}], bring to the boil, scraping the pan, and pour into the casserole.[ Tuck in the {herb}.]",
      "Lay the {potato} over the top in overlapping rings, two or three layers deep[, seasoning between the layers with the rest of the {salt}].[ Brush with half of the {butter}.]",
      "Cover and bake for 1 hour 40 minutes, until the {lamb} {is lamb} tender. Uncover[, brush with the rest of the {butter}], raise the oven to {210 C} and bake for 30 minutes more, until the top is crisp and brown and gravy bubbles up round the rim. Rest for 10 minutes.[ Spoon the {cabbage} on to each plate, to cut the richness.]"
    ],
    "note": "The lower slices drink the gravy and the top ones crisp, so do not push the top under."
  },
  {
    "id": "chicken-and-leek-pie",
    "title": "[?bacon=ham: Chicken, leek and ham pie|Chicken and leek pie]",
    "summary": "{chicken} and silky {leek} in a creamy sauce under golden {pastry}.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice tinned-tomato coconut-milk soy-sauce",
    "serves": 4,
    "minutes": 80,
    "handsOn": 40,
    "kit": [
      "oven",
      "frying pan",
      "baking dish"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 50,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "bacon",
        "foods": "bacon ~bacon_cubes ~bacon ~cured_fatty ham",
        "grams": 90,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into strips",
        "knife": true,
        "once": true
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast ~poultry_breast ~poultry_dark",
        "grams": 550,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "baked"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true
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
        "part": "leek",
        "foods": "leek ~leek",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "sweated"
        ],
        "prep": "cut into 1 cm rounds",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large carrot celery ~onion ~onion_small ~celery",
        "grams": 180,
        "role": "body",
        "does": [
          "sweated"
        ],
        "prep": "finely sliced",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 35,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "cornflour": 20
        },
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine cider vermouth ~wine",
        "grams": 100,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 200,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 8
        }
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant",
        "grams": 200,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "creme-fraiche ~cream ~cream_thin sour-cream cream-cheese ~sour_cream",
        "grams": 100,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "peas",
        "foods": "pea sweetcorn",
        "grams": 100,
        "role": "body",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "tarragon thyme parsley ~herb_tender ~herb_basil ~herb_mint ~herb_woody ~herb_dried",
        "grams": 6,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "perFood": {
          "~herb_dried": 2
        },
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lemon-juice ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "zest-and-juice"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "ground"
      },
      {
        "part": "pastry",
        "foods": "puff-pastry shortcrust-pastry filo-pastry",
        "grams": 320,
        "need": true,
        "role": "body",
        "does": [
          "baked"
        ],
        "perFood": {
          "filo-pastry": 150
        }
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 50,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "beaten",
        "once": true
      }
    ],
    "method": [
      "[Heat a third of the {butter} in a wide frying pan|Set a wide non-stick frying pan] over a medium-high heat.[ Fry the {bacon} for 4 minutes, until crisp at the edges.] Add the {chicken}[ with half of the {salt}] and fry for 6–7 minutes, until golden in places. Lift everything out.",
      "Turn the heat to medium-low, add [the rest of the {butter} and ]the {leek}, cover and cook for 8–10 minutes, stirring twice, until silky but still green.[ Stir in the {veg} for 5 minutes, uncovered.][ Add the {garlic} for 1 minute.]",
      "[Stir in the {flour} for 2 minutes. ][Add the {wine} and let it bubble away. ][?stock: [?stock=~stock_cube: Crumble in the {stock} and stir in {200 ml} water|Stir in the {stock} little by little]|Stir in [?flour: {200 ml} water little by little|a small splash of water]][, then the {milk}], and simmer for 4–5 minutes, until [?flour: the sauce coats a spoon|the juices are reduced and glossy]. Take off the heat.[ Stir in the {cream}.][ Beat in the {mustard}.][ Add the {peas}.][ Scatter in the {herb}.][ Squeeze in a little of the {lemon}.][ Season with the rest of the {salt} and the {pepper}.| Season with the rest of the {salt}.| Grind in the {pepper}.]",
      "Fold the {chicken} and the juices back in, tip into a baking dish and cool for 10 minutes. Heat the oven to {200 C}.",
      "[?pastry=filo-pastry: Scrunch the sheets of {pastry} loosely over the dish|Lay the {pastry} over the dish, press to the rim, trim, crimp with a fork and cut two slits in the middle].[ Brush with the {egg}.] Bake for 30–35 minutes, until the top is crisp and deep gold and the sauce is bubbling. Rest for 5 minutes."
    ],
    "note": "A filling that has cooled a little will not melt the {pastry} before it can rise.",
    "safety": "The {chicken} must reach {74 c}, with no pink at the centre."
  },
  {
    "id": "fish-pie",
    "title": "[?second: Fish pie|{one fish} pie]",
    "summary": "Big flakes of {fish} in a creamy sauce under buttery, browned mash.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh coconut-milk soy-sauce tortilla",
    "serves": 4,
    "minutes": 80,
    "handsOn": 45,
    "kit": [
      "oven",
      "large pan",
      "frying pan",
      "baking dish"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small",
        "grams": 900,
        "need": true,
        "role": "body",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "peeled and cut into even chunks",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "boiled",
          "simmered"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 150,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "fish",
        "foods": "cod haddock ~fish_white smoked-haddock salmon ~fish_oily",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "poached",
          "baked"
        ]
      },
      {
        "part": "second",
        "foods": "smoked-haddock salmon trout ~fish_white ~fish_oily",
        "grams": 220,
        "role": "star",
        "does": [
          "poached",
          "baked"
        ]
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant",
        "grams": 550,
        "need": true,
        "role": "liquid",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 85,
        "need": true,
        "role": "fat",
        "does": [
          "melted"
        ]
      },
      {
        "part": "leek",
        "foods": "leek ~onion ~onion_small fennel ~leek",
        "grams": 160,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour cornflour",
        "grams": 45,
        "need": true,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "cornflour": 28
        },
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "zest-and-juice"
        ],
        "prep": "zest grated, half juiced"
      },
      {
        "part": "cream",
        "foods": "~cream ~cream_thin creme-fraiche sour-cream ~sour_cream",
        "grams": 60,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley dill chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper nutmeg ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "ground",
        "once": true
      },
      {
        "part": "prawns",
        "foods": "~prawn",
        "grams": 150,
        "role": "body",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "veg",
        "foods": "pea spinach sweetcorn ~leaf_cook",
        "grams": 120,
        "role": "body",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar ~cheese_hard ~cheese_melt",
        "grams": 70,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "grated",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. Boil the {potato} in a large pan of water[ with half of the {salt}] for 15–18 minutes, until a knife slides through.[ Boil the {egg} with them for the last 9 minutes, then cool, peel and quarter.] Drain and leave to steam dry.",
      "Meanwhile, lay the {fish}[ and the {second}] in a wide pan with all but a splash of the {milk}[ and the {bay}]. Bring to a tremble, cook for 5 minutes, until the flesh just starts to flake, then lift out. Strain the liquid into a jug.",
      "Wipe out the pan and melt half of the {butter} in it.[ Soften the {leek} gently for 8 minutes.] Stir in the {flour} for 2 minutes. Add the warm liquid little by little, stirring, and simmer for 3 minutes to a smooth, thick sauce. Take off the heat[, beat in the {mustard}][, add the zest and juice of the {lemon}][, stir in the {cream}][, fold in the {herb}][, season with a quarter of the {salt}][, add the {pepper}] and taste.",
      "Break the {fish} into big flakes in a baking dish, leaving skin and bones behind.[ Add the {second}.][ Scatter in the {prawns}.][ Add the {veg}.][ Tuck in the {egg}.] Pour over the sauce.",
      "Mash the {potato} with the rest of the {butter} and the {milk}[, and season with the rest of the {salt}]. Spread to the rim and fork the top.[ Scatter with the {cheese}.] Bake for 25–30 minutes, until brown and bubbling at the edges. Rest for 5 minutes."
    ],
    "note": "Undercook the {fish} in the pan: the oven finishes it, and it stays in proper flakes.",
    "safety": "The {fish} should be opaque all through when it leaves the oven[, and the {prawns} pink and firm]."
  },
  {
    "id": "kedgeree",
    "title": "[?fish=smoked-haddock,smoked-haddock,smoked-mackerel,smoked-salmon: Kedgeree|{fish} kedgeree]",
    "summary": "Flakes of {fish} and soft-yolked {egg} in buttery, gently curried {rice}.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "soy-sauce coconut-milk ~pasta ~pasta_hollow ~pasta_fresh tinned-tomato",
    "serves": 2,
    "minutes": 45,
    "handsOn": 30,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "fish",
        "foods": "smoked-haddock salmon smoked-salmon smoked-mackerel ~fish_white ~fish_oily ~fish_smoked",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "poached"
        ]
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "butter",
        "foods": "butter ghee ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat",
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 150,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ginger ~garlic ~ginger",
        "grams": 8,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "curry",
        "foods": "curry-powder garam-masala ~curry_paste",
        "grams": 7,
        "need": true,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "~curry_paste": 20
        },
        "once": true
      },
      {
        "part": "spice",
        "foods": "turmeric cardamom cumin ~spice_seed ~spice_stick ~spice_pod ~spice_clove ~spice_star ~spice_savoury ~spice_mild",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "rice",
        "foods": "basmati-rice ~rice_white",
        "grams": 160,
        "need": true,
        "role": "body",
        "does": [
          "cooked-in-it"
        ],
        "prep": "rinsed",
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
        "part": "veg",
        "foods": "pea spinach green-bean sweetcorn ~leaf_cook ~green_bean",
        "grams": 90,
        "role": "body",
        "does": [
          "steamed"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "~cream ~cream_thin creme-fraiche yogurt ~sour_cream ~yogurt",
        "grams": 40,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 60,
        "role": "finish",
        "does": [
          "zest-and-juice"
        ],
        "prep": "half juiced, half in wedges",
        "knife": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander chives ~herb_tender ~herb_basil ~herb_mint spring-onion ~spring_onion",
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
        "part": "chilli",
        "foods": "chilli cayenne chilli-flake ~chilli ~spice_heat",
        "grams": 3,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely sliced if fresh",
        "knife": true,
        "perFood": {
          "cayenne": 0.3,
          "chilli-flake": 0.5
        },
        "once": true
      }
    ],
    "method": [
      "Lay the {fish} in a wide pan with {450 ml} boiling water[ and the {bay}]. Cover and keep just below a simmer for [?fish=smoked-mackerel,smoked-salmon: 2 minutes, until hot|6–8 minutes, until the flesh flakes]. Lift out, skin and break into big flakes, and keep the poaching water.",
      "Meanwhile, boil the {egg} in a saucepan for 7 minutes, cool under the tap, peel and quarter.",
      "Wipe out the wide pan and set it over a medium heat[ with two thirds of the {butter}].[ Cook the {onion} for 8 minutes, until soft and gold.][ Stir in the {garlic} for 1 minute.] Stir in the {curry}[ and the {spice}] for 1 minute, until it smells toasted, then turn the {rice} in it until every grain is coated.",
      "Pour in {320 ml} of the poaching water[ with half of the {salt}], bring to the boil, cover and cook on the lowest heat for 11 minutes.[ Scatter the {veg} on top.] Take off the heat and leave, covered, for 8 minutes, until the grains are tender and dry.",
      "Fluff with a fork and fold in the flakes of {fish}[ with the rest of the {butter}][ and the {cream}]. Warm through for a minute[, squeezing over half of the {lemon}].[ Taste, and add the rest of the {salt}.] Top with the {egg}[ and scatter with the {herb}][, adding the {chilli} for heat]."
    ],
    "note": "Cooking the {rice} in the poaching water carries the flavour of the {fish} through every grain.",
    "safety": "Cool leftovers within an hour, chill, and eat within a day, steaming hot."
  },
  {
    "id": "corned-beef-hash",
    "title": "[Corned beef hash with fried {egg}|Corned beef hash]",
    "summary": "Crusty fried {potato} and salty {beef}, crisp at every edge.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice tortilla coconut-milk",
    "serves": 2,
    "minutes": 45,
    "handsOn": 40,
    "kit": [
      "large pan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small cooked-potato",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "fried"
        ],
        "prep": "cut into 1.5 cm dice",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "dripping butter ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 170,
        "role": "base",
        "does": [
          "caramelised"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "bell-pepper ~cabbage brussels-sprout celery ~mushroom ~mushroom_large ~pepper_sweet ~celery",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "beef",
        "foods": "corned-beef",
        "grams": 340,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "well chilled, then cut into 2 cm dice",
        "knife": true,
        "once": true
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce brown-sauce soy-sauce ~soy",
        "grams": 17,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard horseradish-sauce",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "cayenne paprika smoked-paprika chilli-flake chilli ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "perFood": {
          "chilli": 8
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "ground",
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
        "part": "acid",
        "foods": "~vinegar pickled-beetroot gherkin lemon ~citrus_sour",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "perFood": {
          "pickled-beetroot": 60,
          "gherkin": 40
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley chives spring-onion ~herb_tender ~herb_basil ~herb_mint ~spring_onion",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "relish",
        "foods": "brown-sauce ketchup ~sauce_hot ~sauce_fiery ~ketchup",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "[?potato=cooked-potato: Have the {potato} dry and cold|Put the {potato} in a large pan of cold water, bring to the boil and simmer for 6 minutes, until tender at the edges but firm within. Drain and steam dry for 3 minutes][?salt: ; season with the {salt}].",
      "[Heat two thirds of the {fat} in a large frying pan|Set a large non-stick frying pan] over a medium heat.[ Cook the {onion} for 8 minutes, until soft and gold.][ Add the {veg} for 4 minutes.][ Stir in the {garlic} for 1 minute.] Add the {potato}, turn up to medium-high and fry for 10 minutes, turning only now and then, until crusted.",
      "Gently turn in the {beef}, leaving some in lumps.[ Shake over the {worcester}.][ Dot with the {mustard}.][ Add the {chilli}.][ Grind over the {pepper}.] Press flat and fry without stirring for 5 minutes, until crusted underneath. Turn over in big pieces, press again and fry for 4–5 minutes more.",
      "[Fry the {egg} in a second pan [in the rest of the {fat} ]for 3 minutes, until the white is set and lacy. ]Divide the hash between {serves} hot plates.[ Slide the {egg} on top.][ Sharpen with the {acid}.][ Scatter with the {herb}.][ Spoon over the {relish}.]"
    ],
    "note": "Leave it alone in the pan: a crust forms only where the hash sits still."
  },
  {
    "id": "liver-and-onions",
    "title": "{liver} and {onion}[ with {bacon}]",
    "summary": "Quickly seared {liver} in a dark, sharp gravy with slow-cooked, sweet {onion}.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh tinned-tomato garam-masala soy-sauce",
    "serves": 2,
    "minutes": 45,
    "handsOn": 40,
    "kit": [
      "frying pan",
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter dripping lard ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "caramelised"
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
          "sweated"
        ]
      },
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small",
        "grams": 450,
        "role": "body",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "peeled and cut into chunks",
        "knife": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin",
        "grams": 60,
        "role": "liquid",
        "does": [
          "mashed"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon pancetta ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 90,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into strips",
        "knife": true,
        "once": true
      },
      {
        "part": "liver",
        "foods": "liver chicken-liver",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "trimmed and sliced 1 cm thick",
        "knife": true,
        "prepOf": {
          "chicken-liver": "trimmed"
        }
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "ground"
      },
      {
        "part": "flour",
        "foods": "flour ~flour cornflour",
        "grams": 25,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "sage thyme ~herb_woody ~herb_dried",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine ~wine sherry ~beer",
        "grams": 100,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 250,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "perFood": {
          "~stock_cube": 7
        }
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce brown-sauce ~mustard",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "red-wine-vinegar ~vinegar lemon ~citrus_sour",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "finish",
        "foods": "parsley chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 8,
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
      "[Heat half of the {fat} in a large frying pan|Set a large non-stick frying pan] over a medium-low heat. Add the {onion}[?!fat:, with a splash of water,][ and a quarter of the {salt}] and cook for 18–20 minutes, stirring now and then, until soft, sweet and brown. Lift out.",
      "[Meanwhile, boil the {potato} in a large pan for 15 minutes, until tender, drain and mash[, loosening with the {milk}]. ][Turn the heat under the frying pan to medium-high, fry the {bacon} for 4–5 minutes, until crisp, and put with the {onion}. ]Pat the {liver} dry[ and season with half of the {salt} and the {pepper}| and season with half of the {salt}| and season with the {pepper}].[ Dust with all but a teaspoon of the {flour} and shake off the excess.]",
      "Turn the heat to high[, add the rest of the {fat} and let it sizzle]. Fry the {liver} for 1½–2 minutes a side, until well browned and still springy, then lift out.",
      "Turn the heat to medium.[ Add the {garlic} for 30 seconds.][ Stir in the {herb}.][ Stir in the last of the {flour}.][ Pour in the {wine} and boil until nearly gone.] [?stock: [?stock=~stock_cube: Crumble in the {stock} and add {250 ml} water|Pour in the {stock}]|Pour in {150 ml} water] and boil for 3–4 minutes, scraping up the crust, until [?flour: syrupy|reduced by half].[ Add the {worcester}.][ Sharpen with the {acid}.][ Taste, and add the rest of the {salt}.]",
      "Put everything back in the pan, the {liver} last, and warm for 1–2 minutes, until no longer red at the centre.[ Spoon over the mashed {potato}.][ Scatter with the {finish}.]"
    ],
    "note": "{liver} can turn from tender to leathery in a minute, so lay the table before it meets the pan.",
    "safety": "Cook the {liver} to {71 c}, with no red left in the middle."
  },
  {
    "id": "roast-chicken-with-gravy",
    "title": "[Roast chicken with {root} and gravy|Roast chicken with gravy]",
    "summary": "A golden, crisp-skinned bird with a gravy made from all that sticks to the tin.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "soy-sauce coconut-milk garam-masala tortilla",
    "serves": 4,
    "minutes": 135,
    "handsOn": 35,
    "kit": [
      "oven",
      "roasting tin",
      "baking tray",
      "saucepan"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "whole-chicken",
        "grams": 1600,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 45,
        "role": "fat",
        "does": [
          "rubbed-in",
          "cooking-fat"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 14,
        "role": "seasoning",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "prep": "ground",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon orange ~citrus_sour",
        "grams": 110,
        "role": "seasoning",
        "does": [
          "zest-and-juice"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme rosemary tarragon sage ~herb_woody ~herb_tender ~herb_basil ~herb_mint ~herb_dried",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "perFood": {
          "~herb_dried": 2
        },
        "most": 2,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 200,
        "role": "base",
        "does": [
          "roasted"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 25,
        "role": "base",
        "does": [
          "roasted"
        ],
        "prep": "unpeeled, bruised",
        "once": true
      },
      {
        "part": "root",
        "foods": "~potato ~potato_baker ~potato_small carrot parsnip ~root_hard ~root_baby ~beet ~squash",
        "grams": 900,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "peeled and cut into 4 cm pieces",
        "knife": true,
        "most": 3
      },
      {
        "part": "greens",
        "foods": "~green_bean ~stem_quick ~crucifer ~leaf_cook ~cabbage ~sprout ~pulse_fresh ~courgette ~leaf_tough pea",
        "grams": 300,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "trimmed and cut up",
        "knife": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour cornflour",
        "grams": 18,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "cornflour": 10
        },
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine ~wine cider sherry",
        "grams": 120,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 450,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "mustard",
        "foods": "~mustard redcurrant-jelly worcestershire-sauce",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. Pat the {chicken} dry inside and out[ and rub all over with two thirds of the {fat}].[ Season with two thirds of the {salt}, some of it inside.][ Grind over the {pepper}.][ Squeeze the {lemon} over the breast and push the halves inside.][ Tuck the {herb} into the cavity.]",
      "Set the bird breast up in a roasting tin[, on the {onion}][, with the {garlic} underneath]. Roast for 1 hour 20–30 minutes, basting twice, until deep gold and the juices run clear.[ After the first 30 minutes put the {root} round the bird, turned in the juices[ and the rest of the {fat}][, seasoned with the rest of the {salt}].]",
      "Tilt the juices of the bird into the tin, lift on to a board and rest, loosely covered, for 20 minutes.[ Move the {root} to a baking tray and crisp at {220 C} while it rests.][ Boil the {greens} for 4–6 minutes, until just tender, and drain.]",
      "Pour off all but 2 tablespoons of fat and set the tin over a medium heat.[ Stir in the {flour} for 2 minutes.][ Pour in the {wine} and boil until almost gone.] [?stock: [?stock=~stock_cube: Crumble in the {stock} and pour in {450 ml} water|Pour in the {stock}]|Pour in {300 ml} water] and simmer for 8 minutes, scraping up everything sticky, until [?flour: it lightly coats a spoon|reduced by a third].[ Stir in the {mustard}.] Strain into a jug, pressing hard.",
      "Stir the juices from the board into the gravy, carve the bird and serve at once[ with the {root} and the {greens}| with the {root}| with the {greens}]."
    ],
    "note": "Dry skin is crisp skin: pat hard, and leave the bird uncovered in the fridge overnight if you have thought ahead.",
    "safety": "The thickest part of the thigh must reach {74 c}; do not wash the raw bird."
  },
  {
    "id": "sausage-traybake",
    "title": "[?sweet: Sticky traybaked {sausage} with {root}|Traybaked {sausage} with {root}]",
    "summary": "Brown {sausage} roasted in one tin with crisp-edged {root}[ and {veg}].",
    "kitchen": "British",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice coconut-milk soy-sauce",
    "serves": 2,
    "minutes": 60,
    "handsOn": 15,
    "kit": [
      "oven",
      "roasting tin"
    ],
    "parts": [
      {
        "part": "root",
        "foods": "~potato ~potato_baker ~potato_small sweet-potato parsnip ~squash carrot ~root_hard ~root_baby ~beet ~sweet_potato",
        "grams": 450,
        "need": true,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "most": 3
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
        "grams": 4,
        "role": "seasoning",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "sausage",
        "foods": "sausage ~sausage_raw",
        "grams": 380,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 160,
        "role": "base",
        "does": [
          "roasted"
        ],
        "prep": "cut into thick wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "bell-pepper fennel courgette brussels-sprout broccoli cauliflower ~mushroom ~mushroom_large aubergine ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~root_hard ~root_baby ~squash ~sweet_potato ~beet ~aubergine ~fennel ~sprout",
        "grams": 220,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "base",
        "does": [
          "roasted"
        ],
        "prep": "unpeeled, bruised"
      },
      {
        "part": "herb",
        "foods": "rosemary thyme sage ~herb_woody ~herb_dried",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "perFood": {
          "~herb_dried": 2
        },
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika paprika fennel-seed chilli-flake ~spice_savoury ~spice_mild ~spice_heat",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "perFood": {
          "chilli-flake": 1
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "prep": "ground",
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 15,
        "role": "sauce",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey ~syrup ~honey redcurrant-jelly ~jam brown-sugar chutney ~chutney ~sugar",
        "grams": 20,
        "role": "sweetener",
        "does": [
          "caramelised"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "apple pear ~tomato ~stone ~pome",
        "grams": 180,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "beans",
        "foods": "~pulse_tin chickpea",
        "grams": 240,
        "role": "body",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "balsamic-vinegar ~vinegar lemon ~citrus_sour",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "finish",
        "foods": "parsley ~herb_tender ~herb_basil ~herb_mint chives",
        "grams": 8,
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
      "Heat the oven to {220 C}. In a large roasting tin turn the {root} [in two thirds of the {fat}|with a spoonful of water][ and half of the {salt}], spread out cut side down and roast for 15 minutes.",
      "Loosen with a spatula and nestle in the {sausage}.[ Tuck in the {onion}.][ Add the {veg}.][ Add the {garlic}.][ Scatter over the {herb}.][ Dust with the {spice}.][ Grind over the {pepper}.][ Season with the rest of the {salt}.] Roast for 20 minutes, until the {sausage} {is sausage} browning.",
      "Turn everything over[ and brush the {sausage} with the {mustard}].[ Coat with the {sweet}, so that it all turns sticky.][ Tuck in the {fruit}.][ Scatter the {beans} in the gaps, where they can catch a little.] Roast for 12–15 minutes more, until the {sausage} {is sausage} deep brown and cooked through and the {root} crisp at the corners.",
      "[Splash over the {acid}. ]Scrape up the juices from the bottom of the tin[, squash the sweet, soft {garlic} out of its skin] and turn everything in them.[ Scatter with the {finish}.] Serve straight from the tin."
    ],
    "note": "Give everything room: a crowded tin steams and nothing browns, so use two tins if need be.",
    "safety": "The {sausage} must reach {71 c} in the middle, with no pink left."
  },
  {
    "id": "salmon-with-new-potatoes",
    "title": "Crisp-skinned {salmon} with crushed {potato}",
    "summary": "Crisp-skinned {salmon} with lightly crushed {potato} and the juices of the pan.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "soy-sauce coconut-milk ~pasta ~pasta_hollow ~pasta_fresh rice tortilla",
    "serves": 2,
    "minutes": 30,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "new-potato ~potato ~potato_baker ~potato_small",
        "grams": 450,
        "need": true,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "cut into even pieces",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "greens",
        "foods": "asparagus green-bean broccoli ~green_bean ~stem_quick ~crucifer ~leaf_cook ~cabbage ~sprout ~pulse_fresh ~courgette pea ~leaf_tough",
        "grams": 180,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "trimmed",
        "most": 2,
        "once": true
      },
      {
        "part": "cream",
        "foods": "creme-fraiche sour-cream greek-yogurt yogurt ~cream ~cream_thin mayonnaise ~sour_cream ~yogurt ~mayo",
        "grams": 70,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard horseradish-sauce",
        "grams": 8,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salmon",
        "foods": "salmon trout ~fish_oily",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "ground"
      },
      {
        "part": "oil",
        "foods": "~oil ~oil_finish olive-oil ~butter ~animal_fat",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~onion ~onion_small ~garlic",
        "grams": 10,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "perFood": {
          "~onion": 40,
          "~onion_small": 40
        },
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "capers",
        "foods": "caper olive gherkin",
        "grams": 20,
        "role": "finish",
        "does": [
          "fried"
        ],
        "prep": "chopped if large",
        "knife": true,
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~vinegar lime ~citrus_sour",
        "grams": 50,
        "role": "finish",
        "does": [
          "zest-and-juice"
        ],
        "perFood": {
          "~vinegar": 15
        },
        "once": true
      },
      {
        "part": "spring",
        "foods": "spring-onion ~tomato radish cucumber ~spring_onion",
        "grams": 50,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "finely sliced",
        "knife": true
      },
      {
        "part": "herb",
        "foods": "dill chives parsley mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true
      }
    ],
    "method": [
      "Put the {potato} in a saucepan, cover with cold water[, add two thirds of the {salt}] and simmer for 14–16 minutes, until a knife slips through.[ Add the {greens} for the last 4 minutes.] Drain and keep covered.",
      "[Loosen the {cream} with a spoonful of hot water, to a sauce that runs off the spoon[, and stir in the {mustard}]. ]While the pan simmers, pat the {salmon} very dry[ and season with the rest of the {salt} and the {pepper}| and season with the rest of the {salt}| and season with the {pepper}].",
      "[Heat the {oil} in a non-stick frying pan|Heat a dry non-stick frying pan] over a medium-high heat, lay in the {salmon} skin side down and press flat for 10 seconds. Cook for 5–6 minutes without moving, until the skin is crisp and the flesh has turned opaque two thirds of the way up.",
      "Turn and cook for 1–2 minutes more, until the flesh just flakes, then lift out.[ Soften the {garlic} in the pan for 30 seconds.][ Add the {butter} and let it foam.][ Tip in the {capers}.][ Take off the heat and add the {lemon}.]",
      "Crush the {potato} lightly with a fork[, fold in the {spring} and the {herb}|, fold in the {spring}|, fold in the {herb}] and spoon on to {serves} plates.[?cream: Top with the sauce.] Set the {salmon} on top, skin side up, and spoon over everything from the pan."
    ],
    "note": "Nearly all the cooking is done skin side down: the skin crisps and shields the flesh.",
    "safety": "The {salmon} {is salmon} done when opaque and just flaking, {63 c} at the thickest point."
  },
  {
    "id": "pork-chops-with-apple-and-cider",
    "title": "[?cider=cider,cider: {pork} with {apple} and {cider}|{pork} with golden {apple}]",
    "summary": "Browned {pork} with golden {apple} in a sharp-sweet pan sauce.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "soy-sauce pineapple ~pasta ~pasta_hollow ~pasta_fresh coconut-milk tinned-tomato",
    "serves": 2,
    "minutes": 40,
    "handsOn": 35,
    "kit": [
      "frying pan",
      "large pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small ~root_hard ~root_baby ~beet",
        "grams": 450,
        "role": "body",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "peeled and cut into chunks",
        "knife": true
      },
      {
        "part": "greens",
        "foods": "~cabbage ~green_bean ~stem_quick ~crucifer ~leaf_cook ~sprout ~pulse_fresh ~courgette ~leaf_tough",
        "grams": 180,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "trimmed and cut up",
        "knife": true
      },
      {
        "part": "pork",
        "foods": "pork-chop pork-loin ~pork_chop ~red_chop ~pork_quick",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "ground"
      },
      {
        "part": "oil",
        "foods": "~oil ~oil_finish lard olive-oil ~butter ~animal_fat",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "apple",
        "foods": "apple pear quince ~pome",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "caramelised"
        ],
        "prep": "cored and cut into eighths",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek fennel ~leek",
        "grams": 140,
        "role": "base",
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
        "grams": 10,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "sage thyme rosemary ~herb_woody ~herb_dried",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "perFood": {
          "~herb_dried": 1
        },
        "once": true
      },
      {
        "part": "cider",
        "foods": "cider apple-juice ~wine ~beer",
        "grams": 220,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 120,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 15,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "~cream ~cream_thin creme-fraiche sour-cream ~sour_cream",
        "grams": 60,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "apple-cider-vinegar ~vinegar lemon ~citrus_sour",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "[Put the {potato} in a large pan of cold water and simmer for 15 minutes, until tender; drain and mash. ][Boil the {greens} for 4–5 minutes and drain. ]Pat the {pork} dry and snip through the rim of fat in three places.[ Season with three quarters of the {salt} and the {pepper}.| Season with three quarters of the {salt}.| Season with the {pepper}.]",
      "[Heat the {oil} in a large frying pan|Heat a large dry frying pan] over a medium-high heat. Stand the {pork} on the rim of fat for 2 minutes, until it runs, then fry for 3–4 minutes a side, until well browned. Lift out.",
      "Turn the heat to medium[ and melt the {butter} in the pan]. Fry the {apple} for 4–5 minutes, turning once, until gold but still in shape, and lift out.[ Soften the {onion} for 6 minutes.][ Add the {garlic} for 1 minute.][ Stir in the {herb} for 30 seconds.]",
      "[?cider: [Pour in the {cider}]|Pour in {150 ml} water] and boil for 4 minutes, scraping up the brown crust, until reduced by half.[?stock: [?stock=~stock_cube: Crumble in the {stock} with {120 ml} water and boil for 3 minutes.|Add the {stock} and boil for 3 minutes.]][ Whisk in the {mustard}.][ Stir in the {cream} and bubble for 1 minute.]",
      "Lay the {pork} back in the sauce, juices and all, with the {apple}, and simmer gently for 2–4 minutes, turning once, until {63 c} in the centre. Take off the heat and rest for 3 minutes.[ Sharpen with the {acid}.][ Taste, and add the rest of the {salt}.] Serve[ on the mashed {potato}][ with the {greens}], coated in the sauce."
    ],
    "note": "Take thick chops and finish them in the sauce: thin ones dry out before they brown.",
    "safety": "The {pork} {is pork} safe and juicy at {63 c} in the centre, followed by 3 minutes' rest."
  },
  {
    "id": "irish-stew",
    "title": "[?lamb=mutton: Mutton Irish stew|Irish stew]",
    "summary": "Tender {lamb}, {onion} and {potato} in a clear, sweet broth thickened by the {potato}.",
    "kitchen": "Irish",
    "course": "main",
    "contradicts": "tinned-tomato garam-masala coconut-milk cinnamon chickpea",
    "serves": 4,
    "minutes": 145,
    "handsOn": 25,
    "kit": [
      "casserole"
    ],
    "parts": [
      {
        "part": "lamb",
        "foods": "stewing-lamb lamb-shoulder lamb-chop mutton ~red_stew ~red_chop",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "cut into large pieces",
        "knife": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 900,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf rosemary ~herb_woody ~herb_dried ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "barley",
        "foods": "pearl-barley",
        "grams": 50,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small",
        "grams": 1000,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled"
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 400,
        "need": true,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot turnip swede leek celery parsnip ~leek ~celery",
        "grams": 320,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into thick chunks",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "cabbage",
        "foods": "~cabbage ~leaf_cook ~leaf_tough pea",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "shredded if large",
        "knife": true,
        "once": true
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce ~vinegar lemon ~citrus_sour",
        "grams": 10,
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
          "simmered"
        ],
        "prep": "ground"
      },
      {
        "part": "finish",
        "foods": "parsley chives ~herb_tender ~herb_basil ~herb_mint",
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
      "Put the {lamb} in a casserole, [?stock: [?stock=~stock_cube: crumble in the {stock} and pour in {900 ml} water|pour in the {stock}]|pour in {900 ml} water] and bring slowly to a simmer. Skim for 5 minutes, until the broth is clear.[ Season with two thirds of the {salt}.][ Add the {herb}.][ Stir in the {barley}.]",
      "Slice a third of the {potato} thinly and add with the {onion}: both will melt down and thicken the broth. Cover and simmer very gently for 1 hour, until the {lamb} {is lamb} beginning to soften.",
      "Cut the rest of the {potato} into big chunks and lay on top[ with the {veg}]. Cover again and simmer for 40–45 minutes, until a knife slides through everything and the {lamb} {is lamb} coming apart under a spoon.[ Stir in the {cabbage} for the last 8 minutes.]",
      "Lift off the fat with a spoon, crush a few chunks against the side if the broth looks thin, and leave to stand for 10 minutes off the heat.[ Brighten with the {worcester}.][ Grind in plenty of the {pepper}.][ Taste, and add the rest of the {salt}.][ Scatter with the {finish}.] Ladle into deep bowls, with plenty of the broth."
    ],
    "note": "Nothing is browned here: a slow tremble and good bones make the flavour, so do not let it boil."
  },
  {
    "id": "beef-stew-and-dumplings",
    "title": "[?srflour&suet: Beef stew with dumplings|Beef and {one veg} stew]",
    "summary": "Slow-cooked {beef} and {veg} in deep brown gravy[?srflour&suet:, with light, fluffy dumplings on top].",
    "kitchen": "British",
    "course": "main",
    "contradicts": "puff-pastry coconut-milk soy-sauce ~pasta ~pasta_hollow ~pasta_fresh kidney-bean",
    "serves": 4,
    "minutes": 180,
    "handsOn": 45,
    "kit": [
      "casserole"
    ],
    "parts": [
      {
        "part": "beef",
        "foods": "stewing-beef oxtail ~red_stew ~meat_bone",
        "grams": 700,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "braised"
        ],
        "prep": "cut into 4 cm pieces",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "braised"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "prep": "ground"
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 25,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "dripping ~oil ~oil_finish lard ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 220,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ketchup ~tomato_tin ~tomato_sieved ~tomato_conc ~ketchup",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "~tomato_tin": 200,
          "~tomato_sieved": 200
        },
        "once": true
      },
      {
        "part": "beer",
        "foods": "~beer red-wine ~wine",
        "grams": 220,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 850,
        "role": "liquid",
        "does": [
          "braised"
        ],
        "perFood": {
          "~stock_cube": 15
        }
      },
      {
        "part": "veg",
        "foods": "carrot swede parsnip ~potato ~potato_baker ~potato_small celery turnip ~root_hard ~root_baby ~beet ~mushroom ~mushroom_large ~celery",
        "grams": 450,
        "need": true,
        "role": "body",
        "does": [
          "braised"
        ],
        "prep": "cut into 3 cm chunks",
        "knife": true,
        "most": 4,
        "once": true
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce brown-sauce ~mustard redcurrant-jelly",
        "grams": 17,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf rosemary ~herb_woody mixed-herbs ~herb_dried ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "suet",
        "foods": "suet butter lard ~butter",
        "grams": 75,
        "role": "body",
        "does": [
          "rubbed-in"
        ],
        "once": true
      },
      {
        "part": "srflour",
        "foods": "self-raising-flour",
        "grams": 150,
        "role": "body",
        "does": [
          "steamed"
        ],
        "once": true
      },
      {
        "part": "finish",
        "foods": "parsley chives ~herb_tender ~herb_basil ~herb_mint",
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
      "Pat the {beef} dry.[ Season with half of the {salt} and the {pepper}.| Season with half of the {salt}.| Season with the {pepper}.][ Toss in the {flour}.] [Heat the {fat} in a casserole|Heat a dry heavy casserole] over a high heat and brown the {beef} in three batches, about 5 minutes each, until dark on two sides. Lift out.",
      "Turn the heat to medium.[ Soften the {onion} for 6 minutes.][ Stir in the {garlic} for 1 minute.][ Work in the {puree} to darken for 1 minute.][ Pour in the {beer} and boil until reduced by half.] [?stock: [?stock=~stock_cube: Crumble in the {stock} and pour in {850 ml} water|Pour in the {stock}]|Pour in {850 ml} water], scraping up the crust, and return the {beef}.",
      "Stir in the {veg}[, the {worcester}][ and the {herb}]. Bring to a simmer, cover and cook very gently for 2 hours, until the {beef} {is beef} soft enough to cut with a spoon.",
      "[For the dumplings, rub the {suet} lightly through the {srflour}[ with a third of the {salt}], mix with about {100 ml} cold water to a soft dough and shape into 8 balls. ][Season the gravy with the rest of the {salt}. ][?srflour&suet: Set the dumplings on top, spaced apart, cover and simmer for 20–25 minutes without lifting the lid, until doubled in size and fluffy inside.|Simmer, uncovered, for 10–15 minutes more, until the gravy is [?flour: glossy and thick|reduced and full of flavour].] Rest for 5 minutes.[ Scatter with the {finish}.]"
    ],
    "note": "[?srflour&suet: A barely wet dough, a light hand and a shut lid make dumplings rise.|It is better the next day, gently reheated.]"
  },
  {
    "id": "steak-and-ale-pie",
    "title": "[?ale=stout: Steak and {one ale} pie|Steak and ale pie]",
    "summary": "Meltingly soft {beef} in dark {one ale} gravy under a high, crisp crust.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "coconut-milk ~pasta ~pasta_hollow ~pasta_fresh rice soy-sauce tortilla",
    "serves": 4,
    "minutes": 210,
    "handsOn": 50,
    "kit": [
      "oven",
      "casserole",
      "baking dish"
    ],
    "parts": [
      {
        "part": "beef",
        "foods": "stewing-beef venison ~red_stew",
        "grams": 750,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "braised"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "braised"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "prep": "ground"
      },
      {
        "part": "flour",
        "foods": "flour ~flour cornflour",
        "grams": 30,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "dripping ~oil ~oil_finish butter ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into strips",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 220,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large carrot celery kidney ~celery",
        "grams": 250,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into 2 cm pieces",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ketchup ~tomato_conc ~ketchup",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "ale",
        "foods": "beer stout ~beer",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "braised"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 250,
        "role": "liquid",
        "does": [
          "braised"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce brown-sauce ~mustard balsamic-vinegar",
        "grams": 17,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "brown-sugar redcurrant-jelly ~sugar honey ~honey",
        "grams": 8,
        "role": "sweetener",
        "does": [
          "braised"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf rosemary ~herb_woody ~herb_dried ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "pastry",
        "foods": "puff-pastry shortcrust-pastry",
        "grams": 320,
        "need": true,
        "role": "body",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 50,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "beaten",
        "once": true
      }
    ],
    "method": [
      "Pat the {beef} dry.[ Season with two thirds of the {salt} and the {pepper}.| Season with two thirds of the {salt}.| Season with the {pepper}.][ Toss in the {flour}.] [Heat the {fat} in a casserole|Heat a dry heavy casserole] over a high heat and brown the {beef} in three batches, about 5 minutes each, until dark on two sides. Lift out.",
      "Turn the heat to medium.[ Fry the {bacon} for 4 minutes.][ Cook the {onion} for 8 minutes, until soft and brown.][ Add the {veg} for 5 minutes.][ Stir in the {garlic} for 1 minute.][ Work in the {puree} for 1 minute.] Pour in the {ale} and boil for 3 minutes, scraping up the crust.",
      "Return the {beef} with [?stock: [?stock=~stock_cube: the crumbled {stock} and {250 ml} water|the {stock}]|{250 ml} water].[ Add the {worcester}.][ Stir in the {sweet}.][ Tuck in the {herb}.] Cover and simmer very gently for 1 hour 45 minutes, until tender.",
      "Uncover and simmer for 10–15 minutes more, until the gravy coats a spoon heavily.[ Taste, and add the rest of the {salt}.] Tip into a baking dish and leave to cool for 15 minutes.",
      "Heat the oven to {220 C}. Lay the {pastry} over the dish, press to the rim, trim, crimp and cut two slits in the middle.[ Brush with the {egg}.] Bake for 28–32 minutes, until risen, crisp and deep brown. Rest for 5 minutes."
    ],
    "note": "The filling is better made the day before; top it cold and give it 10 minutes more in the oven."
  },
  {
    "id": "dublin-coddle",
    "title": "Dublin coddle",
    "summary": "{sausage}, {bacon} and {potato} coddled slowly in a savoury broth.",
    "kitchen": "Irish",
    "course": "main",
    "contradicts": "tinned-tomato ~pasta ~pasta_hollow ~pasta_fresh rice kidney-bean",
    "serves": 4,
    "minutes": 95,
    "handsOn": 25,
    "kit": [
      "casserole"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "lard butter ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon gammon ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "cut into wide strips",
        "knife": true
      },
      {
        "part": "sausage",
        "foods": "sausage ~sausage_raw",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 350,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small",
        "grams": 900,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled and thickly sliced",
        "knife": true
      },
      {
        "part": "veg",
        "foods": "carrot swede turnip celery ~cabbage parsnip ~celery",
        "grams": 250,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "barley",
        "foods": "pearl-barley",
        "grams": 40,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf ~herb_woody ~herb_dried ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "coarsely ground",
        "once": true
      },
      {
        "part": "beer",
        "foods": "~beer cider",
        "grams": 200,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 700,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "acid",
        "foods": "apple-cider-vinegar ~vinegar worcestershire-sauce ~mustard",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "finish",
        "foods": "parsley chives ~herb_tender ~herb_basil ~herb_mint",
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
      "[Warm the {fat} in a casserole|Set a casserole] over a medium heat and fry the {bacon} for 6 minutes, until the fat runs and the edges colour. Lift out, brown the {sausage} quickly for 5 minutes, and lift out too.",
      "[Add the {onion} and cook for 8 minutes, until soft, stirring up the crust. ][Stir in the {garlic} for 1 minute. ]Lay half of the {potato} in the casserole and put the {bacon} and {sausage} on top.[ Add the {veg}.][ Scatter in the {barley}.][ Tuck in the {herb}.][ Season generously with the {pepper}.] Finish with the rest of the {potato}.",
      "[Pour in the {beer}. ][?stock: [?stock=~stock_cube: Crumble in the {stock} and pour in {700 ml} water|Pour in the {stock}]|Pour in {700 ml} water]: it should come nearly to the top. Bring just to a simmer, cover tightly and cook very gently for 55–60 minutes, until the {potato} {is potato} soft and beginning to thicken the broth.",
      "Leave to stand for 5 minutes off the heat, crush a slice or two into the broth and taste.[ Sharpen with the {acid}.][ Only now season with the {salt}.][ Shower with the {finish}.] Ladle into deep bowls, with plenty of the broth."
    ],
    "note": "Dubliners of the old school leave the {sausage} pale: skip the browning if that is how you like it.",
    "safety": "The {sausage} must be cooked through, {71 c} in the middle."
  },
  {
    "id": "cauliflower-cheese",
    "title": "[?cauliflower=broccoli: Broccoli cheese|[Cauliflower and {second} cheese|Cauliflower cheese]]",
    "summary": "Just-tender {cauliflower} under a thick, sharp sauce of {cheese}, blistered from the oven.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "coconut-milk soy-sauce tahini tinned-tomato",
    "serves": 4,
    "minutes": 50,
    "handsOn": 30,
    "kit": [
      "oven",
      "large pan",
      "saucepan",
      "baking dish"
    ],
    "parts": [
      {
        "part": "cauliflower",
        "foods": "cauliflower broccoli",
        "grams": 900,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "baked"
        ],
        "prep": "cut into florets, the tender leaves kept",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "second",
        "foods": "broccoli leek brussels-sprout kale romanesco ~leek",
        "grams": 250,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true
      },
      {
        "part": "butter",
        "foods": "butter margarine ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 50,
        "role": "fat",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 120,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "crushed"
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 50,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "perFood": {
          "cornflour": 35
        }
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin",
        "grams": 620,
        "need": true,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~cream": 450,
          "~cream_thin": 450
        }
      },
      {
        "part": "cheese",
        "foods": "cheddar gruyere ~cheese_hard ~cheese_melt ~cheese_blue",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "stirred-in-off-heat",
          "baked"
        ],
        "prep": "grated or crumbled"
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "nutmeg cayenne mace paprika smoked-paprika ~spice_heat",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "ground"
      },
      {
        "part": "acid",
        "foods": "lemon worcestershire-sauce ~vinegar ~sauce_hot ~sauce_fiery ~citrus_sour",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon ~bacon_cubes ~bacon ~cured_fatty ham",
        "grams": 100,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into strips",
        "knife": true
      },
      {
        "part": "crumbs",
        "foods": "breadcrumb panko ~bread ~roll ~nut ~peanut ~crumbs",
        "grams": 45,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "in crumbs or chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme chives parsley ~herb_tender ~herb_basil ~herb_mint ~herb_woody",
        "grams": 6,
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
      "Heat the oven to {220 C}. Drop the {cauliflower} into a large pan of boiling water[ with two thirds of the {salt}] and cook for 5 minutes, until a knife just slips into the stem.[ Add the {second} for the last 2 minutes.] Drain and leave in the colander to steam completely dry.",
      "[?flour: [?butter: Melt the {butter} in a saucepan over a medium heat.[ Soften the {onion} in it for 6 minutes.][ Add the {garlic} for 30 seconds.] Stir in the {flour} for 2 minutes, until it smells of biscuit, then add the {milk} a ladle at a time, beating smooth after each.|Whisk the {flour} into the cold {milk} in a saucepan[, add the {onion}][, add the {garlic}] and bring to the boil, whisking all the time.] Simmer for 5 minutes, stirring, until the sauce coats a spoon thickly.|[?milk=~cream,~cream_thin: Simmer the {milk} for 4–5 minutes|Boil the {milk} for 10–12 minutes] in a saucepan[ with the {onion} and the {garlic}| with the {onion}| with the {garlic}], stirring, until [?milk=~cream,~cream_thin: thick enough to coat a spoon|reduced by nearly half].]",
      "Take off the heat and melt in three quarters of the {cheese}.[ Beat in the {mustard}.][ Add the {spice}.][ Season with the rest of the {salt} and the {pepper}.| Season with the rest of the {salt}.| Season with the {pepper}.][ Sharpen with the {acid}.]",
      "[Fry the {bacon} in the empty large pan until crisp. ]Put the {cauliflower}[ and the {second}] in a baking dish in one snug layer[, tuck in the {bacon}] and pour over the sauce. Scatter with the rest of the {cheese}[ mixed with the {crumbs}].",
      "Bake for 20–25 minutes, until blistered brown on top and bubbling. Rest for 5 minutes[, and scatter with the {herb}]."
    ],
    "note": "Wet florets make a watery dish: let them steam until they look matt."
  },
  {
    "id": "fish-and-chips",
    "title": "[Fish and chips with crushed {peas}|Fish and chips]",
    "summary": "{fish} in crisp batter with golden, crunchy-edged chips.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "tortilla coconut-milk soy-sauce rice ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 2,
    "minutes": 65,
    "handsOn": 40,
    "kit": [
      "oven",
      "large pan",
      "baking tray",
      "whisk"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small sweet-potato ~sweet_potato",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "roasted"
        ],
        "prep": "cut into chips 1.5 cm thick",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "oil",
        "foods": "~oil ~oil_finish dripping",
        "grams": 720,
        "need": true,
        "role": "fat",
        "does": [
          "deep-fried",
          "cooking-fat"
        ]
      },
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 130,
        "need": true,
        "role": "body",
        "does": [
          "whisked"
        ]
      },
      {
        "part": "baking",
        "foods": "baking-powder bicarbonate-of-soda",
        "grams": 4,
        "role": "leaven",
        "does": [
          "whisked"
        ],
        "perFood": {
          "bicarbonate-of-soda": 1.5
        },
        "once": true
      },
      {
        "part": "beer",
        "foods": "~beer sparkling-water ~milk ~milk_plant",
        "grams": 160,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "peas",
        "foods": "pea dried-pea!pulse_tin ~pulse_tin",
        "grams": 220,
        "role": "body",
        "does": [
          "boiled",
          "mashed"
        ]
      },
      {
        "part": "butter",
        "foods": "butter ~cream ~cream_thin creme-fraiche ~butter ~sour_cream",
        "grams": 20,
        "role": "fat",
        "does": [
          "melted"
        ]
      },
      {
        "part": "mint",
        "foods": "mint parsley ~herb_tender ~herb_basil ~herb_mint",
        "grams": 6,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "fish",
        "foods": "cod haddock ~fish_white",
        "grams": 360,
        "need": true,
        "role": "star",
        "does": [
          "deep-fried"
        ],
        "prep": "skinned, in large pieces",
        "knife": true
      },
      {
        "part": "mayo",
        "foods": "tartare-sauce mayonnaise greek-yogurt creme-fraiche ketchup ~mayo ~yogurt ~sour_cream ~ketchup",
        "grams": 70,
        "role": "sauce",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "pickle",
        "foods": "gherkin caper",
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
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 60,
        "role": "finish",
        "does": [
          "zest-and-juice"
        ],
        "prep": "in wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "vinegar ~vinegar",
        "grams": 15,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Put the {potato} in a large pan of cold water[ with half of the {salt}], bring to the boil and simmer for 4 minutes. Drain and steam dry for 3 minutes, turn in 2 tablespoons of the {oil} on a large baking tray and roast for 35–40 minutes, turning twice, until crisp and gold.",
      "Set aside 2 tablespoons of the {flour} on a plate. Put the rest in a bowl[, season with a quarter of the {salt}][, mix in the {baking}] and whisk in [the {beer}|{150 ml} very cold water] to a batter as thick as paint. Keep cold.",
      "[Boil the {peas} for 4 minutes, drain and crush[ with the {butter} and the {mint}| with the {butter}| with the {mint}]. ]When the chips are nearly done, dry the pan well and heat the rest of the {oil} in it, no more than a third full, to {180 c}: a drop of batter should rise and sizzle at once.",
      "Pat the {fish} very dry, roll in the {flour} on the plate, dip in the batter and let it drip. Lower away from you into the pan, a piece at a time, and fry for 5–6 minutes, turning once, until deep gold and hard to the touch. Drain on paper.",
      "[Stir the {mayo} and the {pickle} together for dipping. |Put the {mayo} in a small bowl for dipping. ]Serve the {fish} at once with the chips[ and the crushed {peas}][, sprinkled with the rest of the {salt}].[ Squeeze over the {lemon}.][ Shake over the {vinegar}.]"
    ],
    "note": "Cold batter into hot fat is what keeps the crust light, so mix it late and leave a few lumps.",
    "safety": "Never fill the pan more than a third with {oil} nor leave it on the heat unattended; the {fish} must be opaque all through."
  },
  {
    "id": "sausage-and-bean-casserole",
    "title": "Sausage and {one beans} casserole",
    "summary": "Browned {sausage} and creamy {beans} in a thick, savoury {one tomato} sauce.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice coconut-milk",
    "serves": 4,
    "minutes": 60,
    "handsOn": 35,
    "kit": [
      "casserole"
    ],
    "parts": [
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
        "part": "sausage",
        "foods": "sausage ~sausage_raw",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ]
      },
      {
        "part": "bacon",
        "foods": "bacon chorizo ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into strips",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 180,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "bell-pepper carrot celery ~mushroom ~mushroom_large ~squash sweet-potato ~potato ~potato_baker ~potato_small courgette ~pepper_sweet ~celery ~sweet_potato ~courgette",
        "grams": 260,
        "role": "body",
        "does": [
          "sweated"
        ],
        "prep": "cut into 2 cm pieces",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika paprika cumin fennel-seed ~spice_savoury ~spice_mild",
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
        "foods": "chilli-flake chilli chilli-powder cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree sun-dried-tomato ketchup ~tomato_conc ~ketchup",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine ~wine ~beer cider",
        "grams": 120,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "~tomato_tin ~tomato_sieved passata ~tomato",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 200,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 7
        }
      },
      {
        "part": "beans",
        "foods": "white-bean butter-bean ~pulse_tin chickpea ~pulse_split ~pulse_whole baked-bean",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~pulse_split": 180,
          "~pulse_whole": 180
        }
      },
      {
        "part": "herb",
        "foods": "thyme rosemary bay-leaf ~herb_woody ~herb_dried ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce brown-sauce ~mustard",
        "grams": 17,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar honey ~sugar ~syrup ~honey",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "greens",
        "foods": "kale spinach ~leaf_cook ~leaf_tough ~cabbage pea",
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
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "ground"
      },
      {
        "part": "acid",
        "foods": "red-wine-vinegar ~vinegar lemon ~citrus_sour",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "finish",
        "foods": "parsley ~herb_tender ~herb_basil ~herb_mint chives",
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
      "[Heat the {fat} in a casserole|Set a non-stick casserole] over a medium heat and brown the {sausage} for 8–10 minutes, turning, until well coloured all round. Lift out.[ Fry the {bacon} for 4 minutes, until crisp at the edges.]",
      "[Add the {onion} and cook for 7 minutes, until soft and gold. ][Add the {veg} for 5 minutes. ][Stir in the {garlic} for 1 minute. ][Let the {spice} sizzle for 30 seconds. ][Add the {chilli}. ][Work in the {puree} to darken for a minute. ][Pour in the {wine} and boil until nearly gone. ]Add the {tomato} and [?stock: [?stock=~stock_cube: the crumbled {stock} with {200 ml} water|the {stock}]|{200 ml} water], scraping up the crust from the bottom.",
      "Stir in the {beans}[, the {herb}][, the {worcester}][ and the {sugar}]. Nestle in the {sausage}, half cover and simmer for 20–25 minutes, until the {sausage} {is sausage} cooked through and the sauce is thick.[ Stir in the {greens} for the last 4 minutes.]",
      "Crush a spoonful of the {beans} against the side to thicken the sauce and taste.[ Season with the {salt} and the {pepper}.| Season with the {salt}.| Grind in the {pepper}.][ Sharpen with the {acid}.][ Scatter with the {finish}.] Serve in deep bowls."
    ],
    "note": "Crushing a few {beans} at the end gives the sauce its body.",
    "safety": "The {sausage} must reach {71 c} in the middle, with no pink left."
  },
  {
    "id": "fishcakes",
    "title": "Crisp {fish} fishcakes[ with {herb}]",
    "summary": "Crisp golden cakes of fluffy {potato} and big flakes of {fish}.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice fish-sauce coconut-milk beer",
    "serves": 2,
    "minutes": 60,
    "handsOn": 45,
    "kit": [
      "large pan",
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small sweet-potato ~sweet_potato",
        "grams": 450,
        "need": true,
        "role": "body",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "peeled and cut into chunks",
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
        "part": "fish",
        "foods": "salmon cod haddock smoked-haddock ~fish_white trout tinned-salmon tinned-tuna tinned-sardine smoked-mackerel ~fish_oily ~fish_smoked",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "poached",
          "fried"
        ],
        "perFood": {
          "tinned-tuna": 220,
          "tinned-salmon": 260,
          "tinned-sardine": 200,
          "smoked-mackerel": 220
        }
      },
      {
        "part": "spring",
        "foods": "spring-onion chives ~onion ~onion_small ~spring_onion",
        "grams": 40,
        "role": "base",
        "does": [
          "raw"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley dill coriander ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "capers",
        "foods": "caper gherkin",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard horseradish-sauce",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 100,
        "role": "seasoning",
        "does": [
          "zest-and-juice"
        ],
        "prep": "zest grated, flesh in wedges",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli cayenne paprika curry-powder ~chilli ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "finely chopped if fresh",
        "knife": true,
        "perFood": {
          "chilli": 8
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "ground",
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 25,
        "role": "binder",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "role": "binder",
        "does": [
          "fried"
        ],
        "prep": "beaten",
        "once": true
      },
      {
        "part": "crumbs",
        "foods": "breadcrumb panko ~bread ~roll oats ~crumbs",
        "grams": 70,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "in fine crumbs",
        "once": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil butter ~butter ~animal_fat",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "veg",
        "foods": "~green_bean ~stem_quick ~crucifer ~leaf_cook ~cabbage ~sprout ~pulse_fresh ~courgette pea spinach ~leaf_tough",
        "grams": 200,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "trimmed"
      },
      {
        "part": "salad",
        "foods": "~leaf_salad ~leaf_peppery cucumber ~tomato",
        "grams": 80,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "sliced if large",
        "knife": true
      },
      {
        "part": "sauce",
        "foods": "tartare-sauce mayonnaise creme-fraiche greek-yogurt sweet-chilli-sauce ketchup ~mayo ~sour_cream ~yogurt ~ketchup",
        "grams": 60,
        "role": "finish",
        "does": [
          "dressed"
        ]
      }
    ],
    "method": [
      "Put the {potato} in a large pan of cold water[ with two thirds of the {salt}] and simmer for 14–16 minutes, until a knife slides through. Drain, shake in the hot pan over a low heat for 2 minutes to dry, then mash without any liquid.",
      "[?fish=tinned-salmon,tinned-tuna,tinned-sardine: Drain the {fish} very well and break into large flakes.|[?fish=smoked-mackerel: Skin the {fish} and break into large flakes.|Put the {fish} in a saucepan, cover with boiling water, put on the lid and leave off the heat for 8–10 minutes, until it flakes. Drain, skin and break into large flakes.]]",
      "Fold into the mash[ the {spring},][ the {herb},][ the {capers},][ the {mustard},][ the grated zest of the {lemon},][ the {chilli},][ the {pepper},][ the rest of the {salt}] [?spring/herb/capers/mustard/lemon/chilli/pepper/salt: and, last of all, ]the {fish}, keeping big flakes. Shape into thick cakes, two for each person, and chill for 10 minutes to firm.",
      "[Dust the cakes with the {flour}. ][Dip in the {egg}. ][Press the {crumbs} on all sides. ][Heat the {fat} in a large frying pan|Heat a large non-stick frying pan] over a medium heat and fry the cakes for 4–5 minutes a side, until crisp, deep gold and hot right through.[ Meanwhile, boil the {veg} for 3–4 minutes, until just tender, and drain.]",
      "Drain for a moment on paper and put on {serves} plates[ with the {veg} and the {salad}| with the {veg}| with the {salad}].[ Add a spoonful of the {sauce}.][ Squeeze over the wedges of {lemon}.]"
    ],
    "note": "Dry mash is everything: made with any liquid, the cakes slump in the pan.",
    "safety": "[?fish=tinned-salmon,tinned-tuna,tinned-sardine,smoked-mackerel: Serve the cakes steaming hot in the middle.|The {fish} should be opaque and flaking before it goes into the mash.]"
  },
  {
    "id": "spag-bol",
    "title": "[?pasta=spaghetti: Spaghetti bolognese|{pasta} bolognese]",
    "summary": "{pasta} tangled with a thick, long-simmered {mince} and {one tomato} sauce.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "kidney-bean tortilla coconut-milk soy-sauce burger-bun aubergine",
    "serves": 4,
    "minutes": 80,
    "handsOn": 35,
    "kit": [
      "large pan",
      "casserole"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon pancetta ~bacon_cubes ~bacon ~cured_fatty chicken-liver",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "mince",
        "foods": "beef-mince ~mince ~mince_poultry plant-mince",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 170,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot celery ~mushroom ~mushroom_large bell-pepper courgette ~celery ~pepper_sweet ~courgette",
        "grams": 220,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 18,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree sun-dried-tomato ketchup ~tomato_conc ~ketchup",
        "grams": 35,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "chilli": 8
        },
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine ~wine",
        "grams": 150,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "~tomato_tin ~tomato_sieved passata ~tomato",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 250,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin",
        "grams": 80,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "dried-oregano bay-leaf thyme mixed-herbs ~herb_dried ~herb_woody ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce balsamic-vinegar ~vinegar ~sugar",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "boiled",
          "simmered"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "ground"
      },
      {
        "part": "pasta",
        "foods": "spaghetti edamame-spaghetti linguine tagliatelle fettuccine pappardelle pasta ~pasta ~pasta_hollow ~pasta_fresh",
        "grams": 380,
        "need": true,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "basil",
        "foods": "basil parsley ~herb_tender ~herb_basil ~herb_mint",
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
        "part": "cheese",
        "foods": "parmesan ~cheese_hard",
        "grams": 60,
        "role": "finish",
        "does": [
          "grated"
        ],
        "prep": "grated",
        "once": true
      }
    ],
    "method": [
      "[Heat the {fat} in a casserole|Heat a dry heavy casserole] over a high heat.[ Fry the {bacon} for 3 minutes.] Press in the {mince} in one layer and leave for 4 minutes to brown, then break up and fry for 5 minutes more, until the juices have gone and it crackles. Lift out, leaving the fat.",
      "Turn the heat to medium.[ Soften the {onion} for 6 minutes.][ Stir in the {veg} for 5 minutes.][ Add the {garlic} for 1 minute.][ Work in the {puree} to darken for 2 minutes.][ Add the {chilli}.][ Pour in the {wine} and boil until nearly gone.] Return the {mince} with the {tomato} and [?stock: [?stock=~stock_cube: the crumbled {stock} with {250 ml} water|the {stock}]|{250 ml} water], scraping up the crust.",
      "[Stir in the {milk}. ][Add the {herb}. ][Add the {worcester}. ][Season with a third of the {salt} and the {pepper}. |Season with a third of the {salt}. |Season with the {pepper}. ]Half cover and simmer gently for 40–45 minutes, until thick and glossy, with fat beading at the edges.",
      "When the sauce is nearly ready, boil the {pasta} in a large pan of water[ with the rest of the {salt}] for a minute less than the packet says. Save a mugful of the water and drain.",
      "Turn the {pasta} through half of the sauce with a splash of the saved water over a medium heat for 1 minute, until coated.[ Fold in the {basil}.] Spoon the rest of the sauce on top[ and shower with the {cheese}]."
    ],
    "note": "Finish the {pasta} in the sauce with some of its water: that is what makes the two cling."
  },
  {
    "id": "jacket-potatoes-with-beans",
    "title": "Jacket potatoes with {beans}[ and {cheese}]",
    "summary": "Crackling-skinned {potato}, fluffy inside, heaped with hot {beans}.",
    "kitchen": "British",
    "course": "main",
    "contradicts": "tortilla rice coconut-milk ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 2,
    "minutes": 80,
    "handsOn": 15,
    "kit": [
      "oven",
      "saucepan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "baking-potato ~potato ~potato_baker ~potato_small sweet-potato ~sweet_potato",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "scrubbed and dried"
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 10,
        "role": "fat",
        "does": [
          "rubbed-in"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "baked"
        ]
      },
      {
        "part": "bacon",
        "foods": "bacon chorizo ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into small pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 100,
        "role": "base",
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
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "beans",
        "foods": "baked-bean",
        "grams": 415,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "spice",
        "foods": "worcestershire-sauce smoked-paprika brown-sauce ~sauce_hot ~sauce_fiery chilli-powder curry-powder chilli-flake ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "perFood": {
          "smoked-paprika": 1.5,
          "chilli-powder": 1.5,
          "curry-powder": 2,
          "chilli-flake": 0.7
        },
        "most": 2,
        "once": true
      },
      {
        "part": "acid",
        "foods": "~vinegar lemon ~mustard ~citrus_sour",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter margarine sour-cream creme-fraiche ~butter ~sour_cream",
        "grams": 35,
        "role": "fat",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "mashed"
        ],
        "prep": "ground"
      },
      {
        "part": "cheese",
        "foods": "cheddar ~cheese_hard ~cheese_melt",
        "grams": 90,
        "role": "finish",
        "does": [
          "melted"
        ],
        "prep": "grated"
      },
      {
        "part": "finish",
        "foods": "chives spring-onion parsley ~herb_tender ~herb_basil ~herb_mint ~spring_onion",
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
        "part": "salad",
        "foods": "~leaf_salad ~leaf_peppery ~tomato cucumber ~cabbage carrot",
        "grams": 120,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "sliced or shredded",
        "knife": true,
        "most": 3,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. Prick the {potato} all over with a fork[ and rub with the {oil}][ and half of the {salt}]. Bake straight on the oven shelf for 1 hour 5–15 minutes, until the skin crackles and the middle gives when squeezed in a cloth.",
      "In the last 15 minutes set a saucepan over a medium heat.[ Fry the {bacon} for 6 minutes, until cooked through and crisp at the edges.][ Soften the {onion} for 6 minutes, with a spoonful of water if it catches.][ Add the {garlic} for 1 minute.] Tip in the {beans}[, stir in the {spice}][ and the {acid}] and simmer for 6–8 minutes, stirring now and then, until the sauce is thick and clings.",
      "Cut a deep cross in the {potato} and squeeze from below, so that the fluffy insides burst up. Fork them loose[ with the {butter}].[ Season with the rest of the {salt} and the {pepper}.| Season with the rest of the {salt}.| Season with the {pepper}.]",
      "[Tuck in half of the {cheese}, so that it melts. ]Ladle over the {beans}[ and top with the rest of the {cheese}].[ Scatter with the {finish}.] Eat while the skin is crisp[, with the {salad} heaped on the plate]."
    ],
    "note": "A dry skin and a bare oven shelf make it crackle; foil would only steam it."
  },
  {
    "id": "stuffed-peppers",
    "title": "{pepper} stuffed with {mince}[ and {rice}]",
    "summary": "Soft roast {pepper} filled with browned {mince}[ and {rice}] and baked until the tops are brown.",
    "kitchen": "American",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh coconut-milk soy-sauce potato",
    "serves": 4,
    "minutes": 85,
    "handsOn": 35,
    "kit": [
      "oven",
      "baking dish",
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 700,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "halved lengthways and seeded",
        "knife": true
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
        "grams": 8,
        "role": "seasoning",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "rice",
        "foods": "~rice_white cooked-rice bulgur-wheat quinoa ~rice_cooked",
        "grams": 120,
        "role": "body",
        "does": [
          "boiled"
        ],
        "perFood": {
          "cooked-rice": 300
        }
      },
      {
        "part": "mince",
        "foods": "beef-mince ~mince ~mince_poultry plant-mince",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 150,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "celery carrot courgette ~mushroom ~mushroom_large sweetcorn ~celery ~courgette",
        "grams": 130,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin paprika chilli-powder ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~spice_heat",
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
        "perFood": {
          "chilli": 10,
          "~sauce_hot": 10,
          "~sauce_fiery": 10
        },
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano thyme mixed-herbs ~herb_dried ~herb_woody",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "passata ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 400,
        "role": "sauce",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce brown-sauce ketchup balsamic-vinegar ~ketchup",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "beans",
        "foods": "~pulse_tin ~pulse_split ~pulse_whole",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander ~herb_tender ~herb_basil ~herb_mint spring-onion ~spring_onion",
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
        "part": "black",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "ground"
      },
      {
        "part": "acid",
        "foods": "lemon ~vinegar lime ~citrus_sour",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar ~cheese_melt ~cheese_hard feta ~cheese_brine",
        "grams": 110,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "grated or crumbled",
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream yogurt creme-fraiche ~sour_cream ~yogurt",
        "grams": 80,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. Lay the {pepper} cut side up in a baking dish[, rub with a third of the {fat}][, season with a quarter of the {salt}] and roast for 15 minutes, until starting to soften.[?rice=cooked-rice:|[ Meanwhile boil the {rice} in plenty of water until just tender, and drain well.]]",
      "[Heat the rest of the {fat} in a frying pan|Heat a dry frying pan] over a high heat and brown the {mince} for 7–8 minutes, leaving it alone at first, until dark and sizzling. Turn the heat to medium.[ Soften the {onion} for 6 minutes.][ Add the {veg} for 4 minutes.][ Stir in the {garlic} for 1 minute.][ Toast the {spice} for 30 seconds.][ Add the {chilli}.][ Stir in the {oregano}.]",
      "[?tomato: Add half of the {tomato}|Add {100 ml} water][ and the {worcester}] and bubble for 4 minutes, until thick.[ Fold in the {rice}.][ Stir in the {beans}.][ Add the {herb}.][ Season with the rest of the {salt} and the {black}.| Season with the rest of the {salt}.| Season with the {black}.][ Sharpen with the {acid}.]",
      "Pour [?tomato: the rest of the {tomato} and ]a splash of water under the {pepper} and fill {it pepper} generously with the mixture. Cover with foil and bake for 20 minutes, then uncover[, scatter with the {cheese}] and bake for 12–15 minutes more, until the {pepper} {is pepper} quite soft and the tops are brown.",
      "Rest for 5 minutes and spoon over the juices from the dish.[ Top with the {cream}.]"
    ],
    "note": "Roasting the empty halves first means that the shells are silky by the time the filling is hot.",
    "safety": "The {mince} must be cooked through, {71 c} in the middle of the filling ({74 c} for poultry)."
  },
  {
    "id": "meat-loaf",
    "title": "[?ketchup: Glazed meat loaf|Meat loaf]",
    "summary": "A juicy, savoury loaf of {mince}, browned in the oven and cut in thick slices.",
    "kitchen": "American",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh burger-bun tinned-tomato kidney-bean soy-sauce tortilla",
    "serves": 6,
    "minutes": 95,
    "handsOn": 25,
    "kit": [
      "oven",
      "frying pan",
      "baking tray"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter ~oil ~oil_finish olive-oil ~butter ~animal_fat",
        "grams": 20,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 170,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot celery ~mushroom ~mushroom_large bell-pepper ~celery ~pepper_sweet",
        "grams": 140,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "grated or very finely chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "crumbs",
        "foods": "breadcrumb panko oats cracker ~bread ~roll ~crumbs",
        "grams": 90,
        "need": true,
        "role": "binder",
        "does": [
          "soaked"
        ],
        "prep": "in crumbs",
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~stock_liquid yogurt ~yogurt",
        "grams": 125,
        "role": "liquid",
        "does": [
          "soaked"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "binder",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce brown-sauce",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard horseradish-sauce",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley thyme mixed-herbs ~herb_tender ~herb_basil ~herb_mint ~herb_woody ~herb_dried",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "chopped",
        "knife": true,
        "perFood": {
          "mixed-herbs": 2,
          "~herb_dried": 2
        },
        "once": true
      },
      {
        "part": "spice",
        "foods": "paprika smoked-paprika chilli-flake ~spice_savoury ~spice_mild ~spice_heat",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 11,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "ground",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "~cheese_hard ~cheese_melt",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "mince",
        "foods": "beef-mince ~mince ~mince_poultry",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 150,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "ketchup",
        "foods": "ketchup barbecue-sauce passata sweet-chilli-sauce ~ketchup ~tomato_sieved",
        "grams": 120,
        "role": "sauce",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar honey ~syrup ~honey",
        "grams": 25,
        "role": "sweetener",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "apple-cider-vinegar ~vinegar",
        "grams": 15,
        "role": "sauce",
        "does": [
          "baked"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and line a baking tray[, greasing it with a little of the {fat}]. [?onion/veg/garlic: Set a frying pan over a medium heat[ with the rest of the {fat}].[ Soften the {onion} for 8 minutes, until gold.][ Add the {veg} for 4 minutes.][ Stir in the {garlic} for 1 minute.] Leave to cool a little.]",
      "Stir the {crumbs} and [the {milk}|{100 ml} water] together in a large bowl and leave for 5 minutes, until soft. Beat in the {egg}[, the {worcester}][, the {mustard}][, the {herb}][, the {spice}][, the {salt}][, the {pepper}][ and the {cheese}].",
      "Add [?onion/veg/garlic: the contents of the frying pan and ]the {mince} and mix with your fingertips only until even. Turn on to the tray and pat into a smooth loaf about 25 cm long and 7 cm high.[ Lay the {bacon} across the top.]",
      "[Stir the {ketchup}[, the {sugar}][ and the {vinegar}] to a glaze and brush half of it over the loaf. ][?ketchup: Bake for 40 minutes, brush with the rest of the glaze and bake for 15–20 minutes more|Bake for 55 minutes to 1 hour], until browned and {71 c} in the middle. Rest for 10 minutes, then cut into thick slices and spoon over the juices."
    ],
    "note": "Baked free on a tray and not in a tin, it browns on all sides and does not stew.",
    "safety": "The centre must reach {71 c}, or {74 c} when made with poultry."
  },
  {
    "id": "chili-con-carne",
    "title": "Chilli con carne[ with {rice}]",
    "summary": "A thick, brick-red pot of browned {mince}, {tomato} and toasted {chilli}.",
    "kitchen": "American",
    "course": "main",
    "contradicts": "spaghetti coconut-milk soy-sauce garam-masala burger-bun feta",
    "serves": 4,
    "minutes": 85,
    "handsOn": 35,
    "kit": [
      "casserole",
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "~oil ~oil_finish dripping olive-oil ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mince",
        "foods": "beef-mince ~mince ~mince_poultry plant-mince",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 200,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "bell-pepper celery carrot sweetcorn ~squash ~pepper_sweet ~celery",
        "grams": 220,
        "role": "body",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-powder chipotle-in-adobo chilli chilli-flake dried-chilli cayenne ~sauce_hot ~sauce_fiery ~spice_heat ~chilli",
        "grams": 7,
        "need": true,
        "role": "star",
        "does": [
          "bloomed"
        ],
        "prep": "finely chopped if whole",
        "knife": true,
        "perFood": {
          "chilli": 20,
          "chilli-flake": 3,
          "cayenne": 2,
          "chipotle-in-adobo": 15,
          "~sauce_hot": 20,
          "~sauce_fiery": 20
        },
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin smoked-paprika paprika ground-coriander ~spice_blend ~spice_rub",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 3,
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano thyme bay-leaf ~herb_dried ~bay",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ketchup ~tomato_conc ~ketchup",
        "grams": 35,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "beer",
        "foods": "~beer red-wine ~wine",
        "grams": 150,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "~tomato_tin ~tomato_sieved passata ~tomato",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 350,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "beans",
        "foods": "kidney-bean black-bean ~pulse_tin ~pulse_split ~pulse_whole",
        "grams": 480,
        "role": "body",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~pulse_split": 150,
          "~pulse_whole": 150
        },
        "once": true
      },
      {
        "part": "rice",
        "foods": "~rice_white",
        "grams": 280,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "rinsed"
      },
      {
        "part": "chocolate",
        "foods": "dark-chocolate cocoa-powder ~sugar ~chocolate ~cocoa",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~vinegar ~citrus_sour",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "zest-and-juice"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream greek-yogurt yogurt creme-fraiche avocado ~sour_cream ~yogurt",
        "grams": 110,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "~cheese_hard ~cheese_melt",
        "grams": 70,
        "role": "finish",
        "does": [
          "grated"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander spring-onion parsley ~herb_tender ~herb_basil ~herb_mint ~spring_onion",
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
      "[Heat the {fat} in a casserole|Heat a dry heavy casserole] over a high heat. Press in the {mince} in one layer[, season with half of the {salt}] and leave for 5 minutes, until dark underneath, then break up and fry for 4 minutes more, until crackling.",
      "Turn the heat to medium.[ Soften the {onion} for 7 minutes.][ Add the {veg} for 4 minutes.][ Stir in the {garlic} for 1 minute.] Clear a space on the bottom, drop in the {chilli}[, the {spice}][ and the {oregano}] and fry for 1 minute, stirring, until fragrant.[ Work in the {puree} to darken for 2 minutes.][ Pour in the {beer} and boil until nearly gone.]",
      "Add the {tomato} and [?stock: [?stock=~stock_cube: the crumbled {stock} with {350 ml} water|the {stock}]|{300 ml} water], scraping up the crust. Half cover and simmer gently for 40 minutes.[ Stir in the {beans} for the last 20 minutes.][ Meanwhile, boil the {rice} in plenty of water for 10–12 minutes, until tender, drain, cover and leave to steam.]",
      "When the chilli is thick and brick red, take off the heat[ and melt in the {chocolate}].[ Sharpen with the {lime}.][ Taste, and season with the rest of the {salt}.] Leave to stand for 5 minutes, then ladle [over the {rice}|into bowls].[ Spoon over the {cream}.][ Scatter with the {cheese}.][ Finish with the {coriander}.]"
    ],
    "note": "It is better the next day, once it has settled.",
    "safety": "[Use ready-cooked {beans}: if dried, soak overnight, boil hard for 10 minutes and simmer until soft before they go in.|Cool leftovers within an hour, chill, and reheat until steaming hot.]"
  },
  {
    "id": "sloppy-joes",
    "title": "Sloppy joes",
    "summary": "Saucy, tangy-sweet {mince} spilling out of toasted {bun}.",
    "kitchen": "American",
    "course": "main",
    "contradicts": "spaghetti rice kidney-bean breadcrumb",
    "serves": 4,
    "minutes": 40,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "~oil ~oil_finish butter olive-oil ~butter ~animal_fat",
        "grams": 20,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mince",
        "foods": "beef-mince ~mince ~mince_poultry plant-mince",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 160,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "bell-pepper celery carrot ~mushroom ~mushroom_large sweetcorn ~pepper_sweet ~celery",
        "grams": 150,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "chilli-powder smoked-paprika paprika cumin cayenne ~spice_savoury ~spice_mild ~spice_heat",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "cayenne": 1
        },
        "most": 2,
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree sun-dried-tomato ~tomato_conc",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "ketchup",
        "foods": "ketchup passata ~tomato_tin ~tomato_sieved barbecue-sauce ~ketchup",
        "grams": 150,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "perFood": {
          "passata": 250,
          "~tomato_tin": 400,
          "~tomato_sieved": 400
        },
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube ~beer",
        "grams": 180,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 5
        }
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce soy-sauce brown-sauce ~soy",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "~mustard",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar honey ~syrup ~honey",
        "grams": 15,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "apple-cider-vinegar ~vinegar lemon ~citrus_sour",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
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
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "ground"
      },
      {
        "part": "butter",
        "foods": "butter margarine mayonnaise ~butter ~mayo",
        "grams": 25,
        "role": "fat",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "bun",
        "foods": "burger-bun bread-roll ~bread ~roll",
        "grams": 270,
        "need": true,
        "role": "body",
        "does": [
          "toasted"
        ],
        "prep": "split or sliced",
        "knife": true
      },
      {
        "part": "cheese",
        "foods": "~cheese_melt ~cheese_hard",
        "grams": 100,
        "role": "finish",
        "does": [
          "melted"
        ],
        "prep": "sliced or grated",
        "knife": true,
        "once": true
      },
      {
        "part": "pickles",
        "foods": "gherkin pickled-pepper ~onion ~onion_small ~cabbage coleslaw",
        "grams": 70,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "salad",
        "foods": "~leaf_salad ~leaf_peppery ~tomato",
        "grams": 60,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      }
    ],
    "method": [
      "[Heat the {fat} in a large frying pan|Set a large dry frying pan] over a high heat. Press in the {mince} and leave for 4 minutes, until dark underneath, then break up small and fry for 4 minutes more, until it sizzles dry.",
      "Turn the heat to medium.[ Soften the {onion} for 5 minutes.][ Add the {veg} for 4 minutes.][ Stir in the {garlic} for 1 minute.][ Toast the {spice} in the fat for 30 seconds.][ Work in the {puree} to darken for 1 minute.] Stir in the {ketchup} and [?stock: [?stock=~stock_cube: the crumbled {stock} with {180 ml} water|the {stock}]|{180 ml} water], scraping up the crust.",
      "[Add the {worcester}. ][Stir in the {mustard}. ][Add the {sugar}. ]Simmer over a medium-low heat for 12–15 minutes, until thick and glossy enough to mound on a spoon.[ Sharpen with the {vinegar}.][ Season with the {salt} and the {pepper}.| Season with the {salt}.| Grind in the {pepper}.]",
      "[Spread the {butter} over the cut sides of the {bun}. ]Toast the {bun} cut side down in a hot dry pan for 1–2 minutes, until crisp and brown.",
      "Spoon the filling generously on to the toasted sides[, lay on the {cheese}][, add the {pickles}][, add the {salad}] and close up. Eat at once, with a napkin."
    ],
    "note": "Toast the cut sides hard: a crisp face is what stands between supper and a soggy sandwich."
  },
  {
    "id": "mac-and-cheese",
    "title": "[?pasta=macaroni: Mac and cheese|{pasta} and cheese bake][ with {veg}]",
    "summary": "Tender {pasta} baked in a deep, creamy sauce of {cheese} under a browned top.",
    "kitchen": "American",
    "course": "main",
    "contradicts": "tinned-tuna tinned-tomato pesto soy-sauce olive",
    "serves": 4,
    "minutes": 50,
    "handsOn": 30,
    "kit": [
      "oven",
      "large pan",
      "saucepan",
      "baking dish"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter margarine ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 60,
        "role": "fat",
        "does": [
          "melted"
        ]
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 45,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "perFood": {
          "cornflour": 30
        }
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin evaporated-milk",
        "grams": 825,
        "need": true,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~cream": 550,
          "~cream_thin": 550
        }
      },
      {
        "part": "cheese",
        "foods": "cheddar ~cheese_hard ~cheese_melt ~cheese_blue",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "stirred-in-off-heat",
          "baked"
        ],
        "prep": "grated",
        "most": 3
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cayenne nutmeg paprika ~sauce_hot ~sauce_fiery garlic-powder ~spice_heat",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~sauce_hot": 8,
          "~sauce_fiery": 8
        },
        "most": 2,
        "once": true
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
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "ground"
      },
      {
        "part": "pasta",
        "foods": "macaroni pasta wide-egg-noodle penne rigatoni fusilli farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta ~pasta_fresh",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "baked"
        ],
        "once": true
      },
      {
        "part": "veg",
        "foods": "broccoli cauliflower leek pea spinach ~mushroom ~mushroom_large ~leek ~leaf_cook",
        "grams": 250,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "cut into small pieces",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon ~bacon_cubes ~bacon ~cured_fatty ham",
        "grams": 110,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 100,
        "role": "base",
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
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "crumbs",
        "foods": "breadcrumb panko cracker ~bread ~roll crisp ~crumbs",
        "grams": 50,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "in crumbs",
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme parsley chives ~herb_tender ~herb_basil ~herb_mint ~herb_woody",
        "grams": 6,
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
      "Heat the oven to {200 C}. [?flour: [?butter: Melt three quarters of the {butter} in a saucepan over a medium heat, stir in the {flour} for 2 minutes, until it smells of biscuit, and add the {milk} a ladle at a time, beating smooth.|Whisk the {flour} into the cold {milk} in a saucepan and bring to the boil, whisking all the time.] Simmer for 4 minutes, until it coats a spoon.|Simmer the {milk} in a saucepan for [?milk=~cream,~cream_thin: 4 minutes, stirring, until slightly thickened|10 minutes, stirring, until reduced by a third].]",
      "Take off the heat, let it stop bubbling and stir in all but a handful of the {cheese} until melted.[ Beat in the {mustard}.][ Add the {spice}.][ Season with a fifth of the {salt} and the {pepper}.| Season with a fifth of the {salt}.| Grind in the {pepper}.] It should be looser than seems right.",
      "Boil the {pasta} in a large pan of water[ with the rest of the {salt}] for 3 minutes less than the packet says, until still firm at the centre.[ Add the {veg} for the last 3 minutes.] Drain.[?bacon/onion/garlic: Set the empty pan over a medium heat.[ Crisp the {bacon} in it for 5 minutes.][ Soften the {onion} for 5 minutes.][ Add the {garlic} for 1 minute.]] Fold everything into the sauce.",
      "Tip into a baking dish and scatter with the last of the {cheese}[ and the {crumbs}[?butter: , tossed with the rest of the {butter}, melted]]. Bake for 20 minutes, until bubbling at the edges and brown on top. Rest for 5 minutes, so that the sauce settles[, then scatter with the {herb}]."
    ],
    "note": "Melt the {cheese} off the heat: boiling turns the sauce grainy."
  },
  {
    "id": "pot-roast",
    "title": "Pot roast with {veg}",
    "summary": "Fork-tender {beef} braised slowly in its own deep gravy with {veg}.",
    "kitchen": "American",
    "course": "main",
    "contradicts": "soy-sauce tortilla coconut-milk puff-pastry kidney-bean",
    "serves": 6,
    "minutes": 255,
    "handsOn": 45,
    "kit": [
      "oven",
      "casserole"
    ],
    "parts": [
      {
        "part": "beef",
        "foods": "chuck-roast beef-brisket beef-joint pork-shoulder lamb-shoulder",
        "grams": 1400,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "braised"
        ],
        "prep": "tied if loose"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "braised"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "prep": "ground"
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish dripping lard ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek celery ~mushroom ~mushroom_large fennel ~leek ~celery",
        "grams": 420,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 25,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "bruised",
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ketchup ~tomato_tin ~tomato_sieved ~tomato_conc ~ketchup",
        "grams": 35,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "~tomato_tin": 400,
          "~tomato_sieved": 400
        },
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour cornflour",
        "grams": 25,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "cornflour": 15
        },
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine ~beer ~wine",
        "grams": 200,
        "role": "sauce",
        "does": [
          "deglazed-with",
          "reduced"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 700,
        "role": "liquid",
        "does": [
          "braised"
        ],
        "perFood": {
          "~stock_cube": 20
        }
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce balsamic-vinegar ~mustard ~vinegar",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf rosemary ~herb_woody ~herb_dried ~bay",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "most": 3,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot ~potato ~potato_baker ~potato_small parsnip swede turnip ~root_hard ~root_baby ~beet ~squash",
        "grams": 1200,
        "need": true,
        "role": "body",
        "does": [
          "braised"
        ],
        "prep": "cut into 5 cm pieces",
        "knife": true,
        "most": 3
      },
      {
        "part": "greens",
        "foods": "green-bean pea ~green_bean ~stem_quick ~crucifer ~leaf_cook ~cabbage ~sprout ~pulse_fresh ~courgette",
        "grams": 250,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "trimmed"
      },
      {
        "part": "finish",
        "foods": "parsley chives ~herb_tender ~herb_basil ~herb_mint",
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
      "Heat the oven to {160 C}. Pat the {beef} dry.[ Rub with two thirds of the {salt} and the {pepper}.| Rub with two thirds of the {salt}.| Grind over the {pepper}.] [Heat the {fat} in a casserole|Heat a dry heavy casserole] over a medium-high heat and brown the {beef} for 12–15 minutes, turning, until dark on every side. Lift out.",
      "Turn the heat to medium.[ Cook the {onion} for 8 minutes, until brown at the edges.][ Stir in the {garlic} for 1 minute.][ Work in the {puree} to darken for 2 minutes.][ Stir in the {flour} for 1 minute.][ Pour in the {wine} and boil until reduced by half.] [?stock: [?stock=~stock_cube: Crumble in the {stock} and pour in {700 ml} water|Pour in the {stock}]|Pour in {700 ml} water], scraping up the crust, and bring to a simmer.[ Add the {worcester}.][ Tuck in the {herb}.] Put back the {beef}, half submerged, cover tightly and cook in the oven for 2 hours.",
      "Turn the {beef} over and tuck the {veg} around. Cover and cook for 1 hour 10 minutes more, until a fork twists in the {beef} without effort and the {veg} {is veg} soft.[ Near the end boil the {greens} for 4 minutes and drain.]",
      "Lift out the {beef} and rest, covered, for 15 minutes. Skim the fat from the pot and boil the gravy for 5–10 minutes, until [?flour: glossy|a little syrupy].[ Taste, and season with the rest of the {salt}.] Pull or slice into thick pieces and put back in the gravy[ with the {greens}].[ Scatter with the {finish}.]"
    ],
    "note": "If it is tough it is not done: give it another half hour, for it softens all at once."
  },
  {
    "id": "chicken-pot-pie",
    "title": "[?chicken=turkey-breast,cooked-turkey: Turkey pot pie|Chicken pot pie]",
    "summary": "Tender {chicken} in a velvety, savoury sauce under a golden crust.",
    "kitchen": "American",
    "course": "main",
    "contradicts": "leek rice tinned-tomato coconut-milk soy-sauce",
    "serves": 4,
    "minutes": 90,
    "handsOn": 40,
    "kit": [
      "oven",
      "large pan",
      "baking dish"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 60,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon ~bacon_cubes ~bacon ~cured_fatty ham",
        "grams": 90,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 160,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot ~mushroom ~mushroom_large celery mixed-vegetables ~potato ~potato_baker ~potato_small ~squash ~celery",
        "grams": 280,
        "role": "body",
        "does": [
          "sweated"
        ],
        "prep": "cut into 1 cm dice",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "thyme",
        "foods": "thyme sage rosemary ~herb_woody mixed-herbs ~herb_dried bay-leaf ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 45,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "cornflour": 28
        },
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine cider sherry ~wine",
        "grams": 100,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 450,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "cream",
        "foods": "~cream ~cream_thin ~milk ~milk_plant creme-fraiche sour-cream cream-cheese ~sour_cream",
        "grams": 130,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "chicken",
        "foods": "~poultry_breast ~poultry_dark cooked-chicken turkey-breast cooked-turkey ~cooked_meat",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "baked"
        ],
        "prep": "cut into 2.5 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "peas",
        "foods": "pea sweetcorn green-bean spinach broccoli ~green_bean ~leaf_cook",
        "grams": 130,
        "role": "body",
        "does": [
          "baked"
        ],
        "prep": "cut small",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard lemon ~citrus_sour",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley tarragon chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper nutmeg ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "ground"
      },
      {
        "part": "pastry",
        "foods": "shortcrust-pastry puff-pastry",
        "grams": 320,
        "need": true,
        "role": "body",
        "does": [
          "baked"
        ],
        "prep": "rolled 4 mm thick",
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 50,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "beaten",
        "once": true
      }
    ],
    "method": [
      "[Melt the {butter} in a large pan|Set a large non-stick pan] over a medium heat.[ Fry the {bacon} for 4 minutes.][ Soften the {onion} for 6 minutes.][ Add the {veg} for 6 minutes.][ Stir in the {garlic} for 1 minute.][ Add the {thyme}.] [Stir in the {flour} for 2–3 minutes, until it smells nutty. ][Add the {wine} and let it bubble away. ][?stock: [?stock=~stock_cube: Crumble in the {stock} and stir in {450 ml} water, little by little,|Stir in the {stock}, little by little,]|Stir in [?flour: {400 ml} water, little by little,|{100 ml} water]] and simmer for 3 minutes[?flour:, until smooth].[ Stir in the {cream}.]",
      "Add the {chicken} and [?chicken=cooked-chicken,cooked-turkey: simmer for 2 minutes, until hot through|simmer gently for 8 minutes, stirring now and then, until white all through and the sauce is thick].[ Stir in the {peas}.][ Sharpen with the {mustard}.][ Add the {parsley}.][ Season with the {salt} and the {pepper}.| Season with the {salt}.| Season with the {pepper}.] Tip into a baking dish and cool for 10 minutes.",
      "Heat the oven to {200 C}. Lay the {pastry} over the dish, trim, tuck the edge under, crimp, and cut four slits in the top.[ Brush with the {egg}.]",
      "Bake for 30–35 minutes, until the crust is deep gold and the sauce bubbles up through the slits. Rest for 10 minutes: the filling is fierce."
    ],
    "note": "The sauce should be a little thicker than you think, for the filling gives up juice in the oven.",
    "safety": "The {chicken} must reach {74 c}, with no pink left."
  },
  {
    "id": "tuna-noodle-casserole",
    "title": "[?pasta=egg-noodle: Tuna noodle casserole|Tuna {one pasta} bake]",
    "summary": "Flakes of {tuna} and tender {pasta} in a creamy sauce, baked until bubbling.",
    "kitchen": "American",
    "course": "main",
    "contradicts": "soy-sauce mayonnaise tinned-tomato olive coconut-milk",
    "serves": 4,
    "minutes": 55,
    "handsOn": 35,
    "kit": [
      "oven",
      "large pan",
      "frying pan",
      "baking dish"
    ],
    "parts": [
      {
        "part": "pasta",
        "foods": "egg-noodle pasta wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta ~pasta_fresh ~noodle",
        "grams": 260,
        "need": true,
        "role": "body",
        "does": [
          "boiled",
          "baked"
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
        "part": "peas",
        "foods": "pea sweetcorn broccoli green-bean spinach ~green_bean ~leaf_cook",
        "grams": 160,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "cut small",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 60,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "mushroom",
        "foods": "~mushroom ~mushroom_large",
        "grams": 200,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 140,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "celery bell-pepper carrot ~celery ~pepper_sweet",
        "grams": 100,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely sliced",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 40,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "cornflour": 25
        },
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin creme-fraiche ~sour_cream",
        "grams": 670,
        "need": true,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~cream": 400,
          "~cream_thin": 400,
          "creme-fraiche": 350
        },
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard worcestershire-sauce",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar ~cheese_hard ~cheese_melt cream-cheese",
        "grams": 140,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat",
          "baked"
        ],
        "prep": "grated"
      },
      {
        "part": "tuna",
        "foods": "tinned-tuna tinned-salmon",
        "grams": 290,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~vinegar caper ~citrus_sour",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "zest-and-juice"
        ],
        "prep": "zest and juice",
        "prepOf": {
          "~vinegar": "",
          "caper": "drained"
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley dill chives ~herb_tender ~herb_basil ~herb_mint ~herb_dried",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "perFood": {
          "~herb_dried": 2
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper chilli-flake cayenne ~pepper_black ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "ground"
      },
      {
        "part": "crumbs",
        "foods": "breadcrumb panko crisp cracker ~bread ~roll ~crumbs",
        "grams": 55,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "in crumbs",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. Boil the {pasta} in a large pan of water[ with three quarters of the {salt}] for 2 minutes less than the packet says[, with the {peas} in for the last minute]. Drain, keeping a mugful of the water.",
      "[Heat three quarters of the {butter} in a wide frying pan|Set a wide non-stick frying pan] over a medium-high heat.[ Fry the {mushroom} for 6 minutes, until brown and dry.] Turn down to medium.[ Soften the {onion} for 5 minutes.][ Add the {veg} for 4 minutes.][ Stir in the {garlic} for 1 minute.][ Stir in the {flour} for 2 minutes.]",
      "Add the {milk} little by little, stirring until smooth, and simmer for [?flour: 4 minutes, until it coats a spoon|10 minutes, until reduced by a third]. Take off the heat.[ Beat in the {mustard}.][ Melt in two thirds of the {cheese}.]",
      "Fold in the {tuna} in large flakes, then the drained {pasta}.[ Add the {lemon}.][ Stir in the {herb}.][ Season with the rest of the {salt} and the {pepper}.| Season with the rest of the {salt}.| Season with the {pepper}.] Loosen with some of the saved water, so that it is nearly pourable, and tip into a baking dish.",
      "[Scatter with the rest of the {cheese}. ][Scatter with the {crumbs}[?butter:, tossed in the rest of the {butter}, melted]. ]Bake for 18–20 minutes, until bubbling and brown. Rest for 5 minutes."
    ],
    "note": "Undercook the {pasta} and keep the sauce loose, since both tighten in the oven."
  },
  {
    "id": "jambalaya",
    "title": "[?chicken&prawns: Chicken, sausage and prawn jambalaya|[?chicken: Chicken and sausage jambalaya|[?prawns: Sausage and prawn jambalaya|Sausage jambalaya]]]",
    "summary": "{rice} cooked in one pot with browned {sausage}[ and {chicken}] until every grain is savoury.",
    "kitchen": "American (Creole)",
    "course": "main",
    "contradicts": "saffron soy-sauce kidney-bean coconut-milk ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 4,
    "minutes": 70,
    "handsOn": 35,
    "kit": [
      "casserole"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil butter ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "sausage",
        "foods": "smoked-sausage chorizo ~sausage_raw",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into 1 cm slices",
        "knife": true,
        "once": true
      },
      {
        "part": "chicken",
        "foods": "~poultry_breast ~poultry_dark",
        "grams": 350,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 180,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "celery bell-pepper ~celery ~pepper_sweet",
        "grams": 260,
        "need": true,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cajun-seasoning smoked-paprika paprika ~spice_blend ~spice_rub",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "cayenne chilli-flake chilli-powder chilli ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "chilli": 10
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme dried-oregano bay-leaf ~herb_dried ~herb_woody ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ketchup ~tomato_conc ~ketchup",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice basmati-rice ~rice_white",
        "grams": 270,
        "need": true,
        "role": "body",
        "does": [
          "cooked-in-it"
        ],
        "prep": "rinsed and drained"
      },
      {
        "part": "tomato",
        "foods": "~tomato_tin ~tomato_sieved ~tomato passata",
        "grams": 400,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 450,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "okra",
        "foods": "okra pea sweetcorn courgette ~courgette",
        "grams": 120,
        "role": "body",
        "does": [
          "steamed"
        ],
        "prep": "cut into 1 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "prawns",
        "foods": "~prawn",
        "grams": 200,
        "role": "star",
        "does": [
          "steamed"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lime ~vinegar ~citrus_sour",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "hot",
        "foods": "hot-sauce ~sauce_hot ~sauce_fiery",
        "grams": 10,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "spring",
        "foods": "spring-onion parsley coriander ~herb_tender ~herb_basil ~herb_mint ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Heat the {fat} in a casserole|Set a heavy casserole] over a medium-high heat and brown the {sausage} for 5–6 minutes, until dark at the edges. Lift out, leaving the fat.[ Brown the {chicken}[?salt:, seasoned with a third of the {salt},] for 5 minutes, and lift out too.]",
      "Turn the heat to medium.[ Soften the {onion} for 6 minutes, scraping up the brown.] Add the {veg} for 5 minutes.[ Stir in the {garlic} for 1 minute.][ Fry the {spice} for 1 minute.][ Add the {chilli}.][ Add the {herb}.][ Work in the {puree}.] Stir in the {rice} and turn in the fat for 2 minutes, until glassy at the edges.",
      "[Add the {tomato} and bubble for 2 minutes. ][?stock: [?stock=~stock_cube: Crumble in the {stock} and pour in [?tomato: {450 ml}|{600 ml}] water|Pour in the {stock}[?!tomato:, with {150 ml} water]]|Pour in [?tomato: {450 ml}|{600 ml}] water] and put back everything browned.[ Season with [?chicken: the rest of ]the {salt}.][ Add the {worcester}.] Bring to the boil, stir once, cover and cook on the lowest heat for 20 minutes, until the liquid has gone and the {rice} {is rice} tender.[ Scatter the {okra} on top for the last 8 minutes.]",
      "[Push in the {prawns}, cover and cook for 4–5 minutes more, until pink. ]Take off the heat and leave, covered, for 5 minutes, then fork through.[ Sharpen with the {acid}.][ Shake over the {hot}.][ Scatter with the {spring}.]"
    ],
    "note": "Stir once when it boils and then leave it: stirring makes the {rice} gluey.",
    "safety": "[The {chicken} must be cooked through, {74 c}.|The {sausage} must be cooked through and steaming hot.]"
  },
  {
    "id": "chicken-and-sausage-gumbo",
    "title": "Chicken and sausage gumbo",
    "summary": "A dark, smoky stew of {chicken} and {sausage} built on a slow brown roux.",
    "kitchen": "American (Cajun)",
    "course": "main",
    "contradicts": "kidney-bean ~pasta ~pasta_hollow ~pasta_fresh coconut-milk soy-sauce shortcrust-pastry",
    "serves": 4,
    "minutes": 120,
    "handsOn": 65,
    "kit": [
      "casserole",
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "~oil ~oil_finish lard butter ~butter ~animal_fat",
        "grams": 75,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "sausage",
        "foods": "smoked-sausage chorizo ~sausage_raw",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 1 cm slices",
        "knife": true
      },
      {
        "part": "chicken",
        "foods": "~poultry_breast ~poultry_dark ~poultry_bone ~poultry_breast_bone",
        "grams": 550,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "perFood": {
          "~poultry_bone": 850,
          "~poultry_breast_bone": 850,
          "~poultry_dark": 850
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 65,
        "need": true,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 220,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "celery bell-pepper okra ~celery ~pepper_sweet",
        "grams": 320,
        "need": true,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cajun-seasoning smoked-paprika paprika ~spice_blend ~spice_rub",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "cayenne chilli-flake chilli chilli-powder ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "chilli": 10
        },
        "once": true
      },
      {
        "part": "tomato",
        "foods": "~tomato_tin ~tomato_sieved ~tomato tomato-puree ~tomato_conc",
        "grams": 200,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "perFood": {
          "tomato-puree": 25
        },
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 1300,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 20
        }
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf dried-oregano ~herb_woody ~herb_dried ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "~rice_white",
        "grams": 250,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "rinsed"
      },
      {
        "part": "prawns",
        "foods": "~prawn",
        "grams": 200,
        "role": "body",
        "does": [
          "poached"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "apple-cider-vinegar ~vinegar lemon ~citrus_sour",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "hot",
        "foods": "hot-sauce ~sauce_hot ~sauce_fiery",
        "grams": 10,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "spring",
        "foods": "spring-onion parsley ~herb_tender ~herb_basil ~herb_mint ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat 1 tablespoon of the {fat} in a casserole over a medium-high heat. Brown the {sausage} for 5 minutes and lift out. Brown the {chicken}[, seasoned with half of the {salt},] for 6 minutes and lift out.",
      "Have everything else chopped and at hand. Turn the heat to medium-low, add the rest of the {fat} and the {flour} and stir without stopping for 20–25 minutes, until the roux is a deep red-brown and smells toasted and nutty. If it burns and turns speckled, start again.",
      "[Tip in the {onion} for 5 minutes, stirring. ]Add the {veg} for 5 minutes.[ Stir in the {garlic} for 1 minute.][ Add the {spice}.][ Add the {chilli}.][ Stir in the {tomato}.] [?stock: [?stock=~stock_cube: Crumble in the {stock} and whisk in {1300 ml} water|Whisk in the {stock}]|Whisk in {1300 ml} water] a ladle at a time until smooth.",
      "Put back the {sausage} and the {chicken}[ with the {herb}][ and the {worcester}]. Simmer, half covered, for 40 minutes, skimming off the fat that rises.[ Meanwhile, boil the {rice} in plenty of water for 10–12 minutes, until tender, drain, cover and leave to steam.]",
      "Pull the {chicken} into large shreds in the pot, taking out any bones.[ Add the {prawns} for 3–4 minutes, until pink.] Take off the heat.[ Sharpen with the {acid}.][ Taste, and add the rest of the {salt}.] Ladle [over the {rice} in|into] deep bowls.[ Shake over the {hot}.][ Scatter with the {spring}.]"
    ],
    "note": "The roux is the dish: do not leave it, and take it as dark as you dare.",
    "safety": "Roux is hotter than boiling water, so add everything to it with care; the {chicken} must reach {74 c}."
  },
  {
    "id": "clam-chowder",
    "title": "[?clams=mussel: Mussel chowder|Clam chowder][ with {bacon}]",
    "summary": "A creamy, briny bowl of {clams} and tender {potato}.",
    "kitchen": "American",
    "course": "soup",
    "contradicts": "spaghetti coconut-milk soy-sauce saffron",
    "serves": 4,
    "minutes": 50,
    "handsOn": 30,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "clams",
        "foods": "tinned-clam clam mussel ~mollusc",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "perFood": {
          "clam": 1000,
          "mussel": 1000
        }
      },
      {
        "part": "butter",
        "foods": "butter ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 120,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cut into small strips",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 180,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "celery",
        "foods": "celery fennel carrot ~celery",
        "grams": 110,
        "role": "base",
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
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 25,
        "role": "binder",
        "does": [
          "browned-in-fat"
        ],
        "perFood": {
          "cornflour": 16
        },
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine vermouth cider ~wine",
        "grams": 100,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "fish-stock stock ~stock_liquid ~stock_cube",
        "grams": 350,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 7
        }
      },
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small sweet-potato ~sweet_potato",
        "grams": 550,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled and cut into 1.5 cm dice",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf ~herb_woody ~herb_dried ~bay",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "corn",
        "foods": "sweetcorn pea",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin",
        "grams": 360,
        "need": true,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream ~cream ~cream_thin creme-fraiche ~sour_cream",
        "grams": 130,
        "role": "sauce",
        "does": [
          "simmered"
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
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "ground"
      },
      {
        "part": "acid",
        "foods": "lemon ~vinegar hot-sauce ~sauce_hot ~sauce_fiery ~citrus_sour",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "finish",
        "foods": "parsley chives dill ~herb_tender ~herb_basil ~herb_mint spring-onion ~spring_onion",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "crackers",
        "foods": "cracker ~bread ~roll",
        "grams": 80,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "once": true
      }
    ],
    "method": [
      "[?clams=tinned-clam: Drain the {clams} over a bowl and keep the juice.|Scrub the {clams}, steam in a covered large pan with {150 ml} water for 5 minutes and discard any that stay shut. Pick out the flesh, and strain and keep the juice.] [Melt the {butter} in a large pan|Set a large non-stick pan] over a medium heat.[ Fry the {bacon} for 6 minutes, until crisp, and lift out half for the top.][ Soften the {onion} for 6 minutes, until pale and sweet.][ Add the {celery} for 4 minutes.][ Stir in the {garlic} for 1 minute.][ Stir in the {flour} for 2 minutes.][ Pour in the {wine} and boil until nearly gone.]",
      "Pour in the saved juice and [?stock: [?stock=~stock_cube: {350 ml} water with the crumbled {stock}|the {stock}]|{350 ml} water], little by little, stirring. Add the {potato}[ and the {herb}]. Simmer for 12–15 minutes, until a knife slides through[, with the {corn} for the last 5 minutes], then crush a few pieces against the side, to thicken the broth.",
      "Pour in the {milk}[ and the {cream}] and bring back to just below a simmer. Add the {clams} and heat for 2–3 minutes, without boiling.[ Season with the {salt} and the {pepper}, tasting as you go.| Season with the {salt}, tasting as you go.| Grind in the {pepper}.]",
      "Leave for 5 minutes off the heat, to settle.[ Sharpen with a little of the {acid}.] Ladle into warm bowls.[ Scatter with the crisp {bacon}.][ Add the {finish}.][ Top with the {crackers}, toasted and broken.]"
    ],
    "note": "{clams} only need warming at the end: boiled again, they turn to rubber.",
    "safety": "[?clams=tinned-clam: Cool leftovers quickly, chill, and eat within a day.|Discard any shells that are open before cooking and will not close when tapped, or stay shut after it.]"
  },
  {
    "id": "southern-fried-chicken",
    "title": "Southern fried chicken",
    "summary": "Juicy {chicken} in a craggy, deep brown crust.",
    "kitchen": "American",
    "course": "main",
    "contradicts": "soy-sauce gochujang ~pasta ~pasta_hollow ~pasta_fresh tinned-tomato coconut-milk shortcrust-pastry",
    "serves": 4,
    "minutes": 110,
    "handsOn": 50,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "milk",
        "foods": "buttermilk yogurt kefir ~milk ~milk_plant ~yogurt",
        "grams": 300,
        "role": "liquid",
        "does": [
          "marinated"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "role": "binder",
        "does": [
          "marinated"
        ],
        "prep": "beaten",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "marinated"
        ]
      },
      {
        "part": "hot",
        "foods": "hot-sauce ~sauce_hot ~sauce_fiery ~mustard vinegar lemon ~citrus_sour",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "marinated"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "marinated"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "chicken",
        "foods": "chicken-drumstick ~poultry_bone ~poultry_breast_bone ~poultry_dark ~poultry_breast",
        "grams": 1100,
        "need": true,
        "role": "star",
        "does": [
          "deep-fried"
        ],
        "perFood": {
          "~poultry_breast": 700,
          "~poultry_dark": 700
        }
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 220,
        "need": true,
        "role": "body",
        "does": [
          "deep-fried"
        ],
        "once": true
      },
      {
        "part": "cornflour",
        "foods": "cornflour potato-starch rice-flour",
        "grams": 40,
        "role": "body",
        "does": [
          "deep-fried"
        ],
        "once": true
      },
      {
        "part": "baking",
        "foods": "baking-powder",
        "grams": 4,
        "role": "leaven",
        "does": [
          "deep-fried"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "paprika smoked-paprika cayenne garlic-powder onion-powder chilli-powder cajun-seasoning ~spice_blend ~spice_rub ~spice_savoury ~spice_mild ~spice_heat",
        "grams": 14,
        "role": "seasoning",
        "does": [
          "deep-fried"
        ],
        "most": 4,
        "once": true
      },
      {
        "part": "herb",
        "foods": "dried-oregano thyme sage ~herb_dried",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "deep-fried"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "deep-fried"
        ],
        "prep": "ground"
      },
      {
        "part": "oil",
        "foods": "~oil ~oil_finish lard",
        "grams": 920,
        "need": true,
        "role": "fat",
        "does": [
          "deep-fried"
        ],
        "once": true
      },
      {
        "part": "honey",
        "foods": "honey ~syrup ~honey",
        "grams": 30,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "Pour [the {milk}|{250 ml} cold water] into a large bowl.[ Beat in the {egg}.][ Stir in half of the {salt}.][ Add the {hot}.][ Add the {garlic}.] Turn the {chicken} in it and leave in the fridge for at least 30 minutes, or overnight.",
      "Put the {flour} in a wide dish.[ Mix in the {cornflour}.][ Add the {baking}.][ Stir in the {spice}.][ Rub in the {herb}.][ Season with the rest of the {salt} and the {pepper}.| Season with the rest of the {salt}.| Season with the {pepper}.] Rub in 3 tablespoons of the marinade with your fingertips, to make small flakes.",
      "Lift the {chicken} piece by piece out of the marinade, let it drip, then press hard into the coating on every side. Stand on a rack for 10 minutes, until the coating looks damp.",
      "Heat the {oil} to {170 c} in a deep, heavy large pan, filling it by no more than a third. Fry the {chicken} in two batches for [?chicken=~poultry_breast,~poultry_dark: 7–9 minutes|13–16 minutes], turning now and then and keeping the heat near {160 c}, until deep brown and {74 c} at the thickest part.",
      "Drain on a rack and rest for 5 minutes, so that the crust sets and the juices settle.[ Trickle over the {honey}.] Serve while it crackles."
    ],
    "note": "Those few spoonfuls of marinade rubbed into the coating make the crags that turn crisp.",
    "safety": "Every piece must reach {74 c} at the thickest part; throw away the marinade, and never leave hot {oil} unattended."
  },
  {
    "id": "pulled-pork",
    "title": "[?bun: Pulled pork on toasted {bun}|Pulled pork with {sauce}]",
    "summary": "Meltingly soft strands of slow-cooked {pork} in their own reduced, tangy juices.",
    "kitchen": "American",
    "course": "main",
    "contradicts": "soy-sauce star-anise coconut-milk sauerkraut gochujang ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 8,
    "minutes": 280,
    "handsOn": 45,
    "kit": [
      "oven",
      "casserole"
    ],
    "parts": [
      {
        "part": "pork",
        "foods": "pork-shoulder",
        "grams": 1800,
        "need": true,
        "role": "star",
        "does": [
          "rubbed-in",
          "braised"
        ],
        "prep": "rind removed, cut into 4 large pieces",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 22,
        "role": "seasoning",
        "does": [
          "rubbed-in"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "rubbed-in"
        ],
        "prep": "ground"
      },
      {
        "part": "rub",
        "foods": "smoked-paprika paprika cumin chilli-powder mustard-powder garlic-powder cayenne ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~spice_heat",
        "grams": 22,
        "role": "seasoning",
        "does": [
          "rubbed-in"
        ],
        "most": 4,
        "once": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish lard ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 300,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 25,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "liquid",
        "foods": "cider ~beer apple-juice ~stock_liquid orange-juice cola",
        "grams": 330,
        "role": "liquid",
        "does": [
          "braised"
        ],
        "once": true
      },
      {
        "part": "sauce",
        "foods": "barbecue-sauce ketchup passata ~tomato_tin ~tomato_sieved chipotle-in-adobo ~ketchup",
        "grams": 180,
        "need": true,
        "role": "sauce",
        "does": [
          "braised"
        ],
        "perFood": {
          "passata": 300,
          "~tomato_tin": 400,
          "~tomato_sieved": 400,
          "chipotle-in-adobo": 60
        },
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar honey ~syrup ~honey",
        "grams": 45,
        "role": "sweetener",
        "does": [
          "braised"
        ],
        "once": true
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce ~mustard ~sauce_hot ~sauce_fiery",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "apple-cider-vinegar ~vinegar lemon lime ~citrus_sour",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "braised",
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "bun",
        "foods": "burger-bun bread-roll ~bread ~roll ~wrap",
        "grams": 560,
        "role": "body",
        "does": [
          "toasted"
        ],
        "prep": "split if thick",
        "once": true
      },
      {
        "part": "slaw",
        "foods": "coleslaw ~cabbage carrot apple ~onion ~onion_small ~pome",
        "grams": 350,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "finely shredded",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "pickle",
        "foods": "gherkin pickled-pepper ~herb_tender ~herb_basil ~herb_mint",
        "grams": 80,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {150 C}. Pat the {pork} dry.[ Rub with three quarters of the {salt} and the {pepper}.| Rub with three quarters of the {salt}.| Rub with the {pepper}.][ Rub in the {rub}.]",
      "[Heat the {fat} in a casserole|Heat a heavy casserole] over a medium heat and brown the {pork} for 10–12 minutes, turning, until dark but not scorched. Lift out.[ Add the {onion} with a splash of water and cook for 8 minutes, scraping up the crust.][ Stir in the {garlic} for 1 minute.]",
      "Pour in [the {liquid}|{330 ml} water] and scrape the bottom clean. Stir in the {sauce}[, the {sugar}][, the {worcester}][ and half of the {vinegar}]. Put back the {pork} and its juices, cover tightly and cook in the oven for 3 hours 15–30 minutes, until a fork pulls it apart with no effort.",
      "Lift out the {pork} and rest, covered, for 10 minutes. Skim off the fat and boil the sauce for 8–10 minutes, until it coats a spoon.[ Sharpen with the rest of the {vinegar}.][ Taste, and season with the rest of the {salt}.]",
      "Shred the {pork} with two forks, throwing out lumps of fat, and turn it in enough sauce to make it shine.[ Toast the {bun} and fill generously.][ Top with the {slaw}, dressed with a spoonful of the sauce.][ Add the {pickle}.] Spoon over the rest of the sauce."
    ],
    "note": "Cut in four, the joint has more crust and cooks an hour sooner than it would whole."
  },
  {
    "id": "carolina-pulled-pork",
    "title": "[?bun: Carolina pulled pork on toasted {bun}|Carolina pulled pork]",
    "summary": "Slow-cooked {pork}, rubbed with {paprika}, pulled and dressed in a thin, sharp sauce.",
    "kitchen": "American",
    "course": "main",
    "contradicts": "soy-sauce star-anise coconut-milk sauerkraut gochujang ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 8,
    "minutes": 285,
    "handsOn": 40,
    "kit": [
      "oven",
      "casserole"
    ],
    "parts": [
      {
        "part": "pork",
        "foods": "pork-shoulder",
        "grams": 1800,
        "need": true,
        "role": "star",
        "does": [
          "rubbed-in",
          "braised"
        ],
        "prep": "rind removed, cut into 4 large pieces",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 22,
        "role": "seasoning",
        "does": [
          "rubbed-in"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "rubbed-in"
        ],
        "prep": "coarsely ground"
      },
      {
        "part": "paprika",
        "foods": "smoked-paprika paprika",
        "grams": 14,
        "need": true,
        "role": "seasoning",
        "does": [
          "rubbed-in"
        ],
        "once": true
      },
      {
        "part": "rub",
        "foods": "cumin mustard-powder garlic-powder chilli-powder ~spice_savoury ~spice_mild ~spice_blend ~spice_rub ~spice_heat",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "rubbed-in"
        ],
        "most": 3,
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar honey ~syrup ~honey",
        "grams": 45,
        "role": "sweetener",
        "does": [
          "rubbed-in"
        ]
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish lard ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small apple ~pome",
        "grams": 300,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 25,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "liquid",
        "foods": "~beer cider apple-juice ~stock_liquid",
        "grams": 300,
        "role": "liquid",
        "does": [
          "braised"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "apple-cider-vinegar ~vinegar",
        "grams": 130,
        "need": true,
        "role": "sauce",
        "does": [
          "braised",
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "chilli",
        "foods": "chilli-flake cayenne hot-sauce ~sauce_hot ~sauce_fiery chilli ~spice_heat ~chilli",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "perFood": {
          "hot-sauce": 20,
          "~sauce_hot": 20,
          "~sauce_fiery": 20,
          "chilli": 15
        },
        "once": true
      },
      {
        "part": "mustard",
        "foods": "~mustard worcestershire-sauce",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "bun",
        "foods": "burger-bun bread-roll ~bread ~roll ~wrap",
        "grams": 560,
        "role": "body",
        "does": [
          "toasted"
        ],
        "prep": "split if thick",
        "once": true
      },
      {
        "part": "slaw",
        "foods": "coleslaw ~cabbage carrot",
        "grams": 350,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "finely shredded",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "pickle",
        "foods": "gherkin pickled-pepper ~herb_tender ~herb_basil ~herb_mint",
        "grams": 80,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {150 C}. Pat the {pork} dry.[ Rub all over with three quarters of the {salt} and the {pepper}.| Rub all over with three quarters of the {salt}.| Rub with the {pepper}.] Rub in the {paprika}[, the {rub}][ and half of the {sugar}].",
      "[Heat the {fat} in a casserole|Heat a heavy casserole] over a medium heat and brown the {pork} for 10–12 minutes, turning, until dark but not scorched. Lift out.[ Add the {onion} with a splash of water and cook for 8 minutes, scraping up the crust.][ Stir in the {garlic} for 1 minute.]",
      "Pour in [the {liquid}|{300 ml} water] and half of the {vinegar}, scraping the bottom clean[, and add the {chilli}]. Put back the {pork} and its juices, cover tightly and cook in the oven for 3 hours 15–30 minutes, until a fork pulls it apart with no effort.",
      "Lift out the {pork} and rest, covered, for 10 minutes. Skim off the fat, boil the juices for 10 minutes, until reduced by half, and take off the heat. Stir in the rest of the {vinegar}[ and the {mustard}].[ Sweeten with the rest of the {sugar}.][ Taste, and season with the rest of the {salt}.] The sauce should be thin and sharp.",
      "Shred the {pork} with two forks, throwing out lumps of fat, and turn it in the sauce until it has drunk most of it.[ Toast the {bun} and fill generously.][ Top with the {slaw}.][ Add the {pickle}.]"
    ],
    "note": "The sauce tastes fierce by itself, and just right once the {pork} has soaked it up."
  },
  {
    "id": "smash-burgers",
    "title": "[?cheese: Smash cheeseburgers|Smash burgers]",
    "summary": "Thin, lacy-edged patties of {mince}[ under melted {cheese}] in toasted {bun}.",
    "kitchen": "American",
    "course": "main",
    "contradicts": "tinned-tomato kidney-bean rice breadcrumb ~pasta ~pasta_hollow ~pasta_fresh tomato-puree",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "mayo",
        "foods": "mayonnaise sour-cream greek-yogurt ~mayo ~sour_cream ~yogurt",
        "grams": 45,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "ketchup",
        "foods": "ketchup barbecue-sauce ~sauce_hot ~sauce_fiery ~ketchup",
        "grams": 20,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "~mustard",
        "grams": 10,
        "role": "sauce",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "pickle",
        "foods": "gherkin pickled-pepper caper",
        "grams": 50,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika paprika garlic-powder cayenne garlic ~spice_heat ~garlic",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prepOf": {
          "garlic": "crushed"
        },
        "perFood": {
          "garlic": 4
        }
      },
      {
        "part": "butter",
        "foods": "butter margarine ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 20,
        "role": "fat",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "bun",
        "foods": "burger-bun brioche-bun bread-roll ~bread ~roll",
        "grams": 140,
        "need": true,
        "role": "body",
        "does": [
          "toasted"
        ],
        "prep": "split or sliced",
        "knife": true
      },
      {
        "part": "bacon",
        "foods": "bacon ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 80,
        "role": "body",
        "does": [
          "fried"
        ]
      },
      {
        "part": "mince",
        "foods": "beef-mince lamb-mince turkey-mince pork-mince ~mince",
        "grams": 360,
        "need": true,
        "role": "star",
        "does": [
          "seared-then-finished"
        ],
        "prep": "cold",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "ground"
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 80,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "sliced as thin as paper",
        "knife": true
      },
      {
        "part": "cheese",
        "foods": "american-cheese cheddar ~cheese_melt ~cheese_hard ~cheese_blue",
        "grams": 90,
        "role": "star",
        "does": [
          "melted"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "tomato",
        "foods": "~tomato avocado",
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
        "part": "lettuce",
        "foods": "~leaf_salad ~leaf_peppery",
        "grams": 40,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[?mayo/ketchup: Stir together[ the {mayo},][ the {ketchup},][ the {mustard},][ a spoonful of the {pickle}, chopped,][ the {spice}] and a few drops of water, for the sauce. ][Spread the {butter} over the cut sides of the {bun}. ]Set a heavy frying pan over a medium heat and toast the {bun} cut side down for 1–2 minutes, until crisp and brown. Lift out.[ Crisp the {bacon} in the pan for 4–5 minutes, and lift out.]",
      "Divide the {mince} into loose balls, two for each person, handling {it mince} as little as possible. Turn the heat to high and wait until the pan just smokes, then put in two balls and at once press each hard with the spatula, over a square of baking paper, to 11 cm across.",
      "[Season with the {salt} and the {pepper}. |Season with the {salt}. |Grind over the {pepper}. ][?!mayo:[?!ketchup:[Dust with the {spice}. ]]][Press a pinch of the {onion} into each patty. ]Cook for 2 minutes, until the edges are lacy and dark brown and the juices rise.",
      "Scrape under the patties to keep the crust, flip[, lay on the {cheese}] and cook for 1–1½ minutes more, until cooked through and sizzling. Repeat with the rest.",
      "Stack two patties on each toasted base.[?mayo/ketchup: Spoon over the sauce.|[ Spread with the {mustard}.]][ Add the {bacon}.][ Lay on the {tomato}.][ Add the {lettuce}.][ Finish with the {pickle}.] Close up and eat at once."
    ],
    "note": "Press once, hard, in the first seconds; pressing later only squeezes out the juice.",
    "safety": "The {mince} must be cooked through, {71 c} in the middle ({74 c} for poultry)."
  },
  {
    "id": "cobb-salad",
    "title": "Cobb salad",
    "summary": "Crisp {lettuce} under generous rows of {chicken}, {bacon} and {egg} in a sharp dressing.",
    "kitchen": "American",
    "course": "salad",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice soy-sauce tortilla olive anchovy",
    "serves": 2,
    "minutes": 40,
    "handsOn": 35,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "bacon",
        "foods": "bacon pancetta ~bacon ~bacon_cubes",
        "grams": 100,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
      },
      {
        "part": "chicken",
        "foods": "~poultry_breast ~poultry_dark cooked-chicken cooked-turkey ham ~cooked_meat",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "perFood": {
          "cooked-chicken": 220,
          "cooked-turkey": 220,
          "ham": 180
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried"
        ]
      },
      {
        "part": "acid",
        "foods": "red-wine-vinegar ~vinegar lemon ~citrus_sour",
        "grams": 25,
        "role": "sauce",
        "does": [
          "dressed"
        ],
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
        "part": "garlic",
        "foods": "garlic ~onion ~onion_small ~garlic",
        "grams": 4,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "prep": "crushed or very finely chopped",
        "knife": true,
        "perFood": {
          "~onion": 20,
          "~onion_small": 20
        },
        "once": true
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce honey ~sugar ~honey",
        "grams": 5,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "ground",
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish mayonnaise yogurt sour-cream ~mayo ~yogurt ~sour_cream",
        "grams": 60,
        "role": "fat",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "lettuce",
        "foods": "~leaf_salad ~leaf_peppery lettuce",
        "grams": 220,
        "need": true,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "torn or shredded",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "avocado",
        "foods": "avocado",
        "grams": 150,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true
      },
      {
        "part": "tomato",
        "foods": "~tomato",
        "grams": 160,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "cut into small wedges",
        "knife": true
      },
      {
        "part": "veg",
        "foods": "cucumber sweetcorn radish bell-pepper celery ~courgette ~green_bean ~stem_quick ~mushroom ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~celery",
        "grams": 120,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "cut small",
        "knife": true,
        "most": 2
      },
      {
        "part": "cheese",
        "foods": "~cheese_blue feta ~cheese_hard ~cheese_brine",
        "grams": 70,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "crumbled"
      },
      {
        "part": "nuts",
        "foods": "~nut ~peanut ~seed breadcrumb ~bread ~roll ~crumbs",
        "grams": 30,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "chives spring-onion parsley ~herb_tender ~herb_basil ~herb_mint ~spring_onion",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "snipped",
        "once": true
      }
    ],
    "method": [
      "Lower the {egg} into a saucepan of boiling water for 9 minutes, cool under the tap, peel and quarter. Meanwhile, lay the {bacon} in a cold frying pan and cook over a medium heat for 7–8 minutes, turning, until crisp. Drain and break up, leaving the fat in the pan.",
      "[?chicken=cooked-chicken,cooked-turkey,ham: Slice the {chicken} and turn in the warm pan for a minute, to pick up the flavour.|Pat the {chicken} dry[, season with half of the {salt}] and fry in the same pan over a medium-high heat for 5–6 minutes a side, until golden and {74 c} inside. Rest for 5 minutes, then slice.]",
      "[?acid/oil: For the dressing, shake together in a jar[ the {acid},][ the {mustard},][ the {garlic},][ the {worcester},][ the rest of the {salt},][ the {pepper},][ the {oil}] and a teaspoon of water, until creamy. |Keep the juices from the pan, warm, as the dressing. ]Turn the {lettuce} in half of the dressing and spread over {serves} large plates.",
      "Lay the {chicken}, {egg} and {bacon} on top in neat rows.[ Add a row of the {avocado}.][ Add a row of the {tomato}.][ Add a row of the {veg}.][ Add a row of the {cheese}.][ Scatter with the {nuts}, toasted.][ Scatter with the {herb}.] Spoon over the rest of the dressing."
    ],
    "note": "Dress the {lettuce} first and the rows after, so that every forkful is seasoned and the pattern stays clean.",
    "safety": "The {chicken} must be cooked to {74 c}, with no pink left, unless bought ready-cooked."
  },
  {
    "id": "red-beans-and-rice",
    "title": "Red beans and rice[ with {sausage}]",
    "summary": "Creamy, smoky {beans} and browned {sausage} over steamed {rice}.",
    "kitchen": "American (Creole)",
    "course": "main",
    "contradicts": "coconut-milk tortilla soy-sauce okra prawn",
    "serves": 4,
    "minutes": 75,
    "handsOn": 35,
    "kit": [
      "casserole",
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "~oil ~oil_finish lard butter ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "sausage",
        "foods": "smoked-sausage chorizo bacon ~sausage_raw ~bacon",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 1 cm slices",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 180,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "celery bell-pepper carrot ~celery ~pepper_sweet",
        "grams": 260,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cajun-seasoning smoked-paprika paprika cumin ~spice_blend ~spice_rub",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "cayenne chilli-flake chilli-powder chilli ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "chilli": 10
        },
        "once": true
      },
      {
        "part": "beans",
        "foods": "kidney-bean pinto-bean borlotti-bean ~pulse_tin",
        "grams": 720,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "mashed"
        ]
      },
      {
        "part": "tomato",
        "foods": "tomato-puree ~tomato_tin ~tomato_sieved ~tomato ~tomato_conc",
        "grams": 25,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~tomato_tin": 200,
          "~tomato_sieved": 200,
          "~tomato": 200
        },
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 650,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf dried-oregano ~herb_dried ~herb_woody ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice ~rice_white",
        "grams": 280,
        "need": true,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "rinsed"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "ground"
      },
      {
        "part": "vinegar",
        "foods": "apple-cider-vinegar ~vinegar lemon lime ~citrus_sour",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "spring",
        "foods": "spring-onion parsley coriander ~herb_tender ~herb_basil ~herb_mint ~spring_onion",
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
        "part": "hot",
        "foods": "hot-sauce ~sauce_hot ~sauce_fiery",
        "grams": 10,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "[Heat the {fat} in a casserole|Set a heavy casserole] over a medium-high heat and brown the {sausage} for 6 minutes, until dark at the edges. Lift out, leaving the fat.",
      "Turn the heat to medium.[ Soften the {onion} for 7 minutes, scraping up the brown.][ Add the {veg} for 5 minutes.][ Stir in the {garlic} for 1 minute.][ Toast the {spice} in the fat for 30 seconds.][ Add the {chilli}.] Add the {beans}[, the {tomato}] and [?stock: [?stock=~stock_cube: the crumbled {stock} with {650 ml} water|the {stock}]|{650 ml} water].[ Add the {herb}.] Put back the {sausage} and simmer, uncovered, for 30–35 minutes, stirring now and then.",
      "Meanwhile, boil the {rice} in plenty of water[ with half of the {salt}] for 10–12 minutes, until tender. Drain, cover and leave to steam for 5 minutes.",
      "Crush about a third of the {beans} against the side of the pot and simmer for 5–8 minutes more, until creamy and thick enough to fall slowly from the spoon.[ Season with the rest of the {salt} and the {pepper}.| Season with the rest of the {salt}.| Season with the {pepper}.][ Sharpen with the {vinegar}.]",
      "Spoon over the {rice}.[ Scatter with the {spring}.][ Shake over the {hot}.]"
    ],
    "note": "Crush enough of the {beans}: the sauce should be thick and creamy, not broth.",
    "safety": "Use {beans} that are ready-cooked: if dried, soak overnight, boil hard for 10 minutes and simmer until soft first."
  },
  {
    "id": "tourtiere",
    "title": "Tourtière",
    "summary": "Gently spiced {mince} in a deep, crisp double crust.",
    "kitchen": "Canadian",
    "course": "main",
    "contradicts": "tinned-tomato soy-sauce coconut-milk chilli-powder filo-pastry",
    "serves": 6,
    "minutes": 140,
    "handsOn": 50,
    "kit": [
      "oven",
      "frying pan",
      "cake tin"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter lard ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 20,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mince",
        "foods": "pork-mince beef-mince veal-mince venison-mince turkey-mince ~mince",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek ~leek",
        "grams": 190,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "celery ~mushroom ~mushroom_large carrot ~celery",
        "grams": 120,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cinnamon allspice mixed-spice clove nutmeg",
        "grams": 3,
        "need": true,
        "role": "star",
        "does": [
          "bloomed"
        ],
        "prep": "ground",
        "most": 3,
        "once": true
      },
      {
        "part": "herb",
        "foods": "marjoram thyme sage ~herb_woody ~herb_dried",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 350,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 8
        }
      },
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small",
        "grams": 240,
        "role": "binder",
        "does": [
          "simmered",
          "mashed"
        ],
        "prep": "peeled and cut into 1 cm dice",
        "knife": true
      },
      {
        "part": "breadcrumbs",
        "foods": "breadcrumb oats ~crumbs",
        "grams": 40,
        "role": "binder",
        "does": [
          "soaked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "ground"
      },
      {
        "part": "pastry",
        "foods": "shortcrust-pastry puff-pastry",
        "grams": 500,
        "need": true,
        "role": "body",
        "does": [
          "baked"
        ],
        "prep": "kept cold"
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 50,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "beaten",
        "once": true
      },
      {
        "part": "relish",
        "foods": "chutney ~chutney cranberry-sauce ketchup pickled-beetroot gherkin ~ketchup",
        "grams": 90,
        "role": "finish",
        "does": [
          "raw"
        ]
      }
    ],
    "method": [
      "[Heat the {fat} in a wide frying pan|Heat a wide dry frying pan] over a medium-high heat, press in the {mince} and leave for 4 minutes, until browned underneath, then break up very small and fry for 4 minutes more. Turn the heat to medium.[ Soften the {onion} for 6 minutes.][ Add the {veg} for 4 minutes.][ Stir in the {garlic} for 1 minute.]",
      "Stir in the {spice}[ and the {herb}] and let everything toast for 1 minute, until fragrant. [?stock: [?stock=~stock_cube: Crumble in the {stock} and pour in {350 ml} water|Pour in the {stock}]|Pour in {350 ml} water][, add the {potato}] and simmer for 25–30 minutes, stirring now and then, until moist but no longer wet.[ Mash the {potato} into the filling, to bind it.][ Stir in the {breadcrumbs}.][ Season with the {salt} and the {pepper}.| Season with the {salt}.| Season with the {pepper}.] Spread on a large plate for 20 minutes, until barely warm.",
      "Heat the oven to {200 C} with a heavy tray inside. Roll out a little more than half of the {pastry} 3 mm thick and line a 23 cm cake tin. Fill, cover with the rest of the {pastry}, rolled out, press the edges together, crimp and cut four slits in the lid.[ Brush with the {egg}.]",
      "Bake on the hot tray for 20 minutes, lower the oven to {180 C} and bake for 25–30 minutes more, until deep gold on top and crisp underneath. Rest for 15 minutes before cutting.[ Add a spoonful of the {relish} to each slice.]"
    ],
    "note": "The {spice} should be a whisper that you notice on the second bite.",
    "safety": "The filling must be cooked through before it goes into the crust, and hot to the middle when it leaves the oven."
  },
  {
    "id": "chicken-parma",
    "title": "[?chicken=turkey-breast: Turkey parma|Chicken parma][ with {ham}]",
    "summary": "Crisp crumbed {chicken} under thick {one tomato} sauce and blistered {cheese}.",
    "kitchen": "Australian",
    "course": "main",
    "contradicts": "soy-sauce coconut-milk curry-powder tortilla rice burger-bun",
    "serves": 2,
    "minutes": 50,
    "handsOn": 40,
    "kit": [
      "oven",
      "saucepan",
      "frying pan",
      "baking tray"
    ],
    "parts": [
      {
        "part": "chips",
        "foods": "~potato ~potato_baker ~potato_small sweet-potato ~sweet_potato",
        "grams": 450,
        "role": "body",
        "does": [
          "roasted"
        ],
        "prep": "cut into 1.5 cm chips",
        "knife": true
      },
      {
        "part": "oil",
        "foods": "~oil ~oil_finish olive-oil ~butter ~animal_fat",
        "grams": 80,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "tomato",
        "foods": "passata ~tomato_tin ~tomato_sieved pasta-sauce ~tomato",
        "grams": 240,
        "need": true,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~onion ~onion_small ~garlic",
        "grams": 10,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "crushed or finely chopped",
        "knife": true,
        "perFood": {
          "~onion": 60,
          "~onion_small": 60
        },
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano thyme ~herb_dried chilli-flake ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "balsamic-vinegar ~vinegar ~sugar",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried"
        ]
      },
      {
        "part": "chicken",
        "foods": "chicken-breast ~poultry_breast ~poultry_dark turkey-breast",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "seared-then-finished"
        ],
        "prep": "beaten to an even 1.5 cm"
      },
      {
        "part": "pepper",
        "foods": "black-pepper paprika ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "ground"
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 30,
        "role": "binder",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg mayonnaise yogurt ~mustard ~milk ~milk_plant ~egg ~mayo ~yogurt",
        "grams": 55,
        "role": "binder",
        "does": [
          "fried"
        ],
        "perFood": {
          "mayonnaise": 40,
          "yogurt": 40,
          "~mustard": 25
        },
        "once": true
      },
      {
        "part": "crumbs",
        "foods": "panko breadcrumb ~bread ~roll cracker ~crumbs",
        "grams": 90,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "in crumbs",
        "once": true
      },
      {
        "part": "hard",
        "foods": "parmesan ~cheese_hard",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "ham",
        "foods": "ham prosciutto bacon ~bacon",
        "grams": 60,
        "role": "body",
        "does": [
          "baked"
        ],
        "prepOf": {
          "bacon": "cooked until crisp"
        },
        "once": true
      },
      {
        "part": "cheese",
        "foods": "mozzarella ~cheese_melt ~cheese_hard",
        "grams": 130,
        "need": true,
        "role": "star",
        "does": [
          "melted"
        ],
        "prep": "grated or sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "basil parsley ~herb_tender ~herb_basil ~herb_mint",
        "grams": 8,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "salad",
        "foods": "~leaf_salad ~leaf_peppery ~tomato cucumber ~green_bean ~stem_quick ~crucifer ~leaf_cook ~cabbage ~sprout ~pulse_fresh ~courgette",
        "grams": 100,
        "role": "body",
        "does": [
          "raw"
        ]
      }
    ],
    "method": [
      "Heat the oven to {220 C}.[ Turn the {chips} [in a spoonful of the {oil} ]on a baking tray and roast for 35–40 minutes, turning twice, until crisp.] Simmer the {tomato} in a saucepan[ with the {garlic}] for 10 minutes, stirring, until thick enough to hold a trail.[ Stir in the {oregano}.][ Balance with the {acid}.][ Season with a quarter of the {salt}.]",
      "Pat the {chicken} dry.[ Season both sides with [?chips: half|the rest] of the {salt} and the {pepper}.| Season both sides with [?chips: half|the rest] of the {salt}.| Season with the {pepper}.][ Dust with the {flour} and shake off the excess.][ Coat with the {egg} and let it drip.] Press firmly into the {crumbs}[, mixed with the {hard}].",
      "[?oil: Heat [?chips: the rest of the {oil}|the {oil}] in a large frying pan over a medium-high heat, until a crumb sizzles at once. Fry the {chicken} for 3–4 minutes a side, until evenly gold and crisp, drain for a moment on paper and lift on to a baking tray.|Lay the {chicken} on a hot baking tray and bake for 12 minutes, turning once, until the coating is dry and crisp.]",
      "[Lay the {ham} on top. ]Spread with the thick sauce, leaving a rim of bare crust, and cover with the {cheese}. Bake for 8–10 minutes, until the top is melted and blistered and the {chicken} {is chicken} {74 c} inside.",
      "Rest for 2 minutes.[ Scatter with the {herb}.][ Sprinkle the {chips} with the rest of the {salt}.] Serve at once[ with the {chips} and the {salad}| with the {chips}| with the {salad}]."
    ],
    "note": "Thick sauce and a bare rim keep the crumb crisp, which is what a parma is judged on.",
    "safety": "The {chicken} must reach {74 c} at the thickest point."
  },
  {
    "id": "aussie-rissoles",
    "title": "[?potato&stock: Rissoles with gravy and mash|[?stock: Rissoles with gravy|Aussie rissoles]]",
    "summary": "Well-browned, juicy patties of {mince} full of savoury grated {veg}.",
    "kitchen": "Australian",
    "course": "main",
    "contradicts": "burger-bun ~pasta ~pasta_hollow ~pasta_fresh tinned-tomato coconut-milk soy-sauce tahini",
    "serves": 4,
    "minutes": 50,
    "handsOn": 40,
    "kit": [
      "frying pan",
      "large pan"
    ],
    "parts": [
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "need": true,
        "role": "binder",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "crumbs",
        "foods": "breadcrumb oats ~bread ~roll cracker ~crumbs",
        "grams": 65,
        "need": true,
        "role": "binder",
        "does": [
          "soaked"
        ],
        "prep": "in crumbs",
        "once": true
      },
      {
        "part": "veg",
        "foods": "~onion ~onion_small carrot courgette celery sweet-potato sweetcorn ~courgette ~celery ~sweet_potato",
        "grams": 280,
        "need": true,
        "role": "base",
        "does": [
          "grated"
        ],
        "prep": "grated, and squeezed if wet",
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "raw"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "worcester",
        "foods": "worcestershire-sauce brown-sauce",
        "grams": 17,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "ketchup",
        "foods": "ketchup barbecue-sauce chutney ~chutney ~mustard ~ketchup",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "curry-powder mixed-herbs paprika ~herb_dried ~spice_savoury ~spice_mild",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley chives ~herb_tender ~herb_basil ~herb_mint ~herb_woody",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "~cheese_hard",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "raw"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "ground"
      },
      {
        "part": "mince",
        "foods": "beef-mince lamb-mince ~mince ~mince_poultry",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 36,
        "role": "binder",
        "does": [
          "fried"
        ]
      },
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small ~root_hard ~root_baby ~beet",
        "grams": 800,
        "role": "body",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "peeled and cut into chunks",
        "knife": true
      },
      {
        "part": "butter",
        "foods": "butter ~milk ~milk_plant ~cream ~cream_thin ~butter",
        "grams": 40,
        "role": "fat",
        "does": [
          "mashed"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "~oil ~oil_finish dripping olive-oil ~butter ~animal_fat",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube",
        "grams": 400,
        "role": "sauce",
        "does": [
          "reduced"
        ],
        "perFood": {
          "~stock_cube": 9
        }
      },
      {
        "part": "greens",
        "foods": "pea ~green_bean ~stem_quick ~crucifer ~leaf_cook ~cabbage ~sprout ~pulse_fresh ~courgette",
        "grams": 280,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "trimmed"
      }
    ],
    "method": [
      "Beat the {egg} into the {crumbs} in a large bowl. Stir in the {veg}[, the {garlic}][, the {worcester}][, the {ketchup}][, the {spice}][, the {herb}][, the {cheese}].[ Season with two thirds of the {salt} and the {pepper}.| Season with two thirds of the {salt}.| Season with the {pepper}.] Leave for 5 minutes, until the juices are soaked up.",
      "Work in the {mince} with your hand for a minute, until slightly sticky. Shape with wet hands into fat patties about 2.5 cm thick, three for each person.[ Roll in three quarters of the {flour}.][ Simmer the {potato} in a large pan of water[, with the rest of the {salt},] for 15 minutes, until tender, drain and mash[ with the {butter}].]",
      "[Heat the {oil} in a large frying pan|Heat a large non-stick frying pan] over a medium heat and fry the patties in two batches for 5–6 minutes a side, until well browned and {71 c} in the middle. Keep warm.",
      "[?stock: Pour off all but a spoonful of fat from the pan[, stir in the last of the {flour} for a minute], [?stock=~stock_cube: crumble in the {stock} and add {400 ml} water|pour in the {stock}], scraping up the crust, and simmer for 5 minutes, to a glossy gravy. ][Boil the {greens} for 3–4 minutes, until just tender, and drain. ]Pile the rissoles on {serves} plates[ with the mashed {potato} and the {greens}| with the mashed {potato}| with the {greens}][?stock:, and pour over the gravy|, and spoon over any juices from the pan]."
    ],
    "note": "Grate the {veg} rather than chop: {it veg} will melt into the patties and keep them juicy.",
    "safety": "The {mince} must be cooked to {71 c} in the middle, with no pink left."
  },
  {
    "id": "bobotie",
    "title": "Bobotie",
    "summary": "Fragrant curried {mince} baked under a golden savoury custard.",
    "kitchen": "South African",
    "course": "main",
    "contradicts": "tinned-tomato coconut-milk ~pasta ~pasta_hollow ~pasta_fresh tortilla aubergine",
    "serves": 4,
    "minutes": 85,
    "handsOn": 40,
    "kit": [
      "oven",
      "frying pan",
      "baking dish",
      "saucepan"
    ],
    "parts": [
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin yogurt ~yogurt",
        "grams": 360,
        "need": true,
        "role": "liquid",
        "does": [
          "soaked",
          "baked"
        ]
      },
      {
        "part": "bread",
        "foods": "~bread ~roll breadcrumb ~crumbs",
        "grams": 75,
        "role": "binder",
        "does": [
          "soaked"
        ],
        "prep": "crusts cut off",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish butter ghee ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 250,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "carrot apple ~courgette ~green_bean ~stem_quick ~mushroom ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~pome",
        "grams": 140,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "coarsely grated or finely chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger chilli ~ginger ~chilli",
        "grams": 12,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "grated or finely chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "curry",
        "foods": "curry-powder ~curry_paste garam-masala",
        "grams": 14,
        "need": true,
        "role": "star",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "~curry_paste": 40
        },
        "once": true
      },
      {
        "part": "spice",
        "foods": "turmeric cumin ground-coriander cinnamon ~spice_savoury ~spice_mild",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 3,
        "once": true
      },
      {
        "part": "mince",
        "foods": "beef-mince lamb-mince ~mince ~mince_poultry plant-mince",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "baked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "chutney",
        "foods": "chutney ~chutney jam ~jam brown-sugar ~sugar",
        "grams": 75,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "perFood": {
          "brown-sugar": 20
        },
        "once": true
      },
      {
        "part": "raisins",
        "foods": "raisin sultana dried-apricot ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned",
        "grams": 50,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "chopped if large",
        "knife": true,
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "lemon ~vinegar worcestershire-sauce ~citrus_sour",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "baked"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "ground"
      },
      {
        "part": "bay",
        "foods": "bay-leaf lime-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ],
        "once": true
      },
      {
        "part": "almonds",
        "foods": "almond ~nut ~peanut",
        "grams": 30,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "roughly chopped if whole",
        "knife": true,
        "once": true
      },
      {
        "part": "rice",
        "foods": "~rice_white",
        "grams": 260,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "rinsed"
      },
      {
        "part": "coriander",
        "foods": "coriander parsley ~herb_tender ~herb_basil ~herb_mint",
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
      "Heat the oven to {180 C}. Pour the {milk} into a bowl.[ Soak the {bread} in it for 10 minutes, squeeze out gently and set aside, keeping the liquid.]",
      "[Heat the {fat} in a wide frying pan|Set a wide non-stick frying pan] over a medium heat.[ Cook the {onion} for 10 minutes, until soft and gold.][ Add the {veg} for 3 minutes.][ Stir in the {garlic} for 1 minute.][ Add the {ginger}.] Stir in the {curry}[ with the {spice}] for 1 minute, until fragrant.",
      "Turn up the heat, add the {mince} and fry for 7–8 minutes, breaking it up, until brown and sizzling dry.[ Season with three quarters of the {salt}.][ Stir in the {chutney}.][ Add the {raisins}.][ Sharpen with the {vinegar}.][ Crumble in the soaked {bread}.] Cook for 3 minutes more, taste for sweet, sour and spicy, and press level into a baking dish.",
      "Beat the {egg} into the bowl of {milk}[ with the rest of the {salt} and the {pepper}| with the rest of the {salt}| with the {pepper}] and pour over.[ Push in the {bay}, half standing.][ Scatter with the {almonds}.] Bake for 30–35 minutes, until the custard is golden and set, with only a slight wobble.",
      "[Meanwhile, boil the {rice} in plenty of water for 10–12 minutes, until tender, drain, cover and leave to steam. ]Let the bobotie rest for 5 minutes and cut into squares[, set over the {rice}].[ Scatter with the {coriander}.]"
    ],
    "note": "Taste before the custard goes on: it should be sweet, sour and spicy in equal parts.",
    "safety": "The {mince} should be cooked through before it is topped, and the custard set to the middle."
  },
  {
    "id": "tomato-bredie",
    "title": "Tomato bredie",
    "summary": "Tender {lamb} in a thick, jammy, gently sweet {one tomato} gravy with {potato}.",
    "kitchen": "South African",
    "course": "main",
    "contradicts": "coconut-milk chickpea couscous feta olive ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 4,
    "minutes": 165,
    "handsOn": 40,
    "kit": [
      "casserole",
      "saucepan"
    ],
    "parts": [
      {
        "part": "lamb",
        "foods": "stewing-lamb lamb-shoulder mutton stewing-beef ~red_stew",
        "grams": 850,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "braised"
        ],
        "prep": "cut into large pieces",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "braised"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "prep": "ground"
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small",
        "grams": 350,
        "role": "base",
        "does": [
          "caramelised"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake cayenne paprika ~chilli ~spice_heat",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prep": "chopped if fresh",
        "knife": true,
        "perFood": {
          "chilli-flake": 1,
          "cayenne": 0.7,
          "paprika": 4
        },
        "once": true
      },
      {
        "part": "spice",
        "foods": "cinnamon cardamom clove allspice cumin ground-coriander curry-powder ~spice_savoury ~spice_mild",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 3,
        "once": true
      },
      {
        "part": "tomato",
        "foods": "~tomato ~tomato_tin ~tomato_sieved",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "reduced"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ketchup ~tomato_conc ~ketchup",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar ~jam chutney ~chutney",
        "grams": 15,
        "role": "sweetener",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "bay-leaf thyme ~herb_woody ~herb_dried ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "braised"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid ~stock_cube red-wine ~wine",
        "grams": 200,
        "role": "liquid",
        "does": [
          "braised"
        ],
        "perFood": {
          "~stock_cube": 7
        }
      },
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small",
        "grams": 450,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled and cut into large chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "green-bean carrot ~squash celery ~cabbage pea ~green_bean ~celery",
        "grams": 180,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into bite-size pieces",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "rice",
        "foods": "~rice_white",
        "grams": 260,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "rinsed"
      },
      {
        "part": "vinegar",
        "foods": "apple-cider-vinegar ~vinegar lemon ~citrus_sour",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander parsley ~herb_tender ~herb_basil ~herb_mint",
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
      "Pat the {lamb} dry.[ Season with two thirds of the {salt} and the {pepper}.| Season with two thirds of the {salt}.| Season with the {pepper}.] [Heat the {fat} in a casserole|Heat a dry heavy casserole] over a high heat and brown the {lamb} in two batches, about 6 minutes each, until dark on two sides. Lift out.",
      "Turn the heat to medium.[ Cook the {onion} for 12 minutes, stirring up the crust, until soft and brown.][ Stir in the {garlic} for 1 minute.][ Add the {ginger}.][ Add the {chilli}.][ Toast the {spice} for 1 minute.] Add the {tomato}[ and the {puree}][, sweeten with the {sugar}] and cook for 8 minutes, until collapsed and jammy.",
      "Put back the {lamb}[ with the {herb}], add [?stock: [?stock=~stock_cube: the crumbled {stock} and {200 ml} water|the {stock}]|{200 ml} water], cover and simmer very gently for 1 hour 15 minutes, until nearly tender.",
      "Tuck in the {potato}, cover and cook for 35–40 minutes more, until a knife slides through and the {lamb} {is lamb} coming away in soft pieces.[ Add the {veg} for the last 12 minutes.][ Meanwhile, boil the {rice} in plenty of water for 10–12 minutes, until tender, drain, cover and leave to steam.] Uncover for the last 10 minutes if the sauce is thin.",
      "Spoon off the fat and leave to stand for 10 minutes.[ Sharpen with the {vinegar}.][ Taste, and season with the rest of the {salt}.] Ladle [over the {rice}|into bowls][ and scatter with the {coriander}]."
    ],
    "note": "A bredie is thick, never soupy: the {tomato} should make all of the sauce."
  }
];
