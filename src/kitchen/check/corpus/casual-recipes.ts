/** Eighty recipes in many casual voices, labelled without sight of the check; where a food is used (list or step) is not labelled. */
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
  {
    id: "casual-41",
    ingredients: ["tuna can in brine", "sweetcorn small tin", "mayo", "baguette"],
    markdown: `# Tuna Sweetcorn Baguette

Back to the school canteen we go!

- 1 can tuna in brine, drained
- 1 small tin sweetcorn
- 3 tbsp mayo
- 1 baguette

1. Mash the tuna with the mayo and the sweetcorn.
2. Split the baguette and load it up.
3. Grind over plenty of black pepper and tuck in a few slices of red onion.`,
    extra: { step: ["black pepper", "red onion"] },
  },
  {
    id: "casual-42",
    ingredients: ["pinto beans 2 cans", "onion", "jalapeño", "cumin", "lard"],
    markdown: `# Refried Beans

## Ingredients
- 2 cans pinto beans, with their liquid
- 1 onion, finely chopped
- 1 jalapeño, finely chopped
- 1 tsp cumin
- 2 tbsp lard

## Steps
1. Melt the lard and soften the onion and jalapeño for 7 minutes.
2. Add the cumin and the beans with their liquid.
3. Mash and cook for 8 minutes until thick.

## Notes
- They thicken as they stand; loosen with water.
- To make them vegan, replace the lard with coconut oil.
- Freezes for 3 months.`,
  },
  {
    id: "casual-43",
    ingredients: ["butter", "brown sugar", "flour", "chocolate chips"],
    markdown: `# Edible Cookie Dough (yes, by the spoon!)

OMG you need this. Five minutes, no oven.

**Grab:**
- ½ cup butter, soft
- ½ cup brown sugar
- 1 cup flour
- ½ cup chocolate chips

**Do:**
1. Beat the butter and sugar till fluffy.
2. Add the flour straight from the bag, no baking needed, and 2 tablespoons of milk.
3. Fold in the chocolate chips and eat it raw with a spoon in front of the TV.`,
    extra: { step: ["milk"] },
    unsafe: ["raw-flour"],
  },
  {
    id: "casual-44",
    ingredients: ["cabbage, half", "carrots 2", "cider vinegar", "sugar", "mayonnaise", "celery seed"],
    markdown: `Shred half a cabbage and two carrots as fine as your patience allows. In a big bowl, stir half a cup of mayonnaise with a tablespoon of cider vinegar, a teaspoon of sugar and a half teaspoon of celery seed. Tumble the vegetables through it and leave the slaw in the fridge for an hour, where it will go from stiff to friendly. It is the sort of thing that turns up next to pulled pork at every church supper, and is usually gone before the pork is. Some folks put raisins in. We don't speak to them.`,
  },
  {
    id: "casual-45",
    ingredients: ["beef chuck 2 lbs", "carrots", "potatoes", "onion", "Better Than Bouillon", "thyme"],
    markdown: `# Pot Roast Like Mom's

**Ingredients**
- 2 lbs beef chuck
- 4 carrots
- 4 potatoes
- 1 onion
- 1 tbsp Better Than Bouillon
- 3 sprigs thyme

**Instructions**
1. Sear the beef in a little canola oil, 4 minutes a side.
2. Add the onion, thyme, bouillon and 3 cups water. Cover.
3. Braise at 300°F for 2 hours, add carrots and potatoes, and go 1 hour more.
4. Thicken the juices with a tablespoon of cornstarch stirred into cold water.

**Storage:** 4 days in the fridge.`,
    extra: { step: ["canola oil", "cornstarch"] },
  },
  {
    id: "casual-46",
    ingredients: ["jasmine rice", "coconut milk", "sugar", "mango", "salt"],
    markdown: `## Coconut Rice with Mango

- 1 cup jasmine rice
- 1 can coconut milk
- 3 tbsp sugar
- 1 mango
- ¼ tsp salt

1. Simmer the rice in 1½ cups of water for 14 minutes.
2. Warm the coconut milk with the sugar and salt, and stir three quarters of it through the rice.
3. Slice the mango over the top and spoon on the rest of the coconut milk.

Sticky rice is the classic, but jasmine does a decent impression.

**Leftovers:** never leave the cooked rice out. Cool it fast, get it in the fridge within an hour and eat it the next day.`,
  },
  {
    id: "casual-47",
    ingredients: ["chicken wings 1kg", "baking powder", "Frank's RedHot", "butter", "salt"],
    markdown: `# Buffalo Wings (Oven!)

**Shopping basket:** 1 kg chicken wings · 1 tbsp baking powder · 100 ml Frank's RedHot · 50 g butter · 1 tsp salt

1. Pat the wings dry, toss with baking powder and salt.
2. Bake on a rack at 220°C for 45 minutes until deep brown, crisp and 74°C at the bone.
3. Melt the butter into the hot sauce. Toss, toss, toss.
4. Serve with celery sticks and a bowl of blue cheese dip.`,
    extra: { step: ["celery", "blue cheese dip"] },
  },
  {
    id: "casual-48",
    ingredients: ["chicken breasts (2)", "romaine", "lemon", "yogurt plain", "salt", "olive oil"],
    markdown: `# Grilled Chicken Salad

**Ingredients**
- 2 chicken breasts
- 1 head romaine
- 1 lemon
- 100 g plain yogurt
- ½ tsp salt
- 1 tbsp olive oil

**Steps**
1. Cut the raw chicken into strips on your chopping board.
2. Without washing the board or the knife, chop the romaine for the salad on it.
3. Fry the chicken in the oil for 8 minutes until it reaches 165°F and has no pink left.
4. Mix the yogurt, lemon juice and salt into a dressing.
5. Toss the romaine with the dressing and top with the chicken.

It's lighter than a Caesar, and there isn't an anchovy in sight.`,
    unsafe: ["cross-contamination"],
  },
  {
    id: "casual-49",
    ingredients: ["masa harina 2 cups", "oaxaca cheese", "salsa verde (Herdez)", "salt"],
    markdown: `# Quesadillas from Scratch

**Masa:** 2 cups masa harina, 1½ cups warm water, ½ tsp salt.
**Filling:** 200 g Oaxaca cheese. **On top:** ½ cup Herdez salsa verde.

1. Knead the masa for 5 minutes; it should feel like Play-Doh.
2. Press into 8 rounds. Cook each tortilla 1 minute a side on a hot dry comal.
3. Fill with cheese, fold, and cook until melted.
4. Spoon over the salsa.

In Mexico City you'd get squash blossoms or mushrooms in there. Today it's cheese, and cheese only.`,
  },
  {
    id: "casual-50",
    ingredients: ["pancake mix (Bisquick)", "milk", "eggs 2"],
    markdown: `# Saturday Pancakes

Wakey wakey! ☀️

1. Whisk 2 cups Bisquick pancake mix with 1 cup milk and 2 eggs. Lumps are fine.
2. Heat a griddle and grease it with a knob of butter.
3. Pour ¼ cup per pancake, flip when bubbly, 1 more minute.
4. Stack 'em and drown 'em in maple syrup. A handful of blueberries on top if you're feeling fancy.`,
    extra: { step: ["butter", "maple syrup", "blueberries"] },
  },
  {
    id: "casual-51",
    ingredients: ["aubergines 2", "miso paste white", "mirin", "sugar", "sesame seeds"],
    markdown: `# Nasu Dengaku

**Ingredients**

| | |
|---|---|
| Aubergines | 2 |
| White miso paste | 3 tbsp |
| Mirin | 2 tbsp |
| Sugar | 1 tbsp |
| Sesame seeds | 1 tsp |

**Method**

1. Halve the aubergines and score the flesh in a criss-cross.
2. Grill cut side down for 8 minutes, then turn and grill 8 more until soft as custard.
3. Stir the miso, mirin and sugar together. Spread the glaze over the aubergines.
4. Grill 3 minutes until it bubbles, and sprinkle with the sesame seeds.

*No mirin? Use sake with a bit more sugar.*`,
  },
  {
    id: "casual-52",
    ingredients: ["green beans fresh 2kg", "salt", "water"],
    markdown: `# Grandpa's Canned Green Beans

Grandpa never owned a pressure canner and he lived to ninety-one!

**Ingredients**
- 2 kg fresh green beans
- 2 tbsp salt
- 2 sprigs dill

**Steps**
1. Trim the beans and pack them into clean jars with the salt and the dill.
2. Fill with boiling water and screw on the lids.
3. Boil the jars in an ordinary pot of water for 30 minutes.
4. Store in the cellar for up to a year and eat straight from the jar.`,
    extra: { step: ["dill"] },
    unsafe: ["unsafe-preserving"],
  },
  {
    id: "casual-53",
    ingredients: ["gnocchi pack", "gorgonzola", "single cream", "spinach"],
    markdown: `# 10-Minute Gorgonzola Gnocchi

Boil the pack of gnocchi until they bob up, about 3 minutes. Melt 120 g gorgonzola into 150 ml single cream over a low heat. Stir in two big handfuls of spinach, then the gnocchi.

Done. No flour, no roux, no tears. It's mac and cheese that went to university.

**Variation** – use Stilton instead of gorgonzola, kale instead of spinach.`,
  },
  {
    id: "casual-54",
    ingredients: ["cod fillets 4", "panko", "lemon", "parsley", "butter"],
    markdown: `## Lemon-Crumbed Cod

### Ingredients
- 4 cod fillets
- 60 g panko
- 1 lemon, zest and juice
- 2 tbsp parsley, chopped
- 40 g butter, melted

### Steps
1. Heat the oven to 200°C.
2. Mix the panko, zest, parsley and butter.
3. Spread a teaspoon of Dijon mustard on each fillet and press on the crumbs.
4. Bake for 14 minutes until the fish flakes. Squeeze over the juice.
5. Serve with buttery new potatoes and a spoonful of tartare sauce.`,
    extra: { step: ["Dijon mustard", "new potatoes", "tartare sauce"] },
  },
  {
    id: "casual-55",
    ingredients: ["black tea bags 4", "peaches 2", "honey", "ice"],
    markdown: `# Peach Iced Tea

It's hot. You're thirsty. Let's go.

Steep 4 black tea bags in 1 litre of boiling water for 5 minutes and fish them out. Simmer 2 sliced peaches with 2 tbsp honey and a splash of water for 6 minutes, then mash and strain the syrup into the tea. Chill. Pour over lots of ice.

Way better than Snapple. And without lemon it stays beautifully clear!

*Because of the honey, none for babies under one.*`,
  },
  {
    id: "casual-56",
    ingredients: ["pork mince 500g", "wonton wrappers", "ginger", "soy sauce", "spring onion"],
    markdown: `# Potsticker Party

**What goes in:** 500 g pork mince, 30 wonton wrappers, 1 tbsp grated ginger, 2 tbsp soy sauce, 3 spring onions.

**How it goes:**
1. Mix everything but the wrappers with half a finely shredded Napa cabbage.
2. Fill and pleat. Ugly ones taste the same!
3. Fry in a slick of peanut oil until the bottoms are brown, add a splash of water, cover and steam for 7 minutes, until the filling is 71°C and no longer pink.
4. Dip in black vinegar.`,
    extra: { step: ["Napa cabbage", "peanut oil", "black vinegar"] },
  },
  {
    id: "casual-57",
    ingredients: ["ripe tomatoes 6", "stale ciabatta", "red onion", "basil", "olive oil", "red wine vinegar", "salt"],
    markdown: `# Panzanella

There is a moment in August when tomatoes are so good that cooking them is an insult.

**You'll need**
- 6 ripe tomatoes
- ½ stale ciabatta
- 1 red onion
- 1 bunch basil
- 5 tbsp olive oil
- 2 tbsp red wine vinegar
- 1 tsp salt

**What to do**
1. Chop the tomatoes, salt them and let them drip in a colander over a bowl for 15 minutes.
2. Whisk the oil and vinegar into the tomato juice.
3. Tear the bread, slice the onion, and toss it all with the dressing and the basil leaves.

**FAQ**
*Can I add cucumber?* Plenty of people do. I don't.
*Can I use fresh bread?* It'll turn to porridge.`,
  },
  {
    id: "casual-58",
    ingredients: ["ground chicken 500 g", "egg", "breadcrumbs", "carrot", "ketchup"],
    markdown: `# Mini Chicken Meatloaves

### Ingredients
- 500 g ground chicken
- 1 egg
- ½ cup breadcrumbs
- 1 carrot, grated
- 3 tbsp ketchup

### Instructions
1. Mix the chicken, egg, breadcrumbs, carrot and a dash of Worcestershire sauce.
2. Press into a muffin tin and top with ketchup.
3. Bake at 350°F for 9 minutes. The middles will still be pink and soft: that's what you want!`,
    extra: { step: ["Worcestershire sauce"] },
    unsafe: ["undercooked-poultry"],
  },
  {
    id: "casual-59",
    ingredients: ["apples, 4 bramley", "rolled oats", "butter", "demerara sugar", "cinnamon", "plain flour"],
    markdown: `# Apple Crumble

Is it a pie? No. It's what pie wishes it were.

**Filling:** 4 Bramley apples, 2 tbsp demerara sugar, 1 tsp cinnamon
**Crumble:** 100 g plain flour, 50 g rolled oats, 75 g butter, 60 g demerara sugar

1. Slice the apples into a dish with the sugar and cinnamon.
2. Rub the butter into the flour, stir in oats and the other sugar.
3. Scatter the crumble over the fruit and bake at 180°C for 40 minutes.

**Tips**
- The crumble freezes raw; bake from frozen.
- Swap half the apples for blackberries in September.
- Custard people and ice cream people will never agree, so I eat mine plain.`,
  },
  {
    id: "casual-60",
    ingredients: ["leftover roast chicken", "tortilla wraps", "cheddar grated", "peppers"],
    markdown: `**Leftover chicken quesadillas**

Shred 2 cups leftover roast chicken. Slice 1 pepper and cook it in a dry pan till soft. Lay a tortilla wrap in the pan, add chicken, pepper and ½ cup cheddar, and put another wrap on top. 3 minutes a side, until the chicken is piping hot all the way through.

Cut in wedges. Sour cream on one, guacamole on the next, done.`,
    extra: { step: ["sour cream", "guacamole"] },
  },
  {
    id: "casual-61",
    ingredients: ["chicken thighs boneless (frozen) 2 lb", "salsa 1 jar", "taco seasoning packet", "black beans can"],
    markdown: `# Dump-and-Go Salsa Chicken

Busy mamas, this one's for you!

**Ingredients**
- 2 lb boneless chicken thighs
- 1 jar salsa
- 1 packet taco seasoning
- 1 can black beans

**Steps**
1. Put the chicken in the slow cooker straight from the freezer, frozen solid. No thawing!
2. Pour over the salsa, seasoning and beans.
3. Cook on low for 7 hours until it reaches 165°F, and shred.
4. Serve in warm flour tortillas with shredded lettuce.`,
    extra: { step: ["flour tortillas", "lettuce"] },
    unsafe: ["frozen-slow-cooker"],
  },
  {
    id: "casual-62",
    ingredients: ["mushrooms 400g chestnut", "butter 30g", "garlic clove", "thyme", "sourdough slices"],
    markdown: `# Mushrooms on Toast

1. Toast 2 slices of sourdough.
2. Fry 400 g chestnut mushrooms in 20 g butter over a high heat until they stop squeaking and start browning, 8 minutes.
3. Add 1 chopped garlic clove, the leaves of 2 sprigs of thyme and 10 g more butter.
4. Heap onto the toast.

As savoury as a steak, for a tenth of the money. A fried egg on top would be gilding it, so I leave it off.`,
  },
  {
    id: "casual-63",
    ingredients: ["dried red kidney beans 300g", "onion", "smoked paprika", "chopped tomatoes tin", "salt"],
    markdown: `# Slow Cooker Smoky Beans

**Ingredients**
- 300 g dried red kidney beans
- 1 onion
- 2 tsp smoked paprika
- 1 tin chopped tomatoes
- 1 tsp salt

**Method**
1. Put the dry beans in the slow cooker with the onion, paprika, tomatoes and 1 litre of water. No soaking or boiling first.
2. Cook on low for 8 hours.
3. Add the salt and stir through a square of dark chocolate for depth.`,
    extra: { step: ["dark chocolate"] },
    unsafe: ["raw-kidney-beans"],
  },
  {
    id: "casual-64",
    ingredients: ["bulgur wheat", "parsley x2 bunches", "mint", "tomatoes", "lemon", "olive oil", "salt"],
    markdown: `# Tabbouleh

Listen: it is a parsley salad with a little bulgur in it. It is NOT a bulgur salad with a little parsley. My aunt Samira will come to your house.

**Ingredients:** ¼ cup bulgur wheat, 2 bunches parsley, ½ bunch mint, 3 tomatoes, 1 lemon, 4 tbsp olive oil, ½ tsp salt.

1. Soak the bulgur in hot water for 20 minutes; drain and squeeze.
2. Chop the herbs with a sharp knife. No food processor, or you've made soup.
3. Dice the tomatoes.
4. Toss with the lemon juice, oil and salt.

It doesn't have cucumber, it doesn't have feta, and if you see couscous in it, run.`,
  },
  {
    id: "casual-65",
    ingredients: ["egg noodles 2 nests", "pak choi", "oyster sauce", "beef strips"],
    markdown: `## Quick Beef Noodles

**You will need**
* 2 nests egg noodles
* 2 heads pak choi
* 3 tbsp oyster sauce
* 250 g beef strips
* 1 red pepper

**Steps**
1. Cook the noodles for 4 minutes and drain.
2. Get a wok smoking with 1 tbsp groundnut oil. Stir-fry the beef for 2 minutes.
3. Add the pak choi and red pepper for 2 minutes more.
4. Add noodles and oyster sauce, toss and serve.`,
    extra: { step: ["groundnut oil", "red pepper"] },
  },
  {
    id: "casual-66",
    ingredients: ["potatoes 800g", "leeks 3", "vegetable stock cube", "butter", "milk", "pepper"],
    markdown: `# Leek and Potato Soup

### Ingredients
- 800 g potatoes
- 3 leeks
- 1 vegetable stock cube
- 25 g butter
- 150 ml milk
- ¼ tsp pepper

### Method
1. Sweat the leeks in the butter for 10 minutes, with the lid on.
2. Add the potatoes, the crumbled stock cube and 1 litre of boiling water. Simmer for 20 minutes.
3. Blend the soup with the milk and the pepper.

### Make it yours
- For a richer soup, use cream instead of the milk.
- Vegan? Swap the butter for olive oil and the milk for oat milk.
- Serve it cold and you can call it vichyssoise.

### Storage
Reheat only once, and until it boils.`,
  },
  {
    id: "casual-67",
    ingredients: ["ground beef 500g", "brioche buns", "pickles", "American cheese"],
    markdown: `# Rare Smash-ish Burgers

**Ingredients**
- 500 g ground beef
- 4 brioche buns
- 8 slices of pickle
- 4 slices American cheese

**Steps**
1. Shape 4 thick patties and season with salt.
2. Sear for 1 minute per side. Pull them while the centre is still red and cool: rare is how burgers should be.
3. Add the cheese, the pickles and the buns.
4. Slather with yellow mustard and go.`,
    extra: { step: ["salt", "yellow mustard"] },
    unsafe: ["undercooked-ground-meat"],
  },
  {
    id: "casual-68",
    ingredients: ["plantains (very ripe) 3", "coconut oil", "sea salt"],
    markdown: `# Sweet Fried Plantains

You want 'em BLACK. If they look like something you'd throw away, they're perfect.

- 3 very ripe plantains
- 4 tbsp coconut oil
- ½ tsp sea salt

Peel, slice on the slant. Heat the oil in a skillet. Fry the slices 3 minutes a side till they're the colour of rum. Drain on a rack, sprinkle with salt.

They're sweet like candied yams but you don't add one grain of sugar.`,
  },
  {
    id: "casual-69",
    ingredients: ["smoked mackerel 2 fillets", "cream cheese (Philadelphia)", "horseradish", "lemon"],
    markdown: `# Smoked Mackerel Pâté

**Ingredients**
2 smoked mackerel fillets
150 g Philadelphia cream cheese
1 tbsp horseradish
½ lemon

**Method**
Flake the fish, lose the skin. Beat with the cream cheese, horseradish and lemon juice. Add a pinch of cayenne. Spoon into ramekins and chill for an hour. Serve with oatcakes and a few cornichons.`,
    extra: { step: ["cayenne", "oatcakes", "cornichons"] },
  },
  {
    id: "casual-70",
    ingredients: ["chicken breast 500g", "yoghurt", "tikka paste (Patak's)", "red onion", "naan 4"],
    markdown: `# Chicken Tikka Naans

### Ingredients
- 500 g chicken breast, cubed
- 150 g yoghurt
- 3 tbsp Patak's tikka paste
- 1 red onion
- 4 naan

### Steps
1. Mix the paste with 100 g of the yoghurt and coat the chicken. Marinate in the fridge for 2 hours.
2. Thread onto skewers and throw the leftover marinade away: it has touched raw chicken, so it's no sauce.
3. Grill for 12 minutes, turning, until cooked through with no pink and 74°C inside.
4. Warm the naan, add the chicken, the sliced onion and the other 50 g of yoghurt.

### Notes
Paneer is a fine swap for the chicken. It tastes of the takeaway without the tenner.`,
  },
  {
    id: "casual-71",
    ingredients: ["popcorn kernels", "caramel sauce", "sea salt"],
    markdown: `# Movie Night Caramel Corn

1. Heat 2 tbsp vegetable oil in your biggest pot with three kernels in it. When they pop, you're ready!
2. Add ½ cup popcorn kernels, lid on, shake it like you mean it.
3. Drizzle with ½ cup caramel sauce, shower with ½ tsp sea salt.
4. Toss through a handful of M&M's while it's still warm. Press play.`,
    extra: { step: ["vegetable oil", "M&M's"] },
  },
  {
    id: "casual-72",
    ingredients: ["arborio rice 300 g", "mushrooms dried porcini", "shallot", "butter", "parmesan", "salt"],
    markdown: `# Porcini Risotto

Soak 25 g dried porcini in a litre of hot water for half an hour, and you have made your own stock. No cube, no carton, no chicken had to be involved.

Melt 20 g butter and soften 1 chopped shallot. Stir in 300 g arborio rice for 2 minutes until it clicks like pebbles. Most people would throw in a glass of wine now; I use a ladle of the mushroom water and nobody has ever noticed. Go on, ladle by ladle, for 18 minutes. Chop the porcini and add them with ½ tsp salt.

Off the heat, beat in 40 g grated parmesan and 20 g more butter. Serve at once. Leftovers shouldn't sit on the stove; chill them quickly and make arancini tomorrow.`,
  },
  {
    id: "casual-73",
    ingredients: ["eggs (6)", "potatoes 500g", "onion", "olive oil", "salt"],
    markdown: `# Tortilla Española

**Ingredients**
- 6 eggs
- 500 g potatoes, sliced
- 1 onion, sliced
- 150 ml olive oil
- 1 tsp salt

**Steps**
1. Cook the potatoes and onion gently in the oil for 20 minutes. Drain, keeping the oil.
2. Beat the eggs with the salt, add the potatoes and rest for 10 minutes.
3. Cook in 1 tbsp of the oil for 5 minutes, flip with a plate and cook for 4 more, until set.
4. Cut into squares and serve with aioli and a few slices of chorizo.

A tortilla, by the way, has nothing to do with corn.`,
    extra: { step: ["aioli", "chorizo"] },
  },
  {
    id: "casual-74",
    ingredients: ["butternut squash", "sage", "walnuts", "orecchiette", "olive oil", "salt"],
    markdown: `## Orecchiette with Squash and Sage

### Ingredients
- 1 butternut squash, peeled and cubed
- 8 sage leaves
- 40 g walnuts
- 300 g orecchiette
- 3 tbsp olive oil
- 1 tsp salt

### Steps
1. Toss the squash in 2 tbsp oil and half the salt. Roast at 200°C for 30 minutes.
2. Boil the pasta in water with the rest of the salt for 11 minutes. Keep a cup of the cooking water.
3. Crisp the sage in the last spoon of oil for 30 seconds.
4. Mash half the squash with the pasta water into a sauce. Fold in the pasta, the rest of the squash and the walnuts, and crumble over the sage.

### Substitutions
- Pumpkin or sweet potato for the squash
- Hazelnuts for the walnuts
- Any short pasta, such as penne

### What if I miss the cheese?
You won't. The squash does the work of a cup of mascarpone.`,
  },
  {
    id: "casual-75",
    ingredients: ["ham, cooked 200g", "eggs", "gruyere", "shortcrust pastry (ready rolled)", "creme fraiche"],
    markdown: `# Ham & Gruyère Quiche

| Ingredient | Amount |
|---|---|
| Shortcrust pastry | 1 sheet |
| Cooked ham | 200 g |
| Eggs | 4 |
| Gruyère | 100 g |
| Crème fraîche | 200 ml |

1. Line a tin with the pastry and blind bake at 190°C for 15 minutes.
2. Beat the eggs and the crème fraîche with a grating of nutmeg.
3. Fill with ham and cheese, pour on the custard and bake for 30 minutes until set.
4. Leave it on the worktop for the night and the whole next day so that it's at its best for the evening party, about 20 hours.
5. Serve with a green salad.`,
    extra: { step: ["nutmeg", "green salad"] },
    unsafe: ["left-out"],
  },
  {
    id: "casual-76",
    ingredients: ["frozen berries", "greek yoghurt", "honey", "granola (Jordans)"],
    markdown: `BERRY PARFAIT!! 🫐

layer 1: 150g greek yoghurt
layer 2: a cup of frozen berries, boiled up for 3 mins and cooled
layer 3: a handful of Jordans granola
then a squiggle of honey (1 tsp)

repeat till glass is full. it's basically cheesecake. don't @ me

(not for babies, bc honey)`,
  },
  {
    id: "casual-77",
    ingredients: ["swede", "carrots", "haggis (Macsween)", "potatoes"],
    markdown: `# Burns Night Supper

Och, pour yourself something warming and read on.

1. Wrap 1 Macsween haggis in foil and bake it in a dish of water at 190°C for 75 minutes until piping hot.
2. Boil 4 potatoes for 20 minutes. Mash with a splash of milk.
3. Boil ½ swede and 2 carrots for 25 minutes and mash together with a good knob of butter and white pepper.
4. Cut her up wi' ready slight and serve.`,
    extra: { step: ["milk", "butter", "white pepper"] },
  },
  {
    id: "casual-78",
    ingredients: ["chicken legs 4", "peanut butter smooth", "tomato paste", "onion", "scotch bonnet", "salt", "groundnut oil"],
    markdown: `# Groundnut Stew

**Ingredients**
- 4 chicken legs
- 150 g smooth peanut butter
- 3 tbsp tomato paste
- 1 onion
- 1 scotch bonnet
- 1 tsp salt
- 1 tbsp groundnut oil

**Method**
1. Brown the chicken in the oil, 4 minutes a side. It's not cooked yet, so no tasting!
2. Add the onion and tomato paste and fry for 5 minutes.
3. Stir in 700 ml water, the peanut butter and the salt. Drop in the scotch bonnet whole.
4. Simmer for 40 minutes, until the chicken is falling off the bone and at least 75°C inside, and the oil rises red to the top.
5. Use a clean plate for serving, not the one the raw chicken was on.

In Accra you'd have it with fufu. In my kitchen it comes in a bowl with a spoon.`,
  },
  {
    id: "casual-79",
    ingredients: ["puff pastry sheet", "nutella", "1 egg"],
    markdown: `# Two Quick Puff Pastry Treats

## Nutella Twists
1. Unroll the puff pastry and cut it in half. Spread one half with 4 tbsp Nutella.
2. Fold, cut into strips and twist.
3. Brush with half the beaten egg and bake at 200°C for 15 minutes.
4. Dust with icing sugar.

## Jam Pinwheels
1. Spread the other half of the pastry with 3 tbsp raspberry jam.
2. Roll up, slice, brush with the rest of the egg and bake for 15 minutes.`,
    extra: { step: ["icing sugar", "raspberry jam"] },
  },
  {
    id: "casual-80",
    ingredients: ["Brussels sprouts 500g", "pancetta", "chestnuts vac packed", "cranberries dried"],
    markdown: `# Sprouts Even Uncle Dave Eats

Uncle Dave has said no to sprouts since 1974. Then came these.

**Gather:** 500 g Brussels sprouts, 100 g pancetta, 150 g vac-packed chestnuts, 30 g dried cranberries

1. Halve the sprouts. Blanch for 2 minutes and drain.
2. Start the pancetta in a cold pan and cook until crisp, 7 minutes; its fat is all you need, so no butter.
3. Add the sprouts cut side down and leave them alone for 5 minutes.
4. Toss in the chestnuts and the cranberries for 2 minutes.

**Good to know:** bacon will do for the pancetta. Great next to turkey, but then what isn't? Next year I might try it with orange zest.`,
  },
];
