/** The work on an ingredient line, as this food bears it: feta is crumbled and cheddar grated, whichever a row says, and breadcrumbs are crumbs already. */
import type { Genus } from "#kitchen/knowledge/classes/genera";
import { CUTS } from "#kitchen/knowledge/classes/class-row";
import { pieceGrams, type Food } from "../food.ts";

/** Ways of making a food smaller, as the first word of a piece of work says them. */
const SHAPES: ReadonlySet<string> = new Set([
  "stripped",
  "picked",
  "snipped",
  "sliced",
  "torn",
  "flaked",
  "crumbled",
  "grated",
  "shaved",
  "chopped",
  "cut",
  "cubed",
  "diced",
  "broken",
  "shredded",
  "crushed",
]);
/** More of them, between which a row may leave the choice; what bears but some of the ways above bears all of these. */
const ALSO_SHAPED = /\b(?:halved|slivered|split|pounded|mashed|minced|ground)\b/;

interface Bears {
  readonly ways: readonly string[];
  /** What is done where none of the ways that are asked for can be; nothing for what needs no work. */
  readonly else?: string;
}

/** By ingredient, or else by class. What is not named bears everything. */
const BEARS: Readonly<Record<string, Bears>> = {
  "goats-cheese": { ways: ["crumbled", "sliced", "cut"], else: "crumbled" },
  mozzarella: { ways: ["torn", "sliced", "grated", "cubed", "diced", "chopped", "cut", "shredded"], else: "torn" },
  halloumi: { ways: ["grated", "sliced", "cubed", "diced", "cut", "torn", "chopped"], else: "sliced" },
  cheese_hard: { ways: ["grated", "shaved"], else: "grated" },
  cheese_melt: { ways: ["grated", "sliced", "cubed", "diced", "cut", "shredded", "chopped"], else: "grated" },
  cheese_soft: { ways: ["sliced", "cubed", "diced", "cut", "torn", "chopped"], else: "sliced" },
  cheese_brine: { ways: ["crumbled", "cubed", "diced", "cut", "sliced"], else: "crumbled" },
  cheese_blue: { ways: ["crumbled", "cubed", "diced", "cut"], else: "crumbled" },
  cheese_fresh: { ways: ["crumbled"] },
  ricotta: { ways: [] },
  "cottage-cheese": { ways: [] },
  mascarpone: { ways: [] },
  basil: { ways: ["torn", "picked", "chopped"], else: "torn" },
  chives: { ways: ["snipped", "chopped", "sliced"], else: "snipped" },
  cream_cheese: { ways: [] },
  crumbs: { ways: [] },
  bread: { ways: ["sliced", "torn", "cubed", "cut", "grated", "broken"], else: CUTS.crumbs },
  roll: { ways: ["sliced", "torn", "cubed", "cut", "broken"], else: CUTS.crumbs },
  herb_dried: { ways: ["crumbled"] },
  avocado: { ways: ["sliced", "cut", "cubed", "diced", "chopped", "crushed"], else: "sliced" },
  fish_tin: { ways: ["flaked", "crushed", "chopped"], else: "flaked" },
};

/** `cut into wedges` is cutting, `very finely chopped` chopping. */
function wayOf(work = ""): string {
  return work.split(" ").find((word) => SHAPES.has(word)) ?? "";
}

/** Work that only some foods of a row want, "cored or stoned": by the work, the classes and ingredients that want it. */
const WANTS: Readonly<Record<string, ReadonlySet<string>>> = {
  cored: new Set(["pome"]),
  stoned: new Set(["stone", "avocado", "mango", "date", "olive", "cherry", "lychee"]),
  hulled: new Set(["strawberry"]),
  deseeded: new Set(["squash", "pepper_sweet", "chilli"]),
  peeled: new Set(["root_hard", "beet", "potato", "sweet_potato", "banana", "tropical", "citrus", "plantain"]),
};

/** What a frozen packet has had done already. */
const DONE_BEFORE_FREEZING = /^(?:washed|rinsed|shaken|trimmed|peeled|deseeded|hulled|cored|stoned|scrubbed|drained|tough|thick stalks|deveined)\b/;
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
const IN_LIQUID: ReadonlySet<string> = new Set(["mozzarella", "ricotta", "cottage-cheese", "feta", "paneer", "burrata", "quark"]);

type Worked = Pick<Food, "ingredient" | "kind"> & Partial<Pick<Food, "states" | "name">>;

/**
 * `work` as a row of masters says it: pieces of work apart by commas and by `and`; of a choice, `sliced, torn or flaked`, the first that the food bears.
 * What is to be done `if large` is done to what comes in large pieces, and not said of what does not; what is done `if tinned` or `if fresh` asks how it was
 * typed, and what a frozen packet has had done is not asked for again.
 */
