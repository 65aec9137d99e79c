/** A food on the counter: what was recognised, joined with its class, with its state (frozen, cooked, tinned …) worked in. */
import type { Shelf } from "../knowledge/classes/class-row.ts";
import { oncePer } from "../once-per.ts";
import type { ClassId, IngredientClass } from "../knowledge/classes/ingredient-class.ts";
import { asTold } from "./as-told.ts";
import { nameAll } from "./name-all.ts";
import { findClass } from "../knowledge/classes/all-classes.ts";
import type { Role } from "../knowledge/classes/role.ts";
import type { FoodState, Ingredient, IngredientId, Reading, TypedAmount } from "../knowledge/schema.ts";
import { namedStockForm } from "../read/said-stock.ts";

/** How much there is of what was named without a number: one piece, a little of it, half of what holds it. */
export interface Stock {
  readonly grams: number;
  readonly said: "one" | "little" | "half";
}

/** One of several names that a person has for what is one food to the kitchen. */
export interface FoodPart {
  readonly name: string;
  /** Of the whole, 0 to 1. */
  readonly share: number;
  readonly readings: readonly Reading[];
  /** Grams there are of it, where the person said. */
  readonly available?: number;
}

export interface Food {
  readonly ingredient: Ingredient;
  readonly kind: IngredientClass;
  /** The person's own word, singular. */
  readonly name: string;
  /** What it is in parts, where entries of several names are one food to the kitchen: red and yellow peppers, dark soy sauce beside light. */
  readonly parts?: readonly FoodPart[];
  readonly states: readonly FoodState[];
  /** Every reading of it: the same food typed twice is one food with two entries. */
  readonly readings: readonly Reading[];
  /** Grams there are, where the person said. */
  readonly available?: number;
  /** What the words of the list tell there is, where nobody said an amount. */
  readonly stock?: Stock;
  /** How much it matters that it is used, 0 to 1. */
  readonly salience: number;
}

/** The class a state turns a food into. First match wins. */
const TURNS: readonly { readonly state: FoodState; readonly from: (kind: IngredientClass) => boolean; readonly to: ClassId }[] = [
  { state: "cooked", from: ({ id }) => id === "stuffing", to: "stuffing_ready" },
  { state: "cooked", from: ({ id }) => id === "prawn" || id === "mollusc", to: "shellfish_cooked" },
  { state: "cooked", from: ({ roles }) => roles.bacon !== undefined, to: "cured_ready" },
  { state: "cooked", from: ({ roles, form }) => roles.sausage !== undefined && form === "solid", to: "sausage_smoked" },
  // Off its bone, for nobody simmers it again.
  { state: "cooked", from: ({ id }) => id === "bone_cured", to: "cured_ready" },
  { state: "cooked", from: (kind) => isFlesh(kind) && kind.raw !== "fine" && !kind.roles.bones, to: "cooked_meat" },
  { state: "roasted", from: ({ shelf, raw }) => shelf === "meat" && raw === "unsafe", to: "cooked_meat" },
  { state: "cooked", from: ({ roles }) => roles.rice === 1 || (roles.grain === 1 && !roles.oats), to: "rice_cooked" },
  { state: "cooked", from: ({ id }) => id === "beet", to: "beet_cooked" },
  { state: "cooked", from: ({ shelf, form }) => shelf === "pulse" && form === "grain", to: "pulse_tin" },
  { state: "tinned", from: ({ shelf, form }) => shelf === "pulse" && form === "grain", to: "pulse_tin" },
  { state: "tinned", from: ({ shelf, raw }) => shelf === "fish" && raw === "unsafe", to: "fish_tin" },
  { state: "tinned", from: ({ shelf, raw }) => shelf === "meat" && raw === "unsafe", to: "cooked_meat" },
  { state: "tinned", from: ({ id }) => id === "tomato", to: "tomato_tin" },
  { state: "tinned", from: ({ id }) => id === "potato", to: "potato_cooked" },
  // What is crushed is threaded on no skewer.
  { state: "crushed", from: ({ id }) => id === "tropical", to: "fruit_tin" },
  { state: "tinned", from: ({ id }) => id === "tropical", to: "tropical_tin" },
  { state: "tinned", from: ({ id }) => id === "stone" || id === "pome", to: "fruit_tin" },
  { state: "smoked", from: ({ id }) => id === "fish_oily", to: "fish_smoked" },
  // It wants soaking, and no more salt.
  {
    state: "salted",
    from: ({ shelf, form, raw, roles }) => shelf === "fish" && form === "solid" && raw === "unsafe" && roles.fish !== undefined,
    to: "fish_salt",
  },
  { state: "dried", from: ({ id }) => id === "pulse_tin", to: "pulse_slow" },
  { state: "dried", from: ({ id }) => id === "herb_tender" || id === "herb_mint", to: "herb_dried" },
  { state: "dried", from: ({ id }) => id === "mushroom" || id === "mushroom_wild", to: "mushroom_dry" },
  { state: "dried", from: ({ id }) => id === "chilli", to: "dried_chilli" },
  { state: "dried", from: ({ shelf }) => shelf === "fruit", to: "dried_fruit" },
  { state: "on the bone", from: ({ id }) => id === "poultry_breast", to: "poultry_breast_bone" },
  { state: "on the bone", from: ({ id }) => id === "poultry_dark", to: "poultry_bone" },
];

