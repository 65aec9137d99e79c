/** Of every row the lists that it could be cooked from: what it needs, each food that may stand in a needed part, and less or more of it than the row means. */
import { layOut, type Food } from "#kitchen/compose/food";
import { CLASSES } from "#kitchen/knowledge/classes/all-classes";
import type { Role } from "#kitchen/knowledge/classes/role";
import { ALL_INGREDIENTS, findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { Master, MasterPart } from "#kitchen/knowledge/masters/master";
import type { Ingredient } from "#kitchen/knowledge/schema";

export interface DerivedList {
  readonly foods: readonly Food[];
  /** `fruit=rhubarb`, `fruit=apple 240 g`. */
  readonly told: string;
}

/** Times what the row means for those who eat that was typed of a food. */
const TYPED = [0.55, 1.3, 1.7] as const;
/** Eaten by so many. */
const EATERS = 2;

const firstOfClass = new Map<string, Ingredient>();
for (const ingredient of ALL_INGREDIENTS) if (!firstOfClass.has(ingredient.classId)) firstOfClass.set(ingredient.classId, ingredient);

/** The foods that a key of a row means, one of each class; none where a state makes it or it is a minus. */
function ingredientsOf(key: string): readonly Ingredient[] {
  if (key.startsWith("-") || key.includes("!")) return [];
  const best = key.startsWith("@") ? CLASSES.filter(({ roles }) => (roles[key.slice(1) as Role] ?? 0) >= 0.9).slice(0, 2) : [];
  const ids = key.startsWith("~") ? [key.slice(1)] : best.map(({ id }) => id);
  const named = /^[~@]/.test(key) ? undefined : findIngredient(key);
  return named ? [named] : ids.flatMap((id) => firstOfClass.get(id) ?? []);
}

function lay(ingredient: Ingredient, grams?: number): Food | undefined {
  const { id, name } = ingredient;
  const amount = grams === undefined ? {} : { amount: { text: `${grams} g`, grams } };
  return layOut([{ entry: 0, typed: name, ingredient: id, name, states: [], ...amount, how: "exact", confidence: 1 }], ingredient);
}

export function derivedLists({ parts, serves }: Master): readonly DerivedList[] {
  const needed = parts.filter(({ need }) => need === true);
  const mayFill = (part: MasterPart): readonly Ingredient[] => [
    ...new Map(part.foods.split(" ").flatMap((key) => ingredientsOf(key).map((each) => [each.id, each] as const))).values(),
  ];
  const first = new Map(needed.map((part) => [part, mayFill(part)[0]]));
  const list = (told: string, own?: MasterPart, food?: Food): DerivedList => {
    const foods = new Map<string, Food>();
    for (const part of needed) {
      const ingredient = first.get(part);
      const laid = part === own ? food : ingredient && lay(ingredient);
      if (laid && (part === own || !foods.has(laid.ingredient.id))) foods.set(laid.ingredient.id, laid);
    }
    return { foods: [...foods.values()], told };
  };
  return [
    list("as it is"),
    ...needed.flatMap((part) => {
      const [own, ...others] = mayFill(part);
      const typed = own && part.grams >= 30 ? TYPED.map((times) => Math.round((part.grams * times * EATERS) / serves)) : [];
      return [
        ...others.map((each) => list(`${part.part}=${each.id}`, part, lay(each))),
        ...typed.map((grams) => list(`${part.part}=${own?.id ?? ""} ${grams} g`, part, own && lay(own, grams))),
      ];
    }),
  ];
}
