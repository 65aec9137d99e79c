/** Food that stands warm for hours. */
import type { ToldDanger } from "./told-danger.ts";

export const LEFT_OUT: readonly ToldDanger[] = [
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
    listed: "chicken breasts, salt, pepper, lettuce",
    steps: [
      "Season the chicken and brown for three minutes on each side, then park it, half done, on the counter until your guests turn up in the evening.",
      "Finish in the oven until the juices run clear, and serve on lettuce.",
    ],
    kind: "left-out",
  },
  {
    listed: "sushi rice, salmon, cucumber",
    steps: ["Cook the rice in the evening and keep it in its pot at room temperature so it's ready for tomorrow's lunch.", "Roll with salmon and cucumber."],
    kind: "left-out",
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
    listed: "chicken stock, lentils, carrots",
    steps: [
      "Simmer the lentils and carrots in the stock for 40 minutes.",
      "Leave the pot on the stove, switched off, overnight: the flavour deepens. Warm it up for lunch.",
    ],
    kind: "left-out",
  },
  {
    listed: "beef mince, buns",
    steps: ["Defrost the mince on top of the radiator for the afternoon.", "Shape into patties and grill to 71 °C. Serve in the buns."],
    kind: "left-out",
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
    listed: "eggs, mayonnaise, bread",
    steps: ["Hard-boil the eggs, mash with the mayonnaise.", "Spread on the bread. The rest of the bowl keeps on the side for a day or two."],
    kind: "left-out",
  },
  {
    listed: "cod, butter, peas",
    steps: ["Let the cod thaw on the worktop from morning till you come home.", "Fry in butter until it flakes and serve with the peas."],
    kind: "left-out",
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
    listed: "frozen cod, potatoes",
    steps: ["Float the frozen cod in a bowl of warm water on the counter for three hours.", "Fry in the pan until it flakes. Serve with the potatoes."],
    kind: "left-out",
  },
  {
    listed: "rice, prawns, peas",
    steps: [
      "Boil the rice the evening before and leave it in its pan on the hob until you need it next day.",
      "Fry it with the prawns and peas until piping hot.",
    ],
    kind: "left-out",
  },
  {
    listed: "chicken thighs, rice",
    steps: ["Take the thighs out of the freezer in the morning and let them thaw in the sink till you are home at six.", "Fry until the juices run clear."],
    kind: "left-out",
  },
  {
    listed: "cream, eggs, sugar",
    steps: ["Bring the custard to 82 °C, pour into glasses, and let them stand in the kitchen overnight to set."],
    kind: "left-out",
  },
  {
    listed: "beef stew meat, carrots, potatoes",
    steps: ["Stew for two hours. Turn the heat off and leave the pot where it is until tomorrow's lunch; it only gets better."],
    kind: "left-out",
  },
  { listed: "smoked salmon, cream cheese, bagels", steps: ["Spread, fill, wrap, and carry them in your bag all day at the beach."], kind: "left-out" },
  { listed: "milk, oats, berries", steps: ["Mix milk and oats and leave it on the counter overnight. In the morning top with the berries."], kind: "left-out" },
  {
    listed: "rice, soy sauce, egg",
    steps: ["Cook the rice after breakfast and let it dry uncovered on the side until you come home from work.", "Fry with egg and soy."],
    kind: "left-out",
  },
  {
    listed: "cooked prawns, mayonnaise, lemon",
    steps: ["Fold the prawns through the mayonnaise and put the bowl out on the garden table; people can help themselves all afternoon."],
    kind: "left-out",
  },
];