/** States in which a vegetable has had its cooking. */
const DONE: readonly FoodState[] = ["cooked", "roasted", "tinned"];

/** It was cooked before it came into the kitchen, or is out of a tin. */
export function comesCooked(states: readonly FoodState[]): boolean {
  return states.some((state) => DONE.includes(state));
}
/** What is left of the minutes of a cooked vegetable: it only wants heating. */
const HEATS = { fry: [3, 4], boil: [2, 3], simmer: [3, 4], roast: [10, 12], steam: [3, 4] } as const;
const cookedVegetables = new Map<IngredientClass, IngredientClass>();
const tinnedVegetables = new Map<IngredientClass, IngredientClass>();

/** The class of a vegetable that has been cooked: good cold, and hot in minutes. Undefined for what never takes longer, and for all else. */
function cookedVegetable(raw: IngredientClass, states: readonly FoodState[]): IngredientClass | undefined {
  const isTinned = states.includes("tinned");
  const isQuick = (raw.cook.simmer?.[1] ?? 0) <= HEATS.simmer[1] && !(isTinned && raw.form === "leaf");
  if (raw.shelf !== "vegetable" || raw.form === "liquid" || isQuick || !comesCooked(states)) return undefined;
  const made = isTinned ? tinnedVegetables : cookedVegetables;
  const known = made.get(raw);
  if (known) return known;
  const roles = { ...raw.roles, veg_ready: 0.8 };
  const cooked: IngredientClass = {
    ...raw,
    roles,
    raw: "fine",
    cook: HEATS,
    cue: "hot right through",
    ...(isTinned ? { prep: "{drained}", measure: "weight" } : {}),
  };
  made.set(raw, cooked);
  return cooked;
}

/** Beans and lentils that were boiled at home: weighed, and with nothing to drain. */
function homeCookedPulse(own: IngredientClass, states: readonly FoodState[]): IngredientClass | undefined {
  return own.id === "pulse_tin" && states.includes("cooked") && !states.includes("tinned") ? outOfNoTin(own) : undefined;
}
const outOfNoTin = oncePer((tinned: IngredientClass): IngredientClass => {
  const { prep: _, ...own } = tinned;
  return { ...own, measure: "weight" };
});

/** Names of an animal that say nothing of the cut: a cook slices what she has, and fries no lump of it. */
const UNCUT: ReadonlySet<IngredientId> = new Set(["beef", "pork", "lamb", "veal", "turkey"]);
const cutBefore = new Map<string, IngredientClass>();

