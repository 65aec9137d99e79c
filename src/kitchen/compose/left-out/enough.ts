/** When the dish has enough of a food's kind already: which of its foods are, and of what. */
import type { Role } from "#kitchen/knowledge/classes/roles";
import { roleWeight, type Food } from "../food.ts";
import type { Portion } from "../portion.ts";
import { these, type Noun, type Scene } from "./scene.ts";

/** What two foods have in common that are no kin: a meal is built on each of them. */
const PROTEIN = "protein";

/** What foods of these roles are enough of, for one and for several of them. The first that two foods share is what they have in common. */
const KINDS: readonly (readonly [roles: readonly Role[], one: string, several?: string])[] = [
  [["cheese", "cheese_fresh", "cheese_vegan"], "cheese"],
  [["egg", "egg_white", "egg_yolk", "egg_cooked"], "egg"],
  [["dried_fruit"], "dried fruit"],
  [["fruit", "fruit_bake", "fruit_soft", "citrus"], "fruit"],
  [["choc"], "chocolate"],
  [["nut"], "nuts"],
  [["seed"], "seeds"],
  [["herb", "herb_infuse"], "herb", "herbs"],
  [["spice", "spice_sweet", "spice_heat", "spice_blend"], "spice", "spices"],
  [["wine"], "wine"],
  [["wine", "beer", "spirit"], "alcohol"],
  [["stock"], "stock"],
  [["flour"], "flour"],
  [["bread", "flatbread", "bun", "wrap"], "bread"],
  [["allium"], "onion"],
  [["pulse"], "pulses"],
  [["shellfish"], "seafood"],
  [["fish"], "fish"],
  [["meat"], "meat"],
  [["protein", "protein_ready"], PROTEIN],
  [["starch", "grain", "pastry"], "filling"],
  [["salad"], "salad"],
  [["veg", "tomato", "veg_crunch", "veg_leaf", "mushroom", "veg_ready"], "vegetable", "vegetables"],
  [["acid", "pickle"], "sour"],
  [["sweet", "sugar", "syrup", "jam", "sweetener", "confection"], "sweet"],
  [["fat", "finish_oil"], "fat"],
  [["milk", "milk_sour"], "milk"],
  [["creamy", "cream", "yog", "mayo", "sour_cream"], "creamy"],
  [["sauce", "liquid_sauce", "salsa", "dressing"], "sauce"],
  [["salt", "briny"], "salty"],
  [["aromatic"], "seasoning"],
  [["liquid", "juice", "coffee", "coffee_ready", "tea", "soda"], "liquid"],
  [["topping", "crunch"], "topping"],
  [["thickener"], "thickening"],
];
/** A role played less fully than this is not what a food is known for. */
const KNOWN_FOR = 0.4;

/** What merely seasons is never enough of what is a meal: mushrooms are savoury, as mackerel is, and no mackerel. */
const SEASONING: ReadonlySet<string> = new Set(["sour", "sweet", "sauce", "salty", "seasoning", "topping"]);
/** Grams of produce a person: a few salad leaves are a garnish, and not vegetables enough. */
export const LEAST_PRODUCE = 40;

/** `the carrots and peas are vegetables enough for this soup`: of those that have most in common with it; undefined where none has anything. */
export function enoughAlready(food: Food, than: readonly Portion[], scene: Scene): string | undefined {
  const kinds = isMeal(food) ? KINDS.filter(([, one]) => !SEASONING.has(one)) : KINDS;
  const alike = kinds
    .filter(([roles]) => roleWeight(food.kind, roles) >= KNOWN_FOR)
    .map(([roles, one, several]) => {
      const same = than.filter(
        ({ food: { kind }, grams }) => roleWeight(kind, roles) >= KNOWN_FOR && (one !== "vegetable" || grams >= LEAST_PRODUCE * scene.servings),
      );
      return { same, one, several };
    });
  const most = alike.find(({ same }) => same.length === than.length) ?? alike.find(({ same }) => same.length > 0);
  return most && most.same.length > 0 ? sayEnough(these(most.same), most.one, most.several, scene) : undefined;
}

/** Enough of what the food is, among all the foods of the dish, whatever part they have in it. */
export function enoughOfItsKind(food: Food, scene: Scene): string | undefined {
  for (const [roles, one, several] of KINDS) {
    if (roleWeight(food.kind, roles) < 0.7 || (isMeal(food) && SEASONING.has(one))) continue;
    const same = scene.playing(roles, 0.6);
    if (same.length > 0) return sayEnough(these(same), one, several, scene);
  }
  return undefined;
}

function isMeal({ kind, salience }: Food): boolean {
  return salience >= 1 && roleWeight(kind, ["protein", "protein_ready", "pulse", "starch"]) >= 0.7;
}

/** Of red wine it is not said that it is wine enough, nor of beef that it is enough tofu. */
export function sayEnough(than: Noun, one: string, several: string | undefined, scene: Scene): string {
  if (one === PROTEIN) return `one main food too many beside ${than.text}`;
  const kind = than.many ? (several ?? one) : one;
  const known = than.text.endsWith(kind) ? "" : `${kind} `;
  return `${than.text} ${than.many ? "are" : "is"} ${known}enough for ${scene.name.text}`;
}
