/** How far a "no" reaches: which foods of a sentence it rules out. Every "no" is read in one walk back from the food. */
import { patternLater } from "#recipe/pattern";
import { instructionForm } from "#recipe/instruction-verbs";

/** Words that may stand between "no" and the food it rules out. */
const GLUE = new Set(
  "a an any the of or and nor extra more added additional need needed needs needing to for add adding adds use using have having has even much your some other such further require required requiring contain containing contains want either it bother bothering worry worrying with about those these fancy pricey expensive this that pool usual actual real proper crusty fresh hot cold melted grated chopped making".split(
    " ",
  ),
);
/** They rule out the foods right behind them, and what these are listed with: "no oil or butter". */
const OF_FOODS = new Set(
  "no without minus skip skipping skips skipped omit omitting omits avoid avoiding nor neither don't doesn't didn't won't isn't aren't not never cannot can't wouldn't shouldn't lacks lacking missing".split(
    " ",
  ),
);
/** Pairs of words that do the same: "instead of butter", "leave out the salt". */
const PAIRS_OF_FOODS = new Set([
  "instead of",
  "rather than",
  "left out",
  "leave out",
  "leaving out",
  "leaves out",
  "free of",
  "free from",
  "in place",
  "place of",
  "hold the",
  "forget the",
  "forget about",
  "worry about",
  "bother with",
  "fuss with",
  "saves you",
  "spares you",
  "none of",
  "want of",
  "lack of",
  "absence of",
]);
/** Of these, what a "no" in front only makes plainer: "don't bother with the cream". */
const NEVER_UNDONE = new Set(["want of", "lack of", "absence of", "worry about", "bother with", "fuss with"]);
/** They rule out whatever their clause does: "don't be tempted to swap in oil". */
const OF_CLAUSE = new Set(
  "don't never needn't resist avoid refrain ignore disregard isn't aren't wasn't weren't shouldn't wouldn't won't can't cannot mustn't hasn't haven't hadn't doesn't didn't".split(
    " ",
  ),
);
const AUXILIARY = /^(?:do|need|should|must|steer)$/;
const FOLLY = /^(?:mistake|folly|sacrilege|heresy|crime|sin|overkill|waste|pointless|wrong|silly|foolish)$/;
const POINTLESS = /^(?:need|call|reason|point|cause)$/;
/** A clause ends here. */
const CLAUSE_END = /^(?:[,;:.!?()–—]|but|then|so|until|till|unless|because|since|while|when|if|instead|just|simply)$/;
const GOES_ON = /^(?:add|stir|pour|put|serve|use|fold|mix|toss|top|finish|scatter|sprinkle|drizzle|spread|cook|bake|leave|keep)$/;
/** What follows these is no longer one of the listed foods under the "no". */
const STOPPERS = new Set(
  "but because so then until if while when it is are they which that where heat cook add stir serve fry bake boil simmer season mix".split(" "),
);
/** A "no" in front of these tells to do it. */
const MEANS_YES =
  /\b(?:forget|skimp|stint|scrimp|hold back|shy|afraid|scared|hesitate|spare|spared|without|omit|skip|miss|leave out|only|just|more than|less than|worry|mind|fear|fret|stop|stingy|mean|coy|timid|overlook|neglect|fail|resist|refuse|go wrong|live without|beat|hurt|go amiss|mention(?:ed)?|confess(?:ed)?|admit(?:ted)?)\b/;
/** "Don't overwork the X" takes the X for granted. */
const TAKEN_FOR_GRANTED = /\b(?:the|your|this|these|that|those) (?:(?!(?:with|on|in|over|into|onto|to|of|for|from|by)\b)[\p{L}-]+ ){0,2}$/u;
/** "I do not put the Marsala, nor the rum", "don't add the cream": a "no" before a verb that brings a food in rules out the very food. */
const BRINGS_NONE =
  /\b(?:(?:have|has|had) not|(?:have|has|had)n't) (?:\w+ )?(?:used|added|included|needed|touched|called for|put in) (?:the|that|any|your) (?:[\p{L}-]+ )?$|\b(?:do not|don't|does not|doesn't|did not|didn't|never|won't|will not|wouldn't|no need to|needn't|cannot|can't) (?:\w+ )?(?:put|add|use|include|want|have|buy|take|need)(?: in)? (?:the|that|any|your) (?:[\p{L}-]+ )?$/u;
