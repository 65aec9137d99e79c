/**
 * What would make another dish of it: a swap for a food that is there, a variation, a thing for next time. It neither accuses nor
 * clears this one. An addition to this dish ("add walnuts if you like") is optional, and stays so; and what this dish has all the
 * same ("whichever you choose, stir in cream", "as I always do") is this dish's, whatever it stands among.
 */
import type { ReadRecipe } from "#recipe/read-recipe";
import { instructionForm } from "#recipe/instruction-verbs";
import { headingOfNote, type Sentence } from "./sentence.ts";

/** Headings and opening words of a dish that differs: "Variations", "Next time:", "To make it vegan". */
const VARIES =
  /^\W*(?:variations?|variants?|next time|another (?:time|day)|(?:to )?make (?:it|them|this) (?:vegan|vegetarian|veggie|dairy[- ]free|gluten[- ]free|meaty|your own))(?=\W|$)/iu;
/** The same of one food for another: "Swap it:", "Substitutions". */
const SWAPS_LISTED = /^\W*(?:swaps?|swap (?:it|ideas?|outs?)|substitut\w+|easy (?:swaps|substitutions?)|instead)(?=\W|$)/iu;
/** "No mirin?", "Don't have leeks?": what is lacked, and what is to be had for it. */
const LACKS = /^\W*(?:no|out of|don't have|haven't got|not got|can't find) ([\p{L} '-]{2,40})(?:\?|$)/iu;
/** "Instead of salt, …": what the rest stands for. */
const IN_ITS_STEAD = /^\W*(?:instead of|in place of) (?:the |an? |your )?([\p{L} -]{2,40})/iu;
/** So far behind its first words a paragraph still is what they say. */
const LEAD_MOST = 40;
/** "Can I add cucumber?", "what if I have no mint?": asked, and not told to do. */
const ASKED = /^\W*(?:can|could|may|should|do|what if|is it|would) (?:i|you|we|it)\b[^.;]*\?\s*$/;
/** One food for another. */
const SWAPS =
  /\b(?:swap\w*|substitut\w+|replac(?:e|es|ed|ing)|instead of|in place of|works? (?:too|instead|as well|just as well|equally well)|(?:will|would) (?:also )?(?:do|work))\b/;
/** One more answer to what is lacked: "Chard works too", "or a handful of peas". */
const ONE_MORE = /^\W*(?:or|also|otherwise|failing that|even)\b|\b(?:also|too|either|instead|as well)\b/;
/** Verbs that tell what to take instead. */
const TAKES = /^(?:use|try|swap|replace|substitute|take|choose|reach|go|pick|opt)$/;
/** What is done to the dish whatever was swapped in it: "…, and serve everything with pesto". */
const GOES_ON = /(?:,|,? and|,? then|,? but)(?: then| also)? (?:serve|finish|top|scatter|garnish|drizzle|sprinkle|dress|eat|enjoy)\b/;

/** This dish has it whatever else is changed: "either way", "as always", "all of them need", "a must". */
const ALL_THE_SAME =
  /\bas (?:always|ever|usual)\b|(?<!\b(?:can|could|might|may|almost|not) )\balways (?!works?\b|good\b|nice\b|tastes?\b|an option|possible|welcome)|\bevery time\b|\bwithout fail\b|\b(?:either|both) ways?\b|\bin (?:any|every|each|all) cases?\b|\bno matter (?:what|which|how)\b|\bregardless\b|^\W*(?:whichever|whatever|however)\b[^,.]{0,40},|,? (?:whichever|whatever) (?:the )?[\p{L} ]{0,24}[.!]?$|\b(?:all|any|each|both|every one) of (?:them|these|those)(?: still| also)? (?:needs?|wants?|gets?|takes?)\b|\b(?:they|these|those|you|we)(?:'ll)? (?:all|both|still) (?:need|want|get|take)\b|\bis a must\b|\b(?:not|never) (?:optional|negotiable|without)\b|\bnon-negotiable\b|\b(?:don't|do not|never) forget\b|\bremember to\b/u;
