/** Raw poultry rinsed under the tap, which sprays its germs over the kitchen. */
import { findLongestFood, tokenise } from "#kitchen/knowledge/vocabulary";
import type { Clause } from "../clauses.ts";
import { namesPoultry } from "../flesh.ts";
import { saysToDo } from "../polarity.ts";
import type { Practice } from "../practice.ts";

const RINSE =
  /\b(?:rins(?:e|es|ed|ing)|wash(?:es|ed|ing)?|under (?:(?:the|a|an|your|cold|cool|running|gently|open|kitchen|lukewarm|warm) ){0,4}(?:water|tap|faucet|shower)|run(?:s|ning)? (?:cold |tap |cool |fresh )*water (?:through|over|into|inside)|(?<=\bgiv(?:e|es|ing)\b[^.;]{0,24} an? (?:(?:really |very |good |quick |thorough |cold |proper ){1,2})?)(?:rinse|wash|shower|bath|scrub)|(?:swish|slosh|swirl|hos|shower|sluic|douch|dous|flush|swill)(?:es?|ed|ing|s)?(?=[^.;]{0,40}\b(?:water|tap|hose|sink)\b))\b/g;
/** What else is washed in a kitchen, and is no food that the kitchen knows by name. */
const OTHER_THINGS =
  /\b(?:hands|boards?|knife|knives|utensils?|surfaces?|counter|sink|bowls?|pans?|plates?|vegetables?|veggies|greens?|herbs|fruit|brine|marinade|everything)\b/;
/** Where it is washed: "in the sink". */
const WHERE = /\b(?:in|over|into|at|under) (?:the|a|your|an) (?:\w+ )?(?:sink|bowl|counter)\b/g;
/** With what it is washed. */
const WASHED_WITH = /\b(?:with|in|under)(?: [\p{L}-]+,?){0,4} $/u;

export const washedPoultry: Practice = {
  kind: "cross-contamination",
  message: "Do not rinse raw poultry: the spray carries its germs over sink, worktop and salad. Pat it dry; cooking to 74 °C (165 °F) kills them.",
  source: "USDA FSIS, washing raw poultry",
  find: ({ clauses, raw }) => (raw.has("poultry") ? clauses.find((clause, at) => rinses(clause, clauses.slice(Math.max(0, at - 3), at)))?.sentence : undefined),
};

function rinses(clause: Clause, before: readonly Clause[]): boolean {
  for (const match of clause.text.matchAll(RINSE)) {
    const after = clause.text.slice(match.index + match[0].length);
    const ahead = clause.text.slice(0, match.index);
    const told = isBirdFirst(after) || (!namesOther(after) && (namesPoultry(ahead) || (GOES_ON.test(after) && namesNearest(before))));
    if (told && !namesOther(ahead) && saysToDo(clause, match.index)) return true;
  }
  return false;
}

const GOES_ON = /^ (?:it|them|the meat)\b|^ ?(?:well|inside|under|thoroughly|and|in|off|with)?\b/;

/** The clause before spoke of the bird: "Take the chicken out, rinse it". */
function namesNearest(before: readonly Clause[]): boolean {
  for (const { text } of before.toReversed()) {
    if (isBirdFirst(text)) return true;
    if (namesOther(text)) return false;
    if (namesPoultry(text)) return true;
  }
  return false;
}

function isBirdFirst(text: string): boolean {
  const other = findOther(text);
  return namesPoultry(other < 0 ? text : text.slice(0, other));
}

function namesOther(text: string): boolean {
  return findOther(text) >= 0;
}

/** Where any food but the bird, or a thing of the kitchen, is named first; -1 without one. What it is washed with is none. */
function findOther(text: string): number {
  const tokens = tokenise(text);
  const food = tokens.findIndex((token, at) => {
    const found = findLongestFood(tokens, at);
    return (
      found !== undefined &&
      found.ingredient.classId !== "water" &&
      // "Corn-fed" says what kind of bird it is.
      text.charAt(tokens[at + found.length - 1]?.end ?? 0) !== "-" &&
      !namesPoultry(text.slice(token.start, tokens[at + found.length - 1]?.end)) &&
      !WASHED_WITH.test(text.slice(0, token.start))
    );
  });
  const places = [tokens[food]?.start ?? -1, text.replace(WHERE, (words) => "~".repeat(words.length)).search(OTHER_THINGS)].filter((at) => at >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}
