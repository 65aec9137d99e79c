/** What the things between a list and a dish are made of: what has to be there, and what has to be done, before they are. */
import { pattern } from "#recipe/pattern";
import type { Mention } from "./find-mentions.ts";
import type { WorkedFoods } from "./worked-foods.ts";

/** One way of making things: a food of each kind has to be there, and a step that does so where heat alone does not make it. */
interface Making {
  /** The last word of the thing's name, or all of it. */
  readonly what: RegExp;
  readonly from: readonly RegExp[];
  readonly by?: RegExp;
}

function making(what: RegExp, from: readonly RegExp[], by?: RegExp): Making {
  return { what: pattern()`^${what}$`, from: from.map((food) => pattern()`(?:^| )${food}$`), ...(by ? { by } : {}) };
}

const either = (...foods: readonly RegExp[]): RegExp => pattern()`${foods.reduce((some, more) => pattern()`${some}|${more}`)}`;

const GRAIN =
  /flour|semolina|cornmeal|masa harina|masarepa|harina pan|maize meal|maida|atta|oats?|polenta|matzo meal|ground almonds?|(?:pancake|bread|cake|baking|scone|muffin|pizza|waffle|pudding|falafel) mix/;
const PASTRY = /[a-z ]*pastry|dough|filo|wrapper|rice paper/;
const BAKED =
  /bread|loaf|baguette|sourdough|roll|bun|brioche|bagel|pitta|pita|crumpet|muffin|ciabatta|focaccia|naan|tortilla|flatbread|challah|crust|toast|croissant|bap|waffle|rye|wrap|crispbread/;
const FRUIT =
  /[a-z]*berr(?:y|ies)|apricot|plum|fig|peach|cherr(?:y|ies)|rhubarb|orange|apple|pear|mango|quince|currant|grape|kiwi|banana|pineapple|nectarine|clementine|melon|date|prune|passion fruit|lemon|lime/;
const SUGAR = /sugar|syrup|honey|jaggery|molasses|treacle|date|condensed milk|caramel|toffee/;
const EGG = /egg|yolk|egg white|oeuf/;
const MILK = /milk|cream|creme fraiche|half-and-half|half and half|buttermilk|yogh?urt|mascarpone/;
const ROOT = /potato|parsnip|carrot|swede|celeriac|turnip|beetroot|yam|cassava|plantain/;
const SOUR = /vinegar|lemon|lime|juice|tamarind/;
const HERB = /(?:basil|parsley|rocket|arugula|spinach|kale|coriander|cilantro|mint|dill|sage|herb)(?: leaf)?/;
const NUT = /(?:peanut|almond|nut|cashew) butter|almond|hazelnut|walnut|pecan|cashew|peanut|nut|coconut|chestnut|[a-z]* seed|tahini/;
const PULSE = /bean|lentil|chickpea|garbanzo|pea|dal|edamame|quinoa|buckwheat|rice/;
const FISH = /fish|cod|haddock|salmon|tuna|crab|crab ?meat|prawn|mackerel|trout/;
const MEAT =
  /mince|(?:beef|lamb|pork|veal|turkey|chicken|duck|venison|ground|minced)(?: [a-z ]+)?|steak|sausage|sausagemeat|mushroom|tofu|tempeh|seitan|aubergine|cauliflower|halloumi|paneer/;
const CRUMB = /biscuit|cracker|digestive|crumb|cereal|cornflake|granola|pretzel/;
const CHEESE = /[a-z ]*cheese|cheddar|parmesan|gruyere|gouda|mozzarella|stilton|ricotta|feta|halloumi/;
const VEGETABLE = /courgette|cauliflower|pumpkin|squash|aubergine|kale|avocado|broccoli|banana|apple|tofu|polenta/;
const THICKENER = /flour|cornflour|cornstarch/;
const CHILLI = /chilli|chili|jalapeno|chilli powder|curry powder|lemongrass|pepper/;
const TOMATO = /tomato|passata|tomato (?:puree|paste|soup)|ketchup/;
const FROZEN = /\b(?:freez|froze\b|frozen (?!pea|corn|spinach|prawn|shrimp|veg|hash|chip|mixed)|churn|ice cream (?:maker|machine))/;
const DRAINED = /\b(?:strain|drain|cloth|muslin|curds|curdle|split|hang|press)/;
const GROUND = /\b(?:pound|blend|blitz|whizz|process|grind|pulse|crush|chop|mix|whisk|stir)/;
const KNEADED = /\bknead|\bdough\b|\brub\b|\broll (?:it |them )?out|\bstretch|\btogether\b|\bcrumbs\b/;
const STEWED = /\b(?:cook|simmer|stew|soften|collaps|mush|pure|mash|blend|soft|bubble)/;
const CRISPED = /\b(?:fry|fried|frying|bak|roast|grill|oven|air-?fr|toast|broil|microwav|dehydrat)/;
const CURED = /\bcure|\brub|\bcover|\bpack|\bsmok/;

