/** One list: how far the built-in chef's recipe agrees with the cook's. */
import { cook } from "#kitchen/compose/cook";
import type { CookedDish } from "#kitchen/compose/cook-recognised";
import { findDishKind, isLikeKind, type DishKind } from "./dish-kinds.ts";
import type { GoldenFood, GoldenRecipe } from "./golden-book.ts";
import { foodOf, readCooking, type Cooking } from "./read-cooking.ts";
import { TECHNIQUE_OF, type Technique } from "./techniques.ts";

/** What amounts are told apart by. */
export type AmountKind = "fat" | "salt" | "acid" | "cheese" | "spice" | "sweet" | "liquid" | "starch" | "meat and fish" | "vegetable and fruit" | "other";

export interface ComparedFood {
  readonly food: string;
  readonly cookGrams: number;
  /** For as many people as the cook's; undefined where our line cannot be weighed. */
  readonly ourGrams?: number;
  readonly kind: AmountKind;
  readonly cookTechniques: readonly Technique[];
  readonly ourTechniques: readonly Technique[];
  /** 0 to 1: twice what both do, of all that either does. Undefined for fat and salt, which have no way of cooking of their own. */
  readonly technique?: number;
}

export interface Comparison {
  readonly golden: GoldenRecipe;
  readonly dish: CookedDish;
  readonly ourKind: DishKind;
  readonly cookKind: DishKind;
  /** The cook's known name, or the same kind of dish with three quarters of its signature. */
  readonly isSameDish: boolean;
  /** Jaccard, 0 to 1, of the entries used. */
  readonly use: number;
  readonly onlyCook: readonly string[];
  readonly onlyOurs: readonly string[];
  readonly foods: readonly ComparedFood[];
  readonly minutes: { readonly cook: number; readonly ours: number };
  readonly vessels: { readonly cook: readonly string[]; readonly ours: readonly string[]; readonly agreement: number };
  /** Stars that we use, and those of them that our title names. */
  readonly stars: { readonly used: readonly string[]; readonly named: readonly string[] };
}

const SIGNATURE_LEAST = 0.75;
const TWO = 2;

/** Undefined where nothing is cooked of the list. */
export function compareRecipes(golden: GoldenRecipe): Comparison | undefined {
  const dish = cook({ ingredients: golden.ingredients });
  if (!dish.ok) return undefined;
  const cooking = readCooking(dish.markdown, golden.ingredients);
  const ours = new Set(dish.used.map(({ typed }) => typed));
  const theirs = new Set(golden.foods.map(({ food }) => food));
  const both = golden.foods.filter(({ food }) => ours.has(food));
  const vessels = { cook: vesselsOf(golden.markdown), ours: vesselsOf(dish.markdown) };
  const ourKind = kindOf([dish.title, dish.archetype.replaceAll(/[_-]/g, " ")], vessels.ours);
  const cookKind = kindOf([golden.dish, golden.knownAs ?? "", titleOf(golden.markdown)], vessels.cook);
  const signature = golden.signature.filter((entry) => ours.has(entry)).length / golden.signature.length;
  const isKnown = golden.knownAs !== null && isCalled(golden.knownAs, `${dish.title} ${dish.archetype}`);
  const stars = both.filter(({ role }) => role === "star").map(({ food }) => food);
  const names = `${dish.title} ${dish.archetype}`;
  return {
    golden,
    dish,
    ourKind,
    cookKind,
    isSameDish: isKnown || (isLikeKind(ourKind, cookKind) && signature >= SIGNATURE_LEAST),
    use: both.length / new Set([...ours, ...theirs]).size,
    onlyCook: golden.foods.filter(({ food }) => !ours.has(food)).map(({ food }) => food),
    onlyOurs: [...ours].filter((entry) => !theirs.has(entry)),
    foods: both.map((food) => compareFood(food, cooking, scaleTo(both, cooking, dish.recipe.servings))),
    minutes: { cook: minutesOf(golden.markdown), ours: dish.recipe.totalMinutes ?? 0 },
    vessels: { ...vessels, agreement: likeness(vessels.cook, vessels.ours) },
    stars: { used: stars, named: stars.filter((entry) => isKnown || isNamed(entry, names)) },
  };
}

/** The cook's recipes are for two. What we make more of at a time (a cake, a jar, a tray of biscuits) is compared by its proportions. */
function scaleTo(both: readonly GoldenFood[], cooking: Cooking, servings: number | undefined): number {
  if (servings === TWO) return 1;
  const weighed = both.flatMap(({ food, grams }) => {
    const ours = cooking.get(food)?.grams;
    return ours === undefined ? [] : [{ ours, cook: grams }];
  });
  const [cook, ours] = [weighed.reduce((sum, each) => sum + each.cook, 0), weighed.reduce((sum, each) => sum + each.ours, 0)];
  return ours > 0 ? cook / ours : 1;
}

