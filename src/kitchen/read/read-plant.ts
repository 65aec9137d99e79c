/** Reads what is sold in place of meat, fish, milk or egg: "vegan ham" is no ham, and "dairy free yogurt" holds no milk. */
import { ofGenera, type IsOneOf } from "#kitchen/knowledge/classes/all-classes";
import { CHEESES } from "#kitchen/knowledge/classes/genera";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { findIngredientByName, type Token } from "#kitchen/knowledge/vocabulary";
import type { Read } from "./outcome.ts";

/** By the class of the food that is named, the food that is cooked as what stands in for it. */
type InPlace = readonly (readonly [isIt: IsOneOf, food: string])[];
const IN_PLACE_OF_MEAT: InPlace = [
  [ofGenera(["mince"]), "plant mince"],
  [ofGenera([], ["sausage_raw", "sausage_smoked"]), "veggie sausage"],
  [ofGenera(["bacon"]), "veggie bacon"],
  [ofGenera(["shaped-mince", "breaded-fish"]), "veggie burger"],
  [
    ofGenera(
      [
        "poultry",
        "red-meat",
        "pork",
        "cured-meat",
        "cooked-meat",
        "offal",
        "white-fish",
        "oily-fish",
        "smoked-fish",
        "tinned-fish",
        "crustacean",
        "fish-sauce",
      ],
      ["meat_bone", "fish_salt", "mollusc", "squid"],
    ),
    "seitan",
  ],
];
const IN_PLACE_OF_DAIRY: InPlace = [
  [ofGenera(["milk-powder"], ["milk", "milk_sour"]), "plant milk"],
  [ofGenera(["sour-cream"], ["cream"]), "plant cream"],
  [ofGenera(["yogurt"]), "plant yogurt"],
  [ofGenera(["butter"]), "vegan butter"],
  [ofGenera([...CHEESES, "cream-cheese"]), "vegan cheese"],
];
const IN_PLACE_OF_EGG: InPlace = [
  [ofGenera(["egg"]), "egg replacer"],
  [ofGenera(["mayonnaise"]), "vegan mayonnaise"],
];

/** What a phrase says is not in a food, by the one or two words that say so. */
const SAYS_SO =
  /^(vegan|vegetarian|veggie|meatless|plant based|meat free|dairy free|green cuisine|linda mccartney|cauldron|beyond|impossible|gardein|tofurky|vivera|heura|naked glory|moving mountain|lightlife|field roast|morningstar)$/;

const BEGINS: ReadonlySet<string> = new Set(SAYS_SO.source.slice(2, -2).split(/[| ]/));

/** A reading as what is sold without meat, milk or egg, where the phrase says so of a food that holds them. */
export function withoutAnimals(read: Read, phrase: readonly Token[]): Read {
  const at = phrase.findIndex(({ lemma }, at) => BEGINS.has(lemma) && (SAYS_SO.test(lemma) || SAYS_SO.test(`${lemma} ${phrase[at + 1]?.lemma}`)));
  const first = phrase[at]?.lemma;
  if (first === undefined) return read;
  const said = SAYS_SO.test(first) ? first : `${first} ${phrase[at + 1]?.lemma}`;
  const rows = [
    ...(said.startsWith("dairy") ? [] : IN_PLACE_OF_MEAT),
    ...(/^(vegan|plant|dairy)/.test(said) ? IN_PLACE_OF_DAIRY : []),
    ...(/^(vegan|plant)/.test(said) ? IN_PLACE_OF_EGG : []),
  ];
  const classId = findIngredient(read.ingredient)?.classId;
  const name = rows.find(([isIt]) => isIt(classId))?.[1];
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
