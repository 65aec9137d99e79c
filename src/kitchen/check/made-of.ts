/** Things between a list and a dish: which of them a dish is served with as often as it makes them, and what goes by another food's name. */

/** Things that a dish is served with as often as it makes them: "the jam" alone is no proof that jam was made. */
export const BESIDE =
  /^(?:jam|chutney|relish|mayonnaise|aioli|hollandaise|bechamel|custard|gravy|slaw|coleslaw|salsa|guacamole|pesto|tzatziki|hummus|ice cream|sorbet|fry|chip|crisp|wedge|mash|bread|flatbread|cornbread|roll|bun|naan|roti|tortilla|toast|tea|coffee|icing|frosting|fudge|ganache|caramel|toffee|butterscotch|syrup|compote|coulis|crouton|dip|green salad|side salad|popsicle|lemonade|smoothie|milkshake|shake|granola|pickled onion)$/;
/** Of those, what nobody takes for made because there is flour or sugar. */
export const BOUGHT_READY =
  /^(?:gravy|bread|flatbread|naan|roti|roll|bun|loaf|tortilla|wrap|toast|crouton|jam|compote|tea|coffee|chutney|hummus|pesto|mayonnaise|aioli|hollandaise|custard|slaw|coleslaw|salsa|dip|tzatziki|guacamole|fry|chip|crisp|wedge|pancake|ice cream|sorbet)$/;
/** What is stirred over heat of what it is mixed of. */
export const COOKED_MIXTURE = /^(?:custard|cream|sauce|gravy|bechamel)$/;
/** What a nut, a seed, a fruit is ground or blended to. */
export const GROUND_TO = /^(?:cream|milk|butter|paste|puree|sauce|crumb|powder|flour|cheese|dressing|dip|oil)$/;
/** What goes by another food's name: cuts of meat, strands and grains, what is wrapped round a filling. And the vegetables that do. */
const STAND_INS: readonly { readonly what: RegExp; readonly of: RegExp }[] = [
  {
    what: /^(?:steak|wing|nugget|bite|finger|schnitzel|burger|patty|fillet|chop)$/,
    of: /^(?:cauliflower|celeriac|cabbage|tofu|tempeh|seitan|aubergine|eggplant|mushroom|portobello|squash|pumpkin|broccoli|beetroot|swede|turnip|kohlrabi|bean|lentil|chickpea)$/,
  },
  { what: /^(?:wrap|roll|taco|bun|cup|boat|sandwich|sushi|burrito|tortilla)$/, of: /^(?:lettuce|cabbage|chard|collard|kale|leaf|nori)$/ },
  { what: /^(?:wrap|roll|cup|boat|sushi|noodle)$/, of: /^(?:cucumber|courgette|zucchini|aubergine|eggplant|egg)$/ },
  {
    what: /^(?:noodle|spaghetti|pasta|tagliatelle|linguine|ribbon|rice|couscous|lasagne|lasagna|crust|base|toast|bun|mash)$/,
    of: /^(?:courgette|zucchini|carrot|cucumber|squash|celeriac|kohlrabi|swede|turnip|beetroot|daikon|cauliflower|broccoli|cabbage|aubergine|eggplant|potato|parsnip)$/,
  },
];

/** Of a title's words those by which a listed vegetable goes: cauliflower steaks, lettuce wraps, courgette noodles. */
export function shapesIn(title: readonly string[], from: readonly string[]): string[] {
  return title.filter((lemma, at) => {
    const of = title[at - 1] ?? "";
    return STAND_INS.some((row) => row.what.test(lemma) && row.of.test(of)) && from.some((name) => name.split(" ").includes(of));
  });
}
/** What is cut or rolled to strands: of meat nobody cuts noodles. */
const STRANDS = /^(?:noodle|spaghetti|pasta|tagliatelle)$/;
const CUT_TO_STRANDS =
  /(?:^| )(?:flour|semolina|egg|omelette|pancake|crepe|tofu|bean curd|dough|lasagne|lasagna|wrapper|nori|[a-z]*melon|papaya|mango|apple|potato)$/;

/** Whether a thing can be cut out of one of the list's foods, by its name: of most forms anything is. */
export function canBeCut(name: string, from: readonly string[]): boolean {
  if (!STRANDS.test(name)) return true;
  const of = STAND_INS.flatMap((row) => (row.what.test(name) ? [row.of] : []));
  return from.some((food) => CUT_TO_STRANDS.test(food) || food.split(" ").some((word) => of.some((kind) => kind.test(word))));
}

/** "Layer 2, the cream: whip the yogurt": a numbered part of the dish, and its name. */
export const LAYER = /^ ?(?:layer|part|component|element) (?:\d+|one|two|three|four)[,:–—-]? ?the $/;
/** "Option A – Blender Pancakes". */
export const OPTION = /^[^\p{L}\d]*(?:option|version|recipe|idea|dish) #?(?:\p{L}|\d|one|two|three)\s?[:–—-]\s?/iu;
/** Words for what a part of a dish is. */
export const IS_A_PART = /^(?:syrup|sauce|dressing|glaze|paste|crumb|topping|filling|salsa|dip|compote|coulis|gravy)$/;
/** Foods by whose name a part of a dish goes. */
export const GOES_BY_A_FOOD = /^(?:cream|butter|paste|crumb|sauce|oil|crema)$/;
/** What nobody takes in where flour and eggs are: "spoon out pancakes no bigger than a coaster". */
export const FRIED_HERE = /^(?:pancake|crepe|omelette|omelet|frittata|fritter)$/;
/** Characters of a step in which what a thing is mixed of is looked for. */
export const STEP_MOST = 800;
