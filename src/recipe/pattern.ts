/**
 * The one place where patterns are made of texts. Whatever text is put into one stands for itself: no food's name, no word of
 * a reply can break a pattern or mean something in it. The linter forbids `RegExp` everywhere else.
 */

/** A text stands for itself, a list of texts for any of them, a pattern for what it matches (its flags are not kept). */
type Part = string | readonly string[] | RegExp;

/**
 * Makes a pattern of a template: pattern("giu")`\b${food}(?=s)`. Backslashes are written once.
 * @throws SyntaxError where the template's own words are no pattern; never for what is put into it
 */
export function pattern(flags = ""): (template: TemplateStringsArray, ...parts: readonly Part[]) => RegExp {
  return (template, ...parts) => new RegExp(String.raw(template, ...parts.map(sourceOf)), flags);
}

/**
 * A pattern without any parts that is made on first use. An engine looks into every pattern of a program when it loads it, and
 * takes as long over one class of characters beyond ASCII as over a page of code: so such a class is made when it is first asked for.
 */
export function patternLater(flags = ""): (template: TemplateStringsArray) => () => RegExp {
  return (template) => {
    let made: RegExp | undefined;
    return () => (made ??= pattern(flags)(template));
  };
}

function sourceOf(part: Part): string {
  if (typeof part === "string") return escapeText(part);
  // A pattern that matches nothing, where there is nothing to choose from.
  if (Array.isArray(part)) return part.length === 0 ? "(?!)" : `(?:${part.map(escapeText).join("|")})`;
  return `(?:${(part as RegExp).source})`;
}

/** The characters that mean something in a pattern. A hyphen means nothing outside a class, and may not be escaped there under the flag `u`. */
function escapeText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
