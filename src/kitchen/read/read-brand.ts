/** Reads brands: the one food that a brand stands for, the kind of a food that it sells, and flavours behind its name. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { BRANDS, BRANDS_OF_PLAIN_WORDS, CALLED_BY_BRAND } from "#kitchen/knowledge/words/brands";
import type { Ingredient, IngredientId } from "#kitchen/knowledge/schema";
import { TRANSFORMING_WORDS } from "#kitchen/knowledge/words/modifiers";
import { keyOf } from "#kitchen/knowledge/vocabulary";
import { nameOf, type PhraseWord } from "./phrase-word.ts";
import { inTinnedForm } from "./find-form.ts";
import { readNamed, type ReadFood } from "./read-named.ts";

/** The one food that a brand stands for, under the brand's own name where people call it by that; `words` are the brand's. */
export function readBrand(key: string, words: readonly PhraseWord[] = []): ReadFood | undefined {
  const brand = BRANDS.get(key);
  const food = brand === undefined || brand === "" ? undefined : readNamed(brand, "phrase", 0.95);
  return food !== undefined && words.length > 0 && CALLED_BY_BRAND.has(key) ? { ...food, name: asPrinted(words) } : food;
}

/** The Laughing Cow, as its box has it. */
function asPrinted(words: readonly PhraseWord[]): string {
  return nameOf(words).replaceAll(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase());
}

/** What one brand sells in tins, whatever is named. */
const isTinned = ofGenera(["tinned-fish"], ["tomato_tin"]);
const isReadyMeal = ofGenera(["ready-meal"]);
const tastesOfFruit = ofGenera(["berry", "stone-fruit", "tropical-fruit", "banana", "citrus", "vanilla"]);

/** What brands sell in flavours, and the foods it tastes of. */
const SOLD_IN_FLAVOURS: ReadonlySet<IngredientId> = new Set([
  "stock-cube",
  "gravy",
  "crisp",
  "tortilla-chip",
  "condensed-soup",
  "pasta-sauce",
  "stuffing-mix",
  "cream-cheese",
  "flavoured-yogurt",
  "greek-yogurt",
  "yogurt",
  "ice-cream",
  "ramen-noodle",
  "soup",
  "stock",
  "rice-mix",
  "cereal",
  "cereal-bar",
  "chocolate",
  "jam",
  "sweets",
]);
const FLAVOURS: ReadonlySet<IngredientId> = new Set(
  "chicken beef lamb ham pork fish onion garlic cheese mushroom prawn mixed-vegetables salt tomato ranch-dressing sour-cream vinegar bacon barbecue-sauce chilli cheddar honey mint".split(
    " ",
  ),
);

/** What is eaten as it is sold, whatever it is made of. */
const SOLD_READY: ReadonlySet<IngredientId> = new Set(["ready-meal", "tinned-spaghetti"]);

/** The food of a brand of these words. */
export function brandOf(words: readonly PhraseWord[]): ReadFood | undefined {
  return readBrand(words.map(({ lemma }) => lemma).join(" "), words);
}

/** "Doritos chilli heatwave", "Müller corner strawberry": a brand that sells one food, and words nobody needs to know. */
export function readBranded(words: readonly PhraseWord[]): ReadFood | undefined {
  if (words.length < 2 || words.length > 5 || TRANSFORMING_WORDS.has(words.at(-1)?.lemma ?? "")) return undefined;
  const [first] = words;
  const sold = [3, 2].map((length) => (length < words.length ? brandOf(words.slice(0, length)) : undefined)).find((food) => food !== undefined);
  return sold ?? (first === undefined || words.length > 4 || BRANDS_OF_PLAIN_WORDS.has(first.lemma) ? undefined : brandOf([first]));
}

/** Whether a brand's food comes in flavours, so that a food behind it is most likely one. */
export function isFlavoured({ ingredient }: Pick<ReadFood, "ingredient">): boolean {
  return SOLD_IN_FLAVOURS.has(ingredient.id);
}

/** "Rotel tomatoes" are tinned, and "Oxo beef" is a cube: a brand's own food, where that is a kind of the one named, or flavoured with it. */
export function soldAs(before: readonly PhraseWord[], named: Ingredient, by: readonly PhraseWord[]): ReadFood | undefined {
  const typed = by.map(({ lemma }) => lemma).join(" ");
  for (let at = 0; at < before.length; at++) {
    const key = before.slice(at).map(({ lemma }) => lemma);
    const sold = [3, 2, 1].map((words) => readBrand(key.slice(0, words).join(" "))).find((food) => food !== undefined);
    if (sold === undefined || sold.ingredient === named) continue;
    const { id, kindOf, name, classId } = sold.ingredient;
    // "Alpro oat" is oat milk.
    const milk = classId === "milk_plant" ? readNamed(`${typed} milk`, "phrase", 0.9) : undefined;
    if (milk !== undefined) return milk;
    const tinned = isTinned(classId) ? inTinnedForm(named) : undefined;
    // "John West mackerel" is in tins, as its tuna is.
    if (tinned !== undefined) return { ...sold, ingredient: tinned, name: tinned.name };
    if (
      kindOf === named.id ||
      keyOf(name).endsWith(` ${typed}`) ||
      (SOLD_IN_FLAVOURS.has(id) && isFlavour(named)) ||
      (SOLD_READY.has(id) && !isReadyMeal(named.classId))
    )
      return sold;
  }
  return undefined;
}

function isFlavour({ id, classId }: Ingredient): boolean {
  return FLAVOURS.has(id) || tastesOfFruit(classId);
}
