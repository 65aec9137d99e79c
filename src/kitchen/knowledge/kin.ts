/** Dishes that are one to who reads a menu, masters and frames by their ids: an omelette after a frittata is no other supper. */
import type { DishId } from "./dishes/dish-ids.ts";
import { wordsOf } from "./words-of.ts";

const KIN: readonly (readonly DishId[])[] = [
  wordsOf(
    "herb-cheese-omelette filled-omelette oven-frittata frittata-di-zucchine tortilla-de-patatas kuku-sabzi plain-omelette leftover-pasta-frittata souffle-omelette frittata omelette sweet_omelette",
  ),
  wordsOf(
    "american-pancakes crepes pancakes-from-mix coconut-flour-pancakes banana-oat-pancakes banana_pancakes eggless_pancakes pancakes savoury_crepes topped_waffles oven_pancake",
  ),
  wordsOf("vegetable-fried-rice egg-fried-rice fried-rice-from-raw-rice fried_rice"),
  wordsOf("grated-vegetable-fritters whole-kernel-fritters fritters"),
  wordsOf("fishcakes tinned-fish-patties-with-crumbs fish_cakes tinned_fish_patties"),
  wordsOf("risotto-alla-milanese mushroom-risotto vegetable-risotto grain-risotto risotto"),
  wordsOf(
    "vegetable-pilaf chicken-or-lamb-pilaf bulgur-pilaf paella-style-rice spiced-grain-pilaf one-pot-chicken-and-rice pilaf plain_pilaf meat_pilaf paella_style",
  ),
  wordsOf("chicken-or-pork-stir-fry beef-stir-fry tofu-stir-fry vegetable-stir-fry stir_fry"),
  wordsOf("baked-cheesecake no-bake-cheesecake quark-cheesecake baked_cheesecake cheesecake"),
  wordsOf("apple-crumble-with-custard apple-crumble fruit-crumble fruit-cobbler crumble cobbler"),
];

/** The place of its kin in the table, by the id of a dish. */
export const KIN_OF: ReadonlyMap<DishId, number> = new Map(KIN.flatMap((ids, kin) => ids.map((id) => [id, kin] as const)));
