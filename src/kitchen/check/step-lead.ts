/** The words that name a step or a part of it: before a colon, in bold, in capitals. */
import { instructionForm } from "#recipe/instruction-verbs";
import type { Sentence } from "./sentence.ts";

const LEAD_MOST = 40;

/** Where the words end that name a step or a part of it: before a colon, in bold, in capitals, or alone in their sentence. 0 without any. */
export function endOfLead({ part, start, end, text, next }: Sentence): number {
  if (part.role !== "step") return 0;
  const written = part.plain.text.slice(start, end);
  const colon = written.slice(0, LEAD_MOST).indexOf(":");
  if (colon > 0 && /^ ?(?:(?:for )?the |for )?(?:[\p{L}'-]+ ?){1,3}$/u.test(text.slice(0, colon)) && text.length > colon + 2) return colon;
  const bold = part.plain.bold[0];
  if (start === 0 && bold && bold.start === 0 && bold.end < LEAD_MOST && bold.end <= end) return bold.end;
  const capitals = /^ ?(?:(?:THE|FOR) )*\p{Lu}{3,}(?: \p{Lu}{2,}){0,2}(?= \p{Lu}\p{Ll})/u.exec(written)?.[0].length ?? 0;
  if (capitals > 0) return capitals;
  if (start === 0 && end === part.plain.text.length && /^\p{Lu}{3,}$/u.test(written)) return end;
  return start === 0 && next !== "" && /^(?:the |for the )?[\p{L}'-]+(?: [\p{L}'-]+)?[.!]?$/u.test(text) ? text.length : 0;
}

/** A step's first words, in bold, that say in verbs what is done in it. */
export function isNameOfStep({ part, start, end, text }: Sentence): boolean {
  const bold = part.plain.bold[0];
  if (part.role !== "step" || start > 0 || bold === undefined || bold.start > 0 || bold.end < end - 1) return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  // "**Cream.**" names what is whisked below it.
  if (words.length === 1 && /^(?:cream|butter|crumb|juice|oil|sauce)$/.test(words[0] ?? "")) return false;
  return words.length < 4 && words.every((word) => word === "and" || instructionForm(word) === "bare" || word === "fluff");
}
