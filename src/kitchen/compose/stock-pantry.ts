/** Lays the recognised foods out: the same food once, what must be avoided aside, and no more than a cook can oversee. */
import type { KnownFood } from "../knowledge/origins.ts";
import type { Ingredient, IngredientId, Reading, Recognition } from "../knowledge/schema.ts";
import type { Wishes } from "#recipe/wishes";
import { findFoodAgainst } from "../wishes/food-against.ts";
import { sayAgainst } from "../wishes/say-wishes.ts";
import { avoider } from "./avoided.ts";
import { layOut, type Food } from "./food.ts";
import type { LeftOut } from "./left-out.ts";
import { stockOf, tellsOneFromMany } from "./stock.ts";
import { capitalise } from "./write/nouns.ts";

/** More foods of weight than this are not thought about, nor more of what seasons and greases them: garlic and oil come with a full fridge. */
const MOST = { foods: 25, seasonings: 8 };

/** Less than this part of one person's side helping is not worth the washing-up. */
const LEAST_SHARE = 0.25;

export interface Pantry {
  /** In the order of their ids, so that the order of typing makes no difference. */
  readonly foods: readonly Food[];
  readonly setAside: readonly LeftOut[];
}

/** `first` are entries that must not be among those that are too many. */
export function stockPantry(
  recognition: Recognition,
  avoided: Recognition,
  find: (id: IngredientId) => Ingredient | undefined,
  wishes: Pick<Wishes, "diet" | "freeFrom"> = {},
  first: ReadonlySet<number> = new Set(),
): Pantry {
  const findAvoided = avoider(avoided, find);
  const setAside: LeftOut[] = [];
  const foods: Food[] = [];
  const tellsOne = tellsOneFromMany(recognition.readings, find);
  for (const readings of group(recognition.readings)) {
    const [first] = readings;
    const ingredient = first && find(first.ingredient);
    const food = ingredient && layOut(readings, ingredient);
    if (!first) continue;
    const wish = food && findAvoided(food);
    const aside = (code: LeftOut["code"], why: string) =>
      setAside.push(...readings.map(({ entry, typed }) => ({ entry, ingredient: typed, code, reason: `${capitalise(first.name)}: ${why}` })));
    const against = food && findFoodAgainst(knownFood(food), wishes);
    if (!food) aside("unknown", "I do not know how to cook this.");
    else if (wish !== undefined) aside("avoided", `you asked to cook without ${wish === first.typed ? "it" : wish}.`);
    else if (against) aside("wish", sayAgainst(against));
    else if (isTooLittle(food)) aside("too-little", "there is too little of it to make a difference.");
    else {
      const stock = stockOf(food, recognition.readings, tellsOne);
      foods.push(stock ? { ...food, stock } : food);
    }
  }
  const named = withPlainNames(foods);
  const isFirst = ({ readings }: Food): number => (readings.some(({ entry }) => first.has(entry)) ? 1 : 0);
  const weighty = named.toSorted((a, b) => isFirst(b) - isFirst(a) || b.salience - a.salience || compare(a, b));
  const seasonings = weighty.filter(({ salience }) => salience < 1);
  const kept = new Set([...weighty.slice(0, MOST.foods), ...seasonings.slice(0, MOST.seasonings)]);
  for (const { name, salience, readings } of weighty.filter((food) => !kept.has(food)))
    setAside.push(
      ...readings.map(({ entry, typed }) => ({
        entry,
        ingredient: typed,
        code: "too-many" as const,
        reason: `${capitalise(name)}: ${salience < 1 ? `${MOST.seasonings} seasonings` : `${MOST.foods} foods`} are as many as I can keep an eye on.`,
      })),
    );
  return { foods: [...kept].sort(compare), setAside };
}

/** What was cooked before goes by its plain name where nothing else on the list does: the list of foods says that it is cooked, and no step has to. */
function withPlainNames(foods: readonly Food[]): readonly Food[] {
  return foods.map((food) => {
    const plain = food.states.includes("cooked") && food.kind.shelf === "vegetable" ? food.name.replace(COOKED, "") : food.name;
    return plain === food.name || foods.some(({ name }) => name === plain) ? food : { ...food, name: plain };
  });
}
const COOKED = /^(?:ready-|pre-?)?cooked (?=\w)/i;

/** Less than a helping of it is there by the person's own measure; how much is in a tin or a jar they did not say. */
function isTooLittle({ salience, available = Infinity, kind, states, readings }: Food): boolean {
  const isWhole = states.includes("tinned") && readings.some(({ amount }) => amount?.grams === undefined && amount?.millilitres === undefined);
  return salience >= 1 && !isWhole && available < LEAST_SHARE * kind.grams[1];
}

/** A food as the wishes look at it. */
export function knownFood({ ingredient, kind, readings }: Food): KnownFood {
  return { ingredient, kind, words: readings.flatMap(({ typed, name }) => (typed === name ? [name] : [typed, name])) };
}

/** Readings of one food in one state belong together: "egg" and "2 eggs", but not cooked and raw chicken. */
function group(readings: readonly Reading[]): Iterable<readonly Reading[]> {
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) {
    const key = reading.ingredient;
    groups.set(key, [...(groups.get(key) ?? []), reading]);
  }
  return groups.values();
}

function compare(a: Food, b: Food): number {
  return a.ingredient.id < b.ingredient.id ? -1 : a.ingredient.id > b.ingredient.id ? 1 : 0;
}
