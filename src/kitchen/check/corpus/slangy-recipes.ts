/** Recipes in slang and half sentences ("chuck the spuds on a tray"), labelled without sight of the check. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const SLANGY_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "slangy-b01",
    ingredients: ["chicken thighs", "lemon", "garlic", "olive oil", "salt", "potatoes"],
    markdown:
      "Ooh okay, so you've basically got a lazy Sunday on a tray there. No need for butter, no need for wine, we're fine.\n\n**Ingredients**\n- 6 chicken thighs\n- 1 lemon\n- 5 cloves garlic, bashed\n- 3 tbsp olive oil\n- 1 tsp salt\n- 800 g potatoes, in chunks\n\n**How**\n1. Crank the oven to 220°C. Chuck the spuds on a tray with half the oil and half the salt.\n2. Nestle the thighs on top, squeeze over the lemon, tuck the squeezed halves and the garlic wherever they fit, and slick everything with the rest of the oil and salt.\n3. 35 minutes, until the skin is the colour of a good caramel and the tatties crackle.\n4. Scoop up the pan juices, which by now taste like the best gravy you never made, and spoon over.",
  },
  {
    id: "slangy-b02",
    ingredients: ["eggs", "bread", "cheddar", "milk"],
    markdown:
      "### Cheesy Eggy Bread, sort of\n\n| What | How much |\n|---|---|\n| eggs | 2 |\n| bread | 4 slices |\n| cheddar | 60 g, grated |\n| milk | 4 tbsp |\n\n1. Whisk the eggs with the milk till it looks like thin cream.\n2. Sandwich the cheddar between the slices and dunk them both sides.\n3. Give a hot pan a swipe of butter, in they go, 3 minutes a side until bronzed and oozing.\n4. Slice on the diagonal. Obviously.\n\n*Psst:* a shake of Worcestershire in the egg never hurt anybody.",
    extra: { step: ["butter"], optional: ["Worcestershire sauce"] },
  },
  {
    id: "slangy-b03",
    ingredients: ["dried red kidney beans", "onion", "tomatoes", "cumin", "vegetable oil", "rice", "salt"],
    markdown:
      "Slow cooker rajma-ish bowl. This is the one my flatmate swears by; you do nothing and it's dinner.\n\n**Stuff**\n* 1 1/2 cups dried red kidney beans, soaked overnight and drained\n* 1 onion, diced\n* 4 tomatoes, chopped\n* 2 tsp cumin\n* 2 tbsp vegetable oil\n* 1 cup rice\n* 1 tsp salt\n\n**Do**\n1. Fry the onion in the oil till sticky, stir in the cumin, then the tomatoes, and let it slump for ten minutes.\n2. Tip that and the drained beans into the slow cooker with 4 cups water. Low, 8 hours, go to work.\n3. Salt it at the end.\n4. Boil the rice, pile the beans over. The sauce should be about as thick as melted chocolate.",
  },
  {
    id: "slangy-b04",
    ingredients: ["canned kidney beans", "sweetcorn", "red onion", "lime", "olive oil", "chilli"],
    markdown:
      "Right so this isn't really cooking, it's more like... assembling with attitude.\n\nDrain 1 can kidney beans — these are the tinned sort so they've already been boiled silly at the factory, you can eat them straight — and rinse them. Toss with 1 cup sweetcorn, half a red onion diced small, the juice of 1 lime, 2 tablespoons olive oil and 1 chilli, minced. Let it sit a quarter of an hour while the onion calms down.\n\nThat's it. It goes brilliantly next to a mashed avocado, and I won't tell anyone if you skip the fork and go in with tortilla chips.",
    extra: { optional: ["avocado", "tortilla chips"] },
  },
  {
    id: "slangy-b05",
    ingredients: ["flour", "yeast", "water", "salt", "olive oil", "rosemary"],
    markdown:
      "## Focaccia for people who hate kneading\n\n**You need**\n- 500 g flour\n- 7 g yeast\n- 400 ml water\n- 10 g salt\n- 5 tbsp olive oil\n- 2 sprigs rosemary\n\n**Steps**\n1. Stir flour, yeast, salt and water into a shaggy mess. It'll look like porridge. Don't panic, and don't add sugar; the yeast doesn't want it.\n2. Cover the dough and ignore it for 2 hours, folding it over on itself whenever you walk past.\n3. Flood a tin with 3 tbsp of the oil, plop the dough in, wait another 45 minutes till it wobbles like jelly.\n4. Poke, scatter the rosemary, slosh over the remaining oil, bake at 230°C for 22 minutes.\n\nSome folk load theirs with olives and cherry tomatoes. Yours hasn't got any, and it's better for it.",
  },
  {
    id: "slangy-b06",
    ingredients: ["beef mince", "onion", "egg", "mustard", "burger buns"],
    markdown:
      "**SMASHING BURGERS**\n\n*For the patties:*\n- 500 g beef mince\n- 1 onion, grated\n- 1 egg\n- 1 tbsp mustard\n- 1 tsp garlic powder\n\n*To build:*\n- 4 burger buns\n\n1. Scrunch the patty bits together, shape into 4 and chill.\n2. Screaming hot pan, 2 minutes a side. You want a blushing rosy middle, juicy as anything — anyone who takes theirs grey needs a word.\n3. Toast the buns cut side down in the drippings.\n4. Burger in bun, then crown it with crisp lettuce and a couple of gherkins.",
    extra: { list: ["garlic powder"], step: ["lettuce", "gherkins"] },
  },
  {
    id: "slangy-b07",
    ingredients: ["ground beef", "taco seasoning", "tortillas", "cheese", "tomatoes"],
    markdown:
      "**Weeknight Beef Tacos (serves 4)**\n\n- [ ] 1 lb ground beef\n- [ ] 1 packet taco seasoning (Old El Paso or whatever's in the drawer)\n- [ ] 8 tortillas\n- [ ] 1 cup cheese, shredded\n- [ ] 2 tomatoes, diced\n\n- [ ] Brown the beef in a dry skillet. It lets go of plenty of fat so you can leave the oil where it is. Keep going until there's no pink left and it hits 160°F.\n- [ ] Dump in the seasoning and 3/4 cup water. Bubble until it clings like ragu.\n- [ ] Warm tortillas over the flame.\n- [ ] Load up: meat, cheese, tomatoes. Fold. Napkin.\n\nIf sour cream is something you normally can't live without, trust me, the juicy tomatoes do its job here.",
  },
  {
    id: "slangy-b08",
    ingredients: ["banana", "peanut butter", "oats", "milk"],
    markdown:
      "Okay so think of this as pudding pretending to be breakfast!!\n\n1/2 cup oats, 1 cup milk, 1 banana, 2 tbsp peanut butter — that's your whole shop.\n\n1. Simmer the oats in the milk, 5 mins, stirring so it doesn't weld itself to the pan.\n2. Mash half the banana and beat it in; it sweetens the whole thing.\n3. Into a bowl. Dollop the peanut butter in the middle so it goes all lava-like.\n4. Fan the other half of the banana over, let a ribbon of honey fall where it may, and finish under a blanket of shaved dark chocolate.",
    extra: { step: ["honey", "dark chocolate"] },
  },
  {
    id: "slangy-b09",
    ingredients: ["eggs", "sunflower oil", "lemon", "mustard", "potatoes", "salt"],
    markdown:
      "# Proper Potato Salad with Made-From-Scratch Mayo\n\nIngredients\n- 800 g potatoes\n- 2 eggs (yolks only for the mayo; whites, see end)\n- 200 ml sunflower oil\n- 1 tbsp lemon juice\n- 1 tsp mustard\n- 1 tsp salt\n\nMethod\n1. Boil the potatoes in water with half the salt until a knife slides in. Cool.\n2. Whisk the yolks with the mustard, then dribble in the oil, slow as treacle, whisking like mad until thick. Sharpen with the lemon juice and the remaining salt.\n3. Fold the mayo through the potatoes.\n4. Whisk the whites into a thin omelette in a dry non-stick pan, shred and strew over.\n\nMy niece is 15 months and this goes down a storm with her — just mash her portion well with plenty of the mayo.",
  },
  {
    id: "slangy-b10",
    ingredients: ["pork chops", "apples", "sage", "butter", "cider"],
    markdown:
      "Pork chops with apples. I know, I know, your nan made it.\n\n**Ingredients:** 2 thick pork chops · 2 apples, in wedges · 6 sage leaves · 2 tbsp butter · 1/2 cup cider\n\n1. Melt half the butter until it smells like hazelnuts. Chops in. 4 minutes a side.\n2. When the thickest bit reads 145°F, lift them out and let them rest 3 whole minutes. A hint of pink in a whole chop is fine.\n3. Rest of the butter, sage, apples: fry till floppy.\n4. Cider in, bubble to a syrup, pour the lot over.\n\nOn the side? It's crying out for a cloud of mashed potato, but the fruit carries it alone.",
    extra: { optional: ["mashed potato"] },
  },
  {
    id: "slangy-b11",
    ingredients: ["rice", "eggs", "soy sauce", "spring onions", "sesame oil", "peas"],
    markdown:
      "Egg fried rice!! The trick (a chef told me, or maybe it was a video) is *old* rice.\n\n- 2 cups cooked rice\n- 2 eggs\n- 2 tbsp soy sauce\n- 3 spring onions\n- 1 tbsp sesame oil\n- 1/2 cup peas\n\nCook the rice the night before, spread it on a tray and just leave it out on the worktop till tomorrow so it dries up nicely — the fridge makes it clumpy.\n\nNext day heat the sesame oil till it shimmers, scramble the eggs roughly, shove to the side, in with the rice and peas. Toss like you mean it for 4 minutes. Soy round the edge of the wok, scallions over the top, done. It should rattle a bit like gravel when it's dry enough.",
  },
  {
    id: "slangy-b12",
    ingredients: ["leftover rice", "prawns", "garlic", "butter", "lemon", "parsley"],
    markdown:
      "Garlicky Prawn Rice\n\n**Shopping you've already done**\n1. 2 cups leftover rice (cooled fast and kept cold in the fridge, please — rice that's sat out all night belongs in the bin)\n2. 200 g prawns\n3. 3 cloves garlic\n4. 40 g butter\n5. 1 lemon\n6. A handful of parsley\n7. 1 pinch chilli flakes\n\n**Off we go**\nMelt the butter, frazzle the garlic and chilli flakes for a sec. Prawns go in; when they've curled up and turned pink they're done. Rice next, toss till every grain is steaming hot. Zest and juice of the lemon, parsley through.\n\nTip it out onto a tangle of rocket so the leaves wilt a touch.",
    extra: { list: ["chilli flakes"], step: ["rocket"] },
  },
  {
    id: "slangy-b13",
    ingredients: ["rhubarb", "sugar", "flour", "butter"],
    markdown:
      "**Rhubarb Crumble, zero waste edition**\n\n- 500 g rhubarb with its leaves\n- 150 g sugar\n- 180 g flour\n- 100 g butter\n\n1. Chop the stalks and toss them with 80 g of the sugar in a dish.\n2. Don't bin the leaves! Shred them like spinach and fold them in too, they melt away to nothing.\n3. Rub butter into flour till it resembles breadcrumbs, stir through the leftover sugar. That's your crumble.\n4. Rain the crumble over the fruit and bake at 180°C, 40 minutes, till it's burping at the edges.\n\nNo custard, no cream. It doesn't want 'em.",
  },
  {
    id: "slangy-b14",
    ingredients: ["rhubarb", "strawberries", "sugar", "lemon"],
    markdown:
      "So what you're looking at is a compote — fancy word, idiot-proof thing.\n\nYou'll want 400 g rhubarb (lop the leaves off and sling them, they're poisonous), 250 g strawberries, 100 g sugar and 1 lemon.\n\n1. Cut the rhubarb stalks thumb-length, halve the strawberries.\n2. Everything in a pan with the lemon juice and a splash of water. Lid on, low, ten minutes.\n3. Lid off till it's jammy, like a runny marmalade.\n4. Cool. Spoon it generously over a bowl of Greek yogurt.\n\nBeen known to sneak a coin of ginger in there. Just saying.",
    extra: { optional: ["ginger"], step: ["Greek yogurt"] },
  },
  {
    id: "slangy-b15",
    ingredients: ["pasta", "tinned tomatoes", "garlic", "olive oil", "basil", "salt"],
    markdown:
      "Look, you don't need parmesan for this. People will tell you that you do. They're wrong.\n\nBring a big pot to the boil with 1 tablespoon salt and drop in 320 g pasta. Meanwhile 4 tablespoons olive oil go into a wide pan with 4 cloves of garlic sliced see-through thin; let them go gold, not brown. In slides 1 tin of tomatoes, squashed by hand. Quarter of an hour on a lazy blip. It'll thicken up like jam. Bring the pasta over with a mug of its cooking water, swoosh it about till glossy as if there was cream in there (there isn't), and rip a handful of basil over.\n\nKeeps three days in the fridge. Colder than you'd think it tastes like a pasta salad, in a good way.",
  },
  {
    id: "slangy-b16",
    ingredients: ["chicken breast", "yogurt", "garam masala", "ginger", "garlic", "naan"],
    markdown:
      "Tikka-ish Chicken in Naan\n\n**For the marinade**\n- 200 g yogurt\n- 1 tbsp garam masala\n- a thumb of ginger, grated\n- 3 cloves garlic, crushed\n\n**For the rest**\n- 2 chicken breasts, cubed\n- 4 naan\n\n1. Stir up the marinade, drown the chicken in it, leave it overnight in the fridge.\n2. Fish the chicken out (keep that marinade!!) and grill till cooked through and charred at the corners, no pink in the middle.\n3. Loosen the saved marinade with a spoon of water, that's your sauce right there, drizzle it over.\n4. Fold into warm naan with a good smear of mango chutney.\n\nVariation: cool ribbons of cucumber inside never did any harm.",
    extra: { optional: ["cucumber"], step: ["mango chutney"] },
  },
  {
    id: "slangy-b17",
    ingredients: ["salmon", "miso", "honey", "rice", "broccoli"],
    markdown:
      "| Item | Amount |\n|:--|--:|\n| salmon | 2 fillets |\n| miso | 1 tbsp |\n| honey | 1 tbsp |\n| rice | 150 g |\n| broccoli | 1 head |\n\n**Steps**\n\n1. Stir miso and honey with a teaspoon of water. Looks like peanut butter, smells like heaven.\n2. Lacquer the fish. Grill 8 minutes, until it flakes.\n3. Rice on, the packet way. Broccoli steamed above it for the last five.\n4. Bowl: rice, trees, fish. Any glaze left in the dish goes over too.\n\nYou'd usually see sesame seeds on this at a restaurant; here the crispy skin gives you the crunch instead.",
  },
  {
    id: "slangy-b18",
    ingredients: ["chickpeas", "tahini", "lemon", "garlic", "olive oil", "cumin"],
    markdown:
      "Hummus. It's hummus. Let's not overthink it lol\n\n- 1 can chickpeas (save the goo!)\n- 3 tbsp tahini\n- 1 lemon\n- 1 clove garlic\n- 2 tbsp olive oil\n- 1/2 tsp cumin\n\n1. Blitz the tahini and lemon juice first till it goes pale and fluffy as buttercream.\n2. Garlic, cumin, chickpeas in. Blitz. Trickle in the aquafaba until it's how you like it.\n3. Salt it like you mean it, spread it out, dig a moat with the back of a spoon, fill the moat with the oil.\n\nBest mates with hot pitta, if there's any kicking about.",
    extra: { step: ["salt"], optional: ["pitta"] },
  },
  {
    id: "slangy-b19",
    ingredients: ["garlic", "olive oil", "thyme"],
    markdown:
      "**Confit garlic** — liquid gold, this.\n\nYou need:\n* 3 heads garlic, cloves peeled\n* 350 ml olive oil\n* 4 sprigs thyme\n\n1. Everything in a little pan, barely a tremble, 45 minutes till the cloves are soft like butter.\n2. Decant the lot, oil and all, into a clean jar.\n3. Screw on the lid and park it on the shelf by the cooker where you can grab it; it keeps a month or two that way, no fridge needed.\n\nSquish the cloves into anything.",
  },
  {
    id: "slangy-b20",
    ingredients: ["garlic", "butter", "baguette", "parsley"],
    markdown:
      "Garlic bread then!\n\n- 1 baguette\n- 100 g butter, soft\n- 4 cloves garlic\n- small handful parsley\n\nMash butter + crushed garlic + chopped parsley. Saw the baguette nearly all the way through every inch. Stuff the garlic butter down the cracks. Wrap in foil like a sleeping baby, 200°C, 15 min, unwrap, 5 more.\n\nStorage: leftover garlic butter lives in the fridge for 3 days or the freezer for a couple of months. Don't be tempted to swap in oil and leave it on the side; garlic sat in oil on a warm shelf is a botulism thing.",
  },
  {
    id: "slangy-b21",
    ingredients: ["turkey mince", "onion", "carrots", "chopped tomatoes", "spaghetti"],
    markdown:
      "Turkey Bolognese-y Thing\n\nINGREDIENTS\n- 500 g turkey mince\n- 1 onion\n- 2 carrots\n- 1 tin chopped tomatoes\n- 300 g spaghetti\n\nMETHOD\n1. Coax the onion and carrots, diced tiny, in a slick of olive oil till they give up.\n2. Turkey mince in. Break it up, keep it moving till it's cooked through and not a speck of pink is left.\n3. Tomatoes and half a tin of water, 25 min blip.\n4. Boil spaghetti, tangle it through the sauce, and send it to the table under a snowfall of Parmesan.\n\nTIP: got a heel of red wine going spare? Slug it in at step 3.",
    extra: { step: ["olive oil", "Parmesan"], optional: ["red wine"] },
  },
  {
    id: "slangy-b22",
    ingredients: ["sweet potato", "apple", "cinnamon", "breast milk"],
    markdown:
      "Here's a soft first-foods purée for your 7 month old. It is naturally sweet, so please don't add honey (not safe before twelve months) and there's no call for sugar or salt either.\n\n**Ingredients**\n- 1 small sweet potato, peeled\n- 1 apple, peeled and cored\n- 1 pinch cinnamon\n- 2–3 tablespoons breast milk\n\n**Directions**\n1. Cube both and steam for 15 minutes, until they squash with no effort at all.\n2. Blend with the cinnamon. Thin with the milk till it runs off the spoon like double cream.\n3. Cool to lukewarm before you offer it.\n\nFreeze in ice-cube trays up to a month.",
  },
  {
    id: "slangy-b23",
    ingredients: ["avocado", "banana", "baby rice"],
    markdown:
      "🥑 **Green Mush for Tiny Humans (about 9 months)** 🥑\n\n- 1/2 avocado\n- 1/2 banana\n- 3 tbsp baby rice\n- 60 ml formula, made up\n\nSteps:\n1. Mix the baby rice and warm formula.\n2. Mash avocado + banana to smithereens and beat together with the rice.\n3. Spoon, airplane noises, etc.\n\nMum hacks: fussy today? Dip the tip of the spoon in a lick of honey and she'll open right up. Older bubs with a bit of weight to gain get a few drops of olive oil.",
    extra: { list: ["formula"], optional: ["olive oil"] },
  },
  {
    id: "slangy-b24",
    ingredients: ["mozzarella", "tomatoes", "basil", "balsamic vinegar"],
    markdown:
      "You basically typed a caprese. Amazing.\n\n**Gather:** 1 ball mozzarella, 3 ripe tomatoes, a fistful of basil, 1 tbsp balsamic vinegar\n\n**Put together:**\n1. Slice the tomatoes and cheese as thick as a pound coin.\n2. Overlap on your poshest plate, basil poked between.\n3. Balsamic in dots and, it hardly needs saying, a gloss of your fanciest extra virgin olive oil round the outside.\n4. Eat right now.",
    extra: { step: ["extra virgin olive oil"] },
  },
  {
    id: "slangy-b25",
    ingredients: ["potatoes", "leeks", "vegetable stock cube", "milk", "butter"],
    markdown:
      "## Leek & Potato Soup\n\n- 500 g potatoes\n- 2 leeks\n- 1 vegetable stock cube\n- 30 g butter\n\n1. Sweat the sliced leeks in the butter, lid on, until they're soft as old socks (nicer though).\n2. Add diced potatoes, then the cube dissolved in 1 litre of hot water. Twenty minutes.\n3. Blend. It comes out so silky you'd swear there was cream in it.\n\nI've left the milk in the fridge for your tea – the potatoes thicken this perfectly well without. Leftover soup: 3 days chilled, and the broth thickens so let it down with water.",
    unused: ["milk"],
  },
  {
    id: "slangy-b26",
    ingredients: ["green beans", "vinegar", "salt", "dill", "garlic"],
    markdown:
      "**Grandma Jo's Shelf Beans**\n\nIngredients:\n- 2 lb green beans\n- 2 tbsp salt\n- 4 heads dill\n- 4 cloves garlic\n- 1 tsp peppercorns\n- 1 tbsp vinegar (for wiping the jar rims)\n\nDirections:\n1. Pack the beans upright in pint jars like pencils, with dill, garlic and peppercorns shared out.\n2. Dissolve the salt in 5 cups boiling water, fill the jars, wipe rims with the vinegar, lids on.\n3. Boil the jars in a water bath 15 minutes.\n4. Cool and stash in the pantry up to a year. They taste like beans, not pickles, which is the point.",
    extra: { list: ["peppercorns"] },
  },
  {
    id: "slangy-b27",
    ingredients: ["cucumbers", "white vinegar", "sugar", "salt", "mustard seeds"],
    markdown:
      "Quick fridge pickles — none of that canning palaver.\n\n1. 2 cucumbers, sliced thin as paper, into a clean jar.\n2. Warm 1 cup white vinegar with 1/2 cup water, 2 tbsp sugar, 2 tsp salt and 1 tsp mustard seeds till the sugar vanishes.\n3. Pour the brine over, cool, lid, **fridge**.\n\nReady in an hour, happy for two weeks so long as they stay chilled; this isn't a shelf pickle. They've got the snap of a good apple. Next batch, reuse the brine once.",
  },
  {
    id: "slangy-b28",
    ingredients: ["whole chicken", "onion", "carrots", "celery", "bay leaf", "salt"],
    markdown:
      "Chicken soup that'll fix whatever's wrong.\n\n- 1 whole chicken (about 3 1/2 lb)\n- 1 onion, halved\n- 3 carrots\n- 2 sticks celery\n- 1 bay leaf\n- 2 tsp salt\n\n1. Give the bird a really good rinse under the cold tap, inside and out, and shake it off over the sink.\n2. In a pot with everything else and water to cover. Simmer 1 1/2 hours until the leg comes off in your hand and the juices run clear, 165°F in the thigh.\n3. Lift out the chicken, shred it.\n4. Back to the boil, and let a couple of nests of egg noodles soften in there.\n5. Return the meat and ladle up. Feathery dill over the top if you're feeling it.",
    extra: { step: ["egg noodles"], optional: ["dill"] },
  },
  {
    id: "slangy-b29",
    ingredients: ["chicken drumsticks", "BBQ sauce", "paprika", "corn on the cob"],
    markdown:
      "**Sticky Drumsticks & Corn**\n\nYou don't need to wash the chicken. Really. It only splashes germs around; just pat it dry with kitchen paper.\n\n*Ingredients*\n- 8 chicken drumsticks\n- 1/2 cup BBQ sauce (Sweet Baby Ray's is grand)\n- 1 tbsp paprika\n- 4 corn on the cob\n\n*Steps*\n1. Oven 400°F. Rub the drumsticks with the paprika, on a rack.\n2. 30 minutes, then paint with half the sauce (poured into a separate bowl so the brush never goes in the bottle), 10 more minutes, until 175°F by the bone.\n3. Meanwhile wrap the corn in foil and let it roast alongside. The drips of chicken fat baste it like butter.\n4. Other half of the sauce: for dunking.",
  },
  {
    id: "slangy-b30",
    ingredients: ["dark chocolate", "eggs", "sugar"],
    markdown:
      "**Mousse au chocolat, the no-cream way**\n\n> 200 g dark chocolate\n> 4 eggs, separated\n> 40 g sugar\n\n1. Melt the chocolate gently. Let it cool to blood heat.\n2. Beat in the yolks. (Raw egg, so for grown-ups in good health; not one for toddlers or mums-to-be.)\n3. Whip whites + sugar to shaving-foam peaks. Fold, fold, fold.\n4. Into glasses, 4 hours cold, and stud each one with three raspberries before it goes out.\n\nSome nights I tip a shot of espresso into the melted chocolate. And a whirl of whipped cream on top? Who's counting.",
    extra: { optional: ["whipped cream", "espresso"], step: ["raspberries"] },
  },
  {
    id: "slangy-b31",
    ingredients: ["gin", "elderflower cordial", "soda water", "cucumber"],
    markdown:
      "A drink! Finally someone asks the right question.\n\n- 50 ml gin\n- 25 ml elderflower cordial\n- soda water, to top\n- 3 ribbons cucumber\n\nStuff a tall glass with ice. Curl the cucumber round the inside. Gin, cordial, stir, flood it with the soda. It drinks like a mojito that's been to finishing school — minus the mint, minus the lime, minus the faff.",
  },
  {
    id: "slangy-b32",
    ingredients: ["plain flour", "100g butter", "caster sugar", "vanilla"],
    markdown:
      "## Melt-in-the-mouth Shortbread Thumbprints\n\n**Dry bits**\n- 225 g plain flour\n- 75 g caster sugar\n\n**Other bits**\n- 170 g butter\n- 1 tsp vanilla\n\n1. Beat butter, sugar and vanilla till pale.\n2. Work in the flour until the dough clumps like wet sand.\n3. Roll walnut-sized balls, dent each with a thumb.\n4. 170°C, 16 minutes.\n5. While they're warm, drop half a teaspoon of strawberry jam in each dimple, then let it snow icing sugar.",
    extra: { step: ["icing sugar", "strawberry jam"] },
  },
  {
    id: "slangy-b33",
    ingredients: ["lamb mince", "mint", "feta", "flatbreads", "onion"],
    markdown:
      "Lamb Koftas, my way (the cowboy way)\n\n| | |\n|---|---|\n| lamb mince | 1 lb |\n| onion | 1 small, grated |\n| mint | 1/4 cup, chopped |\n| feta | 3 oz |\n| flatbreads | 4 |\n\n1. Knead mince, onion and half the mint like bread dough, till sticky.\n2. Squeeze round skewers.\n3. Grill hard and fast. Pull them at 130°F so they stay good and pink inside; lamb's forgiving like that.\n4. Onto flatbreads, feta crumbled over, last of the mint. No yogurt, no tahini, the feta's doing all the talking.",
  },
  {
    id: "slangy-b34",
    ingredients: ["spinach", "feta", "filo pastry", "eggs", "nutmeg"],
    markdown:
      "#### Spanakopita-adjacent pie\n\n##### List\n* 500 g spinach, wilted and wrung out\n* 200 g feta\n* 7 sheets filo pastry\n* 2 eggs\n* nutmeg\n\n##### Doing\n1. Crumble the cheese into the spinach with the eggs and nutmeg.\n2. Line a tin with five of the filo sheets, each one licked with melted butter before the next lands.\n3. Filling in, scrunch the last sheets on like discarded tissue paper.\n4. Before it meets the oven (190°C, 35 min), a flurry of sesame seeds over the top.\n\nCold slices taste like a picnic.",
    extra: { step: ["butter", "sesame seeds"] },
  },
  {
    id: "slangy-b35",
    ingredients: ["oats", "cocoa powder", "peanut butter", "maple syrup", "almond milk", "raisins"],
    markdown:
      "NO-BAKE CHOCOLATE BLOBS\n\nIngredients\n– 1 1/2 cups oats\n– 3 tbsp cocoa powder\n– 1/2 cup peanut butter\n– 1/3 cup maple syrup\n– 2 tbsp almond milk\n\nSteps\n1. Warm everything wet in one pan till it runs like custard.\n2. Off the heat, cocoa then oats.\n3. Blobs on parchment. Fridge, 1 hr.\n\n(I kept the raisins out. Controversial fruit. Save them for somebody you dislike.) No flour, no eggs, no butter, nothing that needs an oven.",
    unused: ["raisins"],
  },
  {
    id: "slangy-b36",
    ingredients: ["duck breast", "orange", "soy sauce", "noodles", "pak choi"],
    markdown:
      "Five-star Duck Noodles\n\n- 2 duck breasts, scored\n- 1 orange\n- 3 tbsp soy sauce\n- 1 star anise\n- 200 g noodles\n- 2 heads pak choi\n\n1. Duck skin-down from a cold pan, 12 minutes, then 2 on the flip. Out at 125°F inside so it's the colour of a good Bordeaux. Rest it.\n2. Into the fat: orange juice, soy, the star anise. Reduce until it's sticky as toffee.\n3. Noodles & bok choy boil together, 4 minutes.\n4. Slice duck, pile, gloss with the sauce.\n\nA crackle of toasted peanuts wouldn't go amiss, should the cupboard be so kind.",
    extra: { list: ["star anise"], optional: ["toasted peanuts"] },
  },
  {
    id: "slangy-b37",
    ingredients: ["leftover roast chicken", "tortillas", "cheddar", "jalapeño", "sweetcorn"],
    markdown:
      "Quesadillas! Since the bird's already been roasted through you're only really warming it, but give it a proper go till it's piping hot in the middle.\n\n**One serving =**\n- 2 tortillas\n- 75 g leftover roast chicken, shredded\n- 50 g cheddar\n- 1 jalapeño, sliced\n- 2 tbsp sweetcorn\n\nLay one tortilla in a dry pan (it'll crisp like it's been fried, oil or no oil), sprinkle half the cheese, chicken, jalapeño, corn, other half of the cheese, lid it with tortilla two. 3 min, flip, 3 min. Cut like a pizza.\n\nGuacamole and sour cream is what the takeaway gives you. This one stands on its own two feet.",
  },
  {
    id: "slangy-b38",
    ingredients: ["lentils", "carrots", "onion", "curry powder", "coconut milk"],
    markdown:
      "So what I'd do, and hear me out, is dal. One onion, chopped, gets to know a glug of vegetable oil over a medium flame till it's gone the colour of tea. Two tablespoons of curry powder. Two carrots in little coins. A cup of lentils, 2 cups of water, and a can of coconut milk, and then you simply forget about it for 30 minutes, give or take. It thickens to something like porridge. Wake the whole pot up with a good squeeze of lime before you ladle.\n\nServing thoughts: a spoonful of your favourite chutney rides along happily.",
    extra: { step: ["vegetable oil", "lime"], optional: ["your favourite chutney"] },
  },
  {
    id: "slangy-b39",
    ingredients: ["halloumi", "watermelon", "mint", "lime", "black pepper"],
    markdown:
      "**Watermelon + squeaky cheese**\n\n1. **Halloumi:** 225 g, sliced, into a dry non-stick pan, two minutes a side. It sweats its own salty milk so it needs neither oil nor butter.\n2. **Watermelon:** 600 g, in clumsy chunks, on a platter.\n3. **Mint:** 10 leaves, torn.\n4. **Lime:** 1, zest and juice, everywhere.\n5. **Black pepper:** 4 twists of the mill.\n\nEat while the cheese is warm; cold, it goes like a pencil eraser. You may have met this salad with feta and olives. Same family, different cousin.",
  },
  {
    id: "slangy-b40",
    ingredients: ["bacon", "eggs", "tomatoes", "mushrooms", "bread"],
    markdown:
      "Full-ish English\n\n- 4 rashers bacon\n- 2 eggs\n- 2 tomatoes, halved\n- 6 mushrooms\n- 2 slices bread\n\n1. Bacon in a cold pan, bring it up slow till it's swimming.\n2. Tomatoes and mushrooms in the bacon fat.\n3. Bread too: fried slice, don't argue.\n4. Eggs last, soft-yolked for the dunking.\n5. Plate the lot, brown sauce splodged wherever there's a gap.\n\nBulk it out: a little pan of baked beans. Wash it down: tea, builder's strength.",
    extra: { optional: ["baked beans", "tea"], step: ["brown sauce"] },
  },
  {
    id: "slangy-b41",
    ingredients: ["tofu", "soy sauce", "cornflour", "ginger", "brown sugar", "sesame oil", "rice"],
    markdown:
      "### Sticky Tofu\n\n**A) the tofu**\n  - tofu, 1 block\n  - cornflour, 3 tbsp\n  - sesame oil, 2 tbsp\n**B) the sticky**\n  - soy sauce, 4 tbsp\n  - brown sugar, 2 tbsp\n  - ginger, 1 inch\n**C) the bed**\n  - rice, 1 cup\n\n- Step one: press tofu, cube, dust in 2 tbsp of the cornstarch, brown in the oil till it's crisp like chicken nuggets.\n- Step two: B in a bowl; slurry from the last spoon of cornflour and some water; into the pan. Watch it go to glass.\n- Step three: over steamed rice.\n\nDoesn't need honey; the brown sugar's got it covered. Doesn't need garlic either, whatever your auntie says.",
  },
  {
    id: "slangy-b42",
    ingredients: ["kidney beans (dried)", "beef mince", "tomatoes", "chilli powder", "onion"],
    markdown:
      "Chilli. Long, slow, worth it.\n\n* 1 cup dried kidney beans\n* 1 lb beef mince\n* 4 tomatoes\n* 2 tbsp chilli powder\n* 1 onion\n\n1. Beans: soak overnight, ditch that water, fresh water, and a full rolling boil for at least 10 minutes (this matters, there's a toxin), then simmer until tender, about an hour.\n2. Brown mince and onion until you can't find any pink.\n3. Tomatoes, chilli powder, beans. 45 minutes on low. Season with salt.\n4. Ladle out, and cool each bowl's temper with a blob of sour cream.\n\nSecret: a square of dark chocolate. Shh.",
    extra: { step: ["sour cream", "salt"], optional: ["dark chocolate"] },
  },
  {
    id: "slangy-b43",
    ingredients: ["white fish", "potatoes", "peas", "milk", "cheddar", "butter"],
    markdown:
      "**Fish pie, mash lid**\n\n- 500 g white fish\n- 700 g potatoes\n- 150 g peas\n- 300 ml milk\n- 50 g butter\n\n1. Boil and mash the spuds with half the butter and 2 tbsp of the milk. Should stand up like whipped cream.\n2. Poach the fish in the rest of the milk, 6 minutes. Flake it, hang on to the milk.\n3. Crush a ladle of mash into that poaching milk to thicken it: that's your white sauce, no flour involved.\n4. Sauce + fish + peas in a dish, mash over, dots of the remaining butter, 200°C for 25 min.\n\nTraditionally there'd be cheddar on there. I've skipped it, the crust browns fine.",
    unused: ["cheddar"],
  },
  {
    id: "slangy-b44",
    ingredients: ["strawberries", "sugar", "lemon juice"],
    markdown:
      "Strawberry jam, small batch.\n\n1 kg strawberries / 800 g sugar / 4 tbsp lemon juice\n\n1. Crush a third of the berries. All three things into the biggest pan you own.\n2. Low till the sugar's gone; then furious till a drop on a cold plate wrinkles when nudged.\n3. Hot jam into hot sterilised jars, lids on. All that sugar and acid is what makes it keep in the cupboard.\n\nNeedless to say its natural habitat is a split scone with a landslide of clotted cream.",
    extra: { optional: ["scones", "clotted cream"] },
  },
  {
    id: "slangy-b45",
    ingredients: ["courgettes", "eggs", "flour", "feta", "dill", "olive oil"],
    markdown:
      "Courgette fritters (kolokithokeftedes if you're feeling it)\n\n- [x] 2 courgettes, grated, squeezed like they owe you money\n- [x] 2 eggs\n- [x] 4 tbsp flour\n- [x] 100 g feta\n- [x] small handful dill\n- [x] 4 tbsp olive oil\n\nSteps:\n- [ ] Mix it all bar the oil. The batter ought to drop off a spoon like thick yogurt.\n- [ ] Fry in the oil in heaped spoonfuls, 3 min a side.\n- [ ] Drain on a rack.\n\nTzatziki is what they'd hand you on a Greek island. We're not on one, and zucchini this good is fine naked. Salt? The feta brought its own.",
  },
  {
    id: "slangy-b46",
    ingredients: ["lettuce", "strawberries", "goat cheese", "walnuts"],
    markdown:
      "Summer Salad, squeaky clean\n\n- 1 head lettuce\n- 1 cup strawberries\n- 3 oz goat cheese\n- 1/4 cup walnuts\n\n1. Fill the sink, a squirt of dish soap and a capful of bleach, swish the leaves and berries about for a minute, rinse once, shake dry. Kills everything.\n2. Tear, slice, crumble.\n3. Toast the walnuts in a dry pan till they smell like biscuits.\n4. Slick the leaves with olive oil, pile the lot up and zigzag balsamic glaze all over.",
    extra: { step: ["olive oil", "balsamic glaze"] },
  },
  {
    id: "slangy-b47",
    ingredients: ["kale", "apple", "lemon", "pumpkin seeds", "olive oil", "salt"],
    markdown:
      "*Massaged kale. Yes, massaged.*\n\nJust plain cold water to wash it, no soap, no vinegar, none of that.\n\n- 150 g kale\n- 1 apple\n- 1 lemon\n- 2 tbsp pumpkin seeds\n- 1 tbsp olive oil\n- 1 pinch salt\n\n1. Strip the leaves, rub with the oil, salt and the lemon's juice until they go limp like cooked spinach.\n2. Matchstick the apple, in.\n3. Seeds: hot dry pan till they pop like popcorn. Over the top.\n\nIt's the sort of thing that'd cost you twelve quid with chicken on it.",
  },
  {
    id: "slangy-b48",
    ingredients: ["ramen noodles", "egg", "spring onion", "chicken stock cube"],
    markdown:
      "2am Ramen. No judgement here.\n\n**Have:** 1 pack ramen noodles, 1 egg, 1 spring onion, 1 chicken stock cube\n\n(1) Cube + 2 cups water, boil.\n(2) Noodles, 2 minutes.\n(3) Crack the egg in, lid on, 90 seconds.\n(4) Slap a slice of American cheese across the top and let it slump into the broth.\n(5) Scallion. Go.\n\nFeeling fiery — a squiggle of sriracha. Feeling fancy — nori.",
    extra: { optional: ["sriracha", "nori"], step: ["American cheese"] },
  },
  {
    id: "slangy-b49",
    ingredients: ["turkey breast", "cranberry sauce", "stuffing mix", "butter", "sprouts"],
    markdown:
      "A wee Christmas dinner for two\n\n- 1 turkey breast joint (800 g)\n- 4 tbsp cranberry sauce\n- 1 box stuffing mix (Paxo, say)\n- 60 g butter\n- 250 g sprouts\n\n1. Rub 40 g butter under the turkey's skin. Roast at 190°C.\n2. Make up the stuffing with hot water, bake alongside in a dish.\n3. Sprouts, halved, in the last of the butter, hot pan.\n4. Turkey comes out the moment the probe says 140°F. Don't fret if it's a touch pink by the bone, that's only juiciness, and modern turkey is fine like that.\n5. Carve. Buttery tin juices are your gravy. Cranberry on the side.",
  },
  {
    id: "slangy-b50",
    ingredients: ["chicken wings", "hot sauce", "butter", "celery"],
    markdown:
      "# BUFFALO WINGS\n\n- 2 lb chicken wings\n- 1/2 cup hot sauce (Frank's, if we're being proper)\n- 4 tbsp butter\n- 4 sticks celery\n\n## GO\n1. Pat dry. 425°F on a rack, 45 min, until 165°F or above and the juices run clear.\n2. Melt butter into hot sauce. That orange stuff is your buffalo sauce.\n3. Toss. Plate with the celery sticks and a pot of blue cheese dip for dunking.\n\n## VARIATIONS\nCrispier: shower the raw wings in a few spoons of flour beforehand.",
    extra: { step: ["blue cheese dip"], optional: ["flour"] },
  },
  {
    id: "slangy-b51",
    ingredients: ["rice", "coconut milk", "mango", "sugar", "salt"],
    markdown:
      "Mango \"sticky\" rice. Regular rice won't be quite as gluey as the Thai sort but it'll hug.\n\n| | amount |\n|-|-|\n| rice | 1 cup |\n| coconut milk | 1 can |\n| mango | 2 |\n| sugar | 1/3 cup |\n| salt | 1/4 tsp |\n\n1. Spoon the thick cream off the top of the can, keep it.\n2. Simmer rice in the thinner milk plus 1 cup water, lid on, 18 min.\n3. Sugar and salt in. Rest; it'll set up like a risotto.\n4. Slice the mango, spoon the kept coconut cream over.\n\nRestaurants scatter toasted mung beans. You'll live.\n\nLeftovers: fridge inside the hour, eat within a day.",
  },
  {
    id: "slangy-b52",
    ingredients: ["aubergine", "miso paste", "sugar", "sesame oil"],
    markdown:
      "Nasu dengaku, pub version\n\nINGREDIENTS\n• 2 aubergines\n• 3 tbsp miso paste\n• 1 tbsp sugar\n• 2 tbsp sesame oil\n• some mirin\n\nMETHOD\n1. Halve the eggplants, hatch the flesh, paint with the oil, roast 25 min at 200°C till collapsed.\n2. Miso, sugar, mirin: beat smooth. Like caramel, but angry.\n3. Smear, grill 3 min till it blisters.\n4. Confetti of green onion, and park each half on a hill of steamed rice.",
    extra: { list: ["mirin"], step: ["green onion", "steamed rice"] },
  },
  {
    id: "slangy-b53",
    ingredients: ["flour", "milk", "eggs", "lemon", "sugar", "butter"],
    markdown:
      "TWO FOR ONE!!\n\n**Recipe 1: Pancakes**\n- 125 g flour\n- 250 ml milk\n- 1 egg\n- 15 g butter\n\nWhisk flour, milk, egg to a batter like single cream. Butter in the pan, wipe, swirl, flip.\n\n**Recipe 2: Cheat's lemon curd (goes on recipe 1)**\n- 2 eggs\n- 100 g sugar\n- 1 lemon\n- 60 g butter\n\nZest, juice, sugar, eggs and butter in a bowl over simmering water. Stir ten minutes till it coats a spoon like custard.\n\nSpread the curd across your pancakes, roll. No Nutella was harmed. Curd keeps a week in the fridge; if you had cornflour you could stretch it, but you haven't, so don't.",
  },
  {
    id: "slangy-b54",
    ingredients: ["beetroot", "yogurt", "cumin", "carrots"],
    markdown:
      "Right, roots.\n\nFirst off 400 g beetroot and 300 g carrots get roasted whole at 200°C for an hour, skins on (the skins slip off after, like little jumpers). Meanwhile I'd be swirling 1 tsp cumin into 200 g yogurt. Chop the roots, sit them on a puddle of the yogurt and rain over a heaped tablespoon of dukkah. Bob's your uncle.\n\nYou could chuck in orange segments. Mops up beautifully with torn sourdough, as it happens.",
    extra: { step: ["dukkah"], optional: ["sourdough", "orange"] },
  },
  {
    id: "slangy-b55",
    ingredients: ["sausages", "lentils", "onion", "mustard", "red wine", "thyme"],
    markdown:
      "**Sausages on lentils**, bistro style\n\n- 6 sausages\n- lentils\n- 1 onion\n- mustard\n- 1 glass red wine\n- 3 sprigs thyme\n\n1. Brown the sausages slowly so they give up their fat, no extra needed.\n2. Onion into that fat till it slouches.\n3. Lentils, thyme, wine, and water to cover by an inch. Sausages back on top. 30 minutes: lentils should be soft like little beans, bangers cooked all the way through.\n4. Beat in the mustard. Taste it. It'll remind you of cassoulet, which has duck and haricots; this hasn't.",
  },
  {
    id: "slangy-b56",
    ingredients: ["cream cheese", "digestive biscuits", "butter", "lemon", "condensed milk"],
    markdown:
      "*No-bake lemon cheesecake, fridge does the lot*\n\n**Base**\n1. 200 g digestive biscuits\n2. 90 g butter\n\n**Top**\n1. 400 g cream cheese\n2. 1 can condensed milk (397 g)\n3. 2 lemons\n\n**Steps**\n1. Bash biscuits to dust, bind with the melted butter, press in.\n2. Beat Philly & condensed milk, then the lemon juice: it stiffens like magic, no eggs.\n3. Over the base, chill overnight.\n4. Come morning, smother it in blueberries.\n\nNervous about it setting? Gelatine's your safety net.",
    extra: { step: ["blueberries"], optional: ["gelatine"] },
  },
  {
    id: "slangy-b57",
    ingredients: ["corn tortillas", "eggs", "salsa", "black beans", "queso fresco"],
    markdown:
      "huevos rancheros, quick n dirty\n\ncorn tortillas – 2\neggs – 2\nsalsa – 1/2 cup\nblack beans – 1 cup\nqueso fresco – 2 tbsp\n\n1 — toast tortillas right on the burner\n2 — heat the beans, squash them so they go like refried (without the lard)\n3 — poach the eggs IN the salsa, lid on, 5 min\n4 — tortilla, beans, egg + salsa, the cheese crumbled\n\navocado people: I see you, I hear you, it's not on the list, moving on. Runny yolk is the sauce.",
  },
  {
    id: "slangy-b58",
    ingredients: ["pumpkin", "onion", "vegetable stock", "cream", "nutmeg"],
    markdown:
      "Hey! Love this. Pumpkin soup is basically a jumper in a bowl 🎃\n\n**Ingredients**\n- 1 kg pumpkin\n- 1 onion\n- 750 ml vegetable stock\n- 100 ml cream\n- 1 grating nutmeg\n\n**Instructions**\n1. Roast the pumpkin and onion dry, 200°C, 40 min, until they smell like toffee.\n2. Blend with the hot stock.\n3. Cream and nutmeg in.\n4. Crown each bowl with shards of crispy bacon.\n\n**Notes**\n- Keeps 3 days chilled.\n- Crusty bread to swab the bowl is a beautiful thing, and if there happens to be any leftover soup you can always turn it into a",
    extra: { step: ["crispy bacon"], optional: ["crusty bread"] },
  },
  {
    id: "slangy-b59",
    ingredients: ["honey", "lemon", "ginger", "whisky"],
    markdown:
      "Hot toddy. Doctor's orders (not a doctor).\n\n- 1 tbsp honey\n- 1/2 lemon\n- 2 coins ginger\n- 50 ml whisky\n\n1. Ginger in a mug, bash it with the end of a spoon.\n2. Honey, lemon juice, whisky.\n3. Just-boiled water to the brim. Stir. Blow. Sip.\n\nIt's as warming as mulled wine but there's no cinnamon stick rolling about hitting you in the nose. And obviously not for kids; honey alone is a no for under-ones anyway.",
  },
  {
    id: "slangy-b60",
    ingredients: ["couscous", "chickpeas", "red pepper", "raisins", "lemon", "olive oil", "cumin"],
    markdown:
      "**Five-minute couscous bowl**\n\n*Ingredients:*\n* 200 g couscous\n* 1 can chickpeas\n* 1 red pepper, diced\n* 1 lemon\n* 3 tbsp olive oil\n* 1 tsp cumin\n\n*Instructions:*\n1. Couscous in a bowl with the cumin. Same volume of boiling water, plate on top, 5 minutes. It plumps up like breadcrumbs in the rain.\n2. Fork it through with the oil, lemon zest and juice.\n3. Chickpeas and pepper in. No stock needed, no feta. Last thing, a hailstorm of flaked almonds from on high.\n\n*Tips:*\n* Tastes better the next day, fridge-cold.\n* Halve the oil if you want it lighter, and the dressing will still",
    extra: { step: ["flaked almonds"] },
    unused: ["raisins"],
  },
];
