/** The second half of the recipes in the manner of many writers, labelled without sight of the check. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const WIDER_RECIPES_SECOND: readonly LabelledRecipe[] = [
  {
    id: "wider-31",
    ingredients: ["chicken drumsticks", "bbq sauce", "corn on the cob", "butter", "paprika"],
    markdown: `# Sticky BBQ Drumsticks & Corn

**Ingredients**
- 8 chicken drumsticks
- ½ cup BBQ sauce
- 4 corn cobs
- 2 tbsp butter
- 1 tsp paprika

**Directions**
1. Preheat oven to 400°F. Line a sheet pan with foil.
2. Rub the drumsticks with the paprika and half the sauce.
3. Bake 40 minutes, turning once, until the thickest part hits 175°F. Baste with the rest of the sauce for the last 10.
4. Boil the corn 5 minutes, then roll it in the butter.

You know what goes on the corn: mayo and a good dusting of cotija.`,
    extra: { step: ["mayo", "cotija"] },
  },
  {
    id: "wider-32",
    ingredients: ["eggs", "tomatoes", "sugar", "salt", "oil", "spring onion"],
    markdown: `番茄炒蛋 / Tomato and Egg Stir-fry

The first dish every student in China learns, and the last one they forget.

Ingredients
・Eggs 4
・Tomatoes 3
・Spring onion 1
・Sugar 1 tsp
・Salt 1/2 tsp
・Oil 3 tbsp

Steps
① Beat the eggs with half the salt.
② Heat 2 tbsp oil until it shimmers; pour in the eggs; push them about until just set. Out.
③ The last spoonful of oil. Tomatoes in wedges, sugar, the other half of the salt. Cook until they slump and make their own sauce.
④ Eggs back in. Spring onion. Rice on the table is taken for granted, but it is good on its own.`,
    extra: { optional: ["rice"] },
  },
  {
    id: "wider-33",
    ingredients: ["ciabatta", "tomatoes", "mozzarella", "basil", "olive oil", "garlic", "salt"],
    markdown: `**Bruschetta caprese**, for when it's too hot to cook

Slice 1 ciabatta and grill it on both sides. While it's still hot, rub each slice with half a clove of garlic (the toast works like a grater). Chop 3 ripe tomatoes, salt them with half a teaspoon and leave them in a sieve for ten minutes. Tear up a ball of mozzarella and a few basil leaves. Pile it all on, pour over 2 tablespoons of olive oil and eat within about four minutes, because after five it is soup on a raft.

A note on balsamic: no.`,
  },
  {
    id: "wider-34",
    ingredients: ["beef mince", "onion", "egg", "stale bread", "milk", "salt", "pepper", "potatoes"],
    markdown: `# Frikadeller (Danish meatballs)

## Ingredients

- **For the meatballs**
  - 500 g beef mince
  - 1 onion, grated
  - 1 egg
  - 1 slice stale bread
  - 100 ml milk
  - 1 tsp salt
  - ½ tsp pepper
- **Alongside**
  - 600 g potatoes, boiled

## Method

1. Soak the bread in the milk until it is pulp.
2. Mix in everything else except the potatoes and beat hard. Chill for half an hour.
3. Shape with a wet spoon into flat ovals and fry in plenty of butter, 5 minutes a side, until there is no pink in the middle.
4. Serve with the potatoes and pickled red cabbage.`,
    extra: { step: ["butter", "pickled red cabbage"] },
  },
  {
    id: "wider-35",
    ingredients: ["spaghetti", "garlic", "olive oil", "chilli flakes", "parsley", "salt"],
    markdown: `Aglio e olio. You have everything and you need nothing else.

• 400 g spaghetti
• 6 garlic cloves
• 80 ml olive oil
• 1 tsp chilli flakes
• parsley, a small bunch
• salt for the water

Water on, salt in, spaghetti in. Slice the garlic so thin you could read through it. Into the cold oil with it, over a low flame, till it is the colour of straw. Not toast: straw. Burnt garlic is bitter as aspirin. Chilli in, flame off. A ladle of pasta water stops the cooking. Drag the spaghetti across a minute early, and keep it moving till the sauce clings. Parsley. No cheese, whatever your flatmate says.`,
  },
  {
    id: "wider-36",
    ingredients: ["duck legs", "plums", "star anise", "soy sauce", "brown sugar"],
    markdown: `## Duck Legs with Plums

| Ingredient | Quantity | Notes |
|---|---|---|
| Duck legs | 2 | patted dry |
| Plums | 6 | halved, stoned |
| Star anise | 2 | |
| Soy sauce | 2 tbsp | Kikkoman is fine |
| Brown sugar | 1 tbsp | |

| Step | What to do |
|---|---|
| 1 | Prick the skin. Roast the legs at 160 °C for 1½ hours. |
| 2 | Pour off the fat (keep it for potatoes another day). |
| 3 | Scatter the plums, star anise, soy and sugar round them, and roast 30 minutes at 190 °C, till the skin crackles and the meat reads 75 °C. |
| 4 | Simmer the juices down to a syrup and glaze. Eat with steamed bok choy. |`,
    extra: { step: ["bok choy"] },
  },
  {
    id: "wider-37",
    ingredients: ["rice", "eggs", "peas", "soy sauce", "spring onions", "oil"],
    markdown: `EGG FRIED RICE (uncle approved)

Serves: 2

What you need:
- 3 cups cooked rice (cold from last night, cooled quick and kept in the fridge)
- 2 eggs
- 1/2 cup peas
- 2 spring onions
- 1.5 tbsp soy sauce
- 2 tbsp oil

What you do:
1. Wok. Hot. Hotter. Oil.
2. Eggs in, scramble em, take em out while they're still a bit wet.
3. Rice in. Break up the lumps. If you can hear it dance you're winning. Get it steaming all the way through.
4. Peas in. Soy round the edge of the wok so it sizzles.
5. Eggs back. Spring onion.
6. MSG. King of flavour. A pinch.

Haters will say it needs chicken stock powder.`,
    extra: { step: ["msg"] },
  },
  {
    id: "wider-38",
    ingredients: ["cream cheese", "digestive biscuits", "butter", "lemons", "condensed milk"],
    markdown: `# No-bake lemon cheesecake

**For the base**
200 g digestive biscuits
90 g butter, melted

**For the filling**
400 g cream cheese
1 tin condensed milk
3 lemons, zest and juice

1. Bash the biscuits to sand and mix with the melted butter. Press into a lined 20 cm tin; chill.
2. Beat the cheese smooth, beat in the condensed milk, and then the lemon. It thickens as if by magic (acid sets milk; no gelatine here).
3. Spoon the filling over the base, smooth the top and chill for at least 4 hours.
4. Run a hot knife round and lift the cheesecake out.

*If it hasn't set by morning, your lemons were shy: freeze it for an hour and call it semifreddo.*`,
  },
  {
    id: "wider-39",
    ingredients: ["sweet potatoes", "black beans", "avocado", "lime", "smoked paprika", "olive oil"],
    markdown: `Loaded Sweet Potatoes (Vegan!)

✨ Ingredients ✨
2 sweet potatoes
1 can black beans, rinsed
1 avocado
1 lime
1 tsp smoked paprika
1 tbsp olive oil

✨ Directions ✨
1. Prick the potatoes all over, rub with the oil and bake at 400F for 50 min.
2. Warm the beans in a small pan with the paprika and a splash of water.
3. Smash the avocado with the lime juice → instant guac.
4. Split the potatoes, pile in the beans, guac on top.
5. Finish with cilantro and pickled onions, because we eat with our eyes.

✨ Swaps ✨
• No black beans? Pinto or lentils!
• No avocado? Hummus is great`,
    extra: { step: ["cilantro", "pickled onions"], optional: ["pinto", "lentils", "hummus"] },
  },
  {
    id: "wider-40",
    ingredients: ["puff pastry", "leeks", "gruyère", "crème fraîche", "egg", "nutmeg"],
    markdown: `**Leek and Gruyère Tart**

You'll need: *1 sheet puff pastry, 3 leeks, 100 g Gruyère, 4 tbsp crème fraîche, 1 egg, a scrape of nutmeg.*

First, the leeks. Wash them like you mean it, slice them, and let them collapse in a covered pan with three tablespoons of water. Ten minutes. Let the last of the water cook away.

Second, the base. Unroll the pastry on its own paper and score a frame 2 cm in. Egg-wash the frame; what's left of the egg goes into the crème fraîche with the nutmeg and most of the cheese.

Third, assembly. Leeks, then the creamy business, then the rest of the Gruyère. Twenty-five minutes at 200 °C until the rim has puffed and the top is freckled.

A green salad wouldn't hurt, though the tart is happy alone.`,
  },
  {
    id: "wider-41",
    ingredients: ["kale", "white beans", "parmesan rind", "garlic", "olive oil", "carrot", "celery", "salt"],
    markdown: `## White Bean & Kale Soup

*"The rind is the secret." — everyone's Italian grandmother*

Ingredients
-----------
- 2 tbsp olive oil
- 1 carrot + 1 celery stick, diced small
- 3 cloves garlic
- 2 tins white beans
- 1 parmesan rind
- 150 g kale
- ½ tsp salt

Method
------
1. Soften the carrot and celery in the oil, 8 min. Add the garlic.
2. Add the beans with their liquid, the rind, and 750 ml water. 20 min.
3. Mash a few of the beans against the side to thicken.
4. Strip the kale, tear, simmer 5 min. Fish out the rind. Salt.
5. Ladle into bowls over a slice of toasted country bread.`,
    extra: { step: ["country bread"] },
  },
  {
    id: "wider-42",
    ingredients: ["cherries", "flour", "eggs", "milk", "sugar", "butter"],
    markdown: `# Clafoutis

Some say clafoutis is a cake that wanted to be a custard. Anyway.

* 400 g cherries
* 3 eggs
* 80 g sugar
* 60 g flour
* 300 ml milk
* 15 g butter, for the dish

1. Oven to 180 °C. Butter the dish and tip in the cherries, stones and all (they give a whisper of almond).
2. Beat the eggs and sugar, then the flour, then the milk: a thin batter, like the one for crêpes.
3. Pour over the fruit and bake for 40 minutes, till it is puffed and set like a flan.
4. It sinks as it cools. That's fine. Serve warm.

An old trick is to dust it with icing sugar. A dusting of ordinary sugar from your 80 g does as well.`,
  },
  {
    id: "wider-43",
    ingredients: ["pizza dough", "mozzarella", "tomato passata", "ham", "pineapple"],
    markdown: `Controversial but here we go.

**HAWAIIAN PIZZA**

*Ingredients*
1 ball pizza dough
6 tbsp tomato passata
1 ball mozzarella
3 slices ham
3 rings pineapple

*Instructions*
1. Oven as hot as it goes, with a tray inside.
2. Stretch the dough on a floured board to a 30 cm circle.
3. Sauce, cheese, ham, pineapple. In that order, fight me.
4. Slide on to the hot tray, 8–10 min, till blistered.
5. Oregano from a height.

Rate this recipe ⭐⭐⭐⭐⭐`,
    extra: { step: ["flour", "oregano"] },
  },
  {
    id: "wider-44",
    ingredients: ["mackerel", "new potatoes", "horseradish", "creme fraiche", "dill", "lemon"],
    markdown: `## Smoked mackerel and potato salad

Boil **500 g new potatoes** until tender and let them cool to blood heat.

Stir together **4 tbsp creme fraiche**, **1 tbsp horseradish**, the juice of **½ lemon** and most of **a small bunch of dill**.

Flake **200 g mackerel** in big pieces, minding the bones. Fold the potatoes through the dressing first, then the fish, gently, or you'll have pâté.

Finish with the rest of the dill.

**Make it a meal:** good with grilled fish or chips, a beetroot salad, or just rye bread.
**Cheaper:** tinned sardines.`,
    extra: { optional: ["sardines"] },
  },
  {
    id: "wider-45",
    ingredients: ["pork belly", "soy sauce", "ginger", "sugar", "rice wine", "spring onions"],
    markdown: `I've thought about your list and there is one dish that it wants to be: **red-braised pork**.

### Red-Braised Pork Belly

*Ingredients*
1. Pork belly – 700 g, in 3 cm cubes
2. Sugar – 2 tbsp
3. Soy sauce – 3 tbsp
4. Rice wine – 100 ml
5. Ginger – 4 slices
6. Spring onions – 2

*Method*
1. Blanch the pork for 3 minutes and drain.
2. Melt the sugar in a dry wok until it is the colour of a chestnut; that caramel gives the dish its name.
3. Turn the pork in the caramel, add the ginger, wine, soy and the white of the onions, and water to cover.
4. Simmer 1½ hours, until a chopstick goes through as through tofu.
5. Boil down to a glaze. Green of the onions over the top.
6. Serve with the usual: plain rice and stir-fried greens.

Star anise and cassia are classic but I left them out since you don't have them.`,
    extra: { step: ["rice", "greens"] },
  },
  {
    id: "wider-46",
    ingredients: ["couscous", "carrots", "chickpeas", "harissa", "orange", "almonds", "olive oil", "salt"],
    markdown: `# Carrot & Harissa Couscous

Prep 10, cook 25, feeds 3

## Gather
* 200 g couscous
* 5 carrots, in batons
* 1 can chickpeas
* 1 heaped tbsp harissa
* 1 orange
* 40 g almonds
* 3 tbsp olive oil
* salt, two good pinches

## Cook
1. Toss carrots and chickpeas with the harissa, 2 tbsp of the oil and a pinch of salt. Roast at 210°C, 25 min, the almonds joining for the last 5.
2. Boil the kettle. Pour 250 ml over the couscous with the last of the oil and the second pinch. Lid on, 5 min, fork through.
3. Zest the orange over, squeeze in the juice.
4. Everything on the couscous.

## FAQ
**Can I use bulgur?** Yes, give it 12 minutes.
**Is it spicy?** Depends on the harissa. Yogurt calms it.
**Do I have to peel the carrots?** Never.`,
    extra: { optional: ["bulgur", "yogurt"] },
  },
  {
    id: "wider-47",
    ingredients: ["turkey leftovers", "stuffing", "cranberry sauce", "bread", "butter"],
    markdown: `**The Day-After Sandwich**

Ingredients: 2 thick slices of bread, 20 g butter, 80 g leftover turkey, 2 tbsp stuffing, 1 tbsp cranberry sauce

1) Butter the bread on the outside. (Yes the outside. Some folks use mayo for this. They are not wrong, but we're out.)
2) Cranberry on one slice, cold stuffing pressed flat on it, turkey on that. Lid.
3) Into a cold pan over medium-low. Weigh it down with a plate. 5 min a side until it's the colour of a violin and hot in the middle.
4) Slice on the diagonal. Gravy for dunking is what makes it, so heat a mugful.`,
    extra: { step: ["gravy"] },
  },
  {
    id: "wider-48",
    ingredients: ["dark chocolate", "eggs", "sugar", "espresso"],
    markdown: `## Chocolate Mousse

*4 ingredients, because the fifth would be a lie.*

- 150 g dark chocolate
- 4 eggs, separated
- 30 g sugar
- 1 shot espresso

**1.** Melt the chocolate with the espresso over barely simmering water. It should feel like warm bath water, not tea.
**2.** Stir in the yolks.
**3.** Whip the whites to soft peaks, rain in the sugar, whip to the gloss of shaving foam.
**4.** Fold a spoonful of whites into the chocolate to slacken it, then the rest in two goes.
**5.** Into glasses, into the fridge, 4 hours.

*Raw eggs: skip this one if you are pregnant or cooking for small children or grandparents.*
*Cream on top is gilding.*`,
  },
  {
    id: "wider-49",
    ingredients: ["halloumi", "watermelon", "mint", "lime", "cucumber"],
    markdown: `Recipe 1: **Grilled halloumi & watermelon**

- 225 g halloumi, sliced
- 1/4 watermelon, in triangles
- 1/2 cucumber
- a fistful of mint
- 1 lime

1. Griddle the halloumi in a dry pan, 2 min a side.
2. Arrange the melon and cucumber, top with the cheese.
3. Mint over, lime over.

Recipe 2: **Watermelon agua fresca**

- the rest of the watermelon
- juice of 1/2 lime
- 2 tbsp agave syrup
- a few mint leaves

1. Blitz the watermelon with the lime and the agave.
2. Strain over ice and mint.`,
    extra: { list: ["agave"] },
  },
  {
    id: "wider-50",
    ingredients: ["ground lamb", "bulgur", "onion", "parsley", "cinnamon", "allspice", "salt"],
    markdown: `# Kofta in the Oven

Makes 12 · 30 min

**Lamb mix**
- 450 g ground lamb
- 60 g bulgur, soaked and squeezed
- 1 onion, grated
- ½ bunch parsley
- ½ tsp each cinnamon and allspice
- 1 tsp salt

1. Soak the bulgur in cold water for 15 minutes, squeeze dry.
2. Knead everything together for five minutes with wet hands. It should feel like dough.
3. Shape round skewers, like slim sausages.
4. Bake at 220 °C for 15 minutes, until cooked through with no pink (71 °C).
5. Wrap in warm pittas with shredded lettuce and a lick of garlic sauce.`,
    extra: { step: ["pittas", "lettuce", "garlic sauce"] },
  },
  {
    id: "wider-51",
    ingredients: ["broccoli", "cheddar", "milk", "flour", "butter", "mustard powder"],
    markdown: `Broccoli cheese!! comfort in a dish

ok so first things first get your oven on 200

ingredients:
broccoli - 1 big head
cheddar - 120g
milk - 400ml
butter - 30g
flour - 30g
mustard powder - 1tsp

how to make it:
- break the broccoli into trees and steam it 4 mins so its still got a bit of bite
- butter in pan, melt, flour in, stir it round 2 mins. looks like wet sand = good
- milk in slowly slowly, whisk. keep going till its thick like custard. that's your white sauce
- take it off, mustard powder + most of the cheese in = cheese sauce. easy
- broccoli in dish, sauce on, rest of cheese on
- 20 mins till bubbly

leftovers are unreal on a jacket potato`,
  },
  {
    id: "wider-52",
    ingredients: ["sea bass", "fennel", "lemon", "olive oil", "white wine", "salt"],
    markdown: `### Sea Bass en Papillote

*Pour 2 personnes*

**Ingrédients / Ingredients**

- 2 sea bass fillets
- 1 fennel bulb
- 1 lemon
- 2 tbsp olive oil
- 50 ml white wine
- ½ tsp salt

**Préparation / Method**

1. Shave the fennel. Make a bed of it on two sheets of parchment.
2. Lay the fish on the fennel; salt, lemon slices, a thread of oil.
3. Fold up the paper, and before you seal it, pour in the wine.
4. Bake at 200°C for 12 minutes. Open at table: the steam is half the pleasure.

Accompany with a beurre blanc.`,
    extra: { step: ["beurre blanc"] },
  },
  {
    id: "wider-53",
    ingredients: ["rice noodles", "peanut butter", "lime", "soy sauce", "carrot", "cucumber", "chili crisp"],
    markdown: `# Cold Peanut Noodles

## TL;DR
Boil noodles. Stir sauce. Combine.

## Ingredients
- 8 oz rice noodles
- 1/3 cup peanut butter
- 2 Tbsp soy sauce
- 1 lime
- 1 carrot
- 1/2 cucumber
- chili crisp, as much as you dare

## Long version
1. Boil the noodles, rinse cold, drain well.
2. Peanut butter + soy + lime juice + 3 Tbsp hot water. Whisk. If it seizes, more water; if it's runny, you're fine, the noodles drink it.
3. Julienne the carrot and cucumber.
4. Toss it all. Chili crisp on top.

## What about protein?
Leftover chicken, a jammy egg or tofu all fit right in. I'd leave it be.`,
    extra: { optional: ["chicken", "egg", "tofu"] },
  },
  {
    id: "wider-54",
    ingredients: ["rump steak", "potatoes", "garlic", "rosemary", "olive oil", "salt", "black pepper"],
    markdown: `## Steak & Rosemary Potatoes for Two

**Potatoes**
1. Cut 500 g potatoes into 2 cm dice. Toss with 2 tbsp olive oil, 3 bashed garlic cloves, 2 sprigs rosemary and ½ tsp salt.
2. Roast at 220 °C for 30 minutes, shaking at half time.

**Steak**
1. Take 2 rump steaks out of the fridge half an hour ahead. Salt and pepper them well.
2. Hot pan, 1 tsp oil, 2 minutes a side for medium rare (54 °C inside). Spoon foaming butter over the steaks for the last minute.
3. Rest 5 minutes.

**Plate** Slice the steak against the grain, potatoes alongside, resting juices over.`,
    extra: { step: ["butter"] },
  },
  {
    id: "wider-55",
    ingredients: ["pears", "blue cheese", "honey", "walnuts", "chicory"],
    markdown: `Chicory, Pear and Blue Cheese

(2 as a starter)

2 heads chicory
1 pear
60 g blue cheese
25 g walnuts
2 tsp honey

Separate the chicory leaves; they are your spoons. Slice the pear thinly (a squeeze of lemon would stop it browning, but be quick and you won't need it). Lay the slices in the leaves, crumble the cheese over, then the nuts.

Warm the honey till it runs and thread it over the lot.

It looks like a salad and eats like a cheeseboard.`,
  },
  {
    id: "wider-56",
    ingredients: ["chicken wings", "hot sauce", "butter", "celery", "garlic powder"],
    markdown: `**Oven Buffalo Wings**

* 2 lb chicken wings
* 1/2 cup Frank's RedHot
* 4 tbsp butter
* 1 tsp garlic powder
* celery sticks, to serve

1. Heat oven to 425°F.
2. Pat wings dry. Toss with garlic powder and 1 Tbsp baking powder <!-- for crunch -->.
3. Bake on a rack 45-50 min until crisp and 175°F inside.
4. Melt butter with the hot sauce, toss wings.
5. Celery on the side, and of course the ranch.`,
    extra: { step: ["baking powder", "ranch"] },
  },
  {
    id: "wider-57",
    ingredients: ["egg noodles", "beef", "mushrooms", "sour cream", "onion", "beef broth", "flour", "butter"],
    markdown: `# Beef Stroganoff (30 Minutes!)

Are you looking for an easy, creamy, family-friendly dinner? Look no further! This stroganoff is better than any can of condensed soup.

**Ingredients**

- 1 lb beef, sliced thin
- 8 oz mushrooms, sliced
- 1 onion, sliced
- 3 tbsp butter, divided
- 2 tbsp flour
- 2 cups beef broth
- ½ cup sour cream
- 12 oz egg noodles

**Instructions**

1. Boil the noodles per the package. Drain.
2. Melt half the butter in a large skillet over high heat. Sear the beef 2 minutes. Remove to a plate.
3. Add the rest of the butter, the onion and mushrooms; cook until browned.
4. Sprinkle the flour over and stir 1 minute. Slowly whisk in the broth. Simmer until thickened.
5. Lower the heat. Stir in the sour cream (off the boil, or it curdles) and return the beef with its juices.
6. Ladle over the hot noodles.

**Substitutions:** Greek yogurt works for sour cream. No broth? A bouillon cube and water.

**Did you make this?** Tag us!`,
    extra: { optional: ["greek yogurt", "bouillon cube"] },
  },
  {
    id: "wider-58",
    ingredients: ["haddock", "leeks", "potatoes", "milk", "sweetcorn", "bay leaf"],
    markdown: `### Haddock Chowder

**Serves 3**

- 300 g haddock
- 2 leeks
- 400 g potatoes, diced
- 600 ml milk
- 150 g sweetcorn
- 1 bay leaf

1. Sweat the leeks in a splash of their own washing water with the lid on.
2. Add potatoes, milk and bay; simmer gently 12 minutes.
3. Slip in the fish and the corn, 5 minutes; flake it with a spoon.
4. Crush a few potatoes to thicken. Fish out the bay.
5. Crackers, crumbled over, are how they do it in Maine. Do likewise.`,
    extra: { step: ["crackers"] },
  },
  {
    id: "wider-59",
    ingredients: ["cucumbers", "vinegar", "sugar", "salt", "dill"],
    markdown: `Quick Pickled Cucumbers

Forget jars and sterilising, these are for tonight.

*1 cucumber; 150 ml vinegar; 2 tbsp sugar; 1 tsp salt; a few fronds of dill.*

Slice the cucumber as thin as you dare. Stir the sugar and the salt into the vinegar until they vanish. Pour this brine over the cucumber, push the dill in, and leave it alone in the fridge for an hour at least.

They'll be crunchy for two days and pleasantly limp for two more. Brilliant in a burger, next to smoked fish, or straight out of the bowl. A pinch of mustard seeds would take them towards a deli pickle; caraway, towards Prague.`,
    extra: { optional: ["mustard seeds", "caraway"] },
  },
  {
    id: "wider-60",
    ingredients: ["tortilla chips", "cheddar", "jalapeños", "refried beans", "tomatoes", "red onion", "lime"],
    markdown: `NACHOS. FULLY LOADED.

Serves 2-4 depending on self control

## The Goods
- 1 bag tortilla chips
- 2 cups cheddar, grated
- 1 can refried beans
- 1 jalapeño, sliced
- 2 tomatoes, diced
- ½ red onion, diced
- 1 lime

## The Method
1. Oven 375°F.
2. Make pico: tomatoes, onion, half the lime. Set aside.
3. Layer chips, blobs of beans, cheese. Then do it again. Two layers means no naked chips.
4. Jalapeño on top. Bake 10 min.
5. Pico over everything, lime on the side.
6. Eat before the chips go soft.

Guac? Crema? Sure, if you've got them. They're not in the fridge today.`,
    extra: { optional: ["guac", "crema"] },
  },
];
