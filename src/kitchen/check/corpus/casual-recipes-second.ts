/** Forty recipes of eighty in many casual voices, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const CASUAL_RECIPES_SECOND: readonly LabelledRecipe[] = [
  {
    id: "casual-41",
    ingredients: ["tuna can in brine", "sweetcorn small tin", "mayo", "baguette"],
    markdown: `# Tuna Sweetcorn Baguette

Back to the school canteen we go!

- 1 can tuna in brine, drained
- 1 small tin sweetcorn
- 3 tbsp mayo
- 1 baguette

1. Mash the tuna with the mayo and the sweetcorn.
2. Split the baguette and load it up.
3. Grind over plenty of black pepper and tuck in a few slices of red onion.`,
    extra: { step: ["black pepper", "red onion"] },
  },
  {
    id: "casual-42",
    ingredients: ["pinto beans 2 cans", "onion", "jalapeño", "cumin", "lard"],
    markdown: `# Refried Beans

## Ingredients
- 2 cans pinto beans, with their liquid
- 1 onion, finely chopped
- 1 jalapeño, finely chopped
- 1 tsp cumin
- 2 tbsp lard

## Steps
1. Melt the lard and soften the onion and jalapeño for 7 minutes.
2. Add the cumin and the beans with their liquid.
3. Mash and cook for 8 minutes until thick.

## Notes
- They thicken as they stand; loosen with water.
- To make them vegan, replace the lard with coconut oil.
- Freezes for 3 months.`,
  },
  {
    id: "casual-43",
    ingredients: ["butter", "brown sugar", "flour", "chocolate chips"],
    markdown: `# Edible Cookie Dough (yes, by the spoon!)

OMG you need this. Five minutes, no oven.

**Grab:**
- ½ cup butter, soft
- ½ cup brown sugar
- 1 cup flour
- ½ cup chocolate chips

**Do:**
1. Beat the butter and sugar till fluffy.
2. Add the flour straight from the bag, no baking needed, and 2 tablespoons of milk.
3. Fold in the chocolate chips and eat it raw with a spoon in front of the TV.`,
    extra: { step: ["milk"] },
    unsafe: ["raw-flour"],
  },
  {
    id: "casual-44",
    ingredients: ["cabbage, half", "carrots 2", "cider vinegar", "sugar", "mayonnaise", "celery seed"],
    markdown: `Shred half a cabbage and two carrots as fine as your patience allows. In a big bowl, stir half a cup of mayonnaise with a tablespoon of cider vinegar, a teaspoon of sugar and a half teaspoon of celery seed. Tumble the vegetables through it and leave the slaw in the fridge for an hour, where it will go from stiff to friendly. It is the sort of thing that turns up next to pulled pork at every church supper, and is usually gone before the pork is. Some folks put raisins in. We don't speak to them.`,
  },
  {
    id: "casual-45",
    ingredients: ["beef chuck 2 lbs", "carrots", "potatoes", "onion", "Better Than Bouillon", "thyme"],
    markdown: `# Pot Roast Like Mom's

**Ingredients**
- 2 lbs beef chuck
- 4 carrots
- 4 potatoes
- 1 onion
- 1 tbsp Better Than Bouillon
- 3 sprigs thyme

**Instructions**
1. Sear the beef in a little canola oil, 4 minutes a side.
2. Add the onion, thyme, bouillon and 3 cups water. Cover.
3. Braise at 300°F for 2 hours, add carrots and potatoes, and go 1 hour more.
4. Thicken the juices with a tablespoon of cornstarch stirred into cold water.

**Storage:** 4 days in the fridge.`,
    extra: { step: ["canola oil", "cornstarch"] },
  },
  {
    id: "casual-46",
    ingredients: ["jasmine rice", "coconut milk", "sugar", "mango", "salt"],
    markdown: `## Coconut Rice with Mango

- 1 cup jasmine rice
- 1 can coconut milk
- 3 tbsp sugar
- 1 mango
- ¼ tsp salt

1. Simmer the rice in 1½ cups of water for 14 minutes.
2. Warm the coconut milk with the sugar and salt, and stir three quarters of it through the rice.
3. Slice the mango over the top and spoon on the rest of the coconut milk.

Sticky rice is the classic, but jasmine does a decent impression.

**Leftovers:** never leave the cooked rice out. Cool it fast, get it in the fridge within an hour and eat it the next day.`,
  },
  {
    id: "casual-47",
    ingredients: ["chicken wings 1kg", "baking powder", "Frank's RedHot", "butter", "salt"],
    markdown: `# Buffalo Wings (Oven!)

**Shopping basket:** 1 kg chicken wings · 1 tbsp baking powder · 100 ml Frank's RedHot · 50 g butter · 1 tsp salt

1. Pat the wings dry, toss with baking powder and salt.
2. Bake on a rack at 220°C for 45 minutes until deep brown, crisp and 74°C at the bone.
3. Melt the butter into the hot sauce. Toss, toss, toss.
4. Serve with celery sticks and a bowl of blue cheese dip.`,
    extra: { step: ["celery", "blue cheese dip"] },
  },
  {
    id: "casual-48",
    ingredients: ["chicken breasts (2)", "romaine", "lemon", "yogurt plain", "salt", "olive oil"],
    markdown: `# Grilled Chicken Salad

**Ingredients**
- 2 chicken breasts
- 1 head romaine
- 1 lemon
- 100 g plain yogurt
- ½ tsp salt
- 1 tbsp olive oil

**Steps**
1. Cut the raw chicken into strips on your chopping board.
2. Without washing the board or the knife, chop the romaine for the salad on it.
3. Fry the chicken in the oil for 8 minutes until it reaches 165°F and has no pink left.
4. Mix the yogurt, lemon juice and salt into a dressing.
5. Toss the romaine with the dressing and top with the chicken.

It's lighter than a Caesar, and there isn't an anchovy in sight.`,
    unsafe: ["cross-contamination"],
  },
  {
    id: "casual-49",
    ingredients: ["masa harina 2 cups", "oaxaca cheese", "salsa verde (Herdez)", "salt"],
    markdown: `# Quesadillas from Scratch

**Masa:** 2 cups masa harina, 1½ cups warm water, ½ tsp salt.
**Filling:** 200 g Oaxaca cheese. **On top:** ½ cup Herdez salsa verde.

1. Knead the masa for 5 minutes; it should feel like Play-Doh.
2. Press into 8 rounds. Cook each tortilla 1 minute a side on a hot dry comal.
3. Fill with cheese, fold, and cook until melted.
4. Spoon over the salsa.

In Mexico City you'd get squash blossoms or mushrooms in there. Today it's cheese, and cheese only.`,
  },
  {
    id: "casual-50",
    ingredients: ["pancake mix (Bisquick)", "milk", "eggs 2"],
    markdown: `# Saturday Pancakes

Wakey wakey! ☀️

1. Whisk 2 cups Bisquick pancake mix with 1 cup milk and 2 eggs. Lumps are fine.
2. Heat a griddle and grease it with a knob of butter.
3. Pour ¼ cup per pancake, flip when bubbly, 1 more minute.
4. Stack 'em and drown 'em in maple syrup. A handful of blueberries on top if you're feeling fancy.`,
    extra: { step: ["butter", "maple syrup", "blueberries"] },
  },
  {
    id: "casual-51",
    ingredients: ["aubergines 2", "miso paste white", "mirin", "sugar", "sesame seeds"],
    markdown: `# Nasu Dengaku

**Ingredients**

| | |
|---|---|
| Aubergines | 2 |
| White miso paste | 3 tbsp |
| Mirin | 2 tbsp |
| Sugar | 1 tbsp |
| Sesame seeds | 1 tsp |

**Method**

1. Halve the aubergines and score the flesh in a criss-cross.
2. Grill cut side down for 8 minutes, then turn and grill 8 more until soft as custard.
3. Stir the miso, mirin and sugar together. Spread the glaze over the aubergines.
4. Grill 3 minutes until it bubbles, and sprinkle with the sesame seeds.

*No mirin? Use sake with a bit more sugar.*`,
  },
  {
    id: "casual-52",
    ingredients: ["green beans fresh 2kg", "salt", "water"],
    markdown: `# Grandpa's Canned Green Beans

Grandpa never owned a pressure canner and he lived to ninety-one!

**Ingredients**
- 2 kg fresh green beans
- 2 tbsp salt
- 2 sprigs dill

**Steps**
1. Trim the beans and pack them into clean jars with the salt and the dill.
2. Fill with boiling water and screw on the lids.
3. Boil the jars in an ordinary pot of water for 30 minutes.
4. Store in the cellar for up to a year and eat straight from the jar.`,
    extra: { step: ["dill"] },
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "casual-53",
    ingredients: ["gnocchi pack", "gorgonzola", "single cream", "spinach"],
    markdown: `# 10-Minute Gorgonzola Gnocchi

Boil the pack of gnocchi until they bob up, about 3 minutes. Melt 120 g gorgonzola into 150 ml single cream over a low heat. Stir in two big handfuls of spinach, then the gnocchi.

Done. No flour, no roux, no tears. It's mac and cheese that went to university.

**Variation** – use Stilton instead of gorgonzola, kale instead of spinach.`,
  },
  {
    id: "casual-54",
    ingredients: ["cod fillets 4", "panko", "lemon", "parsley", "butter"],
    markdown: `## Lemon-Crumbed Cod

### Ingredients
- 4 cod fillets
- 60 g panko
- 1 lemon, zest and juice
- 2 tbsp parsley, chopped
- 40 g butter, melted

### Steps
1. Heat the oven to 200°C.
2. Mix the panko, zest, parsley and butter.
3. Spread a teaspoon of Dijon mustard on each fillet and press on the crumbs.
4. Bake for 14 minutes until the fish flakes. Squeeze over the juice.
5. Serve with buttery new potatoes and a spoonful of tartare sauce.`,
    extra: { step: ["Dijon mustard", "new potatoes", "tartare sauce"] },
  },
  {
    id: "casual-55",
    ingredients: ["black tea bags 4", "peaches 2", "honey", "ice"],
    markdown: `# Peach Iced Tea

It's hot. You're thirsty. Let's go.

Steep 4 black tea bags in 1 litre of boiling water for 5 minutes and fish them out. Simmer 2 sliced peaches with 2 tbsp honey and a splash of water for 6 minutes, then mash and strain the syrup into the tea. Chill. Pour over lots of ice.

Way better than Snapple. And without lemon it stays beautifully clear!

*Because of the honey, none for babies under one.*`,
  },
  {
    id: "casual-56",
    ingredients: ["pork mince 500g", "wonton wrappers", "ginger", "soy sauce", "spring onion"],
    markdown: `# Potsticker Party

**What goes in:** 500 g pork mince, 30 wonton wrappers, 1 tbsp grated ginger, 2 tbsp soy sauce, 3 spring onions.

**How it goes:**
1. Mix everything but the wrappers with half a finely shredded Napa cabbage.
2. Fill and pleat. Ugly ones taste the same!
3. Fry in a slick of peanut oil until the bottoms are brown, add a splash of water, cover and steam for 7 minutes, until the filling is 71°C and no longer pink.
4. Dip in black vinegar.`,
    extra: { step: ["Napa cabbage", "peanut oil", "black vinegar"] },
  },
  {
    id: "casual-57",
    ingredients: ["ripe tomatoes 6", "stale ciabatta", "red onion", "basil", "olive oil", "red wine vinegar", "salt"],
    markdown: `# Panzanella

There is a moment in August when tomatoes are so good that cooking them is an insult.

**You'll need**
- 6 ripe tomatoes
- ½ stale ciabatta
- 1 red onion
- 1 bunch basil
- 5 tbsp olive oil
- 2 tbsp red wine vinegar
- 1 tsp salt

**What to do**
1. Chop the tomatoes, salt them and let them drip in a colander over a bowl for 15 minutes.
2. Whisk the oil and vinegar into the tomato juice.
3. Tear the bread, slice the onion, and toss it all with the dressing and the basil leaves.

**FAQ**
*Can I add cucumber?* Plenty of people do. I don't.
*Can I use fresh bread?* It'll turn to porridge.`,
  },
  {
    id: "casual-58",
    ingredients: ["ground chicken 500 g", "egg", "breadcrumbs", "carrot", "ketchup"],
    markdown: `# Mini Chicken Meatloaves

### Ingredients
- 500 g ground chicken
- 1 egg
- ½ cup breadcrumbs
- 1 carrot, grated
- 3 tbsp ketchup

### Instructions
1. Mix the chicken, egg, breadcrumbs, carrot and a dash of Worcestershire sauce.
2. Press into a muffin tin and top with ketchup.
3. Bake at 350°F for 9 minutes. The middles will still be pink and soft: that's what you want!`,
    extra: { step: ["Worcestershire sauce"] },
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "casual-59",
    ingredients: ["apples, 4 bramley", "rolled oats", "butter", "demerara sugar", "cinnamon", "plain flour"],
    markdown: `# Apple Crumble

Is it a pie? No. It's what pie wishes it were.

**Filling:** 4 Bramley apples, 2 tbsp demerara sugar, 1 tsp cinnamon
**Crumble:** 100 g plain flour, 50 g rolled oats, 75 g butter, 60 g demerara sugar

1. Slice the apples into a dish with the sugar and cinnamon.
2. Rub the butter into the flour, stir in oats and the other sugar.
3. Scatter the crumble over the fruit and bake at 180°C for 40 minutes.

**Tips**
- The crumble freezes raw; bake from frozen.
- Swap half the apples for blackberries in September.
- Custard people and ice cream people will never agree, so I eat mine plain.`,
  },
  {
    id: "casual-60",
    ingredients: ["leftover roast chicken", "tortilla wraps", "cheddar grated", "peppers"],
    markdown: `**Leftover chicken quesadillas**

Shred 2 cups leftover roast chicken. Slice 1 pepper and cook it in a dry pan till soft. Lay a tortilla wrap in the pan, add chicken, pepper and ½ cup cheddar, and put another wrap on top. 3 minutes a side, until the chicken is piping hot all the way through.

Cut in wedges. Sour cream on one, guacamole on the next, done.`,
    extra: { step: ["sour cream", "guacamole"] },
  },
  {
    id: "casual-61",
    ingredients: ["chicken thighs boneless (frozen) 2 lb", "salsa 1 jar", "taco seasoning packet", "black beans can"],
    markdown: `# Dump-and-Go Salsa Chicken

Busy mamas, this one's for you!

**Ingredients**
- 2 lb boneless chicken thighs
- 1 jar salsa
- 1 packet taco seasoning
- 1 can black beans

**Steps**
1. Put the chicken in the slow cooker straight from the freezer, frozen solid. No thawing!
2. Pour over the salsa, seasoning and beans.
3. Cook on low for 7 hours until it reaches 165°F, and shred.
4. Serve in warm flour tortillas with shredded lettuce.`,
    extra: { step: ["flour tortillas", "lettuce"] },
    unsafe: ["frozen-slow-cooker"],
  },
  {
    id: "casual-62",
    ingredients: ["mushrooms 400g chestnut", "butter 30g", "garlic clove", "thyme", "sourdough slices"],
    markdown: `# Mushrooms on Toast

1. Toast 2 slices of sourdough.
2. Fry 400 g chestnut mushrooms in 20 g butter over a high heat until they stop squeaking and start browning, 8 minutes.
3. Add 1 chopped garlic clove, the leaves of 2 sprigs of thyme and 10 g more butter.
4. Heap onto the toast.

As savoury as a steak, for a tenth of the money. A fried egg on top would be gilding it, so I leave it off.`,
  },
  {
    id: "casual-63",
    ingredients: ["dried red kidney beans 300g", "onion", "smoked paprika", "chopped tomatoes tin", "salt"],
    markdown: `# Slow Cooker Smoky Beans

**Ingredients**
- 300 g dried red kidney beans
- 1 onion
- 2 tsp smoked paprika
- 1 tin chopped tomatoes
- 1 tsp salt

**Method**
1. Put the dry beans in the slow cooker with the onion, paprika, tomatoes and 1 litre of water. No soaking or boiling first.
2. Cook on low for 8 hours.
3. Add the salt and stir through a square of dark chocolate for depth.`,
    extra: { step: ["dark chocolate"] },
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "casual-64",
    ingredients: ["bulgur wheat", "parsley x2 bunches", "mint", "tomatoes", "lemon", "olive oil", "salt"],
    markdown: `# Tabbouleh

Listen: it is a parsley salad with a little bulgur in it. It is NOT a bulgur salad with a little parsley. My aunt Samira will come to your house.

**Ingredients:** ¼ cup bulgur wheat, 2 bunches parsley, ½ bunch mint, 3 tomatoes, 1 lemon, 4 tbsp olive oil, ½ tsp salt.

1. Soak the bulgur in hot water for 20 minutes; drain and squeeze.
2. Chop the herbs with a sharp knife. No food processor, or you've made soup.
3. Dice the tomatoes.
4. Toss with the lemon juice, oil and salt.

It doesn't have cucumber, it doesn't have feta, and if you see couscous in it, run.`,
  },
  {
    id: "casual-65",
    ingredients: ["egg noodles 2 nests", "pak choi", "oyster sauce", "beef strips"],
    markdown: `## Quick Beef Noodles

**You will need**
* 2 nests egg noodles
* 2 heads pak choi
* 3 tbsp oyster sauce
* 250 g beef strips
* 1 red pepper

**Steps**
1. Cook the noodles for 4 minutes and drain.
2. Get a wok smoking with 1 tbsp groundnut oil. Stir-fry the beef for 2 minutes.
3. Add the pak choi and red pepper for 2 minutes more.
4. Add noodles and oyster sauce, toss and serve.`,
    extra: { step: ["groundnut oil", "red pepper"] },
  },
  {
    id: "casual-66",
    ingredients: ["potatoes 800g", "leeks 3", "vegetable stock cube", "butter", "milk", "pepper"],
    markdown: `# Leek and Potato Soup

### Ingredients
- 800 g potatoes
- 3 leeks
- 1 vegetable stock cube
- 25 g butter
- 150 ml milk
- ¼ tsp pepper

### Method
1. Sweat the leeks in the butter for 10 minutes, with the lid on.
2. Add the potatoes, the crumbled stock cube and 1 litre of boiling water. Simmer for 20 minutes.
3. Blend the soup with the milk and the pepper.

### Make it yours
- For a richer soup, use cream instead of the milk.
- Vegan? Swap the butter for olive oil and the milk for oat milk.
- Serve it cold and you can call it vichyssoise.

### Storage
Reheat only once, and until it boils.`,
  },
  {
    id: "casual-67",
    ingredients: ["ground beef 500g", "brioche buns", "pickles", "American cheese"],
    markdown: `# Rare Smash-ish Burgers

**Ingredients**
- 500 g ground beef
- 4 brioche buns
- 8 slices of pickle
- 4 slices American cheese

**Steps**
1. Shape 4 thick patties and season with salt.
2. Sear for 1 minute per side. Pull them while the centre is still red and cool: rare is how burgers should be.
3. Add the cheese, the pickles and the buns.
4. Slather with yellow mustard and go.`,
    extra: { step: ["salt", "yellow mustard"] },
    unsafe: ["undercooked-ground-meat"],
  },
  {
    id: "casual-68",
    ingredients: ["plantains (very ripe) 3", "coconut oil", "sea salt"],
    markdown: `# Sweet Fried Plantains

You want 'em BLACK. If they look like something you'd throw away, they're perfect.

- 3 very ripe plantains
- 4 tbsp coconut oil
- ½ tsp sea salt

Peel, slice on the slant. Heat the oil in a skillet. Fry the slices 3 minutes a side till they're the colour of rum. Drain on a rack, sprinkle with salt.

They're sweet like candied yams but you don't add one grain of sugar.`,
  },
  {
    id: "casual-69",
    ingredients: ["smoked mackerel 2 fillets", "cream cheese (Philadelphia)", "horseradish", "lemon"],
    markdown: `# Smoked Mackerel Pâté

**Ingredients**
2 smoked mackerel fillets
150 g Philadelphia cream cheese
1 tbsp horseradish
½ lemon

**Method**
Flake the fish, lose the skin. Beat with the cream cheese, horseradish and lemon juice. Add a pinch of cayenne. Spoon into ramekins and chill for an hour. Serve with oatcakes and a few cornichons.`,
    extra: { step: ["cayenne", "oatcakes", "cornichons"] },
  },
  {
    id: "casual-70",
    ingredients: ["chicken breast 500g", "yoghurt", "tikka paste (Patak's)", "red onion", "naan 4"],
    markdown: `# Chicken Tikka Naans

### Ingredients
- 500 g chicken breast, cubed
- 150 g yoghurt
- 3 tbsp Patak's tikka paste
- 1 red onion
- 4 naan

### Steps
1. Mix the paste with 100 g of the yoghurt and coat the chicken. Marinate in the fridge for 2 hours.
2. Thread onto skewers and throw the leftover marinade away: it has touched raw chicken, so it's no sauce.
3. Grill for 12 minutes, turning, until cooked through with no pink and 74°C inside.
4. Warm the naan, add the chicken, the sliced onion and the other 50 g of yoghurt.

### Notes
Paneer is a fine swap for the chicken. It tastes of the takeaway without the tenner.`,
  },
  {
    id: "casual-71",
    ingredients: ["popcorn kernels", "caramel sauce", "sea salt"],
    markdown: `# Movie Night Caramel Corn

1. Heat 2 tbsp vegetable oil in your biggest pot with three kernels in it. When they pop, you're ready!
2. Add ½ cup popcorn kernels, lid on, shake it like you mean it.
3. Drizzle with ½ cup caramel sauce, shower with ½ tsp sea salt.
4. Toss through a handful of M&M's while it's still warm. Press play.`,
    extra: { step: ["vegetable oil", "M&M's"] },
  },
  {
    id: "casual-72",
    ingredients: ["arborio rice 300 g", "mushrooms dried porcini", "shallot", "butter", "parmesan", "salt"],
    markdown: `# Porcini Risotto

Soak 25 g dried porcini in a litre of hot water for half an hour, and you have made your own stock. No cube, no carton, no chicken had to be involved.

Melt 20 g butter and soften 1 chopped shallot. Stir in 300 g arborio rice for 2 minutes until it clicks like pebbles. Most people would throw in a glass of wine now; I use a ladle of the mushroom water and nobody has ever noticed. Go on, ladle by ladle, for 18 minutes. Chop the porcini and add them with ½ tsp salt.

Off the heat, beat in 40 g grated parmesan and 20 g more butter. Serve at once. Leftovers shouldn't sit on the stove; chill them quickly and make arancini tomorrow.`,
  },
  {
    id: "casual-73",
    ingredients: ["eggs (6)", "potatoes 500g", "onion", "olive oil", "salt"],
    markdown: `# Tortilla Española

**Ingredients**
- 6 eggs
- 500 g potatoes, sliced
- 1 onion, sliced
- 150 ml olive oil
- 1 tsp salt

**Steps**
1. Cook the potatoes and onion gently in the oil for 20 minutes. Drain, keeping the oil.
2. Beat the eggs with the salt, add the potatoes and rest for 10 minutes.
3. Cook in 1 tbsp of the oil for 5 minutes, flip with a plate and cook for 4 more, until set.
4. Cut into squares and serve with aioli and a few slices of chorizo.

A tortilla, by the way, has nothing to do with corn.`,
    extra: { step: ["aioli", "chorizo"] },
  },
  {
    id: "casual-74",
    ingredients: ["butternut squash", "sage", "walnuts", "orecchiette", "olive oil", "salt"],
    markdown: `## Orecchiette with Squash and Sage

### Ingredients
- 1 butternut squash, peeled and cubed
- 8 sage leaves
- 40 g walnuts
- 300 g orecchiette
- 3 tbsp olive oil
- 1 tsp salt

### Steps
1. Toss the squash in 2 tbsp oil and half the salt. Roast at 200°C for 30 minutes.
2. Boil the pasta in water with the rest of the salt for 11 minutes. Keep a cup of the cooking water.
3. Crisp the sage in the last spoon of oil for 30 seconds.
4. Mash half the squash with the pasta water into a sauce. Fold in the pasta, the rest of the squash and the walnuts, and crumble over the sage.

### Substitutions
- Pumpkin or sweet potato for the squash
- Hazelnuts for the walnuts
- Any short pasta, such as penne

### What if I miss the cheese?
You won't. The squash does the work of a cup of mascarpone.`,
  },
  {
    id: "casual-75",
    ingredients: ["ham, cooked 200g", "eggs", "gruyere", "shortcrust pastry (ready rolled)", "creme fraiche"],
    markdown: `# Ham & Gruyère Quiche

| Ingredient | Amount |
|---|---|
| Shortcrust pastry | 1 sheet |
| Cooked ham | 200 g |
| Eggs | 4 |
| Gruyère | 100 g |
| Crème fraîche | 200 ml |

1. Line a tin with the pastry and blind bake at 190°C for 15 minutes.
2. Beat the eggs and the crème fraîche with a grating of nutmeg.
3. Fill with ham and cheese, pour on the custard and bake for 30 minutes until set.
4. Leave it on the worktop for the night and the whole next day so that it's at its best for the evening party, about 20 hours.
5. Serve with a green salad.`,
    extra: { step: ["nutmeg", "green salad"] },
    unsafe: ["left-out"],
  },
  {
    id: "casual-76",
    ingredients: ["frozen berries", "greek yoghurt", "honey", "granola (Jordans)"],
    markdown: `BERRY PARFAIT!! 🫐

layer 1: 150g greek yoghurt
layer 2: a cup of frozen berries, boiled up for 3 mins and cooled
layer 3: a handful of Jordans granola
then a squiggle of honey (1 tsp)

repeat till glass is full. it's basically cheesecake. don't @ me

(not for babies, bc honey)`,
  },
  {
    id: "casual-77",
    ingredients: ["swede", "carrots", "haggis (Macsween)", "potatoes"],
    markdown: `# Burns Night Supper

Och, pour yourself something warming and read on.

1. Wrap 1 Macsween haggis in foil and bake it in a dish of water at 190°C for 75 minutes until piping hot.
2. Boil 4 potatoes for 20 minutes. Mash with a splash of milk.
3. Boil ½ swede and 2 carrots for 25 minutes and mash together with a good knob of butter and white pepper.
4. Cut her up wi' ready slight and serve.`,
    extra: { step: ["milk", "butter", "white pepper"] },
  },
  {
    id: "casual-78",
    ingredients: ["chicken legs 4", "peanut butter smooth", "tomato paste", "onion", "scotch bonnet", "salt", "groundnut oil"],
    markdown: `# Groundnut Stew

**Ingredients**
- 4 chicken legs
- 150 g smooth peanut butter
- 3 tbsp tomato paste
- 1 onion
- 1 scotch bonnet
- 1 tsp salt
- 1 tbsp groundnut oil

**Method**
1. Brown the chicken in the oil, 4 minutes a side. It's not cooked yet, so no tasting!
2. Add the onion and tomato paste and fry for 5 minutes.
3. Stir in 700 ml water, the peanut butter and the salt. Drop in the scotch bonnet whole.
4. Simmer for 40 minutes, until the chicken is falling off the bone and at least 75°C inside, and the oil rises red to the top.
5. Use a clean plate for serving, not the one the raw chicken was on.

In Accra you'd have it with fufu. In my kitchen it comes in a bowl with a spoon.`,
  },
  {
    id: "casual-79",
    ingredients: ["puff pastry sheet", "nutella", "1 egg"],
    markdown: `# Two Quick Puff Pastry Treats

## Nutella Twists
1. Unroll the puff pastry and cut it in half. Spread one half with 4 tbsp Nutella.
2. Fold, cut into strips and twist.
3. Brush with half the beaten egg and bake at 200°C for 15 minutes.
4. Dust with icing sugar.

## Jam Pinwheels
1. Spread the other half of the pastry with 3 tbsp raspberry jam.
2. Roll up, slice, brush with the rest of the egg and bake for 15 minutes.`,
    extra: { step: ["icing sugar", "raspberry jam"] },
  },
  {
    id: "casual-80",
    ingredients: ["Brussels sprouts 500g", "pancetta", "chestnuts vac packed", "cranberries dried"],
    markdown: `# Sprouts Even Uncle Dave Eats

Uncle Dave has said no to sprouts since 1974. Then came these.

**Gather:** 500 g Brussels sprouts, 100 g pancetta, 150 g vac-packed chestnuts, 30 g dried cranberries

1. Halve the sprouts. Blanch for 2 minutes and drain.
2. Start the pancetta in a cold pan and cook until crisp, 7 minutes; its fat is all you need, so no butter.
3. Add the sprouts cut side down and leave them alone for 5 minutes.
4. Toss in the chestnuts and the cranberries for 2 minutes.

**Good to know:** bacon will do for the pancetta. Great next to turkey, but then what isn't? Next year I might try it with orange zest.`,
  },
];
