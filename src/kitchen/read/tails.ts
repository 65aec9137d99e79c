/** Tells which words may stand before and behind a food's name and leave it the same food. */
import { ofGenera, type IsOneOf } from "#kitchen/knowledge/classes/all-classes";
import { CHEESES } from "#kitchen/knowledge/classes/genera";
import { BRANDS, BRANDS_OF_PLAIN_WORDS } from "#kitchen/knowledge/words/brands";
import { MEASURES } from "#kitchen/knowledge/words/measures";
import { DROPPED_WORDS, KEPT_WORDS, NEUTRAL_TAILS, STATE_WORDS, TRANSFORMING_WORDS } from "#kitchen/knowledge/words/modifiers";
import { findFoodAt, type Token } from "#kitchen/knowledge/vocabulary";
import type { Ingredient } from "#kitchen/knowledge/schema";
import { isKindOf } from "./find-form.ts";
import type { PhraseWord } from "./phrase-word.ts";

const isSpice = ofGenera(["ground-spice", "spice-blend", "whole-spice", "sweet-spice"], ["spice_rub"]);
const isHerb = ofGenera(["tender-herb", "dried-herb"], ["herb_woody", "herb_infuse"]);
const isPepper = ofGenera(["chilli", "sweet-pepper"]);
const isFish = ofGenera(["white-fish", "oily-fish", "smoked-fish", "tinned-fish"], ["fish_salt"]);

/** Words that leave only some foods what they are: a spice is sold ground, a chilli is a pepper. */
const TAILS_OF_CLASSES: ReadonlyMap<string, IsOneOf> = new Map([
  ["powder", isSpice],
  // What is crumbled is the same food: "tortilla chip crumbs".
  ["crumb", ofGenera(["biscuit", "crisps", "cracker", "cereal"])],
  ["plant", isHerb],
  ["leaf", ofGenera(["cooking-leaf", "salad-leaf", "tender-herb", "dried-herb"], ["cabbage", "salad_ready", "herb_woody", "herb_infuse"])],
  ["spray", ofGenera(["oil"])],
  ["rack", ofGenera(["red-meat", "pork", "cured-meat", "cooked-meat"], ["meat_bone"])],
  [
    "ring",
    ofGenera(
      ["cured-meat", "pasta", "onion", "spring-onion", "chilli", "sweet-pepper", "pome-fruit", "tropical-fruit"],
      ["sausage_raw", "sausage_smoked", "plant_sausage", "squid"],
    ),
  ],
  [
    "ball",
    ofGenera(
      [
        "hard-cheese",
        "melting-cheese",
        "soft-cheese",
        "fresh-cheese",
        "brined-cheese",
        "blue-cheese",
        "cream-cheese",
        "pizza-base",
        "breadcrumbs",
        "pastry",
        "melon",
      ],
      ["ready_pastry"],
    ),
  ],
  ["button", ofGenera([], ["chocolate", "drinking_chocolate"])],
  ["finger", ofGenera(["biscuit"])],
  ["pepper", isPepper],
  ["peppers", isPepper],
  // The noun of a kind, behind the kind: "monterey jack cheese", "fettuccine noodles".
  ["cheese", ofGenera(CHEESES)],
  ["noodle", ofGenera(["pasta", "noodle"])],
  ["pasta", ofGenera(["pasta"])],
  ["steak", ofGenera(["white-fish", "oily-fish", "smoked-fish", "tinned-fish"], ["fish_salt", "red_quick", "roast_joint", "pork_quick", "pork_cured"])],
  ["squash", ofGenera(["squash", "squash-puree", "courgette"])],
  ["bean", ofGenera(["split-pulse", "whole-pulse", "fresh-pulse", "green-bean"], ["pulse_tin"])],
  ["mushroom", ofGenera(["mushroom"])],
  ["seasoning", isSpice],
  ["spice", isSpice],
  ["herb", isHerb],
  ["nut", ofGenera(["nut"])],
  ["lettuce", ofGenera([], ["leaf_salad"])],
  ["wine", ofGenera(["wine"], ["rice_wine"])],
  ["fish", isFish],
  ["bread", ofGenera(["bread"], ["wrap"])],
  ["crust", ofGenera(["bread"])],
  ["sausage", ofGenera([], ["sausage_raw", "sausage_smoked"])],
  ["cracker", ofGenera(["cracker"])],
  ["tea", ofGenera(["tea"])],
  ["liqueur", ofGenera(["spirit"])],
  ["side", isFish],
  ["cup", ofGenera(["custard", "custard-powder", "fruit-puree", "prepared-fruit", "yogurt"], ["noodle_instant", "jelly_mix"])],
]);

/** Whether words behind a name leave it the same food; some do so for some foods only: a spice is sold as powder. */
export function leavesSame(behind: readonly PhraseWord[], ingredient: Ingredient): boolean {
  const telling = behind.filter((word) => !isTail(word));
  const [said] = telling.length === 1 ? telling : behind;
  const onlyOf = said === undefined || (telling.length !== 1 && behind.length !== 1) ? undefined : TAILS_OF_CLASSES.get(said.lemma);
  if (onlyOf !== undefined) {
    // "Beef steak" is a steak, which is a kind of beef.
    const kind = findFoodAt(telling, 0, 1);
    return onlyOf(ingredient.classId) && (kind === undefined || kind === ingredient || !isKindOf(kind.id, ingredient.id));
  }
  if (areTails(behind)) return true;
  // "Taco shells Mission": brands that are words of the language are brands behind what brands sell.
  return behind.length === 1 && isSoldByBrands(ingredient.classId) && BRANDS.has(behind[0]?.lemma ?? "");
}

