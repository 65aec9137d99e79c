/** Twenty recipes of forty in the manner of big, tidy models: headings, tables, notes, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const POLISHED_RECIPES_SECOND: readonly LabelledRecipe[] = [
  {
    id: "polished-21",
    ingredients: ["2 ripe bananas", "oats", "2 eggs", "cinnamon", "butter", "blueberries"],
    markdown: `Hi there! 😊 What a great list, this is basically breakfast waiting to happen. Let me walk you through some super easy **banana oat pancakes**.

**Ingredients:**
1. 2 ripe bananas
2. 1 cup oats
3. 2 eggs
4. 1 teaspoon cinnamon
5. 1 tablespoon butter
6. 1 handful blueberries

**Instructions:**
1. First, blend the oats on their own until they look like flour. This is your oat flour, so there is no wheat in this recipe at all.
2. Next, add the bananas, the eggs and the cinnamon. Blend again until the batter is smooth like a milkshake.
3. Let the batter rest for 5 minutes. It will get thicker, kind of like yogurt.
4. Melt a bit of the butter in a pan over medium-low heat.
5. Pour small pancakes, about the size of a cookie. Drop a few berries on each one.
6. Cook for 2 to 3 minutes until bubbles show, then flip and cook 2 minutes more until the middle is cooked.
7. Repeat with the rest of the batter, and put any berries that are left on the stack.

**Tips:**
- You do not need milk, sugar or baking powder. The fruit is sweet enough, so you can keep the maple syrup in the cupboard.
- The pancakes freeze really well. Just toast them like bread.

Enjoy your fluffy pancakes! Would you like me to plan your lunch too?`,
  },
  {
    id: "polished-22",
    ingredients: ["4 sweet potatoes", "can black beans", "avocado", "cheddar", "lime", "cumin"],
    extra: { step: ["greek yogurt", "hot sauce"] },
    markdown: `# Loaded Sweet Potatoes with Smoky Beans and Avocado Crema

**Prep 10 min · Bake 50 min · Feeds 4**

## 🍠 The potatoes
- 4 sweet potatoes, scrubbed and pricked

## 🫘 The beans
- 1 can black beans with half of their liquid
- 1 tsp cumin

## 🥑 The crema
- 1 ripe avocado
- ½ cup Greek yogurt
- Juice of 1 lime

## 🧀 To finish
- 1 cup grated cheddar

## Method
1. **Bake** the sweet potatoes at 425°F right on the rack for 45–50 minutes, until syrup leaks from the skins.
2. **Warm** the beans with the cumin, mashing a few so that they turn saucy.
3. **Blend** the avocado, yogurt and lime juice until smooth. The crema should fall off the spoon in ribbons.
4. **Load.** Split the potatoes, fluff the flesh, fill with beans and cheese, and put back in the oven for 3 minutes to melt.
5. **Top** with the crema.

## Chef's notes
- Sweet potatoes love heat, so don't hold back: shake a good few drops of Cholula hot sauce over each one before it goes to the table.
- Leftover crema keeps a day with cling film pressed on its surface.`,
  },
  {
    id: "polished-23",
    ingredients: ["1 lb ground beef", "taco seasoning packet", "corn tortillas", "salsa", "shredded Mexican cheese", "lettuce", "sour cream"],
    unused: ["sour cream"],
    markdown: `# Tuesday-Night Beef Tacos

## What goes in

1. **The filling**
   1. 1 lb ground beef
   2. 1 packet taco seasoning
   3. ¾ cup water
2. **The shells**
   1. 10 corn tortillas
3. **The toppings**
   1. Shredded cheese
   2. Lettuce, cut in ribbons
   3. Salsa

## What to do

1. **Brown the meat.**
   1. Set a large skillet over medium-high heat. You can skip the oil.
   2. Break up the beef and cook it until no pink is left, about 7 minutes.
   3. Tip off the fat into a can, not the sink.
2. **Sauce it.**
   1. Sprinkle over the packet and pour in the water.
   2. Simmer 5 minutes, until it looks like a thick gravy.
   3. Taste. The seasoning mix has plenty of salt, so none is added.
3. **Toast the tortillas.**
   1. Straight over a flame or in a dry pan, 30 seconds a side.
   2. Keep them in a towel so they stay soft as pancakes.
4. **Build.**
   1. Meat first, then cheese so that it melts.
   2. Greens next, and your salsa last.

## Notes
- I left the sour cream out: with that much sauce in the filling, the tacos would drip down to your elbows.
- Chilled filling keeps 3 days. Reheat it until it bubbles.`,
  },
  {
    id: "polished-24",
    ingredients: ["bread flour", "instant yeast", "olive oil", "flaky salt", "rosemary", "cherry tomatoes"],
    extra: { step: ["honey"] },
    markdown: `# No-Knead Focaccia with Tomatoes & Rosemary

## Baker's table

| Ingredient | Weight | Baker's % |
|---|---|---|
| Bread flour | 500 g | 100 |
| Water, lukewarm | 400 g | 80 |
| Salt | 10 g | 2 |
| Instant yeast | 4 g | 0.8 |
| Olive oil | 60 g | 12 |

**Topping:** 200 g cherry tomatoes, 2 sprigs rosemary, more oil, more flaky salt.

## Schedule

- **19:00** Mix
- **19:30–20:30** Three folds
- **Overnight** Fridge
- **09:00** Pan, proof, bake

## Method

1. **Mix** flour, yeast and salt. Pour in the water and 20 g of the oil. Stir until no dry flour is left; the dough is as wet as porridge. (Yeast likes a snack: dissolve a teaspoon of honey in the water before you pour it in.)
2. **Fold** the dough over itself every 20 minutes, three times.
3. **Chill**, covered, 12 to 18 hours.
4. **Pan.** Coat a tray with 20 g of oil, tip in the dough, and leave it 2 hours. It should jiggle like jelly.
5. **Dimple** with wet fingers. Push in the tomatoes, scatter the rosemary and flaky salt, and drizzle on the last 20 g of oil.
6. **Bake** at 230°C for 22–25 minutes.

## Why this works
Time does the kneading. Gluten lines itself up overnight while you sleep.`,
  },
  {
    id: "polished-25",
    ingredients: ["6 eggs", "can crushed tomatoes", "2 red bell peppers", "onion", "paprika", "cumin", "olive oil", "feta", "pita"],
    markdown: `# Shakshuka for a Crowd

**Difficulty:** easy · **Time:** 35 min · **Serves:** 3–4

## Mise en place

- *Vegetables:* 1 onion (sliced), 2 red bell peppers (strips)
- *Spices:* 2 tsp paprika, 1 tsp cumin
- *Tins:* 1 can crushed tomatoes
- *Protein:* 6 eggs
- *Fat:* 3 tbsp olive oil
- *Finish:* 100 g feta
- *On the side:* pita, warmed

## Method

**Build the base.** Heat the oil in a wide skillet. Soften the onion and peppers for 12 minutes, until they slump like noodles. Add the spices and stir till the kitchen smells like a market.

**Simmer the sauce.** In go the tomatoes with half a can of water. Cook 10 minutes. Drag a spoon across: the trail should close slowly, as it would in jam.

**Nest the eggs.** Make six hollows and crack an egg in each. Cover and cook on low for 8 minutes, until the whites are opaque and the yolks have firmed.

**Finish.** Crumble the cheese over the top and carry the pan to the table with the bread.

## Chef's notes

- **About salt:** the feta is brine through and through, so the sauce gets none.
- **About heat:** this is the mild, smoky style. There's no harissa and no chili in it.
- **About garlic:** most recipes have it; this one has none and stands up fine.

## Make ahead
The sauce alone keeps 4 days chilled. Bring it to a simmer before the eggs go in.`,
  },
  {
    id: "polished-26",
    ingredients: ["4 heads garlic", "olive oil", "thyme", "chili flakes", "sourdough"],
    unsafe: ["unsafe-preserving"],
    markdown: `# Slow Garlic Confit on Toast

## Why you'll love it
Sweet, spreadable cloves and a jar of perfumed oil, from five things.

## Ingredients
- 4 heads garlic, cloves peeled
- 1½ cups olive oil
- 4 sprigs thyme
- ½ tsp chili flakes
- Sourdough, thickly sliced

## Method
1. **Arrange** the cloves snugly in a small baking dish with the thyme and chili flakes.
2. **Cover** with the oil. Every clove should be under.
3. **Bake** at 250°F (120°C) for 1½ hours, until a clove mashes like butter.
4. **Cool** in the dish.
5. **Toast** the bread, spread three or four cloves on each slice and spoon some of the oil over.

## Storing your confit
- Tip what is left into a clean jar, making sure the garlic is covered with oil.
- Screw on the lid and keep it in a cupboard at room temperature. The oil seals out the air, so it will be good for up to 2 months; the fridge would only make it cloudy.

## Chef's notes
- The oil is as good as the garlic: use it wherever you'd use butter.
- No salt in the dish. It won't dissolve in oil anyway.`,
  },
  {
    id: "polished-27",
    ingredients: ["all-purpose flour", "scallions", "vegetable oil", "salt", "soy sauce", "rice vinegar"],
    markdown: `# Flaky Scallion Pancakes (葱油饼)

## Components

### Hot-water dough
- 2½ cups all-purpose flour
- 1 cup boiling water

### Oil paste (you su)
- 2 tbsp flour
- 3 tbsp vegetable oil, heated
- 1 tsp salt

### Filling
- 6 scallions, thinly sliced

### Dipping sauce
- 2 tbsp soy sauce
- 1 tbsp rice vinegar

## Method

1. **Dough.** Pour the boiling water over the flour, stirring with chopsticks until shaggy like torn bread. Knead 5 minutes, then rest 30. There is no yeast and no baking powder, so nothing will rise.
2. **Paste.** Pour the hot oil on the flour and salt. It fizzes, then settles into something like runny peanut butter.
3. **Roll and coil.** Quarter the dough. Roll each piece thin, spread with the paste, cover with scallions, roll up like a cigar, then coil it like a cinnamon roll. Flatten.
4. **Pan-fry** in a film of oil over medium heat, 3 minutes a side, until golden.
5. **Fluff.** Stand the pancake on its edge and clap it between two spatulas. The layers come apart like a croissant.
6. **Dip.** Stir soy sauce and vinegar together. That's your sauce: no sugar, no chili oil.

## Why this works
Boiling water cooks part of the starch, so the dough stretches without snapping back. The paste keeps the layers apart, the way butter does in puff pastry.

## Freezing
Stack raw pancakes between parchment. Fry from frozen.`,
  },
  {
    id: "polished-28",
    ingredients: ["silken tofu", "ground pork", "doubanjiang", "garlic", "ginger", "soy sauce", "scallions", "rice"],
    extra: { step: ["chicken stock", "cornstarch", "sichuan peppercorn"] },
    markdown: `# Mapo Tofu (麻婆豆腐)

*Numbing, spicy, silky: the seven-minute classic of Chengdu.*

## Ingredients
- **Main**
  - 1 block (14 oz) silken tofu, in ¾-inch cubes
  - ¼ lb ground pork
- **Flavor base**
  - 2 tbsp doubanjiang (Pixian, if you can get it)
  - 3 cloves garlic, minced
  - 1 tbsp ginger, minced
  - 1 tsp soy sauce
- **To finish**
  - 3 scallions, sliced
  - Steamed rice

## Method
1. **Warm the tofu** in barely simmering water for 3 minutes. It firms up like a just-set custard.
2. **Crisp the pork** in a hot wok until brown and cooked through. Its fat is enough; there's no need for oil.
3. **Fry the base.** Push the pork aside and fry the doubanjiang until the fat is brick red, then garlic and ginger for 30 seconds.
4. **Simmer.** Add 1 cup chicken stock and the soy sauce, slide in the tofu and leave it alone for 4 minutes.
5. **Thicken.** Stir 2 tsp cornstarch into a spoonful of cold water and add it in three goes, nudging the wok rather than stirring.
6. **Numb.** Crush a teaspoon of toasted Sichuan peppercorns over the top. Without it this is just spicy tofu, so don't skip it.
7. **Serve** over the rice, with the scallions.

## Chef's note
Three rounds of slurry is how restaurants get that cling.`,
  },
  {
    id: "polished-29",
    ingredients: ["heavy cream", "milk", "sugar", "powdered gelatin", "vanilla bean", "raspberries", "mint"],
    unused: ["mint"],
    markdown: `# Vanilla Panna Cotta with Raspberry Coulis

**Makes 6 · 20 min + 5 h chilling**

## Ingredients

| Panna cotta | |
|---|---|
| Heavy cream | 2 cups |
| Milk | 1 cup |
| Sugar | ⅓ cup |
| Powdered gelatin | 2¼ tsp |
| Vanilla bean, split | 1 |

| Coulis | |
|---|---|
| Raspberries | 2 cups |
| Sugar | 2 tbsp |

## Method

### The panna cotta
1. **Bloom.** Sprinkle the gelatin over the cold milk. In 5 minutes it will be wrinkled like applesauce.
2. **Infuse.** Heat the cream with the sugar and the vanilla (seeds and pod) until it steams. Don't boil it.
3. **Melt.** Take off the heat, stir in the milk mixture until smooth and fish out the pod.
4. **Set.** Pour in 6 glasses and chill 5 hours. It should tremble like a soft-boiled egg, not bounce like a gummy bear.

### The coulis
1. Keep 12 of the berries back.
2. Warm the others with the sugar until they burst, 4 minutes.
3. Sieve out the seeds and chill. It needs neither lemon nor liqueur.

### To serve
A spoon of coulis, two whole berries.

## Why there are no eggs
Panna cotta is often mistaken for custard. It's set by gelatin alone, so you can't curdle it.

## Storage
Up to 3 days, covered, in the fridge.`,
  },
  {
    id: "polished-30",
    ingredients: ["3 eggs", "milk", "flour", "butter", "mixed berries", "sugar"],
    extra: { step: ["salt", "maple syrup"], optional: ["lemon"] },
    unused: ["sugar"],
    markdown: `# Dutch Baby with Berries 🫐

## Ingredients
- 3 eggs, at room temperature
- ⅔ cup milk, at room temperature
- ⅔ cup flour
- ¼ tsp salt
- 3 tbsp butter
- 1½ cups mixed berries

## Directions
1. **Preheat** the oven to 450°F with a 10-inch cast-iron skillet in it.
2. **Blend** eggs, milk, flour and salt for 30 seconds. The batter is thin like crêpe batter. There's no sugar in it, because sugar weighs it down.
3. **Melt** the butter in the hot skillet and swirl.
4. **Pour** the batter in the middle and close the door. Bake 18 minutes. No peeking!
5. **Watch** it climb the sides like a Yorkshire pudding and then sink. That's what it does.
6. **Fill** with the berries and drown it in warm maple syrup.

## Variations
- **Brighter:** if you have a lemon, squeeze a little over at the table.
- **Smaller:** two 6-inch pans, 13 minutes.

## Why this works
A screaming-hot pan and a cold-free batter turn water to steam all at once. No leavening required.`,
  },
  {
    id: "polished-31",
    ingredients: ["brown lentils", "long grain rice", "3 onions", "olive oil", "cumin", "salt", "yogurt", "cucumber"],
    markdown: `# Mujaddara with Cool Cucumber Sauce

Lebanon's great proof that lentils, rice and onions are a feast.

## Three components

### 1 · The onions
- 3 onions, sliced in half-moons
- ⅓ cup olive oil

### 2 · The pilaf
- 1 cup brown lentils
- 1 cup long grain rice
- 1½ tsp cumin
- 1½ tsp salt

### 3 · The sauce
- 1 cup yogurt
- ½ cucumber, grated and squeezed
- A pinch of salt

## Method

**Onions (25 min).** Cook in the oil over medium-high heat, stirring now and then, until they're the color of dark chocolate. Not golden, not honey: chocolate. Drain two thirds on paper; they'll crisp like potato chips.

**Lentils (15 min).** Boil in plenty of water until half done. Drain.

**Pilaf (20 min).** To the onions left in the pot add cumin, rice, lentils, salt and 2½ cups water. No broth: the onion oil is the broth. Cover, 18 minutes on low, then rest 10.

**Sauce (2 min).** Stir everything together. Think tzatziki without the garlic.

**Serve.** Pilaf on a platter, crisp onions in a heap, sauce alongside.

## Chef's notes
- Every grain should stay separate. If it looks like risotto, there was too much water.
- Leftovers: in shallow boxes, in the fridge as soon as it stops steaming, for up to 3 days.`,
  },
  {
    id: "polished-32",
    ingredients: ["ribeye, thinly sliced", "soy sauce", "sugar", "garlic", "rice", "lettuce leaves"],
    extra: { step: ["sesame oil", "pear", "ssamjang"] },
    markdown: `## Bulgogi Lettuce Wraps (불고기 쌈)

**Serves 4 · 20 min plus marinating**

### Shopping from your list
- 1½ lb ribeye, sliced paper-thin
- ⅓ cup soy sauce
- 2 tbsp sugar
- 5 cloves garlic, minced
- 2 cups rice
- 1 head lettuce, separated

### Marinate
Make the marinade the usual way: soy sauce, sugar and garlic, a tablespoon of sesame oil, and half a grated pear to tenderize. Massage into the beef and refrigerate for at least 1 hour and at most 4, or the fruit turns the meat mushy.

### Cook
1. Start the rice.
2. Get a cast-iron pan as hot as it goes.
3. Cook the beef in batches, spread out, 1–2 minutes a side, until the edges are dark and sticky as toffee.

### Serve
- Put a spoonful of rice and a few slices of meat on each leaf.
- Dab on some ssamjang, fold, and eat in one bite. (One bite is the rule. It's bad luck otherwise.)

### Notes from the kitchen
- **Take the steak out of the fridge** only once the pan is hot.
- **Don't crowd the pan**, or the beef will stew in its own juice.`,
  },
  {
    id: "polished-33",
    ingredients: ["heat-treated flour", "butter, soft", "brown sugar", "chocolate chips", "vanilla extract", "milk", "salt"],
    markdown: `# Eat-It-With-a-Spoon Cookie Dough 🥄

## Is it safe raw?
This one is. Two things make ordinary cookie dough risky: raw eggs and raw flour. There are no eggs in this bowl, and your flour is sold heat-treated, so there's nothing to bake out.

## Ingredients

- ½ cup soft butter
- ¾ cup brown sugar
- 1 tsp vanilla extract
- ½ tsp salt
- 1 cup heat-treated flour
- 2 tbsp milk
- ⅔ cup chocolate chips

## Method

1. **Cream** the butter and sugar for 3 minutes until fluffy as frosting.
2. **Flavor** with vanilla and salt.
3. **Add** the flour on low speed. It will look like crumble topping.
4. **Loosen** with the milk, a spoonful at a time, until it's like Play-Doh.
5. **Fold** in the chips.
6. **Chill** 20 minutes, if you can wait.

## FAQ

| Question | Answer |
|---|---|
| Can I bake it? | No. Without baking soda or egg it just melts into a puddle. |
| Can I freeze it? | Yes, in balls, 2 months. |
| Fridge? | 5 days, airtight. |
| Regular flour? | Please don't. Stick to the heat-treated bag. |

## Serving idea
Roll into balls the size of a cherry and press an extra chip on top of each.`,
  },
  {
    id: "polished-34",
    ingredients: ["zucchini", "milk", "flour", "butter", "gruyère", "garlic"],
    extra: { step: ["salt", "nutmeg", "breadcrumb"] },
    markdown: `# Gratin de Courgettes au Gruyère

## Overview
Tender zucchini under a proper béchamel, with a blistered top.

| Stage | Time |
|---|---|
| Drain zucchini | 20 min |
| Béchamel | 10 min |
| Bake | 30 min |

## Ingredients
- 2 lb zucchini, in coins
- 1 clove garlic, halved
- **For the béchamel**
  - 3 tbsp butter
  - 3 tbsp flour
  - 2 cups milk
- 1¼ cups grated gruyère

## Method

1. **Drain.** Toss the zucchini with a teaspoon of salt in a colander, leave it 20 minutes, rinse and pat dry.
2. **Béchamel.** Melt the butter, stir in the flour and cook 2 minutes. Whisk in the milk bit by bit. Simmer 5 minutes till it coats a spoon like thin yogurt. Grate in a little nutmeg. Off the heat, melt in half the cheese.
3. **Assemble.** Rub the dish with the cut garlic. Layer zucchini and sauce; sauce last.
4. **Top** with the rest of the gruyère mixed with a handful of breadcrumbs.
5. **Bake** at 400°F for 30 minutes, until bubbling.
6. **Rest** 10 minutes, or it will run across the plate like soup.

## Chef's notes
- Rubbing the dish is enough garlic. Trust the French.
- No cream needed: the béchamel is rich by itself.`,
  },
  {
    id: "polished-35",
    ingredients: ["dried rajma (red kidney beans)", "onion", "3 tomatoes", "ginger garlic paste", "garam masala", "turmeric", "salt", "ghee", "rice"],
    unsafe: ["raw-kidney-beans"],
    markdown: `# Hands-Off Slow Cooker Rajma

**Prep 15 min · Slow cooker 8 h · Serves 5**

## Ingredients

**Beans**
- 1½ cups dried rajma
- 1 tsp salt

**Masala**
- 2 tbsp ghee
- 1 large onion, finely chopped
- 1 tbsp ginger garlic paste
- 3 tomatoes, puréed
- ½ tsp turmeric
- 2 tsp garam masala

**To serve**
- Steamed rice

## Instructions

1. **Rinse** the dried beans and put them straight in the slow cooker with 5 cups water. No need to soak or pre-boil, that's the beauty of it.
2. **Make the masala.** Melt the ghee, fry the onion until brown as toast, add the ginger garlic paste, then the tomatoes and turmeric. Cook until the fat parts from the sides.
3. **Combine.** Scrape the masala over the beans, add the salt and half of the garam masala, and put on the lid.
4. **Cook on LOW for 8 hours.** The beans should be soft but with a little bite.
5. **Finish** by mashing a ladleful against the side; this makes the gravy creamy without any cream. Stir in the rest of the garam masala.
6. **Serve** over the rice.

## Why this works
Low heat keeps the skins whole, so each bean stays neat as a pearl.`,
  },
  {
    id: "polished-36",
    ingredients: ["red lentils", "turmeric", "cumin seeds", "ghee", "1 onion", "2 tomatoes", "salt", "green chili"],
    unused: ["green chili"],
    markdown: `# Masoor Dal, Family Style

## Summary

- **Yield:** 4 bowls
- **Time:** 35 minutes
- **Skill:** beginner
- **Spice level:** none, so children can share it

## The dal

| | |
|---|---|
| Red lentils, rinsed | 1 cup |
| Water | 3½ cups |
| Turmeric | ½ tsp |
| Salt | 1 tsp |
| Tomatoes, chopped | 2 |

## The tadka

| | |
|---|---|
| Ghee | 2 tbsp |
| Cumin seeds | 1 tsp |
| Onion, sliced | 1 |

## Steps

1. Boil the lentils with the turmeric. Skim the foam, which looks like beaten egg white.
2. After 12 minutes add the tomatoes and salt. Simmer 10 more, until it has collapsed to something like loose porridge.
3. For the tadka, heat the ghee until a cumin seed sizzles. In go the rest of the seeds, then the onion. Fry until it's deep brown, like strong tea.
4. Pour the tadka over the dal. Stand back, it spits.

## Chef's notes

- **Texture:** like split pea soup is too thick; like broth is too thin. Hot water fixes the first, five more minutes fixes the second.
- **The green chili** stays out of this version on account of the kids.
- **What about garlic, coriander or lemon?** Lovely in other dals. Here the cumin should do the talking.
- **Rice or naan?** Neither needed: it's thick enough to eat with a spoon.`,
  },
  {
    id: "polished-37",
    ingredients: ["romaine", "chicken breast", "stale bread", "parmesan", "mayonnaise", "lemon", "garlic"],
    extra: { step: ["olive oil", "dijon mustard", "worcestershire sauce"], optional: ["anchovy"] },
    markdown: `# Chicken Caesar with Shattering Croutons

## Components & timing

| Component | Time |
|---|---|
| Chicken | 20 min |
| Croutons | 12 min |
| Dressing | 3 min |

## 1. Chicken
- 2 chicken breasts
- Zest of half the lemon

Put the breasts in a pan with the zest, cover with cold water, bring to a bare simmer, and poach until 165°F inside. Cool and slice.

## 2. Croutons
- 3 cups stale bread, torn

Toss with a few glugs of olive oil and bake at 375°F for 12 minutes. They're done when they sound like gravel in the bowl.

## 3. Dressing
- ½ cup mayonnaise
- 1 clove garlic, grated
- Juice of 1 lemon
- ½ cup parmesan, finely grated
- 1 tsp Dijon mustard
- 1 tsp Worcestershire sauce

Whisk. It should be like pancake batter; thin it with a spoonful of water if it isn't. An anchovy, mashed in, is traditional and optional.

## 4. Assembly
1. Tear the romaine, wash it, and dry it as if your life depended on it.
2. Turn the leaves in two thirds of the dressing with your hands.
3. Add chicken and croutons, spoon over the rest, and finish with more of the cheese.

## Why this works
Starting from mayo means the emulsion is already made. You don't need to fuss with raw yolks.`,
  },
  {
    id: "polished-38",
    ingredients: ["rolled oats", "1 ripe banana", "honey", "plain yogurt", "cinnamon", "blueberries"],
    unsafe: ["honey-infant"],
    markdown: `# 👶 Soft Banana-Oat Fingers (Baby-Led Weaning, 8 Months+)

## Why parents love these
- Soft enough to squash between your fingers
- Just the right size for little fists
- No added salt, no egg, no butter

## Ingredients

| Ingredient | Amount |
|---|---|
| Rolled oats | 1 cup |
| Ripe banana, mashed | 1 |
| Plain yogurt | 3 tbsp, plus more for dipping |
| Honey | 1 tbsp |
| Cinnamon | ¼ tsp |
| Blueberries, squashed flat | ¼ cup |

## Method
1. **Blitz** the oats until they look like coarse flour.
2. **Stir** in the banana, 3 tablespoons of yogurt, the honey and cinnamon. The mix is like stiff cake batter.
3. **Fold** in the squashed berries.
4. **Microwave** in a flat, lined dish for 2½ minutes, until set.
5. **Cool** completely and cut into fingers as long as your own little finger.

## Serving
Mix a little more honey in some yogurt and let baby dip. The fingers are naturally sweet, so no sugar is needed.

## Storage
Fridge 2 days, or freeze for a month and thaw in the fridge.`,
  },
  {
    id: "polished-39",
    ingredients: ["ribeye steak", "flat parsley", "dried oregano", "garlic", "red wine vinegar", "olive oil", "salt", "chili flakes"],
    markdown: `# Reverse-Seared Ribeye with Chimichurri

## Before you begin
- **Serves:** 2
- **Active:** 20 min
- **Total:** 1 h 10 min
- **Target:** medium-rare, with a warm red center. For a whole, unpierced cut such as this one, that's fine: the searing takes care of the surface.

## Ingredients

**Steak**
- 1 thick ribeye (about 1½ lb)
- 1½ tsp salt

**Chimichurri**
- 1 cup flat parsley, finely chopped
- 1 tsp dried oregano
- 3 cloves garlic, minced
- 2 tbsp red wine vinegar
- ½ cup olive oil
- ½ tsp chili flakes
- A pinch of salt

## Method

### Chimichurri
1. Soak oregano, chili flakes and salt in a tablespoon of hot water.
2. Stir in the garlic, parsley and vinegar, then the oil. Leave it while the meat cooks. It should be a spoonable salsa, not a smooth pesto; put the blender away.

### Steak
1. Salt the beef all over.
2. Roast on a rack at 250°F until the middle is 120°F, about 40 minutes.
3. Sear in a smoking-hot, dry cast-iron pan, 1 minute a side, fat edge too. There's no butter basting here, and you won't want it with the sauce.
4. It should now read 130–135°F. Slice it thick.

### Together
Spoon the chimichurri over. Done.

## Chef's notes
- **No pepper on purpose:** it burns in a pan that hot.
- **No cilantro either.** An Argentine would raise an eyebrow.
- Keep leftover sauce in the fridge and use it within 2 days.`,
  },
  {
    id: "polished-40",
    ingredients: ["small waxy potatoes", "1 pasteurized egg", "sunflower oil", "dijon mustard", "white wine vinegar", "salt", "pickles", "chives"],
    markdown: `# Bistro Potato Salad with Your Own Mayonnaise

## Part I: The mayo

- 1 pasteurized egg
- 1 tsp Dijon mustard
- 1 tbsp white wine vinegar
- 1 cup sunflower oil
- ½ tsp salt

1. Put everything in a tall jar, oil last. Let it settle for a minute.
2. Set the stick blender flat on the bottom and switch on. Don't move it for 15 seconds.
3. Lift slowly. It will go from something like lemonade to something like whipped butter.

> **Raw egg?** Yes, but a pasteurized one, which is just what you have. That's why this is safe to leave uncooked.

## Part II: The potatoes

- 2 lb small waxy potatoes
- 1 tbsp white wine vinegar

1. Simmer whole in salted water, 18–20 minutes.
2. Halve them while hot and sprinkle with the vinegar. They drink it up like a sponge cake drinks syrup.
3. Cool to lukewarm, so that the mayo doesn't split.

## Part III: The salad

- ½ cup pickles, diced
- 2 tbsp chives, snipped

1. Fold your mayo through the potatoes with the pickles and half the chives.
2. Chill an hour, then finish with the rest of the chives.

## Chef's notes

- **No boiled eggs, no onion, no celery.** The pickles carry the crunch.
- **No lemon:** vinegar gives a cleaner edge.
- **Picnics:** carry it on ice, and don't leave it out for more than 2 hours.
- **Storage:** 2 days in the fridge, mayo and salad alike.`,
  },
];
