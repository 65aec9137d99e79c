/** Nouns of a recipe: plurals, articles, lists, capitals. The words are the person's; the grammar is ours. */
import { pluralOf } from "../../knowledge/plural.ts";
import type { Ingredient } from "../../knowledge/schema.ts";

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
  return pluralOf(name);
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(" ") + 1).toLowerCase();
}

/** `salt`, `salt and pepper`, `salt, pepper and oil`. */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