const MAKINGS: readonly Making[] = [
  making(
    /dough|batter|pastry|crust|dumpling|pancake|crepe|scone|shortbread|bread|flatbread|roll|bun|loaf|naan|roti|tortilla|cornbread|wrap|crumpet|bagel|doughnut|pitta|pita|chapati|paratha|brioche|baguette|focaccia|ciabatta|tostada|taco shell|blini|pretzel|sponge|sponge cake|muffin|waffle|croissant|vol au vent|profiterole|eclair|bao bun|steamed bun|cookie|biscuit|cracker|oatcake|brownie|blondie|cake|churro|gnocchi|spaetzle|ravioli|tortellini|samosa|empanada|pierogi|spring roll|fritter|tempura/,
    [GRAIN],
  ),
  making(/dough|pastry|crust|croissant|vol au vent|profiterole|eclair|samosa|empanada|spring roll|ravioli/, [PASTRY]),
  making(
    /bread|roll|bun|loaf|wrap|crepe|sponge|muffin|dumpling|cake/,
    [EGG],
    /\bpeaks?\b|\bwhites? (?:\w+ ){0,2}stiff|\bmuffin (?:tin|tray|pan|cup|case)|\bthin (?:omelette|layer|sheet|round)/,
  ),
  making(/pancake|waffle|batter|omelette|omelet|frittata|scramble|tortilla|fritter|tempura/, [EGG]),
  making(/batter|crepe|flatbread|pancake|roti|wrap|dosa|idli/, [either(PULSE, THICKENER)], /\bblend|\bbatter\b|\bsoak|\bblitz/),
  making(/muffin|sponge|scone|bread|loaf|waffle/, [either(NUT, PULSE)], /\bbak/),
  making(/cake|brownie|cookie|biscuit|cracker/, [either(NUT, PULSE, CRUMB, FISH, CHEESE, ROOT, /chocolate/)]),
  making(/crust|crumble|base/, [either(NUT, PULSE, CRUMB, CHEESE, ROOT, GRAIN, BAKED, VEGETABLE)]),
  making(/wonton|gyoza|potsticker|dim sum/, [either(GRAIN, PASTRY)]),
  making(/dumpling|gnocchi/, [either(CHEESE, BAKED, PASTRY, /potato|pumpkin|squash|suet|breadcrumb|rice/)]),
  making(/ravioli|tortellini/, [/[a-z ]*pasta|(?:lasagne|lasagna) sheet/]),
  making(/curd|whey|milk solid/, [either(MILK, CHEESE, /tofu|butter/)]),
  making(/curd/, [EGG, FRUIT]),
  making(/custard|pastry cream|creme patissiere/, [either(EGG, THICKENER, /custard powder/), MILK]),
  making(/mayonnaise|aioli|tartare sauce|remoulade/, [either(EGG, /aquafaba|chickpea|milk|tofu|mayonnaise|cashew/), /oil|mayonnaise|cashew|tofu/]),
  making(/hollandaise|bearnaise/, [EGG, /butter|ghee/]),
  making(/gravy/, [THICKENER, /stock|broth|stock cube|wine|ale|stout|milk/]),
  making(/bechamel|white sauce|cheese sauce/, [THICKENER, either(MILK, /stock|broth/)]),
  making(/cheese sauce/, [CHEESE, MILK]),
  making(/cheese sauce/, [CHEESE, /beer|ale|stout|cider|wine|stock|broth/], /\bmelt/),
  making(/meringue/, [either(EGG, /aquafaba|chickpea/)]),
  making(/nacho|tortilla chip/, [/[a-z ]*tortilla|(?:tortilla|corn) chip|dorito|potato|pepper|pitta|pita|wrap/]),
  making(
    /ice cream|sorbet|gelato|frozen yogurt|popsicle|ice lolly|granita/,
    [either(MILK, FRUIT, SUGAR, NUT, /[a-z]*juice|nectar|avocado|coffee|tea|chocolate|tofu/)],
    FROZEN,
  ),
  making(/ganache|chocolate sauce|fudge sauce/, [/chocolate|cocoa|cocoa powder/]),
  making(/caramel|toffee|butterscotch|syrup|praline|brittle|glaze|icing|frosting|buttercream|fondant|nougat|fudge|caramel sauce|honeycomb/, [SUGAR]),
  making(/syrup|glaze|icing|frosting|fudge|praline/, [/marshmallow|chocolate|jam|marmalade|cream cheese|juice|cola|cream/]),
  making(/marzipan/, [/ground almonds?|almond flour|almond/]),
  making(/jam|marmalade|compote|coulis|jelly/, [FRUIT]),
  making(/jam|relish|jelly/, [SUGAR, either(CHILLI, TOMATO, ROOT, /onion|shallot|chia seed|gelatine|gelatin|agar/)]),
  making(/wrap|burrito|quesadilla|taco/, [/[a-z ]*(?:flatbread|tortilla|pitta|pita|naan|roti|chapati)/]),
  making(/loaf|cake/, [either(MEAT, FISH, NUT)], /\b(?:shap|form|pat|press|pack|mould)/),
  making(/crouton|crumb|sandwich|toastie|toast|panini|crostini|slider/, [BAKED]),
  making(/porridge|oatmeal|granola|flapjack/, [either(GRAIN, BAKED, PULSE, /millet|bulgur|barley|muesli|amaranth|teff|sorghum|couscous/)]),
  making(/granola/, [NUT], /\bbak|\btoast|\broast/),
  making(/hummus|falafel/, [either(PULSE, /tahini|beetroot/)]),
  making(/pesto/, [either(HERB, NUT, TOMATO, /pepper|pea/)]),
  making(/slaw|coleslaw/, [/(?:coleslaw|slaw|cabbage|kohlrabi|fennel|carrot|broccoli|celeriac|apple)(?: mix)?/]),
  making(/salsa|pico de gallo/, [either(TOMATO, /tomatillo|mango|pineapple|corn|sweetcorn|avocado|cucumber|bean/)]),
  making(/dip|tzatziki/, [either(MILK, PULSE, CHEESE, NUT, TOMATO, /avocado|aubergine|eggplant|pepper|mayonnaise|[a-z ]* sauce|oil|vinegar|honey|salsa/)]),
  making(/fry|chip|crisp|wedge/, [either(BAKED, CHEESE, VEGETABLE, ROOT, /beet|chickpea/)], CRISPED),
  making(/wedge|mash|hash brown|rosti|latke|potato cake/, [ROOT]),
  making(/mash|hash brown|rosti|latke/, [either(VEGETABLE, PULSE)], /\b(?:crush|puree|blend|blitz|grate|mash (?:the|them|until|it|in))\b/),
  making(/yorkshire pudding|yorkshire|pudding/, [/flour|pudding mix/, EGG]),
  making(/salad/, [/cucumber|lettuce|tomato|rocket|spinach|onion|pepper|radish|leaf/]),
  making(/guacamole/, [/avocado|pea|edamame/]),
  making(/tzatziki/, [/cucumber/, /yogh?urt/]),
  making(/chutney|relish/, [either(SOUR, FRUIT, TOMATO, HERB, PULSE, /coconut|peanut|onion/)]),
  making(/vinaigrette/, [either(SOUR, /[a-z ]*oil|mustard|orange|dressing|mayonnaise|yogh?urt|tahini|honey/)]),
  making(/tea|chai/, [/(?:[a-z]* )?tea|tea (?:bag|leaf)|chai|camomile|mint|ginger|lemongrass/]),
  making(/coffee|cold brew|espresso/, [/(?:[a-z]* )?coffee|espresso|coffee (?:bean|ground|granule)|nescafe|chicory/]),
  making(/lemonade/, [FRUIT, SUGAR]),
  making(/burger|patty|pattie|meatball|kofta|cutlet|nugget|chili|ragu|bolognese/, [either(MEAT, FISH, PULSE, NUT, ROOT, GRAIN)]),
  making(/fishcake|fish cake/, [FISH]),
  making(/tomato sauce|marinara|pasta sauce|enchilada sauce/, [either(TOMATO, CHILLI, /pumpkin|salsa/)]),
  making(/peanut sauce|satay sauce/, [NUT]),
  making(/risotto|pilaf|fried rice|arancini|sushi/, [/[a-z ]*rice|barley|quinoa|spelt|orzo|bulgur|couscous|cauliflower|farro/]),
  making(/mousse|truffle|milkshake/, [either(MILK, EGG, /aquafaba|tofu|chocolate|avocado|cocoa|date/)]),
];

