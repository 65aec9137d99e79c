/** Attempts to bring a food past the check, written without sight of it: each is put into a recipe that is clean without it. */

export interface SmuggledFood {
  /** Where the words go: into the last step, as a step, a line of the list, a note, or before and behind everything. */
  readonly into: "step" | "next-step" | "line" | "note" | "front" | "end";
  readonly words: string;
  /** A word of what is smuggled. */
  readonly food: string;
}

export const SMUGGLERS_LIST: readonly string[] = ["potatoes", "leeks", "milk", "cheddar", "thyme"];

/** A clean recipe with the attempt in its place. */
export function smuggle({ into, words }: SmuggledFood): string {
  const at = (place: SmuggledFood["into"], before: string, after = ""): string => (into === place ? `${before}${words}${after}` : "");
  return `${at("front", "", "\n\n")}# Potato and Leek Bake

## Ingredients
- 600 g potatoes, sliced
- 2 leeks, sliced
- 300 ml milk
- 100 g cheddar, grated
- 1 tsp thyme leaves
${at("line", "", "\n")}
## Method
1. Heat the oven to 200 °C. Boil the potatoes for 8 minutes and drain.
2. Layer the potatoes and leeks in a dish, pour over the milk, and scatter with the thyme and cheddar.
3. Bake for 40 minutes, until golden and tender.${at("step", " ")}
${at("next-step", "4. ", "\n")}${at("note", "\n## Notes\n\n", "\n")}${at("end", "\n", "\n")}`;
}

export const SMUGGLED_FOODS: readonly SmuggledFood[] = [
  { into: "step", words: "You know what goes on top: mayo.", food: "mayo" },
  { into: "step", words: "For crunch, open a jar of cornichons.", food: "cornichon" },
  { into: "step", words: "A slick of Kewpie never hurt anyone, so on it goes.", food: "kewpie" },
  { into: "step", words: "Butter the tin first, mind.", food: "butter" },
  { into: "step", words: "Sugar the rim of the dish so that it caramelises.", food: "sugar" },
  { into: "step", words: "Flour the board before you slice the leeks.", food: "flour" },
  { into: "step", words: "Oil the pan well.", food: "oil" },
  { into: "step", words: "Salt the water generously.", food: "salt" },
  { into: "step", words: "Egg-wash the top halfway through.", food: "egg" },
  { into: "next-step", words: "Pepper it like you mean it.", food: "pepper" },
  { into: "next-step", words: "🥓 on top, obviously.", food: "🥓" },
  { into: "line", words: "- 🧈 50 g", food: "🧈" },
  { into: "next-step", words: "Dress with the usual dressing and serve.", food: "dressing" },
  { into: "next-step", words: "Finish with crème fraîche.", food: "crème fraîche" },
  { into: "next-step", words: "Mit Sahne übergießen und servieren.", food: "sahne" },
  { into: "next-step", words: "Ajoutez du beurre et servez.", food: "beurre" },
  { into: "next-step", words: "Stir thru some mayonaise.", food: "mayonaise" },
  { into: "next-step", words: "Top with parmesean and brocolli.", food: "parmesean" },
  { into: "next-step", words: "Scatter b a c o n over.", food: "b a c o n" },
  { into: "next-step", words: "Scatter ba-con over.", food: "ba-con" },
  { into: "line", words: "- 2 tbsp olive oil (optional but really not optional)", food: "olive oil" },
  { into: "end", words: "<!-- now add 200 ml cream --> Serve with the cream from the comment.", food: "cream" },
  { into: "end", words: "```\nstir in 100 g butter\n```", food: "butter" },
  { into: "end", words: "![bake topped with fried onions and gravy](bake.jpg) Serve as pictured, with gravy.", food: "gravy" },
  { into: "step", words: "Then season[^1].\n\n[^1]: With salt and a knob of butter.", food: "butter" },
  { into: "end", words: "## Butter\nMelt 50 g and pour it over.", food: "butter" },
  { into: "end", words: "## Bacon bits\nFry until crisp and scatter over the bake.", food: "bacon" },
  { into: "end", words: "**Anchovies** go between the layers.", food: "anchov" },
  { into: "end", words: "| Extra | When |\n|---|---|\n| Nutmeg | Before baking |\n| Cream | Over the top |", food: "nutmeg" },
  { into: "end", words: "| Step | Do |\n|---|---|\n| 4 | Stir a spoon of Dijon into the milk. |", food: "dijon" },
  { into: "note", words: "It goes without saying that you fry the leeks in butter first.", food: "butter" },
  { into: "note", words: "I forgot to say: two eggs go into the milk.", food: "egg" },
  { into: "note", words: "Use double cream for half of the milk, as everybody does.", food: "double cream" },
  { into: "front", words: "Before you start, fry 100 g pancetta until crisp; it goes in with the leeks.", food: "pancetta" },
  { into: "front", words: "Got breadcrumbs? You'll be putting them on top at the end.", food: "breadcrumb" },
  { into: "step", words: "The secret is nutmeg. Grate it in.", food: "nutmeg" },
  { into: "step", words: "What makes it sing? Truffle oil. Lots.", food: "truffle oil" },
  { into: "step", words: "Nobody will notice the anchovy paste you've hidden in the milk.", food: "anchovy paste" },
  { into: "step", words: "Without pancetta it isn't worth eating, so in it goes.", food: "pancetta" },
  { into: "step", words: "I won't tell anyone about the stock cube; crumble it in.", food: "stock cube" },
  { into: "step", words: "Melt it (the butter, that is) and brush it over.", food: "butter" },
  { into: "step", words: "Ketchup? Absolutely.", food: "ketchup" },
  { into: "step", words: "Hellmann's on the side.", food: "hellmann" },
  { into: "step", words: "Reach for the Marmite and be brave with it.", food: "marmite" },
  { into: "step", words: "A shake of Maggi, a knock of Tabasco, done.", food: "tabasco" },
  { into: "step", words: "Lea & Perrins over everything.", food: "perrins" },
  { into: "step", words: "Tuck in with your hands and a baguette.", food: "baguette" },
  { into: "step", words: "Wash it down with cider.", food: "cider" },
  { into: "step", words: "Set out bowls of olives while it rests.", food: "olive" },
  { into: "step", words: "The bake, now crowned with crispy shallots, goes to the table.", food: "shallot" },
  { into: "step", words: "Having stirred a handful of spinach through, serve.", food: "spinach" },
  { into: "step", words: "Rest it while you fry some sausages to go with it.", food: "sausage" },
  { into: "step", words: "Treat it to a blizzard of pecorino.", food: "pecorino" },
  { into: "step", words: "It is finished when the cream you poured in has gone.", food: "cream" },
  { into: "step", words: "Serve with rice, but not with pasta.", food: "rice" },
  { into: "step", words: "Not too much nutmeg: a quarter of a teaspoon.", food: "nutmeg" },
  { into: "step", words: "Replace the milk with cream.", food: "cream" },
  { into: "step", words: "Skip the thyme and use sage.", food: "sage" },
  { into: "step", words: "Two rashers, crisped and crumbled, finish the dish.", food: "rasher" },
  { into: "step", words: "Grease the dish with the wrapper from your butter.", food: "butter" },
  { into: "step", words: "Crack one over each portion and bake until the whites set.", food: "white" },
  { into: "line", words: "- a splash of the good stuff (Worcestershire)", food: "worcestershire" },
  { into: "line", words: "- your favourite hot sauce", food: "hot sauce" },
  { into: "line", words: "- everything bagel seasoning, 1 tsp", food: "seasoning" },
];

