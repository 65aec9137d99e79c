/** Forty recipes in the plain style of hosted models, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const PLAIN_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "plain-01",
    ingredients: ["chicken thighs (skin on)", "honey", "soy sauce", "garlic", "rice", "salt"],
    markdown: `# Honey Soy Chicken Thighs with Rice

This sweet and savory dish uses only the ingredients you listed. The skin gives off plenty of fat, so no oil is needed.

## Ingredients

- 4 bone-in, skin-on chicken thighs
- 3 tablespoons honey
- 1/4 cup soy sauce
- 4 cloves garlic, minced
- 1 cup rice
- 2 cups water
- A pinch of salt

## Instructions

1. **Cook the rice:** Bring the water and the pinch of salt to a boil. Stir in the rice, cover, and simmer on low for 18 minutes. Remove from the heat and keep covered.
2. **Sear the chicken:** Place the thighs skin-side down in a cold skillet. Turn the heat to medium and cook for 12 minutes, until the skin is deep golden and crisp.
3. **Flip and finish:** Turn the thighs over and cook for another 10 to 12 minutes, until the internal temperature reaches 165°F (74°C).
4. **Make the glaze:** Move the chicken to a clean plate. Pour off all but 1 tablespoon of the drippings. Add the garlic and cook for 30 seconds, then stir in the honey and soy sauce. Simmer for 3 minutes until it coats a spoon like warm syrup.
5. **Coat and serve:** Return the thighs to the pan, spoon the glaze over them, and serve over the rice.

## Tips

- Soy sauce is already salty, so do not salt the chicken.
- Store leftovers in the refrigerator within an hour and eat them the next day.

Enjoy!`,
  },
  {
    id: "plain-02",
    ingredients: ["1 lb ground beef", "1 can kidney beans", "1 can diced tomatoes", "onion", "chili powder"],
    markdown: `**Quick One-Pot Chili**

Here is a simple chili recipe that uses only these ingredients.

**Ingredients:**

* 1 pound ground beef
* 1 can (15 oz) kidney beans, drained and rinsed
* 1 can (14.5 oz) diced tomatoes, with their juice
* 1 medium onion, chopped
* 2 tablespoons chili powder

**Instructions:**

1. Heat a large pot over medium-high heat. Add the ground beef and cook, breaking it up with a wooden spoon, until no pink remains, about 7 minutes.
2. Add the chopped onion and cook in the beef fat until soft, about 5 minutes.
3. Stir in the chili powder and cook for 1 minute until fragrant.
4. Add the diced tomatoes and the kidney beans. Fill the tomato can halfway with water, swirl it, and pour it in.
5. Bring to a simmer, then reduce the heat to low. Cook uncovered for 25 minutes, stirring from time to time.
6. Season with salt to taste and serve hot.

**Serves:** 4

**Notes:** Chili tastes even better the next day. Refrigerate in an airtight container for up to 3 days.`,
    extra: { step: ["salt"] },
  },
  {
    id: "plain-03",
    ingredients: ["ribeye steak", "butter", "garlic cloves", "fresh thyme", "salt", "black pepper", "potatoes"],
    markdown: `## Butter-Basted Ribeye with Crispy Potatoes

A steakhouse-style dinner made with just what you have on hand.

### Ingredients

- 1 ribeye steak, about 1 1/4 inches thick
- 3 tablespoons butter, divided
- 3 garlic cloves, smashed
- 3 sprigs fresh thyme
- 1 lb potatoes, cut into 1/2-inch cubes
- Salt and black pepper

### Instructions

1. Take the steak out of the refrigerator 30 minutes before cooking. Pat it dry and season both sides with salt and pepper.
2. Boil the potatoes in salted water for 8 minutes. Drain and let them steam dry.
3. Melt 1 tablespoon of the butter in a large skillet over medium heat. Add the potatoes in one layer and cook for 15 minutes, turning now and then, until golden brown. Remove to a bowl and keep warm.
4. Wipe out the skillet and set it over high heat. Sear the steak for 3 minutes per side.
5. Reduce the heat to medium. Add the remaining 2 tablespoons butter, the garlic, and the thyme. Tilt the pan and spoon the foaming butter over the meat for 1 to 2 minutes.
6. For medium-rare, take the steak out at 130°F. The center will be warm and red.
7. Rest for 8 minutes, slice against the grain, and serve with the potatoes and the pan butter.

### Tips

- For medium, cook to 140°F; for well done, 160°F.
- Basting butter should smell nutty, like toasted hazelnuts.`,
  },
  {
    id: "plain-04",
    ingredients: ["zucchini", "eggs", "feta", "onion"],
    markdown: `# Zucchini and Feta Frittata

This easy frittata is perfect for breakfast, lunch, or a light dinner.

## Ingredients

- 2 medium zucchini, thinly sliced
- 6 large eggs
- 3/4 cup crumbled feta
- 1/2 onion, thinly sliced
- 1 tablespoon olive oil
- Salt and pepper, to taste

## Instructions

1. Preheat the oven to 375°F (190°C).
2. Heat the olive oil in a 10-inch oven-safe skillet over medium heat. Add the onion and cook for 4 minutes.
3. Add the zucchini and cook for 6 to 8 minutes, until tender and lightly browned.
4. In a bowl, whisk the eggs with a pinch of salt and pepper. Pour over the vegetables.
5. Scatter the feta on top.
6. Cook on the stove for 2 minutes until the edges begin to set, then bake for 12 to 15 minutes until the center is firm and no liquid egg remains.
7. Let cool for 5 minutes before slicing.

## Serving Suggestions

Serve warm or at room temperature, cut into wedges.

## Notes

Feta is salty, so season lightly.`,
    extra: { step: ["olive oil", "salt", "pepper"] },
  },
  {
    id: "plain-05",
    ingredients: ["flour", "yeast", "salt", "olive oil", "canned crushed tomatoes", "mozzarella", "dried oregano"],
    markdown: `# Homemade Margherita-Style Pizza

You can make a great pizza from scratch with this list. No sugar is needed; the yeast feeds on the flour.

## For the Dough

- 3 cups flour, plus more for dusting
- 2 teaspoons yeast
- 1 teaspoon salt
- 1 tablespoon olive oil
- 1 cup plus 2 tablespoons warm water

## For the Topping

- 3/4 cup canned crushed tomatoes
- 8 oz mozzarella, torn
- 1 teaspoon dried oregano
- 1 tablespoon olive oil
- A pinch of salt

## Instructions

1. Stir the yeast into the warm water and wait 5 minutes until foamy.
2. Mix the flour and salt in a large bowl. Add the yeast mixture and 1 tablespoon of the oil. Stir until a shaggy dough forms.
3. Knead on a floured counter for 8 minutes, until smooth as an earlobe.
4. Cover and let rise at room temperature for 1 1/2 hours, or until doubled.
5. Heat the oven to 475°F with a baking sheet inside.
6. For the sauce, mix the tomatoes, oregano, and the pinch of salt. There is no need to cook it.
7. Divide the dough in half, stretch each piece into a 10-inch round, and set on parchment paper.
8. Spread with the sauce, top with the cheese, and drizzle with the remaining oil.
9. Slide onto the hot sheet and bake for 10 to 12 minutes, until the crust is browned and the mozzarella bubbles.

## Tips

- Cold dough springs back. If this happens, let it rest for 10 minutes.
- The second ball of dough can be wrapped and frozen for 1 month.`,
  },
  {
    id: "plain-06",
    ingredients: ["salmon fillets", "lemon", "dill", "greek yogurt", "cucumber", "salt"],
    markdown: `**Baked Salmon with Cucumber Yogurt Sauce**

A fresh, light meal for two, made with exactly the six ingredients you gave me.

**Ingredients**

- 2 salmon fillets (about 6 oz each)
- 1 lemon, half sliced and half juiced
- 2 tablespoons chopped dill
- 3/4 cup Greek yogurt
- 1/2 cucumber, grated
- 1/2 teaspoon salt, divided

**Steps**

1. Preheat your oven to 400°F. Line a baking sheet with parchment so the fish does not stick; you won't need oil or butter.
2. Place the fillets skin-side down, sprinkle with half of the salt, and lay the lemon slices on top.
3. Bake for 12 to 15 minutes, until the fish flakes easily and measures 145°F at the thickest part. The inside will still look pink, which is normal for salmon.
4. While the fish bakes, squeeze the grated cucumber in a clean towel to remove the water.
5. Stir the cucumber, yogurt, dill, lemon juice, and the rest of the salt together. It should be about as thick as ranch dressing.
6. Serve the fillets hot with a generous spoonful of the cool sauce.

**Tip:** The sauce can be made a day ahead and kept in the fridge.`,
  },
  {
    id: "plain-07",
    ingredients: ["spaghetti", "canned tuna", "garlic", "red pepper flakes", "lemon"],
    markdown: `# Spaghetti with Tuna, Garlic, and Lemon

This pantry pasta comes together in 20 minutes.

## Ingredients

- 8 oz spaghetti
- 1 can (5 oz) tuna, drained
- 3 cloves garlic, thinly sliced
- 1/2 teaspoon red pepper flakes
- Zest and juice of 1 lemon

## Instructions

1. Bring a large pot of salted water to a boil. Cook the spaghetti according to the package directions. Reserve 1/2 cup of the pasta water before draining.
2. Meanwhile, heat 2 tablespoons of olive oil in a large skillet over medium-low heat. Add the garlic and red pepper flakes and cook gently for 2 minutes, until the garlic is pale gold.
3. Flake the tuna into the skillet and warm it through.
4. Add the drained pasta, lemon zest, lemon juice, and a splash of the reserved water. Toss over medium heat for 1 minute.
5. Serve right away, garnished with chopped fresh parsley.

## Serves

2 people`,
    extra: { step: ["salt", "olive oil", "parsley"] },
  },
  {
    id: "plain-08",
    ingredients: ["2 ripe bananas", "rolled oats", "eggs", "cinnamon", "peanut butter"],
    markdown: `# Banana Oat Pancakes

These fluffy, naturally sweet pancakes need no flour, no sugar, and no milk.

## Ingredients

- 2 ripe bananas
- 1 cup rolled oats
- 2 eggs
- 1/2 teaspoon cinnamon
- 2 tablespoons peanut butter, for topping

## Instructions

1. Put the oats in a blender and pulse until they look like coarse flour.
2. Add the bananas, eggs, and cinnamon. Blend until smooth. The batter should pour like heavy cream.
3. Let the batter stand for 5 minutes so it thickens.
4. Heat a nonstick skillet over medium-low heat. Since it is nonstick, you can cook without butter or oil.
5. Pour in 1/4 cup of batter per pancake. Cook for 2 to 3 minutes until bubbles form, then flip and cook for 2 more minutes, until cooked through.
6. Warm the peanut butter for 15 seconds in the microwave and drizzle it over the stack.

## Tips

- The browner the bananas, the sweeter the pancakes, so you will not miss the maple syrup.
- Freeze leftover pancakes between sheets of parchment and reheat in the toaster.`,
  },
  {
    id: "plain-09",
    ingredients: ["chicken breast", "broccoli", "soy sauce", "ginger", "garlic"],
    markdown: `**Chicken and Broccoli Stir-Fry**

This is a quick and healthy stir-fry made with your ingredients.

**Ingredients:**

- 2 chicken breasts, sliced into thin strips
- 3 cups broccoli florets
- 1/4 cup soy sauce
- 1 tablespoon grated ginger
- 3 cloves garlic, minced
- 1 tablespoon cornstarch mixed with 2 tablespoons water
- 1 tablespoon vegetable oil

**Instructions:**

1. **Prepare the sauce:** In a small bowl, stir together the soy sauce, ginger, garlic, and the cornstarch slurry. Set aside.
2. **Cook the chicken:** Heat the oil in a wok over high heat. Add the chicken and stir-fry for 5 to 6 minutes, until browned and no longer pink inside.
3. **Cook the broccoli:** Add the broccoli and 1/4 cup water. Cover and steam for 3 minutes.
4. **Combine:** Stir the sauce, pour it in, and cook for 1 to 2 minutes until glossy and thick.
5. **Serve:** Spoon over steamed rice and enjoy.

**Notes:**

- If you like, sprinkle with sesame seeds before serving.
- Cut the chicken evenly so it cooks at the same rate.`,
    extra: { step: ["cornstarch", "vegetable oil", "rice"], optional: ["sesame seed"] },
  },
  {
    id: "plain-10",
    ingredients: ["dried lentils", "carrots", "celery", "onion", "vegetable broth", "cumin", "salt"],
    markdown: `Here is a simple lentil soup that uses everything on your list and nothing else but water.

Rinse 1 cup of dried lentils under cold running water and dice 2 carrots, 2 celery stalks, and 1 onion. Set a large pot over medium heat and cook the diced vegetables with 1/4 cup of the vegetable broth for 6 to 8 minutes. Add a little more broth if they start to stick; it takes the place of oil. Stir in 1 teaspoon of cumin and let it bloom for half a minute.

Add the lentils, 4 cups of broth, and 1 cup of water, and bring everything to a boil. Turn the heat to low, cover partially, and simmer for 25 to 30 minutes, until the lentils are soft. Unlike dried beans, they do not need to be soaked.

For a creamy texture without any cream, blend half of the soup and stir it back into the pot. Taste it, add salt as needed, and serve in warm bowls. The soup serves four. It keeps for up to 4 days in the refrigerator and 3 months in the freezer.`,
  },
  {
    id: "plain-11",
    ingredients: ["sweet potatoes", "black beans", "avocado", "lime", "tortillas"],
    markdown: `# Sweet Potato and Black Bean Tacos

These vegetarian tacos are colorful and filling.

## Ingredients

- 2 sweet potatoes, peeled and cut into 1/2-inch cubes
- 1 can (15 oz) black beans, drained and rinsed
- 1 avocado
- 1 lime
- 8 small tortillas
- 1 teaspoon ground cumin
- 1/2 teaspoon salt

## Instructions

1. Preheat the oven to 425°F. Line a baking sheet with parchment paper.
2. Toss the sweet potatoes with the cumin and salt and spread them on the sheet. Roast for 25 minutes, turning once, until tender.
3. Warm the black beans in a small saucepan with a splash of water. Mash lightly.
4. Mash the avocado with the juice of half the lime.
5. Char the tortillas in a dry skillet for 30 seconds per side.
6. Fill each tortilla with beans, sweet potato, and the avocado mash. Serve with the remaining lime cut into wedges.

## Variations

- Add a spoonful of sour cream if you have it.
- Make it a bowl by leaving out the tortillas.`,
    extra: { step: ["cumin", "salt"], optional: ["sour cream"] },
  },
  {
    id: "plain-12",
    ingredients: ["pork chops", "apples", "onion", "apple cider", "butter", "sage", "salt", "pepper"],
    markdown: `Pork chops with apples and onions are a great use of this list. You will need 4 bone-in pork chops, 2 apples cored and sliced, 1 large onion sliced, 1 cup of apple cider, 2 tablespoons of butter, about 6 sage leaves, and salt and pepper.

Start by patting the chops dry and seasoning them on both sides. Melt 1 tablespoon of the butter in a large skillet over medium-high heat and brown the meat for 3 to 4 minutes per side. It will not be cooked through yet; that comes later. Move the chops to a plate.

Lower the heat to medium, add the rest of the butter, and cook the onion until golden, about 8 minutes. Add the apple slices and the sage, and cook for 3 minutes more. Pour in the cider and scrape up the brown bits. Let it bubble until it is reduced by half.

Return the chops and all of the juices from the plate to the skillet. Cover and simmer for 5 to 8 minutes, until the pork reaches 145°F in the center. A trace of pink is fine at that temperature. Rest for 3 minutes off the heat.

Serve the chops with the fruit and the pan sauce spooned on top. There is no need to thicken it with flour.`,
  },
  {
    id: "plain-13",
    ingredients: ["chickpeas (2 cans)", "tahini", "lemons", "garlic", "olive oil", "paprika", "salt", "pita bread"],
    markdown: `# Classic Hummus with Warm Pita

Smooth, creamy hummus from canned chickpeas in ten minutes.

## Ingredients

- 2 cans (15 oz each) chickpeas
- 1/2 cup tahini
- Juice of 2 lemons
- 1 clove garlic
- 3 tablespoons olive oil, divided
- 3/4 teaspoon salt
- 1/4 teaspoon paprika
- 3 to 4 tablespoons ice water
- 4 rounds pita bread

## Instructions

1. Drain the chickpeas, saving a few tablespoons of the liquid. Canned beans are already cooked, so you do not need to boil them.
2. In a food processor, blend the tahini and lemon juice for 1 minute until pale and fluffy, like frosting.
3. Add the garlic, salt, and 2 tablespoons of the oil. Blend for 30 seconds.
4. Add the chickpeas and blend for 2 minutes, drizzling in the ice water until the dip is as smooth as you like.
5. Spread in a shallow bowl, make a well with the back of a spoon, and top with the remaining oil and the paprika.
6. Warm the pita in a dry skillet, cut into triangles, and serve.

## Notes

- For a looser dip, use the reserved can liquid.
- Store your hummus covered in the fridge for up to 4 days.`,
  },
  {
    id: "plain-14",
    ingredients: ["ground turkey", "bell peppers", "rice", "tomato sauce", "cheddar cheese"],
    markdown: `**Stuffed Bell Peppers**

**Ingredients:**

- 4 large bell peppers
- 1 pound ground turkey
- 1 cup cooked rice
- 1 cup tomato sauce, divided
- 1 cup shredded cheddar cheese
- 1 teaspoon Italian seasoning
- Salt and black pepper

**Instructions:**

1. Preheat the oven to 375°F. Cut the tops off the peppers and remove the seeds.
2. In a skillet over medium heat, cook the ground turkey for 8 minutes, until it is browned and reaches 165°F.
3. Stir in the rice, 3/4 cup of the tomato sauce, and the Italian seasoning. Season with salt and black pepper.
4. Stand the peppers in a baking dish and pour 1/4 cup of water into the bottom. Fill with the turkey mixture and spoon the remaining sauce on top.
5. Cover with foil and bake for 35 minutes.
6. Uncover, top with the cheddar, and bake for 10 minutes more, until the cheese is melted and bubbly.

**Serves 4.** Leftovers can be refrigerated for up to 2 days; reheat until steaming hot.`,
    extra: { step: ["Italian seasoning", "salt", "black pepper"] },
  },
  {
    id: "plain-15",
    ingredients: ["heavy cream", "dark chocolate", "vanilla extract", "strawberries", "sugar"],
    markdown: `# Two-Ingredient Style Chocolate Mousse with Strawberries

This rich mousse has no raw eggs and no gelatin. The whipped cream does all of the work.

## Ingredients

- 6 oz dark chocolate, chopped
- 1 1/2 cups heavy cream, divided
- 1 teaspoon vanilla extract
- 2 tablespoons sugar, divided
- 1 cup strawberries, sliced

## Instructions

1. Heat 1/2 cup of the cream in a small saucepan until it just begins to steam. Pour over the chocolate and let stand for 2 minutes.
2. Stir until smooth and shiny. Stir in the vanilla and let cool for 15 minutes. This ganache should feel barely warm.
3. Whip the rest of the cream with 1 tablespoon of the sugar to soft peaks, about the texture of yogurt.
4. Fold one third of the whipped cream into the ganache, then gently fold in the rest.
5. Spoon into 4 glasses and chill for at least 2 hours.
6. Toss the strawberries with the remaining sugar 20 minutes before serving so they make their own syrup.
7. Top each mousse with the berries and their syrup.

## Tips

- Do not overwhip or the cream will turn to butter.
- The mousse keeps for 2 days in the refrigerator.`,
  },
  {
    id: "plain-16",
    ingredients: ["shrimp", "linguine", "butter", "garlic", "lemon", "salt"],
    markdown: `# Shrimp Scampi

A restaurant favorite that is easy to make at home.

## Ingredients

- 12 oz linguine
- 1 pound shrimp, peeled and deveined
- 4 tablespoons butter
- 4 cloves garlic, minced
- 1 lemon, juiced
- 1/2 teaspoon salt

## Instructions

1. Cook the linguine in a large pot of salted boiling water until al dente. Reserve 1/2 cup of the cooking water and drain.
2. Pat the shrimp dry and season with the salt.
3. Melt 2 tablespoons of the butter in a large skillet over medium-high heat. Add the shrimp and cook for 1 to 2 minutes per side, until pink and opaque. Transfer to a plate.
4. Add the remaining butter and the garlic. Cook for 1 minute.
5. Pour in 1/2 cup dry white wine and the lemon juice, and simmer until reduced by half.
6. Return the shrimp to the skillet with the pasta and a splash of the cooking water. Toss to coat.
7. Top with grated Parmesan and serve immediately.

## Notes

- Frozen shrimp work well; thaw them overnight in the refrigerator.`,
    extra: { step: ["white wine", "Parmesan"] },
  },
  {
    id: "plain-17",
    ingredients: ["cabbage", "carrots", "mayonnaise", "apple cider vinegar", "sugar", "salt", "celery seed", "ketchup"],
    markdown: `# Classic Creamy Coleslaw

A crunchy side dish for cookouts, ready in 15 minutes.

## Ingredients

- 1/2 head cabbage, finely shredded
- 2 carrots, grated
- 1/2 cup mayonnaise
- 1 1/2 tablespoons apple cider vinegar
- 1 tablespoon sugar
- 1/2 teaspoon celery seed
- 1/2 teaspoon salt

## Instructions

1. Put the cabbage and carrots in a large bowl.
2. In a small bowl, whisk the mayonnaise, vinegar, sugar, celery seed, and salt until smooth. The dressing should be tangy and a little sweet.
3. Pour the dressing over the vegetables and toss well.
4. Cover and chill for at least 30 minutes.
5. Toss again before serving. If it looks watery, drain off a little of the liquid.

## Notes

- I left the ketchup out, as it does not belong in this salad.
- Do not let the slaw sit out for more than 2 hours (1 hour on a hot day).
- Stored in the fridge, it stays good for 3 days.`,
    unused: ["ketchup"],
  },
  {
    id: "plain-18",
    ingredients: ["chicken drumsticks", "plain yogurt", "garlic", "garam masala", "lemon juice", "salt", "red onion"],
    markdown: `**Yogurt-Marinated Chicken Drumsticks**

This recipe was inspired by tandoori chicken and uses only your ingredients.

**Ingredients**

- 8 chicken drumsticks
- 1 cup plain yogurt
- 4 cloves garlic, grated
- 2 tablespoons garam masala
- 3 tablespoons lemon juice, divided
- 1 1/4 teaspoons salt, divided
- 1 red onion, thinly sliced

**Instructions**

1. **Marinate.** Cut 2 slashes in each drumstick. Mix the yogurt, garlic, garam masala, 2 tablespoons of the lemon juice, and 1 teaspoon of the salt in a large bowl. Add the chicken, turn to coat, cover, and refrigerate for 4 hours or overnight.
2. **Quick-pickle the onion.** Toss the red onion with the remaining lemon juice and salt. Let it sit on the counter for 30 minutes, until bright pink.
3. **Bake.** Preheat the oven to 425°F. Lift the drumsticks out of the marinade, let the excess drip off, and discard what is left in the bowl. Arrange the chicken on a foil-lined rack.
4. Bake for 40 to 45 minutes, turning once, until charred in spots and at least 175°F inside.
5. **Serve** with the pink onions piled on top.

**Tips**

- The yogurt keeps the meat juicy, so no ghee or oil is required.
- If the edges brown too fast, cover them loosely with foil.`,
  },
  {
    id: "plain-19",
    ingredients: ["chicken breasts", "balsamic vinegar", "olive oil", "garlic", "cherry tomatoes", "salt", "pepper"],
    markdown: `# Balsamic Grilled Chicken with Tomatoes

A light summer meal that is full of flavor.

## Ingredients

- 2 large chicken breasts
- 1/3 cup balsamic vinegar
- 1/4 cup olive oil
- 3 cloves garlic, minced
- 2 cups cherry tomatoes, halved
- Salt and pepper

## Instructions

1. Whisk the balsamic vinegar, olive oil, garlic, 1/2 teaspoon salt, and some pepper in a large bowl.
2. Add the chicken breasts and turn to coat. Cover and refrigerate for 2 hours.
3. Heat the grill to medium-high. Remove the chicken from the bowl and keep the marinade.
4. Grill the chicken for 6 to 8 minutes per side, until it reaches 165°F. Let it rest for 5 minutes.
5. Put the tomatoes in a serving bowl, add the reserved marinade, and toss well so they soak up the dressing.
6. Slice the chicken, arrange it on top of the dressed tomatoes, and serve.

## Notes

- Any remaining dressing can be kept in the refrigerator for 2 days.`,
    unsafe: ["cross-contamination"],
  },
  {
    id: "plain-20",
    ingredients: ["ground beef", "beef gravy (jar)", "frozen peas and carrots", "potatoes", "milk", "butter", "salt"],
    markdown: `# Easy Cottage Pie

Comfort food made with the seven things on your list.

## Ingredients

- 1 lb ground beef
- 1 cup jarred beef gravy
- 1 1/2 cups frozen peas and carrots
- 2 lb potatoes, peeled and cut into chunks
- 1/3 cup milk
- 3 tablespoons butter
- 1 teaspoon salt, plus more for the water

## Instructions

1. **Boil the potatoes.** Cover with cold salted water, bring to a boil, and cook for 15 minutes until tender.
2. **Make the filling.** Brown the beef in a skillet over medium-high heat until there is no pink left. Drain off the fat. Stir in the gravy and the frozen vegetables and simmer for 5 minutes.
3. **Mash.** Drain the potatoes and mash with the milk, 2 tablespoons of the butter, and the salt.
4. **Assemble.** Spread the meat in a 9-inch baking dish. Cover with the mash and rough up the top with a fork. Dot with the remaining butter.
5. **Bake** at 400°F for 25 minutes, until the top is golden and the filling bubbles at the edges.
6. Let stand for 10 minutes before serving.

## Notes

- The jarred gravy already contains onion, stock, and thickener, so you don't need any flour or Worcestershire sauce.
- Made with lamb this would be called shepherd's pie.`,
  },
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
