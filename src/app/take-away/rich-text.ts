/** The recipe on the screen as rich text, for letters and documents: its words, headings, lists and tables, and nothing that is the page's own. */

/** What rich text keeps. All else gives its words, or its children. */
const KEPT: ReadonlySet<string> = new Set("H1 H2 H3 H4 P UL OL LI TABLE THEAD TBODY TR TH TD STRONG B EM I DEL SUP SUB BR HR BLOCKQUOTE PRE CODE A".split(" "));

/** The HTML of an article, without a class, a mark or a control; its own title is the first heading. */
export function richText(article: Element): string {
  const top = Math.min(...[...article.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) => Number(tagName.slice(1))));
  const bare = document.createElement("div");
  for (const child of article.childNodes) bare.append(...strip(child, top));
  return bare.innerHTML;
}

function strip(node: Node, top: number): Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof Element) || node.matches("button, input, svg, script, [hidden], .way-back")) return [];
  const children = [...node.childNodes].flatMap((child) => strip(child, top));
  const level = /^H([1-6])$/.exec(node.tagName)?.[1];
  const name = level === undefined ? node.tagName : `H${Math.min(4, Number(level) - top + 1)}`;
  if (!KEPT.has(name)) return children;
  const kept = document.createElement(name);
  const href = node instanceof HTMLAnchorElement ? node.href : "";
  // A note's place on this page is nowhere else.
  if (name === "A" && (!/^https?:/.test(href) || href.startsWith(`${location.href.split("#")[0]}#`))) return children;
  if (href !== "") kept.setAttribute("href", href);
  if (node instanceof HTMLOListElement && node.start !== 1) kept.setAttribute("start", String(node.start));
  kept.append(...children);
  return [kept];
}
