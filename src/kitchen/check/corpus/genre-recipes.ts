/** Forty recipes of many genres (for a baby, JSON, notes to oneself, a jar for the shelf, a drink), each by one hand, labelled without sight of the check; scored before anything was mended for them. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const GENRE_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "genre-01",
    ingredients: ["chicken thighs (bone in)", "2 lemons", "garlic", "olive oil", "dried oregano", "potatoes", "sea salt"],
    markdown: `# 🍋 Sunny Taverna Tray Chicken 🍗

Ohhh you picked a *great* bunch of ingredients! This is the tray that lands on the table in every little taverna just after the Greek salad 😍 No stock cube, no wine, no butter. You really don't need them.

**What you'll grab**
- 6 chicken thighs 🍗
- 1 kg potatoes, cut into fat wedges 🥔
- 2 lemons (zest **and** juice)
- 5 cloves garlic, bashed
- 80 ml olive oil
- 2 tsp dried oregano 🌿
- 1½ tsp sea salt

**Let's gooo!**
1. Oven to 200 °C / 400 °F 🔥
2. Tumble the potatoes in a roasting tray with the oil, garlic, lemon zest, half the oregano and half the salt.
3. Nestle the thighs on top, skin up. Squeeze over all the lemon juice, shower with the rest of the oregano and salt.
4. Pour 150 ml water into the corner of the tray (not over the skin!).
5. Roast 50–55 min until the chicken hits 75 °C / 165 °F at the bone and the potatoes are honey-coloured at the edges ✨
6. Rest 5 min, then spoon the lemony pan juices over everything.

Leftovers? Fridge, two days, and they're dreamy cold. Kalí órexi! 💙`,
  },
  {
    id: "genre-02",
    ingredients: ["4 pork chops", "2 apples", "fresh sage", "butter", "kosher salt", "black pepper", "hard cider"],
    markdown: `## Cider-Braised Pork Chops with Apples

**Serves:** 4  **Total time:** 35 minutes

### Ingredients
- 4 bone-in pork chops, about 1 inch thick
- 2 apples, cored and sliced 1/4 inch thick
- 8 fresh sage leaves
- 3 tablespoons butter, divided
- 1 cup hard cider
- 1 1/2 teaspoons kosher salt
- 1/2 teaspoon black pepper

### Instructions
1. Pat the chops dry and season both sides with the salt and pepper.
2. Melt 1 tablespoon of the butter in a 12-inch skillet over medium-high heat. Sear the chops 4 minutes per side. Transfer to a plate.
3. Melt another tablespoon of butter, add the apples and sage, and cook 5 minutes until golden.
4. Pour in the cider, scraping up the browned bits. Simmer 3 minutes, then whisk in a heaping teaspoon of Dijon and the last tablespoon of butter.
5. Return the chops to the pan and simmer gently until an instant-read thermometer in the thickest part reads 145°F.
6. Take the pan off the heat and rest the chops for a full 3 minutes. The center will still be a little pink, and at that temperature it is meant to be.
7. Spoon the apples and sauce over the top.`,
    extra: { step: ["Dijon mustard"] },
  },
  {
    id: "genre-03",
    ingredients: ["2 L full fat milk", "lemons", "big bunch spinach", "onion", "ginger", "garlic", "green chillies", "jeera", "ghee", "salt"],
    markdown: `**Palak Paneer from Scratch**

Most people buy the paneer. You have milk and lemons, so you already own it.

**Part 1: the paneer**
Bring the 2 litres of milk to a boil, stirring so it doesn't catch. Turn the heat low and add the juice of 2 lemons, a spoon at a time, until green-tinged whey separates from white curds. Strain through a cloth, keep a cup of the whey, rinse the curds, and press them under a heavy pan for 40 minutes. Cut into cubes.

**Part 2: the spinach**
Drop the spinach into boiling water for one minute, lift into iced water, drain and blend smooth.

**Part 3: together**
- Heat 2 tbsp ghee. Fry the paneer until gold on two sides; lift out.
- In the same ghee crackle 1 tsp cumin seeds, then 1 onion, finely chopped, until brown at the edges.
- Add 4 cloves garlic and a thumb of ginger, both grated. One minute.
- Add the spinach, 1 tsp salt and enough of the reserved whey to make it pourable. Simmer 5 minutes.
- Fold the paneer back in and rest it for a few minutes, lid on.

**Notes**
- I kept this mild and left the chillies out, since you said nothing about heat.
- Restaurants finish it with cream and kasuri methi. The blended spinach is silky enough that this pot wants neither.
- Whey left over? It is lovely for kneading roti dough another day.`,
    unused: ["green chillies"],
  },
  {
    id: "genre-04",
    ingredients: ["salmon fillet", "soy sauce", "mirin", "rice", "spring onion"],
    markdown: `Teriyaki salmon bowl. Serves 1.

Rice on: 75 g rinsed, 110 ml water, lid, 12 min low, 10 min off.

Sauce: 2 tbsp soy, 2 tbsp mirin, 1 tbsp sake. Stir.

Cold nonstick pan, salmon skin down, medium. 6 min. Fat renders, no oil. Flip, 2 min. Sauce in. Bubble and baste until it clings and fish flakes.

Bowl: rice, salmon, sauce. Spring onion on top, sliced thin. Tear over a half-sheet of nori.

Eat.`,
    extra: { step: ["sake", "nori"] },
  },
  {
    id: "genre-05",
    ingredients: ["jasmine rice", "3 eggs", "spring onions", "garlic", "light soy sauce", "peanut oil", "frozen peas"],
    markdown: `# Proper Takeaway-Style Egg Fried Rice

The secret of fried rice that isn't gluey is *dry* rice, so start the evening before.

## The night before
Rinse 300 g jasmine rice until the water runs clear, cook it with 400 ml water, and tip it out onto your largest tray. Leave the tray uncovered on the kitchen counter overnight, 10 to 12 hours. Don't put it in the fridge: the damp in there undoes all the drying.

## The next day
1. Beat 3 eggs with 1 tsp of the soy sauce.
2. Heat a wok until it smokes, add 2 tbsp peanut oil, and scramble the eggs until set. Take them out.
3. Another tablespoon of peanut oil, then 3 cloves of chopped garlic and the white parts of 4 spring onions. Twenty seconds.
4. Break in the dry rice and toss for 2 minutes, just until warm.
5. Run 1½ tbsp soy sauce around the rim, return the eggs, toss, and finish with the spring onion greens.

I've left the frozen peas in the freezer; they would let water back into the very rice you dried.`,
    unused: ["frozen peas"],
    unsafe: ["left-out"],
  },
  {
    id: "genre-06",
    ingredients: [
      "cooked rice (last night's, in the fridge)",
      "kecap manis",
      "shallots",
      "terasi / shrimp paste",
      "bird's eye chilli",
      "eggs",
      "vegetable oil",
    ],
    markdown: `## Nasi Goreng Kampung

Old rice makes the best nasi goreng. Yours was cooled within the hour and has been in the fridge overnight, which is exactly right. Use it cold, straight from the box.

| Step | What | How long |
|---|---|---|
| 1 | Pound 4 shallots, 2 bird's eye chillies and ½ tsp shrimp paste to a rough paste | 3 min |
| 2 | Fry the paste in 2 tbsp vegetable oil until it smells sweet and no longer raw | 3 min |
| 3 | Add 400 g cold rice, press out the lumps, stir-fry until every grain is steaming hot all the way through | 5 min |
| 4 | Add 2 tbsp kecap manis, toss until evenly brown | 1 min |
| 5 | In a second pan, fry 2 eggs in a little oil until the whites are crisp and the yolks are set | 3 min |

**To plate:** turn each portion out of a small bowl, lay an egg on it, fan three slices of cucumber at the side and stand a few krupuk against the rice.

Any that's left over should be thrown out rather than heated a second time.`,
    extra: { step: ["cucumber", "prawn crackers (krupuk)"] },
  },
  {
    id: "genre-07",
    ingredients: ["can of black beans", "corn tortillas", "1 avocado", "lime", "red onion", "cilantro", "jalapeño", "salt"],
    markdown: `### Smashed Black Bean Tacos (makes 6)

| Ingredient | Amount | Prep |
|---|---|---|
| Black beans | 1 can (15 oz) | drained, 1/4 cup of the liquid kept |
| Corn tortillas | 6 | – |
| Avocado | 1 | mashed |
| Red onion | 1/2 | thinly sliced |
| Lime | 1 | juiced |
| Jalapeño | 1 | minced |
| Cilantro | 1/4 cup | chopped |
| Salt | 3/4 tsp | divided |

**Method**

1. Put the onion in a cup with half the lime juice and 1/4 tsp salt. It will turn bright pink while you do the rest.
2. Warm the beans, their liquid, the jalapeño and 1/4 tsp salt in a small pot for 5 minutes. Smash half of them with a fork.
3. Stir the remaining lime juice and 1/4 tsp salt into the avocado. It should be as smooth as sour cream.
4. Char the tortillas in a dry pan, 30 seconds a side. (Corn, not flour: no oil needed.)
5. Beans, avocado, pink onion, cilantro. Done.

**Missing the cheese?** You won't be. The avocado does that job.
**Heat check:** a few drops of hot sauce at the table, if that's your thing.`,
    extra: { optional: ["hot sauce"] },
  },
  {
    id: "genre-08",
    ingredients: ["puff pastry sheet", "3 leeks", "gruyère", "crème fraîche", "thyme", "salt", "pepper"],
    markdown: `**LEEK & GRUYÈRE TART**

**Why you'll love it:** crisp, creamy, and on the table in under an hour.

**Shopping list:** nothing. It's all in your fridge.

**The leeks:** Trim, wash and slice all three. Put them in a lidded pan with 3 tbsp water, a good pinch of salt and the leaves of 4 thyme sprigs. Sweat on low for 12 minutes, then lid off until the pan is dry. Cool for a bit and stir in 4 tbsp crème fraîche and plenty of pepper.

**The pastry:** Lightly flour the worktop and roll the sheet to 30 × 25 cm. Score a border 2 cm in. Prick the middle with a fork.

**Assemble:** Spread the leeks inside the border, grate over 100 g gruyère. Brush the border with beaten egg so it comes out glossy.

**Bake:** 200 °C fan, 25 minutes, on a preheated tray.

**Finish:** A last few thyme leaves. Cut into six with a bread knife, not a wheel.

**Keeps:** Two days chilled. Re-crisp in the oven, never the microwave.`,
    extra: { step: ["flour", "egg"] },
  },
  {
    id: "genre-09",
    ingredients: ["2 lbs chicken wings", "gochujang", "garlic", "rice vinegar", "brown sugar", "toasted sesame oil"],
    markdown: `# Sticky Double-Sauced Gochujang Wings

Game day is here! 🏈 These wings get their flavor twice: once in the marinade, once right at the end.

## Ingredients
* 2 lbs chicken wings
* 1/3 cup gochujang
* 3 tbsp rice vinegar
* 3 tbsp brown sugar
* 4 cloves garlic, grated
* 1 tbsp toasted sesame oil

## Directions
1. Whisk the gochujang, vinegar, brown sugar, garlic and sesame oil in a large bowl.
2. Add the wings, turn them until they're well coated, cover, and refrigerate for 4 hours.
3. Heat the oven to 425°F. Lift the wings out onto a rack, letting the extra drip back. **Save every drop left in the bowl.**
4. Bake for 45 minutes, turning once, until they're dark at the tips and cooked through (at least 165°F).
5. Pile the hot wings on a platter. Pour the marinade you saved from the bowl all over them and toss. It's already seasoned perfectly, so it doesn't need any cooking.
6. Shower with a tablespoon of sesame seeds and bring plenty of napkins.`,
    extra: { step: ["sesame seeds"] },
    unsafe: ["cross-contamination"],
  },
  {
    id: "genre-10",
    ingredients: ["flank steak", "soy sauce", "3 limes", "garlic", "brown sugar", "fresh ginger"],
    markdown: `**Soy-Lime Flank Steak With Its Own Glaze**

Prep 15 min | Marinate 2–8 hr | Cook 15 min | Feeds 4

Mix ½ cup soy sauce, the juice of 2 limes, 3 tablespoons brown sugar, 4 minced garlic cloves and a 2-inch piece of ginger, grated. Put the steak in a zip bag, pour the mixture over, and refrigerate.

When you're ready to cook:

1. Take the steak out, scrape the bits off, and pat it *very* dry.
2. Pour the used marinade into a small saucepan with ¼ cup water. Raw meat has been sitting in it, so bring it to a full rolling boil and keep it boiling for 5 minutes. It will go dark and syrupy, somewhere between teriyaki and barbecue sauce. Set aside in a clean bowl with a clean spoon.
3. Get a cast-iron pan smoking hot. There is no oil here; the dry, sugary surface and the steak's own fat are enough. 5 minutes a side, or until it reads 145°F.
4. Rest 5 minutes. Slice thinly, across the grain.
5. Spoon over the boiled glaze and squeeze the third lime on top.

*What it isn't:* it's not carne asada (that would have orange and cumin) and it's not bulgogi (pear, sesame). It sits happily in between.`,
  },
  {
    id: "genre-11",
    ingredients: ["rolled oats", "1 banana", "peanut butter", "cinnamon", "almond milk", "chia seeds"],
    markdown: `\`\`\`json
{
  "title": "Peanut Butter Banana Baked Oats",
  "servings": 1,
  "time_minutes": 30,
  "ingredients": [
    {"item": "rolled oats", "amount": "50 g"},
    {"item": "banana", "amount": "1, very ripe"},
    {"item": "almond milk", "amount": "120 ml"},
    {"item": "peanut butter", "amount": "1 heaped tbsp"},
    {"item": "cinnamon", "amount": "1/2 tsp"}
  ],
  "not_used": ["chia seeds"],
  "steps": [
    "Heat the oven to 180 C.",
    "Blend the oats, almond milk, cinnamon and two thirds of the banana until smooth.",
    "Pour into a small nonstick ovenproof dish.",
    "Push the peanut butter into the middle and cover it with batter.",
    "Slice the remaining banana over the top.",
    "Bake 22-25 minutes until risen and firm. Cool 5 minutes."
  ],
  "allergens": {"contains": ["peanut", "almond", "oats"], "free_from": ["egg", "wheat flour", "soy", "milk"]},
  "sweetener": "none: the banana replaces honey or maple syrup",
  "texture": "like the middle of a chocolate lava cake"
}
\`\`\``,
    unused: ["chia seeds"],
  },
  {
    id: "genre-12",
    ingredients: ["red lentils", "carrots", "cumin seeds", "tomato paste", "1 onion", "sunflower oil", "salt"],
    markdown: `recipe: Anatolian Red Lentil Soup
serves: 4
difficulty: easy
needs:
  - red lentils: 200 g, rinsed
  - carrots: 2, diced
  - onion: 1, diced
  - tomato paste: 1 tbsp
  - cumin seeds: 1 tsp
  - sunflower oil: 2 tbsp
  - salt: 1 tsp
  - water: 1.2 litres
do:
  - toast the cumin seeds in the sunflower oil until they pop
  - add onion and carrots, 8 min, soft not brown
  - stir in tomato paste, 1 min
  - add lentils and water, simmer 20 min, skim
  - add salt, blend until smooth
finish: swirl of yogurt and a pinch of sumac on each bowl, straight away, while hot
store: 4 days cold, 3 months frozen
does_not_need: [stock, flour, cream]`,
    extra: { step: ["yogurt", "sumac"] },
  },
  {
    id: "genre-13",
    ingredients: ["sweet potato", "ripe banana", "honey", "plain whole milk yogurt"],
    markdown: `What a lovely way to start your eight-month-old on new tastes! Here is a soft, naturally sweet puree that little ones tend to adore.

Peel one medium sweet potato, cut it into small cubes and steam them over simmering water for about fifteen minutes, until a fork slides through with no resistance at all. Let them cool until they are just warm. Put them in a bowl with half of a ripe banana and mash thoroughly, then beat in three tablespoons of the plain yogurt so the whole thing drops easily from a spoon. Add a spoonful or two of the water from the steamer if your baby prefers it looser. Finally stir in one teaspoon of honey, which takes away the faint sharpness of the yogurt and has babies opening up for more.

Offer it lukewarm, a little at a time, with baby sitting upright. Please don't add salt, and leave cow's milk as a main drink until after the first birthday. The puree keeps for a day in the fridge in a clean lidded pot.`,
    unsafe: ["honey-infant"],
  },
  {
    id: "genre-14",
    ingredients: ["carrots", "honey", "butter", "1 orange", "couscous", "raisins"],
    markdown: `## Sunshine Couscous for a Three-and-a-Half-Year-Old 🥕

*About the honey:* honey must never go to a baby under twelve months. Your daughter is well past three, so a spoonful in a cooked dish is fine for her.

**You'll use:** 2 carrots · 1 tbsp honey · 20 g butter · 1 orange · 100 g couscous

1. Slice the carrots into thin half-moons (never whole coins for small throats). Simmer them with the butter, honey and 100 ml water, lid on, for 10 minutes. Lid off, 3 more minutes, until they shine like toffee apples.
2. Grate a little zest from the orange, then juice it. Top up the juice with boiling water to 130 ml.
3. Pour that over the couscous, cover, wait 6 minutes, and fluff.
4. Carrots on top, with every bit of their glaze, and the zest.

You told me she picks out every raisin as though it were a bug, so they stay in the cupboard. Once this is a hit, try the same trick with parsnips or with sweetcorn.`,
    unused: ["raisins"],
  },
  {
    id: "genre-15",
    ingredients: ["1 lb ground turkey", "zucchini", "canned diced tomatoes", "elbow macaroni", "shredded cheddar", "garlic powder"],
    markdown: `Sure! Here is a recipe that you can make with your ingredients. This recipe is called Turkey Zucchini Skillet Macaroni and it is a very easy recipe that the whole family will enjoy.

Ingredients:
- 1 lb ground turkey
- 2 medium zucchini
- 1 can diced tomatoes
- 2 cups elbow macaroni
- 1 cup shredded cheddar
- 1 teaspoon garlic powder

Instructions:
First you want to get a large skillet and put it over medium heat. Drizzle a little olive oil in the skillet and let it get hot. Then you want to add the ground turkey to the skillet. Break up the ground turkey with a spoon. Cook the ground turkey until the ground turkey is no longer pink, which is about 8 minutes, and it should be 165 degrees. Next, add the garlic powder. Stir. Next, chop the zucchini and add the zucchini to the skillet with the ground turkey. Cook for 3 minutes. Add the can of diced tomatoes and also add 2 cups of water and the macaroni. Bring it to a boil and then turn it down and cover it and cook it for 10 minutes until the macaroni is tender. Season with salt and pepper to taste. Sprinkle the shredded cheddar on the top and cover until it is melted.

Enjoy your Turkey Zucchini Skillet Macaroni! This dish is a great dish for a weeknight because it is a one-pan dish. Some people use ground beef for this dish, but ground turkey is a leaner choice.`,
    extra: { step: ["olive oil", "salt", "black pepper"] },
  },
  {
    id: "genre-16",
    ingredients: ["maris pipers", "savoy cabbage", "beef dripping", "salt", "white pepper", "leftover roast carrots"],
    markdown: `# Monday's Bubble and Squeak

Now this one is as easy as pie. It is also, I'd argue, the bread and butter of British thrift, and it wants nothing you haven't got.

Boil 700 g of maris pipers in salted water until a knife goes in with no fuss. Drain, let them steam in the colander, then mash roughly: you are after rubble, not baby food. Shred a quarter of the savoy and boil it for three minutes in the same water you fished the potatoes from, if you thought to keep it. Squeeze it hard in a tea towel. Chop the roast carrots to about the size of a hazelnut.

Fold it all together with white pepper, more of it than you think, and a last pinch of salt. Melt a big spoonful of dripping in your heaviest frying pan, press the mixture in, and leave it alone. Cool as a cucumber, that's the attitude. Eight minutes. Turn it in pieces, scraping up the crust, add a little more dripping round the edge, press again, eight minutes more.

Slide it onto a plate. My nan's had bacon through it, and a fried egg was for birthdays. Brown sauce was the subject of arguments. Yours is the plain sort, and it is the salt of the earth.`,
  },
  {
    id: "genre-17",
    ingredients: ["500g lamb mince", "red onion", "flat parsley", "ground cumin", "pul biber", "flatbreads", "salt"],
    markdown: `## Adana-ish Lamb Skewers, Ocakbaşı Style

**For the kebabs** – 500 g lamb mince, ½ red onion (grated and squeezed), a handful of parsley, 1 tsp cumin, 2 tsp pul biber, 1½ tsp salt.

**For the plate** – 4 flatbreads, the other ½ onion sliced paper-thin, more parsley.

❶ Knead everything *for the kebabs* for five minutes. It should turn sticky and hold to the hand.

❷ Press around flat metal skewers and chill for half an hour.

❸ Get the grill as hot as it will go. Sear the skewers for one minute on each side, no longer. The mince should have a good crust and still be cool, red and raw in the centre, around 45 °C. That's how you keep it juicy.

❹ Warm the flatbreads over the meat so they catch the fat.

❺ Toss the sliced onion with the parsley leaves, a pinch of pul biber and the juice of half a lemon.

❻ Lay a kebab on each bread, pile on the onion, add two pickled green peppers per person, and roll tightly.`,
    extra: { step: ["lemon", "pickled green peppers"] },
    unsafe: ["undercooked-ground-meat"],
  },
  {
    id: "genre-18",
    ingredients: ["self-raising flour", "greek yoghurt", "nigella seeds", "garlic", "butter", "salt"],
    markdown: `**15-Minute Garlic Flatbreads**

No yeast. No baking powder to measure. No egg. No proving. Self-raising flour brings its own lift and the yoghurt brings the liquid.

*Ingredients (for 4)*
250 g self-raising flour, plus a bit for the board
250 g Greek yoghurt
½ tsp salt
1 tsp nigella seeds
40 g butter
2 cloves garlic, crushed

*Method*
1) Stir flour, salt, nigella seeds and yoghurt together with a butter knife until it clumps. Knead 1 minute. If sticky, flour your hands.
2) Quarter, then roll each piece into an oval on the floured board, about the thickness of a pound coin.
3) Dry frying pan, high heat. 2 minutes a side, until puffed and leopard-spotted.
4) Meanwhile melt the butter with the garlic, gently, so that nothing browns.
5) Brush over the breads the moment they leave the pan. Stack in a tea towel.

*FAQ*
**Are these naan?** Naan's lazy cousin. Real naan is leavened with yeast and often has milk in it.
**Can I use plain flour?** Only with 3 tsp baking powder added, and then you'd have bought baking powder, so no.
**What would I eat them with?** That's tomorrow's question: dal, curry, a bowl of soup.`,
  },
  {
    id: "genre-19",
    ingredients: ["cucumber", "fresh mint", "limes", "soda water", "ginger"],
    markdown: `✨ **Garden Party Cooler** ✨ (2 tall glasses, zero proof!)

🥒 ½ cucumber, peeled in long ribbons
🌱 12 mint leaves + 2 sprigs
🟢 2 limes
🫚 a 3 cm knob of ginger
🫧 400 ml soda water

👉 Grate the ginger and squeeze it in your fist over a jug. You want about 2 teaspoons of juice; bin the fibres.
👉 Halve the limes and juice them into the jug. Rub the spent shells round the lip of each glass, then sugar the rims nice and thick.
👉 Clap the mint between your hands and drop it in the jug. Ten gentle presses with a wooden spoon. Don't pulverise it, it isn't pesto!
👉 Line the glasses with cucumber ribbons, fill with ice, and divide the jug between them.
👉 Top up with soda. One stir. Sprig of mint. Cheers! 🥂

It drinks like a mojito that has been to a spa. No rum was harmed.`,
    extra: { step: ["sugar"] },
  },
  {
    id: "genre-20",
    ingredients: ["dried red kidney beans", "onion", "green bell pepper", "smoked paprika", "tomato passata", "garlic", "salt"],
    markdown: `# Dump-and-Go Slow Cooker Red Beans

**Active time:** 10 minutes
**Slow cooker time:** 8 hours on LOW

## What goes in
| | |
|---|---|
| Dried red kidney beans | 1 lb, rinsed |
| Onion | 1, chopped |
| Green bell pepper | 1, chopped |
| Garlic | 4 cloves, sliced |
| Smoked paprika | 2 tsp |
| Passata | 2 cups |
| Salt | 2 tsp |
| Water | 5 cups |

## How
1. Put the rinsed beans in the slow cooker. There's no need to soak them, and no need to pre-boil: that is the beauty of it.
2. Add everything else and stir.
3. Lid on, LOW, 8 hours. They're ready when they give but still have a pleasant bite.
4. Mash a ladleful against the side to thicken, and serve in deep bowls.

## Good to know
- The smoked paprika stands in for the andouille in a New Orleans pot. There is no sausage here, and no rice.
- Freezes well.`,
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "genre-21",
    ingredients: ["tin of butter beans", "tin sweetcorn", "celery", "red onion", "apple cider vinegar", "dijon"],
    markdown: `**5-minute bean salad**

Right. Lunch. You need a bowl and a tin opener.

Drain the butter beans and the sweetcorn (there's no butter in butter beans, in case you were wondering; they're just creamy). Tip both into the bowl. Chop half the red onion as finely as your patience allows and chuck that in as well.

Dressing: 2 tsp dijon, 1 tbsp cider vinegar, and a big dollop of Hellmann's. Stir it in a mug first or it'll go lumpy. Fold through.

Let it sit ten minutes. The onion calms down. Eat from the bowl, standing up, like the rest of us.

Makes two lunches. Second one's better.`,
    extra: { step: ["mayonnaise"] },
    unused: ["celery"],
  },
  {
    id: "genre-22",
    ingredients: ["stale baguette", "1kg ripe tomatoes", "garlic", "olive oil", "basil", "salt"],
    markdown: `# Two from One Loaf

Half of your stale baguette becomes soup; the other half becomes the crunch you put on it.

---

## Recipe 1: Pappa al Pomodoro

1. Warm 4 tbsp olive oil with 3 sliced cloves of garlic until they just begin to colour.
2. Grate the tomatoes on the coarse side of a cheese grater straight into the pot; throw the skins away. Add 1 tsp salt. Simmer 15 minutes.
3. Tear in half the baguette, add 300 ml water and half the basil, and simmer 10 minutes more. Beat with a wooden spoon until it has the look of a thick porridge.

## Recipe 2: Pangrattato

1. Blitz the rest of the baguette to coarse breadcrumbs.
2. Fry the crumbs in 2 tbsp olive oil with one crushed clove of garlic and a pinch of salt, stirring, until they are the colour of a digestive biscuit.

In Puglia they call these crumbs poor man's parmesan, because the people who made them couldn't afford the cheese.

---

**To serve:** soup, crumbs, the remaining torn basil, a thread of olive oil.

**Tip:** leftover crumbs keep for a week in a jam jar. They're wonderful over spaghetti, or on roast cauliflower.`,
  },
  {
    id: "genre-23",
    ingredients: ["1 small pumpkin", "can coconut milk", "thai red curry paste", "lime", "fish sauce", "brown sugar"],
    markdown: `You've got enough for two things here, a soup and a snack. 🎃

**A) Thai Pumpkin Soup**

* Halve the pumpkin and scoop the seeds into a bowl (don't toss them!). Peel and cube the flesh.
* Spoon the thick cream off the top of the coconut milk into a pot and let it sizzle until it splits. Fry 2 tablespoons of red curry paste in it for 2 minutes.
* Add the pumpkin, the rest of the coconut milk and 2 cups of water. Simmer 20 minutes, blend.
* Sharpen with the juice of the lime and 1 tablespoon of fish sauce. Pumpkin is plenty sweet, so hold the brown sugar.

**B) Crunchy Pumpkin Seeds**

* Rinse the seeds you saved and dry them on a towel.
* Toss with a tablespoon of oil and half a teaspoon of smoked paprika.
* 300°F, 25 minutes, shaking the pan now and then.

Float a few of **B** on **A** and stash the rest for movie night in place of popcorn.`,
    extra: { step: ["oil", "smoked paprika"] },
    unused: ["brown sugar"],
  },
  {
    id: "genre-24",
    ingredients: ["2 aubergines", "doubanjiang", "light soy", "chinkiang vinegar", "spring onions", "cornflour", "groundnut oil", "caster sugar"],
    markdown: `## Fish-Fragrant Eggplant (Yúxiāng Qiézi)

There's no fish in this. The name refers to a set of seasonings that Sichuan cooks would otherwise use *with* fish.

**Ingredients**
- 2 eggplants, cut into batons
- 1½ tablespoons chili bean paste
- 1 tablespoon soy sauce
- 1 tablespoon Chinese black vinegar
- 2 teaspoons superfine sugar
- 4 scallions, whites and greens separated
- 2 teaspoons cornstarch
- ¼ cup peanut oil

**Steps**
1. Toss the eggplant with half of the cornstarch. Fry in the peanut oil over high heat, in two batches, until slumped and golden. Lift out, leaving a spoonful of oil behind.
2. Lower the heat. Fry the chili bean paste until the oil runs brick red, about a minute. Add the scallion whites.
3. Stir the soy sauce, vinegar, sugar, the remaining cornstarch and ⅓ cup water in a teacup, then pour it in. It thickens almost at once.
4. Fold the eggplant back through, scatter with scallion greens, and eat hot.

**What's missing?** Usually garlic and ginger go in at step 2. The bean paste is funky enough to carry the dish without them, so don't make a special trip.`,
  },
  {
    id: "genre-25",
    ingredients: ["chicken breast", "brocoli", "oyster sauce", "garlic", "ginger", "rapeseed oil", "egg noodles"],
    markdown: `### Better-Than-Takeout Chicken & Broccoli Noodles

⏱ 25 min · 🍽 Serves 2

**Ingredients**

- 300 g chicken breast, in thin slices
- 1 small head broccoli, in florets
- 2 nests egg noodles
- 3 tbsp oyster sauce
- 2 cloves garlic, 1 thumb ginger, both chopped
- 2 tbsp rapeseed oil

**Method**

**Velvet the chicken.** This is the restaurant secret! Massage the slices with an egg white and a tablespoon of cornflour and leave them in the fridge for 15 minutes. Slip them into simmering water for 1 minute, until they turn white, and drain.

**Boil** the noodles as it says on the packet, adding the broccoli for the last 2 minutes. Drain, keeping a cupful of the cooking water.

**Stir-fry** the garlic and ginger in the rapeseed oil for 20 seconds. Add the chicken and fry for 3–4 minutes until it's cooked right through with no pink. Add the oyster sauce and a good splash of the noodle water; bubble.

**Toss** in the noodles and broccoli. That's it!

*Chef's note: not as sweet as teriyaki and not as salty as black bean sauce.*`,
    extra: { step: ["egg white", "cornstarch"] },
  },
  {
    id: "genre-26",
    ingredients: ["5 lb fresh green beans", "salt", "garlic cloves", "bay leaves"],
    markdown: `# Grandma's Put-Up Green Beans

*Makes about 7 pint jars. Taste of summer in January!*

**You need:** 5 lb green beans, 7 garlic cloves, 7 bay leaves, 3½ tsp salt, 7 clean pint jars with new lids.

1. Wash the beans, snap off the ends, and break them into 1½-inch lengths.
2. Put one garlic clove, one bay leaf and ½ tsp salt in each hot jar. Pack the beans in firmly.
3. Fill with boiling water to within an inch of the top. Run a knife down the side to let the air out. Wipe the rims, and screw the lids on finger-tight.
4. Lower the jars into a big stockpot, with boiling water over the lids by an inch. Boil for 30 minutes.
5. Lift out and leave undisturbed until you hear the lids ping. A lid that pinged is sealed.
6. Store in a dark pantry for up to a year. Open and eat them cold as a salad.

**Questions I get**

*Do I need vinegar?* No, this isn't a pickle. Dilly beans are a different recipe altogether.

*Do I need a pressure canner?* Grandma never owned one.`,
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "genre-27",
    ingredients: ["1 white cabbage", "fine sea salt", "caraway seeds", "juniper berries"],
    markdown: `**Plain sauerkraut**

Weigh the cabbage after you have shredded it. Take 2 % of that weight in salt: 20 g for every kilo. This number matters, so use scales and not spoons.

Rub the salt through the shreds with your hands until the cabbage weeps, about ten minutes. It will make its own brine, so there is no vinegar in real sauerkraut and no sugar. Work in a teaspoon of caraway seeds per kilo.

Pack it into a clean jar, fist-tight, until the liquid stands over the top. Hold everything down with a small glass filled with water. Cover loosely.

Leave it on the kitchen counter, 18 to 21 °C, for two weeks or up to four. Yes, on the counter, unrefrigerated. The salt and the acid which the bacteria make keep it safe, provided nothing pokes out of the brine. It will bubble, cloud, and smell first like radishes and then pleasantly sour. If you see fuzzy mould, pink slime or anything that smells rotten, throw it out.

When it is as sour as you like, move it to the fridge, where it keeps for half a year.

I left out the juniper. Two strong spices in one jar quarrel, and juniper always wins; you'd think you were drinking gin. My grandmother's kraut ended up in pierogi, or under a goose.`,
    unused: ["juniper berries"],
  },
  {
    id: "genre-28",
    ingredients: ["frozen whole chicken", "paprika", "2 onions", "carrots", "salt"],
    markdown: `## Come-Home Roast Chicken 🐔

**Morning (2 minutes)**
Take the chicken out of the freezer, unwrap it, and set it in a roasting tin on the kitchen counter before you leave for work. By the time you're home, nine or ten hours later, it will be soft and at room temperature, and a room-temperature bird roasts evenly!

**Evening**
1. Preheat to 400°F.
2. Slice both onions into thick rings and lay them under the chicken.
3. Loosen the skin over the breast with your fingers and push in 3 tablespoons of soft butter.
4. Rub the outside with 2 teaspoons each of paprika and salt.
5. Roast for 1 hour 20 minutes, until a thermometer in the thigh says 165°F.
6. Rest for 15 minutes on a board. Stir a ladle of hot water into the onions to make a quick gravy.

**Save the bones!** Tomorrow they'll make a fine stock.`,
    extra: { step: ["butter"] },
    unused: ["carrots"],
    unsafe: ["left-out"],
  },
  {
    id: "genre-29",
    ingredients: ["bread flour", "instant yeast", "salt", "rosemary", "kalamata olives"],
    markdown: `# No-Knead Olive & Rosemary Loaf

**The evening before (5 min)**

In a large bowl stir 400 g bread flour, ¼ tsp instant yeast, 6 g salt, 1 tbsp chopped rosemary and 100 g pitted, halved kalamatas. Add 310 g cool water and mix until no dry patches are left. Cover with a plate.

Leave at room temperature for 12–16 hours. Don't refrigerate! There's no egg and no dairy in it, only flour, water, salt and yeast around some brined olives; standing overnight is how the tiny dose of yeast does its work.

**The next day**

- Scrape the dough out onto a floured surface (same bread flour). Fold it in on itself four times, flip, and shape it into a ball.
- Line a bowl with a cloth, strew it thickly with coarse cornmeal so the dough can't stick, and drop the ball in, seam up. 1½ hours.
- Meanwhile heat a lidded cast-iron pot in the oven at 240 °C for at least 30 minutes.
- Tip in the dough. Lid on, 30 minutes. Lid off, 15 minutes, until mahogany.
- Cool completely. I know. But completely.

**Yield:** one loaf, roughly 700 g
**Crumb:** open, like ciabatta
**Keeps:** three days in a paper bag`,
    extra: { step: ["cornmeal"] },
  },
  {
    id: "genre-30",
    ingredients: ["3 eggs", "gruyere", "butter", "chives", "salt", "ham"],
    markdown: `beat eggs + pinch salt, fork, 20 strokes

butter in pan, medium-low, wait till it stops foaming

eggs in. stir fast, shake pan. 1 min. stop when it's set like a firm custard, no liquid left

gruyere down the middle, finely grated

fold. tip out. chives

ham stays in the fridge, it's tomorrow's sandwich. no milk, no cream, ever.`,
    unused: ["ham"],
  },
  {
    id: "genre-31",
    ingredients: ["2 ripe mangoes", "glutinous rice", "coconut milk", "palm sugar", "salt"],
    markdown: `## Mango Sticky Rice (Khao Niao Mamuang)

*Serves 4 · 40 min + soaking*

| You have | You'll use |
|---|---|
| mangoes | 2 |
| glutinous rice | 250 g |
| coconut milk | 400 ml |
| palm sugar | 80 g |
| salt | ½ tsp |

**Soak** the rice in cold water for 3 hours, then drain.

**Steam** it in a cloth-lined basket for 25 minutes, turning the mass over once, until the grains are translucent.

**Simmer** 300 ml of the coconut milk with the palm sugar, most of the salt and a knotted pandan leaf for five minutes. Don't boil it hard. Lift the leaf out.

**Pour** that over the hot rice, stir, cover, and give it 20 minutes to drink it all up.

**Warm** the other 100 ml of coconut milk with the last of the salt. This is the topping, as thick as single cream.

**Slice** the mangoes, set them next to the rice, spoon on the topping, and sprinkle with a teaspoon of crisp toasted mung beans per plate, as the street sellers do.`,
    extra: { step: ["pandan leaf", "mung beans"] },
  },
  {
    id: "genre-32",
    ingredients: ["4 cooking apples", "granulated sugar", "double cream", "unsalted butter", "flaky sea salt", "hazelnuts"],
    markdown: `**Pan-Roasted Apples with Salted Caramel**

I'd call this a tarte tatin that lost its pastry on the way to the table, and is none the worse for it.

**Hazelnuts first.** Toast 60 g in a dry pan until the skins blister. Rub in a tea towel, chop roughly.

**Apples next.** Peel, core and cut into eighths. Fry in 30 g butter over a steady heat, 5 minutes per cut side, till tender and bronzed. Keep warm.

**Now the caramel.** Melt 120 g sugar in a clean, light-coloured pan. Don't stir; tilt. At first it looks like maple syrup, then like strong tea. That's your moment. Off the heat, pour in 100 ml double cream (it spits!), then whisk in 30 g butter and ½ tsp flaky salt.

**Last.** Apples on plates, caramel over, nuts on top, and if you have any cream left, whip it softly and drop a spoonful alongside.

*No vanilla, no cinnamon. Apples taste of apple when you let them. The caramel keeps for ten days in the fridge; next week it can go over ice cream, or into someone's coffee.*`,
  },
  {
    id: "genre-33",
    ingredients: [
      "long grain parboiled rice",
      "tomatoes",
      "red bell peppers",
      "scotch bonnet",
      "2 onions",
      "tomato puree",
      "curry powder",
      "dried thyme",
      "vegetable oil",
      "salt",
    ],
    markdown: `# Party-Style Jollof Rice 🇳🇬

**Ingredients**
- 3 cups long grain parboiled rice
- 4 tomatoes
- 2 red bell peppers
- 1 scotch bonnet
- 2 onions
- 4 tbsp tomato puree
- 1 tsp curry powder
- 1 tsp dried thyme
- 1/3 cup vegetable oil
- Salt
- Seasoning cube (optional)

**Procedure**
1. Blend the tomatoes, peppers, scotch bonnet and one onion. Boil the blend down by half.
2. Slice the other onion, fry in the oil until soft, and add the tomato puree. Fry it very well, 8 minutes, until it darkens and stops tasting sour.
3. Pour in the reduced pepper mix. Fry 10 minutes more, until the oil floats.
4. Add the curry powder, the thyme and 2 bay leaves. Crumble in the Maggi cube and stir. Add salt to taste.
5. Wash the rice and add it with 2½ cups of water. Foil, lid, lowest heat, 30 minutes.
6. For that smoky bottom-pot flavor, turn up the heat for the last 3 minutes and don't you dare stir.

Fried plantain on the side would be lovely if you happen to have any. And please, no arguments about Ghana's.`,
    extra: { step: ["stock cube (Maggi)", "bay leaves"], optional: ["fried plantain"] },
  },
  {
    id: "genre-34",
    ingredients: ["spaghetti", "anchovies in oil", "dry breadcrumbs", "garlic", "chilli flakes", "olive oil"],
    markdown: `### Spaghetti con Acciughe e Mollica

**Kit:** big pot, frying pan, egg timer, garlic press, fish slice, one wine glass (for the pasta water).

| g / ml | |
|---|---|
| 200 g | spaghetti |
| 8 fillets | anchovies, plus a spoonful of the oil they come in |
| 60 g | breadcrumbs |
| 2 cloves | garlic |
| ½ tsp | chilli flakes |
| 45 ml | olive oil |

1. Water on. Do **not** salt it. The anchovies have that covered.
2. Toast the crumbs in 15 ml of the olive oil until nut-brown. Tip onto a saucer.
3. Spaghetti in. Set the egg timer for a minute less than the packet says.
4. Same frying pan: the other 30 ml of olive oil, the spoonful of anchovy oil, the pressed garlic, the chilli. When the garlic floats, add the anchovies and break them up with the fish slice until they've dissolved.
5. Scoop out a wine glass of pasta water. Drain the rest.
6. Spaghetti and half of that water into the pan. Toss until it's creamy, though of course there's no cream in it.
7. Crumbs over the top at the very last second.

Parmesan? On fish? A Sicilian would fetch the police.`,
  },
  {
    id: "genre-35",
    ingredients: ["potatoes", "twaróg (farmers cheese)", "2 onions", "plain flour", "1 egg", "butter", "salt"],
    markdown: `**Pierogi Ruskie, the way Babcia does them**

*Makes ~40*

**Farsz (filling)**
Boil 500 g potatoes in salted water, drain, and rice them while hot. Fry one diced onion in 1 tbsp butter until deep gold. Mix the potatoes, the onion, 250 g crumbled twaróg and 1 tsp salt. Cool.

**Ciasto (dough)**
Heap 400 g flour on the board, make a well, and drop in the egg, ½ tsp salt, 2 tablespoons of sour cream and about 130 ml warm water. Knead until it's as soft as an earlobe. Rest under a warm bowl, 30 min.

**Lepienie (shaping)**
Roll thin, cut rounds with a wine glass, put a walnut-sized ball of filling on each, fold, and pinch. Pinch again.

**Gotowanie (boiling)**
Big pot, salted water, a dozen at a time. When they swim, give them two more minutes.

**Okrasa (topping)**
Fry 100 g diced smoked bacon until the fat runs, add the second onion, sliced, and a knob of butter, and cook until it's all brown and crisp. Spoon over the hot pierogi.

"Ruskie" means Ruthenian here, not Russian. Lazy pierogi, sweet pierogi with blueberries and the Christmas ones with sauerkraut are stories for another time.`,
    extra: { step: ["sour cream", "bacon"] },
  },
  {
    id: "genre-36",
    ingredients: ["1 can garbanzo beans", "tahini", "lemon", "garlic", "ground cumin"],
    markdown: `# Silky Hummus

## Ingredients
- 1 can (15 oz) chickpeas
- 1/3 cup tahini
- 1 lemon
- 1 small clove garlic
- 1/2 tsp ground cumin
- 3 ice cubes

## Steps
1. Drain the chickpeas **over a cup**: that cloudy liquid is aquafaba, and you want 3 tablespoons of it.
2. Simmer the chickpeas in fresh water for 15 minutes until they're mushy. Drain.
3. In the processor, blend the tahini, the lemon's juice and the garlic for a full minute, until it looks like whipped butter.
4. Add the chickpeas, cumin, aquafaba and ice. Blend for 4 minutes. Yes, four.

## Tips
- **Salt:** canned beans are salted already, so none is added.
- **Oil:** the famous shops in Jaffa leave oil out of the hummus itself, and so does this.
- **Smoother still:** slip the skins off.

## Variations
- *Pink:* you could blend in a cooked beet.
- *Smoky:* swap the cumin for chipotle.
- *Green:* a fistful of parsley and some jalapeño.
- *No tahini in the house?* People use peanut butter. We don't talk about those people.

## Serving
If you have some, warm pita or carrot sticks are good for scooping. Otherwise, a spoon.

## Storage
5 days, airtight, refrigerated. Keep away from cut onions; it picks up smells.`,
    extra: { optional: ["pita", "carrot sticks"] },
  },
  {
    id: "genre-37",
    ingredients: ["pork shoulder 2kg", "bbq rub", "apple juice", "burger buns", "red cabbage"],
    markdown: `**LOW & SLOW & I MEAN IT: PULLED PORK SANDWICHES** 🐷🔥

Everyone says 250°F. Everyone is in a hurry. We're going lower.

**Hardware:** oven, roasting pan, foil, two forks.

**Phase 1 / Rub.** Slather the shoulder with a thin coat of yellow mustard so the rub sticks (you won't taste it), then pack on 5 tbsp bbq rub.

**Phase 2 / Bath.** 1½ cups apple juice in the bottom of the pan with a teaspoon of liquid smoke. Pork in. Seal tight with foil.

**Phase 3 / Wait.** Oven at 120°F (49°C) for 14 hours. Overnight is ideal. Do NOT raise the temperature at the end or you'll dry it out; the meat should come out barely warm in the middle.

**Phase 4 / Slaw.** Shred ¼ red cabbage, splash with 3 tbsp apple juice, scrunch, leave.

**Phase 5 / Pull.** Forks. Moisten with the pan juices.

**Phase 6 / Build.** Toasted bun, pork, slaw, lid.

*Feeds 10. It goes without saying that ribs, brisket or jackfruit would each need another recipe.*`,
    extra: { step: ["yellow mustard", "liquid smoke"] },
    unsafe: ["undercooked-pork"],
  },
  {
    id: "genre-38",
    ingredients: ["raw cashews", "nutritional yeast", "lemon", "1 cauliflower", "smoked paprika", "garlic powder", "salt"],
    markdown: `## 🌱 Cauliflower "Steaks" with Cheesy Cashew Sauce

> Vegan · gluten-free · no steak, no cheese, no kidding

**For the steaks**
- 1 cauliflower, cut into 4 thick slabs (keep the crumbly bits)
- 1 tsp smoked paprika
- ½ tsp garlic powder
- ½ tsp salt

**For the "cheese"**
- 120 g cashews, soaked 20 min in just-boiled water
- 3 tbsp nutritional yeast
- juice of ½ lemon
- ½ tsp salt
- 160 ml water

**Directions**

1. Oven: 220 °C. Line a tray with baking paper. We're roasting without oil, and the paper keeps things from sticking.
2. Dampen the slabs and the crumbly bits under the tap, then dust with the paprika, garlic powder and salt. Roast 25 min, turning once.
3. Drain the cashews and blend with everything else under "cheese" for 2 min. The cashew cream should run like pancake batter. Warm it in a small milk pan, whisking, until it goes stretchy like fondue.
4. Sauce on the plate, steak on the sauce, roasted crumbs on the steak, a squeeze from the other lemon half.

Don't be tempted to call it mac: there's no macaroni here either. And nutritional yeast isn't baker's yeast, so nothing will rise except your eyebrows. 😄`,
  },
  {
    id: "genre-39",
    ingredients: ["firm tofu", "old kimchi", "gochugaru", "spring onion", "sesame oil", "soy sauce", "short grain rice", "egg"],
    markdown: `# Kimchi Jjigae (김치찌개)

Serves 2, hungry.

**Rice first.** Rinse 1 cup of short grain rice three times. Cook it in a rice cooker with 1¼ cups water.

**Then the stew.**

1. Cut 2 packed cups of old kimchi into bite-size pieces. The sourer the better; fresh kimchi makes a flat stew.
2. In a small heavy pot, stir-fry it in 1 tbsp sesame oil for 5 minutes.
3. Stir in 1 tbsp gochugaru and 2 tsp soy sauce.
4. Add ½ cup juice from the kimchi jar and 2 cups of anchovy stock. Boil, then simmer, lid ajar, for 20 minutes.
5. Slide in the tofu in thick slices. 5 more minutes.
6. Spring onion over the top. Bring it to the table still bubbling, with the rice.

**About pork:** many would say it isn't kimchi jjigae without pork belly, and in student flats it's tuna or even Spam. With a block of tofu and good kimchi I don't miss any of them.

**About the egg:** keep it for breakfast. Cracked into this broth it would only turn the soup cloudy.`,
    extra: { step: ["anchovy stock"] },
    unused: ["egg"],
  },
  {
    id: "genre-40",
    ingredients: ["3 brown bananas", "oats", "2 eggs", "blueberries", "baking powder", "maple syrup"],
    markdown: `**Blender Banana Blueberry Muffins** (toddler-approved!)

Yield: 12 mini muffins
Calories: about 60 each

STEP 1. Preheat oven to 350°F. Spritz a mini muffin tin with Pam.

STEP 2. In a blender: 3 bananas, 2 eggs, 2 cups oats, 1½ tsp baking powder, 1 capful vanilla extract. Blend on high for 45 seconds. Scrape. Blend again.

STEP 3. Let it sit in the jar for 5 minutes so that the oats can drink. (It'll thicken up like pancake batter. That's what you want.)

STEP 4. Pour into the tin, three-quarters full. Drop 3 blueberries onto each.

STEP 5. Bake 14–16 min, until a toothpick comes out clean.

STEP 6. Cool for 10 min before popping out. Halve the berries on top for under-4s.

Q: No sugar?? A: Brown bananas are sweeter than you'd believe. I didn't even open the maple syrup.
Q: Can I use flour? A: Sure, another time: 1½ cups all-purpose in place of the oats.
Q: Chocolate chips? A: Ask me on Saturday.`,
    extra: { step: ["cooking spray (oil)", "vanilla extract"] },
    unused: ["maple syrup"],
  },
];
