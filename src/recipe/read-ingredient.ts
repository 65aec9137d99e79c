/** Reads one line of an ingredient list in the shapes that people and models write them. */
import { slicePlainText, type PlainText } from "./plain-text.ts";
import { findQuantity, type Quantity } from "./quantity.ts";
import type { IngredientLine } from "./recipe.ts";

const OPTIONAL = /\s?\(optional\)$|, optional$|\s?- optional$/i;
/** A line's words may be parted by these; the first one ends the food. */
const PARTING =
  /[(,;]|\s[-–—]\s|\s(?=(?:to taste|to serve|as needed|as required|for (?:garnish|serving|frying|greasing|brushing|dusting|drizzling|sprinkling|topping))(?:$|[\s,(]))/gi;
/** What may part a food from the amount behind it: "Garlic ........ 8 cloves", "Oil ~ 3 tbsp", "honey 2 Tbsp". */
const JOINT = /"?[:,]\s"?|\s(?:[-–—x×~=]|[.…]+)\s|\s\(?(?=[\d½¼¾⅓⅔])/g;
/** What may follow an amount that stands behind its food. */
const AFTER_AMOUNT = /^(?:$|[(,);–-]|(?:large|medium|small|big|whole)(?:$|[\s,(]))/i;
/** A measure that nobody knows: "2 branches, washed", "2 nos., pureed". */
const COUNTED = /^\p{L}{3,}\.?(?:$|,? ?[(,;–-])/u;

/** `½ red onion (about 75 g), thinly sliced`, `Bok choy: 3 heads`, `Stewing beef, 1 kg, cut in chunks` … as data. */
export function readIngredient(plain: PlainText): IngredientLine {
  let line = slicePlainText(plain, 0, plain.text.length);
  const optional = OPTIONAL.exec(line.shape.slice(-12))?.[0];
  if (optional !== undefined) line = slicePlainText(line, 0, line.text.length - optional.length);
  return { ...(readFoodFirst(line) ?? readAmountFirst(line)), ...(optional === undefined ? {} : { optional: true }) };
}

/** `Bok choy: 3 heads`, `Flour – 200 g`, `Bay leaves, 2`: the amount stands behind the food. */
function readFoodFirst(line: PlainText): IngredientLine | undefined {
  if (findQuantity(line.shape)) return undefined;
  for (const joint of line.shape.slice(0, 200).matchAll(JOINT)) {
    const found = findQuantity(line.shape, joint.index + joint[0].length);
    if (!found) continue;
    const behind = slicePlainText(line, found.end, line.text.length);
    const colon = joint[0].includes(":");
    // "feeds 4", "type 00".
    if (joint[0] === " " && found.quantity.unit === undefined) continue;
    const counts = colon || (joint[0] !== " " && COUNTED.test(behind.shape));
    if (!counts && !AFTER_AMOUNT.test(behind.shape)) continue;
    const closed = behind.shape.startsWith(")") ? slicePlainText(behind, 1, behind.text.length) : behind;
    return { quantity: found.quantity, food: slicePlainText(line, 0, joint.index).text, ...(counts ? readCount(closed) : readRemarks(closed)) };
  }
  return undefined;
}

/** `block (400 g), pressed` behind a count: what is counted becomes the note. */
function readCount(behind: PlainText): Pick<IngredientLine, "note" | "preparation"> {
  if (behind.text === "" || /^[(,;–-]/.test(behind.shape)) return readRemarks(behind);
  const comma = behind.shape.indexOf(", ");
  const counted = slicePlainText(behind, 0, comma < 0 ? behind.text.length : comma).text;
  return { note: counted, ...(comma < 0 ? {} : { preparation: slicePlainText(behind, comma + 1, behind.text.length).text }) };
}

function readAmountFirst(line: PlainText): IngredientLine {
  const found = findQuantity(line.shape);
  if (!found) return readFood(line);
  let rest = slicePlainText(line, found.end, line.text.length);
  let size: string | undefined;
  const bracket = rest.shape.startsWith("(") ? rest.shape.indexOf(")") : -1;
  if (bracket > 0) {
    size = rest.text.slice(1, bracket);
    rest = slicePlainText(rest, bracket + 1, rest.text.length);
  }
  if (/^of\s/i.test(rest.shape)) rest = slicePlainText(rest, 2, rest.text.length);
  // "4 cloves" counts the spice: a unit with nothing behind it is the food itself.
  if (rest.text === "" && found.quantity.unit !== undefined) return readUnitAsFood(line, found.quantity);
  return { quantity: found.quantity, ...(size === undefined ? {} : { note: size }), ...readFood(rest) };
}

function readUnitAsFood(line: PlainText, { amount, upTo }: Quantity): IngredientLine {
  const word = /\s([^\s]{1,20})$/.exec(line.text.slice(-22))?.[1] ?? line.text;
  return { quantity: { amount, ...(upTo === undefined ? {} : { upTo }) }, food: word };
}

function readFood(rest: PlainText): IngredientLine {
  PARTING.lastIndex = 1;
  const parting = PARTING.exec(rest.shape);
  if (!parting) return { food: rest.text };
  const food = slicePlainText(rest, 0, parting.index).text;
  const behind = slicePlainText(rest, parting.index, rest.text.length);
  const close = behind.shape.startsWith("(") ? behind.shape.indexOf(")") : -1;
  const goesOn = close > 0 && /^\s[^\s(,;–—-]/.test(behind.shape.slice(close + 1, close + 4));
  if (!goesOn) return { food, ...readRemarks(behind) };
  // "caster (superfine) sugar, sifted": the food goes on behind the bracket.
  const { food: more, ...remarks } = readFood(slicePlainText(behind, close + 1, behind.text.length));
  return { food: `${food} ${more}`, note: slicePlainText(behind, 1, close).text, ...remarks };
}

/** `(about 75 g), thinly sliced`: a note in brackets, and what is done to the food. */
function readRemarks(behind: PlainText): Pick<IngredientLine, "note" | "preparation"> {
  const close = behind.shape.startsWith("(") ? behind.shape.indexOf(")") : -1;
  const note = close > 0 ? slicePlainText(behind, 1, close).text : undefined;
  const rest = close > 0 ? slicePlainText(behind, close + 1, behind.text.length) : behind;
  const parting = /^[,;–—-]\s?/.exec(rest.shape)?.[0] ?? "";
  const preparation = slicePlainText(rest, parting.length, rest.text.length).text;
  return { ...(note === undefined ? {} : { note }), ...(preparation === "" ? {} : { preparation }) };
}
