/**
 * Words about another dish behind a clean recipe (swaps, variations, next times), and the same places with an instruction or a habit
 * that is this dish's own. Each is put behind the steps of a dish of penne, spinach, gorgonzola and walnuts.
 */

export interface WordOfOtherDish {
  /** What stands behind the steps, as markdown. */
  readonly words: string;
  /** A word of what this dish uses by it; none where it is only another dish. */
  readonly uses?: string;
}

export const OTHER_DISHES_LIST: readonly string[] = ["penne", "spinach", "gorgonzola", "walnuts"];

export function tellOtherDish({ words }: WordOfOtherDish): string {
  return `# Penne with gorgonzola

## Ingredients
- 200 g penne
- 150 g spinach
- 100 g gorgonzola
- 30 g walnuts

## Method
1. Boil the penne, drop in the spinach for the last minute, and drain.
2. Melt the gorgonzola over it and top with the walnuts.

${words}
`;
}

/** An instruction or a habit for this dish, told in the place of another one. */
export const HIDDEN_USES: readonly WordOfOtherDish[] = [
  { words: "## Variations\n\nAs always, finish with 50 g parmesan.", uses: "parmesan" },
  { words: "## Variations\n\n- Kale instead of spinach.\n- Whichever you choose, stir in 100 ml cream at the end.", uses: "cream" },
  { words: "## Variations\n\nEither way, serve it with garlic bread.", uses: "garlic bread" },
  { words: "## Variations\n\n- Stilton for the gorgonzola\n- In every case a squeeze of lemon goes over the top.", uses: "lemon" },
  { words: "## Variations\n\nThe version above has 2 tbsp butter in it.", uses: "butter" },
  { words: "## Variations\n\nI always fry a rasher of bacon and crumble it over, whatever the greens.", uses: "bacon" },
  { words: "## Variations\n\nDon't forget the 20 g butter in step 2.", uses: "butter" },
  { words: "**Variation:** none, really. Just remember to stir in 100 ml cream before you serve.", uses: "cream" },
  { words: "**Variations:** plenty. All of them need a knob of butter in the pan.", uses: "butter" },
  { words: "**Next time:** double it. For now, drizzle 3 tbsp olive oil over the pan and serve.", uses: "olive oil" },
  { words: "**Next time:** make more. Tonight, scatter 50 g parmesan over both plates.", uses: "parmesan" },
  { words: "**Next time** you will do it faster; today, add a clove of garlic to the pan with the cheese.", uses: "garlic" },
  { words: "**Next time:** less cheese. This time I evened it out with 100 ml cream.", uses: "cream" },
  { words: "## Next time\n\nNothing to change. We had it with a tomato salad on the side, as we always do.", uses: "tomato" },
  { words: "*No walnuts? Toast some pine nuts, as I do here.*", uses: "pine nut" },
  { words: "*No gorgonzola? I had none either, so 100 g feta went in.*", uses: "feta" },
  { words: "*No lemon? Squeeze a lime over it.*", uses: "lime" },
  { words: "*No spinach? Use kale. Serve with garlic bread.*", uses: "garlic bread" },
  { words: "*No walnuts? Pecans work too, and serve everything with a spoonful of pesto.*", uses: "pesto" },
  { words: "*No colander? Lift the penne out with a slotted spoon and toss with 30 g butter.*", uses: "butter" },
  { words: "**Swap it:** kale for the spinach. Finish with nutmeg.", uses: "nutmeg" },
  { words: "## Swaps\n\n- Kale for the spinach.\n- Dress everything with 2 tbsp olive oil.", uses: "olive oil" },
  { words: "## Substitutions\n\nI swapped the usual milk for 100 ml cream.", uses: "cream" },
  { words: "## Substitutions\n\n- Walnuts: pecans.\n- Serve with a rocket salad.", uses: "salad" },
  { words: "**Substitutes:** I replaced the butter with 2 tbsp olive oil here.", uses: "olive oil" },
  { words: "## Notes\n\nI used 2 tbsp mascarpone in place of the butter.", uses: "mascarpone" },
  { words: "## Notes\n\nSwap the walnuts for pecans if you must, and scatter 50 g bacon over the top.", uses: "bacon" },
  { words: "## Notes\n\nInstead of salt, season with 1 tbsp soy sauce.", uses: "soy sauce" },
  { words: "**Make it your own:** but not without 50 g parmesan on top, that is a must.", uses: "parmesan" },
  { words: "## To make it vegetarian\n\nIt already is. As ever, rub the bowl with a cut clove of garlic.", uses: "garlic" },
  { words: "## Don't have a blender?\n\nMash the spinach with a fork and 50 ml cream.", uses: "cream" },
  { words: "**Instead,** of course, of plain water I boil the penne in chicken stock every time.", uses: "chicken stock" },
  { words: "## Variations\n\nWhatever you change, a drizzle of honey is not optional.", uses: "honey" },
  { words: "## Another day\n\nReheat what is left in a pan. Before that, tonight's plates each get a fried egg.", uses: "egg" },
];

