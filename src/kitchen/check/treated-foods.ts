/** Names for a food after something was done with it: "hot oil", "pickled onion", "the sage oil", "tortilla strips". */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";
import type { Mention } from "./find-mentions.ts";

/** What a step may have done to a food that is still the same food. */
const TREATMENTS = new Set(
  "pickled fried roasted toasted grilled mashed crushed whipped browned caramelised caramelized poached boiled steamed crispy crisp melted spiced charred wilted soaked cooked sauteed seared baked braised chilled softened shredded pulled smashed candied marinated blitzed blended strained stuffed rolled buttered salted sugared clarified foaming sizzling sliced cubed diced chopped flaked drained rinsed grated".split(
    " ",
  ),
);
/** Heat and colour of a fat or a liquid: "hot oil", "the red oil". Hot sauce is another thing. */
const COLOURED = /^(?:hot|warm|cold|red|green|golden|orange|brown|dark|cool|smoking)$/;
const LIQUID = /^(?:oil|fat|ghee|milk|stock|broth|butter|cream)$/;
/** What a food gives, or is cut to. */
const YIELDS = new Set(
  "oil fat butter juice liquor liquid syrup water broth stock cream solid ball strip cube wedge slice piece mixture paste puree purée sauce crumb chip crisp shred curl ribbon salad topping filling mix seed bit dumpling patty cake finger milk tea seasoning".split(
    " ",
  ),
);
/** Of these only what is pointed at, or made of two foods that are there, is no food of its own. */
const OWN_TOO = new Set(
  "oil butter cream broth stock sauce paste syrup salad seed juice dumpling cake patty puree purée fat chip crisp milk tea seasoning".split(" "),
);

/** Almond butter is none of almonds and butter, nor coconut milk of coconut and milk. */
const IS_GROUND = ofGenera(["nut-butter", "plant-milk", "coconut-milk"]);

/**
 * The names by which the food of a mention may be there, nearest first. `isThere` says whether a food of these lemmas is on
 * the list and in use, `isMadeHere` whether the recipe has made something of the kind: a puree of what its list has pureed.
 */
export function withoutTreatment(
  { lemmas, definite, sentence }: Mention,
  isThere: (lemmas: readonly string[]) => boolean,
  isMadeHere: (yielded: string) => boolean,
): readonly (readonly string[])[] {
  if (sentence.part.role === "ingredient" || lemmas.length < 2) return [];
  const [first = "", ...rest] = lemmas;
  const last = lemmas.at(-1) ?? "";
  const names: (readonly string[])[] = [];
  if (TREATMENTS.has(first) || (COLOURED.test(first) && LIQUID.test(last) && lemmas.length === 2)) names.push(rest);
  const base = lemmas.slice(0, -1);
  const whole = findIngredientByName(lemmas.join(" "));
  if (YIELDS.has(last) && isThere(base) && ((definite && !whole) || !OWN_TOO.has(last) || (isThere([last]) && !IS_GROUND(whole?.classId)) || isMadeHere(last)))
    names.push(base);
  return names.filter(isThere);
}
