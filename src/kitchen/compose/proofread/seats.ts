/** Who is in the dish: every food in a slot that takes it, every needed slot filled, nobody too many and no two that fight. */
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import { VETO } from "#kitchen/knowledge/pairings";
import { countFoods, harmonyIn, LIMITS, MOST_FOODS } from "../choose/table-limits.ts";
import { fitOf } from "../choose/seat-fits.ts";
import type { Portion } from "../portion.ts";
import type { ProofReader } from "./proof.ts";
import { ofSlot } from "#kitchen/knowledge/dishes/by-slot";

export const readSeats: ProofReader = ({ dish, portions: { all } }) => [
  ...all.flatMap((portion) => misplaced(portion, dish)),
  ...Object.entries(dish.slots)
    .filter(([name, { least }]) => all.filter(({ slot }) => slot === name).length < least)
    .map(([name]) => `${dish.noun} is made without its ${name}`),
  ...tooMany(all, dish),
  ...all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => harmonyIn(dish, one.food, other.food) <= VETO)
      .map((other) => `${one.food.name} clashes with ${other.food.name}`),
  ),
];

function misplaced({ food, slot }: Portion, dish: Dish): readonly string[] {
  const seat = ofSlot(dish.slots, slot);
  return seat && fitOf(food, seat, dish) > 0 ? [] : [`${food.name} has no place in ${dish.noun}`];
}

function tooMany(all: readonly Portion[], dish: Dish): readonly string[] {
  const faults = LIMITS.flatMap(({ role, weight, most }) => {
    const count = all.filter(({ food }) => (food.kind.roles[role] ?? 0) >= weight).length;
    const allowed = dish.caps?.[role] ?? most;
    return count > allowed ? [`${count} foods are ${role}, where ${allowed} are enough`] : [];
  });
  const weighty = countFoods(all.map(({ food }) => food));
  return weighty > MOST_FOODS ? [...faults, `${weighty} foods in one dish`] : faults;
}
