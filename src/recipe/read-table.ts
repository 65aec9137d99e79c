/** Reads the rows of a table in a recipe: which column is the food, which the amount, which the preparation. */
import { readPieces, type ListedPiece } from "./list-on-one-line.ts";
import type { MarkdownLine } from "./markdown-lines.ts";
import { findQuantity } from "./quantity.ts";
import { readIngredient } from "./read-ingredient.ts";

export interface TableHead {
  readonly kind: "ingredients" | "steps" | "other";
  /** The row names the columns and holds nothing else. */
  readonly isHead: boolean;
  /** The rows that follow belong to this table. */
  readonly open: boolean;
  readonly food: number;
  readonly amount: number;
  readonly preparation: number;
  /** The column that tells what to do; -1 without one. */
  readonly action: number;
  /** Each column lists a part of the dish: "| For the base | For the top |". */
  readonly isOfParts?: true;
}

const FOOD = /ingredient|^items?$|food|^what$|^what(?:'s|’s)? (?:in it|you(?:'ll|’ll| will)? need)$|^you(?:'ll|’ll| will)? need$/i;
const STEP = /^(?:step|stage|no\.?|#)$/i;
const WHEN = /^(?:when|time|at|minutes?|min|clock|day)$/i;
const AMOUNT = /amount|quantity|measure|^qty|how much/i;
const PART = /^(?:for )?the /;
const PREPARATION = /prep|notes?$|comment|details/i;
const STEPS = /instruction|direction|^what (?:to do|happens|you do)|^do this|^to do$|method|description|action/i;

/** What a table is about, from its first row and the line under it. */
export function readTableHead(line: MarkdownLine, next: MarkdownLine | undefined): TableHead {
  const names = line.cells.map((cell) => cell.shape.toLowerCase());
  const find = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
  const food = find(FOOD);
  const amount = find(AMOUNT);
  const isHead = next?.kind === "rule" || food >= 0;
  // "| For the wings | |" heads a group of the list.
  const bare = names.slice(1).every((name) => name === "");
  const action = find(STEPS);
  // "| When | What | How you know |": what is done, and when.
  // "| Step | What | How much |" numbers what is done.
  if (food >= 0 && find(STEP) === 0 && amount >= 0) return { kind: "steps", isHead, open: true, food, amount, preparation: -1, action: food };
  if (food >= 0 && amount < 0 && find(WHEN) >= 0) return { kind: "steps", isHead, open: true, food, amount, preparation: -1, action: food };
  if (isHead && names.length > 1 && names.every((name) => PART.test(name)))
    return { kind: "ingredients", isHead, open: true, food, amount, preparation: -1, action: -1, isOfParts: true };
  const kind = food >= 0 || amount >= 0 || bare || !isHead ? "ingredients" : action >= 0 ? "steps" : "other";
  return { kind, isHead, open: true, food, amount, preparation: find(PREPARATION), action };
}

/** The foods of a row: one, or all that one cell lists ("400 g mince, 1 onion, 1 egg"). */
export function readIngredientRow(line: MarkdownLine, head: TableHead): readonly ListedPiece[] {
  if (head.isOfParts) return line.cells.flatMap((piece) => (/\p{L}/u.test(piece.text) ? [{ piece, ingredient: readIngredient(piece) }] : []));
  const cell = head.amount < 0 ? line.cells[head.food] : undefined;
  const pieces = cell ? readPieces(cell) : [];
  return pieces.length > 1 && pieces.every(({ ingredient }) => ingredient.quantity !== undefined) ? pieces : [readOneFood(line, head)];
}

/** One row as an ingredient; `piece` is the cell that names the food. */
function readOneFood(line: MarkdownLine, head: TableHead): ListedPiece {
  const { cells } = line;
  const amountAt = head.amount >= 0 ? head.amount : cells.findIndex((cell) => isAmount(cell.shape));
  const foodAt = head.food >= 0 ? head.food : cells.findIndex((cell, at) => at !== amountAt && /\p{L}/u.test(cell.text));
  const plain = cells[foodAt] ?? line.plain;
  const named = readIngredient(plain);
  const found = findQuantity(cells[amountAt]?.shape ?? "");
  // "Pepper | a few grinds": how much, without a figure.
  const size = (cells[amountAt]?.text ?? "")
    .slice(found?.end ?? 0)
    .replaceAll(/[()]/g, "")
    .trim();
  const preparation = head.preparation === foodAt ? "" : (cells[head.preparation]?.text ?? "");
  return {
    piece: plain,
    ingredient: {
      ...named,
      ...(found && !named.quantity ? { quantity: found.quantity } : {}),
      ...((found ? size : amountAt !== foodAt && /\p{L}/u.test(size)) && named.note === undefined ? { note: size } : {}),
      ...(preparation && named.preparation === undefined ? { preparation } : {}),
    },
  };
}

function isAmount(cell: string): boolean {
  return findQuantity(cell) !== undefined || /to taste|as needed|some|optional/i.test(cell);
}
