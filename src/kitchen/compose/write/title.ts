/** The title and the one sentence under it: at most three foods that make the dish, and what it is. */
import { isUsedTo } from "#kitchen/knowledge/dishes/slot-uses";
import { pattern } from "#recipe/pattern";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import { isFlesh, isMainProtein } from "../food.ts";
import type { Portion, Portions } from "../portion.ts";
import { nameOf } from "./naming.ts";
import { asAdjective, capitalise } from "./nouns.ts";
import { fillTemplate, holesOf } from "./phrase.ts";
import type { Wording } from "./wording.ts";

const MOST_STARS = 3;

/** Foods that may be named: by slot, the weightiest of a slot first. */
function findStars(dish: Dish, { all }: Portions, most: number): readonly Portion[] {
  const own = dish.stars.flatMap((slot) =>
    all.filter((portion) => portion.slot === slot).sort((a, b) => b.food.salience - a.food.salience || b.grams - a.grams),
  );
  // A pilaf with nothing of its own in it is named after what came in besides.
  const besides = all.filter(({ slot }) => isUsedTo("nameBesides", slot));
  // Nobody calls it a hash of potatoes when there is steak in it.
  const meat = own.some(({ food }) => isMainProtein(food)) ? [] : besides.filter(({ food }) => isMainProtein(food));
  const bacon = own.some(({ food: { kind } }) => isFlesh(kind)) ? [] : all.filter(({ slot, food: { kind } }) => isUsedTo("crisp", slot) && isFlesh(kind));
  const stars = own.length > 0 ? [...meat, ...own.slice(0, 1), ...bacon, ...own.slice(1)] : besides;
  const named = new Set<string>();
  // Nobody calls cookies after the vanilla in them, or a soup after its onion, where there is anything else.
  const telling = stars.filter(({ slot, food: { kind } }) => !kind.roles.vanilla && !(isUsedTo("begin", slot) && kind.roles.onion));
  return (telling.length > 0 ? telling : stars)
    .filter(({ food }) => {
      const known = named.has(food.name);
      named.add(food.name);
      return !known;
    })
    .slice(0, most);
}

export function writeTitle(dish: Dish, portions: Portions, wording: Wording, random: () => number): string {
  return capitalise(withoutEcho(fill(dish, dish.titles, portions, wording, random)));
}

/** A joint sold as "pork loin roast" is roasted, and says so already; a salad of salad is one. */
function withoutEcho(text: string): string {
  const title = text.replaceAll(/\b(\w+) \1\b/gi, "$1");
  return /^(?:roast .*\broast(?:ing)?|hot hot)\b/i.test(title) ? title.slice(title.indexOf(" ") + 1) : title;
}

export function writeSummary(dish: Dish, portions: Portions, wording: Wording, random: () => number): string {
  return capitalise(fill(dish, dish.summaries, portions, wording, random));
}

const OF_STARS: ReadonlySet<string> = new Set(["star", "stars", "stars+", "others"]);

function fill(dish: Dish, templates: readonly string[], portions: Portions, wording: Wording, random: () => number): string {
  const template = pick(templates, random);
  // A title that names two foods besides has room for fewer stars.
  const named = holesOf(template).filter((hole) => !OF_STARS.has(hole)).length;
  const stars = findStars(dish, portions, MOST_STARS - Math.max(0, named - 1));
  const filled = fillTemplate(template, { portions, wording, seen: new Set(), stars });
  // Sausages make a sausage sauce.
  const text = SAUCE.test(filled)
    ? portions.all.reduce(
        (title, portion) => title.replace(pattern("i")`\b${nameOf(portion)} (?=sauce|ragù|gravy)`, `${asAdjective(portion.food.name)} `),
        filled,
      )
    : filled;
  // A dish of which nothing but the base is there has no "with".
  return text.replaceAll(/ (?:with|under|of|and)(?=[,.]|$)/g, "");
}

const SAUCE = / (?:sauce|ragù|gravy)/i;

function pick(texts: readonly string[], random: () => number): string {
  return texts[Math.floor(random() * texts.length)] ?? "";
}
