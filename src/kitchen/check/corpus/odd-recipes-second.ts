/** The other twenty of forty recipes in chatty words and odd forms, opened once, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const ODD_RECIPES_SECOND: readonly LabelledRecipe[] = [
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
