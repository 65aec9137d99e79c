/** A title that keeps quiet about the meat or the noodles says that they are there: "Creamy mushrooms with tagliatelle". */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { CHEESES } from "#kitchen/knowledge/classes/genera";
import type { Role } from "#kitchen/knowledge/classes/role";
import { BESIDE } from "#kitchen/knowledge/masters/beside";
import type { Master, MasterPart, Treatment } from "#kitchen/knowledge/masters/master";
import { isFlesh, isMainProtein, roleWeight } from "../food.ts";
import type { Portion } from "../portion.ts";
import { nameOf } from "../write/naming.ts";
import { asAdjective, listOf } from "../write/nouns.ts";

/** Grams a person: less is told of in the list only. */
const ENOUGH = 35;
const STARCHES: readonly Role[] = ["pasta", "noodle", "gnocchi", "rice", "grain_quick", "grain_mid", "grain_slow"];
/** Parts that stand beside the dish. */
const IS_BESIDE: ReadonlySet<string> = new Set(BESIDE.map(({ part: { part } }) => part));
/** The title is long enough. */
const LONGEST = 62;
const MOST = 2;

/** `isName`: its title holds no food's word before what it comes "with". */
export function tellTheRest(title: string, isName: boolean, { parts, course, says = [] }: Master, portions: readonly Portion[], servings: number): string {
  if (course === "sweet" || course === "bake" || course === "bread" || course === "drink" || course === "sauce") return title;
  const byName = new Map<string | undefined, MasterPart>(parts.map((part) => [part.part, part]));
  // A name that is of one meat of its row is of the others as well: ribs and sausages are in every feijoada.
  const namesMeat = isName && portions.some(({ food, fills }) => byName.get(fills)?.need === true && isFlesh(food.kind));
  const hidden = portions.filter(({ food, fills, grams }) => {
    const part = byName.get(fills);
    const each = grams / servings;
    if (
      !part ||
      (isName && part.need === true) ||
      (namesMeat && isMeaty(food) && !IS_BESIDE.has(part.part)) ||
      isTold(title, `${food.name} ${food.ingredient.id}`)
    )
      return false;
    if (IS_CHEESE(food.kind.id) && part.role === "star") return each >= LEAST_CHEESE && !says.includes("cheese") && !tellsCheese(title, portions);
    if (each < ENOUGH) return false;
    if (food.kind.roles.egg !== undefined) return !says.includes("egg") && part.role === "star" && part.does.some((way) => EGG_IS_SEEN.has(way));
    const isBeside = IS_BESIDE.has(part.part);
    const isSide = isBeside && roleWeight(food.kind, ["potato", "potato_frozen"]) >= 0.9;
    return isSide || isMeaty(food) || (!(isName && !isBeside) && !says.includes("starch") && roleWeight(food.kind, STARCHES) >= 0.9);
  });
  // What comes first is told where there is no room for both.
  const names = [...new Set(hidden.map((portion) => asAdjective(nameOf(portion))))].slice(0, MOST);
  for (let count = names.length; count > 0; count -= 1) {
    const told = withMore(title, names.slice(0, count));
    if (told !== undefined && told.length <= LONGEST) return told;
  }
  return title;
}

/** `pilaf with peas` and chicken: `pilaf with peas and chicken`; of what comes with three things already, undefined. */
function withMore(title: string, names: readonly string[]): string | undefined {
  const at = title.indexOf(" with ");
  if (at < 0) return `${title} with ${listOf(names)}`;
  const tail = title.slice(at + " with ".length).split(/, | and /);
  return tail.length + names.length > MOST_WITH ? undefined : `${title.slice(0, at)} with ${listOf([...tail, ...names])}`;
}
/** Things that one dish comes with. */
const MOST_WITH = 3;

const IS_CHEESE = ofGenera(CHEESES);
/** Grams a person: less of it is a seasoning. */
const LEAST_CHEESE = 25;

/** Of several cheeses the title names one. */
function tellsCheese(title: string, portions: readonly Portion[]): boolean {
  return portions.some(({ food }) => IS_CHEESE(food.kind.id) && isTold(title, `${food.name} ${food.ingredient.id}`));
}

/** Eggs that are seen on the plate; what binds or thickens goes unsaid. */
const EGG_IS_SEEN: ReadonlySet<Treatment> = new Set<Treatment>(["boiled", "poached", "fried", "baked", "simmered"]);

/** Tinned tuna is no protein by its weight alone, and yet what the salad is about. */
function isMeaty(food: Portion["food"]): boolean {
  return isMainProtein(food) || (isFlesh(food.kind) && roleWeight(food.kind, ["fish_tin", "cooked_meat"]) > 0);
}

/** By any word of its name, in either number. */
function isTold(title: string, name: string): boolean {
  const told = title.toLowerCase();
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => word.length > 2 && told.includes(word.replace(/(?:oes|ies|es|s)$/, "")));
}
