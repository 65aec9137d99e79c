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
/** A food behind these is only what another looks or feels like. */
const LIKENESS =
  /(?:\b(?:(?<!you |you'd |you would |i )like|resembles?|resembling|similar to|(?:size|thickness|consistency|texture|taste|colou?r|shape|feel|look|job|work|place|kind|part|smell|scent|richness) of|(?:smell|smells|smelling|taste|tastes|tasting|reeks?|reminds|think|scents) of|as (?:thick|soft|thin|stiff|loose|runny|smooth|fine|salty|rich|brown|sweet|light|pale|dark|sharp|sour|hot|small|big|large) as|(?<!less |no )(?<!more )than|\w+er than|reminiscent of|unlike|as you would(?: \w+)?|as if (?:it|they) were|instead of|stands? in for|standing in for|mistake\w* for|known as|called|named|the way you)(?: (?:a|an|the|that of|those of|any|regular|typical|usual|classic|traditional|normal|most|wet|damp|thin|heavy|melted|liquid|thick|coarse|fine|small|large|little|strong|good|single|double|heavy|softly whipped|whipped|runny|pouring|loose|soft|stiff|of)){0,3} )$/;
const LIKENESS_BEHIND =
  /^[- ](?:sized?|shaped|like|style|coloured|colored|brown|gold|flavou?r(?:ed|s)?|scented|free|less|thickness|consistency|texture|thick)\b/;
const DENIED_BEHIND =
  /^ (?:separates|floats|rises|starts to separate|comes out)\b|^[^.;]{0,24}\b(?:(?:is|are)(?: not|n't) (?:needed|necessary|required)|(?:isn't|aren't) (?:needed|necessary|required)|not needed|not required|(?:is|are) not (?:included|used)|(?:is|are) left out)\b/;
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
  /\b(?:optional(?:ly)?|feel free|(?:you|one) (?:can|could|may|might)(?: also| always| even| instead| then)? (?:also |always |even )?(?:add|use|swap|substitute|replace|stir|serve|top|throw|try|sprinkle|garnish|include|mix|toss|drizzle|finish|enjoy|squeeze|fold|make)|could also|can also|may also|might (?:also|like|want|enjoy)|try (?:adding|using|swapping|serving|it with|them with|stirring|some)|swap|substitut\w+|replace|alternatively|for a (?:twist|change|variation|kick|treat|touch|more|bit|richer|spicier|creamier|heartier|sweeter|different|lighter|little|boost|burst|fresh\w*|full|complete|side|crunch\w*)|for (?:extra|added|more|additional) |perhaps|maybe|variations?|consider|how about|why not|as an? (?:option|alternative|extra|side)|pairs?|goes (?:\w+ )?with|go (?:\w+ )?with|for an? (?:\w+ )?(?:version|option|alternative)|on the side of your|to make it)\b/;
const SUGGESTION_BEHIND =
  /\b(?:works? (?:too|as well|well|fine|great|just as)|(?:is|are|would be|tastes?|makes?|make)(?: also)? (?:a |an )?(?:\w+ )?(?:lovely|great|nice|delicious|good|wonderful|excellent|perfect|tasty|optional|fantastic|welcome|amazing)\b|(?:isn't|is not|are not|aren't) essential|not essential|can be (?:added|used|substituted|swapped|omitted|left out|skipped|replaced)|instead(?! of)|as a substitute|also works?|if (?:you|desired|available|using|liked|wanted|on hand|to hand|preferred)\b(?! (?:need|find|notice|see)\b))/;

/** An amount right before a food: "2 tbsp", "a splash of". */
const MEASURED_BEFORE =
  /(?:[\d½¼¾⅓⅔⅛]\s?(?:[a-z]{1,12}\.? )?(?:of )?|\b(?:spoonfuls?|splash(?:es)?|knobs?|pinch(?:es)?|dollops?|drizzles?|handfuls?|glugs?|dash(?:es)?|squeezes?|scattering|sprinkling|grating|pats?|ladles?|ladlefuls?|dusting|scoops?|teaspoons?|tablespoons?|cups?|ribbons?|blankets?|layers?|showers?|clouds?|piles?|trickles?|heaps?|mounds?|beds?) of (?:the |some )?)(?:\w+ ){0,2}$/;

/** How a sentence uses the food that stands between two offsets of its lower-case text. `aside`: outside list and steps. */
export function judgeUse(text: string, start: number, end: number, aside: boolean, slot: Slot): MentionUse {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  if (isRuledOut(before) || LIKENESS.test(before.slice(-60)) || LIKENESS_BEHIND.test(behind) || DENIED_BEHIND.test(behind)) return "denied";
  if (COUNTERFACTUAL.test(text)) return "denied";
  if ((OTHERS_DO.test(text) || SEEN_ELSEWHERE.test(text)) && SET_ASIDE.test(text)) return "denied";
  if (isOptional(text, start, end)) return "optional";
  if (isTakenOut(text, start)) return "told";
  if (slot === "told" && !MEASURED_BEFORE.test(before.slice(-40))) return "told";
  return aside ? "optional" : "used";
}

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
    if (NEGATOR_PAIRS.has(`${words[at - 1] ?? ""} ${word}`)) return true;
    if (NEGATORS.has(word)) return !(word === "not" && words[at + 1] === "only");
    if (GLUE.has(word)) continue;
    // Another member of the same list of things: "no oil or butter", "without salt, pepper or oil".
    const next = words[at + 1] ?? "";
    const listed = next === "or" || next === "and" || next === "," || next === "nor";
    if (word === "," || (listed && /\p{L}/u.test(word) && !STOPPERS.has(word))) continue;
    return false;
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
