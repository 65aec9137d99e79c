/** Names in capitals that stand for a food: what a brand sells ("a knob of Kerrygold"), and names that nobody here knows. */
import type { Ingredient } from "#kitchen/knowledge/schema";
import { keyOf } from "#kitchen/knowledge/vocabulary";
import { BRANDS_OF_PLAIN_WORDS } from "#kitchen/knowledge/words/brands";
import { readBrand } from "#kitchen/read/read-brand";
import { instructionForm } from "#recipe/instruction-verbs";
import { isOpening, overlaps, type Sentence, type Span, writtenOf } from "./sentence.ts";

/** A stretch of a sentence that begins with a capital, in the sentence's offsets. */
export interface NameSpan extends Span {
  /** What the brand sells. */
  readonly sells?: Ingredient;
  /** Its name is no other word of the language, and stands where names do. */
  readonly sure: boolean;
}

/** Words with capitals, one behind the other. */
const CAPITALS = /(?<![\p{L}\p{N}'’°])\p{Lu}[\p{L}]*(?:[-&]\p{Lu}\p{L}*)*(?:['’]s)?(?:(?: | & | and )\p{Lu}\p{L}+(?:['’]s)?){0,3}/gu;
/** Who, where and when: names of no food. */
const NO_FOOD_NAMES =
  /^(?:i|ok|tv|bbq|usa?|uk|eu|diy|faq|step|part|recipe|mum|mom|dad|nan|nana|nonna|gran|grandma|grandpa|granny|auntie|aunt|uncle|mr|mrs|ms|dr|god|lord|celsius|fahrenheit|maillard|pyrex|tupperware|netflix|google|youtube|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|thanksgiving|halloween|ramadan|diwali|michelin|instagram|tiktok|english|french|italian|spanish|greek|turkish|indian|chinese|japanese|thai|american|british|irish|scottish|welsh|mexican|german|polish|russian|dutch|danish|swedish|korean|vietnamese|moroccan|lebanese|persian)$/i;
/** "Nutella fans, not today." */
const OF_PEOPLE = /^[ -](?:fans?|lovers?|people|haters?|addicts?|bottle|jar|tin|box|lid|advert)\b/;
const WORDS_MOST = 3;
/** Names of so few letters are looked up, and taken for food only in capitals. */
const SHORT = 2;

/** Where something known stands. */
export interface KnownSpan extends Span {
  /** A phrase of the kitchen ("round", "wedge"), and no food. */
  readonly isPhrase?: boolean;
}

/** Every name in capitals inside a sentence that may stand for a food. `known`: a name right before a food is a word of its name, and a brand before a mere phrase is not ("Hellmann's round the edge"). */
export function findNamesInCapitals(sentence: Sentence, known: readonly KnownSpan[]): NameSpan[] {
  const { text } = sentence;
  const written = writtenOf(sentence);
  if (written === undefined || !/\p{Lu}/u.test(written)) return [];
  const isKnown = (start: number, end: number, sells = false): boolean =>
    known.some(
      (span) => (end - start > SHORT && overlaps(span, { start, end })) || (!(sells && span.isPhrase === true) && span.start === end + 1 && text[end] === " "),
    );
  return Array.from(written.matchAll(CAPITALS)).flatMap((match): NameSpan[] => {
    const words = match[0].split(/ (?:(?:&|and) )?/u);
    const opens = isOpening(written.slice(0, match.index));
    for (let skip = 0; skip < (opens ? 1 : words.length); skip += 1)
      for (let length = Math.min(WORDS_MOST, words.length - skip); length > 0; length -= 1) {
        const name = stretchOf(match[0], words, skip, length);
        const sells = readBrand(keyOf(name.text))?.ingredient;
        const start = match.index + name.from;
        const end = start + name.text.length;
        if (sells !== undefined && !isKnown(start, end, true) && !OF_PEOPLE.test(text.slice(end))) {
          // "Twirl it up".
          if (opens && instructionForm(name.text.toLowerCase()) === "bare") return [];
          const isPlain = BRANDS_OF_PLAIN_WORDS.has(keyOf(name.text));
          return opens && isPlain ? [] : [{ start, end, sells, sure: !isPlain }];
        }
      }
    const end = match.index + match[0].length;
    return opens || isKnown(match.index, end) || words.some((word) => NO_FOOD_NAMES.test(word.replace(/['’]s$/, ""))) || words.length > WORDS_MOST
      ? []
      : [{ start: match.index, end, sure: false }];
  });
}

function stretchOf(all: string, words: readonly string[], skip: number, length: number): { readonly text: string; readonly from: number } {
  let from = 0;
  for (let at = 0; at < skip; at += 1) from = all.indexOf(words[at + 1] ?? "", from + (words[at]?.length ?? 0));
  let end = from + (words[skip]?.length ?? 0);
  for (let at = skip + 1; at < skip + length; at += 1) end = all.indexOf(words[at] ?? "", end) + (words[at]?.length ?? 0);
  return { text: all.slice(from, end), from };
}
