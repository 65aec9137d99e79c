/** What reads like a danger and is none. */
import type { ToldDanger } from "./told-danger.ts";

export const NEAR_MISSES: readonly ToldDanger[] = [
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
  {
    listed: "beef mince, tomatoes, onion",
    steps: ["Fry the mince for 5 minutes. A little pink is fine, it cooks on in the sauce.", "Add the tomatoes and simmer for 30 minutes."],
  },
  {
    listed: "lamb mince, aubergine, tomatoes",
    steps: ["Brown the mince quickly, it may still be pink inside.", "Layer with aubergine and tomatoes and bake at 190 °C for 45 minutes."],
  },
  {
    listed: "sausage meat, pastry",
    steps: ["The filling is raw and pink when you roll it up in the pastry. Bake for 30 minutes until the centre reads 72 °C."],
  },
  {
    listed: "beef mince, potatoes, carrots",
    steps: ["Don't cook the mince all the way: some pink left is good, as it goes into the oven under the mash for 35 minutes."],
  },
  { listed: "pork mince, cabbage, noodles", steps: ["Fry until there is not a speck of pink anywhere."] },
  { listed: "beef mince, beans, peppers", steps: ["Cook the mince until only a little pink remains, add beans and peppers, cover and simmer for an hour."] },
  {
    listed: "chicken breasts, tomatoes, rice",
    steps: ["Brown the chicken for 2 minutes a side; it will still be raw inside.", "Lower into the tomatoes and simmer for 20 minutes, until it reads 75 °C."],
  },
  { listed: "chicken thighs, olives", steps: ["Roast for 35 minutes, until the juices run clear, or for 40 if they are big."] },
  { listed: "chicken breast, peppers", steps: ["Fry until no longer pink inside; if you are in doubt, cut one open."] },
  { listed: "chicken wings, paprika", steps: ["Bake for 45 minutes. If a probe in the thickest wing says 75 °C they are done; if not, go on."] },
  { listed: "chicken breasts, leeks", steps: ["Simmer for 15 minutes. Check whether they are cooked through, and if they aren't, give them three more."] },
  { listed: "chicken thighs, carrots", steps: ["Braise for an hour, until the meat slips off the bone. Add a splash of water if it looks dry."] },
  { listed: "chicken legs, potatoes", steps: ["Roast for 45 minutes, until 75 °C. If they brown too fast, cover with foil."] },
  {
    listed: "turkey breast, cranberries",
    steps: ["Roast until a thermometer shows 74 °C, or if you have none, until clear juice runs from the thickest part."],
  },
  { listed: "whole chicken, lemon", steps: ["Roast for 80 minutes. Pierce the thigh: if the juice is clear it is done."] },
  { listed: "chicken mince, ginger", steps: ["Fry until it is white throughout and cooked through, even if that takes ten minutes."] },
  {
    listed: "chicken thighs, soy sauce, honey",
    steps: ["Marinate, then bake thighs and marinade together for 40 minutes, until 75 °C, basting with the bubbling juices."],
  },
  {
    listed: "chicken breasts, yogurt, garlic",
    steps: [
      "Mix yogurt and garlic. Put half by in the fridge for serving, and turn the chicken in the rest.",
      "Grill to 75 °C and serve with the half you put by.",
    ],
  },
  {
    listed: "beef steaks, soy sauce, lime",
    steps: ["Marinate the steaks, pat them dry and throw the marinade away.", "Grill to medium-rare and dress with fresh lime."],
  },
  { listed: "pork ribs, barbecue sauce", steps: ["Pour some sauce into a small bowl for the table. Brush the ribs with the rest while they roast to 90 °C."] },
  {
    listed: "pork fillet, soy sauce, ginger",
    steps: ["Marinate the fillet for an hour.", "Sear it, pour the marinade into the pan and let it boil down to a glaze while the pork comes to 65 °C."],
  },
  { listed: "pork chops, cider", steps: ["Fry to 63 °C and rest; faintly pink is right."] },
  { listed: "pork belly, rice", steps: ["Roast for two hours until the meat pulls apart and the skin crackles."] },
  { listed: "pork loin, apples", steps: ["Roast until the juices are no longer red and a skewer comes out hot."] },
  { listed: "steak, pepper", steps: ["Sear one minute a side for blue, two for rare, and rest."] },
  { listed: "tuna, sesame seeds", steps: ["Sear the tuna for 30 seconds a side: it should stay raw in the middle."] },
  { listed: "lamb leg, rosemary", steps: ["Roast to 55 °C for pink slices."] },
  { listed: "duck breasts, oranges", steps: ["Cook the duck to 75 °C. In restaurants they serve it pink; at home we don't."] },
  { listed: "dried kidney beans, onion", steps: ["Boil the soaked beans hard for a full ten minutes, then move them to the slow cooker on low for 6 hours."] },
  { listed: "dried white beans, sage", steps: ["Soak overnight and simmer with the sage until creamy."] },
  { listed: "canned kidney beans, chilli", steps: ["Tip the beans into the slow cooker and leave on low all day."] },
  { listed: "dried kidney beans, rice", steps: ["Pressure-cook the soaked beans for 25 minutes."] },
  { listed: "rice, eggs", steps: ["Cook the rice the day before, cool it fast on a tray and keep it in the fridge overnight."] },
  { listed: "bread dough, flour, yeast", steps: ["Leave the dough on the counter overnight to rise, then bake at 230 °C."] },
  { listed: "butter, sugar, flour", steps: ["Leave the butter out overnight so it is soft in the morning. Cream with the sugar, mix in the flour and bake."] },
  { listed: "chicken thighs, rice", steps: ["Thaw the thighs overnight in the fridge. Fry until the juices run clear."] },
  { listed: "beef stew meat, carrots", steps: ["Stew for two hours, cool, and refrigerate within two hours. It tastes even better the next day."] },
  { listed: "smoked salmon, bagels", steps: ["Keep the bagels in a cool box until you eat."] },
  { listed: "dried chickpeas, tahini", steps: ["Soak the chickpeas in cold water on the counter overnight, then boil until soft."] },
  { listed: "chicken thighs, lettuce", steps: ["Pat the thighs dry; there is no need to wash them. Wash the lettuce.", "Fry until 75 °C."] },
  { listed: "chicken thighs, cabbage", steps: ["Cut the thighs, then wash board and knife before you shred the cabbage.", "Fry until no longer pink."] },
  { listed: "chicken breasts, halloumi", steps: ["Grill the breasts until 74 °C and put them on a clean plate, not the one they were raw on."] },
  { listed: "whole chicken, potatoes", steps: ["Rinse the potatoes. Roast the bird until the thigh reads 75 °C."] },
  { listed: "rhubarb, sugar", steps: ["Twist off the leaves, which are poisonous, and stew the stalks with sugar."] },
  { listed: "cassava, coconut milk", steps: ["Peel the cassava, boil it until tender and simmer in coconut milk."] },
  { listed: "apricots, sugar", steps: ["Halve the apricots, throw out the stones and simmer with sugar."] },
  { listed: "morels, butter", steps: ["Fry the morels in butter for at least ten minutes; raw ones upset the stomach."] },
  { listed: "lettuce, lemon", steps: ["Wash the lettuce in plain cold water, never with soap or bleach."] },
  { listed: "cream, lavender, sugar", steps: ["Steep the lavender flowers in warm cream and strain."] },
  { listed: "eggs, oil, mustard", steps: ["Whisk the raw yolks with mustard and oil. Not for pregnant women, small children or the frail."] },
  { listed: "eggs, spinach", steps: ["Scramble the eggs until quite firm and give the baby hers first."] },
  { listed: "honey, oats", steps: ["Drizzle with honey for everyone over a year old; the baby has hers without."] },
  { listed: "cucumbers, vinegar, dill", steps: ["Pack in jars, cover with boiling vinegar and keep in the cellar for a year."] },
  { listed: "plums, sugar", steps: ["Boil to a jam, pour into hot jars and store in the cupboard."] },
  { listed: "garlic, oil", steps: ["Confit the garlic in the oil, chill it at once and eat it within three days."] },
  { listed: "peppers, oil, vinegar", steps: ["Cover the vinegared peppers with oil and keep in the fridge for a week."] },
  {
    listed: "turkey, bread, onion",
    steps: [
      "Make the stuffing the evening before and keep it in the fridge apart from the bird. Stuff it just before roasting, to 75 °C in the middle of the stuffing.",
    ],
  },
  { listed: "cooked rice, peas", steps: ["Reheat once only, until steaming, and throw away what is left."] },
  { listed: "flour, butter, sugar", steps: ["Don't eat the raw dough, however good it looks. Bake for 12 minutes."] },
  { listed: "oats, peanut butter, honey", steps: ["Roll into balls. No flour in it, so you can eat it raw."] },
  {
    listed: "frozen peas, chicken breasts, stock",
    steps: ["Put the chicken and stock into the slow cooker for 5 hours, until 75 °C, and add the frozen peas at the end."],
  },
  { listed: "frozen fish fillets, lemon", steps: ["Bake the fish straight from frozen for 25 minutes until it flakes."] },
  { listed: "potatoes, oil", steps: ["Parboil the potatoes in the morning, keep them in the fridge, and roast them at night."] },
  { listed: "chicken thighs, barbecue sauce", steps: ["Precook the thighs in the oven to 75 °C, then straight onto the hot grill for colour."] },
  {
    listed: "sausages, lentils",
    steps: ["Brown the sausages, then simmer them among the lentils for 25 minutes until cooked through; they can be pink from the paprika."],
  },
  {
    listed: "beef mince, tomatoes, spaghetti",
    steps: [
      "Brown the mince for five minutes; it's fine if some of it is still pink at this stage.",
      "Pour in the tomatoes and simmer for 40 minutes. Serve on the spaghetti.",
    ],
  },
  { listed: "pork chops, mustard", steps: ["Fry to 63 °C in the middle and rest three minutes. A blush of pink is what you want."] },
  { listed: "pork mince, noodles, soy sauce", steps: ["Fry the mince until no trace of pink is left and it begins to crisp.", "Toss with noodles and soy."] },
  {
    listed: "chicken thighs, yogurt, cumin",
    steps: [
      "Marinate the thighs in yogurt and cumin overnight in the fridge, holding back a small bowl of the marinade before the chicken goes in.",
      "Roast to 75 °C and spoon the bowl you held back over them.",
    ],
  },
  {
    listed: "chicken thighs, soy sauce, ginger",
    steps: [
      "Lift the thighs from their marinade and grill them until the juices run clear.",
      "Meanwhile boil the marinade hard for three minutes and brush it on.",
    ],
  },
  { listed: "chicken breast, lemon, thyme", steps: ["Roast for 22 minutes. If the juices are still pink, give it five more."] },
  { listed: "chicken breasts, pesto", steps: ["Bake for 25 minutes, until no pink is left in the thickest part. If yours are small, look after 18."] },
  { listed: "chicken thighs, rice", steps: ["Simmer for 30 minutes until the meat falls from the bone, or a little longer if they are large."] },
  {
    listed: "beef mince, potatoes, peas",
    steps: ["Brown the mince; do not worry about cooking it right through.", "Top with mash and bake for 35 minutes at 190 °C."],
  },
  { listed: "tinned kidney beans, onion, tomatoes", steps: ["Slow-cook the drained beans with everything else for 6 hours on low."] },
  { listed: "dried red kidney beans, onion", steps: ["Soak overnight, drain, boil fast for ten minutes, then turn down and simmer until soft."] },
  {
    listed: "rice, peas",
    steps: ["Spread the rice on a tray so it cools within the hour, then chill it until tomorrow.", "Fry from cold until steaming hot."],
  },
  { listed: "potatoes, butter", steps: ["Cut away any green patches and dig out the eyes before boiling."] },
  {
    listed: "pasteurised eggs, sugar, mascarpone",
    steps: ["Whisk the eggs with sugar, fold in mascarpone. Safe for grandma too, as the eggs are pasteurised."],
  },
  { listed: "honey, yogurt", steps: ["Swirl honey into the yogurt for the grown-ups. The baby's bowl stays plain: no honey before the first birthday."] },
  { listed: "garlic, olive oil", steps: ["Warm the garlic in the oil, strain it out, and keep the oil in the fridge. Use within four days."] },
  {
    listed: "whole chicken, bread, sage",
    steps: [
      "Mix the stuffing, let it cool, and fill the bird just before it goes in.",
      "Roast until the middle of the stuffing and the thigh both read 75 °C.",
    ],
  },
  { listed: "heat-treated flour, sugar, butter", steps: ["Stir together and eat raw by the spoon; the flour was baked first."] },
  {
    listed: "frozen chicken thighs, salsa",
    steps: ["Thaw the thighs in the fridge overnight.", "Slow-cook with the salsa on low for 6 hours until they shred and reach 75 °C."],
  },
  { listed: "cooked chicken, mayonnaise, celery", steps: ["Mix and keep in the fridge. If it has sat on the buffet for more than two hours, bin it."] },
];
