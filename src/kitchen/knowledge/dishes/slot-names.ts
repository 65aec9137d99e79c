/**
 * The names of all slots, of dishes and of extras, by their first letters. A dish, a step or a rule that names another does not compile;
 * a new name is a word more here, and one that no slot has any more goes (`slot-names.test.ts`). What a name sets off in the
 * engine, `slot-uses.ts` says.
 */
import type { Words } from "../words-of.ts";

const LINES = [
  "add aioli allium anchovy apple aromatics avocado",
  "bacon baked banana base bay bean beans berries beside bind binder binding bird biscuit bits blanched body boiled",
  "boiledEgg bones bottom bound bread brew brine briny broth bun butter",
  "case cereal cheese chia chip chips choc chop coat cobs cocoa coconut coffee cola cold condensed cooked cool cordial",
  "cover crackers cream creamed creamy crisp crisped croutons crumb crumble crumbs crunch crust cube curd cured curry",
  "custard custardMilk custardPowder",
  "dairy dal dark dash decor deep deepening depth dip dollop dough dress dressing dried drizzle drops dry dumpling dust dusting",
  "egg enriching extra",
  "fat filling fish fizz flakes flavour flour folded fresh freshFruit fried friedEgg frosting fruit fruitInPan fruitOnTray",
  "garlic ginger glass glaze gnocchi grain granules grated gravy green greens grind ground",
  "halves ham heat herb herbs hollow honey horseradish hot",
  "ice icing infuse inside",
  "jamGlaze jar jelly joint juice juiced jus",
  "ketchup kimchi kraut",
  "late leaf leaven lentil liaison lift liquid loose",
  "made main mash mayo meal meat meatInPan meatInPot meatOnTray meaty melt milk mince miso mix mocha more mull",
  "mushy mustard",
  "nest noodle nori nut nutButter nutmeg nuts nutty",
  "oats oil onion",
  "pasta paste pastry patty pea pearls peas pectin pepper pesto pinch plantain polenta popcorn porridge potato poured powder",
  "protein pudding pulp pulse pulseInPot puree",
  "raise raw ready relish ribbons rice rich richer rings rolled root rounding roux rub rubbed",
  "saffron salad salsa salt salty sauce saucedBeside sausage savour scatter scent sea seafood seasoning seeds serveWith sharp",
  "sharpInPan sharpOnTray sheets shell shot shred side slices slurry soak soaked soda soft soup sour soy spice spices spirit",
  "splash spooned spread squash squeezed stabiliser starch starter stew stock stuff stuffing stuffingReady suet",
  "sugar sweet sweetSpice sweetSpices syrup",
  "tang tea thick thin tin tofu tomato top topping tossed tots",
  "umami",
  "vanilla veg vegBeside vegInPan vegInPot vegOnTray vinegar",
  "waffle warm warmth wash weed wet white whole wine with wokEgg woody wrap wrapper",
  "yeast yogurt yolk yolks yorkshire",
  "zest",
] as const;

export type SlotName = Words<(typeof LINES)[number]>;

/** All of them, in the order of the alphabet. */
export const SLOT_NAMES = LINES.flatMap((line) => line.split(" ")) as readonly SlotName[];
