/** Which entries of the person's list a recipe's food comes from. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { FISH } from "#kitchen/knowledge/classes/genera";
import type { Ingredient } from "#kitchen/knowledge/schema";
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";
import type { Mention } from "./find-mentions.ts";
import { CUT_WORDS, DERIVED_TAILS, FORM_WORDS } from "./kinship-words.ts";
import { matchFood, type NamedFood, type Pointing } from "./match-food.ts";
import type { OrderEntry } from "./order-entries.ts";

/** The entries of the list that a mention means. `exactly`: the very food, not what it could stand for. */
export function matchEntries(
  entries: readonly OrderEntry[],
  mention: Mention,
  pointing: Pointing,
  wanted: "same" | "maybe" = "same",
  exactly = false,
): OrderEntry[] {
  if (mention.entry) return [mention.entry];
  const { lemmas, words, ingredient, phrase, definite, sentence, bought = false } = mention;
  // Of a pepper the sentence says which.
  if (isBarePepper(mention)) return searchEntries(entries, mention, pointing, wanted, exactly);
  let known = asked.get(entries);
  if (!known || known.size > ASKED_MOST) asked.set(entries, (known = new Map()));
  const key = `${words}|${lemmas.join(" ")}|${ingredient?.id ?? ""}|${phrase ?? ""}|${definite}|${pointing}|${wanted}|${exactly}|${bought}|${sentence.part.role === "ingredient"}`;
  const found = known.get(key) ?? searchEntries(entries, mention, pointing, wanted, exactly);
  known.set(key, found);
  return [...found];
}

/** What was asked of a list: the same words mean the same entries. */
const asked = new WeakMap<readonly OrderEntry[], Map<string, readonly OrderEntry[]>>();
/** A hostile text has any number of words. */
const ASKED_MOST = 2000;

function searchEntries(entries: readonly OrderEntry[], mention: Mention, pointing: Pointing, wanted: "same" | "maybe", exactly: boolean): OrderEntry[] {
  const matches = (entry: OrderEntry): boolean =>
    (!exactly &&
      wanted === "same" &&
      (isPackedIn(mention, entry, pointing) || entry.words.join(" ") === mention.lemmas.join(" ") || isShortFor(mention, entry))) ||
    (wanted === "same" && isChilliPepper(mention) && entry.foods.some(({ ingredient }) => ingredient?.classId === "chilli")) ||
    entry.foods.some((food) =>
      exactly ? mention.ingredient !== undefined && food.ingredient?.id === mention.ingredient.id : matchFood(mention, food, pointing) === wanted,
    );
  const found = entries.filter(matches);
  if (found.length === 0 && wanted === "same" && !exactly) return ofSeveral(entries, mention);
  const exact = exactly
    ? found
    : found.filter((entry) => entry.foods.some((food) => mention.ingredient !== undefined && food.ingredient?.id === mention.ingredient.id));
  return exact.length > 0 ? exact : found;
}

/** "Half of the pepper", of a jalapeño: pointed at by itself, and not beside the salt. */
function isChilliPepper(mention: Mention): boolean {
  const { definite, sentence } = mention;
  return definite && isBarePepper(mention) && !/\b(?:salt|season|grind|ground|black|mill)/.test(sentence.text);
}

function isBarePepper({ lemmas }: Mention): boolean {
  return lemmas.length === 1 && lemmas[0] === "pepper";
}

/** What a dish is called behind the foods it is made of: "turkey noodle soup", "tomato cheese toast". */
const A_DISH_OF = /^(?:soup|salad|toast|stew|flake|bake|bowl|sandwich|pasta|rice|noodle|omelette|curry|pie|wrap)$/;

/** What something hot or sour is stirred into. */
const STIRRED_TO = /^(?:cream|crema|mayo|mayonnaise|yogurt|yoghurt|butter|dressing)$/;

