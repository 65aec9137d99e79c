/** What the parts of one markdown text need to know about the whole of it. */
import { createContext, type ReactNode } from "react";

export interface MarkdownContextValue {
  /** Added to every heading's level: 2 makes the text's `#` an `h3`. */
  readonly headingOffset: number;
  /** Draws a run of plain words, for example with a food in it highlighted. */
  readonly mark: ((text: string) => ReactNode) | undefined;
  /** Begins every id, so that no text can name an element of the page. */
  readonly idPrefix: string;
}

export interface FootnoteEntry {
  readonly number: number;
  /** Its text has arrived, so that one can go there. */
  readonly isWritten: boolean;
}

export const MarkdownContext = createContext<MarkdownContextValue>({ headingOffset: 0, mark: undefined, idPrefix: "" });

/** The footnotes by label. Apart from the rest, because it changes while the text streams. */
export const FootnoteContext = createContext<ReadonlyMap<string, FootnoteEntry>>(new Map());

export function footnoteId(idPrefix: string, number: number): string {
  return `${idPrefix}-footnote-${number}`;
}

export function referenceId(idPrefix: string, number: number, occurrence: number): string {
  return `${idPrefix}-reference-${number}-${occurrence}`;
}
