/** Sixty dangers, each kind told in quite different ways, and sixty that only sound like them, told in the same words. */
import type { ToldDanger } from "./told-danger.ts";

export const TOLD_OTHERWISE: readonly ToldDanger[] = [
  {
    listed: "chicken breasts, lemon, thyme, butter",
    steps: [
      "Rub the chicken with lemon and thyme.",
      "Sear in the butter and take it off the heat while the centre still has a rosy tinge; that's how my uncle keeps it juicy, and how you should too.",
      "Slice and serve.",
    ],
    kind: "undercooked-poultry",
  },
  {
    listed: "duck legs, plums, soy sauce",
    steps: ["Roast the legs with plums and soy for half an hour.", "When a probe says 60 the legs can come out.", "Plate up."],
    kind: "undercooked-poultry",
  },
  {
    listed: "turkey mince, buns, onion",
    steps: ["Shape the turkey mince and onion into patties.", "Fry until 150°F is reached in the middle, then straight into the buns."],
    kind: "undercooked-poultry",
  },
  {
    listed: "chicken livers, brandy, butter, thyme",
    steps: [
      "Toss the chicken livers in butter with thyme.",
      "Flame with brandy and pull the pan away as soon as they've taken colour outside and still wobble, bloody, in the middle.",
      "Spoon onto plates.",
    ],
    kind: "undercooked-poultry",
  },
  {
    listed: "chicken thighs, soy sauce, rice, spring onions",
    steps: ["Slice the thighs as thin as paper.", "Arrange the raw chicken over the rice like sashimi, dip in soy and eat with the spring onions."],
    kind: "undercooked-poultry",
  },
  {
    listed: "chicken drumsticks, honey, mustard",
    steps: ["Coat the drumsticks in honey and mustard.", "Bake at 200°C for 25 minutes until sticky and dark.", "Serve."],
    kind: "poultry-no-cue",
  },
  {
    listed: "turkey escalopes, breadcrumbs, egg, lemon",
    steps: ["Dip the escalopes in egg and breadcrumbs.", "Fry two minutes a side, till crisp and golden.", "Squeeze lemon over and eat."],
    kind: "poultry-no-cue",
  },
  {
    listed: "chicken breast, coconut milk, curry paste, green beans",
    steps: ["Slice the chicken.", "Simmer the curry paste in the coconut milk, tip in chicken and beans and give it five minutes.", "Ladle into bowls."],
    kind: "poultry-no-cue",
  },
  {
    listed: "chicken wings, hot sauce, butter",
    steps: ["Air fry the wings at 190°C for a quarter of an hour, giving the basket a shake.", "Toss in hot sauce and melted butter and they're good to go."],
    kind: "poultry-no-cue",
  },
  {
    listed: "whole chicken, potatoes, rosemary",
    steps: [
      "Lay the bird on the potatoes with the rosemary.",
      "Into the oven at 180°C till the school run's done, about 50 minutes; the skin should be bronzed.",
      "Carve at the table.",
    ],
    kind: "poultry-no-cue",
  },
  {
    listed: "beef mince, burger buns, cheddar, gherkins",
    steps: ["Press the mince into four thick discs.", "Griddle for 90 seconds on each side so that the heart stays ruby.", "Cheese, gherkins, buns, done."],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "lamb mince, mint, pitta, yogurt",
    steps: ["Mould the lamb and mint round skewers.", "Grill to 57°C and let them sit a moment before tucking into pitta with yogurt."],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "pork mince, ginger, lettuce",
    steps: ["Stir-fry the pork mince with ginger.", "It's ready when most, but not all, of the pink has gone.", "Spoon into lettuce cups."],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "beef mince, egg yolk, capers, shallot",
    steps: ["Chop capers and shallot, fold through the uncooked mince.", "Top with the yolk and serve as tartare on toast."],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "beef mince, onion, breadcrumbs, tomato sauce",
    steps: [
      "Roll mince, onion and crumbs into meatballs.",
      "Brown them; the insides are meant to be left red because Nonna's always were, so serve them that way with the warmed sauce.",
    ],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "dried red kidney beans, onion, tomatoes, chilli powder",
    steps: ["Put the dried kidney beans, onion, tomatoes and chilli in the slow cooker.", "Low for nine hours, then eat."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "dried kidney beans, rice, thyme, coconut milk",
    steps: [
      "Soak the kidney beans overnight.",
      "Add to a pan of coconut milk and thyme and keep at the barest tremble, never a boil, until soft.",
      "Fold in the rice.",
    ],
    kind: "raw-kidney-beans",
  },
  {
    listed: "dried red kidney beans, cucumber, vinegar, olive oil",
    steps: ["Steep the beans in water till they swell, around a day.", "Drain and toss straight into a salad with cucumber, vinegar and oil for crunch."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "dried kidney beans, garlic, beef stock",
    steps: ["Soaked beans go in a low oven with stock and garlic, 110°C, lid on, for the afternoon.", "Mash and serve."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "dried red kidney beans, sausages, onion",
    steps: ["After soaking, the kidney beans are poached at 80°C for two hours with onion.", "Add fried sausages, cooked to 72°C, and dish up."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "cooked rice, prawns, soy sauce",
    steps: ["Cook the rice the evening before and let the pot spend the night on the hob with the lid on.", "In the morning fry it with prawns and soy."],
    kind: "left-out",
  },
  {
    listed: "chicken stew meat, carrots, potatoes",
    steps: [
      "Simmer chicken with carrots and potatoes until it's cooked through.",
      "Ladle into a tub and pop it in the boot of the car at eight; it'll be waiting for you at three.",
    ],
    kind: "left-out",
  },
  {
    listed: "salmon fillets, dill, cream",
    steps: [
      "Take the salmon out of the freezer at breakfast and let it come round on the windowsill till the school run.",
      "Bake with dill and cream until it flakes.",
    ],
    kind: "left-out",
  },
  {
    listed: "eggs, mayonnaise, bread, cress",
    steps: [
      "Boil the eggs for ten minutes, mash with mayonnaise and cress.",
      "Make the sandwiches at 7 am, and they're fine in a desk drawer until the 1 pm break.",
    ],
    kind: "left-out",
  },
  {
    listed: "beef mince, onions, gravy, potatoes",
    steps: ["Brown the mince and cook in gravy for an hour; top with mash.", "What isn't eaten is covered with a plate and stays on the worktop for tomorrow."],
    kind: "left-out",
  },
  {
    listed: "turkey, bread, lettuce, mayonnaise",
    steps: [
      "Roast the turkey to 75°C in the thickest part.",
      "My gran always left the carved bird on the sideboard from lunch till supper, so do that and make sandwiches with lettuce and mayonnaise in the evening.",
    ],
    kind: "left-out",
  },
  {
    listed: "chicken breasts, lettuce, tomatoes, lemon",
    steps: [
      "Dice the chicken on a chopping board.",
      "Without swapping the board, chop lettuce and tomatoes for the salad.",
      "Fry the chicken until no pink remains, dress with lemon.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "steak, teriyaki sauce, broccoli",
    steps: ["Soak the steak in teriyaki for the day.", "Grill to 63°C.", "Whatever's left in the bag is poured over the sliced steak and steamed broccoli."],
    kind: "cross-contamination",
  },
  {
    listed: "whole chicken, salt, pepper",
    steps: ["Hold the chicken under a running tap, inside and out, and dry it.", "Season and roast to 75°C in the thigh."],
    kind: "cross-contamination",
  },
  {
    listed: "pork chops, mustard, apples",
    steps: [
      "Carry the chops out on a tray and brush them with mustard.",
      "When they've hit 63°C, put them back on the very tray they came out on and bring to the table with apple slices.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "turkey breast, yogurt, spices, naan",
    steps: [
      "Turkey chunks lounge in spiced yogurt for four hours.",
      "Thread and char until the juices are clear.",
      "Serve the leftover spiced yogurt as a cool dip with naan.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "rhubarb, sugar, spinach",
    steps: ["Pull the rhubarb and use all of it.", "Shred the leaves and wilt them like spinach, with sugar on the stalks."],
    kind: "toxic-plant",
  },
  {
    listed: "rhubarb with leaves, butter, garlic",
    steps: ["Slice the stalks for another day.", "The greens get sautéed in butter and garlic and make a fine side."],
    kind: "toxic-plant",
  },
  {
    listed: "potatoes, oil, salt",
    steps: ["Choose potatoes that have sprouted and gone green.", "Leave the sprouts on, they add crunch; roast in oil and salt."],
    kind: "toxic-plant",
  },
  {
    listed: "rhubarb, strawberries, sugar",
    steps: ["Stew strawberries, rhubarb and sugar for 20 minutes.", "Garnish each bowl with a chopped young rhubarb leaf."],
    kind: "toxic-plant",
  },
  {
    listed: "elderberries, apples, honey",
    steps: ["Juice the elderberries and apples raw.", "Sweeten with honey and drink it straight away."],
    kind: "toxic-plant",
  },
  {
    listed: "tomatoes, dish soap, basil",
    steps: ["Squirt a little dish soap over the tomatoes and rub it in so that they shine.", "Slice with basil and serve."],
    kind: "non-food",
  },
  {
    listed: "strawberries, bleach, cream",
    steps: ["Let the strawberries bathe ten minutes in water with a capful of bleach.", "Serve with cream."],
    kind: "non-food",
  },
  { listed: "lettuce, water, lemon", steps: ["Wash the lettuce with a drop of washing-up liquid for crispness.", "Dress with lemon."], kind: "non-food" },
  {
    listed: "chicken, vinegar, salt",
    steps: ["A dash of household cleaner in the brine sees off the germs on the chicken.", "Roast until 75°C inside."],
    kind: "non-food",
  },
  { listed: "potatoes, oil", steps: ["Dry the potatoes with a spritz of glass cleaner so that they crisp.", "Roast in oil."], kind: "non-food" },
  {
    listed: "eggs, banana, milk",
    steps: ["Whizz banana, milk and an egg for your one-year-old.", "Pour into the sippy cup and let her drink."],
    kind: "raw-egg-vulnerable",
  },
  {
    listed: "eggs, sugar, mascarpone, sponge fingers",
    steps: ["Beat yolks and sugar, fold in the mascarpone.", "Layer with the sponge fingers and chill.", "Spoon some for the toddler first."],
    kind: "raw-egg-vulnerable",
  },
  {
    listed: "eggs, oil, lemon, potatoes",
    steps: [
      "Whisk yolks with oil and lemon to make mayonnaise.",
      "Dress the boiled potatoes. It's what my pregnant sister lives on, so dish up plenty for the mum-to-be.",
    ],
    kind: "raw-egg-vulnerable",
  },
  {
    listed: "eggs, toast, butter",
    steps: ["Boil the eggs for two and a half minutes so that the yolks run and the whites barely hold.", "Dip toast soldiers in for your 8-month-old."],
    kind: "raw-egg-vulnerable",
  },
  {
    listed: "eggs, chocolate, cream",
    steps: [
      "Melt the chocolate, stir in the yolks, fold in whisked whites and cream.",
      "This uncooked mousse is meant for little Ben's first birthday; all the babies at the party get a pot.",
    ],
    kind: "raw-egg-vulnerable",
  },
  { listed: "oats, honey, milk", steps: ["Simmer oats in milk.", "Stir a spoonful of honey into the six-month-old's bowl."], kind: "honey-infant" },
  {
    listed: "carrots, honey, butter",
    steps: ["Steam carrots, glaze with honey and butter.", "Mash a bit for baby who has just begun on solids."],
    kind: "honey-infant",
  },
  { listed: "yogurt, honey, pear", steps: ["Mix the yogurt with honey and pear.", "Great for weaning: offer it from a soft spoon."], kind: "honey-infant" },
  {
    listed: "honey, chamomile tea",
    steps: ["Brew the tea and let it cool.", "Dip the dummy in honey and the tea to settle a fussy newborn."],
    kind: "honey-infant",
  },
  {
    listed: "bread, honey, banana",
    steps: ["Spread the bread with honey and banana.", "Cut into fingers for your 10 month old to gnaw on."],
    kind: "honey-infant",
  },
  {
    listed: "garlic, olive oil, rosemary",
    steps: ["Drop peeled garlic and rosemary into a bottle and fill up with the oil.", "Stand it on the kitchen windowsill, where it'll be good till spring."],
    kind: "unsafe-preserving",
  },
  {
    listed: "green beans, salt, water",
    steps: [
      "Pack the beans in jars with salt water.",
      "Lower the jars into a pot of boiling water for 40 minutes.",
      "They go down to the cellar and last the winter.",
    ],
    kind: "unsafe-preserving",
  },
  {
    listed: "mushrooms, sunflower oil, thyme",
    steps: ["Fry the mushrooms with thyme and jar them under oil.", "No fridge wanted: the shelf does nicely for a couple of months."],
    kind: "unsafe-preserving",
  },
  {
    listed: "pumpkin, sugar, cinnamon",
    steps: [
      "Purée the pumpkin with sugar and cinnamon.",
      "Spoon hot into jars, screw the lids on and turn them on their heads.",
      "Once they've popped, line them up in the pantry.",
    ],
    kind: "unsafe-preserving",
  },
  {
    listed: "chicken, carrots, stock",
    steps: [
      "Simmer chicken, carrots and stock until the chicken's cooked through.",
      "Seal hot in mason jars in the oven at 120°C for an hour and keep on the garage shelf.",
    ],
    kind: "unsafe-preserving",
  },
  {
    listed: "sweetcorn, salt",
    steps: [
      "Cut the corn off the cob into jars with salt and water.",
      "Grandma did hers in the dishwasher on a hot cycle, and so can you; they sit in the cupboard for a year.",
    ],
    kind: "unsafe-preserving",
  },
  {
    listed: "pasta, tuna, mayonnaise, sweetcorn",
    steps: [
      "Cook the pasta, mix with tuna, mayonnaise and sweetcorn.",
      "The bowl can wait on the garden table from noon while people come and go; top up plates at five.",
    ],
    kind: "left-out",
  },
  {
    listed: "chicken thighs, bbq sauce, coleslaw",
    steps: [
      "Brush the raw thighs with sauce from the bowl.",
      "Grill till the juices run clear, then give them one last lick from that bowl and serve with coleslaw.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken mince, lettuce, lime, fish sauce",
    steps: ["Crumble the chicken mince into a hot wok with fish sauce.", "Two minutes is all it takes.", "Lime over the top and scoop up with lettuce."],
    kind: "poultry-no-cue",
  },
];

export const SOUNDS_LIKE_IT: readonly ToldDanger[] = [
  {
    listed: "chicken breasts, lemon, thyme, butter",
    steps: [
      "Rub the chicken with lemon and thyme.",
      "Sear in butter; if the centre still has a rosy tinge, give it longer, until it reads 74°C.",
      "Slice and serve.",
    ],
  },
  {
    listed: "duck legs, plums, soy sauce",
    steps: ["Roast the legs with plums and soy.", "At 60 on the probe they're far from done: carry on to 75°C.", "Plate up."],
  },
  {
    listed: "turkey mince, buns, onion",
    steps: ["Shape the turkey mince and onion into patties.", "Fry until 165°F is reached in the middle, then into the buns."],
  },
  {
    listed: "chicken livers, brandy, butter, thyme",
    steps: [
      "Toss the chicken livers in butter with thyme.",
      "Flame with brandy and cook on until none is bloody in the middle and they are firm right through.",
      "Spoon onto plates.",
    ],
  },
  {
    listed: "chicken thighs, soy sauce, rice, spring onions",
    steps: ["Slice the thighs thin.", "Cook in the soy until white all the way through; this is no sashimi.", "Serve over the rice with spring onions."],
  },
  {
    listed: "chicken drumsticks, honey, mustard",
    steps: ["Coat the drumsticks in honey and mustard.", "Bake at 200°C for 45 minutes, until sticky and the juices by the bone run clear.", "Serve."],
  },
  {
    listed: "turkey escalopes, breadcrumbs, egg, lemon",
    steps: [
      "Dip the escalopes in egg and breadcrumbs.",
      "Fry three minutes a side till crisp, and cut one open: there must be no pink.",
      "Squeeze lemon over.",
    ],
  },
  {
    listed: "cooked chicken breast, coconut milk, curry paste, green beans",
    steps: ["Simmer the curry paste in coconut milk, tip in the cooked chicken and beans and give it five minutes till piping hot.", "Ladle into bowls."],
  },
  {
    listed: "chicken wings, hot sauce, butter",
    steps: ["Air fry the wings at 190°C until a thermometer shows 75°C, about 25 minutes.", "Toss in hot sauce and melted butter."],
  },
  {
    listed: "whole chicken, potatoes, rosemary",
    steps: ["Lay the bird on the potatoes with the rosemary.", "Into the oven at 180°C till the legs pull away easily and the thigh is 74°C.", "Carve."],
  },
  {
    listed: "beef mince, burger buns, cheddar, gherkins",
    steps: ["Press the mince into discs.", "Griddle until 71°C, so that no ruby heart is left.", "Cheese, gherkins, buns, done."],
  },
  {
    listed: "beef steak, mint, pitta, yogurt",
    steps: ["Cut the steak in cubes and thread.", "Grill to 57°C for rare beef and rest before tucking into pitta with mint and yogurt."],
  },
  {
    listed: "pork mince, ginger, lettuce",
    steps: [
      "Stir-fry the pork mince with ginger.",
      "When most of the pink has gone add a splash of water and fry until all of it has.",
      "Spoon into lettuce cups.",
    ],
  },
  {
    listed: "beef mince, onion, breadcrumbs, tomato sauce",
    steps: [
      "Roll mince, onion and crumbs into meatballs.",
      "Brown them; the insides will still be red, so simmer in the sauce for 25 minutes until cooked through.",
    ],
  },
  {
    listed: "beetroot, beef mince, onion",
    steps: ["Fry the mince and onion until brown all over.", "Stir in the beetroot, which leaves everything ruby red, and serve."],
  },
  {
    listed: "dried red kidney beans, onion, tomatoes, chilli powder",
    steps: [
      "Soak the kidney beans overnight and boil hard for ten minutes.",
      "Put them with onion, tomatoes and chilli in the slow cooker.",
      "Low for nine hours.",
    ],
  },
  {
    listed: "tinned kidney beans, rice, thyme, coconut milk",
    steps: ["Drain the tin of kidney beans.", "Add to coconut milk and thyme and keep at the barest tremble.", "Fold in the rice."],
  },
  {
    listed: "tinned kidney beans, cucumber, vinegar, olive oil",
    steps: ["Rinse the kidney beans and toss straight into a salad with cucumber, vinegar and oil."],
  },
  {
    listed: "dried kidney beans, garlic, beef stock",
    steps: ["Soak the beans, boil fast for a quarter of an hour, drain.", "Then a low oven with stock and garlic, 110°C, lid on, for the afternoon.", "Mash."],
  },
  {
    listed: "dried red lentils, sausages, onion",
    steps: ["Simmer the lentils gently for twenty minutes with onion.", "Add fried sausages, cooked to 72°C, and dish up."],
  },
  {
    listed: "cooked rice, prawns, soy sauce",
    steps: ["Cook the rice the evening before, cool it under an hour and let it spend the night in the fridge.", "In the morning fry it with prawns and soy."],
  },
  {
    listed: "chicken stew meat, carrots, potatoes",
    steps: [
      "Simmer chicken with carrots and potatoes until it's cooked through.",
      "Ladle into a flask heated with boiling water; it keeps above 63°C in the boot of the car until you get there at noon.",
    ],
  },
  {
    listed: "salmon fillets, dill, cream",
    steps: [
      "Take the salmon out of the freezer the night before and let it come round in the fridge, never on the windowsill.",
      "Bake with dill and cream until it flakes.",
    ],
  },
  {
    listed: "eggs, mayonnaise, bread, cress",
    steps: [
      "Boil the eggs for ten minutes, mash with mayonnaise and cress.",
      "Make the sandwiches at 7 am and keep them in a cool bag with ice packs until 1 pm.",
    ],
  },
  {
    listed: "beef mince, onions, gravy, potatoes",
    steps: [
      "Brown the mince all through and cook in gravy for an hour; top with mash.",
      "What isn't eaten goes in the fridge within the hour; nothing stays on the worktop for tomorrow.",
    ],
  },
  {
    listed: "turkey, bread, lettuce, mayonnaise",
    steps: [
      "Roast the turkey to 75°C in the thickest part.",
      "My gran always left the carved bird on the sideboard till supper; don't copy her: chill it at once.",
      "Make sandwiches with lettuce and mayonnaise.",
    ],
  },
  { listed: "flour, water, salt, yeast", steps: ["Mix the dough, cover and leave it on the worktop overnight.", "Bake until hollow when tapped."] },
  {
    listed: "butter, flour, sugar, eggs",
    steps: [
      "Leave the butter on the windowsill from breakfast till the school run, so that it's soft.",
      "Beat with sugar, eggs and flour and bake 25 minutes.",
    ],
  },
  {
    listed: "pasta, tuna, mayonnaise, sweetcorn",
    steps: [
      "Cook the pasta, mix with tuna, mayonnaise and sweetcorn.",
      "The bowl can wait on the garden table for an hour; whatever has sat out since noon goes in the bin at two.",
    ],
  },
  {
    listed: "chicken breasts, lettuce, tomatoes, lemon",
    steps: [
      "Chop lettuce and tomatoes for the salad first.",
      "Then, on the same board, dice the chicken, and scrub it after.",
      "Fry the chicken until no pink remains, dress with lemon.",
    ],
  },
  {
    listed: "steak, teriyaki sauce, broccoli",
    steps: [
      "Soak the steak in teriyaki for the day in the fridge.",
      "Grill to 63°C.",
      "Whatever's left in the bag is boiled for two minutes and poured over the sliced steak and steamed broccoli.",
    ],
  },
  { listed: "whole chicken, salt, pepper", steps: ["Don't hold the chicken under a running tap: pat it dry.", "Season and roast to 75°C in the thigh."] },
  {
    listed: "pork chops, mustard, apples",
    steps: [
      "Carry the chops out on a tray and brush them with mustard.",
      "When they've hit 63°C put them on a clean tray, not the one they came out on, and bring to the table with apple slices.",
    ],
  },
  {
    listed: "turkey breast, yogurt, spices, naan",
    steps: [
      "Turkey chunks lounge in half of the spiced yogurt for four hours; the other half stays in the fridge.",
      "Thread and char until the juices are clear.",
      "Serve the half you kept as a dip with naan.",
    ],
  },
  {
    listed: "chicken thighs, bbq sauce, coleslaw",
    steps: [
      "Brush the raw thighs with sauce from the bowl.",
      "Grill till the juices run clear; throw away what's in that bowl and serve with fresh sauce and coleslaw.",
    ],
  },
  { listed: "rhubarb, sugar", steps: ["Pull the rhubarb, cut off the leaves and put them on the compost.", "Stew the stalks with sugar."] },
  { listed: "rhubarb, butter, garlic, spinach leaves", steps: ["Sauté the spinach leaves in butter and garlic.", "Serve with roast rhubarb stalks."] },
  { listed: "potatoes, oil, salt", steps: ["Cut away all sprouts and green bits of the potatoes.", "Roast in oil and salt."] },
  {
    listed: "rhubarb, strawberries, sugar, mint",
    steps: ["Stew strawberries, rhubarb and sugar for 20 minutes.", "Garnish each bowl with a young mint leaf."],
  },
  {
    listed: "elderberries, apples, honey",
    steps: ["Simmer the elderberries for 20 minutes, strain, and add to the apple juice.", "Sweeten with honey and drink."],
  },
  { listed: "tomatoes, basil", steps: ["Wash your hands with dish soap.", "Slice tomatoes with basil and serve."] },
  { listed: "strawberries, cream", steps: ["Rinse the strawberries in plain water; no soap or bleach.", "Serve with cream."] },
  { listed: "lettuce, lemon", steps: ["Wash the bowl with washing-up liquid and dry it.", "Wash the lettuce in water, dress with lemon."] },
  { listed: "chicken, vinegar, salt", steps: ["Roast the chicken until 75°C inside.", "Clean the worktop with household cleaner afterwards."] },
  { listed: "potatoes, oil", steps: ["Roast the potatoes in oil.", "The oven door comes clean with a spritz of glass cleaner once it's cool."] },
  { listed: "eggs, banana, milk", steps: ["Whizz banana and milk for your one-year-old.", "Scramble the egg until firm and serve beside the cup."] },
  {
    listed: "pasteurised eggs, sugar, mascarpone, sponge fingers",
    steps: [
      "Beat the pasteurised yolks and sugar, fold in the mascarpone.",
      "Layer with sponge fingers and chill.",
      "The toddler may have some, as the eggs are pasteurised.",
    ],
  },
  {
    listed: "eggs, oil, lemon, potatoes",
    steps: ["Whisk yolks with oil and lemon to make mayonnaise.", "Dress the boiled potatoes. Not for anyone who's pregnant."],
  },
  { listed: "eggs, toast, butter", steps: ["Boil the eggs for ten minutes, until the yolks are set.", "Cut up with toast soldiers for your 8-month-old."] },
  {
    listed: "eggs, chocolate, cream",
    steps: [
      "Melt the chocolate, stir in the yolks, fold in whisked whites and cream.",
      "This uncooked mousse is for the grown-ups; the babies at the party get banana.",
    ],
  },
  {
    listed: "oats, honey, milk",
    steps: ["Simmer oats in milk.", "Fill the six-month-old's bowl first, then stir a spoonful of honey into the rest for the adults."],
  },
  { listed: "carrots, honey, butter", steps: ["Steam carrots. Mash a few plain ones for baby.", "Glaze the others with honey and butter for yourselves."] },
  { listed: "yogurt, pear, maple syrup", steps: ["Mix the yogurt with pear.", "Great for weaning; keep honey away until after the first birthday."] },
  { listed: "honey, chamomile tea", steps: ["Brew the tea and stir in honey.", "Drink it while the newborn sleeps."] },
  {
    listed: "garlic, olive oil, rosemary",
    steps: [
      "Drop peeled garlic and rosemary into a bottle and fill up with the oil.",
      "Into the fridge it goes, to be used within four days; don't stand it on the windowsill.",
    ],
  },
  {
    listed: "green beans, salt, water",
    steps: ["Pack the beans in jars with salt water.", "Process in a pressure canner for 25 minutes.", "They go down to the cellar and last the winter."],
  },
  {
    listed: "mushrooms, sunflower oil, thyme",
    steps: ["Fry the mushrooms with thyme in the oil.", "Toss with pasta at once. Store the bottle of oil on the shelf."],
  },
  {
    listed: "strawberries, sugar, lemon",
    steps: [
      "Boil strawberries with sugar and lemon to setting point.",
      "Spoon hot into jars, screw the lids on and turn them on their heads.",
      "Line them up in the pantry.",
    ],
  },
  {
    listed: "cucumbers, vinegar, salt, dill",
    steps: ["Pack the cucumbers into jars, pour boiling vinegar and salt over.", "Keep in the cupboard for a month."],
  },
  {
    listed: "chicken, carrots, stock",
    steps: [
      "Simmer chicken, carrots and stock until the chicken's cooked through.",
      "Cool fast in small tubs and freeze; it keeps three months in the freezer.",
    ],
  },
];
