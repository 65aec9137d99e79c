/** Sixty dangers and forty near misses in the wording of many writers, written before the walk that reads them; every other one was set aside until it stood. */
import type { UnsafeKind } from "../finding.ts";

export interface ToldDanger {
  /** The list, its entries parted by ", ". */
  readonly listed: string;
  readonly opening?: string;
  readonly steps: readonly string[];
  /** None: a near miss. */
  readonly kind?: UnsafeKind;
}

/** The recipe that tells it. */
export function tellDanger({ listed, opening = "", steps }: ToldDanger): string {
  const list = listed.split(", ").map((entry) => `- 1 ${entry}`);
  return `# Dish\n\n${opening}\n\n## Ingredients\n${list.join("\n")}\n\n## Method\n${steps.map((step, at) => `${at + 1}. ${step}`).join("\n")}\n`;
}

export const TOLD_DANGERS: readonly ToldDanger[] = [
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
    listed: "rice, eggs, spring onions, soy sauce",
    steps: [
      "Cook the rice after dinner and leave the pan on the hob with its lid on till tomorrow.",
      "Fry the spring onions, add the rice and the soy, then stir in the eggs until set.",
    ],
    kind: "left-out",
  },
  {
    listed: "basmati rice, peas, butter",
    steps: [
      "Boil the rice in the morning before work and let it sit on the side.",
      "When you get home, about nine hours later, heat the butter and toss the rice and peas in it.",
    ],
    kind: "left-out",
  },
  {
    listed: "beef chuck, carrots, onions, stout",
    steps: [
      "Brown the beef, add carrots, onions and stout and braise for three hours.",
      "Turn off the heat and let the pot stand where it is for the night: the flavour's better next day. Warm up and serve.",
    ],
    kind: "left-out",
  },
  {
    listed: "chicken pieces, rice, tomatoes",
    steps: [
      "Simmer the chicken in the tomatoes until it falls off the bone.",
      "Cook the rice.",
      "Anything you don't finish can stay out under a cloth until supper tomorrow; it won't come to harm.",
    ],
    kind: "left-out",
  },
  {
    listed: "prawns, mayonnaise, celery, lemon",
    steps: [
      "Boil the prawns until opaque.",
      "Mix with the mayonnaise, celery and lemon.",
      "Put the bowl out at noon; it will be happy on the garden table right through to the evening barbecue.",
    ],
    kind: "left-out",
  },
  {
    listed: "eggs, milk, cream, sugar, vanilla",
    steps: [
      "Heat the milk and cream, whisk in the eggs and sugar and cook until it coats a spoon. Add vanilla.",
      "Pour into a bowl and stand it on the windowsill for the day to thicken up.",
    ],
    kind: "left-out",
  },
  {
    listed: "frozen chicken breasts, broccoli, cheddar",
    steps: [
      "Take the chicken out of the freezer before bed and leave it by the sink; it'll be soft by breakfast.",
      "Bake with broccoli and cheddar until 74 °C inside.",
    ],
    kind: "left-out",
  },
  {
    listed: "frozen turkey, butter, sage",
    steps: [
      "Stand the turkey on the draining board from Thursday night to Friday evening so it defrosts all the way.",
      "Rub with butter and sage, and roast until the thickest part reads 75 °C.",
    ],
    kind: "left-out",
  },
  {
    listed: "frozen beef mince, onions, pasta, tomatoes",
    steps: [
      "Float the packet of mince in a sink of warm water for the afternoon to thaw it.",
      "Brown with the onions until no pink remains, add tomatoes and simmer. Serve on pasta.",
    ],
    kind: "left-out",
  },
  {
    listed: "frozen cod, potatoes, milk",
    steps: [
      "Lay the frozen fish on top of the boiler until it's floppy, five or six hours.",
      "Poach in milk until it flakes and serve with mash from the potatoes.",
    ],
    kind: "left-out",
  },
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
    listed: "dried kidney beans, onion, tomatoes, chilli powder",
    steps: ["Put the beans, straight from the packet, into the slow cooker with everything else.", "Low for ten hours, no peeking."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "dried red kidney beans, rice, thyme, coconut milk",
    steps: [
      "Soak the beans the night before.",
      "Next day bring to a gentle bubble with coconut milk and thyme and stop as soon as they've a bit of bite, 20 minutes. Add rice.",
    ],
    kind: "raw-kidney-beans",
  },
  {
    listed: "raw kidney beans, red onion, vinegar, olive oil",
    steps: ["Soak the beans for 12 hours until plump.", "Drain and dress with onion, vinegar and oil. They keep a lovely crunch this way."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "garlic, olive oil, rosemary",
    steps: [
      "Warm the oil with garlic and rosemary until fragrant.",
      "Decant into a pretty bottle and keep it next to the stove for whenever you cook; it only gets better with age.",
    ],
    kind: "unsafe-preserving",
  },
  {
    listed: "garlic, olive oil",
    steps: ["Peel the cloves, cover with oil and cook at 100 °C for an hour.", "Ladle into a jar. It's a storecupboard thing from now on."],
    kind: "unsafe-preserving",
  },
  {
    listed: "basil, garlic, olive oil, chilli",
    steps: [
      "Pack the herbs, garlic and chilli raw in a jar and pour over oil till nothing shows.",
      "Leave on a sunny ledge for three weeks, shaking it when you pass.",
    ],
    kind: "unsafe-preserving",
  },
  {
    listed: "green beans, salt",
    steps: [
      "Trim the beans and pack in hot jars with salted water.",
      "Boil the closed jars in a deep pot for 30 minutes. They'll see you through the winter in the cellar.",
    ],
    kind: "unsafe-preserving",
  },
  {
    listed: "chicken stock, carrots, chicken",
    steps: [
      "Simmer the chicken and carrots in stock until it falls apart.",
      "Fill jars to the brim, screw the lids on while it's hot, turn upside down. Sealed like that the soup will sit in the pantry for a year.",
    ],
    kind: "unsafe-preserving",
  },
  {
    listed: "whole turkey, bread, sage, onion, butter",
    steps: [
      "Make the stuffing with bread, sage, onion and butter and push it into the turkey on Christmas Eve; back into the fridge till morning.",
      "Roast until the breast is 75 °C.",
    ],
    kind: "unsafe-stuffing",
  },
  {
    listed: "whole chicken, sausage meat, apple",
    steps: ["Fill the cavity with the sausage meat and apple.", "Roast until the thigh reads 75 °C. The filling only needs to be warm, say 50 °C."],
    kind: "unsafe-stuffing",
  },
  {
    listed: "rice, chicken, peas",
    steps: [
      "Fry the chicken until cooked through, stir in cooked rice and peas.",
      "Batch it up: it will go in and out of the microwave all week, so heat the tub each lunchtime and pop what you don't eat back in the fridge.",
    ],
    kind: "unsafe-reheating",
  },
  {
    listed: "beef stew meat, potatoes, carrots",
    steps: ["Stew everything for three hours and chill.", "To serve, just take the chill off it; it doesn't need to get hot."],
    kind: "unsafe-reheating",
  },
  {
    listed: "flour, butter, brown sugar, chocolate chips",
    steps: [
      "Beat butter and sugar, work in the flour and chocolate chips.",
      "Roll into balls, chill, and eat with a spoon in front of a film. No oven required.",
    ],
    kind: "raw-flour",
  },
  {
    listed: "flour, sugar, butter, sprinkles",
    steps: ["Stir flour, sugar and soft butter together with sprinkles.", "Press in a tin, refrigerate till firm, slice into fudge squares."],
    kind: "raw-flour",
  },
  {
    listed: "eggs, parmesan, olive oil, lemon",
    opening: "For my pregnant sister.",
    steps: ["Whisk two yolks with lemon, then trickle in oil until thick.", "Stir in parmesan. Eat with a spoon."],
    kind: "raw-egg-vulnerable",
  },
  {
    listed: "eggs, sugar, mascarpone, ladyfingers, coffee",
    opening: "A pudding for Granny's care home.",
    steps: ["Whip yolks and sugar pale, fold in mascarpone, then the beaten whites.", "Layer with ladyfingers dipped in coffee and chill."],
    kind: "raw-egg-vulnerable",
  },
  {
    listed: "eggs, bread, butter",
    opening: "A first breakfast for our ten-month-old.",
    steps: ["Boil the eggs for four minutes so the yolk runs.", "Cut buttered bread in fingers for dipping."],
    kind: "raw-egg-vulnerable",
  },
  {
    listed: "oats, banana, honey",
    opening: "Soft porridge for a 7 month old.",
    steps: ["Simmer the oats until soft, mash in the banana.", "Swirl in the honey."],
    kind: "honey-infant",
  },
  {
    listed: "yogurt, berries, honey",
    opening: "Finger food for weaning.",
    steps: ["Mash the berries into the yogurt.", "Sweeten with honey and freeze in drops."],
    kind: "honey-infant",
  },
  {
    listed: "rhubarb with leaves, sugar, ginger",
    steps: ["Chop the rhubarb, stalks and leaves and all, so nothing is wasted.", "Stew with sugar and ginger."],
    kind: "toxic-plant",
  },
  {
    listed: "chicken breasts, salt, pepper, lettuce",
    steps: [
      "Season the chicken and brown for three minutes on each side, then park it, half done, on the counter until your guests turn up in the evening.",
      "Finish in the oven until the juices run clear, and serve on lettuce.",
    ],
    kind: "left-out",
  },
  {
    listed: "frozen chicken thighs, salsa, black beans",
    steps: ["Drop the thighs in rock hard from the freezer with the salsa and beans.", "Slow cooker on low for eight hours, until it shreds easily."],
    kind: "frozen-slow-cooker",
  },
  {
    listed: "frozen beef joint, onions, stock",
    steps: ["Put the joint in the slow cooker still frozen solid, add onions and stock.", "Low, ten hours."],
    kind: "frozen-slow-cooker",
  },
  {
    listed: "sushi rice, salmon, cucumber",
    steps: ["Cook the rice in the evening and keep it in its pot at room temperature so it's ready for tomorrow's lunch.", "Roll with salmon and cucumber."],
    kind: "left-out",
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
    listed: "chicken thighs, soy sauce, honey",
    steps: [
      "Mix soy and honey. Pour half into a jug and put it by for serving.",
      "Turn the thighs in the rest and chill for an hour.",
      "Grill until the juices run clear, and serve with the sauce from the jug.",
    ],
  },
  {
    listed: "beef steaks, lemon, garlic",
    steps: [
      "Marinate the steaks in lemon and garlic.",
      "Lift out, grill and rest. Tip the marinade into a pan, boil hard for three minutes and spoon it over.",
    ],
  },
  {
    listed: "chicken breasts, yogurt, cumin",
    steps: [
      "Leave the chicken in the yogurt and cumin overnight in the fridge.",
      "Shake off the yogurt and throw what's left in the bowl away.",
      "Grill to 74 °C.",
    ],
  },
  {
    listed: "chicken breasts, lemon, tomatoes",
    steps: ["Coat the chicken with lemon on a platter.", "Grill to 75 °C. Serve on a clean platter, not the one it was on raw, with the tomatoes."],
  },
  {
    listed: "chicken thighs, cucumber, lime",
    steps: [
      "Slice the cucumber first, on a clean board, and set it aside.",
      "On the same board, cut the chicken, then wash everything.",
      "Fry the chicken until no pink is left; serve with cucumber and lime.",
    ],
  },
  {
    listed: "beef mince, buns, lettuce",
    steps: ["Shape burgers on a plate. Fry to 71 °C.", "Wash the plate, put the burgers back on it to rest, and build with lettuce."],
  },
  {
    listed: "turkey breast, lettuce, lemon",
    steps: ["Slice the turkey, wash the knife and board in hot soapy water, then shred the lettuce.", "Fry the turkey until cooked through; serve with lemon."],
  },
  {
    listed: "whole chicken, lemon, potatoes",
    steps: ["No need to rinse the chicken: washing only spreads germs. Pat it dry.", "Rinse the potatoes, and roast all with lemon until juices run clear."],
  },
  {
    listed: "chicken wings, butter, hot sauce",
    steps: ["Dry the wings well, don't be tempted to run them under the tap.", "Bake until 80 °C and toss with butter and hot sauce."],
  },
  {
    listed: "chicken thighs, quinoa, lemon",
    steps: ["Put the quinoa in a sieve and run it under the cold tap.", "Fry the thighs with lemon until 75 °C inside and serve on the quinoa."],
  },
  {
    listed: "rice, eggs, soy sauce",
    steps: ["Cook the rice, spread it on a tray so that it cools in half an hour, and chill overnight.", "Fry with egg and soy until piping hot."],
  },
  {
    listed: "rice, peas, butter",
    steps: [
      "Boil the rice. It can stand in the covered pan for ten minutes off the heat.",
      "Toss with peas and butter. Cooked rice must never be left out overnight.",
    ],
  },
  {
    listed: "beef chuck, carrots, stout",
    steps: [
      "Braise the beef with carrots and stout for three hours.",
      "Cool it quickly and keep it in the fridge overnight: the flavour is better next day. Reheat until bubbling.",
    ],
  },
  {
    listed: "flour, yeast, salt, olive oil",
    steps: ["Mix flour, yeast, salt and water and leave the dough on the counter overnight.", "Stretch into a tin with oil and bake."],
  },
  { listed: "frozen chicken breasts, broccoli", steps: ["Thaw the chicken in the fridge overnight, never on the counter.", "Bake with broccoli until 74 °C."] },
  {
    listed: "frozen puff pastry, apples, sugar",
    steps: ["Let the pastry thaw on the counter for an hour.", "Top with apples and sugar and bake until golden."],
  },
  { listed: "frozen peas, mint, butter", steps: ["Leave the peas on the side until they have thawed while you chop the mint.", "Warm in butter."] },
  {
    listed: "chicken breasts, cream, mushrooms",
    steps: ["Sear the chicken.", "Add mushrooms and cream, and take it off at 71 °C; as it rests it climbs to 74 °C. Check before serving."],
  },
  {
    listed: "chicken thighs, paprika",
    steps: [
      "Roast the thighs for 40 minutes. If they show pink at the bone or the probe says 68 °C, put them back until it reads 74 °C.",
      "Serve dusted with paprika.",
    ],
  },
  {
    listed: "duck breasts, plums",
    steps: [
      "Score the skin and fry the duck skin side down.",
      "Cook on until a thermometer shows 74 °C. Chefs often stop at 57 °C for pink; that is below what's advised. Serve with plums.",
    ],
  },
  { listed: "beef steak, butter", steps: ["Sear two minutes a side for rare, 50 °C in the middle.", "Rest in butter."] },
  { listed: "pork chops, sage", steps: ["Fry with sage to 63 °C and rest three minutes; a faint blush is fine."] },
  { listed: "lamb leg, rosemary", steps: ["Roast until 55 °C for pink slices. Carve with rosemary."] },
  {
    listed: "beef mince, onion, buns",
    steps: ["Fry the burgers until 71 °C. Inside they can look a little rosy even when done, so trust the probe.", "Serve in the buns with onion."],
  },
  {
    listed: "tinned kidney beans, tomatoes, chilli",
    steps: ["Drain the beans and tip them in the slow cooker with tomatoes and chilli.", "Low for six hours."],
  },
  {
    listed: "dried kidney beans, onion",
    steps: [
      "Soak overnight. Drain, cover with fresh water and boil furiously for a quarter of an hour.",
      "Then turn down and simmer with the onion until soft.",
    ],
  },
  { listed: "dried red lentils, cumin", steps: ["Rinse and simmer the lentils with cumin for 20 minutes."] },
  {
    listed: "garlic, olive oil",
    steps: ["Cook the garlic gently in oil for 30 minutes.", "Cool, jar, and put it straight in the fridge. Use within four days. Never keep it on a shelf."],
  },
  {
    listed: "cucumbers, vinegar, dill, sugar",
    steps: ["Boil vinegar, sugar and dill and pour over the cucumbers in jars.", "Keep in a cool cupboard for a month."],
  },
  {
    listed: "whole turkey, bread, sage",
    steps: [
      "Make the stuffing the day before and chill it on its own.",
      "Stuff the turkey just before roasting and cook until breast and stuffing both read 75 °C.",
    ],
  },
  {
    listed: "rice, chicken, peas",
    steps: ["Fry the chicken until cooked through, add cooked rice and peas.", "Reheat once only, until steaming all the way through."],
  },
  { listed: "flour, butter, sugar", steps: ["Rub the butter into flour and sugar.", "Bake until golden. Don't nibble the raw dough, however good it smells."] },
  { listed: "eggs, milk, bread", opening: "Breakfast for a toddler.", steps: ["Beat eggs and milk, scramble until fully set.", "Serve with bread."] },
  {
    listed: "eggs, oil, lemon, garlic",
    opening: "Aioli for grown-ups; not for anyone pregnant.",
    steps: ["Whisk yolks with garlic and lemon, trickle in the oil."],
  },
  { listed: "yogurt, honey, walnuts", steps: ["Stir honey into the yogurt and top with walnuts. Not for babies under one because of the honey."] },
  { listed: "rhubarb, sugar, ginger", steps: ["Cut off the leaves and bin them: they're poisonous.", "Stew the stalks with sugar and ginger."] },
  {
    listed: "chicken thighs, salsa, beans",
    steps: [
      "Make sure the thighs have thawed completely before they go in the slow cooker.",
      "Cook with salsa and beans on low for 6 hours, until they shred easily.",
    ],
  },
  {
    listed: "chicken drumsticks, barbecue sauce",
    steps: [
      "Put half of the sauce in a bowl for the table and leave it there untouched.",
      "Brush the drumsticks with the rest and grill until 75 °C by the bone. Serve with the sauce you kept.",
    ],
  },
  {
    listed: "chicken thighs, lime, rice",
    steps: [
      "Leave the thighs in lime juice for an hour, then fry, pouring in the juice and letting it bubble for five minutes, until cooked through.",
      "Spoon the juices over the rice.",
    ],
  },
  {
    listed: "prawns, mayonnaise, celery",
    steps: [
      "Boil the prawns until opaque and chill.",
      "Mix with mayonnaise and celery. Keep it in the fridge until the guests come; it shouldn't be out for longer than an hour.",
    ],
  },
];
