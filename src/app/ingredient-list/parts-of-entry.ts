/** What an entry lists, one text each, cut at commas, semicolons and line ends; not in brackets, and not at the comma of "1,5 l". */
export function partsOfEntry(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at];
    if (sign === "(") depth++;
    else if (sign === ")" && depth > 0) depth--;
    const isEnd = sign === undefined || (depth === 0 && /[,;\n]/.test(sign) && !/^\d,\d/.test(text.slice(Math.max(at - 1, 0), at + 2)));
    if (!isEnd) continue;
    const part = text.slice(from, at).trim();
    if (part !== "") parts.push(part);
    from = at + 1;
  }
  return parts;
}
