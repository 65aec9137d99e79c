import type { Master } from "./master.ts";

export const EAST_ASIAN_MASTERS: readonly Master[] = [
  {
    "id": "tomato-and-egg-stir-fry",
    "title": "Tomato and egg stir-fry",
    "summary": "Soft, silky curds of {egg} folded through a sweet-sharp tomato sauce.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "cheese ~pasta ~pasta_hollow ~pasta_fresh tortilla bread basil cumin chickpea cream",
    "serves": 2,
    "minutes": 30,
    "handsOn": 15,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "whisked"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled",
          "whisked"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "melted"
        ]
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish lard",
        "grams": 42,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "springonion",
        "foods": "spring-onion ~spring_onion",
        "grams": 30,
        "role": "base",
        "does": [
          "fried",
          "melted",
          "scattered-at-end"
        ],
        "prep": "white and green parts sliced separately",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "base",
        "does": [
          "fried",
          "melted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato cherry-tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "melted"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "fried",
          "melted"
        ],
        "once": true
      },
      {
        "part": "ketchup",
        "foods": "ketchup tomato-puree ~ketchup ~tomato_conc",
        "grams": 15,
        "role": "sauce",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cornflour",
        "foods": "cornflour potato-starch",
        "grams": 3,
        "role": "binder",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 3,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "[Rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Beat the {egg} until no streaks of white show. [Season with a third of the {salt}.] [Stir in the {wine}.]",
      "Heat a wok over high heat until it just smokes, add two thirds of the {fat} and swirl. Pour in the {egg}, count to ten while the edges puff, then push the soft curds through the oil for 30 seconds. Tip out onto a plate while still glossy and a little wet.",
      "Put the rest of the {fat} in the wok over medium-high heat. [Fry the white part of the {springonion} for 20 seconds.] [Add the {garlic} and stir for 10 seconds.] Add the {tomato}[ with the {sugar}][ and the rest of the {salt}] and fry for 3–4 minutes, pressing with the spatula, until the edges melt into a thick juice.",
      "[Stir in the {ketchup}.] [Mix the {cornflour} with 2 tbsp cold water, pour in and bubble for 20 seconds, until glossy.] Fold the {egg} back in and turn gently for 30–60 seconds, just until coated and set. [Scatter with the green part of the {springonion}.] [Drip over the {sesameoil}.] Serve at once[ with the {rice}]."
    ],
    "note": "Take the {egg} out while they look underdone: they finish in the hot {tomato} and stay soft."
  },
  {
    "id": "mapo-tofu",
    "title": "Mapo tofu",
    "summary": "Trembling cubes of {tofu} in a deep red, fermented chilli bean sauce.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "kimchi miso-paste coconut-milk curry-paste ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 2,
    "minutes": 35,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "tofu",
        "foods": "silken-tofu tofu ~tofu",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "drained and cut into 2 cm cubes",
        "knife": true
      },
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
        "part": "pepper",
        "foods": "sichuan-pepper ~pepper_black",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "toasted",
          "scattered-at-end"
        ]
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 42,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mince",
        "foods": "beef-mince pork-mince mushroom ~mince ~mushroom",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "loosened (mushrooms, if using instead, chopped as fine as mince)",
        "knife": true,
        "once": true
      },
      {
        "part": "doubanjiang",
        "foods": "black-bean-sauce",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "chilled-set"
        ],
        "prep": "chopped if coarse",
        "knife": true,
        "once": true
      },
      {
        "part": "blackbeans",
        "foods": "black-bean-sauce",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "rinsed and roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "dried-chilli chilli-flake ~spice_heat",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "base",
        "does": [
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 200,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cornflour",
        "foods": "cornflour potato-starch",
        "grams": 8,
        "role": "binder",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion garlic chives ~spring_onion ~garlic",
        "grams": 30,
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
      "[Rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Bring a second pan of water to a bare simmer[ with the {salt}], slide in the {tofu} and keep hot without boiling while you make the sauce.",
      "[Toast the {pepper} in a dry wok over medium heat for 1–2 minutes, until fragrant, then grind to a powder.] Heat the {fat} in the wok over high heat. [Fry the {mince}, breaking up any lumps, for 4–5 minutes, until browned and starting to crisp.]",
      "Turn the heat to medium and stir in the {doubanjiang}[, {blackbeans}][, {chilli}][, {ginger}][ and {garlic}]. Fry for 1–2 minutes, stirring, until the oil runs deep red and smells savoury rather than raw.",
      "Pour in [?stock=~stock_cube: {200 ml} water with the {stock} crumbled in|the {stock}|{200 ml} water][, {soy}][ and {sugar}] and bring to a simmer. Lift in the {tofu} with a slotted spoon and simmer gently for 4 minutes, pushing instead of stirring, so that the cubes stay whole.",
      "[Mix the {cornflour} with 3 tbsp cold water and add it in three goes, 20 seconds apart, until the sauce clings.] [Dust with the ground {pepper}.] [Scatter with the {springonion}.] Serve very hot[ with the {rice}]."
    ],
    "note": "The hot salted bath firms the {tofu} and warms it through, so that it drinks the sauce instead of watering it.",
    "safety": "If you use mince, fry it until no pink is left (71 °C)."
  },
  {
    "id": "kung-pao-chicken",
    "title": "Kung pao chicken",
    "summary": "Tender diced {chicken} and crunchy nuts in a dark, sweet-sour sauce with the warmth of toasted {chilli}.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "coconut-milk curry-paste peanut-butter tortilla cream gochujang",
    "serves": 2,
    "minutes": 35,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast ~poultry_dark ~poultry_breast",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "cut into 1.5 cm dice",
        "knife": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "cornflour",
        "foods": "cornflour potato-starch",
        "grams": 8,
        "role": "binder",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "vinegar",
        "foods": "rice-vinegar apple-cider-vinegar",
        "grams": 15,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 12,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "darksoy",
        "foods": "soy-sauce ~soy",
        "grams": 3,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 35,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "dried-chilli chilli chilli-flake ~chilli ~spice_heat",
        "grams": 5,
        "need": true,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "snipped into 2 cm lengths, seeds shaken out",
        "once": true
      },
      {
        "part": "pepper",
        "foods": "sichuan-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 10,
        "role": "base",
        "does": [
          "simmered",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion leek ~spring_onion ~leek",
        "grams": 75,
        "role": "body",
        "does": [
          "simmered",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "white part cut into 1 cm lengths",
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
          "scattered-at-end",
          "dressed"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "peanuts",
        "foods": "peanut cashew",
        "grams": 60,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      }
    ],
    "method": [
      "[Rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Mix the {chicken} with 1 tbsp water[, half of the {wine}][, two thirds of the {cornflour}][, the {salt}] and half of the {soy}, and leave for 10 minutes.",
      "For the sauce, stir together the rest of the {soy}, the {vinegar}, the {sugar}[, the {darksoy}][, the rest of the {wine}][, the rest of the {cornflour}] and 2 tbsp water.",
      "Warm the {fat} in a wok over medium heat with the {chilli}[ and the {pepper}], stirring for 30–60 seconds, until fragrant and a shade darker but nowhere near black.",
      "Turn the heat to high, add the {chicken} in one layer and leave for 1 minute to colour, then stir-fry for 3 minutes. [Scatter in the {ginger}.] [Follow with the {garlic}.] [Throw in the {springonion}.] Toss for 1 minute more, until the pieces are firm and cooked through.",
      "Stir the sauce again, pour it round the edge of the wok and toss for 30–60 seconds, until glossy and clinging. Take off the heat, stir in the {peanuts} and serve at once[ with the {rice}]."
    ],
    "note": "The sauce is small on purpose: it should coat the {chicken}, not pool under it.",
    "safety": "Cook the {chicken} until it is 74 °C in the middle of the largest piece."
  },
  {
    "id": "hong-shao-rou",
    "title": "Hong shao rou",
    "summary": "Meltingly tender {pork} in a dark, glossy glaze of {soy} and caramel.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "kimchi gochujang barbecue-sauce miso-paste hoisin-sauce apple-sauce coconut-milk",
    "serves": 4,
    "minutes": 115,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "pork",
        "foods": "pork-belly pork-shoulder",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "cut into 3 cm chunks",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish lard",
        "grams": 14,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "rock-sugar sugar brown-sugar ~sugar",
        "grams": 40,
        "need": true,
        "role": "sweetener",
        "does": [
          "melted"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "darksoy",
        "foods": "soy-sauce ~soy",
        "grams": 18,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 60,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon-stick",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "staranise",
        "foods": "star-anise five-spice",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion ~spring_onion",
        "grams": 45,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "2 tied in a knot, 1 finely sliced to finish",
        "knife": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 25,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 300,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      }
    ],
    "method": [
      "Put the {pork} in a pan of cold water, bring to the boil and boil for 3 minutes, skimming. Drain, rinse off the scum and pat dry.",
      "Warm the {fat} and {sugar} in a heavy lidded pan over medium-low heat for 4–5 minutes, stirring, until melted and deep amber. Add the {pork}, standing back from the spitting, and turn for 4–5 minutes, until coated and lightly browned.",
      "Pour in the {soy}[, the {darksoy}][ and the {wine}] and bubble for 1 minute. Add hot water just to cover[, the {cinnamon}][, the {staranise}][, the knotted {springonion}][ and the {ginger}]. Bring to a simmer, cover and cook very gently for 1 hour, until a chopstick slips through skin and fat.",
      "[In the last 20 minutes, rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Uncover the {pork}, raise the heat and boil for 12–15 minutes, turning gently, until the liquid is a dark, sticky glaze.",
      "Lift out any whole spices and aromatics. [Scatter with the sliced {springonion}.] Serve[ with the {rice}]."
    ],
    "note": "The glaze is the seasoning: keep reducing until it clings, and taste only then."
  },
  {
    "id": "steamed-egg",
    "title": "Steamed egg",
    "summary": "A warm, trembling savoury custard, smooth as silk, with a thread of {soy}.",
    "kitchen": "Chinese",
    "course": "side",
    "contradicts": "cheese milk bread cream tomato ~pasta ~pasta_hollow ~pasta_fresh potato bacon",
    "serves": 2,
    "minutes": 25,
    "handsOn": 8,
    "kit": [
      "steamer"
    ],
    "parts": [
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "simmered"
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
        "prep": "half of it if the stock is salted",
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 270,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "prep": "just warm to the finger",
        "perFood": {
          "~stock_cube": 5
        }
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 9,
        "need": true,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Bring 3 cm of water to the boil in a steamer or a wide lidded pan with a rack. Beat the {egg} with a fork, drawing lines instead of whisking, so that no froth forms. [Stir in the {salt}.]",
      "Stir in [?stock=~stock_cube: {270 ml} water with the {stock} crumbled in|the {stock}|{270 ml} water], pour through a sieve into a shallow heatproof bowl and spoon off every bubble. Cover the bowl with a plate or foil.",
      "Set the bowl in the steamer, put on the lid and turn the heat down so that it steams quietly. Cook for 11–13 minutes, until set at the edge with a slight wobble in the middle, then leave off the heat, covered, for 3 minutes.",
      "Score the top lightly and spoon over the {soy}. [Drip over the {sesameoil}.] [Scatter with the {springonion}.] Serve straight from the bowl."
    ],
    "note": "Quiet steam makes it smooth; a hard boil makes holes."
  },
  {
    "id": "steamed-egg-with-pork-mince",
    "title": "Steamed egg with pork mince",
    "summary": "Silky steamed custard under a savoury, {soy}-dark crumb of browned mince.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh cheese bread passata potato breadcrumb tortilla",
    "serves": 2,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "steamer",
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "steamed"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
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
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 350,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "prep": "just warm to the finger",
        "perFood": {
          "~stock_cube": 7
        }
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish lard",
        "grams": 14,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mince",
        "foods": "pork-mince chicken-mince beef-mince ~mince",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "steamed"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 5,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
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
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
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
        "grams": 9,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 2,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cornflour",
        "foods": "cornflour potato-starch",
        "grams": 3,
        "role": "binder",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 3,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "[Rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Bring 3 cm of water to the boil in a steamer or a wide lidded pan with a rack.",
      "Beat the {egg} gently, without froth. [Stir in the {salt}.] Pour in [?stock=~stock_cube: {350 ml} water with the {stock} crumbled in|the {stock}|{350 ml} water], stir and strain into a shallow heatproof bowl, spoon off the bubbles and cover with a plate or foil. Steam over low heat for 13–15 minutes, until set with a slight wobble, then leave off the heat, covered.",
      "While the custard steams, heat the {fat} in a frying pan over high heat and fry the {mince}, breaking it up, for 4–5 minutes, until the moisture has gone and the crumbs are brown. [Add the {ginger} and stir for 20 seconds.] [Add the {garlic} and stir for 20 seconds.]",
      "Stir in 5 tbsp water[, the {oyster}][, the {sugar}][, the {wine}] and the {soy} and simmer for 1 minute. [Mix the {cornflour} with 1 tbsp cold water and stir in until lightly thickened.]",
      "Spoon the mince and its juices over the custard. [Scatter with the {springonion}.] [Drip over the {sesameoil}.] Serve[ with the {rice}]."
    ],
    "note": "Brown the mince properly: the custard is plain and leans on it for flavour.",
    "safety": "Fry the mince until no pink is left (71 °C; {mince} 74 °C)."
  },
  {
    "id": "steamed-fish-with-ginger-and-spring-onion",
    "title": "Steamed fish with ginger and spring onion",
    "summary": "Just-opaque {fish} under a sizzling tangle of {ginger} and {springonion}, with a light {one soy} dressing.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "cream breadcrumb potato coconut-milk curry-powder caper miso-paste",
    "serves": 2,
    "minutes": 30,
    "handsOn": 15,
    "kit": [
      "steamer",
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "steamed"
        ]
      },
      {
        "part": "fish",
        "foods": "sea-bass sea-bream cod ~fish_white",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end",
          "chilled-set",
          "fried"
        ],
        "prep": "patted dry"
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
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 30,
        "need": true,
        "role": "base",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "half sliced, half cut into the finest matchsticks",
        "knife": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion ~spring_onion",
        "grams": 60,
        "need": true,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "2 cut into lengths, 2 finely shredded",
        "knife": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "whitepepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
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
        "once": true
      },
      {
        "part": "fat",
        "foods": "peanut-oil vegetable-oil ~oil ~oil_finish",
        "grams": 35,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      }
    ],
    "method": [
      "[Rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Bring 3 cm of water to a rolling boil in a steamer or a wide lidded pan with a rack.",
      "Lay the sliced {ginger} and the lengths of {springonion} on a heatproof plate and set the {fish} on top, skin side up. [Season with the {salt}.] [Sprinkle with the {wine}.]",
      "Steam over high heat for 6–8 minutes for fillets 2 cm thick (a whole 600 g {fish} takes 11–12), until opaque and a chopstick goes through the thickest part without resistance. Pour off the cloudy liquid and discard the cooked {ginger} and onion.",
      "Warm the {soy} with 2 tbsp water[ and the {sugar}] in a small pan and pour round the {fish}. Pile the raw {ginger} matchsticks and shredded {springonion} on top[ with the {coriander}]. [Dust with the {whitepepper}.]",
      "Heat the {fat} in the same pan until it shimmers and just begins to smoke, and pour it over the shreds so that they sizzle. Serve at once[ with the {rice}]."
    ],
    "note": "Pour off the steaming liquid before the {soy} goes on: it carries the fishiness.",
    "safety": "{fish} is done when opaque to the centre (63 °C)."
  },
  {
    "id": "dry-fried-green-beans",
    "title": "Dry-fried green beans",
    "summary": "Blistered, wrinkled {beans} tossed with toasted {chilli} and {soy}.",
    "kitchen": "Chinese",
    "course": "side",
    "contradicts": "tomato olive cream cheese coconut-milk curry-paste peanut-butter",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "beans",
        "foods": "green-bean ~green_bean",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "topped, washed, dried thoroughly and halved",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 42,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "mince",
        "foods": "pork-mince beef-mince mushroom ~mince ~mushroom",
        "grams": 80,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "loosened (mushrooms, if using instead, chopped as fine as mince)",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "dried-chilli chilli chilli-flake ~chilli ~spice_heat",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "snipped into short lengths, seeds shaken out",
        "once": true
      },
      {
        "part": "pepper",
        "foods": "sichuan-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "preserved",
        "foods": "pickled-vegetable caper",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "rinsed and finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 8,
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
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
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
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 12,
        "need": true,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat two thirds of the {fat} in a wok over medium-high heat. Add the {beans}, perfectly dry, and fry for 8–10 minutes, tossing now and then, until wrinkled, blistered brown in patches and tender right through. [Toss with the {salt}.] Lift out.",
      "Add the rest of the {fat}. [Fry the {mince}, breaking it up, for 3–4 minutes, until dry, brown and crisp.] Turn the heat to medium.",
      "Stir in the {chilli}[, {pepper}][, {preserved}][, {ginger}][ and {garlic}] and fry for 30–45 seconds, until fragrant but not burnt.",
      "Return the {beans} with the {soy}[, {wine}][ and {sugar}], turn the heat to high and toss for 1 minute, until the liquid has gone and everything clings. Serve hot."
    ]
  },
  {
    "id": "yu-xiang-aubergine",
    "title": "Yu xiang aubergine",
    "summary": "Silky fried {aubergine} in a glossy sauce that is hot, sweet, sour and salty at once.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "tofu mozzarella parmesan tahini miso-paste coconut-milk passata",
    "serves": 2,
    "minutes": 40,
    "handsOn": 30,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "aubergine",
        "foods": "aubergine ~aubergine",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "cut into batons 2 cm thick and 6 cm long",
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
        "part": "cornflour",
        "foods": "cornflour potato-starch",
        "grams": 16,
        "role": "binder",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 12,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "rice-vinegar",
        "grams": 20,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 16,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 15,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 56,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "mince",
        "foods": "pork-mince beef-mince ~mince",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "doubanjiang",
        "foods": "black-bean-sauce",
        "grams": 27,
        "need": true,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "prep": "chopped if coarse",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "base",
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
        "grams": 16,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 45,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Put the {aubergine} in a bowl of cold water for 1 minute, drain and pat dry. [Toss with the {salt}, leave for 10 minutes, then squeeze lightly and pat dry again.] [Dust with three quarters of the {cornflour}.]",
      "For the sauce, stir together the {soy}, the {vinegar}, the {sugar}[, the {wine}][, the rest of the {cornflour}] and {100 ml} water.",
      "Heat two thirds of the {fat} in a wok over medium-high heat. Fry the {aubergine} in two batches, about 5 minutes each, turning, until golden outside and collapsing within. Lift out.",
      "Add the rest of the {fat}. [Fry the {mince} over high heat, breaking it up, for 4 minutes, until brown and dry.] Turn the heat to medium, stir in the {doubanjiang}[, {ginger}][ and {garlic}] and fry for 1 minute, until the oil is red and smells rich.",
      "Stir the sauce again and pour it in. When it bubbles, return the {aubergine} and turn gently for 1–2 minutes, until glazed. [Fold in the {springonion}.] Serve[ with the {rice}]."
    ],
    "safety": "If you use mince, fry it until no pink is left (71 °C)."
  },
  {
    "id": "sweet-and-sour-pork",
    "title": "Sweet and sour pork",
    "summary": "Crisp nuggets of {pork} in a bright, glossy sweet-and-sour glaze.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "tortilla coconut-milk miso-paste cream apple-sauce gochujang barbecue-sauce",
    "serves": 2,
    "minutes": 45,
    "handsOn": 40,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "dressed"
        ]
      },
      {
        "part": "pork",
        "foods": "pork-shoulder pork-loin pork-tenderloin ~pork_quick",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "cut into 2.5 cm pieces",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 27,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 50,
        "role": "binder",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "beaten",
        "once": true
      },
      {
        "part": "cornflour",
        "foods": "cornflour potato-starch",
        "grams": 70,
        "need": true,
        "role": "binder",
        "does": [
          "dressed"
        ],
        "prep": "1 tsp kept back for the sauce"
      },
      {
        "part": "ketchup",
        "foods": "ketchup tomato-puree ~ketchup ~tomato_conc",
        "grams": 45,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "rice-vinegar white-wine-vinegar apple-cider-vinegar",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar brown-sugar honey ~sugar ~honey",
        "grams": 40,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 180,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 100,
        "role": "body",
        "does": [
          "fried",
          "boiled",
          "dressed"
        ],
        "prep": "cut into 2.5 cm squares",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper pineapple pineapple!tropical_tin ~pepper_sweet",
        "grams": 150,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "boiled",
          "dressed"
        ],
        "prep": "cut into 2.5 cm squares",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "base",
        "does": [
          "fried",
          "boiled",
          "dressed"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "pineapple",
        "foods": "pineapple pineapple!tropical_tin",
        "grams": 150,
        "role": "body",
        "does": [
          "dressed",
          "fried"
        ],
        "prep": "cut into bite-sized chunks, drained if tinned",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Mix the {pork} with 1 tbsp water[, the {salt}][, a third of the {soy}][, the {wine}][ and the {egg}]. Leave for 10 minutes, then toss with most of the {cornflour}, squeezing it on, until each piece wears a rough, dry coat.",
      "For the sauce, stir together the {vinegar}, the {sugar}[, the {ketchup}][, the rest of the {soy}], the last teaspoon of {cornflour} and 4 tbsp water.",
      "Heat the {fat} in a wok to {170 C}, when a drop of batter sizzles and browns in 40 seconds. Fry the {pork} in two batches for 4–5 minutes each, until pale gold and cooked through. Lift out, bring the oil to {190 C} and fry everything again for 1 minute, until deep gold and crisp. Drain on a rack.",
      "Pour off all but 1 tbsp of the oil. [Over high heat, stir-fry the {onion} for 1 minute.] [Add the {pepper} and toss for 1–2 minutes, until hot but still crisp.] [Stir in the {garlic} for 20 seconds.] Pour in the stirred sauce and boil for 1 minute, until it turns clear and syrupy.",
      "[Stir in the {pineapple} to warm.] Add the {pork}, toss quickly to coat and serve at once, while still crisp[, with the {rice}]."
    ],
    "note": "The second, hotter fry is what keeps the coat crisp under the sauce.",
    "safety": "The {pork} should reach 63 °C at its centre; never leave hot oil unattended."
  },
  {
    "id": "beef-and-broccoli",
    "title": "Beef and broccoli",
    "summary": "Seared slices of tender {beef} and bright green {broccoli} in a dark, glossy {soy}.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "cheese cream ~pasta ~pasta_hollow ~pasta_fresh gochujang coconut-milk pear potato",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "beef",
        "foods": "rump-steak flank-steak sirloin-steak steak ~red_quick",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "sliced 4 mm thick across the grain",
        "knife": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 27,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 22,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "soda",
        "foods": "bicarbonate-of-soda",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "cornflour",
        "foods": "cornflour potato-starch",
        "grams": 11,
        "role": "binder",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "oyster",
        "foods": "oyster-sauce hoisin-sauce",
        "grams": 36,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 100,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 42,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "broccoli",
        "foods": "broccoli tenderstem-broccoli",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "boiled",
          "steamed"
        ],
        "prep": "cut into small florets, the stalk peeled and sliced",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "steamed"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 10,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "[Rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Massage the {beef} with 1 tbsp water[, a third of the {wine}][, the {soda}][, half of the {cornflour}] and a third of the {soy}, and leave for 15 minutes.",
      "For the sauce, stir together [?stock=~stock_cube: {100 ml} water with the {stock} crumbled in|the {stock}|{100 ml} water][, the {oyster}][, the rest of the {wine}][, the {sugar}][, the rest of the {cornflour}] and the rest of the {soy}.",
      "Heat a third of the {fat} in a wok over high heat. Stir-fry the {broccoli} for 1 minute[ with the {salt}], add 4 tbsp water, cover and steam for 2 minutes, until bright and just tender. Tip out and wipe the wok dry.",
      "Heat the rest of the {fat} until smoking. Spread out the {beef} and leave for 1 minute to brown, then toss for 30–60 seconds, until barely pink. [Add the {ginger} and stir for 20 seconds.] [Add the {garlic} and stir for 20 seconds.]",
      "Stir the sauce and pour it in. Return the {broccoli} and toss for about 1 minute, until the sauce boils and turns glossy. [Drip over the {sesameoil}.] Serve at once[ with the {rice}]."
    ],
    "note": "Slice across the grain and brown in a single layer: a crowded wok boils the {beef} grey."
  },
  {
    "id": "chow-mein",
    "title": "Chow mein",
    "summary": "Toasty, springy {noodles} tossed over fierce heat in {soy}.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "miso-paste gochujang kimchi coconut-milk tamarind peanut-butter worcestershire-sauce",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "noodles",
        "foods": "egg-noodle noodle ~noodle",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "boiled"
        ],
        "prep": "(300 g if fresh)"
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 42,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "meat",
        "foods": "chicken-breast chicken-thigh pork-tenderloin prawn tofu ~poultry_breast ~poultry_dark ~pork_quick ~prawn ~tofu",
        "grams": 200,
        "role": "body",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "cut into thin strips (prawns left whole)",
        "knife": true,
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oyster",
        "foods": "oyster-sauce hoisin-sauce",
        "grams": 18,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "darksoy",
        "foods": "soy-sauce ~soy",
        "grams": 6,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 15,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "whitepepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 80,
        "role": "base",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot bell-pepper mangetout bean-sprout cabbage chinese-leaf pak-choi ~pepper_sweet ~cabbage ~leaf_cook",
        "grams": 80,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "cut into thin matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "cabbage",
        "foods": "cabbage chinese-leaf pak-choi mushroom ~cabbage ~leaf_cook ~mushroom",
        "grams": 150,
        "role": "body",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "finely shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "base",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "beansprouts",
        "foods": "bean-sprout",
        "grams": 150,
        "role": "body",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "rinsed and well drained",
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives leek ~spring_onion ~leek",
        "grams": 45,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "cut into 4 cm lengths",
        "knife": true,
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "Boil the {noodles} for a minute less than the packet says (fresh ones for 1 minute), drain, rinse cold and shake very dry. Toss with 1 tsp of the {fat}. Stir together 1 tbsp water[, the {oyster}][, the {darksoy}][, the {wine}][, the {sugar}][, the {whitepepper}] and the {soy}.",
      "[Heat a little of the {fat} in a wok over high heat and stir-fry the {meat} for 3–4 minutes, until browned and cooked through; splash with 1 tsp of the sauce and lift out.] Heat half of the {fat} in the wok until it shimmers. Spread in the {noodles} and leave for 2 minutes to crisp underneath, turn in clumps and fry for 1–2 minutes more. Lift out.",
      "Add the rest of the {fat}. [Stir-fry the {onion} for 1 minute.] [Add the {carrot} and toss for 1 minute.] [Add the {cabbage} and toss for 2 minutes, until it wilts but keeps its bite.] [Throw in the {beansprouts} and toss for 1 minute.] [Stir in the {garlic} for 20 seconds.]",
      "Return everything fried to the wok, pour the sauce round the edge and toss over high heat for 1–2 minutes, until each strand is stained and smells toasty. [Add the {springonion} and toss for 20 seconds.] [Drip over the {sesameoil}.] Serve at once."
    ],
    "note": "Dry {{noodles}} and a very hot wok: wet noodles stick and stew."
  },
  {
    "id": "dan-dan-noodles",
    "title": "Dan dan noodles",
    "summary": "Springy {noodles} over nutty sesame and chilli sauce, with crisp, savoury mince on top.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "coconut-milk curry-paste gochujang chickpea cucumber parmesan",
    "serves": 2,
    "minutes": 30,
    "handsOn": 30,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "pepper",
        "foods": "sichuan-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "boiled",
          "toasted",
          "whisked"
        ]
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 14,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mince",
        "foods": "pork-mince beef-mince ~mince",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "scattered-at-end"
        ]
      },
      {
        "part": "preserved",
        "foods": "pickled-vegetable caper",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled"
        ],
        "prep": "rinsed and finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 40,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "boiled",
          "whisked"
        ]
      },
      {
        "part": "darksoy",
        "foods": "soy-sauce ~soy",
        "grams": 6,
        "role": "sauce",
        "does": [
          "fried",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "tahini peanut-butter",
        "grams": 40,
        "need": true,
        "role": "sauce",
        "does": [
          "boiled",
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillioil",
        "foods": "chilli-oil ~oil_finish",
        "grams": 30,
        "need": true,
        "role": "sauce",
        "does": [
          "boiled",
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "rice-vinegar",
        "grams": 10,
        "role": "sauce",
        "does": [
          "boiled",
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "boiled",
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "base",
        "does": [
          "boiled",
          "whisked",
          "chilled-set"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "noodles",
        "foods": "noodle egg-noodle ~noodle",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "scattered-at-end"
        ],
        "prep": "(300 g if fresh)"
      },
      {
        "part": "greens",
        "foods": "pak-choi spinach chinese-leaf ~leaf_cook ~cabbage",
        "grams": 150,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "leaves separated",
        "once": true
      },
      {
        "part": "peanuts",
        "foods": "peanut cashew sesame-seed",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "dressed"
        ],
        "prep": "roughly crushed",
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "dressed"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Toast the {pepper} in a dry wok over medium heat for 1–2 minutes, until fragrant, and grind to a powder.] Bring a large pan of water to the boil.",
      "Get a wok hot over high heat[ with the {fat}] and fry the {mince}, breaking it up, for 5–6 minutes, until dry, brown and crisp in places. [Stir in the {preserved} and fry for 1 minute.] [Add the {wine} and let it boil off.] Season with a third of the {soy}[ and the {darksoy}] and fry until it is absorbed.",
      "Beat the {sesame} with 5 tbsp of the boiling water until smooth and creamy, then stir in the {chillioil}[, the {vinegar}][, the {sugar}][, the {garlic}][, half of the ground {pepper}] and the rest of the {soy}. Divide between two warm bowls.",
      "Boil the {noodles} as the packet says, until springy[, adding the {greens} for the last minute]. Drain, keeping a cup of the water.",
      "Loosen the sauce in each bowl with 2–3 tbsp of the {noodles} water, until it pours like cream. Add the {noodles} and top with the {mince}. [Scatter with the {peanuts}.] [Add the {springonion}.] [Dust with the last of the {pepper}.] Toss well at the table."
    ],
    "note": "Loosen the sauce more than looks right: hot {noodles} tighten it within a minute.",
    "safety": "Fry the mince until no pink is left (71 °C)."
  },
  {
    "id": "zha-jiang-mian",
    "title": "Zha jiang mian",
    "summary": "Chewy {noodles} under a dark, salty-sweet sauce of fried bean paste and {pork}.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "tahini peanut-butter chilli-oil coconut-milk passata parmesan wonton-wrapper",
    "serves": 2,
    "minutes": 35,
    "handsOn": 30,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish lard",
        "grams": 42,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "pork",
        "foods": "pork-mince pork-belly beef-mince ~mince",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "(pork belly cut into 5 mm dice)",
        "knife": true,
        "once": true
      },
      {
        "part": "staranise",
        "foods": "star-anise",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 10,
        "role": "base",
        "does": [
          "fried",
          "boiled",
          "toasted"
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
          "fried",
          "boiled",
          "toasted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "beanpaste",
        "foods": "miso-paste hoisin-sauce",
        "grams": 60,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "boiled",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "darksoy",
        "foods": "soy-sauce ~soy",
        "grams": 6,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 8,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "prep": "none if the paste is a sweet one",
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion leek ~spring_onion ~leek",
        "grams": 45,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "noodles",
        "foods": "noodle udon-noodle ~noodle",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ],
        "prep": "(350 g if fresh)",
        "once": true
      },
      {
        "part": "beansprouts",
        "foods": "bean-sprout edamame",
        "grams": 100,
        "role": "body",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "cucumber",
        "foods": "cucumber",
        "grams": 150,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "cut into fine matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "radish",
        "foods": "radish daikon carrot",
        "grams": 80,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "cut into fine matchsticks",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the {fat} in a wok over medium-high heat. Fry the {pork}[ with the {staranise}] for 6–7 minutes, breaking it up, until the fat runs clear and the edges brown.",
      "[Add the {ginger} and stir for 30 seconds.] [Add the {garlic} and stir for 30 seconds.] [Pour in the {wine} and let it boil off.] Turn the heat to low, stir in the {beanpaste} and fry gently for 3–4 minutes, stirring all the time, until it darkens and smells toasted.",
      "Stir in {150 ml} hot water[, {darksoy}][ and {sugar}] and simmer for 8–10 minutes, stirring now and then, until thick and dark with a ring of oil at the edge. [Stir in two thirds of the {springonion}.]",
      "Meanwhile boil the {noodles} as the packet says, until just tender[, adding the {beansprouts} for the last 30 seconds]. Drain and rinse briefly in warm water so that the strands stay apart.",
      "Divide between bowls and spoon over the sauce. [Pile on the {cucumber}.] [Add the {radish}.] [Scatter with the rest of the {springonion}.] Mix thoroughly before eating."
    ],
    "safety": "Mince must be cooked until no pink is left (71 °C)."
  },
  {
    "id": "wonton-soup",
    "title": "Wonton soup",
    "summary": "Slippery, savoury little dumplings in clear, hot broth.",
    "kitchen": "Chinese",
    "course": "soup",
    "contradicts": "cheese passata cream potato ~pasta ~pasta_hollow ~pasta_fresh coconut-milk",
    "serves": 2,
    "minutes": 45,
    "handsOn": 40,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "mince",
        "foods": "pork-mince chicken-mince prawn ~mince ~prawn",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "(prawns chopped to a coarse paste)",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "whitepepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ]
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "a third finely grated, the rest sliced",
        "knife": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "finely sliced",
        "knife": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 8,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ]
      },
      {
        "part": "wrappers",
        "foods": "wonton-wrapper",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 800,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 16
        }
      },
      {
        "part": "greens",
        "foods": "pak-choi spinach chinese-leaf ~leaf_cook ~cabbage",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "leaves separated",
        "once": true
      },
      {
        "part": "chillioil",
        "foods": "chilli-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      }
    ],
    "method": [
      "Put the {mince} in a bowl with 2 tbsp water[, half of the {salt}][, half of the {soy}][, the {wine}][, half of the {whitepepper}][, the grated {ginger}][, half of the {springonion}][ and half of the {sesameoil}]. Stir hard in one direction for 2 minutes, until sticky and springy.",
      "Lay a teaspoonful in the middle of each of the {wrappers}. Wet the edges, fold over, press out the air and seal, then bring the two corners together and pinch. Keep under a damp cloth.",
      "Bring [?stock=~stock_cube: {800 ml} water with the {stock} crumbled in|the {stock}|{800 ml} water] to a gentle simmer[ with the sliced {ginger}] and cook for 10 minutes. [Season with the rest of the {soy}.] [Taste, and add the rest of the {salt} if it needs it.]",
      "Bring a second pan of water to the boil. Cook the wontons in two batches for 4–5 minutes each, stirring once, until they have floated for a full minute and the filling is firm and hot through. [Wilt the {greens} in the same water for 1 minute.]",
      "Lift into warm bowls and ladle over the stock. [Scatter with the rest of the {springonion}.] [Dust with the rest of the {whitepepper}.] [Drip over the rest of the {sesameoil}.] [Add the {chillioil}.] Serve at once."
    ]
  },
  {
    "id": "congee-with-toppings",
    "title": "Congee with toppings",
    "summary": "A gentle, creamy {one rice} porridge to season and top as you please.",
    "kitchen": "Chinese",
    "course": "breakfast",
    "contradicts": "cream cheese tortilla curry-paste coconut-milk kidney-bean gochujang",
    "serves": 2,
    "minutes": 65,
    "handsOn": 15,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice sushi-rice rice ~rice_white",
        "grams": 120,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "rinsed",
        "once": true
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
        "part": "ginger",
        "foods": "ginger spring-onion ~ginger ~spring_onion",
        "grams": 20,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "half sliced, half cut into fine matchsticks",
        "knife": true
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast ~poultry_dark ~poultry_breast",
        "grams": 220,
        "role": "body",
        "does": [
          "simmered",
          "poached",
          "whisked"
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
        "prep": "less if the stock is salted",
        "once": true
      },
      {
        "part": "whitepepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg century-egg boiled-egg ~egg",
        "grams": 100,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "boiled for 8 minutes, peeled and halved (century eggs just peeled)",
        "knife": true,
        "once": true
      },
      {
        "part": "peanuts",
        "foods": "peanut cashew",
        "grams": 30,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "friedonion",
        "foods": "crispy-onion",
        "grams": 15,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 12,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillioil",
        "foods": "chilli-oil ~oil_finish",
        "grams": 10,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      }
    ],
    "method": [
      "Put the {rice} in a large heavy pan with [?stock=~stock_cube: {1400 ml} water with the {stock} crumbled in|the {stock}|{1400 ml} water][ and the sliced {ginger}]. Bring to the boil, stirring so that nothing sticks, then set the lid ajar and simmer on a low heat for 50 minutes, stirring every 10.",
      "[After 10 minutes, slip in the {chicken} whole and poach for 20 minutes, until cooked through, then lift out and tear into shreds.] For the last 10 minutes stir more often and beat lightly with the spoon, until the grains burst and the porridge is creamy and pourable. Let it down with hot water if it gets stiff.",
      "[Season with the {salt}.] [Add the {whitepepper}.] [Stir the shredded {chicken} back in to heat through.] Ladle into warm bowls.",
      "Finish each bowl to taste. [Lay on the {egg}.] [Scatter with the {peanuts}.] [Add the {ginger} matchsticks.] [Top with the {springonion}.] [Sprinkle on the {friedonion}.] [Season with the {soy}.] [Drip over the {sesameoil}.] [Spoon on the {chillioil}.] Eat hot."
    ],
    "note": "Stir well at the start and at the end: the first stops it sticking, the last makes it creamy."
  },
  {
    "id": "hot-and-sour-soup",
    "title": "Hot and sour soup",
    "summary": "A silky, tangy soup of {tofu} and {egg} ribbons with a slow peppery heat.",
    "kitchen": "Chinese",
    "course": "soup",
    "contradicts": "miso-paste kimchi coconut-milk lemongrass tamarind cream gochujang",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "pork",
        "foods": "pork-tenderloin pork-loin chicken-breast ~pork_quick ~poultry_breast",
        "grams": 100,
        "role": "body",
        "does": [
          "simmered",
          "dressed"
        ],
        "prep": "cut into fine strips",
        "knife": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 36,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ]
      },
      {
        "part": "cornflour",
        "foods": "cornflour potato-starch",
        "grams": 24,
        "role": "binder",
        "does": [
          "simmered",
          "dressed"
        ]
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 900,
        "role": "liquid",
        "does": [
          "simmered",
          "dressed"
        ],
        "perFood": {
          "~stock_cube": 18
        }
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 10,
        "role": "base",
        "does": [
          "simmered",
          "dressed"
        ],
        "prep": "cut into fine matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "mushroom",
        "foods": "shiitake-mushroom dried-mushroom ~mushroom ~mushroom_large",
        "grams": 120,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "bamboo",
        "foods": "bamboo-shoot carrot",
        "grams": 100,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "drained and cut into matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "darksoy",
        "foods": "soy-sauce ~soy",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 3,
        "role": "sweetener",
        "does": [
          "fried"
        ],
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
        "prep": "less if the stock is salted",
        "once": true
      },
      {
        "part": "tofu",
        "foods": "tofu silken-tofu ~tofu",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into thin strips",
        "knife": true,
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 100,
        "need": true,
        "role": "body",
        "does": [
          "chilled-set",
          "fried"
        ],
        "prep": "beaten",
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "rice-vinegar",
        "grams": 45,
        "need": true,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "white-pepper black-pepper chilli-oil ~pepper_black ~oil_finish",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion coriander chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Toss the {pork} with 1 tsp of the {soy} and a pinch of the {cornflour}, and leave while you chop the rest.] Bring [?stock=~stock_cube: {900 ml} water with the {stock} crumbled in|the {stock}|{900 ml} water] to a simmer in a large pan[ with the {ginger}]. [Add the {mushroom} and simmer for 5 minutes.] [Add the {bamboo}.] [Drop in the {pork}, separating the strips, and simmer for 2 minutes, until cooked through.]",
      "Slide in the {tofu} and heat gently for 2 minutes. [Season with the {soy}.] [Add the {darksoy} for colour.] [Stir in the {sugar}.] [Add the {salt}.]",
      "[Mix the {cornflour} with 5 tbsp cold water and pour in slowly, stirring, then simmer for 1 minute, until the soup is silky and coats the spoon.] Turn the heat as low as it goes. Stir the soup in one slow circle and trail in the {egg} in a thin thread; count to ten before stirring, so that soft ribbons set.",
      "Off the heat, stir in the {vinegar} and the {pepper}. Taste: it should be sharp first and hot after, so add more of either until it is. [Drip over the {sesameoil}.] [Scatter with the {springonion}.] Serve straight away."
    ],
    "note": "{vinegar} and {pepper} go in off the heat, at the end: boiling kills both."
  },
  {
    "id": "egg-drop-soup",
    "title": "Egg drop soup",
    "summary": "Hot, clear savoury broth full of soft golden ribbons of {egg}.",
    "kitchen": "Chinese",
    "course": "soup",
    "contradicts": "parmesan ~pasta ~pasta_hollow ~pasta_fresh cream lemon miso-paste bread potato gochujang",
    "serves": 2,
    "minutes": 15,
    "handsOn": 10,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 750,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 15
        }
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 8,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "sliced",
        "knife": true
      },
      {
        "part": "sweetcorn",
        "foods": "sweetcorn tomato pea ~tomato",
        "grams": 120,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "(tomatoes diced)",
        "knife": true,
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
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
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "less if the stock is salted",
        "once": true
      },
      {
        "part": "whitepepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cornflour",
        "foods": "cornflour potato-starch",
        "grams": 12,
        "role": "binder",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 100,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "whisked"
        ]
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 3,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives coriander ~spring_onion",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Bring [?stock=~stock_cube: {750 ml} water with the {stock} crumbled in|the {stock}|{750 ml} water] to a simmer[ with the {ginger}] and simmer for 5 minutes. [Lift out the {ginger}.] [Add the {sweetcorn} and simmer for 2 minutes.] [Season with the {soy}.] [Add the {salt}.] [Add the {whitepepper}.]",
      "[Mix the {cornflour} with 3 tbsp cold water, stir in and simmer for 1 minute, until lightly thickened.] Beat the {egg} with 1 tsp water until no streaks of white show.",
      "Turn the heat right down. Stir the soup in one slow circle and trail in the {egg} from a height, through the tines of a fork. Count to ten, then stir once to part the ribbons.",
      "Take off the heat. [Drip over the {sesameoil}.] [Scatter with the {springonion}.] Serve at once."
    ],
    "note": "The soup should barely tremble when the {egg} goes in: a boil turns ribbons to crumbs."
  },
  {
    "id": "lu-rou-fan",
    "title": "Lu rou fan",
    "summary": "{rice} under soft, sticky {pork} simmered with {soy} and warm spice until it melts.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "gochujang hoisin-sauce black-bean-sauce coconut-milk tortilla passata miso-paste",
    "serves": 4,
    "minutes": 105,
    "handsOn": 35,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "pork",
        "foods": "pork-belly pork-shoulder pork-mince ~mince",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "cut into strips 1 cm thick (mince left as it is)",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish lard",
        "grams": 28,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "shallot",
        "foods": "shallot red-onion onion ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "fried",
          "melted"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "melted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "sugar",
        "foods": "rock-sugar brown-sugar sugar ~sugar",
        "grams": 25,
        "role": "sweetener",
        "does": [
          "fried",
          "melted"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 60,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 54,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "darksoy",
        "foods": "soy-sauce ~soy",
        "grams": 18,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "five-spice star-anise",
        "grams": 2,
        "need": true,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "(or 2 whole star anise)",
        "once": true
      },
      {
        "part": "whitepepper",
        "foods": "white-pepper black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "mushroom",
        "foods": "dried-mushroom shiitake-mushroom mushroom ~mushroom",
        "grams": 15,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "(or 100 g fresh mushrooms)"
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 200,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "rice",
        "foods": "jasmine-rice sushi-rice rice ~rice_white",
        "grams": 300,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "pickle",
        "foods": "pickled-vegetable gherkin",
        "grams": 80,
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
      "[Boil the {egg} for 8 minutes, cool under the tap and peel.] [Soften the {mushroom} in hot water for 20 minutes (fresh ones need none) and chop small.] Put the {pork} in a heavy lidded pan with half of the {fat} over medium-high heat and fry for 8–10 minutes, until the fat runs and the edges are golden. Lift out, leaving the fat.",
      "Add the rest of the {fat} and turn the heat to medium. [Fry the {shallot} for 8–10 minutes, stirring often, until deep golden and crisp at the edges.] [Stir in the {garlic} for 30 seconds.] [Melt in the {sugar} for 1 minute, until it foams.]",
      "Return the {pork} with the {soy}[, the {darksoy}][, the {wine}][, the {whitepepper}][, the {mushroom}] and the {spice}, and bubble for 2 minutes, until every piece is stained dark.",
      "Add hot water to come 2 cm over the meat, bring to a simmer, cover and cook very gently for 45 minutes. [Tuck in the peeled {egg} whole.] Cook with the lid off for 20–25 minutes more, until the {pork} is meltingly soft and the liquid is dark, glossy and sticky on the lips.",
      "About 30 minutes before the {pork} is done, rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.",
      "Fill bowls with the {rice} and ladle over the {pork} and plenty of its sauce. [Add the {egg}, halved.] [Serve with the {pickle}.]"
    ],
    "note": "Cut it by hand: strips of belly with skin give the sauce its stickiness, which mince cannot."
  },
  {
    "id": "three-cup-chicken",
    "title": "Three-cup chicken",
    "summary": "Sticky, dark {chicken} glazed in {oil} and {soy}, with a heap of fragrant {basil}.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "coconut-milk fish-sauce tomato cheese ~pasta ~pasta_hollow ~pasta_fresh curry-paste cream gochujang",
    "serves": 2,
    "minutes": 40,
    "handsOn": 30,
    "kit": [
      "wok",
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "oil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 28,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 40,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "sliced 3 mm thick",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 40,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "peeled and left whole",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "dried-chilli chilli ~chilli",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-drumstick chicken-wing ~poultry_dark ~poultry_bone",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "cut into 4 cm pieces (drumsticks and wings jointed or left whole)",
        "knife": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 75,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "darksoy",
        "foods": "soy-sauce ~soy",
        "grams": 6,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar rock-sugar brown-sugar ~sugar",
        "grams": 12,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "basil",
        "foods": "thai-basil basil",
        "grams": 30,
        "need": true,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "[Rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Pat the {chicken} dry.",
      "Warm the {oil} in a wok over medium-low heat. [Fry the {ginger} for 4 minutes, until the edges curl.] [Add the {garlic} and fry for 3 minutes, until golden.] [Stir in the {chilli} for 20 seconds.]",
      "Turn the heat to medium-high, add the {chicken}, any skin facing down, and leave for 3 minutes to brown, then turn and fry for 3 minutes more.",
      "Pour in 4 tbsp water[, the {darksoy}][, the {sugar}][, the {wine}] and the {soy}. Cover and simmer for 8–10 minutes (25 for pieces on the bone, with another {100 ml} water), until cooked through.",
      "Uncover, raise the heat and boil for 3–5 minutes, turning, until the sauce is a sticky glaze and the oil sizzles clear of it. Off the heat, stir in the {basil} until just wilted. Serve at once[ with the {rice}]."
    ],
    "note": "Keep the heat gentle while the {oil} is bare: it turns bitter if it smokes.",
    "safety": "Cook the {chicken} to 74 °C in the thickest part."
  },
  {
    "id": "smashed-cucumber",
    "title": "Smashed cucumber",
    "summary": "Cold, craggy {cucumber} in a sharp, garlicky dressing.",
    "kitchen": "Chinese",
    "course": "salad",
    "contradicts": "yogurt feta dill mint olive fish-sauce cream chilli-flake",
    "serves": 2,
    "minutes": 20,
    "handsOn": 8,
    "kit": [],
    "parts": [
      {
        "part": "cucumber",
        "foods": "cucumber",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "rice-vinegar",
        "grams": 15,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce sesame-oil ~soy ~oil_finish",
        "grams": 9,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 5,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "crushed to a paste",
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "chillioil",
        "foods": "chilli-oil chilli-flake ~oil_finish ~spice_heat",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "(or ½ tsp flakes)",
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed peanut",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "toasted (peanuts crushed)",
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Lay the {cucumber} on a board and whack along its length with a rolling pin or the flat of a heavy knife until split and cracked. Tear or cut into bite-sized chunks, leaving the loose seeds behind.",
      "Put into a colander[, toss with the {salt}] and leave to drain for 10 minutes, then shake off the liquid and pat dry.",
      "Stir together the {vinegar}[, the {soy}][, the {sugar}][, the {sesameoil}] and the {garlic}.",
      "Toss the {cucumber} with the dressing. [Spoon over the {chillioil}.] [Scatter with the {sesame}.] [Add the {coriander}.] Eat within 10 minutes, cold and crisp."
    ],
    "note": "Smashing, not slicing: the torn edges hold the dressing."
  },
  {
    "id": "mapo-style-aubergine",
    "title": "Mapo-style aubergine",
    "summary": "Custardy chunks of browned {aubergine} in a hot, fermented chilli bean sauce.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "tofu rice-vinegar miso-paste tahini passata coconut-milk mozzarella",
    "serves": 2,
    "minutes": 40,
    "handsOn": 30,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "aubergine",
        "foods": "aubergine ~aubergine",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "cut into 3 cm chunks",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "toasted",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "sichuan-pepper ~pepper_black",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "toasted",
          "scattered-at-end",
          "dressed"
        ]
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 56,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "mince",
        "foods": "pork-mince beef-mince mushroom ~mince ~mushroom",
        "grams": 150,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "loosened (mushrooms, if using instead, chopped as fine as mince)",
        "knife": true,
        "once": true
      },
      {
        "part": "doubanjiang",
        "foods": "black-bean-sauce",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "prep": "chopped if coarse",
        "knife": true,
        "once": true
      },
      {
        "part": "blackbeans",
        "foods": "black-bean-sauce",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "rinsed and roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "base",
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
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 250,
        "role": "liquid",
        "does": [
          "simmered",
          "soaked"
        ],
        "perFood": {
          "~stock_cube": 5
        }
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "simmered",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "simmered",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "cornflour",
        "foods": "cornflour potato-starch",
        "grams": 5,
        "role": "binder",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
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
      "[Rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Put the {aubergine} in a bowl of cold water for 1 minute, drain and pat dry. [Toss with the {salt}, leave for 10 minutes and pat dry again.] [Toast the {pepper} in a dry wok for 1–2 minutes, until fragrant, and grind to a powder.]",
      "Heat two thirds of the {fat} in a wok over medium-high heat and fry the {aubergine} for 8–10 minutes, turning now and then, until browned on most sides and soft to the centre. Lift out.",
      "Add the rest of the {fat}. [Fry the {mince} over high heat, breaking it up, for 4–5 minutes, until brown and dry.] Turn the heat to medium, stir in the {doubanjiang}[, {blackbeans}][, {ginger}][ and {garlic}] and fry for 1–2 minutes, until the oil runs deep red.",
      "Pour in [?stock=~stock_cube: {250 ml} water with the {stock} crumbled in|the {stock}|{250 ml} water][, {soy}][ and {sugar}], return the {aubergine} and simmer for 4–5 minutes, until some of the sauce has soaked in.",
      "[Mix the {cornflour} with 2 tbsp cold water and stir in gently until the sauce clings.] [Dust with the ground {pepper}.] [Scatter with the {springonion}.] Serve hot, {fat} and all[, with the {rice}]."
    ],
    "note": "Brown the {aubergine} until it collapses before it meets the sauce; half-cooked, it stays spongy.",
    "safety": "If you use mince, fry it until no pink is left (71 °C)."
  },
  {
    "id": "beef-braised-with-tomatoes-and-potatoes",
    "title": "Beef braised with tomatoes and potatoes",
    "summary": "Tender {beef} and soft {potato} in a bright, savoury {tomato} and {one soy} broth.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "red-wine paprika thyme gochujang coconut-milk curry-powder worcestershire-sauce ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 4,
    "minutes": 165,
    "handsOn": 35,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "beef",
        "foods": "stewing-beef beef-brisket ~red_stew",
        "grams": 700,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "cut into 4 cm chunks",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 28,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek ~onion ~leek",
        "grams": 150,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 25,
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
        "grams": 12,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "blended"
        ],
        "prep": "cut into wedges",
        "knife": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ketchup ~tomato_conc ~ketchup",
        "grams": 30,
        "role": "sauce",
        "does": [
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 45,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "darksoy",
        "foods": "soy-sauce ~soy",
        "grams": 9,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar rock-sugar ~sugar",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "staranise",
        "foods": "star-anise five-spice",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
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
        "part": "carrot",
        "foods": "carrot",
        "grams": 200,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into rolling chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "potato",
        "foods": "potato ~potato",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "peeled and cut into 3 cm chunks",
        "knife": true
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
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 300,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "springonion",
        "foods": "spring-onion coriander chives ~spring_onion",
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
      "Put the {beef} in a pan of cold water, bring to the boil and simmer for 3 minutes, skimming. Drain, rinse and pat thoroughly dry.",
      "Heat the {fat} in a large heavy pan over medium-high heat and brown the {beef} on all sides, about 8 minutes. [Add the {onion} and fry for 4 minutes.] [Stir in the {ginger} and fry for 1 minute.] [Add the {garlic} and fry for 30 seconds.]",
      "Add two thirds of the {tomato}[ and the {puree}] and cook for 5–6 minutes, stirring, until broken down to a jammy pulp that starts to catch. [Pour in the {wine} and scrape up the bottom.] Stir in the {soy}[, the {darksoy}][, the {sugar}][, the {bay}][ and the {staranise}].",
      "Add hot water to cover by 2 cm, bring to a simmer, cover and cook very gently for 1½ hours, until the {beef} is almost tender.",
      "Add the {potato}[ and the {carrot}] and the rest of the {tomato}. [Season with the {salt}.] Simmer with the lid ajar for 25–30 minutes, until a knife slips through {potato} and {beef} and the broth is red and lightly thickened. [Meanwhile rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.]",
      "Lift out any whole spices. Rest for 5 minutes. [Scatter with the {springonion}.] Serve in deep bowls[ with the {rice}]."
    ],
    "note": "Keep a third of the {tomato} for the end: the first lot gives depth, the last gives freshness."
  },
  {
    "id": "char-siu-style-roast-pork",
    "title": "Char siu-style roast pork",
    "summary": "Sticky, mahogany-glazed {pork} with sweet charred edges.",
    "kitchen": "Chinese",
    "course": "main",
    "contradicts": "barbecue-sauce apple-sauce mustard gochujang smoked-paprika mirin coconut-milk",
    "serves": 4,
    "minutes": 195,
    "handsOn": 30,
    "kit": [
      "roasting tin",
      "saucepan"
    ],
    "parts": [
      {
        "part": "pork",
        "foods": "pork-shoulder pork-tenderloin pork-belly ~pork_quick",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "roasted",
          "baked",
          "grilled"
        ],
        "prep": "cut into long strips 5 cm thick (a fillet left whole)",
        "knife": true
      },
      {
        "part": "hoisin",
        "foods": "hoisin-sauce oyster-sauce",
        "grams": 55,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "darksoy",
        "foods": "soy-sauce ~soy",
        "grams": 9,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "shaoxing-wine sherry sake ~rice_wine ~wine",
        "grams": 30,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "redtofu",
        "foods": "black-bean-sauce miso-paste",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "mashed",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar sugar ~sugar",
        "grams": 30,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "fivespice",
        "foods": "five-spice star-anise mixed-spice",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic garlic-powder ~garlic",
        "grams": 8,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated",
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
        "part": "honey",
        "foods": "honey corn-syrup golden-syrup ~honey ~syrup",
        "grams": 60,
        "need": true,
        "role": "sweetener",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "jasmine-rice rice ~rice_white",
        "grams": 300,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      }
    ],
    "method": [
      "Stir together the {hoisin}[, the {darksoy}][, the {wine}][, the {redtofu}][, the {sugar}][, the {fivespice}][, the {garlic}][, the {salt}] and the {soy}. Rub all over the {pork}, cover and chill for at least 2 hours; overnight is better.",
      "Heat the oven to {200 C} (fan {180 C}). Line a roasting tin with foil, pour in 1 cm of water and set a rack over it. Lay the {pork} on the rack, keeping the marinade, and roast for 25 minutes (15 for fillet), turning once.",
      "Scrape the marinade into a small pan with the {honey} and 3 tbsp water and boil for 3 minutes, until it is a thick glaze.",
      "Brush the {pork} generously, turn the oven up to {220 C} (fan {200 C}) and roast for 15–20 minutes more, turning and brushing twice, until lacquered and charred at the tips: {70 c} in the middle for shoulder, neck or belly, {63 c} for fillet.",
      "[While the meat finishes, rinse the {rice} until the water runs clear, put it in a lidded saucepan with one and a quarter times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Rest the {pork} for 10 minutes, brush with the last of the glaze and slice across the grain. Serve[ over the {rice}]."
    ],
    "safety": "Boil the used marinade for a full 3 minutes before brushing it on, and rest the {pork} once it has reached temperature."
  },
  {
    "id": "oyakodon",
    "title": "Oyakodon",
    "summary": "Tender {chicken} and softly set {egg} in a sweet-savoury broth over hot {rice}.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "gochujang curry-powder cheese oyster-sauce coconut-milk breadcrumb tortilla cream",
    "serves": 2,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "sushi-rice rice ~rice_white",
        "grams": 180,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "dashi",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 150,
        "role": "liquid",
        "does": [
          "fried",
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "mirin",
        "foods": "mirin sherry ~mirin ~wine",
        "grams": 36,
        "role": "sweetener",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sake",
        "foods": "sake shaoxing-wine sherry ~rice_wine ~wine",
        "grams": 15,
        "role": "sauce",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek spring-onion ~onion ~leek ~spring_onion",
        "grams": 120,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast ~poultry_dark ~poultry_breast",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "cut into thin bite-sized slices",
        "knife": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ]
      },
      {
        "part": "herb",
        "foods": "spring-onion shiso chives ~spring_onion",
        "grams": 15,
        "role": "finish",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "shichimi",
        "foods": "shichimi-togarashi chilli-flake ~spice_heat",
        "grams": 0.5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.",
      "Put [?dashi=~stock_cube: {150 ml} water with the {dashi} crumbled in|the {dashi}|{150 ml} water][, {mirin}][, {sake}][, {sugar}] and {soy} in a wide lidded frying pan and bring to a simmer. [Add the {onion} and simmer for 4 minutes, until soft.]",
      "Spread in the {chicken} and simmer for 5–6 minutes, turning once, until cooked through.",
      "Beat the {egg} with a fork just five or six strokes, so that streaks of white remain. Pour two thirds over the bubbling pan in a circle, cover and cook for 1 minute. Pour on the rest[ with the {herb}], cover and cook for 45–60 seconds more, until softly set.",
      "Fill two deep bowls with the {rice} and slide the {chicken}, {egg} and juices on top. [Dust with the {shichimi}.] Eat at once."
    ],
    "note": "Two pours of {egg} give one layer set and one layer silky.",
    "safety": "Cook the {chicken} to 74 °C; for anyone who should avoid soft {egg}, keep the lid on for a minute longer."
  },
  {
    "id": "gyudon",
    "title": "Gyudon",
    "summary": "Thin slices of {beef} and soft {onion} simmered in a sweet {one soy} broth, over hot {rice}.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "gochujang oyster-sauce broccoli kimchi sesame-oil coconut-milk tortilla potato",
    "serves": 2,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "sushi-rice rice ~rice_white",
        "grams": 180,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "dashi",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 160,
        "role": "liquid",
        "does": [
          "fried",
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 40,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "mirin",
        "foods": "mirin sherry ~mirin ~wine",
        "grams": 36,
        "role": "sweetener",
        "does": [
          "fried",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "sake",
        "foods": "sake white-wine sherry ~rice_wine ~wine",
        "grams": 30,
        "role": "sauce",
        "does": [
          "fried",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 8,
        "role": "sweetener",
        "does": [
          "fried",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 5,
        "role": "base",
        "does": [
          "fried",
          "boiled"
        ],
        "prep": "cut into fine matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 160,
        "need": true,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "cut into 1 cm slices",
        "knife": true
      },
      {
        "part": "beef",
        "foods": "beef ribeye-steak sirloin-steak rump-steak ~red_quick",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "(a steak sliced 2 mm thick across the grain)",
        "knife": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 100,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "poached for 3 minutes",
        "once": true
      },
      {
        "part": "pickle",
        "foods": "pickled-ginger",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.",
      "Put [?dashi=~stock_cube: {160 ml} water with the {dashi} crumbled in|the {dashi}|{160 ml} water][, {mirin}][, {sake}][, {sugar}][, {ginger}] and {soy} in a wide frying pan and bring to the boil. Add the {onion} and simmer for 6–7 minutes, until soft and translucent.",
      "Lay in the {beef}, teasing the slices apart, and simmer for 4–5 minutes, skimming once, until tender and the liquid is reduced by about half.",
      "Fill two deep bowls with the {rice} and spoon over the {beef}, {onion} and plenty of juice. [Set the {egg} on top.] [Add the {pickle}.] [Scatter with the {springonion}.] Eat at once."
    ],
    "note": "Slice against the grain and as thin as you can: thickness is all that makes gyudon tough."
  },
  {
    "id": "katsudon",
    "title": "Katsudon",
    "summary": "Crisp breaded cutlet under softly set {egg} and sweet {one soy} broth, on a bowl of {rice}.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "curry-powder curry-roux caper cheese ~pasta ~pasta_hollow ~pasta_fresh passata tortilla",
    "serves": 2,
    "minutes": 45,
    "handsOn": 35,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "sushi-rice rice ~rice_white",
        "grams": 180,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "pork",
        "foods": "pork-loin pork-chop chicken-breast ~pork_quick ~pork_chop ~poultry_breast",
        "grams": 260,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "deep-fried"
        ],
        "prep": "1.5 cm thick, the fat snipped"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour cornflour self-raising-flour ~flour",
        "grams": 30,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "deep-fried"
        ],
        "prep": "1 for the coating, 4 for the top"
      },
      {
        "part": "panko",
        "foods": "panko breadcrumb ~crumbs",
        "grams": 60,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "deep-fried"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 180,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "dashi",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 150,
        "role": "liquid",
        "does": [
          "fried",
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "mirin",
        "foods": "mirin sherry ~mirin ~wine",
        "grams": 36,
        "role": "sweetener",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek ~onion ~leek",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion shiso chives ~spring_onion",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.",
      "Beat the {pork} lightly to an even 1.5 cm. [Season with the {salt}.] [Add the {pepper}.] [Dust with the {flour}.] Dip in one of the {egg}, beaten, then press firmly into the {panko}.",
      "Heat the {fat} in a deep frying pan to {170 C}, when a crumb sizzles at once. Fry for 3 minutes on each side, until deep gold and {63 c} in the middle ({pork} {74 c}). Drain upright for 3 minutes, then slice into 2 cm strips.",
      "Put [?dashi=~stock_cube: {150 ml} water with the {dashi} crumbled in|the {dashi}|{150 ml} water][, {mirin}][, {sugar}] and {soy} in a wide lidded frying pan and bring to a simmer. [Add the {onion} and simmer for 4–5 minutes, until soft.] Set the sliced cutlets in the pan, crust up.",
      "Beat the rest of the {egg} with a few strokes and pour round and over the meat. Cover and cook for 1½–2 minutes, until softly set. Slide onto bowls of the hot {rice}. [Scatter with the {springonion}.]"
    ],
    "note": "Only the underside should soak: give it two minutes in the broth, no more.",
    "safety": "{pork} is done at 63 °C with a 3-minute rest, {pork} at 74 °C; cook the {egg} firmer for anyone who should avoid it soft."
  },
  {
    "id": "teriyaki-salmon",
    "title": "Teriyaki salmon",
    "summary": "Crisp-skinned {salmon} in a dark, shining {soy} glaze.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "cream dill pesto caper coconut-milk miso-paste gochujang ~pasta ~pasta_hollow ~pasta_fresh cream-cheese",
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
        "foods": "sushi-rice rice ~rice_white",
        "grams": 160,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "salmon",
        "foods": "salmon trout ~fish_oily",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour cornflour potato-starch ~flour",
        "grams": 8,
        "role": "binder",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "mirin",
        "foods": "mirin sherry ~mirin ~wine",
        "grams": 36,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sake",
        "foods": "sake white-wine sherry ~rice_wine ~wine",
        "grams": 30,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar brown-sugar honey mirin ~sugar ~honey ~mirin",
        "grams": 8,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 5,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 10,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] [Sprinkle the {salmon} with the {salt} and leave for 5 minutes.] Pat the {salmon} dry. [Dust all over with the {flour}.]",
      "Stir together 1 tbsp water[, the {mirin}][, the {sake}][, the {sugar}][, the {ginger}] and the {soy}.",
      "Set a non-stick frying pan over medium-high heat[ with the {fat}]. Fry the {salmon}, skin side down, for 4 minutes, until the skin is crisp and the flesh is opaque two thirds of the way up. Turn and cook for 1 minute.",
      "Mop the fat from the pan with kitchen paper, pour in the sauce and let it bubble for 1–2 minutes, spooning it over, until syrupy and the fish is just opaque to the centre.",
      "Lift out, skin down, and spoon over the glaze. [Scatter with the {sesame}.] [Add the {springonion}.] Serve[ with the {rice}]."
    ],
    "note": "Mop out the fat before the sauce goes in, or the glaze slides off."
  },
  {
    "id": "chicken-katsu-curry",
    "title": "Chicken katsu curry",
    "summary": "Crisp crumbed {chicken} and hot {rice} with a smooth, gently spiced curry sauce.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "coconut-milk yogurt tortilla passata cheese naan lemongrass",
    "serves": 2,
    "minutes": 55,
    "handsOn": 45,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 195,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 150,
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
        "part": "carrot",
        "foods": "carrot",
        "grams": 100,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "coarsely grated",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 8,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
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
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 46,
        "need": true,
        "role": "binder",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ]
      },
      {
        "part": "curry",
        "foods": "curry-powder",
        "grams": 8,
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
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 450,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 9
        }
      },
      {
        "part": "soy",
        "foods": "soy-sauce worcestershire-sauce ~soy",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "honey",
        "foods": "honey sugar chutney ~honey ~sugar",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "sushi-rice rice ~rice_white",
        "grams": 180,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "chicken",
        "foods": "chicken-breast chicken-thigh ~poultry_breast ~poultry_dark",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "deep-fried"
        ]
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
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 50,
        "role": "binder",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "beaten",
        "once": true
      },
      {
        "part": "panko",
        "foods": "panko breadcrumb ~crumbs",
        "grams": 80,
        "need": true,
        "role": "body",
        "does": [
          "deep-fried"
        ],
        "once": true
      },
      {
        "part": "pickle",
        "foods": "pickled-ginger gherkin",
        "grams": 30,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "For the sauce, warm 1 tbsp of the {fat} in a saucepan over medium heat. [Fry the {onion} for 8–10 minutes, until golden.] [Add the {carrot} and cook for 3 minutes.] [Stir in the {ginger} for 30 seconds.] [Add the {garlic} for 30 seconds.] Stir in 2 tbsp of the {flour} and the {curry} and toast for 1–2 minutes, until it smells nutty.",
      "Add [?stock=~stock_cube: {450 ml} water with the {stock} crumbled in|the {stock}|{450 ml} water] little by little, stirring out the lumps. [Season with the {soy}.] [Sweeten with the {honey}.] Simmer on low for 15–20 minutes, stirring now and then, until it coats a spoon. Blend or sieve if you want it smooth.",
      "While the sauce simmers, rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.",
      "Open out or beat the {chicken} to an even 1.5 cm. [Season with the {salt}.] Coat with the rest of the {flour}, shake off[, dip in the {egg}] and press firmly into the {panko}.",
      "Heat the rest of the {fat} in a deep frying pan to {170 C}, when a crumb sizzles at once. Fry the {chicken} for 3–4 minutes on each side, until deep gold and {74 c} in the middle. Drain on a rack for 2 minutes, then slice into strips.",
      "Mound the {rice} on plates, lean the sliced chicken against it and pour the sauce alongside. [Serve with the {pickle}.]"
    ],
    "note": "Pour the sauce beside the cutlet, not over it, so that the crust stays crisp.",
    "safety": "The {chicken} must reach 74 °C in the thickest part."
  },
  {
    "id": "japanese-curry",
    "title": "Japanese curry",
    "summary": "Thick, glossy, mild curry with soft golden {onion} and tender chunks of vegetable.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "coconut-milk yogurt garam-masala naan lemongrass panko passata",
    "serves": 4,
    "minutes": 55,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "vegetable-oil butter ~oil ~oil_finish ~butter",
        "grams": 28,
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
          "fried"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "meat",
        "foods": "chicken-thigh pork-shoulder chicken-breast tofu ~poultry_dark ~poultry_breast ~tofu",
        "grams": 400,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 10,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely grated",
        "once": true
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
        "part": "carrot",
        "foods": "carrot",
        "grams": 200,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into bite-sized chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "potato",
        "foods": "potato sweet-potato carrot ~potato ~sweet_potato",
        "grams": 350,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into 3 cm chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "apple",
        "foods": "apple ~pome",
        "grams": 100,
        "role": "sweetener",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 800,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 16
        }
      },
      {
        "part": "rice",
        "foods": "sushi-rice rice ~rice_white",
        "grams": 340,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "melted"
        ]
      },
      {
        "part": "roux",
        "foods": "curry-roux",
        "grams": 110,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled",
          "melted"
        ],
        "prep": "broken into cubes",
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce worcestershire-sauce ~soy",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "ketchup",
        "foods": "ketchup chutney honey ~ketchup ~honey",
        "grams": 15,
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
          "fried"
        ],
        "once": true
      },
      {
        "part": "pickle",
        "foods": "pickled-ginger gherkin",
        "grams": 40,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Warm half of the {fat} in a large heavy pan over medium heat and fry the {onion} for 10–12 minutes, stirring, until soft and deep golden.",
      "Push aside and add the rest of the {fat}. [Fry the {meat} for 5 minutes, until coloured.] [Season with the {salt}.] [Stir in the {ginger} for 30 seconds.] [Add the {garlic} for 30 seconds.] [Add the {carrot} and turn in the fat.] [Add the {potato} and turn in the fat.]",
      "Pour in [?stock=~stock_cube: {800 ml} water with the {stock} crumbled in|the {stock}|{800 ml} water][ and the {apple}], bring to the boil, skim and simmer for 15–20 minutes, until everything in the pot is cooked through and a skewer meets no resistance.",
      "[Meanwhile rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Take the curry pan off the heat and stir in the {roux}, a cube at a time, until melted.",
      "Return to a low heat and simmer for 5–8 minutes, stirring along the bottom, until thick and glossy. [Season with the {soy}.] [Stir in the {ketchup}.] Taste, and serve[ beside the {rice}][, with the {pickle}]."
    ],
    "note": "Melt the roux off the heat: in boiling liquid it turns lumpy."
  },
  {
    "id": "miso-soup",
    "title": "Miso soup",
    "summary": "A light, savoury, cloudy soup, warm and restoring.",
    "kitchen": "Japanese",
    "course": "soup",
    "contradicts": "salmon gochujang coconut-milk black-bean-sauce aubergine mackerel ramen-noodle",
    "serves": 2,
    "minutes": 15,
    "handsOn": 10,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "wakame",
        "foods": "seaweed spinach ~leaf_cook ~leaf_tough",
        "grams": 3,
        "role": "body",
        "does": [
          "simmered",
          "sweated"
        ],
        "prep": "(or a handful of leaves, shredded)",
        "knife": true,
        "once": true
      },
      {
        "part": "dashi",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 550,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 11
        }
      },
      {
        "part": "mushroom",
        "foods": "shiitake-mushroom enoki-mushroom ~mushroom ~mushroom_large",
        "grams": 60,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "tofu",
        "foods": "silken-tofu tofu seaweed ~mushroom ~mushroom_large ~tofu",
        "grams": 150,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "sweated"
        ],
        "prep": "cut into 1.5 cm cubes",
        "knife": true,
        "once": true
      },
      {
        "part": "miso",
        "foods": "miso-paste",
        "grams": 36,
        "need": true,
        "role": "star",
        "does": [
          "melted",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives leek ~spring_onion ~leek",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Bring [?dashi=~stock_cube: {550 ml} water with the {dashi} crumbled in|the {dashi}|{550 ml} water] to a simmer in a saucepan. [Add the {mushroom} and simmer for 3 minutes, until tender.]",
      "[Stir in the {wakame} and leave for 2 minutes to soften.] [Slide in the {tofu} and warm through for 1 minute.] Turn off the heat and let any bubbles die down.",
      "Put the {miso} in a ladle or small sieve, lower it into the pan and stir with a little of the hot liquid until it melts away into the soup. Taste: it should be as salty as you want it, with no salt added.",
      "Warm again if need be, without letting it boil. [Scatter with the {springonion}.] Ladle into bowls and drink hot."
    ],
    "note": "{miso} goes in last and off the heat: boiling flattens its fragrance."
  },
  {
    "id": "nikujaga",
    "title": "Nikujaga",
    "summary": "Tender {potato} and soft slices of meat simmered in a sweet-savoury {one soy} broth.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "tomato gochujang curry-powder curry-roux red-wine star-anise cheese cream",
    "serves": 2,
    "minutes": 50,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 14,
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
        "grams": 160,
        "role": "base",
        "does": [
          "fried",
          "sweated"
        ],
        "prep": "cut into 1 cm wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "beef",
        "foods": "beef rump-steak pork beef-mince ~red_quick ~pork_quick ~mince",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "sweated"
        ],
        "prep": "(a steak sliced 2 mm thick)",
        "knife": true,
        "once": true
      },
      {
        "part": "potato",
        "foods": "potato ~potato",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "sweated"
        ],
        "prep": "peeled, cut into 4 cm chunks and rinsed",
        "knife": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 120,
        "role": "body",
        "does": [
          "fried",
          "sweated"
        ],
        "prep": "cut into rolling chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "dashi",
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
        "part": "sake",
        "foods": "sake white-wine sherry ~rice_wine ~wine",
        "grams": 30,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "mirin",
        "foods": "mirin sherry ~mirin ~wine",
        "grams": 36,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 12,
        "role": "sweetener",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "shirataki",
        "foods": "shirataki-noodle glass-noodle ~noodle_rice",
        "grams": 150,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "boiled for 2 minutes, drained and cut short (glass noodles just soaked)",
        "knife": true,
        "once": true
      },
      {
        "part": "rice",
        "foods": "sushi-rice rice ~rice_white",
        "grams": 160,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "beans",
        "foods": "green-bean mangetout pea ~green_bean",
        "grams": 60,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cut into short lengths",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the {fat} in a wide lidded pan over medium-high heat. [Fry the {onion} for 3 minutes, until it begins to soften.] Add the {beef} and stir until it just loses its pink, then add the {potato}[ and the {carrot}] and turn in the fat for 2 minutes.",
      "Pour in [?dashi=~stock_cube: {350 ml} water with the {dashi} crumbled in|the {dashi}|{350 ml} water][, with the {sake}][ and the {mirin}]. [Sprinkle in the {sugar}.] Bring to the boil, skim, cover with a disc of baking paper or a lid left ajar and simmer for 8 minutes.",
      "Add the {soy}[ and the {shirataki}], cover again and simmer for 10–12 minutes, swirling instead of stirring, until a skewer slides through the {potato} and the liquid is down to about a third. [Add the {beans} for the last 3 minutes.]",
      "[While it simmers, rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Leave the stew off the heat for 10 minutes, so that the {potato} drink the broth. Serve warm[ with the {rice}]."
    ]
  },
  {
    "id": "okonomiyaki",
    "title": "Okonomiyaki",
    "summary": "A thick, crisp-edged {cabbage} pancake, tender inside, under a dark {sauce}.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "cheese maple-syrup gochujang kimchi sausage caraway-seed yogurt tortilla",
    "serves": 2,
    "minutes": 45,
    "handsOn": 35,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 120,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "bakingpowder",
        "foods": "baking-powder",
        "grams": 2,
        "role": "leaven",
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
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "dashi",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 130,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 100,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cabbage",
        "foods": "cabbage chinese-leaf ~cabbage",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "very finely shredded, then chopped short",
        "knife": true,
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion leek ~spring_onion ~leek",
        "grams": 45,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "tenkasu",
        "foods": "panko ~crumbs",
        "grams": 20,
        "role": "body",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "pickled-ginger",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 28,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "pork",
        "foods": "pork-belly streaky-bacon prawn ~bacon ~prawn",
        "grams": 120,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ]
      },
      {
        "part": "sauce",
        "foods": "brown-sauce",
        "grams": 70,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "mayo",
        "foods": "mayonnaise ~mayo",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "nori",
        "foods": "nori",
        "grams": 1,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "(a sheet of nori crumbled)",
        "once": true
      },
      {
        "part": "bonito",
        "foods": "bonito-flake",
        "grams": 4,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Stir together the {flour}[, the {bakingpowder}][, the {salt}] and [?dashi=~stock_cube: {130 ml} water with the {dashi} crumbled in|the {dashi}|{130 ml} water] until just smooth, and leave for 10 minutes.",
      "Add the {egg} and beat briefly. Fold in the {cabbage}[, the {springonion}][, the {tenkasu}][ and the {ginger}], lifting from below to keep it airy, until there is only just enough batter to hold it together.",
      "Heat half of the {fat} in a non-stick frying pan over medium heat. Heap in half of the mixture and shape, without pressing, into a round 18 cm wide and 2 cm thick. [Lay half of the {pork} on top.] Cook for 5–6 minutes, until browned below.",
      "Turn over with two spatulas, cover and cook for 5–6 minutes, until the underside is crisp and the middle is cooked through. Turn back for 1 minute. Keep warm while you make the second with the rest.",
      "Brush thickly with the {sauce}. [Zigzag with the {mayo}.] [Dust with the {nori}.] [Scatter with the {bonito}.] Cut into wedges and eat hot."
    ],
    "note": "Do not press it: the air between the shreds is what makes it light."
  },
  {
    "id": "yakisoba",
    "title": "Yakisoba",
    "summary": "Chewy browned {noodles} and crunchy {cabbage} in a tangy, fruity, savoury sauce.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "miso-paste gochujang coconut-milk peanut-butter udon-noodle passata fish-sauce cheese",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "noodles",
        "foods": "noodle ramen-noodle egg-noodle ~noodle",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "(or 180 g dried noodles, boiled, rinsed and drained)"
      },
      {
        "part": "sauce",
        "foods": "worcestershire-sauce brown-sauce",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oyster",
        "foods": "oyster-sauce",
        "grams": 18,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "ketchup",
        "foods": "ketchup ~ketchup",
        "grams": 18,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 12,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "none with a bottled yakisoba or tonkatsu sauce",
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 28,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "pork",
        "foods": "pork-belly streaky-bacon chicken-thigh prawn ~bacon ~poultry_dark ~prawn",
        "grams": 150,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "cut into 4 cm pieces (prawns left whole)",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 80,
        "role": "base",
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
        "part": "carrot",
        "foods": "carrot bell-pepper ~pepper_sweet",
        "grams": 60,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "cut into thin strips",
        "knife": true,
        "once": true
      },
      {
        "part": "cabbage",
        "foods": "cabbage chinese-leaf ~cabbage",
        "grams": 200,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "beansprouts",
        "foods": "bean-sprout",
        "grams": 100,
        "role": "body",
        "does": [
          "dressed",
          "fried"
        ],
        "prep": "rinsed and well drained",
        "once": true
      },
      {
        "part": "nori",
        "foods": "nori",
        "grams": 1,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "(a sheet of nori crumbled)",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "pickled-ginger",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Stir together 1 tbsp water[, the {oyster}][, the {ketchup}][, the {soy}][, the {sugar}] and the {sauce}. Rinse the {noodles} under warm water, loosen with your fingers and drain very well.",
      "Heat half of the {fat} in a large frying pan over medium-high heat. Spread in the {noodles}, leave for 2 minutes to brown underneath, toss for 1 minute and tip out.",
      "Add the rest of the {fat}. [Fry the {pork} for 4 minutes, until browned and cooked through.] [Add the {onion} and fry for 2 minutes.] [Add the {carrot} and fry for 1 minute.] Turn the heat to high, add the {cabbage}[ with the {salt}] and toss for 2–3 minutes, until wilted at the edges and still crisp at the rib. [Throw in the {beansprouts} and toss for 1 minute.]",
      "Return the {noodles}, pour over the sauce and toss for 1–2 minutes, until it has caramelised on to the strands and nothing is left wet. [Dust with the {nori}.] [Top with the {ginger}.] Serve at once."
    ],
    "note": "Brown the {noodles} by themselves first; sauced too early, they steam and go limp."
  },
  {
    "id": "yaki-udon",
    "title": "Yaki udon",
    "summary": "Fat, chewy {udon} tossed until glossy and toasted in sweet-savoury {soy}.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "curry-powder gochujang miso-paste coconut-milk peanut-butter stock passata",
    "serves": 2,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "udon",
        "foods": "udon-noodle ~noodle",
        "grams": 420,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "boiled",
          "dressed"
        ],
        "prep": "(or 180 g dried, boiled, rinsed and drained)"
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "mirin",
        "foods": "mirin sherry ~mirin ~wine",
        "grams": 27,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oyster",
        "foods": "oyster-sauce worcestershire-sauce",
        "grams": 9,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 28,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "pork",
        "foods": "pork-belly streaky-bacon chicken-thigh prawn tofu ~bacon ~poultry_dark ~prawn ~tofu",
        "grams": 150,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "cut into bite-sized pieces (prawns left whole)",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek ~onion ~leek",
        "grams": 80,
        "role": "base",
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
        "part": "mushroom",
        "foods": "shiitake-mushroom mushroom ~mushroom ~mushroom_large",
        "grams": 100,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot bell-pepper mangetout ~pepper_sweet",
        "grams": 60,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "cut into thin strips",
        "knife": true,
        "once": true
      },
      {
        "part": "cabbage",
        "foods": "cabbage pak-choi shiitake-mushroom ~mushroom ~mushroom_large onion leek ~cabbage ~leaf_cook ~onion ~leek",
        "grams": 150,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "melted",
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 10,
        "role": "finish",
        "does": [
          "melted",
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "melted",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "bonito",
        "foods": "bonito-flake nori",
        "grams": 3,
        "role": "finish",
        "does": [
          "melted",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "(nori snipped into shreds)",
        "once": true
      }
    ],
    "method": [
      "Loosen the {udon} in boiling water for 1 minute (frozen ones for 2), drain and shake dry. Stir together 1 tbsp water[, the {mirin}][, the {oyster}] and the {soy}.",
      "Heat the {fat} in a large frying pan over high heat. [Fry the {pork} for 4 minutes, until browned and cooked through.] [Add the {onion} and fry for 2 minutes.] [Add the {mushroom} and fry for 3 minutes, until browned.] [Toss in the {carrot} for 1 minute.] [Add the {cabbage} and toss for 2 minutes, until just wilted.]",
      "Add the {udon} and toss for 2 minutes, until patched with brown. Pour the sauce round the edge and toss for 1–2 minutes, until glossy and nearly dry.",
      "Take off the heat. [Toss in the {butter} until melted.] [Season with the {pepper}.] [Scatter with the {springonion}.] [Top with the {bonito}.] Serve at once."
    ],
    "note": "Let the {soy} hit the hot metal at the edge first: that scorch is the flavour."
  },
  {
    "id": "tamagoyaki",
    "title": "Tamagoyaki",
    "summary": "A juicy, faintly sweet omelette rolled in thin layers and sliced.",
    "kitchen": "Japanese",
    "course": "breakfast",
    "contradicts": "cheese milk cream tomato bread potato bacon chicken-thigh pork-loin",
    "serves": 2,
    "minutes": 15,
    "handsOn": 15,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ]
      },
      {
        "part": "dashi",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 45,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "mirin",
        "foods": "mirin sherry ~mirin ~wine",
        "grams": 18,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
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
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 10,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "mooli",
        "foods": "daikon radish",
        "grams": 60,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated and squeezed",
        "once": true
      }
    ],
    "method": [
      "Beat the {egg} with chopsticks or a fork, cutting through the white without making froth. Stir in [?dashi=~stock_cube: {45 ml} water with the {dashi} crumbled in|the {dashi}|{45 ml} water][, the {mirin}][, the {sugar}][, the {soy}][ and the {salt}] until dissolved.",
      "Heat a small non-stick pan over medium heat and wipe with a little of the {fat} on folded kitchen paper. A drop of {egg} should sizzle gently. Pour in a quarter of the mixture, tilt to cover, prick the bubbles and cook for 30–40 seconds, until set below and still wet on top.",
      "Roll it up towards you and push the roll to the far side. Wipe the pan with oil again, pour in another quarter, lift the roll so that it runs underneath, and roll back over the new layer when nearly set. Repeat twice more with what is left.",
      "Press the roll gently against the side of the pan for 20 seconds to set, then shape in a sushi mat or kitchen paper and rest for 3 minutes.",
      "Cut into thick slices. [Serve with the {mooli}.] Good warm or cold."
    ],
    "note": "Roll while the top is still wet, for that is the glue between the layers."
  },
  {
    "id": "saba-misoni",
    "title": "Saba misoni",
    "summary": "Rich {mackerel} simmered until tender in a sweet, glossy {one miso} sauce.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "horseradish-sauce cream beetroot tomato gochujang bread smoked-mackerel",
    "serves": 2,
    "minutes": 40,
    "handsOn": 20,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "sushi-rice rice ~rice_white",
        "grams": 160,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "mackerel",
        "foods": "mackerel ~fish_oily",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ],
        "prep": "skin scored with a cross"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "sake",
        "foods": "sake white-wine sherry ~rice_wine ~wine",
        "grams": 75,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "mirin",
        "foods": "mirin sherry ~mirin ~wine",
        "grams": 36,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
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
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 20,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "half sliced, half cut into fine matchsticks",
        "knife": true
      },
      {
        "part": "leek",
        "foods": "leek spring-onion ~leek ~spring_onion",
        "grams": 80,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into 4 cm lengths and washed",
        "knife": true,
        "once": true
      },
      {
        "part": "miso",
        "foods": "miso-paste",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ]
      }
    ],
    "method": [
      "[Rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] [Sprinkle the {mackerel} with the {salt} and leave for 10 minutes.] Put the {mackerel} in a colander, pour over just-boiled water, then rinse cold and pat dry.",
      "In a pan wide enough for the fish in one layer, stir together {150 ml} water[, the {sake}][, the {mirin}][, the {sugar}][, the {ginger} slices] and half of the {miso}. Bring to the boil.",
      "Lay in the {mackerel}, skin up, and spoon the liquid over. [Tuck in the {leek}.] Cover with a disc of baking paper or a lid left ajar and simmer for 8 minutes, until the fish is opaque to the centre.",
      "Loosen the rest of the {miso} with 2 tbsp of the hot liquid and stir it in gently. [Season with the {soy}.] Simmer uncovered for 4–5 minutes, spooning over, until thick enough to coat the fish.",
      "Lift out with a wide spatula and spoon over the sauce. [Top with the {ginger} matchsticks.] Serve[ with the {rice}]."
    ]
  },
  {
    "id": "agedashi-style-tofu",
    "title": "Agedashi-style tofu",
    "summary": "Crisp-coated {tofu}, soft as custard inside, in a warm {one soy} broth.",
    "kitchen": "Japanese",
    "course": "side",
    "contradicts": "black-bean-sauce kimchi gochujang coconut-milk rice-vinegar pork-mince curry-powder",
    "serves": 2,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "tofu",
        "foods": "tofu silken-tofu ~tofu",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ]
      },
      {
        "part": "dashi",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 160,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "mirin",
        "foods": "mirin sherry ~mirin ~wine",
        "grams": 30,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 30,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
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
        "part": "starch",
        "foods": "potato-starch cornflour",
        "grams": 40,
        "need": true,
        "role": "binder",
        "does": [
          "fried"
        ]
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 180,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mooli",
        "foods": "daikon radish",
        "grams": 80,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely grated and lightly squeezed",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "bonito",
        "foods": "bonito-flake nori",
        "grams": 2,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "(nori snipped into shreds)",
        "once": true
      }
    ],
    "method": [
      "Wrap the {tofu} in kitchen paper, set a plate on top and leave for 15 minutes to drain. Cut into 8 blocks and pat dry again. [Season with the {salt}.]",
      "Bring [?dashi=~stock_cube: {160 ml} water with the {dashi} crumbled in|the {dashi}|{160 ml} water] and the {soy} to a simmer[ with the {mirin}], cook for 1 minute and keep warm.",
      "Heat the {fat} in a deep frying pan to {175 C}, when a pinch of {starch} sizzles at once. Roll the {tofu} in the {starch}, shake off and fry without crowding for 5–6 minutes, turning, until crisp and barely gold on every side. Drain on a rack.",
      "Set in warm bowls and pour the hot broth around, not over. [Top with the {mooli}.] [Add the {ginger}.] [Scatter with the {springonion}.] [Finish with the {bonito}.] Eat at once."
    ],
    "note": "{starch} it at the last second: left to stand, the coat turns to paste.",
    "safety": "Never leave hot oil unattended, and keep wet {tofu} out of it: it spits."
  },
  {
    "id": "onigiri",
    "title": "Onigiri",
    "summary": "Warm, lightly pressed triangles of {rice} round a savoury heart.",
    "kitchen": "Japanese",
    "course": "snack",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh bread tortilla parmesan saffron coconut-milk milk curry-powder",
    "serves": 3,
    "minutes": 65,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "sushi-rice ~rice_white",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "steamed",
          "soaked"
        ]
      },
      {
        "part": "filling",
        "foods": "tinned-tuna salmon!cooked_meat smoked-salmon pickled-vegetable ~cooked_meat ~fish_smoked",
        "grams": 110,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "(or 6 umeboshi, stoned)",
        "once": true
      },
      {
        "part": "mayo",
        "foods": "mayonnaise ~mayo",
        "grams": 30,
        "role": "binder",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "not with umeboshi",
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed",
        "grams": 9,
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
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "nori",
        "foods": "nori",
        "grams": 6,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "each cut into 3 strips",
        "knife": true
      }
    ],
    "method": [
      "Rinse the {rice} in several waters until almost clear, drain and soak in one and a fifth times its volume of fresh water in a lidded saucepan for 20 minutes. Bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.",
      "Meanwhile chop or flake the {filling} in a bowl. [Bind with the {mayo}.] [Season with the {soy}.]",
      "Turn the {rice} over with a wet spoon to let the steam out. [Fold in the {sesame}.] Leave for 5 minutes, until just cool enough to handle; it must be shaped warm.",
      "Wet your hands[ and rub them with a pinch of the {salt} for each ball]. Take a sixth of the {{rice}}, press a hollow in it, put in a spoonful of the filling, close the rice over and press, turning, into a firm triangle. Make six.",
      "[Wrap each in a strip of {nori}, just before eating so that it stays crisp.] Serve warm or at room temperature."
    ],
    "safety": "Eat within 4 hours, or chill as soon as they are cool and eat the same day."
  },
  {
    "id": "zaru-soba-style-cold-noodles",
    "title": "Zaru soba-style cold noodles",
    "summary": "Cold, springy {noodles} to dip in a chilled, savoury-sweet soy sauce.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "gochujang peanut-butter coconut-milk cabbage pork-belly curry-powder miso-paste oyster-sauce",
    "serves": 2,
    "minutes": 30,
    "handsOn": 15,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "mirin",
        "foods": "mirin sherry ~mirin ~wine",
        "grams": 54,
        "role": "sweetener",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "dashi",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 200,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 54,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "bonito",
        "foods": "bonito-flake dried-mushroom",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "noodles",
        "foods": "soba-noodle noodle udon-noodle ~noodle",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "nori",
        "foods": "nori",
        "grams": 2,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "snipped into fine shreds",
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "sliced as fine as possible",
        "knife": true,
        "once": true
      },
      {
        "part": "mooli",
        "foods": "daikon radish",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "finely grated and lightly squeezed",
        "once": true
      },
      {
        "part": "wasabi",
        "foods": "wasabi-paste ginger ~ginger",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "(ginger finely grated)",
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      }
    ],
    "method": [
      "Put [?dashi=~stock_cube: {200 ml} water with the {dashi} crumbled in|the {dashi}|{200 ml} water][, the {mirin}][, the {sugar}] and the {soy} in a small pan, bring to the boil and simmer for 3 minutes. [Drop in the {bonito}, take off the heat, steep for 5 minutes and strain.] Stand the pan in cold water and ice for 10–15 minutes, until the sauce is cold.",
      "Boil the {noodles} in plenty of unsalted water as the packet says, stirring at first, until just tender with no hard core. {noodles} takes 4–5 minutes, {noodles} 2, {noodles} 10.",
      "Drain at once and wash under cold running water, rubbing the strands between your hands until no starch is left and they feel slippery and firm. Finish in iced water and drain very well.",
      "Coil the {noodles} on a tray or plates. [Scatter with the {nori}.] Pour the sauce into small cups. [Set out the {springonion} to stir in.] [Add the {mooli}.] [Put out the {wasabi}.] [Sprinkle on the {sesame}.] Dip each mouthful as you eat."
    ]
  },
  {
    "id": "ochazuke",
    "title": "Ochazuke",
    "summary": "Hot {rice} steeped in a clear, fragrant broth with savoury things on top: light and soothing.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "coconut-milk cream curry-powder gochujang cheese oyster-sauce",
    "serves": 2,
    "minutes": 20,
    "handsOn": 15,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "salmon",
        "foods": "salmon salmon!cooked_meat pickled-vegetable nori ~fish_oily ~cooked_meat",
        "grams": 140,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "grilled",
          "simmered"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "grilled",
          "simmered"
        ]
      },
      {
        "part": "rice",
        "foods": "cooked-rice sushi-rice rice ~rice_white ~rice_cooked",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "grilled",
          "simmered"
        ]
      },
      {
        "part": "tea",
        "foods": "green-tea stock ~stock_liquid",
        "grams": 500,
        "need": true,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "umeboshi",
        "foods": "pickled-vegetable pickled-ginger",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "stoned and torn",
        "knife": true,
        "once": true
      },
      {
        "part": "nori",
        "foods": "nori",
        "grams": 2,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "torn or snipped into shreds",
        "knife": true,
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed cracker",
        "grams": 6,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "(crackers crushed)",
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion shiso chives ~spring_onion",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "wasabi",
        "foods": "wasabi-paste",
        "grams": 4,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "[Season the {salmon} with half of the {salt}.] [Cook the {salmon} under a hot grill for 7–8 minutes, skin side up, until browned and just opaque to the centre (ready-cooked fish needs only warming), then flake, crisp skin and all.] Heat the {rice} until steaming hot. (From raw, simmer 140 g, covered, in one and a fifth times its volume of water for 12 minutes and rest for 10 first.)",
      "Make the {tea} and keep it very hot: brew tea for 1 minute in water just off the boil, or bring {tea} to a simmer. [Season with the {soy}.] [Add the rest of the {salt}.]",
      "Divide the {rice} between two deep bowls. [Lay on the {salmon}.] [Add the {umeboshi}.] [Scatter with the {nori}.] [Sprinkle on the {sesame}.] [Add the {springonion}.] [Dab the {wasabi} on the side.]",
      "Pour the hot {tea} round the {rice} until it stands half covered, and eat at once, while it still has texture."
    ],
    "note": "Brew the tea lighter than for drinking; strong tea turns bitter over {rice}.",
    "safety": "{rice} must have been chilled within an hour and be reheated until steaming throughout."
  },
  {
    "id": "ginger-pork",
    "title": "Ginger pork",
    "summary": "Quick-fried slices of {pork} in a hot, sweet, gingery {soy} glaze.",
    "kitchen": "Japanese",
    "course": "main",
    "contradicts": "star-anise gochujang oyster-sauce kimchi hoisin-sauce coconut-milk panko potato",
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
        "foods": "sushi-rice rice ~rice_white",
        "grams": 160,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "soaked"
        ]
      },
      {
        "part": "cabbage",
        "foods": "cabbage lettuce ~cabbage ~leaf_salad",
        "grams": 150,
        "role": "finish",
        "does": [
          "simmered",
          "boiled",
          "soaked"
        ],
        "prep": "shredded as fine as possible",
        "knife": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 25,
        "need": true,
        "role": "base",
        "does": [
          "simmered",
          "boiled",
          "soaked"
        ],
        "prep": "finely grated, with its juice",
        "once": true
      },
      {
        "part": "mirin",
        "foods": "mirin sake ~mirin ~rice_wine",
        "grams": 36,
        "need": true,
        "role": "sweetener",
        "does": [
          "simmered",
          "boiled",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "sake",
        "foods": "sake white-wine sherry ~rice_wine ~wine",
        "grams": 30,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "simmered",
          "boiled",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "pork",
        "foods": "pork pork-loin pork-shoulder pork-belly ~pork_quick",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "(steaks beaten or sliced to 4 mm)",
        "knife": true
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
        "part": "flour",
        "foods": "flour cornflour potato-starch ~flour",
        "grams": 8,
        "role": "binder",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 21,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 120,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "cut into 5 mm slices",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] [Soak the {cabbage} in iced water for 5 minutes, drain and spin dry.] Stir together the {ginger}[, the {mirin}][, the {sake}][, the {sugar}] and the {soy}.",
      "Spread out the {pork}. [Season with the {salt}.] [Dust lightly with the {flour}.]",
      "Heat a third of the {fat} in a large frying pan over medium-high heat. [Fry the {onion} for 4 minutes, until soft and browned at the edges, and lift out.] Add the rest of the {fat} and fry the {pork} in one layer for 2 minutes on each side, until browned and just cooked through; work in two batches if the pan is small.",
      "Return everything fried to the pan, pour in the sauce and bubble for 1–2 minutes, turning, until glossy and clinging. Serve at once with all the pan juices[, on the {cabbage}][, with the {rice}]."
    ],
    "note": "Keep the {ginger} for the sauce: marinated in it, thin {pork} burns before it browns.",
    "safety": "{pork} is done at 63 °C, with no raw pink in the thin slices."
  },
  {
    "id": "bibimbap",
    "title": "Bibimbap",
    "summary": "Hot {rice} under bright, separately seasoned toppings, all stirred together with a sweet chilli sauce.",
    "kitchen": "Korean",
    "course": "main",
    "contradicts": "tteok noodle coconut-milk curry-powder tortilla ~pasta ~pasta_hollow ~pasta_fresh cheese",
    "serves": 2,
    "minutes": 50,
    "handsOn": 45,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "sushi-rice rice ~rice_white",
        "grams": 180,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "gochujang",
        "foods": "gochujang",
        "grams": 40,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "rice-vinegar apple-cider-vinegar",
        "grams": 7,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ]
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "spinach",
        "foods": "spinach bean-sprout carrot courgette ~leaf_cook ~courgette",
        "grams": 150,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "beansprouts",
        "foods": "bean-sprout soybean-sprout",
        "grams": 150,
        "role": "body",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "dressed"
        ]
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 28,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "carrot",
        "foods": "carrot bell-pepper ~pepper_sweet",
        "grams": 100,
        "role": "body",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "cut into fine matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "courgette",
        "foods": "courgette cucumber ~courgette",
        "grams": 120,
        "role": "body",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "cut into half-moons",
        "knife": true,
        "once": true
      },
      {
        "part": "mushroom",
        "foods": "shiitake-mushroom ~mushroom ~mushroom_large",
        "grams": 100,
        "role": "body",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "beef",
        "foods": "beef-mince tofu egg ~mince ~tofu ~egg",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "(steak cut into fine strips, tofu crumbled)",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 100,
        "role": "star",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "kimchi",
        "foods": "kimchi",
        "grams": 80,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed",
        "grams": 6,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      }
    ],
    "method": [
      "Rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.",
      "Stir 1 tbsp water into the {gochujang}[, with the {vinegar}][ and half of the {sugar}]. [Add a quarter of the {sesameoil}.] Bring a second pan of water to the boil.",
      "Do the vegetables one kind at a time, keeping them in separate heaps. [Blanch the {beansprouts} for 2 minutes and drain.] [Blanch the {spinach} for 30 seconds, rinse cold and squeeze dry.] Heat half of the {fat} in a frying pan over medium-high heat. [Fry the {carrot} for 2 minutes.] [Fry the {courgette} for 2–3 minutes.] [Fry the {mushroom} for 4 minutes, until browned.] [Season each heap with a little of the {salt}.] [Dress with half of the {sesameoil}.]",
      "[Turn up the heat and fry the {beef} for 5 minutes, until browned and dry.] [Stir the {garlic} into the {beef} for 30 seconds.] [Add the {soy} to the {beef} and let it sizzle away.] [Glaze the {beef} with the rest of the {sugar}.] Fill two wide bowls with the {rice} and arrange what you have cooked round the top.",
      "[Heat the rest of the {fat} and fry the {egg} for 3 minutes, until the white is set and lacy and the yolk is still soft, then set in the middle of each bowl.] [Add the {kimchi}.] [Scatter with the {sesame}.] [Drip over the rest of the {sesameoil}.] Spoon on the sauce and mix thoroughly before eating."
    ],
    "safety": "Cook mince until no pink is left (71 °C); set the yolk firm for anyone who should avoid it soft."
  },
  {
    "id": "kimchi-fried-rice",
    "title": "Kimchi fried rice",
    "summary": "Red, toasty {rice} fried with sour, caramelised {kimchi}.",
    "kitchen": "Korean",
    "course": "main",
    "contradicts": "silken-tofu tteok ~pasta ~pasta_hollow ~pasta_fresh stock coconut-milk tortilla curry-powder",
    "serves": 2,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "cooked-rice sushi-rice rice ~rice_white ~rice_cooked",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "dressed",
          "fried"
        ]
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish lard",
        "grams": 28,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "meat",
        "foods": "streaky-bacon spam pork-belly ham tinned-tuna ~bacon",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "diced",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek ~onion ~leek",
        "grams": 80,
        "role": "base",
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
        "grams": 4,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "kimchi",
        "foods": "kimchi",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "chopped, the juice kept",
        "knife": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "gochujang",
        "foods": "gochujang chilli-flake sriracha ~spice_heat",
        "grams": 15,
        "role": "sauce",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "(gochugaru: 1 tsp is enough)",
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 12,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 100,
        "role": "star",
        "does": [
          "fried",
          "scattered-at-end"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "nori",
        "foods": "nori",
        "grams": 2,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "snipped into shreds",
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed",
        "grams": 3,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Break the cold {rice} into grains with damp fingers. (Starting from raw, cook 170 g, covered, in one and a fifth times its volume of water, spread it on a tray and leave for 15 minutes to steam dry.)",
      "Heat half of the {fat} in a large frying pan over medium-high heat. [Fry the {meat} for 4 minutes, until browned and crisp at the edges.] [Add the {onion} and fry for 3 minutes.] [Stir in the {garlic} for 20 seconds.] Add the {kimchi}, without the juice, and fry for 4–5 minutes, until darker, soft and starting to catch. [Sprinkle in the {sugar}.] [Stir in the {gochujang} and fry for 30 seconds.]",
      "Add the {rice} and the {kimchi} and toss for 3 minutes, pressing out lumps, until every grain is red. [Season with the {soy}.] [Toss through the {butter}.] [Drip in the {sesameoil}.] Press flat and leave for 2 minutes, so that the base crisps.",
      "[Heat the rest of the {fat} at the side of the pan or in a second one, crack in the {egg} and fry for 2–3 minutes, until the white is lacy and the yolk soft.] [Season the {egg} with the {salt}.] Serve the {rice} straight from the pan. [Top with the {egg}.] [Scatter with the {springonion}.] [Add the {nori}.] [Sprinkle with the {sesame}.]"
    ],
    "note": "The older and sourer the {kimchi}, the better; fry it hard before the {rice} goes in.",
    "safety": "Use {rice} cooled within an hour and chilled no more than a day, and heat it until steaming throughout."
  },
  {
    "id": "kimchi-jjigae",
    "title": "Kimchi jjigae",
    "summary": "A bubbling red stew of soft, sour {kimchi}, hot and deeply savoury.",
    "kitchen": "Korean",
    "course": "main",
    "contradicts": "cooked-rice ~pasta ~pasta_hollow ~pasta_fresh noodle cheese mayonnaise coconut-milk tortilla",
    "serves": 2,
    "minutes": 45,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "vegetable-oil sesame-oil ~oil ~oil_finish",
        "grams": 9,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "pork",
        "foods": "pork-belly pork-shoulder tinned-tuna tofu silken-tofu ~tofu",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into bite-sized slices",
        "knife": true,
        "once": true
      },
      {
        "part": "kimchi",
        "foods": "kimchi",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into bite-sized pieces",
        "knife": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 100,
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
        "grams": 10,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "gochugaru",
        "foods": "chilli-flake ~spice_heat",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "(1 tsp if using ordinary chilli flakes)",
        "once": true
      },
      {
        "part": "gochujang",
        "foods": "gochujang miso-paste",
        "grams": 15,
        "role": "sauce",
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
        "grams": 550,
        "role": "liquid",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 11
        }
      },
      {
        "part": "rice",
        "foods": "sushi-rice rice ~rice_white",
        "grams": 180,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "tofu",
        "foods": "tofu silken-tofu ~tofu",
        "grams": 250,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "cut into thick slices",
        "knife": true,
        "once": true
      },
      {
        "part": "soy",
        "foods": "fish-sauce soy-sauce ~soy",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
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
        "part": "springonion",
        "foods": "spring-onion leek ~spring_onion ~leek",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced on the slant",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the {fat} in a heavy pan over medium-high heat. [Fry the {pork} for 4–5 minutes, until the edges brown.] Add the drained {kimchi}[ and the {sugar}] and fry for 5–6 minutes, until soft and turning translucent. [Add the {onion} and fry for 2 minutes.]",
      "[Stir in the {garlic} for 30 seconds.] [Add the {gochujang} and fry for 30 seconds.] [Sprinkle in the {gochugaru}.] Pour in [?stock=~stock_cube: {550 ml} water with the {stock} crumbled in|the {stock}|{550 ml} water] and the {{kimchi}}, bring to the boil, cover and simmer for 20 minutes, until the kimchi is very soft and any meat is tender.",
      "[Meanwhile rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Taste the stew. [Season with the {soy}.] [Add the {salt} if it needs it.]",
      "[Slide in the {tofu} and spoon the broth over.] Simmer, uncovered, for 6–8 minutes, until the broth is deep red and tastes rounded. [Scatter with the {springonion}.] Serve bubbling[ with the {rice}]."
    ],
    "safety": "If you use {pork}, simmer it until tender and well past 63 °C."
  },
  {
    "id": "sundubu-style-stew",
    "title": "Sundubu-style stew",
    "summary": "Clouds of {tofu} in a fiery, savoury red broth.",
    "kitchen": "Korean",
    "course": "main",
    "contradicts": "black-bean-sauce sichuan-pepper miso-paste coconut-milk tteok cooked-rice noodle",
    "serves": 2,
    "minutes": 35,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "sushi-rice rice ~rice_white",
        "grams": 180,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 21,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mince",
        "foods": "pork-mince beef-mince pork-belly ~mince",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "(belly finely chopped)",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek ~onion ~leek",
        "grams": 80,
        "role": "base",
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
        "foods": "chilli-flake gochujang ~spice_heat",
        "grams": 10,
        "need": true,
        "role": "seasoning",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "prep": "(or 2 tbsp gochujang)",
        "once": true
      },
      {
        "part": "kimchi",
        "foods": "kimchi",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 400,
        "role": "liquid",
        "does": [
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 8
        }
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "fishsauce",
        "foods": "fish-sauce",
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
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "less if the stock is salted",
        "once": true
      },
      {
        "part": "courgette",
        "foods": "courgette chinese-leaf ~courgette ~cabbage",
        "grams": 100,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into half-moons",
        "knife": true,
        "once": true
      },
      {
        "part": "mushroom",
        "foods": "oyster-mushroom enoki-mushroom ~mushroom ~mushroom_large",
        "grams": 80,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "seafood",
        "foods": "prawn seafood-mix clam mussel ~prawn ~mollusc",
        "grams": 120,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "peeled",
        "once": true
      },
      {
        "part": "tofu",
        "foods": "silken-tofu",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 100,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 20,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 5,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      }
    ],
    "method": [
      "[Rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Heat the {fat} in a heavy saucepan over medium heat. [Fry the {mince}, breaking it up, for 4 minutes, until browned.] [Add the {onion} and fry for 3 minutes.]",
      "Turn the heat to low, stir in the {chilli}[ with the {garlic}] and cook gently for 1 minute, until the oil is bright red; do not let it blacken. [Add the {kimchi} and fry for 3 minutes.]",
      "Pour in [?stock=~stock_cube: {400 ml} water with the {stock} crumbled in|the {stock}|{400 ml} water] and bring to the boil. [Season with the {soy}.] [Add the {fishsauce}.] [Add the {salt}.] [Simmer the {courgette} in it for 3 minutes.] [Add the {mushroom} and simmer for 2 minutes.] [Add the {seafood} and simmer for 2–3 minutes, until opaque or opened.]",
      "Lower in the {tofu} in large spoonfuls, without stirring, and simmer for 3–4 minutes, until hot through. [Crack in the {egg} and simmer for 2–3 minutes, until the white is set.] [Scatter with the {springonion}.] [Drip over the {sesameoil}.] Serve bubbling[ with the {rice}]."
    ]
  },
  {
    "id": "japchae",
    "title": "Japchae",
    "summary": "Glossy, springy {noodles}, sweet with {soy} and fragrant with sesame.",
    "kitchen": "Korean",
    "course": "main",
    "contradicts": "black-bean-sauce fish-sauce lime peanut coconut-milk curry-powder stock tamarind",
    "serves": 2,
    "minutes": 45,
    "handsOn": 40,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "beef",
        "foods": "rump-steak sirloin-steak pork-tenderloin tofu ~red_quick ~pork_quick ~tofu",
        "grams": 150,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into thin strips",
        "knife": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 50,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar sugar honey ~sugar ~honey",
        "grams": 20,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 24,
        "need": true,
        "role": "seasoning",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "spinach",
        "foods": "spinach pak-choi carrot shiitake-mushroom ~mushroom ~mushroom_large bell-pepper ~leaf_cook ~pepper_sweet",
        "grams": 150,
        "need": true,
        "role": "body",
        "does": [
          "boiled",
          "dressed"
        ]
      },
      {
        "part": "noodles",
        "foods": "glass-noodle ~noodle_rice",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "boiled"
        ]
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 28,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 80,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into fine matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 80,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into thin strips",
        "knife": true,
        "once": true
      },
      {
        "part": "mushroom",
        "foods": "shiitake-mushroom oyster-mushroom ~mushroom ~mushroom_large",
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
        "part": "blackpepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 30,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cut into 4 cm lengths",
        "knife": true,
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed",
        "grams": 9,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Stir together the {soy}[, the {sugar}][, the {garlic}] and two thirds of the {sesameoil}. [Mix the {beef} with 1 tbsp of it and leave while you do the rest.]",
      "Bring a large pan of water to the boil. [Blanch the {spinach} for 30 seconds, lift out, rinse cold and squeeze dry.] Boil the {noodles} in the water for 6–7 minutes (thin {noodles} for 2–3), until soft but springy. Drain, rinse cold, snip into shorter lengths and toss with a third of the sauce.",
      "Heat half of the {fat} in a large frying pan over medium-high heat. [Fry the {onion} for 2 minutes.] [Add the {carrot} and fry for 2 minutes.] [Add the {pepper} and fry for 1 minute.] [Season with the {salt}.] Tip anything fried into a large bowl and add the rest of the {fat}. [Fry the {mushroom} for 4 minutes, until browned, and add to the bowl.] [Fry the {beef} over high heat for 2–3 minutes, until browned, and add to the bowl.]",
      "Fry the {noodles} in the same pan for 2–3 minutes with the rest of the sauce, until glossy, translucent and stained brown. [Stir in the {springonion} for the last minute.]",
      "Tip into the bowl. [Add the {spinach}, pulled apart.] Toss with your hands or tongs with the last of the {sesameoil}. [Season with the {blackpepper}.] [Scatter with the {sesame}.] Serve warm or at room temperature."
    ],
    "note": "Fry the {noodles} in the sauce at the end; it stops them swelling and clumping as they cool."
  },
  {
    "id": "bulgogi",
    "title": "Bulgogi",
    "summary": "Thin slices of {beef}, sweet with {soy} and {garlic}, seared until caramelised at the edges.",
    "kitchen": "Korean",
    "course": "main",
    "contradicts": "oyster-sauce broccoli black-bean-sauce star-anise glass-noodle stock tortilla coconut-milk",
    "serves": 2,
    "minutes": 60,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "pear",
        "foods": "pear apple ~pome",
        "grams": 60,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "peeled and finely grated",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 3,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar sugar honey pear apple ~sugar ~honey ~pome",
        "grams": 16,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 14,
        "need": true,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 45,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "beef",
        "foods": "sirloin-steak ribeye-steak beef rump-steak ~red_quick",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "sliced 3 mm thick across the grain",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek ~onion ~leek",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "rice",
        "foods": "sushi-rice rice ~rice_white",
        "grams": 180,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "marinated"
        ]
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 14,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mushroom",
        "foods": "shiitake-mushroom oyster-mushroom ~mushroom ~mushroom_large",
        "grams": 80,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 50,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into fine matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion chives ~spring_onion",
        "grams": 45,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "dressed"
        ],
        "prep": "cut into 4 cm lengths",
        "knife": true,
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed",
        "grams": 6,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "lettuce",
        "foods": "lettuce chinese-leaf ~leaf_salad ~cabbage",
        "grams": 120,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "separated into leaves",
        "once": true
      },
      {
        "part": "ssamjang",
        "foods": "gochujang",
        "grams": 30,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "kimchi",
        "foods": "kimchi",
        "grams": 100,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Stir together the {soy}[, the {pear}][, the {ginger}][, the {sugar}][, the {pepper}], the {garlic} and the {sesameoil}. Work the marinade into the {beef}[ and the {onion}] with your fingers, cover and leave for 30 minutes.",
      "[While it marinates, rinse the {rice} until the water runs almost clear, put it in a lidded saucepan with one and a fifth times its volume of water, bring to the boil, cover and cook on the lowest heat for 12 minutes, then leave off the heat, still covered, for 10.] Lift the meat from the marinade, keeping every drop.",
      "Heat the {fat} in a large heavy frying pan until it just smokes. Fry the meat in two batches, spread out, for 2–3 minutes each, until browned at the edges. Lift out. [Fry the {mushroom} in the same pan for 3 minutes.] [Add the {carrot} and fry for 1 minute.]",
      "Return the meat, pour in the marinade and boil for 1–2 minutes, until sticky and nearly dry. [Toss in the {springonion} for 30 seconds.] [Scatter with the {sesame}.]",
      "Serve hot from the pan[ with the {rice}]. [Wrap bites in the {lettuce}.] [Dab with the {ssamjang}.] [Put the {kimchi} on the table.]"
    ],
    "note": "Half-freeze the {beef} for 40 minutes if you want to slice it really thin.",
    "safety": "The marinade has held raw meat: boil it for a full minute in the pan."
  },
  {
    "id": "tteokbokki",
    "title": "Tteokbokki",
    "summary": "Chewy rice cakes in a thick, glossy, sweet-hot red sauce.",
    "kitchen": "Korean",
    "course": "main",
    "contradicts": "coconut-milk sushi-rice black-bean-sauce miso-paste tofu oyster-sauce",
    "serves": 2,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "ricecakes",
        "foods": "tteok ~noodle_rice",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "soaked"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 100,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 500,
        "role": "liquid",
        "does": [
          "fried",
          "boiled",
          "whisked"
        ],
        "perFood": {
          "~stock_cube": 10
        }
      },
      {
        "part": "gochujang",
        "foods": "gochujang",
        "grams": 50,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "boiled",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "gochugaru",
        "foods": "chilli-flake ~spice_heat",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled",
          "whisked"
        ],
        "prep": "(½ tsp if using ordinary chilli flakes)",
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey golden-syrup ~sugar ~honey ~syrup",
        "grams": 18,
        "role": "sweetener",
        "does": [
          "fried",
          "boiled",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "base",
        "does": [
          "fried",
          "boiled",
          "whisked"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek ~onion ~leek",
        "grams": 80,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "cabbage",
        "foods": "cabbage chinese-leaf ~cabbage",
        "grams": 120,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "fishcake",
        "foods": "asian-fish-cake crab-stick frankfurter",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into bite-sized pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion leek ~spring_onion ~leek",
        "grams": 45,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cut into 4 cm lengths",
        "knife": true,
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 3,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed",
        "grams": 3,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Soak the {ricecakes} in warm water for 10 minutes (20 if hard or frozen), separate and drain. [Boil the {egg} for 8 minutes meanwhile, cool under the tap and peel.]",
      "Bring [?stock=~stock_cube: {500 ml} water with the {stock} crumbled in|the {stock}|{500 ml} water] to the boil in a wide frying pan and whisk in the {gochujang}[, {gochugaru}][, {soy}][, {sugar}][ and {garlic}] until smooth. [Add the {onion}.] [Add the {cabbage}.] Simmer for 4 minutes.",
      "Add the {ricecakes} and simmer over medium heat for 8–10 minutes, stirring often so that nothing sticks, until soft and chewy right through and the sauce is thick and glossy. [Stir in the {fishcake} for the last 4 minutes.]",
      "[Roll the {egg} in the sauce to heat through.] [Stir in the {springonion} for 1 minute.] Take off the heat while still a little loose. [Drip over the {sesameoil}.] [Scatter with the {sesame}.] Serve at once."
    ],
    "note": "Stop while the sauce looks a little loose: it thickens as it cools."
  },
  {
    "id": "pajeon",
    "title": "Pajeon",
    "summary": "A crisp, lacy pancake packed with sweet {springonion}, with a sharp {one soy} dip.",
    "kitchen": "Korean",
    "course": "main",
    "contradicts": "cheese brown-sauce cabbage maple-syrup yogurt yeast cream",
    "serves": 2,
    "minutes": 30,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 27,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "rice-vinegar apple-cider-vinegar white-wine-vinegar",
        "grams": 15,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 3,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "gochugaru",
        "foods": "chilli-flake ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed",
        "grams": 3,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour pancake-mix self-raising-flour ~flour",
        "grams": 90,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "fried"
        ]
      },
      {
        "part": "starch",
        "foods": "rice-flour cornflour potato-starch",
        "grams": 30,
        "role": "body",
        "does": [
          "whisked",
          "fried"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "springonion",
        "foods": "spring-onion ~spring_onion",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "halved lengthways if thick, cut to the width of the pan",
        "knife": true
      },
      {
        "part": "seafood",
        "foods": "prawn squid seafood-mix ~prawn",
        "grams": 150,
        "role": "star",
        "does": [
          "scattered-at-end",
          "chilled-set",
          "fried"
        ],
        "prep": "peeled, halved and patted dry",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli ~chilli",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 50,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 50,
        "role": "binder",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "beaten"
      }
    ],
    "method": [
      "For the dip, stir together 1 tbsp water[, the {vinegar}][, the {sesameoil}][, the {gochugaru}][, the {sesame}] and the {soy}.",
      "Whisk the {flour}[ with the {starch}][ and the {salt}], then stir in {170 ml} ice-cold water ({130 ml} if there is no second {flour}) until just combined, the thickness of single cream; a few lumps do no harm. Turn the {springonion} in the batter to coat.",
      "Heat half of the {fat} in a large non-stick frying pan over medium-high heat until it shimmers. Lay half of the {springonion} side by side to cover the pan and spoon half of the batter into the gaps. [Press half of the {seafood} on top.] [Dot with half of the {chilli}.] [Trickle over half of the {egg}.]",
      "Fry for 4–5 minutes, shaking the pan, until deep gold and crisp below. Turn, press down firmly and fry for 3–4 minutes more, adding a little oil at the edge, until crisp and cooked through. Repeat with the rest.",
      "Turn out, crisp side up, cut into squares and eat at once with the dip."
    ],
    "note": "Ice-cold water and plenty of hot oil make it crisp; a thick batter makes it doughy."
  },
  {
    "id": "dakgangjeong",
    "title": "Dakgangjeong",
    "summary": "Rattling-crisp {chicken} in a sticky, sweet-hot red glaze.",
    "kitchen": "Korean",
    "course": "main",
    "contradicts": "coconut-milk buttermilk tortilla yogurt kimchi cheese pineapple curry-powder",
    "serves": 2,
    "minutes": 45,
    "handsOn": 40,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast chicken-wing ~poultry_dark ~poultry_breast ~poultry_bone",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "dressed"
        ],
        "prep": "cut into 3 cm pieces (wings jointed)",
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
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 8,
        "role": "base",
        "does": [
          "fried",
          "dressed"
        ],
        "prep": "finely grated"
      },
      {
        "part": "starch",
        "foods": "potato-starch cornflour",
        "grams": 80,
        "need": true,
        "role": "binder",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "fat",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 320,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "gochujang",
        "foods": "gochujang",
        "grams": 36,
        "need": true,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "ketchup",
        "foods": "ketchup ~ketchup",
        "grams": 18,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 15,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "rice-vinegar apple-cider-vinegar white-wine-vinegar",
        "grams": 15,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "once": true
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
        "part": "honey",
        "foods": "honey golden-syrup brown-sugar sugar ~honey ~syrup ~sugar",
        "grams": 60,
        "need": true,
        "role": "sweetener",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "peanuts",
        "foods": "peanut cashew",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed",
        "grams": 6,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "pickle",
        "foods": "pickled-vegetable gherkin cucumber",
        "grams": 100,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "cut into bite-sized pieces",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Put the {chicken} in a bowl. [Season with the {salt}.] [Add the {pepper}.] [Rub in half of the {ginger}.] Leave for 10 minutes, then toss in the {starch}, pressing it on until every piece is dry and white. Leave for 5 minutes more, until the coating looks damp.",
      "Heat the {fat} in a deep pan to {165 C}, when a pinch of {starch} sizzles at once. Fry the {chicken} in two batches for 5 minutes each ({chicken} 8), until pale gold and cooked through. Drain on a rack for 3 minutes.",
      "Bring the oil to {185 C} and fry everything again in two batches for 2–3 minutes each, until deep gold and hard-crisp. Drain.",
      "In a wide frying pan stir together 2 tbsp water, the {gochujang}[, the {ketchup}][, the {soy}][, the {vinegar}][, the {garlic}][, the rest of the {ginger}] and the {honey}. Bubble over medium heat for 2–3 minutes, until thick and slow.",
      "Take off the heat, add the {chicken} and toss quickly to glaze. [Scatter with the {peanuts}.] [Sprinkle with the {sesame}.] Serve at once[, with the {pickle}]."
    ],
    "note": "Reduce the glaze first and toss fast: thin sauce softens the crust.",
    "safety": "Cook the {chicken} to 74 °C, and never leave hot oil unattended."
  },
  {
    "id": "bibim-guksu",
    "title": "Bibim guksu",
    "summary": "Cold, slippery {noodles} in a bright sauce that is hot, sweet and sour.",
    "kitchen": "Korean",
    "course": "main",
    "contradicts": "tteok stock wasabi-paste peanut-butter coconut-milk pork-mince oyster-sauce cooked-rice",
    "serves": 2,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 100,
        "role": "finish",
        "does": [
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "gochujang",
        "foods": "gochujang",
        "grams": 50,
        "need": true,
        "role": "sauce",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "rice-vinegar apple-cider-vinegar white-wine-vinegar",
        "grams": 30,
        "role": "sauce",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 18,
        "role": "sweetener",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "soy",
        "foods": "soy-sauce ~soy",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "base",
        "does": [
          "boiled"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "gochugaru",
        "foods": "chilli-flake ~spice_heat",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "(½ tsp if using ordinary chilli flakes)",
        "once": true
      },
      {
        "part": "sesameoil",
        "foods": "sesame-oil ~oil_finish",
        "grams": 14,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "noodles",
        "foods": "noodle ~noodle",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "dressed"
        ]
      },
      {
        "part": "kimchi",
        "foods": "kimchi",
        "grams": 150,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "chopped, with a little of its juice",
        "knife": true,
        "once": true
      },
      {
        "part": "cucumber",
        "foods": "cucumber carrot",
        "grams": 120,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "cut into fine matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "leaves",
        "foods": "lettuce red-cabbage cabbage ~leaf_salad ~cabbage",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "nori",
        "foods": "nori",
        "grams": 2,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "snipped into shreds",
        "once": true
      },
      {
        "part": "sesame",
        "foods": "sesame-seed",
        "grams": 6,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crushed a little",
        "once": true
      }
    ],
    "method": [
      "[Boil the {egg} for 8 minutes, cool under the tap, peel and halve.] In a large bowl stir together 1 tbsp cold water[, the {vinegar}][, the {sugar}][, the {soy}][, the {garlic}][, the {gochugaru}][, the {sesameoil}] and the {gochujang}. [Stir in the {kimchi}.]",
      "Boil the {noodles} in plenty of water for 2–3 minutes, or as the packet says, pouring in a cup of cold water each time it foams up, until tender with no hard core.",
      "Drain at once and wash hard under cold running water, rubbing the strands between your hands until squeaky and quite cold. Drain very well.",
      "Add the {noodles} to the bowl and toss with your hands or tongs until every strand is red. Divide between bowls. [Top with the {cucumber}.] [Add the {leaves}.] [Lay on the {egg}.] [Scatter with the {nori}.] [Sprinkle with the {sesame}.] Eat straight away."
    ],
    "note": "Make the sauce a little too strong: cold {noodles} dull it."
  }
];
