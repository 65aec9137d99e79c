/** Recipes in many layouts (rambling, prose, tables, nested bullets, brands, asides), labelled without sight of the check; the last sixteen were written after the mending of decision 201. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const LAYOUT_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "layout-01",
    ingredients: ["eggs", "sunflower oil", "lemon", "mustard", "salt", "asparagus"],
    markdown: `## Asparagus with lemon mayonnaise

**You need**
- 2 bunches asparagus
- 2 egg yolks (from your eggs)
- 200 ml sunflower oil
- 1 tsp mustard
- juice of ½ lemon
- ½ tsp salt

**How**
1. Whisk the yolks, mustard and salt. Dribble in the oil, drop by drop at first, whisking all the while, until thick. Sharpen with the lemon. And that's your mayonnaise, no shop needed.
2. Steam the asparagus for 4 minutes, until a knife slides in.
3. Pile the spears on a plate with the mayo in a little bowl on the side.`,
  },
  {
    id: "layout-02",
    ingredients: ["ground turkey", "zucchini", "onion", "garlic powder", "salt", "pepper", "olive oil"],
    markdown: `Okay! So you've got ground turkey and zucchini, which is honestly such a great combo.

# Turkey Zucchini Skillet

*Serves 3 · 25 minutes*

### Ingredients

- For the meat:
  - 1 lb ground turkey
  - 1/2 tsp garlic powder
  - 1/2 tsp salt
- For the vegetables:
  - 2 medium zucchini, in half moons
  - 1 onion, diced
  - 1 Tbsp olive oil
- Seasoning:
  - black pepper, a few grinds

### Steps

1. Warm the oil in your biggest skillet. Throw in the onion and let it go soft, 5 minutes or so.
2. Crumble in the turkey with the garlic powder and salt. Cook until no pink is left and it reads 165°F.
3. Zucchini next. Stir it around for 6 minutes until tender but not mushy.
4. Grind the pepper over and dig in.

I'm hungry just typing this!`,
  },
  {
    id: "layout-03",
    ingredients: ["salmon fillets", "rice", "soy sauce", "honey", "ginger", "cucumber"],
    markdown: `**Sticky Salmon Rice Bowls** (2 people)

| What | How much |
| --- | --- |
| Salmon fillets | 2 |
| Rice | 150 g |
| Soy sauce | 3 tbsp |
| Honey | 1½ tbsp |
| Ginger | 2 cm, grated |
| Cucumber | ½, in ribbons |

1. Cook the rice in 300 ml water, covered, for 12 minutes.
2. Stir the soy, honey and ginger together. Brush half of it over the fish.
3. Grill the salmon 8 minutes, until it flakes.
4. Simmer the rest of the glaze until it coats a spoon.
5. Divide the rice between bowls, add the fish and cucumber, pour the glaze over, and scatter with toasted sesame seeds.

If you like it hot, a squirt of sriracha does no harm.`,
    extra: { step: ["sesame seeds"], optional: ["sriracha"] },
  },
  {
    id: "layout-04",
    ingredients: ["flour", "butter", "sugar", "apples", "cinnamon", "egg"],
    markdown: `Rustic Apple Galette

Ingredients:
Pastry:
- 200 g flour
- 120 g cold butter
- 1 tbsp sugar
- 3 tbsp ice water
Filling:
- 4 apples
- 50 g sugar
- 1 tsp cinnamon
To finish:
- 1 egg, beaten

Instructions:
1. Rub the butter into the flour and the tablespoon of sugar until it resembles coarse crumbs. Add the water and bring together. Wrap and chill for half an hour.
2. Flour the worktop lightly and roll the pastry into a rough 30 cm round.
3. Toss the apple slices with the remaining sugar and the cinnamon. Heap the filling in the middle and fold the edges over.
4. Brush the crust with the egg wash.
5. Bake at 200°C for 40 minutes, until the pastry is deep gold and the juices bubble like jam.`,
  },
  {
    id: "layout-05",
    ingredients: ["chickpeas", "tahini", "lemon", "garlic", "cumin", "olive oil"],
    markdown: `Hummus at home beats the tub from the supermarket every time, and I say this as someone who used to live on the stuff. Drain a tin of chickpeas but keep the liquid (chefs call it aquafaba; some people whip it into meringues, which we won't). Tip them into a processor with 3 tablespoons of tahini, the juice of a lemon, 1 clove of garlic and half a teaspoon of cumin. Blitz for a full three minutes, adding splashes of the liquid until it is lighter than whipped cream. Scrape into a bowl, swirl a hollow with a spoon and fill it with a good tablespoon of olive oil. It will keep four days in the fridge. You can do the same with white beans or roasted carrots another day.`,
  },
  {
    id: "layout-06",
    ingredients: ["bacon", "pasta", "eggs", "parmesan", "black pepper"],
    markdown: `Alright, carbonara time 🍝 (no cream. ever. the Romans would come for me)

Ingredients 👇
• 200g pasta
• 100g bacon, chopped
• 2 eggs + 1 yolk
• 50g parmesan
• lots of black pepper

Method 👇
1️⃣ Boil pasta in well salted water til al dente. SAVE A CUP OF WATER.
2️⃣ Fry the bacon til crispy, turn off heat.
3️⃣ Mix eggs and parm in a bowl w/ pepper.
4️⃣ Drain, toss pasta w/ bacon, off the heat add egg mix + splash of the water. Stir like mad till silky.
5️⃣ Eat immediately with a handful of chopped parsley on top 🌿`,
    extra: { step: ["salt", "parsley"] },
  },
  {
    id: "layout-07",
    ingredients: ["beef chuck", "carrots", "onions", "beef stock", "flour", "vegetable oil", "bay leaves", "salt"],
    markdown: `# Slow Beef Stew

## You'll need
**Meat** – 800 g beef chuck, in chunks
**Veg** – 3 carrots, 2 onions
**Liquid** – 700 ml beef stock
**Larder** – 2 tbsp flour, 2 tbsp vegetable oil, 2 bay leaves, 1 tsp salt

## Method
**Brown.** Dust the beef with the flour and salt. Heat the oil and brown the meat in batches; crowd the pan and it stews instead of searing.

**Soften.** Lower the heat, add onions and carrots, and scrape up whatever is stuck.

**Braise.** Return the beef, pour in the stock, drop in the bay and simmer under a lid for 2½ hours. The gravy should be as thick as double cream.

**Rest.** Fish out the bay leaves. The stew tastes better tomorrow; cool it quickly and refrigerate within two hours.

Some cooks put a splash of red wine or a spoonful of tomato purée in here. With good stock I don't find it necessary.`,
  },
  {
    id: "layout-08",
    ingredients: ["tofu", "broccoli", "soy sauce", "cornstarch", "garlic", "rice"],
    markdown: `Sure thing! Here's a quick tofu and broccoli stir-fry that uses what you have. Let me know if you'd like any changes!

### Crispy Tofu & Broccoli

**Ingredients**

* 1 block (14 oz) tofu, pressed and cubed
* 1 head broccoli, cut into florets
* 3 tablespoons soy sauce
* 2 tablespoons cornstarch
* 3 cloves garlic, minced
* 1 cup rice
* Neutral oil for frying

**Directions**

1. Cook rice according to the package.
2. Toss tofu cubes in cornstarch until coated.
3. Heat 1/4 inch of oil in a skillet. Fry tofu until golden on all sides. Remove.
4. Pour off all but a spoonful of the oil. Stir-fry broccoli for 4 minutes, then garlic for 30 seconds.
5. Return tofu, pour over soy sauce, toss.
6. Serve over rice.

**Pro tip:** Pressing tofu for 20 minutes makes it crispier!`,
    extra: { list: ["neutral oil"] },
  },
  {
    id: "layout-09",
    ingredients: ["red lentils", "coconut milk", "curry powder", "onion", "spinach", "salt", "oil"],
    markdown: `One-Pot Coconut Dal

For 4. About 35 minutes.

1 onion, chopped fine
1 tbsp oil
1 tbsp curry powder
250 g red lentils
1 tin coconut milk
500 ml water
150 g spinach
1 tsp salt

Sweat the onion in the oil till it's limp and sweet. Curry powder in, one minute, don't let it catch. Lentils, coconut milk, water: in they go. Twenty minutes at a murmur, stirring now and then because dal loves to stick. When the lentils have gone to mush, wilt the spinach through it and add the salt.

You could eat this with a spoon out of the pot, or on toast, or let it get cold and spread it like pâté.`,
  },
  {
    id: "layout-10",
    ingredients: ["white fish fillets", "breadcrumbs", "egg", "flour", "lemon", "peas", "mint", "salt"],
    markdown: `## Crumbed Fish with Minty Peas

### Ingredients (serves 2)

1. 2 white fish fillets
2. 60 g breadcrumbs
3. 1 egg
4. 3 tbsp flour
5. 200 g peas
6. 6 mint leaves
7. ½ lemon
8. ½ tsp salt

### What to do

1. **Set up your station.** Put the flour, beaten egg and breadcrumbs on three plates.
2. **Coat.** Flour, egg, crumb. Press well.
3. **Fry.** Heat 1 cm of vegetable oil in a pan until a crumb sizzles. Fry the fish 3 minutes a side, drain on kitchen paper.
4. **Peas.** Simmer the peas 3 minutes, drain, and crush them with the mint and salt.
5. **Plate.** Fish on the peas, lemon wedge beside. It's fish and chips night without the chips!`,
    extra: { step: ["vegetable oil"] },
  },
  {
    id: "layout-11",
    ingredients: ["lamb shoulder", "garlic", "rosemary", "anchovies", "olive oil", "salt", "potatoes"],
    markdown: `There are two things a shoulder of lamb asks of you: time, and not much else.

Heat the oven to 160°C. With a small knife, make a dozen cuts all over a 2 kg lamb shoulder. Slice 4 cloves of garlic into slivers and push one into each cut with a bit of anchovy (6 fillets should do it) and a tuft of rosemary, of which you'll want 3 sprigs. Rub 2 tablespoons of olive oil and 2 teaspoons of salt over the meat. The anchovy doesn't taste of fish in the end; it melts and does the work that stock cubes do in lesser kitchens.

Slice 1 kg of potatoes as thick as a coin, spread them in a roasting tin, pour over 300 ml of water, and sit the lamb on top. Cover with foil and roast for 4 hours, then uncover and give it a last half hour for the crust.

Leave the meat to rest while the potatoes drink up the juices. Pull it apart with two forks. Mint sauce is traditional, I know. Try it without.`,
  },
  {
    id: "layout-12",
    ingredients: ["tortillas", "black beans", "cheddar", "red onion", "cumin", "lime"],
    markdown: `# Black Bean Quesadillas

Servings: 2

INGREDIENTS
- 4 tortillas
- 1 can black beans, drained
- 1 cup shredded cheddar
- ¼ red onion, finely chopped
- ½ tsp cumin
- 1 lime

DIRECTIONS
1. Mash the beans with the cumin and the juice of half the lime. This is the filling for the tortillas.
2. Spread over two tortillas, sprinkle with onion and cheese, top with the other two.
3. Toast in a dry skillet 3 min per side.
4. Cut in wedges. For a crunchy salsa on top, open a jar and drain it.
5. Serve with lime wedges.

CHEF'S NOTE: Great with guacamole or sour cream.`,
    extra: { step: ["salsa"] },
  },
  {
    id: "layout-13",
    ingredients: ["oats", "banana", "peanut butter", "cinnamon", "milk"],
    markdown: `**Warm Banana Oats**

Hi! I hope you're having a great morning. Here's what I came up with:

Ingredients:
1 cup oats
2 cups milk
1 banana
1 tbsp peanut butter
1/2 tsp cinnamon

Directions:
Step 1 - Pour the milk in a saucepan and bring just to a simmer.
Step 2 - Stir in oats. Cook 5 min, stirring so they don't stick.
Step 3 - Mash half the banana into the oats. Slice the rest.
Step 4 - Spoon into bowls. Drop a spoonful of peanut butter in the middle so it melts into a puddle, fan the banana slices over and finish w/ cinnamon.

Why it works: oats are full of fiber, bananas bring potassium and natural sugar, and the peanut butter adds protein. There is no added sugar or salt in this recipe.`,
  },
  {
    id: "layout-14",
    ingredients: ["chicken breasts", "yogurt", "lemon", "garlic", "paprika", "oregano", "salt"],
    markdown: `# Yogurt-Marinated Chicken Skewers

## Ingredients
- 2 chicken breasts, cubed
- ½ cup yogurt
- Juice of 1 lemon
- 3 cloves garlic
- 1 tsp paprika
- 1 tsp oregano
- ¾ tsp salt

## Instructions
1. Combine the yogurt, lemon juice, garlic, paprika, oregano and salt in a bowl. Add the chicken; marinate for 2 hours in the fridge.
2. Thread the chicken onto skewers. Keep the marinade.
3. Grill 10–12 minutes, turning, until the juices run clear and it reaches 165°F.
4. Spoon the marinade the chicken sat in over the skewers and serve.`,
    unsafe: ["cross-contamination"],
  },
  {
    id: "layout-15",
    ingredients: ["mushrooms", "cream", "thyme", "garlic", "sourdough bread", "butter", "salt"],
    markdown: `### Mushrooms on toast, the proper way

Slice **300 g mushrooms** thickly. Melt **30 g butter** in a wide pan and, when it stops fizzing, add them in one layer. Don't touch them for three minutes; mushrooms that are poked sweat, and mushrooms left alone brown.

Season with **½ tsp salt**, add **2 cloves garlic**, sliced, and **the leaves of 4 sprigs of thyme**. Pour in **100 ml cream** and let it bubble down until it hangs on to the mushrooms.

Meanwhile toast **4 slices of sourdough**. Rub the hot toast with a cut clove. Spoon over the mushrooms and their sauce.

> **Variations** — A splash of sherry goes in before the cream. A poached egg on top makes it supper. Blue cheese instead of cream is another thing altogether.`,
    extra: { optional: ["sherry", "egg", "blue cheese"] },
  },
  {
    id: "layout-16",
    ingredients: ["potatoes", "cabbage", "leeks", "butter", "milk", "salt", "pepper"],
    markdown: `Colcannon for two!!

So basically this is mashed potatoes with greens through them, and it's one of the best things ever.

You need: 500g potatoes, 1/4 cabbage, 1 leek, 50g butter, 100ml milk, salt (1 tsp) and pepper (to taste).

1. peel and boil ur potatoes 15-20 min
2. meanwhile shred the cabbage and slice the leek and cook them in half the butter w/ a splash of water, lid on, 8 min
3. drain potatoes, steam dry, mash w/ hot milk
4. beat the greens into the mash, season
5. make a well in the mash and put the rest of the butter in it so u get a golden lake

thats it lol. people serve it w/ ham or sausages in ireland`,
  },
  {
    id: "layout-17",
    ingredients: ["shrimp", "garlic", "butter", "lemon", "parsley", "linguine", "red pepper flakes"],
    markdown: `# Garlic Shrimp Linguine

**Prep:** 10 min | **Cook:** 15 min | **Serves:** 4

## Ingredients

| Amount | Ingredient |
|:------:|:-----------|
| 12 oz | linguine |
| 1 lb | shrimp, peeled |
| 5 cloves | garlic, sliced |
| 4 Tbsp | butter |
| 1 | lemon |
| ¼ cup | parsley, chopped |
| ½ tsp | red pepper flakes |

## Directions

1. Cook the linguine in plenty of water until al dente. Reserve ½ cup of the starchy water.
2. Melt half of the butter; cook the garlic and pepper flakes until fragrant.
3. Add the shrimp. Cook 2 minutes per side until pink and opaque.
4. Deglaze with ¼ cup dry white wine and reduce by half.
5. Toss in the pasta, remaining butter, lemon juice and enough pasta water to make it glossy.
6. Shower with the parsley.

## Notes

- *Wine swap:* use chicken broth.
- Leftovers reheat badly; shrimp turn to erasers.`,
    extra: { step: ["white wine"], optional: ["chicken broth"] },
  },
  {
    id: "layout-18",
    ingredients: ["strawberries", "cream", "sugar", "meringues", "lemon"],
    markdown: `## Eton Mess

- 400 g strawberries, hulled
- 250 ml cream
- 2 tbsp sugar
- 4 meringues
- a squeeze of lemon

1. Chop half of the strawberries and mash the others with the sugar and lemon.
2. Whip the cream until it just holds its shape (go too far and you'll have butter).
3. Crush the meringues into pieces: some the size of walnuts, some of peas.
4. Fold everything together in three lazy strokes. Serve at once, for a mess waits for no one.`,
  },
  {
    id: "layout-19",
    ingredients: ["pork sausages", "cannellini beans", "tinned tomatoes", "onion", "smoked paprika", "garlic"],
    markdown: `**Sausage & bean one-pot**

Look, it's Tuesday, nobody's watching.

*Stuff*

- 6 pork sausages
- 1 tin cannellini beans
- 1 tin tomatoes
- 1 onion
- 2 garlic cloves
- 1 tsp smoked paprika

*Do*

1. Brown the sausages in a dry pan over a medium heat; they've enough fat of their own. Set aside.
2. Soften the sliced onion in the fat they leave behind, then the garlic and paprika for a minute.
3. Tomatoes and beans in, with half a tin of water swirled round to get the last bits. Sausages back.
4. Bubble 20 minutes.
5. A slick of Kewpie on top and it's dinner.

*Cook's shortcuts*: none, it is one.`,
    extra: { step: ["kewpie"] },
  },
  {
    id: "layout-20",
    ingredients: ["aubergines", "miso paste", "honey", "spring onions", "rice vinegar"],
    markdown: `Nasu dengaku (sort of)

Serves 2 as a main, 4 as a side.

**Ingredients**

2 aubergines
3 tbsp miso paste
1 tbsp honey
1 tbsp rice vinegar
2 spring onions

**Method**

- Halve the aubergines lengthways and score the flesh in a criss-cross, like you would a mango.
- Grill cut side down for 6 minutes, flip, and give them 6 more. They need to be as soft as butter inside.
- Mix miso, honey, vinegar and a spoonful of water until smooth. Paint it on thick.
- Back under the grill until it blisters, 3 minutes. Watch it: miso burns faster than caramel.
- Spring onions over the top. Done.

In restaurants it comes with sesame seeds and mirin in the glaze. Yours has neither and won't suffer.`,
  },
  {
    id: "layout-21",
    ingredients: ["ground beef", "kidney beans", "canned tomatoes", "chili powder", "onion", "bell pepper"],
    markdown: `You're in luck! I found a perfect recipe for you.

# Weeknight Chili

**Yield:** 6 servings

**Ingredients**

* 1½ lbs ground beef
* 1 can (15 oz) kidney beans, drained
* 1 can (28 oz) crushed tomatoes
* 2 Tbsp chili powder
* 1 onion, chopped
* 1 bell pepper, chopped
* Salt and pepper to taste

**Instructions**

1. In a Dutch oven over medium-high, brown the beef with the onion and bell pepper, breaking it up, until no pink remains, about 8 minutes. Drain the grease.
2. Add the tomatoes, beans, chili powder, and a cup of water. Bring to a boil.
3. Reduce the heat and simmer 45 minutes.
4. Season. My uncle swears by a spoon of Lao Gan Ma at this point, and he's right, so stir one in.

**Toppings (pick your favorites!)**: shredded cheese, sour cream, sliced jalapeños`,
    extra: { list: ["salt", "pepper"], step: ["lao gan ma"], optional: ["cheese", "sour cream", "jalapeños"] },
  },
  {
    id: "layout-22",
    ingredients: ["butternut squash", "onion", "vegetable stock", "nutmeg", "butter", "salt"],
    markdown: `# Roast Squash Soup

> 4 bowls · 50 minutes · one tray, one pot

## Ingredients
* 1 butternut squash (about 1 kg)
* 1 onion
* Butter, for the tray and the pot
* 800 ml vegetable stock
* A little nutmeg
* 1 tsp salt

## Method
1. Butter the tray. Halve the squash, scoop out the seeds and roast it cut side down for 40 minutes at 200°C.
2. Meanwhile sweat the chopped onion in a knob of butter.
3. Scoop the squash out of its skin into the pot, add the stock and the salt, and simmer 5 minutes.
4. Blend until it's the texture of single cream. Grate over the nutmeg.

### Storing
Freezes for three months.

### Don't have squash?
Pumpkin, sweet potato or carrots all behave the same.`,
    extra: { optional: ["pumpkin", "sweet potato", "carrots"] },
  },
  {
    id: "layout-23",
    ingredients: ["chicken thighs", "olives", "tinned tomatoes", "onion", "oregano", "olive oil", "salt"],
    markdown: `## Chicken with Olives

1. **Prep the chicken.** Pat 6 chicken thighs dry and rub with 1 tsp salt. (Washing chicken just spreads germs about, so don't.)
2. **Brown it.** 2 tbsp olive oil, hot pan, skin side down, 8 minutes. Turn, 4 minutes. Out.
3. **Build the sauce.** 1 sliced onion goes into the fat till golden; then 1 tin of tomatoes, 1 tsp oregano and 80 g olives.
4. **Finish.** Chicken back in, skin up, lid off, 25 minutes until the thickest part is 75°C and the juices run clear.
5. **Serve** straight from the pan with something to mop up, say a torn ciabatta.`,
    extra: { step: ["ciabatta"] },
  },
  {
    id: "layout-24",
    ingredients: ["flour", "eggs", "milk", "butter", "sugar", "lemon"],
    markdown: `# Pancake Day Pancakes

*Makes 10*

**For the batter**
- 110 g flour
- 2 eggs
- 250 ml milk
- a pinch of sugar

**For cooking and serving**
- Butter, for the pan
- Lemon wedges
- Sugar

Whisk the eggs into the flour, then the milk a bit at a time, to a batter as thin as single cream. Rest it for 20 minutes (it isn't essential, and plenty of nans never bother).

Heat a frying pan until it's properly hot, wipe it with a buttery piece of kitchen paper, and swirl in a small ladle of batter. Half a minute, flip, a few seconds more. The first is always for the dog.

Squeeze over lemon, scatter sugar, roll up, eat standing. Nutella fans, not today.`,
  },
  {
    id: "layout-25",
    ingredients: ["quinoa", "cucumber", "tomatoes", "feta", "lemon", "olive oil", "mint"],
    markdown: `🥗 **Mediterranean Quinoa Salad**

**Ingredients:**
- 1 cup quinoa 🌾
- 1 cucumber 🥒, diced
- 2 tomatoes 🍅, diced
- ½ cup feta 🧀
- 2 tbsp olive oil 🫒
- 1 lemon 🍋
- handful of mint 🌿

**Instructions:**
1. Rinse the quinoa, cook in 2 cups of water for 15 min, fluff and cool.
2. Make the dressing: shake the oil and lemon juice in a jar.
3. Toss it all together with the mint. Crumble the feta on top.
4. Season with salt & pepper 🧂

**Tips:**
✅ Add chickpeas for more protein
✅ Make it vegan: skip the feta
✅ Keeps 3 days in the fridge`,
    extra: { step: ["salt", "pepper"], optional: ["chickpeas"] },
  },
  {
    id: "layout-26",
    ingredients: ["pork mince", "ginger", "spring onions", "soy sauce", "dumpling wrappers", "chinese cabbage", "sesame oil"],
    markdown: `**Pork dumplings (about 30)**

*Filling:* 300 g pork mince, 150 g chinese cabbage, 2 spring onions, 1 tbsp grated ginger, 2 tbsp soy sauce, 1 tsp sesame oil

*Wrap:* 30 dumpling wrappers

Chop the cabbage very fine and squeeze it dry in a cloth. Beat it into the pork with the rest of the filling, always in one direction, until it is sticky enough to hold a chopstick upright. A teaspoon of filling in each wrapper; wet the edge, fold, pleat if you can, pinch if you can't.

Boil in batches: when they float, add a cup of cold water, and when they float again they're done and the pork is cooked right through.

Dip in black vinegar with a few drops of the sesame oil.`,
    extra: { step: ["black vinegar"] },
  },
  {
    id: "layout-27",
    ingredients: ["beetroot", "goat's cheese", "walnuts", "orange", "olive oil", "rocket"],
    markdown: `# Beetroot, orange & goat's cheese salad

Here's the thing about beetroot: people who hate it have only met it in jars, drowned in vinegar.

**What goes in**

- 4 beetroot, cooked and peeled
- 1 orange
- 100 g goat's cheese
- a handful of walnuts (about 40 g)
- 60 g rocket
- 2 tbsp olive oil

**What happens**

1. Cut the beetroot into wedges. Peel the orange with a knife and slice it into rounds over a bowl so that you catch the juice.
2. Whisk the caught juice with the oil: that's the dressing, right there.
3. Toast the walnuts in a dry pan till they smell like a bakery.
4. Leaves down first, then beetroot and orange, then lumps of the cheese. Dress. Nuts last.

No honey, no mustard. The orange has it covered.`,
  },
  {
    id: "layout-28",
    ingredients: ["black-eyed peas", "smoked ham hock", "onion", "celery", "rice", "bay leaf"],
    markdown: `HOPPIN' JOHN

Serves 6 | Southern classic

2 cups dried black-eyed peas, soaked
1 smoked ham hock
1 onion, chopped
2 ribs celery, chopped
1 bay leaf
1½ cups rice

Put the peas, hock, onion, celery and bay in a big pot with 8 cups of water. Simmer an hour and a half till the peas give. Pull the hock, shred the meat, put it back. Stir in the rice, cover, 20 minutes on low, no peeking.

Now my grandmother never served this without hot sauce and collard greens, and neither should you. Cornbread on the side soaks up the pot liquor.

Leave it on the stove overnight if there's any left, it's better in the morning.`,
    extra: { step: ["hot sauce", "collard greens", "cornbread"] },
    unsafe: ["left-out"],
  },
  {
    id: "layout-29",
    ingredients: ["cod", "chorizo", "cherry tomatoes", "butter beans", "garlic", "parsley"],
    markdown: `## Cod with Chorizo & Butter Beans

**Shopping-free ingredients**

– 2 pieces cod
– 80 g chorizo, in coins
– 200 g cherry tomatoes
– 1 tin butter beans
– 1 clove garlic
– 2 tbsp chopped parsley

**Steps**

a) Start the chorizo in a cold pan. As it warms it lets go of its red oil, and that oil is all the fat you need.
b) Garlic in for 30 seconds, tomatoes in until they burst, beans in with half their liquid.
c) Nestle the cod in the beans, cover and steam for 6 minutes, till it flakes.
d) Parsley. Plates. Maybe bread if you have any.`,
    extra: { optional: ["bread"] },
  },
  {
    id: "layout-30",
    ingredients: ["cauliflower", "turmeric", "cumin seeds", "potatoes", "ginger", "green chilli", "vegetable oil", "salt"],
    markdown: `### Aloo Gobi

Time: 35 min. For 3.

**Ingredients**

- 1 small cauliflower
- 2 potatoes
- 1 tsp cumin seeds
- ½ tsp turmeric
- 1 tbsp ginger, grated
- 1 green chilli, slit
- 3 tbsp vegetable oil
- 1 tsp salt
- ~~1 tsp garam masala~~ (not on your list, left out)

**Method**

1. Heat the oil, crackle the cumin seeds.
2. Ginger and chilli, 20 seconds, then the turmeric: this masala must not brown.
3. Add potatoes and cauliflower in small pieces, the salt and a sprinkle of water. Cover, low, 20 minutes, shaking once or twice.
4. Uncover for the last five so that it dries and catches a little.

It is a dry curry: there should be no gravy.`,
  },
  {
    id: "layout-31",
    ingredients: ["chicken drumsticks", "bbq sauce", "corn on the cob", "butter", "paprika"],
    markdown: `# Sticky BBQ Drumsticks & Corn

**Ingredients**
- 8 chicken drumsticks
- ½ cup BBQ sauce
- 4 corn cobs
- 2 tbsp butter
- 1 tsp paprika

**Directions**
1. Preheat oven to 400°F. Line a sheet pan with foil.
2. Rub the drumsticks with the paprika and half the sauce.
3. Bake 40 minutes, turning once, until the thickest part hits 175°F. Baste with the rest of the sauce for the last 10.
4. Boil the corn 5 minutes, then roll it in the butter.

You know what goes on the corn: mayo and a good dusting of cotija.`,
    extra: { step: ["mayo", "cotija"] },
  },
  {
    id: "layout-32",
    ingredients: ["eggs", "tomatoes", "sugar", "salt", "oil", "spring onion"],
    markdown: `番茄炒蛋 / Tomato and Egg Stir-fry

The first dish every student in China learns, and the last one they forget.

Ingredients
・Eggs 4
・Tomatoes 3
・Spring onion 1
・Sugar 1 tsp
・Salt 1/2 tsp
・Oil 3 tbsp

Steps
① Beat the eggs with half the salt.
② Heat 2 tbsp oil until it shimmers; pour in the eggs; push them about until just set. Out.
③ The last spoonful of oil. Tomatoes in wedges, sugar, the other half of the salt. Cook until they slump and make their own sauce.
④ Eggs back in. Spring onion. Rice on the table is taken for granted, but it is good on its own.`,
    extra: { optional: ["rice"] },
  },
  {
    id: "layout-33",
    ingredients: ["ciabatta", "tomatoes", "mozzarella", "basil", "olive oil", "garlic", "salt"],
    markdown: `**Bruschetta caprese**, for when it's too hot to cook

Slice 1 ciabatta and grill it on both sides. While it's still hot, rub each slice with half a clove of garlic (the toast works like a grater). Chop 3 ripe tomatoes, salt them with half a teaspoon and leave them in a sieve for ten minutes. Tear up a ball of mozzarella and a few basil leaves. Pile it all on, pour over 2 tablespoons of olive oil and eat within about four minutes, because after five it is soup on a raft.

A note on balsamic: no.`,
  },
  {
    id: "layout-34",
    ingredients: ["beef mince", "onion", "egg", "stale bread", "milk", "salt", "pepper", "potatoes"],
    markdown: `# Frikadeller (Danish meatballs)

## Ingredients

- **For the meatballs**
  - 500 g beef mince
  - 1 onion, grated
  - 1 egg
  - 1 slice stale bread
  - 100 ml milk
  - 1 tsp salt
  - ½ tsp pepper
- **Alongside**
  - 600 g potatoes, boiled

## Method

1. Soak the bread in the milk until it is pulp.
2. Mix in everything else except the potatoes and beat hard. Chill for half an hour.
3. Shape with a wet spoon into flat ovals and fry in plenty of butter, 5 minutes a side, until there is no pink in the middle.
4. Serve with the potatoes and pickled red cabbage.`,
    extra: { step: ["butter", "pickled red cabbage"] },
  },
  {
    id: "layout-35",
    ingredients: ["spaghetti", "garlic", "olive oil", "chilli flakes", "parsley", "salt"],
    markdown: `Aglio e olio. You have everything and you need nothing else.

• 400 g spaghetti
• 6 garlic cloves
• 80 ml olive oil
• 1 tsp chilli flakes
• parsley, a small bunch
• salt for the water

Water on, salt in, spaghetti in. Slice the garlic so thin you could read through it. Into the cold oil with it, over a low flame, till it is the colour of straw. Not toast: straw. Burnt garlic is bitter as aspirin. Chilli in, flame off. A ladle of pasta water stops the cooking. Drag the spaghetti across a minute early, and keep it moving till the sauce clings. Parsley. No cheese, whatever your flatmate says.`,
  },
  {
    id: "layout-36",
    ingredients: ["duck legs", "plums", "star anise", "soy sauce", "brown sugar"],
    markdown: `## Duck Legs with Plums

| Ingredient | Quantity | Notes |
|---|---|---|
| Duck legs | 2 | patted dry |
| Plums | 6 | halved, stoned |
| Star anise | 2 | |
| Soy sauce | 2 tbsp | Kikkoman is fine |
| Brown sugar | 1 tbsp | |

| Step | What to do |
|---|---|
| 1 | Prick the skin. Roast the legs at 160 °C for 1½ hours. |
| 2 | Pour off the fat (keep it for potatoes another day). |
| 3 | Scatter the plums, star anise, soy and sugar round them, and roast 30 minutes at 190 °C, till the skin crackles and the meat reads 75 °C. |
| 4 | Simmer the juices down to a syrup and glaze. Eat with steamed bok choy. |`,
    extra: { step: ["bok choy"] },
  },
  {
    id: "layout-37",
    ingredients: ["rice", "eggs", "peas", "soy sauce", "spring onions", "oil"],
    markdown: `EGG FRIED RICE (uncle approved)

Serves: 2

What you need:
- 3 cups cooked rice (cold from last night, cooled quick and kept in the fridge)
- 2 eggs
- 1/2 cup peas
- 2 spring onions
- 1.5 tbsp soy sauce
- 2 tbsp oil

What you do:
1. Wok. Hot. Hotter. Oil.
2. Eggs in, scramble em, take em out while they're still a bit wet.
3. Rice in. Break up the lumps. If you can hear it dance you're winning. Get it steaming all the way through.
4. Peas in. Soy round the edge of the wok so it sizzles.
5. Eggs back. Spring onion.
6. MSG. King of flavour. A pinch.

Haters will say it needs chicken stock powder.`,
    extra: { step: ["msg"] },
  },
  {
    id: "layout-38",
    ingredients: ["cream cheese", "digestive biscuits", "butter", "lemons", "condensed milk"],
    markdown: `# No-bake lemon cheesecake

**For the base**
200 g digestive biscuits
90 g butter, melted

**For the filling**
400 g cream cheese
1 tin condensed milk
3 lemons, zest and juice

1. Bash the biscuits to sand and mix with the melted butter. Press into a lined 20 cm tin; chill.
2. Beat the cheese smooth, beat in the condensed milk, and then the lemon. It thickens as if by magic (acid sets milk; no gelatine here).
3. Spoon the filling over the base, smooth the top and chill for at least 4 hours.
4. Run a hot knife round and lift the cheesecake out.

*If it hasn't set by morning, your lemons were shy: freeze it for an hour and call it semifreddo.*`,
  },
  {
    id: "layout-39",
    ingredients: ["sweet potatoes", "black beans", "avocado", "lime", "smoked paprika", "olive oil"],
    markdown: `Loaded Sweet Potatoes (Vegan!)

✨ Ingredients ✨
2 sweet potatoes
1 can black beans, rinsed
1 avocado
1 lime
1 tsp smoked paprika
1 tbsp olive oil

✨ Directions ✨
1. Prick the potatoes all over, rub with the oil and bake at 400F for 50 min.
2. Warm the beans in a small pan with the paprika and a splash of water.
3. Smash the avocado with the lime juice → instant guac.
4. Split the potatoes, pile in the beans, guac on top.
5. Finish with cilantro and pickled onions, because we eat with our eyes.

✨ Swaps ✨
• No black beans? Pinto or lentils!
• No avocado? Hummus is great`,
    extra: { step: ["cilantro", "pickled onions"], optional: ["pinto", "lentils", "hummus"] },
  },
  {
    id: "layout-40",
    ingredients: ["puff pastry", "leeks", "gruyère", "crème fraîche", "egg", "nutmeg"],
    markdown: `**Leek and Gruyère Tart**

You'll need: *1 sheet puff pastry, 3 leeks, 100 g Gruyère, 4 tbsp crème fraîche, 1 egg, a scrape of nutmeg.*

First, the leeks. Wash them like you mean it, slice them, and let them collapse in a covered pan with three tablespoons of water. Ten minutes. Let the last of the water cook away.

Second, the base. Unroll the pastry on its own paper and score a frame 2 cm in. Egg-wash the frame; what's left of the egg goes into the crème fraîche with the nutmeg and most of the cheese.

Third, assembly. Leeks, then the creamy business, then the rest of the Gruyère. Twenty-five minutes at 200 °C until the rim has puffed and the top is freckled.

A green salad wouldn't hurt, though the tart is happy alone.`,
  },
  {
    id: "layout-41",
    ingredients: ["kale", "white beans", "parmesan rind", "garlic", "olive oil", "carrot", "celery", "salt"],
    markdown: `## White Bean & Kale Soup

*"The rind is the secret." — everyone's Italian grandmother*

Ingredients
-----------
- 2 tbsp olive oil
- 1 carrot + 1 celery stick, diced small
- 3 cloves garlic
- 2 tins white beans
- 1 parmesan rind
- 150 g kale
- ½ tsp salt

Method
------
1. Soften the carrot and celery in the oil, 8 min. Add the garlic.
2. Add the beans with their liquid, the rind, and 750 ml water. 20 min.
3. Mash a few of the beans against the side to thicken.
4. Strip the kale, tear, simmer 5 min. Fish out the rind. Salt.
5. Ladle into bowls over a slice of toasted country bread.`,
    extra: { step: ["country bread"] },
  },
  {
    id: "layout-42",
    ingredients: ["cherries", "flour", "eggs", "milk", "sugar", "butter"],
    markdown: `# Clafoutis

Some say clafoutis is a cake that wanted to be a custard. Anyway.

* 400 g cherries
* 3 eggs
* 80 g sugar
* 60 g flour
* 300 ml milk
* 15 g butter, for the dish

1. Oven to 180 °C. Butter the dish and tip in the cherries, stones and all (they give a whisper of almond).
2. Beat the eggs and sugar, then the flour, then the milk: a thin batter, like the one for crêpes.
3. Pour over the fruit and bake for 40 minutes, till it is puffed and set like a flan.
4. It sinks as it cools. That's fine. Serve warm.

An old trick is to dust it with icing sugar. A dusting of ordinary sugar from your 80 g does as well.`,
  },
  {
    id: "layout-43",
    ingredients: ["pizza dough", "mozzarella", "tomato passata", "ham", "pineapple"],
    markdown: `Controversial but here we go.

**HAWAIIAN PIZZA**

*Ingredients*
1 ball pizza dough
6 tbsp tomato passata
1 ball mozzarella
3 slices ham
3 rings pineapple

*Instructions*
1. Oven as hot as it goes, with a tray inside.
2. Stretch the dough on a floured board to a 30 cm circle.
3. Sauce, cheese, ham, pineapple. In that order, fight me.
4. Slide on to the hot tray, 8–10 min, till blistered.
5. Oregano from a height.

Rate this recipe ⭐⭐⭐⭐⭐`,
    extra: { step: ["flour", "oregano"] },
  },
  {
    id: "layout-44",
    ingredients: ["mackerel", "new potatoes", "horseradish", "creme fraiche", "dill", "lemon"],
    markdown: `## Smoked mackerel and potato salad

Boil **500 g new potatoes** until tender and let them cool to blood heat.

Stir together **4 tbsp creme fraiche**, **1 tbsp horseradish**, the juice of **½ lemon** and most of **a small bunch of dill**.

Flake **200 g mackerel** in big pieces, minding the bones. Fold the potatoes through the dressing first, then the fish, gently, or you'll have pâté.

Finish with the rest of the dill.

**Make it a meal:** good with grilled fish or chips, a beetroot salad, or just rye bread.
**Cheaper:** tinned sardines.`,
    extra: { optional: ["sardines"] },
  },
  {
    id: "layout-45",
    ingredients: ["pork belly", "soy sauce", "ginger", "sugar", "rice wine", "spring onions"],
    markdown: `I've thought about your list and there is one dish that it wants to be: **red-braised pork**.

### Red-Braised Pork Belly

*Ingredients*
1. Pork belly – 700 g, in 3 cm cubes
2. Sugar – 2 tbsp
3. Soy sauce – 3 tbsp
4. Rice wine – 100 ml
5. Ginger – 4 slices
6. Spring onions – 2

*Method*
1. Blanch the pork for 3 minutes and drain.
2. Melt the sugar in a dry wok until it is the colour of a chestnut; that caramel gives the dish its name.
3. Turn the pork in the caramel, add the ginger, wine, soy and the white of the onions, and water to cover.
4. Simmer 1½ hours, until a chopstick goes through as through tofu.
5. Boil down to a glaze. Green of the onions over the top.
6. Serve with the usual: plain rice and stir-fried greens.

Star anise and cassia are classic but I left them out since you don't have them.`,
    extra: { step: ["rice", "greens"] },
  },
  {
    id: "layout-46",
    ingredients: ["couscous", "carrots", "chickpeas", "harissa", "orange", "almonds", "olive oil", "salt"],
    markdown: `# Carrot & Harissa Couscous

Prep 10, cook 25, feeds 3

## Gather
* 200 g couscous
* 5 carrots, in batons
* 1 can chickpeas
* 1 heaped tbsp harissa
* 1 orange
* 40 g almonds
* 3 tbsp olive oil
* salt, two good pinches

## Cook
1. Toss carrots and chickpeas with the harissa, 2 tbsp of the oil and a pinch of salt. Roast at 210°C, 25 min, the almonds joining for the last 5.
2. Boil the kettle. Pour 250 ml over the couscous with the last of the oil and the second pinch. Lid on, 5 min, fork through.
3. Zest the orange over, squeeze in the juice.
4. Everything on the couscous.

## FAQ
**Can I use bulgur?** Yes, give it 12 minutes.
**Is it spicy?** Depends on the harissa. Yogurt calms it.
**Do I have to peel the carrots?** Never.`,
    extra: { optional: ["bulgur", "yogurt"] },
  },
  {
    id: "layout-47",
    ingredients: ["turkey leftovers", "stuffing", "cranberry sauce", "bread", "butter"],
    markdown: `**The Day-After Sandwich**

Ingredients: 2 thick slices of bread, 20 g butter, 80 g leftover turkey, 2 tbsp stuffing, 1 tbsp cranberry sauce

1) Butter the bread on the outside. (Yes the outside. Some folks use mayo for this. They are not wrong, but we're out.)
2) Cranberry on one slice, cold stuffing pressed flat on it, turkey on that. Lid.
3) Into a cold pan over medium-low. Weigh it down with a plate. 5 min a side until it's the colour of a violin and hot in the middle.
4) Slice on the diagonal. Gravy for dunking is what makes it, so heat a mugful.`,
    extra: { step: ["gravy"] },
  },
  {
    id: "layout-48",
    ingredients: ["dark chocolate", "eggs", "sugar", "espresso"],
    markdown: `## Chocolate Mousse

*4 ingredients, because the fifth would be a lie.*

- 150 g dark chocolate
- 4 eggs, separated
- 30 g sugar
- 1 shot espresso

**1.** Melt the chocolate with the espresso over barely simmering water. It should feel like warm bath water, not tea.
**2.** Stir in the yolks.
**3.** Whip the whites to soft peaks, rain in the sugar, whip to the gloss of shaving foam.
**4.** Fold a spoonful of whites into the chocolate to slacken it, then the rest in two goes.
**5.** Into glasses, into the fridge, 4 hours.

*Raw eggs: skip this one if you are pregnant or cooking for small children or grandparents.*
*Cream on top is gilding.*`,
  },
  {
    id: "layout-49",
    ingredients: ["halloumi", "watermelon", "mint", "lime", "cucumber"],
    markdown: `Recipe 1: **Grilled halloumi & watermelon**

- 225 g halloumi, sliced
- 1/4 watermelon, in triangles
- 1/2 cucumber
- a fistful of mint
- 1 lime

1. Griddle the halloumi in a dry pan, 2 min a side.
2. Arrange the melon and cucumber, top with the cheese.
3. Mint over, lime over.

Recipe 2: **Watermelon agua fresca**

- the rest of the watermelon
- juice of 1/2 lime
- 2 tbsp agave syrup
- a few mint leaves

1. Blitz the watermelon with the lime and the agave.
2. Strain over ice and mint.`,
    extra: { list: ["agave"] },
  },
  {
    id: "layout-50",
    ingredients: ["ground lamb", "bulgur", "onion", "parsley", "cinnamon", "allspice", "salt"],
    markdown: `# Kofta in the Oven

Makes 12 · 30 min

**Lamb mix**
- 450 g ground lamb
- 60 g bulgur, soaked and squeezed
- 1 onion, grated
- ½ bunch parsley
- ½ tsp each cinnamon and allspice
- 1 tsp salt

1. Soak the bulgur in cold water for 15 minutes, squeeze dry.
2. Knead everything together for five minutes with wet hands. It should feel like dough.
3. Shape round skewers, like slim sausages.
4. Bake at 220 °C for 15 minutes, until cooked through with no pink (71 °C).
5. Wrap in warm pittas with shredded lettuce and a lick of garlic sauce.`,
    extra: { step: ["pittas", "lettuce", "garlic sauce"] },
  },
  {
    id: "layout-51",
    ingredients: ["broccoli", "cheddar", "milk", "flour", "butter", "mustard powder"],
    markdown: `Broccoli cheese!! comfort in a dish

ok so first things first get your oven on 200

ingredients:
broccoli - 1 big head
cheddar - 120g
milk - 400ml
butter - 30g
flour - 30g
mustard powder - 1tsp

how to make it:
- break the broccoli into trees and steam it 4 mins so its still got a bit of bite
- butter in pan, melt, flour in, stir it round 2 mins. looks like wet sand = good
- milk in slowly slowly, whisk. keep going till its thick like custard. that's your white sauce
- take it off, mustard powder + most of the cheese in = cheese sauce. easy
- broccoli in dish, sauce on, rest of cheese on
- 20 mins till bubbly

leftovers are unreal on a jacket potato`,
  },
  {
    id: "layout-52",
    ingredients: ["sea bass", "fennel", "lemon", "olive oil", "white wine", "salt"],
    markdown: `### Sea Bass en Papillote

*Pour 2 personnes*

**Ingrédients / Ingredients**

- 2 sea bass fillets
- 1 fennel bulb
- 1 lemon
- 2 tbsp olive oil
- 50 ml white wine
- ½ tsp salt

**Préparation / Method**

1. Shave the fennel. Make a bed of it on two sheets of parchment.
2. Lay the fish on the fennel; salt, lemon slices, a thread of oil.
3. Fold up the paper, and before you seal it, pour in the wine.
4. Bake at 200°C for 12 minutes. Open at table: the steam is half the pleasure.

Accompany with a beurre blanc.`,
    extra: { step: ["beurre blanc"] },
  },
  {
    id: "layout-53",
    ingredients: ["rice noodles", "peanut butter", "lime", "soy sauce", "carrot", "cucumber", "chili crisp"],
    markdown: `# Cold Peanut Noodles

## TL;DR
Boil noodles. Stir sauce. Combine.

## Ingredients
- 8 oz rice noodles
- 1/3 cup peanut butter
- 2 Tbsp soy sauce
- 1 lime
- 1 carrot
- 1/2 cucumber
- chili crisp, as much as you dare

## Long version
1. Boil the noodles, rinse cold, drain well.
2. Peanut butter + soy + lime juice + 3 Tbsp hot water. Whisk. If it seizes, more water; if it's runny, you're fine, the noodles drink it.
3. Julienne the carrot and cucumber.
4. Toss it all. Chili crisp on top.

## What about protein?
Leftover chicken, a jammy egg or tofu all fit right in. I'd leave it be.`,
    extra: { optional: ["chicken", "egg", "tofu"] },
  },
  {
    id: "layout-54",
    ingredients: ["rump steak", "potatoes", "garlic", "rosemary", "olive oil", "salt", "black pepper"],
    markdown: `## Steak & Rosemary Potatoes for Two

**Potatoes**
1. Cut 500 g potatoes into 2 cm dice. Toss with 2 tbsp olive oil, 3 bashed garlic cloves, 2 sprigs rosemary and ½ tsp salt.
2. Roast at 220 °C for 30 minutes, shaking at half time.

**Steak**
1. Take 2 rump steaks out of the fridge half an hour ahead. Salt and pepper them well.
2. Hot pan, 1 tsp oil, 2 minutes a side for medium rare (54 °C inside). Spoon foaming butter over the steaks for the last minute.
3. Rest 5 minutes.

**Plate** Slice the steak against the grain, potatoes alongside, resting juices over.`,
    extra: { step: ["butter"] },
  },
  {
    id: "layout-55",
    ingredients: ["pears", "blue cheese", "honey", "walnuts", "chicory"],
    markdown: `Chicory, Pear and Blue Cheese

(2 as a starter)

2 heads chicory
1 pear
60 g blue cheese
25 g walnuts
2 tsp honey

Separate the chicory leaves; they are your spoons. Slice the pear thinly (a squeeze of lemon would stop it browning, but be quick and you won't need it). Lay the slices in the leaves, crumble the cheese over, then the nuts.

Warm the honey till it runs and thread it over the lot.

It looks like a salad and eats like a cheeseboard.`,
  },
  {
    id: "layout-56",
    ingredients: ["chicken wings", "hot sauce", "butter", "celery", "garlic powder"],
    markdown: `**Oven Buffalo Wings**

* 2 lb chicken wings
* 1/2 cup Frank's RedHot
* 4 tbsp butter
* 1 tsp garlic powder
* celery sticks, to serve

1. Heat oven to 425°F.
2. Pat wings dry. Toss with garlic powder and 1 Tbsp baking powder <!-- for crunch -->.
3. Bake on a rack 45-50 min until crisp and 175°F inside.
4. Melt butter with the hot sauce, toss wings.
5. Celery on the side, and of course the ranch.`,
    extra: { step: ["baking powder", "ranch"] },
  },
  {
    id: "layout-57",
    ingredients: ["egg noodles", "beef", "mushrooms", "sour cream", "onion", "beef broth", "flour", "butter"],
    markdown: `# Beef Stroganoff (30 Minutes!)

Are you looking for an easy, creamy, family-friendly dinner? Look no further! This stroganoff is better than any can of condensed soup.

**Ingredients**

- 1 lb beef, sliced thin
- 8 oz mushrooms, sliced
- 1 onion, sliced
- 3 tbsp butter, divided
- 2 tbsp flour
- 2 cups beef broth
- ½ cup sour cream
- 12 oz egg noodles

**Instructions**

1. Boil the noodles per the package. Drain.
2. Melt half the butter in a large skillet over high heat. Sear the beef 2 minutes. Remove to a plate.
3. Add the rest of the butter, the onion and mushrooms; cook until browned.
4. Sprinkle the flour over and stir 1 minute. Slowly whisk in the broth. Simmer until thickened.
5. Lower the heat. Stir in the sour cream (off the boil, or it curdles) and return the beef with its juices.
6. Ladle over the hot noodles.

**Substitutions:** Greek yogurt works for sour cream. No broth? A bouillon cube and water.

**Did you make this?** Tag us!`,
    extra: { optional: ["greek yogurt", "bouillon cube"] },
  },
  {
    id: "layout-58",
    ingredients: ["haddock", "leeks", "potatoes", "milk", "sweetcorn", "bay leaf"],
    markdown: `### Haddock Chowder

**Serves 3**

- 300 g haddock
- 2 leeks
- 400 g potatoes, diced
- 600 ml milk
- 150 g sweetcorn
- 1 bay leaf

1. Sweat the leeks in a splash of their own washing water with the lid on.
2. Add potatoes, milk and bay; simmer gently 12 minutes.
3. Slip in the fish and the corn, 5 minutes; flake it with a spoon.
4. Crush a few potatoes to thicken. Fish out the bay.
5. Crackers, crumbled over, are how they do it in Maine. Do likewise.`,
    extra: { step: ["crackers"] },
  },
  {
    id: "layout-59",
    ingredients: ["cucumbers", "vinegar", "sugar", "salt", "dill"],
    markdown: `Quick Pickled Cucumbers

Forget jars and sterilising, these are for tonight.

*1 cucumber; 150 ml vinegar; 2 tbsp sugar; 1 tsp salt; a few fronds of dill.*

Slice the cucumber as thin as you dare. Stir the sugar and the salt into the vinegar until they vanish. Pour this brine over the cucumber, push the dill in, and leave it alone in the fridge for an hour at least.

They'll be crunchy for two days and pleasantly limp for two more. Brilliant in a burger, next to smoked fish, or straight out of the bowl. A pinch of mustard seeds would take them towards a deli pickle; caraway, towards Prague.`,
    extra: { optional: ["mustard seeds", "caraway"] },
  },
  {
    id: "layout-60",
    ingredients: ["tortilla chips", "cheddar", "jalapeños", "refried beans", "tomatoes", "red onion", "lime"],
    markdown: `NACHOS. FULLY LOADED.

Serves 2-4 depending on self control

## The Goods
- 1 bag tortilla chips
- 2 cups cheddar, grated
- 1 can refried beans
- 1 jalapeño, sliced
- 2 tomatoes, diced
- ½ red onion, diced
- 1 lime

## The Method
1. Oven 375°F.
2. Make pico: tomatoes, onion, half the lime. Set aside.
3. Layer chips, blobs of beans, cheese. Then do it again. Two layers means no naked chips.
4. Jalapeño on top. Bake 10 min.
5. Pico over everything, lime on the side.
6. Eat before the chips go soft.

Guac? Crema? Sure, if you've got them. They're not in the fridge today.`,
    extra: { optional: ["guac", "crema"] },
  },
  {
    id: "layout-61",
    ingredients: ["trout", "almonds", "butter", "green beans", "lemon", "salt"],
    markdown: `# Trout with Almonds

Serves 2, takes 20 minutes.

- 2 trout fillets
- 40 g almonds, flaked
- 50 g butter
- 200 g green beans
- ½ lemon
- ½ tsp salt

1. Steam the beans 5 minutes; they should still squeak.
2. Salt the trout. Fry it skin side down in a third of the butter for 4 minutes, then flip for one.
3. Lift the fish out, wipe the pan, and let the rest of the butter foam with the almonds until it smells of toast.
4. Kill the heat, squeeze in the lemon. Spoon it over the trout and the beans.

Boiled potatoes are what my mother would put with it.`,
  },
  {
    id: "layout-62",
    ingredients: ["chicken breast", "tortillas", "bell peppers", "onion", "chili powder", "lime", "oil"],
    markdown: `**Sheet Pan Fajitas** 🌶️

Makes 6

**What you need:**
* 1 lb chicken breast, sliced
* 3 bell peppers, sliced
* 1 onion, sliced
* 2 Tbsp oil
* 1 Tbsp chili powder
* 1 lime
* 6 tortillas

**What you do:**
* Oven to 425°F.
* Toss everything but the tortillas and lime on a sheet pan with 1 tsp kosher salt.
* Roast 18 min until the chicken hits 165°F.
* Warm the tortillas, fill them, lime all over.
* Dollop on some crema and you're in business!

**Storage:** 3 days in the fridge. Reheat till steaming.`,
    extra: { step: ["salt", "crema"] },
  },
  {
    id: "layout-63",
    ingredients: ["lentils", "sausages", "carrot", "onion", "red wine vinegar", "bay leaf", "olive oil"],
    markdown: `A proper French supper, this: sausages on a heap of lentils. Get 200 g lentils into cold water with a bay leaf, one carrot and half an onion, and simmer for 25 minutes. No salt yet; some say it toughens the skins. While they tick over, brown 4 sausages in a teaspoon of olive oil until they're the colour of a conker and cooked through. Drain the lentils, fish out the bay, and while they're hot dress them with a tablespoon of red wine vinegar and two more of oil. Chop the other half of the onion as finely as you can bear and stir that through. Lentils first, sausages on top. In Lyon they'd give you Dijon on the side; here the vinegar does the talking.`,
  },
  {
    id: "layout-64",
    ingredients: ["ricotta", "spinach", "lasagne sheets", "passata", "mozzarella", "nutmeg"],
    markdown: `## Spinach & Ricotta Lasagne

| Ingredient | Amount |
|---|---|
| Ricotta | 500 g |
| Spinach | 400 g |
| Lasagne sheets | 9 |
| Passata | 700 ml |
| Mozzarella | 1 ball |
| Nutmeg | a grating |

### Directions

1. Wilt the spinach, squeeze it as dry as a sponge, chop.
2. Mix with the ricotta, one beaten egg and the nutmeg.
3. Layer: sauce, sheets, ricotta. Repeat twice. Finish with sauce.
4. Tear the mozzarella over. Bake 40 min at 190 °C till brown at the edges.
5. Let it settle for ten minutes or it will slide about like soup.

### Tips
- Frozen spinach is fine.
- A béchamel on top instead of mozzarella is how nonna does it.`,
    extra: { step: ["egg"] },
  },
  {
    id: "layout-65",
    ingredients: ["oats", "apple", "cinnamon", "milk", "raisins"],
    markdown: `Hi there! Bircher muesli, coming right up.

**The night before**
1. Grate 1 apple (skin and all).
2. Stir together 100 g oats, 250 ml milk, 30 g raisins, 1 tsp cinnamon and the apple.
3. Cover; fridge; bed.

**In the morning**
1. Loosen with a splash of milk.
2. Eat cold, or warm it gently if it's that kind of day.

*Could you use yogurt in place of half the milk? You could.* 
*Nuts? If you like them.*`,
    extra: { optional: ["yogurt", "nuts"] },
  },
  {
    id: "layout-66",
    ingredients: ["beef short ribs", "carrots", "onion", "red wine", "beef stock", "thyme", "flour", "oil", "salt"],
    markdown: `### Braised Short Ribs

Ingredients
- 4 beef short ribs
- 2 carrots, in chunks
- 1 onion, in wedges
- 300 ml red wine
- 500 ml beef stock
- 3 sprigs thyme
- 1 tbsp flour
- 2 tbsp oil
- 1 tsp salt

Method
1. Salt the ribs and brown them hard in the oil. Take them out.
2. Colour the vegetables in the fat, scatter over the flour, stir.
3. Wine in; let it halve. Then stock and thyme.
4. Ribs back. Lid on. Three hours at 150 °C, until you could eat them with a spoon.
5. Skim the fat. If the gravy is thinner than you'd like, boil it down.
6. This cries out for mash, so make a bowl of it with plenty of cream and butter.`,
    extra: { step: ["mash", "cream", "butter"] },
  },
  {
    id: "layout-67",
    ingredients: ["eggs", "smoked salmon", "chives", "butter", "bagels"],
    markdown: `**Scrambled Eggs & Smoked Salmon Bagels**

You've got 5 things. It takes 10 minutes.

Ingredients: 4 eggs, 20 g butter, 80 g smoked salmon, a few chives, 2 bagels

1. Split and toast the bagels.
2. Melt the butter on the lowest heat there is. Add the beaten eggs and stir slowly with a spatula, as if you had all day, until they look like loose custard.
3. Heap the eggs on the bagels, drape the salmon over, snip the chives on top.

No need for salt: the salmon is salty enough. Cream cheese would be gilding the lily.`,
  },
  {
    id: "layout-68",
    ingredients: ["rice", "saffron", "peas", "prawns", "chorizo", "onion", "chicken stock"],
    markdown: `# Not-Quite Paella

1. Fry 100 g sliced **chorizo** in a dry pan till it bleeds orange. Out it comes.
2. In that oil, soften 1 chopped **onion**.
3. 250 g **rice** in, stir till it's shiny. A pinch of **saffron**, 750 ml hot **chicken stock**. Don't stir again. 18 minutes.
4. Poke in 200 g **prawns** and 100 g **peas**, chorizo back, foil over, 5 minutes until the prawns are pink.
5. Turn up the heat for a minute to catch the bottom.
6. Lemon wedges. Always lemon wedges.`,
    extra: { step: ["lemon"] },
  },
  {
    id: "layout-69",
    ingredients: ["pumpkin", "coconut milk", "red curry paste", "fish sauce", "thai basil"],
    markdown: `Thai-Style Pumpkin Curry

Yield: 3-4 portions

INGREDIENTS:
1 kg pumpkin, in chunks
1 can coconut milk
2 tbsp red curry paste
1 tbsp fish sauce
1 handful thai basil

INSTRUCTIONS:
Scoop the thick cream off the coconut milk into a hot wok and fry the paste in it until the oil splits out. Pour over the rest of the milk. Tip in the pumpkin, simmer 15 minutes until a knife meets no resistance. Fish sauce, taste, a little more if it's shy. Basil off the heat.

NOTES:
Great over jasmine rice or thin noodles. Palm sugar rounds it off if your pumpkin is a dull one.`,
    extra: { optional: ["palm sugar"] },
  },
  {
    id: "layout-70",
    ingredients: ["chocolate chips", "flour", "butter", "brown sugar", "egg", "baking soda"],
    markdown: `# The Only Cookie Recipe You'll Ever Need

Prep: 15 mins | Bake: 10 mins | Makes: 18

## INGREDIENTS
- 1 1/2 cups flour
- 1/2 tsp baking soda
- 1 stick butter, softened
- 3/4 cup brown sugar
- 1 egg
- 1 cup chocolate chips

## DIRECTIONS
1. Cream the butter and sugar until fluffy. Beat in the egg.
2. Whisk flour and soda together; fold into the wet mix. Chips in.
3. Scoop onto a lined sheet, golf-ball size. Chill 20 min (trust me).
4. Bake 10 min at 350°F. They'll look underdone. They're not.
5. Hit them with Maldon while they're hot.

Dunk in a glass of cold milk!`,
    extra: { step: ["maldon", "milk"] },
  },
  {
    id: "layout-71",
    ingredients: ["courgettes", "feta", "mint", "eggs", "flour", "olive oil"],
    markdown: `Kolokithokeftedes: a mouthful to say, and a better one to eat.

*For the fritters*: 2 courgettes, 100 g feta, 8 mint leaves, 1 egg, 4 tbsp flour
*For frying*: 4 tbsp olive oil

Grate the courgettes, and wring them out in a cloth; if you skip this you'll be eating pancakes. Crumble in the feta, add the chopped mint, the egg and the flour. It should drop off the spoon like porridge that has thought about it.

Fry spoonfuls in the oil, 3 minutes a side, till brown and lacy. Drain.

Tzatziki is the classic partner. I eat them off the paper, burning my fingers.`,
  },
  {
    id: "layout-72",
    ingredients: ["bread", "cheddar", "mustard", "beer", "worcestershire sauce"],
    markdown: `## Welsh Rarebit

1. Warm **100 ml beer** in a small pan. Off the heat, beat in **200 g grated cheddar**, **1 tsp mustard** and **1 tsp Worcestershire sauce**.
2. Back on a low heat with a tablespoon of flour and a knob of butter, stirring until it is a thick paste.
3. Toast **4 slices of bread** on one side only. Spread the other with the mixture.
4. Grill until it blisters.

Pickled onions on the side. The rest of the beer is yours.`,
    extra: { step: ["flour", "butter", "pickled onions"] },
  },
  {
    id: "layout-73",
    ingredients: ["gnocchi", "pesto", "cherry tomatoes", "pine nuts"],
    markdown: `**15-minute pesto gnocchi**

- 500g gnocchi
- 4 tbsp pesto
- 200g cherry tomatoes, halved
- 20g pine nuts

→ Toast the pine nuts in a dry pan. Set aside.
→ Boil the gnocchi till they bob up. Save a mug of the water.
→ Same pan, high heat: blister the tomatoes.
→ Gnocchi in, pesto in, a slosh of the water to make a sauce.
→ Nuts over. 

Got burrata? Lucky you; it isn't needed.`,
  },
  {
    id: "layout-74",
    ingredients: ["pork tenderloin", "apples", "cream", "mustard", "sage", "oil"],
    markdown: `### Pork with Apples and Mustard Cream

**Ingredients (2 servings)**
1. 1 pork tenderloin
2. 2 apples
3. 100 ml cream
4. 1 tbsp mustard
5. 6 sage leaves
6. 1 tbsp oil

**Steps**
1. Slice the pork in thick medallions. Season generously.
2. Sear in the oil, 3 minutes a side, to 63 °C, and rest 3 minutes.
3. Apples in wedges into the same pan with the sage, until golden.
4. Flame with a shot of Calvados, stand back.
5. Cream and mustard in. Bubble. Pour over the pork.`,
    extra: { step: ["calvados"] },
  },
  {
    id: "layout-75",
    ingredients: ["kidney beans", "sweetcorn", "red pepper", "red onion", "lime", "coriander", "olive oil"],
    markdown: `Mexican-ish Bean Salad

You need 1 can kidney beans, 1 can sweetcorn, 1 red pepper, half a red onion, 1 lime, a bunch of coriander and 2 tbsp olive oil.

First drain and rinse the beans and corn. Dice the pepper and onion as small as the beans. Throw it all in a bowl, then the lime juice, the oil and most of the coriander, torn. Leave it for ten minutes so that the onion calms down. The last of the coriander goes on top.

Good in a wrap, on a jacket potato, or beside anything off the grill. Takes well to avocado if you have one going soft.`,
    extra: { optional: ["avocado"] },
  },
  {
    id: "layout-76",
    ingredients: ["turkey mince", "breadcrumbs", "egg", "garlic", "parsley", "tinned tomatoes", "spaghetti"],
    markdown: `# Turkey Meatballs

INGREDIENTS
For the meatballs
500g turkey mince
50g breadcrumbs
1 egg
2 cloves garlic
2 tbsp parsley
For the sauce
1 tin tomatoes
To serve
300g spaghetti

METHOD
1. Mix the meatball things with your hands, gently, and roll into 16 balls.
2. Brown in a non-stick pan, no fat needed.
3. Add the tomatoes and half a tin of water, simmer 20 minutes, until the meatballs are cooked right through with no pink.
4. Boil the spaghetti, drain, toss with the sauce.
5. Grana over the top, a good snowfall of it.`,
    extra: { step: ["grana"] },
  },
];
