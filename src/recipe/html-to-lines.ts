/** The words of a stretch of HTML, one line a paragraph, list item or line break. */
import { decodeHTML } from "entities/decode";

/** What begins a new line. All other tags are nothing. */
const BREAK = /<(?:\/?(?:p|div|li|ul|ol|h[1-6]|section|article|tr|table|blockquote)|br)(?:\s[^<>]{0,2000})?\/?>/gi;
const UNSEEN = /<(script|style)\b[^<>]{0,2000}>[^<]{0,5000}<\/\1>/gi;
const TAG = /<\/?[a-z!][^<>]{0,2000}>/gi;

/** Lines without the spaces around them; empty ones are left out. References are read twice, as many sites write them twice. */
export function htmlToLines(html: string): string[] {
  const plain = html.replaceAll(UNSEEN, " ").replaceAll(BREAK, "\n").replaceAll(TAG, "");
  return decodeHTML(decodeHTML(plain))
    .replaceAll(BREAK, "\n")
    .replaceAll(TAG, "")
    .split(/[\n\r\u2028]+/)
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}
