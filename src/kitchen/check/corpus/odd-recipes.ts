/** Twenty of forty recipes in chatty words and odd forms, opened once, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const ODD_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "odd-01",
    ingredients: ["200g pasta shells", "tin of tuna in spring water", "half a tin sweetcorn", "cheddar", "milk", "plain flour", "butter"],
    markdown: `Tuna pasta bake it is! Everything you told me goes in, and nothing you didn't.

| What | How much | What to do with it |
|---|---|---|
| Pasta shells | 200g | Boil, drain |
| Tuna | 1 tin | Drain well and flake |
| Sweetcorn | ½ tin | Drain |
| Cheddar | 100g | Grate |
| Milk | 400ml | Keep cold |
| Plain flour | 25g | For the sauce |
| Butter | 25g | For the sauce |

| Step | What happens | Time |
|---|---|---|
| 1 | Boil the shells in plain water till just tender. The cheese is salty enough, so skip the salt. | 9 min |
| 2 | Melt the butter, stir in the flour till it looks like wet sand. | 2 min |
| 3 | Add the milk bit by bit, whisking, till you have a white sauce as thick as custard. | 6 min |
| 4 | Off the heat, stir in two thirds of the cheddar. | 1 min |
| 5 | Fold the pasta, the fish and the corn through your sauce. Tip into a dish. | 2 min |
| 6 | Scatter with the rest of the cheese and bake at 200°C (180°C fan) till bubbling. | 20 min |

No breadcrumbs on top? Fine. The shells that poke out go crunchy all by themselves.`,
  },
  {
    id: "odd-02",
    ingredients: ["3 eggs", "mushrooms", "bit of cheddar"],
    markdown: `Hello there! 😊 What a lovely question! I would be so happy to help you cook today. With eggs, mushrooms and cheddar we can make a lovely mushroom and cheddar omelette. It is a very lovely omelette.

You will need:
- eggs (3)
- mushrooms (a few)
- cheddar (a bit)

Okay! So first we slice the mushrooms. Slice them not too thick and not too thin. Next we get a frying pan and melt a knob of butter in it. When it foams, the mushrooms go in, and we cook them until they are brown and lovely, which is about 5 minutes.

Now crack the eggs into a bowl and beat them with a pinch of salt and pepper. Pour the eggs into the pan over the mushrooms. Let them set at the edges, and then pull the edges in with a spatula so that the runny egg flows out. Keep going until there is no runny egg left.

Now put the cheddar on one half, fold the other half over, and wait one minute so the cheese melts.

And that is it! Your omelette is ready! I hope you will enjoy your lovely omelette! Is there anything else I can help you with? 😊`,
    extra: { step: ["butter", "salt", "pepper"] },
  },
  {
    id: "odd-03",
    ingredients: ["self raising flour", "greek yoghurt", "salt", "hummus", "cucumber", "fresh mint"],
    markdown: `## 🫓 Two-Minute Flatbreads & Things to Put on Them

### 🛒 What you've got
- 250g self-raising flour (and a bit more for your hands)
- 250g Greek yoghurt, plus 2 tbsp for the top
- ½ tsp salt
- Hummus, as much as is in the tub
- ½ cucumber
- A few mint leaves

### 👩‍🍳 Off we go
1. Mix the flour, the salt and the 250g yoghurt in a bowl with a knife. When it clumps, get your hand in and squash it into a dough. No yeast, no waiting about.
2. Cut the dough into 6, roll each bit out as thin as a pound coin.
3. Get a dry frying pan properly hot. And I do mean dry: oil just smokes.
4. Cook each flatbread for 90 seconds a side till it puffs up like a little pillow and gets leopard spots.

### 🥒 To finish
5. Slice the cucumber into ribbons, tear the mint.
6. Spread your bread with hummus, pile on the cucumber, blob on the last of the yoghurt, scatter the mint.

### 💡 Did you know?
The lift comes from the raising agent already in the flour, so don't go hunting for baking powder.`,
  },
  {
    id: "odd-04",
    ingredients: ["500g turkey mince", "1 courgette", "burger buns", "mayo", "smoked paprika", "salt", "lettuce"],
    markdown: `Right then, turkey burgers. People moan that they're dry, so here's how I stop that.

Grate the courgette, sprinkle it with half a teaspoon of salt, leave it five minutes and wring it out hard in a tea towel. Squidge it into the turkey mince with a teaspoon of smoked paprika. Shape four burgers, about as thick as your thumb, and chill them for twenty minutes so they hold together. You don't need egg or breadcrumbs.

Get a non-stick pan hot and lay them in. Two minutes one side, two minutes the other, and whip them straight out again. You're after a nice rosy middle, the same as a good steak burger, with the juices still running pink. That's the whole secret: medium, never well done.

Toast the buns in the same pan while the burgers sit. Stir a little more paprika into the mayo, spread it on both halves, lettuce on the bottom, burger on the lettuce, lid on. Eat over the sink.`,
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "odd-05",
    ingredients: ["tin chickpeas", "bag of spinach", "curry paste (balti)", "coconut milk"],
    markdown: `I couldn't decide, so you get two goes at it. Same four things, two dinners.

**VERSION ONE: the lazy pan**
- Fry 3 tbsp of the curry paste in a dry pan for a minute. It has oil in it already.
- Tip in the coconut milk, whisk, bubble for 5 minutes.
- Drain the chickpeas, add, 5 minutes more.
- Spinach in, lid on, one minute. Stir. That's dinner in a bowl with a spoon.

**VERSION TWO: the crunchy tray**
- Oven to 200°C fan.
- Drain the chickpeas, dry them on kitchen paper, toss with 1 tbsp of the paste and a good drizzle of sunflower oil. Roast for 25 minutes till they rattle.
- Meanwhile warm the coconut milk with 2 tbsp of the paste till it coats a spoon, and wilt the greens in it.
- Ladle the green sauce into bowls, pour the crunchy chickpeas over.

**Either way:** warm a couple of naan breads to mop up with. A spoon of mango chutney is nice too if there's some in the fridge door, no bother if there isn't.`,
    extra: { step: ["sunflower oil", "naan bread"], optional: ["mango chutney"] },
  },
  {
    id: "odd-06",
    ingredients: ["smoked mackerel fillets", "vac-packed beetroot", "horseradish sauce", "new potatoes", "watercress", "natural yoghurt"],
    markdown: `What you have there is practically a Nordic lunch, and you hardly need to cook. Put the new potatoes on first, in cold water, and let them bubble for fifteen minutes or until a knife slides in. While they do their thing, cut the beetroot into wedges. Wear an apron; it stains like red wine.

Stir two teaspoons of the horseradish sauce into four tablespoons of yoghurt. It ought to be loose, somewhere between single cream and mayonnaise, so let it down with a teaspoon of water if it sits up too proudly. Taste it. Hot? Good. That is your dressing, and no, it wants no oil and no vinegar, since the beets bring enough sharpness of their own.

Drain the potatoes, halve them, and turn them through half of the dressing while they are warm, because a warm potato drinks and a cold one doesn't. Peel the skin off the fish and break it into big flakes. It has been hot-smoked, which means it is cooked already and can go on as it comes.

Now the leaves on the plate, the potatoes on the leaves, the beets tucked in, the fish on top, and the rest of the dressing in blobs. I'd hold the salt: mackerel has plenty.`,
  },
  {
    id: "odd-07",
    ingredients: ["corn tortillas", "tin of refried beans", "2 tomatoes", "red onion", "coriander", "lime", "grated cheese", "sea salt"],
    markdown: `**Bean quesadillas + a proper salsa**

- **The salsa (do this first)**
  - tomatoes
    - deseed, chop small
  - red onion
    - a quarter of it, chopped even smaller
  - coriander
    - stalks AND leaves, the stalks have the flavour
  - lime
    - all the juice
  - sea salt
    - a good pinch
  - mix, leave it alone for 10 minutes
- **The filling**
  - refried beans
    - loosen with 2 spoons of water so they spread like peanut butter
  - the rest of the onion
    - sliced, thin
- **The building**
  - tortilla
    - beans, onion, cheese, second tortilla on top
  - press down
- **The cooking**
  - dry pan, medium heat
    - no oil; the cheese that leaks out fries the outside for you
  - 2 minutes, flip, 2 minutes
- **The eating**
  - cut in four like a pizza
  - salsa over, salsa next to, salsa everywhere

*You'll notice there's no chilli. I didn't see any on your list and it's fine without.*`,
  },
  {
    id: "odd-08",
    ingredients: ["2 gammon steaks", "tin of pineapple rings", "3 big potatoes", "frozen peas"],
    markdown: `1. DISH: Gammon, pineapple, chips and peas. A pub classic.
2. SERVES: 2.
3. TIME: 50 minutes.
4. INGREDIENTS:
   4.1. 2 gammon steaks
   4.2. 4 pineapple rings from the tin
   4.3. 3 big potatoes
   4.4. 150g frozen peas
5. METHOD:
   5.1. Oven on, 200°C fan.
   5.2. Scrub the potatoes. Leave the skins on. Cut into chips as fat as your finger.
   5.3. Toss the chips in 2 tablespoons of vegetable oil. Spread out on a tray. Into the oven for 35 minutes, turning once.
   5.4. Snip the rind of the gammon in five places so it doesn't curl up.
   5.5. Grill the steaks for 5 minutes a side, until cooked through.
   5.6. Lay 2 rings on each steak. Grill for 2 more minutes.
   5.7. Boil the peas for 3 minutes. Drain.
   5.8. Plate up. HP brown sauce on the side of the plate, obviously.
6. NOTES:
   6.1. Don't salt anything. Gammon is salty.
   6.2. Drink the juice from the tin, cook's perk.
7. THE END.`,
    extra: { step: ["vegetable oil", "brown sauce"] },
  },
  {
    id: "odd-09",
    ingredients: ["1.2kg topside of beef", "beef dripping", "plain flour", "4 eggs", "milk", "creamed horseradish", "salt"],
    markdown: `### Sunday: rare topside and Yorkshires as tall as hats

**Batter, before anything else.** Whisk 140g plain flour, the 4 eggs and a pinch of salt until there are no lumps, then whisk in 200ml milk. It should run off the whisk like single cream. Cover it and let it rest in the fridge.

**The beef.** Have the joint out of the fridge for half an hour. Rub it with salt and a spoonful of the dripping. Brown it on every side in a smoking hot pan, then roast at 180°C fan for about 50 minutes, until a probe in the middle says 50°C. Take it out. It'll creep up to 54°C while it rests under foil for 30 minutes, which is rare, and red in the middle. It's one whole piece and you've seared the outside, so that's all right.

**The puddings.** Oven up to 220°C fan. Half a teaspoon of dripping in each hole of a 12-hole tin, 8 minutes to get fiercely hot, then pour in the batter. 20 minutes. DON'T open that door. I mean it.

**The gravy question.** There isn't one. You've no stock and no onions, so pour the resting juices over the slices instead and let the horseradish do the talking.

Carve thin. Serve the beef with two puddings each and a spoon of the horseradish.`,
  },
  {
    id: "odd-10",
    ingredients: ["tin of sardines in brine", "spaghetti", "stale breadcrumbs", "lemon"],
    markdown: `Ooh, this is a Sicilian cupboard dinner! Love it.

Get the spaghetti going in a big pan of boiling water. While that rolls, put three tablespoons of olive oil in a frying pan and chuck in the breadcrumbs. (You'll have a clove of garlic lurking somewhere. Chop it, in it goes.) Keep them moving until they're the colour of a digestive biscuit and smell like toast, then tip them on a plate so they stay crisp.

Drain the sardines. Same pan, no need to wash it: break the fish up with a fork and let it catch a little at the edges. Grate in the zest of the lemon.

Fish the spaghetti out with tongs, straight into the pan, bringing some of its water along. Squeeze half the lemon over. Toss like mad for a minute till it looks glossy.

Bowls. Crumbs on top, loads. The Sicilians call it poor man's Parmesan, because it stands in for the cheese they couldn't afford.

That's it. Eat it hot, and open a window.`,
    extra: { step: ["olive oil", "garlic"] },
  },
  {
    unsafe: ["left-out"],
    id: "odd-11",
    ingredients: ["basmati rice", "onion", "ghee", "cumin seeds", "frozen mixed veg", "turmeric", "salt", "cashews"],
    markdown: `🍚✨ **VEGETABLE PILAU** ✨🍚

🧺 **You need**
- 300g basmati rice, washed
- 1 onion, sliced
- 2 tbsp ghee
- 1 tsp cumin seeds
- ½ tsp turmeric
- 200g frozen mixed veg
- 1 tsp salt
- a handful of cashews

🔥 **Cook**
1. Melt the ghee. Fry the cashews till golden, fish them out.
2. In with the cumin seeds. When they crackle, the onion. 10 minutes, till brown.
3. Turmeric, rice, salt. Stir so each grain is yellow.
4. 600ml boiling water and the frozen veg. Lid on, lowest heat, 12 minutes. No peeking 👀
5. Heat off, 5 minutes. Fluff, scatter the cashews.

📦 **Leftovers**
There'll be some! Don't crowd your fridge with it. Just leave the rice in its pan on the hob with the lid on, and warm up a portion whenever you're hungry. It's good like that for two or three days. 😋`,
  },
  {
    id: "odd-12",
    ingredients: ["2 salmon fillets", "soy sauce", "mirin", "brown sugar", "ginger", "sushi rice", "spring onions"],
    markdown: `Sticky salmon. The bit everyone gets wrong is the marinade, so read that line twice.

**Soak**
Stir 4 tbsp soy sauce, 3 tbsp mirin, 1 tbsp brown sugar and a thumb of ginger, grated, in a shallow dish. Lay the salmon in it, flesh side down, in the fridge, 30 minutes. Not overnight; it goes like leather.

**Rice**
Rinse 150g sushi rice until the water is clear. Into a pan with 200ml water, lid on, boil, turn right down, 12 minutes, then 10 off the heat. (It's just plain rice tonight. We're not making sushi, so no vinegar.)

**Fish**
Lift the fillets out, and KEEP the liquid. Skin side down in a cold non-stick pan, medium heat, 6 minutes. Flip, 3 minutes. The fat in the skin does what oil would do. Put the fish on a clean plate.

**Glaze**
Pour that marinade into the empty pan and boil it hard, a proper rolling boil, for 3 or 4 minutes. It had raw fish in it, so don't cut this short. It's ready when it looks like runny caramel.

**Up**
Rice in bowls, salmon on the rice, glaze on the salmon, spring onions, sliced, on everything.`,
  },
  {
    id: "odd-13",
    ingredients: ["beef stir fry strips", "medium egg noodles", "pak choi", "2 carrots"],
    markdown: `Great choice of ingredients! Let's make a Beef Noodle Stir-Fry. 🥢

Ingredients:
1. beef stir fry strips – 1 pack
2. medium egg noodles – 2 nests
3. pak choi – 2
4. carrots – 2

How To Make:

Step 1: Marinate the beef strips the usual way: a few spoons of soy sauce, some grated ginger, a pinch of sugar. Leave in the fridge for 20 minutes.

Step 2: Boil the noodles for 4 minutes. Drain and rinse in cold water so that they do not stick.

Step 3: Peel the carrots into ribbons. Cut the pak choi in quarters.

Step 4: Make the wok very hot. The beef has its own fat so we do not add oil. Fry the beef for 2 to 3 minutes until brown.

Step 5: Put the carrots in and fry for 1 minute. Put the pak choi in with 2 spoons of water and fry for 1 minute.

Step 6: Put the noodles in and mix everything until hot.

Step 7: Serve! This is a very healthy dish. It has protein, it has vegetables, it has noodles.`,
    extra: { step: ["soy sauce", "ginger", "sugar"] },
  },
  {
    id: "odd-14",
    ingredients: ["British Lion eggs", "sourdough", "avocado", "chilli flakes", "lemon", "salt"],
    markdown: `So brunch, basically. Two ways, depending how brave you feel.

**Way 1 – Poached, for show-offs**
1. Deep pan of water, just trembling. You don't need vinegar if the eggs are fresh.
2. Crack an egg in a cup, slide it in. Repeat. 3 minutes.
3. Lift out with a slotted spoon onto kitchen roll.

**Way 2 – Boiled, for sensible people**
1. Eggs into boiling water, 6 and a half minutes.
2. Cold water, peel, halve. The yolk should be like jam.

**Both ways**
1. Toast the sourdough. Skip the butter, the avocado is your butter.
2. Mash the avocado with a squeeze of lemon and a pinch of salt. Lumpy is good.
3. Spread on toast. Egg on top. Chilli flakes over.

**Is a runny yolk OK?** Yours have the Lion stamp, and in the UK those are fine runny, even if you're pregnant.

**Why no hollandaise?** Because it's Saturday and you don't want the washing-up.`,
  },
  {
    id: "odd-15",
    ingredients: ["carrots", "parsnips", "red lentils", "onion", "curry powder"],
    markdown: `Curried root soup! Cheap as chips, warming as a hug.

**In the pot:** 3 carrots and 2 parsnips, chopped. 1 onion, ditto. 100g red lentils. 2 tsp curry powder.

**Do this:** Put the onion in a big pan with a splash of water and sweat it, lid on, for 8 minutes. That's instead of frying, so you don't need oil. Stir in the curry powder until the kitchen smells good. Roots in, lentils in, 1.2 litres of boiling water in. Bubble for 25 minutes, by which time you could mash everything with a wooden spoon. Blitz it. If it's thick enough to stand a spoon up in, splash in more water.

**Posh it up:** ladle into bowls, swirl a spoonful of natural yoghurt over each, and scatter with chopped coriander. Some folk put a few drops of Tabasco on, entirely up to you.

**Freezes?** Like a dream. Three months.`,
    extra: { step: ["natural yoghurt", "coriander"], optional: ["Tabasco"] },
  },
  {
    id: "odd-16",
    ingredients: ["kielbasa (14 oz)", "sauerkraut, 1 jar", "russet potatoes", "yellow onion", "caraway seeds", "grainy mustard"],
    markdown: `Y'all, this is my grandma's Wisconsin supper in one skillet!!

| Stuff | Amount |
| :-- | --: |
| kielbasa | 14 oz |
| sauerkraut | 2 cups, drained |
| russets | 3, half-inch dice |
| yellow onion | 1, sliced |
| caraway | 1 tsp |
| grainy mustard | 2 Tbsp |

**Here goes.** Slice the kielbasa into coins and brown 'em in a cast iron skillet, 6 minutes. They throw off plenty of fat, so leave the Crisco in the cabinet. Scoop the sausage out and leave the fat in.

Potatoes in. Lid on. Ten minutes over medium, shaking it like you mean it. Lid off, onion in, ten more, until the taters are brown as an old penny.

Now the kraut, the caraway, and the sausage all go in together. Five minutes. Stir the mustard through right at the end.

**No salt!** The kraut and the sausage have got that covered. **No apples either**, though I know some families swear by 'em. Grandma didn't, so we don't.

Serves 4 hungry people or 2 Packers fans.`,
  },
  {
    unsafe: ["cross-contamination"],
    id: "odd-17",
    ingredients: ["chicken wings", "bbq sauce", "honey", "garlic granules", "corn on the cob", "butter", "salt"],
    markdown: `🔥 BBQ WINGS + CORN 🌽 (feeds 4 mates)

**Shopping? None, you've got it all:**
* 1kg chicken wings
* 200ml BBQ sauce
* 2 tbsp honey
* 2 tsp garlic granules
* 4 corn on the cob
* 40g butter
* salt

**Wings**
1. Big bowl: BBQ sauce, honey, garlic granules. Wings in, mix with your hands, fridge for 2 hours.
2. Barbecue lit, flames gone, coals white.
3. Wings on, lid down, 25–30 minutes, turning often, until the juices run clear and they hit 75°C.
4. Pile them on a platter. Grab the bowl they were marinating in and brush every last bit of that sauce over the hot wings, so nobody misses out. Straight to the table.

**Corn**
1. On the grill for 12 minutes, turning, till it's got black freckles.
2. Roll in the butter and salt.

**Tip:** kitchen roll. Lots.`,
  },
  {
    id: "odd-18",
    ingredients: ["porridge oats", "semi-skimmed milk", "banana", "peanut butter", "cocoa powder"],
    markdown: `Hi! Thank you for your message! I am going to make a recipe with porridge oats, semi-skimmed milk, banana, peanut butter and cocoa powder. Here is a recipe with porridge oats, semi-skimmed milk, banana, peanut butter and cocoa powder:

Chocolate Banana Porridge

Ingredients
- 50g porridge oats
- 300ml semi-skimmed milk
- 1 banana
- 1 spoon peanut butter
- 1 spoon cocoa powder

Instructions
- Put the oats, the milk and the cocoa powder in a pan.
- Turn on the heat. Stir. Keep stirring. It is important to stir.
- After 5 minutes it will be thick like rice pudding. Turn off the heat.
- Mash half of the banana and stir it in. This makes it sweet so we do not need sugar and we do not need honey.
- Put it in a bowl.
- Slice the other half of the banana and put it on top.
- Put the peanut butter on top. It will melt. It will look like toffee sauce.
- Eat.

This recipe has porridge oats which are good for you. This recipe has banana which is a fruit. I hope this recipe helps! Have a great day!`,
  },
  {
    id: "odd-19",
    ingredients: ["cooking chorizo", "paella rice", "red and yellow peppers", "frozen raw prawns", "smoked paprika"],
    markdown: `Let me say up front that a person from Valencia would have words with me about this one. Call it "rice with things", which is what they'd call it.

Slice the chorizo and let it sizzle in your widest pan until the fat runs out orange. That's your oil, right there. Peppers in, cut in strips, ten minutes, till they flop. A heaped teaspoon of smoked paprika, then 200g of the rice, and turn it about until every grain is shiny.

Make up 700ml of chicken stock, good and hot, and pour it all in at once. Shake the pan flat and then, and this is the hard part, leave it. No stirring. Eighteen minutes on a medium-low flame.

The prawns should have thawed in the fridge by now. Poke them in over the last five minutes, turning each once, until they're pink right through.

Turn up the heat for one last minute and listen for a crackle. That's the socarrat, the crust on the bottom. Cover with a tea towel, five minutes' peace, and take the pan to the table.`,
    extra: { step: ["chicken stock"] },
  },
  {
    id: "odd-20",
    ingredients: ["heat-treated flour", "butter", "light brown sugar", "milk", "vanilla extract", "chocolate chips", "salt"],
    markdown: `**COOKIE DOUGH YOU EAT WITH A SPOON** 🥄

*(not for baking! it has no egg and no raising agent, it would just lie there)*

**Gather**
∙ 125g heat-treated flour. Well done for having that: ordinary flour isn't meant to be eaten raw.
∙ 100g butter, left out on the side till squashy
∙ 100g light brown sugar
∙ 2 tbsp milk
∙ 1 tsp vanilla
∙ a pinch of salt
∙ 100g chocolate chips

**Make**
① Beat the butter and sugar till fluffy as a cloud.
② Vanilla, salt and milk in. Beat.
③ Flour in. Stir. You want something like soft plasticine.
④ Chips in.
⑤ Spoon. Sofa.

**Keep** in the fridge, covered, for up to 4 days. Or roll it into marbles, freeze them and drop them on nothing at all; they're good straight from the freezer.

**Q: Can I use it in ice cream?** I know the famous one, and yes it's the same idea, but you didn't say you had any, so: spoon.`,
  },
];
