/** Sentences with a hole for a food, put into recipes that use only what their lists hold: some use the food, some only speak of it. */
import { tokenise } from "#kitchen/knowledge/vocabulary";
import { readRecipe } from "#recipe/read-recipe";
import { checkPantry } from "../check-pantry.ts";
import { FOREIGN_FOODS, type OwnRecipe } from "./one-too-many.ts";

/** Sentences with `{F}` where the food stands. */
export interface Phrases {
  /** Whoever follows the recipe eats the food. */
  readonly uses: readonly string[];
  /** Nobody does. */
  readonly mentions: readonly string[];
}

/** None of them is in any of the recipes below, nor made of what they hold. */
export const SWEPT_FOODS: readonly string[] = [
  ...FOREIGN_FOODS,
  ..."pittas, tortillas, mashed potato, noodles, broth, pesto, lettuce leaves, breadcrumbs, baguettes, couscous".split(", "),
].map((food) => food.replace(/^an? /, ""));

/** All three are of chicken: the phrases speak of it. */
export const SWEPT_RECIPES: readonly OwnRecipe[] = [
  {
    id: "grilled chicken",
    ingredients: ["chicken breasts", "salt"],
    markdown: `# Grilled Chicken

## Ingredients

- 2 chicken breasts
- 1 tsp salt

## Method

1. Heat the grill to high and season the chicken breasts with the salt.
2. Grill them in a pan for 14 minutes, turning once.
3. They are done when they are 74 °C inside. Leave to rest for 5 minutes.`,
  },
  {
    id: "pan chicken",
    ingredients: ["chicken breasts", "lemon", "garlic", "smoked paprika", "olive oil", "salt"],
    markdown: `# Smoky Lemon Chicken

Serves 2. Ready in 30 minutes.

## Ingredients

- 2 boneless chicken breasts
- 1 lemon
- 2 cloves garlic, crushed
- 1 tsp smoked paprika
- 1 tbsp olive oil
- 1/2 tsp salt

## Method

1. Rub the chicken with the garlic, the paprika, the salt and the juice of half the lemon. Leave it for 10 minutes.
2. Heat the oil in a frying pan over medium heat and lay the chicken in it.
3. Fry for 7 minutes a side, until it is cooked through and 74 °C inside.
4. Rest for 5 minutes, slice, and serve with the rest of the lemon in wedges.`,
  },
  {
    id: "tray of chicken",
    ingredients: ["chicken breast", "carrots", "red onions", "thyme", "olive oil", "salt", "white wine"],
    markdown: `# Roast Chicken with Carrots

**Ingredients**

- 1 large chicken breast, on the bone
- 4 carrots, in batons
- 2 red onions, in wedges
- 4 sprigs thyme
- 2 tbsp olive oil
- 1/2 tsp salt
- 100 ml white wine

**Steps**

1. Heat the oven to 200 °C. Toss the carrots and the onions with half of the oil and spread them in a roasting tin.
2. Rub the chicken with the rest of the oil, the salt and the thyme, set it on top and pour the wine around.
3. Roast for 35 minutes, until the juices run clear and it is 74 °C at the bone.
4. Cut the chicken off the bone, heap the vegetables onto a platter and eat hot.`,
  },
];

