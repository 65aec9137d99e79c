import type { Master } from "./master.ts";

export const AMERICAS_AFRICA_NORTHERN_EUROPE_MASTERS: readonly Master[] = [
  {
    "id": "chilaquiles",
    "title": "Chilaquiles",
    "summary": "Crisp {tortilla} folded through hot charred salsa, so that they soften only at the edges.",
    "kitchen": "Mexican",
    "course": "breakfast",
    "contradicts": "tortilla ~pasta ~pasta_hollow ~pasta_fresh soy-sauce coconut-milk",
    "serves": 2,
    "minutes": 35,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "tomato",
        "foods": "tomatillo tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "grilled",
          "chilled-set"
        ],
        "prep": "left whole; husk and rinse tomatillos, drain tinned tomatoes",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "jalapeno chilli chipotle-in-adobo ~chilli",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "fried",
          "grilled",
          "chilled-set"
        ],
        "prep": "left whole",
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 100,
        "role": "base",
        "does": [
          "fried",
          "grilled",
          "whisked"
        ],
        "prep": "half in wedges, half thinly sliced",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "base",
        "does": [
          "fried",
          "grilled",
          "chilled-set"
        ],
        "prep": "unpeeled",
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 150,
        "role": "liquid",
        "does": [
          "blended"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "tortilla",
        "foods": "corn-tortilla tortilla-chip ~wrap",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "sweated",
          "chilled-set"
        ],
        "prep": "cut into 6 wedges each",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish lard olive-oil",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "body",
        "does": [
          "fried",
          "boiled",
          "whisked"
        ]
      },
      {
        "part": "cream",
        "foods": "sour-cream creme-fraiche greek-yogurt ~sour_cream ~yogurt",
        "grams": 60,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "loosened with a little water",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "queso-fresco feta lancashire-cheese ~cheese_brine ~cheese_melt",
        "grams": 50,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "avocado",
        "foods": "avocado",
        "grams": 75,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 15,
        "role": "finish",
        "does": [
          "whisked",
          "blended",
          "scattered-at-end"
        ],
        "prep": "stalks and leaves chopped",
        "knife": true
      }
    ],
    "method": [
      "Set a dry frying pan over high heat and char the {tomato} for 8–10 minutes, turning, until soft and blackened in patches.[ Put the {chilli} in alongside.][ Char the wedges of {onion} too.][ Add the {garlic} for the last 5 minutes, then slip off the skins.]",
      "Blend or pound everything with [?stock=~stock_cube: {150 ml} water with the {stock} crumbled in|the {stock}|{150 ml} water][, half of the {coriander}][ and the {salt}] until nearly smooth.",
      "Wipe out the pan, set it over medium-high heat and fry the {tortilla} in batches[ in the hot {fat}] for 2–3 minutes, until golden and crisp. Drain on paper. Bought tortilla chips {tortilla} this step.",
      "Pour the sauce into the hot pan and boil for 4–5 minutes, until it darkens a shade and coats a spoon.[ Meanwhile fry the {egg} in a second pan for 3 minutes, until the whites are set and the yolks still run.]",
      "Take the sauce off the heat, tip in the {tortilla} and fold for half a minute, until coated and softening only at the edges.",
      "Pile onto plates at once.[ Lay the {egg} on top.][ Spoon over the {cream}.][ Crumble on the {cheese}.][ Add the {avocado}.][ Scatter with the sliced {onion}.][ Finish with the rest of the {coriander}.]"
    ],
    "note": "Sauce and tortillas meet at the last moment; five minutes later it is porridge."
  },
  {
    "id": "huevos-rancheros",
    "title": "Huevos rancheros",
    "summary": "Fried {egg} on toasted tortillas under a hot, thick tomato salsa.",
    "kitchen": "Mexican",
    "course": "breakfast",
    "contradicts": "tortilla-chip ~pasta ~pasta_hollow ~pasta_fresh soy-sauce harissa",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish olive-oil lard butter ~butter",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion spring-onion ~onion ~spring_onion",
        "grams": 80,
        "role": "base",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "jalapeno chilli chipotle-in-adobo chilli-flake ~chilli ~spice_heat",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "base",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin dried-oregano",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato tomato passata ~tomato_tin ~tomato ~tomato_sieved",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "mashed"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "mashed"
        ]
      },
      {
        "part": "beans",
        "foods": "refried-bean black-bean pinto-bean kidney-bean ~pulse_tin",
        "grams": 200,
        "role": "body",
        "does": [
          "simmered",
          "mashed"
        ],
        "prep": "drained if tinned"
      },
      {
        "part": "tortilla",
        "foods": "corn-tortilla tortilla ~wrap",
        "grams": 100,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "chilled-set"
        ]
      },
      {
        "part": "cheese",
        "foods": "feta queso-fresco cheddar ~cheese_brine ~cheese_melt",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "avocado",
        "foods": "avocado",
        "grams": 75,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
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
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "in wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Warm a saucepan[ with half of the {fat}] over medium heat.[ Cook the {onion} in it for 5 minutes, until soft and turning gold.][ Stir in the {chilli}.][ Add the {garlic} and cook for 1 minute, until fragrant.][ Stir in the {cumin} for 30 seconds.]",
      "Tip in the {tomato} with three quarters of the {salt} and simmer briskly for 10–12 minutes, crushing with the spoon, until a trail holds behind it.[ Meanwhile mash the {beans} roughly in a small pan with a splash of water and heat until spreadable.]",
      "Toast the {tortilla} in a hot dry frying pan for 30 seconds a side, until supple and spotted brown. Lay them on warm plates.",
      "Put the pan back over medium-high heat[ with the rest of the {fat}], crack in the {egg}, season with the rest of the {salt} and fry for 3 minutes, until the edges are lacy, the whites set and the yolks still loose.",
      "[Spread the {beans} over the tortillas. ]Top each tortilla with an {egg} and spoon the hot sauce around.[ Crumble over the {cheese}.][ Add the {avocado}.][ Scatter with the {coriander}.][ Serve with the {lime} to squeeze.]"
    ],
    "note": "Cook the sauce until it is truly thick, or it will soak the tortilla before the fork gets there."
  },
  {
    "id": "tacos-de-carne-asada",
    "title": "Tacos de carne asada",
    "summary": "Hard-seared, juicy chopped {steak} in hot toasted tortillas.",
    "kitchen": "Mexican",
    "course": "main",
    "contradicts": "mushroom coconut-milk ~pasta ~pasta_hollow ~pasta_fresh oyster-sauce",
    "serves": 2,
    "minutes": 40,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "steak",
        "foods": "skirt-steak flank-steak rump-steak sirloin-steak ~red_quick",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "grilled",
          "chilled-set"
        ],
        "prep": "in one or two thin pieces, patted dry",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-powder chipotle-in-adobo chili-seasoning smoked-paprika ~spice_heat",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic garlic-powder ~garlic",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon orange ~citrus_sour",
        "grams": 120,
        "role": "seasoning",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "1 for its juice, 1 in wedges",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish olive-oil",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion spring-onion ~onion ~spring_onion",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "dressed",
          "chilled-set"
        ],
        "prep": "very finely chopped",
        "knife": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "dressed",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "tortilla",
        "foods": "corn-tortilla tortilla ~wrap",
        "grams": 180,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "once": true
      },
      {
        "part": "avocado",
        "foods": "avocado guacamole",
        "grams": 100,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced or crushed",
        "knife": true,
        "once": true
      },
      {
        "part": "salsa",
        "foods": "salsa salsa-verde tomato hot-sauce ~tomato",
        "grams": 120,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chop tomatoes finely with a pinch of salt",
        "once": true
      },
      {
        "part": "radish",
        "foods": "radish cabbage cucumber ~cabbage",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Rub the {steak} on both sides[ with the {salt}][ and {cumin}].[ Rub in the {chilli}.][ Work in the {garlic}.][ Turn the meat in the {fat}.][ Squeeze over the juice of half the {lime}.] Leave for 15 minutes at room temperature.",
      "[Toss the {onion} with a little of the {coriander} and set aside. ]Get a heavy pan smoking hot. Shake off any wet marinade and sear the {steak} without moving it for 2–3 minutes a side, until charred at the edges and {63 c} in the middle.",
      "Rest it on a board for 5–8 minutes. Meanwhile toast the {tortilla} in the same hot pan for 30 seconds a side and keep them wrapped in a cloth.",
      "Slice the meat thinly across the grain, then chop it into small dice and toss it in its juices.",
      "Fill the tortillas.[ Add the {avocado}.][ Spoon on the {salsa}.][ Scatter with the {onion}.][ Finish with the rest of the {coriander}.][ Put the {radish} alongside for crunch.][ Serve with the rest of the {lime}, in wedges.] Eat with the hands, straight away."
    ],
    "note": "Thin and fast: a screaming pan and a proper rest give char outside and juice inside."
  },
  {
    "id": "fish-tacos",
    "title": "Fish tacos",
    "summary": "Crisp-edged fried {fish} tucked into warm toasted tortillas.",
    "kitchen": "Mexican",
    "course": "main",
    "contradicts": "soy-sauce coconut-milk curry-paste mashed-potato ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 2,
    "minutes": 30,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "cabbage",
        "foods": "cabbage red-cabbage lettuce ~cabbage ~leaf_salad",
        "grams": 150,
        "role": "body",
        "does": [
          "whisked",
          "scattered-at-end",
          "dressed",
          "fried"
        ],
        "prep": "very finely shredded",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "need": true,
        "role": "seasoning",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 120,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end",
          "dressed"
        ]
      },
      {
        "part": "cream",
        "foods": "mayonnaise sour-cream greek-yogurt ~mayo ~sour_cream ~yogurt",
        "grams": 80,
        "role": "sauce",
        "does": [
          "fried",
          "toasted",
          "whisked"
        ]
      },
      {
        "part": "chipotle",
        "foods": "chipotle-in-adobo hot-sauce sriracha smoked-paprika",
        "grams": 10,
        "role": "sauce",
        "does": [
          "fried",
          "toasted",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour cornflour rice-flour ~flour",
        "grams": 45,
        "role": "binder",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "paprika",
        "foods": "smoked-paprika chili-seasoning paprika",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin dried-oregano",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "fish",
        "foods": "cod haddock pollock hake tilapia ~fish_white",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "cut into finger-thick strips, patted dry",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish olive-oil",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "tortilla",
        "foods": "corn-tortilla tortilla ~wrap",
        "grams": 160,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "toasted",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "avocado",
        "foods": "avocado guacamole",
        "grams": 100,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion spring-onion onion ~onion ~spring_onion",
        "grams": 40,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 10,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "picked",
        "once": true
      }
    ],
    "method": [
      "Season the {fish} with half of the {salt} and leave for 10 minutes.[ Meanwhile toss the {cabbage} with a little more of the {salt} and squeeze it for a minute, until it wilts.][ Dress the {cabbage} with a squeeze of the {lime}.]",
      "Toast the {tortilla} in a hot dry frying pan for 30 seconds a side and wrap in a cloth.[ Loosen the {cream} with a little water or citrus juice until it drops from the spoon.][ Beat the {chipotle} into the {cream}, tasting for heat.]",
      "Put the rest of the {salt} on a plate.[ Mix in the {flour}.][ Stir in the {paprika}.][ Add the {cumin}.] Pat the {fish} dry again and turn it in the seasoning, shaking off the excess.",
      "Heat the pan over medium-high heat[ with the {fat}, until it shimmers]. Fry the {fish} in one layer for 2–3 minutes a side, until crisp and golden outside and opaque and flaking within.",
      "Fill the tortillas with the {fish}[ and the {cabbage}].[ Spoon over the {cream}.][ Add the {avocado}.][ Scatter with the {onion}.][ Finish with the {coriander}.][ Serve with the rest of the {lime}, in wedges.]"
    ],
    "note": "Dry {fish} and hot oil make the crust; crowd the pan and it steams.",
    "safety": "Cook the {fish} until opaque all through (63 °C)."
  },
  {
    "id": "beef-tacos",
    "title": "Beef tacos",
    "summary": "Dark, glossy, well-browned mince in hot shells, eaten with the hands.",
    "kitchen": "Mexican",
    "course": "main",
    "contradicts": "lasagne-sheet ~pasta ~pasta_hollow ~pasta_fresh burger-bun puff-pastry soy-sauce",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish olive-oil",
        "grams": 10,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mince",
        "foods": "beef-mince pork-mince turkey-mince chicken-mince ~mince",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion spring-onion ~onion ~spring_onion",
        "grams": 100,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic garlic-powder ~garlic",
        "grams": 6,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chili-seasoning chilli-powder taco-seasoning chipotle-in-adobo smoked-paprika ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato-puree passata tinned-tomato ketchup ~tomato_conc ~tomato_sieved ~tomato_tin ~ketchup",
        "grams": 30,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "water",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 120,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "shells",
        "foods": "taco-shell corn-tortilla tortilla ~wrap",
        "grams": 110,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lettuce",
        "foods": "lettuce cabbage ~leaf_salad ~cabbage",
        "grams": 60,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "salsa",
        "foods": "tomato salsa ~tomato",
        "grams": 120,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "chopped if whole",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar monterey-jack feta ~cheese_melt ~cheese_brine",
        "grams": 60,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "grated or crumbled",
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream creme-fraiche greek-yogurt ~sour_cream ~yogurt",
        "grams": 60,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "avocado",
        "foods": "avocado guacamole",
        "grams": 100,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "sliced or crushed",
        "knife": true,
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 60,
        "role": "finish",
        "does": [
          "simmered",
          "whisked",
          "scattered-at-end"
        ],
        "prep": "halved",
        "knife": true
      }
    ],
    "method": [
      "Get a wide frying pan hot over high heat[ with the {fat}]. Press in the {mince} in one layer, season[ with the {salt}] and leave for 3–4 minutes, until well browned underneath. Break up and brown the other side for 2 minutes.",
      "Lower the heat to medium.[ Add the {onion} and cook for 5 minutes, until soft.][ Stir in the {garlic} for 1 minute.][ Stir in the {chilli} until it smells toasted.][ Add the {cumin} and fry for 30 seconds.][ Rub in the {oregano}.][ Fry the {tomato} into the meat for 1–2 minutes, until it darkens.]",
      "Pour in [?water=~stock_cube: {120 ml} water with the {water} crumbled in|the {water}|{120 ml} water], scrape the pan and simmer for 6–8 minutes, until the meat is glossy and coated, with no loose liquid.[ Sharpen with the juice of half the {lime}.]",
      "Meanwhile warm the {shells}: crisp shells for 4 minutes at {180 C}, soft tortillas 30 seconds a side in a dry pan.",
      "Spoon the meat into the shells.[ Add the {lettuce}.][ Spoon on the {salsa}.][ Scatter with the {cheese}.][ Top with the {cream}.][ Add the {avocado}.][ Serve with the rest of the {lime}.]"
    ],
    "note": "Browning the mince hard in one layer before breaking it up makes all the difference."
  },
  {
    "id": "chicken-enchiladas",
    "title": "Chicken enchiladas",
    "summary": "Tender {chicken} rolled in tortillas and baked under a deep red chilli sauce.",
    "kitchen": "Mexican",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh lasagne-sheet coconut-milk garam-masala soy-sauce",
    "serves": 4,
    "minutes": 70,
    "handsOn": 40,
    "kit": [
      "saucepan",
      "baking dish",
      "oven"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish olive-oil lard",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 9,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-powder chili-seasoning chipotle-in-adobo jalapeno ~spice_heat ~chilli",
        "grams": 12,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "chop fresh chillies finely",
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "passata tinned-tomato tomato tomatillo ~tomato_sieved ~tomato_tin ~tomato",
        "grams": 500,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "chop whole ones",
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 250,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 5
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast cooked-chicken ~poultry_dark ~poultry_breast ~cooked_meat",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar monterey-jack mozzarella ~cheese_melt",
        "grams": 150,
        "role": "body",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "prep": "grated"
      },
      {
        "part": "tortilla",
        "foods": "corn-tortilla tortilla ~wrap",
        "grams": 280,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream creme-fraiche ~sour_cream",
        "grams": 100,
        "role": "finish",
        "does": [
          "baked",
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander spring-onion ~spring_onion",
        "grams": 15,
        "role": "finish",
        "does": [
          "baked",
          "whisked",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 60,
        "role": "finish",
        "does": [
          "baked",
          "whisked",
          "scattered-at-end"
        ],
        "prep": "in wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Warm a wide pan[ with half of the {fat}] over medium heat.[ Cook the {onion} in it for 8 minutes, until soft and golden.][ Stir in the {garlic} for 1 minute.] Add the {chilli} and stir for 30 seconds, until fragrant but not scorched.[ Stir in the {cumin}.][ Rub in the {oregano}.]",
      "Pour in the {tomato} and [?stock=~stock_cube: {250 ml} water with the {stock} crumbled in|{stock}|{250 ml} water][ with the {salt}], lay in the {chicken}, cover and simmer gently for 15–18 minutes, until {74 c} inside; meat that is already cooked needs only 5. Lift it out and shred it with two forks.",
      "Boil the sauce hard for 5 minutes, until it coats a spoon, and blend it smooth if liked. Moisten the shredded meat with a ladleful[ and mix in a third of the {cheese}]. Heat the oven to {200 C}.",
      "Warm the {tortilla} one by one in a hot pan[ slicked with the rest of the {fat}], 15 seconds a side, until they bend without cracking.",
      "Dip each tortilla in the sauce, lay a line of filling along it, roll up and pack seam side down in a baking dish. Pour over the rest of the sauce[ and scatter with the rest of the {cheese}].",
      "Bake for 15–18 minutes, until bubbling at the edges, then rest for 5 minutes.[ Spoon over the {cream}.][ Scatter with the {coriander}.][ Serve with the {lime}.]"
    ],
    "note": "Warm and dip the tortillas before rolling: cold ones split and stay dry.",
    "safety": "Cook the {chicken} to 74 °C before it is shredded."
  },
  {
    "id": "quesadillas",
    "title": "Quesadillas",
    "summary": "Crisp golden tortillas with a molten middle.",
    "kitchen": "Mexican",
    "course": "snack",
    "contradicts": "passata beef-mince soy-sauce",
    "serves": 2,
    "minutes": 15,
    "handsOn": 15,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "cheese",
        "foods": "cheddar monterey-jack mozzarella oaxaca-cheese gouda ~cheese_melt",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "coarsely grated"
      },
      {
        "part": "beans",
        "foods": "black-bean refried-bean pinto-bean kidney-bean ~pulse_tin",
        "grams": 120,
        "role": "body",
        "does": [
          "scattered-at-end",
          "chilled-set",
          "fried"
        ],
        "prep": "drained and roughly crushed",
        "once": true
      },
      {
        "part": "chicken",
        "foods": "cooked-chicken ham pulled-pork chorizo ~cooked_meat",
        "grams": 100,
        "role": "body",
        "does": [
          "scattered-at-end",
          "chilled-set",
          "fried"
        ],
        "prep": "finely shredded or chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "vegetable",
        "foods": "mushroom bell-pepper sweetcorn spinach courgette ~mushroom ~pepper_sweet ~leaf_cook ~courgette",
        "grams": 120,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "pickled-pepper jalapeno chilli chipotle-in-adobo ~chilli",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "spring-onion red-onion ~spring_onion ~onion",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "tortilla",
        "foods": "tortilla corn-tortilla ~wrap",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ]
      },
      {
        "part": "fat",
        "foods": "butter vegetable-oil ~oil ~oil_finish olive-oil ~butter",
        "grams": 10,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "salsa",
        "foods": "salsa salsa-verde tomato hot-sauce ~tomato",
        "grams": 100,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "prep": "chop whole tomatoes finely",
        "once": true
      },
      {
        "part": "avocado",
        "foods": "avocado guacamole",
        "grams": 100,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "prep": "sliced or crushed",
        "knife": true,
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream greek-yogurt creme-fraiche ~sour_cream ~yogurt",
        "grams": 60,
        "role": "finish",
        "does": [
          "whisked"
        ]
      }
    ],
    "method": [
      "Lay the {tortilla} out flat and have the {cheese} grated.[ Cook the {vegetable} in a hot frying pan over medium-high heat for 4–5 minutes, until any water has gone and the edges brown.][ Season the {vegetable} with the {salt}.]",
      "Scatter half of the {cheese} over one half of each tortilla.[ Add the {vegetable}.][ Spread over the {beans}.][ Add the {chicken}.][ Dot with the {chilli}.][ Sprinkle with the {onion}.] Cover with the rest of the {cheese}, which glues it all together, and fold the {tortilla} over.",
      "Set a clean frying pan over medium heat[ with a little of the {fat}]. Cook the quesadillas two at a time for 2–3 minutes a side, pressing gently, until crisp and golden with the {cheese} running at the edge.",
      "Rest for a minute, then cut into wedges.[ Serve with the {salsa}.][ Put out the {avocado}.][ Add a spoonful of {cream}.]"
    ],
    "note": "Medium heat, not high: the {cheese} must melt before the tortilla burns."
  },
  {
    "id": "pozole-rojo",
    "title": "Pozole rojo",
    "summary": "A deep red chilli broth full of tender meat and plump kernels.",
    "kitchen": "Mexican",
    "course": "soup",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh coconut-milk soy-sauce cream",
    "serves": 4,
    "minutes": 130,
    "handsOn": 35,
    "kit": [
      "saucepan",
      "frying pan",
      "blender"
    ],
    "parts": [
      {
        "part": "pork",
        "foods": "pork-shoulder chicken-thigh pork-rib ~poultry_dark ~meat_bone",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into 4 cm chunks",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 13,
        "need": true,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 1500,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 30
        }
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "blended",
          "soaked",
          "chilled-set"
        ],
        "prep": "halved",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 18,
        "role": "base",
        "does": [
          "blended",
          "soaked",
          "chilled-set"
        ],
        "prep": "peeled"
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "dried-chilli",
        "grams": 35,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "toasted",
          "blended"
        ],
        "prep": "stalks and seeds removed; 2 only of chipotle, which is hot"
      },
      {
        "part": "fat",
        "foods": "lard vegetable-oil ~oil ~oil_finish",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "blended",
          "soaked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "blended",
          "scattered-at-end",
          "soaked"
        ]
      },
      {
        "part": "hominy",
        "foods": "hominy chickpea sweetcorn ~pulse_tin",
        "grams": 500,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "cabbage",
        "foods": "cabbage lettuce ~cabbage ~leaf_salad",
        "grams": 120,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "very finely shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "radish",
        "foods": "radish",
        "grams": 80,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "avocado",
        "foods": "avocado",
        "grams": 150,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "diced",
        "knife": true,
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 120,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "in wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Put the {pork} in a large pot with [?stock=~stock_cube: {1500 ml} water with the {stock} crumbled in|the {stock}|{1500 ml} water][, half of the {onion}][, half of the {garlic}][, the {bay}] and two thirds of the {salt}. Bring to a bare simmer, skim, and cook half covered for 1½ hours, until it pulls apart easily; {pork} needs only 35 minutes.",
      "Meanwhile toast the {chilli} in a dry frying pan over medium heat for 20–30 seconds a side, until they smell sweet and darken slightly. Cover with {300 ml} of the hot broth and soak for 20 minutes.",
      "Blend the {chilli}[, the rest of the {onion}][, the rest of the {garlic}][, the {cumin}][, half of the {oregano}] and the soaking broth to a very smooth paste. Rub it through a sieve if the skins are tough.",
      "Set the frying pan over medium-high heat[ with the {fat}] and fry the paste for 5 minutes, stirring, until it thickens and turns brick red. Scrape it into the pot.",
      "Add the {hominy} and simmer uncovered for 25 minutes. Lift out the {pork}, shred it roughly, discarding any bones, and return it. Taste and add the rest of the {salt}.",
      "Ladle into deep bowls.[ Rub the rest of the {oregano} over between the palms.][ Top with the {cabbage}.][ Add the {radish}.][ Add the {avocado}.][ Squeeze in the {lime}.]"
    ],
    "safety": "If {pork} is used, cook it to 74 °C before shredding."
  },
  {
    "id": "frijoles-refritos",
    "title": "Frijoles refritos",
    "summary": "Creamy {beans} fried in good fat until rich and spreadable.",
    "kitchen": "Mexican",
    "course": "side",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh coconut-milk smoked-sausage tahini passata",
    "serves": 4,
    "minutes": 25,
    "handsOn": 20,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "lard bacon-fat vegetable-oil butter olive-oil ~oil ~butter",
        "grams": 45,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 100,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "jalapeno chilli chipotle-in-adobo chilli-flake ~chilli ~spice_heat",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin dried-oregano",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "beans",
        "foods": "pinto-bean black-bean kidney-bean borlotti-bean ~pulse_tin",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "liquid kept"
      },
      {
        "part": "liquid",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 200,
        "role": "liquid",
        "does": [
          "fried",
          "simmered",
          "mashed"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "queso-fresco feta cheddar ~cheese_brine ~cheese_melt",
        "grams": 40,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 30,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ]
      }
    ],
    "method": [
      "Melt two thirds of the {fat} in a wide frying pan over medium heat.[ Cook the {onion} in it for 8 minutes, until well golden, for this is where the flavour comes from.][ Add the {chilli} and cook for 1 minute.][ Stir in the {garlic} for 1 minute.][ Toast the {cumin} in the fat for 20 seconds.]",
      "Turn up the heat a little, add the {beans} with about half of [?liquid=~stock_cube: {200 ml} water with the {liquid} crumbled in|the {liquid}|{200 ml} water] and let them fry and bubble for 3–4 minutes.",
      "Mash in the pan, as coarse or smooth as you like, adding the rest of [?liquid=~stock_cube: the stock|the {liquid}|the water] bit by bit. Cook for 5–6 minutes, stirring, until the mash pulls away from the pan in one soft mass; it thickens as it stands, so stop while it is loose.",
      "Beat in the rest of the {fat}[ and the {salt}], tasting as you go, since tinned {beans} may already be salted.[ Sharpen with a squeeze of the {lime}.][ Scatter with the {cheese}.]"
    ]
  },
  {
    "id": "arroz-a-la-mexicana",
    "title": "Arroz a la mexicana",
    "summary": "Toasted rice cooked in fried {tomato} and stock, every grain separate and brick red.",
    "kitchen": "Mexican",
    "course": "side",
    "contradicts": "habanero curry-powder coconut-milk risotto-rice saffron soy-sauce black-bean lentil",
    "serves": 4,
    "minutes": 45,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "rice basmati-rice ~rice_white",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "rinsed until the water is clear, drained for 10 minutes"
      },
      {
        "part": "tomato",
        "foods": "tomato tinned-tomato passata ~tomato ~tomato_tin ~tomato_sieved",
        "grams": 250,
        "need": true,
        "role": "sauce",
        "does": [
          "blended"
        ],
        "prep": "quartered if whole",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion garlic ~onion ~garlic",
        "grams": 70,
        "need": true,
        "role": "base",
        "does": [
          "blended"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "base",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish lard olive-oil",
        "grams": 35,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 350,
        "role": "liquid",
        "does": [
          "boiled",
          "chilled-set"
        ],
        "perFood": {
          "~stock_cube": 7
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "boiled",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 70,
        "role": "body",
        "does": [
          "boiled",
          "chilled-set"
        ],
        "prep": "in 5 mm dice",
        "once": true
      },
      {
        "part": "peas",
        "foods": "pea sweetcorn green-bean ~green_bean",
        "grams": 70,
        "role": "body",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "jalapeno chilli ~chilli",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "boiled",
          "chilled-set"
        ],
        "prep": "slit but whole",
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander parsley",
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
        "part": "lime",
        "foods": "lime ~citrus_sour",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "in wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Rinse the {rice} and leave it to drain for 10 minutes, shaking it as dry as you can. Blend the {tomato}[ with the {onion}][ and the {garlic}] until smooth, or grate and chop very finely.",
      "Heat the {fat} in a saucepan over medium-high heat and fry the {rice} for 6–8 minutes, stirring, until pale gold and rattling like dry sand.",
      "Pour in the {tomato}, which will spit, and cook for 3–4 minutes, until it has thickened, darkened and clings to every grain.",
      "Add [?stock=~stock_cube: {350 ml} water with the {stock} crumbled in|the {stock}|{350 ml} water][, the {carrot}][, the whole {chilli}][ and the {salt}], stir once and bring to a boil. Cover, turn to the lowest heat and cook for 16 minutes.",
      "Take off the heat.[ Scatter over the {peas}.] Leave closed for 10 minutes, then fluff with a fork.[ Fold in the {coriander}.][ Serve with the {lime}.]"
    ],
    "note": "Fry the {rice} longer than seems right and never stir it once the lid is on."
  },
  {
    "id": "tinga-de-pollo",
    "title": "Tinga de pollo",
    "summary": "{chicken} and sweet {onion} in a smoky {chipotle} and {tomato}.",
    "kitchen": "Mexican",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh coconut-milk kidney-bean barbecue-sauce soy-sauce",
    "serves": 4,
    "minutes": 55,
    "handsOn": 30,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-breast chicken-thigh cooked-chicken ~poultry_breast ~poultry_dark ~cooked_meat",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 700,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 14
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "tomato",
        "foods": "tomato tinned-tomato passata ~tomato ~tomato_tin ~tomato_sieved",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "grilled"
        ],
        "prep": "halved if whole",
        "knife": true
      },
      {
        "part": "chipotle",
        "foods": "chipotle-in-adobo",
        "grams": 40,
        "need": true,
        "role": "sauce",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 9,
        "role": "base",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish lard olive-oil",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 300,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "halved and sliced 5 mm thick",
        "knife": true,
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano dried-thyme",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "tortilla",
        "foods": "taco-shell corn-tortilla tortilla ~wrap",
        "grams": 200,
        "role": "base",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "lettuce",
        "foods": "lettuce cabbage ~leaf_salad ~cabbage",
        "grams": 80,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "avocado",
        "foods": "avocado",
        "grams": 150,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream creme-fraiche ~sour_cream",
        "grams": 100,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "queso-fresco feta ~cheese_brine",
        "grams": 60,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      }
    ],
    "method": [
      "Lay the {chicken} in a saucepan with [?stock=~stock_cube: {700 ml} water with the {stock} crumbled in|the {stock}|{700 ml} water][ and half of the {salt}][, plus the {bay}]. Bring slowly to a bare simmer and poach for 14–16 minutes, until {74 c} in the thickest part. Cool for 5 minutes in the broth, then shred finely. Skip the poaching for meat that is already cooked.",
      "Char the {tomato} in a hot dry frying pan for 6–8 minutes, until blackened in spots and collapsing; {tomato} can go straight in. Blend with the {chipotle}[ and the {garlic}] until smooth.",
      "Warm the frying pan[ with the {fat}] over medium-high heat and cook the {onion} for 8–10 minutes, until golden at the edges but still with some bite.",
      "Pour in the sauce[ with the {oregano}] and fry for 5 minutes, until it darkens and splutters thickly.",
      "Fold in the shredded meat with a ladleful or two of the broth[ and the rest of the {salt}]. Simmer for 8–10 minutes, until the sauce is drawn into the meat and clings.[ Lift out the {bay}.]",
      "Serve hot.[ Pile it onto the {tortilla}, warmed until crisp or supple.][ Top with the {lettuce}.][ Add the {avocado}.][ Spoon over the {cream}.][ Crumble on the {cheese}.]"
    ],
    "note": "Taste the {chipotle} first: brands run from gentle to fierce, so start with two thirds.",
    "safety": "Poach the {chicken} to 74 °C before it is shredded."
  },
  {
    "id": "carnitas",
    "title": "Carnitas",
    "summary": "{pork} simmered with citrus until tender, then fried in its own fat until crisp and golden.",
    "kitchen": "Mexican",
    "course": "main",
    "contradicts": "barbecue-sauce soy-sauce star-anise sauerkraut hominy",
    "serves": 4,
    "minutes": 160,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "pork",
        "foods": "pork-shoulder pork-belly",
        "grams": 1000,
        "need": true,
        "role": "star",
        "does": [
          "dressed",
          "fried"
        ],
        "prep": "cut into 5 cm chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano dried-thyme",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "orange",
        "foods": "orange orange-juice lime ~citrus_sour",
        "grams": 150,
        "need": true,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered",
          "toasted",
          "scattered-at-end"
        ],
        "prep": "half in thick wedges, half finely chopped",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "bruised",
        "once": true
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon-stick cinnamon",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "lard vegetable-oil ~oil ~oil_finish",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "tortilla",
        "foods": "corn-tortilla tortilla ~wrap",
        "grams": 300,
        "role": "base",
        "does": [
          "toasted",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "salsa",
        "foods": "salsa-verde salsa pickled-pepper hot-sauce",
        "grams": 120,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 15,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 120,
        "role": "finish",
        "does": [
          "toasted",
          "scattered-at-end"
        ],
        "prep": "in wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Toss the {pork}[ with the {salt}].[ Rub in the {cumin}.][ Add the {oregano}.] Pack it into a wide heavy pot. Squeeze over the {orange}, dropping in a piece of the rind if there is one.",
      "Pour in enough of {700 ml} water just to cover.[ Tuck in the wedges of {onion}.][ Add the {garlic}.][ Slip in the {bay}.][ Add the {cinnamon}.][ Drop in the {fat}.] Bring to a lively simmer.",
      "Cook half covered for 1½–1¾ hours, turning now and then, until a fork slides in and the liquid has boiled nearly all away; if it goes too soon, add a splash more. Pick out the rind and any whole aromatics.",
      "Now the meat fries in its own fat: keep the heat at medium and turn the pieces gently for 12–15 minutes, until deep brown and crisp at the edges but still juicy inside.",
      "Rest for 5 minutes and pull into large shreds, stirring them through the sticky bits in the pot. Taste.",
      "Serve hot.[ Toast the {tortilla} in a dry pan and fill generously.][ Spoon over the {salsa}.][ Scatter with the chopped {onion}.][ Add the {coriander}.][ Squeeze over the {lime}.]"
    ],
    "note": "Listen to the pot: when the bubbling turns to sizzling, the water has gone and the browning begins."
  },
  {
    "id": "guacamole",
    "title": "Guacamole",
    "summary": "Ripe {avocado} crushed with {lime} and {salt}, coarse, sharp and bright.",
    "kitchen": "Mexican",
    "course": "sauce",
    "contradicts": "smoked-salmon ~pasta ~pasta_hollow ~pasta_fresh sushi-rice prawn",
    "serves": 4,
    "minutes": 10,
    "handsOn": 10,
    "kit": [],
    "parts": [
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion spring-onion shallot ~onion ~spring_onion",
        "grams": 40,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "jalapeno chilli chilli-flake ~chilli ~spice_heat",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 12,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "prep": "chopped, stalks and all",
        "knife": true
      },
      {
        "part": "avocado",
        "foods": "avocado",
        "grams": 330,
        "need": true,
        "role": "star",
        "does": [
          "mashed",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 60,
        "need": true,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "halved",
        "knife": true
      },
      {
        "part": "tomato",
        "foods": "tomato ~tomato",
        "grams": 80,
        "role": "body",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "seeded and diced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Put the {salt} in a bowl or mortar.[ Crush the {onion} into it until it weeps.][ Work in the {chilli}.][ Pound in half of the {coriander}.]",
      "Halve and stone the {avocado}, scoop the flesh on top and mash it roughly with a fork, leaving plenty of lumps.",
      "Squeeze in most of the {lime} and stir just to mix.[ Fold in the {tomato}.][ Fold in the rest of the {coriander}.] Taste, add the rest of the juice if it needs it, and eat soon."
    ],
    "note": "Grinding the {salt} with the seasonings first spreads the flavour through without mashing the {avocado} to a paste."
  },
  {
    "id": "arepas",
    "title": "Arepas",
    "summary": "Hot maize cakes with a crisp crust and a soft, steaming middle, split and filled.",
    "kitchen": "Venezuelan and Colombian",
    "course": "main",
    "contradicts": "masa-harina polenta",
    "serves": 2,
    "minutes": 45,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "oven"
    ],
    "parts": [
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "maize",
        "foods": "masa-harina polenta",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish butter ~butter",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "beans",
        "foods": "black-bean refried-bean kidney-bean ~pulse_tin",
        "grams": 200,
        "role": "body",
        "does": [
          "steamed",
          "mashed",
          "scattered-at-end"
        ]
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "mashed"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "oaxaca-cheese feta mozzarella cheddar gouda ~cheese_melt ~cheese_brine",
        "grams": 120,
        "role": "body",
        "does": [
          "steamed",
          "scattered-at-end"
        ],
        "prep": "crumbled, grated or sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "meat",
        "foods": "cooked-chicken ham pulled-pork roast-beef tinned-tuna ~cooked_meat",
        "grams": 150,
        "role": "body",
        "does": [
          "steamed",
          "mashed",
          "scattered-at-end"
        ],
        "prep": "shredded",
        "knife": true
      },
      {
        "part": "mayonnaise",
        "foods": "mayonnaise greek-yogurt sour-cream ~mayo ~yogurt ~sour_cream",
        "grams": 30,
        "role": "sauce",
        "does": [
          "mashed"
        ],
        "once": true
      },
      {
        "part": "avocado",
        "foods": "avocado guacamole",
        "grams": 150,
        "role": "body",
        "does": [
          "steamed",
          "scattered-at-end"
        ],
        "prep": "sliced or crushed",
        "knife": true,
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander spring-onion ~spring_onion",
        "grams": 10,
        "role": "finish",
        "does": [
          "steamed",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 30,
        "role": "finish",
        "does": [
          "steamed",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 20,
        "role": "finish",
        "does": [
          "steamed",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Stir the {salt} into {300 ml} water in a bowl, rain in the {maize} and mix with your hand for a minute. Leave for 5 minutes to swell, then knead until smooth; it should mould without cracking, so wet your hands if it is dry.",
      "Heat the oven to {200 C}. Shape the dough into 4 discs about 1.5 cm thick, smoothing any cracks at the rim.",
      "Set a heavy frying pan over medium heat[ with the {fat}] and cook the discs for 5–6 minutes a side, until they have a speckled golden crust.",
      "Move them to the oven, straight on the rack, for 12–15 minutes, until puffed a little and hollow-sounding when tapped.",
      "Have the filling ready meanwhile, for arepas wait for nobody.[ Heat the {beans} in a small pan, mashing a few, until thick.][ Stir the {cumin} into the {beans}.][ Bind the {meat} with the {mayonnaise}.]",
      "Split the arepas while steaming hot.[ Spread the insides with the {butter}.][ Spoon in the {beans}.][ Fill with the {meat}.][ Tuck in the {cheese}.][ Add the {avocado}.][ Finish with the {coriander}.][ Squeeze in the {lime}.] Eat at once."
    ],
    "note": "Let the dough rest before judging it: the meal goes on drinking water for five minutes."
  },
  {
    "id": "ropa-vieja",
    "title": "Ropa vieja",
    "summary": "Tender strands of {beef} in a {pepper} and {tomato}.",
    "kitchen": "Cuban",
    "course": "main",
    "contradicts": "sour-cream caraway-seed kidney-bean coconut-milk red-wine ~pasta ~pasta_hollow ~pasta_fresh soy-sauce",
    "serves": 4,
    "minutes": 190,
    "handsOn": 40,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil vegetable-oil ~oil ~oil_finish",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "beef",
        "foods": "flank-steak skirt-steak beef-brisket stewing-beef ~red_quick ~red_stew",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "in 2–3 large pieces, patted dry",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ]
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 700,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 14
        }
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 250,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 320,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine sherry ~wine",
        "grams": 120,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive",
        "grams": 80,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "stoned and halved",
        "knife": true,
        "once": true
      },
      {
        "part": "capers",
        "foods": "caper",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "red-wine-vinegar white-wine-vinegar apple-cider-vinegar lime-juice ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice basmati-rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "rinsed"
      }
    ],
    "method": [
      "Heat a heavy pot over high heat[ with a third of the {fat}]. Season the {beef}[ with half of the {salt}] and brown it for 4 minutes a side, until deeply crusted.",
      "Pour in [?stock=~stock_cube: {700 ml} water with the {stock} crumbled in|the {stock}|{700 ml} water][ with the {bay}], scrape up the crust, cover and simmer very gently for 2–2¼ hours, until the meat pulls into strands. Lift it out and shred it along the grain; keep the broth.",
      "Towards the end, warm a wide pan[ with the rest of the {fat}] over medium heat. Cook the {pepper}[ with the {onion}] for 12 minutes, until soft, sweet and browning at the edges.[ Stir in the {garlic} for 1 minute.][ Toast the {cumin} in it for 30 seconds.][ Rub in the {oregano}.]",
      "Turn up the heat.[ Pour in the {wine} and boil until almost gone.] Add the {tomato} and cook for 6–8 minutes, until thick and jammy.",
      "Stir in the shredded meat with {300 ml} of the broth[ and the rest of the {salt}], and simmer for 15–20 minutes, until the sauce just coats the strands.[ Meanwhile simmer the {rice}, covered, in one and a half times its volume of salted water for 12 minutes, and rest it for 10 off the heat.]",
      "Take off the heat and rest for 5 minutes.[ Stir in the {olives}.][ Add the {capers}.][ Sharpen with the {vinegar}.] Taste.[ Serve over the {rice}.]"
    ],
    "note": "Leave the shreds long and coarse: the dish is named for its rags."
  },
  {
    "id": "feijoada",
    "title": "Feijoada",
    "summary": "{beans} and smoky pork simmered until dark, glossy and thick.",
    "kitchen": "Brazilian",
    "course": "main",
    "contradicts": "tortilla passata coconut-milk sour-cream sweetcorn cumin",
    "serves": 4,
    "minutes": 130,
    "handsOn": 40,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "bacon",
        "foods": "lardon bacon pancetta ham ~bacon_cubes ~bacon",
        "grams": 120,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "pork",
        "foods": "pork-rib pork-shoulder pork-belly ~meat_bone",
        "grams": 400,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "cut into 4 cm pieces or single ribs",
        "knife": true,
        "once": true
      },
      {
        "part": "sausage",
        "foods": "smoked-sausage chorizo bacon pork-rib ham ~bacon ~meat_bone",
        "grams": 250,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "thickly sliced",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "lard vegetable-oil ~oil ~oil_finish olive-oil",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 200,
        "role": "base",
        "does": [
          "fried",
          "simmered",
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
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "beans",
        "foods": "black-bean ~pulse_tin",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "or 250 g dried, soaked overnight and boiled until tender"
      },
      {
        "part": "water",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 500,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "need": true,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "rice",
        "foods": "rice basmati-rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "rinsed"
      },
      {
        "part": "greens",
        "foods": "spring-greens kale",
        "grams": 200,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "ribs removed, shredded hair-thin",
        "knife": true
      },
      {
        "part": "orange",
        "foods": "orange",
        "grams": 200,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "peeled and sliced",
        "knife": true
      },
      {
        "part": "farofa",
        "foods": "gluten-free-flour breadcrumb ~crumbs",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted golden in a spoonful of butter or oil",
        "once": true
      }
    ],
    "method": [
      "Set a large heavy pot over medium heat[ with the {fat}].[ Fry the {bacon} for 6 minutes, until crisp at the edges.][ Brown the {pork} on all sides for 8 minutes.][ Brown the {sausage} for 3 minutes, then lift it out.][ Soften the {onion} in the fat for 8 minutes, until golden.][ Add the {garlic} and cook for 1 minute.] Scrape up everything that has stuck.",
      "Add the {beans} with their liquid and [?water=~stock_cube: {500 ml} water with the {water} crumbled in|the {water}|{500 ml} water][, plus the {bay}]. Bring to a simmer and cook gently, half covered, for 1–1¼ hours, until any pork is falling tender; with only bacon or sausage, 35 minutes is enough.",
      "Crush a ladleful of {beans} against the side and stir them back in.[ Return the {sausage}.] Simmer uncovered for 15 minutes, until dark and glossy and thick enough to coat a spoon. Add the {salt} a little at a time, tasting, since the smoked meat brings plenty.[ Meanwhile simmer the {rice}, covered, in one and a half times its volume of salted water for 12 minutes, and rest it for 10 off the heat.]",
      "Let the pot stand for 10 minutes off the heat, and skim off some of the fat.[ Toss the {greens} in a hot oiled frying pan with a pinch of {salt} for 2 minutes, until bright.]",
      "Ladle out the {beans} and meat.[ Serve with the {rice}.][ Heap the {greens} beside.][ Lay the slices of {orange} on the plate, to cut the richness.][ Scatter with the {farofa}.]"
    ],
    "note": "The {beans} thicken the pot themselves: crush a ladleful rather than boiling it hard."
  },
  {
    "id": "moqueca",
    "title": "Moqueca",
    "summary": "{fish} poached between layers of {pepper} and {tomato} in a silky coconut broth.",
    "kitchen": "Brazilian",
    "course": "main",
    "contradicts": "curry-paste fish-sauce lemongrass curry-powder garam-masala soy-sauce mustard-seed",
    "serves": 2,
    "minutes": 45,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fish",
        "foods": "hake cod monkfish haddock ~fish_white prawn ~prawn",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "cut into 5 cm pieces; shell prawns",
        "knife": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "halved",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 9,
        "role": "base",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "crushed"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "need": true,
        "role": "seasoning",
        "does": [
          "simmered",
          "scattered-at-end"
        ]
      },
      {
        "part": "fat",
        "foods": "olive-oil vegetable-oil coconut-oil ~oil",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 120,
        "role": "base",
        "does": [
          "simmered",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "in thin rings"
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 180,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "in thin rings"
      },
      {
        "part": "chilli",
        "foods": "chilli habanero chilli-flake ~chilli ~spice_heat",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "paprika",
        "foods": "paprika annatto",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 250,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "sliced or chopped",
        "knife": true
      },
      {
        "part": "coriander",
        "foods": "coriander parsley",
        "grams": 20,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "stalks and leaves chopped",
        "knife": true
      },
      {
        "part": "coconut",
        "foods": "coconut-milk ~coconut_milk",
        "grams": 300,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "stirred smooth",
        "once": true
      },
      {
        "part": "palm",
        "foods": "palm-oil ~oil",
        "grams": 20,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice basmati-rice ~rice_white",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "rinsed"
      }
    ],
    "method": [
      "Turn the {fish} in half of the {salt}.[ Rub in half of the {garlic}.][ Squeeze over half of the {lime}.] Leave for 15 minutes.[ Meanwhile simmer the {rice}, covered, in one and a half times its volume of salted water for 12 minutes, and rest it for 10 off the heat.]",
      "Warm a wide pan[ with the {fat}] over medium heat. Cook half of the {pepper}[ with half of the {onion}] for 6–8 minutes, until soft and sweet.[ Stir in the rest of the {garlic} for 1 minute.][ Add the {chilli}.][ Stir in the {paprika} for 20 seconds.]",
      "Add half of the {tomato}[ and half of the {coriander}] and cook for 5 minutes, until slumped into a sauce. Lay the {fish} on top in one layer and cover with the rest of the {pepper}[, the rest of the {onion}], the rest of the {tomato} and the rest of the {salt}.",
      "Pour over the {coconut}, bring to a gentle simmer, cover and cook for 8–10 minutes (5 for {fish}) without stirring, only shaking the pan, until the thickest piece is opaque and just flakes.",
      "Uncover and let it bubble for 2 minutes.[ Drizzle over the {palm}, which stains it orange.][ Scatter with the rest of the {coriander}.][ Squeeze in the rest of the {lime}.] Rest for a few minutes and taste.[ Serve with the {rice}.]"
    ],
    "note": "Shake the pan instead of stirring, so the {fish} stays in big pieces.",
    "safety": "Cook the {fish} until opaque all through (63 °C), and {fish} until pink."
  },
  {
    "id": "beef-empanadas",
    "title": "Beef empanadas",
    "summary": "Golden half-moon pasties with a juicy filling of {beef} and sweet {onion}.",
    "kitchen": "Argentine",
    "course": "main",
    "contradicts": "swede mushroom worcestershire-sauce curry-powder feta",
    "serves": 4,
    "minutes": 85,
    "handsOn": 45,
    "kit": [
      "frying pan",
      "baking tray",
      "oven"
    ],
    "parts": [
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 165,
        "role": "body",
        "does": [
          "boiled",
          "whisked",
          "scattered-at-end"
        ]
      },
      {
        "part": "fat",
        "foods": "lard dripping olive-oil vegetable-oil ~oil",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 300,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "paprika",
        "foods": "paprika smoked-paprika",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake cayenne ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "beef",
        "foods": "beef-mince steak ~mince ~red_quick",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "or steak, very finely diced",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ]
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 80,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "olives",
        "foods": "olive",
        "grams": 70,
        "role": "body",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "raisins",
        "foods": "raisin sultana",
        "grams": 30,
        "role": "body",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "once": true
      },
      {
        "part": "spring",
        "foods": "spring-onion ~spring_onion",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "pastry",
        "foods": "shortcrust-pastry puff-pastry",
        "grams": 500,
        "need": true,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "block pastry rolled 3 mm thick and cut into 12 cm rounds",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Warm a frying pan[ with the {fat}] over medium heat and cook the {onion}[ with half of the {salt}] for 12 minutes, until soft and golden.[ Stir in the {garlic} for 1 minute.][ Stir in the {paprika} off the heat.][ Add the {cumin}.][ Add the {chilli}.][ Rub in the {oregano}.]",
      "Turn up the heat, add the {beef}[ and the rest of the {salt}] and cook for 4–5 minutes, stirring, until it has just lost its pink. Pour in [?stock=~stock_cube: {80 ml} water with the {stock} crumbled in|the {stock}|{80 ml} water] and simmer for 3 minutes: the filling should be juicy, not dry.",
      "Spread it on a plate and chill for at least 20 minutes, until cold and set, so that the juices stay in.[ Meanwhile boil two thirds of the {egg} for 9 minutes, cool, peel and chop, and beat the last for the glaze.]",
      "Heat the oven to {200 C}. Lay out the {pastry} in rounds and put a generous spoonful of filling on each.[ Add some chopped {egg} to each.][ Tuck in the {olives}.][ Dot with the {raisins}.][ Sprinkle with the {spring}.]",
      "Wet the edges, fold into half-moons, press out the air and seal by crimping or with a fork. Lay on a lined tray[ and brush with the beaten {egg}].",
      "Bake for 20–25 minutes, until deep golden and crisp underneath. Rest for 5 minutes; the juice inside is scalding."
    ],
    "safety": "The filling must reach 71 °C; bake until steaming hot in the middle."
  },
  {
    "id": "lomo-saltado",
    "title": "Lomo saltado",
    "summary": "Seared strips of {steak} with {tomato}, {soy} and crisp chips in a savoury, smoky gravy.",
    "kitchen": "Peruvian",
    "course": "main",
    "contradicts": "noodle sesame-oil oyster-sauce coconut-milk sour-cream pak-choi",
    "serves": 2,
    "minutes": 45,
    "handsOn": 30,
    "kit": [
      "frying pan",
      "baking tray",
      "oven"
    ],
    "parts": [
      {
        "part": "chips",
        "foods": "oven-chip potato ~potato",
        "grams": 400,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "roasted"
        ],
        "prep": "potatoes cut into 1 cm chips and dried",
        "knife": true,
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 40,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "rice",
        "foods": "rice basmati-rice ~rice_white",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "rinsed"
      },
      {
        "part": "steak",
        "foods": "sirloin-steak rump-steak beef steak ~red_quick",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut across the grain into finger-thick strips",
        "knife": true
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
        "part": "cumin",
        "foods": "cumin black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion onion ~onion",
        "grams": 150,
        "role": "body",
        "does": [
          "grilled",
          "boiled",
          "dressed"
        ],
        "prep": "in thick wedges, layers separated",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "base",
        "does": [
          "grilled",
          "boiled",
          "dressed"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-paste chilli jalapeno ~chilli",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "grilled",
          "boiled",
          "dressed"
        ],
        "prep": "slice fresh chilli into strips",
        "knife": true,
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 35,
        "need": true,
        "role": "sauce",
        "does": [
          "grilled",
          "boiled",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "red-wine-vinegar white-wine-vinegar apple-cider-vinegar lime-juice ~citrus_juice",
        "grams": 20,
        "role": "sauce",
        "does": [
          "grilled",
          "boiled",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 50,
        "role": "liquid",
        "does": [
          "grilled",
          "boiled",
          "dressed"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "tomato",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 200,
        "need": true,
        "role": "body",
        "does": [
          "sweated",
          "dressed",
          "fried"
        ],
        "prep": "in thick wedges, seeds flicked out",
        "knife": true
      },
      {
        "part": "coriander",
        "foods": "coriander parsley",
        "grams": 10,
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
      "Heat the oven to {220 C}. Turn the {chips} in a third of the {fat} on a tray (frozen ones usually need none) and roast for 25–30 minutes, turning once, until crisp and golden. Season[ with half of the {salt}].[ Meanwhile simmer the {rice}, covered, in one and a half times its volume of salted water for 12 minutes, and rest it for 10 off the heat.]",
      "Pat the {steak} dry and season[ with the rest of the {salt}][ and the {cumin}]. Have everything else cut and within reach, as the rest takes six minutes.",
      "Heat a wok or large pan until it smokes, add half of the remaining {fat} and sear the {steak} in two batches for 60–90 seconds each, until browned outside and still juicy. Lift out and let it rest.",
      "Add the last of the {fat}.[ Toss the {onion} in it for 90 seconds, until charred at the edges and still crisp.][ Add the {garlic} for 20 seconds.][ Stir in the {chilli}.] Pour the {soy} down the side of the pan[ with the {vinegar}], then [?stock=~stock_cube: {50 ml} water with the {stock} crumbled in|the {stock}|{50 ml} water], and boil for 30 seconds.",
      "Return the meat and its juices with the {tomato} and toss for 1 minute, until hot and glossy, with the {tomato} just softening.",
      "Fold in half of the chips, or lay them all beneath, and serve straight away so that they stay crisp.[ Scatter with the {coriander}.][ Serve with the {rice}.]"
    ],
    "note": "Fry in small batches over the fiercest heat you have; the smoke is a seasoning."
  },
  {
    "id": "aji-de-gallina",
    "title": "Ají de gallina",
    "summary": "{chicken} in a thick, creamy, golden {chilli}.",
    "kitchen": "Peruvian",
    "course": "main",
    "contradicts": "coconut-milk soy-sauce ~pasta ~pasta_hollow ~pasta_fresh garam-masala tortilla",
    "serves": 4,
    "minutes": 60,
    "handsOn": 40,
    "kit": [
      "saucepan",
      "blender"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-breast chicken-thigh cooked-chicken ~poultry_breast ~poultry_dark ~cooked_meat",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "poached"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 700,
        "role": "liquid",
        "does": [
          "simmered",
          "poached"
        ],
        "perFood": {
          "~stock_cube": 14
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "simmered",
          "poached",
          "melted"
        ]
      },
      {
        "part": "potato",
        "foods": "potato new-potato ~potato ~potato_small",
        "grams": 600,
        "role": "base",
        "does": [
          "boiled"
        ],
        "prep": "scrubbed"
      },
      {
        "part": "bread",
        "foods": "bread cracker bread-roll ~bread ~roll",
        "grams": 120,
        "need": true,
        "role": "binder",
        "does": [
          "whisked",
          "blended",
          "soaked"
        ],
        "prep": "crusts off, torn",
        "knife": true
      },
      {
        "part": "milk",
        "foods": "evaporated-milk milk single-cream ~milk ~cream_thin",
        "grams": 200,
        "role": "sauce",
        "does": [
          "whisked",
          "blended",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish butter ~butter",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 200,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 9,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-paste habanero bell-pepper ~chilli ~pepper_sweet",
        "grams": 60,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "blend whole ones to a paste",
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric cumin",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "nuts",
        "foods": "walnut pecan peanut ground-almonds",
        "grams": 50,
        "role": "binder",
        "does": [
          "simmered",
          "melted"
        ],
        "prep": "ground or very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan grana-padano pecorino ~cheese_hard",
        "grams": 40,
        "role": "seasoning",
        "does": [
          "simmered",
          "melted"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "boiled"
        ],
        "prep": "boiled for 9 minutes, peeled and quartered",
        "knife": true,
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive",
        "grams": 40,
        "role": "finish",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice basmati-rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "boiled"
        ],
        "prep": "rinsed",
        "once": true
      }
    ],
    "method": [
      "Poach the {chicken} in [?stock=~stock_cube: {700 ml} water with the {stock} crumbled in|the {stock}|{700 ml} water][ with half of the {salt}] at a bare simmer for 14–16 minutes, until {74 c} in the thickest part. Cool for 5 minutes, then shred finely and keep the broth. Meat that is already cooked needs only shredding.",
      "[Meanwhile boil the {potato} in salted water until tender, then peel and slice thickly. ]Soak the {bread} in {200 ml} of the warm broth for 5 minutes and blend to a smooth cream[ with the {milk}].",
      "Warm a wide pan[ with the {fat}] over medium heat.[ Cook the {onion} gently in it for 10 minutes, until soft and gold.][ Stir in the {garlic} for 1 minute.] Add the {chilli} and fry for 4–5 minutes, until it smells fruity and the oil takes on its colour.[ Stir in the {turmeric}.]",
      "Pour in the {bread} cream and cook over low heat for 6–8 minutes, stirring all the time, until it thickens and plops, loosening with broth to a sauce that falls slowly from the spoon.",
      "Fold in the shredded meat.[ Stir in the {nuts}.][ Melt in the {cheese}.] Simmer for 4 minutes and season[ with the rest of the {salt}], tasting.",
      "Spoon out generously.[ Serve over the {potato}.][ Add the {egg}, in quarters.][ Add the {olives}.][ Serve with the {rice}, boiled meanwhile.]"
    ],
    "note": "It thickens as it cools, so leave it a shade looser than you want it.",
    "safety": "Poach the {chicken} to 74 °C before shredding."
  },
  {
    "id": "picadillo",
    "title": "Picadillo",
    "summary": "Well-browned mince in a light {tomato}, with small salty-sweet surprises.",
    "kitchen": "Cuban",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh lasagne-sheet kidney-bean puff-pastry aubergine cinnamon feta",
    "serves": 4,
    "minutes": 50,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "rice basmati-rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "rinsed"
      },
      {
        "part": "fat",
        "foods": "olive-oil vegetable-oil ~oil ~oil_finish",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mince",
        "foods": "beef-mince pork-mince turkey-mince ~mince",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried",
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
          "fried",
          "simmered"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered",
          "toasted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered",
          "toasted"
        ],
        "prep": "finely diced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "simmered",
          "toasted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine sherry ~wine",
        "grams": 80,
        "role": "liquid",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "passata tinned-tomato tomato tomato-puree ~tomato_sieved ~tomato_tin ~tomato ~tomato_conc",
        "grams": 300,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "of purée take 3 tbsp, let down with 200 ml water",
        "once": true
      },
      {
        "part": "potato",
        "foods": "potato ~potato",
        "grams": 250,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled, in 1 cm dice",
        "once": true
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 150,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "olives",
        "foods": "olive raisin caper",
        "grams": 70,
        "need": true,
        "role": "finish",
        "does": [
          "simmered"
        ],
        "prep": "halved",
        "knife": true
      },
      {
        "part": "raisins",
        "foods": "raisin sultana",
        "grams": 40,
        "role": "finish",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "capers",
        "foods": "caper",
        "grams": 15,
        "role": "finish",
        "does": [
          "simmered"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "red-wine-vinegar apple-cider-vinegar lime-juice ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "simmered"
        ],
        "once": true
      }
    ],
    "method": [
      "Get a wide pan hot over high heat[ with the {fat}]. Press in the {mince}, season[ with half of the {salt}] and leave for 4 minutes, until well browned underneath, then break it up and brown for 2 minutes more.[ Meanwhile simmer the {rice}, covered, in one and a half times its volume of salted water for 12 minutes, and rest it for 10 off the heat.]",
      "Lower the heat to medium.[ Add the {onion} and cook for 6 minutes, until soft.][ Stir in the {pepper} and cook for 4 minutes.][ Add the {garlic} for 1 minute.][ Toast the {cumin} for 30 seconds.][ Rub in the {oregano}.]",
      "[Pour in the {wine} and let it boil away. ]Add the {tomato}[, the {potato}][, the {bay}], [?stock=~stock_cube: {150 ml} water with the {stock} crumbled in|the {stock}|{150 ml} water][ and the rest of the {salt}], and simmer, half covered, for 15–20 minutes, until any potato is tender and the sauce clings.",
      "Simmer uncovered for 3–4 minutes, until juicy but not soupy.[ Stir in the {olives}.][ Add the {raisins}.][ Add the {capers}.][ Sharpen with the {vinegar}.] Taste, as {olives} and {olives} bring salt of their own.[ Serve with the {rice}.]"
    ],
    "note": "The salty-and-sweet finish goes in late, so that each bite stays distinct."
  },
  {
    "id": "gallo-pinto",
    "title": "Gallo pinto",
    "summary": "{rice} and {beans} fried together until speckled, savoury and a little crisp.",
    "kitchen": "Costa Rican and Nicaraguan",
    "course": "breakfast",
    "contradicts": "coconut-milk smoked-sausage passata curry-powder beef-mince allspice",
    "serves": 2,
    "minutes": 45,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "rice basmati-rice cooked-rice ~rice_white ~rice_cooked",
        "grams": 140,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "steamed"
        ],
        "prep": "rinsed; or 380 g cold cooked rice"
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish olive-oil lard",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion spring-onion ~onion ~spring_onion",
        "grams": 80,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 80,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "finely diced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "beans",
        "foods": "black-bean kidney-bean ~pulse_tin",
        "grams": 240,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "drained, 100 ml of the liquid kept"
      },
      {
        "part": "sauce",
        "foods": "worcestershire-sauce brown-sauce",
        "grams": 20,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 15,
        "role": "finish",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "body",
        "does": [
          "fried",
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "plantain",
        "foods": "plantain",
        "grams": 200,
        "role": "body",
        "does": [
          "fried",
          "whisked",
          "chilled-set"
        ],
        "prep": "peeled and sliced on the slant",
        "knife": true,
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream creme-fraiche ~sour_cream",
        "grams": 40,
        "role": "finish",
        "does": [
          "fried",
          "whisked",
          "chilled-set"
        ]
      }
    ],
    "method": [
      "Simmer the {rice}, covered, in one and a half times its volume of lightly salted water for 12 minutes, rest for 10 off the heat, then spread on a tray for a few minutes to steam dry. {rice} the day before and kept cold is better still, and skips this step.",
      "Warm a wide frying pan[ with two thirds of the {fat}] over medium heat.[ Cook the {onion} in it for 5 minutes, until soft.][ Add the {pepper} and cook for 4 minutes, until it colours.][ Stir in the {garlic} for 1 minute.][ Toast the {cumin} for 20 seconds.]",
      "Add the {beans} with their {100 ml} of liquid and simmer for 4–5 minutes, until the liquid is dark, syrupy and half gone.",
      "Fold in the {rice} and fry over medium-high heat for 5 minutes, turning, until every grain is speckled and it starts to catch on the pan.[ Season with the {sauce}.] Add the {salt}, tasting as you go.[ Stir in the {coriander}.]",
      "Keep the pan warm on the lowest heat.[ Fry the {plantain} in a second, lightly oiled pan for 2–3 minutes a side, until caramel brown.][ Fry the {egg} in a little hot oil for 3 minutes, until the whites are set.] Serve the {rice} and {beans} hot.[ Add a spoonful of {cream}.]"
    ],
    "note": "The {beans} liquid paints the {rice}, so do not drain it all away.",
    "safety": "{rice} must have been chilled within an hour and be fried until steaming hot."
  },
  {
    "id": "jerk-chicken-with-rice-and-peas",
    "title": "Jerk chicken with rice and peas",
    "summary": "Black-edged, {allspice}-scented {chicken} with {rice} and {beans} cooked in one fragrant pot.",
    "kitchen": "Jamaican",
    "course": "main",
    "contradicts": "curry-powder passata chorizo sour-cream lentil",
    "serves": 4,
    "minutes": 100,
    "handsOn": 30,
    "kit": [
      "roasting tin",
      "saucepan",
      "oven"
    ],
    "parts": [
      {
        "part": "allspice",
        "foods": "allspice jerk-seasoning",
        "grams": 5,
        "need": true,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 14,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ]
      },
      {
        "part": "spring",
        "foods": "spring-onion onion ~spring_onion ~onion",
        "grams": 80,
        "role": "base",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "roughly chopped",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "base",
        "does": [
          "blended",
          "chilled-set"
        ]
      },
      {
        "part": "ginger",
        "foods": "ginger ground-ginger ~ginger",
        "grams": 15,
        "role": "base",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "peeled",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "habanero chilli chilli-flake ~chilli ~spice_heat",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "1 stalked, 1 left whole"
      },
      {
        "part": "thyme",
        "foods": "thyme dried-thyme",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ]
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon nutmeg",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 30,
        "role": "sauce",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar honey sugar ~sugar ~honey",
        "grams": 20,
        "role": "sweetener",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 120,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "1 for juice, 1 in wedges",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-drumstick chicken-leg ~poultry_dark ~poultry_bone",
        "grams": 1100,
        "need": true,
        "role": "star",
        "does": [
          "chilled-set",
          "roasted"
        ],
        "prep": "slashed to the bone"
      },
      {
        "part": "beans",
        "foods": "kidney-bean black-eyed-bean ~pulse_tin",
        "grams": 240,
        "need": true,
        "role": "body",
        "does": [
          "chilled-set",
          "roasted"
        ],
        "prep": "drained, liquid kept",
        "once": true
      },
      {
        "part": "coconut",
        "foods": "coconut-milk ~coconut_milk",
        "grams": 400,
        "role": "liquid",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice basmati-rice ~rice_white",
        "grams": 300,
        "need": true,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "rinsed until the water is clear"
      }
    ],
    "method": [
      "Blend or pound the {allspice}[, two thirds of the {spring}][, two thirds of the {garlic}][, the {ginger}][, half of the {chilli}][, half of the {thyme}][, the {cinnamon}][, the {soy}][, the {sugar}][, half of the {fat}][, the juice of half the {lime}][ and two thirds of the {salt}] to a coarse paste, with a splash of water if it is dry.",
      "Rub the paste into the slashes of the {chicken} and leave for 30 minutes, or overnight in the fridge. Heat the oven to {200 C}.",
      "Spread out in a roasting tin, skin side up[, rubbing with the rest of the {fat}]. Roast for 40–45 minutes, basting once, until blackened at the edges and at least {74 c} by the bone ({80 c} is more tender). Grill for the last 3 minutes if it needs more char.",
      "Meanwhile put the {beans}[, the {coconut}][, the rest of the {spring}][, the rest of the {garlic}][, the rest of the {thyme}][, the other half of the {chilli}, left whole], {200 ml} water[ and the rest of the {salt}] in a saucepan. Simmer for 8 minutes, until the liquid is tinted and fragrant.",
      "Stir in the {rice}, bring back to a simmer, cover tightly and cook on the lowest heat for 16 minutes. Rest for 10 minutes off the heat, pick out any whole chilli and stalks, and fork through.",
      "Rest the {chicken} for 5 minutes and spoon the tin juices over it and the {rice}.[ Serve with the rest of the {lime}.]"
    ],
    "note": "Slash to the bone and give the paste time; a night in the fridge is best of all."
  },
  {
    "id": "ackee-and-saltfish",
    "title": "Ackee and saltfish",
    "summary": "Savoury flakes of {saltfish} folded with buttery yellow {ackee}.",
    "kitchen": "Jamaican",
    "course": "breakfast",
    "contradicts": "cream olive ~pasta ~pasta_hollow ~pasta_fresh soy-sauce",
    "serves": 2,
    "minutes": 50,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "saltfish",
        "foods": "salt-cod",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish coconut-oil butter ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 120,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 120,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "habanero chilli ~chilli",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "seeded and finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "thyme",
        "foods": "thyme dried-thyme",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato ~tomato",
        "grams": 120,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ackee",
        "foods": "tinned-ackee",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "drained gently",
        "once": true
      },
      {
        "part": "spring",
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
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "prep": "freshly ground",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "plantain",
        "foods": "plantain gyoza bread ~bread",
        "grams": 250,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "peeled, sliced on the slant and fried golden",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Cover the {saltfish} with cold water, bring to a boil and simmer for 10 minutes. Drain, cover with fresh water and boil again for 10 minutes, then taste a flake: it should be pleasantly salty. Boil once more if not. (Soaked overnight, it needs one boil only.) Drain, cool and flake into large pieces, removing skin and bones.",
      "Warm a wide frying pan[ with the {fat}] over medium heat.[ Cook the {onion} in it for 5 minutes, until soft.][ Add the {pepper} and cook for 4 minutes.][ Stir in the {garlic} for 1 minute.][ Add the {chilli}.][ Strip in the {thyme}.][ Add the {tomato} and cook for 3 minutes, until starting to slump.]",
      "Turn the flaked fish through the pan and fry for 3–4 minutes, until it is hot and has picked up a little colour.",
      "Slide in the {ackee} and shake and fold once or twice only, for it breaks like soft scrambled egg. Heat gently for 4–5 minutes.",
      "Take off the heat.[ Scatter with the {spring}.][ Grind over the {blackpepper}.] Taste, as the fish may have brought all the salt it wants.[ Add the {salt} if it still tastes flat.][ Serve with the {plantain}.]"
    ],
    "note": "Fold the {ackee} as little as you can; it should stay in soft curds."
  },
  {
    "id": "curry-goat",
    "title": "Curry goat",
    "summary": "Tender meat on the bone in a thick, fragrant Jamaican curry gravy.",
    "kitchen": "Jamaican",
    "course": "main",
    "contradicts": "yogurt garam-masala cardamom cream preserved-lemon mint",
    "serves": 4,
    "minutes": 210,
    "handsOn": 40,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "goat",
        "foods": "goat mutton lamb-shoulder stewing-lamb ~red_stew",
        "grams": 900,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "cut into 4 cm chunks, patted dry",
        "knife": true
      },
      {
        "part": "curry",
        "foods": "curry-powder",
        "grams": 21,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 11,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "allspice",
        "foods": "allspice",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "base",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "crushed"
      },
      {
        "part": "ginger",
        "foods": "ginger ground-ginger ~ginger",
        "grams": 20,
        "role": "base",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "finely grated"
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 250,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spring",
        "foods": "spring-onion ~spring_onion",
        "grams": 50,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "thyme",
        "foods": "thyme dried-thyme",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "habanero thyme allspice ~chilli",
        "grams": 12,
        "need": true,
        "role": "seasoning",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "left whole"
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish coconut-oil",
        "grams": 35,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "water",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 750,
        "role": "liquid",
        "does": [
          "simmered",
          "scattered-at-end",
          "chilled-set"
        ],
        "perFood": {
          "~stock_cube": 15
        }
      },
      {
        "part": "potato",
        "foods": "potato carrot sweet-potato ~potato ~sweet_potato",
        "grams": 400,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled, in 3 cm chunks",
        "knife": true
      },
      {
        "part": "lime",
        "foods": "lime lemon vinegar ~citrus_sour",
        "grams": 20,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice basmati-rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "rinsed"
      }
    ],
    "method": [
      "Rub the {goat} with half of the {curry}[, the {allspice}][, half of the {garlic}][, half of the {ginger}][ and the {salt}] and leave for 20 minutes, or overnight in the fridge.",
      "Heat the {fat} in a heavy pot over medium-high heat and fry the rest of the {curry} for 30 seconds, stirring, until it darkens a shade and smells nutty. Add the {goat} and brown it in the spiced oil for 10–12 minutes, in two batches, scraping often so that the spice does not burn.",
      "Lower the heat to medium.[ Add the {onion} and cook for 6 minutes, until soft.][ Stir in the {spring}.][ Add the rest of the {garlic} for 1 minute.][ Stir in the rest of the {ginger}.][ Add the {thyme}.] Scrape the bottom of the pot with a splash of [?water=~stock_cube: {750 ml} water with the {water} crumbled in|the {water}|{750 ml} water].",
      "Pour in the rest of [?water=~stock_cube: the stock|the {water}|the water] to come just level with the meat[ and float the whole {chilli} on top]. Cover and simmer gently for 1½–1¾ hours for {goat} or {goat}, 1¼ for {goat}, until nearly tender, topping up with water if it dries.",
      "Uncover[, add the {potato}] and simmer for 30 minutes, until the meat slips from the bone and the gravy is thick.[ Crush a little of the {potato} into the gravy.][ Meanwhile simmer the {rice}, covered, in one and a half times its volume of salted water for 12 minutes, and rest it for 10 off the heat.]",
      "Lift out any whole {chilli} and stalks, skim off the fat and taste.[ Sharpen with the {lime}.] Rest for 10 minutes.[ Serve with the {rice}.]"
    ],
    "note": "Burning the curry, as Jamaicans say, means frying it in oil until nutty; it is what makes this taste Jamaican."
  },
  {
    "id": "jollof-rice",
    "title": "Jollof rice",
    "summary": "Brick-red rice steamed in a long-fried {tomato}, smoky from the bottom of the pot.",
    "kitchen": "Nigerian and Ghanaian",
    "course": "main",
    "contradicts": "risotto-rice coconut-milk kidney-bean saffron soy-sauce tortilla chorizo okra lentil",
    "serves": 4,
    "minutes": 75,
    "handsOn": 35,
    "kit": [
      "saucepan",
      "blender"
    ],
    "parts": [
      {
        "part": "tomato",
        "foods": "tinned-tomato tomato passata ~tomato_tin ~tomato ~tomato_sieved",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper roasted-pepper ~pepper_sweet",
        "grams": 250,
        "role": "sauce",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "seeded",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "habanero chilli bell-pepper ~chilli ~pepper_sweet",
        "grams": 12,
        "need": true,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "stalk removed",
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 300,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "half roughly chopped, half thinly sliced",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 9,
        "role": "base",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ground-ginger ~ginger",
        "grams": 10,
        "role": "base",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "peeled",
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 60,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 60,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "curry",
        "foods": "curry-powder",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried",
          "blended"
        ],
        "once": true
      },
      {
        "part": "thyme",
        "foods": "dried-thyme thyme",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "blended"
        ],
        "once": true
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "blended"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 500,
        "role": "liquid",
        "does": [
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice basmati-rice ~rice_white",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "rinsed until the water is clear"
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "plantain",
        "foods": "plantain",
        "grams": 500,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "sliced and fried golden",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Blend the {tomato}[, the {pepper}][, the {chilli}][, the {garlic}][, the {ginger}] and the chopped half of the {onion} until smooth.",
      "Heat the {fat} in a wide pot over medium heat and cook the sliced half of the {onion} for 8 minutes, until golden.[ Add the {puree} and fry for 4–5 minutes, until it turns brick red and loses its raw smell.]",
      "Pour in the blend and fry for 15–18 minutes, stirring often, until reduced by half, dark and with oil pooling at the edges.[ Stir in the {curry}.][ Rub in the {thyme}.][ Drop in the {bay}.]",
      "Add [?stock=~stock_cube: {500 ml} water with the {stock} crumbled in|the {stock}|{500 ml} water][ and {salt}] and bring to a boil; it should taste a little too salty, as the {rice} is still to come. Stir in the {rice}, which the liquid should barely cover.",
      "Lay foil or baking paper on the surface, cover tightly and cook on the lowest heat for 25–30 minutes, turning the {rice} once halfway, until tender. If it dries before it is done, sprinkle with a few spoonfuls of water.",
      "Turn up the heat for the last 3–4 minutes, without stirring, until the bottom just catches and smells smoky. Rest, covered, for 10 minutes, then fork through.[ Fold in the {butter}.][ Serve with the {plantain}.]"
    ],
    "note": "Fry the sauce until the oil floats; raw-tasting jollof was rushed here."
  },
  {
    "id": "red-red",
    "title": "Red red",
    "summary": "Creamy black-eyed beans in a rich, slow-fried {one tomato} stew, red right through.",
    "kitchen": "Ghanaian",
    "course": "main",
    "contradicts": "bacon coconut-milk feta dill garam-masala tortilla",
    "serves": 4,
    "minutes": 50,
    "handsOn": 35,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "palm-oil vegetable-oil ~oil ~oil_finish",
        "grams": 50,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ground-ginger ~ginger",
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 9,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "habanero chilli chilli-flake ~chilli ~spice_heat",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 30,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "curry",
        "foods": "curry-powder paprika",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato tomato passata ~tomato_tin ~tomato ~tomato_sieved",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "fish",
        "foods": "smoked-mackerel dried-shrimp tinned-sardine ~fish_smoked",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "skinned and flaked",
        "once": true
      },
      {
        "part": "beans",
        "foods": "black-eyed-bean ~pulse_tin",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "drained; or 220 g dried, soaked overnight and boiled for 45 minutes"
      },
      {
        "part": "water",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 150,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "melted"
        ]
      },
      {
        "part": "plantain",
        "foods": "plantain",
        "grams": 700,
        "role": "star",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "peeled, sliced thickly on the slant",
        "knife": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 50,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "gari",
        "foods": "gluten-free-flour",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      }
    ],
    "method": [
      "Melt the {fat} in a wide pot over medium heat and cook the {onion}[ with a pinch of the {salt}] for 10 minutes, until soft and well golden.[ Stir in the {ginger} for 1 minute.][ Add the {garlic} for 1 minute.][ Stir in the {chilli}.]",
      "Keep frying gently.[ Work in the {puree} and cook for 3 minutes, until it darkens.][ Stir in the {curry} for 30 seconds.] Add the {tomato} and cook for 12–15 minutes, stirring, until thick, with oil showing at the edges.",
      "Stir in the {beans}, [?water=~stock_cube: {150 ml} water with the {water} crumbled in|the {water}|{150 ml} water][ and the rest of the {salt}][, with the {fish}]. Simmer gently for 12–15 minutes, crushing a few {beans}, until creamy and red right through.",
      "Leave the pot to stand on the lowest heat for a few minutes.[ Meanwhile season the {plantain} with a little salt and fry in the {oil} over medium heat for 3 minutes a side, until caramel brown.] Taste the {beans} for salt.",
      "Ladle out the {beans}.[ Set the {plantain} beside them.][ Sprinkle with the {gari}.]"
    ]
  },
  {
    "id": "groundnut-stew",
    "title": "Groundnut stew",
    "summary": "A velvety, savoury stew of {peanut} and {tomato}.",
    "kitchen": "West African",
    "course": "main",
    "contradicts": "soy-sauce fish-sauce coconut-milk noodle thai-red-curry-paste lemongrass lime-leaf",
    "serves": 4,
    "minutes": 70,
    "handsOn": 35,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "peanut-oil vegetable-oil ~oil ~oil_finish",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "chicken",
        "foods": "stewing-beef lamb-shoulder chicken-thigh chicken-leg sweet-potato ~red_stew ~poultry_dark ~poultry_bone ~sweet_potato",
        "grams": 700,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "cut in half, patted dry",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ground-ginger ~ginger",
        "grams": 20,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 45,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato tomato passata ~tomato_tin ~tomato ~tomato_sieved",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 600,
        "role": "liquid",
        "does": [
          "whisked",
          "scattered-at-end",
          "chilled-set"
        ],
        "perFood": {
          "~stock_cube": 12
        }
      },
      {
        "part": "peanut",
        "foods": "peanut-butter peanut",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "scattered-at-end",
          "chilled-set",
          "fried"
        ]
      },
      {
        "part": "thyme",
        "foods": "thyme dried-thyme",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "whisked",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "habanero chilli ~chilli",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "whisked",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "left whole, pricked once",
        "once": true
      },
      {
        "part": "potato",
        "foods": "sweet-potato carrot butternut-squash potato ~sweet_potato ~squash ~potato",
        "grams": 400,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled, in 3 cm chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "greens",
        "foods": "spinach okra kale cabbage ~leaf_cook ~cabbage",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "roughly shredded; trim okra",
        "knife": true,
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 20,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice basmati-rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "rinsed"
      }
    ],
    "method": [
      "Warm a heavy pot[ with the {fat}] over medium-high heat.[ Season the {chicken}[ with a third of the {salt}], brown for 4 minutes a side and lift out.] Lower to medium and cook the {onion}[ with a pinch of the {salt}] for 8 minutes, until golden, scraping the pot.",
      "Build the base on the {onion}.[ Stir in the {garlic} for 1 minute.][ Add the {ginger} for 1 minute.][ Fry the {puree} for 3 minutes, until brick red.] Add the {tomato} and cook for 5 minutes, until thick.",
      "Whisk the {peanut} with a ladleful of [?stock=~stock_cube: {600 ml} water with the {stock} crumbled in|the {stock}|{600 ml} water] until it pours, then stir it in with the rest of [?stock=~stock_cube: the stock|the {stock}|the water][ and {salt}].[ Add the {thyme}.][ Float the {chilli} on top.]",
      "Bring to a gentle simmer.[ Return the {chicken} with any juices.][ Add the {potato}.] Cook half covered for 25 minutes (1½ hours if the meat is {chicken} or {chicken}, with the vegetables in for the last 25 minutes), stirring now and then, as {peanut} catches easily.",
      "Cook on until reddish oil beads on the surface, any {chicken} is at least {74 c} inside and the sauce coats a spoon; thin with water if it is stiff.[ Stir in the {greens} and cook for 3–5 minutes, until tender.][ Meanwhile simmer the {rice}, covered, in one and a half times its volume of salted water for 12 minutes, and rest it for 10 off the heat.]",
      "Lift out any whole chilli and stalks.[ Sharpen with the {lime}.] Taste.[ Serve over the {rice}.]"
    ],
    "safety": "If {chicken} is used, cook it to 74 °C. Contains {peanut}."
  },
  {
    "id": "egusi-stew",
    "title": "Egusi stew",
    "summary": "Nutty, savoury curds of ground seed with soft greens in a deep stew.",
    "kitchen": "Nigerian",
    "course": "main",
    "contradicts": "coconut-milk cream soy-sauce peanut-butter okra",
    "serves": 4,
    "minutes": 115,
    "handsOn": 45,
    "kit": [
      "saucepan",
      "blender"
    ],
    "parts": [
      {
        "part": "meat",
        "foods": "stewing-beef goat chicken-thigh ~red_stew ~poultry_dark",
        "grams": 500,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "in 3 cm chunks",
        "knife": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 900,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 18
        }
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
        "foods": "onion ~onion",
        "grams": 250,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "one quartered, one finely chopped",
        "knife": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper roasted-pepper tomato ~pepper_sweet ~tomato",
        "grams": 300,
        "role": "sauce",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "seeded",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "habanero chilli ~chilli",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "stalks removed",
        "once": true
      },
      {
        "part": "egusi",
        "foods": "egusi pumpkin-seed",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "grind whole seeds finely"
      },
      {
        "part": "fat",
        "foods": "palm-oil vegetable-oil ~oil ~oil_finish",
        "grams": 60,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "locust",
        "foods": "iru miso-paste",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "crayfish",
        "foods": "dried-shrimp fish-sauce",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "fish",
        "foods": "smoked-mackerel salt-cod catfish ~fish_smoked ~fish_white",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "skinned, in large flakes",
        "once": true
      },
      {
        "part": "greens",
        "foods": "spinach kale spring-greens swiss-chard ~leaf_cook",
        "grams": 300,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "washed and shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "swallow",
        "foods": "yam gluten-free-flour rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "made up as the packet says",
        "once": true
      }
    ],
    "method": [
      "Bring [?stock=~stock_cube: {900 ml} water with the {stock} crumbled in|the {stock}|{900 ml} water] to a simmer[ with half of the {salt}] and a quarter of the {onion}.[ Add the {meat} and simmer gently, half covered, for 1–1¼ hours (35 minutes for chicken), until tender.] Strain and keep the stock.",
      "Blend another quarter of the {onion}[ with the {pepper}][ and the {chilli}] to a coarse purée. Stir the {egusi} with just enough water to make a thick paste.",
      "Melt the {fat} in a heavy pot over medium heat and cook the rest of the {onion}, chopped, for 6 minutes, until soft.[ Fry the {locust} for 1 minute.] Add the purée and fry for 10–12 minutes, until thick, with oil rising at the edges.",
      "Pour in {600 ml} of the stock and bring to a simmer. Drop in teaspoons of the {egusi} paste, cover and leave unstirred over low heat for 12–15 minutes, until set into curds, then stir gently to break them up.",
      "Simmer for 8 minutes, until the oil floats and it no longer tastes raw.[ Return the {meat}.][ Stir in the {crayfish}.][ Slip in the {fish}.] Add more stock if it is stiff[, and the rest of the {salt}] to taste.",
      "Fold in the {greens} and cook for 4–5 minutes, until tender but still green.[ Serve with the {swallow}.]"
    ],
    "note": "Do not stir after the paste goes in: patience gives curds, impatience gives porridge."
  },
  {
    "id": "efo-riro",
    "title": "Efo riro",
    "summary": "Silky greens folded through a deeply fried {one pepper} sauce.",
    "kitchen": "Nigerian",
    "course": "main",
    "contradicts": "cream feta ~pasta ~pasta_hollow ~pasta_fresh coconut-milk egusi peanut-butter paneer",
    "serves": 4,
    "minutes": 45,
    "handsOn": 35,
    "kit": [
      "saucepan",
      "blender"
    ],
    "parts": [
      {
        "part": "greens",
        "foods": "spinach swiss-chard kale spring-greens ~leaf_cook",
        "grams": 700,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "washed"
      },
      {
        "part": "pepper",
        "foods": "bell-pepper roasted-pepper ~pepper_sweet",
        "grams": 350,
        "need": true,
        "role": "sauce",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "seeded"
      },
      {
        "part": "chilli",
        "foods": "habanero chilli ~chilli",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "stalks removed",
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 220,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "blended",
          "chilled-set"
        ],
        "prep": "one quartered, one sliced",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "palm-oil vegetable-oil ~oil ~oil_finish",
        "grams": 70,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "locust",
        "foods": "iru miso-paste",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "crayfish",
        "foods": "dried-shrimp fish-sauce",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "simmered",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried",
          "blended"
        ]
      },
      {
        "part": "meat",
        "foods": "roast-beef goat!cooked_meat cooked-chicken ~cooked_meat",
        "grams": 250,
        "role": "body",
        "does": [
          "simmered",
          "sweated"
        ],
        "prep": "in bite-sized pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "fish",
        "foods": "smoked-mackerel catfish salt-cod prawn ~fish_smoked ~fish_white ~prawn",
        "grams": 200,
        "role": "body",
        "does": [
          "simmered",
          "sweated"
        ],
        "prep": "skinned, in large flakes",
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice yam basmati-rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cooked as the packet says",
        "once": true
      }
    ],
    "method": [
      "Blanch the {greens} in boiling water for 1 minute (3 for {greens} or {greens}), cool under the tap, squeeze out hard and chop coarsely. Blend the {pepper} with half of the {onion}[ and the {chilli}], keeping a little texture.",
      "Heat the {fat} in a wide pot over medium heat for 2 minutes. Fry the rest of the {onion}, sliced, for 6 minutes, until golden.[ Stir in the {locust} and fry for 1 minute, until the smell turns deep and savoury.]",
      "Pour in the blended {pepper}[ and half of the {salt}] and fry for 15–18 minutes, stirring, until all the water has gone and oil floats at the edges.",
      "Turn the heat down.[ Stir in the {crayfish}.][ Add the {meat} and heat through for 5 minutes.][ Fold in the {fish} and cook for 3 minutes.] Taste: the sauce should be bold, for the greens will soften it.",
      "Fold in the {greens} and cook for 4–5 minutes, uncovered, until hot, glossy and not watery. Season[ with the rest of the {salt}].[ Serve with the {rice}.]"
    ],
    "note": "Squeeze the greens until your hands ache; water is what ruins efo riro."
  },
  {
    "id": "doro-wat",
    "title": "Doro wat",
    "summary": "{chicken} simmered in a dark, buttery, fiery {one onion} sauce.",
    "kitchen": "Ethiopian",
    "course": "main",
    "contradicts": "coconut-milk yogurt soy-sauce garam-masala cream",
    "serves": 4,
    "minutes": 115,
    "handsOn": 45,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-drumstick chicken-thigh chicken-leg ~poultry_bone ~poultry_dark",
        "grams": 1000,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "skinned and slashed"
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "juiced"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "blended"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 750,
        "need": true,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "very finely chopped",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "ghee butter vegetable-oil ~butter ~oil",
        "grams": 70,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 18,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ground-ginger ~ginger",
        "grams": 20,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "berbere",
        "foods": "berbere",
        "grams": 30,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 20,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 350,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 7
        }
      },
      {
        "part": "cardamom",
        "foods": "cardamom garam-masala",
        "grams": 1,
        "role": "finish",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 220,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ],
        "prep": "boiled for 9 minutes and peeled",
        "once": true
      },
      {
        "part": "bread",
        "foods": "flatbread rice ~wrap ~rice_white",
        "grams": 400,
        "role": "base",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ],
        "prep": "warmed; boil rice",
        "once": true
      }
    ],
    "method": [
      "Rub the {chicken}[ with half of the {salt}][ and the juice of the {lemon}] and set aside while the {onion} cook.",
      "Cook the {onion} in a dry heavy pot over medium heat for 20–25 minutes, stirring often and adding a spoonful of water whenever the pot looks dry, until dark gold and collapsed to a jam.",
      "Stir in the {fat}.[ Add the {garlic}.][ Add the {ginger}.] Cook for 3 minutes, then add the {berbere}[ and the rest of the {salt}] and fry over low heat for 8–10 minutes, with splashes of water, until brick red and mellow.[ Cook in the {puree} for 2 minutes.]",
      "Pat the {chicken} dry, turn in the sauce for 5 minutes, then pour in [?stock=~stock_cube: {350 ml} water with the {stock} crumbled in|the {stock}|{350 ml} water]. Cover and simmer gently for 35–40 minutes, turning once, until at least {74 c} by the bone and loosening from it.",
      "Uncover and simmer for 5–10 minutes, until thick and glossy with red {fat} on top.[ Stir in the {cardamom}.][ Prick the boiled {egg} all over and turn in the sauce for 5 minutes.] Rest for 10 minutes and taste.[ Serve on the {bread}.]"
    ],
    "note": "The {onion} are the sauce: chop them very small and do not hurry the dry cooking.",
    "safety": "Cook the {chicken} to at least 74 °C by the bone."
  },
  {
    "id": "misir-wot",
    "title": "Misir wot",
    "summary": "{lentils} melted into a dark, buttery, {berbere}-spiced sauce.",
    "kitchen": "Ethiopian",
    "course": "main",
    "contradicts": "coconut-milk curry-leaf garam-masala cumin ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 4,
    "minutes": 60,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 300,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "fat",
        "foods": "ghee vegetable-oil butter ~butter ~oil",
        "grams": 50,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ground-ginger ~ginger",
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "berbere",
        "foods": "berbere",
        "grams": 16,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree passata tomato ~tomato_conc ~tomato_sieved ~tomato",
        "grams": 40,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "chop whole tomatoes finely",
        "once": true
      },
      {
        "part": "lentils",
        "foods": "red-lentil ~pulse_split",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "rinsed until the water is clear",
        "once": true
      },
      {
        "part": "water",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 900,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 18
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom",
        "grams": 1,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "flatbread rice ~wrap ~rice_white",
        "grams": 400,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "warmed; boil rice",
        "once": true
      }
    ],
    "method": [
      "Cook the {onion} in a dry heavy pot over medium heat for 8 minutes, stirring and adding spoonfuls of water as the pot dries, until soft and starting to colour. Add three quarters of the {fat} and cook for 5 minutes more, until golden.",
      "Lower the heat.[ Stir in the {garlic} for 1 minute.][ Add the {ginger} for 1 minute.] Add the {berbere} and fry gently for 4–5 minutes, with a splash of water whenever it catches, until dark red and fragrant.[ Cook in the {puree} for 3 minutes.]",
      "Stir in the {lentils} so that they are coated, pour in [?water=~stock_cube: {900 ml} water with the {water} crumbled in|the {water}|{900 ml} water] and bring to a simmer. Cook, half covered, for 25 minutes, stirring more often towards the end, until completely soft.",
      "Season[ with the {salt}] and simmer for 5 minutes, until it falls thickly from the spoon; add water if it stiffens. Stir in the rest of the {fat}.[ Finish with the {cardamom}.][ Sharpen with the {lemon}.]",
      "Rest for 5 minutes, as it thickens while it stands.[ Serve on the {bread}.]"
    ]
  },
  {
    "id": "chicken-tagine-with-preserved-lemon-and-olives",
    "title": "Chicken tagine with preserved lemon and olives",
    "summary": "Tender {chicken} in a spiced, melting onion gravy with a briny edge.",
    "kitchen": "Moroccan",
    "course": "main",
    "contradicts": "soy-sauce coconut-milk garam-masala cream white-wine dried-oregano",
    "serves": 4,
    "minutes": 90,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-leg chicken-drumstick ~poultry_dark ~poultry_bone",
        "grams": 1100,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "patted dry"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ground-ginger ras-el-hanout turmeric saffron cumin",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin paprika",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "crushed"
      },
      {
        "part": "fat",
        "foods": "olive-oil vegetable-oil butter ~oil ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 350,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "grated or finely sliced",
        "knife": true
      },
      {
        "part": "saffron",
        "foods": "saffron",
        "grams": 0.2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon-stick cinnamon",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 350,
        "role": "liquid",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "perFood": {
          "~stock_cube": 7
        }
      },
      {
        "part": "coriander",
        "foods": "coriander parsley",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "preserved",
        "foods": "preserved-lemon olive",
        "grams": 60,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "melted"
        ],
        "prep": "pulp scooped out, rind in strips",
        "knife": true,
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive",
        "grams": 120,
        "role": "star",
        "does": [
          "boiled",
          "melted"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "couscous",
        "foods": "couscous bread flatbread ~bread ~wrap",
        "grams": 250,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "steeped in its own volume of boiling salted water for 8 minutes; warm bread",
        "once": true
      }
    ],
    "method": [
      "Rub the {chicken}[ with the {salt}].[ Work in the {ginger}.][ Add the {turmeric}.][ Add the {cumin}.][ Rub in half of the {garlic}.][ Moisten with half of the {fat}.] Leave for 15 minutes, or overnight in the fridge.",
      "Set a wide pan over medium-high heat[ with the rest of the {fat}] and brown the {chicken}, skin side down first, for 5 minutes a side. Lift out.",
      "Lower to medium and cook the {onion} in the spiced fat for 10 minutes, scraping, until soft and golden.[ Stir in the rest of the {garlic} for 1 minute.][ Add the {saffron}.][ Tuck in the {cinnamon}.]",
      "Pour in [?stock=~stock_cube: {350 ml} water with the {stock} crumbled in|the {stock}|{350 ml} water][ with half of the {coriander}] and set the meat on top, skin up. Cover and simmer gently for 35–40 minutes, until at least {74 c} by the bone and loosening from it.",
      "Lift the {chicken} out to keep warm and boil the sauce for 6–8 minutes, until the {onion} melt into a thick gravy.[ Stir in the {preserved}.][ Add the {olives} and warm through for 5 minutes.]",
      "Return the {chicken} and spoon the sauce over.[ Sharpen with the {lemon}.] Taste before adding more salt, for the garnish is briny.[ Scatter with the rest of the {coriander}.][ Serve with the {couscous}.]"
    ],
    "safety": "Cook the {chicken} to at least 74 °C by the bone."
  },
  {
    "id": "couscous-with-seven-vegetables",
    "title": "Couscous with seven vegetables",
    "summary": "Feather-light {couscous} under slow-simmered vegetables, drenched in golden spiced broth.",
    "kitchen": "Moroccan",
    "course": "main",
    "contradicts": "feta cucumber soy-sauce coconut-milk",
    "serves": 4,
    "minutes": 115,
    "handsOn": 45,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil vegetable-oil ~oil",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "meat",
        "foods": "lamb-shoulder chicken-thigh stewing-beef ~poultry_dark ~red_stew",
        "grams": 500,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "in large chunks",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "ras-el-hanout ground-ginger turmeric saffron harissa cumin cinnamon",
        "grams": 6,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric saffron",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "only a pinch of saffron",
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon-stick cinnamon",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato tinned-tomato tomato-puree ~tomato ~tomato_tin ~tomato_conc",
        "grams": 200,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "grated or chopped; 2 tbsp only of purée",
        "knife": true,
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 1400,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 28
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 14,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander parsley",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "simmered",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "stalks tied, leaves chopped",
        "knife": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 250,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "halved lengthways, cut across",
        "knife": true,
        "once": true
      },
      {
        "part": "turnip",
        "foods": "turnip swede parsnip",
        "grams": 250,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled and quartered",
        "knife": true,
        "once": true
      },
      {
        "part": "cabbage",
        "foods": "cabbage savoy-cabbage ~cabbage",
        "grams": 250,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "in two wedges, held by the core",
        "knife": true,
        "once": true
      },
      {
        "part": "squash",
        "foods": "pumpkin butternut-squash sweet-potato courgette turnip cabbage ~squash ~sweet_potato ~courgette ~cabbage",
        "grams": 300,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "in large chunks, skin on if tender",
        "knife": true,
        "once": true
      },
      {
        "part": "courgette",
        "foods": "courgette aubergine ~courgette ~aubergine",
        "grams": 250,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "halved lengthways",
        "knife": true,
        "once": true
      },
      {
        "part": "chickpeas",
        "foods": "chickpea ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "couscous",
        "foods": "couscous",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
      },
      {
        "part": "butter",
        "foods": "ghee butter olive-oil ~butter ~oil",
        "grams": 30,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "harissa",
        "foods": "harissa",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      }
    ],
    "method": [
      "Set a large pot over medium heat[ with the {fat}].[ Brown the {meat} well for 8 minutes.] Add the {onion} and cook for 8 minutes, until golden.[ Stir in the {spice} for 30 seconds, until fragrant.][ Add the {turmeric}.][ Drop in the {cinnamon}.][ Cook in the {tomato} for 4 minutes, until thick.]",
      "Pour in [?stock=~stock_cube: {1400 ml} water with the {stock} crumbled in|the {stock}|{1400 ml} water][ with the {salt}][ and the tied stalks of {coriander}] and bring to a simmer.[ Cook the {meat} gently by itself, covered, for 45 minutes for lamb or beef, 15 for chicken.]",
      "Add the {carrot}.[ Add the {turnip}.][ Tuck in the {cabbage}.] Simmer for 15 minutes.[ Add the {squash}.][ Add the {courgette}.][ Tip in the {chickpeas}.] Simmer for 15–18 minutes more, until every vegetable is soft right through but holding its shape.",
      "Measure {350 ml} of the broth off the boil. Put the {couscous} in a wide bowl, pour the hot broth over, cover and leave for 8–10 minutes. Fork it up[ with the {butter}] and rub it between your palms until every grain is separate.",
      "Simmer the rest of the broth for 5 minutes, until it tastes full, and check the salt. Mound the {couscous}, set the vegetables up its sides and moisten with plenty of broth.[ Scatter with the leaves of {coriander}.][ Stir the {harissa} into a bowl of broth and pass it round.]"
    ]
  },
  {
    "id": "harira",
    "title": "Harira",
    "summary": "A silky, warming tomato soup of {chickpeas} and {lentils}, fragrant with gentle spice.",
    "kitchen": "Moroccan",
    "course": "soup",
    "contradicts": "coconut-milk curry-powder garam-masala chorizo soy-sauce rosemary",
    "serves": 4,
    "minutes": 90,
    "handsOn": 35,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil ghee butter vegetable-oil ~oil ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "meat",
        "foods": "lamb-shoulder stewing-beef stewing-lamb ~red_stew",
        "grams": 200,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "in 1 cm dice",
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 180,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "celery",
        "foods": "celery ~celery",
        "grams": 120,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ground-ginger ras-el-hanout turmeric cinnamon coriander",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric saffron",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "only a pinch of saffron",
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 45,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "blended or crushed fine",
        "once": true
      },
      {
        "part": "lentils",
        "foods": "lentil red-lentil ~pulse_whole ~pulse_split",
        "grams": 100,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "rinsed"
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 1400,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 28
        }
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 30,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "chickpeas",
        "foods": "chickpea ~pulse_tin",
        "grams": 240,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 11,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "vermicelli",
        "foods": "vermicelli spaghetti rice orzo ~pasta ~rice_white",
        "grams": 50,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "broken small",
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 30,
        "role": "binder",
        "does": [
          "simmered"
        ],
        "prep": "whisked smooth with 150 ml cold water",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 80,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "half juiced, half in wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a large pot over medium heat[ with the {fat}].[ Brown the {meat} for 6 minutes.] Cook the {onion}[ with the {celery}] for 10 minutes, until soft and golden.",
      "Keep the heat low.[ Stir in the {ginger}.][ Add the {turmeric}.][ Add the {cinnamon}.][ Grind in the {pepper}.][ Fry the {puree} for 2 minutes, until brick red.] Add the {tomato} and cook for 5 minutes, until thick.",
      "Add the {lentils}[, half of the {coriander}][, half of the {parsley}] and [?stock=~stock_cube: {1400 ml} water with the {stock} crumbled in|the {stock}|{1400 ml} water]. Simmer, half covered, for 25 minutes (40 if there is meat in the pot), until the {lentils} and any meat are tender.",
      "Add the {chickpeas}[ and {salt}] and simmer for 10 minutes.[ Stir in the {vermicelli} and cook until soft, about 5 minutes.]",
      "Bring to a lively simmer.[ Stir the {flour} mixture again and pour it in slowly, stirring all the time, then cook for 8 minutes, until silky and no longer floury.]",
      "Take off the heat and leave for 5 minutes.[ Stir in the rest of the {coriander}.][ Add the rest of the {parsley}.][ Sharpen with the {lemon} juice and serve.] Taste."
    ],
    "note": "The floured water, tedouira, gives the velvet: pour thinly, stir constantly and cook it out."
  },
  {
    "id": "chermoula-fish",
    "title": "Chermoula fish",
    "summary": "{fish} baked under a green, lemony paste of herbs and {cumin}, juicy to the middle.",
    "kitchen": "Moroccan",
    "course": "main",
    "contradicts": "soy-sauce coconut-milk fish-sauce tortilla curry-paste garam-masala cream",
    "serves": 2,
    "minutes": 65,
    "handsOn": 25,
    "kit": [
      "baking dish",
      "oven"
    ],
    "parts": [
      {
        "part": "coriander",
        "foods": "coriander parsley",
        "grams": 30,
        "need": true,
        "role": "sauce",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "stalks and leaves finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
        "grams": 15,
        "role": "sauce",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 9,
        "role": "sauce",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "paprika",
        "foods": "paprika smoked-paprika",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "cayenne chilli-flake harissa ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon preserved-lemon ~citrus_sour",
        "grams": 100,
        "need": true,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "zested and juiced; only the chopped rind of preserved lemon",
        "knife": true,
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil vegetable-oil ~oil",
        "grams": 60,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "baked",
          "sweated",
          "blended"
        ]
      },
      {
        "part": "fish",
        "foods": "hake cod haddock sea-bass sea-bream salmon mackerel ~fish_white ~fish_oily",
        "grams": 360,
        "need": true,
        "role": "star",
        "does": [
          "baked",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "patted dry"
      },
      {
        "part": "potato",
        "foods": "potato ~potato",
        "grams": 400,
        "role": "body",
        "does": [
          "baked",
          "sweated",
          "scattered-at-end"
        ],
        "prep": "sliced 5 mm thick",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper fennel ~pepper_sweet",
        "grams": 150,
        "role": "body",
        "does": [
          "baked",
          "sweated",
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato cherry-tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 250,
        "role": "body",
        "does": [
          "baked",
          "sweated",
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive",
        "grams": 40,
        "role": "finish",
        "does": [
          "baked",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      }
    ],
    "method": [
      "Stir or blend the {coriander}[, the {parsley}][, the {garlic}], the {cumin}[, the {paprika}][, the {chilli}], the prepared {lemon}, two thirds of the {fat}[ and half of the {salt}] to a loose green paste.",
      "Rub a third of the paste into the {fish} and leave for 15–20 minutes. Heat the oven to {200 C}.",
      "Oil a baking dish with the rest of the {fat} and sprinkle it[ with the rest of the {salt}].[ Spread the {potato} in it, add 4 tbsp water, cover and bake for 20 minutes, until nearly tender.][ Scatter in the {pepper} and bake uncovered for 10 minutes, until it softens.][ Lay over the {tomato} with a little of the paste and bake for 8–10 minutes more, until slumped.]",
      "Set the {fish} on top, spread with half of the remaining paste and bake for 10–14 minutes, until opaque and flaking at the thickest part ({63 c}).[ Dot with the {olives} for the last 5 minutes.]",
      "Rest for 3 minutes, spoon the last of the raw paste over the hot {fish}, and baste with the juices from the dish."
    ],
    "note": "Keep a spoonful of paste raw for the end: it brings the whole dish back to life.",
    "safety": "Cook the {fish} until opaque all through (63 °C)."
  },
  {
    "id": "ful-medames",
    "title": "Ful medames",
    "summary": "Slow-warmed {beans}, half mashed and bright with {lemon}.",
    "kitchen": "Egyptian",
    "course": "breakfast",
    "contradicts": "pancetta ricotta ~pasta ~pasta_hollow ~pasta_fresh smoked-sausage cream",
    "serves": 2,
    "minutes": 25,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "beans",
        "foods": "dried-broad-bean!pulse_tin broad-bean ~pulse_tin",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "liquid of one kept"
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "mashed"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic cumin ~garlic",
        "grams": 6,
        "need": true,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 80,
        "need": true,
        "role": "seasoning",
        "does": [
          "whisked",
          "scattered-at-end",
          "chilled-set"
        ]
      },
      {
        "part": "tahini",
        "foods": "tahini",
        "grams": 30,
        "role": "sauce",
        "does": [
          "whisked",
          "scattered-at-end",
          "chilled-set"
        ]
      },
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~butter",
        "grams": 45,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end",
          "chilled-set"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "body",
        "does": [
          "scattered-at-end",
          "chilled-set",
          "simmered"
        ],
        "prep": "boiled for 8 minutes, peeled and halved",
        "knife": true,
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 120,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "finely diced",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion spring-onion onion ~onion ~spring_onion",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley coriander",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake ~chilli ~spice_heat",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "bread",
        "foods": "flatbread pitta-bread bread ~wrap ~bread",
        "grams": 200,
        "role": "base",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "warmed",
        "once": true
      }
    ],
    "method": [
      "Put the {beans} in a saucepan with {180 ml} water[ and the {cumin}] and simmer over medium-low heat for 12–15 minutes, until very soft and the liquid is thick and dark. Dried fava beans must be soaked overnight and simmered for about 2 hours first.",
      "Mash about a third of the {beans} in the pan, leaving the rest whole, and stir in the {salt}. It should be creamy and spoonable; add a splash of water if it is stiff.",
      "Take off the heat and stir in the juice of half the {lemon}.[ Stir in the {garlic}.][ Beat in half of the {fat}.][ Loosen the {tahini} with a squeeze of {lemon} and a little water until it runs.]",
      "Spread in shallow bowls.[ Swirl the {tahini} over.][ Top with the {egg}.][ Scatter with the {tomato}.][ Add the {onion}.][ Sprinkle with the {parsley}.][ Finish with the {chilli}.][ Pour over the rest of the {fat}.] Squeeze on more of the {lemon} to taste.[ Scoop up with the {bread}.]"
    ],
    "note": "Raw {garlic} and {lemon} go in off the heat, so that they stay sharp against the earthy {beans}.",
    "safety": "{beans} are dangerous for people with G6PD deficiency."
  },
  {
    "id": "koshari",
    "title": "Koshari",
    "summary": "{rice}, {lentils} and {pasta} under thick {tomato} and a crown of crisp brown {onion}.",
    "kitchen": "Egyptian",
    "course": "main",
    "contradicts": "coconut-milk parmesan cream beef-mince soy-sauce",
    "serves": 4,
    "minutes": 75,
    "handsOn": 50,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "very thinly sliced",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 13,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ]
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish olive-oil",
        "grams": 100,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "lentils",
        "foods": "lentil ~pulse_whole",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "rinsed"
      },
      {
        "part": "rice",
        "foods": "sushi-rice rice basmati-rice ~rice_white",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "rinsed and drained"
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 18,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "crushed"
      },
      {
        "part": "coriander",
        "foods": "ground-coriander",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake cayenne harissa ~spice_heat",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ]
      },
      {
        "part": "tomato",
        "foods": "passata tinned-tomato tomato ~tomato_sieved ~tomato_tin ~tomato",
        "grams": 500,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "crush whole ones",
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "white-wine-vinegar vinegar apple-cider-vinegar lemon-juice ~citrus_juice",
        "grams": 45,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "pasta",
        "foods": "macaroni pasta wide-egg-noodle penne rigatoni fusilli farfalle pasta-shell gluten-free-pasta ~pasta_hollow spaghetti vermicelli ~pasta",
        "grams": 150,
        "need": true,
        "role": "base",
        "does": [
          "boiled",
          "scattered-at-end",
          "chilled-set"
        ]
      },
      {
        "part": "chickpeas",
        "foods": "chickpea ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "scattered-at-end",
          "chilled-set",
          "fried"
        ],
        "prep": "drained and warmed",
        "once": true
      }
    ],
    "method": [
      "Toss the {onion} with a quarter of the {salt}, leave for 10 minutes and pat dry. Heat the {fat} in a wide frying pan over medium heat and fry the {onion} for 15–20 minutes, stirring, until deep brown. Lift onto paper to crisp, and keep the oil.",
      "Meanwhile simmer the {lentils} in plenty of water for 15 minutes, until just tender, and drain.",
      "Warm 2 tbsp of the {onion} oil in the {lentils} pot, stir in the {rice}[ and half of the {cumin}] for 2 minutes, then add the {lentils}, half of the remaining {salt} and {400 ml} hot water. Cover, cook on the lowest heat for 15 minutes and rest for 10.",
      "Warm another 2 tbsp of the {onion} oil in a pan over medium heat.[ Cook two thirds of the {garlic} in it for 1 minute, until just golden.][ Stir in the rest of the {cumin}.][ Add the {coriander}.][ Add half of the {chilli}.] Pour in the {tomato} and the rest of the {salt} and simmer for 12–15 minutes, until thick.[ Sharpen with a third of the {vinegar}.]",
      "Boil the {pasta} in well-salted water until just tender, drain and turn in a little of the {onion} oil.[ Stir the rest of the {garlic} with the rest of the {vinegar} and a splash of hot water for sprinkling.]",
      "Fork up the {rice} and {lentils} and layer with the {pasta} and the sauce.[ Add the {chickpeas}.] Crown with the crisp {onion}.[ Sprinkle with the rest of the {chilli}.] Pass round the sharp sauce, if made, with a spoon."
    ],
    "note": "The oil from the {onion} is the soul of it: use it in everything."
  },
  {
    "id": "goulash",
    "title": "Goulash",
    "summary": "Meltingly tender {beef} in a dark red gravy of {onion} and {paprika}.",
    "kitchen": "Hungarian",
    "course": "main",
    "contradicts": "coconut-milk soy-sauce cumin mushroom kidney-bean cinnamon olive",
    "serves": 4,
    "minutes": 190,
    "handsOn": 40,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "lard vegetable-oil dripping ~oil",
        "grams": 45,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 550,
        "need": true,
        "role": "base",
        "does": [
          "simmered",
          "melted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "need": true,
        "role": "seasoning",
        "does": [
          "simmered",
          "melted"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 9,
        "role": "base",
        "does": [
          "simmered",
          "melted"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "caraway",
        "foods": "caraway-seed",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered",
          "melted"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "paprika",
        "foods": "paprika",
        "grams": 25,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "beef",
        "foods": "stewing-beef ~red_stew",
        "grams": 850,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "in 3–4 cm chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 160,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "in strips",
        "knife": true
      },
      {
        "part": "tomato",
        "foods": "tomato tinned-tomato tomato-puree ~tomato ~tomato_tin ~tomato_conc",
        "grams": 150,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "chopped; 1 tbsp only of purée",
        "knife": true,
        "once": true
      },
      {
        "part": "marjoram",
        "foods": "dried-marjoram dried-oregano",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 500,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "potato",
        "foods": "potato ~potato",
        "grams": 500,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled, in 3 cm chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "noodles",
        "foods": "egg-noodle fresh-pasta pasta wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow bread ~noodle ~bread",
        "grams": 300,
        "role": "base",
        "does": [
          "whisked"
        ],
        "prep": "boiled; warm bread",
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream ~sour_cream",
        "grams": 100,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "once": true
      }
    ],
    "method": [
      "Melt the {fat} in a heavy pot over medium heat and cook the {onion} with a third of the {salt} for 18–20 minutes, stirring, until soft and deep gold.[ Stir in the {garlic} for 1 minute.][ Add the {caraway}.]",
      "Take the pot off the heat and stir in the {paprika} for 20 seconds, then at once a splash of [?stock=~stock_cube: {500 ml} water with the {stock} crumbled in|the {stock}|{500 ml} water], so that it cannot scorch.",
      "Return to the heat, stir in the {beef} and another third of the {salt} and cook for 10 minutes, until the meat has greyed all over and its juices are bubbling thickly.[ Add the {tomato}.][ Stir in half of the {pepper}.][ Rub in the {marjoram}.][ Drop in the {bay}.]",
      "Cover and cook on the lowest heat for 1¾–2 hours, adding the rest of [?stock=~stock_cube: the stock|the {stock}|the water] bit by bit only to keep the meat half covered, until it yields to a spoon.",
      "Season with the rest of the {salt}.[ Add the {potato} with enough water to cover and simmer for 20 minutes, until tender.][ Stir in the rest of the {pepper} for the last 15 minutes.]",
      "Uncover and simmer until the gravy is thick and brick red, with a ring of red fat at the edge. Rest for 10 minutes.[ Serve with the {noodles}.][ Spoon on the {cream}.]"
    ],
    "note": "{paprika} burns in seconds and turns bitter: always off the heat, and liquid straight after."
  },
  {
    "id": "chicken-paprikash",
    "title": "Chicken paprikash",
    "summary": "Tender {chicken} in a velvety, rose-red {paprika} and {one cream} sauce.",
    "kitchen": "Hungarian",
    "course": "main",
    "contradicts": "coconut-milk tortilla lime cumin chorizo pesto soy-sauce",
    "serves": 4,
    "minutes": 75,
    "handsOn": 35,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "lard vegetable-oil butter ~oil ~butter",
        "grams": 30,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-leg chicken-drumstick chicken-breast ~poultry_dark ~poultry_bone ~poultry_breast",
        "grams": 1100,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "patted dry"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
        ]
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 350,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "paprika",
        "foods": "paprika",
        "grams": 20,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 300,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 6
        }
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 150,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato tinned-tomato passata ~tomato ~tomato_tin ~tomato_sieved",
        "grams": 150,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "noodles",
        "foods": "egg-noodle fresh-pasta pasta wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow rice ~noodle ~rice_white",
        "grams": 350,
        "role": "base",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 12,
        "role": "binder",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream creme-fraiche ~sour_cream",
        "grams": 200,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "at room temperature",
        "once": true
      },
      {
        "part": "dill",
        "foods": "dill parsley chives",
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
      "Heat the {fat} in a wide pan over medium-high heat. Season the {chicken}[ with half of the {salt}] and brown, skin side first, for 6 minutes, then 2 minutes on the other side. Lift out and pour off all but 2 tbsp of the fat.",
      "Lower to medium and cook the {onion} for 12 minutes, scraping up the brown bits, until soft and golden.[ Stir in the {garlic} for 1 minute.]",
      "Take the pan off the heat, stir in the {paprika} for 20 seconds, and pour in [?stock=~stock_cube: {300 ml} water with the {stock} crumbled in|the {stock}|{300 ml} water] at once.[ Add the {pepper}.][ Add the {tomato}.]",
      "Return the {chicken}, skin up, cover and simmer gently for 30–35 minutes (15 for {chicken}), until at least {74 c} by the bone and tender.[ Meanwhile boil the {noodles} in well-salted water until just tender and drain.]",
      "Lift the {chicken} out. Blend or leave the sauce as it is, and boil for 3 minutes. Stir the {cream} smooth[ with the {flour}] and beat in a ladleful of hot sauce, then whisk it all back into the pan and simmer very gently for 4–5 minutes, until velvety.",
      "Slide the chicken back in for a few minutes, and season[ with the rest of the {salt}] to taste.[ Serve with the {noodles}.][ Scatter with the {dill}.]"
    ],
    "note": "Warm the cream with hot sauce before it goes in; that is what keeps it smooth.",
    "safety": "Cook the {chicken} to at least 74 °C by the bone."
  },
  {
    "id": "pierogi-ruskie",
    "title": "Pierogi ruskie",
    "summary": "Tender dumplings of {potato}, {cheese} and golden {onion}, glossy with {butter}.",
    "kitchen": "Polish",
    "course": "main",
    "contradicts": "parmesan basil tomato yeast garam-masala",
    "serves": 4,
    "minutes": 110,
    "handsOn": 80,
    "kit": [
      "large pan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "potato ~potato",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "steamed",
          "mashed"
        ],
        "prep": "peeled, in chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 380,
        "need": true,
        "role": "base",
        "does": [
          "kneaded"
        ],
        "prep": "plus a little for dusting",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "kneaded",
          "mashed"
        ]
      },
      {
        "part": "butter",
        "foods": "butter lard vegetable-oil ~butter ~oil",
        "grams": 90,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 350,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "cheese",
        "foods": "cottage-cheese quark ricotta feta ~cheese_fresh ~cheese_brine",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "mashed",
          "fried"
        ],
        "prep": "drained if wet, crumbled",
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "mashed"
        ],
        "prep": "freshly ground"
      },
      {
        "part": "bacon",
        "foods": "bacon lardon pancetta ~bacon ~bacon_cubes",
        "grams": 100,
        "role": "finish",
        "does": [
          "fried",
          "whisked",
          "scattered-at-end"
        ],
        "prep": "finely diced",
        "knife": true,
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream creme-fraiche ~sour_cream",
        "grams": 150,
        "role": "finish",
        "does": [
          "fried",
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "chives",
        "foods": "chives dill spring-onion ~spring_onion",
        "grams": 10,
        "role": "finish",
        "does": [
          "fried",
          "whisked",
          "scattered-at-end"
        ],
        "prep": "snipped",
        "once": true
      }
    ],
    "method": [
      "Boil the {potato} in salted water for 15–18 minutes, until tender, drain, let them steam dry, then mash without lumps and cool.",
      "Meanwhile rub a third of the {butter} into the {flour}[ with a third of the {salt}], stir in {190 ml} water and knead for 5 minutes, until soft and smooth. Cover and rest for 30 minutes.",
      "Melt the rest of the {butter} in a frying pan over medium heat and cook the {onion} for 18–20 minutes, until deep gold. Mix half of the {onion} into the mash with the {cheese}[ and the rest of the {salt}][ and plenty of {pepper}]. The filling should taste bold, as the dough is plain.",
      "Roll half of the dough at a time to 2 mm and stamp out 8 cm rounds. Put a heaped teaspoon of filling on each, fold, press out the air and pinch the edges firmly. Keep them on a floured cloth, covered. This makes about 40.",
      "Boil in batches in plenty of well-salted simmering water for 2–3 minutes after they float. Lift out and drain well.",
      "Put the pan with the rest of the {onion} back on medium heat.[ Crisp the {bacon} in it for 5 minutes.] Turn the pierogi in it until glossy, or fry them for 3 minutes a side until golden.[ Serve with the {cream}.][ Scatter with the {chives}.]"
    ],
    "note": "Hot water makes the dough supple; cover whatever you are not using, for it dries fast."
  },
  {
    "id": "bigos",
    "title": "Bigos",
    "summary": "{kraut} and smoky meat cooked slowly together until dark, sweet-sour and tender.",
    "kitchen": "Polish",
    "course": "main",
    "contradicts": "rice pork-mince soy-sauce ~pasta ~pasta_hollow ~pasta_fresh kimchi coconut-milk",
    "serves": 4,
    "minutes": 155,
    "handsOn": 45,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "mushroom",
        "foods": "dried-mushroom",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "simmered",
          "soaked"
        ],
        "prep": "covered with 200 ml boiling water",
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon lardon pancetta ~bacon ~bacon_cubes",
        "grams": 120,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "diced",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "lard vegetable-oil ~oil ~oil_finish",
        "grams": 20,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "pork",
        "foods": "pork-shoulder stewing-beef pork-belly ~red_stew",
        "grams": 400,
        "role": "body",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "in 2 cm dice",
        "once": true
      },
      {
        "part": "sausage",
        "foods": "smoked-sausage pork-shoulder bacon ~bacon",
        "grams": 250,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "thickly sliced",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 180,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree passata ~tomato_conc ~tomato_sieved",
        "grams": 40,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine beer ~wine",
        "grams": 150,
        "role": "liquid",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "kraut",
        "foods": "sauerkraut",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "drained, chopped once or twice; rinse if very sour",
        "knife": true
      },
      {
        "part": "cabbage",
        "foods": "cabbage savoy-cabbage ~cabbage",
        "grams": 350,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 500,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "prunes",
        "foods": "prune dried-apple",
        "grams": 80,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "apple",
        "foods": "apple ~pome",
        "grams": 130,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "juniper-berry allspice caraway-seed",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered",
          "soaked"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "marjoram",
        "foods": "dried-marjoram dried-thyme",
        "grams": 1,
        "role": "seasoning",
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
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "freshly ground",
        "once": true
      },
      {
        "part": "bread",
        "foods": "rye-bread potato bread ~bread ~potato",
        "grams": 300,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "boil potatoes",
        "once": true
      }
    ],
    "method": [
      "Set a large heavy pot over medium-high heat[ with the {fat}].[ Crisp the {bacon} in it for 6 minutes and lift out.][ Brown the {pork} hard in two batches, 5 minutes each.][ Brown the {sausage} for 3 minutes and lift out.]",
      "Lower to medium.[ Cook the {onion} for 8 minutes, until golden.][ Fry the {puree} for 2–3 minutes, until it darkens.][ Pour in the {wine}, scrape the pot and boil away by half.]",
      "Stir in the {kraut}[, the {cabbage}][, the crisp {bacon}] and [?stock=~stock_cube: {500 ml} water with the {stock} crumbled in|the {stock}|{500 ml} water]. Bring to a simmer, scraping the bottom well.[ Chop the soaked {mushroom} and add, with all but the last gritty drops of the liquid.][ Add the {bay}.][ Drop in the {spice}.]",
      "Cover and cook gently for 1¼ hours, stirring now and then and adding a splash of water if it catches, until the cabbage is soft and brown and any pork falls apart.",
      "Uncover and simmer for 25–30 minutes, until dark and nearly dry.[ Add the {sausage}.][ Stir in the {prunes}.][ Grate in the {apple}.][ Rub in the {marjoram}.]",
      "Season[ with the {salt}][ and the {pepper}], tasting first, as {kraut} and smoked meat are salty. Rest for at least 10 minutes; tomorrow it is better still.[ Serve with the {bread}.]"
    ],
    "note": "Bigos likes to be cooled and reheated; each round makes it darker and deeper."
  },
  {
    "id": "borscht",
    "title": "Borscht",
    "summary": "A ruby soup of sweet, slow-fried {beetroot} and tender vegetables.",
    "kitchen": "Ukrainian",
    "course": "soup",
    "contradicts": "feta coconut-milk goats-cheese cumin",
    "serves": 4,
    "minutes": 120,
    "handsOn": 40,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "beef",
        "foods": "stewing-beef pork-rib ~red_stew ~meat_bone",
        "grams": 400,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "in 2 cm chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 1700,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 34
        }
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 13,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "fat",
        "foods": "sunflower-oil vegetable-oil ~oil ~oil_finish lard butter ~butter",
        "grams": 35,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion carrot ~onion",
        "grams": 150,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 150,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "coarsely grated",
        "once": true
      },
      {
        "part": "beetroot",
        "foods": "beetroot cooked-beetroot",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "peeled, in matchsticks or coarsely grated"
      },
      {
        "part": "vinegar",
        "foods": "red-wine-vinegar apple-cider-vinegar vinegar lemon-juice ~citrus_juice",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree passata tinned-tomato ~tomato_conc ~tomato_sieved ~tomato_tin",
        "grams": 40,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "potato",
        "foods": "potato ~potato",
        "grams": 350,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled, in 2 cm dice",
        "once": true
      },
      {
        "part": "cabbage",
        "foods": "cabbage potato ~cabbage ~potato",
        "grams": 250,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "finely shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "beans",
        "foods": "white-bean kidney-bean ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 9,
        "role": "finish",
        "does": [
          "boiled"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "dill",
        "foods": "dill parsley",
        "grams": 15,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream creme-fraiche greek-yogurt ~sour_cream ~yogurt",
        "grams": 120,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "rye-bread bread ~bread",
        "grams": 250,
        "role": "base",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Bring [?stock=~stock_cube: {1700 ml} water with the {stock} crumbled in|the {stock}|{1700 ml} water] to a simmer in a large pot[ with half of the {salt}][ and the {bay}].[ Add the {beef}, skim, and simmer gently, half covered, for 1¼ hours, until nearly tender.]",
      "Meanwhile heat the {fat} in a frying pan over medium heat.[ Cook the {onion} for 6 minutes, until soft.][ Add the {carrot} and cook for 4 minutes.] Add the {beetroot} and cook for 10–12 minutes (3 if it is already cooked), stirring, until glossy and starting to soften.[ Splash in half of the {vinegar}, which fixes the colour.][ Stir in the {sugar}.][ Fry the {puree} for 2 minutes, until it darkens.]",
      "Scrape the {beetroot} into the pot[ with the {potato}] and simmer for 12 minutes.[ Add the {cabbage} and simmer for 8–10 minutes, until tender but not limp.][ Stir in the {beans}.]",
      "When every vegetable is tender, season[ with the rest of the {salt}].[ Sharpen with the rest of the {vinegar}.][ Stir in the {garlic}.] Do not let it boil again, so that it stays red, and leave it off the heat, covered, for 10–15 minutes.",
      "Taste: it should be sweet, sour and savoury at once. Ladle into bowls.[ Spoon on the {cream}.][ Scatter with the {dill}.][ Serve with the {bread}.]"
    ],
    "note": "Acid early keeps it red and boiling late turns it brown; a night in the fridge suits it."
  },
  {
    "id": "beef-stroganoff",
    "title": "Beef stroganoff",
    "summary": "Strips of seared {steak} and browned {mushroom} in a silky {one cream} sauce.",
    "kitchen": "Russian",
    "course": "main",
    "contradicts": "tortilla coconut-milk soy-sauce puff-pastry coriander cumin",
    "serves": 2,
    "minutes": 35,
    "handsOn": 35,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "noodles",
        "foods": "egg-noodle tagliatelle rice potato ~noodle ~pasta ~rice_white ~potato",
        "grams": 180,
        "role": "base",
        "does": [
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "steak",
        "foods": "rump-steak sirloin-steak beef steak ~red_quick",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ],
        "prep": "in 1 cm strips across the grain, patted dry",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "freshly ground",
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter vegetable-oil ~oil ~oil_finish ~butter",
        "grams": 40,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "mushroom",
        "foods": "mushroom ~mushroom",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 120,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "paprika",
        "foods": "paprika smoked-paprika",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 8,
        "role": "binder",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "brandy",
        "foods": "brandy white-wine sherry ~wine",
        "grams": 40,
        "role": "liquid",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 180,
        "role": "liquid",
        "does": [
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "boiled",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream creme-fraiche double-cream ~sour_cream ~cream",
        "grams": 150,
        "need": true,
        "role": "sauce",
        "does": [
          "boiled",
          "whisked"
        ],
        "prep": "at room temperature",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon gherkin ~citrus_sour",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "slice gherkins thinly",
        "knife": true,
        "once": true
      },
      {
        "part": "dill",
        "foods": "dill parsley",
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
      "Season the {steak}[ with half of the {salt}][ and the {pepper}].[ Put the {noodles} on to boil in well-salted water, timed to be ready with the sauce.]",
      "Get a wide frying pan very hot over high heat with a third of the {fat}. Sear the meat in two batches for 60–90 seconds each, until brown outside and pink within, and lift out at once.",
      "Add another third of the {fat} and the {mushroom} and fry over high heat for 6–8 minutes, until the water has gone and the edges are brown.",
      "Lower to medium and add the last of the {fat}.[ Cook the {onion} in it for 8 minutes, until soft and golden.][ Stir in the {paprika} for 20 seconds.][ Stir in the {flour} for 1 minute.][ Pour in the {brandy} and let it bubble away.]",
      "Pour in [?stock=~stock_cube: {180 ml} water with the {stock} crumbled in|the {stock}|{180 ml} water], scrape the pan and boil for 3–4 minutes, until reduced by half. Take off the heat and stir in the {cream}[ and the {mustard}], then warm gently until it coats a spoon, without boiling.",
      "Slip in the meat and its juices for 1 minute, just to heat, and season[ with the rest of the {salt}].[ Sharpen with the {lemon}.][ Serve over the {noodles}.][ Scatter with the {dill}.]"
    ],
    "note": "The {steak} cooks twice, both times briefly; a minute too long and it toughens."
  },
  {
    "id": "golubtsi",
    "title": "Golubtsi",
    "summary": "Soft {cabbage} parcels of meat and {rice}, simmered in a gentle {tomato}.",
    "kitchen": "Ukrainian",
    "course": "main",
    "contradicts": "soy-sauce ginger fish-sauce sauerkraut tortilla coconut-milk",
    "serves": 4,
    "minutes": 125,
    "handsOn": 55,
    "kit": [
      "large pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "cabbage",
        "foods": "cabbage savoy-cabbage ~cabbage",
        "grams": 900,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled",
          "sweated"
        ],
        "prep": "core cut out in a cone",
        "knife": true,
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice sushi-rice buckwheat ~rice_white",
        "grams": 110,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "rinsed"
      },
      {
        "part": "fat",
        "foods": "vegetable-oil butter ~oil ~oil_finish ~butter",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 250,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 160,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "coarsely grated",
        "once": true
      },
      {
        "part": "mince",
        "foods": "pork-mince beef-mince turkey-mince ~mince",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "dill",
        "foods": "dill parsley dried-dill",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 13,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ]
      },
      {
        "part": "tomato",
        "foods": "passata tinned-tomato tomato-puree ~tomato_sieved ~tomato_tin ~tomato_conc",
        "grams": 500,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "5 tbsp only of purée, let down with 350 ml water",
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 250,
        "role": "liquid",
        "does": [
          "simmered",
          "whisked"
        ],
        "perFood": {
          "~stock_cube": 5
        }
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 5,
        "role": "sweetener",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream creme-fraiche ~sour_cream",
        "grams": 150,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked",
          "scattered-at-end"
        ]
      }
    ],
    "method": [
      "Stand the {cabbage} core down in a large pan of boiling water and simmer for 8–10 minutes, peeling off 12 outer leaves with tongs as they soften. Shave down the thick ribs. Boil the {rice} for 7 minutes, until half cooked, and drain.",
      "Warm a wide pot[ with the {fat}] over medium heat.[ Cook the {onion} in it for 8 minutes, until golden.][ Add the {carrot} and cook for 5 minutes, until soft.][ Lift half of the {onion}, and whatever is cooked with it, onto a plate to cool for the filling.]",
      "Mix the {mince} with the {rice}[, the {garlic}][, half of the {dill}][, the {pepper}][, two thirds of the {salt}], 4 tbsp water and anything cooling on the plate, working it until slightly sticky.",
      "Lay a handful of filling on each leaf, fold in the sides and roll up firmly. Line the pot with spare leaves and pack in the rolls, seam down, in one or two snug layers.",
      "Stir the {tomato} with [?stock=~stock_cube: {250 ml} water with the {stock} crumbled in|the {stock}|{250 ml} water][, the {sugar}][, half of the {cream}][ and the rest of the {salt}] and pour over, just to cover.[ Tuck in the {bay}.] Bring to a simmer, cover and cook gently for 55–60 minutes, until the leaves cut with a spoon and the middles reach {71 c}.",
      "Uncover for 10 minutes to thicken the sauce, then rest for 10.[ Serve with the rest of the {cream}.][ Scatter with the rest of the {dill}.]"
    ]
  },
  {
    "id": "kasespatzle",
    "title": "Käsespätzle",
    "summary": "Soft {egg} spätzle layered with melting mountain {cheese} under golden {onion}.",
    "kitchen": "German and Austrian",
    "course": "main",
    "contradicts": "tomato tortilla baking-powder potato puff-pastry soy-sauce",
    "serves": 2,
    "minutes": 50,
    "handsOn": 45,
    "kit": [
      "large pan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "in thin rings"
      },
      {
        "part": "butter",
        "foods": "butter ghee vegetable-oil ~butter ~oil",
        "grams": 45,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "flour",
        "foods": "flour spelt-flour ~flour",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "simmered",
          "whisked"
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
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 80,
        "role": "liquid",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "melted"
        ]
      },
      {
        "part": "nutmeg",
        "foods": "nutmeg",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "gruyere emmental cheese ~cheese_melt",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "coarsely grated"
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "prep": "freshly ground"
      },
      {
        "part": "chives",
        "foods": "chives parsley",
        "grams": 8,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "snipped",
        "once": true
      }
    ],
    "method": [
      "Melt two thirds of the {butter} in a frying pan over medium-low heat and cook the {onion}[ with a pinch of the {salt}] for 20–25 minutes, stirring now and then, until deep gold and starting to crisp.",
      "Meanwhile beat the {flour}, the {egg}, [the {milk}|{80 ml} water][, the {nutmeg}][ and the rest of the {salt}] with a wooden spoon for 3–4 minutes, until the batter is smooth, throws bubbles and falls slowly from the spoon. Rest for 10 minutes.",
      "Bring a large pan of salted water (10 g to the litre) to a rolling simmer and warm a dish in the oven at {160 C}. Press or scrape a third of the batter into the water; when the spätzle float, give them 30 seconds more and lift them out, dripping.",
      "Layer them straight into the warm dish with a third of the {cheese}, and keep it in the oven. Repeat twice, adding a few spoonfuls of the cooking water if it looks dry.",
      "Dot with the rest of the {butter} and fold through until the {cheese} pulls in strings. Heap the {onion} on top and eat at once.[ Grind over plenty of {pepper}.][ Scatter with the {chives}.]"
    ]
  },
  {
    "id": "schnitzel",
    "title": "Schnitzel",
    "summary": "Thin, juicy escalopes in a loose, rippling, golden crumb.",
    "kitchen": "Austrian",
    "course": "main",
    "contradicts": "passata mozzarella parmesan curry-powder soy-sauce tortilla",
    "serves": 2,
    "minutes": 30,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "meat",
        "foods": "veal-escalope pork-loin pork-escalope turkey-breast chicken-breast ~pork_quick ~poultry_breast",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "whisked",
          "chilled-set"
        ],
        "prep": "beaten 4–5 mm thin between sheets of paper"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "boiled",
          "whisked",
          "scattered-at-end"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "boiled",
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 35,
        "need": true,
        "role": "binder",
        "does": [
          "boiled",
          "whisked",
          "chilled-set"
        ],
        "prep": "on a plate"
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "binder",
        "does": [
          "boiled",
          "whisked",
          "chilled-set"
        ],
        "prep": "beaten just to mix, in a deep plate"
      },
      {
        "part": "cream",
        "foods": "double-cream milk ~cream ~milk",
        "grams": 15,
        "role": "binder",
        "does": [
          "boiled",
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "crumbs",
        "foods": "breadcrumb panko ~crumbs",
        "grams": 90,
        "need": true,
        "role": "body",
        "does": [
          "boiled",
          "whisked",
          "chilled-set"
        ],
        "prep": "on a plate; crush panko finer",
        "once": true
      },
      {
        "part": "fat",
        "foods": "ghee vegetable-oil lard ~oil ~oil_finish ~butter",
        "grams": 200,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "most of it stays in the pan",
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 60,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "in wedges",
        "knife": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
        "grams": 8,
        "role": "finish",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "berries",
        "foods": "cranberry-sauce",
        "grams": 40,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "potato",
        "foods": "potato new-potato ~potato ~potato_small",
        "grams": 500,
        "role": "base",
        "does": [
          "boiled",
          "whisked",
          "chilled-set"
        ],
        "prep": "in even chunks",
        "knife": true
      }
    ],
    "method": [
      "Pat the {meat} dry and season on both sides with three quarters of the {salt}[ and the {pepper}].[ Stir the {cream} lightly into the {egg}.] Set out the {flour}, the {egg} and the {crumbs} on three plates.[ Have the {potato} boiling in salted water meanwhile; allow 20 minutes.]",
      "Turn each piece in {flour}, shaking off the excess, then in {egg}, letting it drip, then in crumbs. Do not press: the coat must sit loosely to puff. Fry as soon as it is coated.",
      "Heat the {fat} 1 cm deep in a large frying pan to {170 C}, when a crumb fizzes gently at once. Fry one or two at a time for 2–3 minutes a side, swirling the pan so that the fat washes over the top, until rippled and deep gold. The middle should reach {63 c} for {meat} or {meat} and {74 c} for poultry.",
      "[Add the {butter} for the last half minute, for its flavour. ][Fry the {parsley}, quite dry, for 10 seconds. ]Drain upright or on a rack and sprinkle with the rest of the {salt}.",
      "Serve while it crackles.[ Put a wedge of {lemon} on each.][ Add a spoonful of {berries}.][ Serve with the {potato}.]"
    ],
    "note": "Enough fat and a swirling pan are what make the crust lift away from the meat.",
    "safety": "Cook {meat} or {meat} to 74 °C, and {meat} or {meat} to 63 °C."
  },
  {
    "id": "pellkartoffeln-mit-quark",
    "title": "Pellkartoffeln mit Quark",
    "summary": "Hot {potato} in their skins with cool, whipped, seasoned {quark}.",
    "kitchen": "German",
    "course": "main",
    "contradicts": "flour vanilla raisin breadcrumb",
    "serves": 2,
    "minutes": 35,
    "handsOn": 15,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "potato new-potato ~potato ~potato_small",
        "grams": 700,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "scrubbed, skins on"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "caraway",
        "foods": "caraway-seed",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "quark",
        "foods": "quark skyr greek-yogurt cottage-cheese ~cheese_fresh ~yogurt",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "milk",
        "foods": "milk single-cream sour-cream ~milk ~cream_thin ~sour_cream",
        "grams": 60,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion shallot spring-onion red-onion ~onion ~spring_onion",
        "grams": 40,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chives",
        "foods": "chives spring-onion ~spring_onion",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "snipped"
      },
      {
        "part": "herbs",
        "foods": "dill parsley cress ~leaf_peppery",
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
        "part": "radish",
        "foods": "radish cucumber",
        "grams": 100,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "finely diced",
        "knife": true,
        "once": true
      },
      {
        "part": "paprika",
        "foods": "paprika black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon apple-cider-vinegar ~citrus_sour",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "flaxseed-oil rapeseed-oil walnut-oil olive-oil ~oil ~oil_finish",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Put the {potato} in a saucepan with cold water just to cover[ and half of the {salt}][ and the {caraway}]. Bring to a boil and simmer for 20–25 minutes, until a knife slides in with no resistance.",
      "Meanwhile whip the {quark}[, the {milk}][, the {paprika}][, the {lemon}][ and the rest of the {salt}] for a minute, until smooth and airy.[ Stir in the {onion}.][ Fold in the {radish}.][ Add most of the {chives}.][ Fold in the {herbs}.] Leave for 10 minutes for the flavour to come out, then taste again for salt.",
      "Drain the {potato} and shake them over the heat for a minute, until the skins are dry and dull.",
      "Break each open, or peel at the table while hot, and put a great spoonful of the cold {quark} alongside.[ Dot with the {butter}.][ Pour over the {oil}.][ Sprinkle with the rest of the {chives}.]"
    ],
    "note": "Everything turns on hot against cold, and on salting the {quark} more boldly than you expect."
  },
  {
    "id": "rosti",
    "title": "Rösti",
    "summary": "A thick potato cake, crisp and buttery outside and tender within.",
    "kitchen": "Swiss",
    "course": "main",
    "contradicts": "flour breadcrumb milk curry-powder kale cream soy-sauce",
    "serves": 2,
    "minutes": 85,
    "handsOn": 35,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "potato ~potato",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ],
        "prep": "scrubbed, skins on"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper nutmeg ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon lardon ~bacon ~bacon_cubes",
        "grams": 80,
        "role": "body",
        "does": [
          "fried",
          "sweated",
          "chilled-set"
        ],
        "prep": "diced",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion spring-onion ~onion ~spring_onion",
        "grams": 80,
        "role": "body",
        "does": [
          "fried",
          "sweated",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "fat",
        "foods": "ghee butter lard goose-fat ~butter",
        "grams": 50,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "cheese",
        "foods": "gruyere raclette emmental ~cheese_melt",
        "grams": 80,
        "role": "finish",
        "does": [
          "simmered",
          "melted",
          "scattered-at-end"
        ],
        "prep": "coarsely grated",
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "chives",
        "foods": "chives parsley",
        "grams": 5,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "snipped",
        "once": true
      }
    ],
    "method": [
      "Boil the {potato} in their skins for 12–14 minutes, until a knife meets some resistance in the middle. Drain and cool for 30 minutes, or overnight in the fridge, which is best. Peel, grate coarsely in long strokes and toss[ with the {salt}][ and the {pepper}].",
      "Set a 24 cm frying pan over medium heat.[ Crisp the {bacon} in it for 5 minutes and mix it into the {potato}.][ Soften the {onion} in the pan for 5 minutes and mix it through the {potato}.]",
      "Melt two thirds of the {fat} in the pan, tip in the {potato}, turn it over once or twice to coat, then shape into a loose cake and press the rim in gently. Cook uncovered over medium-low heat for 14–16 minutes, until the underside is deep gold and the cake slides when shaken.",
      "Put a plate on top, turn out, melt the rest of the {fat} and slide the cake back, pale side down. Cook for 10–12 minutes more, until crisp.[ Scatter the {cheese} over for the last 4 minutes, under a lid, until it melts.]",
      "Slide onto a board and cut into wedges.[ Fry the {egg} in the hot pan for 3 minutes and lay on top.][ Scatter with the {chives}.]"
    ]
  },
  {
    "id": "rouladen",
    "title": "Rouladen",
    "summary": "Slow-braised {one beef} rolls with smoky, tangy middles in a dark, glossy gravy.",
    "kitchen": "German",
    "course": "main",
    "contradicts": "soy-sauce tortilla mozzarella burger-bun passata",
    "serves": 4,
    "minutes": 150,
    "handsOn": 50,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "beef",
        "foods": "beef-joint!red_thin cube-steak",
        "grams": 680,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "beaten 5 mm thin, patted dry",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "freshly ground",
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 45,
        "need": true,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "streaky-bacon bacon pancetta ~bacon ~bacon_cubes",
        "grams": 120,
        "need": true,
        "role": "body",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 250,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "boiled",
          "blended"
        ],
        "prep": "one cut into thin strips, one chopped",
        "knife": true
      },
      {
        "part": "gherkin",
        "foods": "gherkin",
        "grams": 120,
        "need": true,
        "role": "body",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "prep": "quartered lengthways",
        "knife": true,
        "once": true
      },
      {
        "part": "fat",
        "foods": "ghee vegetable-oil lard ~oil ~oil_finish ~butter",
        "grams": 25,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 100,
        "role": "base",
        "does": [
          "fried",
          "boiled",
          "blended"
        ],
        "prep": "diced",
        "knife": true,
        "once": true
      },
      {
        "part": "celeriac",
        "foods": "celeriac celery parsnip leek ~celery ~leek",
        "grams": 100,
        "role": "base",
        "does": [
          "fried",
          "boiled",
          "blended"
        ],
        "prep": "diced",
        "knife": true,
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 25,
        "role": "sauce",
        "does": [
          "fried",
          "boiled",
          "blended"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine beer ~wine",
        "grams": 200,
        "role": "liquid",
        "does": [
          "fried",
          "boiled",
          "blended"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 500,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cornflour",
        "foods": "cornflour flour ~flour",
        "grams": 8,
        "role": "binder",
        "does": [
          "simmered",
          "boiled",
          "whisked"
        ],
        "prep": "stirred smooth in 2 tbsp cold water",
        "once": true
      },
      {
        "part": "potato",
        "foods": "potato gyoza fresh-pasta ~potato",
        "grams": 800,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "boiled, to serve",
        "once": true
      },
      {
        "part": "cabbage",
        "foods": "red-cabbage sauerkraut green-bean ~cabbage ~green_bean",
        "grams": 400,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "warmed",
        "once": true
      }
    ],
    "method": [
      "Lay out the {beef}, season[ with half of the {salt}][ and the {pepper}] and spread with the {mustard}. Cover with the {bacon}, scatter with the strips of {onion} and lay the {gherkin} across one end. Fold in the sides, roll up firmly and tie.",
      "Heat the {fat} in a heavy pot over medium-high heat and brown the rolls for 8–10 minutes, turning, until really dark all over. Lift out.",
      "Lower to medium and brown the chopped {onion}[ with the {carrot}][ and the {celeriac}] for 10 minutes, until well coloured.[ Fry the {puree} for 2 minutes, until rusty.][ Pour in the {wine} in two goes, boiling it down to a glaze each time.]",
      "Pour in [?stock=~stock_cube: {500 ml} water with the {stock} crumbled in|the {stock}|{500 ml} water][ with the rest of the {salt}][ and the {bay}], scraping the bottom. Return the rolls, cover and simmer very gently for 1½ hours, turning once, until a skewer slides through.",
      "Lift the rolls out to rest under foil. Rub the sauce through a sieve, pressing hard, and boil it for 5–8 minutes, until it tastes strong.[ Whisk in the {cornflour} mixture and simmer for 2 minutes, until it coats a spoon.]",
      "Take off the string and warm the rolls through in the sauce.[ Serve with the {potato}.][ Add the {cabbage}.]"
    ]
  },
  {
    "id": "alplermagronen",
    "title": "Älplermagronen",
    "summary": "{pasta} and {potato} in a creamy sauce of melted mountain {cheese}.",
    "kitchen": "Swiss",
    "course": "main",
    "contradicts": "tomato basil soy-sauce pea tinned-tuna beef-mince",
    "serves": 2,
    "minutes": 40,
    "handsOn": 35,
    "kit": [
      "large pan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 200,
        "role": "finish",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "in thin rings"
      },
      {
        "part": "butter",
        "foods": "butter ghee vegetable-oil ~butter ~oil",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "bacon lardon ham ~bacon ~bacon_cubes",
        "grams": 80,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "diced",
        "knife": true
      },
      {
        "part": "potato",
        "foods": "potato ~potato",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "peeled, in 1.5 cm dice"
      },
      {
        "part": "pasta",
        "foods": "macaroni penne pasta wide-egg-noodle rigatoni fusilli farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream milk ~cream ~cream_thin ~milk",
        "grams": 150,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "gruyere cheese emmental raclette ~cheese_melt",
        "grams": 140,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "coarsely grated",
        "once": true
      },
      {
        "part": "nutmeg",
        "foods": "nutmeg black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered",
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
          "simmered",
          "whisked"
        ],
        "prep": "besides 10 g to the litre in the water",
        "once": true
      },
      {
        "part": "apple",
        "foods": "apple-sauce apple ~pome",
        "grams": 250,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "or 2 apples, chopped and stewed soft in a splash of water",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Put a large pan of water on to boil, with 10 g salt to the litre.[ Meanwhile melt the {butter} in a frying pan over medium heat.][ Cook the {onion} in the frying pan for 18–20 minutes, stirring now and then, until deep brown and crisp at the edges, and keep warm.][ Crisp the {bacon} in the same pan for 6 minutes.]",
      "Boil the {potato} in the salted water for 4–5 minutes, then add the {pasta} to the same water and cook for its packet time, until both are just tender. Keep a cupful of the water and drain.",
      "Warm the {cream} in the empty pan[ with the {salt}][ and the {nutmeg}] until it simmers. Tip in the {pasta} and {potato} and turn for 1 minute.",
      "Take off the heat and fold in the {cheese} by handfuls with splashes of the cooking water, until it runs in strings and everything is coated and creamy. Cover and leave for 2 minutes.",
      "Spoon into warm bowls.[ Scatter with the {bacon}.][ Heap the {onion} on top.][ Serve with the {apple} beside or under it, warm or cold.]"
    ],
    "note": "Fold the {cheese} in off the heat; over a flame it turns to rubber and oil."
  },
  {
    "id": "kottbullar",
    "title": "Köttbullar",
    "summary": "Small, tender, well-browned meatballs in a smooth pan gravy.",
    "kitchen": "Swedish",
    "course": "main",
    "contradicts": "passata spaghetti parmesan cumin coriander dried-oregano ginger harissa",
    "serves": 4,
    "minutes": 70,
    "handsOn": 55,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "crumbs",
        "foods": "breadcrumb bread crispbread ~crumbs ~bread",
        "grams": 45,
        "need": true,
        "role": "binder",
        "does": [
          "simmered"
        ],
        "prep": "or 2 slices bread, crumbled",
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 130,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter vegetable-oil ~butter ~oil",
        "grams": 45,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 100,
        "role": "base",
        "does": [
          "simmered",
          "soaked"
        ],
        "prep": "very finely chopped",
        "knife": true
      },
      {
        "part": "mince",
        "foods": "beef-mince pork-mince veal-mince ~mince",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "soaked",
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
          "soaked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "soaked"
        ],
        "once": true
      },
      {
        "part": "allspice",
        "foods": "allspice nutmeg",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "soaked"
        ],
        "prep": "only a pinch of nutmeg",
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "soaked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 20,
        "role": "binder",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 400,
        "role": "liquid",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 8
        }
      },
      {
        "part": "cream",
        "foods": "double-cream allspice cranberry-sauce cream ~cream",
        "grams": 120,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce worcestershire-sauce ~soy",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "potato",
        "foods": "potato new-potato mashed-potato ~potato ~potato_small",
        "grams": 800,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "boiled or mashed, to serve",
        "once": true
      },
      {
        "part": "berries",
        "foods": "cranberry-sauce redcurrant-jelly",
        "grams": 80,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ]
      },
      {
        "part": "cucumber",
        "foods": "gherkin cucumber",
        "grams": 120,
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
      "Stir the {crumbs} into [the {milk}|{130 ml} water] and leave for 10 minutes to swell.[ Meanwhile cook the {onion} gently in a third of the {butter} for 6–8 minutes, until soft and pale gold, and cool.]",
      "Work the {mince} with the soaked crumbs[, the cooled {onion}][, the {egg}][, the {allspice}][, the {pepper}][ and the {salt}] for 2 minutes, until sticky. Fry a scrap to taste. Roll with wet hands into about 32 small balls and chill for 10 minutes.",
      "Melt half of the {butter} in a large frying pan over medium heat until it stops foaming. Fry the meatballs in two batches for 8–10 minutes, shaking the pan so that they roll, until brown all over and {71 c} inside. Lift out.",
      "Add the rest of the {butter} to the pan.[ Stir in the {flour} and cook for 2 minutes, until nut brown.] Whisk in [?stock=~stock_cube: {400 ml} water with the {stock} crumbled in|the {stock}|{400 ml} water] a little at a time, scraping, and boil for 4–5 minutes, until it thickens slightly.",
      "Lower the heat.[ Pour in the {cream} and simmer for 3–4 minutes.][ Season with the {soy}.] Roll the meatballs in the gravy for 2 minutes, until hot and glossy, and taste.",
      "Serve hot.[ Put the {potato} beside them.][ Add a spoonful of {berries}.][ Finish with the {cucumber}.]"
    ],
    "note": "Soak the crumbs first and shake the pan rather than turning: soft balls, and round ones.",
    "safety": "Cook the meatballs to 71 °C, with no pink left."
  },
  {
    "id": "janssons-temptation",
    "title": "Jansson's temptation",
    "summary": "{potato} sticks baked in cream with sweet {onion} and savoury little fish.",
    "kitchen": "Swedish",
    "course": "main",
    "contradicts": "mozzarella tomato garlic ~pasta ~pasta_hollow ~pasta_fresh gruyere coconut-milk",
    "serves": 4,
    "minutes": 95,
    "handsOn": 30,
    "kit": [
      "frying pan",
      "baking dish",
      "oven"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 40,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 300,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "potato",
        "foods": "potato ~potato",
        "grams": 900,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "peeled and cut into matchsticks the thickness of thin chips, not rinsed",
        "knife": true
      },
      {
        "part": "fish",
        "foods": "anchovy tinned-sardine",
        "grams": 125,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "of salted anchovies take 50 g and a pinch of sugar",
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
        "part": "cream",
        "foods": "double-cream single-cream ~cream ~cream_thin",
        "grams": 300,
        "need": true,
        "role": "sauce",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 150,
        "role": "liquid",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "crumbs",
        "foods": "breadcrumb crispbread ~crumbs",
        "grams": 30,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. Melt two thirds of the {butter} in a frying pan over medium-low heat and cook the {onion} for 12–15 minutes, until soft, sweet and barely gold.",
      "{butter} a baking dish. Spread in half of the {potato}, then all of the {onion} and the {fish}, then the rest of the {potato}, seasoning between[ with the {salt}][ and the {pepper}]. Keep the top layer clear of fish, which would scorch.",
      "Warm the {cream} with [the {milk}|{150 ml} water] and a spoonful of the liquid from the tin, and pour over until it shows between the top sticks.[ Scatter with the {crumbs}.] Dot with the rest of the {butter}.",
      "Bake for 50–60 minutes, until deep gold and bubbling thickly, and a knife meets no resistance in the middle. Cover loosely if it browns too soon.",
      "Rest for 10 minutes, so that the cream settles into the {potato}."
    ]
  },
  {
    "id": "stamppot-boerenkool",
    "title": "Stamppot boerenkool",
    "summary": "Coarse, creamy {potato} and {one kale} mash, hot and hearty.",
    "kitchen": "Dutch",
    "course": "main",
    "contradicts": "white-bean chorizo coconut-milk ~pasta ~pasta_hollow ~pasta_fresh sweet-potato",
    "serves": 2,
    "minutes": 40,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "potato ~potato",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "peeled, in even chunks",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 100,
        "role": "base",
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
          "simmered",
          "whisked",
          "mashed"
        ]
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "kale",
        "foods": "kale spring-greens",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "scattered-at-end"
        ],
        "prep": "ribs removed, very finely shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "sausage",
        "foods": "smoked-sausage",
        "grams": 270,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled",
          "chilled-set"
        ],
        "prep": "pricked, left whole"
      },
      {
        "part": "bacon",
        "foods": "lardon bacon ~bacon_cubes ~bacon",
        "grams": 80,
        "role": "body",
        "does": [
          "fried"
        ]
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 100,
        "need": true,
        "role": "liquid",
        "does": [
          "simmered",
          "whisked",
          "mashed"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter bacon-fat olive-oil ~butter ~oil",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked",
          "mashed"
        ]
      },
      {
        "part": "nutmeg",
        "foods": "nutmeg black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked",
          "mashed"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "apple-cider-vinegar white-wine-vinegar gherkin",
        "grams": 5,
        "role": "finish",
        "does": [
          "simmered",
          "whisked",
          "mashed"
        ],
        "once": true
      },
      {
        "part": "gravy",
        "foods": "gravy",
        "grams": 120,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "hot",
        "once": true
      }
    ],
    "method": [
      "Put the {potato} in a large pan[ with two thirds of the {salt}][, the {onion}][, the {bay}] and water to come barely level. Pile the {kale} on top and bring to a boil.",
      "Lay a lid on and simmer for 20 minutes, until the {potato} crumbles at the edges.[ Set the {sausage} on the greens for the last 15 minutes, below a boil so that it does not split, until hot right through.]",
      "[Meanwhile fry the {bacon} over medium heat for 8 minutes, until crisp. ]Drain, keeping a cupful of the liquid, and let everything steam dry for a minute.",
      "Mash with the {milk}[, the {butter}][, half of the {mustard}][, the {nutmeg}][ and the rest of the {salt}], adding cooking liquid until it is creamy but stands in peaks.[ Sharpen with the {vinegar}.]",
      "[Stir the {bacon} through. ]Pile onto hot plates and make a hollow in the middle.[ Pour in the {gravy}.][ Slice the {sausage} over.][ Put the rest of the {mustard} on the side.]"
    ],
    "note": "Shred the {kale} very fine, and mash by hand: a blender makes glue."
  },
  {
    "id": "sarma",
    "title": "Sarma",
    "summary": "Tangy {one leaves} rolls of meat and {rice}, simmered slowly until meltingly soft.",
    "kitchen": "Balkan",
    "course": "main",
    "contradicts": "soy-sauce coconut-milk mint ~pasta ~pasta_hollow ~pasta_fresh caraway-seed tortilla",
    "serves": 4,
    "minutes": 210,
    "handsOn": 55,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "leaves",
        "foods": "cabbage savoy-cabbage ~cabbage",
        "grams": 700,
        "need": true,
        "role": "star",
        "does": [
          "soaked",
          "fried"
        ],
        "prep": "rinsed; blanch fresh leaves for 3 minutes and shave the ribs",
        "once": true
      },
      {
        "part": "fat",
        "foods": "lard vegetable-oil ~oil ~oil_finish",
        "grams": 40,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 250,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 9,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "rice",
        "foods": "sushi-rice rice ~rice_white",
        "grams": 110,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "rinsed"
      },
      {
        "part": "paprika",
        "foods": "paprika smoked-paprika",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ]
      },
      {
        "part": "mince",
        "foods": "pork-mince beef-mince ~mince",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "kraut",
        "foods": "sauerkraut",
        "grams": 350,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "rinsed and squeezed"
      },
      {
        "part": "smoked",
        "foods": "pork-rib bacon smoked-sausage pancetta ~meat_bone ~bacon ~bacon_cubes",
        "grams": 250,
        "role": "body",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "prep": "in chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree passata ~tomato_conc ~tomato_sieved",
        "grams": 30,
        "role": "sauce",
        "does": [
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 900,
        "role": "liquid",
        "does": [
          "simmered",
          "blended"
        ],
        "perFood": {
          "~stock_cube": 18
        }
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 12,
        "role": "binder",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream greek-yogurt ~sour_cream ~yogurt",
        "grams": 120,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "potato",
        "foods": "mashed-potato potato bread ~potato ~bread",
        "grams": 600,
        "role": "base",
        "does": [
          "whisked"
        ],
        "prep": "boiled or mashed, to serve",
        "once": true
      }
    ],
    "method": [
      "Taste the {leaves}: if they are very salty, soak them in cold water for 20 minutes. Heat two thirds of the {fat} in a frying pan over medium heat and cook the {onion} for 10–12 minutes, until golden.[ Stir in the {garlic} for 1 minute.] Stir in the {rice} for 2 minutes, until it turns glassy, take off the heat[, add half of the {paprika}] and cool.",
      "Work the {mince} with the {rice} mixture[, the {pepper}][, the {salt}] and 4 tbsp water until sticky. Lay a thumb-sized roll of filling on each leaf, fold one side over, roll up and tuck in the open end with a finger.",
      "Line a heavy pot with torn leaves[ and half of the {kraut}]. Pack in the rolls, snug but not tight[, with the {smoked} between them][ and the rest of the {kraut} over the top].[ Tuck in the {bay}.]",
      "Pour in [?stock=~stock_cube: {900 ml} water with the {stock} crumbled in|the {stock}|{900 ml} water][, mixed with the {puree},] just to cover, weigh down with a plate, cover and simmer at a bare tremble for 1¾–2 hours, shaking the pot instead of stirring, until the leaves are tender and the filling is at least {71 c}.",
      "Warm the rest of the {fat} in the small pan.[ Stir in the {flour} for 2 minutes, until sandy gold.][ Take it off the heat, add the rest of the {paprika} for 10 seconds.] Stir in a ladleful of the broth, pour back over the rolls and shake, and simmer uncovered for 15 minutes.",
      "Rest for 15 minutes; like most of its kind it is better still tomorrow.[ Serve with the {potato}.][ Spoon on the {cream}.]"
    ],
    "safety": "Cook the filling to 71 °C."
  }
];
