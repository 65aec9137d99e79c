import type { Master } from "./master.ts";

export const INDIAN_MASTERS: readonly Master[] = [
  {
    "id": "tadka-dal",
    "title": "Tadka dal",
    "summary": "Creamy lentils crowned with sizzling {cumin} in hot fat.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "coconut-milk tamarind ~pasta ~pasta_hollow ~pasta_fresh parmesan bacon",
    "serves": 2,
    "minutes": 40,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "lentils",
        "foods": "red-lentil moong-dal toor-dal yellow-split-pea ~pulse_split ~pulse_split_slow",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ],
        "prep": "rinsed until the water runs clear"
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "ghee butter ~oil ~oil_finish ~butter",
        "grams": 30,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "driedchilli",
        "foods": "dried-chilli chilli-flake ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 100,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 10,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "cut into fine shreds",
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
          "scattered-at-end"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato cherry-tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 120,
        "role": "base",
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
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "juice only",
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
      }
    ],
    "method": [
      "Put the {lentils} in a saucepan with {800 ml} water[ and {turmeric}], bring to the boil and skim off the foam. Simmer half covered, stirring now and then, until the grains collapse when pressed: 20–25 minutes for small split lentils, about 45 for {lentils} or {lentils}.",
      "Beat with a whisk or the back of a ladle until creamy, letting it down with hot water to the thickness of pouring cream.[ Season with the {salt}.] Keep at a bare simmer.",
      "Heat the {fat} in a small frying pan over medium-high heat. Drop in the {cumin}[ with the {driedchilli}] and let sizzle for 20–30 seconds, until a shade darker.[ Add the {onion} and fry for 6–8 minutes, until deep gold at the edges.][ Scatter in the {ginger} and fry for 30 seconds.][ Add the {garlic} and stir for about 1 minute, until pale gold.][ Tip in the {tomatoes} and cook for 3–4 minutes, until they slump into the fat.]",
      "Pull the pan off the heat[, stir in the {chillipowder} for 5 seconds] and pour everything, fat and all, over the dal: it should hiss. Cover for 2 minutes so the flavour sinks in.[ Squeeze in the {lemon}.][ Scatter with the {coriander}.] Serve."
    ],
    "note": "Temper at the very end: once the spiced fat has been simmered into the dal it loses its voice."
  },
  {
    "id": "dal-makhani",
    "title": "Dal makhani",
    "summary": "Whole {lentils} simmered low and slow with {tomatoes} and {butter} until velvety.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "coconut-milk tamarind ~pasta ~pasta_hollow ~pasta_fresh feta red-wine sausage",
    "serves": 4,
    "minutes": 130,
    "handsOn": 35,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "lentils",
        "foods": "urad-dal black-lentil lentil ~pulse_whole",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "rinsed"
      },
      {
        "part": "kidneybeans",
        "foods": "kidney-bean ~pulse_tin",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 60,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
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
          "melted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 20,
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
        "grams": 20,
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
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 4,
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
        "foods": "passata tinned-tomato tomato ~tomato_sieved ~tomato_tin ~tomato",
        "grams": 300,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "chopped fine if in pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream creme-fraiche ~cream ~cream_thin ~sour_cream",
        "grams": 80,
        "role": "finish",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "garammasala",
        "foods": "garam-masala",
        "grams": 2.5,
        "role": "finish",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fenugreek",
        "foods": "fenugreek-leaf",
        "grams": 1,
        "role": "finish",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      }
    ],
    "method": [
      "The night before, or at least 8 hours ahead, cover the {lentils} with plenty of cold water; drain and rinse well. (Small beluga or brown {lentils} need no soaking.)",
      "Put them in a heavy saucepan with {1200 ml} water, boil hard for 10 minutes, then simmer half covered for 60–75 minutes, or 30 for small {lentils}, until a grain squashes to cream between the fingers. A pressure cooker does this in 25 minutes. Crush about a third against the side of the pan.[ Stir in the {kidneybeans}.]",
      "Meanwhile melt half the {butter} in a frying pan over medium heat.[ Sizzle the {cumin} for 30 seconds.][ Fry the {onion} for 10 minutes, until well browned.][ Add the {ginger} and fry for 1 minute.][ Add the {garlic} and stir for 1 minute, until it smells sweet.][ Stir in the {chillipowder} for 10 seconds.] Pour in the {tomatoes} and cook down for 10–12 minutes, stirring, until brick-dark and thick, with {butter} beading at the edge.",
      "Scrape this masala into the {lentils}[ with the {salt}] and simmer very gently for 30–40 minutes, stirring often and scraping the bottom, adding hot water when it stiffens, until grains and liquid have become one glossy, thick pot.",
      "Beat in the rest of the {butter}.[ Stir in the {cream}.][ Add the {garammasala}.][ Rub the {fenugreek} to powder between your palms over the pan.] Simmer for 5 minutes more and serve."
    ],
    "note": "The last slow half hour, stirred, is what makes it makhani; the cream only finishes it."
  },
  {
    "id": "sambar",
    "title": "Sambar",
    "summary": "A hot, sour, spoonable stew of lentils and vegetables sharpened with {tamarind}.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "coconut-milk fish-sauce ~pasta ~pasta_hollow ~pasta_fresh paneer cream",
    "serves": 4,
    "minutes": 65,
    "handsOn": 30,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "lentils",
        "foods": "toor-dal red-lentil moong-dal ~pulse_split_slow ~pulse_split",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "rinsed until the water runs clear"
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "coconut-oil ghee ~oil ~oil_finish ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "shallot onion red-onion ~onion",
        "grams": 120,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "halved if small, otherwise cut into wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "sambarpowder",
        "foods": "curry-powder",
        "grams": 9,
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
        "part": "vegetable",
        "foods": "pumpkin butternut-squash carrot potato daikon ~squash ~potato",
        "grams": 300,
        "need": true,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "in 2 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "secondvegetable",
        "foods": "aubergine okra green-bean chicken-drumstick courgette ~aubergine ~green_bean ~poultry_bone ~courgette",
        "grams": 120,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "in 3 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 150,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "tamarind",
        "foods": "tamarind",
        "grams": 30,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "jaggery",
        "foods": "jaggery brown-sugar sugar ~sugar",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "seeds",
        "foods": "mustard-seed cumin",
        "grams": 3.5,
        "need": true,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "driedchilli",
        "foods": "dried-chilli chilli-flake ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "asafoetida",
        "foods": "asafoetida",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "curryleaves",
        "foods": "curry-leaf",
        "grams": 2,
        "role": "finish",
        "does": [
          "scattered-at-end"
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
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Simmer the {lentils} in {900 ml} water[ with the {turmeric}], half covered, until they collapse: about 45 minutes for {lentils}, 20–25 for smaller lentils. Whisk to a thin cream.",
      "Meanwhile heat[ half the {fat} in] a large saucepan over medium heat.[ Fry the {onion} for 5 minutes, until turning gold.] Stir in the {sambarpowder} for 30 seconds, until it smells toasted, then add the {vegetable}[, {secondvegetable}][, {tomatoes}] and enough hot water barely to cover.[ Season with the {salt}.] Simmer with the lid on for 10–15 minutes, until a knife slides in easily.",
      "Pour in the lentils and stir in the {tamarind}[ and {jaggery}]. Simmer for 8–10 minutes, until the raw sour smell has gone; it should pour like a thin soup, so loosen with hot water if it stands stiff.",
      "Set a small pan over medium-high heat[ with the rest of the {fat}] for the tempering. Add the {seeds} and wait until the crackling slows.[ Add the {driedchilli} and let darken for 10 seconds.][ Sprinkle in the {asafoetida}.][ Throw in the {curryleaves} and stand back while they spit.] Tip over the sambar, cover for 5 minutes, then taste.[ Scatter with the {coriander}.]"
    ]
  },
  {
    "id": "rasam",
    "title": "Rasam",
    "summary": "A thin, bracing {one tomatoes} broth, sour with {tamarind} and hot with {pepper}.",
    "kitchen": "Indian",
    "course": "soup",
    "contradicts": "cream basil ~pasta ~pasta_hollow ~pasta_fresh fish-sauce lemongrass coconut-milk",
    "serves": 2,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato cherry-tomato ~tomato ~tomato_tin",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "ripe, roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "lentils",
        "foods": "red-lentil moong-dal ~pulse_split",
        "grams": 30,
        "role": "body",
        "does": [
          "simmered",
          "boiled"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 0.8,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 3,
        "need": true,
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
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "peeled",
        "once": true
      },
      {
        "part": "tamarind",
        "foods": "tamarind",
        "grams": 18,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "boiled",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "rasampowder",
        "foods": "curry-powder",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled",
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
          "simmered",
          "boiled",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "jaggery",
        "foods": "jaggery brown-sugar sugar ~sugar",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "simmered",
          "boiled",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "ghee coconut-oil ~oil ~oil_finish ~butter",
        "grams": 14,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mustardseeds",
        "foods": "mustard-seed",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "driedchilli",
        "foods": "dried-chilli chilli-flake ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "asafoetida",
        "foods": "asafoetida",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "curryleaves",
        "foods": "curry-leaf",
        "grams": 2,
        "role": "finish",
        "does": [
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
          "scattered-at-end"
        ],
        "prep": "chopped, stalks too",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Crush the {tomatoes} with your hand into a saucepan and pour over {600 ml} water.[ Add the {lentils}.][ Stir in the {turmeric}.] Bring to the boil and simmer for 20 minutes, until everything in the pan has broken down.",
      "Meanwhile crush the {pepper} coarsely in a mortar or under a pan[ with the {cumin}][, then bruise in the {garlic}]. Stir into the pan with the {tamarind}.[ Add the {rasampowder}.][ Season with the {salt}.][ Soften the sourness with the {jaggery}.] Simmer gently for 5 minutes, and stop as soon as a froth rises at the edge: hard boiling makes it bitter.",
      "Set a small pan over medium-high heat[ with the {fat}]. Add the {mustardseeds} and let the popping slow.[ Add the {driedchilli} and let darken for 10 seconds.][ Sprinkle in the {asafoetida}.][ Throw in the {curryleaves} and stand back while they crackle.] Tip into the rasam.",
      "Cover and leave to infuse for 5 minutes.[ Stir in the {coriander}.] Ladle from the top into cups."
    ],
    "note": "Never let it boil hard after the {pepper} goes in; take it off at the first froth."
  },
  {
    "id": "chana-masala",
    "title": "Chana masala",
    "summary": "{chickpeas} in a dark, tangy, properly spiced {tomatoes} masala.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "tahini ~pasta ~pasta_hollow ~pasta_fresh feta coconut-milk harissa chorizo",
    "serves": 2,
    "minutes": 45,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "sunflower-oil ~oil ~oil_finish ghee ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
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
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 150,
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
        "part": "spice",
        "foods": "seasoning garam-masala curry-powder",
        "grams": 5,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "groundcoriander",
        "foods": "ground-coriander",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
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
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "slit",
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tinned-tomato tomato passata ~tomato_tin ~tomato ~tomato_sieved",
        "grams": 250,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "mashed"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "simmered",
          "mashed"
        ],
        "once": true
      },
      {
        "part": "chickpeas",
        "foods": "chickpea ~pulse_tin",
        "grams": 240,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "amchur",
        "foods": "amchur",
        "grams": 2,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "fenugreek",
        "foods": "fenugreek-leaf",
        "grams": 0.5,
        "role": "finish",
        "does": [
          "simmered",
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
          "simmered",
          "scattered-at-end"
        ],
        "prep": "juice only",
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 10,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat[ the {fat} in] a wide pan over medium heat.[ Sizzle the {cumin} for 30 seconds, until a shade darker.][ Add the {onion} and fry for 10–12 minutes, until properly brown, with a splash of water whenever it catches.] Mix the {spice}[, {groundcoriander}][, {turmeric}][, {chillipowder}][, {garlic}][, {ginger}] and a few spoonfuls of water to a loose paste. Scrape it in and fry for 2 minutes, stirring, until thick and fragrant.[ Drop in the {greenchilli}.]",
      "Add the {tomatoes}[ with the {salt}] and cook for 8–10 minutes over medium-high heat, mashing now and then, until dark, jammy and holding a trail behind the spoon.",
      "Tip in the {chickpeas} and {200 ml} water and crush a few spoonfuls against the side of the pan. Half cover and simmer for 12–15 minutes, until the gravy clings.",
      "Simmer for 2 minutes more while you finish it.[ Stir in the {amchur}.][ Crumble in the {fenugreek}.][ Squeeze over the {lemon}.] Taste: it should be sharp as well as hot.[ Scatter with the {coriander}.]"
    ],
    "note": "To start from dried, soak 120 g overnight and simmer for about 1¼ hours, until they crush to cream, before you begin."
  },
  {
    "id": "rajma-masala",
    "title": "Rajma masala",
    "summary": "{beans} simmered soft in a thick, warmly spiced {one tomatoes} gravy, made for rice.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "beef-mince tortilla sweetcorn cheddar avocado dried-oregano",
    "serves": 2,
    "minutes": 55,
    "handsOn": 35,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "ghee ~oil ~oil_finish ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
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
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "bayleaf",
        "foods": "bay-leaf ~bay",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 150,
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
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "grated",
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
        "prep": "grated",
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato passata ~tomato ~tomato_tin ~tomato_sieved",
        "grams": 250,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "grated or finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "garam-masala curry-powder",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "groundcoriander",
        "foods": "ground-coriander",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "beans",
        "foods": "kidney-bean ~pulse_tin",
        "grams": 240,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "drained and rinsed"
      },
      {
        "part": "butter",
        "foods": "butter double-cream ~butter ~cream",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
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
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat[ the {fat} in] a wide pan over medium heat.[ Sizzle the {cumin} for 30 seconds.][ Add the {bayleaf}.][ Fry the {onion} for 12 minutes, stirring, until the brown of a hazelnut.][ Add the {ginger} and fry for 1 minute.][ Add the {garlic} and fry for 1 minute more.][ Stir in the {greenchilli}.] Add the {tomatoes}[ and {salt}], then the {spice}[, {groundcoriander}][, {turmeric}][, {chillipowder}] and a splash of water. Cook for 8–10 minutes over medium-high heat, stirring, until thick and dark and no longer smelling raw.",
      "Stir in the {beans} to coat, then pour in {300 ml} water. Crush a good handful against the side of the pan, half cover and simmer for 20 minutes, until the gravy is thick as cream and the skins give no resistance.",
      "Take off the heat and let stand for 5 minutes, so the {beans} drink in the sauce.[ Stir in the {butter}.][ Scatter with the {coriander}.] Serve."
    ]
  },
  {
    "id": "palak-paneer",
    "title": "Palak paneer",
    "summary": "Soft cubes of golden {paneer} in silky spiced greens.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh tortilla soy-sauce filo-pastry",
    "serves": 2,
    "minutes": 40,
    "handsOn": 35,
    "kit": [
      "large pan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "spinach",
        "foods": "spinach spring-greens swiss-chard ~leaf_cook",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ],
        "prep": "tough stalks removed"
      },
      {
        "part": "fat",
        "foods": "ghee ~oil ~oil_finish butter ~butter",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "paneer",
        "foods": "paneer",
        "grams": 225,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "cut into 2 cm cubes",
        "knife": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 120,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ],
        "prep": "grated",
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
          "whisked"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato cherry-tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 80,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "groundcoriander",
        "foods": "ground-coriander",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "garammasala",
        "foods": "garam-masala curry-powder",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream yogurt creme-fraiche ~cream ~cream_thin ~yogurt ~sour_cream",
        "grams": 45,
        "role": "finish",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fenugreek",
        "foods": "fenugreek-leaf",
        "grams": 0.5,
        "role": "finish",
        "does": [
          "fried",
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
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ]
      }
    ],
    "method": [
      "Wash the {spinach}, shake off the water and wilt in a large hot pan for 2–3 minutes, until just collapsed and still bright. Cool under the tap, squeeze out the water, and blend with a few spoonfuls of fresh water, or chop to a rough purée.",
      "Heat[ half the {fat} in] a frying pan over medium-high heat and fry the {paneer} for 4–5 minutes, turning, until golden on two sides. Drop into a bowl of hot water to stay soft.",
      "Return the pan to medium heat[ with the rest of the {fat}].[ Sizzle the {cumin} for 30 seconds.][ Fry the {onion} for 8–10 minutes, until golden brown.][ Add the {ginger} and fry for 1 minute.][ Add the {garlic} and fry for 1 minute, until lightly gold.][ Stir in the {greenchilli}.][ Cook the {tomatoes} down for 4 minutes, until jammy.][ Stir in the {groundcoriander} for 30 seconds.][ Add the {garammasala} and stir for 20 seconds.] Stir in the {spinach} with a splash of water and simmer for 4–5 minutes, until it bubbles thickly and tastes cooked but is still green.[ Stir in the {cream}.][ Crumble in the {fenugreek}.]",
      "Lift the {paneer} from its water, fold in and warm through for 2 minutes.[ Season with the {salt}.][ Sharpen with a squeeze of {lemon}.] Serve."
    ]
  },
  {
    "id": "matar-paneer",
    "title": "Matar paneer",
    "summary": "Golden {paneer} and sweet green peas in a spiced {one tomatoes} gravy.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "spinach ~pasta ~pasta_hollow ~pasta_fresh tortilla soy-sauce mint-sauce",
    "serves": 2,
    "minutes": 45,
    "handsOn": 35,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "ghee ~oil ~oil_finish butter ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "paneer",
        "foods": "paneer",
        "grams": 225,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "cut into 2 cm cubes",
        "knife": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 120,
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
        "part": "spice",
        "foods": "garam-masala curry-powder",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "groundcoriander",
        "foods": "ground-coriander",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
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
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "slit",
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato passata ~tomato ~tomato_tin ~tomato_sieved",
        "grams": 250,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "grated or blended",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "peas",
        "foods": "pea",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "fresh or frozen",
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream yogurt ~cream ~cream_thin ~yogurt",
        "grams": 30,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "fenugreek",
        "foods": "fenugreek-leaf",
        "grams": 0.5,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
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
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat[ half the {fat} in] a wide frying pan over medium-high heat. Fry the {paneer} for 4–5 minutes, turning, until golden on two sides, then drop into a bowl of hot water to stay soft.",
      "Lower the heat to medium[ and add the rest of the {fat}].[ Sizzle the {cumin} for 30 seconds.][ Fry the {onion} for 8–10 minutes, until evenly brown.] Mix the {spice}[, {groundcoriander}][, {turmeric}][, {chillipowder}][, {garlic}][, {ginger}] and a few spoonfuls of water to a loose paste, scrape it in and fry for 2 minutes, until thick and fragrant.[ Add the {greenchilli}.]",
      "Add the {tomatoes}[ with the {salt}] and cook for 8–10 minutes over medium-high heat, stirring, until the sauce darkens and holds a trail behind the spoon.",
      "Pour in {200 ml} water, bring to a simmer and add the {peas}. Cook for 5 minutes, until tender and bright. Drain the {paneer}, slip it in and simmer for 3 minutes more.",
      "Take off the heat and let stand for 3 minutes.[ Swirl in the {cream}.][ Crumble over the {fenugreek}.][ Scatter with the {coriander}.]"
    ],
    "note": "Soaking the fried {paneer} in hot water keeps it tender instead of squeaky."
  },
  {
    "id": "paneer-butter-masala",
    "title": "Paneer butter masala",
    "summary": "Soft {paneer} in a silky, gently spiced {tomatoes}, {butter} and cream sauce.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "spinach pea chicken-thigh ~pasta ~pasta_hollow ~pasta_fresh tortilla",
    "serves": 2,
    "minutes": 45,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter ~butter",
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
        "grams": 80,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom-pod",
        "grams": 0.8,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "cracked",
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "passata tinned-tomato tomato ~tomato_sieved ~tomato_tin ~tomato",
        "grams": 350,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "chopped if in pieces",
        "knife": true
      },
      {
        "part": "cashews",
        "foods": "cashew almond ground-almonds",
        "grams": 35,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
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
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "sweated"
        ],
        "prep": "peeled",
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "simmered",
          "melted",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "garammasala",
        "foods": "garam-masala curry-powder",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered",
          "melted",
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
          "simmered",
          "melted",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "sweetener",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "simmered",
          "melted",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream creme-fraiche ~cream ~cream_thin ~sour_cream",
        "grams": 75,
        "need": true,
        "role": "sauce",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "paneer",
        "foods": "paneer",
        "grams": 225,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "scattered-at-end"
        ],
        "prep": "cut into 2 cm cubes",
        "knife": true,
        "once": true
      },
      {
        "part": "fenugreek",
        "foods": "fenugreek-leaf",
        "grams": 1,
        "role": "finish",
        "does": [
          "boiled",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Melt a third of the {butter} in a saucepan over medium heat.[ Soften the {onion} in it for 6 minutes without browning.][ Add the {cardamom}.] Add the {tomatoes}[, {cashews}][, {ginger}][, {garlic}] and {150 ml} water, and simmer, half covered, for 15 minutes, until everything is soft and the raw {tomatoes} smell has gone.",
      "Blend until completely smooth, and push through a sieve if you want it restaurant-silky. Without a blender, mash hard and sieve.",
      "Melt another third of the {butter} in the same pan.[ Stir in the {chillipowder} for 15 seconds, just until the {butter} turns red.][ Add the {garammasala} and stir once.] Pour the sauce back and simmer for 8–10 minutes, stirring, until glossy and thick, with beads of {butter} at the edge.[ Season with the {salt}.][ Balance the acid with the {sweetener}.]",
      "Stir in the {cream} and the last of the {butter}. Slip in the {paneer} and warm through gently for 3–4 minutes; it wants to stay soft, so do not let it boil.[ Rub the {fenugreek} to powder over the top.] Serve."
    ],
    "note": "Leave the {paneer} unfried here: soft cubes belong in a soft sauce."
  },
  {
    "id": "aloo-gobi",
    "title": "Aloo gobi",
    "summary": "Golden {potatoes} and {cauliflower}, dry-cooked in {turmeric} and spice.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "cheddar cream ~pasta ~pasta_hollow ~pasta_fresh coconut-milk bacon",
    "serves": 2,
    "minutes": 50,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "sunflower-oil ~oil ~oil_finish mustard-oil ghee ~butter",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "peeled, in 2 cm chunks",
        "knife": true
      },
      {
        "part": "cauliflower",
        "foods": "cauliflower",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "in 4 cm florets, well dried"
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
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 100,
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
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "cut into matchsticks",
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
          "simmered",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "slit",
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric curry-powder",
        "grams": 3,
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
        "part": "groundcoriander",
        "foods": "ground-coriander",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato cherry-tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 120,
        "role": "sauce",
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
        "part": "garammasala",
        "foods": "garam-masala",
        "grams": 1.5,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "amchur",
        "foods": "amchur",
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
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ]
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
      }
    ],
    "method": [
      "Heat[ the {fat} in] a wide frying pan over medium-high heat. Fry the {potatoes} for 7–8 minutes, turning now and then, until golden at the edges, then add the {cauliflower} and fry for 5 minutes more, until freckled brown. Lift out.",
      "Lower the heat to medium.[ Sizzle the {cumin} in the fat left behind for 30 seconds.][ Fry the {onion} for 6 minutes, until golden.][ Add the {ginger} and fry for 1 minute.][ Stir in the {garlic} for 1 minute.][ Drop in the {greenchilli}.] Stir in the {turmeric}[, {groundcoriander}][, {chillipowder}] and a splash of water and fry for 1 minute, until fragrant.[ Add the {tomatoes} and cook for 4 minutes, until soft and thick.]",
      "Return the {potatoes} and {cauliflower}[ with the {salt}] and turn until yellow all over. Add 3 tablespoons of water, cover tightly and steam over low heat for 12–15 minutes, turning once, until a knife slides into the biggest chunk.",
      "Uncover and raise the heat for 2–3 minutes to drive off the wet and crisp the edges.[ Sprinkle with the {garammasala}.][ Dust with the {amchur}.][ Add a squeeze of {lemon}.][ Scatter with the {coriander}.] Leave to stand for 5 minutes before serving."
    ]
  },
  {
    "id": "aloo-matar",
    "title": "Aloo matar",
    "summary": "Tender {potatoes} and sweet peas in a light, tomatoey everyday gravy.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "paneer lamb-mince cauliflower mayonnaise bacon cheddar",
    "serves": 2,
    "minutes": 45,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "ghee ~oil ~oil_finish mustard-oil ~butter",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
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
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 120,
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
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "slit",
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato passata ~tomato ~tomato_tin ~tomato_sieved",
        "grams": 250,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "garam-masala curry-powder",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "groundcoriander",
        "foods": "ground-coriander",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "peeled, in 2.5 cm chunks",
        "knife": true
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
        "part": "peas",
        "foods": "pea",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "fresh or frozen",
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
      }
    ],
    "method": [
      "Heat[ the {fat} in] a saucepan over medium heat.[ Sizzle the {cumin} for 30 seconds, until a shade darker.][ Fry the {onion} for 8–10 minutes, until light brown.][ Add the {ginger} and fry for 1 minute.][ Stir in the {garlic} for 1 minute.][ Drop in the {greenchilli}.] Add the {tomatoes}, {spice}[, {groundcoriander}][, {turmeric}][, {chillipowder}] and a splash of water. Cook for 7–8 minutes over medium-high heat, stirring and mashing, until thick, dark and pulling away from the pan.",
      "Add the {potatoes}[ and {salt}] and turn in the masala for 2 minutes. Pour in {300 ml} water, cover and simmer for 12–15 minutes, until a knife meets no resistance.",
      "Stir in the {peas} and simmer uncovered for 4–5 minutes. Crush three or four chunks of {potatoes} into the gravy to thicken it, then stand off the heat for 5 minutes.[ Scatter with the {coriander}.]"
    ],
    "note": "Crushing a few chunks of {potatoes} at the end gives the gravy body without anything added."
  },
  {
    "id": "bhindi-masala",
    "title": "Bhindi masala",
    "summary": "{okra} fried until browned and tender, tossed in toasted spice.",
    "kitchen": "Indian",
    "course": "side",
    "contradicts": "prawn smoked-sausage cajun-seasoning coconut-milk fish-sauce",
    "serves": 2,
    "minutes": 35,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "okra",
        "foods": "okra",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "scattered-at-end",
          "dressed"
        ]
      },
      {
        "part": "fat",
        "foods": "sunflower-oil ~oil ~oil_finish mustard-oil",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
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
          "scattered-at-end"
        ],
        "prep": "cut into thick slices",
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
          "simmered",
          "scattered-at-end"
        ],
        "prep": "chopped",
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
          "simmered",
          "scattered-at-end"
        ],
        "prep": "cut into matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "slit",
        "once": true
      },
      {
        "part": "spice",
        "foods": "ground-coriander garam-masala curry-powder",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 100,
        "role": "sauce",
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
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "amchur",
        "foods": "amchur",
        "grams": 2,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "dressed"
        ]
      }
    ],
    "method": [
      "Wash the {okra} and dry every pod with a cloth, then top, tail and cut into 2 cm lengths with a dry knife.",
      "Heat[ two thirds of the {fat} in] a wide frying pan over medium-high heat. Spread the {okra} in one layer and fry uncovered for 10–12 minutes, stirring only now and then, until browned at the cut edges and no longer stringy. Tip out.",
      "Lower the heat to medium[ and add the rest of the {fat}].[ Sizzle the {cumin} for 30 seconds.][ Fry the {onion} for 6–7 minutes, until golden but still with some bite.][ Stir in the {garlic} for 1 minute.][ Scatter in the {ginger}.][ Add the {greenchilli}.] Stir in the {spice}[, {turmeric}][, {chillipowder}] and a tablespoon of water, and fry for 1 minute.[ Add the {tomatoes} and cook for 4 minutes, until pulpy and nearly dry.]",
      "Return the {okra}[ with the {salt}] and toss over medium-high heat for 2–3 minutes, uncovered, until coated and dry.[ Dust with the {amchur}.][ Finish with a squeeze of {lemon}.] Serve at once."
    ]
  },
  {
    "id": "baingan-bharta",
    "title": "Baingan bharta",
    "summary": "Charred {aubergine} mashed and fried down with {tomatoes} and spice until smoky and soft.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "tahini mozzarella parmesan ~pasta ~pasta_hollow ~pasta_fresh soy-sauce miso-paste",
    "serves": 2,
    "minutes": 60,
    "handsOn": 35,
    "kit": [
      "grill",
      "frying pan"
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
          "grilled",
          "mashed"
        ]
      },
      {
        "part": "fat",
        "foods": "ghee mustard-oil ~oil ~oil_finish ~butter",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
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
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 150,
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
        "foods": "ginger ~ginger",
        "grams": 15,
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
        "grams": 12,
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
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 10,
        "role": "seasoning",
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
        "part": "tomatoes",
        "foods": "tomato tinned-tomato cherry-tomato ~tomato ~tomato_tin",
        "grams": 220,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "spice",
        "foods": "garam-masala ground-coriander curry-powder",
        "grams": 3,
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
        "foods": "turmeric",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
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
          "fried",
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "peas",
        "foods": "pea",
        "grams": 60,
        "role": "body",
        "does": [
          "fried",
          "mashed"
        ],
        "prep": "fresh or frozen",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 8,
        "role": "finish",
        "does": [
          "fried",
          "mashed"
        ]
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 15,
        "role": "finish",
        "does": [
          "fried",
          "mashed"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Prick the {aubergine} all over and char directly on a gas flame for 12–15 minutes, or close under a very hot grill for 25–30, turning with tongs, until the skin is black and papery and the flesh collapses. Cover in a bowl for 10 minutes, then peel, drain off the bitter juice and mash the flesh with a fork, leaving it coarse.",
      "Heat[ the {fat} in] a frying pan over medium heat.[ Sizzle the {cumin} for 30 seconds.][ Fry the {onion} for 10 minutes, until golden brown.][ Add the {ginger} and fry for 1 minute.][ Stir in the {garlic} for 1 minute.][ Add the {greenchilli}.] Add the {tomatoes}, {spice}[, {turmeric}][, {chillipowder}] and a splash of water.[ Season with the {salt}.] Cook for 6–8 minutes over medium-high heat, until the {tomatoes} is pulp and the masala looks shiny.",
      "Stir in the mashed {aubergine} and fry over medium heat for 8–10 minutes, pressing it into the pan and scraping it up, until thick and starting to catch in places.[ Fold in the {peas} for the last 4 minutes.][ Sharpen with a squeeze of {lemon}.][ Stir in the {coriander}.] Serve hot."
    ]
  },
  {
    "id": "saag",
    "title": "Saag",
    "summary": "Greens tossed fast over high heat with dark-fried seeds, the everyday partner to rice and dal.",
    "kitchen": "Nepali",
    "course": "side",
    "contradicts": "paneer cream parmesan ~pasta ~pasta_hollow ~pasta_fresh soy-sauce bacon oyster-sauce",
    "serves": 2,
    "minutes": 15,
    "handsOn": 15,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "mustard-oil ~oil ~oil_finish ghee ~butter",
        "grams": 27,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "seeds",
        "foods": "fenugreek-seed cumin ajwain",
        "grams": 2,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "driedchilli",
        "foods": "dried-chilli chilli-flake ~spice_heat",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "snapped in half if whole",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 16,
        "role": "base",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "lightly crushed",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 8,
        "role": "base",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "cut into matchsticks",
        "knife": true,
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 0.8,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "greens",
        "foods": "spring-greens spinach kale swiss-chard ~leaf_cook",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "washed, shaken dry, stalks and leaves cut into 3 cm pieces",
        "knife": true
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
      }
    ],
    "method": [
      "Heat[ the {fat} in] a wok over high heat until very hot pull it off for a moment to take away the harshness. Set back over medium heat.",
      "Add the {seeds} and fry until dark brown and nutty, 20–40 seconds.[ Add the {driedchilli} and let darken for 5 seconds.][ Add the {garlic} and stir for 30–60 seconds, until golden at the edges.][ Scatter in the {ginger}.][ Stir in the {turmeric}.]",
      "Turn the heat to high and add the {greens}, thickest stalks first. Toss constantly for 2–3 minutes for {greens}, 6–8 for tougher leaves with a splash of water, until wilted, tender and glossy.[ Add the {salt} halfway through.]",
      "Boil off any liquid so the pan is almost dry, and serve straight away."
    ],
    "note": "Fry {seeds} past gold to dark brown: pale they are bitter, dark they are nutty."
  },
  {
    "id": "kadhi",
    "title": "Kadhi",
    "summary": "A tangy, silky {yogurt} and {one gramflour} curry with a crackling spice tempering.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "cucumber mint ~pasta ~pasta_hollow ~pasta_fresh passata coconut-milk",
    "serves": 2,
    "minutes": 45,
    "handsOn": 25,
    "kit": [
      "saucepan",
      "whisk",
      "frying pan"
    ],
    "parts": [
      {
        "part": "yogurt",
        "foods": "yogurt buttermilk ~yogurt",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ],
        "prep": "plain, the sourer the better",
        "once": true
      },
      {
        "part": "gramflour",
        "foods": "gram-flour",
        "grams": 30,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
        "role": "base",
        "does": [
          "simmered",
          "boiled",
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled",
          "chilled-set"
        ],
        "prep": "slit",
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 100,
        "role": "body",
        "does": [
          "simmered",
          "boiled",
          "chilled-set"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "simmered",
          "boiled",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "ghee ~oil ~oil_finish butter ~butter",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mustardseeds",
        "foods": "mustard-seed",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "fenugreekseeds",
        "foods": "fenugreek-seed",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "driedchilli",
        "foods": "dried-chilli chilli-flake ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "asafoetida",
        "foods": "asafoetida",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "curryleaves",
        "foods": "curry-leaf",
        "grams": 2,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 1.5,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
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
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Whisk the {yogurt} with the {gramflour}[ and {turmeric}] in a saucepan until there is not one lump, then whisk in {600 ml} water little by little.",
      "Set over medium heat and bring to the boil, stirring all the time so it cannot split; this takes about 8 minutes.[ Add the {ginger}.][ Drop in the {greenchilli}.][ Add the {onion}.] Simmer gently for 25 minutes, stirring now and then, until it coats the spoon and no taste of raw flour is left.[ Season with the {salt} now, when it can no longer curdle.]",
      "Set a small pan over medium-high heat[ with the {fat}].[ Add the {mustardseeds} and let the popping slow.][ Add the {fenugreekseeds} and fry to a deep brown.] Add the {cumin} and let sizzle for 20 seconds, until fragrant.[ Let the {driedchilli} darken for 10 seconds.][ Sprinkle in the {asafoetida}.][ Throw in the {curryleaves}.][ Off the heat, stir in the {chillipowder}.]",
      "Pour the tempering over the kadhi and cover for 3 minutes.[ Scatter with the {coriander}.] Serve with plain rice, in bowls."
    ],
    "note": "Stir without stopping until it boils; after that it will not split."
  },
  {
    "id": "chicken-curry",
    "title": "Chicken curry",
    "summary": "{chicken} simmered in a deep, brown {onion} and {tomatoes} masala.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "coconut-milk cream soy-sauce ~pasta ~pasta_hollow ~pasta_fresh tortilla lemongrass olive",
    "serves": 2,
    "minutes": 60,
    "handsOn": 40,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "sunflower-oil ~oil ~oil_finish ghee ~butter",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "bayleaf",
        "foods": "bay-leaf ~bay",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "garam-masala curry-powder",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "groundcoriander",
        "foods": "ground-coriander",
        "grams": 4,
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
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 2.5,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 16,
        "role": "base",
        "does": [
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 20,
        "role": "base",
        "does": [
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "slit",
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato passata ~tomato ~tomato_tin ~tomato_sieved",
        "grams": 200,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "finely chopped",
        "knife": true,
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
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast ~poultry_dark ~poultry_breast",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "skinned and boned, in 4 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "yogurt",
        "foods": "yogurt ~yogurt",
        "grams": 50,
        "role": "sauce",
        "does": [
          "fried"
        ],
        "prep": "beaten",
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
      }
    ],
    "method": [
      "Heat[ the {fat} in] a wide pan over medium heat.[ Sizzle the {cumin} for 30 seconds.][ Add the {bayleaf}.] Fry the {onion} for 12–15 minutes, stirring more often as it colours, until deep golden brown all through.",
      "Mix the {spice}[, {groundcoriander}][, {turmeric}][, {chillipowder}][, {garlic}][, {ginger}] and 3 tablespoons of water to a loose paste. Scrape into the pan and fry for 2–3 minutes, until thick, dark and fragrant.[ Drop in the {greenchilli}.]",
      "Add the {tomatoes}[ and {salt}] and cook for 6–8 minutes, pressing them down, until the masala comes together in one shiny mass.",
      "Raise the heat, add the {chicken} and fry for 4–5 minutes, turning, until sealed and coated.[ Stir in the {yogurt} a spoonful at a time, letting each one disappear.] Pour in {200 ml} water.",
      "Half cover and simmer gently for 18–20 minutes for thigh, 10–12 for breast, until the thickest piece reads {74 c} and the gravy has thickened. Rest off the heat for 5 minutes.[ Scatter with the {coriander}.] Serve."
    ],
    "note": "The colour of the {onion} is the colour of the curry: do not hurry those 15 minutes.",
    "safety": "Cook the {chicken} to 74 °C in the thickest piece."
  },
  {
    "id": "butter-chicken",
    "title": "Butter chicken",
    "summary": "Charred, spiced {chicken} in a velvety {tomatoes}, {butter} and cream sauce.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh mushroom white-wine parmesan tarragon coconut-milk",
    "serves": 2,
    "minutes": 65,
    "handsOn": 35,
    "kit": [
      "grill",
      "baking tray",
      "saucepan"
    ],
    "parts": [
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast ~poultry_dark ~poultry_breast",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "grilled",
          "simmered",
          "melted"
        ],
        "prep": "skinned and boned, in 4–5 cm pieces",
        "knife": true
      },
      {
        "part": "spice",
        "foods": "garam-masala tandoori-masala curry-powder",
        "grams": 5,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "melted"
        ]
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered",
          "melted"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 16,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "grated"
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 20,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "grated"
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 55,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "yogurt",
        "foods": "yogurt ~yogurt",
        "grams": 80,
        "role": "sauce",
        "does": [
          "melted",
          "chilled-set"
        ],
        "prep": "thick and plain",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "melted",
          "chilled-set"
        ],
        "prep": "juice only",
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
          "melted"
        ]
      },
      {
        "part": "tomatoes",
        "foods": "passata tinned-tomato tomato ~tomato_sieved ~tomato_tin ~tomato",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "chopped if in pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "cashews",
        "foods": "cashew ground-almonds almond",
        "grams": 30,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream creme-fraiche ~cream ~cream_thin ~sour_cream",
        "grams": 90,
        "need": true,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sweetener",
        "foods": "honey sugar ~honey ~sugar",
        "grams": 8,
        "role": "sweetener",
        "does": [
          "fried",
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fenugreek",
        "foods": "fenugreek-leaf",
        "grams": 1,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Put the {chicken} in a bowl with half the {spice}[, half the {chillipowder}][, half the {garlic}][, half the {ginger}] and a tablespoon of the {butter}, melted.[ Stir in the {yogurt}.][ Squeeze in the {lemon}.][ Add half the {salt}.] Turn until well coated and leave for 20 minutes, or up to a day in the fridge.",
      "Heat the grill to its highest. Spread the {chicken} on a foil-lined tray close to the heat and grill for 12–14 minutes, turning once, until charred at the edges and {74 c} in the middle. Keep the juices.",
      "Meanwhile melt half the remaining {butter} in a saucepan over medium heat.[ Fry the rest of the {ginger} for 1 minute.][ Add the rest of the {garlic} and stir for 1 minute.][ Stir in the rest of the {chillipowder} for 15 seconds.] Add the rest of the {spice} and then the {tomatoes}[ and {cashews}], and simmer for 15 minutes, until thick and darker. Blend smooth, or mash and push through a sieve.",
      "Return the sauce to the pan with a splash of water, the {cream} and the last of the {butter}.[ Season with the rest of the {salt}.][ Round it out with the {sweetener}.] Simmer for 5 minutes, until coral-coloured and thick enough to coat a spoon.",
      "Add the {chicken} and every drop of juice from the tray and simmer gently for 4–5 minutes.[ Rub the {fenugreek} to powder over the top and stir in.] Rest for 3 minutes and serve."
    ],
    "safety": "Cook the {chicken} to 74 °C, and throw away any leftover marinade."
  },
  {
    "id": "chicken-tikka-masala",
    "title": "Chicken tikka masala",
    "summary": "{yogurt}-marinated, grilled chicken in a creamy, brick-red masala sauce.",
    "kitchen": "British Indian",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh white-wine mushroom soy-sauce feta tortilla",
    "serves": 2,
    "minutes": 70,
    "handsOn": 40,
    "kit": [
      "grill",
      "baking tray",
      "saucepan"
    ],
    "parts": [
      {
        "part": "spice",
        "foods": "tandoori-masala tikka-paste garam-masala curry-powder ~curry_paste",
        "grams": 8,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ]
      },
      {
        "part": "paprika",
        "foods": "paprika chilli-powder ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 16,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "grated"
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 20,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "grated"
      },
      {
        "part": "chicken",
        "foods": "chicken-breast chicken-thigh ~poultry_breast ~poultry_dark",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "grilled",
          "simmered",
          "whisked"
        ],
        "prep": "skinned and boned, in 4 cm cubes"
      },
      {
        "part": "yogurt",
        "foods": "yogurt ~yogurt",
        "grams": 120,
        "need": true,
        "role": "sauce",
        "does": [
          "chilled-set"
        ],
        "prep": "thick and plain",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "juice only",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "simmered",
          "blended",
          "chilled-set"
        ]
      },
      {
        "part": "fat",
        "foods": "sunflower-oil ~oil ~oil_finish ghee butter ~butter",
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
        "grams": 150,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "bell-pepper ~pepper_sweet",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "in 3 cm squares",
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "groundcoriander",
        "foods": "ground-coriander",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "tomatopuree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 20,
        "role": "base",
        "does": [
          "fried"
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
          "blended"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "sweetener",
        "foods": "sugar honey chutney ~sugar ~honey",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "simmered",
          "blended"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream coconut-cream ~cream ~cream_thin ~coconut_milk",
        "grams": 90,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 10,
        "role": "finish",
        "does": [
          "simmered",
          "whisked",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Stir half the {spice}[, half the {paprika}][, half the {garlic}][, half the {ginger}] and the {chicken} into the {yogurt}.[ Squeeze in the {lemon}.][ Add half the {salt}.] Leave for 20 minutes, or up to a day in the fridge.",
      "Heat the grill to its highest. Shake off the excess marinade, spread the {chicken} on a foil-lined tray close to the heat and grill for 10–12 minutes, turning once, until blackened in spots and {74 c} in the middle.",
      "Meanwhile heat[ the {fat} in] a wide pan over medium heat.[ Fry the {onion} for 10 minutes, until golden brown.][ Add the {pepper} and fry for 4 minutes.][ Add the rest of the {ginger} and fry for 1 minute.][ Stir in the rest of the {garlic} for 1 minute.] Stir in the rest of the {spice}[, the rest of the {paprika}][, {cumin}][, {groundcoriander}][, {turmeric}][, {tomatopuree}] and a splash of water, and fry for 2 minutes, until brick-red and fragrant.",
      "Add the {tomatoes}.[ Season with the rest of the {salt}.][ Stir in the {sweetener}.] Simmer for 12–15 minutes, stirring, until thick and no longer sharp; blend if you like it smooth.",
      "Stir in the {cream} and simmer for 3 minutes, then add the {chicken} with its juices and simmer for 3–4 minutes more.[ Scatter with the {coriander}.] Serve."
    ],
    "note": "Shake off the wet marinade before grilling, or the {chicken} steams instead of charring.",
    "safety": "Cook the {chicken} to 74 °C, and throw away any marinade it sat in."
  },
  {
    "id": "keema-matar",
    "title": "Keema matar",
    "summary": "Well-browned mince and sweet peas in a clinging, spiced masala.",
    "kitchen": "Pakistani",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh tortilla kidney-bean worcestershire-sauce soy-sauce cheddar",
    "serves": 2,
    "minutes": 50,
    "handsOn": 35,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "sunflower-oil ~oil ~oil_finish ghee ~butter",
        "grams": 27,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 150,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "mince",
        "foods": "lamb-mince beef-mince turkey-mince ~mince",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "garam-masala curry-powder",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "groundcoriander",
        "foods": "ground-coriander",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 2.5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
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
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 18,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato passata ~tomato ~tomato_tin ~tomato_sieved",
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
        "part": "yogurt",
        "foods": "yogurt ~yogurt",
        "grams": 45,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "beaten",
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
        "part": "peas",
        "foods": "pea",
        "grams": 150,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "fresh or frozen",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 10,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ]
      },
      {
        "part": "coriander",
        "foods": "coriander mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat[ the {fat} in] a wide frying pan over medium-high heat.[ Sizzle the {cumin} for 20 seconds.][ Fry the {onion} for 8–10 minutes, until golden brown.] Add the {mince}, spread it out and leave for 2–3 minutes to brown underneath, then break up and fry for 6–7 minutes more, until its water has gone and it sizzles in its own fat.",
      "Stir in the {spice}[, {groundcoriander}][, {turmeric}][, {chillipowder}][, {garlic}][, {ginger}] and a splash of water, and fry for 2 minutes, until the raw smell has gone.[ Add the {greenchilli}.]",
      "[Add the {tomatoes} and cook for 5 minutes, until broken down. ][Stir in the {yogurt} a spoonful at a time. ][Season with the {salt}. ]Pour in {150 ml} water, cover and simmer for 12 minutes, until the meat is tender.",
      "Uncover, stir in the {peas} and cook for 5 minutes over medium-high heat, until they are tender and the fat separates at the edge.[ Add a squeeze of {lemon}.][ Scatter with the {coriander}.] Serve."
    ],
    "note": "Fry the mince past grey to truly brown before anything wet goes in.",
    "safety": "Cook mince to 71 °C, or 74 °C if it is poultry."
  },
  {
    "id": "rogan-josh",
    "title": "Rogan josh",
    "summary": "{lamb} braised until it yields in a brick-red, warmly spiced {one yogurt} gravy.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "rosemary coconut-milk ~pasta ~pasta_hollow ~pasta_fresh red-wine dried-apricot feta",
    "serves": 4,
    "minutes": 140,
    "handsOn": 45,
    "kit": [
      "casserole"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "ghee mustard-oil ~oil ~oil_finish ~butter",
        "grams": 42,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "lamb",
        "foods": "lamb-shoulder stewing-lamb leg-of-lamb mutton goat ~red_stew",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "baked",
          "simmered"
        ],
        "prep": "in 4 cm pieces, patted dry",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion shallot red-onion ~onion",
        "grams": 250,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 20,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 16,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 10,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "fennel",
        "foods": "fennel-seed",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "groundginger",
        "foods": "ground-ginger",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "groundcoriander",
        "foods": "ground-coriander",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom-pod",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "cracked",
        "once": true
      },
      {
        "part": "cloves",
        "foods": "clove",
        "grams": 0.4,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon-stick",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "bayleaf",
        "foods": "bay-leaf ~bay",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "tomatopuree",
        "foods": "tomato-puree ~tomato_conc",
        "grams": 30,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "yogurt",
        "foods": "yogurt ~yogurt",
        "grams": 200,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "full-fat, at room temperature, well beaten",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "baked",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "garammasala",
        "foods": "garam-masala",
        "grams": 2.5,
        "role": "finish",
        "does": [
          "scattered-at-end"
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
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat[ the {fat} in] a heavy casserole over high heat and brown the {lamb} in two batches, 6–8 minutes each, until crusted on two sides. Lift out.",
      "Lower the heat to medium.[ Fry the {onion} for 12–15 minutes, until deep brown, scraping up the crust.][ Add the {ginger} and fry for 1 minute.][ Stir in the {garlic} for 1 minute.] Take off the heat and stir in the {chillipowder}[, {fennel}][, {groundginger}][, {groundcoriander}][, {cumin}][, {cardamom}][, {cloves}][, {cinnamon}][, {bayleaf}][, {tomatopuree}] and a good splash of water, then return to medium heat and fry for 2 minutes, until dark red and fragrant.",
      "Add the {yogurt} a spoonful at a time over low heat, stirring each one in until it vanishes and red oil begins to bead at the edge: about 6 minutes.",
      "Return the {lamb} with its juices and pour in {400 ml} water.[ Season with the {salt}.] Bring just to a simmer, cover and cook over the lowest heat, or at {160 C} in the oven, for 75–90 minutes, stirring now and then, until a fork parts the meat.",
      "Uncover for the last 10–15 minutes to thicken, until the red oil floats.[ Stir in the {garammasala}.] Rest for 10 minutes.[ Scatter with the {coriander}.] Serve."
    ]
  },
  {
    "id": "chicken-korma",
    "title": "Chicken korma",
    "summary": "Tender {chicken} in a pale, mild, nutty {one yogurt} sauce.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "passata soy-sauce ~pasta ~pasta_hollow ~pasta_fresh basil olive red-wine",
    "serves": 2,
    "minutes": 55,
    "handsOn": 35,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "yogurt",
        "foods": "yogurt ~yogurt",
        "grams": 130,
        "need": true,
        "role": "sauce",
        "does": [
          "boiled",
          "whisked",
          "blended"
        ],
        "prep": "full-fat, at room temperature"
      },
      {
        "part": "nuts",
        "foods": "ground-almonds cashew almond",
        "grams": 35,
        "need": true,
        "role": "body",
        "does": [
          "boiled",
          "whisked",
          "blended"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "ghee butter ~oil ~oil_finish ~butter",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion shallot ~onion",
        "grams": 180,
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
        "part": "spice",
        "foods": "ground-coriander garam-masala curry-powder",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 0.8,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom-pod",
        "grams": 1.2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "cracked",
        "once": true
      },
      {
        "part": "cloves",
        "foods": "clove",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon-stick",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "bayleaf",
        "foods": "bay-leaf ~bay",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
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
          "simmered"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
        "role": "base",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-breast ~poultry_dark ~poultry_breast",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "skinned and boned, in 4 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream coconut-cream ~cream ~cream_thin ~coconut_milk",
        "grams": 45,
        "role": "finish",
        "does": [
          "simmered",
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "saffron",
        "foods": "saffron",
        "grams": 0.1,
        "role": "finish",
        "does": [
          "simmered",
          "whisked",
          "scattered-at-end"
        ],
        "prep": "soaked in 1 tbsp hot water",
        "once": true
      },
      {
        "part": "sweetener",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "simmered",
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "flakedalmonds",
        "foods": "almond",
        "grams": 10,
        "role": "finish",
        "does": [
          "simmered",
          "whisked",
          "scattered-at-end"
        ],
        "prep": "toasted",
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 5,
        "role": "finish",
        "does": [
          "simmered",
          "whisked",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Beat the {yogurt} with the {nuts} to a smooth cream; whole nuts want soaking in boiling water for 10 minutes, then blending or pounding first.",
      "Heat[ the {fat} in] a wide pan over medium-low heat.[ Cook the {onion} for 12–15 minutes, until very soft and pale gold.] Stir in the {spice}[, {turmeric}][, {cardamom}][, {cloves}][, {cinnamon}][, {bayleaf}][, {garlic}][, {ginger}] and 2 tablespoons of water, and fry for 2 minutes, until it smells sweet.",
      "Add the {chicken}[ with the {salt}] and turn for 4–5 minutes, until sealed but not browned.",
      "Turn the heat to low. Stir in the {yogurt} cream a third at a time, waiting until it steams before the next, then add {150 ml} water. Cover and simmer barely, without boiling, for 15–18 minutes for thigh or 10 for breast, until the thickest piece reads {74 c}.",
      "Uncover and simmer for 3 minutes, until pale, thick and beaded with oil.[ Stir in the {cream}.][ Add the {saffron} and its water.][ Round with the {sweetener}.] Rest for 5 minutes.[ Scatter with the {flakedalmonds}.][ Finish with the {coriander}.] Serve."
    ],
    "note": "Keep it below a boil once the {yogurt} is in, and the sauce stays like silk.",
    "safety": "Cook the {chicken} to 74 °C in the thickest piece."
  },
  {
    "id": "vindaloo",
    "title": "Vindaloo",
    "summary": "Slow-cooked meat in a fierce, sharp sauce of {vinegar}, {garlic} and red chilli.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "cream coconut-milk soy-sauce pineapple sage",
    "serves": 4,
    "minutes": 170,
    "handsOn": 45,
    "kit": [
      "casserole"
    ],
    "parts": [
      {
        "part": "vinegar",
        "foods": "apple-cider-vinegar vinegar white-wine-vinegar red-wine-vinegar",
        "grams": 75,
        "need": true,
        "role": "sauce",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 12,
        "need": true,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "hotchilli",
        "foods": "chilli-powder cayenne chilli-flake ~spice_heat",
        "grams": 2,
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
        "prep": "toasted and ground",
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "ground",
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
        "part": "cinnamon",
        "foods": "cinnamon",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cloves",
        "foods": "clove",
        "grams": 0.6,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "ground",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 25,
        "role": "base",
        "does": [
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 32,
        "need": true,
        "role": "base",
        "does": [
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
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
        "part": "meat",
        "foods": "pork-shoulder pork-joint lamb-shoulder stewing-beef ~red_stew",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "in 4 cm pieces",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "sunflower-oil ~oil ~oil_finish coconut-oil",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "mustardseeds",
        "foods": "mustard-seed",
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
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 300,
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
        "part": "tomatoes",
        "foods": "tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 150,
        "role": "sauce",
        "does": [
          "fried",
          "simmered",
          "toasted"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "sweetener",
        "foods": "brown-sugar jaggery sugar ~sugar",
        "grams": 8,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      }
    ],
    "method": [
      "Mix the {vinegar}, {chillipowder}[, {hotchilli}][, {cumin}][, {pepper}][, {turmeric}][, {cinnamon}][, {cloves}][, {ginger}] and the {garlic} to a paste.[ Stir in the {salt}.] Rub all over the {meat} and leave for 30 minutes, or overnight in the fridge, which is better.",
      "Heat[ the {fat} in] a heavy casserole over medium heat.[ Add the {mustardseeds} and let the popping slow.][ Fry the {onion} for 15 minutes, until deep brown.] Turn the heat up, add the {meat} with every scrap of paste and fry for 8–10 minutes, turning, until the liquid has dried and the spices smell toasted rather than sour.[ Add the {tomatoes} and cook for 3 minutes.]",
      "Pour in {350 ml} water, scrape the bottom and bring to a simmer. Cover and cook over very low heat for 75–90 minutes, stirring now and then, until a fork goes in without effort.[ Stir in the {sweetener} for the last 15 minutes.]",
      "Uncover and simmer for 10 minutes, until thick and glossed with red oil. Rest for 10 minutes, then taste: it should be sour, hot and deep in equal parts. "
    ],
    "safety": "Marinate in the fridge if it is for longer than an hour."
  },
  {
    "id": "chicken-biryani",
    "title": "Chicken biryani",
    "summary": "Fragrant {rice} steamed over spiced {yogurt} {chicken} and crisp brown {onion}.",
    "kitchen": "Pakistani",
    "course": "main",
    "contradicts": "soy-sauce chorizo coconut-milk parmesan peanut-butter",
    "serves": 4,
    "minutes": 110,
    "handsOn": 55,
    "kit": [
      "casserole",
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
          "simmered",
          "boiled",
          "scattered-at-end"
        ]
      },
      {
        "part": "chicken",
        "foods": "chicken-thigh chicken-drumstick ~poultry_dark ~poultry_bone",
        "grams": 700,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "skinned, on or off the bone"
      },
      {
        "part": "yogurt",
        "foods": "yogurt ~yogurt",
        "grams": 200,
        "need": true,
        "role": "sauce",
        "does": [
          "chilled-set"
        ],
        "prep": "full-fat, beaten",
        "once": true
      },
      {
        "part": "spice",
        "foods": "garam-masala curry-powder",
        "grams": 9,
        "need": true,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 4,
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
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 20,
        "role": "base",
        "does": [
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 25,
        "role": "base",
        "does": [
          "chilled-set"
        ],
        "prep": "grated",
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
        "part": "fat",
        "foods": "ghee ~oil ~oil_finish ~butter",
        "grams": 65,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 350,
        "need": true,
        "role": "base",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "thinly and evenly sliced",
        "knife": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom-pod",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "cracked",
        "once": true
      },
      {
        "part": "cloves",
        "foods": "clove",
        "grams": 0.5,
        "role": "seasoning",
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
          "simmered"
        ],
        "once": true
      },
      {
        "part": "bayleaf",
        "foods": "bay-leaf ~bay",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 180,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "slit",
        "once": true
      },
      {
        "part": "watersalt",
        "foods": "salt ~salt",
        "grams": 18,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "mint",
        "foods": "mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "leaves torn",
        "knife": true,
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 20,
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
        "part": "saffron",
        "foods": "saffron",
        "grams": 0.2,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "steeped in 3 tbsp hot milk or water",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 15,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "juice only"
      }
    ],
    "method": [
      "Rinse the {rice} until the water is clear and soak in cold water for 30 minutes. Meanwhile mix the {chicken} with the {yogurt}, {spice}[, {chillipowder}][, {turmeric}][, {garlic}][, {ginger}][, {salt}] and a splash of water.",
      "Heat[ the {fat} in] a heavy casserole over medium heat and fry the {onion} for 18–20 minutes, stirring, until deep brown and crisping. Lift out half and spread on paper.",
      "Add the {chicken} and all its marinade[, the {cardamom}][, {cloves}][, {cinnamon}][, {bayleaf}] and a splash of water to the {onion} left in the pan.[ Stir in the {tomatoes}.][ Drop in the {greenchilli}.] Cook over medium-high heat for 5 minutes, then cover and simmer for 15 minutes (25 on the bone). Uncover and reduce until the gravy is thick and the {chicken} reaches {74 c}.",
      "Meanwhile bring a large pan of water to a rolling boil[ with the {watersalt}]. Drain the {rice}, tip in and boil for 5–6 minutes, until a grain is soft outside with a firm white core. Drain at once.",
      "Level the {chicken} in its gravy.[ Scatter over the {mint}.][ Add the {coriander}.] Pile on the {rice} loosely, without pressing, and top with the reserved {onion}.[ Spoon over the {saffron} and its liquid.][ Sprinkle with the juice of the {lemon}.] Cover with foil and a tight lid; cook for 3 minutes over medium heat, until you hear it hiss, then for 18 minutes over the lowest heat.",
      "Rest, still covered, for 10 minutes. Dig down from the side so that white, golden and brown rice come up with the meat and serve."
    ],
    "note": "Drain the {rice} while its core is still firm: it finishes in the steam.",
    "safety": "The {chicken} must reach 74 °C before the {rice} goes on."
  },
  {
    "id": "vegetable-pulao",
    "title": "Vegetable pulao",
    "summary": "Long, separate grains of spice-scented {rice} steamed with {vegetable}.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "soy-sauce chorizo risotto-rice parmesan egg white-wine",
    "serves": 2,
    "minutes": 55,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "basmati-rice rice ~rice_white",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "soaked",
          "fried"
        ]
      },
      {
        "part": "fat",
        "foods": "ghee butter ~oil ~oil_finish ~butter",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "cashews",
        "foods": "cashew almond",
        "grams": 25,
        "role": "finish",
        "does": [
          "fried",
          "toasted",
          "scattered-at-end"
        ]
      },
      {
        "part": "cumin",
        "foods": "cumin garam-masala",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom-pod",
        "grams": 0.8,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted"
        ],
        "prep": "cracked",
        "once": true
      },
      {
        "part": "cloves",
        "foods": "clove",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon-stick",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "bayleaf",
        "foods": "bay-leaf ~bay",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 120,
        "role": "base",
        "does": [
          "fried",
          "toasted"
        ],
        "prep": "thinly sliced",
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
          "toasted"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "base",
        "does": [
          "fried",
          "toasted"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted"
        ],
        "prep": "slit",
        "once": true
      },
      {
        "part": "vegetable",
        "foods": "pea mixed-vegetables green-bean cauliflower ~green_bean",
        "grams": 150,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "in small pieces if large",
        "knife": true,
        "once": true
      },
      {
        "part": "secondvegetable",
        "foods": "carrot potato ~potato",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "in 1 cm dice",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 8,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ]
      },
      {
        "part": "coriander",
        "foods": "coriander mint",
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
      "Rinse the {rice} in several waters until clear, soak in cold water for 20 minutes, then drain well.",
      "Heat[ the {fat} in] a heavy saucepan over medium heat.[ Fry the {cashews} for 2 minutes, until golden, and lift out.] Add the {cumin}[, {cardamom}][, {cloves}][, {cinnamon}][, {bayleaf}] and stir for 20–30 seconds, until it smells toasted.[ Fry the {onion} for 10–12 minutes, until deep golden.][ Stir in the {ginger} for 1 minute.][ Add the {garlic} and fry for 1 minute.][ Drop in the {greenchilli}.]",
      "Add the {vegetable}[ and {secondvegetable}] and turn for 2 minutes, then add the {rice} and stir gently for 1 minute, until every grain is glossy.",
      "Pour in {320 ml} water[ and {salt}] and bring to the boil. Cover tightly, turn to the lowest heat and cook for 11 minutes without lifting the lid.",
      "Rest off the heat, still covered, for 10 minutes, then fluff with a fork.[ Add a squeeze of {lemon}.][ Scatter with the {cashews}.][ Finish with the {coriander}.] Serve."
    ],
    "note": "The ten minutes' rest under the lid is what firms the grains so they do not break."
  },
  {
    "id": "lemon-rice",
    "title": "Lemon rice",
    "summary": "Golden, sharp {rice} crackling with toasted seeds.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "parmesan dill dried-oregano soy-sauce white-wine coconut-milk",
    "serves": 2,
    "minutes": 40,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "basmati-rice rice ~rice_white",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "dressed"
        ],
        "prep": "rinsed until the water runs clear"
      },
      {
        "part": "fat",
        "foods": "sunflower-oil ~oil ~oil_finish coconut-oil ghee ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "peanuts",
        "foods": "peanut cashew",
        "grams": 40,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "unsalted"
      },
      {
        "part": "chanadal",
        "foods": "chana-dal urad-dal ~pulse_split_slow",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "seeds",
        "foods": "mustard-seed cumin",
        "grams": 3.5,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "driedchilli",
        "foods": "dried-chilli chilli-flake ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
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
          "scattered-at-end"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "slit",
        "once": true
      },
      {
        "part": "asafoetida",
        "foods": "asafoetida",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "curryleaves",
        "foods": "curry-leaf",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 2,
        "need": true,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 45,
        "need": true,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "juice only, 3 tbsp"
      },
      {
        "part": "coriander",
        "foods": "coriander",
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
      "Boil the {rice} in plenty of water for 9–11 minutes, until just tender. Drain well, spread on a tray and leave to steam off for 10 minutes, so the grains firm and separate.",
      "Heat[ the {fat} in] a wide frying pan over medium heat.[ Fry the {peanuts} for 3 minutes, until golden, and lift out.][ Fry the {chanadal} for 1 minute, until pinkish gold.] Add the {seeds} and cover until the crackling slows.[ Let the {driedchilli} darken for 10 seconds.][ Add the {ginger} and fry for 1 minute.][ Add the {greenchilli}.][ Sprinkle in the {asafoetida}.][ Throw in the {curryleaves} and let crisp.]",
      "Turn the heat low, stir in the {turmeric} for 10 seconds, then add the {rice}[ and {salt}] and toss gently with a flat spoon for 3 minutes, until evenly yellow and hot through.",
      "Take off the heat before you pour over the juice of the {lemon}; fold through and leave covered for 5 minutes.[ Scatter with the {peanuts}.][ Finish with the {coriander}.] Good hot or at room temperature."
    ],
    "safety": "If the {rice} is cooked ahead, cool it within an hour, keep it in the fridge, use it within a day and heat it until steaming."
  },
  {
    "id": "curd-rice",
    "title": "Curd rice",
    "summary": "Soft, cooling {rice} folded into fresh {yogurt} with a crackling spice tempering.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "chicken-thigh soy-sauce passata vanilla garam-masala",
    "serves": 2,
    "minutes": 50,
    "handsOn": 15,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "rice sushi-rice basmati-rice ~rice_white",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "rinsed"
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 100,
        "role": "liquid",
        "does": [
          "mashed"
        ],
        "once": true
      },
      {
        "part": "yogurt",
        "foods": "yogurt ~yogurt",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "plain, full-fat, whisked smooth",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 8,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "vegetable",
        "foods": "cucumber carrot pomegranate",
        "grams": 80,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "in small dice or grated",
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
        "part": "fat",
        "foods": "coconut-oil ~oil ~oil_finish ghee ~butter",
        "grams": 14,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "uraddal",
        "foods": "urad-dal chana-dal cashew ~pulse_split_slow",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "seeds",
        "foods": "mustard-seed cumin",
        "grams": 3.5,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "driedchilli",
        "foods": "dried-chilli chilli-flake ~spice_heat",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "asafoetida",
        "foods": "asafoetida",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "curryleaves",
        "foods": "curry-leaf",
        "grams": 2,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 8,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Simmer the {rice} in {550 ml} water, covered, for 20–25 minutes, until far softer than usual and all the water is gone. Mash with the back of a spoon while hot.[ Stir in the {milk}.]",
      "Spread out and cool for 15 minutes, until just warm to a finger, then fold in the {yogurt}[, {ginger}][, {greenchilli}][, {vegetable}][, {salt}] and enough cold water to make it loose, as it thickens on standing.",
      "Set a small pan over medium heat[ with the {fat}].[ Fry the {uraddal} for 1 minute, until golden.] Add the {seeds} and cover until the crackling slows.[ Let the {driedchilli} darken for 10 seconds.][ Sprinkle in the {asafoetida}.][ Throw in the {curryleaves} and let crisp.] Pour over the {rice} and fold through.",
      "Leave for 5 minutes for the flavours to settle.[ Scatter with the {coriander}.] Eat cool or at room temperature, with a sharp pickle, within 2 hours."
    ],
    "note": "Let the {rice} cool before the {yogurt} goes in, or it splits and sours.",
    "safety": "Cool the {rice} quickly, and keep the finished dish in the fridge if it is not eaten within 2 hours."
  },
  {
    "id": "khichdi",
    "title": "Khichdi",
    "summary": "{rice} and lentils simmered soft as porridge, finished with sizzling spice.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "smoked-haddock soy-sauce coconut-milk ~pasta ~pasta_hollow ~pasta_fresh parmesan",
    "serves": 2,
    "minutes": 45,
    "handsOn": 15,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "rice basmati-rice sushi-rice ~rice_white",
        "grams": 110,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "lentils",
        "foods": "moong-dal red-lentil ~pulse_split",
        "grams": 100,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "ghee butter ~oil ~oil_finish ~butter",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "bayleaf",
        "foods": "bay-leaf ~bay",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "toasted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "vegetable",
        "foods": "cauliflower pea carrot potato ~potato",
        "grams": 120,
        "role": "body",
        "does": [
          "fried",
          "toasted"
        ],
        "prep": "in small pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 80,
        "role": "body",
        "does": [
          "fried",
          "toasted"
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
          "boiled"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin mustard-seed",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
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
          "scattered-at-end"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "driedchilli",
        "foods": "dried-chilli chilli-flake ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "asafoetida",
        "foods": "asafoetida",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 8,
        "role": "finish",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Rinse the {rice} and {lentils} together until the water runs clear, and drain well.",
      "Heat[ a third of the {fat} in] a heavy saucepan over medium heat.[ Add the {bayleaf}.][ Fry the {ginger} for 1 minute.] Stir in the drained grains[ with the {turmeric}] and toast for 3 minutes, until they smell nutty.[ Add the {vegetable}.][ Stir in the {tomatoes}.]",
      "Pour in {1100 ml} water[ with the {salt}], bring to the boil, half cover and simmer for 25–30 minutes, stirring more often towards the end, until both grains have lost their shape and the pot falls from the spoon like porridge. Add hot water if it stiffens.",
      "Set a small pan over medium-high heat[ with the rest of the {fat}]. Add the {cumin} and let sizzle for 20–30 seconds, until a shade darker.[ Fry the {garlic} to pale gold.][ Let the {driedchilli} darken for 10 seconds.][ Sprinkle in the {asafoetida}.] Pour over the khichdi and stir half of it in.[ Scatter with the {coriander}.] Serve at once."
    ],
    "note": "It tightens as it sits, so take it off looser than you want it."
  },
  {
    "id": "poha",
    "title": "Poha",
    "summary": "Light, fluffy flakes of rice, yellow with {turmeric} and steamed soft in minutes.",
    "kitchen": "Indian",
    "course": "breakfast",
    "contradicts": "soy-sauce ~pasta ~pasta_hollow ~pasta_fresh cocoa-powder fish-sauce",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "poha",
        "foods": "poha",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "the thick kind"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "sunflower-oil ~oil ~oil_finish coconut-oil",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "peanuts",
        "foods": "peanut cashew",
        "grams": 35,
        "role": "finish",
        "does": [
          "fried",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "unsalted"
      },
      {
        "part": "mustardseeds",
        "foods": "mustard-seed",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "curryleaves",
        "foods": "curry-leaf",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 150,
        "role": "body",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "peeled, in 1 cm dice",
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion potato ~onion ~potato",
        "grams": 150,
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
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1.5,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "juice only",
        "once": true
      },
      {
        "part": "coconut",
        "foods": "coconut",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "grated",
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
      }
    ],
    "method": [
      "Put the {poha} in a sieve and rinse under the cold tap for 20–30 seconds, turning gently, until a flake crushes between the fingers.[ Sprinkle with the {salt}.][ Add the {sugar}.] Leave to drain and swell for 10 minutes, then loosen with a fork.",
      "Heat[ the {fat} in] a wide frying pan over medium heat.[ Fry the {peanuts} for 3 minutes, until golden, and lift out.][ Add the {mustardseeds} and wait until the popping slows.][ Sizzle the {cumin} for 20 seconds.][ Add the {greenchilli}.][ Throw in the {curryleaves}.][ Add the {potatoes}, cover and cook for 6–7 minutes, stirring once or twice, until tender and golden.][ Add the {onion} and fry for 5 minutes, until soft but not brown.] Stir in the {turmeric} with a teaspoon of water for 30 seconds, then add the {poha} and fold over gently for 2 minutes, until every flake is yellow. Sprinkle with a tablespoon of water, cover and steam over the lowest heat for 2–3 minutes, until soft and hot through.",
      "Take off the heat and fluff.[ Squeeze over the {lemon}.][ Scatter with the {peanuts}.][ Sprinkle with the {coconut}.][ Finish with the {coriander}.] Serve straight away."
    ],
    "note": "Rinse, never soak: a minute too long in water and {poha} becomes paste."
  },
  {
    "id": "upma",
    "title": "Upma",
    "summary": "Toasted {semolina} steamed fluffy and savoury with crackling spice.",
    "kitchen": "Indian",
    "course": "breakfast",
    "contradicts": "parmesan cocoa-powder vanilla rice-flour baking-powder",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "semolina",
        "foods": "semolina",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "toasted"
        ]
      },
      {
        "part": "fat",
        "foods": "ghee ~oil ~oil_finish coconut-oil ~butter",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "seeds",
        "foods": "mustard-seed cumin",
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
        "part": "cashews",
        "foods": "cashew peanut",
        "grams": 25,
        "role": "finish",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "uraddal",
        "foods": "urad-dal chana-dal ~pulse_split_slow",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "curryleaves",
        "foods": "curry-leaf",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
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
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 10,
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
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "vegetable",
        "foods": "pea carrot green-bean ~green_bean",
        "grams": 100,
        "role": "body",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "in small dice if large",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 15,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "juice only",
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 8,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Toast the {semolina} in a wide dry pan over medium heat for 5–6 minutes, stirring all the time, until it smells like biscuit and runs like sand but has hardly coloured. Tip out.",
      "Heat[ two thirds of the {fat} in] the same pan over medium heat. Add the {seeds} and let crackle.[ Fry the {cashews} until golden, 1–2 minutes.][ Add the {uraddal} and fry for 1 minute, until pinkish gold.][ Throw in the {curryleaves}.][ Fry the {onion} for 5 minutes, until soft.][ Stir in the {ginger} for 1 minute.][ Add the {greenchilli}.][ Add the {vegetable} and cook for 3 minutes, until almost tender.]",
      "Pour in {480 ml} water[ with the {salt}] and bring to a rolling boil. Turn the heat low and rain in the {semolina} with one hand while you stir with the other, so that no lumps can form.",
      "Cover and cook over the lowest heat for 3–4 minutes, until all the water is taken up and the grains are swollen and soft.[ Stir in the rest of the {fat}.] Rest for 3 minutes and fluff with a fork.[ Squeeze over the {lemon}.][ Scatter with the {coriander}.]"
    ],
    "note": "Toasting the {semolina} is what keeps the grains apart; raw, it sets like glue."
  },
  {
    "id": "rava-dosa",
    "title": "Rava dosa",
    "summary": "Crisp, lacy pancakes from a pour-and-go batter with no fermenting.",
    "kitchen": "Indian",
    "course": "breakfast",
    "contradicts": "cocoa-powder maple-syrup coconut-milk vanilla",
    "serves": 2,
    "minutes": 65,
    "handsOn": 40,
    "kit": [
      "frying pan",
      "whisk"
    ],
    "parts": [
      {
        "part": "semolina",
        "foods": "semolina",
        "grams": 80,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ]
      },
      {
        "part": "riceflour",
        "foods": "rice-flour",
        "grams": 80,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "fried"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 40,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 2.5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "coarsely crushed",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "curryleaves",
        "foods": "curry-leaf",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "yogurt",
        "foods": "yogurt buttermilk ~yogurt",
        "grams": 45,
        "role": "sauce",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "ghee ~oil ~oil_finish butter ~butter",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted"
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 60,
        "role": "body",
        "does": [
          "fried",
          "scattered-at-end"
        ],
        "prep": "very finely chopped",
        "knife": true
      }
    ],
    "method": [
      "Whisk the {semolina}, {riceflour}[, {flour}][, {cumin}][, {pepper}][, {ginger}][, {greenchilli}][, {curryleaves}][, {coriander}][, {salt}] and half {550 ml} water to a smooth paste.[ Whisk in the {yogurt}.] Add the rest of the water to make a batter as thin as buttermilk. Rest for 20 minutes, until the {semolina} has swollen, then thin again with water if need be.",
      "Get a non-stick frying pan properly hot over medium-high heat: a drop of water should skitter.[ Wipe with a little of the {fat}.][ Scatter on a spoonful of the {onion}.]",
      "Stir the batter up from the bottom, as it sinks, and pour a ladleful from a height around the rim and then into the middle, leaving holes; fill only the big gaps and never spread it.[ Dribble a teaspoon of {fat} around the edge.]",
      "Cook for 3–4 minutes, without touching, until the underside is deep gold and the edge lifts by itself. Fold over and serve straight from the pan. Stir, reheat and repeat; there is batter for 7 or 8."
    ],
    "note": "Pour, do not spread: holes come from thin batter hitting a very hot pan."
  },
  {
    "id": "besan-chilla",
    "title": "Besan chilla",
    "summary": "Savoury, crisp-edged {one gramflour} pancakes, quick enough for a weekday breakfast.",
    "kitchen": "Indian",
    "course": "breakfast",
    "contradicts": "rosemary parmesan vanilla tahini",
    "serves": 2,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "frying pan",
      "whisk"
    ],
    "parts": [
      {
        "part": "gramflour",
        "foods": "gram-flour",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "chilled-set",
          "fried"
        ],
        "prep": "sifted if lumpy",
        "once": true
      },
      {
        "part": "spice",
        "foods": "ajwain cumin garam-masala",
        "grams": 2,
        "need": true,
        "role": "seasoning",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 0.8,
        "role": "seasoning",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 1.2,
        "role": "seasoning",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion spring-onion ~onion ~spring_onion",
        "grams": 80,
        "role": "body",
        "does": [
          "whisked",
          "chilled-set",
          "fried"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 80,
        "role": "body",
        "does": [
          "whisked",
          "chilled-set",
          "fried"
        ],
        "prep": "seeded, finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spinach",
        "foods": "spinach ~leaf_cook",
        "grams": 30,
        "role": "body",
        "does": [
          "whisked",
          "chilled-set",
          "fried"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "fat",
        "foods": "sunflower-oil ~oil ~oil_finish ghee ~butter",
        "grams": 27,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      }
    ],
    "method": [
      "Whisk the {gramflour}, {spice}[, {turmeric}][, {chillipowder}][, {salt}] and half {220 ml} water to a smooth thick paste, then stir in the rest of the water[, {onion}][, {tomatoes}][, {spinach}][, {ginger}][, {greenchilli}][, {coriander}] and leave for 10 minutes. It should pour like double cream.",
      "Heat[ a teaspoon or two of the {fat} in] a non-stick frying pan over medium heat. Stir the batter, ladle in a quarter and spread quickly with the back of the ladle to an 18 cm round. Cook for 3 minutes, until the top has lost its shine and the edges are crisp.",
      "Turn and cook for 2 minutes more, pressing with a spatula, until spotted brown on both sides and dry in the middle.[ Add a few drops more {fat} for each one.] Make four, and eat hot."
    ]
  },
  {
    "id": "aloo-paratha",
    "title": "Aloo paratha",
    "summary": "Flaky griddled flatbreads with a hot, spiced {potatoes} heart.",
    "kitchen": "Indian",
    "course": "breakfast",
    "contradicts": "yeast cheddar rosemary cream nutmeg",
    "serves": 2,
    "minutes": 65,
    "handsOn": 45,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "chapati-flour wholemeal-flour flour ~flour",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "kneaded",
          "fried"
        ],
        "prep": "plus a little for rolling"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "kneaded",
          "chilled-set"
        ]
      },
      {
        "part": "fat",
        "foods": "ghee butter ~oil ~oil_finish ~butter",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted"
      },
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ],
        "prep": "floury if possible, in even chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "garam-masala cumin chaat-masala",
        "grams": 2,
        "need": true,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "ajwain",
        "foods": "ajwain",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "groundcoriander",
        "foods": "ground-coriander",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 1.2,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "amchur",
        "foods": "amchur",
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
        "grams": 8,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
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
        "foods": "coriander mint",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Put the {flour} in a bowl[ with a third of the {salt}] and add most of {140 ml} water, enough for a soft, slightly tacky dough.[ Knead in a teaspoon of the {fat}.] Knead for 5 minutes, cover and rest for 20 minutes.",
      "Meanwhile boil the {potatoes} for 15 minutes, until tender. Drain, let the steam dry them completely, and mash without a single lump. Work in the {spice}[, {ajwain}][, {groundcoriander}][, {chillipowder}][, {amchur}][, {ginger}][, {greenchilli}][, {coriander}], until evenly speckled.[ Season with the rest of the {salt}.] Cool, then shape into 4 balls.",
      "Divide the dough into 4. Roll each to a 12 cm round, set a ball of filling in the middle, gather the edge over it like a purse, pinch shut and flatten. Dust with {flour} and roll gently, seam down first, to 18 cm.",
      "Heat a heavy frying pan over medium-high heat. Lay in a paratha and cook for 1 minute, until it blisters; turn and cook for 1 minute more.[ Brush with {fat} and turn again, pressing with a spatula, then brush the other side.] Give each side another 1–2 minutes, until crisp and well spotted with brown.",
      "Stack in a cloth while you cook the rest. Eat hot."
    ]
  },
  {
    "id": "chapati",
    "title": "Chapati",
    "summary": "Soft, puffed wholemeal flatbreads, hot from the pan.",
    "kitchen": "Indian",
    "course": "bread",
    "contradicts": "yeast baking-powder egg sugar milk yogurt",
    "serves": 4,
    "minutes": 60,
    "handsOn": 40,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "chapati-flour wholemeal-flour ~flour",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "plus a little for rolling"
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
        "part": "fat",
        "foods": "ghee butter ~oil ~oil_finish ~butter",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "melted"
      }
    ],
    "method": [
      "Put the {flour} in a bowl[ with the {salt}] and add {165 ml} water little by little, mixing with your fingers, until it just comes together. Knead for 6–8 minutes, wetting your knuckles if it feels stiff, until smooth and as soft as an earlobe. Cover and rest for 20 minutes.",
      "Divide into 8 and roll into balls. Keeping the others covered, dust one with {flour} and roll out evenly to 16 cm, about 2 mm thick, turning it as you go.",
      "Heat a heavy, dry frying pan over medium-high heat until a pinch of {{flour}} browns in 10 seconds. Shake the loose flour off the round, lay it in and cook for 30–40 seconds, until the top darkens slightly and small bubbles rise. Turn and cook for 1 minute, until spotted brown beneath.",
      "Turn once more and press gently around the edge with a folded cloth so that it balloons, 20–30 seconds; or hold directly in a gas flame with tongs for 5 seconds a side.[ Brush with a little of the {fat}.]",
      "Wrap in a clean cloth at once, so that they steam soft, and cook the rest the same way: this makes 8."
    ]
  },
  {
    "id": "naan",
    "title": "Naan",
    "summary": "Soft, blistered flatbreads from a quick {yogurt} dough.",
    "kitchen": "Indian",
    "course": "bread",
    "contradicts": "egg cocoa-powder mozzarella vanilla mixed-berries rosemary",
    "serves": 4,
    "minutes": 60,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour bread-flour self-raising-flour ~flour",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "kneaded",
          "fried"
        ],
        "prep": "plus a little for rolling",
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 8,
        "role": "leaven",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "yogurt",
        "foods": "yogurt ~yogurt",
        "grams": 170,
        "need": true,
        "role": "liquid",
        "does": [
          "kneaded"
        ],
        "prep": "full-fat, at room temperature",
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter ghee ~butter",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted"
      },
      {
        "part": "nigella",
        "foods": "nigella-seed sesame-seed cumin",
        "grams": 3,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 8,
        "role": "finish",
        "does": [
          "grilled",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Stir the {flour}[, {leaven}][, {salt}][, {sugar}] and the {yogurt} together with a knife, adding warm water a teaspoon at a time if there are dry crumbs, to make a soft, slightly sticky dough.[ Work in a tablespoon of the {fat}.] Knead for 4 minutes, until smooth, then cover and rest for 30 minutes.",
      "Divide into 4. On a floured board, roll or pull each into a teardrop about 22 cm long and 5 mm thick.[ Press the {nigella} into the top.][ Press on the {garlic}.]",
      "Heat a heavy frying pan over high heat for 3 minutes, until smoking faintly. Brush the plain side of a naan with water, lay it wet side down and cook for 1½ minutes, until the top is full of bubbles and the underside is blistered.",
      "Slide the pan under a very hot grill for 1–2 minutes, or turn the naan and cook for 1 minute more, until puffed and charred in spots.[ Brush with some of the {fat}.][ Scatter with the {coriander}.] Keep warm in a cloth while you cook the rest."
    ]
  },
  {
    "id": "onion-pakora",
    "title": "Onion pakora",
    "summary": "Tangled, crackling fritters of sweet {onion} in spiced {gramflour}.",
    "kitchen": "Indian",
    "course": "snack",
    "contradicts": "breadcrumb beer soy-sauce ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 4,
    "minutes": 40,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "onion red-onion ~onion",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "halved and thinly sliced",
        "knife": true,
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
        "part": "gramflour",
        "foods": "gram-flour",
        "grams": 120,
        "need": true,
        "role": "binder",
        "does": [
          "dressed",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "riceflour",
        "foods": "rice-flour cornflour",
        "grams": 20,
        "role": "binder",
        "does": [
          "dressed",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "ajwain",
        "foods": "ajwain cumin",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "dressed",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "corianderseeds",
        "foods": "ground-coriander",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "dressed",
          "chilled-set"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "dressed",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 2.5,
        "role": "seasoning",
        "does": [
          "dressed",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "dressed",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "dressed",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "dressed",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "oil",
        "foods": "sunflower-oil vegetable-oil ~oil ~oil_finish",
        "grams": 550,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      }
    ],
    "method": [
      "Pull the {onion} apart into strands in a bowl.[ Rub in the {salt} hard with your fingers.] Leave for 10 minutes, until limp and wet.",
      "Add the {gramflour}[, {riceflour}][, {ajwain}][, {corianderseeds}][, {turmeric}][, {chillipowder}][, {ginger}][, {greenchilli}][, {coriander}] and a spoonful of the {oil}, and toss until coated. Sprinkle in water a tablespoon at a time, only until a thick, sticky batter just holds the strands together.",
      "Heat the rest of the {oil}, 4–5 cm deep, to {170 C}: a drop of batter should sink, then rise steadily.",
      "Lower in loose, tangled tablespoonfuls, five or six at a time, and fry for 4–5 minutes, turning, until deep golden and crisp right through. Drain on a rack or paper while you fry the rest, letting the heat recover in between. "
    ],
    "note": "The {onion}'s own juice makes most of the batter; too much water makes them heavy.",
    "safety": "Never fill the pan more than a third full of oil, and never leave it on the heat unattended."
  },
  {
    "id": "samosa",
    "title": "Samosa",
    "summary": "Crisp, short pastry cones packed with spiced {potatoes}.",
    "kitchen": "Indian",
    "course": "snack",
    "contradicts": "yeast cheddar puff-pastry cream nutmeg",
    "serves": 6,
    "minutes": 115,
    "handsOn": 80,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 250,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ]
      },
      {
        "part": "ajwain",
        "foods": "ajwain nigella-seed",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "sunflower-oil vegetable-oil ~oil ~oil_finish",
        "grams": 700,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "boiled",
          "chilled-set"
        ],
        "prep": "peeled, in even chunks",
        "knife": true
      },
      {
        "part": "cumin",
        "foods": "cumin",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "corianderseeds",
        "foods": "ground-coriander",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 15,
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
        "part": "spice",
        "foods": "garam-masala curry-powder",
        "grams": 3,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "amchur",
        "foods": "amchur",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 10,
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
        "part": "peas",
        "foods": "pea",
        "grams": 100,
        "role": "body",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "thawed if frozen",
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander mint",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Put the {flour} in a bowl.[ Stir in half the {salt}.][ Add the {ajwain}.] Rub in 4 tablespoons of the {oil} until a squeezed handful holds its shape. Add {95 ml} water a little at a time, knead briefly to a stiff dough, cover and rest for 30 minutes.",
      "Meanwhile boil the {potatoes} for 15 minutes, until tender; drain, dry off over the heat and crush coarsely, leaving lumps.",
      "Heat a tablespoon of the {oil} in a frying pan over medium heat.[ Sizzle the {cumin} for 20 seconds.][ Add the {corianderseeds}.][ Fry the {ginger} for 1 minute.] Add the {potatoes} with the {spice}[, {chillipowder}][, {amchur}][, {greenchilli}][, {peas}][, the rest of the {salt}] and fry for 4–5 minutes, until dry and fragrant.[ Stir in the {coriander}.] Cool completely.",
      "Divide the dough into 6. Roll each to a 20 cm oval, 2–3 mm thick, and cut across in half. Wet the straight edge, bring its two ends together into a cone and seal. Fill loosely, wet the rim and pinch firmly shut with a little pleat, so they can stand.",
      "Heat the rest of the {oil}, 5–6 cm deep, to {150 C}: the dough should bubble only gently. Fry four or five at a time for 10–12 minutes, turning, until hard and pale gold, then raise the heat to {175 C} for 1–2 minutes more, until golden brown. Drain on a rack. Makes 12."
    ],
    "note": "Stiff dough and slow, cool oil give a smooth, shattering crust; hot oil makes it blister and stay soft.",
    "safety": "Never fill the pan more than a third full of oil, and never leave it on the heat unattended."
  },
  {
    "id": "cucumber-raita",
    "title": "Cucumber raita",
    "summary": "Cold, smooth {yogurt} with {cucumber} and toasted spice.",
    "kitchen": "Indian",
    "course": "side",
    "contradicts": "dill feta olive tahini pitta-bread",
    "serves": 4,
    "minutes": 15,
    "handsOn": 10,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "cucumber",
        "foods": "cucumber",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end",
          "dressed",
          "chilled-set",
          "fried"
        ]
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
        "part": "cumin",
        "foods": "cumin chaat-masala garam-masala",
        "grams": 2.5,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted",
          "whisked"
        ]
      },
      {
        "part": "yogurt",
        "foods": "yogurt ~yogurt",
        "grams": 300,
        "need": true,
        "role": "base",
        "does": [
          "whisked"
        ],
        "prep": "plain, full-fat, cold",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 2,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "mint",
        "foods": "mint",
        "grams": 5,
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
        "part": "coriander",
        "foods": "coriander",
        "grams": 5,
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
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 0.3,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      }
    ],
    "method": [
      "Grate the {cucumber} coarsely, skin and all, discarding the watery seeds.[ Toss with the {salt}.] Leave in a sieve for 10 minutes, then squeeze in your fist until nearly dry.",
      "Meanwhile toast the {cumin} in a dry pan over medium heat until fragrant: 1–2 minutes for seeds, stirring, until well browned; 20 seconds for powder. Crush if whole.",
      "Whisk the {yogurt} with most of the {cumin}[ and the {sugar}] until smooth, adding a splash of water if it is stiff. Fold in the {cucumber}[, {greenchilli}][, {mint}][, {coriander}] and sprinkle with the last of the {cumin}[ and the {chillipowder}]."
    ],
    "note": "Squeeze the {cucumber} before, not after: it thins the {yogurt} within minutes."
  },
  {
    "id": "fish-molee",
    "title": "Fish molee",
    "summary": "{fish} gently poached in a mellow, golden coconut sauce.",
    "kitchen": "Indian",
    "course": "main",
    "contradicts": "fish-sauce lemongrass curry-paste soy-sauce white-wine cream",
    "serves": 2,
    "minutes": 40,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fish",
        "foods": "cod haddock hake pollock sea-bass salmon ~fish_white ~fish_oily",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "skinned, in 5 cm pieces",
        "knife": true
      },
      {
        "part": "turmeric",
        "foods": "turmeric curry-powder",
        "grams": 2,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "sweated"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "crushed",
        "once": true
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
        "part": "fat",
        "foods": "coconut-oil ~oil ~oil_finish",
        "grams": 27,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "onion shallot red-onion ~onion",
        "grams": 150,
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
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 20,
        "role": "base",
        "does": [
          "fried",
          "sweated"
        ],
        "prep": "cut into matchsticks",
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
          "sweated"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 16,
        "role": "seasoning",
        "does": [
          "fried",
          "sweated"
        ],
        "prep": "slit",
        "once": true
      },
      {
        "part": "curryleaves",
        "foods": "curry-leaf",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "sweated"
        ],
        "once": true
      },
      {
        "part": "coconutmilk",
        "foods": "coconut-milk ~coconut_milk",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "scattered-at-end"
        ]
      },
      {
        "part": "tomatoes",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 120,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "sour",
        "foods": "lime lemon apple-cider-vinegar white-wine-vinegar ~citrus_sour",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "juice only, 1 tbsp",
        "once": true
      }
    ],
    "method": [
      "Pat the {fish} dry and rub with half the {turmeric}[, the {pepper}][, half the {salt}] and a few drops of water. Leave for 10 minutes while you start the sauce.",
      "Heat[ the {fat} in] a wide shallow pan over medium heat.[ Soften the {onion} for 7–8 minutes without colouring.][ Add the {ginger} and fry for 1 minute.][ Stir in the {garlic} for 1 minute.][ Add the {greenchilli}.][ Throw in the {curryleaves} and let crackle.] Stir in the rest of the {turmeric} for 20 seconds.",
      "Keep back the thick top third of the {coconutmilk}. Pour in the rest with half a tinful of water.[ Season with the rest of the {salt}.] Simmer uncovered for 8 minutes, until slightly thickened and yellow.",
      "Slip in the {fish} in one layer.[ Tuck the {tomatoes} around it.] Simmer very gently for 5–7 minutes, shaking the pan rather than stirring, until opaque and just flaking.",
      "Pour in the thick {coconutmilk} and bring back only to a tremble.[ Sharpen with the {sour}.] Rest for 5 minutes and serve."
    ],
    "note": "Never boil the last thick {coconutmilk}, or the sauce turns grainy.",
    "safety": "Cook the {fish} until opaque all through and flaking, 63 °C."
  },
  {
    "id": "egg-curry",
    "title": "Egg curry",
    "summary": "Blistered boiled eggs in a dark, sweet, slow-fried onion masala.",
    "kitchen": "Bangladeshi",
    "course": "main",
    "contradicts": "bacon cheddar tortilla mayonnaise cream soy-sauce",
    "serves": 2,
    "minutes": 60,
    "handsOn": 45,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered",
          "boiled"
        ]
      },
      {
        "part": "turmeric",
        "foods": "turmeric curry-powder",
        "grams": 2.5,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "chilled-set"
        ]
      },
      {
        "part": "fat",
        "foods": "mustard-oil ~oil ~oil_finish ghee ~butter",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "potatoes",
        "foods": "potato ~potato",
        "grams": 200,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "peeled, in 3 cm chunks",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 280,
        "need": true,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "bayleaf",
        "foods": "bay-leaf ~bay",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom-pod",
        "grams": 0.8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "cracked",
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon-stick",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "chillipowder",
        "foods": "chilli-powder paprika ~spice_heat",
        "grams": 2.5,
        "role": "seasoning",
        "does": [
          "fried",
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
          "fried",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "groundcoriander",
        "foods": "ground-coriander",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
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
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 12,
        "role": "base",
        "does": [
          "fried",
          "chilled-set"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "tomato tinned-tomato ~tomato ~tomato_tin",
        "grams": 120,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
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
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "slit",
        "once": true
      },
      {
        "part": "garammasala",
        "foods": "garam-masala",
        "grams": 1.2,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "coriander",
        "foods": "coriander",
        "grams": 8,
        "role": "finish",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Boil the {eggs} for 9 minutes, cool under the tap and peel. Dry them, prick or score lightly, and rub with a pinch of the {turmeric}.",
      "Heat[ the {fat} in] a wide frying pan over medium-high heat. Roll the {eggs} around for 2–3 minutes, until gold and blistered, and lift out.[ Fry the {potatoes} for 5 minutes, until gold at the edges, and lift out.]",
      "Lower the heat to medium. Add the {onion}[, {bayleaf}][, {cardamom}][, {cinnamon}] and fry for 12–15 minutes, stirring, until soft and deep brown. Stir in the rest of the {turmeric}[, {chillipowder}][, {cumin}][, {groundcoriander}][, {garlic}][, {ginger}] and a splash of water, and keep frying for 4–5 minutes, adding another splash each time it sticks, until dark and glossy.",
      "[Add the {tomatoes} and cook for 4 minutes, until pulpy. ][Season with the {salt}. ][Return the {potatoes}. ]Pour in {250 ml} water and simmer half covered for 10–12 minutes, until the gravy is thick and anything in it is tender.",
      "Add the {eggs}[ and {greenchilli}] and simmer for 5 minutes, spooning the gravy over, until oil floats at the edge.[ Sprinkle with the {garammasala}.][ Scatter with the {coriander}.] Serve."
    ],
    "note": "Bhuna means frying the masala again and again with splashes of water: that is where the depth comes from."
  },
  {
    "id": "kottu-roti",
    "title": "Kottu roti",
    "summary": "Strips of {flatbread} chopped and tossed with {eggs} and vegetables in toasted {currypowder}.",
    "kitchen": "Sri Lankan",
    "course": "main",
    "contradicts": "cheddar avocado noodle salsa maple-syrup",
    "serves": 2,
    "minutes": 30,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "coconut-oil ~oil ~oil_finish ghee ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "flatbread",
        "foods": "flatbread naan tortilla ~wrap",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "steamed",
          "toasted",
          "scattered-at-end"
        ],
        "prep": "cooked, a day old if possible, cut into 1.5 cm strips",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "onion red-onion shallot ~onion",
        "grams": 120,
        "role": "base",
        "does": [
          "fried",
          "toasted"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 10,
        "role": "base",
        "does": [
          "fried",
          "toasted"
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
          "toasted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "greenchilli",
        "foods": "chilli ~chilli",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "curryleaves",
        "foods": "curry-leaf",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "currypowder",
        "foods": "curry-powder",
        "grams": 6,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "vegetable",
        "foods": "cabbage leek ~cabbage ~leek",
        "grams": 180,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "finely shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "secondvegetable",
        "foods": "carrot bell-pepper green-bean ~pepper_sweet ~green_bean",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "cut into matchsticks",
        "knife": true,
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
        "part": "chicken",
        "foods": "cooked-chicken roast-beef cooked-lamb ~cooked_meat",
        "grams": 150,
        "role": "body",
        "does": [
          "steamed",
          "dressed"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
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
        "part": "gravy",
        "foods": "coconut-milk stock ~coconut_milk ~stock_liquid",
        "grams": 90,
        "role": "sauce",
        "does": [
          "steamed",
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "steamed",
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "springonions",
        "foods": "spring-onion coriander ~spring_onion",
        "grams": 20,
        "role": "finish",
        "does": [
          "steamed",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 15,
        "role": "finish",
        "does": [
          "steamed",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "juice only",
        "once": true
      }
    ],
    "method": [
      "Heat[ two thirds of the {fat} in] a wok over high heat. Toss the {flatbread} for 2–3 minutes, until toasted at the edges, and tip out.",
      "Return the wok to medium-high heat[ with the rest of the {fat}].[ Fry the {onion} for 3–4 minutes, until browning.][ Add the {ginger} and fry for 30 seconds.][ Stir in the {garlic} for 30 seconds.][ Add the {greenchilli}.][ Throw in the {curryleaves}.] Stir in the {currypowder} for 20 seconds, until it smells toasted.",
      "Turn the heat to high and add the {vegetable}[, {secondvegetable}][, {salt}] and a splash of water. Toss for 3–4 minutes, until wilted but still crunchy.[ Add the {chicken} and toss for 2 minutes, until steaming hot.]",
      "Push everything to one side, pour the {eggs} into the space, let set for 30 seconds, then scramble into large curds and mix through.",
      "Add the {flatbread}[, the {gravy}] and a spoonful of water if dry, and chop and toss with the edges of two spatulas for 2–3 minutes, until coated, steaming and in small pieces.[ Season with the {pepper}.][ Scatter with the {springonions}.][ Squeeze over the {lime}.] Eat straight away."
    ],
    "note": "Day-old {flatbread} is better than fresh: it drinks the flavour and stays in pieces."
  },
  {
    "id": "pol-sambol",
    "title": "Pol sambol",
    "summary": "{coconut} rubbed with chilli and {lime} into a fiery, fresh relish.",
    "kitchen": "Sri Lankan",
    "course": "side",
    "contradicts": "chocolate condensed-milk jam oats",
    "serves": 4,
    "minutes": 20,
    "handsOn": 10,
    "kit": [],
    "parts": [
      {
        "part": "coconut",
        "foods": "coconut",
        "grams": 120,
        "need": true,
        "role": "star",
        "does": [
          "chilled-set"
        ],
        "prep": "finely grated"
      },
      {
        "part": "chilli",
        "foods": "chilli-flake dried-chilli chilli-powder ~spice_heat",
        "grams": 4,
        "need": true,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "paprika",
        "foods": "paprika",
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
        "grams": 4,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "fishflakes",
        "foods": "bonito-flake dried-shrimp",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion shallot onion ~onion",
        "grams": 70,
        "role": "base",
        "does": [
          "chilled-set"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "tomatoes",
        "foods": "cherry-tomato tomato ~tomato",
        "grams": 50,
        "role": "body",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "lime",
        "foods": "lime lemon ~citrus_sour",
        "grams": 30,
        "need": true,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "juice only",
        "once": true
      }
    ],
    "method": [
      "If the {{coconut}} is desiccated, take a third less, stir in 5–6 tablespoons of warm water and leave for 10 minutes, until moist and swollen; fresh or thawed coconut is ready as it is.",
      "Pound the {chilli}[ with the {paprika}][, the {salt}] and a spoonful of the {coconut} to a red paste, in a mortar or with the back of a spoon.[ Bruise in the {fishflakes}.][ Add the {onion} and crush until its juice runs.]",
      "Add the rest of the {coconut} and rub everything together hard with your fingers or a spoon for 2 minutes, until evenly orange and damp.[ Work in the {tomatoes}.]",
      "Squeeze in the {lime}, mix, and taste: it should be hot, salty and very sharp. Serve the same day."
    ]
  },
  {
    "id": "kheer",
    "title": "Kheer",
    "summary": "{rice} simmered slowly in sweet, {cardamom}-scented {milk} until thick and creamy.",
    "kitchen": "Indian",
    "course": "sweet",
    "contradicts": "vanilla nutmeg jam coconut-milk risotto-rice",
    "serves": 6,
    "minutes": 90,
    "handsOn": 45,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "basmati-rice sushi-rice pudding-rice rice ~rice_white ~rice_risotto",
        "grams": 75,
        "need": true,
        "role": "star",
        "does": [
          "soaked",
          "simmered"
        ],
        "prep": "rinsed"
      },
      {
        "part": "fat",
        "foods": "ghee butter ~butter",
        "grams": 10,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 1200,
        "need": true,
        "role": "liquid",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "saffron",
        "foods": "saffron",
        "grams": 0.1,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 90,
        "need": true,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom-pod cardamom",
        "grams": 1.5,
        "need": true,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "seeds crushed to powder",
        "once": true
      },
      {
        "part": "nuts",
        "foods": "almond cashew",
        "grams": 30,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "slivered",
        "once": true
      },
      {
        "part": "raisins",
        "foods": "raisin sultana",
        "grams": 30,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "rosewater",
        "foods": "rose-water ~vanilla",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "pistachios",
        "foods": "pistachio",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Soak the {rice} in cold water for 15 minutes, drain, and break the grains a little between your fingers.",
      "Heat[ the {fat} in] a wide heavy saucepan over medium heat and stir the {rice} for 1–2 minutes, until dry and smelling of biscuit. Pour in the {milk} and bring slowly to the boil, stirring so that nothing catches.",
      "Simmer gently for 40–45 minutes, stirring every few minutes and scraping the skin back in from the sides, until the grains are very soft and the {milk} has reduced by a third and coats the spoon.[ Drop in the {saffron} halfway.]",
      "Stir in the {sugar} with the {cardamom}[, {nuts}][, {raisins}][, {salt}] and simmer for 8–10 minutes more. Stop while it still pours, for it sets as it cools.",
      "Take off the heat and stand for 10 minutes.[ Stir in the {rosewater}.][ Scatter with the {pistachios}.] Serve warm, or chill and thin with a splash of cold {milk}."
    ],
    "note": "{sugar} goes in only when the {rice} is quite soft; before that it stops it softening.",
    "safety": "Cool leftovers within an hour and keep in the fridge for up to 2 days."
  },
  {
    "id": "sooji-halwa",
    "title": "Sooji halwa",
    "summary": "Warm, buttery {semolina} roasted golden and swollen with sweet syrup.",
    "kitchen": "Indian",
    "course": "sweet",
    "contradicts": "baking-powder parmesan tahini orange-blossom-water vanilla",
    "serves": 6,
    "minutes": 30,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "liquid",
        "foods": "milk ~milk",
        "grams": 600,
        "role": "liquid",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 140,
        "need": true,
        "role": "sweetener",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "saffron",
        "foods": "saffron",
        "grams": 0.1,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom-pod cardamom",
        "grams": 1.2,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "seeds crushed to powder",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "ghee butter ~butter",
        "grams": 100,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "nuts",
        "foods": "cashew almond pistachio",
        "grams": 40,
        "role": "finish",
        "does": [
          "fried",
          "roasted",
          "melted"
        ],
        "prep": "roughly broken"
      },
      {
        "part": "raisins",
        "foods": "raisin sultana",
        "grams": 30,
        "role": "body",
        "does": [
          "fried",
          "roasted",
          "melted"
        ]
      },
      {
        "part": "semolina",
        "foods": "semolina",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "roasted",
          "melted"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat [the {liquid}|{600 ml} water] with the {sugar}[, {saffron}][, {cardamom}][, {salt}] in a saucepan, stirring until the {sugar} has dissolved, and keep just below a boil.",
      "Melt the {fat} in a heavy deep pan over medium heat.[ Fry the {nuts} for 1–2 minutes, until golden, and lift out.][ Let the {raisins} puff for 30 seconds and lift out.] Add the {semolina} and fry for 8–10 minutes over medium-low heat, stirring all the time, until it smells of roasted nuts, has turned the colour of sand at dusk and the fat begins to show again around it.",
      "Stand back and pour in the hot syrup in three goes, stirring: it will seethe and spit. Keep stirring for 3–4 minutes, until it thickens and pulls away from the pan in one glossy mass.",
      "Cover and leave over the lowest heat for 3 minutes, then stir.[ Fold in the {raisins}.][ Scatter with the {nuts}.] Serve warm and soft."
    ],
    "note": "Roast slowly and the syrup must be hot: cold liquid makes lumps.",
    "safety": "Use a deep pan and pour at arm's length: the syrup spits fiercely as it meets the hot fat."
  },
  {
    "id": "mango-lassi",
    "title": "Mango lassi",
    "summary": "Cold, frothy {yogurt} blended with sweet ripe {mango}.",
    "kitchen": "Indian",
    "course": "drink",
    "contradicts": "banana oats spinach coconut-milk",
    "serves": 2,
    "minutes": 10,
    "handsOn": 10,
    "kit": [
      "blender"
    ],
    "parts": [
      {
        "part": "mango",
        "foods": "mango",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "ripe, cubed",
        "once": true
      },
      {
        "part": "yogurt",
        "foods": "yogurt ~yogurt",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "blended",
          "scattered-at-end"
        ],
        "prep": "plain, full-fat, cold",
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 100,
        "role": "liquid",
        "does": [
          "blended",
          "scattered-at-end"
        ],
        "prep": "cold",
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom cardamom-pod",
        "grams": 0.6,
        "role": "seasoning",
        "does": [
          "blended",
          "scattered-at-end"
        ],
        "prep": "seeds crushed to powder if in pods",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "blended",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "sweetener",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 15,
        "role": "sweetener",
        "does": [
          "blended",
          "scattered-at-end"
        ]
      },
      {
        "part": "pistachios",
        "foods": "pistachio almond",
        "grams": 6,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Taste the {mango} first: its sweetness decides how much sugar, if any, the glass needs.",
      "Put it in a blender with the {yogurt}[, {milk}][, {cardamom}][, {salt}][, half the {sweetener}] and blend for 30–40 seconds, until completely smooth and frothy on top.",
      "Taste, and thin with a splash of cold water until it pours easily: it should be thicker than milk and thinner than a smoothie.[ Add the rest of the {sweetener} if it needs it.]",
      "[Put ice in two tall glasses. ]Pour the lassi from a height, for foam.[ Sprinkle with the {pistachios}.] Drink cold."
    ]
  },
  {
    "id": "masala-chai",
    "title": "Masala chai",
    "summary": "Strong, milky black tea boiled with warming spice.",
    "kitchen": "Indian",
    "course": "drink",
    "contradicts": "green-tea coffee cocoa-powder",
    "serves": 2,
    "minutes": 15,
    "handsOn": 10,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled"
        ],
        "prep": "bruised and sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom-pod cardamom ginger cinnamon-stick chai ~ginger",
        "grams": 1,
        "need": true,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled"
        ],
        "prep": "cracked if whole",
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon-stick cinnamon",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "cloves",
        "foods": "clove",
        "grams": 0.2,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled"
        ],
        "prep": "cracked",
        "once": true
      },
      {
        "part": "chaimasala",
        "foods": "chai",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "tea",
        "foods": "tea tea-bag",
        "grams": 6,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ],
        "prep": "strong Assam type",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar jaggery honey ~sugar ~honey",
        "grams": 14,
        "role": "sweetener",
        "does": [
          "boiled"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      }
    ],
    "method": [
      "Put {300 ml} water[, {ginger}][, {cardamom}][, {cinnamon}][, {cloves}][, {pepper}][, {chaimasala}] in a small saucepan and boil for 3–4 minutes, until the water is coloured and smells strongly of spice.",
      "Add the {tea}[ and {sugar}] and boil for 1½–2 minutes, until very dark.",
      "Pour in the {milk}, bring up until it climbs the pan, pull off the heat to let it fall, and do this twice more, about 3 minutes in all, until the colour of caramel.",
      "Strain into cups from a height, so it froths, and drink at once."
    ],
    "note": "Boil it properly: steeped {cardamom} is thin, boiled {cardamom} is {cardamom}."
  }
];
