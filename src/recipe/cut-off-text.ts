/** Tells whether a recipe's text stops in the middle: of a sentence, of a line, or before the method. */
import type { RecipePart } from "./read-recipe.ts";

/** What may end a finished text: punctuation, brackets, a figure's sign, an emoji. */
const FINISHED = /[.!?…:;)\]"'”’*|]$|(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})\uFE0F?$/u;
/** No text ends with one of these. */
const DANGLING = /(?:^|\s)(?:a|an|and|the|of|or|with|to|in|into|for|until|on|at|from|your|its|about|if|as|but|then|over|by|is|are|[\d½¼¾⅓⅔]+)$|[,–—-]$/i;

/** Judges the last words of a text against the way it ends its other lines. */
export function isCutOff(source: string, parts: readonly RecipePart[]): boolean {
  const last = parts.at(-1);
  if (!last) return false;
  const ending = last.plain.text.slice(-80);
  if (DANGLING.test(ending) || hasOpenBold(source, last)) return true;
  const steps = parts.filter((part) => part.role === "step");
  if (last.role === "ingredient" || last.role === "label") return parts.some((part) => part.role === "ingredient") && steps.length === 0;
  if (last.role !== "step")
    return (
      (last.role === "note" || last.role === "remark") &&
      endsOpen(
        last,
        parts.filter((part) => part.role === last.role),
      )
    );
  return endsOpen(last, steps);
}

/** The line lacks the full stop that most lines of its kind have. */
function endsOpen(last: RecipePart, alike: readonly RecipePart[]): boolean {
  if (FINISHED.test(last.plain.text.slice(-4))) return false;
  const others = alike.slice(0, -1);
  const stopped = others.filter((part) => FINISHED.test(part.plain.text.slice(-4))).length;
  return others.length === 0 ? last.plain.text.split(" ", 9).length > 8 : stopped * 2 > others.length;
}

function hasOpenBold(source: string, last: RecipePart): boolean {
  const line = source.slice(source.lastIndexOf("\n", last.start) + 1, source.length);
  return line.slice(0, 4000).split("**").length % 2 === 0;
}
