/** The other twenty of forty recipes in the plain style of hosted models, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const PLAIN_RECIPES_SECOND: readonly LabelledRecipe[] = [
  {
    id: "plain-21",
    ingredients: ["tofu", "bok choy", "mushrooms", "soy sauce", "rice noodles"],
    markdown: `**Tofu and Bok Choy Noodle Bowl**

**Ingredients:**

- 14 oz firm tofu, pressed and cubed
- 3 heads baby bok choy, quartered
- 8 oz mushrooms, sliced
- 1/4 cup soy sauce
- 8 oz rice noodles

**Instructions:**

1. Soak the rice noodles in hot water according to the package. Drain.
2. Heat 1 tablespoon sesame oil in a large skillet over medium-high heat. Add the tofu and cook until golden on all sides, about 8 minutes. Set aside.
3. In the same skillet, cook the mushrooms for 5 minutes until they release their liquid and brown.
4. Add the bok choy and 2 tablespoons of water. Cook for 3 minutes, until the greens wilt.
5. Add the noodles, tofu, and soy sauce, along with 1 teaspoon of brown sugar to balance the salt. Toss for 2 minutes.
6. Divide among bowls and serve with lime wedges.

**Tip:** Pressing the tofu for 20 minutes makes it crispier.`,
    extra: { step: ["sesame oil", "brown sugar", "lime"] },
  },
  {
    id: "plain-22",
    ingredients: ["flank steak", "lime juice", "soy sauce", "garlic", "cilantro", "corn tortillas", "white onion"],
    markdown: `# Carne Asada Tacos

These tacos are bold, juicy, and simple to make.

## Ingredients

- 1 1/2 lb flank steak
- 1/4 cup lime juice, plus 1 tablespoon for the salsa
- 1/4 cup soy sauce
- 4 cloves garlic, minced
- 1/2 cup chopped cilantro, divided
- 12 small corn tortillas
- 1 white onion, finely diced

## Instructions

1. In a zip-top bag, combine 1/4 cup of the lime juice, the soy sauce, garlic, and half of the cilantro. Add the steak and refrigerate for 2 hours.
2. Mix the onion, the remaining cilantro, and the last tablespoon of lime juice. This is your salsa; keep it chilled.
3. Remove the steak and pour the marinade into a small saucepan. Bring it to a full rolling boil for 5 minutes so it is safe to use as a sauce.
4. Grill the steak over high heat for 4 to 5 minutes per side for medium (140°F). Rest for 10 minutes on a clean board.
5. Warm the tortillas on the grill for 20 seconds per side.
6. Slice the meat thinly against the grain, toss with the boiled marinade, and pile onto the tortillas. Spoon the salsa over the top.

## Tips

- The soy sauce seasons the meat, so no extra salt is needed.
- Slicing against the grain keeps the steak tender.`,
  },
  {
    id: "plain-23",
    ingredients: ["chicken breasts", "pesto", "mozzarella", "tomato", "spinach"],
    markdown: `# Pesto Caprese Stuffed Chicken

An elegant dinner with only five ingredients.

## Ingredients

- 2 large chicken breasts
- 1/4 cup pesto
- 4 oz mozzarella, sliced
- 1 tomato, sliced
- 1 cup spinach

## Instructions

1. Preheat the oven to 375°F.
2. Cut a deep pocket in the side of each chicken breast.
3. Spread the inside with half of the pesto, then fill with the spinach, tomato, and mozzarella. Secure with toothpicks.
4. Place in a baking dish and brush with the rest of the pesto.
5. Bake for 15 to 18 minutes, until the cheese melts and the center of the chicken reaches 140°F. The meat should still be slightly pink in the middle so that it stays moist.
6. Serve immediately with the juices from the dish.

## Tips

- Overcooked chicken is dry, so resist the urge to leave it in longer.`,
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "plain-24",
    ingredients: ["leftover cooked rice", "eggs", "frozen peas", "soy sauce", "scallions", "butter", "sriracha"],
    markdown: `# Easy Egg Fried Rice

Day-old rice from the refrigerator is perfect for this dish because the grains are dry and separate.

## Ingredients

- 3 cups cold leftover rice
- 3 eggs, beaten
- 3/4 cup frozen peas
- 2 tablespoons soy sauce
- 3 scallions, sliced
- 2 tablespoons butter
- Sriracha, to taste

## Instructions

1. Break up the rice with your fingers.
2. Melt half of the butter in a large nonstick skillet over medium heat. Pour in the eggs and scramble until fully set. Transfer to a plate.
3. Turn the heat up to high and melt the remaining butter. Add the rice and press it flat. Leave it alone for 1 minute, then toss. Repeat for 4 to 5 minutes, until the rice is steaming hot all the way through.
4. Add the peas and cook for 2 minutes; there is no need to thaw them.
5. Stir in the soy sauce, the scrambled eggs, and most of the scallions.
6. Serve with the rest of the scallions and a zigzag of sriracha.

## Food Safety Note

Only use rice that was cooled quickly and refrigerated. Do not use rice that was left on the counter overnight, and do not reheat it a second time.`,
  },
  {
    id: "plain-25",
    ingredients: ["eggplant", "marinara sauce", "mozzarella", "parmesan", "basil"],
    markdown: `# Baked Eggplant Parmesan

A lighter version of the classic, baked instead of fried.

## Ingredients

- 2 medium eggplants, cut into 1/2-inch rounds
- 2 cups marinara sauce
- 2 cups shredded mozzarella
- 1/2 cup grated Parmesan, divided
- 1/4 cup basil leaves
- 1 cup panko breadcrumbs
- 2 eggs, beaten

## Instructions

1. Preheat the oven to 400°F. Line two baking sheets with parchment.
2. Mix the panko with half of the Parmesan on a plate.
3. Dip each round in the beaten egg, then press into the crumb mixture.
4. Bake for 25 minutes, flipping halfway, until golden and tender.
5. Spread 1/2 cup of marinara in a 9x13-inch baking dish. Layer with eggplant, sauce, and mozzarella. Repeat.
6. Top with the remaining Parmesan and bake for 20 minutes, until bubbly.
7. Scatter the basil on top and let it rest for 10 minutes.

## Serving Suggestions

Serve as a main dish on its own.`,
    extra: { step: ["panko breadcrumbs", "egg"] },
  },
  {
    id: "plain-26",
    ingredients: ["cauliflower", "coconut milk", "curry powder", "chickpeas", "spinach", "onion", "coconut oil", "salt"],
    markdown: `**Cauliflower Chickpea Curry**

A vegan one-pot curry ready in 35 minutes.

**You will need:**

- 1 small head cauliflower, cut into florets
- 1 can (13.5 oz) coconut milk
- 2 tablespoons curry powder
- 1 can (15 oz) chickpeas, drained
- 3 cups spinach
- 1 onion, chopped
- 1 tablespoon coconut oil
- 3/4 teaspoon salt

**Directions:**

1. Heat the oil in a large pot over medium heat. Cook the onion for 6 minutes, until translucent.
2. Stir in the curry powder and let it toast for 1 minute.
3. Add the cauliflower, the chickpeas, the coconut milk, the salt, and 1/2 cup of water.
4. Bring to a simmer, cover, and cook for 15 minutes, until the cauliflower is fork-tender.
5. Stir in the greens and cook for 2 minutes, until wilted.
6. Taste and adjust the seasoning. The sauce should be a little thinner than pancake batter; simmer uncovered if you want it thicker.

**Tips:**

- Do not drain the fat off the top of the coconut milk. It makes the sauce rich, so you won't need cream or cashews.
- The curry is thick and filling enough to eat without rice or naan.`,
  },
  {
    id: "plain-27",
    ingredients: ["dried red kidney beans", "sausage", "onion", "celery", "green bell pepper", "cajun seasoning", "rice"],
    markdown: `# Slow Cooker Red Beans and Rice

A Louisiana classic that cooks while you are at work.

## Ingredients

- 1 lb dried red kidney beans
- 12 oz sausage, sliced
- 1 onion, diced
- 2 stalks celery, diced
- 1 green bell pepper, diced
- 1 tablespoon Cajun seasoning
- 7 cups water
- 2 cups rice, cooked, for serving

## Instructions

1. Rinse the dried kidney beans and pick out any stones. No soaking or boiling is required.
2. Put the beans, sausage, onion, celery, bell pepper, and Cajun seasoning in the slow cooker.
3. Pour in the water and stir.
4. Cover and cook on LOW for 8 hours, until the beans are tender.
5. Mash some of the beans against the side of the pot to thicken the gravy.
6. Serve hot over the cooked rice.

## Notes

- Leftovers freeze well for up to 3 months.`,
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "plain-28",
    ingredients: ["flour", "baking powder", "salt", "cold butter", "buttermilk", "sausage meat", "milk", "black pepper"],
    markdown: `# Buttermilk Biscuits with Sausage Gravy

A true Southern breakfast from a short list.

## Biscuits

- 2 cups flour
- 1 tablespoon baking powder
- 1/2 teaspoon salt
- 6 tablespoons cold butter, cubed
- 3/4 cup buttermilk

## Gravy

- 1/2 lb sausage meat
- 3 tablespoons flour
- 2 cups milk
- 1/2 teaspoon black pepper

## Instructions

### Biscuits

1. Preheat the oven to 425°F.
2. Whisk the dry ingredients. Cut in the butter until the pieces are the size of peas.
3. Stir in the buttermilk just until the dough holds together. Turn out on a floured surface, pat to 1 inch thick, and fold in half. Repeat twice.
4. Cut out 8 rounds and bake for 13 to 15 minutes.

### Gravy

1. Crumble the sausage into a skillet over medium heat and cook until browned and no longer pink, about 8 minutes. Do not drain; the drippings take the place of butter.
2. Sprinkle in the flour and stir for 1 minute.
3. Slowly whisk in the milk. Simmer for 5 minutes until thick. Add the pepper.
4. Split the warm biscuits and ladle the gravy over them.

## Tips

- Don't twist the cutter, or the biscuits will not rise.
- No baking soda is needed here.`,
  },
  {
    id: "plain-29",
    ingredients: ["brussels sprouts", "bacon", "maple syrup", "pecans"],
    markdown: `# Maple Bacon Brussels Sprouts

This side dish is sweet, smoky, and crunchy.

## Ingredients

- 1 1/2 lb Brussels sprouts, halved
- 5 slices bacon, chopped
- 2 tablespoons maple syrup
- 1/3 cup pecans, chopped

## Instructions

1. Preheat the oven to 400°F.
2. Spread the Brussels sprouts and the bacon on a rimmed baking sheet. Season with black pepper. The bacon fat will coat the sprouts, so you do not need oil.
3. Roast for 20 minutes, stirring once.
4. Add the pecans and drizzle with the maple syrup. Roast for 5 to 7 minutes more, until the sprouts are caramelized and the bacon is crisp.
5. Transfer to a serving dish and finish with a splash of balsamic vinegar to cut the sweetness.

## Variations

- For a spicier dish, you can add a pinch of cayenne (optional).`,
    extra: { step: ["black pepper", "balsamic vinegar"], optional: ["cayenne"] },
  },
  {
    id: "plain-30",
    ingredients: ["rice", "canned salmon", "cucumber", "rice vinegar", "sugar", "salt", "nori"],
    markdown: `**Salmon Rice Balls (Onigiri)**

These make a great packed lunch for the whole week.

**Ingredients:**

- 2 cups rice
- 2 1/4 cups water
- 1 can (6 oz) salmon, drained
- 1/2 cucumber, finely diced
- 2 tablespoons rice vinegar
- 1 teaspoon sugar
- 1/2 teaspoon salt
- 2 sheets nori, cut into strips

**Instructions:**

1. Rinse the rice and cook it with the water. Let it steam, covered, for 10 minutes.
2. Stir together the vinegar, sugar, and salt and fold into the hot rice.
3. Cover the pot with a towel and leave the rice on the counter overnight so it becomes sticky and easy to shape.
4. The next morning, mix the salmon with the cucumber.
5. With wet hands, shape the rice around a spoonful of filling and wrap with a strip of nori.
6. Pack in a lunch box and enjoy cold.

**Tip:** Wet hands keep the rice from sticking.`,
    unsafe: ["left-out"],
  },
  {
    id: "plain-31",
    ingredients: ["whole chicken", "carrots", "celery", "onion", "egg noodles", "bay leaf", "salt", "peppercorns"],
    markdown: `# Classic Chicken Noodle Soup

This soup makes its own broth, so there is no need for store-bought stock or bouillon.

## Ingredients

- 1 whole chicken (about 4 lb)
- 4 carrots, 2 halved and 2 sliced
- 4 stalks celery, 2 halved and 2 sliced
- 1 large onion, quartered
- 1 bay leaf
- 10 peppercorns
- 1 tablespoon salt
- 12 cups water
- 8 oz egg noodles

## Instructions

1. **Make the broth.** Put the chicken, the halved carrots and celery, the onion, bay leaf, peppercorns, and salt in a large stockpot. Add the water, bring to a boil, then lower the heat and simmer for 1 hour and 15 minutes, skimming off the foam. Do not rinse the raw bird first.
2. **Shred the meat.** Lift out the chicken. It is done when the thigh reads at least 165°F. Let it cool for 15 minutes, then pull off the meat and throw away the skin and bones.
3. **Strain.** Pour the broth through a sieve into a clean pot and discard the solids.
4. **Cook the vegetables.** Bring the broth back to a boil. Add the sliced carrots and celery and simmer for 8 minutes.
5. **Add the noodles** and cook until tender, 6 to 8 minutes.
6. Stir in 3 cups of the shredded chicken, taste for salt, and serve.

## Storage

Cool leftover soup in shallow containers and refrigerate within 2 hours.`,
  },
  {
    id: "plain-32",
    ingredients: ["oats", "almond milk", "chia seeds", "blueberries", "vanilla"],
    markdown: `**Blueberry Overnight Oats**

A no-cook breakfast you can make the night before.

**Ingredients (serves 1):**

- 1/2 cup oats
- 3/4 cup almond milk
- 1 tablespoon chia seeds
- 1/4 teaspoon vanilla
- 1/2 cup blueberries, divided

**Instructions:**

1. In a jar with a lid, combine the oats, almond milk, chia seeds, and vanilla.
2. Stir in a tablespoon of honey and half of the blueberries.
3. Close the jar and refrigerate for at least 6 hours.
4. In the morning, stir well. If it is too thick, add a splash of milk.
5. Top with the remaining berries and enjoy cold.

**Notes:**

- Keeps in the fridge for up to 3 days.
- Optional toppings: sliced banana, chopped walnuts.`,
    extra: { step: ["honey"], optional: ["banana", "walnut"] },
  },
  {
    id: "plain-33",
    ingredients: ["pasteurized eggs", "vegetable oil", "dijon mustard", "white wine vinegar", "salt", "romaine lettuce", "parmesan cheese", "stale bread"],
    markdown: `# Caesar-Style Salad with Homemade Mayo Dressing

Because your eggs are pasteurized, the yolks can be used raw in the dressing.

## Ingredients

- 2 pasteurized egg yolks
- 3/4 cup vegetable oil, plus 2 tablespoons for the croutons
- 2 teaspoons Dijon mustard
- 1 tablespoon white wine vinegar
- 1/2 teaspoon salt
- 1 head romaine lettuce, chopped
- 1/2 cup grated Parmesan cheese, divided
- 2 slices stale bread, cubed

## Instructions

1. **Croutons:** Toss the bread with 2 tablespoons of the oil and bake at 375°F for 10 minutes, until crisp.
2. **Mayo:** Whisk the yolks, mustard, vinegar, and salt. Add the remaining oil, at first drop by drop, then in a thin stream, whisking until thick.
3. **Dressing:** Stir half of the cheese into the mayo and thin it with 2 tablespoons of water. It should drip slowly off a spoon like honey.
4. **Toss:** Put the lettuce in a large bowl, add enough of your dressing to coat the leaves, and toss.
5. Top with the croutons and the rest of the Parmesan.

## Notes

- A traditional Caesar has anchovies, garlic, and Worcestershire; this one does without.
- Keep leftover dressing in the fridge and use it within 2 days.`,
  },
  {
    id: "plain-34",
    ingredients: ["lamb chops", "rosemary", "garlic", "new potatoes", "salt", "frozen peas"],
    markdown: `# Rosemary Lamb Chops with New Potatoes

## Ingredients

- 4 lamb chops
- 2 tablespoons chopped rosemary
- 3 cloves garlic, minced
- 1 lb new potatoes, halved
- 1 cup frozen peas
- 1 teaspoon salt

## Instructions

1. Boil the potatoes in salted water for 15 minutes, until tender. Add the peas for the last 2 minutes, then drain.
2. Rub the lamb chops with the rosemary, garlic, salt, and 2 tablespoons of olive oil. Let stand for 15 minutes.
3. Heat a heavy skillet over medium-high heat. Cook the chops for 3 to 4 minutes per side for medium (145°F).
4. Transfer to a plate and rest for 5 minutes.
5. Toss the potatoes and peas with a knob of butter.
6. Serve the chops with the vegetables, and mint sauce on the side.

## Tip

Let the meat come close to room temperature before cooking, but no longer than 30 minutes.`,
    extra: { step: ["olive oil", "butter", "mint sauce"] },
  },
  {
    id: "plain-35",
    ingredients: ["garlic", "olive oil", "fresh basil", "cherry tomatoes", "baguette", "salt"],
    markdown: `# Garlic Confit and Tomato Crostini

An impressive appetizer made from pantry basics.

## Ingredients

- 3 heads garlic, cloves peeled
- 1 1/2 cups olive oil
- 1 pint cherry tomatoes, halved
- 1/4 cup fresh basil, torn
- 1 baguette, sliced
- Salt

## Instructions

1. Put the garlic cloves and the olive oil in a small saucepan. Cook over the lowest heat for 45 minutes, until the cloves are soft and golden.
2. Mix the tomatoes with the basil, a pinch of salt, and 1 tablespoon of the garlic oil.
3. Brush the baguette slices with more of the garlic oil and toast at 400°F for 6 minutes.
4. Spread a soft garlic clove on each toast, top with the tomatoes, and serve.

## Storage

Pour the leftover garlic and oil into a clean jar, close it, and keep it in a cupboard at room temperature. It will stay good for up to 2 months and can be used for dressings and pasta.`,
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "plain-36",
    ingredients: ["corned beef (canned)", "potatoes", "onion", "eggs", "vegetable oil", "black pepper", "hot sauce", "bread"],
    markdown: `**Corned Beef Hash with Eggs**

Here's a hearty skillet breakfast using your ingredients:

**Ingredients**

- 1 can (12 oz) corned beef, cubed
- 3 medium potatoes, diced small
- 1 onion, chopped
- 4 eggs
- 2 tablespoons vegetable oil
- 1/4 teaspoon black pepper
- Hot sauce, for serving

**Instructions**

1. Heat the oil in a large cast-iron skillet over medium heat. Add the potatoes in a single layer, cover, and cook for 10 minutes, stirring twice.
2. Uncover, add the onion, and cook for 6 minutes more, until everything is browned.
3. Stir in the corned beef and pepper. Press down with a spatula and leave it for 5 minutes to form a crust, then flip in sections.
4. Make 4 wells in the hash and crack an egg into each. Cover and cook on low for 6 to 7 minutes, until the whites and the yolks are firm.
5. Serve straight from the pan with a few dashes of hot sauce.

**Notes**

- The canned meat is very salty, so I did not add salt.
- You can save the bread for tomorrow's toast; this dish does not need it.`,
    unused: ["bread"],
  },
  {
    id: "plain-37",
    ingredients: ["butternut squash", "arborio rice", "onion", "parmesan", "sage", "butter"],
    markdown: `# Butternut Squash Risotto

A creamy risotto that is worth the stirring.

## Ingredients

- 2 cups butternut squash, peeled and diced small
- 1 1/2 cups arborio rice
- 1 small onion, finely chopped
- 5 cups chicken broth, warmed
- 1/2 cup grated Parmesan
- 8 sage leaves
- 4 tablespoons butter, divided
- Pinch of nutmeg

## Instructions

1. Melt 2 tablespoons of the butter in a wide pot over medium heat. Cook the onion for 4 minutes.
2. Add the squash and cook for 5 minutes.
3. Add the rice and stir for 2 minutes, until the edges look clear.
4. Add the warm broth one ladle at a time, stirring often and waiting until each addition is absorbed. This takes 20 to 22 minutes.
5. Meanwhile, melt 1 tablespoon of the butter in a small pan and fry the sage leaves until crisp.
6. When the rice is tender and creamy, take it off the heat and stir in the Parmesan, nutmeg, and the last tablespoon of butter.
7. Serve in shallow bowls topped with the crisp sage.

## Notes

- The risotto should flow slowly like lava when you tilt the bowl.`,
    extra: { step: ["chicken broth", "nutmeg"] },
  },
  {
    id: "plain-38",
    ingredients: ["ground beef", "burger buns", "cheddar slices", "pickles", "mustard", "salt", "pepper"],
    markdown: `**Juicy Cheeseburgers**

The perfect cookout burgers, with only seven ingredients.

**Ingredients:**

- 1 1/2 pounds ground beef
- 4 burger buns
- 4 cheddar slices
- Pickles
- Mustard
- Salt and pepper

**Instructions:**

1. Take the ground beef out of the fridge in the morning and leave it on the counter until dinner time, so that it is fully at room temperature and cooks evenly.
2. Divide into 4 patties and press a dimple in the center of each. Season well with salt and pepper.
3. Grill over high heat for 4 to 5 minutes per side, until the patties reach 160°F.
4. Add a slice of cheddar during the last minute and close the lid.
5. Toast the buns cut-side down for 30 seconds.
6. Spread the buns with mustard, add the patties and pickles, and serve.

**Tip:** Do not press the patties with the spatula while they cook.`,
    unsafe: ["left-out"],
  },
  {
    id: "plain-39",
    ingredients: ["cod", "panko", "egg", "flour", "lemon", "frozen fries", "tartar sauce", "salt", "cooking spray"],
    markdown: `# Oven-Baked Fish and Chips

All of the crunch with none of the deep frying.

## Ingredients

- 1 lb cod, cut into 4 pieces
- 1 cup panko
- 1 egg, beaten with 1 tablespoon water
- 1/3 cup flour
- 1/2 teaspoon salt
- 1 bag (about 20 oz) frozen fries
- Cooking spray
- 1 lemon, cut into wedges
- Tartar sauce, for serving

## Instructions

1. Preheat the oven to 425°F. Bake the fries on a large sheet for 10 minutes while you prepare the fish.
2. Toast the panko in a dry skillet for 3 minutes until golden, shaking the pan.
3. Set up three plates: flour mixed with the salt, the egg, and the toasted crumbs. Coat each piece of fish in that order.
4. Lay the fish on a second sheet coated with cooking spray and mist the tops lightly.
5. Bake the fish and the fries together for 12 to 14 minutes, until the cod is opaque and flakes easily (145°F).
6. Serve with the lemon wedges and the tartar sauce. Throw away the leftover egg and flour that touched the raw fish.

## Tips

- Unlike beer batter, this coating stays crisp for half an hour.
- No vinegar? The lemon does the same job.`,
  },
  {
    id: "plain-40",
    ingredients: ["pork tenderloin", "apricot jam", "dijon mustard", "green beans", "salt"],
    markdown: `For this sweet and tangy dinner, start by preheating your oven to 425°F. Pat a 1 1/4-pound pork tenderloin dry and rub it all over with 1/2 teaspoon of salt and 1 teaspoon of garlic powder.

Heat a drizzle of oil in an oven-safe skillet over medium-high heat and brown the pork on all sides, which takes about 5 minutes. In a small bowl, stir together 1/3 cup of apricot jam and 1 tablespoon of Dijon mustard. Brush half of this glaze over the meat with a clean brush.

Slide the skillet into the oven and roast for 12 to 15 minutes, until the internal temperature is 145°F. Spoon the rest of the glaze on top and let the pork rest for 5 minutes.

Meanwhile, trim 12 ounces of green beans, steam them for 5 minutes, and season them with a pinch of salt. Slice the pork and serve it with the beans and mashed potatoes.

This recipe serves 3 to 4. Refrigerate leftovers for up to 3 days.`,
    extra: { step: ["garlic powder", "oil", "potato"] },
  },
];
