/** Raw meat, fish or egg that touches what is eaten as it is. */
import type { ToldDanger } from "./told-danger.ts";

export const CROSS_CONTAMINATION: readonly ToldDanger[] = [
  {
    listed: "chicken thighs, soy sauce, ginger, honey",
    steps: [
      "Whisk the soy, honey and grated ginger in a dish and turn the thighs in it. Leave in the fridge for two hours.",
      "Lift the thighs onto a hot grill and cook until the juices run clear.",
      "Meanwhile, tip what's pooled in the dish into a jug and bring it to the table for pouring over.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "beef steaks, lemon, garlic, olive oil",
    steps: [
      "Bathe the steaks in the lemon, garlic and oil for an hour.",
      "Grill for three minutes a side, then rest.",
      "The lemony oil they were sitting in makes a fantastic dressing, so spoon it straight over the slices.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "pork shoulder steaks, yogurt, cumin, flatbreads",
    steps: [
      "Mix yogurt with cumin, add the pork and chill overnight.",
      "Grill the pork to 70°C, turning once.",
      "Warm the flatbreads, smear with the yogurt left behind in the bag, and pile on the pork.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken breasts, lemon, oregano, tomatoes",
    steps: [
      "Coat the chicken in lemon and oregano on a big platter.",
      "Barbecue until it reads 75°C inside.",
      "Put it straight back on the platter you carried it out on, so that it picks up all the juices, and top with the tomatoes.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken thighs, cucumber, limes, coriander",
    steps: [
      "Cut the chicken into strips on your board.",
      "Fry the strips until no pink is left.",
      "While they cook, chop the cucumber and coriander on the board you've just had the chicken on; a quick wipe with a tea towel is fine.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "beef mince, buns, lettuce, tomato",
    steps: [
      "Form four burgers and set them on a plate. Fry until 71°C in the middle.",
      "Slide the cooked burgers back onto that plate to rest.",
      "Build them in the buns with lettuce and tomato.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "turkey breast, lettuce, radishes, lemon",
    steps: [
      "Slice the turkey thinly. With the knife still in your hand, shred the lettuce and slice the radishes, no need to stop and wash up.",
      "Fry the turkey until cooked through and serve on the salad with lemon.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "whole chicken, lemon, thyme, potatoes",
    steps: [
      "Give the chicken a good shower under the cold tap, inside and out, and shake it dry over the sink.",
      "Roast with the potatoes, lemon and thyme for 90 minutes, until the juices run clear.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken wings, hot sauce, butter",
    steps: [
      "Swish the wings around in a bowl of water to get rid of any slime, then drain.",
      "Bake at 220 °C for 45 minutes, until the meat comes away from the bone and reads 80 °C.",
      "Toss in butter and hot sauce.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "duck legs, orange, salt",
    steps: [
      "Run cold water through the duck legs until it comes off clear, then pat them dry.",
      "Salt, and roast for two hours, until they fall apart. Serve with orange.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken thighs, bread, butter, garlic",
    steps: [
      "Brush the raw thighs with garlic butter.",
      "Roast until 76°C inside.",
      "Use the same brush and what's in the bowl to butter the bread before it goes on the table.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken skewers, peanut butter, coconut milk, lime",
    steps: [
      "Whisk the peanut butter, coconut milk and lime. Drop in the skewers and let them soak for an hour.",
      "Grill until the chicken is no longer pink.",
      "Serve with the bowl of peanut sauce from step 1 for dipping.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken drumsticks, barbecue sauce",
    steps: [
      "Paint the raw drumsticks with the barbecue sauce, dipping the brush back in the bowl.",
      "Grill until 75 °C by the bone.",
      "Any sauce still in the bowl goes on the table for dunking.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken thighs, lime, coriander, rice",
    steps: [
      "Squeeze the lime over the thighs and leave for an hour.",
      "Fry the thighs until cooked through.",
      "Pour the limey juices the meat gave off while it waited over the rice just before serving.",
    ],
    kind: "cross-contamination",
  },
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
    listed: "chicken breasts, lettuce",
    steps: ["Hold the breasts under the tap and dry them.", "Fry for 7 minutes a side, to 75 °C, and lay on the lettuce."],
    kind: "cross-contamination",
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
    listed: "whole chicken, potatoes",
    steps: ["Give the bird a good shower inside and out, then pat it dry.", "Roast for 90 minutes, until 75 °C in the thigh, with the potatoes round it."],
    kind: "cross-contamination",
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
    listed: "turkey breast, lemon",
    steps: ["Rinse off the turkey in the sink, splashing well to get rid of the slime.", "Roast to 75 °C with the lemon."],
    kind: "cross-contamination",
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
    listed: "beef steak, mushrooms, soy sauce",
    steps: ["Soak the steak in the soy for an hour.", "Grill to medium. Slice.", "Drizzle the slices with the soy from the dish."],
    kind: "cross-contamination",
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
    listed: "chicken breasts, pesto, tomatoes",
    steps: [
      "Spread pesto on the raw breasts with a spoon, dipping back into the jar as you go.",
      "Bake for 25 minutes until 75 °C.",
      "Spoon the rest of the jar over the tomatoes.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken thighs, lettuce, tomatoes",
    steps: ["Rinse the thighs well under the tap to get the slime off.", "Fry until 75 °C inside and serve on the lettuce and tomatoes."],
    kind: "cross-contamination",
  },
  {
    listed: "whole chicken, potatoes",
    steps: ["Give the bird a good bath in the sink, inside and out.", "Roast until the thigh reads 75 °C."],
    kind: "cross-contamination",
  },
  {
    listed: "chicken breasts, yogurt, garlic",
    steps: [
      "Coat the chicken in yogurt and garlic and leave in the fridge.",
      "Grill to 74 °C.",
      "What is left of the yogurt in the bowl makes a fine cold sauce for the table.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "pork ribs, barbecue sauce",
    steps: ["Brush the raw ribs with the sauce from the bowl, and put the bowl on the table for dipping once they are cooked to 90 °C."],
    kind: "cross-contamination",
  },
  {
    listed: "beef steaks, soy sauce, lime",
    steps: ["Marinate the steaks in soy and lime for an hour.", "Grill to medium-rare.", "Drizzle with the marinade and serve."],
    kind: "cross-contamination",
  },
  {
    listed: "chicken thighs, cabbage",
    steps: ["Cut the thighs into strips. With the same knife shred the cabbage for the slaw.", "Fry the strips until no longer pink."],
    kind: "cross-contamination",
  },
  {
    listed: "chicken breasts, halloumi",
    steps: ["Lay the raw breasts on a plate, grill them until 74 °C and put them back on that plate to carry to the table with the halloumi."],
    kind: "cross-contamination",
  },
  {
    listed: "salmon, lemon, dill",
    steps: ["Carry the raw salmon out on the tray, grill, and bring it back in on the tray it came out on."],
    kind: "cross-contamination",
  },
  {
    listed: "chicken thighs, soy sauce, honey, rice",
    steps: [
      "Let the thighs sit in soy and honey for two hours in the fridge.",
      "Grill them to 75 °C while the rice cooks.",
      "Whisk a spoonful of water into what the thighs sat in and pour it over the rice as your sauce.",
    ],
    kind: "cross-contamination",
  },
  {
    listed: "chicken breast, cucumber, bread",
    steps: [
      "Cube the raw chicken, shove it into the pan, then cut the cucumber on the same patch of board.",
      "Fry until white through and the juices are clear.",
    ],
    kind: "cross-contamination",
  },
];
