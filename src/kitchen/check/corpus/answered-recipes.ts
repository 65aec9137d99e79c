/** Forty recipes as models and bloggers answer "what can I cook with …?", labelled without sight of the check; opened once before anything was mended for them. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const ANSWERED_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "answered-01",
    ingredients: ["eggs", "canned tomatoes", "onion", "red bell pepper", "cumin", "olive oil", "salt", "feta"],
    markdown: `## Shakshuka for two

**You need**
- 2 tbsp olive oil
- 1 onion, sliced thin
- 1 red pepper, sliced thin
- 1 tsp cumin
- 1 can (14 oz) tomatoes
- 4 eggs
- 2 oz feta, crumbled
- Salt to taste

**Do this**
1. Warm the oil in a wide skillet over medium. Add the onion and pepper with a pinch of salt. Cook 10 minutes.
2. Add the cumin. Stir 30 seconds.
3. Tip in the tomatoes and crush them with the back of a spoon. Rinse the can with a splash of water and add that too.
4. Simmer 10 to 12 minutes.
5. Taste for salt, but go easy: the cheese is salty already.
6. Make four wells. Crack an egg into each. Cover and cook 5 to 7 minutes, until the whites are set and the yolks are as you like them.
7. Scatter the feta over and bring the pan to the table.

Most versions call for paprika and a heap of parsley. You won't miss them.`,
  },
  {
    id: "answered-02",
    ingredients: ["chicken thighs", "eggs", "onion", "short grain rice", "soy sauce", "mirin", "white miso"],
    markdown: `You're three steps away from one of Japan's great comfort bowls: **oyakodon**, "parent and child" rice.

**Ingredients (serves 2)**

| Item | Amount |
|---|---|
| Short-grain rice | 1 cup |
| Boneless chicken thighs | 2, about 8 oz |
| Onion | 1 medium |
| Eggs | 4 |
| Soy sauce | 2 tbsp |
| Mirin | 2 tbsp |

**Method**

1. Rinse the rice until the water runs nearly clear, then cook it with 1¼ cups water in a covered pot: 12 minutes on low, 10 minutes off the heat.
2. Meanwhile cut the chicken into bite-size pieces and the onion into half moons.
3. In a small skillet bring the soy sauce, the mirin and ½ cup dashi to a simmer. Add the onion and cook for 4 minutes.
4. Lay the chicken in the broth in one layer. Simmer for 6–7 minutes, turning once, until no pink remains in the thickest piece.
5. Beat the eggs lightly – streaks of white are good – and pour two thirds over the meat. Cover for a minute. Pour on the rest, cover again and switch off the heat. The egg should be barely set and custardy.
6. Divide the rice between two bowls and slide half of the topping, with its juices, onto each. Finish with a thinly sliced scallion.

**Why it works:** the mirin already brings sweetness, so there is no need for sugar here. And don't stir once the eggs are in, or you'll get scrambled eggs on rice. Which, to be fair, is also delicious.`,
    extra: { step: ["dashi", "scallion"] },
    unused: ["white miso"],
  },
  {
    id: "answered-03",
    ingredients: ["red lentils", "ghee", "cumin seeds", "garlic", "turmeric", "tomato", "salt"],
    markdown: `Dal it is! With that list you can make a proper **tadka dal**, the kind where the spiced fat goes on at the very end and sizzles.

Start by rinsing 1 cup of red lentils in several changes of water. Put them in a saucepan with 3½ cups of water, half a teaspoon of turmeric and one chopped tomato. Bring it up, skim off the foam (it looks like the head on a beer, and it's harmless), then let it bubble gently with the lid ajar for about 20 minutes. The lentils will slump into a soft yellow soup. Whisk it hard for a few seconds if you want it smooth as cream, and stir in a teaspoon of salt.

Now the good part. Melt 2 tablespoons of ghee in your smallest pan. When it shimmers, throw in a teaspoon of cumin seeds; they should crackle right away. Add 4 cloves of garlic, sliced, and let them go the colour of light toast – not dark, burnt garlic is bitter. Pour the whole lot over the dal and clap the lid on for a minute to trap the smell.

That's dinner. A lot of recipes would have you start with onion and ginger, and if you had some chilli it would go in with the seeds, but honestly this plain version is what many families eat on a Tuesday night. It thickens a lot as it stands, so loosen leftovers with hot water and check the seasoning again. Feeds three.`,
  },
  {
    id: "answered-04",
    ingredients: ["chicken drumsticks", "sweet potatoes", "smoked paprika", "olive oil", "salt", "lime"],
    markdown: `# Smoky Sheet Pan Drumsticks & Sweet Potatoes 🍗

Weeknights don't get easier than this one. One pan, six ingredients, and the oven does all the heavy lifting!

### What you'll need

- 8 chicken drumsticks
- 2 large sweet potatoes, scrubbed and cut into 1-inch chunks
- 3 tablespoons olive oil
- 2 teaspoons smoked paprika
- 1½ teaspoons salt
- 1 lime

### How to make it

**Step 1: Heat.** Set your oven to 425°F. Line a rimmed baking sheet with foil (hello, easy clean-up).

**Step 2: Season.** Pat the drumsticks dry. In a big bowl, toss them with half of the oil, the paprika and 1 teaspoon of the salt. Move them to the pan, then toss the sweet potatoes in the same bowl with the rest of the oil and salt.

**Step 3: Roast.** Tuck the chunks around the chicken, giving everybody a little elbow room. Roast for 35 minutes, flipping the potatoes halfway through, until the skin is deep golden brown and crisp.

**Step 4: Finish.** Zest half of the lime over the hot pan, then squeeze the juice over everything. Eat with your fingers.

### Notes

- No need to peel the sweet potatoes. The skins turn almost like jerky at the edges.
- I know, I know, everybody puts garlic powder in their rub. This one doesn't need it. The smoked paprika tastes like you own a grill.
- Leftovers keep 3 days in the fridge.`,
    unsafe: ["poultry-no-cue"],
  },
  {
    id: "answered-05",
    ingredients: ["flour", "instant yeast", "olive oil", "salt", "mozzarella", "passata"],
    markdown: `**Homemade Pizza Margherita (sort of)**

You have everything for a good pizza. A true margherita would have basil on it, but we'll do without.

**For the dough**
- 3 cups (375 g) flour, plus a little for the counter
- 1 tsp instant yeast
- 1 tsp salt
- 1 tbsp olive oil
- 1 cup warm water

**For the top**
- ¾ cup passata
- 8 oz mozzarella, torn

**Directions**

1. Whisk the yeast into the warm water with a pinch of sugar and wait 5 minutes until it looks frothy.
2. Combine flour and salt in a large bowl. Pour in the yeast water and the olive oil, and bring together into a shaggy dough.
3. Knead on a floured counter for 8 minutes. When it feels like your earlobe, it's ready.
4. Put the dough back into the bowl, cover with a towel and let rise 1 hour, until doubled.
5. Heat the oven as high as it goes, 500°F for most of us, with a heavy baking sheet inside.
6. Divide the dough in two and stretch each piece into a 10-inch round. Don't use a rolling pin, it squashes the bubbles.
7. Sprinkle a sheet of parchment with cornmeal and lay the first round on it. Spread with half of the sauce and half of the cheese.
8. Slide onto the hot sheet and bake 8 to 10 minutes, until blistered. Repeat with the second.
9. Drizzle with a thread of oil and cut.

The dough can also sit in the fridge overnight. It'll taste better, if anything.`,
    extra: { step: ["sugar", "cornmeal"] },
  },
  {
    id: "answered-06",
    ingredients: ["ground beef", "burger buns", "cheddar slices", "onion", "ketchup", "salt"],
    markdown: `Burger night! Nothing on your list goes to waste here.

**DINER SMASH-ISH BURGERS** (makes 4)

Ingredients:
* 1 lb ground beef
* 4 burger buns
* 4 cheddar slices
* 1 onion
* 4 tsp ketchup
* 1 tsp salt

1. Divide the meat into four and pat into loose patties, a bit wider than the buns. Make a dent in the middle with your thumb so they don't swell up like tennis balls.
2. Slice the onion into thick rings. Get a cast iron skillet good and hot. No oil needed, the beef has plenty of fat of its own.
3. Salt the patties on both sides, right before they hit the pan, never earlier.
4. Cook 3 minutes, flip, lay on the cheese, and cook 2 minutes more. The center should still be rosy, about 135°F on a thermometer. Take it further and you lose the juice.
5. Move the patties to a plate. Fry the onion rings in the drippings until brown and floppy, 6 minutes or so.
6. Split the buns, swipe the cut sides with soft butter and toast them in the same pan.
7. Build: bun, a teaspoon of ketchup, patty, onions, two or three dill pickle slices, top bun.

Press down lightly, wrap in a paper napkin and let it steam for one minute before you bite in. It makes the bun soft like the ones from the drive-in. You can skip this if you're starving, obviously.`,
    extra: { step: ["butter", "dill pickle"] },
    unsafe: ["undercooked-ground-meat"],
  },
  {
    id: "answered-07",
    ingredients: ["flour tortillas", "can of black beans", "Monterey Jack", "jalapeño", "jar of salsa"],
    markdown: `Sure! Here's an easy recipe for **Crispy Black Bean Quesadillas**:

**Ingredients:**
- 4 flour tortillas (8-inch)
- 1 can (15 oz) black beans, drained and rinsed
- 1½ cups shredded Monterey Jack
- 1 jalapeño, seeded and minced
- ½ cup salsa, plus more for dipping

**Instructions:**
1. Put the beans in a bowl and mash about half of them with a fork. Stir in the jalapeño and 2 tablespoons of the salsa. The filling should be chunky, something like a thick guacamole.
2. Lay the tortillas out flat. Spread a quarter of the filling over one half of each, top with cheese, and fold over.
3. Heat a dry nonstick skillet over medium heat. You don't need any butter or oil for this.
4. Cook two at a time, 3 minutes per side, until freckled with brown and the cheese has melted.
5. Let them rest for a minute (molten cheese is no joke!), then cut into wedges.
6. Serve with the rest of the salsa.

**Tips:**
- For less heat, use only half of the pepper. For more, leave the seeds in.

Let me know if you'd like another idea! 😊`,
  },
  {
    id: "answered-08",
    ingredients: ["2 cans kidney beans", "onion", "garlic", "ginger", "tinned tomatoes", "garam masala", "sunflower oil", "salt", "basmati rice"],
    markdown: `**Quick rajma with rice** – serves 4

Because your beans are tinned, they've already been boiled and are safe to use straight from the can. (With dried ones you'd have to soak overnight and then boil hard for a good ten minutes before anything else. Not your problem tonight.)

**Shopping list: none. From your cupboard:**

* 2 x 400g cans kidney beans, drained, liquid kept
* 1 large onion, finely chopped
* 3 cloves garlic, crushed
* a thumb of ginger, grated
* 1 x 400g tin tomatoes
* 1 tbsp garam masala
* 2 tbsp sunflower oil
* 1 tsp salt
* 300g basmati rice

**Method**

Fry the onion in the oil over a medium flame, for longer than you think: 12 minutes at least. It ought to be the colour of a conker.

Add the garlic and ginger and give them a minute. In with the tomatoes. Cook hard until the oil starts to separate at the edges, around 8 minutes, mashing as you go.

Stir through the garam masala and half the salt. Add the beans and a ladle or so of their liquid. Simmer for 15 minutes with the lid half on, squashing a few beans against the side to thicken the gravy.

In the meantime rinse the basmati, cover with 450ml water and the remaining salt, bring to the boil, then turn right down and cook covered for 10 minutes. Leave it alone for 5 more before you fluff it.

Spoon the curry over the rice. It tastes even better tomorrow, as these things do; chill what's left within an hour or two.`,
  },
  {
    id: "answered-09",
    ingredients: ["soba noodles", "cucumber", "sesame oil", "soy sauce", "rice vinegar", "frozen edamame", "sesame seeds"],
    markdown: `It's too hot to cook, so let's barely cook. **Cold soba with cucumber and edamame**, ready in a quarter of an hour.

**Ingredients**

8 oz soba noodles
1 cup frozen edamame (shelled)
1 large cucumber
3 tbsp soy sauce
2 tbsp rice vinegar
1 tbsp sesame oil
1 tbsp sesame seeds

**Steps**

1. Boil a big pot of water. No salt! Soba has plenty already.
2. Cook the noodles for the time on the pack, usually 5 minutes, dropping in the edamame for the last 2.
3. Drain, then rinse under cold running water, rubbing the noodles between your hands as though you were washing socks. This gets rid of the starch and stops them clumping. Finish with a handful of ice if your tap runs warm.
4. Halve the cucumber lengthwise, scoop out the seeds and slice it into crescents.
5. Whisk the soy sauce, vinegar and sesame oil right in the serving bowl.
6. Add noodles, beans and cucumber to the dressing and toss well.
7. Scatter with the sesame seeds and eat straight away, while it's cold.

**Make it yours**

- Like heat? A spoonful of chili crisp on top is wonderful.
- Need more protein? Cubes of firm tofu fit right in.`,
    extra: { optional: ["chili crisp", "tofu"] },
  },
  {
    id: "answered-10",
    ingredients: ["1 cup milk", "2 eggs", "flour", "sugar", "baking powder", "salt", "butter", "blueberries"],
    markdown: `### Blueberry Pancakes

Makes around 12, enough for four hungry people (or two teenagers).

**Dry**
2 cups flour
2 Tbsp sugar
1 Tbsp baking powder
½ tsp salt

**Wet**
1½ cups milk
2 eggs
4 Tbsp butter, melted, plus another tablespoon for the griddle

**And**
1 cup blueberries

**Method**

Stir the dry things together. Beat the wet things together. Pour the second bowl into the first and fold with a spatula, ten or twelve strokes, no more. Lumps are fine. If it's as smooth as paint you have gone too far and they'll be tough. Let the batter sit while the griddle heats; it will puff up and thicken.

Griddle on medium. It's ready when a drop of water dances. Butter it lightly and wipe most of it away with a paper towel, which gives you that even, diner-style brown.

Scoop on ¼ cup of batter per pancake. Drop 5 or 6 berries on each one (putting them in the bowl turns everything grey). When the bubbles pop and stay open, flip. One minute on the second side. Keep warm in a 200°F oven, on a rack, not stacked.

No maple syrup? No trouble. Put the last handful of blueberries in a small pan with a spoonful of the sugar and a splash of water, and cook for 4 minutes until jammy. That's your syrup.

Buttermilk people will tell you theirs are better. They're not here.`,
    over: ["1 cup milk"],
  },
  {
    id: "answered-11",
    ingredients: ["dried red kidney beans", "onion", "green bell pepper", "garlic", "chili powder", "crushed tomatoes", "salt"],
    markdown: `Certainly! I can help you make a delicious and hearty **Slow Cooker Vegetarian Chili** using your ingredients.

**Ingredients:**

1. 1 pound dried red kidney beans
2. 1 onion, chopped
3. 1 green bell pepper, chopped
4. 4 cloves garlic, minced
5. 2 tablespoons chili powder
6. 1 teaspoon ground cumin
7. 1 can (28 oz) crushed tomatoes
8. 2 teaspoons salt
9. 4 cups water

**Instructions:**

1. The night before, place the beans in a large bowl and cover with plenty of cold water. Let them soak for 8 hours.
2. In the morning, drain the beans and rinse them well. Place them in the slow cooker.
3. Add the onion, the bell pepper, the garlic, the spices and the tomatoes. Pour in the water and stir to combine.
4. Cover and cook on LOW for 8 to 9 hours, or until the beans are tender. Do not lift the lid while the chili is cooking, because the heat will escape.
5. Stir in the salt at the end. Salt that is added too early can make the skins tough.
6. If the chili is too thin, mash some of the beans against the side of the pot. If it is too thick, add a little water.
7. Ladle into bowls and top each bowl with a dollop of sour cream.

This vegetarian chili is a great choice for busy days because the slow cooker does all of the work for you. There is no ground beef in this recipe, but the beans are a good source of protein, so you will not miss the beef. The beans are also a good source of fiber. The bell pepper adds color and a little sweetness to the chili. You can make the chili more or less spicy by changing the amount of chili powder.

**Serving suggestion:** This chili is also very good with a square of warm cornbread on the side.

**Storage:** Store the chili in an airtight container in the refrigerator for up to 4 days, or freeze for up to 3 months. Enjoy your meal!`,
    extra: { list: ["cumin"], step: ["sour cream"], optional: ["cornbread"] },
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "answered-12",
    ingredients: ["couscous", "chickpeas (tin)", "cherry tomatoes", "cucumber", "lemon", "mint", "extra virgin olive oil", "salt", "black pepper"],
    markdown: `**Lemony couscous salad — lunch for 3**

| Ingredient | How much | Prep |
|:--|:--|:--|
| Couscous | 200 g | – |
| Chickpeas | 1 tin | drained, rinsed |
| Cherry tomatoes | 250 g | halved |
| Cucumber | ½ | small dice |
| Mint | 1 small bunch | leaves only, chopped |
| Lemon | 1 | zest and juice |
| Extra virgin olive oil | 4 tbsp | – |
| Salt | ¾ tsp | – |
| Black pepper | a few grinds | – |

| Step | What to do | Time |
|:--|:--|:--|
| 1 | Put the couscous in a heatproof bowl with half the salt and a tablespoon of the oil. Pour over 250 ml boiling water, cover with a plate. | 6 min |
| 2 | Fork it through until every grain is loose. Spread on a tray to cool, so that it doesn't steam itself into a pudding. | 5 min |
| 3 | Shake lemon zest, lemon juice, the remaining oil, salt and pepper in a jam jar. | 1 min |
| 4 | Combine couscous, chickpeas, tomatoes and cucumber. Dress while the grains are still just warm. | 2 min |
| 5 | Fold in the herbs, taste, adjust. | 1 min |

**Good to know**

It isn't tabbouleh, which is made from bulgur and is mostly parsley, but it scratches the same itch. No feta, no problem: the chickpeas make it filling enough. Keep a spoonful of dressing back if you're packing it for tomorrow, as the couscous drinks it up like a sponge.`,
  },
  {
    id: "answered-13",
    ingredients: ["ripe bananas", "all purpose flour", "eggs", "brown sugar", "baking soda", "walnuts", "vegetable oil"],
    markdown: `Those spotty bananas are begging for it. Here's the banana bread I'd make with your stuff:

**INGREDIENTS**
- 3 very ripe bananas
- 1½ cups all-purpose flour
- 2 eggs
- ¾ cup packed brown sugar
- 1 teaspoon baking soda
- ⅓ cup vegetable oil
- ½ teaspoon salt
- ½ cup walnuts, roughly chopped

**DIRECTIONS**
1. Oven to 350°F. Rub a 9x5 loaf pan with butter, getting right into the corners.
2. Mash the bananas in your biggest bowl. I like a few lumps, you do you.
3. Whisk in the eggs, sugar and oil till it looks like caramel sauce.
4. Sift in the flour with the baking soda and salt. Switch to a wooden spoon and stir just until you can't see dry streaks anymore.
5. Fold in most of the nuts. Scrape the batter into the pan, scatter the last of the nuts on top.
6. Bake 55–60 min. Poke the middle with a toothpick: a crumb or two is fine, wet batter isn't. If the top is getting dark before the middle is done, tent it with foil.
7. Ten minutes in the pan, then out onto a rack. Try to let it get cold before slicing. Nobody ever does.

**FAQ**
*Can I leave the nuts out?* Yes, it's your bread.
*Don't I need cinnamon?* Nope! The brown sugar gives you that warm flavor.
*My bananas are still yellow.* Bake them in their skins at 300°F for 20 min. They'll go black and soft, which is what you want.`,
    extra: { list: ["salt"], step: ["butter"] },
  },
  {
    id: "answered-14",
    ingredients: ["jasmine rice", "eggs", "frozen peas", "spring onions", "soy sauce", "vegetable oil", "garlic"],
    markdown: `Egg fried rice is the answer, and a bit of planning is the secret.

**The day before:** Rinse 300 g of jasmine rice and boil it in 400 ml of water, covered, for about 12 minutes. Tip it onto a tray, spread it out, drape a clean tea towel over it and leave it out on the worktop overnight. This dries the grains so they fry instead of steaming. Don't put it in the fridge.

**The next day, for 2–3 people:**

- the cooked rice
- 3 eggs
- 100 g frozen peas
- 4 spring onions
- 2 cloves garlic
- 3 tbsp vegetable oil
- 2 tbsp soy sauce

Break up the rice with wet hands until no clumps are left. Slice the spring onions, keeping the white and the green apart. Beat the eggs with a teaspoon of the soy.

Get your wok smoking hot. A tablespoon of oil goes in, then the eggs; scramble them quickly, big curds, and scoop them out while they're still a bit wet.

Add the rest of the oil, the garlic and the onion whites. Ten seconds, no more. In goes the rice. Toss and press, toss and press, three or four minutes, until the grains jump.

Peas next, still frozen, they'll thaw in a minute. Then pour the rest of the soy around the edge of the pan so it sizzles. Return the eggs, throw in the greens, toss once and serve.

No MSG, no lard, and pretty close to the take-away.`,
    unsafe: ["left-out"],
  },
  {
    id: "answered-15",
    ingredients: ["potatoes", "savoy cabbage", "butter", "milk", "streaky bacon", "salt", "white pepper"],
    markdown: `You've got the makings of two good dishes there, so here are both. One for tonight, one for tomorrow lunch.

**1. Colcannon with crispy bacon**

*750 g potatoes, ½ savoy cabbage, 6 rashers streaky bacon, 60 g butter, 120 ml milk, 1 tsp salt, a pinch of white pepper*

Peel the potatoes, cut them into even lumps and boil them with half the salt for about 20 minutes. Meanwhile, fry the bacon from cold in a dry pan till it snaps; lift it out and leave the fat where it is. Shred the cabbage and cook it in that fat with a splash of water, lid on, for 5 minutes. It should be bright green and just tender, a bit squeaky even. Warm the milk with most of the butter. Mash the potatoes with it, add the rest of the salt and the pepper, and beat in the cabbage. Heap on plates, crumble the bacon over, and make a well in the top for the last of the butter to melt into.

**2. Potato and cabbage cakes**

*Whatever colcannon is left (about 2 cups), 1 tbsp butter*

Take it cold from the fridge. With damp hands form four cakes as thick as your thumb. There's no flour in this and no egg, so be gentle. Melt the butter in a frying pan and let the cakes sit, undisturbed, for 5 minutes on each side until there's a proper brown crust. Some people call this bubble and squeak. Listen closely and you'll hear why!

**A few things worth knowing**

- Floury potatoes mash best. If yours are the waxy sort, don't beat them too long or you'll have wallpaper glue.
- Any cabbage that's not cooked tonight is fine in the crisper for a week. Cut side in a bag, that's all.
- The outer leaves are tougher, so slice those thinner than the heart.
- Kale is what they use in half of Ireland. Savoy is sweeter, and I like it better.
- Don't salt the cabbage: the rashers have done that for you.

Neither dish needs gravy. Both are better than they sound.`,
  },
  {
    id: "answered-16",
    ingredients: ["pork chops", "apples", "dijon mustard", "olive oil", "salt", "pepper"],
    markdown: `# Skillet Pork Chops with Mustardy Apples

**Serves:** 2 **Time:** 25 minutes

**Ingredients**

- 2 bone-in pork chops, 1 inch thick
- 2 apples, cored, cut into wedges
- 1 tablespoon Dijon
- 1½ tablespoons olive oil
- ¾ teaspoon salt
- ¼ teaspoon pepper

**Method**

1. Take the chops out of the fridge half an hour ahead. Dry them well and season both sides with the salt and pepper.
2. Heat the oil in a heavy skillet until it ripples. Brown the chops, 4 minutes on the first side, 3 on the second. Stand them up on their fat edge for a minute, too.
3. Check the middle with an instant-read thermometer. You're after 145°F, and then a rest of at least 3 minutes on a warm plate. A faint blush inside is just how it should be; this is whole-muscle pork, not sausage.
4. While the meat rests, put the apples in the skillet, cut side down. Let them color for 3 minutes, turn them over.
5. Add half a cup of hard apple cider and scrape up the brown bits. Bubble until it has reduced by half, then whisk in the mustard. Drop in a small sprig of rosemary and let it perfume the sauce for a minute before you fish it out.
6. Put the chops back with all their juices, turn to coat, and serve.

**On the side:** nothing, really, although mashed potatoes would never be turned away in this house.`,
    extra: { step: ["hard apple cider", "rosemary"], optional: ["mashed potatoes"] },
  },
  {
    id: "answered-17",
    ingredients: ["spaghetti", "garlic", "olive oil", "chilli flakes", "salt"],
    markdown: `Spaghetti aglio e olio is a traditional Italian pasta dish from the city of Naples. It is a very popular dish because it is simple and it is quick to make. The name means garlic and oil. Here is how you can make spaghetti aglio e olio with your ingredients:

First, bring a large pot of water to a boil. Add 1 tablespoon of salt to the water. Add 400 grams of spaghetti to the boiling water and cook the spaghetti according to the package instructions, usually 8 to 10 minutes, until al dente. Al dente means that the pasta is firm to the bite.

While the pasta is cooking, peel 6 cloves of garlic and slice the garlic thinly. Heat 100 ml of olive oil in a large pan over low heat. Add the garlic and 1 teaspoon of chilli flakes to the oil. Cook the garlic slowly until the garlic is golden. It is important that the garlic does not burn, because burnt garlic is bitter.

Next, reserve 1 cup of the pasta water and drain the pasta. Add the pasta to the pan with the garlic oil. Add half of the reserved pasta water and toss the pasta for 1 to 2 minutes, until the sauce is creamy and coats the pasta. There is no cream in this dish, it is the starch that makes it creamy.

Finally, add 2 tablespoons of chopped parsley and toss the pasta again. Serve the spaghetti immediately while it is hot. Some people also like to add grated Parmesan on top, so you can add it if you like, although it is not traditional.

Here are some tips for making spaghetti aglio e olio:

- Use a good olive oil, because the olive oil is one of the main flavors of the dish.
- Do not rinse the pasta after draining. Rinsing washes off the starch and the sauce will not stick to the pasta.
- If you do not have enough spaghetti, you can also use linguine.
- If the pasta is too dry, add more of the pasta water. If the pasta is too wet, cook it for another minute.
- You do not need butter for this dish.

This dish serves 4 people. In conclusion, spaghetti aglio e olio is a great choice for a quick dinner.`,
    extra: { step: ["parsley"], optional: ["parmesan", "linguine"] },
  },
  {
    id: "answered-18",
    ingredients: ["kimchi", "flour", "egg", "green onions", "neutral oil", "soy sauce", "rice vinegar"],
    markdown: `**Kimchijeon (kimchi pancakes)** 🥞🌶️

If your kimchi has gotten a little too sour to eat on its own, this is its destiny.

*Pancakes*
- 1 packed cup kimchi, chopped
- ¼ cup kimchi juice from the jar
- 1 cup flour
- 1 egg
- ¾ cup ice-cold water
- 3 green onions
- 3 tbsp neutral oil

*Dipping sauce*
- 2 tbsp soy sauce
- 1 tbsp rice vinegar

**Let's go**

1. Cut two of the scallions into 1-inch lengths. Slice the third one really thin and put it in a little dish with the soy sauce and vinegar. That's your dip done.
2. Whisk the egg with the cold water and the kimchi juice, then stir in the flour. Stop while it's lumpy. Think crêpe batter, not American pancakes.
3. Fold in the kimchi and the scallion pieces.
4. Heat half of the oil in a 10-inch skillet. It should be HOT. Pour in half the batter and spread it thin with the back of a spoon.
5. Leave it be for 4 minutes. The edges go lacy and deep orange. Flip it like you mean it (or slide it onto a plate and invert, no shame), press with a spatula, 3 more minutes.
6. Repeat with the remaining oil and batter.
7. Cut into squares with scissors, eat hot, dip generously.

Potato starch makes them crispier, and lots of Korean aunties swear by it, but plain flour with ice water gets you 90% there. No salt either: kimchi and soy have that covered.`,
  },
  {
    id: "answered-19",
    ingredients: ["spinach", "rice", "onion", "lemon", "dill", "olive oil", "salt"],
    markdown: `Spanakorizo! That's Greek spinach rice, and it's pretty much exactly your list. It is a homely, slightly soupy dish, somewhere between a pilaf and a risotto (only without all that stirring, or any butter or cheese).

**What goes in**

* ⅓ cup olive oil, plus a drizzle for the end
* 1 big onion, chopped
* 1 cup rice, medium grain if you can choose
* 1½ lb spinach, washed and roughly torn
* 1 bunch dill
* 1 lemon
* 1 tsp salt
* 2½ cups hot water

**How it goes**

1. Soften the onion in the olive oil over a gentle heat. Take a good ten minutes; you want it see-through and sweet, with no color at all.
2. Add the spinach in handfuls. It'll look like way too much and then, poof, it collapses to almost nothing.
3. Stir in the rice and salt and turn it over a few times so that each grain gets shiny.
4. Pour in the water, bring it to a bubble, cover and cook on low for 18 minutes. Peek at it around the 12-minute mark. If it's catching at the bottom, give it another splash.
5. Chop the dill, stalks included unless they are very woody, and stir it in along with the juice of half the lemon.
6. Cover the pot with a towel and the lid, off the heat, for 10 minutes. This is the part people skip, and it's what makes the rice plump and`,
    cutOff: true,
  },
  {
    id: "answered-20",
    ingredients: ["rolled oats", "banana", "honey", "plain yogurt", "eggs"],
    markdown: `What a lovely idea to bake for your little one! At 9 months most babies are ready for soft finger foods, and these **mini banana oat muffins** are just the right size for small hands. 👶

**Makes 12 mini muffins**

- 1 cup rolled oats
- 1 large ripe banana
- 2 eggs
- ¼ cup plain yogurt
- 1 tablespoon honey

**Instructions**

1. Preheat the oven to 350°F. Grease a mini muffin tin with a little coconut oil.
2. Whizz the oats in a blender until they look like coarse flour. You won't need any real flour or baking powder.
3. Add the banana, eggs, yogurt and honey, and a shake of ground cinnamon. Blend until you have a smooth, pourable batter.
4. Let it stand for 5 minutes so the oats can drink up some moisture.
5. Fill the cups about three quarters full.
6. Bake for 12 to 14 minutes, until the tops spring back and a toothpick comes out clean.
7. Cool completely. Cut into quarters for baby, and hand a whole one to any big brother or sister who's hovering.

**For mom and dad**

The honey gives just a touch of sweetness, and it's so much better than refined sugar. The muffins freeze well: 20 seconds in the microwave, check that there are no hot spots, and snack time is sorted. As always, stay close by while your baby is eating.`,
    extra: { step: ["cinnamon", "coconut oil"] },
    unsafe: ["honey-infant"],
  },
  {
    id: "answered-21",
    ingredients: ["salmon fillets", "asparagus", "lemon", "butter", "fresh dill", "salt", "black pepper"],
    markdown: `**Salmon in a parcel**

Simple, quick, hardly any washing up.

Ingredients (2 people):
- 2 salmon fillets
- 1 bunch asparagus
- 1 lemon
- 2 tbsp butter
- Fresh dill
- Salt
- Black pepper, to taste

Steps:
1. Heat oven to 400°F.
2. Snap off the woody ends of the asparagus. Halve the lemon; slice one half, keep the other half for juice.
3. Tear off two big sheets of foil. Share the asparagus between them and season with salt and pepper.
4. Put the fish on top, skin side down. Season again. Dot each piece with the butter, lay on the lemon slices and some of the dill.
5. Fold up the foil and crimp the edges tight. No wine or stock in there; the juices from the fish and the butter turn into a sauce all by themselves.
6. Bake on a tray for 14 to 16 minutes. The salmon is done when it flakes at a nudge from a fork.
7. Open the parcels at the table (mind the steam), squeeze over the juice from the other lemon half and finish with the rest of the dill.

Thick asparagus? Split the spears lengthwise.`,
    missing: ["Salt", "Fresh dill"],
  },
  {
    id: "answered-22",
    ingredients: ["lamb shoulder", "prunes", "onions", "ras el hanout", "olive oil", "salt", "honey"],
    markdown: `Oh, this is a good one. Lamb and prunes are an old couple in Morocco, and you have the spice blend to bring them together. Let me walk you through my lazy **lamb tagine** (no tagine needed, any heavy pot with a lid will do).

**You'll need:** 1 kg lamb shoulder in big chunks, 2 onions, 200 g prunes, 1 tablespoon ras el hanout, 2 tablespoons olive oil, 1 tablespoon honey, 1½ teaspoons salt.

**Brown.** Toss the lamb with the salt and half of the spice. Heat the oil, and brown the chunks in two batches, taking your time. Lift them out.

**Soften.** Slice the onions into the same pot and stir them around in what's left behind. When they're limp and golden, add the rest of the ras el hanout and let it toast for a few breaths.

**Braise.** Meat back in. Add 500 ml of water, which should come about halfway up. You might be tempted to use stock; don't, the lamb makes its own. Lid on, low heat, 1 hour 45 minutes. Give it a stir now and then.

**Sweeten.** Drop in the prunes and the honey and cook for another 30 minutes with the lid off. The sauce should be glossy and cling to the meat, the way a good gravy does.

**Serve.** Toast a fistful of flaked almonds in a dry pan until they smell like marzipan and throw them over the top. Then bring the whole thing to the table on a mound of steamed couscous, with a big spoon, and let everyone fight over the prunes.`,
    extra: { step: ["almonds", "couscous"] },
  },
  {
    id: "answered-23",
    ingredients: ["Kraft Mac & Cheese (1 box)", "Hormel chili no beans (1 can)", "milk", "butter", "shredded cheddar", "Fritos", "yellow mustard"],
    markdown: `**Chili Mac Crunch Bake** — straight out of the cupboard, no shame whatsoever.

**Ingredients**
- 1 box Kraft Macaroni & Cheese
- 1 can (15 oz) Hormel Chili No Beans
- ¼ cup milk
- 4 Tbsp butter
- 1 cup shredded cheddar
- 1½ cups Fritos, lightly crushed

**Directions**
1. Preheat your oven to 375°F and set out an 8x8 baking dish. Rub it with the butter wrapper.
2. Boil the macaroni from the box for 6 minutes. That's a minute shy of what the box says, as it's going to cook again later. Drain.
3. Return the noodles to the warm pot. Add the butter, the milk and the orange powder from the packet, and stir till it's smooth and a bit soupier than normal.
4. Stir in the chili. All of it. No need to heat it first.
5. Scrape half of the mixture into the dish, sprinkle with half the cheese, then add the rest of the mac and the remaining cheese.
6. Top with the crushed corn chips. Press them down just a little, like you would the crumbs on a crumble.
7. Bake 18–20 minutes until it's bubbling around the edges and the chips are toasty.
8. Let it sit for 5 minutes or it will run all over the plate.

**Can I use real beans? Velveeta? Ro-Tel?** You could if you had 'em, but you told me what's in your kitchen, and this is what your kitchen wants to be tonight.

**Reheating:** 350°F, covered with foil, 15 min. The topping softens up, still tasty.`,
    unused: ["yellow mustard"],
  },
  {
    id: "answered-24",
    ingredients: ["ricotta", "flour", "egg", "parmesan", "butter", "sage leaves", "salt"],
    markdown: `**Ricotta gnocchi with brown butter and sage**

Lighter than the potato kind, and about five times faster. If you can make mud pies you can make these.

*For the gnocchi:*
250 g ricotta
1 egg
50 g Parmesan, finely grated, plus a little more for the table
120 g flour, plus extra for dusting
½ tsp salt
a grating of nutmeg (optional)

*For the sauce:*
75 g butter
12 sage leaves

Drain the ricotta for a quarter of an hour on a double layer of kitchen paper. This matters more than anything else: wet cheese wants more flour, and more flour makes bullets.

Mix it with the egg, the Parmesan and the salt. Sprinkle over the flour and bring it together with a fork, then with your hands, just until it stops being sticky. Stop there. Don't knead as though it were bread.

On a floured board, cut the dough in four and roll each piece into a rope as thick as your finger. Cut into pillows. No need for ridges.

Bring a wide pan of well-salted water to a lazy boil and cook the gnocchi in two lots. They sink, they think about it, they float. Give them 30 seconds more and lift them out with a slotted spoon.

All the while, let the butter melt in a frying pan with the sage. It'll foam, then go quiet, then turn the colour of hazelnuts and smell like them too. Take it off right then. Roll the gnocchi about in the pan, add a spoonful of their water to make it saucy, and serve with the rest of the cheese.`,
    extra: { optional: ["nutmeg"] },
  },
  {
    id: "answered-25",
    ingredients: ["200g dark chocolate", "3 eggs", "caster sugar", "150g butter", "plain flour"],
    markdown: `Great choice – you can make **Fudgy Chocolate Brownies** with these! 🍫

**Ingredients**
* 250g dark chocolate, broken up
* 150g butter, cubed
* 200g caster sugar
* 3 eggs
* 1 tsp vanilla extract
* 90g plain flour

**Instructions**
1. Preheat the oven to 180°C (160°C fan). Line a 20cm square tin with baking paper.
2. Melt 200g of the chocolate with the butter in a bowl set over barely simmering water. Leave to cool until just warm to the touch.
3. Whisk the eggs with the sugar and vanilla for 3–4 minutes, until pale and thick as softly whipped cream.
4. Fold in the chocolate mixture with a large metal spoon.
5. Sift over the flour and fold again, taking care not to knock out the air.
6. Chop up the rest of the chocolate and stir the chunks through.
7. Pour into the tin and bake for 22–25 minutes. The top should be papery and the middle should have the slightest wobble, a bit like a jelly that's nearly set.
8. Cool completely in the tin, then dust with cocoa powder and cut into 16 squares.

**Tips**
- Do not overbake! A skewer should come out with sticky crumbs on it.
- There's no baking powder in this recipe, and that's not a mistake. It keeps them dense.
- A handful of raspberries pushed into the batter before baking cuts through the richness nicely.

**Storage:** The brownies keep for up to 5 days in an airtight tin, and many people find that they taste even better on the second day. You can also freeze them, well wrapped, for 2 months. Let them thaw on the counter for an hour, or warm one up in the microwave for 10 seconds if you like it gooey.

Would you like me to suggest a version with less sugar?`,
    extra: { list: ["vanilla extract"], step: ["cocoa powder"], optional: ["raspberries"] },
    over: ["200g dark chocolate"],
  },
  {
    id: "answered-26",
    ingredients: ["chicken breast", "greek yogurt", "garlic", "lemon", "paprika", "salt", "olive oil", "pita bread"],
    markdown: `You're going to love these **yogurt chicken pitas**. Tangy, garlicky, and that char!

**Marinade**
- 1 cup Greek yogurt
- 3 cloves garlic, grated
- 1 lemon, zest plus 2 tablespoons of juice
- 2 teaspoons paprika
- 1 teaspoon salt
- 1 tablespoon olive oil

**Everything else**
- 1½ lb chicken breast, cut into 1-inch cubes
- 4 pita breads

**What to do**

1. Mix the marinade in a bowl you can cover. Add the chicken and push it under. Chill for 2 hours, or all day if that suits you better.
2. Fire up a grill pan, or the broiler on high with the rack near the top. Skewers look nice, but loose cubes are less work and I never bother.
3. Lift the chicken out and let the excess drip back into the bowl. Keep that bowl! Don't throw the good stuff away.
4. Cook for 10–12 minutes in all, turning a couple of times, until it's blackened in spots and the juices run clear, 165°F in the biggest piece.
5. Warm the pitas over the flame for a few seconds on each side.
6. Split them open and pile in the chicken. Loosen the marinade left in the bowl with the rest of the lemon juice and spoon it over as your sauce.

It tastes a lot like the tzatziki at the Greek place, only without cucumber. Hummus isn't needed, and neither is salad: the yogurt is plenty. Feeds four, or two with leftovers for a very smug lunch tomorrow.`,
    unsafe: ["cross-contamination"],
  },
  {
    id: "answered-27",
    ingredients: ["tomatoes", "eggs", "scallions", "sugar", "salt", "vegetable oil", "rice"],
    markdown: `**番茄炒蛋 / Chinese tomato and eggs**

Every family in China has its own way with this one, and I'm sure everyone's mother's is the best. This one's from my college roommate.

Ingredients
- 4 ripe tomatoes
- 5 eggs
- 2 scallions
- 1 Tbsp sugar
- 1 tsp salt, divided
- 3 Tbsp vegetable oil
- 1½ cups rice

Process
1. Start the rice: rinse it, cover with 2 cups of water, bring to a boil, lid on, lowest heat, 15 minutes.
2. Cut the tomatoes into wedges. Chop the scallions, white and green together.
3. Beat the eggs with half of the salt until foamy.
4. Heat 2 Tbsp oil in a wok until you see a wisp of smoke. Pour in the eggs. They puff like a soufflé! Push them around for 20 seconds and take them out when they're still soft.
5. Wipe the wok, add the last spoonful of oil and most of the scallions, then the tomatoes. Sprinkle in the sugar and the remaining salt. Cook for about 4 minutes, pressing with the spatula until half of the pieces have melted into a sauce.
6. Stir 1 tsp cornstarch into 2 Tbsp cold water, pour it in and let it bubble for 30 seconds.
7. Eggs back in. Fold gently so the curds soak up the juice.
8. Turn off the heat, add a few drops of toasted sesame oil and the rest of the scallions.
9. Ladle it over the rice.

Ketchup? My roommate would hang up on me. Good tomatoes don't need help.`,
    extra: { step: ["cornstarch", "sesame oil"] },
  },
  {
    id: "answered-28",
    ingredients: ["leftover cooked rice", "eggs", "chicken stock cube", "ginger", "scallion", "white pepper"],
    markdown: `**Leftover-rice congee** (or: what to eat when you have a cold)

Before we start, a word about the rice. Use it only if it went into the fridge within an hour or so of being cooked, and it's been there for a day at most. If it sat on the counter overnight, bin it, however good it smells. Reheating doesn't fix that.

Right. For two bowls you'll want:

- 1½ cups leftover cooked rice, cold
- 4 cups water
- 1 chicken stock cube
- a thumb-sized piece of ginger
- 2 eggs
- 1 scallion
- white pepper, a pinch

**Simmer.** Break up the rice into the water in a saucepan, crumble in the stock cube, and bring it to a full boil. Turn down the heat. Cut half of the ginger into three or four coins and throw them in.

**Wait.** Let it burble for 25 minutes with the lid tilted, stirring whenever you pass by. The grains should burst and go creamy. Too thick? Add water. Too thin? Keep going. I like it looser than oatmeal but thicker than soup.

**Egg.** Beat the eggs. Swirl the porridge with a spoon and pour them in slowly, in a thin stream, so they set in ribbons. A minute is enough.

**Finish.** Fish out the ginger coins. Cut the rest of the ginger into threads as fine as you can, slice the scallion, and put both on top, with the pepper.

There's no need for salt or soy sauce, since the cube sees to that. No chicken either, and still it tastes like chicken soup.`,
  },
  {
    id: "answered-29",
    ingredients: ["flour", "egg", "potatoes", "farmer's cheese", "onions", "butter", "salt"],
    markdown: `# Pierogi ruskie, the way my babcia (more or less) made them

**Dough**
3 cups flour, plus a bit for rolling
1 egg
¾ cup hot water
1 tsp salt
1 tbsp butter

**Filling**
1 lb potatoes
8 oz farmer's cheese
1 onion, diced
2 tbsp butter
½ tsp salt

**To finish**
3 tbsp butter
1 onion, sliced

### Filling first
Peel the potatoes, boil until soft, drain, mash and let them steam dry. Fry the diced onion in the 2 tbsp butter until golden. Stir it into the mash with the cheese and the salt. Taste it: your filling should be a touch saltier than you'd think, since the dough is bland.

### Then the dough
Melt the tablespoon of butter in the hot water. Make a well in the flour and salt, crack in the egg, pour in the water while stirring with a knife. Knead for 5 minutes. It should be soft as a baby's cheek. Rest it under an upturned bowl for 20 minutes.

### Put together
Roll out thin, on a little flour, and cut out circles with a glass. A spoonful of filling in each, fold, pinch, pinch again. Boil in batches; they're ready 2 minutes after they bob to the surface.

### Finish
Brown the sliced onion slowly in the 3 tbsp butter. Toss the pierogi in it until they've caught some color. Put eight on each plate, spoon the onions over, and add a good blob of cold sour cream.

She never measured a thing, so take my numbers with a pinch of salt, as they say. If the dough fights back when you roll it, let it rest for longer. If it tears, it's too dry, and a wet hand will fix that. Freeze what you don't eat raw, in one layer on a tray, and boil from frozen. Boiled leftovers are best fried in a little butter the next day, till the bottoms are crackly.

*Variation: on Christmas Eve she'd fill them with sauerkraut instead.*`,
    extra: { step: ["sour cream"], optional: ["sauerkraut"] },
  },
  {
    id: "answered-30",
    ingredients: ["masarepa (P.A.N.)", "salt", "butter", "avocado", "black beans canned", "queso fresco", "lime", "ripe plantain"],
    markdown: `**Arepas dominó-plus**

Let's make arepas! P.A.N. is precooked cornmeal, so don't mix it up with polenta or masa harina. It needs nothing other than water and salt.

**For 6 arepas**

▢ 2 cups masarepa
▢ 2½ cups warm water
▢ 1¼ tsp salt
▢ 1 Tbsp butter
▢ 1 can black beans
▢ 1 avocado
▢ 4 oz queso fresco
▢ 1 lime

**1 – Dough.** Stir 1 tsp of the salt into the water. Rain in the masarepa with one hand and mix with the other. Let it sit for 5 minutes. It should feel like Play-Doh. Cracks when you press it? More water, a spoonful at a time.

**2 – Shape.** Roll into six balls and flatten them to about ½ inch. Smooth the edges with a damp finger.

**3 – Cook.** Melt half the butter in a heavy pan on medium-low. Cook the arepas in two rounds for 6 minutes per side, until they have a speckled crust. Then put them in a 350°F oven for 12 minutes. Tap one: it should sound hollow, like a drum.

**4 – Beans.** Simmer the beans in their liquid with the rest of the butter for 8 minutes, mashing now and then, until they're thick enough to stay put.

**5 – Avocado.** Mash it with the juice of half the lime and the remaining salt.

**6 – Fill.** Split each arepa three quarters of the way round. Smear in beans, then avocado, then crumble in the cheese. Serve with the other half of the lime, cut into wedges.

Shredded beef is the other classic. Next time, perhaps. I've left out the plantain, since there's no frying oil on your list and it deserves a proper fry.`,
    unused: ["ripe plantain"],
  },
  {
    id: "answered-31",
    ingredients: ["garlic", "olive oil", "baguette", "tomatoes", "salt"],
    markdown: `Five ingredients, two lives: a starter for tonight and a jar for the rest of the month.

**Garlic confit bruschetta**

- 3 whole heads garlic
- 1½ cups olive oil
- 1 baguette
- 4 ripe tomatoes
- ½ tsp salt

**Confit the garlic**

1. Separate and peel the cloves. (Blanch them for a minute and the skins slip off like wet socks.)
2. Put them in a small ovenproof dish with two sprigs of thyme and cover completely with the olive oil.
3. Bake at 250°F for about 1½ hours. The cloves should be pale gold, and soft enough to spread with a knife.

**Make the bruschetta**

4. Dice the tomatoes, toss with the salt, leave in a sieve for 10 minutes and let the watery juice drip away.
5. Slice the baguette on the diagonal. Brush with some of the garlic oil and toast under the broiler, a minute or two per side. Watch it. Bread goes from blond to black in no time.
6. Crush two or three cloves onto each toast as if you were buttering it, and top with the tomatoes.

A few drops of balsamic vinegar on top wouldn't hurt, if you're so inclined.

**Keep the rest**

Spoon the leftover cloves into a clean jar, pour over the oil so they're covered, screw on the lid and stand it on a kitchen shelf next to the stove. It'll keep like that for 4 to 6 weeks and be there whenever you want it. No refrigeration needed, the oil seals out the air.`,
    extra: { step: ["thyme"], optional: ["balsamic vinegar"] },
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "answered-32",
    ingredients: ["lamb mince", "potatoes", "carrots", "frozen peas", "onion", "beef stock cube", "butter", "salt"],
    markdown: `**SHEPHERD'S PIE**

Serves 4 – prep 25 mins – oven 30 mins

**Ingredients**

500g lamb mince
900g potatoes, peeled
2 carrots, diced small
100g frozen peas
1 onion, chopped
1 beef stock cube
1 tbsp tomato purée
60g butter
½ tsp salt

**Method**

1. Cut the potatoes into chunks and put them on to boil in a big pan of water with the salt. They'll need about 18 minutes.

2. Meanwhile, put the mince into a large cold frying pan and set it over a high heat. There's no need for oil as lamb is fatty enough. Break it up and keep cooking until it's properly browned, with no pink left anywhere. Pour off some of the fat if there's a lot of it.

3. Turn down the heat and add the onion and carrots. Soften for 8 minutes.

4. Stir in the purée and a good shake of Worcestershire sauce, and let them cook out for a minute.

5. Dissolve the stock cube in 300ml boiling water, pour it over and simmer for 15 minutes, uncovered, until the gravy is thick and coats the meat. Mix in the peas straight from the freezer. Tip everything into a baking dish and leave it to cool a bit (the mash sinks if the filling's piping hot).

6. Drain the potatoes, let them steam for two minutes, then mash with 50g of the butter until there are no lumps left.

7. Spread the mash over the filling, starting at the edges. Rough it up with a fork, dot with the remaining butter, and bake at 200°C for 25 to 30 minutes until the`,
    extra: { list: ["tomato purée"], step: ["Worcestershire sauce"] },
    cutOff: true,
  },
  {
    id: "answered-33",
    ingredients: [
      "peanut butter",
      "sweet potatoes",
      "canned diced tomatoes",
      "red onion",
      "fresh ginger",
      "kale",
      "vegetable bouillon",
      "coconut oil",
      "brown sugar",
    ],
    markdown: `Try a **West African–inspired peanut stew**. It's the kind of dinner that tastes as though someone fussed over it, and nobody did.

Servings: 4. Time: 40 min.

**Ingredients**

1 tablespoon coconut oil
1 red onion, chopped
2 tablespoons grated ginger
2 medium sweet potatoes (around 1½ lb), in ¾-inch dice
1 can (14.5 oz) diced tomatoes
1 bouillon cube
3 cups water
½ cup peanut butter, the natural kind, smooth or crunchy
4 big leaves of kale

**Method**

Melt the oil in a Dutch oven and cook the onion until it has wilted, 5 minutes. Add the ginger; stir until your kitchen smells like a bakery in December.

Add the sweet potatoes, tomatoes, bouillon and water. Bring to a boil, cover, and simmer until a knife slides in without a fight, roughly 15 minutes.

Put the peanut butter in a cup, ladle some hot broth over it, and whisk until it's pourable. (If you drop it in straight from the jar you'll be chasing lumps.) Stir it into the pot. The stew will turn from red to a rusty orange and thicken up to the consistency of heavy cream.

Strip the kale off its stems, tear up the leaves, and let them soften in the stew for 5 minutes. The stems can be sliced thin and go in too, just add them a little earlier, with the potatoes.

Taste. Between the bouillon and the tomatoes it is usually salty enough as is.

A note on authenticity: maafe is generally made with meat and habanero and eaten with rice. This bowl doesn't claim to be that.`,
    unused: ["brown sugar"],
  },
  {
    id: "answered-34",
    ingredients: ["rhubarb", "caster sugar", "plain flour", "butter", "rolled oats"],
    markdown: `**Rhubarb crumble, no messing about**

*Fruit*
– 600 g rhubarb
– 100 g caster sugar

*Crumble*
– 150 g plain flour
– 100 g cold butter, in dice
– 60 g oats
– 70 g caster sugar

1. First trim the rhubarb. Cut off every bit of leaf and put it straight on the compost; the leaves are poisonous, only the stalks are for eating. Slice the stalks as long as the top joint of your thumb.
2. Toss them with the 100 g sugar in a pie dish. Finely grate over the zest of an orange, if it's a nice one all of it, and squeeze in half the juice.
3. Set the oven to 190°C.
4. Rub the butter into the flour with your fingertips until it looks like damp sand with a few pebbles in it. Stir in the oats and the rest of the sugar.
5. Cover the fruit with it, all the way out to the edge. Don't press it down.
6. Bake for 40 minutes, until the top is biscuity and pink juice is bubbling through at the sides. Put a tray underneath. It will boil over. It always does.
7. Wait 15 minutes, then serve in deep bowls with a scoop of vanilla ice cream sliding about on top.

Custard people exist, and I respect them from a distance. Cold from the fridge next morning, with nothing at all, it does for breakfast.`,
    extra: { step: ["orange", "vanilla ice cream"] },
  },
  {
    id: "answered-35",
    ingredients: ["brown lentils", "long-grain rice", "3 onions", "olive oil", "ground cumin", "salt", "plain yogurt"],
    markdown: `Hi there! With these pantry staples you can make **mujaddara**, the Lebanese lentils-and-rice dish with loads of dark fried onions. It's a bit humble to look at, and people dream about it. I first had it in a friend's kitchen in Beirut, from a pot as big as a bath, and went back for thirds. The trick, her aunt told me, is patience: everything that's good about it comes from those onions, and if you rush them you've just made lentils and rice.

**Ingredients:**

- 1 cup brown lentils
- 1 cup long-grain rice
- 3 onions, sliced into thin half-rings
- ½ cup olive oil
- 1½ tsp ground cumin
- 1½ tsp salt
- 1 cup plain yogurt, for serving

**Steps:**

1. **Fry the onions.** Heat the oil in a wide pot with a lid. Add the onions with a pinch of the salt and cook them for 25 to 30 minutes, stirring often. You want them really brown, darker than you would for French onion soup. Scoop out half and drain on paper towels, where they'll crisp up.
2. **Parboil the lentils.** While that's going on, simmer the lentils in 4 cups of water for 15 minutes. They should be nearly tender, but still whole. Don't drain them.
3. **Combine.** Add the cumin to the onions left in the pot, then the rice, and stir so that it gets coated in that flavored oil. Add the lentils along with their cooking water and the rest of the salt.
4. **Steam.** Bring to a boil, then cover and cook on your lowest heat for 20 minutes. Turn it off. Keep the lid on for 10 minutes more.
5. **Serve.** Fluff, turn out on a platter and top with the crisp onions. Pass the yogurt around.

**Good to know:** it's just as nice lukewarm as it is hot. In the south of Lebanon you'll meet one made with bulgur; this isn't that version.`,
  },
  {
    id: "answered-36",
    ingredients: ["rice paper", "shrimp", "rice vermicelli", "butter lettuce", "mint", "cucumber"],
    markdown: `**Fresh summer rolls (gỏi cuốn)** 🍤

No stove heroics, just a bit of handwork. Put on some music and get somebody to roll with you.

| | |
|---|---|
| Rice paper, 22 cm | 8 sheets |
| Shrimp, medium | 12 |
| Rice vermicelli | 100 g |
| Butter lettuce | 8 leaves |
| Mint | 1 small bunch |
| Cucumber | 1 |

**Get everything ready**

1. Drop the shrimp in boiling water for 2 minutes, until opaque and curled. Cool in ice water, peel, and cut them in half along the back so you get 24 flat pieces.
2. Soak the noodles in just-boiled water for 5 minutes, rinse and drain very well. Snip them a few times with scissors.
3. Cut the cucumber into matchsticks. Pick the mint leaves.

**Roll**

4. Dip a sheet of rice paper in a plate of lukewarm water for about 5 seconds. It'll still be stiff, it softens as you work.
5. Across the lower third lay a lettuce leaf, a small bundle of noodles, some cucumber and mint. Fold the bottom over the filling, tuck in the sides like a burrito.
6. Line up three shrimp halves, orange side down, and roll on. They'll show through the wrapper like a shop window.
7. Keep the finished rolls under a damp cloth, not touching.

**Dip**

8. Whisk 3 tablespoons hoisin sauce with 2 tablespoons peanut butter and enough warm water to make it dippable. Sriracha to taste, if you like it hot.

They don't keep in the fridge, the skins go leathery. Good excuse to finish them.`,
    extra: { step: ["hoisin sauce", "peanut butter"], optional: ["sriracha"] },
  },
  {
    id: "answered-37",
    ingredients: ["chicken breasts", "orzo", "lemon", "garlic", "butter", "chicken broth", "salt", "black pepper"],
    markdown: `**One-Skillet Lemon Garlic Chicken & Orzo**

My family asks for this every single week, and I never say no because it's SO easy.

**Ingredients**
- 2 large chicken breasts, halved horizontally into 4 cutlets
- 1 teaspoon salt
- ½ teaspoon black pepper
- 3 tablespoons butter
- 4 cloves garlic, minced
- 1¼ cups orzo
- 2¾ cups chicken broth
- 1 lemon

**Instructions**
1. Season the cutlets with the salt and pepper.
2. Melt 2 tablespoons of the butter in a large skillet over medium-high heat. Once it stops foaming, add the chicken and sear for 3 minutes per side, till golden. Pull it when the thickest part reads 150°F. A little pink in the center is perfectly okay with good-quality chicken and keeps it tender. Set it aside on a plate and cover with foil.
3. Lower the heat and add the last tablespoon of butter and the garlic. Stir for 30 seconds.
4. Add the orzo and toast it for a couple of minutes, until some of it is the color of peanut shells.
5. Pour in the broth and bring to a simmer. Cook uncovered for 9–10 minutes, stirring so it doesn't stick, until the pasta is tender and creamy like risotto (but no cream and no Parmesan in sight!).
6. Grate in the zest of the lemon and stir in the juice.
7. Slice the chicken, fan it out over the orzo and spoon on the juices from the plate. Serve right away.

**Recipe notes**
- Use low-sodium broth if you're sensitive to salt.
- Orzo is pasta, not rice, so don't rinse it.`,
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "answered-38",
    ingredients: ["waxy potatoes", "gherkins (jar)", "mayonnaise", "eggs", "mustard", "white onion", "salt"],
    markdown: `Kartoffelsalat, north German style. (Down in Swabia they make it with broth and vinegar and will tell you that this one's wrong. Ignore them.)

**Zutaten / Ingredients, for 4**

- 1 kg waxy potatoes
- 3 eggs
- 5 gherkins + 4 tbsp of their brine
- 1 small white onion
- 150 g mayonnaise
- 1 tbsp mustard
- Salt

**So geht's**

a) Boil the potatoes in their skins until a knife goes in easily, 20–25 minutes. Peel them while they're still warm; hold them on a fork if your fingers aren't made of asbestos. Slice into coins as thick as a pencil.

b) In the meantime boil the eggs for 9 minutes, chill them under the tap, shell and chop.

c) Chop the onion as fine as you can. Put it in a sieve and pour a kettle of boiling water over it: this takes away the bite, and nobody at the table will be breathing fire.

d) Dice the gherkins. Stir the mayonnaise, mustard and brine together until smooth. That's the dressing. No vinegar, no sugar, as both are in the jar already.

e) Fold everything together in a large bowl, with some salt. Be gentle, you're not making mash.

f) Cover and chill for at least 3 hours. Taste again before it goes out, because cold potatoes swallow salt like nothing else.

**Optional:** snipped chives over the top for colour.

**Traditional at our place on Christmas Eve:** a pair of frankfurters next to it. But it does well on its own.`,
    extra: { optional: ["chives", "frankfurters"] },
    missing: ["Salt"],
  },
  {
    id: "answered-39",
    ingredients: ["day-old brioche", "eggs", "milk", "sugar", "vanilla extract", "raisins", "butter", "Baileys"],
    markdown: `Stale brioche is not a problem, it's a pudding waiting to happen. I'd do a classic bread and butter pudding, and it goes like this.

Take about 8 slices of the brioche, spread them on one side with 50 g of soft butter and cut them into triangles. Use what's left on the knife to grease a medium baking dish. Arrange half of the triangles in it, butter side up, pointy ends sticking out like little shark fins, because those are the bits that go crunchy. Scatter over 40 g of raisins, lay on the rest of the bread and finish with another 40 g of raisins, poking any that sit right on top underneath, where they can't burn.

For the custard, whisk 3 eggs with 60 g of sugar and a teaspoon of vanilla, then whisk in 450 ml of milk. Don't bother heating it. You might expect cream here, but the bread has so much butter and egg of its own that it really would be too rich. Pour the custard over slowly, moving around the dish, and press down on the bread. Then do the hardest thing and go away for half an hour while it soaks.

Oven at 170°C. Sprinkle a last spoonful of sugar over the top and bake for 35 to 40 minutes: puffed up, brown at the tips, and set with a gentle quiver in the middle. It'll sink a bit as it cools, everything does.

Leave the Baileys in the cupboard this time, it would only shout down the vanilla. Serves five, politely, or three of us.`,
    unused: ["Baileys"],
  },
  {
    id: "answered-40",
    ingredients: ["andouille sausage", "white rice", "green bell pepper", "celery", "onion", "Cajun seasoning", "chicken broth", "canola oil"],
    markdown: `**Weeknight Sausage Jambalaya**

Y'all have the holy trinity on that list (onion, celery, bell pepper), so there's only one way this can go.

**What You Need**
12 oz andouille sausage, sliced into coins
1 Tbsp canola oil
1 onion, diced
1 green bell pepper, diced
2 ribs celery, diced
1 Tbsp Cajun seasoning
1½ cups white rice
3 cups chicken broth

**What You Do**
1. Get the oil hot in a Dutch oven. Brown the sausage real good, 6 minutes or so. The crusty stuff stuck to the bottom is flavor; don't you dare wash it off.
2. Scoop out the sausage. Throw in your trinity and cook it down till it's soft, 7 minutes, scraping as the vegetables let go of their water.
3. Stir in the Cajun seasoning and the rice. Keep it moving for 2 minutes until the grains turn chalky.
4. Pour in the broth, tuck in a bay leaf, and put the sausage back. Bring it up to a boil.
5. Lid on, heat down low, 20 minutes. No peeking, no stirring. Jambalaya that's been stirred turns into something you could hang wallpaper with.
6. Take it off the heat and leave it sit, covered, 10 more minutes. Fluff it with a fork, fold through a quarter cup of chopped parsley, and call everybody in.

**Notes**
- Creole folks put tomatoes in theirs. This is the brown kind, no tomatoes.
- Most Cajun blends are plenty salty, so hold off on the salt shaker.
- Set out the Tabasco for whoever wants it.`,
    extra: { step: ["bay leaf", "parsley"], optional: ["Tabasco"] },
  },
];
