/** The work on an ingredient line, as this food bears it: feta is crumbled and cheddar grated, whichever a row says, and breadcrumbs are crumbs already. */
import { CUTS } from "../../knowledge/classes/ingredient-class.ts";
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

/**
 * `work` as a row of masters says it: pieces of work apart by commas and by `and`; of a choice, `sliced, torn or flaked`, the first that the food bears.
 * What is to be done `if large` is done to what comes in large pieces, and not said of what does not.
 */
export function fitWork(work: string, food: Pick<Food, "ingredient" | "kind">): string {
  const bears = BEARS[food.ingredient.id] ?? BEARS[food.kind.id];
  const isSized = work.includes(IF_LARGE);
  if (bears === undefined && !isSized) return work;
  const pieces = piecesOf(work);
  const fitted = pieces.map((choices) => {
    const isConditional = choices.at(-1)?.endsWith(IF_LARGE) === true;
    if (isConditional && !isLarge(food)) return undefined;
    const own = isConditional ? choices.map((choice) => choice.replace(IF_LARGE, "")) : choices;
    return bears === undefined ? own.join(" or ") : fitOne(own, bears);
  });
  if (fitted.every((piece, at) => piece === pieces[at]?.join(" or "))) return work;
  return fitted.filter((piece) => piece !== undefined).join(" and ");
}
const IF_LARGE = " if large";

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
  for (const piece of work.split(/, | and /)) {
    const choices = piece.split(" or ");
    // What comes before, apart by a comma, is one of the choices.
    if (choices.length > 1 && wayOf(choices[0]) !== "")
      for (let before = pieces.at(-1); before?.length === 1 && wayOf(before[0]) !== ""; before = pieces.at(-1)) choices.unshift(...(pieces.pop() ?? []));
    pieces.push(choices);
  }
  return pieces;
}

function fitOne(choices: readonly string[], { ways, else: instead }: Bears): string | undefined {
  if (choices.every((choice) => wayOf(choice) === "")) return choices.join(" or ");
  return choices.find((choice) => ways.includes(wayOf(choice))) ?? instead;
}
