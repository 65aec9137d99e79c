/** Tells from all the lines of a list what it is: foods with their amounts, things to do, facts, questions. One line alone seldom says. */
import { instructionForm } from "./instruction-verbs.ts";
import { countWords, SENTENCE_END } from "./line-label.ts";
import type { MarkdownLine } from "./markdown-lines.ts";
import { findQuantity } from "./quantity.ts";
import { isFactName } from "./read-facts.ts";
import { readIngredient } from "./read-ingredient.ts";

/** `foods` is what any list is until its lines say otherwise. */
export type ListBlock = "foods" | "steps" | "facts" | "questions";

/** The list whose first line stands at `from`, or right behind blank lines from there. Reads no further than the next label or paragraph. */
export function readListBlock(lines: readonly MarkdownLine[], from: number): ListBlock {
  const block = listAt(lines, from);
  const share = (is: (line: MarkdownLine) => boolean): number => block.filter(is).length / block.length;
  if (block.length === 0) return "foods";
  if (share(isFact) > HALF && !block.some((line) => !isFact(line) && hasFoodAmount(line))) return "facts";
  if (share(isQuestion) > HALF) return "questions";
  return share(isTold) > HALF && !block.some((line) => hasFoodAmount(line) && !isTold(line)) ? "steps" : "foods";
}

const HALF = 0.5;
const LINES_MOST = 40;
const TOLD_WORDS_LEAST = 4;

function listAt(lines: readonly MarkdownLine[], from: number): MarkdownLine[] {
  const block: MarkdownLine[] = [];
  for (let at = from; at < Math.min(lines.length, from + LINES_MOST); at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    if (line.kind === "blank" || line.kind === "rule") continue;
    if (line.kind !== "bullet" && line.kind !== "numbered" && line.kind !== "row") break;
    if (block[0] && line.kind !== block[0].kind && line.indent <= block[0].indent) break;
    block.push(line);
  }
  return block;
}

const CLOCK = /^(?:\d{1,2}:\d{2}(?![\d.])|(?:overnight|the night before|night before|day \d+|t ?[–-] ?\d)\b)/i;
const DURATION =
  /^(?:about |around |approx\.? |~ ?)?[\d½¼¾]+(?:[–-]\d+)? ?(?:h|hours?|hrs?|m|min|mins|minutes?|days?)\b(?: ?\d+ ?(?:m|min|mins|minutes?)\b)?(?: \w+)?$/i;

/** "Hands-on: 25 min", "| Cook | 18 min |", "19:00 Mix". */
function isFact(line: MarkdownLine): boolean {
  const { shape } = line.plain;
  if (line.kind === "row") {
    const [name, ...values] = line.cells.map((cell) => cell.shape.trim());
    // "| 18:10 | Roll into balls the size of a walnut. |": a moment, and what is done in it.
    if (values.some((value) => countWords(value) >= TOLD_WORDS_LEAST && (SENTENCE_END.test(value) || isCommand(value)))) return false;
    return (
      name !== undefined && (isFactName(name.replace(/:$/, "")) || CLOCK.test(name) || (values.length > 0 && values.every((value) => DURATION.test(value))))
    );
  }
  const colon = /^([\p{L} -]{2,24})(?:: | [–—] )/u.exec(shape)?.[1];
  return CLOCK.test(shape) || (colon !== undefined && isFactName(colon.trim()));
}

/** What a figure counts that measures no food: "40 minutes", "180 °C". */
const OF_NO_FOOD = /^\s?(?:(?:h|hours?|hrs?|m|min|mins|minutes?|days?|servings?|people)\b|%|°)/i;

function hasFoodAmount(line: MarkdownLine): boolean {
  const texts = line.kind === "row" ? line.cells : [line.plain];
  return texts.some(({ shape }) => {
    const found = findQuantity(shape);
    return found !== undefined && !DURATION.test(shape) && !CLOCK.test(shape) && !OF_NO_FOOD.test(shape.slice(found.end));
  });
}

function isQuestion({ plain }: MarkdownLine): boolean {
  return /\?(?:\s|$)/.test(plain.shape.slice(0, 80)) && readIngredient(plain).quantity === undefined;
}

/** A sentence, with no amount of a food in front: "Drain and rinse the beans."; a command without its stop: "Press into a tin". */
function isTold({ plain }: MarkdownLine): boolean {
  const found = findQuantity(plain.shape);
  if (found !== undefined && !OF_NO_FOOD.test(plain.shape.slice(found.end))) return false;
  return isCommand(plain.shape) || (SENTENCE_END.test(plain.shape) && countWords(plain.shape) >= TOLD_WORDS_LEAST);
}

/** Verbs that name what a line of a list holds as often: "Salt and pepper", "Ground beef", "Butter, for the tin". */
const FOODS_TOO =
  /^(?:salt|butter|oil|flour|sugar|cream|juice|crumb|bread|zest|fillet|steak|mince|roast|stew|drizzle|glaze|marinade|garnish|paste|core|shell|sandwich|spice|season|halve|quarter|half|cube|cut|ground|set|top|top-up|dip|dress|roll|squash|stick|spread|crisp|toast|mash|cover|layer|whip|shake|dot|rest|strip|puree|purée|try|use|show|serve|finish|offer|provide)$/;

/** Whether words begin by telling to do something, and go on with what it is done to: "Crush 200 g biscuits", "Melt them". */
export function isCommand(shape: string): boolean {
  const [, verb = "", next = ""] = /^[^\p{L}\p{N}]*(\p{L}[\p{L}-]*),? ([^\s,.]+)/u.exec(shape.slice(0, 60)) ?? [];
  if (instructionForm(verb.toLowerCase()) !== "bare") return false;
  return !FOODS_TOO.test(verb.toLowerCase()) || OBJECT.test(next);
}

const OBJECT = /^(?:the|your|it|them|everything|all|half|each|both|into|with|until|over)$/i;