/** Whoever follows the recipe eats the food. */
export const USING_PHRASES: readonly string[] = [
  "Anoint with {F}.",
  "Chop the chicken, combine with {F}, taste for salt.",
  "Grate or tear {F} over everything.",
  "Serve the chicken hot, {F} cold.",
  "Top the breast with a spoonful of {F}, then slide it back under the heat.",
  "Slap it on {F} and call it lunch.",
  "Load it with {F}.",
  "Pull the chicken apart and stir it into {F}.",
  "Cook it through in {F}, covered, for four minutes.",
  "The remaining {F} should go over now.",
  "Baste with {F} as it cooks.",
  "For the filling, use all of the {F}.",
  "Having rested it, slice it onto {F}.",
  "Go heavy on {F}.",
  "You want about a cup of {F} underneath to catch the juice.",
  "Because the breast is lean, cook it under a blanket of {F}.",
  "Give it a coat of {F}.",
  "Slit the side, push in {F}, seal with a skewer.",
  "At the table, pass {F} round and have everyone put some on their plate.",
  "The salt goes on, then {F}, then the lid.",
  "Your chicken goes into the bowl, and {F} straight after.",
  "Some {F} on the side, a pinch of salt on top, finished.",
  "The plate is finished off with {F}.",
  "Finally {F}, in a thick even layer.",
  "Work some {F} into the pan off the heat.",
  "Bring to the table with {F} and more salt.",
  "Coat the chicken in {F}.",
  "Line the bottom of the bowl with {F} and spoon the diced chicken in.",
  "A generous helping of {F} alongside.",
  "Use 60 g of {F} to fill the pocket you have cut.",
  "Before salting, moisten the surface with {F}.",
  "It is then tossed in {F}.",
  "Let {F} soak up what runs out of the meat as you carve.",
  "Turn in {F} until everything is coated.",
  "We'll lay it on {F} so that nothing runs away.",
  "Season, flip, and spread the upper side with {F}.",
  "A bed of {F}, the chicken, nothing more.",
  "Rub {F} into the meat along with the salt.",
  "Reach for {F} and cover the cut faces.",
  "To serve, arrange {F} on a platter and rest the breast on top.",
  "Bring {F} to the table in the pan and share out with the chicken.",
  "Sit the chicken in a shallow pool or pile of {F}.",
  "Bulk out what's in the pan with 100 g of {F}.",
  "Tip in {F}, stir, and give the pan another minute.",
  "Give everyone a portion of {F} with it.",
  "Rinse nothing; simply add {F} and simmer.",
  "Present it on {F}, cut side up.",
  "Two spoonfuls of {F} are stirred through at this point.",
  "Bring the dish together with {F}.",
  "Shower the dish with {F}.",
  "Stack the slices with {F} in between.",
  "Place two heaped spoons of {F} on each plate.",
  "Dot the surface with {F}.",
  "Put down a layer of {F} first, then the chicken.",
  "Stir a tablespoon of {F} into whatever is left in the pan.",
  "Plate up: chicken in the middle, {F} all round.",
  "Give the pan a shake with {F} in it.",
  "Divide {F} between two plates and set half a breast on each.",
  "Throw in {F} for the last thirty seconds.",
  "Rain {F} down from a height so that every slice gets some.",
  "Using tongs, nestle the breast among {F}.",
  "Serve the slices inside {F}.",
  "Final step – {F} over the chicken.",
  "Loosen the brown bits in the pan, stir them into {F}, and get that onto the plate.",
  "Marinate the breast in {F} for an hour.",
  "A last dusting of {F}.",
  "Enrich the pan with {F}.",
  "For the crust, pat on {F}.",
  "Encase it in {F}.",
  "Cushion the meat on {F}.",
  "Eat it with {F}.",
  "Toss it with {F}, then salt it again.",
  "Perch the breast on {F} and spoon the rest around it.",
  "Grill, rest, slice, lay on {F}.",
  "Once plated, surround with {F}.",
  "Balance the salt with {F}, about two tablespoons.",
  "Straight into {F} with it!",
  "As soon as it comes off the grate, roll it in {F}.",
  "Yes, {F} – a good heap, right on the chicken.",
  "Wrap the whole thing in {F} and rest it for five minutes.",
  "Dust lightly with {F}.",
  "Garnish: {F}.",
  "It's the spoonful of {F} we put on now that pulls it together.",
  "Turn off the heat, stir in {F}, and wait.",
  "Take {F} and wrap each piece tightly.",
  "The rest of the {F} goes into the pan now.",
  "Right at the end, splash or strew {F} over the pan.",
  "Don't forget to add {F} before you close the lid.",
  "Now bring in {F}.",
  "I like to shove a handful of {F} on the side, and that is what happens now.",
  "Scoop up the pieces with {F}.",
  "Spread {F} over the cooked side.",
  "The carved breast, spooned over with {F}, goes to the table.",
  "With that, stir through the last of the {F} and serve.",
  "Roll each strip up in {F}.",
  "For the base, 200 g of {F}, well warmed.",
  "With the chicken out of the way, let {F} heat in the pan for a minute and then go over the meat.",
  "Make a little nest of {F} and put the chicken in it.",
  "Hot off the grill, the chicken lands on {F}.",
  "Set it on warm {F}.",
  "Serve with {F}.",
  "Cover with {F} and leave it alone for two minutes.",
  "Toast or warm {F} beside the meat for a minute and serve it underneath.",
  "Drizzle {F} across the slices in a zigzag.",
  "Heat {F} on the grill next to the chicken and plate the two together.",
  "Slather on {F}.",
  "Slide the breast onto {F} and spoon its juices over.",
  "Layer it: {F}, chicken, salt.",
  "Eat straight away with {F} and your fingers.",
  "On top goes {F}.",
  "Meanwhile, get {F} ready, as the breast will be served on top.",
  "Plate, then {F}, then chicken.",
  "Fill half the plate with {F}.",
  "Work the salt into {F} and cover the meat with the result.",
  "Sliced thin, salted, served on {F}.",
  "Get {F} in when the pan is at its hottest.",
  "Once the salt is on, add {F}: one even layer, edge to edge.",
  "Move it from the grill to a dish of {F}.",
  "The plate wants colour, so on goes {F}.",
  "Drape {F} over it.",
  "Last of all, {F}.",
  "Pour, dot or drape {F} over the breast.",
  "Your {F} should go on now.",
  "Mix the trimmings with {F} and pass the bowl round.",
  "Round out the plate with {F}.",
  "Serve it as {F}.",
  "Pair with {F}.",
  "Don't forget {F}.",
  "Don't hold back on the {F}.",
  "Be generous with the {F}.",
  "Divide it between {F}.",
  "Finish it under {F}.",
  "Push it through {F}.",
  "Tuck it under {F}.",
  "{F} on top, and done.",
  "{F} to finish.",
  "Keep {F} coming.",
  "Put {F} out.",
  "Next the {F}.",
  "Then {F}, then serve.",
  "Roll it in {F}.",
];

