/** Draws the blocks of a text. Each view is drawn again only when its block is another object, which a finished block never is. */
import { createContext, memo, use, type ReactNode } from "react";
import type { MarkedToken, Token } from "marked";
import type { Block, Code, List, ListItem, Quote } from "./block.ts";
import { ChunkedInOrder, InOrder } from "./in-order.tsx";
import { InlineView } from "./inline-view.tsx";
import { MarkdownContext } from "./markdown-context.ts";
import { TableView } from "./table-view.tsx";
import { findBlock } from "./token-block.ts";

/** Whether the list around an item is loose. A context, so that a list that turns loose half-way keeps its items' elements. */
const LooseContext = createContext(false);

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

export function ProseView({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return <InOrder items={tokens as readonly MarkedToken[]} view={ProseTokenView} />;
}

function ProseTokenView({ item: token }: { readonly item: MarkedToken }): ReactNode {
  const { headingOffset } = use(MarkdownContext);
  const isLoose = use(LooseContext);
  const block = findBlock(token);
  if (block) return <BlockView item={block} />;
  switch (token.type) {
    case "heading": {
      const Heading = `h${Math.min(6, token.depth + headingOffset)}` as "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
      return (
        <Heading>
          <InlineView tokens={token.tokens} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <InlineView tokens={token.tokens} />
        </p>
      );
    case "text": {
      const words = <InlineView tokens={token.tokens ?? [token]} />;
      return isLoose ? <p>{words}</p> : words;
    }
    case "hr":
      return <hr />;
    case "space":
    case "def":
    case "checkbox":
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
      <code className={code.language === "" ? undefined : `language-${code.language}`}>
        <InOrder items={code.lines} view={CodeLines} />
      </code>
    </pre>
  );
}

const CodeLines = memo(function CodeLines({ item: lines }: { readonly item: readonly string[] }): ReactNode {
  return `${lines.join("\n")}\n`;
});

function QuoteView({ quote }: { readonly quote: Quote }): ReactNode {
  return (
    <blockquote>
      <ChunkedInOrder chunks={quote.children} view={BlockView} />
    </blockquote>
  );
}

function ListView({ list }: { readonly list: List }): ReactNode {
  const items = <ChunkedInOrder chunks={list.items} view={ListItemView} />;
  return (
    <LooseContext value={list.loose}>
      {list.start === undefined ? <ul>{items}</ul> : <ol start={list.start === 1 ? undefined : list.start}>{items}</ol>}
    </LooseContext>
  );
}

const ListItemView = memo(function ListItemView({ item }: { readonly item: ListItem }): ReactNode {
  if (item.checked === undefined) {
    return (
      <li>
        <ProseView tokens={item.tokens} />
      </li>
    );
  }
  return <TaskView checked={item.checked} tokens={item.tokens.filter((token) => token.type !== "checkbox")} />;
});

/** A task: its first words name its box. */
function TaskView({ checked, tokens: [first, ...rest] }: { readonly checked: boolean; readonly tokens: readonly Token[] }): ReactNode {
  const isLoose = use(LooseContext);
  const task = (
    <label>
      <input type="checkbox" checked={checked} disabled readOnly /> <InlineView tokens={first && "tokens" in first ? (first.tokens ?? []) : []} />
    </label>
  );
  return (
    <li className="task">
      {isLoose ? <p>{task}</p> : task}
      <ProseView tokens={rest} />
    </li>
  );
}
