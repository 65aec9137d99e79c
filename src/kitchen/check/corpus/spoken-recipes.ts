/** Forty recipes as models speak them, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const SPOKEN_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "spoken-01",
    ingredients: ["3 eggs", "leftover rice (in the fridge since last night)", "frozen peas", "soy sauce", "sunflower oil", "spring onions"],
    markdown: `## 🍳 Better-Than-Takeout Egg Fried Rice

Great news: yesterday's rice is *exactly* what you want here. Cold, dry grains fry much better than fresh ones.

### What you'll need
- 3 cups cold rice, straight from the fridge, clumps broken up with your fingers
- 3 eggs, beaten until they look like thin custard
- 1 cup frozen peas (no need to thaw)
- 2 tbsp soy sauce
- 2 tbsp oil
- 3 spring onions, whites and greens kept apart

### Method
1. **Scramble.** Heat half the oil in a wok, add the eggs and stir until just firm. Tip onto a plate.
2. **Fry the whites.** Add the rest of the oil and the onion whites. 1 minute.
3. **Add the rice.** Press it against the hot metal and toss, 4 to 5 minutes, until every grain is steaming hot right through.
4. **Finish.** Peas in, 2 minutes. Then the soy and the scramble. Scatter the green tops over.

### Tips
- No salt needed. The soy does that job.
- You don't need sesame oil, garlic or chicken for this to be dinner.
- Don't reheat this one a second time.

Would you like a spicy version next?`,
  },
  {
    id: "spoken-02",
    ingredients: ["chicken thighs", "potatoes", "carrots", "1 lemon"],
    markdown:
      "You've got the makings of a really good tray bake there. Heat the oven to 425°F and cut the potatoes into chunks about the size of a walnut; the carrots can be a little smaller because they take longer. Pile all of it on your biggest sheet pan and toss with a couple of tablespoons of olive oil. Nestle the chicken in among the vegetables, skin up, and season everything generously with salt and black pepper. Slice half the lemon thinly and tuck the slices underneath the thighs, where they will soften and go almost jammy. If you happen to have a sprig of rosemary, throw that in as well, but it is by no means essential. Roast for 40 to 45 minutes without fussing with it, until the skin is the color of toffee and a thermometer in the thickest thigh says at least 165°F. Squeeze the other half of the lemon over the pan while it's still spitting, let it rest five minutes, and spoon the juices from the corners over each plate. That's the gravy, so there's nothing else to make.",
    extra: { step: ["olive oil", "salt", "black pepper"], optional: ["rosemary"] },
  },
  {
    id: "spoken-03",
    ingredients: ["penne", "2 cans tuna in water", "a few ripe tomatoes", "garlic", "olive oil", "salt"],
    markdown: `Hello there! 😊 What a fun set of ingredients! I'd be happy to help you cook something. So with the things you told me, I think we can make a tuna pasta. Tuna pasta is a classic and it is very easy and very tasty.

Okay so first, we put a big pot of water on to boil, and we salt it so it tastes like the sea. When it bubbles, the pasta goes in. Now while the pasta is cooking, we make the sauce. Take 2 cloves of garlic and slice them so thin they're like paper. Warm 3 tablespoons of oil in a pan, garlic in, and just wait until it smells nice, not brown! Brown garlic is bitter. Then chop the tomatoes and put them in with a pinch of salt. Let them cook around 8 minutes until they collapse and it looks a bit like jam.

Now the fish. Drain the cans well. You do not have to cook the fish! It can go on straight out of the can because it was cooked already at the factory. So we drain the pasta (keep a mug of the water), mix pasta and sauce, a splash of that water, and at the very end we fold the fish in so it stays chunky like flakes.

And that's it! Oh, and some people ask about cheese. No cheese on this one, in Italy they would frown at you, haha. Enjoy your meal! Let me know how it goes!`,
  },
  {
    id: "spoken-04",
    ingredients: ["1 lb ground beef", "flour tortillas", "cheddar block", "iceberg lettuce", "dill pickles"],
    markdown: `# 🌮 Weeknight Beef Tacos

**Serves:** 4 | **Time:** 20 minutes

## Ingredients
- 1 lb ground beef
- 1 packet Old El Paso taco seasoning
- 8 flour tortillas
- 1 cup cheddar, shredded
- 2 cups iceberg, cut in ribbons

## Instructions
1. **Brown the meat.** In a dry skillet over medium-high, cook the beef 7 to 8 minutes, breaking it up, until there's no pink left. The beef makes its own fat, so no oil is needed.
2. **Season.** Stir in the packet and 2/3 cup water. Simmer 5 minutes until it's as thick as chili.
3. **Warm the tortillas** for 20 seconds a side in a second pan.
4. **Build.** Meat, then the cheese so it melts, then lettuce, and finish each taco with a dollop of sour cream.

## Notes
- I left the pickles out of this one. They'd fight with the seasoning.
- Got a bottle of hot sauce? A few drops are nice, but optional.
- The meat keeps 3 days in the fridge.`,
    extra: { step: ["taco seasoning", "sour cream"], optional: ["hot sauce"] },
    unused: ["dill pickles"],
  },
  {
    id: "spoken-05",
    ingredients: ["bread flour", "instant yeast", "salt", "sugar"],
    markdown: `## Overnight No-Knead Bread

With just these you can make a bakery-style loaf. Really!

### Ingredients
- 3 cups (400 g) flour, plus a little for dusting
- 1/4 tsp yeast
- 1 1/4 tsp salt
- 1 1/3 cups cool water

### Steps
1. Stir it all together in a big bowl. It'll look shaggy and wet, rather like thick porridge. That's right.
2. Cover the bowl and **leave it on the counter for 12 to 18 hours.** Yes, out of the fridge! There's no egg or milk in this dough, so nothing will spoil. It should end up dotted with bubbles.
3. Tip it onto a floured counter, fold it over itself like a letter, and let it rest for 1 hour.
4. Put a lidded cast-iron pot in the oven and heat both to 450°F.
5. Drop the dough into the hot pot. You don't have to grease it; no butter, no oil.
6. Bake 30 minutes covered, then 15 uncovered, until the crust is chestnut brown.

### Good to know
- **The sugar stays in the cupboard.** The yeast has so long to work that it doesn't need feeding.
- Let your bread cool a full hour before you cut it, or the crumb will be gummy.`,
    unused: ["sugar"],
  },
  {
    id: "spoken-06",
    ingredients: ["2 chicken breasts", "lemon juice", "garlic", "olive oil", "salt", "couscous"],
    markdown:
      "Lemon-garlic chicken over couscous would be my pick. Stir together a quarter cup of lemon juice, three tablespoons of olive oil, two crushed cloves of garlic and a teaspoon of salt in a shallow dish, then lay the chicken breasts in it, turn them a few times, and let them sit in the refrigerator for two hours. Heat a grill pan until it's very hot. Lift the chicken out, letting the marinade drip back into the dish, and grill for six or seven minutes a side until it reaches 165°F at the thickest point. Meanwhile pour a cup of boiling water over a cup of couscous, cover it, wait five minutes and fluff it with a fork until it looks like coarse sand. Slice the chicken, fan it over the couscous, and don't waste what's left in the dish the chicken soaked in: just whisk it up and spoon it over the plates as it is, for a bright, fresh sauce. You won't need any butter or stock.",
    unsafe: ["cross-contamination"],
  },
  {
    id: "spoken-07",
    ingredients: ["2 packs instant ramen, chicken flavour", "1 egg", "baby spinach", "butter"],
    markdown: `Hi! Thanks for asking! I love ramen, well, I'm an AI so I can't eat it, but people love it! 🍜

So what can you cook with these? You can cook an upgraded ramen. It's going to be so much better than plain ramen. Here is how I would do it.

You boil about 4 cups of water. You put in the flavour packets from the ramen first, so the broth is ready. Then you crack the egg and slide it in gently and let it poach about 5 minutes, until the white and the yolk are both firm. You can scoop it out and keep it on a saucer. Then the noodles go in for 3 minutes. Then the spinach. It looks like a lot of spinach but don't panic, it shrinks to nothing! Ten seconds. Turn off the heat.

Now the secret: a teaspoon of butter stirred in. It makes the soup rich, a bit like a tonkotsu, but without any pork. Put it in bowls, the egg on top, and then squirt some sriracha over it in a zigzag, and shake on toasted sesame seeds so it looks like the shop.

You do not need soy sauce, the packet is salty enough. Anyway, that's the recipe! Is there anything else I can help you with today?`,
    extra: { step: ["sriracha", "sesame seed"] },
  },
  {
    id: "spoken-08",
    ingredients: ["rolled oats", "a very ripe banana", "milk", "peanut butter", "cinnamon"],
    markdown: `# 🥣 Peanut Butter & Banana Overnight Oats

No stove required. You stir, you sleep, you eat.

## What goes in

| Ingredient | Amount | Why |
|---|---|---|
| Oats | 1/2 cup | the base |
| Milk | 2/3 cup | softens the oats |
| Banana | 1/2, mashed | sweetness |
| Peanut butter | 1 tbsp | richness |
| Cinnamon | 1/4 tsp | warmth |

## How to
- **Mash** half the banana in a jar until it's like baby food.
- **Stir in** everything else from the table. It will look far too runny.
- **Chill** with a lid on, at least 6 hours. By morning it sets like a soft rice pudding.
- **Top** with the other half of the fruit, in coins.

## FAQ
- *Do I need honey or maple syrup?* No. A spotty banana is sweet enough.
- *Don't I have to cook the oats?* No, rolled oats are steamed before they're packed, so you can eat them soaked.
- *Yogurt? Chia?* Not needed. The oats thicken by themselves.

Keeps 2 days in the fridge.`,
  },
  {
    id: "spoken-09",
    ingredients: ["2 thick pork chops", "2 apples", "1 onion", "butter", "salt & pepper"],
    markdown:
      "I'd go for skillet pork with apples and onions, which tastes like autumn and uses one pan. Pat the chops dry and season both sides with salt and pepper. Melt a tablespoon of butter in a heavy skillet over medium-high heat and, when it foams and smells of hazelnuts, lay in the meat and leave it alone for five minutes. Turn it, cook another four, and start checking: you're after 145°F in the middle. At that point a blush of pink is perfectly fine in a whole chop, provided you put it on a warm plate and let it rest for at least three minutes, which you'll do anyway while you make the topping. Drop another tablespoon of butter into the same pan, add the onion in half-moons and cook until it slumps, about six minutes, then add the fruit, cored and sliced as thick as a pencil. Splash in a few spoonfuls of water and scrape up the brown bits; they dissolve into a glaze that looks like thin caramel, though there's no sugar in it, and no cider or cream is called for either. Pour any juices from the resting plate back into the skillet, pile the apples over the pork and eat.",
  },
  {
    id: "spoken-10",
    ingredients: ["1 can black beans", "2 sweet potatoes", "red onion", "ground cumin"],
    markdown: `## 🍠 Smoky Sweet Potato & Black Bean Bowls

### Ingredients
- 2 sweet potatoes, in 1-inch cubes
- 1 can black beans, drained and rinsed
- 1/2 red onion, thinly sliced
- 1 tsp ground cumin
- 1 tbsp olive oil

### Directions
1. Heat the oven to 425°F.
2. Toss the cubes with the oil and cumin on a sheet pan. Spread them out so they roast rather than steam.
3. Roast 25 minutes, turning once, until the edges are dark.
4. Warm the beans in a small pot with a splash of water. Mash a few against the side until they look like refried beans.
5. Spoon cooked rice into two bowls, then the potatoes, then the beans.
6. Top with the raw onion and **a good squeeze of lime**.

### Tips
- Too sharp? Soak the onion in cold water for 10 minutes.
- No cheese or sour cream needed, the mashed beans are creamy by themselves.
- Leftovers keep for 3 days, chilled.`,
    extra: { step: ["olive oil", "rice", "lime"] },
  },
  {
    id: "spoken-11",
    ingredients: ["canned chickpeas (2)", "tahini", "lemon", "garlic", "olive oil", "salt", "pita bread"],
    markdown: `# Two Ways with Your Chickpeas

## Version 1: Silky Hummus
- Drain 1 can, saving the liquid
- 1/3 cup tahini
- Juice of 1/2 lemon
- 1 small clove garlic
- 1/2 tsp salt

**Do this:**
1. Blend tahini and lemon for 1 minute. It'll seize up like cement; carry on and it turns pale as whipped cream.
2. Add the garlic, salt and chickpeas. Blend 3 minutes, adding 3 or 4 spoonfuls of the saved liquid, until it looks like soft-serve ice cream.
3. Swirl onto a plate, with a thread of olive oil in the dip.
4. Scoop up with warm pita.

## Version 2: Crunchy Pita Salad Plates
- Dry the second can in a towel
- Toss with 1 tbsp oil and a pinch of salt
- Roast at 400°F, 30 minutes, until they rattle like nuts on the tray
- Tear the bread, toast it for the last 6 minutes on the same tray
- Thin 2 tbsp tahini with lemon juice and water to a pourable dressing
- Pile the crisp bread and chickpeas on a plate, dressing over everything

### Which one?
If you're hungry now, make the first. The second needs patience, but no blender. Neither needs cumin or paprika, whatever you've read.`,
  },
  {
    id: "spoken-12",
    ingredients: ["dried red kidney beans", "onion", "canned chopped tomatoes", "chili powder", "salt"],
    markdown: `## 🌶️ Set-and-Forget Slow Cooker Chili Beans

Perfect for a busy day. Five minutes of work in the morning, dinner when you come home!

### Ingredients
- 2 cups dried red kidney beans, rinsed
- 1 large onion, diced
- 1 can chopped tomatoes
- 1 tbsp chili powder
- 1 tsp salt
- 5 cups water

### Method
- **Step 1:** Tip the dry beans into the slow cooker. No soaking and no boiling beforehand, that's the beauty of it.
- **Step 2:** Add the onion, tomatoes, chili powder and water.
- **Step 3:** Put on the lid and cook on **LOW for 7 hours**. The beans should be tender with a little bite.
- **Step 4:** Stir in the salt. Mash a ladleful against the side until the sauce looks like gravy.

### Notes
- No meat and no stock needed, the beans make their own broth.
- Chill leftovers within two hours. They keep for 4 days.`,
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "spoken-13",
    ingredients: ["salmon fillets", "asparagus", "rice"],
    markdown:
      "A simple salmon supper suits these three nicely. Start the rice first: rinse a cup of it until the water runs clear, add a cup and a half of fresh water, bring it to the boil, cover, and leave it on the lowest heat for fifteen minutes, then off the heat for ten. While it steams, snap the woody ends off the asparagus. Set a large nonstick pan over a medium flame and melt a generous knob of butter in it. Lay the fish in skin side down and press it flat for a few seconds so it doesn't curl. After five minutes push it to one side and roll the spears through the fat next to it. Turn the fillets for a final three minutes, until the flesh flakes when you nudge it and is no longer glassy in the center. Fluff the rice, arrange everything on top, pour over what's left in the pan and finish with chopped fresh dill. A teaspoon of capers would be good if there's a jar in your fridge, though I wouldn't go out for them. You could call that buttery puddle a sauce; it needs no flour or cream.",
    extra: { step: ["butter", "dill"], optional: ["caper"] },
  },
  {
    id: "spoken-14",
    ingredients: ["sliced sourdough", "sharp cheddar", "salted butter", "1 can Campbell's tomato soup", "half an onion"],
    markdown: `Ooh, okay, I know exactly what this is! This is grilled cheese and tomato soup and it's basically a hug. Let's go.

So first thing, take the butter out and leave it on the counter for an hour. It's fine, it's butter, it isn't going to hurt you, and you want it soft like face cream so you can spread it without tearing the bread. Butter the OUTSIDE of four slices. Some people swear by mayo for that, but you don't need it, skip it.

Grate the cheddar, don't slice it, because it melts faster. Put it between the slices, the buttered sides facing out, and lay your sandwiches in a cold pan. Then turn it on to medium-low. Yes, a cold pan! About 4 minutes a side, until they're the color of a good leather shoe.

In the meantime the soup. Open the Campbell's, put it in a pot, fill the can with water and pour that in too (the label says milk works, but water's fine, we haven't got milk). Heat till it bubbles. Cut one last slice of sourdough in cubes and toast them in whatever fat is left in the pan, and there you go, those are your croutons.

The onion I'd leave for tomorrow, honestly. It doesn't belong here. Dunk, eat, be happy!`,
    unused: ["half an onion"],
  },
  {
    id: "spoken-15",
    ingredients: ["8 chicken drumsticks", "soy sauce", "honey", "garlic", "fresh ginger"],
    markdown: `# Sticky Honey-Soy Drumsticks 🍗

## Marinade
- 1/3 cup soy sauce
- 1/4 cup honey
- 3 cloves garlic, grated
- 1 thumb ginger, grated

## Steps
1. **Marinate.** Put the drumsticks and the marinade in a zip bag. Refrigerate 2 hours or overnight.
2. **Heat** the oven to 400°F. Line a tray with foil. You won't need any oil.
3. **Roast.** Lift the chicken out, *keep the liquid*, and roast 40 minutes, turning once.
4. **Make the glaze.** Pour the liquid from the bag into a saucepan. Bring it to a full rolling boil and keep it boiling for 5 minutes, stirring, until it's as sticky as maple syrup. It has held raw chicken, so don't skip this or shorten it.
5. **Brush** the boiled glaze over with a clean brush and roast 5 minutes more. The meat should read 175°F near the bone.

## Serving
- Pile them up and hand out napkins.
- Sesame seeds are what you'd see in photos, but the legs look shiny enough without.

## Storage
- Up to 3 days in the fridge; eat cold or reheat till steaming.`,
  },
  {
    id: "spoken-16",
    ingredients: ["2 zucchini", "2 eggs", "feta", "plain flour"],
    markdown: `## 🥒 Zucchini & Feta Fritters

**Makes about 10**

### You need
- 2 zucchini, coarsely grated
- 2 eggs
- 3 oz feta, crumbled
- 1/2 cup flour

### How to make them
1. **Draw out the water.** Put the grated zucchini in a colander, toss with 1/2 teaspoon of salt and wait 10 minutes. Squeeze hard, as if you're wringing out a sponge.
2. **Mix.** Beat the eggs, stir in the zucchini, cheese and flour. The batter should drop from the spoon like thick yogurt.
3. **Fry.** Heat a thin layer of vegetable oil in a skillet over medium. Drop in heaped tablespoons, flatten, and cook 3 to 4 minutes per side until deep gold and set in the middle.
4. **Drain** on paper towels.

### Serve
- Hot, as a light lunch
- With a small bowl of tzatziki for dunking, if you've got some

### Notes
- No baking powder needed.
- The batter gets watery if it stands, so fry it right away.`,
    extra: { step: ["salt", "vegetable oil"], optional: ["tzatziki"] },
  },
  {
    id: "spoken-17",
    ingredients: ["red lentils", "1 tin full-fat coconut milk", "Thai red curry paste", "onion", "bag of spinach"],
    markdown:
      "What you have is a very good lentil curry, and I can talk you through it without a long list. Don't shake the tin. Open it and spoon the thick layer off the top into a wide pot; that layer is what you'll fry in, so there's no oil here at all. When it bubbles and the fat starts to split out and looks glossy, stir in two tablespoons of the curry paste and cook it for two minutes, until your kitchen smells like a Bangkok side street. Add the onion, chopped small, and give it five minutes. Now the lentils, a cupful, rinsed, then the rest of the coconut milk and two tins of water, measured in the empty can. Simmer for twenty minutes, stirring more often toward the end because it likes to catch, until the pulses have fallen apart and it's about as thick as split pea soup. Add the greens by the handful and stir until each lot wilts. Taste before you think of salt or fish sauce; the paste carries both already and you shouldn't need either. Eat it from a deep bowl with a spoon, like a stew, so you needn't cook rice to go with it.",
  },
  {
    id: "spoken-18",
    ingredients: ["firm tofu", "broccoli", "jasmine rice", "soy sauce"],
    markdown: `Sure thing! I can help with that! You said you have tofu, broccoli, rice, and soy sauce. That's a stir fry! Stir fries are quick and they are healthy too. 💪

Alright, so. Rice first, because it takes longest. One cup of rice, one and a half cups of water, lid on, low, 15 minutes. Don't peek.

Now the tofu. You want to press it. Put it between towels with something heavy on it, like a cookbook or a pan. 10 minutes. Then cut it in cubes, about like dice but bigger. Then, and this is what makes it crispy, toss the cubes in 2 tablespoons of cornstarch so they look like they're covered in snow.

Heat some peanut oil in your pan, maybe 2 tablespoons, and fry the cubes on all the sides. Take them out. Then the broccoli goes in with a splash of water and a lid, 3 minutes, it should be bright green. Next add a couple of minced garlic cloves. Oh, the garlic burns quickly so be careful, only 30 seconds. And then the tofu goes back and 3 tablespoons of soy sauce, and you toss it till it's shiny.

If you like it hot you could add chili flakes, that's up to you. You don't need any meat! The tofu has protein. Serve it on your rice. Hope that helps!! Let me know if you want more recipes with tofu!`,
    extra: { step: ["cornstarch", "peanut oil", "garlic"], optional: ["chili flake"] },
  },
  {
    id: "spoken-19",
    ingredients: ["6 pork sausages", "floury potatoes", "milk", "butter", "frozen peas", "salt"],
    markdown: `# Bangers and Mash 🥔

**A British classic, and you have everything!**

## The sausages
- Put them in a cold frying pan over medium-low heat. They don't need oil, they'll give off their own.
- Cook 18 to 20 minutes, turning, until brown as conkers on all sides and 160°F inside, with no pink at the center.
- Don't prick them.

## The mash
- Peel 2 lb potatoes, cut up like big dice, and boil in salted water for 15 minutes.
- Drain, let them steam dry for 2 minutes.
- Mash with 3 tbsp butter and 1/2 cup warm milk until it holds a peak like stiff meringue.
- Check the salt.

## The peas
- Straight from the freezer into boiling water, 3 minutes. Drain.

## Bringing it together
- Make a hill of mash, lean the bangers on it, peas around the bottom.
- For 'gravy': pour 1/3 cup of the potato water into the sausage pan and scrape. It's thin, but it's very tasty, and there's no stock cube or flour in sight.

*Leftover mash makes lovely potato cakes tomorrow.*`,
  },
  {
    id: "spoken-20",
    ingredients: ["long grain rice", "eggs", "carrots", "soy sauce", "oil"],
    markdown: `## 🍚 Easy Egg & Carrot Fried Rice

### The night before
- Cook 1 1/2 cups rice in 2 1/4 cups water, covered, 15 minutes.
- Take the lid off and **leave the pot on the stove at room temperature until tomorrow evening**, so the grains dry out. There's no need to take up space in the fridge.

### The next day
1. Heat 1 tbsp oil. Stir-fry 2 carrots, cut into matchsticks, 3 minutes.
2. Push to one side. Scramble 2 beaten eggs in the gap until firm.
3. Add the rice and toss it for a minute or two, just to warm it.
4. Pour 2 tbsp soy sauce around the rim of the pan and toss again.

### Tips
- The grains should be as separate as beads.
- No butter or sesame oil needed.
- Serve right away.`,
    unsafe: ["left-out"],
  },
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
