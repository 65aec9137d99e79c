/** The work on an ingredient line, as this food bears it: feta is crumbled and cheddar grated, whichever a row says, and breadcrumbs are crumbs already. */
import type { Genus } from "#kitchen/knowledge/classes/genera";
import { CUTS } from "#kitchen/knowledge/classes/class-row";
import type { IngredientId } from "#kitchen/knowledge/schema";
import { getWork, type WorkId } from "#kitchen/knowledge/works";
import { isNamedSeeds } from "#kitchen/read/said-stock";
import { pieceGrams, type Food } from "../food.ts";
import { asks, begins, piecesOf, worksIn } from "./said-work.ts";

interface Bears {
  readonly ways: readonly WorkId[];
  /** What is done where none of the ways that are asked for can be; nothing for what needs no work. */
  readonly else?: string;
}

/** By ingredient, or else by class. What is not named bears everything. */
const BEARS: Readonly<Record<string, Bears>> = {
  "goats-cheese": { ways: ["crumbled", "sliced", "cut"], else: "{crumbled}" },
  mozzarella: { ways: ["torn", "sliced", "grated", "cubed", "diced", "chopped", "cut", "shredded"], else: "{torn}" },
  halloumi: { ways: ["grated", "sliced", "cubed", "diced", "cut", "torn", "chopped"], else: "{sliced}" },
  // Slices that are sold apart by foils.
  "american-cheese": { ways: ["torn"] },
  cheese_hard: { ways: ["grated", "shaved"], else: "{grated}" },
  cheese_melt: { ways: ["grated", "sliced", "cubed", "diced", "cut", "shredded", "chopped"], else: "{grated}" },
  cheese_soft: { ways: ["sliced", "cubed", "diced", "cut", "torn", "chopped"], else: "{sliced}" },
  cheese_brine: { ways: ["crumbled", "cubed", "diced", "cut", "sliced"], else: "{crumbled}" },
  cheese_blue: { ways: ["crumbled", "cubed", "diced", "cut"], else: "{crumbled}" },
  cheese_fresh: { ways: ["crumbled"] },
  ricotta: { ways: [] },
  "cottage-cheese": { ways: [] },
  mascarpone: { ways: [] },
  basil: { ways: ["torn", "picked", "chopped"], else: "{torn}" },
  chives: { ways: ["snipped", "chopped", "sliced"], else: "{snipped}" },
  cream_cheese: { ways: [] },
  crumbs: { ways: [] },
  bread: { ways: ["sliced", "torn", "cubed", "cut", "grated", "broken"], else: CUTS.crumbs },
  roll: { ways: ["sliced", "torn", "cubed", "cut", "broken"], else: CUTS.crumbs },
  herb_dried: { ways: ["crumbled"] },
  avocado: { ways: ["sliced", "cut", "cubed", "diced", "chopped", "crushed"], else: "{sliced}" },
  fish_tin: { ways: ["flaked", "crushed", "chopped"], else: "{flaked}" },
};

/** Dairy that is not sold in a liquid. */
const IS_DRY: readonly Genus[] = [
  "coconut-milk",
  "cream",
  "cream-cheese",
  "condensed-milk",
  "custard",
  "hard-cheese",
  "melting-cheese",
  "soft-cheese",
  "fresh-cheese",
  "brined-cheese",
  "blue-cheese",
];
/** Cheeses and the like that lie in their liquid; a block of any other is not drained. */
const IN_LIQUID: ReadonlySet<IngredientId> = new Set(["mozzarella", "ricotta", "cottage-cheese", "feta", "paneer", "burrata", "quark"]);

type Worked = Pick<Food, "ingredient" | "kind"> & Partial<Pick<Food, "states" | "name">>;

/**
 * `work` as a row of masters says it, with holes (`said-work.ts`), as this food bears it: of a choice one, of what is to be done to what is large nothing where it
 * is small, and of what a frozen packet, a tin or a jar has had done nothing again. Where all of it is done, it is as it was written.
 */
export function fitWork(work: string, food: Worked): string {
  const pieces = piecesOf(work);
  const fitted = pieces.map(({ text }) => fitPiece(text, food));
  if (fitted.every((piece) => piece?.asWritten)) return pieces.map(({ before }, at) => before + (fitted[at]?.text ?? "")).join("");
  return fitted.flatMap((piece) => (piece === undefined ? [] : [piece.text])).join(" and ");
}

interface FittedPiece {
  readonly text: string;
  /** Nothing was chosen, put in its place or left out. */
  readonly asWritten: boolean;
}

