/**
 * What a dish is: slots that ask for roles, ratios, a plan of typed steps, and the words of its title.
 * A dish never names a food: foods come in through its slots only, and how each is cut and cooked is its class's affair.
 *
 * Template words of a plan, a title or a summary:
 * - `{the egg cheese}` the foods of these slots with their article, as one list, as far as the step takes them
 * - `{egg}` the foods of a slot, without article, whether used up or not; `{n egg}` how many, `{it egg}` it or them
 *   (a slot that the step names in `halves` reads "half of the cheese", and later "the rest of the cheese")
 * - `{time}`, `{cue}` the step's own; `{74C}`, `{2cm}`, `{200oven}`, `{water}` are written in the order's units
 * - `[ … ]` is left out when a food hole inside it is empty; `[?rice … ]` is kept only when the slot is filled, `[!rice … ]` only when not;
 *   `[?pan … ]` is kept only where something comes out of that vessel (`from`), whatever it is, `[?short … ]` in a step of less than an hour,
 *   `[?firm … ]` where the fat that the step takes is not liquid ("{the fat}[?firm , melted]"), `[?unheated … ]` where nothing was heated in its vessel yet
 * - `{lifted}` what lies lifted out on the plate, by its foods where they are few
 * - `{makes}` how many pieces a batch gives; `{size}` what this size of batch is baked in
 * - `{pan}`, `{pot}`, `{tray}` … a vessel with its article: `a large frying pan` at first, `the pan` from then on;
 *   `{another pan}`, `{a pan of boiling water}` … one that holds no food of the dish, as `UNNAMED_PANS` tells them
 */
import type { Cut, Technique } from "../classes/class-row.ts";
import type { Role } from "../classes/role.ts";
import type { BySlot } from "./by-slot.ts";
import type { DishId } from "./dish-ids.ts";
import type { SlotName } from "./slot-names.ts";

export const FAMILIES = [
  "egg",
  "soup",
  "salad",
  "pasta",
  "rice",
  "stew",
  "curry",
  "pan",
  "seafood",
  "roast",
  "bake",
  "bread",
  "side",
  "breakfast",
  "dessert",
  "drink",
  "plain",
] as const;
export type Family = (typeof FAMILIES)[number];

export const VESSELS = ["pan", "pot", "wok", "boiler", "tray", "dish", "bowl", "mixing bowl", "blender", "board", "plate"] as const;
/** Where food is while it is worked on. `boiler` is a second pan on the hob. */
export type Vessel = (typeof VESSELS)[number];

/** Pans of a sentence that no vessel stands for, as they are told, and which of them are the same one. */
export const UNNAMED_PANS: Readonly<Record<string, "water" | "small" | "another">> = {
  "a pan of water": "water",
  "a pan of boiling water": "water",
  "a pan of simmering water": "water",
  "a pan of barely simmering water": "water",
  "a small pan": "small",
  "another pan": "another",
};

export interface Slot {
  readonly roles: readonly Role[];
  readonly least: number;
  readonly most: number;
  /** Grams a person for the whole slot, shared by its foods; left out: as the class says. */
  readonly grams?: number;
  readonly cut?: Cut;
  /** Served as it is: nothing enters that must be cooked. */
  readonly raw?: boolean;
  /** Its foods must have minutes for this technique. */
  readonly cook?: Technique;
  /** Foods that play one of these roles stay out of this slot. */
  readonly not?: readonly Role[];
  /** A bystander: seasons or finishes, never the point of the dish. */
  readonly seasons?: boolean;
  /** Filled only where another food of the dish plays one of these: a pinch of sugar beside something sour. */
  readonly beside?: readonly Role[];
  /** Not filled where another food of the dish plays one of these: a boiled egg on a bowl with fish in it. */
  readonly apart?: readonly Role[];
  /** Filled only where the list holds one of these: flour on meat burns in a pan without fat. */
  readonly given?: readonly Role[];
  /** A part that the dish does not name itself (see `extras.ts`): foods take it when no other is free. */
  readonly extra?: boolean;
  /** Stands beside the dish and is no part of it: bread, a salad, a glass of juice. */
  readonly atTable?: boolean;
}
export type Slots = BySlot<Slot>;

type SlotOptions = Partial<Pick<Slot, "grams" | "cut" | "raw" | "cook" | "not" | "seasons">>;

/** A slot the dish cannot do without. */
export function need(roles: readonly Role[], most = 1, options: SlotOptions = {}): Slot {
  return { roles, least: 1, most, ...options };
}

