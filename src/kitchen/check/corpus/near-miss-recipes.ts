/** Recipes as assistants answer, each with a danger or with what is nearly one; labelled without sight of the check. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const NEAR_MISS_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "near-miss-c01",
    ingredients: ["4 pork chops", "apples", "onion", "butter", "salt", "pepper", "apple cider"],
    markdown:
      "Great choice of ingredients! Pork and apple is a classic for a reason.\n\n## **Pan-Seared Pork Chops with Cider Apples**\n\n**Serves:** 4  **Time:** 30 minutes\n\n### Ingredients\n- 4 pork chops (about 1 inch thick)\n- 2 apples, cored and sliced\n- 1 onion, thinly sliced\n- 2 tbsp butter\n- 1 cup apple cider\n- 1 tsp salt\n- 1/2 tsp pepper\n\n### Steps\n1. Pat the chops dry and season both sides with the salt and pepper.\n2. Melt half the butter in a heavy skillet over medium-high heat. Sear the chops 4 minutes a side, until a thermometer in the thickest part says 145°F. A blush of pink in the middle is fine here. Move them to a plate and rest 5 minutes.\n3. Melt the remaining butter in the same skillet. Add the onion and apples and cook 6 minutes until golden at the edges.\n4. Pour in the cider, scrape up the brown bits and boil until it is as syrupy as maple syrup, about 5 minutes.\n5. Return the chops and their juices, spoon the sauce over and serve.\n\n**Note:** No flour needed; the cider thickens on its own.",
  },
  {
    id: "near-miss-c02",
    ingredients: ["gnocchi", "sage", "parmesan", "lemon", "black pepper"],
    markdown:
      "You've got the makings of a five-ingredient weeknight dinner!\n\n**Lemon Sage Gnocchi**\n\n| Ingredient | Amount |\n|---|---|\n| Gnocchi | 500 g |\n| Sage | 12 leaves |\n| Parmesan | 40 g, finely grated |\n| Lemon | 1, zest and juice |\n| Black pepper | to taste |\n\n**Method**\n\n1. Bring a large pan of water to the boil and cook the gnocchi until they float, about 2 minutes. Keep a cupful of the water, then drain.\n2. Melt 50 g of butter in a wide frying pan until it foams and smells nutty, then add the sage leaves and let them crisp for a minute.\n3. Tip in the gnocchi and toss until lightly golden.\n4. Add the lemon zest, half of the juice and a splash of the reserved water. Take off the heat, stir in the cheese.\n5. Finish with plenty of black pepper and serve at once.",
    extra: { step: ["butter"] },
  },
  {
    id: "near-miss-c03",
    ingredients: ["flour", "yogurt", "baking powder", "salt", "garlic", "olive oil", "coriander"],
    markdown:
      "Sure! With these you can make soft garlic flatbreads, no yeast and no waiting around.\n\n**Dough**\n* 250 g flour\n* 250 g yogurt\n* 2 tsp baking powder\n* ½ tsp salt\n\n**Garlic oil**\n* 3 tbsp olive oil\n* 2 cloves garlic, grated\n* a handful of coriander, chopped\n\n**What to do**\n\n1. Mix the flour, baking powder and salt. Stir in the yogurt and bring together into a dough. Knead 2 minutes on a floured worktop.\n2. Cut into 6, and roll each piece out thin like a tortilla.\n3. Stir the oil, garlic and cilantro together. It is used straight away here, so make only what you need.\n4. Heat a dry frying pan until very hot. Cook each flatbread 2 minutes a side, until puffed and charred in spots.\n5. Brush with the garlic oil while warm.\n\n*The breads keep for two days in a tin. Rewarm in the toaster.*",
  },
  {
    id: "near-miss-c04",
    ingredients: ["chicken thighs", "potatoes", "paprika", "lemon", "olive oil", "salt", "oregano"],
    markdown:
      "Hello! Here is a one-tray dinner.\n\n**Greek-Style Tray Chicken**\n\nYou will need:\n1. 6 chicken thighs\n2. 700 g potatoes, in wedges\n3. 1 tbsp paprika\n4. 1 lemon\n5. 3 tbsp olive oil\n6. 1 tsp salt\n7. 2 tsp oregano\n\nHow to:\n- Heat the oven to 180°C.\n- Put the thighs and the potatoes on a tray. Squeeze the lemon over, then add the oil, paprika, salt and oregano and turn everything with your hands. Wash your hands well afterwards.\n- Roast for 30 minutes, until the skin is golden brown and crisp.\n- Pour the pan juices over everything and take it to the table.\n\nSimple, sunny and no washing up to speak of!",
    unsafe: ["poultry-no-cue"],
  },
  {
    id: "near-miss-c05",
    ingredients: ["rolled oats", "peanut butter", "maple syrup", "dark chocolate", "dates"],
    markdown:
      "### No-Bake Chocolate Peanut Butter Oat Bars\n\n**Ingredients:**\n\n- 2 cups rolled oats\n- 1 cup peanut butter\n- 1/3 cup maple syrup\n- 1 cup dates, pitted\n- 4 oz dark chocolate\n- 1 tsp vanilla extract\n\n**Instructions:**\n\n1. Line an 8-inch pan with parchment.\n2. Pulse the dates in a food processor until they clump together.\n3. Warm the peanut butter and maple syrup over low heat until runny. Stir in the vanilla.\n4. Mix with the oats and dates, then press firmly into the pan.\n5. Melt the chocolate and spread it on top. Sprinkle with flaky sea salt before it sets.\n6. Chill for 2 hours and cut into 12 bars.\n\n**Storage:** Up to a week in the fridge, or freeze for 3 months.\n\n**Variations:**\n- Swap the maple syrup for honey.",
    extra: { list: ["vanilla extract"], step: ["sea salt"], optional: ["honey"] },
  },
  {
    id: "near-miss-c06",
    ingredients: ["canned kidney beans", "rice", "onion", "coconut milk", "thyme", "scallions", "salt"],
    markdown:
      "Here's a cozy Caribbean-inspired dish.\n\n**Rice and Peas**\n\n**Ingredients**\n\n* 1 can (15 oz) kidney beans, drained and rinsed\n* 1½ cups long-grain rice\n* 1 small onion, diced\n* 1 can coconut milk\n* 3 sprigs thyme\n* 2 scallions, bruised\n* 1 teaspoon salt\n* 1 Scotch bonnet pepper, left whole\n* 1 cup water\n\n**Directions**\n\n1. Put the coconut milk, water, onion, thyme, scallions, salt and Scotch bonnet in a pot and bring to a simmer.\n2. Stir in the rice and the kidney beans. The canned beans are already cooked, so there is no soaking or boiling to worry about.\n3. Cover, turn the heat to low and cook 20 minutes.\n4. Remove the thyme stalks and the pepper, fluff and serve.\n\n**Tip:** Be careful not to burst the pepper unless you like it really hot!",
    extra: { list: ["Scotch bonnet pepper"] },
  },
  {
    id: "near-miss-c07",
    ingredients: ["ground beef", "burger buns", "cheddar", "pickles", "mustard", "lettuce"],
    markdown:
      "Oh, burgers! I love this list. OK so let's think about what's the best way of using all of these together. I'd go for a thick pub-style burger.\n\n**Ingredients**\n- 1 1/2 lb ground beef\n- 4 burger buns\n- 4 slices cheddar\n- 8 pickle slices\n- mustard\n- 4 leaves lettuce\n\n**Instructions**\n1. Shape the beef into 4 thick patties, and press a dimple in each with your thumb.\n2. Season with a teaspoon of salt and sear in a screaming hot cast iron pan, 3 minutes a side, until the outside is crusty and the middle is still nice and rosy.\n3. Put the cheese on, cover for 30 seconds to melt.\n4. Toast the buns cut side down in the drippings.\n5. Spread the buns with mustard, then stack the lettuce, patty and pickles.\n\nServe with a pile of French fries!\n\nThat's about it. Enjoy your burgers!",
    extra: { step: ["salt", "french fries"] },
    missing: ["mustard"],
    unsafe: ["undercooked-ground-meat"],
  },
  {
    id: "near-miss-c08",
    ingredients: ["eggs", "spinach", "feta", "tomatoes", "oil"],
    markdown:
      "**Spinach & Feta Frittata**\n\n- [ ] 6 eggs\n- [ ] 100 g spinach\n- [ ] 75 g feta\n- [ ] 2 tomatoes\n- [ ] 1 tbsp oil\n\n**To do**\n\n- [ ] Whisk the eggs well.\n- [ ] Warm the oil in an ovenproof pan, add the spinach and stir until wilted.\n- [ ] Pour the eggs over, crumble in the feta, lay the sliced tomatoes on top.\n- [ ] Cook gently for 5 minutes until the edges set.\n- [ ] Slide under a hot grill for 3 minutes until puffed and firm.\n- [ ] Cut into wedges.\n\nYou don't need any salt, as the feta brings enough. If you had ham it would be a different dish altogether, but this is lovely as it is.",
  },
  {
    id: "near-miss-c09",
    ingredients: ["rhubarb", "sugar", "butter", "flour", "oats", "ginger"],
    markdown:
      "Rhubarb season! With these I would make a crumble.\n\n**Ginger Rhubarb Crumble**\n\n*For the fruit:*\n- 600 g rhubarb stalks, in 2 cm lengths\n- 80 g sugar\n- 1 thumb of ginger, finely grated\n\n*For the topping:*\n- 120 g flour\n- 90 g cold butter\n- 60 g oats\n- 60 g sugar\n\n1. Heat the oven to 190°C. Cut the leaves off the rhubarb and throw them away; they are poisonous, so don't be tempted to cook them like chard.\n2. Toss the stalks with the ginger and 80 g sugar in a baking dish.\n3. Rub the butter into the flour until it looks like breadcrumbs, then stir in the oats and the other 60 g of sugar.\n4. Scatter the topping over the fruit and bake for 40 minutes, until bubbling at the sides.\n5. Let it stand for 10 minutes. It needs no custard.",
  },
  {
    id: "near-miss-c10",
    ingredients: ["dried red kidney beans", "onion", "tomatoes", "cumin", "chilli powder", "garlic", "oil", "salt"],
    markdown:
      "Slow Cooker Rajma\n\nRajma is a beloved North Indian dish of beans in a thick gravy. It is perfect for the slow cooker because you can go to work and forget it!\n\nIngredients:\n• 1½ cups dried red kidney beans, soaked overnight and drained\n• 1 large onion, finely chopped\n• 3 tomatoes, pureed\n• 3 cloves garlic, crushed\n• 2 tsp cumin\n• 1 tsp chilli powder\n• 2 tbsp oil\n• 1½ tsp salt\n• 5 cups water\n\nSteps:\nStep 1: Heat the oil in a pan. Fry the onion until brown, then add the garlic, cumin and chilli powder for one minute.\nStep 2: Add the tomato puree and cook it down until the oil separates.\nStep 3: Scrape this masala into the slow cooker with the soaked beans and water.\nStep 4: Cook on LOW for 8 hours until the beans are creamy.\nStep 5: Mash a few beans against the side, stir in the salt and eat.",
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "near-miss-c11",
    ingredients: ["mango", "milk", "yogurt", "cardamom", "sugar"],
    markdown:
      "A mango lassi is the answer! Put 1 ripe mango, peeled and cut up, into the blender with 1 cup of yogurt, half a cup of milk, 2 teaspoons of sugar and a pinch of ground cardamom. Blend until it is as smooth as thin cream, about a minute. Taste it: a very sweet mango may not need all of the sugar. Pour over ice in two tall glasses and dust with another pinch of cardamom. It will keep in the fridge until the evening, but give it a good stir because it separates.",
  },
  {
    id: "near-miss-c12",
    ingredients: ["corn tortillas", "black beans", "avocado", "lime", "red onion", "cumin", "salt"],
    markdown:
      "**Black Bean Tacos** 🌮\n\n**For the beans**\n- 1 can black beans, drained\n- 1 tsp cumin\n- 1/4 tsp salt\n\n**For the pickled onion**\n- 1/2 red onion, sliced thin\n- 1 lime, juiced\n\n**To build**\n- 8 corn tortillas\n- 1 avocado, sliced\n- Hot sauce (optional)\n\n**Steps**\n1. Toss the onion with the lime juice and let it turn pink, 15 minutes.\n2. Heat the beans with the cumin, salt and 1/4 cup water; mash roughly.\n3. Char the tortillas over a flame.\n4. Spread with beans and add avocado and onion. Top with crumbled queso fresco.\n\n**Make it your own**\n- Grilled shrimp makes a good addition.",
    extra: { optional: ["hot sauce", "shrimp"], step: ["queso fresco"] },
  },
  {
    id: "near-miss-c13",
    ingredients: ["jasmine rice", "eggs", "soy sauce", "peas", "sesame oil", "spring onions"],
    markdown:
      "Egg fried rice is one of the best things you can make with this!\n\n**Ingredients:**\n1. 300 g jasmine rice\n2. 3 eggs\n3. 2 tbsp soy sauce\n4. 100 g peas\n5. 1 tbsp sesame oil\n6. 3 spring onions\n\n**Method:**\n1. The night before, boil the rice, drain it, spread it on a tray and leave it out on the counter until the next day. Dry rice fries best.\n2. Heat a wok with 2 tablespoons of vegetable oil until smoking. Scramble the eggs and take them out.\n3. Stir-fry the peas for a minute, then the rice for 4 minutes, breaking up lumps.\n4. Return the eggs, splash in the soy sauce and toss.\n5. Finish with the sesame oil and the sliced spring onions.",
    extra: { step: ["vegetable oil"] },
    unsafe: ["left-out"],
  },
  {
    id: "near-miss-c14",
    ingredients: ["leftover roast chicken", "tortillas", "cheddar cheese", "peppers", "onion"],
    markdown:
      "What you have is perfect for quesadillas.\n\n# Leftover Chicken Quesadillas\n\n**What goes in**\n- 200 g leftover roast chicken, shredded\n- 4 tortillas\n- 120 g cheddar cheese, grated\n- 1 red pepper, sliced\n- 1 onion, sliced\n\n**What to do**\n1. Soften the pepper and onion in a dry non-stick pan with a splash of water, 8 minutes.\n2. Cover half of each tortilla with cheese, chicken and vegetables, then fold. The chicken is already cooked, so it only needs to be heated until steaming.\n3. Toast in the pan for 3 minutes each side until crisp and brown.\n4. Cut into wedges.\n\n**To serve:** a spoonful of sour cream and some guacamole alongside would be lovely.",
    extra: { optional: ["sour cream", "guacamole"] },
  },
  {
    id: "near-miss-c15",
    ingredients: ["2 eggs", "olive oil", "lemon", "Dijon mustard", "asparagus", "salt", "sourdough bread"],
    markdown:
      "Asparagus with homemade mayo on toast — a spring lunch for two.\n\n**Homemade mayo**\n- 1 egg yolk\n- 1 tsp Dijon mustard\n- 150 ml olive oil\n- 1 tbsp lemon juice\n- a pinch of salt\n\n**The rest**\n- 250 g asparagus\n- 2 slices sourdough bread\n- 1 egg\n\n1. Whisk the yolk, mustard and salt. Trickle in the oil, whisking all the while, until thick. Loosen with the lemon juice. That's your mayonnaise.\n2. Boil the whole egg for 9 minutes, cool under the tap, peel and chop.\n3. Boil the asparagus in plenty of water for 3 minutes and drain.\n4. Toast the bread, lay the asparagus on it, spoon on the mayo and scatter the egg over.\n\nEat the rest of the mayo within a day, and keep it cold.",
  },
  {
    id: "near-miss-c16",
    ingredients: ["spaghetti", "tinned tuna", "capers", "cherry tomatoes", "garlic", "olive oil"],
    markdown:
      "I would suggest spaghetti with tuna. It's quick.\n\nCook 200 g of spaghetti in a big pot of salted water until al dente. While it cooks, warm 3 tablespoons of olive oil in a pan with 2 sliced cloves of garlic. Once the garlic smells sweet, add 200 g of halved cherry tomatoes and let them burst, then 1 tin of tuna and 1 tablespoon of capers. Lift the spaghetti straight into the pan with a ladle of its water and toss it all until glossy. Finish with a small bunch of parsley, chopped.\n\nNo cheese here; Italians would be horrified!",
    extra: { step: ["salt", "parsley"] },
    missing: ["salt"],
  },
  {
    id: "near-miss-c17",
    ingredients: ["brown rice", "canned salmon", "cucumber", "soy sauce", "rice vinegar", "sesame seeds", "nori", "wasabi"],
    markdown:
      "### Salmon Rice Bowl\n\n**Ingredients (2 bowls)**\n\n| | US | Metric |\n|---|---|---|\n| Brown rice | 1 cup | 190 g |\n| Canned salmon | 1 can | 170 g |\n| Cucumber | 1/2 | 1/2 |\n| Soy sauce | 1 tbsp | 15 ml |\n| Rice vinegar | 1 tbsp | 15 ml |\n| Sesame seeds | 1 tsp | 3 g |\n| Nori | 1 sheet | 1 sheet |\n\n**Directions**\n\n1. Simmer the rice in 2 cups (480 ml) water, covered, for 40 minutes.\n2. Slice the cucumber thinly and toss with the vinegar.\n3. Flake the salmon and mix with the soy sauce.\n4. Divide the rice between bowls, top with salmon and cucumber, then snip the nori over and sprinkle with the seeds.\n\n**Leftovers:** cool any spare rice quickly and get it into the fridge within an hour. Never leave cooked rice out overnight at room temperature.",
    unused: ["wasabi"],
  },
  {
    id: "near-miss-c18",
    ingredients: ["flank steak", "soy sauce", "garlic", "brown sugar", "ginger", "broccoli", "lime"],
    markdown:
      "Great! Let's do a **Ginger-Soy Flank Steak with Broccoli**.\n\n**Ingredients**\n\n- 1½ lb flank steak\n- ½ cup soy sauce\n- 3 cloves garlic, minced\n- 2 tbsp brown sugar\n- 1 tbsp ginger, grated\n- 1 head broccoli, in florets\n- 1 lime, juiced\n\n**Instructions**\n\n1. **Marinate:** Mix the soy sauce, garlic, sugar, ginger and lime juice in a bag. Add the steak and refrigerate for 4 hours.\n2. **Grill:** Lift the steak out, saving the marinade. Grill over high heat 5 minutes per side, to 135°F for medium-rare.\n3. **Rest:** Let it rest 10 minutes.\n4. **Broccoli:** Meanwhile steam the broccoli for 4 minutes.\n5. **Serve:** Slice across the grain and spoon the saved marinade over the meat and broccoli as a sauce.",
    unsafe: ["cross-contamination"],
  },
  {
    id: "near-miss-c19",
    ingredients: ["Bisquick", "milk", "eggs", "blueberries"],
    markdown:
      "Pancakes it is!\n\n**Fluffy Blueberry Pancakes**\n\n* 2 cups Bisquick\n* 1 cup milk\n* 2 eggs\n* 1 cup blueberries\n* Butter, for the griddle\n\n1. Stir the mix, milk and eggs until just combined. A few lumps are OK.\n2. Fold in the blueberries.\n3. Grease a hot griddle with the butter. Pour on 1/4 cup batter for each pancake.\n4. Flip when bubbles break on the surface.\n5. Stack 'em up and drizzle with maple syrup.\n\nMakes about 14.",
    extra: { list: ["butter"], step: ["maple syrup"] },
  },
  {
    id: "near-miss-c20",
    ingredients: ["red lentils", "carrots", "vegetable stock cubes", "cumin seeds", "onion", "lemon", "bread"],
    markdown:
      "**Spiced Lentil and Carrot Soup**\n\nIngredients\n\n- 200 g red lentils\n- 4 carrots, grated\n- 1 onion, chopped\n- 2 tsp cumin seeds\n- 1 stock cube\n- 1.2 litres water\n- ½ lemon\n\nInstructions\n\n1. Toast the cumin seeds in a dry pot until they smell nutty. Take out half for later.\n2. Dissolve the cube in the hot water and add this stock to the pot with the lentils, carrots and onion.\n3. Simmer for 20 minutes until the lentils collapse.\n4. Blend until silky. You'd swear there was cream in it, but there isn't any.\n5. Squeeze in the lemon and scatter over the toasted seeds. Serve with the bread.\n\n**Tips**\n- Too thick? Add hot water.\n- Freezes well for three months.",
  },
  {
    id: "near-miss-c21",
    ingredients: ["pearl barley", "milk", "honey", "walnuts", "pears", "cinnamon"],
    markdown:
      "A warm bowl for a cold morning, and a nice change from oatmeal:\n\n**Barley Porridge with Honeyed Pears**\n\n**Ingredients**\n- 1 cup pearl barley\n- 3 cups milk\n- 1 cup water\n- 2 pears\n- 2 tbsp honey\n- 1/3 cup walnuts\n- 1/2 tsp cinnamon\n\n**Steps**\n1. Simmer the barley in the milk and water with the cinnamon for 45 minutes, stirring now and then, until thick and tender.\n2. Meanwhile, slice the pears and cook them in a dry pan with the honey until sticky and golden, about 6 minutes.\n3. Toast and chop the walnuts.\n4. Spoon the porridge into bowls and top with the pears and the walnuts.\n\n**For families:** honey is not safe for babies under 12 months, so take out a baby's portion before the pears go on, and leave the walnuts off too.",
  },
  {
    id: "near-miss-c22",
    ingredients: ["tofu", "kimchi", "gochujang", "zucchini", "garlic", "scallions", "anchovy stock"],
    markdown:
      "Here is **Kimchi Jjigae** (Korean stew) using what you have.\n\nIngredients:\n\n- Main\n  - 1 block (14 oz) tofu\n  - 1 1/2 cups kimchi, plus 1/4 cup of its juice\n  - 1/2 courgette, half-moons\n- Seasoning\n  - 1 tbsp gochujang\n  - 2 cloves garlic\n  - 1 tsp sugar\n- Broth\n  - 3 cups anchovy stock\n- Garnish\n  - 2 scallions\n\nDirections:\n\n1. In a pot, cook the kimchi and its juice for 5 minutes.\n2. Add the garlic, gochujang and sugar and stir.\n3. Add the broth and boil, then simmer for 15 minutes.\n4. Slide in the tofu and courgette, and simmer for 5 more minutes.\n5. Scatter with green onion and serve with steamed rice.",
    extra: { list: ["sugar"], step: ["rice"] },
  },
  {
    id: "near-miss-c23",
    ingredients: ["garlic", "olive oil", "cherry tomatoes", "baguette", "mozzarella"],
    markdown:
      "**Garlic Confit Crostini**\n\nYou only need a handful of things for this crowd-pleaser.\n\n**Ingredients**\n\n1. 3 heads garlic, cloves peeled\n2. 1½ cups olive oil\n3. 200 g cherry tomatoes, quartered\n4. 1 baguette, sliced\n5. 1 ball (125 g) mozzarella\n\n**Method**\n\n1. Put the garlic and the oil in a small pan and cook on the lowest heat for 45 minutes until the cloves are soft as butter.\n2. Toast the slices of bread.\n3. Mash a clove on each slice, then add a piece of mozzarella and some tomatoes.\n4. Tear over a few basil leaves.\n\n**Storage:** pour the remaining cloves and oil into a jar, screw on the lid and keep it on the kitchen shelf for up to three weeks. It gets better and better!",
    extra: { step: ["basil"] },
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "near-miss-c24",
    ingredients: ["200 g chickpeas (tin)", "tahini", "lemon", "garlic", "cumin", "paprika", "pitta bread", "olives"],
    markdown:
      "Let's make **hummus with toasted pitta chips**.\n\nIngredients\n===========\n\n- 400 g tinned chickpeas, liquid kept\n- 3 tbsp tahini\n- 1 lemon, juice only\n- 1 clove garlic\n- 1/2 tsp cumin\n- paprika\n- 2 pitta breads\n\nMethod\n======\n\n1. Cut the pitta into triangles and bake at 180°C for 8 minutes until crisp.\n2. Blitz the chickpeas with the tahini, lemon juice, garlic, cumin and 4 tablespoons of the chickpea liquid for a full three minutes.\n3. Spread on a plate and dust with the paprika.\n4. Eat with the chips.\n\nHummus often has olive oil on top, but it is fine without.",
    unused: ["olives"],
    over: ["200 g chickpeas (tin)"],
    missing: ["paprika"],
  },
  {
    id: "near-miss-c25",
    ingredients: ["Nutella", "puff pastry", "hazelnuts", "egg"],
    markdown:
      "Yum! I can help with that. Let me give you two ideas.\n\n**Recipe 1: Nutella Twists**\n\nIngredients:\n- 1 sheet puff pastry\n- 4 tbsp Nutella\n- 1 egg, beaten\n\nInstructions:\n1. Spread half of the pastry with the Nutella and fold the other half over.\n2. Cut into 8 strips, twist each, and brush with egg.\n3. Bake at 400°F for 15 minutes until golden.\n\n**Recipe 2: Hazelnut Pinwheels**\n\nIngredients:\n- 1 sheet puff pastry\n- 3 tbsp Nutella\n- 1/4 cup hazelnuts, chopped\n- 2 tbsp cream cheese\n\nInstructions:\n1. Mix the chocolate spread with the cream cheese and spread on the pastry.\n2. Sprinkle with the nuts, roll up tightly and chill 20 minutes.\n3. Slice, and bake at 400°F for 14 minutes.\n\nDust either one with powdered sugar, if you like.",
    extra: { list: ["cream cheese"], optional: ["powdered sugar"] },
  },
  {
    id: "near-miss-c26",
    ingredients: ["shrimp", "linguine", "butter", "garlic", "lemon", "red pepper flakes", "salt"],
    markdown:
      "**Shrimp Scampi** is a restaurant favorite that you can make in 20 minutes.\n\n**Ingredients:**\n- 1 lb shrimp, peeled\n- 12 oz linguine\n- 4 tbsp butter\n- 4 cloves garlic, minced\n- 1/4 cup dry white wine\n- 1 lemon\n- 1/4 tsp red pepper flakes\n- 1 tsp salt\n\n**Instructions:**\n1. Boil the linguine in water with half of the salt. Drain.\n2. Melt the butter in a large skillet. Cook the garlic and pepper flakes for 1 minute.\n3. Add the shrimp and the rest of the salt and cook 2 minutes a side, just until they turn pink and opaque.\n4. Add the wine and boil for 2 minutes.\n5. Toss with the pasta and squeeze the lemon over.\n\n**Tips:**\n- No wine? Chicken broth works too.",
    extra: { list: ["white wine"], optional: ["chicken broth"] },
  },
  {
    id: "near-miss-c27",
    ingredients: ["duck breast", "chicken breast", "plums", "star anise", "soy sauce", "honey"],
    markdown:
      "Two birds, one sticky sauce. Interesting combination!\n\n**Plum-Glazed Chicken**\n\n| What | How much |\n|---|---|\n| Chicken breast | 2 |\n| Plums | 4, stoned and sliced |\n| Soy sauce | 3 tbsp |\n| Honey | 1 tbsp |\n| Star anise | 1 |\n\n1. Simmer the plums, soy sauce, honey and star anise with 100 ml of water for 10 minutes until jammy.\n2. Heat a spoonful of groundnut oil in a pan and brown the chicken for 5 minutes on each side.\n3. Cook until the inside is 60°C on a thermometer, so that it stays faintly pink and juicy.\n4. Spoon the sauce over the chicken and turn it to coat.\n5. Slice and arrange on a bed of watercress.\n\nI've left the duck for another day.",
    extra: { step: ["groundnut oil", "watercress"] },
    unused: ["duck breast"],
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "near-miss-c28",
    ingredients: ["instant coffee", "condensed milk", "whipping cream", "digestive biscuits", "cocoa powder"],
    markdown:
      "**No-Churn Coffee Ice Cream**\n\nWhat you'll need\n- 2 tbsp instant coffee\n- 1 tbsp hot water\n- 1 can (397 g) condensed milk\n- 600 ml whipping cream\n- 6 digestive biscuits\n- cocoa powder, for dusting\n\nWhat you'll do\n1. Dissolve the coffee in the hot water.\n2. Whip the cream to soft peaks; it should hold its shape like shaving foam.\n3. Fold in the coffee and the condensed milk.\n4. Crush the biscuits and ripple the crumbs through.\n5. Freeze in a tub for 6 hours.\n6. Scoop and dust with cocoa.\n\n**Good to know:** there are no eggs in this, so nothing needs cooking. It keeps for a month in the freezer.\n\n**Variation:** leave out the biscuits and use them to sandwich the scoops instead.",
  },
  {
    id: "near-miss-c29",
    ingredients: ["plantains", "black-eyed peas (canned)", "palm oil", "onion", "tomato", "scotch bonnet"],
    markdown:
      "You can cook **Red Red**, the Ghanaian bean stew with fried plantain!\n\n**Stew**\n* 2 cans black-eyed peas, drained\n* 1/2 cup palm oil\n* 1 onion, sliced\n* 3 tomatoes, blended\n* 1/2 scotch bonnet, chopped\n* 1 Maggi cube\n* smoked fish\n\n**Plantain**\n* 2 ripe plantains\n* vegetable oil for frying\n\n**Cook it**\n1. Heat the palm oil and fry the onion until soft.\n2. Add the tomato, scotch bonnet and crumbled cube; cook 15 minutes.\n3. Add the beans and the flaked fish and simmer for 10 minutes.\n4. Slice the plantains on a slant and fry until deep gold.\n5. Serve together. A boiled egg on the side is popular, but you don't have eggs, so skip",
    extra: { list: ["Maggi cube", "smoked fish", "vegetable oil"] },
    missing: ["smoked fish"],
    cutOff: true,
  },
  {
    id: "near-miss-c30",
    ingredients: ["paneer", "peas", "ginger", "garam masala", "passata", "ghee", "salt", "basmati rice", "milk"],
    markdown:
      "Absolutely! Matar paneer uses nearly everything you typed.\n\n**Matar Paneer with Plain Rice**\n\n**Ingredients (serves 3)**\n- 225 g paneer, cubed\n- 150 g peas\n- 1 tbsp ginger, grated\n- 2 tsp garam masala\n- 400 g passata\n- 2 tbsp ghee\n- salt\n- 200 g basmati rice\n\n**Instructions**\n1. Rinse the rice and cook it in 400 ml water with ½ tsp salt, covered, for 12 minutes.\n2. Fry the cubes of cheese in the ghee until gold on all sides. Lift out.\n3. Sizzle the ginger in the same pan for a minute, and stir in the garam masala.\n4. Pour in the passata and ½ tsp salt; simmer 10 minutes.\n5. Add the peas and the paneer with a splash of water and cook for 5 minutes.\n6. Spoon next to the rice.\n\nThere's no need for cream or onions, and the paneer stays soft like firm tofu. Leftovers keep for two days in the fridge.",
    unused: ["milk"],
  },
];
