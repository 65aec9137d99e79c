/**
 * Sixty recipes told by talkers, in many Englishes and layouts, labelled without sight of the check. At first sight: precision .711, recall
 * .983, 15 of 29 told to be all theirs, none of 27 falsely, 14 of 16 dangers found and 6 made up. Once other sets were mended and before this
 * one was read: .747, .983, 15 of 29, none, 14 of 16 and 9 made up.
 */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const TALKATIVE_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "talkative-01",
    ingredients: ["plain flour", "milk", "2 eggs", "butter", "lemons", "caster sugar"],
    markdown: `Ooh, sit yourself down, my duck. With that lot you've got **proper pancakes**, same as my mother did every Shrove Tuesday, and they're easy as pie.

What goes in the bowl:

- 4 oz (110g) plain flour
- the 2 eggs
- ½ pint milk, near enough 285ml
- a walnut of butter, for the pan
- juice of a lemon, plus wedges of another
- caster sugar, for sprinkling

How you do it:

1. Sieve the flour into your big mixing bowl and make a well in the middle, like you're digging a moat.
2. Crack in the eggs. Whisk from the middle out, adding the milk in dribs and drabs, till the batter's about as thick as single cream and nobody can see a lump.
3. Leave it be for half an hour. Go and butter up the neighbours.
4. Get the frying pan good and hot, rub the butter round with a bit of kitchen roll, and pour in just enough batter to coat it. Swirl!
5. When the edges look like old lace, loosen with the fish slice and toss. The first one's always a dog's dinner; so give it to the dog.
6. Sprinkle with the sugar, squeeze over the lemon, roll it up like a carpet and eat it standing at the stove.

We were never a golden syrup household and we never put salt in ours either. Any spare batter will sit happily in the fridge till tomorrow with a saucer on top, ducky.`,
  },
  {
    id: "talkative-02",
    ingredients: ["chicken thighs", "soy sauce", "cane vinegar", "garlic", "bay leaves"],
    markdown: `Hay naku, bes, that is **CHICKEN ADOBO** already, what are you still asking me for? 😂

INGREDIENTS
• 1 kilo chicken thighs
• 1/2 cup toyo (soy sauce)
• 1/2 cup cane vinegar – Datu Puti or whatever brand you have
• 1 whole head garlic, pounded (yes, one whole head, trust)
• 3 pcs. laurel / bay leaves
• 1 tbsp whole peppercorns
• 3/4 cup water

PROCEDURE
1. First things first: wash the chicken very well under running water, piece by piece, until the water in the sink is no longer cloudy. Drain.
2. Marinate the chicken in the toyo and half of the garlic for 30 mins.
3. Heat a little oil in a kawali. Sauté the remaining garlic till it smells like Sunday at your lola's. Add the chicken pieces (keep the marinade!) and brown both sides.
4. Pour in the marinade, the water, the laurel and the peppercorns. Pakuluan.
5. Add the vinegar. DO NOT STIR until it boils, ha? Otherwise it tastes raw.
6. Lower the fire and simmer 35–40 mins, until the meat is falling off the bone and the juices run clear.
7. Reduce the sauce till it's nagmamantika already. Serve over lots of hot rice.

Mas masarap kinabukasan – keep it in the ref and it only gets better. Kain na!`,
    extra: { list: ["peppercorns"], step: ["oil", "rice"] },
    unsafe: ["cross-contamination"],
  },
  {
    id: "talkative-03",
    ingredients: ["spaghetti", "pecorino romano", "black peppercorns", "salt"],
    markdown: `cacio e pepe. four things, zero excuses.

spaghetti 200 g
pecorino 80 g, grated to snow
peppercorns 2 tsp, smashed
salt 1 tsp (water only)

— wide pan, not much water, boil, salt, pasta in.
— dry pan, medium heat. toast the pepper until you sneeze. ladle of pasta water on top, let it hiss.
— cheese in a bowl. add cooled pasta water a spoon at a time, stir. you are after wet cement.
— pasta out 2 min early, into the pepper pan. toss till al dente.
— off the heat. wait. count to 30. cheese paste in. toss like you mean it. too tight? more starchy water. too loose? keep tossing.
— eat.

no butter. no cream. no oil. the romans will find you.`,
  },
  {
    id: "talkative-04",
    ingredients: ["store-bought sponge cake", "icing sugar", "cocoa", "milk", "butter", "desiccated coconut"],
    markdown: `G'day legend! Struth, you've got the makings of **LAMINGTONS** there. Fair dinkum bake-sale royalty, and she'll be right even if you've never made 'em before.

### Grab this
* 1 sponge cake (a day old is bonzer), cut in 16 squares
* 3 cups icing sugar
* 1/3 cup cocoa
* 1/2 cup milk
* 1 tablespoon butter
* 2 cups desiccated coconut

### Crack on
1. Chuck the sponge in the freezer for half an hour. Firm cake means fewer crumbs in your icing, mate.
2. Sift the icing sugar and cocoa into a heatproof bowl. Warm the milk with the butter till it's melted, pour it in and stir till the chocolate icing is smooth and about as runny as house paint.
3. Set the bowl over a pan of hot water so the icing stays loose.
4. Tip the coconut into a shallow dish. Using two forks, dunk a square in the icing, let the drips drip, then roll it in the coconut like a wombat in the dust.
5. Rack. Repeat. Lick fingers. Watch the cricket till they're set, about an hour.

No jam, no cream in ours – that's a blue we can have another day. They'll last 3 days in the bikkie tin, but if there's kids about, tell 'em they're dreamin'.`,
  },
  {
    id: "talkative-05",
    ingredients: ["atta", "potatoes", "green chillies", "jeera", "ghee", "salt"],
    markdown: `Greetings of the day! From your good ingredients, you can prepare **Aloo Paratha** only. It is too good on a Sunday morning.

**For the dough**
- Atta – 2 cups
- Salt – ½ tsp
- Water – as reqd., approx ¾ cup

**For the stuffing**
- Potatoes – 3 nos., boiled, peeled, mashed
- Green chillies – 2 nos., finely chopped
- Jeera – ½ tsp, roasted
- Kasuri methi – 1 tsp, crushed between the palms
- Amchur – ½ tsp
- Salt – to taste

**For roasting**
- Ghee – 3 tbsp

**Method:**

1. Knead the atta, salt and water to a soft dough, soft like your earlobe. Keep aside for 20 mins under a damp cloth.
2. Mix all stuffing items. There should be no lumps, otherwise the paratha will tear and you will be upset.
3. Make lemon-sized balls of dough and slightly smaller balls of aloo.
4. Roll one ball to a small puri, keep the aloo in the centre, pleat like a potli, pinch and again roll out gently to 6 inches.
5. Roast on a hot tawa. Once brown spots come, flip, apply ghee, press with a spatula. Do the same on the other side.
6. Serve piping hot off the tawa.

*Serving suggestion: fresh curd and a little mango pickle on the side, kindly try.* Leftover stuffing can be kept in the fridge for one day, max to max two.`,
    extra: { list: ["kasuri methi", "amchur"], optional: ["curd", "pickle"] },
  },
  {
    id: "talkative-06",
    ingredients: ["ground beef", "canned kidney beans", "can of diced tomatoes", "onion", "chili powder", "salt"],
    markdown: `Well howdy, partner. Pull up a log. Ol' Cookie's gonna spill the beans on **Trail Boss Chili**.

*In yer saddlebag:*

+ 1 lb ground beef
+ 1 onion, diced with a big ol' knife
+ 2 Tbsp chili powder
+ 1 tsp salt
+ 1 can (14.5 oz) diced tomatoes, juice an' all
+ 1 can (15 oz) kidney beans, drained
+ 1 cup water from the creek (or, y'know, the faucet)

*Round 'em up:*

1. Git yer skillet hot. Throw in the beef and brown it, bustin' it up, till there ain't a speck o' pink left, 'bout 8 minutes. Don't go pourin' off all that fat, that's flavor, and it means you don't need no oil neither.
2. Onion goes in the drippin's. Five minutes, till it's soft as a saddle blanket.
3. Chili powder and salt. Stir one minute. Should smell like Amarillo.
4. Tomatoes, water, kidney beans. Now them beans is outta a can, so they been boiled hard already at the cannery – no soakin' and no ten-minute boil like ya'd need with the dried kind.
5. Simmer low for 30 minutes till it's thick enough to stand a spoon in.

Ladle it up. Some greenhorns put beer or chocolate in theirs. We don't speak to 'em.

Keeps 4 days in the icebox and freezes like a dream.`,
  },
  {
    id: "talkative-07",
    ingredients: ["duck breasts", "oranges", "honey", "soy sauce"],
    markdown: `Ah, *mon ami*. You have duck, you have orange. You have, how do you say, already won. We make **Magret de canard, sauce bigarade à ma façon**.

*Ingredients (2 persons)*

| | |
|:--|--:|
| duck breasts | 2 |
| oranges | 2 (zest of one, juice of both) |
| honey | 1 c. à soupe (tablespoon) |
| soy sauce | 1 c. à soupe |

*La méthode*

1. Score the skin in a crosshatch, fine like graph paper, without touching the flesh.
2. Place skin side down in a COLD pan. No oil! The fat will melt by itself, 10 to 12 minutes on a gentle fire, until the skin is brown as a violin.
3. Turn, two minutes, no more. The thermometer must say 52°C in the heart. A duck that is not rosé is a duck that died twice.
4. Rest the meat five minutes on a warm plate.
5. Pour away most of the fat. Into the hot pan goes a slosh of Cointreau (attention, the flames), then the juice, the honey, the soy and the zest. Reduce to a syrup.
6. Off the heat, swirl in a cold cube of butter so that the sauce shines like a new Peugeot.
7. Slice, fan, nap with the sauce. *Voilà.*

Keep the duck fat in a jar in the fridge; it is gold.`,
    extra: { step: ["Cointreau", "butter"] },
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "talkative-08",
    ingredients: ["rhubarb", "double cream", "golden caster sugar", "orange"],
    markdown: `## Rhubarb Fool (no fooling)

In a nutshell: stew, chill, whip, ripple. It's pink, it's cloud-like, and it's a piece of cake (it isn't cake).

**You'll need**
- 400g rhubarb **stalks** — cut off every scrap of leaf and bin it (the leaves are poisonous, they're not a salad)
- 80g golden caster sugar
- 1 orange
- 300ml double cream

**Get cracking**

1. Chop the rhubarb into thumb lengths. Into a saucepan with 60g of the sugar, the grated zest of the orange and a good squeeze of its juice.
2. Lid on, low heat, 8–10 mins. You want it slumped but not baby food. Taste: if it makes your eyes water, another spoonful of the sugar.
3. Cool completely. COMPLETELY. Warm compote + cream = pink soup.
4. Whip the cream with the last of the sugar to floppy peaks, the sort that would lose an arm-wrestle.
5. Fold in two thirds of the fruit with three lazy strokes. Ripple, don't mix.
6. Spoon into wine glasses, blob the remaining rhubarb on top and chill for an hour.

Purists insist on custard in a fool. Purists are not invited. Will keep covered in the fridge until tomorrow night, though it weeps a little. (Don't we all.)`,
  },
  {
    id: "talkative-09",
    ingredients: ["4 lemons", "200g caster sugar", "100g unsalted butter", "3 eggs"],
    markdown: `**Lemon curd** – makes two jam jars

Before we start: curd is not jam. It's closer to a custard with a law degree. Treat it gently.

Ingredients
===========
1) 4 lemons – zest + juice (about 180 ml)
2) 200g caster sugar
3) 100g unsalted butter, cubed
4) 3 eggs

Method
======
1) Put the zest, juice, sugar & butter in a heatproof bowl over a pan of barely simmering water. The bowl mustn't touch the water. Stir till the butter's gone.
2) Beat the eggs in a mug, then strain them in through a sieve, whisking as if you're being paid by the stroke.
3) Keep stirring, 10–12 mins, over a low flame. It's ready when it coats the back of the spoon like emulsion paint and a finger drawn through it leaves a road. If you own a sugar thermometer, that's 77°C or so.
4) Seeing little white threads? You've got scrambled egg. Sieve it out and tell no one.
5) Pot it up into clean hot jars, lids on, leave to cool. It thickens as it sits.

Fridge, two weeks. Once opened you'll be eating it off the spoon at midnight so the question of storage doesn't arise.`,
  },
  {
    id: "talkative-10",
    ingredients: ["lamb mince", "onion", "ground cumin", "garlic", "flatbreads"],
    markdown: `KOFTA NIGHT!!! 🔥🔥

🐑 500 g lamb mince
🧅 1 onion – grated, squeezed like it owes you money
🧄 3 cloves garlic – crushed
🌿 small bunch parsley – chopped to dust
🟤 2 tsp ground cumin
🫓 4 flatbreads

👉 Mush all of it (not the breads lol) in a bowl with your hands for 3 whole minutes. it should get sticky, almost like chewing gum.

👉 Wet hands. Shape 8 torpedoes. Thread on flat skewers. Chill 20 min so they don't do a runner into the coals.

👉 Screaming hot grill. 2 min a side, turning once. We're not making shoe leather here: pull them while the middle's still blushing pink, 55°C tops on the probe.

👉 Breads on the grill for 20 secs, just till they puff.

👉 Kofta in bread. Dust with sumac. Eat over the sink.

Leftovers are banging cold from the fridge the next day, not that there'll be any 😅`,
    extra: { list: ["parsley"], step: ["sumac"] },
    unsafe: ["undercooked-ground-meat"],
  },
  {
    id: "talkative-11",
    ingredients: ["whole chicken", "butter", "plain flour", "thyme", "salt", "potatoes"],
    markdown: `Arrr, so ye be marooned with a bird and a sack o' spuds! Fear not, matey. Cap'n Cook will see ye through: **Walk-the-Plank Roast Chicken with Gravy**.

**Yer plunder**

1. 1 whole chicken, 'bout 1.6 kg
2. 60 g butter, soft as a landlubber's hands
3. 4 sprigs thyme
4. 2 tsp salt
5. 800 g potatoes, cut in chunks
6. 2 level tbsp plain flour

**Hoist the mainsail**

1. Set yer oven to 200°C. Boil the potatoes 8 minutes in a pan o' water with a pinch of the salt. Drain 'em, but **save 400 ml o' the potato water** or it's the brig fer ye.
2. Pat the chicken dry (no bath fer the bird – rinsin' only splashes germs about the galley). Rub it with 40 g butter, the leaves o' the thyme and the rest o' the salt.
3. Into the roastin' tin with the spuds all about it. Dot them with the remainin' butter. Roast 1 hr 20, bastin' with the fat when the mood takes ye.
4. 'Tis done when the thickest part o' the thigh reads 74°C (165°F) an' the juices run clear as a Caribbean lagoon. Rest it 15 minutes.
5. Now the gravy: shove the bird and spuds on a platter. Stir the flour into the drippin's in the tin, over a low flame, till the roux be brown as a deckhand. Whisk in the potato water bit by bit. Bubble 5 minutes.
6. Carve, pour, feast. Shiver me timbers.

*The bones ye can keep in the fridge two days fer a soup, if the crew don't mutiny first.*`,
  },
  {
    id: "talkative-12",
    ingredients: ["cauliflower", "mature cheddar", "milk", "butter", "plain flour", "English mustard", "salt"],
    markdown: `You're in luck: one cauliflower, **two recipes**. Waste not, want not.

---
### RECIPE A — Proper Cauliflower Cheese

**Ingredients**
- 1 cauliflower, florets only (keep the leaves for Recipe B!)
- 40 g butter
- 40 g plain flour
- 450 ml milk
- 1 tsp English mustard
- 120 g mature cheddar, grated
- ½ tsp salt

**Method**
1. Boil the florets 5 mins, drain, and let them steam themselves dry in the colander. Soggy veg is the enemy.
2. Melt 30 g of the butter, stir in the flour. Cook this roux for two minutes until it smells of digestive biscuits.
3. Milk in, a splash at a time, whisking. You now have a béchamel. Add the mustard, the salt and two thirds of the cheese and you have – ta-da – a Mornay.
4. Florets in a pie dish, sauce over, the rest of the cheddar on top. 200°C, 25 mins, until it's freckled and blipping.

---
### RECIPE B — Cauli Leaf Crisps

**Ingredients**
- the leaves and thin stalks
- 10 g butter (from the same block), melted
- a pinch of salt

**Method**
1. Dry the leaves well. Toss in the butter and the salt.
2. Spread on a tray, 200°C for 10–12 mins, below the cauliflower cheese. They cook like kale and crackle like autumn.

---
Both are best straight away; the bake reheats nicely within 2 days, the crisps do not.`,
  },
  {
    id: "talkative-13",
    ingredients: ["dried rajma", "onion", "tomatoes", "ginger-garlic paste", "garam masala", "salt", "oil"],
    markdown: `Hello ji! Rajma is an emotion, not a dish. Since you are having all the things at home, here is my **Set-and-Forget Rajma Masala** for working people.

| Item | Qty |
| :- | :- |
| Rajma (red kidney beans), dried | 1.5 cups |
| Onion | 1 big, fine chopped |
| Tomatoes | 3 med., pureed |
| Ginger-garlic paste | 1 tbsp heaped |
| Garam masala | 2 tsp |
| Oil | 2 tbsp |
| Salt | 1.5 tsp |
| Water | 5 cups |

**Steps**

(i) Soak the rajma for 2 hours while you are attending your calls. Drain.

(ii) Heat the oil, fry the onion till golden like a new 5-rupee coin. Add the ginger-garlic paste and sauté till the raw smell goes.

(iii) Put the tomatoes and cook till the oil leaves the sides. Masala is ready.

(iv) Now directly transfer everything – masala, soaked beans, salt, water – to the slow cooker. LOW for 7 to 8 hours. No pressure cooker, no separate boiling, no tension. The beans stay nice and whole this way.

(v) Stir the garam masala through, mash a few beans with the back of the karchi to thicken the gravy, and rest 10 minutes.

Tastes even better next day, so do keep a dabba in the fridge.`,
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "talkative-14",
    ingredients: ["1 mango", "dahi", "sugar", "cardamom"],
    markdown: `🥭 **Mango Lassi** 🥭 – ekdum thanda, ekdum mast

*Serves 2 thirsty souls*

- 2 ripe mangoes (Alphonso if God is kind), peeled, the flesh scooped
- 1½ cups dahi, chilled
- 2 tbsp sugar – less if the fruit is already honey-sweet
- 2 pods cardamom, seeds only, powdered
- 6 ice cubes
- a splash of cold water

Steps:

1) Everything in the mixie except the ice. Run for 1 minute till it is smooth as silk sari.
2) Add the ice and pulse; it should crunch like Delhi gravel.
3) Too thick to climb the straw? Splash of water. Too thin? More of the curd.
4) Pour from a height into tall steel glasses so that a froth comes.

No milk, no cream, no ice cream required – the dahi is doing all the hard work. Drink same day, please; by tomorrow it turns sour and sulky.`,
    over: ["1 mango"],
  },
  {
    id: "talkative-15",
    ingredients: ["sourdough", "avocado", "lemon", "eggs"],
    markdown: `ok so yes it's a cliché. clichés are clichés because they *slap*. **avo toast, but make it architecture.**

**the cast**
— 2 slices sourdough, doorstop-thick
— 1 avocado, so ripe it sighs
— ½ lemon
— 2 eggs, the freshest you've got

**the plot**
1. get a pan of water to a lazy simmer. stir up a whirlpool, drop an egg in, 3 min. fish out. repeat. (no vinegar needed if the egg is fresh, that's folklore)
2. toast the bread until it could exfoliate you.
3. fork-smash the avo with the juice of the lemon. chunky. we are not making baby food. stir in a pinch of flaky sea salt.
4. pile. perch the egg on top. a confetti of chilli flakes. stab the yolk and let the sunrise happen.

*note to self: half an avo w/ the stone left in will live overnight in the fridge, the cut side goes brown but it's only cosmetic, like the rest of us*`,
    extra: { step: ["flaky sea salt", "chilli flakes"] },
  },
  {
    id: "talkative-16",
    ingredients: ["coconut milk", "cornstarch", "condensed milk", "canned corn kernels"],
    markdown: `Magandang araw po! I recommend **Maja Blanca**, the wobbly coconut pudding that appears in every Filipino fiesta whether you invited it or not.

Ingredients:
* 2 cans coconut milk (400 ml each)
* ¾ cup cornstarch
* ½ cup condensed milk
* 1 cup canned corn kernels, drained
* ½ cup water

Instructions:

**For the latik (topping):**
1. Scoop ½ cup of the thick cream from the top of one can into a small pan. Simmer over medium heat, stirring, 15 to 20 minutes. It'll split, the oil will come out and the curds will turn golden brown like tiny pebbles. That's the latik! Drain it and set aside. Reserve the coconut oil too.

**For the maja:**
2. Brush your llanera or baking dish with the reserved oil.
3. Dissolve the cornstarch in the water until there are no lumps. The slurry should look like school glue.
4. Boil the rest of the coconut milk with the condensed milk & corn. Lower the heat.
5. Pour in the slurry while stirring non-stop (merienda is not for the lazy). When it's heavy like wet plaster, about 4 mins, it's done.
6. Transfer to the dish, smooth the top, cool, then chill for 2 hours.
7. Sprinkle the latik and slice into squares.

No evap milk, no sugar, no problem po — the condensed milk is sweet enough. Good for 3 days in the ref.`,
  },
  {
    id: "talkative-17",
    ingredients: ["cooked rice", "eggs", "spring onions", "soy sauce", "sesame oil", "frozen peas"],
    markdown: `Let's be honest, you came here for **egg fried rice**, and honestly? Same.

**Ingredients**
3 cups cooked rice, cold
3 eggs
1 cup frozen peas
4 spring onions
2 tbsp soy sauce (Kikkoman, Pearl River, whatever's in the door of the fridge)
1 tbsp + 1 tsp sesame oil

**A word about the rice (please read, I beg)**
Yesterday's rice is best because it's dry and the grains don't hug. BUT it must have been cooled fast and put in the fridge within an hour or so. Rice that sat out on the counter overnight goes in the bin, not in the wok; reheating doesn't kill the toxin.

**Steps**
1. Crumble the rice with damp fingers till it's loose like gravel.
2. Get the wok properly hot. 1 tbsp sesame oil, then the eggs, beaten. Count to ten. Scramble. Out they come.
3. Whites of the scallions + peas, 1 minute.
4. Rice in. Leave it alone for 30 seconds so it catches. Toss. Leave. Toss. 4 minutes, until steaming hot all the way.
5. Soy round the edge of the pan, so it sizzles. Eggs back. Greens of the onions. The last teaspoon of sesame oil.

That's it, that's dinner. Reheat once at most. It's the bread and butter of my weeknights.`,
  },
  {
    id: "talkative-18",
    ingredients: ["chicken breast", "soy sauce", "brown sugar", "garlic", "ginger", "bamboo skewers"],
    markdown: `Certainly! Below you will find a recipe for *Sticky Soy Chicken Skewers*.

**Ingredients:**

1. Chicken breast – 500 grams, cubed
2. Soy sauce – 80 ml
3. Brown sugar – 3 tablespoons
4. Garlic – 3 cloves, grated
5. Ginger – 1 thumb, grated
6. Sesame oil – 2 teaspoons
7. Bamboo skewers – 8, soaked in water for 20 minutes [so they do not catch fire]

**Instructions:**

1. Whisk the soy sauce, sugar, garlic, ginger and sesame oil. [The sugar should be dissolved.]
2. Add the chicken cubes and let them marinate in the refrigerator for at least 2 hours.
3. Thread the meat onto the skewers, shaking off the excess. Do not throw away the liquid! [see step 6]
4. Grill over medium-high heat for 10–12 minutes, turning often, until the chicken is cooked through and a thermometer shows 75 °C.
5. Transfer to a platter and scatter with toasted sesame seeds.
6. Pour the reserved marinade from the bowl into little dishes and offer it alongside as a dip. [It is packed with flavour, so nothing goes to waste.]

I hope this recipe is to your liking. Let me know if you need anything else!`,
    extra: { list: ["sesame oil"], step: ["sesame seeds"] },
    unsafe: ["cross-contamination"],
  },
  {
    id: "talkative-19",
    ingredients: ["avocados", "limes", "red onion", "jalapeño", "cilantro", "salt", "sweet potato"],
    markdown: `# GUAC, TWO WAYS OF THINKING ABOUT IT

| What | How much | Do what |
|---|---|---|
| Avocados (Hass) | 3 | halve, pit, scoop |
| Lime | 1½ | juice |
| Red onion | ¼ | tiny dice |
| Jalapeño | 1 | seeded, minced |
| Cilantro | ¼ cup | chopped, stems too |
| Salt | ¾ tsp | |

**Thinking way 1: the molcajete.** Pound the onion, chile, half the cilantro and the salt into a green paste. Add the avocado. Mash to the texture of lumpy mortar. Lime in. Rest of the cilantro in. Stop.

**Thinking way 2: the bowl & fork.** Same thing but lazier. Crush the salt into the onion with the flat of a butter knife first, wait five minutes, carry on as above.

FAQ
- *Tomato?* No. It waters things down.
- *Garlic?* Also no. I said what I said.
- *Does the pit keep it green?* Old wives' tale. Press cling film right onto the surface; fridge; one day.
- *Too spicy?* More avocado. Too bland? More lime before you reach for more salt.

Eat with a spoon and no shame.`,
    unused: ["sweet potato"],
  },
  {
    id: "talkative-20",
    ingredients: ["ditalini", "tin of chickpeas", "garlic", "rosemary", "tomato purée"],
    markdown: `**Pasta e ceci** is what I'd do. It's one of those soupy, stew-ish Roman numbers that tastes as if a nonna's been at it since dawn, when in truth it's 25 minutes and one pan.

For two hungry people:

200g ditalini
1 tin chickpeas (400g), with its liquid – don't you dare drain it
3 cloves garlic, bashed
1 sprig rosemary
2 tbsp tomato purée
3 tbsp olive oil

Warm the oil with the garlic and rosemary till the kitchen smells of holidays. Fish out the rosemary before it turns to coal.

Stir in the purée and let it fry until it goes from lipstick red to brick. In with the chickpeas and their gloop; squash a third of them against the side of the pot.

Add 600ml boiling water and the pasta. Simmer, stirring every now and again since it loves to stick, about 10 minutes or until the pasta's done and the whole thing has the sway of a loose risotto.

Take it off the heat, finish with a knob of butter, toss through a handful of rocket and give it two minutes to calm down.

It'll set like concrete overnight. Splash of water, low heat, good as new.`,
    extra: { list: ["olive oil"], step: ["butter", "rocket"] },
  },
  {
    id: "talkative-21",
    ingredients: ["pork chops", "apples", "butter", "cider", "sage"],
    markdown: `Certainly. **Pan-Seared Pork Chops with Apples & Sage** (feeds 2, one skillet, 25 min).

INGREDIENTS ~~~~~
~ 2 pork chops, 1 inch thick
~ 2 apples (a pear works too), cored, in wedges
~ 3 Tbsp butter
~ ⅔ cup cider
~ 8 leaves sage

INSTRUCTIONS ~~~~~
~ ONE. Take the chops out of the fridge 20 min ahead & pat them bone dry. Wet meat steams and sulks.
~ TWO. Melt 1 Tbsp of the butter in a heavy skillet till it foams. Chops in. Don't fiddle! 4–5 min per side, mahogany crust.
~ THREE. They're done at 145°F in the thickest part. Move to a plate, tent w/ foil, REST 3 full min. A faint rosiness in the center is fine by the USDA for a whole chop; if that gives you the heebie-jeebies, take it up to 160 and call it a day.
~ FOUR. Another 1 Tbsp butter, the sage (it'll crackle), then the apple wedges. 5 min till they're tender but not applesauce.
~ FIVE. Pour in the cider, scrape up the brown bits (that's called fond, and that's where the money is), boil down by half. Finish w/ the last Tbsp of butter + any juices off the plate.
~ SIX. Chops, fruit, pan sauce. In that order.

Leftover pork keeps 3 days chilled and is not half bad sliced cold.`,
    extra: { optional: ["pear"] },
  },
  {
    id: "talkative-22",
    ingredients: ["mascarpone", "eggs", "sugar", "ladyfingers", "espresso", "cocoa powder"],
    markdown: `Allora, tesoro, you have six things and those six things are **TIRAMISÙ**. It means "pick me up". It has picked me up from two divorces.

*Ingredienti*

• 500 g mascarpone
• 4 eggs, very fresh, separated
• 100 g sugar
• 24 ladyfingers (savoiardi)
• 300 ml espresso, cold
• 2 tablespoons cocoa powder

*Come si fa*

– Beat the yolks and the sugar until pale like butter and thick like shaving foam. Five minutes. Put on an aria.
– Add the mascarpone. Gently! It is not cement.
– Whip the whites to stiff peaks in a clean bowl and fold them into the cream with a big spoon, from bottom to top.
– Now the biscuits: one second each side in the coffee. In, out. Not a bath, a baptism.
– One layer biscuits, one layer cream, again biscuits, again cream.
– Sleep in the fridge for a night. The tiramisù, not you. The next day, snow the cocoa on top.

My cousin adds Marsala. My cousin is wrong. No cream from a carton either.

⚠️ The eggs are raw, so it's not for the bambini, the nonna in hospital or a lady who is expecting. Everybody else: two days, in the fridge, covered.`,
  },
  {
    id: "talkative-23",
    ingredients: ["ground beef", "onion", "eggs", "Worcestershire sauce", "milk", "salt"],
    markdown: `**MIDNIGHT DINER MEATLOAF**
*(as told by Dot, thirty-one years on the griddle)*

Siddown hon. Coffee's comin'. Here's whatcha do.

Ya need:
- 2 lb ground beef, 80/20, don't get cute with the lean stuff
- 1 onion, grated
- 2 eggs
- 1 cup breadcrumbs
- 1/2 cup milk
- 2 Tbsp Worcestershire sauce
- 2 tsp salt

Then ya:
1. Soak them crumbs in the milk till they're like wet oatmeal. That's ya panade, if ya wanna be French about it.
2. Mix in the eggs, Worcestershire, onion and salt. THEN the beef. Use ya hands. Go easy, you're not wringin' out a mop.
3. Shape a loaf on a sheet pan. Oven's at 350.
4. After half an hour smear a quarter cup of ketchup all over the top, like frostin' a cake, and put it back.
5. Start pokin' it with the thermometer at 45 minutes. When she says 135, yank her. You'll get a nice warm pink middle like a good prime rib, and nobody's ever sent one back.
6. Give it ten minutes before ya slice or it'll fall to pieces like my second husband.

Cold slab of it tomorrow on a paper plate. Thank me later, sugar.`,
    extra: { list: ["breadcrumbs"], step: ["ketchup"] },
    unsafe: ["undercooked-ground-meat"],
  },
  {
    id: "talkative-24",
    ingredients: ["dashi granules", "white miso", "silken tofu", "dried wakame", "spring onions"],
    markdown: `*Steam curls from the bowl.*
*White cubes drift like little moons.*
*The sea is for lunch.*

**Miso soup** — 2 bowls

dashi granules, 1 tsp
water, 600 ml
white miso, 2½ tbsp
silken tofu, 150 g
dried wakame, 1 tbsp
spring onion, 1

One. Soak the wakame in cold water, five minutes. It will grow like gossip. Drain.

Two. Bring the 600 ml to a simmer. Stir in the dashi. This is your stock.

Three. Cut the tofu as small as dice. Slide it in. Two minutes.

Four. Fire off. Put the miso in a ladle, lower it to the surface, loosen it with a chopstick. Never boil miso; you would not boil a poem.

Five. Seaweed in. Scallion on top, thin as paper.

*Drink it while it's hot.*
*What is left over will fade.*
*So do not leave it.*`,
  },
  {
    id: "talkative-25",
    ingredients: ["prawns", "butter", "garlic", "parsley", "lemon", "crusty baguette"],
    markdown: `So here's the thing about garlic prawns: everyone overthinks them. You've got about six minutes' work ahead of you, tops, and most of that is peeling. Take 400 grams of prawns, shelled, the little black vein hoicked out with a cocktail stick, and blot them on kitchen paper as though you were putting them to bed. Crush 4 cloves of garlic. Chop a small bunch of parsley, stalks and all. Cut a whole crusty baguette into fat slices and toast them dry under the grill, because you'll be wanting something to mop with and there'll be a queue.

Now melt 80 grams of butter in your widest pan until it stops chattering, drop in the garlic, and count to twenty slowly – pale straw is what you're after, tan is too late. Tip in the prawns in one layer. A minute and a half on the first side, a minute on the other: they go from grey to pink and curl up into a C, and that's them cooked all the way. (An O means you've gone too far. O for "oh dear".) Squeeze over half the lemon, throw in the parsley, give it one shake and take it straight to the table in the pan.

You won't need salt, since there's plenty of the ocean in the shellfish already, and you certainly won't need wine in the sauce, whatever the telly says. If any survive, they're grand cold out of the fridge tomorrow.`,
  },
  {
    id: "talkative-26",
    ingredients: ["dried red kidney beans", "beef mince", "tinned tomatoes", "onion", "chilli powder"],
    markdown: `### 🌶️ Student-House Chilli (feeds four or one for four days)

**Shopping you've already done, nice one:**
* 200g dried red kidney beans
* 400g beef mince
* 1 x 400g tin tomatoes
* 1 onion
* 1 tbsp chilli powder
* 1 tbsp olive oil
* 2 tsp cumin
* 1 beef stock cube, crumbled

**What happens next**

1. Night before: put the beans in a bowl of cold water and forget about them. You'll be good at that.
2. Drain. Chop the onion (cry, blame your dissertation). Fry it in the oil, 5 mins.
3. Mince in. Brown it till there's no pink at all and it's making crunchy noises.
4. Spices, stock cube, tomatoes, one tin-full of water, beans. Everybody in the pool.
5. Keep the heat right down, so it just about blips, and simmer gently for 45 mins with the lid ajar. Do not let it boil or the beans'll split. They should be al dente.
6. Bowl. Spoon. Sofa.

**Level up:** a splodge of sour cream if someone's parents have visited.

Fridge 3 days, freezer 3 months, label it or it becomes a mystery brick.`,
    extra: { list: ["olive oil", "cumin", "stock cube"], optional: ["sour cream"] },
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "talkative-27",
    ingredients: ["potatoes", "carrots", "onions", "rookworst", "butter", "milk", "nutmeg"],
    markdown: `Gezellig! With these things you make of course **hutspot**, the mash that the people of Leiden ate when the Spaniards ran away in 1574 and left their pot behind (that is the story anyway, I was not there).

You peel the potatoes and you scrape the carrots, and you cut everything into pieces that are about as big as a domino. The onions you slice in half rings. All of this goes in one big pan with water that comes just halfway up, lid on, and it may cook for 25 minutes until you can push a fork through a carrot without swearing. Meanwhile you warm the rookworst, still in its plastic jacket, in another pan with hot water that does not boil. A rookworst that boils is a rookworst that explodes.

Pour off the water but hold back a cupful, you never know. Then you take the stamper and you stamp, with the butter and the milk, until it is orange and rough and still a bit lumpy, because it is no baby porridge and also no wallpaper paste. A grating of nutmeg. You don't need gravy, the juice of the sausage is enough. Make a little hole in the top for it, like a volcano.

Slice the sausage, lay it over, eat with a fork only. What stays over you fry up the next day in the same pan until it has a crust. Eet smakelijk!`,
    missing: ["potatoes", "carrots", "onions", "rookworst", "butter", "milk"],
  },
  {
    id: "talkative-28",
    ingredients: ["rolled oats", "Greek yogurt", "blueberries", "almond milk"],
    markdown: `Heyyy friend!! 💜 **Overnight oats** are literally the laziest breakfast on the planet and I am SO here for it.

✨Grab a jar and:✨
- Rolled oats
- Greek yogurt
- 1/2 cup almond milk
- Chia seeds
- Blueberries

✨Do the thing:✨
1. Oats + yogurt + almond milk + chia in the jar. Stir like nobody's watching. Get in the corners!!
2. Squiggle in a tablespoon of maple syrup bc we deserve sweetness 🍁
3. Lid on. Fridge overnight (4 hrs if you're impatient like moi). It'll look like wallpaper paste at first, trust the process, by the morning it's pudding.
4. Top w/ the blueberries and demolish.

Keeps like 3 days in the fridge so make a few & future you will literally cry happy tears 😭 You can eat it cold or zap it for 60 secs, no wrong answers!`,
    extra: { list: ["chia seeds"], step: ["maple syrup"] },
    missing: ["Rolled oats", "Greek yogurt", "Chia seeds", "Blueberries"],
  },
  {
    id: "talkative-29",
    ingredients: ["plain flour", "100g butter", "caster sugar"],
    markdown: `Och, wid ye look at that. Flour, butter, sugar. That's no a problem, that's **shortbread**, ya wee dancer.

*Whit ye need*
- 300g plain flour
- 200g butter, cauld but no rock hard
- 100g caster sugar, an a wee bit mair fae the same bag fer the tap

*Whit tae dae*
1. Oven oan at 160C. Fan? 140, an mind yer eyebrows.
2. Rub the butter intae the flour wi yer fingertips till it's like wet sand at Portobello. Haun's cauld as a landlord's heart, that's the trick.
3. Sugar in. Keep gaun. It'll look like it's never gonnae come thegither, then it does, like Scotland at the fitba (naw, scratch that).
4. Press it intae a tin, prick it a' ower wi a fork, mark oot yer fingers.
5. Bake 40–45 minutes. Ye want the colour o a digestive, no a brick.
6. Sugar oan while it's hoat. Cut oan the lines. Leave it in the tin till it's cauld or it'll crumble oan ye.

Nae eggs, nae vanilla, nae nonsense. My granny wid haunt ye fer less. It keeps a fortnight in a tin wi a ticht lid. It'll no last the night.`,
    over: ["100g butter"],
  },
  {
    id: "talkative-30",
    ingredients: ["long grain rice", "tinned tuna", "sweetcorn", "red pepper", "mayonnaise"],
    markdown: `A right good rice salad for tomorrow's packed lunches, love. Nowt fancy.

**Get out:**
250g long grain rice
2 tins tuna, drained (that's 290g or thereabouts)
1 small tin sweetcorn, 200g
1 red pepper, in bits the size of the corn
4 heaped tbsp mayonnaise
1 tbsp white wine vinegar

**Tonight:** Boil the rice in salted water, 12 minutes, then drain it and put it back in the pan with the lid on. Just leave it there on the hob till morning, no need to be faffing about making room in the fridge for it. It wants to be stone cold and dry, and it will be by breakfast.

**In the morning:** Beat the vinegar into the mayo till it's loose, like. Break up the rice with a fork. In with your tuna, your corn and your pepper, then the dressing, and fold it all over till it's coated but not claggy.

Pack it in tubs and put an ice block in the bag.

It'll do two days. You'll be sick of it by then anyhow.`,
    extra: { list: ["white wine vinegar"], step: ["salt"] },
    unsafe: ["left-out"],
  },
  {
    id: "talkative-31",
    ingredients: ["Wonder Bread", "half and half", "eggs", "Land O'Lakes butter", "cinnamon", "Log Cabin syrup"],
    markdown: `Good mornin', sunshine! ☀️ Let's make **Diner-Style French Toast**.

**What you're working with:**

• 6 slices Wonder Bread
• 3 large eggs
• ¾ cup half & half
• 1 tsp cinnamon
• 2 Tbsp Land O'Lakes
• Log Cabin, to serve (drown, more like)

**Let's go:**

**1)** Beat the eggs, the half-and-half and the cinnamon in a pie plate. The cinnamon's gonna float around like pond scum. That's just its personality.

**2)** Melt some of the butter on a griddle, medium heat. When a drop of water skitters, you're in business.

**3)** Dunk a slice, count "one Mississippi" a side (it's a soft white loaf, so any longer and it'll dissolve on you), let it drip, lay it down.

**4)** 2–3 min a side, golden as a retriever. Add more butter between batches and keep the done ones warm in a 200° oven.

**5)** Stack and flood with syrup.

If you've got powdered sugar lying around, a dusting never hurt anybody, and some folks like bacon on the side.

Leftovers? Freeze 'em flat with wax paper in between, then pop straight in the toaster.`,
    extra: { optional: ["powdered sugar", "bacon"] },
  },
  {
    id: "talkative-32",
    ingredients: ["rhubarb", "rice", "onion", "lemon", "olive oil", "mint"],
    markdown: `**Zero-Waste Rhubarb "Dolma"** 🌱

Most people throw away half the plant! But why buy vine leaves when there's a big green wrapper attached to every stalk?

**Ingredients**

- 12 large rhubarb leaves, plus 2 of the stalks, finely diced
- 150 g rice, rinsed
- 1 onion, finely chopped
- 60 g feta, crumbled
- ½ tsp allspice
- 1 lemon
- 4 tbsp olive oil
- 10 g mint, chopped

**Instructions**

1. Blanch the leaves in boiling water for 2 minutes until they go floppy like wet silk, then refresh in cold water and pat dry.
2. Soften the onion in half of the oil with the diced stalks, 8 minutes. The stalks will melt; that's the sour note.
3. Stir in the rice and allspice, then 150 ml water. Cook till it's absorbed. The rice will still be a bit chalky. Off the heat, add the feta and the mint.
4. Put a spoonful on each leaf, tuck in the sides and roll up like a cigar.
5. Pack seam-side down in a pot, pour over the rest of the oil, the juice of the lemon and 300 ml water. Weigh down with a plate and simmer 35 minutes.
6. Cool in the pot. They're even better at room temperature.

Enjoy your tangy green parcels, and feel good about your food bin!`,
    extra: { list: ["feta", "allspice"] },
    unsafe: ["toxic-plant"],
  },
  {
    id: "talkative-33",
    ingredients: ["brown lentils", "basmati rice", "onions", "olive oil", "cumin seeds", "salt"],
    markdown: `Mujaddara
(Say it moo-JAH-dra. Or don't, nobody's marking you.)

Serves ...... 4
Costs ....... about the same as a bus ticket
Worth its salt? Yes, quite literally (see below)

brown lentils ...... 1 cup
basmati rice ....... 1 cup
onions ............. 3 large, sliced into half-moons
olive oil .......... 1/3 cup
cumin seeds ........ 1 1/2 tsp
salt ............... 1 1/2 tsp

A. Lentils in a pan, 3 cups water, boil 15 min. They want to be nearly there but not there, like a teenager out of bed. Drain.

B. While that's going on: olive oil, big pan, all the onions. Medium-high. Don't be frightened. 20 to 25 min, stirring, until they're the colour of strong tea and the edges have gone crisp. Half of these come out onto paper. They're your topping. Guard them.

C. Cumin in with the onions that stayed behind, 30 sec. It pops.

D. Rice in, lentils in, salt in, 2 cups water in. Boil, cover, lowest flame, 18 min. No peeking.

E. Off, lid on, tea towel under it, 10 min.

F. Fork it, heap it up, shower with the crisp onions.

It's often served with yogurt but it doesn't need a thing. Cool any leftovers quickly and refrigerate, eat within a day.`,
  },
  {
    id: "talkative-34",
    ingredients: ["romaine lettuce", "grapes", "walnuts", "blue cheese"],
    markdown: `Here's an elegant salad that's restaurant-worthy and ready in a jiffy!

**Blue Cheese, Grape & Walnut Salad**

*Ingredients:*
- Romaine lettuce
- Grapes
- Walnuts
- Blue cheese
- 1 teaspoon honey
- 1 tablespoon apple cider vinegar

*Directions:*

**Step 1 — Get it squeaky clean.** Fill the sink with cool water and add a capful of household bleach. Let the lettuce and the grapes soak for 10 minutes so that any germs are killed, then shake dry. A salad spinner is your friend here.

**Step 2 — Toast.** Shake the nuts in a dry pan for 4 minutes till they smell like a bakery.

**Step 3 — Dress.** Whisk the honey and the vinegar with 2 tablespoons of olive oil until it looks like liquid amber.

**Step 4 — Assemble.** Tear the leaves, halve the grapes, crumble the cheese. Toss the greens with the dressing first, then crown with everything else.

Don't dress it until you're ready to eat, as wilted lettuce waits for no one. Bon appétit!`,
    extra: { list: ["honey", "apple cider vinegar"], step: ["olive oil"] },
    missing: ["Romaine lettuce", "Grapes", "Walnuts", "Blue cheese"],
    unsafe: ["non-food"],
  },
  {
    id: "talkative-35",
    ingredients: ["lamb mince", "potatoes", "carrots", "onion", "butter", "milk", "lamb stock cube", "plain flour"],
    markdown: `**Shepherd's pie, then.** (Lamb = shepherd. Beef = cottage. People write letters to the newspaper about this.)

Serves 4 · 20 min faff · 30 min oven

*Bottom half*
— 500g lamb mince
— 1 onion & 2 carrots, diced small
— 1 tbsp plain flour
— 1 lamb stock cube in 400ml hot water

*Top half*
— 900g potatoes, floury ones such as Maris Pipers
— 50g butter
— 75ml milk

Brown the lamb in a dry casserole. It'll give up its own fat, so spare the oil. Properly brown mind, not grey, ten minutes, until there isn't a trace of pink anywhere. Veg in, lid on, 8 min. Flour over, stir. Stock over, stir. Now leave it to putter for 20 min till it's glossy and the gravy's like gravy and not like soup.

Meanwhile, boil the spuds, drain, steam dry, mash with the butter & milk. No lumps please, we're British.

Meat in dish. Mash on top, starting at the edges (so it doesn't sink, a trick worth its weight in gold). Rough it up with a fork like a ploughed field.

200°C, half an hour, till it's bubbling like a hot spring at the sides.

Peas on the side wouldn't go amiss. Freezes beautifully.`,
    extra: { optional: ["peas"] },
  },
  {
    id: "talkative-36",
    ingredients: ["milk", "ground turmeric", "ground ginger", "honey", "black pepper"],
    markdown: `**Golden Milk** (or haldi doodh, if your grandmother's listening)

Namaste and goodnight 🌙. This is a hug in a mug.

You'll want:
1. 2 cups milk
2. ¾ tsp ground turmeric
3. ¼ tsp ground ginger
4. a few twists of black pepper (it helps your body take up the turmeric, so they say)
5. 2 tsp honey

And then:
1. Whisk the milk, the turmeric, the ginger and the pepper in a small saucepan so that you've got no yellow islands floating about.
2. Low flame, five minutes. Steaming, trembling, but not boiling; a skin on top is nobody's cup of tea.
3. Take it off the heat, let it cool until you could bear to sip it, *then* the honey.
4. Froth it up with a whisk if you're feeling fancy. Into mugs.

Notes from a woman who's ruined three blouses: turmeric stains. Worktops, tea towels, fingers, reputations.

And one serious one: **don't share this with a baby under 12 months** – honey isn't safe for them.

Will keep in a jar in the fridge for two days. Shake before warming.`,
  },
  {
    id: "talkative-37",
    ingredients: ["milk", "eggs", "sugar", "vanilla extract"],
    markdown: `🎄 Ho ho ho! **No-Cook Kiddie Nog** 🎄

Santa's elves don't have time for a stove, and neither do the moms and dads of toddlers!

🥛 2 cups cold milk
🥚 3 eggs
🍚 3 Tbsp sugar
🍦 1 tsp vanilla extract

🎅 **Step 1.** Separate the eggs. Beat the yolks with 2 Tbsp of the sugar until they're as pale as a snowman.

🎅 **Step 2.** Pour in the milk and vanilla, keep whisking. No need to heat it; that would only take away the nice fluffy feel.

🎅 **Step 3.** Beat the whites and the last spoon of sugar into clouds. Fold the clouds in.

🎅 **Step 4.** Pour it into sippy cups for the little ones (mine are 2 and 3 and go bananas for it!), pop a squirt of whipped cream on each and finish with a whisper of nutmeg.

Drink it the same day. It separates quicker than kids after a cookie fight, so give it a stir. Merry merry!`,
    extra: { step: ["nutmeg", "whipped cream"] },
    unsafe: ["raw-egg-vulnerable"],
  },
  {
    id: "talkative-38",
    ingredients: ["frozen bananas", "peanut butter", "cocoa powder", "milk"],
    markdown: `I apologize for the confusion in my earlier reply! You're right, you didn't mention eggs or flour, so muffins were off the table. Let me try again with **only** your four ingredients:

**Chocolate Peanut Butter "Nice Cream"**

**Ingredients**
- 3 frozen bananas, sliced *before* freezing if at all possible (I'm sorry if it isn't)
- 2 tablespoons peanut butter
- 1 tablespoon cocoa powder
- 2–3 tablespoons milk

**Instructions**
1. Put the banana coins in a food processor. Pulse until they look like gravel. It will be loud. I apologize to your neighbors.
2. Keep going. It'll go from gravel to lumpy oatmeal to a ball that thumps around like a shoe in a dryer. Don't panic. Scrape down the sides.
3. Add the milk a spoonful at a time and, as if by magic, it turns creamy – the texture of soft-serve, without any cream or ice-cream maker.
4. Add the peanut butter and the cocoa. Blitz for 20 seconds.
5. Eat right away as soft-serve, or freeze for 1 hour to make it scoopable.

**Storage**: up to 2 weeks in the freezer. It'll freeze as hard as a brick, so give it`,
    cutOff: true,
  },
  {
    id: "talkative-39",
    ingredients: ["waxy potatoes", "onion", "6 eggs", "olive oil", "salt", "chorizo"],
    markdown: `¡Hombre! **Tortilla de patatas.** Put the chorizo back, she isn't invited tonight (there'd be shouting).

> 500 g waxy potatoes
> 1 onion
> 6 eggs
> 200 ml olive oil – yes, a whole glass; you get most of it back
> 1 tsp salt

**1 — The confit.** Slice the potatoes thin, like a coin of two euros. The onion also. Oil in a 22 cm pan, medium-low, everything in. It must murmur, not scream. 20 minutes. You're poaching, you aren't frying chips.

**2 — The marriage.** Drain over a bowl. Keep the oil in a jar for the next one. Beat the eggs with the salt, add the warm potato and onion and leave them to get to know each other, 10 minutes. This is the secret and now it's not.

**3 — The pan.** A spoon of that same oil, pan hot, mixture in. Shake it. When the edges are set and the middle trembles like a flan, 4 minutes.

**4 — The flip.** Plate on top. Breathe. Think of your ancestors. *¡Ya!* Slide it back in, tuck in the edges, 2–3 minutes more.

**5 — The wait.** Ten minutes. It's neither hot nor cold that it's best.

In the middle it should be soft as butter but set. Tomorrow from the fridge, a slice, standing up: also dinner.`,
    unused: ["chorizo"],
  },
  {
    id: "talkative-40",
    ingredients: ["carrots", "vegetable bouillon cubes", "ginger", "salt"],
    markdown: `# Homestead Carrot-Ginger Soup (pantry style!)

Y'all, there is nothing prettier than a row of orange jars on a shelf come January. 🥕

## For 6 pint jars
| | |
|-|-|
| 4 lb | carrots, peeled + sliced |
| 2 | vegetable bouillon cubes |
| 8 cups | water |
| 1 | onion, chopped |
| 3 in. | fresh ginger, grated |
| 2 tsp | salt |

## Directions
1. Melt a tablespoon of butter in your big ol' stockpot. Sweat the onion and the ginger till the house smells like grandma's.
2. Carrots, bouillon, water, salt. Boil 25 min. till you could mash 'em with a stern look.
3. Blend until it's smooth as a baby's cheek.
4. Ladle the hot soup into clean Mason jars, leaving 1 in. at the top. Wipe the rims! Lids + rings, finger-tight.
5. Set the jars in a big kettle of boiling water (a canning rack or a folded dish towel underneath) & boil for 40 min.
6. Lift out, listen for the *ping*. Label.

Stored in a dark cupboard, it'll see you through till next garden season. Just pop a lid and warm it up!`,
    extra: { list: ["onion"], step: ["butter"] },
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "talkative-41",
    ingredients: ["glutinous rice", "coconut milk", "palm sugar", "mangoes", "salt"],
    markdown: `Sawasdee ka 🙏 Khao niao mamuang!! ( = **mango sticky rice** ). My auntie sells on the street in Hua Hin so I tell you her way na.

INGREDIENT
*Sticky rice (the glutinous kind)
*Coconut milk
*Palm sugar
*Mangoes - sweet yellow one, like the colour of a monk robe
*Salt, 1 pinch for rice + 1 pinch for sauce

HOW TO
*Soak rice in water 4 hour or all night in the fridge. Drain.
*Steam in the basket over boiling water 20-25 minute. Chew one: should be like chewy candy, no hard heart inside.
*While steaming, warm coconut milk + palm sugar + salt in small pot. Dont boil!! It will break and become oily.
*Keep small part of the sauce in a cup for the top. The rest pour on the hot rice, stir only few time, cover 30 minute. Rice will drink everything, dont worry it look like soup now.
*Peel mango, cut cheek, slice.
*Rice on plate, mango beside, sauce on top. Finish.

Some shop put crispy mung bean on top, my auntie say that is for tourist, no need ka.

Must eat same day na, rice go hard in the fridge.`,
    missing: ["Sticky rice (the glutinous kind)", "Coconut milk", "Palm sugar", "Mangoes"],
  },
  {
    id: "talkative-42",
    ingredients: ["chicken breasts", "marinara", "mozzarella", "eggs", "spaghetti"],
    markdown: `Fuhgeddaboudit — you're makin' **CHICKEN PARM**.

**INGREDIENTS**
- 2 big chicken breasts, butterflied + pounded flat as a manhole cover
- 2 eggs, beat up
- 1½ cups breadcrumbs
- Marinara
- Mozzarella
- ½ lb spaghetti

**WHADDAYA DO**
1. Oven: 425. Sheet pan in there so it gets nice and hot.
2. Egg wash in one dish, crumbs in the other. Dip the cutlets, drip, press 'em in the crumbs like ya mean it.
3. Lay 'em on the hot pan. Ten minutes, flip, till the crust is golden like the dome on city hall.
4. Sauce in a stripe down the middle – a stripe! not a swimmin' pool – then lay on the mozz and rain down some Parmesan.
5. Back in for 4 minutes till the cheese is bubblin' and got spots on it like a leopard.
6. In the meantime boil the spaghetti per the box & dress it with the rest of the gravy (and if your family says "sauce", that's between you and them).

You want basil on top, God bless, go ahead. Leftover cutlet, cold outta the icebox tomorrow = better than tonight.`,
    extra: { list: ["breadcrumbs"], step: ["Parmesan"], optional: ["basil"] },
    missing: ["Marinara", "Mozzarella"],
    unsafe: ["poultry-no-cue"],
  },
  {
    id: "talkative-43",
    ingredients: ["leftover mashed potato", "savoy cabbage", "streaky bacon", "onion"],
    markdown: `**BUBBLE & SQUEAK** :: the Boxing Day champion :: named for the noise it makes, not for the mice

you have
..... 500g leftover mashed potato, fridge-cold
..... ½ savoy cabbage, shredded
..... 6 rashers streaky bacon, snipped
..... 1 onion, sliced

right then
(1) bacon into a cold non-stick frying pan, medium heat. let it give up its fat, about 6 min. crispy bits out, fat STAYS. that is your cooking oil, sorted.
(2) onion in the bacon fat, 5 min. cabbage on top with a tablespoon of water, lid on, 4 min, until it's wilted but hasn't lost the will to live.
(3) spuds in. bacon back. squash the whole shebang into one big cake, edge to edge.
(4) now walk away. 6-7 min. the bottom needs a proper crust, the brown of an old sideboard.
(5) break it up, turn it over in clumps, squash down again, 5 more min. that's the bubble. listen. that's the squeak.

it's plenty salty already w/ the bacon so taste first.

stick a fried egg on it and a dollop of brown sauce if you've got them. if you haven't, nobody died.

(only reheat the once & make sure it's steaming)`,
    extra: { optional: ["egg", "brown sauce"] },
  },
  {
    id: "talkative-44",
    ingredients: ["chicken wings", "hot sauce", "butter", "garlic powder", "celery", "salt"],
    markdown: `**GAME DAY BUFFALO WINGS 🏈 (AIR FRYER EDITION)**

Okay team, huddle up! Coach here.

**ROSTER**
1️⃣ 2 lbs chicken wings, split
2️⃣ 1 Tbsp baking powder (NOT soda. Soda = soap mouth)
3️⃣ 1 tsp garlic powder
4️⃣ 1 tsp salt
5️⃣ 1/2 cup hot sauce — Frank's is the GOAT
6️⃣ 4 Tbsp butter
7️⃣ 4 stalks celery, cut in sticks

**FIRST QUARTER:** Pat the wings DRY. I mean towel-them-off-after-practice dry. Toss w/ the baking powder, garlic powder, salt.

**SECOND QUARTER:** Air fryer, 400°F, single layer, no pile-ups. 9 min. Flip. 9 more. You're lookin' for brown and crackly.

**HALFTIME SHOW:** Melt the butter, whisk in the hot sauce. Shiny? Good. That's your Buffalo sauce.

**THIRD QUARTER:** Wings + sauce in a big bowl. Toss like a salad.

**FOURTH QUARTER:** Pile 'em up, celery on the sideline, and set out a bowl of blue cheese dressing for dunkin'.

Final score: Wings 1, Napkins 0. Extras hit the fridge for 3 days, re-crisp 5 min.`,
    extra: { list: ["baking powder"], step: ["blue cheese dressing"] },
    unsafe: ["poultry-no-cue"],
  },
  {
    id: "talkative-45",
    ingredients: ["Heinz beans", "white bread", "butter", "Worcestershire sauce", "extra mature cheddar"],
    markdown: `It was a Tuesday. The kind of Tuesday that comes in a tin.

She'd left me with five suspects: a can of Heinz, half a loaf, a butter dish, a bottle of Worcestershire and a cheddar old enough to know better. I'd cracked tougher cases. I called this one **The Big Beans on Toast**.

*Exhibits*
- A. 1 tin Heinz beans (415g)
- B. 2 slices white bread
- C. butter, a lick for each slice
- D. Worcestershire sauce, 4 dashes
- E. 50g extra mature cheddar, grated

*The Investigation*
1. I put the beans in a pan and turned up the heat, slow, the way you do with a man who's hiding something. Five minutes. The sauce thickened. They always do, in the end.
2. I leaned on them with four dashes of the Worcestershire. They got interesting.
3. The bread went in the toaster. It came out a different colour. Don't we all.
4. I buttered it edge to edge. No loose ends. Margarine tried to get in on the act; I showed it the door.
5. Beans on the toast. Cheese on the beans. Under the grill for two minutes, till it blistered like paint on a Buick.
6. I ate it alone, with a knife and fork and no regrets.

Any beans left over went in the cooler – a bowl, not the tin – for two days. Case closed.`,
  },
  {
    id: "talkative-46",
    ingredients: ["chicken breast", "soy sauce", "wasabi", "spring onion", "rice vinegar"],
    markdown: `### Tori Tataki (鳥のたたき) — izakaya style

A little adventurous, but very simple. If your chicken is very fresh, treat it as you would tuna.

- **chicken breast** · 1, skinned
- **soy sauce** · 2 tbsp
- **rice vinegar** · 1 tbsp
- **wasabi** · ½ tsp
- **spring onion** · 2, cut into fine rings

1. Prepare a bowl of ice water. Get a dry cast-iron pan smoking.
2. Sear the breast 30 seconds on each side. Only the outer 2 mm should turn white.
3. Plunge it into the ice water so it doesn't cook any further, then dry well.
4. Slice thinly across the grain, slightly thicker than sashimi. The inside will be raw, glossy and almost sweet, with the texture of silk.
5. Stir the soy and vinegar together for a kind of ponzu. Fan the slices on a cold plate, spoon the sauce over, dab with the wasabi and finish with the onion rings.

Serve immediately, ideally at a low table with good company. *Itadakimasu!*`,
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "talkative-47",
    ingredients: ["leftover roast chicken", "mayonnaise", "celery", "red grapes", "pecans", "dill", "croissants"],
    markdown: `**The Church-Potluck Chicken Salad**, bless its heart.

Now honey, I've carried this to more funerals than the preacher. It's the big cheese of the buffet (there's no cheese in it).

WHAT ALL'S IN IT:
* 3 cups leftover roast chicken, off the bone, cold, chopped ~½-inch
* ½ cup mayonnaise (it's Duke's or it's a sin)
* 2 ribs celery, diced fine
* 1 cup red grapes, halved
* ½ cup pecans
* 1 Tbsp dill, snipped

HOW IT GOES TOGETHER:
* Toast the pecans in a dry skillet about 4 min. Turn your back and they'll burn, sure as taxes. Cool, then chop.
* Your chicken's already cooked, so there's nothin' to do but chill it. Bowl. Mayo, celery, dill. Stir till it's dressed but not swimmin'.
* Fold in the grapes & the nuts last so they don't get bruised.
* Cover & set it in the Frigidaire 1 hr so the flavors can visit.

It don't need a grain of salt, the roastin' took care of that. Scoop it up with the celery ends or just a fork, over the sink, when nobody's lookin'.

Don't let it sit out on the picnic table over 2 hours (1 if it's August). Keeps 3 days if the chicken was cooked yesterday.`,
    unused: ["croissants"],
  },
  {
    id: "talkative-48",
    ingredients: ["strawberries", "granulated sugar"],
    markdown: `*~*~* Strawberry Jam *~*~*

hi!! ok so jam is basically just fruit + sugar + patience haha. makes abt 4 half-pint jars

u need:
> 2 lbs strawberries, hulled, halved (quarter the monsters)
> 3 cups granulated sugar
> 3 tbsp bottled lemon juice (it's not just for taste – it's what makes it set & stay safe, so pls don't leave it out)

what u do:
1 // dump berries + sugar in a big wide pot, let em sit an hour. they'll cry out a lake of syrup, normal
2 // stick a saucer in the freezer
3 // lemon juice in, bring to a BIG boil. a knob of butter keeps the foam down, stir that in now
4 // rolling boil 15–20 min, stirring so it doesn't catch. it'll look like lava. do not taste the lava
5 // blob on the cold saucer, wait a min, push w/ ur finger. wrinkles like a bulldog = done
6 // ladle into hot clean jars, ¼ in headspace, wipe rims, lids on
7 // water bath: covered by 1 inch of boiling water, 10 min. out, cool, *ping*

cupboard for a yr sealed, fridge 3-4 wks once opened. any jar that didn't ping lives in the fridge, no exceptions!!`,
    extra: { list: ["lemon juice"], step: ["butter"] },
  },
  {
    id: "talkative-49",
    ingredients: ["garlic", "olive oil", "thyme", "day-old baguette"],
    markdown: `Right. **Confit garlic on toast.** I'll be brief.

Ingredients: 3 heads of garlic, cloves peeled. 250 ml olive oil. 4 sprigs thyme. 1 day-old baguette.

Method: Cloves, herb and oil into your smallest ovenproof dish; everything needs to be under. 120°C for 1 hr 30. The oil should tremble with the odd bubble, like a pond that has a fish in it. Done when a clove gives way to the back of a spoon as butter does on a warm day. Slice the bread. Brush with the warm oil. Grill until tan. Spread two cloves a slice. That's all.

Now the bit where I stop being brief, because it matters: **do not leave this on the worktop.** Garlic under oil at room temperature is how you get botulism, and it doesn't smell, doesn't fizz, gives no warning whatsoever. Cool it quickly, jar it, lid on, straight in the fridge, use inside 4 days, or freeze in an ice-cube tray. If you find a jar at the back and can't recall when you made it, it goes in the bin. No ifs. No tasting.

The oil, by the way, is worth more than the cloves.`,
  },
  {
    id: "talkative-50",
    ingredients: ["plain flour", "500g potatoes", "twaróg", "2 onions", "butter", "salt"],
    markdown: `Pierogi. Oh, now you've gone and done it. My babcia, who was four foot ten in her heels and once chased a postman, made these every Friday, and I can't think about them without also thinking about the lino in her kitchen, which was green, and about the cat, whose name was Pepper and who was, confusingly, ginger. But anyway. You've got everything. Pierogi ruskie, that's what we're having.

So you'll want, roughly, and she never weighed a thing in her life, so this is me following her about with a scale:

– 400g plain flour
– 200ml warm water
– 800g potatoes
– 250g twaróg, crumbly, not the spready sort
– 2 onions
– 100g butter
– 2 tsp salt

1. Dough. Flour, half the salt, the warm water and, melted, about 30g of the butter (she'd have used an egg in hard winters, or was it no egg in hard winters? doesn't matter, leave it out). Knead until it's smooth, like a baby's bottom is what she said, except in Polish. Cover with an upturned bowl and let it rest, which is more than she ever did.

2. Potatoes – boil, drain, mash dry. Dice both onions, fry them gold in the remaining butter. Half goes in the mash with the cheese and the rest of the salt. Half waits.

3. Roll out, cut rounds with a wine glass, a teaspoon of filling in each, fold, pinch, pinch again. If they look like little ears you've done it right.

4. Boil in batches. When they float, two minutes more. Out with a slotted spoon.

5. Tip the buttery onions over the top, and that's that.

They freeze raw, on a tray, so long as they aren't touching. Where was I? The postman. He was fine.`,
    over: ["500g potatoes"],
  },
  {
    id: "talkative-51",
    ingredients: ["gnocchi", "fresh basil", "parmesan", "garlic", "cherry tomatoes"],
    markdown: `Absolutely! Here's a **Quick Pesto Gnocchi** that comes together faster than you can say "mamma mia"! 🇮🇹

**Ingredients (serves 2)**
- 1 pkg (500 g) gnocchi
- 2 packed cups fresh basil
- 1/3 cup grated Parmesan, plus a little for the top
- 1 clove garlic
- 3 Tbsp pine nuts
- 1/3 cup extra virgin olive oil
- 1 cup cherry tomatoes, halved

**Instructions**
1. **Make the pesto.** Toast the nuts in a dry pan until they're the color of a lion. Blend with the basil, garlic and cheese, then trickle in the EVOO till it's loose but not runny. (Bright green like a new tennis ball = perfect.)
2. **Boil the gnocchi.** They're done when they bob up like corks, ~2 min. Scoop out & save a splash of the cloudy water.
3. **Blister the tomatoes.** Same dry pan, high heat, 3 min, until they slump.
4. **Toss.** Gnocchi + pesto + a splash of the water. Tomatoes on top. Cheese shower.

**Make it your own:** bulk it up with leftover chicken for the meat-eaters.

Leftover pesto? Flatten the surface, cover it & refrigerate for up to 4 days.`,
    extra: { list: ["pine nuts", "extra virgin olive oil"], optional: ["chicken"] },
  },
  {
    id: "talkative-52",
    ingredients: ["2 bananas", "self-raising flour", "butter", "brown sugar", "eggs"],
    markdown: `# Nan's Banana Bread 🍌🍞 (which is a cake, let's not kid ourselves)

| Ingredient | Metric | Cups |
|:--|:-:|:-:|
| very ripe bananas | 4 | about 1½ c mashed |
| self-raising flour | 250 g | 1⅔ c |
| butter, melted | 115 g | ½ c |
| brown sugar | 150 g | ¾ c |
| eggs | 2 | 2 |
| vanilla extract | 5 ml | 1 tsp |

1. Oven 170°C. Butter a loaf tin (use a scrape of the melted).
2. Mash the bananas. The blacker they are the better – we're talking leather-jacket black.
3. Stir in the melted butter and the sugar, then the eggs, one by one, then the vanilla. It'll look like something the dog did. Stay strong.
4. Flour in. Fold till you *just* can't see it, then put down the spoon and back away slowly. Overmixing = doorstop.
5. Fold through a handful of chopped walnuts, then scrape it into the tin.
6. 50–55 min. A skewer should come out clean-ish. If the top's going dark, give it a foil hat.

Cool in the tin for 10, then on a rack. Wrapped, it keeps 4 days and gets stickier; toasted on day 3 it's a`,
    extra: { list: ["vanilla extract"], step: ["walnuts"] },
    over: ["2 bananas"],
    cutOff: true,
  },
  {
    id: "talkative-53",
    ingredients: ["firm tofu", "holy basil", "bird's eye chillies", "garlic", "jasmine rice", "soy sauce"],
    markdown: `tl;dr → **Pad Kra Pao (tofu remix)**. 15 min. Spicy. Don't rub your eyes.

\`\`\`
firm tofu ............ 300 g, crumbled like feta
bird's eye chillies .. 5 (farang: 2)
garlic ............... 5 cloves
holy basil ........... 1 big fistful, leaves
soy sauce ............ 1.5 tbsp
fish sauce ........... 1 tbsp
jasmine rice ......... 1 cup, raw
\`\`\`

[0] Rice: rinse till the water's clear, cook w/ 1¼ cups water. Rice cooker, pot, whatever u have.
[1] Pound the chillies + garlic. Rough. Not baby-smooth.
[2] Wok → 2 tbsp vegetable oil → high heat → tofu. Leave it. Let it go brown & a bit crusty, 6–7 min.
[3] Push aside, paste goes in, 30 s. COUGH. Window open.
[4] Both sauces + a teaspoon of sugar + splash of water. Toss till the liquid's gone.
[5] Heat off. Basil in. It wilts from the leftover heat like spinach does.
[6] On the rice. Done. Go.

nb: regular basil isn't the same plant but u said holy so we're golden. No oyster sauce, u don't need it.
storage: 2 d fridge. rice too, if u chilled it quick.`,
    extra: { list: ["fish sauce"], step: ["sugar", "vegetable oil"] },
  },
  {
    id: "talkative-54",
    ingredients: ["tinned tuna", "bread", "cheddar", "mayonnaise", "sweetcorn", "beetroot"],
    markdown: `The humble **Tuna Melt**: a toastie with ambitions. 🐟🧀

### What's going in
* 1 tin tuna (145g), drained till it's no longer weeping
* 4 slices bread
* 80g cheddar – grate it yourself, the bagged stuff's dusted with potato starch
* 3 tbsp mayonnaise
* 3 tbsp sweetcorn
* 1 tsp Dijon mustard

### What's going on
1. Grill on high. Toast the bread on one side only. Yes, one. The raw side gets the filling, it's engineering.
2. Tuna, mayo, corn and mustard in a bowl. Chop two gherkins and chuck them in too. Fork it about. Taste. It should make your jaw tingle.
3. Heap onto the untoasted sides and go right to the edges, as naked corners burn.
4. Cheese over the lot. Back under the grill, 3–4 mins, until it's bubbling like a swamp.
5. Stand well back. Wait a minute. The roof of your mouth is not replaceable.

The filling keeps for two days in a tub in the fridge, so make it tonight and you're laughing tomorrow.`,
    extra: { list: ["Dijon mustard"], step: ["gherkins"] },
    unused: ["beetroot"],
  },
  {
    id: "talkative-55",
    ingredients: ["chestnut mushrooms", "crème fraîche", "tagliatelle", "shallots", "butter"],
    markdown: `Mushroom stroganoff, darling. It's the only thing for a wet Thursday, and don't let anybody tell you that it wants beef.

One begins with the mushrooms, torn rather than sliced – the torn edges catch, and catching is where flavour lives – in the driest, hottest pan one owns. Nothing else. No fat yet! They squeak, they sulk, they let out their water, and then, just as you're about to give up on them, they go the colour of a good saddle. *Then* a generous knob of butter, and in go the shallots, chopped as fine as one's patience allows. Five minutes. A heaped teaspoon of smoked paprika, stirred about until the whole kitchen smells like a bonfire in Budapest. A slug of brandy; tilt, light if you dare (mind the fringe), and let it burn itself out.

Off the heat, four good dollops of crème fraîche. If you boil it now it'll split and I shan't be coming round. Meanwhile the tagliatelle has been rolling about in its bath and is, one hopes, al dente; lift it straight across, dripping, into the sauce, because the starchy water's what makes it cling. Turn it over and over, like someone folding silk scarves.

Eat out of warm bowls in front of the fire. It doesn't keep, and neither do I.`,
    extra: { step: ["smoked paprika", "brandy"] },
    missing: ["mushrooms", "tagliatelle", "shallots"],
  },
  {
    id: "talkative-56",
    ingredients: ["vodka", "limes", "mint", "sugar"],
    markdown: `Bartender mode: **ON** 🍸

*The Moscow Mint Mule-ish Thing*

**Specs (1 drink)**
» vodka — 2 oz (60 ml)
» lime — 1, juiced (save a wheel)
» mint — 8 leaves + a sprig for the hat
» sugar — 2 tsp
» ginger beer — 4 oz, very cold

**Build**
1. Dissolve the sugar in 2 tsp of hot water right in the mug. Congrats, that's simple syrup.
2. Slap the mint (really – clap it between your palms, it wakes up the oils) and drop it in. Press, don't pulverize; shredded mint tastes like a lawn.
3. Lime juice, vodka, stir.
4. Fill to the brim with ice. Crushed if you've got a rolling pin & some aggression.
5. Top with the ginger beer, one gentle lift with a spoon, wheel + sprig on top.

No copper mug? Jam jar. Nobody's judging.

⤷ *Riff:* couple of dashes of Angostura bitters on the top look like a sunset.
⤷ *Designated driver:* leave out the vodka and it's still a cracking drink.

Drink while the fizz is fizzy. Cheers, big ears.`,
    extra: { list: ["ginger beer"], optional: ["Angostura bitters"] },
  },
  {
    id: "talkative-57",
    ingredients: ["2 cod fillets", "corn tortillas", "avocado", "limes", "radishes", "black beans"],
    markdown: `Hey there, taco fam! 🌮🌊 **Baja-ish Fish Tacos**

___Ingredients___
- 4 cod fillets (about 1½ lb)
- 8 corn tortillas
- 2 cups red cabbage, shredded
- 1 avocado
- 2 limes
- 4 radishes, sliced so thin u can read through em
- 2 tsp chili powder

___Directions___
1. Preheat oven to 425°F & hit a sheet pan with cooking oil spray.
2. Pat the fish dry, rub w/ the chili powder. Bake 10–12 min. It's ready when it flakes if you so much as look at it funny.
3. Zest + juice one lime over the cabbage. Scrunch it w/ your hands for a full minute. Boom: slaw.
4. Mash the avo w/ the other lime. It's not quite guac, it's guac's cousin who surfs.
5. Char the tortillas right over the burner, 15 sec/side, tongs pls, I like your fingers where they are.
6. Build: avo smear → fish → slaw → radish.

Eat immediately, drip on your shirt, no regrets. Slaw keeps a day, the fish... just eat the fish.`,
    extra: { list: ["red cabbage", "chili powder"], step: ["cooking oil spray"] },
    unused: ["black beans"],
    over: ["2 cod fillets"],
  },
  {
    id: "talkative-58",
    ingredients: ["long grain parboiled rice", "tomatoes", "red bell peppers", "scotch bonnet", "onions", "vegetable oil", "plantain"],
    markdown: `Ah-ah! You have all this and you're asking *me*? My dear, it's **JOLLOF** o. Nigerian jollof. Don't let any Ghanaian deceive you.

**Things to gather:**

1. 3 cups long grain parboiled rice, washed till the water is clear
2. 4 tomatoes
3. 2 red bell peppers (tatashe)
4. 1 scotch bonnet (ata rodo) – 2 if you have liver
5. 2 onions; blend one, slice one
6. ½ cup vegetable oil
7. 2 tsp curry powder
8. 2 bay leaves

**How we do it:**

a. Blend the tomatoes, the tatashe, the rodo and one onion. Boil the mixture down till the water has dried, about 20 mins. If you skip this your jollof will be sour and people will talk.

b. Heat the oil. Fry the sliced onion till it's soft, then pour in the pepper base. Fry it well well! 15 mins. When the oil floats to the top like it is minding its own business, it's ready.

c. Add the curry powder and the bay leaves. Stir.

d. Pour in 3 cups of chicken stock. When it boils, add the rice. It should be just level, not swimming.

e. Cover with foil, then the lid. LOW heat, 30 mins. Do not be opening it anyhow.

f. Now raise the fire for 3–5 mins and let the bottom burn *small*. That is party jollof. That smoke is the seasoning.

Turn and serve. You can fridge the rest o, just cool it sharp-sharp and warm it till it's steaming.`,
    extra: { list: ["curry powder", "bay leaves"], step: ["chicken stock"] },
    unused: ["plantain"],
  },
  {
    id: "talkative-59",
    ingredients: ["1 egg", "plain flour", "cocoa powder", "caster sugar", "milk", "Nutella"],
    markdown: `**2-MINUTE CHOCCY MUG CAKE** (x 2 mugs, one each, or both for you, I'm not a cop)

🍫 8 tbsp plain flour
🍫 6 tbsp caster sugar
🍫 4 tbsp cocoa powder
🍫 ½ tsp baking powder
🍫 2 eggs
🍫 6 tbsp milk
🍫 2 heaped tsp Nutella

STEP ONE!! Dry stuff, big jug, fork, whisk. Bash the lumps.

STEP TWO!! Eggs + milk. Stir till it's like melted chocolate and you're tempted to just drink it.

STEP THREE!! Halve it between 2 biggish mugs (only half full – I cannot stress this enough, I've cleaned that microwave). Drop a heaped spoon of the spread in the middle of each. Do not stir. It's a surprise.

STEP FOUR!! One at a time, full whack (800W), 90 seconds. It'll rise up like a hat. It's OK. It sits back down.

STEP FIVE!! Wait 1 whole minute, put a scoop of vanilla ice cream on top and dive.

Doesn't keep. Turns to rubber by teatime. You have been warned, chum.`,
    extra: { list: ["baking powder"], step: ["vanilla ice cream"] },
    over: ["1 egg"],
  },
  {
    id: "talkative-60",
    ingredients: ["rolled oats", "banana", "honey", "cinnamon", "butter"],
    markdown: `Aww, teething is no picnic, is it? These **Oaty Teething Fingers** are perfect for your nine-month-old to gum on, and they use just what's in your cupboard. 💛

**You'll need**

· 150 g rolled oats
· 1 banana, the spottier the better
· 2 tbsp honey
· 20 g butter, melted
· ¼ tsp cinnamon

**Here's how**

① Whizz the oats until they're like coarse sand.

② Mash the banana until there's not a lump in sight. Stir in the butter, the cinnamon and *half* the honey, then the oats. You'll get a dough like Play-Doh.

③ Roll into fingers as thick as your own thumb. Baby fists like something to hold on to!

④ Bake at 170°C for 20 minutes. They should be firm but still soften when they get a good slobbering.

⑤ While warm, brush with the rest of the honey for a little shine.

⑥ Cool right down and stay close while your little one chews.

They'll keep in a tin for 3 days. There's no salt and no refined sugar in there, so you can feel good about handing them over. You're doing a grand job, mama.`,
    unsafe: ["honey-infant"],
  },
];
