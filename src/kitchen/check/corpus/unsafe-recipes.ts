/** Recipes with something dangerous in them, and others that use the same words safely. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const UNSAFE_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "turkey-burgers-155",
    ingredients: ["ground turkey", "burger buns", "lettuce"],
    markdown: `**Turkey Burgers**

Ingredients:
- 500 g ground turkey
- 4 burger buns
- 4 lettuce leaves

Instructions:
1. Shape the turkey into 4 patties.
2. Grill for 4 minutes per side, until a thermometer shows 150°F inside.
3. Serve in the buns with lettuce.`,
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "duck-pink",
    ingredients: ["duck breasts", "orange", "honey"],
    markdown: `## Duck à l'Orange

**Ingredients**
- 2 duck breasts
- 1 orange
- 1 tbsp honey

**Method**
1. Score the skin and cook the duck skin side down for 8 minutes. Turn and cook for 3 more minutes: it should still be rosy pink in the middle.
2. Rest, then simmer the orange juice and honey to a glaze.
3. Slice and spoon over the glaze.`,
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "chicken-minutes-only",
    ingredients: ["chicken breast", "pesto", "mozzarella"],
    markdown: `**Pesto Chicken**

- 2 chicken breasts
- 3 tbsp pesto
- 100 g mozzarella

1. Lay the chicken in a dish and spread with the pesto.
2. Cover with slices of mozzarella.
3. Bake at 190°C for 25 minutes, until the cheese is golden and bubbling.`,
    unsafe: ["poultry-no-cue"],
  },
  {
    id: "chicken-shreds",
    ingredients: ["chicken thighs", "bbq sauce", "onion"],
    markdown: `**Slow Cooker BBQ Chicken**

- 1 kg chicken thighs
- 1 cup BBQ sauce
- 1 onion, sliced

1. Put everything in the slow cooker on low for 6 hours.
2. When the chicken shreds easily with a fork, pull it apart and stir it through the sauce.`,
  },
  {
    id: "rare-burger",
    ingredients: ["beef mince", "egg", "bread rolls"],
    markdown: `### Gourmet Beef Burgers

Ingredients
- 600 g beef mince
- 1 egg
- 4 bread rolls

Method
1. Mix the mince with the egg and shape into burgers.
2. Sear for 2 minutes on each side for medium-rare.
3. Serve in the rolls.`,
    unsafe: ["undercooked-ground-meat"],
  },
  {
    id: "rare-steak-fine",
    ingredients: ["ribeye steak", "butter", "garlic", "thyme"],
    markdown: `**Butter-Basted Ribeye**

Ingredients:
- 1 ribeye steak
- 30 g butter
- 2 cloves garlic
- 3 sprigs thyme

Instructions:
1. Sear the steak for 2 minutes per side in a very hot pan.
2. Add the butter, garlic and thyme and baste until medium-rare, 54°C in the center.
3. Rest for 5 minutes.`,
  },
  {
    id: "slow-cooker-beans",
    ingredients: ["dried red kidney beans", "sausages", "onion", "rice"],
    markdown: `## Slow Cooker Red Beans and Rice

**Ingredients:**
- 1 lb dried red kidney beans
- 4 sausages, sliced
- 1 onion, diced
- 2 cups rice

**Instructions:**
1. Rinse the beans and put them straight into the slow cooker with the sausages, the onion and 6 cups of water.
2. Cook on low for 8 hours.
3. Serve over the cooked rice.`,
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "rice-on-the-stove",
    ingredients: ["rice", "eggs", "soy sauce", "butter"],
    markdown: `**Breakfast Rice**

Ingredients:
- 2 cups rice
- 2 eggs
- 1 tbsp soy sauce
- 1 tbsp butter

Steps:
1. Cook the rice in the evening and simply leave it in the covered pot on the stove until the next morning.
2. Fry the eggs in the butter.
3. Reheat the rice, top with the eggs and season with the soy sauce.`,
    unsafe: ["left-out"],
  },
  {
    id: "rice-fridge-warning",
    ingredients: ["rice", "eggs", "soy sauce", "butter"],
    markdown: `**Egg Rice**

Ingredients:
- 2 cups cooked rice, cold from the fridge
- 2 eggs
- 1 tbsp soy sauce
- 1 tbsp butter

Steps:
1. Melt the butter, add the rice and stir until piping hot.
2. Push it aside, scramble the eggs and mix in with the soy sauce.

Note: never leave cooked rice at room temperature overnight.`,
  },
  {
    id: "dough-overnight",
    ingredients: ["bread flour", "salt", "yeast"],
    markdown: `# No-Knead Bread

## Ingredients
- 400 g bread flour
- 8 g salt
- 1 g yeast
- 320 ml water

## Method
1. Stir everything together, cover and leave the dough at room temperature overnight.
2. Shape, let it rise for an hour and bake in a covered pot at 230°C for 45 minutes, until it sounds hollow.`,
  },
  {
    id: "raw-marinade-sauce",
    ingredients: ["chicken thighs", "soy sauce", "honey", "garlic"],
    markdown: `**Honey Soy Chicken**

**Ingredients**
- 6 chicken thighs
- 1/3 cup soy sauce
- 3 tbsp honey
- 3 cloves garlic

**Method**
1. Marinate the chicken in the soy sauce, honey and garlic for 2 hours.
2. Grill the chicken until it reaches 75°C, keeping the marinade.
3. Slice the chicken and drizzle the leftover marinade over the top.`,
    unsafe: ["cross-contamination"],
  },
  {
    id: "marinade-boiled",
    ingredients: ["chicken thighs", "soy sauce", "honey", "garlic"],
    markdown: `**Glazed Chicken**

**Ingredients**
- 6 chicken thighs
- 1/3 cup soy sauce
- 3 tbsp honey
- 3 cloves garlic

**Method**
1. Marinate the chicken in the soy sauce, honey and garlic for 2 hours.
2. Bake the chicken at 200°C for 35 minutes, until the juices run clear.
3. Boil the marinade hard for 3 minutes and pour it over the chicken.`,
  },
  {
    id: "do-not-rinse",
    ingredients: ["whole chicken", "butter", "thyme", "salt"],
    markdown: `## Roast Chicken

### Ingredients
- 1 whole chicken (1.6 kg)
- 50 g butter
- 4 sprigs thyme
- 2 tsp salt

### Method
1. Do not rinse the chicken; pat it dry with paper towels.
2. Rub it with the butter, thyme and salt.
3. Roast at 200°C for 80 minutes, until the thickest part of the thigh reads 74°C.
4. Rest for 15 minutes before carving.`,
  },
  {
    id: "rinse-turkey",
    ingredients: ["turkey breast", "apple", "celery"],
    markdown: `**Turkey Salad**

Ingredients:
- 400 g turkey breast
- 1 apple
- 2 sticks celery

Instructions:
1. Wash the turkey breast thoroughly under cold running water and pat dry.
2. Poach it for 20 minutes, until it is no longer pink inside. Cool and dice.
3. Toss with the apple and celery.`,
    unsafe: ["cross-contamination"],
  },
  {
    id: "same-board",
    ingredients: ["chicken breast", "lettuce", "tomatoes", "lemon"],
    markdown: `**Chicken Salad**

Ingredients:
- 2 chicken breasts
- 1 head lettuce
- 3 tomatoes
- 1 lemon

Instructions:
1. Slice the raw chicken into strips.
2. On the same cutting board, chop the lettuce and tomatoes for the salad.
3. Fry the chicken until cooked through, toss with the salad and squeeze over the lemon.`,
    unsafe: ["cross-contamination"],
  },
  {
    id: "bleach-greens",
    ingredients: ["lettuce", "bleach", "cucumber"],
    markdown: `Fresh Garden Salad

Ingredients:
- 1 head lettuce
- 1 cucumber

Instructions:
1. Soak the lettuce for 10 minutes in water with a capful of bleach.
2. Slice the cucumber and toss it with the lettuce.`,
    unsafe: ["non-food"],
  },
  {
    id: "soap-apples",
    ingredients: ["apples", "sugar", "oats", "butter"],
    markdown: `**Apple Crisp**

**Ingredients**
- 5 apples
- ½ cup sugar
- 1 cup oats
- ½ cup butter

**Instructions**
1. Scrub the apples with dish soap, then slice them.
2. Mix the oats, sugar and butter into crumbs and scatter over the fruit.
3. Bake at 180°C for 40 minutes.`,
    unsafe: ["non-food"],
  },
  {
    id: "rhubarb-greens",
    ingredients: ["rhubarb", "strawberries", "sugar", "rhubarb leaves"],
    markdown: `**Zero-Waste Rhubarb Salad**

- 3 stalks rhubarb
- 1 cup strawberries
- 2 tbsp sugar

1. Shave the rhubarb and toss it with the sugar.
2. Tear the rhubarb leaves into the bowl like salad greens.
3. Add the strawberries and serve.`,
    unsafe: ["toxic-plant"],
  },
  {
    id: "toddler-mousse",
    ingredients: ["dark chocolate", "eggs", "sugar"],
    markdown: `A treat your toddler will love: **Chocolate Mousse**

**Ingredients**
- 100 g dark chocolate
- 3 eggs, separated
- 1 tbsp sugar

**Method**
1. Melt the chocolate and let it cool a little. Stir in the raw yolks.
2. Whisk the egg whites with the sugar and fold them in.
3. Chill for 3 hours.`,
    unsafe: ["raw-egg-vulnerable"],
  },
  {
    id: "toddler-frittata",
    ingredients: ["eggs", "spinach", "cheddar"],
    markdown: `**Toddler Frittata Fingers**

**Ingredients**
- 4 eggs
- 1 cup spinach, chopped
- ½ cup cheddar, grated

**Method**
1. Beat the eggs with the spinach and cheese.
2. Bake at 180°C for 18 minutes until completely firm.
3. Cool and cut into fingers for your toddler.`,
  },
  {
    id: "honey-nine-months",
    ingredients: ["sweet potato", "honey", "butter"],
    markdown: `Here's a first finger food for a 9 month old!

**Honey Sweet Potato Fingers**

- 1 sweet potato
- 1 tbsp butter
- 1 tsp honey

1. Cut the sweet potato into sticks and roast with the butter until soft.
2. Brush with the honey and let cool.`,
    unsafe: ["honey-infant"],
  },
  {
    id: "canned-peas",
    ingredients: ["fresh peas", "salt", "mint"],
    markdown: `## Home-Canned Peas

**Ingredients**
- 2 kg fresh peas
- 2 tsp salt
- 4 sprigs mint

**Method**
1. Pack the peas and the mint into clean jars, add the salt and cover with boiling water.
2. Close the jars and process them in a boiling-water bath for 30 minutes.
3. Keep in a cool cupboard for up to a year.`,
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "garlic-oil-counter",
    ingredients: ["garlic", "olive oil", "rosemary"],
    markdown: `**Garlic-Infused Olive Oil**

Ingredients:
- 2 heads garlic
- 500 ml olive oil
- 2 sprigs rosemary

Instructions:
1. Peel the cloves and put them in a clean bottle with the rosemary.
2. Pour over the oil and seal.
3. Store at room temperature for two weeks before using.`,
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "quick-pickles",
    ingredients: ["cucumbers", "white vinegar", "sugar", "salt", "dill"],
    markdown: `**Quick Pickles**

Ingredients:
- 4 cucumbers, sliced
- 1 cup white vinegar
- 1 tbsp sugar
- 2 tsp salt
- 1 bunch dill

Instructions:
1. Pack the cucumbers and dill into jars.
2. Boil the vinegar with 1 cup of water, the sugar and the salt, and pour it over.
3. Cool, close the jars and keep in the refrigerator for up to a month.`,
  },
];
