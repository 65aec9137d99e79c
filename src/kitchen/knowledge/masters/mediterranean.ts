import type { Master } from "./master.ts";

export const MEDITERRANEAN_MASTERS: readonly Master[] = [
  {
    "id": "spaghetti-carbonara",
    "title": "Spaghetti carbonara",
    "summary": "{pasta} in a silky sauce of {eggs} and sharp {cheese}, with crisp little pieces of pork.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "tinned-tomato soy-sauce noodle aubergine",
    "serves": 2,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "for the pasta water",
        "once": true
      },
      {
        "part": "pasta",
        "foods": "spaghetti rigatoni edamame-spaghetti linguine tagliatelle fettuccine pappardelle pasta wide-egg-noodle penne fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta",
        "grams": 200,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "pork",
        "foods": "guanciale pancetta streaky-bacon bacon ~bacon_cubes ~bacon",
        "grams": 80,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "cut into short batons",
        "knife": true,
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 90,
        "need": true,
        "role": "sauce",
        "does": [
          "whisked"
        ],
        "prep": "1 whole and the yolks of 2"
      },
      {
        "part": "cheese",
        "foods": "pecorino parmesan grana-padano ~cheese_hard",
        "grams": 50,
        "need": true,
        "role": "sauce",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "finely grated"
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "coarsely ground",
        "once": true
      }
    ],
    "method": [
      "Bring 2 litres of water to the boil[ with the {salt}] and cook the {pasta} until 1 minute short of the packet time.",
      "Meanwhile put the {pork} in a cold frying pan, set it over medium heat and cook for 7–8 minutes, until the fat has run and the edges are crisp. Take the pan off the heat.",
      "Beat the {eggs}[, the {pepper}] and most of the {cheese} to a thick paste. Loosen with 2 tbsp of the hot pasta water.",
      "Lift the {pasta} into the frying pan with {100 ml} of its water and toss over medium heat for 1 minute, until most of the water has gone and the {pasta} shines. Take the pan off the heat and let it stand for 30 seconds.",
      "Pour in the {eggs} mixture and toss fast for a minute, adding a splash of pasta water if it tightens, until the sauce is creamy and clings. Top with the rest of the {cheese} and serve at once."
    ],
    "note": "The pan must be off the heat when the {eggs} goes in; the warmth of the {pasta} is enough to thicken it.",
    "safety": "The {{eggs}} is only just thickened, so use British Lion or pasteurised eggs for anyone pregnant, very young, old or unwell."
  },
  {
    "id": "bucatini-allamatriciana",
    "title": "Bucatini all'amatriciana",
    "summary": "{pasta} in a thick, savoury {tomatoes} built on the rendered fat of crisp pork.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "cream beef-mince soy-sauce kidney-bean chickpea",
    "serves": 2,
    "minutes": 30,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "pork",
        "foods": "guanciale pancetta streaky-bacon bacon ~bacon_cubes ~bacon",
        "grams": 90,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "cut into short batons",
        "knife": true,
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine ~wine",
        "grams": 60,
        "role": "liquid",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake dried-chilli chilli ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 350,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "for the pasta water",
        "once": true
      },
      {
        "part": "pasta",
        "foods": "spaghetti rigatoni edamame-spaghetti linguine tagliatelle fettuccine pappardelle pasta wide-egg-noodle penne fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta",
        "grams": 200,
        "need": true,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "cheese",
        "foods": "pecorino parmesan grana-padano ~cheese_hard",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "dressed"
        ],
        "prep": "finely grated"
      }
    ],
    "method": [
      "Put the {pork} in a cold wide frying pan over medium heat and cook for 7–8 minutes, until the fat has run and the edges are crisp. Lift out half of it to keep crisp for the top.",
      "[Pour in the {wine} and let it bubble until almost gone.][ Stir in the {chilli}.] Add the {tomatoes}, breaking up any lumps, and simmer for 12–15 minutes, until thick, with the fat showing red at the edge.",
      "Meanwhile boil the {pasta} in 2 litres of water[ with the {salt}] until 1 minute short of the packet time.",
      "Lift the {pasta} into the sauce with a splash of its water and toss over high heat for 1 minute, until every piece is coated.[ Take it off the heat and toss in most of the {cheese}.]",
      "Serve at once, with the crisp pork on top[ and the rest of the {cheese}]."
    ]
  },
  {
    "id": "cacio-e-pepe",
    "title": "Cacio e pepe",
    "summary": "Three ingredients turned into a glossy, peppery, sharp cheese sauce around hot {pasta}.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "tinned-tomato guanciale egg cream chicken-breast beef-mince",
    "serves": 2,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 4,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "toasted",
          "scattered-at-end"
        ],
        "prep": "coarsely crushed"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "for the pasta water",
        "once": true
      },
      {
        "part": "pasta",
        "foods": "spaghetti edamame-spaghetti linguine tagliatelle fettuccine pappardelle pasta wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta",
        "grams": 200,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "cheese",
        "foods": "pecorino parmesan grana-padano ~cheese_hard",
        "grams": 90,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ],
        "prep": "very finely grated"
      }
    ],
    "method": [
      "Toast the {pepper} in a wide dry frying pan over medium heat for 1–2 minutes, until it smells warm and fragrant. Tip out a third of it for the top and take the pan off the heat.",
      "Bring only 1.5 litres of water to the boil[ with the {salt}] and cook the {pasta} until 2 minutes short of the packet time; so little water turns starchy, which is what you want.",
      "Put {80 ml} of the pasta water in a bowl and let it cool for 2 minutes, then beat it bit by bit into the {cheese} until you have a smooth, thick cream. Ladle another {150 ml} of the water onto the {pepper} in the pan.",
      "Lift the {pasta} into the {pepper} pan and toss over medium heat for 2 minutes, until just tender with a few spoonfuls of cloudy water left.",
      "Take the pan off the heat and wait 1 minute, then add the {cheese} cream and toss hard until it coats the {pasta}, loosening with a spoonful of warm pasta water. Finish with the rest of the {pepper} and serve at once."
    ]
  },
  {
    "id": "spaghetti-alla-puttanesca",
    "title": "Spaghetti alla puttanesca",
    "summary": "{pasta} in a fierce, salty {tomatoes} full of {olives}.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "cream beef-mince feta aubergine soy-sauce",
    "serves": 2,
    "minutes": 25,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "for the pasta water",
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
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
          "melted"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "anchovies",
        "foods": "anchovy caper",
        "grams": 16,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake dried-chilli chilli ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive",
        "grams": 70,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "stoned and roughly torn",
        "knife": true,
        "once": true
      },
      {
        "part": "capers",
        "foods": "caper",
        "grams": 20,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "pasta",
        "foods": "spaghetti linguine edamame-spaghetti tagliatelle fettuccine pappardelle pasta wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta",
        "grams": 200,
        "need": true,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "parsley",
        "foods": "parsley basil",
        "grams": 8,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Warm [the {oil} in ]a wide frying pan over medium-low heat.[ Cook the {garlic} for 2 minutes, until pale gold.][ Add the {anchovies} and crush with a spoon until melted.][ Stir in the {chilli}.]",
      "Add the {tomatoes} and the {olives}[, then the {capers},] and simmer for 10–12 minutes, until thick and glossy.",
      "Meanwhile boil the {pasta} in 2 litres of water[ with the {salt}] until 1 minute short of the packet time.",
      "Lift the {pasta} into the sauce with a splash of its water and toss over high heat for 1 minute, until the sauce clings.[ Stir in the {parsley}.] Taste and serve."
    ]
  },
  {
    "id": "spaghetti-aglio-e-olio",
    "title": "Spaghetti aglio e olio",
    "summary": "{{pasta}} slicked with golden {garlic} and good {oil}, ready as fast as the pasta boils.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "tinned-tomato cream egg chicken-breast beef-mince soy-sauce pesto",
    "serves": 2,
    "minutes": 20,
    "handsOn": 15,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "for the pasta water",
        "once": true
      },
      {
        "part": "pasta",
        "foods": "spaghetti linguine edamame-spaghetti tagliatelle fettuccine pappardelle pasta wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta",
        "grams": 200,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil",
        "grams": 55,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 18,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake dried-chilli chilli ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley basil",
        "grams": 12,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "pecorino parmesan ~cheese_hard",
        "grams": 20,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "finely grated",
        "once": true
      }
    ],
    "method": [
      "Bring 1.5 litres of water to the boil[ with the {salt}] and cook the {pasta} until 2 minutes short of the packet time.",
      "Meanwhile put the {oil} and the {garlic} in a cold wide frying pan, set it over low heat and let it sizzle gently for 5 minutes, until the {garlic} is pale gold at the edges.[ Stir in the {chilli}.] Take it off the heat before the {garlic} darkens.",
      "Stand back and add {150 ml} of the {pasta} water to the pan, then lift in the pasta. Toss over high heat for 2 minutes, until the water and oil have thickened into a glossy coat.",
      "Taste[, toss in the {parsley}] and serve at once[, with the {cheese} for those who want it]."
    ]
  },
  {
    "id": "penne-allarrabbiata",
    "title": "Penne all'arrabbiata",
    "summary": "{pasta} in a thick, sweet {tomatoes} with a slow-building {chilli} heat.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "beef-mince olive cream kidney-bean aubergine tinned-tuna soy-sauce",
    "serves": 2,
    "minutes": 25,
    "handsOn": 15,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "watersalt",
        "foods": "salt ~salt",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "for the pasta water",
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
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
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake dried-chilli chilli ~spice_heat ~chilli",
        "grams": 2,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 400,
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
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "pasta",
        "foods": "penne pasta wide-egg-noodle rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow edamame-spaghetti spaghetti linguine tagliatelle fettuccine pappardelle ~pasta",
        "grams": 200,
        "need": true,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "parsley",
        "foods": "parsley basil",
        "grams": 8,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "pecorino parmesan grana-padano ~cheese_hard",
        "grams": 25,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "finely grated",
        "once": true
      }
    ],
    "method": [
      "Warm [the {oil} in ]a wide frying pan over medium-low heat.[ Cook the {garlic} for 2–3 minutes, until pale gold.] Stir in the {chilli} and give it 30 seconds.",
      "Add the {tomatoes}[ and the {salt}], breaking up any lumps, and simmer for 12–15 minutes, until thick and sweet.",
      "Meanwhile boil the {pasta} in 2 litres of water[ with the {watersalt}] until 1 minute short of the packet time.",
      "Lift the {pasta} into the sauce with a splash of its water and toss over high heat for 1 minute, until coated.[ Stir in the {parsley}.] Serve hot[, with the {cheese}]."
    ],
    "note": "{chilli} vary: taste the sauce at 10 minutes and add another pinch if it is not angry enough."
  },
  {
    "id": "tagliatelle-al-ragu",
    "title": "Tagliatelle al ragù",
    "summary": "Slow-simmered meat ragù, mellow and rich, tossed through {pasta}.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "kidney-bean cumin tortilla coconut-milk curry-powder aubergine",
    "serves": 4,
    "minutes": 135,
    "handsOn": 40,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "pancetta",
        "foods": "pancetta streaky-bacon bacon ~bacon_cubes ~bacon",
        "grams": 80,
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
        "part": "onion",
        "foods": "onion shallot leek ~onion ~leek",
        "grams": 130,
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
        "part": "carrot",
        "foods": "carrot",
        "grams": 90,
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
        "part": "celery",
        "foods": "celery fennel celeriac ~celery",
        "grams": 60,
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
        "part": "mince",
        "foods": "beef-mince pork-mince lamb-mince turkey-mince ~mince",
        "grams": 450,
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
        "part": "wine",
        "foods": "white-wine red-wine ~wine",
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
        "part": "puree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 30,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "passata tinned-tomato tomato ~tomato_sieved ~tomato_tin ~tomato",
        "grams": 250,
        "need": true,
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
        "grams": 250,
        "role": "liquid",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 5
        }
      },
      {
        "part": "milk",
        "foods": "milk cream ~milk ~cream",
        "grams": 120,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "nutmeg",
        "foods": "nutmeg",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "watersalt",
        "foods": "salt ~salt",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "for the pasta water",
        "once": true
      },
      {
        "part": "pasta",
        "foods": "tagliatelle pappardelle spaghetti edamame-spaghetti linguine fettuccine pasta wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta",
        "grams": 400,
        "need": true,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "cheese",
        "foods": "parmesan grana-padano pecorino ~cheese_hard",
        "grams": 50,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "finely grated",
        "once": true
      }
    ],
    "method": [
      "Heat [the {fat} in ]a heavy pan over medium heat.[ Fry the {pancetta} for 5 minutes, until its fat runs.][ Add the {onion} and cook for 6 minutes, until soft.][ Add the {carrot} and give it 3 minutes.][ Add the {celery} and give it 3 minutes more.]",
      "Turn the heat to high and add the {mince}[ and the {salt}]. Leave it alone for 3 minutes, then break it up and fry for 6–8 minutes more, until the juices have gone and it is properly browned in places.",
      "[Pour in the {wine} and let it boil away, scraping up the brown bits.][ Stir in the {puree} and fry for 1 minute.] Add the {tomatoes} and [?stock=~stock_cube: {250 ml} water with the {stock} crumbled in|the {stock}|{250 ml} water] and bring to a simmer.",
      "Turn the heat as low as it goes, half cover and cook for 1½ hours, stirring now and then and adding a splash of water if it dries.[ Stir in the {milk} a little at a time over the last half hour.][ Season with the {nutmeg}.] It is ready when thick and mellow, with the fat showing at the edge.",
      "Boil the {pasta} in 4 litres of water[ with the {watersalt}] until just tender. Keep back a mug of the water and drain.",
      "Toss the {pasta} with the ragù and a splash of its water over medium heat for 1 minute.[ Serve with the {cheese}.]"
    ],
    "note": "Brown the meat hard at the start: the long simmer softens it, but it cannot add that flavour later.",
    "safety": "Mince is safe at 71 °C in the middle; this long simmer takes it well past that."
  },
  {
    "id": "pesto-pasta",
    "title": "Pesto pasta",
    "summary": "{pasta} tossed in bright {pesto}, made creamy with its own cooking water.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "tinned-tomato beef-mince soy-sauce tortilla",
    "serves": 2,
    "minutes": 25,
    "handsOn": 15,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "for the pasta water",
        "once": true
      },
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 150,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "peeled and cut into 1.5 cm dice",
        "knife": true,
        "once": true
      },
      {
        "part": "pasta",
        "foods": "pasta linguine wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow edamame-spaghetti spaghetti tagliatelle fettuccine pappardelle ~pasta",
        "grams": 180,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "beans",
        "foods": "green-bean pea broccoli ~green_bean",
        "grams": 100,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "trimmed and cut into short lengths",
        "knife": true,
        "once": true
      },
      {
        "part": "pesto",
        "foods": "pesto ~pesto",
        "grams": 100,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan pecorino grana-padano ~cheese_hard",
        "grams": 20,
        "role": "finish",
        "does": [
          "whisked",
          "dressed"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "basil",
        "foods": "basil",
        "grams": 5,
        "role": "finish",
        "does": [
          "whisked",
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "Bring 2 litres of water to the boil[ with the {salt}].[ Add the {potatoes} and give them a 5-minute start.]",
      "Add the {pasta} and cook for the packet time[, dropping in the {beans} for the last 5 minutes].",
      "Put the {pesto} in a large bowl and loosen it with 4 tbsp of the hot pasta water. Keep back a mug more of the water and drain the pan.",
      "Tip everything into the bowl and toss for a minute, adding a little of the water, until the sauce is creamy and clings.[ Fold in the {cheese}.][ Tear over the {basil}.] Serve at once."
    ],
    "note": "Never heat pesto in a pan: it turns dark and loses its scent. The hot {pasta} is enough."
  },
  {
    "id": "pasta-e-ceci",
    "title": "Pasta e ceci",
    "summary": "A thick, comforting bowl of soft {chickpeas} and small {pasta} in their own creamy broth.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "cumin garam-masala coconut-milk feta tahini chorizo",
    "serves": 2,
    "minutes": 30,
    "handsOn": 15,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic shallot ~garlic ~onion",
        "grams": 10,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "lightly crushed",
        "once": true
      },
      {
        "part": "rosemary",
        "foods": "rosemary sage thyme",
        "grams": 3,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "leaves finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "anchovies",
        "foods": "anchovy anchovy-paste",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake dried-chilli ~spice_heat",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree passata tinned-tomato ~tomato_conc ~tomato_sieved ~tomato_tin",
        "grams": 30,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "chickpeas",
        "foods": "chickpea ~pulse_tin",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "with their liquid",
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 650,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "hot",
        "perFood": {
          "~stock_cube": 13
        }
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
        "part": "pasta",
        "foods": "pasta macaroni wide-egg-noodle penne rigatoni fusilli farfalle pasta-shell gluten-free-pasta ~pasta_hollow spaghetti ~pasta",
        "grams": 120,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "pecorino parmesan grana-padano ~cheese_hard",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely grated",
        "once": true
      }
    ],
    "method": [
      "Warm [most of the {oil} in ]a saucepan over medium-low heat.[ Cook the {garlic} for 2 minutes, until pale gold.][ Let the {rosemary} sizzle for 30 seconds.][ Add the {anchovies} and crush until melted.][ Stir in the {chilli}.][ Add the {puree} and fry for 2 minutes, until brick red.]",
      "Add the {chickpeas} with their liquid and [?stock=~stock_cube: {650 ml} water with the {stock} crumbled in|the {stock}|{650 ml} water][, and season with the {salt}]. Simmer for 10 minutes, then blend or mash about a third of it in the pan, until the broth is thick and creamy.",
      "Add the {pasta} and simmer for 8–10 minutes, stirring often so that it does not catch, until tender and as thick as you like it. Add a splash of hot water if it gets stiff.",
      "Take off the heat and rest for 3 minutes.[ Finish with a thread of the remaining {oil}.][ Serve with the {cheese}.]"
    ],
    "note": "The tin's liquid is part of the dish: it gives body to the broth."
  },
  {
    "id": "pasta-e-fagioli",
    "title": "Pasta e fagioli",
    "summary": "A thick, velvety {one beans} soup with tender little {pasta}, closer to a stew than a broth.",
    "kitchen": "Italian",
    "course": "soup",
    "contradicts": "cumin chilli-powder feta coconut-milk courgette chorizo",
    "serves": 4,
    "minutes": 65,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "pancetta",
        "foods": "pancetta streaky-bacon bacon ~bacon_cubes ~bacon",
        "grams": 80,
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
        "part": "onion",
        "foods": "onion leek shallot ~onion ~leek",
        "grams": 130,
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
        "part": "carrot",
        "foods": "carrot",
        "grams": 90,
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
        "part": "celery",
        "foods": "celery fennel ~celery",
        "grams": 60,
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
        "grams": 8,
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
        "part": "herb",
        "foods": "rosemary sage thyme bay-leaf ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 200,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "beans",
        "foods": "borlotti-bean white-bean ~pulse_tin pinto-bean",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "drained weight, from 2 tins"
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 1100,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 22
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "blended",
          "mashed"
        ],
        "once": true
      },
      {
        "part": "pasta",
        "foods": "pasta macaroni wide-egg-noodle penne rigatoni fusilli farfalle pasta-shell gluten-free-pasta ~pasta_hollow spaghetti ~pasta",
        "grams": 160,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan grana-padano pecorino ~cheese_hard",
        "grams": 40,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated",
        "once": true
      }
    ],
    "method": [
      "Heat [two-thirds of the {oil} in ]a large saucepan over medium heat.[ Fry the {pancetta} for 5 minutes, until its fat runs.][ Add the {onion} and cook for 6 minutes, until soft.][ Add the {carrot} and give it 3 minutes.][ Add the {celery} and give it 3 minutes more.][ Stir in the {garlic} for 1 minute.]",
      "[Add the {tomatoes} and cook for 5 minutes, until thick.] Add the {beans} and [?stock=~stock_cube: {1100 ml} water with the {stock} crumbled in|the {stock}|{1100 ml} water][ with the {herb}]. Bring to the boil and simmer for 15 minutes.",
      "Lift out any woody sprigs or leaves. Blend or mash a third of the {beans} in the pan, until the soup is thick.[ Season with the {salt}.]",
      "Add the {pasta} and simmer for 8–10 minutes, stirring often, until tender. Add a splash of hot water if it gets too thick.",
      "Rest for 5 minutes off the heat.[ Drizzle with the rest of the {oil}.][ Serve with the {cheese}.]"
    ]
  },
  {
    "id": "minestrone",
    "title": "Minestrone",
    "summary": "A thick vegetable soup with soft {beans} in a slow-cooked {one tomatoes} broth.",
    "kitchen": "Italian",
    "course": "soup",
    "contradicts": "soy-sauce coconut-milk cumin chorizo lentil",
    "serves": 4,
    "minutes": 70,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish butter ~butter",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion leek shallot ~onion ~leek",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot celery ~celery",
        "grams": 120,
        "need": true,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "cut into small dice",
        "knife": true,
        "once": true
      },
      {
        "part": "celery",
        "foods": "celery fennel ~celery",
        "grams": 100,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "cut into small dice",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 200,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "potatoes",
        "foods": "potato butternut-squash sweet-potato ~potato ~squash ~sweet_potato",
        "grams": 200,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into 1.5 cm dice",
        "knife": true,
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 1200,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 24
        }
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
        "part": "greens",
        "foods": "courgette green-bean cabbage kale swiss-chard ~courgette ~green_bean ~cabbage ~leaf_cook",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "cut into bite-size pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "beans",
        "foods": "white-bean borlotti-bean ~pulse_tin",
        "grams": 240,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "drained weight, from 1 tin"
      },
      {
        "part": "pasta",
        "foods": "pasta wide-egg-noodle penne rigatoni fusilli macaroni farfalle pasta-shell gluten-free-pasta ~pasta_hollow spaghetti risotto-rice ~pasta ~rice_risotto",
        "grams": 80,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "pesto",
        "foods": "pesto basil ~pesto",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan grana-padano pecorino ~cheese_hard",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely grated",
        "once": true
      }
    ],
    "method": [
      "Heat [the {oil} in ]a large saucepan over medium-low heat.[ Cook the {onion} for 8 minutes, until soft.][ Add the {carrot} and give it 5 minutes.][ Add the {celery} and give it 5 minutes, until it smells sweet.][ Stir in the {garlic} for 1 minute.]",
      "Add the {tomatoes} and cook for 3–4 minutes, until thick. Pour in [?stock=~stock_cube: {1200 ml} water with the {stock} crumbled in|the {stock}|{1200 ml} water][, then add the {potatoes}][ and the {salt}]. Simmer for 12 minutes.",
      "Add the {greens} and the {beans} and simmer for 10 minutes. Mash a few of the {beans} against the side of the pan to thicken the broth.",
      "[Add the {pasta} and simmer for about 8 minutes more, until tender.] The vegetables should be soft but still in pieces and the soup thick enough to eat with a fork; add a little water if it is stiff.",
      "Rest for 5 minutes off the heat, then ladle into bowls.[ Spoon the {pesto} on top.][ Serve with the {cheese}.]"
    ]
  },
  {
    "id": "risotto-alla-milanese",
    "title": "Risotto alla milanese",
    "summary": "Golden, flowing {one saffron} risotto with a slight bite in every grain.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "chorizo prawn bell-pepper smoked-paprika soy-sauce basmati-rice",
    "serves": 2,
    "minutes": 35,
    "handsOn": 30,
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
        "part": "saffron",
        "foods": "saffron",
        "grams": 0.2,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
      },
      {
        "part": "butter",
        "foods": "butter olive-oil ~butter ~oil",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion shallot leek ~onion ~leek",
        "grams": 70,
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
        "part": "rice",
        "foods": "risotto-rice ~rice_risotto",
        "grams": 170,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "simmered"
        ]
      },
      {
        "part": "wine",
        "foods": "white-wine vermouth ~wine",
        "grams": 80,
        "role": "liquid",
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
        "part": "cheese",
        "foods": "parmesan grana-padano ~cheese_hard",
        "grams": 45,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "prep": "finely grated",
        "once": true
      }
    ],
    "method": [
      "Bring [?stock=~stock_cube: {750 ml} water with the {stock} crumbled in|the {stock}|{750 ml} water] to a bare simmer in a small saucepan. Crush the {saffron} into a cup and cover it with 3 tbsp of the hot liquid.",
      "Heat [half of the {butter} in ]a heavy saucepan over medium-low heat.[ Cook the {onion} for 7 minutes, until soft without colour.] Turn up to medium, add the {rice} and stir for 2 minutes, until hot and glassy at the edges.",
      "[Pour in the {wine} and stir until it has gone.] Add [?stock=~stock_cube: the stock|the {stock}|the water] a ladle at a time, stirring often and waiting until each is taken up, for 12 minutes.",
      "Stir in the {saffron} and its liquid and go on adding hot [?stock=~stock_cube: the stock|{stock}|the water] for 5–6 minutes, until the {rice} is tender with a slight bite and moves in a slow wave.[ Season with the {salt}.]",
      "Take off the heat.[ Beat in the rest of the {butter}.][ Beat in the {cheese}.] Cover for 2 minutes, then loosen with a spoonful of hot liquid and serve on warm plates."
    ]
  },
  {
    "id": "mushroom-risotto",
    "title": "Mushroom risotto",
    "summary": "Creamy risotto full of well-browned {mushrooms}.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "soy-sauce chorizo prawn coconut-milk saffron",
    "serves": 2,
    "minutes": 45,
    "handsOn": 35,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "porcini",
        "foods": "dried-mushroom",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered",
          "soaked"
        ]
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 750,
        "role": "liquid",
        "does": [
          "simmered",
          "soaked"
        ],
        "perFood": {
          "~stock_cube": 15
        }
      },
      {
        "part": "butter",
        "foods": "butter olive-oil ~butter ~oil",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "mushrooms",
        "foods": "mushroom ~mushroom",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "sliced",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "whisked",
          "scattered-at-end"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 5,
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
        "part": "thyme",
        "foods": "thyme sage rosemary",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "leaves picked",
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion shallot leek ~onion ~leek",
        "grams": 80,
        "role": "base",
        "does": [
          "simmered",
          "soaked"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "rice",
        "foods": "risotto-rice ~rice_risotto",
        "grams": 170,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "soaked"
        ]
      },
      {
        "part": "wine",
        "foods": "white-wine vermouth ~wine",
        "grams": 80,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan grana-padano pecorino ~cheese_hard",
        "grams": 40,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley chives",
        "grams": 8,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Bring [?stock=~stock_cube: {750 ml} water with the {stock} crumbled in|the {stock}|{750 ml} water] to a bare simmer in a small saucepan.[ Soak the {porcini} in a cupful of it for 15 minutes, then chop, and pour the soaking liquid back without its grit.]",
      "Heat [a third of the {butter} in ]a wide frying pan over high heat and fry the {mushrooms} for 7–8 minutes without crowding, until dry and browned.[ Add the {garlic} and stir for 30 seconds.][ Add the {thyme}.] Season[ with half of the {salt}] and set aside.",
      "Heat [another third of the {butter} in ]a heavy saucepan over medium-low heat.[ Cook the {onion} for 6–7 minutes, until soft.] Add the {rice}[ and the soaked {porcini}] and stir over medium heat for 2 minutes, until hot and glassy at the edges.",
      "[Pour in the {wine} and stir until it has gone.] Add the hot [?stock=~stock_cube: the stock|{stock}|the water] a ladle at a time, stirring often and waiting until each is taken up, for 17–18 minutes, until the {rice} is tender with a slight bite.",
      "Fold in the {mushrooms}[ with the rest of the {salt}] and take off the heat.[ Beat in the rest of the {butter}.][ Beat in the {cheese}.] Cover for 2 minutes, then loosen with a spoonful of hot liquid[ and finish with the {parsley}]."
    ],
    "note": "Brown the {mushrooms} apart and fold them in at the end; stewed in the {rice} they go grey."
  },
  {
    "id": "orzo-risotto",
    "title": "Orzo risotto",
    "summary": "Toasted {orzo} simmered in stock until loose and creamy, like a quick risotto.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "feta soy-sauce beef-mince aubergine",
    "serves": 2,
    "minutes": 25,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "shallot onion leek spring-onion ~onion ~leek ~spring_onion",
        "grams": 80,
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
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 5,
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
        "part": "orzo",
        "foods": "orzo pasta ~pasta",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "toasted"
        ]
      },
      {
        "part": "wine",
        "foods": "white-wine vermouth ~wine",
        "grams": 80,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 600,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "hot",
        "perFood": {
          "~stock_cube": 12
        }
      },
      {
        "part": "greens",
        "foods": "pea spinach asparagus courgette broccoli ~leaf_cook ~courgette",
        "grams": 120,
        "role": "body",
        "does": [
          "whisked",
          "simmered"
        ],
        "prep": "any larger vegetable cut small",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "whisked",
          "scattered-at-end"
        ]
      },
      {
        "part": "cheese",
        "foods": "parmesan grana-padano pecorino ~cheese_hard",
        "grams": 40,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 40,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "zest finely grated, then juiced",
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley basil chives dill",
        "grams": 8,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat [half of the {butter} in ]a wide saucepan over medium heat.[ Cook the {onion} for 5 minutes, until soft.][ Stir in the {garlic} for 1 minute.] Add the {orzo} and stir for 2–3 minutes, until it smells toasted and some of it has turned gold.",
      "[Pour in the {wine} and stir until it has gone.] Add [?stock=~stock_cube: {600 ml} water with the {stock} crumbled in|the {stock}|{600 ml} water], made up to {600 ml}, in three additions over 10–11 minutes, stirring often and letting each be taken up before the next.",
      "[Add the {greens} for the last 3–4 minutes, until just tender.] The {orzo} is done when tender with a slight bite in a loose, creamy sauce; add a splash of hot water if it is stiff.",
      "Take off the heat.[ Beat in the rest of the {butter}.][ Beat in the {cheese}.][ Sharpen with the {lemon}, zest and juice.] Rest for 2 minutes, taste[, add what it needs of the {salt}] and serve loose[, with the {herb} on top]."
    ],
    "note": "Serve it looser than you think: {orzo} goes on drinking for minutes after it leaves the heat."
  },
  {
    "id": "frittata-di-zucchine",
    "title": "Frittata di zucchine",
    "summary": "A soft, golden {one eggs} cake packed with sweet, browned {courgettes}.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "potato ~pasta ~pasta_hollow ~pasta_fresh soy-sauce filo-pastry",
    "serves": 2,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil butter ~oil ~oil_finish ~butter",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion shallot spring-onion leek ~onion ~spring_onion ~leek",
        "grams": 90,
        "role": "base",
        "does": [
          "fried",
          "baked",
          "simmered"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "courgettes",
        "foods": "courgette ~courgette",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "baked",
          "simmered"
        ],
        "prep": "sliced into 5 mm rounds",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "baked",
          "simmered"
        ]
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 250,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "fried"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan pecorino grana-padano ~cheese_hard",
        "grams": 35,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "herb",
        "foods": "mint basil parsley",
        "grams": 5,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat [most of the {oil} in ]a 24 cm ovenproof frying pan over medium heat.[ Soften the {onion} for 5 minutes.] Add the {courgettes}[ and half of the {salt}], turn up to medium-high and cook for 10 minutes, turning, until golden and dry.",
      "Beat together the {eggs}[, the {cheese}][, the {herb}][, the {pepper}][ and the rest of the {salt}] until just mixed. Let the {courgettes} cool for 2 minutes, then stir them in.",
      "Return the pan to medium-low heat[ with the rest of the {oil}], pour everything in and cook for 6–7 minutes without stirring, until the edges are set and only the middle wobbles.",
      "Slide under a hot grill for 2–3 minutes, until puffed and just set; or turn it with the help of a plate and give it 2 minutes on the other side. Rest for 5 minutes and serve warm or at room temperature."
    ],
    "note": "Wet {courgettes} make a wet frittata: cook their water off first.",
    "safety": "Cook until set in the middle (71 °C)."
  },
  {
    "id": "caponata",
    "title": "Caponata",
    "summary": "Soft, dark {aubergine} in a sharp, rounded {tomatoes}, eaten at room temperature.",
    "kitchen": "Italian",
    "course": "side",
    "contradicts": "mozzarella beef-mince soy-sauce feta potato",
    "serves": 4,
    "minutes": 80,
    "handsOn": 30,
    "kit": [
      "oven",
      "saucepan"
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
          "roasted",
          "dressed"
        ],
        "prep": "cut into 2.5 cm cubes",
        "knife": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 70,
        "need": true,
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
          "fried",
          "roasted",
          "simmered"
        ]
      },
      {
        "part": "celery",
        "foods": "celery fennel ~celery",
        "grams": 150,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "sliced 1 cm thick",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 300,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "red-wine-vinegar white-wine-vinegar balsamic-vinegar ~vinegar",
        "grams": 45,
        "need": true,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 18,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "raisins",
        "foods": "raisin sultana",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "roasted",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "capers",
        "foods": "caper",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "roasted",
          "simmered"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive caper",
        "grams": 80,
        "need": true,
        "role": "seasoning",
        "does": [
          "roasted",
          "simmered"
        ],
        "prep": "stoned",
        "once": true
      },
      {
        "part": "nuts",
        "foods": "pine-nut almond",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      },
      {
        "part": "basil",
        "foods": "basil mint parsley",
        "grams": 8,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Toss the {aubergine} with two-thirds of the {oil}[ and half of the {salt}] on a large tray and roast for 25–30 minutes, turning once, until brown and completely soft.",
      "Meanwhile heat the rest of the {oil} in a wide pan over medium heat.[ Cook the {celery} for 5 minutes, until it begins to soften but keeps some bite.][ Add the {onion} and cook for 8 minutes, until golden.] Add the {tomatoes} and simmer for 8–10 minutes, until thick.",
      "Add the {vinegar}[ and the {sugar}] and let it bubble for 2 minutes, until it tastes sharp and rounded.[ Stir in the rest of the {salt}.]",
      "Fold in the roasted {aubergine}[, the {raisins}][, the {capers}][ and the {olives}] and cook together over low heat for 5 minutes.",
      "Let it cool for at least 30 minutes, as it is best warm or at room temperature.[ Scatter over the {nuts}.][ Tear over the {basil}.]"
    ],
    "note": "Make it hours ahead if you can: the sharp and the sweet settle into each other."
  },
  {
    "id": "parmigiana-di-melanzane",
    "title": "Parmigiana di melanzane",
    "summary": "Layers of meltingly soft {aubergine}, thick {tomatoes} and stretchy {mozzarella}, baked until bubbling.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "beef-mince lamb-mince feta soy-sauce potato",
    "serves": 4,
    "minutes": 100,
    "handsOn": 35,
    "kit": [
      "oven",
      "saucepan"
    ],
    "parts": [
      {
        "part": "aubergine",
        "foods": "aubergine ~aubergine",
        "grams": 1000,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "roasted"
        ],
        "prep": "cut lengthways into 1 cm slices",
        "knife": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 70,
        "need": true,
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
          "fried",
          "roasted",
          "simmered"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "passata tinned-tomato tomato ~tomato_sieved ~tomato_tin ~tomato",
        "grams": 700,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "basil",
        "foods": "basil dried-oregano",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "mozzarella",
        "foods": "mozzarella provolone ~cheese_melt",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "torn and drained well",
        "knife": true
      },
      {
        "part": "cheese",
        "foods": "parmesan grana-padano pecorino ~cheese_hard",
        "grams": 80,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated"
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Brush the {aubergine} on both sides with most of the {oil} and lay on two trays.[ Season with half of the {salt}.] Roast for 25–30 minutes, turning once, until deep brown and completely soft.",
      "Meanwhile warm the rest of the {oil} in a saucepan over medium-low heat.[ Cook the {garlic} for 2 minutes, until pale gold.] Add the {tomatoes}[ and the rest of the {salt}] and simmer for 20 minutes, until thick.[ Stir in half of the {basil}.]",
      "Turn the oven down to {200 C}. Spread a spoonful of sauce in a 20 × 30 cm oven dish and lay in a third of the {aubergine}. Cover with a third of the sauce and a third of the {mozzarella}[, then a third of the {cheese}].[ Tuck in a few leaves of the {basil}.] Repeat twice more.",
      "Bake for 30 minutes, until bubbling at the sides and browned on top. Rest for at least 15 minutes before cutting; it holds together and tastes more of itself when warm."
    ],
    "note": "Undercooked {aubergine} is the only way to spoil this: roast until a spoon goes through."
  },
  {
    "id": "saltimbocca-alla-romana",
    "title": "Saltimbocca alla romana",
    "summary": "Thin, quickly fried meat under crisp {ham} and fragrant {sage}, with its pan juices.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "cream breadcrumb tinned-tomato soy-sauce coconut-milk",
    "serves": 2,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "meat",
        "foods": "veal-escalope chicken-breast pork-tenderloin pork-loin turkey-breast ~poultry_breast ~pork_quick",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "scattered-at-end",
          "fried"
        ],
        "prep": "in 4 thin pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "ham",
        "foods": "prosciutto serrano-ham",
        "grams": 60,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "scattered-at-end",
          "fried"
        ]
      },
      {
        "part": "sage",
        "foods": "sage",
        "grams": 4,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "scattered-at-end",
          "fried"
        ]
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 15,
        "role": "binder",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter olive-oil ~butter ~oil",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "wine",
        "foods": "white-wine marsala vermouth ~wine",
        "grams": 100,
        "role": "liquid",
        "does": [
          "fried",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled"
        ],
        "once": true
      }
    ],
    "method": [
      "Beat the {meat} between two sheets of baking paper to 5 mm thick.[ Season the underside with the {salt}.] Lay a slice of {ham} on each piece and pin two leaves of the {sage} on top, with a cocktail stick if you have one.",
      "[Dust the undersides with the {flour} and shake off what does not cling.] Heat [half of the {butter} in ]a large frying pan over medium-high heat.",
      "Fry {{ham}} side down for 2 minutes, until the ham is crisp, then turn and fry for 1–2 minutes more, until lightly gold and cooked through. Lift onto warm plates.",
      "[Pour the {wine} into the pan, scrape up the brown bits and boil for 1–2 minutes, until reduced by half.][ Take off the heat and swirl in the rest of the {butter} until glossy.][ Add the {pepper}.] Spoon the pan juices over the meat and serve at once."
    ],
    "safety": "{meat} or {meat} must reach 74 °C in the middle, {meat} and {meat} 63 °C with a short rest."
  },
  {
    "id": "chicken-cacciatora",
    "title": "Chicken cacciatora",
    "summary": "{chicken} browned on the bone and braised until tender in a dark, savoury {tomatoes}.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "coconut-milk garam-masala curry-powder chorizo soy-sauce smoked-paprika cinnamon",
    "serves": 4,
    "minutes": 80,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-drumstick chicken-leg whole-chicken ~poultry_dark ~poultry_bone",
        "grams": 1100,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "on the bone, skin on; a whole bird jointed"
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
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot leek ~onion ~leek",
        "grams": 150,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper mushroom carrot ~pepper_sweet ~mushroom",
        "grams": 160,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "cut into strips or slices",
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
          "simmered"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "rosemary sage bay-leaf thyme dried-oregano ~bay",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine white-wine rosemary olive mushroom ~wine ~mushroom",
        "grams": 150,
        "need": true,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive caper",
        "grams": 70,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley basil",
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
      "Dry the {chicken}[ and season all over with the {salt}]. Heat [the {oil} in ]a wide heavy pan over medium-high heat and brown the {chicken}, skin side down first, for 10 minutes, until deep golden. Lift out and pour off all but 2 tbsp of the fat.",
      "Lower the heat to medium.[ Cook the {onion} for 7 minutes, scraping up the brown bits.][ Add the {pepper} and cook for 5 minutes.][ Stir in the {garlic} for 1 minute.]",
      "[Pour in the {wine} and boil until reduced by half.] Add the {tomatoes}[ with the {herb}][ and the {olives}] and bring to a simmer.",
      "Sit the {chicken} in the sauce, skin side up, with its juices. Half cover and simmer for 30–35 minutes, until tender at the bone.",
      "Take off the lid and simmer for 5–8 minutes more, until the sauce is thick. Taste[, scatter with the {parsley}] and serve."
    ],
    "note": "Keep the skin above the liquid as it simmers so that your browning is not wasted.",
    "safety": "{chicken} must reach at least 74 °C at the bone."
  },
  {
    "id": "polpette-al-sugo",
    "title": "Polpette al sugo",
    "summary": "Soft, savoury meatballs simmered in a simple {tomatoes}.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "kidney-bean cumin tortilla smoked-paprika saffron curry-powder soy-sauce aubergine",
    "serves": 4,
    "minutes": 70,
    "handsOn": 45,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "bread",
        "foods": "bread breadcrumb ~bread ~crumbs",
        "grams": 80,
        "need": true,
        "role": "binder",
        "does": [
          "mashed",
          "soaked"
        ],
        "prep": "crusts off, torn small",
        "knife": true,
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 100,
        "role": "liquid",
        "does": [
          "mashed",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "mince",
        "foods": "beef-mince pork-mince veal-mince turkey-mince chicken-mince ~mince",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried"
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
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley basil",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan pecorino grana-padano ~cheese_hard",
        "grams": 50,
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
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ]
      },
      {
        "part": "nutmeg",
        "foods": "nutmeg black-pepper ~pepper_black",
        "grams": 0.5,
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
        ]
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
          "simmered"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "passata tinned-tomato tomato ~tomato_sieved ~tomato_tin ~tomato",
        "grams": 700,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "basil",
        "foods": "basil",
        "grams": 5,
        "role": "finish",
        "does": [
          "simmered"
        ],
        "once": true
      }
    ],
    "method": [
      "Soak the {bread} in [the {milk}|{100 ml} water] for 5 minutes, then mash to a paste. Add the {mince}[, the {egg}][, the {parsley}][, the {cheese}][, the {nutmeg}][ and two-thirds of the {salt}] and mix lightly but well with your hands. Roll with wet hands into 20 balls.",
      "Heat [most of the {oil} in ]a wide frying pan over medium-high heat and brown the balls in two batches for 5–6 minutes each, turning, until well coloured. Lift out.",
      "Lower the heat to medium[ and add the rest of the {oil}].[ Cook the {onion} for 6 minutes, scraping up the brown bits.][ Stir in the {garlic} for 1 minute.] Add the {tomatoes}[ and the rest of the {salt}] and simmer for 10 minutes.",
      "Return the meatballs and their juices, cover and simmer gently for 15–20 minutes, until cooked through, with the sauce thick around them.[ Tear over the {basil}.] Rest for 5 minutes and serve."
    ],
    "note": "The soaked {bread} is what keeps them tender, so do not leave it out or pack the balls tightly."
  },
  {
    "id": "coq-au-vin",
    "title": "Coq au vin",
    "summary": "{chicken} simmered on the bone in {wine} until tender, in a dark, glossy sauce.",
    "kitchen": "French",
    "course": "main",
    "contradicts": "tinned-tomato olive coconut-milk chorizo soy-sauce bell-pepper",
    "serves": 4,
    "minutes": 100,
    "handsOn": 45,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "lardons",
        "foods": "lardon pancetta streaky-bacon bacon ~bacon_cubes ~bacon",
        "grams": 120,
        "role": "base",
        "does": [
          "simmered",
          "scattered-at-end"
        ]
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-leg chicken-drumstick whole-chicken ~poultry_dark ~poultry_bone",
        "grams": 1200,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "on the bone, skin on; a whole bird jointed"
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
        "part": "butter",
        "foods": "butter ~oil ~oil_finish olive-oil ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "mushrooms",
        "foods": "mushroom ~mushroom",
        "grams": 250,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "halved",
        "knife": true
      },
      {
        "part": "onions",
        "foods": "shallot pearl-onion onion ~onion ~onion_small",
        "grams": 250,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "peeled, large ones halved or cut in wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "carrots",
        "foods": "carrot",
        "grams": 150,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "cut into thick slices",
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
          "simmered",
          "chilled-set"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 15,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 24,
        "role": "binder",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine ~wine",
        "grams": 500,
        "need": true,
        "role": "liquid",
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
        "grams": 250,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 5
        }
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf rosemary ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
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
      "[Cook the {lardons} in the large heavy pan over medium heat for 6–7 minutes, until crisp, and lift out, leaving the fat.] Dry the {chicken}[ and season with the {salt}]. Heat [half of the {butter} in ]the large heavy pan over medium-high heat and brown the {chicken}, skin side first, for 10 minutes, until deep golden. Lift out.",
      "[Fry the {mushrooms} in the pan for 5–6 minutes, until brown, and set aside.] Lower the heat to medium and add [the rest of the {butter} and ]2 tbsp of water, scraping up the brown bits.[ Cook the {onions} for 6 minutes, turning, until coloured.][ Add the {carrots} and give them 3 minutes.][ Stir in the {garlic} for 1 minute.]",
      "[Stir in the {puree} and fry for 1 minute.][ Stir in the {flour} and cook for 2 minutes, until nutty.] Pour in the {wine}, stirring, and boil hard for 8–10 minutes, until reduced by a third and the raw smell has gone. Add [?stock=~stock_cube: {250 ml} water with the {stock} crumbled in|the {stock}|{250 ml} water][ and the {herb}].",
      "Sit the {chicken} in the sauce, skin side up, with its juices.[ Scatter in the {lardons}.] Cover and simmer very gently for 35–40 minutes, until tender at the bone.",
      "[Add the browned {mushrooms}.] Simmer without a lid for 8–10 minutes, until the sauce is glossy and coats a spoon. Taste[, scatter with the {parsley}] and serve."
    ],
    "note": "Boil the {wine} before the {chicken} goes back: it takes the rawness out of the sauce.",
    "safety": "{chicken} must reach at least 74 °C at the bone."
  },
  {
    "id": "boeuf-bourguignon",
    "title": "Boeuf bourguignon",
    "summary": "{beef} cooked slowly in {wine} until it yields to a spoon, in a deep, glossy sauce.",
    "kitchen": "French",
    "course": "main",
    "contradicts": "cinnamon tinned-tomato kidney-bean curry-powder soy-sauce paprika beer",
    "serves": 4,
    "minutes": 200,
    "handsOn": 50,
    "kit": [
      "casserole",
      "frying pan"
    ],
    "parts": [
      {
        "part": "lardons",
        "foods": "lardon pancetta streaky-bacon bacon ~bacon_cubes ~bacon",
        "grams": 120,
        "role": "base",
        "does": [
          "baked",
          "simmered"
        ]
      },
      {
        "part": "beef",
        "foods": "stewing-beef beef-cheek beef-short-rib ~red_stew ~meat_bone",
        "grams": 900,
        "need": true,
        "role": "star",
        "does": [
          "baked",
          "simmered"
        ],
        "prep": "cut into 4–5 cm pieces",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "baked",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "sunflower-oil ~oil ~oil_finish olive-oil butter dripping ~butter",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onions",
        "foods": "shallot pearl-onion onion ~onion ~onion_small",
        "grams": 250,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "peeled, large ones halved or cut in wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "carrots",
        "foods": "carrot celery parsnip ~celery",
        "grams": 200,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "cut into thick slices",
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
          "simmered",
          "blended"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 20,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 30,
        "role": "binder",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine ~wine",
        "grams": 500,
        "need": true,
        "role": "liquid",
        "does": [
          "boiled"
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
        "perFood": {
          "~stock_cube": 7
        }
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf rosemary ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "mushrooms",
        "foods": "mushroom ~mushroom",
        "grams": 250,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
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
      "Heat the oven to {160 C}.[ Cook the {lardons} in the casserole over medium heat for 6–7 minutes, until crisp, and lift out, leaving the fat.] Dry the {beef}[ and season with the {salt}].",
      "Heat [the {fat} in ]the casserole over medium-high heat and brown the {beef} in two or three batches, 6–8 minutes each, until dark on at least two sides. Lift out.",
      "Lower the heat to medium and loosen the brown bits with 2 tbsp of water.[ Cook the {onions} for 6 minutes, turning, until coloured.][ Add the {carrots} and give them 4 minutes.][ Stir in the {garlic} for 1 minute.][ Stir in the {puree} and fry for 1 minute.][ Sprinkle in the {flour} and stir for 2 minutes, until nutty.]",
      "Pour in the {wine}, stirring, and boil for 5 minutes. Add [?stock=~stock_cube: {350 ml} water with the {stock} crumbled in|the {stock}|{350 ml} water][ and the {herb}], return the {beef} and its juices[ with the {lardons}] and bring to a simmer. Cover and cook in the oven for 2–2½ hours, until a spoon cuts the meat.",
      "[Half an hour before the end, fry the {mushrooms} over high heat in a spoonful of fat skimmed from the stew for 7–8 minutes, until brown, and add them.] If the sauce is thin, lift out the meat and boil it down until it coats a spoon. Rest for 10 minutes, taste[, scatter with the {parsley}] and serve."
    ],
    "note": "It is better the next day; cool it, chill it, and reheat gently until bubbling."
  },
  {
    "id": "blanquette-de-veau",
    "title": "Blanquette de veau",
    "summary": "Tender pieces of meat in an ivory, velvety cream sauce made from their own broth.",
    "kitchen": "French",
    "course": "main",
    "contradicts": "mustard paprika red-wine tinned-tomato curry-powder soy-sauce ~pasta ~pasta_hollow ~pasta_fresh shortcrust-pastry",
    "serves": 4,
    "minutes": 130,
    "handsOn": 40,
    "kit": [
      "large pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "meat",
        "foods": "veal chicken-thigh turkey-leg pork-shoulder ~red_quick ~poultry_dark ~poultry_bone",
        "grams": 900,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "cut into 4 cm pieces",
        "knife": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 1200,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 24
        }
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "peeled and halved",
        "knife": true,
        "once": true
      },
      {
        "part": "leek",
        "foods": "leek celery ~leek ~celery",
        "grams": 150,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cut into thick slices",
        "knife": true,
        "once": true
      },
      {
        "part": "carrots",
        "foods": "carrot",
        "grams": 250,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into thick slices",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "bay-leaf thyme ~bay",
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
        "grams": 9,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "mushrooms",
        "foods": "mushroom carrot leek ~mushroom ~leek",
        "grams": 250,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "halved if large",
        "knife": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 45,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 45,
        "need": true,
        "role": "binder",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream creme-fraiche single-cream ~cream ~sour_cream ~cream_thin",
        "grams": 150,
        "need": true,
        "role": "sauce",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "yolks",
        "foods": "egg-yolk egg ~egg",
        "grams": 36,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "prep": "yolks only",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon-juice lemon white-wine-vinegar ~citrus_juice ~citrus_sour",
        "grams": 20,
        "role": "finish",
        "does": [
          "boiled",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "nutmeg",
        "foods": "nutmeg white-pepper black-pepper ~pepper_black",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "boiled",
          "whisked"
        ],
        "once": true
      }
    ],
    "method": [
      "Put the {meat} in a large pan, cover with cold water, bring to the boil and simmer for 2 minutes. Drain and rinse; this keeps the sauce pale.",
      "Return the meat to the clean pan with [?stock=~stock_cube: {1200 ml} water with the {stock} crumbled in|the {stock}|{1200 ml} water][, the {onion}][, the {leek}][, the {carrots}][, the {herb}][ and the {salt}]. Simmer at the barest bubble, part covered, for 1¼–1½ hours, until a knife slides in; {meat} takes 35–40 minutes.",
      "[Meanwhile cook the {mushrooms} in a covered saucepan with 4 tbsp of water for 7 minutes, until tender, and add their liquid to the meat.] Strain the broth and keep {700 ml}; keep the meat and any vegetables warm with a splash of it.",
      "Melt the {butter} in a saucepan, stir in the {flour} and cook for 2 minutes without colour. Whisk in the {700 ml} of broth a little at a time and simmer for 8–10 minutes, until it coats a spoon.",
      "Put the {cream} in a bowl[ and beat in the {yolks}]. Whisk in a ladle of the hot sauce, pour it all back and stir over low heat for 3 minutes, without boiling, until velvety.[ Sharpen with the {lemon}.][ Season with the {nutmeg}.]",
      "Fold in the meat and any vegetables[ with the {mushrooms}], warm through for 3 minutes without boiling and serve."
    ],
    "note": "Nothing in this dish is browned: its charm is that it is pale, soft and delicate."
  },
  {
    "id": "poulet-a-la-moutarde",
    "title": "Poulet à la moutarde",
    "summary": "Golden {chicken} in a creamy sauce with the warm bite of {mustard}.",
    "kitchen": "French",
    "course": "main",
    "contradicts": "tinned-tomato coconut-milk soy-sauce curry-powder ~pasta ~pasta_hollow ~pasta_fresh honey",
    "serves": 2,
    "minutes": 55,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-leg chicken-drumstick chicken-breast ~poultry_dark ~poultry_bone ~poultry_breast",
        "grams": 550,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "on the bone and skin on, if you can"
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
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 45,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "whisked"
        ]
      },
      {
        "part": "butter",
        "foods": "butter ~oil ~oil_finish olive-oil ~butter",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "lardons",
        "foods": "lardon streaky-bacon pancetta ~bacon_cubes ~bacon",
        "grams": 60,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "shallot",
        "foods": "shallot onion leek ~onion ~leek",
        "grams": 70,
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
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 5,
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
        "part": "wine",
        "foods": "white-wine vermouth cider ~wine",
        "grams": 120,
        "role": "liquid",
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
        "grams": 120,
        "role": "liquid",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 4
        }
      },
      {
        "part": "thyme",
        "foods": "thyme bay-leaf ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "creme-fraiche double-cream single-cream ~sour_cream ~cream ~cream_thin",
        "grams": 100,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "tarragon parsley chives",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "leaves chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Dry the {chicken}[ and season with the {salt}]. Rub with a third of the {mustard} and leave while you get the rest ready.",
      "Heat [the {butter} in ]a wide pan over medium heat and brown the {chicken}, skin side down first where there is skin, for 8–10 minutes, until golden. Lift out and pour off all but 1 tbsp of the fat.",
      "[Fry the {lardons} for 4 minutes, until they colour.][ Cook the {shallot} for 4 minutes, scraping up the brown bits.][ Stir in the {garlic} for 1 minute.][ Pour in the {wine} and boil until reduced by half.] Add [?stock=~stock_cube: {120 ml} water with the {stock} crumbled in|the {stock}|{120 ml} water][ and the {thyme}] and return the {chicken}, skin side up, with its juices. Cover and simmer gently for 25 minutes on the bone, or 8–10 minutes for boneless breast, until cooked through.",
      "Lift out the {chicken}. Whisk the {cream} and the rest of the {mustard} into the pan and simmer for 3–4 minutes, until the sauce coats a spoon. Return the {chicken}[, scatter with the {herb}] and serve."
    ],
    "note": "Add most of the {mustard} at the end: long cooking takes away its heat.",
    "safety": "{chicken} must reach 74 °C in the thickest part."
  },
  {
    "id": "moules-mariniere",
    "title": "Moules marinière",
    "summary": "Plump {mussels} steamed open in {wine}, with a bowlful of their own briny juices.",
    "kitchen": "French",
    "course": "main",
    "contradicts": "coconut-milk tinned-tomato chorizo soy-sauce ~pasta ~pasta_hollow ~pasta_fresh rice",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "mussels",
        "foods": "mussel ~mollusc",
        "grams": 1000,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "live, in the shell"
      },
      {
        "part": "butter",
        "foods": "butter olive-oil ~butter ~oil",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "shallot",
        "foods": "shallot onion leek ~onion ~leek",
        "grams": 70,
        "role": "base",
        "does": [
          "simmered",
          "boiled"
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
          "simmered",
          "boiled"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine cider vermouth ~wine",
        "grams": 170,
        "need": true,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream creme-fraiche single-cream ~cream ~sour_cream ~cream_thin",
        "grams": 50,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley chives",
        "grams": 15,
        "role": "finish",
        "does": [
          "simmered",
          "boiled",
          "whisked"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled",
          "whisked"
        ],
        "once": true
      }
    ],
    "method": [
      "Scrub the {mussels} in cold water and pull off the beards. Throw away any that are broken, and any open ones that do not close when tapped hard.",
      "Heat [the {butter} in ]a large lidded pan over medium heat.[ Cook the {shallot} for 4 minutes, until soft.][ Stir in the {garlic} for 1 minute.] Pour in the {wine}[ with the {herb}], turn the heat to high and boil for 2 minutes.",
      "Tip in the {mussels}, clap on the lid and cook for 3–5 minutes, shaking the pan twice, until they have opened. Lift them into warm bowls and throw away any that stay shut.",
      "Boil the juices for 1 minute.[ Stir in the {cream} and bubble for a minute more.][ Stir in the {parsley}.][ Add the {pepper}.] Pour over the {mussels}, leaving the last gritty spoonful behind."
    ],
    "safety": "Discard {mussels} that are broken or will not close before cooking, and any that stay shut after it."
  },
  {
    "id": "sole-meuniere",
    "title": "Sole meunière",
    "summary": "{fish} fried to a thin golden crust, under foaming brown {butter} and {lemon}.",
    "kitchen": "French",
    "course": "main",
    "contradicts": "breadcrumb soy-sauce coconut-milk cream beer",
    "serves": 2,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fish",
        "foods": "sole plaice ~fish_white trout ~fish_oily",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ]
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
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 30,
        "need": true,
        "role": "binder",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "sunflower-oil ~oil ~oil_finish olive-oil",
        "grams": 14,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 65,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ]
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 60,
        "need": true,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "half juiced, half in wedges",
        "knife": true
      },
      {
        "part": "capers",
        "foods": "caper",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley chives dill",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Pat the {fish} very dry.[ Season with the {salt}.][ Grind over the {pepper}.] Just before cooking, coat in the {flour} and shake off all that does not cling.",
      "Heat [the {oil} with ]a third of the {butter} in a large frying pan over medium-high heat until the foam settles. Fry the {fish}, best side down, for 2–3 minutes, until golden, then turn and cook for 1–2 minutes more (longer for thick pieces), until opaque right through. Lift onto warm plates.",
      "Wipe out the pan, add the rest of the {butter} and cook over medium heat, swirling, for 2–3 minutes, until it foams, turns hazelnut brown and smells of toast.",
      "Take off the heat at once and add the juice of half the {lemon}; it will froth.[ Stir in the {capers}.][ Add the {parsley}.] Spoon over the {fish} and serve."
    ],
    "safety": "{fish} should be opaque and flake in the middle (63 °C)."
  },
  {
    "id": "quiche-lorraine",
    "title": "Quiche lorraine",
    "summary": "Crisp pastry filled with {bacon} in a trembling custard of cream and {eggs}.",
    "kitchen": "French",
    "course": "main",
    "contradicts": "spinach feta filo-pastry tinned-tomato beef-mince salmon",
    "serves": 6,
    "minutes": 100,
    "handsOn": 30,
    "kit": [
      "baking tray",
      "frying pan"
    ],
    "parts": [
      {
        "part": "pastry",
        "foods": "shortcrust-pastry puff-pastry",
        "grams": 320,
        "need": true,
        "role": "body",
        "does": [
          "chilled-set",
          "fried"
        ],
        "once": true
      },
      {
        "part": "bacon",
        "foods": "lardon bacon pancetta ~bacon_cubes ~bacon",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "cut small",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "gruyere comte emmental cheddar ~cheese_melt",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 150,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream creme-fraiche single-cream ~cream ~sour_cream ~cream_thin",
        "grams": 300,
        "need": true,
        "role": "sauce",
        "does": [
          "whisked"
        ],
        "once": true
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
        "part": "nutmeg",
        "foods": "nutmeg",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "grated",
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
      }
    ],
    "method": [
      "Roll out the {pastry} to 3 mm, line a 23 cm tart tin, prick the base and chill for 20 minutes. Heat the oven to {200 C}.",
      "Line the case with baking paper, weigh it down and bake for 15 minutes. Lift out paper and beans and bake for 6–8 minutes more, until the base is dry and pale gold. Turn the oven down to {170 C}.",
      "Meanwhile cook the {bacon} in a frying pan over medium heat for 8 minutes, until lightly golden, and drain on paper. Spread over the pastry[ with the {cheese}].",
      "Whisk together the {eggs}, the {cream}[, the {nutmeg}][, the {pepper}][ and the {salt}] until smooth but not frothy. Set the case on the oven shelf and pour it in.",
      "Bake for 30–35 minutes, until set at the edge with a slight wobble in the middle. Cool for at least 15 minutes, so that it cuts cleanly, and serve warm."
    ],
    "note": "Bake the case properly before filling: that is what keeps the bottom crisp.",
    "safety": "The custard is safe when just set in the middle (74 °C); eat within 2 hours or chill."
  },
  {
    "id": "ratatouille",
    "title": "Ratatouille",
    "summary": "Soft, browned {aubergine} and {courgettes} in a thick, sweet {tomatoes}.",
    "kitchen": "French",
    "course": "main",
    "contradicts": "potato mozzarella feta beef-mince coconut-milk soy-sauce caper",
    "serves": 4,
    "minutes": 80,
    "handsOn": 45,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 84,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "aubergine",
        "foods": "aubergine ~aubergine",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into 2.5 cm cubes",
        "knife": true,
        "once": true
      },
      {
        "part": "courgettes",
        "foods": "courgette ~courgette",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into thick half-moons",
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
        "foods": "onion red-onion shallot ~onion",
        "grams": 200,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "peppers",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 300,
        "role": "body",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "cut into 2.5 cm pieces",
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
          "simmered"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato passata ~tomato ~tomato_tin ~tomato_sieved",
        "grams": 500,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf rosemary dried-oregano ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "basil",
        "foods": "basil parsley",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat a third of the {oil} in a wide heavy pan over medium-high heat and fry the {aubergine} for 8–10 minutes, until brown and soft. Lift out. Add another spoonful of the oil and fry the {courgettes} for 6–7 minutes, until golden. Lift out[ and season both with half of the {salt}].",
      "Add the rest of the {oil} and lower the heat to medium.[ Cook the {onion} for 8 minutes, until soft and golden.][ Add the {peppers} and cook for 10 minutes, until they slump.][ Stir in the {garlic} for 1 minute.]",
      "Add the {tomatoes}[ with the {herb}][ and the rest of the {salt}] and simmer for 12–15 minutes, until thick and jammy.",
      "Fold in the fried vegetables, half cover and simmer gently for 10–15 minutes, until everything is soft but still in pieces and there is no watery juice.",
      "Rest for 10 minutes.[ Tear in the {basil}.] Serve warm or at room temperature."
    ]
  },
  {
    "id": "gratin-dauphinois",
    "title": "Gratin dauphinois",
    "summary": "Thin {potatoes} baked slowly in cream until meltingly soft under a golden skin.",
    "kitchen": "French",
    "course": "side",
    "contradicts": "bacon provolone kale leek white-fish soy-sauce mayonnaise",
    "serves": 4,
    "minutes": 90,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "oven"
    ],
    "parts": [
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "baked",
          "simmered",
          "whisked"
        ],
        "prep": "1 halved, 1 finely chopped",
        "knife": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream creme-fraiche ~cream ~cream_thin ~sour_cream",
        "grams": 300,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk stock ~milk ~stock_liquid",
        "grams": 300,
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
        "grams": 9,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
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
        "prep": "grated",
        "once": true
      },
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 1000,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "peeled and sliced 3 mm thick, not rinsed",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "gruyere comte emmental ~cheese_melt",
        "grams": 60,
        "role": "finish",
        "does": [
          "fried",
          "baked",
          "whisked"
        ],
        "prep": "grated",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {170 C}. Have ready a 20 × 25 cm oven dish.[ Rub it with the cut {garlic}.][ Smear it thickly with the {butter}.]",
      "Bring the {cream}[ and the {milk}] to a simmer in a large saucepan.[ Add the chopped {garlic}.][ Season with the {salt}.][ Grate in the {nutmeg}.] The liquid should taste a little too salty.",
      "Add the {potatoes} and simmer gently for 8–10 minutes, stirring carefully, until the slices bend and the cream has thickened.",
      "Tip into the dish and press level, so that the cream just covers.[ Scatter with the {cheese}.] Bake for 50–55 minutes, until a knife meets no resistance and the top is golden and bubbling. Rest for 10 minutes before serving."
    ]
  },
  {
    "id": "tartiflette",
    "title": "Tartiflette",
    "summary": "{potatoes} and golden {lardons} baked under a thick layer of melting {cheese}.",
    "kitchen": "French",
    "course": "main",
    "contradicts": "shortcrust-pastry tinned-tomato ~pasta ~pasta_hollow ~pasta_fresh white-fish",
    "serves": 4,
    "minutes": 70,
    "handsOn": 30,
    "kit": [
      "saucepan",
      "frying pan",
      "oven"
    ],
    "parts": [
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 1000,
        "need": true,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "scrubbed, halved if large",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "for the potato water",
        "once": true
      },
      {
        "part": "lardons",
        "foods": "lardon bacon pancetta ~bacon_cubes ~bacon",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "butter",
        "foods": "butter ~oil ~oil_finish ~butter",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onions",
        "foods": "onion shallot leek ~onion ~leek",
        "grams": 250,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 5,
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
        "part": "wine",
        "foods": "white-wine vermouth cider ~wine",
        "grams": 120,
        "role": "liquid",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "creme-fraiche double-cream single-cream ~sour_cream ~cream ~cream_thin",
        "grams": 120,
        "role": "sauce",
        "does": [
          "baked",
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "baked",
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "provolone camembert brie raclette taleggio ~cheese_melt",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "baked",
          "whisked",
          "scattered-at-end"
        ],
        "prep": "halved through the middle, or sliced, rind on",
        "knife": true
      }
    ],
    "method": [
      "Boil the {potatoes} in plenty of water[ with the {salt}] for 15–18 minutes, until just tender. Drain, let the steam go and cut into thick slices. Heat the oven to {200 C}.",
      "Meanwhile cook the {lardons} in a frying pan over medium heat for 7–8 minutes, until golden.[ Add the {butter}.][ Add the {onions} and cook for 10 minutes, until soft and gold.][ Stir in the {garlic} for 1 minute.][ Pour in the {wine} and boil until nearly gone, scraping up the brown bits.]",
      "Layer half of the {potatoes} in an oven dish with half of the {lardons} mixture, then the rest of both.[ Dot over the {cream}.][ Grind over the {pepper}.] Lay the {cheese} on top, rind upwards.",
      "Bake for 20–25 minutes, until the {cheese} has run down through the {potatoes} and the top is brown. Rest for 5 minutes."
    ]
  },
  {
    "id": "croque-monsieur",
    "title": "Croque monsieur",
    "summary": "Hot {ham} and melted {cheese} in crisp buttered {bread}, under a browned, bubbling sauce.",
    "kitchen": "French",
    "course": "main",
    "contradicts": "tortilla mayonnaise gherkin tinned-tomato ~pasta ~pasta_hollow ~pasta_fresh lettuce",
    "serves": 2,
    "minutes": 30,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "oven"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 35,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 16,
        "need": true,
        "role": "binder",
        "does": [
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk single-cream ~milk ~cream_thin",
        "grams": 180,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "nutmeg",
        "foods": "nutmeg",
        "grams": 0.2,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "gruyere comte emmental cheddar ~cheese_melt",
        "grams": 140,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "grated"
      },
      {
        "part": "bread",
        "foods": "bread sourdough ~bread",
        "grams": 170,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ]
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "ham",
        "foods": "ham",
        "grams": 120,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Melt half of the {butter} in a small saucepan, stir in the {flour} and cook for 1 minute. Whisk in the {milk} little by little and simmer for 3 minutes, until thick.[ Season with the {salt}.][ Add the {nutmeg}.] Stir in a handful of the {cheese}.",
      "Spread the rest of the {butter} over one side of each slice of {bread}. Lay two slices buttered side down on a lined tray.[ Spread with the {mustard}.] Add a spoonful of the sauce, the {ham} and half of the remaining {cheese}, and close with the other slices, buttered side up.",
      "Spread the rest of the sauce over the tops, right to the edges, and scatter with the last of the {cheese}.",
      "Bake for 12 minutes, until the underside is crisp, then give it 2 minutes under a hot grill, until bubbling and browned in patches. Let it stand for 2 minutes before eating."
    ],
    "note": "Take the sauce to the very edge: bare crusts burn."
  },
  {
    "id": "soupe-a-loignon",
    "title": "Soupe à l'oignon",
    "summary": "Dark, sweet, slow-cooked {onions} in savoury broth under {bread} and bubbling {cheese}.",
    "kitchen": "French",
    "course": "soup",
    "contradicts": "tinned-tomato potato coconut-milk cream chicken-thigh soy-sauce",
    "serves": 4,
    "minutes": 95,
    "handsOn": 40,
    "kit": [
      "saucepan",
      "oven"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter",
        "grams": 50,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onions",
        "foods": "onion red-onion shallot ~onion",
        "grams": 1000,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "thinly sliced",
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
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 15,
        "role": "binder",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine sherry cider red-wine ~wine",
        "grams": 200,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 1100,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 22
        }
      },
      {
        "part": "herb",
        "foods": "thyme bay-leaf ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "red-wine-vinegar white-wine-vinegar",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "baguette sourdough bread ~bread",
        "grams": 140,
        "need": true,
        "role": "body",
        "does": [
          "baked"
        ],
        "prep": "cut into 2 cm slices",
        "knife": true
      },
      {
        "part": "cheese",
        "foods": "gruyere comte emmental cheddar ~cheese_melt",
        "grams": 150,
        "need": true,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "grated"
      }
    ],
    "method": [
      "Heat [the {butter} in ]a large heavy pan over medium heat. Add the {onions}[ and half of the {salt}], cover and cook for 15 minutes, stirring now and then, until collapsed.",
      "Take off the lid and cook for 30–35 minutes over medium-low heat, stirring more often as they colour and loosening the bottom with a spoonful of water whenever it catches, until deep brown, sticky and sweet.",
      "[Stir in the {flour} and cook for 2 minutes.][ Pour in the {wine} and boil until almost gone, scraping the pan.] Add [?stock=~stock_cube: {1100 ml} water with the {stock} crumbled in|the {stock}|{1100 ml} water][ with the {herb}] and simmer for 20 minutes. Taste for seasoning[ and add the rest of the {salt} if it needs it].[ Sharpen with the {vinegar}.]",
      "Meanwhile dry the {bread} in the oven at {180 C} for 10 minutes, until crisp and pale gold.",
      "Ladle the soup into heatproof bowls, float the {bread} and cover thickly with the {cheese}. Grill for 3–4 minutes, until bubbling and browned; or melt the {cheese} on the {bread} under the grill first and set them on the soup."
    ],
    "note": "Nearly an hour with the {{onions}} is the whole recipe; pale onions make thin soup."
  },
  {
    "id": "tortilla-de-patatas",
    "title": "Tortilla de patatas",
    "summary": "A thick, tender cake of slow-cooked potatoes and {eggs}, pale gold outside and soft within.",
    "kitchen": "Spanish",
    "course": "main",
    "contradicts": "cream courgette salt-cod parmesan tortilla mayonnaise",
    "serves": 4,
    "minutes": 60,
    "handsOn": 35,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 180,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "most of it drained off and kept for another day",
        "once": true
      },
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "peeled and cut into thin, small slices",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 150,
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
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ]
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 300,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "fried"
        ]
      }
    ],
    "method": [
      "Warm the {oil} in a 24 cm non-stick frying pan over medium heat. Add the {potatoes}[ with the {onion}][ and two-thirds of the {salt}] and cook at a lazy bubble for 20–25 minutes, turning now and then, until completely soft but barely coloured.",
      "Drain in a sieve over a bowl and keep the oil. Beat the {eggs} in a large bowl[ with the rest of the {salt}], stir in the warm {potatoes}, pressing some of them down into the {eggs}, and leave for 10 minutes.",
      "Wipe the pan, heat 1 tbsp of the kept oil over medium-high heat and pour in the mixture. Shake for 1 minute, then turn the heat to medium-low and cook for 3–4 minutes, tucking in the sides, until the edge is set and the middle still loose.",
      "Put a large plate over the pan, turn it over in one quick move, and slide the tortilla back in. Tuck the edges under and cook for 2–4 minutes: 2 for a soft middle, 4 for one set right through.",
      "Slide onto a plate and rest for at least 5 minutes. Eat warm or at room temperature."
    ],
    "note": "The {potatoes} must stand in the beaten {eggs}: that is how the two become one.",
    "safety": "For anyone pregnant, very young, old or unwell, cook it until set right through (71 °C)."
  },
  {
    "id": "gambas-al-ajillo",
    "title": "Gambas al ajillo",
    "summary": "Sweet {prawns} sizzling in {oil} with a lot of golden {garlic}.",
    "kitchen": "Spanish",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh coconut-milk soy-sauce rice cream feta tinned-tomato",
    "serves": 2,
    "minutes": 15,
    "handsOn": 15,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "prawns",
        "foods": "prawn ~prawn",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "peeled"
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
        "part": "oil",
        "foods": "olive-oil ~oil",
        "grams": 80,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 24,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake dried-chilli chilli ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "paprika",
        "foods": "smoked-paprika paprika",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sherry",
        "foods": "sherry brandy white-wine ~wine",
        "grams": 30,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
        "grams": 8,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 30,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "bread",
        "foods": "bread baguette ~bread ~roll",
        "grams": 120,
        "role": "body",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "in thick slices",
        "once": true
      }
    ],
    "method": [
      "Pat the {prawns} very dry[ and season with the {salt}].",
      "Put the {oil} and the {garlic} in a cold frying pan and warm over medium-low heat for 4–5 minutes, until the {garlic} is pale gold.[ Add the {chilli} for the last minute.]",
      "Turn the heat to high, add the {prawns} and cook for 1–1½ minutes on each side, until pink and just opaque.[ Stir in the {paprika}.][ Add the {sherry}, stand back and let it bubble for 30 seconds.]",
      "Take off the heat while still sizzling.[ Scatter with the {parsley}.][ Squeeze over the {lemon}.] Serve at once in the hot oil[, with the {bread} to mop it up]."
    ],
    "note": "Dry {prawns} sizzle and wet ones stew, so pat them well.",
    "safety": "{prawns} are done when pink and opaque all through; ready-cooked ones need only 1 minute to be piping hot."
  },
  {
    "id": "paella-style-rice",
    "title": "Paella-style rice",
    "summary": "Golden, savoury rice cooked in a wide shallow layer, with a toasted crust underneath.",
    "kitchen": "Spanish",
    "course": "main",
    "contradicts": "parmesan coconut-milk soy-sauce cream curry-powder",
    "serves": 4,
    "minutes": 60,
    "handsOn": 35,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "stock",
        "foods": "stock fish-stock ~stock_cube ~stock_liquid",
        "grams": 950,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~stock_cube": 19
        }
      },
      {
        "part": "saffron",
        "foods": "saffron",
        "grams": 0.2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 50,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "meat",
        "foods": "chicken-thigh rabbit chicken-breast ~poultry_dark ~red_stew ~poultry_breast",
        "grams": 500,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "boned and cut into 4 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper artichoke ~pepper_sweet",
        "grams": 160,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into strips",
        "knife": true,
        "once": true
      },
      {
        "part": "beans",
        "foods": "green-bean butter-bean pea ~green_bean ~pulse_tin",
        "grams": 150,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "trimmed and cut into short lengths",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato passata ~tomato ~tomato_tin ~tomato_sieved",
        "grams": 200,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "grated or finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "paprika",
        "foods": "smoked-paprika paprika saffron",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "paella-rice risotto-rice ~rice_risotto",
        "grams": 320,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "seafood",
        "foods": "prawn mussel squid seafood-mix chicken-thigh rabbit ~prawn ~mollusc ~poultry_dark ~red_stew",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "toasted",
          "scattered-at-end"
        ],
        "prep": "raw; mussels scrubbed, squid sliced",
        "knife": true,
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
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Bring [?stock=~stock_cube: {950 ml} water with the {stock} crumbled in|the {stock}|{950 ml} water] to a simmer in a saucepan[ and crumble in the {saffron}]. Keep it hot.",
      "Heat [the {oil} in ]a very wide frying pan over medium-high heat.[ Season the {meat} and brown for 8–10 minutes, turning, until golden all over.][ Add the {pepper} and fry for 4 minutes.][ Add the {beans} and fry for 3 minutes.]",
      "Lower the heat to medium.[ Stir in the {garlic} for 30 seconds.][ Add the {tomatoes} and cook for 5–6 minutes, until dark and jammy.][ Stir in the {paprika} for 20 seconds.] Add the {rice} and stir for 1 minute, until coated.",
      "Pour in the hot [?stock=~stock_cube: the stock|{stock}|the water][ and add the {salt}]. Shake the {{rice}} level and do not stir again. Boil briskly for 10 minutes, then lower the heat and simmer for 7–8 minutes, until the rice is nearly dry and tender with a slight bite.",
      "[Push the {seafood} into the top for the last 5–6 minutes, loosely covered with foil, until opaque and cooked through.] Turn up the heat for 1–2 minutes at the end, until it crackles and smells toasted underneath.",
      "Take off the heat, cover with a clean cloth and rest for 5 minutes.[ Serve with the {lemon}.]"
    ]
  },
  {
    "id": "garbanzos-con-espinacas",
    "title": "Garbanzos con espinacas",
    "summary": "Soft {chickpeas} and silky greens in a thick, garlicky, warmly spiced sauce.",
    "kitchen": "Spanish",
    "course": "main",
    "contradicts": "garam-masala coconut-milk feta tahini ~pasta ~pasta_hollow ~pasta_fresh turmeric curry-powder paneer",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 42,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 16,
        "need": true,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "peeled and thickly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "bread",
        "foods": "bread ~bread ~roll breadcrumb ~crumbs",
        "grams": 40,
        "role": "binder",
        "does": [
          "fried"
        ],
        "prep": "torn small",
        "knife": true,
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "blended"
        ],
        "prep": "ground",
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "red-wine-vinegar ~vinegar",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato tomato passata ~tomato_tin ~tomato ~tomato_sieved",
        "grams": 120,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "paprika",
        "foods": "smoked-paprika paprika cumin",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "spinach",
        "foods": "spinach swiss-chard ~leaf_cook",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "washed, coarse stalks sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "chickpeas",
        "foods": "chickpea ~pulse_tin",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "with their liquid",
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
      }
    ],
    "method": [
      "Heat the {oil} in a wide frying pan over medium heat and fry the {garlic}[ with the {bread}] for 2–3 minutes, until golden. Lift out, leaving the oil, and pound or blend to a rough paste with 3 tbsp of water.[ Work in the {cumin}.][ Work in the {vinegar}.]",
      "[Add the {tomatoes} to the oil and cook for 5 minutes, until thick.] Add the {spinach} in handfuls and wilt for 3–4 minutes, until the pan is nearly dry.",
      "[Stir in the {paprika} for 20 seconds.] Add the {chickpeas} with their liquid and the garlic paste[, and season with the {salt}]. Simmer for 8–10 minutes, until thick and saucy.",
      "Rest for a few minutes, taste and serve warm."
    ],
    "note": "Frying and pounding the {garlic} is what makes it taste of Seville: sweet, deep and thick."
  },
  {
    "id": "pollo-al-ajillo",
    "title": "Pollo al ajillo",
    "summary": "Golden {chicken} cooked with a whole head of {garlic} in a short, glossy {one wine} sauce.",
    "kitchen": "Spanish",
    "course": "main",
    "contradicts": "tinned-tomato cream creme-fraiche mustard mushroom coconut-milk soy-sauce rice",
    "serves": 2,
    "minutes": 50,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-drumstick chicken-leg chicken-wing whole-chicken ~poultry_dark ~poultry_bone",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "on the bone, each cut in two if you can; a whole bird jointed",
        "knife": true
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
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 56,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 45,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "cloves separated, most left whole and lightly crushed, 3 finely chopped",
        "knife": true
      },
      {
        "part": "bay",
        "foods": "bay-leaf thyme rosemary ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake dried-chilli ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "sherry white-wine ~wine",
        "grams": 150,
        "need": true,
        "role": "liquid",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
        "grams": 8,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon red-wine-vinegar ~citrus_sour",
        "grams": 15,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Dry the {chicken}[ and season with the {salt}]. Heat the {oil} in a wide heavy pan over medium heat, add the whole cloves of the {garlic} and cook for 4–5 minutes, until golden. Lift out.",
      "Turn up to medium-high and brown the {chicken} in the garlicky oil for 10–12 minutes, turning, until deep golden all over.",
      "Lower the heat, stir in the chopped {garlic} for 30 seconds and pour in the {wine}[ with the {bay}][ and the {chilli}]. Return the golden cloves, half cover and simmer for 18–20 minutes, turning once, until the {chicken} is tender at the bone.",
      "Take off the lid and bubble for 3–4 minutes, until the juices and oil come together into a short, glossy sauce.[ Sharpen with the {lemon}.][ Scatter with the {parsley}.] Serve."
    ],
    "note": "Take the whole cloves out once golden; left in the hot oil they would turn bitter.",
    "safety": "{chicken} must reach at least 74 °C at the bone."
  },
  {
    "id": "albondigas-en-salsa",
    "title": "Albóndigas en salsa",
    "summary": "Small, tender meatballs in a savoury sauce built on slow-fried onion.",
    "kitchen": "Spanish",
    "course": "main",
    "contradicts": "parmesan ~pasta ~pasta_hollow ~pasta_fresh kidney-bean cumin coriander tortilla soy-sauce cream mozzarella",
    "serves": 4,
    "minutes": 75,
    "handsOn": 45,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "mince",
        "foods": "pork-mince beef-mince veal-mince chicken-mince ~mince",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "or half pork, half beef",
        "once": true
      },
      {
        "part": "crumbs",
        "foods": "breadcrumb bread ~crumbs ~bread",
        "grams": 50,
        "need": true,
        "role": "binder",
        "does": [
          "soaked"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 70,
        "role": "liquid",
        "does": [
          "soaked"
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
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true,
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
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 20,
        "role": "binder",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 50,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 90,
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
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato tomato passata ~tomato_tin ~tomato ~tomato_sieved",
        "grams": 200,
        "role": "sauce",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "paprika",
        "foods": "smoked-paprika paprika saffron almond",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "white-wine sherry ~wine",
        "grams": 150,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 300,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 6
        }
      },
      {
        "part": "saffron",
        "foods": "saffron",
        "grams": 0.1,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "bay",
        "foods": "bay-leaf thyme ~bay",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "almonds",
        "foods": "almond ground-almonds hazelnut",
        "grams": 30,
        "role": "finish",
        "does": [
          "simmered"
        ],
        "prep": "toasted and pounded fine",
        "once": true
      },
      {
        "part": "peas",
        "foods": "pea",
        "grams": 100,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      }
    ],
    "method": [
      "Soak the {crumbs} in [the {milk}|{70 ml} water] for 5 minutes. Add the {mince}[, the {egg}][, the {parsley}][, a third of the {garlic}][ and three-quarters of the {salt}] and mix lightly but well with your hands. Roll with wet hands into 24 balls.[ Roll them in the {flour} and shake off what does not cling.]",
      "Heat [most of the {oil} in ]a wide pan over medium-high heat and brown the balls in two batches for 5–6 minutes each, turning, until well coloured. Lift out.",
      "Lower the heat to medium and add the {onion}[, with the rest of the {oil}]. Cook for 10 minutes, scraping up the brown bits, until soft and golden.[ Add the {carrot} and give it 5 minutes.][ Stir in the rest of the {garlic} for 1 minute.][ Add the {tomatoes} and cook for 5 minutes, until thick.][ Stir in the {paprika} for 20 seconds.]",
      "[Pour in the {wine} and boil until reduced by half.] Add [?stock=~stock_cube: {300 ml} water with the {stock} crumbled in|the {stock}|{300 ml} water][ with the {saffron}][ and the {bay}] and simmer for 5 minutes. Blend it smooth if you like, without any leaves.",
      "Return the meatballs and their juices[ with the rest of the {salt}], cover and simmer gently for 15 minutes, until cooked through.[ Stir in the {almonds} for the last 5 minutes to thicken the sauce.][ Add the {peas} for the last 4 minutes.] Rest for 5 minutes and serve."
    ],
    "note": "Give the {onion} its full ten minutes; it is most of the sauce."
  },
  {
    "id": "lentejas-con-chorizo",
    "title": "Lentejas con chorizo",
    "summary": "A thick, smoky, brick-red stew of soft {lentils} and {chorizo}.",
    "kitchen": "Spanish",
    "course": "main",
    "contradicts": "red-lentil garam-masala coconut-milk cumin turmeric rice feta",
    "serves": 4,
    "minutes": 75,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "chorizo",
        "foods": "fresh-chorizo chorizo ~sausage_raw",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into thick slices",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion leek shallot ~onion ~leek",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "cut into dice",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 120,
        "role": "base",
        "does": [
          "simmered"
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
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato passata ~tomato ~tomato_tin ~tomato_sieved",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "grated or chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "paprika",
        "foods": "smoked-paprika paprika",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "lentils",
        "foods": "lentil puy-lentil ~pulse_whole",
        "grams": 300,
        "need": true,
        "role": "body",
        "does": [
          "boiled"
        ],
        "prep": "dried, rinsed"
      },
      {
        "part": "bay",
        "foods": "bay-leaf thyme ~bay",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "potatoes",
        "foods": "potato ~potato",
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
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 1300,
        "role": "liquid",
        "does": [
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 26
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
        "part": "vinegar",
        "foods": "red-wine-vinegar ~vinegar",
        "grams": 10,
        "role": "finish",
        "does": [
          "mashed"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat [the {oil} in ]a large heavy pan over medium heat and fry the {chorizo} for 5 minutes, until the edges colour and the fat runs red. Lift out, leaving the fat.",
      "Lower the heat a little.[ Cook the {onion} in the red fat for 7 minutes, until soft.][ Add the {carrot} and cook for 3 minutes.][ Add the {pepper} and cook for 4 minutes.][ Stir in the {garlic} for 1 minute.][ Add the {tomatoes} and cook for 5 minutes, until thick.][ Stir in the {paprika} for 20 seconds.]",
      "Add the {lentils} and [?stock=~stock_cube: {1300 ml} water with the {stock} crumbled in|the {stock}|{1300 ml} water][ with the {bay}] and bring to the boil. Simmer for 15 minutes, then return the {chorizo}[ with the {potatoes}][ and the {salt}] and simmer for 20 minutes more, until the {lentils} are soft and the broth is thick.",
      "Mash a few spoonfuls against the side of the pan if it needs more body.[ Stir in the {vinegar}.] Rest for 10 minutes before serving."
    ],
    "note": "Ready-to-eat {chorizo} works too; add it for the last 10 minutes so that it stays juicy.",
    "safety": "Raw {chorizo} must be cooked right through (71 °C); this simmer does it."
  },
  {
    "id": "bacalhau-a-bras",
    "title": "Bacalhau à brás",
    "summary": "Shredded {fish} and crisp {potatoes} sticks bound in sweet {onion} and creamy {eggs}.",
    "kitchen": "Portuguese",
    "course": "main",
    "contradicts": "cream breadcrumb soy-sauce beer",
    "serves": 2,
    "minutes": 50,
    "handsOn": 35,
    "kit": [
      "frying pan",
      "oven",
      "saucepan"
    ],
    "parts": [
      {
        "part": "fish",
        "foods": "salt-cod cod ~fish_white",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "weighed after soaking"
      },
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 400,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "roasted",
          "dressed"
        ],
        "prep": "peeled and cut into matchsticks (only 120 g if ready-fried sticks)",
        "knife": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 56,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion ~onion",
        "grams": 200,
        "need": true,
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
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
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
        "part": "bay",
        "foods": "bay-leaf ~bay",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 200,
        "need": true,
        "role": "sauce",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "prep": "lightly beaten",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive",
        "grams": 50,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley",
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
      "If the {fish} is dried and salted, soak it first in the fridge for 24 hours in four changes of cold water. Cover the {fish} with fresh water, bring to a simmer and cook for 6–8 minutes, until it flakes. Drain, and pull into shreds without skin or bones.",
      "Meanwhile heat the oven to {220 C}. Rinse and dry the {potatoes} well, toss with half of the {oil} on a large tray and roast for 20–25 minutes, turning twice, until golden and crisp. Ready-fried sticks need no cooking.",
      "Heat the rest of the {oil} in a wide frying pan over medium-low heat and cook the {onion}[ with the {bay}] for 12 minutes, until very soft and pale gold.[ Stir in the {garlic} for 1 minute.] Add the {fish} and stir for 3 minutes, until coated.",
      "Fold in the {potatoes} and turn the heat to low. Pour in the {eggs} and fold gently for 1–2 minutes, until they are set in soft, creamy curds. Take off the heat.",
      "Taste for seasoning[, adding what it needs of the {salt}].[ Grind over the {pepper}.][ Dot with the {olives}.][ Scatter with the {parsley}.] Serve at once."
    ],
    "note": "Take it off the heat while the {eggs} still looks a little wet: it finishes on the plate.",
    "safety": "Cook the {eggs} until just set (71 °C) for anyone pregnant, very young, old or unwell."
  },
  {
    "id": "caldo-verde",
    "title": "Caldo verde",
    "summary": "Smooth {one potatoes} soup full of fine, bright green ribbons.",
    "kitchen": "Portuguese",
    "course": "soup",
    "contradicts": "double-cream coconut-milk ~pasta ~pasta_hollow ~pasta_fresh tinned-tomato soy-sauce lentil sausage",
    "serves": 4,
    "minutes": 45,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 50,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "chorizo",
        "foods": "chorizo smoked-sausage",
        "grams": 120,
        "role": "finish",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion leek shallot ~onion ~leek",
        "grams": 150,
        "role": "base",
        "does": [
          "fried",
          "simmered"
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
          "fried",
          "simmered"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 700,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "peeled and cut into chunks",
        "knife": true
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 1300,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "~stock_cube": 26
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "greens",
        "foods": "kale spring-greens savoy-cabbage ~cabbage",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "stalks out, rolled up and cut into the finest shreds you can",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat [half of the {oil} in ]a large saucepan over medium heat.[ Fry the {chorizo} for 3–4 minutes, until the edges crisp, and lift out, leaving the red fat.][ Cook the {onion} for 6 minutes, until soft.][ Stir in the {garlic} for 1 minute.]",
      "Add the {potatoes} and [?stock=~stock_cube: {1300 ml} water with the {stock} crumbled in|the {stock}|{1300 ml} water][, and season with the {salt}]. Simmer for 20 minutes, until the {potatoes} fall apart, then blend or mash until smooth.",
      "Bring back to the boil, stir in the {greens} and simmer for 4–6 minutes, until tender and still bright green.",
      "Taste and ladle into bowls.[ Lay the {chorizo} on top.][ Finish with a thread of the remaining {oil}.] Serve hot."
    ],
    "note": "The finer you cut the greens, the better it is: think of cut grass."
  },
  {
    "id": "piri-piri-chicken",
    "title": "Piri-piri chicken",
    "summary": "{chicken} roasted until charred at the edges in a hot, sharp chilli paste.",
    "kitchen": "Portuguese",
    "course": "main",
    "contradicts": "coconut-milk yogurt garam-masala soy-sauce fish-sauce ginger honey tinned-tomato",
    "serves": 4,
    "minutes": 95,
    "handsOn": 20,
    "kit": [
      "blender",
      "oven"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 56,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "chillies",
        "foods": "chilli ~chilli",
        "grams": 35,
        "role": "star",
        "does": [
          "blended",
          "chilled-set",
          "roasted"
        ],
        "prep": "stalks off, roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "flakes",
        "foods": "chilli-flake chilli ~spice_heat ~chilli",
        "grams": 3,
        "need": true,
        "role": "star",
        "does": [
          "blended",
          "chilled-set",
          "roasted"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 18,
        "role": "base",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "peeled",
        "once": true
      },
      {
        "part": "paprika",
        "foods": "smoked-paprika paprika",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano thyme",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "red-wine-vinegar white-wine-vinegar lemon ~citrus_sour",
        "grams": 22,
        "need": true,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "prep": "zest grated, then juiced"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 11,
        "role": "seasoning",
        "does": [
          "blended",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-drumstick chicken-leg chicken-wing whole-chicken ~poultry_dark ~poultry_bone",
        "grams": 1200,
        "need": true,
        "role": "star",
        "does": [
          "chilled-set",
          "roasted"
        ],
        "prep": "on the bone, skin on; a whole bird split and flattened"
      }
    ],
    "method": [
      "Blend or pound to a loose paste the {oil}[, the {chillies}][, the {flakes}][, the {garlic}][, the {paprika}][, the {oregano}][, the {vinegar}][, the zest and juice of the {lemon}][ and the {salt}]. Keep 3 tbsp aside for the end.",
      "Slash the thick parts of the {chicken}, rub the rest of the paste all over and under the skin, and leave for at least 30 minutes, or overnight in the fridge.",
      "Heat the oven to {220 C}. Roast skin side up on a tray, well spaced, for 40–45 minutes, basting once; a flattened {chicken} takes 50–55 minutes. It should be charred at the edges and its juices clear.",
      "Warm the kept paste in a small pan with 2 tbsp of the roasting juices for 2 minutes, brush it over the {chicken} and rest for 5–10 minutes before serving."
    ],
    "note": "Set the basting paste aside before the raw {chicken} goes in, so that it stays clean.",
    "safety": "{chicken} must reach at least 74 °C at the bone."
  },
  {
    "id": "moussaka",
    "title": "Moussaka",
    "summary": "Layers of soft {aubergine} and rich meat sauce under a thick, golden blanket of béchamel.",
    "kitchen": "Greek",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh lasagne-sheet mozzarella kidney-bean soy-sauce filo-pastry coconut-milk",
    "serves": 6,
    "minutes": 160,
    "handsOn": 70,
    "kit": [
      "oven",
      "saucepan"
    ],
    "parts": [
      {
        "part": "aubergine",
        "foods": "aubergine ~aubergine",
        "grams": 1000,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "roasted"
        ],
        "prep": "cut into 1 cm rounds",
        "knife": true
      },
      {
        "part": "potatoes",
        "foods": "potato courgette ~potato ~courgette",
        "grams": 400,
        "role": "body",
        "does": [
          "fried",
          "roasted",
          "baked"
        ],
        "prep": "peeled and sliced 5 mm thick",
        "knife": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 84,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 13,
        "role": "seasoning",
        "does": [
          "fried",
          "roasted",
          "simmered"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 200,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "mince",
        "foods": "lamb-mince beef-mince pork-mince ~mince",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "blended"
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
          "blended"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon allspice",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano thyme",
        "grams": 2,
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
        "part": "wine",
        "foods": "red-wine white-wine ~wine",
        "grams": 150,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter",
        "grams": 75,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 75,
        "need": true,
        "role": "binder",
        "does": [
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 750,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "warm",
        "once": true
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
        "prep": "grated",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 100,
        "role": "binder",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "beaten",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "pecorino parmesan gruyere ~cheese_hard ~cheese_melt",
        "grams": 80,
        "role": "finish",
        "does": [
          "fried",
          "baked",
          "simmered"
        ],
        "prep": "finely grated"
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Brush the {aubergine} with two-thirds of the {oil} and lay on trays.[ Brush the {potatoes} with a little more of it and lay beside.][ Season with a third of the {salt}.] Roast for 25–30 minutes, turning once, until brown and soft. Turn the oven down to {180 C}.",
      "Meanwhile heat the rest of the {oil} in a wide pan over medium heat.[ Cook the {onion} for 8 minutes, until soft.] Turn up to high, add the {mince} and fry for 10 minutes, breaking it up, until dry and well browned.[ Stir in the {garlic} for 1 minute.][ Stir in the {puree} and fry for 1 minute.][ Add the {cinnamon}.][ Crumble in the {oregano}.]",
      "[Pour in the {wine} and boil it away.] Add the {tomatoes}[ and another third of the {salt}] and simmer for 20–25 minutes, until thick, with no loose liquid.",
      "Melt the {butter} in a saucepan, stir in the {flour} and cook for 2 minutes. Whisk in the {milk} a little at a time and simmer for 5 minutes, until very thick.[ Season with the rest of the {salt}.][ Grate in the {nutmeg}.] Take off the heat and cool for 5 minutes.[ Beat in the {eggs}.][ Stir in half of the {cheese}.]",
      "Have ready a deep 20 × 30 cm oven dish.[ Line it with the {potatoes}.] Layer in half of the {{aubergine}}, then all of the meat, the rest of the aubergine and the white sauce.[ Scatter with the rest of the {cheese}.] Bake for 45 minutes, until deep golden.",
      "Rest for at least 25 minutes before cutting; hot from the oven it slides, warm it stands."
    ],
    "safety": "Mince must pass 71 °C; the finished dish should be bubbling hot (74 °C) in the middle."
  },
  {
    "id": "pastitsio",
    "title": "Pastitsio",
    "summary": "Baked {pasta} and warmly spiced meat sauce under a thick, golden béchamel.",
    "kitchen": "Greek",
    "course": "main",
    "contradicts": "aubergine lasagne-sheet mozzarella basil kidney-bean cream soy-sauce",
    "serves": 6,
    "minutes": 130,
    "handsOn": 55,
    "kit": [
      "saucepan",
      "oven"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish butter ~butter",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 180,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "mince",
        "foods": "beef-mince lamb-mince pork-mince ~mince",
        "grams": 550,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "blended"
        ],
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
          "blended"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cinnamon allspice nutmeg",
        "grams": 2,
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
        "part": "wine",
        "foods": "red-wine white-wine ~wine",
        "grams": 120,
        "role": "liquid",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "bay",
        "foods": "bay-leaf dried-oregano thyme ~bay",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled",
          "whisked"
        ]
      },
      {
        "part": "watersalt",
        "foods": "salt ~salt",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "for the pasta water",
        "once": true
      },
      {
        "part": "pasta",
        "foods": "spaghetti pasta penne macaroni wide-egg-noodle rigatoni fusilli farfalle pasta-shell gluten-free-pasta ~pasta_hollow ~pasta",
        "grams": 400,
        "need": true,
        "role": "body",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "butter",
        "foods": "butter olive-oil ~butter ~oil",
        "grams": 85,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 85,
        "need": true,
        "role": "binder",
        "does": [
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 900,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "warm",
        "once": true
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
        "prep": "grated",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 100,
        "role": "binder",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "beaten",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "pecorino parmesan gruyere feta ~cheese_hard ~cheese_melt ~cheese_brine",
        "grams": 120,
        "role": "finish",
        "does": [
          "baked",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "finely grated or crumbled"
      }
    ],
    "method": [
      "Heat [the {oil} in ]a wide pan over medium heat.[ Cook the {onion} for 8 minutes, until soft.] Turn up to high, add the {mince} and fry for 10 minutes, breaking it up, until dry and well browned.[ Stir in the {garlic} for 1 minute.][ Add the {spice}.][ Stir in the {puree} and fry for 1 minute.]",
      "[Pour in the {wine} and boil it away.] Add the {tomatoes}[ with the {bay}][ and half of the {salt}] and simmer for 25 minutes, until thick, with no loose liquid.",
      "Meanwhile boil the {pasta} in 3 litres of water[ with the {watersalt}] until 2 minutes short of the packet time and drain well. Heat the oven to {180 C}.",
      "Melt the {butter} in a saucepan, stir in the {flour} and cook for 2 minutes. Whisk in the {milk} a little at a time and simmer for 5 minutes, until very thick.[ Season with the rest of the {salt}.][ Grate in the {nutmeg}.] Cool for 5 minutes.[ Beat in the {eggs}.]",
      "Toss the {pasta} with a ladle of the white sauce[ and a third of the {cheese}]. Spread half in a deep 20 × 30 cm oven dish, cover with the meat, then the rest of the {pasta}, then the white sauce.[ Scatter with the rest of the {cheese}.]",
      "Bake for 40–45 minutes, until deep golden and set. Rest for at least 20 minutes, then cut into squares."
    ],
    "note": "Let it rest: cut too soon it pours, cut warm it stands in layers.",
    "safety": "Mince must pass 71 °C; the finished dish should be bubbling hot (74 °C) in the middle."
  },
  {
    "id": "gigantes-plaki",
    "title": "Gigantes plaki",
    "summary": "Creamy big {beans} baked in a thick, sweet {tomatoes} with plenty of {oil}.",
    "kitchen": "Greek",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh chorizo sausage cumin coconut-milk parmesan bacon soy-sauce",
    "serves": 4,
    "minutes": 90,
    "handsOn": 25,
    "kit": [
      "oven",
      "frying pan"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 70,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "onion red-onion leek ~onion ~leek",
        "grams": 200,
        "role": "base",
        "does": [
          "fried",
          "baked",
          "simmered"
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
          "baked",
          "simmered"
        ],
        "prep": "cut into small dice",
        "knife": true,
        "once": true
      },
      {
        "part": "celery",
        "foods": "celery fennel ~celery",
        "grams": 100,
        "role": "base",
        "does": [
          "fried",
          "baked",
          "simmered"
        ],
        "prep": "cut into small dice",
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
          "baked",
          "simmered"
        ],
        "prep": "sliced",
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
          "baked",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "honey",
        "foods": "honey sugar ~honey ~sugar",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano thyme",
        "grams": 2,
        "role": "seasoning",
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
        "part": "beans",
        "foods": "butter-bean ~pulse_tin",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "drained weight, from 2 tins; keep the liquid"
      },
      {
        "part": "herb",
        "foods": "dill parsley mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "feta",
        "foods": "feta ~cheese_brine",
        "grams": 100,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {190 C}. Heat half of the {oil} in an ovenproof pan over medium heat.[ Cook the {onion} for 8 minutes, until soft and golden.][ Add the {carrot} and give it 3 minutes.][ Add the {celery} and give it 3 minutes.][ Stir in the {garlic} for 1 minute.][ Add the {puree} and fry for 2 minutes, until brick red.]",
      "Add the {tomatoes}[, the {honey}][, the {oregano}][ and the {salt}] and simmer for 8–10 minutes, until thick.",
      "Stir in the {beans} with {250 ml} of their liquid or water[ and half of the {herb}]. Spoon over the rest of the {oil} and bake without a lid for 40–45 minutes, until the sauce is thick and the top {beans} are browned and splitting.",
      "Rest for 15 minutes; they are best warm.[ Scatter with the rest of the {herb}.][ Crumble over the {feta}.]"
    ]
  },
  {
    "id": "spanakopita",
    "title": "Spanakopita",
    "summary": "Crackling pastry around a thick filling of greens and salty {feta}.",
    "kitchen": "Greek",
    "course": "main",
    "contradicts": "beef-mince chicken-breast bacon tinned-tomato salmon cheddar",
    "serves": 6,
    "minutes": 100,
    "handsOn": 40,
    "kit": [
      "large pan",
      "oven"
    ],
    "parts": [
      {
        "part": "spinach",
        "foods": "spinach swiss-chard lettuce ~leaf_cook ~leaf_salad",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "washed (only 500 g if frozen, thawed)",
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil butter ~oil ~oil_finish ~butter",
        "grams": 90,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted if solid"
      },
      {
        "part": "onions",
        "foods": "spring-onion leek onion ~spring_onion ~leek ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "sliced",
        "knife": true
      },
      {
        "part": "feta",
        "foods": "feta ~cheese_brine",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 100,
        "role": "binder",
        "does": [
          "simmered"
        ],
        "prep": "beaten",
        "once": true
      },
      {
        "part": "herb",
        "foods": "dill parsley mint",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "nutmeg",
        "foods": "nutmeg",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
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
          "simmered"
        ],
        "once": true
      },
      {
        "part": "pastry",
        "foods": "filo-pastry puff-pastry",
        "grams": 270,
        "need": true,
        "role": "body",
        "does": [
          "baked"
        ],
        "prep": "at room temperature, kept under a damp cloth"
      }
    ],
    "method": [
      "Wilt the {spinach} in batches in a hot large pan, about 3 minutes each. Cool, then squeeze out the water hard, in handfuls or in a cloth, until no more comes, and chop.",
      "[Cook the {onions} in 2 tbsp of the {oil} over medium heat for 5 minutes, until soft.] Mix the chopped greens with the {feta}[, the soft {onions}][, the {eggs}][, the {herb}][, the {nutmeg}][, the {pepper}][ and the {salt}].",
      "Heat the oven to {190 C} and brush a 20 × 30 cm dish with some of the {oil}. Lay in half of the {pastry}, brushing every sheet with oil and letting the edges hang over. ({pastry} needs only one sheet below and one above.)",
      "Spread in the filling, fold the edges over it and cover with the rest of the {pastry}, brushing each sheet and tucking in the sides. Score the top into portions with a sharp knife and sprinkle with a little water.",
      "Bake for 40–45 minutes, until deep gold and crisp underneath. Rest for 15 minutes before cutting along the lines."
    ],
    "note": "Squeeze the greens harder than seems right: water is what makes the bottom soggy."
  },
  {
    "id": "avgolemono",
    "title": "Avgolemono",
    "summary": "Silky, lemony {chicken} and {one rice} soup thickened with {eggs}.",
    "kitchen": "Greek",
    "course": "soup",
    "contradicts": "coconut-milk noodle soy-sauce cream tinned-tomato parmesan garam-masala",
    "serves": 4,
    "minutes": 65,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "whisk"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-leg chicken-breast whole-chicken ~poultry_dark ~poultry_bone ~poultry_breast",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "on the bone, if you can"
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
        "foods": "onion leek ~onion ~leek",
        "grams": 130,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "carrot",
        "foods": "carrot",
        "grams": 90,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cut into small dice",
        "knife": true,
        "once": true
      },
      {
        "part": "celery",
        "foods": "celery ~celery",
        "grams": 60,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cut into small dice",
        "knife": true,
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
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "rice",
        "foods": "risotto-rice rice orzo ~rice_risotto ~rice_white",
        "grams": 120,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 150,
        "need": true,
        "role": "sauce",
        "does": [
          "whisked"
        ]
      },
      {
        "part": "lemons",
        "foods": "lemon ~citrus_sour",
        "grams": 75,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "simmered"
        ],
        "prep": "juiced, about 75 ml"
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
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Put the {chicken} in a large saucepan with [?stock=~stock_cube: {1500 ml} water with the {stock} crumbled in|the {stock}|{1500 ml} water][, the {onion}][, the {carrot}][, the {celery}][, the {bay}][ and the {salt}]. Bring to a simmer, skim, and cook gently for 30–35 minutes (boneless breast, 15), until the meat comes easily off the bone. Lift it out and pull it into shreds.",
      "Add the {rice} to the pan and simmer for 12–16 minutes, until tender. Take the pan off the heat and let it stand for 3 minutes.",
      "Meanwhile beat the {eggs} until frothy, then beat in the juice of the {lemons}. Whisk in 2 ladles of the hot broth in a thin stream, beating all the time.",
      "Pour the {eggs} mixture slowly into the pan, stirring in one direction. Return to the lowest heat and stir for 3–4 minutes, until it thickens like thin cream. Do not let it boil.",
      "Stir in the {chicken} and warm through for 1–2 minutes.[ Scatter with the {dill}.][ Grind over the {pepper}.] Taste and {lemons} and serve at once."
    ],
    "note": "Once the {eggs} is in it must never boil, nor when you reheat it.",
    "safety": "{chicken} must reach 74 °C; keep the finished soup steaming hot, just under a simmer, for 3 minutes for the {eggs}."
  },
  {
    "id": "beef-stifado",
    "title": "Beef stifado",
    "summary": "Slow-cooked meat with sweet {onions} in a dark, warmly spiced {tomatoes}.",
    "kitchen": "Greek",
    "course": "main",
    "contradicts": "kidney-bean coconut-milk soy-sauce mushroom paprika apricot chickpea beer",
    "serves": 4,
    "minutes": 190,
    "handsOn": 45,
    "kit": [
      "casserole"
    ],
    "parts": [
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
        "part": "onions",
        "foods": "shallot pearl-onion onion ~onion ~onion_small",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "baked",
          "simmered"
        ],
        "prep": "peeled and left whole, large onions quartered",
        "knife": true
      },
      {
        "part": "meat",
        "foods": "stewing-beef rabbit ~red_stew",
        "grams": 850,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into 5 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 16,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 30,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "red-wine ~wine",
        "grams": 200,
        "role": "liquid",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "red-wine-vinegar white-wine-vinegar ~vinegar",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato passata tomato ~tomato_tin ~tomato_sieved ~tomato",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "cinnamon-stick cinnamon allspice",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "prep": "or ½ tsp if ground",
        "once": true
      },
      {
        "part": "bay",
        "foods": "bay-leaf thyme rosemary ~bay",
        "grams": 1,
        "role": "seasoning",
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
        "grams": 250,
        "role": "liquid",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ],
        "perFood": {
          "~stock_cube": 5
        }
      }
    ],
    "method": [
      "Heat the oven to {160 C}. Heat [a third of the {oil} in ]an ovenproof casserole over medium heat and cook the {onions} for 10 minutes, turning, until coloured all over. Lift out.",
      "Turn up to medium-high[ and add the rest of the {oil}]. Dry the {meat}[, season with the {salt}] and brown in two or three batches, 6–8 minutes each, until dark on at least two sides.",
      "Return all the meat and lower the heat to medium.[ Stir in the {garlic} for 1 minute.][ Add the {puree} and fry for 1 minute.][ Pour in the {wine} and boil until reduced by half.][ Add the {vinegar} and bubble for 1 minute.] Add the {tomatoes}, the {spice} and [?stock=~stock_cube: {250 ml} water with the {stock} crumbled in|the {stock}|{250 ml} water][, and tuck in the {bay}].",
      "Bring to a simmer, cover and cook in the oven for 1¼ hours. Stir in the browned {{onions}} and cook for 50–60 minutes more, until a spoon cuts the meat and the onions are soft but keep their shape.",
      "If the sauce is thin, simmer without a lid on the hob for 10 minutes, until thick and glossy. Rest for 10 minutes, take out any whole spices and leaves, taste and serve."
    ],
    "note": "Use nearly as much {onions} as meat: that is what makes it stifado."
  },
  {
    "id": "briam",
    "title": "Briam",
    "summary": "Vegetables baked in {oil} and {tomatoes} until soft, sweet and browned at the edges.",
    "kitchen": "Greek",
    "course": "main",
    "contradicts": "beef-mince mozzarella ~pasta ~pasta_hollow ~pasta_fresh coconut-milk soy-sauce chorizo",
    "serves": 4,
    "minutes": 115,
    "handsOn": 25,
    "kit": [
      "roasting tin"
    ],
    "parts": [
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 550,
        "need": true,
        "role": "body",
        "does": [
          "roasted",
          "dressed"
        ],
        "prep": "peeled and sliced 5 mm thick",
        "knife": true
      },
      {
        "part": "courgettes",
        "foods": "courgette ~courgette",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "roasted",
          "dressed"
        ],
        "prep": "cut into 1.5 cm rounds",
        "knife": true,
        "once": true
      },
      {
        "part": "aubergine",
        "foods": "aubergine ~aubergine",
        "grams": 350,
        "role": "body",
        "does": [
          "roasted",
          "dressed"
        ],
        "prep": "cut into 2 cm chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "peppers",
        "foods": "bell-pepper aubergine ~pepper_sweet ~aubergine",
        "grams": 250,
        "need": true,
        "role": "body",
        "does": [
          "roasted",
          "dressed"
        ],
        "prep": "cut into chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion onion shallot ~onion",
        "grams": 200,
        "role": "base",
        "does": [
          "roasted",
          "dressed"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 16,
        "role": "base",
        "does": [
          "roasted",
          "dressed"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 100,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "oregano",
        "foods": "dried-oregano thyme",
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
        "grams": 10,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato passata ~tomato ~tomato_tin ~tomato_sieved",
        "grams": 500,
        "need": true,
        "role": "sauce",
        "does": [
          "blended"
        ],
        "prep": "half grated or chopped, half sliced",
        "knife": true
      },
      {
        "part": "puree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 20,
        "role": "sauce",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "parsley",
        "foods": "parsley mint dill",
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
        "part": "feta",
        "foods": "feta ~cheese_brine",
        "grams": 120,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. Toss together in a large roasting tin the {potatoes}, the {courgettes}[, the {aubergine}][, the {peppers}][, the {onion}][ and the {garlic}]. Pour over the {oil} and turn everything until it shines.[ Season with the {salt}.][ Add the {oregano}.]",
      "Mix {100 ml} of hot water with the chopped part of the {tomatoes}[ and the {puree}] and fold it in. Lay any slices on top, cover tightly with foil and bake for 35 minutes.",
      "Take off the foil, turn gently and bake for 45–50 minutes more, turning once, until the {potatoes} are soft, the edges brown and the liquid gone to oil and thick {tomatoes}.",
      "Rest for at least 15 minutes.[ Scatter with the {parsley}.][ Crumble over the {feta}.] Eat warm or at room temperature."
    ]
  },
  {
    "id": "horiatiki",
    "title": "Horiatiki",
    "summary": "Ripe {tomatoes} and crisp {cucumber} in their own juices under a slab of {feta}.",
    "kitchen": "Greek",
    "course": "salad",
    "contradicts": "mozzarella lettuce ~pasta ~pasta_hollow ~pasta_fresh couscous bulgur-wheat watermelon mayonnaise pitta-bread",
    "serves": 2,
    "minutes": 15,
    "handsOn": 15,
    "kit": [],
    "parts": [
      {
        "part": "onion",
        "foods": "red-onion spring-onion shallot ~onion ~spring_onion",
        "grams": 50,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "thinly sliced",
        "knife": true
      },
      {
        "part": "vinegar",
        "foods": "red-wine-vinegar lemon ~vinegar ~citrus_sour",
        "grams": 12,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end"
        ],
        "prep": "cut into rough wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "cucumber",
        "foods": "cucumber",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "partly peeled, cut into thick half-moons",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 100,
        "role": "body",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cut into thin rings or strips",
        "knife": true,
        "once": true
      },
      {
        "part": "olives",
        "foods": "olive",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "capers",
        "foods": "caper",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "feta",
        "foods": "feta ~cheese_brine",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end"
        ],
        "prep": "in one or two thick slabs"
      },
      {
        "part": "oregano",
        "foods": "dried-oregano mint",
        "grams": 1,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      }
    ],
    "method": [
      "[Put the {onion} in a cup, cover with cold water for 5 minutes to take off the bite, and drain.] Put the {tomatoes} in a large bowl[, sprinkle with the {salt}] and leave for 5 minutes, until the juices run.",
      "Add the {cucumber}[, the {pepper}][, the drained {onion}][, the {capers}][ and the {olives}].[ Sharpen with the {vinegar}.] Turn once, gently, so that the tomato juice coats everything.",
      "Lay the {feta} on top.[ Rub the {oregano} over it between your fingers.][ Pour the {oil} over the {feta} and round it.] Serve at once, breaking up the {feta} at the table."
    ]
  }
];
