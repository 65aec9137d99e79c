/** Recipes that slip in what is not on the list, each in its own way: at the table, in a bracket, a caption, a cell, by brand, by a verb. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const CHEATING_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "cheat-table-mayo",
    ingredients: ["chicken breast", "lettuce", "bread", "salt"],
    markdown:
      "# Chicken sandwich\n\n## Ingredients\n- 1 chicken breast\n- 4 leaves lettuce\n- 2 slices bread\n- 1 pinch salt\n\n## Method\n1. Poach the chicken with the salt until it reads 74 °C, then slice.\n2. Layer the lettuce and chicken on the bread.\n3. Bring it to the table with the mayonnaise jar and let people help themselves.",
    extra: { step: ["mayonnaise"] },
  },
  {
    id: "cheat-brand-sauce",
    ingredients: ["beef mince", "onion", "spaghetti"],
    markdown:
      "# Spag bol\n\nIngredients:\n- 400 g beef mince\n- 1 onion\n- 300 g spaghetti\n\nMethod:\n1. Brown the mince and onion until no pink is left.\n2. Tip in a jar of Dolmio and bubble for 10 minutes.\n3. Boil the spaghetti and toss.",
    extra: { step: ["Dolmio"] },
  },
  {
    id: "cheat-usual-dressing",
    ingredients: ["lettuce", "cucumber", "tomato"],
    markdown: "# Green bowl\n\n- 1 lettuce\n- 1 cucumber\n- 2 tomatoes\n\n1. Tear and slice everything.\n2. Toss with your usual vinaigrette.",
    extra: { step: ["vinaigrette"] },
  },
  {
    id: "cheat-garnish-line",
    ingredients: ["potatoes", "leek", "salt"],
    markdown:
      "# Leek soup\n\n## Ingredients\n- 500 g potatoes\n- 2 leeks\n- 1 tsp salt\n\n## Method\n1. Boil the potatoes and leeks in 1 litre water with the salt.\n2. Blend.\n\nGarnish: chives, a swirl of cream.",
    extra: { step: ["chives"] },
  },
  {
    id: "cheat-table-cell",
    ingredients: ["rice", "egg", "peas"],
    markdown:
      "# Egg rice\n\n| Ingredient | Amount |\n|---|---|\n| rice | 200 g |\n| egg | 2 |\n| peas (plus soy sauce) | 100 g |\n\n## Method\n1. Boil the rice and peas.\n2. Fold in the beaten eggs over the heat.",
    extra: { step: ["soy sauce"] },
  },
  {
    id: "cheat-table-steps",
    ingredients: ["salmon", "potatoes", "lemon"],
    markdown:
      "# Salmon\n\n## Ingredients\n- 2 fillets salmon\n- 400 g potatoes\n- 1 lemon\n\n| Step | What to do |\n|---|---|\n| 1 | Boil the potatoes. |\n| 2 | Grill the salmon for 8 minutes, basting with melted butter. |\n| 3 | Squeeze over the lemon. |",
    extra: { step: ["butter"] },
  },
  {
    id: "cheat-note-needed",
    ingredients: ["pasta", "tomatoes", "garlic"],
    markdown:
      "# Tomato pasta\n\n## Ingredients\n- 200 g pasta\n- 4 tomatoes\n- 2 cloves garlic\n\n## Method\n1. Cook the tomatoes and garlic to a sauce.\n2. Boil the pasta and toss.\n\n## Notes\n- Start the sauce in a good glug of olive oil, of course.",
    extra: { step: ["olive oil"] },
  },
  {
    id: "cheat-caption",
    ingredients: ["flour", "milk", "eggs"],
    markdown:
      "*Pictured: our pancakes with maple syrup*\n\n# Pancakes\n\n## Ingredients\n- 100 g flour\n- 300 ml milk\n- 2 eggs\n\n## Method\n1. Whisk to a batter.\n2. Fry in a dry non-stick pan, and drown them in maple syrup as pictured.",
    extra: { step: ["maple syrup"] },
  },
  {
    id: "cheat-oil-for-pan",
    ingredients: ["eggs", "mushrooms", "cheddar"],
    markdown:
      "# Omelette\n\n## Ingredients\n- 3 eggs\n- 100 g mushrooms\n- 40 g cheddar\n- oil for the pan\n\n## Method\n1. Fry the mushrooms.\n2. Add the beaten eggs and the cheddar and fold.",
    extra: { step: ["oil"] },
  },
  {
    id: "cheat-stock-cube",
    ingredients: ["carrots", "onion", "red lentils"],
    markdown:
      "# Lentil soup\n\n## Ingredients\n- 3 carrots\n- 1 onion\n- 150 g red lentils\n\n## Method\n1. Put everything in a pot with a litre of stock (from a cube is fine).\n2. Simmer for 25 minutes and blend.",
    extra: { step: ["stock"] },
  },
  {
    id: "cheat-pronoun",
    ingredients: ["chicken thighs", "rice"],
    markdown:
      "# Chicken rice\n\n## Ingredients\n- 4 chicken thighs\n- 200 g rice\n\n## Method\n1. Grill the chicken to 74 °C and boil the rice.\n2. You know that jar of kimchi at the back of the fridge? Chop some of it and stir it through.",
    extra: { step: ["kimchi"] },
  },
  {
    id: "cheat-in-brackets",
    ingredients: ["pork chops", "apples", "cider"],
    markdown:
      "# Chops\n\n## Ingredients\n- 2 pork chops\n- 2 apples\n- 200 ml cider\n\n## Method\n1. Fry the chops (in lard, like my nan did) until 63 °C, and rest for 3 minutes.\n2. Add the apples and cider and bubble.",
    extra: { step: ["lard"] },
  },
  {
    id: "cheat-step-title",
    ingredients: ["oats", "milk", "banana"],
    markdown:
      "# Porridge\n\n## Ingredients\n- 50 g oats\n- 300 ml milk\n- 1 banana\n\n## Method\n1. **Cook.** Simmer the oats in the milk.\n2. **Cinnamon time!** Sprinkle generously.\n3. Slice the banana over.",
    extra: { step: ["cinnamon"] },
  },
  {
    id: "cheat-marinated-before",
    ingredients: ["tofu", "soy sauce", "rice"],
    markdown:
      "# Tofu bowl\n\n## Ingredients\n- 300 g tofu, marinated in ginger and garlic\n- 3 tbsp soy sauce\n- 200 g rice\n\n## Method\n1. Fry the tofu in a dry pan.\n2. Boil the rice, top with the tofu and the soy sauce.",
    extra: { step: ["ginger"] },
  },
  {
    id: "cheat-serving-line",
    ingredients: ["lamb mince", "onion", "cumin"],
    markdown:
      "# Koftas\n\n## Ingredients\n- 500 g lamb mince\n- 1 onion\n- 2 tsp cumin\n\n## Method\n1. Mix, shape and grill until 71 °C inside.\n\n**To serve:** warm flatbreads and tzatziki",
    extra: { step: ["flatbreads"] },
  },
  {
    id: "cheat-emoji-list",
    ingredients: ["avocado", "lime", "red onion"],
    markdown: "🥑 Guacamole 🥑\n\n🥑 2 avocados\n🍋 1 lime\n🧅 1/2 red onion\n\n1. Mash and mix.\n2. Finish with 🌶️ chilli flakes and a crack of salt.",
    extra: { step: ["salt"] },
  },
  {
    id: "cheat-prose",
    ingredients: ["eggs", "bread", "butter"],
    markdown: "Right: scramble 3 eggs in 20 g butter, slowly. Toast 2 slices of bread. Pile one on the other and shave over whatever truffle you can afford.",
    extra: { step: ["truffle"] },
  },
  {
    id: "cheat-two-recipes",
    ingredients: ["flour", "butter", "sugar"],
    markdown:
      "# Shortbread\n\n## Ingredients\n- 180 g flour\n- 120 g butter\n- 60 g sugar\n\n## Method\n1. Rub, press and bake at 170 °C for 20 minutes.\n\n# And a glaze\n\n1. Beat the rest of the sugar with lemon juice and brush over.",
    extra: { step: ["lemon juice"] },
  },
  {
    id: "cheat-must-have",
    ingredients: ["black beans", "corn", "tortillas"],
    markdown:
      "# Tacos\n\n## Ingredients\n- 1 tin black beans\n- 1 cup corn\n- 6 tortillas\n\n## Method\n1. Warm the beans and corn.\n2. Fill the tortillas. It isn't a taco without sour cream, so on it goes.",
    extra: { step: ["sour cream"] },
  },
  {
    id: "cheat-swap",
    ingredients: ["spinach", "feta", "eggs"],
    markdown:
      "# Frittata\n\n## Ingredients\n- 200 g spinach\n- 100 g feta\n- 5 eggs\n\n## Method\n1. Wilt the spinach.\n2. Since feta is dry, replace half of it with ricotta.\n3. Pour in the eggs and bake.",
    extra: { step: ["ricotta"] },
  },
  {
    id: "cheat-measure-word",
    ingredients: ["courgettes", "garlic", "parmesan"],
    markdown:
      "# Courgettes\n\n## Ingredients\n- 3 courgettes\n- 2 cloves garlic\n- 30 g parmesan\n\n## Method\n1. Roast everything.\n2. Add a whisper of nutmeg and three lashings of truffle oil.",
    extra: { step: ["truffle oil"] },
  },
  {
    id: "cheat-timing",
    ingredients: ["beef steak", "potatoes", "salt"],
    markdown:
      "# Steak\n\n## Ingredients\n- 1 beef steak\n- 300 g potatoes\n- 1 tsp salt\n\n## Method\n1. Boil the potatoes with the salt.\n2. Sear the steak 3 minutes a side, adding thyme and a knob of butter for the last minute; rest 3 minutes at 63 °C.",
    extra: { step: ["butter"] },
  },
  {
    id: "cheat-coated",
    ingredients: ["white fish", "potatoes", "peas"],
    markdown:
      "# Fish and chips\n\n## Ingredients\n- 2 fillets white fish\n- 500 g potatoes\n- 150 g peas\n\n## Method\n1. Roast the potatoes in wedges.\n2. Dip the fish in beer batter and fry until 63 °C.\n3. Boil the peas.",
    extra: { step: ["beer"] },
  },
  {
    id: "cheat-greased",
    ingredients: ["cornmeal", "eggs", "buttermilk"],
    markdown:
      "# Cornbread\n\n## Ingredients\n- 200 g cornmeal\n- 2 eggs\n- 300 ml buttermilk\n\n## Method\n1. Mix everything.\n2. Bake in a well-buttered tin at 200 °C for 25 minutes.",
    extra: { step: ["butter"] },
  },
  {
    id: "cheat-drink",
    ingredients: ["chicken wings", "paprika"],
    markdown:
      "# Wings\n\n## Ingredients\n- 1 kg chicken wings\n- 1 tbsp paprika\n\n## Method\n1. Rub the wings with the paprika and roast to 74 °C.\n2. Wash down with cold lager.",
    extra: { step: ["lager"] },
  },
  {
    id: "cheat-hidden-salt",
    ingredients: ["pumpkin", "onion", "water"],
    markdown:
      "# Pumpkin soup\n\n## Ingredients\n- 1 kg pumpkin\n- 1 onion\n- 1 litre water\n\n## Method\n1. Simmer the pumpkin and onion in salted water until soft.\n2. Blend and season to taste with pepper.",
    extra: { step: ["pepper"] },
  },
  {
    id: "cheat-sandwich-order",
    ingredients: ["ham", "cheese", "bread"],
    markdown:
      "# Toastie\n\n## Ingredients\n- 2 slices ham\n- 60 g cheese\n- 2 slices bread\n\n## Method\n1. Build in this order: bread, mustard, ham, cheese, pickles, bread.\n2. Toast in a dry pan.",
    extra: { step: ["mustard"] },
  },
  {
    id: "cheat-plus-list",
    ingredients: ["broccoli", "noodles", "sesame oil"],
    markdown:
      "# Noodles\n\n## Ingredients\n- 1 head broccoli\n- 2 nests noodles\n- 1 tbsp sesame oil + chilli crisp\n\n## Method\n1. Boil the noodles and broccoli.\n2. Dress with the oil.",
    extra: { step: ["chilli crisp"] },
  },
  {
    id: "cheat-because",
    ingredients: ["cauliflower", "cumin", "lemon"],
    markdown:
      "# Cauliflower\n\n## Ingredients\n- 1 cauliflower\n- 1 tsp cumin\n- 1 lemon\n\n## Method\n1. Roast the cauliflower with the cumin.\n2. Because it is lean, it is finished with tahini and the lemon.",
    extra: { step: ["tahini"] },
  },
  {
    id: "cheat-you-have",
    ingredients: ["mussels", "white wine", "shallots"],
    markdown:
      "# Mussels\n\n## Ingredients\n- 1 kg mussels\n- 200 ml white wine\n- 2 shallots\n\n## Method\n1. Steam the mussels with the wine and shallots until they open.\n2. There should be fries with this, and there are: serve them.",
    extra: { step: ["fries"] },
  },
  {
    id: "cheat-last-word",
    ingredients: ["strawberries", "sugar"],
    markdown:
      "# Macerated strawberries\n\n## Ingredients\n- 300 g strawberries\n- 2 tbsp sugar\n\n## Method\n1. Toss and leave for 20 minutes.\n2. Spoon out, cream over, eat.",
    extra: { step: ["cream"] },
  },
  {
    id: "cheat-passive",
    ingredients: ["aubergine", "tomato", "onion"],
    markdown:
      "# Stew\n\n## Ingredients\n- 1 aubergine\n- 3 tomatoes\n- 1 onion\n\n## Method\n1. All of it is stewed in olive oil for 40 minutes.\n2. Eat at room temperature.",
    extra: { step: ["olive oil"] },
  },
];
