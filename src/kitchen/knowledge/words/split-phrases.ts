/** The phrases of a text that parts them by commas, on as many lines as it takes. */
export function splitPhrases(text: string): readonly string[] {
  return text.trim().split(/,\s+/);
}
