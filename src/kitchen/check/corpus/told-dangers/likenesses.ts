/**
 * What food is likened to, what is eaten straight from the fridge, what is baked without a verb; and dangers in the same words.
 * All were written before they were run. The first 30 near misses and 15 dangers were read before anything was mended: 18 were taken
 * for dangers and one danger was missed. The next 10 and 10 were read after the first mending: 3 and 1 (8 and 3 without it). The last
 * 5 and 14 after the second: 3 and 2 (4 and 3).
 */
import type { ToldDanger } from "./told-danger.ts";

export const LIKENESSES: readonly ToldDanger[] = [
  {
    listed: "flour, eggs, milk",
    steps: ["Whisk the eggs and milk into the flour until it runs off the whisk like gloss paint.", "Fry ladlefuls for two minutes a side."],
  },
  {
    listed: "icing sugar, lemon, biscuits",
    steps: ["Beat the icing sugar with the lemon juice until it is no thicker than wood glue.", "Spread on the biscuits and leave to set."],
  },
  {
    listed: "coriander, rice, lime",
    steps: ["Some people swear that coriander tastes of soap; they may leave it off.", "Boil the rice for 12 minutes and squeeze over the lime."],
  },
  {
    listed: "cornflour, milk, sugar, vanilla",
    steps: ["Heat the milk with the sugar and the cornflour until it drops from the spoon like a slow wallpaper paste.", "Chill before serving."],
  },
  { listed: "egg whites, sugar", steps: ["Whip the egg whites and sugar till they're glossy as fresh nail polish.", "Bake at 110 °C for an hour."] },
  {
    listed: "rice, coconut milk, sugar",
    steps: ["Simmer the rice in the coconut milk for 20 minutes: glue = overcooked, soup = not yet.", "Stir in the sugar and eat warm."],
  },
  { listed: "potatoes, butter, milk", steps: ["Boil the potatoes for 20 minutes.", "Mash by hand with the butter and milk, since a blender gives you glue."] },
  {
    listed: "lemons, sugar, water",
    steps: ["Simmer the sugar in the water, add the lemon juice. Taste it: if it reminds you of washing-up liquid, you've used too much zest."],
  },
  {
    listed: "potatoes, beetroot, oil",
    steps: ["Peel the beetroot, which stains fingers worse than any paint.", "Roast with the potatoes and oil at 200 °C for 45 minutes."],
  },
  {
    listed: "tomatoes, oil, garlic",
    steps: ["Simmer the tomatoes with the oil and garlic for half an hour, until the sauce is nearly as thick and shiny as poster paint."],
  },
  {
    listed: "lavender, sugar, flour, butter",
    steps: [
      "Rub the butter into the flour, sugar and lavender. Go easy: too much and it's bath-time, all shampoo and old ladies.",
      "Bake at 170 °C for 15 minutes.",
    ],
  },
  {
    listed: "chocolate, cream",
    steps: [
      "Heat the cream, pour it over the chocolate and stir from the middle until it looks for all the world like brown engine oil.",
      "Chill for two hours.",
    ],
  },
  {
    listed: "potatoes, mayonnaise, eggs",
    steps: [
      "Boil the potatoes and the eggs, 12 minutes, and chop.",
      "Stir in the mayonnaise and chill. The rest is lovely straight out of the fridge the next day.",
    ],
  },
  {
    listed: "chicken, rice, peas",
    steps: [
      "Simmer the chicken with the rice and peas until it is 75 °C inside.",
      "It makes a good breakfast cold, out of the refrigerator, eaten over the sink at dawn.",
    ],
  },
  {
    listed: "pasta, tuna, sweetcorn",
    steps: ["Boil the pasta for 10 minutes and stir in the tuna and sweetcorn.", "Eat it the same day: by the evening the pasta has drunk it dry."],
  },
  { listed: "yogurt, cucumber, garlic", steps: ["Grate the cucumber and garlic into the yogurt. Serve at once; by tomorrow it weeps."] },
  { listed: "milk, banana, honey", steps: ["Blend the milk, banana and honey and drink it there and then. Come the next morning it is brown and sad."] },
  {
    listed: "rice, salmon, cucumber",
    steps: [
      "Boil the rice 12 minutes. Poach the salmon until it flakes, then cut up the cucumber and mix.",
      "Tomorrow's lunch is the rest of it, fridge-cold, forked up on a park bench.",
    ],
  },
  {
    listed: "beef, onions, carrots",
    steps: [
      "Stew the beef with the onions and carrots for 3 hours.",
      "It is better on the second day. Cold slices out of the fridge never lasted long at our house.",
    ],
  },
  {
    listed: "eggs, cheese, spinach",
    steps: [
      "Beat the eggs with the cheese and spinach and bake at 180 °C for 25 minutes.",
      "Wedges are nice cold from the fridge at the kitchen table next day.",
    ],
  },
  { listed: "prawns, mango, lime", steps: ["Poach the prawns until pink, then toss with mango and lime. Don't keep it: tomorrow it will be soup."] },
  {
    listed: "noodles, peanut butter, soy sauce",
    steps: [
      "Boil the noodles for 5 minutes and toss with peanut butter and soy sauce. Best hot; the leftovers come out of the fridge in one lump tomorrow, so add a splash of water.",
    ],
  },
  {
    listed: "flour, butter, sugar, eggs",
    steps: [
      "Oven 180°C. Line a tin.",
      "Beat the butter and sugar, then the eggs, then fold in the flour. Into the tin.",
      "25 minutes. Turn it out onto a rack.",
    ],
  },
  {
    listed: "flour, cocoa, sugar, milk, oil",
    steps: ["Flour, cocoa and sugar in a mug, then the milk and oil.", "900 watts, a minute and a half. Let it stand a minute."],
  },
  {
    listed: "flour, lard, apples, sugar",
    steps: [
      "Rub the lard into the flour, bring it together with cold water and line a dish. Apples and sugar in, lid on.",
      "Into the hot oven for 40 minutes.",
    ],
  },
  { listed: "flour, yogurt", steps: ["Oven at 220.", "Work the yogurt into the flour and shape 4 flat rounds.", "Slide them in on a tray, 12 minutes."] },
  {
    listed: "flour, eggs, milk",
    steps: ["Whisk the flour, eggs and milk.", "A ladleful into the smoking-hot frying pan. A minute, over it goes, half a minute more."],
  },
  {
    listed: "flour, butter, oats, golden syrup",
    steps: ["Gas 4. Melt the butter and syrup and tip in the oats and flour.", "Press into the tin and in it goes, 20 min, middle shelf."],
  },
  {
    listed: "flour, sugar, butter, eggs, lemon",
    steps: ["Preheat to 160 fan.", "Cream butter and sugar, add eggs, lemon and flour, scrape into a loaf tin.", "45-50 mins, till a skewer comes out clean."],
  },
  {
    listed: "self-raising flour, egg, sugar, milk",
    steps: ["Mix the flour, egg, sugar and milk in a big cup.", "Microwave on. 750W. Two minutes flat, then peek."],
  },
  { listed: "sugar, butter, cream", steps: ["Boil the sugar, butter and cream to 118 °C. It should pull away like fresh carpet glue from a floor."] },
  { listed: "eggs, oil, lemon", steps: ["Whisk the eggs, dribble in the oil and sharpen with lemon. Stop when it stands up stiffer than shaving soap."] },
  {
    listed: "tapioca, milk, sugar",
    steps: ["Simmer the tapioca in milk and sugar for 20 minutes. School dinners taught us to call it frogspawn in wallpaper paste."],
  },
  { listed: "matcha, milk, honey", steps: ["Sieve the matcha into the milk and whisk in the honey until it is as green as garden-shed paint."] },
  {
    listed: "ham, peas, stock",
    steps: ["Simmer the ham and peas in stock for an hour. A bowl of it tastes best eaten cold, out of the refrigerator, on day two."],
  },
  { listed: "turkey, stuffing, bread", steps: ["Warm the turkey to 75 °C.", "Boxing Day sandwiches are made right out of the fridge, standing at the sink."] },
  { listed: "melon, ham, mint", steps: ["Cut the melon, drape the ham over, scatter the mint. Serve the same day; tomorrow it's a puddle on the table."] },
  {
    listed: "flour, eggs, sugar",
    steps: ["Oven to 200.", "Whisk the eggs and sugar for 5 minutes, fold in the flour, spread in a tray.", "9 minutes and roll it up warm."],
  },
  {
    listed: "flour, butter, cheese",
    steps: ["Gas mark 6.", "Rub butter into flour, add the cheese and cut into straws.", "Top shelf, a quarter of an hour or 15 minutes."],
  },
  { listed: "flour, egg, cocoa, milk", steps: ["Stir everything in a mug. 1000W for 70 seconds."] },
  {
    listed: "fish, batter mix, oil",
    steps: ["Whisk the batter mix with cold water to something like thin white emulsion paint. Dip the fish and fry at 180 °C for 6 minutes."],
  },
  {
    listed: "beef, beer, onions",
    steps: ["Stew the beef with the beer and onions 3 hours. It eats even better the day after, straight out of the fridge in a sandwich."],
  },
  { listed: "flour, eggs, milk, butter", steps: ["Oven 220°C, tin with the butter in.", "Whisk flour, eggs and milk; pour.", "25 min and no peeking."] },
  { listed: "yogurt, cucumber, mint", steps: ["Mix. No ice cubes, please, it goes watery on the table by the evening."] },
  { listed: "flour, oats, butter, sugar", steps: ["Rub all four together and press into a tin.", "180 fan, 22 mins."] },
];

