/** Twenty recipes of forty in the manner of people who write of their cooking, from many countries, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const BLOGGED_RECIPES_SECOND: readonly LabelledRecipe[] = [
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
