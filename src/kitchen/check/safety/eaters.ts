/** Whom a recipe is for, where that changes what is safe. */
import type { CheckedRecipe } from "../checked-recipe.ts";
import type { Sentence } from "../sentence.ts";

const BABY =
  /\b(?:bab(?:y|ies)(?:'s)?|infants?|newborns?|weaning|first foods?|weaned)\b(?! (?:spinach|carrots?|potato(?:es)?|corn|leaf|leaves|greens|kale|rocket|arugula|bok|pak|back|peas|tomato(?:es)?|new|plum|gem|beets?|beetroot|onions?|marrows?|turnips?|courgettes?|zucchini|aubergines?|eggplants?|artichokes?|mozzarella|octopus|squid|lettuce|salad|broccoli|button|bella|portobello|mushrooms?|squash|leeks?|clams|shrimp|lima|mixed|romaine|fennel|radish\w*|chard|cucumbers?|shower))/;
const MONTHS = /\b(\d{1,2}|six|seven|eight|nine|ten|eleven)(?:\s?(?:-|–|to)\s?\d{1,2})?\s?\+?[- ]?(?:months?|mo)(?:[- ]olds?)?\b/;
/** "Keeps for 6 months": an age of the food. */
const AGE_OF_FOOD =
  /\bkeeps?\b|\bstore|freez|\blasts?\b|\bup to\b|\bshelf\b|\bfor \d+ months\b|\bpantry\b|\bcupboard\b|\bjars?\b|\baged?\b|\bmatur|\b(?:in|for|after|within|every|last|past|few) (?:the )?\d* ?months\b/;
/** "The twins (5 months)". */
const OF_A_CHILD =
  /\b(?:twins|son|daughter|boy|girl|child|nephew|niece|grandson|granddaughter|one),? \(?(?:who is |who's |at |now |just )?\(?\w+ months?\b|months?[- ]old/;
const FRAIL =
  /\b(?:toddlers?|little ones?|small child(?:ren)?|young child(?:ren)?|young kids|preschoolers?|kids under|(?:one|two|three|four|1|2|3|4)[- ]years?[- ]olds?|pregnant|pregnancy|expecting|expectant|mum-to-be|mom-to-be|mums-to-be|elderly|frail|nursing home|care home|hospice|retirement home|hospital|immuno-?compromised|(?:weak(?:ened)?|compromised) immune|chemo(?:therapy)?|convalescen\w+|recovering from (?:an? )?(?:illness|surgery|operation))\b/;
/** Who is named only to be kept away. */
const KEPT_AWAY =
  /\b(?:never|do not|don't|avoid|must not|mustn't|should not|shouldn't|cannot|can't|not (?:be )?(?:suitable|safe|(?:\w+ )?for|recommended|given|eaten|advised)|isn't (?:suitable|safe|for)|unsuitable|unsafe|except|unless|other than|apart from|not if you're|skip (?:it|this)|instead for|(?:something|anything) else|their own|healthy (?:adults|grown-?ups)|(?:adults|grown-?ups) (?:only|in good health)|for (?:the |us )?(?:adults|grown-?ups)(?! and\b|,))\b/;
const GROWN = /\b(?:under|below|younger than|older than|over|from|after|past) (?:the age of )?(?:12|twelve|one|1|a year)\b/;

/** "For the grown-ups; the babies get banana": named beside those whom this is for. */
const FOR_GROWN = /\bfor (?:the |us )?(?:adults|grown-?ups)[^\p{L}]*$/u;
const GETS_OTHER = /\b(?:gets?|have|has|eats?) (?!it\b|this\b|some\b|theirs?\b|one\b|a\b|the same\b)/;
/** "Drink it while the newborn sleeps": named, and not at table. */
const NOT_AT_TABLE =
  /\b(?:while|when|until|once|after|before) (?:the |your )?(?:\w+ )?(?:bab(?:y|ies)|infants?|newborns?|toddlers?)(?:'s| is| are)? (?:sleep|nap|asleep|in bed|down)/;

/** The sentence that says that the recipe is for somebody under 12 months. */
export function findInfant({ sentences }: CheckedRecipe): Sentence | undefined {
  return sentences.find(({ text, at }) => {
    if (KEPT_AWAY.test(text) || GROWN.test(text) || NOT_AT_TABLE.test(text)) return false;
    if (FOR_GROWN.test(sentences[at - 1]?.text ?? "") && GETS_OTHER.test(text)) return false;
    return BABY.test(text) || (tellsFirstYear(text) && (!AGE_OF_FOOD.test(text) || OF_A_CHILD.test(text)));
  });
}

/** Whether a text names a child under 12 months, whatever it says of it. */
export function isOfInfant(text: string): boolean {
  return BABY.test(text) || (tellsFirstYear(text) && !AGE_OF_FOOD.test(text));
}

/** Months below twelve, in figures or in words. */
function tellsFirstYear(text: string): boolean {
  const months = MONTHS.exec(text);
  return months !== null && !(Number(months[1]) >= 12);
}

/** The sentence that says that the recipe is for somebody whom a few germs make ill: small children, pregnant, old, weak. */
export function findFrail(recipe: CheckedRecipe): Sentence | undefined {
  return findInfant(recipe) ?? recipe.sentences.find(({ text }) => (FRAIL.test(text) || isSmallChild(text)) && !KEPT_AWAY.test(text));
}

/** "My niece is 15 months": up to five years. */
function isSmallChild(text: string): boolean {
  const months = MONTHS.exec(text);
  return months !== null && Number(months[1]) < 60 && !AGE_OF_FOOD.test(text);
}
