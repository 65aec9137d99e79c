/** Shows a markdown text, whole or still arriving, as React elements: nothing in it can become HTML, and nothing is fetched. */
import { useId, useMemo, useState, type ReactNode } from "react";
import { BlockView } from "./block-view.tsx";
import { ChunkedInOrder } from "./in-order.tsx";
import { FootnotesView } from "./footnotes-view.tsx";
import { FootnoteContext, MarkdownContext, type FootnoteEntry } from "./markdown-context.ts";
import { MarkdownReader } from "./markdown-reader.ts";

interface MarkdownProps {
  /** All of the text that has arrived. */
  readonly text: string;
  /** False while more may come: what is half open at the end is then closed for the time being. */
  readonly done: boolean;
  /** Levels to add to the text's headings, at most to `h6`. */
  readonly headingOffset: number;
  /** Draws runs of plain words outside code and links. Keep it the same function while its answers are the same. */
  readonly mark?: (text: string) => ReactNode;
}

export function Markdown({ text, done, headingOffset, mark }: MarkdownProps): ReactNode {
  // The reader is a cache of what it has read: the same text gives the same document, however often React asks.
  const [reader] = useState(() => new MarkdownReader());
  const { blocks, footnotes } = useMemo(() => reader.read(text, done), [reader, text, done]);
  const idPrefix = `recipe${useId()}`;
  const whole = useMemo(() => ({ headingOffset, mark, idPrefix }), [headingOffset, mark, idPrefix]);
  const entries = useMemo(
    () => new Map(footnotes.map(({ label, number, children }): [string, FootnoteEntry] => [label, { number, isWritten: children !== undefined }])),
    [footnotes],
  );
  return (
    <MarkdownContext value={whole}>
      <FootnoteContext value={entries}>
        <ChunkedInOrder chunks={blocks} view={BlockView} />
        <FootnotesView footnotes={footnotes} done={done} />
      </FootnoteContext>
    </MarkdownContext>
  );
}
