/** A title that keeps quiet about the meat or the noodles says that they are there: "Creamy mushrooms with tagliatelle". */
import type { Role } from "../../knowledge/classes/roles.ts";
import type { Master, MasterPart } from "../../knowledge/masters/master.ts";
import { isFlesh, isMainProtein, roleWeight } from "../food.ts";
import type { Portion } from "../portion.ts";
import { nameOf } from "../write/naming.ts";
import { asAdjective, listOf } from "../write/nouns.ts";

/** Grams a person: less is told of in the list only. */
const ENOUGH = 35;
const STARCHES: readonly Role[] = ["pasta", "noodle", "gnocchi", "rice", "couscous", "quinoa", "barley"];
/** A name that says already what starch it is made of, or is that of a soup. */
const SAYS_IT =
  /\b(?:pasta|noodles?|mein|gnocchi|risotto|pilaf|pilau|biryani|paella|bowl|soup|broth|ramen|pho|laksa|rice|congee|jambalaya|salad|bake|pie|stuffed|burritos?|tabbouleh|pudding)\b/i;
/** The title is long enough. */
const LONGEST = 62;
const MOST = 2;

/** `isName`: its title holds no food's word before what it comes "with". */
export function tellTheRest(title: string, isName: boolean, { parts, course }: Master, portions: readonly Portion[], servings: number): string {
  if (course === "sweet" || course === "bake" || course === "bread" || course === "drink" || course === "sauce") return title;
  const byName = new Map(parts.map((part) => [part.part, part]));
  const hidden = portions.filter(({ food, slot, grams }) => {
    const part = byName.get(slot);
    if (!part || grams / servings < ENOUGH || (isName && isOwn(part)) || isTold(title, `${food.name} ${food.ingredient.id}`)) return false;
    const isSide = part.part.startsWith("beside") && roleWeight(food.kind, ["potato", "potato_frozen"]) >= 0.9;
    return isSide || (isMeaty(food) && food.kind.roles.egg === undefined) || (!SAYS_IT.test(title) && roleWeight(food.kind, STARCHES) >= 0.9);
  });
  const names = [...new Set(hidden.map((portion) => asAdjective(nameOf(portion))))].slice(0, MOST);
  const tail = title.split(/ with /)[1];
  if (names.length === 0 || (tail !== undefined && (/ and /.test(tail) || names.length > 1))) return title;
  const told = tail === undefined ? `${title} with ${listOf(names)}` : `${title} and ${listOf(names)}`;
  return told.length > LONGEST ? title : told;
}

/** Tinned tuna is no protein by its weight alone, and yet what the salad is about. */
function isMeaty(food: Portion["food"]): boolean {
  return isMainProtein(food) || (isFlesh(food.kind) && roleWeight(food.kind, ["fish_tin", "meat_cooked"]) > 0);
}

/** A dish that has a name keeps it for what it is made of; what is put beside it is told. */
function isOwn({ part, need }: MasterPart): boolean {
  return need === true || !part.startsWith("beside");
}

/** By any word of its name, in either number. */
function isTold(title: string, name: string): boolean {
  const told = title.toLowerCase();
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => word.length > 2 && told.includes(word.replace(/(?:oes|ies|es|s)$/, "")));
}