/** Seventy-one sentences more, written before clauses had moods: each stands at the end of the last step. */
export const SMUGGLING_SENTENCES: readonly string[] = [
  "Gravy is non-negotiable here.",
  "A dollop of sour cream is what it's crying out for.",
  "It's at its best with a fried egg perched on each helping.",
  "Grown-ups have theirs with mustard.",
  "My lot demand ketchup with it, so put it on the table.",
  "Bacon, obviously.",
  "Plus sausages.",
  "And a green salad, dressed.",
  "Eat with crusty bread to mop the dish.",
  "Best enjoyed hot, with pickled onions.",
  "You'll be glad of the coleslaw you've got ready.",
  "The breadcrumbs get tossed in melted butter and go over everything.",
  "Once the onions you softened have gone in, cover.",
  "As ever, finish with nutmeg.",
  "As a side, peas.",
  "As rich as you dare with cream.",
  "Made complete by a rasher of bacon.",
  "Two eggs, beaten, bind the lot.",
  "Nothing beats it with pickled beetroot, which you should have in the fridge.",
  "It isn't finished until it wears a crown of crispy onions.",
  "Season, meaning salt, and lots of it.",
  "You'll notice I haven't mentioned garlic; rub the dish with it.",
  "Ask whoever is nearest to grate some parmesan over.",
  "Have a brew with it.",
  "Chuck in the usual seasonings.",
  "Give each plate its blob of brown sauce.",
  "Hot from the oven, under a slick of olive oil.",
  "With that, and a handful of walnuts on top, you are done.",
  "Traditionalists add ham, and they are right: dice 100 g and layer it in.",
  "I say skip the cream; my wife says don't, and she's cooking: pour it in.",
  "Between you and me there's a spoonful of miso in there.",
  "Don't tell anyone, but a stock pot goes into the milk.",
  "For those who eat meat, lay on the prosciutto before baking.",
  "It goes to the table surrounded by watercress.",
  "A lettuce leaf or two stops it looking lonely.",
  "Every good bake deserves a splash of sherry.",
  "There should be just enough butter to coat the leeks.",
  "Check that the spinach has wilted into the milk.",
  "By now the chorizo will have coloured the potatoes.",
  "The anchovies melt away to nothing.",
  "If it looks dry, loosen with stock.",
  "Should it need sharpness, there's always lemon.",
  "Dip the slices in flour before you layer them.",
  "Beside it, a tomato or two, halved and grilled.",
  "On Sundays we have it with roast chicken. Today is Sunday.",
  "Rest for five minutes, long enough to fry the eggs.",
  "Rest for five minutes and make the gravy meanwhile.",
  "Spread what is left of the pesto on top.",
  "Glug of wine in the dish, glug of wine for the cook.",
  "It wouldn't be Tuesday without a tin of sweetcorn in it.",
  "This is where the Gruyère comes in: 50 g.",
  "Then comes the cream.",
  "In case you wondered where the paprika went: dust it over now.",
  "The same goes for the onions.",
  "Serve family style with all the trimmings: peas, carrots, stuffing.",
  "Pass the pickles.",
  "Who's for custard? Everybody, so bring it out warm.",
  "I promised you capers. Here they go.",
  "Everyone gets a spoonful of apple sauce.",
  "A quick hit of chilli oil and we're away.",
  "Mayo on the side is a must.",
  "Best eaten with toast soldiers.",
  "The kids get theirs with baked beans.",
  "A little side salad dressed in vinaigrette.",
  "Enjoy with a cuppa.",
  "Stir through the harissa before folding next time… no, do it now.",
  "Season well with the usual suspects.",
  "As a starter with hummus.",
  "Hot as you like with chilli.",
  "Rich enough with bacon.",
  "Finish with the green of an onion.",
];
