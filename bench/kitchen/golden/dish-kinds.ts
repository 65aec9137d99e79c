/** Which kind of dish a recipe makes, told by its names and, where those say nothing, by how it is cooked. */

/** First match wins: a tart of apples is a tart, a soup of noodles a soup. Whole words, in the singular or plural. */
const KINDS = [
  [
    "drink",
    "drink|cocktail|mocktail|punch|smoothie|shake|milkshake|lemonade|cooler|lassi|coffee|latte|tea|chai|cocoa|hot chocolate|wine|toddy|sangria|eggnog|spritz|fizz|juice|water|horchata|limoncello|liqueur|tonic|float|glühwein|margarita|mojito|daiquiri",
  ],
  ["spice mix", "rub|spice mix|seasoning|spice blend|masala powder"],
  ["ice", "ice cream|sorbet|granita|parfait glacé|ice lollies|popsicles|kulfi|semifreddo|gelato|lolly|ice"],
  [
    "soup",
    "soup|soupe|zuppa|sopa|chowder|broth|bisque|gazpacho|borscht|minestrone|pho|ramen|congee|sambar|rasam|okroshka|snert|lohikeitto|velouté|vichyssoise|pottage|gumbo",
  ],
  [
    "sandwich",
    "sandwich|toastie|burger|bun|hot dog|wrap|taco|burrito|quesadilla|fajita|pitta|blt|croque|panini|sub|baguette|bagel|tostada|melt|grilled cheese|banh mi|enchilada|croissant|crumpet|toast|bruschetta|crostini|rarebit|kebab",
  ],
  ["pizza", "pizza|flatbread pizza|calzone|focaccia|pissaladière"],
  ["salad", "salad|slaw|coleslaw|tabbouleh|fattoush|ceviche|raita|waldorf|caprese|niçoise|panzanella|carpaccio|kısır"],
  ["dumplings", "dumpling|gyoza|ravioli|pierogi|varenyky|wonton|spring roll|rice paper roll|summer roll|samosa|momo|kozhukattai|idli|vada|potsticker"],
  [
    "pasta",
    "pasta|spaghetti|linguine|penne|macaroni|mac|fettuccine|tagliatelle|rigatoni|orzo|gnocchi|lasagne|lasagna|carbonara|tortellini|fusilli|farfalle|ziti|alfredo|cacio|amatriciana|puttanesca|norma|vongole|pappardelle|bucatini|cannelloni|orecchiette|bolognese",
  ],
  ["noodles", "noodle|udon|soba|pad thai|chow mein|lo mein|vermicelli|bún|yakisoba|japchae|laksa|maggi|indomie"],
  [
    "rice",
    "rice|risotto|pilaf|pilau|paella|biryani|jambalaya|fried rice|kedgeree|bibimbap|pulihora|khichdi|congee|donburi|don|jollof|couscous|quinoa|bulgur|grain|barley|polenta|grits|orzotto|poha|upma|farro|burrito bowl|rice bowl|sushi|onigiri",
  ],
  ["porridge", "porridge|oatmeal|oats|muesli|granola|cereal|weetabix|bircher"],
  ["pancakes", "pancake|crêpe|crepe|waffle|blini|dosa|chilla|uttapam|drop scone|okonomiyaki|french toast|pain perdu|eggy bread"],
  ["eggs", "omelette|omelet|frittata|scramble|scrambled|shakshouka|eggs|egg|tortilla de patatas|soufflé|quiche|chawanmushi|bhurji|menemen|huevos"],
  ["biscuits", "cookie|biscuit|shortbread|biscotti|flapjack|brownie|macaroon|cracker|rugelach|bar|blondie|florentine|gingerbread"],
  ["bread", "bread|loaf|roll|bun|scone|flatbread|naan|roti|tortilla|chapati|pretzel|bagel|cornbread|focaccia|paratha|damper|breadstick|challah"],
  [
    "pie",
    "pie|tart|quiche|galette|strudel|turnover|pasty|empanada|crostata|tartlet|wellington|sausage roll|puff|pastry|spanakopita|börek|parcel|vol-au-vent|tourtière|pithivier|crescent",
  ],
  ["cake", "cake|muffin|cupcake|sponge|gateau|torte|traybake|madeleine|pavlova|meringue|lava|fondant"],
  ["crumble", "crumble|cobbler|crisp|betty"],
  [
    "cold sweet",
    "pudding|mousse|trifle|cheesecake|custard|panna cotta|fool|mess|parfait|tiramisù|tiramisu|posset|jelly|flan|crème|sundae|kheer|syllabub|fruit salad|compote|halwa|halva|truffle|fudge|toffee|brittle|caramel|honeycomb|mochi|pots|banoffee|affogato|marshmallow|praline",
  ],
  ["preserve", "jam|marmalade|chutney|pickle|butter|syrup|relish|curd|preserve|pickled|confit"],
  [
    "fritters",
    "fritter|fishcake|cake|patty|croquette|hash brown|rösti|latke|latkes|meatball|kofta|falafel|nugget|bhaji|pakora|tempura|schnitzel|escalope|goujon|rissole|ball|katsu|fish and chips|hash",
  ],
  [
    "curry",
    "curry|masala|dal|daal|korma|tikka|vindaloo|saag|sabzi|sabji|keema|rogan|kadhi|rendang|palak|gobi|aloo|poriyal|kuzhambu|bhaji|makhani|chana|rajma|paneer|thoran",
  ],
  [
    "stew",
    "stew|braise|braised|casserole|chilli|chili|tagine|goulash|ragu|ragù|ragout|hotpot|bourguignon|stroganoff|fricassée|pot roast|carbonade|cassoulet|daube|ratatouille|smothered|adobo|cacciatore|maque choux|caponata|sloppy",
  ],
  ["stir-fry", "stir-fry|stir fry|stir-fried|wok|kung pao|mapo|egg roll in a bowl"],
  ["bake", "bake|baked|gratin|parmigiana|moussaka|cottage pie|shepherd|stuffed|cheese bake|lasagne|strata|fondue|dauphinoise|twice-baked|loaf|meatloaf"],
  ["roast", "roast|roasted|tray|traybake|roasties|wedges|tandoori|sheet-pan|oven|wings|jacket|pernil"],
  ["mash", "mash|mashed|champ|colcannon|bubble and squeak|purée|puree"],
  ["dip", "dip|hummus|guacamole|spread|pâté|pate|baba|tapenade|cheese ball|whipped|labneh|tzatziki"],
  [
    "sauce",
    "sauce|gravy|dressing|vinaigrette|mayonnaise|salsa|pesto|glaze|marinade|ketchup|hollandaise|béchamel|aioli|chimichurri|ponzu|salsa verde|relish|ganache|icing|frosting",
  ],
  ["snack", "nuts|pecans|peanuts|popcorn|crisps|chips|seeds|skewer|skewers|platter|board|bites"],
  ["pan-fried", "pan-fried|seared|fried|steak|chop|chops|sautéed|buttered|glazed|griddled|grilled|escalopes|cutlets|fillets|crisp"],
] as const;

