/** Which dishes are one to who reads a menu: the same foods, cooked alike, for the same place at the table. */
import { oncePer } from "../once-per.ts";
import { KIN_OF } from "../knowledge/kin.ts";
import type { Dish, Vessel } from "../knowledge/dishes/dish.ts";
import type { Treatment } from "../knowledge/masters/master.ts";
import type { Course } from "./course.ts";
import { isCube, isFat, isMainProtein, roleWeight, type Food } from "./food.ts";
import type { MasterCandidate } from "./master/candidate.ts";
import { faceOf } from "./master/serve-master.ts";
import { isHeating, sharesOf, type Op } from "./plan/op.ts";

/** How a food comes to the table, as far as an eater tells it apart, the most cooked last: cold, out of a pan, out of a pot, out of an oven. */
const WAYS = ["cold", "pan", "pot", "oven"] as const;
type Way = (typeof WAYS)[number];

/** Where a dish stands at the table. */
type Place = "main" | "soup" | "salad" | "side" | "bread" | "sweet" | "drink";

/** What of a dish tells whether another is its twin. */
export interface Make {
  readonly place: Place;
  /** Dishes of one kin are of one form: an omelette is a frittata to who reads a menu. */
  readonly kin: number | undefined;
  /** By the food. */
  readonly ways: ReadonlyMap<Food, Way>;
}

/** At these places it is the foods that tell: a soup is a soup, smooth or chunky, and a salad a salad, warm or cold. */
const OF_ONE_FORM: ReadonlySet<Place> = new Set<Place>(["soup", "salad", "side", "drink"]);

function placeOf({ family, flavour }: Dish): Place {
  switch (family) {
    case "soup":
    case "salad":
    case "side":
    case "bread":
    case "drink":
      return family;
    default:
      return flavour === "sweet" ? "sweet" : "main";
  }
}

/** What is not told here leaves a food as cold as it was. */
const WAY_OF: Readonly<Partial<Record<Treatment, Way>>> = {
  toasted: "pan",
  "dry-browned": "pan",
  "browned-in-fat": "pan",
  sweated: "pan",
  fried: "pan",
  "deep-fried": "pan",
  "seared-then-finished": "pan",
  caramelised: "pan",
  melted: "pan",
  boiled: "pot",
  simmered: "pot",
  braised: "pot",
  steamed: "pot",
  poached: "pot",
  blanched: "pot",
  reduced: "pot",
  "cooked-in-it": "pot",
  roasted: "oven",
  baked: "oven",
  grilled: "oven",
  charred: "oven",
};

/** A master's parts tell what they do to their foods. */
export const makeOfMaster = oncePer(({ master, placed }: Pick<MasterCandidate, "master" | "placed">): Make => {
  const ways = new Map<Food, Way>();
  for (const [{ does }, foods] of placed) for (const food of foods) for (const each of does) cookMore(ways, food, WAY_OF[each] ?? "cold");
  return { place: placeOf(faceOf(master)), kin: KIN_OF.get(master.id), ways };
});

/** Of a frame its operations tell it: what is in a vessel is heated together. */
export const makeOf = oncePer(({ dish, ops, master }: Pick<Course, "dish" | "ops" | "master">): Make => {
  if (master) return makeOfMaster(master);
  const ways = new Map<Food, Way>();
  const vessels = new Map<Vessel, Set<Food>>();
  const held = (vessel: Vessel): Set<Food> => {
    const those = vessels.get(vessel) ?? new Set<Food>();
    vessels.set(vessel, those);
    return those;
  };
  const pour = (from: Vessel, to: Vessel): void => {
    const those = [...held(from)];
    held(from).clear();
    for (const food of those) held(to).add(food);
  };
  for (const op of ops) {
    for (const vessel of op.from ?? []) pour(vessel, op.vessel);
    for (const { portion } of sharesOf(op)) {
      held(op.vessel).add(portion.food);
      cookMore(ways, portion.food, "cold");
    }
    if (isHeating(op)) for (const food of held(op.vessel)) cookMore(ways, food, wayOf(op));
    if (op.to !== undefined) pour(op.vessel, op.to);
  }
  return { place: placeOf(dish), kin: KIN_OF.get(dish.id), ways };
});

function wayOf({ celsius, vessel }: Op): Way {
  if (celsius !== undefined || vessel === "tray" || vessel === "dish") return "oven";
  return vessel === "pan" || vessel === "wok" ? "pan" : "pot";
}

function cookMore(ways: Map<Food, Way>, food: Food, way: Way): void {
  const known = ways.get(food);
  if (known === undefined || WAYS.indexOf(way) > WAYS.indexOf(known)) ways.set(food, way);
}

/** A food of this salience is one that a list is about. */
const TELLING = 1;
/** Cakes, biscuits and breads of one flour are told apart by their shape, which no food tells. */
const OF_DOUGH = 0.5;

/** Fried or roasted, it is another dish and yet not so far from it. */
const BOTH_DRY = 0.5;

/** 0 for dishes that share nothing, 1 for twins: the part of what the two are about that both make in the same way. */
export function likenessOf(one: Make, other: Make): number {
  return likenessesOf(one)(other);
}

/** A menu compares each dish with those shown again and again. */
const likenessesOf = oncePer((one: Make) => oncePer((other: Make): number => compare(one, other)));

function compare(one: Make, other: Make): number {
  const isKin = one.kin !== undefined && one.kin === other.kin;
  if (one.place !== other.place && !isKin) return 0;
  const all = new Set([...aboutOf(one), ...aboutOf(other)]);
  if (all.size === 0 || areOfOtherMeat(one, other)) return 0;
  const isOfOneForm = isKin || OF_ONE_FORM.has(one.place);
  let alike = 0;
  for (const food of all) {
    const way = one.ways.get(food);
    const otherWay = other.ways.get(food);
    if (way !== undefined && otherWay !== undefined) alike += isOfOneForm || way === otherWay ? 1 : isDry(way) && isDry(otherWay) ? BOTH_DRY : 0;
  }
  return (alike / all.size) * (isOfDough(one) && isOfDough(other) ? OF_DOUGH : 1);
}

/** Cod is no chicken, whatever stands beside it. */
function areOfOtherMeat(one: Make, other: Make): boolean {
  const meat = aboutOf(one).filter(isMainProtein);
  const otherMeat = aboutOf(other).filter(isMainProtein);
  return meat.length > 0 && otherMeat.length > 0 && !meat.some((food) => otherMeat.includes(food));
}

function isDry(way: Way): boolean {
  return way === "pan" || way === "oven";
}

/** What it is made for; where nothing in it is, as in a dressing, all of it. */
const aboutOf = oncePer(({ ways }: Make): readonly Food[] => {
  const foods = [...ways.keys()].filter((food) => !isFat(food) && !isCube(food));
  const telling = foods.filter(({ salience }) => salience >= TELLING);
  return telling.length > 0 ? telling : foods;
});

const isOfDough = oncePer(({ ways }: Make): boolean => [...ways].some(([{ kind }, way]) => way === "oven" && roleWeight(kind, ["flour", "flour_sr"]) >= 0.5));
