/**
 * Which foods help each other and which fight, −3 to 3. A key is a class, a role or an ingredient id; the entry that
 * names a pair most closely counts, and of two equally close ones the clash. At −2 and below two foods are not put
 * into one dish.
 * Signs follow how often pairs meet in recipes against chance; sizes are a cook's judgement.
 */
import { oncePer } from "../once-per.ts";
import type { IngredientClass } from "./classes/ingredient-class.ts";
import type { FoodKey, IngredientId } from "./schema.ts";

const WITH_COCONUT: readonly FoodKey[] = ["curry_paste", "ginger", "citrus_sour", "chilli", "pulse", "squash", "rice", "spice_blend"];
const FRIENDS: Readonly<Record<FoodKey, readonly FoodKey[]>> = {
  tomato: [
    "basil",
    "garlic",
    "onion",
    "herb_dried",
    "olive-oil",
    "cheese_melt",
    "cheese_hard",
    "cheese_brine",
    "cucumber",
    "egg",
    "chilli",
    "pulse",
    "aubergine",
    "courgette",
    "pepper_sweet",
  ],
  egg: ["cheese", "leaf_cook", "mushroom", "bacon", "spring_onion", "tomato", "potato", "asparagus", "fish_smoked"],
  potato: ["allium", "cream", "butter", "cheese", "herb_woody", "egg", "bacon", "leek", "milk"],
  mushroom: ["garlic", "thyme", "cream", "butter", "cheese", "parsley", "leaf_cook", "soy", "bacon"],
  leaf_cook: ["cheese_fresh", "cheese_brine", "garlic", "spice_nutmeg", "pulse", "cream", "ricotta"],
  leaf_tough: ["garlic", "pulse", "sausage_raw", "chilli", "citrus_sour", "bacon"],
  crucifer: ["cheese", "garlic", "anchovy", "soy", "chilli", "cream", "mustard"],
  squash: ["sage", "chilli", "cheese", "coconut_milk", "coconut", "ginger", "cream", "spice_savoury"],
  root_hard: ["honey", "spice_savoury", "ginger", "potato", "celery", "onion", "citrus", "herb_woody"],
  beet: ["cheese_brine", "cheese_soft", "yog", "horseradish", "citrus", "vinegar", "nut"],
  avocado: ["citrus_sour", "tomato", "wrap", "chilli", "egg", "coriander", "salad"],
  cucumber: ["yog", "mint", "dill", "cheese_brine", "tomato", "vinegar", "soy"],
  corn: ["bean", "chilli", "citrus_sour", "pepper_sweet", "wrap", "butter", "coriander"],
  pulse: ["spice_savoury", "garlic", "onion", "coconut_milk", "coconut", "citrus_sour", "sausage_raw", "herb_tender", "rice"],
  poultry: ["garlic", "citrus_sour", "herb_woody", "mushroom", "cream", "onion", "spice_blend", "potato", "rice", "pepper_sweet"],
  red: ["potato", "onion", "mushroom", "red-wine", "herb_woody", "mustard", "root_hard", "bay"],
  pork: ["apple", "mustard", "sage", "fennel", "cabbage", "ginger", "soy"],
  mince: ["onion", "tomato", "pasta", "spice_savoury", "cheese", "pulse", "potato"],
  fish: ["citrus_sour", "dill", "parsley", "butter", "potato", "fennel", "leek", "cream", "olive", "ginger"],
  mayo: ["fish_white", "shellfish", "prawn", "potato", "egg", "bread", "cabbage"],
  shellfish: ["garlic", "chilli", "citrus_sour", "butter", "coconut_milk", "coconut", "pasta", "rice"],
  tofu: ["soy", "ginger", "garlic", "spring_onion", "noodle", "rice", "stem_quick", "miso", "oil_finish"],
  noodle: ["soy", "ginger", "oil_finish", "stem_quick", "bean_sprout", "peanut", "egg"],
  coconut_milk: WITH_COCONUT,
  coconut: WITH_COCONUT,
  pasta: ["tomato", "cheese_hard", "garlic", "cream", "basil", "bacon", "olive-oil", "anchovy"],
  rice: ["soy", "egg", "pulse", "pea", "saffron", "spice_savoury", "stock", "onion"],
  bacon: ["cabbage", "leek", "pea", "potato", "cheese", "pulse"],
  pome: ["spice_cinnamon", "butter", "oats", "nut", "cheese_blue", "cheese_melt", "honey", "berry", "dried_fruit"],
  banana: ["nut_butter", "choc", "oats", "spice_cinnamon", "yog", "honey", "milk", "nut", "berry"],
  berry: ["yog", "cream", "citrus_sour", "choc", "mint", "oats", "vanilla", "banana"],
  stone: ["nut", "vanilla", "yog", "cream", "ginger", "honey", "berry"],
  rhubarb: ["sugar", "ginger", "citrus", "custard", "vanilla"],
  tropical: ["citrus_sour", "coconut_milk", "coconut", "chilli", "mint", "yog", "banana"],
  choc: ["nut", "citrus", "vanilla", "berry", "banana", "milk", "cream", "coffee"],
  paneer: ["ginger", "tomato", "spice_savoury", "spice_blend", "leaf_cook", "pea"],

  vanilla: ["cream-cheese", "ricotta", "mascarpone", "cottage-cheese", "quark", "paneer"],
  "peanut-butter": ["cream-cheese", "ricotta", "mascarpone", "cottage-cheese", "quark", "cream"],
  sake: ["soy", "ginger", "miso"],
  lamb: ["mint", "rosemary", "yog", "spice_savoury"],
  veg_jar: ["cured_fatty", "pulse_tin", "tomato", "garlic", "cheese_brine", "poultry", "egg", "squid"],
  miso: ["oil_finish", "mushroom", "seaweed", "tofu", "spring_onion"],
  honey: ["nut", "yog", "mustard", "cheese_brine", "cheese_soft"],
};

