/** Dishes that are one to who reads a menu, masters and frames by their ids: an omelette after a frittata is no other supper. */

const KIN: readonly string[] = [
  "herb-cheese-omelette filled-omelette oven-frittata frittata-di-zucchine tortilla-de-patatas kuku-sabzi plain-omelette leftover-pasta-frittata souffle-omelette frittata omelette potato_omelette sweet_omelette",
  "american-pancakes crepes pancakes-from-mix coconut-flour-pancakes banana-oat-pancakes banana_pancakes eggless_pancakes pancakes savoury_crepes topped_waffles oven_pancake",
  "vegetable-fried-rice egg-fried-rice fried-rice-from-raw-rice fried_rice",
  "grated-vegetable-fritters whole-kernel-fritters fritters",
  "fishcakes tinned-fish-patties-with-crumbs fish_cakes tinned_fish_patties",
  "risotto-alla-milanese mushroom-risotto vegetable-risotto grain-risotto risotto",
  "vegetable-pilaf chicken-or-lamb-pilaf bulgur-pilaf paella-style-rice spiced-grain-pilaf one-pot-chicken-and-rice pilaf plain_pilaf meat_pilaf paella_style",
  "chicken-or-pork-stir-fry beef-stir-fry tofu-stir-fry vegetable-stir-fry stir_fry",
  "baked-cheesecake no-bake-cheesecake quark-cheesecake baked_cheesecake cheesecake",
  "apple-crumble-with-custard apple-crumble fruit-crumble fruit-cobbler crumble cobbler",
];

/** The place of its kin in the table, by the id of a dish. */
export const KIN_OF: ReadonlyMap<string, number> = new Map(KIN.flatMap((ids, kin) => ids.split(" ").map((id) => [id, kin] as const)));