/** Kinds that are said before a name only: a baby carrot is a carrot, an apple baby is none. */
const ONLY_BEFORE = /^(baby|cherry|plum|grape|vine|salad|table|cooking|baking|roasting|frying|pizza|wheat|chocolate|vanilla|sandwich)$/;

/** Whether words behind a name leave any food the same. */
export function areTails(words: readonly PhraseWord[]): boolean {
  return words.every(isTail) && !(words.length === 1 && NOUNS_ALONE.test(words[0]?.lemma ?? ""));
}

/** Nouns that say little in company ("own brand", "room temperature", "shop bought") and are a thing of their own alone: "apple store". */
const NOUNS_ALONE = /^(store|shop|home|party|value|quality|nature|brand|room|range|supermarket|garden|day|carbon|size|style|bulk|coop)$/;

/** Shelves where an unknown word in front of a name is a brand: "tyson nuggets". Herbs, game and hearts have namesakes. */
export const isSoldByBrands = ofGenera(
  [
    "mince",
    "breaded-fish",
    "split-pulse",
    "whole-pulse",
    "fresh-pulse",
    "tofu",
    "meat-substitute",
    "paneer-substitute",
    "oats",
    "meal",
    "pasta",
    "noodle",
    "gnocchi",
    "dumpling",
    "roll",
    "crumpet",
    "flatbread",
    "pizza-base",
    "breadcrumbs",
    "cracker",
    "biscuit",
    "cake",
    "waffle",
    "cereal",
    "crisps",
    "ready-meal",
    "flour",
    "nut-flour",
    "yeast",
    "gelatin",
    "tinned-tomato",
    "corn",
    "plantain",
    "pickle",
    "dried-fruit",
    "plant-milk",
    "yogurt",
    "hard-cheese",
    "melting-cheese",
    "soft-cheese",
    "fresh-cheese",
    "brined-cheese",
    "blue-cheese",
    "mayonnaise",
    "dressing",
    "nut",
    "nut-butter",
    "jam",
    "mincemeat",
    "chocolate",
    "chocolate-spread",
    "confection",
    "icing",
    "liqueur",
    "cordial",
    "soy-sauce",
    "fish-sauce",
    "stock",
    "gravy",
    "table-sauce",
    "curry-sauce",
    "mustard",
    "ketchup",
    "pesto",
    "salsa",
    "hummus",
    "chutney",
    "spread",
    "nutritional-yeast",
    "spice-blend",
  ],
  [
    "sausage_raw",
    "sausage_smoked",
    "cured_ready",
    "cured_fatty",
    "pulse_tin",
    "beans_sauced",
    "wrapper",
    "cake_mix",
    "cornbread_mix",
    "potato_frozen",
    "kimchi",
    "icing_sugar",
    "stock_cube",
    "pasta_sauce",
    "spice_savoury",
  ],
);

/** Words that may follow a name and leave it the same food: a piece of it, its packing, its amount, its brand. */
export function isTail(word: Token | undefined): boolean {
  if (word === undefined || TRANSFORMING_WORDS.has(word.lemma) || ONLY_BEFORE.test(word.lemma)) return false;
  return NEUTRAL_TAILS.has(word.lemma) || isModifier(word) || isBrand(word) || isAmountWord(word.lemma);
}

export function isModifier({ word, lemma }: Token): boolean {
  // An adjective in the plural is a noun: "pepper lights" are lamps.
  if (word !== lemma && PLURAL_NOUNS.test(word)) return false;
  return DROPPED_WORDS.has(lemma) || KEPT_WORDS.has(lemma) || STATE_WORDS.has(lemma);
}

const PLURAL_NOUNS =
  /^(new|good|home|store|shop|room|value|style|range|fine|quality|size|light|short|red|green|blue|brown|black|white|cold|hot|medium|plain|solid|long|tiny|natural|regular|local|bitter)s$/;

/** A brand that is no other word: a kettle and a mission say what they are. */
function isBrand({ lemma }: Token): boolean {
  return BRANDS.has(lemma) && !BRANDS_OF_PLAIN_WORDS.has(lemma);
}

/** A number or a weight; "wine glass" and "egg cup" are no amounts. */
function isAmountWord(lemma: string): boolean {
  const measure = MEASURES.get(lemma);
  return /^\d/.test(lemma) || measure?.kind === "grams" || (measure?.kind === "millilitres" && !/^(cup|mug)/.test(lemma));
}

/** Whether all words can stand before a name: "400 g", "large free-range", "Tilda". */
export function areModifiers(words: readonly PhraseWord[]): boolean {
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const next = [0, 1, 2, 3].map((more) => words[at + more]?.lemma);
    const brandWords = [4, 3, 2].find((count) => at + count <= words.length && BRANDS.has(next.slice(0, count).join(" ")));
    if (brandWords !== undefined) at += brandWords - 1;
    else if (word !== undefined && !isModifier(word) && !BRANDS.has(word.lemma) && !/^\d/.test(word.lemma) && !MEASURES.has(word.lemma)) return false;
  }
  return true;
}
