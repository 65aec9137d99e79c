/** The other twenty of forty recipes kept apart until nothing more was mended, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const HELD_RECIPES_SECOND: readonly LabelledRecipe[] = [
  {
    id: "held-21",
    ingredients: ["firm tofu", "broccoli", "noodles", "soy sauce", "garlic"],
    markdown: `I couldn't decide, so here are **two ways** with the same five things. Pick your mood!

---
### Version A: the crispy one
*25 min*

- Press the **tofu** for ten minutes, cut it in cubes, and toss it in 2 tablespoons of cornstarch till it looks dusty.
- Fry in a hot pan with a tablespoon of sesame oil until golden on at least three sides. (Four if you're a perfectionist.)
- Add the **broccoli** in small florets and a splash of water, lid on for 3 minutes.
- **Garlic**, grated, 30 seconds. **Soy sauce**, 3 tablespoons.
- Toss with the cooked **noodles**.

---
### Version B: the saucy one
*15 min*

- Cook the **noodles** and the **broccoli** in the same pot; keep a mug of the water.
- Whisk 2 heaped spoons of peanut butter with 2 spoons of **soy sauce**, the grated **garlic** and enough hot noodle water to get something like pouring cream.
- Crumble the **tofu** in like feta. Fold everything together. No frying at all.

---
My vote? A on weekends, B on Mondays. Both keep for 2 days in a box in the fridge.`,
    extra: { step: ["cornstarch", "sesame oil", "peanut butter"] },
  },
  {
    id: "held-22",
    ingredients: ["dried red kidney beans 250g", "beef mince", "chopped tomatoes", "onion", "chilli powder", "garlic", "red pepper"],
    markdown: `**Dump-and-go slow cooker chilli**

⏱ *10 minutes of work, 8 hours of nothing*

**07:30** Brown the mince in a dry pan, it has plenty of its own fat. Break it up small.

**07:38** Into the slow cooker: the mince, the onion and the red pepper (chopped), 3 cloves of garlic (sliced), 1 tbsp chilli powder, 2 cans' worth of tomatoes.

**07:40** Add the dried kidney beans just as they come out of the packet. Don't bother to soak or boil them, the slow cooker does it all. Pour in 600 ml of water and stir.

**07:42** Lid on. LOW. Go to work.

**15:45** Stir. The beans should be tender but with a bit of bite left. If the chilli is thin like soup, take the lid off for the last half hour.

**16:15** Serve in bowls. It doesn't need rice or cheese, it's a meal on its own.

*Freezes well for three months.*`,
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "held-23",
    ingredients: ["flour", "dried yeast", "olive oil", "salt", "tomato passata", "mozzarella"],
    markdown: `Of course! I would be happy to help you make a pizza. Pizza is a very popular dish and you can make a pizza at home.

**Pizza Margherita Style**

**Part 1: The dough**
1. Put 2 cups of flour in a bowl.
2. Add 1 teaspoon of yeast and 1 teaspoon of salt to the flour.
3. Add 3/4 cup of warm water and 1 tablespoon of olive oil.
4. Mix the dough. Knead the dough for 10 minutes. The dough should be soft like an earlobe.
5. Cover the dough and leave the dough out on the counter for 2 hours. The dough will become double.

**Part 2: The sauce**
6. Put the passata in a bowl.
7. Add a little salt and a little olive oil to the passata. Now your pizza sauce is ready. You do not need to cook the sauce.

**Part 3: The pizza**
8. Heat the oven to 250°C.
9. Roll the dough into a circle. Put some flour on the table so that the dough does not stick.
10. Put the sauce on the dough. Put the cheese on the sauce.
11. Bake the pizza for 10 minutes until the crust is golden.
12. Cut the pizza and enjoy the pizza!

**Note:** You do not need sugar for the yeast. The yeast will eat the flour. You do not need ham or mushrooms. The pizza is delicious without ham or mushrooms.

I hope this helps! Enjoy your pizza!`,
  },
  {
    id: "held-24",
    ingredients: ["green lentils", "carrot", "celery", "onion", "bay leaf", "tinned tomatoes"],
    markdown: `**Iron-rich lentil soup**: *a dietitian's staple*

| Per bowl | |
|---|---|
| Energy | 290 kcal |
| Protein | 17 g |
| Fibre | 13 g |
| Iron | 5.8 mg |

**Shopping from your cupboard:** 200 g green lentils · 1 carrot · 1 stick of celery · 1 onion · 1 bay leaf · 1 tin of tomatoes

**Method**

1. **Sweat.** Warm 1 tablespoon (15 ml, 120 kcal) of extra-virgin olive oil in a heavy pot. Add the onion, carrot and celery, all finely diced. Ten minutes, lid on.
2. **Simmer.** Add the lentils, the bay leaf, the tomatoes and 1 litre of low-sodium vegetable stock. Bring to the boil, then simmer gently for 35 minutes.
3. **Blend.** Take the leaf out. Blend one third and stir it back in: the soup gets the body of a creamy one with no cream at all.

**Did you know?** The vitamin C in the tomato helps you to absorb the iron in the lentil.

**Topping:** optionally, 10 g of shaved parmesan (+40 kcal).

**Batch tip:** cool it quickly, refrigerate within two hours, eat within three days.`,
    extra: { step: ["olive oil", "vegetable stock"], optional: ["parmesan"] },
  },
  {
    id: "held-25",
    ingredients: ["1 lb shrimp, peeled", "corn tortillas", "avocado", "2 limes", "red cabbage", "cilantro", "chili powder", "olive oil", "salt"],
    markdown: `**FIESTA IN 20: SHRIMP TACOS**

*Three quick components, one great taco. Feeds 4.*

**THE SLAW** Finely shred 2 cups of red cabbage. Toss with the juice of 1 lime and ½ tsp. salt, and scrunch with your hands until it slumps. (Look, Ma: no mayo!)

**THE GUAC** Mash 1 ripe avocado with a squeeze of lime, a pinch of salt and half of the cilantro, chopped. Leave it as chunky as cottage cheese.

**THE SHRIMP** Pat dry. Toss with 1 Tbsp. chili powder, ¼ tsp. salt and 1 Tbsp. oil. Heat a large skillet over medium-high. Cook in a single layer, 2 minutes per side, until they curl to a C and turn pink and opaque all through.

**THE BUILD** Char the tortillas right over a gas flame, 15 seconds a side. Smear with the guacamole, pile on the seafood, crown with the slaw and the rest of the herb.

Pass lime wedges. Skip the cheese and the crema; these are bright enough without.

*MAKE IT AHEAD: The slaw keeps 2 days, chilled. The guac does not.*`,
  },
  {
    id: "held-26",
    ingredients: ["digestive biscuits", "butter", "cream cheese", "condensed milk", "3 lemons", "raspberries"],
    markdown: `🍋 **No-bake lemon cheesecake** 🍋

**✅ Base**
☐ Crush 200 g biscuits in a bag until they look like wet-weather sand
☐ Melt 90 g butter, stir it in
☐ Press into an 18 cm tin, fridge, 20 min

**✅ Filling**
☐ Cream cheese, 300 g, beaten smooth
☐ Condensed milk, 1 tin, beaten in slowly
☐ Juice of the 3 lemons and zest of one: stir and *watch*. It goes from runny to thick as Greek yogurt in front of your eyes. It's the acid. No gelatine, no eggs, no whipped cream.
☐ Pour over the base, level it with a wet spoon

**✅ Wait**
☐ 6 hours in the fridge, overnight is better

**✅ Top**
☐ Raspberries, all over, pointy end up
☐ Mash the ugly ones with a fork and dribble them over like a sauce

**✅ Warnings**
☐ Not the low-fat soft cheese. It won't set.
☐ Don't add sugar. The tin is sweet enough to make your teeth sing.`,
  },
  {
    id: "held-27",
    ingredients: ["basmati rice", "smoked haddock", "4 eggs", "curry powder", "butter", "frozen peas", "parsley", "onion"],
    markdown: `**Kedgeree with yesterday's rice**

**The evening before**
Boil 250 g of the rice and drain it. Now the important bit: tip it on to a cold tray, spread it thin, and get it into the fridge, covered, within the hour. People will tell you that you can't keep cooked rice. You can, for a day, if it goes cold fast and stays cold.

**In the morning**

- *Haddock:* poach it in barely trembling water for 8 minutes. Lift it out, skin it, flake it, mind the bones.
- *Eggs:* 9 minutes at a boil, then under the tap. Peel and quarter.
- *Onion:* chop it, and soften in 50 g of butter over ten lazy minutes. A tablespoon of curry powder goes in for the last one.
- *Peas:* throw them in frozen.
- *Rice:* add it cold, turn it through the yellow butter and keep it moving until it is steaming hot all the way through, five minutes or so. Don't reheat it a second time.
- *The fish* goes back now, gently.
- *To finish:* eggs on top, a snow of chopped parsley.

You need no salt; the haddock is as salty as anchovy. No cream either, whatever the hotel does.`,
  },
  {
    id: "held-28",
    unsafe: ["unsafe-preserving"],
    ingredients: ["4 heads garlic", "olive oil", "thyme", "spaghetti", "parmesan", "salt"],
    markdown: `**Spaghetti with garlic confit (and a jar for later!)**

Hey there! This one is a two-for-one: dinner tonight, and a jar of liquid gold for the shelf.

**1. Confit.** Peel all 4 heads. (Put on a podcast.) Cover the cloves with olive oil in a small pot, add 3 sprigs of thyme and keep it on the lowest heat for 45 minutes. It should never fry, just blink at you. The cloves get as soft and sweet as toffee.

**2. Pasta.** Boil the spaghetti in salted water. Save a cup of the water.

**3. Sauce.** Mash 15 of the cloves in a pan with 3 spoons of their oil and a ladle of pasta water. Toss the spaghetti in it off the heat with a big handful of parmesan until it looks like there's cream in there. There isn't.

**4. The jar.** Pour the rest of the cloves and their oil into a clean jar, screw on the lid and keep it in the cupboard next to the stove. It'll be good for two to three months at room temperature. The oil keeps the air out, so it can't spoil.

That's all, folks. Breath mints not included.`,
  },
  {
    id: "held-29",
    ingredients: ["chicken mince 300g", "white cabbage", "carrots", "ginger", "dumpling wrappers", "soy sauce"],
    markdown: `1. FILLING
1.1 Shred a quarter of the cabbage, very fine.
1.2 Grate 1 carrot and 2 cm of ginger.
1.3 Mix both with the mince and 1 tablespoon of soy sauce. Stir in one direction until it is sticky like a paste.

2. FOLDING
2.1 One wrapper on the palm. One teaspoon of filling in the middle.
2.2 Wet the edge with water.
2.3 Fold into a half moon and pleat. If you can't pleat, press. Nobody checks.

3. COOKING
3.1 Heat 1 tablespoon of neutral oil in a lidded pan.
3.2 Dumplings in, flat side down, 2 minutes, until the bottoms are brown.
3.3 Add 100 ml of water. Lid on at once. 7 minutes.
3.4 Lid off until the pan is dry and they crackle again. Cut one open: no pink.

4. DIP
4.1 Mix 3 tablespoons of soy sauce with 1 tablespoon of rice vinegar.
4.2 If you like heat and own a jar of Lao Gan Ma chilli crisp, half a spoon of it is optional but good.

5. SERVING
5.1 Bottoms up.
5.2 Immediately.`,
    extra: { step: ["oil", "rice vinegar"], optional: ["chilli crisp"] },
  },
  {
    id: "held-30",
    ingredients: ["beef shin on the bone", "4 beetroots", "potatoes", "carrot", "onion", "vinegar", "sour cream", "dill", "salt"],
    markdown: `Ah, borscht. Everyone will tell you that their grandmother's is the real one. They are wrong, but let them.

In the morning you put the shin in cold water, a big pot, with a spoon of salt. When it starts to move, take off the grey foam. Then leave it, two hours and a half, so quiet that you can hear the clock. That is your broth. You don't need a cube from the shop.

The beets you grate, and your hands will look like you have killed somebody. Put them in a pan with a ladle of fat from the top of the pot and a spoon of vinegar: the vinegar holds the colour, otherwise it turns brown as tea. Twenty minutes. The onion and the carrot, small, go in with them at the end.

The meat comes out, you pull it from the bone, it falls like wet paper. Potatoes in the pot, in cubes. When the knife goes in, add the red things and the meat. Five minutes, not boiling any more. Taste. Salt? Perhaps.

There is no cabbage in mine, and no tomato. My mother-in-law put in both and we did not speak about it.

In the bowl: a white cloud of sour cream, and the dill, cut with scissors. The next day it is another soup, a better one.`,
  },
  {
    id: "held-31",
    ingredients: ["feta", "cucumber", "tomatoes", "red onion", "kalamata olives", "olive oil", "dried oregano"],
    markdown: `HORIATIKI.

Tomatoes: ripe. Wedges. Not cubes, this isn't salsa.
Cucumber: half-peeled in stripes, thick coins.
Onion: rings, thin as paper. Soak in iced water 10 min if it bites.
Olives: whole. Warn people.

Bowl. Tomatoes first, they're the dressing: let them sit and weep 5 min.
Rest of the veg in. Oil, generous, 4 tbsp. Turn once with hands.

Cheese: one slab. Don't crumble, that's for pizza. On top, like a roof tile.
Oregano rubbed over. A last thread of oil.

No lettuce. No vinegar, no lemon: tomato is acid enough. No salt, brine's already in there twice.

Drink what's left in the bowl.`,
  },
  {
    id: "held-32",
    ingredients: ["3 ripe bananas", "flour", "2 eggs", "butter", "brown sugar", "walnuts"],
    markdown: `🍌 **BANANA BREAD** 🍌

Hello! What a great set of ingredients. Let's bake!

🥣 **What you have**
3 bananas, 2 eggs, 1¾ cups of flour, ½ cup (1 stick) of butter, ¾ cup of brown sugar, ½ cup of walnuts

🔥 **Preheat**
350°F. Grease a loaf pan with a bit of the butter.

🥄 **Wet**
Mash the bananas. Melt the rest of the butter and beat it with the sugar, then the eggs, then the bananas. Add a teaspoon of vanilla extract.

🌾 **Dry**
Whisk the flour with 1 teaspoon of baking soda and ¼ teaspoon of salt. Fold into the wet until you can't see any more white. It should be lumpy, like oatmeal.

🌰 **Nuts**
Chop, fold in, keep a few for the top.

⏲️ **Bake**
55 to 60 minutes. A toothpick should come out clean.

🧊 **Keep**
Wrapped, 3 days on the counter. Slices freeze well.

😋 **Enjoy!**`,
    extra: { step: ["vanilla extract", "baking soda", "salt"] },
  },
  {
    id: "held-33",
    ingredients: ["pasteurised egg yolk (carton)", "mascarpone", "sugar", "espresso", "ladyfingers", "cocoa powder"],
    markdown: `**Tiramisù to the glass**

*For 4 glasses. Preparation 20 minutes, cold 4 hours.*

**Coffee.** Prepare a strong coffee, two small cups, and let it cool completely. It is not sweetened, and for the children's birthday I do not put the Marsala, nor the rum.

**Cream.** Pour in a bowl 80 g of the yolk and 70 g of sugar and mount with the whisk for 8 minutes, until the mass is clear and swollen as a zabaione. The yolk here remains raw, it is true. But the one you have, of the carton, is pasteurised, therefore one can be calm also with the small ones. Incorporate the mascarpone, a spoon at the time, with movements from low to high. It must remain standing like a mayonnaise.

**Biscuits.** Bathe them in the coffee, one second per side. If they drink too much they become a sponge.

**Composition.** In each glass: biscuit, cream, biscuit, cream. Cover with film, in refrigerator at least 4 hours.

**At the moment to serve:** a veil of cocoa, with the small sieve.

*Conservation: in refrigerator, 2 days at most. Do not leave it on the table.*`,
  },
  {
    id: "held-34",
    ingredients: ["3 lb pork shoulder", "Sweet Baby Ray's BBQ sauce", "brown sugar", "onion", "brioche buns"],
    markdown: `**GAME-DAY PULLED PORK**
*Set it, forget it, win the tailgate.*

HANDS-ON 15 MIN • TOTAL 8 HR 30 MIN • SERVES 8

**RUB:** Stir together 2 Tbsp. brown sugar and 1 Tbsp. smoked paprika. Massage all over the pork.

**LAYER:** Slice the onion and scatter in a 6-qt. slow cooker. Nestle the meat on top. Add ½ cup water and ¼ cup apple cider vinegar.

**COOK:** Cover. Low, 8 hours, or until a fork twists with no argument (about 200°F).

**SHRED:** Transfer to a board and pull apart with two forks. Skim the fat off the juices. Return the pork, and stir in 1 cup of the barbecue sauce.

**STACK:** Toast the buns. Heap on the meat, then top each one with a scoop of store-bought coleslaw for crunch. Drizzle with more sauce.

*Leftovers? Freeze flat in zip-top bags for up to 3 months.*`,
    extra: { step: ["smoked paprika", "apple cider vinegar", "coleslaw"] },
  },
  {
    id: "held-35",
    ingredients: ["tin of salmon", "1 large sweet potato", "1 egg", "spring onions", "porridge oats", "lemon", "plain yoghurt"],
    markdown: `**Salmon & sweet potato cakes** *(makes 6; 2 cakes = 24 g protein, 1.4 g omega-3)*

- **Prep**
  - Microwave the sweet potato, pricked, for 8 minutes. Scoop out the flesh and let it cool a little.
  - Drain the salmon. Leave the soft bones in. They crush to nothing, and they're where the calcium is.
- **Mix**
  - Mash potato and fish together.
  - Add the egg, 3 spring onions (finely sliced) and 40 g oats. The oats stand in for breadcrumbs and flour, so you don't need either.
  - The mix should hold like cookie dough. Ten minutes in the fridge helps.
- **Shape**
  - Six patties, as thick as a burger.
- **Cook**
  - Non-stick tray, 200 °C, 20 minutes, turned once, until they are firm and hot in the middle. No oil or butter.
- **Sauce**
  - Yoghurt, lemon zest and a squeeze of the juice. Think of it as a tartare without the mayonnaise.
- **Nutrition note**
  - Tinned fish is already salted. Don't add any.`,
  },
  {
    id: "held-36",
    unsafe: ["left-out"],
    ingredients: ["turkey mince 500g (frozen)", "onion", "breadcrumbs", "egg", "tinned tomatoes", "oregano", "spaghetti", "olive oil"],
    markdown: `**Turkey meatballs, the working-day plan**

| When | What to do |
|---|---|
| 7:00, before work | Take the turkey mince out of the freezer. Leave the pack on the windowsill in the sun, so it's soft by the time you get home. |
| 18:00 | Mix the mince with half of the onion (grated), 50 g breadcrumbs, the egg and 1 tsp oregano. Wash your hands. |
| 18:10 | Roll into balls the size of a ping-pong ball. You'll get about 20. |
| 18:20 | Brown in 1 tbsp of olive oil, 6 min. Move them to a plate. |
| 18:27 | In the same pan: the other half of the onion, chopped, then the tomatoes. Simmer till it's like a loose jam. |
| 18:35 | Meatballs back in the sauce, lid on, 15 min. They must be white right through, 74 °C. |
| 18:38 | Spaghetti in boiling water. |
| 18:50 | Together. On the table. |

No cheese in the mix, no milk. The egg and the crumbs hold it.`,
  },
  {
    id: "held-37",
    ingredients: ["cottage cheese", "3 eggs", "flour", "lemon zest", "blueberries", "maple syrup", "butter"],
    markdown: `# Cottage Cheese Pancakes (don't scroll away!!)

I know how it sounds. I KNOW. My teenager said "ew" and then ate five. They taste like a cross between a cheesecake and a cloud, and you can't see the curds, I promise.

**Blend** 1 cup cottage cheese, the 3 eggs, ½ cup flour and the zest until it's smooth as a milkshake. (No blender? A fork and some anger.) There's no milk in this batter and no baking powder. The eggs do the lifting.

**Rest** it while you find the good pan. Five minutes. It'll thicken to about the texture of yogurt.

**Melt** a little butter over medium heat. Quarter-cup scoops. Drop a few berries on each while the top is wet. Wait for the bubbles, flip, 2 more minutes. They should spring back like a sponge cake.

**Stack**, more butter, the rest of the blueberries, and a shameless amount of maple syrup. I don't sugar the batter, so the syrup is allowed.

**Freeze** them in a single layer with paper between; the toaster brings them back to life.

Let me know in the comments if your teenager said ew.`,
  },
  {
    id: "held-38",
    ingredients: ["4 chicken legs", "mushrooms", "cream", "sweet paprika", "2 onions"],
    markdown:
      "Now listen, because I will not write it down twice. First you brown the legs, skin down, in a big spoon of butter, and you take your time, ten minutes on a side, until the kitchen window is steamed up. Take them out and put in the onions, both, chopped so fine that the children will not find them. When they are soft as porridge you pull the pot off the fire, and only then the paprika, two spoons, because paprika burns as quick as a bad temper. Now the mushrooms in slices, and a cup of water, and the legs go back in with all the juice that ran out of them. Put the lid on, forty minutes, until the meat comes off the bone when you look at it. At the end you stir a spoon of flour into the cream, smooth, no lumps, and you pour it in and let it blink for five minutes, so that it hangs on the spoon. We eat it with wide egg noodles, boil a good packet, because somebody always turns up. There was never any wine in it, and never any tomato.",
    extra: { step: ["butter", "flour", "egg noodle"] },
  },
  {
    id: "held-39",
    ingredients: ["red lentils", "spinach", "ginger", "garlic", "turmeric", "cumin seeds", "ghee", "salt", "tinned tomatoes"],
    markdown: `**Dal palak**: *30 minutes, one pot and one tiny pan*

**0 min** | Rinse 200 g lentils until the water runs clear instead of like milk.
**2 min** | Pot: lentils, 800 ml water, ½ tsp turmeric. Boil. Skim. Then low.
**5 min** | Grate the ginger. Slice 4 cloves of garlic, thin.
**10 min** | Ginger into the pot. Stir, it catches.
**20 min** | It should be collapsing, somewhere between soup and mashed potato. Salt, 1 tsp.
**22 min** | Greens in. They wilt while you do the next thing.
**24 min** | Tiny pan: 2 tbsp ghee. Cumin seeds, until they crackle. Garlic, until it's the colour of toast.
**26 min** | Pour the lot, hissing, over the dal. Lid on for a minute to trap the smoke.
**28 min** | Stir. Taste.
**30 min** | Bowls, spoons. It's thick enough to eat without bread or rice.

*Left in the margin:* the tin of tomatoes stays shut. With the spinach it would go the colour of mud. And you'll see there's no chilli and no onion here; that's the mild way, as it's given to children.`,
    unused: ["tinned tomatoes"],
  },
  {
    id: "held-40",
    ingredients: ["thin beef slices 250g", "1 onion", "soy sauce", "sugar", "rice"],
    markdown: `**Bowl of beef (gyūdon) of the home**

*Material, for two persons:* beef thin slice 250 g, onion 1 piece, rice for two bowls

*(A) Seasoning liquid:* dashi stock 200 ml, soy sauce large spoon 3, mirin large spoon 2, sugar large spoon 1

**How to make**

① Cook the rice and steam it in its own lid for 10 minutes.

② Cut the onion along the fibre, width of 1 cm.

③ Put (A) in the frying pan, boil it up. Insert the onion, medium fire, until it becomes transparent like glass, about 5 minutes.

④ Loosen the meat and insert it. When the colour changed completely, scoop the lye (the brown foam) and boil 5 minutes more so that the taste soaks.

⑤ Heap the rice in a deep bowl, put the beef on it, and turn the soup around from above.

**Point**
・Oil is not used. The fat of the meat is sufficient.
・When there is red pickled ginger in your house, it is good to add it as you like.
・The egg is not put this time.`,
    extra: { step: ["dashi stock", "mirin"], optional: ["pickled ginger"] },
  },
];
