/** The search of the catalogues: forgiving about case and order, strict about words. */

/** True when every word of the query occurs in one of the texts. An empty query matches everything. */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const haystack = texts.join("\n").toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => haystack.includes(word));
}