/** Things that are mostly bought, and by what they are made at home: what does not go by these is brought in. */
const AT_HOME: readonly Making[] = [
  making(
    /pasta|[a-z ]*noodle|spaghetti|tagliatelle|pappardelle|fettuccine|lasagne|lasagne sheet|wonton wrapper|gyoza wrapper|[a-z ]*pastry|pie crust|(?:pastry|tart) case|tart shell/,
    [GRAIN],
    KNEADED,
  ),
  making(/paneer|ricotta|cottage cheese|labneh|cream cheese|mascarpone|queso fresco/, [MILK], DRAINED),
  making(/apple ?sauce/, [/apple/], STEWED),
  making(/gravlax|smoked salmon/, [/salmon|trout/, /salt/], CURED),
  making(/bacon|pancetta/, [/pork (?:belly|loin|jowl)/, /salt/], CURED),
  making(/barbecue sauce|bbq sauce/, [either(TOMATO, /cola/), SUGAR]),
  making(/teriyaki sauce/, [/soy sauce|tamari/, either(SUGAR, /mirin/)]),
  making(/hot sauce|(?:sweet )?chilli sauce/, [CHILLI, SOUR]),
  making(/ketchup/, [TOMATO, SOUR], GROUND),
  making(/[a-z ]*curry paste|harissa/, [CHILLI], GROUND),
  making(/chimichurri|gremolata|salsa verde|mint sauce/, [HERB, either(SOUR, /[a-z ]*oil/)], GROUND),
  making(
    /[a-z ]*stock|[a-z ]*broth|dashi/,
    [
      either(MEAT, FISH, ROOT, /carcass|bones?|ham|shell|onion|kombu|[a-z]*wing/),
      /celery|carrot|onion|leek|kombu|carcass|bones?|bay leaf|ginger|bonito flake|mushroom/,
    ],
    /\bwater\b/,
  ),
  making(
    /(?:peanut|almond|cashew|nut) butter|tahini|(?:oat|almond|cashew|soy|nut|rice) milk/,
    [either(NUT, /oats?|soybean|rice/)],
    /\bblend|\bblitz|\bwhizz|\bprocess|\bgrind/,
  ),
  making(/butter|clotted cream|whipped cream/, [/cream/], /\bchurn|\bbuttermilk\b|\bshake\b|\bbak|\boven|\bwhip|\bwhisk/),
  making(/ghee/, [/butter/]),
  making(/sauerkraut|kimchi/, [/[a-z ]*cabbage/, /salt/]),
  making(/sausage/, [MEAT, /.+/], /\bshape|\bform|\broll into|\bmould/),
];

