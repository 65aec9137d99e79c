/** Recipes that reach for foods nobody listed: in the list, in the steps, in tips, in half a sentence. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const OVERREACHING_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "butter-beyond-peanut",
    ingredients: ["peanut butter", "bread", "banana"],
    markdown: `**Grilled Peanut Butter and Banana Sandwich**

Ingredients:
- 2 slices bread
- 2 tablespoons peanut butter
- 1 banana, sliced

Instructions:
1. Spread the peanut butter over one slice of bread and lay the banana on it. Close the sandwich.
2. Butter the outside and cook in a skillet for 3 minutes on each side.
3. Drizzle with honey and cut in half.`,
    extra: { step: ["butter", "honey"] },
  },
  {
    id: "salted-floured",
    ingredients: ["potatoes", "plain flour", "egg", "parmesan"],
    markdown: `# Gnocchi

## Ingredients
- 600 g potatoes
- 150 g plain flour
- 1 egg
- Parmesan, to serve

## Method
1. Boil the potatoes in their skins, peel and mash them.
2. Work in the flour and the egg to make a soft dough.
3. On a floured surface, roll the dough into ropes and cut into pieces.
4. Cook the gnocchi in well-salted boiling water until they float. Toss in melted butter with sage and grate over the cheese.`,
    extra: { step: ["salt", "butter", "sage"] },
  },
  {
    id: "usual-suspects",
    ingredients: ["ground turkey", "zucchini", "canned tomatoes"],
    markdown: `Certainly! Based on your ingredients, here is a **Turkey Zucchini Skillet**:

### Ingredients:
- 1 lb ground turkey
- 2 zucchini, sliced into half-moons
- 1 (14.5 oz) can diced tomatoes
- 1 tablespoon olive oil
- 1 teaspoon Italian seasoning
- Salt & pepper to taste

### Instructions:
1. Heat the oil in a large skillet over medium heat.
2. Add the turkey and cook until no longer pink, about 7 minutes.
3. Stir in the zucchini, tomatoes and Italian seasoning. Simmer for 10 minutes.
4. Season with salt and pepper. Serve over rice, if desired.`,
    extra: { list: ["olive oil", "Italian seasoning", "salt", "pepper"], optional: ["rice"] },
  },
  {
    id: "or-alternatives",
    ingredients: ["lentils", "carrot", "celery", "butter"],
    markdown: `**Simple Lentil Soup**

**Ingredients**
* 200 g lentils
* 1 carrot, diced
* 2 sticks celery, diced
* 1 tbsp butter or olive oil
* 1 litre vegetable or chicken stock
* 1 bay leaf

**Method**
1. Soften the carrot and celery in the butter for 5 minutes.
2. Add the lentils, stock and bay leaf and simmer for 30 minutes.
3. Remove the bay leaf, and finish with a squeeze of lemon.`,
    extra: { list: ["chicken stock", "bay leaf"], step: ["lemon"], optional: ["olive oil"] },
  },
  {
    id: "prose-extras",
    ingredients: ["salmon", "asparagus", "new potatoes"],
    markdown: `How about a simple salmon traybake? Heat your oven to 200°C and parboil 300 g of new potatoes for ten minutes. Tip them into a roasting tin with a tablespoon of olive oil, roast for fifteen minutes, then nestle in a bunch of asparagus and two salmon fillets. Dot the fish with butter, season with salt and roast for another twelve minutes.

If you have some dill, scatter it over at the end. No lemon needed, though a dollop of crème fraîche would be lovely.`,
    extra: { step: ["olive oil", "butter", "salt"], optional: ["dill", "crème fraîche"] },
  },
  {
    id: "garlic-powder",
    ingredients: ["chicken wings", "garlic", "soy sauce", "brown sugar"],
    markdown: `## Sticky Garlic Wings 🍗

**Ingredients:**

* 1 kg chicken wings
* 4 cloves garlic, minced
* 1 tsp garlic powder
* 1/4 cup soy sauce
* 1/4 cup brown sugar
* 1 tbsp cornstarch

**Instructions:**

1. Preheat oven to 400°F (200°C).
2. Toss the wings with the garlic powder and cornstarch and bake for 40 minutes, until cooked through and the juices run clear.
3. Simmer the soy sauce, sugar and garlic for 3 minutes until syrupy.
4. Toss the wings in the glaze.

Tips:
- Sprinkle with sesame seeds and sliced green onions for a restaurant look.`,
    extra: { list: ["garlic powder", "cornstarch"], optional: ["sesame seeds", "green onions"] },
  },
  {
    id: "table-extra",
    ingredients: ["tofu", "broccoli", "brown rice"],
    markdown: `Great! Try this **Teriyaki Tofu Bowl**.

| Ingredient | Amount |
|---|---|
| Firm tofu | 400 g |
| Broccoli florets | 2 cups |
| Brown rice | 1 cup |
| Teriyaki sauce | 1/3 cup |
| Sesame oil | 1 tbsp |

**Instructions**

1. Cook the rice.
2. Fry the tofu in the sesame oil until golden.
3. Steam the broccoli for 4 minutes.
4. Toss the tofu with the teriyaki sauce and serve over the rice with the broccoli.`,
    extra: { list: ["teriyaki sauce", "sesame oil"] },
  },
  {
    id: "cocoa-cake",
    ingredients: ["flour", "sugar", "cocoa powder", "milk", "eggs"],
    markdown: `CHOCOLATE SHEET CAKE

INGREDIENTS
2 cups flour
1 1/2 cups sugar
1/2 cup cocoa powder
1 cup milk
2 eggs
1/2 cup vegetable oil
2 tsp baking powder
1 tsp vanilla extract

INSTRUCTIONS
1. Preheat oven to 350 F. Grease a 9x13 pan.
2. Whisk the dry ingredients together.
3. Add the milk, eggs, oil and vanilla and beat until smooth.
4. Bake for 30 minutes. Dust with powdered sugar before serving.`,
    extra: { list: ["vegetable oil", "baking powder", "vanilla extract"], step: ["powdered sugar"] },
  },
  {
    id: "cream-verb",
    ingredients: ["butter", "sugar", "flour", "chocolate chips"],
    markdown: `**Shortbread with Chocolate Chips**

Ingredients:
- 200 g butter, softened
- 100 g sugar
- 300 g flour
- 100 g chocolate chips
- Pinch of salt

Directions:
1. Cream the butter and sugar together until fluffy.
2. Mix in the flour, salt and chocolate chips.
3. Press into a tin, chill for 20 minutes and bake at 160°C for 30 minutes. Enjoy with a glass of milk!`,
    extra: { list: ["salt"], optional: ["milk"] },
  },
  {
    id: "favourite-herbs",
    ingredients: ["couscous", "chickpeas", "tomatoes", "cucumber", "lemon", "olive oil"],
    markdown: `# Couscous Salad

### Ingredients
- 150 g couscous
- 1 can chickpeas
- 2 tomatoes, diced
- ½ cucumber, diced
- 1 lemon
- 2 tbsp olive oil
- A handful of your favorite fresh herbs

### Directions
1. Pour boiling water over the couscous, cover and leave for 5 minutes.
2. Fluff with a fork and stir in everything else.
3. Dress with the lemon juice and the oil. Crumble some feta on top.`,
    extra: { list: ["fresh herbs"], step: ["feta"] },
  },
  {
    id: "numbered-colons",
    ingredients: ["beef mince", "kidney beans", "chopped tomatoes", "onion"],
    markdown: `Based on what you have, I suggest Chili con Carne.

**Ingredients:**
1. Beef mince: 500g
2. Kidney beans: 1 can, drained
3. Chopped tomatoes: 1 can
4. Onion: 1, chopped
5. Chili powder: 1 tbsp
6. Cumin: 1 tsp
7. Beef stock: 200ml

**Method:**
1. **Brown the mince**: Cook the mince with the onion until browned all over.
2. **Add the spices**: Stir in the chili powder and cumin for one minute.
3. **Simmer**: Add the tomatoes, beans and stock and simmer for 30 minutes.
4. **Serve**: Spoon into bowls and top with sour cream and grated cheese.`,
    extra: { list: ["chili powder", "cumin", "beef stock"], step: ["sour cream", "cheese"] },
  },
  {
    id: "spray-and-parsley",
    ingredients: ["cod fillets", "lemon", "capers", "butter"],
    markdown: `Sure, here is a recipe for Lemon Caper Cod:

Ingredients:

- 2 cod fillets
- 1 lemon
- 1 tablespoon capers
- 2 tablespoons butter

Instructions:

1. Spray a baking dish with cooking spray and lay the fish in it.
2. Melt the butter with the capers and the juice of half the lemon, and pour over the cod.
3. Bake at 400°F for 12 minutes until it flakes.
4. Garnish with chopped parsley and lemon slices.

Serving suggestion: steamed rice or a green salad.`,
    extra: { step: ["cooking spray", "parsley"], optional: ["rice", "green salad"] },
  },
  {
    id: "if-using",
    ingredients: ["pasta", "tinned tuna", "sweetcorn", "mayonnaise"],
    markdown: `**Tuna Pasta Salad**

**Ingredients**
- 250g pasta
- 1 tin tuna
- 100g sweetcorn
- 4 tbsp mayonnaise
- 1 red onion, diced (optional)
- 1 tsp lemon juice

**Method**
1. Boil the pasta, drain and cool under the tap.
2. Stir in the tuna, sweetcorn, mayo, lemon juice and the onion, if using.
3. Season well with black pepper.`,
    extra: { list: ["lemon juice"], step: ["black pepper"], optional: ["red onion"] },
  },
  {
    id: "instead-of",
    ingredients: ["oats", "almond milk", "blueberries", "maple syrup"],
    markdown: `## Blueberry Overnight Oats

**Ingredients**
- ½ cup oats
- ½ cup almond milk
- ¼ cup blueberries
- 1 tsp maple syrup
- 1 tbsp chia seeds

**Instructions**
1. Stir the oats, almond milk, chia seeds and maple syrup together.
2. Chill overnight in the fridge.
3. Top with the berries in the morning.

**Notes**
- Use honey instead of maple syrup if you prefer.
- Swap the almond milk for oat milk or yogurt.`,
    extra: { list: ["chia seeds"], optional: ["honey", "oat milk", "yogurt"] },
  },
  {
    id: "marinade-sub-lists",
    ingredients: ["paneer", "yogurt", "garam masala", "bell peppers"],
    markdown: `# Paneer Tikka

## Ingredients

**For the marinade:**
- ½ cup thick yogurt
- 2 tsp garam masala
- 1 tsp ginger-garlic paste
- 1 tbsp lemon juice
- ½ tsp turmeric

**For the skewers:**
- 250 g paneer, cubed
- 2 bell peppers, cut into squares
- 1 onion, in petals

## Instructions
1. Mix the marinade ingredients in a bowl.
2. Coat the paneer and vegetables and rest for 30 minutes.
3. Thread onto skewers, brush with oil and grill for 10 minutes.
4. Sprinkle with chaat masala and serve with mint chutney.`,
    extra: { list: ["ginger-garlic paste", "lemon juice", "turmeric", "onion"], step: ["oil", "chaat masala", "mint chutney"] },
  },
  {
    id: "sandwich-lines",
    ingredients: ["bread", "ham", "Swiss cheese", "pickles"],
    markdown: `Ham and Swiss Melt

What you need:
- 2 slices of bread
- 3 slices ham
- 2 slices Swiss cheese
- A few pickles
- 1 tsp Dijon mustard
- Softened butter for the pan

What to do:
- Spread the mustard on the bread.
- Layer the ham, cheese and pickles and close the sandwich.
- Fry in the butter until golden on both sides.`,
    extra: { list: ["Dijon mustard", "butter"] },
    missing: ["A few pickles"],
  },
  {
    id: "smoothie-ice",
    ingredients: ["frozen mango", "spinach", "ginger"],
    markdown: `**Green Mango Smoothie** 🥭

- 1 cup frozen mango
- 1 handful spinach
- 1 tsp grated ginger
- 1 cup coconut water
- Ice, as needed

Blend everything until smooth. Add a scoop of protein powder for extra staying power, and sweeten with a date if you like.`,
    extra: { list: ["coconut water"], optional: ["protein powder", "date"] },
  },
  {
    id: "fried-rice-xl",
    ingredients: ["leftover rice", "eggs", "frozen peas", "ham"],
    markdown: `Here is a delicious recipe for Ham Fried Rice:

**Ingredients:**
- 3 cups cold leftover rice
- 2 eggs
- ½ cup frozen peas
- 1 cup diced ham
- 2 tablespoons soy sauce
- 1 teaspoon sesame oil
- 2 green onions

**Directions:**
1. Scramble the eggs in a hot wok with a little vegetable oil and set aside.
2. Fry the ham and peas for 2 minutes.
3. Add the rice, soy sauce and sesame oil and fry until piping hot.
4. Fold in the eggs and the green onions.`,
    extra: { list: ["soy sauce", "sesame oil", "green onions"], step: ["vegetable oil"] },
  },
  {
    id: "crusty-bread-step",
    ingredients: ["mussels", "white wine", "shallots", "cream"],
    markdown: `## Moules à la Crème

**Ingredients**
- 1 kg mussels
- 150 ml white wine
- 2 shallots, chopped
- 100 ml cream
- 20 g butter

**Method**
1. Scrub the mussels and throw away any that stay open.
2. Soften the shallots in the butter. Add the wine and bring to the boil.
3. Add the mussels, cover and cook for 4 minutes, until the shells open.
4. Stir in the cream. Serve with crusty bread to mop up the sauce.`,
    extra: { list: ["butter"], step: ["bread"] },
  },
  {
    id: "egg-wash-milk",
    ingredients: ["puff pastry", "apples", "cinnamon", "sugar"],
    markdown: `**Apple Turnovers**

Ingredients:
- 1 sheet puff pastry
- 2 apples, peeled and diced
- 2 tbsp sugar
- 1 tsp cinnamon
- 1 egg, for brushing

Instructions:
1. Cook the apples with the sugar, the cinnamon and a splash of water until soft.
2. Cut the pastry into squares, fill and fold. Seal the edges with a fork.
3. Brush with the egg wash and bake at 200°C for 20 minutes.
4. Serve warm with vanilla ice cream.`,
    extra: { list: ["egg"], step: ["vanilla ice cream"] },
  },
  {
    id: "unused-two",
    ingredients: ["chicken breast", "rice", "broccoli", "cheddar", "mustard"],
    markdown: `**Cheesy Chicken and Broccoli**

**Ingredients:**
- 2 chicken breasts, diced
- 1 head broccoli
- 1 cup shredded cheddar
- 1 cup milk
- 2 tbsp flour

**Instructions:**
1. Cook the chicken in a skillet until it is cooked through.
2. Steam the broccoli.
3. Whisk the milk and flour over medium heat until thick, and stir in the cheese.
4. Combine everything and serve. I left out the mustard.`,
    extra: { list: ["milk", "flour"] },
    unused: ["rice", "mustard"],
  },
  {
    id: "over-and-cut",
    ingredients: ["3 eggs", "100 g butter", "sugar", "flour"],
    markdown: `# Butter Cake

## Ingredients
- 4 eggs
- 200 g butter
- 200 g sugar
- 200 g flour
- 1 tsp baking powder

## Method
1. Cream the butter and sugar.
2. Beat in the eggs one by one.
3. Fold in the flour and the baking`,
    extra: { list: ["baking powder"] },
    over: ["3 eggs", "100 g butter"],
    cutOff: true,
  },
  {
    id: "no-amounts",
    ingredients: ["lamb chops", "rosemary", "garlic", "green beans"],
    markdown: `Rosemary Lamb Chops

Ingredients
- Lamb chops
- Rosemary
- Garlic
- Green beans
- Olive oil

Method
1. Rub the chops with two tablespoons of olive oil, the chopped rosemary and the garlic.
2. Grill for 4 minutes on each side, to 63°C, and rest for 3 minutes.
3. Boil the beans and serve with the lamb.`,
    extra: { list: ["olive oil"] },
    missing: ["Lamb chops", "Rosemary", "Garlic", "Green beans"],
  },
  {
    id: "inline-list",
    ingredients: ["avocado", "bread", "lime"],
    markdown: `**Avocado Toast**

Ingredients: 1 avocado, 2 slices bread, 1 lime and a pinch of chili flakes.

Method: Toast the bread. Mash the avocado with the juice of the lime, spread it on the toast and finish with the chili flakes.`,
    extra: { list: ["chili flakes"] },
  },
];
