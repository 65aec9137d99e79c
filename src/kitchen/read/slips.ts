/** How far apart two words are: in slips of the hand, and by the ear. */

/** The letters a word is made of, a bit each. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

/** Whether words of these letters may be so few slips apart: a slip changes two letters at most. */
export function mayBeWithin(slips: number, one: number, other: number): boolean {
  return bitCount(one ^ other) <= 2 * slips;
}

/** How many bits are set, by adding them up in pairs, fours and bytes. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The consonants of a word, doubled ones once. */
export function consonantsOf(word: string): string {
  let consonants = "";
  for (const letter of word) if (!"aeiouy".includes(letter) && consonants.at(-1) !== letter) consonants += letter;
  return consonants;
}

const SOUNDS: Readonly<Record<string, string>> = { q: "k", z: "s", v: "f" };

/** A word as it sounds, roughly: its consonants, where c is k or s, ph is f, and h is not heard; a vowel only where it begins. */
export function soundOf(word: string): string {
  let sound = "";
  for (let at = 0; at < word.length; at++) {
    const letter = word[at] ?? "";
    const soft = "eiy".includes(word[at + 1] ?? "-");
    if ("aeiouyhw".includes(letter) && !(at === 0 && letter === "w")) {
      if (at === 0) sound += "a";
      continue;
    }
    let heard = SOUNDS[letter] ?? letter;
    if (letter === "c") heard = soft ? "s" : "k";
    else if (letter === "g" && soft) heard = "j";
    else if (letter === "p" && word[at + 1] === "h") heard = "f";
    if (sound.at(-1) !== heard) sound += heard;
  }
  return sound;
}

/** Where two words differ: behind the letters that both begin with, in front of those that both end in. */
function differenceOf(one: string, other: string): { readonly start: number; readonly oneEnd: number; readonly otherEnd: number } {
  let start = 0;
  let [oneEnd, otherEnd] = [one.length, other.length];
  while (start < oneEnd && start < otherEnd && one[start] === other[start]) start++;
  while (oneEnd > start && otherEnd > start && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd--;
    otherEnd--;
  }
  return { start, oneEnd, otherEnd };
}

/** Insertions, deletions, changes and swaps of neighbours between two words; anything over `most` is `most + 1`. */
export function slipsBetween(one: string, other: string, most: number): number {
  const { start, oneEnd, otherEnd } = differenceOf(one, other);
  const [left, otherLeft] = [oneEnd - start, otherEnd - start];
  if (left === 0 || otherLeft === 0) return Math.min(Math.max(left, otherLeft), most + 1);
  if (left === 1 && otherLeft === 1) return 1;
  if (left === 2 && otherLeft === 2 && one[start] === other[start + 1] && one[start + 1] === other[start]) return 1;
  return most === 1 ? 2 : slipsWithin(one.slice(start, oneEnd), other.slice(start, otherEnd), most);
}

/** The same for what is left between the letters that two words begin and end with alike. */
function slipsWithin(from: string, to: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let slips = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[to.length] ?? most + 1, most + 1);
}

let touching: ReadonlySet<string> | undefined;

/** Letters that are taken for one another by the hand: their keys touch. */
function touch(letters: string): boolean {
  touching ??= pairsThatTouch();
  return touching.has(letters);
}

function pairsThatTouch(): ReadonlySet<string> {
  const keys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((row, y) => Array.from(row, (letter, x) => ({ letter, x: x + y / 2, y })));
  const isBeside = (one: { x: number; y: number }, other: { x: number; y: number }) => Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;
  return new Set(keys.flatMap((one) => keys.filter((other) => isBeside(one, other)).map(({ letter }) => one.letter + letter)));
}

/** Consonants that are taken for one another by the ear. */
const HEARD_ALIKE = ["ckqs", "szx", "gj", "dt", "bvp", "mn", "fv"];

function mayBeTaken(one: string, other: string): boolean {
  const vowels = "aeiouyw".includes(one) && "aeiouyw".includes(other);
  return vowels || touch(one + other) || HEARD_ALIKE.some((letters) => letters.includes(one) && letters.includes(other));
}

/**
 * Whether a hand or an ear may have made the one slip between two words: a letter too few, doubled, or in its neighbour's place,
 * or one taken for another that is near it or sounds like it. Words that begin with another letter are other words, unless
 * they are long or sound the same: a throat is no trout, a convoy no conpoy. Short words need more to speak for
 * them: the s that was typed `behind`, or the rest of a name.
 */
export function isLikelySlip(typed: string, meant: string, behind: "" | "s" | "name" = ""): boolean {
  const { start, oneEnd: end, otherEnd: meantEnd } = differenceOf(typed, meant);
  const [wrong, right] = [typed.slice(start, end), meant.slice(start, meantEnd)];
  const swapped = wrong.length === 2 && right.length === 2;
  const heard = soundOf(typed) === soundOf(meant);
  if (swapped || (heard && typed.length > 5)) return true;
  if (start === 0 && (wrong.length !== right.length || (typed.length < 6 && !heard))) return false;
  if (wrong.length === 1 && right.length === 1)
    return mayBeTaken(wrong, right) && (behind === "name" || typed.length > 4 || consonantsOf(typed) === consonantsOf(meant));
  const beside = [typed[start - 1] ?? "", typed[end] ?? ""];
  if (wrong === "")
    return meantEnd < meant.length || right === "e" || right === "h" || right === typed.at(-1) || typed.length > 4 || (behind !== "" && typed.length > 3);
  // A letter too many: beside its own key's, or at the end of a long word.
  return typed.length > 7 || beside.some((letter) => letter === wrong || touch(wrong + letter)) || /[ehkz]/.test(wrong);
}