/** It is told of the dish that is on the table: "tonight", "this time", "as I do here", "the version above". */
const AT_HAND =
  /\b(?:tonight|today|this time|for now)\b|(?:^|[:,;–—] )now,? |\b(?:recipe|version|dish|one) above\b|\bin (?:this (?:one|dish|recipe|version)|step \d)|\b(?:as|like|what) (?:i|we) (?:always |usually )?(?:do|did|have|used)\b|\b(?:i|we)(?:'ve| have| then| even| simply| just)* (?:used|added|swapped|replaced|substituted|stirred|served|finished|threw|put|topped|had|scattered|poured|spooned)\b/;
/** Said of some other day, or of a case. */
const ON_A_CONDITION = /\b(?:if|when|once|sometimes|last (?:time|week|month|year|summer|winter)|the other day|also|would|could)\b/;

/** What a few words name: a food that is on the list, one that is not, or none. */
export type NamedIn = (words: string) => "listed" | "foreign" | undefined;

/**
 * How far into a sentence another dish is spoken of, by its heading or its paragraph's first words, because it asks, or because it
 * answers what to do without: 0 where it speaks of this dish, the sentence's length where it never comes back to it.
 */
export function endOfAnotherDish(sentence: Sentence, reading: ReadRecipe, named: NamedIn): number {
  const { part, text, asked, start } = sentence;
  if (part.role === "ingredient") return 0;
  if (ASKED.test(text)) return text.length;
  const heading = headingOfNote(part, reading);
  const lead = leadOf(sentence);
  const lacked = LACKS.exec(asked)?.[1] ?? LACKS.exec(heading)?.[1] ?? LACKS.exec(lead)?.[1];
  if (lacked === undefined && ![heading, lead].some((words) => VARIES.test(words) || SWAPS_LISTED.test(words))) return 0;
  if (isOfThisDish(text)) return 0;
  if (lacked !== undefined) {
    // What is not on the list, or no food, is not lacked: "No colander? Toss it in the pan with butter".
    if (named(lacked) !== "listed") return 0;
    const isAnswer = LACKS.test(asked) || LACKS.test(heading) || start === 0 || ONE_MORE.test(text) || SWAPS.test(text);
    return isAnswer ? endOfSwap(text) : 0;
  }
  if (VARIES.test(heading) || VARIES.test(lead)) return text.length;
  const stead = IN_ITS_STEAD.exec(text)?.[1];
  if (stead !== undefined && named(stead) !== "listed") return 0;
  return isPlainInstruction(text) ? 0 : endOfSwap(text);
}

/** Whether what may be had is one food for another: "mint can be swapped for dill", "no paneer? Firm tofu works too". */
export function isSwap(text: string): boolean {
  return SWAPS.test(text);
}

/** How far a sentence swaps one food for another; undefined where it swaps none. */
export function endOfSwapIn(text: string): number | undefined {
  return SWAPS.test(text) && !isOfThisDish(text) ? endOfSwap(text) : undefined;
}

/** A paragraph's first words, as far as they name it: up to a colon or a dash, in bold, or all of a short one. */
function leadOf({ part }: Sentence): string {
  const paragraph = part.plain.text;
  const lead = /^[^.!;]{3,40}?[:–—](?=\s)/.exec(paragraph)?.[0] ?? paragraph.slice(0, part.plain.bold[0]?.start === 0 ? part.plain.bold[0].end : 0);
  if (lead !== "" && lead.length <= LEAD_MOST) return lead;
  return /^[^.!;?]{3,40}\?/.exec(paragraph)?.[0] ?? "";
}

function isOfThisDish(text: string): boolean {
  const same = ALL_THE_SAME.exec(text);
  if (same) return !ON_A_CONDITION.test(text.slice(same.index));
  return AT_HAND.test(text) && !ON_A_CONDITION.test(text);
}

function endOfSwap(text: string): number {
  return GOES_ON.exec(text)?.index ?? text.length;
}

/** "Finish with nutmeg" among swaps: it swaps nothing. */
function isPlainInstruction(text: string): boolean {
  const verb = /^\W*(?:then |now |just |also )?([\p{L}-]+)/u.exec(text.replace(/^[^:]{1,30}: /u, ""))?.[1] ?? "";
  return instructionForm(verb) === "bare" && !TAKES.test(verb) && !SWAPS.test(text) && !/ for (?:the|your|an?) /.test(text);
}
