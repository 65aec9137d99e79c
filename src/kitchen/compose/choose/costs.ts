/** What an answer to a list is held to, whatever the dish: one row a cost, each with its reason. The bench prints them for a list. */
import type { Dish, Family } from "#kitchen/knowledge/dishes/dish";
import { type Food, isMainProtein } from "../food.ts";
import {
  MOST_OF_A_DISH,
  NAMES_THE_DISH,
  type Pantry,
  anyPlays,
  askedFor,
  isBuiltOn,
  isCookedBefore,
  isMadeAlready,
  isOnlySweet,
  isPrime,
  isRawFlesh,
  isStarch,
  isSalty,
  isToFill,
  sweetens,
} from "./read-pantry.ts";
import { counts } from "./table-limits.ts";

/** An answer to a list: what it uses, and what it leaves. */
export interface Answer {
  readonly flavour: Dish["flavour"];
  readonly family: Family;
  /** It is a dish that people know by a name of its own. */
  readonly isNamed: boolean;
  readonly foods: readonly Food[];
  readonly spare: readonly Food[];
  readonly pantry: Pantry;
  /** Of what it uses, what stands beside it or is strewn over, where that is known. */
  readonly aside?: ReadonlySet<Food>;
}

interface Cost {
  readonly id: string;
  readonly why: string;
  /** How much of the score it costs; 0 where it does not apply. */
  cost(answer: Answer): number;
}

const FORSAKEN = { savoury: 0.12, sweet: 0.2 };

/** What a food that is left costs, by the number of foods on the list: of five, one is a fifth of what it means. */
const FORGONE = { food: 0.4, flavour: 0.12 };

const UNSIGNED = 0.06;

const ICED = 0.12;