/** Sweetened through and through. */
const SWEET_ONLY: readonly FoodKey[] = [
  "whipped-cream",
  "coffee-liqueur",
  "irish-cream",
  "baileys",
  "kahlua",
  "amaretto",
  "creme-de-menthe",
  "advocaat",
  "liqueur",
];

type Foes = readonly [one: FoodKey, other: FoodKey, score: number];

const FOES: readonly Foes[] = [
  ["vanilla", "allium", -3],
  ["vanilla", "garlic", -3],
  ["vanilla", "cheese", -2],
  ["vanilla", "meat", -3],
  // The leaf is fried with the onions of a Sri Lankan curry, and wrapped round chicken.
  ["pandan", "allium", 0],
  ["pandan", "garlic", 0],
  ["pandan", "meat", 0],
  ["soy", "cream", -1],
  ["soy", "milk", -1],
  ["soy", "cheese_hard", -2],
  ["soy", "cheese_melt", -2],
  ["soy", "cheese_brine", -2],
  ["soy", "cheese_fresh", -2],
  // Cream cheese is rolled up with salmon and seaweed.
  ["soy", "cream-cheese", -1],
  ["soy", "yog", -1],
  ["soy", "herb_dried", -1],
  ["fish-sauce", "cheese", -3],
  ["fish-sauce", "cream", -2],
  ["fish-sauce", "yog", -2],
  ["sesame-oil", "cheese", -2],
  ["sesame-oil", "cream", -2],
  ["truffle-oil", "cheese", 1],
  ["truffle-oil", "cream", 1],
  ["oil_finish", "herb_dried", -1],
  ["curry_paste", "cheese", -1],
  ["ginger", "cheese_hard", -1],
  ["ginger", "cheese_melt", -2],
  ["ginger", "cheese_brine", -2],
  ["ginger", "cheese_soft", -1],
  ["ginger", "cheese_blue", -2],
  ["miso", "cheese_melt", -1],
  ["miso", "yog", -1],
  ["miso", "cream", -1],
  ["fish", "cheese_melt", -1],
  ["fish", "cheese_hard", -1],
  ["fish_oily", "cream", -1],
  // Mango with prawns, grapes with sole, rhubarb with mackerel, raisins with sardines; but no bananas or strawberries.
  ["fish", "fruit", -1],
  ["fish", "citrus", 0],
  ["fish", "tropical", 0],
  ["fish", "grape", 0],
  ["fish", "dried_fruit", 0],
  ["fish", "pomegranate", 0],
  ["fish", "banana", -3],
  ["kiwi", "meat", -2],
  ["fish", "berry", -2],
  ["fish", "berry_sharp", 0],
  ["fish_oily", "rhubarb", 0],
  ["fish_tin", "berry", -3],
  ["shellfish", "cheese_melt", -1],
  ["shellfish", "choc", -3],
  // Fish and meat meet as shellfish, sausage and what is cured only.
  ["meat", "fish", -2],
  ["meat", "prawn", 0],
  ["meat", "shellfish_cooked", 0],
  ["meat", "mollusc", 0],
  ["meat", "squid", 0],
  ["bacon", "fish", 0],
  ["cured_ready", "fish", 0],
  ["cured_fatty", "fish", 0],
  ["sausage_smoked", "fish", 0],
  ["ham", "fish_oily", -2],
  // A block of bean curd is a main food of its own; with mince, pork or shellfish it is a dish that is made.
  ["tofu", "fish", -2],
  ["tofu", "fish_tin", 0],
  ["tofu", "prawn", 0],
  ["tofu", "shellfish_cooked", 0],
  ["tofu", "mollusc", 0],
  ["tofu", "squid", 0],
  ["tofu", "poultry", -1],
  ["tofu", "red", -1],
  ["tofu", "cured_ready", -1],
  ["tofu", "cheese_brine", -2],
  ["tofu", "melon", -2],
  ["sausage_raw", "fish", 0],
  ["sausage_raw", "fish_oily", -2],
  ["gravy", "curry_paste", -2],
  ["gravy", "curry-powder", -2],
  ["gravy", "garam-masala", -2],
  // Mince is not mixed with whole pieces of another meat.
  ...["poultry_breast", "poultry_dark", "poultry_bone", "poultry_whole", "red_quick", "red_chop", "pork_quick", "pork_chop"].map(
    (kind) => ["mince", kind, -2] as const,
  ),
  ...SWEET_ONLY.flatMap((sweet) =>
    ["meat", "fish", "veg", "allium", "tomato", "pulse", "potato", "pasta", "rice", "cheese_hard", "cheese_melt", "cheese_brine", "cheese_blue"].map(
      (role) => [sweet, role, -2] as const,
    ),
  ),
  ["meat", "choc", -2],
  ["meat", "cocoa", -1],
  ["kimchi", "cream", -2],
  ["kimchi", "yog", -2],
  ["kimchi", "herb_dried", -2],
  ["pickle", "cream", -1],
  ["pesto", "berry", -2],
  ["pesto", "soy", -3],
  ["pesto", "noodle", -2],
  ["pesto", "curry_paste", -3],
  ["pesto", "spice_blend", -2],
  ["salsa", "ginger", -2],
  ["salsa", "wine", -2],
  ["mustard", "curry_paste", -1],
  ["red-wine", "soy", -1],
  ["beer", "cream", -1],
  ["butter", "cucumber", -1],
  ["berry", "garlic", -3],
  ["berry", "allium", -2],
  ["banana", "allium", -3],
  ["banana", "garlic", -3],
  ["choc", "allium", -2],
  ["choc", "cheese_melt", -3],
  ["melon", "milk", -1],
  ["citrus", "milk", -1],
  ["citrus_sour", "milk", -2],
  ["vinegar", "milk", -2],
  ["vinegar", "cream", -1],
  ["mint", "cheese_melt", -1],
  ["mint", "bacon", -1],
  ["mint", "soy", -1],
  ["mint", "cream", -1],
  ["anchovy", "fruit", -3],
  ["anchovy", "curry_paste", -2],
  ["olive", "soy", -2],
  ["briny", "curry_paste", -2],
  ["spice_cinnamon", "fish", -2],
  ["spice_clove", "fish", -2],
  ["spice_cinnamon", "herb_tender", -1],
  ["spice_blend", "cheese_brine", -1],
  ["spice_blend", "pesto", -2],
  ["spread_choc", "allium", -3],
  ["nut_butter", "cheese", -2],
  ["nut_butter", "cream", -1],
  ["mayo", "soy", -1],
  ["ketchup", "cream", -1],
  ["radish", "cream", -1],
  ["cucumber", "cheese_melt", -1],
  ["seaweed", "cheese", -2],
  ["seaweed", "cream-cheese", 0],
  ["seaweed", "cream", -2],
  ["dill", "soy", -2],
  ["basil", "miso", -1],
  ["herb_woody", "soy", -1],
  ["tahini", "cream", -1],
  ["tahini", "cheese_melt", -2],
  ["condensed", "allium", -3],
  ["juice", "milk", -2],
  ["juice", "cream", -1],
  ["sauce_sweet_savoury", "cheese_hard", -2],
  ["sauce_sweet_savoury", "cream", -2],
  ["beans_sauced", "soy", -2],
  // Coconut and its milk.
  ...["coconut", "coconut_milk"].flatMap((coconut): readonly Foes[] => [
    ["cheese_melt", coconut, -2],
    ["cheese_hard", coconut, -1],
    ["cheese_brine", coconut, -2],
    ["bacon", coconut, -1],
    ["pesto", coconut, -3],
    ["mustard", coconut, -2],
    ["wine", coconut, -2],
    ["anchovy", coconut, -2],
    ["olive", coconut, -2],
    ["briny", coconut, -2],
    ["mayo", coconut, -3],
    ["ketchup", coconut, -2],
    ["herb_woody", coconut, -1],
    ["beans_sauced", coconut, -2],
  ]),
];

