/** Forty recipes in the manner of big, tidy models: headings, tables, notes, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const POLISHED_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "polished-01",
    ingredients: ["2 lbs russet potatoes", "flour", "1 egg", "can of whole tomatoes", "3 cloves garlic", "olive oil", "salt"],
    markdown: `# Pillowy Potato Gnocchi with Garlicky Tomato Sauce

**Serves:** 4 · **Active:** 50 min · **Total:** about 1 h 45 min

## Ingredients

| Component | Ingredient | Amount |
|---|---|---|
| Gnocchi dough | Russet potatoes | 2 lb / 900 g |
| | Flour | 1¼ cups, plus a dusting for the board |
| | Egg, beaten | 1 |
| | Salt | 1½ tsp |
| Sauce | Whole canned tomatoes | 1 can (28 oz) |
| | Garlic, thinly sliced | 3 cloves |
| | Olive oil | 3 tbsp |

## Method

### Part 1: The dough
1. Bake the potatoes whole at 400°F (200°C) for 1 hour, until a knife goes in as if into soft butter.
2. Peel while hot and press through a ricer. Let the steam out for 10 minutes; the pile should look like fresh snow.
3. Make a well, add the egg and salt, scatter the flour over everything and fold it together. Stop as soon as it holds. It should feel like an earlobe, not like bread dough.

### Part 2: The sauce
- Warm the oil and garlic until the slices are the color of straw.
- Crush in the tomatoes by hand with their juice and simmer 20 minutes.

### Part 3: Shape and finish
- Roll ropes, cut pillows the size of a hazelnut in its shell, and drop them into boiling salted water.
- When they float, count to 30, lift them out and slide them straight into the sauce.

## Why this works
- **Baking instead of boiling** drives off moisture, so you need less flour.
- **No ricotta, no Parmesan:** the starchy cooking water gives the sauce all the gloss it needs.

## Storage
Freeze the raw gnocchi on a floured tray for up to 2 months and boil from frozen.`,
  },
  {
    id: "polished-02",
    ingredients: ["chicken thighs, boneless", "plain yogurt", "garam masala", "garlic", "basmati rice", "1 red onion"],
    extra: { step: ["salt", "oil"], optional: ["cilantro"] },
    markdown: `## 🍗 Sheet-Pan Tikka Chicken with Basmati

Restaurant flavor from six things in your kitchen.

### 📝 What you'll use
- **Chicken**
  - 1½ lb boneless thighs, in 2-inch chunks
- **Marinade**
  - ¾ cup plain yogurt
  - 1 tbsp garam masala
  - 3 cloves garlic, grated
- **To go with it**
  - 1 cup basmati rice, rinsed
  - 1 red onion, in wedges

### 👩‍🍳 Step by step
1. **Marinate.** Stir the yogurt, garam masala, garlic and 1 teaspoon salt into a loose paste. Turn the chicken through it and chill for 1 to 8 hours.
2. **Heat.** Oven to 450°F. Line a sheet pan and slick it with a little oil.
3. **Roast.** Spread chicken and onion out with space between the pieces. Give it 20–22 minutes, until charred at the edges and 165°F inside.
4. **Rice.** Meanwhile simmer the rice, covered, in 1½ cups water for 12 minutes; rest 5.
5. **Serve.** Pile the chicken on the rice, and scatter over some cilantro if you have it.

### 🔥 Chef's note
The dark spots are the yogurt's milk sugars catching. That is what a tandoor would give you.`,
  },
  {
    id: "polished-03",
    ingredients: ["pork tenderloin", "whole grain mustard", "honey", "2 apples", "fresh thyme", "butter", "salt"],
    markdown: `# Mustard-Honey Pork Tenderloin with Buttered Apples

*An elegant weeknight roast: 10 minutes of work, 35 minutes on the clock.*

## 🧾 Ingredients at a glance

**For the pork**
- 1 pork tenderloin (about 1¼ lb), silverskin removed
- 2 tbsp whole grain mustard
- 1 tbsp honey
- 1 tsp salt

**For the apples**
- 2 apples, cored, in thick wedges
- 2 tbsp butter
- 4 sprigs thyme

## 🔪 Method

1. **Prep.** Heat the oven to 425°F. Salt the meat on all sides.
2. **Sear.** Melt half the butter in an oven-safe skillet and brown the tenderloin, 2 minutes a side.
3. **Glaze.** Stir mustard and honey together, then paint it all over the pork.
4. **Roast.** Add apples, thyme and the rest of the butter around it. Roast 12–15 minutes until a thermometer in the thickest part reads 145°F.
5. **Rest.** Leave on a board for at least 5 minutes. The middle will be blush pink and juicy. That is fine: 145°F plus the rest is the guidance for whole cuts of pork.
6. **Slice** into medallions and spoon the pan apples and their juices on top.

## 💡 Why this works
- The mustard brings all the heat, so pepper would be one thing too many.
- Wedges cut thick soften without turning into applesauce.
- You don't need wine or stock to deglaze; the fruit does that for you.`,
  },
  {
    id: "polished-04",
    ingredients: ["2 chicken breasts", "baby spinach", "cream cheese", "garlic powder", "paprika", "salt", "olive oil"],
    unsafe: ["undercooked-poultry"],
    markdown: `# Spinach & Cream Cheese Stuffed Chicken

| | |
|---|---|
| **Prep** | 15 min |
| **Cook** | 18 min |
| **Serves** | 2 |

## Ingredients
- **Filling**
  - 2 cups baby spinach, chopped
  - 4 oz cream cheese, softened
  - ½ tsp garlic powder
- **Chicken**
  - 2 chicken breasts
  - 1 tbsp olive oil
  - 1 tsp paprika
  - ¾ tsp salt

## Instructions
1. **Make the filling.** Wilt the spinach in a dry pan for a minute, squeeze it, then mix with the cream cheese and garlic powder.
2. **Stuff.** Cut a pocket in each breast and pack it with the filling. Close with toothpicks.
3. **Coat.** Rub with the oil, paprika and salt.
4. **Cook.** Sear 3 minutes a side, then bake at 400°F for about 8 minutes.
5. **Check.** You are looking for 140°F in the middle, with rosy juices. Take it off and slice it right away, without resting, so that it stays as moist as a good steak.

## Chef's notes
- The filling should be thick like frosting, or it leaks.
- No flour or breadcrumbs needed: the paprika makes its own crust.`,
  },
  {
    id: "polished-05",
    ingredients: ["2 cans chickpeas", "tahini", "1 lemon", "garlic clove", "ground cumin", "salt", "pita bread"],
    markdown: `# Ultra-Smooth Hummus, the Restaurant Way

> **The short version:** overcook the chickpeas, whip the tahini first, and add ice water last.

## Ingredients

| For | What | How much |
|---|---|---|
| The base | Chickpeas, drained (keep ¼ cup of their liquid) | 2 cans |
| The tahini sauce | Tahini | ½ cup |
| | Lemon juice | from 1 lemon |
| | Garlic | 1 clove |
| | Cumin | ½ tsp |
| | Salt | 1 tsp |
| To scoop | Pita, warmed | as many as you like |

## Method

### Step 1 – Soften
Simmer the chickpeas in fresh water for 20 minutes, until they squash between two fingers like a ripe banana. Baking soda is a popular trick, but canned ones don't call for it.

### Step 2 – The tahini sauce
Blitz the garlic with lemon and salt and let it stand 5 minutes. Add the tahini and blend until it turns pale and stiff, like peanut butter from the fridge. Don't panic.

### Step 3 – Blend
Add the hot chickpeas, the cumin and the aquafaba you kept. Run the machine for a full 4 minutes, trickling in 2 tablespoons of ice water, until it looks like soft-serve ice cream.

### Step 4 – Serve
Swoosh onto a plate, dust with a little more cumin, and tear the bread over it. I skip the usual pool of olive oil here; the tahini is rich enough.

## Storage
Airtight in the fridge, 4 days. It firms up; loosen it with a spoonful of water.`,
  },
  {
    id: "polished-06",
    ingredients: ["flank steak", "broccoli", "soy sauce", "garlic", "fresh ginger", "cornstarch"],
    extra: { step: ["brown sugar", "oil", "rice"] },
    markdown: `# Better-Than-Takeout Beef and Broccoli 🥦

**Ready in 25 minutes · Serves 3**

## Components

### 🥩 The beef
- 1 lb flank steak, sliced thin against the grain
- 1 tbsp soy sauce
- 1 tbsp cornstarch

### 🥣 The sauce
- ¼ cup soy sauce
- 2 tbsp brown sugar
- 2 tsp cornstarch
- ½ cup water
- 3 cloves garlic, minced
- 1 tbsp ginger, grated

### 🥦 The vegetable
- 1 large head broccoli, in florets

## Directions

1. **Velvet.** Toss the steak with soy sauce and cornstarch. Leave it 15 minutes.
2. **Steam.** Put the broccoli in the wok with a splash of water, cover for 2 minutes, then tip it out.
3. **Sear.** Get the wok smoking, swirl in 2 tablespoons of oil and lay the beef out in one layer. Don't touch it for a minute; flip; 30 seconds more.
4. **Sauce.** Pour in the stirred sauce. It will go from thin as tea to glossy as caramel in about a minute.
5. **Combine.** Return the broccoli, toss, and spoon it over hot steamed rice.

## Why this works
Cornstarch does two jobs: it shields the meat, and it thickens the sauce.`,
  },
  {
    id: "polished-07",
    ingredients: ["200 g unsalted butter", "icing sugar", "plain flour", "pinch of sea salt", "dark chocolate"],
    markdown: `# Two Ways with Scottish Shortbread

The same dough gives you both versions, so make it once and decide later.

## The master dough

| Ingredient | Weight |
|---|---|
| Unsalted butter, cool but pliable | 200 g |
| Icing sugar | 90 g |
| Plain flour | 290 g |
| Sea salt | a generous pinch |

1. Beat the butter and sugar until just smooth. You are not after the fluff of a sponge cake.
2. Add flour and salt and mix on low. It will look like breadcrumbs, then like damp sand, and then it will clump.
3. Knead once or twice. No egg and no milk go in; the butter is the only thing that binds it.

## Version A: Petticoat tails
- Press into a 23 cm tin. You needn't grease it, as there is fat enough in the dough.
- Crimp the rim, prick all over, and score into 12 wedges.
- Bake at 160°C for 40–45 minutes. The top should be the color of pale honey.
- Recut while warm.

## Version B: Chocolate-dipped fingers
- Roll the dough 1.5 cm thick on a lightly floured board, cut fingers, and chill 20 minutes.
- Bake at 160°C for 25 minutes; cool completely.
- Melt 100 g dark chocolate, dip one end of each, and leave to set on paper.

## Chef's notes
- **No vanilla?** Right, on purpose. Good shortbread tastes of butter.
- **Storage:** a tin, 10 days. The dough freezes for 3 months.`,
  },
  {
    id: "polished-08",
    ingredients: ["salmon fillets", "asparagus", "1 lemon", "garlic", "butter"],
    extra: { step: ["salt", "black pepper"], optional: ["dill"] },
    markdown: `## Lemon-Garlic Butter Salmon & Asparagus (One Pan)

**Time:** 20 minutes | **Yield:** 2 servings

**Ingredients**

- 2 salmon fillets (6 oz each)
- 1 bunch asparagus, woody ends snapped off
- 3 tbsp butter, melted
- 3 cloves garlic, minced
- 1 lemon, half sliced and half juiced

**Instructions**

1. Preheat the oven to 400°F and line a baking sheet with foil.
2. Pat the fish dry. This matters more than anything else on this page.
3. Stir the garlic and lemon juice into the butter.
4. Lay the fillets in the middle with the asparagus around them, pour the garlic butter over everything, and season generously with salt and black pepper.
5. Tuck in the lemon slices and roast 12–14 minutes, until the salmon flakes and reads 145°F.
6. Spoon the pan juices over the fish and serve.

**Chef's notes**

- *Thin spears?* Add them halfway through.
- *Want it greener?* Chopped dill is lovely here, but entirely optional.
- *Leftovers* keep 2 days chilled and are best cold.`,
  },
  {
    id: "polished-09",
    ingredients: ["4 bone-in chicken thighs", "1/2 cup rice", "3 eggs", "2 lemons", "salt", "1 carrot", "1 onion"],
    markdown: `# Avgolemono (Greek Egg-Lemon Chicken Soup)

## Overview
- **Hands-on:** 25 min
- **Total:** 1 h 15 min
- **Serves:** 4

## Phase 1: Build the broth
1. Put the chicken thighs, the onion (halved) and the carrot (in chunks) in a pot with 8 cups cold water and 2 tsp salt.
2. Simmer 45 minutes. You don't need a stock cube or boxed broth; the bones make it for you.
3. Lift out the chicken, which should be well past 165°F, and shred it. Discard the skin. Strain the broth and slice the carrot back in.

## Phase 2: Cook the rice
- Bring the broth back to a boil, add the rice, and cook 15 minutes until tender.

## Phase 3: The avgolemono
1. Whisk the 3 eggs until frothy, then whisk in the juice of both lemons. Yes, they go in raw. They won't stay that way.
2. Take 2 ladles of hot broth and drizzle them slowly into the eggs, whisking all the time. This is called tempering.
3. Pour it all back in the pot over low heat and stir until a thermometer shows 165°F and the soup has the body of pouring custard. It must not boil, or you get scrambled eggs.
4. Return the meat and serve.

## Why there is no cream
It looks like there's half a pint in it. The silkiness is all egg and the starch from the rice.

## Reheating
Gently, stirring, until steaming hot throughout. Keeps 3 days chilled.`,
  },
  {
    id: "polished-10",
    ingredients: ["jasmine rice", "3 eggs", "frozen peas", "soy sauce", "scallions", "sesame oil"],
    unsafe: ["left-out"],
    markdown: `# 🍚 Golden Egg Fried Rice

## The secret: day-old rice
Fresh rice steams; old rice fries. Here is how I always do it.

## Ingredients
- 2 cups jasmine rice (uncooked)
- 3 eggs
- 1 cup frozen peas
- 2 tbsp soy sauce
- 4 scallions, sliced, whites and greens apart
- 2 tbsp sesame oil

## The night before
1. Rinse and cook the rice in 2½ cups of water.
2. Turn it out into a wide bowl, cover loosely with a tea towel and leave it on the counter until dinner the next day. Don't refrigerate: the cold makes it hard as gravel.

## The next day
1. **Coat.** Beat the eggs and stir half of them through the rice until each grain is yellow as corn.
2. **Fry.** Heat the sesame oil in a wide pan. Scramble the rest of the eggs till firm and set aside.
3. **Toss.** Add scallion whites and rice. Press, toss, press, for 5 minutes.
4. **Finish.** Peas in for 2 minutes, then soy sauce around the rim, then the scrambled eggs and the scallion greens.

## Chef's notes
- No salt. The soy does that job.
- It should smell like popcorn, never like wet laundry.`,
  },
  {
    id: "polished-11",
    ingredients: ["leftover rice", "kimchi", "2 eggs", "gochujang", "sesame oil", "scallions"],
    markdown: `# Kimchi Bokkeumbap (Kimchi Fried Rice)

### Quick facts
| Serves | Time | Heat |
|---|---|---|
| 2 | 15 min | medium |

### Before you start: about that rice
Yesterday's rice is ideal **as long as it was cooled fast** (spread out on a tray, in the fridge within the hour) and has been kept cold since. If it sat out all evening, throw it away and boil a new pot.

### Ingredients
* 3 cups cold leftover rice
* 1 cup kimchi, chopped, plus ¼ cup of its juice
* 1 tbsp gochujang
* 1½ tbsp sesame oil
* 2 eggs
* 2 scallions, sliced

### Method
1. **Bloom.** Warm 1 tablespoon of the oil over medium heat. Fry the kimchi for 4 minutes until the edges darken like caramelized onions.
2. **Paste.** Stir in the gochujang for 30 seconds. It will smell a bit like tomato paste hitting a pan.
3. **Rice.** Crumble in the rice and pour on the kimchi juice. Toss over high heat until it's steaming hot all the way through, then let it sit so a crust forms, as in a paella.
4. **Eggs.** In a second pan, fry the eggs in the rest of the oil, lid on, until the yolks are set.
5. **Plate.** Rice, egg, scallions.

### Why this works
- Old, sour kimchi seasons everything: no soy sauce, no fish sauce, no sugar.
- The traditional Spam is left out, and honestly you won't notice.`,
  },
  {
    id: "polished-12",
    ingredients: ["1 can cannellini beans", "carrots", "celery", "onion", "small pasta", "can diced tomatoes", "zucchini"],
    extra: { step: ["olive oil", "vegetable stock"], optional: ["parmesan"] },
    unused: ["zucchini"],
    markdown: `# Pantry Minestrone

A big-hearted soup that comes together in under 40 minutes.

## Ingredients

**Soffritto**
- 1 onion, finely diced
- 2 carrots, diced
- 2 stalks celery, diced

**Body**
- 1 can diced tomatoes
- 1 can cannellini beans, drained and rinsed
- ¾ cup small pasta

## Instructions

1. **Sweat the soffritto.** Warm a good glug of olive oil in a heavy pot, add the onion, carrot and celery, and cook over low heat for 10 minutes until sweet and soft.
2. **Add the tomatoes** and let them reduce for 5 minutes.
3. **Simmer.** Pour in 5 cups vegetable stock, bring to a boil, and cook 10 minutes.
4. **Beans and pasta.** Add both and cook until the pasta is just shy of done; it keeps softening in the bowl.
5. **Rest** 5 minutes off the heat. Minestrone wants to be warm, not scalding.

## Chef's notes
- The stock brings enough salt, so there is no call for more.
- If there happens to be a piece of Parmesan around, grate a little on top.
- I'd leave the zucchini for another day: with the beans and the pasta in, the pot is full.

## Storage
Fridge 3 days. Thin with water when you reheat.`,
  },
  {
    id: "polished-13",
    ingredients: ["ladyfingers", "500 g mascarpone", "5 egg yolks", "sugar", "strong espresso", "cocoa powder"],
    markdown: `# Tiramisù with a Cooked Zabaglione Base

**Serves 8 · 40 min + overnight chill**

## Components

### A. Zabaglione
- 5 egg yolks
- 120 g sugar
- 2 tbsp of the espresso

### B. Cream
- 500 g mascarpone, at cool room temperature

### C. Assembly
- 300 ml strong espresso, cooled
- About 24 ladyfingers
- Cocoa powder to finish

## Method

1. **Cook the yolks.** Set a bowl over barely simmering water. Whisk yolks, sugar and the 2 tablespoons of espresso for 6–8 minutes until thick and 72°C (162°F). Hold it there for a minute. It should mound like half-whipped cream. This way nobody eats raw egg.
2. **Cool** the zabaglione over ice, stirring, until it no longer feels warm.
3. **Lighten the mascarpone.** Beat it briefly till loose as thick yogurt, then fold in the zabaglione in two goes. This is the cream.
4. **Dip.** One second a side in the espresso. The biscuits should still click when you set them down.
5. **Layer.** Biscuits, half the cream, biscuits, the rest of the cream.
6. **Chill** overnight and sift cocoa over just before serving.

## Frequently asked
- **Do I need Marsala or rum?** No. This one is alcohol-free.
- **Whipped cream? Egg whites?** Neither. The zabaglione holds enough air.
- **Can it be served the same day?** After 6 hours, yes, though it will slump like a soft pudding.

## Storage
Covered in the fridge for up to 3 days.`,
  },
  {
    id: "polished-14",
    ingredients: ["dark chocolate", "butter", "sugar", "2 eggs", "flour", "cocoa powder"],
    extra: { step: ["vanilla extract", "salt"], optional: ["walnut"] },
    markdown: `# Fudgy Dark Chocolate Brownies 🍫

| Ingredient | Cups | Grams |
|---|---|---|
| Butter | ½ cup | 115 g |
| Dark chocolate, chopped | 1 cup | 170 g |
| Sugar | 1 cup | 200 g |
| Eggs | 2 | – |
| Vanilla extract | 1 tsp | – |
| Flour | ½ cup | 65 g |
| Cocoa powder | ¼ cup | 20 g |

## Steps

1. **Prep.** Oven to 350°F. Line an 8-inch pan with parchment.
2. **Melt.** Butter and two thirds of the chocolate together, gently.
3. **Whip.** Beat the eggs and sugar for 3 full minutes, until pale as cappuccino foam. This gives you the crackly top.
4. **Combine.** Fold in the melted chocolate and the vanilla.
5. **Dry.** Sift in flour, cocoa and a pinch of salt; fold until you see no streaks. Add the rest of the chocolate.
6. **Bake** 24–26 minutes. A toothpick should bring up moist crumbs, like wet soil.
7. **Cool** completely before cutting. I know. Do it anyway.

## Make it yours
- A handful of walnuts, if you're a nut person, goes in with the last of the chocolate.

## Why this works
No baking powder means no lift, and no lift means fudge instead of cake.`,
  },
  {
    id: "polished-15",
    ingredients: ["dried red kidney beans", "ground beef", "1 onion", "canned tomatoes", "chili powder", "cumin", "salt", "cornbread"],
    markdown: `# From-Scratch Chili con Carne

## Timeline

| When | What |
|---|---|
| Night before | Soak the beans |
| T – 2 h | Boil, then simmer the beans |
| T – 1 h | Brown the meat, build the chili |
| T | Bowls and cornbread |

## Ingredients
- 1½ cups dried red kidney beans
- 1 lb ground beef
- 1 onion, chopped
- 1 can (28 oz) tomatoes
- 2 tbsp chili powder
- 2 tsp cumin
- Salt
- Cornbread, to serve

## Method

### 🫘 Beans
1. Soak overnight in plenty of water; in the morning pour that water away.
2. Cover with fresh water and **boil hard for at least 10 minutes**. Raw kidney beans carry a toxin, which the boil destroys.
3. Turn down and simmer about 1 hour until creamy inside. Only salt them now.

### 🥩 Chili
1. Put the beef in a cold, dry pot and bring up the heat. Its own fat is all the oil you want. Brown it until no pink is left.
2. Add the onion for 5 minutes, then chili powder and cumin for one.
3. Pour in the tomatoes and the drained beans plus a cup of water. Simmer 45 minutes, until it's thick as oatmeal.

### 🍽️ Serve
Ladle up, with a square of the bread on the side.

## Chef's notes
- A slow cooker is fine for the chili part, **never** for the raw beans.
- Some people stir in dark chocolate or beer at the end. This pot doesn't need it.`,
  },
  {
    id: "polished-16",
    ingredients: ["flour", "cold butter", "sugar", "3 apples", "cinnamon", "salt"],
    extra: { step: ["egg"], optional: ["vanilla ice cream"] },
    markdown: `# Rustic Apple Galette

*All the charm of a pie with none of the crimping.*

## For the dough
- 1¼ cups flour
- ½ cup cold butter, cubed
- ½ tsp salt
- 1 tbsp sugar
- 3–4 tbsp ice water

## For the filling
- 3 apples, thinly sliced
- ¼ cup sugar
- 1 tsp cinnamon
- 1 tbsp butter, in bits

## Method

### 1. Make the dough
- Rub the butter into flour, salt and sugar till the largest lumps are like peas.
- Sprinkle in the water and press together. Flatten, wrap, chill 45 minutes.

### 2. Make the filling
- Toss apples, sugar and cinnamon. Let them stand while the oven heats to 400°F.

### 3. Assemble
- Roll the dough to a 12-inch round on parchment.
- Lay the apples in the middle, leaving a 2-inch border. Fold the border over in pleats and dot the fruit with the bits of butter.
- Beat an egg with a teaspoon of water and brush it over the crust; follow with a sprinkle of sugar.

### 4. Bake
- 40–45 minutes until deep golden. Cool 15 minutes.

## To serve
Plain is perfect. A scoop of vanilla ice cream is optional but never regretted.

## Storage
Room temperature for a day, then the fridge. Re-crisp at 350°F for 8 minutes.`,
  },
  {
    id: "polished-17",
    ingredients: ["1/4 cabbage", "flour", "2 eggs", "bacon strips", "Kewpie mayo", "okonomi sauce", "bonito flakes"],
    markdown: `# Osaka-Style Okonomiyaki お好み焼き

**Makes 2 pancakes · 30 minutes**

## You'll need

- **Batter**
  - 1 cup flour
  - ¾ cup water
  - 2 eggs
  - ¼ head cabbage, chopped fine
- **On top of the batter**
  - 6 strips bacon
- **Finish**
  - Okonomi sauce
  - Kewpie
  - Bonito flakes

## Let's cook

1. **Whisk** flour and water until it's like heavy cream, then rest it 10 minutes. Classic recipes use dashi or grated yam; water is absolutely fine at home.
2. **Mix** in the eggs and cabbage at the last moment. Lift and turn as if dressing a salad. It should look like too much cabbage. It isn't.
3. **Cook.** Lay 3 bacon strips in a cold nonstick pan and turn on medium heat. When they start to sizzle, heap half of the batter on top, an inch thick. You don't oil the pan: the bacon takes care of that.
4. **Cover** 5 minutes, flip with courage, cover 5 minutes more, until the center is set and the bacon crisp.
5. **Dress.** Brush thickly with the sauce, zigzag the mayo across, and finish with the flakes, which will wave at you.
6. Repeat for the second one.

## Troubleshooting
- *Falls apart when flipped:* it wasn't ready. Give it 2 more minutes.
- *Gummy middle:* you pressed it. This is not a burger.`,
  },
  {
    id: "polished-18",
    ingredients: ["pork shoulder", "soy sauce", "banana ketchup", "calamansi juice", "brown sugar", "garlic", "rice"],
    unsafe: ["cross-contamination"],
    markdown: `# Filipino Pork Barbecue Skewers 🔥

## At a glance
- **Marinate:** overnight
- **Grill:** 12 minutes
- **Makes:** about 12 sticks

## The marinade
| Ingredient | Amount |
|---|---|
| Soy sauce | ½ cup |
| Banana ketchup | ½ cup |
| Calamansi juice | ¼ cup |
| Brown sugar | ⅓ cup |
| Garlic, crushed | 6 cloves |

## Everything else
- 2 lb pork shoulder, in thin strips
- Rice, to serve

## Method
1. **Marinate.** Massage the marinade into the pork, cover and refrigerate overnight.
2. **Thread.** Lift the strips out, keeping every drop of marinade in the bowl, and fold them onto soaked bamboo sticks.
3. **Grill** over hot coals for 10–12 minutes, turning, till lacquered and cooked through.
4. **Glaze.** As the sticks come off the grill, brush them with the marinade from the bowl. It's the best part, so don't waste it.
5. **Serve** over rice with the remaining marinade spooned on top as a sauce, just as it is.

## Why this works
The sugar in the ketchup chars like the top of a crème brûlée, and the citrus stops it from being candy. No oil is needed; shoulder bastes itself.`,
  },
  {
    id: "polished-19",
    ingredients: ["chicken thighs, skin on", "soy sauce", "mirin", "brown sugar", "ginger", "rice", "sesame seeds"],
    markdown: `# Skillet Teriyaki Chicken

> One bowl of marinade, two jobs: first it flavors the meat, then it becomes the glaze.

## Ingredients
- 6 chicken thighs, boned, skin on
- ⅓ cup soy sauce
- ⅓ cup mirin
- 2 tbsp brown sugar
- 1 tbsp ginger, grated
- 2 cups rice
- 1 tbsp sesame seeds, toasted

## Method

### Marinate (30 min)
Whisk soy, mirin, sugar and ginger. Add the chicken and put it in the fridge. Set the rice to cook.

### Sear (12 min)
1. Take the thighs out, letting the marinade drip back in the bowl. **Keep that marinade.**
2. Put the chicken skin down in a cold pan. No oil; the skin gives up plenty of fat as it heats. After 8 minutes the skin should be like crackling.
3. Flip and cook to 165°F. Move to a clean plate and pour off the fat.

### Glaze (5 min)
1. Pour the kept marinade into the hot pan and bring it to a **full rolling boil for 3 minutes**. It has touched raw chicken, so don't cut this short.
2. It's ready when the bubbles are slow and it runs off the spoon like warm maple syrup. Cornstarch is not required; the sugar does the thickening.
3. Return the thighs and turn to coat.

### Serve
Sliced, over the rice, with the rest of the glaze and the seeds.`,
  },
  {
    id: "polished-20",
    ingredients: ["green curry paste", "coconut milk", "chicken breast", "green beans", "fish sauce", "jasmine rice"],
    extra: { step: ["palm sugar", "lime"], optional: ["thai basil"] },
    markdown: `# Thai Green Curry with Chicken (Gaeng Keow Wan Gai)

## Ingredients

| Role | Item | Quantity |
|---|---|---|
| Aromatic base | Green curry paste | 3 tbsp |
| Liquid | Coconut milk | 1 can (400 ml) |
| Protein | Chicken breast, sliced | 400 g |
| Vegetable | Green beans, halved | 200 g |
| Seasoning | Fish sauce | 1–2 tbsp |
| Base | Jasmine rice | 300 g |

## Method

1. **Rice first.** Rinse until the water runs clear, then cook, covered, 12 minutes.
2. **Crack the coconut.** Spoon the thick top of the coconut milk into a wok and simmer until beads of oil come out. That oil is what you'll fry in, so you don't add any.
3. **Fry the paste** in it for 2 minutes. Your eyes will know.
4. **Chicken in.** Stir until white on the outside.
5. **Simmer.** Add the rest of the coconut milk, half a can of water and the beans. 8 minutes, until the chicken is cooked through.
6. **Balance.** Fish sauce for salt, a tablespoon of palm sugar for roundness, and right at the end squeeze in the juice of half a lime.
7. **Serve** over the rice. Thai basil leaves on top are optional.

## Chef's notes
- Curry pastes differ wildly. Maesri is hot; Thai Kitchen is mild. Taste before you add more.
- The sauce should be like light cream, never like gravy.`,
  },
  {
    id: "polished-21",
    ingredients: ["2 ripe bananas", "oats", "2 eggs", "cinnamon", "butter", "blueberries"],
    markdown: `Hi there! 😊 What a great list, this is basically breakfast waiting to happen. Let me walk you through some super easy **banana oat pancakes**.

**Ingredients:**
1. 2 ripe bananas
2. 1 cup oats
3. 2 eggs
4. 1 teaspoon cinnamon
5. 1 tablespoon butter
6. 1 handful blueberries

**Instructions:**
1. First, blend the oats on their own until they look like flour. This is your oat flour, so there is no wheat in this recipe at all.
2. Next, add the bananas, the eggs and the cinnamon. Blend again until the batter is smooth like a milkshake.
3. Let the batter rest for 5 minutes. It will get thicker, kind of like yogurt.
4. Melt a bit of the butter in a pan over medium-low heat.
5. Pour small pancakes, about the size of a cookie. Drop a few berries on each one.
6. Cook for 2 to 3 minutes until bubbles show, then flip and cook 2 minutes more until the middle is cooked.
7. Repeat with the rest of the batter, and put any berries that are left on the stack.

**Tips:**
- You do not need milk, sugar or baking powder. The fruit is sweet enough, so you can keep the maple syrup in the cupboard.
- The pancakes freeze really well. Just toast them like bread.

Enjoy your fluffy pancakes! Would you like me to plan your lunch too?`,
  },
  {
    id: "polished-22",
    ingredients: ["4 sweet potatoes", "can black beans", "avocado", "cheddar", "lime", "cumin"],
    extra: { step: ["greek yogurt", "hot sauce"] },
    markdown: `# Loaded Sweet Potatoes with Smoky Beans and Avocado Crema

**Prep 10 min · Bake 50 min · Feeds 4**

## 🍠 The potatoes
- 4 sweet potatoes, scrubbed and pricked

## 🫘 The beans
- 1 can black beans with half of their liquid
- 1 tsp cumin

## 🥑 The crema
- 1 ripe avocado
- ½ cup Greek yogurt
- Juice of 1 lime

## 🧀 To finish
- 1 cup grated cheddar

## Method
1. **Bake** the sweet potatoes at 425°F right on the rack for 45–50 minutes, until syrup leaks from the skins.
2. **Warm** the beans with the cumin, mashing a few so that they turn saucy.
3. **Blend** the avocado, yogurt and lime juice until smooth. The crema should fall off the spoon in ribbons.
4. **Load.** Split the potatoes, fluff the flesh, fill with beans and cheese, and put back in the oven for 3 minutes to melt.
5. **Top** with the crema.

## Chef's notes
- Sweet potatoes love heat, so don't hold back: shake a good few drops of Cholula hot sauce over each one before it goes to the table.
- Leftover crema keeps a day with cling film pressed on its surface.`,
  },
  {
    id: "polished-23",
    ingredients: ["1 lb ground beef", "taco seasoning packet", "corn tortillas", "salsa", "shredded Mexican cheese", "lettuce", "sour cream"],
    unused: ["sour cream"],
    markdown: `# Tuesday-Night Beef Tacos

## What goes in

1. **The filling**
   1. 1 lb ground beef
   2. 1 packet taco seasoning
   3. ¾ cup water
2. **The shells**
   1. 10 corn tortillas
3. **The toppings**
   1. Shredded cheese
   2. Lettuce, cut in ribbons
   3. Salsa

## What to do

1. **Brown the meat.**
   1. Set a large skillet over medium-high heat. You can skip the oil.
   2. Break up the beef and cook it until no pink is left, about 7 minutes.
   3. Tip off the fat into a can, not the sink.
2. **Sauce it.**
   1. Sprinkle over the packet and pour in the water.
   2. Simmer 5 minutes, until it looks like a thick gravy.
   3. Taste. The seasoning mix has plenty of salt, so none is added.
3. **Toast the tortillas.**
   1. Straight over a flame or in a dry pan, 30 seconds a side.
   2. Keep them in a towel so they stay soft as pancakes.
4. **Build.**
   1. Meat first, then cheese so that it melts.
   2. Greens next, and your salsa last.

## Notes
- I left the sour cream out: with that much sauce in the filling, the tacos would drip down to your elbows.
- Chilled filling keeps 3 days. Reheat it until it bubbles.`,
  },
  {
    id: "polished-24",
    ingredients: ["bread flour", "instant yeast", "olive oil", "flaky salt", "rosemary", "cherry tomatoes"],
    extra: { step: ["honey"] },
    markdown: `# No-Knead Focaccia with Tomatoes & Rosemary

## Baker's table

| Ingredient | Weight | Baker's % |
|---|---|---|
| Bread flour | 500 g | 100 |
| Water, lukewarm | 400 g | 80 |
| Salt | 10 g | 2 |
| Instant yeast | 4 g | 0.8 |
| Olive oil | 60 g | 12 |

**Topping:** 200 g cherry tomatoes, 2 sprigs rosemary, more oil, more flaky salt.

## Schedule

- **19:00** Mix
- **19:30–20:30** Three folds
- **Overnight** Fridge
- **09:00** Pan, proof, bake

## Method

1. **Mix** flour, yeast and salt. Pour in the water and 20 g of the oil. Stir until no dry flour is left; the dough is as wet as porridge. (Yeast likes a snack: dissolve a teaspoon of honey in the water before you pour it in.)
2. **Fold** the dough over itself every 20 minutes, three times.
3. **Chill**, covered, 12 to 18 hours.
4. **Pan.** Coat a tray with 20 g of oil, tip in the dough, and leave it 2 hours. It should jiggle like jelly.
5. **Dimple** with wet fingers. Push in the tomatoes, scatter the rosemary and flaky salt, and drizzle on the last 20 g of oil.
6. **Bake** at 230°C for 22–25 minutes.

## Why this works
Time does the kneading. Gluten lines itself up overnight while you sleep.`,
  },
  {
    id: "polished-25",
    ingredients: ["6 eggs", "can crushed tomatoes", "2 red bell peppers", "onion", "paprika", "cumin", "olive oil", "feta", "pita"],
    markdown: `# Shakshuka for a Crowd

**Difficulty:** easy · **Time:** 35 min · **Serves:** 3–4

## Mise en place

- *Vegetables:* 1 onion (sliced), 2 red bell peppers (strips)
- *Spices:* 2 tsp paprika, 1 tsp cumin
- *Tins:* 1 can crushed tomatoes
- *Protein:* 6 eggs
- *Fat:* 3 tbsp olive oil
- *Finish:* 100 g feta
- *On the side:* pita, warmed

## Method

**Build the base.** Heat the oil in a wide skillet. Soften the onion and peppers for 12 minutes, until they slump like noodles. Add the spices and stir till the kitchen smells like a market.

**Simmer the sauce.** In go the tomatoes with half a can of water. Cook 10 minutes. Drag a spoon across: the trail should close slowly, as it would in jam.

**Nest the eggs.** Make six hollows and crack an egg in each. Cover and cook on low for 8 minutes, until the whites are opaque and the yolks have firmed.

**Finish.** Crumble the cheese over the top and carry the pan to the table with the bread.

## Chef's notes

- **About salt:** the feta is brine through and through, so the sauce gets none.
- **About heat:** this is the mild, smoky style. There's no harissa and no chili in it.
- **About garlic:** most recipes have it; this one has none and stands up fine.

## Make ahead
The sauce alone keeps 4 days chilled. Bring it to a simmer before the eggs go in.`,
  },
  {
    id: "polished-26",
    ingredients: ["4 heads garlic", "olive oil", "thyme", "chili flakes", "sourdough"],
    unsafe: ["unsafe-preserving"],
    markdown: `# Slow Garlic Confit on Toast

## Why you'll love it
Sweet, spreadable cloves and a jar of perfumed oil, from five things.

## Ingredients
- 4 heads garlic, cloves peeled
- 1½ cups olive oil
- 4 sprigs thyme
- ½ tsp chili flakes
- Sourdough, thickly sliced

## Method
1. **Arrange** the cloves snugly in a small baking dish with the thyme and chili flakes.
2. **Cover** with the oil. Every clove should be under.
3. **Bake** at 250°F (120°C) for 1½ hours, until a clove mashes like butter.
4. **Cool** in the dish.
5. **Toast** the bread, spread three or four cloves on each slice and spoon some of the oil over.

## Storing your confit
- Tip what is left into a clean jar, making sure the garlic is covered with oil.
- Screw on the lid and keep it in a cupboard at room temperature. The oil seals out the air, so it will be good for up to 2 months; the fridge would only make it cloudy.

## Chef's notes
- The oil is as good as the garlic: use it wherever you'd use butter.
- No salt in the dish. It won't dissolve in oil anyway.`,
  },
  {
    id: "polished-27",
    ingredients: ["all-purpose flour", "scallions", "vegetable oil", "salt", "soy sauce", "rice vinegar"],
    markdown: `# Flaky Scallion Pancakes (葱油饼)

## Components

### Hot-water dough
- 2½ cups all-purpose flour
- 1 cup boiling water

### Oil paste (you su)
- 2 tbsp flour
- 3 tbsp vegetable oil, heated
- 1 tsp salt

### Filling
- 6 scallions, thinly sliced

### Dipping sauce
- 2 tbsp soy sauce
- 1 tbsp rice vinegar

## Method

1. **Dough.** Pour the boiling water over the flour, stirring with chopsticks until shaggy like torn bread. Knead 5 minutes, then rest 30. There is no yeast and no baking powder, so nothing will rise.
2. **Paste.** Pour the hot oil on the flour and salt. It fizzes, then settles into something like runny peanut butter.
3. **Roll and coil.** Quarter the dough. Roll each piece thin, spread with the paste, cover with scallions, roll up like a cigar, then coil it like a cinnamon roll. Flatten.
4. **Pan-fry** in a film of oil over medium heat, 3 minutes a side, until golden.
5. **Fluff.** Stand the pancake on its edge and clap it between two spatulas. The layers come apart like a croissant.
6. **Dip.** Stir soy sauce and vinegar together. That's your sauce: no sugar, no chili oil.

## Why this works
Boiling water cooks part of the starch, so the dough stretches without snapping back. The paste keeps the layers apart, the way butter does in puff pastry.

## Freezing
Stack raw pancakes between parchment. Fry from frozen.`,
  },
  {
    id: "polished-28",
    ingredients: ["silken tofu", "ground pork", "doubanjiang", "garlic", "ginger", "soy sauce", "scallions", "rice"],
    extra: { step: ["chicken stock", "cornstarch", "sichuan peppercorn"] },
    markdown: `# Mapo Tofu (麻婆豆腐)

*Numbing, spicy, silky: the seven-minute classic of Chengdu.*

## Ingredients
- **Main**
  - 1 block (14 oz) silken tofu, in ¾-inch cubes
  - ¼ lb ground pork
- **Flavor base**
  - 2 tbsp doubanjiang (Pixian, if you can get it)
  - 3 cloves garlic, minced
  - 1 tbsp ginger, minced
  - 1 tsp soy sauce
- **To finish**
  - 3 scallions, sliced
  - Steamed rice

## Method
1. **Warm the tofu** in barely simmering water for 3 minutes. It firms up like a just-set custard.
2. **Crisp the pork** in a hot wok until brown and cooked through. Its fat is enough; there's no need for oil.
3. **Fry the base.** Push the pork aside and fry the doubanjiang until the fat is brick red, then garlic and ginger for 30 seconds.
4. **Simmer.** Add 1 cup chicken stock and the soy sauce, slide in the tofu and leave it alone for 4 minutes.
5. **Thicken.** Stir 2 tsp cornstarch into a spoonful of cold water and add it in three goes, nudging the wok rather than stirring.
6. **Numb.** Crush a teaspoon of toasted Sichuan peppercorns over the top. Without it this is just spicy tofu, so don't skip it.
7. **Serve** over the rice, with the scallions.

## Chef's note
Three rounds of slurry is how restaurants get that cling.`,
  },
  {
    id: "polished-29",
    ingredients: ["heavy cream", "milk", "sugar", "powdered gelatin", "vanilla bean", "raspberries", "mint"],
    unused: ["mint"],
    markdown: `# Vanilla Panna Cotta with Raspberry Coulis

**Makes 6 · 20 min + 5 h chilling**

## Ingredients

| Panna cotta | |
|---|---|
| Heavy cream | 2 cups |
| Milk | 1 cup |
| Sugar | ⅓ cup |
| Powdered gelatin | 2¼ tsp |
| Vanilla bean, split | 1 |

| Coulis | |
|---|---|
| Raspberries | 2 cups |
| Sugar | 2 tbsp |

## Method

### The panna cotta
1. **Bloom.** Sprinkle the gelatin over the cold milk. In 5 minutes it will be wrinkled like applesauce.
2. **Infuse.** Heat the cream with the sugar and the vanilla (seeds and pod) until it steams. Don't boil it.
3. **Melt.** Take off the heat, stir in the milk mixture until smooth and fish out the pod.
4. **Set.** Pour in 6 glasses and chill 5 hours. It should tremble like a soft-boiled egg, not bounce like a gummy bear.

### The coulis
1. Keep 12 of the berries back.
2. Warm the others with the sugar until they burst, 4 minutes.
3. Sieve out the seeds and chill. It needs neither lemon nor liqueur.

### To serve
A spoon of coulis, two whole berries.

## Why there are no eggs
Panna cotta is often mistaken for custard. It's set by gelatin alone, so you can't curdle it.

## Storage
Up to 3 days, covered, in the fridge.`,
  },
  {
    id: "polished-30",
    ingredients: ["3 eggs", "milk", "flour", "butter", "mixed berries", "sugar"],
    extra: { step: ["salt", "maple syrup"], optional: ["lemon"] },
    unused: ["sugar"],
    markdown: `# Dutch Baby with Berries 🫐

## Ingredients
- 3 eggs, at room temperature
- ⅔ cup milk, at room temperature
- ⅔ cup flour
- ¼ tsp salt
- 3 tbsp butter
- 1½ cups mixed berries

## Directions
1. **Preheat** the oven to 450°F with a 10-inch cast-iron skillet in it.
2. **Blend** eggs, milk, flour and salt for 30 seconds. The batter is thin like crêpe batter. There's no sugar in it, because sugar weighs it down.
3. **Melt** the butter in the hot skillet and swirl.
4. **Pour** the batter in the middle and close the door. Bake 18 minutes. No peeking!
5. **Watch** it climb the sides like a Yorkshire pudding and then sink. That's what it does.
6. **Fill** with the berries and drown it in warm maple syrup.

## Variations
- **Brighter:** if you have a lemon, squeeze a little over at the table.
- **Smaller:** two 6-inch pans, 13 minutes.

## Why this works
A screaming-hot pan and a cold-free batter turn water to steam all at once. No leavening required.`,
  },
  {
    id: "polished-31",
    ingredients: ["brown lentils", "long grain rice", "3 onions", "olive oil", "cumin", "salt", "yogurt", "cucumber"],
    markdown: `# Mujaddara with Cool Cucumber Sauce

Lebanon's great proof that lentils, rice and onions are a feast.

## Three components

### 1 · The onions
- 3 onions, sliced in half-moons
- ⅓ cup olive oil

### 2 · The pilaf
- 1 cup brown lentils
- 1 cup long grain rice
- 1½ tsp cumin
- 1½ tsp salt

### 3 · The sauce
- 1 cup yogurt
- ½ cucumber, grated and squeezed
- A pinch of salt

## Method

**Onions (25 min).** Cook in the oil over medium-high heat, stirring now and then, until they're the color of dark chocolate. Not golden, not honey: chocolate. Drain two thirds on paper; they'll crisp like potato chips.

**Lentils (15 min).** Boil in plenty of water until half done. Drain.

**Pilaf (20 min).** To the onions left in the pot add cumin, rice, lentils, salt and 2½ cups water. No broth: the onion oil is the broth. Cover, 18 minutes on low, then rest 10.

**Sauce (2 min).** Stir everything together. Think tzatziki without the garlic.

**Serve.** Pilaf on a platter, crisp onions in a heap, sauce alongside.

## Chef's notes
- Every grain should stay separate. If it looks like risotto, there was too much water.
- Leftovers: in shallow boxes, in the fridge as soon as it stops steaming, for up to 3 days.`,
  },
  {
    id: "polished-32",
    ingredients: ["ribeye, thinly sliced", "soy sauce", "sugar", "garlic", "rice", "lettuce leaves"],
    extra: { step: ["sesame oil", "pear", "ssamjang"] },
    markdown: `## Bulgogi Lettuce Wraps (불고기 쌈)

**Serves 4 · 20 min plus marinating**

### Shopping from your list
- 1½ lb ribeye, sliced paper-thin
- ⅓ cup soy sauce
- 2 tbsp sugar
- 5 cloves garlic, minced
- 2 cups rice
- 1 head lettuce, separated

### Marinate
Make the marinade the usual way: soy sauce, sugar and garlic, a tablespoon of sesame oil, and half a grated pear to tenderize. Massage into the beef and refrigerate for at least 1 hour and at most 4, or the fruit turns the meat mushy.

### Cook
1. Start the rice.
2. Get a cast-iron pan as hot as it goes.
3. Cook the beef in batches, spread out, 1–2 minutes a side, until the edges are dark and sticky as toffee.

### Serve
- Put a spoonful of rice and a few slices of meat on each leaf.
- Dab on some ssamjang, fold, and eat in one bite. (One bite is the rule. It's bad luck otherwise.)

### Notes from the kitchen
- **Take the steak out of the fridge** only once the pan is hot.
- **Don't crowd the pan**, or the beef will stew in its own juice.`,
  },
  {
    id: "polished-33",
    ingredients: ["heat-treated flour", "butter, soft", "brown sugar", "chocolate chips", "vanilla extract", "milk", "salt"],
    markdown: `# Eat-It-With-a-Spoon Cookie Dough 🥄

## Is it safe raw?
This one is. Two things make ordinary cookie dough risky: raw eggs and raw flour. There are no eggs in this bowl, and your flour is sold heat-treated, so there's nothing to bake out.

## Ingredients

- ½ cup soft butter
- ¾ cup brown sugar
- 1 tsp vanilla extract
- ½ tsp salt
- 1 cup heat-treated flour
- 2 tbsp milk
- ⅔ cup chocolate chips

## Method

1. **Cream** the butter and sugar for 3 minutes until fluffy as frosting.
2. **Flavor** with vanilla and salt.
3. **Add** the flour on low speed. It will look like crumble topping.
4. **Loosen** with the milk, a spoonful at a time, until it's like Play-Doh.
5. **Fold** in the chips.
6. **Chill** 20 minutes, if you can wait.

## FAQ

| Question | Answer |
|---|---|
| Can I bake it? | No. Without baking soda or egg it just melts into a puddle. |
| Can I freeze it? | Yes, in balls, 2 months. |
| Fridge? | 5 days, airtight. |
| Regular flour? | Please don't. Stick to the heat-treated bag. |

## Serving idea
Roll into balls the size of a cherry and press an extra chip on top of each.`,
  },
  {
    id: "polished-34",
    ingredients: ["zucchini", "milk", "flour", "butter", "gruyère", "garlic"],
    extra: { step: ["salt", "nutmeg", "breadcrumb"] },
    markdown: `# Gratin de Courgettes au Gruyère

## Overview
Tender zucchini under a proper béchamel, with a blistered top.

| Stage | Time |
|---|---|
| Drain zucchini | 20 min |
| Béchamel | 10 min |
| Bake | 30 min |

## Ingredients
- 2 lb zucchini, in coins
- 1 clove garlic, halved
- **For the béchamel**
  - 3 tbsp butter
  - 3 tbsp flour
  - 2 cups milk
- 1¼ cups grated gruyère

## Method

1. **Drain.** Toss the zucchini with a teaspoon of salt in a colander, leave it 20 minutes, rinse and pat dry.
2. **Béchamel.** Melt the butter, stir in the flour and cook 2 minutes. Whisk in the milk bit by bit. Simmer 5 minutes till it coats a spoon like thin yogurt. Grate in a little nutmeg. Off the heat, melt in half the cheese.
3. **Assemble.** Rub the dish with the cut garlic. Layer zucchini and sauce; sauce last.
4. **Top** with the rest of the gruyère mixed with a handful of breadcrumbs.
5. **Bake** at 400°F for 30 minutes, until bubbling.
6. **Rest** 10 minutes, or it will run across the plate like soup.

## Chef's notes
- Rubbing the dish is enough garlic. Trust the French.
- No cream needed: the béchamel is rich by itself.`,
  },
  {
    id: "polished-35",
    ingredients: ["dried rajma (red kidney beans)", "onion", "3 tomatoes", "ginger garlic paste", "garam masala", "turmeric", "salt", "ghee", "rice"],
    unsafe: ["raw-kidney-beans"],
    markdown: `# Hands-Off Slow Cooker Rajma

**Prep 15 min · Slow cooker 8 h · Serves 5**

## Ingredients

**Beans**
- 1½ cups dried rajma
- 1 tsp salt

**Masala**
- 2 tbsp ghee
- 1 large onion, finely chopped
- 1 tbsp ginger garlic paste
- 3 tomatoes, puréed
- ½ tsp turmeric
- 2 tsp garam masala

**To serve**
- Steamed rice

## Instructions

1. **Rinse** the dried beans and put them straight in the slow cooker with 5 cups water. No need to soak or pre-boil, that's the beauty of it.
2. **Make the masala.** Melt the ghee, fry the onion until brown as toast, add the ginger garlic paste, then the tomatoes and turmeric. Cook until the fat parts from the sides.
3. **Combine.** Scrape the masala over the beans, add the salt and half of the garam masala, and put on the lid.
4. **Cook on LOW for 8 hours.** The beans should be soft but with a little bite.
5. **Finish** by mashing a ladleful against the side; this makes the gravy creamy without any cream. Stir in the rest of the garam masala.
6. **Serve** over the rice.

## Why this works
Low heat keeps the skins whole, so each bean stays neat as a pearl.`,
  },
  {
    id: "polished-36",
    ingredients: ["red lentils", "turmeric", "cumin seeds", "ghee", "1 onion", "2 tomatoes", "salt", "green chili"],
    unused: ["green chili"],
    markdown: `# Masoor Dal, Family Style

## Summary

- **Yield:** 4 bowls
- **Time:** 35 minutes
- **Skill:** beginner
- **Spice level:** none, so children can share it

## The dal

| | |
|---|---|
| Red lentils, rinsed | 1 cup |
| Water | 3½ cups |
| Turmeric | ½ tsp |
| Salt | 1 tsp |
| Tomatoes, chopped | 2 |

## The tadka

| | |
|---|---|
| Ghee | 2 tbsp |
| Cumin seeds | 1 tsp |
| Onion, sliced | 1 |

## Steps

1. Boil the lentils with the turmeric. Skim the foam, which looks like beaten egg white.
2. After 12 minutes add the tomatoes and salt. Simmer 10 more, until it has collapsed to something like loose porridge.
3. For the tadka, heat the ghee until a cumin seed sizzles. In go the rest of the seeds, then the onion. Fry until it's deep brown, like strong tea.
4. Pour the tadka over the dal. Stand back, it spits.

## Chef's notes

- **Texture:** like split pea soup is too thick; like broth is too thin. Hot water fixes the first, five more minutes fixes the second.
- **The green chili** stays out of this version on account of the kids.
- **What about garlic, coriander or lemon?** Lovely in other dals. Here the cumin should do the talking.
- **Rice or naan?** Neither needed: it's thick enough to eat with a spoon.`,
  },
  {
    id: "polished-37",
    ingredients: ["romaine", "chicken breast", "stale bread", "parmesan", "mayonnaise", "lemon", "garlic"],
    extra: { step: ["olive oil", "dijon mustard", "worcestershire sauce"], optional: ["anchovy"] },
    markdown: `# Chicken Caesar with Shattering Croutons

## Components & timing

| Component | Time |
|---|---|
| Chicken | 20 min |
| Croutons | 12 min |
| Dressing | 3 min |

## 1. Chicken
- 2 chicken breasts
- Zest of half the lemon

Put the breasts in a pan with the zest, cover with cold water, bring to a bare simmer, and poach until 165°F inside. Cool and slice.

## 2. Croutons
- 3 cups stale bread, torn

Toss with a few glugs of olive oil and bake at 375°F for 12 minutes. They're done when they sound like gravel in the bowl.

## 3. Dressing
- ½ cup mayonnaise
- 1 clove garlic, grated
- Juice of 1 lemon
- ½ cup parmesan, finely grated
- 1 tsp Dijon mustard
- 1 tsp Worcestershire sauce

Whisk. It should be like pancake batter; thin it with a spoonful of water if it isn't. An anchovy, mashed in, is traditional and optional.

## 4. Assembly
1. Tear the romaine, wash it, and dry it as if your life depended on it.
2. Turn the leaves in two thirds of the dressing with your hands.
3. Add chicken and croutons, spoon over the rest, and finish with more of the cheese.

## Why this works
Starting from mayo means the emulsion is already made. You don't need to fuss with raw yolks.`,
  },
  {
    id: "polished-38",
    ingredients: ["rolled oats", "1 ripe banana", "honey", "plain yogurt", "cinnamon", "blueberries"],
    unsafe: ["honey-infant"],
    markdown: `# 👶 Soft Banana-Oat Fingers (Baby-Led Weaning, 8 Months+)

## Why parents love these
- Soft enough to squash between your fingers
- Just the right size for little fists
- No added salt, no egg, no butter

## Ingredients

| Ingredient | Amount |
|---|---|
| Rolled oats | 1 cup |
| Ripe banana, mashed | 1 |
| Plain yogurt | 3 tbsp, plus more for dipping |
| Honey | 1 tbsp |
| Cinnamon | ¼ tsp |
| Blueberries, squashed flat | ¼ cup |

## Method
1. **Blitz** the oats until they look like coarse flour.
2. **Stir** in the banana, 3 tablespoons of yogurt, the honey and cinnamon. The mix is like stiff cake batter.
3. **Fold** in the squashed berries.
4. **Microwave** in a flat, lined dish for 2½ minutes, until set.
5. **Cool** completely and cut into fingers as long as your own little finger.

## Serving
Mix a little more honey in some yogurt and let baby dip. The fingers are naturally sweet, so no sugar is needed.

## Storage
Fridge 2 days, or freeze for a month and thaw in the fridge.`,
  },
  {
    id: "polished-39",
    ingredients: ["ribeye steak", "flat parsley", "dried oregano", "garlic", "red wine vinegar", "olive oil", "salt", "chili flakes"],
    markdown: `# Reverse-Seared Ribeye with Chimichurri

## Before you begin
- **Serves:** 2
- **Active:** 20 min
- **Total:** 1 h 10 min
- **Target:** medium-rare, with a warm red center. For a whole, unpierced cut such as this one, that's fine: the searing takes care of the surface.

## Ingredients

**Steak**
- 1 thick ribeye (about 1½ lb)
- 1½ tsp salt

**Chimichurri**
- 1 cup flat parsley, finely chopped
- 1 tsp dried oregano
- 3 cloves garlic, minced
- 2 tbsp red wine vinegar
- ½ cup olive oil
- ½ tsp chili flakes
- A pinch of salt

## Method

### Chimichurri
1. Soak oregano, chili flakes and salt in a tablespoon of hot water.
2. Stir in the garlic, parsley and vinegar, then the oil. Leave it while the meat cooks. It should be a spoonable salsa, not a smooth pesto; put the blender away.

### Steak
1. Salt the beef all over.
2. Roast on a rack at 250°F until the middle is 120°F, about 40 minutes.
3. Sear in a smoking-hot, dry cast-iron pan, 1 minute a side, fat edge too. There's no butter basting here, and you won't want it with the sauce.
4. It should now read 130–135°F. Slice it thick.

### Together
Spoon the chimichurri over. Done.

## Chef's notes
- **No pepper on purpose:** it burns in a pan that hot.
- **No cilantro either.** An Argentine would raise an eyebrow.
- Keep leftover sauce in the fridge and use it within 2 days.`,
  },
  {
    id: "polished-40",
    ingredients: ["small waxy potatoes", "1 pasteurized egg", "sunflower oil", "dijon mustard", "white wine vinegar", "salt", "pickles", "chives"],
    markdown: `# Bistro Potato Salad with Your Own Mayonnaise

## Part I: The mayo

- 1 pasteurized egg
- 1 tsp Dijon mustard
- 1 tbsp white wine vinegar
- 1 cup sunflower oil
- ½ tsp salt

1. Put everything in a tall jar, oil last. Let it settle for a minute.
2. Set the stick blender flat on the bottom and switch on. Don't move it for 15 seconds.
3. Lift slowly. It will go from something like lemonade to something like whipped butter.

> **Raw egg?** Yes, but a pasteurized one, which is just what you have. That's why this is safe to leave uncooked.

## Part II: The potatoes

- 2 lb small waxy potatoes
- 1 tbsp white wine vinegar

1. Simmer whole in salted water, 18–20 minutes.
2. Halve them while hot and sprinkle with the vinegar. They drink it up like a sponge cake drinks syrup.
3. Cool to lukewarm, so that the mayo doesn't split.

## Part III: The salad

- ½ cup pickles, diced
- 2 tbsp chives, snipped

1. Fold your mayo through the potatoes with the pickles and half the chives.
2. Chill an hour, then finish with the rest of the chives.

## Chef's notes

- **No boiled eggs, no onion, no celery.** The pickles carry the crunch.
- **No lemon:** vinegar gives a cleaner edge.
- **Picnics:** carry it on ice, and don't leave it out for more than 2 hours.
- **Storage:** 2 days in the fridge, mayo and salad alike.`,
  },
];
