/** What a mention is by the place where it stands: an aside, an introduction, a source, something free, something taken for granted. */
import type { ReadRecipe } from "#recipe/read-recipe";
import type { Mention } from "./find-mentions.ts";
import { BREADCRUMBS, BROKEN_TO } from "./word-sense.ts";
import type { Pointing } from "./match-food.ts";
import { instructionForm } from "#recipe/instruction-verbs";
import { isCommand } from "#recipe/list-block";
import { isMeasured, isTakenOut, type Aside } from "./mention-context.ts";
import { headingOfNote, type Sentence } from "./sentence.ts";

/** Tips, swaps and variations are ideas; what stands under "To serve" is a step like any other; a closing word, or a plain note, may tell what to do. */
export function asideOf({ part }: Sentence, reading: ReadRecipe): Aside | undefined {
  const heading = headingOfNote(part, reading);
  if (/^(?:to )?(?:serve|garnish|finish)(?: with)?\W*$/i.test(heading) || (part.role === "remark" && /^to serve:/i.test(part.plain.text))) return undefined;
  return IDEAS.test(heading) ? "idea" : "word";
}

const IDEAS =
  /\b(?:tips?|hints?|tricks?|variations?|swaps?|substitut\w+|suggest\w+|stor\w+|keep\w*|leftovers?|make[- ]ahead|freez\w+|reheat\w*|options?|optional|toppings?|pair\w*|drinks?|faq|ideas?|(?:make|switch|mix|change) it|cheaper|twists?|also|if|don't have|good to know|why|serving|shortcuts?|nutrition)\b|\?/i;

/** A note that only speaks about what is, or is not, in the dish: allergens, what was left out, nutrition. What it tells to do is done all the same. */
export function isAboutFood({ part, text }: Sentence, reading: ReadRecipe): boolean {
  const heading = headingOfNote(part, reading);
  if (/^(?:contains|may contain|allergens?|allergy|left out|how i read|nutrition)/i.test(heading)) return true;
  if (SAYS_WHAT_IS_NOT.test(text)) return true;
  if (instructionForm(/^[^\p{L}]*(\p{L}+)/u.exec(text)?.[1] ?? "") === "bare") return false;
  return CROSSED.test(part.plain.text);
}

/** `"contains": ["oats"]`, "free_from: egg", "does_not_need: [stock, cream]": a line of facts, whatever it stands among. */
export const SAYS_WHAT_IS_NOT =
  /^[^\p{L}]*(?:(?:may[_ ])?contains|free[_ -]?(?:from|of)|allergens?|(?:does[_ ]?n[o']t|not|no)[_ ](?:need|use|include|contain)\w*|(?:left|leaves)[_ ]out|omits?|omitted|excluded|without|skipped)["']?\s?[:=]/u;
/** "❌ Onion". */
const CROSSED = /^\s*(?:\u274c|\u2716|\u2717|\u2718|\u{1f6ab}|\u26d4)/u;

/** "Certainly! With those you can cook a hearty lentil soup.": before the cooking begins. */
export function isIntroduction({ part, start, text }: Sentence): boolean {
  return part.index === 0 && start < 60 && INTRODUCTION.test(text) && (start === 0 || !/\d/.test(text));
}

/** "Teriyaki salmon bowl. Serves 1.": a recipe without a title begins with its name. */
export function isNameOfDish({ at, start, text }: Sentence): boolean {
  return (
    at === 0 &&
    start === 0 &&
    /^[\p{L}' -]{3,60}[.!:]?$/u.test(text.trim()) &&
    !(text.match(/[\p{L}'-]+/gu) ?? []).some((word) => instructionForm(word) === "bare")
  );
}

/** "Chocolate chips?", "Q: can I use butter?": asked, and nothing more, outside the method. */
export function isOnlyAsked({ part, text }: Sentence): boolean {
  return text.endsWith("?") && (part.role === "remark" || part.role === "note" || /^\W*(?:q|question)\b\W/.test(text)) && QUESTION.test(text);
}

const QUESTION =
  /^\W*(?:q(?:uestion)?\W+)?(?:(?:what about|how about|can (?:i|you|we) \p{L}+|could (?:i|you|we) \p{L}+|do i need|any|and|or|no|with) )?(?:[\p{L}'-]+,? ){0,4}[\p{L}'-]+\?$/u;

const INTRODUCTION =
  /\b(?:i'd|i would|i'll|you can|you could|how about|here's|here is|let's|let me|shall i|why not|what about|sounds|great|perfect|sure|certainly|absolutely|of course|recommend|suggest|idea|ingredients|lovely|delicious)\b/;

/** "Until the cheese bubbles" takes it for granted that there is cheese; "the tuna brings all the salt" tells what it tastes of. */
export function isPresupposed({ sentence, start, definite }: Mention): boolean {
  return (
    definite &&
    !isTakenOut(sentence.text, start) &&
    !/\b(?:(?:all|only|just|same|enough of) the|this|that|these|those) $/.test(sentence.text.slice(Math.max(0, start - 16), start))
  );
}

/** "The marshmallow middle": it only says what a thing behind it is like, and the article is that thing's. */
export function isBeforeItsHead({ sentence, end }: Mention): boolean {
  const head = A_THING_BEHIND.exec(sentence.text.slice(end))?.[1];
  return head !== undefined && instructionForm(head) === undefined;
}

const A_THING_BEHIND =
  /^ ((?!(?:with|from|into|onto|over|until|till|when|while|that|which|then|than|have|will|would|should|could|must|might|were|been|because|before|after|through|under|goes|come|came|here|there|where|still|also|just|alone|itself|themselves|together|once|each|both|again|about|around|well|very|even|inside|outside|without|within|against|along|beside|between|behind|like|unless|though|since|instead|enough|taste|rose|went|took|gave|fell|made|done|kept|left|felt|gone|back|down|more|most|such|your|this|what|they)\b|\p{L}+(?:s|ed|ing|ly|en)\b)\p{L}{4,})(?=[ .,;:!?)]|$)/u;

/** "After the gravy has gone in", "the custard you poured over": a thing that was brought to the dish, whoever made it. */
export function hasComeIn({ sentence, start, end }: Mention): boolean {
  return (
    /^ (?:(?:that |which )?(?:you|we)(?:'ve| have)? |(?:has|have|is|are|had|gets?|goes?)(?: been| then| now)? )?(?:\w+ly )?(?:gone|goes?|comes?|got|had|made|kept|saved|ready|poured|stirred|added|spooned|spread|piled|served|brought|opened|bought|tipped|folded|scattered|drizzled|in\b|on\b|alongside)/.test(
      sentence.text.slice(end),
    ) ||
    /\b(?:pile|spoon|pour|add|serve|stir|fold|forget|with|dunk|dip|bring) (?:on |in |over |through )?(?:the|your) (?:[\p{L}-]+ )?$/u.test(
      sentence.text.slice(0, start),
    )
  );
}

/** "After the jam has gone in", "the fries are then stirred in": what is brought to the dish by what stands behind it. */
export function goesIn({ sentence, end }: Mention): boolean {
  return /^ (?:has|have|is|are|gets?|goes|go)(?: been| then| now)* (?:gone |stirred |folded |tipped |mixed |added |thrown )?in\b/.test(
    sentence.text.slice(end),
  );
}

/** How a recipe names a food here. */
export function pointingOf({ sentence, definite }: Mention): Pointing {
  // "1 cup of the beans": a line, too, may point at what is there.
  if (sentence.part.role === "ingredient" && !definite) return "listed";
  return definite ? "definite" : "bare";
}

/** Where the name of a line's food ends; what is done to it stands behind: "1 cebolla, in rings". */
export function endOfFood(text: string, food: string): number {
  const start = text.indexOf(food.toLowerCase());
  return start < 0 ? text.length : start + food.length;
}

/** "lemon peel (1 lemon)" names the lemon twice. */
export function withoutRepeats(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(
    (mention, at) =>
      !mentions.slice(0, at).some(({ lemmas }) => lemmas.length > mention.lemmas.length && mention.lemmas.every((lemma) => lemmas.includes(lemma))),
  );
}

/** "lemon peel from 1 lemon", "pork ribs, cut into short ribs": where a listed food comes from, and what becomes of it. */
export function isSource({ sentence, start }: Mention): boolean {
  const before = sentence.text.slice(Math.max(0, start - 60), start);
  return (
    /\S.*\b(?:from (?:about |half )?(?:an?|\d|½|the)\S*|(?:cut|sliced|divided|torn|chopped) (?:\w+ ){0,2}into)(?: \S+){0,3} $|\bin [\d.]+ ?(?:cm|mm|inch) (?:\w+ )?$/.test(
      before,
    ) || /\b(?:(?:its|their) (?:own )?|partly )$/.test(before)
  );
}

/** What a food is packed in or gives, and is kept of it. */
const OWN_PART = /^(?:oil|brine|juice|syrup|liquid|liquor|fat|milk|water|dripping)$/;
const IS_KEPT = /^ (?:(?:is |was )?(?:reserved|saved|kept|retained|and all)|set aside|put aside)\b/;

const KEEPS = /\b(?:keep|reserv|sav(?:e|ing)\b|retain|set(?:ting)? aside|put(?:ting)? aside|(?:its|their) (?:own )?$)/;
const PACKED_IN = /^(?:oil|brine|syrup|juice|water)$/;
const IN_ITS_PACK = /^ in (?:(?:extra|virgin|spring|light|own|natural|salted)[ -])*$/;

/**
 * The food of a line whose own part a mention behind it is: "sardines in olive oil, drain, keep 1 tablespoon of the oil", "tuna, oil
 * reserved", "tomatoes, with their oil".
 */
export function ownerOf({ sentence: { text }, start, end, lemmas, definite }: Mention, mentions: readonly Mention[]): Mention | undefined {
  const owner = mentions.find((other) => other.end <= start);
  if (owner === undefined || !OWN_PART.test(lemmas.at(-1) ?? "")) return undefined;
  const between = text.slice(owner.end, start);
  if (/\b(?:and|plus|or)(?: the)? $/.test(between)) return undefined;
  const isKept = (definite && KEEPS.test(between)) || IS_KEPT.test(text.slice(end));
  return isKept || (PACKED_IN.test(lemmas.at(-1) ?? "") && IN_ITS_PACK.test(between)) ? owner : undefined;
}

/** "Until the whites set": of eggs, and of no leek. */
export function isOfEgg({ phrase, words }: Mention): boolean {
  return phrase === "free" && /^(?:whites|yolks?)$/.test(words);
}

/** Water and ice, and what comes off or out of a food that is there. */
export function isFree({ phrase, ingredient, sentence, start, lemmas, words, definite }: Mention): boolean {
  if (lemmas.at(-1) === "dripping" && words.startsWith("dripping")) return (words.endsWith("s") || definite) && !isMeasured(sentence.text.slice(0, start));
  // "Roll them in fine crumbs": of bread, and of nothing that is there.
  if (phrase === "free" && lemmas.at(-1) === "crumb") return !BREADCRUMBS.test(sentence.text.slice(0, start)) || BROKEN_TO.test(sentence.text.slice(0, start));
  return (
    phrase === "free" ||
    // "Pigment from the marrow": the bone's.
    (/^(?:bone )?marrow$/.test(lemmas.join(" ")) && /\b(?:from|in|of) the (?:bone )?$/.test(sentence.text.slice(0, start))) ||
    ingredient?.classId === "water" ||
    (/\b(?:its|their) $|\brendered $/u.test(sentence.text.slice(0, start)) &&
      !/\b(?:gets?|given|deserves?) (?:its|their) $/.test(sentence.text.slice(0, start))) ||
    // "In their own juice"; "let everyone add their own cheddar" brings one in.
    (/\b(?:its|their) own (?:[\p{L}-]+ )?$/u.test(sentence.text.slice(0, start)) && !BY_EVERYONE.test(sentence.text.slice(0, start))) ||
    (/\bits [\p{L}-]+ $/u.test(sentence.text.slice(0, start)) && /^(?:oil|fat|liquid|liquor|brine|milk)$/.test(lemmas.at(-1) ?? ""))
  );
}

/** Whose "own" is what each brings. */
export const BY_EVERYONE = /\b(?:every(?:one|body)|people|guests|kids|children|family|friends|diners|them|each) [^,;.]*$/;

/** A line of the list that begins with a verb and goes on with its object: "Drain the chickpeas and roll them dry". */
export function tellsToDo({ part, start, text }: Sentence): boolean {
  return (
    part.role === "ingredient" && (isCommand(text) || (start > 0 && GOES_ON_TO_DO.test(text) && instructionForm(/\p{L}+/u.exec(text)?.[0] ?? "") === "bare"))
  );
}

/** "… mixed with the garlic. Spread in two bowls." */
const GOES_ON_TO_DO = /^[^\p{L}]*\p{L}+ (?:in|on|out|over|into|onto|between|until|for \d|well|together|once|gently)\b/u;

/** An opening that measures things out has begun to cook: "Warm 100 g sugar with 100 ml water first". */
export const MEASURES = /\d ?(?:g|kg|ml|l|oz|lb|cups?|tbsp|tsp|tablespoons?|teaspoons?)\b.*\b(?:with|and|until|in)\b/;

/** An opening's next sentence does something with what it named. */
export const PUT_TO_USE =
  /\b(?:putting|adding|using|stirring|scattering|folding|put|add|use|stir|scatter|fold) (?:it|them|some|that|those) (?:in|on|over|to|into|through|at)\b/;