type Scores = ReadonlyMap<string, ReadonlyMap<string, number>>;
let scoresOfPairs: Scores | undefined;

/** By one key and the other, both ways. Made on first use, so that nobody waits for them to look up a name. */
function scores(): Scores {
  if (scoresOfPairs) return scoresOfPairs;
  const made = new Map<string, Map<string, number>>();
  const setOneWay = (one: string, other: string, score: number): void => {
    const ofOne = made.get(one) ?? new Map<string, number>();
    made.set(one, ofOne.set(other, score));
  };
  const set = (one: string, other: string, score: number): void => {
    setOneWay(one, other, score);
    setOneWay(other, one, score);
  };
  for (const [one, others] of Object.entries(FRIENDS)) for (const other of others) set(one, other, 2);
  for (const [one, other, score] of FOES) set(one, other, score);
  return (scoresOfPairs = made);
}

/** Below or at this, two foods never share a dish. */
export const VETO = -2;

/** How two foods go together, −3 to 3; 0 when nothing is known. A closer name outweighs a wider one, a clash a friendship. */
export function pairScore(one: PairSide, other: PairSide): number {
  let best = 0;
  let closest = Infinity;
  const others = keysOf(other);
  for (const { key: a, width } of keysOf(one)) {
    const ofOne = scores().get(a);
    if (!ofOne) continue;
    for (const { key: b, width: otherWidth } of others) {
      const score = ofOne.get(b);
      const wide = width + otherWidth;
      if (score === undefined || wide > closest) continue;
      if (wide < closest || (score < 0 ? score < best : best >= 0 && score > best)) best = score;
      closest = wide;
    }
  }
  return best;
}

export interface PairSide {
  readonly id: IngredientId;
  readonly kindOf?: IngredientId;
  readonly kind: IngredientClass;
}

/** A name that a food answers to in the tables above. */
interface Key {
  readonly key: string;
  /** 0 for the food itself, 1 for its kind or class, 2 for a role that it shares with many. */
  readonly width: number;
}

const keysOf = oncePer((side: PairSide): readonly Key[] => {
  const widths = new Map<string, number>();
  for (const [role, weight] of Object.entries(side.kind.roles)) if (weight >= 0.7) widths.set(role, 2);
  widths.set(side.kind.id, 1);
  if (side.kindOf !== undefined) widths.set(side.kindOf, 1);
  widths.set(side.id, 0);
  return [...widths].map(([key, width]) => ({ key, width }));
});