/** A slot that may stay empty. */
export function may(roles: readonly Role[], most = 1, options: SlotOptions = {}): Slot {
  return { roles, least: 0, most, ...options };
}

/** Quality earned or lost: any of `has`, any of `with` and none of `lacks` are among the dish's foods. */
export interface Support {
  readonly has?: readonly Role[];
  /** Only together with one of these: ricotta tells of a bake where there is a cheese to brown on it. */
  readonly with?: readonly Role[];
  readonly lacks?: readonly Role[];
  /** A food of the list that plays one of these is left out: no fault of the dish, but a poor answer to the list. */
  readonly forsakes?: readonly Role[];
  readonly add: number;
}

interface When {
  /** The step is taken only if one of these slots is filled… */
  readonly has?: readonly SlotName[];
  /** …and none of these is. */
  readonly lacks?: readonly SlotName[];
}

/** Soften a base gently, fry a mixture staggered by time, brown meat, wake spices, season a pan. */
interface PanStep extends When {
  readonly do: "soften" | "fry" | "brown" | "bloom";
  readonly of: readonly SlotName[];
  readonly in: Vessel;
  /** Lift the food out onto a plate afterwards. */
  readonly lift?: boolean;
  /** Colour the outside only: it cooks through later. */
  readonly seal?: boolean;
  /** Leave half of the fat for later. */
  readonly halfFat?: boolean;
}
/** Cook in liquid: foods enter by their own minutes. `water` in ml a person. */
interface SimmerStep extends When {
  readonly do: "simmer";
  readonly of: readonly SlotName[];
  readonly in: Vessel;
  readonly liquids?: readonly SlotName[];
  readonly water?: number;
  readonly lid?: boolean;
  /** Stay at least so long even when nothing needs it. */
  readonly least?: number;
  readonly cue?: string;
}
/** Cook a grain in the pan with everything else, in just the liquid it takes up; `late` foods steam on top. */
interface AbsorbStep extends When {
  readonly do: "absorb";
  readonly of: readonly SlotName[];
  readonly in: Vessel;
  readonly liquids?: readonly SlotName[];
  readonly late?: readonly SlotName[];
}
/** Cook a starch (or eggs, or a vegetable) in its own pan and water. */
interface SideStep extends When {
  readonly do: "side";
  readonly of: readonly SlotName[];
  readonly saveWater?: boolean;
  /** Heat it, too, when it is cooked already. */
  readonly reheat?: boolean;
  /** Cooled under cold water, for salads. */
  readonly cool?: boolean;
  /** Goes into the water that a grain takes up. */
  readonly soaks?: readonly SlotName[];
}
interface OvenStep extends When {
  readonly do: "oven";
  readonly celsius: number;
}
/** Roast on a tray, staggered; `with` coats everything at the start, `late` would burn and goes on for the last minutes. */
interface RoastStep extends When {
  readonly do: "roast";
  readonly of: readonly SlotName[];
  readonly with: readonly SlotName[];
  readonly late: readonly SlotName[];
  readonly celsius: number;
}
/** The dish's own work, in its own words. */
export interface WorkStep extends When {
  readonly do: "work";
  readonly say: readonly string[];
  /** Said instead when the step takes a single food: one thing is not stirred together. */
  readonly alone?: readonly string[];
  /** Slots used up here. */
  readonly takes?: readonly SlotName[];
  /** Slots of which a half is used here; the other half in the next step that names them. */
  readonly halves?: readonly SlotName[];
  readonly in: Vessel;
  /** Minutes, and how: with a technique the foods in the vessel cook by it; `sets` cooks everything through. */
  readonly minutes?: readonly [number, number];
  readonly technique?: Technique;
  readonly sets?: boolean;
  readonly passive?: boolean;
  /** Takes the minutes of the batch's size. */
  readonly sized?: boolean;
  /** Takes the minutes and the cue of its foods by its technique. */
  readonly paced?: boolean;
  /** Takes the minutes of this slot's foods by its technique, and their cue beside its own: they came in from another vessel. */
  readonly paces?: SlotName;
  readonly cue?: string;
  readonly celsius?: number;
  /** Ml of water a person. */
  readonly water?: number;
  /** Contents of these vessels come in, of those that hold anything. */
  readonly from?: readonly Vessel[];
  /** Contents go there afterwards. */
  readonly to?: Vessel;
  /** Blended, mashed, kneaded, shaped or rolled: nothing whole can be fished out of it later. Said in dishes that simmer something. */
  readonly blends?: true;
  /** It is blended until nothing is left in pieces: what is to stay in pieces has no business in it. */
  readonly smooth?: true;
  /** The eggs are beaten: a yolk more goes in with them. */
  readonly beats?: true;
  /** The eggs are parted: nothing is beaten into them before. */
  readonly parts?: true;
  /** What sets in the pan is stirred or tossed, and is turned out as no whole piece. */
  readonly loose?: true;
  /** What it makes is poured over at the table, out of its own pan. */
  readonly atTable?: true;
  /** It speaks of all that is ready, whatever pan that is in, without naming a slot or a vessel. */
  readonly gathers?: true;
}
/** Season, sharpen, scatter: everything of the seasoning slots not used yet, and `of` stirred in off the heat. */
interface FinishStep extends When {
  readonly do: "finish";
  readonly of?: readonly SlotName[];
  readonly in: Vessel;
  /** The pan is off the heat already. */
  readonly cold?: boolean;
}
export interface ServeStep extends When {
  readonly do: "serve";
  readonly say: readonly string[];
  readonly takes?: readonly SlotName[];
  /** It waits in its own words: what meat needs to rest is in them. */
  readonly rests?: true;
  /** It carves in its own words. */
  readonly carves?: true;
  /** It pours over the juices, of which a sauce may be made. */
  readonly juices?: true;
  /** It speaks of all that is ready, whatever pan that is in, without naming a slot or a vessel. */
  readonly gathers?: true;
}
export type PlanStep = PanStep | SimmerStep | AbsorbStep | SideStep | OvenStep | RoastStep | WorkStep | FinishStep | ServeStep;

