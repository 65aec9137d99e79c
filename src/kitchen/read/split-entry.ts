/** Cuts a typed entry where a list is meant: lines, commas, bullets, sentences and emoji. */
import { patternLater } from "#recipe/pattern";
import { FOOD_EMOJI } from "#kitchen/knowledge/emoji";
import { MEASURES } from "#kitchen/knowledge/words/measures";
import { inPlainOrder } from "./spoken-measures.ts";

/** A stretch of an entry that should name one food, or a few joined by "and". */
export interface EntryPart {
  readonly text: string;
  /** The text of brackets that were in it: often the amount. */
  readonly comment: string;
  /** Set when the part is a food emoji: the food's name. */
  readonly emoji?: string;
}

const PICTURE = /\p{Extended_Pictographic}/u;
/** Marks of brands, which Unicode counts among the pictures. */
const MARKS = new Set("™®©");
const SEPARATORS = new Set('\n\r\t,;:•·|!?<>[]{}"、，；。।¡¿—–+');

/** Written so short that the sign between would part it. */
const SALT_AND_PEPPER = /^\s*s\s?[+&]\s?p(?![\p{L}\p{N}])/iu;

/** The parts in order, blank ones left out. Linear in the text. */
export function splitEntry(entry: string): EntryPart[] {
  const parts: EntryPart[] = [];
  let text = "";
  let comment = "";
  let depth = 0;
  const finish = (): void => {
    if (text.trim() !== "" || comment.trim() !== "") parts.push({ text: text.trim(), comment: comment.trim() });
    text = "";
    comment = "";
    depth = 0;
  };
  const letters = Array.from(inPlainOrder(entry.normalize("NFC")).replace(SALT_AND_PEPPER, "salt and pepper"));
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? "";
    const isAscii = letter < "\u0080";
    if (letter === "(") depth++;
    else if (letter === ")" && depth > 0) depth--;
    else if (!isAscii && MARKS.has(letter)) text += " ";
    else if (!isAscii && PICTURE.test(letter)) {
      finish();
      const emoji = FOOD_EMOJI.get(letter);
      parts.push({ text: letter, comment: "", ...(emoji === undefined ? {} : { emoji }) });
    } else if (depth > 0) comment += letter;
    else if (separates(letters, at)) finish();
    else text += letter;
  }
  finish();
  return parts;
}

/** A comma in "1,5 l", a dash in "2–3" and the point of "approx. 200" do not separate. */
function separates(letters: readonly string[], at: number): boolean {
  const letter = letters[at] ?? "";
  const before = letters[at - 1] ?? "";
  const after = letters[at + 1] ?? "";
  if (letter === ".") return (after === "" || /\s/.test(after)) && endsSentence(letters, at);
  if (letter === "-" || letter === "*") return (before === "" || /\s/.test(before)) && /\s/.test(after) && !/\d/.test(letters[at + 2] ?? "");
  if (letter === "–" || letter === "—") return !/\d/.test(before) && !/\d/.test(after);
  if (letter === ",") return !(/\d/.test(before) && /\d/.test(after));
  return SEPARATORS.has(letter);
}

function isLetter(character: string): boolean {
  return character < "\u0080" ? /^[a-z]/i.test(character) : letter().test(character);
}
const letter = patternLater("u")`[\p{L}\p{M}]`;

/** The point after a word of three letters or more that is no measure: "tbsp. sugar" goes on. */
function endsSentence(letters: readonly string[], at: number): boolean {
  let word = "";
  for (let from = at - 1; from >= 0 && at - from < 12 && isLetter(letters[from] ?? ""); from--) word = (letters[from] ?? "") + word;
  return word.length >= 3 && !MEASURES.has(word.toLowerCase()) && word.toLowerCase() !== "approx";
}
