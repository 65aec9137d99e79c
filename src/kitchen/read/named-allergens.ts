/** Finds allergens in the words of a food that its ingredient does not hold: "walnut bread" is read as bread, and holds nuts all the same. */
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { Allergen } from "#kitchen/knowledge/schema";
import { findLongestFood, tokenise } from "#kitchen/knowledge/vocabulary";
import type { Read } from "./outcome.ts";

/** Said before what is not in a food. */
const WITHOUT = /^(no|not|without|minus|non|sans|ohne|sin|senza)$/;
const OF_ANIMALS: readonly Allergen[] = ["milk", "egg", "fish", "crustaceans", "molluscs"];

/** What a label rules out, by the words that it is written in. Lactose-free milk is milk: who is allergic to milk must not have it. */
const LABELS: readonly (readonly [label: RegExp, without: readonly Allergen[]])[] = [
  [/\bgluten[- ]?free\b|\bfree of gluten\b|\bsans gluten\b|\bglutenfrei\w*|\bsin gluten\b|\bsenza glutine\b/i, ["gluten"]],
  [/\b(?:dairy|milk)[- ]?free\b|\bnon[- ]?dairy\b/i, ["milk"]],
  [/\begg[- ]?(?:free|less)\b/i, ["egg"]],
  [/\bsoya?[- ]?free\b/i, ["soy"]],
  [/\bnut[- ]?free\b/i, ["nuts", "peanut"]],
  [/\bpeanut[- ]?free\b/i, ["peanut"]],
  [/\b(?:tree[- ]?nut|almond|hazelnut)[- ]?free\b/i, ["nuts"]],
  [/\bsesame[- ]?free\b/i, ["sesame"]],
  [/\bfish[- ]?free\b/i, ["fish"]],
  [/\bcelery[- ]?free\b/i, ["celery"]],
  [/\bmustard[- ]?free\b/i, ["mustard"]],
  [/\bsul(?:ph|f)ite[- ]?free\b/i, ["sulphites"]],
  [/\bvegan\b|\bplant[- ]based\b/i, OF_ANIMALS],
];

const NOTHING: readonly Allergen[] = [];
/** What every label holds. */
const MAY_BE_LABELLED = /free|less|glut|dairy|vegan|plant/i;

/** Behind these words stands what is not there: what was taken the place of, what it is not. */
const REPLACED = /\s(?:instead of|in place of|in lieu of|rather than|not)\s.*$/i;

/** What the label in a text rules out, whatever the food. */
export function ruledOutBy(text: string): readonly Allergen[] {
  return !MAY_BE_LABELLED.test(text) ? NOTHING : LABELS.flatMap(([label, out]) => (label.test(text) ? out : []));
}

/**
 * The reading of a text with what its words change about the allergens: those of other foods that the text names (of one food of several,
 * those that its own name names), and those that a label rules out. What is replaced holds nothing.
 */
export function withNamedAllergens(read: Read, said: string): Read {
  const text = said.replace(REPLACED, "");
  if (!read.name.includes(" ") && !text.trim().includes(" ") && !text.includes("-")) return read;
  const { allergens: held = [], mayContain = [] } = findIngredient(read.ingredient) ?? {};
  const without = ruledOutBy(text);
  // A cake mix holds no eggs yet.
  const isMix = read.ingredient.endsWith("-mix");
  const texts = text === "" ? [read.name] : read.how === "spelling" || read.how === "translation" ? [read.name, text] : [text];
  const named = texts
    .flatMap(allergensIn)
    .filter((allergen) => !held.includes(allergen) && !without.includes(allergen) && !(isMix && OF_ANIMALS.includes(allergen)));
  const ruledOut = without.filter((allergen) => held.includes(allergen) || mayContain.includes(allergen));
  return {
    ...read,
    ...(named.length === 0 ? {} : { allergens: [...new Set(named)] }),
    ...(ruledOut.length === 0 ? {} : { without: [...new Set(ruledOut)] }),
  };
}

function allergensIn(text: string): readonly Allergen[] {
  const words = tokenise(text);
  const found: Allergen[] = [];
  for (let at = 0; at < words.length; at++) {
    const food = findLongestFood(words, at);
    if (food === undefined) continue;
    const end = at + food.length;
    if (!WITHOUT.test(words[at - 1]?.word ?? "") && words[end]?.word !== "free") found.push(...(food.ingredient.allergens ?? []));
    at = end - 1;
  }
  return found;
}
