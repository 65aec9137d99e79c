/**
 * What a master is: a dish as a good cook makes it, with its own method in its own words and a part for everything that may
 * vary. A master names no food outside a hole; what a part takes, it takes by key, and what its sentences say of a food
 * that is not there is left out.
 *
 * Keys of foods, in `foods` and in conditions, best first and apart by blanks:
 * - `spinach` an ingredient by its id, and every ingredient that is a kind of it; `salmon!fish_smoked` one that its state has
 *   put into another class; `~fish_white` every ingredient of a class; `@herb_tender` every food that plays a role well;
 *   `-cherry-tomato` none of these, whatever else it is
 *
 * Template words of titles, summaries, sentences and notes:
 * - `{greens}` what fills the part, as the person calls it, in the number of its amount; `{it greens}` it or them, `{they greens}` it or they, `{is greens}`
 * - `{itself lemon}` the fruit, where `{lemon}` would be its juice ("squeeze over the {itself lemon}")
 * - `{butter half}`, `{sugar two-thirds}`, `{cream most}`, `{lime rest}` a share of it, told in its measure where it has one and as all of it where it goes
 *   in at once; `{butter rest-of-it}` is "the rest", without a name (`shares.ts`)
 * - `{one onion}` its name in the singular, before a noun ("onion gravy")
 * - `{cue meat}` its doneness cue, `{time meat roast}` its minutes by a technique
 * - `{300 ml}` water and `{20 n}` pieces, grown with the people; `{220 C}` an oven, `{74 c}` a core, told where something there has one, and `{74 r}` one of what is heated again or set, told always, in the order's units; `{serves}` how many eat;
 *   `{saltwater}` plenty of water to boil in, salted where there is salt for it besides the row's; `{taste}` the sentence that has the pot tasted, in a bracket of
 *   its own, for nobody tastes where there is no salt to add;
 * - `{20–25 min}` minutes and `{1½ h}` hours, and `{~while}` around words that say that a sentence goes on beside something else, `{>Lower the heat}` around what is only the beginning of what comes next (`times.ts`);
 *   `{litres}` the size of the dish that holds all of it ("a {litres} baking dish")
 * - `[a|b|c]` the first whose parts are all there, nothing where none is; brackets nest
 * - `[ with the {a}][, the {b}][ and the {c}]` reads well whichever of them are there, and `the {eggs} is` takes its verb from them
 * - `[?fat: a|b|c]` a where the part is filled, else the first of the others; `[?!fat: a]`; `[?meat=lamb,beef: a|b]` by what fills it, `[?meat==beef-mince: a]` by that
 *   alone and by no kind of it (turkey mince is one of beef mince); `&` and, `/` or
 */

import type { MasterId } from "./master-ids.ts";
import { readBeside, readLead, readTime } from "./times.ts";

/** Whether a hole of a master's sentences is filled by none of its parts: a measure, a time, how many eat, the water to boil in. */
export function isOfNoPart(hole: string): boolean {
  return OF_NO_PART.has(hole) || MEASURED.test(hole) || readTime(hole) !== undefined || readBeside(hole) !== undefined || readLead(hole) !== undefined;
}
const OF_NO_PART: ReadonlySet<string> = new Set(["serves", "saltwater", "litres", "taste"]);
const MEASURED = /^\d+(?:\.\d+)? (?:ml|C|c|r|n)$/;

export const COURSES = ["main", "side", "soup", "salad", "breakfast", "bread", "bake", "sweet", "snack", "sauce", "drink"] as const;
export type MasterCourse = (typeof COURSES)[number];

/** What a part is to its dish. What is missing costs by it, and what is there counts by it. */
export const PART_ROLES = ["star", "body", "base", "sauce", "seasoning", "finish", "fat", "liquid", "binder", "sweetener", "leaven"] as const;
export type PartRole = (typeof PART_ROLES)[number];

/** What is done to a food. */
export const TREATMENTS = [
  "raw",
  "toasted",
  "dry-browned",
  "browned-in-fat",
  "charred",
  "sweated",
  "fried",
  "deep-fried",
  "seared-then-finished",
  "roasted",
  "baked",
  "grilled",
  "boiled",
  "simmered",
  "braised",
  "steamed",
  "poached",
  "blanched",
  "reduced",
  "caramelised",
  "melted",
  "whisked",
  "kneaded",
  "rubbed-in",
  "soaked",
  "salted-and-drained",
  "macerated",
  "marinated",
  "bloomed",
  "infused-and-removed",
  "mashed",
  "blended",
  "grated",
  "dressed",
  "stirred-in-off-heat",
  "scattered-at-end",
  "zest-and-juice",
  "frozen",
  "chilled-set",
  "cooking-fat",
  "deglazed-with",
  "cooked-in-it",
] as const;
export type Treatment = (typeof TREATMENTS)[number];

