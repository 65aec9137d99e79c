/** Words beside a food's name: those that say nothing, those that belong to its name, and those that say its state. */
import type { FoodState } from "../schema.ts";
import { splitPhrases, wordsOf } from "./split-phrases.ts";

/** Said of nearly any food and of no use in its name: size, quality, cut, packing, and small words. Dictionary forms. */
export const DROPPED_WORDS = wordsOf(`
  a an the my our your his her some any few lot lots plenty enough galore of more extra little bit about approx approximately around roughly nearly almost only just leftovers left over remaining
  have has got i we ve there is are still also and other please maybe
  large big huge giant medium small tiny mini size sized xl long short thick thin round
  fresh freshly new good quality best nice premium luxury finest organic bio free range natural local seasonal homemade home made style plain pure real proper basic everyday value own brand
  boneless skinless skin on off in out deboned trimmed lean extra-lean fatty harvested fat reduced low lower high less light lite diet sugar-free unsweetened
  old yesterday day minced chopped diced cubed peeled unpeeled cored seeded deseeded pitted stoned shelled hulled halved quartered crushed mashed pureed julienned torn cut trimmed prepared prepped washed rinsed drained cleaned separated
  tired stiff wonky knobbly shrivelled shriveled hard dipping v foraged crumbled pounded overnight clamshell sleeve
  beaten melted softened shaken shucked live warmed chilled cold cool warm hot room temperature opened open half-used used unopened
  finely fine coarse coarsely flavoured thinly thickly roughly lightly well very really quite so
  bagged packed packaged jarred bottled boxed vacuum loose bulk ready uncooked store shop bought supermarket
  vegan vegetarian veggie gluten dairy lactose fairtrade kosher halal
  barista tender young mature mild strong sweetened crunchy crispy soft firm juicy
  microwave microwaveable breaded milled jointed picante uht batch deveined whisked sieved sifted shell-on gourmet free-from deli pressed squeezy growing squeezed too essential thawed defrosted party tasty scrap
  broken snapped crumbly softish lighter need using speckled smallish biggish rubbery sprouting juiced zested mashing wrinkled up going soggy bendy floppy flabby floury wilted wrinkly limp fairly ish odd random spare regular normal slightly total spreadable wilting browned brownish unwaxed vac takeaway squishy xma undyed dyed unsmoked peppered xmas christmas thanksgiving handful link crown quick refrigerated chunky solid aged granulated refined unrefined virgin freeze blanched garden distilled crinkle seasoned rendered smooth seedless nonfat bleached unbleached concentrated rolled jumbo unhulled shaved crusty blended enriched curly superfine filtered unfiltered marinated homogenised homogenized gourmet prewashed chargrilled imitation lg lge md med sm left colour standard ordinary assorted various mixed
  classic original squidgy flaky full dissolved sad lowfat slit smashed undrained unsulphured uncured unpitted skinned unbaked cultured reserved hothouse clear bruised scored deluxe twin pasteurised pasteurized miniature family lactofree silverskin grating melting
  ancient elderly stringy sharp decaf decaffeinated unsweet fully podded pointed heaped heaping scant level rounded generous sunday
  ones finished slimy slimey glut crystallised crystallized wilty iffy droopy drooping squashed dented blotchy
  tesco asda sainsbury morrisons waitrose aldi lidl cole woolworth wooly costco walmart kirkland coop ocado
`);

/** Said of a food and part of what a person calls it: colour, origin. Dictionary forms. */
export const KEPT_WORDS = wordsOf(`
  red green yellow orange white black brown purple pink golden blue dark rainbow baby heirloom heritage wild
  italian french spanish greek english british scottish irish welsh american mexican indian thai chinese japanese korean turkish moroccan swiss german dutch danish polish canadian cuban caribbean asian european middle eastern cajun persian kashmiri hungarian russian swedish austrian portuguese peruvian israeli egyptian malaysian indonesian hawaiian sichuan alaskan lebanese cypriot vietnamese
  flat split chocolate vanilla milano napoli barbecue argentinian norwegian brazilian australian scotch cornish atlantic pacific jersey guernsey pizza wholemeal wheat granary cherry plum grape vine salad table cooking baking roasting frying stir fry spicy sweet sour bitter hot smoky smokey creamy
  quarter wedge sandwich
`);