function compareFood({ food, grams, does, role }: GoldenFood, cooking: Cooking, scale: number): ComparedFood {
  const ours = cooking.get(food);
  const cookTechniques = techniquesOf(does);
  const kind = amountKindOf(food, role);
  const ourTechniques = [...(ours?.techniques ?? [])];
  return {
    food,
    cookGrams: grams,
    ...(ours?.grams === undefined ? {} : { ourGrams: ours.grams * scale }),
    kind,
    cookTechniques,
    ourTechniques,
    ...(kind === "fat" || kind === "salt" ? {} : { technique: likeness(cookTechniques, ourTechniques) }),
  };
}

export function techniquesOf(does: GoldenFood["does"]): readonly Technique[] {
  return [...new Set(does.flatMap((done) => TECHNIQUE_OF[done] ?? []))];
}

/** Twice what two sets share, of all that they hold. */
export function likeness<Thing>(one: readonly Thing[], other: readonly Thing[]): number {
  if (one.length + other.length === 0) return 1;
  return (2 * one.filter((thing) => other.includes(thing)).length) / (one.length + other.length);
}

function amountKindOf(entry: string, role: GoldenFood["role"]): AmountKind {
  const kind = foodOf(entry)?.kind;
  if (kind === undefined) return "other";
  const { id, shelf } = kind;
  if (id === "salt") return "salt";
  if (shelf === "fat" || role === "fat") return "fat";
  if (/^(?:vinegar|citrus_sour|citrus_juice|tamarind)$/.test(id)) return "acid";
  if (id.startsWith("cheese")) return "cheese";
  if (/^(?:spice|pepper_black|dried_chilli|saffron|vanilla)/.test(id) || shelf === "herb") return "spice";
  if (shelf === "sweet") return "sweet";
  if (role === "liquid" || shelf === "drink" || kind.form === "liquid") return "liquid";
  if (shelf === "grain" || shelf === "baking" || shelf === "pulse") return "starch";
  if (shelf === "meat" || shelf === "fish") return "meat and fish";
  return shelf === "vegetable" || shelf === "fruit" ? "vegetable and fruit" : "other";
}

/** A dish whose names say nothing is of the kind that its vessel makes. */
function kindOf(names: readonly string[], vessels: readonly string[]): DishKind {
  const named = findDishKind(names);
  if (named !== "nameless") return named;
  if (vessels.includes("oven")) return "roast";
  return vessels.includes("frying pan") ? "pan-fried" : vessels.includes("pot") ? "stew" : "salad";
}

const VESSELS = [
  ["oven", /\boven\b|\bgrill(?:ed|s)?\b|\bgas \d/i],
  ["frying pan", /frying pan|skillet|\bwok\b|griddle|wide pan|wide,? (?:heavy|dry|lidded|non-stick|ovenproof)|non-stick pan|heavy pan|dry pan/i],
  ["pot", /saucepan|casserole|\bpot\b|simmer|\bboil/i],
  ["blender", /\bblend|blitz|food processor/i],
  ["fridge", /\bchill|\bfreez|fridge/i],
] as const;

function vesselsOf(markdown: string): readonly string[] {
  const method = /\n## Method\n([\s\S]*?)(?:\n## |$)/.exec(markdown)?.[1] ?? "";
  return VESSELS.flatMap(([vessel, words]) => (words.test(method) ? [vessel] : []));
}

function titleOf(markdown: string): string {
  return /^# (.*)$/m.exec(markdown)?.[1] ?? "";
}

function minutesOf(markdown: string): number {
  const [, hours, minutes] = /· (?:(\d+) h(?:r|our)?s?)?\s*(?:(\d+) min)?/.exec(markdown) ?? [];
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^a-z]+/)
    .map((word) => word.replace(/(?:(?<=o|sh|ch)e)?s$/, ""))
    .filter((word) => word !== "" && word !== "of" && word !== "and" && word !== "the" && word !== "with");
}

/** Every word of a dish's name is in what the answer is called. */
function isCalled(name: string, called: string): boolean {
  const words = new Set(wordsOf(called));
  return wordsOf(name).every((word) => words.has(word));
}

/** The word of an entry that names the food, its last, or the kitchen's name for it. */
function isNamed(entry: string, title: string): boolean {
  const words = new Set(wordsOf(title));
  const heads = [wordsOf(entry.split(/,| in | of /)[0] ?? "").at(-1), ...wordsOf(foodOf(entry)?.ingredient.name ?? "").slice(-1)];
  return heads.some((word) => word !== undefined && words.has(word)) || wordsOf(entry).some((word) => word.length > 3 && words.has(word));
}
