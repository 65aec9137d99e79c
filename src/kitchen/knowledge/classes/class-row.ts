/**
 * A row of a class of ingredients: its genus, its roles in a dish, how much is eaten, how it is cut, measured and cooked.
 * Behaviour belongs here, never in a sentence or a dish; a dish asks for roles and the class brings the rest.
 */
import type { Genus } from "./genera.ts";
import type { SharedRole } from "./roles.ts";

/** The physical shape of a food: it decides the verbs it may be written with. */
export const FORMS = ["solid", "leaf", "small", "grain", "powder", "paste", "liquid", "sheet", "shell"] as const;
export type Form = (typeof FORMS)[number];

export const SHELVES = [
  "meat",
  "fish",
  "egg",
  "pulse",
  "grain",
  "baking",
  "vegetable",
  "fruit",
  "dairy",
  "fat",
  "nut",
  "sweet",
  "drink",
  "seasoning",
  "herb",
] as const;
export type Shelf = (typeof SHELVES)[number];

/** Ways to cook that a class can give minutes for. `sear` counts minutes a side of an uncut piece. */
export const TECHNIQUES = ["fry", "sear", "boil", "simmer", "steam", "roast", "grill", "poach", "absorb", "soak", "toast", "warm"] as const;
export type Technique = (typeof TECHNIQUES)[number];

export type Cut = keyof typeof CUTS;
/** How a cut reads in the ingredient list, with holes of `../works.ts`; {2cm} is written in the order's units. */
export const CUTS = {
  whole: "",
  chunks: "{cut} into {2cm} {chunks}",
  cubes: "{cut} into {2cm} {cubes}",
  bites: "{cut} into {3cm} {pieces}",
  strips: "{cut} into thin {strips}",
  wedges: "{cut} into {wedges}",
  halved: "{halved}",
  quartered: "{quartered}",
  sliced: "{sliced}",
  thin: "{thinly sliced}",
  diced: "{finely diced}",
  chopped: "{chopped}",
  fine: "{finely chopped}",
  grated: "{grated}",
  coarse: "coarsely {grated}",
  shredded: "{shredded}",
  torn: "{torn}",
  florets: "{cut} into {small florets}",
  lengths: "{cut} into {3cm} lengths",
  rounds: "{sliced} into {1cm} {rounds}",
  crumbled: "{crumbled}",
  crumbs: "{torn} into fine {crumbs}",
  flaked: "{flaked}",
  mashed: "mashed",
  crushed: "{crushed}",
  ground: "{finely ground}",
  segments: "{peeled} and {cut} into segments",
  juice: "{juiced}",
  zested: "zest {finely grated} and {juiced}",
  peeled: "{peeled} and {sliced}",
  leaves: "{leaves picked}",
  leafwise: "separated into {leaves}",
} as const;

/** How an amount is shown: whole pieces, weight, volume, spoons, or a counter of its own. */
export const MEASURES = ["piece", "weight", "volume", "spoon", "clove", "slice", "tin", "sprig", "handful", "leaf", "rasher", "pinch", "stick"] as const;
export type Measure = (typeof MEASURES)[number];

/** Served raw: `fine`; safe raw but better cooked: `mild`; unpleasant raw: `cook`; must be cooked to be safe: `unsafe`. */
export type RawRule = "fine" | "mild" | "cook" | "unsafe";

/** When it goes in: with the base, with the spices, in the simmer, near the end, or off the heat. */
export type AddAt = "base" | "bloom" | "mid" | "late" | "off-heat" | "serve";

export interface ClassRow {
  readonly genus: Genus;
  readonly form: Form;
  /** Fitness for a role that classes share, 0 to 1; its own id it plays always. Only these roles count, never the words of a name. */
  readonly roles: Readonly<Partial<Record<SharedRole, number>>>;
  /** Grams a person: as the star, beside others, and never more than. */
  readonly grams: readonly [main: number, side: number, max: number];
  readonly measure: Measure;
  /** Grams of one piece, slice, clove, tin (drained) or sprig, unless the ingredient says its own. */
  readonly each?: number;
  /** Grams of 1 ml, where spoons, cups or millilitres are shown. */
  readonly density?: number;
  readonly raw: RawRule;
  /** °C at the core that makes it safe, and minutes of rest that go with it. */
  readonly core?: number;
  readonly rest?: number;
  /** First is the default. */
  readonly cuts: readonly Cut[];
  /** What must be done to it before anything else, in words and holes of `../works.ts`. */
  readonly prep?: string;
  /** What a cook may do to it besides, said after all else: "deseeded only for less heat". */
  readonly choice?: string;
  /** Minutes by technique, for the default cut. */
  readonly cook: Readonly<Partial<Record<Technique, readonly [least: number, most: number]>>>;
  /** Grams of water a gram of it takes up when cooked by absorption. */
  readonly absorbs?: number;
  /** Completes "until …". {74C} is written in the order's units. */
  readonly cue?: string;
  /** The same where it cooks in liquid, in which nothing browns; empty where it gives no sign of its own there. Left out: as `cue`. */
  readonly wetCue?: string;
  /** Sheds water into a pan, a soup or a bake: 0 none, 1 some, 2 much. */
  readonly sheds?: number;
  /** Grams of salt in 100 g. */
  readonly salt?: number;
  /** −2 never in a dessert … 2 only there. */
  readonly sweet: number;
  readonly addAt: AddAt;
  /** How the amount grows with people: in proportion, more slowly, or not at all. */
  readonly grows?: "linear" | "slow" | "fixed";
}

/** A class on its shelf. */
export interface Shelved<Id extends string> extends ClassRow {
  readonly id: Id;
  readonly shelf: Shelf;
}

/** Reads a shelf's rows into classes: the key is the id. */
export function shelve<Id extends string>(shelf: Shelf, rows: Readonly<Record<Id, ClassRow>>): readonly Shelved<Id>[] {
  return (Object.entries(rows) as [Id, ClassRow][]).map(([id, row]) => ({ id, shelf, ...row }));
}
