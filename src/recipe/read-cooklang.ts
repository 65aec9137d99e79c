/** Reads Cooklang, the plain-text format of recipe files, into its items: words, ingredients, cookware and timers. */
import { patternLater } from "./pattern.ts";

/** A stretch of a step. Amounts are as written, a number where they are one; `some` where an ingredient has none. */
export type CooklangItem =
  | { readonly type: "text"; readonly value: string }
  | {
      readonly type: "ingredient";
      readonly name: string;
      /** The word that the step shows where it is not the name: `@white wine|wine{}`. */
      readonly shown?: string;
      readonly quantity: CooklangAmount;
      readonly units: string;
      /** What stands in round brackets behind it: `(peeled)`. */
      readonly preparation?: string;
      readonly optional?: true;
      /** Named again (`@&flour`) or left out of the list by its author (`@-salt`): no line of its own. */
      readonly unlisted?: true;
    }
  | { readonly type: "cookware"; readonly name: string; readonly quantity: CooklangAmount; readonly optional?: true }
  | { readonly type: "timer"; readonly name: string; readonly quantity: CooklangAmount; readonly units: string };

export type CooklangAmount = number | string;

export interface Cooklang {
  /** Keys as written; of nested ones the path with dots (`time.prep`). */
  readonly metadata: ReadonlyMap<string, string>;
  /** One list of items a step. */
  readonly steps: readonly (readonly CooklangItem[])[];
  /** The paragraphs behind `>`. */
  readonly notes: readonly string[];
}

/** Any text is Cooklang; what is no sign of the format is words. Linear in the length of the text. */
export function readCooklang(source: string): Cooklang {
  const { metadata, body } = takeFrontMatter(source.replaceAll(/\r\n?/g, "\n"));
  const steps: CooklangItem[][] = [];
  const notes: string[] = [];
  for (const block of blocksOf(withoutComments(body))) {
    const [first = ""] = block;
    const old = block.every((line) => line.startsWith(">>"));
    if (old) for (const line of block) setEntry(metadata, line.slice(2), "");
    else if (first.startsWith(">")) notes.push(block.map((line) => line.replace(/^>\s*/, "").trim()).join(" "));
    else steps.push(readStep(block.join(" ")));
  }
  return { metadata, steps, notes };
}

function takeFrontMatter(source: string): { readonly metadata: Map<string, string>; readonly body: string } {
  const metadata = new Map<string, string>();
  const lines = source.replace(/^\uFEFF/, "").split("\n");
  const first = lines.findIndex((line) => line.trim() !== "");
  const last = lines[first]?.trimEnd() === "---" ? lines.findIndex((line, at) => at > first && line.trimEnd() === "---") : -1;
  if (last < 0) return { metadata, body: source };
  let parent = "";
  for (const line of lines.slice(first + 1, last)) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const item = /^\s*-\s+(\S.*)$/.exec(line.slice(0, 1000))?.[1];
    if (item !== undefined && parent !== "") metadata.set(parent, [metadata.get(parent), unquote(item)].filter(Boolean).join(", "));
    else parent = setEntry(metadata, line, /^\s/.test(line) ? parent : "") ?? parent;
  }
  return { metadata, body: lines.slice(last + 1).join("\n") };
}

/** `key: value`, where nothing need follow the colon; the key that opens a nested group is answered. */
function setEntry(metadata: Map<string, string>, line: string, parent: string): string | undefined {
  const colon = line.indexOf(":");
  if (colon < 0) return undefined;
  const key = unquote(line.slice(0, colon));
  const value = unquote(line.slice(colon + 1));
  if (value === "") return key;
  metadata.set(parent === "" ? key : `${parent}.${key}`, value);
  return parent === "" ? undefined : parent;
}

function unquote(text: string): string {
  const trimmed = text.trim();
  if (/^"(?:[^"\\]|\\.)*"$/.test(trimmed)) return trimmed.slice(1, -1).replaceAll(/\\(.)/g, "$1");
  return /^'[^']*'$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed;
}

