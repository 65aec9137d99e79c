/** Writes a recipe as markdown. `readRecipe` reads it back to the same recipe, whatever words a person typed into it. */
import { patternLater } from "./pattern.ts";
import { takesOf, writeQuantity } from "./quantity.ts";
import { readPlainText } from "./plain-text.ts";
import { readIngredient } from "./read-ingredient.ts";
import { misleads } from "./line-label.ts";
import type { IngredientLine, Recipe, RecipeNote, WorkAhead } from "./recipe.ts";
import { findSection } from "./section-names.ts";
import { NIGHT_MINUTES } from "./work-ahead.ts";

/** The recipe as one markdown text: title, summary, facts, ingredients, method, notes. Ends with a newline. */
export function writeRecipe(recipe: Recipe): string {
  const blocks = [
    `# ${writeHeading(recipe.title)}`,
    recipe.summary === undefined ? "" : writeParagraph(recipe.summary),
    writeFacts(recipe),
    `## Ingredients\n\n${recipe.ingredients.map((line) => `- ${writeIngredient(line)}`).join("\n")}`,
    `## Method\n\n${recipe.steps.map((step, index) => `${index + 1}. ${escapeText(step)}`).join("\n")}`,
    ...recipe.notes.map(writeNote),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

/** One ingredient as markdown without its bullet: `½ red onion (about 75 g), thinly sliced`. */
export function writeIngredient(line: IngredientLine): string {
  const { quantity, food, note, preparation, optional } = line;
  const of = quantity?.unit !== undefined && takesOf(quantity.unit) ? "of " : "";
  const amount = quantity === undefined ? "" : `${writeQuantity(quantity)} ${of}`;
  const assemble = (write: (text: string) => string): string => {
    const remark = note === undefined ? "" : ` (${write(note)})`;
    const work = preparation === undefined ? "" : `, ${write(preparation)}`;
    return `${amount}${write(food)}${remark}${work}${optional ? " (optional)" : ""}`;
  };
  const plainly = assemble((text) => escapeText(text, "()"));
  return readsAs(plainly, line) && !plainly.endsWith(":") ? plainly : assemble(spellOutAll);
}

function readsAs(markdown: string, { quantity, food, note, preparation, optional }: IngredientLine): boolean {
  const read = readIngredient(readPlainText(markdown, 0, markdown.length));
  return (
    read.food === food &&
    read.note === note &&
    read.preparation === preparation &&
    read.optional === optional &&
    (read.quantity === undefined) === (quantity === undefined) &&
    (quantity === undefined || read.quantity?.unit === quantity.unit)
  );
}

/** Minutes as the book writes them: `25 min`, `1 h 30 min`. */
export function writeMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** `24 h soaking`; a night has eight hours. */
export function writeAhead({ minutes, work }: WorkAhead): string {
  return `${minutes === NIGHT_MINUTES ? "overnight" : writeMinutes(minutes)} ${work}`;
}

function writeFacts({ servings, makes, totalMinutes, handsOnMinutes, ahead }: Recipe): string {
  const handsOn = handsOnMinutes === undefined ? "" : handsOnMinutes < 60 ? String(handsOnMinutes) : writeMinutes(handsOnMinutes);
  const facts = [
    servings === undefined ? "" : `Serves ${servings}`,
    makes === undefined ? "" : `Makes ${escapeText(makes, "·•")}`,
    totalMinutes === undefined
      ? handsOn && `${writeMinutes(handsOnMinutes ?? 0)} hands-on`
      : `${writeMinutes(totalMinutes)}${handsOn && ` (${handsOn} hands-on)`}${ahead === undefined ? "" : `, plus ${writeAhead(ahead)}`}`,
  ].filter((fact) => fact !== "");
  return facts.length === 0 ? "" : `**${facts.join(" · ")}**`;
}

/** A single line stands as a paragraph, unless it would pass for something else there ("Leftover curry: …"). */
function writeNote({ heading, lines }: RecipeNote): string {
  const written = lines.map((line) => escapeText(line));
  const [only = ""] = written;
  const body = written.length === 1 && !misleads(only) ? only : written.map((line) => `- ${line}`).join("\n");
  return `## ${writeHeading(heading)}${body && `\n\n${body}`}`;
}

/** A heading that names a section of ours ("Method") is spelt out, so that it opens none. */
function writeHeading(text: string): string {
  const escaped = escapeText(text, "#");
  const section = findSection(text);
  return (section === undefined || section === "notes") && !text.endsWith(":") ? escaped : spellOutAll(text);
}

/** A paragraph that would pass for a list item, a label or a fact is spelt out. */
function writeParagraph(text: string): string {
  const escaped = escapeText(text);
  return misleads(escaped) ? spellOutAll(text) : escaped;
}

/** Characters that markdown would take for its own anywhere in a line. */
const MARKDOWN = "\\`*_[]<>|~&";
/** An ampersand is an ordinary character unless it begins a character reference. */
const REFERENCE = /&[a-z#]/i;
/** What would begin a list, a heading, a quotation or a numbered step. */
const LINE_START = /^(?:[#+=-]|\d{1,9}[.)])/;

/** Text from a person as markdown that shows exactly that text. `also` names further characters to be taken literally. */
function escapeText(text: string, also = ""): string {
  let escaped = "";
  for (const character of text)
    escaped +=
      MARKDOWN.includes(character) || also.includes(character) ? (character === "&" && !REFERENCE.test(text) ? character : spellOut(character)) : character;
  const start = LINE_START.exec(escaped)?.[0];
  return start === undefined ? escaped : `${start.slice(0, -1)}\\${escaped.slice(start.length - 1)}`;
}

const visible = patternLater("u")`[\p{L}\p{N}\p{P}\p{S}]`;

/** Every character as a reference: what a person typed can then be nothing but itself. */
function spellOutAll(text: string): string {
  return Array.from(text, (character) => (visible().test(character) ? spellOut(character) : character)).join("");
}

/** A backslash makes ASCII punctuation literal; anything else has to be a character reference. */
function spellOut(character: string): string {
  return /[!-/:-@[-`{-~]/.test(character) ? `\\${character}` : `&#${character.codePointAt(0)};`;
}
