/** Twenty of forty recipes as models speak them, labelled without sight of the check; where a food is used (list or step) is not labelled. */
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
];
