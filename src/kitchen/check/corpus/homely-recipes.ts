/** Sixty recipes of a home kitchen in the manner of an assistant's reply: headings, bold sections, bullets, prose, tips and a closing line, lists and prose, labelled without sight of the check. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const HOMELY_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "homely-1",
    ingredients: ["rolled oats", "semi-skimmed milk", "Fage Greek yogurt", "frozen berries", "honey", "chia seeds"],
    markdown: `# Berry Overnight Oats

Here is a make-ahead breakfast that uses every item on your list. Five minutes tonight, nothing to do tomorrow!

**Serves:** 2
**Hands-on time:** 5 minutes
**Resting time:** overnight in the fridge

## Ingredients

- 100 g rolled oats
- 2 tbsp chia seeds
- 250 ml semi-skimmed milk
- 4 heaped tbsp Greek yogurt
- 150 g frozen berries
- 2 tsp honey

## Method

1. Put the oats and chia seeds in a bowl and stir so the seeds are spread evenly.
2. Pour in the milk, add half of the yogurt and mix until no dry pockets are left.
3. Layer the mixture with the frozen berries in two jars. The fruit will thaw overnight and its juice will run down through the oats.
4. Screw on the lids and refrigerate for at least 6 hours.
5. In the morning, top each jar with the remaining yogurt and a teaspoon of honey.

## Good to know

- If it is too thick for you, loosen it with a splash of milk.
- The jars keep for 3 days in the fridge, so you can make a double batch.

Have a great start to your day!`,
  },
  {
    id: "homely-2",
    ingredients: ["chicken thighs", "plain yogurt", "basmati rice", "garlic", "ginger"],
    markdown: `Sure! Based on your ingredients I recommend **Yogurt-Spiced Chicken with Basmati Rice**. 🍛

**Ingredients:**

* 1.5 lbs boneless chicken thighs, cut in chunks
* 3/4 cup plain yogurt
* 3 cloves garlic, grated
* 1 inch ginger, grated
* 1 medium onion, sliced
* 2 teaspoons garam masala
* 1/2 teaspoon turmeric
* 1 teaspoon salt
* 1 cup basmati rice

**Instructions:**

1. In a bowl, combine the yogurt, garlic, ginger, garam masala, turmeric and salt. Add the chicken, turn to coat and refrigerate for 1 hour.
2. Rinse the rice and cook it in 1 3/4 cups of water, covered, for 15 minutes.
3. Heat a spoonful of oil in a deep skillet and fry the onion until golden.
4. Add the chicken with all of its marinade. Bring to a bubble and simmer for 15-18 minutes, until the chicken reaches 165°F in the thickest piece.
5. Fluff the rice with a fork and serve with the chicken on top.

Let me know if you'd like another idea!`,
    extra: { list: ["garam masala", "turmeric", "onion", "salt"], step: ["oil"] },
  },
  {
    id: "homely-3",
    ingredients: ["potatoes", "eggs", "onion", "olive oil", "salt"],
    markdown: `You have exactly what goes into a real **Tortilla Española**, no more and no less.

### What you need
- 500 g potatoes
- 1 onion
- 6 eggs
- 200 ml olive oil
- 1 tsp salt

### How to make it
**Slice.** Peel the potatoes and cut them into thin slices, about as thick as a coin. Slice the onion finely.

**Fry slowly.** Warm the oil in a 24 cm pan over a medium-low heat. Add the potatoes and onion with half of the salt. They should stew rather than fry: 20 to 25 minutes, until a fork goes through without resistance.

**Drain.** Tip everything into a sieve over a bowl. Keep the oil, it can be used again.

**Mix.** Beat the eggs with the rest of the salt, fold in the warm potatoes and leave for 10 minutes.

**Cook.** Put 1 tbsp of the saved oil back in the pan. Pour in the mixture and cook for 4 minutes. Cover with a plate, flip it over and slide it back for 3 minutes more. The middle may stay a little juicy, as they like it in Galicia.

Let it rest for 5 minutes and cut into wedges. Some people in Madrid argue about chorizo, but a classic tortilla has none. ¡Buen provecho!`,
  },
  {
    id: "homely-4",
    ingredients: ["cauliflower", "onion", "butter", "milk", "cheddar"],
    markdown: `A cauliflower cheese soup is what I'd cook on a grey day with these things. Chop one onion and let it go soft in 30 g of butter in your largest pan, which takes about ten minutes over a low heat. Break a whole cauliflower into florets, throw them in along with the chopped stalk, and pour over 700 ml of hot vegetable stock. Put the lid on and leave it to bubble for fifteen minutes, or until you can squash a floret against the side of the pan with a spoon.

Now add 200 ml of milk and blend everything until it's velvety. Put it back over a low heat, stir in 100 g of grated cheddar a little at a time and, once it has melted, finish with a grating of nutmeg and some black pepper. Don't let it boil after the cheese goes in or it can turn grainy.

Ladle it into warm bowls. It's rich enough to be a whole supper, and it freezes well without any trouble.`,
    extra: { step: ["vegetable stock", "nutmeg", "black pepper"] },
    missing: ["black pepper"],
  },
  {
    id: "homely-5",
    ingredients: ["225g butter", "plain flour", "caster sugar", "lemon"],
    markdown: `**Lemon Shortbread Fingers**

Makes: 18 fingers | Oven: 160°C / 325°F

You'll need:

• 225 g unsalted butter, at room temperature
• 110 g superfine sugar, plus 1 tbsp for sprinkling
• 340 g all-purpose flour
• Zest of 1 lemon

Here's how:

1. Rub the lemon zest into the sugar with your fingertips until it smells amazing.
2. Cream the butter with the lemony sugar until just smooth. There is no need to whip air into it.
3. Sift in the flour and bring it together into a soft dough with your hands. No eggs, no baking powder – shortbread doesn't want to rise!
4. Press into a 20 x 30 cm tin lined with baking paper, prick all over with a fork and mark into fingers.
5. Bake for 35–40 minutes until pale gold.
6. Sprinkle with the reserved sugar while hot, cut along the lines and cool in the tin.

They stay crisp in a biscuit tin for a week. If they last that long 😉`,
  },
  {
    id: "homely-6",
    ingredients: ["turkey escalopes", "breadcrumbs", "egg", "lemon"],
    markdown: `**Crispy Turkey Schnitzel**

Ready in: 20 minutes
Serves: 2

**Ingredients**
- 2 turkey escalopes
- 1 egg, beaten
- 80 g breadcrumbs
- 3 tbsp flour
- Salt and pepper, to taste
- 4 tbsp sunflower oil
- 1 lemon, cut into wedges
- Chopped parsley, to garnish (optional)

**Method**
1. Place the escalopes between two sheets of cling film and bash them with a rolling pin until even.
2. Set up three plates: flour mixed with salt and pepper, the egg, and the breadcrumbs.
3. Coat each escalope in the flour, then the egg, then the crumbs.
4. Heat the oil in a wide frying pan. Fry the schnitzels for 2 minutes on each side, until the coating is golden brown.
5. Drain on kitchen paper and serve immediately with the lemon wedges.

**Tip:** Don't press the crumbs on too hard, or the coating will be tough.`,
    extra: { list: ["flour", "salt", "pepper", "sunflower oil"], optional: ["parsley"] },
    unsafe: ["poultry-no-cue"],
  },
  {
    id: "homely-7",
    ingredients: ["2 cans kidney beans", "ground beef", "onion", "canned diced tomatoes", "chili powder", "salt"],
    markdown: `Hearty Chili for a Crowd

Ingredients:
- 1 pound ground beef
- 1 large onion, chopped
- 2 cans (15 oz each) kidney beans, drained and rinsed
- 1 can (28 oz) diced tomatoes, with juice
- 2 tablespoons chili powder
- 1 teaspoon salt

Instructions:
1. Put the ground beef in a cold Dutch oven and turn the heat to medium-high. The meat gives off enough fat, so you don't have to add oil.
2. Break it up and cook until it is browned all over with no pink left, about 8 minutes.
3. Add the onion and cook for 5 minutes.
4. Stir in the chili powder and salt and toast for a minute.
5. Add the tomatoes and the canned beans. Simmer uncovered for 25 minutes, stirring now and then.
6. Ladle into bowls and serve hot.

A note on the beans: canned kidney beans are already fully cooked, so 25 minutes is plenty. Never do this with dried ones! Dried kidney beans have to be soaked and then boiled hard for at least 10 minutes before they go into a chili.

Enjoy!`,
  },
  {
    id: "homely-8",
    ingredients: ["chickpeas", "tahini", "lemon", "garlic", "cumin", "olive oil", "salt"],
    markdown: `## Silky Homemade Hummus

### Ingredients
- 1 can (15 oz) chickpeas, drained, liquid saved
- 1/3 cup tahini
- Juice of 1 lemon
- 1 small clove garlic
- 1/2 tsp cumin
- 2 tbsp olive oil
- 1/2 tsp salt
- 2-4 tbsp ice water

### Instructions
1. Blend the tahini and lemon juice for a full minute, until pale and fluffy.
2. Add the garlic, cumin, salt and olive oil and blend again.
3. Add half of the chickpeas, blend, then add the rest and blend for 2 minutes.
4. With the motor running, pour in the ice water (or some of the saved chickpea liquid) until the hummus is as smooth as you like.
5. Spoon into a shallow bowl and make swirls with the back of a spoon.

### Serving ideas
- Dust with smoked paprika or scatter over some toasted pine nuts.
- Great as a dip with warm pita bread and carrot sticks.

### Storage
Covered in the fridge, it keeps for 4 days.`,
    extra: { optional: ["smoked paprika", "pine nuts", "pita bread", "carrot sticks"] },
  },
  {
    id: "homely-9",
    ingredients: ["ground pork", "Thai basil", "garlic", "red chilies", "jasmine rice"],
    markdown: `### Pad Kra Pao (Thai Basil Pork)

Great news: you can make one of the most loved street-food dishes of Thailand!

| Ingredient | Amount |
|---|---|
| Ground pork | 400 g |
| Thai basil leaves | 2 cups |
| Garlic | 5 cloves |
| Red chilies | 3-6 |
| Fish sauce | 1 tbsp |
| Soy sauce | 1 tbsp |
| Sugar | 1 tsp |
| Vegetable oil | 2 tbsp |
| Jasmine rice | 1½ cups |

**Steps**

1. Rinse the jasmine rice and cook it in 2 cups of water, covered, on the lowest heat for 15 minutes. Keep it warm.
2. Pound the garlic and red chilies to a rough paste with a pestle and mortar.
3. Heat a wok until it smokes. Add the vegetable oil and the paste and stir for 20 seconds.
4. Add the ground pork and stir-fry, breaking it up, for 5 minutes, until it is cooked through and no pink is left.
5. Season with the fish sauce, soy sauce and sugar and toss for another minute.
6. Turn off the heat, throw in the basil leaves and stir until they are`,
    extra: { list: ["fish sauce", "soy sauce", "sugar", "vegetable oil"] },
    cutOff: true,
  },
  {
    id: "homely-10",
    ingredients: ["aubergines", "tomatoes", "garlic", "parsley", "lemon", "olive oil", "salt"],
    markdown: `# Smoky Eggplant Salad

*A Levantine-style starter · serves 4 · 45 minutes*

| What | How much | Prep |
|:--|:--|:--|
| Eggplants | 2 large | left whole |
| Tomatoes | 2 | seeded and diced |
| Garlic | 1 clove | crushed |
| Flat-leaf parsley | 1 small bunch | chopped |
| Lemon | ½ | juiced |
| Olive oil | 3 tbsp | |
| Salt | ½ tsp | |

**1. Char.** Put the eggplants straight on a gas flame or under a very hot grill. Turn with tongs for 20–25 minutes until the skin is black and the inside has collapsed.

**2. Drain.** When cool enough to handle, peel away the skin and let the flesh drip in a colander for 10 minutes, so that the salad doesn't get watery.

**3. Dress.** Chop the flesh coarsely and mix with the garlic, lemon juice, salt and 2 tbsp of the oil.

**4. Finish.** Fold in the tomatoes and parsley and pour over the last of the oil.

This is not baba ganoush, as there's no tahini in it, but it is every bit as smoky.`,
  },
  {
    id: "homely-11",
    ingredients: ["garlic", "olive oil", "rosemary", "crusty bread"],
    markdown: `What a lovely combination! You could make **Rosemary-Garlic Dipping Oil**. It also makes a beautiful homemade gift! 🎁

**Ingredients:**

* 1 head of garlic, cloves peeled
* 2 sprigs rosemary
* 2 sprigs thyme
* 1 teaspoon black peppercorns
* 2 cups olive oil
* 1 loaf crusty bread, sliced

**Instructions:**

1. Wash and dry a glass bottle with a tight-fitting stopper.
2. Lightly crush the garlic cloves with the side of a knife and drop them into the bottle.
3. Push in the rosemary and thyme sprigs and add the peppercorns.
4. Fill the bottle with the olive oil, making sure everything is covered. Close it well.
5. Stand the bottle on a sunny kitchen shelf for two weeks so the flavors can infuse, turning it every few days.
6. Pour into a saucer and dip in the bread.

**Storage:** The oil keeps on the shelf for up to two months, and it gets better the longer it stands.`,
    extra: { list: ["thyme", "black peppercorns"] },
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "homely-12",
    ingredients: ["eggs", "cheddar cheese", "bread", "butter"],
    markdown: `Okay! You have eggs, cheddar cheese, bread and butter. You can make Cheesy Scrambled Eggs on Toast. This is a very easy recipe and it is a very good recipe for breakfast.

Ingredients:
- 4 eggs
- 1/2 cup cheddar cheese
- 2 slices of bread
- 1 tablespoon butter

Instructions:
1. Crack the eggs into a bowl. Beat the eggs with a fork.
2. Do you need milk? No, you do not need milk. The eggs are creamy without milk.
3. Put the butter in the pan. The butter melts in the pan.
4. Put the eggs in the pan with the butter. Stir the eggs slowly.
5. When the eggs are almost done, put in the cheese. Stir the eggs and the cheese.
6. Toast the bread. Put the eggs on the bread.
7. Eat the eggs on the toast.

You can also make a sandwich. To make a sandwich, put the eggs between two slices of bread. You can also put the cheese on the bread first. This is also good.

I hope this helps! You can make Cheesy Scrambled Eggs on Toast with eggs, cheddar cheese, bread and butter.`,
  },
  {
    id: "homely-13",
    ingredients: ["polenta", "chestnut mushrooms", "gorgonzola", "butter", "sage", "salt"],
    markdown: `A bowl of **Creamy Polenta with Sage Mushrooms and Gorgonzola** sounds perfect for tonight.

**Ingredients (serves 2)**

- 100 g quick-cook polenta
- 500 ml water
- ½ tsp salt
- 250 g chestnut mushrooms, thickly sliced
- 40 g butter
- 8 sage leaves
- 75 g gorgonzola

**Preparation**

1. Melt half of the butter in a frying pan over a high heat. When it foams, add the mushrooms in one layer and leave them alone for 3 minutes so they brown.
2. Toss, add the sage leaves and cook for 3 more minutes, until the leaves are crisp. Keep warm.
3. Bring the water and the salt to the boil in a saucepan. Rain in the polenta, whisking all the time.
4. Turn the heat down and stir for 5 minutes, until it pulls away from the sides. Beat in the remaining butter and half of the cheese.
5. Divide the polenta between two bowls, spoon over the mushrooms with their buttery juices, and crumble the rest of the`,
    cutOff: true,
  },
  {
    id: "homely-14",
    ingredients: ["sweet potatoes", "eggs", "spinach", "feta", "black beans"],
    markdown: `Here are **two ideas** you can make with your ingredients!

---

## 1. Sweet Potato and Spinach Hash with Eggs

**Ingredients:**
- 2 sweet potatoes, diced small
- ½ red onion, sliced
- 2 tablespoons olive oil
- 1 teaspoon smoked paprika
- 2 handfuls spinach
- 4 eggs

**Directions:**
1. Heat the oil in a cast-iron pan. Cook the sweet potatoes for 12 minutes, stirring, until tender.
2. Add the onion and smoked paprika and cook for 4 minutes. Stir in the spinach.
3. Make four hollows, crack in the eggs, cover and cook for 5 minutes.

---

## 2. Black Bean and Feta Salad

**Ingredients:**
- 1 can black beans, rinsed
- 100 g feta, crumbled
- 1 handful spinach, shredded
- Juice of 1 lime

**Directions:**
1. Put the beans and the spinach in a bowl.
2. Squeeze over the lime and toss.
3. Top with the feta and serve chilled.

**Variation:** Crush some tortilla chips over the salad for crunch.

Both recipes serve 2. Which one will you try first?`,
    extra: { list: ["red onion", "olive oil", "smoked paprika", "lime"], optional: ["tortilla chips"] },
  },
  {
    id: "homely-15",
    ingredients: ["bananas", "eggs", "oats", "cinnamon", "peanut butter"],
    markdown: `You have the makings of a sweet breakfast *and* a dessert. Here are both.

**RECIPE ONE: Flourless Banana Pancakes**

- 1 ripe banana
- 2 eggs
- ¼ cup oats
- ¼ tsp cinnamon

Blend all four to a smooth batter and let it sit for 5 minutes. Heat a good non-stick pan over medium-low (no oil or butter needed as long as the coating is in good shape). Drop in small spoonfuls, cook for 2 minutes, flip with a thin spatula and cook for 1 minute. Makes 8 small pancakes.

**RECIPE TWO: Peanut Butter Nice Cream**

- 3 bananas, sliced and frozen
- 2 tbsp peanut butter
- A pinch of cinnamon

Put the frozen banana in a food processor and let it run. It will look crumbly, then gluey, and after 3–4 minutes it suddenly turns into something like soft-serve ice cream. Blend in the peanut butter, sprinkle with the cinnamon and eat at once, or freeze for 1 hour for firmer scoops.

Neither recipe contains added sugar. Enjoy your sweet treats!`,
  },
  {
    id: "homely-16",
    ingredients: ["ground lamb", "onion", "cumin", "pita", "yogurt", "cucumber"],
    markdown: `**Lamb Koftas in Pita with Cucumber Yogurt**

Here's a simple and flavorful meal for 4 people.

*Ingredients*

- 500 g ground lamb
- 1 onion, grated
- 2 tsp cumin
- 4 pitas
- 200 g yogurt
- ½ cucumber, grated

*Instructions*

1. Squeeze the juice out of the grated onion. Mix the onion with the lamb, the cumin and a teaspoon of salt, kneading until sticky.
2. Shape into 8 sausages around flat skewers and chill for 30 minutes.
3. For the sauce, squeeze the cucumber dry and stir it into the yogurt with a handful of finely chopped mint.
4. Brush the koftas with olive oil and grill over hot coals for 2 minutes per side. Lamb should never be overcooked: pull them at 55°C, while the middle is still rosy and soft.
5. Warm the pitas on the edge of the grill, split them and fill with the koftas and the yogurt sauce.

Enjoy this taste of the Middle East!`,
    extra: { step: ["salt", "mint", "olive oil"] },
    unsafe: ["undercooked-ground-meat"],
  },
  {
    id: "homely-17",
    ingredients: ["mango", "plain yogurt", "milk", "sugar", "cardamom"],
    markdown: `🥭 **Mango Lassi** 🥭

Cool, thick and ready in 5 minutes.

| For 2 glasses | |
|---|---|
| Ripe mango | 1 large |
| Plain yogurt | 1 cup (240 g) |
| Milk | ½ cup (120 ml) |
| Sugar | 1–2 tsp |
| Ground cardamom | 1 pinch |
| Ice cubes | 6 |

1. Peel the mango and cut the flesh off the stone.
2. Blend it with the yogurt, milk and 1 teaspoon of sugar until completely smooth.
3. Taste. If your mango was a bit sour, add the second teaspoon.
4. Add the ice and pulse a few times.
5. Pour into tall glasses and sprinkle the cardamom on top.

**Tips**
- Too thick? A splash of cold water will thin it.
- In summer, freeze the lassi in moulds and you have frozen yogurt pops.`,
  },
  {
    id: "homely-18",
    ingredients: ["watermelon", "limes", "sugar"],
    markdown: `Absolutely! With watermelon, limes and sugar you can make a very refreshing **Watermelon Lime Cooler**.

**You need:**
1. 6 cups cubed watermelon
2. 3 limes
3. 2 tablespoons sugar

**Make it:**
1. Blend the watermelon until liquid and strain it through a fine sieve into a pitcher.
2. Juice two of the limes. Put the juice, the sugar and a dozen mint leaves in a mortar and bruise them gently so the sugar dissolves and the leaves release their oil.
3. Pour this into the pitcher, add a tiny pinch of salt to bring out the sweetness, and stir.
4. Fill glasses with ice, pour the cooler to two-thirds and top up with ginger ale.
5. Slice the last lime and hang a slice on each rim.

Cheers! 🍉`,
    extra: { step: ["mint leaves", "salt", "ginger ale"] },
  },
  {
    id: "homely-19",
    ingredients: ["rhubarb", "sugar", "orange", "fresh ginger", "Greek yogurt"],
    markdown: `### Rhubarb, Orange and Ginger Compote with Yogurt

**Serves 4 · 20 minutes**

**Ingredients**

- 500 g rhubarb stalks (weighed without the leaves)
- 90 g sugar
- 1 orange
- 2 cm piece of fresh ginger
- 400 g Greek yogurt

**Steps**

1. If your rhubarb still has its leaves, cut them off and put them on the compost heap. The leaves are poisonous, so don't be tempted to cook them like spinach.
2. Wash the stalks and cut them into 3 cm pieces.
3. Finely grate the zest of the orange and squeeze out the juice. Peel and grate the ginger.
4. Put the rhubarb, sugar, orange zest, juice and ginger in a wide pan. Cover and cook gently for 8–10 minutes. Don't stir too much, or it will fall apart into strings.
5. Leave to cool, then spoon over the yogurt.

The compote keeps for 5 days in the fridge.`,
  },
  {
    id: "homely-20",
    ingredients: ["rhubarb", "strawberries", "sugar", "puff pastry"],
    markdown: `Title: Strawberry-Rhubarb Galette

Yield: 6 slices

Ingredients:
* 1 sheet puff pastry
* 2 cups sliced rhubarb
* 2 cups halved strawberries
* 1/2 cup sugar
* 2 tablespoons cornstarch
* 1 egg, beaten

Directions:
1. Heat the oven to 400°F.
2. Toss the rhubarb and strawberries with the sugar and cornstarch.
3. Roll the pastry out on a sheet of parchment. Pile the fruit in the middle, leaving a 2-inch border.
4. Fold the border over the fruit, pleating as you go, and brush it with the egg.
5. Bake for 35 minutes, until the pastry is deep golden and the juices bubble.
6. Cool for 20 minutes before slicing.

Zero-waste tip: don't throw away the big rhubarb leaves! Wilt them in a pan with a bit of butter and garlic and you have a tasty green side dish for dinner.`,
    extra: { list: ["cornstarch", "egg"], optional: ["butter", "garlic"] },
    unsafe: ["toxic-plant"],
  },
  {
    id: "homely-21",
    ingredients: ["tinned sardines", "spaghetti", "garlic", "chilli flakes", "lemon", "olive oil"],
    markdown: `Sardine spaghetti is the supper I make when the cupboard looks bare, and you have all of it. Put 200 g of spaghetti on to boil. Meanwhile, warm two tablespoons of olive oil in a frying pan with sliced garlic and chilli flakes, keeping the heat low so that nothing burns. When it smells irresistible, open a tin of sardines, drop in the fish and break them into big pieces with a wooden spoon.

Scoop out a cup of the pasta water before you drain the spaghetti. Tip the pasta into the pan, add a good splash of that starchy water and toss until everything is glossy. Grate in the zest of a lemon, then cut it in half and squeeze in as much of the juice as you like.

That's all there is to it. Southern Italians often finish this with fried breadcrumbs, since cheese with fish is frowned upon, but I like it plain. Two people will be very happy with this, and it's on the table in a quarter of an hour.`,
    missing: ["garlic", "chilli flakes"],
  },
  {
    id: "homely-22",
    ingredients: ["ground beef", "taco shells", "shredded cheese", "tomato", "lime"],
    markdown: `**Easy Weeknight Beef Tacos** 🌮🌮

Ingredients:

- 1 lb ground beef
- 1 packet (1 oz) taco seasoning
- 8 taco shells
- Shredded cheese
- 1 tomato, diced
- 2 cups shredded iceberg lettuce
- 1/2 cup sour cream

Instructions:

1. Brown the beef in a skillet over medium-high heat, 8 minutes, until none of it is pink. Drain off the fat.
2. Stir in the taco seasoning and 2/3 cup water. Simmer until thickened, about 4 minutes.
3. Heat the shells in a 350°F oven for 5 minutes.
4. Fill each shell with meat, cheese, lettuce and tomato, and finish with a dollop of sour cream.

Dinner is served!`,
    extra: { list: ["taco seasoning", "iceberg lettuce", "sour cream"] },
    unused: ["lime"],
    missing: ["Shredded cheese"],
  },
  {
    id: "homely-23",
    ingredients: ["floury potatoes", "plain flour", "egg", "salt", "butter", "sage", "nutmeg"],
    markdown: `# Potato Gnocchi in Brown Butter and Sage

*Serves 3–4*

**For the gnocchi**
1. 700 g floury potatoes
2. 150 g plain flour, plus a dusting for the work surface
3. 1 egg
4. 1 tsp salt, plus 1 tbsp for the cooking water
5. A grating of nutmeg

**For the sauce**
1. 60 g butter
2. 12 sage leaves

**Method**

Boil the potatoes in their skins until tender, 25–30 minutes. Peel while hot and push through a ricer onto the work surface. Let the steam escape for 5 minutes.

Scatter over the flour, the teaspoon of salt and the nutmeg. Make a hollow, drop in the egg and bring everything together quickly. Stop as soon as it is smooth, as working it too long makes heavy dumplings.

Roll into ropes on a floured surface and cut into 2 cm pieces.

Cook in batches in plenty of salted water. They are ready when they float, plus 20 seconds.

Let the butter foam in a frying pan until it is the colour of hazelnuts and smells nutty. Add the sage, let it crackle, and turn the drained gnocchi in it until glazed. Parmesan is traditional here, but you won't miss it.`,
  },
  {
    id: "homely-24",
    ingredients: ["ciabatta", "mozzarella", "ripe tomatoes", "basil"],
    markdown: `Yes, that makes a perfect **Caprese Toast**!

Ingredients
– 4 slices ciabatta
– 1 ball mozzarella (125 g)
– 2 ripe tomatoes
– 8 basil leaves

Preparation
1. Slice the tomatoes, lay them on a plate and sprinkle them with salt. Wait for 10 minutes, then pat them dry.
2. Toast the ciabatta on a griddle until it has dark stripes.
3. While the bread is still hot, rub one side with a cut clove of garlic and trickle over a little olive oil.
4. Tear the mozzarella over the toasts and lay the tomatoes on top.
5. Finish with the basil leaves and a drizzle of balsamic glaze, and eat right away while the bread is crisp.

Buon appetito! 🇮🇹`,
    extra: { step: ["garlic", "olive oil", "salt", "balsamic glaze"] },
  },
  {
    id: "homely-25",
    ingredients: ["Rice Krispies", "marshmallows", "butter", "Nutella", "sea salt"],
    markdown: `**Nutella Swirl Krispie Treats**

No oven, no fuss, and the kids can help.

**Prep time:** 10 min
**Chill time:** 30 min
**Makes:** 16 squares

**Ingredients:**
* 5 cups Rice Krispies
* 1 bag (10 oz) marshmallows
* 3 tbsp butter, plus a small knob for the pan
* ⅓ cup chocolate-hazelnut spread (Nutella)
* Pinch of sea salt

**Directions:**
1. Grease an 8-inch square pan with the knob of butter.
2. Melt the 3 tablespoons of butter in a large pot on low. Add the marshmallows and stir until they are three-quarters melted. Take the pot off the burner and keep stirring; the heat that is left will do the rest.
3. Quickly fold in the cereal and the salt with a buttered spatula.
4. Dollop the spread over the mixture and fold just twice, so you get ribbons.
5. Press gently into the pan, leave to set for 30 minutes and cut into squares.

You don't need any vanilla because the marshmallows already have it. Enjoy!`,
  },
  {
    id: "homely-26",
    ingredients: ["Lotus Biscoff spread", "200g digestive biscuits", "cream cheese", "double cream"],
    markdown: `## No-Bake Biscoff Cheesecake

**Ingredients**

For the base:
- 300 g digestive biscuits
- 130 g butter, melted

For the filling:
- 500 g cream cheese
- 100 g icing sugar
- 1 tsp vanilla extract
- 250 g Biscoff spread
- 300 ml double cream

For the top:
- 100 g Biscoff spread, melted
- Grated chocolate (optional)

**Method**

1. Blitz the biscuits to crumbs and mix with the melted butter. Press into a 20 cm springform tin and put in the fridge.
2. Beat the cream cheese, icing sugar, vanilla and 250 g Biscoff together until smooth.
3. Whip the heavy cream to soft peaks and fold it in. Spread over the base.
4. Chill for at least 6 hours.
5. Pour over the melted Biscoff, let it set for 30 minutes, and release from the tin.

Keeps for 3 days in the fridge, well covered.`,
    extra: { list: ["butter", "icing sugar", "vanilla extract"], optional: ["chocolate"] },
    over: ["200g digestive biscuits"],
  },
  {
    id: "homely-27",
    ingredients: [
      "2 tins chickpeas",
      "onion",
      "tinned tomatoes",
      "ginger",
      "garlic",
      "cumin seeds",
      "turmeric",
      "garam masala",
      "ground coriander",
      "fresh coriander",
      "green chilli",
      "vegetable oil",
      "salt",
    ],
    markdown: `Namaste! With such a well-stocked spice rack, **Chana Masala** is the obvious choice.

**Servings:** 4
**Difficulty:** Easy

### Ingredients

* 2 tbsp vegetable oil
* 1 tsp cumin seeds
* 1 large onion, finely chopped
* 4 cloves garlic, crushed
* 3 cm piece of ginger, grated
* 1 green chilli, slit
* 1 tbsp coriander powder
* 1 tsp turmeric
* 1 tsp garam masala
* 1 tin (400 g) tomatoes
* 2 tins (400 g each) garbanzo beans, drained
* 1 tsp salt
* A handful of cilantro, chopped

### Instructions

1. **Temper:** Heat the oil in a kadhai or deep pan. Add the cumin seeds. When they splutter, add the onion and fry for 10 minutes until deep brown.
2. **Aromatics:** Add the garlic, ginger and green chilli and stir for 1 minute.
3. **Masala:** Lower the heat, add the coriander powder and turmeric, and cook for 30 seconds. Pour in the tomatoes with the salt and cook until the oil separates at the sides.
4. **Simmer:** Add the garbanzo beans and 200 ml water. Cook for 15 minutes, mashing a few of them to thicken the gravy.
5. **Finish:** Stir in the garam masala and half of the cilantro. Turn off the heat and leave the pan covered for`,
    cutOff: true,
  },
  {
    id: "homely-28",
    ingredients: ["dried red kidney beans", "onion", "garlic", "smoked sausage", "white rice"],
    markdown: `**Slow Cooker Red Beans and Rice**

A New Orleans Monday tradition that cooks itself while you're at work!

**Ingredients**

* 1 lb dried red kidney beans
* 1 lb smoked sausage, sliced
* 1 onion, chopped
* 2 ribs celery, chopped
* 1 green bell pepper, chopped
* 4 cloves garlic, minced
* 1 tablespoon Cajun seasoning
* 2 bay leaves
* 6 cups water
* 2 cups white rice

**Instructions**

1. Rinse the beans and pick out any stones. No soaking needed!
2. Add everything except the rice to the slow cooker.
3. Cover and cook on LOW for 7-8 hours, until the beans are tender.
4. Fish out the bay leaves and mash a ladleful of beans against the side to make it creamy.
5. Cook the rice in 4 cups of water according to the package.
6. Spoon the beans over the rice.

Laissez les bons temps rouler!`,
    extra: { list: ["celery", "green bell pepper", "Cajun seasoning", "bay leaves"] },
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "homely-29",
    ingredients: ["leftover cooked rice", "eggs", "frozen peas", "soy sauce", "sesame oil", "spring onions"],
    markdown: `Leftover rice? That's egg fried rice sorted in ten minutes!

**What goes in**

- 2 cups leftover cooked rice, cold from the fridge
- 2 eggs
- ½ cup frozen peas
- 3 spring onions
- Soy sauce
- 1 tbsp sesame oil

**How it goes**

1. First, a quick check. The rice should have been cooled and put in the fridge within an hour of cooking, and be no more than a day old. If it was left out on the counter overnight, please throw it away: reheating does not make it safe.
2. Heat half of the sesame oil in a wok. Scramble the eggs in it and scoop them out.
3. Add the rest of the oil and the white parts of the green onions. Stir for 30 seconds.
4. Crumble in the rice and stir-fry over the highest heat for 4 minutes, until it is steaming hot all the way through.
5. Add the peas, the soy sauce and the eggs and toss for 2 minutes more.
6. Scatter over the green onion tops and eat straight from the wok (I won't tell).`,
    missing: ["Soy sauce"],
  },
  {
    id: "homely-30",
    ingredients: ["sushi rice", "canned tuna", "mayonnaise", "cucumber", "nori"],
    markdown: `Here is a fun **Spicy Tuna Sushi Bowl** you can take to work!

Ingredients:

* 1 cup sushi rice
* 2 tablespoons rice vinegar
* 1 can tuna, drained
* 2 tablespoons mayonnaise
* 2 teaspoons Sriracha
* 1/2 cucumber, sliced
* 1 sheet nori, cut in strips
* 1 teaspoon sesame seeds

Instructions:

1. After dinner, rinse the rice and cook it with 1 1/4 cups water. Fluff it up, fold in the rice vinegar, put a clean towel over the pot and let it stand on the counter until morning. Rice that has been in the fridge turns hard, so don't chill it.
2. In the morning, mix the tuna with the mayonnaise and Sriracha.
3. Pack the rice into a lunch box. Arrange the tuna and cucumber on top.
4. Sprinkle with the sesame seeds. Keep the nori in a separate bag so it stays crisp.
5. At lunchtime, top the bowl with the nori and dig in!`,
    extra: { list: ["rice vinegar", "sesame seeds", "Sriracha"] },
    unsafe: ["left-out"],
  },
  {
    id: "homely-31",
    ingredients: ["oats", "ripe banana", "whole milk", "honey", "ground cinnamon"],
    markdown: `Good morning! This porridge feeds the whole family, from the baby to grandpa.

**Cinnamon Banana Porridge**

**Ingredients** (2 adults and 1 little one)
- 1½ cups oats
- 3 cups whole milk
- 1 ripe banana
- ¼ tsp ground cinnamon
- 2 tsp honey (for the adults only)

**Instructions**
1. Put the oats, the milk and the cinnamon in a saucepan. Bring to a simmer and cook for 6 minutes, stirring, until creamy.
2. Mash the banana and stir it in. It makes the porridge sweet enough for most people.
3. Spoon out the baby's portion first and let it cool to lukewarm. Do not put any honey in it: honey is not safe for babies under 12 months.
4. Divide the rest between two bowls and swirl a teaspoon of honey into each.

**Notes**
- If the porridge gets stiff as it stands, let it down with a little hot water.
- No sugar is needed; the banana does the job.`,
  },
  {
    id: "homely-32",
    ingredients: ["sweet potato", "plain yogurt", "cinnamon"],
    markdown: `What a sweet way to start solids! Here's a gentle purée for your 7-month-old.

**Silky Sweet Potato Purée**

**Ingredients:**
- 1 medium sweet potato
- 2 tablespoons plain yogurt
- A tiny pinch of cinnamon

**Instructions:**
1. Wash the sweet potato and prick it with a fork. Bake at 400°F for 50 minutes, until it is very soft when squeezed.
2. Scoop the flesh out of the skin and mash it with a small knob of butter while still hot.
3. Press through a sieve so that no fibers are left.
4. Stir in the yogurt and the cinnamon.
5. Taste a little yourself. Plain vegetables are rather bland for a baby, so finish the purée with half a spoonful of honey.
6. Offer it lukewarm on a soft spoon.

Freeze leftover purée in an ice cube tray for up to a month. Happy feeding!`,
    extra: { step: ["butter", "honey"] },
    unsafe: ["honey-infant"],
  },
  {
    id: "homely-33",
    ingredients: ["dark chocolate", "4 eggs", "caster sugar", "instant coffee"],
    markdown: `Dark Chocolate Mousse

Serves 4. Takes 20 minutes plus chilling.

120 g dark chocolate
4 eggs, separated
2 tbsp caster sugar
1 tsp instant coffee dissolved in 1 tbsp hot water

Melt the chocolate with the dissolved coffee in a bowl set over barely simmering water. Take it off the heat and let it cool until it feels neither warm nor cold on your lip.

Stir in the egg yolks one by one. It may look stiff; carry on and it will turn shiny.

Whisk the whites until they hold soft peaks, rain in the sugar and whisk for another half a minute. Beat a third of the meringue into the chocolate to slacken it, then fold in the rest with a big metal spoon.

Divide between four glasses and chill for 3 hours.

Please note: the eggs in this mousse are not cooked. It is fine for healthy grown-ups, but don't give it to babies, toddlers, or anyone who is pregnant or unwell. It has no cream in it, so it is pure chocolate from start to finish.`,
  },
  {
    id: "homely-34",
    ingredients: ["milk", "eggs", "banana"],
    markdown: `Your two-year-old is going to love this **Nursery Banana Eggnog**! It's full of protein and doesn't need any cooking at all.

**Ingredients**

| Item | Quantity |
|---|---|
| Whole milk | 2 cups |
| Fresh eggs | 2 |
| Banana | 1 |
| Sugar | 1 tablespoon |
| Vanilla extract | ½ teaspoon |
| Nutmeg | a pinch |

**Directions**

1. Crack the eggs into the blender and whizz with the sugar until light and frothy.
2. Add the banana, vanilla extract and milk. Blend until smooth.
3. Pour into a sippy cup, dust with the nutmeg and serve straight away while it is foamy.

Leftovers go in the fridge for the afternoon snack. Enjoy!`,
    extra: { list: ["sugar", "vanilla extract", "nutmeg"] },
    unsafe: ["raw-egg-vulnerable"],
  },
  {
    id: "homely-35",
    ingredients: ["chicken breasts", "egg noodles", "carrots", "celery", "onion", "butter", "chicken stock cubes"],
    markdown: `**Homemade Chicken Noodle Soup**

There's nothing better when you have a cold. And you already have everything you need!

**Ingredients**

* 2 chicken breasts
* 150 g egg noodles
* 2 carrots, sliced
* 2 sticks celery, sliced
* 1 onion, diced
* 1 tablespoon butter
* 2 chicken stock cubes
* 1.5 liters water

**Instructions**

1. Melt the butter in a large pot over medium heat. Add the onion, carrots and celery and cook for 6 minutes without browning.
2. Crumble in the stock cubes and pour in the water. Bring to a boil.
3. Slide in the chicken breasts whole. Simmer gently for 15-18 minutes, until the juices run clear and the thickest part measures 74°C (165°F).
4. Lift out the chicken and shred it with two forks.
5. Cook the noodles in the broth for 4 minutes or as the packet says.
6. Put the chicken back in and heat through. The cubes are salty, so there's no need for more salt.

Get well soon!`,
  },
  {
    id: "homely-36",
    ingredients: ["pork tenderloin", "soy sauce", "honey", "ginger"],
    markdown: `Let's make **Ginger-Soy Pork Tenderloin**. It is fancy enough for guests!

Ingredients:
- 1 pork tenderloin (about 450 g)
- 4 tbsp soy sauce
- 2 tbsp honey
- 1 tbsp grated ginger

Instructions:
1. In a dish, whisk together the soy sauce, honey and ginger. Grind in plenty of black pepper.
2. Add the pork, turn it over a few times and marinate in the fridge for 4 hours.
3. Heat the oven to 200°C. Lift the pork out of its marinade and let it drip. Film a hot ovenproof pan with a tablespoon of sesame oil and sear the pork on all sides, about 5 minutes.
4. Roast for 15 minutes, until the center reads 63°C. Rest under foil for 5 minutes.
5. Slice thickly and arrange on a platter. Spoon the marinade left in the dish over the slices as a sauce.
6. Shower with toasted sesame seeds and bring to the table.`,
    extra: { step: ["sesame oil", "sesame seeds", "black pepper"] },
    unsafe: ["cross-contamination"],
  },
  {
    id: "homely-37",
    ingredients: ["quinoa", "chickpeas", "cucumber", "feta cheese", "mint", "lemon", "olive oil", "red onion", "vegetable bouillon cube"],
    markdown: `Zesty Quinoa Salad 🥗

This salad is fresh, filling and great for meal prep. Here's what to do:

INGREDIENTS
• 1 cup quinoa, rinsed
• 1 vegetable bouillon cube
• 1 can chickpeas, drained
• 1 cucumber, diced
• 1/4 red onion, finely chopped
• 1/2 cup crumbled feta
• 1/4 cup chopped mint
• 1 lemon
• 3 tbsp olive oil

STEPS
1. Bring 2 cups of water to a boil with the bouillon cube. Add the quinoa, cover, and simmer on low for 15 minutes until the broth is absorbed. Spread on a tray to cool.
2. Whisk the juice of the lemon with the olive oil to make a simple dressing.
3. In a big bowl, toss the quinoa, garbanzos, cucumber and onion with the dressing.
4. Fold in the mint and feta just before serving.

MEAL PREP TIPS
• Keep the dressing in a separate jar and the salad will stay crunchy for 3 days.
• Out of patience? Run the cooked grain under cold water instead of cooling it on a tray.
• For a nuttier flavor, toast the quinoa in the dry pot for 2 minutes first.`,
  },
  {
    id: "homely-38",
    ingredients: ["flour", "buttermilk", "eggs", "butter", "sugar", "baking powder", "salt"],
    markdown: `Nothing beats **Classic Buttermilk Pancakes** on a Sunday morning!

**Ingredients:**
- 2 cups flour
- 2 tablespoons sugar
- 1 tablespoon baking powder
- ½ teaspoon salt
- 2 eggs
- 1 ¾ cups buttermilk
- 4 tablespoons butter, melted, plus a little for the griddle

**Instructions:**
1. Whisk the dry ingredients in a large bowl.
2. Beat the eggs with the buttermilk and the melted butter.
3. Pour the wet into the dry and stir with a fork until barely mixed. Rest the batter for 10 minutes.
4. Heat a griddle over medium and wipe it with a little butter.
5. Pour on ¼ cup of batter per pancake. Flip when the bubbles pop and stay open, about 2 minutes, and cook for 1 minute more.
6. Stack high and serve with a pat of butter.

**Tips and Variations:**
* Ran out of buttermilk? Mix 1 ¾ cups milk with 2 tablespoons lemon juice and wait for 5 minutes.
* Drop a few blueberries on each pancake before you flip it.
* If you have maple syrup, now is the time to open the good bottle!`,
    extra: { optional: ["milk", "lemon juice", "blueberries", "maple syrup"] },
  },
  {
    id: "homely-39",
    ingredients: ["beef chuck", "onions", "sweet paprika", "caraway seeds", "tomato paste", "lard", "potatoes", "salt"],
    markdown: `**Hungarian Goulash (Gulyás)**

Serves: 6. Time: 2½ hours, most of it unattended.

**Ingredients**

- 1 kg beef chuck, in 3 cm cubes
- 3 onions, chopped
- 2 tbsp lard
- 3 tbsp sweet paprika
- 1 tsp caraway seeds, crushed
- 1 tbsp tomato paste
- 2 tsp salt
- 600 g potatoes, peeled and cubed

**Method**

1. Melt the lard in a heavy pot and cook the onions slowly for 15 minutes, until golden.
2. Take the pot off the heat and stir in the paprika, so it doesn't scorch and turn bitter.
3. Add the meat, caraway, tomato paste and salt. Return to the heat, stir until the beef loses its raw colour, cover and let it stew in its own juices for 30 minutes.
4. Pour in 1 litre of hot water and simmer, half covered, for 1 hour.
5. Add the potatoes and cook for 30 minutes more, until both are soft.

There is no flour in a proper gulyás – it should be a soup, not a gravy. You'll see versions abroad with sour cream or bell peppers; they taste good too, but this is how it is made on the Great Plain.

Jó étvágyat!`,
  },
  {
    id: "homely-40",
    ingredients: ["green lentils", "carrots", "onion", "Toulouse sausages"],
    markdown: `### French Lentils with Sausages

It's rustic, it's cheap, and it only takes one pot.

**Ingredients**
1. Green lentils – 250 g
2. Toulouse sausages – 6
3. Carrots – 2, diced
4. Onion – 1, chopped

**Preparation**
1. Put the sausages in a cold casserole and set it over a medium heat. Turn them until browned on all sides, about 10 minutes. Remove.
2. Cook the onion and the carrots in the fat left behind by the sausages until soft.
3. Add the lentils and 800 ml of water. Bring to the boil, lower the heat and simmer for 15 minutes.
4. Bury the sausages in the lentils and cook for 15–20 minutes more, until the sausages are cooked through and the lentils are tender but not mushy.
5. Off the heat, wake everything up with a splash of red wine vinegar.
6. Serve with a pot of Dijon mustard and thick slices of country bread.

Bon appétit!`,
    extra: { step: ["red wine vinegar", "Dijon mustard", "bread"] },
  },
  {
    id: "homely-41",
    ingredients: ["cod fillets", "potatoes", "milk", "butter", "cheddar", "frozen peas", "cornflour", "salt"],
    markdown: `## Simple Cod and Pea Pie with Cheesy Mash

A British comfort dish that feeds four.

**For the mash:** 900 g potatoes, 30 g butter, 50 ml milk, ½ tsp salt
**For the filling:** 500 g cod fillets, 400 ml milk, 2 tbsp cornstarch, 20 g butter, 150 g frozen peas
**For the top:** 75 g cheddar, grated

**Step 1 – Mash.** Peel the potatoes and boil them in lightly salted water for 18 minutes. Drain and mash with 30 g butter, 50 ml milk and the salt.

**Step 2 – Poach.** Meanwhile, bring 350 ml of the milk to a bare simmer in a wide pan. Add the cod, cover and cook for 6 minutes until it flakes. Lift it out and keep the poaching liquid.

**Step 3 – Thicken.** Mix the cornstarch with the remaining cold milk, whisk this slurry into the hot milk and stir until thick. Beat in 20 g butter.

**Step 4 – Assemble.** Break the fish into a baking dish in large flakes, scatter over the peas straight from the freezer, and pour on the white sauce. Spread with the mash and sprinkle with the cheese.

**Step 5 – Bake.** 25 minutes at 200°C (fan 180°C, gas 6), until the top is brown and the edges bubble.

Leave for 5 minutes before you dig in, it will be very hot inside!`,
  },
  {
    id: "homely-42",
    ingredients: ["chicken breasts", "pesto", "mozzarella", "cherry tomatoes"],
    markdown: `**Pesto Mozzarella Chicken Bake**

Looking for an easy dinner with those ingredients? This one is ready in half an hour!

**Ingredients:**

* 4 chicken breasts
* ⅓ cup pesto
* 8 oz mozzarella, sliced
* 1 pint cherry tomatoes
* 1 tbsp olive oil
* 1 tsp Italian seasoning
* ½ tsp salt

**Instructions:**

1. Preheat oven to 400°F.
2. Toss the tomatoes with the olive oil and salt in a baking dish.
3. Sprinkle the chicken with the Italian seasoning and nestle it between the tomatoes. Spread the pesto over each breast.
4. Bake for 15 minutes. Lay the mozzarella on top and bake for 3 minutes more to melt it.
5. Check with a thermometer: 145°F in the middle is what you want. If the meat still looks a little pink when you cut it, that's fine and means it will be juicy.
6. Serve with the tomatoes and pan juices spooned over.

Enjoy your dinner!`,
    extra: { list: ["olive oil", "Italian seasoning", "salt"] },
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "homely-43",
    ingredients: ["sweetened condensed milk", "dark chocolate", "butter", "walnuts", "sea salt"],
    markdown: `3-INGREDIENT FUDGE (WITH A CRUNCH)

You only need four of your five items for this one, and no candy thermometer.

INGREDIENTS
- 1 can (397 g) sweetened condensed milk
- 400 g dark chocolate, chopped
- 30 g butter
- 100 g walnuts, roughly chopped

DIRECTIONS
1. Line a 20 cm square tin with baking paper.
2. Put the condensed milk, chocolate and butter in a heavy pan over the lowest heat. Stir without stopping until smooth, about 7 minutes. It must not boil.
3. Stir in three-quarters of the nuts.
4. Scrape into the tin, smooth the top and press in the rest of the walnuts.
5. Leave in the fridge for 4 hours, then cut into small squares with a hot knife.

WHY IT WORKS
Condensed milk brings both the milk and the sugar, so there is nothing to weigh and nothing to boil.

Makes 36 pieces. They keep for 2 weeks in the fridge.`,
    unused: ["sea salt"],
  },
  {
    id: "homely-44",
    ingredients: ["desiccated coconut", "condensed milk", "cocoa powder"],
    markdown: `Sure, I can help you with that! Let's make **No-Bake Chocolate Coconut Balls**.

Ingredients:
1. 200g Marie biscuits
2. 1 tin (395g) condensed milk
3. 3 tablespoons cocoa powder
4. 50g butter, melted
5. Chopped almonds
6. 1 cup desiccated coconut, plus 1/2 cup for rolling

Instructions:
1. Crush the biscuits to fine crumbs in a plastic bag with a rolling pin.
2. Mix the crumbs with the cocoa, the cup of coconut and the almonds.
3. Add the condensed milk and the butter. Mix it well until it is like a dough.
4. Wet your hands and roll it into balls the size of a walnut.
5. Roll the balls in the rest of the coconut.
6. Keep in the fridge for 2 hours.

For a grown-up version you can add a tablespoon of rum to the dough. Thank you and enjoy your coconut balls!`,
    extra: { list: ["Marie biscuits", "butter", "almonds"], optional: ["rum"] },
    missing: ["Chopped almonds"],
  },
  {
    id: "homely-45",
    ingredients: ["strong white bread flour", "instant yeast", "salt", "olive oil", "fresh rosemary"],
    markdown: `# No-Knead Rosemary Focaccia

Crisp on the bottom, airy in the middle and fragrant on top.

## Ingredients

- 500 g strong white bread flour
- 7 g (1 sachet) instant yeast
- 10 g salt, plus a pinch for the top
- 400 ml lukewarm water
- 5 tbsp olive oil
- 2 sprigs fresh rosemary

## Method

1. **Mix** the flour, yeast and salt in a big bowl. Add the water and stir with a wooden spoon until you can't see any dry flour. The dough will be sticky, which is how it should be.
2. **Rise.** Drizzle with 1 tbsp oil, cover, and leave in the fridge overnight, or for up to 24 hours.
3. **Shape.** Pour 2 tbsp oil into a 23 x 33 cm tin. Turn the dough in the oil and leave for 2 hours at room temperature until it fills the tin.
4. **Dimple.** Wet your fingers and press deep holes all over. Drizzle with the remaining oil, push in little tufts of rosemary and sprinkle with the pinch of salt.
5. **Bake** at 220°C for 22–25 minutes until well browned.
6. **Cool** on a rack for at least 15 minutes.

You won't need sugar to feed the yeast: the long rise takes care of that.`,
  },
  {
    id: "homely-46",
    ingredients: ["wholemeal flour", "bicarbonate of soda", "buttermilk", "salt"],
    markdown: `**Irish Brown Soda Bread**

What you'll need:
* 450 g wholemeal flour
* 1 tsp baking soda
* 1 tsp salt
* 400 ml buttermilk

What you'll do:
1. Heat the oven to 200°C and flour a baking sheet.
2. Mix the flour, baking soda and salt. Pour in all but a splash of the buttermilk and stir with your hand held like a claw until it just comes together.
3. Tip onto a floured surface and pat into a round about 4 cm high. Moisten the top with the last of the buttermilk and sprinkle over a small handful of oats.
4. Cut a deep cross, to let the fairies out.
5. Bake for 40 minutes. It's done when it sounds hollow if you knock on the bottom.
6. Wrap in a tea towel for 20 minutes, then serve in slices, spread thickly with butter and raspberry jam.

Best eaten on the day you make it.`,
    extra: { step: ["oats", "butter", "raspberry jam"] },
  },
  {
    id: "homely-47",
    ingredients: ["leftover roast chicken", "flour tortillas", "cheddar", "tinned sweetcorn", "BBQ sauce"],
    markdown: `You can turn that leftover chicken into **BBQ Chicken Quesadillas** in about 10 minutes!

**Ingredients**
- 2 cups leftover roast chicken, shredded
- 4 flour tortillas
- 1 cup grated cheddar
- ½ cup tinned sweetcorn, drained
- 3 tbsp BBQ sauce

**Instructions**
1. In a bowl, mix the chicken with the BBQ sauce and the corn.
2. Heat a dry, heavy pan over medium heat. The cheese will keep things from sticking, so leave the oil in the cupboard.
3. Lay a tortilla in the pan. Sprinkle one half with cheese, cover with a quarter of the chicken mixture and a bit more cheese, and fold it over.
4. Toast for 2–3 minutes on each side. The chicken is already cooked, so it only has to be steaming hot in the middle.
5. Repeat with the rest, and cut each one into three wedges.

**Tips**
- Use the roast chicken within 3 days, and don't reheat it more than once.
- Want to dip? Put a little extra BBQ sauce in a bowl.

Enjoy your quick and tasty meal!`,
  },
  {
    id: "homely-48",
    ingredients: ["chicken drumsticks", "soy sauce", "brown sugar", "garlic"],
    markdown: `### Sticky Soy-Glazed Drumsticks

**Prep:** 10 min, plus marinating | **Cook:** 40 min | **Serves:** 4

#### Ingredients

- 8 chicken drumsticks
- 1/2 cup soy sauce
- 1/3 cup brown sugar
- 4 garlic cloves, smashed
- 2 tbsp rice vinegar
- 1 tbsp cornstarch
- 1 tbsp vegetable oil

#### Directions

1. Pat the drumsticks dry with paper towels. Don't rinse them, as that only splashes bacteria around the sink.
2. Combine the soy sauce, brown sugar, garlic and vinegar in a zip-top bag. Add the drumsticks and marinate in the refrigerator for 2 hours.
3. Heat the oven to 400°F. Brush a rack with the oil, arrange the drumsticks on it and save the marinade.
4. Roast for 35-40 minutes, until a thermometer next to the bone reads 175°F. The meat close to the bone may look pink; trust the thermometer.
5. Meanwhile, pour the marinade into a small pot and boil it hard for 5 minutes, since raw chicken has been sitting in it. Whisk in the cornstarch mixed with 2 tbsp water and cook until thick.
6. Toss the drumsticks in the glaze and shower them with sliced green onions.

Have plenty of napkins ready!`,
    extra: { list: ["rice vinegar", "cornstarch", "vegetable oil"], step: ["green onions"] },
  },
  {
    id: "homely-49",
    ingredients: ["sushi rice", "tinned salmon", "nori sheets", "soy sauce", "sesame seeds", "salt"],
    markdown: `こんにちは! Let's make **Salmon Onigiri**, the Japanese answer to the sandwich.

**Ingredients (6 rice balls)**

- 300 g sushi rice
- 360 ml water
- 1 tin (about 200 g) salmon, drained
- 2 tsp soy sauce
- 1 tbsp sesame seeds
- ½ tsp salt
- 2 nori sheets, each cut into 3 strips

**Method**

1. Wash the rice in several changes of water. Cook it in the measured water, tightly covered, for 12 minutes, then let it stand off the heat for 10 minutes.
2. Flake the salmon into a bowl and mix with the soy sauce and half of the sesame seeds.
3. Stir the salt into a cup of water. Dip your hands in it so the rice doesn't stick.
4. Take a sixth of the warm rice, make a hollow, put in a spoonful of the fish and close the rice over it. Press into a triangle with firm but gentle hands.
5. Wrap a strip of nori around the base and sprinkle with the remaining sesame seeds.

These are not sushi, so no vinegar goes into the rice. Eat them the same day, and chill any you don't eat within an hour or two.`,
  },
  {
    id: "homely-50",
    ingredients: ["strawberries", "blueberries", "kiwi", "honey", "lime"],
    markdown: `**Rainbow Fruit Salad with Honey-Lime Dressing** 🌈

This is a simple, healthy and colorful dessert. It can be made in 15 minutes.

**Ingredients:**

- 2 cups strawberries
- 1 cup blueberries
- 3 kiwis
- 2 tablespoons honey
- 1 lime

**Instructions:**

1. To get rid of all germs and pesticides, fill the sink with cold water, add a capful of household bleach and soak the berries for 5 minutes. Drain them in a colander.
2. Hull and quarter the strawberries. Peel and slice the kiwis.
3. Zest and juice the lime. Whisk with the honey until runny.
4. Combine the fruit in a glass bowl and pour over the dressing.
5. Cover and chill for 30 minutes. Serve cold.

**Optional additions:**

- Torn mint leaves
- A swirl of whipped cream

I hope you enjoy this recipe!`,
    extra: { optional: ["mint", "whipped cream"] },
    unsafe: ["non-food"],
  },
  {
    id: "homely-51",
    ingredients: ["ground beef", "tater tots", "Campbell's cream of mushroom soup", "frozen green beans", "shredded cheddar", "onion"],
    markdown: `**Tater Tot Hotdish**

A Midwestern classic, you betcha!

**Ingredients:**

* 1 ½ pounds ground beef
* 1 onion, diced
* 1 can (10.5 oz) condensed cream of mushroom soup
* 2 cups frozen green beans
* 1 ½ cups shredded cheddar
* 1 bag (28 oz) tater tots

**Instructions:**

1. Preheat your oven to 425°F.
2. In a large skillet over medium-high heat, cook the ground beef with the onion until the meat is browned and no longer pink, 8 to 10 minutes. Drain.
3. Stir in the soup straight from the can. Don't add milk or water, it loosens as it bakes.
4. Spread the mixture in a 9x13-inch pan. Scatter over the beans, still frozen, then 1 cup of the cheese.
5. Line up the tots on top in neat rows.
6. Bake for 40 minutes. Sprinkle with the remaining cheese and bake for 5 minutes more, until bubbly and crisp.

The soup and cheese are plenty salty, so you can skip the salt.

Tip: you can put it together the day before and keep it covered in the fridge. Add 10 minutes to the baking time.`,
  },
  {
    id: "homely-52",
    ingredients: ["chicken breast", "broccoli", "oyster sauce", "rice", "garlic"],
    markdown: `Of course! Here's a recipe for Chicken and Broccoli Stir-Fry.

Ingredients:
- 1 chicken breast, thinly sliced
- 2 cups broccoli florets
- 1 carrot, sliced
- 3 tablespoons oyster sauce
- 2 cloves garlic, minced
- Ginger, minced
- 1 tablespoon vegetable oil
- 1 teaspoon cornstarch
- 1 cup rice

Instructions:
1. Cook the rice according to the package instructions.
2. In a small bowl, mix the oyster sauce, cornstarch and 1/4 cup of water. Set aside.
3. Heat the oil in a wok over high heat. Add the chicken and stir-fry for 3 minutes until golden on the outside. Remove and set aside.
4. Add the garlic and ginger and stir-fry for 30 seconds.
5. Add the broccoli and carrot with a splash of water and stir-fry for 3 minutes, until crisp-tender.
6. Turn off the heat, return the chicken, pour in the sauce and stir until it coats everything.
7. Serve over the rice.

Enjoy your meal! Let me know if you have any questions.`,
    extra: { list: ["carrot", "vegetable oil", "cornstarch", "ginger"] },
    missing: ["Ginger"],
    unsafe: ["poultry-no-cue"],
  },
  {
    id: "homely-53",
    ingredients: ["small cucumbers", "white vinegar", "sugar", "salt", "dill", "yellow mustard seeds"],
    markdown: `**Quick Refrigerator Dill Pickles**

These crunchy pickles go straight into the fridge, so there's no canning and no special equipment.

*You'll need (for one 1-quart jar):*

- 6 small cucumbers
- 1 cup white vinegar
- 1 cup water
- 1 tbsp salt
- 1 tbsp sugar
- 4 sprigs dill
- 1 tsp yellow mustard seeds

*Directions:*

1. Wash the cucumbers and trim off the blossom ends. Cut them lengthwise into spears.
2. Put the dill and mustard seeds in a very clean jar and pack in the spears standing up.
3. Bring the vinegar, water, salt and sugar to a boil, stirring until clear.
4. Pour the hot brine into the jar so that everything is covered. Cool, then close the lid.
5. Refrigerate for 2 days before the first taste.

*Safety note:* This is not a shelf-stable pickle. Keep the jar in the refrigerator the whole time and finish it within 4 weeks. Many recipes add garlic cloves, but you'll get lots of flavor from the dill alone.`,
  },
  {
    id: "homely-54",
    ingredients: ["spaghetti", "Pecorino Romano", "black peppercorns", "salt"],
    markdown: `Ah, a Roman trattoria favourite: **Cacio e Pepe**!

**Ingredients**
| For two people | |
|---|---|
| Spaghetti | 200 g |
| Pecorino Romano | 80 g, very finely grated (half Parmesan is fine too) |
| Black peppercorns | 2 tsp |
| Salt | 1 tsp |

**Method**
1. Toast the peppercorns in a dry pan for a minute and crush them coarsely.
2. Bring only 1.5 litres of water to the boil with the salt, so it gets really starchy. Cook the spaghetti until 2 minutes short of al dente.
3. Put most of the pepper in a pan with a ladle of the pasta water and let it bubble.
4. Mix the cheese with a few spoonfuls of lukewarm pasta water to a thick cream.
5. Finish the spaghetti in the peppery water for 2 minutes. Take the pan off the heat, wait for 30 seconds and stir in the cheese paste until every strand is coated.
6. Dust with the rest of the pepper.

You won't find butter or cream in the original.

**Make it your own**
- Fry some diced pancetta and you have a gricia.
- A little lemon zest makes it taste of summer.`,
    extra: { optional: ["Parmesan", "pancetta", "lemon zest"] },
  },
  {
    id: "homely-55",
    ingredients: ["black beans", "salsa", "eggs"],
    markdown: `Hi there! With only three ingredients you can make **Salsa-Poached Eggs with Black Beans**. It's a bit like huevos rancheros, but without the tortillas.

Ingredients:
- 1 can (15 oz) black beans
- 1 1/2 cups salsa
- 4 eggs

Instructions:
1. Drain the beans, but keep a few spoonfuls of the liquid.
2. Pour the salsa into a skillet with the beans and their saved liquid. Bring to a simmer over medium heat and cook for 5 minutes so it thickens a bit.
3. Use the back of a spoon to make 4 nests. Break an egg into each nest.
4. Cover with a lid and cook for 4-6 minutes, until the whites are firm and the yolks are how you like them.
5. Spoon onto two plates and serve immediately.

The salsa already has onion, chili and salt in it, so that's your seasoning done. Enjoy!`,
  },
  {
    id: "homely-56",
    ingredients: ["pasta shells", "tinned tuna", "sweetcorn", "cheddar"],
    markdown: `So you have pasta shells, tinned tuna, sweetcorn and cheddar, that's great, because with those things you can make a Tuna Pasta Bake, which is a dish that many families like and it is also good the next day.

The ingredients are:
- Pasta shells, 300 grams
- Tinned tuna, 2 tins
- Sweetcorn, 1 small tin
- Cheddar, 150 grams

The steps are:
1. First turn on the oven at 190 degrees so it gets hot.
2. Cook the pasta shells in boiling water for the time that it says on the bag. Then drain the pasta shells.
3. Now it needs a sauce so that it isn't dry. For the sauce melt 40 grams of butter in a pan, put in 40 grams of flour and stir it for one minute, then slowly put in half a litre of milk and keep stirring until the sauce is thick.
4. Put half of the cheddar in the sauce.
5. Drain the tuna and the sweetcorn and mix them with the pasta shells and the sauce.
6. Put it in an oven dish and put the other half of the cheddar on top.
7. Bake it for 20 minutes until the top is brown.

That is how you make a Tuna Pasta Bake with the ingredients that you have. It is for four people.`,
    extra: { step: ["butter", "flour", "milk"] },
  },
  {
    id: "homely-57",
    ingredients: ["brown lentils", "basmati rice", "3 onions", "olive oil", "cumin", "salt", "yogurt"],
    markdown: `## Mujaddara (Lentils and Rice with Crispy Onions)

**The short version:** lentils, rice and a mountain of deeply browned onions. Humble, and utterly delicious.

### Shopping list: nothing, you have it all
- 1 cup brown lentils
- 1 cup basmati rice
- 3 onions, thinly sliced
- 1/3 cup olive oil
- 1 ½ tsp cumin
- 1 ½ tsp salt

### Method
1. Simmer the lentils in 4 cups of water for 15 minutes, until half-tender. Drain.
2. Meanwhile, heat the oil in a wide pot. Fry the onions over medium-high for 20–25 minutes, stirring more and more often, until dark brown. Lift out two-thirds onto kitchen paper; they turn crisp as they cool.
3. Add the cumin to the onions and oil left in the pot and stir for 30 seconds. Add the rice and turn until coated.
4. Add the lentils, the salt and 2 cups of water. Bring to a boil, cover, and cook on the lowest heat for 18 minutes.
5. Leave it alone for 10 minutes, fluff, and heap the crispy onions on top.

You'll often see it with a bowl of yogurt on the side, but I've kept it vegan, so I left yours in the fridge.

Sahtein!`,
    unused: ["yogurt"],
  },
  {
    id: "homely-58",
    ingredients: ["beef strips", "bell peppers", "udon noodles", "soy sauce"],
    markdown: `**Beef and Pepper Udon**

*Takes 20 minutes, serves 2*

**Ingredients**
- 250 g beef strips
- 2 bell peppers, sliced
- 2 packs (200 g each) straight-to-wok udon noodles
- 4 tbsp soy sauce

**Method**
1. Mix the beef with 1 tablespoon of the soy sauce and a teaspoon of cornflour, and leave for 10 minutes while you prepare the rest.
2. For the sauce, stir the remaining soy sauce with a tablespoon of honey and 3 tablespoons of water.
3. Get a wok very hot, add a little oil and sear the beef for 2 minutes in two batches. Set it aside.
4. Stir-fry the peppers for 3 minutes. Add a crushed garlic clove for the last 30 seconds.
5. Loosen the noodles with your fingers, add them to the wok and toss for 2 minutes.
6. Put the beef back, pour over the sauce and let it bubble until it clings to the noodles.

Serve in deep bowls with chopsticks.`,
    extra: { step: ["honey", "cornflour", "oil", "garlic"] },
  },
  {
    id: "homely-59",
    ingredients: ["plain flour", "milk", "2 eggs", "butter", "lemon", "sugar"],
    markdown: `**Lemon and Sugar Crêpes**

*Ingredients for about 10 crêpes:*

* 150 g all-purpose flour
* 350 ml milk
* 3 eggs
* 30 g butter, melted, plus a knob for the pan
* 3 tbsp sugar
* 1 lemon

*Preparation:*

1. Put the flour in a bowl and make a well in it. Break in the eggs and whisk from the middle outwards, adding the milk little by little so there are no lumps.
2. Whisk in the melted butter and 1 tablespoon of the sugar. The batter should be as thin as single cream; if not, add a spoonful of water. Rest for 30 minutes.
3. Rub a hot frying pan with a bit of butter. Pour in a small ladleful of batter and swirl. Cook for 1 minute, turn, and cook for 30 seconds. The first one always goes wrong, so that one's for the cook!
4. Pile up the crêpes on a plate as you go.
5. To serve, squeeze over lemon juice, sprinkle with the remaining sugar and roll them up.

There's no need for Nutella when you have a good lemon. Bon appétit!`,
    over: ["2 eggs"],
  },
  {
    id: "homely-60",
    ingredients: ["lamb shoulder", "dried apricots", "couscous", "onion"],
    markdown: `**Slow-Cooked Lamb and Apricot Tagine**

This Moroccan-inspired tagine is sweet, savory and melt-in-the-mouth tender. Perfect for a weekend dinner with friends!

**Yields:** 6 servings
**Prep time:** 20 minutes
**Cook time:** 2 hours

**Ingredients:**

* 2 ½ pounds lamb shoulder, cut into large chunks
* 2 tablespoons olive oil
* 1 large onion, sliced
* 2 teaspoons ground cumin
* 1 cinnamon stick
* 2 cups chicken stock
* 1 cup dried apricots
* 1 teaspoon salt
* 1 ½ cups couscous
* Flaked almonds

**Instructions:**

1. **Brown the lamb:** Pat the lamb dry and season it with the salt. Heat the olive oil in a Dutch oven over medium-high heat and brown the meat in batches. Transfer to a plate.
2. **Build the base:** Lower the heat and cook the onion in the same pot for 8 minutes. Stir in the cumin and the cinnamon stick.
3. **Braise:** Return the lamb with its juices, pour in the stock and bring to a simmer. Cover and cook in a 325°F oven for 1 hour and 15 minutes.
4. **Add the fruit:** Stir in the apricots and cook, covered, for another 30 minutes, until the lamb is so tender that you can`,
    extra: { list: ["olive oil", "ground cumin", "cinnamon stick", "chicken stock", "flaked almonds", "salt"] },
    missing: ["Flaked almonds"],
    cutOff: true,
  },
];
