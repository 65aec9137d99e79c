/** A recipe that somebody else wrote, in any of the forms that recipes are passed on in, as the book's markdown. */
import { cooklangToRecipe } from "./cooklang-to-recipe.ts";
import { readCooklang } from "./read-cooklang.ts";
import { maybeJsonLd, readJsonLd } from "./read-json-ld.ts";
import { writeRecipe } from "./write-recipe.ts";

export interface BroughtRecipe {
  /** What `readRecipe` reads and the screen shows. Words and Markdown stay as they came. */
  readonly markdown: string;
  readonly form: "json-ld" | "cooklang" | "words";
}

/** Undefined where a text holds no words, or is a web page or data without a recipe. Never throws. */
export function bringRecipe(text: string): BroughtRecipe | undefined {
  if (maybeJsonLd(text)) {
    const recipe = readJsonLd(text);
    return recipe && { markdown: writeRecipe(recipe), form: "json-ld" };
  }
  if (isCooklang(text)) return { markdown: writeRecipe(cooklangToRecipe(readCooklang(text))), form: "cooklang" };
  return /[\p{L}\p{N}]/u.test(text) ? { markdown: text, form: "words" } : undefined;
}

/** An ingredient, a piece of cookware or a timer in braces; what is only an address or a heading is not enough. */
function isCooklang(text: string): boolean {
  return /(?:^|[^A-Za-z0-9])(?:[@#~][^@#~{}\n]{0,80}\{[^{}\n]{0,80}\})/.test(text);
}
