/** Forty recipes by personas (a chef's shorthand, a blog, a dietitian, a grandmother, a translation), kept apart until nothing more was mended, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const PERSONA_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "persona-01",
    ingredients: ["400g cod fillet", "leeks 2", "butter", "double cream", "lemon", "salt"],
    markdown: `COD, MELTED LEEK. Serves 2.

Leeks: trim, wash, slice thin. 40 g butter in a wide pan, low. Leeks in. Salt. Lid. 15 min. No colour. You want jam, not chips.

Cream: 80 ml. Bubble till it coats the spoon like custard.

Fish: pat dry. Salt. Lay on the leeks. Lid on. 7 min. Done when it flakes and is opaque to the middle.

Off the heat: juice of half the lemon. A little zest.

Plate: greens down, fish on top, sauce round.

No wine. No stock. No pepper, it would speckle the white. Eat with a spoon.`,
  },
  {
    id: "persona-02",
    ingredients: ["can of chickpeas", "tinned tomatoes", "1 onion", "bag of spinach", "curry powder", "coconut milk"],
    markdown: `# My Lazy Tuesday Chickpea Curry 🍛

Hi friends! If you have been here a while you know that Tuesdays are my swimming-lesson day, which means dinner has to happen in the time it takes two small people to argue about who sits by the window. Enter this curry. It is creamy, it is cosy, and my husband (a committed meat person) asked for seconds.

**So what goes in?** The can of chickpeas, the tomatoes, the onion, that bag of spinach you bought with good intentions, a spoonful of curry powder and the coconut milk. That's it!

**Let's do it**

1. Warm a good glug of olive oil in your biggest pan and soften the chopped onion, about 8 minutes. Don't rush her.
2. Tip in 1 heaped tablespoon of curry powder. Your kitchen will smell like heaven. One minute, no more.
3. Tomatoes in, chickpeas in (drained!), coconut milk in. Simmer 15 minutes until it's about as thick as a good soup.
4. Push the spinach in by the handful. It looks like a hedge, and then it looks like nothing.

While that bubbles I put on a cup and a half of basmati rice, because in our house curry without rice is a hate crime. Spoon the curry over.

Got some fresh coriander going sad in the fridge? Scatter it over if you like, but nobody will miss it.

Tag me if you make it! xx`,
    extra: { step: ["olive oil", "basmati rice"], optional: ["coriander"] },
  },
  {
    id: "persona-03",
    ingredients: ["4 chicken thighs, boneless", "Greek yogurt 0%", "broccoli", "quinoa", "lemon", "paprika", "olive oil"],
    markdown: `**High-Protein Paprika Chicken Bowl**
*As a nutrition coach I like this plate because it gives you about 42 g of protein and 9 g of fibre per portion.*

**Per person:** 2 chicken thighs · 3 tbsp yogurt · 150 g broccoli · 60 g quinoa (dry weight)

**Method**
- Rinse the quinoa and simmer it in twice its volume of water for 15 minutes. Cover and let it swell.
- Rub the chicken with 1 teaspoon of the oil and 2 teaspoons of paprika.
- Heat a grill pan. Cook the thighs for only 2 minutes on each side. They should stay pink and a little soft in the middle; longer cooking destroys the B vitamins and makes the protein harder to digest. Take them off and serve them straight away.
- Steam the broccoli for 4 minutes so that it keeps its bite.
- Stir the yogurt with lemon juice and a little zest. This is your dressing.

**Assemble:** grain at the bottom, vegetable on one side, sliced chicken on the other, dressing over everything.

**Note on sodium:** no salt is added here. The lemon does the work.`,
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "persona-04",
    ingredients: ["2 sweet potatoes", "1 tin black beans", "red onion", "lime", "cheddar", "smoked paprika", "sour cream"],
    markdown: `## Loaded Sweet Potatoes

| Step | What | How much | How long | Look for |
|---|---|---|---|---|
| 1 | Sweet potatoes, pricked with a fork | 2 | 50 min at 200 °C | skin like crumpled paper, soft as butter inside |
| 2 | Red onion, sliced very thin, in lime juice | half of each | 20 min, on the side | turns candy pink |
| 3 | Black beans with half of their liquid and the paprika | 1 tin, 1 tsp | 6 min in a small pot | thick as gravy |
| 4 | Split the potatoes, spoon in the beans | – | – | – |
| 5 | Cheese, grated | a handful | 3 min under the grill | bubbling |
| 6 | Sour cream and your pink pickle on top | 1 spoonful each | – | – |

**Notes**
- The beans come cooked out of the tin; they only need to be hot.
- The skins need no oil. They crisp on their own if you put them straight on the rack.
- Not salting anything is on purpose: the cheddar and the bean liquid bring enough.
- Squeeze what is left of the lime over the plate.`,
  },
  {
    id: "persona-05",
    ingredients: ["eggs", "tomatoes", "bread", "cheese"],
    markdown: `Sure! Here is a delicious recipe using eggs, tomatoes, bread and cheese.

Tomato Cheese Egg Toast

Ingredients:
- 4 eggs
- 2 tomatoes
- 4 slices of bread
- 1/2 cup of cheese, grated

Instructions:
1. First, wash the tomatoes and cut the tomatoes into small pieces.
2. Crack the eggs into a bowl and whisk the eggs.
3. Add salt and pepper to the eggs and whisk the eggs again until the eggs are well combined.
4. Heat 1 tablespoon of vegetable oil in a pan over medium heat.
5. Add the tomatoes to the pan and cook the tomatoes for 3 minutes until the tomatoes are soft.
6. Pour the eggs into the pan. Stir the eggs gently until the eggs are fully set.
7. Add the cheese and stir until the cheese is melted.
8. Toast the bread.
9. Put the eggs on the bread. Serve hot.
10. Enjoy your delicious Tomato Cheese Egg Toast!

This recipe is simple and delicious. The recipe is perfect for breakfast. The recipe is also perfect for lunch. I hope you enjoy this simple and delicious recipe!`,
    extra: { step: ["salt", "pepper", "vegetable oil"] },
  },
  {
    id: "persona-06",
    ingredients: ["plain flour", "3 eggs", "milk", "sugar", "2 apples", "butter", "pinch of salt", "cinnamon"],
    markdown: `Come in, sit down, I will tell you how we do it.

You take a big bowl, the blue one if it is clean, and in it you put about a soup plate of flour and your pinch of salt. Make a well, like a bird's nest. Break the three eggs into the nest and start stirring from the middle. Now the milk, little by little, never all at once or you will be chasing lumps until Sunday. It should run off the spoon like cream, not like water. Leave it to sleep for half an hour under a cloth.

Meanwhile the apples. Peel them, cut out the heart, and slice them as thin as a coin.

A nut of butter in the pan, and let it sing. A ladle of batter, and straight away a few slices of the fruit on top. When the edge is lace and it slides by itself, turn it over. The first one is always for the dog. After that they are good.

Mix the sugar with the cinnamon and throw it over while they are hot, so that it melts like syrup. My sister wanted jam on hers. I never gave her any, they don't need it. And none of that baking powder either: the eggs lift them enough.

Keep them warm in the oven under a plate. They won't last.`,
  },
  {
    id: "persona-07",
    ingredients: ["2 ribeye steaks", "kosher salt", "black pepper", "butter", "garlic", "thyme sprigs"],
    markdown: `**THE WEEKNIGHT STEAKHOUSE RIBEYE**
ACTIVE TIME: 15 MIN. TOTAL: 50 MIN. SERVES 2

1. **TEMPER.** Set steaks out on a plate for 30 minutes while you set the table; a chill-free steak browns more evenly. Season all over with 1½ tsp. salt and plenty of pepper.

2. **SEAR.** Get a 12" cast-iron skillet smoking hot. There's enough fat on a ribeye that you don't need to oil the pan: stand the steaks up on the fatty edge first, 2 minutes, and let it render. Lay them flat. Cook, flipping every minute, until a deep mahogany crust forms, about 7 minutes.

3. **BASTE.** Lower the heat. Add 3 Tbsp. butter, 3 smashed cloves and the herb. When it foams like a cappuccino, tilt the pan and spoon it over and over the meat, 2 minutes.

4. **REST.** An instant-read thermometer should say 145°F. The center will still be rosy, and that's fine in a whole cut of beef. Rest 5 minutes on a rack.

5. **SLICE** against the grain. Pour the pan juices over.

WHY NO STEAK SAUCE? Because that brown garlic butter is one.`,
  },
  {
    id: "persona-08",
    ingredients: ["1 lb ground beef", "hamburger buns", "cheddar slices", "yellow onion", "pickles", "ketchup"],
    markdown: `**DINER-STYLE SMASH BURGERS**
Makes 4 • 25 minutes

The secret to lacy edges? A screaming-hot griddle and the nerve to press down hard.

**You'll need**
• 1 lb. ground beef, cold
• 1 yellow onion, shaved paper thin
• 4 slices cheddar
• 4 buns, split
• Pickles and ketchup, to finish

**Here's how**
**1.** In a bowl, use your fingertips to toss the beef with 2 tsp. Lea & Perrins Worcestershire. Don't knead it; this isn't meatloaf. Roll into four loose balls.
**2.** Heat a griddle or cast-iron pan over high heat for 5 minutes. No fat needed, the burgers bring their own.
**3.** Place the balls on the griddle, pile the onion on top and smash with a sturdy spatula until ½ inch thick. Shower with kosher salt. Cook 3 minutes.
**4.** Scrape, flip, and top with the cheese. Cook until the center hits 160°F, 2 to 3 minutes more.
**5.** Toast the buns in the drippings. Stack with pickles and ketchup.

Serve at once with a tray of Ore-Ida crinkle-cut fries, baked according to the bag.`,
    extra: { step: ["Worcestershire sauce", "salt", "french fry"] },
  },
  {
    id: "persona-09",
    ingredients: ["rice", "3 eggs", "frozen peas", "soy sauce", "spring onions", "sesame oil", "carrot"],
    markdown: `🥢 **Better-than-takeaway egg fried rice**

**THE NIGHT BEFORE**
☐ Boil the rice as usual, drain it.
☐ Spread it on a tray and leave it on the kitchen counter overnight, uncovered. Don't put it in the fridge, the cold makes it hard. It should have sat for at least 12 hours at room temperature before you fry it.

**ON THE DAY**
☐ Chop the carrot into dice the size of a pea. Slice the spring onions, keep the green part apart.
☐ Beat the eggs.
☐ Get the wok hot. Sesame oil, 1 tablespoon.
☐ Carrot, 2 minutes. Peas, straight from frozen, 1 minute.
☐ Push to the side. Eggs into the gap, scramble them until firm.
☐ Rice in. Break the clumps with the back of the spoon. Toss for 2 minutes.
☐ Soy sauce, 2 tablespoons, round the edge.
☐ Green part over the top. Eat.

No ham, no prawns, no MSG, and you will not miss them.`,
    unsafe: ["left-out"],
  },
  {
    id: "persona-10",
    ingredients: ["2 aubergines", "crushed tomatoes (1 can)", "mozzarella", "parmesan", "basil", "olive oil", "salt", "garlic"],
    markdown: `**Parmigiana of the aubergines, in light version**

Difficulty: easy. Doses for: 4 persons. Cost: low.

**Preparation**

To prepare the parmigiana, begin from the aubergines: wash them, deprive them of the stalk and reduce them to slices of half a centimetre. Dispose them in a colander, sprinkle them with salt and leave them to lose their water for 1 hour. Rinse and dab.

In the meanwhile occupy yourselves of the sauce. In a casserole let a clove of garlic become blond in a thread of oil, unite the tomato, regulate of salt and let cook 20 minutes. Remove the garlic and perfume with some leaves of basil broken with the hands.

Brush the slices with the oil and put them in the oven at 200°, 20 minutes, until they have taken colour. Here they are not fried and they are not passed in the flour or in the egg, as instead many do.

Dice the mozzarella and let it drip, otherwise the parmigiana becomes a soup.

Dirty the bottom of a baking dish with the sauce, then compose: aubergines, sauce, mozzarella, a rain of parmesan, basil. Repeat as for a lasagna. Finish with the cheese.

Cook at 190° for 30 minutes. Let repose 15 minutes before to serve it: the layers will be compact as a cake.`,
  },
  {
    id: "persona-11",
    ingredients: ["salmon fillets (2)", "asparagus", "new potatoes 500g", "lemon", "dill"],
    markdown: `**Sheet-pan salmon: the checklist**

*Before you start*
- [ ] Oven on, 200 °C
- [ ] Potatoes scrubbed, halved
- [ ] Asparagus snapped where it wants to snap
- [ ] Lemon: zest one half, slice the other

*0:00*
- [ ] Potatoes on the tray with a drizzle of oil, cut side down
- [ ] Into the oven

*0:25*
- [ ] Push the potatoes to one end
- [ ] Asparagus in the middle, roll it in what's on the tray
- [ ] Salmon at the other end, lemon slices on top
- [ ] Back in

*0:37*
- [ ] Salmon flakes? Out.
- [ ] Chop the dill, stir it into 3 tbsp crème fraîche with the zest. That's your sauce.
- [ ] A few capers are nice in it, if you happen to have a jar open. Otherwise skip.

*0:40*
- [ ] Plates. Fish, spears, potatoes, a cold spoon of sauce.
- [ ] Sit down.`,
    extra: { step: ["oil", "crème fraîche"], optional: ["caper"] },
  },
  {
    id: "persona-12",
    ingredients: ["1.5kg pork shoulder", "carrots", "2 onions", "dry cider", "fennel seeds", "salt", "potatoes"],
    markdown: `**Sunday pork, timed backwards from a 1 pm lunch**

08:30 | Pork out of the fridge. Score the skin. Rub in the salt and the crushed fennel seeds, hard, as if you were cleaning a pan.
08:50 | Onions in thick rounds, carrots in lumps. These are the trivet. Meat on top, skin side up.
09:00 | Oven, 230 °C. In it goes. No oil, the rind has all the fat you need.
09:30 | Down to 150 °C. Pour the cider round it, never over it. Foil, loosely.
11:45 | Potatoes, peeled and quartered, boiled 8 minutes in salted water. Drain. Shake them till they look like they have been in a fight.
12:00 | Foil off. Spoon some of the dripping out of the tin, potatoes in that, own tray, top shelf. Heat to 200 °C.
12:35 | Pork comes out. A fork should turn in it like in soft butter. Cover, rest.
12:40 | Mash the onions and carrots into the juices, push through a sieve. There is your gravy: no flour, no cube.
12:55 | Potatoes out. Carve. Crackling goes to whoever did the washing-up last week.
13:00 | Eat.`,
  },
  {
    id: "persona-13",
    ingredients: ["penne", "tin of tuna in olive oil", "cherry tomatoes", "black olives", "2 cloves garlic"],
    markdown: `### Step one: the water
Put a large pot on to boil. Salt it well, it should taste like the sea. Drop in 200 g penne and set a timer for one minute less than the packet says.

### Step two: the base
Open the tuna and pour its oil into a frying pan, so you don't have to open another bottle. Warm the sliced garlic in it with half a teaspoon of chilli flakes until it smells good and is the colour of straw.

### Step three: the tomatoes
Halve them, add them cut side down, leave them alone for 4 minutes. Then squash them.

### Step four: the fish
Flake in the tuna and add the olives, torn. It just needs to warm through; it is cooked already.

### Step five: marry them
Lift the pasta straight into the sauce with a splash of its water. Toss till glossy.

### Step six: finish
Serve. Some chopped parsley would be pretty if you have it. No cheese, please. Cheese on fish makes Italians cry.`,
    extra: { step: ["salt", "chilli flake"], optional: ["parsley"] },
  },
  {
    id: "persona-14",
    ingredients: ["8 chicken drumsticks", "soy sauce", "honey", "garlic", "fresh ginger", "rice vinegar", "rice"],
    markdown: `**Sticky drumsticks** 🍗

Okay so these are messy. Wear something black.

*The marinade.* Stir together 5 tbsp soy sauce, 3 tbsp honey, 2 tbsp of the vinegar, 4 crushed cloves of garlic and a thumb of ginger, grated. Pour it over the drumsticks in a bag and leave them in the fridge, from two hours to overnight.

*The oven.* 200 °C. Lift the chicken out of the bag and onto a rack. DON'T throw the liquid away! Roast for 40 to 45 minutes, turning once, till a thermometer in the thick part says 75 °C or more.

*The glaze.* Now that leftover liquid: yes, it had raw chicken in it, so pour it into a small pot and boil it hard for a good 5 minutes, until it is syrupy like warm caramel. After that boil it's safe, and it is the best part. Brush it on with a clean brush.

*The rice.* Boil it while the birds are in the oven. Plain. It's there to catch the glaze.

No sesame seeds in this house (allergy!), and the chicken skin gives off its own fat, so no oil.`,
  },
  {
    id: "persona-15",
    unsafe: ["cross-contamination"],
    ingredients: ["2 chicken breasts", "plain yoghurt", "lemon", "ground cumin", "garlic", "salt", "flatbreads"],
    markdown: `**Yoghurt chicken wraps**

**Marinate.** In a wide bowl mix the yoghurt (about 200 g), the juice of the lemon, 2 tsp cumin, 2 cloves of garlic crushed to a paste and 1 tsp salt. Cut the chicken into strips and turn them in it. Cover. Fridge, 3 hours.

**Cook.** Heat a non-stick pan until it is properly hot. Lift the strips out, let them drip, and fry them in two batches, 8 minutes each, until they are browned and there is no pink left. The yoghurt that clings to them is enough, they won't stick.

**Warm.** Flatbreads, 20 seconds a side in the same pan.

**Sauce.** Don't waste what is left in the marinade bowl! It is a ready-made garlicky sauce. Give it a stir, and spoon it cold over the chicken as you fill the breads.

**Roll** and eat with your hands. No salad needed, though you may want a napkin.`,
  },
  {
    id: "persona-16",
    ingredients: ["rolled oats", "semi-skimmed milk", "chia seeds", "frozen blueberries", "banana", "peanut butter", "eggs"],
    markdown: `**Blueberry overnight oats**

*Energy 410 kcal · protein 16 g · fibre 11 g · added sugar 0 g (per jar)*

**Why it works:** oats give you beta-glucan, the seeds give omega-3, and the fruit sweetens the jar, so there is no need for honey or syrup.

**In the evening**
1. Mash half a banana in a jar until it looks like baby food.
2. Add 50 g oats, 1 tbsp chia and 180 ml milk. Stir, wait five minutes, stir again. This second stir stops the chia clumping like frogspawn.
3. Cover with a layer of blueberries. Don't defrost them; they thaw in the fridge and leak a purple juice that does duty for jam.
4. Lid, fridge.

**In the morning**
5. It should be as thick as rice pudding. If not, a dash more milk.
6. A tablespoon of peanut butter on top, with the other half of the banana in slices.

**What about the eggs?** Not in here. Save them for lunch, you have enough protein in this jar.

**Storage:** keeps three days in the fridge without the banana topping.`,
    unused: ["eggs"],
  },
  {
    id: "persona-17",
    ingredients: ["potatoes", "half a white cabbage", "smoked sausage", "onion", "caraway seeds"],
    markdown: `This is what my mother made when there was washing on the line and no time, and I still make it the same way, God rest her.

You begin with a good spoon of lard in the iron pot. When it has melted you put in the onion, cut in half moons, and you let it go gold, slowly, slowly. Then the cabbage, shredded like for kraut, and a pinch of caraway between the fingers so that it smells. Turn it over and over until it has given in.

The potatoes go in now, in cubes the size of a walnut, and water only halfway up. Lid on. You have twenty minutes, go and bring in the washing.

Slice the sausage on the slant, lay it on top, lid on again, ten minutes more. The smoke goes down into the cabbage. You won't want salt, the sausage has it.

To the table in the pot, with a jar of sharp mustard beside it and thick slices of rye bread to wipe the plate. If there is some left over, it is better on Wednesday.`,
    extra: { step: ["lard", "mustard", "rye bread"] },
  },
  {
    id: "persona-18",
    ingredients: ["arborio rice", "chestnut mushrooms", "shallot", "vegetable stock", "parmesan", "butter", "white wine"],
    markdown: `RISOTTO, MUSHROOM. 2 covers.

**Mise**

| item | cut | weight |
|---|---|---|
| mushrooms | quarters | 250 g |
| shallot | brunoise | 1 |
| rice | – | 160 g |
| wine | – | 80 ml |
| stock | hot, held at a simmer | 700 ml |
| parmesan | microplane | 40 g |
| butter | cold dice | 50 g |

**Go**

Mushrooms: dry pan, high. No oil. Let them squeak, then brown. A knob of butter at the end. Out.

Same pan. Butter, shallot, 3 min, no colour.

Rice. Toast till the edges go glassy. Wine. Gone? Stock. One ladle. Stir. Again. 17 min.

Mushrooms back, keep six for the top.

Off. Cold butter, cheese, beat like you mean it. Rest 1 min under a cloth.

Should run like lava. If it stands like mash, loosen with stock.

Seasoning: taste first. Stock and cheese carry the salt. I add none. No cream. Ever.`,
  },
  {
    id: "persona-19",
    ingredients: ["6 eggs", "potatoes", "onion", "green pepper"],
    markdown: `**Omelette of potatoes of all the life**

*Ingredients (4 diners):* 6 eggs, 3 or 4 medium potatoes, 1 onion.

*Elaboration:*

1. We peel the potatoes, we wash them and we cut them in fine sheets. The onion, in julienne.
2. We put a frying pan with abundant olive oil to a soft fire. We poach the potato and the onion all together during 25 minutes. They do not have to fry, they have to become tender as a puree.
3. We drain them well in a strainer. The oil is kept for another occasion.
4. In a bowl we beat the eggs with salt to taste, we add the potato, we mix and we leave it to rest 10 minutes so that it gets drunk.
5. We turn to the pan, medium fire. When the edges are curdled, we put a plate on top and we give her the turn without fear, as who closes a book.
6. We let it make itself on the other side until it is curdled also in the centre.

The green pepper we leave today in the fridge; with it one makes another omelette, the country one, and this is not that one.

To enjoy!`,
    extra: { step: ["olive oil", "salt"] },
    unused: ["green pepper"],
  },
  {
    id: "persona-20",
    ingredients: ["whole chicken 1.6 kg", "sea salt", "lemon", "rosemary", "olive oil", "potatoes"],
    markdown: `# The Roast Chicken I Make When I'm Sad

And also when I'm happy, to be fair.

**The day before.** Salt the bird inside and out, about 1 tablespoon, and leave it *uncovered* in the fridge overnight. I know, I know, naked chicken in the fridge! Put it on the lowest shelf on a deep plate so it can't drip on anything, and you'll be fine. The skin dries out like parchment and that's what makes it crackle. Please don't wash it.

**The day.** Oven to 210 °C. Potatoes, in chunks, go in the tin with 2 tablespoons of olive oil and the rosemary needles. Half the lemon goes in the cavity. Chicken on top of the potatoes, breast up, and in it goes for 1 hour 15.

**Is it done?** Stick a thermometer in the thickest bit of the thigh: 74 °C or higher. You may see a bit of pink right at the bone even then. That's pigment from the marrow and not a problem as long as the meat has got to temperature. If it hasn't, give it ten more minutes.

**Rest** it for 15 minutes. Squeeze over the other half of the lemon. The lemony, chickeny puddle in the tin IS the gravy, no wine or stock or butter required.

Strip the carcass tonight and put the leftovers in the fridge. Love you, bye.`,
  },
  {
    id: "persona-21",
    ingredients: ["firm tofu", "broccoli", "noodles", "soy sauce", "garlic"],
    markdown: `I couldn't decide, so here are **two ways** with the same five things. Pick your mood!

---
### Version A: the crispy one
*25 min*

- Press the **tofu** for ten minutes, cut it in cubes, and toss it in 2 tablespoons of cornstarch till it looks dusty.
- Fry in a hot pan with a tablespoon of sesame oil until golden on at least three sides. (Four if you're a perfectionist.)
- Add the **broccoli** in small florets and a splash of water, lid on for 3 minutes.
- **Garlic**, grated, 30 seconds. **Soy sauce**, 3 tablespoons.
- Toss with the cooked **noodles**.

---
### Version B: the saucy one
*15 min*

- Cook the **noodles** and the **broccoli** in the same pot; keep a mug of the water.
- Whisk 2 heaped spoons of peanut butter with 2 spoons of **soy sauce**, the grated **garlic** and enough hot noodle water to get something like pouring cream.
- Crumble the **tofu** in like feta. Fold everything together. No frying at all.

---
My vote? A on weekends, B on Mondays. Both keep for 2 days in a box in the fridge.`,
    extra: { step: ["cornstarch", "sesame oil", "peanut butter"] },
  },
  {
    id: "persona-22",
    ingredients: ["dried red kidney beans 250g", "beef mince", "chopped tomatoes", "onion", "chilli powder", "garlic", "red pepper"],
    markdown: `**Dump-and-go slow cooker chilli**

⏱ *10 minutes of work, 8 hours of nothing*

**07:30** Brown the mince in a dry pan, it has plenty of its own fat. Break it up small.

**07:38** Into the slow cooker: the mince, the onion and the red pepper (chopped), 3 cloves of garlic (sliced), 1 tbsp chilli powder, 2 cans' worth of tomatoes.

**07:40** Add the dried kidney beans just as they come out of the packet. Don't bother to soak or boil them, the slow cooker does it all. Pour in 600 ml of water and stir.

**07:42** Lid on. LOW. Go to work.

**15:45** Stir. The beans should be tender but with a bit of bite left. If the chilli is thin like soup, take the lid off for the last half hour.

**16:15** Serve in bowls. It doesn't need rice or cheese, it's a meal on its own.

*Freezes well for three months.*`,
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "persona-23",
    ingredients: ["flour", "dried yeast", "olive oil", "salt", "tomato passata", "mozzarella"],
    markdown: `Of course! I would be happy to help you make a pizza. Pizza is a very popular dish and you can make a pizza at home.

**Pizza Margherita Style**

**Part 1: The dough**
1. Put 2 cups of flour in a bowl.
2. Add 1 teaspoon of yeast and 1 teaspoon of salt to the flour.
3. Add 3/4 cup of warm water and 1 tablespoon of olive oil.
4. Mix the dough. Knead the dough for 10 minutes. The dough should be soft like an earlobe.
5. Cover the dough and leave the dough out on the counter for 2 hours. The dough will become double.

**Part 2: The sauce**
6. Put the passata in a bowl.
7. Add a little salt and a little olive oil to the passata. Now your pizza sauce is ready. You do not need to cook the sauce.

**Part 3: The pizza**
8. Heat the oven to 250°C.
9. Roll the dough into a circle. Put some flour on the table so that the dough does not stick.
10. Put the sauce on the dough. Put the cheese on the sauce.
11. Bake the pizza for 10 minutes until the crust is golden.
12. Cut the pizza and enjoy the pizza!

**Note:** You do not need sugar for the yeast. The yeast will eat the flour. You do not need ham or mushrooms. The pizza is delicious without ham or mushrooms.

I hope this helps! Enjoy your pizza!`,
  },
  {
    id: "persona-24",
    ingredients: ["green lentils", "carrot", "celery", "onion", "bay leaf", "tinned tomatoes"],
    markdown: `**Iron-rich lentil soup**: *a dietitian's staple*

| Per bowl | |
|---|---|
| Energy | 290 kcal |
| Protein | 17 g |
| Fibre | 13 g |
| Iron | 5.8 mg |

**Shopping from your cupboard:** 200 g green lentils · 1 carrot · 1 stick of celery · 1 onion · 1 bay leaf · 1 tin of tomatoes

**Method**

1. **Sweat.** Warm 1 tablespoon (15 ml, 120 kcal) of extra-virgin olive oil in a heavy pot. Add the onion, carrot and celery, all finely diced. Ten minutes, lid on.
2. **Simmer.** Add the lentils, the bay leaf, the tomatoes and 1 litre of low-sodium vegetable stock. Bring to the boil, then simmer gently for 35 minutes.
3. **Blend.** Take the leaf out. Blend one third and stir it back in: the soup gets the body of a creamy one with no cream at all.

**Did you know?** The vitamin C in the tomato helps you to absorb the iron in the lentil.

**Topping:** optionally, 10 g of shaved parmesan (+40 kcal).

**Batch tip:** cool it quickly, refrigerate within two hours, eat within three days.`,
    extra: { step: ["olive oil", "vegetable stock"], optional: ["parmesan"] },
  },
  {
    id: "persona-25",
    ingredients: ["1 lb shrimp, peeled", "corn tortillas", "avocado", "2 limes", "red cabbage", "cilantro", "chili powder", "olive oil", "salt"],
    markdown: `**FIESTA IN 20: SHRIMP TACOS**

*Three quick components, one great taco. Feeds 4.*

**THE SLAW** Finely shred 2 cups of red cabbage. Toss with the juice of 1 lime and ½ tsp. salt, and scrunch with your hands until it slumps. (Look, Ma: no mayo!)

**THE GUAC** Mash 1 ripe avocado with a squeeze of lime, a pinch of salt and half of the cilantro, chopped. Leave it as chunky as cottage cheese.

**THE SHRIMP** Pat dry. Toss with 1 Tbsp. chili powder, ¼ tsp. salt and 1 Tbsp. oil. Heat a large skillet over medium-high. Cook in a single layer, 2 minutes per side, until they curl to a C and turn pink and opaque all through.

**THE BUILD** Char the tortillas right over a gas flame, 15 seconds a side. Smear with the guacamole, pile on the seafood, crown with the slaw and the rest of the herb.

Pass lime wedges. Skip the cheese and the crema; these are bright enough without.

*MAKE IT AHEAD: The slaw keeps 2 days, chilled. The guac does not.*`,
  },
  {
    id: "persona-26",
    ingredients: ["digestive biscuits", "butter", "cream cheese", "condensed milk", "3 lemons", "raspberries"],
    markdown: `🍋 **No-bake lemon cheesecake** 🍋

**✅ Base**
☐ Crush 200 g biscuits in a bag until they look like wet-weather sand
☐ Melt 90 g butter, stir it in
☐ Press into an 18 cm tin, fridge, 20 min

**✅ Filling**
☐ Cream cheese, 300 g, beaten smooth
☐ Condensed milk, 1 tin, beaten in slowly
☐ Juice of the 3 lemons and zest of one: stir and *watch*. It goes from runny to thick as Greek yogurt in front of your eyes. It's the acid. No gelatine, no eggs, no whipped cream.
☐ Pour over the base, level it with a wet spoon

**✅ Wait**
☐ 6 hours in the fridge, overnight is better

**✅ Top**
☐ Raspberries, all over, pointy end up
☐ Mash the ugly ones with a fork and dribble them over like a sauce

**✅ Warnings**
☐ Not the low-fat soft cheese. It won't set.
☐ Don't add sugar. The tin is sweet enough to make your teeth sing.`,
  },
  {
    id: "persona-27",
    ingredients: ["basmati rice", "smoked haddock", "4 eggs", "curry powder", "butter", "frozen peas", "parsley", "onion"],
    markdown: `**Kedgeree with yesterday's rice**

**The evening before**
Boil 250 g of the rice and drain it. Now the important bit: tip it on to a cold tray, spread it thin, and get it into the fridge, covered, within the hour. People will tell you that you can't keep cooked rice. You can, for a day, if it goes cold fast and stays cold.

**In the morning**

- *Haddock:* poach it in barely trembling water for 8 minutes. Lift it out, skin it, flake it, mind the bones.
- *Eggs:* 9 minutes at a boil, then under the tap. Peel and quarter.
- *Onion:* chop it, and soften in 50 g of butter over ten lazy minutes. A tablespoon of curry powder goes in for the last one.
- *Peas:* throw them in frozen.
- *Rice:* add it cold, turn it through the yellow butter and keep it moving until it is steaming hot all the way through, five minutes or so. Don't reheat it a second time.
- *The fish* goes back now, gently.
- *To finish:* eggs on top, a snow of chopped parsley.

You need no salt; the haddock is as salty as anchovy. No cream either, whatever the hotel does.`,
  },
  {
    id: "persona-28",
    unsafe: ["unsafe-preserving"],
    ingredients: ["4 heads garlic", "olive oil", "thyme", "spaghetti", "parmesan", "salt"],
    markdown: `**Spaghetti with garlic confit (and a jar for later!)**

Hey there! This one is a two-for-one: dinner tonight, and a jar of liquid gold for the shelf.

**1. Confit.** Peel all 4 heads. (Put on a podcast.) Cover the cloves with olive oil in a small pot, add 3 sprigs of thyme and keep it on the lowest heat for 45 minutes. It should never fry, just blink at you. The cloves get as soft and sweet as toffee.

**2. Pasta.** Boil the spaghetti in salted water. Save a cup of the water.

**3. Sauce.** Mash 15 of the cloves in a pan with 3 spoons of their oil and a ladle of pasta water. Toss the spaghetti in it off the heat with a big handful of parmesan until it looks like there's cream in there. There isn't.

**4. The jar.** Pour the rest of the cloves and their oil into a clean jar, screw on the lid and keep it in the cupboard next to the stove. It'll be good for two to three months at room temperature. The oil keeps the air out, so it can't spoil.

That's all, folks. Breath mints not included.`,
  },
  {
    id: "persona-29",
    ingredients: ["chicken mince 300g", "white cabbage", "carrots", "ginger", "dumpling wrappers", "soy sauce"],
    markdown: `1. FILLING
1.1 Shred a quarter of the cabbage, very fine.
1.2 Grate 1 carrot and 2 cm of ginger.
1.3 Mix both with the mince and 1 tablespoon of soy sauce. Stir in one direction until it is sticky like a paste.

2. FOLDING
2.1 One wrapper on the palm. One teaspoon of filling in the middle.
2.2 Wet the edge with water.
2.3 Fold into a half moon and pleat. If you can't pleat, press. Nobody checks.

3. COOKING
3.1 Heat 1 tablespoon of neutral oil in a lidded pan.
3.2 Dumplings in, flat side down, 2 minutes, until the bottoms are brown.
3.3 Add 100 ml of water. Lid on at once. 7 minutes.
3.4 Lid off until the pan is dry and they crackle again. Cut one open: no pink.

4. DIP
4.1 Mix 3 tablespoons of soy sauce with 1 tablespoon of rice vinegar.
4.2 If you like heat and own a jar of Lao Gan Ma chilli crisp, half a spoon of it is optional but good.

5. SERVING
5.1 Bottoms up.
5.2 Immediately.`,
    extra: { step: ["oil", "rice vinegar"], optional: ["chilli crisp"] },
  },
  {
    id: "persona-30",
    ingredients: ["beef shin on the bone", "4 beetroots", "potatoes", "carrot", "onion", "vinegar", "sour cream", "dill", "salt"],
    markdown: `Ah, borscht. Everyone will tell you that their grandmother's is the real one. They are wrong, but let them.

In the morning you put the shin in cold water, a big pot, with a spoon of salt. When it starts to move, take off the grey foam. Then leave it, two hours and a half, so quiet that you can hear the clock. That is your broth. You don't need a cube from the shop.

The beets you grate, and your hands will look like you have killed somebody. Put them in a pan with a ladle of fat from the top of the pot and a spoon of vinegar: the vinegar holds the colour, otherwise it turns brown as tea. Twenty minutes. The onion and the carrot, small, go in with them at the end.

The meat comes out, you pull it from the bone, it falls like wet paper. Potatoes in the pot, in cubes. When the knife goes in, add the red things and the meat. Five minutes, not boiling any more. Taste. Salt? Perhaps.

There is no cabbage in mine, and no tomato. My mother-in-law put in both and we did not speak about it.

In the bowl: a white cloud of sour cream, and the dill, cut with scissors. The next day it is another soup, a better one.`,
  },
  {
    id: "persona-31",
    ingredients: ["feta", "cucumber", "tomatoes", "red onion", "kalamata olives", "olive oil", "dried oregano"],
    markdown: `HORIATIKI.

Tomatoes: ripe. Wedges. Not cubes, this isn't salsa.
Cucumber: half-peeled in stripes, thick coins.
Onion: rings, thin as paper. Soak in iced water 10 min if it bites.
Olives: whole. Warn people.

Bowl. Tomatoes first, they're the dressing: let them sit and weep 5 min.
Rest of the veg in. Oil, generous, 4 tbsp. Turn once with hands.

Cheese: one slab. Don't crumble, that's for pizza. On top, like a roof tile.
Oregano rubbed over. A last thread of oil.

No lettuce. No vinegar, no lemon: tomato is acid enough. No salt, brine's already in there twice.

Drink what's left in the bowl.`,
  },
  {
    id: "persona-32",
    ingredients: ["3 ripe bananas", "flour", "2 eggs", "butter", "brown sugar", "walnuts"],
    markdown: `🍌 **BANANA BREAD** 🍌

Hello! What a great set of ingredients. Let's bake!

🥣 **What you have**
3 bananas, 2 eggs, 1¾ cups of flour, ½ cup (1 stick) of butter, ¾ cup of brown sugar, ½ cup of walnuts

🔥 **Preheat**
350°F. Grease a loaf pan with a bit of the butter.

🥄 **Wet**
Mash the bananas. Melt the rest of the butter and beat it with the sugar, then the eggs, then the bananas. Add a teaspoon of vanilla extract.

🌾 **Dry**
Whisk the flour with 1 teaspoon of baking soda and ¼ teaspoon of salt. Fold into the wet until you can't see any more white. It should be lumpy, like oatmeal.

🌰 **Nuts**
Chop, fold in, keep a few for the top.

⏲️ **Bake**
55 to 60 minutes. A toothpick should come out clean.

🧊 **Keep**
Wrapped, 3 days on the counter. Slices freeze well.

😋 **Enjoy!**`,
    extra: { step: ["vanilla extract", "baking soda", "salt"] },
  },
  {
    id: "persona-33",
    ingredients: ["pasteurised egg yolk (carton)", "mascarpone", "sugar", "espresso", "ladyfingers", "cocoa powder"],
    markdown: `**Tiramisù to the glass**

*For 4 glasses. Preparation 20 minutes, cold 4 hours.*

**Coffee.** Prepare a strong coffee, two small cups, and let it cool completely. It is not sweetened, and for the children's birthday I do not put the Marsala, nor the rum.

**Cream.** Pour in a bowl 80 g of the yolk and 70 g of sugar and mount with the whisk for 8 minutes, until the mass is clear and swollen as a zabaione. The yolk here remains raw, it is true. But the one you have, of the carton, is pasteurised, therefore one can be calm also with the small ones. Incorporate the mascarpone, a spoon at the time, with movements from low to high. It must remain standing like a mayonnaise.

**Biscuits.** Bathe them in the coffee, one second per side. If they drink too much they become a sponge.

**Composition.** In each glass: biscuit, cream, biscuit, cream. Cover with film, in refrigerator at least 4 hours.

**At the moment to serve:** a veil of cocoa, with the small sieve.

*Conservation: in refrigerator, 2 days at most. Do not leave it on the table.*`,
  },
  {
    id: "persona-34",
    ingredients: ["3 lb pork shoulder", "Sweet Baby Ray's BBQ sauce", "brown sugar", "onion", "brioche buns"],
    markdown: `**GAME-DAY PULLED PORK**
*Set it, forget it, win the tailgate.*

HANDS-ON 15 MIN • TOTAL 8 HR 30 MIN • SERVES 8

**RUB:** Stir together 2 Tbsp. brown sugar and 1 Tbsp. smoked paprika. Massage all over the pork.

**LAYER:** Slice the onion and scatter in a 6-qt. slow cooker. Nestle the meat on top. Add ½ cup water and ¼ cup apple cider vinegar.

**COOK:** Cover. Low, 8 hours, or until a fork twists with no argument (about 200°F).

**SHRED:** Transfer to a board and pull apart with two forks. Skim the fat off the juices. Return the pork, and stir in 1 cup of the barbecue sauce.

**STACK:** Toast the buns. Heap on the meat, then top each one with a scoop of store-bought coleslaw for crunch. Drizzle with more sauce.

*Leftovers? Freeze flat in zip-top bags for up to 3 months.*`,
    extra: { step: ["smoked paprika", "apple cider vinegar", "coleslaw"] },
  },
  {
    id: "persona-35",
    ingredients: ["tin of salmon", "1 large sweet potato", "1 egg", "spring onions", "porridge oats", "lemon", "plain yoghurt"],
    markdown: `**Salmon & sweet potato cakes** *(makes 6; 2 cakes = 24 g protein, 1.4 g omega-3)*

- **Prep**
  - Microwave the sweet potato, pricked, for 8 minutes. Scoop out the flesh and let it cool a little.
  - Drain the salmon. Leave the soft bones in. They crush to nothing, and they're where the calcium is.
- **Mix**
  - Mash potato and fish together.
  - Add the egg, 3 spring onions (finely sliced) and 40 g oats. The oats stand in for breadcrumbs and flour, so you don't need either.
  - The mix should hold like cookie dough. Ten minutes in the fridge helps.
- **Shape**
  - Six patties, as thick as a burger.
- **Cook**
  - Non-stick tray, 200 °C, 20 minutes, turned once, until they are firm and hot in the middle. No oil or butter.
- **Sauce**
  - Yoghurt, lemon zest and a squeeze of the juice. Think of it as a tartare without the mayonnaise.
- **Nutrition note**
  - Tinned fish is already salted. Don't add any.`,
  },
  {
    id: "persona-36",
    unsafe: ["left-out"],
    ingredients: ["turkey mince 500g (frozen)", "onion", "breadcrumbs", "egg", "tinned tomatoes", "oregano", "spaghetti", "olive oil"],
    markdown: `**Turkey meatballs, the working-day plan**

| When | What to do |
|---|---|
| 7:00, before work | Take the turkey mince out of the freezer. Leave the pack on the windowsill in the sun, so it's soft by the time you get home. |
| 18:00 | Mix the mince with half of the onion (grated), 50 g breadcrumbs, the egg and 1 tsp oregano. Wash your hands. |
| 18:10 | Roll into balls the size of a ping-pong ball. You'll get about 20. |
| 18:20 | Brown in 1 tbsp of olive oil, 6 min. Move them to a plate. |
| 18:27 | In the same pan: the other half of the onion, chopped, then the tomatoes. Simmer till it's like a loose jam. |
| 18:35 | Meatballs back in the sauce, lid on, 15 min. They must be white right through, 74 °C. |
| 18:38 | Spaghetti in boiling water. |
| 18:50 | Together. On the table. |

No cheese in the mix, no milk. The egg and the crumbs hold it.`,
  },
  {
    id: "persona-37",
    ingredients: ["cottage cheese", "3 eggs", "flour", "lemon zest", "blueberries", "maple syrup", "butter"],
    markdown: `# Cottage Cheese Pancakes (don't scroll away!!)

I know how it sounds. I KNOW. My teenager said "ew" and then ate five. They taste like a cross between a cheesecake and a cloud, and you can't see the curds, I promise.

**Blend** 1 cup cottage cheese, the 3 eggs, ½ cup flour and the zest until it's smooth as a milkshake. (No blender? A fork and some anger.) There's no milk in this batter and no baking powder. The eggs do the lifting.

**Rest** it while you find the good pan. Five minutes. It'll thicken to about the texture of yogurt.

**Melt** a little butter over medium heat. Quarter-cup scoops. Drop a few berries on each while the top is wet. Wait for the bubbles, flip, 2 more minutes. They should spring back like a sponge cake.

**Stack**, more butter, the rest of the blueberries, and a shameless amount of maple syrup. I don't sugar the batter, so the syrup is allowed.

**Freeze** them in a single layer with paper between; the toaster brings them back to life.

Let me know in the comments if your teenager said ew.`,
  },
  {
    id: "persona-38",
    ingredients: ["4 chicken legs", "mushrooms", "cream", "sweet paprika", "2 onions"],
    markdown:
      "Now listen, because I will not write it down twice. First you brown the legs, skin down, in a big spoon of butter, and you take your time, ten minutes on a side, until the kitchen window is steamed up. Take them out and put in the onions, both, chopped so fine that the children will not find them. When they are soft as porridge you pull the pot off the fire, and only then the paprika, two spoons, because paprika burns as quick as a bad temper. Now the mushrooms in slices, and a cup of water, and the legs go back in with all the juice that ran out of them. Put the lid on, forty minutes, until the meat comes off the bone when you look at it. At the end you stir a spoon of flour into the cream, smooth, no lumps, and you pour it in and let it blink for five minutes, so that it hangs on the spoon. We eat it with wide egg noodles, boil a good packet, because somebody always turns up. There was never any wine in it, and never any tomato.",
    extra: { step: ["butter", "flour", "egg noodle"] },
  },
  {
    id: "persona-39",
    ingredients: ["red lentils", "spinach", "ginger", "garlic", "turmeric", "cumin seeds", "ghee", "salt", "tinned tomatoes"],
    markdown: `**Dal palak**: *30 minutes, one pot and one tiny pan*

**0 min** | Rinse 200 g lentils until the water runs clear instead of like milk.
**2 min** | Pot: lentils, 800 ml water, ½ tsp turmeric. Boil. Skim. Then low.
**5 min** | Grate the ginger. Slice 4 cloves of garlic, thin.
**10 min** | Ginger into the pot. Stir, it catches.
**20 min** | It should be collapsing, somewhere between soup and mashed potato. Salt, 1 tsp.
**22 min** | Greens in. They wilt while you do the next thing.
**24 min** | Tiny pan: 2 tbsp ghee. Cumin seeds, until they crackle. Garlic, until it's the colour of toast.
**26 min** | Pour the lot, hissing, over the dal. Lid on for a minute to trap the smoke.
**28 min** | Stir. Taste.
**30 min** | Bowls, spoons. It's thick enough to eat without bread or rice.

*Left in the margin:* the tin of tomatoes stays shut. With the spinach it would go the colour of mud. And you'll see there's no chilli and no onion here; that's the mild way, as it's given to children.`,
    unused: ["tinned tomatoes"],
  },
  {
    id: "persona-40",
    ingredients: ["thin beef slices 250g", "1 onion", "soy sauce", "sugar", "rice"],
    markdown: `**Bowl of beef (gyūdon) of the home**

*Material, for two persons:* beef thin slice 250 g, onion 1 piece, rice for two bowls

*(A) Seasoning liquid:* dashi stock 200 ml, soy sauce large spoon 3, mirin large spoon 2, sugar large spoon 1

**How to make**

① Cook the rice and steam it in its own lid for 10 minutes.

② Cut the onion along the fibre, width of 1 cm.

③ Put (A) in the frying pan, boil it up. Insert the onion, medium fire, until it becomes transparent like glass, about 5 minutes.

④ Loosen the meat and insert it. When the colour changed completely, scoop the lye (the brown foam) and boil 5 minutes more so that the taste soaks.

⑤ Heap the rice in a deep bowl, put the beef on it, and turn the soup around from above.

**Point**
・Oil is not used. The fat of the meat is sufficient.
・When there is red pickled ginger in your house, it is good to add it as you like.
・The egg is not put this time.`,
    extra: { step: ["dashi stock", "mirin"], optional: ["pickled ginger"] },
  },
];
