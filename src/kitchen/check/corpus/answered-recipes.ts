/** Twenty of forty recipes as models and bloggers answer "what can I cook with …?", labelled without sight of the check; opened once before anything was mended for them. */
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
];
