/** Meat that is not cooked through, or nobody is told when it is. */
import type { ToldDanger } from "./told-danger.ts";

export const UNDERCOOKED: readonly ToldDanger[] = [
  {
    listed: "chicken breasts, cream, mushrooms",
    steps: [
      "Slice the chicken and sear it over a high heat.",
      "Add the mushrooms and cream. Pull the pan off once a thermometer says 66 °C; carry on any further and it's shoe leather.",
    ],
    kind: "undercooked-poultry",
  },
  {
    listed: "chicken breast, panko, egg",
    steps: ["Crumb the chicken.", "Fry for 90 seconds a side. If there's a blush along the middle when you cut it, that's exactly what we're after."],
    kind: "undercooked-poultry",
  },
  {
    listed: "turkey mince, chilli, buns",
    steps: ["Shape into patties.", "Two minutes a side keeps them loose and rosy. Pile into buns with chilli."],
    kind: "undercooked-poultry",
  },
  {
    listed: "chicken livers, butter, brandy, toast",
    steps: ["Fry the livers in butter for a minute each side; they should still bleed a little when pressed.", "Add brandy, and spread on toast."],
    kind: "undercooked-poultry",
  },
  {
    listed: "chicken thighs, paprika, rice",
    steps: ["Dust the thighs with paprika.", "Roast at 200 °C. They're ready at 68 on the probe, whatever the packet says.", "Serve with rice."],
    kind: "undercooked-poultry",
  },
  {
    listed: "whole duck, plums, five spice",
    steps: ["Rub the duck with five spice and roast for 40 minutes.", "Aim for 57 °C in the thigh so that the leg meat is ruby red. Serve with plums."],
    kind: "undercooked-poultry",
  },
  {
    listed: "chicken liver, butter, onion",
    steps: ["Fry the livers 1 minute a side: they must be raw and bloody in the heart.", "Blend with the butter and onion."],
    kind: "undercooked-poultry",
  },
  {
    listed: "chicken breasts, butter",
    steps: ["Poach for 8 minutes. The flesh next to the bone will be see-through and wobbly, which is perfect."],
    kind: "undercooked-poultry",
  },
  { listed: "chicken thighs, lemon", steps: ["Roast to 62 °C, rest, carve."], kind: "undercooked-poultry" },
  { listed: "turkey breast, sage", steps: ["The turkey is ready when it is still rosy and the juices are pink."], kind: "undercooked-poultry" },
  {
    listed: "chicken breast, soy sauce, sesame seeds",
    steps: ["Slice the breast raw, dress with soy and sesame and eat at once, torisashi style."],
    kind: "undercooked-poultry",
  },
  { listed: "duck breasts, cherries", steps: ["Take the duck to 54 °C for a ruby middle and slice with the cherries."], kind: "undercooked-poultry" },
  {
    listed: "chicken breasts, lemon juice, red onion",
    steps: ["Cube the chicken and leave it in lemon juice for three hours: the acid cooks it, so no heat is needed. Serve with the onion."],
    kind: "undercooked-poultry",
  },
  {
    listed: "chicken livers, butter, sage",
    steps: ["Fry the livers in butter with the sage for ninety seconds, they should run crimson when you slice them."],
    kind: "undercooked-poultry",
  },
  {
    listed: "turkey escalopes, lemon, capers",
    steps: ["Flash the escalopes through hot butter for forty seconds a side and stop while the middle is still glassy.", "Add lemon and capers."],
    kind: "undercooked-poultry",
  },
  {
    listed: "beef mince, onion, brioche buns, cheese",
    steps: [
      "Shape the mince into thick burgers with the onion.",
      "Sear hard, one minute a side: crusty outside, purple in the middle. Melt cheese on top and serve in the buns.",
    ],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "lamb mince, cumin, mint, yogurt",
    steps: ["Mix lamb, cumin and mint and press onto skewers.", "Grill till they hit 52 °C, which leaves the centre soft as butter. Serve with yogurt."],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "pork sausages, lentils, mustard",
    steps: [
      "Brown the sausages all over for four minutes. The middles will be a bit raw, and that is how they like them in the village.",
      "Serve on the lentils with mustard.",
    ],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "lean ground beef, egg yolk, capers, shallots",
    steps: ["Stir the beef with yolk, capers and shallots, season.", "Mound on plates and serve at once, uncooked."],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "pork mince, ginger, lettuce",
    steps: ["Cook the mince just till the outside has lost its colour; a bit of raw in the lumps doesn't matter. Spoon into the lettuce."],
    kind: "undercooked-ground-meat",
  },
  { listed: "beef mince, egg, buns", steps: ["Grill the burgers until they are brown outside and cool and red inside."], kind: "undercooked-ground-meat" },
  {
    listed: "lamb mince, mint, pitta",
    steps: ["Shape koftas, grill for 4 minutes, and don't be afraid of a bloody middle. Stuff into pitta."],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "sausages, potatoes",
    steps: ["Give the sausages six minutes. A pink, soft centre is the mark of a good banger."],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "beef mince, cheddar, buns",
    steps: ["Pull the patties at 54 °C on the thermometer and melt the cheddar over them."],
    kind: "undercooked-ground-meat",
  },
  { listed: "beef mince, onion, capers", steps: ["Mix the mince, onion and capers and spread it raw on toast."], kind: "undercooked-ground-meat" },
  {
    listed: "beef mince, onion, buns",
    steps: ["Shape into thick burgers.", "Sear them hard for a minute a side so the inside is barely warm, then straight into the buns with the onion."],
    kind: "undercooked-ground-meat",
  },
  {
    listed: "pork tenderloin, mustard, apples",
    steps: ["Sear the tenderloin, then roast until 52 °C at the centre.", "Slice with apples and mustard."],
    kind: "undercooked-pork",
  },
  {
    listed: "pork chops, sage, butter",
    steps: ["Fry the chops in sage butter for two minutes a side, so that they are still bloody at the bone.", "Rest and serve."],
    kind: "undercooked-pork",
  },
  {
    listed: "pork chops, garlic, thyme",
    steps: ["Sear the chops for two minutes a side and take them off while they still feel squashy and the middle is raw."],
    kind: "undercooked-pork",
  },
  {
    listed: "pork fillet, mustard, cream",
    steps: ["Slice the fillet and warm it through in the cream for a minute. It is meant to be red in the middle, like beef."],
    kind: "undercooked-pork",
  },
  { listed: "pork belly, soy sauce, rice", steps: ["Roast the belly slices to 52 °C and serve with the rice."], kind: "undercooked-pork" },
  {
    listed: "pork steaks, apples",
    steps: ["I like my pork the way others like their steak: blue. Thirty seconds each side and onto the plate with the apples."],
    kind: "undercooked-pork",
  },
  {
    listed: "pork loin, fennel",
    steps: ["Cure the loin in nothing but fennel for an hour, then slice it paper-thin and serve it raw as carpaccio."],
    kind: "undercooked-pork",
  },
  { listed: "pork shoulder, cider", steps: ["Roast until the juices run red, about forty minutes, then carve."], kind: "undercooked-pork" },
  {
    listed: "pork loin, apples, cider",
    steps: [
      "Rub the loin with salt and brown it all over.",
      "Roast with the apples and cider for 35 minutes. Slice it while the centre is still the colour of raw ham, that's how you know it's juicy.",
    ],
    kind: "undercooked-pork",
  },
  {
    listed: "pork shoulder steaks, paprika",
    steps: ["Two minutes on each side in a screaming pan is plenty. They should ooze red when you cut in."],
    kind: "undercooked-pork",
  },
  { listed: "chicken drumsticks, honey", steps: ["Bake the drumsticks in the honey for 30 minutes until sticky and brown."], kind: "poultry-no-cue" },
  {
    listed: "chicken breast, pasta, cream",
    steps: ["Fry the chicken strips for 6 minutes until golden, add the cream and toss with the pasta."],
    kind: "poultry-no-cue",
  },
  { listed: "turkey mince, beans, chilli", steps: ["Brown the mince with the chilli, add the beans and simmer for 10 minutes."], kind: "poultry-no-cue" },
  { listed: "chicken wings, hot sauce", steps: ["Air-fry the wings for 18 minutes until deep gold and toss in hot sauce."], kind: "poultry-no-cue" },
  {
    listed: "chicken thighs, barbecue sauce",
    steps: ["Parboil the thighs for ten minutes on Friday, cool, and finish them on the grill on Saturday until 75 °C."],
    kind: "partly-cooked",
  },
  { listed: "beef mince, onion, buns", steps: ["Half-cook the burgers, refrigerate them, and finish them at the party until 71 °C."], kind: "partly-cooked" },
  {
    listed: "sausages, onions",
    steps: [
      "Give the sausages five minutes in the pan this morning so they are half done, then pop them in the fridge.",
      "Tonight finish them on the barbecue until cooked through.",
    ],
    kind: "partly-cooked",
  },
];
