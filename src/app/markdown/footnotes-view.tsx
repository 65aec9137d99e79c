/** Draws the footnotes that have arrived, each with a way back to every place that refers to it. */
import { memo, use, type ReactNode } from "react";
import type { Footnote } from "./block.ts";
import { BlockView } from "./block-view.tsx";
import { ChunkedInOrder } from "./in-order.tsx";
import { MarkdownContext, footnoteId, referenceId } from "./markdown-context.ts";

/** Ways back that are drawn for one footnote; nobody follows more. */
const MAX_WAYS_BACK = 20;

interface FootnotesViewProps {
  readonly footnotes: readonly Footnote[];
  /** False while more may come: a way back that stands behind words that still grow would move with each of them. */
  readonly done: boolean;
}

export const FootnotesView = memo(function FootnotesView({ footnotes, done }: FootnotesViewProps): ReactNode {
  const written = footnotes.filter((footnote) => footnote.children !== undefined);
  if (written.length === 0) return null;
  return (
    <section className="footnotes" aria-label="Footnotes" data-arriving={done ? undefined : ""}>
      <ol>
        {written.map((footnote, index) => (
          <FootnoteView key={footnote.label} footnote={footnote} isNext={footnote.number === (written[index - 1]?.number ?? 0) + 1} />
        ))}
      </ol>
    </section>
  );
});

interface FootnoteViewProps {
  readonly footnote: Footnote;
  /** Its number is the one after that of the footnote before it. */
  readonly isNext: boolean;
}

function FootnoteView({ footnote: { number, references, children }, isNext }: FootnoteViewProps): ReactNode {
  const { idPrefix } = use(MarkdownContext);
  const waysBack = Array.from({ length: Math.min(references, MAX_WAYS_BACK) }, (_, index) => referenceId(idPrefix, number, index + 1));
  return (
    // Of ten thousand items that all state their number, Chromium counts each again for every other one: nine seconds.
    <li id={footnoteId(idPrefix, number)} value={isNext ? undefined : number}>
      <ChunkedInOrder chunks={children ?? []} view={BlockView} />
      {waysBack.map((id, index) => (
        <a key={id} className="way-back" href={`#${id}`} aria-label={`Back to reference ${number}${index === 0 ? "" : `-${index + 1}`}`}>
          ↩
        </a>
      ))}
    </li>
  );
}
