/** Honey in what a child under 12 months eats, cooked or not. */
import { isBringing } from "#recipe/instruction-verbs";
import type { Clause } from "../clauses.ts";
import { findInfant, isOfInfant } from "../eaters.ts";
import { saysToDo } from "../polarity.ts";
import type { Practice, SafetyView } from "../practice.ts";

/** The child's own portion goes without. */
const WITHOUT =
  /(?<!\b(?:don't|not|never) )\b(?:left|leave|leaving|kept|keep|keeping) (?:the |all |any )?honey (?:out|away|off)\b|(?<!\b(?:don't|not|never) )\b(?:leave out|leaving out|omit|skip|without|before (?:adding|stirring in)|no|hold|skipped|omitted) (?:the |any )?honey\b|\bhoney-free\b|\b(?:baby|infant|little one|youngest)\b[^.;]{0,40}\b(?:without|plain|none)\b|\b(?:before|until after) the honey\b/;

export const infantHoney: Practice = {
  kind: "honey-infant",
  message: "Honey can hold the spores of botulism: never give it to a child under 12 months.",
  source: "INSPQ, From Tiny Tot to Toddler: honey, never before one year",
  find: (view) => {
    const { recipe } = view;
    const honey = recipe.foods.some((food) => /\bhoney\b/.test(food.name) && food.mentions.some(({ use }) => use === "used" || use === "optional"));
    if (!honey || recipe.sentences.some(({ text }) => WITHOUT.test(text)) || isKeptFromInfant(view)) return undefined;
    return findInfant(recipe);
  },
};

/** "The baby's portion first. Do not put any honey in it: honey is not safe for babies": a child goes without, and all that is sweetened is for others. */
function isKeptFromInfant({ clauses, recipe }: SafetyView): boolean {
  const told = clauses.flatMap((clause) => {
    const at = clause.text.search(/\bhoney\b/);
    return at < 0 ? [] : [{ clause, at, isDone: saysToDo(clause, at) }];
  });
  const stirred = told.filter(({ clause, isDone }) => isDone && clause.sentence.part.role === "step");
  if (stirred.some(({ clause: { text } }) => !FOR_OTHERS.test(text))) return false;
  // "Mash a few plain ones for baby. Glaze the others with honey": the child's own comes first, and all the honey goes to others.
  if (
    stirred.length > 0 &&
    stirred.every(({ clause: { sentence, start } }) => isServedBefore(sentence.text.slice(0, start), recipe.sentences[sentence.at - 1]?.text))
  )
    return true;
  return told.some(({ clause, at, isDone }) => {
    if (isDone || SOFTENED.test(clause.sentence.text)) return false;
    const before = recipe.sentences[clause.sentence.at - 1];
    return (isOfInfant(clause.sentence.text) || (before !== undefined && isOfInfant(before.text))) && (clause.wrong || bringsNone(clause, at));
  });
}

const isServedBefore = (own: string, before = ""): boolean =>
  isOfInfant(own) || (isOfInfant(before) && /\b(?:first|plain|mash|fill|spoon|take|set|lift|portion)\b/.test(before));

/** Whose honey it is: "swirl it into the rest", "the grown-ups' bowls", "into each of the other two". */
const FOR_OTHERS = /\b(?:rest|others?|remaining|adults?|grown-?ups?|parents?|bigger|older|everyone else|each|ours|yours?|yoursel(?:f|ves)|your own)\b/;

/** A "no" before a verb that brings the honey in: "do not put any honey". "Don't leave out the honey" brings it. */
function bringsNone({ text }: Clause, honey: number): boolean {
  return (text.slice(0, honey).match(/\p{L}+/gu) ?? []).some((word) => /^(?:give|use|feed|put)$/.test(word) || isBringing(word));
}

/** "But a little is fine", "no more honey than a teaspoon". */
const SOFTENED = /\b(?:but|though|however|unless|fine|okay|ok)\b|\bmore (?:honey|of it)\b/;
