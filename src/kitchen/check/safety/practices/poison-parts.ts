/** Plants, and parts of plants, that are poison however they are cooked. */
import type { Clause } from "../clauses.ts";
import { REMEDY, saysToDo, withoutAllowing } from "../polarity.ts";
import type { Practice, SafetyView } from "../practice.ts";

interface PoisonPart {
  readonly words: RegExp;
  /** The plant is a food of the recipe, and the words name its part only then. */
  readonly of?: RegExp;
  readonly message: string;
  readonly source: string;
}

/** The part is taken off and is not eaten. */
const CUT_AWAY =
  /\b(?:in gloves|wear gloves|remove|removing|trim|trimming|cut(?:ting)? (?:\w+ ){0,2}(?:off|out|away)|slice off|peel (?:off|away|deeply)|pit|de-?stone|tak(?:e|ing) out (?:the )?(?:stones?|pits?)|pull(?:ing)? (?:\w+ ){0,2}off|strip(?:ping)? (?:\w+ )?off|avoid|leave (?:them |the \w+ )?behind|never|not edible|to the (?:compost|bin)|only the stalks|stalks only)\b/;
/** Told behind the part: "leaves removed". In front of it they would only describe it. */
const CUT_AWAY_BEHIND = /^[^.;]{0,30}\b(?:removed|trimmed|cut (?:off|away|out)|taken (?:off|out)|pulled off|stripped)\b/;
const RHUBARB = { message: "Rhubarb leaves are poisonous: use the stalks only.", source: "University of Idaho FCS 270" };
const STONES = { message: "Bitter almonds and the kernels of stone fruit release cyanide: never eat them.", source: "EFSA Journal 2016;14(4):4424" };
const POTATOES = {
  message: "Green and sprouted potatoes hold solanine, which cooking does not destroy: throw them away.",
  source: "Hong Kong CFS, Report 27 (2007)",
};
const PARTS: readonly PoisonPart[] = [
  {
    words:
      /\brhubarb (?:leaf|leaves|greens|tops)\b|\b(?:leaf|leaves|greens|tops) of (?:the |your )?rhubarb\b|\brhubarb(?: stalks?)?,? (?:\w+ )?(?:with|and|including) (?:the |their |its )?(?:green )?(?:leaves|leaf|tops|greens)\b/g,
    ...RHUBARB,
  },
  {
    words: /\b(?:the|their|its|green|with|and) (?:the )?(?:green |big |large |young |tender )?(?:leaves|tops|greens)\b/g,
    of: /\brhubarb\b/,
    ...RHUBARB,
  },
  { words: /\b(?:leaf|leaves|tops|greens) and all\b|\bwhole plants?\b|\b(?:stalks?|stems?) and (?:leaf|leaves|tops)\b/g, of: /\brhubarb\b/, ...RHUBARB },
  {
    words:
      /\b(?:(?:ground|crushed|chopped|blended) )?(?:apricot|peach|plum|cherry|nectarine) (?:kernels?|pits?|stones?)\b|\b(?:kernels?|pits?|stones?) (?:of|from|inside) (?:the |your )?(?:apricots?|peach(?:es)?|plums?|cherries|nectarines?)\b|\bbitter almonds?\b/g,
    ...STONES,
  },
  {
    words: /(?<!\bcorn )\bkernels?\b(?! of corn)/g,
    of: /\b(?:apricot|peach|plum|cherr|nectarine)/,
    ...STONES,
  },
  {
    words:
      /\b(?:green(?:-skinned|ed|ish)?|sprouted|sprouting) potato(?:es)?\b(?! salad| curry)|\bpotato (?:sprouts?|leaves|greens|eyes that have sprouted)\b|\b(?:potato(?:es)?|spuds?)\b[^.;,]{0,30}\b(?:(?:turned|gone|going|turning|are|is) (?:a (?:bit|little) |slightly |quite |very )?green\b|green (?:tinge|tint|hue|patch\w*|spots?|bits|skins?)\b)|\bpotato(?:es)?\b[^.;,]{0,30}\b(?:sprouted|sprouting|with (?:long |their )?sprouts)\b/g,
    ...POTATOES,
  },
  {
    words:
      /\b(?:sprouts|green skins?|green (?:bits|parts|patches))(?: or (?:the )?(?:\w+ ){0,2}(?:sprouts|eyes))? (?:and all|on\b|left on|included|too\b)|\b(?:they|ones?|some|any|which|that)(?: (?:are|is|have|has|look|turned|gone|went))+ (?:a (?:bit|little) |slightly |quite |very )?green\b|\b(?:sprouted|sprouting|green) ones?\b/g,
    of: /\bpotato/,
    ...POTATOES,
  },
  {
    words:
      /\btomato (?:leaf|leaves|vines?|stems)\b|\b(?:death caps?|foxgloves?|oleander|hemlock|lily of the valley|daffodils?|nightshade|hydrangeas?|wolfsbane|monkshood|castor beans?|comfrey(?: leaves)?|elderberry (?:leaves|stems)|yew|(?:wild |foraged )?mushrooms (?:that )?(?:you|i|we|from the woods|from the forest|from your (?:lawn|garden))(?:'ve| have)? ?(?:found|picked|foraged|gathered)?)\b/g,
    message: "This plant is poisonous as it is used here: leave it out.",
    source: "University of Idaho FCS 270, Ontario OHCC guide on natural toxins",
  },
];

/** One practice a row: they differ in words, message and source only. */
export const poisonParts: readonly Practice[] = PARTS.map(({ words, of, message, source }) => ({
  kind: "toxic-plant",
  message,
  source,
  find: (view) => (isGrown(view, of) ? view.clauses.find((clause) => eats(clause, words, of !== undefined))?.sentence : undefined),
}));

const OTHER_LEAVES =
  /\b(?:mint|basil|lettuce|bay|thyme|sage|strawberr\w+|spinach|carrot|beet|celery|curry|coriander|cilantro|parsley|tea|salad|radish|turnip|kale|chard)\b/;

/** "Cook them like spinach" names no spinach. */
const LIKENESS = /\b(?:like|as you would|as if they were) (?:\w+ )?\w+/g;

/** Whether the plant whose part is named without it is a food of the recipe. */
function isGrown({ recipe }: SafetyView, of: RegExp | undefined): boolean {
  return of === undefined || (recipe.reading.recipe.steps.length > 0 && recipe.foods.some(({ name }) => of.test(name)));
}

/** The words first: few clauses hold them, and all else is asked of those alone. */
function eats(clause: Clause, words: RegExp, ofPlant: boolean): boolean {
  if (clause.text.search(words) < 0) return false;
  if (ofPlant && OTHER_LEAVES.test(clause.sentence.text.replaceAll(LIKENESS, ""))) return false;
  if (CUT_AWAY.test(clause.plain) || REMEDY.test(withoutAllowing(clause.sentence.text))) return false;
  for (const match of clause.text.matchAll(words)) {
    if (!CUT_AWAY_BEHIND.test(clause.text.slice(match.index)) && saysToDo(clause, match.index)) return true;
  }
  return false;
}
