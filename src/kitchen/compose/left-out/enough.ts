/** When the dish has enough of a food's kind already: which of its foods are, and of what. */
import type { Role } from "#kitchen/knowledge/classes/role";
import { roleWeight, type Food } from "../food.ts";
import type { Portion } from "../portion.ts";
import { these, type Noun, type Scene } from "./scene.ts";

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
  [["stock"], "stock"],
  [["flour"], "flour"],
  [["bread", "flatbread", "roll", "wrap"], "bread"],
  [["allium"], "onion"],
  [["pulse"], "pulses"],
  [["shellfish"], "seafood"],
  [["fish"], "fish"],
  [["meat"], "meat"],
  [["salad"], "salad"],
  [["veg", "tomato", "veg_crunch", "veg_leaf", "mushroom", "veg_ready"], "vegetable", "vegetables"],
  [["sweet", "sugar", "syrup", "jam", "sweetener", "confection"], "sweet"],
  [["fat", "oil_finish"], "fat"],
  [["milk", "milk_sour"], "milk"],
];
/** A role played less fully than this is not what a food is known for. */
const KNOWN_FOR = 0.4;

/** What merely seasons is never enough of what is a meal: mushrooms are savoury, as mackerel is, and no mackerel. */
const SEASONING: ReadonlySet<string> = new Set(["sweet"]);
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
  for (const [roles, one, several] of kindsOf(food, KINDS)) {
    const same = scene.playing(roles, 0.6);
    if (same.length > 0) return sayEnough(these(same), one, several, scene);
  }
  return undefined;
}

/** Of these foods of a meal for so many, those that are enough of what the food is: of produce only where it makes a helping for each. */
export function enoughAmong(food: Food, foods: readonly Portion[], servings: number): string | undefined {
  for (const [roles, one, several] of kindsOf(food, [STARCH, ...KINDS])) {
    const same = foods.filter(({ food: { kind } }) => roleWeight(kind, roles) >= 0.6);
    const isProduce = several === "vegetables" || one === "fruit" || one === "salad";
    const grams = same.reduce((sum, portion) => sum + portion.grams, 0);
    if (same.length > 0 && (!isProduce || grams >= HELPING * servings)) return sayEnoughOf(these(same), one, several, "this meal");
  }
  return undefined;
}
const STARCH: (typeof KINDS)[number] = [["starch", "bread", "flatbread", "wrap", "rice", "noodle", "pasta", "grain"], "starch"];
/** Grams of vegetables or fruit for each who eats: what a plate is taken to hold. */
const HELPING = 80;

/** Of these kinds those that a food is one of; a meal is no seasoning. */
function kindsOf(food: Food, kinds: typeof KINDS): typeof KINDS {
  return kinds.filter(([roles, one]) => roleWeight(food.kind, roles) >= 0.7 && !(isMeal(food) && SEASONING.has(one)));
}

function isMeal({ kind, salience }: Food): boolean {
  return salience >= 1 && roleWeight(kind, ["protein", "protein_ready", "pulse", "starch"]) >= 0.7;
}

/** Of red wine it is not said that it is wine enough, nor of beef that it is enough tofu. */
export function sayEnough(than: Noun, one: string, several: string | undefined, { name }: Scene): string {
  return sayEnoughOf(than, one, several, name.text);
}

function sayEnoughOf(than: Noun, one: string, several: string | undefined, dish: string): string {
  const kind = than.many ? (several ?? one) : one;
  const known = than.text.endsWith(kind) ? "" : `${kind} `;
  return `${than.text} ${than.many ? "are" : "is"} ${known}enough for ${dish}`;
}
