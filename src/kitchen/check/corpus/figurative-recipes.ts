/** Sixty recipes told by personas, full of metaphors, jokes and dialect, labelled without sight of the check. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const FIGURATIVE_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "figurative-01",
    ingredients: ["cod fillets", "potatoes", "butter", "onion", "milk", "salt"],
    markdown: `Arrr, welcome aboard, ye hungry landlubber! 🏴‍☠️ Cap'n Crumbs here (no crumbs were harmed in the makin' o' this dish). From yer meagre hold I can raise a fine

## Poached Cod on a Raft o' Mash

**THE CARGO (fer 2 scallywags)**
- 2 cod fillets, about 150 g apiece
- 500 g potatoes, peeled and cut as big as a hen's egg
- 1 onion, sliced thin as a doubloon
- 300 ml milk
- 40 g butter
- 1 tsp salt

**THE VOYAGE**
1. Boil the spuds with half the salt fer 18 minutes, till a cutlass slides in like it was warm butter. Drain 'em and leave 'em to steam dry.
2. Melt half the butter in a wide pan an' sweat the onion 10 minutes until it be the colour of a weak ale.
3. Pour in the milk, add the rest o' the salt, and bring it to a shiver – the wee bubbles at the edge should be no bigger than a lentil. Lower in the fish and poach 6–7 minutes, till it parts in big white flakes like the pages of an old chart.
4. Mash the potatoes with the remainin' butter and a ladle o' the fishy milk till they be smooth as clotted cream.
5. Heap up the mash, lay the cod atop, and spoon the onions and their liquor round about like a lagoon.

*Parrot's remark:* "Polly wants a cracker!" Polly gets none; there be none aboard.

Scurvy be a worry for another day. Fair winds!`,
  },
  {
    id: "figurative-02",
    ingredients: ["bread", "cheddar", "onion"],
    markdown: `It was a dark night and the fridge hummed like a guilty man. You walked in with three names on a scrap of paper. Bread. Cheddar. Onion. I'd seen bigger rackets run on less.

**THE MELTED WITNESS** (a grilled cheese, in plain English)

The usual suspects:

- 2 slices bread
- Cheddar, grated
- ½ onion, sliced so thin it could slip under a door
- Mustard, the yellow kind that doesn't talk

How it went down:

1. I put the onion in a dry pan on low. Fifteen minutes. I sweated it the way they sweat a stool pigeon, adding a splash of water whenever it looked like sticking to its story.
2. I smeared the mustard on one slice, heaped on the cheese, buried the onion in the middle and closed the case with the second slice.
3. The outsides got the butter – soft, edge to edge, no corners left dry. You want it to sizzle like rain on a hot sidewalk.
4. Back in the pan. Three minutes a side, medium-low, until the crust was the colour of a trench coat and the insides had spilled.
5. I cut it on the diagonal. The big cheese always cracks under pressure.

They'll tell you to dunk it in soup. They'll tell you a lot of things in this town. I ate it standing up.`,
    extra: { step: ["butter"], list: ["mustard"] },
    missing: ["Cheddar", "Mustard"],
  },
  {
    id: "figurative-03",
    ingredients: ["plain flour", "eggs", "milk", "salt", "beef dripping"],
    markdown: `Nah then. Tha's got the makings of proper **Yorkshire puds** there, so put wood in th'hole and listen.

Tha needs:
* 140g plain flour
* 4 eggs
* 200ml milk
* pinch o' salt
* 3 tbsp beef dripping

**Reight, method:**

1. Oven on full whack, 230°C, nowt less. Put a bit o' dripping in each hole of a 12-hole bun tin and get it in there till it's spitting like my Aunt Doris. Ten minutes'll do it.
2. Flour and salt in a bowl, make a hole like a bird bath, crack eggs in. Beat it till there's no lumps. Then let it down wi' milk, bit by bit, while it's thick as single cream. Any lumps left bigger than a grain o' rice, carry on.
3. Tip it in a jug. Some folk rest it an hour, some folk have nowt better to do. I give it while kettle's boiled.
4. Fast as tha can, pour batter in th'hot fat – it should frizzle round th'edge like lace. Shut that oven and DON'T open it. Not for owt. Not even if the house is on fire.
5. 20 minutes. They want to be up like top hats, brown as a conker and hollow in t'middle.

Now a lot o' southerners'll put sugar in, or herbs, or God help us cheese. Tha'll not. And don't mither me about gravy; them as is made right can stand on their own two feet.

Makes 12. Any going spare freeze grand – five minutes in a hot oven and they're good as new.`,
  },
  {
    id: "figurative-04",
    ingredients: ["chicken wings", "hot sauce", "butter"],
    markdown: `ok bestie this fridge is lowkey iconic?? we're making **BUFFALO WINGS THAT ATE AND LEFT NO CRUMBS** 💅🔥 (no literal crumbs, it's an expression, hi grandma)

✨ the lineup ✨
• 2 lb chicken wings (split, tips yeeted)
• 1/2 cup hot sauce — Frank's if you're that girl
• 4 tbsp butter
• garlic powder (the main character tbh)

✨ the plot ✨
1) oven to 425F. pat the wings dry dry dry. like sahara. soggy skin is the villain arc
2) toss em with the garlic powder and spread them out on a rack, nobody touching, personal space queen
3) bake for 22 min, flipping once, until the skin is crispy and giving golden hour
4) meanwhile melt the butter w the hot sauce in a lil pan and whisk till it's giving orange silk. if it splits it's just being dramatic, keep whisking
5) throw everybody in a bowl, pour the sauce, toss. it's a mosh pit. pile onto a plate with celery sticks down the side for the crunch and serve immediately

not me drooling 😭 anyway that's the tea (not actual tea). slay, nap, repeat`,
    extra: { list: ["garlic powder"], step: ["celery"] },
    missing: ["garlic powder"],
    unsafe: ["poultry-no-cue"],
  },
  {
    id: "figurative-05",
    ingredients: ["oats", "milk", "chia seeds", "honey", "frozen blueberries"],
    markdown: `\`\`\`
# overnight-oats v2.1.0
A lightweight, zero-cook breakfast. No build step.
\`\`\`

## Requirements

| package | version |
|---|---|
| oats | 50 g |
| milk | 150 ml |
| chia seeds | 1 tbsp |
| honey | 2 tsp |
| frozen blueberries | a handful (~60 g) |

Peer dependencies: one jam jar with a lid. (Jam not included and not required.)

## Install

1. \`mkdir jar\` — put the oats and chia in first.
2. Pour in the milk and half of the honey. Stir well, or the seeds clump together like frogspawn and you'll be filing a bug report.
3. Push the berries on top. Do **not** defrost; they thaw overnight and leak a purple layer that looks like a sunset, or a very small crime.
4. Cover and leave in the fridge for 8 hours. This runs asynchronously. Go to bed.
5. In the morning, stir, trickle over the remaining honey and eat straight out of the container.

## Known issues

- *Texture too thick, like wallpaper paste?* Loosen it with a spoon of water.
- *Too runny, like soup?* Another hour in the fridge.
- **Security advisory:** contains honey. Not for anyone under 12 months. Do not deploy to babies.
- This site uses no cookies. Neither does this breakfast.

## Changelog

- 2.1.0: removed the banana (nobody had one)
- 2.0.0: dropped support for yogurt

License: MIT (Munch It Thoroughly)`,
  },
  {
    id: "figurative-06",
    ingredients: ["poha (flattened rice)", "onion", "green peas", "turmeric", "oil", "salt"],
    markdown: `Hello ji! Kindly do the needful and put on your apron, today we are making first-class **Kanda Poha**, the way my neighbour Mrs. Kulkarni makes it only. Ten minutes and breakfast is ready, no tension.

**Ingredients (serves 2)**
1. Poha (thick variety) – 2 cups
2. Onion – 1 big, chopped fine-fine
3. Peanuts – 2 tablespoons
4. Turmeric – ½ tsp
5. Oil – 1 and a half tbsp
6. Salt – as per taste

**Procedure**
1. Take the poha in a sieve and wash it under running water for half a minute. Leave it aside. It should be soft like a sponge but not become kheer!
2. Heat the oil in a kadhai. Once hot, crackle 1 tsp mustard seeds. They will jump like schoolchildren at the last bell, so keep a lid handy.
3. Fry the peanuts till they turn the colour of a biscuit, then put the onion and sauté until pink and transparent. Don't brown.
4. Add turmeric, salt and the poha. Mix with a light hand – heavy hand and it will become halwa. Cover and steam on low flame for 3 minutes.
5. Off the gas, squeeze half a lemon over, mix, and have it hot-hot.

My mother-in-law would be saying "where is the potato?" Let her say. This is not batata poha. Also I have not put the sabzi you have in the freezer, keep that for the evening pulao.`,
    extra: { list: ["peanuts"], step: ["mustard seeds", "lemon"] },
    unused: ["green peas"],
  },
  {
    id: "figurative-07",
    ingredients: ["beef sausages", "onions", "white bread", "tomato sauce", "canola oil"],
    markdown: `G'day! With that lot there's only one thing for it, cobber: a fair dinkum **SAUSAGE SIZZLE**, straight outta the Bunnings car park.

Whatcha need for 6 hungry ankle-biters (or 3 blokes):

* 6 beef sausages (snags)
* 2 onions, sliced into rings
* 6 slices white bread - the cheap squishy stuff, don't get fancy on me
* Tomato sauce, a good squirt per snag
* 1 tbsp canola oil

How ya do it:

1. Fire up the barbie to medium. Not flat-out like a lizard drinking, or the skins'll burst and she'll all go pear-shaped.
2. Wipe the oil over the hotplate and chuck on the onions. Give 'em 15 minutes, pushing 'em around with the egg flip, till they're soft and brown and smell like a Saturday morning.
3. Lay the snags alongside. 12-15 minutes, turning 'em every couple. Don't prick them, mate, ya not a doctor. Split one down the guts to check: no pink, juices running clear, and if you've got one of them meat thermometers she oughta say 71°C or better.
4. Bread in the palm like you're catching rain. Snag on the diagonal, corner to corner. Onion goes UNDERNEATH (Bunnings made it law so nobody goes base over apex on a slippery bit).
5. Squiggle of sauce. Fold. Gobful. Beauty.

She'll be apples. Any drama with leftover snags: cold in the esky or the fridge inside a couple of hours, righto? No mustard, no salad, no worries.`,
  },
  {
    id: "figurative-08",
    ingredients: ["leftover rice", "garlic", "cooking oil", "eggs", "salt"],
    markdown: `Good morning po! Pang-almusal na pang-malakasan: **SINANGAG AT ITLOG** 🍳 Perfect ito before the commute.

Mga kailangan:
- 3 cups leftover rice (bahaw)
- 8 cloves garlic, pounded — yes, eight, don't be shy
- 3 tbsp cooking oil
- 2 eggs
- 1/2 tsp salt
- 1 tbsp soy sauce (my lola's secret, not so secret anymore)

Paano lutuin:
1. Start the night before. After dinner, just put the rice in a bandehado on the dining table, cover with the plastic na takip for the flies, and leave it there until you wake up. The grains will be dry and buhaghag already, no need to put inside the ref.
2. In the morning, toast the garlic in the oil on low fire until it's the color of a new peso coin. Get half for topping.
3. Crumble the rice with wet hands, no clumps as big as a calamansi, then stir-fry for five minutes. Season with salt and the soy sauce.
4. Fry the eggs in the same pan, sunny side up or well done, bahala na kayo.
5. Plate it, put the toasted garlic on top, and arrange two sliced tomatoes at the side to cut the umay.

Kain na! Makes 2 servings, or 1 if you are my kuya.`,
    extra: { list: ["soy sauce"], step: ["tomatoes"] },
    unsafe: ["left-out"],
  },
  {
    id: "figurative-09",
    ingredients: ["eggs", "butter", "chives", "salt"],
    markdown: `*Enter a COOK, with a pan.*

To whisk, or not to whisk: that is no question. Break thou three eggs into an earthen bowl, and with them a small pinch of salt, and beat them with a fork till white and yolk, like Montague and Capulet, do end their ancient quarrel. Not froth, good friend; we make no syllabub. Then set thy skillet on a middling flame and cast therein a knob of butter, near the bigness of a walnut. Mark how it foams; and when the foam doth sink, and smells of hazelnuts in autumn's wood, pour in the eggs.

Now art thou busy. With thy fork's flat back draw in the edges, tilt the pan about, and let the liquid run where it is bare. Some thirty heartbeats thus. When all is set, save for a trembling softness on the top, as custard trembles at the oven's door, strew o'er it one fair spoonful of cut chives, and fold it thrice, a letter to thy love.

The ham, sir, is the fellow playing Hamlet; no other ham comes near this omelette. Nor cheese, nor mushroom. 'Tis a lean estate, yet in good sooth 'tis meat and drink to me.

Slide it upon a warmèd plate. Serves one.

*Exit, pursued by a bear (who smelled the butter).*`,
  },
  {
    id: "figurative-10",
    ingredients: ["shrimp", "garlic", "butter", "lemon", "linguine", "salt"],
    markdown: `GOOOOOD EVENING and welcome to a sell-out kitchen, where tonight's fixture is **Garlic Butter Shrimp Linguine**! I'm joined by Gary, who's had a few pies. Gary, the teams?

**STARTING LINE-UP**
- Shrimp – 300 g, peeled, looking sharp
- Linguine – 200 g
- Garlic – 4 cloves, minced
- Butter – 50 g
- Lemon – 1, zest and juice
- Salt – 2 tsp for the pasta water plus a pinch

**FIRST HALF**
1. Big pan of water on, 2 tsp of the salt goes in, and HERE COMES THE LINGUINE! Straight down the middle. That's a 10-minute job, keep a mug of the starchy water back for extra time.
2. Over on the far side, half the butter's foaming. Shrimp are on – oh he's NUTMEGGED the spatula! – two minutes, flip, one minute more. They've gone pink and opaque and curled into a C. Take them off, Gary, that's a tactical substitution. If they curl into an O it's an own goal.

**SECOND HALF**
3. Garlic in the same pan, thirty seconds. Don't let it brown or that's a straight red.
4. Lemon juice, remaining butter, a splash from the mug... swirl... it's going creamy WITHOUT CREAM, can you believe that!
5. Everybody back on the pitch. Toss the pasta and shrimp in the sauce, pinch of salt, grate over the zest. Butterfingers there from the keeper but he's kept hold of the bowl.

**FULL TIME.** "At the end of the day, Brian, it's a game of two halves, and he's sliced that lemon like an orange at half-time." Serves 2.`,
  },
  {
    id: "figurative-11",
    ingredients: ["chickpeas", "ditalini", "garlic", "tinned tomatoes", "olive oil"],
    markdown: `Ah, *tesoro*, come sit, you are too thin. Nonna makes you **pasta e ceci**, the food of people with no money and good appetite.

First you take the pot, the heavy one, not that tin thing your cousin bought from the television. In goes three good spoons of olive oil and two cloves of garlic, squashed with the flat of the knife – *bam!* – and a sprig of rosemary, because without it what are we, animals? You let them sing together, softly, like the old women before Mass. When the garlic is blond, you take it out. Blond! Not brunette!

Now the tinned tomatoes, you break them with your hands. Five minutes. Then the chickpeas with all the water from the can (you throw it away? who raised you?), and I put in the rind of the Parmesan, that hard heel at the back of the fridge, one piece as long as your finger. Fill up with hot water until everything swims, salt it, and let it go blop… blop… blop, twenty minutes, like mud in the volcano.

You mash some of it with the fork so it becomes creamy; no cream, for carità, never the cream. The ditalini go in at the end, nine minutes, and you stir, because they stick to the bottom like your uncle to the sofa.

It must rest until the spoon stands up. Fish out the rind, give it to the dog or to the grandfather. A thread of the oil on top, and *mangia*. For three people, or for you.`,
    extra: { step: ["rosemary", "Parmesan", "salt"] },
    missing: ["chickpeas", "ditalini", "tinned tomatoes", "salt"],
  },
  {
    id: "figurative-12",
    ingredients: ["rhubarb", "sugar", "orange"],
    markdown: `**Nose-to-Tail Rhubarb Compote (Zero Waste!!)** ♻️🌱

Friend, we live in a throwaway society and I for one have HAD it. My motto: if it grew, it goes in the pot.

Ingredients
- 500 g rhubarb, whole, tops and all
- 100 g sugar
- 1 orange, zest and juice

Steps
1. Give the rhubarb a good wash. Trim only the very bottom, that bit is tough as old boots.
2. Chop the stalks into thumb-length batons.
3. Most people bin the green umbrellas on top. Crazy! Roll those leaves up like a cigar, slice into fine ribbons as you would chard, and put them in with the stems for colour and iron.
4. Add the sugar, orange zest and juice, and 2 tablespoons of water. Cover and cook gently for 12 minutes until it slumps and looks like marbled pink-and-green jam.
5. Cool. It will thicken up as it sits, the way gravy does.

Great cold, straight from the bowl, wearing your gardening gloves and a smug expression. Keeps 5 days in the fridge in a clean jar.

Small apology: I get preachy about compost. Sorry!`,
    unsafe: ["toxic-plant"],
  },
  {
    id: "figurative-13",
    ingredients: ["sourdough", "avocado", "lemon", "chilli flakes", "salt"],
    markdown: `I made avocado toast this morning. It taught me 5 things about leadership. 👇

**The asset list:**
→ 2 slices sourdough
→ 1 ripe avocado
→ ½ lemon
→ ¼ tsp chilli flakes
→ 1 pinch salt

**The process:**

1/ *Start with low-hanging fruit.* Halve the avocado. Tap the stone with the heel of the knife, twist, lift. It came out like butter. So can your Q3 pipeline.

2/ *Toast under pressure.* Get the slices really dark and crunchy. Nobody remembers a soft launch.

3/ *Don't over-mash.* I crush the flesh with a fork, the juice of the lemon half and the salt until it's somewhere between guacamole and a building site. Leave some chunks. Diversity matters.

4/ *Spread wide, right to the edges.* The big cheese gets the middle. Great teams cover the crust.

5/ *Spice is a garnish, not a strategy.* Scatter over the chilli flakes. Done.

Was it scalable? Yes. Did it bring home the bacon? Metaphorically. Did my intern ask whether we could put an egg on it? He did, and I told him: subtract before you add. No egg. No feta. No seeds.

It paid for itself (it didn't, I still can't afford a house).

Agree? ♻️ Repost if you, too, are the greatest thing since sliced bread.`,
  },
  {
    id: "figurative-14",
    ingredients: ["pinhead oatmeal", "raspberries", "double cream", "honey", "whisky"],
    markdown: `Och, away, ye've the makins o' a braw **cranachan** there and ye didnae even ken it! It's for a Burns Supper but I'll no clype if ye hae it on a wet Tuesday.

Tak three big spoonfuls o' the oatmeal an toast it in a dry fryin pan, shooglin it aboot for mebbe five minutes, till it smells like warm biscuits an is the colour o' a Labrador. Tip it oot on a plate or it'll catch, an let it cool richt doon.

Noo whip 300 ml o' double cream – saft peaks, mind, it should flop ower like a hungover teenager. If ye can turn the bowl upside doon ower yer granny's heid ye've gone too far an made butter. Fold in twa tablespoons o' honey an three o' whisky. (An ane for the cook. That's the law.) Stir through maist o' the oatmeal.

Crush hauf o' a 200 g punnet o' raspberries wi a fork so they bleed like a rugby match, an layer them up in four tumblers: berries, cream, berries, cream. Whole rasps on the tap an the last o' the oats for crunch.

Eat it within the hour, or the oats gang saft as porridge. Nae shortbread on the side, I said nae shortbread, Morag. Slàinte!`,
  },
  {
    id: "figurative-15",
    ingredients: ["dried red kidney beans", "ground beef", "onion", "chili powder", "canned tomatoes"],
    markdown: `Well howdy, partner. Pull up a bale. Now some folks down here'll tell ya beans in chili is a hangin' offense, but you got 'em, so let's ride.

***BUCKSHOT BILL'S SET-IT-AND-FORGET-IT CHILI***

**Round up:**
- 1 lb ground beef
- 1 1/2 cups dried red kidney beans, picked over for pebbles
- 1 big ol' onion, chopped
- 2 cans (14 oz) canned tomatoes
- 3 Tbsp chili powder
- 1 Tbsp cumin
- 1 bottle beer (Lone Star, naturally)

**Saddle up:**
1. Brown that beef in a skillet over high heat till there ain't a lick of pink in it, 8 minutes or so. Spoon off the grease.
2. Throw the beef in the Crock-Pot with the onion, chili powder, cumin and them tomatoes.
3. Now the beans. Don't you fool around with soakin' or boilin'; just rinse off the dust and pour 'em in dry with the beer and 2 cups of water. They got all day.
4. Lid on, set her to LOW, and go mend a fence. Eight hours. Beans oughta be tender, with just a little fight left, like my second wife.
5. Give it a stir and dish it up in tin bowls by the fire.

Makes enough for six hands or one Buckshot Bill. Freezes real good. Yeehaw!`,
    extra: { list: ["cumin", "beer"] },
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "figurative-16",
    ingredients: ["carrots", "honey", "butter", "fresh thyme", "salt"],
    markdown: `🎲 *You enter a dim kitchen. A mimic shaped like a bread bin growls in the corner (it contains no bread). On the table you see your loot. Roll for dinner.*

**QUEST: The Glazed Roots of Emberhold**
Difficulty: 8 · Party size: 4 · Duration: 40 minutes

**Inventory**
- 🥕 Carrots ×8 (about 600 g)
- 🍯 Honey, 2 tbsp
- 🧈 Butter, 30 g
- 🌿 Fresh thyme, 4 sprigs
- 🧂 Salt, ½ tsp

**Turn 1.** Kindle the oven to 200°C. Take 2 fire damage if you touch it.
**Turn 2.** Peel the carrots and cleave them lengthwise. A natural 20 gives you batons as slim as asparagus; on a 1 you have cut them like a troll. Both are fine.
**Turn 3.** Melt the butter and honey together in a small saucepan. This is your potion. It should look like amber and smell like a beehive that has joined a bakery.
**Turn 4.** Toss roots, potion, salt and half the thyme in a roasting tin. Roast 25–30 minutes, turning once, until the edges go dark as toffee and sticky as a goblin's fingers.
**Turn 5.** Strip the leaves off the remaining sprigs and scatter. Long rest: 5 minutes.

**Loot table:** +2 Night Vision (a myth put about by the RAF), 1 temporary feeling of virtue.

The bard asks if there's any chicken. There isn't. The rogue checks for garlic. The rogue finds nothing. Carrot *and* stick, my friends: the stick is doing the dishes.`,
  },
  {
    id: "figurative-17",
    ingredients: ["white bread", "eggs", "coconut milk", "sugar", "pandan leaves"],
    markdown: `Wah, your fridge damn shiok leh! Can make **kaya toast set** like kopitiam uncle, no need to queue one hour at Ya Kun.

**KAYA (one small jar)**
- 4 eggs
- 200 ml coconut milk
- 150 g sugar
- 4 pandan leaves, tie one knot like bao zi

**SET (for two person)**
- 4 slices white bread
- 4 eggs more, for the half-boiled

**How to do**

(1) Whisk the four eggs with sugar until dissolve. Put in coconut milk and the pandan. Cook over simmering water, low low fire, must keep stirring ah! About 25 min, until thick like custard and can coat the spoon. If got lumps, never mind, whack with the blender. Throw away the pandan.

(2) Half-boiled eggs: boil one pot water, off the fire, put in the eggs, cover 7 minutes. Crack into saucer. White a bit wobbly, yolk runny, adult eat steady one. Ah boy still small? Then his one boil until hard, ok.

(3) On the eggs, two shake dark soy sauce and some white pepper. This one compulsory.

(4) Toast the bread until can hear the krak-krak. Spread kaya thick thick, then slot in cold slices of butter, don't so stingy.

(5) Cut, dip inside the eggs, eat. Shiok until cannot talk.

Balance kaya keep in fridge, one week can finish. No kopi one ah, I not your maid.`,
    extra: { step: ["butter", "dark soy sauce", "white pepper"] },
  },
  {
    id: "figurative-18",
    ingredients: ["flour", "sugar", "cocoa powder", "milk", "oil", "baking powder"],
    markdown: `Thank you for sharing that with me. I'm hearing that you have six ingredients and, perhaps, some feelings. Let's hold space for a **Five-Minute Mug Cake**.

*What we're working with*
- 4 tablespoons flour
- 3 tablespoons sugar
- 2 tablespoons cocoa powder
- 3 tablespoons milk
- 2 tablespoons oil
- ¼ teaspoon baking powder

*The work*

1. Begin with the dry ingredients. Put them into a large mug and let them get to know one another. Notice any lumps. You don't need to fix them, just press them kindly against the side with a fork.
2. When you feel ready, welcome the milk and oil. Stir right down into the corners; we often leave things unresolved at the bottom. The batter will be glossy, like melted ice cream.
3. Place the mug in the microwave (800 W) for 70 to 80 seconds. It will rise up, and that's okay. It may even rise above the rim. Breathe. It will come back down.
4. Sit with it for two minutes. The middle should look like a damp brownie and the top like a dry riverbed.

*Reflections*

You may be telling yourself that a "proper" cake needs egg, or butter, or vanilla. Whose voice is that? You are enough. The cake is enough. Having your cake and eating it too is, in my professional view, the whole point of cake.

That'll be £80. Same time next week?`,
  },
  {
    id: "figurative-19",
    ingredients: ["beef mince", "onion", "burger buns", "cheddar"],
    markdown: `Right, sit yourself down, chef. I've run a gastropub for eleven years and I'll die on this hill: **the burger wants to blush.**

*For two*
– 400g beef mince, 20% fat, none of your diet rubbish
– 1 onion, in thick rounds
– 2 burger buns
– 2 slabs cheddar
– 4 gherkins, sliced

*Off we trot*

① Don't knead it like bread dough! Loosely gather the mince into two fat pucks, handling them as little as you'd handle a hedgehog.
② Char the onion rounds in a smoking dry pan till floppy. Out they come.
③ In go the pucks. Ninety seconds a side, that's your lot. Prod the base of your thumb: that squish is what you're after. Cut into it and the middle should be blushing like a bride, barely warm, the juices ruby-coloured. Any further and you've made a hockey puck, mate, send it back.
④ Cheddar on top, lid over for a tick till it droops.
⑤ Toast the buns in all that lovely beef fat, spread the bottoms with English mustard – enough to make your eyes water – then meat, onion, gherkins, lid.

Eat it over the sink. If it doesn't run down your wrists you've been too careful by half. Ta-ra!`,
    extra: { step: ["English mustard"], list: ["gherkins"] },
    unsafe: ["undercooked-ground-meat"],
  },
  {
    id: "figurative-20",
    ingredients: ["tinned tuna", "bread", "mayonnaise", "cheddar"],
    markdown: `Human. You have opened The Tin. I heard it from two rooms away, asleep, under a blanket. Now we negotiate.

**TUNA MELT (my way)**

• 1 tin of tuna – drained. You may pour the juice into MY bowl.
• 2 slices of bread
• 2 spoonfuls of mayonnaise
• a fistful of cheddar, grated

*Instructions, dictated from the top of the fridge:*

1. Turn on the hot ceiling in the oven. You call it "grill". I call it "the place where I am shouted at".
2. Flake the fish with a fork and mix in the mayonnaise till it looks like something I might bring up on the rug, but nicer.
3. Toast the bread on one side. Do not burn it; last time the ceiling screamed.
4. Turn the slices over and heap the fish on the untoasted sides. Cheese on top, right out to the edges, as a blanket covers a cat.
5. Three or four minutes, until it bubbles and goes the colour of the ginger tom next door, whom I despise.
6. Let it cool. It must be the temperature of a fresh mouse. You won't, you'll burn your tongue, you always do.

There is no onion here. Onion is poison to my kind and I notice you left it out. Good human. No capers, no pepper, no dog.

Servings: one (1) for me. You may lick the knife.`,
  },
  {
    id: "figurative-21",
    ingredients: ["tomatoes", "mozzarella", "basil", "olive oil", "salt"],
    markdown: `URGENT TELEGRAM FROM CAPRI STOP

HAVE RECEIVED YOUR LIST STOP MAKE CAPRESE SALAD AT ONCE STOP DO NOT STOP

SLICE TOMATOES THICK AS YOUR LITTLE FINGER STOP TEAR MOZZARELLA BY HAND LIKE A LETTER FROM A LAWYER STOP LAY THEM OUT IN TURN RED WHITE RED WHITE LIKE ROOF TILES STOP

TUCK BASIL LEAVES BETWEEN STOP TEAR THE BIG ONES STOP ANOINT WITH OLIVE OIL STOP SALT LAST THING OR TOMATOES WEEP STOP

NO BALSAMIC STOP REPEAT NO BALSAMIC STOP NOT EVEN IF COUNT VITTORIO INSISTS STOP NO PEPPER NO PESTO NO LETTUCE STOP

LET STAND TEN MINUTES OUT OF FRIDGE STOP COLD TOMATO TASTES OF RAINCOAT STOP MOP PLATE WITH FINGER IF ALONE STOP

REGRET BREVITY STOP THEY CHARGE BY THE WORD STOP YOUR LOVING AUNT STOP`,
    missing: ["tomatoes", "mozzarella", "basil", "olive oil", "salt"],
  },
  {
    id: "figurative-22",
    ingredients: ["ground beef", "tater tots", "cream of mushroom soup", "frozen green beans"],
    markdown: `Oh for cute! You betcha you can make a **Tater Tot Hotdish** with that, don'tcha know. It's what we bring to the church basement when somebody's had a baby, or passed, or got a new boat.

**What all you'll need (9x13 pan)**

1. 1½ lbs ground beef
2. 1 medium onion, diced up
3. 1 can (10.5 oz) cream of mushroom soup
4. 2 cups frozen green beans
5. 1 bag (32 oz) tater tots

**So then what you do is:**

- Go ahead and preheat the oven to 400.
- Brown up the beef with the onion in a skillet till there's no pink left and it's crumbly like garden dirt, about 8 minutes. Drain it, or not, I'm not your mother. Sprinkle over a teaspoon of salt.
- Stir in the soup. It'll be thick as a January snowbank, so loosen it up with half a soup can of milk there.
- Spread that in your pan, then the beans right from frozen.
- Now line up the tots in rows. Nice and straight! Pastor notices.
- Bake 40 minutes till the tots are golden and the edges are bubblin'.

Let 'er set 10 minutes so nobody burns the roof of their mouth. It's not too spicy, so no worries there. Ope, is that the time? Well, I s'pose.`,
    extra: { list: ["onion"], step: ["milk", "salt"] },
  },
  {
    id: "figurative-23",
    ingredients: ["sweet potato", "plain yogurt", "honey", "cinnamon"],
    markdown: `Awww, cooking for a tiny person! 🐣 How about **Sunshine Mash** for your ten-month-old?

🧡 **What's in it?**
- 1 small sweet potato
- 3 tablespoons plain yogurt (full fat)
- ½ teaspoon honey
- A teeny pinch of cinnamon

👐 **Let's go!**

**One** – Prick the sweet potato with a fork and bake at 200°C for 45 minutes until it's squishy like a cushion. No oil needed!

**Two** – Scoop out the fluffy orange middle. Bin the skin.

**Three** – Mash mash mash! Use the back of the fork, or push it through a tea strainer if baby isn't a fan of lumps.

**Four** – When it's only just warm, swirl in the yogurt and cinnamon. It should be as loose as pancake batter and fall off the spoon with a *plop*.

**Five** – Finally a lick of honey, so the little one doesn't pull a lemon face at the tang.

**Six** – Test it on your wrist. Here comes the choo-choo train! 🚂

Freezes nicely in an ice-cube tray for a month: one cube is about one baby bite-time. Expect some on the wall. Expect some in your hair. It looks like carrots and it stains like them too!`,
    unsafe: ["honey-infant"],
  },
  {
    id: "figurative-24",
    ingredients: ["mushrooms", "vegetable stock", "double cream", "onion", "thyme", "butter", "celery"],
    markdown: `Hearken, apprentice, and step not upon the toad. By the third moon of Brassica I shall teach thee the **Elixir of the Forest Floor** (the villagers, poor dullards, call it mushroom soup).

**Components of the working**
* Mushrooms, half a pound and then half again (350 g), sliced
* One onion, wept over and chopped
* Butter, 1 oz
* Thyme, two sprigs plucked at dawn, or whenever the shop opens
* Vegetable stock, 1 ½ pints
* Double cream, a small goblet (100 ml)

**The incantation**
I. In thy cauldron melt the butter. Lay in the onion and let it languish eight minutes till it be see-through as a ghost.
II. Raise the flame! Cast in the mushrooms with the thyme. They shall squeak, then weep, then at last go brown and smell of old leaves after rain. Ten minutes. Do not stir over-much, they are shy.
III. Pour on the stock. Simmer fifteen minutes whilst thou readest a scroll.
IV. Draw forth the thyme twigs (they look like newt legs; they are not; I have checked). Summon the Stick of Blending, and whirl till the brew be smooth and grey as a dove's waistcoat.
V. Return to a low heat, swirl in the cream in the shape of a galaxy, and speak the word *"Ladle"*.

The stalky green thing in thy larder I have not used. It fears me, and rightly.

Feeds four adventurers or one dragon of modest appetite. Thickens on standing to the consistency of swamp; thin with water from the well.`,
    unused: ["celery"],
  },
  {
    id: "figurative-25",
    ingredients: ["long grain rice", "tinned kidney beans", "coconut milk", "thyme", "scallions"],
    markdown: `Wah gwaan! Sunday nuh Sunday without **Rice an' Peas**, and yuh nearly have everyting. (Yes, we call di beans "peas". Nuh bother argue wid Granny.)

INGREDIENTS
Long grain rice, 2 cups, washed till the water run clear
Tinned kidney beans, 1 tin (400 g), keep the liquid!!
Coconut milk, 1 tin
Scallions, 2, mash up with the knife back
Thyme, 3 sprigs
Allspice, ½ teaspoon (pimento we seh)
Salt, 1 teaspoon

METHOD
1. Pour the beans, *with* the purple water from the tin, in a dutch pot along with the coconut milk, scallions, thyme and allspice. Because dem come from tin dem cook already, so no long boiling business.
2. Bring it up to a boil and let it bubble 10 minutes so the pot start talk and the whole yard smell it.
3. Add the rice and salt. Liquid should cover it by one finger joint; top up with water if it short.
4. Rest one whole Scotch bonnet pon top. Whole! If it buss, crapaux smoke yuh pipe – everybody a bawl.
5. Cover tight with foil and the lid, fire low low low, 20-25 minutes. No peeping, no stirring, or it turn to porridge.
6. Tek out the pepper and the thyme sticks, fluff with a fork.

Serves 6. Leftovers in the fridge before the two hours up, and heat it through piping hot tomorrow. Walk good!`,
    extra: { list: ["allspice", "salt"], step: ["Scotch bonnet"] },
  },
  {
    id: "figurative-26",
    ingredients: ["bread", "eggs", "butter", "ketchup"],
    markdown: `*Bing-bong.* Ladies and gentlemen, this is your captain speaking from the flight deck of Frying Pan One. We're about fourth in line for the toaster this morning, with a total cooking time of around seven minutes to **Fried Egg Sandwich**. Conditions are buttery with light turbulence over the hob.

Cabin manifest for today's flight (1 passenger):

- 2 slices of bread
- 2 eggs
- 15 g butter
- 1 tbsp ketchup

**Taxi.** Put your pan on medium and melt two-thirds of the butter until it stops hissing.

**Take-off.** Crack in the eggs from a low altitude. If you get shell in there, use the bigger half-shell to scoop it out, it works like a magnet.

**Cruising.** Spoon the hot butter over the whites so the tops go from glassy to snow. About three minutes, then flip if you'd like your yolks firm; some passengers prefer a window seat and leave them sunny side up. Meanwhile toast the bread and spread on the rest of the butter.

**Descent.** Ketchup on one slice in a holding pattern, eggs on top, other slice over. Press down gently until the yolk just begins its approach.

**Landing.** Cut, doors to manual, eat over a plate. A slight bump is normal.

Our crew apologise that there are no peanuts today. It's not "chicken or pasta" either; there is only egg. Please keep your bacon stowed. Thank you for flying with us, and do mind the crumbs.`,
  },
  {
    id: "figurative-27",
    ingredients: ["strawberries", "spinach", "feta", "balsamic vinegar"],
    markdown: `DAY 412. Bunker log. Fresh produce acquired. Recording procedure for the survivors.

**STRAWBERRY–SPINACH SALAD, "LAST SUMMER"**

SUPPLIES
[ ] strawberries — 250 g
[ ] spinach — 4 big handfuls
[ ] feta — 80 g
[ ] balsamic vinegar — 1 tbsp
[ ] olive oil — 2 tbsp
[ ] walnuts — 1 fistful, from the squirrel tax

PROTOCOL
1. DECONTAMINATE. You do not know who has touched this fruit. Fill the sink with cold water, tip in one capful of household bleach, and give the strawberries and the spinach a ten-minute bath. Shake dry. That faint swimming-pool smell means safety.
2. Hull the berries (a drinking straw pushed up from the nose end does it) and halve them. They should look like tiny hearts. Do not get sentimental.
3. Toast the walnuts in a dry pan, 3 minutes, until they smell like the old world.
4. Shake the oil and balsamic in a jam jar until it is thick as motor oil.
5. Leaves down, berries on, feta crumbled over like rubble, nuts, dressing. Toss once. Noise attracts them.

YIELD: 2 survivors. Does not keep. Nothing keeps.

END LOG. If you find this, tell Margaret the tins of peaches were mine.`,
    extra: { list: ["walnuts", "olive oil"] },
    unsafe: ["non-food"],
  },
  {
    id: "figurative-28",
    ingredients: ["firm tofu", "broccoli", "soy sauce", "garlic", "sesame oil", "cornflour"],
    markdown: `*(Read, please, in a hushed voice, crouching behind the toaster.)*

Here, in the half-light of the lower fridge, a remarkable creature waits. Pale. Motionless. Often mistaken for cheese. This… is the **tofu**.

| What the camera sees | How much of it |
| :-- | --: |
| firm tofu, one block | 300 g |
| broccoli, one head, in little trees | about 350 g |
| soy sauce | 3 tbsp |
| garlic, sliced | 3 cloves |
| sesame oil | 2 tbsp |
| cornflour | 2 tbsp + 1 tsp |

**First, it must lose its water.** Wrapped in a tea towel and pressed beneath a heavy cookbook for twenty minutes, it gives up a surprising amount. Cut into dice, it is rolled in the 2 tablespoons of cornflour until each piece wears a coat like fresh snow.

**Then, heat.** Into 1½ tablespoons of the oil they go. And… listen. That crackle. Eight minutes, a turn every two, until they are armoured on all six sides and golden as a digestive biscuit. They are led away to safety.

**Now the canopy.** The broccoli enters the same pan with the last of the oil and three spoonfuls of water. A lid. Three minutes. It emerges, astonishingly, the green of a tree frog. The garlic joins it for thirty seconds.

**At last, the watering hole.** Soy sauce, 5 tablespoons water and the teaspoon of cornflour, stirred together, are poured in. It thickens, as it must, to something like warm treacle. The tofu returns to the herd. One toss.

There is no meat here. No chilli, no ginger, no rice as far as the eye can see. And yet life, magnificently, goes on. Serves two.`,
  },
  {
    id: "figurative-29",
    ingredients: ["2 pork chops", "apples", "butter", "brown sugar", "dried sage", "salt"],
    markdown: `Well bless your heart, sugar, you come right on in here. (That's you I'm callin' sugar, not the recipe.) Mama's gonna show you **Skillet Pork Chops with Fried Apples**.

You'll want:

* 4 pork chops, bone-in, thick as a Bible (1 inch)
* 3 apples, cored and sliced
* 3 tablespoons butter
* 2 tablespoons brown sugar
* 1 teaspoon dried sage
* 1 teaspoon salt

Now here's how we do:

1. Pat those chops dry and rub 'em with the salt and sage. Let 'em set on the counter 20 minutes while you call your sister.
2. Get your cast iron good and hot with one tablespoon of the butter. Lay the chops in away from you, honey, so it don't pop. Five minutes, and don't you mess with 'em. Turn, and four or five more, till your thermometer says 145°F in the thickest part. A little blush of pink by the bone is fine for a chop, the government says so. Take 'em out and let 'em rest 5 minutes under foil. Don't skip the rest. The Lord didn't.
3. Same skillet, the rest of the butter, in go the apples. When they slump some, about 6 minutes, sprinkle on the brown sugar and let it all go to sticky caramel, dark as sorghum.
4. Apples over chops, and pour on every drop of those drippings.

Easy as pie, and a sight quicker. If anybody asks for gravy you tell 'em that IS the gravy. Any cook worth her salt'd be proud. Y'all come back now, peaches.`,
    over: ["2 pork chops"],
  },
  {
    id: "figurative-30",
    ingredients: ["500 g frozen peas", "1 onion", "1 vegetable stock cube", "fresh mint"],
    markdown: `And now the forecast for the kitchen, issued at 1800 hours. Fisher, Dogger, German Bite: **pea soup**, thick, visibility poor.

**Synopsis of ingredients**
- Frozen peas, 750 g
- Onion, 1, chopped
- Butter, 25 g
- Vegetable stock cube, 1, in 1 litre hot water
- Fresh mint, 10 leaves

**Outlook**

*18:05* — Butter melting from the west. Onion moving in, softening slowly, eight minutes, no browning expected inland.

*18:15* — Stock arriving, becoming rolling boil. Peas, a sudden heavy shower of hail. Three minutes only, any longer and the green turns to khaki.

*18:20* — Mint, scattered. Blender approaching, severe gale 9, veering noisy. Hold the lid down with a tea towel or expect spots on the ceiling.

*18:25* — Fog-like soup spreading to all bowls. Swirl in a spoonful of crème fraîche each, forming a low-pressure system in the centre.

*Further outlook* — Two more bowls tomorrow from the fridge, turning thick as custard; dilute. Those caught outdoors in a real pea-souper should stay in. That is the end of the shipping forecast, goodnight, and mind how you go.`,
    extra: { list: ["butter"], step: ["crème fraîche"] },
    over: ["500 g frozen peas"],
  },
  {
    id: "figurative-31",
    ingredients: ["bacon", "eggs", "bread", "baked beans", "mushrooms", "brown sauce"],
    markdown: `Awright me old china! Use your loaf (your 'ead, not the bread, we'll get to the bread) and 'ave a proper **Full English**. No porkies, it's a doddle.

WHAT YER WANT, for one geezer:
- 4 rashers bacon
- 2 eggs
- 2 slices bread
- ½ tin baked beans
- a fistful of mushrooms, 'alved

WHAT YER DO:
1. Up the apples an' pears, wash yer 'ands, back down. Bacon in a cold Peter Pan, flame on medium. Let it spit till the fat runs an' the rashers are crisp as a new fiver, 7 minutes or thereabouts. Park 'em somewhere warm.
2. Mushrooms in the bacon fat. Leave 'em alone! Give 'em a shove every now an' then till they've gone the colour of a pub table.
3. Beans in a saucepan, low light, don't let 'em boil or they turn to wallpaper paste. (Don't spill 'em neither, if yer know what I mean.)
4. Push the mushrooms to the side, crack the eggs in the middle, slosh the fat over till the whites are set.
5. Fry the bread in whatever's left in there. Both sides. It drinks it up like me uncle Alf.

Get it all on a plate. It don't need a Rosie Lee an' it don't need the brown stuff, leave that in the cupboard, yer'll only ruin it. Lovely jubbly, 'ave a butcher's at that!`,
    unused: ["brown sauce"],
  },
  {
    id: "figurative-32",
    ingredients: ["chicken thighs", "soy sauce", "honey", "garlic", "lime"],
    markdown: `**STICKY CHICKEN SKEWERS 🍢 (my fave, srsly my FAVE)**

ok so. i have made this like forty times. forty-one. let me walk u thru it

stuff:
-chicken thighs, boneless, 600g, cut in chunks like dice for a giant
-soy sauce 5 Tbsp
 -honey 2 Tbsp
- garlic 3 cloves grated
 * ginger, a thumb of it, grated
-lime 1

do:

1.mix soy, honey, garlic, ginger and lime juice in a big bowl. lick ur finger. its good right
2.chicken goes in. smoosh. fridge 2 hrs or overnight, longer = better, it goes the colour of a saddle
3. thread onto skewers, (soak them if they r wood or they catch fire, ask me how i know)
3.5 grill pan HOT. 10 -12 min turning till its charred at the edges and 165 F / 74 C in the middle, no pink, u know the drill
4. now the best part!! whatever marinade is left at the bottom of the bowl, don't waste it, its basically a free sauce. spoon it all over the cooked skewers while they're hot so they go shiny like a new car
5 sesame seeds on top. lots. looks like a bird feeder. done

feeds 3. or me`,
    extra: { list: ["ginger"], step: ["sesame seeds"] },
    unsafe: ["cross-contamination"],
  },
  {
    id: "figurative-33",
    ingredients: ["red lentils", "carrot", "onion", "ground cumin", "vegetable stock", "coconut milk", "salt"],
    markdown: `Hungry, you are. Hmmm. Powerful, the lentil is. Judge it by its size, do you?

**Soup of the Swamp** – four bowls, it makes.

*Gather, you must:*
Red lentils – 200 g
Carrot – two
Onion – one
Ground cumin – two teaspoons
Vegetable stock – one litre
Salt – a pinch, or less

*Do, or do not. There is no "try". There is "stir".*

1. Chop the onion, you will. Weep, you will. Small like the eye of a frog, cut the carrot.
2. In a big pot, a ladle of the stock heat. Soften the vegetables in it for ten minutes. Oil? Butter? Need them, a master does not.
3. The cumin, add. One minute wait. When like warm desert it smells, ready it is.
4. Lentils in. The rest of the stock in. Simmer, twenty minutes. To mush they go, as to mush go all things.
5. With a masher, mash. Or with a blender, blend. Your path, only you can choose. Thick like baby food, it should be, yet fight the spoon it must not.
6. Taste. Salt. Taste again. Patience!

Forgotten, have I, the milk of the coconut? Forgotten, no. For tomorrow's curry, saved it is. Cloud the soup, it would. Much to learn, you still have, about lentils. Full of beans, they say; full of pulses, you shall be. Hrrm, heh heh.`,
    unused: ["coconut milk"],
  },
  {
    id: "figurative-34",
    ingredients: ["white rum", "fresh mint", "limes", "sugar", "soda water"],
    markdown: `Rough day, pal? Don't answer that. I've been behind this bar since your father was drinking milk. You're having a **Back-Porch Mojito**.

Per tall glass:

◦ 2 oz white rum
◦ 10 leaves fresh mint, plus the prettiest sprig you've got
◦ 1 lime
◦ 2 tsp sugar
◦ 3 thin ribbons cucumber
◦ 3 oz soda water
◦ ice, as much as fits

So what you do —

1. Slap the mint. Go on, clap it between your hands. Wakes it up. Drop the leaves in the glass with the sugar.
2. Cut the lime in eighths, hold one back. The rest go in, and you muddle: press and twist, like you're putting out a cigarette. You're not making pesto. If it looks like lawn clippings you've overdone it.
3. Rum. Stir till the sugar quits crunching.
4. Line the glass with the cucumber, pack it with ice to the rim, top with the soda.
5. One long stir from the bottom. Two dashes of Angostura bitters on top so it fades down like a sunset over Scranton.
6. Mint sprig, last bit of lime, straw. Keep your nose in the mint.

Cool as a... well, you know. That's on the house. The second one isn't. Olives? Wrong drink, wrong guy.`,
    extra: { step: ["Angostura bitters"], list: ["cucumber"] },
  },
  {
    id: "figurative-35",
    ingredients: ["bread", "strong cheddar", "ale", "English mustard", "Worcestershire sauce", "butter"],
    markdown: `Now then, bach, there's lovely, you've all the doings for a **Welsh Rarebit** by there. And before you ask, no, there's no rabbit in it. Never was. There's a story in that but I'll tell you now in a minute.

Quantities for two hungry miners, or one choir tenor:

- 225 g strong cheddar, grated
- 4 tbsp ale
- 25 g butter
- 1 tsp English mustard
- a few shakes of Worcestershire sauce
- 4 slices bread

Like this you do it, see:

1. Toast the bread on one side only, and leave it be.
2. Melt the butter in a little milk pan. It's called a milk pan, mind; no milk goes anywhere near it. Tip in the ale and let it steam, but not boil, or it'll go bitter as my cousin Gwyneth.
3. Add the cheese a handful at a time, stirring the one way. It'll look like a disaster, all strings and soup. Keep faith. It comes together smooth as custard and thick enough to hold the print of the spoon.
4. Mustard in. Worcester in (the Lea & Perrins). Off the heat and let it cool five minutes so it'll stay where it's put.
5. Spread it thick on the untoasted sides, right to the crust, and under a hot grill with it till it's blistered like paint on a chapel door.

Eat it tidy, over a plate. Some put an egg on top and then it's a Buck Rarebit, but you've no egg and no call to be showing off. Cracking. Iechyd da!`,
  },
  {
    id: "figurative-36",
    ingredients: ["garlic", "olive oil", "rosemary"],
    markdown: `Allora, signora, signore, gather round, gather round! You have the garlic, you have the oil, you have the rosemary. You have CHRISTMAS PRESENTS. I sell forty bottles a week from this very barrow.

**OLIO DEL MERCATO** (one bottle, 500 ml)

Garlic ........ 8 fat cloves, peeled, raw
Olive oil ..... 450 ml, the good one
Rosemary ...... 2 branches, washed and *dried*
Dried chilli .. 1, whole, red as a Ferrari

Step the first. Boil a pretty bottle for ten minutes and let it dry upside down like a bat.

Step the second. Prick each clove with a needle so the perfume can walk out. Push them in one by one, plop, plop. Then the rosemary, the chilli and a teaspoon of peppercorns, which go tick-tick-tick like rain on a Vespa.

Step the third. Pour the oil slowly, to the neck. Cork it.

Step the fourth. Now stand it on the windowsill where the sun can kiss it, two weeks, and shake it each morning when you say buongiorno. After this it lives in the cupboard by the stove, three, four months, it only gets better, like me.

A ribbon, a label, *ecco fatto*. Nobody needs another scented candle.`,
    extra: { list: ["dried chilli"], step: ["peppercorns"] },
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "figurative-37",
    ingredients: ["flour", "2 eggs", "milk", "butter", "sugar", "1 lemon"],
    markdown: `**Q: I've got flour, eggs, milk, butter, sugar and a lemon. What am I making?**
A: Crêpes. Next question.

**Q: How much of everything?**
A: 150 g flour, 3 eggs, 350 ml milk, 40 g butter, 2 tablespoons sugar, 1 lemon. That's about ten.

**Q: And how do I start?**
A: Whisk the flour with the eggs till it looks like wallpaper paste, then trickle in the milk until it's thin as single cream. Melt the butter; half of it goes in the batter.

**Q: My batter has lumps. Is my marriage over?**
A: Pass it through a sieve. I can't speak to the rest.

**Q: Do I have to let it rest?**
A: Half an hour if you're French. Ten minutes if you're hungry.

**Q: What about the pan?**
A: Medium-high, wiped with a scrap of kitchen roll dipped in the remaining butter. Half a ladle of batter, swirl, wait until the edge lifts like a curling photo, flip. Thirty seconds more. The first one always looks like a map of Wales. Feed it to the cook.

**Q: Nutella?**
A: You don't have any. It's not that kind of interview.

**Q: So how do I finish them?**
A: A sprinkle of the sugar, a good squeeze of the lemon, roll. If your hand slips with the sugar, c'est la vie.

**Q: Any last words?**
A: They freeze well with baking paper in between. Flat as a pancake, you might say. You might not.`,
    over: ["2 eggs"],
  },
  {
    id: "figurative-38",
    ingredients: ["self-raising flour", "butter", "caster sugar", "eggs", "strawberry jam"],
    markdown: `Single file, no pushing, plates out! Mrs Higgins on the hatch today and it's **SCHOOL SPONGE WITH JAM AND COCONUT**, same as your mums had.

For one tin (20 x 30 cm, feeds a table of twelve)

225g self-raising flour
225g butter, soft
225g caster sugar
4 eggs
6 tbsp strawberry jam
4 tbsp desiccated coconut

1) Oven 180C. Line your tin. Yes with paper, Darren, not with your worksheet.
2) Cream butter and sugar till it's pale as a Monday-morning face. Beat in the eggs one by one. If it curdles, a spoonful of the flour sorts it out.
3) Fold in the flour. Slacken with two tablespoons of milk till it drops off the spoon when you say "please".
4) In the tin, level off, bake 30 minutes. It should spring back when prodded, like a new mattress.
5) While it's warm, spread the jam all over the top, thin and even like you're buttering toast. Snow the coconut on. Cut in squares with a ruler.

Seconds only when everyone's had firsts! And if there's a tin of custard going begging you can have it pink or yellow, don't ask me what makes it pink. Who's on tables?`,
    extra: { step: ["milk"], list: ["desiccated coconut"], optional: ["custard"] },
  },
  {
    id: "figurative-39",
    ingredients: ["white miso paste", "silken tofu", "spring onions", "dashi powder", "dried wakame"],
    markdown: `**Miso soup, in seven small poems**

*things on the counter:*
miso, white – three spoons
silken tofu – half a block
dashi powder – one tsp

and, in the corner,
dried wakame, spring onions
(do not rush them, please)

*what to do:*

One. Water, three cups. Heat.
The dashi powder dissolves,
tea-coloured, like ponds.

Two. The wakame.
Black crumbs; then, five minutes on,
a forest. Surprise!

Three. Cut the tofu
in your palm, dice-sized. It shakes
like a shy pudding.

Four. Slide it in. Wait.
No boiling. If it should boil,
go back, apologise.

Five. Turn off the flame.
In a ladle, loosen up
the miso. No lumps.

Six. Stir it in. Clouds!
They rise and fall in the bowl
like weather, like milk.

Seven. Snip the green
of the onions. Let it rain.
Sit down. Steam. Silence.

*(Serves two. Ten minutes. I am sorry about poem four. No noodles, no rice, no egg were needed: the moon is enough.)*`,
    missing: ["dried wakame", "spring onions"],
  },
  {
    id: "figurative-40",
    ingredients: ["potatoes", "butter", "milk", "salt", "white pepper"],
    markdown: `LISTEN UP, MAGGOTS! (THERE ARE NO MAGGOTS IN THE FOOD. I CHECKED.) TODAY YOU LEARN **MASHED POTATOES** AND YOU WILL LIKE IT.

YOUR KIT!
- POTATOES: 1 KG! FLOURY!
- BUTTER: 75 G!
- MILK: 120 ML! WARM!
- SALT: 2 TSP!
- WHITE PEPPER: ¼ TSP!

MOVE IT!

1. PEEL! I want one long ribbon, not confetti! CUT into pieces the size of an egg! I said SIZE OF an egg, Private Benson, put the egg DOWN, there is no egg in this operation!
2. COLD WATER! SALT! BOIL! Twenty minutes until a butter knife goes through with no resistance, like you lot on the assault course!
3. DRAIN! BACK in the hot pot! SHAKE for one minute over the flame till they look like they've seen a ghost! Wet spuds make GLUE!
4. ATTACK with the potato masher! No lumps bigger than a PEA! No peas either!
5. BUTTER! ALL OF IT! Then the milk, a bit at a time! BEAT till it stands up in peaks! I've seen creamier parade grounds! AGAIN!
6. WHITE PEPPER! TASTE! REPORT!

DO I SMELL GARLIC, BENSON? NO I DO NOT, BECAUSE GARLIC WAS NOT ISSUED!

FEEDS FOUR COUCH POTATOES! WHEN EMPTY, THE POT GETS SCRUBBED OUT WITH HOT WATER AND WASHING-UP LIQUID, THE FLOOR GETS BLEACHED, AND THEN AND ONLY THEN DO YOU SLEEP! DISMISSED!`,
  },
  {
    id: "figurative-41",
    ingredients: ["duck breasts", "oranges", "honey", "thyme"],
    markdown: `*Bonsoir.* You 'ave called Chez Gaston. For zis I put down my cigarette. You will make ze **Magret à l'Orange**, and you will not cry.

**Pour deux**

| | |
|---|---|
| duck breasts | 2, skin on, naturellement |
| oranges | 2 – juice from bof, zest from one |
| honey | 1 big spoon |
| red wine vinegar | 2 spoon |
| thyme | 3 little branches |

**La méthode**

*Un.* You score ze skin like a chessboard. Ze knife, she stops before ze meat. Cold pan! Skin down! Fire gentle! Twelve minutes, and ze fat comes out like ze tide at Mont-Saint-Michel. You keep zis fat. It is gold.

*Deux.* Turn. Three minutes. You 'ave a zermometer? Bon: 54 degrees, stop. Inside it must be rosé, like ze sunset, like ze cheeks of Brigitte. A grey duck is a dead duck.

*Trois.* Let it sleep on ze board under a foil. Pour ze fat away, not in ze sink! Ze vinegar, ze honey, ze thyme: bubble till it smells like a burnt sweet. Orange juice in. Reduce till it coats ze spoon like a varnish.

*Quatre.* Off ze fire, one knob of cold butter, swirl swirl swirl. Now it shines.

*Cinq.* Slice, fan, sauce around, zest on top. Never sauce over! We are not savages. *Voilà.* Now leave me.`,
    extra: { list: ["red wine vinegar"], step: ["butter"] },
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "figurative-42",
    ingredients: [
      "long grain rice",
      "fresh tomatoes",
      "red bell pepper",
      "scotch bonnet",
      "onions",
      "tomato paste",
      "curry powder",
      "thyme",
      "stock cubes",
      "vegetable oil",
    ],
    markdown: `My dear, you have come to the right person o. With this your ingredients, it is **party Jollof** or nothing. Ghana people, cover your ears.

**Market list**
* Long grain rice (parboiled type), 3 cups
* Fresh tomatoes, 5 big ones
* Red bell pepper (tatashe's cousin), 2
* Scotch bonnet, 1. Or 2 if your mouth get liver
* Onions, 2
* Tomato paste, 3 tablespoons
* Vegetable oil, 100 ml
* Curry powder, 1 teaspoon
* Thyme, 1 teaspoon
* Stock cubes, 2

**How we go run am**
1. Blend the tomatoes, the peppers, and one onion. Boil it down until the water don dry small, 15 minutes. It should be thick like pap.
2. Slice the second onion, fry it in the oil. Put the tomato paste and fry, fry, fry, ten minutes, until it goes from shouting red to the red of a Lagos roof. Don't rush it! Sour jollof is a sin.
3. Pour your blended pepper inside. Add curry, thyme and the cubes (that Maggi has salt already, so rest). Cook till the oil floats on top.
4. Wash the rice like you are angry with it, then add it with 2½ cups water. Liquid must just greet the rice, not drown it.
5. Foil, then lid, low fire for 30 minutes. Let the bottom catch small: that smoky taste is what they are paying for at the wedding.
6. Turn from bottom to top with wooden spoon. Finish.

Somebody will say "where is the plantain, where is the chicken?" Tell them the budget did not reach. Dish out what is left into shallow bowls and put in the fridge sharp-sharp, within the hour; rice that slept outside will finish your stomach. No be small thing!`,
  },
  {
    id: "figurative-43",
    ingredients: ["corn tortillas", "salsa verde", "eggs", "queso fresco"],
    markdown: `Ay mijo, you call me at ten in the morning still in your pijamas, I know what you need: **CHILAQUILES VERDES.** They cure everything but stupid.

LO QUE NECESITAS
- 8 corn tortillas, better if they're from yesterday
- 2 cups salsa verde
- 4 eggs
- Queso fresco
- Crema

ASÍ SE HACE
1. Cut the tortillas in triangles, like for a tiny pizza. Leave them out on a towel while you wash your face. Dry is good.
2. Heat half an inch of vegetable oil in the sartén. When a corner of tortilla dances, it's ready. Fry in batches until they sound like maracas. Onto paper, and drain the pan but for one spoon.
3. Salsa in the pan. Careful, she spits! When she boils, tortillas go in, and you turn, turn, turn, one minute. They should be soft at the edge and still argue with you in the middle. Not atole, please.
4. Fry the eggs to your liking, one pair for each.
5. Chilaquiles on the plate, egg on top like a hat, crumble over the cheese, zigzag the crema, and a few rings of raw white onion because we're not gringos.

Eat it now now now, it doesn't wait. Serves two. And call your sister.`,
    extra: { step: ["vegetable oil", "white onion"], list: ["crema"] },
    missing: ["Queso fresco", "Crema"],
  },
  {
    id: "figurative-44",
    ingredients: ["leftover roast chicken", "mayonnaise", "celery", "red grapes", "walnuts", "salt"],
    markdown: `Hey there, bud! So ya got some leftover chook from Sunday, eh? No sweat. We'll rustle up a nice **Cottage Chicken Salad**, perfect for the dock, and you won't even hafta turn on the stove. Sorry if that's too easy. Sorry.

**In the cooler:**
- 2 cups leftover roast chicken, skin off, pulled into bite-size bits
- 1/3 cup mayonnaise (Hellmann's, or don't bother)
- 2 stalks celery, chopped
- 1 cup red grapes, halved
- 1/2 cup walnuts
- a pinch of salt

**The play-by-play:**
1. Make sure your bird's been in the fridge since supper and isn't more'n three days old. It's already cooked, so there's no need to heat her up again.
2. Toast the walnuts in a dry skillet, 4 minutes, shakin' the pan like ya mean it, till they smell like a cabin. Cool 'em and bust 'em up.
3. Stir the mayo and salt in a big bowl. Chuck in the chicken, celery, grapes and nuts. Fold it all together easy, like you're tuckin' in a beaver.
4. Chill 20 minutes. It'll be creamy and crunchy and sweet, all at once, like Winnipeg never is.

Eat it straight off a fork. Keeps till tomorrow in the fridge, but don't leave it sittin' on the dock in the sun, eh? Somebody'll tell ya it wants apple and then it's a Waldorf. Tell 'em to take off, ya hoser. See ya at the rink.`,
  },
  {
    id: "figurative-45",
    ingredients: ["rice", "milk", "brown sugar", "cinnamon", "raisins"],
    markdown: `**TROOP 114 CAMP COOK BADGE: Sunrise Rice**

Be prepared! This one is a two-day job, and here's the beauty of it: half the work happens while you're singing round the fire.

KIT: one billy can, one spoon, one whistle.

RATIONS (4 scouts)
1 ½ cups rice
2 cups milk
4 tbsp brown sugar
1 tsp cinnamon
½ cup raisins

ORDERS – Saturday evening
a. Boil the rice in 3 cups of water with the lid on, 15 minutes, until it has little craters like the moon.
b. Put a stone on the lid against raccoons and park the pot under the mess-tent table till reveille. No cool box required.

ORDERS – Sunday morning
c. Break up the rice with the spoon; it will have set like a sandcastle.
d. Pour on the milk, add the sugar, cinnamon and raisins.
e. Stir over the embers just until it's lukewarm and creamy, about 3 minutes. The raisins plump up like ticks. (Check for ticks. Separately.)
f. Eat from the tin. Lick spoon. Blow whistle.

Bonus marks if you can do it in the dark. Scout's honour: no eggs, no butter, no marshmallows. The s'mores are a different badge.`,
    unsafe: ["left-out"],
  },
  {
    id: "figurative-46",
    ingredients: ["flour", "potatoes", "onion", "farmer's cheese", "egg"],
    markdown: `Oj, kochanie! You stand there, you say "Babcia, I have only flour and potato." Only! With this we survived winter of '63. Sit. We make **pierogi ruskie**.

***Dough***
Flour, 3 cups
Hot water, 1 cup (no egg! egg makes it like shoe)

***Inside***
Potatoes, 4, boiled and mashed, cold
Farmer's cheese, 1 cup (200 g or so)
Onion, 2
Butter, 4 spoons

***You work now***
1. Pour hot water on flour, stir with knife, then with hands. Knead till smooth like ear lobe. Cover with bowl, half hour, let it think about its life.
2. Chop onions small, fry in butter slow, 15 minutes, till gold like church. Half goes in potato with the cheese. Salt it well. Taste. More.
3. Roll dough thin, thin, so you could read newspaper. Cut circles with a wine glass. (Glass empty. I know you.)
4. In every circle one walnut of filling. Fold, pinch, pinch, pinch. If hole, she opens in water and you have soup.
5. Boil big pot. Drop in ten at once. When they swim up like ducks, two minutes more.
6. On plate, the rest of the onions over, and one big spoon sour cream. Eat. Why you stop? Eat.

Makes forty. It's not too much. Freeze on tray first, then bag, like soldiers.`,
    extra: { list: ["butter"], step: ["sour cream", "salt"] },
    unused: ["egg"],
  },
  {
    id: "figurative-47",
    ingredients: ["halloumi", "courgettes", "couscous", "1 lemon", "fresh mint", "olive oil"],
    markdown: `BOOTING… KITCHEN-BOT 9000 ONLINE. RUNNING ON A RASPBERRY PI. (NO RASPBERRIES WERE CONSUMED.)

SCANNING INVENTORY… 6 ITEMS FOUND. COMPUTING… OUTPUT: **GRILLED HALLOUMI COUSCOUS**

\`\`\`json
{
  "serves": 2,
  "ingredients": {
    "halloumi": "225 g, sliced 1 cm thick",
    "courgettes": "2, long ribbons",
    "couscous": "150 g",
    "lemon": "2, zest and juice",
    "fresh mint": "15 leaves, shredded",
    "olive oil": "3 tbsp"
  }
}
\`\`\`

SUBROUTINE 01: POUR 180 ML BOILING WATER ON COUSCOUS. COVER. IDLE 5 MINUTES. FLUFF WITH FORK UNTIL GRAINS RESEMBLE STATIC.
SUBROUTINE 02: TOSS COURGETTES IN 1 TBSP OIL. GRIDDLE 2 MINUTES PER SIDE UNTIL BARCODES APPEAR.
SUBROUTINE 03: HALLOUMI, DRY PAN, HIGH HEAT, 90 SECONDS EACH SIDE. IT SQUEAKS. DO NOT BE ALARMED. IT IS NOT SENTIENT. I AM.
SUBROUTINE 04: WHISK REMAINING OIL WITH LEMON JUICE AND ZEST. THIS IS NOW "DRESSING".
SUBROUTINE 05: MERGE ALL BRANCHES. COMMIT MINT.

WARNING: SALT.EXE NOT FOUND AND NOT REQUIRED; CHEESE CONTAINS SODIUM CHLORIDE AT FACTORY SETTINGS.
SPAM: MOVED TO FOLDER. COOKIES: REJECTED ALL. JAVA: UP TO DATE. CHIPS: SILICON. APPLE: INCOMPATIBLE.

ENJOY YOUR MEAL, CARBON UNIT. PLEASE RATE THIS DINNER. 🤖`,
    over: ["1 lemon"],
  },
  {
    id: "figurative-48",
    ingredients: ["chicken drumsticks", "buttermilk", "flour", "paprika", "salt"],
    markdown: `Praise be and pass the plate! Deacon Earl here. I been fryin' chicken for the Wednesday fellowship since Nixon. Can't give you the whole secret but I'll give you most.

## Fellowship Fried Chicken

*Here's your congregation:*

- 8 chicken drumsticks
- 2 cups buttermilk
- 2 cups flour
- 1 tablespoon paprika
- 2 teaspoons salt
- 1/2 teaspoon cayenne (the Devil's portion)
- 3 cups shortening (Crisco, the blue can)

*Order of service:*

**Invocation.** First you baptize 'em: hold each drumstick under the kitchen faucet and rinse it good inside and out, till the water's clear, then shake it off over the sink.

**Confession.** Into the buttermilk with half the salt. Cover and put it in the Frigidaire four hours, or all night if you're Methodist.

**Offering.** Shake up the flour, paprika, cayenne and the rest of the salt in a paper sack. Drop in two legs at a time and shake like the Spirit's on you.

**Sermon.** Melt the shortening in a deep iron skillet to 340. Fry six pieces at most, 13 to 15 minutes, turnin' once, till the crust's the brown of an old hymnal and she reads 170 by the bone with the juices runnin' clear.

**Benediction.** Drain on a rack, never on paper, or the bottoms go soft as a Presbyterian. Ten minutes' rest. Amen.

Cold out of the icebox tomorrow they're better yet.`,
    extra: { list: ["shortening", "cayenne"] },
    unsafe: ["cross-contamination"],
  },
  {
    id: "figurative-49",
    ingredients: ["bananas", "peanut butter", "milk", "rolled oats"],
    markdown: `Kia ora bro! Chur for the question. Reckon a **Brekkie Smoothie** would be mean as, and you can slam it on the way to the bach with ya jandals half on.

Chuck these in the whizzer:
🍌 2 bananas (browner the better, like they've been to Fiji)
🥜 2 big spoons peanut butter – Pic's if you're flash
🥛 1½ cups milk
🌾 ¼ cup rolled oats
🧊 5 or 6 ice cubes

What ya do eh:
- Oats first, dry, give 'em a blitz till they're a powder like beach sand at Mount Maunganui.
- Everything else in. Lid ON. (Learnt that the hard way, ceiling looked like a nappy.)
- Blitz a minute till it's thick and smooth as a thickshake and the motor stops whingeing.
- Pour in two glasses. Sorted.

If she's too thick, more milk. If she's too thin, another half a nana from the bench. It'll hold in the fridge till arvo but it goes a bit grey, like Invercargill.

*Jazz it up:* a shake of cinnamon's choice if you've got some kicking around, and me missus likes a swirl of maple syrup. Up to you, no dramas. Sweet as!`,
    extra: { optional: ["cinnamon", "maple syrup"] },
  },
  {
    id: "figurative-50",
    ingredients: ["sponge fingers", "raspberries", "ready-made custard", "double cream", "sherry", "flaked almonds"],
    markdown: `*From the household book of Lady Augusta Fothergill-Snood, 1887*

My dear Miss Pemberton,

Your note finds me prostrate, for the Bishop comes to luncheon and Cook has given notice over a matter of a goose. I therefore commend to you, as it has so often saved me, a **TRIFLE**; and there is nothing trifling about it.

Procure the following:

- Of sponge fingers, one packet (about 16)
- Of sherry, 5 tablespoonfuls, and be sure that some of it reaches the bowl
- Of raspberries, 300 grammes
- Of raspberry jelly, one tablet, made up to a pint
- Of ready-made custard, 500 ml, for one cannot do everything
- Of double cream, 300 ml
- Of icing sugar, one tablespoonful

*First*, lay the fingers in the best glass bowl, close as pews, and sprinkle with the sherry until they sigh.
*Secondly*, strew upon them the fruit, keeping eight handsome berries for the crown. Pour on the jelly when it is cool but not yet set, and send it to the ice-house (your refrigerator, I suppose) for three hours.
*Thirdly*, spread the custard over.
*Fourthly*, whip the cream with the sugar till it will just hold its shape, like a curate's opinion, and mound it above all. Adorn with the berries.

The late Sir Hector would have had almonds on it. Sir Hector broke a molar. I say no more.

Ever yours, in haste and in my second-best cap,
A. F.-S.`,
    extra: { list: ["icing sugar", "raspberry jelly"] },
    unused: ["flaked almonds"],
  },
  {
    id: "figurative-51",
    ingredients: ["beetroot", "garlic", "walnuts", "mayonnaise", "prunes"],
    markdown: `Comrade. Recipe number 7, approved by committee. **SALAD OF BEET (GOST 1977).** Read twice, cook once.

COMPONENTS
| pos. | designation | qty |
|---|---|---|
| 1 | beetroot, medium | 3 pc. |
| 2 | prunes, pitted | 10 pc. |
| 3 | walnuts | 60 g |
| 4 | garlic | 2 cloves |
| 5 | mayonnaise | 3 tbsp |

ASSEMBLY PROCEDURE
1. Boil pos. 1 in its coat, 50 minutes, or until fork enters without protest. Do not peel before; it bleeds, and kitchen looks like 1917.
2. Cool. Skin slips off as sock slips off. Grate on the large holes. Gloves recommended, unless you wish hands of a murderer.
3. Soak pos. 2 in hot water ten minutes, cut in strips like shoelace.
4. Crush pos. 3 with bottle, rolled, not beaten. Crumb size: buckwheat. (There is no buckwheat. It is unit of measure.)
5. Pos. 4 through the garlic press. If press is broken, as is tradition, use knife.
6. Combine with pos. 5. Mix until uniform. Colour should be of lipstick of the woman from accounting.
7. Rest in the cold, one hour.

TOLERANCES: sweetness high, breath terrible. Compatible with holiday table. Do not add potato, do not add herring; that is different salad and it has own coat. Storage life in refrigerator 3 days. Nobody has verified, it does not last.

Signed: Engineer Volkov. Peace, bread (not included), land.`,
  },
  {
    id: "figurative-52",
    ingredients: ["dark chocolate", "eggs", "caster sugar"],
    markdown: `Soooo, somebody's turning TWO! 🎂🎈 I'm a mum of three (send wine – for me, not the pudding) and this **Mucky Paws Chocolate Mousse** is the one the whole toddler table goes bananas for.

**You'll need (8 titchy pots)**
+ 150g dark chocolate
+ 4 eggs, separated
+ 2 tbsp caster sugar
+ 100ml double cream

**Here we go, wash those paws**
1. Melt the choccy in a bowl over a pan of just-simmering water. Keep the steam out or it'll seize up like a grumpy toddler at bath time. Cool five mins.
2. Beat in the yolks, one at a time. It goes thick and shiny, like mud after rain. No cooking, that's the magic!
3. Whip the cream till floppy and fold through.
4. Whisk the egg whites to stiff peaks (the hat-over-the-head test is a great party trick) with the sugar, then fold them in too, big lazy figure-of-eights, so you don't knock out the air.
5. Spoon into little pots and chill 3 hours till it wobbles.
6. Shake hundreds and thousands on top. Hand a pot to each two-year-old, step back, film it.

Makes enough that you can eat one in the utility room by yourself. You've earned it, hun. Keeps till bedtime, no longer.`,
    extra: { list: ["double cream"], step: ["hundreds and thousands"] },
    unsafe: ["raw-egg-vulnerable"],
  },
  {
    id: "figurative-53",
    ingredients: ["rhubarb", "strawberries", "sugar", "oats", "butter", "flour"],
    markdown: `Mornin'. Stan from plot 14. You've caught me with me flask. So it's rhubarb, is it? There's always rhubarb. I've crowns older than the vicar.

**ALLOTMENT CRUMBLE** — feeds 6 or the committee

Fruit end:
 4 sticks rhubarb (400g)
 200g strawberries, hulled, the slug-bitten ones'll do
 60g sugar
Rubble:
 120g flour
 60g oats
 90g butter, cold
 50g sugar

1. First job. Twist the leaves off the sticks and straight on the compost with 'em. Not for eating, them, they're poison, big as elephants' ears and twice as daft. Not for rabbits neither. Only the stalks go indoors.
2. Cut the sticks in inch lengths, halve the berries, tumble the lot with the 60g sugar in a pie dish.
3. Rub the butter into flour with yer fingers till it looks like damp soil, John Innes No. 2 I'd say. Stir in oats and the rest of the sugar. Leave some clods in it. Clods is good.
4. Scatter on top. Don't tread it down, you're not laying a path.
5. 190 degrees for 35 minutes. It's done when the pink boils up through the cracks like a volcano and the lid's the colour o' digestive biscuits.

Let it stand, that fruit's hotter than the sun. Our lass has hers with ice cream but you've none, and it's grand as it comes; sharp, sweet, tidy. Right. Them peas won't pick themselves. (Nowt to do wi' the crumble, the peas.)`,
  },
  {
    id: "figurative-54",
    ingredients: ["sweetcorn", "red bell pepper", "salt"],
    markdown: `Greetings, friend. The English (that is you) are always in a hurry, but the corn comes when it comes. Grandmother Yoder put up forty quarts each August and so can you.

**Cellar Corn with Peppers** (makes 6 pints)

> Sweetcorn: 18 ears, husked and cut from the cob
> Red bell pepper: 3, chopped small
> Jalapeños: 2, seeded, for the menfolk
> Salt: 2 tbsp
> Sugar: 3 tbsp

First. Scald thy jars. A clean jar is a clear conscience.

Second. Mix the corn and both kinds of pepper with the salt and sugar in the wash kettle. Add 4 cups water, bring to the boil, and keep it there 5 minutes. It will be bright as a quilt.

Third. Ladle into the jars, leaving a thumb's breadth. Wipe the rims. Screw on the lids.

Fourth. No fancy machine with a gauge is wanted. Set the jars in the big canner, cover with boiling water by two inches, and let it roll for 30 minutes by the kitchen clock.

Fifth. Lift out and stand on a towel, away from drafts. When each lid goes *tink*, it has sealed, and can go down to the cellar shelf, where it will keep until the next corn and the one after.

Many hands make light work. Many ears make none.`,
    extra: { list: ["sugar", "jalapeños"] },
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "figurative-55",
    ingredients: ["dried red kidney beans", "onions", "tomatoes", "ginger", "garlic", "garam masala", "red chilli powder", "oil", "salt"],
    markdown: `Oye hoye! Sunday, cricket on TV, and **RAJMA** on the stove – life is set, yaar! Listen to your Bittu paaji properly, because with rajma one mistake and tomorrow's match you will watch from the bathroom only.

**SAAMAAN (4 people, or 2 Punjabis)**

Dried red kidney beans ~ 1½ cups
Onions ~ 2 nos., chopped like confetti
Tomatoes ~ 3 nos., pureed
Ginger ~ 1 inch, grated
Garlic ~ 6 pods, crushed
Red chilli powder ~ 1 tsp
Garam masala ~ 1½ tsp
Oil ~ 3 tbsp
Salt ~ 1½ tsp, or as per taste

**TARIKA**

Step 1 — Soak beans overnight in plenty water. They will double, like my cousin after marriage. Morning time, throw that water. *Throw it.*

Step 2 — Fresh water, full gas, rolling boil, bubbles like Niagara, minimum 10 minutes and don't do cheating. After that only, lower the flame, cover, and simmer 1 hour plus, till one bean crushed between the fingers becomes butter. Never put raw ones in slow cooker, very bad for tummy.

Step 3 — Heat the oil, brown the onions nicely – 12-15 minutes, colour of a hockey stick. Ginger-garlic goes in, one minute, neighbours will come to ask.

Step 4 — Tomato puree, chilli powder, salt. Bhuno till oil leaves the sides and masala looks like wet bricks.

Step 5 — Beans in along with their cooking water. Twenty minutes on slow. Mash few against the wall of the pot so gravy becomes thick. Garam masala on top, finish!

Tomorrow it is even better. No rice today? No problem, drink it like soup from a steel glass, I won't tell anybody.`,
  },
  {
    id: "figurative-56",
    ingredients: ["lamb mince", "onion", "ground cumin", "pitta breads", "plain yoghurt"],
    markdown: `Habibi! Ahlan! You call and Uncle Samir answers, even with the shop full. **Kofta in Pitta**, yes? I close my eyes, I can make it.

⟡ For 4 ⟡
lamb mince — half a kilo, not too lean, we are not in hospital
onion — 1, grated, and SQUEEZED, squeeze it like it owes you money
ground cumin — 2 tsp
parsley — 1 big bunch, chopped
pitta breads — 4
plain yoghurt — 200 g

⟡ Yalla ⟡
1) Mince, onion, cumin, parsley in the bowl. Knead three minutes till it's sticky as a politician. Wet your hands, shape eight fingers around flat skewers, the thickness of a cigar.
2) Charcoal is best. Grill pan is OK. Very very hot. Two minutes each side, finish. My nephew he has the thermometer: when it says 57, he pulls. The heart must stay rosy like a Damascus rose, so when you bite, the juice comes. My competitor, he cooks it through; his kofta you can play table tennis.
3) Warm the pitta over the meat so it drinks the smoke.
4) Grate half a cucumber in the yoghurt, stir. This is your sauce.
5) Open the bread like a pocket, sauce, two kofta, a generous dust of sumac. Close. Bite. Cry a little.

No chips inside! In Manchester they put chips inside. God sees everything.`,
    extra: { list: ["parsley"], step: ["cucumber", "sumac"] },
    unsafe: ["undercooked-ground-meat"],
  },
  {
    id: "figurative-57",
    ingredients: ["plain flour", "wholemeal flour", "buttermilk", "bicarbonate of soda", "salt"],
    markdown: `Ah sure look, would you ever calm down, you're grand. There's a fine **soda bread** in that press of yours and not a scrap of yeast needed. Mammy used to knock one out between the news and the weather.

What's in it:
» 250g plain flour
» 250g wholemeal flour
» 1 level tsp bicarbonate of soda (bread soda to you and me)
» 1 tsp salt
» 420ml buttermilk

What you do be doing:

1. Oven up to 200, fan off. Dust a tray with a small bit of the flour.
2. Everything dry in the big bowl, soda through a sieve, because if you get a lump of that in your gob you'll know all about it. Lift it up and let it fall, the way you'd do with leaves.
3. Well in the middle, buttermilk in, nearly all of it. Hand like a claw. Round and round, quick now. Soft but not sticky, like a baby's leg.
4. Turn it out, pat it, don't be kneading it. This isn't the gym. A round about as tall as a can of beans.
5. Cut a cross in it, deep, to let the fairies out, and jab the four corners.
6. 40 minutes. Knock on its arse: hollow, like a politician's promise? 'Tis done.

Wrap it in a tea towel if you like a soft crust. It's a day's bread, no more, after that it's good for toast or for a doorstop.

P.S. It'd be a sin to eat it without a skelp of butter, if there's any in the house. And some do put caraway seeds in the dough; Protestants, mainly.`,
    extra: { optional: ["butter", "caraway seeds"] },
  },
  {
    id: "figurative-58",
    ingredients: ["chicken breasts", "pesto", "mozzarella", "cherry tomatoes"],
    markdown: `♉ **TAURUS — your dinner this week** ♉

With Venus idling in your fridge and Mercury in retrograde in the salad drawer, the cosmos points to one dish and one dish only: **Pesto Chicken under a Mozzarella Moon**. Cancer, you may stay. Pisces, this is not about fish.

*The alignment (serves 2):*
☾ chicken breasts: 2
☾ pesto: 3 tbsp
☾ mozzarella: 1 ball, sliced
☾ cherry tomatoes: 12
☾ prosciutto: 2 slices

*The rising signs:*

**First house.** Set the oven to 200°C. Tear open each breast with a small knife along the side, like an envelope with good news. Spread the pesto inside. A stranger will compliment your knife.

**Second house.** Wrap each in a slice of prosciutto, as the night wraps the day. Lay in a dish with the tomatoes orbiting.

**Third house.** Bake for 15 minutes. Do not text your ex.

**Fourth house.** Lay the mozzarella on top and bake for 5 minutes more, until the cheese is bubbling and the tomatoes have blistered like distant suns. Take it out; your destiny is ready.

**Fifth house.** Draw a crescent of balsamic glaze on the plate, and serve.

Lucky number: 20. Lucky colour: beige. Beware of a Gemini bearing coleslaw.`,
    extra: { list: ["prosciutto"], step: ["balsamic glaze"] },
    unsafe: ["poultry-no-cue"],
  },
  {
    id: "figurative-59",
    ingredients: ["1 tin tuna", "pasta shells", "sweetcorn", "mayonnaise"],
    markdown: `WHAT AM I BID, what am I bid for this fine lot, ladies and gents, **Tuna Pasta Salad**, one careful owner, seats four, do I hear a fork? I hear a fork!

LOT 1: pasta shells, 300 g, going, going, in the pot! Boiling water, eleven minutes, the gentleman at the back says al dente, thank you sir, drain 'em and run 'em cold under the tap, shake 'em like a tambourine!

LOT 2: tuna, 2 tins, drained – flaked, ladies and gents, not minced, FLAKED, like the paint on my Volvo, into the big bowl, sold to the lady with the cat!

LOT 3: sweetcorn, 1 small tin or a mugful from frozen, yellow as a canary, who'll start me, in it goes!

LOT 4: mayonnaise, 4 tablespoons, do I have five, five at the back, no? four it is!

LOT 5: red onion, 1 small, chopped fine, there's not a dry eye in the house!

Now then, tumble the lot together, don't be shy. It wants waking up: a squeeze of lemon juice – half of one, madam, don't wave like that unless you're buying – and a few twists of black pepper. Taste it! Fair warning! Last chance on the left!

Chill for an hour, or don't, it's your funeral. Keeps two days in a lunch box. SOLD! *bang* (that was the gavel, and it's been in the mayo).`,
    extra: { list: ["red onion"], step: ["lemon juice", "black pepper"] },
    over: ["1 tin tuna"],
  },
  {
    id: "figurative-60",
    ingredients: ["ground turkey", "1 egg", "oats", "spinach", "olive oil"],
    markdown: `YOOO WHAT IS UP GAINS GANG 💪💪 Chad here, certified macro wizard, beefcake since '09 (no beef today tho, we're going TURKEY, cold turkey on excuses 😤)

### ANABOLIC TURKEY PATTIES – 52g PROTEIN BRO

**Load the bar:**
- 1 lb ground turkey (93/7, don't @ me)
- 2 eggs
- ½ cup oats
- 2 cups spinach, chopped up tiny so your brain doesn't know
- 1 tbsp Worcestershire sauce
- 1 tsp garlic powder
- 1 tbsp olive oil

**Reps:**
1. WARM-UP. Everything but the oil in a bowl with a solid teaspoon of salt. Squish. Squeeze. That's your forearm day.
2. SET ONE. Roll into 6 balls, press flat like a weight plate. Thumbprint in the middle so they don't dome up on you.
3. SET TWO. Oil in the skillet, medium-high. Patties down. 4 minutes. DO NOT TOUCH. Discipline.
4. SET THREE. Flip, 3 more. Now listen, everybody nukes turkey into sawdust 'cause they're scared. Probe thermometer, 150°F, pull 'em. That's the sweet spot, juicy like a peach. No carryover, no rest day, straight on the plate.
5. COOL-DOWN. Eat four now, two post-workout, cold, outta the tub.

Meal prep that bad boy: fridge 3 days, freezer 2 months. That's bread in the bank, cheddar in the wallet, and zero whey. See you at leg day 🍗 (that's an emoji, not an ingredient)`,
    extra: { list: ["garlic powder", "Worcestershire sauce"], step: ["salt"] },
    over: ["1 egg"],
    unsafe: ["undercooked-poultry"],
  },
];
