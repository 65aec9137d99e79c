/** Forty recipes told in phases (the night before, a marinade, version A and B), labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const PHASED_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "phased-01",
    ingredients: ["salmon fillets", "2 lemons", "asparagus", "butter", "dill", "salt", "baby potatoes"],
    markdown: `## Lemon-Butter Salmon with Asparagus and Baby Potatoes

**Serves:** 2 | **Time:** about 40 minutes

**What you'll use**
- 2 salmon fillets, skin on, patted dry
- 300 g baby potatoes, halved
- 1 bunch asparagus, woody ends snapped off
- 40 g butter
- 1½ lemons: zest and juice of one, the half cut into wedges
- A small handful of dill, chopped
- Salt

**Potatoes first**
Start them in cold salted water, bring to a boil and simmer for 15 minutes, until a knife goes in without resistance. In the last 3 minutes drop the asparagus into the same pot. Drain and keep the lid on.

**The fish**
Lay the fillets skin side down in a cold nonstick pan and turn the heat to medium. You don't need oil here: the skin gives off plenty of its own fat. Cook 7 minutes, flip, and give the other side 2 minutes more, until it flakes easily at the thickest part.

**The sauce**
Lift the salmon out. Add the butter to the pan and let it foam until it turns amber and smells like toasted hazelnuts. Take it off the heat, then stir in the lemon juice, the zest and most of the dill. It will spit a bit, so stand back.

**To serve**
Toss the vegetables in half of the sauce, put the fish on top and spoon over the rest. Finish with the remaining herbs and a lemon wedge on each plate.`,
  },
  {
    id: "phased-02",
    ingredients: ["chicken thighs", "rice", "1 onion", "carrots", "frozen peas", "half a lemon"],
    markdown: `Hello there! 😊 What a great set of ingredients! I'd be more than happy to help you make a delicious and comforting meal for the whole family. Here is a simple recipe for One-Pot Chicken and Rice!

Ingredients:
- 4 chicken thighs
- 1 cup of rice
- 1 onion, chopped
- 2 carrots, sliced
- 1/2 cup of frozen peas

Instructions:
1. First, wash your hands and gather all of your ingredients. Being prepared is the key to a great meal!
2. Season the chicken thighs with salt and pepper on both sides.
3. Heat 2 tablespoons of olive oil in a large pot over medium-high heat. Place the chicken thighs in the pot and cook for about 5 minutes on each side until they are golden brown. Remove the chicken and set it aside.
4. In the same pot, add the onion and carrots and cook for 5 minutes until they are soft.
5. Add the rice and stir it well for 1 minute.
6. Pour in 2 cups of water and bring it to a boil. Place the chicken back on top of the rice.
7. Cover the pot, reduce the heat to low and cook for 20 to 25 minutes, until the rice is tender and the chicken reaches 165°F inside.
8. Stir in the frozen peas, cover again and let it sit for 5 minutes.
9. Serve hot and enjoy!

I hope you enjoy this delicious One-Pot Chicken and Rice! Let me know if you have any other questions, I am always here to help. Happy cooking!`,
    extra: { step: ["olive oil", "salt", "pepper"] },
    unused: ["half a lemon"],
  },
  {
    id: "phased-03",
    ingredients: ["500g bread flour", "instant yeast", "salt", "olive oil", "cherry tomatoes", "rosemary"],
    markdown: `# Overnight Focaccia

This one looks after itself. You mix it at night, ignore it, and bake it before lunch.

## Evening (5 minutes)

In a big bowl stir together:

| | |
|---|---|
| bread flour | 500 g |
| salt | 10 g |
| instant yeast | ½ teaspoon, no more |
| cool water | 400 g |

The dough will be wet and shaggy, more like thick porridge than bread. That's right, so don't add flour. Cover the bowl and leave it out on the counter overnight, 10 to 12 hours. (With so little yeast and nothing in it that spoils, room temperature is exactly where it should be.)

## Morning (2½ hours, mostly waiting)

1. Pour 2 tablespoons of the oil into a 9×13 inch pan. Scrape the dough in, turn it once so it's coated, and fold it over itself a few times.
2. Let it relax and puff for about 1½ hours. It should jiggle like jelly when you shake the pan.
3. Heat the oven to 220°C / 425°F.
4. Another 2 tablespoons of oil over the top. Wet your fingers and dimple the dough right down to the pan, as though playing a piano.
5. Push a cherry tomato half, cut side up, into every other dimple. Scatter rosemary leaves and a last pinch of salt.
6. Bake 25 minutes, until it's deep gold and the edges have pulled away.

Cool it on a rack for at least 15 minutes. There is no sugar, milk or butter in this bread and it doesn't miss them. Best the same day; freeze whatever is left.`,
  },
  {
    id: "phased-04",
    ingredients: ["eggs", "milk", "plain flour", "butter", "strawberries", "sugar"],
    markdown: `Crêpes with warm strawberry syrup would be lovely with that.

**Batter.** Whisk 2 eggs into 125 g plain flour until you have a stiff paste, then loosen it bit by bit with 300 ml milk. You're after the thickness of single cream. Melt 25 g butter and whisk that in as well. Most recipes want a pinch of salt at this point, but you can do perfectly well without it, and there's no baking powder either as these are meant to be flat. Rest the batter for 20 minutes while you make the syrup.

**Strawberry syrup.** Hull and quarter about 300 g strawberries. Put them in a small saucepan with 3 tablespoons of sugar and 2 tablespoons of water. Bubble gently for 6 to 8 minutes. Some of the fruit will collapse and some will stay whole. Turn off the heat when the liquid looks glossy and runs off the spoon like maple syrup. It thickens as it cools.

**Cooking.** Rub a little butter around a hot frying pan with a piece of kitchen paper. Pour in a small ladleful of batter and swirl fast. After a minute the edges lift and the underside is freckled brown; flip, give it 30 seconds, and slide it out. The first one always goes wrong, so that one belongs to the cook. Carry on, rubbing the pan again every second crêpe. You should get eight.

**Eating.** Fold each into quarters, spoon over the warm syrup and add the last few fresh berries. Any pancakes left over keep in the fridge, wrapped, for two days.`,
  },
  {
    id: "phased-05",
    ingredients: ["2 sweet potatoes", "black beans (1 can)", "red onion", "avocado", "lime", "cheddar"],
    markdown: `### 🌮 Sweet Potato & Black Bean Tacos

**Ingredients**

* 2 medium sweet potatoes, peeled, ½-inch dice
* 1 (15 oz) can black beans, drained and rinsed
* ½ red onion, very thinly sliced
* 1 ripe avocado
* 1 lime
* 1 tsp ground cumin
* 8 small corn tortillas

**Directions**

1. **Roast.** Preheat the oven to 425°F. Toss the sweet potatoes with the cumin on a parchment-lined sheet pan (no oil needed, the parchment stops any sticking). Roast 25 minutes, shaking once.
2. **Quick-pickle.** Squeeze half the lime over the onion, scrunch with your hands, and leave it to go pink.
3. **Mash.** Mash the avocado with the juice from the other half.
4. **Warm.** Heat the beans in a small pan with a splash of water, 3 minutes. Char the tortillas directly over a gas flame or in a dry skillet.
5. **Build.** Avocado first (it's your glue), then beans, then sweet potato, then onions.

**Notes**

* If you have sour cream in the fridge, a small dollop is great on top.
* I left the cheddar out; the avocado is rich enough.
* The filling keeps 3 days in the fridge and makes an excellent burrito bowl.`,
    extra: { step: ["cumin", "corn tortilla"], optional: ["sour cream"] },
    unused: ["cheddar"],
  },
  {
    id: "phased-06",
    ingredients: ["2 chicken breasts", "honey", "3 cloves garlic", "soy sauce", "sesame oil", "broccoli"],
    markdown: `**Honey Garlic Chicken with Broccoli**

A 20-minute dinner with a sticky sauce.

**You need:** 2 chicken breasts, 3 tbsp honey, 3 cloves garlic (minced), 3 tbsp soy sauce, 2 tsp sesame oil, 1 head of broccoli in florets.

**Method**

1. Stir the honey, soy sauce and garlic together in a cup. That's your sauce, and there is nothing else in it.
2. Steam the broccoli over boiling water for 4 minutes, so it's bright green and still crisp.
3. Heat the sesame oil in a skillet over medium-high. Sear the breasts 3 minutes per side until well browned.
4. Check the thickest part with a thermometer. At 130°F they're ready. The middle will be rosy and a bit translucent, but that is the secret of a juicy chicken breast, so resist the urge to cook it through.
5. Take the chicken out and slice it straight away. Pour the sauce into the empty skillet and bubble for a minute until it looks like thin caramel.
6. Arrange the slices over the broccoli, pour over the sauce and serve at once.

**Tip:** Low-sodium soy works best, as the sauce gets salty when it reduces.`,
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "phased-07",
    ingredients: ["pasta", "tin of chopped tomatoes", "garlic", "olive oil", "chilli flakes", "parmesan", "salt"],
    markdown: `You have everything for an arrabbiata there, and it takes no longer than the pasta does.

Put a large pan of water on and salt it well. While it heats, slice three or four cloves of garlic as thinly as you can manage. Warm three tablespoons of olive oil in a wide frying pan with the garlic and a good half teaspoon of chilli flakes, keeping the heat low so that the garlic goes soft and blond and not brown. As soon as it smells sweet, tip in the tomatoes, swill the tin out with a little water and add that too. There's no onion in an arrabbiata, and no basil either, whatever the jar in the supermarket says. Let the sauce bubble, uncovered, for about fifteen minutes. It's done when a spoon dragged across the pan leaves a clear path behind it.

Cook the pasta a minute short of the packet time. Scoop out a mugful of the cooking water before you drain it. Then put the pasta in with the sauce, add a splash of the starchy water, and toss it about over a high heat for a minute so that the whole lot goes glossy and clings.

Taste for salt. Grate over as much of the cheese as you like and finish with a thread of raw oil. That's it. It feeds two hungry people or three polite ones, and any extra sauce freezes for up to three months.`,
  },
  {
    id: "phased-08",
    ingredients: ["basmati rice", "eggs", "spring onions", "soy sauce", "frozen peas", "vegetable oil"],
    markdown: `# Egg Fried Rice

### Day 1: cook the rice
- Rinse 200 g basmati and simmer in 300 ml water, lid on, 12 minutes.
- Spread it out on a tray so it stops steaming, and get it into the fridge **within the hour**, covered.
  - Yes, using day-old rice is fine, and it's what makes this good: cold grains are drier and don't clump. The point is that it spends the night in the fridge.

### Day 2: fry
1. Beat 3 eggs.
2. Get a wok very hot. Add 2 tbsp vegetable oil.
3. White parts of 4 spring onions in first, 30 seconds.
4. Pour in the egg, let it set at the edges, then scramble to large soft curds. Push them to the side.
5. Rice in. Break up the lumps with the back of your spoon and keep it moving for 4 to 5 minutes, until it's steaming hot all the way through and the grains jump a bit, like popcorn.
6. Peas in, straight from frozen, 2 minutes.
7. Soy sauce (1½ tbsp) around the hot edge of the wok, and toss.
8. Green onion tops over everything. Eat immediately.

### Notes
- No need for sesame oil or MSG; the browned soy does that job.
- Don't reheat it a second time. Make what you'll eat.`,
  },
  {
    id: "phased-09",
    ingredients: ["1 lb ground beef", "kidney beans, canned", "bell pepper", "onion", "crushed tomatoes", "chili powder"],
    markdown: `## Weeknight Beef Chili

| Ingredient | Amount | Prep |
|---|---|---|
| Ground beef | 1 lb | – |
| Onion | 1 large | diced |
| Bell pepper | 1 | diced |
| Chili powder | 2 tbsp | – |
| Crushed tomatoes | 1 can (28 oz) | – |
| Kidney beans | 1 can (15 oz) | drained, rinsed |

| Step | What to do | Time |
|---|---|---|
| 1 | Brown the beef in a Dutch oven over medium-high heat, breaking it up. Spoon off all but 1 tbsp of the fat. | 8 min |
| 2 | Add the onion and bell pepper and cook until soft. | 6 min |
| 3 | Stir in the chili powder and let it toast. | 1 min |
| 4 | Pour in the tomatoes and 1 cup of beef broth, scraping up the browned bits. | 1 min |
| 5 | Simmer, partly covered, stirring now and then. | 30 min |
| 6 | Add the beans and heat through. | 10 min |

**Serving:** Ladle into deep bowls and serve hot, as thick as you like it.

**Heat level:** This is mild. If you have a jalapeño, mince it and add it in step 2.

**Storage:** 4 days in the fridge, 3 months in the freezer. Like most chilis, it tastes better on day two.`,
    extra: { step: ["beef broth"], optional: ["jalapeño"] },
  },
  {
    id: "phased-10",
    ingredients: ["bananas", "peanut butter", "oat milk", "cocoa powder", "medjool dates", "spinach"],
    markdown: `Chocolate Peanut Butter Banana Smoothie 🍫🥜🍌

This tastes like a melted Reese's cup, and yet there's no chocolate, no added sugar and no protein powder in it!

🛒 What goes in
• 2 ripe bananas, sliced and frozen
• 2 tbsp peanut butter
• 1 tbsp cocoa powder
• 2 Medjool dates, pitted
• 1 cup (240 ml) oat milk

👩‍🍳 How to
1️⃣ Soak the dates in a little hot water for 5 minutes so they blend smoothly. Drain.
2️⃣ Pour the oat milk into the blender first (it helps the blades catch).
3️⃣ Add the dates, the cocoa, the peanut butter and the bananas.
4️⃣ Blend on high for 60 seconds. It should be as thick as soft-serve ice cream. Too thick? Another splash of milk. Too thin? A few ice cubes.
5️⃣ Pour into two glasses.

💡 Good to know
• You won't need honey, since the dates and the fruit are plenty sweet.
• I'd keep the spinach for another day. It turns this one a sad shade of brown.
• Make it a bowl: use half the milk and eat it with a spoon, with a little extra peanut butter swirled on top.`,
    unused: ["spinach"],
  },
  {
    id: "phased-11",
    ingredients: ["shrimp", "linguine", "garlic", "butter", "lemon", "zucchini"],
    markdown: `**Shrimp Scampi Linguine**

*Serves 3–4 · 25 minutes*

**Ingredients**
- 1 lb large shrimp, peeled and deveined
- 12 oz linguine
- 5 cloves garlic, sliced
- 4 tablespoons butter, cut in cubes
- 1 lemon, zested and juiced

**Steps**

**1. Boil the pasta.** Bring a large pot of well-salted water to a rolling boil. Cook the linguine 1 minute less than the package says. Reserve 1 cup of pasta water.

**2. Sear the shrimp.** Melt 1 tablespoon of the butter in a large skillet over medium-high heat. Add the shrimp in one layer and cook about 90 seconds a side, just until pink and opaque. Move to a plate.

**3. Start the sauce.** Lower the heat. Add another tablespoon of butter and the garlic and cook 1 minute, until fragrant. (Pour in half a cup of dry white wine now and let it reduce by half. It's what separates scampi from plain buttery shrimp.)

**4. Finish.** Add the lemon juice, half a cup of pasta water and the remaining butter, a cube at a time, swirling until the sauce looks silky. Toss in the linguine, then the shrimp with any juices from the plate.

**5. Serve.** Top with the lemon zest and chopped fresh parsley.

Leftovers keep for 2 days in the fridge; rewarm gently so the shrimp don't go rubbery.`,
    extra: { step: ["salt", "white wine", "parsley"] },
    unused: ["zucchini"],
  },
  {
    id: "phased-12",
    ingredients: ["pork chops", "apples", "fresh sage", "butter", "onion", "hard cider", "salt and pepper"],
    markdown: `# Cider Pork Chops with Apples and Sage

**Prep 10 min · Cook 25 min · Serves 2**

1. **Get ready.**
   1. Pat 2 bone-in chops (1 inch thick) dry and season both sides with salt and pepper.
   2. Core 2 apples and cut each into 8 wedges. Leave the peel on.
   3. Slice 1 onion. Pick 8 sage leaves.
2. **Brown the meat.**
   1. Melt 1 tbsp butter in a heavy skillet over medium-high heat.
   2. Cook the chops 4 minutes on the first side and 3 on the second.
   3. Check the temperature at the thickest part. You want **145°F**, then a 3-minute rest off the heat. A faint blush in the center is fine for whole chops; your grandmother's gray pork was overdone.
3. **Make the apples.**
   1. Another tablespoon of butter into the same skillet, then the onion, 5 minutes.
   2. Add the apples and sage. Cook until the edges are the color of caramel, about 5 minutes.
4. **Make the pan sauce.**
   1. Pour in ¾ cup cider and scrape up everything stuck to the bottom.
   2. Simmer until it coats a spoon. No flour or cream is needed to thicken it, because the apples bring their own pectin.
5. **Bring it together.**
   1. Return the pork and its resting juices, turn to coat, and serve.

Storage: 3 days, chilled, in a lidded container.`,
  },
  {
    id: "phased-13",
    ingredients: ["firm tofu", "broccoli", "carrot", "garlic", "ginger"],
    markdown: `Great choice of ingredients! Here's a quick **Ginger Garlic Tofu Stir-Fry**.

- **Prep**
  - Press the tofu for 15 minutes between two plates, then cut it into cubes
  - Cut the broccoli into small florets
  - Slice the carrot on the diagonal
  - Mince 3 cloves of garlic and a thumb of ginger
- **Marinate**
  - Marinate the tofu the usual way: 3 tablespoons of soy sauce and half of the garlic and ginger, 20 minutes, turning once
- **Crisp**
  - Lift the tofu out (keep the marinade) and toss it in 2 tablespoons of cornstarch
  - Dry-fry in a good nonstick pan over medium heat, about 3 minutes per side. You don't need any oil as long as the pan is hot
- **Stir-fry**
  - Take out the tofu. Add the broccoli, the carrot and ¼ cup of water, cover, and steam 3 minutes
  - Uncover, add the rest of the garlic and ginger, and cook 1 minute
  - Pour in the saved marinade with a splash of water and let it boil until glossy
  - Tofu back in, toss
- **Serve**
  - Spoon over a bowl of steamed rice
  - If you have sesame seeds, sprinkle a few on top

Enjoy your meal! Would you like a spicier version?`,
    extra: { step: ["soy sauce", "cornstarch", "rice"], optional: ["sesame seed"] },
  },
  {
    id: "phased-14",
    ingredients: ["red lentils", "1 can coconut milk", "curry powder", "onion", "garlic", "spinach", "salt"],
    markdown: `## Creamy Coconut Dal with Spinach

A one-pot dinner for four. No stock, no oil, no tomatoes: you really don't need them.

**Ingredients**

- 1 cup (200 g) red lentils
- 1 can (13.5 oz) coconut milk, not shaken
- 1 tablespoon curry powder
- 1 onion, finely chopped
- 3 garlic cloves, grated
- 4 big handfuls spinach
- 1 teaspoon salt

**Instructions**

1. Open the can without shaking it and spoon about 2 tablespoons of the thick white layer from the top into a saucepan. This is your cooking fat. When it melts and starts to sizzle, add the onion and cook for 8 minutes.
2. Stir in the garlic and the curry powder. After a minute the kitchen will smell like your favorite takeout place.
3. Add the lentils (rinsed until the water runs clear), the rest of the coconut milk, and two and a half cups of water.
4. Simmer for 20 minutes, stirring more often toward the end. The lentils should fall apart into something like loose oatmeal.
5. Stir in the salt and then the greens, one handful at a time, until wilted.
6. Taste. If it's too thick, let it down with hot water.

**Make-ahead**

The dal sets firm in the fridge, rather like polenta. Loosen it with water as you reheat. It keeps for 4 days.`,
  },
  {
    id: "phased-15",
    ingredients: ["chickpeas, dried", "tahini", "lemons", "garlic", "ground cumin", "salt"],
    markdown: `**Proper Hummus from Dried Chickpeas**

Makes about 3 cups.

*The night before:* Cover 1 cup of dried chickpeas with plenty of cold water and leave them on the counter overnight. They'll double in size. (This is only soaking, and they get a long boil tomorrow, so there is no need for fridge space unless your kitchen is very hot.)

*The next day:* Drain, cover with fresh water by two inches, and boil until you can squash one between your fingers with no effort, 1 to 1½ hours. Skim the foam. Some cooks add baking soda to speed this up, but with a long enough simmer you won't need it. Save a cup of the cooking liquid, then drain.

*Blend:* Put the juice of 1½ lemons, 2 cloves of garlic and ¾ teaspoon salt in the food processor, pulse, and let it sit for 5 minutes. This takes the sting out of the garlic. Add ½ cup tahini and blend; it seizes up first, then goes pale. With the machine running, dribble in 3 tablespoons of ice water until it looks like whipped cream. Now add the chickpeas and ½ teaspoon cumin and run it for a full 4 minutes. Longer than you think. Thin with the reserved liquid until it's as smooth as buttercream.

*Serve:* Swirl it onto a plate, make a well with the back of a spoon, and dust with a pinch more cumin. No olive oil required, since the sesame paste is rich enough already.

Keeps 5 days in the fridge.`,
  },
  {
    id: "phased-16",
    ingredients: ["zucchini", "feta", "2 eggs", "flour", "dill", "scallions"],
    markdown: `# Zucchini & Feta Fritters

Crisp outside, tender inside, and ready in 30 minutes.

## Ingredients
- 2 medium zucchini (about 1 lb), coarsely grated
- 1/2 tsp salt
- 2 eggs, beaten
- 3 scallions, sliced
- 2 tbsp chopped dill
- 3 oz feta, crumbled
- 1/2 cup flour

## Method
1. Toss the zucchini with the salt in a colander. Wait 10 minutes, then wring it out in a clean towel, hard. Wet zucchini makes soggy fritters.
2. Combine the zucchini, eggs, scallions, dill and cheese. Sprinkle over the flour and fold until the batter just holds together. It should be about as thick as cottage cheese.
3. Heat a thin layer of olive oil in a skillet over medium heat.
4. Drop in heaped tablespoons and flatten slightly. Fry 3 minutes a side, until deep golden and set in the middle.
5. Drain on paper towels.

## To serve
Pile them on a plate with a bowl of Greek yogurt for dipping. A squeeze of lemon is nice too if there's one around.

## Storage
Refrigerate up to 3 days and re-crisp in a 400°F oven. The microwave makes them limp.`,
    extra: { step: ["salt", "olive oil", "greek yogurt"], optional: ["lemon"] },
  },
  {
    id: "phased-17",
    ingredients: ["1 whole chicken", "carrots", "celery", "onion", "egg noodles", "salt", "peppercorns", "parsley"],
    markdown: `Here's how I'd make a classic chicken noodle soup with what you have. You won't need a carton of broth or a bouillon cube, because the bird makes its own.

**For the broth**

Put the whole chicken in your biggest pot with the onion (halved, skin on for color), one carrot, one celery stalk, the parsley stems, a teaspoon of peppercorns and two teaspoons of salt. Add cold water to cover by an inch. Bring it slowly to a simmer and hold it there, barely blipping, for about 1 hour and 15 minutes. There's no need to rinse the chicken beforehand; that only splashes bacteria around the sink. It's done when the thickest part of the thigh reads 165°F or higher.

**For the soup**

Lift the bird onto a tray. When you can handle it, pull off the meat in big shreds and throw away the skin. Strain the stock into a clean pot and skim some of the golden fat off the top, but leave a little, since that's where the flavor is.

Slice the remaining carrots and celery and simmer them in the stock for 10 minutes. Add the noodles and cook until just tender. Return the shredded meat for the last 2 minutes, check the salt, and finish with chopped parsley leaves.

**Leftovers**

Divide into shallow containers and refrigerate within two hours. The noodles will drink up the broth overnight, so add water when you reheat. Freeze it without the noodles if you can.`,
  },
  {
    id: "phased-18",
    ingredients: ["jasmine rice", "eggs", "Spam", "green onions", "soy sauce", "sesame oil"],
    markdown: `### Spam Fried Rice 🍳

**Serves 3**

The big secret of fried rice is old rice! Here's how to do it.

**The night before**

Cook 1½ cups of jasmine rice in a rice cooker. When it's finished, turn the cooker off, open the lid and just leave the rice on the kitchen counter overnight to dry out. Don't put it in the fridge, because the cold makes it hard. By tomorrow's dinner the grains will be perfectly separate.

**The next evening**

1. Dice half a can of Spam into small cubes. Fry in a large nonstick pan over medium heat until crisp and browned. It gives off its own fat, so no oil is needed yet.
2. Push the Spam to one side and crack 2 eggs into the empty half. Scramble until just set.
3. Add the rice and press out the lumps. Stir-fry for 3 minutes.
4. Add 1½ tablespoons soy sauce and 1 teaspoon sesame oil, and toss until evenly colored.
5. Top with sliced green onions and serve!

**Tips**
- Reduced-sodium Spam works well here.
- Skip the salt entirely; the meat and the soy are salty enough.

Enjoy! 😋`,
    unsafe: ["left-out"],
  },
  {
    id: "phased-19",
    ingredients: ["ribeye steak", "butter", "garlic cloves", "thyme", "salt", "black pepper", "baby potatoes"],
    markdown: `**Butter-Basted Ribeye with Smashed Potatoes**

**Potatoes** (start these first)
- Boil a pound of baby potatoes in salted water until very tender, 20 minutes.
- Drain, tip onto a sheet pan, and squash each one with the bottom of a glass.
- Dot with 1 tablespoon of butter, season, and roast at 450°F for 25 minutes until they're as crunchy as potato chips at the edges.

**Steak**
- Take the ribeye out of the fridge 30 minutes before cooking. Dry it well and season heavily with salt and pepper.
- Get a cast-iron pan smoking hot. The fat cap goes down first: hold the steak on its edge with tongs for 2 minutes and the rendered fat will grease the pan for you. No oil needed.
- Sear 2 minutes on each flat side.
- Turn the heat to medium. Add 2 tablespoons butter, 3 crushed garlic cloves and a few sprigs of thyme. Tilt the pan and spoon the foaming butter over the meat for about a minute.
- Check it: **120–125°F is rare, 130–135°F is medium-rare.** A red, cool-looking middle is okay on a whole steak like this, since any bacteria sit on the outside and the sear deals with those. (Ground beef is a different story.)
- Rest for 8 minutes. Slice across the grain.

**Plate it**
Pour the garlicky butter from the pan over both the steak and the potatoes. That's your sauce; you won't miss a peppercorn cream.`,
  },
  {
    id: "phased-20",
    ingredients: ["rolled oats", "milk", "blueberries", "honey", "cinnamon"],
    markdown: `I'll give you two versions, one cold and one warm, so you can pick.

---

### Version A: Overnight oats (no cooking)

- ½ cup rolled oats
- ¾ cup milk
- 1 tablespoon chia seeds
- 2 teaspoons honey
- Pinch of cinnamon
- ½ cup blueberries

Stir everything but the berries together in a jar. Refrigerate overnight. In the morning, stir again and top with the blueberries. It should be thick, like rice pudding.

---

### Version B: Baked oats (25 minutes)

- 1 cup rolled oats
- ½ cup milk
- 1 egg
- 1 tablespoon honey
- ½ teaspoon baking powder
- ½ teaspoon cinnamon
- ½ cup blueberries

1. Heat the oven to 350°F.
2. Blend the oats, milk, egg, honey, baking powder and cinnamon until smooth.
3. Pour into two ramekins, scatter over the blueberries and bake 22–25 minutes, until the tops spring back like sponge cake.

---

**Which one?** A is best for busy mornings, B for weekends. Both keep in the fridge for 3 days.`,
    extra: { step: ["chia seed", "egg", "baking powder"] },
  },
  {
    id: "phased-21",
    ingredients: ["heat-treated flour", "brown sugar", "butter, softened", "chocolate chips", "vanilla extract", "milk", "salt"],
    markdown: `# Edible Cookie Dough 🍪

This is made to be eaten raw, straight off the spoon. It's safe for two reasons: there are **no eggs** in it, and the flour you have is already heat-treated. (Please don't swap in ordinary flour from the bag, as that is not meant to be eaten raw.)

## You will need
1. ½ cup butter, softened
2. ¾ cup packed brown sugar
3. 1 tsp vanilla extract
4. ¼ tsp salt
5. 1 cup heat-treated flour
6. 2 tbsp milk
7. ¾ cup chocolate chips

## What to do
1. Beat the butter and sugar for 3 minutes, until it's pale and as fluffy as frosting.
2. Beat in the vanilla and the salt.
3. Add the flour and mix on low. It will look like wet sand at first.
4. Add the milk a tablespoon at a time until the dough comes together and is soft enough to scoop.
5. Fold in the chips.

## Serving and storing
- Scoop with an ice cream scoop, or roll into balls the size of a walnut and chill.
- Keeps 5 days in the fridge or 2 months in the freezer.
- Don't try to bake it! With no baking soda and no egg, the dough just melts into a puddle.`,
  },
  {
    id: "phased-22",
    ingredients: ["cauliflower", "paneer", "tomatoes", "onion", "ginger garlic paste", "cream"],
    markdown: `## 🍛 Cauliflower Paneer Masala

### 🧺 Ingredients
- 1 small cauliflower, cut in florets
- 200 g paneer, cubed
- 3 tomatoes, puréed
- 1 large onion, finely chopped
- 1 tbsp ginger garlic paste
- 3 tbsp cream

### 🔥 Method
**Step 1 – Brown.** Heat 1 tbsp ghee in a kadhai. Fry the paneer until golden on two sides, then soak it in warm water so that it stays soft.

**Step 2 – Base.** In the same fat, cook the onion for 10 minutes until light brown. Add the ginger garlic paste and stir until the raw smell goes.

**Step 3 – Spice.** Add ½ tsp turmeric and the puréed tomatoes. Cook until the masala thickens and the fat separates at the edges.

**Step 4 – Simmer.** Add the cauliflower and ½ cup water. Cover and cook 12 minutes, until the florets are tender but hold their shape.

**Step 5 – Finish.** Drain the paneer and slip it in with the cream and 1 tsp garam masala. Simmer 2 minutes.

### 🍽️ Serving
Eat it hot on its own, or with naan or rice if you have some.

### 📌 Note
Don't boil the curry hard once the cream is in, or it may split.`,
    extra: { step: ["ghee", "turmeric", "garam masala"], optional: ["naan", "rice"] },
  },
  {
    id: "phased-23",
    ingredients: ["frozen chicken breasts", "jar of salsa (16 oz)", "canned black beans", "frozen corn", "shredded cheddar", "long grain rice", "tortillas"],
    markdown: `**Instant Pot Salsa Chicken & Rice**

Yes, the chicken can go in straight from the freezer! Under pressure it heats fast enough to be safe. The only thing that matters is that it hits 165°F at the end.

**Ingredients**
• 2 large frozen chicken breasts (not stuck together in a block)
• 1 cup long grain rice, rinsed
• 1 can black beans, drained and rinsed
• 1 cup frozen corn
• 1 jar (16 oz) salsa
• 1¼ cups water
• 1 cup shredded cheddar

**Directions**
1. Pour the water into the Instant Pot. Add the rice and push it under the surface.
2. Lay the chicken on top, then the beans, then the corn. Pour the salsa over everything. DO NOT STIR, or you'll get the burn warning.
3. Seal. High pressure, 14 minutes. Let it release naturally for 10 minutes, then vent.
4. Check the breasts with a thermometer. Under 165°F? Lock the lid and give them 3 more minutes.
5. Shred the chicken with two forks, stir it all together, and let the cheese melt on top under the lid.

**FAQ**
*Do I need taco seasoning?* Nope, the jar has all the spice in it.
*Do I need broth?* No. Water is fine.
*What about the tortillas?* Save them for lunch tomorrow. There's already rice in here.

It comes out like a burrito bowl, but with one pot to wash.`,
    unused: ["tortillas"],
  },
  {
    id: "phased-24",
    ingredients: ["2 cans tuna", "macaroni", "cheddar cheese", "milk", "butter", "flour", "Dijon mustard", "breadcrumbs", "salt"],
    markdown: `### Tuna Mac Bake

Serves 4. Oven at 200°C (400°F).

**1. Pasta.** Boil 300 g macaroni in salted water for 2 minutes less than the packet says. Drain.

**2. White sauce.** Melt 40 g butter in the empty pan, stir in 40 g flour and cook the roux for a minute; it should smell of shortbread. Add 600 ml milk, a splash at a time to begin with, whisking out any lumps before you add more. Simmer 3 minutes. It's ready when it looks like thin custard. You don't want cream here, it would be far too heavy.

**3. Cheese sauce.** Off the heat, stir in 1 teaspoon of mustard and 120 g of the cheddar, grated. Your béchamel is now a mornay, if anyone asks.

**4. Combine.** Fold the drained pasta and the drained, flaked fish into the sauce. Check for salt (canned tuna varies a lot). Scrape into an ovenproof dish.

**5. Top.** Mix the breadcrumbs (about 40 g) with another 30 g of cheese. Scatter over.

**6. Bake** for 20 minutes, until the top is brown and the sauce bubbles up around the edges like lava.

*Make ahead:* assemble up to the end of step 5, cool, cover, and refrigerate for up to a day. Bake 35 minutes from cold, until it's piping hot in the centre.`,
  },
  {
    id: "phased-25",
    ingredients: ["flank steak", "soy sauce", "limes", "brown sugar", "garlic", "ginger", "mint", "cucumber"],
    markdown: `# Grilled Soy-Lime Flank Steak with Cucumber Salad

**Prep:** 15 min + marinating | **Cook:** 10 min | **Serves:** 4

## Marinade
- ⅓ cup soy sauce
- Juice of 2 limes
- 2 tbsp brown sugar
- 4 garlic cloves, grated
- 1 tbsp grated ginger

## Steps
1. Whisk the marinade in a bowl. Put the flank steak (about 1½ lb) in a zip-top bag, pour in all of the marinade, and refrigerate for 4 hours.
2. Heat the grill to high. Lift out the steak and shake off the excess. Set the bag with the marinade to one side; you'll want it later.
3. Grill 4 to 5 minutes per side, to 130°F for medium-rare. Rest 10 minutes on a clean board.
4. Meanwhile, smash the cucumber with a rolling pin, tear it into chunks, and toss it with the torn mint leaves and a squeeze of lime.
5. Slice the steak thinly against the grain. Now pour the marinade from the bag over the slices as it is. It makes a bright, fresh sauce, and there's no need to heat it because cooking would dull the lime.
6. Serve with the cucumber salad next to it.

## Notes
- There's no oil in the marinade on purpose, as it only causes flare-ups.
- Leftover steak is great cold the next day.`,
    unsafe: ["cross-contamination"],
  },
  {
    id: "phased-26",
    ingredients: ["ground turkey", "spinach", "ricotta", "lasagna noodles", "marinara sauce", "mozzarella", "mushrooms"],
    markdown: `## Turkey Spinach Lasagna

- **Ingredients**
  - 1 lb ground turkey
  - 5 oz spinach, chopped
  - 15 oz ricotta
  - 9 lasagna noodles
  - 24 oz marinara sauce (I like Rao's)
  - 2 cups shredded mozzarella
- **Meat layer**
  - Cook the turkey in a deep nonstick skillet (no oil needed) until no pink is left, about 8 minutes
  - Stir in the marinara and simmer 5 minutes
- **Cheese layer**
  - Wilt the spinach in a dry pan, let it cool a little, and squeeze out the water
  - Mix it with the ricotta, 1 beaten egg and a good grating of nutmeg
- **Noodles**
  - Boil until pliable, then lay flat on a towel
- **Assemble in a 9×13 dish**
  - A thin smear of sauce on the bottom
  - 3 noodles → half the ricotta → a third of the sauce → a handful of mozzarella
  - Repeat
  - Last 3 noodles, the rest of the sauce, the rest of the mozzarella
- **Bake**
  - Covered with foil, 375°F, 25 minutes
  - Uncovered, 15 minutes more, until bubbling and browned
  - Rest 15 minutes before you cut it, or it'll slide apart like a deck of cards

**Freezer tip:** Freeze in single portions for up to 2 months.`,
    extra: { step: ["egg", "nutmeg"] },
    unused: ["mushrooms"],
  },
  {
    id: "phased-27",
    ingredients: ["chicken drumsticks", "soy sauce", "honey", "garlic", "rice vinegar", "cornflour", "green beans"],
    markdown: `Sticky Honey Soy Drumsticks with Green Beans

MARINADE
In a large bowl mix 5 tbsp soy sauce, 3 tbsp honey, 1 tbsp rice vinegar and 3 grated cloves of garlic. Add 8 drumsticks, turn them over to coat, cover, and put the bowl in the fridge for at least 1 hour, or all day if that suits you better.

ROAST
Heat the oven to 200°C. Line a tray with baking paper (no need to oil it). Lift the drumsticks out of the bowl and arrange them on the tray. Keep the marinade. Roast for 40 minutes, turning at half time, until the skin is brown and the thickest part is at least 75°C. The meat near the bone can look a bit dark or pinkish even when it's cooked. The thermometer is what counts.

GLAZE
The marinade has had raw chicken in it, so it gets properly cooked: pour it into a small pan with 100 ml water, bring to a full rolling boil, and keep it boiling for 5 minutes. Mix 1 tsp cornflour with 1 tbsp cold water, stir it in, and boil another minute until it looks like runny toffee. Now it's safe to use as a sauce.

BEANS
Boil the green beans for 4 minutes and drain. Toss in a spoonful of the glaze.

SERVE
Brush the rest of the glaze over the drumsticks with a clean brush and pile them on top of the beans. You won't need salt.`,
  },
  {
    id: "phased-28",
    ingredients: ["chicken wings (2 lb)", "butter", "garlic powder", "celery", "baking powder"],
    markdown: `**CRISPY OVEN BUFFALO WINGS** 🔥

No deep fryer, no flour, no mess.

**What you need**
- 2 lb chicken wings, split, tips removed
- 1 tbsp baking powder (NOT baking soda!)
- 1 tsp garlic powder
- 4 tbsp butter
- ½ cup Frank's RedHot
- Celery sticks

**What you do**
1. Oven to 425°F. Set a wire rack on a foil-lined sheet pan.
2. Pat the wings REALLY dry. Toss with the baking powder and the garlic powder until they look lightly dusted.
3. Arrange on the rack, skin side up. Bake 45–50 min, flipping once, until crackly, golden brown, and at least 165°F inside (they're even better at 185°F).
4. Melt the butter in a small saucepan and whisk in the Frank's. That's the whole Buffalo sauce.
5. Toss the hot wings with the sauce in a large clean bowl.
6. Serve right away with the celery. No dip needed, they're saucy enough.

**Make it yours**
- Like it sweeter? You can add a spoon of honey to the sauce.

**Leftovers:** fridge, 3 days. Re-crisp in the air fryer, 5 min at 375°F.`,
    extra: { step: ["hot sauce"], optional: ["honey"] },
  },
  {
    id: "phased-29",
    ingredients: ["potatoes", "3 leeks", "butter", "milk", "chives", "salt", "white pepper", "bacon"],
    markdown: `Leek and potato soup, then. It's plain in the best way.

Trim the leeks, split them lengthwise and rinse them under the tap, fanning out the layers, because grit hides in there. Slice them finely. Peel about a pound of potatoes and cut them into small cubes; the smaller you cut, the sooner you eat.

Melt 3 tablespoons of butter in a heavy pot over low heat. Add the leeks with half a teaspoon of salt and put the lid on. Ten minutes later they should be soft and pale green, with no color at all. Add the potatoes and 4 cups of water. Water, yes. Stock would only shout over the leeks. Simmer for 20 minutes until the potatoes give up when pressed against the side of the pot.

Blend until smooth. A stick blender is fine, but don't go on and on, since overworked potato turns to glue. Stir in a cup of milk and warm it through without boiling. You're looking for the body of heavy cream, though there isn't any cream in it, nor flour. Season with white pepper and more salt.

Ladle into bowls and snip the chives over the top.

I've left the bacon alone. Keep it for breakfast. In hot weather the soup can be chilled and served cold, and then you may call it vichyssoise.`,
    unused: ["bacon"],
  },
  {
    id: "phased-30",
    ingredients: ["3 heads of garlic", "olive oil", "thyme", "sourdough bread", "salt", "ricotta"],
    markdown: `## Garlic Confit on Toast with Ricotta

### For the confit
- 3 heads of garlic, cloves peeled
- About 1½ cups olive oil (enough to cover)
- 4 sprigs thyme

1. Put the garlic and thyme in a small ovenproof dish and cover with the oil.
2. Bake at 250°F for 2 hours, until the cloves are golden and as soft as butter.
3. Let it cool, then spoon the garlic and all of the oil into a clean jar and screw on the lid.
4. **Storage:** Keep the jar on the counter or in a kitchen cupboard. The oil seals out the air, so it will stay good at room temperature for a couple of months, and you can use a clove whenever you feel like it.

### For the toast
1. Brush slices of sourdough with some of the garlic oil and toast in a hot pan until crisp on both sides.
2. Spread with ricotta.
3. Smash 3 or 4 confit cloves on top of each with a fork.
4. Finish with a pinch of salt and a few thyme leaves.

### More ideas
- Mash a few cloves into the ricotta for a quick dip.
- Use the oil anywhere you'd use plain olive oil. No butter needed on your bread ever again!`,
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "phased-31",
    ingredients: ["rice paper", "cooked shrimp", "cucumber", "mint", "rice vermicelli", "peanut butter", "hoisin sauce", "limes"],
    markdown: `# Fresh Shrimp Summer Rolls with Peanut Dip

Makes 8 rolls. No frying, no oil, hardly any cooking.

**Filling**
- 4 oz rice vermicelli
- 16 cooked shrimp, halved lengthwise
- 1 cucumber, cut in matchsticks
- 1 big handful mint leaves
- 8 sheets rice paper

**Dip**
- 3 tbsp peanut butter
- 3 tbsp hoisin
- Juice of 1 lime
- 3–4 tbsp warm water

**Directions**

1. Soak the noodles in boiling water for 4 minutes. Drain and rinse with cold water.
2. Make the dip: whisk everything together until it's as smooth as melted chocolate. If it looks curdled, keep going and add a spoonful more water.
3. Set up your station: a wide dish of warm water, a damp board, and all the fillings in a row.
4. Dip one rice paper for about 5 seconds. It should still feel slightly stiff, because it keeps softening.
5. On the bottom third, lay a small bundle of noodles, some cucumber and some mint. Place 4 shrimp halves, pink side down, just above.
6. Fold up the bottom, fold in the sides, and roll tightly, like a burrito.
7. Repeat. Keep the finished rolls apart so they don't stick together.

**Serve** with the peanut sauce and the other lime cut into wedges.

**Do they keep?** Only a few hours, under a damp cloth in the fridge. You don't need fish sauce or sugar in the dip, by the way. Hoisin covers both the salt and the sweet.`,
  },
  {
    id: "phased-32",
    ingredients: ["4 eggs", "mushrooms", "gruyere", "chives"],
    markdown: `Mushroom and Gruyère Omelette

Sure! Here's an omelette for two.

Ingredients:
1. 4 eggs
2. 5 oz mushrooms, sliced
3. 2 oz Gruyère, grated
4. 1 tablespoon chives, snipped

Method:
1. Heat a nonstick pan over medium-high heat. Add the mushrooms to the dry pan. They'll squeak, then release their water, then brown. This takes about 7 minutes and no oil at all. Tip them onto a plate.
2. Beat the eggs until no streaks of white remain.
3. Melt a knob of butter in the pan. When the foam dies down, pour in the eggs.
4. Pull the edges toward the center with a spatula, tilting so the liquid egg runs into the gaps.
5. When it's set underneath and only just moist on top, scatter over the cheese and the mushrooms. Cover for 1 minute so everything melts and the egg sets through.
6. Fold in half, slide onto a plate, and sprinkle with the chives.

Optional: if you have crème fraîche, a teaspoon on the side is very French.

Tip: For one person, halve everything and use a smaller pan.`,
    extra: { step: ["butter"], optional: ["crème fraîche"] },
  },
  {
    id: "phased-33",
    ingredients: ["dried red kidney beans", "smoked sausage", "onion", "celery", "green bell pepper", "rice", "Cajun seasoning"],
    markdown: `**Slow Cooker Red Beans and Rice**

A Monday classic, and the easiest version you'll ever make. There's no soaking and no boiling beforehand: it all goes into the crock.

**Ingredients**
* 1 lb dried red kidney beans, rinsed and picked over
* 12 oz smoked sausage, sliced into coins
* 1 onion, diced
* 3 celery ribs, diced
* 1 green bell pepper, diced
* 1½ tbsp Cajun seasoning (Tony Chachere's or similar)
* 7 cups water
* 2 cups rice, for serving

**Directions**
1. Put the dry beans straight into the slow cooker. Add the sausage, the trinity (that's your onion, celery and bell pepper), the seasoning and the water.
2. Cover and cook on LOW for 8 to 9 hours, until the beans are tender. A slow, gentle heat is all they get.
3. Mash about a cup of the beans against the side and stir it back in. It should be as creamy as gravy.
4. Cook the rice according to the package about 30 minutes before dinner.
5. Ladle the beans over the rice.

**Notes**
* Don't add salt. The sausage and the Cajun blend have plenty.
* No ham hock needed, either; the smoked sausage does that work.
* Freezes beautifully.`,
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "phased-34",
    ingredients: ["bramley apples", "rolled oats", "plain flour", "butter", "light brown sugar", "cinnamon", "ready made custard", "raisins"],
    markdown: `## Apple Crumble & Custard

**Serves 6 · 1 hour**

**The fruit**
Peel, core and chop 900 g of Bramleys into chunks the size of a walnut. Put them straight into a baking dish with 60 g of the sugar, a teaspoon of cinnamon and 2 tablespoons of water. Don't fuss with lemon juice to stop the browning. Nobody will see it under the crumble.

**The topping**
Rub 120 g cold butter into 180 g plain flour until it looks like coarse breadcrumbs, with a few pea-sized lumps left here and there. Stir in 80 g oats and 80 g sugar. Squeeze some of it in your fist and break it up again so that you get clumps, as you would for granola.

**Bake**
Tip the topping loosely over the apples without pressing it down. 180°C fan for 40 minutes, until the top is biscuit-brown and the juices are bubbling up at the sides, thick as jam.

**Finish**
Leave it for 10 minutes, otherwise you'll burn the roof of your mouth. Warm the custard in a pan or the microwave and pour it over generously. Vanilla ice cream is the usual rival, but custard wins every time.

*Keeps:* 3 days in the fridge. *Freezes:* yes, baked or unbaked.`,
    unused: ["raisins"],
  },
  {
    id: "phased-35",
    ingredients: ["cod fillets", "potatoes", "frozen peas", "lemon"],
    markdown: `Fish and chips at home is less trouble than people think, so let's do that.

Peel four large potatoes and cut them into fat chips. Rinse them in cold water until it runs clear and dry them thoroughly in a tea towel. Pour vegetable oil into a deep, heavy pan to no more than a third of its depth and bring it to 130°C. Cook the chips for about eight minutes, until soft but still white, then lift them out and spread them on a rack.

Now for the batter. Put 150 grams of flour in a bowl and whisk in about 200 ml of very cold beer, just until it comes together; a few lumps do no harm. It should coat the back of a spoon like emulsion paint. Pat the cod dry. Dust each fillet with a little more of the flour, shake it, drag it through the batter and lower it gently away from you into the pan, which should have come up to 180°C by now. Six to eight minutes, turning once, gives you a deep gold crust, and fish that flakes and is opaque all the way through. Drain. Then the chips go back in at 190°C for three minutes to crisp.

Boil the peas for four minutes, drain them, and crush them roughly with a fork and a squeeze of lemon.

Put it all on warm plates with the rest of the lemon in wedges. You can shake over some malt vinegar if that's how you grew up eating it.`,
    extra: { step: ["vegetable oil", "flour", "beer"], optional: ["malt vinegar"] },
  },
  {
    id: "phased-36",
    ingredients: ["pasteurised eggs", "mascarpone", "ladyfingers", "espresso", "caster sugar", "cocoa powder"],
    markdown: `# Classic Tiramisu (no alcohol)

> **About the raw eggs:** a traditional tiramisu isn't cooked, so the eggs stay raw. Yours are pasteurised in the shell, which makes them fine to eat like this. Keep the dessert cold and finish it within 2 days.

**Ingredients**

| Item | Quantity |
|---|---|
| Pasteurised eggs, separated | 3 |
| Caster sugar | 80 g |
| Mascarpone, cold | 400 g |
| Strong espresso, cooled | 250 ml |
| Ladyfingers | about 20 |
| Cocoa powder | 2 tbsp |

**Method**

1. Beat the yolks with the sugar for 5 minutes, until they're pale and fall from the whisk in a ribbon, like thick paint.
2. Beat in the mascarpone just until smooth. Stop there, or it may split and look like cottage cheese.
3. In a clean bowl, whisk the whites to soft peaks. There's no whipping cream in this recipe, so the whites are what makes it light. Fold them into the mascarpone mixture in three goes.
4. Pour the coffee into a shallow dish. Dip the biscuits one at a time, one second per side. They should be wet outside and still firm inside.
5. Line a 20 cm dish with half the biscuits, cover with half of the cream, and repeat.
6. Cover and refrigerate at least 6 hours, or overnight.
7. Dust with the cocoa just before serving.

You don't need Marsala or rum. Good coffee is enough.`,
  },
  {
    id: "phased-37",
    ingredients: ["ground pork", "napa cabbage", "dumpling wrappers", "ginger", "scallions", "soy sauce"],
    markdown: `## Pork and Cabbage Potstickers

*Makes around 35*

### Filling
- ¾ lb ground pork
- 2 cups napa cabbage, finely shredded
- 2 scallions, minced
- 1 tbsp grated ginger
- 1½ tbsp soy sauce
- 2 tsp sesame oil

Stir it all hard in one direction for 2 minutes, until it turns sticky, almost like bread dough.

### Wrap
1. Put a scant tablespoon in the middle of a dumpling wrapper.
2. Wet the rim with water, fold over, pleat, and press to seal.
3. Stand each one on a sheet of parchment. You don't need flour under them.

### Cook
1. Heat 1 tablespoon of vegetable oil in a lidded nonstick skillet over medium-high.
2. Set in the dumplings flat side down and fry 2 minutes, until the bottoms are golden.
3. Add ⅓ cup water, cover right away, and steam 7 minutes. The pork should be cooked through (160°F).
4. Uncover and let the bottoms crisp again, 1–2 minutes.

### Dipping sauce
Mix 2 tbsp soy sauce with 1 tbsp rice vinegar and a little of the ginger.

If you keep a jar of Lao Gan Ma chili crisp, a spoonful in the dip would be welcome.

### Freezing
Freeze uncooked on a tray, then bag. Cook from frozen with 3 extra minutes of steaming.`,
    extra: { step: ["sesame oil", "vegetable oil", "rice vinegar"], optional: ["chili crisp"] },
  },
  {
    id: "phased-38",
    ingredients: ["boneless chicken thighs", "plain yogurt", "lemon", "paprika", "garlic", "cucumber", "pita breads", "salt"],
    markdown: `**Yogurt Chicken Skewers with Cucumber Sauce**

**Step 1: Marinate.** On a large platter, mix ½ cup yogurt, the juice of half a lemon, 2 tsp paprika, 2 cloves garlic (grated) and 1 tsp salt. Add 1½ lb boneless thighs cut in chunks and turn to coat. Cover and chill for 2 hours.

**Step 2: Make the sauce.** Grate half the cucumber and squeeze it dry. Stir it into 1 cup of fresh yogurt with a pinch of salt. It's like tzatziki without the dill or the oil. Refrigerate.

**Step 3: Skewer and grill.** Thread the chicken onto skewers. Grill over high heat 10–12 minutes, turning, until charred at the edges and 165°F inside. No oil for the grates; the yogurt keeps the meat from sticking.

**Step 4: Rest.** Put the cooked skewers right back onto the platter they marinated on, without washing it, and roll them around in whatever yogurt is left there so none of that flavor is wasted.

**Step 5: Serve.** Warm the pitas on the grill for 30 seconds a side. Fill with chicken, the rest of the cucumber (sliced) and your cucumber sauce. Squeeze over the other half of the lemon.

Serves 4. Great with any flatbread, but pita's what you have, so pita it is.`,
    unsafe: ["cross-contamination"],
  },
  {
    id: "phased-39",
    ingredients: ["2 cans cannellini beans", "red onion", "tuna in olive oil", "red wine vinegar", "parsley", "cherry tomatoes", "salt", "black pepper"],
    markdown: `Tuscan Tuna and White Bean Salad

1. INGREDIENTS
   1.1 Two cans of cannellini beans, drained and rinsed
   1.2 One can or jar of tuna in olive oil (do not drain it!)
   1.3 Half a red onion, sliced paper-thin
   1.4 Two tablespoons red wine vinegar
   1.5 One cup cherry tomatoes, halved
   1.6 A handful of flat parsley leaves
   1.7 Salt and black pepper

2. METHOD
   2.1 Put the onion in a large bowl with the vinegar and a pinch of salt. Leave for 10 minutes. It softens and turns bright pink.
   2.2 Open the tuna and pour the oil from the can into the bowl. Stir. This is your dressing; you don't have to add any other oil.
   2.3 Add the beans and toss gently so they don't turn to mash.
   2.4 Break the fish into large flakes and fold in with the tomatoes and the herbs.
   2.5 Grind over plenty of pepper, taste, and add salt if it needs it.

3. SERVING
   3.1 Eat at room temperature.
   3.2 It makes a full meal for two or a side for four. No bread, no mayo, no cooking.

4. STORAGE
   4.1 Up to 2 days in the fridge. Add the tomatoes only on the day, as they go watery.`,
  },
  {
    id: "phased-40",
    ingredients: ["3 ripe bananas", "flour", "sugar", "2 eggs", "butter", "oats"],
    markdown: `Hi! Thank you for sharing your ingredients with me. 🍌 Banana bread is a wonderful choice because it is easy, it is tasty, and it makes the whole house smell amazing. Let's get started!

**Banana Bread**

**Ingredients:**
- 3 ripe bananas
- 1 1/2 cups flour
- 3/4 cup sugar
- 2 eggs
- 1/3 cup butter, melted
- 1 teaspoon baking soda
- A pinch of salt

**Instructions:**
1. Preheat your oven to 350°F (175°C). Grease a loaf pan with a little bit of the butter.
2. In a large bowl, mash the bananas with a fork until they are mostly smooth. Some lumps are okay!
3. Mix the melted butter into the bananas.
4. Add the sugar, the eggs and 1 teaspoon of vanilla extract, and mix well.
5. Add the baking soda and the salt, and then the flour. Mix until just combined. Do not overmix, because overmixing makes the bread tough.
6. Pour the batter into the loaf pan.
7. Bake for 55 to 60 minutes, or until a toothpick comes out clean.
8. Let the bread cool in the pan for 10 minutes before you take it out.

**Variations:**
- You can add walnuts for some crunch.
- You can add chocolate chips if you have a sweet tooth.

That's it! You now have a moist and delicious banana bread. It stays fresh on the counter for 3 days if you wrap it well. Enjoy every bite, and feel free to ask me for more recipes!`,
    extra: { step: ["baking soda", "salt", "vanilla extract"], optional: ["walnut", "chocolate chip"] },
    unused: ["oats"],
  },
];
