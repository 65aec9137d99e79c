/** The title and the one sentence under it: at most three foods that make the dish, and what it is. */
import type { Dish } from "../../knowledge/dishes/dish.ts";
import type { Portion, Portions } from "../portion.ts";
import { capitalise } from "./nouns.ts";
import { fillTemplate } from "./phrase.ts";
import type { Wording } from "./wording.ts";

const MOST_STARS = 3;

/** Foods that may be named: by slot, the weightiest of a slot first. */
function findStars(dish: Dish, { all }: Portions): readonly Portion[] {
  const stars = dish.stars.flatMap((slot) =>
    all.filter((portion) => portion.slot === slot).sort((a, b) => b.food.salience - a.food.salience || b.grams - a.grams),
  );
  const named = new Set<string>();
  return stars
    .filter(({ food }) => {
      const known = named.has(food.name);
      named.add(food.name);
      return !known;
    })
    .slice(0, MOST_STARS);
}

export function writeTitle(dish: Dish, portions: Portions, wording: Wording, random: () => number): string {
  return capitalise(fillTemplate(pick(dish.titles, random), { portions, wording, seen: new Set(), stars: findStars(dish, portions) }));
}

export function writeSummary(dish: Dish, portions: Portions, wording: Wording, random: () => number): string {
  return capitalise(fillTemplate(pick(dish.summaries, random), { portions, wording, seen: new Set(), stars: findStars(dish, portions) }));
}

function pick(texts: readonly string[], random: () => number): string {
  return texts[Math.floor(random() * texts.length)] ?? "";
}