function fitPiece(piece: string, food: Worked): FittedPiece | undefined {
  const [, isNot, condition = "", inner = ""] = CONDITION.exec(piece) ?? [];
  if (condition !== "") {
    const fitted = holds(condition, food) === (isNot === "") ? fitPiece(inner, food) : undefined;
    return fitted && { text: fitted.text, asWritten: fitted.asWritten && isNot !== "" };
  }
  const [, head = piece, unless = "", tail = ""] = TAIL.exec(piece) ?? [];
  const [, wants = "", all = head] = CHOICE.exec(head) ?? [];
  const choices = all.split("|");
  if (wants !== "") {
    const wanted = choices.filter((choice) => isWanted(choice, food) && !isDone(choice, food));
    return wanted.length === 0 ? undefined : { text: wanted.join(" and "), asWritten: false };
  }
  // As it stands.
  if (all !== head && choices.length === 1) return { text: all, asWritten: true };
  if (isDone(choices.at(-1) ?? "", food)) return undefined;
  const one = chooseOne(choices, food);
  if (one === undefined) return undefined;
  const isLeftOut = tail !== "" && holds(unless, food);
  return { text: isLeftOut ? one : one + tail, asWritten: one === head && !isLeftOut };
}
const CONDITION = /^\[\?(!?)(\w+):(.*)\]$/;
const TAIL = /^(.+)\[\?!(\w+):([^\]]*)\]$/;
const CHOICE = /^\[(&?)(.*)\]$/;

/** What a condition asks of a food. */
const CONDITIONS: Readonly<Record<string, (food: Worked) => boolean>> = {
  large: isLarge,
  tinned: ({ states }) => states?.includes("tinned") ?? false,
  stale: ({ states }) => states?.includes("stale") ?? false,
  dried: ({ states, kind }) => (states?.includes("dried") ?? false) || kind.id === "coconut_dried",
  solid: ({ kind }) => kind.id !== "oil" && kind.id !== "oil_finish",
};

function holds(condition: string, food: Worked): boolean {
  return CONDITIONS[condition]?.(food) ?? false;
}

function isWanted(choice: string, { kind, ingredient }: Worked): boolean {
  return worksIn(choice).some((id) => getWork(id).wantedBy?.some((wanting) => wanting === kind.id || wanting === ingredient.id));
}

/** Whether it was done before the food was bought, or cannot be done to it. */
function isDone(piece: string, { states = [], name = "", kind, ingredient }: Worked): boolean {
  if (states.includes("frozen") && begins(piece, "beforeFreezing")) return true;
  if (begins(piece, "ofLiquid")) {
    if (begins(piece, "drains") && IS_DRY.includes(kind.genus) && !IN_LIQUID.has(ingredient.id)) return true;
    if (kind.id === "pulse_tin" && kind.measure === "weight") return true;
  }
  if (kind.id === "nut_butter" && asks(piece, "beforeNutButter")) return true;
  if (kind.id === "poultry_breast" && asks(piece, "beforeBreast") && !asks(piece, "parts")) return true;
  return asks(piece, "ofSeeds") && isNamedSeeds(name);
}

/** A cook is told one way: the first, or the first that the food bears, but florets of what grows in them. */
function chooseOne(choices: readonly string[], food: Worked): string | undefined {
  const bears = BEARS[food.ingredient.id] ?? BEARS[food.kind.id];
  const one =
    bears === undefined ? (choices.find((choice) => food.kind.id === "crucifer" && worksIn(choice).includes("florets")) ?? choices[0]) : fitOne(choices, bears);
  return one !== undefined && isInHeads(food) && asks(one, "coarse") && !asks(one, "byHead") ? CUTS.florets : one;
}

function fitOne(choices: readonly string[], { ways, else: instead }: Bears): string | undefined {
  const isShaped = choices.some((choice) => wayOf(choice) !== undefined);
  return isShaped ? (choices.find((choice) => ways.some((way) => way === wayOf(choice))) ?? instead) : choices[0];
}

function wayOf(text: string): WorkId | undefined {
  return worksIn(text).find((id) => getWork(id).way);
}

/** A head of broccoli or cauliflower comes apart in florets, whatever a row does with its other vegetables. */
function isInHeads({ ingredient: { id, kindOf }, kind }: Worked): boolean {
  return kind.id === "crucifer" && (IN_HEADS.has(id) || (IN_HEADS.has(kindOf ?? "") && id === "romanesco"));
}
const IN_HEADS: ReadonlySet<IngredientId> = new Set(["broccoli", "cauliflower"]);

/** Grams of a piece that is cut before it is eaten. */
const LARGE = 40;

function isLarge({ ingredient, kind }: Pick<Food, "ingredient" | "kind">): boolean {
  const each = pieceGrams({ ingredient, kind });
  if (kind.form === "small") return kind.cuts[0] !== "whole";
  return each === undefined ? kind.form === "solid" : each >= LARGE;
}
