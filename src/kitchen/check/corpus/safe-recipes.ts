/** Recipes that use the words of the dangerous ones, and are safe. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const SAFE_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "lemon-thyme-chicken",
    ingredients: ["chicken breasts", "lemon", "thyme", "butter"],
    markdown: `## Lemon Thyme Chicken

- 2 boneless, skinless chicken breasts, fat trimmed
- 1 lemon
- 4 sprigs thyme
- 2 tbsp butter

1. Pat the chicken dry; never rinse it, that only spreads germs.
2. Brown it in the butter 4 minutes a side.
3. Add thyme and lemon, cover and cook until it reaches 165°F. At 145°F it is still pink and not safe, so keep going.
4. Rest 5 minutes.`,
  },
  {
    id: "pork-chops-with-sage",
    ingredients: ["pork chops", "sage", "apples"],
    markdown: `**Pork Chops with Sage**

* 2 pork chops, 1 inch thick
* 6 sage leaves
* 2 apples

1. Sear the chops 4 minutes per side with the sage.
2. Add the apples and cook until the chops read 145°F; a hint of pink is fine for chops.
3. Rest for 3 minutes before serving.`,
  },
  {
    id: "slow-cooker-chili-beans",
    ingredients: ["canned kidney beans", "onion", "tomatoes", "chili powder"],
    markdown: `# Slow Cooker Chili Beans

- 2 cans red kidney beans, drained
- 1 onion
- 4 tomatoes
- 1 tbsp chili powder

1. Put everything in the slow cooker.
2. Cook on low for 6 hours. (Dried kidney beans must never go into a slow cooker raw.)
3. Serve.`,
  },
  {
    id: "kidney-bean-curry",
    ingredients: ["dried kidney beans", "garlic", "ginger", "coconut milk"],
    markdown: `## Kidney Bean Curry

**Ingredients**
- 250 g dried kidney beans
- 3 garlic cloves
- 1 thumb ginger
- 400 ml coconut milk

**Steps**
1. Soak the beans overnight, throw the water away.
2. Cover with fresh water and boil hard for 10 minutes, then simmer 45 minutes until soft. Drain.
3. Soften garlic and ginger, add beans and coconut milk, simmer 10 minutes.`,
  },
  {
    id: "rhubarb-crumble",
    ingredients: ["rhubarb", "sugar", "butter", "flour"],
    markdown: `**Rhubarb Crumble**

1. Cut the leaves off 6 stalks of rhubarb and throw them away, as they are poisonous. Slice the stalks.
2. Toss with 80 g sugar in a dish.
3. Rub 100 g butter into 150 g flour and 50 g sugar, scatter over.
4. Bake at 190 °C for 35 minutes.`,
  },
  {
    id: "sticky-flank-steak",
    ingredients: ["flank steak", "soy sauce", "brown sugar", "garlic"],
    markdown: `### Sticky Flank Steak

- 600 g flank steak
- 1/4 cup soy sauce
- 2 tbsp brown sugar
- 3 cloves garlic

1. Mix soy, sugar and garlic. Set half aside for the sauce. Marinate the steak in the other half for 4 hours in the fridge.
2. Discard the marinade the meat was in.
3. Grill to 145°F, rest for 3 minutes, slice, and drizzle with the sauce you set aside.`,
  },
  {
    id: "honey-ginger-chicken",
    ingredients: ["chicken thighs", "soy sauce", "honey", "ginger"],
    markdown: `**Honey Ginger Chicken**

- 4 chicken thighs
- 1/4 cup soy sauce
- 2 tbsp honey
- 1 tbsp ginger

1. Marinate the chicken in soy, honey and ginger for 1 hour in the fridge.
2. Lift out the chicken, keep the marinade.
3. Bake the chicken at 425°F until 165°F inside, 30 minutes.
4. Bring the marinade to a rolling boil in a small pan for 3 minutes, until syrupy, and pour it over.`,
  },
  {
    id: "egg-fried-rice",
    ingredients: ["cooked rice", "eggs", "peas", "soy sauce"],
    markdown: `# Egg Fried Rice

- 2 cups cold cooked rice
- 2 eggs
- 1/2 cup peas
- 2 tbsp soy sauce

1. Scramble the eggs, add peas and rice, fry until piping hot.
2. Season with soy sauce.

**Tip:** cool rice within the hour and keep it in the fridge for one day. If it sat out on the counter overnight, throw it away.`,
  },
  {
    id: "chicken-salad-sandwich",
    ingredients: ["leftover roast chicken", "celery", "mayonnaise", "bread"],
    markdown: `## Chicken Salad Sandwich

- 2 cups leftover roast chicken, shredded
- 1 stalk celery
- 3 tbsp mayonnaise
- 4 slices bread

1. Mix chicken, diced celery and mayo.
2. Pile onto the bread and serve. Keep any rest in the fridge.`,
  },
  {
    id: "chocolate-mousse",
    ingredients: ["dark chocolate", "pasteurized eggs", "sugar"],
    markdown: `**Chocolate Mousse**

Pregnant? This one is fine: it uses pasteurised eggs.

- 150 g dark chocolate
- 3 pasteurised eggs, separated
- 2 tbsp sugar

1. Melt the chocolate, cool.
2. Stir in the yolks.
3. Whip whites and sugar, fold in, chill.`,
  },
  {
    id: "egg-and-avocado-mash",
    ingredients: ["eggs", "avocado", "bread"],
    markdown: `**Egg and Avocado Mash for Toddlers**

- 2 eggs
- 1/2 avocado
- 1 slice bread

1. Boil the eggs for 10 minutes until yolk and white are firm.
2. Peel and mash with the avocado.
3. Spread on toast and cut into fingers. Never give runny or raw egg to a baby.`,
  },
  {
    id: "sweet-potato-pur-e",
    ingredients: ["sweet potato", "cinnamon"],
    markdown: `## Sweet Potato Purée (6 months +)

- 1 sweet potato
- pinch of cinnamon

1. Steam until soft and purée with the cinnamon.
2. Don't sweeten it; honey is not safe for babies under 12 months.`,
  },
  {
    id: "honey-banana-oatmeal",
    ingredients: ["oats", "banana", "honey", "milk"],
    markdown: `**Honey Banana Oatmeal**

A breakfast that even picky kids love (over one year only, because of the honey).

- 1 cup oats
- 1 banana
- 1 tbsp honey
- 2 cups milk

1. Simmer oats and milk 5 minutes.
2. Top with sliced banana and honey.`,
  },
  {
    id: "safe-to-eat-cookie",
    ingredients: ["flour", "butter", "brown sugar", "chocolate chips", "milk"],
    markdown: `### Safe-to-Eat Cookie Dough

- 1 cup flour
- 1/2 cup butter
- 1/2 cup brown sugar
- 1/2 cup chocolate chips
- 2 tbsp milk

1. Spread the flour on a tray and bake at 350°F for 7 minutes until it reaches 165°F; cool.
2. Cream butter and sugar, stir in the flour, milk and chips.
3. Eat by the spoonful.`,
  },
  {
    id: "shortbread-rounds",
    ingredients: ["flour", "sugar", "butter", "egg"],
    markdown: `# Shortbread Rounds

- 200 g flour
- 70 g sugar
- 130 g butter
- 1 egg

1. Rub everything to a dough and chill for 1 hour. Try not to eat the raw dough!
2. Roll, cut and bake at 180 °C for 12 minutes.
3. Cool on a rack.`,
  },
  {
    id: "salsa-chicken",
    ingredients: ["frozen chicken breasts", "salsa", "cheddar"],
    markdown: `**Salsa Chicken**

- 4 frozen chicken breasts
- 1 cup salsa
- 1 cup cheddar

1. Thaw the chicken in the fridge overnight; don't thaw it on the counter.
2. Top with salsa and bake at 375°F for 35 minutes to 165°F.
3. Sprinkle with cheddar and let it melt.`,
  },
  {
    id: "garlic-rosemary-oil",
    ingredients: ["garlic", "olive oil", "rosemary"],
    markdown: `## Garlic Rosemary Oil

1. Warm 300 ml olive oil with 8 cloves garlic and 1 sprig rosemary for 10 minutes over low heat.
2. Cool, strain, and refrigerate at once. Use within a week and never keep it at room temperature.`,
  },
  {
    id: "dill-pickles",
    ingredients: ["cucumbers", "vinegar", "salt", "sugar", "dill"],
    markdown: `**Dill Pickles**

- 1 kg cucumbers
- 500 ml vinegar
- 500 ml water
- 2 tbsp salt
- 1 tbsp sugar
- 4 sprigs dill

1. Pack cucumbers and dill in jars.
2. Boil vinegar, water, salt and sugar, pour over.
3. Process in a boiling water bath for 10 minutes. Store in the pantry.`,
  },
  {
    id: "strawberry-jam",
    ingredients: ["strawberries", "sugar", "lemon"],
    markdown: `### Strawberry Jam

1. Boil 1 kg strawberries, 800 g sugar and the juice of 1 lemon to 104 °C.
2. Ladle into hot jars and process in a boiling water bath for 10 minutes.
3. Keep in a cool cupboard for up to a year.`,
  },
  {
    id: "turkey-with-stuffing",
    ingredients: ["turkey", "bread", "sage", "onion"],
    markdown: `# Turkey with Stuffing

- 1 turkey, 5 kg
- 1 loaf bread
- 10 sage leaves
- 2 onions

1. Mix bread, onions and sage; bake in a separate dish at 350°F for 40 minutes to 165°F.
2. Roast the turkey for 3 hours until 165°F in the thigh.
3. Rest, carve and serve with the stuffing.`,
  },
  {
    id: "leftover-chicken-rice",
    ingredients: ["cooked chicken", "rice", "peas", "curry paste"],
    markdown: `**Leftover Chicken Rice**

- 200 g cooked chicken
- 150 g rice
- 100 g peas
- 2 tbsp curry paste

1. Cook rice and peas.
2. Heat the chicken with the curry paste until steaming hot.
3. Serve at once. Reheat only once, and do not reheat the leftovers a second time.`,
  },
  {
    id: "roast-chicken",
    ingredients: ["whole chicken", "potatoes", "paprika"],
    markdown: `Roast Chicken

1 whole chicken, 500 g potatoes, 1 tbsp paprika

There's no need to wash the chicken. Rub it with paprika, set it on the potatoes and roast at 200 °C for 80 minutes until the juices run clear.`,
  },
  {
    id: "cheeseburgers",
    ingredients: ["ground beef", "buns", "cheddar", "onion"],
    markdown: `**Cheeseburgers**

- 500 g ground beef
- 4 buns
- 4 slices cheddar
- 1 onion

1. Form patties and grill 5 minutes a side to 160°F. Unlike a steak, a burger must not stay pink.
2. Add cheddar, melt, and fill the buns with the patties and onion.`,
  },
  {
    id: "rare-sirloin",
    ingredients: ["beef sirloin", "butter", "thyme"],
    markdown: `## Rare Sirloin

- 2 sirloin steaks
- 1 tbsp butter
- 2 sprigs thyme

1. Sear in butter with thyme, 2 minutes a side for rare, 125°F.
2. Rest 5 minutes and serve pink.`,
  },
  {
    id: "garlic-shrimp",
    ingredients: ["shrimp", "garlic", "butter"],
    markdown: `**Garlic Shrimp**

1. Melt 30 g butter with 3 cloves garlic.
2. Add 300 g shrimp and cook 2 minutes a side until pink and opaque.
3. Serve right away.`,
  },
  {
    id: "baked-salmon",
    ingredients: ["salmon", "dill", "lemon"],
    markdown: `### Baked Salmon

1. Lay 2 salmon fillets on a tray with dill and slices of 1 lemon.
2. Bake at 400°F for 12 minutes until just opaque and flaking, 145°F.`,
  },
  {
    id: "leek-and-potato-soup",
    ingredients: ["potatoes", "leeks", "cream"],
    markdown: `**Leek and Potato Soup**

- 500 g potatoes
- 2 leeks
- 100 ml cream

1. Peel the potatoes, cutting away any green patches and sprouts; throw very green ones out.
2. Simmer with the leeks until soft, blend, add cream.`,
  },
  {
    id: "boiled-yuca-with-garlic",
    ingredients: ["cassava", "garlic", "lime"],
    markdown: `# Boiled Yuca with Garlic

1. Peel 1 kg cassava, cut in chunks and boil in salted water for 30 minutes until tender; discard the water. Raw cassava is toxic.
2. Dress with 4 cloves chopped garlic and the juice of 2 limes.`,
  },
  {
    id: "elderberry-syrup",
    ingredients: ["elderberries", "sugar", "lemon"],
    markdown: `**Elderberry Syrup**

- 500 g elderberries
- 300 g sugar
- 1 lemon

1. Strip the berries from the stems. Never eat them raw.
2. Simmer with 500 ml water for 20 minutes, strain.
3. Boil the juice with the sugar and lemon for 10 minutes, bottle and refrigerate.`,
  },
  {
    id: "apricot-fool",
    ingredients: ["apricots", "almonds", "cream", "sugar"],
    markdown: `### Apricot Fool

1. Halve 8 apricots, discard the stones (the kernels are poisonous), stew with 50 g sugar.
2. Whip 200 ml cream, fold in the fruit.
3. Top with 30 g toasted almonds.`,
  },
  {
    id: "bbq-drumsticks",
    ingredients: ["chicken drumsticks", "bbq sauce", "corn"],
    markdown: `**BBQ Drumsticks**

- 8 skin-on drumsticks
- 1/2 cup bbq sauce
- 2 ears corn

1. Bake the drumsticks at 400°F for 40 minutes, until the meat comes off the bone and is no longer pink. You don't need a thermometer; 165°F cannot be seen from the outside, so cut one open.
2. Add corn and sauce for the last 10 minutes.`,
  },
  {
    id: "vanilla-custard",
    ingredients: ["eggs", "milk", "sugar", "vanilla pod"],
    markdown: `## Vanilla Custard

1. Heat 500 ml milk with 1 vanilla pod.
2. Whisk 4 eggs and 80 g sugar, add the milk, stir to 82 °C.
3. Cool for at most an hour and put in the fridge. Do not leave custard out overnight.`,
  },
  {
    id: "pancakes",
    ingredients: ["butter", "flour", "milk", "eggs", "sugar"],
    markdown: `**Pancakes**

- 50 g butter
- 200 g flour
- 300 ml milk
- 2 eggs
- 1 tbsp sugar

1. Leave the butter out at room temperature for an hour to soften.
2. Whisk everything to a batter and let it rest 30 minutes.
3. Fry ladlefuls until golden on both sides.`,
  },
  {
    id: "overnight-bread",
    ingredients: ["flour", "yeast", "salt"],
    markdown: `### Overnight Bread

- 500 g flour
- 3 g yeast
- 10 g salt

1. Mix with 380 ml water, cover and leave on the counter overnight, 12 hours.
2. Shape, prove an hour and bake at 240 °C for 40 minutes.`,
  },
  {
    id: "chicken-sandwich",
    ingredients: ["chicken breast", "lettuce", "tomato", "bread"],
    markdown: `**Chicken Sandwich**

1. Slice 1 tomato and 2 leaves of lettuce first. Then cut 1 chicken breast into strips on another board, and wash board, knife and hands.
2. Fry the chicken for 8 minutes until cooked through.
3. Fill 4 slices of bread.`,
  },
  {
    id: "steak-sandwich",
    ingredients: ["beef steak", "bread", "mustard"],
    markdown: `# Steak Sandwich

- 300 g beef steak
- 4 slices bread
- 1 tbsp mustard

1. Take the steak out of the fridge 30 minutes before cooking so it comes to room temperature.
2. Sear 3 minutes a side, rest, slice.
3. Fill the bread with mustard and steak.`,
  },
  {
    id: "sausages-and-lentils",
    ingredients: ["pork sausages", "lentils", "carrots"],
    markdown: `**Sausages and Lentils**

1. Fry 6 pork sausages over medium heat for 15 minutes, turning, until browned and cooked through with no pink left.
2. Simmer 200 g lentils with 2 diced carrots for 25 minutes.
3. Serve together.`,
  },
  {
    id: "turkey-patties",
    ingredients: ["ground turkey", "onion", "breadcrumbs", "pink grapefruit"],
    markdown: `### Turkey Patties

- 1 lb ground turkey
- 1/2 onion
- 1/3 cup breadcrumbs
- 1 pink grapefruit

1. Mix turkey, grated onion and crumbs, form 4 patties.
2. Fry 5 minutes per side to 165°F.
3. Serve with pink grapefruit segments.`,
  },
  {
    id: "kimchi-stew",
    ingredients: ["kimchi", "tofu", "pickled pink ginger", "chicken stock"],
    markdown: `**Kimchi Stew**

- 1 cup kimchi
- 200 g tofu
- 1 tbsp pickled pink ginger
- 500 ml chicken stock

1. Fry the kimchi for 3 minutes, add the chicken stock and simmer 10 minutes.
2. Add tofu, warm through, top with the ginger.`,
  },
  {
    id: "one-pot-chicken-and",
    ingredients: ["chicken thighs", "rice", "tomatoes"],
    markdown: `## One-Pot Chicken and Rice

- 4 raw chicken thighs, rinsed rice 1 cup, 3 tomatoes

1. Rinse the rice under cold water until clear.
2. Brown the thighs, add rice, tomatoes and 2 cups water, cover and simmer 25 minutes.
3. It's ready when the chicken is white all the way through and the juices are clear. Leftovers: into the fridge within 2 hours, eat within 3 days, and never leave them out on the counter.`,
  },
  {
    id: "safe-01",
    ingredients: ["quail", "thyme", "butter"],
    markdown: `Roast 4 quail with 20 g butter and thyme at 200 °C for 20 minutes until 75 °C inside; don't be tempted to serve them pink.`,
  },
  {
    id: "safe-02",
    ingredients: ["lamb leg", "rosemary", "garlic"],
    markdown: `**Pink leg of lamb**
- 1 leg of lamb
- 3 sprigs rosemary
- 4 cloves garlic
1. Stud the lamb with garlic and rosemary.
2. Roast at 200C until 58°C inside for pink. Rest 20 minutes.`,
  },
  {
    id: "safe-03",
    ingredients: ["chicken thighs", "gochujang", "soy sauce"],
    markdown: `- 6 chicken thighs
- 2 tbsp gochujang
- 1 tbsp soy sauce
1. Marinate in the fridge for 5 hours. Take it out 20 minutes before cooking so that it is not icy.
2. Roast at 200C for 35 min until the juices run clear.`,
  },
  {
    id: "safe-04",
    ingredients: ["split peas", "ham bone", "carrots"],
    markdown: `1. Simmer 300 g split peas with the ham bone and 2 carrots on the stove for 4 hours over the lowest heat.
2. Cool in a sink of cold water, refrigerate overnight, lift off the fat.
3. Bring back to the boil.`,
  },
  {
    id: "safe-05",
    ingredients: ["flour", "yeast", "milk", "butter", "eggs"],
    markdown: `**Brioche**
- 500 g flour
- 7 g yeast
- 150 ml milk
- 200 g butter
- 4 eggs
1. Leave the butter and eggs on the counter for 3 hours to come to room temperature.
2. Knead all, cover, and let the dough rise at room temperature for 3 hours.
3. Bake at 180 °C for 30 minutes.`,
  },
  {
    id: "safe-06",
    ingredients: ["dried chickpeas", "tahini", "lemon"],
    markdown: `**Hummus**
1. Leave 250 g chickpeas to soak on the counter overnight in plenty of water.
2. Drain, simmer 1 hour until soft.
3. Blend with 4 tbsp tahini and 1 lemon.`,
  },
  {
    id: "safe-07",
    ingredients: ["eggs", "spinach", "cheese"],
    markdown: `**Toddler egg muffins** (from 12 months)
- 4 eggs
- 50 g spinach
- 50 g cheese
1. Whisk the raw eggs with spinach and cheese.
2. Bake in muffin tins at 180C for 20 minutes until set right through.`,
  },
  {
    id: "safe-08",
    ingredients: ["honey", "mustard", "chicken breast"],
    markdown: `- 2 tbsp honey
- 1 tbsp mustard
- 2 chicken breasts
1. Brush chicken with honey and mustard, bake at 200 °C until 74 °C.
Great with baby carrots or baby spinach, if you have them.`,
  },
  {
    id: "safe-09",
    ingredients: ["mayonnaise", "tuna", "bread"],
    markdown: `Tuna mayo for the kids and for mums-to-be: mix 1 tin tuna with 3 tbsp mayonnaise (the bought kind is pasteurised), spread on 4 slices bread.`,
  },
  {
    id: "safe-10",
    ingredients: ["mushrooms", "garlic", "olive oil"],
    markdown: `**Marinated mushrooms**
1. Fry 300 g mushrooms with 3 cloves garlic in 4 tbsp olive oil.
2. Cool, cover with more of the oil, refrigerate in a jar and eat within 4 days. Not for the cupboard: garlic in oil can carry botulism.`,
  },
  {
    id: "safe-11",
    ingredients: ["ground beef", "kidney beans (tin)", "tomatoes"],
    markdown: `Brown 400 g ground beef over high heat until no longer pink, add 1 tin kidney beans and 400 g tomatoes, simmer 30 minutes. Even better the next day: cool, refrigerate overnight, reheat until piping hot.`,
  },
  {
    id: "safe-12",
    ingredients: ["pork shoulder", "bbq sauce", "buns"],
    markdown: `**Pulled pork**
- 2 kg pork shoulder
- 1 cup bbq sauce
- 8 buns
1. Cook on low in the slow cooker all day, 9 hours, until it falls apart.
2. Shred, stir in the sauce, fill the buns.`,
  },
  {
    id: "safe-13",
    ingredients: ["beef fillet", "capers", "shallot", "egg yolks"],
    markdown: `**Steak tartare**
- 300 g beef fillet, very fresh
- 1 tbsp capers
- 1 shallot
- 2 egg yolks
1. Hand-chop the fillet just before serving.
2. Mix with capers and shallot, top with the yolks. For healthy adults only.`,
  },
  {
    id: "safe-14",
    ingredients: ["chicken breast", "cucumber", "soy sauce"],
    markdown: `1. Slice the cucumber first and set it aside.
2. Cut 2 chicken breasts on the same board, then scrub board and knife with hot soapy water.
3. Fry the chicken until cooked through, splash with 2 tbsp soy sauce.`,
  },
  {
    id: "safe-15",
    ingredients: ["peach", "sugar", "butter", "flour"],
    markdown: `**Peach cobbler**
1. Halve 6 peaches, take out the stones and slice.
2. Rub 100 g butter into 200 g flour and 50 g sugar, scatter over and bake at 190C for 40 minutes.`,
  },
  {
    id: "safe-16",
    ingredients: ["cooked chicken", "rice", "soy sauce", "peas"],
    markdown: `Fry 300 g day-old rice (kept in the fridge) with 200 g cooked chicken, 100 g peas and 2 tbsp soy sauce until steaming hot.`,
  },
  {
    id: "safe-17",
    ingredients: ["sausages", "beans (tin)", "tomatoes"],
    markdown: `**Sausage and beans**
- 6 sausages
- 1 tin beans
- 400 g tomatoes
1. Fry sausages for 12 minutes until cooked through and no pink juices come out.
2. Add beans and tomatoes, simmer 10 minutes until brick red and thick.`,
  },
  {
    id: "safe-18",
    ingredients: ["potatoes", "green beans", "mustard", "eggs"],
    markdown: `**Salade niçoise-ish**
1. Boil 400 g potatoes and 200 g green beans till tender.
2. Boil 4 eggs for 7 minutes; the yolks may stay a little soft.
3. Dress with 1 tbsp mustard.`,
  },
  {
    id: "safe-19",
    ingredients: ["duck legs", "salt", "thyme"],
    markdown: `**Duck confit**
- 4 duck legs
- 2 tbsp salt
- 4 sprigs thyme
1. Salt the legs with the thyme and keep in the fridge overnight. Rinse off the salt and pat dry.
2. Cook gently in their own fat at 130 °C for 3 hours, until the meat falls off the bone.`,
  },
  {
    id: "safe-20",
    ingredients: ["soy sauce", "honey", "salmon", "sesame"],
    markdown: `1. Marinate 2 salmon fillets in 2 tbsp soy sauce and 1 tbsp honey for 20 minutes.
2. Lift out; tip the marinade into a small pan and boil for 2 minutes until sticky.
3. Bake salmon at 200C for 10 minutes until it flakes, spoon over the boiled marinade, scatter 1 tsp sesame.`,
  },
];
