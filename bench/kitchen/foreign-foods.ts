/**
 * Finds foods in a recipe that are not on the list it was cooked from. Deliberately simple and apart from the chef's own
 * proof-reader and from the pantry check: every run of words in the vocabulary is a food unless the list explains it.
 */
import type { CookedDish } from "#kitchen/compose/cook-recognised";
import { recognise } from "#kitchen/read/recognise";
import { DISHES } from "#kitchen/knowledge/dishes/all-dishes";
import { findClass } from "#kitchen/knowledge/classes/all-classes";
import type { IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import { allMasters } from "#kitchen/knowledge/masters/all-masters";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { findLongestFood, tokenise } from "#kitchen/knowledge/vocabulary";

/** Sections that name what is not in the dish, or what a food holds. */
const NOT_THE_DISH = /^## (?:Left out|How I read your list|Contains|Nutrition)\n[^]*?(?=^## |$(?![^]))/gm;
/** A clove of garlic is no spice. */
const CLOVES = /\bcloves? of (?=(?:\w+ ){0,2}garlic)/g;
/** Words that are in the names of foods, and by themselves are what a cook does, what comes of it, how it looks or tastes, or a part of a food. */
const KITCHEN_WORDS = new Set(
  (
    "water ice boiling simmering lukewarm hot cold and of the no sweet green bitter bittersweet smoky gummy dark red back " +
    "fry fried roast roasted cook cooked grill grilled mash mashed crisp fluff spread sprinkle roll toast wrap puff browning casserole slice pickled baking " +
    "soup stew curry salad dip sandwich porridge smoothie compote bread cake pancake pastry batter dough dressing sauce broth custard syrup leftover crumb crust " +
    "gravy caramel curd marinade frosting loaf bun pickle crouton seasoning starch whey grit " +
    "wedge shell seed muffin juice yolk white fruit spice equal"
  ).split(" "),
);
/** What something is like, and not what is in it: "pours like single cream", "the size of a pea", "walnut-sized", "yeast-free"; and what is not there: "wants no salt". */
const LIKENESS =
  /\b(?:like|smells? of|smelling of|size of|thickness of|(?:thicker|thinner) than|as (?:thick|thin|fine) as|beside) (?:an? )?(?:(?:thin|soft|quick|single|double|whipped) )?[a-z]+|\b[a-z]+-(?:sized|like|free|edged)\b|\b(?:with|wants?|needs?) no [a-z]+|\b(?:fish|strain) out\b|\bbaking beans\b(?:.{0,80}\bbeans\b)?/gi;

/** What a food gives of itself in the pan or under the knife: "its oil", "their own salt", "the oils of the peel", "until a green oil seeps out"; and what it comes to: "a dark jam of onions", "scone dough". */
const OF_ITSELF =
  /\b(?:its|their)(?: own)? (?:oils?|salt|fat)\b|\bown (?:[a-z-]+,? ){0,2}?(?:oils?|salt|fat|cream)\b|\boils? (?:of the (?:peel|zest|skin)|(?:seeps|pools|rises|parts|splits)\b)|\bjam of\b|\bscone dough\b/gi;

/** The foods, as they stand in the markdown, that neither an entry of the list nor the name of the dish accounts for. */
export function findForeignFoods({ markdown, archetype }: Pick<CookedDish, "markdown" | "archetype">, items: readonly string[]): readonly string[] {
  const { readings } = recognise(items);
  const words = new Set(readings.flatMap(({ name, typed }) => [...tokenise(name), ...tokenise(typed)].map(({ lemma }) => lemma)));
  for (const word of namesOfDish(archetype)) words.add(word);
  const ids = new Set(readings.flatMap(({ ingredient }) => [ingredient, findIngredient(ingredient)?.kindOf ?? []].flat()));
  const shelves = new Set(
    [...ids].flatMap((id) => {
      const ingredient = findIngredient(id);
      return ingredient === undefined ? [] : (findClass(ingredient.classId)?.shelf ?? []);
    }),
  );
  const foreign: string[] = [];
  const dish = markdown.replaceAll(NOT_THE_DISH, "").replaceAll(CLOVES, "").replaceAll(LIKENESS, " like that ").replaceAll(OF_ITSELF, " that ");
  const phrases = dish.split("\n").flatMap((line) => {
    const called = COMPANION.test(line) ? new Set([...words, ...namesOfDishes()]) : words;
    return line.split(/[.,;:()]/).map((text) => ({ text, called }));
  });
  for (const { text, called } of phrases) {
    const tokens = tokenise(text);
    for (let at = 0; at < tokens.length; at++) {
      const found = findLongestFood(tokens, at);
      if (!found) continue;
      const name = tokens.slice(at, at + found.length);
      at += found.length - 1;
      const shelf = WHOLE_KINDS.get(found.ingredient.id);
      if (shelf !== undefined && shelves.has(shelf)) continue;
      if (!ids.has(found.ingredient.id) && !name.every(({ lemma }) => called.has(lemma) || KITCHEN_WORDS.has(lemma))) {
        foreign.push(name.map(({ word }) => word).join(" "));
      }
    }
  }
  return foreign;
}

/** What a word for a whole kind is read as, by the shelf of which the list holds some: the nuts, the herbs, the greens. */
const WHOLE_KINDS: ReadonlyMap<string, IngredientClass["shelf"]> = new Map([
  ["mixed-nut", "nut"],
  ["mixed-herbs", "herb"],
  ["spring-greens", "vegetable"],
  ["mixed-vegetables", "vegetable"],
]);

/** The words that a dish is called by, whatever is in it: shortbread, a sponge cake; what is baked may be called a biscuit. */
function namesOfDish(archetype: string): readonly string[] {
  const ofIt = allMasters().filter(({ id }) => id === archetype);
  return [
    ...namesOf(DISHES.filter(({ id }) => id === archetype)),
    ...wordsOf(ofIt.map(({ title }) => title)),
    ...(ofIt.some(({ course }) => course === "bake") ? ["biscuit"] : []),
  ];
}

/** A second dish is known by its heading only. */
const COMPANION = /^## (?:And with the rest|For another meal): /;
let ofDishes: readonly string[] | undefined;

function namesOfDishes(): readonly string[] {
  return (ofDishes ??= namesOf(DISHES));
}

function namesOf(dishes: readonly Dish[]): readonly string[] {
  const names = dishes.flatMap(({ noun, titles }) => [noun, ...titles]);
  return wordsOf(names);
}

/** The words of titles, without what stands in their holes. */
function wordsOf(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => tokenise(name.replaceAll(/\{[^}]*\}/g, " ")).map(({ lemma }) => lemma));
}