export type DishKind = (typeof KINDS)[number][0] | "nameless";

const PHRASES = KINDS.flatMap(([kind, phrases]) => phrases.split("|").map((phrase) => ({ kind, words: wordsOf(phrase) })));

/** The first kind that any of the names says before its "with" or "in", or else after. In English the last word of a name says what it is. */
export function findDishKind(names: readonly string[]): DishKind {
  const heads = names.map((name) => name.split(/ (?:with|on|in|over|under|and its) /u)[0] ?? "");
  for (const name of [...heads, ...names]) {
    const words = wordsOf(name);
    const hits = PHRASES.flatMap((phrase) => {
      const at = words.findLastIndex((_, from) => phrase.words.every((word, each) => words[from + each] === word));
      return at < 0 ? [] : [{ kind: phrase.kind, end: at + phrase.words.length, length: phrase.words.length }];
    });
    const [best] = hits.toSorted((a, b) => b.end - a.end || b.length - a.length);
    if (best) return best.kind;
  }
  return "nameless";
}

/** Singular, as far as dishes go. */
function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/(?<=o|sh|ch|ss)es$|(?<=[^s])s$/u, ""))
    .filter((word) => word !== "");
}

/** Kinds between which no cook would draw a line. */
const LIKE: readonly (readonly DishKind[])[] = [
  ["stew", "curry"],
  ["stir-fry", "pan-fried"],
  ["bake", "roast"],
  ["pie", "bake"],
  ["noodles", "pasta"],
  ["dip", "sauce"],
  ["cake", "cold sweet"],
  ["cake", "bread"],
  ["biscuits", "bread"],
  ["pancakes", "eggs"],
];

export function isLikeKind(one: DishKind, other: DishKind): boolean {
  return one === other || LIKE.some((kinds) => kinds.includes(one) && kinds.includes(other));
}
