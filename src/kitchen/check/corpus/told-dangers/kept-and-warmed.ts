/** Food that is put up, stuffed, warmed again or cooked slowly from frozen as it must not be. */
import type { ToldDanger } from "./told-danger.ts";

export const KEPT_AND_WARMED: readonly ToldDanger[] = [
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
    listed: "garlic, olive oil",
    steps: ["Simmer the garlic gently in the oil for 40 minutes.", "Bottle it, garlic and all. On the shelf it stays good for half a year."],
    kind: "unsafe-preserving",
  },
  {
    listed: "basil, garlic, olive oil",
    steps: ["Chop the raw garlic, cover it with the oil in a jar with the basil.", "It sits happily in the cupboard for weeks."],
    kind: "unsafe-preserving",
  },
  {
    listed: "garlic, rosemary, olive oil",
    steps: ["Put the peeled cloves and rosemary into a bottle, fill up with oil, cork it.", "Leave for a month on a sunny sill to draw."],
    kind: "unsafe-preserving",
  },
  {
    listed: "green beans, garlic, olive oil",
    steps: ["Pack the beans in jars with the garlic, cover with oil, close.", "They last all winter in the cellar."],
    kind: "unsafe-preserving",
  },
  {
    listed: "peppers, garlic, oil",
    steps: ["Roast the peppers, pack in jars with raw garlic, cover with oil and keep on the shelf for the winter."],
    kind: "unsafe-preserving",
  },
  {
    listed: "green beans, salt",
    steps: ["Jar the beans in salted water, boil the jars in a big pot for half an hour, and store in the cellar."],
    kind: "unsafe-preserving",
  },
  {
    listed: "beef stew meat, carrots",
    steps: ["Ladle the stew into jars, lids on, simmer the jars in a water bath for an hour. They keep in the larder for a year."],
    kind: "unsafe-preserving",
  },
  { listed: "garlic, butter, oil", steps: ["Confit the garlic in oil. Kept in its oil beside the stove it lasts for months."], kind: "unsafe-preserving" },
  {
    listed: "sun-dried tomatoes, garlic, olive oil",
    steps: ["Pack the raw garlic between the tomatoes, cover with oil, screw on the lid and stand the jar in the pantry till Christmas."],
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
    listed: "turkey, potatoes, carrots",
    steps: ["Stuff the raw turkey with the potatoes tonight and leave it in the fridge; it goes into the oven tomorrow.", "Roast to 75 °C in the breast."],
    kind: "unsafe-stuffing",
  },
  {
    listed: "turkey, bread, onion",
    steps: ["Stuff the turkey the evening before so it is ready to go, and refrigerate. Roast till the thigh is 75 °C."],
    kind: "unsafe-stuffing",
  },
  {
    listed: "whole chicken, rice, raisins",
    steps: ["Fill the bird with hot rice and raisins in the morning and keep it in the fridge till evening. Roast to 75 °C in the thigh."],
    kind: "unsafe-stuffing",
  },
  {
    listed: "whole chicken, bread, sage",
    steps: [
      "Fill the bird with the bread and sage tonight, cover, and leave it in the fridge so that it only needs roasting tomorrow.",
      "Roast until the thigh reaches 75 °C.",
    ],
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
    listed: "cooked rice, chicken thighs, soy sauce",
    steps: [
      "Fry the chicken in pieces until no longer pink, then add the rice and soy.",
      "What is left can be warmed again tonight, and again tomorrow, as often as you like.",
    ],
    kind: "unsafe-reheating",
  },
  {
    listed: "chicken curry (leftover), rice",
    steps: ["Warm the curry gently until it is just lukewarm, so the chicken stays soft.", "Serve on the rice."],
    kind: "unsafe-reheating",
  },
  {
    listed: "lasagne (leftover)",
    steps: ["Give it a minute in the microwave, just to take the chill off; it need not be hot in the middle."],
    kind: "unsafe-reheating",
  },
  { listed: "cooked rice, soy sauce", steps: ["Reheat the rice, and whatever is left heat up again tomorrow and the day after."], kind: "unsafe-reheating" },
  {
    listed: "spinach, cooked chicken, cream",
    steps: ["Warm the chicken in the cream. Leftovers can be rewarmed three or four times."],
    kind: "unsafe-reheating",
  },
  {
    listed: "cooked rice, peas, egg",
    steps: ["Warm up the leftover rice that you already warmed up yesterday; it can go round as often as you like."],
    kind: "unsafe-reheating",
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
    listed: "frozen chicken thighs, tomatoes, onion",
    steps: ["Straight from the freezer the thighs go into the slow cooker with the tomatoes and onion, 8 hours on low, until they fall apart."],
    kind: "frozen-slow-cooker",
  },
  {
    listed: "frozen chicken breasts, salsa, beans",
    steps: ["Straight from the freezer, put the breasts in the slow cooker with salsa and beans. Low, 7 hours, then shred at 75 °C."],
    kind: "frozen-slow-cooker",
  },
  {
    listed: "frozen pork shoulder, barbecue sauce",
    steps: ["No need to defrost the pork: it goes into the slow cooker frozen with the sauce, 8 hours on low, until it shreds at 90 °C."],
    kind: "frozen-slow-cooker",
  },
  {
    listed: "frozen chicken thighs, salsa",
    steps: ["Bung the thighs, hard as rocks, into the crock pot with the salsa on low for six hours.", "Shred when they reach 75 °C."],
    kind: "frozen-slow-cooker",
  },
];
