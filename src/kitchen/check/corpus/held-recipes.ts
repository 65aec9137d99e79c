/** Twenty of forty recipes kept apart until nothing more was mended, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const HELD_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "held-01",
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
    id: "held-02",
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
    id: "held-03",
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
    id: "held-04",
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
    id: "held-05",
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
    id: "held-06",
    ingredients: ["plain flour", "3 eggs", "milk", "sugar", "2 apples", "butter", "pinch of salt", "cinnamon"],
    markdown: `Come in, sit down, I will tell you how we do it.

You take a big bowl, the blue one if it is clean, and in it you put about a soup plate of flour and your pinch of salt. Make a well, like a bird's nest. Break the three eggs into the nest and start stirring from the middle. Now the milk, little by little, never all at once or you will be chasing lumps until Sunday. It should run off the spoon like cream, not like water. Leave it to sleep for half an hour under a cloth.

Meanwhile the apples. Peel them, cut out the heart, and slice them as thin as a coin.

A nut of butter in the pan, and let it sing. A ladle of batter, and straight away a few slices of the fruit on top. When the edge is lace and it slides by itself, turn it over. The first one is always for the dog. After that they are good.

Mix the sugar with the cinnamon and throw it over while they are hot, so that it melts like syrup. My sister wanted jam on hers. I never gave her any, they don't need it. And none of that baking powder either: the eggs lift them enough.

Keep them warm in the oven under a plate. They won't last.`,
  },
  {
    id: "held-07",
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
    id: "held-08",
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
    id: "held-09",
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
    id: "held-10",
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
    id: "held-11",
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
    id: "held-12",
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
    id: "held-13",
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
    id: "held-14",
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
    id: "held-15",
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
    id: "held-16",
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
    id: "held-17",
    ingredients: ["potatoes", "half a white cabbage", "smoked sausage", "onion", "caraway seeds"],
    markdown: `This is what my mother made when there was washing on the line and no time, and I still make it the same way, God rest her.

You begin with a good spoon of lard in the iron pot. When it has melted you put in the onion, cut in half moons, and you let it go gold, slowly, slowly. Then the cabbage, shredded like for kraut, and a pinch of caraway between the fingers so that it smells. Turn it over and over until it has given in.

The potatoes go in now, in cubes the size of a walnut, and water only halfway up. Lid on. You have twenty minutes, go and bring in the washing.

Slice the sausage on the slant, lay it on top, lid on again, ten minutes more. The smoke goes down into the cabbage. You won't want salt, the sausage has it.

To the table in the pot, with a jar of sharp mustard beside it and thick slices of rye bread to wipe the plate. If there is some left over, it is better on Wednesday.`,
    extra: { step: ["lard", "mustard", "rye bread"] },
  },
  {
    id: "held-18",
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
    id: "held-19",
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
    id: "held-20",
    ingredients: ["whole chicken 1.6 kg", "sea salt", "lemon", "rosemary", "olive oil", "potatoes"],
    markdown: `# The Roast Chicken I Make When I'm Sad

And also when I'm happy, to be fair.

**The day before.** Salt the bird inside and out, about 1 tablespoon, and leave it *uncovered* in the fridge overnight. I know, I know, naked chicken in the fridge! Put it on the lowest shelf on a deep plate so it can't drip on anything, and you'll be fine. The skin dries out like parchment and that's what makes it crackle. Please don't wash it.

**The day.** Oven to 210 °C. Potatoes, in chunks, go in the tin with 2 tablespoons of olive oil and the rosemary needles. Half the lemon goes in the cavity. Chicken on top of the potatoes, breast up, and in it goes for 1 hour 15.

**Is it done?** Stick a thermometer in the thickest bit of the thigh: 74 °C or higher. You may see a bit of pink right at the bone even then. That's pigment from the marrow and not a problem as long as the meat has got to temperature. If it hasn't, give it ten more minutes.

**Rest** it for 15 minutes. Squeeze over the other half of the lemon. The lemony, chickeny puddle in the tin IS the gravy, no wine or stock or butter required.

Strip the carcass tonight and put the leftovers in the fridge. Love you, bye.`,
  },
];
