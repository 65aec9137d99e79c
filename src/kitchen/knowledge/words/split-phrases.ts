/** The tables' lists of words and phrases are texts on as many lines as it takes. */

/** The phrases of a text that parts them by commas. */
export function splitPhrases(text: string): readonly string[] {
  return text.trim().split(/,\s+/);
}

/** The words of a text. Runs while the kitchen is loaded: a regular expression would take ten times as long, most of it to be compiled. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set(text.replaceAll("\n", " ").split(" "));
  words.delete("");
  return words;
}
