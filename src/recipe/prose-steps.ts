/** A recipe that is told in paragraphs: which of them are its steps. */
import { countWords, SENTENCE_END } from "./line-label.ts";
import { isCommand } from "./list-block.ts";
import type { RecipePart } from "./read-recipe.ts";
import type { IngredientLine } from "./recipe.ts";

/** The parts anew, and the steps that they hold. */
export interface ToldSteps {
  readonly parts: readonly RecipePart[];
  readonly steps: readonly string[];
}

/** A text without lists is told in prose: its paragraphs are the steps. */
export function readProseSteps(parts: readonly RecipePart[]): ToldSteps {
  const steps: string[] = [];
  const told = parts.map((part): RecipePart => {
    if (part.role !== "opening" && part.role !== "remark") return part;
    steps.push(part.plain.text);
    return { ...part, role: "step", optional: false, index: steps.length - 1 };
  });
  return { parts: told, steps };
}

const MEASURED = /\d ?(?:min|minutes?|h|hours?|g|kg|ml|l|cups?|tbsp|tsp|°)(?!\p{L})/u;

/** "## The dough" and "## The sauce" head paragraphs, and only "## Baking" a list: without a list of foods the paragraphs are steps too. */
export function readHeadedSteps(parts: readonly RecipePart[]): ToldSteps | undefined {
  const isHeaded = (at: number): boolean => parts[at]?.role === "opening" && parts[at - 1]?.role === "label";
  const headed = parts.filter((_, at) => isHeaded(at));
  // One alone is a step where it says how much or how long: "Cook the rice for 12 minutes".
  if (headed.length < 2 && !headed.some(({ plain }) => MEASURED.test(plain.shape))) return undefined;
  const isTold = parts.map((_, at) => isHeaded(at));
  const steps: string[] = [];
  let last: number | undefined;
  const told = parts.map((part, at): RecipePart => {
    if (part.role !== "step" && isTold[at] !== true) return part;
    const goesOn = part.role === "step" && last !== undefined && part.index === last;
    last = part.role === "step" ? part.index : undefined;
    steps[goesOn ? steps.length - 1 : steps.length] = goesOn ? `${steps.at(-1) ?? ""} ${part.plain.text}` : part.plain.text;
    return { ...part, role: "step", optional: false, index: steps.length - 1 };
  });
  return { parts: told, steps };
}

/**
 * "**Brown it**" over "Crumble the turkey into a skillet.": paragraphs behind a list of foods are its steps where there are no others,
 * and one of them at least says what to do, how hot or how long.
 */
export function readStepsBehindList(parts: readonly RecipePart[]): ToldSteps | undefined {
  const listEnd = parts.findLastIndex(({ role }) => role === "ingredient");
  const isTold = ({ role }: RecipePart, at: number): boolean => at > listEnd && role === "remark";
  if (!parts.some((part, at) => isTold(part, at) && (isCommand(part.plain.shape) || MEASURED.test(part.plain.shape)))) return undefined;
  const steps: string[] = [];
  const told = parts.map((part, at): RecipePart => {
    if (!isTold(part, at)) return part;
    steps.push(part.plain.text);
    return { ...part, role: "step", optional: false, index: steps.length - 1 };
  });
  return { parts: told, steps };
}

const LINES_LEAST = 4;
const TOLD_SHARE = 0.4;
const LONG_LINE_WORDS = 6;

/** Whether the lines that were taken for a list of foods are the method: of all that is there, many tell what to do, and few measure out. */
export function isToldInLines(ingredients: readonly IngredientLine[], parts: readonly RecipePart[]): boolean {
  const lines = parts.filter(({ role }) => role === "ingredient");
  const told = lines.filter(({ plain, index }) => {
    if (index !== undefined && ingredients[index]?.quantity !== undefined) return false;
    return isCommand(plain.shape) || SENTENCE_END.test(plain.shape) || countWords(plain.shape) >= LONG_LINE_WORDS;
  });
  return lines.length >= LINES_LEAST && told.length >= lines.length * TOLD_SHARE;
}

/** The lines of the list as steps, one each. */
export function readLinesAsSteps(parts: readonly RecipePart[]): ToldSteps {
  const steps: string[] = [];
  const told = parts.map((part): RecipePart => {
    if (part.role !== "ingredient") return part;
    steps.push(part.plain.text);
    return { ...part, role: "step", optional: false, index: steps.length - 1 };
  });
  return { parts: told, steps };
}
