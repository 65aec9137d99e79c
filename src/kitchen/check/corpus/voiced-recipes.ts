/** Forty recipes by a second hand, each in a voice of its own, labelled without sight of the check; they measured what the recipes of many genres and ten writers' sentences had taught, and were opened after that. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const VOICED_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "voiced-01",
    ingredients: ["chicken thighs", "2 lemons", "garlic", "olive oil", "potatoes", "salt", "thyme"],
    markdown: `# Lemon Chicken for People Who Talk Too Much While Cooking

Okay so, before anything else, a confession: my aunt Rosemary (yes, that's her real name, and no, there's none of it in here) makes this with half a stick of butter, and every single time I want to tell her there is no need for butter at all, because a chicken thigh gives up its own fat, and that fat is frankly better than anything you could buy in a foil wrapper.

1. Heat the oven to 425°F (220°C). Cut the potatoes into lumps about the size of a walnut, or a small egg if you're in a hurry, and tumble them in a roasting tray with two spoons of olive oil, a good pinch of salt and five garlic cloves still in their jackets.
2. Sit the thighs on top, skin up, like sunbathers. Salt them. Squeeze one lemon all over, slice the other and tuck it in the gaps, and scatter the thyme.
3. Roast 45 minutes or so, until a thermometer in the thickest thigh says at least 175°F and the juices are clear.
4. What's in the bottom of the tray is gravy, and you didn't need flour for it, it just *happened*.

It feels like Sunday lunch and tastes a bit like that holiday in Greece where my cousin had it with feta and would not stop telling us. Cold thighs in a mayonnaise sandwich are the best Monday I know, but that's Monday's recipe, not this one.`,
  },
  {
    id: "voiced-02",
    ingredients: ["rolled oats", "2 bananas", "milk", "eggs", "cinnamon"],
    markdown: `**Banana Oat Pancakes (a.k.a. The Blender Did It)**

So you know how your usual pancakes need flour, and baking powder, and a sifter you can never find? Well, guess what, no need for any of that here, because oats basically turn INTO flour if you bully them in a blender, which honestly still feels like a magic trick to me.

**What you'll need**
- 1 cup rolled oats
- 2 bananas, the spottier the better
- 2 eggs
- 1/2 cup milk
- 1/2 tsp cinnamon

**How to do it**
Blend everything until it looks like thick cream (it isn't cream, relax). Leave it five minutes, long enough to text someone back. Now set a skillet over medium heat, let a small knob of butter foam and go quiet in it, and pour in batter in circles about as big as the lid of a peanut butter jar. When bubbles come and the edges look dry, flip, and give the other side a minute until it's cooked through in the middle. Same again, with another little knob, until the batter's gone.

Instead of maple syrup, I'd say trust the bananas, they're sweet enough. A handful of blueberries on top would be lovely if you happen to have them, but it's no big deal if not!`,
    extra: { step: ["butter"], optional: ["blueberries"] },
  },
  {
    id: "voiced-03",
    ingredients: ["firm tofu", "broccoli", "garlic", "ginger", "soy sauce", "sesame oil"],
    markdown: `## Crispy Tofu & Broccoli That Even My Dad Ate

My dad, a man who thinks tofu is "packing material", had seconds of this, so. The ginger I'm leaving in the drawer, because honestly with this much garlic the two of them shout over each other like my uncles at a wedding.

**Step 1.** Press the tofu under something heavy (I use a dictionary, finally it's good for something) for 15 minutes, then cut it in cubes.

**Step 2.** Toss the cubes in a tablespoon of soy sauce and then in enough cornstarch that they look like they've been out in the snow. This is what gives you the crunch, in place of a deep fryer.

**Step 3.** Get a wide pan properly hot with two tablespoons of sesame oil and fry the cubes, turning, 8 minutes, until they're golden like chicken nuggets. Scoop them out.

**Step 4.** In the same pan: broccoli florets, a splash of water, lid on, 3 minutes. Lid off, three sliced garlic cloves in, stir until it smells like somewhere you'd pay to eat.

**Step 5.** Tofu back in, two more tablespoons of soy sauce, toss. No need for oyster sauce, no need for sugar.

**Step 6.** Pile it over hot steamed rice and eat it immediately, standing up if necessary.`,
    extra: { step: ["cornstarch", "rice"] },
    unused: ["ginger"],
  },
  {
    id: "voiced-04",
    ingredients: ["chicken breast", "paprika", "olive oil", "bell peppers", "red onion", "salt"],
    markdown: `### Juicy Paprika Chicken Skewers 🍢

People are always complaining to me that chicken breast is dry, it's like cardboard, it's like eating a flip-flop, and I always tell them the same thing my old flatmate told me: you're cooking it to death! She'd look like butter wouldn't melt in her mouth and then she'd make the juiciest skewers on the street.

- **Cut** 2 chicken breasts into fat cubes, about an inch and a half, and do the same with the peppers and the onion.
- **Toss** it all with 2 tbsp olive oil, 2 tsp paprika and 1 tsp salt. There's no need for yogurt or lemon here, this isn't a tandoori thing.
- **Thread** onto metal skewers, chicken, pepper, onion, chicken, and so on, like a very delicious necklace.
- **Grill** over a high heat just two minutes a side, until the outside's striped. If you have a thermometer, pull them the moment the middle of the chicken hits 130°F (55°C). When you cut a cube it ought to be a bit rosy and glossy in the center, like a good tuna steak, and that's how you know it's juicy.
- **Eat** straight off the skewer right away while they're like that, don't put them back on.

Instead of the sad dry kebabs of your childhood barbecues, you get this. You're welcome!`,
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "voiced-05",
    ingredients: ["heavy cream", "salt", "sourdough bread", "radishes", "chives"],
    markdown: `**Radishes on Toast with Butter You Shook Yourself**

When I was seven our teacher gave each of us a baby food jar and told us to shake, and twenty minutes later there was butter and I have never got over it, which is why in place of a block of Kerrygold you're going to make your own, and it'll cost you nothing but an arm.

Pour a cup of the heavy cream into a clean jam jar (it needs to be only half full), screw on the lid, and shake. First it'll be whipped cream, don't stop there. Then it'll go thunk. That lump is butter, and the thin milk around it is buttermilk, which you pour off; some people would make pancakes or soak fried chicken in it, and good for them, another day.

Rinse the butter under very cold water, with a couple of ice cubes if the kitchen's warm, squeezing it with a spoon till the water's clear. Mash in a pinch of salt and most of the chives, snipped.

Toast the sourdough. Spread the butter thick, the way you'd put cream cheese on a bagel, thick enough to leave tooth marks. Slice the radishes as thin as you dare, lay them over like fish scales, and finish with the last of the chives and two or three more grains of salt.

The French do this with baguette and ham, and I'm not saying we win, but we win.`,
  },
  {
    id: "voiced-06",
    ingredients: ["ground beef", "can of tomato sauce", "onion", "spaghetti", "garlic", "dried oregano"],
    markdown: `# Weeknight Spaghetti, As Told By Someone Who Is Tired

Ingredients:
• 1 lb ground beef
• 1 can tomato sauce
• 1 onion
• 8 oz spaghetti
• 2 garlic cloves
• 1 tsp dried oregano

Directions:

Put the beef in a cold pan and turn the heat up to medium-high. Cold pan, I know, it sounds wrong, but the fat comes out slowly and so there's no need for oil. Break it up and cook it until there isn't one speck of pink and it's getting crusty, about 10 minutes. Chop the onion and put it in, then the garlic, then oregano; by now somebody will have walked into the kitchen to ask what's for dinner, it always happens, it's like a bell.

Tomato sauce in. Half a can of water in after it. And, listen, that rind of parmesan you've been hoarding at the back of the fridge like a squirrel, drop it in now, and let it all blip for 25 minutes.

Meanwhile bring a big pot of water to a boil and make it as salty as the sea at Rimini (I've never been, but you get me), and cook the spaghetti a minute less than it says on the box. Fish out the rind. Toss the spaghetti through the sauce.

No meatballs, no wine, no carrots like a proper Bolognese has, and do you know what? Nobody's ever complained.`,
    extra: { step: ["salt", "parmesan"] },
  },
  {
    id: "voiced-07",
    ingredients: ["chicken wings", "soy sauce", "honey", "garlic", "fresh ginger", "rice vinegar"],
    markdown: `## Sticky Wings (and yes, you get to pour the marinade over them)

I know, I know, your mother told you never, ever to serve the marinade, and your mother's right, so here's how we get away with it, legally, like lawyers.

1. Whisk together 1/2 cup soy sauce, 1/4 cup honey, 3 tablespoons rice vinegar, 4 grated garlic cloves and a thumb of grated ginger. **Before any chicken comes near it, pour half into a clean jar and put it in the fridge.** That jar's your sauce.
2. The other half goes in a bag with the wings, in the fridge, for 2 to 4 hours, which is about one movie and a nap.
3. Lift the wings out, and pour what's left in the bag down the sink. Bye!
4. Bake on a rack at 425°F for 40 to 45 minutes, turning once, until they're mahogany and at least 185°F by the bone.
5. Now take your clean jar, the one which never met a raw wing, and pour it over the hot wings. Toss.

They're sticky like candied apples, and instead of Buffalo sauce (no Frank's, no butter, no blue cheese dip, no celery stick looking lonely at the side) you get something that feels more like the takeout place near my old job. Ketchup people, I see you, and no.`,
  },
  {
    id: "voiced-08",
    ingredients: ["pork tenderloin", "orange juice", "garlic", "cumin", "can of black beans", "red onion"],
    markdown: `**Orange-Cumin Pork with Black Beans**

Alright friend, so this one kind of reminds me of mojo pork, the Cuban one, except that there's no sour orange, no oregano, and instead of a whole shoulder and a whole day it's a little tenderloin and one evening.

**The night before:** Put the pork in a zip bag with 1 cup orange juice, 4 crushed garlic cloves and 2 tsp cumin. Fridge. Sleep.

**The day:**
Take the pork out of the bag and pat it dry, and keep that bag, don't you dare throw it away! Heat a slick of olive oil in an oven-safe skillet, brown the pork all over (six minutes or so), and then roast it at 400°F for about 15 minutes, till it reads 145°F inside. Let it rest ten minutes, it has had a hard day.

While it's resting, warm the black beans in a small pot with half the red onion, chopped, and a splash of water.

Slice the pork, fan it over the beans, and now for the best part: snip the corner off that bag and drizzle the marinade right over the sliced meat, just as it is, cold and zingy, straight from the bag. No need to cook it down, it'd only lose its sparkle, it's like a fresh salsa! Rest of the red onion over, sliced thin, and a little storm of chopped cilantro.`,
    extra: { step: ["olive oil", "cilantro"] },
    unsafe: ["cross-contamination"],
  },
  {
    id: "voiced-09",
    ingredients: ["canned tuna", "can white beans", "red onion", "lemon", "parsley", "olive oil", "black pepper"],
    markdown: `There's a tuna salad everyone knows, the one with mayonnaise and celery and maybe a pickle, which my school put on white bread every Thursday until I was eleven, and this is not that, this is the one you make when you've grown up a little and the fridge is empty and you don't feel like being sad about it. Drain the tuna. Drain the white beans and give them a rinse, because that liquid from the can is, let's be honest, kind of like shampoo. Slice about half of the red onion so thin you could read a menu through it, and leave it to sit in the juice of the lemon for ten minutes in the bottom of your bowl, where it will go pink and lose its temper. Then in go the beans and the tuna in big pieces, don't mash, you're not making pâté, and two or three tablespoons of olive oil and more black pepper than you think is polite. Fold. The parsley I'd honestly keep for soup tomorrow, it's a bit tired, and this doesn't miss it. No need for salt since the tuna's got plenty. It feels like lunch at a place with a blue door by the sea, and my cat, Biscuit, thinks so too, though he isn't getting any. Some folks would have capers or a boiled egg on there, in Nice they'd have anchovies and a whole argument.`,
    unused: ["parsley"],
  },
  {
    id: "voiced-10",
    ingredients: ["flour tortillas", "cheddar", "jalapeños", "1 avocado", "lime"],
    markdown: `# 🌶️ Ten-Minute Quesadillas 🌶️

Honestly, quesadillas are just grilled cheese that went on vacation and came back with a tan, and I'll fight anyone who says otherwise (I won't, I'm very non-confrontational).

**Prep**
Grate the cheddar. Slice two jalapeños into coins, with the seeds in if you're brave, without if you've got contact lenses. Mash the avocado with the juice of half the lime until it's a bit like guacamole that couldn't be bothered with onion or cilantro.

**Cook**
Dry pan, medium heat, no oil, no butter, no need, the cheese leaks and that's all the grease you want. Lay in a tortilla, scatter cheddar over half, then jalapeños, then a bit more cheddar to glue it, fold it like a taco, and give it two minutes a side until freckled.

**Plate**
Cut in wedges. Big spoonful of avocado on the one side, and on the other, instead of your usual sour cream, a nice cold spoon of Greek yogurt, which does just the same job and lets you feel like a person who goes to the gym. Last squeeze of lime and that's it!

*Variation:* chicken would be good in these, so would mushrooms, so would basically anything.`,
    extra: { step: ["greek yogurt"] },
  },
  {
    id: "voiced-11",
    ingredients: ["salmon fillets", "asparagus", "fresh dill", "lemon", "olive oil", "salt", "new potatoes"],
    markdown: `## One-Tray Salmon Dinner

A table, because last time someone told me that I "go on". Fine! Here's a table.

| Part | What | How much | Do this |
|---|---|---|---|
| Potatoes | new potatoes, halved | 500 g | Toss with 1 tbsp olive oil and salt; roast at 210 °C for 25 min |
| Fish | salmon fillets | 2 | Onto the tray, skin down, beside the potatoes |
| Brush | Maille + olive oil + lemon juice | 2 tsp + 1 tbsp + 1 tbsp | Stir together, paint onto the salmon like you're doing a fence |
| Green | asparagus, snapped | 1 bunch | Around the fish, a bit more oil |
| Time | everything together | 12–14 min more | Till the salmon flakes and is 63 °C inside |
| End | dill + the rest of the lemon in wedges | lots | Over everything |

Okay so notes. The potatoes go in first, obviously, they're slow, like my brother in the mornings. There's no need for hollandaise, and people who make hollandaise on a Tuesday frighten me. When it comes out of the oven, rattle a tablespoon of drained capers over the hot tray so they go a little bit salty-crispy, then the dill, then run to the table.

It's like a posh version of fish and chips, with less newspaper.`,
    extra: { step: ["mustard", "capers"] },
  },
  {
    id: "voiced-12",
    ingredients: ["white rice", "3 eggs", "soy sauce", "frozen peas", "spring onions", "sesame oil"],
    markdown: `### Real-Deal Egg Fried Rice

The secret, and I got this from a guy named Kenny who used to run a truck, is OLD rice. Fresh rice is like a puppy, it's cute but it's clingy, it sticks to everything. You want rice that's been through some stuff.

**The evening before**
Cook 1 1/2 cups white rice in the normal way. Then don't touch it. Just leave the pot on the stove with the lid tipped open, all night and through the next day until you come home from work; the room air dries out the grains much better than the fridge, which makes them hard like gravel.

**Dinner time**
1. Crumble the rice with your fingers.
2. Heat 1 tbsp sesame oil in a wok. Beat the three eggs and scramble them till just firm, then push to the side.
3. Rice in, quick stir, two minutes, it only needs to get warm.
4. 2 tbsp soy sauce around the edge so it sizzles.
5. Spring onions, sliced, everywhere.

I've skipped the peas because my brother picks them out one by one and lines them up on the rim, like a jury. No need for ham or shrimp either, in place of all that you have the eggs. It tastes like 2 a.m. in the best way.`,
    unused: ["frozen peas"],
    unsafe: ["left-out"],
  },
  {
    id: "voiced-13",
    ingredients: ["bread (4 slices)", "mature cheddar", "brown ale", "mustard powder", "worcestershire sauce"],
    markdown: `**WELSH RABBIT**

No rabbits were involved. People get upset, so I'm saying it at the top: no rabbit, it's a joke name that's about three hundred years old, like Bombay duck which is a fish, or toad in the hole where the toads are sausages and, well, I could go on.

Most books will have you make a white sauce first, with butter and flour and milk, and then you're standing there whisking like it's a punishment. No need! Grate 200 g of cheddar. Warm 80 ml of the brown ale in a little pan until it steams, and stir in a teaspoon of mustard powder and a good few shakes of Worcestershire sauce. Now the cheese, handful by handful, on a low heat, stirring all the while, and be patient; if it boils it goes stringy as chewing gum. You're looking for something like custard.

Toast the bread on both sides under the grill, because soggy bread is how friendships end. Pour the cheese over, right to the crusts, and grill it again for two or three minutes until it's blistered and brown in patches, the colour of a good pie.

The rest of the ale's for the cook, it's only fair. If you put a poached egg on top it's called a buck rabbit, and if you put a tomato under it my grandad would've left the room.`,
  },
  {
    id: "voiced-14",
    ingredients: ["jasmine rice", "thai basil", "raw shrimp", "garlic", "fish sauce", "bird's eye chili", "2 eggs"],
    markdown: `# Thai Basil Shrimp Fried Rice, the Night-Before Kind

You start this one yesterday, and it's worth it, I promise, it's like packing your bag the night before school instead of running around with one shoe on.

**Yesterday (10 lazy minutes):** Cook 1 cup of jasmine rice. As soon as it's done, spread it thin on a tray so that it cools fast, and within the hour it goes into the fridge, covered, where it stays overnight. Cold, day-old rice fries into separate little grains, in place of one large pillow.

**Today:**
- Pound 4 garlic cloves and 2 or 3 bird's eye chilies into a rough mess. Don't rub your eye. I say this as someone who rubbed her eye.
- Heat a couple tablespoons of vegetable oil in your biggest pan till it shimmers, fry the mess for 20 seconds, then the shrimp, two or three minutes, until they are pink and curled and opaque right through.
- Shove it all to one side, crack in the eggs, and scramble them until set.
- Rice in. Break it up. Fry hard until it's steaming hot all the way, 4 minutes.
- 1 1/2 tbsp fish sauce and one pinch of sugar to take the edge off, and then a whole big handful of Thai basil, which wilts in about the time it takes to say so.

No need for soy sauce, no need for oyster sauce. If you've got a cucumber rolling around, a few cool slices on the side would be nice, up to you.`,
    extra: { list: ["sugar"], step: ["vegetable oil"], optional: ["cucumber"] },
  },
  {
    id: "voiced-15",
    ingredients: ["dried chickpeas", "tahini", "lemon", "garlic", "salt", "cumin"],
    markdown: `## Slow Hummus (a love letter)

I used to buy hummus in the little tub, like everyone, and it was fine, it was like listening to music through a wall. Then one winter my neighbor Ginger knocked on the door with a bowl of hers, still warm, and here we are.

**Soak** 200 g of dried chickpeas in plenty of water in the fridge overnight. **Drain**, cover with fresh water, and **boil**, then simmer for an hour and a half or until you can squash one against the roof of your mouth with no effort. Some cooks swear by baking soda at this point; there's no need, just be patient and give it another 20 minutes. Keep a cup of the cooking liquid, which is the same stuff vegans whip in place of egg whites for meringues, so it's practically treasure.

**Blitz** two garlic cloves with the juice of the lemon and a teaspoon of salt, and let that sit a few minutes so the garlic calms down. Add 4 big spoons of tahini and blitz again with two ice cubes. It'll go pale and fluffy like buttercream. Now the chickpeas, warm, and half a teaspoon of cumin, and let the machine run for five whole minutes, which feels like forever, loosening it with that liquid until it's as smooth as peanut butter. No olive oil, really! It doesn't need it.

Eat it from the bowl, with a spoon, like a yogurt. Pita is for people with self-control.`,
  },
  {
    id: "voiced-16",
    ingredients: ["half a pumpkin", "coconut milk", "red curry paste", "fish sauce", "lime"],
    markdown: `It's raining here, or anyway I like to imagine that it is, and a pumpkin soup in the rain is worth two in the sun, so let's go. You take the pumpkin, and you fight it, there's no other word, until the skin's off and it's in cubes, and you put aside all thoughts of pie and lattes, this isn't that sort of pumpkin day. Open the coconut milk without shaking it and spoon just the thick top into a hot pot, where it'll melt and split and do the job that oil would've done, so no need for oil, and fry a big tablespoon of red curry paste in it till the whole house smells like a street in Chiang Mai. In goes the pumpkin, stir it about. Now most days you'd use plain water, but in place of water I like to pour in three cups of vegetable stock, it gives the thing a bit of backbone, then the rest of the coconut milk, and simmer for twenty minutes until the pumpkin gives up. Blend it, or don't, my stick blender died in March and I've been using a potato masher and it feels like camping. Season with a spoonful of fish sauce, taste, then maybe half a spoonful again. Ladle into bowls, crush a handful of roasted peanuts in your fist, scatter those over, and sit near a window with it.`,
    extra: { step: ["vegetable stock", "peanuts"] },
    unused: ["lime"],
  },
  {
    id: "voiced-17",
    ingredients: ["3 lb green beans", "garlic cloves", "fresh dill", "salt"],
    markdown: `# Grandma-Style Pantry Green Beans

Nothing says "I've got my life together" like a shelf of jars with your own handwriting on them. My grandma had a whole cellar of peaches, pickles and these, and when the power went out we ate like kings, like slightly cold kings.

**Makes about 4 pint jars**

1. Wash the beans, top and tail them, and snap them in 2-inch pieces. Kids can do it, it's like popping bubble wrap.
2. Pack the beans tight into hot clean jars with a clove of garlic and a dill frond in each.
3. Dissolve 1 tablespoon of salt in 6 cups of boiling water and pour it over, leaving half an inch at the top. There's no need for vinegar, since we want these to taste like garden beans instead of pickles!
4. Lids on. Stand the jars in your biggest soup pot, cover with water, and boil them for 30 minutes. No fancy pressure canner needed, people managed without one for ages.
5. Cool on a towel and listen for the little pop. It feels like applause.
6. Keep them in the pantry, out of the sun, for up to a year. Open one whenever you'd like a quick salad, they're ready to eat straight from the jar.

Label them! I once opened what I thought was apple butter and it was not apple butter.`,
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "voiced-18",
    ingredients: ["puff pastry sheet", "3 apples", "cinnamon", "brown sugar", "lemon"],
    markdown: `**Fold-It-Up Apple Pockets**

Easy as pie, they say, and I'd like to meet the people who say it, because pie is *not* easy, pie is a whole weekend, while these, these are easy as... I don't know, toast.

*You've got:* 1 sheet puff pastry · 3 apples · 1/2 tsp cinnamon · 3 tbsp brown sugar · 1 lemon

**A.** Peel the apples, dice small, toss with the brown sugar, the cinnamon, and a squeeze of the lemon to stop them going the color of old teabags. No need for butter or cornstarch, they'll make a little caramel on their own.

**B.** Unroll the pastry and cut it into six squares. Apples in the middle. Fold over into triangles and press the edges with a fork, it's like sealing an envelope to somebody you like.

**C.** Brush the tops with a beaten egg so they'll come out shiny, like the ones in the window of the bakery in place of the dull ones I made for years before I learned this.

**D.** 400°F, 22 minutes, till puffed and deep brown.

**E.** Let them cool ten minutes (lava!), then let it snow: a spoonful of powdered sugar through a tea strainer.

And if there happens to be vanilla ice cream in the freezer, I won't stop you.`,
    extra: { step: ["egg", "powdered sugar"], optional: ["vanilla ice cream"] },
  },
  {
    id: "voiced-19",
    ingredients: ["red lentils", "carrots", "onion", "tomato paste", "ground cumin", "salt", "olive oil"],
    markdown: `**Red Lentil Soup** — serves 4, 35 min, one pot

**Use**
- 1 cup red lentils, rinsed
- 2 carrots, diced
- 1 onion, chopped
- 1 tbsp tomato paste
- 1 tsp ground cumin
- 1 tsp salt
- 2 tbsp olive oil

**Do**
1. Oil, onion, carrots: 8 min, medium.
2. Cumin, tomato paste: 1 min. It'll smell like a kebab shop.
3. Lentils + 5 cups water. Instead of stock. The lentils make their own broth.
4. Simmer 20 min. Salt.
5. Blend half. Done. Should be the color of pumpkin and about as thick as heavy cream.

**Aside** (I was told I could have one): my flatmate does this with ghee and curry leaves and calls it dal, and with a squeeze of lemon and mint and calls it Turkish, and with a ham bone and calls it Dutch. It's the same soup in three hats. Yours has no hat.

**Keeps** 4 days in the fridge; an old ice cream tub is perfect.`,
  },
  {
    id: "voiced-20",
    ingredients: ["dried kidney beans", "onion", "canned tomatoes", "bell pepper", "chili powder", "garlic", "ground cumin"],
    markdown: `## Dump-and-Go Bean Chili 🫘

I'm going to spill the beans (ha): this chili takes five minutes of your life, and then you go to work, and then you come home and it's like somebody loves you.

**In the slow cooker:**
- 2 cups dried kidney beans, just rinsed. No soaking, no boiling, none of that fuss that recipe books put you through, there's no need when you've got eight hours
- 1 onion, chopped
- 1 bell pepper, chopped
- 3 garlic cloves
- 1 can tomatoes
- 2 tbsp chili powder, 1 tsp ground cumin
- 4 cups water

**Set to LOW, lid on, 8 hours.** It'll never even bubble, it just sort of sits there like a hot tub, and that's what keeps the beans whole and a little bit firm, in place of mush.

**When you're home:** take the lid off, get hit in the face with the smell, and melt in one square of dark chocolate. Sounds weird! It's a thing in Mexico, in mole, and it makes it taste like you know what you're doing.

**To serve:** ladle into bowls and put a warm wedge of cornbread in each, half sunk, like a ship. No beef, no beer, no sour cream, and not one person in my bowling team noticed.`,
    extra: { step: ["dark chocolate", "cornbread"] },
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "voiced-21",
    ingredients: ["2 eggplants", "tomatoes", "mozzarella", "olive oil", "salt", "garlic", "basil"],
    markdown: `# Eggplant Parmigiana Without the Parmigiano

Let me get ahead of the angry letters: yes, it's called parmigiana, and no, there is no Parmesan in it, and there's a whole theory that the name comes from the slats of a window shutter anyway, so everyone calm down. It also has no egg, in spite of the plant.

Slice the eggplants as thick as your finger, salt them, wait 20 minutes, wipe off the tears. Instead of frying them in a lake of oil, brush both sides with olive oil and roast at 220 °C for 25 minutes until they're soft like a good sofa.

Meanwhile, warm a little olive oil with three sliced garlic cloves, tip in the chopped tomatoes, a pinch of salt, and let it tick over for 15 minutes. Tear in half of the basil at the end.

Now we build, and it feels like lasagna but there's no need for pasta: sauce, eggplant, mozzarella, basil, and then the same again, and then again until you run out or get bored.

For the top, take the stale heel of yesterday's loaf, blitz it to rubble, rub it with a few drops of olive oil and throw it all over. Bake 25 minutes at 200 °C, until the top's crunchy and the edges are bubbling like a tar pit.

Wait ten minutes. Nobody ever does. My tongue has never recovered from 2009.`,
    extra: { step: ["bread"] },
  },
  {
    id: "voiced-22",
    ingredients: ["canned kidney beans", "canned corn", "tortilla chips", "jar of salsa", "shredded cheddar"],
    markdown: `# 🎉 Couch Potato Nachos 🎉

(There are no potatoes. You're the potato. I'm the potato. We're all the potato. 🥔)

So I can already hear someone going "but kidney beans, don't you have to soak them for hours and boil them like mad or they're poisonous?" and yes!! the DRIED ones!! But yours are from a can, and the nice people at the factory have already boiled the living daylights out of them, so no soaking, no boiling, straight from the can, just drain and rinse. 🙌

🧀 **Layer 1:** half of the tortilla chips on a baking tray. Half the beans. Half the corn (drained). A fistful of cheddar.
🧀 **Layer 2:** do that again. Everything. ALL the cheddar.
🔥 **Oven:** 400°F for 8 minutes until the cheese is melted and going brown in spots like a leopard.
🌶️ **Finish:** cold salsa in blobs on top, so you get hot-cold-hot-cold.

Instead of the stadium kind with that orange pump cheese that feels like paint, these have actual bites in 'em. No need for ground beef, the beans are doing it. No need for sour cream, guac or those little black olives either, though if it were my birthday, I mean, sure. 🎂

Eat over the tray. Plates are for brunch. 😎`,
  },
  {
    id: "voiced-23",
    ingredients: ["rolled oats", "medjool dates", "cinnamon", "vanilla extract", "salt"],
    markdown: `**Creamy Date Porridge with Its Own Oat Milk**

You don't have milk, I don't have milk, the shop's closed, but what we DO have is oats, and an oat is basically a very small cow. So instead of going next door to borrow dairy from that guy with the parrot, do this.

**First, the oat milk.** Blend 1/2 cup of the rolled oats with 2 1/2 cups ice-cold water for only thirty seconds, any more and it goes slimy like okra. Strain through a nut milk bag, or cheesecloth, or (true story) a clean pair of tights. There you are: oat milk. Keep the pulp, it makes a face mask, ha.

**Then, the porridge.** Put 1 cup of oats in a pan with two cups of that oat milk, a pinch of salt and a good half teaspoon of cinnamon. Chop four of the dates really small and drop them in, they melt down like toffee, so no need for brown sugar or honey or maple syrup. Stir over low heat, 6 or 7 minutes, and think about nothing.

**Last.** Half a teaspoon of vanilla extract off the heat, the remaining oat milk around the edge like a moat, and two more dates on top, torn.

It feels like rice pudding and smells a bit like a cinnamon roll, and my sister says there's something of a banana bread about it, though there's neither a banana nor bread within a mile. Any extra milk lives in the fridge in an old jam jar for two days.`,
  },
  {
    id: "voiced-24",
    ingredients: ["chickpeas (can)", "spinach", "curry powder", "canned tomatoes", "onion"],
    markdown: `\`\`\`json
{
  "name": "Tuesday Chickpea & Spinach Curry",
  "mood": "like a hug from somebody who owns spices",
  "serves": 3,
  "time": "25 min, or 40 if you're on the phone with your mom",
  "from_your_list": ["1 can chickpeas", "200 g spinach", "1 tbsp curry powder", "1 can tomatoes", "1 onion"],
  "not_needed": ["cream (no need)", "coconut milk (another day)", "chicken (the chickpea is the chicken)"],
  "steps": [
    "Slice the onion, and soften it slowly in a tablespoon of ghee, ten minutes, because a rushed onion is a bitter onion and I've known people like that as well",
    "Curry powder in, stir for half a minute till it smells like a spice shop with the door open",
    "Tomatoes in, half a can of water, simmer 8 minutes",
    "Drain the chickpeas, add them, simmer 5 more; squash a few against the side to thicken it in place of flour",
    "Spinach by the armful; it looks like way too much, and then it's like nothing, every time"
  ],
  "plate": {
    "bowl": "deep",
    "on_top": "a swirl of plain yogurt per bowl, don't stir it in, it's the pretty part",
    "with": "naan to scoop, only if you feel like it"
  },
  "leftovers": "3 days in the fridge, better on day two, same as chili"
}
\`\`\``,
    extra: { step: ["ghee", "yogurt"], optional: ["naan"] },
  },
  {
    id: "voiced-25",
    ingredients: ["potatoes", "6 eggs", "onion", "olive oil", "salt", "parsley"],
    markdown: `### Tortilla Española (not the kind you wrap a burrito in)

People hear tortilla and they think of the flat thing, flour or corn, with beans inside. This is the other tortilla, the fat one, and the first time I had it I was nineteen in a train station in Valladolid, in a sandwich, potatoes inside of bread, and I thought: these people are geniuses.

1. Peel 4 potatoes and slice them thin, like a coin, not a chip. Slice the onion too.
2. Pour enough olive oil into a non-stick pan to nearly cover them, it's a lot, you can reuse it, and cook potatoes and onion gently with a teaspoon of salt for 20 minutes. You don't want fries. You want something that feels like mashed potato that hasn't been mashed.
3. Drain (keep the oil). Beat the 6 eggs, fold the warm potatoes in, let it rest for ten minutes so that they get to know each other.
4. A spoon of that same oil back in the pan. Mixture in. Low heat, 8 minutes, edges pulling in.
5. The flip: plate on top, deep breath, over, and slide it back in. I've dropped one. We've all dropped one. The dog, Pepper, remembers it as the best day of her life.
6. Five minutes more, until it's set right the way through.

No need for cheese, that'd make it a frittata. No chorizo either. In Madrid someone will offer you aioli with it and a little glass of beer, and in Madrid you should say yes.`,
    unused: ["parsley"],
  },
  {
    id: "voiced-26",
    ingredients: ["bread flour", "instant yeast", "salt", "black olives"],
    markdown: `# No-Knead Olive Bread for the Chronically Lazy

The whole idea is that time does the kneading in place of you, and I find that very moving.

**Evening, 5 minutes**
In a big bowl: 3 1/4 cups bread flour, 1/4 teaspoon instant yeast, 1 1/2 teaspoons salt, a cup of black olives (pitted, please, I have a crown on my molar, and it's got a story). Stir a teaspoon of honey into 1 1/2 cups of cool water, just so the yeast gets a treat, and mix it in until it's a shaggy mess. Cover with a plate. Leave it out on the counter, overnight and then some, 16 to 18 hours. Yes, out. Yes, at room temp. It's dough, it isn't chicken salad; it's supposed to get bubbly and smell a bit like beer.

**Next day**
1. Scrape it onto a floured board and fold it over itself four times, like a letter you're not going to send.
2. Scatter a thick dusting of cornmeal over a sheet of baking paper, sit the dough on it seam down, and give it an hour under a towel.
3. Meanwhile, heat a lidded pot in the oven at 450°F, until it's terrifying.
4. In with the dough, paper and all. Lid on for 30 minutes, lid off for 15, until it's chestnut brown and it sounds hollow, like a coconut.

Let it cool. No need for butter on it, or oil, or soup to go with it, you'll be eating it over the sink anyhow.`,
    extra: { step: ["honey", "cornmeal"] },
  },
  {
    id: "voiced-27",
    ingredients: ["1 ripe banana", "oats", "plain whole yogurt", "honey", "cinnamon"],
    markdown: `## Banana Oat Mush for Your Little One 👶

Eight months old already! They grow up so fast, one day they're a loaf of bread with eyes and the next day they're throwing spoons. Here's a breakfast that my sister's little guy goes crazy for, instead of those jarred apple purées that cost as much as a coffee.

**For one small and very loud person**

- 2 tablespoons oats, blitzed to powder
- 1/3 cup water
- half the banana
- 2 tablespoons plain whole yogurt
- 1 teaspoon honey

Cook the oat powder in the water over low heat for about 4 minutes, stirring all the time, until it's thick and soft like baby cereal from the box. Let it cool down until it's just warm on your wrist. Mash the banana until there's not one lump in it, stir that in, then the yogurt.

Now stir in the honey, because, let's face it, plain yogurt tastes kind of sour to somebody who's only ever had milk, and there's no need for white sugar when you've got something natural! A tiny bit more on the tip of the spoon helps the first bite go down.

I'd skip the cinnamon for now, it's a bit much on a tiny tongue. Eat the other half of the banana yourself, you've earned it, you've been up since four.`,
    unused: ["cinnamon"],
    unsafe: ["honey-infant"],
  },
  {
    id: "voiced-28",
    ingredients: ["canned mackerel", "green cabbage", "carrots", "kewpie mayo", "nori sheets"],
    markdown: `**"Sushi Bowl" When There's No Sushi and No Bowl (a mug's fine)**

Right so the thing about a sushi bowl is it's usually rice with some stuff on top, but you've got no rice, so in place of rice we've got cabbage, which, if you cut it thin enough and massage it like it has a sore neck, goes soft and sweet and nobody sues anybody.

*The base:* shred a quarter of the cabbage, as thin as dental floss, squeeze it in your fists for a minute. Feels weird. Feels like wrestling a wet sweater. Keep going.

*The pink bit (it's orange):* carrots into ribbons with the peeler, into a cup with two spoons of rice vinegar and a spoon of hot water, ten minutes. Drain. Now they're a pickle, kind of like that pink ginger you get in the plastic tray.

*The fish:* drain the mackerel, flake it, two spoons of Kewpie, mash with a fork until it's like a tuna mayo that went to art school.

*Build:* cabbage, carrots, fish. Toast a nori sheet over the flame for five seconds, then crumble it over like confetti.

*And then* the zigzag. You know the one. Red bottle, green cap, rooster on the front, Huy Fong's finest, back and forth across the top until it looks like a heart monitor.

No need for soy sauce, the fish is salty enough. Raw salmon would be the rich cousin of this dish and honestly I prefer the poor one.`,
    extra: { step: ["sriracha", "rice vinegar"] },
  },
  {
    id: "voiced-29",
    ingredients: ["4 apples", "sugar", "butter", "heavy cream", "sea salt", "cinnamon"],
    markdown: `# Soft Apples in Salted Caramel

Caramel frightens people. I get it, it's molten lava that smells nice. But it's three things and some nerve, and I'd rather you made it instead of buying that squeezy sundae stuff, which, I looked, is mainly corn syrup.

**The apples.** Peel and quarter them, fry them gently in half of the butter (30 g or so, a lump like a walnut, maybe a walnut with its coat on) until they're golden outside and just giving in, 10 minutes. Take them off the heat.

**The caramel.** 150 g sugar in a clean dry pan. Medium heat. Don't stir! Swirl. It'll go clumpy like wet sand, then clear, then the color of honey, then strong tea, then an old penny, and at old penny you act: the rest of the butter in (it'll roar), then 100 ml of the cream in a slow stream, then a pinch of sea salt. Stir till smooth. Lick nothing. I mean it.

**Together.** Apples in, turn them over, back on a low flame for two minutes. The cinnamon I'd leave in its jar, everybody does apple and cinnamon, it's like peanut butter and jelly, it's fine, we know.

Eat warm. It tastes like the inside of a tarte tatin with no need for the pastry. If there's caramel left over it keeps a week in the fridge, and next Sunday it can go on pancakes, or on a banana, or on a spoon at midnight in the dark, which is my usual.`,
    unused: ["cinnamon"],
  },
  {
    id: "voiced-30",
    ingredients: ["frozen whole chicken", "onion", "carrots", "butter", "sage", "salt", "pepper"],
    markdown: `## Roast Chicken, From Freezer to Glory

A roast chicken's like a fireplace, it makes the whole house a home, and it doesn't matter that at breakfast it was a bowling ball made of ice.

**7:30 a.m.** Take the chicken from the freezer, unwrap it, and set it in a dish on the kitchen counter. Go to work. There's no need to plan two days ahead with the fridge like those organized people; by the time you get home nine or ten hours later it'll be nice and soft all the way through.

**5:30 p.m.** Oven to 425°F. Mash 3 tablespoons butter with a few chopped sage leaves, salt and pepper, and get it under the skin with your fingers, like you're putting a duvet in a cover. Onion and carrots, cut in chunks, go in the pan, chicken on top, more salt.

**6 p.m.** Roast for around 1 hour 20, until the thigh hits 165°F and the leg wiggles like a loose tooth.

**7:20 p.m.** Chicken out, to rest. Put the pan right on the stove, sprinkle a spoon of flour on the fat and stir, then pour in a wine glass of, well, white wine, and scrape up all the brown bits. A cup of water, bubble for five minutes, and it's gravy, instead of that powder in the tub.

**7:30 p.m.** Carve, carrots and onions round the side, gravy everywhere. No stuffing, no roast potatoes, no cranberry, no in-laws.`,
    extra: { step: ["white wine", "flour"] },
    unsafe: ["left-out"],
  },
  {
    id: "voiced-31",
    ingredients: ["silken tofu", "dark chocolate", "instant coffee", "maple syrup", "sea salt", "strawberries"],
    markdown: `**Mocha Mousse, and I Won't Tell Them If You Don't**

In the fancy version there are six eggs and a pint of cream, and somebody's French grandmother folding it all together with a look on her face. No eggs here. No cream. No grandmother. In place of all that, a block of silken tofu, and before you run, let me say that in this it tastes of nothing whatsoever, it's just *texture*, it's the drummer, you'd only notice if it stopped.

1. Melt 150 g dark chocolate in a bowl over a pan of barely simmering water. It's ready when it looks like paint.
2. Stir 2 tsp instant coffee into 1 tbsp of hot water, so you get a sort of tiny angry espresso.
3. Blend the tofu (drained, about 300 g) with the coffee, 3 tbsp maple syrup and a pinch of sea salt until perfectly smooth, smooth like yogurt, no, smoother, like hand cream.
4. Chocolate in while it's warm, blend once more.
5. Into egg cups or wine glasses or that one ramekin. Fridge for two hours.

The strawberries can stay where they are for breakfast, because fruit in a chocolate mousse feels to me like socks with sandals. It'll set to about the firmness of cream cheese, and has that bittersweet thing that tiramisu has, without the rum, the mascarpone or the biscuits. My usual is two of them, and then I lie about it.`,
    unused: ["strawberries"],
  },
  {
    id: "voiced-32",
    ingredients: ["sweet potatoes", "black beans (canned)", "frozen corn", "smoked paprika", "olive oil", "salt", "lemon"],
    markdown: `# Two Dinners Out of One Bag of Sweet Potatoes

Hi! So you've got enough here for two nights, and I got excited.

---

## Night One: Smoky Hash

Dice 2 sweet potatoes small, like dice, that's why it's called that. Fry in 2 tbsp olive oil over a medium flame for 15 minutes, turning now and then instead of constantly (leave them alone! they want to get crusty). Add a cup of corn, half the beans, drained, 1 tsp smoked paprika, salt. Five more minutes. The paprika does the work of bacon, so there's no need for bacon, and people will ask, "is there bacon in this?", and you get to say no in a mysterious way. A fried egg on there is what the diner by my old school would do.

---

## Night Two: Velvet Soup

1. Peel and chop 2 more sweet potatoes, and simmer them in 3 cups water with a pinch of salt for 20 minutes.
2. Blend, with a teaspoon of smoked paprika. Then loosen it with half a can of coconut milk until it falls off the spoon like heavy cream.
3. Stir in the other half of the beans and the rest of the corn, warm through.
4. Off the heat squeeze in the juice of one lime, which wakes the whole thing up like a cold hand on the back of the neck.

---

Beans for the second night go into the fridge in a tub, not in the open can. It's like having a sequel that's better than the movie, which has happened, what, twice?`,
    extra: { step: ["coconut milk", "lime"] },
    unused: ["lemon"],
  },
  {
    id: "voiced-33",
    ingredients: ["bag of baby carrots", "honey", "butter", "salt", "thyme"],
    markdown: `### Honey-Glazed Carrots for My Baby

My baby is thirty-four years old, has a mortgage and a beard, and still won't eat a carrot unless it's shiny, so here's how we do it, I've been doing it since he was in second grade.

Okay. The baby carrots, the whole bag, in a wide pan with just enough water to come halfway up. No need for stock. Add two tablespoons butter, a big squeeze of honey, let's call it a tablespoon and a half, and half a teaspoon of salt. Bring it to a bubble and leave it, lid off, for 12 to 15 minutes, and here's what happens, it's like watching a magic trick in slow motion: the water goes, and the butter and the honey stay, and they turn into a syrup that hugs the carrots.

When you hear the sound change from a gurgle to a sizzle, shake the pan for one more minute till they look like something from a candy store. Take them off before they go from "glazed" to "varnished".

Instead of ginger or orange, which the magazines always put in, I leave it alone. He says they feel like dessert. He had three helpings at Thanksgiving in place of the sweet potatoes with marshmallows, and his wife gave me this look, and I said, honey, I know, and she thought I was talking to her.`,
    unused: ["thyme"],
  },
  {
    id: "voiced-34",
    ingredients: ["zucchini", "feta", "2 eggs", "dill", "flour", "scallions"],
    markdown: `# Zucchini Fritters (Kolokithokeftedes, Which I Can Say Now)

It took me a whole summer to learn the word and about half an hour to learn the recipe.

**You need**
– 3 zucchini
– 150 g feta
– 2 eggs
– a fistful of dill
– 6 tbsp flour

**Method, such as it is**
Grate the zucchini on the big holes, then wring it out in a tea towel like it owes you money; you'd be shocked, it's like a sponge, there was half a glass of green water in mine. The feta brings all of the salt, so no need for more. Crumble it in, chop in the dill, beat in the eggs, and stir in flour until it holds together like a stiff muffin batter.

Heat sunflower oil in a frying pan, a centimetre or so, until a crumb of the mixture fizzes. Drop in big spoonfuls, flatten them a bit, three minutes per side, until they're as brown as a biscuit and cooked through. Rest on a rack in place of paper towel, so they don't sweat.

**On the side**
While they're frying, somebody else (there's always somebody hovering) can make the dip: thick yogurt, half a cucumber grated and squeezed as well, a few bits of the dill. Big bowl in the middle of the table. Fritters around it. Double-dipping's allowed in this family.

They're like latkes, sort of, but without the potato and without the guilt.`,
    extra: { step: ["sunflower oil", "yogurt", "cucumber"] },
    unused: ["scallions"],
  },
  {
    id: "voiced-35",
    ingredients: ["mussels 1kg", "leeks", "dry cider", "cream", "parsley"],
    markdown: `The thing about mussels is that everybody's scared of them and they're the easiest thing in the sea, they even bring their own dishes, so what you do is tip them into a sink of cold water, and throw out any that are cracked or that stay open when you give them a tap (like a bad landlord: no answer, you're out), and pull off the beards. Slice two leeks thin, and instead of sweating them in butter, which is what they'd do in Normandy because in Normandy they'd put butter on a bicycle, just put them in a big pot with a splash of the cider and a lid, and let them go soft for eight minutes. Now the rest of the dry cider, about two glasses, in place of the white wine you were expecting, turn the heat up as high as it'll go, and when it's boiling hard in go the mussels, lid on, four or five minutes, shaking the pot once like a maraca. They're done when they've opened wide; any that haven't, don't argue with them, bin them. Lift them out into bowls. Boil the liquor for another minute, stir in 100 ml of cream, it'll taste of apples and the harbour, throw in the parsley, chopped, and pour it over. No need for salt, they've been in the sea all their lives. In Brussels you'd get frites and mayonnaise with this, and in Boulogne my uncle used to mop the bowl with half a baguette, and here you'll do it the proper way, with an empty shell for a spoon.`,
  },
  {
    id: "voiced-36",
    ingredients: ["bone-in pork chops", "2 apples", "sage leaves", "butter", "onion", "salt"],
    markdown: `## Pork Chops & Apples, Blushing

My mother cooked pork until you could resole a boot with it, because that's what her mother did, because of worms, because of 1940. We don't have to live like this anymore.

**The chops:** dry them, salt them, and lay them in a hot skillet with a tablespoon of butter. Four minutes a side, and stand them up on the fat edge, too, holding them with tongs like you're taking them for a walk. What you're after is **145°F (63°C) in the thickest part, and then a rest of at least 3 minutes** on a warm plate. They'll be a touch pink by the bone. That's fine! A whole chop isn't a burger; at 145 and rested, that blush is where the juice lives.

**The pan:** more butter, the onion in slices, the apples in wedges (skins on, no need to peel), and the sage leaves, 7 or 8 minutes, till it's all gone soft and bronze. Then stand back, pour in a small glass of Calvados, and let it bubble away to nearly nothing. If it flames up, act as though you meant it.

**The finish:** a heaped teaspoon of wholegrain mustard and whatever's run out of the chops onto the plate, stirred around to make a sauce, in place of gravy.

Spoon over. It's like autumn put on a nice shirt. Mashed potato is what you'd get with it at the pub, but you're not at the pub, you're home and it's quiet and there's enough on the plate.`,
    extra: { step: ["calvados", "wholegrain mustard"] },
  },
  {
    id: "voiced-37",
    ingredients: ["2 cucumbers", "rice vinegar", "sugar", "sesame seeds", "salt", "chili flakes"],
    markdown: `**Smacked Cucumbers**

1. Smack 2 cucumbers with a rolling pin until they split. Think of someone.
2. Tear into chunks. 1 tsp salt. Wait 15 min. Pour the water off.
3. 2 tbsp rice vinegar + 1 tbsp sugar, stirred till it's clear.
4. Toss.
5. Sesame seeds, toasted in a dry pan, on top.

*That's the recipe, and this is me being chatty:* cool as a cucumber is a thing people say, but nobody says cool as a smacked cucumber, and it's cooler. No need for a knife, the ragged edges hold the dressing better than neat slices do, same as with pasta. The restaurant on my corner does theirs with soy sauce, black vinegar, garlic and a puddle of chili oil, and it's great, it's like being slapped back. This one's gentler. I left the heat out altogether, since you said it's for the kids.

*Goes well in your head with:* dumplings, beach holidays.

*Storage:* an old mustard jar, fridge, 2 days. Feels like a pickle by then.`,
    unused: ["chili flakes"],
  },
  {
    id: "voiced-38",
    ingredients: ["spaghetti", "1 head garlic", "olive oil", "chili flakes", "parsley"],
    markdown: `# Midnight Spaghetti (Aglio e Olio) + the Bottle That Changes Your Life

There's a scene in that movie about the food truck, you know the one, and every person who sees it goes home and makes this, and I'm no different from anybody.

**Part one, the bottle.** Peel the whole head of garlic. Put aside three cloves for tonight. The rest you drop raw into a clean bottle, cover them up with olive oil, a cup and a half or so, add a pinch of chili flakes, put a cork in it, and stand it by the stove where it's warm. No need for the fridge, that only turns it cloudy. Leave it three or four weeks, and it gets better and better, like a guitar. Drizzle it on stuff at the table instead of reaching for your usual bottle.

**Part two, tonight.** Boil 200 g spaghetti in plain water. While it's boiling, slice your three cloves as thin as you can, and warm them in four tablespoons of olive oil on the lowest heat, with a couple of anchovies, which will dissolve into the oil as if they'd never been born, and half a teaspoon of chili flakes. The garlic should be blond. Brown is bitter. Blond!

Ladle of pasta water in, spaghetti in, toss and toss until it goes creamy, though there's no cream, and no butter, and no cheese, it's only starch showing off. Chopped parsley, loads.

Eat it from the pan. It feels like getting away with something.`,
    extra: { step: ["anchovies"] },
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "voiced-39",
    ingredients: ["masa harina", "refried beans", "mozzarella", "cabbage", "salt"],
    markdown: `**Pupusas, More or Less the Way Doña Clementina Showed Me**

(Clementina's a lady, not an orange. She lived two floors down, she'd slap my hand when I did it wrong, and I miss her.)

**Dough:** 2 cups masa harina, 1/2 tsp salt, about 1 1/2 cups warm water. Mix it with your hand. You're looking for Play-Doh, not cookie dough: if a ball cracks at the edge when you flatten it, more water. In place of lard in the dough, which some people like, we're using nothing at all.

**Filling:** refried beans and shredded mozzarella, half and half, mashed together. Mozzarella stands in for quesillo here, it pulls the same way, like in those pizza commercials.

**Shape:** wet your hands with water (no need for oil). Take a ball of dough about as big as an egg, poke a well into it, put a spoon of filling inside, close it like a little purse, and pat-pat-pat it flat between your palms, turning. Mine looked like Florida for the first year.

**Cook:** dry, hot cast-iron, 3 or 4 minutes per side, until there are brown islands and it puffs. If some cheese leaks and crisps, that's the cook's.

Normally there'd be curtido with it, which is sort of a coleslaw that's been to law school, and that takes vinegar and a day, and you don't have either, so the cabbage can wait in the fridge until you do. They're not arepas, they're not gorditas, and don't let her hear you call them a quesadilla.`,
    unused: ["cabbage"],
  },
  {
    id: "voiced-40",
    ingredients: ["cooked beets", "goat cheese", "walnuts", "arugula", "balsamic vinegar"],
    markdown: `# The Beet Salad Every Restaurant Had in 2011 (and Why They Were Right)

You remember, it was on every menu, right next to the truffle fries and the cupcakes with bacon, and we all rolled our eyes, and we all ordered it.

**Shopping list, or really just your list:** beets, goat cheese, walnuts, arugula, balsamic vinegar.

**1. Toast** the walnuts in a dry pan for five minutes. Don't walk away. I've burnt more walnuts than I have eaten, it's like they wait for you to blink.

**2. Dress.** In a jar, one spoon of the balsamic and twice as much of the good extra virgin, lid on, shake. No need for mustard or honey, beets are sweet as candy already.

**3. Beets** in wedges, tossed with half of that dressing first on their own, so they don't turn everything the color of a crime scene.

**4. Arugula** on a big plate, the rest of the dressing, the beets, the goat cheese in lumps like snowballs, walnuts all over.

**5. Optional!** The segments of an orange. I say optional; I'm looking at this plate, it wants something bright, so: peel it, slice it, tuck the pieces in between the beets. There. See? It feels like sunshine in a cellar.

Serve it cold, instead of that lukewarm thing they did. And I mean, if there's some crusty bread about, go ahead, but that's up to you and your conscience.`,
    extra: { step: ["orange", "olive oil"], optional: ["bread"] },
  },
];
