/**
 * The work on a food before it is cooked. A row says it in words and holes ("{peeled} and {cut} into 2 cm {pieces}"): what stands in a hole is a work of this
 * table, or what it is done to or becomes, and is all that decides; the words around it are only told. What a hole may hold is described in `compose/write/said-work.ts`.
 */
import type { FoodKey } from "./schema.ts";

/** What a work is, for the food that it is done to. */
export interface Work {
  /** A way to make a food smaller that not every food bears: feta is crumbled, and cheddar grated. */
  readonly way?: true;
  /** The food is in smaller pieces after it: nothing to do where it comes poured, grated or sliced, … */
  readonly parts?: true;
  /** … but that slices bear, too. */
  readonly ofSlices?: true;
  /** It cleans the food, or takes away what is not eaten. */
  readonly cleans?: true;
  /** A packet of frozen food has had it done, where the work begins with it. */
  readonly beforeFreezing?: true;
  /** It has to do with the liquid that the food lies in, where the work begins with it. */
  readonly ofLiquid?: true;
  /** It takes the food out of that liquid. */
  readonly drains?: true;
  /** A nut has had it done before it is a butter. */
  readonly beforeNutButter?: true;
  /** A nut may have been bought with it done. */
  readonly toasts?: true;
  /** A poultry breast comes with it done. */
  readonly beforeBreast?: true;
  /** Seeds are sold with it done. */
  readonly ofSeeds?: true;
  /** A head of broccoli comes apart in florets instead, … */
  readonly coarse?: true;
  /** … where nothing beside it says that the head is meant as it grew. */
  readonly byHead?: true;
  /** The juice is what is wanted, where the work begins with it. */
  readonly presses?: true;
  /** It sees to the stalk of a fruit, or means the fruit with it. */
  readonly seesToStalk?: true;
  /** Works of a food's class that need not be done where this one is told. */
  readonly spares?: readonly string[];
  /** Classes and ingredients that want it, where a row leaves it to the food. */
  readonly wantedBy?: readonly FoodKey[];
}

const WHOLE: Work = { byHead: true, seesToStalk: true, spares: ["deseeded"] };
const SKIN_ON: Work = { spares: ["peeled"] };
const STALK: Work = { byHead: true, seesToStalk: true };
const PIECES: Work = { parts: true, ofSlices: true, coarse: true };
const PART: Work = { parts: true };
const CLEANS: Work = { cleans: true, beforeFreezing: true };

/** By the word that a row says it with; the cook's English for each is that word. */
export const WORKS = {
  // Makes it smaller.
  sliced: { way: true, parts: true, coarse: true },
  cut: { way: true, parts: true, coarse: true },
  cubed: { way: true, parts: true, coarse: true },
  diced: { way: true, parts: true, coarse: true },
  chopped: { way: true, parts: true, ofSlices: true, coarse: true, beforeNutButter: true },
  shredded: { way: true, parts: true, ofSlices: true, coarse: true },
  torn: { way: true, parts: true, ofSlices: true },
  grated: { way: true, parts: true, byHead: true },
  shaved: { way: true, parts: true },
  snipped: { way: true, parts: true },
  crushed: { way: true, parts: true, beforeNutButter: true, seesToStalk: true },
  crumbled: { way: true },
  flaked: { way: true },
  broken: { way: true },
  stripped: { way: true },
  picked: { way: true },
  julienned: PART,
  quartered: PART,
  halved: PART,
  slivered: PART,
  minced: PART,
  ground: { beforeNutButter: true },
  // What it becomes.
  slice: PART,
  slices: PART,
  cubes: PART,
  dice: PART,
  batons: PART,
  chunks: PART,
  rounds: PART,
  matchsticks: PART,
  pieces: PIECES,
  strips: PIECES,
  small: { ofSlices: true, coarse: true },
  florets: { parts: true, byHead: true },
  wedges: { parts: true, byHead: true },
  steaks: { byHead: true },
  crumbs: { byHead: true },
  rice: { byHead: true },
  finely: { byHead: true },
  thinly: { byHead: true },
  // Cleans it, or takes something away.
  washed: CLEANS,
  rinsed: { ...CLEANS, ofLiquid: true },
  drained: { beforeFreezing: true, ofLiquid: true, drains: true },
  soaked: { ofLiquid: true },
  shaken: CLEANS,
  scrubbed: CLEANS,
  trimmed: CLEANS,
  peeled: { ...CLEANS, spares: ["scrubbed"], wantedBy: ["root_hard", "beet", "potato", "sweet_potato", "banana", "tropical", "citrus", "plantain"] },
  cored: { ...CLEANS, wantedBy: ["pome"] },
  stoned: { ...CLEANS, wantedBy: ["stone", "avocado", "mango", "date", "olive", "cherry", "lychee"] },
  hulled: { ...CLEANS, seesToStalk: true, wantedBy: ["strawberry"] },
  deseeded: { ...CLEANS, wantedBy: ["squash", "pepper_sweet", "chilli"] },
  deveined: { beforeFreezing: true },
  topped: { cleans: true },
  wiped: { cleans: true },
  husked: { cleans: true },
  podded: { cleans: true },
  cleaned: {},
  brushed: {},
  skinned: { beforeBreast: true },
  boned: { beforeBreast: true },
  patted: {},
  squeezed: {},
  dry: { spares: ["shaken"] },
  dried: { spares: ["shaken"] },
  juiced: { presses: true },
  zested: { presses: true },
  toasted: { toasts: true, beforeNutButter: true },
  roasted: { toasts: true, beforeNutButter: true },
  split: {},
  bruised: { seesToStalk: true },
  seeded: { spares: ["deseeded"] },
  // What it is done to, or leaves.
  tough: { beforeFreezing: true },
  "thick stalks": { ...STALK, beforeFreezing: true },
  stalk: STALK,
  stalks: STALK,
  stem: { byHead: true },
  leaves: { seesToStalk: true },
  whole: WHOLE,
  liquid: { spares: ["drained", "rinsed"] },
  nut: { beforeNutButter: true },
  nuts: { beforeNutButter: true },
  seeds: {},
  "seeds only": { ofSeeds: true },
  "skin on": SKIN_ON,
  "skins on": SKIN_ON,
  "skin left on": SKIN_ON,
  "skins left on": SKIN_ON,
} as const satisfies Readonly<Record<string, Work>>;

export type WorkId = keyof typeof WORKS;
/** A fact of a work that is true or not. */
export type WorkFact = { readonly [Fact in keyof Work]-?: Required<Work>[Fact] extends true ? Fact : never }[keyof Work];

export function isWork(word: string): word is WorkId {
  return Object.hasOwn(WORKS, word);
}

export function getWork(id: WorkId): Work {
  return WORKS[id];
}
