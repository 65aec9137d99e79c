import type { Master } from "./master.ts";

export const BAKING_AND_SWEETS_MASTERS: readonly Master[] = [
  {
    "id": "victoria-sponge",
    "title": "Victoria sponge",
    "summary": "Two buttery, golden sponges sandwiched with sweet red jam.",
    "kitchen": "British",
    "course": "bake",
    "contradicts": "cocoa-powder banana carrot oats yeast golden-syrup breadcrumb",
    "serves": 8,
    "minutes": 80,
    "handsOn": 25,
    "kit": [],
    "parts": [
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 225,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "softened",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 225,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 220,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "prep": "at room temperature",
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "self-raising-flour flour ~flour",
        "grams": 225,
        "need": true,
        "role": "base",
        "does": [
          "whisked"
        ]
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 5,
        "role": "leaven",
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
        "part": "milk",
        "foods": "milk ~milk_plant ~milk",
        "grams": 30,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "jam",
        "foods": "jam ~jam",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "scattered-at-end",
          "chilled-set",
          "fried"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 200,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end",
          "chilled-set"
        ]
      },
      {
        "part": "dusting",
        "foods": "icing-sugar sugar ~sugar",
        "grams": 5,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "for the top",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and line two 20 cm sandwich tins. Beat the {butter} and {sugar} for 4–5 minutes, until very pale and fluffy.",
      "Beat in the {eggs} one at a time, adding a spoonful of the {flour} whenever the mixture threatens to curdle.[ Beat in the {vanilla}.]",
      "Sift the {flour} over the bowl[, then the {leaven}][, then the {salt}], and fold in gently with a large spoon until no streaks remain.[ Fold in the {milk} so that the batter drops easily from the spoon.]",
      "Divide between the tins, level and bake for 22–25 minutes, until golden, springy and a skewer comes out clean. Cool for 5 minutes in the tins, then for 30 minutes on a rack, until quite cold.",
      "[Whip the {cream} to soft peaks. ]Spread one sponge with the {jam}[, spoon over the {cream}] and set the other sponge on top.[ Dust with the {dusting}.]"
    ],
    "note": "Weigh the {eggs} in their shells and match the {butter}, {sugar} and {flour} to that weight."
  },
  {
    "id": "lemon-drizzle-cake",
    "title": "Lemon drizzle cake",
    "summary": "Soft, sharp {one lemons} loaf under a crackling {one sugar} crust.",
    "kitchen": "British",
    "course": "bake",
    "contradicts": "cocoa-powder banana carrot biscuit condensed-milk yeast filo-pastry",
    "serves": 8,
    "minutes": 100,
    "handsOn": 20,
    "kit": [
      "loaf tin"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 175,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "softened",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 175,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ]
      },
      {
        "part": "lemons",
        "foods": "lemon ~citrus_sour",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ],
        "prep": "zest finely grated, juice squeezed"
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 165,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "prep": "at room temperature",
        "once": true
      },
      {
        "part": "flour",
        "foods": "self-raising-flour flour ~flour",
        "grams": 175,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 2.5,
        "role": "leaven",
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
        "part": "milk",
        "foods": "milk yogurt ~milk_plant ~milk ~yogurt",
        "grams": 30,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "crunch",
        "foods": "sugar brown-sugar ~sugar",
        "grams": 85,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "for the drizzle",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and line a 900 g loaf tin with baking paper. Rub the zest of the {lemons} into the {sugar} with your fingertips until it smells strongly, then beat in the {butter} for 4 minutes, until pale and fluffy.",
      "Beat in the {eggs} one at a time. Sift the {flour} over the bowl[, then the {leaven}][, then the {salt}], and fold in until smooth.[ Fold in the {milk}.]",
      "Scrape into the tin, level and bake for 45–50 minutes, until well risen and a skewer comes out clean; lay foil over the top if it browns too fast.",
      "Stir the {crunch} into the lemon juice. Prick the hot cake all over with a skewer and spoon the drizzle over slowly, so the juice sinks in and the {sugar} stays on top.",
      "Cool in the tin for 30 minutes, until the top has set to a crust, then lift out and slice."
    ],
    "note": "Drizzle while the cake is hot and do not let the {sugar} dissolve in the juice first: that makes the crust."
  },
  {
    "id": "banana-bread",
    "title": "Banana bread",
    "summary": "Dark-crusted, tender loaf, sweet with ripe {bananas}.",
    "kitchen": "American",
    "course": "bake",
    "contradicts": "yeast filo-pastry sponge-finger carrot biscuit",
    "serves": 10,
    "minutes": 100,
    "handsOn": 15,
    "kit": [
      "loaf tin"
    ],
    "parts": [
      {
        "part": "bananas",
        "foods": "banana",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "mashed",
          "fried"
        ],
        "prep": "peeled and mashed",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar sugar",
        "grams": 125,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter vegetable-oil ~oil ~oil_finish ~butter",
        "grams": 110,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted and cooled if solid",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "yoghurt",
        "foods": "yogurt buttermilk sour-cream milk ~yogurt ~sour_cream ~milk",
        "grams": 60,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 225,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "leaven",
        "foods": "bicarbonate-of-soda baking-powder",
        "grams": 5,
        "role": "leaven",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon mixed-spice",
        "grams": 2.5,
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
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "nuts",
        "foods": "walnut pecan ~nut ~peanut",
        "grams": 75,
        "role": "body",
        "does": [
          "baked",
          "toasted"
        ],
        "prep": "chopped",
        "knife": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and line a 900 g loaf tin with baking paper.[ Toast the {nuts} on a tray for 6–8 minutes and leave to cool.]",
      "Mash the {bananas} in a large bowl until nearly smooth. Whisk in the {sugar}, then the {fat} and the {eggs}.[ Whisk in the {yoghurt}.][ Add the {vanilla}.]",
      "Sift the {flour} over the bowl[, then the {leaven}][, then the {cinnamon}][, then the {salt}], and fold in with a spatula, stopping as soon as no dry {flour} shows.[ Fold in the {nuts}.]",
      "Scrape into the tin and bake for 55–65 minutes, until deep brown and a skewer from the centre comes out with only a few moist crumbs. Cover with foil after 40 minutes if the top is dark.",
      "Cool in the tin for 15 minutes, then lift on to a rack. It slices best when barely warm."
    ],
    "note": "The blacker the {bananas} the better the loaf; firm ones can be baked in their skins at 180 °C for 20 minutes first."
  },
  {
    "id": "carrot-cake",
    "title": "Carrot cake",
    "summary": "Moist, warmly brown {one carrots} cake with a tender crumb.",
    "kitchen": "American",
    "course": "bake",
    "contradicts": "cocoa-powder yeast onion stock-cube banana",
    "serves": 10,
    "minutes": 120,
    "handsOn": 30,
    "kit": [
      "cake tin"
    ],
    "parts": [
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish butter ~butter",
        "grams": 160,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted and cooled if solid",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar sugar",
        "grams": 175,
        "need": true,
        "role": "sweetener",
        "does": [
          "baked",
          "toasted",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 165,
        "need": true,
        "role": "binder",
        "does": [
          "baked",
          "toasted",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "carrots",
        "foods": "carrot",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end",
          "baked"
        ],
        "prep": "peeled and coarsely grated",
        "once": true
      },
      {
        "part": "orange",
        "foods": "orange lemon ~citrus_sour",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
        "prep": "finely grated"
      },
      {
        "part": "flour",
        "foods": "self-raising-flour flour ~flour",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "bicarbonate-of-soda baking-powder",
        "grams": 3,
        "role": "leaven",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "cinnamon mixed-spice ground-ginger",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
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
        "part": "nuts",
        "foods": "walnut pecan ~nut ~peanut",
        "grams": 75,
        "role": "body",
        "does": [
          "baked",
          "toasted",
          "whisked"
        ],
        "prep": "roughly chopped",
        "knife": true
      },
      {
        "part": "fruit",
        "foods": "raisin sultana coconut",
        "grams": 75,
        "role": "body",
        "does": [
          "scattered-at-end",
          "baked"
        ],
        "once": true
      },
      {
        "part": "icingbutter",
        "foods": "butter ~butter",
        "grams": 60,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "softened, for the icing",
        "once": true
      },
      {
        "part": "icingsugar",
        "foods": "icing-sugar",
        "grams": 120,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cream-cheese mascarpone",
        "grams": 200,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "prep": "cold, drained of liquid",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and line a 20 cm deep round tin.[ Toast the {nuts} on a tray for 8 minutes, until they smell sweet.] Whisk the {oil}, {sugar} and {eggs} for 2–3 minutes, until thick and glossy.",
      "Stir in the {carrots}.[ Stir in the zest of the {orange}.] Sift the {flour} over the bowl[, then the {leaven}][, then the {spice}][, then the {salt}], and fold in just until even.[ Fold in the {nuts}, keeping a few for the top.][ Fold in the {fruit}.]",
      "Scrape into the tin and bake for 45–50 minutes, until springy and a skewer comes out clean. Cool for 10 minutes in the tin, then for 40 minutes on a rack, until completely cold.",
      "[Beat the {icingbutter} with the {icingsugar} until pale, then fold in the {cheese} just until smooth; more beating thins it. Spread it over the cold cake. ][Scatter with the {nuts} you kept. ]Cut into wedges and serve."
    ],
    "note": "Grate the {carrots} yourself; bagged grated {carrots} is too dry to keep the crumb moist."
  },
  {
    "id": "chocolate-cake",
    "title": "Chocolate cake",
    "summary": "Dark, moist chocolate cake with a soft, deep crumb.",
    "kitchen": "American",
    "course": "bake",
    "contradicts": "yeast oats carrot banana sponge-finger mascarpone",
    "serves": 12,
    "minutes": 120,
    "handsOn": 30,
    "kit": [
      "cake tin",
      "whisk"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 220,
        "need": true,
        "role": "base",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cocoa",
        "foods": "cocoa-powder ~cocoa",
        "grams": 65,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "baked"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 7,
        "role": "leaven",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "soda",
        "foods": "bicarbonate-of-soda",
        "grams": 7,
        "role": "leaven",
        "does": [
          "whisked"
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
        "part": "sugar",
        "foods": "sugar brown-sugar ~sugar",
        "grams": 320,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "buttermilk milk ~milk_plant ~milk",
        "grams": 240,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish butter ~butter",
        "grams": 110,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted and cooled if solid",
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "coffee",
        "foods": "coffee",
        "grams": 240,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "chocolate",
        "foods": "dark-chocolate milk-chocolate ~chocolate",
        "grams": 200,
        "role": "finish",
        "does": [
          "boiled",
          "whisked"
        ],
        "prep": "finely chopped, for the icing",
        "knife": true,
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 200,
        "role": "finish",
        "does": [
          "boiled",
          "whisked"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and line two deep 20 cm tins. Sift the {flour}, {cocoa}[, {leaven}][, {soda}][, {salt}] and {sugar} into a large bowl and whisk together.",
      "Make a well and whisk in the {eggs}, {milk} and {oil} for 1–2 minutes, until smooth.[ Whisk in the {vanilla}.] Pour in the hot [{coffee}|{240 ml} water] and stir; the batter will be as thin as cream, which is right.",
      "Divide between the tins and bake for 30–35 minutes, until the centres spring back and a skewer comes out clean. Cool for 10 minutes in the tins, then for 40 minutes on a rack.",
      "[Meanwhile bring the {cream} just to the boil, pour it over the {chocolate}, wait 2 minutes and stir until glossy. Leave for about 40 minutes to thicken, then use it to sandwich and cover the cold cakes. ]Cut into slices with a hot knife."
    ]
  },
  {
    "id": "chocolate-brownies",
    "title": "Chocolate brownies",
    "summary": "Dense, fudgy {chocolate} squares under a papery crust.",
    "kitchen": "American",
    "course": "bake",
    "contradicts": "yeast oats gelatine sponge-finger banana double-cream",
    "serves": 16,
    "minutes": 110,
    "handsOn": 25,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "chocolate",
        "foods": "dark-chocolate ~chocolate",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "melted"
        ],
        "prep": "broken up"
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 175,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cubed",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 165,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar brown-sugar ~sugar",
        "grams": 275,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ground-almonds ~flour",
        "grams": 85,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cocoa",
        "foods": "cocoa-powder ~cocoa",
        "grams": 40,
        "role": "body",
        "does": [
          "baked"
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
        "part": "nuts",
        "foods": "walnut pecan hazelnut milk-chocolate white-chocolate ~chocolate",
        "grams": 100,
        "role": "body",
        "does": [
          "baked"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and line a 20 cm square tin. Melt the {chocolate} and {butter} in a bowl over barely simmering water, stirring until smooth, then leave to cool for 10 minutes.",
      "Whisk the {eggs} and {sugar} for 4–5 minutes, until pale, thick and doubled in volume. Pour in the {chocolate} around the edge and fold together gently.",
      "Sift the {flour} over the bowl[, then the {cocoa}][, then the {salt}], and fold in slowly, stopping just before it looks quite even.[ Fold in the {nuts}.]",
      "Scrape into the tin and bake for 23–26 minutes, until the top is papery and the edges firm, and a skewer from the middle comes out with moist crumbs. Cool in the tin for at least 45 minutes before cutting into 16."
    ],
    "note": "They set as they cool: take them out while the middle still seems a little underdone."
  },
  {
    "id": "white-chocolate-blondies",
    "title": "White chocolate blondies",
    "summary": "Chewy {chocolate} squares with pools of {chocolate}.",
    "kitchen": "American",
    "course": "bake",
    "contradicts": "cocoa-powder oats yeast gelatine cream-cheese double-cream",
    "serves": 16,
    "minutes": 105,
    "handsOn": 20,
    "kit": [
      "baking tray",
      "saucepan"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 150,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar",
        "grams": 225,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 2.5,
        "role": "leaven",
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
        "part": "chocolate",
        "foods": "white-chocolate sweets ~chocolate",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "in chunks",
        "knife": true
      },
      {
        "part": "nuts",
        "foods": "pecan macadamia walnut hazelnut raspberry ~berry",
        "grams": 75,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "nuts roughly chopped, berries whole",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and line a 20 cm square tin. Melt the {butter} in a saucepan and cook for 4–5 minutes, swirling, until it smells of {chocolate} and has brown flecks. Pour into a large bowl and cool for 10 minutes.",
      "Whisk in the {sugar}, then the {eggs}, for 2 minutes, until smooth and thick.[ Whisk in the {vanilla}.]",
      "Fold in the {flour}[, {leaven}][, {salt}] and {chocolate} with a spatula, just until no {flour} shows.[ Fold in the {nuts}.]",
      "Spread in the tin and bake for 24–28 minutes, until golden and set at the edges, with a slight wobble in the middle. Cool completely in the tin, about 45 minutes, before cutting into 16."
    ]
  },
  {
    "id": "flapjacks",
    "title": "Flapjacks",
    "summary": "Buttery, chewy oat bars with a toffee edge.",
    "kitchen": "British",
    "course": "bake",
    "contradicts": "egg flour yeast milk banana",
    "serves": 12,
    "minutes": 95,
    "handsOn": 15,
    "kit": [
      "baking tray",
      "saucepan"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 175,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar sugar",
        "grams": 125,
        "need": true,
        "role": "sweetener",
        "does": [
          "boiled",
          "melted"
        ]
      },
      {
        "part": "syrup",
        "foods": "golden-syrup honey maple-syrup ~syrup ~honey",
        "grams": 125,
        "need": true,
        "role": "sweetener",
        "does": [
          "boiled",
          "melted"
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
        "part": "spice",
        "foods": "ground-ginger cinnamon",
        "grams": 2.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "oats",
        "foods": "oats",
        "grams": 325,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "raisin dried-apricot date ~nut ~peanut ~seed",
        "grams": 75,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "chopped if large",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and line a 20 cm square tin. Melt the {butter}, {sugar} and {syrup} in a large saucepan over low heat, stirring until the {sugar} no longer feels gritty; do not let it boil.",
      "Off the heat, stir in the {oats} until every flake is coated.[ Stir in the {fruit}.][ Season with the {spice}.][ Stir in the {salt}.]",
      "Tip into the tin and press down firmly with the back of a spoon, right into the corners.",
      "Bake for 22–26 minutes, until golden at the edges and still soft in the middle. Mark into 12 bars while hot, cool completely in the tin for about 45 minutes, then cut through."
    ],
    "note": "Bake to soft for chewy bars; 5 minutes longer makes them crisp."
  },
  {
    "id": "seven-layer-bars",
    "title": "Seven-layer bars",
    "summary": "A buttery biscuit base under {chocolate}, toasted {coconut} and caramelised {milk}.",
    "kitchen": "American",
    "course": "bake",
    "contradicts": "egg cream-cheese lime gelatine flour double-cream",
    "serves": 16,
    "minutes": 120,
    "handsOn": 15,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 115,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted",
        "once": true
      },
      {
        "part": "biscuits",
        "foods": "biscuit graham-cracker ~biscuit",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "crushed to fine crumbs",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "chocolate",
        "foods": "chocolate-chips dark-chocolate milk-chocolate ~chocolate",
        "grams": 170,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "prep": "chopped if in a bar",
        "knife": true,
        "once": true
      },
      {
        "part": "second",
        "foods": "sweets white-chocolate peanut-butter-chips ~chocolate",
        "grams": 150,
        "role": "body",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "prep": "chopped if in a bar",
        "knife": true,
        "once": true
      },
      {
        "part": "coconut",
        "foods": "coconut",
        "grams": 100,
        "need": true,
        "role": "body",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "once": true
      },
      {
        "part": "nuts",
        "foods": "pecan walnut almond ~nut ~peanut",
        "grams": 100,
        "role": "body",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "milk",
        "foods": "condensed-milk ~condensed",
        "grams": 397,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and line a 23 × 33 cm tin with baking paper, leaving an overhang. Mix the {biscuits}[, {salt}] and {butter} until like wet sand and press firmly over the base.",
      "Scatter over the {chocolate}[, then the {second}], then the {coconut}.[ Finish with the {nuts} and press everything down lightly.]",
      "Pour the {milk} evenly over the whole surface, right to the edges; it is what glues the layers.",
      "Bake for 25–28 minutes, until bubbling at the edges and deep golden on top. Cool in the tin for at least 75 minutes, until firm, then lift out and cut into 16."
    ],
    "note": "Cut them cold: warm bars fall apart, and 30 minutes in the fridge gives clean edges."
  },
  {
    "id": "shortbread",
    "title": "Shortbread",
    "summary": "Crisp, melting, deeply buttery fingers of pale gold shortbread.",
    "kitchen": "Scottish",
    "course": "bake",
    "contradicts": "egg yeast milk oats baking-powder cocoa-powder apple golden-syrup",
    "serves": 12,
    "minutes": 75,
    "handsOn": 15,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "baked"
        ],
        "prep": "soft but cool",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar icing-sugar ~sugar",
        "grams": 100,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 250,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "semolina",
        "foods": "semolina rice-flour cornflour",
        "grams": 50,
        "role": "base",
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
        "part": "zest",
        "foods": "lemon orange ~citrus_sour",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "finely grated"
      },
      {
        "part": "topping",
        "foods": "sugar brown-sugar ~sugar",
        "grams": 10,
        "role": "finish",
        "does": [
          "baked",
          "scattered-at-end"
        ],
        "prep": "for the top",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {160 C} and line a 20 cm square tin. Beat the {butter} and {sugar} with a wooden spoon just until creamy; it should not turn fluffy.[ Beat in the zest of the {zest}.]",
      "Work in the {flour}[, then the {semolina}][, then the {salt}] until the crumbs begin to clump, then squeeze together with your hands and stop.",
      "Press evenly into the tin, smooth with the back of a spoon, prick all over with a fork right through to the base and mark into 12 fingers. Chill for 15 minutes.",
      "Bake for 38–42 minutes, until pale gold all over and firm at the edges.[ Dust at once with the {topping}.] Cut along the marks while hot, then cool in the tin."
    ],
    "note": "Handle it as little as pastry and bake it low and slow; colour is the enemy."
  },
  {
    "id": "chocolate-chip-cookies",
    "title": "Chocolate chip cookies",
    "summary": "Crisp-edged, chewy-hearted cookies with puddles of {chocolate}.",
    "kitchen": "American",
    "course": "bake",
    "contradicts": "yeast milk oats peanut-butter cream-cheese banana",
    "serves": 8,
    "minutes": 70,
    "handsOn": 20,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 150,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "softened",
        "once": true
      },
      {
        "part": "brown",
        "foods": "brown-sugar ~sugar sugar",
        "grams": 125,
        "need": true,
        "role": "sweetener",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "white",
        "foods": "sugar ~sugar",
        "grams": 75,
        "need": true,
        "role": "sweetener",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 225,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "leaven",
        "foods": "bicarbonate-of-soda baking-powder",
        "grams": 2.5,
        "role": "leaven",
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
        "part": "chocolate",
        "foods": "dark-chocolate chocolate-chips milk-chocolate ~chocolate",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "chopped into pea-sized pieces",
        "knife": true,
        "once": true
      },
      {
        "part": "flakes",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "once": true
      }
    ],
    "method": [
      "Beat the {butter}, {brown} and {white} for 2 minutes, until creamy and a shade paler. Beat in the {egg} until smooth.[ Beat in the {vanilla}.]",
      "Stir in the {flour}[, {leaven}][, {salt}] and {chocolate} just until no dry {flour} shows. Chill for 30 minutes while the oven heats to {190 C}.",
      "Roll into 16 balls of about 50 g and set them well apart on two lined baking trays.[ Press a few {flakes} on each.]",
      "Bake for 10–12 minutes, until golden at the rim and pale and puffy in the middle. Rap the trays on the worktop, leave for 5 minutes to firm, then move to a rack."
    ]
  },
  {
    "id": "oat-and-raisin-cookies",
    "title": "Oat and raisin cookies",
    "summary": "Chewy, buttery {one oats} cookies with crisp brown edges.",
    "kitchen": "American",
    "course": "bake",
    "contradicts": "golden-syrup yeast apple peanut-butter milk",
    "serves": 8,
    "minutes": 45,
    "handsOn": 20,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 115,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "softened",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar sugar",
        "grams": 130,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 100,
        "need": true,
        "role": "base",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "bicarbonate-of-soda baking-powder",
        "grams": 2.5,
        "role": "leaven",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon mixed-spice",
        "grams": 2.5,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "oats",
        "foods": "oats",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "kneaded",
          "fried"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "raisin sultana dried-cranberry chocolate-chips walnut",
        "grams": 100,
        "role": "body",
        "does": [
          "kneaded",
          "fried"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and line two baking trays. Beat the {butter} and {sugar} for 3 minutes, until creamy, then beat in the {egg}.[ Beat in the {vanilla}.]",
      "Stir in the {flour}[, {leaven}][, {cinnamon}][, {salt}] and {oats} to a stiff dough.[ Stir in the {fruit}.] Leave for 10 minutes, so the oats drink up some moisture.",
      "Drop 16 heaped tablespoons on the trays, well apart, and flatten each a little with wet fingers.",
      "Bake for 12–14 minutes, until golden at the edges and still soft in the centre. Leave on the tray for 5 minutes, then cool on a rack."
    ],
    "note": "{{oats}} give more chew; fine oats make a neater, cakier cookie."
  },
  {
    "id": "peanut-butter-cookies",
    "title": "Peanut butter cookies",
    "summary": "Sandy, salty-sweet peanut cookies with a criss-cross top.",
    "kitchen": "American",
    "course": "bake",
    "contradicts": "soy-sauce coconut-milk yeast biscuit banana",
    "serves": 8,
    "minutes": 40,
    "handsOn": 20,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 100,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "softened",
        "once": true
      },
      {
        "part": "peanut",
        "foods": "peanut-butter almond-butter",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "brown",
        "foods": "brown-sugar ~sugar sugar",
        "grams": 100,
        "need": true,
        "role": "sweetener",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "white",
        "foods": "sugar ~sugar",
        "grams": 75,
        "need": true,
        "role": "sweetener",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "need": true,
        "role": "binder",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 160,
        "need": true,
        "role": "base",
        "does": [
          "kneaded"
        ]
      },
      {
        "part": "leaven",
        "foods": "bicarbonate-of-soda baking-powder",
        "grams": 2.5,
        "role": "leaven",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "nuts",
        "foods": "peanut chocolate-chips",
        "grams": 60,
        "role": "body",
        "does": [
          "kneaded",
          "fried"
        ],
        "prep": "roughly chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and line two baking trays. Beat the {butter}, {peanut}, {brown} and {white} for 2–3 minutes, until light, then beat in the {egg}.[ Beat in the {vanilla}.]",
      "Mix in the {flour}[ and {leaven}][ and {salt}] to make a soft dough.[ Work in the {nuts}.]",
      "Roll into 16 balls and set them apart on the trays. Press each with a fork dipped in {flour}, then again crosswise, to about 1 cm thick.",
      "Bake for 10–12 minutes, until set and just golden round the edges. Cool on the trays for 10 minutes; they are fragile until then."
    ],
    "note": "With an unsweetened natural {peanut}, stir the oil in well first and add 1 tbsp {brown}."
  },
  {
    "id": "ginger-biscuits",
    "title": "Ginger biscuits",
    "summary": "Crackled, snappy biscuits with a hot ginger kick.",
    "kitchen": "British",
    "course": "bake",
    "contradicts": "egg oats yeast soy-sauce carrot date",
    "serves": 12,
    "minutes": 45,
    "handsOn": 20,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "self-raising-flour flour ~flour",
        "grams": 225,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ground-ginger",
        "grams": 6,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon mixed-spice",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "bicarbonate-of-soda baking-powder",
        "grams": 7,
        "role": "leaven",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar brown-sugar ~sugar",
        "grams": 90,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 100,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cold and cubed",
        "once": true
      },
      {
        "part": "syrup",
        "foods": "golden-syrup treacle honey ~syrup ~honey",
        "grams": 100,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {190 C} and line two baking trays. Mix the {flour}, {ginger}[, {cinnamon}][, {leaven}][, {salt}] and {sugar} in a bowl.",
      "Rub in the {butter} with your fingertips until it looks like fine breadcrumbs. Warm the {syrup} until runny, stir it in with a knife and bring together to a stiff paste.",
      "Roll into 24 balls the size of a walnut, set them well apart on the trays and flatten each slightly.",
      "Bake for 12–15 minutes, until spread, cracked and deep golden. Cool on the trays for 10 minutes, then on a rack; they crisp as they cool."
    ],
    "note": "{ginger} fades in the jar: if yours has little smell, double it."
  },
  {
    "id": "scones",
    "title": "Scones",
    "summary": "Tall, tender scones with a golden top, best warm from the oven.",
    "kitchen": "British",
    "course": "bake",
    "contradicts": "yeast cheddar bacon cocoa-powder banana oats golden-syrup",
    "serves": 8,
    "minutes": 35,
    "handsOn": 20,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "self-raising-flour flour ~flour",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 5,
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
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 85,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cold and cubed",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 40,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "sultana raisin currant glace-cherry dried-cranberry",
        "grams": 75,
        "role": "body",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk buttermilk yogurt ~milk ~yogurt",
        "grams": 180,
        "need": true,
        "role": "liquid",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "kneaded"
        ]
      },
      {
        "part": "egg",
        "foods": "egg milk ~egg ~milk",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "to glaze",
        "once": true
      },
      {
        "part": "jam",
        "foods": "jam ~jam",
        "grams": 160,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "clotted-cream double-cream butter ~cream ~butter",
        "grams": 160,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C} with a baking tray inside. Rub the {butter} into the {flour}[, {leaven}][, {salt}] and {sugar} with your fingertips until it looks like breadcrumbs.[ Stir in the {fruit}.]",
      "Warm the {milk} until tepid.[ Sharpen it with a squeeze of {lemon}.] Pour it in all at once and cut through with a table knife until you have a soft, sticky, shaggy dough.",
      "Tip on to a floured surface, fold over on itself two or three times and pat out 3 cm thick. Stamp out 8 rounds without twisting, or cut into 8 squares.[ Brush just the tops with the {egg}.]",
      "Bake on the hot tray for 11–13 minutes, until well risen and golden. Cool for 10 minutes on a rack, then split.[ Spread with the {jam}.][ Top with the {cream}.]"
    ],
    "note": "Pat them thicker than seems right: thin dough makes thin scones."
  },
  {
    "id": "cheese-and-bacon-scones",
    "title": "Cheese and bacon scones",
    "summary": "Craggy, golden scones full of sharp {cheese} and crisp {bacon}.",
    "kitchen": "British",
    "course": "bake",
    "contradicts": "yeast ~pasta ~pasta_hollow ~pasta_fresh tortilla potato jam shortcrust-pastry",
    "serves": 8,
    "minutes": 45,
    "handsOn": 25,
    "kit": [
      "baking tray",
      "frying pan"
    ],
    "parts": [
      {
        "part": "bacon",
        "foods": "bacon pancetta ham ~bacon ~bacon_cubes",
        "grams": 120,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "flour",
        "foods": "self-raising-flour flour ~flour",
        "grams": 350,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 5,
        "role": "leaven",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "mustard",
        "foods": "mustard-powder mustard ~mustard",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cayenne",
        "foods": "cayenne paprika black-pepper ~spice_heat ~pepper_black",
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
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 75,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cold and cubed",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cheddar ~cheese_hard ~cheese_melt",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "coarsely grated"
      },
      {
        "part": "herbs",
        "foods": "chives spring-onion parsley ~spring_onion",
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
        "part": "milk",
        "foods": "milk buttermilk yogurt ~milk ~yogurt",
        "grams": 180,
        "need": true,
        "role": "liquid",
        "does": [
          "kneaded"
        ]
      }
    ],
    "method": [
      "Heat the oven to {220 C} with a baking tray inside. Fry the {bacon} in a dry pan over medium heat for 6–8 minutes, until browned and cooked through. Drain and cool.",
      "Rub the {butter} into the {flour}[ and {leaven}][ and {salt}] until it looks like breadcrumbs.[ Mix in the {mustard}.][ Mix in the {cayenne}.] Stir in the {bacon} and all but a handful of the {cheese}.[ Stir in the {herbs}.]",
      "Pour in nearly all the {milk} and cut through with a table knife to a soft, slightly sticky dough, adding the rest only if it is dry.",
      "Pat out 3 cm thick on a floured surface and stamp or cut into 8. Brush the tops with a little more {milk} or water and press on the {cheese} you kept.",
      "Bake on the hot tray for 14–16 minutes, until risen, golden and bubbling on top. Eat warm, split and buttered."
    ],
    "note": "Use the sharpest {cheese} you have; a mild one vanishes in the {flour}.",
    "safety": "Fry the {bacon} until cooked through before it goes into the dough."
  },
  {
    "id": "blueberry-muffins",
    "title": "Blueberry muffins",
    "summary": "Tender, golden muffins bursting with juicy {berries}.",
    "kitchen": "American",
    "course": "bake",
    "contradicts": "yeast gelatine meringue oats puff-pastry maple-syrup",
    "serves": 12,
    "minutes": 45,
    "handsOn": 15,
    "kit": [
      "muffin tin"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 250,
        "need": true,
        "role": "base",
        "does": [
          "whisked"
        ]
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 12,
        "role": "leaven",
        "does": [
          "whisked"
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
        "part": "sugar",
        "foods": "sugar brown-sugar ~sugar",
        "grams": 150,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk buttermilk yogurt ~milk ~yogurt",
        "grams": 180,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter vegetable-oil ~oil ~oil_finish ~butter",
        "grams": 100,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted and cooled if solid"
      },
      {
        "part": "lemon",
        "foods": "lemon orange ~citrus_sour",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "finely grated"
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "berries",
        "foods": "blueberry raspberry blackberry ~berry ~berry_sharp",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "fresh or still frozen",
        "once": true
      },
      {
        "part": "topping",
        "foods": "brown-sugar sugar ~sugar",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "for the tops",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {200 C} and line or {fat} a 12-hole muffin tin. Whisk the {flour}[, {leaven}][, {salt}] and {sugar} in a large bowl.",
      "Beat the {eggs} with the {milk} and {fat}.[ Add the zest of the {lemon}.][ Add the {vanilla}.] Pour on to the dry mixture and fold with about 12 strokes: lumps are right, dry {flour} is not.",
      "Fold in the {berries} in two or three turns. Spoon into the tin, filling each hole almost to the top.[ Sprinkle with the {topping}.]",
      "Bake for 20–23 minutes, until domed, golden and springy, and a skewer comes out free of batter. Cool for 5 minutes in the tin, then on a rack."
    ],
    "note": "Stop stirring early: every extra turn makes them tougher."
  },
  {
    "id": "american-buttermilk-biscuits",
    "title": "American buttermilk biscuits",
    "summary": "Tall, flaky, buttery biscuits that pull apart in layers.",
    "kitchen": "American",
    "course": "bread",
    "contradicts": "yeast egg clotted-cream jam sugar cheddar oats",
    "serves": 8,
    "minutes": 45,
    "handsOn": 20,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 300,
        "need": true,
        "role": "base",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 14,
        "role": "leaven",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "soda",
        "foods": "bicarbonate-of-soda",
        "grams": 2,
        "role": "leaven",
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
          "whisked"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 115,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "very cold, cubed",
        "once": true
      },
      {
        "part": "milk",
        "foods": "buttermilk yogurt milk ~yogurt ~milk",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "kneaded",
          "fried"
        ],
        "prep": "cold; add 1 tbsp lemon juice or vinegar to plain milk",
        "once": true
      },
      {
        "part": "honey",
        "foods": "honey maple-syrup ~honey ~syrup",
        "grams": 40,
        "role": "finish",
        "does": [
          "fried",
          "baked"
        ],
        "prep": "to serve",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C}. Put the {flour} in a large bowl[ and whisk in the {leaven}].[ Whisk in the {soda}.][ Whisk in the {salt}.] Rub in the {butter} until the pieces are flat flakes between the size of oats and peas.",
      "Pour in the {milk} and stir with a fork just until a rough, shaggy dough forms.",
      "Tip on to a floured surface and pat to a rectangle. Fold in three like a letter, turn and pat out; repeat twice more, ending 2.5 cm thick. Stamp straight down without twisting, or cut into 8 squares.",
      "Set the biscuits on a lined tray so that they just touch and chill for 10 minutes. Bake for 15–18 minutes, until tall and deep golden.[ Serve hot, drizzled with the {honey}.]"
    ],
    "note": "Everything cold and the oven hot: the {butter} should melt in the oven, not in your hands."
  },
  {
    "id": "soda-bread",
    "title": "Soda bread",
    "summary": "A craggy, nutty-tasting loaf with a thick crust, mixed in minutes.",
    "kitchen": "Irish",
    "course": "bread",
    "contradicts": "yeast cocoa-powder banana sugar ground-ginger date",
    "serves": 8,
    "minutes": 85,
    "handsOn": 10,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "wholemeal-flour flour ~flour",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ]
      },
      {
        "part": "white",
        "foods": "flour bread-flour wholemeal-flour ~flour",
        "grams": 225,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "soda",
        "foods": "bicarbonate-of-soda",
        "grams": 6,
        "need": true,
        "role": "leaven",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "sieved",
        "once": true
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
        "part": "oats",
        "foods": "oats ~seed",
        "grams": 30,
        "role": "body",
        "does": [
          "scattered-at-end",
          "chilled-set",
          "fried"
        ]
      },
      {
        "part": "milk",
        "foods": "buttermilk kefir yogurt milk ~yogurt ~milk",
        "grams": 410,
        "need": true,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "let yoghurt down with a third water; add 1½ tbsp lemon juice or vinegar to plain milk"
      },
      {
        "part": "treacle",
        "foods": "treacle honey ~honey",
        "grams": 20,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C} and {flour} a baking tray. Mix the {flour}, {white}[, {salt}] and {soda} very thoroughly in a wide bowl.[ Mix in most of the {oats}.]",
      "[Stir the {treacle} into the {milk}. ]Pour the {milk} into the {flour} all at once and turn with an open hand or a fork until it just comes together, soft and a little sticky. Do not knead.",
      "Tip on to {flour}, roll over once to tidy it and shape a round 4 cm high. Set on the tray and cut a cross almost to the base.[ Scatter over the rest of the {oats}.]",
      "Bake for 15 minutes, then turn down to {200 C} for 25–30 minutes, until brown all over and hollow-sounding when tapped underneath. Cool on a rack for 30 minutes before slicing."
    ]
  },
  {
    "id": "white-loaf",
    "title": "White loaf",
    "summary": "A tall, soft-crumbed white loaf with a golden crust.",
    "kitchen": "British",
    "course": "bread",
    "contradicts": "egg cinnamon passata mozzarella rosemary double-cream bicarbonate-of-soda",
    "serves": 10,
    "minutes": 220,
    "handsOn": 25,
    "kit": [
      "loaf tin"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "bread-flour flour ~flour",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "kneaded",
          "fried"
        ]
      },
      {
        "part": "yeast",
        "foods": "yeast",
        "grams": 7,
        "need": true,
        "role": "leaven",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar honey ~honey",
        "grams": 5,
        "role": "sweetener",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter olive-oil vegetable-oil ~oil ~oil_finish ~butter",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "soft",
        "once": true
      }
    ],
    "method": [
      "Mix the {flour} and {yeast} in a large bowl.[ Add the {salt} on the other side of the bowl.][ Add the {sugar}.] Pour in {320 ml} lukewarm water and mix to a rough dough.[ Work in the {butter}.]",
      "Knead for 10 minutes by hand, or 6 in a mixer, until smooth and elastic: a small piece should stretch thin enough to see light through. Cover and leave somewhere warm for 60–75 minutes, until doubled.",
      "Knock back, pat to a rectangle as wide as the tin, roll up tightly and pinch the seam shut. Set seam down in an oiled 900 g tin, cover and prove for 40–50 minutes, until 2–3 cm above the rim.",
      "Heat the oven to {220 C}. Dust the loaf with {flour} and bake for 30–35 minutes, until deep golden, hollow-sounding underneath and {95 c} in the middle. Cool on a rack for at least 40 minutes before slicing."
    ],
    "note": "Time bends to the kitchen: go by doubled in size, not by the clock."
  },
  {
    "id": "focaccia",
    "title": "Focaccia",
    "summary": "Airy, dimpled bread with a crisp, olive-oil-fried crust.",
    "kitchen": "Italian",
    "course": "bread",
    "contradicts": "egg milk sugar cinnamon mozzarella passata bicarbonate-of-soda",
    "serves": 8,
    "minutes": 205,
    "handsOn": 20,
    "kit": [
      "roasting tin"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "bread-flour flour ~flour",
        "grams": 500,
        "need": true,
        "role": "base",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "yeast",
        "foods": "yeast",
        "grams": 7,
        "need": true,
        "role": "leaven",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil ~oil",
        "grams": 80,
        "need": true,
        "role": "star",
        "does": [
          "kneaded",
          "scattered-at-end",
          "fried"
        ]
      },
      {
        "part": "herb",
        "foods": "rosemary thyme sage",
        "grams": 5,
        "role": "finish",
        "does": [
          "kneaded",
          "scattered-at-end"
        ],
        "prep": "leaves picked",
        "once": true
      },
      {
        "part": "topping",
        "foods": "olive cherry-tomato red-onion ~tomato ~onion",
        "grams": 100,
        "role": "finish",
        "does": [
          "kneaded",
          "scattered-at-end"
        ],
        "prep": "halved or sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "flakes",
        "foods": "salt ~salt",
        "grams": 4,
        "role": "finish",
        "does": [
          "kneaded",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Mix the {flour}, {yeast}[, {salt}] and {400 ml} lukewarm water with a third of the {oil} to a very wet dough. Cover and leave for 15 minutes.",
      "With wet hands, pull each side of the dough up and fold it over the middle; go round the bowl once. Repeat twice more at 15-minute intervals, then leave for 60 minutes, until doubled and bubbly.",
      "Pour another third of the {oil} into a 23 × 33 cm tin. Tip in the dough, turn it over in the oil, stretch gently towards the corners and leave for 45 minutes, until puffy.",
      "Heat the oven to {220 C}. Spoon the rest of the {oil} over the dough and press oiled fingers right down to the base, all over.[ Push in the {topping}.][ Scatter with the {herb}.][ Sprinkle with the {flakes}.]",
      "Bake for 23–26 minutes, until deep golden and crisp underneath. Lift on to a rack so that the base stays crisp, and eat warm."
    ],
    "note": "Mixed the night before with half the {yeast} and left in the fridge, it tastes better still."
  },
  {
    "id": "homemade-pizza",
    "title": "Homemade pizza",
    "summary": "Crisp-bottomed, chewy-rimmed pizza, made from scratch in an evening.",
    "kitchen": "Italian",
    "course": "main",
    "contradicts": "egg milk sugar cinnamon butter",
    "serves": 4,
    "minutes": 135,
    "handsOn": 30,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "bread-flour flour ~flour",
        "grams": 500,
        "need": true,
        "role": "base",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "yeast",
        "foods": "yeast",
        "grams": 7,
        "need": true,
        "role": "leaven",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 11,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "oil",
        "foods": "olive-oil vegetable-oil ~oil ~oil_finish",
        "grams": 28,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "tomato",
        "foods": "passata tinned-tomato mozzarella ~tomato_sieved ~tomato_tin ~cheese_melt",
        "grams": 240,
        "need": true,
        "role": "sauce",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "crushed smooth and seasoned with a pinch of salt"
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "mozzarella ~cheese_melt",
        "grams": 250,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "torn and drained on kitchen paper",
        "knife": true,
        "once": true
      },
      {
        "part": "herb",
        "foods": "basil dried-oregano",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Mix the {flour}, {yeast}[, {salt}] and {325 ml} lukewarm water to a rough dough.[ Work in half of the {oil}.] Knead for 8–10 minutes, until smooth and springy. Cover and leave for 60–75 minutes, until doubled.",
      "Cut into 4, roll into tight balls, cover and rest for 20 minutes. Put a heavy tray on the top shelf and heat the oven to {250 C}, or as hot as it goes.",
      "[Stir the {garlic} into the {tomato}. ]Press each ball out from the middle with your fingertips, leaving a rim, and stretch over your knuckles to 25 cm. Lay on floured baking paper.",
      "[Spread each base thinly with the {tomato}. ][Dot with the {cheese}. ][Trickle over the rest of the {oil}. ]Slide on to the hot tray, paper and all, and bake one or two at a time for 8–10 minutes, until the rim is blistered brown and the base crisp.",
      "[Scatter with the {herb}. ]Eat at once, while the rim crackles."
    ],
    "note": "Stretch, never roll: the pin pushes out the gas that makes the rim."
  },
  {
    "id": "yoghurt-flatbreads",
    "title": "Yoghurt flatbreads",
    "summary": "Soft, blistered flatbreads from the frying pan, ready in half an hour.",
    "kitchen": "Middle Eastern",
    "course": "bread",
    "contradicts": "yeast egg sugar bicarbonate-of-soda cocoa-powder buttermilk",
    "serves": 4,
    "minutes": 35,
    "handsOn": 25,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "self-raising-flour flour ~flour",
        "grams": 250,
        "need": true,
        "role": "base",
        "does": [
          "kneaded"
        ]
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 5,
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
        "part": "yoghurt",
        "foods": "yogurt greek-yogurt ~yogurt",
        "grams": 210,
        "need": true,
        "role": "star",
        "does": [
          "kneaded",
          "fried"
        ],
        "once": true
      },
      {
        "part": "seeds",
        "foods": "nigella-seed cumin sesame-seed",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "butter ghee olive-oil ~butter ~oil",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "garlic",
        "foods": "garlic ~garlic",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "herb",
        "foods": "coriander parsley chives",
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
      "Mix the {flour}[, {leaven}][, {salt}] and {yoghurt} to a soft dough, adding a splash of water if dry.[ Work in the {seeds}.] Knead for just 1 minute, cover and rest for 10 minutes.",
      "[Warm the {fat} gently in a small pan. ][Stir the {garlic} into the warm {fat} for 30 seconds, until it smells sweet, and take off the heat. ]Cut the dough into 4 and roll or pat each out on {flour} to 5 mm thick.",
      "Set a heavy, dry frying pan over high heat. Cook each flatbread for 2 minutes, until puffed with dark blisters underneath, then turn and cook for 1–2 minutes more.",
      "[Brush each one with the {fat} as it leaves the pan. ][Scatter with the {herb}. ]Keep warm and soft in a clean cloth."
    ]
  },
  {
    "id": "soft-dinner-rolls",
    "title": "Soft dinner rolls",
    "summary": "Pillowy, buttery pull-apart rolls with soft sides.",
    "kitchen": "American",
    "course": "bread",
    "contradicts": "cinnamon olive-oil passata icing-sugar jam bicarbonate-of-soda",
    "serves": 12,
    "minutes": 180,
    "handsOn": 30,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "bread-flour flour ~flour",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "kneaded",
          "fried"
        ],
        "once": true
      },
      {
        "part": "yeast",
        "foods": "yeast",
        "grams": 7,
        "need": true,
        "role": "leaven",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 30,
        "role": "sweetener",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 9,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk_plant ~milk",
        "grams": 270,
        "need": true,
        "role": "liquid",
        "does": [
          "kneaded"
        ],
        "prep": "lukewarm",
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "role": "binder",
        "does": [
          "kneaded"
        ],
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
        ],
        "prep": "soft",
        "once": true
      },
      {
        "part": "glaze",
        "foods": "butter milk ~butter ~milk",
        "grams": 25,
        "role": "finish",
        "does": [
          "fried",
          "baked",
          "scattered-at-end"
        ],
        "prep": "melted, to glaze"
      },
      {
        "part": "seeds",
        "foods": "sesame-seed poppy-seed",
        "grams": 9,
        "role": "finish",
        "does": [
          "fried",
          "baked",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Mix the {flour}, {yeast}[, {sugar}][, {salt}] and lukewarm {milk} to a rough dough.[ Work in the {egg}.] Knead for 5 minutes, then work in the {butter} bit by bit and knead for 6–8 minutes more, until silky.",
      "Cover and leave somewhere warm for 60–75 minutes, until doubled.",
      "Cut into 12 pieces of about 75 g, roll each under a cupped hand to a tight ball and set in rows in a buttered 23 × 33 cm tin. Cover and prove for 40–45 minutes, until puffy and touching.",
      "Heat the oven to {190 C}.[ Brush the rolls with half of the {glaze}.][ Sprinkle with the {seeds}.] Bake for 20–23 minutes, until golden and {90 c} in the middle.[ Brush with the rest of the {glaze}.] Cool for 10 minutes and pull apart warm."
    ],
    "note": "The dough should feel a little too sticky; adding {flour} is what makes rolls heavy."
  },
  {
    "id": "cinnamon-buns",
    "title": "Cinnamon buns",
    "summary": "Soft, buttery spirals with a sticky {cinnamon} heart.",
    "kitchen": "American",
    "course": "bake",
    "contradicts": "apple filo-pastry olive-oil mozzarella banana jam",
    "serves": 12,
    "minutes": 195,
    "handsOn": 40,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "bread-flour flour ~flour",
        "grams": 500,
        "need": true,
        "role": "base",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "yeast",
        "foods": "yeast",
        "grams": 7,
        "need": true,
        "role": "leaven",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 60,
        "need": true,
        "role": "sweetener",
        "does": [
          "kneaded"
        ],
        "prep": "for the dough",
        "once": true
      },
      {
        "part": "cardamom",
        "foods": "cardamom",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 6,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk_plant ~milk",
        "grams": 250,
        "need": true,
        "role": "liquid",
        "does": [
          "kneaded"
        ],
        "prep": "lukewarm",
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "role": "binder",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 75,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "soft, for the dough",
        "once": true
      },
      {
        "part": "filling",
        "foods": "butter ~butter",
        "grams": 100,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "very soft, for the filling",
        "once": true
      },
      {
        "part": "brown",
        "foods": "brown-sugar ~sugar sugar",
        "grams": 150,
        "need": true,
        "role": "sweetener",
        "does": [
          "fried",
          "whisked"
        ],
        "prep": "for the filling",
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon",
        "grams": 15,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "icing",
        "foods": "icing-sugar",
        "grams": 120,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cream-cheese mascarpone",
        "grams": 80,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "once": true
      }
    ],
    "method": [
      "Mix the {flour}, {yeast}, {sugar}[, {cardamom}][, {salt}] and lukewarm {milk} to a rough dough.[ Work in the {egg}.] Knead for 5 minutes, work in the {butter} bit by bit, and knead for 6–8 minutes more, until silky. Cover and leave somewhere warm for 60–75 minutes, until doubled.",
      "Beat the soft {filling} with the {brown} and {cinnamon} to a paste. Roll the dough out on a floured surface to 30 × 45 cm and spread the paste right to the edges.",
      "Roll up tightly from a long side and cut into 12 with a sharp knife or a length of thread. Set cut side up in a lined 23 × 33 cm tin, cover and prove for 40–45 minutes, until puffy and touching.",
      "Heat the oven to {180 C}. Bake for 24–27 minutes, until golden and {90 c} in the middle, and cool for 15 minutes.",
      "[Beat the {icing} with the {cheese} until smooth and spread it over the warm buns. ]Serve warm, pulled apart."
    ],
    "note": "The middles are done at 90 °C; any longer and the {sugar} dries out."
  },
  {
    "id": "american-pancakes",
    "title": "American pancakes",
    "summary": "Thick, fluffy, golden pancakes, hot from the pan.",
    "kitchen": "American",
    "course": "breakfast",
    "contradicts": "yeast cocoa-powder cheddar spinach cream-cheese lemon",
    "serves": 4,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "frying pan",
      "whisk"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ]
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 12,
        "role": "leaven",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar honey ~honey",
        "grams": 25,
        "role": "sweetener",
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
        "part": "milk",
        "foods": "milk buttermilk ~milk_plant ~milk",
        "grams": 240,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter vegetable-oil ~oil ~oil_finish ~butter",
        "grams": 40,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted if solid"
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "berries",
        "foods": "blueberry raspberry strawberry banana ~berry",
        "grams": 150,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced if large",
        "knife": true,
        "once": true
      },
      {
        "part": "syrup",
        "foods": "maple-syrup honey golden-syrup ~syrup ~honey",
        "grams": 80,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Whisk the {flour}[ and {leaven}][ and {sugar}][ and {salt}] in a large bowl until no lumps show.",
      "Beat the {eggs} into the {milk}[ with the {vanilla}][ and half of the {butter}], pour on to the {flour} and whisk briefly to a thick, still lumpy batter. Rest for 5 minutes.",
      "Heat a large frying pan over medium heat[ and brush it with a little of the remaining {butter}]. Drop in 3-tablespoon puddles of batter, well apart.",
      "Cook for 2–3 minutes, until bubbles break on top and the edges look dry, then turn and cook for 1–2 minutes, until golden and springy. Keep warm in a {100 C} oven while you cook the rest, about 12 in all.",
      "Stack on warm plates.[ Scatter over the {berries}.][ Pour over the {syrup}.]"
    ],
    "note": "Do not flatten them after turning: it presses the air out."
  },
  {
    "id": "crepes",
    "title": "Crêpes",
    "summary": "Thin, lacy-edged crêpes folded hot from the pan.",
    "kitchen": "French",
    "course": "sweet",
    "contradicts": "baking-powder yeast cherry maple-syrup double-cream bread",
    "serves": 4,
    "minutes": 60,
    "handsOn": 30,
    "kit": [
      "frying pan",
      "whisk"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour buckwheat-flour ~flour",
        "grams": 125,
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
        "grams": 1,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk_plant ~milk",
        "grams": 310,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked"
        ]
      },
      {
        "part": "butter",
        "foods": "butter vegetable-oil ~oil ~oil_finish ~butter",
        "grams": 40,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted if solid"
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "to serve",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon orange ~citrus_sour",
        "grams": 60,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cut into wedges",
        "knife": true,
        "once": true
      },
      {
        "part": "spread",
        "foods": "chocolate-spread ~jam dulce-de-leche ~condensed",
        "grams": 80,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Whisk the {eggs} into the {flour}[ and {salt}] with a splash of the {milk} to a smooth, thick paste, then whisk in the rest of the {milk} and half of the {butter}. Rest for 30 minutes; the batter should be like single cream.",
      "Heat a 24 cm frying pan over medium-high heat and wipe it with a little of the remaining {butter}. Pour in a small ladleful (about {50 ml}) and swirl at once to a thin, even film.",
      "Cook for about 1 minute, until the edges lift and the underside is lacy gold. Turn and cook for 30 seconds. Repeat to make about 10, buttering the pan now and then and stacking them on a warm plate.",
      "[Sprinkle with the {sugar}. ][Squeeze over the {lemon}. ][Spread a few with the {spread}. ]Fold into quarters and eat hot."
    ],
    "note": "The first one is the cook's: it tells you how hot the pan is."
  },
  {
    "id": "waffles",
    "title": "Waffles",
    "summary": "Crisp, deep-golden waffles with light, airy middles.",
    "kitchen": "American",
    "course": "breakfast",
    "contradicts": "cocoa-powder oats yeast cream-cheese blue-cheese",
    "serves": 4,
    "minutes": 40,
    "handsOn": 30,
    "kit": [],
    "parts": [
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ]
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 12,
        "role": "leaven",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 25,
        "role": "sweetener",
        "does": [
          "whisked"
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
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "binder",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "separated",
        "once": true
      },
      {
        "part": "milk",
        "foods": "buttermilk milk ~milk",
        "grams": 400,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter vegetable-oil ~oil ~oil_finish ~butter",
        "grams": 110,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted and cooled if solid"
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "strawberry blueberry banana ~berry ~berry_sharp",
        "grams": 200,
        "role": "finish",
        "does": [
          "baked",
          "simmered",
          "scattered-at-end"
        ],
        "prep": "sliced if large",
        "knife": true,
        "once": true
      },
      {
        "part": "syrup",
        "foods": "maple-syrup honey golden-syrup ~syrup ~honey",
        "grams": 80,
        "role": "finish",
        "does": [
          "baked",
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the waffle iron. Whisk the {flour}[ and {leaven}][ and {sugar}][ and {salt}] in a large bowl until no lumps show.",
      "Separate the {eggs}. Whisk the yolks with the {milk}[, {vanilla}] and {butter}, pour on to the {flour} and stir just until no dry patches remain.",
      "Whisk the whites to soft peaks and fold them in gently, leaving a few white flecks.",
      "Brush the hot iron with a little oil or {butter}. Ladle in enough batter to cover, close, and cook for 4–5 minutes, until deep golden and the steam has nearly stopped.",
      "Keep warm on a rack in a {100 C} oven while you cook the rest.[ Top with the {fruit}.][ Pour over the {syrup}.]"
    ]
  },
  {
    "id": "yorkshire-puddings",
    "title": "Yorkshire puddings",
    "summary": "Tall, crisp, hollow puddings made for catching gravy.",
    "kitchen": "British",
    "course": "side",
    "contradicts": "baking-powder sugar yeast lemon maple-syrup vanilla",
    "serves": 4,
    "minutes": 65,
    "handsOn": 15,
    "kit": [
      "muffin tin",
      "whisk"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 140,
        "need": true,
        "role": "base",
        "does": [
          "whisked"
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
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 220,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 205,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "dripping vegetable-oil ~oil ~oil_finish lard goose-fat",
        "grams": 50,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      }
    ],
    "method": [
      "Beat the {eggs} into the {flour}[ and {salt}] until smooth, then whisk in the {milk} little by little until there are no lumps. Rest for at least 30 minutes, and pour into a jug.",
      "Heat the oven to {230 C}. Divide the {fat} between 8 holes of a muffin tin and heat in the oven for 10 minutes, until it shimmers and just smokes.",
      "Working fast, pour the batter into the hot {fat}, filling each hole just over half full: it should sizzle at once. Close the door.",
      "Bake for 20–25 minutes without opening the door, until tall, crisp and deep brown. Serve straight away."
    ],
    "note": "Room-temperature batter into smoking fat: that is the whole secret.",
    "safety": "The fat is dangerously hot: pull the shelf out level and pour from a jug, away from you."
  },
  {
    "id": "cornbread",
    "title": "Cornbread",
    "summary": "Golden, crumbly cornbread with a crisp, buttery crust.",
    "kitchen": "American",
    "course": "bread",
    "contradicts": "yeast parmesan mushroom ground-almonds tortilla",
    "serves": 8,
    "minutes": 45,
    "handsOn": 15,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter vegetable-oil ~oil ~oil_finish bacon-fat ~butter",
        "grams": 80,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "cornmeal",
        "foods": "polenta",
        "grams": 160,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 125,
        "need": true,
        "role": "base",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 12,
        "role": "leaven",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "soda",
        "foods": "bicarbonate-of-soda",
        "grams": 2,
        "role": "leaven",
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
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar honey ~sugar ~honey",
        "grams": 30,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "binder",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "buttermilk milk yogurt ~milk ~yogurt",
        "grams": 280,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "corn",
        "foods": "sweetcorn",
        "grams": 120,
        "role": "body",
        "does": [
          "whisked",
          "chilled-set",
          "fried"
        ],
        "prep": "drained",
        "once": true
      },
      {
        "part": "chilli",
        "foods": "jalapeno chilli spring-onion ~chilli ~spring_onion",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "whisked",
          "chilled-set"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {220 C} with a 25 cm ovenproof frying pan inside. Whisk the {cornmeal}[, {leaven}][, {soda}][, {salt}][, {sugar}] and {flour} in a large bowl.",
      "Melt the {butter} if it is solid. Beat the {eggs} with the {milk} and three-quarters of the {butter}, and stir into the dry mixture just until combined.[ Stir in the {corn}.][ Stir in the {chilli}.]",
      "Take out the hot pan, swirl the rest of the {butter} round it and pour in the batter: it should sizzle.",
      "Bake for 20–24 minutes, until golden, pulling from the sides and clean on a skewer. Rest for 10 minutes and cut into wedges."
    ],
    "note": "The hot pan makes the crust; in a cold tin it will be soft-sided but good."
  },
  {
    "id": "baked-cheesecake",
    "title": "Baked cheesecake",
    "summary": "Dense, silky, gently tangy cheesecake on a buttery biscuit base.",
    "kitchen": "American",
    "course": "sweet",
    "contradicts": "gelatine carrot sponge-finger bagel smoked-salmon condensed-milk",
    "serves": 12,
    "minutes": 405,
    "handsOn": 25,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "biscuits",
        "foods": "biscuit graham-cracker ~biscuit",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "baked"
        ],
        "prep": "crushed to fine crumbs",
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 90,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted",
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cream-cheese",
        "grams": 750,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "baked"
        ],
        "prep": "at room temperature",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 200,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "starch",
        "foods": "cornflour flour ~flour",
        "grams": 25,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 220,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "prep": "at room temperature",
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream double-cream greek-yogurt creme-fraiche ~sour_cream ~cream ~yogurt",
        "grams": 200,
        "role": "body",
        "does": [
          "whisked",
          "baked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon orange ~citrus_sour",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "finely grated"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C}. Mix the {biscuits} with the {butter}[ and the {salt}], press firmly over the base of a lined 23 cm springform tin and bake for 10 minutes. Turn the oven down to {160 C}.",
      "Beat the {cheese} and {sugar} on low speed until just smooth.[ Beat in the {starch}.] Beat in the {eggs} one at a time, scraping the bowl and whipping in as little air as you can.[ Stir in the {cream}.][ Stir in the {vanilla}.][ Stir in the zest of the {lemon}.]",
      "Pour over the base, tap out the bubbles and bake for 50–60 minutes, until the outer 5 cm is set and the middle still wobbles like jelly ({66 c}).",
      "Turn off the oven, prop the door ajar and leave the cheesecake inside for 1 hour. Run a knife round the edge, cool to room temperature and chill for at least 4 hours before cutting."
    ],
    "note": "Cold {cheese} makes lumps: take it out 2 hours ahead."
  },
  {
    "id": "no-bake-cheesecake",
    "title": "No-bake cheesecake",
    "summary": "Cool, creamy vanilla cheesecake on a crunchy biscuit base.",
    "kitchen": "British",
    "course": "sweet",
    "contradicts": "egg gelatine sponge-finger carrot bagel condensed-milk",
    "serves": 10,
    "minutes": 395,
    "handsOn": 25,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "biscuits",
        "foods": "biscuit graham-cracker ~biscuit",
        "grams": 250,
        "need": true,
        "role": "base",
        "does": [
          "chilled-set"
        ],
        "prep": "crushed to fine crumbs",
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 110,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "cheese",
        "foods": "cream-cheese mascarpone",
        "grams": 560,
        "need": true,
        "role": "star",
        "does": [
          "whisked"
        ],
        "prep": "drained of liquid"
      },
      {
        "part": "sugar",
        "foods": "icing-sugar sugar ~sugar",
        "grams": 100,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "zest finely grated, 1 tbsp juice"
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 300,
        "need": true,
        "role": "body",
        "does": [
          "whisked"
        ],
        "prep": "cold",
        "once": true
      },
      {
        "part": "fruit",
        "foods": "strawberry raspberry blueberry cherry ~berry ~berry_sharp ~stone",
        "grams": 300,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced if large",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Mix the {biscuits} with the {butter}[ and the {salt}], press firmly over the base of a lined 23 cm springform tin and chill for 30 minutes.",
      "Beat the {cheese} and {sugar} until smooth.[ Beat in the {vanilla}.][ Beat in the zest and juice of the {lemon}.]",
      "Whip the {cream} until it holds firm peaks, then fold it into the {cheese} with a large spoon: the mixture should be thick enough to hold a swirl.",
      "Spread over the base, right to the edges, and chill for at least 5½ hours or overnight.",
      "Run a warm knife round the edge and unclip the tin.[ Pile the {fruit} on top.] Cut with a hot, dry knife."
    ]
  },
  {
    "id": "tiramisu",
    "title": "Tiramisu",
    "summary": "Coffee-soaked sponge under clouds of sweet {mascarpone}.",
    "kitchen": "Italian",
    "course": "sweet",
    "contradicts": "custard jam gelatine biscuit banana",
    "serves": 8,
    "minutes": 290,
    "handsOn": 35,
    "kit": [
      "baking dish"
    ],
    "parts": [
      {
        "part": "coffee",
        "foods": "coffee",
        "grams": 300,
        "need": true,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cold"
      },
      {
        "part": "alcohol",
        "foods": "marsala rum coffee-liqueur brandy amaretto ~wine",
        "grams": 45,
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
        "role": "body",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "separated",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 100,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "mascarpone",
        "foods": "mascarpone",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "whisked"
        ],
        "prep": "drained of liquid"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "biscuits",
        "foods": "sponge-finger",
        "grams": 225,
        "need": true,
        "role": "base",
        "does": [
          "whisked"
        ]
      },
      {
        "part": "cocoa",
        "foods": "cocoa-powder dark-chocolate ~cocoa ~chocolate",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "sifted, or chocolate finely grated",
        "once": true
      }
    ],
    "method": [
      "Put the cold {coffee} in a shallow bowl[ and stir in the {alcohol}].",
      "Separate the {eggs}. Whisk the yolks with the {sugar} for 5 minutes, until thick, pale and mousse-like, then beat in the {mascarpone} until smooth.",
      "Whisk the whites[ with the {salt}] to soft peaks and fold them into the {mascarpone} cream in three goes.",
      "Dip half of the {biscuits} in the {coffee}, one at a time, for a second a side, and line a 20 × 30 cm dish. Spread over half of the cream. Repeat with the rest of the {biscuits} and cream.",
      "[Dust thickly with the {cocoa}. ]Cover and chill for at least 4 hours, better overnight, and serve cold in squares."
    ],
    "note": "One second a side: a soaked biscuit makes a puddle by tomorrow.",
    "safety": "The {{eggs}} are raw: use pasteurised or lion-stamped eggs, keep it chilled and eat within 2 days."
  },
  {
    "id": "panna-cotta",
    "title": "Panna cotta",
    "summary": "Silky, barely set cream with a tender wobble.",
    "kitchen": "Italian",
    "course": "sweet",
    "contradicts": "egg biscuit cream-cheese sponge-finger custard cherry",
    "serves": 6,
    "minutes": 270,
    "handsOn": 20,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "gelatine",
        "foods": "gelatine",
        "grams": 6,
        "need": true,
        "role": "binder",
        "does": [
          "whisked",
          "scattered-at-end",
          "soaked"
        ]
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "steamed",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk buttermilk double-cream ~milk ~cream",
        "grams": 200,
        "need": true,
        "role": "liquid",
        "does": [
          "boiled",
          "steamed",
          "whisked"
        ]
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar honey ~honey",
        "grams": 75,
        "need": true,
        "role": "sweetener",
        "does": [
          "boiled",
          "steamed",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla-pod vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "boiled",
          "steamed",
          "whisked"
        ],
        "prep": "pod split and scraped, or 1 tsp paste or extract",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "boiled",
          "steamed",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "raspberry strawberry blueberry peach ~berry ~berry_sharp ~stone",
        "grams": 200,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "sliced if large",
        "knife": true
      },
      {
        "part": "fruitsugar",
        "foods": "icing-sugar sugar ~sugar",
        "grams": 15,
        "role": "finish",
        "does": [
          "dressed"
        ],
        "prep": "for the fruit",
        "once": true
      }
    ],
    "method": [
      "Soak the {gelatine} in cold water for 5 minutes if in leaves, or sprinkle over 3 tbsp of the cold {milk} if powdered.",
      "Heat the {cream}, the {milk} and the {sugar} in a saucepan over low heat until steaming but not boiling[, with the {vanilla}][ and the {salt}]. Take off the heat and leave for 10 minutes to infuse.",
      "Squeeze the water from any leaves and stir the {gelatine} into the hot cream for a full minute, until dissolved. Strain into a jug, leave until barely warm, stir and pour into six moulds. Chill for at least 4 hours, until just set.",
      "[Toss the {fruit} with the {fruitsugar} and leave for 10 minutes, until juicy. ]Dip the moulds in hot water for 3 seconds and turn out, or serve in the glasses.[ Spoon over the {fruit}.]"
    ]
  },
  {
    "id": "creme-brulee",
    "title": "Crème brûlée",
    "summary": "Cold, silky custard beneath a crackling burnt-{sugar} lid.",
    "kitchen": "French",
    "course": "sweet",
    "contradicts": "flour self-raising-flour gelatine bread butter cream-cheese chocolate milk",
    "serves": 6,
    "minutes": 245,
    "handsOn": 25,
    "kit": [
      "roasting tin"
    ],
    "parts": [
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 550,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "steamed",
          "whisked"
        ]
      },
      {
        "part": "vanilla",
        "foods": "vanilla-pod vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "steamed",
          "whisked"
        ],
        "prep": "pod split and scraped, or 1 tsp paste or extract",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 108,
        "need": true,
        "role": "binder",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 75,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "crust",
        "foods": "brown-sugar sugar ~sugar",
        "grams": 60,
        "need": true,
        "role": "finish",
        "does": [
          "grilled",
          "melted",
          "scattered-at-end"
        ],
        "prep": "for the crust",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {150 C}. Warm the {cream} until steaming[, with the {vanilla}], and leave off the heat for 10 minutes.",
      "Separate the {eggs} and stir the yolks with the {sugar}[ and {salt}] until smooth, without frothing. Pour on the hot {cream} slowly, stirring, then strain into a jug and skim off any bubbles.",
      "Set six ramekins in a deep roasting tin, fill with the custard and pour hot water into the tin to half their height. Bake for 30–38 minutes, until set at the edge with a slight wobble in the middle (78–{80 c}).",
      "Lift out, cool to room temperature, then chill for at least 2½ hours.",
      "Scatter the tops evenly with the {crust} and melt with a blowtorch, or close under a fiercely hot grill for 2–3 minutes, until amber. Wait 5 minutes for the crust to harden and serve."
    ],
    "safety": "Molten {sugar} burns badly: let the crust set before anyone touches it."
  },
  {
    "id": "creme-caramel",
    "title": "Crème caramel",
    "summary": "Trembling vanilla-pale custard in a pool of bittersweet caramel.",
    "kitchen": "French",
    "course": "sweet",
    "contradicts": "flour self-raising-flour butter gelatine bread rice cornflour oats yeast",
    "serves": 6,
    "minutes": 330,
    "handsOn": 30,
    "kit": [
      "roasting tin",
      "saucepan"
    ],
    "parts": [
      {
        "part": "caramel",
        "foods": "sugar ~sugar",
        "grams": 150,
        "need": true,
        "role": "sauce",
        "does": [
          "boiled",
          "melted"
        ],
        "prep": "for the caramel",
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 620,
        "need": true,
        "role": "star",
        "does": [
          "steamed"
        ]
      },
      {
        "part": "vanilla",
        "foods": "vanilla-pod vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "steamed"
        ],
        "prep": "pod split and scraped, or 1 tsp paste or extract",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 220,
        "need": true,
        "role": "binder",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 60,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "for the custard",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {150 C} and warm six ramekins in it. Melt the {caramel} in {60 ml} water in a heavy pan over low heat, then boil without stirring for 6–8 minutes, to deep amber. Pour into the ramekins at once and tilt to coat the bases.",
      "Heat the {milk} until steaming[, with the {vanilla}]. Stir the {eggs} with the {sugar}[ and {salt}] until smooth but not frothy, then pour on the hot {milk}, stirring. Strain into a jug and skim.",
      "Set the ramekins in a deep roasting tin, fill with the custard and pour hot water into the tin to half their height. Bake for 30–40 minutes, until just set with a faint wobble (80–{82 c}).",
      "Lift out, cool, and chill for at least 4 hours or overnight, so that the caramel melts to a sauce. Loosen the edges with a knife and turn out on to plates with a rim."
    ],
    "note": "Take the caramel darker than seems polite: pale caramel is only sweet.",
    "safety": "Hot caramel burns badly: use dry cloths and keep children away."
  },
  {
    "id": "baked-rice-pudding",
    "title": "Baked rice pudding",
    "summary": "Slow-baked, creamy {rice} under a golden skin.",
    "kitchen": "British",
    "course": "sweet",
    "contradicts": "onion stock-cube parmesan cardamom saffron soy-sauce coconut-milk white-wine",
    "serves": 4,
    "minutes": 140,
    "handsOn": 10,
    "kit": [
      "oven"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "rice",
        "foods": "pudding-rice risotto-rice sushi-rice ~rice_white ~rice_risotto",
        "grams": 110,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "rinsed",
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk_plant ~milk",
        "grams": 1030,
        "need": true,
        "role": "body",
        "does": [
          "baked",
          "simmered"
        ]
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 60,
        "need": true,
        "role": "sweetener",
        "does": [
          "baked",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla vanilla-pod bay-leaf cinnamon-stick ~vanilla ~bay",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "baked",
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
          "baked",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "nutmeg",
        "foods": "nutmeg cinnamon",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream evaporated-milk ~cream ~cream_thin ~milk",
        "grams": 100,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "jam",
        "foods": "jam ~jam",
        "grams": 80,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "to serve",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {160 C}.[ Rub the dish with a little of the {butter}.] Bring the {milk} and {sugar} just to a simmer[ with the {vanilla}][ and the {salt}].",
      "Put the {rice} in a 1.5 litre ovenproof dish, pour on the hot {milk} and stir well.[ Dot with the rest of the {butter}.][ Grate over the {nutmeg}.]",
      "Bake for 30 minutes and stir, for 30 minutes more and stir again, then for 45–60 minutes undisturbed, until a brown skin has formed and the pudding underneath is creamy and still loose.",
      "[Lift the skin at one side and stir in the {cream}. ]Rest for 10 minutes; it thickens as it stands.[ Serve with the {jam}.]"
    ],
    "note": "Take it out looser than you want it; it thickens by half as it cools."
  },
  {
    "id": "bread-and-butter-pudding",
    "title": "Bread and butter pudding",
    "summary": "Crisp-tipped, buttery {bread} over soft, just-set custard.",
    "kitchen": "British",
    "course": "sweet",
    "contradicts": "cheddar bacon sausage avocado tomato ham maple-syrup beef-mince",
    "serves": 6,
    "minutes": 90,
    "handsOn": 20,
    "kit": [
      "oven"
    ],
    "parts": [
      {
        "part": "bread",
        "foods": "bread brioche ~bread ~roll",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "a day old"
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 60,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "soft"
      },
      {
        "part": "marmalade",
        "foods": "marmalade jam ~jam",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "baked"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "sultana raisin currant dark-chocolate ~chocolate",
        "grams": 80,
        "role": "body",
        "does": [
          "baked"
        ],
        "prep": "chopped if large",
        "knife": true,
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 165,
        "need": true,
        "role": "binder",
        "does": [
          "whisked",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 50,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 360,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream milk ~cream ~cream_thin ~milk",
        "grams": 150,
        "role": "liquid",
        "does": [
          "whisked",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "whisked",
          "soaked"
        ],
        "once": true
      },
      {
        "part": "nutmeg",
        "foods": "nutmeg cinnamon mixed-spice",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "baked",
          "scattered-at-end"
        ],
        "prep": "grated",
        "once": true
      },
      {
        "part": "topping",
        "foods": "brown-sugar ~sugar",
        "grams": 15,
        "role": "finish",
        "does": [
          "baked",
          "scattered-at-end"
        ],
        "prep": "for the top",
        "once": true
      }
    ],
    "method": [
      "{butter} a 1.5 litre ovenproof dish with a little of the {butter} and spread the rest over the {bread}.[ Spread with the {marmalade} too.] Cut into triangles and arrange in the dish, points up and overlapping.[ Tuck the {fruit} between the slices.]",
      "Whisk the {eggs} with the {sugar}[, {vanilla}][, {salt}] and {milk}.[ Whisk in the {cream}.] Pour over the {bread}, press the slices under and leave to soak for 30 minutes.",
      "Heat the oven to {180 C}.[ Grate or dust over the {nutmeg}.][ Scatter with the {topping}.]",
      "Bake for 32–38 minutes, until puffed and golden with crisp tips, and just set in the middle ({75 c}). Rest for 5 minutes before serving."
    ],
    "note": "The soak matters more than the bake: dry {bread} in the middle cannot be mended later."
  },
  {
    "id": "sticky-toffee-pudding",
    "title": "Sticky toffee pudding",
    "summary": "Dark, soft {dates} sponge with a deep toffee flavour.",
    "kitchen": "British",
    "course": "sweet",
    "contradicts": "oats yeast couscous lamb bacon cocoa-powder filo-pastry",
    "serves": 8,
    "minutes": 70,
    "handsOn": 30,
    "kit": [
      "oven",
      "saucepan"
    ],
    "parts": [
      {
        "part": "dates",
        "foods": "date",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "whisked",
          "mashed"
        ],
        "prep": "stoned and finely chopped",
        "knife": true
      },
      {
        "part": "soda",
        "foods": "bicarbonate-of-soda",
        "grams": 5,
        "role": "leaven",
        "does": [
          "boiled",
          "mashed"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 85,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "softened"
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar",
        "grams": 140,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "treacle",
        "foods": "treacle golden-syrup ~syrup",
        "grams": 40,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "self-raising-flour flour ~flour",
        "grams": 175,
        "need": true,
        "role": "base",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 4,
        "role": "leaven",
        "does": [
          "whisked"
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
        "prep": "half for the sponge, half for the sauce"
      },
      {
        "part": "saucesugar",
        "foods": "brown-sugar ~sugar",
        "grams": 150,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "for the sauce",
        "once": true
      },
      {
        "part": "saucebutter",
        "foods": "butter ~butter",
        "grams": 75,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "for the sauce",
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream evaporated-milk ~cream ~milk",
        "grams": 250,
        "role": "sauce",
        "does": [
          "simmered",
          "whisked"
        ]
      }
    ],
    "method": [
      "Heat the oven to {180 C} and {butter} a 20 cm square dish. Pour {200 ml} boiling water over the {dates}.[ Stir in the {soda}, which will froth.] Leave for 15 minutes and mash lightly with a fork.",
      "Beat the {butter} and {sugar} for 3 minutes, until creamy, then beat in the {eggs}.[ Beat in the {treacle}.][ Beat in the {vanilla}.] Fold in the {flour}[ with the {leaven}][ and half of the {salt}], then the {dates} and their liquid, to a loose batter.",
      "Pour into the dish and bake for 32–36 minutes, until springy and a skewer comes out clean.",
      "[Meanwhile simmer the {saucesugar}, {saucebutter} and {cream} for 4–5 minutes, stirring, until glossy and thick enough to coat a spoon. ][Season the {cream} sauce with the rest of the {salt}. ][Prick the hot pudding, pour over a third of the {cream} sauce and leave for 5 minutes. ]Cut the pudding into squares and serve hot.[ Pass the rest of the {cream} sauce.]"
    ],
    "note": "Soak the sponge with sauce while hot; cold sponge only wears it."
  },
  {
    "id": "apple-crumble",
    "title": "Apple crumble",
    "summary": "Hot, soft {apples} under a buttery, craggy golden crust.",
    "kitchen": "British",
    "course": "sweet",
    "contradicts": "egg puff-pastry shortcrust-pastry filo-pastry pork yeast milk",
    "serves": 6,
    "minutes": 75,
    "handsOn": 25,
    "kit": [
      "oven"
    ],
    "parts": [
      {
        "part": "apples",
        "foods": "apple cooking-apple ~pome",
        "grams": 900,
        "need": true,
        "role": "star",
        "does": [
          "baked",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "peeled, cored and cut into 2 cm chunks",
        "knife": true,
        "once": true
      },
      {
        "part": "berries",
        "foods": "blackberry raspberry ~berry ~berry_sharp",
        "grams": 150,
        "role": "body",
        "does": [
          "baked",
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar brown-sugar ~sugar",
        "grams": 50,
        "need": true,
        "role": "sweetener",
        "does": [
          "baked",
          "scattered-at-end",
          "dressed"
        ],
        "prep": "for the fruit; 80 g with sharp cooking apples",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "baked",
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon mixed-spice",
        "grams": 2.5,
        "role": "seasoning",
        "does": [
          "baked",
          "scattered-at-end",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 175,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter margarine ~butter",
        "grams": 110,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cold and cubed",
        "once": true
      },
      {
        "part": "crunch",
        "foods": "brown-sugar ~sugar sugar",
        "grams": 90,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "for the topping",
        "once": true
      },
      {
        "part": "oats",
        "foods": "oats almond ~nut ~peanut",
        "grams": 50,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "nuts chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "serve",
        "foods": "custard double-cream ice-cream ~cream",
        "grams": 300,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {190 C}. Toss the {apples} with the {sugar}[, {cinnamon}] and 2 tbsp water in an ovenproof dish.[ Squeeze over the {lemon}.][ Scatter in the {berries}.]",
      "Rub the {butter} into the {flour}[ and {salt}] until it looks like coarse breadcrumbs, leaving some pea-sized lumps. Stir in the {crunch}[ and the {oats}].",
      "Squeeze a few handfuls of the mixture into clumps and scatter it all over the fruit without pressing down.",
      "Bake for 40–45 minutes, until deep golden with juice bubbling at the edges, and a knife meets no resistance in the fruit. Rest for 10 minutes.[ Serve with the {serve}.]"
    ],
    "note": "Chilling the crumble for 15 minutes makes it crunchier; it also freezes raw."
  },
  {
    "id": "apple-pie",
    "title": "Apple pie",
    "summary": "Flaky, golden double crust over soft {apples} in their own syrup.",
    "kitchen": "American",
    "course": "sweet",
    "contradicts": "oats filo-pastry puff-pastry yeast baking-powder pork",
    "serves": 8,
    "minutes": 155,
    "handsOn": 45,
    "kit": [
      "baking dish"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 350,
        "need": true,
        "role": "base",
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
        "part": "butter",
        "foods": "butter lard ~butter",
        "grams": 175,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cold and cubed",
        "once": true
      },
      {
        "part": "apples",
        "foods": "apple cooking-apple ~pome",
        "grams": 1000,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "dressed"
        ],
        "prep": "peeled, cored and sliced 5 mm thick",
        "knife": true,
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar brown-sugar ~sugar",
        "grams": 110,
        "need": true,
        "role": "sweetener",
        "does": [
          "boiled",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "starch",
        "foods": "cornflour flour ~flour",
        "grams": 18,
        "need": true,
        "role": "binder",
        "does": [
          "boiled",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon mixed-spice",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "boiled",
          "dressed"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "boiled",
          "dressed"
        ],
        "prep": "zest and juice"
      },
      {
        "part": "egg",
        "foods": "egg milk ~egg ~milk",
        "grams": 40,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "beaten, to glaze",
        "once": true
      },
      {
        "part": "topping",
        "foods": "brown-sugar sugar ~sugar",
        "grams": 10,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "serve",
        "foods": "ice-cream double-cream custard ~cream",
        "grams": 300,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "once": true
      }
    ],
    "method": [
      "Rub the {butter} into the {flour}[ and {salt}] until the largest pieces are like peas. Stir in {80 ml} ice-cold water with a knife, press together, divide in two, one piece slightly larger, flatten and chill for 30 minutes.",
      "Toss the {apples} with the {sugar}[, {cinnamon}] and {starch}.[ Add the zest and juice of the {lemon}.] Leave for 15 minutes, then drain off any pool of juice, boil it for 2 minutes to a syrup and stir it back in.",
      "Heat the oven to {200 C} with a baking tray inside. Roll out the larger piece of dough and line a 23 cm pie dish. Pile in the fruit, wet the rim, cover with the rest of the dough, crimp and cut four slits.[ Brush with the {egg}.][ Scatter with the {topping}.]",
      "Bake on the hot tray for 20 minutes, then at {180 C} for 35–40 minutes, until deep golden and thick juice bubbles through the slits. Cover with foil if it browns early.",
      "Cool for at least 30 minutes, so the juices set, and cut.[ Serve with the {serve}.]"
    ]
  },
  {
    "id": "tarte-tatin",
    "title": "Tarte tatin",
    "summary": "Buttery caramelised fruit on crisp pastry, turned out glossy.",
    "kitchen": "French",
    "course": "sweet",
    "contradicts": "oats filo-pastry breadcrumb raisin beef-mince cheddar egg",
    "serves": 6,
    "minutes": 85,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "apples",
        "foods": "apple pear ~pome",
        "grams": 1000,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "peeled, quartered and cored",
        "knife": true,
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 130,
        "need": true,
        "role": "sweetener",
        "does": [
          "fried",
          "baked",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 65,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cubed",
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
        "part": "flavour",
        "foods": "vanilla cinnamon ~vanilla",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "pastry",
        "foods": "puff-pastry shortcrust-pastry",
        "grams": 300,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "cold",
        "once": true
      },
      {
        "part": "serve",
        "foods": "creme-fraiche ice-cream double-cream ~sour_cream ~cream",
        "grams": 150,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {200 C}. Melt the {sugar} in a 24 cm ovenproof frying pan over medium heat with 2 tbsp water, then leave to boil, swirling but not stirring, for 5–7 minutes, until amber.",
      "Off the heat, stir in the {butter}; it will spit.[ Stir in the {salt}.][ Stir in the {flavour}.] Pack in the {apples} tightly, rounded side down, and cook over medium heat for 12–15 minutes, until the juices are thick and dark. Cool for 5 minutes.",
      "Roll out the {pastry} to a 27 cm round, lay it over and tuck the edge down inside the pan. Prick four or five holes for the steam.",
      "Bake for 30–35 minutes, until the pastry is crisp and deep golden and caramel bubbles round the rim.",
      "Leave for 10 minutes, put a rimmed plate over the pan and turn both over in one firm movement.[ Serve warm with the {serve}.]"
    ],
    "safety": "Turn it out with dry oven gloves over the sink; the handle and the caramel stay dangerously hot."
  },
  {
    "id": "lemon-tart",
    "title": "Lemon tart",
    "summary": "Sharp, silky {lemons} custard in crisp, buttery pastry.",
    "kitchen": "French",
    "course": "sweet",
    "contradicts": "self-raising-flour baking-powder biscuit condensed-milk meringue gelatine breadcrumb",
    "serves": 8,
    "minutes": 190,
    "handsOn": 45,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 200,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "icing",
        "foods": "icing-sugar sugar ~sugar",
        "grams": 40,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "for the pastry",
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
        "foods": "butter ~butter",
        "grams": 110,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cold and cubed",
        "once": true
      },
      {
        "part": "lemons",
        "foods": "lemon ~citrus_sour",
        "grams": 440,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ],
        "prep": "zest finely grated, 150 ml juice squeezed"
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 175,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "prep": "for the filling",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 275,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "prep": "for the filling",
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream ~cream ~cream_thin",
        "grams": 150,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "fried"
        ],
        "once": true
      },
      {
        "part": "serve",
        "foods": "creme-fraiche raspberry double-cream ~sour_cream ~berry ~cream",
        "grams": 150,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Rub the {butter} into the {flour}[, {salt}] and {icing} until like breadcrumbs. Stir in {30 ml} ice-cold water with a knife, press into a disc and chill for 30 minutes.",
      "Roll out thinly, line a 23 cm tart tin, leave the edge overhanging and chill for 15 minutes more. Heat the oven to {190 C}. Line with baking paper, weigh it down and bake for 15 minutes; lift out the paper and bake for 8–10 minutes, until dry and golden. Trim the edge.",
      "Turn the oven down to {150 C}. Whisk the {eggs} gently with the {sugar} and {cream}, then stir in the juice and zest of the {lemons}. Skim off the froth.",
      "Put the tart case on the oven shelf, pour in the filling to the brim and bake for 25–32 minutes, until set at the edge with a wobble in the middle ({70 c}).",
      "Cool in the tin for at least 1 hour.[ Serve with the {serve}.]"
    ]
  },
  {
    "id": "key-lime-pie",
    "title": "Key lime pie",
    "summary": "Tart, creamy {one limes} filling in a crunchy, buttery biscuit crust.",
    "kitchen": "American",
    "course": "sweet",
    "contradicts": "flour coriander cream-cheese gelatine banana coconut",
    "serves": 8,
    "minutes": 270,
    "handsOn": 30,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "biscuits",
        "foods": "biscuit graham-cracker ~biscuit",
        "grams": 225,
        "need": true,
        "role": "base",
        "does": [
          "baked",
          "toasted"
        ],
        "prep": "crushed to fine crumbs",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "baked",
          "toasted"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 110,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 72,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "limes",
        "foods": "lime lemon ~citrus_sour",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ],
        "prep": "zest finely grated, 130 ml juice squeezed"
      },
      {
        "part": "milk",
        "foods": "condensed-milk ~condensed",
        "grams": 397,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "fried"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 250,
        "role": "finish",
        "does": [
          "whisked"
        ]
      },
      {
        "part": "icing",
        "foods": "icing-sugar sugar ~sugar",
        "grams": 15,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C}. Mix the {biscuits} with the {butter}[ and the {salt}], press over the base and sides of a 23 cm tart tin and bake for 10 minutes, until it smells toasted.",
      "Separate the {eggs} and whisk the yolks with most of the zest of the {limes} for 2 minutes, until pale. Whisk in the {milk} for 3 minutes, then the juice: it thickens as you stir.",
      "Pour into the warm crust and bake for 15–17 minutes, until set with a slight wobble in the middle ({74 c}) and not coloured. Cool for 30 minutes, then chill for at least 3 hours.",
      "[Stir the {icing} into the {cream}. ][Whip the {cream} to soft peaks and spread it over the pie. ]Scatter with the zest you kept and serve cold."
    ]
  },
  {
    "id": "pumpkin-pie",
    "title": "Pumpkin pie",
    "summary": "Smooth, warmly coloured {pumpkin} custard in crisp pastry.",
    "kitchen": "American",
    "course": "sweet",
    "contradicts": "stock-cube sage onion curry-powder coconut-milk yeast parmesan",
    "serves": 8,
    "minutes": 285,
    "handsOn": 35,
    "kit": [
      "baking dish"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 200,
        "need": true,
        "role": "base",
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
          "simmered",
          "whisked"
        ],
        "prep": "half for the pastry, half for the filling"
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 100,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cold and cubed",
        "once": true
      },
      {
        "part": "pumpkin",
        "foods": "pumpkin-puree pumpkin butternut-squash ~squash",
        "grams": 425,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "or fresh, steamed, drained and mashed smooth, weighed cooked",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar maple-syrup sugar ~syrup",
        "grams": 150,
        "need": true,
        "role": "sweetener",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 165,
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
        "foods": "evaporated-milk double-cream single-cream ~milk ~cream ~cream_thin",
        "grams": 300,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon mixed-spice",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "ginger",
        "foods": "ground-ginger",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "nutmeg",
        "foods": "nutmeg clove allspice",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "serve",
        "foods": "double-cream ice-cream ~cream",
        "grams": 200,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "prep": "whipped",
        "once": true
      }
    ],
    "method": [
      "Rub the {butter} into the {flour}[ and half of the {salt}], stir in {45 ml} ice-cold water with a knife and press together. Chill for 30 minutes, roll out, line a 23 cm deep pie dish and chill for 15 minutes more.",
      "Heat the oven to {190 C}. Line the pastry with baking paper, weigh it down and bake for 18 minutes; lift out the paper and bake for 8 minutes, until dry and pale gold. Turn down to {170 C}.",
      "Cook the {pumpkin} and {sugar} in a saucepan over medium heat for 5 minutes, stirring, until glossy and thick.[ Stir in the {cinnamon}.][ Stir in the {ginger}.][ Stir in the {nutmeg}.][ Season with the rest of the {salt}.] Off the heat, whisk in the {milk}, then the {eggs}.",
      "Pour into the case and bake for 45–55 minutes, until the edge is puffed and the middle wobbles gently ({80 c}).",
      "Cool for at least 2 hours, until set.[ Serve with the {serve}.]"
    ],
    "note": "Cooking the purée first drives off the tinned taste and keeps the base crisp.",
    "safety": "Keep it in the fridge once cold, and eat within 4 days."
  },
  {
    "id": "pecan-pie",
    "title": "Pecan pie",
    "summary": "Toasted nuts in sticky, buttery caramel custard, in crisp pastry.",
    "kitchen": "American",
    "course": "sweet",
    "contradicts": "oats yeast filo-pastry carrot banana baking-powder breadcrumb",
    "serves": 10,
    "minutes": 230,
    "handsOn": 35,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 200,
        "need": true,
        "role": "base",
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
          "whisked"
        ],
        "prep": "half for the pastry, half for the filling"
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 100,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cold and cubed, for the pastry",
        "once": true
      },
      {
        "part": "nuts",
        "foods": "pecan walnut",
        "grams": 225,
        "need": true,
        "role": "star",
        "does": [
          "baked",
          "toasted",
          "scattered-at-end"
        ]
      },
      {
        "part": "melted",
        "foods": "butter ~butter",
        "grams": 75,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "for the filling",
        "once": true
      },
      {
        "part": "syrup",
        "foods": "golden-syrup maple-syrup corn-syrup ~syrup",
        "grams": 225,
        "need": true,
        "role": "sweetener",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar sugar",
        "grams": 125,
        "need": true,
        "role": "sweetener",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 165,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "bourbon",
        "foods": "bourbon rum",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "serve",
        "foods": "double-cream ice-cream creme-fraiche ~cream ~sour_cream",
        "grams": 200,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Rub the {butter} into the {flour}[ and half of the {salt}], stir in {45 ml} ice-cold water with a knife and press together. Chill for 30 minutes, roll out, line a 23 cm tart tin and chill for 15 minutes more.",
      "Heat the oven to {190 C} and toast the {nuts} on a tray for 7 minutes. Line the pastry with baking paper, weigh it down and bake for 15 minutes; lift out the paper and bake for 6 minutes. Turn down to {180 C}.",
      "Melt the {melted} with the {syrup} and {sugar} over low heat until smooth, and cool for 5 minutes. Whisk in the {eggs}.[ Whisk in the {vanilla}.][ Whisk in the {bourbon}.][ Season with the rest of the {salt}.]",
      "Chop half of the {nuts} and scatter in the case, pour over the filling and arrange the rest on top. Bake for 35–42 minutes, until puffed at the edge with a slight wobble in the middle ({92 c}); cover with foil if it darkens.",
      "Cool for at least 1½ hours before cutting.[ Serve with the {serve}.]"
    ]
  },
  {
    "id": "treacle-tart",
    "title": "Treacle tart",
    "summary": "Sticky golden-syrup filling with a soft crumb, in crisp pastry.",
    "kitchen": "British",
    "course": "sweet",
    "contradicts": "oats baking-powder yeast pecan ham chicken apple",
    "serves": 8,
    "minutes": 145,
    "handsOn": 30,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 200,
        "need": true,
        "role": "base",
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
        "prep": "half for the pastry, half for the filling"
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 100,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cold and cubed",
        "once": true
      },
      {
        "part": "syrup",
        "foods": "golden-syrup ~syrup",
        "grams": 425,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 60,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "zest finely grated, juice squeezed"
      },
      {
        "part": "ginger",
        "foods": "ground-ginger",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "crumbs",
        "foods": "breadcrumb bread ~crumbs ~bread",
        "grams": 140,
        "need": true,
        "role": "body",
        "does": [
          "fried"
        ],
        "prep": "bread whizzed or grated to crumbs",
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream ~cream ~cream_thin",
        "grams": 60,
        "role": "body",
        "does": [
          "whisked",
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
          "whisked"
        ],
        "prep": "beaten",
        "once": true
      },
      {
        "part": "serve",
        "foods": "clotted-cream ice-cream custard double-cream ~cream",
        "grams": 160,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Rub the {butter} into the {flour}[ and half of the {salt}], stir in {45 ml} ice-cold water with a knife and press together. Chill for 30 minutes, roll out thinly, line a 23 cm tart tin and chill again while the oven heats to {190 C}, with a baking tray inside.",
      "Warm the {syrup} in a saucepan until runny, and take off the heat.[ Stir in the zest and juice of the {lemon}.][ Stir in the {ginger}.][ Season with the rest of the {salt}.] Stir in the {crumbs} and leave for 10 minutes to swell.",
      "[Stir in the {cream}. ][Beat in the {egg}. ]Pour the filling into the pastry and level it.",
      "Bake on the hot tray for 15 minutes, then at {170 C} for 25–30 minutes, until golden and just set. Cool for at least 30 minutes: it is molten at first.[ Serve warm with the {serve}.]"
    ],
    "safety": "The syrup filling holds its heat: do not serve it straight from the oven."
  },
  {
    "id": "cherry-clafoutis",
    "title": "Cherry clafoutis",
    "summary": "Juicy fruit baked in a tender, golden-edged custard batter.",
    "kitchen": "French",
    "course": "sweet",
    "contradicts": "baking-powder yeast oats puff-pastry gelatine cocoa-powder maple-syrup",
    "serves": 6,
    "minutes": 65,
    "handsOn": 15,
    "kit": [
      "oven",
      "whisk"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "dusting",
        "foods": "sugar ~sugar",
        "grams": 15,
        "role": "sweetener",
        "does": [
          "baked",
          "chilled-set"
        ],
        "prep": "for the dish",
        "once": true
      },
      {
        "part": "fruit",
        "foods": "cherry plum apricot ~stone",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "baked",
          "chilled-set"
        ],
        "prep": "stoned, larger fruit halved or quartered",
        "knife": true,
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 165,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 80,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 70,
        "need": true,
        "role": "base",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 200,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream creme-fraiche single-cream milk ~cream ~sour_cream ~cream_thin ~milk",
        "grams": 100,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flavour",
        "foods": "vanilla kirsch almond-extract ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "almond extract by the drop",
        "once": true
      },
      {
        "part": "icing",
        "foods": "icing-sugar",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C}. Set out a 25 cm ovenproof dish.[ Rub it with the {butter}.][ Dust it with the {dusting}.] Spread the {fruit} over it in one layer.",
      "Whisk the {eggs} and {sugar} until frothy, then whisk in the {flour}[ and {salt}] until smooth. Whisk in the {milk} and the {cream}.[ Stir in the {flavour}.]",
      "Pour the batter gently over the fruit and bake for 35–40 minutes, until puffed, golden and just set, with a slight wobble in the middle.",
      "Leave for 10 minutes; it will sink, as it should.[ Dust with the {icing}.] Eat warm."
    ],
    "note": "Let the batter stand for 15 minutes if you can: it bakes smoother."
  },
  {
    "id": "eton-mess",
    "title": "Eton mess",
    "summary": "Ripe {fruit}, billowing cream and shards of crisp meringue.",
    "kitchen": "British",
    "course": "sweet",
    "contradicts": "sponge-finger custard biscuit gelatine cream-cheese oats",
    "serves": 4,
    "minutes": 25,
    "handsOn": 20,
    "kit": [
      "whisk"
    ],
    "parts": [
      {
        "part": "fruit",
        "foods": "strawberry raspberry ~berry ~berry_sharp",
        "grams": 450,
        "need": true,
        "role": "star",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "hulled and quartered if large",
        "knife": true
      },
      {
        "part": "sugar",
        "foods": "icing-sugar sugar ~sugar",
        "grams": 30,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon balsamic-vinegar ~citrus_sour",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 350,
        "need": true,
        "role": "body",
        "does": [
          "whisked"
        ],
        "prep": "cold",
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "meringues",
        "foods": "meringue",
        "grams": 90,
        "need": true,
        "role": "body",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "mint",
        "foods": "mint basil",
        "grams": 3,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Crush a third of the {fruit} to a rough sauce with a fork[ and the {sugar}].[ Sharpen it with a little {lemon}.] Stir in the rest and leave for 10 minutes, until juicy.",
      "Whip the {cream}[ with the {vanilla}] until it only just holds soft peaks; it stiffens further as you fold.",
      "Break the {meringues} into the cream in bite-sized pieces, add two-thirds of the fruit and fold two or three times, so that it stays streaky.",
      "Spoon into glasses and top with the rest of the fruit and its juice.[ Scatter with the {mint}.] Eat at once."
    ],
    "note": "Assemble at the last minute: ten minutes on, the meringue starts to weep."
  },
  {
    "id": "pavlova",
    "title": "Pavlova",
    "summary": "Crisp-shelled meringue with a marshmallow heart, cream and fresh fruit.",
    "kitchen": "Australian",
    "course": "sweet",
    "contradicts": "flour self-raising-flour butter gelatine biscuit milk bread",
    "serves": 8,
    "minutes": 230,
    "handsOn": 30,
    "kit": [
      "whisk",
      "baking tray"
    ],
    "parts": [
      {
        "part": "eggs",
        "foods": "egg egg-white ~egg",
        "grams": 140,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "baked"
        ],
        "prep": "at room temperature",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 225,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "starch",
        "foods": "cornflour",
        "grams": 6,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vinegar",
        "foods": "white-wine-vinegar lemon-juice apple-cider-vinegar ~citrus_juice",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 300,
        "need": true,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "strawberry ~berry ~berry_sharp kiwi mango",
        "grams": 300,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end",
          "baked"
        ],
        "prep": "sliced if large",
        "knife": true,
        "once": true
      },
      {
        "part": "passion",
        "foods": "passion-fruit lemon-curd",
        "grams": 60,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "halved, pulp scooped out",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {150 C} and draw a 22 cm circle on baking paper. Separate the {eggs} if whole and whisk the whites[ with the {salt}] in a spotless bowl to soft peaks.",
      "Whisk in the {sugar} a spoonful at a time, for 7–8 minutes in all, until stiff and glossy, with no grit between your fingers.[ Fold in the {starch}.][ Fold in the {vinegar}.][ Fold in the {vanilla}.]",
      "Heap inside the circle, 5 cm high with a dip in the middle. Put in the oven, turn it down at once to {120 C} and bake for 80–90 minutes, until crisp outside and lifting from the paper.",
      "Turn off the oven and leave the meringue inside, door shut, until cold, about 90 minutes.",
      "Whip the {cream} to soft peaks and pile into the dip. Top with the {fruit}[ and spoon over the {passion}], and serve within the hour."
    ],
    "note": "A cold oven overnight is the best place to cool it: sudden cold air makes cracks."
  },
  {
    "id": "meringues",
    "title": "Meringues",
    "summary": "Crisp, pale, feather-light meringues with a chewy heart.",
    "kitchen": "French",
    "course": "sweet",
    "contradicts": "flour self-raising-flour butter milk bread mascarpone rice oats",
    "serves": 8,
    "minutes": 195,
    "handsOn": 20,
    "kit": [
      "whisk",
      "baking tray"
    ],
    "parts": [
      {
        "part": "eggs",
        "foods": "egg egg-white ~egg",
        "grams": 140,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "baked"
        ],
        "prep": "at room temperature",
        "once": true
      },
      {
        "part": "acid",
        "foods": "cream-of-tartar lemon-juice white-wine-vinegar ~citrus_juice",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 240,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "nuts",
        "foods": "almond hazelnut pistachio",
        "grams": 20,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "chopped if whole",
        "knife": true,
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 200,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "prep": "to serve",
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {110 C} and line two baking trays. Separate the {eggs} if whole, without a trace of yolk, and whisk the whites[ with the {acid}] in a spotless bowl to soft peaks.",
      "Whisk in the {sugar} a tablespoon at a time, letting each dissolve, for 8–10 minutes in all, until very stiff and glossy with no grit between your fingers.",
      "Fix the paper down with dabs of the mixture and spoon out 16 mounds, a little apart.[ Scatter with the {nuts}.]",
      "Bake for 90 minutes, until crisp, pale and lifting easily from the paper. Turn off the oven and leave them inside for 1 hour to dry.",
      "[Whip the {cream} and sandwich the meringues in pairs. ]Serve within the hour once filled; unfilled, they keep for 2 weeks in a tin."
    ]
  },
  {
    "id": "trifle",
    "title": "Trifle",
    "summary": "Soaked sponge, juicy fruit, cool custard and soft whipped cream in layers.",
    "kitchen": "British",
    "course": "sweet",
    "contradicts": "mascarpone coffee cream-cheese biscuit banana",
    "serves": 8,
    "minutes": 175,
    "handsOn": 30,
    "kit": [
      "whisk"
    ],
    "parts": [
      {
        "part": "sponge",
        "foods": "sponge-finger cake ~cake",
        "grams": 175,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "jam",
        "foods": "jam ~jam",
        "grams": 80,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "sherry",
        "foods": "sherry marsala orange-juice ~wine",
        "grams": 75,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "raspberry strawberry ~berry ~berry_sharp tinned-fruit",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced if large, drained if tinned",
        "knife": true
      },
      {
        "part": "custard",
        "foods": "custard custard-powder",
        "grams": 500,
        "need": true,
        "role": "body",
        "does": [
          "chilled-set"
        ],
        "prep": "cold; if from powder, made up thick with milk",
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 300,
        "need": true,
        "role": "finish",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "icing-sugar sugar ~sugar",
        "grams": 15,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "almonds",
        "foods": "almond pistachio dark-chocolate ~chocolate",
        "grams": 25,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "almonds toasted golden in a dry pan; chocolate grated",
        "once": true
      }
    ],
    "method": [
      "[Split the {sponge} and sandwich with the {jam}. ]Cut the {sponge} into chunks and pack them into the base of a 2 litre glass bowl.[ Spoon over the {sherry}.]",
      "Keep back a few of the {fruit} for the top, crush a third of the rest and tip it all over the sponge. Leave for 15 minutes, so the juice soaks in.",
      "Spoon over the {custard}, level it and chill for at least 1 hour, until firm enough to hold a layer.",
      "Whip the {cream}[ with the {sugar}] to floppy peaks and spread over the custard. Chill for 1 hour more.",
      "Top with the fruit you kept[ and the {almonds}] just before serving."
    ],
    "note": "Better the next day, with the cream added on the day."
  },
  {
    "id": "chocolate-mousse",
    "title": "Chocolate mousse",
    "summary": "Light, dark, intensely chocolatey mousse, set cold in the glass.",
    "kitchen": "French",
    "course": "sweet",
    "contradicts": "flour self-raising-flour gelatine oats biscuit condensed-milk yeast",
    "serves": 6,
    "minutes": 215,
    "handsOn": 25,
    "kit": [],
    "parts": [
      {
        "part": "chocolate",
        "foods": "dark-chocolate ~chocolate",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "melted"
        ],
        "prep": "broken up"
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 25,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "coffee",
        "foods": "coffee rum brandy orange-liqueur",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "simmered",
          "melted"
        ],
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 275,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "simmered"
        ],
        "prep": "separated, at room temperature",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 40,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream creme-fraiche ~cream ~sour_cream",
        "grams": 120,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "to serve",
        "once": true
      }
    ],
    "method": [
      "Melt the {chocolate}[ with the {butter}] in a large bowl over barely simmering water, stirring until smooth.[ Stir in the {coffee}.] Cool for 10 minutes, until just warm to a fingertip.",
      "Separate the {eggs} and beat the yolks into the {chocolate} one after another; it will thicken and shine.",
      "Whisk the whites[ with the {salt}] to soft peaks.[ Whisk in the {sugar} until glossy.] Beat a quarter of the whites hard into the {chocolate} to loosen it, then fold in the rest gently, until no white shows.",
      "Spoon into six glasses and chill for at least 3 hours.[ Top with the {cream}, softly whipped.]"
    ],
    "note": "If the {chocolate} seizes when the yolks go in, beat in 2 tbsp hot water.",
    "safety": "The {{eggs}} are raw: use pasteurised or lion-stamped eggs, keep it chilled and eat within 2 days."
  },
  {
    "id": "chocolate-truffles",
    "title": "Chocolate truffles",
    "summary": "Melting {chocolate} truffles with a {chocolate} finish.",
    "kitchen": "French",
    "course": "sweet",
    "contradicts": "egg flour self-raising-flour oats gelatine biscuit banana",
    "serves": 10,
    "minutes": 220,
    "handsOn": 35,
    "kit": [],
    "parts": [
      {
        "part": "chocolate",
        "foods": "dark-chocolate milk-chocolate ~chocolate",
        "grams": 250,
        "need": true,
        "role": "star",
        "does": [
          "boiled"
        ],
        "prep": "very finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 180,
        "need": true,
        "role": "body",
        "does": [
          "boiled",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 30,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "soft",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "boiled",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "spirit",
        "foods": "rum brandy orange-liqueur coffee-liqueur whisky",
        "grams": 20,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "coating",
        "foods": "cocoa-powder ~nut ~peanut coconut ~cocoa",
        "grams": 40,
        "need": true,
        "role": "finish",
        "does": [
          "chilled-set"
        ],
        "prep": "nuts toasted and finely chopped",
        "knife": true
      }
    ],
    "method": [
      "Put the {chocolate} in a heatproof bowl. Bring the {cream} just to the boil[ with the {salt}], pour it over, leave for 2 minutes, then stir slowly from the middle outwards until smooth and shining.",
      "[Stir in the {butter}. ][Stir in the {spirit}. ]Cover and chill the mixture for 2½–3 hours, until firm enough to scoop.",
      "Scoop out heaped teaspoons, about 30, and roll quickly into rough balls between cool hands dusted with a little of the {coating}.",
      "Roll in the {coating} and keep in the fridge. Take out 15 minutes before eating."
    ]
  },
  {
    "id": "vanilla-fudge",
    "title": "Vanilla fudge",
    "summary": "Crumbly, buttery, toffee-coloured squares that melt on the tongue.",
    "kitchen": "British",
    "course": "sweet",
    "contradicts": "egg flour biscuit coconut lime double-cream gelatine coffee",
    "serves": 18,
    "minutes": 120,
    "handsOn": 35,
    "kit": [
      "saucepan",
      "baking tray"
    ],
    "parts": [
      {
        "part": "milk",
        "foods": "condensed-milk ~condensed",
        "grams": 397,
        "need": true,
        "role": "star",
        "does": [
          "melted",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "liquid",
        "foods": "milk ~milk",
        "grams": 150,
        "role": "liquid",
        "does": [
          "melted"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "brown-sugar ~sugar sugar",
        "grams": 450,
        "need": true,
        "role": "sweetener",
        "does": [
          "melted"
        ]
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 115,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cubed",
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "whisked"
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
      }
    ],
    "method": [
      "Line a 20 cm square tin. Melt the {butter} with the {sugar}, {milk} and [{liquid}|{150 ml} water] in a large heavy pan over low heat, stirring for about 10 minutes, until no grain of {sugar} is left.",
      "Bring to the boil and simmer for 12–16 minutes, stirring all the time and scraping the base, until it reaches {115 C}, or a drop in iced water makes a soft ball.",
      "Take off the heat and leave for 5 minutes.[ Add the {vanilla}.][ Add the {salt}.] Beat hard with a wooden spoon for about 8 minutes, until thick, dull and just turning grainy at the edges.",
      "Press into the tin at once and cool for 1 hour, until set. Cut into 36 squares."
    ],
    "note": "The beating makes the texture: stop early for smooth, late for crumbly.",
    "safety": "Boiling {sugar} gives deep burns: use a large pan, wear long sleeves and keep children away."
  },
  {
    "id": "no-churn-ice-cream",
    "title": "No-churn ice cream",
    "summary": "Smooth, rich ice cream, whipped in minutes and frozen without a machine.",
    "kitchen": "American",
    "course": "sweet",
    "contradicts": "egg flour biscuit lime butter gelatine evaporated-milk cream-cheese",
    "serves": 8,
    "minutes": 375,
    "handsOn": 15,
    "kit": [
      "loaf tin"
    ],
    "parts": [
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "whisked"
        ],
        "prep": "very cold",
        "once": true
      },
      {
        "part": "milk",
        "foods": "condensed-milk ~condensed",
        "grams": 397,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "prep": "cold",
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla vanilla-pod ~vanilla",
        "grams": 10,
        "role": "seasoning",
        "does": [
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
          "whisked"
        ],
        "once": true
      },
      {
        "part": "ripple",
        "foods": "raspberry strawberry dulce-de-leche lemon-curd ~jam ~berry ~condensed",
        "grams": 150,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "fruit crushed"
      },
      {
        "part": "bits",
        "foods": "dark-chocolate ~nut ~peanut ~biscuit ~chocolate",
        "grams": 80,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "chopped, nuts toasted first",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Put a 900 g loaf tin in the freezer. Whip the {cream}[ with the {vanilla}][ and the {salt}] until it just holds soft peaks.",
      "Whisk in the {milk} in a steady stream and whip for a minute more, until thick enough to hold a trail; do not let it turn stiff.",
      "[Fold in the {bits}. ]Spoon half of the mixture into the cold tin.[ Dot with half of the {ripple}.] Cover with the rest of the mixture.[ Dot with the rest of the {ripple} and drag a knife through twice.]",
      "Press baking paper on the surface and freeze for at least 6 hours. Move to the fridge for 10 minutes before scooping."
    ]
  },
  {
    "id": "fruit-sorbet",
    "title": "Fruit sorbet",
    "summary": "Smooth, bright, intensely fruity ice with no dairy at all.",
    "kitchen": "Italian",
    "course": "sweet",
    "contradicts": "double-cream condensed-milk egg flour butter gelatine milk oats meringue",
    "serves": 6,
    "minutes": 360,
    "handsOn": 20,
    "kit": [
      "blender",
      "freezer"
    ],
    "parts": [
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 170,
        "need": true,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "strawberry raspberry mango ~berry ~berry_sharp peach ~stone",
        "grams": 600,
        "need": true,
        "role": "star",
        "does": [
          "blended",
          "simmered"
        ],
        "prep": "fresh or thawed, hulled, stoned or peeled",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 30,
        "need": true,
        "role": "seasoning",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "spirit",
        "foods": "vodka orange-liqueur rum",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "blended"
        ],
        "once": true
      },
      {
        "part": "mint",
        "foods": "mint basil",
        "grams": 3,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "frozen"
        ],
        "once": true
      }
    ],
    "method": [
      "Simmer the {sugar} and {120 ml} water for 2 minutes, until clear, and leave to cool for 20 minutes.",
      "Blend the {fruit} with the syrup and 2 tbsp {lemon} juice until very smooth, and rub through a sieve if there are seeds.[ Stir in the {salt}.][ Stir in the {spirit}.] It should taste a little too sweet: cold dulls it.",
      "Churn in a machine for 25 minutes, or pour into a shallow box and freeze for about 4 hours, until firm but not rock-hard.",
      "Without a machine, break up the slab and blitz in a food processor until pale, smooth and creamy. Freeze for 1 hour more to firm, then scoop.[ Scatter with the {mint}.]"
    ],
    "note": "The {sugar} keeps it soft as well as sweet: cut it and you get a block of ice."
  },
  {
    "id": "lemon-granita",
    "title": "Lemon granita",
    "summary": "Sparkling crystals of sharp, sweet citrus ice.",
    "kitchen": "Sicilian",
    "course": "sweet",
    "contradicts": "egg butter flour double-cream condensed-milk gelatine yeast strawberry mango",
    "serves": 6,
    "minutes": 265,
    "handsOn": 25,
    "kit": [
      "freezer"
    ],
    "parts": [
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 150,
        "need": true,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "citrus",
        "foods": "lemon orange grapefruit ~citrus_sour",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "zest of one finely grated, 200 ml juice squeezed"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "mint",
        "foods": "mint basil",
        "grams": 3,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Simmer half of {500 ml} water with the {sugar} for 2 minutes, until clear. Off the heat, add the zest of one of the {citrus} and leave for 15 minutes.",
      "Squeeze the {citrus} and stir {200 ml} of the juice into the syrup with the rest of the water.[ Stir in the {salt}.] Strain into a wide, shallow tin, to a depth of 2 cm.",
      "Freeze for 1 hour, until icy round the edge. Scrape the crystals into the middle with a fork and return to the freezer; repeat every 30 minutes for about 2½ hours, until all is loose, dry crystals.",
      "Fork up once more and pile into cold glasses.[ Scatter with the {mint}.] Eat at once."
    ],
    "note": "Forgotten it and frozen solid? Thaw for 10 minutes and scrape hard; it recovers."
  },
  {
    "id": "churros",
    "title": "Churros",
    "summary": "Ridged, crackling fried dough rolled in {sugar} while hot.",
    "kitchen": "Spanish",
    "course": "sweet",
    "contradicts": "egg yeast oats apple cream-cheese banana carrot cocoa-powder",
    "serves": 4,
    "minutes": 45,
    "handsOn": 40,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "boiled",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 2.5,
        "role": "leaven",
        "does": [
          "boiled",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "boiled",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "fat",
        "foods": "olive-oil butter vegetable-oil ~oil ~oil_finish ~butter",
        "grams": 25,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted if solid",
        "once": true
      },
      {
        "part": "frying",
        "foods": "vegetable-oil ~oil ~oil_finish olive-oil",
        "grams": 900,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "for deep-frying; most of it is left",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 60,
        "need": true,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon dark-chocolate ~chocolate",
        "grams": 2.5,
        "need": true,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "chocolate",
        "foods": "dark-chocolate ~chocolate",
        "grams": 120,
        "role": "sauce",
        "does": [
          "steamed",
          "whisked"
        ],
        "prep": "finely chopped",
        "knife": true
      },
      {
        "part": "cream",
        "foods": "double-cream milk single-cream ~cream ~milk ~cream_thin",
        "grams": 150,
        "role": "sauce",
        "does": [
          "steamed",
          "whisked"
        ]
      }
    ],
    "method": [
      "Put the {flour} in a large bowl.[ Mix in the {leaven}.][ Mix in the {salt}.] Pour on {260 ml} boiling water and the {fat} all at once and beat hard with a wooden spoon to a thick, sticky, lump-free paste. Rest for 10 minutes.",
      "[Heat the {cream} until steaming, take off the heat, stir in the {chocolate} until smooth and keep warm. ]Spread the {sugar} on a plate[ and mix in the {cinnamon}].",
      "Heat the {frying} in a deep, heavy pan, no more than half full, to {185 C}, or until a scrap of dough browns in 40 seconds. Put the dough in a strong piping bag with a star nozzle.",
      "Pipe three or four 12 cm lengths at a time close over the oil, snipping them off with scissors, and fry for 3–4 minutes, turning, until crisp and deep golden. Drain on kitchen paper for a few seconds, then roll in the {sugar}.",
      "Eat at once, while crackling.[ Dip them in the warm {chocolate} and {cream} sauce.]"
    ],
    "note": "The star nozzle is not for looks: the ridges let steam out and the dough cook through.",
    "safety": "Pipe only through a star nozzle: a smooth churro can burst in the oil. Never leave hot oil alone."
  },
  {
    "id": "jam-doughnuts",
    "title": "Jam doughnuts",
    "summary": "Soft, {sugar}-coated doughnuts with a generous sweet filling.",
    "kitchen": "German",
    "course": "sweet",
    "contradicts": "mozzarella passata oats cinnamon rosemary olive-oil cream-cheese",
    "serves": 12,
    "minutes": 210,
    "handsOn": 55,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "flour",
        "foods": "bread-flour flour ~flour",
        "grams": 500,
        "need": true,
        "role": "base",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "yeast",
        "foods": "yeast",
        "grams": 7,
        "need": true,
        "role": "leaven",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 50,
        "need": true,
        "role": "sweetener",
        "does": [
          "kneaded"
        ],
        "prep": "for the dough",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 7,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon orange ~citrus_sour",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "kneaded"
        ],
        "prep": "finely grated"
      },
      {
        "part": "milk",
        "foods": "milk ~milk_plant ~milk",
        "grams": 200,
        "need": true,
        "role": "liquid",
        "does": [
          "kneaded"
        ],
        "prep": "lukewarm",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 110,
        "need": true,
        "role": "binder",
        "does": [
          "kneaded"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 65,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "soft",
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish",
        "grams": 1350,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "for deep-frying; most of it is left",
        "once": true
      },
      {
        "part": "coating",
        "foods": "sugar ~sugar",
        "grams": 100,
        "need": true,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "for rolling",
        "once": true
      },
      {
        "part": "jam",
        "foods": "jam ~jam custard",
        "grams": 240,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "sieved or stirred smooth"
      }
    ],
    "method": [
      "Mix the {flour}, {yeast}, {sugar}[, {salt}], lukewarm {milk} and {eggs} to a sticky dough.[ Add the zest of the {lemon}.] Knead for 5 minutes, work in the {butter} bit by bit and knead for 8 minutes more, until silky. Cover and leave for 75–90 minutes, until doubled.",
      "Cut into 12 pieces of about 80 g, roll into tight balls and set each on a square of floured baking paper. Cover and prove for 45 minutes, until very puffy: a fingertip dent should fill only slowly.",
      "Heat the {oil} in a deep, heavy pan, no more than half full, to {170 C}. Lower in two or three doughnuts on their papers, pull the papers out, and fry for 3 minutes a side, until deep golden with a pale belt.",
      "Drain on kitchen paper, check the first is cooked in the middle ({92 c}), and bring the oil back to {170 C} between batches. Roll in the {coating} while hot.",
      "When cool enough to hold, poke a hole in the side of each to the middle and pipe in about 20 g of the {jam}. Eat the same day."
    ],
    "note": "Oil too hot browns them raw in the middle; a thermometer pays for itself here.",
    "safety": "Never leave hot oil alone or fill the pan past halfway, and keep a lid at hand to smother flames."
  },
  {
    "id": "basbousa",
    "title": "Basbousa",
    "summary": "Moist, golden {semolina} squares drenched in scented syrup.",
    "kitchen": "Egyptian",
    "course": "sweet",
    "contradicts": "filo-pastry cardamom yeast parmesan flour cocoa-powder raisin",
    "serves": 16,
    "minutes": 135,
    "handsOn": 25,
    "kit": [
      "baking tray",
      "saucepan"
    ],
    "parts": [
      {
        "part": "syrupsugar",
        "foods": "sugar ~sugar",
        "grams": 250,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "for the syrup",
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "blossom",
        "foods": "rose-water orange-blossom-water vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "semolina",
        "foods": "semolina",
        "grams": 340,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "fried"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 130,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "prep": "for the cake",
        "once": true
      },
      {
        "part": "coconut",
        "foods": "coconut",
        "grams": 50,
        "role": "body",
        "does": [
          "whisked",
          "fried"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 6,
        "role": "leaven",
        "does": [
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
          "whisked"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ghee ~butter",
        "grams": 150,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted"
      },
      {
        "part": "yoghurt",
        "foods": "yogurt greek-yogurt milk ~yogurt ~milk",
        "grams": 240,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "nuts",
        "foods": "almond pistachio hazelnut",
        "grams": 20,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ]
      }
    ],
    "method": [
      "Simmer the {syrupsugar} and {190 ml} water for 6 minutes, until lightly syrupy.[ Add a squeeze of {lemon} for the last minute.][ Take off the heat and stir in the {blossom}.] Leave to cool.",
      "Heat the oven to {190 C} and {butter} a 23 cm square tin. Mix the {semolina}[, {coconut}][, {leaven}][, {salt}] and {sugar}, rub in the {butter} until every grain is coated, then fold in the {yoghurt} without beating.",
      "Spread in the tin with wet hands and leave for 15 minutes. Mark deeply into 16 squares or diamonds.[ Press one of the {nuts} into each.]",
      "Bake for 32–38 minutes, until deep golden all over; give it 2 minutes under the grill if it is pale.",
      "Cut along the marks while hot and spoon all the cooled syrup over slowly; it will hiss. Leave for at least 1 hour to drink it in."
    ],
    "note": "Hot cake, cool syrup: both hot makes it mushy."
  },
  {
    "id": "baklava",
    "title": "Baklava",
    "summary": "Shatteringly crisp, buttery layers of {nuts} in clear sweet syrup.",
    "kitchen": "Turkish",
    "course": "sweet",
    "contradicts": "feta spinach apple beef-mince ricotta custard semolina breadcrumb",
    "serves": 20,
    "minutes": 330,
    "handsOn": 45,
    "kit": [
      "baking tray"
    ],
    "parts": [
      {
        "part": "nuts",
        "foods": "pistachio walnut almond ~nut ~peanut",
        "grams": 350,
        "need": true,
        "role": "star",
        "does": [
          "scattered-at-end",
          "fried"
        ],
        "prep": "chopped to coarse crumbs",
        "knife": true
      },
      {
        "part": "nutsugar",
        "foods": "sugar ~sugar",
        "grams": 40,
        "role": "sweetener",
        "does": [
          "scattered-at-end"
        ],
        "prep": "for the nuts",
        "once": true
      },
      {
        "part": "spice",
        "foods": "cinnamon cardamom",
        "grams": 2.5,
        "role": "seasoning",
        "does": [
          "scattered-at-end"
        ],
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
        "part": "filo",
        "foods": "filo-pastry",
        "grams": 400,
        "need": true,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "thawed, kept under a damp cloth"
      },
      {
        "part": "butter",
        "foods": "butter ghee ~butter",
        "grams": 200,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted gently, the milky solids left behind"
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 275,
        "need": true,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "prep": "for the syrup",
        "once": true
      },
      {
        "part": "honey",
        "foods": "honey golden-syrup ~honey ~syrup",
        "grams": 60,
        "role": "sauce",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 15,
        "role": "seasoning",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "blossom",
        "foods": "orange-blossom-water rose-water ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
      }
    ],
    "method": [
      "Simmer the {sugar} and {190 ml} water for 8 minutes, until syrupy.[ Stir in the {honey}.][ Add a good squeeze of {lemon} and simmer for 1 minute more.][ Off the heat, stir in the {blossom}.] Cool completely.",
      "Heat the oven to {180 C}. Put the {nuts} in a bowl.[ Mix in the {nutsugar}.][ Mix in the {spice}.][ Season with the {salt}.] Keep back 2 tbsp for the top. Trim the {filo} to fit a 20 × 30 cm tin and brush the tin with some of the {butter}.",
      "Lay in half of the {filo}, brushing every sheet with {butter}. Spread over the {nuts}, then cover with the rest of the {filo}, again buttering each sheet, the top one generously.",
      "Cut through to the base into 20 diamonds with a sharp knife. Bake for 40–45 minutes, until deep golden and crisp right through.",
      "Pour the cold syrup slowly along the cuts as soon as it leaves the oven; it should crackle. Scatter with the {nuts} you kept and leave uncovered for at least 4 hours."
    ],
    "note": "Cut before baking, not after: baked {filo} shatters under the knife."
  },
  {
    "id": "semolina-halva",
    "title": "Semolina halva",
    "summary": "Warm, buttery, toasted {one semolina} pudding with a soft, grainy bite.",
    "kitchen": "Indian",
    "course": "sweet",
    "contradicts": "egg baking-powder yeast parmesan yogurt mustard-seed coconut filo-pastry",
    "serves": 4,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "water",
        "foods": "milk ~milk",
        "grams": 400,
        "role": "liquid",
        "does": [
          "simmered"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 110,
        "need": true,
        "role": "sweetener",
        "does": [
          "simmered"
        ],
        "once": true
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
        "part": "ghee",
        "foods": "ghee butter vegetable-oil ~oil ~oil_finish ~butter",
        "grams": 85,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "nuts",
        "foods": "cashew almond pistachio pine-nut",
        "grams": 30,
        "role": "finish",
        "does": [
          "fried",
          "melted",
          "scattered-at-end"
        ],
        "prep": "halved if large",
        "knife": true
      },
      {
        "part": "raisins",
        "foods": "raisin sultana",
        "grams": 25,
        "role": "finish",
        "does": [
          "fried",
          "melted",
          "scattered-at-end"
        ]
      },
      {
        "part": "semolina",
        "foods": "semolina",
        "grams": 120,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "roasted"
        ],
        "once": true
      },
      {
        "part": "spice",
        "foods": "cardamom cinnamon",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "fried",
          "roasted"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "fried",
          "roasted"
        ],
        "once": true
      }
    ],
    "method": [
      "Bring [the {water}|{400 ml} water] and {sugar} to a simmer[ with the {saffron}] and keep hot over the lowest heat.",
      "Melt the {ghee} in a wide, heavy pan over medium-low heat.[ Fry the {nuts} for 1–2 minutes, until golden, and lift out.][ Fry the {raisins} for 30 seconds, until they puff, and lift out.]",
      "Stir in the {semolina} and roast for 8–10 minutes, stirring all the time, until the colour of sand and smelling of biscuits.[ Stir in the {spice}.][ Stir in the {salt}.]",
      "Standing well back, pour in the hot syrup in two goes: it will spit. Stir hard for 3–4 minutes over low heat, until it thickens and leaves the sides of the pan.",
      "Cover and rest off the heat for 5 minutes, then fluff with a fork and serve warm.[ Top with the {nuts}.][ Scatter over the {raisins}.]"
    ],
    "note": "The roasting is the flavour: under-roasted {semolina} tastes of paste.",
    "safety": "The hot syrup erupts when it meets the roasted {semolina}: use a deep pan and stand back."
  },
  {
    "id": "rice-kheer",
    "title": "Rice kheer",
    "summary": "Creamy, fragrant {rice} simmered slowly in sweet {milk}.",
    "kitchen": "Indian",
    "course": "sweet",
    "contradicts": "onion garlic chicken egg nutmeg soy-sauce stock-cube double-cream",
    "serves": 4,
    "minutes": 60,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "rice",
        "foods": "basmati-rice rice ~rice_white",
        "grams": 70,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "simmered"
        ],
        "prep": "rinsed and soaked while the milk heats"
      },
      {
        "part": "ghee",
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
        "foods": "milk ~milk_plant ~milk",
        "grams": 1030,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "cardamom",
        "foods": "cardamom saffron",
        "grams": 1.5,
        "need": true,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "prep": "seeds crushed",
        "once": true
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
        "foods": "sugar jaggery ~sugar",
        "grams": 75,
        "need": true,
        "role": "sweetener",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "nuts",
        "foods": "pistachio almond cashew",
        "grams": 30,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "prep": "slivered",
        "once": true
      },
      {
        "part": "raisins",
        "foods": "raisin sultana",
        "grams": 25,
        "role": "body",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "rose",
        "foods": "rose-water ~vanilla",
        "grams": 4,
        "role": "finish",
        "does": [
          "scattered-at-end",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      }
    ],
    "method": [
      "Bring the {milk} to a simmer in a wide, heavy pan, stirring so it does not catch. Drain the {rice}.[ Fry the {rice} in the {ghee} in a small pan for 2 minutes, until it smells nutty.]",
      "Stir the {rice} into the {milk}[ with the {cardamom}][ and the {saffron}] and simmer gently for 25 minutes, stirring every few minutes and scraping down the skin from the sides.",
      "When the grains crush easily, stir in the {sugar}.[ Add the {raisins}.][ Add the {salt}.] Simmer for 12–15 minutes more, stirring often, until reduced by a third and creamy but still pourable.",
      "Take off the heat[ and stir in the {rose}], and leave for 10 minutes; it thickens a good deal as it cools.[ Scatter with the {nuts}.] Serve warm or well chilled."
    ],
    "note": "{sugar} goes in only when the {rice} is soft: it stops the grains from cooking."
  },
  {
    "id": "seviyan-kheer",
    "title": "Seviyan kheer",
    "summary": "Golden toasted {vermicelli} in sweet, creamy {milk}.",
    "kitchen": "Indian",
    "course": "sweet",
    "contradicts": "soy-sauce fish-sauce prawn stock-cube onion egg mustard-seed coriander",
    "serves": 4,
    "minutes": 30,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "ghee",
        "foods": "ghee butter ~butter",
        "grams": 28,
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
          "simmered",
          "melted"
        ],
        "prep": "slivered or halved",
        "knife": true
      },
      {
        "part": "fruit",
        "foods": "raisin date sultana",
        "grams": 40,
        "role": "body",
        "does": [
          "fried",
          "simmered",
          "melted"
        ],
        "prep": "dates sliced",
        "knife": true
      },
      {
        "part": "vermicelli",
        "foods": "vermicelli",
        "grams": 100,
        "need": true,
        "role": "star",
        "does": [
          "fried",
          "roasted"
        ],
        "prep": "broken into 3 cm lengths",
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk_plant ~milk",
        "grams": 1030,
        "need": true,
        "role": "body",
        "does": [
          "simmered"
        ]
      },
      {
        "part": "cardamom",
        "foods": "cardamom",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "simmered"
        ],
        "once": true
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
        "foods": "sugar jaggery condensed-milk ~sugar ~condensed",
        "grams": 75,
        "need": true,
        "role": "sweetener",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "prep": "double the weight if it is condensed milk",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Melt the {ghee} in a wide, heavy pan over medium-low heat.[ Fry the {nuts} for 1–2 minutes, until golden, and lift out.][ Fry the {fruit} for 30 seconds and lift out.]",
      "Roast the {vermicelli} in the same fat for 3–4 minutes, stirring, until evenly golden brown; pale strands turn to mush.",
      "Pour in the {milk}[ with the {cardamom}][ and the {saffron}] and bring to a simmer, stirring. Cook gently for 8–10 minutes, until the strands are soft and the {milk} has thickened slightly.",
      "Stir in the {sugar}[ and the {salt}] and simmer for 4–5 minutes more.[ Stir in the {fruit}.] Take off the heat while still loose; it thickens as it stands.[ Scatter with the {nuts}.] Serve hot or cold."
    ],
    "note": "With {sugar}, take the pan off the heat and let it cool a minute first, or the {milk} can split."
  },
  {
    "id": "daifuku-mochi",
    "title": "Daifuku mochi",
    "summary": "Soft, stretchy rice cakes around a sweet heart.",
    "kitchen": "Japanese",
    "course": "sweet",
    "contradicts": "egg butter yeast flour coconut-milk soy-sauce",
    "serves": 8,
    "minutes": 50,
    "handsOn": 40,
    "kit": [
      "steamer"
    ],
    "parts": [
      {
        "part": "filling",
        "foods": "red-bean-paste peanut-butter ice-cream strawberry ~berry",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "chilled-set",
          "frozen",
          "steamed"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "rice-flour",
        "grams": 100,
        "need": true,
        "role": "base",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 50,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "matcha",
        "foods": "matcha cocoa-powder ~cocoa",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "starch",
        "foods": "cornflour potato-starch",
        "grams": 40,
        "need": true,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "for dusting",
        "once": true
      }
    ],
    "method": [
      "Divide the {filling} into 8 portions of about 25 g, roll or press into balls and chill until firm, 15 minutes in the freezer if soft.",
      "Whisk the {flour}, {sugar}[, {matcha}][, {salt}] and {155 ml} water in a heatproof bowl until smooth. Cover loosely and microwave for 1 minute, stir with a wet spatula, microwave for 1 minute more, stir, then for 30–60 seconds, until shiny, stretchy and translucent. Or steam, covered, for 15 minutes, stirring once.",
      "Tip out on to a tray thickly dusted with the {starch}, dust the top and leave for 5 minutes, until you can handle it. Pat out, cut into 8 and stretch each piece to an 8 cm round.",
      "Brush off loose dust, set a ball of filling in the middle of each, pull the edges up and pinch to seal. Turn over, round between your palms and dust again. Eat the same day."
    ],
    "note": "Plain {flour} will not do: only the glutinous kind turns stretchy. The fridge hardens them."
  },
  {
    "id": "tres-leches-cake",
    "title": "Tres leches cake",
    "summary": "Light sponge soaked through with three sweet {milk}.",
    "kitchen": "Mexican",
    "course": "sweet",
    "contradicts": "biscuit butter lime pumpkin-puree gelatine yeast cocoa-powder",
    "serves": 12,
    "minutes": 350,
    "handsOn": 40,
    "kit": [
      "baking dish",
      "whisk"
    ],
    "parts": [
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 275,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "prep": "separated, at room temperature",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 180,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 10,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour self-raising-flour ~flour",
        "grams": 140,
        "need": true,
        "role": "base",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "leaven",
        "foods": "baking-powder",
        "grams": 7,
        "role": "leaven",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "condensed",
        "foods": "condensed-milk ~condensed",
        "grams": 397,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "evaporated",
        "foods": "evaporated-milk ~milk",
        "grams": 400,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk double-cream ~milk ~cream",
        "grams": 280,
        "need": true,
        "role": "liquid",
        "does": [
          "stirred-in-off-heat"
        ]
      },
      {
        "part": "rum",
        "foods": "rum brandy",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 350,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "prep": "for the top",
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon",
        "grams": 1,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "fruit",
        "foods": "strawberry ~berry ~berry_sharp peach ~stone",
        "grams": 200,
        "role": "finish",
        "does": [
          "scattered-at-end"
        ],
        "prep": "sliced if large",
        "knife": true,
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {180 C} and butter a 23 × 33 cm dish. Separate the {eggs} and whisk the whites to soft peaks, then whisk in the {sugar} a spoonful at a time until glossy. Whisk in the yolks one by one.[ Whisk in the {vanilla}.]",
      "Sift over the {flour}[ with the {leaven}][ and the {salt}] and fold in, loosening with a quarter of the {milk} as you go. Spread in the dish and bake for 25–28 minutes, until golden and springy. Cool for 20 minutes.",
      "Stir the {condensed} and {evaporated} with the rest of the {milk}.[ Stir in the {rum}.] Prick the cake all over with a fork, right to the base, and pour the {milk} over slowly in several goes.",
      "Cover and chill for at least 4 hours, better overnight, until every drop is drunk in.",
      "[Whip the {cream} to soft peaks and spread over the top. ][Dust with the {cinnamon}. ][Top with the {fruit}. ]Cut into squares and serve very cold from the dish."
    ],
    "note": "It looks like far too much {milk}. It is not."
  },
  {
    "id": "dulce-de-leche-bars",
    "title": "Dulce de leche bars",
    "summary": "Crisp shortbread under thick milk caramel and a snap of {chocolate}.",
    "kitchen": "Argentine",
    "course": "bake",
    "contradicts": "egg banana yeast milk double-cream biscuit oats",
    "serves": 16,
    "minutes": 190,
    "handsOn": 30,
    "kit": [
      "baking tray",
      "saucepan"
    ],
    "parts": [
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 150,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "soft but cool",
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 75,
        "need": true,
        "role": "sweetener",
        "does": [
          "baked",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 225,
        "need": true,
        "role": "base",
        "does": [
          "baked",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "baked",
          "simmered",
          "whisked"
        ],
        "prep": "half for the base, half for the caramel"
      },
      {
        "part": "caramel",
        "foods": "dulce-de-leche ~condensed",
        "grams": 397,
        "need": true,
        "role": "star",
        "does": [
          "simmered",
          "chilled-set"
        ],
        "once": true
      },
      {
        "part": "caramelbutter",
        "foods": "butter ~butter",
        "grams": 60,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "for the caramel",
        "once": true
      },
      {
        "part": "chocolate",
        "foods": "dark-chocolate milk-chocolate ~chocolate",
        "grams": 170,
        "need": true,
        "role": "finish",
        "does": [
          "simmered",
          "melted",
          "scattered-at-end"
        ],
        "prep": "broken up",
        "once": true
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish butter ~butter",
        "grams": 5,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "flakes",
        "foods": "salt ~salt",
        "grams": 2,
        "role": "finish",
        "does": [
          "simmered",
          "melted",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the oven to {170 C} and line a 20 cm square tin. Beat the {butter} and {sugar} until creamy, work in the {flour}[ and half of the {salt}], press into the tin, prick all over and bake for 28–32 minutes, until pale gold. Cool.",
      "Stir the {caramel} and {caramelbutter} in a saucepan over medium-low heat until smooth, then bubble for 5 minutes, stirring all the time, until a shade darker and thick enough to leave a trail.[ Stir in the rest of the {salt}.] Pour over the base, cool and chill for 1 hour.",
      "Melt the {chocolate}[ with the {oil}] in a bowl over barely simmering water, spread it over the caramel and leave for 10 minutes.[ Sprinkle with the {flakes}.]",
      "Chill for 20–30 minutes, until just set, then cut into 16 with a hot, dry knife. Keep in the fridge."
    ],
    "note": "Cooking the caramel for those 5 minutes is what makes it cut rather than ooze.",
    "safety": "Hot caramel burns badly and spits as it thickens: stir with a long spoon."
  },
  {
    "id": "apple-strudel",
    "title": "Apple strudel",
    "summary": "Crackling, buttery pastry rolled round tender spiced-sweet {apples}.",
    "kitchen": "Austrian",
    "course": "sweet",
    "contradicts": "egg oats feta spinach pork flour pistachio condensed-milk",
    "serves": 6,
    "minutes": 85,
    "handsOn": 35,
    "kit": [
      "baking tray",
      "frying pan"
    ],
    "parts": [
      {
        "part": "raisins",
        "foods": "raisin sultana currant",
        "grams": 60,
        "role": "body",
        "does": [
          "dressed",
          "fried"
        ]
      },
      {
        "part": "rum",
        "foods": "rum brandy apple-juice",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 110,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "melted"
      },
      {
        "part": "crumbs",
        "foods": "breadcrumb ground-almonds raisin ~crumbs",
        "grams": 60,
        "need": true,
        "role": "binder",
        "does": [
          "fried",
          "baked",
          "scattered-at-end"
        ]
      },
      {
        "part": "apples",
        "foods": "apple ~pome",
        "grams": 800,
        "need": true,
        "role": "star",
        "does": [
          "dressed",
          "fried"
        ],
        "prep": "peeled, cored and thinly sliced",
        "knife": true,
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar brown-sugar ~sugar",
        "grams": 80,
        "need": true,
        "role": "sweetener",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "cinnamon",
        "foods": "cinnamon",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon ~citrus_sour",
        "grams": 30,
        "role": "seasoning",
        "does": [
          "dressed"
        ],
        "prep": "zest and juice"
      },
      {
        "part": "nuts",
        "foods": "walnut hazelnut almond",
        "grams": 50,
        "role": "body",
        "does": [
          "dressed",
          "fried"
        ],
        "prep": "chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "pastry",
        "foods": "filo-pastry puff-pastry",
        "grams": 220,
        "need": true,
        "role": "base",
        "does": [
          "scattered-at-end"
        ],
        "prep": "thawed, kept under a damp cloth"
      },
      {
        "part": "icing",
        "foods": "icing-sugar",
        "grams": 10,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "serve",
        "foods": "double-cream custard ice-cream ~cream",
        "grams": 200,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "[Warm the {raisins} with the {rum} and leave to plump. ]Heat the oven to {190 C}.[ Fry the {crumbs} in a third of the {butter} over medium heat for 3–4 minutes, stirring, until golden, and cool.]",
      "Toss the {apples} with the {sugar}[ and the {cinnamon}].[ Add the zest and juice of the {lemon}.][ Mix in the {nuts}.][ Mix in the {raisins}.]",
      "Lay the {pastry} out on a floured tea towel to about 45 × 40 cm, brushing each sheet of {pastry} with {butter} as you overlap and stack it.[ Scatter the {crumbs} over the nearer half.] Pile the fruit in a band along the near edge, leaving 4 cm clear at the sides.",
      "Fold in the sides, roll up with the help of the towel and set seam down on a lined tray. Brush all over with the rest of the {butter} and bake for 35–40 minutes, brushing once more halfway, until crisp and deep golden.",
      "Cool for 15 minutes.[ Dust with the {icing}.] Cut in thick slices with a serrated knife.[ Serve with the {serve}.]"
    ],
    "note": "The fried crumbs drink the juice: they are what keeps the base crisp."
  },
  {
    "id": "kaiserschmarrn",
    "title": "Kaiserschmarrn",
    "summary": "Fluffy, caramel-edged torn pancake, straight from the pan.",
    "kitchen": "Austrian",
    "course": "sweet",
    "contradicts": "baking-powder yeast bread maple-syrup oats rice cherry bacon",
    "serves": 4,
    "minutes": 40,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "raisins",
        "foods": "raisin sultana",
        "grams": 40,
        "role": "body",
        "does": [
          "fried",
          "baked",
          "simmered"
        ]
      },
      {
        "part": "rum",
        "foods": "rum brandy apple-juice",
        "grams": 30,
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
          "whisked",
          "fried"
        ],
        "prep": "separated",
        "once": true
      },
      {
        "part": "milk",
        "foods": "milk ~milk",
        "grams": 250,
        "need": true,
        "role": "liquid",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour ~flour",
        "grams": 130,
        "need": true,
        "role": "base",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla vanilla-sugar ~vanilla ~sugar",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "lemon",
        "foods": "lemon orange ~citrus_sour",
        "grams": 2,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "prep": "finely grated"
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 50,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked",
          "scattered-at-end",
          "dressed"
        ]
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 50,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ]
      },
      {
        "part": "icing",
        "foods": "icing-sugar",
        "grams": 15,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "compote",
        "foods": "apple-sauce jam raisin",
        "grams": 200,
        "need": true,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "[Warm the {raisins} with the {rum} and leave to plump. ]Heat the oven to {190 C}. Separate the {eggs} and whisk the yolks with the {milk} and {flour} to a smooth batter.[ Stir in the {vanilla}.][ Stir in the zest of the {lemon}.]",
      "Whisk the whites[ with the {salt}] to soft peaks, whisk in half of the {sugar} until glossy, and fold into the batter, leaving some flecks.",
      "Foam half of the {butter} in a 28 cm ovenproof pan over medium heat and pour in the batter.[ Scatter over the {raisins}.] Cook for 4 minutes, until golden underneath, then bake for 8–10 minutes, until puffed and just set.",
      "Back on the hob, tear into bite-sized pieces with two forks. Add the rest of the {butter}, sprinkle with the rest of the {sugar} and toss over medium-high heat for 2–3 minutes, until caramelised at the edges.",
      "Pile on to warm plates.[ Dust thickly with the {icing}.][ Serve with the {compote}.]"
    ],
    "note": "Tear with forks, do not cut: the ragged edges are what catch the caramel."
  },
  {
    "id": "syrniki",
    "title": "Syrniki",
    "summary": "Golden, tender curd-cheese cakes with a crisp, delicate crust.",
    "kitchen": "Ukrainian",
    "course": "breakfast",
    "contradicts": "yeast milk spinach ~pasta ~pasta_hollow ~pasta_fresh passata biscuit baking-powder",
    "serves": 4,
    "minutes": 35,
    "handsOn": 30,
    "kit": [
      "frying pan"
    ],
    "parts": [
      {
        "part": "cheese",
        "foods": "cottage-cheese quark ricotta ~cheese_fresh",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "fried"
        ],
        "prep": "well drained, pressed through a sieve if lumpy",
        "once": true
      },
      {
        "part": "egg",
        "foods": "egg ~egg",
        "grams": 55,
        "need": true,
        "role": "binder",
        "does": [
          "kneaded",
          "mashed"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar honey ~honey",
        "grams": 40,
        "role": "sweetener",
        "does": [
          "kneaded",
          "mashed"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla lemon ~vanilla ~citrus_sour",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "kneaded",
          "mashed"
        ],
        "prep": "or zest, finely grated",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 1.5,
        "role": "seasoning",
        "does": [
          "kneaded",
          "mashed"
        ],
        "once": true
      },
      {
        "part": "raisins",
        "foods": "raisin sultana",
        "grams": 40,
        "role": "body",
        "does": [
          "kneaded",
          "mashed",
          "fried"
        ],
        "once": true
      },
      {
        "part": "flour",
        "foods": "flour semolina ~flour",
        "grams": 90,
        "need": true,
        "role": "base",
        "does": [
          "kneaded",
          "mashed"
        ],
        "prep": "a third of it for coating"
      },
      {
        "part": "oil",
        "foods": "vegetable-oil ~oil ~oil_finish ghee butter ~butter",
        "grams": 40,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "sour-cream creme-fraiche greek-yogurt ~sour_cream ~yogurt",
        "grams": 160,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      },
      {
        "part": "jam",
        "foods": "jam ~jam ~berry ~berry_sharp honey ~honey",
        "grams": 100,
        "role": "finish",
        "does": [
          "whisked",
          "scattered-at-end"
        ],
        "once": true
      }
    ],
    "method": [
      "Squeeze the {cheese} in a clean cloth if it is wet; it should be dry enough to crumble. Mash with the {egg}[, {sugar}][, {vanilla}][, {salt}] and two-thirds of the {flour} to a soft, tacky dough.[ Work in the {raisins}.] Rest for 5 minutes.",
      "Spread out the rest of the {flour}. With damp hands shape 12 balls, roll each in it and flatten to thick discs 2 cm high, with neat straight sides.",
      "Heat the {oil} in a large frying pan over medium-low heat. Fry the discs in two batches for 3–4 minutes a side, until deep golden, then cover for the last minute so that they are hot and set in the middle.",
      "Drain briefly on kitchen paper and serve hot.[ Spoon over the {cream}.][ Top with the {jam}.]"
    ],
    "note": "Wet {cheese} is the only way to fail: drain first, rather than adding {flour}, which makes them rubbery."
  },
  {
    "id": "strawberry-jam",
    "title": "Strawberry jam",
    "summary": "Bright, softly set jam that tastes of the fruit.",
    "kitchen": "British",
    "course": "sauce",
    "contradicts": "egg double-cream flour gelatine milk oats meringue condensed-milk",
    "serves": 24,
    "minutes": 75,
    "handsOn": 30,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "fruit",
        "foods": "strawberry raspberry plum apricot ~berry ~berry_sharp ~stone",
        "grams": 500,
        "need": true,
        "role": "star",
        "does": [
          "dressed",
          "baked"
        ],
        "prep": "hulled or stoned, large ones halved",
        "knife": true,
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar jam-sugar ~sugar",
        "grams": 425,
        "need": true,
        "role": "sweetener",
        "does": [
          "dressed"
        ]
      },
      {
        "part": "lemon",
        "foods": "lemon lime ~citrus_sour",
        "grams": 40,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "prep": "juice squeezed"
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 5,
        "role": "finish",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Toss the {fruit} with the {sugar} in a wide, heavy pan and leave for 30 minutes, until juicy. Wash two jars and their lids, dry them in a {140 C} oven for 15 minutes, and put a saucer in the freezer.",
      "[Squeeze in the juice of the {lemon}. ]Heat gently, stirring, until no grain of {sugar} is left on the spoon, then simmer for 5 minutes, until the fruit is soft.",
      "Boil hard for 8–12 minutes, stirring now and then, until it reaches 104.5 °C, or until a drop on the cold saucer wrinkles when pushed.",
      "Take off the heat.[ Stir in the {butter} to clear the foam.] Leave for 10 minutes so that the fruit does not float, stir, pot into the hot jars and seal at once."
    ],
    "note": "Small batches in a wide pan set fast and keep their colour.",
    "safety": "Use hot, sterilised jars; keep in the fridge once opened and eat within 4 weeks."
  },
  {
    "id": "lemon-curd",
    "title": "Lemon curd",
    "summary": "Silky, sharp, buttery curd for toast, tarts and sponge cakes.",
    "kitchen": "British",
    "course": "sauce",
    "contradicts": "flour self-raising-flour milk double-cream gelatine biscuit bread yeast",
    "serves": 20,
    "minutes": 25,
    "handsOn": 25,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "lemons",
        "foods": "lemon lime passion-fruit ~citrus_sour",
        "grams": 440,
        "need": true,
        "role": "star",
        "does": [
          "baked"
        ],
        "prep": "zest finely grated, 160 ml juice squeezed"
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 200,
        "need": true,
        "role": "sweetener",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 100,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cubed"
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 183,
        "need": true,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Wash two jars and their lids and dry them in a {140 C} oven for 15 minutes.",
      "Put the zest and juice of the {lemons} in a heatproof bowl with the {sugar}[, {salt}] and {butter}. Set over barely simmering water and stir until the {butter} has melted.",
      "Beat the {eggs} and extra yolk with a fork and strain into the bowl, stirring. Cook for 10–12 minutes, stirring all the time, until thick enough to coat the back of a spoon ({80 c}); it must not boil.",
      "Take off the heat and stir for 1 minute more. Pot into the warm jars, seal, cool and keep in the fridge; it thickens as it cools."
    ],
    "note": "If it starts to look grainy, lift the bowl off at once and whisk hard; it usually comes back."
  },
  {
    "id": "custard",
    "title": "Custard",
    "summary": "Silky, gently sweet custard for puddings, pies and fruit.",
    "kitchen": "British",
    "course": "sauce",
    "contradicts": "flour self-raising-flour butter bread gelatine rice cheddar yeast oats",
    "serves": 6,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "whisk"
    ],
    "parts": [
      {
        "part": "milk",
        "foods": "milk single-cream ~milk ~cream_thin",
        "grams": 360,
        "need": true,
        "role": "body",
        "does": [
          "steamed",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream single-cream milk ~cream ~cream_thin ~milk",
        "grams": 200,
        "role": "body",
        "does": [
          "steamed",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla-pod vanilla ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "steamed",
          "whisked"
        ],
        "prep": "pod split and scraped, or 1 tsp paste or extract",
        "once": true
      },
      {
        "part": "eggs",
        "foods": "egg ~egg",
        "grams": 90,
        "need": true,
        "role": "star",
        "does": [
          "whisked",
          "boiled"
        ],
        "once": true
      },
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 50,
        "need": true,
        "role": "sweetener",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "starch",
        "foods": "cornflour",
        "grams": 8,
        "role": "binder",
        "does": [
          "whisked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "whisked"
        ],
        "once": true
      }
    ],
    "method": [
      "Heat the {milk} in a heavy saucepan until steaming[, with the {cream}][ and the {vanilla}].",
      "Separate the {eggs} and whisk the yolks with the {sugar} until smooth.[ Whisk in the {starch}.][ Whisk in the {salt}.] Pour on the hot liquid in a thin stream, whisking all the time.",
      "Return to a clean pan over low heat and stir with a spatula, scraping the base, for 5–8 minutes, until it coats the back of a spoon ({82 c}). Do not let it boil.",
      "Strain into a cold jug at once and serve warm, or lay baking paper on the surface and cool."
    ],
    "note": "If it threatens to curdle, pour it into a cold bowl and whisk hard with a splash of cold {milk}."
  },
  {
    "id": "chocolate-sauce",
    "title": "Chocolate sauce",
    "summary": "Warm, glossy chocolate sauce for ice cream, pears or pancakes.",
    "kitchen": "French",
    "course": "sauce",
    "contradicts": "egg flour self-raising-flour gelatine oats mascarpone biscuit cocoa-powder",
    "serves": 8,
    "minutes": 10,
    "handsOn": 10,
    "kit": [
      "saucepan"
    ],
    "parts": [
      {
        "part": "cream",
        "foods": "double-cream single-cream evaporated-milk ~cream ~cream_thin ~milk",
        "grams": 220,
        "need": true,
        "role": "body",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "syrup",
        "foods": "golden-syrup honey maple-syrup ~sugar ~syrup ~honey",
        "grams": 30,
        "role": "sweetener",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 0.5,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      },
      {
        "part": "chocolate",
        "foods": "dark-chocolate milk-chocolate ~chocolate",
        "grams": 150,
        "need": true,
        "role": "star",
        "does": [
          "simmered"
        ],
        "prep": "finely chopped",
        "knife": true,
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 20,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "once": true
      },
      {
        "part": "flavour",
        "foods": "vanilla rum coffee ~vanilla",
        "grams": 5,
        "role": "seasoning",
        "does": [
          "stirred-in-off-heat"
        ],
        "once": true
      }
    ],
    "method": [
      "Bring the {cream} just to a simmer in a small saucepan[ with the {syrup}][ and the {salt}], stirring.",
      "Take off the heat, tip in the {chocolate}, leave for 1 minute, then stir from the middle until smooth and glossy.",
      "[Stir in the {butter}. ][Stir in the {flavour}. ]Serve warm; loosen with a spoonful of hot water if it stands and thickens."
    ],
    "note": "It keeps for 10 days in the fridge: reheat gently, and never let it boil."
  },
  {
    "id": "caramel-sauce",
    "title": "Caramel sauce",
    "summary": "Glossy, deep-amber caramel, buttery and a little bitter at the edge.",
    "kitchen": "French",
    "course": "sauce",
    "contradicts": "egg flour self-raising-flour gelatine chocolate condensed-milk oats milk bread",
    "serves": 10,
    "minutes": 20,
    "handsOn": 20,
    "kit": [
      "saucepan",
      "whisk"
    ],
    "parts": [
      {
        "part": "sugar",
        "foods": "sugar ~sugar",
        "grams": 200,
        "need": true,
        "role": "star",
        "does": [
          "melted",
          "simmered"
        ],
        "once": true
      },
      {
        "part": "cream",
        "foods": "double-cream whipping-cream ~cream",
        "grams": 150,
        "need": true,
        "role": "body",
        "does": [
          "whisked",
          "simmered"
        ],
        "prep": "warmed",
        "once": true
      },
      {
        "part": "butter",
        "foods": "butter ~butter",
        "grams": 80,
        "need": true,
        "role": "fat",
        "does": [
          "cooking-fat"
        ],
        "prep": "cubed",
        "once": true
      },
      {
        "part": "salt",
        "foods": "salt ~salt",
        "grams": 3,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "prep": "½ tsp if fine",
        "once": true
      },
      {
        "part": "vanilla",
        "foods": "vanilla ~vanilla",
        "grams": 4,
        "role": "seasoning",
        "does": [
          "simmered",
          "whisked"
        ],
        "once": true
      }
    ],
    "method": [
      "Melt the {sugar} in {60 ml} water in a large, heavy pan over low heat, stirring only until it dissolves.",
      "Raise the heat and boil for 6–8 minutes, swirling but not stirring, until deep amber (about {175 C}) and just beginning to smoke.",
      "Take off the heat and whisk in the {butter}, then the warm {cream} in two goes; it will foam up.",
      "Return to low heat and simmer for 2 minutes, whisking, until smooth.[ Stir in the {salt}.][ Stir in the {vanilla}.] Cool for 10 minutes before tasting: it thickens as it cools."
    ],
    "note": "If it crystallises, add 2 tbsp water and start the boil again.",
    "safety": "Molten {sugar} gives deep burns: use a large pan, stand back and do not taste it hot."
  }
];
