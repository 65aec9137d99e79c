/**
 * Writes a recipe as Cooklang, the plain-text format of recipe files. Cooklang knows an ingredient only inside a step, so
 * whatever the steps do not name in full is laid out in a first paragraph.
 */
import { findNumbers } from "./numbers-in-text.ts";
import { writeQuantity, type Quantity } from "./quantity.ts";
import type { IngredientLine, Recipe } from "./recipe.ts";
import { findTimes } from "./step-times.ts";
import { minutesInAll } from "./work-ahead.ts";

/** Begins the paragraph with the ingredients that no step names in full. */
export const OPENING = "Have ready";

/** The recipe as a `.cook` file: metadata, then a paragraph a step. Notes become comments. */
export function exportCooklang(recipe: Recipe): string {
  const named = new Map<number, Mention>();
  recipe.ingredients.forEach((line, index) => {
    const mention = findMention(line, recipe.steps, [...named.values()]);
    if (mention) named.set(index, mention);
  });
  const rest = recipe.ingredients.filter((_, index) => !named.has(index)).map(writeComponent);
  const steps = recipe.steps.map((step, index) =>
    writeStep(
      step,
      [...named].filter(([, mention]) => mention.step === index).map(([at, mention]) => ({ ...mention, component: writeComponent(recipe.ingredients[at]) })),
    ),
  );
  const notes = recipe.notes.map(({ heading, lines }) => [heading, ...lines].map((line) => `-- ${oneLine(line)}`).join("\n"));
  const opening = rest.length === 0 ? [] : [`${OPENING} ${rest.join(", ")}.`];
  return `${[writeMetadata(recipe), ...opening, ...steps, ...notes].filter((block) => block !== "").join("\n\n")}\n`;
}

interface Mention {
  readonly step: number;
  readonly start: number;
  readonly end: number;
}

/** Where a step says the whole name of an ingredient, each letter as in the list. */
function findMention({ food }: IngredientLine, steps: readonly string[], taken: readonly Mention[]): Mention | undefined {
  for (const [step, text] of steps.entries()) {
    for (let start = text.indexOf(food); start >= 0; start = text.indexOf(food, start + 1)) {
      const end = start + food.length;
      const isWord = !/[\p{L}\p{N}-]$/u.test(text.slice(0, start)) && !/^[\p{L}\p{N}-]/u.test(text.slice(end));
      if (isWord && !taken.some((other) => other.step === step && start < other.end && other.start < end)) return { step, start, end };
    }
  }
  return undefined;
}

function writeStep(text: string, mentions: readonly (Mention & { readonly component: string })[]): string {
  const timers = findTimes(text).flatMap(({ start, end }) => {
    const timer = writeTimer(text.slice(start, end));
    return timer === undefined ? [] : [{ start, end, component: timer }];
  });
  let written = "";
  let from = 0;
  for (const { start, end, component } of [...mentions, ...timers].sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    written += literal(text.slice(from, start)) + component;
    from = end;
  }
  return startOfLine(written + literal(text.slice(from)));
}

/** `20 minutes` → `~{20%minutes}`; a time said in any other way stays in words. */
function writeTimer(words: string): string | undefined {
  const [number, ...more] = findNumbers(words);
  const unit = number && /^ ([a-z]+)$/.exec(words.slice(number.end))?.[1];
  const figures = words.slice(0, number?.end);
  return unit !== undefined && more.length === 0 && /^\d+(?:-\d+)?$/.test(figures) ? `~{${figures}%${unit}}` : undefined;
}

function writeComponent(line: IngredientLine | undefined): string {
  if (!line) return "";
  const { quantity, food, preparation, note } = line;
  const remarks = [note, preparation].filter((remark) => remark !== undefined).map(name);
  return `@${name(food)}{${quantity === undefined ? "" : writeAmount(quantity)}}${remarks.length === 0 ? "" : `(${remarks.join(", ")})`}`;
}

/** `1%kg`, `1/3%cup`, `2-3%tbsp`: figures only, fractions as fractions. */
function writeAmount({ amount, upTo, unit }: Quantity): string {
  const figures = upTo === undefined ? figure(amount) : `${figure(amount)}-${figure(upTo)}`;
  return unit === undefined ? figures : `${figures}%${unit}`;
}

const FRACTIONS = new Map([
  ["⅛", "1/8"],
  ["¼", "1/4"],
  ["⅓", "1/3"],
  ["⅜", "3/8"],
  ["½", "1/2"],
  ["⅝", "5/8"],
  ["⅔", "2/3"],
  ["¾", "3/4"],
  ["⅞", "7/8"],
]);

function figure(amount: number): string {
  const written = writeQuantity({ amount });
  const fraction = FRACTIONS.get(written.slice(-1));
  if (fraction === undefined) return written;
  const whole = written.slice(0, -1);
  return whole === "" ? fraction : `${whole} ${fraction}`;
}

/** Signs that begin or end something in Cooklang, and the nearest that do not. The format has no escape that every reader knows. */
const SIGNS = new Map([
  ["@", "＠"],
  ["#", "＃"],
  ["~", "∼"],
  ["{", "("],
  ["}", ")"],
  ["\\", "＼"],
]);

/** Words that a reader of Cooklang takes for words. */
function literal(text: string): string {
  return oneLine(text, false)
    .replaceAll(/[@#~{}\\]/g, (sign) => SIGNS.get(sign) ?? "")
    .replaceAll("--", "–")
    .replaceAll("[-", "(-");
}

/** A name or a remark stands between signs of its own: brackets, bars and percent signs go too. */
function name(text: string): string {
  return (
    literal(text)
      .replaceAll(/[()|%[\]]/g, " ")
      .replaceAll(/\s+/g, " ")
      .replace(/^[&?+*\s-]+/, "")
      .trim() || "ingredient"
  );
}

/** What would open a section, a note or metadata at the start of a line does not with a mark in front that shows nothing. */
function startOfLine(text: string): string {
  return /^(?:[>=]|---|-\s)/.test(text) ? `\u2060${text}` : text;
}

function oneLine(text: string, trim = true): string {
  const line = text.replaceAll(/\s+/g, " ");
  return trim ? line.trim() : line;
}

function writeMetadata(recipe: Recipe): string {
  const { title, summary, servings, makes } = recipe;
  const totalMinutes = minutesInAll(recipe);
  const entries = [
    ["title", title === "" ? undefined : title],
    ["description", summary],
    ["servings", servings],
    ["yield", makes],
    ["time required", totalMinutes === undefined ? undefined : `${Math.round(totalMinutes)} minutes`],
  ].filter(([, value]) => value !== undefined);
  if (entries.length === 0) return "";
  // A JSON text in quotes is a YAML one as well.
  return `---\n${entries.map(([key, value]) => `${key}: ${typeof value === "number" ? value : JSON.stringify(value)}`).join("\n")}\n---`;
}