/** Raw meat that was bought thinly sliced, or of which nobody knows the cut: never fried in one piece. */
function inPieces(raw: IngredientClass, { id }: Ingredient, readings: readonly Reading[]): IngredientClass | undefined {
  if (raw.shelf !== "meat" || raw.raw !== "unsafe") return undefined;
  const isThinAll = readings.every(({ states }) => states.includes("thin"));
  if (raw.roles.roast_joint && isThinAll) return findClass("red_thin");
  if (!raw.cuts.includes("strips")) return undefined;
  if (readings.every(({ states }) => states.includes("joint"))) return findClass("roast_joint");
  // A breast cut thin is an escalope.
  if (isThinAll && raw.roles.poultry) return undefined;
  const isThin = readings.every(({ states }) => states.includes("thin") || states.includes("strips"));
  if (!isThin && !(UNCUT.has(id) && readings.every(({ name, states }) => name === id && !states.includes("fillet")))) return undefined;
  const key = `${raw.id} ${isThin}`;
  const known = cutBefore.get(key);
  if (known) return known;
  const made: IngredientClass = isThin
    ? { ...raw, cuts: ["strips"], cook: { fry: [3, 4], sear: [3, 4], simmer: [5, 6] } }
    : { ...raw, cuts: raw.cuts.map((cut) => (cut === "whole" ? "sliced" : cut)) };
  cutBefore.set(key, made);
  return made;
}

/** Joins a reading with its ingredient. Undefined when the class is not known. */
export function layOut(readings: readonly Reading[], ingredient: Ingredient): Food | undefined {
  const [first] = readings;
  const own = findClass(ingredient.classId);
  if (!first || !own) return undefined;
  const typed = readings.flatMap((reading) => reading.states);
  // What comes out of a tin is dried no more.
  const isSoft = typed.includes("tinned") && readings.every((reading) => !reading.states.includes("dried"));
  // What was cooked at home came out of no tin.
  const isHomeCooked = !typed.includes("tinned") && readings.every((reading) => reading.states.includes("cooked"));
  const byName = (ingredient.states ?? []).filter((state) => !(isSoft && state === "dried") && !(isHomeCooked && state === "tinned"));
  const states = [...new Set([...byName, ...typed])];
  const turn = TURNS.find(({ state, from }) => states.includes(state) && from(own));
  const isForIt = comesCooked(ingredient.states ?? []);
  // A bird that is in joints already weighs what the whole one did.
  const joints = readings.every((reading) => reading.states.includes("jointed")) ? findClass("poultry_bone") : undefined;
  const turned = turn && findClass(turn.to);
  const kind =
    joints ??
    homeCookedPulse(turned ?? own, states) ??
    turned ??
    (isForIt ? undefined : cookedVegetable(own, states)) ??
    inPieces(own, ingredient, readings) ??
    own;
  const told = asTold(ingredient, kind, readings);
  const available = availableGrams(readings, told, joints ? own : kind);
  return {
    ingredient: told,
    kind,
    ...(joints ? { name: `${ingredient.kindOf ?? ingredient.name} pieces` } : nameAll(readings, kind, (some) => availableGrams(some, told, kind))),
    states,
    readings,
    salience: salienceOf(kind),
    ...(available === undefined ? {} : { available }),
  };
}

/** Fitness of a food for the best of these roles, 0 to 1. */
export function roleWeight(kind: IngredientClass, roles: readonly Role[]): number {
  let best = 0;
  for (const role of roles) best = Math.max(best, kind.roles[role] ?? 0);
  return best;
}

/** What a meal is built round: its own weight in meat, fish, eggs, tofu. */
export function isMainProtein({ kind }: Pick<Food, "kind">): boolean {
  return (kind.roles.protein ?? 0) >= 0.9;
}

/** Sold in pieces as a rule, and this one by the spoon: stock powder, instant dashi, a paste out of a jar. */
export function isLoosePowder(food: Pick<Food, "kind" | "name">): boolean {
  return formOfStock(food) === "loose";
}

/** Stock that crumbles between the fingers, which a paste and a jelly do not. */
export function crumbles(food: Pick<Food, "kind" | "name">): boolean {
  return isCube(food) && formOfStock(food) === "cube";
}

function formOfStock({ kind, name }: Pick<Food, "kind" | "name">): "cube" | "loose" | "jelly" {
  return kind.form === "powder" && kind.measure === "piece" ? namedStockForm(name) : "cube";
}

