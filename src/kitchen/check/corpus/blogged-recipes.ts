/** Forty recipes in the manner of people who write of their cooking, from many countries, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const BLOGGED_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "blogged-01",
    ingredients: [
      "2 slices sourdough",
      "mature cheddar (about 80g), grated",
      "1 tsp English mustard",
      "1 small leek",
      "knob of butter",
      "a splash of ale",
      "black pepper",
    ],
    markdown: `# Leeky Rarebit for One

It was raining sideways when I got in, and the fridge was the usual single person's museum. My nan always said that rarebit cures everything from a head cold to a broken engagement. Take that with a pinch of salt if you like, but she lived to ninety-four.

Start with the leek. Slice it thinly, rinse the grit out under the tap and let it soften in the butter over a low heat until it's as limp as wet ribbon. Eight minutes, perhaps ten. You want the pale green of pea soup, not brown.

Now pour in the ale and let it fizz itself down to a tablespoon or so. Turn the heat as low as it goes and drop in the cheese, a handful at a time, stirring the way you'd stir a custard that you were worried about. When it's smooth, in goes the mustard and a good few twists of pepper.

Meanwhile toast the bread on both sides. Heap the cheesy leeks on top, right to the corners so that the crusts don't catch, and slide it under a hot grill until it bubbles and blisters like the lid of a crème brûlée.

No flour, no egg yolk, and no Worcestershire sauce either. Put the bottle down, Dad.

Eat it with a knife and fork on the sofa, with a blanket. That's the whole recipe.`,
  },
  {
    id: "blogged-02",
    ingredients: ["leftover roast lamb, chopped small (about 300 g)", "4 large potatoes", "2 carrots", "1 onion", "handful frozen peas", "butter", "milk"],
    extra: { step: ["stock cube", "Worcestershire sauce"], optional: ["cheddar"] },
    unused: ["milk"],
    markdown: `**Monday Shepherd's Pie** (serves 3, or 2 who've been gardening)

There's nothing like a Monday pie to use up Sunday's joint. It's thrifty, it's brown, it's wonderful.

**For the filling**
- the leftover lamb
- 1 onion, chopped
- 2 carrots, in small dice
- a handful of frozen peas

**For the top**
- 4 large potatoes, peeled and quartered
- a generous lump of butter

**What to do**

1. Put the potatoes in a pan of cold water, bring to the boil and cook for 20 minutes until a knife slides through them.
2. While they bubble, melt a teaspoon of the butter in a wide pan and cook the onion and carrots gently for 10 minutes.
3. Add the lamb and turn it about until it's hot through. Crumble in an Oxo cube, pour on 250 ml of boiling water and give the whole lot a good shake of Worcestershire sauce. Simmer until the gravy is about as thick as porridge, then stir in the peas.
4. Drain the potatoes, let them steam dry for a minute and mash them with the rest of the butter.
5. Spoon the lamb into a dish, spread the mash over it and rough it up with a fork so it has peaks like a choppy sea.
6. Bake at 200°C (180°C fan) for 25 minutes until golden on the ridges and bubbling at the edges.

**Tip:** if there's an end of cheddar lurking in the fridge, a little grated over the mash before baking is very welcome, but it isn't essential.

**Leftovers:** of leftovers? You're on your own there. It's had its second life, so finish it the same night.`,
  },
  {
    id: "blogged-03",
    ingredients: [
      "1 cup toor dal",
      "ghee",
      "1 tsp cumin seeds",
      "1/2 tsp turmeric",
      "2 green chillies, slit",
      "1 big tomato",
      "4 garlic cloves",
      "salt",
      "coriander leaves",
    ],
    markdown: `Namaste! 🙏 Thank you for sharing your ingredients. Here is a homely **Dal Tadka**, just the way it is made on a weeknight in my kitchen.

* **Cook the dal**
  * Wash the lentils in three changes of water, until the water runs clear and not like milk.
  * Put them in the pressure cooker with the turmeric, the chopped tomato, one of the chillies, 3 cups of water and a teaspoon of salt.
  * Four whistles on medium. Let the pressure drop by itself.
  * Open and mash with the back of a ladle. It should be soft as butter and look like a thin porridge. Too thick? Splash in hot water.
* **Make the tadka**
  * Warm 2 tablespoons of ghee in a small pan.
  * Drop in the cumin. When the seeds are the colour of strong tea and smell nutty, add the sliced garlic and the other chilli.
  * Take it off when the garlic is golden as honey. Brown garlic is bitter garlic.
* **Bring them together**
  * Pour the sizzling tadka over the dal and put the lid on at once for two minutes so that the perfume stays inside.
  * Scatter the coriander.

A word to my restaurant-loving friends: there is no cream in this. No onion, no garam masala, no sugar. Their dal leans on cream; ours leans on patience.

I drink mine from a mug like soup on evenings when I can't be bothered to make rice or roti.`,
  },
  {
    id: "blogged-04",
    ingredients: ["1 chicken breast", "half a lemon", "25g butter", "few sprigs thyme", "salt and pepper"],
    unsafe: ["undercooked-poultry"],
    markdown: `## Butter-Basted Chicken Breast, Table for One

People are scared of chicken, and so they eat sawdust. Let's fix that tonight.

**You'll use:** the chicken breast, the butter, the thyme, half a lemon, salt and pepper. You won't need oil; the butter does all the work.

1. Pat the breast dry and season it well on both sides with salt and pepper.
2. Melt the butter in a small frying pan over medium heat until it foams like cappuccino.
3. Lay the chicken in, presentation side down, and cook for 4 minutes without nudging it. It should be the colour of toast.
4. Flip it, add the thyme, tilt the pan and spoon the butter over the meat for 2 minutes more.
5. Take it out when the thickest part reads 130°F (54°C). The middle will still be pink as a peach and a bit jelly-like, and that's exactly how the best chefs serve it.
6. Slice it straight away, squeeze the lemon over and pour on the pan juices.

Serve it on a warm plate, light a candle, and enjoy the fact that nobody's going to ask you for a bite.`,
  },
  {
    id: "blogged-05",
    ingredients: ["500g baby potatoes", "smoked paprika", "garlic powder", "parmesan, finely grated"],
    extra: { step: ["oil", "salt", "pepper"] },
    markdown: `🥔 **Air Fryer Parmesan Potatoes** 🥔

Hi there! Great choice of ingredients! These come out like little golden pebbles: crisp on the outside and fluffy like a cloud inside. 😊

🛒 **Ingredients**
• 500g baby potatoes, halved
• 1 tsp smoked paprika
• 1/2 tsp garlic powder
• 3 tbsp finely grated parmesan

👩‍🍳 **Method**
1️⃣ Preheat the air fryer to 200°C for 3 minutes.
2️⃣ Dry the halved potatoes really well in a tea towel. Wet potatoes steam, dry potatoes crisp.
3️⃣ Tip them into a bowl and give them a quick spritz of oil. Add the paprika, the garlic powder and a pinch of salt and pepper and toss until every one is wearing a rusty coat.
4️⃣ Air fry for 15 minutes, shaking the basket halfway.
5️⃣ Sprinkle over the cheese and cook for 3 more minutes until it has melted into a lacy crust.

💡 **Tips**
• Don't crowd the basket. If yours is small, do two batches.
• They are best eaten at once; they go leathery if they hang around.

Enjoy! Let me know how they turn out! 🎉`,
  },
  {
    id: "blogged-06",
    ingredients: ["2 cups White Lily self-rising flour", "6 tbsp cold butter, cubed", "3/4 cup buttermilk"],
    markdown: `Three-Ingredient Biscuits

Well hey, y'all. My grandmother made these every single morning of her married life, and she never once measured. I've measured for you, because I'm not my grandmother.

**INGREDIENTS**
2 cups self-rising flour, plus a dusting for the counter
6 tablespoons cold butter
3/4 cup cold buttermilk

**DIRECTIONS**
Heat the oven to 450°F and set a cast-iron skillet in it to get hot.

Work the butter into the flour with your fingertips. Stop when the biggest bits are the size of peas and the smallest look like cornmeal. (If it looks like wet sand you've gone too far, but they'll still be good.)

Make a well and pour in the buttermilk all at once. Stir with a fork about twelve times. The dough will be shaggy as cottage cheese and you'll think it's wrong. It isn't wrong.

Flour the counter, turn the dough out and pat it into a rectangle. Fold it in three like a letter. Pat and fold twice more. That's where the layers come from; it's easy as pie and a lot quicker.

Pat it an inch thick and cut straight down with a floured juice glass. Don't twist!

Butter the hot skillet with a dab of the butter, snuggle the biscuits in so they touch, and bake 14 to 16 minutes until the tops are the color of a brown paper sack.

**Now listen:** there's no egg in a biscuit. No yeast, no sugar. You don't add salt or baking powder, either, because a self-rising flour comes with both.

Eat the first one standing up, plain. Grandmother didn't allow jam near the first batch, and neither do I.`,
  },
  {
    id: "blogged-07",
    ingredients: ["2 bunches collard greens", "1 smoked ham hock", "1 onion, diced", "3 cloves garlic", "apple cider vinegar", "red pepper flakes"],
    extra: { step: ["brown sugar", "hot sauce", "cornbread"] },
    markdown: `**Slow Cooker Collards Like Mama's**

If you only ever had collards from a can, honey, sit down.

**Step 1 – Wash.** Fill the sink and swish the collards around. Drain and do it again. Sand in your greens is a sin.

**Step 2 – Strip and roll.** Pull the leaves off the tough stems, stack them up, roll them like a cigar and slice into ribbons.

**Step 3 – Load the crock.** Ham hock on the bottom, then the onion and the garlic, smashed, then the greens. Pack them in; they'll cook down like a deflating balloon. Pour over 4 cups of water and shake in half a teaspoon of red pepper flakes. (My aunt stirs in a spoonful of brown sugar here to take the edge off, and so should you.)

**Step 4 – Wait.** LOW for 8 hours or HIGH for 4. Go live your life.

**Step 5 – Finish.** Fish out the hock, pull off the meat, toss the bone and the skin and stir the meat back in. Add 2 tablespoons of vinegar and taste. No salt needed, since the hock took care of that.

**Step 6 – Serve.** Ladle into bowls with plenty of the pot likker and a shake of Texas Pete, with a square of hot cornbread on the side for sopping.

The leftovers are better on day two. Cool them, cover them and keep them in the icebox up to four days.`,
  },
  {
    id: "blogged-08",
    ingredients: ["500 g new potatoes", "200 g hot-smoked salmon", "150 g skyr", "a bunch of dill", "1/2 lemon", "4 radishes", "rye crispbread", "salt"],
    markdown: `# Midsummer Salad for a Slow Evening

In my corner of Sweden the light doesn't leave in June, so neither do the guests. This is what I put in the middle of the table when I don't want to be in the kitchen.

## The potatoes
Scrub them, leave the skins on and boil them in well salted water until just tender, about 15 minutes. Drain. Let them sit in their own steam until you can hold one without swearing.

## The dressing
Stir the skyr with the juice of the half lemon, a pinch of salt and most of the dill, chopped. Skyr is thick, more like Greek yoghurt than anything else, so loosen it with cold water until it runs like single cream. There's no mayonnaise in it and no sour cream, and nobody at my table has ever noticed.

## Putting it together
Halve the potatoes while they're warm and fold them through the dressing; they drink it up like sponges. Flake in the salmon straight from the packet. You don't have to cook it, since it's been hot-smoked already and is as done as any baked fish. Just run a finger over it for stray bones.

Slice the radishes as thin as coins and scatter them over, together with the last fronds of dill.

## At the table
Break the crispbread into shards and use it as a spoon.

*It keeps until the next day in the fridge, though the radishes will blush and stain everything pink.*`,
  },
  {
    id: "blogged-09",
    ingredients: [
      "8 corn tortillas, stale is best",
      "1 lb tomatillos",
      "1 jalapeño",
      "1/2 white onion",
      "cilantro",
      "queso fresco",
      "2 eggs",
      "vegetable oil",
      "salt",
    ],
    markdown: `CHILAQUILES VERDES — breakfast for two, or for one with a broken heart

My abuela said that a tortilla is never old, it's only waiting to become chilaquiles.

FIRST, THE SALSA
Husk the tomatillos and rinse off the stickiness. Set them in a dry skillet with the jalapeño and half of the onion and let them blacken in spots, ten minutes, turning now and then. They'll go from the green of limes to the green of olives. Blend with a fistful of cilantro, a good pinch of salt and a quarter cup of water. It should pour like heavy cream.

SECOND, THE CHIPS
Cut the tortillas in triangles like a pizza. Heat half an inch of oil and fry them in batches until they're stiff and golden. Drain on paper. Salt them while they glisten.

THIRD, THE EGGS
Pour off all but a spoonful of the oil. Fry the eggs in it until the whites are lacy and the yolks don't wobble anymore. Keep them warm.

FOURTH, THE MARRIAGE
Pour the salsa into the same skillet. It will spit like an angry cat. Let it simmer 3 minutes, then fold in the chips, quickly, so each one is coated but still has some fight left.

FIFTH
Plates. An egg on each. Crumble the cheese over everything, with the rest of the onion in thin rings and some more cilantro.

You'll notice that there's no crema. I know, I know. With a salsa this good you don't need it. You don't need beans or chicken, either.`,
  },
  {
    id: "blogged-10",
    ingredients: ["400g minced beef and pork mix", "1 small onion, grated", "breadcrumbs 50g", "100ml milk", "1 egg", "butter", "2 dl cream", "salt"],
    extra: { step: ["soy sauce", "potato", "lingonberry jam"], optional: ["allspice"] },
    markdown: `### Swedish meatballs with cream sauce

The trick to köttbullar is patience and wet hands. Everything else is gossip.

| Part | What you need |
|---|---|
| Meatballs | 400 g mince, 1 small onion (grated), 50 g breadcrumbs, 1 dl milk, 1 egg, 1 tsp salt |
| For frying | 2 tbsp butter |
| Sauce | 2 dl cream, 1 dl water |

**Method**

1. Let the breadcrumbs soak in the milk for 10 minutes, until it looks like wet plaster.
2. Mix in the egg, the grated onion, the salt and the meat. If there's a jar of allspice at the back of the cupboard, a pinch is nice, but mine are often without.
3. Wet your hands and roll balls the size of walnuts. You should get about 30.
4. Fry in the butter over medium heat in two rounds, shaking the pan so that they stay round, 8–10 minutes, until there's no pink left inside.
5. Take the meatballs out. Pour the water in the pan and scrape up everything brown. Add the cream and a teaspoon of soy sauce for colour, and let it bubble until it coats a spoon.
6. Roll the meatballs back in the sauce.

**To serve:** with boiled potatoes and a big spoonful of lingonberry jam, as God intended.

The cold leftovers make the best sandwich in Scandinavia.`,
  },
  {
    id: "blogged-11",
    ingredients: ["4 chicken thighs, bone-in", "1 tsp paprika", "1 tsp garlic powder", "1/2 tsp salt", "1 tbsp olive oil"],
    markdown: `1. **Title:** Crackly Air Fryer Chicken Thighs
2. **Serves:** 2, or 1 plus tomorrow's lunch
3. **Time:** 30 minutes
4. **Get ready:** Take the chicken out of its packet and pat it dry with kitchen paper. Don't rinse it; that only gives your sink a shower in germs.
5. **Make the paste:** Stir the paprika, garlic powder and salt into the olive oil. It'll look like brick-red paint.
6. **Paint:** Rub the spiced oil all over the thighs and under the skin too, if you can get a finger in there.
7. **Heat:** Preheat the air fryer to 390°F. No spray, no extra oil, no breadcrumbs, no egg wash. The skin is its own breading.
8. **Cook:** Thighs skin side down, 10 minutes. Flip, then 12 to 14 minutes more, until the skin crackles like a potato chip when you tap it.
9. **Check:** Push a thermometer into the thickest part, not touching bone. You're looking for 175°F, which is well past safe and makes the dark meat tender.
10. **Don't panic:** You may still see a rosy tint right against the bone. With the thermometer where it should be, that's pigment from the marrow and not raw meat. Eat up.
11. **Rest:** Five minutes on a rack, so that the bottoms don't go soggy.
12. **Leftovers:** Fridge within two hours, three days at most. Pull the meat off the bones and eat it cold at midnight, standing in the light of the fridge.`,
  },
  {
    id: "blogged-12",
    ingredients: ["1 mug rice", "2 eggs", "frozen peas", "soy sauce", "spring onions", "sesame oil"],
    unsafe: ["left-out"],
    markdown: `**Broke Student Egg Fried Rice** 🍳

You've got lectures till five, no money and one pan. Perfect. This is about 80p a bowl.

**Before you leave the house (5 minutes of effort)**
Cook the mug of rice with two mugs of water, lid on, about 12 minutes. Turn the hob off and just leave the pan with its lid on the side all day. By the time you're back in the evening it will have had nine or ten hours to dry out at room temperature, and dry rice is the secret to good fried rice. Don't bother with the fridge, it only makes clumps.

**When you get home**
1. Get a frying pan properly hot with a tablespoon of sesame oil.
2. Chuck in the whites of the spring onions and a handful of frozen peas. Two minutes.
3. Shove it all to one side. Crack the eggs into the gap and scramble them till they're set, like rubbly little curds.
4. In goes the rice. Break it up and fry it for 4 minutes, until it jumps about like popcorn.
5. A good glug of soy sauce around the edges, toss, done.
6. Green bits of the spring onions on top.

No salt needed, the soy has you covered. No wok either. Wash the pan before your flatmates see it.`,
  },
  {
    id: "blogged-13",
    ingredients: ["cold cooked rice (yesterday's)", "1 carrot", "half a cabbage", "2 eggs", "soy sauce", "ginger, thumb-sized", "oil"],
    markdown: `So you've got last night's rice staring at you, and that's a lovely problem to have. I'll tell you how it goes in our house, and there's no list because it isn't that sort of dish. The rice went onto a wide plate yesterday as soon as we'd eaten, was cold within the hour and has been in the fridge since, covered, so it's safe and it's dry, with grains as separate as gravel, which is what you're after. Shred the cabbage as fine as you can bear to, as if you were making coleslaw, and cut the carrot into matchsticks. Peel the ginger with a teaspoon and chop it. Now heat a good tablespoon of oil in your widest pan until it shimmers. Ginger first, ten seconds, until the kitchen smells like a cold remedy. Then the vegetables, on full heat, and keep them moving for three or four minutes; they should wilt at the edges but still crunch, like a good pickle does. Push it all to the rim and pour the beaten eggs into the clearing. Let them set like a pancake and then chop them up with your spatula. Tip in the rice, squash out the lumps and fry until it's steaming hot all the way through and the odd grain starts to pop. Finish with soy sauce, two tablespoons or so, poured down the side of the pan where it hisses and goes treacly. You don't want salt, and I'd never put sesame oil in this one, or spring onions, or ham, because then it becomes a different supper. Don't save what's left a second time. Rice gets one reheating and that was it.`,
  },
  {
    id: "blogged-14",
    ingredients: ["500g chicken thighs, cubed", "2 onions", "2 tomatoes", "ginger garlic paste", "garam masala", "Kashmiri chilli powder", "oil", "salt"],
    extra: { step: ["yogurt", "turmeric", "lemon"], optional: ["kasuri methi"] },
    markdown: `**Sunday Chicken Curry (Amma's way)**

Every family has one curry that tastes like coming home, and this is ours.

**Ingredients**
- 500 g chicken thighs, cubed
- 2 onions, finely chopped
- 2 tomatoes, pureed
- 1 tbsp ginger garlic paste
- 1 tsp garam masala
- 2 tsp Kashmiri chilli powder
- 3 tbsp oil
- Salt to taste

**Instructions**

**1. The chicken.** Marinate it the usual way: a few spoons of yogurt, half a teaspoon of turmeric, a squeeze of lemon and a little salt. Half an hour is fine, and overnight in the fridge is finer.

**2. The base.** Heat the oil and fry the onions slowly. Really slowly. Fifteen minutes, till they're the brown of a jute sack. Most curries that fail have failed here.

**3. The masala.** Add the ginger garlic paste and stir until the raw smell goes. Then the chilli powder, for ten seconds only, and then the tomatoes. Cook until the oil separates and lines the edge of the pan like a tide mark.

**4. Together.** Slide in the chicken with its marinade. Coat well, add half a cup of water, cover and simmer for 25 minutes until the chicken is cooked through and tender.

**5. To finish.** Garam masala goes in at the end. If you have kasuri methi, crush some between your palms over the pan; if not, nobody will send it back.

Serve hot. It tastes even better the next day.`,
  },
  {
    id: "blogged-15",
    ingredients: ["1 kg chicken drumsticks", "juice of 2 limes", "4 cloves of garlic", "1 tbsp ancho chile powder", "oregano", "olive oil", "salt", "honey"],
    markdown: `# Pollo Asado, Backyard Style

*Smoke, lime and sticky fingers.*

## Make the marinade
Mash the garlic with a teaspoon of salt until it's a paste. Whisk in the lime juice, the ancho, a teaspoon of dried oregano (Mexican, if that's the jar you own) and 3 tablespoons of olive oil. It should look like thin barbecue sauce and smell like somebody's birthday.

**Stop. Before any raw meat gets near that bowl, pour a third of it into a clean jar.** Stir the honey into the jar. That's your glaze, and it lives in the fridge till you need it.

## Marinate
Score the drumsticks twice to the bone, put them in a zip bag with the rest of the marinade and refrigerate for 2 to 6 hours.

## Grill
1. Light one side of the grill only.
2. Lift the chicken from the bag. The marinade that's left in there has done its job: pour it down the drain.
3. Cook on the cool side with the lid on, turning from time to time, for about 35 minutes.
4. Move the legs over the fire for the last five, tip half of the glaze into a cup and brush it on, with a clean brush, until they shine like lacquer.
5. They're done at 175°F next to the bone.

## Notes
- No oil on the grates; it's in the marinade already.
- Neither the raw chicken nor the brush has been in the jar, so what's left in it can go on the table as a dipping sauce.
- Skip the tortillas and the rice. These want bare hands and a stack of napkins.`,
  },
  {
    id: "blogged-16",
    ingredients: ["leftover roast chicken, shredded", "1 onion, sliced", "2 tomatoes", "2 garlic cloves", "corn tortillas", "oil", "salt"],
    extra: { step: ["chipotle", "avocado"], optional: ["crema"] },
    markdown: `**TINGA TACOS FROM LAST NIGHT'S CHICKEN** 🌮

Hello! Leftover chicken is a gift you gave yourself. Let's unwrap it.

**You will need:**
1. Leftover roast chicken, shredded (about 2 cups)
2. 1 onion, sliced thin
3. 2 tomatoes
4. 2 cloves garlic
5. 2 canned chipotle peppers
6. 6 to 8 corn tortillas
7. 1 tbsp oil
8. Salt

**Here's how:**
1. Blend the tomatoes, the garlic and the chipotles with half a cup of water until it's smooth and brick-colored.
2. Warm the oil in a skillet and cook the onion until it's soft and sweet, like jam in the making, around 8 minutes.
3. Pour in the sauce and let it bubble for 5 minutes. It should go from raw red to deep red.
4. Stir in the chicken and heat until it's piping hot. Taste for salt.
5. Toast the tortillas over a flame or in a dry pan until they're spotted like a leopard.
6. Fill them up and top each taco with a couple of slices of avocado. A drizzle of crema is nice if you have it, but it's up to you.

**Storage:** the chicken has been cooked once already, so eat the tinga the same day.`,
  },
  {
    id: "blogged-17",
    ingredients: [
      "1 tin of tuna in brine",
      "300g pasta shapes",
      "small tin sweetcorn",
      "1 tin condensed mushroom soup",
      "Cathedral City cheddar",
      "bag of ready salted crisps",
    ],
    markdown: `**THE HALLS OF RESIDENCE TUNA BAKE**

*Feeds 3 normal humans, or one student from Monday to Wednesday.*

**Why it works:** everything's from the cupboard, the soup is the sauce and you don't have to know what a roux is. No white sauce, no onions to chop, no faff.

**Do this first:** oven on, 190°C fan. Boil the pasta for two minutes less than the packet says. Don't salt the water. Between the soup and the crisps there's salt to spare.

**Then this:** drain the tuna, and give the brine to the sink or to a cat. Drain the corn. Scrape the soup into the empty pasta pan. It'll come out tin-shaped, with a noise. Half-fill the tin with water, slosh it round and tip that in as well. Whisk over a low heat till it stops looking like cement.

**Then this:** in go the shapes, the fish and the corn. Stir. Grate the cheese and stir half of it through.

**And finally:** everything into a baking dish. Crush the crisps in their bag (open it first, I learnt the hard way) and mix the shards with the rest of the cheese. That's your topping. The breadcrumbs that my mum swears by aren't invited.

**Bake** for 20–25 minutes until it's bubbling like a swamp and the top's gone the colour of a digestive biscuit.

**Leftovers:** cool, lid on, fridge. Two days. Microwave until it's properly hot in the middle. The crisps go soft and somehow that's even better.`,
  },
  {
    id: "blogged-18",
    ingredients: ["1 lb ground beef", "1 cup dried red kidney beans", "1 can crushed tomatoes", "1 onion", "chili powder", "cumin", "salt"],
    unsafe: ["raw-kidney-beans"],
    markdown: `## Dump-and-Go Slow Cooker Chili

This one's for the mornings when you have ten minutes and one eye open.

**Ingredients**

- 1 lb ground beef
- 1 cup dried red kidney beans
- 1 can (28 oz) crushed tomatoes
- 1 onion, chopped
- 2 tbsp chili powder
- 2 tsp cumin
- 1 1/2 tsp salt

**Instructions**

1. Brown the beef with the onion in a skillet. You don't need oil; the beef has enough fat of its own. Spoon off the grease.
2. Rinse the dried beans and pour them into the slow cooker. No soaking and no boiling! The whole point of a slow cooker is that it does that for you.
3. Add the beef, tomatoes, chili powder, cumin, salt and 3 cups of water. Stir.
4. Cover and cook on LOW for 8 hours. The beans should be just tender, with a little bite to them.
5. Mash a ladleful against the side of the crock to thicken it until it falls off the spoon like oatmeal.

**Make ahead:** chili freezes like a dream, three months in flat bags.

Serve in your biggest mug, and remember that patience is the best spice.`,
  },
  {
    id: "blogged-19",
    ingredients: [
      "500g beef mince",
      "2 tins kidney beans",
      "tin chopped tomatoes",
      "1 red pepper",
      "2 tsp chipotle paste",
      "square of dark chocolate",
      "salt",
      "1 onion",
    ],
    markdown: `🌶️ **Slow Cooker Chilli for Lazy Sundays**

🔪 **Prep (10 min)**
- Chop the onion and dice the pepper about as big as your thumbnail.
- Drain and rinse the beans.

🔥 **Brown (8 min)**
- Put the mince in a cold frying pan and turn up the heat. No oil. Beef brings its own, and you'd only be pouring it off again.
- Break it up until there's no pink and the edges look like burnt sugar. Tip away the fat.
- Chipotle paste in, thirty seconds, cough, open a window.

🥘 **Slow cook (6 h on LOW)**
- Everything into the pot: beef, onion, pepper, tomatoes, beans and a teaspoon of salt.
- The beans go in just as they are. They were boiled hard at the cannery, so you needn't do it again. (It's the dried sort that mustn't go raw into a slow cooker. Different beast.)
- Don't add stock or water. It looks dry as a bone at the start, I know. Walk away.

🍫 **Finish (2 min)**
- Stir in the chocolate till it melts. You won't taste pudding, you'll taste depth; the sauce turns as dark and glossy as a conker.

🥣 **Serve**
- In bowls, with spoons. We've given up on rice in this house, and I don't miss the soured cream or the cheese.

❄️ **Store**
- Three days in the fridge or three months in the freezer. Reheat until it bubbles.`,
  },
  {
    id: "blogged-20",
    ingredients: ["1 pack instant ramen", "1 egg", "handful spinach", "2 mushrooms", "spring onion"],
    extra: { step: ["mayonnaise", "sriracha"], optional: ["sesame seed"] },
    markdown: `Dorm Room Ramen, But Make It Fancy ✨

Okay bestie, here we go!! You have everything you need for a bowl that looks like it cost $16.

**Step one: egg.** Boil a pot of water and lower in the egg. 9 minutes, then straight into a bowl of ice water. Peel and halve.

**Step two: noodles.** Same pot, same water (we're saving the planet). Slice the mushrooms and throw them in with the noodles and half of the flavor packet. 3 minutes.

**Step three: greens.** Drop in the spinach for the last 20 seconds. It shrinks to, like, nothing. That's normal.

**Step four: the creamy moment.** In your bowl, stir a spoonful of Kewpie with the rest of the flavor packet and a squeeze of Huy Fong sriracha until it looks like melted peach ice cream. Ladle in some of the hot broth while you stir, and then the rest. Silky!! No actual cream needed.

**Step five: build.** Noodles, mushrooms, spinach, egg on top, spring onion snipped over with scissors because who owns a cutting board.

If you have sesame seeds, go off. If not, it's literally fine.

**Cleanup:** one pot, one bowl. You're welcome. 💅`,
  },
  {
    id: "blogged-21",
    ingredients: [
      "frozen oven chips",
      "2 tbsp pasteurised egg yolk, from a carton",
      "1 tsp Dijon mustard",
      "150 ml rapeseed oil",
      "2 tsp white wine vinegar",
      "pinch of salt",
    ],
    markdown: `**Air fryer chips and a proper mayonnaise**

*A confession: some nights this is dinner.*

I learnt to make mayonnaise from a Belgian flatmate who thought that the British were committing a crime against chips, and that the name of the crime was vinegar from a bottle shaped like a bell.

**The mayo**

Put the yolk, the mustard, the salt and half the vinegar in a bowl and stand it on a damp cloth so that it doesn't skate about. Whisk for a moment. Now the oil: a drip, whisk, a drip, whisk, as though you were feeding a very small bird. After a third of it you'll feel the mixture tighten. From then on you can pour a thread. When it's all in it should stand up like shaving foam, or like lemon curd on a cold day. Loosen it with the rest of the vinegar, and taste.

Yes, the yolk is raw. It's also pasteurised, which means that it has been heated at the dairy just enough to make it safe, so you can serve this to your gran. If the sauce splits and looks like scrambled egg, whisk in a teaspoon of hot water and pretend that nothing happened.

**The chips**

Straight from the freezer into the basket, 200°C, 18 minutes, two good shakes. No oil for these; they come with a coat on.

**The eating**

Dunk. Your mayo will keep for three days in the fridge in a clean jar, not that it'll have to. No ketchup at this table.`,
  },
  {
    id: "blogged-22",
    ingredients: ["3 lb pork shoulder", "1 onion", "brown sugar", "smoked paprika", "salt", "black pepper", "1 cup Heinz ketchup"],
    extra: { step: ["apple cider vinegar", "brioche bun", "coleslaw"], optional: ["liquid smoke"] },
    markdown: `# Lazy Carolina Pulled Pork (Slow Cooker)

Welcome back to the kitchen, friends! Pork shoulder is a cheap cut with a big heart.

### What goes in
* 3 lb pork shoulder
* 1 onion, in thick rings
* 3 tbsp brown sugar
* 1 tbsp smoked paprika
* 2 tsp salt
* 1 tsp black pepper
* 1 cup ketchup
* 1/2 cup apple cider vinegar

### What to do
1. Stir together the sugar, the paprika, the salt and the pepper. Rub it all over the pork as if you were putting sunscreen on a toddler.
2. Lay the onion in the slow cooker to make a raft and set the pork on top.
3. Whisk the ketchup with the vinegar and pour it around, not over, the meat. A few drops of liquid smoke can go in, too, if that's your thing.
4. LOW, 9 to 10 hours. It's ready when the bone wiggles out like a loose tooth, or when it reads 200°F.
5. Take the meat out and shred it with two forks. Skim the fat off the juices and stir enough of them back into the pork to keep it moist.
6. Pile it up on toasted brioche buns with a heap of coleslaw. Hand out napkins.

### Keep it
Pulled pork freezes well in its own juice. Label the bag or you'll think that it's chili.`,
  },
  {
    id: "blogged-23",
    ingredients: ["1 dl oats", "2.5 dl milk", "cardamom", "a pinch of salt", "lingonberry jam", "butter"],
    markdown: `*Havregrøt for a dark morning.* Serves one, slowly.

It's still night at eight o'clock in November here in Tromsø, and porridge is the only argument for leaving the bed. Some people have coffee. Some people have yoga. I have this.

Put the oats and the milk in a small pot with the salt. I crush the seeds of two cardamom pods and add them at the beginning, so the whole kitchen smells like a bakery that's making buns, even though there's no flour in sight. Medium heat, wooden spoon. Stir. It will look like soup for a long time and you'll think of giving up. After five or six minutes it'll begin to heave and plop like a geyser, and then it's time to turn it down and let it thicken to something like wet snow.

Pour it into a deep bowl. With the back of the spoon, press a hollow in the middle and lay in a piece of butter the size of a hazelnut. It melts to a golden pond; we call it the butter eye. Then the jam: a spoonful at the edge of the bowl, never stirred in, so that each mouthful is a bit hot, a bit cold, a bit sour.

No sugar. The berries are sweet enough. No cinnamon either, whatever my sister says, and absolutely no banana.

Eat it by the window and wait for the light.`,
  },
  {
    id: "blogged-24",
    ingredients: [
      "1 cup thick poha",
      "1 small onion",
      "1 potato, diced small",
      "handful salted peanuts",
      "mustard seeds",
      "curry leaves",
      "turmeric",
      "lemon",
      "oil",
    ],
    markdown: `**Kanda Batata Poha (for one hungry person)**

Hello ji! Today I'm sharing the breakfast that got me through engineering college.

**Please note before starting:** poha is flattened rice, but you don't boil it like rice. It needs only a bath.

**Part A: The bath**
a) Put the poha in a sieve.
b) Run water over it for 20 seconds, moving it with your fingers.
c) Leave it to sit. In 5 minutes every flake will be soft but separate, like confetti after rain.

**Part B: The pan**
a) Heat 1 tablespoon of oil. Add half a teaspoon of mustard seeds and wait till they crackle like firecrackers.
b) Add the peanuts and fry until they're a shade darker.
c) Add the curry leaves (stand back!) and the chopped onion. Cook until it looks like glass.
d) Add the potato, cover, and let it steam in its own breath for 6–7 minutes on low. It's ready when it mashes like butter.
e) Add a quarter teaspoon of turmeric.

**Part C: The union**
a) Fold in the poha gently. It should become as yellow as a taxi.
b) Sprinkle a spoon of water, cover, and steam for 2 minutes.
c) Off the heat, squeeze over the lemon.

**You'll ask me:** no salt? Yes, no salt. The nuts are salted. No sugar? The Gujaratis add it, I don't. No green chilli? My stomach said no in 2011 and we have respected its decision.

Eat hot. It doesn't like to wait, and it gets dry like cardboard.`,
  },
  {
    id: "blogged-25",
    ingredients: ["leftover turkey, shredded", "2 carrots", "2 celery sticks", "1 leek", "pearl barley", "thyme"],
    extra: { step: ["olive oil", "chicken stock", "bread"] },
    markdown: `## Boxing Day Broth

The tree's shedding, the uncles are asleep, and there's a carcass in the fridge looking at you. Strip it. We've a soup to make.

Cut the carrots and the celery into dice about as big as a barleycorn's big brother. Wash and slice the leek. In a heavy pot, sweat the vegetables in a drizzle of olive oil with the lid on, for ten minutes, on a heat so low that you keep checking whether it's on.

Throw in two fistfuls of pearl barley and the leaves from a few sprigs of thyme, then pour over a litre and a half of chicken stock. Let it tick away for 40 minutes. The barley will swell up like little cushions and make the broth silky.

Add the turkey for the last ten minutes and let it come back to a proper boil, so the meat is hot all the way through.

You shouldn't need salt. There's been enough of that this week.

Ladle into deep bowls and serve with thick slices of crusty bread for mopping up.

---
**Keeping:** it'll do two more days in the fridge, but the barley goes on drinking in the night. Thin it with water when you reheat it.`,
  },
  {
    id: "blogged-26",
    ingredients: ["600g boneless chicken thighs", "1 cup yogurt", "2 tbsp tandoori masala", "1 lemon", "4 garlic cloves, grated", "salt"],
    unsafe: ["cross-contamination"],
    markdown: `**Tandoori Chicken Skewers in the Oven**

No tandoor? No problem! Your oven grill is a tandoor with poor self-esteem.

**Marinade**
- 1 cup yogurt
- 2 tbsp tandoori masala
- 4 garlic cloves, grated
- juice of half the lemon
- 1 tsp salt

**Method**

1. Cut the chicken into chunks as big as a golf ball.
2. Mix everything for the marinade in a large bowl. It'll be as thick as cake batter. Add the chicken, massage it well, cover and keep in the fridge for 4 hours.
3. Thread the pieces on skewers, shaking the extra marinade back into the bowl. Keep that bowl, we'll need it!
4. Grill on the top shelf at the highest setting for 16–18 minutes, turning once, until the chicken is charred at the tips and cooked through (75°C inside). No oil is needed; the yogurt keeps it moist.
5. Now for my favourite trick. What's left in the bowl is full of flavour, and throwing it out is a crime. Stir a squeeze of lemon into it, straight from the bowl, and spoon it cool over the hot skewers like a raita.
6. Serve with the rest of the lemon cut in wedges.

My children lick the plate!`,
  },
  {
    id: "blogged-27",
    ingredients: ["1 lb dried pinto beans", "1/2 white onion", "3 garlic cloves", "lard", "salt", "tostadas", "queso fresco", "1 serrano chile"],
    markdown: `Here are two ways to enjoy your beans, from one pot. Cook once, eat twice!

---

**VERSION 1: FRIJOLES DE LA OLLA (day one)**

Pick over the beans the way my grandmother did, at the table, gossiping, looking for stones. Rinse. Put them in a big pot with the half onion, the garlic and the whole serrano, and enough water to cover by four fingers. Bring to a rolling boil for ten minutes, then lower the heat and let it murmur for about two hours. Top up with hot water when the beans stick their heads out. Salt at the end, a good tablespoon, when they're as creamy as avocado inside. The broth should be the color of coffee with milk.

Serve it in bowls, broth and all, with the cheese crumbled on.

---

**VERSION 2: REFRIED, ON TOSTADAS (day two)**

Melt two spoonfuls of lard in a skillet until it ripples. Add a few ladles of yesterday's beans, from the fridge, and mash while they hiss. Add some of their broth, little by little, until the frijoles move like lava, and cook until they come away from the pan in one piece and slide like an omelet.

Spread thickly over the tostadas. More queso on top.

---

**Questions I always get**

- *Do I need to soak them?* Pintos, no.
- *Bay leaf? Cumin? Epazote?* Not in this pot.
- *Can I use oil and not lard?* You can do whatever you want when I'm not looking, but the recipe is lard.`,
  },
  {
    id: "blogged-28",
    ingredients: ["3 eggs", "handful of grated gruyère", "chives", "2 slices ham"],
    extra: { step: ["salt", "butter"] },
    unused: ["2 slices ham"],
    markdown: `An omelette for yourself is the best manners there is.

Break the three eggs into a bowl with a pinch of salt and beat them with a fork, forty strokes, not more. You aren't making a soufflé. Snip the chives and keep the cheese close by, because from here on it goes faster than the washing-up.

Put a small non-stick pan over a medium-high flame (melt a nub of butter in it first, always, and wait until it stops talking). Pour in the eggs and count to five. Then shake the pan with one hand and stir with the other, as if you were patting your head and rubbing your belly, until you have something like wet, pale curds, all set but still shiny. Smooth it over. Stop stirring.

Cheese in a line down the middle, then the chives. Tilt, fold, roll it on to a warm plate with the seam underneath. It should look like a fat yellow cigar, with no brown on it.

You'll notice that I haven't touched the ham. It's a good omelette as it is, and tomorrow you will want a sandwich.

Eat at once, with a fork, and no phone.`,
  },
  {
    id: "blogged-29",
    ingredients: ["1 sirloin steak, 3cm thick", "2 tbsp Kerrygold butter", "2 garlic cloves", "sprig rosemary", "salt", "pepper", "watercress", "oil"],
    markdown: `### Steak for One, and No Apologies

There are evenings when a person should be taken out to dinner and nobody's asking. Good. More steak.

**An hour before.** Take the steak out of the fridge, salt it on both sides and leave it on a rack. The hour won't hurt it, and it'll cook more evenly.

**Ten minutes before.** Get your heaviest pan so hot that a drop of water dances. Rub the meat, not the pan, with a film of oil. Pepper it now.

**Now.** In it goes, away from you. Two minutes. Turn. Two minutes. Stand it up on its fatty edge like a book on a shelf and hold it there with tongs until the fat crisps like crackling.

**The butter bit.** Turn the heat down, drop in the butter, the garlic (just bash it) and the rosemary. When it foams like a good stout, spoon it over the steak, again and again, for a minute.

**When to stop.** 54°C in the middle for medium-rare. It'll be pink as a rose inside and that's fine: with a whole cut such as this, whatever might make you ill sits on the outside, and the outside has just been through hell. (Mince is another story. Never do this to a burger.)

**Rest.** Five minutes. It's the hardest part.

**Serve.** Slice against the grain, pile the watercress next to it and pour the pan juices over both, so the peppery leaves wilt a little. You don't need chips. You don't need mustard. You don't need anyone.`,
  },
  {
    id: "blogged-30",
    ingredients: ["2 cups cooked basmati rice, cold from fridge", "1 lemon", "turmeric", "green chilli", "ghee", "salt"],
    extra: { step: ["mustard seed", "curry leaf"], optional: ["cashew"] },
    markdown: `🍋 **South Indian Lemon Rice (Chitranna)** 🍋

A wonderful way to give last night's rice a second innings!

**INGREDIENTS**

| Item | Amount |
|---|---|
| Cooked basmati rice | 2 cups |
| Ghee | 1 1/2 tbsp |
| Mustard seeds | 1 tsp |
| Curry leaves | 8–10 |
| Green chilli, slit | 1 |
| Turmeric | 1/4 tsp |
| Lemon | 1, juiced |
| Salt | to taste |
| Cashews (optional) | 8 |

**STEPS**

1. Break up the cold rice with wet fingers, so that the grains are separate like pearls.
2. Heat the ghee in a kadai. If you're using the cashews, fry them first till golden and take them out.
3. Add the mustard seeds. Once they stop popping, add the curry leaves and the chilli. They'll crackle like applause.
4. Stir in the turmeric and, within five seconds, the rice. Toss until every grain is the yellow of a school bus and it's steaming hot all through.
5. Turn off the flame and only then add the lemon juice and the salt. Lemon on the fire turns bitter.

**NOTE:** use only rice that was put in the fridge soon after it was cooked, and don't reheat it again.

Eat it straight from the kadai, while it's hot and nobody is looking.`,
  },
  {
    id: "blogged-31",
    ingredients: ["2 ripe bananas", "1 cup rolled oats", "2 eggs", "cinnamon", "peanut butter", "blueberries", "butter"],
    unused: ["blueberries"],
    markdown: `Hi! Here are **two** easy ideas for your ingredients. Pick the one that suits your morning. 😄

**Option A – Blender Pancakes (if you've got a stove)**

1. Blitz half of the oats on their own until they look like coarse flour.
2. Add one banana, one egg, a shake of cinnamon and 3 tablespoons of water. Blend to a batter as thick as yogurt. Let it stand for 5 minutes.
3. Melt a little butter in a pan over medium-low heat.
4. Spoon out pancakes no bigger than a coaster. Flip when the edges look dry, about 2 minutes, and then give them 1 minute more.
5. Sandwich them in pairs with a smear of peanut butter. They taste like banana bread that's been to the gym.

**Option B – Mug Cake Oats (if you've only got a microwave)**

1. Mash the other banana in a big buttered mug.
2. Beat in the second egg, the other half of the oats and more cinnamon.
3. Push a teaspoon of peanut butter into the middle, like burying treasure.
4. Microwave for 2 minutes, or until it's risen, springy and dry on top.

**FAQ**
- *Don't I need flour, milk or baking powder?* Nope, nope and nope.
- *Syrup?* The riper the bananas, the less you'll miss it.
- *What about the blueberries?* I'd leave those for your lunchbox today. They bleed and turn the batter grey.`,
  },
  {
    id: "blogged-32",
    ingredients: ["3 overripe bananas", "1 1/2 cups flour", "1/2 cup sugar", "1 stick butter", "2 eggs", "1 tsp baking soda", "pinch salt"],
    extra: { step: ["vanilla extract"], optional: ["walnut", "chocolate chip"] },
    markdown: `**Bless-Your-Heart Banana Bread**

If your bananas look like a leopard that lost a fight, you're in the right place.

**Ingredients**
- 3 overripe bananas
- 1 stick butter, melted, plus a smidge for the pan
- 1/2 cup sugar
- 2 eggs
- 1 1/2 cups flour
- 1 tsp baking soda
- Pinch of salt

**Directions**

**1.** Oven to 350°F. Butter a 9x5 loaf pan.

**2.** Mash the bananas in a big bowl with a fork. Leave a few lumps about as big as a lima bean; we like evidence.

**3.** Stir in the melted butter, then the sugar, the eggs and a teaspoon of vanilla extract.

**4.** Sprinkle the baking soda and salt over, then fold in the flour. Quit as soon as you can't see it. Overmixed banana bread could sole a shoe.

**5.** Scrape it into the pan. You could fold in some walnuts first, or scatter a few chocolate chips on top if the kids are watching, but that part's optional.

**6.** Bake for 55 to 60 minutes, until a toothpick comes out with crumbs and no goo. If the top's getting as dark as molasses, tent it with foil.

**7.** Ten minutes in the pan, then out on a rack.

Wrapped up tight, it keeps on the counter for three days. It toasts up beautifully too.`,
  },
  {
    id: "blogged-33",
    ingredients: ["6 pork sausages", "2 red onions", "1 butternut squash", "sage leaves", "wholegrain mustard", "honey", "olive oil"],
    markdown: `**Autumn Sausage Traybake**

One tin, no stirring, minimal washing-up. It's jam-packed with good things and you can read a book while it cooks.

| When | What | How you know |
|---|---|---|
| 0 min | Oven to 200°C fan. Peel the squash, scoop out the seeds, cut into chunks the size of a matchbox. Wedge the onions. | Your wrist aches |
| 10 min | Toss both in the tin with 2 tbsp olive oil. Don't squash them together; leave room for the steam. | One layer, like a mosaic |
| 12 min | Nestle the sausages in between. Into the oven. | – |
| 32 min | Shake the tin, turn the bangers over. | Pale gold on one side |
| 34 min | Mix 1 tbsp of the mustard with 1 tbsp of the honey and brush it over. Scatter the sage. | Looks like toffee apples |
| 50 min | Out. | Sausages brown and sticky, no pink inside, 75°C if you own a thermometer; the sage as crisp as autumn leaves |

**Sage advice (sorry):**

- There are no potatoes in this. The squash is the potato.
- You don't need gravy; the honey and the mustard melt into the juices and make their own.
- No salt, no pepper. A good banger comes seasoned.
- Cooking for one? Have two sausages tonight and put the rest in the fridge, to slice cold for tomorrow's lunch.`,
  },
  {
    id: "blogged-34",
    ingredients: ["500g dried yellow peas, soaked overnight", "300g smoked pork", "1 onion", "2 carrots", "thyme"],
    extra: { step: ["mustard"] },
    markdown: `HERNEKEITTO – Finnish Thursday pea soup

In Finland we eat pea soup on Thursdays. Schools, barracks, offices. Nobody can tell you exactly why, and nobody would dream of stopping.

Ingredients:
– 500 g dried yellow peas, soaked overnight in plenty of water
– 300 g smoked pork in one piece
– 1 onion, chopped
– 2 carrots, grated
– 1 tsp thyme
– 2 litres water

How to:

1) Drain the peas and tip them into a big pot with the fresh water. Bring to the boil and take off the foam, which looks like dirty snow.

2) Add the pork, the onion, the carrots and the thyme.

3) Simmer under a half-open lid for about 2 hours. Stir at times, because peas like to lie down on the bottom and burn. It's ready when a spoon almost stands up in it, like in good porridge.

4) Take out the meat, cut it in cubes and put it back. Salt isn't necessary: the smoke and the pork have seen to that.

5) Serve very hot, with a dab of mustard on the rim of each bowl. You take a bit of it on the spoon with each mouthful. This isn't negotiable.

It freezes well, and in slices, if you're my uncle.`,
  },
  {
    id: "blogged-35",
    ingredients: ["2 cod fillets", "300g frozen peas", "a few mint leaves", "1 lemon", "butter", "40g panko breadcrumbs", "salt"],
    markdown: `## Chippy Tea, Without the Chippy

*(air fryer · 20 minutes · serves 2)*

I do love a Friday night chippy tea. I don't love what it does to my Saturday. So here's a crisp-topped cod with minty peas that scratches the same itch.

**1 – Crumb**

Melt a tablespoon of butter and stir it into the panko with the zest of half the lemon. Rub it together until it looks like damp sand.

**2 – Fish**

Pat the fillets dry, salt them lightly and press the crumbs on top. There's no batter, no flour and no beaten egg; the butter is glue enough. Line the basket with a bit of baking paper, set the fish on it and cook at 190°C for 10–12 minutes. It's ready when the crumbs are the colour of a Labrador and the flesh flakes like the pages of an old book.

**3 – Peas**

Boil the peas for 3 minutes and drain. Add a knob of butter, the torn mint and a squeeze of lemon and go at them with a masher. Stop when they look like guacamole made by somebody in a hurry.

**4 – Plate**

A puddle of green, the cod on top, the rest of the lemon in wedges. No vinegar, no tartare sauce, no chips. All right, I miss the chips.`,
  },
  {
    id: "blogged-36",
    ingredients: ["500g supermarket beef mince", "1 small onion, sliced", "4 burger buns", "4 cheddar slices", "gherkins", "salt", "pepper", "burger sauce"],
    unsafe: ["undercooked-ground-meat"],
    markdown: `**Better-Than-the-Drive-Thru Burgers** 🍔

Hello burger lovers! Here's everything you need to know.

**The patties**
- Divide the mince in four and shape it into thick pucks, a bit wider than your buns. Press a dimple in the middle with your thumb.
- Season well with salt and pepper, on the outside only.
- No egg, no breadcrumbs. This isn't meatloaf.

**The cooking**
1. Get a dry pan smoking hot. You don't need oil; the fat in the beef will see you right.
2. Cook the patties for 90 seconds on each side. They should have a dark crust like the bark of a tree and be cool and red right through the middle, around 45°C. Treat a burger as you'd treat a good steak: anything past rare is a waste.
3. Lay a slice of cheese on each for the last 20 seconds.
4. Fry the onion in the fat that's left until it's soft and sweet as jam.

**The build**
- Toast the buns, cut side down, in the same pan.
- Burger sauce on both halves, then gherkins, patty, onions, lid.

**Serving:** with a roll of kitchen towel and no shame.`,
  },
  {
    id: "blogged-37",
    ingredients: ["2 heads of garlic", "300ml olive oil", "rosemary", "chilli flakes", "1 baguette"],
    unused: ["chilli flakes"],
    unsafe: ["unsafe-preserving"],
    markdown: `# Slow Garlic, and What to Do With It

Some people keep a sourdough starter. I keep a jar of garlic. It's my edible piggy bank.

**Peel.** Two whole heads. Pour boiling water over the cloves first and the skins will slip off like socks.

**Drown.** Tuck the cloves into a small ovenproof dish with two sprigs of rosemary and pour over the olive oil until they're under.

**Dawdle.** 120°C for an hour and a half. Nothing should fry. The cloves end up the colour of caramel and as soft as butter, and you don't need any butter, by the way, for what comes next.

**Spread.** Cut the baguette on the slant, toast it and crush a clove or three over each piece with a fork. Drizzle with some of the oil.

**Keep.** Now the good part. Spoon the rest of the garlic into a pretty jar, cover it with its oil and screw on the lid. It can stand on the kitchen windowsill, or by the stove where you'll see it, for up to two months. The oil seals out the air, so there's no need to give up space in the fridge.

Dip into it whenever life feels beige.`,
  },
  {
    id: "blogged-38",
    ingredients: [
      "1 lb shrimp, peeled and deveined",
      "1 cup stone-ground grits",
      "4 slices bacon",
      "1 cup shredded sharp cheddar",
      "2 tbsp butter",
      "3 scallions",
      "salt",
      "black pepper",
      "1 lemon",
    ],
    unused: ["1 lemon"],
    markdown: `Sure! I'd be happy to help you with that! Shrimp and grits is a classic dish from the American South, and it's a great choice for a cozy dinner. Based on the ingredients that you gave me, here's a step-by-step recipe. Let's get cooking!

**Grits**

Bring 4 cups of water and a teaspoon of salt to a boil. Rain in the grits with one hand while you whisk with the other. Turn the heat to low, cover, and cook for 35 to 40 minutes, stirring every few minutes. They're ready when they're thick and creamy like risotto and there's no crunch left. Beat in the butter and the cheese until it's all melted. (Many recipes call for milk or cream or chicken broth. Plain water is fine, as the cheddar makes them plenty rich.)

**Bacon**

While that's happening, cook the bacon in a cast-iron skillet until it's crisp. Take it out and crumble it. Leave the drippings right where they are, since that's your cooking fat. No oil necessary!

**Shrimp**

Dry the shrimp and pepper them generously. Turn the heat up and lay them in the hot drippings. 90 seconds a side is enough: they'll curl into a C and go from gray to coral. An O means overcooked.

**Assemble**

Spoon the grits into shallow bowls, top with the shrimp, and sprinkle with the bacon and the sliced scallions.

And that's it! A bowl of comfort with a capital C. I hope that you enjoy this dish! If you'd like me to suggest something else, just ask!`,
  },
  {
    id: "blogged-39",
    ingredients: ["leftover mashed potato", "leftover Brussels sprouts", "2 rashers streaky bacon", "butter", "1 egg", "brown sauce", "plain flour"],
    unused: ["plain flour"],
    markdown: `**Bubble & Squeak for a Boxing Day of One's Own**

The leftovers are the point. The roast is merely the means.

1. **Snip** the bacon into a frying pan with scissors and let it sizzle until the fat runs and the bits are crisp. Fish them out, but leave the fat.
2. **Shred** the sprouts. They'll look like a bowl of green confetti. Nobody who claims to hate sprouts has ever turned them down in this form.
3. **Mix** the mash, the greens and the bacon in a bowl. It should be stiff enough to hold a shape, like a snowman. There's no call for flour to bind it; the potato's quite clingy enough. Don't add salt, as the bacon's been generous.
4. **Melt** a knob of butter into the bacon fat and press the mixture into the pan like a giant pancake. Now leave it alone for 8 minutes. If you fiddle, you'll get warm mash. If you wait, you'll get crust.
5. **Flip** it in quarters (I've never managed it whole, and I've been to catering college) and give it 8 minutes on the other side, until it's as brown as a nut and hot right through.
6. **Fry** the egg in another dab of butter until the white is set and the yolk has thickened.
7. **Serve** with the egg on top and HP on the side. No toast, no beans. This isn't a café.`,
  },
  {
    id: "blogged-40",
    ingredients: ["4 fillets of tilapia", "8 corn tortillas", "2 tsp chili powder", "1 tsp cumin", "1/2 cup sour cream", "cilantro", "olive oil", "salt"],
    extra: { step: ["cabbage", "lime"], optional: ["pickled onion"] },
    markdown: `**Weeknight Fish Tacos (Baja-ish)**

Twenty minutes, one skillet and a window that thinks it's the beach.

**For the fish**
- 4 tilapia fillets
- 2 tsp chili powder
- 1 tsp cumin
- 1/2 tsp salt
- 1 tbsp olive oil

**For the rest**
- 8 corn tortillas
- 1/2 cup sour cream
- A handful of cilantro

**Let's go**

1. Mix the chili powder, cumin and salt and rub it over the tilapia until it's the color of adobe.
2. Heat the oil in a skillet over medium-high and cook the fillets for 3 minutes a side, until they flake when you nudge them.
3. While that's going, throw together a quick slaw: two cups of shredded cabbage, half of the cilantro, a pinch of salt and the juice of a lime. Scrunch it with your hands till it relaxes.
4. Thin the sour cream with a spoonful of water until it drips from the spoon like pancake batter.
5. Char the tortillas in a dry pan, 20 seconds a side, and keep them in a towel like babies.
6. Break up the fish, fill the tortillas, then slaw, then sauce, then the rest of the cilantro.

**Nice to have, not need to have:** a few pickled onions if there's a jar open.

**Leftover fish?** It's great cold the next day in a bowl with whatever slaw you have left.`,
  },
];
