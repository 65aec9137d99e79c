/** Draws the blocks of a text. Each view is drawn again only when its block is another object, which a finished block never is. */
import { createContext, memo, use, type ReactNode } from "react";
import type { MarkedToken, Token } from "marked";
import type { Block, Code, List, ListItem, Quote } from "./block.ts";
import { ChunkedInOrder, InOrder } from "./in-order.tsx";
import { InlineView } from "./inline-view.tsx";
import { MarkdownContext } from "./markdown-context.ts";
import { TableView } from "./table-view.tsx";

/** Whether a paragraph stands in a list without blank lines, and is drawn as mere words. A context, so that a list that turns loose half-way keeps its items' elements. */
const TightContext = createContext(false);

export const BlockView = memo(function BlockView({ item: block }: { readonly item: Block }): ReactNode {
  switch (block.type) {
    case "prose":
      return <ProseView tokens={block.tokens} />;
    case "code":
      return <CodeView code={block} />;
    case "quote":
      return <QuoteView quote={block} />;
    case "list":
      return <ListView list={block} />;
    case "table":
      return <TableView table={block} />;
  }
});

function ProseView({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return <InOrder items={tokens as readonly MarkedToken[]} view={ProseTokenView} />;
}

function ProseTokenView({ item: token }: { readonly item: MarkedToken }): ReactNode {
  const { headingOffset } = use(MarkdownContext);
  const isTight = use(TightContext);
  switch (token.type) {
    case "heading": {
      const Heading = `h${Math.min(6, token.depth + headingOffset)}` as "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
      return (
        <Heading>
          <InlineView tokens={token.tokens} />
        </Heading>
      );
    }
    case "paragraph": {
      const words = <InlineView tokens={token.tokens} />;
      return isTight ? words : <p>{words}</p>;
    }
    case "code":
      return <CodeView code={{ type: "code", language: "", pieces: [`${token.text}\n`] }} />;
    case "table":
      return <TableView table={{ type: "table", header: token.header, rows: [token.rows] }} />;
    case "hr":
      return <hr />;
    case "space":
    case "def":
      return null;
    default:
      return token.raw;
  }
}

function CodeView({ code }: { readonly code: Code }): ReactNode {
  // A wide block scrolls, so the keyboard must be able to reach it.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0}>
      <code className={code.language === "" ? undefined : `language-${code.language}`}>{code.pieces}</code>
    </pre>
  );
}

function QuoteView({ quote }: { readonly quote: Quote }): ReactNode {
  return (
    <TightContext value={false}>
      <blockquote>
        <ChunkedInOrder chunks={quote.children} view={BlockView} />
      </blockquote>
    </TightContext>
  );
}

function ListView({ list }: { readonly list: List }): ReactNode {
  const items = <ChunkedInOrder chunks={list.items} view={ListItemView} />;
  return (
    <TightContext value={!list.loose}>
      {list.start === undefined ? <ul>{items}</ul> : <ol start={list.start === 1 ? undefined : list.start}>{items}</ol>}
    </TightContext>
  );
}

const ListItemView = memo(function ListItemView({ item }: { readonly item: ListItem }): ReactNode {
  return (
    <li className={item.checked === undefined ? undefined : "task"}>
      {item.checked !== undefined && <input type="checkbox" checked={item.checked} disabled readOnly aria-label={item.checked ? "Done" : "To do"} />}
      <ChunkedInOrder chunks={item.children} view={BlockView} />
    </li>
  );
});
