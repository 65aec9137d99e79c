/** Lists that stand on one line: "1 kg strawberries / 800 g sugar", "eggs, milk and flour". */
import { SENTENCE_END } from "./line-label.ts";
import { slicePlainText, type PlainText } from "./plain-text.ts";
import { readIngredient } from "./read-ingredient.ts";
import type { IngredientLine } from "./recipe.ts";

export interface ListedPiece {
  readonly piece: PlainText;
  readonly ingredient: IngredientLine;
}

export interface ListOnOneLine {
  /** The group that the list is headed with: "Dry". */
  readonly label?: PlainText;
  readonly pieces: readonly ListedPiece[];
  /** What goes on behind a dash. */
  readonly remark?: PlainText;
}

const TIME = /^(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|days?)\b/i;
const PIECES_LEAST = 3;

/** "Dry: 1 cup flour, 1 tsp baking soda"; `least`: so many foods make it a list. */
export function readGroupOnOneLine(plain: PlainText, least: number): ListOnOneLine | undefined {
  const colon = plain.shape.slice(0, 30).indexOf(": ");
  if (colon < 1 || SENTENCE_END.test(plain.shape)) return undefined;
  const pieces = readPieces(slicePlainText(plain, colon + 1, plain.text.length));
  return pieces.length < least || !pieces.every(isMeasured) ? undefined : { label: slicePlainText(plain, 0, colon), pieces };
}

/** "1 kg strawberries / 800 g sugar / 4 tbsp lemon juice", "½ cup oats, 1 cup milk, 1 banana — that's your whole shop." */
export function readBareListOnOneLine(plain: PlainText): ListOnOneLine | undefined {
  const dash = plain.shape.search(/\s[–—]\s/);
  if (dash < 0 && SENTENCE_END.test(plain.shape)) return undefined;
  const pieces = readPieces(slicePlainText(plain, 0, dash < 0 ? plain.text.length : dash));
  if (pieces.length < PIECES_LEAST || !pieces.every(isMeasured)) return undefined;
  // "4 bowls · 50 minutes · one tray": what it takes, not what goes in.
  if (pieces.some(({ ingredient }) => TIME.test(ingredient.food))) return undefined;
  return { pieces, ...(dash < 0 ? {} : { remark: slicePlainText(plain, dash + 1, plain.text.length) }) };
}

/** The members of "eggs, milk and flour", each as an ingredient. */
export function readPieces(plain: PlainText): readonly ListedPiece[] {
  return splitList(plain).map((piece) => ({ piece, ingredient: readIngredient(piece) }));
}

function isMeasured({ ingredient }: ListedPiece): boolean {
  return ingredient.quantity !== undefined && ingredient.food !== "";
}

function splitList(plain: PlainText): PlainText[] {
  const pieces: PlainText[] = [];
  let from = 0;
  const joints = /\s[·•/|]\s/.test(plain.shape) ? /\s[·•/|]\s/g : /,\s(?:and\s)?|\sand\s/g;
  for (const joint of plain.shape.matchAll(joints)) {
    // "(soaked overnight and drained)": what is said of one of them.
    if (plain.shape.lastIndexOf("(", joint.index) > Math.max(from - 1, plain.shape.lastIndexOf(")", joint.index)) && plain.shape.includes(")", joint.index))
      continue;
    pieces.push(slicePlainText(plain, from, joint.index));
    from = joint.index + joint[0].length;
  }
  pieces.push(slicePlainText(plain, from, plain.shape.endsWith(".") ? plain.text.length - 1 : plain.text.length));
  return pieces;
}
