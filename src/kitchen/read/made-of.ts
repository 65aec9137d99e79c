/** Tells foods that are made or flavoured with what is named before them: "walnut bagels" are bagels, "spinach falafel" is falafel. */
import { ofGenera, type IsOneOf } from "#kitchen/knowledge/classes/all-classes";
import { CHEESES } from "#kitchen/knowledge/classes/genera";
import type { Ingredient, IngredientId } from "#kitchen/knowledge/schema";
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";

type OneOf = (food: Ingredient) => boolean;

const not =
  (isOne: IsOneOf): IsOneOf =>
  (id) =>
    !isOne(id);
const either =
  (...ways: readonly IsOneOf[]): IsOneOf =>
  (id) =>
    ways.some((isOne) => isOne(id));
/** Foods by themselves, and those of these classes. */
const sold =
  (ids: string, isOne?: IsOneOf): OneOf =>
  ({ id, classId }) =>
    ids.split(" ").includes(id) || (isOne?.(classId) ?? false);

/** Staples of a list are in no other food's name; and where a cake is meant, no meat is. */
const isStaple = ofGenera(
  ["bread", "breaded-fish", "roll", "rice", "cooked-rice", "rice-mix", "pasta", "noodle", "egg", "flour", "oil", "butter", "salt"],
  ["rice_paper", "rice_wine", "pasta_sauce", "milk", "cream", "sugar", "sugar_jam", "sugar_substitute", "water"],
);
const isMeat = ofGenera(["poultry", "pork", "bacon", "offal"], ["red_quick", "red_thin", "red_stew", "red_joint", "red_chop", "pork_cured"]);
const isHot = ofGenera(
  ["chilli", "pepper", "mustard", "hot-root", "ground-spice", "spice-blend", "whole-spice", "sweet-spice", "dried-herb"],
  ["mushroom_dry", "sauce_hot", "spice_rub", "herb_tender"],
);
const isHerb = ofGenera(["tender-herb", "dried-herb"], ["herb_woody", "herb_infuse"]);
const isSquash = ofGenera(["squash", "squash-puree"]);
const isFish = ofGenera(["white-fish", "oily-fish", "smoked-fish", "tinned-fish"], ["fish_salt"]);
const isFlavouredCheese = ofGenera(["cream-cheese", "melting-cheese", "blue-cheese", "soft-cheese", "fresh-cheese"]);
/** Of those, what comes as it is. */
const PLAIN_CHEESES: readonly IngredientId[] = ["cheese", "mozzarella", "burrata", "ricotta", "mascarpone"];
const isBread = ofGenera(["bread", "roll", "crumpet"]);

/** By what is sold: what it is made with, and the food that it is then, where that is another. */
const MADE: readonly (readonly [sold: OneOf, of: IsOneOf, food?: string])[] = [
  [
    sold("naan flatbread pitta-bread", isBread),
    either(
      isHerb,
      ofGenera(
        [
          "dried-fruit",
          "berry",
          "briny",
          "hard-cheese",
          "melting-cheese",
          "onion",
          "dried-tomato",
          "chocolate",
          "ground-spice",
          "spice-blend",
          "whole-spice",
          "sweet-spice",
          "oats",
        ],
        ["nut", "seed", "seed_fine", "garlic", "garlic_paste", "spice_rub", "potato", "squash", "milk"],
      ),
    ),
  ],
  [sold("english-muffin"), ofGenera(["banana", "citrus", "pome-fruit"], ["root_hard"]), "cake"],
  [sold("chocolate-milk", ofGenera(["cake", "biscuit", "cereal", "ice-cream", "jam"], ["cake_mix"])), not(either(isStaple, isMeat))],
  [sold("", isSquash), ofGenera(["berry", "citrus", "pome-fruit", "tropical-fruit", "stone-fruit"]), "squash drink"],
  [sold("", ofGenera(["yogurt", ...CHEESES])), ofGenera([], ["milk"])],
  [
    sold("falafel", ofGenera(["ready-meal", "stock-cube", "hummus"], ["pasta_filled", "plant_patty", "soup_ready", "soup_tomato", "soup_condensed"])),
    not(isStaple),
  ],
  [sold("", ofGenera(["breaded-fish"])), isFish, "fish finger"],
  [sold("", ofGenera([], ["patty"])), isMeat],
  [sold("", ofGenera([], ["patty"])), not(either(isStaple, ofGenera(["onion", ...CHEESES, "avocado", "briny", "pickle"], ["leaf_salad"]))), "veggie burger"],
  [sold("gyoza"), ofGenera(["pork", "tofu", "paneer-substitute", "leek"], ["pork_cured", "prawn", "cabbage", "kimchi"])],
  [
    sold("tagliatelle fettuccine pappardelle linguine", ofGenera(["gnocchi"], ["pasta_sheet"])),
    either(isSquash, ofGenera(["beet", "cooked-beet", "sweet-potato"], ["leaf_cook"])),
  ],
  [sold("", ofGenera(["mayonnaise"])), either(isHot, ofGenera(["citrus", "oil"], ["garlic", "garlic_paste"]))],
  [sold("pate"), either(isFish, isMeat, ofGenera(["mushroom"]))],
  [
    ({ id, classId }) => isFlavouredCheese(classId) && !PLAIN_CHEESES.includes(id),
    either(isHot, ofGenera(["dried-fruit"], ["garlic", "garlic_paste", "berry_sharp"])),
  ],
  [sold("wensleydale stilton cottage-cheese"), ofGenera(["stone-fruit", "tropical-fruit", "pome-fruit"], ["ginger", "ginger_garlic_paste"])],
  [sold("", ofGenera(["butter"])), either(isHerb, ofGenera([], ["mushroom_dry", "chilli"]))],
  [sold("margarine"), ofGenera(["oil"])],
];

/** How many foods of a name one thing is made with. */
export const MOST_MADE_OF = 2;

/** The food that one is when it is made with others, named before it; undefined where those are foods of their own. */
export function madeOf(sold: Ingredient, tastes: readonly Ingredient[]): Ingredient | undefined {
  const row = MADE.find(([isSold, isIn]) => isSold(sold) && tastes.every(({ classId }) => isIn(classId)));
  return row === undefined ? undefined : row[2] === undefined ? sold : findIngredientByName(row[2]);
}