const ENDS_THERE = /^(?:[.,;:!?)–—]|$| (?:nor|or|either|here|at all|in (?:this|it|here))\b)/;
/** "Don't add the cream yet", "never add salt until the end": put off, and used all the same. */
const PUT_OFF = /^(?: [\p{L}'-]+){0,3} (?:until|till|before|yet|too \w+|all at once|at once|straight away|all in one go)\b/u;
/** "I don't miss the cream or the cheese": what is gone without. */
const NOT_MISSED =
  /\b(?:(?:i|we|they|you|nobody|no one)(?: \w+)? (?:don't|do not|won't|will not|didn't|wouldn't|never|will|ever)|(?:you|they|nobody)'ll (?:not|never)|nobody) miss(?:es)? (?:(?!(?:if|when|while|because|since|so|but|and then|once|with|in|add|stir|until|that)\b)[\p{L}'-]+,? ){0,8}$/u;
/** "Rookie mistakes: adding liquid, using green bananas": what is not to be done. */
const MISTAKES = /^[^\p{L}]*(?:[\p{L}'-]+ ){0,3}(?:mistakes?|pitfalls?|errors?|blunders?|don'ts)(?: to avoid)?:/u;
/** "No salt yet": what there is of it goes in by a sentence of its own. */
const NONE_YET = /\bno (?:[\p{L}-]+ )?$/u;
/** "Without pancetta it isn't worth eating, so in it goes", "without cream it splits, which is why there are four spoons of it in the jug". */
const BROUGHT_AFTER_ALL =
  /\b(?:so|which is why|that's why)\b[^.;]*\b(?:(?:in|on|over) (?:it goes|they go)|(?:it|they) goes? (?:in|on|over)|(?:\d|half|\w*spoons?(?:fuls?)?|cups?|splash|glug|knob|handful)[^.;]{0,14} of (?:it|them))\b/;
/** "Don't worry about the cream: pour it all in." */
const TAKES_IT_ALL_THE_SAME = /^ ?[:;,–—] ?(?:just |then |and )?(?:pour|add|stir|tip|throw|put|use|fold|mix|whisk|beat|spoon) (?:it|them)\b/;
/** "Anyone who skips the bacon has only themselves to blame": nobody is to go without. */
const AT_THEIR_PERIL =
  /\b(?:to blame|miss(?:es|ing)? out|(?:will|'ll) regret|is a fool|are fools|doesn't deserve|don't deserve|(?:is|are) (?:plain |just |simply )?wrong)\b/;
/** "Neither dish needs gravy". */
const NOBODY_NEEDS =
  /\b(?:neither|no|nobody|none)(?: of (?:them|these|the [\p{L}-]+))?(?: [\p{L}-]+)? (?:needs?|wants?|takes?|calls? for|uses?|asks? for) (?:any |an? |the )?(?:[\p{L}-]+ )?$/u;
const WORDS_BACK = 30;
const NAME_WORDS = 3;
/** Words before a "without" in which a "no" undoes it, and before any other "no" in which a second one does. */
const UNDONE_BACK = 10;
const NEAR_BACK = 6;

const wordsAndMarks = patternLater("gu")`[\p{L}\p{N}'%\xBD\xBC\xBE]+|[^\s\p{L}\p{N}]`;

/** Whether a "no" before a food rules it out, given the sentence before and behind it. */
export function isDenied(before: string, behind: string): boolean {
  if (NOT_MISSED.test(before.slice(-120)) || (MISTAKES.test(before) && !/\b(?:not|forget\w*|skip\w*|skimp\w*|without|omit\w*|leaving) [^,;]*$/.test(before)))
    return true;
  if (AT_THEIR_PERIL.test(behind) || TAKES_IT_ALL_THE_SAME.test(behind)) return false;
  if (BRINGS_NONE.test(before.slice(-70)) && ENDS_THERE.test(behind) && !/\b(?:forget|without)\b/.test(before)) return true;
  if (NOBODY_NEEDS.test(before.slice(-70)) && ENDS_THERE.test(behind)) return true;
  return isRuledOut(before) && (!PUT_OFF.test(behind) || (behind.startsWith(" yet") && NONE_YET.test(before.slice(-40)))) && !BROUGHT_AFTER_ALL.test(behind);
}

function isRuledOut(before: string): boolean {
  const words = before.slice(-160).match(wordsAndMarks()) ?? [];
  const isPointedAt = TAKEN_FOR_GRANTED.test(before.slice(-60));
  /** So far only glue and foods of one list stand between. */
  let isListed = true;
  let isSameClause = true;
  /** Words of a food's name that end before an "and" or a comma: "soy sauce," "extra virgin olive oil and". */
  let inName = 0;
  for (let at = words.length - 1; at >= Math.max(0, words.length - WORDS_BACK) && (isListed || isSameClause); at -= 1) {
    const word = words[at] ?? "";
    const next = words[at + 1] ?? "";
    const pair = `${words[at - 1] ?? ""} ${word}`;
    if (isListed && PAIRS_OF_FOODS.has(pair)) return NEVER_UNDONE.has(pair) || !isUndone(words, at - 1);
    if (isSameClause && !isPointedAt && rulesOutClause(words, at)) return !MEANS_YES.test(words.slice(at + 1).join(" ")) && !isUndone(words, at);
    if (isListed && OF_FOODS.has(word)) return !isUndone(words, at);
    if ((CLAUSE_END.test(word) && !(word === "," && /^n?or$/.test(next))) || (word === "and" && GOES_ON.test(next))) isSameClause = false;
    inName = isListed && isNameWord(word, next, inName) ? inName + 1 : /^(?:or|and|,|nor)$/.test(next) ? 1 : 0;
    isListed &&= inName > 1 || isOfList(word, next, words[at - 1] ?? "");
  }
  return false;
}

/** "Do not …", "never …", "no need to …". */
function rulesOutClause(words: readonly string[], at: number): boolean {
  const [before, word, next] = [words[at - 1] ?? "", words[at] ?? "", words[at + 1] ?? ""];
  if (word === "not") return AUXILIARY.test(before);
  // "Under no portion hide a spoonful of ricotta".
  if (word === "no" && /^(?:under|on|at|by)$/.test(before)) return !/^(?:time|more|less)$/.test(next);
  if (word === "no") return POINTLESS.test(next) && /^(?:to|for|in)$/.test(words[at + 2] ?? "");
  // "It would be a mistake to cover it with honey".
  if (next === "to" && FOLLY.test(word)) return true;
  // "Nothing to do with honey", "nothing against honey".
  if (word === "nothing") return next === "against" || (next === "to" && words[at + 2] === "do" && words[at + 3] === "with");
  return OF_CLAUSE.has(word) || (word === "clear" && before === "steer");
}

/** Glue, or another member of a list of foods: "no oil or butter", "without salt, pepper or oil". An "and use" goes on with something else. */
function isOfList(word: string, next: string, before: string): boolean {
  if (/^(?:use|add)$/.test(word) && /^(?:and|then|,)$/.test(before)) return false;
  if (GLUE.has(word) || word === ",") return true;
  // "Without a drop of cream", "not a trace of butter".
  if (next === "of" && /^(?:a|an|any|one|single|usual|no)$/.test(before)) return true;
  return /^(?:or|and|,|nor)$/.test(next) && /\p{L}/u.test(word) && !STOPPERS.has(word);
}

/** A word before another of a food's name: the "soy" of "soy sauce or sugar". What tells to do something is none. */
function isNameWord(word: string, next: string, inName: number): boolean {
  return (
    inName > 0 &&
    inName < NAME_WORDS &&
    /^\p{L}+$/u.test(word) &&
    /\p{L}/u.test(next) &&
    !GLUE.has(word) &&
    !OF_FOODS.has(word) &&
    !STOPPERS.has(word) &&
    /^(?:past)?$/.test(instructionForm(word) ?? "")
  );
}

/** "Not only", "no more than", and a "no" that stands under another: "don't serve it without". */
function isUndone(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? "";
  if (/^(?:not|no|never)$/.test(words[at] ?? "") && /^(?:only|just|better|doubt|later|forget|skimp|matter|too)$/.test(next)) return true;
  if (/^(?:not|no)$/.test(words[at] ?? "") && /^(?:more|less|fewer)$/.test(next) && words.slice(at, at + 8).includes("than")) return true;
  if (/^(?:don't|do|not|never)$/.test(words[at] ?? "") && MEANS_YES.test(words.slice(at, at + 5).join(" "))) return true;
  for (let back = at - 1; back >= Math.max(0, at - UNDONE_BACK); back -= 1) {
    const word = words[back] ?? "";
    if (/^(?:[^\p{L}\p{N}]|but|because|so|then|until|if|while|when|and)/u.test(word)) return false;
    // "There is no way we would sit down to it without crusty bread."
    if (words[at] === "without" && (word === "no" || FOLLY.test(word))) return true;
    if (back < at - NEAR_BACK) continue;
    if (/n't$|^(?:never|not|cannot|nothing|nobody|none|refuse|refuses|hardly|rarely|seldom)$/.test(word)) return true;
  }
  return false;
}