/** Words that say how a food was bought or kept. Dictionary forms. */
export const STATE_WORDS: ReadonlyMap<string, FoodState> = new Map<string, FoodState>([
  ["frozen", "frozen"],
  ["tinned", "tinned"],
  ["tin", "tinned"],
  ["dried", "dried"],
  ["soaked", "dried"],
  ["dry", "dried"],
  ["dehydrated", "dried"],
  ["cooked", "cooked"],
  ["leftover", "cooked"],
  ["boiled", "cooked"],
  ["steamed", "cooked"],
  ["precooked", "cooked"],
  ["poached", "cooked"],
  ["scrambled", "cooked"],
  ["grilled", "cooked"],
  ["fried", "cooked"],
  ["baked", "cooked"],
  ["rotisserie", "cooked"],
  ["smoked", "smoked"],
  ["ground", "ground"],
  ["powdered", "ground"],
  ["whole", "whole"],
  ["roasted", "roasted"],
  ["roast", "roasted"],
  ["toasted", "roasted"],
  ["salted", "salted"],
  ["unsalted", "unsalted"],
  ["grated", "grated"],
  ["shredded", "grated"],
  ["sliced", "sliced"],
  ["flaked", "sliced"],
  ["stale", "stale"],
  ["ripe", "ripe"],
  ["overripe", "ripe"],
  ["pickled", "pickled"],
  ["raw", "raw"],
]);

/** Words that may follow a food's name and leave it the same food. Dictionary forms. */
export const NEUTRAL_TAILS = wordsOf(`
  floret spear tip head stick stalk chunk piece slice wedge ring cube cap segment strip half fillet clove bunch bag pack packet tin jar box tub carton bottle
  stub sprig portion quarter each block pouch sachet meat crumble morsel shape twist ribbon granule sheet knob darne joint button rack brace triangle brine
  tube pot punnet dreg squirt net carton container loaf snack bulb ball handful pinch glug splash bar nest baton end offcut selection stack pkg multipack pk pkt rasher squeeze misshape scraping remnant remainder inch dribble bottom drizzle dollop heel lump matchstick julienne brunoise
`);

/** Safe heads that are made from what is named before them: "onion gravy", "cherry jam", "pork sausage". */
export const MADE_HEADS = wordsOf(`
  bitter  sausage wine beer ale cider biscuit cookie cracker cereal sauce mustard salami yogurt chocolate honey coffee tea stock broth chutney jam jelly pickle ketchup mayonnaise bread bun roll
  liqueur vodka rum gin brandy whisky whiskey hummus pesto salsa soup pizza cake crisp dressing mix seasoning marinade masala
`);

/** Those of them that are made from two foods as well: "tomato basil sauce", "chicken apple sausage". */
export const MADE_OF_TWO = wordsOf(`sausage sauce stock broth chutney jam salsa soup pizza crisp dressing mix seasoning marinade hummus salami`);

/** From these words on, a text says what is done with a food or where it is kept, no longer what it is. */
export const CUTTING_WORDS = wordsOf(
  `for in into with w without from on or to that which i needing optional no not minus w without at use by before gone getting such wrapped`,
);

/** Last words whose unknown kinds are kinds of the same food: "Tolosa beans" are beans, a "russet apple" is an apple. */
export const SAFE_HEADS = wordsOf(`
  bitter bean pasta noodle rice bread cheese sausage potato tomato onion apple pear plum cherry grape orange lemon melon lettuce cabbage squash pumpkin carrot lentil pea chickpea
  wine beer ale cider biscuit cookie cracker cereal sauce mustard ham salami yogurt chocolate honey coffee tea stock broth chutney jam jelly pickle olive mango banana strawberry ketchup mayonnaise
  liqueur vodka rum gin brandy whisky whiskey tuna salmon prawn shrimp cod haddock mackerel sardine anchovy bacon mince chorizo cheddar mozzarella feta halloumi parmesan brie camembert paneer tofu
  spinach broccoli cauliflower courgette zucchini aubergine eggplant masala garlic celery leek cucumber avocado blueberry raspberry blackberry peach nectarine apricot spaghetti penne macaroni couscous quinoa sweetcorn
  asparagus kale burger dressing meatball steak naan roll bun wrap tortilla flatbread bagel sugar chilli peppers hummus pesto salsa soup pizza cake crisp
`);

