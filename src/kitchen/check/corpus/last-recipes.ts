/** Sixteen recipes written and labelled after the mending of decision 201, without a look at what the check says of them. */
import type { LabelledRecipe } from "./labelled-recipe.ts";

export const LAST_RECIPES: readonly LabelledRecipe[] = [
  {
    id: "last-01",
    ingredients: ["trout", "almonds", "butter", "green beans", "lemon", "salt"],
    markdown: `# Trout with Almonds

Serves 2, takes 20 minutes.

- 2 trout fillets
- 40 g almonds, flaked
- 50 g butter
- 200 g green beans
- ½ lemon
- ½ tsp salt

1. Steam the beans 5 minutes; they should still squeak.
2. Salt the trout. Fry it skin side down in a third of the butter for 4 minutes, then flip for one.
3. Lift the fish out, wipe the pan, and let the rest of the butter foam with the almonds until it smells of toast.
4. Kill the heat, squeeze in the lemon. Spoon it over the trout and the beans.

Boiled potatoes are what my mother would put with it.`,
  },
  {
    id: "last-02",
    ingredients: ["chicken breast", "tortillas", "bell peppers", "onion", "chili powder", "lime", "oil"],
    markdown: `**Sheet Pan Fajitas** 🌶️

Makes 6

**What you need:**
* 1 lb chicken breast, sliced
* 3 bell peppers, sliced
* 1 onion, sliced
* 2 Tbsp oil
* 1 Tbsp chili powder
* 1 lime
* 6 tortillas

**What you do:**
* Oven to 425°F.
* Toss everything but the tortillas and lime on a sheet pan with 1 tsp kosher salt.
* Roast 18 min until the chicken hits 165°F.
* Warm the tortillas, fill them, lime all over.
* Dollop on some crema and you're in business!

**Storage:** 3 days in the fridge. Reheat till steaming.`,
    extra: { step: ["salt", "crema"] },
  },
  {
    id: "last-03",
    ingredients: ["lentils", "sausages", "carrot", "onion", "red wine vinegar", "bay leaf", "olive oil"],
    markdown: `A proper French supper, this: sausages on a heap of lentils. Get 200 g lentils into cold water with a bay leaf, one carrot and half an onion, and simmer for 25 minutes. No salt yet; some say it toughens the skins. While they tick over, brown 4 sausages in a teaspoon of olive oil until they're the colour of a conker and cooked through. Drain the lentils, fish out the bay, and while they're hot dress them with a tablespoon of red wine vinegar and two more of oil. Chop the other half of the onion as finely as you can bear and stir that through. Lentils first, sausages on top. In Lyon they'd give you Dijon on the side; here the vinegar does the talking.`,
  },
  {
    id: "last-04",
    ingredients: ["ricotta", "spinach", "lasagne sheets", "passata", "mozzarella", "nutmeg"],
    markdown: `## Spinach & Ricotta Lasagne

| Ingredient | Amount |
|---|---|
| Ricotta | 500 g |
| Spinach | 400 g |
| Lasagne sheets | 9 |
| Passata | 700 ml |
| Mozzarella | 1 ball |
| Nutmeg | a grating |

### Directions

1. Wilt the spinach, squeeze it as dry as a sponge, chop.
2. Mix with the ricotta, one beaten egg and the nutmeg.
3. Layer: sauce, sheets, ricotta. Repeat twice. Finish with sauce.
4. Tear the mozzarella over. Bake 40 min at 190 °C till brown at the edges.
5. Let it settle for ten minutes or it will slide about like soup.

### Tips
- Frozen spinach is fine.
- A béchamel on top instead of mozzarella is how nonna does it.`,
    extra: { step: ["egg"] },
  },
  {
    id: "last-05",
    ingredients: ["oats", "apple", "cinnamon", "milk", "raisins"],
    markdown: `Hi there! Bircher muesli, coming right up.

**The night before**
1. Grate 1 apple (skin and all).
2. Stir together 100 g oats, 250 ml milk, 30 g raisins, 1 tsp cinnamon and the apple.
3. Cover; fridge; bed.

**In the morning**
1. Loosen with a splash of milk.
2. Eat cold, or warm it gently if it's that kind of day.

*Could you use yogurt in place of half the milk? You could.* 
*Nuts? If you like them.*`,
    extra: { optional: ["yogurt", "nuts"] },
  },
  {
    id: "last-06",
    ingredients: ["beef short ribs", "carrots", "onion", "red wine", "beef stock", "thyme", "flour", "oil", "salt"],
    markdown: `### Braised Short Ribs

Ingredients
- 4 beef short ribs
- 2 carrots, in chunks
- 1 onion, in wedges
- 300 ml red wine
- 500 ml beef stock
- 3 sprigs thyme
- 1 tbsp flour
- 2 tbsp oil
- 1 tsp salt

Method
1. Salt the ribs and brown them hard in the oil. Take them out.
2. Colour the vegetables in the fat, scatter over the flour, stir.
3. Wine in; let it halve. Then stock and thyme.
4. Ribs back. Lid on. Three hours at 150 °C, until you could eat them with a spoon.
5. Skim the fat. If the gravy is thinner than you'd like, boil it down.
6. This cries out for mash, so make a bowl of it with plenty of cream and butter.`,
    extra: { step: ["mash", "cream", "butter"] },
  },
  {
    id: "last-07",
    ingredients: ["eggs", "smoked salmon", "chives", "butter", "bagels"],
    markdown: `**Scrambled Eggs & Smoked Salmon Bagels**

You've got 5 things. It takes 10 minutes.

Ingredients: 4 eggs, 20 g butter, 80 g smoked salmon, a few chives, 2 bagels

1. Split and toast the bagels.
2. Melt the butter on the lowest heat there is. Add the beaten eggs and stir slowly with a spatula, as if you had all day, until they look like loose custard.
3. Heap the eggs on the bagels, drape the salmon over, snip the chives on top.

No need for salt: the salmon is salty enough. Cream cheese would be gilding the lily.`,
  },
  {
    id: "last-08",
    ingredients: ["rice", "saffron", "peas", "prawns", "chorizo", "onion", "chicken stock"],
    markdown: `# Not-Quite Paella

1. Fry 100 g sliced **chorizo** in a dry pan till it bleeds orange. Out it comes.
2. In that oil, soften 1 chopped **onion**.
3. 250 g **rice** in, stir till it's shiny. A pinch of **saffron**, 750 ml hot **chicken stock**. Don't stir again. 18 minutes.
4. Poke in 200 g **prawns** and 100 g **peas**, chorizo back, foil over, 5 minutes until the prawns are pink.
5. Turn up the heat for a minute to catch the bottom.
6. Lemon wedges. Always lemon wedges.`,
    extra: { step: ["lemon"] },
  },
  {
    id: "last-09",
    ingredients: ["pumpkin", "coconut milk", "red curry paste", "fish sauce", "thai basil"],
    markdown: `Thai-Style Pumpkin Curry

Yield: 3-4 portions

INGREDIENTS:
1 kg pumpkin, in chunks
1 can coconut milk
2 tbsp red curry paste
1 tbsp fish sauce
1 handful thai basil

INSTRUCTIONS:
Scoop the thick cream off the coconut milk into a hot wok and fry the paste in it until the oil splits out. Pour over the rest of the milk. Tip in the pumpkin, simmer 15 minutes until a knife meets no resistance. Fish sauce, taste, a little more if it's shy. Basil off the heat.

NOTES:
Great over jasmine rice or thin noodles. Palm sugar rounds it off if your pumpkin is a dull one.`,
    extra: { optional: ["palm sugar"] },
  },
  {
    id: "last-10",
    ingredients: ["chocolate chips", "flour", "butter", "brown sugar", "egg", "baking soda"],
    markdown: `# The Only Cookie Recipe You'll Ever Need

Prep: 15 mins | Bake: 10 mins | Makes: 18

## INGREDIENTS
- 1 1/2 cups flour
- 1/2 tsp baking soda
- 1 stick butter, softened
- 3/4 cup brown sugar
- 1 egg
- 1 cup chocolate chips

## DIRECTIONS
1. Cream the butter and sugar until fluffy. Beat in the egg.
2. Whisk flour and soda together; fold into the wet mix. Chips in.
3. Scoop onto a lined sheet, golf-ball size. Chill 20 min (trust me).
4. Bake 10 min at 350°F. They'll look underdone. They're not.
5. Hit them with Maldon while they're hot.

Dunk in a glass of cold milk!`,
    extra: { step: ["maldon", "milk"] },
  },
  {
    id: "last-11",
    ingredients: ["courgettes", "feta", "mint", "eggs", "flour", "olive oil"],
    markdown: `Kolokithokeftedes: a mouthful to say, and a better one to eat.

*For the fritters*: 2 courgettes, 100 g feta, 8 mint leaves, 1 egg, 4 tbsp flour
*For frying*: 4 tbsp olive oil

Grate the courgettes, and wring them out in a cloth; if you skip this you'll be eating pancakes. Crumble in the feta, add the chopped mint, the egg and the flour. It should drop off the spoon like porridge that has thought about it.

Fry spoonfuls in the oil, 3 minutes a side, till brown and lacy. Drain.

Tzatziki is the classic partner. I eat them off the paper, burning my fingers.`,
  },
  {
    id: "last-12",
    ingredients: ["bread", "cheddar", "mustard", "beer", "worcestershire sauce"],
    markdown: `## Welsh Rarebit

1. Warm **100 ml beer** in a small pan. Off the heat, beat in **200 g grated cheddar**, **1 tsp mustard** and **1 tsp Worcestershire sauce**.
2. Back on a low heat with a tablespoon of flour and a knob of butter, stirring until it is a thick paste.
3. Toast **4 slices of bread** on one side only. Spread the other with the mixture.
4. Grill until it blisters.

Pickled onions on the side. The rest of the beer is yours.`,
    extra: { step: ["flour", "butter", "pickled onions"] },
  },
  {
    id: "last-13",
    ingredients: ["gnocchi", "pesto", "cherry tomatoes", "pine nuts"],
    markdown: `**15-minute pesto gnocchi**

- 500g gnocchi
- 4 tbsp pesto
- 200g cherry tomatoes, halved
- 20g pine nuts

→ Toast the pine nuts in a dry pan. Set aside.
→ Boil the gnocchi till they bob up. Save a mug of the water.
→ Same pan, high heat: blister the tomatoes.
→ Gnocchi in, pesto in, a slosh of the water to make a sauce.
→ Nuts over. 

Got burrata? Lucky you; it isn't needed.`,
  },
  {
    id: "last-14",
    ingredients: ["pork tenderloin", "apples", "cream", "mustard", "sage", "oil"],
    markdown: `### Pork with Apples and Mustard Cream

**Ingredients (2 servings)**
1. 1 pork tenderloin
2. 2 apples
3. 100 ml cream
4. 1 tbsp mustard
5. 6 sage leaves
6. 1 tbsp oil

**Steps**
1. Slice the pork in thick medallions. Season generously.
2. Sear in the oil, 3 minutes a side, to 63 °C, and rest 3 minutes.
3. Apples in wedges into the same pan with the sage, until golden.
4. Flame with a shot of Calvados, stand back.
5. Cream and mustard in. Bubble. Pour over the pork.`,
    extra: { step: ["calvados"] },
  },
  {
    id: "last-15",
    ingredients: ["kidney beans", "sweetcorn", "red pepper", "red onion", "lime", "coriander", "olive oil"],
    markdown: `Mexican-ish Bean Salad

You need 1 can kidney beans, 1 can sweetcorn, 1 red pepper, half a red onion, 1 lime, a bunch of coriander and 2 tbsp olive oil.

First drain and rinse the beans and corn. Dice the pepper and onion as small as the beans. Throw it all in a bowl, then the lime juice, the oil and most of the coriander, torn. Leave it for ten minutes so that the onion calms down. The last of the coriander goes on top.

Good in a wrap, on a jacket potato, or beside anything off the grill. Takes well to avocado if you have one going soft.`,
    extra: { optional: ["avocado"] },
  },
  {
    id: "last-16",
    ingredients: ["turkey mince", "breadcrumbs", "egg", "garlic", "parsley", "tinned tomatoes", "spaghetti"],
    markdown: `# Turkey Meatballs

INGREDIENTS
For the meatballs
500g turkey mince
50g breadcrumbs
1 egg
2 cloves garlic
2 tbsp parsley
For the sauce
1 tin tomatoes
To serve
300g spaghetti

METHOD
1. Mix the meatball things with your hands, gently, and roll into 16 balls.
2. Brown in a non-stick pan, no fat needed.
3. Add the tomatoes and half a tin of water, simmer 20 minutes, until the meatballs are cooked right through with no pink.
4. Boil the spaghetti, drain, toss with the sauce.
5. Grana over the top, a good snowfall of it.`,
    extra: { step: ["grana"] },
  },
];