/** Stock to be dissolved. */
export function isCube({ kind }: Pick<Food, "kind">): boolean {
  return kind.id === "stock_cube";
}

/** Butter, oil, lard: a fat that a cook fries in. */
export function isFat({ kind }: Pick<Food, "kind">): boolean {
  return roleWeight(kind, ["fat", "oil_finish"]) >= 0.9;
}

/** Meat, fish and shellfish, raw or ready. */
export function isFlesh({ shelf }: Pick<IngredientClass, "shelf">): boolean {
  return shelf === "meat" || shelf === "fish";
}

/** Salad leaves, cucumber, avocado: heat does them no good, and their class has no minutes for any. Zest and a lemon's juice bear it. */
export function isOnlyRaw({ shelf, form, raw, cook, roles }: IngredientClass): boolean {
  if (roles.zest !== undefined) return false;
  return (shelf === "vegetable" || shelf === "fruit") && (form === "solid" || form === "leaf") && raw === "fine" && Object.keys(cook).length === 0;
}

/** Grams that a dish may take: what was typed, or what the words of the list tell; without bounds where neither says. */
export function thereIs({ available, stock }: Pick<Food, "available" | "stock">): number {
  return available ?? stock?.grams ?? Infinity;
}

export function pieceGrams(food: Pick<Food, "ingredient" | "kind">): number | undefined {
  // An ingredient's own weight counts pieces as bought; a class that came of a state (a drained tin) brings its own.
  return food.kind.id === food.ingredient.classId ? (food.ingredient.eachGrams ?? food.kind.each) : food.kind.each;
}

function availableGrams(readings: readonly Reading[], ingredient: Ingredient, kind: IngredientClass): number | undefined {
  const amounts = readings.map(({ amount, states }) => (isTinOfPieces(states, kind) ? undefined : amount && gramsOf(amount, ingredient, kind)));
  // One mention without an amount means that there may be any amount.
  return amounts.every((amount) => amount !== undefined) ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined;
}

/** "A can of biscuits": nobody knows how many are in it. */
function isTinOfPieces(states: readonly FoodState[], { measure }: IngredientClass): boolean {
  return measure === "piece" && states.includes("tinned");
}

/** Grams of a millilitre of what lies loosely in a cup, by USDA's household weights: a cup of walnuts 117 g, of diced vegetables 130 to 150 g, of leaves 20 to 35 g, of pulses 170 to 200 g. */
const LOOSE: Readonly<Partial<Record<IngredientClass["form"], number>>> = { leaf: 0.14, solid: 0.6, small: 0.7, grain: 0.8 };

function gramsOf(amount: TypedAmount, ingredient: Ingredient, kind: IngredientClass): number | undefined {
  if (amount.grams !== undefined) return amount.grams;
  if (amount.millilitres !== undefined) return amount.millilitres * (kind.density ?? LOOSE[kind.form] ?? 1);
  const each = pieceGrams({ ingredient, kind });
  return amount.count !== undefined && each !== undefined ? amount.count * each : undefined;
}

const FAINT: readonly Role[] = [
  "fat",
  "sweet",
  "spice",
  "spice_sweet",
  "vanilla",
  "leaven",
  "soda_bicarb",
  "yeast",
  "thickener",
  "salt_pure",
  "pepper_black",
  "oil_finish",
  "set",
];
const HALF_SHELVES: readonly Shelf[] = ["seasoning", "herb", "fat"];
const HALF: readonly Role[] = ["aromatic", "bay", "acid", "briny", "wine", "beer", "spirit", "zest"];

/** 1 for foods, ½ for what flavours them, ⅓ for what merely carries or lifts, 0 for water. */
function salienceOf(kind: IngredientClass): number {
  if (kind.roles.water) return 0;
  if (kind.roles.flour === 1 || kind.roles.jam || kind.roles.choc) return 1;
  if (roleWeight(kind, FAINT) >= 0.9) return 0.35;
  if (HALF_SHELVES.includes(kind.shelf) || roleWeight(kind, HALF) >= 0.9) return 0.5;
  return 1;
}
