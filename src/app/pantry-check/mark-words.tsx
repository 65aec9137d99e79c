/** Marks the words that the pantry check found fault with, in the recipe itself. */
import type { ReactNode } from "react";
import { patternLater } from "#recipe/pattern";
import type { CheckedPage } from "../kitchen-worker/checking.ts";

const MARKED = new Set(["not-on-your-list", "not-sure", "not-food"]);

/** The last word of a text, and what stands behind it. Looked for in a few characters at a time: searched from the front, a long text costs its square. */
const lastWord = patternLater("u")`([\p{L}\p{N}]+)[^\p{L}\p{N}\n]*$`;
const REACH = 60;
const wordCharacter = patternLater("u")`^[\p{L}\p{N}]`;

type Mark = (words: string) => ReactNode;

/** As `markWords`, but a fault in it never reaches the recipe: it is logged once, and the words stand unmarked. */
export function markWordsSafely(page: CheckedPage, make: (page: CheckedPage) => Mark | undefined = markWords): Mark | undefined {
  let hasFailed = false;
  const attempt = <Result,>(deed: () => Result, otherwise: Result): Result => {
    if (hasFailed) return otherwise;
    try {
      return deed();
    } catch (reason) {
      hasFailed = true;
      // oxlint-disable-next-line no-console -- a fault of the book's own, for whoever looks after it
      console.error(reason);
      return otherwise;
    }
  };
  const mark = attempt(() => make(page), undefined);
  return mark && ((words) => attempt(() => mark(words), words));
}

/**
 * The words that were found fault with, in lower case, as a tree of their characters: many of them are looked for at once.
 * Where one ends stand the words before it; an empty one where a line begins.
 */
interface Faults {
  readonly next: Map<string, Faults>;
  before?: Set<string>;
}

/**
 * A function that draws a run of plain words with the faulty ones marked; undefined where there are none. A word is
 * taken for the faulty one where the same word comes before it, so that the butter of "peanut butter" stays unmarked.
 */
export function markWords({ text, check }: CheckedPage): Mark | undefined {
  const faults = findFaults({ text, check });
  if (faults.next.size === 0) return undefined;
  return (words) => {
    const marked: ReactNode[] = [];
    let end = 0;
    for (let index = 0; index < words.length;) {
      const found = findLongest(words, index, faults);
      if (found && isMeant(found.before, wordBefore(words, index))) {
        marked.push(words.slice(end, index), <mark key={index}>{words.slice(index, found.end)}</mark>);
        end = found.end;
        index = end;
      } else index += characterAt(words, index).length;
    }
    return end === 0 ? words : [...marked, words.slice(end)];
  };
}

/** Where a run of words begins, nobody knows what comes before. */
function isMeant(before: ReadonlySet<string>, word: string | undefined): boolean {
  return word === undefined || before.has(word);
}

/** The longest faulty word that stands at a place, as a whole word; what comes before it is not looked at. */
function findLongest(words: string, index: number, faults: Faults): { readonly end: number; readonly before: ReadonlySet<string> } | undefined {
  let found: { readonly end: number; readonly before: ReadonlySet<string> } | undefined;
  let node: Faults | undefined = faults;
  for (let end = index; node && end < words.length;) {
    const character = characterAt(words, end);
    node = node.next.get(character.toLowerCase());
    end += character.length;
    if (node?.before && !wordCharacter().test(characterAt(words, end))) found = { end, before: node.before };
  }
  return found;
}

/** A whole character; an empty text behind the end. */
function characterAt(words: string, index: number): string {
  const code = words.codePointAt(index);
  return code === undefined ? "" : String.fromCodePoint(code);
}

function findFaults({ text, check }: Pick<CheckedPage, "text" | "check">): Faults {
  const faults: Faults = { next: new Map() };
  for (const { id, ranges } of check.findings) {
    if (!MARKED.has(id)) continue;
    for (const { start, end } of ranges) {
      const word = text.slice(start, end);
      if (word.trim() === "") continue;
      let node = faults;
      for (const character of word) {
        const next: Faults = node.next.get(character.toLowerCase()) ?? { next: new Map() };
        node.next.set(character.toLowerCase(), next);
        node = next;
      }
      node.before ??= new Set();
      node.before.add(wordBefore(text, start) ?? "");
    }
  }
  return faults;
}

/** The word before a place, in lower case; undefined where the run of words begins there. */
function wordBefore(words: string, at: number): string | undefined {
  return lastWord()
    .exec(words.slice(Math.max(0, at - REACH), at))?.[1]
    ?.toLowerCase();
}
