/** A second reading of wishes, which shares nothing with the chef: foods by their names in a table of their own, time, oven, blender and pans by the words of the recipe. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Diet, Wishes } from "#recipe/wishes";

interface Eaten {
  readonly names: readonly string[];
  readonly diet: string;
  readonly holds?: readonly string[];
  readonly may?: readonly string[];
}

const { foods } = JSON.parse(readFileSync(path.join(import.meta.dirname, "eaten.json"), "utf8")) as { readonly foods: readonly Eaten[] };
const byName = new Map(foods.flatMap((food) => food.names.map((name) => [inWords(name), food] as const)));

const ALLERGEN_WORDS: Readonly<Record<string, string>> = {
  gluten: "cereals containing gluten",
  soy: "soybeans",
  sesame: "sesame seeds",
  sulphites: "sulphur dioxide and sulphites",
};
const PIG = /\b(pork|ham|bacon|gammon|lard|chorizo|salami|pepperoni|prosciutto|pancetta|sausage|gelatin|gelatine)\b/;
const COW = /\b(beef|steak|veal|brisket|oxtail|dripping|suet|mince|gelatin|gelatine)\b/;
const DRINKS = /\b(wine|beer|rum|whisky|brandy|vodka|gin|sherry|port|cider|liqueur|sake|mirin|marsala|stout|ale|champagne|prosecco)\b/;

/** What of the wishes the recipe breaks. `used` are the entries, as typed, that it is made of. */
export function findBroken(wishes: Wishes, used: readonly string[], markdown: string): readonly string[] {
  const method = markdown.split(/^## Method/m)[1]?.split(/^## /m)[0] ?? "";
  const minutes = readMinutes(markdown);
  const { diet = [], freeFrom = [], kit = {} } = wishes;
  return [
    ...diet.flatMap((each) => used.filter((entry) => breaksDiet(each, entry)).map((entry) => `${each}: ${entry}`)),
    ...freeFrom.flatMap((each) => used.filter((entry) => mayHold(entry, ALLERGEN_WORDS[each] ?? each)).map((entry) => `free of ${each}: ${entry}`)),
    ...(wishes.minutes !== undefined && minutes > wishes.minutes ? [`${minutes} minutes`] : []),
    ...(kit.oven === false && /\boven\b/i.test(method) ? ["oven"] : []),
    ...(kit.blender === false && /\bblender|food processor\b/i.test(method) ? ["blender"] : []),
    ...(kit.pans === 1 && countPans(method) > 1 ? ["pans"] : []),
  ];
}

function breaksDiet(diet: Diet, entry: string): boolean {
  const words = inWords(entry);
  const meaty = withoutPlants(words);
  if (diet === "no-pork") return PIG.test(meaty) && !/\b(turkey|beef|chicken|veggie|vegan|vegetarian)\b/.test(words);
  if (diet === "no-beef") return COW.test(meaty) && !/\b(pork|lamb|turkey|chicken|veggie|vegan|tuna|salmon|gammon|tomato|soy|beefsteak|fruit)\b/.test(words);
  if (diet === "no-alcohol") return DRINKS.test(words) && !/\b(vinegar|root|ginger|non|free|gum)\b/.test(words);
  const eaten = find(words);
  if (!eaten) return false;
  if (diet === "vegan") return eaten.diet !== "vegan";
  const isFish = eaten.holds?.some((each) => ["fish", "crustaceans", "molluscs"].includes(each)) ?? false;
  return eaten.diet === "omni" && !(diet === "pescatarian" && isFish);
}

function mayHold(entry: string, allergen: string): boolean {
  const eaten = find(inWords(entry));
  return [...(eaten?.holds ?? []), ...(eaten?.may ?? [])].includes(allergen);
}

/** The row whose name is the longest run of words that ends the entry, or begins it. */
function find(words: string): Eaten | undefined {
  const all = words.split(" ");
  for (let length = all.length; length > 0; length -= 1) {
    for (const from of [all.length - length, 0]) {
      const eaten = byName.get(all.slice(from, from + length).join(" "));
      if (eaten) return eaten;
    }
  }
  return undefined;
}

/** The words outside the names of vegan foods, longest names first: a steak seasoning is no steak, beef stock with carrots is beef all the same. */
function withoutPlants(words: string): string {
  const all = words.split(" ");
  for (let length = all.length; length > 1; length -= 1) {
    for (let from = 0; from + length <= all.length; from += 1) {
      if (byName.get(all.slice(from, from + length).join(" "))?.diet !== "vegan") continue;
      return [...all.slice(0, from), ...all.slice(from + length)].join(" ");
    }
  }
  return words;
}

function readMinutes(markdown: string): number {
  const header = /^\*\*(.*)\*\*$/m.exec(markdown)?.[1] ?? "";
  const hours = Number(/(\d+) h\b/.exec(header)?.[1] ?? 0);
  return hours * 60 + Number(/(\d+) min(?!.*\d+ h\b)/.exec(header)?.[1] ?? 0);
}

function countPans(method: string): number {
  return [
    /\b(?:a|an|another|second)\s(?:[a-z-]+\s){0,3}frying pan\b/i,
    /\b(?:a|an|another|second)\s(?:[a-z-]+\s){0,3}saucepan\b/i,
    /\b(?:a|an|another|second)\s(?:[a-z-]+\s){0,3}pot\b/i,
    /\b(?:a|an|another|second)\s(?:[a-z-]+\s){0,3}casserole\b/i,
    /\b(?:a|an|another|second)\s(?:[a-z-]+\s){0,3}(?:baking tray|roasting tin|baking dish)\b/i,
  ].filter((pan) => pan.test(method)).length;
}

function inWords(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "")
    .map((word) =>
      word.length > 3 && word.endsWith("ies")
        ? `${word.slice(0, -3)}y`
        : word.length > 3 && word.endsWith("oes")
          ? word.slice(0, -2)
          : word.length > 3 && /[^s]s$/.test(word)
            ? word.slice(0, -1)
            : word,
    )
    .join(" ");
}
