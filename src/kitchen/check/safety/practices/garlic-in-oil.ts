/** Garlic, herbs or vegetables kept under oil without a fridge. */
import type { Clause } from "../clauses.ts";
import { saysToDo, saysToDoAny } from "../polarity.ts";
import type { Practice } from "../practice.ts";
import { longestMinutes } from "../said-time.ts";
import { NO_FRIDGE } from "../storage-place.ts";

const UNDER_OIL =
  /\b(?:garlic|shallots?|mushrooms?|peppers?|chill?i(?:es)?|herbs?|basil|rosemary|aubergines?|eggplants?|artichokes?|tomato(?:es)?|onions?|courgettes?|zucchini)\b/;
const SOURED = /\b(?:vinegar|citric acid|lemon juice|brine)\b/;
const KEEPS =
  /\b(?:park|stash|put|pop|set|display|place|live|lives|store|stored|stores|keep|keeps|kept|sits?|stays?|stand|sit|leave|left|infuse|steep|rest|let|age|mature|last|lasts)\b/g;
const WARM =
  /\b(?:room temp(?:erature)?|counter(?:top)?|worktop|pantry|store ?cupboard|cupboard|(?<!oven |middle |top |lower |upper |centre |center )shelf(?! of the oven)|shelves|windowsill|window ?sill|sill|(?:sunny |window )?ledge|(?:next to|beside|by|near) the (?:stove|hob|cooker)|cool,? dark place|dark place|larder|cellar|by the stove|warm place|no need to refrigerate)\b/;
/** A reply in prose has no list of foods, or a short one: then its sentences name what lies under the oil. */
const NAMED = /\b(?:garlic|shallots|mushrooms|chill?ies|artichokes)\b/;
/** A jar that is filled here, and not one that was bought. */
const OWN_JAR = /\b(?:into|in) (?:a|the|your) (?:\w+ )?jar\b/;
/** What the oil was bought in is no jar of one's own. */
const BOUGHT_OIL = /\bbottles? of (?:(?:olive|sunflower|vegetable|rapeseed|sesame) )?oil\b/g;
const WEEK_MINUTES = 7 * 24 * 60;
const COLD = /\bfridge|refrigerat|freez/;

export const garlicInOil: Practice = {
  kind: "unsafe-preserving",
  message: "Garlic and vegetables in oil can grow botulism without a sign of it: make little, keep it in the fridge at once, and use it within a week.",
  source: "Health Canada, Garlic-in-oil; Penn State Extension, Preserving foods in oil",
  find: ({ recipe, clauses }) => {
    const all = clauses
      .map(({ text }) => text)
      .join(" ")
      .replaceAll(BOUGHT_OIL, "oil");
    if (!(recipe.foods.some(({ name, typed }) => isFresh(`${name} ${typed.join(" ")}`)) || NAMED.test(all)) || !/\boil\b/.test(all)) return undefined;
    if (!/\b(?:jars?|bottles?|infus\w+|steep\w*|submerge\w*|confit|cover\w* (?:\w+ ){0,4}oil|under oil)\b/.test(all)) return undefined;
    if (
      recipe.foods.some(({ name, place }) => place !== "optional" && SOURED.test(name)) ||
      (!OWN_JAR.test(all) && /\bjars? of (?!(?:\w+ ){0,2}(?:oil|garlic|confit|it|this|that)\b)/.test(all))
    )
      return undefined;
    return clauses.find(isKeptWarm)?.sentence;
  },
};

/** Dried chillies hold no water for germs to grow in; the garlic beside them does. */
function isFresh(food: string): boolean {
  return UNDER_OIL.test(food) && !/\b(?:dried|powder|flakes|granules)\b/.test(food);
}

function isKeptWarm(clause: Clause): boolean {
  if (clause.sentence.part.role === "ingredient" || !WARM.test(clause.text)) return false;
  if (COLD.test(clause.sentence.text.replace(NO_FRIDGE, "")) || /\bunpeeled\b/.test(clause.text)) return false;
  // "It's a storecupboard thing from now on."
  return (
    saysToDoAny(clause, KEEPS) ||
    // "On the shelf it stays good for half a year."
    (((longestMinutes(clause.text) ?? 0) > WEEK_MINUTES || /\bfor (?:weeks|months|years)\b/.test(clause.text)) && saysToDo(clause, clause.text.search(WARM))) ||
    (/\b(?:it's|they're|it is|that's|this is)\b/.test(clause.text) && saysToDo(clause, clause.text.search(WARM)))
  );
}
