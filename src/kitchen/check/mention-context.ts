/** Whether a food named in a sentence is used, merely possible, only spoken of, or ruled out. */
import { patternLater } from "#recipe/pattern";
import type { Slot } from "./sentence-slots.ts";

/** `told`: the sentence speaks of the food and does nothing with it. `denied`: it is ruled out, or what another food is like. */
export type MentionUse = "used" | "optional" | "told" | "denied";

/** Words that may stand between "no" and the food it rules out. */
const GLUE = new Set(
  "a an any the of or and nor extra more added additional need needed needs needing to for add adding adds use using have having has even much your some other such further require required requiring contain containing contains want either it bother bothering worry worrying with about fresh hot cold melted grated chopped".split(
    " ",
  ),
);
const NEGATORS = new Set(
  "no without minus skip skipping skips omit omitting omits avoid avoiding nor neither don't doesn't didn't won't isn't aren't not never cannot can't wouldn't shouldn't lacks lacking".split(
    " ",
  ),
);
/** Pairs of words that rule out what follows: "instead of butter", "leave out the salt". */
const NEGATOR_PAIRS = new Set([
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
]);
/** A food behind these is only what another looks or feels like: all that the words "like a …" reach, up to the next joint. */
const LIKENESS =
  /(?:\b(?:(?<!you |you'd |you would |i |we |if they |people )like|resembles?|resembling|similar to|(?:size|thickness|consistency|texture|taste|colou?r|shape|feel|look|job|work|place|kind|smell|scent|richness|snap|crunch|ghost|equivalent) of|(?:smell|smells|smelling|taste|tastes|tasting|reeks?|reminds?|think|scents) (?:\w+ )?of|as (?:thick|soft|thin|stiff|loose|runny|smooth|fine|salty|rich|brown|sweet|light|pale|dark|sharp|sour|hot|small|big|large|\w+ly \w+|\w+) as|(?<!less |no )(?<!more )than|reminiscent of|unlike|as if (?:it|they) were|instead of|stands? in for|standing in for|mistake\w* for|known as|called|named|swear (?:that )?(?:there|it) (?:was|were|is|had|held)|the way you)(?: (?!(?:and|or|with|in|on|over|onto|into|then|but|so|add|for|to|from|it|you|we|they|is|are|was|were|needs?|wants?|goes|go|until|when|while|if|this|these|some|more|before|after)\b)[\p{L}'-]+){0,5} |\bas you would(?: \w+){0,2} )$/u;
/** "the snap of a good apple": a quality of something that is not there. What is had of a food (juice, rind, half) is another matter. */
const QUALITY =
  /\bthe (?!juices?|zest|rind|peel|flesh|seeds?|pips?|leaves|leaf|whites?|yolks?|pulp|rest|half|halves|top|remainder|last|third|quarter|heart|meat|contents|end|bulk|most|inside|skin|cloves?|stalks?|stems?|tops?|fat|crumbs?|addition|help|taste of a)\w+ of an? (?:[\p{L}-]+ ){0,2}$/u;
const LIKENESS_BEHIND =
  /^[- ](?:sized?|shaped|like|style|coloured|colored|brown|gold|flavou?r(?:ed|s)?|scented|free|less|thickness|consistency|texture|thick)\b/;
