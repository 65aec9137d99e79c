/**
 * What would make another dish of it: a swap for a food that is there, a variation, a thing for next time. It neither accuses nor
 * clears this one. An addition to this dish ("add walnuts if you like") is optional, and stays so.
 */
import type { ReadRecipe } from "#recipe/read-recipe";
import { headingOfNote, type Sentence } from "./sentence.ts";

/** Headings and opening words of what is another dish: "Variations", "Swap it:", "Next time:", "To make it vegan". */
const OF_ANOTHER =
  /^\W*(?:variations?|variants?|swaps?|swap (?:it|ideas?|outs?)|substitut\w+|easy (?:swaps|substitutions?)|next time|another (?:time|day)|(?:to )?make (?:it|them|this) (?:vegan|vegetarian|veggie|dairy[- ]free|gluten[- ]free|meaty|your own)|don't have \S.*|instead|no [\p{L} ]{2,30}\?)(?=\W|$)/iu;
/** So far behind its first words a paragraph still is what they say. */
const LEAD_MOST = 40;
/** "Can I add cucumber?", "what if I have no mint?": asked, and not told to do. */
const ASKED = /^\W*(?:can|could|may|should|do|what if|is it|would) (?:i|you|we|it)\b[^.;]*\?\s*$/;
/** One food for another. */
const SWAPS =
  /\b(?:swap\w*|substitut\w+|replac(?:e|es|ed|ing)|instead of|in place of|works? (?:too|instead|as well|just as well|equally well)|(?:will|would) (?:also )?(?:do|work))\b/;
/** "No mirin? Use sake", asked right before. */
const LACKS = /^\W*(?:no|out of|don't have|haven't got|not got|can't find)\b[^.;]*\?$/;

/** Whether a sentence speaks of another dish as a whole: by its heading or its paragraph's first words, because it asks, or because it answers what to do without. */
export function tellsOfAnotherDish({ part, text, asked }: Sentence, reading: ReadRecipe): boolean {
  if (part.role === "ingredient") return false;
  if (OF_ANOTHER.test(headingOfNote(part, reading)) || ASKED.test(text) || LACKS.test(asked)) return true;
  const paragraph = part.plain.text;
  const lead = /^[^.!;]{3,40}?[:–—](?=\s)/.exec(paragraph)?.[0] ?? paragraph.slice(0, part.plain.bold[0]?.start === 0 ? part.plain.bold[0].end : 0);
  return lead.length <= LEAD_MOST && OF_ANOTHER.test(lead);
}

/** Whether what may be had is one food for another: "mint can be swapped for dill", "no paneer? Firm tofu works too". */
export function isSwap(text: string): boolean {
  return SWAPS.test(text);
}
