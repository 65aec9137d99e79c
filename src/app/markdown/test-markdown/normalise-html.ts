/** What an official example and what we make of it have in common, whoever wrote the HTML. */

/** Blanks beside tags, and ways of writing the same character, say nothing. A picture is a link that says what it shows. */
export function normaliseHtml(html: string): string {
  return html
    .replace(/<img src="[^"]*" alt="([^"]*)"[^>]*>/g, "$1")
    .replace(/&nbsp;|\u00A0/g, " ")
    .replace(/&#39;/g, "'")
    .replace(/<br *\/?>\s*/g, "<br>")
    .replace(/\n(?=<\/code>)/g, "")
    .replace(/\s*(<\/?(?:p|ul|ol|li|blockquote|pre|h\d|hr|a|code|table|thead|tbody|tr|th|td)\b[^>]*>)\s*/g, "$1")
    .replace(/\s+/g, " ")
    .replaceAll(" />", ">")
    .trim();
}
