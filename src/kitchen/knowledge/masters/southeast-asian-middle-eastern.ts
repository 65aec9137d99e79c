import type { Master } from "./master.ts";

export const SOUTHEAST_ASIAN_MIDDLE_EASTERN_MASTERS: readonly Master[] = [
  {
    "id": "pad-krapow",
    "title": "Pad krapow",
    "summary": "Savoury, browned mince in a sticky glaze, with {basil} wilted through it at the last second.",
    "kitchen": "Thai",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh parmesan mozzarella tinned-tomato coconut-milk tortilla",
    "serves": 2,
    "minutes": 30,
    "handsOn": 20,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ],
        "prep": "rinsed"
      },
      {
        "part": "basil",
        "foods": "basil thai-basil",
        "grams": 30,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "leaves picked"
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish peanut-oil",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "pounded or finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "pounded with the garlic or finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "mince",
        "foods": "pork-mince chicken-mince beef-mince turkey-mince tofu ~mince ~tofu",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "beans",
        "foods": "green-bean ~green_bean",
        "grams": 100,
        "role": "body",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "cut into 1 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 18,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "oyster",
        "foods": "oyster-sauce hoisin-sauce",
        "grams": 18,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "dark",
        "foods": "soy-sauce sweet-soy-sauce ~soy",
        "grams": 6,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "jaggery brown-sugar sugar ~sugar",
        "grams": 5,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      }
    ],
    "method": [
      "[Bring the {rice} to the boil in a small pan with {225 ml} water, cover, cook on the lowest heat for 12 minutes and leave covered off the heat.] Pick the leaves off the {basil} and have everything measured beside the stove, because the rest is fast.",
      "Set a wok or large frying pan over high heat[ with the {oil}]. [When it is very hot, crack in the {eggs} and fry for 2 minutes, until the white is set and the edges are brown and lacy; lift out.] [Lower the heat a little and stir in the {garlic} for 15 seconds, until it smells sweet.] [Add the {chilli} and stir until it catches your throat.]",
      "With the pan hot, add the {mince}, press it flat on the hot metal and leave it for 1 minute, then break it up and stir-fry for 3–4 minutes, until cooked through and browning at the edges. [Toss in the {beans} and stir-fry for 2 minutes more.]",
      "Add the {salty}[, {oyster}][, {dark}][, {sugar}] and 2 tbsp water, and let it bubble for about 1 minute, until it clings in a glaze.",
      "Take the pan off the heat and fold in the {basil} until it just wilts. [Spoon over the {rice}.] [Top with the {eggs}, the yolks still soft.]"
    ],
    "note": "The {basil} goes in off the heat: half a minute of cooking and its peppery scent is gone."
  },
  {
    "id": "pad-thai",
    "title": "Pad thai",
    "summary": "Springy {noodles} in a tangy, salty sauce with soft {eggs} folded through.",
    "kitchen": "Thai",
    "course": "main",
    "contradicts": "coconut-milk curry-paste soy-sauce star-anise ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 2,
    "minutes": 45,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "noodles",
        "foods": "rice-noodle ~noodle_rice",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ]
      },
      {
        "part": "sour",
        "foods": "tamarind lime rice-vinegar ~citrus_sour",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 27,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "jaggery brown-sugar sugar ~sugar",
        "grams": 25,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped or grated",
        "knife": true,
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish peanut-oil",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "protein",
        "foods": "prawn tofu chicken-breast chicken-thigh ~prawn ~tofu ~poultry_breast ~poultry_dark",
        "grams": 200,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "in bite-sized pieces, patted dry",
        "knife": true
      },
      {
        "part": "shallot",
        "foods": "shallot red-onion onion ~onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "radish",
        "foods": "dried-shrimp",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "star",
        "does": [
          "chilled-set",
          "fried"
        ],
        "once": true
      },
      {
        "part": "sprouts",
        "foods": "bean-sprout",
        "grams": 120,
        "role": "body",
        "does": [
          "dressed",
          "fried"
        ],
        "once": true
      },
      {
        "part": "chives",
        "foods": "chives spring-onion ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "cut into 4 cm lengths",
        "knife": true,
        "once": true
      },
      {
        "part": "peanuts",
        "foods": "peanut cashew",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "roughly crushed",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli-powder ~spice_heat",
        "grams": 2,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "wedge",
        "foods": "lime lemon ~citrus_sour",
        "grams": 65,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Soak the {noodles} in hand-hot water for 25 minutes, until they bend easily but are still firm in the middle; drain. Meanwhile spoon or squeeze the {sour} into a bowl and stir in the {salty}[, {sugar}] and 3 tbsp hot water until smooth.",
      "Set a wok over medium-high heat[ with half of the {oil}]. [Sear the {protein} for 2–4 minutes, until coloured and just cooked through, then lift out.] [Add the rest of the {oil}.] [Stir-fry the {shallot} for 1 minute, until golden at the tips.] [Add the {garlic} and stir for 15 seconds.] [Stir in the {radish}.] Add the {noodles} and the sauce and toss for 2–3 minutes, until the {noodles} have drunk it and are tender with a little chew. If they are still stiff, sprinkle in water a tablespoon at a time.",
      "Push the {noodles} aside, crack the {eggs} into the space, let them half set, then break them up and fold them through.",
      "[Return the {protein} to the wok.] [Toss in the {sprouts}.] [Add the {chives}.] Toss once over the heat and tip onto plates. [Scatter with the {peanuts}.] [Sprinkle with the {chilli}.] [Serve with the {wedge} to squeeze.]"
    ],
    "note": "Cook no more than two portions at once: a crowded wok steams the {noodles} to paste."
  },
  {
    "id": "thai-green-curry",
    "title": "Thai green curry",
    "summary": "A fragrant, creamy green curry with a clear, fresh heat.",
    "kitchen": "Thai",
    "course": "main",
    "contradicts": "thai-red-curry-paste massaman-paste curry-powder garam-masala ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 4,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered",
          "boiled",
          "whisked"
        ],
        "prep": "rinsed"
      },
      {
        "part": "coconut",
        "foods": "coconut-milk coconut-cream ~coconut_milk",
        "grams": 400,
        "need": true,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled",
          "whisked"
        ],
        "prep": "not shaken"
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish coconut-oil",
        "grams": 14,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "paste",
        "foods": "thai-green-curry-paste ~curry_paste",
        "grams": 70,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "aubergines",
        "foods": "aubergine courgette ~aubergine ~courgette",
        "grams": 200,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into quarters or 3 cm chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "leaves",
        "foods": "lime-leaf lime-zest",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "protein",
        "foods": "chicken-thigh chicken-breast pork-loin tofu prawn ~fish_white aubergine ~poultry_dark ~poultry_breast ~pork_quick ~tofu ~prawn ~aubergine",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "cut into 2 cm strips",
        "knife": true
      },
      {
        "part": "greens",
        "foods": "green-bean bamboo-shoot mangetout pea broccoli ~green_bean",
        "grams": 150,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into 3 cm lengths",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 27,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "jaggery brown-sugar sugar ~sugar",
        "grams": 12,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "basil",
        "foods": "thai-basil basil coriander",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "leaves picked",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli ~chilli",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "sliced on the slant",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Bring the {rice} to the boil with {450 ml} water, cover, cook on the lowest heat for 12 minutes and leave covered off the heat for 10.] Open the {coconut} without shaking it and spoon off 5 tbsp of the thick cream at the top.",
      "Set a wide pan over medium heat[ with the {oil}]. Add the spooned cream and the {paste} and fry for 3–4 minutes, stirring, until it smells rich and a green oil seeps out at the edges.",
      "Pour in the rest of the {coconut} and {150 ml} water and bring to a gentle simmer. [Add the {aubergines} and simmer for 5 minutes.] [Drop in the {leaves}.]",
      "Stir in the {protein} and simmer gently for 6–8 minutes ({protein} or {protein} need only 3), until just cooked through. [Add the {greens} for the last 4 minutes.]",
      "[Season with the {salty}.] [Balance with the {sugar}.] Taste: it should be salty first, then gently sweet, then hot. Take off the heat. [Fold in the {basil} until it wilts.] [Scatter over the {chilli}.] [Serve with the {rice}.]"
    ],
    "safety": "{protein} must reach 74 °C with no pink in the thickest piece."
  },
  {
    "id": "thai-red-curry",
    "title": "Thai red curry",
    "summary": "A warm, coconut-rich red curry with a slow-building heat.",
    "kitchen": "Thai",
    "course": "main",
    "contradicts": "thai-green-curry-paste massaman-paste garam-masala rice-noodle ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 4,
    "minutes": 40,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered",
          "boiled",
          "whisked"
        ],
        "prep": "rinsed"
      },
      {
        "part": "coconut",
        "foods": "coconut-milk coconut-cream ~coconut_milk",
        "grams": 400,
        "need": true,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled",
          "whisked"
        ],
        "prep": "not shaken"
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish coconut-oil",
        "grams": 14,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "paste",
        "foods": "thai-red-curry-paste ~curry_paste",
        "grams": 60,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "squash",
        "foods": "pumpkin butternut-squash sweet-potato ~squash ~sweet_potato",
        "grams": 250,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled and cut into 2 cm chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "leaves",
        "foods": "lime-leaf lime-zest",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "protein",
        "foods": "chicken-thigh chicken-breast pork-loin sirloin-steak tofu prawn ~fish_white pumpkin butternut-squash ~poultry_dark ~poultry_breast ~pork_quick ~red_quick ~tofu ~prawn ~squash",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "cut into 2 cm strips",
        "knife": true
      },
      {
        "part": "peppers",
        "foods": "bell-pepper bamboo-shoot green-bean mangetout ~pepper_sweet ~green_bean",
        "grams": 150,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into strips",
        "knife": true,
        "once": true
      },
      {
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 27,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "jaggery brown-sugar sugar ~sugar",
        "grams": 12,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime ~citrus_sour",
        "grams": 30,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "for its juice",
        "once": true
      },
      {
        "part": "basil",
        "foods": "thai-basil basil coriander",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "leaves picked",
        "once": true
      }
    ],
    "method": [
      "[Bring the {rice} to the boil with {450 ml} water, cover, cook on the lowest heat for 12 minutes and leave covered off the heat for 10.] Open the {coconut} without shaking it and spoon off 5 tbsp of the thick cream at the top.",
      "Set a wide pan over medium heat[ with the {oil}]. Add the spooned cream and the {paste} and fry for 3–4 minutes, stirring, until it darkens a shade and brick-red oil pools at the edges.",
      "Pour in the rest of the {coconut} and {150 ml} water and bring to a simmer. [Drop in the {leaves}.] [Add the {squash} and simmer for 8–10 minutes, until a knife just goes in.]",
      "Stir in the {protein} and simmer gently for 6–8 minutes ({protein} or {protein} need only 3), until just cooked through. [Add the {peppers} for the last 4 minutes.]",
      "[Season with the {salty}.] [Round it out with the {sugar}.] [Squeeze in the {lime}.] Taste and adjust, then take off the heat. [Fold in the {basil} until it wilts.] [Serve with the {rice}.]"
    ]
  },
  {
    "id": "massaman-curry",
    "title": "Massaman curry",
    "summary": "A mellow, warmly spiced curry of tender meat and {potatoes} in {coconut}.",
    "kitchen": "Thai",
    "course": "main",
    "contradicts": "thai-green-curry-paste garam-masala rice-noodle ~pasta ~pasta_hollow ~pasta_fresh red-wine",
    "serves": 4,
    "minutes": 150,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "coconut",
        "foods": "coconut-milk coconut-cream ~coconut_milk",
        "grams": 400,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "prep": "not shaken"
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish coconut-oil",
        "grams": 14,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "paste",
        "foods": "massaman-paste ~curry_paste",
        "grams": 80,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "meat",
        "foods": "stewing-beef lamb-shoulder chicken-thigh ~red_stew ~poultry_dark",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into 4 cm chunks",
        "knife": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon-stick",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom-pod",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cracked",
        "once": true
      },
      {
        "part": "anise",
        "foods": "star-anise",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
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
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 36,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "potatoes",
        "foods": "potato sweet-potato ~potato ~sweet_potato",
        "grams": 450,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled and cut into 3 cm chunks",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion shallot red-onion ~onion",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into thick wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "sour",
        "foods": "tamarind lime ~citrus_sour",
        "grams": 27,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "jaggery brown-sugar sugar ~sugar",
        "grams": 20,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "peanuts",
        "foods": "peanut cashew",
        "grams": 50,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ],
        "prep": "rinsed"
      }
    ],
    "method": [
      "Open the {coconut} without shaking it and spoon 6 tbsp of the thick cream into a heavy pan over medium heat[ with the {oil}]. Add the {paste} and fry for 4–5 minutes, stirring, until it is fragrant and red oil rises.",
      "Add the {meat} and turn it in the paste for 3–4 minutes. Add {300 ml} water[, the {cinnamon}][, the {cardamom}][, the {anise}][, the {bay}][, half of the {salty}] and the rest of the {coconut}.",
      "Bring to a bare simmer, half cover and cook until nearly tender: 1½–1¾ hours for {meat} or {meat}, only 15 minutes for {meat}. Top up with a splash of water if it sinks below the meat.",
      "Add the {potatoes}[ and the {onion}] and simmer uncovered for 25 minutes, until a knife slides into the {potatoes} and the meat yields to a spoon. [Meanwhile bring the {rice} to the boil with {450 ml} water, cover, cook on the lowest heat for 12 minutes and rest for 10.]",
      "[Stir in the {sour}.] [Add the rest of the {salty}.] [Sweeten with the {sugar}.] Taste for sweet, sour and salt in equal measure. [Scatter in the {peanuts}.] Rest off the heat for 10 minutes before serving[ with the {rice}]."
    ],
    "note": "It is better an hour later, or tomorrow, when the {potatoes} has drunk the sauce.",
    "safety": "If you use {meat}, it must reach 74 °C."
  },
  {
    "id": "tom-yum",
    "title": "Tom yum",
    "summary": "A bold, hot and sour broth, fragrant and sharp with {lime}.",
    "kitchen": "Thai",
    "course": "soup",
    "contradicts": "coconut-milk curry-paste star-anise ~pasta ~pasta_hollow ~pasta_fresh cream",
    "serves": 2,
    "minutes": 30,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "stock",
        "foods": "stock fish-stock ~stock_liquid",
        "grams": 500,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lemongrass",
        "foods": "lemongrass curry-paste ~curry_paste",
        "grams": 40,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "bruised and cut into 5 cm lengths",
        "knife": true,
        "once": true
      },
      {
        "part": "galangal",
        "foods": "galangal ginger ~ginger",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "sliced into coins",
        "knife": true,
        "once": true
      },
      {
        "part": "leaves",
        "foods": "lime-leaf lime-zest",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "paste",
        "foods": "chutney curry-paste ~curry_paste",
        "grams": 30,
        "role": "sauce",
        "does": [
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "mushrooms",
        "foods": "oyster-mushroom straw-mushroom mushroom ~mushroom",
        "grams": 120,
        "role": "body",
        "does": [
          "simmered",
          "melted"
        ],
        "prep": "torn or halved",
        "knife": true,
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 120,
        "role": "body",
        "does": [
          "simmered",
          "melted"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "protein",
        "foods": "prawn chicken-thigh chicken-breast ~fish_white squid mushroom ~prawn ~poultry_dark ~poultry_breast ~mushroom",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "melted"
        ],
        "prep": "in bite-sized pieces",
        "knife": true
      },
      {
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "sugar",
        "foods": "sugar jaggery brown-sugar ~sugar",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "evaporated-milk ~milk",
        "grams": 60,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli ~chilli",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "bruised",
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime ~citrus_sour",
        "grams": 45,
        "need": true,
        "role": "star",
        "does": [
          "chilled-set",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander thai-basil",
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
      "Into a saucepan put a third of the {salty}[, the {lemongrass}][, the {galangal}][, the {leaves}] and [the {stock}, with ]enough water to make {800 ml}. Bring to the boil and simmer for 8 minutes to scent the broth; any {protein} shells can simmer in it too, to be strained out.",
      "[Stir in the {paste} until it melts into red beads of oil.] [Add the {mushrooms} and simmer for 3 minutes.] [Add the {tomato} and simmer for 1 minute.] Add the {protein} and simmer until just cooked through: 2–3 minutes for {protein}, {protein}, {protein} or mushrooms, 6 minutes for {protein}. Season with the rest of the {salty}[ and the {sugar}]. [Stir in the {milk}.]",
      "Take off the heat. [Drop in the {chilli}.] Squeeze in the {lime} and taste: it should be boldly sour and salty. Ladle into bowls, leaving the hard aromatics behind or at the side. [Scatter with the {coriander}.]"
    ],
    "note": "{lime} goes in off the heat; boiled, its juice turns bitter.",
    "safety": "{protein} and {protein} must be opaque through, {protein} at 74 °C."
  },
  {
    "id": "tom-kha-gai",
    "title": "Tom kha gai",
    "summary": "Silky coconut soup, sharp with {lime} and deeply aromatic.",
    "kitchen": "Thai",
    "course": "soup",
    "contradicts": "curry-paste curry-powder garam-masala rice-noodle turmeric",
    "serves": 2,
    "minutes": 30,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "coconut",
        "foods": "coconut-milk coconut-cream ~coconut_milk",
        "grams": 400,
        "need": true,
        "role": "liquid",
        "does": [
          "boiled",
          "steamed"
        ]
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid",
        "grams": 250,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "galangal",
        "foods": "galangal lemongrass ~ginger",
        "grams": 30,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "sliced into thin coins",
        "knife": true,
        "once": true
      },
      {
        "part": "lemongrass",
        "foods": "lemongrass",
        "grams": 40,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "bruised and cut into 5 cm lengths",
        "knife": true,
        "once": true
      },
      {
        "part": "leaves",
        "foods": "lime-leaf lime-zest",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "shallot",
        "foods": "shallot red-onion ~onion",
        "grams": 40,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "bruised and halved",
        "knife": true,
        "once": true
      },
      {
        "part": "protein",
        "foods": "chicken-thigh chicken-breast tofu prawn mushroom ~poultry_dark ~poultry_breast ~tofu ~prawn ~mushroom",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "poached"
        ],
        "prep": "sliced 1 cm thick",
        "knife": true
      },
      {
        "part": "mushrooms",
        "foods": "oyster-mushroom mushroom ~mushroom",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered",
          "poached"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 36,
        "role": "sauce",
        "does": [
          "sweated",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "jaggery sugar brown-sugar ~sugar",
        "grams": 5,
        "role": "sweetener",
        "does": [
          "sweated",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli dried-chilli ~chilli",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "sweated",
          "chilled-set"
        ],
        "prep": "bruised",
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime ~citrus_sour",
        "grams": 40,
        "need": true,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander thai-basil",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Into a saucepan put half of the {coconut}[, the {galangal}][, the {lemongrass}][, the {leaves}][, the {shallot}] and [the {stock}, with ]enough water to make {650 ml} in all. Simmer very gently for 8 minutes, until it smells of citrus and pepper.",
      "Add the {protein} [and the {mushrooms} ]and poach at a bare simmer for 6–8 minutes ({protein} need only 3), until cooked through.",
      "Stir in the rest of the {coconut} and heat until it steams but does not boil hard. [Season with the {salty}.] [Soften the edges with the {sugar}.] [Add the {chilli}.]",
      "Take off the heat, squeeze in the {lime} and taste for a balance of creamy, sour and salty. Ladle out, leaving the tough aromatics at the side. [Scatter with the {coriander}.]"
    ],
    "note": "Keep it below a rolling boil, or the {coconut} splits and turns grainy.",
    "safety": "{protein} must reach 74 °C."
  },
  {
    "id": "som-tam",
    "title": "Som tam",
    "summary": "Crisp shreds in a fierce {one lime} dressing that is sour, salty and hot at once.",
    "kitchen": "Thai",
    "course": "salad",
    "contradicts": "olive-oil mayonnaise feta coconut-milk sesame-oil rice-paper",
    "serves": 2,
    "minutes": 20,
    "handsOn": 20,
    "kit": [],
    "parts": [
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake ~chilli ~spice_heat",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "jaggery brown-sugar sugar ~sugar",
        "grams": 18,
        "role": "sweetener",
        "does": [
          "melted"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "shrimp",
        "foods": "dried-shrimp",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "beans",
        "foods": "green-bean ~green_bean",
        "grams": 60,
        "role": "body",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "raw, cut into 3 cm lengths",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "cherry-tomato tomato ~tomato",
        "grams": 100,
        "role": "body",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 27,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime ~citrus_sour",
        "grams": 38,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "papaya",
        "foods": "green-papaya kohlrabi carrot cabbage cucumber ~cabbage",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "dressed"
        ],
        "prep": "peeled and finely shredded",
        "knife": true
      },
      {
        "part": "peanuts",
        "foods": "peanut cashew",
        "grams": 40,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Shred the {papaya} into fine, long matchsticks and put them in cold water for 10 minutes to crisp; drain and dry well.",
      "Pound the {chilli} [with the {garlic} ]in a large mortar to rough pieces, not a paste (or bruise on a board with the side of a knife and move to a bowl). [Add the {sugar} and pound until it melts.] [Add the {shrimp} and pound briefly.]",
      "[Add the {beans} and bruise until they crack.] [Add the {tomatoes} and press until they give their juice.] Pour in the {salty} and the {lime} and stir well.",
      "Add the {papaya} and pound lightly with one hand while turning it with a spoon in the other, for about 1 minute, until it bends and has taken the dressing. Taste: sour, salty, sweet and hot should all be loud. [Fold in the {peanuts}.] Serve at once."
    ],
    "note": "Dress it only when everyone is at the table: in ten minutes the salad is swimming."
  },
  {
    "id": "larb",
    "title": "Larb",
    "summary": "Warm, juicy mince in a sharp {one lime} dressing, full of fresh herbs.",
    "kitchen": "Thai",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh cumin coconut-milk tinned-tomato tortilla cheddar",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "sticky-rice jasmine-rice rice ~rice_white",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "toasted",
          "scattered-at-end",
          "dressed"
        ]
      },
      {
        "part": "mince",
        "foods": "pork-mince chicken-mince turkey-mince beef-mince tofu ~mince ~tofu",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 27,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar jaggery brown-sugar ~sugar",
        "grams": 3,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime ~citrus_sour",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake dried-chilli chilli ~spice_heat ~chilli",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "toasted and crushed if whole",
        "once": true
      },
      {
        "part": "shallots",
        "foods": "shallot red-onion ~onion",
        "grams": 60,
        "role": "body",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "onions",
        "foods": "spring-onion ~spring_onion",
        "grams": 30,
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
        "part": "mint",
        "foods": "mint thai-basil coriander",
        "grams": 15,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end",
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
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "leaves",
        "foods": "lettuce cabbage cucumber ~leaf_salad ~cabbage",
        "grams": 150,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "separated or cut into wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a dry frying pan over medium heat. [Toast the {rice} in it for 6–8 minutes, shaking often, until deep gold and nutty; cool, then pound or grind to coarse sand.] Have the herbs and dressing ready, as larb is eaten just warm.",
      "Put the {mince} in the pan with 4 tbsp water over medium-high heat and cook for 4–5 minutes, breaking it up all the time, until just cooked through and still juicy. It should not brown. Take off the heat for 2 minutes.",
      "Stir in the {salty}[, the {sugar}] and the {lime}. [Stir in the {chilli}.] Taste now: sour first, then salty, then hot.",
      "[Fold in the {shallots}.] [Add the {onions}.] [Tear in the {mint}.] [Stir through the {coriander}.] [Stir in the ground {rice}, keeping a pinch for the top.] Spoon onto a plate with its juices[ and serve with the {leaves} to scoop it up]."
    ],
    "note": "Cook the meat in water, not oil: larb is a salad and should taste clean."
  },
  {
    "id": "pad-see-ew",
    "title": "Pad see ew",
    "summary": "{noodles} charred in {soy}, with crisp greens.",
    "kitchen": "Thai",
    "course": "main",
    "contradicts": "tamarind coconut-milk peanut curry-paste star-anise rice-paper",
    "serves": 2,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "noodles",
        "foods": "rice-noodle ~noodle_rice",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "chilled-set"
        ]
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 18,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "dark",
        "foods": "soy-sauce sweet-soy-sauce ~soy",
        "grams": 18,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oyster",
        "foods": "oyster-sauce hoisin-sauce",
        "grams": 27,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar brown-sugar jaggery ~sugar",
        "grams": 8,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "rice-vinegar vinegar",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish peanut-oil",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "protein",
        "foods": "chicken-thigh chicken-breast pork-loin sirloin-steak prawn tofu ~poultry_dark ~poultry_breast ~pork_quick ~red_quick ~prawn ~tofu",
        "grams": 200,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "most": 2
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "greens",
        "foods": "chinese-broccoli tenderstem-broccoli pak-choi broccoli spring-greens ~leaf_cook",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "cut into 5 cm lengths, thick stems split",
        "knife": true,
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "body",
        "does": [
          "chilled-set",
          "fried"
        ],
        "once": true
      },
      {
        "part": "whitepepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "Cover the {noodles} with just-boiled water off the heat and leave for 8–10 minutes, until pliable but still a little firm; drain, rinse cold and drain again. Stir the {soy}[, {dark}][, {oyster}][, {sugar}][, {vinegar}] and 2 tbsp water together for the sauce.",
      "Get a wok very hot[ with half of the {oil}]. [Stir-fry the {protein} with 1 tbsp of the sauce for 2–4 minutes, until browned and cooked through; lift out.] [Add the rest of the {oil}.] [Stir in the {garlic} for 10 seconds.] Add the {greens}, stems first and leaves after 1 minute, with a splash of water, and toss for 2 minutes in all, until bright green.",
      "[Push everything aside, crack in the {eggs}, let them set for 20 seconds and break them up.] Add the {noodles} and pour the sauce over them.",
      "Spread the {noodles} against the hot metal and leave alone for 40 seconds, until they catch in brown patches; turn and do it once more. [Toss the {protein} back through.] [Dust with the {whitepepper}.] Serve straight away."
    ],
    "note": "The brown patches are the flavour: stop stirring and let the {noodles} catch."
  },
  {
    "id": "khao-pad",
    "title": "Khao pad",
    "summary": "Dry, separate grains of fried {rice} with {eggs}, seasoned with {fishsauce}.",
    "kitchen": "Thai",
    "course": "main",
    "contradicts": "sweet-soy-sauce curry-paste coconut-milk sesame-oil saffron parmesan",
    "serves": 2,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "cooked-rice jasmine-rice rice ~rice_white ~rice_cooked",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "dressed",
          "fried"
        ],
        "prep": "broken up with damp fingers"
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish lard",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "protein",
        "foods": "prawn chicken-thigh chicken-breast pork-loin crab-meat tofu ~prawn ~poultry_dark ~poultry_breast ~pork_quick ~tofu",
        "grams": 180,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "cut small",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 80,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "fishsauce",
        "foods": "fish-sauce",
        "grams": 22,
        "need": true,
        "role": "sauce",
        "does": [
          "toasted",
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce oyster-sauce ~soy",
        "grams": 12,
        "role": "sauce",
        "does": [
          "toasted",
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar jaggery ~sugar",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "toasted",
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 100,
        "role": "body",
        "does": [
          "dressed",
          "fried"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "springonions",
        "foods": "spring-onion coriander ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "whitepepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "cucumber",
        "foods": "cucumber",
        "grams": 100,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 65,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Break up the cold {rice} so no lumps are left. (If it is still raw, boil 160 g of it first, spread on a tray and cool for 20 minutes until dry to the touch.)",
      "Get a wok hot over high heat[ with 2 tbsp of the {oil}]. [Add the {garlic} and stir for 15 seconds, until pale gold.] [Add the {protein} and stir-fry for 2–4 minutes, until cooked through.] [Add the {onion} and toss for 1 minute.] [Push all to one side and add the rest of the {oil}.] Crack in the {eggs}, let them set for 20 seconds, then stir into soft pieces.",
      "Add the {rice} and toss for 2 minutes, pressing it against the pan, until every grain is hot and separate. Sprinkle round the {fishsauce}[ with the {soy}][ and the {sugar}] and toss until it smells toasted.",
      "[Add the {tomato} and toss for 30 seconds.] [Fold in the {springonions}.] [Dust with the {whitepepper}.] Serve hot. [Put the {cucumber} alongside.] [Squeeze over the {lime} at the table.]"
    ],
    "note": "{{rice}} is right: fresh, steamy rice turns to porridge in the wok.",
    "safety": "Cool {rice} within an hour, keep it in the fridge for no more than a day and reheat it until steaming."
  },
  {
    "id": "quick-pho",
    "title": "Quick pho",
    "summary": "Clear, sweetly spiced broth over silky {noodles} and paper-thin slices.",
    "kitchen": "Vietnamese",
    "course": "soup",
    "contradicts": "coconut-milk curry-paste tamarind peanut-butter miso-paste",
    "serves": 2,
    "minutes": 50,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "noodles",
        "foods": "rice-noodle ~noodle_rice",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "grilled",
          "toasted"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 40,
        "role": "base",
        "does": [
          "grilled",
          "toasted"
        ],
        "prep": "halved lengthways",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "star-anise cinnamon-stick five-spice",
        "grams": 4,
        "need": true,
        "role": "star",
        "does": [
          "grilled",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "cloves",
        "foods": "clove",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "toasted"
        ],
        "once": true
      },
      {
        "part": "seeds",
        "foods": "ground-coriander fennel-seed",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "toasted"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid",
        "grams": 1000,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 27,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "rock-sugar sugar brown-sugar ~sugar",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
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
        "part": "meat",
        "foods": "sirloin-steak rump-steak chicken-breast chicken-thigh tofu ~red_quick ~poultry_breast ~poultry_dark ~tofu",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "chilled firm, then sliced paper-thin across the grain",
        "knife": true
      },
      {
        "part": "sprouts",
        "foods": "bean-sprout",
        "grams": 100,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "springonions",
        "foods": "spring-onion ~spring_onion",
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
        "part": "herbs",
        "foods": "thai-basil coriander mint",
        "grams": 20,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "prep": "leaves picked",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli sriracha ~chilli",
        "grams": 6,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "hoisin",
        "foods": "hoisin-sauce",
        "grams": 20,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime ~citrus_sour",
        "grams": 65,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a dry frying pan over high heat. [Lay in the {onion}, cut side down, and char for 6–8 minutes, until black in patches.] [Char the {ginger} too, cut side down.] Take the pan off the heat and toast the {spice} in it for 30 seconds, until it smells sweet. [Toast the {cloves} with it.] [Add the {seeds}.]",
      "Tip everything into a large saucepan with [the {stock} and enough ]water to make 1.2 litres. Bring up slowly, skim, and simmer partly covered for 30 minutes. Strain, then season with the {salty}[ and the {sugar}][, plus the {salt}]. It should taste a little too salty, as the {noodles} are plain.",
      "Meanwhile cook the {noodles} in boiling water as the packet says, usually 4–6 minutes, until just tender; rinse and divide between deep bowls.",
      "Bring the broth to a rolling boil. Drop in the {meat} in very thin slices and cook just until no longer pink: 30–60 seconds for {meat}, 3 minutes for {meat} or {meat}. Ladle at once over the {noodles}.",
      "[Heap with the {sprouts}.] [Scatter over the {springonions}.] Send to the table very hot. [Pass round the {herbs} to tear in.] [Offer the {chilli}.] [Offer the {hoisin} for dipping.] [Squeeze in the {lime}.]"
    ],
    "safety": "{meat} must be cooked to 74 °C in the broth; slice it thin and keep the broth boiling."
  },
  {
    "id": "bun-cha-style-bowl",
    "title": "Bun cha-style bowl",
    "summary": "Charred, juicy patties with cool {noodles} and a tangy dipping broth.",
    "kitchen": "Vietnamese",
    "course": "main",
    "contradicts": "coconut-milk curry-paste star-anise oyster-sauce ~pasta ~pasta_hollow ~pasta_fresh tinned-tomato",
    "serves": 2,
    "minutes": 45,
    "handsOn": 35,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "mince",
        "foods": "pork-mince chicken-mince turkey-mince ~mince",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "fishsauce",
        "foods": "fish-sauce",
        "grams": 60,
        "need": true,
        "role": "sauce",
        "does": [
          "chilled-set"
        ]
      },
      {
        "part": "sugar",
        "foods": "sugar brown-sugar jaggery honey ~sugar ~honey",
        "grams": 36,
        "role": "sweetener",
        "does": [
          "chilled-set"
        ]
      },
      {
        "part": "shallot",
        "foods": "shallot spring-onion red-onion ~onion ~spring_onion",
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
        "part": "lemongrass",
        "foods": "lemongrass",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "tender core very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sour",
        "foods": "lime rice-vinegar ~citrus_sour",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake ~chilli ~spice_heat",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot daikon kohlrabi",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into thin coins or matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "noodles",
        "foods": "rice-noodle ~noodle_rice",
        "grams": 160,
        "need": true,
        "role": "base",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 14,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "lettuce",
        "foods": "lettuce ~leaf_salad",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "leaves torn",
        "knife": true,
        "once": true
      },
      {
        "part": "cucumber",
        "foods": "cucumber bean-sprout",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herbs",
        "foods": "mint coriander thai-basil",
        "grams": 25,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "leaves picked",
        "once": true
      }
    ],
    "method": [
      "In a bowl mix the {mince}[, {shallot}][, {lemongrass}][, half of the {garlic}][, 1 tbsp of the {sugar}][, {blackpepper}] and 1 tbsp of the {fishsauce}. Knead for 1–2 minutes until sticky, shape into 10 flat patties and chill for 10 minutes.",
      "For the dipping broth, stir together the rest of the {fishsauce}, the {sour}[, the rest of the {sugar}][, the rest of the {garlic}][, the {chilli}] and {150 ml} hot water. [Drop in the {carrot} to pickle lightly.] It should taste sweet, sour and salty, and light enough to sip.",
      "Cook the {noodles} in boiling water for 3–4 minutes, or as the packet says; rinse under cold water and drain very well.",
      "Heat a griddle or frying pan over medium-high heat[ and brush with the {oil}]. Cook the patties for 3–4 minutes a side, until charred at the edges and cooked through.",
      "Share the {noodles} between bowls. [Add the {lettuce}.] [Add the {cucumber}.] [Pile on the {herbs}.] Drop the hot patties into the dipping broth for a minute so each seasons the other, then ladle both over the bowls."
    ],
    "note": "Knead the mince until sticky, or the patties crumble on the grill."
  },
  {
    "id": "thit-kho",
    "title": "Thit kho",
    "summary": "Meltingly tender {pork} and amber {eggs} in a dark, salty-sweet caramel sauce.",
    "kitchen": "Vietnamese",
    "course": "main",
    "contradicts": "coconut-milk star-anise gochujang tomato-puree vinegar",
    "serves": 4,
    "minutes": 100,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "sugar",
        "foods": "sugar brown-sugar jaggery ~sugar",
        "grams": 40,
        "need": true,
        "role": "sweetener",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "pork",
        "foods": "pork-belly pork-shoulder",
        "grams": 700,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into 4 cm cubes",
        "knife": true,
        "once": true
      },
      {
        "part": "shallots",
        "foods": "shallot onion ~onion",
        "grams": 80,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 54,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "coconutwater",
        "foods": "coconut-water",
        "grams": 500,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli dried-chilli ~chilli",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "left whole",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 330,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ],
        "prep": "rinsed"
      },
      {
        "part": "springonions",
        "foods": "spring-onion coriander ~spring_onion",
        "grams": 20,
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
      "Boil the {eggs} for 8 minutes, cool in cold water and peel.",
      "Melt the {sugar} with 1 tbsp water in a heavy pan over medium heat and cook for 4–5 minutes, swirling but not stirring, until it is the colour of strong tea. At once add the {pork} and turn it in the caramel for 5 minutes, until coated and taking colour. [Stir in the {shallots} for 2 minutes.] [Stir in the {garlic} for 30 seconds.]",
      "Add the {salty} and let it bubble for 1 minute. Pour in [the {coconutwater} and enough ]water to make {700 ml}. [Grind in the {blackpepper}.] [Drop in the {chilli}.] Bring to a simmer, skim, half cover and cook gently for 45 minutes.",
      "Add the {eggs} and simmer, now uncovered, for 30 minutes more, turning them now and then, until the fat trembles, the meat pulls apart with chopsticks and the {eggs} are amber. [Meanwhile bring the {rice} to the boil with {450 ml} water, cover, cook on the lowest heat for 12 minutes and rest for 10.]",
      "Taste the sauce, which should be thin, glossy, salty and sweet. Rest for 10 minutes and skim off the fat. [Scatter with the {springonions}.] [Serve over the {rice}.]"
    ],
    "note": "Have the {pork} beside the pan: the caramel goes from right to burnt in seconds."
  },
  {
    "id": "vietnamese-lemongrass-chicken",
    "title": "Vietnamese lemongrass chicken",
    "summary": "Sticky, golden pieces fragrant with fried {lemongrass}.",
    "kitchen": "Vietnamese",
    "course": "main",
    "contradicts": "coconut-milk curry-paste galangal lime-leaf ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 2,
    "minutes": 40,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast pork-loin tofu ~poultry_dark ~poultry_breast ~pork_quick ~tofu",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true
      },
      {
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 27,
        "need": true,
        "role": "sauce",
        "does": [
          "scattered-at-end",
          "dressed"
        ]
      },
      {
        "part": "turmeric",
        "foods": "turmeric curry-powder",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lemongrass",
        "foods": "lemongrass",
        "grams": 50,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "tender inner part very finely chopped",
        "knife": true
      },
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ],
        "prep": "rinsed"
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "shallots",
        "foods": "shallot onion ~onion",
        "grams": 60,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake ~chilli ~spice_heat",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar brown-sugar jaggery honey ~sugar ~honey",
        "grams": 14,
        "role": "sweetener",
        "does": [
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "coconut-water stock ~stock_liquid",
        "grams": 100,
        "role": "liquid",
        "does": [
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander thai-basil spring-onion ~spring_onion",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Toss the {chicken} with half of the {salty} and half of the {lemongrass}. [Rub in the {turmeric}.] Leave for 15 minutes. [Meanwhile bring the {rice} to the boil with {225 ml} water, cover, cook on the lowest heat for 12 minutes and leave covered off the heat.]",
      "Heat a wok or large frying pan over medium heat[ with the {oil}]. [Fry the {shallots} for 2 minutes, until soft.] Add the rest of the {lemongrass} and fry for 2 minutes, stirring, until pale gold and very fragrant. [Stir in the {garlic}.] [Add the {chilli}.]",
      "Raise the heat to high, add the {chicken} in one layer and leave for 2 minutes to brown before stirring. Fry for 3 minutes more.",
      "[Sprinkle over the {sugar} and toss for 1 minute, until it caramelises.] Add the rest of the {salty} and [the {stock} with enough ]water to make {100 ml}. Bubble for 4–6 minutes, until cooked through and the sauce is a sticky glaze.",
      "Taste. [Scatter with the {coriander}.] [Serve with the {rice}.]"
    ],
    "note": "Chop the {lemongrass} almost to dust: any coarse threads stay woody.",
    "safety": "{chicken} must reach 74 °C."
  },
  {
    "id": "fresh-spring-rolls",
    "title": "Fresh spring rolls",
    "summary": "Cool, crisp rolls in see-through {paper} with a sweet-savoury dip.",
    "kitchen": "Vietnamese",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh curry-paste coconut-milk puff-pastry",
    "serves": 2,
    "minutes": 40,
    "handsOn": 40,
    "kit": [
      "saucepan",
      "baking dish"
    ],
    "parts": [
      {
        "part": "protein",
        "foods": "prawn chicken-breast pork-belly tofu ~prawn ~poultry_breast ~tofu",
        "grams": 200,
        "role": "star",
        "does": [
          "simmered",
          "boiled",
          "chilled-set"
        ]
      },
      {
        "part": "noodles",
        "foods": "rice-noodle ~noodle_rice",
        "grams": 80,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "dip",
        "foods": "hoisin-sauce sweet-chilli-sauce fish-sauce soy-sauce ~soy",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "peanut",
        "foods": "peanut-butter",
        "grams": 32,
        "role": "sauce",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime rice-vinegar ~citrus_sour",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "sriracha chilli ~chilli",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "crunch",
        "foods": "cucumber carrot bean-sprout lettuce ~leaf_salad",
        "grams": 120,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into thin 8 cm batons or shredded",
        "knife": true
      },
      {
        "part": "lettuce",
        "foods": "lettuce ~leaf_salad",
        "grams": 80,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "halved, ribs removed",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot bell-pepper ~pepper_sweet",
        "grams": 80,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into fine matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "herbs",
        "foods": "mint thai-basil coriander shiso",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "leaves picked",
        "once": true
      },
      {
        "part": "paper",
        "foods": "rice-paper",
        "grams": 100,
        "need": true,
        "role": "star",
        "does": [
          "sweated",
          "simmered"
        ]
      },
      {
        "part": "peanuts",
        "foods": "peanut crispy-onion",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crushed",
        "once": true
      }
    ],
    "method": [
      "[Simmer the {protein} in a pan of water until cooked through – 2–3 minutes for prawns, 12–15 for chicken breast, 30 for pork belly, 2 for tofu – then cool and slice thinly or halve lengthways.] [Cook the {noodles} in boiling water for 3 minutes; rinse cold and drain very well.] For the dip, stir the {dip} with 3 tbsp warm water. [Beat in the {peanut} until creamy.] [Sharpen with the {lime}.] [Stir in the {chilli}.]",
      "Lay out the {crunch} and everything else for the filling in piles around a damp board, cut to about 8 cm long. Fill a wide dish with warm water.",
      "Dip a sheet of {paper} for 5 seconds, shake and lay flat: it softens as you work. A third of the way up, lay a little of each filling. [Start with the {lettuce}.] [Add a pinch of the {noodles}.] [Add the {carrot}.] [Tuck in the {herbs}.] Add the {crunch}. [Set the {protein} in a row just beyond, so it shows through.]",
      "Fold the near edge over tightly, fold in the sides and roll up firmly. Keep the rolls apart under a damp cloth and eat within 2 hours, with the dip. [Sprinkle the dip with the {peanuts}.]"
    ],
    "note": "Dip briefly: paper that is fully soft in the water tears on the board."
  },
  {
    "id": "chicken-adobo",
    "title": "Chicken adobo",
    "summary": "Tender, glossy meat in a dark, garlicky sauce of {soy} and {vinegar}.",
    "kitchen": "Filipino",
    "course": "main",
    "contradicts": "sesame-oil gochujang oyster-sauce ginger tinned-tomato honey",
    "serves": 4,
    "minutes": 60,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish coconut-oil",
        "grams": 14,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "meat",
        "foods": "chicken-thigh chicken-leg chicken-drumstick chicken-wing pork-belly pork-shoulder ~poultry_dark ~poultry_bone",
        "grams": 1000,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "patted dry (pork cut into 4 cm cubes)",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 40,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "crushed with the side of a knife",
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 80,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
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
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "lightly crushed",
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "vinegar apple-cider-vinegar rice-vinegar",
        "grams": 120,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar sugar jaggery ~sugar",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice ~rice_white jasmine-rice",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "rinsed"
      }
    ],
    "method": [
      "Set a wide lidded pan over medium-high heat[ with the {oil}]. Brown the {meat} for 4–5 minutes a side, skin side first, until deep gold; lift out. Pour off all but 1 tbsp of the fat.",
      "Fry the {garlic} in the fat over low heat for 1–2 minutes, until golden. Pour in the {soy}[, {bay}][, {blackpepper}] and {200 ml} water. Put the meat back, skin up.",
      "Pour in the {vinegar}, bring to the boil and let it boil for 3 minutes without stirring, so the raw sharpness flies off. Cover and simmer gently: 25–30 minutes for {meat}, 50–60 for {meat}, until tender. [Meanwhile bring the {rice} to the boil with {450 ml} water, cover, cook on the lowest heat for 12 minutes and rest for 10.]",
      "Uncover and raise the heat. [Stir in the {sugar}.] Boil for 6–10 minutes, turning the meat, until the sauce is dark and syrupy, with fat beading at the edges.",
      "Rest for 5 minutes, then taste: salty, sour and garlicky, none of them shouting. [Spoon over the {rice}.]"
    ],
    "note": "Do not stir once the {vinegar} is in until it has boiled, or it stays harsh.",
    "safety": "{meat} must reach 74 °C at the bone."
  },
  {
    "id": "sinigang",
    "title": "Sinigang",
    "summary": "A bracingly sour, savoury broth with tender meat and vegetables.",
    "kitchen": "Filipino",
    "course": "soup",
    "contradicts": "coconut-milk lemongrass rice-noodle star-anise peanut",
    "serves": 4,
    "minutes": 95,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "pork",
        "foods": "pork-rib pork-belly pork-shoulder beef-short-rib stewing-beef ~meat_bone ~red_stew",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ],
        "prep": "cut into single ribs or 4 cm chunks",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "quartered",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 250,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "quartered",
        "knife": true,
        "once": true
      },
      {
        "part": "daikon",
        "foods": "daikon radish turnip",
        "grams": 200,
        "role": "body",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "peeled and cut into 1 cm rounds",
        "knife": true,
        "once": true
      },
      {
        "part": "sour",
        "foods": "tamarind",
        "grams": 60,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "fishsauce",
        "foods": "fish-sauce",
        "grams": 36,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "aubergine",
        "foods": "aubergine ~aubergine",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "cut into 2 cm rounds",
        "knife": true,
        "once": true
      },
      {
        "part": "beans",
        "foods": "green-bean ~green_bean",
        "grams": 120,
        "role": "body",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "cut into 5 cm lengths",
        "knife": true,
        "once": true
      },
      {
        "part": "okra",
        "foods": "okra",
        "grams": 80,
        "role": "body",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "trimmed, left whole",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli bell-pepper ~chilli ~pepper_sweet",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "left whole",
        "once": true
      },
      {
        "part": "greens",
        "foods": "water-spinach spinach pak-choi daikon green-bean okra aubergine ~leaf_cook ~green_bean ~aubergine",
        "grams": 150,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into 5 cm lengths",
        "knife": true,
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
        "part": "rice",
        "foods": "rice ~rice_white jasmine-rice",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "rinsed"
      }
    ],
    "method": [
      "Cover the {pork} with 2 litres cold water in a large pan, bring to the boil and skim until clear. [Drop in the {onion}.] [Add the {tomatoes}, which should cook right down.] Half cover and simmer for 60–75 minutes ({pork} up to 2 hours), until tender but not falling apart.",
      "[Meanwhile bring the {rice} to the boil with {450 ml} water, cover, cook on the lowest heat for 12 minutes and rest for 10.] Loosen the {sour} with a ladle of broth, stir it in and simmer for 2 minutes. [Season with the {fishsauce}.]",
      "Add the vegetables from hard to soft. [Simmer the {daikon} for 6 minutes.] [Add the {aubergine} for 4 minutes.] [Add the {beans} for 2 minutes.] [Add the {okra} for 2 minutes.] [Float in the {chilli}.] Each should be tender and keep its shape.",
      "[Push in the {greens}, cover, take off the heat and leave for 2 minutes to wilt.] Taste: it should make your mouth water with sourness. [Adjust with the {salt}.] Ladle into deep bowls[ and eat with the {rice}]."
    ],
    "note": "Keep adding sourness until it makes you wink: a polite sinigang is a failed one."
  },
  {
    "id": "pancit-bihon",
    "title": "Pancit bihon",
    "summary": "Fine {noodles} full of savoury stock, tossed with crisp vegetables.",
    "kitchen": "Filipino",
    "course": "main",
    "contradicts": "tamarind coconut-milk curry-powder peanut mint",
    "serves": 4,
    "minutes": 40,
    "handsOn": 30,
    "kit": [
      "wok"
    ],
    "parts": [
      {
        "part": "noodles",
        "foods": "rice-noodle ~noodle_rice",
        "grams": 225,
        "need": true,
        "role": "star",
        "does": [
          "dressed",
          "soaked",
          "fried"
        ]
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "meat",
        "foods": "chicken-thigh chicken-breast pork-belly pork-shoulder smoked-sausage prawn tofu ~poultry_dark ~poultry_breast ~prawn ~tofu",
        "grams": 300,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "cut into thin strips",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "fried"
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
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 120,
        "role": "body",
        "does": [
          "dressed",
          "fried"
        ],
        "prep": "cut into matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "beans",
        "foods": "green-bean mangetout cabbage carrot ~green_bean ~cabbage",
        "grams": 120,
        "need": true,
        "role": "body",
        "does": [
          "dressed",
          "fried"
        ],
        "prep": "sliced on the slant",
        "knife": true,
        "once": true
      },
      {
        "part": "cabbage",
        "foods": "cabbage chinese-leaf spring-greens ~cabbage",
        "grams": 250,
        "role": "body",
        "does": [
          "dressed",
          "fried"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 54,
        "need": true,
        "role": "sauce",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "oyster",
        "foods": "oyster-sauce fish-sauce",
        "grams": 18,
        "role": "sauce",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid",
        "grams": 500,
        "role": "liquid",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "springonions",
        "foods": "spring-onion celery ~spring_onion ~celery",
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
        "part": "citrus",
        "foods": "lime lemon ~citrus_sour",
        "grams": 80,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "halved or cut into wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Soak the {noodles} in cold water for 10 minutes, drain and snip into shorter lengths.",
      "Heat a wok or very wide pan over high heat[ with the {oil}]. Fry the {meat} for 4–6 minutes ({meat} 2 minutes), until browned and cooked through. [Add the {onion} and fry for 2 minutes.] [Add the {garlic} and stir for 30 seconds.]",
      "[Add the {carrot} and toss for 1 minute.] [Add the {beans} and toss for 2 minutes.] [Add the {cabbage} and toss for 1 minute, keeping it crunchy.] Lift half of what is in the pan onto a plate, to crown the dish.",
      "To what is left in the pan add the {soy}[, {oyster}][, {blackpepper}] and [the {stock}, with ]enough water to make {550 ml}, and bring to the boil.",
      "Add the {noodles} and toss with two spoons over medium heat for 4–6 minutes, until they have drunk all the liquid and are tender; add a splash of water if they are still wiry.",
      "Pile onto a platter and top with what you kept back. [Scatter with the {springonions}.] [Squeeze over the {citrus} as you eat.]"
    ],
    "safety": "{meat} must reach 74 °C, {meat} 63 °C and {meat} be opaque."
  },
  {
    "id": "tortang-talong",
    "title": "Tortang talong",
    "summary": "Smoky, silky charred {aubergine} in a crisp-edged golden omelette.",
    "kitchen": "Filipino",
    "course": "main",
    "contradicts": "tahini mozzarella parmesan greek-yogurt tinned-tomato coconut-milk ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 2,
    "minutes": 40,
    "handsOn": 25,
    "kit": [
      "grill",
      "frying pan",
      "baking dish"
    ],
    "parts": [
      {
        "part": "aubergine",
        "foods": "aubergine ~aubergine",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "grilled"
        ],
        "prep": "left whole, stalks on, pricked",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "whisked",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "shallot",
        "foods": "shallot spring-onion onion ~onion ~spring_onion",
        "grams": 40,
        "role": "seasoning",
        "does": [
          "whisked",
          "soaked"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked",
          "soaked"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "rice ~rice_white jasmine-rice",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "rinsed"
      },
      {
        "part": "dip",
        "foods": "ketchup soy-sauce ~ketchup ~soy",
        "grams": 30,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "citrus",
        "foods": "lime lemon vinegar ~citrus_sour",
        "grams": 30,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Char the {aubergine} over a gas flame or under the hottest grill for 12–15 minutes, turning, until the skin is black all over and the middle collapses when pressed. Cover in a dish for 5 minutes. [Meanwhile bring the {rice} to the boil with {225 ml} water, cover, cook on the lowest heat for 12 minutes and leave covered off the heat.]",
      "Peel off the black skin, keeping the stalk on, and press the flesh flat with a fork into a wide fan. Drain off any juice.",
      "Beat the {eggs} in a shallow dish[ with the {salt}]. [Grind in the {blackpepper}.] [Stir in the {shallot}.] [Beat in the {garlic}.] Lay the flattened flesh in the {eggs} and spoon it over, letting it soak in for 2 minutes.",
      "Heat a frying pan over medium heat[ with the {oil}]. Slide in one fan at a time by its stalk, pour on half of the {eggs} left in the dish and fry for 3 minutes, until golden and crisp-edged beneath. Turn and fry for 2 minutes more, until set through.",
      "Drain on paper and serve hot. [Eat with the {rice}.] [Offer the {dip}.] [Squeeze over the {citrus}.]"
    ],
    "note": "Char it until you think you have ruined it: the smoke is the seasoning."
  },
  {
    "id": "arroz-caldo",
    "title": "Arroz caldo",
    "summary": "Thick, gingery {chicken} and {one rice} porridge, as comforting as a blanket.",
    "kitchen": "Filipino",
    "course": "main",
    "contradicts": "coconut-milk curry-paste sesame-oil parmesan basmati-rice",
    "serves": 4,
    "minutes": 55,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 40,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "fried",
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 40,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "sweated"
        ],
        "prep": "peeled and cut into fine matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-leg chicken-drumstick chicken-wing chicken-breast ~poultry_dark ~poultry_bone ~poultry_breast",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
      },
      {
        "part": "fishsauce",
        "foods": "fish-sauce",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "fried"
        ]
      },
      {
        "part": "rice",
        "foods": "jasmine-rice sticky-rice rice ~rice_white",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
      },
      {
        "part": "colour",
        "foods": "saffron turmeric",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid",
        "grams": 800,
        "role": "liquid",
        "does": [
          "fried",
          "boiled",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 220,
        "role": "finish",
        "does": [
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "blackpepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "springonions",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "citrus",
        "foods": "lime lemon ~citrus_sour",
        "grams": 65,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "halved or cut into wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a large heavy pan over medium-low heat[ with the {oil}]. [Fry the {garlic} for 3–4 minutes, stirring, until evenly pale gold, then lift out half to crisp on paper.] Raise the heat to medium. [Add the {onion} and soften for 4 minutes.] Add the {ginger} and fry for 2 minutes, until fragrant.",
      "Add the {chicken} and turn for 4–5 minutes, until no longer raw outside. Pour in half of the {fishsauce} and let it sizzle for 1 minute.",
      "Stir in the {rice} until each grain glistens. [Sprinkle in the {colour}.] Pour in [the {stock} and enough ]water to make 1.6 litres and bring to the boil, scraping the bottom.",
      "Simmer gently for 30–35 minutes, stirring often towards the end, until the {rice} has burst to a thick, creamy porridge and the {chicken} is tender. [Boil the {eggs} separately for 8 minutes, cool, peel and halve.]",
      "Lift out the {chicken}, pull the meat off any bones in large pieces and return it. Stir in the rest of the {fishsauce}, to taste, and loosen with hot water until it falls lazily from the spoon. [Grind in the {blackpepper}.] Ladle into bowls. [Top with the {eggs}.] [Scatter with the {springonions}.] [Sprinkle with the crisp {garlic} you kept.] [Squeeze over the {citrus}.]"
    ],
    "note": "It thickens as it stands: always loosen it with hot water before serving again.",
    "safety": "{chicken} must reach 74 °C at the bone."
  },
  {
    "id": "nasi-goreng",
    "title": "Nasi goreng",
    "summary": "Dark, sweet-savoury fried {rice} with a {chilli} kick under a crisp-edged {eggs}.",
    "kitchen": "Indonesian",
    "course": "main",
    "contradicts": "fish-sauce sesame-oil coconut-milk oyster-sauce saffron curry-powder",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "cooked-rice ~rice_white jasmine-rice rice ~rice_cooked",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "steamed"
        ],
        "prep": "broken up with damp fingers"
      },
      {
        "part": "chilli",
        "foods": "sambal-oelek chilli dried-shrimp ~chilli",
        "grams": 20,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted",
          "chilled-set"
        ],
        "prep": "chillies finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "shallots",
        "foods": "shallot onion red-onion ~onion",
        "grams": 80,
        "role": "base",
        "does": [
          "fried",
          "toasted",
          "chilled-set"
        ],
        "prep": "finely chopped or pounded",
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
          "toasted",
          "chilled-set"
        ],
        "prep": "finely chopped or pounded",
        "knife": true,
        "once": true
      },
      {
        "part": "terasi",
        "foods": "dried-shrimp",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "scattered-at-end"
        ]
      },
      {
        "part": "protein",
        "foods": "chicken-thigh chicken-breast prawn sirloin-steak tempeh tofu ~poultry_dark ~poultry_breast ~prawn ~red_quick ~tofu",
        "grams": 180,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "steamed"
        ],
        "prep": "cut small",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "greens",
        "foods": "cabbage pak-choi green-bean pea ~cabbage ~leaf_cook ~green_bean",
        "grams": 100,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "steamed"
        ],
        "prep": "shredded or cut small",
        "knife": true,
        "once": true
      },
      {
        "part": "kecap",
        "foods": "sweet-soy-sauce soy-sauce ~soy",
        "grams": 40,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "dressed"
        ],
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
        "part": "springonions",
        "foods": "spring-onion ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "cucumber",
        "foods": "cucumber tomato ~tomato",
        "grams": 100,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "crisp",
        "foods": "crispy-onion prawn-cracker peanut",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Break up the cold {rice} so no lumps are left. (If it is still raw, boil 160 g of it first, spread on a tray and cool for 20 minutes until dry to the touch.)",
      "Heat a wok or large frying pan over medium-high heat[ with 1 tbsp of the {oil}]. Fry the {eggs} for 2–3 minutes, until the edges are crisp and the yolks still soft; keep warm on a plate.",
      "Wipe out the pan if the {eggs} has stuck and set it over medium heat[ with the rest of the {oil}]. [Fry the {shallots} for 3 minutes, until golden.] [Add the {garlic} and stir for 30 seconds.] [Crumble in the {terasi} and fry for 30 seconds, until it smells toasted.] [Stir in the {chilli} and fry for 1 minute, until the oil turns red.]",
      "Raise the heat to high. [Add the {protein} and stir-fry for 3–4 minutes, until cooked through.] [Toss in the {greens} for 2 minutes.] Add the {rice} and toss for 2 minutes, until steaming.",
      "Pour the {kecap} down the side of the pan (with 2 tsp sugar if it is not the sweet kind) and toss for 2 minutes more, until the {rice} is evenly brown and smells of caramel. [Season with the {salt}.] [Stir in the {springonions}.]",
      "Mound on plates and top with the {eggs}. [Put the {cucumber} at the side.] [Finish with the {crisp}.]"
    ]
  },
  {
    "id": "gado-gado",
    "title": "Gado gado",
    "summary": "A generous platter with a warm, sweet-savoury peanut sauce poured over.",
    "kitchen": "Indonesian",
    "course": "main",
    "contradicts": "rice-noodle rice-paper chicken-thigh hoisin-sauce curry-paste sesame-oil",
    "serves": 2,
    "minutes": 45,
    "handsOn": 35,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "potatoes",
        "foods": "potato sweet-potato ~potato ~sweet_potato",
        "grams": 250,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "beans",
        "foods": "green-bean ~green_bean",
        "grams": 120,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "trimmed and halved",
        "knife": true,
        "once": true
      },
      {
        "part": "cabbage",
        "foods": "cabbage spinach green-bean bean-sprout potato cucumber ~cabbage ~leaf_cook ~green_bean ~potato",
        "grams": 150,
        "need": true,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "cut into wide ribbons",
        "knife": true,
        "once": true
      },
      {
        "part": "sprouts",
        "foods": "bean-sprout",
        "grams": 80,
        "role": "body",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "tofu",
        "foods": "tofu tempeh egg ~tofu ~egg",
        "grams": 200,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "patted dry and cut into 2 cm pieces",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "terasi",
        "foods": "dried-shrimp",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "sambal-oelek chilli ~chilli",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "peanut",
        "foods": "peanut-butter peanut",
        "grams": 110,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "whole peanuts roasted and ground",
        "once": true
      },
      {
        "part": "coconut",
        "foods": "coconut-milk ~coconut_milk",
        "grams": 100,
        "role": "liquid",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "kecap",
        "foods": "sweet-soy-sauce soy-sauce tamarind coconut-milk ~soy ~coconut_milk",
        "grams": 30,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "sour",
        "foods": "tamarind lime ~citrus_sour",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "jaggery brown-sugar sugar ~sugar",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cucumber",
        "foods": "cucumber lettuce ~leaf_salad",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "crisp",
        "foods": "crispy-onion prawn-cracker",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Bring a large pan of water to the boil[ with the {salt}] and cook each thing in turn, lifting it out to drain. [Boil the {potatoes} for 12–15 minutes, until tender; lift out.] [Boil the {eggs} for 8 minutes; cool, peel and halve.] [Boil the {beans} for 3 minutes and cool under the tap.] [Dip in the {cabbage} for 1 minute and drain.] [Scald the {sprouts} for 20 seconds.]",
      "Set a frying pan over medium heat[ with the {oil}]. [Fry the {tofu} for 6–8 minutes, turning, until golden on all sides; lift out.] [Fry the {garlic} for 30 seconds, until pale gold.] [Crumble in the {terasi} and fry for 30 seconds.] [Stir in the {chilli} and fry for 30 seconds.] Stir in the {peanut}[, {coconut}][, {kecap}][, {sour}][, {sugar}] and {150 ml} water. Simmer gently for 3–4 minutes, stirring, until thick, glossy and showing beads of oil. Thin with water until it flows like double cream; taste for sweet, salt and sour.",
      "Arrange everything on a platter. [Add the {tofu}.] [Add the {eggs}.] [Add the {cucumber}.] Spoon over the warm peanut sauce. [Scatter with the {crisp}.]"
    ]
  },
  {
    "id": "beef-rendang",
    "title": "Beef rendang",
    "summary": "Tender meat in a dark, nearly dry coating of coconut and spice.",
    "kitchen": "Indonesian",
    "course": "main",
    "contradicts": "massaman-paste thai-green-curry-paste thai-red-curry-paste potato peanut garam-masala tinned-tomato",
    "serves": 4,
    "minutes": 190,
    "handsOn": 50,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "coconut",
        "foods": "coconut",
        "grams": 40,
        "role": "body",
        "does": [
          "fried",
          "toasted",
          "blended"
        ]
      },
      {
        "part": "shallots",
        "foods": "shallot onion red-onion ~onion",
        "grams": 150,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "toasted",
          "blended"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 25,
        "role": "base",
        "does": [
          "fried",
          "toasted",
          "blended"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 25,
        "role": "base",
        "does": [
          "fried",
          "toasted",
          "blended"
        ],
        "prep": "peeled",
        "once": true
      },
      {
        "part": "galangal",
        "foods": "galangal lemongrass curry-paste ~ginger ~curry_paste",
        "grams": 25,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "toasted",
          "blended"
        ],
        "prep": "peeled and chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "dried-chilli chilli sambal-oelek chilli-powder ~chilli ~spice_heat",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted",
          "blended"
        ],
        "prep": "soaked in hot water for 10 minutes and drained",
        "once": true
      },
      {
        "part": "paste",
        "foods": "curry-paste ~curry_paste",
        "grams": 100,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish coconut-oil",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "ground-coriander",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "beef",
        "foods": "stewing-beef beef-short-rib lamb-shoulder ~red_stew ~meat_bone",
        "grams": 900,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into 4 cm chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "milk",
        "foods": "coconut-milk coconut-cream ~coconut_milk",
        "grams": 400,
        "need": true,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lemongrass",
        "foods": "lemongrass",
        "grams": 40,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "bruised and knotted",
        "once": true
      },
      {
        "part": "leaves",
        "foods": "lime-leaf bay-leaf ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon-stick",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "anise",
        "foods": "star-anise clove",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sour",
        "foods": "tamarind lime ~citrus_sour",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "jaggery brown-sugar ~sugar",
        "grams": 14,
        "role": "sweetener",
        "does": [
          "fried",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "rinsed"
      }
    ],
    "method": [
      "[Toast the {coconut} in a dry pan over medium-low heat for 5–6 minutes, stirring, until deep brown, then pound or grind until oily.] Blend the {shallots}[, {garlic}][, {ginger}][, {galangal}][, {chilli}] and a splash of water to a fine spice paste.",
      "Set a wide heavy pan over medium heat[ with the {oil}]. Fry the spice paste for 8–10 minutes, stirring, until it darkens and the oil separates. [Stir in the {paste} and fry for 2 minutes.] [Add the {turmeric} for 30 seconds.] [Stir in the {coriander}.]",
      "Add the {beef} and turn in the paste for 5 minutes, until no longer raw outside. Add {300 ml} water[, the {lemongrass}][, the {leaves}][, the {cinnamon}][, the {anise}][, the {salt}] and the {milk}.",
      "Simmer uncovered on a low heat for 1¾–2 hours, stirring every 10 minutes or so, until the meat is tender and the sauce thick, with oil rising. Add a splash of water if it dries before the meat is soft.",
      "[Stir in the {sour}.] [Add the {sugar}.] [Mix in the toasted {coconut}.] Now let it fry in its own oil for 20–30 minutes over low heat, stirring often, until deep brown and nearly dry, the paste clinging to each piece. [Meanwhile cook the {rice} in {450 ml} water, covered, on the lowest heat for 12 minutes, and rest for 10.]",
      "Rest for 10 minutes, lift out the whole spices and taste. [Serve with the {rice}.]"
    ],
    "note": "The last half hour of frying makes it rendang; stop before it and you have curry."
  },
  {
    "id": "sambal-telur",
    "title": "Sambal telur",
    "summary": "Blistered golden {eggs} in a jammy, hot red {chilli}.",
    "kitchen": "Malaysian",
    "course": "main",
    "contradicts": "feta bell-pepper paprika ~pasta ~pasta_hollow ~pasta_fresh tortilla",
    "serves": 2,
    "minutes": 40,
    "handsOn": 35,
    "kit": [
      "frying pan",
      "saucepan",
      "blender"
    ],
    "parts": [
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "chilli",
        "foods": "chilli dried-chilli sambal-oelek ~chilli",
        "grams": 70,
        "need": true,
        "role": "star",
        "does": [
          "blended",
          "chilled-set",
          "fried"
        ],
        "prep": "deseeded for less heat, chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "shallots",
        "foods": "shallot red-onion onion ~onion",
        "grams": 120,
        "need": true,
        "role": "base",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "base",
        "does": [
          "toasted",
          "blended"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato cherry-tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 120,
        "role": "base",
        "does": [
          "toasted",
          "blended"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "belacan",
        "foods": "dried-shrimp",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "toasted",
          "blended"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 56,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "lemongrass",
        "foods": "lemongrass lime-leaf dried-shrimp tamarind",
        "grams": 15,
        "need": true,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "bruised",
        "once": true
      },
      {
        "part": "sour",
        "foods": "tamarind lime ~citrus_sour",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "jaggery brown-sugar sugar ~sugar",
        "grams": 12,
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
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "rinsed"
      }
    ],
    "method": [
      "Boil the {eggs} for 8 minutes, cool in cold water, peel and pat very dry. [Meanwhile put the {rice} on to cook in {225 ml} water, covered, on the lowest heat for 12 minutes, and leave covered off the heat.]",
      "Pound or blend the {chilli} and the {shallots} to a slightly coarse paste. [Blend in the {garlic}.] [Blend in the {tomato}.] [Toast the {belacan} in a dry pan for 1 minute, until it crumbles and smells strong, and add it.]",
      "Heat a frying pan or wok over medium-high heat[ with the {oil}]. Roll the boiled eggs in it for 3–4 minutes, until blistered and golden; lift out.",
      "Lower the heat to medium and fry the paste for 10–12 minutes, stirring often, until it turns dark red and the oil floats out of it. [Drop in the {lemongrass} after the first minute.]",
      "[Stir in the {sour}.] [Add the {sugar}.] [Season with the {salt}.] Add 4 tbsp water and simmer for 3 minutes, to a thick, jammy sauce. Roll the {eggs} in it for 2 minutes. Taste for hot, sweet and sour. [Serve with the {rice}.]"
    ],
    "note": "Fry the paste until its oil breaks out: underfried {chilli} tastes raw and bites too hard."
  },
  {
    "id": "chicken-satay-with-peanut-sauce",
    "title": "Chicken satay with peanut sauce",
    "summary": "Sticky, charred skewers with a thick, savoury peanut sauce.",
    "kitchen": "Malaysian",
    "course": "main",
    "contradicts": "rice-noodle rice-paper tinned-tomato ~pasta ~pasta_hollow ~pasta_fresh hoisin-sauce massaman-paste",
    "serves": 4,
    "minutes": 75,
    "handsOn": 35,
    "kit": [
      "grill",
      "skewers",
      "saucepan"
    ],
    "parts": [
      {
        "part": "meat",
        "foods": "chicken-thigh chicken-breast sirloin-steak pork-loin leg-of-lamb tofu ~poultry_dark ~poultry_breast ~red_quick ~pork_quick ~tofu",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into 2 cm strips or cubes",
        "knife": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce sweet-soy-sauce fish-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "turmeric",
        "foods": "turmeric curry-powder lemongrass ground-coriander coconut-milk ~coconut_milk",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "ground-coriander",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lemongrass",
        "foods": "lemongrass",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "tender core very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "finely grated"
      },
      {
        "part": "sugar",
        "foods": "brown-sugar jaggery honey sugar ~sugar ~honey",
        "grams": 36,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ]
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
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "shallot",
        "foods": "shallot onion ~onion",
        "grams": 60,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "sambal-oelek thai-red-curry-paste chilli chilli-flake ~curry_paste ~chilli ~spice_heat",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "peanut",
        "foods": "peanut-butter peanut",
        "grams": 130,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "whole peanuts roasted and ground",
        "once": true
      },
      {
        "part": "coconut",
        "foods": "coconut-milk coconut-cream ~coconut_milk",
        "grams": 200,
        "role": "liquid",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "sour",
        "foods": "tamarind lime ~citrus_sour",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cucumber",
        "foods": "cucumber red-onion ~onion",
        "grams": 200,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cut into chunks",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "In a bowl rub together the {meat}[, {turmeric}][, {coriander}][, {cumin}][, {lemongrass}][, half of the {garlic}][, half of the {sugar}][, {salt}][, 1 tbsp of the {oil}] and half of the {soy}. Leave for 30 minutes; soak wooden skewers meanwhile.",
      "Set a small pan over medium heat[ with 1 tbsp of the {oil}]. [Fry the {shallot} for 3 minutes, until golden.] [Add the rest of the {garlic}.] [Fry the {chilli} for 1 minute.] Stir in the {peanut}[, {coconut}] and {150 ml} water. Simmer for 5 minutes, stirring, until thick, with oil beading.",
      "Season the sauce with the rest of the {soy}. [Add the {sour}.] [Add the rest of the {sugar}.] Keep warm, thinning with water until it just pours.",
      "Thread the meat tightly on skewers[ and brush with the rest of the {oil}]. Cook under a very hot grill or on a griddle for 8–10 minutes ({meat} 5–6), turning, until charred at the edges and cooked through.",
      "Rest for 2 minutes and serve with the warm peanut sauce. [Add the {cucumber} to the plate.]"
    ],
    "note": "Pack the skewers tight: the meat stays juicy while the outside chars.",
    "safety": "{meat} must reach 74 °C, {meat} and {meat} 63 °C; do not baste with raw marinade in the last minutes."
  },
  {
    "id": "laksa",
    "title": "Laksa",
    "summary": "Slippery {noodles} in a rich, spicy coconut broth.",
    "kitchen": "Singaporean",
    "course": "soup",
    "contradicts": "thai-green-curry-paste massaman-paste tamarind ~pasta ~pasta_hollow ~pasta_fresh garam-masala",
    "serves": 2,
    "minutes": 35,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "finish",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "noodles",
        "foods": "rice-noodle egg-noodle ~noodle_rice ~noodle",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 14,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "paste",
        "foods": "curry-paste thai-red-curry-paste ~curry_paste",
        "grams": 90,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "curry",
        "foods": "curry-powder turmeric",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock fish-stock ~stock_liquid",
        "grams": 500,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "coconut",
        "foods": "coconut-milk coconut-cream ~coconut_milk",
        "grams": 300,
        "need": true,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "tofu",
        "foods": "tofu ~tofu",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "protein",
        "foods": "prawn chicken-thigh chicken-breast ~fish_white fish-ball ~prawn ~poultry_dark ~poultry_breast",
        "grams": 250,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "meat or fish cut into 2 cm strips",
        "knife": true,
        "once": true
      },
      {
        "part": "salty",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 18,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar jaggery brown-sugar ~sugar",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sprouts",
        "foods": "bean-sprout pak-choi green-bean ~leaf_cook ~green_bean",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ]
      },
      {
        "part": "cucumber",
        "foods": "cucumber",
        "grams": 80,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "cut into matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "herbs",
        "foods": "mint coriander",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "sambal",
        "foods": "sambal-oelek chilli ~chilli",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime ~citrus_sour",
        "grams": 65,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Bring a pan of water to the boil. [Boil the {eggs} in it for 7 minutes, then cool, peel and halve.] Cook the {noodles} in the boiling water as the packet says, usually 3–5 minutes, rinse cold and drain. [Dip the {sprouts} in the same water for 20 seconds and drain.]",
      "Set a large saucepan over medium heat[ with the {oil}]. Fry the {paste} for 4–5 minutes, stirring, until it darkens, smells toasted and oil seeps out. [Stir in the {curry} for 30 seconds.]",
      "Pour in [the {stock} and enough ]water to make {600 ml}, bring to the boil and simmer for 5 minutes. Stir in the {coconut} and bring back to a bare simmer. [Add the {tofu} to drink up the broth for 3 minutes.]",
      "[Add the {protein} and simmer gently until just cooked through: 2–3 minutes for prawns or fish, 6 minutes for chicken.] [Season with the {salty}.] [Round it with the {sugar}.] Taste: it should be rich, hot and well salted.",
      "Divide the {noodles} between deep bowls. [Add the {sprouts}.] Ladle over the hot broth. [Set the {eggs} on top.] [Scatter with the {cucumber}.] [Finish with the {herbs}.] [Spoon on the {sambal}.] [Squeeze over the {lime}.]"
    ],
    "note": "Scald the {{noodles}} again in hot water if they have cooled: cold noodles kill the soup."
  },
  {
    "id": "mie-goreng",
    "title": "Mie goreng",
    "summary": "Sweet-savoury, smoky-edged fried noodles, glossy with dark {kecap}.",
    "kitchen": "Indonesian",
    "course": "main",
    "contradicts": "coconut-milk sesame-oil curry-paste tamarind gochujang peanut-butter",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "noodles",
        "foods": "egg-noodle noodle instant-noodle ~noodle",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled",
          "dressed"
        ]
      },
      {
        "part": "kecap",
        "foods": "sweet-soy-sauce soy-sauce ~soy",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "soy",
        "foods": "soy-sauce oyster-sauce fish-sauce ~soy",
        "grams": 14,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "ketchup",
        "foods": "ketchup tomato-puree ~ketchup ~tomato_conc",
        "grams": 15,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "beaten"
      },
      {
        "part": "protein",
        "foods": "chicken-thigh chicken-breast prawn sirloin-steak tofu tempeh ~poultry_dark ~poultry_breast ~prawn ~red_quick ~tofu",
        "grams": 180,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "shallots",
        "foods": "shallot onion red-onion ~onion",
        "grams": 60,
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
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
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
        "part": "chilli",
        "foods": "sambal-oelek chilli chilli-flake ~chilli ~spice_heat",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 80,
        "role": "body",
        "does": [
          "dressed",
          "fried"
        ],
        "prep": "cut into matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "greens",
        "foods": "cabbage pak-choi bean-sprout carrot egg ~cabbage ~leaf_cook ~egg",
        "grams": 150,
        "need": true,
        "role": "body",
        "does": [
          "dressed",
          "fried"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "sprouts",
        "foods": "bean-sprout",
        "grams": 80,
        "role": "body",
        "does": [
          "dressed",
          "fried"
        ],
        "once": true
      },
      {
        "part": "springonions",
        "foods": "spring-onion ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "crisp",
        "foods": "crispy-onion peanut",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime ~citrus_sour",
        "grams": 65,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Cook the {noodles} in boiling water for a minute less than the packet says, rinse cold, drain well and shake dry. Stir the {kecap}[, {soy}][, {ketchup}] and 2 tbsp water together for the sauce (with 2 tsp sugar if the {kecap} is not the sweet kind).",
      "Heat a wok or large frying pan over high heat[ with 1 tbsp of the {oil}]. [Pour in the {eggs}, let them set for 20 seconds, scramble into large soft pieces and lift out.] [Add the rest of the {oil}.] [Stir-fry the {protein} for 3–4 minutes, until browned and cooked through.] [Add the {shallots} and fry for 1 minute.] [Stir in the {garlic} for 15 seconds.] [Add the {chilli} and fry until the fat turns red.]",
      "Keep the heat high. [Toss in the {carrot} for 1 minute.] [Add the {greens} and toss for 2 minutes, until just wilted.] Add the {noodles} and pour the sauce down the side of the pan. Toss for 2–3 minutes, letting the {noodles} sit now and then, until glossy, brown and catching in places.",
      "[Fold the {eggs} back in.] [Toss in the {sprouts} for 30 seconds.] [Stir in the {springonions}.] Serve at once. [Top with the {crisp}.] [Squeeze over the {lime}.]"
    ],
    "note": "Dry {noodles} fry; wet ones stew. Drain them early and shake them well."
  },
  {
    "id": "menemen",
    "title": "Menemen",
    "summary": "Soft, juicy {eggs} barely set in {peppers} and cooked-down {tomatoes}.",
    "kitchen": "Turkish",
    "course": "breakfast",
    "contradicts": "cumin harissa chorizo curry-powder tortilla soy-sauce cream",
    "serves": 2,
    "minutes": 25,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~oil_finish ~butter",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion spring-onion ~onion ~spring_onion",
        "grams": 80,
        "role": "base",
        "does": [
          "fried",
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "peppers",
        "foods": "bell-pepper black-pepper ~pepper_sweet ~pepper_black",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "sweated"
        ],
        "prep": "deseeded and chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake paprika ~spice_heat",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "grated or finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta provolone halloumi mozzarella ~cheese_brine ~cheese_melt",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley dill chives",
        "grams": 8,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "bread ~bread ~roll flatbread pitta-bread ~wrap",
        "grams": 150,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Set a frying pan over medium heat[ with the {fat}]. [Soften the {onion} for 4 minutes, without colour.] Add the {peppers} and fry for 5–6 minutes, stirring, until soft and sweet. [Stir in the {garlic}.] [Add the {chilli} for the last 30 seconds.]",
      "Add the {tomatoes}[ and the {salt}] and cook over medium-high heat for 6–8 minutes, until the water has gone and a spoon drawn through leaves a trail.",
      "Lower the heat. Crack in the {eggs}, leave for 30 seconds, then drag through them gently two or three times so you still see streaks of white and yolk. Cook for 2–3 minutes more, until just set and still juicy.",
      "Take off the heat a moment early, as it goes on setting. [Crumble over the {cheese}.] [Scatter with the {parsley}.] Bring to the table in the pan[ with the {bread} for scooping]."
    ],
    "note": "Reduce the {tomatoes} until almost dry before the {eggs} go in, or it will be soup."
  },
  {
    "id": "mercimek-corbas",
    "title": "Mercimek çorbası",
    "summary": "Velvety, golden soup of {lentils}, warming and savoury.",
    "kitchen": "Turkish",
    "course": "soup",
    "contradicts": "coconut-milk garam-masala curry-powder turmeric ginger chorizo",
    "serves": 4,
    "minutes": 40,
    "handsOn": 15,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter",
        "grams": 50,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
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
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 100,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "chopped small",
        "knife": true,
        "once": true
      },
      {
        "part": "potato",
        "foods": "potato ~potato",
        "grams": 120,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "peeled and chopped small",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "paste",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin dried-mint chilli-flake paprika lemon tomato-puree ~spice_heat ~citrus_sour ~tomato_conc",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "lentils",
        "foods": "red-lentil ~pulse_split",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_liquid",
        "grams": 1000,
        "role": "liquid",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "whisked",
          "blended"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake paprika ~spice_heat",
        "grams": 4,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "mint",
        "foods": "dried-mint",
        "grams": 2,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 100,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Set a large saucepan over medium heat[ with half of the {fat}]. [Soften the {onion} for 6 minutes, until pale gold.] [Add the {carrot} and cook for 3 minutes.] [Stir in the {garlic}.] [Add the {paste} and fry for 1 minute, until it darkens.] [Stir in the {cumin}.] Add the {lentils} and [the {stock} with enough ]water to make 1.5 litres. [Add the {potato}.] Bring to the boil, skim, and simmer half covered for 20–25 minutes, stirring now and then, until everything has collapsed.",
      "[Season with the {salt}.] Blend or whisk until smooth and thin with hot water to the thickness of single cream. Simmer for 2 minutes and taste.",
      "Ladle the soup into hot bowls. [Foam the rest of the {fat} in a small pan, warm the {chilli} in it for 20 seconds, until red, and spoon it over.] [Crumble on the {mint}.] [Squeeze in the {lemon} generously.]"
    ],
    "note": "{cumin} at the table is not a garnish here: without it the soup is only half seasoned."
  },
  {
    "id": "imam-bay-ld",
    "title": "İmam bayıldı",
    "summary": "Silky, melting {aubergine} filled with sweet {onion} and {tomatoes}.",
    "kitchen": "Turkish",
    "course": "main",
    "contradicts": "lamb-mince beef-mince mozzarella parmesan tahini egg coconut-milk soy-sauce courgette",
    "serves": 2,
    "minutes": 100,
    "handsOn": 35,
    "kit": [
      "oven",
      "frying pan",
      "baking dish"
    ],
    "parts": [
      {
        "part": "aubergine",
        "foods": "aubergine ~aubergine",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "sweated"
        ],
        "prep": "peeled in stripes, stalks left on"
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 84,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "halved and thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 80,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
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
        "grams": 8,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "parsley",
        "foods": "parsley dill",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "prep": "for its juice",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {190 C}. Cut a deep slit along each {aubergine}, stopping short of both ends and of the skin beneath[, and rub the inside with a third of the {salt}].",
      "Set a large frying pan over medium heat[ with half of the {oil}]. Fry the {aubergine} for 10 minutes, turning, until browned and beginning to soften all round; move to a baking dish, slit side up.",
      "Put the {onion} in the same pan[ with 2 tbsp more of the {oil}] and cook gently for 12–15 minutes, until soft and sweet with no colour. [Add the {pepper} for the last 5 minutes.] [Stir in the {garlic} for 1 minute.] Add the {tomatoes}[, the {sugar}][, the rest of the {salt}] and 2 tbsp water and cook for 6–8 minutes, until thick. [Stir in most of the {parsley}.]",
      "Open the slits with a spoon, press the flesh aside and heap in the filling. Pour {120 ml} water round. [Trickle over the rest of the {oil}.] [Squeeze over the {lemon}.] Cover tightly with foil and bake for 40–45 minutes, until soft enough to cut with a spoon.",
      "Leave to cool to just warm in the juices, at least 15 minutes, and spoon them over. [Scatter with the last of the {parsley}.]"
    ],
    "note": "It is a dish for room temperature: an hour's rest tastes better than any sauce."
  },
  {
    "id": "karn-yar-k",
    "title": "Karnıyarık",
    "summary": "Soft roast {aubergine} split open and filled with savoury, browned mince.",
    "kitchen": "Turkish",
    "course": "main",
    "contradicts": "mozzarella ~pasta ~pasta_hollow ~pasta_fresh soy-sauce coconut-milk potato tahini",
    "serves": 4,
    "minutes": 75,
    "handsOn": 35,
    "kit": [
      "oven",
      "baking dish",
      "frying pan"
    ],
    "parts": [
      {
        "part": "aubergine",
        "foods": "aubergine ~aubergine",
        "grams": 1000,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "peeled in stripes, stalks left on"
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 56,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "roasted",
          "scattered-at-end",
          "chilled-set"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "mince",
        "foods": "lamb-mince beef-mince ~mince",
        "grams": 350,
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
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake paprika ~spice_heat",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "paste",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 20,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 250,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley dill",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 100,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cut into 4 strips",
        "knife": true
      },
      {
        "part": "side",
        "foods": "bulgur-wheat ~rice_white",
        "grams": 250,
        "role": "base",
        "does": [
          "simmered",
          "scattered-at-end"
        ]
      }
    ],
    "method": [
      "Heat the oven to {210 C}. [Rub the {aubergine} with half of the {oil}.] Roast the {aubergine} whole on a tray for 30 minutes, turning once, until soft when squeezed. [Meanwhile start the {side}: simmer it, covered, in twice its volume of water until tender.]",
      "While the oven works, set a frying pan over high heat[ with the rest of the {oil}]. Fry the {mince} for 6–8 minutes, breaking it up, until its water has gone and it browns. [Add the {onion} and cook over medium heat for 5 minutes, until soft.]",
      "[Stir in the {garlic} for 30 seconds.] [Sprinkle in the {cumin}.] [Add the {chilli}.] [Fry the {paste} with the meat for 1 minute.] Add the {tomatoes} and 3 tbsp water and simmer for 5 minutes, until thick and spoonable. [Season with 1 tsp of the {salt}.] [Stir in most of the {parsley}.]",
      "Set the roasted {aubergine} in a baking dish, slit each along the top and push the flesh apart[, seasoning it with the rest of the {salt}]. Heap in the filling. [Lay a strip of the {pepper} on each.] Pour {150 ml} hot water round.",
      "Bake for 20 minutes, until bubbling and browned on top. Rest for 5 minutes and spoon the juices over. [Scatter with the last of the {parsley}.] [Serve with the {side}.]"
    ],
    "note": "Let the mince really brown before the {tomatoes} goes in: grey mince makes a flat filling.",
    "safety": "The mince must reach 71 °C."
  },
  {
    "id": "kofte",
    "title": "Köfte",
    "summary": "Juicy, charred meatballs fragrant with grated {onion} and spice.",
    "kitchen": "Turkish",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh parmesan tinned-tomato burger-bun soy-sauce tortilla kidney-bean garam-masala",
    "serves": 4,
    "minutes": 45,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "mince",
        "foods": "lamb-mince beef-mince ~mince",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "chilled-set",
          "grilled"
        ],
        "once": true
      },
      {
        "part": "crumbs",
        "foods": "breadcrumb bread ~crumbs ~bread",
        "grams": 50,
        "role": "binder",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin sumac chilli-flake dried-mint paprika ~spice_heat",
        "grams": 5,
        "need": true,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake paprika ~spice_heat",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "mint",
        "foods": "dried-mint dried-oregano",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 14,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "sumac",
        "foods": "sumac lemon ~citrus_sour",
        "grams": 5,
        "role": "finish",
        "does": [
          "dressed",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "flatbread pitta-bread bulgur-wheat ~rice_white ~wrap",
        "grams": 320,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "yoghurt",
        "foods": "greek-yogurt yogurt ~yogurt",
        "grams": 200,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato bell-pepper ~tomato ~pepper_sweet",
        "grams": 250,
        "role": "finish",
        "does": [
          "grilled"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Grate half of the {onion} and squeeze out the juice hard; slice the other half paper-thin. [Toss the slices with the {sumac} and set aside.]",
      "In a wide bowl mix the {mince}[, {crumbs}][, {garlic}][, {cumin}][, {chilli}][, {mint}][, {blackpepper}][, {salt}][, {parsley}] and the grated {onion}. Knead for 4–5 minutes, until sticky and pale, then chill for 10 minutes. With wet hands shape into 16 flat ovals, 1.5 cm thick.",
      "Heat a griddle, grill or heavy pan until very hot[ and wipe with the {oil}]. Cook the köfte for 3–4 minutes a side, without crowding or pressing, until well charred and cooked through. [Char the {tomatoes} alongside, cut side down.]",
      "Rest for 3 minutes. [Warm the {bread} and use it to catch the juices.] Heap on the sliced {onion}. [Spoon the {yoghurt} beside.]"
    ],
    "note": "Squeeze the grated {onion} dry: its juice would make the meat steam and fall apart.",
    "safety": "Cook through to 71 °C; mince is not safe pink."
  },
  {
    "id": "c-lb-r",
    "title": "Çılbır",
    "summary": "Soft poached {eggs} on creamy {yoghurt} with a warm red chilli finish.",
    "kitchen": "Turkish",
    "course": "breakfast",
    "contradicts": "tinned-tomato cumin granola honey curry-powder tahini tortilla",
    "serves": 2,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "yoghurt",
        "foods": "greek-yogurt yogurt labneh ~yogurt",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "simmered"
        ],
        "prep": "at room temperature"
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "grated to a paste",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "vinegar apple-cider-vinegar lemon ~citrus_sour",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ~butter ~oil",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake paprika ~spice_heat",
        "grams": 4,
        "need": true,
        "role": "star",
        "does": [
          "chilled-set",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "herbs",
        "foods": "dill parsley mint chives",
        "grams": 8,
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
        "foods": "bread sourdough ~bread ~roll pitta-bread ~wrap",
        "grams": 150,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      }
    ],
    "method": [
      "Beat the {yoghurt} until smooth[ with the {garlic}]. [Season with the {salt}.] Stand the bowl over warm (not hot) water, stirring now and then, until it has lost its chill, and spread in two shallow bowls.",
      "Bring a wide pan of water to a bare simmer. [Add the {vinegar}.] Crack the {eggs} one by one into a cup and slip them in. Poach for 3 minutes, until the white is set and the yolk soft; lift out with a slotted spoon and drain on a cloth.",
      "Set a small pan over medium heat[ and melt the {fat} in it until it foams and smells nutty]. Take off the heat and stir the {chilli} into the hot pan for 15 seconds, until red and fragrant.",
      "Set the {eggs} on the {yoghurt} and spoon over all that is in the small pan. [Scatter with the {herbs}.] [Serve at once with the {bread}.]"
    ],
    "note": "Take the chill off the {yoghurt}, or it drinks all the heat of the {eggs}.",
    "safety": "Use very fresh or pasteurised {eggs} for anyone who should avoid a runny yolk, or poach for 5 minutes until firm."
  },
  {
    "id": "lahmacun-style-flatbreads",
    "title": "Lahmacun-style flatbreads",
    "summary": "Crisp, thin {bread} under a sizzling layer of well-seasoned meat.",
    "kitchen": "Turkish",
    "course": "main",
    "contradicts": "mozzarella cheddar kidney-bean avocado sour-cream basil tortilla-chip",
    "serves": 2,
    "minutes": 35,
    "handsOn": 25,
    "kit": [
      "oven",
      "baking tray"
    ],
    "parts": [
      {
        "part": "pepper",
        "foods": "bell-pepper black-pepper ~pepper_sweet ~pepper_black",
        "grams": 100,
        "role": "body",
        "does": [
          "chilled-set",
          "fried"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 100,
        "role": "body",
        "does": [
          "chilled-set",
          "fried"
        ],
        "prep": "deseeded, very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 100,
        "role": "body",
        "does": [
          "chilled-set",
          "fried"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "mince",
        "foods": "lamb-mince beef-mince ~mince",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "chilled-set",
          "fried"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "paste",
        "foods": "tomato-puree bell-pepper tomato ~tomato_conc ~pepper_sweet ~tomato",
        "grams": 30,
        "need": true,
        "role": "sauce",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake ~spice_heat",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "paprika",
        "foods": "paprika smoked-paprika",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin parsley chilli-flake paprika sumac ~spice_heat",
        "grams": 2,
        "need": true,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
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
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 14,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley mint",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "bread",
        "foods": "tortilla flatbread pitta-bread pizza-dough ~wrap",
        "grams": 240,
        "need": true,
        "role": "base",
        "does": [
          "kneaded"
        ]
      },
      {
        "part": "sumac",
        "foods": "sumac",
        "grams": 3,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 100,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {240 C} with two baking trays in it. Squeeze any wet vegetables dry in your fist after chopping.",
      "Mix the {mince}[, {pepper}][, {tomato}][, {onion}][, {garlic}][, {paste}][, {chilli}][, {paprika}][, {cumin}][, {salt}][, {oil}][, half of the {parsley}] and 1 tbsp water with your fingers to a soft, spreadable paste.",
      "Lay out the {bread} (split {bread} open; roll or stretch raw dough to 2–3 mm). Spread the paste over each in the thinnest layer you can, right to the edges, pressing it on.",
      "Slide onto the hot trays and bake for 7–9 minutes (raw dough 9–11), until the meat is cooked and sizzling and the rim crisp and spotted brown.",
      "[Scatter with the rest of the {parsley}.] [Dust with the {sumac}.] [Squeeze over the {lemon}.] Roll up or fold and eat hot."
    ],
    "safety": "The mince must reach 71 °C with no pink left."
  },
  {
    "id": "ghormeh-sabzi",
    "title": "Ghormeh sabzi",
    "summary": "A dark, deeply fragrant stew of meltingly soft meat in slow-fried herbs.",
    "kitchen": "Persian",
    "course": "main",
    "contradicts": "tinned-tomato chilli-powder coconut-milk potato red-wine garam-masala tortilla",
    "serves": 4,
    "minutes": 165,
    "handsOn": 45,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish ghee ~butter",
        "grams": 84,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 200,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "meat",
        "foods": "lamb-shoulder stewing-lamb leg-of-lamb stewing-beef ~red_stew",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "washed, dried very well and finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander spinach ~leaf_cook",
        "grams": 80,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "washed, dried and finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chives",
        "foods": "chives leek spring-onion coriander spinach ~leek ~spring_onion ~leaf_cook",
        "grams": 100,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "fenugreek",
        "foods": "fenugreek-leaf lime!dried_fruit kidney-bean ~pulse_tin",
        "grams": 6,
        "need": true,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "limes",
        "foods": "lime!dried_fruit lime lemon ~citrus_sour",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "pierced all over with a knife",
        "once": true
      },
      {
        "part": "beans",
        "foods": "kidney-bean black-eyed-bean pinto-bean ~pulse_tin",
        "grams": 240,
        "role": "body",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "drained and rinsed",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "basmati-rice ~rice_white",
        "grams": 300,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "rinsed until the water is clear"
      }
    ],
    "method": [
      "Set a heavy pan over medium heat[ with 2 tbsp of the {oil}]. [Fry the {onion} for 10 minutes, until golden.] Add the {meat}, raise the heat and brown for 6–8 minutes. [Stir in the {turmeric} for 1 minute.] [Grind in the {blackpepper}.] Add {900 ml} hot water, cover and simmer gently for 45 minutes.",
      "Meanwhile set a large frying pan over medium-low heat[ with the rest of the {oil}]. Fry the {parsley}[ with the {coriander}][ and the {chives}] for 15–20 minutes, stirring often, until dark green, shrunken and fragrant but not burnt. [Stir in the {fenugreek} for the last minute only.]",
      "Stir the fried herbs into the meat. [Season with the {salt}.] Cover and simmer on the lowest heat for 30 minutes.",
      "[Add the {limes} (fresh fruit only as juice, at the very end).] [Stir in the {beans}.] Simmer for 35–45 minutes more, partly covered, until the meat falls apart and dark oil floats on top. [Meanwhile simmer the {rice} in {450 ml} water, covered, on the lowest heat for 12 minutes, and rest for 10.]",
      "Taste the stew: deep, green, sour and a touch bitter. Rest for 10 minutes before serving[ with the {rice}]."
    ],
    "safety": "Only use tinned or fully boiled {fenugreek}: raw soaked ones must boil hard for 10 minutes and then simmer until soft."
  },
  {
    "id": "zereshk-polo-ba-morgh",
    "title": "Zereshk polo ba morgh",
    "summary": "Fluffy {rice} jewelled with tart red berries, with tender {chicken} in a golden sauce.",
    "kitchen": "Persian",
    "course": "main",
    "contradicts": "coconut-milk curry-powder soy-sauce garam-masala chorizo cream",
    "serves": 4,
    "minutes": 95,
    "handsOn": 45,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "basmati-rice ~rice_white",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "steamed",
          "scattered-at-end"
        ],
        "prep": "rinsed until the water is clear"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 24,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled",
          "soaked"
        ]
      },
      {
        "part": "saffron",
        "foods": "saffron",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "ground with a pinch of sugar and steeped in 4 tbsp hot water"
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish ghee ~butter",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-leg chicken-drumstick chicken-breast ~poultry_dark ~poultry_bone ~poultry_breast",
        "grams": 1000,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "chilled-set"
        ]
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 250,
        "role": "base",
        "does": [
          "fried",
          "sweated"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "paste",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 30,
        "role": "sauce",
        "does": [
          "fried",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "for its juice",
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ghee ~butter",
        "grams": 50,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "berries",
        "foods": "barberry dried-cherry dried-cranberry",
        "grams": 45,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "prep": "picked over, rinsed and drained (larger fruit chopped)",
        "knife": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 12,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "nuts",
        "foods": "pistachio almond",
        "grams": 25,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "slivered",
        "once": true
      }
    ],
    "method": [
      "Soak the {rice} in plenty of cold water for 20 minutes[ with 1 tsp of the {salt}]. Meanwhile set a wide pan over medium-high heat[ with 1 tbsp of the {oil}] and brown the {chicken} for 4 minutes a side; lift out.",
      "[Soften the {onion} in the same pan for 8 minutes, until golden.] [Stir in the {turmeric}.] [Fry the {paste} for 1 minute.] Return the {chicken} with {300 ml} hot water. [Add 1 tsp of the {salt}.] [Stir in half of the {saffron} water.] Cover and simmer for 35–40 minutes, until tender (boneless breast 20), then uncover and reduce to a glossy sauce. [Sharpen with the {lemon}.]",
      "Boil the drained {rice} in 2 litres water[ with the rest of the {salt}] for 5–6 minutes, until soft outside with a firm white core. Drain and rinse briefly with lukewarm water.",
      "Set a non-stick saucepan over medium heat[ with the rest of the {oil}]. Heap in the {rice} in a pyramid, poke five holes, sprinkle with 3 tbsp water and heat for 6–8 minutes, until steam rises. Wrap the lid in a cloth, cover and steam on the lowest heat for 30 minutes. [Melt half of the {butter} and pour it over for the last 5.]",
      "Set a small pan over low heat[ with the rest of the {butter}]. Warm the {berries} in it for 1–2 minutes[ with the {sugar}], adding 1 tbsp water, until plump and bright; they burn fast. [Stir in the rest of the {saffron} water.]",
      "Mix a cupful of the {rice} with the {berries}, mound the white {rice} on a platter and spoon the red rice on top. [Scatter with the {nuts}.] Break up the golden crust from the base of the pan. Serve with the {chicken} and its sauce."
    ],
    "note": "{berries} burn in seconds: low heat, and off as soon as they swell.",
    "safety": "{chicken} must reach 74 °C at the bone."
  },
  {
    "id": "kuku-sabzi",
    "title": "Kuku sabzi",
    "summary": "A thick, deep-green herb cake, barely held together with {eggs}.",
    "kitchen": "Persian",
    "course": "main",
    "contradicts": "bacon cheddar parmesan potato ~pasta ~pasta_hollow ~pasta_fresh chorizo cream",
    "serves": 4,
    "minutes": 45,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "parsley",
        "foods": "parsley coriander",
        "grams": 80,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "washed, dried very well and finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander spinach mint ~leaf_cook",
        "grams": 60,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "washed, dried and finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "dill",
        "foods": "dill",
        "grams": 40,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chives",
        "foods": "chives spring-onion leek dill ~spring_onion ~leek",
        "grams": 80,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 330,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ]
      },
      {
        "part": "flour",
        "foods": "flour gram-flour cornflour ~flour",
        "grams": 10,
        "role": "binder",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "baking",
        "foods": "baking-powder",
        "grams": 4,
        "role": "leaven",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric saffron",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fenugreek",
        "foods": "fenugreek-leaf",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "walnuts",
        "foods": "walnut pistachio",
        "grams": 40,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "berries",
        "foods": "barberry dried-cranberry",
        "grams": 20,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish olive-oil ghee butter ~butter",
        "grams": 56,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "yoghurt",
        "foods": "yogurt greek-yogurt ~yogurt",
        "grams": 150,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "flatbread pitta-bread ~wrap",
        "grams": 240,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Wash the herbs, dry them thoroughly and chop them finely with a knife: any water makes the kuku soggy. Beat the {eggs} in a large bowl[ with the {salt}]. [Whisk in the {flour}.] [Sift in the {baking}.] [Colour with the {turmeric}.] [Grind in the {blackpepper}.]",
      "Fold in the {parsley}[, the {coriander}][, the {dill}][, the {chives}][, the {fenugreek}][, the {walnuts}][, the {berries}], turning until every shred is coated. It should be more green than {eggs}.",
      "Set a 24 cm non-stick pan over medium heat[ with three-quarters of the {oil}]. When a drop sizzles, pour in the mixture, level it, cover and cook over medium-low heat for 12–15 minutes, until set at the edge and almost firm on top.",
      "Cut into four wedges in the pan[ and trickle the rest of the {oil} round]. Turn each wedge and cook uncovered for 5 minutes, until the second side is brown.",
      "Drain on paper and rest for 5 minutes. Eat warm or cold. [Serve with the {yoghurt}.] [Wrap in the {bread}.]"
    ]
  },
  {
    "id": "persian-rice-with-tahdig",
    "title": "Persian rice with tahdig",
    "summary": "Fluffy, separate {rice} over a golden crust that shatters.",
    "kitchen": "Persian",
    "course": "side",
    "contradicts": "soy-sauce coconut-milk curry-powder stock-cube chorizo parmesan",
    "serves": 4,
    "minutes": 85,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "basmati-rice ~rice_white",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "scattered-at-end",
          "soaked"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 24,
        "role": "seasoning",
        "does": [
          "boiled",
          "soaked"
        ]
      },
      {
        "part": "saffron",
        "foods": "saffron",
        "grams": 0.2,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "prep": "ground with a pinch of salt"
      },
      {
        "part": "yoghurt",
        "foods": "yogurt greek-yogurt saffron ~yogurt",
        "grams": 45,
        "need": true,
        "role": "binder",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish ghee butter olive-oil ~butter",
        "grams": 42,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ghee ~butter",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Rinse the {rice} in five changes of water until clear, then soak in cold water for 20 minutes[ with 1 tsp of the {salt}]. [Steep the {saffron} in 3 tbsp hot water.]",
      "Bring 2.5 litres water to a rolling boil[ with the rest of the {salt}]. Add the drained {rice} and boil for 5–6 minutes, until a grain is soft outside with a firm white heart. Drain and rinse for 5 seconds with lukewarm water.",
      "Mix a quarter of the {rice}[ with the {yoghurt}][ and half of the {saffron} water] in a bowl. Heat the {fat} in a non-stick pan over medium-high heat until it shimmers, and press this {rice} over the base in an even layer.",
      "Heap the rest of the {rice} on top in a loose pyramid and poke five holes to the base with a spoon handle. Cook over medium heat for 8 minutes, until steam rises steadily. [Dot with the {butter}.] [Sprinkle over the rest of the {saffron} water.]",
      "Wrap the lid in a tea towel, fit it tightly and cook on the lowest heat for 40 minutes, turning the pan now and then. Stand the base in cold water for 1 minute to loosen the crust.",
      "Spoon the fluffy {rice} onto a platter and lift out the tahdig in shards, or turn the whole out like a cake. The crust should be golden and shatter."
    ],
    "note": "Listen: a steady soft sizzle is right, silence means too cool, crackling too hot."
  },
  {
    "id": "hummus",
    "title": "Hummus",
    "summary": "Silky, nutty hummus, bright with {lemon}.",
    "kitchen": "Lebanese",
    "course": "side",
    "contradicts": "coconut-milk garam-masala tinned-tomato ~pasta ~pasta_hollow ~pasta_fresh soy-sauce",
    "serves": 4,
    "minutes": 35,
    "handsOn": 15,
    "kit": [
      "blender",
      "saucepan"
    ],
    "parts": [
      {
        "part": "chickpeas",
        "foods": "chickpea ~pulse_tin",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "blended",
          "simmered"
        ]
      },
      {
        "part": "bicarb",
        "foods": "bicarbonate-of-soda",
        "grams": 3,
        "role": "leaven",
        "does": [
          "simmered",
          "scattered-at-end"
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
        "prep": "grated",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "tahini",
        "foods": "tahini",
        "grams": 130,
        "need": true,
        "role": "star",
        "does": [
          "blended",
          "simmered"
        ],
        "prep": "stirred well",
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil",
        "grams": 28,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "paprika chilli-flake sumac ~spice_heat",
        "grams": 1,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "pitta-bread flatbread ~bread ~roll ~wrap",
        "grams": 240,
        "role": "base",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      }
    ],
    "method": [
      "Drain the {chickpeas} and cover with fresh water in a saucepan. [Add the {bicarb}.] Simmer for 20 minutes, until so soft that they crush to nothing between two fingers; drain and keep a spoonful for the top.",
      "Meanwhile squeeze the {lemon} into the food processor[ with the {garlic}]. [Add the {salt}.] Leave for 5 minutes, then add the {tahini} and blend, trickling in 4 tbsp ice-cold water, until pale and fluffy.",
      "Add the hot drained {chickpeas}[ and the {cumin}] and blend for 4–5 minutes, stopping to scrape down, until utterly smooth. Loosen with more cold water if it is stiff: it firms as it cools. Taste.",
      "Spread in a shallow bowl, make a well with the back of a spoon and fill it with the kept spoonful. [Pour over the {oil}.] [Dust with the {chilli}.] [Scatter with the {parsley}.] [Serve with the warm {bread}.]"
    ],
    "note": "Overcook the {chickpeas}: only very soft ones blend to silk."
  },
  {
    "id": "baba-ganoush",
    "title": "Baba ganoush",
    "summary": "Smoky, creamy {aubergine} with a sharp edge.",
    "kitchen": "Lebanese",
    "course": "side",
    "contradicts": "lamb-mince mozzarella soy-sauce coconut-milk egg ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 4,
    "minutes": 50,
    "handsOn": 20,
    "kit": [
      "grill"
    ],
    "parts": [
      {
        "part": "aubergine",
        "foods": "aubergine ~aubergine",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "grilled"
        ],
        "prep": "left whole, pricked",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "crushed to a paste",
        "once": true
      },
      {
        "part": "sour",
        "foods": "lemon pomegranate-molasses ~citrus_sour",
        "grams": 30,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "tahini",
        "foods": "tahini greek-yogurt ~yogurt",
        "grams": 60,
        "role": "star",
        "does": [
          "whisked",
          "grilled"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil",
        "grams": 28,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley mint",
        "grams": 8,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "seeds",
        "foods": "pomegranate",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "pitta-bread flatbread ~bread ~roll ~wrap",
        "grams": 240,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Char the {aubergine} over a gas flame or 8 cm under the hottest grill for 20–25 minutes, turning every 5, until the skin is burnt black all over and the whole thing slumps.",
      "Leave in a covered bowl for 5 minutes, slit open and scoop out the flesh. Chop roughly and drain in a sieve for 10 minutes, pressing lightly.",
      "Beat the flesh with a fork until ropy but not smooth. Work in the {sour}[, the {garlic}][, the {salt}] and 1 tbsp cold water. [Stir in the {tahini}, a spoonful at a time, until creamy.] Taste for {sour}, salt and smoke.",
      "Spread on a plate with ridges. [Pour over the {oil}.] [Scatter with the {parsley}.] [Scatter with the {seeds}.] [Serve with the warm {bread}.]"
    ],
    "note": "Drain the flesh well: its brown juice is bitter and thins the dip."
  },
  {
    "id": "falafel",
    "title": "Falafel",
    "summary": "Crackling-crisp falafel, green and fluffy inside.",
    "kitchen": "Palestinian",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh coconut-milk garam-masala tinned-tomato parmesan",
    "serves": 4,
    "minutes": 60,
    "handsOn": 45,
    "kit": [
      "food processor",
      "frying pan"
    ],
    "parts": [
      {
        "part": "chickpeas",
        "foods": "dried-chickpea dried-broad-bean",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "soaked",
          "chilled-set",
          "fried"
        ]
      },
      {
        "part": "herbs",
        "foods": "parsley coriander",
        "grams": 40,
        "need": true,
        "role": "star",
        "does": [
          "chilled-set",
          "fried"
        ],
        "prep": "thick stalks removed, dried well",
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander dill mint",
        "grams": 30,
        "role": "body",
        "does": [
          "chilled-set",
          "fried"
        ],
        "prep": "dried well",
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion spring-onion red-onion ~onion ~spring_onion",
        "grams": 120,
        "role": "base",
        "does": [
          "chilled-set"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "seed",
        "foods": "ground-coriander",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "cayenne chilli-flake chilli ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "baking",
        "foods": "baking-powder bicarbonate-of-soda",
        "grams": 4,
        "role": "leaven",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 270,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "tahini",
        "foods": "tahini greek-yogurt yogurt ~yogurt",
        "grams": 80,
        "role": "sauce",
        "does": [
          "fried"
        ]
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 30,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "pitta-bread flatbread ~wrap",
        "grams": 280,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salad",
        "foods": "tomato cucumber lettuce cabbage ~tomato ~leaf_salad ~cabbage",
        "grams": 250,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "pickles",
        "foods": "pickled-vegetable gherkin pickled-pepper",
        "grams": 80,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "The day before, soak the {chickpeas} in 1.5 litres cold water for 12–24 hours (not counted in the time). Drain, rinse and dry very well on a cloth. Do not cook.",
      "Pulse the {chickpeas} in a food processor with the {herbs}[, {coriander}][, {onion}][, {garlic}][, {cumin}][, {seed}][, {chilli}][, {salt}] and 1 tbsp water, until it looks like coarse, damp couscous and holds together when squeezed. Chill for 15 minutes.",
      "[Just before frying stir in the {baking}.] Press the mixture into 20 small patties, 2 cm thick, squeezing firmly. [Press one side in the {sesame}.]",
      "[Meanwhile loosen the {tahini} with 4 tbsp cold water for the sauce.] [Sharpen the sauce with the {lemon}.] Heat the {oil} in a deep pan to {175 C}, when a crumb sizzles at once, and fry in batches for 3–4 minutes, turning once, until deep brown and crisp. Drain on paper.",
      "Break one open: it should be green, steaming and fluffy. Serve at once. [Stuff into the {bread}.] [Add the {salad}.] [Add the {pickles}.] [Spoon the {tahini} sauce over.]"
    ],
    "note": "Never use cooked {chickpeas}: soaked raw ones hold together and stay fluffy.",
    "safety": "{chickpeas} must be soaked for at least 12 hours and fried right through; never leave hot oil unattended."
  },
  {
    "id": "mujaddara",
    "title": "Mujaddara",
    "summary": "Earthy {lentils} and tender grains under a heap of dark, sweet {onion}.",
    "kitchen": "Lebanese",
    "course": "main",
    "contradicts": "coconut-milk bacon tinned-tomato soy-sauce garam-masala sausage",
    "serves": 4,
    "minutes": 70,
    "handsOn": 35,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "lentils",
        "foods": "lentil puy-lentil ~pulse_whole",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "rinsed"
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "oil",
        "foods": "olive-oil vegetable-oil ~oil ~oil_finish",
        "grams": 84,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "ground-coriander",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "allspice",
        "foods": "allspice cinnamon ras-el-hanout",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "basmati-rice ~rice_white bulgur-wheat",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "yoghurt",
        "foods": "yogurt greek-yogurt ~yogurt",
        "grams": 200,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley coriander mint",
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
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 100,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Put the {lentils} in a saucepan with 1 litre cold water, bring to the boil and simmer for 15–18 minutes, until just tender with a bite. Drain, keeping the cooking water.",
      "Meanwhile set a wide frying pan over medium-high heat[ with the {oil}]. Fry the {onion} for 20–25 minutes, stirring more and more often, until deep mahogany and crisp in parts. Lift out half onto paper[ with a pinch of the {salt}].",
      "Lower the heat under the {onion} still in the pan. [Stir in the {cumin} for 30 seconds.] [Add the {coriander}.] [Sprinkle in the {allspice}.] [Grind in the {blackpepper}.] Stir in the {rice} and turn until it glistens.",
      "Tip it all into the saucepan with the {lentils}. Measure the cooking water, top up to {480 ml} with fresh and add. [Season with the rest of the {salt}.] Bring to the boil, cover tightly and cook on the lowest heat for 15 minutes.",
      "Take off the heat, slip a cloth under the lid and rest for 10 minutes. Fork through and heap with the dark {onion}. [Spoon over the {yoghurt}.] [Scatter with the {parsley}.] [Squeeze over the {lemon}.]"
    ],
    "note": "Take the {onion} past gold to mahogany: they season and sweeten the whole pot."
  },
  {
    "id": "tabbouleh",
    "title": "Tabbouleh",
    "summary": "A bright, juicy {one parsley} salad, sharp with {lemon}.",
    "kitchen": "Lebanese",
    "course": "salad",
    "contradicts": "feta soy-sauce mayonnaise chicken-thigh balsamic-vinegar pitta-bread",
    "serves": 4,
    "minutes": 35,
    "handsOn": 30,
    "kit": [],
    "parts": [
      {
        "part": "grain",
        "foods": "bulgur-wheat couscous quinoa",
        "grams": 50,
        "need": true,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "rinsed"
      },
      {
        "part": "tomatoes",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end",
          "boiled"
        ],
        "prep": "cut into 5 mm dice, juice kept",
        "knife": true,
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 60,
        "need": true,
        "role": "sauce",
        "does": [
          "scattered-at-end",
          "dressed"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "scattered-at-end",
          "dressed"
        ]
      },
      {
        "part": "onions",
        "foods": "spring-onion red-onion shallot ~spring_onion ~onion",
        "grams": 60,
        "role": "body",
        "does": [
          "sweated",
          "dressed",
          "boiled"
        ],
        "prep": "very thinly sliced",
        "knife": true
      },
      {
        "part": "allspice",
        "foods": "allspice ras-el-hanout black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "sweated",
          "boiled"
        ],
        "prep": "washed and dried completely, thick stalks removed",
        "once": true
      },
      {
        "part": "mint",
        "foods": "mint",
        "grams": 20,
        "role": "star",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil",
        "grams": 70,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "leaves",
        "foods": "lettuce cabbage ~leaf_salad ~cabbage",
        "grams": 120,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "leaves separated",
        "once": true
      }
    ],
    "method": [
      "Put the {grain} in a large bowl with the {tomatoes} and their juice, half of the {lemon} and 2 tbsp water[, and sprinkle with half of the {salt}]. Leave for 15–20 minutes, until it has swelled and is tender with a bite. ({grain} must be boiled for 12 minutes first; coarse {grain} needs 10 minutes in hot water.)",
      "[Rub the {onions} between your fingers to soften them.] Bunch the dry {parsley} tightly and slice once, as finely as you can, with a very sharp knife; do not chop back and forth. [Slice the {mint} the same way.]",
      "Lay the herbs over the bowl. [Add the {onions}.] Add the rest of the {lemon}[, the rest of the {salt}][, the {allspice}][, the {oil}] and toss with your hands, lightly and well.",
      "Taste: it should be green, juicy and sharp enough to make you blink. Serve within the hour. [Scoop up with the {leaves}.]"
    ]
  },
  {
    "id": "fattoush",
    "title": "Fattoush",
    "summary": "A crunchy salad with toasted bread in a sharp, fruity dressing.",
    "kitchen": "Lebanese",
    "course": "salad",
    "contradicts": "mozzarella basil balsamic-vinegar mayonnaise soy-sauce bulgur-wheat parmesan",
    "serves": 4,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "oven",
      "baking tray"
    ],
    "parts": [
      {
        "part": "bread",
        "foods": "pitta-bread flatbread ~wrap",
        "grams": 130,
        "need": true,
        "role": "star",
        "does": [
          "baked",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "split and torn into bite-sized pieces",
        "knife": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 84,
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
          "baked",
          "whisked",
          "scattered-at-end"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "crushed to a paste",
        "once": true
      },
      {
        "part": "sour",
        "foods": "lemon pomegranate-molasses ~citrus_sour",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "molasses",
        "foods": "pomegranate-molasses",
        "grams": 20,
        "role": "sauce",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sumac",
        "foods": "sumac",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "whisked"
        ]
      },
      {
        "part": "tomatoes",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "dressed",
          "baked"
        ],
        "prep": "cut into chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "crunch",
        "foods": "lettuce cucumber ~leaf_salad",
        "grams": 200,
        "need": true,
        "role": "body",
        "does": [
          "dressed",
          "baked"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "cucumber",
        "foods": "cucumber bell-pepper ~pepper_sweet",
        "grams": 200,
        "role": "body",
        "does": [
          "dressed",
          "baked"
        ],
        "prep": "halved and thickly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "radishes",
        "foods": "radish",
        "grams": 80,
        "role": "body",
        "does": [
          "dressed",
          "baked"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "onions",
        "foods": "spring-onion red-onion ~spring_onion ~onion",
        "grams": 50,
        "role": "body",
        "does": [
          "dressed",
          "baked"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley purslane rocket ~leaf_cook ~leaf_peppery",
        "grams": 25,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "leaves picked",
        "once": true
      },
      {
        "part": "mint",
        "foods": "mint dried-mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {190 C}. Spread the torn {bread} on a tray[, toss with 1 tbsp of the {oil}][, sprinkle with a pinch of the {salt}] and bake for 8–10 minutes, shaking once, until deep gold and brittle.",
      "Meanwhile whisk the {sour}[, {molasses}][, {garlic}][, the rest of the {salt}][, two-thirds of the {sumac}][, the rest of the {oil}] and 1 tbsp water in a large bowl. It should be sharp and a little too salty.",
      "Add the {tomatoes} to the dressing and leave for 5 minutes to give their juice.",
      "Add the {crunch}[, {cucumber}][, {radishes}][, {onions}][, {parsley}][, {mint}] and half of the crisp {bread} and toss with your hands.",
      "Scatter over the rest of the {bread}. [Dust with the last of the {sumac}.] Eat within 10 minutes, while some of it still crackles."
    ]
  },
  {
    "id": "shakshuka",
    "title": "Shakshuka",
    "summary": "Softly set {eggs} in a thick, warmly spiced {tomatoes}.",
    "kitchen": "Israeli",
    "course": "breakfast",
    "contradicts": "tortilla soy-sauce coconut-milk ~pasta ~pasta_hollow ~pasta_fresh kidney-bean mozzarella curry-powder",
    "serves": 2,
    "minutes": 35,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 150,
        "role": "base",
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
        "part": "pepper",
        "foods": "bell-pepper black-pepper ~pepper_sweet ~pepper_black",
        "grams": 160,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "cut into strips",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
        "role": "seasoning",
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
        "part": "paste",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 16,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin paprika smoked-paprika harissa",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "paprika",
        "foods": "paprika smoked-paprika",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "heat",
        "foods": "harissa cayenne chilli-flake chilli ~spice_heat ~chilli",
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
        "part": "tomatoes",
        "foods": "tinned-tomato tomato passata ~tomato_tin ~tomato ~tomato_sieved",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 3,
        "role": "sweetener",
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
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
      },
      {
        "part": "cheese",
        "foods": "feta labneh goats-cheese ~cheese_brine ~yogurt",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "herbs",
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
        "part": "bread",
        "foods": "bread brioche pitta-bread ~bread ~roll ~wrap",
        "grams": 150,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Set a lidded frying pan over medium heat[ with the {oil}]. [Cook the {onion} for 6 minutes, until soft and starting to brown.] [Add the {pepper} and cook for 6–8 minutes, until limp and sweet.] [Stir in the {garlic} for 1 minute.] [Stir in the {paste} and fry for 1 minute.] [Toast the {cumin} in the pan for 30 seconds.] [Stir in the {paprika}.] [Add the {heat}.] Add the {tomatoes} and {100 ml} water. [Sweeten with the {sugar}.] [Season with the {salt}.]",
      "Simmer for 10–12 minutes, until thick enough that a spoon leaves a clear trail. Taste: it should be bold, as the {eggs} are bland.",
      "Make four hollows with the spoon and crack in the {eggs}. Drag the white a little into the sauce, leaving the yolks alone. Cover and cook over low heat for 5–7 minutes, until the whites are just set and the yolks still wobble.",
      "Take off the heat. [Crumble over the {cheese}.] [Scatter with the {herbs}.] [Bring to the table in the pan, with the {bread} for mopping.]"
    ],
    "note": "Thicken the sauce before the {eggs} go in, or the whites never set in it.",
    "safety": "For anyone who should avoid runny yolks, cook the {eggs} 3–4 minutes longer until firm."
  },
  {
    "id": "chicken-shawarma-at-home",
    "title": "Chicken shawarma at home",
    "summary": "Juicy, crisp-edged {chicken} in warm, deep {cumin}.",
    "kitchen": "Syrian",
    "course": "main",
    "contradicts": "coconut-milk garam-masala soy-sauce lime tinned-tomato avocado couscous",
    "serves": 4,
    "minutes": 75,
    "handsOn": 30,
    "kit": [
      "oven",
      "baking tray"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast ~poultry_dark ~poultry_breast",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ]
      },
      {
        "part": "sour",
        "foods": "lemon yogurt greek-yogurt ~citrus_sour ~yogurt",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin seasoning",
        "grams": 6,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "ground-coriander",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "paprika",
        "foods": "paprika smoked-paprika",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "allspice",
        "foods": "allspice ras-el-hanout",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 42,
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
        "role": "body",
        "does": [
          "roasted",
          "grilled",
          "simmered"
        ],
        "prep": "cut into thick wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "sauce",
        "foods": "greek-yogurt yogurt tahini ~yogurt",
        "grams": 200,
        "role": "sauce",
        "does": [
          "baked",
          "scattered-at-end"
        ]
      },
      {
        "part": "bread",
        "foods": "pitta-bread flatbread tortilla ~wrap",
        "grams": 320,
        "role": "base",
        "does": [
          "baked",
          "scattered-at-end"
        ]
      },
      {
        "part": "salad",
        "foods": "tomato cucumber lettuce cabbage ~tomato ~leaf_salad ~cabbage",
        "grams": 250,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped or shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "pickles",
        "foods": "gherkin pickled-vegetable pickled-pepper",
        "grams": 80,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley mint coriander",
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
      "In a large bowl rub the {chicken} with the {sour}[, {coriander}][, {paprika}][, {turmeric}][, {allspice}][, {cinnamon}][, {cardamom}][, {garlic}][, {salt}][, {oil}] and the {cumin}. Leave for 20 minutes at room temperature, or overnight in the fridge.",
      "Heat the oven to {220 C}. Lay the {chicken} flat on a tray, not touching. [Tuck the {onion} around.] Roast for 25–30 minutes (breast 20), until charred at the edges and cooked through. [Meanwhile loosen the {sauce} with 3 tbsp water and a pinch of salt.] [Wrap the {bread} in foil and warm in the oven for the last 5 minutes.]",
      "Rest the meat for 5 minutes and slice thinly across. Turn the slices in the tray juices and put back under a hot grill, or in a smoking pan, for 2–3 minutes, until the edges are crisp.",
      "Pile onto plates. [Fill the {bread} with it.] [Add the {salad}.] [Add the {pickles}.] [Spoon over the {sauce}.] [Scatter with the {parsley}.]"
    ],
    "note": "Slice it, then crisp it again: that second heat is what tastes of the spit.",
    "safety": "{chicken} must reach 74 °C before it rests."
  },
  {
    "id": "kibbeh-bil-sanieh",
    "title": "Kibbeh bil sanieh",
    "summary": "A crisp-edged tray of meat and {bulgur} around a savoury, oniony filling.",
    "kitchen": "Lebanese",
    "course": "main",
    "contradicts": "tinned-tomato ~pasta ~pasta_hollow ~pasta_fresh aubergine chilli-powder soy-sauce breadcrumb",
    "serves": 6,
    "minutes": 95,
    "handsOn": 45,
    "kit": [
      "oven",
      "baking dish",
      "frying pan"
    ],
    "parts": [
      {
        "part": "bulgur",
        "foods": "bulgur-wheat",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "kneaded",
          "fried"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 400,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "sweated",
          "blended"
        ]
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish ghee ~butter",
        "grams": 84,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "nuts",
        "foods": "pine-nut walnut almond",
        "grams": 50,
        "role": "body",
        "does": [
          "fried",
          "sweated"
        ]
      },
      {
        "part": "mince",
        "foods": "lamb-mince beef-mince ~mince",
        "grams": 750,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "kneaded"
        ],
        "prep": "kept very cold"
      },
      {
        "part": "allspice",
        "foods": "allspice ras-el-hanout cinnamon pine-nut",
        "grams": 6,
        "need": true,
        "role": "seasoning",
        "does": [
          "kneaded"
        ]
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "kneaded"
        ]
      },
      {
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 14,
        "role": "seasoning",
        "does": [
          "kneaded"
        ]
      },
      {
        "part": "sour",
        "foods": "pomegranate-molasses sumac lemon ~citrus_sour",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "mint",
        "foods": "mint dried-mint basil",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "yoghurt",
        "foods": "yogurt greek-yogurt ~yogurt",
        "grams": 300,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salad",
        "foods": "cucumber tomato lettuce ~tomato ~leaf_salad",
        "grams": 300,
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
      "Cover the {bulgur} with cold water for 20 minutes, drain in a sieve and squeeze hard. Chop two-thirds of the {onion} finely for the filling; grate or blend the rest for the shell.",
      "For the filling, set a frying pan over medium heat[ with 2 tbsp of the {oil}]. [Fry the {nuts} for 2 minutes, until gold, and lift out.] Soften the chopped {onion} for 10 minutes, until sweet. Add a third of the {mince} and brown over high heat for 6 minutes. [Stir in a third of the {allspice}.] [Add a third of the {cinnamon}.] [Season with a third of the {salt}.] [Stir in the {sour}.] [Return the {nuts}.] Cool a little.",
      "For the shell, knead the {bulgur} with the rest of the {mince}[, the rest of the {allspice}][, the rest of the {cinnamon}][, {blackpepper}][, the rest of the {salt}][, {mint}], the grated {onion} and 3 tbsp iced water for 5 minutes, or pulse in a food processor, to a smooth, sticky paste.",
      "Heat the oven to {200 C}. Grease a baking dish[ with 1 tbsp of the {oil}]. With wet hands press in half of the paste in an even sheet, spread on the filling and cover with the other half in overlapping patches, smoothing the joins.",
      "Score deeply in diamonds to the base, run a knife round the edge[ and pour over the rest of the {oil}]. Bake for 40–45 minutes, until deep brown and pulling away from the sides.",
      "Rest for 10 minutes before lifting out along the cuts. [Serve with the {yoghurt}.] [Put the {salad} alongside.]"
    ],
    "note": "Keep the shell paste ice cold and your hands wet, so it turns smooth and does not crack.",
    "safety": "The centre must reach 71 °C."
  },
  {
    "id": "musakhan",
    "title": "Musakhan",
    "summary": "Roast chicken on bread soaked with sweet {onion} and sharp, purple {sumac}.",
    "kitchen": "Palestinian",
    "course": "main",
    "contradicts": "garam-masala coconut-milk tinned-tomato soy-sauce tahini cheddar",
    "serves": 4,
    "minutes": 80,
    "handsOn": 35,
    "kit": [
      "oven",
      "roasting tin",
      "frying pan",
      "baking tray"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-leg chicken-thigh chicken-drumstick whole-chicken chicken-breast ~poultry_bone ~poultry_dark ~poultry_breast",
        "grams": 1200,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "jointed if whole"
      },
      {
        "part": "sumac",
        "foods": "sumac",
        "grams": 30,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "allspice",
        "foods": "allspice ras-el-hanout",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ]
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 112,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 900,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "thickly sliced",
        "knife": true
      },
      {
        "part": "bread",
        "foods": "flatbread naan pitta-bread ~wrap",
        "grams": 400,
        "need": true,
        "role": "base",
        "does": [
          "scattered-at-end",
          "soaked",
          "chilled-set"
        ]
      },
      {
        "part": "nuts",
        "foods": "pine-nut almond",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted in a dry pan until gold",
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
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
        "part": "yoghurt",
        "foods": "yogurt greek-yogurt ~yogurt",
        "grams": 200,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. Rub the {chicken} with 1 tbsp of the {sumac}[, 2 tbsp of the {oil}][, the {allspice}][, the {cumin}][, the {cinnamon}][, half of the {salt}][, the {lemon}] and 1 tbsp water, getting under the skin. Set in a roasting tin, pour {100 ml} water round and roast for 45–50 minutes, until golden and the juices run clear.",
      "Meanwhile set a wide pan over medium-low heat[ with the rest of the {oil}]. Cook the {onion}[ with the rest of the {salt}] for 30 minutes, stirring now and then, until silky, sweet and pale gold, not brown. Stir in the rest of the {sumac} and cook for 2 minutes.",
      "Lift out the {chicken} and pour the roasting juices into the {onion}. Press the {bread} on its face into the oniony juices for a moment, so that it is stained and soaked on one side.",
      "Lay the {bread} on a tray, stained side up, spread thickly with the {onion} and set the {chicken} on top. Return to the oven for 8–10 minutes, until the edges are crisp.",
      "[Scatter with the {nuts}.] [Sprinkle with the {parsley}.] Eat with the hands, tearing bread and meat together. [Serve with the {yoghurt}.]"
    ],
    "note": "Do not stint on {onion}: they shrink to a quarter, and they are the dish.",
    "safety": "{chicken} must reach 74 °C at the bone."
  },
  {
    "id": "maqluba",
    "title": "Maqluba",
    "summary": "A grand, fragrant cake of spiced {rice}, tender meat and browned vegetables, turned out at the table.",
    "kitchen": "Palestinian",
    "course": "main",
    "contradicts": "coconut-milk garam-masala curry-powder soy-sauce chorizo saffron tinned-tomato",
    "serves": 6,
    "minutes": 120,
    "handsOn": 45,
    "kit": [
      "saucepan",
      "oven"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "basmati-rice ~rice_white",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "roasted",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "rinsed until the water is clear"
      },
      {
        "part": "meat",
        "foods": "chicken-thigh chicken-leg chicken-drumstick whole-chicken lamb-shoulder stewing-lamb ~poultry_dark ~poultry_bone ~red_stew",
        "grams": 1200,
        "need": true,
        "role": "star",
        "does": [
          "roasted",
          "boiled",
          "scattered-at-end"
        ],
        "prep": "jointed, or lamb cut into 5 cm pieces",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "boiled"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom-pod clove",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "cracked",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "boiled",
          "dressed"
        ]
      },
      {
        "part": "aubergine",
        "foods": "aubergine cauliflower ~aubergine",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "roasted"
        ],
        "prep": "cut into 1.5 cm rounds",
        "knife": true,
        "once": true
      },
      {
        "part": "cauliflower",
        "foods": "cauliflower",
        "grams": 400,
        "role": "star",
        "does": [
          "fried",
          "roasted"
        ],
        "prep": "cut into florets",
        "knife": true,
        "once": true
      },
      {
        "part": "potatoes",
        "foods": "potato carrot ~potato",
        "grams": 250,
        "role": "body",
        "does": [
          "fried",
          "roasted"
        ],
        "prep": "peeled and cut into 1 cm rounds",
        "knife": true,
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil vegetable-oil ~oil ~oil_finish ghee ~butter",
        "grams": 84,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "allspice",
        "foods": "allspice baharat ras-el-hanout cinnamon turmeric",
        "grams": 5,
        "need": true,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato ~tomato",
        "grams": 250,
        "role": "body",
        "does": [
          "roasted",
          "scattered-at-end"
        ],
        "prep": "cut into 1 cm rounds",
        "knife": true,
        "once": true
      },
      {
        "part": "nuts",
        "foods": "pine-nut almond cashew",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted in a dry pan until gold",
        "once": true
      },
      {
        "part": "yoghurt",
        "foods": "yogurt greek-yogurt ~yogurt",
        "grams": 300,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Soak the {rice} in cold water. Put the {meat}[, the {onion}][, the {bay}][, the {cardamom}][, half of the {salt}] and 1.5 litres water in a large pan, bring to the boil and skim. Simmer until tender: 30 minutes for {meat}, 1½ hours for {meat}. Lift out the meat and keep the broth hot.",
      "Meanwhile heat the oven to {230 C} and line two trays. [Lay out the {aubergine}.] [Spread out the {cauliflower}.] [Tuck in the {potatoes}.] [Coat with 4 tbsp of the {oil}.] Roast the vegetables for 25–30 minutes, turning once, until well browned.",
      "Drain the {rice} well, then toss the grains[, the {allspice}][, the {cinnamon}][, the {turmeric}][, the {blackpepper}][, the rest of the {salt}] and 2 tbsp of the broth together, until evenly coated.",
      "Line the base of a heavy pan with baking paper[ and pour in the rest of the {oil}]. [Cover the base with the {tomatoes}.] Pack in the {meat}, then the roasted vegetables, pressing up the sides, and level the {rice} on top. Lay a saucer on it and pour in {650 ml} of the hot broth, just to cover.",
      "Bring to the boil over high heat for 3 minutes, cover tightly and cook on the lowest heat for 30 minutes. Take off the heat, slip a cloth under the lid and leave for 15 minutes.",
      "Run a knife round, put a large plate on top and turn over in one bold movement. Wait for 3 minutes, then lift the pan away. [Scatter with the {nuts}.] [Serve with the {yoghurt}.]"
    ],
    "safety": "{meat} must reach 74 °C."
  }
];
