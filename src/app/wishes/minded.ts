/** What to mind, as set on the screen; kept in memory alone. */
import type { Order } from "#recipe/order";
import { DIETS, FREE_FROM, type Diet, type FreeFrom, type Meal } from "#recipe/wishes";

type MindedWishes = Pick<Order, "servings" | "diet" | "freeFrom" | "minutes" | "kit" | "course" | "avoid">;

export interface Minded extends MindedWishes {
  /** A model is asked once more, of itself, where its recipe does not fit. No part of an order. */
  readonly asksTwice?: boolean;
}

export const DIET_LABELS: Readonly<Record<Diet, string>> = {
  vegetarian: "vegetarian",
  vegan: "vegan",
  pescatarian: "pescatarian",
  "no-pork": "no pork",
  "no-beef": "no beef",
  "no-alcohol": "no alcohol",
};

/** What each of the fourteen covers, after Annex II of Regulation (EU) 1169/2011. */
export const ALLERGEN_COVERS: Readonly<Record<FreeFrom, string>> = {
  gluten: "wheat, spelt, rye, barley, oats",
  crustaceans: "prawns, crab, lobster",
  eggs: "of any bird",
  fish: "also fish sauce, Worcestershire sauce",
  peanuts: "also peanut butter and oil",
  soy: "soy sauce, tofu, miso",
  milk: "butter, cheese, cream, lactose",
  nuts: "almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios, macadamias",
  celery: "also celeriac, often in stock",
  mustard: "also seeds and powder",
  sesame: "tahini, hummus, sesame oil",
  sulphites: "wine, many dried fruits",
  lupin: "flour and seeds",
  molluscs: "mussels, clams, oysters, squid",
};

export const MEAL_LABELS: Readonly<Record<Meal, string>> = {
  breakfast: "breakfast",
  main: "main dish",
  side: "side dish",
  sweet: "something sweet",
  drink: "drink",
};

export const MINUTES: readonly number[] = [15, 20, 30, 45, 60, 90];
export const PEOPLE: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

export interface SetWish {
  readonly label: string;
  /** What is minded without it. */
  readonly without: Minded;
}

/** Every wish that is set, by itself, in the order of the fold. */
export function wishesSet(minded: Minded): readonly SetWish[] {
  const { servings, minutes, course, kit = {} } = minded;
  return [
    ...(servings === undefined ? [] : [{ label: servings === 1 ? "for 1" : `for ${servings}`, without: leave(minded, "servings") }]),
    ...(minutes === undefined ? [] : [{ label: `${minutes} min at most`, without: leave(minded, "minutes") }]),
    ...DIETS.filter((diet) => minded.diet?.includes(diet)).map((diet) => ({ label: DIET_LABELS[diet], without: toggleDiet(minded, diet) })),
    ...FREE_FROM.filter((name) => minded.freeFrom?.includes(name)).map((name) => ({ label: `free of ${name}`, without: toggleFreeFrom(minded, name) })),
    ...(kit.oven === false ? [{ label: "no oven", without: toggleKit(minded, "oven") }] : []),
    ...(kit.blender === false ? [{ label: "no blender", without: toggleKit(minded, "blender") }] : []),
    ...(kit.pans === undefined ? [] : [{ label: "one pan", without: toggleKit(minded, "pans") }]),
    ...(course === undefined ? [] : [{ label: MEAL_LABELS[course], without: leave(minded, "course") }]),
    ...(minded.asksTwice ? [{ label: "asking a model twice", without: leave(minded, "asksTwice") }] : []),
    ...(minded.avoid ?? []).map((food) => ({ label: `without ${food}`, without: leaveAvoided(minded, food) })),
  ];
}

export function leave(minded: Minded, name: keyof Minded): Minded {
  return Object.fromEntries(Object.entries(minded).filter(([each]) => each !== name));
}

function leaveAvoided(minded: Minded, food: string): Minded {
  const avoid = (minded.avoid ?? []).filter((each) => each !== food);
  return avoid.length === 0 ? leave(minded, "avoid") : { ...minded, avoid };
}

export function toggleDiet(minded: Minded, diet: Diet): Minded {
  const next = toggled(minded.diet ?? [], diet);
  return next.length === 0 ? leave(minded, "diet") : { ...minded, diet: next };
}

export function toggleFreeFrom(minded: Minded, name: FreeFrom): Minded {
  const next = toggled(minded.freeFrom ?? [], name);
  return next.length === 0 ? leave(minded, "freeFrom") : { ...minded, freeFrom: next };
}

export function toggleKit(minded: Minded, name: "oven" | "blender" | "pans"): Minded {
  const { [name]: was, ...others } = minded.kit ?? {};
  const kit = was === undefined ? { ...others, [name]: name === "pans" ? 1 : false } : others;
  return Object.keys(kit).length === 0 ? leave(minded, "kit") : { ...minded, kit };
}

function toggled<T>(list: readonly T[], each: T): readonly T[] {
  return list.includes(each) ? list.filter((other) => other !== each) : [...list, each];
}
