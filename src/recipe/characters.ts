/**
 * Classes of characters beyond ASCII. An engine looks into every pattern of a program when it loads it, and takes as long over
 * one such class as over a page of code: so each is written once, or made when it is first asked for.
 */

/** A pattern that is made on first use. */
export function patternLater(source: string, flags: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => (pattern ??= new RegExp(source, flags));
}

const wordCharacter = patternLater(String.raw`[\p{L}\p{N}]`, "u");

/** Whether a text of one character is a letter or a number. */
export function isWordCharacter(character: string): boolean {
  if (character >= "\u0080") return wordCharacter().test(character);
  return (character >= "a" && character <= "z") || (character >= "A" && character <= "Z") || (character >= "0" && character <= "9");
}
