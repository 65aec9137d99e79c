/** Marks the words that the pantry check found fault with, in the recipe itself. */
import type { ReactNode } from "react";
import { pattern, patternLater } from "#recipe/pattern";
import type { CheckedPage } from "../kitchen-worker/checking.ts";

const MARKED = new Set(["not-on-your-list", "not-sure", "not-food"]);

/** The last word of a text, and what stands behind it. Looked for in a few characters at a time: searched from the front, a long text costs its square. */
const lastWord = patternLater("u")`([\p{L}\p{N}]+)[^\p{L}\p{N}\n]*$`;
const REACH = 60;

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

/** The words that were found fault with, in lower case, by the words before them; an empty one where a line begins. */
type Faults = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * A function that draws a run of plain words with the faulty ones marked; undefined where there are none. A word is
 * taken for the faulty one where the same word comes before it, so that the butter of "peanut butter" stays unmarked.
 */
export function markWords({ text, check }: CheckedPage): Mark | undefined {
  const faults = findFaults({ text, check });
  if (faults.size === 0) return undefined;
  const longestFirst = [...faults.keys()].sort((a, b) => b.length - a.length);
  const faulty = pattern("giu")`${longestFirst}(?![\p{L}\p{N}])`;
  return (words) => {
    const marked: ReactNode[] = [];
    let end = 0;
    faulty.lastIndex = 0;
    for (let match = faulty.exec(words); match; match = faulty.exec(words)) {
      const { 0: found, index } = match;
      const before = wordBefore(words, index);
      if (before !== undefined && faults.get(found.toLowerCase())?.has(before) === false) {
        // On by a whole character: half-way into one, the engine steps back and finds the same again, for ever.
        faulty.lastIndex = index + ((words.codePointAt(index) ?? 0) > 0xffff ? 2 : 1);
        continue;
      }
      marked.push(words.slice(end, index), <mark key={index}>{found}</mark>);
      end = index + found.length;
    }
    return end === 0 ? words : [...marked, words.slice(end)];
  };
}

function findFaults({ text, check }: Pick<CheckedPage, "text" | "check">): Faults {
  const faults = new Map<string, Set<string>>();
  for (const { id, ranges } of check.findings) {
    if (!MARKED.has(id)) continue;
    for (const { start, end } of ranges) {
      const word = text.slice(start, end).toLowerCase();
      if (word.trim() === "") continue;
      const before = faults.get(word) ?? new Set();
      faults.set(word, before.add(wordBefore(text, start) ?? ""));
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
