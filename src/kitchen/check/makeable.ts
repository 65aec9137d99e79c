/** Which names may stand for something that a recipe makes as well as takes: dishes, breads, sauces. */
import type { Ingredient } from "#kitchen/knowledge/schema";
import type { Mention } from "./find-mentions.ts";

/** Classes of what a recipe may make: dishes, breads, cakes, drinks, sauces. */
const IS_MADE =
  /^(?:ready|bake_ready|stew_ready|soup_(?:ready|tomato)|salad_ready|slaw_ready|bread|roll|crumpet|wrap|taco_shell|cake|biscuit|cracker|waffle|meringue|pizza|pasta_(?:fresh|filled|cooked)|gnocchi|dumpling|patty|meatball|breaded|egg_cooked|hummus|pesto|salsa|mayo|dressing|chutney|jam|custard|ice_cream|icing|confection|spread_choc|drinking|coffee_ready|soda|juice|cordial|popcorn|crisps|potato_(?:mash|frozen|cooked|baker)|rice_cooked|yorkshire|curry_sauce|pasta_sauce|gravy|stuffing|cheese_(?:melt|fresh)|cooked_meat|fruit_puree|jelly|pickle|sauce_)/;

/** Whether an ingredient is of a kind that recipes make. */
export function isOfMadeClass(ingredient: Ingredient | undefined): boolean {
  return ingredient !== undefined && IS_MADE.test(ingredient.classId);
}

/** A dish, a bread, a sauce: what recipes make as well as take. */
export function isMakeable({ phrase, ingredient }: Mention): boolean {
  return phrase !== undefined || isOfMadeClass(ingredient);
}
