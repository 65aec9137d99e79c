/** Draws words: emphasis, code, links, line breaks, references to footnotes. Anything else is shown as it was typed. */
import { createContext, use, type ReactNode } from "react";
import type { MarkedToken, Token, Tokens } from "marked";
import type { FootnoteReference } from "./bounded-lexer.ts";
import { decodeEntities } from "./entities.ts";
import { holdAmounts } from "./hold-amounts.ts";
import { InOrder } from "./in-order.tsx";
import { FootnoteContext, MarkdownContext, footnoteId, referenceId } from "./markdown-context.ts";
import { plainText } from "./plain-text.ts";
import { findSafeLink } from "./safe-link.ts";

/** Whether the words are those of a link, which holds no other link. */
const LinkContext = createContext(false);

export function InlineView({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return <InOrder items={tokens as readonly InlineToken[]} view={InlineTokenView} />;
}

type InlineToken = MarkedToken | FootnoteReference;

function InlineTokenView({ item: token }: { readonly item: InlineToken }): ReactNode {
  const { mark } = use(MarkdownContext);
  const isInLink = use(LinkContext);
  switch (token.type) {
    case "text": {
      if (token.tokens) return <InlineView tokens={token.tokens} />;
      const words = holdAmounts(decodeEntities(token.text));
      return mark && !isInLink ? mark(words) : words;
    }
    case "escape":
      return token.text;
    case "strong":
      return (
        <strong>
          <InlineView tokens={token.tokens} />
        </strong>
      );
    case "em":
      return (
        <em>
          <InlineView tokens={token.tokens} />
        </em>
      );
    case "del":
      return (
        <del>
          <InlineView tokens={token.tokens} />
        </del>
      );
    case "codespan":
      return <code>{token.text}</code>;
    case "br":
      return <br />;
    case "link":
      return <SafeLink token={token}>{token.autolink ? token.text : <InlineView tokens={token.tokens} />}</SafeLink>;
    case "image":
      return <SafeLink token={token}>{plainText(token.tokens) || token.href}</SafeLink>;
    case "footnoteReference":
      return <FootnoteReferenceView reference={token} />;
    case "checkbox":
      return null;
    default:
      return token.raw;
  }
}

interface SafeLinkProps {
  readonly token: Tokens.Link | Tokens.Image;
  readonly children: ReactNode;
}

function SafeLink({ token, children }: SafeLinkProps): ReactNode {
  const href = use(LinkContext) ? undefined : findSafeLink(token.href);
  if (href === undefined) return children;
  return (
    <a href={href} title={token.title ? decodeEntities(token.title) : undefined} rel="noreferrer noopener" target="_blank">
      <LinkContext value={true}>{children}</LinkContext>
    </a>
  );
}

function FootnoteReferenceView({ reference }: { readonly reference: FootnoteReference }): ReactNode {
  const { idPrefix } = use(MarkdownContext);
  const isInLink = use(LinkContext);
  const footnote = use(FootnoteContext).get(reference.label);
  if (!footnote) return reference.raw;
  const { number, isWritten } = footnote;
  return (
    <sup>
      {isWritten && !isInLink ? (
        <a id={referenceId(idPrefix, number, reference.occurrence)} href={`#${footnoteId(idPrefix, number)}`} aria-label={`Footnote ${number}`}>
          {number}
        </a>
      ) : (
        number
      )}
    </sup>
  );
}
