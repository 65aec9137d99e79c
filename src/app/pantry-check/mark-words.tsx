/** Marks the words that the pantry check found fault with, in the recipe itself. */
import type { ReactNode } from "react";
import type { CheckedPage } from "../kitchen-worker/kitchen.ts";

const MARKED = new Set(["not-on-your-list", "not-sure", "not-food"]);

/**
 * A function that draws a run of plain words with the faulty ones marked; undefined where there are none. A word is
 * taken for the faulty one where the same word comes before it, so that the butter of "peanut butter" stays unmarked.
 */
export function markWords({ text, check }: CheckedPage): ((words: string) => ReactNode) | undefined {
  const patterns = new Set<string>();
  for (const { id, ranges } of check.findings) {
    if (!MARKED.has(id)) continue;
    for (const { start, end } of ranges) {
      const before = /([\p{L}\p{N}]+)[^\p{L}\p{N}\n]*$/u.exec(text.slice(Math.max(0, start - 60), start))?.[1];
      const lead = before === undefined ? "^[^\\p{L}\\p{N}]*" : `(?:${escapeForPattern(before)}|^)[^\\p{L}\\p{N}]*`;
      patterns.add(`(?<=${lead})${escapeForPattern(text.slice(start, end))}(?![\\p{L}\\p{N}])`);
    }
  }
  if (patterns.size === 0) return undefined;
  const faulty = new RegExp(`(${[...patterns].join("|")})`, "giu");
  return (words) => {
    const pieces = words.split(faulty);
    if (pieces.length === 1) return words;
    // Every other piece is one that the pattern caught.
    return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
  };
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
}
