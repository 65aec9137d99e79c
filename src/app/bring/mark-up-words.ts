/** Gives a recipe in bare words the signs of Markdown, so that it is shown as a recipe and not as one paragraph. */
import { readRecipe, type RecipePart } from "#recipe/read-recipe";
import { findSection } from "#recipe/section-names";

/** What pages print before a line of a list, and Markdown does not know. */
const BULLET = /^\s*[•·▪●◦‣▢☐□–—]?\s*$/;

/**
 * Signs before the lines that have none: title, headings, ingredients, steps. The words themselves stay as they came.
 * A text comes back as it was where it has signs of its own, or where with them it would be read as another recipe.
 */
export function markUpWords(words: string): string {
  const text = words.replaceAll(/\r\n?/g, "\n");
  const { parts, recipe } = readRecipe(text);
  const lines = linesOf(text, parts);
  if (!lines.some(({ sign }) => sign !== undefined)) return words;
  const marked = lines.map((line, at) => (mustStandApart(lines[at - 1], line) ? "\n" : "") + (line.sign ?? "") + line.text).join("\n");
  return JSON.stringify(readRecipe(marked).recipe) === JSON.stringify(recipe) ? marked : words;
}

interface Line {
  readonly text: string;
  /** Undefined where the line keeps its own, or needs none. */
  readonly sign?: string;
  /** Undefined for a line without words. */
  readonly part?: RecipePart;
}

function linesOf(text: string, parts: readonly RecipePart[]): Line[] {
  let start = 0;
  let next = 0;
  let before: RecipePart | undefined;
  return text.split("\n").map((line) => {
    const end = start + line.length;
    const first = next;
    while (next < parts.length && (parts[next]?.start ?? end) < end) next += 1;
    const part = parts[first];
    const lead = (part?.start ?? end) - start;
    start = end + 1;
    if (next === first || !part) return { text: line };
    const isBare = next === first + 1 && BULLET.test(line.slice(0, lead));
    const sign = isBare ? signOf(part, before) : undefined;
    before = part;
    return sign === undefined ? { text: line, part } : { text: line.slice(lead), sign, part };
  });
}

function signOf({ role, plain, index = 0 }: RecipePart, before: RecipePart | undefined): string | undefined {
  if (role === "title") return "# ";
  if (role === "label") return findSection(plain.shape) === undefined ? "### " : "## ";
  if (role === "ingredient") return "- ";
  // A step that goes on over several lines has one number.
  return role === "step" && !(before?.role === "step" && before.index === index) ? `${index + 1}. ` : undefined;
}

/** Lines of different use would run together, and so would facts, each of which has a line of its own. */
function mustStandApart(before: Line | undefined, { part }: Line): boolean {
  if (!before?.part || !part) return false;
  return before.part.role !== part.role || part.role === "label" || part.role === "facts";
}
