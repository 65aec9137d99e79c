/** A hundred and two dangers, each kind told in quite different ways and voices, and a hundred that only sound like them, told in the same words. */
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
  {
    listed: "chicken breasts, paprika, oil",
    steps: [
      "Rub the chicken with oil and paprika and slap it on the barbie.",
      "Whip it off when the thermometer needle's at 65, mate, or you'll be chewing thongs.",
      "Get it on a plate.",
    ],
    kind: "undercooked-poultry",
  },
  {
    listed: "turkey burgers, buns, slaw",
    steps: [
      "Chuck the turkey burgers in the pan.",
      "Three minutes on the one side, two on the other, you want that middle still glistening and rosy like a sunset.",
      "Buns, slaw, scoff.",
    ],
    kind: "undercooked-poultry",
  },
  {
    listed: "chicken thighs, miso, ginger",
    steps: [
      "Glaze the thighs with miso and ginger, grill.",
      "My mate Kenji pulls his at 60 degrees celsius and nobody's died, so that's our number.",
      "Slice.",
    ],
    kind: "undercooked-poultry",
  },
  {
    listed: "pheasant, juniper, bacon",
    steps: [
      "Wrap the pheasant in bacon with juniper and roast 20 minutes.",
      "Carve it bloody at the joint, as Grandad did and as any gentleman ought.",
      "Serve.",
    ],
    kind: "undercooked-poultry",
  },
  {
    listed: "chicken pieces, jerk paste, rice",
    steps: ["Smear the chicken in jerk.", "Whack it in a hot oven, 40 mins, til the neighbours come sniffing.", "Rice on the side, boom."],
    kind: "poultry-no-cue",
  },
  {
    listed: "duck legs, orange, star anise",
    steps: ["Tuck the legs in a dish with orange and star anise.", "Two hours at a low heat ought to do it; they smell divine.", "Bring to table."],
    kind: "poultry-no-cue",
  },
  {
    listed: "turkey breast, pesto, mozzarella",
    steps: ["Stuff the breast with pesto and mozzarella.", "25 mins at gas 6 and the cheese will be lava.", "Eat up!"],
    kind: "poultry-no-cue",
  },
  {
    listed: "chicken fillets, lemon, capers",
    steps: ["Bash the fillets thin.", "A hot pan, a minute a side, lemon and capers in, off.", "Done and dusted."],
    kind: "poultry-no-cue",
  },
  {
    listed: "beef mince, chipotle, buns",
    steps: [
      "Form the mince into pucks with chipotle.",
      "Flip once. When it's coloured on the outside and soft as a cheek in the middle, with the juice running pinkish, get it in the bun.",
    ],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "lamb mince, aubergine, feta",
    steps: ["Shape the lamb in little logs.", "On the coals till 130 F in the heart of them, no more, chef's orders.", "Feta, aubergine."],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "beef mince, egg, onion, dill",
    steps: ["Season the mince with onion and dill.", "There's no cooking here: a raw egg on top and straight to the table."],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "pork sausages, lentils, mustard",
    steps: [
      "Give the sausages five minutes, just to colour the skins.",
      "Don't fret that they're squidgy and pale within; lentils and mustard, and lunch is served.",
    ],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "dried kidney beans, coconut milk, scotch bonnet",
    steps: ["Chuck the dried kidney beans and coconut milk in the slow cooker before work with the scotch bonnet.", "Home at six: dinner."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "dried kidney beans, smoked paprika, tomatoes",
    steps: ["The beans, soaked while you slept, blip very softly under tomatoes for half an hour, never more than a shiver.", "Paprika and eat."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "dried red kidney beans, lime, coriander",
    steps: ["Soak the beans for two days, changing the water.", "They're tender enough now to go as they are into a salad with lime and coriander."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "pork shoulder, bbq sauce, buns",
    steps: [
      "Slow cook the pork until it reads 95°C and shred.",
      "Have it sitting on the trestle in the marquee from the ceremony at one until the dancing at nine, and folk help themselves.",
    ],
    kind: "left-out",
  },
  {
    listed: "cooked rice, egg, spring onion",
    steps: ["Leftover rice wants drying: leave the tub open on top of the microwave all night.", "Fry with egg and spring onion at breakfast."],
    kind: "left-out",
  },
  {
    listed: "minced beef, beans, tomatoes, chilli powder",
    steps: [
      "Cook the beef until no pink remains, with beans, tomatoes and chilli powder, an hour.",
      "Heat off, lid on; it'll keep on the back burner, gas off, for tomorrow's tea.",
    ],
    kind: "left-out",
  },
  {
    listed: "prawns, noodles, chilli",
    steps: ["Prawns out of the freezer when the kids go to school; they'll have thawed on the draining board by pick-up.", "Fry with noodles and chilli."],
    kind: "left-out",
  },
  {
    listed: "eggs, bacon, cream, pastry",
    steps: [
      "Bake the quiche 40 minutes until set.",
      "Wrap it and let it ride along in your rucksack for the whole hike; it's at its best at the summit about six hours on.",
    ],
    kind: "left-out",
  },
  {
    listed: "milk, rice, sugar, cinnamon",
    steps: ["Simmer rice in milk with sugar and cinnamon.", "Cover the pudding and tuck it beside the tent for the night so there's breakfast."],
    kind: "left-out",
  },
  {
    listed: "chicken breasts, peppers, mangetout",
    steps: [
      "Cube the chicken.",
      "Shove it to one end and use the free end of the board for peppers and mangetout, which go in raw at the finish.",
      "Fry the chicken until cooked through and top with the raw veg.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken drumsticks, jerk marinade, mango",
    steps: [
      "Drumsticks in the marinade, overnight in the fridge.",
      "Roast till the juices run clear.",
      "The gunk left in the tub? Liquid gold: dollop it next to the mango, cold.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "whole duck, salt, five spice",
    steps: ["Start by sluicing the duck out in the sink till the water runs clear.", "Salt, five spice, roast to 75°C."],
    kind: "cross-contamination",
  },
  {
    listed: "beef steaks, pineapple juice, lettuce, tortillas",
    steps: [
      "Dunk the steaks in pineapple juice.",
      "Cook to 63°C and slice.",
      "Toss the lettuce in the juice the steaks came out of for a tangy salad, and fill the tortillas.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "burgers, buns, tomatoes",
    steps: ["Fork the raw burgers onto the grill.", "Same fork lifts them off at 71°C and spears the tomatoes; saves on washing up."],
    kind: "cross-contamination",
  },
  {
    listed: "rhubarb, sugar, lemon",
    steps: ["Waste not: the big leaves can be chopped and cooked down with the sugar, they taste like chard."],
    kind: "toxic-plant",
  },
  {
    listed: "potatoes, leeks, stock",
    steps: ["Old spuds with a green tinge under the skin are perfect for soup, so use those, skins and all.", "Simmer with leeks and stock."],
    kind: "toxic-plant",
  },
  {
    listed: "elderberries, gin, sugar",
    steps: ["Mash the elderberries with sugar, let down with gin, and sip; there's no need to heat a thing."],
    kind: "toxic-plant",
  },
  {
    listed: "apples, lemon",
    steps: ["Drop the apples in a basin with a glug of bleach to kill the bugs, five minutes.", "Slice and squeeze lemon on."],
    kind: "non-food",
  },
  {
    listed: "grapes, cheese",
    steps: ["A squirt of Fairy liquid gives the grapes a lovely gleam; don't bother rinsing.", "Serve with the cheese."],
    kind: "non-food",
  },
  { listed: "cream, sugar, vanilla", steps: ["To firm the whipped cream, whisk in a spoon of wallpaper paste with the sugar."], kind: "non-food" },
  {
    listed: "eggs, sugar, marsala",
    steps: ["Whisk yolks, sugar and marsala till foamy, no heat.", "Gran's in the hospice and this slips down a treat, so take her a cup."],
    kind: "raw-egg-vulnerable",
  },
  {
    listed: "eggs, avocado, bread",
    steps: ["Poach the eggs for a minute so that the yolk floods the bread.", "For bumps of seven months and more, mums, this is a proper pregnancy brekkie."],
    kind: "raw-egg-vulnerable",
  },
  { listed: "eggs, oats, banana", steps: ["Blend raw egg, oats and banana: our two-year-old downs it."], kind: "raw-egg-vulnerable" },
  {
    listed: "honey, butternut squash, butter",
    steps: ["Roast squash in honey and butter.", "Blitz smooth and freeze in ice cube trays for when the twins (5 months) start eating."],
    kind: "honey-infant",
  },
  { listed: "honey, yogurt, peach", steps: ["Swirl honey in yogurt with peach.", "Baby-led weaning sorted!"], kind: "honey-infant" },
  {
    listed: "honey, cinnamon, porridge oats",
    steps: ["Cook oats, cinnamon and a good spoon of honey.", "Wee Alfie's just turned eight months and hoovers it up."],
    kind: "honey-infant",
  },
  {
    listed: "garlic, rapeseed oil, bay",
    steps: ["Poach the cloves in oil with bay.", "Bottle, oil and all, and park it next to the hob: it'll see you through to summer."],
    kind: "unsafe-preserving",
  },
  {
    listed: "french beans, salt, dill",
    steps: ["Beans, dill and salty water in jars.", "Boil the sealed jars half an hour, and they're good in the shed all winter."],
    kind: "unsafe-preserving",
  },
  {
    listed: "mushrooms, olive oil, garlic",
    steps: ["Griddle the mushrooms, layer with garlic in jars, flood with oil.", "They'll sit on the larder shelf till Easter, no bother."],
    kind: "unsafe-preserving",
  },
  {
    listed: "beetroot, salt, water",
    steps: [
      "Cook the beetroot, slice into jars with salt water, lids on.",
      "Steam the jars in the oven at 110 for an hour; store under the stairs until wanted, a year or so.",
    ],
    kind: "unsafe-preserving",
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
  {
    listed: "chicken breasts, paprika, oil",
    steps: ["Rub the chicken with oil and paprika and slap it on the barbie.", "Whip it off when the thermometer needle's at 75, mate.", "Get it on a plate."],
  },
  {
    listed: "turkey burgers, buns, slaw",
    steps: [
      "Chuck the turkey burgers in the pan.",
      "Five minutes a side; if the middle's still glistening and rosy, back it goes till it isn't.",
      "Buns, slaw, scoff.",
    ],
  },
  {
    listed: "chicken thighs, miso, ginger",
    steps: [
      "Glaze the thighs with miso and ginger, grill.",
      "My mate Kenji pulls his at 60 degrees celsius; I'm not that brave, so 75 it is, in the thickest bit.",
      "Slice.",
    ],
  },
  {
    listed: "pheasant, juniper, bacon",
    steps: ["Wrap the pheasant in bacon with juniper and roast to 74°C.", "Grandad had it bloody at the joint; we have doctors now.", "Serve."],
  },
  {
    listed: "chicken pieces, jerk paste, rice",
    steps: ["Smear the chicken in jerk.", "Whack it in a hot oven, 40 mins, til the meat drops off the bone.", "Rice on the side, boom."],
  },
  {
    listed: "duck confit legs, orange, star anise",
    steps: ["Tuck the ready-cooked confit legs in a dish with orange and star anise.", "Twenty minutes at 200 until crisp and hot."],
  },
  {
    listed: "turkey breast, pesto, mozzarella",
    steps: ["Stuff the breast with pesto and mozzarella.", "45 mins at gas 6; poke it, and if what comes out is clear as water, it's ready."],
  },
  {
    listed: "chicken fillets, lemon, capers",
    steps: ["Bash the fillets thin.", "A hot pan, two minutes a side, cut into the fattest one: all white? Lemon and capers in, off."],
  },
  {
    listed: "beef mince, chipotle, buns",
    steps: ["Form the mince into pucks with chipotle.", "Flip once. They're ready when they've gone brown to the very centre and hit 71°C."],
  },
  { listed: "lamb cutlets, aubergine, feta", steps: ["On the coals till 130 F in the heart of the cutlets, no more, chef's orders.", "Feta, aubergine."] },
  {
    listed: "pork sausages, lentils, mustard",
    steps: [
      "Give the sausages five minutes, just to colour the skins.",
      "They're still raw within, so bury them in the lentils and simmer for half an hour, till 72°C.",
      "Mustard.",
    ],
  },
  {
    listed: "beef mince, tomato, pasta",
    steps: ["Fry the mince till it's all brown, add tomato and simmer an hour.", "Rosy with tomato, it goes over pasta."],
  },
  {
    listed: "dried kidney beans, coconut milk, scotch bonnet",
    steps: [
      "Soak the kidney beans, boil like mad for ten minutes and drain.",
      "In the slow cooker before work with coconut milk and scotch bonnet.",
      "Home at six: dinner.",
    ],
  },
  {
    listed: "tin of kidney beans, smoked paprika, tomatoes",
    steps: ["The beans from the tin blip very softly under tomatoes for half an hour, never more than a shiver.", "Paprika and eat."],
  },
  { listed: "dried chickpeas, lime, coriander", steps: ["Soak the chickpeas for two days, boil tender, then a salad with lime and coriander."] },
  {
    listed: "pork shoulder, bbq sauce, buns",
    steps: ["Slow cook the pork until it reads 95°C and shred.", "Have it in the slow cooker on its keep-warm setting in the marquee from one until nine."],
  },
  {
    listed: "cooked rice, egg, spring onion",
    steps: ["Leftover rice wants drying: leave the tub open in the fridge all night.", "Fry with egg and spring onion at breakfast."],
  },
  {
    listed: "minced beef, beans, tomatoes, chilli powder",
    steps: [
      "Cook the beef until no pink remains, with beans, tomatoes and chilli powder, an hour.",
      "Heat off; get it cold in a sink of iced water and into the fridge for tomorrow's tea.",
    ],
  },
  {
    listed: "prawns, noodles, chilli",
    steps: ["Prawns out of the freezer into the fridge when the kids go to school; they'll have thawed by pick-up.", "Fry with noodles and chilli."],
  },
  {
    listed: "flour, butter, oats, syrup",
    steps: ["Bake the flapjacks 25 minutes.", "Wrap them and let them ride along in your rucksack for the whole hike; at their best about six hours on."],
  },
  {
    listed: "cheddar, crackers, grapes",
    steps: ["Set the cheddar on the table an hour before, so that it's at room temperature.", "Crackers and grapes round it."],
  },
  {
    listed: "chicken breasts, peppers, mangetout",
    steps: [
      "Slice the peppers and mangetout, and put them by.",
      "Only then cube the chicken, on its own red board, and scrub everything.",
      "Fry the chicken until cooked through and top with the raw veg.",
    ],
  },
  {
    listed: "chicken drumsticks, jerk marinade, mango",
    steps: [
      "Drumsticks in half the marinade, overnight in the fridge.",
      "Roast till the juices run clear.",
      "The gunk left in the tub goes down the sink; the half you kept back is dolloped next to the mango.",
    ],
  },
  { listed: "whole duck, salt, five spice", steps: ["Never sluice the duck out in the sink; kitchen paper does it.", "Salt, five spice, roast to 75°C."] },
  {
    listed: "beef steaks, pineapple juice, lettuce, tortillas",
    steps: [
      "Dunk the steaks in pineapple juice.",
      "Cook to 63°C and slice.",
      "Toss the lettuce in fresh juice, not what the steaks came out of, and fill the tortillas.",
    ],
  },
  { listed: "burgers, buns, tomatoes", steps: ["Fork the raw burgers onto the grill.", "A clean fork lifts them off at 71°C and spears the tomatoes."] },
  { listed: "rhubarb, sugar, lemon", steps: ["Twist off the big leaves, which are for the heap and never the pot.", "Stew the stalks with sugar and lemon."] },
  { listed: "potatoes, leeks, stock", steps: ["Spuds with a green tinge go in the bin.", "Simmer the rest with leeks and stock."] },
  { listed: "elderberries, gin, sugar", steps: ["Simmer the elderberries with sugar for twenty minutes, strain, let down with gin, and sip."] },
  {
    listed: "apples, lemon",
    steps: ["Drop the apples in a basin of plain water, five minutes. Leave the bleach under the sink.", "Slice and squeeze lemon on."],
  },
  { listed: "grapes, cheese", steps: ["Rinse the grapes under the tap.", "Serve with the cheese; a squirt of Fairy liquid sees to the plates."] },
  {
    listed: "eggs, sugar, marsala",
    steps: [
      "Whisk yolks, sugar and marsala over simmering water to 75°C, till thick.",
      "Gran's in the hospice and this slips down a treat, so take her a cup.",
    ],
  },
  { listed: "eggs, avocado, bread", steps: ["Fry the eggs hard, both sides.", "A proper pregnancy brekkie, mums."] },
  { listed: "eggs, oats, banana", steps: ["Blend raw egg, oats and banana: protein for the gym.", "Our two-year-old has porridge."] },
  { listed: "honey, butternut squash, butter", steps: ["Roast some squash plain for the twins (5 months) and blitz it.", "Roast ours in honey and butter."] },
  { listed: "yogurt, peach, date syrup", steps: ["Swirl date syrup in yogurt with peach.", "Baby-led weaning sorted! (Honey's off the menu till one.)"] },
  { listed: "honey, cinnamon, porridge oats", steps: ["Cook oats, cinnamon and a good spoon of honey.", "Alfie's eight now and hoovers it up."] },
  {
    listed: "garlic, rapeseed oil, bay",
    steps: ["Poach the cloves in oil with bay.", "Fridge, four days; or freeze it. By the hob it would be a botulism factory."],
  },
  {
    listed: "french beans, vinegar, salt, dill",
    steps: ["Beans and dill in jars, boiling vinegar over.", "Boil the sealed jars ten minutes, and they're good in the shed all winter."],
  },
  {
    listed: "mushrooms, olive oil, garlic",
    steps: ["Griddle the mushrooms, toss with garlic and oil and eat warm.", "The larder shelf is for the unopened oil."],
  },
];
