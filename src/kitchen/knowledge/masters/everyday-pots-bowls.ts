import type { Master } from "./master.ts";

export const EVERYDAY_POTS_BOWLS_MASTERS: readonly Master[] = [
  {
    "id": "grated-vegetable-fritters",
    "title": "Crisp {one veg} fritters[ with {cheese}]",
    "summary": "Lacy-edged little cakes that are far more {veg} than batter.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh tortilla beef-mince",
    "serves": 2,
    "minutes": 40,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "veg",
        "foods": "courgette carrot sweet-potato potato parsnip beetroot celeriac kohlrabi turnip swede ~squash cabbage leek ~root_hard ~root_baby ~beet ~courgette ~sweet_potato ~potato ~cabbage ~leek",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "salted-and-drained",
          "fried"
        ],
        "prep": "coarsely grated",
        "prepOf": {
          "cabbage": "finely shredded",
          "leek": "finely shredded"
        },
        "most": 3,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "salted-and-drained"
        ]
      },
      {
        "part": "onion",
        "foods": "spring-onion red-onion ~onion ~onion_small shallot chives ~spring_onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "very thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake chilli-powder cayenne ~chilli ~spice_heat",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "perFood": {
          "chilli-flake": 1,
          "chilli-powder": 2,
          "cayenne": 1
        },
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin smoked-paprika curry-powder ground-coriander nutmeg ~spice_savoury ~spice_mild ~spice_blend ~spice_rub",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "dill mint parsley coriander chives ~herb_tender ~herb_basil ~herb_mint",
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
        "part": "cheese",
        "foods": "feta halloumi cheddar parmesan goats-cheese ~cheese_hard ~cheese_melt ~cheese_brine",
        "grams": 80,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "crumbled or coarsely grated",
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour self-raising-flour gram-flour rice-flour cornflour ~flour",
        "grams": 65,
        "need": true,
        "role": "binder",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 3,
        "role": "leaven",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "binder",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil ghee butter ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "dip",
        "foods": "greek-yogurt yogurt sour-cream creme-fraiche labneh mayonnaise sweet-chilli-sauce ~sauce_hot ~sauce_fiery ~yogurt ~sour_cream ~mayo",
        "grams": 80,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "perFood": {
          "sweet-chilli-sauce": 40,
          "~sauce_hot": 20,
          "~sauce_fiery": 20
        },
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "salad",
        "foods": "~leaf_salad ~leaf_peppery cucumber tomato radish ~tomato",
        "grams": 100,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "cut into bite-sized pieces",
        "knife": true,
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "Put the {veg} in a colander[, toss with most of the {salt}] and leave for 10 minutes. Gather {it veg} in a clean tea towel and wring hard until no more water drips: this is what makes the fritters crisp.",
      "Tip into a bowl and loosen with a fork. Toss with [the {onion}, ][the {garlic}, ][the {chilli}, ][the {herb}, ][the {cheese}, ][the {spice}, ][the {pepper}, ][the {leaven}, ][?onion/garlic/chilli/herb/cheese/spice/pepper/leaven:and ]the {flour}, then stir in [the {egg}, beaten,|{60 ml} cold water] until everything just clings together. Cook at once, before it weeps.",
      "[Heat half of the {fat} in a large frying pan|Set a large non-stick frying pan] over a medium heat. Drop in heaped tablespoons, flatten to 1 cm thick and cook for 4 minutes without moving, until the edges are lacy and the undersides deep gold.",
      "Turn and cook for 3–4 minutes more, until firm in the middle when pressed. Drain on a rack in one layer and cook the rest[ in the remaining {fat}].",
      "Pile onto warm plates.[ Season with the last of the {salt}.][ Set the {salad} alongside.][ Spoon the {dip} over.][ Finish with the {acid}.] Eat while the edges are crisp."
    ],
    "note": "Squeeze harder than seems needed: water is the only thing that makes a fritter soggy.",
    "safety": "[?egg: Cook until set right through, with no wet batter in the middle.]"
  },
  {
    "id": "whole-kernel-fritters",
    "title": "Golden {one veg} fritters[ with {cheese}]",
    "summary": "Plump fritters packed with {veg}, crisp outside and light within.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh tortilla rice",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "veg",
        "foods": "sweetcorn pea edamame broad-bean",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "dry-browned",
          "fried"
        ],
        "most": 2
      },
      {
        "part": "flour",
        "foods": "self-raising-flour flour gram-flour rice-flour ~flour",
        "grams": 85,
        "need": true,
        "role": "binder",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 3,
        "role": "leaven",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin curry-powder ground-coriander ~spice_savoury ~spice_mild ~spice_blend ~spice_rub",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried"
        ],
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
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
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
          "whisked",
          "fried"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant buttermilk yogurt ~yogurt",
        "grams": 40,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "spring-onion red-onion ~onion ~onion_small shallot chives ~spring_onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "extra",
        "foods": "bell-pepper courgette carrot ~pepper_sweet ~courgette",
        "grams": 80,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "finely diced or grated",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake cayenne chilli-powder ~chilli ~spice_heat",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "perFood": {
          "chilli-flake": 1,
          "cayenne": 1,
          "chilli-powder": 2
        },
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta halloumi cheddar ~cheese_hard ~cheese_melt ~cheese_fresh ~cheese_brine",
        "grams": 70,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "crumbled or grated",
        "once": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil ghee butter ~butter ~animal_fat",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "dip",
        "foods": "greek-yogurt yogurt sour-cream creme-fraiche labneh mayonnaise sweet-chilli-sauce ~sauce_hot ~sauce_fiery ketchup ~yogurt ~sour_cream ~mayo ~ketchup",
        "grams": 70,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "perFood": {
          "sweet-chilli-sauce": 40,
          "~sauce_hot": 20,
          "~sauce_fiery": 20
        },
        "once": true
      },
      {
        "part": "top",
        "foods": "avocado tomato ~leaf_salad ~leaf_peppery smoked-salmon ~tomato ~fish_smoked",
        "grams": 120,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander mint basil chives parsley ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lime lemon lime-juice lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      }
    ],
    "method": [
      "Put the {veg} in a dry frying pan over a high heat and toss for 3–4 minutes, until {it veg} {is veg} dry and browned in spots. Tip onto a board and roughly crush half, so that the fritters hold together; cool for 5 minutes.",
      "Beat the {egg} in a bowl with [the {milk}, ][the {salt}, ][the {pepper}, ][the {spice}, ][the {leaven}, ][?milk/salt/pepper/spice/leaven:and ]the {flour} to a thick, smooth batter[?milk: |, thinning it with {30 ml} water]. Fold in [the {onion}, ][the {extra}, ][the {garlic}, ][the {chilli}, ][the {cheese}, ][?onion/extra/garlic/chilli/cheese:and ]all of the {veg}.",
      "[Heat half of the {fat} in the frying pan|Set the pan, which should be non-stick, back] over a medium heat. Drop in 2 heaped tablespoons for each fritter, flatten to 1.5 cm and fry for 3 minutes, until the undersides are deep gold and the edges set.",
      "Turn and fry for 2–3 minutes more, until springy in the middle. Keep warm while you fry the rest[ in the remaining {fat}].",
      "Stack on warm plates.[ Spoon over the {dip}.][ Top with the {top}.][ Scatter with the {herb}.][ Finish with the {acid}.]"
    ],
    "note": "Charring the {veg} first dries {it veg} and brings out the sweetness, so the batter stays light.",
    "safety": "Cook until no wet batter is left in the middle."
  },
  {
    "id": "grated-potato-cakes",
    "title": "Crisp {one root} cakes[ with {topping}]",
    "summary": "Shaggy grated {one root} cakes, dark gold and crunchy outside, soft in the middle.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice stock",
    "serves": 2,
    "minutes": 40,
    "handsOn": 35,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "root",
        "foods": "potato sweet-potato ~potato ~potato_baker ~potato_small parsnip celeriac swede ~sweet_potato",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "grated",
          "fried"
        ],
        "prep": "coarsely grated",
        "most": 2,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small spring-onion leek shallot ~spring_onion ~leek",
        "grams": 100,
        "role": "seasoning",
        "does": [
          "grated",
          "fried"
        ],
        "prep": "grated or very finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
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
          "fried"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 60,
        "need": true,
        "role": "binder",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "starch",
        "foods": "flour cornflour ~flour breadcrumb ~crumbs",
        "grams": 20,
        "role": "binder",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "caraway-seed nutmeg cumin smoked-paprika ~herb_dried",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish ghee goose-fat butter olive-oil ~butter ~animal_fat",
        "grams": 50,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "cream",
        "foods": "sour-cream creme-fraiche greek-yogurt cottage-cheese yogurt ~sour_cream ~yogurt ~cheese_fresh",
        "grams": 100,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "topping",
        "foods": "smoked-salmon smoked-mackerel smoked-trout ham bacon ~fish_smoked ~bacon",
        "grams": 120,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "sliced or flaked",
        "knife": true,
        "prepOf": {
          "bacon": "fried until crisp"
        },
        "once": true
      },
      {
        "part": "sweet",
        "foods": "apple-sauce apple ~pome",
        "grams": 120,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "coarsely grated",
        "once": true
      },
      {
        "part": "pickle",
        "foods": "gherkin pickled-beetroot caper sauerkraut",
        "grams": 30,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "chives dill parsley ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      }
    ],
    "method": [
      "Grate the {root}[ and the {onion}] straight into a clean tea towel and wring out as much liquid as you can over a bowl. Let the liquid stand for 2 minutes, pour it away and keep the white paste at the bottom.",
      "Tip the gratings onto this paste and mix with the {egg}, beaten.[ Mix in [the {spice}, ][the {pepper} and ]the {salt}|[ Mix in the {pepper}]].[ Toss with the {starch}.] The mixture should just hold when pressed.",
      "[Heat half of the {fat} in a large frying pan|Set a large non-stick frying pan] over a medium heat until a shred sizzles at once. Put in heaped tablespoons, press to 8 mm thin and fry for 5 minutes without moving, until the undersides are dark gold.",
      "Turn and fry for 4–5 minutes more, until crisp on both sides and tender through. Drain on a rack and fry the rest[ in the remaining {fat}].",
      "[Spoon the {cream} over the hot cakes. ][Lay on the {topping}. ][Pile on the {sweet}. ][Add the {pickle}. ][Finish with the {acid}. ][Scatter with the {herb}. ]Eat at once, very hot."
    ],
    "note": "Thin cakes in a steady medium heat cook through before they scorch."
  },
  {
    "id": "home-burgers",
    "title": "{one meat} burgers[ with {cheese}]",
    "summary": "Thick, juicy {one meat} patties with a dark crust, tucked into toasted {bread}.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice tinned-tomato tortilla",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "meat",
        "foods": "beef-mince lamb-mince pork-mince turkey-mince chicken-mince ~mince ~mince_poultry",
        "grams": 340,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "crushed"
      },
      {
        "part": "savour",
        "foods": "worcestershire-sauce ~mustard soy-sauce smoked-paprika cumin ~spice_blend ~spice_rub ~soy",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "perFood": {
          "smoked-paprika": 3,
          "cumin": 3,
          "~spice_blend": 4,
          "~spice_rub": 4
        },
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion ~onion ~onion_small shallot",
        "grams": 100,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "sliced into thin rings",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "~vinegar lemon lemon-juice lime ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "macerated"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "bread",
        "foods": "burger-bun brioche-bun bread-roll ciabatta pitta-bread english-muffin ~bread ~roll ~wrap",
        "grams": 120,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "split"
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil butter ~butter ~animal_fat",
        "grams": 12,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
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
        "part": "bacon",
        "foods": "bacon pancetta ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 60,
        "role": "body",
        "does": [
          "fried"
        ]
      },
      {
        "part": "cheese",
        "foods": "cheddar ~cheese_blue ~cheese_melt halloumi feta ~cheese_brine",
        "grams": 60,
        "role": "finish",
        "does": [
          "melted"
        ],
        "prep": "sliced or crumbled",
        "knife": true,
        "once": true
      },
      {
        "part": "sauce",
        "foods": "mayonnaise ketchup ~mustard barbecue-sauce burger-sauce greek-yogurt chutney ~sauce_hot ~sauce_fiery ~mayo ~ketchup ~yogurt",
        "grams": 45,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "perFood": {
          "~mustard": 15,
          "~sauce_hot": 20,
          "~sauce_fiery": 20
        },
        "most": 2,
        "once": true
      },
      {
        "part": "salad",
        "foods": "lettuce ~leaf_salad ~leaf_peppery tomato cucumber avocado beetroot ~tomato",
        "grams": 120,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "pickle",
        "foods": "gherkin jalapeno sauerkraut kimchi ~chilli",
        "grams": 40,
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
      "Mix the {meat} lightly with your fingertips[, working in [the {garlic} and ]the {savour}|, working in the {garlic}], only until it holds. Shape into {serves} patties 2.5 cm thick and a little wider than the {bread}, dimple the middles and chill for 10 minutes.[ Meanwhile toss the {onion} with the {acid}[ and a pinch of the {salt}].]",
      "Get a heavy frying pan hot over a medium-high heat.[ Crisp the {bacon} for 4–5 minutes and lift out, leaving the fat.] Toast the {bread}, cut side down, for 1–2 minutes, until golden.",
      "[Add the {fat} to the pan. ][Season the patties well on both sides with [the {pepper} and the rest of ]the {salt}. ]Lay in the patties and cook for 5 minutes without pressing, until a dark crust lets go of the pan.",
      "Turn and cook for 4–5 minutes more[, covering with the {cheese} and a lid for the last minute], until [?meat=turkey-mince,chicken-mince: {74 c}|{71 c}] in the middle and the juices run clear. Rest for 3 minutes.",
      "[Spread the {bread} with the {sauce}. |]Lay [the {salad}, ][the {pickle}, ][?salad/pickle:and ]the patties in the {bread}[ with the {bacon}][ and the {onion}], close and press gently."
    ],
    "note": "Season only the outside, and only at the pan: the patties stay loose and juicy.",
    "safety": "Cook the patties right through, to [?meat=turkey-mince,chicken-mince: {74 c}|{71 c}] in the middle."
  },
  {
    "id": "pan-patties-with-sauce",
    "title": "Juicy {one meat} patties[ with {veg}]",
    "summary": "Small {one meat} patties with a dark crust[ and {veg} cooked in the same pan].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "burger-bun ~pasta ~pasta_hollow ~pasta_fresh tortilla rice-noodle",
    "serves": 2,
    "minutes": 35,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "meat",
        "foods": "lamb-mince beef-mince pork-mince turkey-mince chicken-mince ~mince ~mince_poultry",
        "grams": 340,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small red-onion spring-onion shallot ~spring_onion",
        "grams": 90,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "grated or very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "crumb",
        "foods": "breadcrumb panko ~bread ~roll oats ~crumbs",
        "grams": 30,
        "role": "binder",
        "does": [
          "soaked"
        ],
        "prep": "crumbled"
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "role": "binder",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin smoked-paprika ground-coriander allspice garam-masala ~spice_blend ~spice_rub ~spice_savoury ~spice_mild",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake ~sauce_hot ~sauce_fiery cayenne ~chilli ~spice_heat",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "perFood": {
          "chilli-flake": 1,
          "cayenne": 1
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley mint coriander dill ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true
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
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ghee ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "veg",
        "foods": "courgette bell-pepper ~pepper_sweet green-bean ~mushroom ~mushroom_large asparagus broccoli aubergine ~cabbage ~courgette ~green_bean ~stem_quick ~tomato ~corn ~crucifer ~pulse_fresh ~aubergine",
        "grams": 250,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into 1 cm slices",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 150,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~wine ~stock_liquid",
        "grams": 100,
        "role": "liquid",
        "does": [
          "deglazed-with"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt creme-fraiche sour-cream tahini labneh ~yogurt ~sour_cream",
        "grams": 70,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta ~cheese_fresh ~cheese_hard ~cheese_brine",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled or shaved",
        "once": true
      }
    ],
    "method": [
      "[Soak the {crumb} in {40 ml} water for 5 minutes. ]Mix the {meat} in a bowl with [the {onion}, ][the {garlic}, ][the {egg}, ][the soaked {crumb}, ][the {spice}, ][the {chilli}, ][the {pepper}, ][most of the {herb}, ][?salt:and ][most of the {salt}|your hands], kneading for a minute until sticky. Shape into 8 patties 2 cm thick with wet hands.",
      "[Heat half of the {fat} in a large frying pan|Set a large dry frying pan] over a medium-high heat. Cook the patties for 4–5 minutes without moving, until deeply browned, then turn and cook for 4–5 minutes more, until [?meat=turkey-mince,chicken-mince: {74 c}|{71 c}] inside. Lift onto a plate and rest.",
      "[Put the {veg} in the same pan[ with the rest of the {fat}] and fry over a high heat for 5–6 minutes, until browned and just tender. |]Splash in [the {stock}|{60 ml} water], scrape up the brown crust[, add the {tomato}] and bubble for 2–3 minutes, until the juices look glossy.[ Season with the rest of the {salt}.]",
      "Take off the heat[, sharpen with the {acid}] and turn the patties in the juices.[ Spoon over the {creamy}.][ Crumble on the {cheese}.][ Scatter with the rest of the {herb}.]"
    ],
    "note": "Knead until the meat turns sticky: that is what binds it, with or without anything else.",
    "safety": "Mince must be cooked right through, to [?meat=turkey-mince,chicken-mince: {74 c}|{71 c}]."
  },
  {
    "id": "crisp-bean-burgers",
    "title": "Crisp {one bean} burgers",
    "summary": "Hearty {one bean} patties with a real crust[, in toasted {bread}].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh beef-mince tortilla",
    "serves": 2,
    "minutes": 45,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "bean",
        "foods": "black-bean chickpea kidney-bean ~pulse_tin tinned-lentil bean",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "dry-browned",
          "mashed",
          "fried"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish ghee butter ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "red-onion ~onion ~onion_small shallot spring-onion leek ~spring_onion ~leek",
        "grams": 100,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large carrot beetroot sweetcorn bell-pepper courgette ~pepper_sweet ~courgette",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "coarsely grated or finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin ground-coriander chilli-powder curry-powder ~spice_blend ~spice_rub ~spice_savoury ~spice_mild ~spice_heat",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "savour",
        "foods": "soy-sauce tomato-puree miso-paste worcestershire-sauce ~mustard peanut-butter ~soy ~tomato_conc",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "binder",
        "foods": "breadcrumb panko oats ~bread ~roll flour gram-flour ~flour cooked-rice ~crumbs ~rice_cooked",
        "grams": 55,
        "need": true,
        "role": "binder",
        "does": [
          "fried"
        ],
        "perFood": {
          "flour": 35,
          "gram-flour": 35,
          "~flour": 35,
          "cooked-rice": 90
        },
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
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
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
          "fried"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander parsley mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "bread",
        "foods": "burger-bun bread-roll pitta-bread ~wrap ~roll",
        "grams": 120,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "split"
      },
      {
        "part": "cheese",
        "foods": "cheddar feta halloumi ~cheese_melt ~cheese_brine",
        "grams": 50,
        "role": "finish",
        "does": [
          "melted"
        ],
        "prep": "sliced or crumbled",
        "knife": true,
        "once": true
      },
      {
        "part": "sauce",
        "foods": "mayonnaise greek-yogurt yogurt tahini ketchup hummus chutney ~sauce_hot ~sauce_fiery ~mayo ~yogurt ~ketchup",
        "grams": 60,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "perFood": {
          "~sauce_hot": 20,
          "~sauce_fiery": 20
        }
      },
      {
        "part": "salad",
        "foods": "~leaf_salad ~leaf_peppery tomato cucumber avocado gherkin ~cabbage ~tomato",
        "grams": 120,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true,
        "most": 3
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      }
    ],
    "method": [
      "Dry the drained {bean} in a hot dry frying pan for 4–5 minutes, shaking, until the skins split and look matt. Tip into a bowl and mash, leaving a third whole.",
      "[Heat a third of the {fat} in the pan over a medium heat. ][Cook the {onion} for 6–7 minutes, until golden. ][Add the {veg} and cook for 4–5 minutes, until dry. ][Stir in the {garlic} for 30 seconds. ][Stir in the {spice} for 30 seconds, until fragrant. ][?onion/veg/garlic/spice: Add everything in the pan to the bowl and mix|Mix the mash] with [the {savour}, ][the {herb}, ][the {salt}, ][the {pepper}, ][the {egg}, ][?savour/herb/salt/pepper/egg:and ]the {binder}[?!egg:, adding a spoonful or two of water] until it holds when squeezed. Shape into 4 patties 2 cm thick and chill for 10 minutes.",
      "[Heat the rest of the {fat} in the pan|Set a non-stick pan] over a medium heat. Cook the patties for 5 minutes without moving, until a dark crust forms, then turn with care and cook for 4–5 minutes more[, topping with the {cheese} for the last minute], until firm and hot through.",
      "[Toast the {bread} cut side down in the pan. ][Toss the {salad} with the {acid}. ][Spread the {bread} with some of the {sauce}. |]Serve the patties[ in the {bread}][ with the {salad}][, the {sauce} spooned over the top], while the crust is crisp."
    ],
    "note": "Drying the beans first is what keeps the patties from turning to paste."
  },
  {
    "id": "fish-cakes",
    "title": "Crisp {one fish} cakes",
    "summary": "Chunky {fish} in fluffy {potato}, fried until crunchy and golden.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh rice tortilla tinned-tomato",
    "serves": 2,
    "minutes": 50,
    "handsOn": 35,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "~potato ~potato_baker ~potato_small potato sweet-potato mashed-potato ~sweet_potato",
        "grams": 350,
        "need": true,
        "role": "body",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "peeled and cut into 3 cm pieces",
        "knife": true,
        "prepOf": {
          "mashed-potato": ""
        }
      },
      {
        "part": "fish",
        "foods": "salmon ~fish_white smoked-haddock ~fish_oily tinned-salmon tinned-tuna smoked-mackerel tinned-mackerel white-fish!cooked_meat crab-meat ~fish_smoked ~cooked_meat",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "poached"
        ],
        "perFood": {
          "tinned-tuna": 240,
          "smoked-mackerel": 200
        }
      },
      {
        "part": "onion",
        "foods": "spring-onion shallot ~onion ~onion_small chives leek ~spring_onion ~leek",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "mustard",
        "foods": "~mustard horseradish-sauce wasabi-paste ~curry_paste",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "capers",
        "foods": "caper gherkin olive",
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
        "part": "chilli",
        "foods": "chilli chilli-flake cayenne ~chilli ~spice_heat",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "perFood": {
          "chilli-flake": 1,
          "cayenne": 0.5
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley dill chives coriander ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        }
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
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "role": "binder",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour cornflour",
        "grams": 25,
        "role": "binder",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "crumb",
        "foods": "panko breadcrumb ~bread ~roll oats polenta ~crumbs",
        "grams": 60,
        "role": "finish",
        "does": [
          "fried"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil butter ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "sauce",
        "foods": "mayonnaise greek-yogurt creme-fraiche tartare-sauce sour-cream sweet-chilli-sauce ~mayo ~yogurt ~sour_cream",
        "grams": 70,
        "role": "sauce",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "salad",
        "foods": "watercress ~leaf_salad ~leaf_peppery cucumber pea spinach ~leaf_cook",
        "grams": 100,
        "role": "finish",
        "does": [
          "raw"
        ],
        "most": 2,
        "once": true
      }
    ],
    "method": [
      "[?potato=mashed-potato: Warm the {potato} in a pan until dry and steaming|Boil the {potato} in water[ with half of the {salt}] for 15 minutes, until soft, then drain and shake over the heat until floury]. Mash without any liquid: a stiff mash makes a cake that holds.",
      "[?fish=tinned-salmon,tinned-tuna,tinned-mackerel,smoked-mackerel,white-fish!cooked_meat,crab-meat: Drain or skin the {fish} and break into large pieces|Poach the {fish} in barely simmering water for 6–8 minutes, until it flakes ({63 c}), drain well and break into large flakes, discarding skin and bones]. [Stir [the {onion}, ][the {mustard}, ][the {capers}, ][the {chilli}, ][?onion/mustard/capers/chilli:and ]half of the {herb} into the mash. |]Fold in the {fish} with a light hand[, with [the {pepper} and ]the rest of the {salt}][ and half of the {acid}].",
      "Shape into 4 cakes 2.5 cm thick and chill for 10 minutes.[ Dust with the {flour}.][ Coat with the {egg}, beaten.][ Press on the {crumb}.]",
      "[Heat the {fat} in a frying pan|Set a non-stick frying pan] over a medium heat. Fry the cakes for 4–5 minutes on each side, until crunchy, deep gold and hot right through.",
      "[Stir the rest of the {herb} into the {sauce}. ]Serve at once[ on the {salad}][, with the {sauce} spooned over][ and the rest of the {acid} on top]."
    ],
    "note": "Keep the {fish} in big flakes: they should show when you cut the cake open."
  },
  {
    "id": "meat-stuffed-vegetables",
    "title": "{shell} stuffed with {meat}",
    "summary": "Soft, browned {shell} full of savoury {meat}, roasted until the juices caramelise.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh tortilla soy-sauce coconut-milk",
    "serves": 2,
    "minutes": 75,
    "handsOn": 30,
    "kit": [
      "oven",
      "baking dish",
      "frying pan"
    ],
    "parts": [
      {
        "part": "shell",
        "foods": "bell-pepper ~pepper_sweet courgette aubergine tomato marrow ~squash ~courgette ~aubergine ~tomato",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "halved lengthways and hollowed out",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ghee ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "meat",
        "foods": "lamb-mince beef-mince pork-mince turkey-mince chicken-mince ~mince ~mince_poultry ~sausage_raw",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prepOf": {
          "~sausage_raw": "skinned and crumbled"
        },
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small red-onion shallot leek ~leek",
        "grams": 130,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large carrot celery courgette spinach kale ~celery ~courgette ~leaf_cook",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin cinnamon allspice smoked-paprika ras-el-hanout ~spice_blend ~spice_rub ~herb_dried ~spice_savoury ~spice_mild",
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
        "foods": "chilli-flake chilli harissa cayenne ~spice_heat ~chilli",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "perFood": {
          "chilli-flake": 1,
          "cayenne": 0.5
        },
        "once": true
      },
      {
        "part": "tomato",
        "foods": "~tomato_tin ~tomato_sieved tomato passata tomato-puree ~tomato ~tomato_conc",
        "grams": 200,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "prepOf": {
          "tomato-puree": "",
          "passata": ""
        },
        "perFood": {
          "tomato-puree": 30
        },
        "once": true
      },
      {
        "part": "rice",
        "foods": "cooked-rice ~rice_white couscous bulgur-wheat quinoa ~rice_cooked",
        "grams": 60,
        "role": "body",
        "does": [
          "boiled"
        ],
        "perFood": {
          "cooked-rice": 140
        }
      },
      {
        "part": "sweet",
        "foods": "raisin ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned olive caper",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "nut",
        "foods": "pine-nut almond walnut ~nut ~peanut ~seed",
        "grams": 25,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped",
        "knife": true
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
        "foods": "parsley mint dill coriander basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true
      },
      {
        "part": "cheese",
        "foods": "feta mozzarella cheddar ~cheese_melt ~cheese_hard ~cheese_fresh ~cheese_brine",
        "grams": 80,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "crumbled or grated",
        "once": true
      },
      {
        "part": "crumb",
        "foods": "breadcrumb panko ~bread ~roll ~crumbs",
        "grams": 25,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt tahini sour-cream creme-fraiche labneh ~yogurt ~sour_cream",
        "grams": 70,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {210 C}. Set the {shell} in a baking dish, hollow side up[, rub with a third of the {fat}][ and sprinkle with a little of the {salt}]. Add {60 ml} water to the dish, cover with foil and bake until a knife goes in easily: 20 minutes, or 35 for anything thick.[ [?rice=cooked-rice: Loosen the {rice} with a fork.|Meanwhile boil the {rice} until just tender and drain well.]]",
      "[Toast the {nut} in a dry frying pan for 2–3 minutes, until golden, and tip out. ][Heat the rest of the {fat} in a frying pan|Set a frying pan] over a high heat. Brown the {meat} for 6–7 minutes, breaking it up but not stirring much, until crusty.[ Add the {onion} and cook for 6 minutes, until golden.][ Add the {veg}, with any scooped-out flesh, and cook until dry.][ Stir in the {garlic} for 30 seconds.][ Stir in the {spice} until fragrant.][ Add the {chilli}.]",
      "[Add the {tomato} and simmer for 5 minutes, until thick|Splash in {80 ml} water and scrape up the crust].[ Stir in the {rice}.][ Stir in the {sweet}.][ Stir in the {nut}.] [Season with [the {pepper} and ]the rest of the {salt}. |]Pile the filling into the {shell}[, with half of the {herb} folded in].[ Top with the {cheese}.][ Scatter over the {crumb}.]",
      "Bake uncovered for 20–25 minutes, until the tops are brown, the sides slump and the filling is {71 c} or more. Rest for 5 minutes and spoon the juices of the dish over.[ Spoon on the {creamy}.][ Finish with the {acid}.][ Scatter with the rest of the {herb}.]"
    ],
    "note": "Bake the {shell} first: the filling is cooked already, and a half-raw case is the usual fault.",
    "safety": "The filling should reach {71 c}, or {74 c} for poultry mince."
  },
  {
    "id": "grain-stuffed-vegetables",
    "title": "{shell} stuffed with [{bean} and ]{grain}",
    "summary": "Sweet roasted {shell} heaped with herby {grain}[ and {cheese}].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh tortilla beef-mince soy-sauce coconut-milk",
    "serves": 2,
    "minutes": 70,
    "handsOn": 30,
    "kit": [
      "oven",
      "baking dish",
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "shell",
        "foods": "bell-pepper ~pepper_sweet courgette aubergine tomato marrow ~squash ~courgette ~aubergine ~tomato",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "halved lengthways and hollowed out",
        "knife": true
      },
      {
        "part": "grain",
        "foods": "~rice_white couscous bulgur-wheat quinoa pearl-barley freekeh cooked-rice ~pulse_split ~pulse_whole ~rice_cooked",
        "grams": 90,
        "need": true,
        "role": "body",
        "does": [
          "boiled"
        ],
        "perFood": {
          "cooked-rice": 220
        }
      },
      {
        "part": "stock",
        "foods": "stock ~stock_cube ~stock_liquid",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "perFood": {
          "stock": 300
        },
        "once": true
      },
      {
        "part": "nut",
        "foods": "pine-nut almond walnut pistachio ~nut ~peanut ~seed",
        "grams": 30,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ghee ~butter ~animal_fat",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small red-onion shallot leek ~leek",
        "grams": 130,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large spinach kale carrot celery sweetcorn ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~leaf_cook ~celery",
        "grams": 120,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin cinnamon allspice smoked-paprika ras-el-hanout ~spice_blend ~spice_rub ~herb_dried ~spice_savoury ~spice_mild",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato ~tomato_tin ~tomato_sieved passata sun-dried-tomato tomato-puree ~tomato ~tomato_conc",
        "grams": 180,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "prepOf": {
          "tomato-puree": "",
          "passata": ""
        },
        "perFood": {
          "tomato-puree": 30,
          "sun-dried-tomato": 50
        },
        "once": true
      },
      {
        "part": "bean",
        "foods": "chickpea ~pulse_tin tinned-lentil",
        "grams": 160,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "raisin ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned olive caper",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped if large",
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
        "foods": "parsley mint dill coriander basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta goats-cheese mozzarella halloumi ~cheese_fresh ~cheese_melt ~cheese_hard ~cheese_brine",
        "grams": 100,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "crumbled or grated",
        "once": true
      },
      {
        "part": "crumb",
        "foods": "breadcrumb panko ~bread ~roll ~crumbs",
        "grams": 25,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt tahini sour-cream creme-fraiche labneh ~yogurt ~sour_cream",
        "grams": 70,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {210 C}. Set the {shell} in a baking dish, hollow side up[, brush with a third of the {fat}][ and sprinkle with a little of the {salt}]. Add {60 ml} water, cover with foil and bake until a knife goes in easily: 20 minutes, or 35 for anything thick.",
      "[?grain=cooked-rice: Loosen the {grain} with a fork|Meanwhile cook the {grain} in [the {stock}, made up with boiling water if need be,|boiling water] until just tender, then drain well and spread out to steam dry].[ Toast the {nut} in a dry frying pan for 2–3 minutes, until golden, and tip out.]",
      "[Heat the rest of the {fat} in a frying pan over a medium-high heat. ][Cook the {onion} for 7 minutes, until golden. ][Add the {veg}, with any scooped-out flesh, and cook until dry and lightly browned. ][Stir in the {garlic} for 30 seconds. ][Stir in the {spice} until fragrant. ][Add the {tomato} and simmer for 4–5 minutes, until thick. ][Stir in the {bean} to heat through. ][?onion/veg/tomato/bean: Fold in|Loosen] the {grain}[, half of the {herb}][, the {nut}][ and the {sweet}].[ Season with [the {pepper} and ]the rest of the {salt}.][ Sharpen with the {acid}.]",
      "Fill the {shell}, heaping it up.[ Top with the {cheese}.][ Scatter over the {crumb}.] Bake uncovered for 20–25 minutes, until the tops are brown and crunchy and the sides slump. Rest for 5 minutes, then spoon the juices of the dish over.[ Add the {creamy}.][ Scatter with the rest of the {herb}.]"
    ],
    "note": "Stuffed things are often bland inside: taste the filling and season it boldly before it goes in."
  },
  {
    "id": "stuffed-mushrooms",
    "title": "Stuffed {cap}[ with {cheese}]",
    "summary": "Meaty roasted {cap} under a crisp, savoury lid.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh soy-sauce ~rice_white",
    "serves": 2,
    "minutes": 35,
    "handsOn": 15,
    "kit": [
      "oven",
      "baking tray",
      "frying pan"
    ],
    "parts": [
      {
        "part": "cap",
        "foods": "portobello-mushroom ~mushroom_large",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "stalks removed and chopped",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
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
        ],
        "once": true
      },
      {
        "part": "meat",
        "foods": "bacon chorizo pancetta ham ~sausage_raw ~bacon ~bacon_cubes",
        "grams": 80,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "shallot ~onion ~onion_small spring-onion leek ~spring_onion ~leek",
        "grams": 70,
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
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "greens",
        "foods": "spinach kale swiss-chard ~leaf_cook ~leaf_tough",
        "grams": 100,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "shredded",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "~cheese_blue goats-cheese cheddar feta cream-cheese ricotta mozzarella ~cheese_melt ~cheese_fresh ~cheese_hard ~cheese_brine",
        "grams": 110,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "crumbled or grated"
      },
      {
        "part": "crumb",
        "foods": "breadcrumb panko ~bread ~roll oats ~crumbs",
        "grams": 45,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "crumbled"
      },
      {
        "part": "nut",
        "foods": "walnut hazelnut pine-nut ~nut ~peanut ~seed",
        "grams": 25,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme rosemary sage dried-oregano ~herb_dried",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "leaves chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley chives basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice balsamic-vinegar ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "salad",
        "foods": "rocket watercress ~leaf_salad ~leaf_peppery",
        "grams": 60,
        "role": "base",
        "does": [
          "raw"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C} with a baking tray inside.[ Brush the {cap} all over with half of the {fat}.][ Season with the {salt}.] Roast the {cap} on the hot tray, gills down, for 10 minutes, until they have given up their juice and browned; turn them over.",
      "[Heat the rest of the {fat} in a frying pan over a medium-high heat|Set a dry frying pan over a medium-high heat]. [Fry the {meat} for 5 minutes, until crisp. ]Add the chopped stalks[ and the {onion}] and cook for 5 minutes, until dry and golden.[ Stir in the {garlic} for 30 seconds.][ Add the {woody}.][ Wilt in the {greens} until no water is left.]",
      "Off the heat mix in two thirds of the {cheese}[, with [the {nut} and ]half of the {crumb}].[ Grind in the {pepper}.] Pile into the {cap}. Top with the rest of the {cheese}[ and the rest of the {crumb}].",
      "Roast for 10–12 minutes more, until the tops are brown and bubbling. [Toss the {salad} with the {acid} and lay the {cap} on top. |]Spoon over the juices of the tray.[ Scatter with the {herb}.]"
    ],
    "note": "Roasting the {cap} empty first lets the water run off, so the filling stays crisp."
  },
  {
    "id": "sliced-root-gratin",
    "title": "{one veg} gratin[ with {cheese}]",
    "summary": "Tender slices of {veg} in thickened {cream}, bronzed and bubbling on top.",
    "kitchen": "Everyday",
    "course": "side",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white soy-sauce beef-mince",
    "serves": 4,
    "minutes": 95,
    "handsOn": 25,
    "kit": [
      "oven",
      "baking dish",
      "large pan"
    ],
    "parts": [
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter",
        "grams": 20,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream creme-fraiche ~cream ~cream_thin coconut-milk ~milk ~milk_plant ~sour_cream ~coconut_milk",
        "grams": 250,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant stock ~stock_liquid",
        "grams": 200,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek shallot ~leek",
        "grams": 130,
        "role": "base",
        "does": [
          "simmered"
        ],
        "prep": "very thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "nutmeg ~mustard smoked-paprika mace",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~mustard": 15
        },
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme rosemary bay-leaf sage ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
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
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "veg",
        "foods": "~potato ~potato_baker ~potato_small potato celeriac sweet-potato parsnip swede turnip ~squash fennel beetroot ~root_hard ~root_baby ~beet ~sweet_potato",
        "grams": 900,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "baked"
        ],
        "prep": "peeled and sliced 3 mm thin",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "meat",
        "foods": "bacon ham pancetta anchovy smoked-salmon ~bacon ~bacon_cubes ~fish_smoked",
        "grams": 100,
        "role": "body",
        "does": [
          "baked"
        ],
        "prep": "chopped",
        "knife": true,
        "perFood": {
          "anchovy": 30
        },
        "once": true
      },
      {
        "part": "cheese",
        "foods": "gruyere comte cheddar parmesan ~cheese_melt ~cheese_hard ~cheese_blue",
        "grams": 110,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "coarsely grated",
        "once": true
      },
      {
        "part": "crumb",
        "foods": "breadcrumb panko ~bread ~roll ~crumbs",
        "grams": 30,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "crumbled",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C}.[ Grease a shallow baking dish with half of the {fat}.] Bring [the {milk}|{200 ml} water][?garlic/onion/spice/woody/pepper/salt:,] [the {garlic}, ][the {onion}, ][the {spice}, ][the {woody}, ][the {pepper}, ][the {salt}, ]and the {cream} to a gentle simmer in a large pan.",
      "Slip in the {veg}, separating the slices, and simmer for 8 minutes, stirring with care, until they bend and the liquid looks thick and glossy.[ Lift out the {woody}.]",
      "Layer in the dish[, scattering the {meat} in between], pour over all the liquid and press level: it should just reach the top slices. Cover with foil and bake for 30 minutes.",
      "Uncover and raise the oven to {200 C}.[ Scatter with the {cheese}.][ Add the {crumb}.][ Dot with the rest of the {fat}.] Bake for 25–30 minutes more, until deeply bronzed, bubbling at the edges and soft to the point of a knife. Rest for 15 minutes, so that the slices hold."
    ],
    "note": "Do not rinse the slices of {veg}: what clings to them thickens the sauce."
  },
  {
    "id": "vegetable-cheese-gratin",
    "title": "Bubbling {veg} and {one cheese} bake",
    "summary": "{veg} under a smooth, sharp sauce of {cheese}, browned until it blisters.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~rice_white soy-sauce tinned-tomato",
    "serves": 2,
    "minutes": 45,
    "handsOn": 25,
    "kit": [
      "oven",
      "baking dish",
      "saucepan",
      "whisk"
    ],
    "parts": [
      {
        "part": "veg",
        "foods": "cauliflower broccoli leek brussels-sprout swiss-chard spinach ~cabbage romanesco kale fennel celery ~squash ~green_bean ~stem_quick ~crucifer ~leaf_cook ~sprout ~pulse_fresh ~courgette ~leek ~celery",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "baked"
        ],
        "prep": "cut into large bite-sized pieces",
        "knife": true,
        "most": 3
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
        "part": "meat",
        "foods": "ham bacon ~cooked_meat smoked-haddock cooked-chicken ~bacon ~fish_white",
        "grams": 120,
        "role": "body",
        "does": [
          "baked"
        ],
        "prep": "torn or chopped",
        "knife": true,
        "prepOf": {
          "bacon": "fried until crisp"
        },
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small shallot leek spring-onion ~leek ~spring_onion",
        "grams": 100,
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
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "crushed"
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 30,
        "role": "binder",
        "does": [
          "fried"
        ]
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin creme-fraiche ~sour_cream",
        "grams": 400,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "perFood": {
          "~cream": 250,
          "~cream_thin": 250,
          "creme-fraiche": 250
        }
      },
      {
        "part": "mustard",
        "foods": "~mustard horseradish-sauce nutmeg cayenne smoked-paprika ~spice_heat",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "nutmeg": 1,
          "cayenne": 0.5,
          "smoked-paprika": 2
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
        "foods": "cheddar gruyere ~cheese_melt ~cheese_hard ~cheese_blue",
        "grams": 130,
        "need": true,
        "role": "star",
        "does": [
          "melted",
          "baked"
        ],
        "prep": "grated or crumbled"
      },
      {
        "part": "acid",
        "foods": "lemon-juice lemon ~vinegar ~citrus_juice ~citrus_sour",
        "grams": 6,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "crumb",
        "foods": "breadcrumb panko ~bread ~roll ~nut ~peanut ~crumbs",
        "grams": 40,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "coarsely crumbled or chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme parsley chives sage ~herb_tender ~herb_basil ~herb_mint ~herb_dried",
        "grams": 6,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Boil the {veg} in plenty of water[ with half of the {salt}] until only just tender: 1 minute for leaves, 5–6 for anything firm. Drain, spread on a clean tea towel and let the steam dry {it veg} well; squeeze leaves.",
      "[Melt two thirds of the {fat} in the saucepan over a medium heat. ][?fat&onion: Soften the {onion} in it for 6 minutes. ][?fat&garlic: Stir in the {garlic} for 30 seconds. ][?flour&fat: Stir in the {flour} for 1–2 minutes, until it smells of biscuits. ][?flour&!fat: Whisk the {flour} into a little of the cold {milk}. ][?fat: Whisk in the {milk} a little at a time|Put the {milk} in the saucepan[ with the {onion}][, adding the {garlic}]] and simmer for 4–5 minutes, until [?flour: thick enough to coat a spoon|reduced by a third].",
      "Take off the heat. Whisk in two thirds of the {cheese}[, the {mustard}][ and the {pepper}][, then the rest of the {salt}], until smooth.[ Sharpen with the {acid}.]",
      "Pack the {veg} into a baking dish[ with the {meat}] and pour the sauce over. Top with the rest of the {cheese}[, the {crumb}][ and the {herb}][, and dot with the rest of the {fat}]. Bake for 18–20 minutes, until blistered brown and bubbling at the edges. Leave for 5 minutes before serving."
    ],
    "note": "Dry {veg} makes the difference: any water left in {it veg} will thin the sauce."
  },
  {
    "id": "vegetable-crumble",
    "title": "{one veg} crumble[ with {cheese}]",
    "summary": "Softly stewed {veg} under a deep, nutty-brown crumb.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~rice_white ~pasta ~pasta_hollow ~pasta_fresh ~sugar",
    "serves": 4,
    "minutes": 75,
    "handsOn": 30,
    "kit": [
      "oven",
      "baking dish",
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 70,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small leek shallot red-onion ~leek",
        "grams": 160,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large aubergine courgette ~squash leek fennel ~pepper_sweet cauliflower sweet-potato carrot parsnip celeriac ~root_hard ~root_baby ~crucifer ~sweet_potato ~beet ~aubergine ~fennel ~sprout ~courgette ~green_bean ~stem_quick ~tomato ~corn ~pulse_fresh ~leek",
        "grams": 700,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into 2 cm pieces",
        "knife": true,
        "most": 4
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
        "part": "woody",
        "foods": "thyme rosemary sage dried-oregano ~herb_dried",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "leaves chopped",
        "knife": true
      },
      {
        "part": "bean",
        "foods": "~pulse_tin chickpea tinned-lentil",
        "grams": 240,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "~tomato_tin ~tomato_sieved passata ~tomato tomato",
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
        "foods": "stock ~stock_liquid ~wine",
        "grams": 150,
        "role": "liquid",
        "does": [
          "deglazed-with"
        ],
        "once": true
      },
      {
        "part": "greens",
        "foods": "spinach kale swiss-chard ~leaf_cook ~leaf_tough",
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
        "part": "creamy",
        "foods": "creme-fraiche cream-cheese ~cream ~cream_thin sour-cream ~sour_cream",
        "grams": 100,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
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
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "crumb",
        "foods": "breadcrumb panko oats ~bread ~roll flour ~crumbs ~flour",
        "grams": 120,
        "need": true,
        "role": "star",
        "does": [
          "rubbed-in",
          "baked"
        ],
        "prep": "coarsely crumbled",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar parmesan ~cheese_hard feta ~cheese_melt ~cheese_brine",
        "grams": 90,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "grated or crumbled"
      },
      {
        "part": "nut",
        "foods": "hazelnut walnut almond ~nut ~peanut ~seed",
        "grams": 50,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley basil chives ~herb_tender ~herb_basil ~herb_mint",
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
      "Heat the oven to {200 C}. [Heat a third of the {fat} in a large pan|Set a large dry pan] over a high heat. Brown the {veg} in two batches, 6 minutes each, stirring little, until coloured and starting to soften. Lift out.",
      "Lower the heat.[ Cook the {onion} for 8 minutes, until golden.][ Stir in the {garlic} and a little of the {woody} for 1 minute.|[ Stir in the {garlic} for 1 minute.]] Pour in [the {stock}|{100 ml} water] and scrape up the brown. Return the {veg}[, add the {tomato}][ and stir in the {bean}]. Simmer for 10 minutes, until tender and the sauce is thick.[ Wilt in the {greens}.]",
      "[Stir in the {creamy} off the heat. ][Season with [the {pepper} and ]most of the {salt}. ][Sharpen with the {acid}. ]Turn into a baking dish: it should be moist but not soupy.",
      "Rub [the rest of the {fat}|{40 ml} cold water] into the {crumb} until clumps form.[ Mix in [the {cheese} and ]the {nut}.|[ Mix in the {cheese}.]][ Add the rest of the {woody}.][ Season with the rest of the {salt}.] Scatter thickly over the top without pressing.",
      "Bake for 25–30 minutes, until the top is deep gold and crunchy and the sauce bubbles at the edges. Rest for 5 minutes.[ Scatter with the {herb}.]"
    ],
    "note": "Leave the topping loose and lumpy: pressed down, it steams instead of crisping."
  },
  {
    "id": "creamy-chicken-crumb-bake",
    "title": "Creamy {one meat} bake with {veg}",
    "summary": "Tender {meat} and {veg} in a creamy sauce, under golden crumbs.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~rice_white soy-sauce tinned-tomato tortilla",
    "serves": 4,
    "minutes": 60,
    "handsOn": 25,
    "kit": [
      "oven",
      "baking dish",
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 55,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "meat",
        "foods": "~poultry_breast ~poultry_dark chicken-thigh chicken-breast cooked-chicken turkey-breast ham ~cooked_meat",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true
      },
      {
        "part": "bacon",
        "foods": "bacon pancetta ~bacon_cubes ~bacon ~cured_fatty",
        "grams": 80,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small shallot",
        "grams": 120,
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
        "foods": "leek ~mushroom ~mushroom_large broccoli ~cabbage spinach celery carrot pea cauliflower ~green_bean ~stem_quick ~crucifer ~leaf_cook ~sprout ~pulse_fresh ~courgette ~leek ~celery",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "sweated"
        ],
        "prep": "sliced or cut small",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
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
          "fried"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~milk ~milk_plant ~wine ~stock_liquid",
        "grams": 250,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "creme-fraiche double-cream ~cream ~cream_thin cream-cheese sour-cream ~sour_cream",
        "grams": 150,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "~mustard horseradish-sauce",
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
        "grams": 6,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon-juice lemon ~vinegar ~citrus_juice ~citrus_sour",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "crumb",
        "foods": "breadcrumb panko ~bread ~roll oats ~crumbs",
        "grams": 90,
        "need": true,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "coarsely crumbled",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar parmesan gruyere ~cheese_hard ~cheese_melt",
        "grams": 70,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "herb",
        "foods": "tarragon parsley thyme chives ~herb_tender ~herb_basil ~herb_mint ~herb_woody",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "roughly chopped",
        "knife": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. [Heat a third of the {fat} in a large pan|Set a large non-stick pan] over a medium-high heat. [Crisp the {bacon} for 4 minutes. ][?meat=cooked-chicken,ham,~cooked_meat: Turn the {meat} in the pan for 1 minute|Brown the {meat} for 5–6 minutes, until golden in places and nearly cooked]. Lift out.",
      "Lower the heat to medium.[ Soften the {onion} for 5 minutes.] Add the {veg} and cook for 6–8 minutes, until soft and dry.[ Stir in the {garlic} for 30 seconds.][ Stir in the {flour} for 1 minute.] Pour in [the {stock}|{200 ml} water] a little at a time, scraping, and simmer for 4 minutes, until thickened[?flour: | and reduced by half].",
      "Off the heat stir in the {creamy}[, the {mustard}][, half of the {herb}][, the {pepper}][ and most of the {salt}].[ Sharpen with the {acid}.] Fold in the {meat} with its juices[ and the {bacon}] and turn into a baking dish.",
      "Mix the {crumb} with [the rest of the {fat}, melted|{20 ml} water][, the {cheese}][, the rest of the {herb}][ and the rest of the {salt}]. Scatter over and bake for 20–25 minutes, until the crumbs are deep gold, the sauce bubbles at the edges and the middle is {74 c}."
    ],
    "note": "The sauce should coat a spoon before it is baked: it loosens a little in the oven.",
    "safety": "Poultry must reach {74 c} in the middle of the dish; heat it through only once."
  },
  {
    "id": "fish-crumb-bake",
    "title": "Baked {fish} under golden crumbs",
    "summary": "Flaking {fish} under a crisp, savoury crust[, on soft {veg}].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "tortilla soy-sauce coconut-milk",
    "serves": 2,
    "minutes": 40,
    "handsOn": 20,
    "kit": [
      "oven",
      "baking dish",
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small shallot fennel red-onion",
        "grams": 110,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "leek ~tomato spinach courgette pea fennel ~pepper_sweet cauliflower ~courgette ~green_bean ~stem_quick ~mushroom ~corn ~crucifer ~pulse_fresh ~leek ~leaf_cook",
        "grams": 300,
        "need": true,
        "role": "body",
        "does": [
          "sweated"
        ],
        "prep": "sliced",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "wine",
        "foods": "~wine fish-stock stock ~stock_liquid",
        "grams": 80,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "creme-fraiche double-cream ~cream ~cream_thin cream-cheese ~sour_cream",
        "grams": 100,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "~mustard caper olive horseradish-sauce",
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
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "fish",
        "foods": "~fish_white cod haddock hake salmon ~fish_oily smoked-haddock",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "cut into 2 pieces",
        "knife": true
      },
      {
        "part": "crumb",
        "foods": "breadcrumb panko ~bread ~roll oats ~crumbs",
        "grams": 60,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "coarsely crumbled",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan cheddar ~cheese_hard ~cheese_melt",
        "grams": 40,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "nut",
        "foods": "almond hazelnut ~nut ~peanut",
        "grams": 25,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake smoked-paprika cayenne ~spice_heat",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley dill chives basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "chopped",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {210 C}. [Heat a third of the {fat} in a frying pan|Set a frying pan] over a medium heat.[ Soften the {onion} for 5 minutes.] Add the {veg}[?!fat:, with a splash of water,] and cook for 6–8 minutes, until soft and nothing is watery.[ Stir in the {garlic} for 30 seconds.]",
      "[Add the {wine} and boil for 2 minutes, until almost gone. ][Stir in the {creamy} and bubble for 1 minute. ][Add the {mustard}. ][Season with half of the {salt}. ]Spread in a baking dish and lay the {fish}, patted dry, on top.[ Season with [the {pepper} and ]the rest of the {salt}.]",
      "Mix the {crumb} with [the rest of the {fat}, melted|{20 ml} water][, the {cheese}][, the {nut}][, the {chilli}][ and half of the {herb}]. Press over the {fish} in a thick layer.",
      "Bake on the top shelf for 14–16 minutes, until the crust is deep gold and the {fish} just flakes ({63 c}).[ Finish with the {acid}.][ Scatter with the rest of the {herb}.]"
    ],
    "note": "Start with {veg} cooked dry: the {fish} gives juice enough of its own."
  },
  {
    "id": "vegetable-pastry-tart",
    "title": "Crisp {one veg} tart[ with {cheese}]",
    "summary": "{veg}, browned first and then baked on crisp, deep-gold pastry.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~rice_white ~pasta ~pasta_hollow ~pasta_fresh soy-sauce",
    "serves": 4,
    "minutes": 60,
    "handsOn": 25,
    "kit": [
      "oven",
      "baking tray",
      "frying pan"
    ],
    "parts": [
      {
        "part": "pastry",
        "foods": "puff-pastry shortcrust-pastry filo-pastry",
        "grams": 320,
        "need": true,
        "role": "base",
        "does": [
          "baked"
        ]
      },
      {
        "part": "veg",
        "foods": "courgette ~mushroom ~mushroom_large leek ~pepper_sweet ~onion ~onion_small asparagus aubergine ~squash beetroot spinach broccoli fennel potato carrot ~courgette ~green_bean ~stem_quick ~tomato ~corn ~crucifer ~pulse_fresh ~leek ~aubergine ~leaf_cook ~potato",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "baked"
        ],
        "prep": "sliced 5 mm thin",
        "knife": true,
        "most": 3
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ghee ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
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
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion shallot ~onion ~onion_small spring-onion ~spring_onion",
        "grams": 120,
        "role": "body",
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
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spread",
        "foods": "pesto ~mustard tapenade tomato-puree chutney harissa ~pesto ~tomato_conc",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "perFood": {
          "~mustard": 15,
          "harissa": 12
        },
        "once": true
      },
      {
        "part": "creamy",
        "foods": "ricotta cream-cheese creme-fraiche mascarpone sour-cream ~cheese_fresh ~sour_cream",
        "grams": 150,
        "role": "sauce",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "meat",
        "foods": "bacon ham prosciutto chorizo anchovy ~bacon",
        "grams": 70,
        "role": "body",
        "does": [
          "baked"
        ],
        "prep": "chopped",
        "knife": true,
        "perFood": {
          "anchovy": 25
        },
        "once": true
      },
      {
        "part": "cheese",
        "foods": "goats-cheese feta gruyere cheddar ~cheese_blue mozzarella ~cheese_melt ~cheese_hard ~cheese_fresh ~cheese_brine",
        "grams": 110,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "crumbled or grated"
      },
      {
        "part": "woody",
        "foods": "thyme rosemary dried-oregano sage ~herb_dried chilli-flake ~spice_heat",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "role": "finish",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "nut",
        "foods": "walnut pine-nut hazelnut ~nut ~peanut ~seed",
        "grams": 25,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey balsamic-vinegar ~honey",
        "grams": 10,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "basil chives rocket parsley dill ~herb_tender ~herb_basil ~herb_mint ~leaf_peppery",
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
      "Heat the oven to {210 C} with a heavy baking tray inside. [Heat the {fat} in a wide frying pan|Set a wide non-stick frying pan] over a high heat and cook the {veg} in batches for 4–7 minutes, until the edges are brown and every drop of water has gone.[ Add the {onion} to the last batch.][ Stir in the {garlic} for the last minute.][ Season with half of the {salt}.] Cool for 5 minutes.",
      "[?pastry=filo-pastry: Layer 5 sheets of the {pastry} on baking paper, brushing each with a little fat from the pan, and crumple the edges into a rim|Unroll the {pastry} on baking paper to about 25 × 35 cm, score a 2 cm border without cutting through and prick the middle all over].",
      "[Spread the {spread} thinly within the border. ][Dot with the {creamy} and spread it out. ][Scatter over half of the {cheese}. ]Lay on the {veg} in a single, slightly overlapping layer.[ Tuck in the {meat}.][ Top with the rest of the {cheese}.][ Sprinkle with the {woody}.][ Season with [the {pepper} and ]the rest of the {salt}.][ Brush the border with the {egg}, beaten.]",
      "Slide the paper onto the hot tray. Bake for [?pastry=filo-pastry: 18–20|25–30] minutes, until the border is deep gold and the underside is brown and crisp when lifted. [Scatter the {nut} over for the last 4 minutes. |]Cool on a rack for 5 minutes.[ Trickle over the {sweet}.][ Scatter with the {herb}.]"
    ],
    "note": "The hot tray and the dry {veg} are what keep the base crisp."
  },
  {
    "id": "tomato-pastry-tart",
    "title": "{one tomato} tart[ with {cheese}]",
    "summary": "Sweet, concentrated {tomato} on a crisp sheet of pastry.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~rice_white ~pasta ~pasta_hollow ~pasta_fresh soy-sauce",
    "serves": 4,
    "minutes": 55,
    "handsOn": 20,
    "kit": [
      "oven",
      "baking tray"
    ],
    "parts": [
      {
        "part": "tomato",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 550,
        "need": true,
        "role": "star",
        "does": [
          "salted-and-drained",
          "baked"
        ],
        "prep": "sliced 7 mm thick, or halved if small",
        "knife": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "salted-and-drained"
        ]
      },
      {
        "part": "pastry",
        "foods": "puff-pastry shortcrust-pastry filo-pastry",
        "grams": 320,
        "need": true,
        "role": "base",
        "does": [
          "baked"
        ]
      },
      {
        "part": "spread",
        "foods": "~mustard pesto tapenade tomato-puree harissa ~pesto ~tomato_conc",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "ricotta cream-cheese mascarpone creme-fraiche ~cheese_fresh ~sour_cream",
        "grams": 130,
        "role": "sauce",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "gruyere goats-cheese mozzarella feta cheddar parmesan ~cheese_melt ~cheese_hard ~cheese_fresh ~cheese_brine",
        "grams": 110,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "grated or torn",
        "knife": true
      },
      {
        "part": "onion",
        "foods": "red-onion shallot ~onion ~onion_small spring-onion ~spring_onion",
        "grams": 70,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "prep": "very thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "prep": "very thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "extra",
        "foods": "olive caper anchovy",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme dried-oregano rosemary ~herb_dried",
        "grams": 2,
        "role": "seasoning",
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
          "baked"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ~butter",
        "grams": 25,
        "role": "fat",
        "does": [
          "baked"
        ]
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "role": "finish",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "balsamic-vinegar honey ~vinegar ~honey",
        "grams": 8,
        "role": "finish",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "herb",
        "foods": "basil chives rocket parsley ~herb_tender ~herb_basil ~herb_mint ~leaf_peppery",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Lay the {tomato} on a clean tea towel[, sprinkle with two thirds of the {salt}] and leave for 15 minutes, then blot the tops dry. Heat the oven to {210 C} with a heavy baking tray inside.",
      "[?pastry=filo-pastry: Layer 5 sheets of the {pastry} on baking paper[, brushing each with a little of the {fat},] and crumple the edges into a rim|Unroll the {pastry} on baking paper to about 25 × 35 cm, score a 2 cm border without cutting through and prick the middle well].",
      "[Spread the {spread} thinly within the border. ][Cover with the {creamy}. ][Scatter over two thirds of the {cheese}. ]Arrange the {tomato} on top, barely overlapping.[ Tuck the {onion} between.][ Add the {garlic}.][ Dot with the {extra}.][ Sprinkle with the {woody}.][ Grind over the {pepper}.][ Add the rest of the {cheese}.][ Trickle over half of the {fat}.][ Brush the border with the {egg}, beaten.]",
      "Slide the paper onto the hot tray and bake for [?pastry=filo-pastry: 20–22|28–32] minutes, until the border is deep gold, the {tomato} {is tomato} catching at the edges and the underside is crisp when lifted.",
      "Cool on a rack for 10 minutes.[ Season with the last of the {salt}.][ Spoon over the rest of the {fat}[ and the {sweet}].|[ Trickle over the {sweet}.]][ Scatter with the {herb}.]"
    ],
    "note": "Drain the {tomato} for the full time: the juice that runs off would soak the base."
  },
  {
    "id": "golden-onion-tart",
    "title": "Golden {one onion} tart[ with {cheese}]",
    "summary": "A thick tangle of slow-browned {onion} on crisp pastry.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~rice_white ~pasta ~pasta_hollow ~pasta_fresh soy-sauce",
    "serves": 4,
    "minutes": 85,
    "handsOn": 45,
    "kit": [
      "oven",
      "baking tray",
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small red-onion shallot leek ~leek",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "caramelised",
          "baked"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "most": 2
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "caramelised"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "caramelised"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme rosemary sage bay-leaf ~herb_dried ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "caramelised"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "~sugar honey ~honey",
        "grams": 8,
        "role": "sweetener",
        "does": [
          "caramelised"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "balsamic-vinegar red-wine-vinegar ~vinegar ~wine",
        "grams": 12,
        "role": "finish",
        "does": [
          "deglazed-with"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "pastry",
        "foods": "puff-pastry shortcrust-pastry",
        "grams": 320,
        "need": true,
        "role": "base",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "spread",
        "foods": "~mustard tapenade creme-fraiche cream-cheese ~sour_cream",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "perFood": {
          "creme-fraiche": 100,
          "cream-cheese": 100
        },
        "once": true
      },
      {
        "part": "extra",
        "foods": "anchovy olive bacon caper ~bacon",
        "grams": 40,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "gruyere goats-cheese ~cheese_blue feta cheddar ~cheese_melt ~cheese_hard ~cheese_brine",
        "grams": 100,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "grated or crumbled",
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "role": "finish",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "nut",
        "foods": "walnut hazelnut pine-nut ~nut ~peanut",
        "grams": 25,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "roughly broken",
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley chives rocket ~herb_tender ~herb_basil ~herb_mint ~leaf_peppery",
        "grams": 8,
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
      "[Melt the {fat} in a large pan over a medium-low heat|Set a large non-stick pan over a medium-low heat]. Add the {onion}[, half of the {salt}][ and the {woody}] with {50 ml} water, cover and sweat for 10 minutes, until limp.",
      "Uncover, raise the heat a little and cook for 20–25 minutes, stirring and scraping more often towards the end, with a splash of water whenever the bottom catches, until deep gold and jammy.[ Stir in the {garlic} for the last 5 minutes.][ Add the {sweet}.][ Splash in the {acid} and let it boil away.] Cool for 10 minutes.",
      "Heat the oven to {210 C} with a heavy baking tray inside. Unroll the {pastry} on baking paper to about 25 × 35 cm, score a 2 cm border and prick the middle well.[ Spread with the {spread} inside the border.] Cover with the {onion}.[ Arrange the {extra} on top.][ Scatter with the {cheese}.][ Season with [the {pepper} and ]the rest of the {salt}.][ Brush the border with the {egg}, beaten.]",
      "Slide the paper onto the hot tray and bake for 25–28 minutes[, adding the {nut} for the last 6], until the border is deep gold and the base crisp underneath. Cool for 5 minutes[, then scatter with the {herb}]."
    ],
    "note": "Let {it onion} go darker than seems polite: pale, the flavour is only sweet; brown, it is deep."
  },
  {
    "id": "vegetable-quiche",
    "title": "{one veg} quiche[ with {cheese}]",
    "summary": "Trembling, savoury custard around {veg}, in a crisp case.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~rice_white ~pasta ~pasta_hollow ~pasta_fresh soy-sauce puff-pastry",
    "serves": 6,
    "minutes": 100,
    "handsOn": 35,
    "kit": [
      "oven",
      "cake tin",
      "frying pan",
      "whisk"
    ],
    "parts": [
      {
        "part": "pastry",
        "foods": "shortcrust-pastry puff-pastry",
        "grams": 320,
        "need": true,
        "role": "base",
        "does": [
          "baked"
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
        ],
        "once": true
      },
      {
        "part": "meat",
        "foods": "bacon ham pancetta smoked-salmon ~bacon_cubes ~bacon ~cured_fatty ~fish_smoked",
        "grams": 120,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small shallot red-onion spring-onion ~spring_onion",
        "grams": 120,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "leek spinach ~mushroom ~mushroom_large asparagus broccoli courgette ~pepper_sweet cherry-tomato ~squash swiss-chard ~courgette ~green_bean ~stem_quick ~tomato ~corn ~crucifer ~pulse_fresh ~leek ~leaf_cook",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "baked"
        ],
        "prep": "sliced or cut small",
        "knife": true,
        "most": 2
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 165,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "baked"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream ~cream ~cream_thin creme-fraiche ~milk ~milk_plant ~sour_cream",
        "grams": 280,
        "need": true,
        "role": "sauce",
        "does": [
          "whisked",
          "baked"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "~mustard nutmeg cayenne ~spice_heat",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "perFood": {
          "nutmeg": 1,
          "cayenne": 0.5
        },
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 5,
        "role": "seasoning",
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
          "baked"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "chives parsley dill tarragon basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "gruyere cheddar goats-cheese feta ~cheese_blue ~cheese_hard ~cheese_melt ~cheese_brine",
        "grams": 120,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "grated or crumbled"
      }
    ],
    "method": [
      "Heat the oven to {190 C}. Roll the {pastry} to 4 mm and line a 23 cm loose-bottomed tin, leaving an overhang. Prick, chill for 15 minutes, line with paper and weigh down. Bake for 20 minutes, then uncovered for 8–10, until dry and golden.",
      "Meanwhile [heat the {fat} in a frying pan|set a frying pan] over a medium-high heat.[ Crisp the {meat} for 4 minutes.][ Add the {onion} and cook for 6 minutes, until golden.] Add the {veg} and cook for 5–8 minutes, until tender and quite dry, squeezing leaves.[ Stir in the {garlic} for 30 seconds.]",
      "Whisk the {egg} and the {cream} with [the {mustard}, ][the {salt}, ][the {pepper}, ][?mustard/salt/pepper:and ][half of the {cheese}|a fork] until smooth.[ Stir in the {herb}.]",
      "Spread the {veg}[ and the rest of the {cheese}] in the hot case, stand it on a tray and pour in the custard. Lower the oven to {170 C} and bake for 30–35 minutes, until golden and set with a slight tremble in the middle.",
      "Cool for 20 minutes, until the custard settles, then trim the edge and serve warm."
    ],
    "note": "Pour the custard into a case still hot from the oven: it seals at once and stays crisp.",
    "safety": "Bake until the custard is set, with no liquid in the middle."
  },
  {
    "id": "herb-cheese-omelette",
    "title": "Soft {one cheese} omelette[ with {herb}]",
    "summary": "A tender, just-set omelette, barely gold outside and oozing {cheese}.",
    "kitchen": "Everyday",
    "course": "breakfast",
    "contradicts": "flour ~sugar ~pasta ~pasta_hollow ~pasta_fresh ~rice_white",
    "serves": 1,
    "minutes": 10,
    "handsOn": 10,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 165,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "~cream ~cream_thin ~milk ~milk_plant creme-fraiche ~sour_cream",
        "grams": 15,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ghee ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "gruyere cheddar goats-cheese feta parmesan ~cheese_melt ~cheese_fresh ~cheese_hard ~cheese_blue ~cheese_brine",
        "grams": 45,
        "need": true,
        "role": "star",
        "does": [
          "melted"
        ],
        "prep": "finely grated or crumbled",
        "once": true
      },
      {
        "part": "herb",
        "foods": "chives parsley tarragon chervil dill basil spring-onion ~herb_tender ~herb_basil ~herb_mint ~spring_onion",
        "grams": 6,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "hot",
        "foods": "chilli-flake ~sauce_hot ~sauce_fiery smoked-paprika chilli ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "perFood": {
          "~sauce_hot": 4,
          "~sauce_fiery": 4,
          "chilli": 4
        },
        "once": true
      },
      {
        "part": "side",
        "foods": "tomato avocado ~leaf_salad ~leaf_peppery ham smoked-salmon ~tomato ~fish_smoked",
        "grams": 60,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "bread",
        "foods": "~bread ~roll ~wrap",
        "grams": 50,
        "role": "base",
        "does": [
          "toasted"
        ],
        "once": true
      }
    ],
    "method": [
      "Beat the {egg} with a fork for 30 seconds, only until no streaks of white are left.[ Beat in the {milk}.][ Season with [the {pepper} and ]the {salt}.][ Stir in half of the {herb}.]",
      "[Melt the {fat} in a non-stick frying pan|Set a small non-stick frying pan] over a medium-high heat[?fat: , until the foam begins to die down]. Pour in the {egg}. Leave for 10 seconds, then draw the set edges into the middle, tilting the pan so that the liquid runs into the gaps, for about 40 seconds.",
      "Stop while the top is still wet and glossy. Scatter the {cheese} down the middle and leave for 20–30 seconds, until it starts to melt and the underside is barely gold.",
      "Fold in three, roll onto a warm plate and leave for a minute to finish in its own heat, until no liquid runs.[ Scatter with the rest of the {herb}.][ Finish with the {hot}.][ Lay the {side} beside it.][ Eat with the {bread}, toasted.]"
    ],
    "note": "One omelette at a time: a crowded pan steams.",
    "safety": "For anyone who must not eat a soft middle, cook it until fully set."
  },
  {
    "id": "filled-omelette",
    "title": "{one filling} omelette[ with {cheese}]",
    "summary": "A folded omelette, soft within, around hot, well-browned {filling}.",
    "kitchen": "Everyday",
    "course": "breakfast",
    "contradicts": "flour ~sugar ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 1,
    "minutes": 15,
    "handsOn": 15,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ghee ~butter ~animal_fat",
        "grams": 20,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "filling",
        "foods": "~mushroom ~mushroom_large spinach tomato ham ~pepper_sweet courgette asparagus bacon smoked-salmon cooked-potato chorizo ~leaf_cook ~leaf_tough ~cooked_meat prawn ~courgette ~green_bean ~stem_quick ~tomato ~corn ~crucifer ~pulse_fresh ~bacon ~fish_smoked ~prawn",
        "grams": 110,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "sliced thin or cut small",
        "knife": true,
        "most": 3
      },
      {
        "part": "onion",
        "foods": "spring-onion ~onion ~onion_small shallot leek ~spring_onion ~leek",
        "grams": 40,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "hot",
        "foods": "chilli chilli-flake smoked-paprika ~sauce_hot ~sauce_fiery ~chilli ~spice_heat",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "perFood": {
          "chilli-flake": 0.7,
          "smoked-paprika": 1
        },
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 165,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin soy-sauce ~soy",
        "grams": 12,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "perFood": {
          "soy-sauce": 4
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
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar gruyere feta goats-cheese ~cheese_melt ~cheese_fresh ~cheese_hard ~cheese_blue ~cheese_brine",
        "grams": 35,
        "role": "finish",
        "does": [
          "melted"
        ],
        "prep": "grated or crumbled",
        "once": true
      },
      {
        "part": "herb",
        "foods": "chives parsley dill basil tarragon coriander ~herb_tender ~herb_basil ~herb_mint",
        "grams": 6,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 4,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "bread",
        "foods": "~bread ~roll ~wrap",
        "grams": 50,
        "role": "base",
        "does": [
          "toasted"
        ],
        "once": true
      }
    ],
    "method": [
      "[Heat half of the {fat} in a non-stick frying pan|Set a non-stick frying pan] over a medium-high heat. Cook the {filling}[ with the {onion}] for 3–5 minutes, until browned, cooked through and dry; anything smoked or already cooked only needs warming.[ Stir in the {garlic} for 30 seconds.][ Add the {hot}.][ Sharpen with the {acid}.] Tip onto a plate and wipe the pan.",
      "Beat the {egg} with a fork until no streaks of white are left.[ Beat in the {milk}.][ Season with [the {pepper} and ]the {salt}.]",
      "[Melt the rest of the {fat} in the pan|Set the pan back] over a medium heat. Pour in the {egg}, leave for 10 seconds, then draw the set edges into the middle for about 40 seconds, tilting so that the liquid runs into the gaps.",
      "While the top is still glossy, lay the {filling} over one half.[ Scatter with the {cheese}.] Leave for 30 seconds, until the underside is just gold, fold over and slide onto a warm plate. Wait a minute: it goes on setting inside.[ Scatter with the {herb}.][ Eat with the {bread}, toasted.]"
    ],
    "note": "Dry {filling}, hot when {it filling} {is filling} folded in: a wet or cold one spoils an omelette.",
    "safety": "For anyone who must not eat a soft middle, cook it until fully set."
  },
  {
    "id": "scrambled-eggs-on-toast",
    "title": "Soft scrambled {egg} on toast[ with {side}]",
    "summary": "{egg} in large, creamy curds on crisp toast.",
    "kitchen": "Everyday",
    "course": "breakfast",
    "contradicts": "flour ~sugar ~pasta ~pasta_hollow ~pasta_fresh ~rice_white",
    "serves": 2,
    "minutes": 12,
    "handsOn": 12,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 275,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
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
        "part": "side",
        "foods": "tomato ~mushroom ~mushroom_large bacon smoked-salmon spinach ham avocado asparagus smoked-trout ~sausage_raw ~courgette ~green_bean ~stem_quick ~pepper_sweet ~tomato ~corn ~crucifer ~pulse_fresh ~bacon ~fish_smoked ~leaf_cook",
        "grams": 160,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "sliced",
        "knife": true,
        "most": 2
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll bagel english-muffin ~wrap",
        "grams": 140,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "sliced",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ghee ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "spring-onion shallot ~onion ~onion_small ~spring_onion",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "sweated"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "creme-fraiche ~cream ~cream_thin cream-cheese ~milk ~milk_plant sour-cream ~sour_cream",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan cheddar feta goats-cheese ~cheese_hard ~cheese_fresh ~cheese_melt ~cheese_brine",
        "grams": 30,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated or crumbled",
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "hot",
        "foods": "chilli-flake ~sauce_hot ~sauce_fiery chilli smoked-paprika ~spice_heat ~chilli",
        "grams": 1,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "perFood": {
          "~sauce_hot": 5,
          "~sauce_fiery": 5,
          "chilli": 4
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "chives parsley dill ~herb_tender ~herb_basil ~herb_mint",
        "grams": 6,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice ~citrus_sour ~citrus_juice",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      }
    ],
    "method": [
      "Beat the {egg} with a fork just until no white shows[, with the {salt}]. Leave for 5 minutes while you get the rest ready.",
      "[?side=smoked-salmon,smoked-trout,ham,avocado: Have the {side} ready, at room temperature.|[?side: Cook the {side} in [a little of the {fat}|a dry pan] over a high heat for 3–6 minutes, until browned, cooked through and dry, and keep warm.]] Toast the {bread} well[ and spread with a third of the {fat}].",
      "[Melt the rest of the {fat} in a non-stick frying pan|Set a non-stick frying pan] over a medium-low heat.[ Soften the {onion} for 2 minutes.] Pour in the {egg}, wait until a rim sets, then push slowly across the bottom with a spatula for 2–3 minutes, making large soft curds. Lift the pan off whenever it goes fast.",
      "Stop while it still looks a little too wet.[ Fold in the {creamy}, which halts the cooking.][ Fold in the {cheese}.] Pile onto the {bread} at once[ with the {side}].[ Sharpen with the {acid}.][ Grind over the {pepper}.][ Finish with the {hot}.][ Scatter with the {herb}.]"
    ],
    "note": "Salted early, the curds stay tender; rushed, they weep.",
    "safety": "For anyone who must not eat soft curds, cook them until fully set."
  },
  {
    "id": "tomato-baked-eggs",
    "title": "{egg} baked in [?spice/chilli:spiced ]{tomato}",
    "summary": "Soft-centred {egg} set in a thick, sweet-sharp {one tomato} sauce.",
    "kitchen": "Everyday",
    "course": "breakfast",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white flour ~sugar",
    "serves": 2,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ghee ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "meat",
        "foods": "chorizo bacon merguez ~sausage_raw ~mince ~mince_poultry ~bacon",
        "grams": 80,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped or crumbled",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small red-onion shallot leek ~leek",
        "grams": 130,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "~pepper_sweet courgette aubergine ~mushroom ~mushroom_large ~squash ~courgette ~green_bean ~stem_quick ~tomato ~corn ~crucifer ~pulse_fresh ~aubergine",
        "grams": 180,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "thinly sliced",
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
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin smoked-paprika ground-coriander curry-powder ~spice_blend ~spice_rub ~spice_savoury ~spice_mild",
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
        "foods": "chilli chilli-flake harissa ~sauce_hot ~sauce_fiery cayenne ~chilli ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prep": "finely chopped",
        "knife": true,
        "prepOf": {
          "chilli-flake": "",
          "harissa": "",
          "~sauce_hot": "",
          "~sauce_fiery": "",
          "cayenne": ""
        },
        "perFood": {
          "chilli-flake": 1,
          "cayenne": 0.5,
          "harissa": 8
        },
        "once": true
      },
      {
        "part": "tomato",
        "foods": "~tomato_tin ~tomato_sieved tomato cherry-tomato ~tomato passata",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "prepOf": {
          "passata": ""
        },
        "once": true
      },
      {
        "part": "bean",
        "foods": "chickpea ~pulse_tin",
        "grams": 160,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "greens",
        "foods": "spinach kale swiss-chard ~leaf_cook ~leaf_tough",
        "grams": 80,
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
          "scattered-at-end"
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
          "poached"
        ]
      },
      {
        "part": "cheese",
        "foods": "feta goats-cheese parmesan cheddar ~cheese_fresh ~cheese_hard ~cheese_melt ~cheese_blue ~cheese_brine",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled or grated",
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt sour-cream labneh ~yogurt ~sour_cream",
        "grams": 60,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander dill mint basil chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll ~wrap",
        "grams": 140,
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
      "[Heat most of the {fat} in a wide frying pan with a lid|Set a wide frying pan with a lid] over a medium-high heat.[ Brown the {meat} for 4–5 minutes.][ Cook the {onion} for 6 minutes, until golden at the edges.][ Add the {veg} and cook for 6–7 minutes, until soft and browned.]",
      "[Stir in the {garlic} for 30 seconds. ][Stir in the {spice}, until fragrant. ][Add the {chilli}. ]Pour in the {tomato}[ and the {bean}][ with most of the {salt}] and simmer for 8–10 minutes, until a spoon drawn through leaves a trail.[ Wilt in the {greens}.]",
      "Lower the heat. Make a hollow for each of the {egg} and break one into each.[ Season with the rest of the {salt}.] Cover and cook gently for 5–7 minutes, until the whites are set and the middles still soft under a thin veil.",
      "[Sharpen with the {acid}. ][Dot with the {creamy}. ][Crumble over the {cheese}. ][Grind over the {pepper}. ][Scatter with the {herb}. ][Trickle over the rest of the {fat}. ][Toast the {bread} and bring the pan to the table with it|Bring the pan to the table at once]."
    ],
    "note": "Reduce the sauce well before anything is broken into it: a wet one keeps the whites from setting.",
    "safety": "For anyone who must not eat soft middles, cook for 4 minutes longer, until they are firm."
  },
  {
    "id": "greens-baked-eggs",
    "title": "{egg} baked in soft {greens}",
    "summary": "{egg} nestled in soft {greens}[ with melting {cheese}].",
    "kitchen": "Everyday",
    "course": "breakfast",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white flour ~tomato_tin ~tomato_sieved",
    "serves": 2,
    "minutes": 25,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "butter olive-oil ghee ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "meat",
        "foods": "bacon chorizo ham ~sausage_raw ~bacon",
        "grams": 70,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "leek ~onion ~onion_small shallot spring-onion ~leek ~spring_onion",
        "grams": 130,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large courgette asparagus pea broccoli ~green_bean ~stem_quick ~crucifer ~leaf_cook ~cabbage ~sprout ~pulse_fresh ~courgette",
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
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin nutmeg smoked-paprika zaatar ~spice_blend ~spice_rub",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake harissa ~sauce_hot ~sauce_fiery cayenne ~chilli ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prep": "finely chopped",
        "knife": true,
        "prepOf": {
          "chilli-flake": "",
          "harissa": "",
          "~sauce_hot": "",
          "~sauce_fiery": "",
          "cayenne": ""
        },
        "perFood": {
          "chilli-flake": 1,
          "cayenne": 0.5,
          "harissa": 8
        },
        "once": true
      },
      {
        "part": "greens",
        "foods": "spinach swiss-chard kale spring-greens ~leaf_cook ~leaf_tough",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "shredded",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "double-cream creme-fraiche ~cream ~cream_thin cream-cheese ricotta ~sour_cream ~cheese_fresh",
        "grams": 60,
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
          "fried"
        ]
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
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "poached"
        ]
      },
      {
        "part": "cheese",
        "foods": "feta goats-cheese parmesan cheddar ~cheese_fresh ~cheese_hard ~cheese_melt ~cheese_blue ~cheese_brine",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled or grated",
        "once": true
      },
      {
        "part": "yogurt",
        "foods": "greek-yogurt yogurt labneh ~yogurt",
        "grams": 60,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "dill mint parsley coriander chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 8,
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
        "grams": 140,
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
      "[Melt most of the {fat} in a wide frying pan with a lid|Set a wide frying pan with a lid] over a medium heat.[ Crisp the {meat} for 4 minutes.][ Cook the {onion} for 7–8 minutes, until soft and golden.][ Add the {veg} and cook for 4 minutes.][ Stir in the {garlic} for 1 minute.][ Add the {spice}.][ Stir in the {chilli}.]",
      "Turn up the heat and add the {greens} by the handful[ with most of the {salt}], plus a splash of water for tough leaves. Toss for 3–6 minutes, until soft and no water is left in the pan.[ Stir in the {creamy} and bubble for 1 minute.]",
      "Make a hollow for each of the {egg} and break one into each.[ Season with the rest of the {salt}.][ Scatter with the {cheese}.] Cover and cook over a low heat for 5–6 minutes, until the whites are just set and the middles soft.",
      "[Sharpen with the {acid}. ][Spoon over the {yogurt}. ][Trickle with the rest of the {fat}, melted if solid. ][Grind over the {pepper}. ][Scatter with the {herb}. ][Toast the {bread} and serve with it|Serve straight from the pan]."
    ],
    "note": "Cook the {greens} until dry first, or the whites will poach in a puddle.",
    "safety": "For anyone who must not eat soft middles, cook for 4 minutes longer, until they are firm."
  },
  {
    "id": "oven-frittata",
    "title": "{one veg} frittata[ with {cheese}]",
    "summary": "A thick, tender round of {egg} packed with {veg}, golden on top.",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "flour ~sugar tortilla",
    "serves": 4,
    "minutes": 40,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "grill"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish butter ghee ~butter ~animal_fat",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "meat",
        "foods": "bacon ham chorizo ~sausage_raw smoked-salmon ~cooked_meat ~bacon ~fish_smoked",
        "grams": 110,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small red-onion leek shallot spring-onion ~leek ~spring_onion",
        "grams": 150,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "potato courgette ~pepper_sweet ~mushroom ~mushroom_large spinach asparagus broccoli ~squash sweet-potato pea cherry-tomato leek cooked-potato ~courgette ~green_bean ~stem_quick ~tomato ~corn ~crucifer ~pulse_fresh ~leaf_cook ~cabbage ~sprout ~leaf_tough ~potato ~sweet_potato ~leek",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "in thin slices or small pieces",
        "knife": true,
        "most": 4,
        "once": true
      },
      {
        "part": "pasta",
        "foods": "cooked-pasta cooked-rice ~pulse_tin ~rice_cooked",
        "grams": 150,
        "role": "body",
        "does": [
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
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake harissa ~sauce_hot ~sauce_fiery cayenne ~chilli ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "prepOf": {
          "chilli-flake": "",
          "harissa": "",
          "~sauce_hot": "",
          "~sauce_fiery": "",
          "cayenne": ""
        },
        "perFood": {
          "chilli-flake": 1,
          "cayenne": 0.5,
          "harissa": 8
        },
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin ~herb_dried ~spice_blend ~spice_rub",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 440,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "~cream ~cream_thin ~milk ~milk_plant creme-fraiche ricotta yogurt cottage-cheese ~sour_cream ~cheese_fresh ~yogurt",
        "grams": 70,
        "role": "liquid",
        "does": [
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
          "baked"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta goats-cheese parmesan cheddar ~cheese_fresh ~cheese_hard ~cheese_melt ~cheese_blue ~cheese_brine",
        "grams": 90,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "crumbled or grated"
      },
      {
        "part": "herb",
        "foods": "parsley basil chives dill mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 15,
        "role": "finish",
        "does": [
          "baked"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "salad",
        "foods": "rocket ~leaf_salad ~leaf_peppery tomato ~tomato",
        "grams": 80,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      }
    ],
    "method": [
      "[Heat two thirds of the {fat} in a 24 cm ovenproof frying pan|Set a 24 cm non-stick, ovenproof frying pan] over a medium-high heat.[ Crisp the {meat} for 3–4 minutes.][ Add the {onion} and cook for 6 minutes, until golden.] Add the {veg} and cook, covered for the first half, until tender, browned in places and dry: 5–8 minutes, or 14–16 for anything starchy.[ Stir in the {pasta}.][ Stir in the {garlic} for 30 seconds.][ Add the {chilli}.][ Add the {spice}.]",
      "Beat the {egg} in a large bowl with [the {creamy}, ][the {salt}, ][the {pepper}, ][half of the {cheese}, ][?creamy/salt/pepper/cheese:and ][the {herb}|a fork]. Fold in everything from the pan and leave for 3 minutes. Heat the grill to high.",
      "Wipe the pan and set over a medium heat[ with the rest of the {fat}]. Pour in the mixture, draw in the edges for the first minute, then cook gently for 6–8 minutes, until set all round with a wobble in the middle.",
      "[Scatter with the rest of the {cheese}. ]Grill 15 cm from the heat for 3–4 minutes, until puffed, golden and just set right through. Loosen, slide onto a board and rest for 5 minutes before cutting.[ Toss the {salad}[ with the {acid}] and pile on top.]"
    ],
    "note": "It is as good just warm as hot, and cold the next day.",
    "safety": "Cook until no liquid is left in the middle ({71 c})."
  },
  {
    "id": "mushrooms-on-toast",
    "title": "Deep-browned {mushroom} on toast",
    "summary": "Dark, glossy {mushroom} with all their juices on crisp toast.",
    "kitchen": "Everyday",
    "course": "snack",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white tortilla",
    "serves": 2,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "mushroom",
        "foods": "~mushroom ~mushroom_large mushroom portobello-mushroom",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "dry-browned",
          "browned-in-fat"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "most": 2
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ghee ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "meat",
        "foods": "bacon pancetta chorizo ~bacon ~bacon_cubes",
        "grams": 60,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "shallot ~onion ~onion_small leek spring-onion ~leek ~spring_onion",
        "grams": 60,
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
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme rosemary sage tarragon ~herb_dried",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "leaves chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "splash",
        "foods": "~wine sherry soy-sauce worcestershire-sauce ~stock_liquid ~soy",
        "grams": 20,
        "role": "liquid",
        "does": [
          "deglazed-with"
        ],
        "perFood": {
          "soy-sauce": 8,
          "worcestershire-sauce": 8
        },
        "once": true
      },
      {
        "part": "creamy",
        "foods": "creme-fraiche ~cream ~cream_thin sour-cream cream-cheese ~sour_cream",
        "grams": 60,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "~mustard",
        "grams": 6,
        "role": "seasoning",
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
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll english-muffin bagel ~wrap",
        "grams": 170,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true
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
        "part": "cheese",
        "foods": "feta goats-cheese parmesan cheddar ~cheese_fresh ~cheese_hard ~cheese_melt ~cheese_blue ~cheese_brine",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled or grated",
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley chives tarragon dill ~herb_tender ~herb_basil ~herb_mint",
        "grams": 8,
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
      "Spread the {mushroom} in a large dry frying pan over a high heat and leave for 4 minutes, until the juices have come out and boiled away and the undersides are brown. Toss for 2 minutes more.",
      "[Add two thirds of the {fat}. ][Add the {meat} and fry for 3 minutes, until crisp. ][Add the {onion} and cook for 3 minutes. ][Stir in the {garlic} and cook for 1 minute. ][Add the {woody}. ][Season with the {salt}. ]Splash in [the {splash}|{30 ml} water] and scrape until syrupy.[ Stir in the {creamy} and bubble for 1 minute.][ Add the {mustard}.]",
      "Meanwhile toast the {bread} until deep gold[ and spread with the rest of the {fat}].[ Fry the {egg} in a second pan until the whites are set and the edges crisp.]",
      "[Sharpen with the {acid}. ][Grind in the {pepper}. ]Pile the {mushroom} and every drop of juice onto the {bread}.[ Top with the {egg}.][ Scatter with the {cheese}.][ Finish with the {herb}.] Eat at once."
    ],
    "note": "Start dry and hot: nothing else goes in until the water has gone, and the colour is twice as good."
  },
  {
    "id": "beans-on-toast",
    "title": "Braised {bean} on toast",
    "summary": "{bean} in a thick, savoury sauce on crisp toast.",
    "kitchen": "Everyday",
    "course": "snack",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white tortilla",
    "serves": 2,
    "minutes": 25,
    "handsOn": 20,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "meat",
        "foods": "bacon chorizo pancetta ~sausage_raw ~bacon ~bacon_cubes",
        "grams": 70,
        "role": "body",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small shallot leek red-onion ~leek",
        "grams": 110,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "~mushroom ~mushroom_large ~pepper_sweet carrot celery courgette fennel ~celery ~courgette",
        "grams": 100,
        "role": "body",
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
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin fennel-seed ~spice_blend ~spice_rub ~spice_savoury ~spice_mild",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "woody",
        "foods": "rosemary thyme sage bay-leaf ~herb_dried ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "leaves chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake harissa ~sauce_hot ~sauce_fiery cayenne ~chilli ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prep": "finely chopped",
        "knife": true,
        "prepOf": {
          "chilli-flake": "",
          "harissa": "",
          "~sauce_hot": "",
          "~sauce_fiery": "",
          "cayenne": ""
        },
        "perFood": {
          "chilli-flake": 1,
          "cayenne": 0.5,
          "harissa": 8
        },
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato ~tomato_tin ~tomato_sieved passata tomato-puree sun-dried-tomato ~tomato ~tomato_conc",
        "grams": 150,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "chopped",
        "knife": true,
        "prepOf": {
          "passata": "",
          "tomato-puree": ""
        },
        "perFood": {
          "tomato-puree": 25,
          "sun-dried-tomato": 40
        },
        "once": true
      },
      {
        "part": "bean",
        "foods": "butter-bean white-bean ~pulse_tin chickpea tinned-lentil bean",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "greens",
        "foods": "spinach kale swiss-chard ~leaf_cook ~leaf_tough",
        "grams": 80,
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
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "worcestershire-sauce soy-sauce ~sugar maple-syrup ~soy ~syrup",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll ~wrap",
        "grams": 170,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true
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
        "part": "cheese",
        "foods": "feta goats-cheese parmesan cheddar ~cheese_fresh ~cheese_hard ~cheese_melt ~cheese_blue ~cheese_brine",
        "grams": 50,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled or grated",
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley basil chives ~herb_tender ~herb_basil ~herb_mint",
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
      "[Heat half of the {fat} in a frying pan|Set a frying pan] over a medium heat.[ Crisp the {meat} for 4 minutes.][ Cook the {onion} for 6 minutes, until golden.][ Add the {veg} and cook for 5 minutes.][ Stir in the {garlic} for 1 minute, until it smells sweet.][ Add the {spice}.][ Add the {woody}.][ Stir in the {chilli}.]",
      "[Add the {tomato} and cook for 4 minutes, until thick and dark. ]Add the {bean} with {150 ml} water[, the {salt}][ and the {sweet}] and simmer for 6–8 minutes, crushing a quarter of {it bean} against the side, until the sauce is thick and creamy.[ Wilt in the {greens}.]",
      "Toast the {bread} until deep gold with scorched edges.[ Fry the {egg} in a second pan until the whites are set.]",
      "[Sharpen with the {acid}. ][Grind in the {pepper}. ]Spoon the {bean} over the {bread}.[ Top with the {egg}.][ Scatter with the {cheese}.][ Add the {herb}.][ Trickle over the rest of the {fat}.]"
    ],
    "note": "Crushing some of the {bean} makes the sauce: no thickener is as good."
  },
  {
    "id": "tomatoes-on-toast",
    "title": "Charred toast with {tomato}",
    "summary": "Ripe, juicy {tomato} soaking into hot, scorched toast.",
    "kitchen": "Everyday",
    "course": "snack",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white tortilla",
    "serves": 2,
    "minutes": 20,
    "handsOn": 15,
    "kit": [
      "griddle"
    ],
    "parts": [
      {
        "part": "tomato",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "macerated"
        ],
        "prep": "cut into 1 cm pieces",
        "knife": true,
        "most": 2
      },
      {
        "part": "onion",
        "foods": "red-onion shallot spring-onion chives ~onion ~spring_onion",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "red-wine-vinegar balsamic-vinegar lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 35,
        "role": "fat",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "bread",
        "foods": "ciabatta sourdough baguette ~bread ~roll ~wrap",
        "grams": 180,
        "need": true,
        "role": "base",
        "does": [
          "charred"
        ],
        "prep": "thickly sliced",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "ricotta mozzarella burrata cream-cheese goats-cheese feta labneh ~cheese_fresh ~cheese_melt ~cheese_brine ~yogurt",
        "grams": 100,
        "role": "body",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "extra",
        "foods": "anchovy olive caper prosciutto avocado",
        "grams": 40,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "roughly chopped or torn",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan ~cheese_hard",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "shaved",
        "once": true
      },
      {
        "part": "herb",
        "foods": "basil dried-oregano parsley mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake black-pepper chilli ~spice_heat ~pepper_black ~chilli",
        "grams": 1,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Put the {tomato} in a bowl and stir with [the {onion}, ][the {acid}, ][two thirds of the {fat}, ][?onion/acid/fat:and ][the {salt}|a spoon]. Leave for 10 minutes, turning once, until there is a pool of juice.",
      "Get a griddle or a heavy dry pan very hot. Toast the {bread} for 2 minutes a side, pressing, until deep gold with charred edges.[ Rub one side hard with the cut {garlic}.][ Trickle over the rest of the {fat}.]",
      "[Spread or lay the {creamy} on the hot {bread}. ]Spoon the {tomato} on top with all the juice.[ Add the {extra}.][ Shave over the {cheese}.][ Sprinkle with the {chilli}.][ Scatter with the {herb}.] Wait a minute for the juice to sink in, then eat."
    ],
    "note": "Ripe {tomato} at room temperature, never from the fridge: cold hides the scent."
  },
  {
    "id": "avocado-toast",
    "title": "Crushed {avocado} on toast[ with {egg}]",
    "summary": "Roughly crushed {avocado}, well seasoned, on hot, crunchy toast.",
    "kitchen": "Everyday",
    "course": "breakfast",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white tortilla",
    "serves": 2,
    "minutes": 15,
    "handsOn": 15,
    "kit": [
      "frying pan",
      "saucepan"
    ],
    "parts": [
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 110,
        "role": "star",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "avocado",
        "foods": "avocado",
        "grams": 240,
        "need": true,
        "role": "star",
        "does": [
          "mashed"
        ],
        "prep": "stoned and scooped out"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "raw"
        ]
      },
      {
        "part": "acid",
        "foods": "lime lemon lime-juice lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake ~sauce_hot ~sauce_fiery black-pepper ~chilli ~spice_heat ~pepper_black",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "finely chopped",
        "knife": true,
        "prepOf": {
          "chilli-flake": "",
          "~sauce_hot": "",
          "~sauce_fiery": "",
          "black-pepper": ""
        }
      },
      {
        "part": "onion",
        "foods": "spring-onion red-onion shallot chives ~spring_onion ~onion",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "bread",
        "foods": "sourdough rye-bread ~bread ~roll bagel english-muffin ~wrap",
        "grams": 150,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "top",
        "foods": "tomato cherry-tomato cucumber radish smoked-salmon bacon ~pulse_tin ~leaf_salad ~leaf_peppery ~tomato ~fish_smoked ~bacon",
        "grams": 120,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true,
        "prepOf": {
          "bacon": "fried until crisp"
        },
        "most": 2,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta goats-cheese ricotta cottage-cheese ~cheese_fresh ~cheese_brine",
        "grams": 50,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      },
      {
        "part": "seed",
        "foods": "~seed dukkah ~nut ~peanut",
        "grams": 12,
        "role": "finish",
        "does": [
          "toasted"
        ]
      },
      {
        "part": "herb",
        "foods": "coriander basil mint parsley dill ~herb_tender ~herb_basil ~herb_mint",
        "grams": 6,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 10,
        "role": "fat",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "[Lower the {egg} into boiling water and cook for 7 minutes, then cool under the tap, peel and halve. ][Toast the {seed} in a dry pan for 2 minutes. ]Crush the {avocado} roughly with a fork, leaving some lumps[, with the {acid}][ and most of the {salt}].[ Stir in the {onion}.][ Add half of the {chilli}.]",
      "Toast the {bread} until deep gold and crisp right to the edges.[ Rub with the cut {garlic}.]",
      "Pile on the {avocado} while the {bread} is hot.[ Lay on the {top}.][ Top with the {egg}.][ Crumble over the {cheese}.][ Season with the rest of the {salt}.][ Sprinkle with the rest of the {chilli}.][ Add the {seed}.][ Scatter with the {herb}.][ Trickle over the {fat}.] Eat at once."
    ],
    "note": "Season before piling up, right through the {avocado}, so that no mouthful is bland.",
    "safety": "[?egg: For anyone who must not eat soft middles, boil the {egg} for 10 minutes.]"
  },
  {
    "id": "tinned-fish-toast",
    "title": "{fish} on toast",
    "summary": "Rich {fish} on crisp, hot toast[ with {pickle} for sharpness].",
    "kitchen": "Everyday",
    "course": "snack",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white tortilla",
    "serves": 2,
    "minutes": 12,
    "handsOn": 12,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "bread",
        "foods": "sourdough rye-bread ~bread ~roll ~wrap",
        "grams": 150,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ~butter ~oil",
        "grams": 15,
        "role": "fat",
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
          "raw"
        ],
        "prep": "halved",
        "knife": true,
        "once": true
      },
      {
        "part": "fish",
        "foods": "tinned-sardine tinned-mackerel smoked-mackerel tinned-tuna tinned-salmon smoked-salmon smoked-trout ~fish_smoked",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "raw"
        ]
      },
      {
        "part": "mustard",
        "foods": "~mustard horseradish-sauce",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "raw"
        ]
      },
      {
        "part": "creamy",
        "foods": "mayonnaise cream-cheese creme-fraiche greek-yogurt sour-cream ~mayo ~sour_cream ~yogurt",
        "grams": 40,
        "role": "sauce",
        "does": [
          "raw"
        ]
      },
      {
        "part": "onion",
        "foods": "red-onion shallot spring-onion chives ~onion ~spring_onion",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "very thinly sliced",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "finish",
        "does": [
          "macerated"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        }
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "veg",
        "foods": "tomato cucumber radish avocado beetroot fennel ~leaf_salad ~leaf_peppery ~tomato",
        "grams": 120,
        "role": "body",
        "does": [
          "raw"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "pickle",
        "foods": "caper gherkin olive pickled-onion",
        "grams": 20,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake chilli ~sauce_hot ~sauce_fiery cayenne ~spice_heat ~chilli",
        "grams": 1,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley dill chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 8,
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
      "[Toss the {onion} with [a little of the {acid}|a spoonful of cold water][ and the {salt}] and leave for 5 minutes, until pink and limp. ][?fish=smoked-mackerel,smoked-salmon,smoked-trout: Tear|Drain] the {fish} and separate into large pieces, lifting out any skin you do not like.",
      "Toast the {bread} in a hot dry frying pan for 2 minutes a side, until deep gold.[ Rub with the cut {garlic}.][ Spread with the {fat}.]",
      "[Mix the {mustard} into the {creamy} and spread it on.|[Spread on the {creamy}.][Spread very thinly with the {mustard}.]] [Lay on the {veg}. ]Pile the {fish} on top.[ Scatter with the {onion}.][ Add the {pickle}.][ Finish with the rest of the {acid}.][ Grind over the {pepper}.][ Sprinkle with the {chilli}.][ Scatter with the {herb}.]"
    ],
    "note": "Rich {fish} {is fish} best with something sharp and something crisp on every bite."
  },
  {
    "id": "cheese-toastie",
    "title": "[{filling} and ]{cheese} toastie",
    "summary": "Crisp, deep-gold {bread} around {cheese} melted until it runs.",
    "kitchen": "Everyday",
    "course": "snack",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white tortilla",
    "serves": 2,
    "minutes": 20,
    "handsOn": 15,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "filling",
        "foods": "ham ~mushroom ~mushroom_large leek spinach cooked-chicken tomato kimchi apple bacon ~pepper_sweet salami ~cooked_meat ~courgette ~green_bean ~stem_quick ~tomato ~corn ~crucifer ~pulse_fresh ~leek ~leaf_cook ~pome ~bacon",
        "grams": 120,
        "role": "body",
        "does": [
          "dry-browned"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "most": 2
      },
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll ciabatta bagel",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "fried"
        ],
        "prep": "sliced",
        "knife": true
      },
      {
        "part": "spread",
        "foods": "~mustard chutney pesto harissa ~sauce_hot ~sauce_fiery marmite ~pesto",
        "grams": 14,
        "role": "seasoning",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar gruyere mozzarella ~cheese_melt ~cheese_blue brie ~cheese_hard",
        "grams": 140,
        "need": true,
        "role": "star",
        "does": [
          "melted"
        ],
        "prep": "coarsely grated or sliced",
        "knife": true
      },
      {
        "part": "creamy",
        "foods": "creme-fraiche cream-cheese sour-cream ~sour_cream",
        "grams": 30,
        "role": "sauce",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion spring-onion shallot ~onion ~onion_small chives ~spring_onion",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "melted"
        ],
        "prep": "very thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "melted"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "pickle",
        "foods": "gherkin pickled-onion sauerkraut jalapeno caper ~chilli",
        "grams": 35,
        "role": "seasoning",
        "does": [
          "melted"
        ],
        "prep": "sliced and patted dry",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "thyme sage basil parsley ~herb_tender ~herb_basil ~herb_mint ~herb_woody",
        "grams": 4,
        "role": "finish",
        "does": [
          "melted"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter mayonnaise olive-oil ~oil ~oil_finish ~butter ~animal_fat ~mayo",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "side",
        "foods": "~leaf_salad ~leaf_peppery apple celery cherry-tomato cucumber ~pome ~celery ~tomato",
        "grams": 60,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      }
    ],
    "method": [
      "[?filling=ham,cooked-chicken,apple,salami,~cooked_meat,kimchi: Pat the {filling} dry and let it lose its chill.|[Cook the {filling} in a dry hot frying pan for 4–5 minutes, until browned, cooked through and quite dry.]] Mix the {cheese} with [the {creamy}, ][the {onion}, ][the {garlic}, ][the {herb}, ][?creamy/onion/garlic/herb:and ][the {pepper}|your fingertips].",
      "[Spread the inner sides of the {bread} with the {spread}.|Lay out the {bread}.] Divide half of the {cheese} between two slices.[ Lay on the {filling}.][ Add the {pickle}.] Put the rest of the {cheese} on top, right to the edges, and close.[ Spread the outsides with the {fat}.]",
      "Set a heavy frying pan over a medium-low heat. Lay in the sandwiches, press with a second pan and toast for 4–5 minutes, until deep gold underneath.",
      "Turn, press and toast for 3–4 minutes more, covered for the last minute, until crisp on both sides and oozing.[ Sprinkle the crust with the {salt}.] Rest for 1 minute, cut in half and eat hot[ with the {side}[, dressed with the {acid}]]."
    ],
    "note": "A gentle heat: the middle should melt in the time that the outside takes to turn gold."
  },
  {
    "id": "fish-melt",
    "title": "{fish} melt[ with {cheese}]",
    "summary": "Hot, creamy {fish} under a blistered lid of {cheese}, on crisp toast.",
    "kitchen": "Everyday",
    "course": "snack",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white",
    "serves": 2,
    "minutes": 15,
    "handsOn": 12,
    "kit": [
      "grill"
    ],
    "parts": [
      {
        "part": "bread",
        "foods": "sourdough ~bread ~roll bagel ciabatta english-muffin ~wrap",
        "grams": 170,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "prep": "thickly sliced",
        "knife": true
      },
      {
        "part": "fish",
        "foods": "tinned-tuna tinned-salmon tinned-mackerel smoked-mackerel tinned-sardine crab-meat ~fish_smoked",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "grilled"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "mayonnaise creme-fraiche cream-cheese greek-yogurt sour-cream ~mayo ~sour_cream ~yogurt",
        "grams": 50,
        "role": "sauce",
        "does": [
          "grilled"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "spring-onion red-onion shallot ~onion ~onion_small chives ~spring_onion",
        "grams": 40,
        "role": "seasoning",
        "does": [
          "grilled"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "sweetcorn celery ~pepper_sweet ~celery",
        "grams": 60,
        "role": "body",
        "does": [
          "grilled"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "pickle",
        "foods": "caper gherkin jalapeno olive ~chilli",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "grilled"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "mustard",
        "foods": "~mustard ~sauce_hot ~sauce_fiery worcestershire-sauce",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "grilled"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley dill chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 8,
        "role": "finish",
        "does": [
          "grilled"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "grilled"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "grilled"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "tomato cherry-tomato ~tomato",
        "grams": 120,
        "role": "body",
        "does": [
          "grilled"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar ~cheese_melt ~cheese_hard mozzarella",
        "grams": 100,
        "need": true,
        "role": "star",
        "does": [
          "grilled"
        ],
        "prep": "coarsely grated"
      },
      {
        "part": "chilli",
        "foods": "chilli-flake smoked-paprika cayenne ~spice_heat",
        "grams": 0.7,
        "role": "finish",
        "does": [
          "grilled"
        ],
        "once": true
      },
      {
        "part": "salad",
        "foods": "~leaf_salad ~leaf_peppery cucumber",
        "grams": 50,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the grill to high. Toast the {bread} on both sides until golden and dry, so that it stays crisp under the topping.",
      "Drain the {fish} very well and flake into a bowl. Mix with [the {creamy}, ][the {onion}, ][the {veg}, ][the {pickle}, ][the {mustard}, ][the {acid}, ][the {herb}, ][the {salt}, ][the {pepper}, ][?creamy/onion/veg/pickle/mustard/acid/herb/salt/pepper:and ]a third of the {cheese}, keeping some pieces large.",
      "Spread over the {bread} right to the edges.[ Lay on the {tomato}.] Cover with the rest of the {cheese}[ and sprinkle with the {chilli}].",
      "Grill 12 cm from the heat for 3–5 minutes, until blistered, bubbling and hot through. Leave for a minute, cut in half and eat[ with the {salad}]."
    ],
    "note": "Cover the {bread} right to the rim: bare edges burn."
  },
  {
    "id": "hot-chicken-wraps",
    "title": "Charred {one meat} wraps",
    "summary": "Well-browned strips of {meat} in warm {wrap}[ with {crisp}].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white stock coconut-milk",
    "serves": 2,
    "minutes": 30,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "red-onion spring-onion ~onion ~onion_small shallot ~spring_onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "sliced paper-thin",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lime lemon lime-juice lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        }
      },
      {
        "part": "meat",
        "foods": "~poultry_breast ~poultry_dark chicken-thigh chicken-breast turkey-breast pork-tenderloin ~red_quick lamb-steak ~pork_quick",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "seared-then-finished"
        ],
        "prep": "cut into 1.5 cm strips and patted dry",
        "knife": true
      },
      {
        "part": "spice",
        "foods": "cumin smoked-paprika curry-powder chilli-powder ground-coriander zaatar ~spice_blend ~spice_rub ~spice_savoury ~spice_mild ~herb_dried ~spice_heat",
        "grams": 5,
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
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
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
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil ghee ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "veg",
        "foods": "~pepper_sweet courgette aubergine ~mushroom ~mushroom_large sweetcorn sweet-potato ~courgette ~green_bean ~stem_quick ~tomato ~corn ~crucifer ~pulse_fresh ~aubergine ~sweet_potato",
        "grams": 180,
        "role": "body",
        "does": [
          "charred"
        ],
        "prep": "cut into strips or small pieces",
        "knife": true,
        "most": 2
      },
      {
        "part": "crisp",
        "foods": "lettuce ~cabbage cucumber carrot tomato radish ~leaf_salad ~leaf_peppery ~pepper_sweet celery ~tomato ~celery",
        "grams": 180,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "shredded or thinly sliced",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt sour-cream mayonnaise hummus tahini creme-fraiche cream-cheese ~yogurt ~sour_cream ~mayo",
        "grams": 80,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "perFood": {
          "tahini": 40,
          "mayonnaise": 50
        },
        "once": true
      },
      {
        "part": "wrap",
        "foods": "tortilla ~wrap flatbread pitta-bread naan",
        "grams": 190,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "once": true
      },
      {
        "part": "rich",
        "foods": "avocado feta cheddar ~cheese_fresh ~cheese_melt ~cheese_hard mango guacamole ~cheese_brine",
        "grams": 80,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced, crumbled or grated",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli ~sauce_hot ~sauce_fiery chilli-flake jalapeno harissa sriracha ~chilli ~spice_heat",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "prepOf": {
          "chilli": "thinly sliced"
        },
        "perFood": {
          "chilli-flake": 1
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander mint parsley dill basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Toss the {onion} with half of the {acid}[ and a pinch of the {salt}] and leave for 10 minutes, until pink and soft. |[Keep the {onion} in iced water. ]]Toss the {meat} with [the {spice}, ][the {garlic}, ][the {pepper}, ][half of the {fat}, ][?spice/garlic/pepper/fat:and ][the rest of the {salt}|your hands] until coated.",
      "Get a large frying pan hot over a high heat.[ Char the {veg} in [the rest of the {fat}|the dry pan] for 5–6 minutes, until blackened at the edges and tender, and lift out.] Spread out the {meat} in one layer and leave for 3 minutes, until well browned, then toss for 3–4 minutes more, until {cue meat}.",
      "[?veg: Return the {veg} and splash|Splash] in {30 ml} water, scraping so that the browned juices coat everything.[ Finish with the rest of the {acid}.] Lift out and rest for 2 minutes while you wipe the pan.",
      "Warm the {wrap} one at a time in the hot dry pan for 20–30 seconds a side, until soft and spotted brown.[ Spread with the {creamy}.][ Add the {crisp}.] Pile the {meat} on top[ with the {onion}][ and the {rich}].[ Add the {chilli}.][ Scatter with the {herb}.] Fold in the ends, roll up tightly and cut in half."
    ],
    "note": "Keep the cold things cold and the hot things hot until the moment you roll.",
    "safety": "Poultry must reach {74 c} inside."
  },
  {
    "id": "hot-mince-wraps",
    "title": "Crisp-fried {one meat} wraps",
    "summary": "Dark, crumbly {meat} in warm {wrap}[ with cool {creamy}].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white stock",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "red-onion spring-onion ~onion ~onion_small shallot ~spring_onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "sliced paper-thin",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lime lemon lime-juice lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        }
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil ghee ~butter ~animal_fat",
        "grams": 15,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "meat",
        "foods": "lamb-mince beef-mince pork-mince turkey-mince chicken-mince ~mince ~mince_poultry ~sausage_raw",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prepOf": {
          "~sausage_raw": "skinned and crumbled"
        }
      },
      {
        "part": "veg",
        "foods": "~pepper_sweet courgette aubergine ~mushroom ~mushroom_large sweetcorn sweet-potato ~courgette ~green_bean ~stem_quick ~tomato ~corn ~crucifer ~pulse_fresh ~aubergine ~sweet_potato",
        "grams": 180,
        "role": "body",
        "does": [
          "charred"
        ],
        "prep": "cut into strips or small pieces",
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
        "part": "spice",
        "foods": "cumin smoked-paprika curry-powder chilli-powder ground-coriander zaatar ~spice_blend ~spice_rub ~spice_savoury ~spice_mild ~herb_dried ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "paste",
        "foods": "tomato-puree harissa soy-sauce ~curry_paste ketchup ~tomato_conc ~soy ~ketchup",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "soy-sauce": 15
        },
        "once": true
      },
      {
        "part": "bean",
        "foods": "~pulse_tin chickpea",
        "grams": 120,
        "role": "body",
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
          "fried"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "crisp",
        "foods": "lettuce ~cabbage cucumber carrot tomato radish ~leaf_salad ~leaf_peppery ~pepper_sweet celery ~tomato ~celery",
        "grams": 180,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "shredded or thinly sliced",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt sour-cream mayonnaise hummus tahini creme-fraiche cream-cheese ~yogurt ~sour_cream ~mayo",
        "grams": 80,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "perFood": {
          "tahini": 40,
          "mayonnaise": 50
        },
        "once": true
      },
      {
        "part": "wrap",
        "foods": "tortilla ~wrap flatbread pitta-bread naan",
        "grams": 190,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "once": true
      },
      {
        "part": "rich",
        "foods": "avocado feta cheddar ~cheese_fresh ~cheese_melt ~cheese_hard mango guacamole ~cheese_brine",
        "grams": 80,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced, crumbled or grated",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli ~sauce_hot ~sauce_fiery chilli-flake jalapeno harissa sriracha ~chilli ~spice_heat",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "prepOf": {
          "chilli": "thinly sliced"
        },
        "perFood": {
          "chilli-flake": 1
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander mint parsley dill basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Toss the {onion} with half of the {acid}[ and a pinch of the {salt}] and leave for 10 minutes, until pink and soft. |[Keep the {onion} in iced water. ]][Heat the {fat} in a large frying pan|Set a large frying pan] over a high heat. Press in the {meat} in a flat layer and leave for 4 minutes, until crusted underneath, then break up and fry for 4–5 minutes, until dark, crumbly and {71 c} or more.",
      "[Add the {veg} and cook for 5 minutes, until soft and browned. ][Stir in the {garlic} for 30 seconds. ][Stir in the {spice} for 30 seconds, until fragrant. ][Add the {paste} and fry for 1 minute. ][Stir in the {bean}. ]Splash in {60 ml} water and scrape until it has boiled away and the {meat} {is meat} glossy.[ Season with [the {pepper} and ]the rest of the {salt}.][ Sharpen with the rest of the {acid}.]",
      "Warm the {wrap} one at a time in the hot dry pan for 20–30 seconds a side, until soft and spotted brown.[ Spread with the {creamy}.][ Lay on the {crisp}.] Spoon over the hot {meat}[ with the {onion}][ and the {rich}].[ Add the {chilli}.][ Scatter with the {herb}.] Fold in the ends and roll up tightly."
    ],
    "note": "Do not stir for the first 4 minutes: the crust is where the flavour is.",
    "safety": "The {meat} must reach {71 c}, or {74 c} for poultry."
  },
  {
    "id": "bean-wraps",
    "title": "Hot {one bean} wraps",
    "summary": "Popped, seasoned {bean} in warm {wrap}[ with {rich}].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white stock beef-mince",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "red-onion spring-onion ~onion ~onion_small shallot ~spring_onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "sliced paper-thin",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lime lemon lime-juice lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        }
      },
      {
        "part": "fat",
        "foods": "~oil ~oil_finish olive-oil ghee ~butter ~animal_fat",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "veg",
        "foods": "~pepper_sweet courgette aubergine ~mushroom ~mushroom_large sweetcorn sweet-potato ~courgette ~green_bean ~stem_quick ~tomato ~corn ~crucifer ~pulse_fresh ~aubergine ~sweet_potato",
        "grams": 180,
        "role": "body",
        "does": [
          "charred"
        ],
        "prep": "cut into strips or small pieces",
        "knife": true,
        "most": 2
      },
      {
        "part": "bean",
        "foods": "black-bean chickpea kidney-bean ~pulse_tin tinned-lentil bean",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "dry-browned",
          "fried"
        ]
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
        "part": "spice",
        "foods": "cumin smoked-paprika curry-powder chilli-powder ground-coriander zaatar ~spice_blend ~spice_rub ~spice_savoury ~spice_mild ~herb_dried ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "paste",
        "foods": "tomato-puree harissa ~curry_paste salsa passata ketchup ~tomato_conc ~tomato_sieved ~ketchup",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
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
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "crisp",
        "foods": "lettuce ~cabbage cucumber carrot tomato radish ~leaf_salad ~leaf_peppery ~pepper_sweet celery ~tomato ~celery",
        "grams": 180,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "shredded or thinly sliced",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt sour-cream mayonnaise hummus tahini creme-fraiche cream-cheese ~yogurt ~sour_cream ~mayo",
        "grams": 80,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "perFood": {
          "tahini": 40,
          "mayonnaise": 50
        },
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar feta halloumi ~cheese_melt ~cheese_hard ~cheese_brine",
        "grams": 60,
        "role": "finish",
        "does": [
          "melted"
        ],
        "prep": "grated or crumbled",
        "once": true
      },
      {
        "part": "wrap",
        "foods": "tortilla ~wrap flatbread pitta-bread naan",
        "grams": 190,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "once": true
      },
      {
        "part": "rich",
        "foods": "avocado mango guacamole sweetcorn",
        "grams": 90,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli ~sauce_hot ~sauce_fiery chilli-flake jalapeno harissa sriracha ~chilli ~spice_heat",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "prepOf": {
          "chilli": "thinly sliced"
        },
        "perFood": {
          "chilli-flake": 1
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander mint parsley dill basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Toss the {onion} with half of the {acid}[ and a pinch of the {salt}] and leave for 10 minutes, until pink and soft. |[Keep the {onion} in iced water. ]][Heat half of the {fat} in a large frying pan|Set a large frying pan] over a high heat.[ Char the {veg} for 5–6 minutes, until tender and blackened at the edges, and lift out.] Add the {bean}, well dried, and leave for 3 minutes, then toss for 2 minutes, until the skins split and crisp.",
      "[Lower the heat and add the rest of the {fat}. ][Stir in the {garlic} for 1 minute. ][Stir in the {spice} until fragrant. ][Add the {paste} and fry for 1 minute. ]Pour in {80 ml} water and simmer for 3 minutes, crushing half of the {bean}, until thick enough to hold together.[ Return the {veg}.][ Season with [the {pepper} and ]the rest of the {salt}.][ Sharpen with the rest of the {acid}.]",
      "Warm the {wrap} one at a time in the hot dry pan for 20–30 seconds a side, until soft and spotted brown.[ Spread with the {creamy}.] Spoon on the hot {bean}[, and scatter with the {cheese} so that it melts].[ Add the {crisp}.][ Add the {onion}.][ Lay in the {rich}.][ Add the {chilli}.][ Scatter with the {herb}.] Fold in the ends, roll up and toast seam side down for 1 minute, until sealed."
    ],
    "note": "Half crushed and half whole: the crushed ones hold the filling in, the whole ones give bite."
  },
  {
    "id": "halloumi-tofu-wraps",
    "title": "Golden {one star} wraps",
    "summary": "Crusty slices of {star} in warm {wrap}[ with {crisp}].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white stock chicken-thigh",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "red-onion spring-onion ~onion ~onion_small shallot ~spring_onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "sliced paper-thin",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lime lemon lime-juice lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        }
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
        "part": "star",
        "foods": "halloumi paneer tofu tempeh falafel aubergine cauliflower portobello-mushroom sweet-potato courgette ~mushroom ~mushroom_large ~tofu ~aubergine ~sweet_potato ~courgette",
        "grams": 280,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat"
        ],
        "prep": "cut into 1 cm slices and patted dry",
        "knife": true,
        "prepOf": {
          "falafel": ""
        }
      },
      {
        "part": "veg",
        "foods": "~pepper_sweet courgette aubergine ~mushroom ~mushroom_large sweetcorn sweet-potato ~courgette ~green_bean ~stem_quick ~tomato ~corn ~crucifer ~pulse_fresh ~aubergine ~sweet_potato",
        "grams": 180,
        "role": "body",
        "does": [
          "charred"
        ],
        "prep": "cut into strips or small pieces",
        "knife": true,
        "most": 2
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin smoked-paprika curry-powder chilli-powder ground-coriander zaatar ~spice_blend ~spice_rub ~spice_savoury ~spice_mild ~herb_dried ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "glaze",
        "foods": "soy-sauce honey ~sauce_hot ~sauce_fiery harissa ~mustard pesto ~soy ~honey ~pesto",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "reduced"
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
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "crisp",
        "foods": "lettuce ~cabbage cucumber carrot tomato radish ~leaf_salad ~leaf_peppery ~pepper_sweet celery ~tomato ~celery",
        "grams": 180,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "shredded or thinly sliced",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt sour-cream mayonnaise hummus tahini creme-fraiche cream-cheese ~yogurt ~sour_cream ~mayo",
        "grams": 80,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "perFood": {
          "tahini": 40,
          "mayonnaise": 50
        },
        "once": true
      },
      {
        "part": "wrap",
        "foods": "tortilla ~wrap flatbread pitta-bread naan",
        "grams": 190,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "once": true
      },
      {
        "part": "rich",
        "foods": "avocado feta hummus mango olive gherkin ~cheese_brine",
        "grams": 70,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced or crumbled",
        "knife": true,
        "once": true
      },
      {
        "part": "nut",
        "foods": "~seed ~nut ~peanut dukkah",
        "grams": 15,
        "role": "finish",
        "does": [
          "toasted"
        ]
      },
      {
        "part": "chilli",
        "foods": "chilli ~sauce_hot ~sauce_fiery chilli-flake jalapeno harissa sriracha ~chilli ~spice_heat",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "prepOf": {
          "chilli": "thinly sliced"
        },
        "perFood": {
          "chilli-flake": 1
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander mint parsley dill basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Toss the {onion} with half of the {acid}[ and a pinch of the {salt}] and leave for 10 minutes, until pink and soft. |[Keep the {onion} in iced water. ]][Toast the {nut} in a dry frying pan for 2 minutes and tip out. ][Heat half of the {fat} in a large frying pan|Set a large non-stick frying pan] over a medium-high heat.[ Char the {veg} for 5–6 minutes and lift out.]",
      "Lay the {star} in the pan in one layer[ with the rest of the {fat}] and cook for 2–3 minutes a side, or 5–6 for anything that has to soften, until crusty, deep gold and hot through.[ Season with the rest of the {salt}.]",
      "[Stir in the {garlic} for 30 seconds. ][Sprinkle on the {spice} and turn to coat. ][Add the {glaze} and bubble for 1 minute, until it clings. ][Grind in the {pepper}. ]Splash in [the rest of the {acid}|a spoonful of water] and scrape the pan clean.[ Return the {veg}.]",
      "Warm the {wrap} one at a time in the hot dry pan for 20–30 seconds a side, until soft and spotted brown.[ Spread with the {creamy}.][ Lay on the {crisp}.] Add the {star}[, the {onion}][ and the {rich}].[ Scatter with the {nut}.][ Add the {chilli}.][ Finish with the {herb}.] Fold in the ends and roll up tightly."
    ],
    "note": "Eat at once: the crust is at its best straight from the pan."
  },
  {
    "id": "seafood-wraps",
    "title": "Seared {one fish} wraps",
    "summary": "Hot, quickly seared {fish} in warm {wrap}[ with crunchy {crisp}].",
    "kitchen": "Everyday",
    "course": "main",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white stock cream-cheese",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "red-onion spring-onion ~onion ~onion_small shallot ~spring_onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "sliced paper-thin",
        "knife": true,
        "once": true
      },
      {
        "part": "acid",
        "foods": "lime lemon lime-juice lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        }
      },
      {
        "part": "crisp",
        "foods": "lettuce ~cabbage cucumber carrot tomato radish ~leaf_salad ~leaf_peppery ~pepper_sweet celery ~tomato ~celery",
        "grams": 180,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "shredded or thinly sliced",
        "knife": true,
        "most": 3
      },
      {
        "part": "fish",
        "foods": "~prawn ~fish_white salmon ~fish_oily squid",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "seared-then-finished"
        ],
        "prep": "cut into large pieces if need be, and patted dry",
        "knife": true
      },
      {
        "part": "spice",
        "foods": "cumin smoked-paprika curry-powder chilli-powder ground-coriander zaatar ~spice_blend ~spice_rub ~spice_savoury ~spice_mild ~herb_dried ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "most": 2,
        "once": true
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
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
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
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "sour-cream mayonnaise greek-yogurt yogurt creme-fraiche ~sour_cream ~mayo ~yogurt",
        "grams": 70,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "wrap",
        "foods": "tortilla ~wrap flatbread pitta-bread naan",
        "grams": 190,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "once": true
      },
      {
        "part": "rich",
        "foods": "avocado mango pineapple sweetcorn",
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
        "part": "chilli",
        "foods": "chilli ~sauce_hot ~sauce_fiery chilli-flake jalapeno harissa sriracha ~chilli ~spice_heat",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "prepOf": {
          "chilli": "thinly sliced"
        },
        "perFood": {
          "chilli-flake": 1
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander mint parsley dill basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Toss the {crisp}[ and the {onion}] with half of the {acid}[ and a little of the {salt}] and leave for 10 minutes, until slightly limp. ]Toss the {fish} with [the {spice}, ][the {pepper}, ][?spice/pepper:and ][the rest of the {salt}|your hands].",
      "[Heat the {fat} in a large frying pan|Set a large non-stick frying pan] over a high heat. Lay in the {fish} without crowding and sear for 2 minutes, until well coloured. Turn and cook for 1–3 minutes more, until opaque right through.[ Stir in the {garlic} for the last 30 seconds.]",
      "Take off the heat[ and finish with the rest of the {acid}]. Lift onto a plate and wipe the pan.",
      "Warm the {wrap} one at a time in the dry pan for 20–30 seconds a side, until soft and spotted brown.[ Spread with the {creamy}.][ Pile on the {crisp}.][ Add the {rich}.] Lay the {fish} on top with the juices.[ Add the {chilli}.][ Scatter with the {herb}.] Fold and eat straight away."
    ],
    "note": "Dry the {fish} well: wet, it steams and never colours.",
    "safety": "Cook until opaque right through ({63 c})."
  },
  {
    "id": "cold-filled-wraps",
    "title": "{one meat} wraps[ with {rich}]",
    "summary": "Cool, generous wraps of {meat}[ and {crisp}], tightly rolled.",
    "kitchen": "Everyday",
    "course": "snack",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white stock",
    "serves": 2,
    "minutes": 15,
    "handsOn": 15,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "onion",
        "foods": "red-onion spring-onion ~onion ~onion_small shallot ~spring_onion",
        "grams": 50,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "sliced paper-thin",
        "knife": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        }
      },
      {
        "part": "meat",
        "foods": "cooked-chicken ham ~cooked_meat smoked-salmon tinned-tuna smoked-mackerel boiled-egg hummus feta prosciutto roast-beef ~fish_smoked ~cheese_brine",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "raw"
        ],
        "prep": "sliced, torn or flaked",
        "knife": true,
        "prepOf": {
          "hummus": "",
          "feta": "crumbled"
        },
        "once": true
      },
      {
        "part": "creamy",
        "foods": "mayonnaise greek-yogurt cream-cheese yogurt sour-cream hummus tahini creme-fraiche ~mayo ~yogurt ~sour_cream",
        "grams": 60,
        "role": "sauce",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "mustard",
        "foods": "~mustard horseradish-sauce pesto chutney ~curry_paste cranberry-sauce ~pesto",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "crisp",
        "foods": "lettuce ~cabbage cucumber carrot tomato radish ~leaf_salad ~leaf_peppery ~pepper_sweet celery ~tomato ~celery",
        "grams": 180,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "shredded or thinly sliced",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "bean",
        "foods": "~pulse_tin chickpea sweetcorn",
        "grams": 100,
        "role": "body",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "wrap",
        "foods": "tortilla ~wrap flatbread pitta-bread naan",
        "grams": 190,
        "need": true,
        "role": "base",
        "does": [
          "toasted"
        ],
        "once": true
      },
      {
        "part": "rich",
        "foods": "avocado cheddar feta ~cheese_hard ~cheese_fresh mango apple grape ~cheese_melt ~cheese_brine ~pome",
        "grams": 70,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced or grated",
        "knife": true,
        "once": true
      },
      {
        "part": "pickle",
        "foods": "gherkin jalapeno olive caper pickled-beetroot ~chilli",
        "grams": 25,
        "role": "finish",
        "does": [
          "raw"
        ],
        "prep": "sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "seed",
        "foods": "~seed ~nut ~peanut",
        "grams": 12,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "chopped if large",
        "knife": true
      },
      {
        "part": "chilli",
        "foods": "~sauce_hot ~sauce_fiery chilli-flake chilli ~spice_heat ~chilli",
        "grams": 4,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "perFood": {
          "chilli-flake": 0.7
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander mint parsley dill basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly torn",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Toss the {onion} with half of the {acid} and leave for 5 minutes, until soft and pink. |[Have the {onion} ready. ]][Toast the {seed} in a dry frying pan for 2 minutes. ][Stir the {creamy} with [the {mustard}, ][the rest of the {acid}, ][?mustard/acid:and ][the {salt}|a spoonful of water], until smooth. ]",
      "Warm the {wrap} one at a time in a dry frying pan for 20 seconds a side, just until bendy, and cool for a minute, so that nothing wilts.",
      "[Spread with the {creamy}, right to the edges.|[Spread with the {mustard}.]][ Lay on the {crisp}, well dried.] Put the {meat} in a line across the middle[, with the {bean}][ and the {onion}].[ Season with the {pepper}.][ Add the {rich}.][ Add the {pickle}.][ Sprinkle with the {seed}.][ Add the {chilli}.][ Scatter with the {herb}.]",
      "Fold in the ends, roll up as tightly as you can and leave seam side down for 2 minutes. Cut in half on the slant."
    ],
    "note": "Warm the {wrap} even for a cold filling: stiff ones crack when rolled."
  },
  {
    "id": "porridge-pan-fruit",
    "title": "Creamy porridge with caramelised {fruit}",
    "summary": "Nutty, creamy porridge under {fruit} caramelised in the pan.",
    "kitchen": "Everyday",
    "course": "breakfast",
    "contradicts": "~onion ~onion_small ~flour egg",
    "serves": 2,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "crunch",
        "foods": "almond hazelnut walnut ~nut ~peanut ~seed coconut granola",
        "grams": 30,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped if large",
        "knife": true,
        "most": 2
      },
      {
        "part": "oats",
        "foods": "oats",
        "grams": 100,
        "need": true,
        "role": "star",
        "does": [
          "toasted",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant coconut-milk ~coconut_milk",
        "grams": 350,
        "role": "liquid",
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
          "simmered"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "cinnamon cardamom ginger vanilla nutmeg mixed-spice ~spice_savoury ~spice_mild ~ginger ~vanilla",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "dried",
        "foods": "~dried_fruit ~dried_fruit_big ~dried_fruit_stoned raisin date",
        "grams": 30,
        "role": "body",
        "does": [
          "simmered"
        ],
        "prep": "chopped if large",
        "knife": true,
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter coconut-oil ~oil ~oil_finish ~butter",
        "grams": 12,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "apple pear banana plum peach nectarine apricot mango pineapple fig ~stone ~pome",
        "grams": 260,
        "need": true,
        "role": "star",
        "does": [
          "caramelised"
        ],
        "prep": "cored or stoned and cut into 1.5 cm pieces",
        "knife": true,
        "most": 2
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup ~sugar ~syrup ~honey",
        "grams": 25,
        "role": "sweetener",
        "does": [
          "caramelised"
        ]
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice orange lime orange-juice lime-juice ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt ~cream ~cream_thin creme-fraiche mascarpone ricotta skyr ~yogurt ~sour_cream ~cheese_fresh",
        "grams": 80,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "nutbutter",
        "foods": "peanut-butter almond-butter tahini",
        "grams": 25,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "[Toast the {crunch} in a dry saucepan over a medium heat for 3 minutes, until golden, and tip out. ]Toast the {oats} in a dry saucepan for 2–3 minutes, stirring, until nutty and warm-smelling.",
      "Pour in [the {milk} and {200 ml} water|{550 ml} water][, with [the {spice} and ]the {salt}|, with the {spice}].[ Add the {dried}.] Simmer gently for 6–8 minutes, stirring often, until thick and creamy, then cover and leave off the heat for 3 minutes.",
      "Meanwhile set a frying pan over a medium-high heat[ and melt the {butter}]. Add the {fruit} in one layer and leave for 2–3 minutes, until well browned underneath. Turn[, add half of the {sweet}] and cook for 1–3 minutes more, until glossy and soft but not collapsing.[ Sharpen with the {acid}.]",
      "Loosen the porridge with a splash of hot water, so that it flows, and spoon into warm bowls. Top with the {fruit} and all the juices.[ Add the {creamy}.][ Swirl in the {nutbutter}.][ Trickle over the rest of the {sweet}.][ Scatter with the {crunch}.]"
    ],
    "note": "Toasting first gives the porridge its depth; the rest off the heat makes it creamy."
  },
  {
    "id": "porridge-berries",
    "title": "Creamy porridge with bursting {fruit}",
    "summary": "Smooth, toasty porridge rippled with hot, bursting {fruit}.",
    "kitchen": "Everyday",
    "course": "breakfast",
    "contradicts": "~onion ~onion_small ~flour egg",
    "serves": 2,
    "minutes": 18,
    "handsOn": 15,
    "kit": [
      "saucepan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "crunch",
        "foods": "almond hazelnut walnut ~nut ~peanut ~seed coconut granola",
        "grams": 30,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped if large",
        "knife": true,
        "most": 2
      },
      {
        "part": "oats",
        "foods": "oats",
        "grams": 100,
        "need": true,
        "role": "star",
        "does": [
          "toasted",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant coconut-milk ~coconut_milk",
        "grams": 350,
        "role": "liquid",
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
          "simmered"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "cinnamon cardamom ginger vanilla nutmeg mixed-spice ~spice_savoury ~spice_mild ~ginger ~vanilla",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "seed",
        "foods": "chia-seed flaxseed ~seed",
        "grams": 12,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "~berry ~berry_sharp mixed-berries blueberry raspberry blackberry cherry rhubarb ~stone",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prepOf": {
          "rhubarb": "cut into 2 cm lengths",
          "cherry": "stoned"
        },
        "most": 3
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup ~sugar ~syrup ~honey",
        "grams": 30,
        "role": "sweetener",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice orange lime orange-juice lime-juice ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt yogurt ~cream ~cream_thin creme-fraiche mascarpone ricotta skyr ~yogurt ~sour_cream ~cheese_fresh",
        "grams": 80,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "nutbutter",
        "foods": "almond-butter peanut-butter tahini",
        "grams": 25,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "[Toast the {crunch} in a dry saucepan over a medium heat for 3 minutes, until golden, and tip out. ]Toast the {oats} in a dry saucepan for 2–3 minutes, stirring, until they smell nutty.",
      "Pour in [the {milk} and {200 ml} water|{550 ml} water][, with [the {spice} and ]the {salt}|, with the {spice}].[ Stir in the {seed}.] Simmer gently for 6–8 minutes, stirring often, until thick and creamy, then cover and leave off the heat for 3 minutes.",
      "Meanwhile put two thirds of the {fruit} in a small frying pan with {20 ml} water[ and half of the {sweet}]. Cook over a medium-high heat for 3–5 minutes, until soft and bursting, in a syrupy juice. Take off the heat[, sharpen with the {acid}] and stir in the rest.",
      "Loosen the porridge with a splash of hot water, so that it flows, and spoon into warm bowls. Ripple in the {fruit}.[ Add the {creamy}.][ Swirl in the {nutbutter}.][ Trickle over the rest of the {sweet}.][ Scatter with the {crunch}.]"
    ],
    "note": "Holding back a third of the {fruit} keeps the topping fresh and sharp."
  },
  {
    "id": "overnight-oats",
    "title": "Overnight oats with {fruit}",
    "summary": "Cool, creamy spoonfuls, soaked until tender, with plenty of {fruit}.",
    "kitchen": "Everyday",
    "course": "breakfast",
    "contradicts": "~onion ~onion_small ~flour egg",
    "serves": 2,
    "minutes": 500,
    "handsOn": 15,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "oats",
        "foods": "oats",
        "grams": 100,
        "need": true,
        "role": "star",
        "does": [
          "toasted",
          "soaked"
        ]
      },
      {
        "part": "liquid",
        "foods": "~milk ~milk_plant kefir yogurt greek-yogurt apple-juice coconut-milk ~yogurt ~coconut_milk",
        "grams": 230,
        "need": true,
        "role": "liquid",
        "does": [
          "soaked"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "skyr quark cottage-cheese creme-fraiche ~yogurt ~cheese_fresh ~sour_cream",
        "grams": 100,
        "role": "body",
        "does": [
          "soaked"
        ],
        "once": true
      },
      {
        "part": "seed",
        "foods": "chia-seed flaxseed ~seed",
        "grams": 15,
        "role": "body",
        "does": [
          "soaked"
        ],
        "once": true
      },
      {
        "part": "grated",
        "foods": "apple pear carrot ~pome",
        "grams": 130,
        "role": "body",
        "does": [
          "grated"
        ],
        "prep": "coarsely grated, skin and all",
        "once": true
      },
      {
        "part": "dried",
        "foods": "~dried_fruit ~dried_fruit_big ~dried_fruit_stoned raisin date",
        "grams": 30,
        "role": "body",
        "does": [
          "soaked"
        ],
        "prep": "chopped if large",
        "knife": true,
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup ~sugar ~syrup ~honey",
        "grams": 15,
        "role": "sweetener",
        "does": [
          "soaked"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "cinnamon cardamom vanilla ginger cocoa-powder mixed-spice ~vanilla ~ginger ~cocoa",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "soaked"
        ],
        "perFood": {
          "cocoa-powder": 8
        },
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "soaked"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice orange lime orange-juice lime-juice ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "crunch",
        "foods": "almond hazelnut walnut ~nut ~peanut ~seed coconut granola",
        "grams": 30,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped if large",
        "knife": true,
        "most": 2
      },
      {
        "part": "fruit",
        "foods": "~berry ~berry_sharp mixed-berries banana mango peach ~stone apple grape kiwi orange pear ~pome",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "raw"
        ],
        "prep": "cut into bite-sized pieces",
        "knife": true,
        "prepOf": {
          "mixed-berries": "",
          "~berry": "",
          "~berry_sharp": ""
        },
        "most": 3
      },
      {
        "part": "nutbutter",
        "foods": "peanut-butter almond-butter tahini",
        "grams": 25,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "The evening before, toast the {oats} in a dry frying pan over a medium heat for 3–4 minutes, stirring, until they smell nutty.[ Toast the {crunch} in the same way and keep in a jar.] Cool for 5 minutes.",
      "Stir the {liquid} together with {60 ml} water and [the {creamy}, ][the {seed}, ][the {sweet}, ][the {spice}, ][the {salt}, ][the {acid}, ][?creamy/seed/sweet/spice/salt/acid:and ]the {oats}.[ Fold in the {grated}, with its juice.][ Add the {dried}.] Cover and chill overnight, or for at least 8 hours.",
      "In the morning stir well and loosen with a splash of cold water until creamy and just spoonable. Fold in half of the {fruit}.",
      "Spoon into bowls and top with the rest of the {fruit}.[ Swirl in the {nutbutter}.][ Scatter with the {crunch}.]"
    ],
    "note": "It keeps for 3 days in the fridge; add what is crisp only at the last moment."
  },
  {
    "id": "clustery-granola",
    "title": "Clustery {nut} granola",
    "summary": "Deep-gold, toasty clusters with plenty of {nut}, crisp to the last crumb.",
    "kitchen": "Everyday",
    "course": "breakfast",
    "contradicts": "~onion ~onion_small ~flour garlic",
    "serves": 10,
    "minutes": 90,
    "handsOn": 15,
    "kit": [
      "oven",
      "baking tray"
    ],
    "parts": [
      {
        "part": "oats",
        "foods": "oats",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "nut",
        "foods": "almond hazelnut walnut pecan ~nut ~peanut ~seed",
        "grams": 180,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "roughly chopped if large",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "seed",
        "foods": "pumpkin-seed sunflower-seed ~seed coconut",
        "grams": 80,
        "role": "body",
        "does": [
          "baked"
        ],
        "most": 3,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cinnamon ginger cardamom mixed-spice vanilla ~spice_savoury ~spice_mild ~ginger ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "baked"
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
          "baked"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil coconut-oil ~oil ~oil_finish butter ~butter",
        "grams": 75,
        "role": "fat",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "maple-syrup honey golden-syrup ~syrup ~honey ~sugar",
        "grams": 120,
        "need": true,
        "role": "sweetener",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "binder",
        "foods": "egg-white apple-sauce banana peanut-butter almond-butter egg ~egg",
        "grams": 40,
        "role": "binder",
        "does": [
          "baked"
        ],
        "prep": "beaten or mashed until smooth",
        "once": true
      },
      {
        "part": "zest",
        "foods": "orange lemon ~citrus_sour",
        "grams": 80,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "prep": "zest finely grated"
      },
      {
        "part": "dried",
        "foods": "dried-cranberry raisin date ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned",
        "grams": 110,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped if large",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "chocolate",
        "foods": "~chocolate ~choc_bitter ~choc_chip cocoa-powder ~cocoa",
        "grams": 60,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {160 C} and line a large baking tray with baking paper. Mix the {nut} with [the {seed}, ][the {spice}, ][the {salt}, ][?seed/spice/salt:and ]the {oats} in a large bowl.[ Add the zest of the {zest}.]",
      "Warm the {sweet}[ with the {fat}] and {20 ml} water just until runny and smooth.[ Cool for a minute and beat in the {binder}.] Pour over and stir for a full minute, until everything is evenly damp and nothing is dusty at the bottom.",
      "Spread over the tray and press down firmly with the back of a spoon. Bake for 20 minutes, turn over in large pieces, press down again and bake for 15–20 minutes more, until evenly deep gold.",
      "Cool on the tray for 45 minutes without touching: it crisps as it cools. Break into clusters.[ Mix with the {dried}.][ Add the {chocolate}.] Keep in a closed jar for up to 4 weeks."
    ],
    "note": "Press hard and do not stir: that is what makes clusters."
  },
  {
    "id": "fruit-smoothie",
    "title": "Thick, cold {one fruit} smoothie",
    "summary": "Cold, silky {fruit}, blended until there is not a lump left.",
    "kitchen": "Everyday",
    "course": "drink",
    "contradicts": "~onion ~onion_small ~flour garlic ~mince ~mince_poultry",
    "serves": 2,
    "minutes": 10,
    "handsOn": 10,
    "kit": [
      "blender"
    ],
    "parts": [
      {
        "part": "liquid",
        "foods": "~milk ~milk_plant kefir yogurt greek-yogurt orange-juice apple-juice coconut-milk coconut-water ~yogurt ~coconut_milk",
        "grams": 280,
        "need": true,
        "role": "liquid",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "boost",
        "foods": "oats ~nut ~peanut chia-seed peanut-butter almond-butter tahini ~seed",
        "grams": 30,
        "role": "body",
        "does": [
          "blended"
        ],
        "most": 2,
        "once": true
      },
      {
        "part": "leaf",
        "foods": "spinach kale mint ~leaf_cook",
        "grams": 40,
        "role": "body",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "mixed-berries ~berry ~berry_sharp banana mango peach pineapple cherry ~stone pear apple kiwi orange melon ~pome",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "blended"
        ],
        "prep": "peeled and stoned where it needs it, in pieces",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "creamy",
        "foods": "silken-tofu skyr avocado cottage-cheese ricotta ~yogurt ~cheese_fresh",
        "grams": 100,
        "role": "body",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "flavour",
        "foods": "ginger cinnamon cardamom vanilla cocoa-powder turmeric ~ginger ~vanilla ~cocoa",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "blended"
        ],
        "perFood": {
          "cinnamon": 1,
          "cardamom": 1,
          "turmeric": 1,
          "vanilla": 2,
          "cocoa-powder": 10
        },
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice orange lime orange-juice lime-juice ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup date ~syrup ~honey",
        "grams": 12,
        "role": "sweetener",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "ice",
        "foods": "ice",
        "grams": 80,
        "role": "finish",
        "does": [
          "blended"
        ],
        "once": true
      }
    ],
    "method": [
      "Pour the {liquid} into a blender.[ Add the {boost}.][ Add the {leaf}.] Blend on high for 30 seconds, until nothing coarse is left.",
      "Add the {fruit}[, the {creamy}][, the {flavour}][, the {acid}][ and the {salt}]. Blend for a full minute, until completely silky and a little paler.",
      "[Crush in the {ice}. ][Taste, and blend in the {sweet} only if it needs it. ]Thin with a splash of cold water if a spoon stands up. Pour into cold glasses and drink at once."
    ],
    "note": "Freeze the {fruit} in pieces for an hour or two first, if you can: thicker, colder and not watered down."
  },
  {
    "id": "green-smoothie",
    "title": "Bright green {leaf} and {one fruit} smoothie",
    "summary": "Fresh, cold and smooth: {leaf} softened by sweet {fruit}.",
    "kitchen": "Everyday",
    "course": "drink",
    "contradicts": "~onion ~onion_small ~flour garlic",
    "serves": 2,
    "minutes": 10,
    "handsOn": 10,
    "kit": [
      "blender"
    ],
    "parts": [
      {
        "part": "leaf",
        "foods": "spinach kale lettuce swiss-chard ~leaf_cook ~leaf_tough ~leaf_salad",
        "grams": 70,
        "need": true,
        "role": "star",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "liquid",
        "foods": "apple-juice coconut-water ~milk ~milk_plant orange-juice kefir yogurt ~yogurt",
        "grams": 250,
        "role": "liquid",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "banana mango pineapple apple pear kiwi grape peach melon avocado ~stone ~pome",
        "grams": 320,
        "need": true,
        "role": "star",
        "does": [
          "blended"
        ],
        "prep": "peeled, cored or stoned where it needs it, in pieces",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "veg",
        "foods": "cucumber celery courgette ~celery ~courgette",
        "grams": 80,
        "role": "body",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "greek-yogurt silken-tofu skyr ~yogurt",
        "grams": 80,
        "role": "body",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "boost",
        "foods": "chia-seed ~nut ~peanut ~seed oats almond-butter peanut-butter",
        "grams": 20,
        "role": "body",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "mint basil parsley coriander",
        "grams": 8,
        "role": "finish",
        "does": [
          "blended"
        ],
        "prep": "leaves only",
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ginger ~ginger",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "blended"
        ],
        "prep": "finely grated",
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice orange lime orange-juice lime-juice ~citrus_sour ~citrus_juice",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup date ~syrup ~honey",
        "grams": 10,
        "role": "sweetener",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "ice",
        "foods": "ice",
        "grams": 100,
        "role": "finish",
        "does": [
          "blended"
        ],
        "once": true
      }
    ],
    "method": [
      "Strip any tough stalks from the {leaf}. Put {it leaf} in a blender with [the {liquid}|{250 ml} cold water][, the {herb}][, the {boost}][ and the {ginger}] and blend on high for 45 seconds, until the liquid is bright green and no flecks are left.",
      "Add the {fruit}[, the {veg}][, the {creamy}][, the {acid}][ and the {salt}]. Blend for a full minute, until silky.",
      "[Crush in the {ice}. ][Taste and add the {sweet} if it is too grassy. ]Loosen with a little cold water if it is very thick, pour into cold glasses and drink at once, while it is green."
    ],
    "note": "Leaves first, alone with the liquid: that is the way to a truly smooth glass."
  },
  {
    "id": "compote-with-crunch",
    "title": "Warm {one fruit} compote[ with {creamy}]",
    "summary": "Glossy stewed {fruit} under a crisp, toasted topping.",
    "kitchen": "Everyday",
    "course": "sweet",
    "contradicts": "~onion ~onion_small garlic egg",
    "serves": 4,
    "minutes": 35,
    "handsOn": 25,
    "kit": [
      "large pan",
      "frying pan"
    ],
    "parts": [
      {
        "part": "fruit",
        "foods": "apple pear plum rhubarb ~berry ~berry_sharp mixed-berries peach apricot cherry gooseberry ~stone mango ~pome",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "caramelised",
          "simmered"
        ],
        "prep": "cored or stoned and cut into 2 cm pieces",
        "knife": true,
        "prepOf": {
          "~berry": "",
          "~berry_sharp": "",
          "mixed-berries": "",
          "rhubarb": "cut into 2 cm lengths"
        },
        "most": 3
      },
      {
        "part": "sweet",
        "foods": "~sugar honey maple-syrup ~syrup ~honey",
        "grams": 65,
        "need": true,
        "role": "sweetener",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "spice",
        "foods": "vanilla cinnamon-stick star-anise cinnamon cardamom ginger mixed-spice ~vanilla ~ginger",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "perFood": {
          "cinnamon": 1.5,
          "cardamom": 1,
          "mixed-spice": 1.5
        }
      },
      {
        "part": "splash",
        "foods": "orange-juice apple-juice ~wine ~spirit",
        "grams": 50,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "dried",
        "foods": "~dried_fruit ~dried_fruit_big ~dried_fruit_stoned raisin",
        "grams": 40,
        "role": "body",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice orange lime orange-juice lime-juice ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter coconut-oil ~oil ~oil_finish ~butter",
        "grams": 35,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "crunch",
        "foods": "oats breadcrumb ~biscuit almond hazelnut walnut ~nut ~peanut ~seed granola ~crumbs",
        "grams": 90,
        "need": true,
        "role": "star",
        "does": [
          "toasted"
        ],
        "prep": "roughly broken or chopped if large",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour ground-almonds",
        "grams": 25,
        "role": "binder",
        "does": [
          "toasted"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.8,
        "role": "seasoning",
        "does": [
          "toasted"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "~cream ~cream_thin greek-yogurt creme-fraiche mascarpone ice-cream custard yogurt ~yogurt ~sour_cream",
        "grams": 180,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      }
    ],
    "method": [
      "Set a wide pan over a medium-high heat, add a third of the {fruit} and leave for 3–4 minutes, until browned underneath or, if soft, just bursting.",
      "Add the rest of the {fruit}, half of the {sweet} and [the {splash}|{50 ml} water][, with the {spice}][ and the {dried}]. Cover and simmer gently for 5 minutes, then uncover and cook for 4–8 minutes, until soft but still in pieces and the juice is syrupy.[?spice=cinnamon-stick,star-anise: Lift out the {spice}.][ Sharpen with the {acid}.] Leave until just warm.",
      "Meanwhile set a frying pan over a medium heat[ and melt the {fat}]. Toast the {crunch}[ with the {flour}] for 4–6 minutes, stirring, until deep gold. Sprinkle in the rest of the {sweet}[ and the {salt}] and stir for 1 minute, until it melts and clings, then cool on a plate until crisp.",
      "Spoon the {fruit} into bowls[ with the {creamy}] and scatter the crunch over at the last moment."
    ],
    "note": "Catching the first third in the dry pan gives a depth that plain stewing never has."
  },
  {
    "id": "roast-soft-fruit",
    "title": "Roast {fruit}[ with {creamy}]",
    "summary": "{fruit} roasted until just slumping, in a scented, glossy syrup.",
    "kitchen": "Everyday",
    "course": "sweet",
    "contradicts": "~onion ~onion_small garlic egg ~flour",
    "serves": 4,
    "minutes": 45,
    "handsOn": 15,
    "kit": [
      "oven",
      "baking dish"
    ],
    "parts": [
      {
        "part": "fruit",
        "foods": "plum peach nectarine apricot fig ~stone cherry grape strawberry rhubarb ~berry",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "halved and stoned, or left whole if small",
        "knife": true,
        "prepOf": {
          "rhubarb": "cut into 5 cm lengths"
        },
        "most": 2
      },
      {
        "part": "splash",
        "foods": "~wine orange-juice apple-juice ~spirit",
        "grams": 50,
        "role": "liquid",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice orange lime orange-juice lime-juice ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        }
      },
      {
        "part": "spice",
        "foods": "vanilla star-anise cinnamon-stick cardamom ginger cinnamon black-pepper ~vanilla ~ginger ~pepper_black",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "perFood": {
          "cinnamon": 1.5,
          "cardamom": 1,
          "black-pepper": 1
        },
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme rosemary bay-leaf ~bay",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
      },
      {
        "part": "sweet",
        "foods": "honey ~sugar maple-syrup ~syrup ~honey",
        "grams": 50,
        "role": "sweetener",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter olive-oil coconut-oil ~butter ~oil",
        "grams": 20,
        "role": "fat",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.6,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "mascarpone greek-yogurt creme-fraiche ricotta ~cream ~cream_thin ice-cream yogurt ~yogurt ~sour_cream ~cheese_fresh",
        "grams": 200,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "crunch",
        "foods": "almond pistachio hazelnut ~biscuit ~nut ~peanut granola ~seed",
        "grams": 45,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped or broken",
        "knife": true
      },
      {
        "part": "herb",
        "foods": "mint basil",
        "grams": 5,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. Fit the {fruit} snugly into a baking dish, cut side up, and spoon over [the {splash}|{40 ml} water][ and half of the {acid}].[ Tuck in the {spice}.][ Add the {woody}.][ Trickle over the {sweet}.][ Dot with the {fat}.][ Sprinkle with the {salt}.]",
      "Roast without turning until soft to a spoon, brown at the tips and sitting in juice: 12–15 minutes for anything small or thin, 20–25 for large halves. Baste once.[ Toast the {crunch} on a tray beside it for the last 5 minutes.]",
      "Lift out the {fruit}[ and discard the {woody}]. Tip the juices into a small pan and boil for 2–4 minutes, until they coat a spoon.[ Stir in the rest of the {acid}.] Pour back over and leave for 10 minutes to soak in.",
      "Serve warm or cold[ on the {creamy}], with every drop of syrup.[ Scatter with the {crunch}.][ Finish with the {herb}.]"
    ],
    "note": "A snug dish matters: spread out, the juices burn before the {fruit} {is fruit} soft."
  },
  {
    "id": "roast-orchard-fruit",
    "title": "Sticky roast {fruit}[ with {creamy}]",
    "summary": "Soft, amber {fruit} with caramelised edges and a sticky syrup.",
    "kitchen": "Everyday",
    "course": "sweet",
    "contradicts": "~onion ~onion_small garlic egg ~flour",
    "serves": 4,
    "minutes": 60,
    "handsOn": 15,
    "kit": [
      "oven",
      "baking dish"
    ],
    "parts": [
      {
        "part": "fruit",
        "foods": "pear apple quince pineapple banana ~pome",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "roasted"
        ],
        "prep": "cored and cut into thick wedges",
        "knife": true,
        "most": 2
      },
      {
        "part": "splash",
        "foods": "apple-juice ~wine orange-juice ~spirit",
        "grams": 60,
        "role": "liquid",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice orange lime orange-juice lime-juice ~citrus_sour ~citrus_juice",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        }
      },
      {
        "part": "spice",
        "foods": "cinnamon-stick vanilla star-anise cinnamon cardamom ginger clove mixed-spice ~vanilla ~ginger",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "perFood": {
          "cinnamon": 1.5,
          "cardamom": 1,
          "clove": 0.5,
          "mixed-spice": 1.5
        }
      },
      {
        "part": "sweet",
        "foods": "brown-sugar honey maple-syrup ~sugar ~syrup ~honey",
        "grams": 55,
        "need": true,
        "role": "sweetener",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter coconut-oil olive-oil ~butter ~oil",
        "grams": 35,
        "role": "fat",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.8,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "dried",
        "foods": "raisin date ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned cranberry",
        "grams": 50,
        "role": "body",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "~cream ~cream_thin greek-yogurt creme-fraiche mascarpone ice-cream custard yogurt ~cheese_blue ~yogurt ~sour_cream",
        "grams": 200,
        "role": "sauce",
        "does": [
          "dressed"
        ],
        "perFood": {
          "~cheese_blue": 80
        },
        "once": true
      },
      {
        "part": "crunch",
        "foods": "walnut hazelnut almond oats ~nut ~peanut ~biscuit granola ~seed",
        "grams": 50,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped or broken",
        "knife": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. Turn the {fruit} in a baking dish with [the {fat}, melted, ][half of the {acid}, ][the {spice}, ][the {salt}, ][?fat/acid/spice/salt:and ]the {sweet}, until coated. Arrange cut side down in one layer and pour [the {splash}|{60 ml} water] around.",
      "Roast for 20 minutes, until the undersides are golden brown. Turn over, baste well[, scatter in the {dried}] and roast for 15–20 minutes more, until a knife slides in and the juices are syrupy and amber.[ Toast the {crunch} on a tray beside it for the last 6 minutes.]",
      "[?spice=cinnamon-stick,star-anise,clove: Lift out the {spice}. ]If the juices are thin, boil them in a small pan for 2–3 minutes, until they coat a spoon; if they are too sticky, loosen with a spoonful of hot water.[ Stir in the rest of the {acid}.]",
      "Spoon the syrup over the {fruit} and leave for 5 minutes.[ Serve with the {creamy} spooned over.][ Scatter with the {crunch}.]"
    ],
    "note": "Cut side down to begin with: that is the side that should caramelise."
  },
  {
    "id": "quick-wilted-greens",
    "title": "Glossy wilted {greens}",
    "summary": "Tender {greens}, wilted in a minute and dry enough to shine.",
    "kitchen": "Everyday",
    "course": "side",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white egg ~cream ~cream_thin",
    "serves": 2,
    "minutes": 12,
    "handsOn": 12,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "nut",
        "foods": "almond hazelnut pine-nut walnut ~nut ~peanut ~seed",
        "grams": 25,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~oil_finish ghee ~butter ~animal_fat",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "savour",
        "foods": "bacon anchovy chorizo pancetta caper olive ~bacon ~bacon_cubes",
        "grams": 35,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "perFood": {
          "anchovy": 12,
          "caper": 15,
          "olive": 30
        },
        "once": true
      },
      {
        "part": "onion",
        "foods": "shallot ~onion ~onion_small spring-onion ~spring_onion",
        "grams": 50,
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
        "part": "spice",
        "foods": "cumin mustard-seed nutmeg ~spice_savoury ~spice_mild",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake ~sauce_hot ~sauce_fiery harissa ~chilli ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "prepOf": {
          "chilli-flake": "",
          "~sauce_hot": "",
          "~sauce_fiery": "",
          "harissa": ""
        },
        "perFood": {
          "chilli-flake": 1
        },
        "once": true
      },
      {
        "part": "greens",
        "foods": "spinach swiss-chard pak-choi watercress rocket lettuce ~leaf_cook ~leaf_tough ~leaf_peppery ~leaf_salad",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "washed, the stalks sliced",
        "knife": true,
        "most": 2
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2.5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sauce",
        "foods": "soy-sauce miso-paste oyster-sauce ~soy",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "raisin ~dried_fruit ~dried_fruit_big ~dried_fruit_stoned honey ~honey",
        "grams": 20,
        "role": "finish",
        "does": [
          "fried"
        ],
        "perFood": {
          "honey": 5
        },
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar lime ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan feta ~cheese_hard goats-cheese ~cheese_fresh ~cheese_blue ~cheese_brine",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "shaved or crumbled",
        "once": true
      }
    ],
    "method": [
      "[Toast the {nut} in a large dry frying pan for 2–3 minutes, until golden, and tip out. ][Heat most of the {fat} in a large frying pan|Set a large frying pan] over a medium heat.[ Fry the {savour} for 2–3 minutes, until crisp or melting.][ Cook the {onion} for 4 minutes, until soft.]",
      "[Stir in the {garlic} and cook for 1 minute, until straw-coloured. ][Add the {spice}. ][Add the {chilli}. ][Add the {sweet}. ]Turn the heat up high and add any thick stalks of the {greens}, with a splash of water, for 2 minutes.",
      "Pile in the rest, a handful at a time, and toss for 1–2 minutes, until just wilted. Tip to one side and pour off the water, or boil it away, so that the {greens} {is greens} glossy and not wet.[ Season with the {salt}.]",
      "Take off the heat.[ Stir in the {sauce}.][ Sharpen with the {acid}.][ Grind in the {pepper}.][ Trickle over the rest of the {fat}.][ Scatter with the {nut}.][ Finish with the {cheese}.] Serve at once."
    ],
    "note": "Have everything else ready first: soft leaves are done in the time it takes to turn round."
  },
  {
    "id": "sauteed-hearty-greens",
    "title": "Charred {greens}[ with {nut}]",
    "summary": "Sweet, dark-edged {greens}, tender but with some bite.",
    "kitchen": "Everyday",
    "course": "side",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white egg ~cream ~cream_thin",
    "serves": 2,
    "minutes": 18,
    "handsOn": 18,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "nut",
        "foods": "almond hazelnut pine-nut walnut ~nut ~peanut ~seed",
        "grams": 25,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped",
        "knife": true
      },
      {
        "part": "greens",
        "foods": "kale spring-greens ~cabbage brussels-sprout tenderstem-broccoli broccoli green-bean savoy-cabbage asparagus ~green_bean",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "charred",
          "fried"
        ],
        "prep": "sliced or cut small",
        "knife": true,
        "most": 2
      },
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~oil_finish ghee ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "savour",
        "foods": "bacon anchovy chorizo pancetta caper olive ~bacon ~bacon_cubes",
        "grams": 35,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "perFood": {
          "anchovy": 12,
          "caper": 15,
          "olive": 30
        },
        "once": true
      },
      {
        "part": "onion",
        "foods": "shallot ~onion ~onion_small leek spring-onion ~leek ~spring_onion",
        "grams": 70,
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
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "caraway-seed cumin fennel-seed mustard-seed smoked-paprika ~spice_savoury ~spice_mild",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli chilli-flake ~sauce_hot ~sauce_fiery harissa ~chilli ~spice_heat",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "thinly sliced",
        "knife": true,
        "prepOf": {
          "chilli-flake": "",
          "~sauce_hot": "",
          "~sauce_fiery": "",
          "harissa": ""
        },
        "perFood": {
          "chilli-flake": 1
        },
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "stock",
        "foods": "stock ~wine ~stock_liquid",
        "grams": 60,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "sauce",
        "foods": "~mustard soy-sauce miso-paste balsamic-vinegar ~soy",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice red-wine-vinegar lime ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "crumb",
        "foods": "breadcrumb panko ~bread ~roll ~crumbs",
        "grams": 25,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "crumbled"
      },
      {
        "part": "cheese",
        "foods": "parmesan feta ~cheese_hard goats-cheese ~cheese_fresh ~cheese_blue ~cheese_brine",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "shaved or crumbled",
        "once": true
      }
    ],
    "method": [
      "[Toast the {nut} in a large dry frying pan for 3 minutes, until golden, and tip out. ][Fry the {crumb} in [a third of the {fat}|the dry pan] for 3–4 minutes, until crunchy and gold, and tip out. ]Get the pan very hot. Spread in the {greens}, well dried, and leave for 2 minutes, until scorched in patches; toss and leave for 1 minute more.",
      "Lower the heat to medium and push the {greens} to the edge.[ Pour the rest of the {fat} into the middle.][ Crisp the {savour} for 2 minutes.][ Cook the {onion} for 3 minutes.][ Stir in the {garlic} for 1 minute, until straw-coloured.][ Add the {spice}.][ Add the {chilli}.]",
      "Toss everything together[ with the {salt}], splash in [the {stock}|{50 ml} water], cover and cook for 2–4 minutes, until tender with a little bite. Uncover and boil until the pan is dry and the {greens} {is greens} glossy.",
      "Take off the heat.[ Stir in the {sauce}.][ Sharpen with the {acid}.][ Grind in the {pepper}.][ Scatter with the {nut}.][ Add the {crumb}.][ Finish with the {cheese}.] Serve at once."
    ],
    "note": "Scorch before anything wet goes in: that is where the sweetness comes from."
  },
  {
    "id": "glazed-roots",
    "title": "Glazed {root}",
    "summary": "{root} browned, then rolled in a shiny, spoon-coating glaze.",
    "kitchen": "Everyday",
    "course": "side",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white egg ~cream ~cream_thin",
    "serves": 2,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "nut",
        "foods": "almond hazelnut pine-nut walnut ~nut ~peanut ~seed",
        "grams": 18,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "roughly chopped",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ~oil ~oil_finish ghee ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "root",
        "foods": "carrot baby-carrot parsnip turnip swede beetroot radish celeriac shallot sweet-potato ~root_hard ~root_baby ~beet ~onion ~sweet_potato",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "browned-in-fat",
          "simmered"
        ],
        "prep": "cut into even 1.5 cm batons or slices",
        "knife": true,
        "prepOf": {
          "shallot": "peeled and halved",
          "radish": "halved",
          "beetroot": "cut into 1 cm wedges"
        },
        "most": 3
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "lightly crushed",
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin ground-coriander caraway-seed ginger fennel-seed ~spice_savoury ~spice_mild ~ginger",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "prepOf": {
          "ginger": "grated"
        },
        "perFood": {
          "ginger": 8
        },
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme rosemary bay-leaf sage ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
      },
      {
        "part": "liquid",
        "foods": "stock orange-juice carrot-juice ~wine ~stock_liquid",
        "grams": 200,
        "role": "liquid",
        "does": [
          "reduced"
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
        "part": "sweet",
        "foods": "honey maple-syrup ~sugar marmalade ~syrup ~honey",
        "grams": 15,
        "role": "sweetener",
        "does": [
          "reduced"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "savour",
        "foods": "~mustard miso-paste soy-sauce harissa ~soy",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon orange lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley dill chives tarragon coriander mint ~herb_tender ~herb_basil ~herb_mint",
        "grams": 8,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cheese",
        "foods": "feta goats-cheese ~cheese_fresh ~cheese_brine",
        "grams": 35,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "crumbled",
        "once": true
      }
    ],
    "method": [
      "[Toast the {nut} in a wide dry frying pan for 3 minutes and tip out. ][Melt half of the {fat} in a wide frying pan|Set a wide frying pan] over a medium-high heat. Add the {root} in one layer and leave for 4–5 minutes, until well browned underneath.[ Add the {garlic}.][ Stir in the {spice} for 30 seconds.]",
      "Pour in [the {liquid}|{200 ml} water][, adding the {woody}][, stirring in the {salt}]. Cover and simmer for 8–10 minutes, or 18 for anything dense, until a knife meets slight resistance; add a splash of water if it runs dry.",
      "Uncover, raise the heat and boil for 4–6 minutes[ with the {sweet} and the rest of the {fat}|[ with the {sweet}]|[ with the rest of the {fat}]], shaking the pan, until the liquid bubbles slowly and coats the {root} in a shiny glaze.[ Lift out the {woody}.]",
      "Take off the heat.[ Stir in the {savour}.][ Sharpen with the {acid}.][ Grind in the {pepper}.][ Scatter with the {herb}.][ Add the {nut}.][ Crumble over the {cheese}.] Serve with every drop of the glaze."
    ],
    "note": "Stop when a spoon pulled through leaves a clear path: a minute later it would be caramel."
  },
  {
    "id": "smooth-potato-mash",
    "title": "Silky {one potato} mash[ with {cheese}]",
    "summary": "Hot, smooth mash with real flavour, soft enough to hold a pool of juices.",
    "kitchen": "Everyday",
    "course": "side",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white egg soy-sauce",
    "serves": 2,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "potato ~potato ~potato_baker ~potato_small",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "peeled and cut into 4 cm pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "root",
        "foods": "celeriac parsnip swede carrot turnip sweet-potato ~sweet_potato",
        "grams": 150,
        "role": "body",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "peeled and cut into 3 cm pieces",
        "knife": true,
        "once": true
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
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "peeled and left whole",
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant ~cream ~cream_thin buttermilk stock ~stock_liquid",
        "grams": 110,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "fat",
        "foods": "butter olive-oil goose-fat ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 55,
        "role": "fat",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "creamy",
        "foods": "creme-fraiche cream-cheese sour-cream mascarpone ~sour_cream",
        "grams": 50,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar gruyere parmesan ~cheese_hard ~cheese_melt goats-cheese ~cheese_blue",
        "grams": 70,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "grated or crumbled",
        "once": true
      },
      {
        "part": "spice",
        "foods": "~mustard horseradish-sauce nutmeg smoked-paprika",
        "grams": 8,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "nutmeg": 0.7,
          "smoked-paprika": 1.5
        }
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "greens",
        "foods": "spring-onion leek kale ~cabbage spinach ~spring_onion ~leek ~leaf_cook",
        "grams": 80,
        "role": "body",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "chives parsley ~herb_tender ~herb_basil ~herb_mint",
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
      "Put the {potato}[ and the {root}] in a large pan of cold water[ with two thirds of the {salt}][ and the {garlic}]. Bring to the boil and simmer for 15–18 minutes, until a knife meets no resistance.[ Drop in the {greens} for the last 2 minutes.]",
      "Scoop out a mugful of the cooking water. Drain well, return to the pan and shake over a low heat for 2–3 minutes, until dry and chalky at the edges.[ Meanwhile warm the {milk}.]",
      "Mash at once while very hot, until no lump is left.[ Beat in the {fat} first, for smoothness.] Then beat in [the hot {milk}|some of the cooking water] a little at a time, until the mash falls softly from the spoon.",
      "[Beat in the {creamy}. ][Beat in the {cheese} until melted. ][Season with [the {spice} and ]the rest of the {salt}. |[Season with the {spice}. ]][Grind in the {pepper}. ][Fold in the {herb}. ]Serve very hot."
    ],
    "note": "Drying the pieces over the heat makes room for everything that is beaten in."
  },
  {
    "id": "root-bean-mash",
    "title": "Creamy {one root} mash",
    "summary": "Soft, sweet, well-seasoned {root}, mashed until almost smooth.",
    "kitchen": "Everyday",
    "course": "side",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white egg soy-sauce",
    "serves": 2,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "root",
        "foods": "celeriac parsnip swede sweet-potato carrot cauliflower ~squash turnip butter-bean white-bean ~root_hard ~root_baby ~beet ~sweet_potato ~pulse_tin",
        "grams": 650,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "mashed"
        ],
        "prep": "cut into 3 cm pieces",
        "knife": true,
        "most": 2
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
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "boiled"
        ],
        "prep": "peeled and left whole",
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme rosemary bay-leaf sage ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ]
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ghee coconut-oil ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 45,
        "role": "fat",
        "does": [
          "browned-in-fat"
        ]
      },
      {
        "part": "creamy",
        "foods": "~cream ~cream_thin creme-fraiche cream-cheese ~milk ~milk_plant tahini greek-yogurt coconut-milk ~sour_cream ~yogurt ~coconut_milk",
        "grams": 70,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "nutmeg cumin smoked-paprika ginger cinnamon ~spice_blend ~spice_rub ~spice_savoury ~spice_mild ~ginger",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake harissa chilli ~spice_heat ~chilli",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "harissa": 10,
          "chilli": 5
        },
        "once": true
      },
      {
        "part": "mustard",
        "foods": "~mustard horseradish-sauce miso-paste",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "maple-syrup honey ~sugar ~syrup ~honey",
        "grams": 6,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan cheddar goats-cheese feta ~cheese_hard ~cheese_fresh ~cheese_melt ~cheese_brine",
        "grams": 45,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "grated or crumbled",
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice orange ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 8,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.7,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "nut",
        "foods": "~nut ~peanut ~seed",
        "grams": 20,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "chives parsley coriander dill ~herb_tender ~herb_basil ~herb_mint",
        "grams": 8,
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
      "Put the {root} in a large pan and barely cover with water.[ Add the {garlic}.][ Add the {woody}.][ Season with half of the {salt}.] Simmer until completely soft: 15–20 minutes for anything raw, 5 for anything tinned.",
      "Keep a mugful of the water and drain well.[ Lift out the {woody}.] Return to the pan and shake over a low heat for 3 minutes, until the steam stops and the bottom just begins to catch.",
      "[Meanwhile heat the {fat} in a small pan until it smells nutty or shimmers. ][Stir in the {spice} for 20 seconds. ][Add the {chilli}. ]Mash the {root} very well, or blend for a silky mash.[ Beat in two thirds of the {fat}.][ Beat in the {creamy}.] Loosen with a little of the hot water until soft.",
      "[Stir in the {mustard}. ][Beat in the {cheese}. ][Season with [the {pepper} and ]the rest of the {salt}. |[Season with the {pepper}. ]][Sharpen with the {acid}. ][Round it off with the {sweet}. ][Spoon the rest of the {fat} over the top. ][Scatter with the {nut}. ][Finish with the {herb}. ]Serve very hot."
    ],
    "note": "Take the time to dry the {root} in the pan, or the mash will be loose."
  },
  {
    "id": "crisp-roast-potatoes",
    "title": "Crisp roast {potato}[ with {woody}]",
    "summary": "Craggy, deep-gold {potato}, glassy outside and fluffy within.",
    "kitchen": "Everyday",
    "course": "side",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white ~cream ~cream_thin soy-sauce",
    "serves": 4,
    "minutes": 85,
    "handsOn": 20,
    "kit": [
      "oven",
      "large pan",
      "roasting tin"
    ],
    "parts": [
      {
        "part": "potato",
        "foods": "potato ~potato ~potato_baker ~potato_small sweet-potato parsnip ~sweet_potato",
        "grams": 1200,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "roasted"
        ],
        "prep": "peeled and cut into 5 cm pieces with flat sides",
        "knife": true,
        "most": 2
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "boiled"
        ]
      },
      {
        "part": "fat",
        "foods": "goose-fat duck-fat dripping lard ~oil ~oil_finish olive-oil ghee ~butter ~animal_fat",
        "grams": 80,
        "need": true,
        "role": "fat",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "dust",
        "foods": "semolina polenta flour cornflour ~flour",
        "grams": 15,
        "role": "finish",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "smoked-paprika cumin curry-powder fennel-seed ~spice_blend ~spice_rub",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "once": true
      },
      {
        "part": "onion",
        "foods": "red-onion ~onion ~onion_small shallot",
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
        "part": "woody",
        "foods": "rosemary thyme sage bay-leaf ~bay",
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
        "role": "seasoning",
        "does": [
          "roasted"
        ],
        "prep": "left in their skins",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan ~cheese_hard",
        "grams": 40,
        "role": "finish",
        "does": [
          "roasted"
        ],
        "prep": "finely grated",
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
        "foods": "lemon ~vinegar ~citrus_sour",
        "grams": 8,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "chilli",
        "foods": "chilli-flake ~spice_heat",
        "grams": 1,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 8,
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
      "Heat the oven to {220 C}. Put the {potato} in cold water[ with two thirds of the {salt}], bring to the boil and simmer for 8–10 minutes, until the outer 5 mm is soft.",
      "Heat the {fat} in a heavy roasting tin in the oven for 5 minutes, until shimmering. Drain the {potato}, leave to steam dry for 5 minutes, then cover the pan and shake hard, until every edge is rough and furry.[ Shake in the {dust}.][ Add the {spice}.]",
      "Lower the pieces into the hot tin with space between, turning each once.[ Sprinkle with half of the remaining {salt}.] Roast for 30 minutes without touching.",
      "Turn each one over.[ Tuck in the {onion}.][ Add the {garlic}.][ Scatter with the {woody}.] Roast for 20–25 minutes more, until deep gold all over and hollow-sounding when tapped[, scattering over the {cheese} for the last 5].",
      "Lift onto a warm dish, never under a lid.[ Sprinkle with the rest of the {salt}.][ Grind over the {pepper}.][ Finish with the {acid}.][ Add the {chilli}.][ Scatter with the {herb}.] Serve at once."
    ],
    "note": "Rough edges and a tin already shimmering: those two things make the crust."
  },
  {
    "id": "creamed-greens",
    "title": "Creamed {veg}[ with {cheese}]",
    "summary": "Soft {veg} in just enough thick, savoury {cream} to coat.",
    "kitchen": "Everyday",
    "course": "side",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white egg soy-sauce ~sugar",
    "serves": 2,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "crumb",
        "foods": "breadcrumb panko ~nut ~peanut ~bread ~roll ~crumbs",
        "grams": 25,
        "role": "finish",
        "does": [
          "toasted"
        ],
        "prep": "crumbled or chopped",
        "knife": true
      },
      {
        "part": "fat",
        "foods": "butter olive-oil ghee ~oil ~oil_finish ~butter ~animal_fat",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "meat",
        "foods": "bacon pancetta ham ~bacon ~bacon_cubes",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "browned-in-fat"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "veg",
        "foods": "spinach leek ~cabbage kale swiss-chard brussels-sprout ~mushroom ~mushroom_large sweetcorn pea celery fennel kohlrabi ~leaf_cook ~leaf_tough ~green_bean ~stem_quick ~crucifer ~sprout ~pulse_fresh ~courgette ~leek ~celery",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "washed, and shredded or thinly sliced if large",
        "knife": true,
        "most": 2
      },
      {
        "part": "onion",
        "foods": "shallot ~onion ~onion_small spring-onion ~spring_onion",
        "grams": 70,
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
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "woody",
        "foods": "thyme bay-leaf sage tarragon ~herb_dried ~bay",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour cornflour ~flour",
        "grams": 8,
        "role": "binder",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream creme-fraiche ~cream ~cream_thin cream-cheese coconut-milk sour-cream ~milk ~milk_plant ~sour_cream ~coconut_milk",
        "grams": 150,
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
        "grams": 4,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "nutmeg ~mustard horseradish-sauce caraway-seed cayenne ~spice_heat",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "perFood": {
          "nutmeg": 0.5,
          "~mustard": 8,
          "horseradish-sauce": 8,
          "cayenne": 0.3
        },
        "once": true
      },
      {
        "part": "cheese",
        "foods": "parmesan gruyere cheddar ~cheese_hard ~cheese_blue ~cheese_melt",
        "grams": 40,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely grated or crumbled",
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
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 6,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "chives dill parsley ~herb_tender ~herb_basil ~herb_mint",
        "grams": 6,
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
      "[Toast the {crumb} in a dry frying pan for 3 minutes, until golden, and tip out. ][Heat half of the {fat} in a wide frying pan|Set a wide frying pan] over a medium-high heat.[ Crisp the {meat} for 4 minutes.] Add the {veg} and cook for 3–8 minutes, until tender and lightly golden; squeeze leaves and chop them. Boil away any water, then lift out.",
      "Lower the heat[ and add the rest of the {fat}].[ Soften the {onion} for 4–5 minutes.][ Stir in the {garlic} for 30 seconds.][ Add the {woody}.][ Stir in the {flour} for 1 minute.] Stir in the {cream} slowly, scraping, and simmer for 3–4 minutes, until it coats a spoon.",
      "Return the {veg}[ with the {salt}] and simmer for 2 minutes, until the sauce clings and nothing is watery at the edge.",
      "Take off the heat.[ Stir in the {spice}.][ Beat in the {cheese}.][ Grind in the {pepper}.][ Sharpen with the {acid}.][ Scatter with the {herb}.][ Top with the {crumb}.] Serve hot."
    ],
    "note": "Cook the {veg} dry before the {cream} goes in: water is what makes this dish thin."
  },
  {
    "id": "deep-tomato-sauce",
    "title": "Deep {one tomato} sauce",
    "summary": "A thick, rounded {one tomato} sauce with a glossy finish.",
    "kitchen": "Everyday",
    "course": "sauce",
    "contradicts": "egg ~bread ~roll ~cream ~cream_thin",
    "serves": 4,
    "minutes": 45,
    "handsOn": 20,
    "kit": [
      "large pan"
    ],
    "parts": [
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~oil_finish ~butter",
        "grams": 45,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "onion",
        "foods": "~onion ~onion_small shallot leek ~leek",
        "grams": 130,
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
        "foods": "carrot celery fennel ~pepper_sweet ~celery",
        "grams": 90,
        "role": "base",
        "does": [
          "sweated"
        ],
        "prep": "finely grated or chopped",
        "knife": true,
        "most": 2,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 15,
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
        "foods": "chilli-flake chilli smoked-paprika ~spice_heat ~chilli",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "bloomed"
        ],
        "perFood": {
          "chilli": 6
        },
        "once": true
      },
      {
        "part": "paste",
        "foods": "tomato-puree anchovy sun-dried-tomato ~tomato_conc",
        "grams": 25,
        "role": "seasoning",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "wine",
        "foods": "~wine ~stock_liquid",
        "grams": 100,
        "role": "liquid",
        "does": [
          "reduced"
        ],
        "once": true
      },
      {
        "part": "tomato",
        "foods": "~tomato_tin ~tomato_sieved tomato cherry-tomato ~tomato passata",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "woody",
        "foods": "dried-oregano thyme bay-leaf rosemary ~herb_dried ~bay",
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
        "once": true
      },
      {
        "part": "sweet",
        "foods": "~sugar honey ~honey",
        "grams": 4,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "~vinegar lemon-juice ~citrus_juice",
        "grams": 6,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "basil parsley ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "torn",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "[Heat two thirds of the {fat} in a wide pan|Set a wide non-stick pan] over a medium heat.[ Cook the {onion} for 8–10 minutes, until soft and golden.][ Add the {veg} and cook for 5 minutes.][ Stir in the {garlic} for 1 minute, until straw-coloured.][ Add the {chilli}.][ Fry the {paste} for 2 minutes, until darkened.][ Pour in the {wine} and boil until almost gone.]",
      "Turn up the heat and add the {tomato} all at once, so that it sizzles. Let it catch on the bottom and scrape, several times, for 3 minutes.[ Add the {woody}.][ Season with most of the {salt}.]",
      "Simmer gently, uncovered, for 20–25 minutes, stirring now and then, until a spoon leaves a trail and the surface looks jammy. Splash in water whenever it is too dry to bubble.",
      "[Stir in the {sweet}. ][Sharpen with the {acid}. ][Grind in the {pepper}. ]Stir hard off the heat for a few seconds[, with the rest of the {salt}][, beating in the rest of the {fat}], until silky.[ Tear in the {herb}.] Leave rough, or blend."
    ],
    "note": "Use a wide pan: the sauce should fry as much as it simmers."
  },
  {
    "id": "creamy-bean-dip",
    "title": "Creamy {one base} dip[ with {dipper}]",
    "summary": "A smooth, lively purée of {base}[ scooped up with {dipper}].",
    "kitchen": "Everyday",
    "course": "snack",
    "contradicts": "~pasta ~pasta_hollow ~pasta_fresh ~rice_white egg",
    "serves": 4,
    "minutes": 25,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "base",
        "foods": "chickpea white-bean ~pulse_tin tinned-lentil bean pea edamame",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "blended"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "creamy",
        "foods": "tahini greek-yogurt yogurt cream-cheese peanut-butter feta ~yogurt ~cheese_brine",
        "grams": 60,
        "role": "body",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 25,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        }
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish",
        "grams": 35,
        "role": "fat",
        "does": [
          "blended"
        ]
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
        "part": "spice",
        "foods": "cumin smoked-paprika sumac zaatar chilli-flake ~spice_savoury ~spice_mild ~spice_heat",
        "grams": 2,
        "role": "finish",
        "does": [
          "bloomed"
        ]
      },
      {
        "part": "nut",
        "foods": "~nut ~peanut ~seed",
        "grams": 20,
        "role": "finish",
        "does": [
          "toasted"
        ]
      },
      {
        "part": "dipper",
        "foods": "~wrap ~bread ~roll cracker tortilla-chip carrot cucumber celery radish ~pepper_sweet ~celery",
        "grams": 350,
        "role": "base",
        "does": [
          "raw"
        ],
        "prep": "cut into pieces for dipping",
        "knife": true,
        "most": 3,
        "once": true
      },
      {
        "part": "herb",
        "foods": "parsley coriander dill mint basil chives ~herb_tender ~herb_basil ~herb_mint",
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
      "Simmer the {base} in fresh water for 5 minutes, until very soft. Scoop out a mugful of the cooking water and drain.",
      "Blend or mash the {base} while warm with {60 ml} of the cooking water[, the {garlic}][, the {creamy}][, half of the {acid}][, two thirds of the {fat}][ and the {salt}] until very smooth, adding more water until it falls softly from the spoon. Leave for 5 minutes.",
      "[Toast the {nut} in a dry pan for 3 minutes, until golden. ][Warm the {spice} in [the rest of the {fat}|a dry pan] for 20 seconds, until fragrant. ]Spread the purée on a plate with a hollow in the middle.",
      "[Finish with the rest of the {acid}. ][Spoon over the {spice}. ][Scatter with the {nut}. ][Add the {herb}. ]Serve[ with the {dipper} to scoop it up] while just warm."
    ],
    "note": "Warm, very soft {base} make a far smoother purée than cold."
  },
  {
    "id": "house-vinaigrette",
    "title": "Sharp {one acid} dressing",
    "summary": "A creamy, well-balanced dressing that clings to whatever it meets.",
    "kitchen": "Everyday",
    "course": "sauce",
    "contradicts": "egg ~rice_white ~pasta ~pasta_hollow ~pasta_fresh ~flour",
    "serves": 6,
    "minutes": 15,
    "handsOn": 8,
    "kit": [
      "whisk"
    ],
    "parts": [
      {
        "part": "acid",
        "foods": "red-wine-vinegar ~vinegar lemon-juice lemon lime-juice ~citrus_juice ~citrus_sour",
        "grams": 45,
        "need": true,
        "role": "star",
        "does": [
          "macerated"
        ],
        "prepOf": {
          "lemon": "juiced"
        },
        "perFood": {
          "lemon": 120
        },
        "once": true
      },
      {
        "part": "onion",
        "foods": "shallot red-onion spring-onion chives ~onion ~spring_onion",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "prep": "crushed",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "macerated"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard ~mustard miso-paste tahini",
        "grams": 12,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey maple-syrup ~sugar ~syrup ~honey",
        "grams": 7,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil ~oil ~oil_finish walnut-oil sesame-oil",
        "grams": 130,
        "need": true,
        "role": "fat",
        "does": [
          "whisked"
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
        "part": "herb",
        "foods": "chives parsley dill tarragon basil ~herb_tender ~herb_basil ~herb_mint",
        "grams": 6,
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
      "Put the {acid} in a bowl[, add the {onion}][, stir in the {garlic}][ and dissolve the {salt} in it]. Leave for 10 minutes, so that it mellows.",
      "Whisk in [the {mustard}, ][the {sweet}, ][?mustard/sweet:and ]{15 ml} cold water. Trickle in the {fat}, whisking all the time, until creamy and thick enough to coat a leaf.",
      "[Grind in the {pepper}. ][Stir in the {herb}. ]Taste on a piece of what it is for: alone it should seem slightly too sharp. Whisk again just before use."
    ],
    "note": "It keeps for 3 days in the fridge, in a jar to shake."
  },
  {
    "id": "cool-yogurt-sauce",
    "title": "Cool {one yogurt} sauce[ with {herb}]",
    "summary": "Thick, tangy {yogurt} to spoon over anything hot or spiced.",
    "kitchen": "Everyday",
    "course": "sauce",
    "contradicts": "~sugar ~berry ~berry_sharp banana ~flour ~pasta ~pasta_hollow ~pasta_fresh",
    "serves": 4,
    "minutes": 15,
    "handsOn": 12,
    "kit": [
      "whisk"
    ],
    "parts": [
      {
        "part": "veg",
        "foods": "cucumber beetroot carrot radish courgette ~courgette",
        "grams": 130,
        "role": "body",
        "does": [
          "salted-and-drained"
        ],
        "prep": "coarsely grated"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "raw"
        ]
      },
      {
        "part": "yogurt",
        "foods": "greek-yogurt yogurt labneh skyr sour-cream ~yogurt ~sour_cream",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "prep": "crushed to a paste",
        "once": true
      },
      {
        "part": "tahini",
        "foods": "tahini harissa mayonnaise ~mayo",
        "grams": 25,
        "role": "sauce",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "acid",
        "foods": "lemon lemon-juice lime lime-juice ~vinegar ~citrus_sour ~citrus_juice",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prepOf": {
          "lemon": "juiced",
          "lime": "juiced",
          "orange": "juiced"
        },
        "perFood": {
          "lemon": 60,
          "lime": 60,
          "orange": 90
        },
        "once": true
      },
      {
        "part": "herb",
        "foods": "mint dill coriander parsley chives ~herb_tender ~herb_basil ~herb_mint",
        "grams": 12,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "spice",
        "foods": "cumin smoked-paprika sumac zaatar chilli-flake ~spice_savoury ~spice_mild ~spice_heat",
        "grams": 2,
        "role": "finish",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil butter ~oil ~oil_finish ~butter",
        "grams": 15,
        "role": "fat",
        "does": [
          "bloomed"
        ]
      },
      {
        "part": "pepper",
        "foods": "black-pepper white-pepper ~pepper_black",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "[Toss the {veg} with [half of the {salt}|your hands], leave for 10 minutes in a sieve, then squeeze until no more juice runs. ]Beat the {yogurt} in a bowl until smooth.[ Beat in the {garlic}.][ Beat in the {tahini}.][ Sharpen with the {acid}.]",
      "Loosen with cold water, a spoonful at a time, until it falls slowly from the spoon.[ Fold in the {veg}.][ Stir in the {herb}.][ Season with the rest of the {salt}.][ Grind in the {pepper}.] Leave for 5 minutes.",
      "[Warm the {spice} in [the {fat}|a dry pan] for 30 seconds, until fragrant, and spoon over.|[Trickle over the {fat}.]] Serve cold."
    ],
    "note": "What is raw and sharp in it grows stronger as it stands: season lightly at first."
  },
  {
    "id": "velvety-hot-chocolate",
    "title": "Velvety cup of hot {cocoa}",
    "summary": "A thick, frothy cup, whisked until smooth.",
    "kitchen": "Everyday",
    "course": "drink",
    "contradicts": "egg ~flour ~onion ~onion_small",
    "serves": 2,
    "minutes": 12,
    "handsOn": 12,
    "kit": [
      "saucepan",
      "whisk"
    ],
    "parts": [
      {
        "part": "milk",
        "foods": "~milk ~milk_plant coconut-milk ~coconut_milk",
        "grams": 480,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "spice",
        "foods": "cinnamon cinnamon-stick cardamom vanilla ginger chilli-flake ~vanilla ~ginger ~spice_heat",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "cocoa",
        "foods": "dark-chocolate milk-chocolate ~chocolate ~choc_bitter ~choc_chip cocoa-powder ~cocoa",
        "grams": 70,
        "need": true,
        "role": "star",
        "does": [
          "melted"
        ],
        "prep": "finely chopped",
        "knife": true,
        "prepOf": {
          "cocoa-powder": ""
        },
        "perFood": {
          "cocoa-powder": 22
        },
        "once": true
      },
      {
        "part": "sweet",
        "foods": "~sugar honey maple-syrup ~honey ~syrup",
        "grams": 18,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.4,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "~cream ~cream_thin marshmallow",
        "grams": 50,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Put a quarter of the {milk} in a saucepan over a low heat[ with the {spice}]. When it steams, whisk in the {cocoa}[ and the {sweet}] for 2 minutes, until smooth and glossy as syrup.",
      "Whisk in the rest of the {milk} a little at a time[, with the {salt}]. Heat gently for 5–6 minutes, whisking often, until steaming and slightly thickened, with small bubbles at the edge.",
      "Take off the heat and whisk hard for 30 seconds, until a fine froth stands on top.[ Leave out any whole pieces of the {spice} as you pour.] Pour into warm cups[ and top with the {cream}]."
    ],
    "note": "A smooth paste first, thinned slowly, leaves no lumps."
  },
  {
    "id": "warm-spiced-milk",
    "title": "Warm {milk} with {spice}",
    "summary": "A gently sweet, fragrant cup with a cap of froth.",
    "kitchen": "Everyday",
    "course": "drink",
    "contradicts": "egg ~flour ~onion ~onion_small ~rice_white ~chocolate ~choc_bitter ~choc_chip",
    "serves": 2,
    "minutes": 15,
    "handsOn": 12,
    "kit": [
      "saucepan",
      "whisk"
    ],
    "parts": [
      {
        "part": "spice",
        "foods": "turmeric cinnamon-stick cinnamon cardamom ginger nutmeg star-anise saffron vanilla ~ginger ~vanilla",
        "grams": 3,
        "need": true,
        "role": "star",
        "does": [
          "toasted"
        ],
        "most": 3,
        "once": true
      },
      {
        "part": "milk",
        "foods": "~milk ~milk_plant coconut-milk ~coconut_milk",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sweet",
        "foods": "honey ~sugar maple-syrup date ~honey ~syrup",
        "grams": 18,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "coconut-oil ghee butter ~oil ~butter",
        "grams": 6,
        "role": "fat",
        "does": [
          "bloomed"
        ],
        "once": true
      },
      {
        "part": "pepper",
        "foods": "black-pepper ~pepper_black",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.3,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "top",
        "foods": "~nut ~peanut ~cream ~cream_thin",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "[Melt the {fat} in a saucepan|Set a dry saucepan] over a low heat and warm the {spice} in it for 30–60 seconds, until fragrant.",
      "Whisk in the {milk}[, the {sweet}][, the {pepper}][ and the {salt}]. Heat slowly for 7–8 minutes, whisking often, until steaming, with small bubbles at the edge, but not boiling.",
      "Take off the heat, cover and leave for 3 minutes. Strain if anything is whole, then whisk hard until frothy. Pour into warm cups.[ Finish with the {top}.]"
    ],
    "note": "Warming the {spice} before any liquid goes in wakes the scent."
  },
  {
    "id": "zest-rubbed-lemonade",
    "title": "Cloudy cooler of {citrus}[ and {herb}]",
    "summary": "Sharp, cold and fragrant with the oil of the zest.",
    "kitchen": "Everyday",
    "course": "drink",
    "contradicts": "egg ~milk ~milk_plant ~cream ~cream_thin garlic ~flour",
    "serves": 4,
    "minutes": 45,
    "handsOn": 15,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "citrus",
        "foods": "lemon lime grapefruit orange ~citrus_sour",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "zest-and-juice"
        ],
        "prep": "zest pared in thin strips, then juiced",
        "knife": true,
        "most": 2
      },
      {
        "part": "sweet",
        "foods": "~sugar honey maple-syrup ~syrup ~honey",
        "grams": 100,
        "need": true,
        "role": "sweetener",
        "does": [
          "infused-and-removed"
        ],
        "once": true
      },
      {
        "part": "flavour",
        "foods": "ginger cucumber ~berry ~berry_sharp cardamom ~ginger",
        "grams": 40,
        "role": "seasoning",
        "does": [
          "infused-and-removed"
        ],
        "prep": "sliced or crushed",
        "knife": true,
        "perFood": {
          "cardamom": 2
        },
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "fizz",
        "foods": "sparkling-water tonic-water",
        "grams": 600,
        "role": "liquid",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "ice",
        "foods": "ice",
        "grams": 250,
        "role": "finish",
        "does": [
          "raw"
        ],
        "once": true
      },
      {
        "part": "herb",
        "foods": "mint basil rosemary thyme",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "bruised",
        "once": true
      }
    ],
    "method": [
      "Rub the pared zest of the {citrus} into the {sweet} in a large jug for 2 minutes, until damp and strongly scented.[ Add the {flavour} and crush together.]",
      "Pour over {150 ml} boiling water and stir until dissolved. Leave for 20 minutes, until cool and fragrant.",
      "Stir in the juice of the {citrus}[ and the {salt}]. Strain into a clean jug, pressing hard, and chill for 15 minutes.",
      "Top up with [the {fizz}|{600 ml} cold water], and taste: it should seem a little too strong.[ Pour over the {ice}.][ Add the {herb}.] Drink on the day."
    ],
    "note": "The scent is in the zest, not in the juice; leave every trace of white behind."
  }
];
