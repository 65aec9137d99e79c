/** Reads what is sold in place of meat, fish, milk or egg: "vegan ham" is no ham, and "dairy free yogurt" holds no milk. */
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { findIngredientByName, type Token } from "#kitchen/knowledge/vocabulary";
import type { Read } from "./outcome.ts";

/** By the class of the food that is named, the food that is cooked as what stands in for it. */
const IN_PLACE_OF_MEAT: readonly (readonly [classes: RegExp, food: string])[] = [
  [/^mince|^sausage_meat/, "plant mince"],
  [/^sausage/, "veggie sausage"],
  [/^bacon/, "veggie bacon"],
  [/^(patty|meatball|breaded)/, "veggie burger"],
  [/^(cured|cooked_meat|poultry|red_|pork|roast_joint|joint|fish|prawn|shellfish|mollusc|squid|offal|meat)/, "seitan"],
];
const IN_PLACE_OF_DAIRY: readonly (readonly [classes: RegExp, food: string])[] = [
  [/^milk($|_sour|_powder)/, "plant milk"],
  [/^(cream$|sour_cream)/, "plant cream"],
  [/^yogurt/, "plant yogurt"],
  [/^butter/, "vegan butter"],
  [/^(cheese|cream_cheese)/, "vegan cheese"],
];
const IN_PLACE_OF_EGG: readonly (readonly [classes: RegExp, food: string])[] = [
  [/^egg/, "egg replacer"],
  [/^mayo/, "vegan mayonnaise"],
];

/** What a phrase says is not in a food, by the one or two words that say so. */
const SAYS_SO =
  /^(vegan|vegetarian|veggie|meatless|plant based|meat free|dairy free|green cuisine|linda mccartney|cauldron|beyond|impossible|gardein|tofurky|vivera|heura|naked glory|moving mountain|lightlife|field roast|morningstar)$/;

/** A reading as what is sold without meat, milk or egg, where the phrase says so of a food that holds them. */
export function withoutAnimals(read: Read, phrase: readonly Token[]): Read {
  const said = phrase.flatMap(({ lemma }, at) => [lemma, `${lemma} ${phrase[at + 1]?.lemma}`]).find((words) => SAYS_SO.test(words));
  if (said === undefined) return read;
  const rows = [
    ...(said.startsWith("dairy") ? [] : IN_PLACE_OF_MEAT),
    ...(/^(vegan|plant|dairy)/.test(said) ? IN_PLACE_OF_DAIRY : []),
    ...(/^(vegan|plant)/.test(said) ? IN_PLACE_OF_EGG : []),
  ];
  const classId = findIngredient(read.ingredient)?.classId ?? "";
  const name = rows.find(([classes]) => classes.test(classId))?.[1];
  const ingredient = name === undefined ? undefined : findIngredientByName(name);
  if (ingredient === undefined || ingredient.id === read.ingredient) return read;
  const states = read.states.filter((state) => state === "frozen" || state === "grated" || state === "sliced");
  return {
    ...read,
    ingredient: ingredient.id,
    name: /^(vegan|vegetarian|veggie|meatless|plant|meat|dairy)/.test(said) ? `${said.replace(" ", "-")} ${read.name}` : `meat-free ${read.name}`,
    states: [...new Set([...(ingredient.states ?? []), ...states])],
  };
}