/** Heads that lists put first: "squash, butternut", "thighs boneless chicken". */
export const TURNED_HEADS: ReadonlySet<string> = new Set([
  ...SAFE_HEADS,
  ...wordsOf(`chipolata liver kidney heart burger oil milk butter paste powder flour vinegar mince keema breast thigh drumstick wing fillet leg shoulder chop joint juice cream mushroom seed nut salt rib mint lettuce yogurt egg stock
  fish leaf sprout root stick syrup pastry spinach pepper peppers`),
]);

/** Last words that change what the word before them is: an unknown pair of these is unknown. */
export const TRANSFORMING_WORDS = wordsOf(`
  leaf stem husk bone carcass casing shell peel skin root seed kernel powder flour oil juice paste syrup extract milk butter vinegar chip flower blossom blood fat foot feet head eye ear tongue neck tail fin gall hoof horn feather dust pod pit stone
  essence water cream spread liqueur starch bran wax dish scent flavour flavouring food foods toy plant tree bush bulb bait treat
`);

/** What is said of a food in several words, by the first one; nothing of it belongs to the name. Dictionary forms. */
export const SAYINGS: ReadonlyMap<string, readonly (readonly string[])[]> = byFirstWord(`
  skin on, skin in, skin off, skin out, bone on, bone in, bone off, bone out, ready to eat, ready to cook, ready to roll, ready to bake, straight to wok, boil in the bag, boil in bag,
  long life, nearly finished, nearly gone, nearly done, almost done, half done, almost finished, half gone, freezer burnt, freezer burned, freezer burn, past its best, past their best, going off, about to go, on the way out, on their last leg, six pack, four pack, any shape, whatever shape, cage free, of choice, of your choice, pre made, semi skim, half dead, cooked crisp, pre grated, pre sliced, pre cut, rope grown, line caught, wild caught, heart smart, steak cut, straight cut, oven ready, easy cook, curry cut, karahi cut, biryani cut, adobo cut, menudo cut, sinigang cut, nilaga cut, caldereta cut, kaldereta cut, tinola cut, bulgogi cut, sukiyaki cut, shabu shabu cut, rendang cut, gulai cut, hot pot cut, stew cut, snack pack, no added sugar, no added salt, fat free, sugar free, salt free, whatever left, whatever is left, what is left on it, what is left of it, what is left, what left on it, what left of it, what left, what's left on it, what's left of it, what's left, wilting a bit, left over, end of jar, end of bag, bottom of jar, in date, extra thick, traffic light, bite size, family pack, value pack,
  low moisture, from frozen, one of those, one of these, off the bone, on the bone, on the vine, in the shell, slightly salted, lightly salted, thinly sliced, snack bag, spring water, growing pot, pre cooked, quick cook, fast action, part baked, nearly empty, almost empty, half empty, half full, half tub,
  long grain, short grain, shell on, old fashioned, small curd, large curd, squeezed dry, patted dry, pat dry, all butter, tri colour, small dice, stone ground, free run, corn fed, grass fed, grain fed, family size, burrito size, curry piece, stem on, head on, tail on, dry roasted, hong kong, pan fry, reduced sodium, use by today, on its last leg, on the turn, last night, plant based, meat free, dairy free, loosely packed, tightly packed, tail off, rind on, rind off, honey roasted, honey roast
`);

function byFirstWord(text: string): Map<string, string[][]> {
  const sayings = new Map<string, string[][]>();
  for (const phrase of splitPhrases(text)) {
    const said = phrase.split(" ");
    const first = said[0] ?? "";
    sayings.set(first, [...(sayings.get(first) ?? []), said]);
  }
  return sayings;
}
