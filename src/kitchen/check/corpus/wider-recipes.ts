/** Recipes in the manner of many writers (rambling, prose, tables, nested bullets, brands, asides), labelled without sight of the check. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const WIDER_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "wider-01",
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
    id: "wider-02",
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
    id: "wider-03",
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
    id: "wider-04",
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
    id: "wider-05",
    ingredients: ["chickpeas", "tahini", "lemon", "garlic", "cumin", "olive oil"],
    markdown: `Hummus at home beats the tub from the supermarket every time, and I say this as someone who used to live on the stuff. Drain a tin of chickpeas but keep the liquid (chefs call it aquafaba; some people whip it into meringues, which we won't). Tip them into a processor with 3 tablespoons of tahini, the juice of a lemon, 1 clove of garlic and half a teaspoon of cumin. Blitz for a full three minutes, adding splashes of the liquid until it is lighter than whipped cream. Scrape into a bowl, swirl a hollow with a spoon and fill it with a good tablespoon of olive oil. It will keep four days in the fridge. You can do the same with white beans or roasted carrots another day.`,
  },
  {
    id: "wider-06",
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
    id: "wider-07",
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
    id: "wider-08",
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
    id: "wider-09",
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
    id: "wider-10",
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
    id: "wider-11",
    ingredients: ["lamb shoulder", "garlic", "rosemary", "anchovies", "olive oil", "salt", "potatoes"],
    markdown: `There are two things a shoulder of lamb asks of you: time, and not much else.

Heat the oven to 160°C. With a small knife, make a dozen cuts all over a 2 kg lamb shoulder. Slice 4 cloves of garlic into slivers and push one into each cut with a bit of anchovy (6 fillets should do it) and a tuft of rosemary, of which you'll want 3 sprigs. Rub 2 tablespoons of olive oil and 2 teaspoons of salt over the meat. The anchovy doesn't taste of fish in the end; it melts and does the work that stock cubes do in lesser kitchens.

Slice 1 kg of potatoes as thick as a coin, spread them in a roasting tin, pour over 300 ml of water, and sit the lamb on top. Cover with foil and roast for 4 hours, then uncover and give it a last half hour for the crust.

Leave the meat to rest while the potatoes drink up the juices. Pull it apart with two forks. Mint sauce is traditional, I know. Try it without.`,
  },
  {
    id: "wider-12",
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
    id: "wider-13",
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
    id: "wider-14",
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
    id: "wider-15",
    ingredients: ["mushrooms", "cream", "thyme", "garlic", "sourdough bread", "butter", "salt"],
    markdown: `### Mushrooms on toast, the proper way

Slice **300 g mushrooms** thickly. Melt **30 g butter** in a wide pan and, when it stops fizzing, add them in one layer. Don't touch them for three minutes; mushrooms that are poked sweat, and mushrooms left alone brown.

Season with **½ tsp salt**, add **2 cloves garlic**, sliced, and **the leaves of 4 sprigs of thyme**. Pour in **100 ml cream** and let it bubble down until it hangs on to the mushrooms.

Meanwhile toast **4 slices of sourdough**. Rub the hot toast with a cut clove. Spoon over the mushrooms and their sauce.

> **Variations** — A splash of sherry goes in before the cream. A poached egg on top makes it supper. Blue cheese instead of cream is another thing altogether.`,
    extra: { optional: ["sherry", "egg", "blue cheese"] },
  },
  {
    id: "wider-16",
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
    id: "wider-17",
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
    id: "wider-18",
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
    id: "wider-19",
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
    id: "wider-20",
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
    id: "wider-21",
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
    id: "wider-22",
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
    id: "wider-23",
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
    id: "wider-24",
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
    id: "wider-25",
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
    id: "wider-26",
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
    id: "wider-27",
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
    id: "wider-28",
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
    id: "wider-29",
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
    id: "wider-30",
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
];
