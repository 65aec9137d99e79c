/** Which foods the prose names: the dish's own, each at least once, and no other, whatever the vocabulary knows as food. */
import { pattern } from "#recipe/pattern";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import { findLongestFood, tokenise } from "#kitchen/knowledge/vocabulary";
import { oncePer } from "#kitchen/once-per";
import type { Food } from "../food.ts";
import type { LeftOutCode } from "../left-out.ts";
import type { Portion } from "../portion.ts";
import { nameOf } from "../write/naming.ts";
import { asAdjective, pluralise } from "../write/nouns.ts";
import { isEdge, type ProofReader } from "./proof.ts";

/** Words of the vocabulary that are by themselves what is always at hand, what a cook does, or the dish that comes of it. */
const KITCHEN_WORDS = new Set(
  (
    "water ice boiling hot cold fry roast grill mash crisp fluff spread sprinkle toast crust crumb crumble dough batter sponge loaf biscuit cookie shortbread scone " +
    "cake pancake flatbread dumpling soup broth salad dressing dip curry stew porridge smoothie sandwich sauce wedge juice yolk white fruit spice clove equal filling topping"
  ).split(" "),
);

export const readFoodsNamed: ProofReader = ({ dish, portions: { all }, leftOut, recipe: { title, summary, steps } }) => {
  const method = steps.join(" ").toLowerCase();
  const unnamed = all.filter(
    (portion) => !method.includes((portion.cut === "juice" || portion.cut === "zested" ? portion.food.name : nameOf(portion)).toLowerCase()),
  );
  const barred = leftOut.filter(({ code }) => BARRED.includes(code)).filter(({ ingredient }) => isAdded(ingredient.trim().toLowerCase(), method));
  return [
    ...barred.map(({ ingredient }) => `${ingredient} is put into the dish`),
    ...unnamed.map((portion) => `the method does not mention ${nameOf(portion)}`),
    ...foreignFoods(withoutNames(`${title}. ${summary ?? ""} ${method}`, all), namesFor(dish, all)).map((food) => `${food} is not on the list`),
  ];
};

/** No food at all, as far as the kitchen knows. */
const BARRED: readonly LeftOutCode[] = ["not-food", "poison", "unknown"];

/** A thing may be spoken of, as tools are; it may not go in. */
function isAdded(thing: string, method: string): boolean {
  // A list may hold a thousand things that nobody knows: a pattern is made for what the method speaks of.
  if (!method.includes(thing)) return false;
  return pattern()`\b(?:add|stir in|fold in|pour in|scatter over|sprinkle over|season with) (?:the )?${thing}\b`.test(method);
}

/**
 * The text with the dish's own foods taken out: the person's words are not ours to read. Searched for by their first letters:
 * a pattern of forty names took longer to compile than to use, and was 6 % of a recipe's time.
 */
export function withoutNames(text: string, portions: readonly Portion[]): string {
  const names = namesByLetter(portions);
  const lower = text.toLowerCase();
  let without = "";
  let from = 0;
  for (let at = 0; at < lower.length; at++) {
    if (!isEdge(lower, at)) continue;
    const name = names.get(lower.charAt(at))?.find((each) => lower.startsWith(each, at) && isEdge(lower, at + each.length));
    if (name === undefined) continue;
    without += text.slice(from, at) + FOOD;
    from = at + name.length;
    at = from - 1;
  }
  return without + text.slice(from);
}

/** All that the foods are called, in small letters, longest first. */
const namesByLetter = oncePer((portions: readonly Portion[]): ReadonlyMap<string, readonly string[]> => {
  const names = new Set(
    portions.flatMap((portion) => {
      const { name, ingredient } = portion.food;
      return [pluralise(name, ingredient), nameOf(portion), name, asAdjective(name)].map((each) => each.toLowerCase());
    }),
  );
  const byLetter = new Map<string, string[]>();
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const others = byLetter.get(name.charAt(0));
    if (others) others.push(name);
    else byLetter.set(name.charAt(0), [name]);
  }
  return byLetter;
});

/** Stands for any food of the dish. */
export const FOOD = "food";

/**
 * Words by which the dish's foods may go as well: bomba rice is rice, and a dish may use the words of its own templates
 * and of its classes' cues, which are read before any food is in them (`knowledge/dishes/templates.test.ts`).
 */
function namesFor(dish: Dish, portions: readonly Portion[]): ReadonlySet<string> {
  return new Set([FOOD, ...portions.flatMap(({ food }) => wordsOfFood(food)), ...templateWords(dish)]);
}

/** The last word of its name, and those of its cue. */
const wordsOfFood = oncePer((food: Food): readonly string[] => [...tokenise(food.name).slice(-1), ...tokenise(food.kind.cue ?? "")].map(({ lemma }) => lemma));

const templateWords = oncePer((dish: Dish): ReadonlySet<string> => {
  const says = dish.plan.flatMap((step) => [...("say" in step ? step.say : []), ("cue" in step && step.cue) || ""]);
  const texts = [dish.noun, ...dish.titles, ...dish.summaries, ...says].map((text) => text.replaceAll(/\{[^}]*\}/g, " "));
  return new Set(tokenise(texts.join(" ")).map(({ lemma }) => lemma));
});

/** Foods that the text names and that are not called so, as they are spelled. */
function foreignFoods(text: string, called: ReadonlySet<string>): readonly string[] {
  return text
    .split(/[.,;:()]/)
    .flatMap((phrase) =>
      foodsIn(phrase).flatMap(({ words, lemmas }) => (lemmas.every((lemma) => KITCHEN_WORDS.has(lemma) || called.has(lemma)) ? [] : [words])),
    );
}

interface NamedFood {
  readonly words: string;
  readonly lemmas: readonly string[];
}

/** Sentences are made of few templates: with the dish's own names taken out, most phrases of a recipe are those of another. */
const foodsOfPhrases = new Map<string, readonly NamedFood[]>();
/** So many phrases are kept; then they are forgotten together. */
const MOST_PHRASES = 4000;

function foodsIn(phrase: string): readonly NamedFood[] {
  const known = foodsOfPhrases.get(phrase);
  if (known) return known;
  const foods = findFoods(phrase);
  if (foodsOfPhrases.size >= MOST_PHRASES) foodsOfPhrases.clear();
  foodsOfPhrases.set(phrase, foods);
  return foods;
}

/** Every food that the phrase names, by its longest name. */
function findFoods(phrase: string): readonly NamedFood[] {
  const tokens = tokenise(phrase);
  const foods: NamedFood[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = findLongestFood(tokens, at);
    if (!found) continue;
    const named = tokens.slice(at, at + found.length);
    at += found.length - 1;
    foods.push({ words: named.map(({ word }) => word).join(" "), lemmas: named.map(({ lemma }) => lemma) });
  }
  return foods;
}
