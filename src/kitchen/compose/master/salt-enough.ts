/** A row's salt is for what it names: a pot that is filled further is salted for what it holds. */
import type { Units } from "#recipe/order";
import type { Master, MasterCourse, MasterPart } from "#kitchen/knowledge/masters/master";
import { isCube, isFat, thereIs } from "../food.ts";
import { isSalt, type Portion, swells } from "../portion.ts";
import { waterIn } from "./follow.ts";
import { measure } from "../portion/measure.ts";
import { saltBrought } from "../portion/salt-ledger.ts";

/** Of all that is eaten, the least salt, sauces and cheese counted: half of the golden book's dishes in which nothing else is salty hold 0.47 % or more. */
const LEAST = 0.0047;

/** Times the row's own, of salt and of what is salty and stands for it, and grams of salt a person, that are never passed. */
const MOST_TIMES = { salt: 2.5, sauce: 1.5 };
const MOST_EACH = 3;

/**
 * The same portions with the salt that so much food wants; where there is none, with so much of the soy, the fish sauce or the cube that stands for it.
 * What is boiled in salted water, kneaded or merely strewn at the table is left as it is.
 */
export function saltEnough(all: readonly Portion[], master: Master, servings: number, units: Units): readonly Portion[] {
  const { parts, course, serves } = master;
  if (!POTS.has(course)) return all;
  const isElsewhere = ({ fills }: Portion): boolean => parts.some(({ part, does }) => part === fills && does.some((way) => ELSEWHERE.has(way)));
  const salts = all.filter(isSalt);
  const own = salts.length > 0 ? salts.filter((portion) => !isElsewhere(portion)) : all.filter(isSaltySeasoning);
  if (own.length === 0 || own.length < salts.length) return all;
  const salted = own.reduce((sum, portion) => sum + saltBrought(portion), 0);
  const brought = all.reduce((sum, portion) => sum + saltBrought(portion), 0) - salted;
  // A broth is salted as well as what swims in it.
  const isPoured = ({ part, role }: MasterPart): boolean => role === "liquid" && all.some(({ fills, food }) => fills === part && !isCube(food));
  const poured = new Set(parts.filter(isPoured).map(({ part }) => part));
  const broth = course === "soup" ? waterIn(master, poured).reduce((sum, ml) => sum + (ml * servings) / serves, 0) : 0;
  const eaten = broth + all.reduce((sum, { food, grams }) => sum + (isFat(food) ? 0 : grams * swells(food)), 0);
  const most = salts.length > 0 ? MOST_TIMES.salt : MOST_TIMES.sauce;
  const wanted = Math.min(eaten * LEAST - brought, salted * most, MOST_EACH * servings - brought);
  if (wanted <= salted * NOTICED) return all;
  return all.map((portion) => (own.includes(portion) ? moreOf(portion, wanted / salted, servings, units) : portion));
}

function moreOf(portion: Portion, times: number, servings: number, units: Units): Portion {
  const { food, grams } = portion;
  const most = isSalt(portion) ? thereIs(food) : Math.min(thereIs(food), Math.max(grams, food.kind.grams[2] * servings));
  return { ...portion, ...measure(food, Math.min(most, grams * times), most, units) };
}

/** Soy, fish sauce, miso, a cube: what a cook reaches for where there is no salt. */
function isSaltySeasoning({ food: { kind } }: Portion): boolean {
  return kind.shelf === "seasoning" && kind.roles.salt_pure === undefined && kind.roles.gravy_dry === undefined && (kind.salt ?? 0) >= SALTY_SEASONING;
}
/** Grams in 100 g: Worcestershire sauce, and no mustard. */
const SALTY_SEASONING = 6;

/** What is salted as a whole: a snack is nibbled, and a breakfast may be porridge. */
export const POTS: ReadonlySet<MasterCourse> = new Set<MasterCourse>(["main", "side", "soup", "salad"]);

const ELSEWHERE: ReadonlySet<string> = new Set(["boiled", "kneaded", "salted-and-drained"]);

/** Nobody tastes less. */
const NOTICED = 1.1;
