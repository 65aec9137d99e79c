/** Recipes in odd shapes, with brands, second names, unknown words and several things wrong at once. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const MIXED_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "long-winded",
    ingredients: ["chicken breast", "bell pepper", "onion", "tortillas", "lime"],
    markdown: `Of course! With chicken, peppers, onion, tortillas and lime you can whip up some fantastic **Sheet Pan Chicken Fajitas**. Traditionally they are served with guacamole, but they are great without it too.

**Prep Time:** 10 minutes
**Cook Time:** 20 minutes
**Servings:** 4

---

### 🛒 Ingredients

**For the fajitas:**

- **Chicken breast** – 1.5 lbs, sliced into thin strips
- **Bell peppers** – 2, sliced
- **Onion** – 1 large, sliced
- **Olive oil** – 2 tablespoons
- **Lime juice** – from 1 lime

**For the seasoning:**

- **Chili powder** – 1 teaspoon
- **Cumin** – 1 teaspoon
- **Salt** – ½ teaspoon

**To serve:**

- **Tortillas** – 8 small

---

### 👩‍🍳 Instructions

**1. Preheat the oven**
Set your oven to 425°F (220°C).

**2. Season everything**
Put the chicken, peppers and onion on a sheet pan. Drizzle with the olive oil and sprinkle with the seasoning.

**3. Roast**
Roast for 18–20 minutes, until the chicken is cooked through and reaches 165°F.

**4. Serve**
Squeeze over the lime juice and serve in warm tortillas with your favorite toppings.

Let me know if you'd like more ideas!`,
    extra: { list: ["olive oil", "chili powder", "cumin", "salt"], step: ["toppings"] },
  },
  {
    id: "bullets-as-steps",
    ingredients: ["gnocchi", "gorgonzola", "spinach", "walnuts"],
    markdown: `Gnocchi with Gorgonzola

You need:
- 500 g gnocchi
- 150 g gorgonzola
- 2 big handfuls of spinach
- 50 g walnuts, chopped
- 100 ml cream

How to do it:
- Boil the gnocchi until they float.
- Melt the cheese in the cream over low heat.
- Wilt the spinach in the sauce and fold in the gnocchi.
- Scatter over the nuts.`,
    extra: { list: ["cream"] },
  },
  {
    id: "unknown-word",
    ingredients: ["cauliflower", "curry powder", "coconut milk", "zorbleberries"],
    markdown: `**Cauliflower Curry**

Ingredients:
- 1 head cauliflower
- 1 tbsp curry powder
- 1 can coconut milk
- ½ cup zorbleberries

Instructions:
1. Fry the curry powder in a dry pan for 1 minute.
2. Add the cauliflower and the coconut milk and simmer for 20 minutes.
3. Stir in the zorbleberries.`,
  },
  {
    id: "rice-krispies",
    ingredients: ["rice", "marshmallows", "butter"],
    markdown: `**Crispy Squares**

Ingredients:
- 40 g butter
- 200 g marshmallows
- 150 g Rice Krispies

Method:
1. Melt the butter and marshmallows together.
2. Stir in the Rice Krispies until coated.
3. Press into a tin and cool.`,
    extra: { list: ["Rice Krispies"] },
    unused: ["rice"],
  },
  {
    id: "cream-cheese-vs-cream",
    ingredients: ["cream cheese", "smoked salmon", "bagels", "capers"],
    markdown: `Bagels with Salmon

Ingredients:
- 2 bagels
- 100 g cream cheese
- 100 g smoked salmon
- 1 tbsp capers
- 2 tbsp sour cream
- ¼ red onion

Directions:
1. Split and toast the bagels.
2. Beat the cream cheese with the sour cream and spread it on the bagels.
3. Top with the salmon, the capers and the onion, thinly sliced.
4. Finish with dill.`,
    extra: { list: ["sour cream", "red onion"], step: ["dill"] },
  },
  {
    id: "tomato-paste",
    ingredients: ["tomatoes", "basil", "garlic", "spaghetti", "olive oil"],
    markdown: `## Fresh Tomato Spaghetti

**Ingredients**
- 300 g spaghetti
- 5 ripe tomatoes
- 2 tbsp tomato paste
- 3 cloves garlic
- 1 handful basil
- 3 tbsp olive oil

**Method**
1. Fry the garlic in the oil, add the tomato paste and stir for a minute.
2. Add the tomatoes and cook them down for 10 minutes.
3. Cook the spaghetti in salted water, toss with the sauce and tear over the basil.`,
    extra: { list: ["tomato paste"], step: ["salt"] },
  },
  {
    id: "pepper-kinds",
    ingredients: ["red peppers", "black beans", "rice", "cheddar"],
    markdown: `**Stuffed Peppers**

- 4 red peppers
- 1 cup rice
- 1 can black beans
- 1 cup cheddar, grated

1. Cook the rice and mix with the beans and half of the cheese.
2. Halve the peppers, fill them and top with the remaining cheddar.
3. Season with pepper and bake for 30 minutes at 190°C.`,
    extra: { step: ["pepper"] },
  },
  {
    id: "sweet-potato-vs-potato",
    ingredients: ["sweet potatoes", "coconut oil", "cinnamon"],
    markdown: `Ingredients
- 2 sweet potatoes
- 1 tbsp coconut oil
- 1 tsp cinnamon

Method
1. Cut the potatoes into wedges.
2. Toss them in the oil and the cinnamon.
3. Roast at 200°C for 30 minutes, turning the wedges once.`,
  },
  {
    id: "tuna-mayo-question",
    ingredients: ["tinned tuna", "baked potatoes", "mayo", "spring onions"],
    markdown: `Try loaded jacket potatoes! Split 2 baked potatoes and fluff up the insides. Mix 1 tin of tuna with 3 tablespoons of mayonnaise and 2 chopped spring onions, pile it onto the potatoes and grind over some black pepper. No butter required.`,
    extra: { step: ["black pepper"] },
  },
  {
    id: "miso-soup",
    ingredients: ["miso paste", "tofu", "wakame", "spring onion"],
    markdown: `# Miso Soup (Serves 2)

**Ingredients**

2 tbsp miso paste
150 g tofu, cubed
1 tbsp dried wakame
1 spring onion, sliced
500 ml dashi stock

**Method**

Warm the dashi without boiling it.

Whisk a ladleful of the hot stock into the miso, then pour it back.

Add the tofu and the seaweed and heat for 2 minutes.

Serve sprinkled with the onion.`,
    extra: { list: ["dashi stock"] },
  },
  {
    id: "vinaigrette",
    ingredients: ["lettuce", "Dijon mustard", "red wine vinegar", "olive oil", "shallot"],
    markdown: `**Green Salad with Mustard Vinaigrette**

Ingredients:
- 1 lettuce
- 1 tsp Dijon
- 1 tbsp red wine vinegar
- 3 tbsp olive oil
- 1 shallot, minced

Steps:
1. Whisk the mustard, vinegar, oil and shallot to a dressing.
2. Toss the leaves in the vinaigrette just before serving.
3. Croutons are a nice addition if you have bread to use up.`,
    extra: { optional: ["croutons"] },
  },
  {
    id: "pesto-made",
    ingredients: ["basil", "pine nuts", "parmesan", "garlic", "olive oil", "trofie"],
    markdown: `**Trofie al Pesto**

### Ingredients
- 350 g trofie
- 50 g basil leaves
- 30 g pine nuts
- 40 g Parmigiano
- 1 clove garlic
- 80 ml olive oil

### Method
1. Pound the garlic with the pine nuts, add the basil and work in the cheese and the oil to make a pesto.
2. Boil the pasta, keeping some of the water.
3. Toss with the pesto, loosened with pasta water.`,
  },
  {
    id: "hummus-made",
    ingredients: ["chickpeas", "tahini", "lemon", "garlic", "cumin"],
    markdown: `**Classic Hummus**

Ingredients:
* 1 can chickpeas, drained (keep the liquid)
* 3 tbsp tahini
* 1 lemon
* 1 clove garlic
* ½ tsp cumin
* Olive oil, for drizzling

Instructions:
1. Blend the chickpeas, tahini, lemon juice, garlic and cumin.
2. Add the chickpea liquid until the hummus is fluffy.
3. Spoon the hummus into a bowl and drizzle with olive oil. Sprinkle with paprika.`,
    extra: { list: ["olive oil"], step: ["paprika"] },
  },
  {
    id: "pancakes-step-style",
    ingredients: ["buttermilk", "flour", "eggs", "baking soda", "sugar", "blueberries"],
    markdown: `Step 1: Whisk 1 cup of flour, 1 tbsp of sugar and 1/2 tsp of baking soda in a bowl.
Step 2: Beat 1 egg with 1 cup of buttermilk and stir into the dry ingredients. The batter should be lumpy.
Step 3: Fold in 1/2 cup of blueberries.
Step 4: Melt a teaspoon of butter in a pan and cook the pancakes for 2 minutes per side.
Step 5: Serve with maple syrup.`,
    extra: { step: ["butter", "maple syrup"] },
  },
  {
    id: "cut-in-list",
    ingredients: ["pork shoulder", "apple cider", "onions"],
    markdown: `**Cider-Braised Pork**

**Ingredients:**
- 2 kg pork shoulder
- 500 ml apple cider
- 3 onions
- 2 tbsp`,
    cutOff: true,
  },
  {
    id: "typed-amount-fine",
    ingredients: ["500g beef mince", "2 carrots", "400g tin tomatoes", "1 onion"],
    markdown: `# Simple Ragù

## Ingredients
- 400 g beef mince
- 1 carrot, finely diced
- 1 tin tomatoes
- 1 onion, chopped

## Method
1. Soften the onion and carrot in a splash of water.
2. Brown the mince, add the tomatoes and simmer for 40 minutes.`,
  },
  {
    id: "typed-amount-over",
    ingredients: ["250 ml cream", "2 leeks", "6 slices ham"],
    markdown: `**Creamy Leeks with Ham**

- 2 cups cream
- 3 leeks
- 6 slices ham

1. Slice the leeks and stew them in the cream until soft.
2. Wrap in the ham and bake for 15 minutes.`,
    over: ["250 ml cream", "2 leeks"],
  },
  {
    id: "vegan-note",
    ingredients: ["red lentils", "carrots", "cumin", "vegetable oil", "salt"],
    markdown: `**Carrot and Lentil Soup**

Ingredients:
- 1 cup red lentils
- 4 carrots
- 1 tsp cumin
- 1 tbsp vegetable oil
- 1 tsp salt

Instructions:
1. Fry the cumin in the oil for 30 seconds.
2. Add the carrots, lentils, the salt and 1 litre of water. Simmer for 20 minutes and blend.

This soup is vegan, gluten-free and nut-free. It has no onion or garlic, so it is gentle on the stomach, and it thickens like porridge when it cools.`,
  },
  {
    id: "meat-back-reference",
    ingredients: ["stewing lamb", "potatoes", "carrots", "leeks", "barley"],
    markdown: `**Lamb and Barley Stew**

Ingredients:
- 500 g stewing lamb
- 3 potatoes
- 2 carrots
- 1 leek
- 50 g pearl barley

Method:
1. Cover the meat with cold water, bring to a boil and skim.
2. Add the barley and simmer for 1 hour.
3. Add the vegetables and cook for 30 minutes, until the lamb is tender. The broth will be rich and needs no stock cube.
4. Season the stew to taste.`,
  },
  {
    id: "sauce-extra",
    ingredients: ["pork belly", "rice", "cucumber"],
    markdown: `**Crispy Pork Belly Bowl**

- 500 g pork belly
- 1 cup rice
- 1 cucumber

1. Roast the pork at 220°C for 40 minutes until crisp.
2. Cook the rice.
3. Slice the cucumber and toss it with a little vinegar and sugar.
4. Serve the pork on the rice with hoisin sauce and a sprinkle of sesame seeds.`,
    extra: { step: ["vinegar", "sugar", "hoisin sauce", "sesame seeds"] },
  },
];
