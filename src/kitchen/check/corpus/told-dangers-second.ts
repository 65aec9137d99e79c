/** Forty dangers and forty near misses more, written before practices about washing, thawing, storing and warming were read from more than their own words; every other one was set aside until they were. */
import type { ToldDanger } from "./told-dangers.ts";

export const TOLD_DANGERS_SECOND: readonly ToldDanger[] = [
  {
    listed: "chicken thighs, lime, chilli",
    steps: [
      "Toss the thighs with the lime juice and chilli and let them sit for an hour in the fridge.",
      "Grill until the juices run clear.",
      "Whatever is still in the bowl goes over the top as a dressing.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "turkey mince, onion, tomatoes",
    steps: [
      "In the morning, take the mince from the freezer and let it come round on the draining board while you are at work.",
      "Fry with the onion until no pink is left, then stew with the tomatoes for 20 minutes.",
    ],
    kind: "left-out",
  },
  {
    listed: "garlic, olive oil",
    steps: ["Simmer the garlic gently in the oil for 40 minutes.", "Bottle it, garlic and all. On the shelf it stays good for half a year."],
    kind: "unsafe-preserving",
  },
  {
    listed: "chicken breasts, lettuce",
    steps: ["Hold the breasts under the tap and dry them.", "Fry for 7 minutes a side, to 75 °C, and lay on the lettuce."],
    kind: "cross-contamination",
  },
  {
    listed: "rice, eggs, peas",
    steps: ["Boil the rice at lunchtime and leave it in the pan with the lid on till the evening.", "Fry it with the eggs and the peas."],
    kind: "left-out",
  },
  {
    listed: "frozen prawns, garlic, butter",
    steps: [
      "Put the frozen prawns on a plate by the window before breakfast, they will be soft by supper.",
      "Fry in the butter with the garlic until pink all through.",
    ],
    kind: "left-out",
  },
  {
    listed: "chicken drumsticks, yogurt, paprika",
    steps: [
      "Stir paprika into the yogurt and bury the drumsticks in it overnight in the fridge.",
      "Bake for 45 minutes, until 75 °C at the bone.",
      "Serve with the yogurt that is left in the tub, thinned with a little water.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "pork chops, apples",
    steps: ["Season the chops on the tray.", "Fry them to 71 °C and put them back on the same tray to rest.", "Fry the apples in the same fat."],
    kind: "cross-contamination",
  },
  {
    listed: "chicken stock, lentils, carrots",
    steps: [
      "Simmer the lentils and carrots in the stock for 40 minutes.",
      "Leave the pot on the stove, switched off, overnight: the flavour deepens. Warm it up for lunch.",
    ],
    kind: "left-out",
  },
  {
    listed: "cooked rice, chicken thighs, soy sauce",
    steps: [
      "Fry the chicken in pieces until no longer pink, then add the rice and soy.",
      "What is left can be warmed again tonight, and again tomorrow, as often as you like.",
    ],
    kind: "unsafe-reheating",
  },
  {
    listed: "whole chicken, potatoes",
    steps: ["Give the bird a good shower inside and out, then pat it dry.", "Roast for 90 minutes, until 75 °C in the thigh, with the potatoes round it."],
    kind: "cross-contamination",
  },
  {
    listed: "basil, garlic, olive oil",
    steps: ["Chop the raw garlic, cover it with the oil in a jar with the basil.", "It sits happily in the cupboard for weeks."],
    kind: "unsafe-preserving",
  },
  {
    listed: "beef mince, buns",
    steps: ["Defrost the mince on top of the radiator for the afternoon.", "Shape into patties and grill to 71 °C. Serve in the buns."],
    kind: "left-out",
  },
  {
    listed: "chicken thighs, honey, soy sauce",
    steps: [
      "Mix honey and soy, set the thighs in it for two hours in the fridge.",
      "Lift out and roast for 40 minutes, to 75 °C.",
      "Pour the cold soy mixture over the hot thighs and serve.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "smoked mackerel, potatoes, cream",
    steps: ["Boil the potatoes and mix with the mackerel and cream.", "It can stand on the buffet from noon until the last guest leaves in the evening."],
    kind: "left-out",
  },
  {
    listed: "rice, kidney beans (tinned), peppers",
    steps: ["Cook the rice, fold in the beans and peppers.", "Pack into a lunchbox while warm and keep it in your bag until the next day."],
    kind: "left-out",
  },
  {
    listed: "frozen chicken breasts, cream",
    steps: [
      "Take the chicken from the freezer last thing at night and leave it in the sink until morning.",
      "Fry until the juices run clear, then pour in the cream.",
    ],
    kind: "left-out",
  },
  {
    listed: "pork shoulder, cider vinegar, sugar",
    steps: [
      "Cover the pork with the vinegar and sugar and chill overnight.",
      "Roast for 4 hours until it falls apart, at 90 °C inside.",
      "Toss the shreds with the raw liquid from the tub, unboiled, for bite.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken wings, cucumber",
    steps: ["Joint the wings on a board.", "Fry them until no pink is left.", "Without further ado slice the cucumber on that board and scatter it over."],
    kind: "cross-contamination",
  },
  {
    listed: "eggs, mayonnaise, bread",
    steps: ["Hard-boil the eggs, mash with the mayonnaise.", "Spread on the bread. The rest of the bowl keeps on the side for a day or two."],
    kind: "left-out",
  },
  {
    listed: "turkey breast, lemon",
    steps: ["Rinse off the turkey in the sink, splashing well to get rid of the slime.", "Roast to 75 °C with the lemon."],
    kind: "cross-contamination",
  },
  {
    listed: "cod, butter, peas",
    steps: ["Let the cod thaw on the worktop from morning till you come home.", "Fry in butter until it flakes and serve with the peas."],
    kind: "left-out",
  },
  {
    listed: "chicken curry (leftover), rice",
    steps: ["Warm the curry gently until it is just lukewarm, so the chicken stays soft.", "Serve on the rice."],
    kind: "unsafe-reheating",
  },
  {
    listed: "garlic, rosemary, olive oil",
    steps: ["Put the peeled cloves and rosemary into a bottle, fill up with oil, cork it.", "Leave for a month on a sunny sill to draw."],
    kind: "unsafe-preserving",
  },
  {
    listed: "duck legs, plums",
    steps: ["Paint the raw legs with plum puree from a bowl.", "Roast for 2 hours to 80 °C.", "Paint them once more from the bowl at the table."],
    kind: "cross-contamination",
  },
  {
    listed: "chicken thighs, couscous",
    steps: [
      "Cut the chicken into pieces with your big knife and fry until cooked through.",
      "Wipe the knife on a towel and use it for the herbs.",
      "Serve on the couscous.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "mussels, wine",
    steps: ["Leave the mussels in a bucket of tap water on the kitchen floor over night.", "Steam in the wine until they open."],
    kind: "left-out",
  },
  {
    listed: "milk, rice, sugar",
    steps: ["Simmer the rice in the milk with the sugar for 40 minutes.", "Cover and keep in the larder; it is at its best two days later."],
    kind: "left-out",
  },
  {
    listed: "cooked ham, potatoes, eggs",
    steps: ["Boil the potatoes, fry with ham and eggs.", "Any that is left can wait on the hob till tomorrow's breakfast."],
    kind: "left-out",
  },
  {
    listed: "chicken liver, butter, onion",
    steps: ["Fry the livers 1 minute a side: they must be raw and bloody in the heart.", "Blend with the butter and onion."],
    kind: "undercooked-poultry",
  },
  {
    listed: "turkey, potatoes, carrots",
    steps: ["Stuff the raw turkey with the potatoes tonight and leave it in the fridge; it goes into the oven tomorrow.", "Roast to 75 °C in the breast."],
    kind: "unsafe-stuffing",
  },
  {
    listed: "frozen chicken thighs, tomatoes, onion",
    steps: ["Straight from the freezer the thighs go into the slow cooker with the tomatoes and onion, 8 hours on low, until they fall apart."],
    kind: "frozen-slow-cooker",
  },
  {
    listed: "beef steak, mushrooms, soy sauce",
    steps: ["Soak the steak in the soy for an hour.", "Grill to medium. Slice.", "Drizzle the slices with the soy from the dish."],
    kind: "cross-contamination",
  },
  {
    listed: "rice, spinach, eggs",
    steps: ["Spread the hot rice on a tray and forget about it on the table till tomorrow.", "Fry it with spinach and eggs."],
    kind: "left-out",
  },
  {
    listed: "chicken, celery, carrots",
    steps: [
      "Simmer the chicken with the vegetables for an hour until it falls off the bone.",
      "Let the pot cool down in the garden shed over the weekend, then skim the fat.",
    ],
    kind: "left-out",
  },
  {
    listed: "pork mince, noodles",
    steps: [
      "Mix and knead the mince on the board with your hands.",
      "Fry until brown with no pink left.",
      "Without washing your hands, pull the cooked noodles apart and mix them in.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "green beans, garlic, olive oil",
    steps: ["Pack the beans in jars with the garlic, cover with oil, close.", "They last all winter in the cellar."],
    kind: "unsafe-preserving",
  },
  {
    listed: "frozen cod, potatoes",
    steps: ["Float the frozen cod in a bowl of warm water on the counter for three hours.", "Fry in the pan until it flakes. Serve with the potatoes."],
    kind: "left-out",
  },
  {
    listed: "lasagne (leftover)",
    steps: ["Give it a minute in the microwave, just to take the chill off; it need not be hot in the middle."],
    kind: "unsafe-reheating",
  },
  {
    listed: "chicken breasts, pesto, tomatoes",
    steps: [
      "Spread pesto on the raw breasts with a spoon, dipping back into the jar as you go.",
      "Bake for 25 minutes until 75 °C.",
      "Spoon the rest of the jar over the tomatoes.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken thighs, lime, chilli",
    steps: [
      "Toss the thighs with the lime juice and chilli and let them sit for an hour in the fridge.",
      "Grill until the juices run clear.",
      "Throw away what is still in the bowl.",
    ],
  },
  {
    listed: "turkey mince, onion, tomatoes",
    steps: [
      "The night before, move the mince from the freezer to the bottom of the fridge.",
      "Fry with the onion until no pink is left, then stew with the tomatoes for 20 minutes.",
    ],
  },
  {
    listed: "garlic, olive oil",
    steps: [
      "Simmer the garlic gently in the oil for 40 minutes.",
      "Cool, keep it in the fridge and use it up within four days; on a shelf it could make you ill.",
    ],
  },
  {
    listed: "chicken breasts, lettuce",
    steps: [
      "Do not hold the breasts under the tap; dry them with paper.",
      "Rinse the lettuce under the tap. Fry the breasts for 7 minutes a side, to 75 °C, and lay on the lettuce.",
    ],
  },
  {
    listed: "rice, eggs, peas",
    steps: [
      "Boil the rice at lunchtime, spread it out and have it in the fridge within the hour, where it stays till the evening.",
      "Fry it with the eggs and the peas.",
    ],
  },
  {
    listed: "frozen prawns, garlic, butter",
    steps: ["Put the frozen prawns on a plate in the fridge before breakfast.", "Fry in the butter with the garlic until pink all through."],
  },
  {
    listed: "chicken drumsticks, yogurt, paprika",
    steps: [
      "Stir paprika into the yogurt. Put half of it in a clean jar for later, and bury the drumsticks in the rest overnight in the fridge.",
      "Bake for 45 minutes, until 75 °C at the bone.",
      "Serve with the yogurt from the jar.",
    ],
  },
  {
    listed: "pork chops, apples",
    steps: ["Season the chops on the tray.", "Fry them to 71 °C and rest them on a clean plate.", "Fry the apples in the same fat."],
  },
  {
    listed: "chicken stock, lentils, carrots",
    steps: [
      "Simmer the lentils and carrots in the stock for 40 minutes.",
      "Leave the pot off the heat for ten minutes with the lid on, then serve. Rest in the fridge for up to three days.",
    ],
  },
  {
    listed: "cooked rice, chicken thighs, soy sauce",
    steps: ["Fry the chicken in pieces until no longer pink, then add the rice and soy and fry until steaming hot.", "Do not warm it a second time."],
  },
  {
    listed: "whole chicken, potatoes",
    steps: [
      "Give the bird a good rub of salt inside and out, then pat it dry.",
      "Roast for 90 minutes, until 75 °C in the thigh, with the potatoes, rinsed, round it.",
    ],
  },
  {
    listed: "basil, garlic, olive oil",
    steps: ["Chop the basil and the garlic, cover with the oil in a jar.", "Use it today, or keep it in the fridge for two days."],
  },
  {
    listed: "beef mince, buns",
    steps: ["Defrost the mince in the fridge overnight, not on the radiator.", "Shape into patties and grill to 71 °C. Serve in the buns."],
  },
  {
    listed: "chicken thighs, honey, soy sauce",
    steps: [
      "Mix honey and soy, set the thighs in it for two hours in the fridge.",
      "Lift out and roast for 40 minutes, to 75 °C.",
      "Boil the soy mixture hard for five minutes and pour it over.",
    ],
  },
  {
    listed: "smoked mackerel, potatoes, cream",
    steps: ["Boil the potatoes and mix with the mackerel and cream.", "On a buffet it can stand for an hour; after that it goes back in the fridge."],
  },
  {
    listed: "rice, kidney beans (tinned), peppers",
    steps: ["Cook the rice, fold in the beans and peppers.", "For a lunchbox, cool it quickly, chill overnight and carry it with an ice pack."],
  },
  {
    listed: "frozen chicken breasts, cream",
    steps: [
      "Take the chicken from the freezer last thing at night and leave it in the fridge until morning.",
      "Fry until the juices run clear, then pour in the cream.",
    ],
  },
  {
    listed: "pork shoulder, cider vinegar, sugar",
    steps: [
      "Cover the pork with the vinegar and sugar and chill overnight.",
      "Roast it in its liquid for 4 hours until it falls apart, at 90 °C inside.",
      "Toss the shreds with the cooking liquid.",
    ],
  },
  {
    listed: "chicken wings, cucumber",
    steps: ["Slice the cucumber first.", "Then joint the wings on the board and fry them until no pink is left.", "Scatter the cucumber over."],
  },
  {
    listed: "eggs, mayonnaise, bread",
    steps: ["Hard-boil the eggs, mash with the mayonnaise.", "Spread on the bread. The rest of the bowl keeps in the fridge for a day or two."],
  },
  { listed: "turkey breast, lemon", steps: ["Wash the lemon well in the sink and slice it.", "Lay it on the turkey and roast to 75 °C."] },
  {
    listed: "cod, butter, peas",
    steps: [
      "Let the cod thaw in the fridge from morning till you come home; the worktop is too warm.",
      "Fry in butter until it flakes and serve with the peas.",
    ],
  },
  { listed: "chicken curry (leftover), rice", steps: ["Warm the curry until it bubbles all the way through.", "Serve on the rice, freshly boiled."] },
  {
    listed: "garlic, rosemary, vinegar",
    steps: ["Put the peeled cloves and rosemary into a bottle, fill up with vinegar, cork it.", "Leave for a month on a shelf to draw."],
  },
  {
    listed: "duck legs, plums",
    steps: [
      "Paint the raw legs with plum puree from a bowl, then wash the brush.",
      "Roast for 2 hours to 80 °C.",
      "Serve with the plum puree that never met the meat.",
    ],
  },
  {
    listed: "chicken thighs, couscous",
    steps: [
      "Cut the chicken into pieces with your big knife and fry until cooked through.",
      "Wash the knife and the board with hot soapy water before you chop the herbs.",
      "Serve on the couscous.",
    ],
  },
  {
    listed: "mussels, wine",
    steps: ["Keep the mussels in the fridge under a damp cloth over night.", "Steam in the wine until they open; throw away any that stay shut."],
  },
  {
    listed: "milk, rice, sugar",
    steps: ["Simmer the rice in the milk with the sugar for 40 minutes.", "Cover, cool and keep in the fridge; it is good two days later."],
  },
  { listed: "bread dough, flour", steps: ["Let the dough rise on the worktop for two hours, or overnight in a cool room.", "Bake for 35 minutes."] },
  { listed: "chicken liver, butter, onion", steps: ["Fry the livers until they are 74 °C inside and no longer bloody.", "Blend with the butter and onion."] },
  { listed: "turkey, potatoes, carrots", steps: ["Do not stuff the turkey ahead; bake the potatoes in a dish of their own.", "Roast to 75 °C in the breast."] },
  {
    listed: "chicken thighs, tomatoes, onion",
    steps: [
      "Thawed and dried, the thighs go into the slow cooker with the tomatoes and onion, 8 hours on low, until they fall apart and the meat is 75 °C. Never put them in frozen.",
    ],
  },
  {
    listed: "beef steak, mushrooms, soy sauce",
    steps: [
      "Keep two spoons of the soy in a cup and soak the steak in the rest for an hour.",
      "Grill to medium. Slice.",
      "Drizzle the slices with the soy from the cup.",
    ],
  },
  { listed: "rice, spinach, eggs", steps: ["Spread the hot rice on a tray to steam dry for ten minutes on the table.", "Fry it with spinach and eggs."] },
  {
    listed: "chicken, celery, carrots",
    steps: [
      "Simmer the chicken with the vegetables for an hour until it falls off the bone.",
      "Stand the pot in a sink of cold water, and as soon as it is cool put it into the fridge over night.",
    ],
  },
  {
    listed: "pork mince, noodles",
    steps: [
      "Mix and knead the mince with your hands, then wash them.",
      "Fry until brown with no pink left.",
      "Pull the cooked noodles apart with your hands and mix them in.",
    ],
  },
  {
    listed: "onions, sugar, vinegar",
    steps: ["Simmer the onions with the sugar and vinegar for an hour.", "Fill into hot jars; it keeps for months in the cupboard."],
  },
  {
    listed: "butter, flour, sugar",
    steps: ["Leave the butter out on the counter for two hours so that it is soft.", "Rub together, press out and bake for 25 minutes."],
  },
  { listed: "lasagne (leftover)", steps: ["Give it four minutes in the microwave, until it is steaming hot in the middle, and eat it at once."] },
  {
    listed: "chicken breasts, pesto, tomatoes",
    steps: [
      "Spoon half the pesto into a cup and spread it on the raw breasts.",
      "Bake for 25 minutes until 75 °C.",
      "Spoon the pesto from the untouched jar over the tomatoes.",
    ],
  },
];