function withoutComments(body: string): string[] {
  return withoutBlockComments(body)
    .split("\n")
    .flatMap((line) => {
      const kept = line.replace(/(?<!-)--(?!-).*$/, "");
      return kept.trim() === "" && line.trim() !== "" ? [] : [kept];
    });
}

function withoutBlockComments(body: string): string {
  let kept = "";
  let from = 0;
  for (let start = body.indexOf("[-"); start >= 0; start = body.indexOf("[-", from)) {
    const end = body.indexOf("-]", start + 2);
    if (end < 0) break;
    kept += body.slice(from, start);
    from = end + 2;
  }
  return kept + body.slice(from);
}

/** Paragraphs: lines up to a blank one. A section's heading stands alone and is no step. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  let open: string[] | undefined;
  for (const line of lines) {
    const heading = line.startsWith("=");
    const apart = heading || line.trim() === "" || (open?.[0]?.startsWith(">>") ?? false) !== line.startsWith(">>");
    if (apart) open = undefined;
    if (heading || line.trim() === "") continue;
    if (open) open.push(line);
    else blocks.push((open = [line]));
  }
  return blocks;
}

/** A sign that ends no word (as in an address), at most one modifier, and the name: words up to a brace before the next sign, or else a single word. */
const component = patternLater(
  "gu",
)`(?<![A-Za-z0-9])([@#~])(?:([?&+@-])(?=\S))?(?:([^\s@#~{}][^@#~{}]{0,199})?\{([^{}]{0,200})\}(?:\(([^()]{0,200})\))?|([^\s\p{P}]+))`;

function readStep(text: string): CooklangItem[] {
  const items: CooklangItem[] = [];
  const words = (value: string): void => {
    if (value !== "") items.push({ type: "text", value });
  };
  let from = 0;
  const pattern = component();
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const item = readComponent(found);
    if (!item) continue;
    words(text.slice(from, found.index));
    items.push(item);
    from = found.index + found[0].length - (found[5] !== undefined && item.type !== "ingredient" ? found[5].length + 2 : 0);
    pattern.lastIndex = from;
  }
  words(from === 0 ? text : text.slice(from).trimEnd());
  return items;
}

function readComponent([, sign = "", modifier, long, inner, preparation, word]: RegExpExecArray): CooklangItem | undefined {
  const name = (long ?? word ?? "").trim();
  const [amount = "", ...units] = (inner ?? "").split("%");
  const quantity = readAmount(amount.trim().replace(/^=\s*/, ""));
  const unit = units.join("%").trim();
  const optional = modifier === "?" ? ({ optional: true } as const) : {};
  if (sign === "~") return modifier === undefined && (inner !== undefined || name !== "") ? { type: "timer", name, quantity, units: unit } : undefined;
  if (name === "") return undefined;
  if (sign === "#") return { type: "cookware", name, quantity: quantity === "" ? 1 : quantity, ...optional };
  const [whole = "", shown] = name.split("|");
  return {
    type: "ingredient",
    name: whole.replace(/^\.{0,2}\/(?:.*\/)?/, "").trim(),
    ...(shown === undefined ? {} : { shown: shown.trim() }),
    quantity: quantity === "" ? "some" : quantity,
    units: unit,
    ...(preparation === undefined ? {} : { preparation: preparation.trim() }),
    ...optional,
    ...(modifier === "&" || modifier === "-" ? { unlisted: true } : {}),
  };
}

/** `2`, `1.5`, `1/2`, `1 / 2` and `1 1/2` as numbers; all else, as `01/2` or `a few`, as written. */
function readAmount(text: string): CooklangAmount {
  if (/^(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/.test(text)) return Number(text);
  const fraction = /^(?:([1-9]\d{0,5})\s+)?([1-9]\d{0,5})\s*[/⁄]\s*([1-9]\d{0,5})$/.exec(text);
  return fraction ? Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]) : text;
}