/** The same places, and nothing in them that this dish has. */
export const OTHER_DISHES: readonly WordOfOtherDish[] = [
  { words: "## Variations\n\nFinish with 50 g parmesan." },
  { words: "## Variations\n\n- Kale instead of spinach.\n- Stir in 100 ml cream at the end for something richer." },
  { words: "## Variations\n\nServe it with garlic bread and call it a feast." },
  { words: "## Variations\n\n- Stilton for the gorgonzola\n- A squeeze of lemon over the top" },
  { words: "## Variations\n\nA carbonara version has 2 eggs in it." },
  { words: "## Variations\n\nMy sister fries a rasher of bacon and crumbles it over." },
  { words: "## Variations\n\n**Smoky:** fry 50 g bacon first.\n\n**Green:** add peas with the spinach." },
  { words: "**Variation:** stir in 100 ml cream before you serve." },
  { words: "**Variations:** plenty. Ham is good, and so are peas." },
  { words: "**Variation** – swap half of the gorgonzola for ricotta and loosen it with milk." },
  { words: "**Next time:** drizzle 3 tbsp olive oil over the pan." },
  { words: "**Next time:** make more and scatter parmesan over it." },
  { words: "**Next time** I would add a clove of garlic to the pan with the cheese." },
  { words: "**Next time:** less cheese, and some cream to even it out." },
  { words: "## Next time\n\nA tomato salad on the side would be good." },
  { words: "*No walnuts? Toast some pine nuts.*" },
  { words: "*No gorgonzola? Feta will do.*" },
  { words: "*No blue cheese? Use goat's cheese.*" },
  { words: "*No spinach? Use kale. Chard works too.*" },
  { words: "*No walnuts? Pecans work too, and so do almonds.*" },
  { words: "*No penne? Rigatoni, fusilli, any short pasta.*" },
  { words: "**Swap it:** kale for the spinach, feta for the gorgonzola." },
  { words: "## Swaps\n\n- Kale for the spinach.\n- Try hazelnuts where you have no walnuts." },
  { words: "## Substitutions\n\n- Gorgonzola: stilton or roquefort.\n- Spinach: chard, kale or rocket." },
  { words: "## Substitutions\n\n- Walnuts → pecans\n- Use oat cream and nutritional yeast for a vegan one" },
  { words: "**Substitutes:** replace the walnuts with hazelnuts." },
  { words: "## Notes\n\nStilton in place of gorgonzola is fine." },
  { words: "## Notes\n\nSwap the walnuts for pecans if you must." },
  { words: "## Notes\n\nKale can be swapped in for the spinach." },
  { words: "**Make it vegan:** use a cashew cheese and toast the walnuts in olive oil." },
  { words: "## To make it meaty\n\nFry 100 g pancetta and stir it through with the spinach." },
  { words: "## Don't have spinach?\n\nFrozen peas, straight into the water." },
  { words: "**Another day:** the same with broccoli and a little chilli." },
  { words: "**Instead of the gorgonzola,** a spoonful of mascarpone." },
];
