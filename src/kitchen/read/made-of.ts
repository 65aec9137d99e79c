/** Tells foods that are made or flavoured with what is named before them: "walnut bagels" are bagels, "spinach falafel" is falafel. */
import type { Ingredient } from "#kitchen/knowledge/schema";
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";
import { pattern } from "#recipe/pattern";

/** Staples of a list are in no other food's name; and where a cake is meant, no meat is. */
const ANY = /(?!bread|roll|rice|pasta|noodle|egg|milk$|flour|sugar|oil|butter|cream$|water|salt)/;
const MEAT = /poultry|red_|pork|bacon|offal/;
const HOT = /chilli|dried_chilli|sauce_hot|wasabi|pepper_b|spice|horse|must|mushroom_dry|herb_(ten|dried)/;

/** By what is sold, as its class and id: what it is made with, and the food that it is then, where that is another. */
const MADE: readonly (readonly [sold: RegExp, of: RegExp, food?: string])[] = [
  [
    /^(bread |roll |crumpet|wrap (naan|flat|pitta))/,
    /nut$|dried_fruit|berry|date|briny|seed|cheese_[mh]|onion|garlic|herb|tomato_d|choc|spice|potato$|oats|squash$|milk$/,
  ],
  [/^roll english/, /root_hard|banana|citrus|pome/, "cake"],
  [/^(cake|biscuit|cereal|ice_cream|jam|milk chocolate-milk)/, pattern()`(?!${MEAT})${ANY}`],
  [/^squash/, /berry|citrus|pome|tropical|stone/, "squash drink"],
  [/^yogurt|^cheese/, /milk$/],
  [/^(pasta_filled|ready_|soup|plant_patty|breaded falafel|stock_cube|hummus)/, ANY],
  [/^breaded/, /fish/, "fish finger"],
  [/^patty/, MEAT],
  [/^patty/, pattern()`(?!onion|cheese|tomato|leaf_s|avo|bri|pick)${ANY}`, "veggie burger"],
  [/^dumpling gyoza/, /pork|prawn|mixed|cabbage|kimchi|leek|tofu/],
  [/^(gnocchi|pasta.* (tagli|fett|lasagne|papp|linguine))/, /leaf_c|beet|squash|sweet_p/],
  [/^mayo/, pattern()`garlic|citrus|oil|${HOT}`],
  [/pate$/, pattern()`fish|mushroom|${MEAT}`],
  [/^(cream_cheese cr|cheese_(melt|blue|soft|fresh) (?!cheese|moz|ric|bur))/, pattern()`garlic|dried_fruit|berry_sharp|${HOT}`],
  [/^cheese.* (wens|stil|cott)/, /stone|tropical|ginger|pome/],
  [/^butter /, /herb|mushroom_dry|chilli/],
  [/^margarine|^butter marg/, /oil/],
];

/** How many foods of a name one thing is made with. */
export const MOST_MADE_OF = 2;

/** The food that one is when it is made with others, named before it; undefined where those are foods of their own. */
export function madeOf(sold: Ingredient, tastes: readonly Ingredient[]): Ingredient | undefined {
  const key = `${sold.classId} ${sold.id}`;
  const row = MADE.find(([of, tasting]) => of.test(key) && isMadeWith(tasting, tastes));
  return row === undefined ? undefined : row[2] === undefined ? sold : findIngredientByName(row[2]);
}

function isMadeWith(tasting: RegExp, tastes: readonly Ingredient[]): boolean {
  const known = pattern()`^${tasting}`;
  return tastes.every(({ classId }) => known.test(classId));
}
