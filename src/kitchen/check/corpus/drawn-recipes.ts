/** Twenty of forty recipes as drawn from many models, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const DRAWN_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "drawn-01",
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
    id: "drawn-02",
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
    id: "drawn-03",
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
    id: "drawn-04",
    ingredients: ["eggs", "milk", "plain flour", "butter", "strawberries", "sugar"],
    markdown: `Crêpes with warm strawberry syrup would be lovely with that.

**Batter.** Whisk 2 eggs into 125 g plain flour until you have a stiff paste, then loosen it bit by bit with 300 ml milk. You're after the thickness of single cream. Melt 25 g butter and whisk that in as well. Most recipes want a pinch of salt at this point, but you can do perfectly well without it, and there's no baking powder either as these are meant to be flat. Rest the batter for 20 minutes while you make the syrup.

**Strawberry syrup.** Hull and quarter about 300 g strawberries. Put them in a small saucepan with 3 tablespoons of sugar and 2 tablespoons of water. Bubble gently for 6 to 8 minutes. Some of the fruit will collapse and some will stay whole. Turn off the heat when the liquid looks glossy and runs off the spoon like maple syrup. It thickens as it cools.

**Cooking.** Rub a little butter around a hot frying pan with a piece of kitchen paper. Pour in a small ladleful of batter and swirl fast. After a minute the edges lift and the underside is freckled brown; flip, give it 30 seconds, and slide it out. The first one always goes wrong, so that one belongs to the cook. Carry on, rubbing the pan again every second crêpe. You should get eight.

**Eating.** Fold each into quarters, spoon over the warm syrup and add the last few fresh berries. Any pancakes left over keep in the fridge, wrapped, for two days.`,
  },
  {
    id: "drawn-05",
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
    id: "drawn-06",
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
    id: "drawn-07",
    ingredients: ["pasta", "tin of chopped tomatoes", "garlic", "olive oil", "chilli flakes", "parmesan", "salt"],
    markdown: `You have everything for an arrabbiata there, and it takes no longer than the pasta does.

Put a large pan of water on and salt it well. While it heats, slice three or four cloves of garlic as thinly as you can manage. Warm three tablespoons of olive oil in a wide frying pan with the garlic and a good half teaspoon of chilli flakes, keeping the heat low so that the garlic goes soft and blond and not brown. As soon as it smells sweet, tip in the tomatoes, swill the tin out with a little water and add that too. There's no onion in an arrabbiata, and no basil either, whatever the jar in the supermarket says. Let the sauce bubble, uncovered, for about fifteen minutes. It's done when a spoon dragged across the pan leaves a clear path behind it.

Cook the pasta a minute short of the packet time. Scoop out a mugful of the cooking water before you drain it. Then put the pasta in with the sauce, add a splash of the starchy water, and toss it about over a high heat for a minute so that the whole lot goes glossy and clings.

Taste for salt. Grate over as much of the cheese as you like and finish with a thread of raw oil. That's it. It feeds two hungry people or three polite ones, and any extra sauce freezes for up to three months.`,
  },
  {
    id: "drawn-08",
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
    id: "drawn-09",
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
    id: "drawn-10",
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
    id: "drawn-11",
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
    id: "drawn-12",
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
    id: "drawn-13",
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
    id: "drawn-14",
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
    id: "drawn-15",
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
    id: "drawn-16",
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
    id: "drawn-17",
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
    id: "drawn-18",
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
    id: "drawn-19",
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
    id: "drawn-20",
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
];