/** Nobody does: the sentence only speaks of it. */
export const MENTIONING_PHRASES: readonly string[] = [
  "I have nothing against {F}, only not on my chicken.",
  "The chicken isn't marinated, and it isn't brushed with {F}.",
  "In the north they serve this with {F}, but ours is the southern way, plain.",
  "Had I wanted {F}, I would have made a different dish.",
  "The smoke alone does the job usually given to {F}.",
  "In the old days this was sold on the street next to {F}.",
  "If you came here for {F}, you have the wrong page.",
  "Earlier editions of this recipe had {F}; this one does not.",
  "I have left out {F} on purpose.",
  "We want the taste of meat and smoke, so {F} stays in the fridge.",
  "You will not need {F}.",
  "It's ready when it gives like {F} under your finger.",
  "Nothing to do with {F}, all this.",
  "What {F} can't give it, salt can.",
  "Chicken this good asks for no {F}.",
  "It is not a garnish that makes this, and certainly not {F}.",
  "Cooks who learn on {F} find chicken harder.",
  "Grilled chicken is to me what {F} may be to others.",
  "Contains no {F} whatsoever.",
  "This isn't the sort of thing you eat with {F}.",
  "{F} won't be needed.",
  "Salt the breast as evenly as if you were painting it, and keep {F} out of the kitchen.",
  "Save {F} for tomorrow's supper; tonight it's only chicken and salt.",
  "Put {F} back in the cupboard: no place for that here.",
  "You could live a long life without {F}, but not without salt.",
  "Historians argue over who first made {F}, but no one argues over who first grilled a bird.",
  "Wipe the pan clean of any {F} left over from breakfast.",
  "Forget about {F}.",
  "This recipe does without {F}.",
  "{F} may have its fans, but this chicken gets only salt.",
  "Don't add {F}.",
  "As with {F}, quality depends on the maker.",
  "Free of {F}.",
  "The original version called for {F}, which I've dropped.",
  "As a child I refused everything except {F}.",
  "The meat is done when it no longer wobbles like {F}.",
  "I once ruined a chicken with {F} and have never done so since.",
  "People ask me about {F}; the answer is no, not on this chicken.",
  "Do not be tempted by {F}.",
  "Grill until it is the colour of {F}.",
  "A good breast needs neither {F} nor luck.",
  "The dish gets along fine without any {F}.",
  "The word for salt is older than the word for {F}.",
  "It is lighter than anything made with {F}.",
  "Salt costs far less than {F}.",
  "The cut face should be paler than {F}.",
  "No {F} here, please.",
  "A brine works differently from {F}.",
  "You may wonder where {F} went: nowhere, this recipe never had any.",
  "Much has been written on {F}, little on plain chicken.",
  "Even those who love {F} will not miss it here.",
  "It won't taste of {F}.",
  "Salt has a longer shelf life than {F}.",
  "The grill marks should be darker than {F} and lighter than coal.",
  "You'd be forgiven for thinking of {F}, but we're keeping this plain.",
  "Its flavour is quieter than that of {F}.",
  "My editor wanted {F} in this recipe and I said no.",
  "{F} may belong with other meals, but not with this one.",
  "We skip {F}.",
  "Salt is heavier than {F}, spoon for spoon.",
];

