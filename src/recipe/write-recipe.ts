/** Writes a recipe as markdown. `readRecipe` reads it back to the same recipe, whatever words a person typed into it. */
import { takesOf, writeQuantity } from "./quantity.ts";
import type { IngredientLine, Recipe, RecipeNote } from "./recipe.ts";

/** The recipe as one markdown text: title, summary, facts, ingredients, method, notes. Ends with a newline. */
export function writeRecipe(recipe: Recipe): string {
  const blocks = [
    `# ${escapeText(recipe.title)}`,
    recipe.summary === undefined ? "" : escapeText(recipe.summary),
    writeFacts(recipe),
    recipe.ingredients.length === 0 ? "" : `## Ingredients\n\n${recipe.ingredients.map((line) => `- ${writeIngredient(line)}`).join("\n")}`,
    recipe.steps.length === 0 ? "" : `## Method\n\n${recipe.steps.map((step, index) => `${index + 1}. ${escapeText(step)}`).join("\n")}`,
    ...recipe.notes.map(writeNote),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

/** One ingredient as markdown without its bullet: `½ red onion (about 75 g), thinly sliced`. */
export function writeIngredient({ quantity, food, note, preparation, optional }: IngredientLine): string {
  const of = quantity?.unit !== undefined && takesOf(quantity.unit) ? "of " : "";
  const amount = quantity === undefined ? "" : `${writeQuantity(quantity)} ${of}`;
  const remark = note === undefined ? "" : ` (${escapeText(note, "()")})`;
  const work = preparation === undefined ? "" : `, ${escapeText(preparation, "()")}`;
  return `${amount}${escapeText(food, "(),:;")}${remark}${work}${optional ? " (optional)" : ""}`;
}

/** Minutes as the book writes them: `25 min`, `1 h 30 min`. */
export function writeMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

function writeFacts({ servings, makes, totalMinutes, handsOnMinutes }: Recipe): string {
  const handsOn = handsOnMinutes === undefined ? "" : handsOnMinutes < 60 ? String(handsOnMinutes) : writeMinutes(handsOnMinutes);
  const facts = [
    servings === undefined ? "" : `Serves ${servings}`,
    makes === undefined ? "" : `Makes ${escapeText(makes, "·")}`,
    totalMinutes === undefined
      ? handsOn && `${writeMinutes(handsOnMinutes ?? 0)} hands-on`
      : `${writeMinutes(totalMinutes)}${handsOn && ` (${handsOn} hands-on)`}`,
  ].filter((fact) => fact !== "");
  return facts.length === 0 ? "" : `**${facts.join(" · ")}**`;
}

function writeNote({ heading, lines }: RecipeNote): string {
  const body = lines.length === 1 ? escapeText(lines[0] ?? "") : lines.map((line) => `- ${escapeText(line)}`).join("\n");
  return `## ${escapeText(heading)}${body && `\n\n${body}`}`;
}

/** Characters that markdown would take for its own anywhere in a line. */
const MARKDOWN = "\\`*_[]<>|~";
/** What would begin a list, a heading, a quotation or a numbered step. */
const LINE_START = /^(?:[#+=-]|\d{1,9}[.)])/;

/** Text from a person as markdown that shows exactly that text. `also` names further characters to be taken literally. */
function escapeText(text: string, also = ""): string {
  let escaped = "";
  for (const character of text) escaped += MARKDOWN.includes(character) || also.includes(character) ? spellOut(character) : character;
  escaped = escaped.replaceAll(/&(?=[a-z#])/gi, "&amp;");
  const start = LINE_START.exec(escaped)?.[0];
  return start === undefined ? escaped : `${start.slice(0, -1)}\\${escaped.slice(start.length - 1)}`;
}

/** A backslash makes ASCII punctuation literal; anything else has to be a character reference. */
function spellOut(character: string): string {
  return character.charCodeAt(0) < 128 ? `\\${character}` : `&#${character.codePointAt(0)};`;
}
