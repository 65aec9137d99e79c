/** Whether a sentence says to do what stands at a place in it, or not to. Adjectives have no part in it. */
import type { Clause } from "./clauses.ts";

/** Words that look like a "no" and allow: "don't worry if it is pink", "not only". Cut out before a "no" is looked for. */
const ALLOWING =
  /\b(?:do not|don't|never|not to|no need to|needn't|nor should you) (?:worry|fuss|bother about|be (?:afraid|scared|alarmed|put off|shy|tempted to overcook|concerned)|fret|panic|mind|fear|hesitate|overcook|over-?cook|forget)\b(?: (?:it|them|the \w+))?|\bnot (?:only|just|a problem|an issue|dangerous|harmful|unsafe|risky|poisonous|toxic)\b|\b(?:isn't|aren't|not at all) (?:dangerous|harmful|unsafe|risky|poisonous|toxic|a problem|an issue)\b|\bno (?:problem|harm|danger|risk|matter|worries|big deal)\b|\bnothing wrong\b|\bnever fails?\b|\bwithout (?:(?:further|more|much|any) (?:ado|delay|fuss)|worry|fear|a (?:second )?thought|hesitation)\b|\bdoesn't (?:hurt|matter)\b|\bwon't hurt\b|\byou (?:don't|do not|can't|didn't|won't) (?:finish|eat|use|get through|manage)\b|\b(?:what(?:ever)?|anything|any|that|which|those|all) you (?:don't|do not|didn't|won't) need\b|\b(?:what(?:ever)?|any(?:thing)?(?: \w+)?|all|everything)(?: that| which)?(?: is| are| was)? ?(?:isn't|aren't|wasn't|hasn't been|doesn't get|not) (?:eaten|used|finished|needed|wanted|gone)\b|\b(?:don't|do not|never|no need to|why) (?:waste|(?:throw|chuck|toss|bin|discard|compost|ditch)(?= (?:\w+ ){0,5}(?:leaves|leaf|tops|greens|sprouts|stalks|kernels|stones|them|those|these)\b)(?: (?:away|out))?)\b/g;
/** They rule out the whole clause behind them. */
const VERBAL =
  /\b(?:never|not|cannot|\w+n't|avoid|avoiding|refrain|stop(?! (?:while|when|as|at|once|before|there|here|the (?:heat|cooking))\b)|instead of|rather than|resist|forget|beware of|careful with|stay away from|steer clear of)\b/g;
/** They rule out the few words behind them: "no pink", "without any pink left". */
const NOMINAL = /\b(?:no|nothing|without|none|nor|neither|zero|free of|lost|loses?|gone)\b/g;
const NOMINAL_WORDS = 6;
/** A "not" of these says that it may be done, or goes on to what is to be done. */
const WRONG =
  /\b(?:unsafe|dangerous|hazardous|risky|poisonous|toxic|harmful|deadly|food[- ]poisoning|salmonella|botulism|listeria|bacteria|germs?|make (?:you|people|anyone|them|everyone) (?:ill|sick)|sicken|not (?:be )?safe|isn't safe|not (?:be )?eaten|bad idea|a no-no|inedible|unsuitable|not suitable|myth|(?:should|must|has to|have to|needs? to|ought to) be (?:thrown|discarded|binned)|(?:goes|go|belongs?) (?:straight )?in(?:to)? the (?:bin|trash|garbage|compost))\b/;
/** What is to be done about it: thrown away, cooked on. */
export const REMEDY =
  /\b(?:throw\w* (?:\w+ ){0,4}(?:away|out)|throw\w* (?:it|them|any)\b|toss (?:it|them|any\w*) (?:out|away)|discard\w*|bin (?:it|them|any)|compost|get rid|dispose|(?:cook|bake|fry|roast|simmer|boil|grill|return|put|pop|keep|give|leave|heat)\b[^.;]{0,40}\b(?:longer|more|further|back (?:in|on|to|until|till|for)|another|again|cooking|extra)|continue|back (?:it|they) goes?|needs? (?:more|longer|another)|not (?:yet )?(?:done|ready|cooked)|isn't (?:done|ready|cooked)|undercooked)\b/;
/** A relative clause's own verb is part of what marks it. */
const CONDITION_WORDS = 8;
const CONDITION =
  /\b(?:if|when|whenever|anything|any (?:that|which|left)|in case|(?:that|which) (?:has |have |had )?(?:sat|stood|been|was|were|is|are|stays?))\b|(?:^|[,;:] ?)should\b/;

/** A text without the words that allow, each as long as before. */
export function withoutAllowing(text: string): string {
  return text.replace(ALLOWING, (words) => "~".repeat(words.length));
}

/** "To wash away bacteria": what it is done for, and no warning; that it spreads them is one. */
const TO_BE_RID_OF =
  /(?<!\bnever\b.*|\bdon't\b.*|\bnot\b.*)\b(?:to|and|which|that will|will) (?:wash|rinse|scrub|flush|clean|get|remove|kill|take)(?:e?s)? (?:(?:away|off|out|rid of) )?(?:any |the |all |of |surface |nasty |harmful |\w+ (?:and|or) )*(?:bacteria|germs?|salmonella|listeria)\b(?![^.;]*\b(?:spread|splash|spray|myth|only)\w*)/;

/** Whether a sentence, without the words that allow, says that what it tells of is wrong. */
export function denounces(plain: string): boolean {
  return WRONG.test(plain.replace(TO_BE_RID_OF, ""));
}

/** Whose way it is told to be: "chefs", "my gran", "the old trick". */
const OF_OTHERS =
  /\b(?:restaurants?|chefs|(?:some|many|most|other) (?:people|cooks|recipes)|others|(?:my|our) (?:\w+ )?(?:gran|nan|mum|mom|dad|uncle|aunt)\w*|(?:my|our) (?:grand)?(?:mother|father)|grand(?:ma|pa)|nonna|old (?:trick|books?|recipes?)|used to)\b/;
/** "Don't copy her", "at home we don't", "not us". */
const SET_ASIDE =
  /\b(?:do not|don't|never) (?:copy|do (?:that|this|as|so|it|what)|follow|imitate|try)\b|\b(?:we|i|you|here)(?: (?:do not|no longer|never|know better)|'ll not| (?:do|wo|should|ca)n't)\b|\bnot (?:us|me|here|any ?more)\b|^\W*(?:do not|don't|not|never)(?=[.!;,:])|^[^.;]{0,30}\b(?:below|under|short of|less than) (?:what|the|is)\b/;

/** Whether it tells of what others do and `behind`, the words that follow it, set that aside. */
export function isSetAside(text: string, behind: string): boolean {
  return OF_OTHERS.test(text) && SET_ASIDE.test(withoutAllowing(behind));
}

/** Whether the clause says to do, or allows, what stands at the offset of the clause's own text. */
export function saysToDo(clause: Clause, at: number): boolean {
  if (clause.wrong || clause.ruledOut) return false;
  const text = clause.plain;
  const before = text.slice(0, at);
  for (const match of before.matchAll(VERBAL)) {
    // "not until", "don't … until": what is behind the "until" is what is to be done. "n't need more than" says how much.
    const between = before.slice(match.index + match[0].length);
    if (!/\b(?:until|unless|before|till|but)\b/.test(between)) return false;
  }
  for (const match of before.matchAll(NOMINAL)) {
    const between = before.slice(match.index + match[0].length).trim();
    if (between.split(/\s+/).length <= NOMINAL_WORDS && !/[,:]|\b(?:until|till|but|and then)\b/.test(between)) return false;
  }
  if (/^[^,;.]{0,20}\b(?:is|are|must be|should be|has) (?:gone|no longer|not (?:allowed|ok|okay|recommended|advised|advisable)|never)\b/.test(text.slice(at)))
    return false;
  // "At 60 on the probe they are far from done."
  if (/^[^,;.]{0,40}\b(?:far from|nowhere near|not|\w+n't) (?:yet )?(?:done|ready|cooked|enough|there)\b/.test(text.slice(at))) return false;
  // "A rosy steak is fine, but a rosy meatball isn't."
  if (/^[^,;.]{0,24}\b(?:isn't|aren't|is not|are not)\s?[.!;]?\s*$/.test(text.slice(at))) return false;
  // "If it sat out overnight, throw it away": what stands in the condition is what went wrong, and what stands behind the remedy is not.
  const condition = clause.text.slice(0, at + CONDITION_WORDS).search(CONDITION);
  if (condition < 0 || !REMEDY.test(clause.sentence.text)) return true;
  const remedy = REMEDY.exec(clause.text);
  return remedy !== null && remedy.index > condition && remedy.index < at;
}

/** Whether the clause says to do what any of these words stand for. `words` is looked for everywhere (`g`). */
export function saysToDoAny(clause: Clause, words: RegExp): boolean {
  for (const match of clause.text.matchAll(words)) if (saysToDo(clause, match.index)) return true;
  return false;
}
