/** Reads schema.org recipes in the shapes that sites publish them: bare JSON-LD, or a whole page that holds some. */
import { minutesOf, readYield, sumOf } from "./brought-facts.ts";
import { htmlToLines } from "./html-to-lines.ts";
import { readPlainText } from "./plain-text.ts";
import { readIngredient } from "./read-ingredient.ts";
import type { IngredientLine, Recipe } from "./recipe.ts";

type Node = Readonly<Record<string, unknown>>;

/** Whether a text may hold one: cheap, so that every pasted text can be asked. */
export function maybeJsonLd(text: string): boolean {
  return /^\s*[[{]/.test(text) ? /"@?type"/.test(text) : /application\/ld\+json/i.test(text);
}

/** The first recipe with ingredients or steps in a text, or undefined. Never throws. */
export function readJsonLd(text: string): Recipe | undefined {
  for (const json of scriptsOf(text)) {
    for (const node of recipesIn(parseLeniently(json))) {
      const recipe = toRecipe(node);
      if (recipe.ingredients.length > 0 || recipe.steps.length > 0) return recipe;
    }
  }
  return undefined;
}

/** The scripts of a page that hold JSON-LD; a text that is no page is one itself. */
function scriptsOf(text: string): string[] {
  if (/^\s*[[{]/.test(text)) return [text];
  const scripts: string[] = [];
  for (const piece of text.split(/<script\b/i).slice(1)) {
    const open = piece.indexOf(">");
    if (open < 0 || !/application\/ld\+json/i.test(piece.slice(0, open))) continue;
    const close = piece.toLowerCase().indexOf("</script", open);
    scripts.push(piece.slice(open + 1, close < 0 ? undefined : close));
  }
  return scripts;
}

/** JSON as pages hold it: in a comment or CDATA, with line breaks inside strings, commas before a closing bracket, a semicolon at the end. */
function parseLeniently(json: string): unknown {
  const bare = json.replace(/^[^[{]{0,200}/, "").replace(/[^\]}]{0,200}$/, "");
  for (const attempt of [bare, mend(bare)]) {
    try {
      return JSON.parse(attempt) as unknown;
    } catch {
      // The next attempt mends what is usually wrong; what stays broken holds no recipe.
    }
  }
  return undefined;
}

function mend(json: string): string {
  let mended = "";
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charAt(at);
    if (inString && character === "\\") {
      mended += character + json.charAt(at + 1);
      at += 1;
    } else if (character === '"') {
      inString = !inString;
      mended += character;
    } else if (inString && character < " ") mended += character === "\n" ? "\\n" : " ";
    else if (inString || character !== "," || !/^\s*[\]}]/.test(json.slice(at + 1, at + 200))) mended += character;
  }
  return mended;
}

/** Every recipe in a document: alone, in an array, in `@graph`, or inside the page that is about it. */
function recipesIn(document: unknown, depth = 0): Node[] {
  if (Array.isArray(document)) return document.flatMap((part) => recipesIn(part, depth));
  if (!isNode(document) || depth > 6) return [];
  const own = typesOf(document).includes("recipe") ? [document] : [];
  return [
    ...own,
    ...["@graph", "mainEntity", "mainEntityOfPage", "itemListElement", "item", "hasPart", "about"].flatMap((key) => recipesIn(document[key], depth + 1)),
  ];
}

function typesOf(node: Node): string[] {
  return listOf(node["@type"] ?? node["type"]).map((type) =>
    String(type)
      .replace(/^.*[/#:]/, "")
      .toLowerCase(),
  );
}

function toRecipe(node: Node): Recipe {
  const summary = wordsOf(node["description"]);
  const totalMinutes = durationOf(node["totalTime"]) ?? sumOf([durationOf(node["prepTime"]), durationOf(node["cookTime"] ?? node["performTime"])]);
  const lines = listOf(node["recipeIngredient"] ?? node["ingredients"] ?? node["supply"]).flatMap(linesOf);
  return {
    title: wordsOf(node["name"] ?? node["headline"]) ?? "",
    ...(summary === undefined ? {} : { summary }),
    ...yieldOf(node["recipeYield"] ?? node["yield"]),
    ...(totalMinutes === undefined ? {} : { totalMinutes }),
    ingredients: lines.map(toLine).filter((line) => line.food !== ""),
    steps: stepsOf(node["recipeInstructions"] ?? node["step"]),
    notes: [],
  };
}

function toLine(line: string): IngredientLine {
  const plain = readPlainText(line, 0, line.length);
  const { quantity, food, note, preparation, optional } = readIngredient({ ...plain, bold: [] });
  return {
    ...(quantity === undefined ? {} : { quantity }),
    food,
    ...(note === undefined || note === "" ? {} : { note }),
    ...(preparation === undefined ? {} : { preparation }),
    ...(optional === undefined ? {} : { optional }),
  };
}

/** Steps in order, whatever they are packed in; sections' names are left out, tips are no steps. */
function stepsOf(instructions: unknown, depth = 0): string[] {
  if (Array.isArray(instructions)) return instructions.flatMap((part) => stepsOf(part, depth));
  if (typeof instructions === "string")
    return linesOf(instructions)
      .map(withoutNumber)
      .filter((step) => step !== "");
  if (!isNode(instructions) || depth > 5) return [];
  const parts = instructions["itemListElement"] ?? instructions["steps"] ?? instructions["item"];
  const types = typesOf(instructions);
  if (types.includes("howtotip")) return [];
  if (parts !== undefined && !(types.includes("howtostep") && hasText(instructions))) return joinDirections(types, stepsOf(parts, depth + 1));
  // A step of one sentence has it as its text, its name, or both.
  const text = listOf(instructions["text"] ?? instructions["description"] ?? instructions["name"]).flatMap(linesOf);
  return text.length === 0 ? [] : [withoutNumber(text.join(" "))].filter((step) => step !== "");
}

/** The directions of one step are one step. */
function joinDirections(types: readonly string[], steps: readonly string[]): string[] {
  return types.includes("howtostep") && steps.length > 1 ? [steps.join(" ")] : [...steps];
}

function hasText(node: Node): boolean {
  return typeof node["text"] === "string" && node["text"].trim() !== "";
}

/** `1. `, `Step 2: `: the book numbers steps itself. */
function withoutNumber(step: string): string {
  return step.replace(/^(?:step\s)?\d{1,2}[.):]\s|^step\s\d{1,2}\s?[-–]?\s?/i, "").trim();
}

function yieldOf(value: unknown): Pick<Recipe, "servings" | "makes"> {
  // "4" and "4 servings" stand side by side; whichever says people is right.
  const said = listOf(value)
    .map((part) =>
      isNode(part)
        ? [part["value"], part["unitText"]]
            .filter((piece) => piece !== undefined)
            .map(String)
            .join(" ")
        : (wordsOf(part) ?? ""),
    )
    .filter((text) => text !== "")
    .map(readYield);
  const makes = said.find((read) => read.makes !== undefined);
  // A bare number beside "12 cookies" counts the cookies.
  return (said.length > 1 && makes ? makes : said[0]) ?? {};
}

/** Minutes of an ISO 8601 duration, or of words; none and nought are undefined. */
function durationOf(value: unknown): number | undefined {
  const [first] = listOf(value);
  if (isNode(first)) return durationOf(first["maxValue"] ?? first["value"] ?? first["minValue"]);
  if (typeof first === "number") return first > 0 ? first : undefined;
  const text = wordsOf(first);
  const iso = /^-?P(?:\d+Y)?(?:\d+M)?(?:(\d+)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i.exec(
    text ?? "",
  );
  if (!iso) return minutesOf(text);
  const [, weeks, days, hours, minutes, seconds] = iso.map((part) => Number((part ?? "0").replace(",", ".")) || 0);
  const total = Math.round((((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60);
  return total > 0 ? total : undefined;
}

function linesOf(value: unknown): string[] {
  if (typeof value === "string") return htmlToLines(value);
  if (Array.isArray(value)) return value.flatMap(linesOf);
  return isNode(value) ? linesOf(value["text"] ?? value["name"] ?? value["@value"]) : [];
}

/** One line of words, or undefined where there are none. */
function wordsOf(value: unknown): string | undefined {
  const text = typeof value === "number" ? String(value) : linesOf(value).join(" ");
  return text === "" ? undefined : text;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : value === undefined || value === null ? [] : [value];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
