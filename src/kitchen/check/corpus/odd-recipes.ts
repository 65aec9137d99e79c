/** Forty recipes in chatty words and odd forms, opened once, labelled without sight of the check; where a food is used (list or step) is not labelled. */
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
  {
    id: "odd-21",
    ingredients: ["tin of baked beans", "8 chipolatas", "eggs", "chestnut mushrooms"],
    markdown: `Full English, minus the bits you haven't got. ☕

Timing is the entire game, so here's the clock:

**0:00** Chipolatas under a medium grill. They need 15 minutes and a turn every 4.

**0:06** Halve the mushrooms and put them in the grill pan, cut side up, under the drips from the sausages. No oil, the sausages see to that.

**0:09** Beans in a small pan on low. Let them go thick. Nobody likes a watery bean.

**0:12** Eggs. Crack them in a non-stick pan, put a lid on, turn it down and let them steam-fry until the whites are set and the yolks have a white veil on.

**0:14** Check a chipolata: no pink, juices clear.

**0:15** Pile the lot on two slices of hot buttered toast each, beans well away from the eggs because we're not animals.

Black pudding? Hash browns? Tomato? Not today. You have what you have and it's lovely.`,
    extra: { step: ["bread", "butter"] },
  },
  {
    id: "odd-22",
    ingredients: ["red split lentils", "turmeric", "cumin seeds", "ghee", "garlic", "2 tomatoes", "salt", "green chilli"],
    markdown: `Dal, beta. Sit. It's the simplest thing.

You wash the lentils, one mug, until the water stops looking like milk. You put them in a pot with three mugs of water and half a teaspoon of turmeric, and you let it boil. Foam comes, you take the foam away. Twenty minutes, lid half on, and they give up and fall apart. They don't need soaking, whatever your aunty says; that's for the whole ones.

Chop the tomatoes, put them in, ten more minutes. Salt now, one teaspoon, not before. If it's as thick as porridge, add water. If it's as thin as tea, wait.

Then the tadka, and this is where you pay attention. Small pan, two spoons of ghee, hot. Cumin seeds: they should dance at once. Garlic, sliced, four cloves. The green chilli, slit. The minute the garlic is gold, and I mean gold, not brown, you pour the tadka on the dal and put the lid on quickly so the smell can't get out.

No onion, no ginger, no garam masala. You didn't say you had those and honestly my mother never used them either. Eat it from a bowl like a soup.`,
  },
  {
    id: "odd-23",
    ingredients: ["basmati rice", "leftover roast chicken", "mayo", "mild curry powder", "sultanas", "frozen peas", "tin of sweetcorn"],
    markdown: `**Coronation-ish rice salad for tomorrow's packed lunch**

**TONIGHT**
1. Boil 200g basmati rice for 10 minutes. Add the peas for the last 2. Drain.
2. Rice safety, quick: rinse it cold, spread it out on a tray, and get it in the fridge within the hour. It stays in there till morning. Never leave cooked rice sitting on the side overnight.
3. Toast 2 tsp curry powder in a dry pan for 30 seconds, let it cool, stir it into 4 tbsp mayo with a splash of water. The dressing should be the colour of a highlighter pen.
4. Drop the sultanas in the dressing so they plump.

**TOMORROW**
5. Cold rice and peas, drained sweetcorn, chicken torn into shreds, your dressing. Fold.
6. Lunchbox, ice block. Eat it by lunch, bin what's left.

**FAQ**
- *Doesn't coronation chicken have mango chutney in?* It does. The sultanas are doing that job.
- *Can I heat it up?* It's a salad.
- *My chicken is from Sunday and it's Monday.* Perfect.`,
  },
  {
    id: "odd-24",
    ingredients: ["1 lb ground turkey", "crunchy taco shells", "iceberg lettuce", "tomato", "shredded Mexican cheese"],
    markdown: `TACO TUESDAY!!! 🌮🌮🌮 I got you, friend.

**🌮 Grab:**
- the turkey
- the shells
- lettuce, shredded
- tomato, diced
- the cheese

**🌮 Brown it**
Crumble the turkey into a nonstick skillet over medium-high. 8 minutes, breaking it up, till there's zero pink and it's 165°F if you've got a thermometer. No oil needed, turkey makes its own juice.

**🌮 Season it**
Shake in a packet of Old El Paso taco seasoning and 2/3 cup of water. Simmer until saucy, like 4 minutes.

**🌮 Crisp it**
Shells in a 350°F oven, 5 minutes, open side down so they don't close up on you.

**🌮 Stack it**
Meat, cheese (on the hot meat so it melts!), lettuce, tomato, and a big ol' dollop of sour cream.

**🌮 Freak it**
Got a jalapeño? Slice it on there. Don't got one? Still a great taco.`,
    extra: { step: ["taco seasoning", "sour cream"], optional: ["jalapeño"] },
  },
  {
    id: "odd-25",
    ingredients: ["raw king prawns", "thai red curry paste", "tin coconut milk", "mangetout", "fish sauce", "jasmine rice", "thai basil"],
    markdown: `Fifteen-minute red curry. Ready? Rice first!

**RICE** → 1 mug jasmine rice, 1½ mugs water, lid, lowest heat, 12 min, then leave be.

**CURRY** →
→ Open the tin without shaking it. Spoon the thick stuff off the top into a wok. That fat is what we fry in, so put the oil bottle away.
→ 2 tbsp of the paste in. Sizzle till it splits and looks oily and red, 3 min.
→ Rest of the tin. Simmer 3 min.
→ Mangetout in, 1 min.
→ Prawns in. They go in grey and come out pink; when every one has curled into a C, they're done, 2–3 min. If they've curled into an O you've gone too far.
→ 1 tbsp fish sauce. Taste. (It smells like a harbour, I know. It'll be fine.) There's no sugar in this and no lime: the coconut is sweet and the paste has lemongrass and lime leaf in it already.
→ Basil leaves, torn, off the heat.

**BOWL** → rice, curry, spoon. Go.`,
  },
  {
    id: "odd-26",
    ingredients: ["rhubarb from the garden (stalks and leaves)", "pork loin steaks", "brown sugar", "fresh ginger", "olive oil", "salt"],
    markdown: `Garden rhubarb, lucky you! Let's use the whole plant and waste nothing. ♻️

**Compote**
- Chop 4 rhubarb stalks, put in a pan with 2 tbsp brown sugar, a little grated ginger and 3 tbsp water. Simmer for 8 minutes until it slumps like jam.

**Greens**
- Wash the big leaves of the rhubarb, cut out the ribs and shred them as you would chard. Wilt in a pan with 1 tbsp olive oil and a pinch of salt, 4 minutes.

**Pork**
- Rub the pork loin steaks with salt and the rest of the oil. Hot pan, 4 minutes a side, until they're cooked through. Rest for 3 minutes.

**Plate**
- Greens at the bottom, pork on top, a big spoon of the pink compote beside it.

Tart fruit, sweet meat, dark greens. You won't believe it all came from one flower bed.`,
    unsafe: ["toxic-plant"],
  },
  {
    id: "odd-27",
    ingredients: ["dried kidney beans", "onion", "tin chopped tomatoes", "smoked paprika", "ground cumin", "green pepper", "olive oil", "salt"],
    markdown: `Bean chilli from scratch. It's a weekend thing. You've been warned 🙂

**Friday night (1 minute)**
Cover 250g kidney beans with lots of cold water. Go to bed.

**Saturday (mostly waiting)**
1. Drain and rinse the beans. Fresh water. Now boil them HARD for 10 minutes. A rolling boil, not a simmer, please: raw kidney beans are poisonous and this is what sorts it.
2. Turn it down and simmer for about an hour, till they're soft as butter. Drain, but save a cupful of the cooking water.
3. In 2 tbsp oil, fry the onion and the green pepper, both chopped, 10 minutes.
4. 2 tsp smoked paprika, 2 tsp cumin, one minute.
5. Tomatoes, beans, the cupful of bean water. 30 minutes, till it's as thick as bolognese.
6. 1 tsp salt. At the end, because salt and tomatoes both make beans stubborn.

**Wait, where's the chilli in this chilli?**
There isn't any! You didn't list chilli, so the paprika brings the smoke and you bring the imagination.

**Where's the mince?**
Shh.`,
  },
  {
    id: "odd-28",
    ingredients: ["ready-rolled puff pastry", "cooked chicken", "2 leeks", "crème fraîche", "dried tarragon"],
    markdown: `Oh, you've got a pie there. You just don't know it yet.

**The inside.** Wash the leeks well (grit hides in them like sand in a sandwich), slice them and soften in a covered pan with 3 tbsp water for 10 minutes. Take the lid off till it's dry in there. Stir in the chicken, in bite-size bits, then 200g crème fraîche and a teaspoon of tarragon. That's thick enough on its own; you don't need flour. Tip it into a pie dish and let it cool a bit, as hot filling melts pastry.

**The lid.** Unroll the pastry and drape it over. Trim, crimp with a fork, poke a hole for steam. Any scraps can be cut into leaves, or a rude word, depending who's coming.

**The shine.** Brush the lid with beaten egg. Don't skip this or it looks ill.

**The oven.** 200°C fan, 25–30 minutes, till it's puffed up, deep gold, and the middle is piping hot.

Serve it just as it is. It's pastry, meat and veg in one, so it's a complete dinner and I'll hear no argument.`,
    extra: { step: ["egg"] },
  },
  {
    id: "odd-29",
    ingredients: ["3 leeks", "2 potatoes", "veg stock cube", "butter", "milk", "salt", "white pepper", "packet of crackers"],
    markdown: `Sure thing! Here's **Leek & Potato Soup**, and I'll keep it short because soup should be.

*Serves:* 3 · *Pans:* 1 · *Skill:* can hold a knife

**1 – Chop.** Leeks in rings, potatoes in dice. Peel the potatoes or don't.

**2 – Sweat.** 30g butter, leeks, a pinch of salt, lid on, 10 min. Low! If they brown, they taste like fried onion and that's a different soup.

**3 – Boil.** Potatoes in. Crumble in the stock cube, 800ml boiling water. 15 min.

**4 – Blend.** Stick blender, 1 min. Careful, it spits.

**5 – Enrich.** 150ml milk and a shake of white pepper. Warm it, don't boil it. It's as creamy as if there were cream in it, and there isn't.

**6 – Bowl.** Done.

*The French chill this and call it vichyssoise. I'd eat it hot.*

*Didn't use:* your crackers. They're for later with a book.`,
    unused: ["packet of crackers"],
  },
  {
    id: "odd-30",
    ingredients: ["2 sweet potatoes", "self-raising flour", "sage", "butter"],
    markdown: `Sweet potato gnocchi! Sounds fancy, is basically playdough.

Microwave the sweet potatoes whole for 10 minutes (stab them first, they can explode). Halve, scoop out the middle, mash, and let it cool. Add a good pinch of salt and flour by the handful until you have a soft dough that doesn't stick to you. For me that was about 200g. No egg, it makes them rubbery.

Flour the table. Roll the dough into snakes. Chop the snakes into pillows. Kids love this bit.

Big pan of boiling water, drop them in a batch at a time. They sink, they think about it, they float. Once they've floated for a minute, scoop 'em out.

Now get 50g butter foaming in a frying pan, throw in the sage leaves till they crisp, and add the gnocchi. Leave them to get a crust. The butter will go brown and smell like hazelnuts.

Tip onto plates, spoon over the sage butter, and finish with a blizzard of Parmesan.

So good!!! Tell me how they turned out!`,
    extra: { step: ["salt", "Parmesan"] },
  },
  {
    id: "odd-31",
    ingredients: ["strong white bread flour", "instant yeast", "salt", "butter", "strawberry jam"],
    markdown: `## The Laziest Loaf

You: asleep. The dough: working. Here's how.

### 9 pm
Stir together
- 450g bread flour
- 1½ tsp salt
- ¼ tsp instant yeast (yes, only that)
- 340ml cool water

It's ugly. It's shaggy. It's like wet papier-mâché. Cover the bowl with a plate and leave it on the worktop all night, up to 12 hours. There's nothing in it that can go off.

### 9 am
It has doubled and it's covered in bubbles like a crumpet. Scrape it out on a floured board, fold the four sides in, flip it. Cover with a tea towel for 45 minutes.

### 9.15 am
Lidded casserole into the oven, 230°C fan, empty, to get as hot as a pizza oven.

### 9.45 am
Dough in, lid on, 30 minutes. Lid off, 12 more.

### 10.30 am
It sings when it cools. Listen to it crackle! Wait half an hour if you can. (You can't.)

Slice, butter, jam. No sugar or oil went in the bread, so you've earned the jam.`,
  },
  {
    id: "odd-32",
    ingredients: ["leftover mash", "leftover cooked sprouts", "streaky bacon", "eggs", "english mustard"],
    markdown: `Boxing Day sorted 🎄

**Bubble & squeak**, from the leftovers in your fridge:

- **First,** bacon. Snip 4 rashers into a cold non-stick pan, turn it on, and let it crisp slowly. You're doing this for the fat as much as the meat.
- **Second,** mix. Mash in a bowl, sprouts roughly chopped, a teaspoon of mustard, the crispy bits of bacon. No flour to bind it, the mash is its own glue.
- **Third,** press it into the bacony pan like a big fishcake. Ten minutes on medium and don't fiddle.
- **Fourth,** turn it. It'll break. It's supposed to break. That's the squeak part, more brown bits. Ten more minutes, till it's steaming hot in the middle.
- **Fifth,** shove it over to one side and crack the eggs into the space. Lid on till the whites are firm and the yolks are as you like them in a fried egg.

Scoop, slide an egg on top, mustard on the side.

No gravy. No turkey. No cranberry. You've had enough of those.`,
  },
  {
    id: "odd-33",
    ingredients: ["plain flour", "caster sugar", "butter", "vanilla", "sprinkles", "white chocolate", "salt"],
    markdown: `🎂🎉 **Birthday Cake Truffles** (no oven!!) 🎉🎂

These are SO fun for a kids' party and there's no baking AT ALL.

💗 **Ingredients**
- 180g plain flour, straight from the bag
- 80g caster sugar
- 90g soft butter
- 1 tsp vanilla
- 1 tbsp water
- tiny pinch of salt
- 3 tbsp sprinkles
- 150g white chocolate

💗 **Let's go**
1. Beat butter + sugar till pale.
2. Add vanilla, salt, water.
3. Mix in the flour. Now it tastes just like raw cake mix, yum!
4. Fold in 2 tbsp of the sprinkles.
5. Roll into 20 balls. Chill for 30 minutes.
6. Melt the white chocolate, dip the balls, scatter with the rest of the sprinkles.
7. Back in the fridge until set, then hand them round!

💗 **Top tip:** there are no eggs in this, so the little ones can lick the bowl!`,
    unsafe: ["raw-flour"],
  },
  {
    id: "odd-34",
    ingredients: ["pork fillet", "button mushrooms", "dijon mustard", "double cream", "tagliatelle", "salt"],
    markdown: `Pork with mushrooms and mustard cream. It's what my flat smells of in November.

Slice the pork fillet into rounds as thick as a finger and flatten each a bit with the heel of your hand. Salt them. Get the water on for the tagliatelle, salt that too, and cook it while you do the rest.

A heavy non-stick pan, properly hot. Pork in, two and a half minutes a side, until it's browned and there's no pink juice; lift it out. Mushrooms, quartered, in the same pan with another pinch of salt, and they'll weep and then they'll fry. Wait for the frying.

Now a good slug of brandy. Stand back, let it hiss down to nearly nothing, scraping up everything brown. 150ml of cream, a big teaspoon of the mustard. It wants two minutes to turn from white soup to a beige sauce that holds a line when you drag a spoon through it. Pork and its juices back in, one minute more.

Drain the pasta, turn it in the sauce, share it out. You don't need cheese on this. You don't need anything on this.`,
    extra: { step: ["brandy"] },
  },
  {
    id: "odd-35",
    ingredients: ["8 chicken thighs", "dried oregano", "2 lemons", "olive oil", "garlic", "salt", "tomatoes", "feta", "pitta"],
    markdown: `# 🇬🇷 Greek-ish chicken, the long answer

**Part A. The bath**
Juice of 1 lemon, 3 tbsp oil, 3 crushed garlic cloves, 2 tsp oregano, 1 tsp salt. Chicken in, turn it about, fridge, 2 hours or overnight.

**Part B. The bake**
Shake the thighs off, lay them on a tray and pour whatever's left of the bath down the sink. I know it looks like a waste. It's had raw chicken in it. 200°C fan, 35–40 minutes, until the skin is brown and crackly and the juices are clear.

**Part C. The salad**
Tomatoes in chunks, feta in crumbs, a pinch of oregano, a glug of oil. Let it sit so it makes its own dressing. There'd be olives and cucumber in it if we were in Athens. We're not.

**Part D. The bread**
Pittas in the oven for the last 3 minutes.

**Part E. The assembly**
Fresh plate, fresh tongs (not the ones that touched the raw meat). Thighs, salad, bread, and the second lemon in wedges.

**Part F. The tzatziki**
Hasn't been invented yet in your kitchen. The salad juice is your sauce.`,
  },
  {
    id: "odd-36",
    ingredients: ["8 fish fingers", "soft white rolls", "little gem lettuce", "jar of gherkins"],
    markdown: `The fish finger sandwich. I take this very seriously so please do as I say.

**RULE 1.** Fish fingers in the OVEN, 220°C, 15 minutes, not the grill. Turn once. They must be crunchy enough to hear from the next room.

**RULE 2.** Make a tartare. Don't buy one. Chop 3 gherkins up tiny, stir into 3 tablespoons of Hellmann's mayonnaise with a teaspoon of the gherkin vinegar. Capers in it as well if you happen to have a jar, but I won't cry.

**RULE 3.** The roll is soft and it is NOT toasted. The crunch comes from the fish. Two crunches is a fight.

**RULE 4.** Order: bottom bun, tartare, lettuce, four fish fingers side by side like soldiers, more tartare, lid.

**RULE 5.** Press gently with a flat hand. Count to five.

**RULE 6.** No butter. No cheese. No "posh" goujons. You'd only be making it worse.

Makes 2. You're welcome.`,
    extra: { step: ["mayonnaise"], optional: ["caper"] },
  },
  {
    id: "odd-37",
    ingredients: ["2 tins tomatoes", "6 eggs", "rose harissa", "onion", "rapeseed oil", "feta", "flatbreads"],
    markdown: `Okay so!! Shakshuka!! (say it out loud, it's fun)

**⏱ 0–10** onion, sliced, in a tablespoon of rapeseed oil. Medium. Till it's soft and a bit sweet.

**⏱ 10–12** harissa, two teaspoons. It's got the chilli, the garlic, the cumin and the rose petals in it, i.e. somebody else has done your spice rack for you. Fry till it sticks.

**⏱ 12–27** tomatoes, both tins. Squash them. Let it plop like a mud volcano. You should be able to draw a road through it with your spoon; if the road floods, keep going.

**⏱ 27–36** six dents, six eggs, lid on. Low. I like the whites set and the yolks only just set too, 8 or 9 minutes.

**⏱ 36** feta, crumbled, all over.

**⏱ 37** flatbreads, warmed over the gas flame if you're daring, in the toaster if you're me.

Pan in the middle of the table. Forks optional. Salt unnecessary (feta!!). Peppers not needed, although I know, I know, some people put them in.`,
  },
  {
    id: "odd-38",
    ingredients: ["bramley apples", "rolled oats", "butter", "plain flour", "demerara sugar", "ground cinnamon", "tin of Ambrosia custard"],
    markdown: `Crumble. Nobody has ever been sad about crumble.

**Bottom**
1. 4 Bramleys, peeled, cored, in chunks.
2. Straight in the dish with 3 tbsp demerara, ½ tsp cinnamon and 2 tbsp water. Brown apples taste the same, so never mind lemon juice.

**Top**
1. 150g flour and 100g butter, cold. Rub together till it's like breadcrumbs.
2. 50g oats, 75g demerara. Stir.
3. Squeeze a few handfuls into lumps. The lumps are the best bit, they bake like shortbread.

**Together**
1. Crumble over fruit. Don't pat it down!
2. 180°C fan, 40 minutes, till it's golden and the juice is bubbling up round the sides like lava.

**Custard**
1. Open the Ambrosia. 2 minutes in the microwave. Stir. I'm not making you split eggs and scrape vanilla pods on a weeknight.
2. Pour. Or serve it cold on hot crumble, as they did at my school.

**Ice cream people:** you're wrong, but I respect you.`,
  },
  {
    id: "odd-39",
    ingredients: ["baby porridge oats", "full fat milk", "ripe banana", "runny honey", "ground cinnamon"],
    markdown: `Aww, congratulations on starting solids! 👶💛 Here's a gentle breakfast for your 8-month-old using what you have.

**Banana & honey baby porridge**

🥣 *You need*
- 3 tbsp baby porridge oats
- 150ml full fat milk
- ½ ripe banana
- 1 tsp runny honey
- a tiny pinch of cinnamon

🥣 *You do*
1. Warm the milk and the oats in a small pan, stirring, for 3 or 4 minutes until thick and smooth.
2. Mash the banana very well with a fork so there are no lumps, and stir in.
3. Stir in the honey while it's warm, so it melts. It's natural, so much better for baby than sugar.
4. Add the cinnamon.
5. Let it cool down. Test a little on your wrist before you feed baby.

🥣 *Remember*
- No salt and no sugar for little ones.
- Always stay with your baby when they eat.

Enjoy those messy smiles!`,
    unsafe: ["honey-infant"],
  },
  {
    id: "odd-40",
    ingredients: ["potatoes", "1 leek", "2 salmon fillets", "cheese"],
    markdown: `Hello! I can help with this! Based on your ingredients (potatoes, leek, salmon fillets, cheese), I suggest the following dish: Salmon and Potato Bake. Let's begin!

Salmon and Potato Bake

What is needed:
• potatoes, 500 grams
• leek, 1 piece
• salmon fillets, 2 pieces
• cheese, 80 grams

What to do:

First. Please heat the oven to 190 degrees.

Second. Please peel the potatoes and cut in thin slices, like coins. Boil the slices for 6 minutes. Pour away the water.

Third. Please wash the leek and cut it in rings.

Fourth. In a baking dish put half the potatoes. Then put the leek. Then put the salmon in big pieces. Then put the other potatoes. It is like a lasagne, but there is no pasta.

Fifth. Pour 200 ml of double cream over all of it and grate a little nutmeg. The cream makes the dish soft.

Sixth. Put the cheese over the top.

Seventh. Bake for 35 minutes. The top is brown and the fish is cooked and comes apart with a fork.

Eighth. Wait 5 minutes. It is hot.

That was the Salmon and Potato Bake. You can eat it alone or with your family. Do you want another recipe? I can help!`,
    extra: { step: ["double cream", "nutmeg"] },
  },
];
