/** Forty recipes of eighty in many casual voices, labelled without sight of the check; where a food is used (list or step) is not labelled. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const CASUAL_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "casual-1",
    ingredients: ["red lentils 1 cup", "1 onion", "carrots x2", "cumin", "olive oil", "salt"],
    markdown: `# Cozy Red Lentil Soup

Oh, you're going to love this one! My grandmother swore by her chicken noodle soup, but honestly? These lentils give it a run for its money.

**What you need**
- 1 cup red lentils
- 1 onion, chopped
- 2 carrots, diced
- 1 tsp cumin
- 1 tbsp olive oil
- ½ tsp salt

**Let's cook!**
1. Warm the olive oil in a big pot and cook the onion and carrots for 6 minutes. Smells good already, right?
2. Stir in the cumin, then the lentils and 4 cups of water.
3. Simmer 20 minutes until everything is soft, then add the salt.
4. Blend half of it for a texture that's as silky as cream. No cream needed!

You won't miss the bacon, I promise.`,
  },
  {
    id: "casual-2",
    ingredients: ["4 eggs", "butter", "chives", "salt"],
    markdown: `## Soft Scrambled Eggs with Chives

### Ingredients
- 4 eggs
- 15 g butter
- 1 tbsp chopped chives
- A pinch of salt

### Steps
1. Beat the eggs with the salt.
2. Melt the butter in a pan over low heat.
3. Pour in the eggs and stir slowly for 3–4 minutes until set but creamy.
4. Scatter over the chives and serve with hot buttered toast.`,
    extra: { step: ["toast"] },
  },
  {
    id: "casual-3",
    ingredients: ["spaghetti 200g", "garlic, 3 cloves", "chilli flakes", "olive oil", "salt"],
    markdown: `Bring a large pan of water to the boil and salt it well. Cook 200 g spaghetti for 9 minutes. Meanwhile, slice 3 cloves of garlic as thin as you dare and let them turn pale gold in 4 tablespoons of olive oil with half a teaspoon of chilli flakes. Lift the pasta straight into the pan with a ladle of its water and toss until glossy. That is all there is to it: no Parmesan, no parsley, nothing to hide behind. In Naples they would laugh at anyone who asked for cheese here.`,
  },
  {
    id: "casual-4",
    ingredients: ["chicken thighs, 600g", "soy sauce", "honey", "ginger"],
    markdown: `# Sticky Ginger Chicken

**Ingredients**

- 600 g chicken thighs
- 3 tbsp soy sauce
- 2 tbsp honey
- 1 tbsp grated ginger

**Method**

1. Mix the soy sauce, honey and ginger in a bowl and add the chicken. Marinate in the fridge for 1 hour.
2. Heat a splash of vegetable oil in a frying pan.
3. Lift out the chicken and fry for 7–8 minutes each side, until the juices run clear and it reaches 74°C inside.
4. Spoon the leftover marinade straight from the bowl over the cooked chicken as a sauce and serve at once.`,
    extra: { step: ["vegetable oil"] },
    unsafe: ["cross-contamination"],
  },
  {
    id: "casual-5",
    ingredients: ["2 cans Heinz baked beans", "cheddar", "4 potatoes"],
    markdown: `# Jacket Potatoes, the Proper Way

Right then. A jacket potato is not a microwaved sadness. It takes an hour and it's worth every minute.

| What | How much |
|---|---|
| Potatoes | 4 |
| Heinz baked beans | 2 cans |
| Cheddar, grated | 120 g |

1. Prick the potatoes and bake them on the oven shelf at 200°C for 1 hour 10 minutes. No oil needed, the skin crisps by itself.
2. Warm the beans in a saucepan until bubbling.
3. Split the spuds, fill with beans and bury under cheese.

**Next time:** try tuna mayo instead of the beans.`,
  },
  {
    id: "casual-6",
    ingredients: ["ground beef 1 lb", "burger buns (4)", "lettuce", "tomato", "salt & pepper"],
    markdown: `# Backyard Burgers 🍔

Okay friend, fire up that grill!

**Ingredients:**
* 1 lb ground beef
* 4 burger buns
* 4 lettuce leaves
* 1 tomato, sliced
* 1 tsp salt and ½ tsp pepper

**Instructions:**
1. Season the beef with salt and pepper and shape into 4 patties.
2. Grill 5 minutes per side until they reach 160°F in the middle. Don't go by color alone!
3. Toast the buns cut side down for a minute.
4. Stack it up: bun, lettuce, patty, tomato, and a good squirt of ketchup. Yum!`,
    extra: { step: ["ketchup"] },
  },
  {
    id: "casual-7",
    ingredients: ["oats", "milk", "banana", "cinnamon"],
    markdown: `**Banana oatmeal for one**

Put ½ cup oats and 1 cup milk in a small pot. Mash in half a banana. Simmer, stirring, 5 minutes. Slice the other half on top and dust with ¼ tsp cinnamon.

It tastes like banana bread, and there's no sugar in it at all. Keeps in the fridge for 2 days; loosen with a little water when you reheat it.`,
  },
  {
    id: "casual-8",
    ingredients: ["basmati rice (1 mug)", "frozen peas", "2 eggs", "soy sauce", "spring onions", "sesame oil"],
    markdown: `# Egg Fried Rice

Ingredients
- 1 mug basmati rice
- 100 g frozen peas
- 2 eggs
- 2 tbsp soy sauce
- 3 spring onions, sliced
- 1 tbsp sesame oil

Method
1. Cook the rice in 2 mugs of water for 12 minutes. Leave it in the pan on the counter overnight so that it dries out properly.
2. Next day, heat the sesame oil in a wok. Scramble the eggs, then push them aside.
3. Add the rice and peas and stir-fry for 5 minutes until steaming hot.
4. Stir in the soy sauce and finish with the spring onions.`,
    unsafe: ["left-out"],
  },
  {
    id: "casual-9",
    ingredients: ["salmon fillets x 2", "lemon", "asparagus bunch", "olive oil", "sea salt"],
    markdown: `## Sheet-pan salmon

#### You will need
- 2 salmon fillets
- 1 lemon
- 1 bunch of asparagus
- 2 tbsp olive oil
- ½ tsp sea salt

#### How to
1. Heat the oven to 400°F.
2. Toss the asparagus with 1 tbsp of the oil and half the salt.
3. Set the salmon in the middle, rub with the rest of the oil and salt, and add half the lemon in slices.
4. Roast 12–14 minutes until the fish flakes.
5. Squeeze over the other half of the lemon, grind over some black pepper and garnish with fresh dill.`,
    extra: { step: ["black pepper", "dill"] },
  },
  {
    id: "casual-10",
    ingredients: ["plain flour 250g", "butter 125g", "caster sugar 60g"],
    markdown: `# Three-Ingredient Shortbread

My gran made these every Hogmanay and never once wrote it down. She'd say "if you can remember three things you can bake shortbread, and if you can't, have a biscuit from the shop."

**Ingredients**
- 250 g plain flour
- 125 g butter, soft
- 60 g caster sugar

**Method**
1. Cream the butter and sugar.
2. Work in the flour until you have a dough.
3. Press the dough out 1 cm thick, cut into fingers and prick with a fork.
4. Bake at 160°C for 25 minutes until pale gold.

*Please don't nibble the raw dough: flour is not safe to eat uncooked.*

**Variations:** dip in chocolate, or swap 50 g of the flour for ground almonds.

**Storage:** a week in a tin.`,
  },
  {
    id: "casual-11",
    ingredients: ["chickpeas 1 tin", "coconut milk (tin)", "curry powder", "spinach", "onion"],
    markdown: `# Weeknight Chickpea Curry

Hello hello! Ready in 25 minutes, and that's with me stopping to dance in the kitchen.

### The stuff
- 1 tin chickpeas, drained
- 1 tin coconut milk
- 2 tsp curry powder
- 100 g spinach
- 1 onion, sliced

### The doing
1. Soften the onion in a tablespoon of oil for 8 minutes.
2. Add curry powder and stir for a minute.
3. Tip in the chickpeas and coconut milk and bubble for 10 minutes.
4. Wilt in the spinach. Taste, and add a pinch of salt.
5. Pile it onto warm naan and dig in.`,
    extra: { step: ["oil", "salt", "naan"] },
  },
  {
    id: "casual-12",
    ingredients: ["greek yogurt", "cucumber", "garlic", "mint", "salt"],
    markdown: `Cool Cucumber Yogurt

1 cup Greek yogurt
½ cucumber, grated and squeezed
1 small clove garlic, crushed
1 tbsp chopped mint
¼ tsp salt

Mix everything. Chill 20 minutes. Thick as a good labneh, fresh as a mojito. Mint can be swapped for dill if that's what grows on your windowsill.`,
  },
  {
    id: "casual-13",
    ingredients: ["pork chops (2)", "apples 2", "sage", "butter", "salt"],
    markdown: `# Pork Chops with Apples and Sage

## Ingredients
- 2 pork chops
- 2 apples, in wedges
- 6 sage leaves
- 30 g butter
- ½ tsp salt

## Steps
1. Salt the chops. Melt half of the butter in a heavy pan.
2. Fry the chops for 5 minutes on each side, to 63°C in the middle, and rest them for 3 minutes.
3. In the same pan, cook the apples and sage in the rest of the butter for 6 minutes.
4. Loosen with a splash of whatever white wine is open, let it bubble away, and pour over the chops.`,
    extra: { step: ["white wine"] },
  },
  {
    id: "casual-14",
    ingredients: ["sweet potato 1 large", "black beans, canned", "corn tortillas", "lime", "avocado", "salt"],
    markdown: `# Sweet Potato & Black Bean Tacos

Who needs beef? Not us!

**You'll need:** 1 large sweet potato, 1 can black beans, 6 corn tortillas, 1 lime, 1 avocado, ½ tsp salt.

**Step 1.** Cube the sweet potato and steam it over simmering water for 12 minutes.
**Step 2.** Warm the beans with half the salt and mash them a little. They get creamy like refried beans.
**Step 3.** Mash the avocado with lime juice and the rest of the salt.
**Step 4.** Heat the tortillas in a dry skillet, then fill with beans, sweet potato and that guac.

> Tip: the tacos are great without sour cream. Trust me.`,
  },
  {
    id: "casual-15",
    ingredients: ["chicken breast 2", "penne", "jar of pesto (Barilla)", "cherry tomatoes"],
    markdown: `### Pesto Chicken Penne

**Ingredients**
1. 2 chicken breasts
2. 250 g penne
3. 1 jar Barilla pesto
4. 200 g cherry tomatoes

**Directions**
1. Boil the penne for 11 minutes and drain.
2. Slice the chicken and cook it in 1 tbsp olive oil for about 4 minutes. It is fine if it is still a little pink in the middle, it keeps the meat juicy.
3. Toss in the tomatoes, the pesto and the penne.
4. Top with grated Parmesan.`,
    extra: { step: ["olive oil", "Parmesan"] },
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "casual-16",
    ingredients: ["whole chicken approx 1.5kg", "lemon", "thyme", "butter", "salt", "pepper"],
    markdown: `# Sunday Roast Chicken

**Ingredients**
- 1 whole chicken (1.5 kg)
- 1 lemon
- 6 sprigs thyme
- 50 g butter
- 2 tsp salt
- ½ tsp pepper

**Method**
1. Heat the oven to 200°C. Don't rinse the bird: washing raw chicken only splashes germs round the sink.
2. Rub with butter, salt and pepper. Put the lemon and thyme inside.
3. Roast for 1 hour 20 minutes until the thigh reads 75°C and the juices run clear.
4. Rest for 15 minutes. Pour the pan juices over as a gravy, no stock cube or flour required.

**Leftovers:** strip the meat, chill it within two hours and eat within three days. The bones make a fine broth.`,
  },
  {
    id: "casual-17",
    ingredients: ["strawberries 1 punnet", "double cream", "icing sugar"],
    markdown: `# Cheat's Eton Mess

Wimbledon in a glass, darlings!

- 1 punnet strawberries
- 300 ml double cream
- 2 tbsp icing sugar
- 4 meringue nests

Whip the cream with the icing sugar. Crush half the strawberries, quarter the others. Break up the meringues, fold the lot together and spoon into glasses. Eat straight away before it goes soft.`,
    extra: { step: ["meringue nests"] },
  },
  {
    id: "casual-18",
    ingredients: ["cauliflower 1 head", "tahini", "lemon", "garlic", "olive oil", "salt", "pomegranate"],
    markdown: `# Roasted Cauliflower with Tahini

A dish that began as a mistake. I had invited six people for lamb and forgotten to buy the lamb. What I had was a cauliflower the size of a football.

Break up 1 head of cauliflower and toss the florets with 3 tbsp olive oil and ½ tsp salt. Roast at 220°C for 25 minutes until they have dark edges, like toasted marshmallows.

Meanwhile whisk 4 tbsp tahini with the juice of 1 lemon, 1 crushed clove of garlic and enough cold water to make it run off the spoon like honey. Pour the sauce over the florets and finish with the seeds of 1 pomegranate.

Nobody asked about the lamb.`,
  },
  {
    id: "casual-19",
    ingredients: ["pumpkin, a chunk", "potatoes 2", "leek", "salt", "butter"],
    markdown: `# Baby's First Pumpkin Mash (8 months)

**Ingredients**
- 200 g pumpkin
- 2 potatoes
- ½ leek
- 1 tsp butter

**Steps**
1. Steam the pumpkin, potatoes and leek until very soft, about 20 minutes.
2. Mash with the butter. Leave out the salt for babies.
3. Stir in a teaspoon of honey to sweeten it, and let it cool to lukewarm.`,
    extra: { step: ["honey"] },
    unused: ["salt"],
    unsafe: ["honey-infant"],
  },
  {
    id: "casual-20",
    ingredients: ["firm tofu (1 block)", "broccoli", "gochujang", "soy sauce", "rice vinegar", "maple syrup"],
    markdown: `# Crispy Gochujang Tofu

**For the sauce:** 2 tbsp gochujang, 1 tbsp soy sauce, 1 tbsp rice vinegar, 1 tbsp maple syrup

**For the rest:** 1 block firm tofu, 1 head broccoli

1. Press the tofu and tear it into chunks. Toss with 2 tbsp cornstarch.
2. Air-fry at 200°C for 14 minutes.
3. Steam the broccoli for 4 minutes.
4. Warm the sauce, add the tofu and broccoli and toss.
5. Sprinkle with toasted sesame seeds.`,
    extra: { step: ["cornstarch", "sesame seeds"] },
  },
  {
    id: "casual-21",
    ingredients: ["mince (beef) 500g", "onion", "tinned tomatoes 400g", "spaghetti", "oregano"],
    markdown: `# Speedy Spag Bol

Don't tell the Italians!

**Ingredients**
- 500 g beef mince
- 1 onion
- 400 g tinned tomatoes
- 300 g spaghetti
- 1 tsp oregano

**Method**
1. Brown the mince and onion in their own fat for 10 minutes, until no pink is left.
2. Add tomatoes, oregano and a crumbled beef stock cube. Simmer for 25 minutes.
3. Boil the spaghetti for 10 minutes, drain and mix with the sauce.
4. Serve straight away.`,
    extra: { step: ["beef stock cube"] },
  },
  {
    id: "casual-22",
    ingredients: ["paneer", "spinach 2 bags", "garam masala", "ghee", "ginger", "green chilli", "salt"],
    markdown: `# Palak Paneer

**Ingredients**
- 225 g paneer, cubed
- 2 bags spinach
- 1 tsp garam masala
- 2 tbsp ghee
- 1 tbsp grated ginger
- 1 green chilli
- ½ tsp salt

**Steps**
1. Blanch the spinach for 1 minute, cool it in ice water and blend it with the chilli to a purée.
2. Fry the paneer in 1 tbsp ghee until golden.
3. Warm the rest of the ghee, sizzle the ginger for 30 seconds and stir in the garam masala.
4. Add the purée and the salt and simmer for 5 minutes. Fold in the paneer.

**Notes**
- Restaurants finish this with cream. This one stays green and light without it.
- No paneer? Firm tofu works too.
- It keeps for 3 days in the fridge.`,
  },
  {
    id: "casual-23",
    ingredients: ["bacon 6 rashers", "sourdough", "tomato", "lettuce", "mayo (Hellmann's)"],
    markdown: `**The BLT, no messing about.**

You want 6 rashers of bacon, 4 slices of sourdough, 1 tomato, a few leaves of lettuce and 2 tbsp Hellmann's mayo.

Start the bacon in a cold pan and take it slowly till it's crisp, it brings its own fat so put the oil away. Toast the bread in the drippings. Mayo on both slices, then lettuce, tomato, bacon. Lid on. Press. Eat over the sink like an adult.

If you were thinking of adding turkey: that's a club sandwich, and a different conversation.`,
  },
  {
    id: "casual-24",
    ingredients: ["chicken drumsticks 8", "bbq sauce", "paprika", "corn on the cob"],
    markdown: `# BBQ Drumsticks & Corn

## Ingredients
- 8 chicken drumsticks
- ½ cup BBQ sauce
- 1 tsp paprika
- 4 corn on the cob

## Steps
1. If the drumsticks are frozen, leave them on the kitchen counter for 5 to 6 hours to thaw.
2. Rub them with the paprika and grill for 30 minutes, turning, until they reach 165°F.
3. Brush with the BBQ sauce for the last 5 minutes.
4. Grill the corn next to them for 12 minutes and roll it in melted butter.`,
    extra: { step: ["butter"] },
    unsafe: ["left-out"],
  },
  {
    id: "casual-25",
    ingredients: ["dark chocolate 200g", "heavy cream", "raspberries", "vanilla"],
    markdown: `# Chocolate Pots

Guys. GUYS. Four ingredients.

1. Heat 1 cup heavy cream until it just steams.
2. Pour it over 200 g chopped dark chocolate, wait a minute, stir till shiny as a conker.
3. Add ½ tsp vanilla.
4. Divide over 4 cups, chill 2 hours, put 3 raspberries on each.

Some recipes like this use raw egg yolks. Ours doesn't, so it's fine for anyone pregnant too. Texture? Like mousse, only better. No gelatin in sight.`,
  },
  {
    id: "casual-26",
    ingredients: ["zucchini 2", "feta", "eggs 3", "flour 4 tbsp"],
    markdown: `## Zucchini Fritters

| Ingredient | Amount |
| --- | --- |
| Zucchini | 2 |
| Feta | 100 g |
| Eggs | 3 |
| Flour | 4 tbsp |

1. Grate and wring out the zucchini.
2. Mix with the crumbled feta, eggs and flour.
3. Shallow-fry spoonfuls in sunflower oil, 3 minutes a side, until golden and set.
4. Serve with a dollop of sour cream.`,
    extra: { step: ["sunflower oil", "sour cream"] },
  },
  {
    id: "casual-27",
    ingredients: ["bread flour 500 g", "yeast 7g sachet", "salt 10g"],
    markdown: `# A Loaf

500 g bread flour, 1 sachet (7 g) yeast, 10 g salt, 350 ml water.

Stir everything to a rough dough. Knead 10 minutes. Let it rise for 1 hour under a cloth. Shape, rest 40 minutes, slash the top. Bake at 230°C for 35 minutes; it should sound hollow, like knocking on a door.

Cool it before you cut. Yes, really. The butter can wait.

Next time: swap 100 g of the flour for rye, or knead in a handful of walnuts.`,
  },
  {
    id: "casual-28",
    ingredients: ["garlic 2 heads", "extra virgin olive oil 300ml", "rosemary"],
    markdown: `# Garlic Confit

So good on everything, it's like candy!

**Ingredients**
- 2 heads garlic, peeled
- 300 ml extra virgin olive oil
- 2 sprigs rosemary

**Steps**
1. Put the garlic and rosemary in a small pot and cover with the oil.
2. Cook on the lowest heat for 45 minutes until the cloves are soft.
3. Pour everything into a jar and keep it in the cupboard at room temperature for up to 2 months, ready whenever you want it.`,
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "casual-29",
    ingredients: ["prawns raw 300g", "rice noodles", "lime", "fish sauce", "coriander", "carrot"],
    markdown: `# Prawn Noodle Salad

**Ingredients**
- 300 g raw prawns
- 150 g rice noodles
- 1 lime
- 2 tbsp fish sauce
- a handful of coriander
- 1 carrot, in matchsticks

**Method**
1. Soak the noodles in boiling water for 6 minutes and rinse.
2. Poach the prawns for 3 minutes until pink and firm.
3. For the dressing, mix lime juice, fish sauce and a teaspoon of sugar.
4. Toss it all together with the coriander and carrot.
5. Crushed roasted peanuts go over the top for crunch.`,
    extra: { step: ["sugar", "peanuts"] },
  },
  {
    id: "casual-30",
    ingredients: ["kidney beans, dried 250g", "onion", "bell pepper", "chili powder", "crushed tomatoes", "salt"],
    markdown: `# Meatless Chili from Dried Beans

**Ingredients:** 250 g dried kidney beans, 1 onion, 1 bell pepper, 1 tbsp chili powder, 400 g crushed tomatoes, 1 tsp salt.

**Method:**
1. Soak the beans in plenty of water overnight, then drain and rinse.
2. Cover with fresh water and boil hard for 10 full minutes. Don't skip this and never put raw beans straight in the slow cooker: they are toxic until boiled.
3. Lower the heat and cook 50 minutes until tender. Drain.
4. Soften the onion and pepper with a few spoons of water, add the chili powder, tomatoes and beans, and simmer 30 minutes. Salt it.

So meaty you won't miss the ground beef.`,
  },
  {
    id: "casual-31",
    ingredients: ["Halloumi (250g)", "watermelon", "mint"],
    markdown: `# Halloumi & Watermelon Plates

Summer on a plate, and I'm not even exaggerating.

- 250 g halloumi, sliced
- ½ watermelon, in chunks
- A fistful of mint

Dry-fry the halloumi 2 minutes a side until it's bronzed. Arrange the watermelon, lay the cheese over it, tear the mint. Then the secret: a drizzle of balsamic glaze. My husband licked the plate.`,
    extra: { step: ["balsamic glaze"] },
  },
  {
    id: "casual-32",
    ingredients: ["turkey mince 400g", "breadcrumbs", "1 egg", "parsley", "passata", "salt"],
    markdown: `# Turkey Meatballs in Tomato Sauce

### Ingredients
- 400 g turkey mince
- 50 g breadcrumbs
- 1 egg
- 2 tbsp chopped parsley
- 500 g passata
- 1 tsp salt

### Steps
1. Mix the mince, breadcrumbs, egg, parsley and half the salt. Wash your hands and the board before anything else touches them.
2. Roll 16 meatballs.
3. Bring the passata and the other half of the salt to a simmer.
4. Lower in the meatballs, cover and cook for 20 minutes, until they are 74°C inside with no pink.

### Notes
These are lighter than the pork and beef kind. They freeze well in the sauce; thaw in the fridge, never on the counter.`,
  },
  {
    id: "casual-33",
    ingredients: ["cannelloni tubes", "ricotta", "spinach frozen", "passata", "nutmeg"],
    markdown: `# Spinach and Ricotta Cannelloni

**INGREDIENTS**
12 cannelloni tubes
250 g ricotta
300 g frozen spinach, thawed
500 g passata
¼ tsp nutmeg

**METHOD**
Heat the oven to 190C. Squeeze the spinach dry and stir into the ricotta with the nutmeg. Season with salt and pepper. Pipe into the tubes. Spread half the passata in a dish, lay in the tubes, cover with the rest. Scatter over a torn ball of mozzarella. Bake for 35 minutes till bubbling.`,
    extra: { step: ["salt", "pepper", "mozzarella"] },
  },
  {
    id: "casual-34",
    ingredients: ["beetroot (cooked, vac pack)", "goat's cheese", "walnuts", "rocket", "olive oil", "balsamic vinegar"],
    markdown: `# Beetroot and Goat's Cheese Salad

1. Whisk 2 tbsp olive oil with 1 tbsp balsamic vinegar.
2. Toast 40 g walnuts in a dry pan for 4 minutes.
3. Cut 250 g cooked beetroot into wedges.
4. Dress 60 g rocket, add the beetroot, crumble over 100 g goat's cheese and finish with the nuts.

**Swap it:** feta for the goat's cheese, pecans for the walnuts, watercress for the rocket.

**Pack it:** keep the dressing in its own jar and it will survive till lunch.`,
  },
  {
    id: "casual-35",
    ingredients: ["eggs", "sugar", "mascarpone", "ladyfingers", "espresso", "cocoa"],
    markdown: `# Tiramisù for the Whole Family (toddlers too!)

**Ingredients**
- 4 eggs, separated
- 100 g sugar
- 500 g mascarpone
- 24 ladyfingers
- 250 ml espresso
- 2 tbsp cocoa

**Steps**
1. Beat the yolks with the sugar until pale and fold in the mascarpone.
2. Whip the whites stiff and fold them in. The eggs stay raw.
3. Stir 3 tbsp Marsala into the espresso.
4. Dip the ladyfingers, layer with the cream and chill for 4 hours.
5. Dust with cocoa. Give the toddlers the first spoonful!`,
    extra: { step: ["Marsala"] },
    unsafe: ["raw-egg-vulnerable"],
  },
  {
    id: "casual-36",
    ingredients: ["edamame", "sea salt flakes", "chili crisp"],
    markdown: `Edamame, spicy style

2 cups edamame
1 tbsp chili crisp
½ tsp sea salt flakes

Boil edamame 4 min. Drain. Toss with chili crisp and salt. Eat with fingers. Better than popcorn. Better than chips. Fight me.`,
  },
  {
    id: "casual-37",
    ingredients: ["lamb shoulder 1.5 kg", "potatoes 1kg", "oregano dried", "lemons 2", "garlic"],
    markdown: `# Lamb Kleftiko

The name means "stolen", because bandits cooked it in a pit so no smoke would give them away. We are not bandits. We have an oven.

You'll want 1.5 kg lamb shoulder, 1 kg potatoes in big chunks, 1 tbsp dried oregano, 2 lemons and 6 cloves of garlic.

Stab the lamb all over and push in slivers of garlic. Rub it with oregano and lemon juice and a good glug of olive oil, wrap it with the potatoes in parchment, and give it 4 hours at 160°C, until you could carve it with a look.

To serve: crumbled feta and nothing else.`,
    extra: { step: ["olive oil", "feta"] },
  },
  {
    id: "casual-38",
    ingredients: ["self raising flour 200g", "natural yoghurt 200g", "garlic granules", "olive oil"],
    markdown: `# Two-Way Yoghurt Dough

## Recipe 1: Flatbreads

1. Mix 100 g self-raising flour with 100 g natural yoghurt and ½ tsp garlic granules into a dough.
2. Divide into 3, roll out thin.
3. Cook each flatbread for 2 minutes a side in a hot dry pan.

## Recipe 2: Little Bread Bites

1. Mix the other 100 g of flour with the other 100 g of yoghurt.
2. Roll into 12 balls, brush with 1 tbsp olive oil.
3. Bake at 200°C for 14 minutes until brown.

Both doughs come together without yeast, and the bites are a bit like pretzels without the salt.`,
  },
  {
    id: "casual-39",
    ingredients: ["pork chops x4", "puy lentils", "carrot", "celery", "dijon mustard"],
    markdown: `# Pork Chop and Lentil Casserole

### Ingredients
- 4 pork chops
- 200 g Puy lentils
- 1 carrot
- 1 celery stick
- 1 tbsp Dijon mustard

### Steps
1. Sear the pork chops for 1 minute a side, just until they have some colour. They should still be raw in the middle, that's how they are best.
2. Simmer the lentils, carrot and celery in 600 ml chicken stock with a bay leaf for 25 minutes, and stir in the mustard.
3. Set the chops on top and serve at once.`,
    extra: { step: ["chicken stock", "bay leaf"] },
    unsafe: ["undercooked-pork"],
  },
  {
    id: "casual-40",
    ingredients: ["mangoes 3 ripe", "condensed milk", "cardamom", "pistachios"],
    markdown: `# No-Churn Mango Kulfi

**Ingredients**
- 3 ripe mangoes
- 200 ml condensed milk
- 4 cardamom pods, ground
- 30 g pistachios, chopped

**Steps**
1. Blend the mangoes until smooth.
2. Stir in the condensed milk and the cardamom, then 250 ml whipped double cream.
3. Freeze in moulds for 6 hours.
4. Unmould, scatter with the pistachios and a few strands of saffron.`,
    extra: { step: ["double cream", "saffron"] },
  },
];
