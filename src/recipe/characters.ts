/** Questions about single characters. */
import { patternLater } from "./pattern.ts";

const wordCharacter = patternLater("u")`[\p{L}\p{N}]`;

/** Whether a text of one character is a letter or a number. */
export function isWordCharacter(character: string): boolean {
  if (character >= "\u0080") return wordCharacter().test(character);
  return (character >= "a" && character <= "z") || (character >= "A" && character <= "Z") || (character >= "0" && character <= "9");
}