export function fitWork(work: string, food: Worked): string {
  if (NO_CHOICE.test(work)) return work;
  const bears = BEARS[food.ingredient.id] ?? BEARS[food.kind.id];
  const pieces = piecesOf(work);
  const fitted = pieces.map((choices) => fitPiece(choices, bears, food));
  if (fitted.every((piece, at) => piece === pieces[at]?.join(" or "))) return work;
  return fitted.filter((piece) => piece !== undefined).join(" and ");
}
/** Not a choice of work, but of what is bought, or a sentence. */
const NO_CHOICE = /;|\bone or two\b|, or\b|\bon or off\b|\b(?:fresh|half|ready) or\b|\badd \d/;
const IF_LARGE = " if large";
const IF_NEEDED = / (?:where it needs it|as needed)$/;

function fitPiece(choices: readonly string[], bears: Bears | undefined, food: Worked): string | undefined {
  const { states = [], name = "", kind, ingredient } = food;
  const last = choices.at(-1) ?? "";
  if (states.includes("frozen") && DONE_BEFORE_FREEZING.test(last)) return undefined;
  if (last.endsWith(" if tinned") && states.includes("tinned")) return last.slice(0, -" if tinned".length);
  if (last.endsWith(" if fresh") && (states.includes("dried") || kind.id === "coconut_dried")) return undefined;
  const [wet] = /^(?:drained|rinsed|soaked)\b/.exec(last) ?? [];
  if (wet === "drained" && IS_DRY.includes(kind.genus) && !IN_LIQUID.has(ingredient.id)) return undefined;
  if (wet !== undefined && kind.id === "pulse_tin" && kind.measure === "weight") return undefined;
  // What is ground to a paste has been roasted and chopped.
  if (kind.id === "nut_butter" && /\b(?:roasted|toasted|ground|chopped|crushed|nuts?)\b/.test(last)) return undefined;
  if (last === "seeds only" && /\bseeds?$/.test(name)) return undefined;
  if (/^(?:skinned|boned|skinned or boned)$/.test(last) && kind.id === "poultry_breast") return undefined;
  const isSized = last.endsWith(IF_LARGE);
  if (isSized && !isLarge(food)) return undefined;
  const own = choices.map((choice) => choice.replace(IF_LARGE, "").replace(IF_NEEDED, ""));
  if (own.every((choice) => choice in WANTS) && (own.length > 1 || IF_NEEDED.test(last))) {
    const wanted = own.filter((choice) => WANTS[choice]?.has(kind.id) || WANTS[choice]?.has(ingredient.id));
    return wanted.length === 0 ? undefined : wanted.join(" and ");
  }
  const one = bears === undefined ? chooseOne(own, food) : fitOne(own, bears);
  return one !== undefined && isInHeads(food) && CUT_UP.test(one) && !BY_THE_HEAD.test(one) ? CUTS.florets : one;
}

/** A head of broccoli or cauliflower comes apart in florets, whatever a row does with its other vegetables. */
function isInHeads({ ingredient: { id, kindOf }, kind }: Worked): boolean {
  return kind.id === "crucifer" && (IN_HEADS.has(id) || (IN_HEADS.has(kindOf ?? "") && id === "romanesco"));
}
const IN_HEADS: ReadonlySet<string> = new Set(["broccoli", "cauliflower"]);
const CUT_UP = /\b(?:sliced|cut|cubed|diced|chopped|shredded|strips|pieces|small)\b/;
const BY_THE_HEAD = /\b(?:florets?|wedges|steaks?|grated|crumbs|rice|whole|thinly|stalks?|finely|stem)\b/;

/** A cook is told one way: the first, but florets of what grows in them. */
function chooseOne(choices: readonly string[], { kind }: Worked): string {
  const [first = "", second = ""] = choices;
  if (choices.length < 2 || (wayOf(first) === "" && !first.startsWith("in ") && !ALSO_SHAPED.test(first))) return choices.join(" or ");
  if (second.endsWith("florets") && kind.id === "crucifer") return first.startsWith("cut") && !second.startsWith("cut") ? `cut into ${second}` : second;
  // `cut or shredded small` is `cut small`.
  return first === "cut" ? `cut ${second.split(" ").slice(1).join(" ")}` : first;
}

/** Grams of a piece that is cut before it is eaten. */
const LARGE = 40;

function isLarge({ ingredient, kind }: Pick<Food, "ingredient" | "kind">): boolean {
  const each = pieceGrams({ ingredient, kind });
  if (kind.form === "small") return kind.cuts[0] !== "whole";
  return each === undefined ? kind.form === "solid" : each >= LARGE;
}

/** Pieces of work, each as the choices that there are of it. */
function piecesOf(work: string): readonly (readonly string[])[] {
  const pieces: string[][] = [];
  for (const piece of work.split(/,? and |, /)) {
    const choices = piece.split(" or ");
    // What comes before, apart by a comma, is one of the choices.
    if (choices.length > 1 && wayOf(choices[0]) !== "")
      for (let before = pieces.at(-1); before?.length === 1 && wayOf(before[0]) !== ""; before = pieces.at(-1)) choices.unshift(...(pieces.pop() ?? []));
    pieces.push(choices);
  }
  return pieces;
}

function fitOne(choices: readonly string[], { ways, else: instead }: Bears): string | undefined {
  if (choices.every((choice) => wayOf(choice) === "")) return choices[0]?.startsWith("in ") === true ? choices[0] : choices.join(" or ");
  return choices.find((choice) => ways.includes(wayOf(choice))) ?? instead;
}
