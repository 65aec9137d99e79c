/** What a typed entry says of how much there is, where it tells no amount: "half a tub of ricotta", "a few sprouts", "end of a jar of capers". */

/** Said of what is no longer in the piece it was bought in. */
const CUT_UP =
  /\b(?:chopped|grated|sliced|diced|shredded|mashed|cubed|riced|spirali[sz]ed|juice|zest|pur[ée]e|chunks?|cubes?|wedges?|sticks?|noodles?|bag|pack|bunch|tub|net)\b/i;
/** Said of what somebody has cut: a celery stick is a piece as it grew, and celery sticks are not. */
const CUT = /\b(?:chopped|grated|shredded|diced|cubed|minced|julienned?|riced|spirali[sz]ed|batons|(?<!celery )sticks)\b/i;

const LITTLE =
  /\b(?:bits? (?:of|left)|a little(?! gem)|ends? of|(?:nearly|almost) (?:finished|gone|empty|done)|not much|last (?:of|bit|drop|spoon)|dregs|scraps? of|drop of|bottom of|stub of|heel of)\b|\b(?:bit|end)$/i;
const FEW = /\b(?:a |last )?few\b/i;
const HANDFUL = /\bhandful\b/i;
const HALF =
  /\b(?:half|½) (?:an? |of an? |the |of the )?(?:tub|jar|pack|packet|pkt|bag|pot|carton|block|bottle|punnet|box|tube)\b|\b(?:tub|jar|pack|packet|bag|pot|carton|block|bottle|punnet) half\b|\bhalf (?:full|empty|used)\b/i;

/** `half` of what it comes in; `few` pieces; `little` that is left; a `handful`. */
export type SaidStock = "half" | "few" | "little" | "handful";

/** What the words of an entry say of its stock; undefined where they say nothing. */
export function saidStockOf(typed: string): SaidStock | undefined {
  if (HALF.test(typed)) return "half";
  if (FEW.test(typed)) return "few";
  if (LITTLE.test(typed)) return "little";
  return HANDFUL.test(typed) ? "handful" : undefined;
}

/** True of "chopped onion", "lemon juice", "bag of spinach": the singular is no piece. */
export function isSaidCutUp(typed: string): boolean {
  return CUT_UP.test(typed);
}

/** True of "diced onions" and "carrot sticks": nothing is left to cut. */
export function isSaidCut(typed: string): boolean {
  return CUT.test(typed);
}

/** True of "ground almonds" and "crushed tomatoes": the food is called after what was done to it. */
export function isNamedCut(name: string): boolean {
  return NAMED_CUT.test(name);
}
const NAMED_CUT = /\b(?:chopped|sliced|grated|diced|ground|crushed|crumbled|shredded|minced)\b/;

/** True of "pomegranate seeds", and not of the fruit. */
export function isNamedSeeds(name: string): boolean {
  return NAMED_SEEDS.test(name);
}
const NAMED_SEEDS = /\bseeds?$/;

/** In what form stock is sold that is named so: a cube that crumbles, powder or paste by the spoon, or a jelly in its pot. */
export function namedStockForm(name: string): "cube" | "loose" | "jelly" {
  const [found, loose] = STOCK_FORM.exec(name) ?? [];
  return found === undefined ? "cube" : loose === undefined ? "jelly" : "loose";
}
const STOCK_FORM = /\b(?:(powder|granules?|dashi|hondashi|than bouillon|paste|base|concentrate)|pots?|stockpots?|gels?)$/i;

/** True of noodles that are sold wet and weigh what they weigh on the plate. */
export function isSaidFresh(typed: string): boolean {
  return FRESH.test(typed);
}
const FRESH = /\b(?:straight[- ]to[- ]wok|wok[- ]ready|ready[- ]to[- ]wok|fresh)\b/i;

const BIG = /\b(?:big|large|huge|giant|jumbo|fat|hefty)\b/i;
const SMALL = /\b(?:small|little|tiny|mini)\b/i;

/** Times its usual weight that a piece has by the words of its entry: "4 big potatoes", "a small onion". A large bag or bunch tells nothing of what is in it. */
export function saidSizeOf(typed: string): number {
  if (OF_ITS_PACK.test(typed)) return 1;
  return BIG.test(typed) ? LARGER : SMALL.test(typed) ? SMALLER : 1;
}
const OF_ITS_PACK = /\b(?:handfuls?|bag|bunch|tub|net|pack|packet|tin|can|jar|box|bowl|piece|chunk|slices?|bit|amount|quantity|pile|heap)\b/i;
/** A large baking potato beside a medium one, a large onion, a large carrot: by the household portions of USDA FoodData Central, 1.4 to 1.7 times; small ones 0.6 to 0.8. */
const LARGER = 1.5;
const SMALLER = 0.7;
