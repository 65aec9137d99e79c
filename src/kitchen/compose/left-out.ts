/** What is not cooked with, and why, in one sentence for each. Nothing is left out in silence. */
import type { Role } from "../knowledge/classes/roles.ts";
import type { Dish } from "../knowledge/dishes/dish.ts";
import type { Recognition } from "../knowledge/schema.ts";
import type { Refused } from "./choose/assign-foods.ts";
import type { Food } from "./food.ts";
import { capitalise, listOf } from "./write/nouns.ts";

const LEFT_OUT_CODES = [
  "empty",
  "not-food",
  "poison",
  "unknown",
  "avoided",
  "too-many",
  "too-little",
  "no-place",
  "clash",
  "enough",
  "sweet-in-savoury",
  "savoury-in-sweet",
] as const;
export type LeftOutCode = (typeof LEFT_OUT_CODES)[number];

export interface LeftOut {
  readonly entry: number;
  /** As typed. */
  readonly ingredient: string;
  readonly code: LeftOutCode;
  readonly reason: string;
}

/** Foods that the dish has no seat for. */
export function explainRefusals(dish: Dish, refused: ReadonlyMap<Food, Refused>): readonly LeftOut[] {
  return [...refused].flatMap(([food, refusal]) => {
    const { code, reason } = explain(dish, food, refusal);
    return food.readings.map(({ entry, typed }) => ({ entry, ingredient: typed, code, reason }));
  });
}

const KINDS: Partial<Record<Role, string>> = {
  protein: "main protein",
  starch: "starch",
  cheese: "cheese",
  allium: "of the onion family",
  acid: "sour note",
  pulse: "pulse",
  nut: "nut",
  herb: "herb",
  spice: "spice",
  fat: "fat",
};

function explain(dish: Dish, food: Food, refusal: Refused): { readonly code: LeftOutCode; readonly reason: string } {
  const name = capitalise(food.name);
  switch (refusal.why) {
    case "clash":
      return { code: "clash", reason: `${name}: it does not go with the ${refusal.with.name}.` };
    case "enough":
      return {
        code: "enough",
        reason: `${name}: ${listOf(refusal.than.map((other) => `the ${other.name}`))} ${refusal.than.length > 1 ? "are" : "is"} enough ${KINDS[refusal.of] ?? "of its kind"} for one dish.`,
      };
    case "no-place":
      if (food.kind.roles.water) return { code: "no-place", reason: `${name}: water is always at hand, the method says where it goes.` };
      if (dish.flavour === "savoury" && food.kind.sweet >= 2 && food.kind.shelf !== "seasoning")
        return { code: "sweet-in-savoury", reason: `${name}: too sweet for ${dish.noun}.` };
      if (dish.flavour === "sweet" && food.kind.sweet <= -2) return { code: "savoury-in-sweet", reason: `${name}: too savoury for ${dish.noun}.` };
      return { code: "no-place", reason: `${name}: ${whyNoPlace(food, dish)}` };
  }
}

/** First match wins: why a food of this sort finds no seat. */
const NO_PLACE: readonly { readonly is: (food: Food) => boolean; readonly why: (dish: Dish) => string }[] = [
  { is: ({ kind }) => kind.shelf === "baking", why: ({ noun }) => `it is for baking or thickening, and not needed in ${noun}.` },
  { is: ({ kind }) => kind.shelf === "fat", why: ({ noun }) => `there is fat enough in ${noun} without it.` },
  { is: ({ kind }) => kind.roles.stock !== undefined || kind.shelf === "drink", why: ({ noun }) => `no liquid of its kind goes into ${noun}.` },
  { is: ({ kind }) => kind.shelf === "seasoning" || kind.shelf === "herb", why: ({ noun }) => `there is no place for its flavour in ${noun}.` },
  {
    is: ({ kind }) => (kind.shelf === "meat" || kind.shelf === "fish") && kind.raw !== "fine",
    why: ({ noun }) => `it needs cooking of its own, and there is no part for it in ${noun}.`,
  },
  { is: ({ kind }) => (kind.roles.starch ?? 0) >= 0.7, why: ({ noun }) => `it is filling by itself, and there is no part for it in ${noun}.` },
];

function whyNoPlace(food: Food, dish: Dish): string {
  return NO_PLACE.find(({ is }) => is(food))?.why(dish) ?? `there is no part for it in ${dish.noun}.`;
}

export function explainRejections({ rejections }: Recognition): readonly LeftOut[] {
  return rejections.map(({ entry, typed, code, why }) => ({ entry, ingredient: typed, code, reason: why }));
}