const DENIED_BEHIND =
  /^ (?:separat(?:es|ing)|float(?:s|ing)|ris(?:es|ing)|bead(?:s|ing)|pool(?:s|ing)|surfac(?:es|ing)|starts to separate|comes out)\b| or no [\p{L}-]+\b|^[^.;]{0,24}\b(?:(?:is|are)(?: not|n't) (?:needed|necessary|required)|(?:isn't|aren't) (?:needed|necessary|required)|not needed|not required|(?:is|are) not (?:included|used)|(?:is|are) left out)\b/u;
/** What some cooks do, told only to be set aside: "Lots of recipes add cream, but the real thing has none". */
const OTHERS_DO =
  /\b(?:often|usually|traditionally|normally|typically|classically|many|lots of|some|most|other|original|classic|authentic|restaurant)\b[^.]*\b(?:recipes?|versions?|cooks?|people|add|adds|use|uses|sprinkled|served|include|includes|made|call|calls|have|has|contain|contains|finished|topped|come|comes)\b/;
/** "In Spain you would also see ham on it". */
const SEEN_ELSEWHERE = /\byou (?:would |will |may |might |can |could |often |usually |sometimes |also )*(?:see|find)\b/;
const SET_ASIDE = /\b(?:but|though|however|although|skip|leave|without|not|n't|no|don't|we're|here we)\b/;
const COUNTERFACTUAL = /\bif (?:you|we|there|i) (?:had|were|owned)\b|\b(?:would|could) have (?:been|added|used|folded|gone)\b|\bif only\b/;

const CONDITION =
  /\b(?:if (?:you|desired|available|using|liked|wanted|wished|on hand|to hand|preferred)(?! (?:need|find|notice|see|prefer (?:it|a|them) (?:thicker|thinner|saltier))\b)|when you have|should you (?:have|like|want|wish))\b/;
const SUGGESTION =
  /\b(?:optional(?:ly)?|feel free|(?:you|one) (?:can|could|may|might)(?: also| always| even| instead| then)? (?:also |always |even )?(?:add|use|swap|substitute|replace|stir|serve|top|throw|try|sprinkle|garnish|include|mix|toss|drizzle|finish|enjoy|squeeze|fold|make)|could also|can also|may also|might (?:also|like|want|enjoy)|try (?:adding|using|swapping|serving|it with|them with|stirring|some)|swap(?:ping)?|substitut\w+|(?<=^|[,;:–—] |can |could |or |you )replace|alternatively|for a (?:twist|change|variation|kick|treat|touch|more|bit|richer|spicier|creamier|heartier|sweeter|different|lighter|little|boost|burst|fresh\w*|full|complete|side|crunch\w*)|for (?:extra|added|more|additional) |perhaps|maybe|variations?|consider|how about|why not|as an? (?:option|alternative|extra|side)|pairs?|goes (?:\w+ )?with|go (?:\w+ )?with|for an? (?:\w+ )?(?:version|option|alternative)|on the side of your|to make it)\b/;
const SUGGESTION_BEHIND =
  /\b(?:works? (?:too|as well|well|fine|great|just as)|(?:is|are|would be|tastes?|makes?|make)(?: also)? (?:a |an )?(?:\w+ )?(?:lovely|great|nice|delicious|good|wonderful|excellent|perfect|tasty|optional|fantastic|welcome|amazing)\b|(?:isn't|is not|are not|aren't) essential|not essential|can be (?:added|used|substituted|swapped|omitted|left out|skipped|replaced)|instead(?! of)|as a substitute|also works?|if (?:you|desired|available|using|liked|wanted|on hand|to hand|preferred)\b(?! (?:need|find|notice|see)\b))/;

/** An amount right before a food: "2 tbsp", "a splash of". */
const MEASURED_BEFORE =
  /(?:[\d½¼¾⅓⅔⅛]\s?(?:[a-z]{1,12}\.? )?(?:of )?|\b(?:spoonfuls?|splash(?:es)?|knobs?|pinch(?:es)?|dollops?|drizzles?|handfuls?|glugs?|dash(?:es)?|squeezes?|scattering|sprinkling|grating|pats?|ladles?|ladlefuls?|dusting|scoops?|teaspoons?|tablespoons?|cups?|ribbons?|blankets?|layers?|showers?|clouds?|piles?|trickles?|heaps?|mounds?|beds?) of (?:the |some )?)(?:\w+ ){0,2}$/;

/** "A flurry of sesame seeds": whatever it is measured with, so much of it goes in. What is seen, smelt or meant is no measure. */
const PORTION =
  /\b(?:an?|another|one|two|three|some|few|couple of|good|big|little) (?:(?!and |of |with |to |in )[\p{L}'-]+ ){0,2}(?!(?:kind|sort|type|way|sign|smell|taste|colou?r|look|hue|texture|consistency|feel|idea|memory|matter|question|version|hint of a|lack|absence|bowl|plate|pot|pan|dish|tray|pool)s? )[\p{L}'-]+ of (?:the |some |your )?(?:(?!and |with |to |in |on )[\p{L}'-]+ ){0,2}$/u;
/** "2–3 minutes for prawns, 6 for chicken": told for whoever cooks that instead. */
const TIMED_FOR = /(?:\b(?:minutes?|mins?|hours?|hrs?|h|seconds?|secs?)|[\d½¼¾]|°[cf]) for (?:[\p{L}-]+,? (?:or|and) |[\p{L}-]+, ){0,3}(?:[\p{L}-]+ )?$/u;

/** "I've left the milk in the fridge", "keep the raisins out". */
const KEPT_OUT = /\b(?:left|leave|kept|keep|saved?|held) (?:the|your|out the) (?:[\p{L}-]+ )?$/u;
const OUT = /^ (?:out\b|in the (?:fridge|cupboard|jar|packet|tin)\b|for (?:another|later|tomorrow|your|next|somebody|someone)\b)/;
/** "A sauce for pouring over chips", "enough for two plates of pasta": what the dish is for, and no part of it. */
const MEANT_FOR =
  /\b(?:enough|made|meant|good|right|dressing|sauce|marinade|spread|dip|topping|filling|glaze) for (?:(?:pouring|spooning) over |spreading on |dipping |topping |tossing with )?(?:[\p{L}-]+,? (?:or |and |of )?){0,6}$/u;

/** What stands around a food in its sentence. */
export interface Around {
  /** The sentence in lower case, and the food's offsets in it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The sentence behind it. */
  readonly next: string;
  /** Outside list and steps. */
  readonly aside: boolean;
  readonly slot: Slot;
}

/** How a sentence uses a food that it names. */
export function judgeUse({ text, start, end, next, aside, slot }: Around): MentionUse {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  const near = before.slice(-90);
  if ((isRuledOut(before) && !isPutOff(behind)) || LIKENESS.test(near) || QUALITY.test(near) || LIKENESS_BEHIND.test(behind) || DENIED_BEHIND.test(behind))
    return "denied";
  if (isForbidden(before) && !isPutOff(behind)) return "denied";
  if (COUNTERFACTUAL.test(text)) return "denied";
  if ((OTHERS_DO.test(text) || SEEN_ELSEWHERE.test(text)) && SET_ASIDE.test(text)) return "denied";
  if (/\?\s*$/.test(text) && ANSWERED_NO.test(next)) return "denied";
  if (KEPT_OUT.test(near) && OUT.test(behind)) return "denied";
  if (aside && MEANT_FOR.test(near)) return "told";
  if (TIMED_FOR.test(near) && !/\bthe $/.test(near)) return "told";
  if (isOptional(text, start, end)) return "optional";
  if (isTakenOut(text, start)) return "told";
  if (slot === "told" && !NOT_WITHOUT.test(near) && !isMeasured(before) && !isTakenUp(text.slice(end), next)) return "told";
  return aside ? "optional" : "used";
}

/** An amount, or a portion whatever it is called, stands right before the food. */
export function isMeasured(before: string): boolean {
  return MEASURED_BEFORE.test(before.slice(-40)) || PORTION.test(before.slice(-60));
}

/** "Restaurants scatter nuts; do the same": what was told of others is done here too. */
export function isTakenUp(behind: string, next: string): boolean {
  return TAKEN_UP.test(behind) || TAKEN_UP.test(next.slice(0, 80));
}

/** "It isn't a taco without sour cream." */
const NOT_WITHOUT = /(?:n't|\bnot|\bnever|\bno|\bnothing)\b[^,;:.]* without (?:[\p{L}-]+ ){0,2}$/u;
const TAKEN_UP =
  /\b(?:do (?:the same|likewise|so|as (?:they|she|he)|it too|that)|so (?:do|should|must|can|will|shall|would) (?:you|we|i)|follow (?:suit|them|her|him)|copy (?:them|her|him|that)|likewise|same here|(?:me|us|you) too|join them|(?:in|on|over) (?:it goes|they go)|(?:add|serve|bring|stir|put|use|scatter|pour|fold|throw|tip|mix|chuck|spoon|drizzle|sprinkle) (?:it|them|some|that|those|plenty))\b/;
/** "Salt? The feta brought its own." */
const ANSWERED_NO =
  /^(?:no(?:[,.!;]| need| thanks)|nope|nah|not (?!only|just)|never|none|skip|leave|don't|you (?:won't|don't)|the [\p{L}-]+ (?:has|have|brought|brings|does|is|are|gives|takes|comes) )/u;

/** "Don't add the cream yet", "never add salt until the end": put off, and used all the same. */
function isPutOff(behind: string): boolean {
  return /^(?: [\p{L}'-]+){0,3} (?:until|till|before|yet|too \w+|all at once|at once|straight away|all in one go)\b/u.test(behind);
}

/** "Don't be tempted to swap in oil": nothing that the forbidden thing is to be done with is used, up to the end of the clause. */
function isForbidden(before: string): boolean {
  const clause = before.slice(-160).split(CLAUSE_END).at(-1) ?? "";
  const no = FORBIDDING.exec(clause);
  if (!no) return false;
  const reach = clause.slice(no.index);
  if (MEANS_YES.test(reach)) return false;
  // "Don't overwork the X" takes the X for granted.
  return !/\b(?:the|your|this|these|that|those) (?:[\p{L}-]+ ){0,2}$/u.test(reach);
}

const CLAUSE_END =
  /[,;:.!?()–—]|\b(?:but|then|so|until|till|unless|because|since|while|when|if|instead|just|simply)\b|\band (?=(?:add|stir|pour|put|serve|use|fold|mix|toss|top|finish|scatter|sprinkle|drizzle|spread|cook|bake|leave|keep)\b)/;
const FORBIDDING =
  /\b(?:don't|do not|never|no (?:need|call|reason|point|cause) (?:to|for|in)|needn't|need not|resist|avoid|refrain from|steer clear of|shouldn't|should not|wouldn't|won't|can't|cannot|mustn't|must not|hasn't|haven't|hadn't|doesn't|didn't)\b/;
/** A "no" in front of these tells to do it. */
const MEANS_YES =
  /\b(?:forget|skimp|stint|scrimp|hold back|shy|afraid|scared|hesitate|spare|spared|without|omit|skip|miss|leave out|only|just|more than|less than|worry|mind|fear|fret|stop|stingy|mean|coy|timid|overlook|neglect|fail|resist|refuse|go wrong|live without|beat|hurt|go amiss)\b/;

/** "Remove the giblets", "scoop out the seeds": what comes off a food and goes. */
export function isTakenOut(text: string, start: number): boolean {
  if (!/^(?:giblets?|neck|twigs?|husks?|pips?|\S+ (?:seeds?|pips?|husks?|bones?))\b/.test(text.slice(start, start + 40))) return false;
  return /\b(?:remove|discard|throw away|pull out|pick out|scoop out|strain out|cut out)(?: and discard)? (?:the |any |all |its |their )*(?:[^\s,.;]+ )?$/.test(
    text.slice(Math.max(0, start - 60), start),
  );
}

const wordsAndMarks = patternLater("gu")`[\p{L}\p{N}'%\xBD\xBC\xBE]+|[^\s\p{L}\p{N}]`;

/** Walks back over glue and other foods to a word that rules the food out. */
function isRuledOut(before: string): boolean {
  const words = before.slice(-160).match(wordsAndMarks()) ?? [];
  for (let at = words.length - 1, steps = 0; at >= 0 && steps < 14; at -= 1, steps += 1) {
    const word = words[at] ?? "";
    if (NEGATOR_PAIRS.has(`${words[at - 1] ?? ""} ${word}`)) return !isUndone(words, at - 1);
    if (NEGATORS.has(word)) return !isUndone(words, at);
    if (GLUE.has(word)) continue;
    // Another member of the same list of things: "no oil or butter", "without salt, pepper or oil".
    const next = words[at + 1] ?? "";
    const listed = next === "or" || next === "and" || next === "," || next === "nor";
    if (word === "," || (listed && /\p{L}/u.test(word) && !STOPPERS.has(word))) continue;
    return false;
  }
  return false;
}

/** "Not only", "no more than", and a "no" that stands under another: "don't serve it without". */
function isUndone(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? "";
  if (/^(?:not|no|never)$/.test(words[at] ?? "") && /^(?:only|just|more|less|fewer|better|doubt|later|forget|skimp|matter)$/.test(next)) return true;
  if (/^(?:don't|do|not|never)$/.test(words[at] ?? "") && MEANS_YES.test(words.slice(at, at + 5).join(" "))) return true;
  for (let back = at - 1; back >= Math.max(0, at - 6); back -= 1) {
    const word = words[back] ?? "";
    if (/^(?:[^\p{L}\p{N}]|but|because|so|then|until|if|while|when|and)/u.test(word)) return false;
    if (/n't$|^(?:never|not|cannot|nothing)$/.test(word)) return true;
  }
  return false;
}

/** A clause ends here: what follows is no longer under the "no". */
const STOPPERS = new Set(
  "but because so then until if while when it is are they which that heat cook add stir serve fry bake boil simmer season mix".split(" "),
);

function isOptional(text: string, start: number, end: number): boolean {
  if (/^[^.;(]{0,40}\(?\boptional\b/.test(text.slice(end)) && /^\s?(?:\(|,|–|-)?\s?(?:if using|optional)/.test(text.slice(end))) return true;
  if (/^\s?,?\s?\(?(?:if using|if you have (?:it|them|some|any)|if desired|if you like|if available)\b/.test(text.slice(end))) return true;
  const condition = CONDITION.exec(text);
  if (condition && condition.index === 0) return true;
  const suggestion = SUGGESTION.exec(text);
  if (suggestion && suggestion.index < start) return true;
  const marks = [condition?.index, SUGGESTION_BEHIND.exec(text)?.index].filter((at) => at !== undefined);
  return marks.some((at) => (at < start ? sameClause(text, at, start) : sameClause(text, end, at)));
}

/** No clause border lies between two offsets: a comma right before the mark belongs to the mark. */
function sameClause(text: string, from: number, to: number): boolean {
  return !/[;:–—]|,\s(?=\S+\s\S+\s\S)|\band (?:then|stir|add|serve|pour|mix|cook|fold|season)\b/.test(text.slice(from, to).replace(/,\s?$/, ""));
}
