/** What a typed entry says of how much there is, where it tells no amount: "half a tub of ricotta", "a few sprouts", "end of a jar of capers". */

/** Said of what is no longer in the piece it was bought in. */
const CUT_UP =
  /\b(?:chopped|grated|sliced|diced|shredded|mashed|cubed|riced|spirali[sz]ed|juice|zest|pur[ée]e|chunks?|cubes?|wedges?|sticks?|noodles?|bag|pack|bunch|tub|net)\b/i;

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

/** True of noodles that are sold wet and weigh what they weigh on the plate. */
export function isSaidFresh(typed: string): boolean {
  return FRESH.test(typed);
}
const FRESH = /\b(?:straight[- ]to[- ]wok|wok[- ]ready|ready[- ]to[- ]wok|fresh)\b/i;
