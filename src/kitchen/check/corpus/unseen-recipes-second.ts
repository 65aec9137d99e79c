/** The other twenty of the forty recipes that were labelled without sight of the check. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const UNSEEN_RECIPES_SECOND: readonly LabelledRecipe[] = [
  {
    id: "unseen-21",
    ingredients: ["pasteurized eggs", "sunflower oil", "lemon juice", "dijon mustard", "new potatoes", "chives"],
    markdown: `# Potato Salad with Real Mayonnaise

Homemade mayo has raw yolk in it. Yours are pasteurized eggs, so that's fine; with ordinary ones I'd have told you to think twice.

## Make your mayo
1. Put 1 yolk, 1 teaspoon of the mustard and 2 teaspoons of lemon juice in a bowl.
2. Whisk. Add 2/3 cup of oil, first drop by drop, then in a thin thread, until it looks like thick cream.
3. If it splits and looks like cottage cheese, start with a second yolk in a clean bowl and beat the broken sauce into that.

## Make the salad
4. Boil 1 1/2 lb of potatoes, skins on, for 18 minutes. Drain them and let them cool for half an hour.
5. Halve them, fold in your mayo, and snip the chives over with scissors.

## Keep it safe
6. Put it in the fridge straight away and eat it within 2 days. Don't let it stand in the sun at the picnic.

*There's no vinegar, no salt and no pickle in this. The mustard brings the tang and the seasoning.*`,
  },
  {
    id: "unseen-22",
    ingredients: ["dried red kidney beans", "onion", "canned tomatoes", "garlic", "smoked paprika", "rice"],
    markdown: `Dump-and-Go Smoky Red Beans

This is the laziest dinner in the world and I love it!

**Ingredients:**
2 cups dried red kidney beans
1 onion, chopped
1 can (14 oz) tomatoes
3 garlic cloves
1 tablespoon smoked paprika
1 1/2 cups rice, for serving

**Directions:**
Rinse the beans and put them straight into the slow cooker. Don't soak them and don't boil them first, that's an old wives' tale. Add the onion, the garlic, the paprika, the tomatoes and 4 cups of water. Cover and cook on LOW for 7 hours. The beans should still have some bite. Just before dinner, cook the rice in 3 cups of water until tender, and ladle the beans over it.

**Leftovers:** up to 3 days in the refrigerator.`,
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "unseen-23",
    ingredients: ["8 chicken drumsticks", "sweet potatoes", "paprika", "garlic powder"],
    markdown: `Sheet Pan Drumsticks

Preheat the oven to 425°F. Line a sheet pan with foil and give it a spritz of cooking spray.

Cut 2 sweet potatoes into wedges. Put them on the pan with the drumsticks. Sprinkle everything with 2 teaspoons of paprika and 1 teaspoon of garlic powder, then add a pinch of salt and pepper and rub it in with your hands. Wash your hands well afterwards.

Roast for 40 to 45 minutes, turning once. The drumsticks are ready at 175°F, when the skin crackles like paper. The wedges should be caramelized at the edges; no honey or brown sugar is needed for that.

Serves 4.`,
    extra: { step: ["cooking spray", "salt", "pepper"] },
  },
  {
    id: "unseen-24",
    ingredients: ["firm tofu", "bok choy", "hoisin sauce", "ginger", "rice noodles", "peanut oil"],
    markdown: `**Hoisin Tofu Noodles**

🥢 *Press.* Wrap the tofu in a towel and put something heavy on it, say a can of beans, for 15 minutes.

🥢 *Soak.* Pour boiling water over the noodles and leave them until they're as bendy as cooked spaghetti. Drain.

🥢 *Fry.* Cut the bean curd into cubes and fry it in 2 tablespoons of peanut oil until it's golden on all sides and chewy like chicken nuggets. It needs no cornstarch coating if you've pressed it well. Take it out.

🥢 *Greens.* In the same oil, stir-fry a tablespoon of ginger cut into matchsticks for 30 seconds. Add the bok choy: stalks first, leaves a minute later.

🥢 *Sauce.* Loosen 1/4 cup of hoisin with 1/4 cup of water so it pours like maple syrup. Tip it into the wok, then add the noodles and the tofu, and toss until glossy.

You don't need soy sauce, garlic or sugar here; hoisin is all three at once. Vegans, rejoice: there isn't an egg in sight, and rice noodles have no wheat (though the sauce might, so read the jar).`,
  },
  {
    id: "unseen-25",
    ingredients: ["2 tins tuna", "cannellini beans", "red onion", "parsley", "lemon", "extra virgin olive oil"],
    markdown: `Of course! I'd be happy to help. This Tuscan salad takes ten minutes, and you won't even turn on the stove.

Rinse the beans and let them drain. Slice half of the red onion as thin as you can and squeeze half the lemon over it; in five minutes it'll be pink and mild, almost like a pickle. Chop a big bunch of parsley. Here the herb is treated like a lettuce, not like a garnish.

Drain the fish and break it into large flakes, the size of a pecan, in a wide dish. Add the beans, the onion with its juice, and the parsley. For the dressing, shake 3 tablespoons of olive oil with the juice of the other half of the lemon in a jar till it looks like melted butter. Pour your dressing over, toss gently, and leave it for 5 minutes.

A few notes: unlike the tuna salad you grew up with, this one has no mayonnaise and no celery. No capers or olives are required. Canned fish is salty already, so I don't add salt. It's as good as a sandwich filling but doesn't need the bread. Leftovers go in the refrigerator, for a day at most. Buon appetito!`,
  },
  {
    id: "unseen-26",
    ingredients: ["pork shoulder, 3 lb", "burger buns", "bag of coleslaw mix", "onion"],
    markdown: `# Slow Cooker Pulled Pork Sandwiches

**You'll need:** pork shoulder, 1 onion, burger buns, coleslaw mix

**Steps**
1. Slice the onion into thick rings and lay them in the slow cooker.
2. Set the pork on top and pour a can of Coke over it. (Not diet.)
3. Cook on LOW for 9 hours, until it falls apart.
4. Drain off the liquid, shred the meat with two forks, and stir in a cup of Sweet Baby Ray's barbecue sauce.
5. Toss the coleslaw mix with 3 tablespoons of Hellmann's mayo.
6. Pile the pork and the slaw on the buns.

**Storage:** refrigerate the pork within 2 hours. It freezes well too.`,
    extra: { step: ["cola", "barbecue sauce", "mayonnaise"] },
  },
  {
    id: "unseen-27",
    ingredients: ["smoked sausage", "half a cabbage", "1 apple", "caraway seeds", "chicken broth"],
    markdown: `Skillet Cabbage and Sausage

1) Slice the sausage (kielbasa style is just right) into coins and brown it in a large dry skillet. In five minutes there'll be enough fat in the pan, so leave the butter in the fridge.

2) Take the coins out. Shred the cabbage in ribbons about as wide as fettuccine and put them in the pan with 1 teaspoon of caraway.

3) Pour in 3/4 cup of broth, cover, and braise for 12 minutes, until the ribbons are tender as noodles.

4) Core the apple, but don't peel it; cut it into thin slices and stir them in with the meat. Cook 4 minutes with the lid off. The fruit should soften but not turn to applesauce.

5) Serve it straight from the skillet. The broth and the links are salty; you'll want no more salt. You also don't need vinegar, because the apple brings the sour, and you can do without potatoes, since this fills you up.

6) It reheats well and tastes like a quick sauerkraut the next day.`,
  },
  {
    id: "unseen-28",
    ingredients: ["2 heads garlic", "olive oil", "baguette", "fresh basil", "tomatoes", "salt"],
    markdown: `**Garlic Confit Bruschetta**

*For the confit:* peel all of the garlic, cover it with 1 1/2 cups of olive oil in a small pot, and cook it on the lowest heat for 40 minutes, until the cloves are soft and golden.

*Storing it:* pour the garlic and its oil into a jar, close it, and keep it in the kitchen cupboard. It keeps for two months there, so it's always at hand, and the flavor just gets deeper.

*For the bruschetta:* slice the baguette and toast it. Dice 3 tomatoes, mix them with a pinch of salt and torn basil, and let them sit for 10 minutes. Crush two confit cloves on each toast, spoon the tomatoes over, and drizzle with a little of the garlic oil.

*Serve* right away, or the toast goes soft.`,
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "unseen-29",
    ingredients: ["2 zucchini", "eggs", "feta", "fresh mint"],
    markdown: `Zucchini & Feta Fritters

**Ingredients (makes 10)**
• 2 zucchini, coarsely grated
• 2 eggs
• 1/2 cup all-purpose flour
• 4 oz feta, crumbled
• a small bunch of mint, chopped

**Method**
• Squeeze the grated zucchini in a towel until it stops dripping. Don't salt it; the feta does that for you.
• Stir it together with the eggs, the flour, the cheese and the mint. Your batter should hold a soft shape, like cookie dough.
• Fry spoonfuls in a thin layer of olive oil, 3 minutes on each side, until brown and cooked through.
• Drain on paper.

**Variation**
• If you have dill, you can use it in place of the mint.`,
    extra: { step: ["flour", "olive oil"], optional: ["dill"] },
  },
  {
    id: "unseen-30",
    ingredients: ["ribeye steak", "butter", "thyme", "garlic", "salt", "asparagus"],
    markdown: `## Butter-Basted Ribeye

**Ahead.** Salt the steak on both sides and leave it uncovered on a rack in the fridge overnight. Yes, uncovered: the surface dries, and a dry surface browns. Take it out 30 minutes before cooking.

**Sear.** Get a cast-iron skillet really hot and put the meat in dry. You don't need oil if the pan is well seasoned. Give it 3 minutes per side, and don't forget the fat edge. Every outer surface should be deep brown, like dark chocolate.

**Baste.** Turn the heat down. Add 3 tablespoons of butter, 2 crushed garlic cloves and a few sprigs of thyme. Spoon the foaming butter over the beef for 2 minutes.

**Rest.** Pull it at 130°F for medium-rare and let it rest for 8 minutes. It'll be red-pink in the middle, which is fine for a whole, untreated steak that's been seared all over (it wouldn't be for a hamburger). The red juice on the board isn't blood.

**Side.** Roll the asparagus in what's left in the pan, 4 minutes, with a pinch of salt. The pan juices are all the sauce you need, so there's no call for hollandaise or pepper sauce. Slice the steak and serve with the spears.`,
  },
  {
    id: "unseen-31",
    ingredients: ["chicken breast", "buttermilk", "cornflakes", "paprika", "salt"],
    markdown: `Oven "Fried" Chicken!

Crunchy like the bucket from KFC, but there's no frying, no oil, no flour and no eggs. Let's go!

The night before:
Cut 1 1/2 lb of chicken into strips. Stir 1 teaspoon of salt into 1 1/2 cups of buttermilk, drop in the strips, cover, and leave in the refrigerator all night. (All night is fine in the fridge. On the counter it'd be a no.)

The next day:
Set the oven to 400°F. Crush 4 cups of cornflakes till they look like coarse breadcrumbs, and mix in 2 teaspoons of paprika.
Lift the strips out one by one, let them drip, and roll them in the crumbs. Lay them on a wire rack on a sheet pan.
Pour the used buttermilk down the sink. Please don't keep it for a dip or for pancakes; raw chicken sat in it. The same goes for any crumbs left over.
Bake for 20 minutes with no turning. The coating will be as brown as toast, and the thickest strip should read 165°F.

The tenders will stay crisp for about half an hour. They don't need a sauce, and they certainly don't need ketchup!`,
  },
  {
    id: "unseen-32",
    ingredients: ["red lentils", "carrots", "cumin", "lemon"],
    markdown: `You can make a Turkish-style lentil soup. Begin by frying a chopped onion in a dry nonstick pot over low heat until it's limp. Add two sliced carrots and a teaspoon of cumin, and stir until it's fragrant. Put in one cup of red lentils, rinsed, and four cups of chicken stock, and simmer for twenty minutes, until the lentils have fallen apart. Blend the soup; it'll be a little thinner than a bean dip. Squeeze in the juice of half a lemon, pour it into bowls and finish each with a swirl of olive oil. Cut the other half of the lemon into wedges and put them on the table. There's no tomato in this version, and no cream.`,
    extra: { step: ["onion", "chicken stock", "olive oil"] },
  },
  {
    id: "unseen-33",
    ingredients: ["corn tortillas", "black beans", "jar of salsa", "avocado", "lime", "cheddar"],
    markdown: `I can offer you two dishes from this list. Pick one, or make both!

---
**Option A: Crispy Quesadillas**
1. Drain the beans and mash half of them with 2 tablespoons of the salsa. This is your refried-style filling, without the lard.
2. Spread it on a tortilla, sprinkle with grated cheese, and top with a second tortilla.
3. Toast in a dry skillet, 3 minutes per side, until the cheese runs like lava. Don't bother with butter or oil.
4. Cut it like a pizza.

**Option B: Tostada Stacks**
1. Bake the tortillas on the rack at 400°F for 8 minutes, until they snap like crackers. (These are your tostadas.)
2. Warm the rest of the beans with a splash of water.
3. Stack: tostada, beans, cheddar, more salsa, and again.

---
**For both: a quick guac**
Mash the avocado with the juice of the lime. It's green, it's creamy, and it stands in for the sour cream you don't have. Onion and cilantro are traditional, but not in this one.

Spoon the guacamole on at the end. It browns by tomorrow, so finish it today.`,
  },
  {
    id: "unseen-34",
    ingredients: ["1 banana", "oats", "honey", "whole milk", "cinnamon"],
    markdown: `### Baby's First Banana Porridge 👶

A soft, sweet breakfast for your 7-month-old!

| | |
|---|---|
| Oats | 1/4 cup, ground fine in a blender |
| Whole milk | 3/4 cup |
| Banana | 1/2, mashed |
| Cinnamon | a tiny pinch |
| Honey | 1 teaspoon |

1. Simmer the oats and the milk for 5 minutes, stirring, until the porridge is thick.
2. Stir in the banana and the cinnamon.
3. Let it cool until it's lukewarm, then swirl in the honey. It's a natural sweetener, so it's much better for your little one than sugar.
4. Test a drop on your wrist, then spoon-feed it.

The other half of the banana is for you!`,
    unsafe: ["honey-infant"],
  },
  {
    id: "unseen-35",
    ingredients: ["ramen noodles", "egg", "spinach", "miso paste"],
    markdown: `Quick miso ramen, coming up. Bring three cups of water to a boil and lower in the egg. After ten minutes move it to cold water; after another minute peel it and cut it in half. In the same pot of water cook the noodles (throw the flavor packet away, you won't need it), and in the last half minute push the spinach under. Take the pot off the heat. Put a heaped tablespoon of miso in a ladle, thin it with some of the broth and stir it back in, since boiling spoils its taste. Pour everything into a deep bowl, add a splash of sesame oil, lay the egg on top, and strew with sliced scallions. A sheet of nori tucked in at the side is nice too if you have any, but it's not essential.`,
    extra: { step: ["sesame oil", "scallion"], optional: ["nori"] },
  },
  {
    id: "unseen-36",
    ingredients: ["bread flour", "instant yeast", "canned crushed tomatoes", "mozzarella", "fresh basil", "olive oil", "salt"],
    markdown: `# Pizza Margherita

**THE DOUGH**
Mix 3 1/4 cups of flour, 1 teaspoon of yeast, 2 teaspoons of salt and 1 1/4 cups of lukewarm water. Knead for 8 minutes, until it's as smooth as a baby's cheek. There's no sugar in it: time feeds the yeast. Oil a bowl, put the dough in, cover, and let it double, about 2 hours on the counter.

**THE SAUCE**
Don't cook it! Stir a pinch of salt and a tablespoon of olive oil into the tomatoes. No garlic, no oregano, no onion. Its job is to taste like tomato.

**THE CHEESE**
Tear it into pieces the size of a grape and let it drain, or the middle gets soupy.

**BAKING**
1. Put a steel or an upside-down tray in the oven at its hottest, 500°F or more, for 45 minutes.
2. Divide the dough in two. Dust with flour and stretch each piece from the middle out. No rolling pin; you aren't making pie crust.
3. Spread 1/3 cup of sauce on each base, leave a rim, dot with mozzarella.
4. Bake for 7 to 9 minutes, until the crust is blistered like a good sourdough.
5. Basil and a thread of oil go on after the oven. Forget the pepperoni.

Freeze a ball of dough if you're only baking one pizza.`,
  },
  {
    id: "unseen-37",
    ingredients: ["4 apples", "rolled oats", "brown sugar", "cinnamon"],
    markdown: `🍎 **Apple Crisp** 🍎

**Filling**
- 4 apples, peeled and sliced
- 2 tablespoons brown sugar
- 1 teaspoon cinnamon

**Topping**
- 1 1/2 cups rolled oats
- 1/2 cup brown sugar
- 1/2 cup cold butter, cubed

**Directions**
1. Toss the filling together in an 8x8 dish.
2. Rub the topping between your fingers until it looks like wet sand. Walnuts are optional: a handful, chopped, would go in now.
3. Scatter the topping over the fruit and bake at 350°F for 40 minutes, until it bubbles at the sides.
4. Let it stand for 10 minutes and serve every portion with a scoop of vanilla ice cream.

No flour, so it's less cakey than a crumble.`,
    extra: { step: ["butter", "vanilla ice cream"], optional: ["walnut"] },
  },
  {
    id: "unseen-38",
    ingredients: ["ground lamb 500g", "1 big eggplant", "greek yogurt", "garlic", "cumin", "pita bread", "tomatoes", "rosemary"],
    markdown: `**Spiced Lamb Pitas with Smoky Aubergine**

*The aubergine.* Hold it over a gas flame (or under the broiler) and turn it until it's black outside and collapsed, 15 minutes. Scrape out the flesh, which should be as soft as jam, and chop it. Stir in half of the yogurt and half a clove of garlic, crushed. What you get is a cousin of baba ghanoush, but there's no tahini and no lemon in it.

*The meat.* Brown the mince in a hot pan, and don't add oil, because lamb has plenty of fat. When no pink is left, add two cloves of garlic and 2 teaspoons of cumin and cook until it's crisp at the edges, like bacon bits.

*The salad.* Dice the tomatoes. That's it, that's the salad.

*Put it together.* Warm the flatbreads, spread them with the smoky dip, then add the meat and the tomatoes, and finish with the remaining yogurt.

I didn't use the rosemary, as it'd fight with the cumin. Save it for a roast. And if you're missing feta or a chili sauce, don't; the dip has plenty to say.`,
    unused: ["rosemary"],
  },
  {
    id: "unseen-39",
    ingredients: ["cod fillets", "potatoes", "frozen peas", "lemon"],
    markdown: `Baked Fish and Chips

Ingredients: 2 cod fillets, 1 1/2 lb potatoes, 1 cup frozen peas, 1 lemon, 3/4 cup breadcrumbs.

First the chips. Heat the oven to 425°F. Cut the potatoes into batons and spread them on a tray. You don't need a deep fryer here (but do turn them in 2 tablespoons of vegetable oil before they go in, or they'll dry out). Bake 20 minutes.

Then the fish. Grate the lemon zest into the breadcrumbs. Pat the cod dry, squeeze a little lemon juice over it, and press the crumbs on top. There's no batter and no beer, so it's lighter than the pub's. Put it on the tray next to the chips and bake for another 15 minutes, until the flesh flakes and is white all through.

Boil the peas for 3 minutes and crush them with a fork.

Serve with the rest of the lemon in wedges. Got tartar sauce? Put it on the table. If not, no harm done.`,
    extra: { step: ["breadcrumb", "vegetable oil"], optional: ["tartar sauce"] },
  },
  {
    id: "unseen-40",
    ingredients: ["frozen mixed berries", "greek yoghurt", "granola", "maple syrup"],
    markdown: `Berry Parfait in 3 layers, hooray! 🫐🍓

Layer 1, the compote: Put 2 cups of berries, still frozen, in a small pot. Bring to a boil and bubble for 5 minutes with 1 tablespoon of maple syrup, until it looks like runny jam. It'll set a bit as it cools, so it needs no cornstarch, no gelatin and no lemon. Chill.

Layer 2, the cream: Not really cream, of course! Whip 1 1/2 cups of the yogurt with another tablespoon of the syrup until it's airy like soft-serve ice cream.

Layer 3, the crunch: Granola, straight from the bag. If yours has nuts or raisins in it, so much the better; nothing else needs to go in.

Layer up two glasses: crunch, cream, compote, and once more. The purple swirls look like blueberry cheesecake, don't they?

Serve right away, or keep the fruit and the yogurt in the fridge for up to 3 days and add the cereal at the last minute so it stays crisp. You can eat it for breakfast instead of pancakes, or for dessert. Have a berry good day!!`,
  },
];