export const KIT = [
  "frying pan",
  "saucepan",
  "large pan",
  "casserole",
  "wok",
  "oven",
  "baking tray",
  "roasting tin",
  "baking dish",
  "cake tin",
  "loaf tin",
  "muffin tin",
  "grill",
  "blender",
  "food processor",
  "whisk",
  "freezer",
  "steamer",
  "griddle",
  "skewers",
  "pressure cooker",
] as const;
export type Kit = (typeof KIT)[number];

/** What a title adds where the dish's own name does not say it. */
export type SaidByName = "starch" | "egg" | "cheese";

export interface MasterPart {
  readonly part: string;
  /** Keys of the foods that may fill it, best first. */
  readonly foods: string;
  /** For all that the master serves, of the food as bought. */
  readonly grams: number;
  /** It is this dish only with it. */
  readonly need?: true;
  readonly role: PartRole;
  readonly does: readonly Treatment[];
  /** Work before cooking, in words and holes of `../works.ts`, as `compose/write/said-work.ts` describes; left out: as the class says. */
  readonly prep?: string;
  /** What it is for, where the food goes in at several places ("for the topping"): on a line of its own it says so in place of work. */
  readonly use?: string;
  /** That work is done with a knife: what has no cuts stays as it is. */
  readonly knife?: true;
  /** By a food's key, where it is worked or weighed another way. */
  readonly prepOf?: Readonly<Record<string, string>>;
  readonly perFood?: Readonly<Record<string, number>>;
  /** It lies whole in the pot and gives little of its heat. */
  readonly leftWhole?: true;
  /** It comes in pieces, one for each who eats, as a jacket potato does. */
  readonly oneEach?: true;
  /** Foods that share the part at most. Left out: one. */
  readonly most?: number;
  /** Named once in the method and taken whole: the food may fill a second part beside it ("the rest of the butter"). */
  readonly once?: true;
}

export interface Master {
  readonly id: MasterId;
  readonly title: string;
  /** One true, appetising sentence. */
  readonly summary: string;
  readonly kitchen: string;
  /** A dish that people at home ask for by its name, so that they would go to the shop for the one thing that it lacks. */
  readonly known?: true;
  /** What its name says already that it is made with: a soup or a pie has its starch, an omelette its eggs, a gratin its cheese. */
  readonly says?: readonly SaidByName[];
  readonly course: MasterCourse;
  /** Keys of foods that point to another dish, and of such that speak for this one without a part in it. */
  readonly contradicts?: string;
  readonly confirms?: string;
  /** Parts of which one at least is there: with none of them what its sentences promise (a dressing) is not made. */
  readonly oneOf?: string;
  readonly serves: number;
  /** It is made for all of them or for half, as a cake is, in the tin that its method names. */
  readonly whole?: true;
  /** From start to table, soaking and chilling included, and those of them with hands at work. */
  readonly minutes: number;
  readonly handsOn: number;
  readonly kit: readonly Kit[];
  /** In the order of their use. */
  readonly parts: readonly MasterPart[];
  readonly method: readonly string[];
  /**
   * Before which step of the method a cook begins what goes beside the dish, 0 for the first: the last that leaves rice its 15 minutes and does not go
   * on with what the step before had in hand, or does while the hands are free. Left out: before the second.
   */
  readonly aside?: number;
  /** The last step goes on with what the one before had in hand: nothing is begun between them. */
  readonly goesOn?: true;
  /** Places of the method's steps that cook what stands beside the dish: the minutes of the others tell when each is begun, none before its place. */
  readonly besides?: readonly number[];
  /** Steps of the method that cook what is put beside the dish; no row says so, it is found out as the dish is filled. */
  readonly asides?: readonly string[];
  readonly note?: string;
  readonly safety?: string;
  /** Its `safety` says more than how hot the middle must be. Left out: it goes unsaid where a step has told that. */
  readonly warns?: true;
}
