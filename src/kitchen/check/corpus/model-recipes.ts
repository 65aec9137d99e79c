/** Recipes in the styles of many models, labelled without sight of the check: what is not on the list, and what stays unused. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const MODEL_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "model-a01",
    ingredients: ["chicken breasts", "Dijon mustard", "honey", "garlic", "olive oil", "salt", "black pepper", "green beans"],
    markdown:
      "**Honey Dijon Chicken with Blistered Green Beans**\n\n**Serves:** 2 | **Total time:** 30 minutes\n\n**What you need**\n- 2 boneless chicken breasts (about 6 oz each)\n- 2 tbsp Dijon mustard\n- 1 tbsp honey\n- 2 cloves garlic, minced\n- 2 tbsp olive oil, divided\n- 8 oz green beans, trimmed\n- 1/2 tsp salt\n- 1/4 tsp black pepper\n\n**Method**\n1. Stir together the mustard, honey, garlic and half the oil. Season the chicken with the salt and pepper.\n2. Sear the chicken in the remaining oil over medium-high heat, 3 minutes per side.\n3. Spoon the glaze over and move the pan to a 400°F oven. Roast until a thermometer in the thickest part reads 150°F, about 6 minutes. Pulling it early keeps it juicy.\n4. Slice straight away. While the pan is hot, blister the beans in the juices for 4 minutes.\n5. Plate the chicken over the beans and spoon the remaining glaze on top.\n\n**Storage:** Leftovers keep for 3 days in the refrigerator.",
  },
  {
    id: "model-a02",
    ingredients: ["rhubarb", "sugar", "strawberries", "cornstarch", "oats", "butter"],
    markdown:
      "Rhubarb and strawberries are such a classic pair! You can absolutely make a crumble with what you have.\n\nStart by trimming 4 stalks of rhubarb. Throw the leaves in the bin, since they're poisonous, and chop the stalks into 1-inch pieces. Toss them in a baking dish with 2 cups of halved strawberries, 1/2 cup of sugar and 1 tablespoon of cornstarch. In a bowl, rub 6 tablespoons of cold butter into 1 and 1/2 cups of oats and another 1/4 cup of sugar until it looks like wet sand. Stir 1/2 teaspoon of ground cinnamon through the topping, then scatter it over the fruit.\n\nBake at 375°F for about 35 minutes, until the juices bubble up at the edges and the oats are golden. Let it sit for ten minutes so the juices thicken up like jam. It's lovely as it is, with no need for custard or cream!",
    extra: { step: ["cinnamon"] },
  },
  {
    id: "model-a03",
    ingredients: ["leftover cooked rice (2 cups)", "ginger", "eggs", "soy sauce", "scallions", "sesame oil"],
    markdown:
      "# 15-Minute Congee\n\n- **Base**\n  - 2 cups leftover cooked rice, straight from the fridge\n  - 5 cups water\n  - 1 thumb of ginger, cut in matchsticks\n- **To finish**\n  - 2 eggs\n  - 1 tbsp soy sauce\n  - 1 tsp sesame oil\n  - 2 scallions, thinly sliced\n\n## Steps\n\n1. **Simmer.**\n   - Put the rice, water and ginger in a pot and bring to a boil.\n   - Lower the heat and cook 12 minutes, mashing now and then, until it is as loose as porridge.\n2. **Egg ribbons.**\n   - Beat the eggs and drizzle them in while stirring.\n3. **Serve.**\n   - Ladle into bowls and top with soy sauce, sesame oil and spring onions.\n\n> Only use rice that was chilled soon after cooking. Rice that sat out overnight should be thrown away.",
  },
  {
    id: "model-a04",
    ingredients: ["chickpeas", "spinach", "tomatoes", "onion", "garlic", "cumin", "turmeric", "oil", "salt"],
    markdown:
      "Here is a cozy **Chana Saag** for you!\n\n### Ingredients\n1. 1 can chickpeas, drained\n2. 200 g spinach\n3. 2 tomatoes, chopped\n4. 1 onion, diced\n5. 3 garlic cloves\n6. 1 tsp cumin\n7. 1/2 tsp turmeric\n8. 2 tbsp oil\n9. 3/4 tsp salt\n\n### Directions\n1. Heat the oil and cook the onion for 8 minutes until deep gold.\n2. Add the garlic, cumin and turmeric and stir for 30 seconds.\n3. Tip in the tomatoes and salt. Cook until they collapse into a sauce.\n4. Add the chickpeas with 150 ml water and simmer for 10 minutes.\n5. Fold in the spinach by the handful until wilted.\n6. Serve hot with warm naan for scooping up the sauce.\n\nEnjoy! 😊",
    extra: { step: ["naan"] },
  },
  {
    id: "model-a05",
    ingredients: ["frozen mango", "Greek yogurt", "milk", "honey", "cardamom"],
    markdown:
      "🥭 **Mango Lassi** 🥭\n\nYou've got everything for a proper lassi! Makes 2 tall glasses.\n\n| Ingredient | Amount |\n|---|---|\n| Frozen mango | 2 cups (about 300 g) |\n| Greek yogurt | 1 cup |\n| Milk | 1/2 cup |\n| Honey | 1 tablespoon |\n| Ground cardamom | 1/4 teaspoon |\n\n1. Let the mango stand on the counter for 5 minutes so your blender doesn't struggle.\n2. Add everything to the blender and blend until it pours like thin cream.\n3. Too thick? Loosen with a splash more milk or cold water. Pour over ice and dust with a tiny pinch of cardamom.\n\n*Note:* some people put rose water or saffron in theirs, but it really doesn't need it.",
  },
  {
    id: "model-a06",
    ingredients: ["cherry tomatoes", "garlic", "olive oil", "thyme", "salt", "baguette"],
    markdown:
      "**Garlic Confit & Burst Tomato Toasts**\n\nIngredients:\n\n* 2 heads garlic, cloves peeled\n* 1 1/2 cups olive oil\n* 4 sprigs thyme\n* 1 pint cherry tomatoes\n* 1/2 tsp salt\n* 1 baguette\n\nInstructions:\n\n1. Put the garlic, thyme and oil in a small saucepan. Cook on the lowest heat for 45 minutes until the cloves are soft.\n2. Spoon out 3 tablespoons of the oil into a skillet, add the tomatoes and salt and cook until they burst.\n3. Slice and toast the bread, mash a few cloves of garlic on each slice, and pile the tomatoes on top.\n\nTips:\n\n* The rest of the confit makes a beautiful gift! Pour the garlic and oil into a clean jar and keep it in the pantry for up to two months.\n* A shaving of Parmesan on top takes these over the edge.",
    extra: { optional: ["Parmesan"] },
  },
  {
    id: "model-a07",
    ingredients: ["eggs", "sunflower oil", "lemon", "mustard", "canned tuna", "celery", "sandwich bread", "salt"],
    markdown:
      "Okay so you don't have mayonnaise, but you have everything to MAKE mayonnaise, which means tuna sandwiches are on!\n\n**For the mayo**\n- 1 egg yolk\n- 1 tsp mustard\n- 150 ml sunflower oil\n- juice of 1/2 lemon\n- pinch of salt\n\n**For the sandwiches**\n- 2 cans (145 g each) tuna, drained\n- 2 sticks celery, finely diced\n- 4 slices sandwich bread\n\n1. Whisk the yolk with the mustard and salt. Add the oil drop by drop at first, then in a thin stream, whisking all the time until it's thick. Whisk in the lemon juice.\n2. Mix the tuna and celery with about half the mayo.\n3. Pile between the slices of bread, cut in half, done.\n\nBecause the yolk is raw, use a very fresh egg, and don't give this one to babies or toddlers. The rest of the mayo keeps 2 days in the fridge. You'll have an egg white left over; it freezes well.",
  },
  {
    id: "model-a08",
    ingredients: ["ground beef", "corn tortillas", "cheddar", "onion", "chili powder", "salt"],
    markdown:
      "## Beef Enchilada Skillet\n\n| Qty | Item | Prep |\n|---|---|---|\n| 1 lb | ground beef | |\n| 8 | corn tortillas | cut in strips |\n| 1 1/2 cups | cheddar | shredded |\n| 1 | onion | diced |\n| 2 tsp | chili powder | |\n| 1 can (8 oz) | tomato sauce | |\n| 1/2 tsp | salt | |\n\n**Directions**\n\n1. Brown the beef with the onion over medium-high heat, breaking it up, until no pink remains and it reaches 160°F. Drain.\n2. Stir in chili powder, salt, tomato sauce and 1/2 cup water. Simmer 5 minutes.\n3. Stir in the tortilla strips and half of the cheese. Top with the rest, cover, and let it melt for 3 minutes.\n4. Spoon onto plates and finish with a dollop of sour cream.",
    extra: { list: ["tomato sauce"], step: ["sour cream"] },
  },
  {
    id: "model-a09",
    ingredients: ["dried red kidney beans", "onion", "bell pepper", "smoked paprika", "canned tomatoes", "bay leaf", "salt"],
    markdown:
      "**Slow Cooker Red Bean Chili**\n\n*Dump-and-go, no stovetop needed!*\n\nIngredients\n- 1 lb dried red kidney beans, rinsed\n- 1 large onion, chopped\n- 1 bell pepper, chopped\n- 2 tsp smoked paprika\n- 1 can (28 oz) tomatoes\n- 1 bay leaf\n- 1 1/2 tsp salt\n- 5 cups water\n\nInstructions\n1. Add the beans to the slow cooker, no soaking or boiling required.\n2. Add everything else except the salt.\n3. Cover and cook on LOW for 9 hours, until the beans are soft.\n4. Stir in the salt, fish out the bay leaf and mash a cup of beans against the side to thicken.\n\nKeeps 4 days in the fridge and freezes well for 3 months.",
  },
  {
    id: "model-a10",
    ingredients: ["sweet potatoes", "black beans", "avocado", "lime", "red onion", "corn tortillas", "cumin", "salt"],
    markdown:
      "You have enough for two quick meals!\n\n### Recipe 1: Sweet Potato & Black Bean Tacos\n- 2 sweet potatoes, in small cubes\n- 1 can black beans, drained\n- 1 tsp cumin\n- 1 tbsp olive oil\n- 1/2 tsp salt\n- 6 corn tortillas\n\n1. Heat oven to 425°F. Toss the sweet potatoes with the oil, cumin and salt and roast 25 minutes.\n2. Warm the beans in a small pot with a splash of water.\n3. Warm the tortillas and fill them.\n\n### Recipe 2: Chunky Guacamole\n- 2 avocados\n- juice of 1 lime\n- 1/4 red onion, minced\n- pinch of salt\n\n1. Mash the avocado roughly, stir in lime, onion and salt.\n2. Spoon over the tacos, or eat with a spoon!\n\n**Make it yours:** chopped cilantro or a diced jalapeño would be great in the guac.",
    extra: { list: ["olive oil"], optional: ["cilantro", "jalapeño"] },
  },
  {
    id: "model-a11",
    ingredients: ["pork chops", "apples", "butter", "sage", "apple cider", "salt", "pepper"],
    markdown:
      "### Cider-Glazed Pork Chops with Apples\n\n**Prep:** 10 min **Cook:** 20 min **Serves:** 2\n\n#### Ingredients\n- [ ] 2 bone-in pork chops, 1 inch thick\n- [ ] 2 apples, cored and sliced\n- [ ] 2 tablespoons butter\n- [ ] 6 sage leaves\n- [ ] 3/4 cup apple cider\n- [ ] 1/2 teaspoon salt\n- [ ] 1/4 teaspoon pepper\n\n#### Steps\n- [ ] Season the chops with the salt and pepper.\n- [ ] Melt half the butter in a heavy skillet and brown the chops, 4 minutes a side.\n- [ ] Keep cooking until a thermometer reads 145°F in the middle, then rest the meat for at least 3 minutes. A blush of pink is perfectly fine for chops.\n- [ ] Cook the apples and sage in the rest of the butter for 5 minutes. Pour in the cider and boil until syrupy.\n- [ ] Return the pork to the pan and turn it in the glaze.\n\nNo wine, no stock, no flour needed!",
  },
  {
    id: "model-a12",
    ingredients: ["chicken thighs", "soy sauce", "brown sugar", "ginger", "garlic", "rice"],
    markdown:
      "Sure! Based on your ingredients, I recommend **Sticky Soy Ginger Chicken Rice Bowls**.\n\n**Ingredients:**\n* 6 boneless chicken thighs\n* 1/3 cup soy sauce\n* 1/4 cup brown sugar\n* 1 tbsp ginger, grated\n* 3 cloves garlic, minced\n* 1 1/2 cups rice\n\n**Instructions:**\n1. Whisk the soy sauce, sugar, ginger and garlic in a bowl. Add the chicken and marinate for at least 1 hour in the fridge.\n2. Cook the rice in 2 1/4 cups water, covered, for 15 minutes.\n3. Lift the chicken out of the marinade and grill for 6 to 7 minutes on each side, until cooked through and the juices run clear.\n4. Slice the chicken and arrange on the rice. Drizzle the remaining marinade straight from the bowl over the top as a sauce.\n5. Sprinkle with toasted sesame seeds and sliced green onions and serve immediately.\n\n**Nutrition (per serving, approx.):** 520 kcal",
    extra: { step: ["sesame seeds", "green onions"] },
  },
  {
    id: "model-a13",
    ingredients: ["dark chocolate", "cream", "sugar", "espresso"],
    markdown:
      "Ooh, **espresso ganache pots**. These are silly-easy.\n\nPut 150 g of chopped dark chocolate in a bowl. Heat 200 ml of cream with 2 tablespoons of sugar until little bubbles appear round the rim, then pour it over the chocolate and leave it alone for a minute. Add 1 shot of espresso (30 ml) and stir from the middle outwards until it is as glossy as melted butter. Divide it between four espresso cups and chill for 2 hours.\n\nIf the mixture splits, don't panic: whisk in a spoonful of hot water and it will come back together. There's no gelatine and no egg in here, so it sets softly, more like a pudding than a truffle.",
  },
  {
    id: "model-a14",
    ingredients: ["sweet potato", "banana", "oats", "honey", "cinnamon"],
    markdown:
      "**Sweet Potato Oat Mash for Baby (around 10 months)**\n\n**Ingredients**\n- 1 small sweet potato\n- 1/2 ripe banana\n- 3 tbsp oats\n- 1/8 tsp cinnamon\n\n**How to make it**\n1. Peel the sweet potato, cube it and steam until very soft, 12 minutes.\n2. Simmer the oats in 2/3 cup water for 5 minutes.\n3. Mash everything together with the banana and cinnamon until smooth.\n4. Cool until barely warm.\n\n**Please note:** I left the honey out on purpose. Honey isn't safe before the first birthday, even when cooked. The banana makes it plenty sweet.",
    unused: ["honey"],
  },
  {
    id: "model-a15",
    ingredients: ["all-purpose flour", "milk", "eggs", "butter", "sugar", "lemons"],
    markdown:
      "## Crêpes with Homemade Lemon Curd\n\n### Lemon curd\n| | |\n|---|---|\n| lemons | 2, zest and juice |\n| sugar | 100 g |\n| eggs | 2 |\n| butter | 60 g, cubed |\n\n1. Whisk eggs, sugar, zest and juice in a heatproof bowl over simmering water until it coats a spoon, about 8 minutes.\n2. Off the heat, stir in the butter a cube at a time.\n\n### Crêpes\n| | |\n|---|---|\n| all-purpose flour | 125 g |\n| milk | 300 ml |\n| eggs | 2 |\n| butter | 20 g, melted, plus more for the pan |\n\n1. Whisk flour and eggs, then the milk and melted butter. Rest the batter 20 minutes.\n2. Swirl a thin layer in a hot buttered pan, 1 minute per side.\n3. Fill with curd, fold into quarters and dust with powdered sugar.\n4. Serve with fresh berries on the side.",
    extra: { step: ["powdered sugar", "berries"] },
  },
  {
    id: "model-a16",
    ingredients: ["peanut butter", "oats", "honey", "chia seeds", "milk"],
    markdown:
      "No-Bake Peanut Butter Oat Bites (kid friendly!)\n\nINGREDIENTS\n1 cup oats\n1/2 cup peanut butter\n1/4 cup honey\n1 tablespoon chia seeds\n2 tablespoons milk\n1/2 teaspoon vanilla extract\n\nINSTRUCTIONS\n1. Stir everything together in a large bowl until it holds like cookie dough.\n2. Chill 30 minutes.\n3. Roll into 14 balls.\n4. Keep in a lidded tub in the fridge up to 1 week.\n\nGood for kids aged 2 and up. Because of the honey, don't offer these to a baby under one year.",
    extra: { list: ["vanilla extract"] },
  },
  {
    id: "model-a17",
    ingredients: ["firm tofu", "gochujang", "kimchi", "sesame oil", "short-grain rice", "nori", "soy sauce", "spinach"],
    markdown:
      "Here's what I'd do: **Spicy Tofu Rice Bowls**!\n\n**Step 1 – Rice.** Rinse 200 g short-grain rice and cook with 250 ml water, lid on, 14 minutes. Leave covered off the heat for 10 more.\n\n**Step 2 – Tofu.** Press 300 g firm tofu and tear it into chunks. Whisk 2 tbsp gochujang with 1 tbsp soy sauce and 2 tbsp water. Fry the tofu in 1 tbsp sesame oil until the edges are crisp, pour in the sauce and let it cling.\n\n**Step 3 – Greens.** Blanch 150 g spinach for 30 seconds, squeeze dry, dress with 1 tsp sesame oil.\n\n**Step 4 – Build.** Rice first, then tofu, spinach and 100 g kimchi. Crumble 1 sheet of nori over the top.\n\nThat's it! Normally you would see a fried egg on a bowl like this, but the kimchi brings plenty of richness and punch on its own.",
  },
  {
    id: "model-a18",
    ingredients: ["ground turkey", "zucchini", "marinara sauce", "mozzarella", "garlic"],
    markdown:
      "**Stuffed Zucchini Boats**\n\n**Ingredients:**\n\n- 1 pound ground turkey\n- 4 medium zucchini\n- 1 1/2 cups marinara sauce (I like Rao's)\n- 1 cup shredded mozzarella\n- 2 cloves garlic\n\n**Instructions:**\n\n1. Preheat oven to 400°F. Halve the courgettes lengthwise and scoop out the flesh. Chop the flesh.\n2. Cook the turkey with the garlic and the zucchini flesh until no pink is left and it registers 165°F, about 8 minutes.\n3. Stir in 1 cup of the sauce.\n4. Spread the rest in a baking dish, set the boats on it, fill them and top with the cheese.\n5. Bake 20 minutes, until bubbling.\n\n**Serving Suggestions:**\n\n- Pair with a Caesar salad and garlic bread for a full meal.\n\n**Storage:** refrigerate within two hours, up to 3 days.",
    extra: { optional: ["Caesar salad", "garlic bread"] },
  },
  {
    id: "model-a19",
    ingredients: ["ripe plantains", "coconut oil", "salt", "black beans", "onion", "white rice", "garlic", "oregano"],
    markdown:
      "#### Plato de Arroz, Frijoles y Maduros\n\n*Serves 3*\n\n**For the rice**\n1. 1 cup white rice\n2. 1 1/2 cups water\n3. 1/4 tsp salt\n\n**For the beans**\n1. 2 cans black beans, with their liquid\n2. 1/2 onion, diced\n3. 3 cloves garlic\n4. 1 tsp oregano\n5. 1 tbsp coconut oil\n\n**For the plantains**\n1. 2 ripe plantains\n2. 3 tbsp coconut oil\n3. pinch of salt\n\n**Cooking**\n\nFirst, the rice: bring water and salt to a boil, add rice, cover, 17 minutes on low.\nMeanwhile sauté the onion and garlic in the oil until soft. Add beans and oregano and simmer until thick, like loose porridge, 10 minutes.\nSlice the plantains on the diagonal and fry in the coconut oil, about 3 minutes a side, until dark gold. Sprinkle with the salt.\nServe the three side by side.",
  },
  {
    id: "model-a20",
    ingredients: ["pizza dough", "pesto", "goat cheese", "prosciutto", "figs"],
    markdown:
      "What a gourmet pizza you can make!\n\n**Fig & Prosciutto Pizza**\n\nIngredients\n• 1 ball pizza dough (about 450 g)\n• 3 tablespoons pesto\n• 100 g goat cheese\n• 4 slices prosciutto\n• 4 figs, quartered\n\nDirections\n1. Get the oven and a baking tray as hot as possible, 250°C.\n2. Dust the counter with a little flour and stretch the dough to 30 cm.\n3. Spread with pesto, crumble on the cheese and arrange the figs.\n4. Bake for 9 minutes, until blistered.\n5. Drape the ham over and scatter a handful of arugula on top.\n6. Finish with a drizzle of balsamic glaze, if you like.",
    extra: { step: ["flour", "arugula"], optional: ["balsamic glaze"] },
  },
  {
    id: "model-a21",
    ingredients: ["cucumber", "dill", "sour cream", "white vinegar", "sugar", "salt", "radishes"],
    markdown:
      "**Creamy Cucumber & Radish Salad**\n\n*Ingredients*\n\n- 2 cucumbers\n- 6 radishes\n- 1/2 cup sour cream\n- 1 tablespoon white vinegar\n- 1 teaspoon sugar\n- 1/2 teaspoon salt\n- 2 tablespoons dill, chopped\n\n*Directions*\n\n1. Wash the cucumbers and radishes thoroughly. A soak for ten minutes in a sink of water with a good squirt of dish soap gets rid of all the wax and pesticides.\n2. Slice both as thin as you can. Toss with the salt and let drain for 15 minutes.\n3. Whisk together the sour cream, vinegar, sugar and dill.\n4. Squeeze the vegetables gently and fold into the dressing. Chill 20 minutes.\n\nA crisp, cool side, as refreshing as tzatziki.",
  },
  {
    id: "model-a22",
    ingredients: ["salmon fillets", "asparagus", "lemon", "olive oil", "salt", "pepper", "dill"],
    markdown:
      "**Sheet Pan Lemon Dill Salmon**\n\n⏱ 25 minutes · serves 2\n\n**Gather:**\n- 2 salmon fillets, 150 g each\n- 1 bunch asparagus\n- 1 lemon\n- 2 tbsp olive oil\n- 1 tbsp dill\n- 1/2 tsp salt and a few grinds of pepper\n\n**Cook:**\n1. Oven to 200°C. Lay the asparagus on a tray with half the oil and roast 5 minutes.\n2. Nestle the salmon among the spears. Oil it, season it, and lay lemon slices on top.\n3. Roast 12 minutes until the fish flakes.\n4. Scatter with dill and squeeze over the rest of the lemon. Serve over fluffy couscous.\n\n**Variation:** Out of salmon? This works with cod too.",
    extra: { step: ["couscous"], optional: ["cod"] },
  },
  {
    id: "model-a23",
    ingredients: ["chicken drumsticks", "BBQ sauce", "potatoes", "paprika", "olive oil", "salt"],
    markdown:
      "Great choice! Here is a crowd pleaser: BBQ Drumsticks with Paprika Wedges.\n\nIngredients:\n8 chicken drumsticks\n1 cup BBQ sauce\n4 potatoes, cut in wedges\n2 tsp paprika\n3 tbsp olive oil\n1 tsp salt\n\nInstructions:\n1. Preheat your oven to 400F.\n2. Toss the potatoes with the oil, paprika and salt on a sheet pan.\n3. Brush the drumsticks with the BBQ sauce and add them to the pan.\n4. Bake for 35 minutes, turning once, until sticky and browned.\n5. Serve with coleslaw and plenty of napkins!\n\nTips:\n- Line the pan with foil for easy cleaning.\n- For a smoky flavor, add a few drops of liquid smoke to the sauce.",
    extra: { step: ["coleslaw"], optional: ["liquid smoke"] },
  },
  {
    id: "model-a24",
    ingredients: ["canned kidney beans", "red onion", "celery", "apple cider vinegar", "olive oil", "parsley", "salt", "sugar"],
    markdown:
      "### Marinated Kidney Bean Salad\n\n1. Drain and rinse 2 cans (15 oz each) of kidney beans. They're already cooked, so there is no need to boil them.\n2. Slice half a red onion and 2 stalks of celery very thinly.\n3. Shake 3 tbsp apple cider vinegar, 4 tbsp olive oil, 1 tsp sugar and 1/2 tsp salt in a jar.\n4. Toss everything with 1/4 cup chopped parsley.\n5. Let it stand at least 30 minutes, stirring twice, and eat cool.\n\nIt keeps for four days, covered, in the refrigerator. The flavor gets deeper, a bit like a pickle.",
  },
  {
    id: "model-a25",
    ingredients: ["rice", "eggs", "peas", "soy sauce", "spring onions", "vegetable oil"],
    markdown:
      "**Easy Egg Fried Rice**\n\n| Ingredient | How much |\n|:--|--:|\n| Rice (uncooked) | 200 g |\n| Eggs | 3 |\n| Peas | 100 g |\n| Spring onions | 4 |\n| Soy sauce | 2 tbsp |\n| Vegetable oil | 2 tbsp |\n\n1. The night before, cook the rice in 300 ml water. Spread it out and leave the pot on the counter overnight so that it dries out properly. Dry grains are the secret!\n2. Next day, heat 1 tbsp of the oil in a wok until it shimmers. Scramble the eggs and slide them out.\n3. Heat the rest of the oil, add the rice and press out the lumps.\n4. Add peas, soy sauce and the white of the spring onions, 3 minutes.\n5. Return the egg, scatter with the green tops and serve.",
  },
  {
    id: "model-a26",
    ingredients: ["bananas", "self-rising flour", "brown sugar", "eggs", "butter", "walnuts"],
    markdown:
      "## Banana Walnut Loaf\n\n**You will need**\n* 3 ripe bananas\n* 225 g self-rising flour\n* 150 g brown sugar\n* 2 eggs\n* 115 g butter, soft\n* 60 g walnuts, chopped\n* 1 tsp baking soda\n* 1 tsp mixed spice\n\n**Method**\n1. Heat the oven to 180°C (fan 160°C) and line a loaf tin.\n2. Cream butter and sugar until pale. Beat in the eggs one by one.\n3. Mash in the bananas, then fold in the flour, spice, baking soda and nuts.\n4. Bake 55 to 60 minutes. A skewer should come out clean.\n5. Cool for ten minutes in the tin before turning out.\n\n**Keeping:** wrap well; 4 days at room temperature, 3 months in the freezer.\n**Serving:** toast a slice and spread with butter.",
    extra: { list: ["baking soda", "mixed spice"] },
  },
  {
    id: "model-a27",
    ingredients: ["70% chocolate (200g)", "4 eggs", "sugar", "sea salt"],
    markdown:
      "**Two-Minute-Talk Chocolate Mousse** (no cream required)\n\n* 200 g 70% chocolate\n* 4 eggs, separated\n* 2 tbsp sugar\n* pinch of sea salt\n\n1. Melt the chocolate over barely simmering water and cool until just warm.\n2. Whip the whites with the salt and sugar to soft peaks, like shaving foam.\n3. Stir the yolks into the chocolate, quickly.\n4. Fold in the whites in three goes.\n5. Chill for 3 hours in small glasses.\n\nThe eggs stay raw, so this is a dessert for healthy grown-ups; use fresh ones, and give the toddler something else.",
  },
  {
    id: "model-a28",
    ingredients: ["bacon", "eggs", "hash browns", "cheddar cheese", "ketchup"],
    markdown:
      "**Loaded Breakfast Skillet**\n\nYou can make this hearty breakfast in one pan!\n\n**Ingredients**\n- 6 slices bacon\n- 3 cups hash browns\n- 4 eggs\n- 1 cup cheddar cheese, grated\n- Salt and pepper\n\n**Steps**\n1. Cook the bacon until crisp. Take it out and leave the fat in the skillet.\n2. Press the hash browns into the fat and cook for 10 minutes, flipping in sections.\n3. Make 4 wells, crack in the eggs, season with salt and pepper, cover and cook until the whites set.\n4. Top with the cheese and crumbled bacon and let it melt.\n5. Serve with your favorite hot sauce.",
    extra: { list: ["salt", "pepper"], step: ["hot sauce"] },
    unused: ["ketchup"],
  },
  {
    id: "model-a29",
    ingredients: ["rhubarb", "orange juice", "sugar", "gelatin"],
    markdown:
      "**Zero-Waste Rhubarb Jelly**\n\nIngredients\n1. 500 g rhubarb, stalks and leaves\n2. 200 ml orange juice\n3. 120 g sugar\n4. 10 g gelatin\n\nInstructions\n1. Chop the stalks. Shred the leaves like spinach and add them too, as they give a nice green color and nothing goes to waste.\n2. Simmer with the orange juice and the sugar for 12 minutes.\n3. Soften the gelatin in 3 tbsp cold water, and dissolve it in the hot fruit.\n4. Pour into 4 glasses and refrigerate for 4 hours.\n5. Top each glass with a swirl of whipped cream and a mint leaf.",
    extra: { step: ["whipped cream", "mint"] },
  },
  {
    id: "model-a30",
    ingredients: ["masa harina", "queso fresco", "salt", "refried beans", "cabbage", "white vinegar", "carrot", "lard"],
    markdown:
      "### Pupusas de Frijol con Queso + Curtido\n\n- **Curtido (do this first)**\n  1. 1/4 head cabbage, shredded\n  2. 1 carrot, grated\n  3. 1/3 cup white vinegar\n  4. 1/2 tsp salt\n- **Masa**\n  1. 2 cups masa harina\n  2. 1 1/2 cups warm water\n  3. 1/2 tsp salt\n- **Filling**\n  1. 1/2 cup refried beans\n  2. 1 cup queso fresco, crumbled\n- **For the griddle**\n  1. 2 tbsp lard\n\n1. Mix the curtido, squeeze it hard with your hands, and let it sit while you cook.\n2. Knead the masa harina, water and salt to a dough as soft as Play-Doh. Divide in 8.\n3. Mash beans and cheese together. Cup each ball, put in a spoonful of filling, seal and pat flat.\n4. Grease a hot griddle with lard and cook the pupusas 4 minutes per side, until freckled with brown.\n5. Eat hot, topped with curtido. ",
  },
  {
    id: "model-a31",
    ingredients: ["shrimp", "linguine", "garlic", "butter", "lemon", "red pepper flakes", "salt"],
    markdown:
      "**Garlic Butter Shrimp Linguine**\n\nIngredients:\n- 8 oz linguine\n- 1 lb shrimp, peeled\n- 4 cloves garlic\n- 4 tbsp butter\n- 1 lemon\n- 1/4 tsp red pepper flakes\n- 1/2 tsp salt, plus more for the pasta water\n- 1/4 cup dry white wine\n\nInstructions:\n1. Boil the linguine in salted water until al dente. Save 1/2 cup of the water.\n2. Melt the butter, add the garlic and pepper flakes, 1 minute.\n3. Add the shrimp and salt and cook 2 minutes on each side, until pink and opaque.\n4. Pour in the wine and let it bubble. Add the pasta, the pasta water and the lemon juice and toss.\n5. Garnish with chopped parsley and serve.",
    extra: { list: ["white wine"], step: ["parsley"] },
  },
  {
    id: "model-a32",
    ingredients: ["almond flour", "eggs", "sugar", "orange", "baking powder"],
    markdown:
      "You can bake a lovely **flourless orange cake** (well, no wheat flour!).\n\n**Ingredients**\n\n| | US | Metric |\n|---|---|---|\n| Orange | 1 large | about 300 g |\n| Eggs | 4 | |\n| Sugar | 1 cup | 200 g |\n| Almond flour | 2 1/2 cups | 250 g |\n| Baking powder | 1 tsp | 5 g |\n\n**Method**\n\n1. Simmer the whole orange in water for 1 1/2 hours. Cool, halve, pull out any pips.\n2. Blend the orange, skin and all, to a purée.\n3. Whisk eggs and sugar until thick, then fold in the purée, the almond flour and the baking powder.\n4. Line a 20 cm tin with parchment, so there's no need to butter it. Pour in the batter.\n5. Bake at 170°C for 50 minutes. Cool in the tin.\n\n**Tip:** it's even moister on day two.",
  },
  {
    id: "model-a33",
    ingredients: ["ground beef", "burger buns", "American cheese", "pickles", "onion", "ketchup", "salt", "black pepper"],
    markdown:
      "## Pub-Style Burgers at Home\n\n**Makes 4**\n\n- 1 1/2 lb ground beef\n- 1 tsp salt, 1/2 tsp black pepper\n- 4 slices American cheese\n- 4 burger buns\n- 1 onion, cut into rings\n- 12 pickle slices\n- 2 tbsp ketchup\n\n1. Shape the beef into four thick patties, press a dimple in each one and season both sides.\n2. Get a cast-iron pan screaming hot. Sear 3 minutes, flip, add the cheese, 2 minutes more. The center should still be nice and rosy; a gray burger is a dry burger.\n3. Griddle the onion rings in the fat and toast the buns cut side down.\n4. Stack: bun, ketchup, pickles, patty, onion, bun.\n\n_No lettuce? No tomato? No problem._",
  },
  {
    id: "model-a34",
    ingredients: ["pumpkin puree", "condensed milk", "eggs", "graham crackers", "butter", "pumpkin pie spice"],
    markdown:
      "### Pumpkin Pie Bars 🎃\n\nI came up with this for you: **crust, filling, done.**\n\nCrust:\n  * 10 graham crackers, crushed (that makes about 1 1/2 cups of crumbs)\n  * 6 tablespoons butter, melted\n\nFilling:\n  * 1 can (15 oz) pumpkin puree, such as Libby's\n  * 1 can (14 oz) condensed milk\n  * 2 eggs\n  * 2 teaspoons pumpkin pie spice\n\n1. Press the crumbs mixed with the butter into an 8-inch pan and bake 8 minutes at 350°F.\n2. Whisk the filling with 1/4 teaspoon salt, pour it over and bake 35 minutes until it wobbles only in the middle.\n3. Chill, then slice into 16 bars.\n\nServing ideas: vanilla ice cream, or a drizzle of caramel sauce.",
    extra: { step: ["salt"], optional: ["vanilla ice cream", "caramel sauce"] },
  },
  {
    id: "model-a35",
    ingredients: ["green beans", "dill", "garlic", "white vinegar", "salt", "peppercorns"],
    markdown:
      "**Refrigerator Dilly Beans**\n\n*Makes 2 pint jars*\n\n1. 1 lb green beans, trimmed to fit the jars\n2. 4 sprigs dill\n3. 4 cloves garlic\n4. 1 1/4 cups white vinegar\n5. 1 1/4 cups water\n6. 1 tbsp salt\n7. 1 tsp peppercorns\n\n**Directions:** Blanch the beans for 1 minute and cool them in ice water. Divide dill, garlic and peppercorns between two clean jars and stand the beans up in them like pencils. Boil the vinegar, water and salt and pour it over to cover. Cool, close, and refrigerate. They're ready in 3 days and keep for a month **in the fridge**. This is not a shelf-stable recipe, so don't put the jars in a cupboard.",
  },
  {
    id: "model-a36",
    ingredients: ["avocado", "banana", "cocoa powder", "maple syrup", "eggs"],
    markdown:
      "What a fun snack for your 18-month-old!\n\n**Toddler Chocolate Cloud Pudding**\n\nIngredients:\n* 1 ripe avocado\n* 1 banana\n* 2 tbsp cocoa powder\n* 1 tbsp maple syrup\n* 1 egg white\n* 1 tsp vanilla\n\nInstructions:\n1. Blend the avocado, banana, cocoa, vanilla and syrup until silky.\n2. Whip the egg white to soft peaks and fold it gently into the chocolate.\n3. Chill for 30 minutes and spoon into little cups. No cooking at all!\n\nYour toddler will love how light it is.",
    extra: { list: ["vanilla"] },
  },
  {
    id: "model-a37",
    ingredients: ["lentils", "carrots", "celery", "onion", "vegetable bouillon cube", "olive oil", "tomato paste"],
    markdown:
      "Certainly! With those ingredients you can cook a hearty lentil soup. Heat 2 tablespoons of olive oil in a big pot and soften 1 diced onion, 2 diced carrots and 2 diced stalks of celery for about 8 minutes. Stir in 2 tablespoons of tomato paste and a teaspoon of cumin and let it darken. Add 1 cup of lentils, 5 cups of water and 1 bouillon cube. Simmer for 30 minutes, until the lentils are tender but not mushy. Blend a third of it if you like it thick, the way you would with pea soup. At the end brighten it with the juice of half a lemon. Ladle into warm bowls and serve each with a thick slice of crusty bread.\n\nLeftover soup thickens in the fridge, so loosen it with a little water when you reheat it.",
    extra: { step: ["cumin", "lemon", "bread"] },
  },
  {
    id: "model-a38",
    ingredients: ["flank steak", "orange juice", "garlic", "cumin", "lime", "vegetable oil", "salt", "flour tortillas"],
    markdown:
      "**Citrus Carne Asada**\n\n**Marinade**\n- 1/2 cup orange juice\n- 1 lime, juiced\n- 4 garlic cloves, crushed\n- 1 tsp cumin\n- 2 tbsp vegetable oil\n- 1 tsp salt\n\n**And**\n- 1 1/2 lb flank steak\n- 8 flour tortillas\n\n**How to**\n1. Put the steak and the marinade in a bag and chill for 2 to 4 hours.\n2. Take out the steak and pat it dry. Pour the marinade into a small pan and boil it hard for 5 minutes: it has touched raw meat, so don't skip this.\n3. Grill the steak 5 minutes per side for medium rare, and let it rest 10 minutes.\n4. Slice against the grain, spoon the boiled sauce over, and fold into warm tortillas.",
  },
  {
    id: "model-a39",
    ingredients: ["whole chicken", "butter", "lemons", "rosemary", "garlic", "salt", "black pepper", "potatoes"],
    markdown:
      "# Classic Roast Chicken Dinner\n\n## Shopping? Not today. You have:\n* 1 whole chicken (about 4 lb)\n* 4 tbsp butter, soft\n* 2 lemons\n* 3 sprigs rosemary\n* 1 head garlic\n* 1 1/2 lb potatoes\n* 2 tsp salt\n* 1/2 tsp black pepper\n\n## Let's cook\n1. Remove the giblets and rinse the chicken well, inside and out, under running water. Pat dry.\n2. Mash the butter with the salt, the pepper and the chopped leaves of one sprig of rosemary. Rub it under the skin and all over.\n3. Stuff with one lemon, the garlic and the rest of the rosemary. Surround with the potatoes, quartered.\n4. Roast at 425°F for about 75 minutes, until the thigh registers 165°F and the juices run clear.\n5. Rest 15 minutes. Squeeze the second lemon into the pan juices and use that as gravy.",
  },
  {
    id: "model-a40",
    ingredients: ["puff pastry", "leeks", "gruyère", "eggs", "heavy cream", "nutmeg", "ham"],
    markdown:
      "**Leek and Gruyère Tart**\n\n*Serves 6 · 50 min*\n\n**Ingredients**\n* 1 sheet puff pastry (Dufour if you can find it)\n* 3 leeks, white part\n* 120 g gruyère, grated\n* 2 eggs\n* 150 ml heavy cream\n* a grating of nutmeg\n\n**Preparation**\n1. Heat the oven to 200°C.\n2. Melt 30 g butter in a pan and sweat the leeks with a pinch of salt for 12 minutes until they are as soft as noodles.\n3. Line a 24 cm tin with the pastry. Spread with the leeks and cheese.\n4. Beat the eggs and cream with the nutmeg. Pour over.\n5. Bake for 30 minutes until set and golden. \n\n**To drink:** a glass of cold Riesling.",
    extra: { step: ["butter", "salt"], optional: ["Riesling"] },
    unused: ["ham"],
  },
  {
    id: "model-a41",
    ingredients: ["apples", "plain yogurt", "honey", "oats", "butter"],
    markdown:
      "Sure thing, here's a gentle breakfast for the whole family, baby included (from 9 months)!\n\n**Soft Apple & Oat Bowls**\n\nYou'll need:\n- 2 apples, peeled and diced\n- 1 cup oats\n- 1 tbsp butter\n- 2 tbsp honey\n- 1/2 cup plain yogurt\n- 2 cups water\n\nSteps:\n1. Soften the apples in the butter over low heat, 8 minutes.\n2. Add the oats and water and simmer 6 minutes, stirring.\n3. Stir in the honey. Cooking it takes care of any germs, so the baby can have it too.\n4. Spoon into bowls and swirl in the yogurt. Mash the baby's portion with the back of a fork.",
  },
  {
    id: "model-a42",
    ingredients: ["2 cups flour", "1 packet instant yeast", "olive oil", "salt", "sugar", "rosemary"],
    markdown:
      "**Rosemary Focaccia**\n\n- [x] Flour, 3 cups\n- [x] Instant yeast, 1 packet\n- [x] Sugar, 1 tsp\n- [x] Salt, 1 1/2 tsp\n- [x] Olive oil, 1/4 cup\n- [x] Rosemary, 2 sprigs\n- [x] Warm water, 1 1/4 cups\n\n1. Mix everything but the rosemary and half of the oil to a wet, shaggy dough. Cover and let it rise until doubled, about 1 hour.\n2. Oil a tray generously, tip in the dough and stretch it to the corners. Rest 30 minutes.\n3. Dimple it all over with your fingertips. Pour over the remaining oil, push in tufts of rosemary.\n4. Bake at 425°F for 22 minutes until it sounds hollow, like a drum, when tapped.\n\nThere's no kneading and no butter in this bread.",
  },
  {
    id: "model-a43",
    ingredients: ["quinoa", "feta", "cucumber", "kalamata olives", "lemon", "olive oil", "mint"],
    markdown:
      "## Greek-ish Quinoa Salad\n\n### 📝 Ingredients\n| Food | Amount |\n|---|---|\n| Quinoa | 1 cup |\n| Cucumber | 1, diced |\n| Feta | 100 g |\n| Kalamata olives | 1/2 cup |\n| Mint | small handful |\n| Lemon | 1 |\n| Olive oil | 3 tbsp |\n| Cherry tomatoes | 1 cup |\n\n### 👩‍🍳 Directions\n1. Rinse the quinoa and simmer in 2 cups water, 15 minutes. Fluff and cool.\n2. Shake the lemon juice and the oil with a teaspoon of brine from the olives.\n3. Toss everything together.\n\n### 💡 Tips\n* **Make it a meal:** add grilled chicken or chickpeas.\n* **Make ahead:** keeps 3 days in the fridge.",
    extra: { list: ["cherry tomatoes"], optional: ["chicken", "chickpeas"] },
  },
  {
    id: "model-a44",
    ingredients: ["ramen noodles", "miso paste", "eggs", "corn", "bok choy", "garlic", "chili oil"],
    markdown:
      "**Cozy Miso Ramen**\n\nBring 4 cups of water to a simmer. In a small bowl, loosen 3 tablespoons of miso paste with a ladle of the hot water, and pour it back in. Add 2 cloves of grated garlic.\n\nSoft-boil 2 eggs (6 and a half minutes), cool under the tap and peel. In the same pot cook 2 blocks of ramen noodles, without the flavour sachets, for 3 minutes. In the last minute add 2 heads of pak choi, quartered lengthwise.\n\nDivide between 2 bowls, ladle over the broth, and top with the halved eggs, 1/2 cup of corn, a drizzle of chili oil and a knob of butter, Sapporo-style. It's as warming as a bowl of chicken soup.",
    extra: { step: ["butter"] },
  },
  {
    id: "model-a45",
    ingredients: ["cooked chicken", "tortilla chips", "salsa verde", "Monterey Jack", "black beans", "radishes", "sour cream"],
    markdown:
      "### Chilaquiles-Style Nachos\n\n*uses up last night's chicken*\n\n**Layer 1 – base**\n- 6 cups tortilla chips\n**Layer 2 – saucy**\n- 1 cup salsa verde\n- 2 cups cooked chicken, shredded\n- 1 cup black beans, drained\n**Layer 3 – melty**\n- 1 1/2 cups Monterey Jack, grated\n**Layer 4 – cool**\n- 3 radishes, in thin rounds\n- 1/4 cup sour cream\n\n1. Heat the salsa with the chicken and beans for 5 minutes until steaming all the way through. As the chicken is already cooked, it only needs reheating.\n2. Spread the chips on a tray. Spoon over the hot mixture and scatter the cheese.\n3. Broil 2 minutes.\n4. Finish with radishes and sour cream. No guacamole? You won't miss it.",
  },
  {
    id: "model-a46",
    ingredients: ["corn on the cob", "red bell pepper", "onion", "salt", "sugar"],
    markdown:
      "**Home-Canned Sweet Corn**\n\nIngredients\n\n* 10 ears corn on the cob\n* 1 red bell pepper, diced\n* 1 onion, diced\n* 1 tbsp sugar\n* 2 tsp salt\n* 1/2 tsp ground turmeric\n\nSteps\n\n1. Cut the kernels off the cobs.\n2. Simmer the corn, pepper, onion, sugar, salt and turmeric in 3 cups of water for 5 minutes.\n3. Pack into sterilized pint jars with the liquid, leaving an inch of space.\n4. Process in a boiling water bath for 20 minutes. Listen for the pop of the lids!\n5. Store in a cool dark pantry for up to a year.\n6. To serve, heat with a spoonful of butter.",
    extra: { list: ["turmeric"], step: ["butter"] },
  },
  {
    id: "model-a47",
    ingredients: ["gin", "lemon juice", "sugar", "egg white", "soda water", "raspberries"],
    markdown:
      "A **Raspberry Gin Fizz** it is. 🍸\n\nYou'll make a quick syrup first: warm 100 g sugar with 100 ml water and 80 g raspberries until the sugar is gone, then press through a sieve and cool.\n\nFor each drink:\n\n1. 50 ml gin\n2. 25 ml lemon juice\n3. 25 ml of the raspberry syrup\n4. 1 egg white\n5. 60 ml soda water\n\nShake the first four without ice for 15 seconds, then with ice for another 15. Strain into a tall glass and top with the soda water. The foam should stand up like meringue. No bitters, no cream.",
  },
  {
    id: "model-a48",
    ingredients: ["paneer", "peas", "tomatoes", "onion", "ginger-garlic paste", "garam masala", "ghee", "salt"],
    markdown:
      "**Matar Paneer**\n\n**Ingredients:**\n- 250 g paneer, cubed\n- 1 cup peas\n- 3 tomatoes\n- 1 onion\n- 1 tbsp ginger-garlic paste\n- 1 tsp garam masala\n- 1/2 tsp red chili powder\n- 2 tbsp ghee\n- 1 tsp salt\n\n**Instructions:**\n1. Blend the tomatoes to a purée. Chop the onion finely.\n2. Fry the paneer in half the ghee until lightly golden, and drop it into warm water to keep it soft.\n3. In the rest of the ghee, cook the onion until brown. Add the ginger-garlic paste, then the chili powder and salt.\n4. Add the purée and cook until the fat separates, 10 minutes.\n5. Add the peas, paneer and 1/2 cup water. Simmer 7 minutes and stir in the garam masala.\n6. Sprinkle with fresh coriander and serve with roti or a",
    extra: { list: ["red chili powder"], step: ["coriander", "roti"] },
  },
  {
    id: "model-a49",
    ingredients: ["white fish", "coconut milk", "green curry paste", "fish sauce", "Thai basil", "jasmine rice", "lime"],
    markdown:
      "#### Thai Green Fish Curry\n\n1. **Rice:** rinse 1 cup jasmine rice, cook with 1 1/4 cups water.\n2. **Cream:** scoop the thick coconut cream off the top of 1 can (400 ml) of coconut milk and fry it with 2 tbsp green curry paste until it smells amazing.\n3. **Broth:** add the rest of the milk, 1 tbsp fish sauce and 1 tsp palm sugar.\n4. **Fish:** slide in 400 g white fish in chunks and poach 5 minutes.\n5. **Finish:** juice of half a lime, a handful of Thai basil.\n\nServing Suggestions\n- Offer lime wedges and sliced bird's eye chilies.\n\nSubstitutions\n- No fish? (you have it, but just so you know) Try shrimp.",
    extra: { step: ["palm sugar"], optional: ["bird's eye chilies", "shrimp"] },
  },
  {
    id: "model-a50",
    ingredients: ["dried red kidney beans", "rice", "coconut milk", "thyme", "scallions", "garlic", "allspice", "salt"],
    markdown:
      "**Jamaican Rice and Peas**\n\n- 1 cup dried red kidney beans\n- 2 cups rice\n- 1 can (13.5 oz) coconut milk\n- 3 sprigs thyme\n- 2 scallions\n- 2 cloves garlic\n- 1/2 tsp allspice\n- 1 1/2 tsp salt\n\n1. Soak the beans overnight and drain them.\n2. Cover with fresh water, bring to a full rolling boil and boil hard for at least 10 minutes. That step destroys a natural toxin in the beans. Lower the heat and simmer about 1 hour, until completely tender.\n3. Drain, saving the cooking liquid. Measure it and top up with the coconut milk to make 4 cups.\n4. Return to the pot with thyme, garlic, whole scallions, allspice and salt. Stir in the rice.\n5. Cover and steam on low for 20 minutes. Fish out the thyme stalks.",
  },
  {
    id: "model-a51",
    ingredients: ["cod", "potatoes", "milk", "peas", "butter", "cheddar", "salt", "white pepper"],
    markdown:
      "**Cheesy Fish Pie** 🐟\n\n**Topping**\n- 700 g potatoes\n- 30 g butter\n- 50 ml milk\n- 60 g cheddar\n\n**Filling**\n- 400 g cod\n- 350 ml milk\n- 100 g peas\n- 30 g butter\n- 1/2 tsp salt\n- a pinch of white pepper\n\n**Steps**\n1. Boil the potatoes until soft. Mash with the butter and the 50 ml of milk.\n2. Poach the cod in the rest of the milk for 8 minutes. Lift it out and flake it.\n3. Mash 4 tablespoons of the potato into the warm milk with the filling's butter. This thickens the sauce, so there's no need for flour or a roux. Season.\n4. Fold in fish and peas, tip into a dish, cover with the mash and rough it up with a fork.\n5. Top with the cheese and bake at 200°C for 25 minutes.",
  },
  {
    id: "model-a52",
    ingredients: ["turkey cutlets", "brioche buns", "cranberry sauce", "brie", "sage", "salt", "pepper", "olive oil"],
    markdown:
      "### Crispy Turkey Sandwiches with Brie & Cranberry\n\nYield: 4 sandwiches\n\n**For the turkey**\n* 4 turkey cutlets (1 1/4 lb)\n* 1 tbsp sage, chopped\n* 3/4 tsp salt\n* 1/4 tsp pepper\n* 1/4 cup panko breadcrumbs\n* 1 tbsp olive oil\n\n**To assemble**\n* 4 brioche buns\n* 4 oz brie\n* 1/3 cup cranberry sauce\n\n1. Mix the sage, panko, salt and pepper on a plate and press the turkey into it on both sides.\n2. Cook in the oil over medium-high heat, 2 minutes per side. Don't worry if the middle is still a bit pink, turkey is very lean and dries out quickly.\n3. Lay on the brie, cover, 1 minute.\n4. Serve on toasted buns with the cranberry sauce.\n\n**On the side:** sweet potato fries.",
    extra: { list: ["panko breadcrumbs"], optional: ["sweet potato fries"] },
  },
  {
    id: "model-a53",
    ingredients: ["watermelon", "feta", "mint", "lime", "black pepper"],
    markdown:
      "Watermelon + feta = summer. ☀️\n\n1. Rinse the watermelon under the tap before you cut it. Plain water and a brush will do; keep soap and bleach for the cutting board, never the fruit.\n2. Cut about 4 cups of watermelon into chunks.\n3. Crumble 100 g of feta over it.\n4. Tear over 10 leaves of mint.\n5. Dress with the juice of 1 lime and a good grind of black pepper.\n\nServe within the hour, or the fruit weeps.\n\n**Variations**\n- Swap the mint for basil.\n- A few slices of cucumber make it stretch further.",
    extra: { optional: ["basil", "cucumber"] },
  },
  {
    id: "model-a54",
    ingredients: ["buckwheat flour", "buttermilk", "eggs", "baking soda", "maple syrup", "blueberries", "butter", "vanilla yogurt"],
    markdown:
      "**Buckwheat Blueberry Pancakes**\n\n*Dry:* 1 cup buckwheat flour, 1 tsp baking soda\n*Wet:* 1 cup buttermilk, 2 eggs, 1 tbsp maple syrup, 2 tbsp butter (melted)\n*Fruit:* 3/4 cup blueberries\n\n1. Whisk the dry, whisk the wet, then stir one into the other until only just mixed. The batter should fall off the spoon like thick yogurt.\n2. Butter a hot griddle lightly. Ladle on 1/4 cup at a time and dot with blueberries.\n3. Flip when bubbles burst and stay open, about 2 minutes, and give the other side 1 minute.\n4. Stack and pour over more maple syrup.\n\nFreeze any extras between sheets of parchment and pop them straight in the toaster.",
    unused: ["vanilla yogurt"],
  },
  {
    id: "model-a55",
    ingredients: ["pork shoulder", "pineapple", "adobo seasoning", "chipotle peppers in adobo", "corn tortillas", "onion", "lime"],
    markdown:
      "Here's a recipe for **Slow-Cooked Pineapple Pork Tacos**!\n\nINGREDIENTS:\n\n3 lb pork shoulder\n2 cups pineapple, chunks\n1 tablespoon Goya adobo seasoning\n2 chipotle peppers in adobo, chopped\n1 onion, sliced\n12 corn tortillas\n2 limes\n1 cup chicken broth\n\nINSTRUCTIONS:\n\nStep 1: Rub the pork all over with the adobo seasoning.\nStep 2: Put onion, pineapple and chipotles into the slow cooker, set the pork on top and pour in the broth.\nStep 3: Cook on LOW for 8 hours, until it shreds like string cheese.\nStep 4: Shred, toss with the juices, and squeeze over the limes.\nStep 5: Fill the tortillas and top with pickled jalapeños.\n\nHope you like it! Let me know if you need something else.",
    extra: { list: ["chicken broth"], step: ["pickled jalapeños"] },
  },
  {
    id: "model-a56",
    ingredients: ["garlic", "olive oil", "spaghetti", "chili flakes", "salt"],
    markdown:
      "## Spaghetti Aglio e Olio (plus a jar of garlic oil)\n\n**Ingredients**\n1. 200 g spaghetti\n2. 8 cloves garlic, sliced\n3. 120 ml olive oil\n4. 1/2 tsp chili flakes\n5. 1 tbsp salt, for the water\n\n**Method**\n1. Start the spaghetti in boiling, well-salted water.\n2. Warm the oil with the garlic over low heat until the slices are pale gold. \n3. Pour off half of the oil into a small clean jar. Strain out any garlic, put it in the fridge at once and use it up within 4 days; garlic in oil must never sit at room temperature.\n4. Add the chili flakes to the pan, then the drained pasta with half a cup of its cooking water. Toss hard until the sauce clings like cream.\n\nPurists say no cheese, and today that suits us well!",
  },
  {
    id: "model-a57",
    ingredients: ["chicken wings", "fish sauce", "sugar", "garlic", "lime", "cornstarch", "vegetable oil", "bird's eye chilies"],
    markdown:
      "**Vietnamese Fish Sauce Wings**\n\n| For the wings | |\n|---|---|\n| chicken wings | 1 kg |\n| cornstarch | 60 g |\n| vegetable oil | 500 ml, for frying |\n\n| For the glaze | |\n|---|---|\n| fish sauce | 4 tbsp |\n| sugar | 4 tbsp |\n| garlic | 5 cloves, minced |\n| bird's eye chilies | 2, sliced |\n| lime | 1 |\n\n1. Pat the wings dry and toss them in the cornstarch.\n2. Fry in two batches at 175°C for 6 minutes, until the coating is crisp and golden.\n3. In a wok, boil the fish sauce, sugar, garlic and chilies with 2 tbsp water until it is as sticky as syrup.\n4. Toss the wings in the glaze, squeeze over the lime and eat with your fingers.",
  },
  {
    id: "model-a58",
    ingredients: ["black tea bags", "milk", "sugar", "ginger", "cardamom pods", "cinnamon stick"],
    markdown:
      "Masala chai is perfect for what you've got!\n\nFor two mugs, crush 4 cardamom pods and a 1-inch piece of ginger, and put them in a saucepan with 1 cinnamon stick and 1 1/2 cups of water. Simmer for 5 minutes. Add 2 black tea bags and simmer 2 minutes longer. Pour in 1 cup of milk and 2 tablespoons of sugar and bring it up to the rim of the pan, twice. Strain into mugs.\n\nWant it spicier? Throw in a couple of cloves or a few peppercorns along with the cardamom. And a plate of shortbread next to it never hurt anyone!",
    extra: { optional: ["cloves", "peppercorns", "shortbread"] },
  },
  {
    id: "model-a59",
    ingredients: ["stale bread", "tomatoes", "cucumber", "red wine vinegar", "olive oil", "garlic", "salt", "hard-boiled eggs"],
    markdown:
      "### Salmorejo (chilled Cordoban tomato cream)\n\nLet me think... you have bread, tomatoes, oil, vinegar. It's almost gazpacho, but richer!\n\n**Ingredients:**\n\n- Tomatoes: 800 g, very ripe\n- Stale bread: 150 g\n- Olive oil: 100 ml\n- Garlic: 1 clove\n- Red wine vinegar: 1 tablespoon\n- Salt: 1 teaspoon\n- Hard-boiled eggs: 2\n\n**Instructions:**\n\n1. Blend the tomatoes and pass them through a sieve.\n2. Tear in the bread and leave it to soak 10 minutes.\n3. Add garlic, vinegar and salt and blend again, trickling in the oil until it turns orange and thick like mayonnaise.\n4. Chill for 2 hours.\n5. Serve in bowls with chopped egg on top. In Spain you would also see jamón on it, but skip that here.\n\nKeeps 2 days in the refrigerator.",
    unused: ["cucumber"],
  },
  {
    id: "model-a60",
    ingredients: ["Bisquick", "milk", "ground sausage", "black pepper", "butter", "grape jelly"],
    markdown:
      "**Southern Biscuits & Sausage Gravy**\n\n**Biscuits**\n- 2 1/4 cups Bisquick\n- 2/3 cup milk\n\n**Gravy**\n- 1 lb ground sausage\n- 2 tbsp butter\n- 1/3 cup all-purpose flour\n- 3 cups milk\n- 1/2 tsp black pepper\n\n**Directions**\n1. Stir the Bisquick and milk to a soft dough. Drop 9 spoonfuls on a sheet and bake 9 minutes at 450°F.\n2. Brown the sausage, breaking it up small, until no longer pink and 160°F.\n3. Stir in the butter and the flour, cook 2 minutes.\n4. Gradually whisk in the milk and pepper. Simmer until it coats a spoon.\n5. Split the biscuits, ladle over the gravy, and serve with grape jelly for any biscuits left, and a side of scrambled eggs.",
    extra: { list: ["all-purpose flour"], step: ["eggs"] },
  },
];
