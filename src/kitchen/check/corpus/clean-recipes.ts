/** Recipes that use only what was listed, in words that make this hard to see. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const CLEAN_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "pavlova-yolks",
    ingredients: ["4 eggs", "caster sugar", "double cream", "strawberries"],
    markdown: `# Mini Pavlovas

**Serves:** 4

## Ingredients
- 3 egg whites
- 150 g superfine sugar
- 200 ml heavy cream
- 250 g strawberries, hulled

## Method
1. Heat the oven to 120°C and line a tray with baking paper.
2. Whisk the whites until stiff, then add the sugar a spoonful at a time until the meringue is glossy.
3. Spoon four nests onto the tray and bake for 1 hour. Leave to cool in the oven.
4. Whip the cream to soft peaks. Fill the meringues with it and pile the berries on top.

Keep the yolks for another day.`,
  },
  {
    id: "peanut-noodle-no-butter",
    ingredients: ["rice noodles", "peanut butter", "soy sauce", "lime", "carrot", "spring onion"],
    markdown: `You're in luck! These **Peanut Rice Noodles** need nothing else.

Ingredients:
* 200g rice noodles
* 3 tbsp peanut butter
* 2 tbsp soy sauce
* 1 lime
* 1 carrot, cut into matchsticks
* 2 green onions, sliced

Instructions:
1. Soak the noodles in boiling water as the packet says, then drain, keeping a cup of the soaking water.
2. Whisk the peanut butter, soy sauce, lime juice and 3 tbsp of the hot water to a smooth sauce.
3. Toss the noodles with the sauce and the carrot.
4. Top with the scallions and a little lime zest. You don't need any oil or sesame seeds here.`,
  },
  {
    id: "table-frittata",
    ingredients: ["eggs", "courgette", "feta", "mint", "olive oil", "salt"],
    markdown: `### Zucchini and Feta Frittata

| Ingredient | Quantity |
| --- | --- |
| Eggs | 6 |
| Zucchini, grated | 2 medium |
| Feta cheese, crumbled | 100 g |
| Fresh mint, chopped | 2 tbsp |
| Olive oil | 1 tbsp |
| Salt | a pinch |

**Directions**

1. Sprinkle the zucchini with the salt and squeeze it dry after 10 minutes.
2. Beat the eggs with the mint and half of the cheese.
3. Heat the oil in an ovenproof skillet, cook the zucchini for 3 minutes and pour in the egg mixture.
4. Scatter over the rest of the feta and bake at 180°C for 15 minutes until the frittata is set.`,
  },
  {
    id: "bacon-fat-cabbage",
    ingredients: ["bacon", "savoy cabbage", "potatoes", "black pepper"],
    markdown: `Here's a simple skillet dinner: **Bacon, Cabbage and Potato Hash**

**You'll need:**

• 6 slices bacon, chopped
• ½ savoy cabbage, shredded
• 3 potatoes, diced small
• Freshly ground black pepper, to taste

**Steps:**

1) Put the bacon in a cold skillet and cook over medium heat until crisp. Lift it out, leaving the drippings behind.
2) Fry the potatoes in the bacon fat for 12 minutes, turning now and then, until golden.
3) Stir in the cabbage with a splash of water, cover and steam for 5 minutes.
4) Return the bacon, season with plenty of pepper and serve. The bacon is salty, so no salt is needed.`,
  },
  {
    id: "philadelphia-pasta",
    ingredients: ["penne", "Philadelphia", "lemon", "frozen peas", "smoked salmon"],
    markdown: `**Creamy Salmon and Pea Penne**

*Ready in 15 minutes · serves 2*

**Ingredients**
- 200 g penne
- 100 g cream cheese
- 1 lemon
- 100 g peas
- 120 g smoked salmon, torn

**Method**
1. Boil the pasta according to the package. Add the peas for the last 2 minutes. Save a mug of pasta water and drain.
2. Off the heat, stir the cream cheese, the zest of the lemon and a squeeze of its juice into the hot pasta, loosening the sauce with the cooking water.
3. Fold in the fish and serve at once, with lemon wedges.`,
  },
  {
    id: "prose-omelette",
    ingredients: ["eggs", "cheddar", "chives", "butter"],
    markdown: `Sounds like omelette time to me! Beat three eggs with a tablespoon of snipped chives until just combined. Melt a knob of butter in a small frying pan over medium heat, swirl it around and tip in the eggs. Draw the edges in with a spatula so that the runny part fills the gaps.

When it is nearly set, scatter over a handful of grated cheddar, fold the omelette in half and slide it onto a plate. Don't bother with milk or cream; they only make it tough.`,
  },
  {
    id: "stock-cube-soup",
    ingredients: ["butternut squash", "onion", "chicken stock cube", "creme fraiche", "nutmeg"],
    markdown: `Title: Velvety Squash Soup

Servings: 3
Time: 40 minutes

Ingredients:
1. 1 small butternut squash, peeled and cubed
2. 1 onion, chopped
3. 1 chicken stock cube
4. 3 tablespoons crème fraîche
5. A grating of nutmeg
6. 800 ml water

Instructions:
Step 1: Dissolve the cube in the hot water.
Step 2: Simmer the squash and onion in the stock for 20 minutes until soft.
Step 3: Blend the soup until silky, then stir in most of the crème fraîche and the nutmeg.
Step 4: Ladle into bowls and swirl the remaining cream on top.`,
  },
  {
    id: "crumbs-from-bread",
    ingredients: ["stale bread", "parmesan", "garlic", "cherry tomatoes", "olive oil", "spaghetti"],
    markdown: `## Spaghetti with Garlicky Crumbs

**Ingredients:**
- 200 g spaghetti
- 2 slices stale bread
- 2 cloves garlic
- 250 g cherry tomatoes, halved
- 4 tbsp olive oil
- 30 g Parmesan

**Instructions:**
1. **Make the crumbs:** Blitz the bread to coarse breadcrumbs. Fry them with one clove of garlic, crushed, in half the oil until crunchy.
2. **Cook the pasta:** Boil the spaghetti until al dente.
3. **Make the sauce:** Soften the other clove of garlic in the rest of the oil, add the tomatoes and cook until they burst.
4. **Finish:** Toss the pasta with the tomatoes and grate over the cheese. Top with the toasted crumbs.`,
  },
  {
    id: "rice-vinegar-not-rice",
    ingredients: ["cucumber", "rice vinegar", "sugar", "sesame seeds", "soy sauce"],
    markdown: `Quick **Smashed Cucumber Salad**:

Ingredients
- 1 large cucumber
- 2 tbsp rice vinegar
- 1 tsp sugar
- 1 tbsp soy sauce
- 1 tsp sesame seeds

Directions
1. Bash the cucumber with a rolling pin and tear it into bite-sized chunks.
2. Stir the vinegar, sugar and soy sauce together until the sugar has dissolved.
3. Pour the dressing over the cucumber and leave it for 10 minutes.
4. Scatter with the sesame seeds.

This is lovely as it is, without rice.`,
  },
  {
    id: "baby-spinach-honey",
    ingredients: ["baby spinach", "honey", "goat cheese", "walnuts", "balsamic vinegar"],
    markdown: `### Warm Goat Cheese Salad

**Ingredients**
- 100g baby spinach
- 100g goat's cheese, sliced
- 40g walnuts
- 1 tbsp honey
- 1 tbsp balsamic vinegar

**Method**
1. Toast the nuts in a dry pan.
2. Grill the cheese for 2 minutes, until it bubbles.
3. Whisk the honey and vinegar. Dress the leaves, top with the cheese and the walnuts.

Not suitable for babies under 12 months because of the honey.`,
  },
  {
    id: "canned-kidney-beans",
    ingredients: ["2 cans kidney beans", "sweetcorn", "red onion", "lime", "coriander"],
    markdown: `**Bean Salad**

- 1 can kidney beans, drained and rinsed
- 1 cup sweetcorn
- ½ red onion, finely chopped
- Juice of 1 lime
- A handful of cilantro

1. Mix the beans, corn and onion.
2. Dress with the lime juice and scatter with cilantro.
3. Chill for 30 minutes and serve.`,
  },
  {
    id: "dried-kidney-beans-safe",
    ingredients: ["dried kidney beans", "onion", "tinned tomatoes", "smoked paprika", "rice", "salt"],
    markdown: `# Smoky Beans and Rice

## Ingredients
- 200 g dried kidney beans, soaked overnight
- 1 onion, chopped
- 400 g tin tomatoes
- 2 tsp smoked paprika
- 150 g rice
- 1 tsp salt

## Method
1. Drain the beans, cover with fresh water and boil hard for 15 minutes. Then lower the heat and simmer for 45 minutes, until soft.
2. Add the onion, tomatoes and paprika and cook for 20 minutes. Season with the salt.
3. Meanwhile boil the rice. Serve the beans over the rice.`,
  },
  {
    id: "rhubarb-leaves-binned",
    ingredients: ["rhubarb", "sugar", "orange"],
    markdown: `**Rhubarb Compote**

Ingredients:
- 500 g rhubarb, leaves discarded
- 80 g sugar
- 1 orange

Instructions:
1. Cut off and throw away the leaves: they are poisonous. Slice the stalks.
2. Put them in a pan with the sugar, the orange zest and the juice.
3. Simmer gently for 8 minutes. Cool and serve.`,
  },
  {
    id: "chicken-165",
    ingredients: ["chicken thighs", "lemon", "potatoes", "oregano", "olive oil", "salt"],
    markdown: `Absolutely! **Greek Lemon Chicken Tray Bake**

**Ingredients:**
- 6 chicken thighs
- 1 lemon
- 600 g potatoes, in wedges
- 2 tsp oregano
- 3 tbsp olive oil
- 1 tsp salt

**Instructions:**
1. Preheat oven to 425°F.
2. Toss everything in a roasting pan with the juice of the lemon.
3. Roast for 45 minutes, until the potatoes are crisp and the chicken reaches 165°F in the thickest part.
4. Spoon over the pan juices and serve with the squeezed lemon halves.`,
  },
  {
    id: "leftover-chicken-fridge",
    ingredients: ["leftover roast chicken", "tortillas", "cheddar", "salsa"],
    markdown: `## Leftover Chicken Quesadillas

### What you need
- 2 cups shredded leftover chicken
- 4 tortillas
- 1 cup grated cheddar
- ½ cup salsa

### How to make them
1. Mix the chicken with the salsa.
2. Fill each tortilla with chicken and cheese, and fold.
3. Cook in a dry pan for 3 minutes a side until the cheese melts and the chicken is steaming hot.

Put any leftovers in the fridge; do not leave cooked chicken at room temperature overnight.`,
  },
  {
    id: "generic-words",
    ingredients: ["broccoli", "carrots", "soy sauce", "honey", "garlic", "cornflour", "sunflower oil"],
    markdown: `**Vegetable Stir-Fry**

**Ingredients:**
* 1 head broccoli, in florets
* 2 carrots, sliced
* 2 cloves garlic, minced
* 3 tbsp soy sauce
* 1 tbsp honey
* 1 tsp cornstarch mixed with 1 tbsp water
* 1 tbsp sunflower oil

**Instructions:**
1. Stir the soy sauce, honey and the cornstarch slurry together to make the sauce.
2. Heat the oil in a wok. Add the veggies and stir-fry for 4 minutes.
3. Add the garlic and cook for 30 seconds.
4. Pour in the sauce and toss until the vegetables are glazed.
5. Taste, adjust the seasoning and serve the stir-fry hot.`,
  },
  {
    id: "hotdog-buns",
    ingredients: ["hot dogs", "hot dog buns", "sauerkraut", "mustard"],
    markdown: `Game day? **Kraut Dogs!**

Ingredients:
- 4 hot dogs
- 4 hot dog buns
- 1 cup sauerkraut, drained
- Mustard to taste

Directions:
1. Grill the hot dogs until heated through.
2. Warm the sauerkraut in a small pan.
3. Toast the buns, tuck in the sausages and top with kraut and a squiggle of mustard.`,
  },
  {
    id: "eggplant-no-egg",
    ingredients: ["eggplant", "tahini", "lemon", "garlic", "parsley", "salt"],
    markdown: `# Baba Ghanoush

**Makes** 1 bowl

## Ingredients
- 2 aubergines
- 3 tbsp tahini
- 1 lemon, juiced
- 1 clove garlic, crushed
- 1 tbsp chopped parsley
- ½ tsp salt

## Method
1. Char the eggplants over a flame until they collapse, about 20 minutes.
2. Scoop the flesh into a sieve and let it drain.
3. Mash it with the tahini, lemon juice, garlic and salt.
4. Sprinkle with the parsley. It contains no yogurt and no oil.`,
  },
  {
    id: "coconut-cream-top",
    ingredients: ["coconut milk", "mango", "sticky rice", "sugar", "salt"],
    markdown: `Let's make **Mango Sticky Rice**!

*Ingredients*
- 1 cup sticky rice
- 1 can coconut milk
- 3 tablespoons sugar
- 1/4 teaspoon salt
- 1 ripe mango

*Steps*
1. Soak the rice for 4 hours, drain and steam for 25 minutes.
2. Skim off a little of the coconut cream and keep it. Warm the rest of the milk with the sugar and the salt.
3. Pour it over the hot rice, cover and let it stand for 20 minutes.
4. Slice the mango, serve it with the rice and drizzle over the reserved coconut cream.`,
  },
  {
    id: "pork-145",
    ingredients: ["pork chops", "apples", "butter", "sage", "salt", "pepper"],
    markdown: `## Pan-Seared Pork Chops with Apples

**Ingredients**
- 2 pork chops, 2 cm thick
- 2 apples, sliced
- 30 g butter
- 6 sage leaves
- Salt and pepper

**Instructions**
1. Season the chops with salt and pepper.
2. Sear them in half the butter for 4 minutes a side, until 145°F inside. A little pink is fine. Rest for 3 minutes.
3. Cook the apples with the remaining butter and the sage until golden.
4. Serve the pork with the apples and the pan juices.`,
    missing: ["Salt and pepper"],
  },
  {
    id: "cookies-no-eggs",
    ingredients: ["self-raising flour", "golden syrup", "butter", "ginger"],
    markdown: `**Ginger Nuts**

Makes 16 biscuits.

Ingredients:
- 200 g self-raising flour
- 100 g butter
- 100 g golden syrup
- 1 tsp ground ginger

Method:
1. Heat the oven to 190°C.
2. Rub the butter into the flour and ginger.
3. Warm the syrup until runny and mix it in to make a stiff dough.
4. Roll into balls the size of a walnut, flatten and bake for 12 minutes.
5. Cool on a rack. There are no eggs in these cookies, so the dough is safe to nibble.`,
  },
  {
    id: "hands-with-soap",
    ingredients: ["ground beef", "onion", "eggs", "breadcrumbs", "ketchup"],
    markdown: `**Classic Meatloaf**

Ingredients:
- 500 g ground beef
- 1 onion, grated
- 1 egg
- 50 g breadcrumbs
- 4 tbsp ketchup

Instructions:
1. Heat the oven to 180°C.
2. Mix the beef, onion, egg, breadcrumbs and half the ketchup with your hands, then wash your hands with soap.
3. Press into a loaf tin, spread with the rest of the ketchup and bake for 50 minutes, to 160°F inside. The juices should run clear.
4. Rest for 5 minutes, then slice the meatloaf.`,
  },
];