/** "Tomato cheese egg toast", of a list that holds all three: a dish by the names of what is in it, and no food of its own. */
function ofSeveral(entries: readonly OrderEntry[], { lemmas, sentence }: Mention): OrderEntry[] {
  if (lemmas.length < 2 || sentence.part.role === "ingredient" || findIngredientByName(lemmas.join(" "))) return [];
  // "The chipotle cream", of chipotle paste and sour cream.
  const isStirredIn = (food: NamedFood, lemma: string): boolean =>
    STIRRED_TO.test(lemmas.at(-1) ?? "") && lemma === food.lemmas[0] && food.lemmas.length === 2 && /^(?:paste|powder|sauce|flake)$/.test(food.lemmas[1] ?? "");
  const owners = lemmas.map((lemma) =>
    entries.find(({ foods }) =>
      foods.some((food) => food.lemmas.at(-1) === lemma || food.ingredient?.name.split(" ").at(-1) === lemma || isStirredIn(food, lemma)),
    ),
  );
  const named = new Set(owners.flatMap((owner) => owner ?? []));
  return lemmas.every((lemma, at) => owners[at] !== undefined || A_DISH_OF.test(lemma)) &&
    named.size + lemmas.filter((lemma) => A_DISH_OF.test(lemma)).length > 1
    ? [...named]
    : [];
}

/** "The oil" of a tin of sardines in olive oil. */
function isPackedIn({ lemmas }: Mention, { typed }: OrderEntry, pointing: Pointing): boolean {
  return pointing === "definite" && /\bin (?:[\p{L}-]+ ){0,3}(oil|brine|syrup|juice|water|sauce)\b/iu.exec(typed)?.[1]?.toLowerCase() === lemmas.at(-1);
}

/** What an entry's name is packed in. */
export const PACKS = /^(?:a|an|the|my|some|of|jar|tin|can|bag|packet|pack|bottle|box|carton|tub|tube|bunch|block|half|\d+)$/;

/** "Philadelphia", where the list says "philadelphia cream cheese": the word of an entry that names its make, and no food. */
function isShortFor({ lemmas, ingredient, phrase }: Mention, entry: OrderEntry): boolean {
  const from = entry.words.findIndex((word) => !PACKS.test(word));
  const words = entry.words.slice(Math.max(0, from));
  return (
    ingredient === undefined &&
    phrase === undefined &&
    lemmas.length > 0 &&
    lemmas.length < words.length &&
    lemmas.every((lemma, at) => lemma.length > 2 && lemma === words[at] && !CUT_WORDS.has(lemma))
  );
}

/** Whether a food stands in the recipe in the words of an entry. */
export function isNamedAs({ lemmas }: NamedFood, entry: OrderEntry): boolean {
  return entry.foods.some((food) => food.lemmas.join(" ") === lemmas.join(" "));
}

/** Yolks and eggs, zest and lemons: one is had from the other. */
export function isHad(food: NamedFood, rival: NamedFood): boolean {
  const tail = food.lemmas.at(-1) ?? "";
  return (
    DERIVED_TAILS.has(tail) ||
    food.lemmas.every((lemma) => rival.lemmas.includes(lemma) && !rival.lemmas.some((word) => FORM_WORDS.has(word) && !food.lemmas.includes(word)))
  );
}

/** A food by its lemmas' own name. */
export function namedBy(lemmas: readonly string[]): { readonly ingredient?: Ingredient } {
  const ingredient = findIngredientByName(lemmas.join(" "));
  return ingredient ? { ingredient } : {};
}

const IS_FLESH = ofGenera([...FISH, "fish-sauce", "poultry", "pork", "red-meat"], ["shellfish_cooked", "meatball", "meat_bone", "pork_cured"]);

/** Cranberry is a cranberry sauce's short name; rice is none of a rice wine, nor fish of a fish sauce. */
export function isCalledByFirst(lemmas: readonly string[], { ingredient }: NamedFood): boolean {
  return /^(?:sauce|jelly|jam|relish|chutney|pickle|paste|compote)$/.test(lemmas.at(-1) ?? "") && !IS_FLESH(ingredient?.classId);
}
