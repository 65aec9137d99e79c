/** Twenty recipes of forty in the manner of small, talkative models, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const CHATTY_RECIPES_SECOND: readonly LabelledRecipe[] = [
  {
    id: "chatty-21",
    ingredients: ["4 ripe bananas", "Hershey's cocoa powder", "peanut butter", "almond milk", "raspberries"],
    unused: ["raspberries"],
    markdown: `You're going to LOVE this! 🍨 It's ice cream without the ice cream. No cream, no sugar, no eggs, no machine.

**Chocolate Peanut Butter Nice Cream**

🧊 *Freeze*
Slice the bananas into coins, spread them on a sheet of wax paper and freeze until hard as marbles, at least 4 hours.

🌀 *Blend*
Dump the frozen coins into a food processor with 3 tablespoons of cocoa powder. Run it. First it looks like gravel, then like cookie dough, then, all of a sudden, like soft-serve from Dairy Queen. If the blade gets stuck, a tablespoon or two of almond milk gets it moving.

🥜 *Swirl*
Add 2 tablespoons of peanut butter and pulse just twice so you get ribbons.

🍫 *Serve*
Eat it right now as soft-serve, or press it into a container and freeze 2 hours for scoops. You really don't need chocolate syrup, whipped cream or a cherry. It's that good.

Save your raspberries for tomorrow's breakfast. I tried to find them a spot, but the tartness fights with the peanut butter.

**Storage tip:** Gets rock-hard after a day, so leave it on the counter for 10 minutes before scooping.

Stay cool! 😎`,
  },
  {
    id: "chatty-22",
    ingredients: ["4 pork chops", "1 lb green beans", "1 lb red potatoes", "olive oil", "salt", "pepper"],
    extra: { step: ["garlic powder", "smoked paprika"] },
    markdown: `**One-Pan Pork Chop Dinner** 🐷

Thanks for asking! This one's a weeknight winner. Only one pan to wash!

| Ingredient | How much | Notes |
|---|---|---|
| Pork chops | 4 | about 1 inch thick |
| Red potatoes | 1 lb | quartered |
| Green beans | 1 lb | trimmed |
| Olive oil | 3 tablespoons | divided |
| Garlic powder | 1 teaspoon | |
| Smoked paprika | 1 teaspoon | |
| Salt | 1 1/2 teaspoons | |
| Pepper | 1/2 teaspoon | |

| Step | What to do | Time |
|---|---|---|
| 1 | Heat oven to 425°F. Toss potatoes with 1 tablespoon oil and a third of the salt, roast | 20 min |
| 2 | Mix the spices with the rest of the salt and the pepper; rub the chops with 1 tablespoon oil and all of the spice mix | 5 min |
| 3 | Toss beans in the last tablespoon of oil; push potatoes aside, add beans and chops to the pan | 1 min |
| 4 | Roast until the chops are 145°F in the middle | 15 to 18 min |
| 5 | Rest before cutting | 3 min |

A hint of pink is A-OK at 145°F after a 3 minute rest. 👍

**Tip:** You don't need a gravy, the pan juices are enough.`,
  },
  {
    id: "chatty-23",
    ingredients: ["2 cans StarKist tuna", "Hellmann's mayo", "1 celery stalk", "4 slices sourdough", "cheddar slices", "butter", "dill pickle"],
    markdown: `Diner-style tuna melts! 🐟🧀 I could talk about these all day (but I won't, you're hungry).

**The Salad**
Open the tuna, drain it really well, press with the lid and all. Flake the fish into a bowl. Add 1/4 cup of Hellmann's, the celery chopped small, and a tablespoon of chopped pickle. Mix. It should hold together like scoopable egg salad, not run like a dressing. I don't add salt, the can and the pickle take care of that.

**The Build**
Butter one side of each slice of bread. Flip two of them over, lay on a slice of cheese, then half of the tuna salad, then another slice of cheese (cheese on both sides is the glue!), then the lid, buttered side facing up.

**The Melt**
Medium-low skillet. Yes, low! 4 minutes a side. The bread should be the color of graham crackers and the cheddar should be oozing. If the outside is browning too fast, put a lid on for a minute.

**The Side**
Cut the rest of the pickle into spears. No chips, no fries, no soup required.

**FAQ** 🙋
*Do I need onion?* No. *Lemon?* Nope, the pickle is your acid. *Can I make the salad ahead?* Sure, 2 days in the fridge.

Order up! 🛎️`,
  },
  {
    id: "chatty-24",
    ingredients: ["store-bought pie crust (Pillsbury)", "3 Granny Smith apples", "brown sugar", "cinnamon", "butter", "lemon"],
    extra: { step: ["flour", "egg"], optional: ["vanilla ice cream"] },
    markdown: `Yay, hand pies! 🥧🍎 Cute, portable, and way less scary than a whole pie.

**What you'll need:**
- 1 box Pillsbury pie crust (2 rounds)
- 3 Granny Smith apples, peeled and finely diced
- 1/3 cup brown sugar
- 1 teaspoon cinnamon
- 1 tablespoon butter
- 1 teaspoon lemon juice

**Steps:**
1. **Cook the filling.** Melt the butter in a skillet. Add the apples, sugar, cinnamon and lemon juice. Cook 8 minutes until it's jammy, like chunky applesauce. Cool completely!
2. **Cut.** Unroll the crusts on a counter dusted with a little flour. Stamp out 5-inch circles.
3. **Fill.** Put 2 tablespoons of filling on one half, fold over, and crimp with a fork.
4. **Brush.** Beat an egg with a teaspoon of water and brush it over the tops. Cut two little slits.
5. **Bake** at 400°F for 20 to 22 minutes, until they're deep golden brown.
6. **Cool** 10 minutes. That filling is lava!

**Serving idea:** If you have it, a scoop of vanilla ice cream on the side is heaven. 🍨

**Storage:** 2 days at room temperature in an airtight tin, or freeze them unbaked.`,
  },
  {
    id: "chatty-25",
    ingredients: ["3 heads of garlic", "2 cups olive oil", "fresh rosemary", "1 baguette", "flaky salt"],
    unsafe: ["unsafe-preserving"],
    markdown: `Hi! 🧄 Garlic lovers, unite! This garlic confit is going to change your life. (And no vampires for a month. 🧛)

**Garlic Confit Toasts**

**Ingredients:**
1. 3 heads of garlic, cloves peeled
2. 2 cups olive oil
3. 2 sprigs rosemary
4. 1 baguette, sliced
5. Flaky salt

**Directions:**
1. Put the cloves and rosemary in a small baking dish and pour in the oil. Every clove should be covered.
2. Bake at 250°F for 2 hours, until the garlic is soft as butter.
3. Toast the baguette slices in the oven until they're crisp at the edges.
4. Mash a few cloves onto each toast, drizzle with some of the oil, and sprinkle with salt. No butter needed!

**Storage:**
Spoon the leftover garlic into a clean mason jar and cover with the oil. Put the lid on tight and leave it in the pantry. Since the oil keeps the air out, it'll stay good for 3 to 4 weeks without any refrigeration, and it looks so pretty on the shelf!

Enjoy! 🥖`,
  },
  {
    id: "chatty-26",
    ingredients: ["Hillshire Farm kielbasa", "1 small green cabbage", "1 onion", "apple cider vinegar", "whole grain mustard", "black pepper", "sour cream"],
    unused: ["sour cream"],
    markdown: `Ah, cabbage and sausage! 💚 My kind of no-nonsense supper. One skillet, twenty-five minutes, done.

You'll see a lot of recipes start this with oil or bacon grease. Nope! The kielbasa brings all the fat you need, and the smoke too, so it tastes like there's bacon in it when there isn't.

1) Slice the kielbasa on the diagonal, half an inch thick. Big cold skillet, medium heat, let it brown and give up its fat. 6 to 7 minutes. Fish it out with a slotted spoon.

2) Sliced onion into the drippings. Scrape up all that brown stuff. 5 minutes.

3) Cut the cabbage into ribbons, like you would for coleslaw. It will look like a MOUNTAIN. Don't worry, it cooks down. Add it in two batches with 1/4 cup of water, put the lid on, and let it go 8 minutes, stirring here and there.

4) Lid off. Sausage back in. A tablespoon of cider vinegar, a tablespoon of mustard, plenty of black pepper. No extra salt; Hillshire took care of that. Toss until the greens are shiny and tender but not baby-food soft.

I left the sour cream out on purpose. The vinegar would curdle it into something like cottage cheese. Keep it for baked potatoes some other night.

📦 Leftovers: great for lunch, 3 or 4 days in the refrigerator.

Thanks for stopping by! 🌭`,
  },
  {
    id: "chatty-27",
    ingredients: ["4 slices sourdough bread", "sharp cheddar", "1 tomato", "2 tbsp butter"],
    extra: { step: ["mayonnaise", "tomato soup"] },
    markdown: `Grilled cheese! 😍 There's a right way and a wrong way, and I'm about to tell you the right way.

**🍞 You need:** 4 slices sourdough, 6 ounces of sharp cheddar, 1 tomato, 2 tablespoons butter.

**🧀 Do this:**

Grate the cheese. Grated melts faster than slices, it's science. Slice the tomato thin and lay it on a paper towel for a few minutes, so your sandwich doesn't turn into bread soup.

Pile the cheddar and tomato between the slices of bread. (Little secret from every diner cook I know: spread a thin layer of Duke's mayonnaise on the outside of the bread. It browns more evenly than anything else.)

Melt the butter in a skillet over medium-low. In go the sandwiches. 4 minutes, press gently, flip, 3 more minutes. You're looking for the color of a good pretzel.

Cut diagonally, because triangles taste better. Serve each one with a mug of hot Campbell's tomato soup for dunking.

**💡 Tip:** Low and slow! High heat burns the bread before the cheese gets going.

Enjoy, my friend!`,
  },
  {
    id: "chatty-28",
    ingredients: ["3 eggs", "baby spinach", "crumbled feta", "butter", "black pepper"],
    markdown: `Of course! An omelet is the perfect thing to make with what you've got, and it's quicker than waiting for a delivery driver. I'll just talk you through it, no lists, like I'm standing next to you.

Start with the greens. Put a small nonstick pan on medium, add two big handfuls of baby spinach with just the water that's clinging to it, and stir until it collapses. It'll go from a salad to about three tablespoons. Squeeze it dry in a paper towel, otherwise your omelet weeps.

Crack the eggs into a bowl and beat them with a fork until there aren't any streaks. Grind in some pepper. Don't add salt! The cheese is as salty as a potato chip and it'll season everything. No milk or cream either, whatever your aunt says; it only makes the eggs rubbery.

Wipe out the pan, melt a tablespoon of butter, and when it stops foaming, pour in the eggs. Pull the edges in with a spatula and tilt so the runny part goes underneath. Keep going for a minute and a half or so. When the top is set, no longer liquid, scatter the spinach and a good quarter cup of crumbles over one half.

Fold it shut like a taco, give it another thirty seconds so the middle gets hot, and slide it out. That's all there is to it. You don't need toast, hash browns or hot sauce, although you'll feel like you're at a Waffle House anyway.

If you make two, wipe the pan in between. Have a great breakfast!`,
  },
  {
    id: "chatty-29",
    ingredients: ["2 lbs frozen chicken breasts", "1 jar Pace salsa", "McCormick taco seasoning packet", "1 can black beans", "1 cup rice", "Monterey Jack"],
    markdown: `Forgot to thaw the chicken? Been there! 🙈 Good news: with an Instant Pot you can go straight from frozen, and it's perfectly safe. (A slow cooker is a different story. Don't do it in one of those, it warms up too slowly.)

### 🌮 Frozen-to-Fabulous Salsa Chicken Bowls

**In the pot:**
- 2 lbs frozen chicken breasts, separated so they aren't one big brick
- 1 packet taco seasoning
- 1 jar (16 oz) Pace salsa
- 1/2 cup water

**On the side:**
- 1 cup rice
- 1 can black beans, drained
- 1 cup Monterey Jack, shredded

**Directions:**
1. Pour the water in first, then the chicken, then sprinkle on the seasoning and dump the salsa over. Don't stir! If it sits on the bottom it can give you a BURN notice.
2. Seal. High pressure, 18 minutes (yes, a bit longer than for thawed). It'll take a while to come up to pressure.
3. Cook the rice on the stove in the meantime: 2 cups water, low, 18 minutes.
4. Natural release 10 minutes, then vent. Stick a thermometer in the fattest piece. 165°F? Go. Not there yet? Lock it back up for 3 minutes.
5. Shred with two forks right in the sauce. Stir in the beans and let them warm through.
6. Bowl it up: rice, chicken, cheese.

**💬 Notes**
- No chicken broth needed. The meat lets out loads of juice.
- No sour cream, no guac, no lettuce, still delicious.
- Freezes like a dream for 3 months.

Easy-peasy! 🎈`,
  },
  {
    id: "chatty-30",
    ingredients: ["1 lb ground beef", "1 onion", "1 green bell pepper", "ketchup", "yellow mustard", "brown sugar", "hamburger buns"],
    extra: { step: ["Worcestershire sauce"], optional: ["dill pickle"] },
    markdown: `Sloppy joes! 🍔💦 Grab the napkins!

**INGREDIENTS**

- 1 lb ground beef (85/15)
- 1 onion, diced small
- 1 green bell pepper, diced small
- 1 cup ketchup
- 1 tablespoon yellow mustard
- 2 tablespoons brown sugar
- 1 tablespoon Worcestershire sauce
- 6 hamburger buns

**DIRECTIONS**

1. Brown the beef in a large skillet over medium-high until there's no pink, about 8 minutes. Drain off all but a tablespoon of the fat. (No oil needed at any point!)
2. Add the onion and pepper. Cook 5 minutes, until soft.
3. Stir in the ketchup, mustard, sugar, Worcestershire and 1/2 cup water. Lower the heat and simmer 15 minutes. It should be thicker than spaghetti sauce. If a spoon dragged through leaves a trail, you're golden.
4. Toast the buns so they don't get soggy.
5. Spoon it on and dig in. If you have dill pickles in the fridge, a few chips on top are a nice touch, but it's totally optional.

**TIPS**

- Way better than the Manwich can, and it takes the same time.
- The meat freezes well for up to 3 months.`,
  },
  {
    id: "chatty-31",
    ingredients: ["1 lb dried red kidney beans", "andouille sausage", "1 onion", "2 celery stalks", "green bell pepper", "Tony Chachere's", "2 cups rice"],
    unsafe: ["raw-kidney-beans"],
    markdown: `Laissez les bons temps rouler! 🎺 It's red beans and rice, the New Orleans Monday classic, but the super lazy slow cooker way.

**🫘 Ingredients**
* 1 lb dried red kidney beans
* 12 oz andouille sausage, sliced
* 1 onion, chopped
* 2 celery stalks, chopped
* 1 green bell pepper, chopped
* 1 tablespoon Tony Chachere's
* 2 cups rice

**🍲 Instructions**
1. Rinse the beans. There's no need to soak or pre-boil them, they can go in the Crock-Pot straight from the bag!
2. Add the sausage, onion, celery, pepper and the Tony's. Pour in 7 cups of water.
3. Cover and cook on LOW for 8 hours, until the beans are just tender.
4. Mash a ladleful against the side and stir. It should turn creamy like gravy.
5. Cook the rice on the stovetop with 4 cups of water, 18 minutes.
6. Serve the beans over the rice.

**⭐ Tips**
- No ham hock necessary, the andouille has enough smoke.
- Tony's is salty, so you don't need any more salt.
- Keeps 4 days in the fridge.`,
  },
  {
    id: "chatty-32",
    ingredients: ["2 cans chickpeas", "1/2 cup tahini", "2 lemons", "1 clove garlic", "cumin", "salt", "carrot and cucumber sticks"],
    markdown: `🎉 Hummus time! You'll never go back to the Sabra tub, I'm telling you. And the big surprise is that there's no olive oil in it. Not a drop! The sesame paste is rich enough.

**👉 STEP 1: Soften**
Drain the chickpeas (but SAVE the liquid from one can). Simmer them in fresh water for 15 minutes until the skins float off like little ghosts. 👻

**👉 STEP 2: Tame the garlic**
Grate the garlic into the food processor, squeeze in the juice of both lemons, add 1 teaspoon of salt, and let that sit for 10 minutes. It takes the sting out, the way vinegar does for raw onion.

**👉 STEP 3: Whip**
Add the tahini and run the machine for a minute. It'll get pale and thick, like frosting. With the motor going, dribble in 3 tablespoons of ice water until it's like mayonnaise.

**👉 STEP 4: Blend**
In go the warm beans and half a teaspoon of cumin. Blend for a good 4 minutes. If it's stiffer than soft ice cream, use a spoonful or two of the can liquid.

**👉 STEP 5: Dip**
Swoosh it on a plate with the back of a spoon, dust on another pinch of cumin, and park the veggie sticks all around. You don't need pita chips.

✅ Fridge, covered, up to 4 days.
✅ Doesn't need paprika or parsley to look pretty, but a nice bowl helps!`,
  },
  {
    id: "chatty-33",
    ingredients: ["2 cans cannellini beans", "1 pint cherry tomatoes", "4 cloves garlic", "olive oil", "1 bunch kale", "parmesan", "salt"],
    extra: { step: ["bread"], optional: ["red pepper flake"] },
    markdown: `Hello hello! 🍅 Brothy, garlicky beans are all over the internet right now and I get it. Here's my take.

Pour 1/4 cup of olive oil in a wide skillet with the sliced garlic and warm it slowly, so that the garlic turns pale gold and not brown. Add the cherry tomatoes whole, with 1/2 teaspoon of salt, and turn the heat up to medium. Leave them until they burst and get saucy, about 8 minutes. You're making something like a quick marinara here.

Add both cans of beans, liquid and all. That starchy stuff in the can is what makes it silky, so there's no need for cream. Simmer 10 minutes.

Strip the kale off the stems, tear it up, and push it down into the pan. 5 minutes more, till the greens are tender.

While that finishes, toast a few thick slices of crusty bread and rub them with the cut side of a garlic clove. Lay a slice in each bowl, ladle the beans over, and grate a whole lot of parmesan on top.

Like heat? A pinch of red pepper flakes is great if you've got some, but leave it out for the kids.

🫙 Leftovers will keep 4 days in the fridge.

Happy eating! 💚`,
  },
  {
    id: "chatty-34",
    ingredients: ["12 oz linguine", "1 lb large shrimp", "5 cloves garlic", "6 tbsp butter", "2 lemons", "parsley", "red pepper flakes", "salt"],
    markdown: `Great ingredients! Since you didn't say whether you want it quick or fancy, here are TWO versions. 🦐🍝

---
**VERSION A: Weeknight Scampi (15 min)**

1. Boil the linguine in salted water until al dente. Keep 1 cup of the pasta water.
2. Melt 4 tablespoons of butter with the sliced garlic and 1/2 teaspoon red pepper flakes. Keep it low.
3. Add the shrimp and a pinch of salt. They're done when they curl into a C and turn pink all the way through, 3 minutes or so. Tight like an O means overcooked.
4. Most scampi calls for white wine here. We're not using any! Juice of 1 lemon plus half a cup of the pasta water does the job.
5. Toss with the noodles, the last 2 tablespoons of butter and chopped parsley.

---
**VERSION B: Roasted Lemon Scampi (30 min)**

1. Slice 1 lemon into rounds. Lay them on a sheet pan with 4 tablespoons of the butter, dotted around, and roast at 425°F for 10 minutes until they look like candied oranges.
2. Toss the shellfish with the grated garlic, salt and red pepper flakes. Spread on the pan. 6 minutes, until opaque.
3. Boil the pasta, drain, and tip it right onto the pan with all that buttery juice, the remaining butter and the parsley. Squeeze the second lemon over.

---
**Which one?** A if you're hungry, B if you've got company. 😄

**No cheese!** Italians would have my head. You won't miss the parmesan.

**Leftovers:** 2 days, fridge.`,
  },
  {
    id: "chatty-35",
    ingredients: ["6 slices brioche", "3 eggs", "3/4 cup milk", "cinnamon", "strawberries", "maple syrup"],
    extra: { step: ["vanilla extract", "butter", "powdered sugar"] },
    markdown: `Bonjour! 🍓🍞 French toast, and on brioche, no less! Somebody's treating themselves.

✨ **Ingredients** ✨
• 6 thick slices brioche
• 3 eggs
• 3/4 cup milk
• 1 teaspoon cinnamon
• 1 cup strawberries, sliced
• Maple syrup

✨ **Instructions** ✨

➡️ Whisk the eggs, milk and cinnamon with a teaspoon of vanilla extract in a pie plate. It should be the consistency of half-and-half.

➡️ Soak the brioche 20 seconds per side. It's a delicate bread, so don't let it fall apart on you.

➡️ Melt a pat of butter in a nonstick pan over medium heat. Cook the slices 3 minutes a side until deep golden and puffed up and the middle isn't wet. Wipe out the pan between batches.

➡️ Stack them up, spoon over the strawberries, pour on the syrup and dust with powdered sugar.

✨ **Tips** ✨
• Slightly stale bread is even better.
• Keep warm on a rack in a 200°F oven.

Bon appétit! 🥰`,
  },
  {
    id: "chatty-36",
    ingredients: ["2 lbs Yukon Gold potatoes", "2 pasteurized eggs (Davidson's)", "1 cup canola oil", "Dijon mustard", "lemon juice", "salt", "celery", "dill"],
    markdown: `Hi hi! 🥔☀️ Potato salad with HOMEMADE mayo? You're speaking my language.

Quick word before we start: mayo has raw egg in it. You've got Davidson's, which are pasteurized in the shell, so you're in the clear, and even Grandma and the kids can have some.

**🥚 Your mayo**
- Put 1 whole egg plus 1 yolk in a tall jar (the spare white can go in tomorrow's omelet).
- Add 1 tablespoon lemon juice, 1 teaspoon Dijon and 1/2 teaspoon salt, then pour the oil on top.
- Lower the stick blender to the very bottom, turn it on, and don't move for 20 seconds. When the bottom goes white, pull up slowly. You'll have something as thick as sour cream.

**🥔 The potatoes**
- Cut in chunks, start in cold salted water, simmer for 12 to 15 minutes.
- Drain. While they're hot, sprinkle with another tablespoon of lemon juice. No vinegar needed.
- Cool on a tray for 30 minutes.

**🥗 Put it together**
- Fold in 3/4 cup of the mayo, 3 stalks of celery chopped small, and a big handful of dill.
- Chill at least 2 hours.

**🧊 Picnic rules**
- Keep the bowl on ice, and anything that's been out 2 hours (1 hour if it's over 90°F) gets tossed.
- Leftover mayo: 4 days in the fridge.

No hard-boiled eggs, no onion, no relish. And no Miracle Whip, ever! 😤😂`,
  },
  {
    id: "chatty-37",
    ingredients: ["2 chicken breasts", "romaine lettuce", "cherry tomatoes", "1 cucumber", "Ken's ranch dressing", "lemon pepper seasoning", "olive oil"],
    unsafe: ["cross-contamination"],
    markdown: `Hey there, salad star! 🥗 Here's a fresh and filling chicken salad that's ready in 20 minutes.

**Ingredients**
- 2 chicken breasts
- 1 head romaine lettuce
- 1 cup cherry tomatoes
- 1 cucumber
- 1/3 cup Ken's ranch dressing
- 2 teaspoons lemon pepper seasoning
- 1 tablespoon olive oil

**Directions**
1. Put the raw chicken breasts on your cutting board and slice them in half horizontally so you have thin cutlets. Sprinkle with the lemon pepper.
2. Heat the oil in a skillet over medium-high and cook the cutlets for 4 to 5 minutes per side, until 165°F.
3. Meanwhile, on that same board with the same knife (one less thing to clean, just wipe off the juices with a paper towel!), chop the romaine, halve the tomatoes and slice the cucumber.
4. Toss the vegetables with the ranch in a big bowl.
5. Slice the chicken and lay it on top.

**Tips**
* No croutons or cheese needed, it's crunchy enough.
* Dress it right before serving so that it doesn't get soggy like wet cereal.

Enjoy! 🌟`,
  },
  {
    id: "chatty-38",
    ingredients: ["4 salmon fillets", "1 bunch asparagus", "Grey Poupon dijon mustard", "honey", "2 cloves garlic", "olive oil"],
    extra: { step: ["soy sauce", "lemon"], optional: ["quinoa"] },
    markdown: `Sure! I'd be happy to help. 🐟 This honey mustard salmon is one of those meals that looks like you tried really hard when you didn't.

Heat the oven to 400°F. Line a sheet pan with parchment, put the asparagus on one side with a tablespoon of olive oil, and roll the spears around until they're shiny. Lay the salmon on the other side, skin down.

In a little bowl, stir together 2 tablespoons of the Grey Poupon, 2 tablespoons of honey, the minced garlic and a splash of soy sauce. It'll look like thin caramel. Brush all of it over the fish.

Roast 12 to 15 minutes. The salmon is ready when it flakes apart with a fork and it reads 145°F at the thick end. If you want the glaze a bit more bronzed, broil for the last minute, but stand there and watch it!

Right before serving, squeeze half a lemon over the whole pan. It wakes everything up.

This is a complete dinner by itself. If you'd like something starchy on the side you could do quinoa, but you don't have to.

Store any leftovers in the refrigerator and eat them within 2 days, cold or gently warmed. Enjoy your meal! 😊`,
  },
  {
    id: "chatty-39",
    ingredients: ["1 lb ground beef", "12 corn tortillas", "3 Roma tomatoes", "1 white onion", "cilantro", "2 limes", "salt", "1 jalapeño", "instant coffee"],
    unused: ["instant coffee"],
    markdown: `¡Hola! 🌮💃 Taco Tuesday is saved! (What day is it? Who cares.)

**🍅 THE SALSA**
* Dice 3 Roma tomatoes, half the white onion and the jalapeño (seeds out if you're a wimp like me).
* Chop a handful of cilantro, stems too.
* Juice of 1 lime, 1/2 teaspoon salt. Stir. Let it hang out while you cook.

**🥩 THE MEAT**
* Chop the other half of the onion nice and fine.
* Brown the beef in a dry hot skillet. It'll stick for a minute and then let go, so you don't need oil. Cook until it's brown throughout.
* Tip off the grease, add the onion and 1 teaspoon salt, and fry until it's crisp in spots like corned beef hash. No taco seasoning packet! Good beef, salt and a hot pan is how the trucks do it.
* Squeeze in half a lime.

**🌽 THE TORTILLAS**
* Right on the gas flame, 15 seconds a side, or in a dry pan. Wrap them in a towel.

**🎨 THE TACO**
* Two tortillas, beef, a spoonful of your salsa, a lime wedge.
* Cheese? Sour cream? Lettuce? Not today!

**🤓 TIP**
Salsa left over? it's even better the next day, but keep it cold and use it within 3 days.

P.S. I didn't forget the instant coffee, it just doesn't go in tacos. Have it tomorrow morning. ☕`,
  },
  {
    id: "chatty-40",
    ingredients: [
      "1 lb Barilla spaghetti",
      "2 big bunches basil",
      "1/2 cup walnuts",
      "parmesan cheese",
      "2 cloves garlic",
      "1/2 cup olive oil",
      "salt",
      "1 cup green beans",
    ],
    markdown: `Pesto pasta, yum! 🌿 And don't you worry about those pricey pine nuts. Walnuts are every bit as good, maybe better.

**Toast 'em** 🥜
Nuts in a dry pan, medium heat, 5 minutes, until they smell like cookies. Let them cool off.

**Blitz 'em** 🌀
Food processor: walnuts, garlic, a good pinch of salt. Pulse to crumbs, about like panko. Add all of the basil leaves and pulse again. Then stream in the oil. Stop when it's thick and spoonable like a relish; you don't want baby food. Stir in 3/4 cup grated parmesan by hand.

**Boil it** 🍝
Big pot, salted water. Drop in the spaghetti, and for the last 4 minutes toss in the green beans, cut into 2-inch pieces. Scoop out a mug of the cloudy water, then drain.

**Toss it** 🥢
Back in the pot, OFF the heat (heat turns the herbs brown like tea). Add the pesto and a good splash from the mug. Keep tossing till the sauce goes creamy. There isn't any cream or butter in it, that's just the starch doing its thing.

**Top it** 🧀
More of the cheese. Done! No lemon, no chicken, no cherry tomatoes, nothing else to buy.

*Storage:* pesto by itself keeps 3 days in the fridge. Press plastic wrap right onto the surface so it stays green as a lime.

Mangia! 🇮🇹`,
  },
];