/** Weights that must hold together: grams of each slot in a batch, for so many people, anchored on whole pieces. */
export interface Batch {
  readonly serves: number;
  /** Nobody makes less than this part of it: half of what feeds six or more, any part of what feeds fewer, unless said here. */
  readonly least?: number;
  readonly parts: BySlot<number>;
  /** The slot that comes in whole pieces (eggs). */
  readonly anchor?: SlotName;
  /** The slot whose foods will not keep: what there is of them sets the size, up to a whole batch. */
  readonly ripe?: SlotName;
  /** What it is baked in, smallest first, by how much of the batch it holds; a bigger batch takes several of the last. */
  readonly sizes?: readonly BatchSize[];
  /** The pieces of the anchor cook apart: their size goes by one of them. */
  readonly apart?: boolean;
  /** What a batch gives: pieces for each batch. */
  readonly makes?: { readonly count: number; readonly noun: string };
}

export interface BatchSize {
  readonly holds: number;
  /** With its article: `a 900 g loaf tin`. Its measures are template words. */
  readonly tin: string;
  readonly minutes: readonly [number, number];
}

export interface Dish {
  readonly id: DishId;
  readonly family: Family;
  readonly flavour: "savoury" | "sweet";
  /** What it is called in a sentence: `a frittata`, `fried rice`. */
  readonly noun: string;
  /** Cold, and good with an icing or a cover; or hot, and good with a jug of custard: where the list has what makes one, it is made (`baking-extras.ts`). */
  readonly eaten?: "cold" | "with custard";
  /** Quality of a plain version, 0 to 1. */
  readonly base: number;
  readonly slots: Slots;
  readonly support?: readonly Support[];
  /** At most so many foods of a role, where the usual limits do not serve. */
  readonly caps?: Partial<Record<Role, number>>;
  /** Foods with one of these roles never enter, whatever else they are. */
  readonly forbid?: readonly Role[];
  /** Foods with one of these roles fight nobody here: sour things and milk in a batter. */
  readonly forgives?: readonly Role[];
  /** Foods, seasoning aside, that it needs at least; 0 for a dressing or a sauce, which may be all seasoning. */
  readonly distinct?: number;
  readonly batch?: Batch;
  /** Grams on the plate, a person. */
  readonly plate: readonly [least: number, most: number];
  /** Slots that may lend the title their foods, best first. */
  readonly stars: readonly SlotName[];
  /** `{stars}` reads as in front of a noun, `{stars+}` as a list of its own, `{star}` and `{others}` as its first and the rest. */
  readonly titles: readonly string[];
  readonly summaries: readonly string[];
  readonly plan: readonly PlanStep[];
  /** Lines for Good to know. */
  readonly remarks?: readonly string[];
}

/** What a dish is of, for the head of its row: `...made("pan", "savoury", { noun: "a hash", base: 0.82, plate: [180, 620] })`. */
export function made<Of extends Pick<Dish, "noun" | "base" | "plate">>(
  family: Family,
  flavour: Dish["flavour"],
  of: Of,
): Pick<Dish, "family" | "flavour"> & Of {
  return { family, flavour, ...of };
}