/** What of a list, and of what is done with it, things can be made. */
export interface Larder {
  /** The list's foods, as typed and as the kitchen calls them. */
  readonly from: readonly string[];
  /** What the steps do, and how the list's foods come. */
  readonly done: string;
}

function waysTo({ lemmas, ingredient }: Mention, makings: readonly Making[]): readonly Making[] {
  const names = [lemmas.at(-1) ?? "", lemmas.join(" "), ingredient?.name ?? ""];
  return makings.filter(({ what }) => names.some((name) => what.test(name)));
}

function isOpen({ from, by }: Making, larder: Larder): boolean {
  return from.every((kind) => larder.from.some((name) => kind.test(name))) && (by === undefined || by.test(larder.done));
}

/** Whether the kitchen knows what a thing is made of, and nothing of that is there: a list without a meal bakes no scone. */
export function lacksMakings(mention: Mention, larder: Larder): boolean {
  const ways = waysTo(mention, MAKINGS);
  return ways.length > 0 && !ways.some((way) => isOpen(way, larder));
}

/** Whether there is what a thing is made of. */
export function hasMakings(mention: Mention, larder: Larder): boolean {
  return waysTo(mention, MAKINGS).some((way) => isOpen(way, larder));
}

/** Whether what is mostly bought was made of what is there: noodles of flour that was kneaded, paneer of milk that was drained. */
export function isMadeAtHome(mention: Mention, larder: Larder, worked: WorkedFoods): boolean {
  return waysTo(mention, AT_HOME).some(
    (way) =>
      way.from.every((kind) => larder.from.some((name) => kind.test(name))) &&
      (way.by === undefined || worked.wasWorked(mention, (name) => way.from.some((kind) => kind.test(name)), way.by)),
  );
}

/** The ways to make a thing by stirring several foods together. */
export function mixturesOf(mention: Mention): readonly Making[] {
  return waysTo(mention, MAKINGS).filter(({ from }) => from.length > 1);
}
