/** A sentence with another told before it, and behind the words that set its pan on the fire. */
import { capitalise } from "../write/nouns.ts";
import { goesBeside } from "./told-minutes.ts";
import { BESIDE_MARK } from "./told-times.ts";

/** `words` are an order without its stop. */
export function beginWith(words: string, sentence: string): string {
  let before = "";
  const cooks = sentence.replace(PATTED, (_, dried: string, verb: string) => {
    before = `${dried}. `;
    return capitalise(verb);
  });
  const set = cooks.replace(SETS_A_PAN, (_, pan: string, then: string) => `${pan.replace(DRY, "$1 ")} and ${words}. ${then.toUpperCase()}`);
  // Both go on beside what is under way.
  if (set !== cooks) return before + (goesBeside(set) ? set.replace(/\.$/, `${BESIDE_MARK}.`) : set);
  const bare = cooks.replace(IN_A_PAN, (_, pan: string, heat = "a medium heat") => {
    before += `Set ${pan.replace(DRY, "$1 ")} over ${heat}. `;
    return "";
  });
  return `${before}${capitalise(words)}. ${bare.replace(THE_DRY, "the ")}`;
}

/** `Pat the duck dry and fry`: it is dried before anything is in the pan. */
const PATTED = /^(Pat [^.]*? dry\b[^.]*?) and (fry|brown|sear)\b/;
const SETS_A_PAN = /^((?:\p{Lu}\p{L}*\u2062?,? )?(?:set|heat|warm|put) an? [^.,]*?\bheat),? (?:and )?(\p{Ll})/iu;
const IN_A_PAN = / in (an? (?:[\p{L}-]+ )*?(?:pan|casserole|pot|wok))(?: over (an? [^.,]*?\bheat))?(?=[ ,.])/u;
/** It is no longer. */
const THE_DRY = /\bthe dry (?=(?:[\p{L}-]+ )*pan\b)/u;
const DRY = /\b(an?) dry (?=\p{L}+ )/u;
