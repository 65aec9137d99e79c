/** Nouns of a recipe: plurals, articles, lists, capitals. The words are the person's; the grammar is ours. */
import type { Ingredient } from "../../knowledge/schema.ts";

const IRREGULAR: Readonly<Record<string, string>> = {
  leaf: "leaves",
  loaf: "loaves",
  half: "halves",
  knife: "knives",
  potato: "potatoes",
  tomato: "tomatoes",
  mango: "mangoes",
  chilli: "chillies",
  chili: "chilies",
  radish: "radishes",
  anchovy: "anchovies",
  fish: "fish",
  squid: "squid",
  trout: "trout",
  salmon: "salmon",
  cod: "cod",
  bass: "bass",
};
/** Words that never take a plural, whatever stands before them. */
const MASS_HEADS = new Set(
  "meat beef pork lamb veal turkey bacon ham mince tofu tempeh rice pasta bread spinach kale lettuce rocket cress cabbage broccoli cauliflower celery fennel garlic ginger corn sweetcorn asparagus seaweed kimchi fruit milk cream butter oil cheese yogurt yoghurt sugar honey salt pepper juice sauce paste stock water flour squash couscous quinoa polenta okra samphire sauerkraut hummus salami chorizo pancetta prosciutto feta mozzarella parmesan cheddar ricotta halloumi paneer spaghetti macaroni penne fusilli tagliatelle rigatoni linguine basil parsley coriander mint dill thyme rosemary sage oregano cumin paprika turmeric".split(
    " ",
  ),
);

/** True for a word that stands for an uncounted amount: `rice`, `spinach`. */
export function isMass(name: string, ingredient: Ingredient): boolean {
  if (ingredient.mass !== undefined && name.endsWith(ingredient.name)) return ingredient.mass;
  return (ingredient.mass ?? false) || MASS_HEADS.has(lastWord(name));
}

/** Already plural by nature: `oats`, `noodles`, `lentils`. */
export function isPlural(name: string): boolean {
  const word = lastWord(name);
  return /[^su]s$/.test(word) && !/(?:ss|us|is|asparagus|hummus|couscous|molasses|swiss)$/.test(word);
}

export function pluralise(name: string, ingredient: Ingredient): string {
  if (isMass(name, ingredient) || isPlural(name)) return name;
  if (ingredient.plural !== undefined && name.endsWith(ingredient.name)) return name.slice(0, name.length - ingredient.name.length) + ingredient.plural;
  const word = lastWord(name);
  return name.slice(0, name.length - word.length) + pluralWord(word);
}

function pluralWord(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(" ") + 1).toLowerCase();
}

/** `a frittata`, `an omelette`. */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|u(?!ni|se))/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** `salt`, `salt and pepper`, `salt, pepper and oil`. */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
