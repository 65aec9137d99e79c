/** A recipe as an outline: bullets that name a stage, and set in under each what is listed or done in it. */
import { countWords } from "./line-label.ts";
import type { MarkdownLine } from "./markdown-lines.ts";
import { readIngredient } from "./read-ingredient.ts";
import { findSection } from "./section-names.ts";

const LINES_MOST = 40;
const TOLD_WORDS_LEAST = 4;
const STAGE_WORDS_MOST = 6;

/** Whether lines are set in deeper right below a bullet or number. */
export function headsNested(lines: readonly MarkdownLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  // "- Cauliflower, broken into florets": a food, and below it a word about it.
  if (line === undefined || line.kind === "text" || line.plain.shape.includes(", ")) return false;
  return (next?.kind === "bullet" || next?.kind === "numbered") && next.indent > line.indent + 1;
}

/** "- **Ingredients**" and "- **Noodles**" over "- Boil until pliable": the section that a bullet opens for what is set in below it. */
export function readStageOfOutline(lines: readonly MarkdownLine[], at: number): "ingredients" | "method" | undefined {
  const line = lines[at];
  if (line?.kind !== "bullet" || line.indent > 1 || !headsNested(lines, at) || countWords(line.plain.shape) > STAGE_WORDS_MOST) return undefined;
  if (readIngredient(line.plain).quantity !== undefined && line.plain.bold.length === 0) return undefined;
  const name = findSection(line.plain.shape);
  if (name === "ingredients" || name === "method") return name;
  const below: MarkdownLine[] = [];
  for (let next = at + 1; next < Math.min(lines.length, at + LINES_MOST); next += 1) {
    const each = lines[next];
    if (each === undefined || (each.kind !== "blank" && each.indent <= line.indent)) break;
    if (each.kind !== "blank") below.push(each);
  }
  const told = below.filter(({ plain }) => countWords(plain.shape) >= TOLD_WORDS_LEAST && readIngredient(plain).quantity === undefined);
  return told.length * 2 >= below.length ? "method" : undefined;
}