export const COSTS: readonly Cost[] = [
  {
    id: "forgone",
    why: "a short list names its dish by nearly all of its foods: what leaves one out loses to what takes them all",
    cost: costForgone,
  },
  {
    id: "unsigned",
    why: "nothing on the list asks for a pot: a soup of it would be water",
    cost: ({ pantry, family, isNamed }) => (family === "soup" && !isNamed && !pantry.hasSoupSign ? UNSIGNED : 0),
  },
  {
    id: "forsaken",
    why: "the chicken stays in the fridge, and is answered with a pudding or a drink",
    cost: ({ pantry, foods, flavour }) => (pantry.hasMainProtein && !foods.some(isMainProtein) ? FORSAKEN[flavour] : 0),
  },
  {
    id: "uncooked",
    why: "raw meat or fish stays there, whatever else the dish is built on",
    cost: ({ pantry, foods }) => (pantry.hasRawFlesh && !foods.some(isRawFlesh) ? 0.12 : 0),
  },
  {
    id: "second-best",
    why: "a steak, a chop or a fillet stays there, and the meal is made of sausages, mince or a tin",
    cost: ({ pantry, foods }) => (pantry.hasPrime && foods.some(isMainProtein) && !foods.some(isPrime) ? 0.1 : 0),
  },
  {
    id: "unheated",
    why: "a stew or a bake that is made already stays there: it only wants heating",
    cost: ({ pantry, foods }) => (pantry.hasMadeAlready && !foods.some(isMadeAlready) ? 0.12 : 0),
  },
  {
    id: "kept-again",
    why: "yesterday's rice, mash or roast stays in the fridge a second day, and another starch is cooked in its place",
    cost: ({ pantry, foods, aside }) => {
      if (!pantry.hasCookedBefore || foods.some((food) => isCookedBefore(food) || isMadeAlready(food))) return 0;
      return foods.some((food) => isStarch(food) && !aside?.has(food)) ? 0.08 : 0;
    },
  },
  {
    id: "unsweet",
    why: "the sugar of a list on which nothing is savoury is left out: it asks for something sweet",
    cost: ({ pantry, flavour, spare }) => (flavour === "savoury" && pantry.isSweet && spare.some(isOnlySweet) ? 0.12 : 0),
  },
  {
    id: "unsweetened",
    why: "the only sugar of the list is left out of something sweet",
    cost: ({ pantry, foods, flavour }) => (flavour === "sweet" && pantry.hasSweetener && !foods.some(sweetens) ? 0.1 : 0),
  },
  {
    id: "unsalted",
    why: "all that is salty on the list is left out of something savoury",
    cost: ({ pantry, foods, flavour }) => (flavour === "savoury" && pantry.hasSalty && !foods.some(isSalty) ? 0.03 : 0),
  },
  {
    id: "unrisen",
    why: "the yeast is left out of a dough: nobody lists it for anything else",
    cost: ({ pantry, foods, spare }) => (pantry.hasYeast && anyPlays(spare, ["yeast"]) && anyPlays(foods, ["flour"]) ? 0.12 : 0),
  },
  {
    id: "unbuilt",
    why: "the pasta or the pastry stays in its packet: it is there to be cooked",
    cost: ({ pantry, foods, spare }) => (pantry.hasBuiltOn && spare.some(isBuiltOn) && !foods.some(isBuiltOn) ? 0.07 : 0),
  },
  {
    id: "unfilled",
    why: "a bun or a pitta stays there, is torn to crumbs or lies beside: it is there to be filled",
    cost: ({ pantry, foods, aside }) => (pantry.hasToFill && !foods.some((food) => isToFill(food) && !aside?.has(food)) ? 0.07 : 0),
  },
  {
    id: "unstirred",
    why: "risotto rice goes into a soup by the spoon: who lists it means a risotto",
    cost: ({ foods, family }) => (family === "soup" && anyPlays(foods, ["rice_risotto"]) ? 0.06 : 0),
  },
  {
    id: "unspiced",
    why: "the curry paste stays in its jar: the list is about it",
    cost: ({ pantry, spare }) => (pantry.namesTheDish && anyPlays(spare, NAMES_THE_DISH) ? 0.08 : 0),
  },
  {
    id: "unpoured",
    why: "what asks for a pot stays in its jar",
    cost: ({ pantry, foods, flavour }) => (flavour === "savoury" ? 0.04 * pantry.forAPot.filter((role) => !anyPlays(foods, [role])).length : 0),
  },
  {
    id: "unraised",
    why: "flour and what raises it are left: they are a batter or a dough",
    cost: ({ pantry, foods }) => (pantry.hasBatter && !anyPlays(foods, ["flour", "flour_sr"]) ? 0.1 : 0),
  },
  {
    id: "unsoaked",
    why: "dried beans stay in their bag: who lists them has soaked them",
    cost: ({ pantry, foods }) => (pantry.hasDryBeans && !anyPlays(foods, ["pulse_slow"]) ? 0.06 : 0),
  },
  {
    id: "iced",
    why: "there is ice, and the answer is a drink: nobody lists it for anything else",
    cost: ({ pantry, family }) => (pantry.hasIce && family === "drink" ? -ICED : 0),
  },
];

/** The more is used and the less is left, the less it is; of a fridge as many as are beyond a dish may be left at no cost. */
export function costForgone({ pantry, foods, spare, flavour }: Pick<Answer, "pantry" | "foods" | "spare" | "flavour">): number {
  const cost = (food: Food): number => (hasTwin(food, foods) ? 0 : tells(food, pantry) ? FORGONE.food : counts(food) ? FORGONE.flavour : 0);
  const free = FORGONE.food * Math.max(0, pantry.telling - MOST_OF_A_DISH);
  return Math.max(0, askedFor(spare, pantry, flavour).reduce((sum, food) => sum + cost(food), 0) - free) / pantry.telling;
}

/** Put together for one dish, and not all that a fridge holds. */
export function isShortList({ telling }: Pick<Pantry, "telling">): boolean {
  return telling <= MOST_OF_A_DISH;
}

/** What no answer to a list has more from its costs: one of them gives. */
export function mostBrought({ hasIce }: Pantry): number {
  return hasIce ? ICED : 0;
}

/** What an answer costs in all. */
export function costOf(answer: Answer): number {
  return COSTS.reduce((sum, row) => sum + row.cost(answer), 0);
}

/** It says what is to be cooked; the flour that dusts the chicken does not. */
function tells({ salience, kind }: Food, { hasRawFlesh }: Pantry): boolean {
  return salience >= 1 && !(hasRawFlesh && kind.roles.flour === 1);
}

/** One of its very kind is used. */
function hasTwin({ kind }: Food, foods: readonly Food[]): boolean {
  return foods.some((other) => other.kind.id === kind.id);
}