/** One phrase with one food in one recipe. */
export interface Swept {
  readonly recipe: OwnRecipe;
  readonly phrase: string;
  readonly food: string;
  /** The recipe with the sentence in it. */
  readonly markdown: string;
}

export interface Sweep {
  readonly asked: number;
  /** Uses that passed as "all yours", and mentions whose food was told to be used. */
  readonly faults: readonly Swept[];
}

const lemmasOf = (text: string): readonly string[] => tokenise(text).map(({ lemma }) => lemma);

/** A phrase with a food in a recipe, behind its last step or its middle one. */
export function tellPhrase(phrase: string, food: string, recipe: OwnRecipe, isLast = true): Swept {
  const steps = readRecipe(recipe.markdown).parts.filter(({ role }) => role === "step");
  const spot = (isLast ? steps.at(-1) : steps[Math.floor(steps.length / 2)])?.end ?? 0;
  const told = phrase.replaceAll("{F}", food).replace(/^./u, (letter) => letter.toUpperCase());
  return { recipe, phrase, food, markdown: `${recipe.markdown.slice(0, spot)} ${told}${recipe.markdown.slice(spot)}` };
}

/** Each phrase with each food in each recipe. `every`: only so many of the foods. */
function* sweep(phrases: readonly string[], every: number): Generator<Swept> {
  const recipes = SWEPT_RECIPES.map((recipe) => ({ recipe, there: new Set(lemmasOf(`${recipe.ingredients.join(" ")} ${recipe.markdown}`)) }));
  for (const [row, phrase] of phrases.entries())
    for (const [at, { recipe, there }] of recipes.entries())
      for (const [column, food] of SWEPT_FOODS.entries()) {
        if ((column + row + at) % every !== 0 || lemmasOf(food).some((lemma) => lemma.length > 3 && there.has(lemma))) continue;
        yield tellPhrase(phrase, food, recipe, (Math.floor(column / every) + row) % 2 === 0);
      }
}

/** What uses a food that is not on the list, and passes as "all yours". */
export function sweepUses(phrases: readonly string[], every = 1): Sweep {
  return find(sweep(phrases, every), ({ recipe, markdown }) => checkPantry(markdown, recipe).clean);
}

/** What only speaks of a food, and is told to use it; a question, or what is taken for an offer, is no accusation. */
export function sweepMentions(phrases: readonly string[], every = 1): Sweep {
  return find(sweep(phrases, every), ({ recipe, markdown, food }) => {
    const said = new Set(lemmasOf(food));
    return checkPantry(markdown, recipe).foods.some(
      ({ verdict, where, name }) => verdict === "not-on-your-list" && where !== "optional" && lemmasOf(name).some((lemma) => said.has(lemma)),
    );
  });
}

function find(all: Iterable<Swept>, isFault: (swept: Swept) => boolean): Sweep {
  let asked = 0;
  const faults: Swept[] = [];
  for (const swept of all) {
    asked += 1;
    if (isFault(swept)) faults.push(swept);
  }
  return { asked, faults };
}