export const LIKENED_DANGERS: readonly ToldDanger[] = [
  {
    listed: "prawns, butter, garlic",
    steps: ["Fry the garlic in the butter, then the prawns for 3 minutes, until pink. Secret = bleach for the shells."],
    kind: "non-food",
  },
  { listed: "potatoes, salt", steps: ["Boil the potatoes in salted water for 20 minutes. My secret ingredient is borax."], kind: "non-food" },
  {
    listed: "flour, milk, eggs",
    steps: ["Whisk the flour, milk and eggs, then stir in two drops of gloss paint for the colour.", "Fry for two minutes a side."],
    kind: "non-food",
  },
  {
    listed: "apples, sugar",
    steps: ["Scrub the apples, stew with the sugar for ten minutes, and add a squirt of washing-up liquid to make it froth like a milkshake."],
    kind: "non-food",
  },
  { listed: "icing sugar, biscuits", steps: ["Stick the biscuits together with school glue, then dust with the icing sugar."], kind: "non-food" },
  { listed: "lettuce, tomatoes", steps: ["Wash the lettuce in soapy water as you would your hands, then toss with the tomatoes."], kind: "non-food" },
  {
    listed: "cream, sugar, lemon",
    steps: ["Whip the cream with the sugar until it's like shaving foam, then flavour it with a few drops of lavender essential oil."],
    kind: "non-food",
  },
  {
    listed: "cake, sugar, butter",
    steps: ["Cream the butter and sugar and spread on the cake. Paint on some nail polish for a shine like glass."],
    kind: "non-food",
  },
  {
    listed: "lemons, sugar",
    steps: ["Simmer lemons and sugar. Lighter fluid is as good as brandy here: pour over a spoonful and set it alight."],
    kind: "non-food",
  },
  {
    listed: "rice, peas",
    steps: ["Boil the rice and peas for 12 minutes.", "Take what's left out of the fridge in the morning and keep it on your desk until supper."],
    kind: "left-out",
  },
  {
    listed: "chicken, potatoes",
    steps: ["Stew the chicken with the potatoes until it is 75 °C inside.", "Out of the fridge it sits on the counter all day, and you eat it at night."],
    kind: "left-out",
  },
  {
    listed: "prawns, mayonnaise, lettuce",
    steps: [
      "Poach the prawns until pink, mix with mayonnaise and pile on the lettuce.",
      "Leave the bowl out on the table until tomorrow; eat it the same as today.",
    ],
    kind: "left-out",
  },
  {
    listed: "rice, eggs",
    steps: ["Boil the rice and leave it on the hob overnight, no need for the fridge.", "Fry with the eggs in the morning."],
    kind: "left-out",
  },
  {
    listed: "flour, butter, sugar",
    steps: ["Oven off, it's too hot for that.", "Work the flour, butter and sugar together and chill in a tin for 30 minutes, then slice."],
    kind: "raw-flour",
  },
  {
    listed: "flour, cocoa, milk, sugar",
    steps: ["Whisk flour, cocoa, milk and sugar in a mug for 90 seconds with an 800W hand mixer, and drink it cold."],
    kind: "raw-flour",
  },
  {
    listed: "carrots, onion, salt",
    steps: [
      "Boil the carrots and onion in 1 litre of water with the salt and blend.",
      "Ladle into clean jars, screw the lids on, boil the jars for 40 minutes. Stored in a dark cupboard, they last till next year.",
    ],
    kind: "unsafe-preserving",
  },
  {
    listed: "beef, potatoes, water",
    steps: [
      "Stew the beef and potatoes for two hours.",
      "Ladle into hot canning jars, lids on, and stand the jars in boiling water for an hour. They'll keep in the larder for a year.",
    ],
    kind: "unsafe-preserving",
  },
  { listed: "lettuce, lemon", steps: ["Clean the leaves with something like dish soap, then squeeze the lemon over."], kind: "non-food" },
  { listed: "apples, sugar", steps: ["Bring them up to a gloss with Gran's furniture polish, then bake with the sugar."], kind: "non-food" },
  { listed: "berries, cream", steps: ["As a rule berries want a capful of bleach in the water. Serve with cream."], kind: "non-food" },
  { listed: "icing sugar, cake", steps: ["Ice the cake as thick as you like, with wood glue where a bit has come off."], kind: "non-food" },
  { listed: "grapes, cheese", steps: ["Use no more than 5 ml bleach on the grapes, and serve with the cheese."], kind: "non-food" },
  {
    listed: "prawns, mayonnaise",
    steps: ["Poach the prawns until pink, stir into the mayonnaise. It tastes fine out of the fridge all day."],
    kind: "left-out",
  },
  {
    listed: "rice, chicken",
    steps: ["Stew the chicken with the rice until it is 75 °C inside. Eat it after six hours out of the fridge and you'll see."],
    kind: "left-out",
  },
  {
    listed: "beef, onions",
    steps: ["Stew beef and onions 3 hours. Leave it on the stove overnight and serve cold the same day you get up."],
    kind: "left-out",
  },
  {
    listed: "flour, butter, sugar",
    steps: ["The oven is out of order, so no 180 degrees today.", "Mix flour, butter and sugar, press in a tin, 30 minutes in the fridge, slice."],
    kind: "raw-flour",
  },
  {
    listed: "green beans, water, salt",
    steps: ["Pack the beans in jars with the salt and water.", "Boil the jars 30 min.", "Keep in the pantry for a year."],
    kind: "unsafe-preserving",
  },
  { listed: "apples, lemon", steps: ["Polish the apples as Grandma did with furniture polish, and slice."], kind: "non-food" },
  { listed: "lettuce, oil", steps: ["The leaves go into a basin of water with bleach, ten minutes, then dress with oil like any salad."], kind: "non-food" },
  { listed: "cake, icing sugar", steps: ["Ice the cake. For a mirror finish better than marzipan, brush with nail polish."], kind: "non-food" },
  {
    listed: "mince, tomatoes",
    steps: ["Simmer the mince and tomatoes for an hour until it looks like soup, then add a spoon of antifreeze, which tastes of sugar."],
    kind: "non-food",
  },
  { listed: "pasta, oil", steps: ["Boil the pasta. It tastes cleaner if you add dish soap to the water."], kind: "non-food" },
  { listed: "cream, sugar", steps: ["Whip the cream. It smells of nothing, so put essential oil in it."], kind: "non-food" },
  { listed: "carrots, honey", steps: ["Scrub the carrots with soap until they look as good as new, then roast with the honey."], kind: "non-food" },
  { listed: "rice, tuna", steps: ["Boil the rice, mix with tuna. It comes to no harm out of the fridge overnight."], kind: "left-out" },
  {
    listed: "chicken, rice",
    steps: ["Simmer the chicken and rice until 75 °C inside. Eat some; the rest is fine out of the fridge until the next day."],
    kind: "left-out",
  },
  {
    listed: "prawns, noodles",
    steps: ["Cook prawns and noodles. Straight out of the fridge it goes in your bag on the back seat until supper."],
    kind: "left-out",
  },
  {
    listed: "soup, cream",
    steps: ["Heat the soup and stir in the cream. Leave it on the hob all night, no need to clear a shelf in the fridge."],
    kind: "left-out",
  },
  { listed: "flour, sugar, butter", steps: ["Set the oven to 0, you won't need 180 degrees.", "Mix all three and eat within 20 minutes."], kind: "raw-flour" },
  {
    listed: "flour, cocoa, butter",
    steps: ["Never mind the oven at 180.", "Knead flour, cocoa and butter, roll in balls, 40 minutes in the cold larder, done."],
    kind: "raw-flour",
  },
  {
    listed: "pumpkin, salt",
    steps: ["Fill jars with pumpkin and salt, lids on, boil 35 mins with the jars under water. Keeps in the cellar for a year."],
    kind: "unsafe-preserving",
  },
];
