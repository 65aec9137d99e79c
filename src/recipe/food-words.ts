/** The words that name a food, so that a step's "the eggs" is known to be the list's `2 large eggs, beaten`. */
import type { IngredientLine } from "./recipe.ts";

/** Words that describe a food and name none. */
const DESCRIPTIONS: ReadonlySet<string> = new Set(
  (
    "a an the and or of to in for with your our some any more fresh freshly dried dry ground whole large small medium big ripe extra virgin plain all purpose boneless skinless " +
    "unsalted salted raw cooked frozen tinned canned hot cold warm boiling lukewarm red green white black brown yellow orange purple dark light sweet sour hard soft firm crunchy smooth " +
    "piece chunk cube strip half halved quality good neutral low fat free sodium reduced organic leftover optional about packed level heaped chopped sliced diced minced grated cut"
  ).split(" "),
);
/** Things made of a food, and so another food: "the chicken" is never the chicken stock, "the garlic" never the garlic powder. */
const MADE_OF: ReadonlySet<string> = new Set("stock broth bouillon cube powder sauce oil vinegar seasoning butter milk cream flour".split(" "));
const IRREGULAR = new Map([
  ["leaves", "leaf"],
  ["loaves", "loaf"],
  ["halves", "half"],
  ["knives", "knife"],
  ["chillies", "chilli"],
  ["chilies", "chili"],
  ["cookies", "cookie"],
  ["smoothies", "smoothie"],
  ["anchovies", "anchovy"],
]);
const IRREGULAR_PLURALS = new Map([...IRREGULAR].map(([plural, one]) => [one, plural]));
/** Foods whose name ends in s although there is but one of it, or that have no other form. */
const UNCHANGED: ReadonlySet<string> = new Set(
  "asparagus hummus couscous molasses swiss watercress cress bass octopus haggis schnapps rice fish salmon tuna cod bread water milk garlic ginger".split(" "),
);

/** One of what the word names: `eggs` → `egg`, `potatoes` → `potato`. */
export function singular(word: string): string {
  if (UNCHANGED.has(word) || word.length < 4) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z|o)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Several of what the word names: `egg` → `eggs`, `potato` → `potatoes`. A plural stays as it is. */
export function plural(word: string): string {
  if (UNCHANGED.has(word) || singular(word) !== word) return word;
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|ss|s|x|z|ato|ango)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The telling words of a food's name, singular and in lower case, the one it is called by last: `2 chicken thighs` → chicken, thigh. */
export function foodWords(food: string): string[] {
  // The head stands before "of" and "in": "leg of lamb" is a leg, "tuna in oil" a tuna.
  const [head = "", ...rest] = wordsOf(food.split(/[(,;/]/)[0] ?? "")
    .join(" ")
    .split(/ (?:of|in|with) /);
  return [...rest, head].flatMap((part) => part.split(" ")).filter((word) => word.length > 2 && !DESCRIPTIONS.has(word));
}

/** Words of a text in lower case, each as one of its kind. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []).map(singular);
}

/** Every word that tells a listed food, and water, which is free. */
export function foodVocabulary(ingredients: readonly IngredientLine[]): ReadonlySet<string> {
  return new Set(["water", ...ingredients.flatMap((line) => foodWords(line.food))]);
}

/**
 * Places in `ingredients` that a step speaks of. A food is named by the last word of its name ("the milk" for coconut milk);
 * by another of its words only where that is no other food's own name ("the chicken" is not the chicken stock).
 */
export function findNamedIngredients(step: string, ingredients: readonly IngredientLine[]): number[] {
  const spoken = new Set(wordsOf(step));
  const names = ingredients.map((line) => foodWords(line.food));
  const heads = new Set(names.map((words) => words.at(-1)));
  return ingredients.flatMap((_, index) => {
    const words = names[index] ?? [];
    const head = words.at(-1);
    if (head === undefined) return [];
    const others = words.slice(0, -1);
    if (!spoken.has(head)) return !MADE_OF.has(head) && others.some((word) => spoken.has(word) && !heads.has(word) && isOnly(word, names)) ? [index] : [];
    // "the oil" may be any oil of the list, "the olive oil" is that one.
    const rivals = names.filter((rival) => rival !== words && rival.at(-1) === head && rival.some((word) => word !== head && spoken.has(word)));
    return rivals.length > 0 && !others.some((word) => spoken.has(word)) ? [] : [index];
  });
}

function isOnly(word: string, names: readonly (readonly string[])[]): boolean {
  return names.filter((words) => words.includes(word) && !MADE_OF.has(words.at(-1) ?? "")).length === 1;
}
