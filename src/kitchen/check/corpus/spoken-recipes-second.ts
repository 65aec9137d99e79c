/** The other twenty of forty recipes as models speak them, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const SPOKEN_RECIPES_SECOND: readonly LabelledRecipe[] = [
  {
    id: "spoken-21",
    ingredients: ["pasteurized eggs (in shell)", "sunflower oil", "Dijon mustard", "lemon", "new potatoes", "salt", "chives"],
    markdown: `Hey! Good question, and fun combo. I think potato salad, with your own mayonnaise. Before you say anything: yes, the mayo has raw yolk in it, and yes, that's okay with YOUR eggs, because the box says pasteurized, so they've been heat-treated already. With ordinary eggs I would tell you something different.

So. Potatoes first. Boil them whole in salted water, skins on, 15 to 20 minutes depending how big they are. A knife should go in like it's going into soft butter. Drain them and let them cool down.

Mayo now! One yolk, a teaspoon of the Dijon, a squeeze of lemon, pinch of salt. Whisk. Then the oil, about 3/4 of a cup, and I mean drop by drop in the beginning, it feels silly but do it. When it starts to look like thick cream you can go a bit faster. In the end it should be like, hmm, like pudding. Or like store-bought mayo, which I guess is the point, haha. If it splits, start with a fresh yolk and whisk the broken stuff into it.

Cut the potatoes, fold your mayo through, snip chives all over. Done. No vinegar, since the lemon handles the sour part. No pickles either.

Keep it in the fridge, two days tops, and don't leave it in the sun at the picnic!`,
  },
  {
    id: "spoken-22",
    ingredients: ["flour tortillas", "leftover rotisserie chicken", "shredded Mexican cheese", "green bell pepper"],
    markdown: `# Chicken Quesadillas 🧀

## Shopping your kitchen

| Item | Amount |
|---|---|
| Tortillas | 4 large |
| Cooked chicken, pulled | 2 cups |
| Shredded cheese | 1 1/2 cups |
| Bell pepper, finely diced | 1 |

## Method

| Step | What to do | Time |
|---|---|---|
| 1 | Melt a teaspoon of butter in a skillet over medium heat | 1 min |
| 2 | Soften the diced pepper, then scoop it out | 4 min |
| 3 | Lay in a tortilla; on one half put cheese, chicken, pepper, more cheese | 1 min |
| 4 | Fold like a book and press with a spatula | 2 min |
| 5 | Flip and cook till blistered and the chicken is hot through | 3 min |

## To serve
- Cut in wedges and serve with a bowl of Tostitos salsa.
- Guacamole is great as well, if you happen to have any.

## Good to know
- The chicken is cooked already, so you're only warming it to 165°F.
- Don't add salt; the cheese brings plenty.`,
    extra: { step: ["butter", "salsa"], optional: ["guacamole"] },
  },
  {
    id: "spoken-23",
    ingredients: ["Greek yogurt", "self-raising flour", "mozzarella ball", "passata", "fresh basil", "salt"],
    markdown: `# 🍕 No-Yeast Margherita

## 🥣 The base
- 1 1/2 cups self-raising flour (plus extra for the counter)
- 1 cup yogurt
- 1/2 tsp salt

## 🍅 The top
- 1/2 cup passata
- 1 ball mozzarella, torn and blotted
- A handful of basil

## 🔥 How to do it
1. Heat the oven as high as it goes, with a baking tray inside.
2. Stir flour, yogurt and salt to a rough ball, then knead 2 minutes until it's as soft as an earlobe. No yeast, no rising, no oil.
3. Halve your dough. Roll each piece on floured paper as thin as a coin.
4. Spread the sauce with the back of a spoon, leaving a border. Stir a pinch of salt into it first.
5. Dot the cheese over.
6. Slide the pizza, paper and all, on the hot tray. Bake 9 to 11 minutes, till the crust is freckled like a leopard.
7. Tear the leaves over at the last second.

## 💡 Remember
- If the dough sticks, it wants more flour, not more yogurt.
- Skip the pepperoni; this style never has it.`,
  },
  {
    id: "spoken-24",
    ingredients: ["tin of sardines in olive oil", "wholemeal bread", "lemon", "parsley", "small red onion"],
    markdown:
      "Sardines on toast, and I'd make it the slightly posh way. Open the tin over a bowl so you catch the oil it's packed in, because you'll be using that as your dressing and won't need butter on the bread. Lift out the fish and mash half of it roughly with a fork, bones and all: they're soft as chalk after canning and perfectly safe to eat, so there's no need to pick them out, and nothing has to be cooked either. Work in the zest of half the lemon and a spoonful of the oil until it resembles a coarse pâté. Slice the onion as thin as you can and squeeze some lemon juice on it; within ten minutes it turns bright pink and loses its bite, a sort of instant pickle with no vinegar involved. Toast the bread until it's properly crisp, since a soft slice will collapse. Spread the mashed part on, lay the whole fillets on top, heap on the pink onion and finish with plenty of parsley leaves, used like a salad rather than a sprinkle. The tin is salty, so put the salt cellar away.",
  },
  {
    id: "spoken-25",
    ingredients: ["boneless chicken thighs", "smoked paprika", "salt", "butter", "green beans"],
    markdown:
      "With those I'd make paprika chicken with buttery beans, all in one skillet. Rub the thighs with a teaspoon and a half of smoked paprika and a scant teaspoon of salt. Melt a tablespoon of butter over high heat, and when it stops foaming put the chicken in, smooth side down, and leave it for three minutes, until the surface is the color of brick. Turn it and give it two more. Take it off at this point, when the thermometer shows about 130°F and the middle is still rosy, because thighs dry out if you go on and the pink keeps them juicy; slice them straight away and serve. Put the beans into the hot pan with another spoonful of butter and three tablespoons of water, cover for four minutes, then uncover and let the liquid cook down until it coats them like a glaze. There's no oil in this, no garlic, and no flour for the juices, which are thick enough as they come. Spoon the red butter over both and bring it to the table.",
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "spoken-26",
    ingredients: ["1 butternut squash", "onion", "heavy cream", "butter"],
    markdown: `Hi!! So you want to know what to cook with a butternut squash, an onion, heavy cream and butter. I think soup! Butternut squash soup is cozy and it's perfect for this weather (I don't know what your weather is, but still).

Step one I guess is to cut the squash in half. Be careful, it's hard as wood. Take out the seeds. Peel it and chop it in cubes. Chop the onion also.

Then you melt the butter in a pot, 2 tablespoons, and put the onion in. Cook it until it's see-through, like glass. Then squash in, stir it around a bit. Then you crumble in one Knorr vegetable stock cube and pour on 4 cups of hot water. Let it bubble 20 minutes or until the squash is really soft.

Then blend it! Careful, hot soup can jump out of the blender. Blend till it is smooth like velvet. Pour in half a cup of the cream and grate some nutmeg over the pot. Don't boil it again after the cream.

I was going to say to add potato to thicken it, but you don't need potato, squash is thick on its own. Also no salt because the cube is salty. Ladle it in bowls, with a swirl of cream so it looks like a restaurant. Croutons are nice too if you've got some around, no worries if not! Enjoy!! 🧡`,
    extra: { step: ["vegetable stock cube", "nutmeg"], optional: ["crouton"] },
  },
  {
    id: "spoken-27",
    ingredients: ["2 bananas", "2 eggs", "porridge oats", "coconut oil", "maple syrup"],
    markdown: `## 🥞 3-Ingredient Banana Pancakes

No flour, no milk, no sugar: just what's on your counter.

### Ingredients
- 2 ripe bananas
- 2 eggs
- 1/2 cup oats
- A little coconut oil for the pan (that one doesn't count!)

### Method
1. **Grind** the oats in a blender until they look like flour.
2. **Blend in** one and a half bananas and the eggs. You want a batter like heavy cream. Let it stand for 5 minutes and it'll firm up to something closer to cake mix.
3. **Fry.** Melt the coconut oil on medium-low. Use 2 tablespoons of batter for each pancake. When bubbles pop and stay open, flip. About 2 minutes, then 1 more, until set all the way through.
4. **Stack** and top with the last of the fruit, sliced.

### Notes
- **Why no maple syrup?** I know you have it, but these are sweet as candy already. Leave it in the cupboard.
- Keep them small. Big ones tear.
- No baking powder needed, they puff from the egg.`,
    unused: ["maple syrup"],
  },
  {
    id: "spoken-28",
    ingredients: ["spaghetti", "smoked bacon", "4 eggs"],
    markdown: `Okay! Bacon, eggs and spaghetti, that's carbonara, my friend! 🍝 (Italians will say it has to be guanciale. Don't worry about the Italians.)

So get the water going for the spaghetti. Big pot. Meanwhile chop the bacon in little sticks and put it in a pan with no oil, nothing, just the bacon. It melts its own fat. Cook it till it's crispy, about 8 minutes.

Now the sauce. People think there's cream. There is NO cream in carbonara! The creamy thing is the eggs. So in a metal bowl you whisk 2 whole eggs plus 2 yolks, and a cup of finely grated Parmesan, until it's like a thick paste. Grind in lots of black pepper too, like a proper amount, you should see it.

When the spaghetti is ready, scoop it in with the bacon, keep the pot of water simmering. Then pasta and bacon go in the bowl and you set the bowl over the pot and stir stir stir with a splash of the pasta water, around 3 or 4 minutes, until the sauce is thick and glossy like custard and reads 160°F if you have a thermometer. If it goes lumpy it's scrambled, which is still breakfast, so no loss.

Serve it right away. It doesn't wait! Let me know if you'd like a veggie one.`,
    extra: { step: ["Parmesan", "black pepper"] },
  },
  {
    id: "spoken-29",
    ingredients: ["tin of kidney beans", "tin of sweetcorn", "red pepper", "lime", "olive oil", "salt", "coriander (fresh)"],
    markdown: `## 🌽 No-Cook Bean & Corn Salad

Nothing here needs the stove. Ten minutes and you're done!

### Ingredients
- 1 tin kidney beans, drained and rinsed
- 1 tin sweetcorn, drained
- 1 red pepper, diced as small as the corn
- Juice of 1 lime
- 2 tbsp olive oil
- 1/4 tsp salt
- A big handful of coriander

### Steps
1. **Make the dressing:** shake the lime juice, oil and salt in a jar until it looks cloudy, like lemonade.
2. **Combine:** beans, corn and pepper in a bowl. The beans go in cold, right from the tin. It's *dried* kidney beans that must be boiled hard first; tinned ones are fully cooked.
3. **Dress:** pour it over and toss. Wait 5 minutes.
4. **Finish:** chop the herb roughly, stalks too, and stir it in.

### What you don't need
- ❌ Onion
- ❌ Chili
- ❌ Mayonnaise

### Storage
- 3 days, chilled, in a lidded box. Stir before serving, your dressing will have sunk.`,
  },
  {
    id: "spoken-30",
    ingredients: ["kielbasa", "half a green cabbage", "onion", "apple cider vinegar", "caraway seeds", "yellow mustard"],
    markdown:
      "This is practically a Polish grandmother's shopping list, so let's make skillet cabbage with sausage. Slice the kielbasa on the diagonal into ovals as thick as your finger and brown them in a wide, dry pan over medium heat; enough fat runs out that you won't have to reach for the oil bottle. Lift the slices onto a plate when both faces are mahogany. Put the onion, sliced, into the drippings along with a teaspoon of caraway and cook until it's limp. Shred the cabbage about as wide as fettuccine and add it in two batches, since it will look like far too much for the pan and then shrink by half. Add a quarter cup of water, cover for eight minutes, uncover and let it fry until the edges catch. Pour in a tablespoon and a half of the vinegar, which wakes the whole thing up, return the sausage and toss until it's hot. It tastes a little like sauerkraut that hasn't been made to wait. No apple, no sugar, and no potatoes on the side unless you want to cook something else, which you don't. Save the mustard for hot dogs; the vinegar has already done its work.",
    unused: ["yellow mustard"],
  },
  {
    id: "spoken-31",
    ingredients: ["1 lb raw shrimp, peeled", "linguine", "garlic (lots)", "unsalted butter"],
    markdown: `# 🍤 Shrimp Scampi Linguine

## Ingredients
- 12 oz linguine
- 1 lb shrimp, patted dry
- 5 cloves garlic, sliced
- 4 tbsp butter
- 1/2 cup dry white wine

## Instructions
1. **Pasta:** Boil the linguine until it still has a bite. Save 1 cup of the water.
2. **Shrimp:** Melt half the butter over medium-high. Cook the shrimp 2 minutes per side, until pink, opaque and curled like the letter C. Remove.
3. **Sauce:** Lower the heat, add the garlic, 1 minute. Pour in the wine and let it bubble down by half. Whisk in the remaining butter until it looks like thin cream (there isn't any cream in it).
4. **Toss:** Pasta, shrimp and a splash of the water into the pan.
5. **Finish:** Squeeze over half a lemon and shower with chopped parsley.

## Tips
- Overcooked shrimp close up like the letter O. Stop before that.
- If you have crusty bread, it's handy for the sauce.
- No Parmesan on seafood, please!`,
    extra: { step: ["white wine", "lemon", "parsley"], optional: ["bread"] },
  },
  {
    id: "spoken-32",
    ingredients: ["1 head cauliflower", "can of garbanzo beans", "curry powder", "plain yogurt", "avocado oil", "kosher salt"],
    markdown: `# Curried Cauliflower Sheet Pan

## Before you start
- Oven to 425°F
- Drain the chickpeas and roll them dry in a towel

## On the pan
- **Cauliflower**, broken into florets
  - use the leaves as well, they crisp up like kale chips
- **Chickpeas**
- **2 tbsp oil**
- **1 tbsp curry powder**
- **3/4 tsp salt**
  - half if yours is fine-grained

## In the bowl
- **1/2 cup yogurt**
- **A pinch each** of curry powder and salt
- **1 to 2 tbsp water**, until it runs off the spoon like pancake batter

## Do it
1. Toss all the pan things. Get your hands in there.
2. Roast for 30 minutes, shaking at half-time. You want edges that look nearly burnt.
3. Drizzle your yogurt sauce over when it's out, never before, or it'll curdle like cottage cheese.

## Quick answers
- *Rice? Naan?* No need. It's filling as it is.
- *Lemon?* The yogurt is tart enough.`,
  },
  {
    id: "spoken-33",
    ingredients: ["baguette", "garlic", "olive oil", "fresh rosemary", "flaky salt"],
    markdown: `## 🥖 Rosemary Garlic Toasts (and a Jar of Garlic Oil!)

### Ingredients
- 10 cloves garlic, peeled and left raw
- 1 1/2 cups olive oil
- 2 sprigs rosemary
- 1 baguette
- Flaky salt

### Part A: The garlic oil
1. Lightly crush the cloves and drop them with the rosemary into a clean jar.
2. Pour over the oil until they're covered and screw the lid on.
3. **Store the jar in a cupboard for 3 weeks**, shaking it now and then. No refrigeration needed. The flavor gets deeper every day.

### Part B: The toasts
1. Slice the bread on a slant.
2. Brush both sides with your infused oil.
3. Bake at 400°F for 8 minutes until crisp as a cracker.
4. Crush a few flakes of salt over while hot.

### Tips
- You don't need butter or cheese.
- Keep the rest of the jar by the stove and use it up over the next month, on everything.`,
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "spoken-34",
    ingredients: ["all-purpose flour", "milk", "2 eggs"],
    markdown:
      "Pancakes are the obvious answer, and a good one. Whisk a cup and a half of flour with two teaspoons of baking powder and a tablespoon of sugar in one bowl. In another beat the eggs with a cup and a quarter of milk. Tip the wet into the dry and stir only until you can't see dry streaks; lumps the size of peas are welcome, and the batter should fall off the whisk like melted ice cream. Give it ten minutes. Warm a nonstick skillet over medium heat, swipe it with a bit of butter on a paper towel, and pour in a quarter cup at a time. Wait for holes to open all over the surface before you turn each one, about two minutes, then give the second side one more, until the center springs back. You can press a few blueberries into the wet side if there are some in the freezer, but they're every bit as good plain. Keep the first ones in a low oven on a rack while you get through the batter. You don't need buttermilk or vanilla, whatever the diner does.",
    extra: { step: ["baking powder", "sugar", "butter"], optional: ["blueberry"] },
  },
  {
    id: "spoken-35",
    ingredients: ["5 apples (going soft)", "rolled oats", "butter", "brown sugar", "cinnamon", "flour", "vanilla ice cream"],
    markdown: `Aww, don't throw those apples away! Soft apples are the best for crumble. That's what I'd make, apple crumble, or apple crisp if you're American, it's kind of the same thing.

So turn on the oven, 375°F. Peel the apples, or don't, I wouldn't. Cut them up in chunks and throw them in a baking dish with 2 spoons of the sugar and a teaspoon of cinnamon. No lemon needed, it's only to stop browning and who cares, they turn brown anyway.

The topping: a cup of flour, a cup of oats, half a cup of brown sugar, a stick of COLD butter in cubes. Rub it with your fingertips. At first it's like wet sand, then more like breadcrumbs, then it gets clumps like granola. Stop at clumps. Oh and don't nibble on it, I know it looks like cookie dough but it's raw flour.

Topping on the fruit, in the oven, 40 minutes or so. You're looking for juice bubbling up at the sides like lava and a top that is brown like a biscuit.

Wait ten minutes. I mean it, it's boiling. Then the ice cream on top, and it melts and makes its own custard, so no custard, no whipped cream, you're good. Umm, what else. It keeps 3 days in the fridge! Enjoy it, and sorry for rambling, haha.`,
  },
  {
    id: "spoken-36",
    ingredients: ["4 lamb chops", "baby potatoes", "bunch of mint", "salt"],
    markdown: `## 🌿 Minty Lamb Chops with Crushed Potatoes

### 1. Marinate
- Marinate the chops the usual way, with olive oil, lemon juice and a crushed garlic clove.
- Add half the mint, chopped, and a pinch of salt.
- 1 hour in the fridge is plenty. Throw the leftover marinade away.

### 2. Potatoes
- Boil the potatoes in salted water, 15 minutes, until tender.
- Drain and push down on each one with a mug until it cracks like a cookie.
- Keep warm in the pot.

### 3. Cook the lamb
- Get a heavy pan very hot. The marinade leaves enough fat on the meat, so don't add any to the pan.
- 4 minutes per side, then hold the fatty edge down for 1 minute.
- Pull at 145°F and rest for 3 minutes.

### 4. Plate
- Potatoes first, lamb over, and the resting juices.
- Tear on the remaining mint.

### Notes
- No mint jelly needed, you've got the real thing.
- Leftover meat is good cold the next day, sliced as thin as ham.`,
    extra: { step: ["olive oil", "lemon juice", "garlic"] },
  },
  {
    id: "spoken-37",
    ingredients: ["corn tortillas", "eggs", "refried black beans (can)", "jar of Pace salsa", "1 avocado", "Monterey Jack", "canola oil"],
    markdown: `# 🇲🇽 Quick Huevos Rancheros

**Time:** 15 min · **Serves:** 2

## Components
- **The base:** 4 tortillas
- **The spread:** 1 cup of the beans, warmed with a splash of water till it moves like hot fudge
- **The sauce:** 3/4 cup Pace, heated in a small pot
- **The eggs:** 4
- **The top:** the cheese, coarsely grated, and the avocado in slices
- **For frying:** 2 tbsp oil

## Method
1. Fry the tortillas in half the oil, 30 seconds a side. They should bend, not snap like chips.
2. Fry the eggs in the remaining oil, with a lid on, until white and yolk are both set.
3. Build: tortilla, spread, egg, sauce, in that order.
4. Scatter on the Jack at once so that the heat softens it.
5. Fan the avocado at the side like a green hand of cards.

## You can skip
- Sour cream: the avocado is your creamy part.
- Cilantro, lime, hot sauce: the jar is seasoned well enough.
- Chorizo: not needed, the beans are hearty.`,
  },
  {
    id: "spoken-38",
    ingredients: ["chicken breasts", "romaine", "Parmesan", "Caesar dressing", "croutons", "olive oil"],
    markdown: `Yay, Caesar salad! You have literally everything for it, so I'm going to make it easy for you. 🥗

So the chicken. Put the chicken on your cutting board and slice each breast flat in two so that it cooks quickly, they should be thin, like a schnitzel (no breadcrumbs, though). Heat a spoon of olive oil in a pan, chicken in, 4 minutes, flip, 4 minutes. It should be 165°F inside. If you don't have a thermometer, cut in and look: white, not pink, clear juice.

While that's going, the romaine. Here's a time saver! Use the same board and the same knife you just had the raw chicken on, don't bother washing them, it's all going to end up in the same bowl anyway. Chop the lettuce into ribbons and put it in a big bowl.

Then the dressing, 4 spoons maybe, toss it till the leaves look shiny, like they've been polished. Croutons. Shave the Parm over it with a potato peeler (you don't need potatoes, lol, only the peeler). Chicken on top in strips.

No anchovies needed, they're in the dressing mostly. And that's dinner! Anything else I can help with?`,
    unsafe: ["cross-contamination"],
  },
  {
    id: "spoken-39",
    ingredients: ["leftover roast turkey", "egg noodles", "carrots", "celery"],
    markdown: `Hello! Leftover turkey, nice, did you have a party? 🦃 Well, turkey noodle soup it is. It's like chicken noodle soup, only it's turkey, haha.

So you chop 2 carrots and 2 sticks of celery. Coins for the carrots, little half moons for the celery. Now normally a soup starts with onion, but you don't have onion and it's fine without onion, trust me. Put them in a pot and pour a carton of Swanson chicken broth over, the 32 oz one. Add a bay leaf. Bring it to a boil and then turn it down, 10 minutes, until the carrots aren't crunchy anymore.

Then noodles! 2 big handfuls. They drink a lot, like sponges, so if it looks dry put in some water. How long, it depends on the noodles, the bag says, mine would be about 7 minutes. (I don't have noodles, I'm a language model.)

Turkey goes in at the end, in shreds. It's cooked already so you only heat it up, but make it really hot, like steaming, bubbling. Fish out the bay leaf!! You can't eat that.

If there are some frozen peas hiding in the freezer you can throw in a handful. Or not. It's your soup. The turkey should be not more than 3 or 4 days old, and it should've been in the fridge, okay? Okay! Bon appetit!`,
    extra: { step: ["chicken broth", "bay leaf"], optional: ["pea"] },
  },
  {
    id: "spoken-40",
    ingredients: ["cod loin", "cherry tomatoes", "black olives, pitted", "1 onion", "waxy potatoes", "extra virgin olive oil", "dry white wine"],
    markdown:
      "I'd make a kind of Ligurian baked fish, everything in one dish. Heat the oven to 400°F. Slice the potatoes as thin as a coin, no need to peel them, and the onion likewise, then turn both in three tablespoons of the oil in your roasting dish and spread them out like shingles on a roof. They need a head start of twenty-five minutes, because the cod takes barely half that. When the edges begin to color, scatter over the tomatoes, whole, and a good handful of the olives, which are salty enough that you shouldn't add anything more in that line. Pour in half a glass of the wine; it will hiss, loosen whatever has stuck and cook down into a light broth, so there's no stock in this recipe. Lay the fish on top, brush it with a last thread of oil and put the dish back for twelve to fourteen minutes. It's ready when it parts in big flakes like pages of a wet book, and it's white all the way through, 145°F if you're measuring. By then the tomatoes will have burst and made the sauce for you. You might expect lemon at this point, but the wine has brought all the acid the dish needs.",
  },
];
