/**
 * A recipe's sentences as clauses: one instruction or one statement each. What a safety practice asks of a sentence (which
 * action, on what, where, how long, whether to do it) is asked of a clause, so that the hours of a simmer are not the hours
 * on the counter behind the comma.
 */
import { instructionForm } from "#recipe/instruction-verbs";
import type { Sentence } from "../sentence.ts";
import { denounces, isSetAside, withoutAllowing } from "./polarity.ts";

export interface Clause {
  readonly sentence: Sentence;
  /** Offset in the sentence's text. */
  readonly start: number;
  readonly text: string;
  /** The text without words that only look like a "no": "don't worry". Same length. */
  readonly plain: string;
  /** The sentence says that all this is wrong, or asks; or it is the way of others and set aside. */
  readonly wrong: boolean;
  /** Goes on, behind an "or", from a clause that says not to: "never rinse or wash". */
  readonly ruledOut: boolean;
}

/** Instruction verbs that stand in lists of foods too: a comma before them begins no clause. */
const NOUNS_TOO = new Set(
  "oil butter flour salt sugar cream juice crumb bread season zest toast core pit skin sauce coat cover crisp form heat layer cut dice stew roast fry steam dress mince stuff cube quarter slice shell ring rest stick strip".split(
    " ",
  ),
);
const VERBS_TOO = new Set(
  "carry marinate thaw defrost reheat rinse store refrigerate chill freeze can feed drink sit stay let cover heat cook slice cut roast fry steam rest".split(
    " ",
  ),
);
const SUBJECTS = new Set("it they you we i this that".split(" "));
const ADVERB = /^(?:then|now|next|also|just|finally|meanwhile|first|again|always|please|simply|\p{L}+ly)$/u;
const JOINTS = new Set("and then or but so".split(" "));
const RULES_OUT = /\b(?:never|do not|don't|avoid|must not|mustn't|should not|shouldn't|cannot|can't|no need to|needn't|don't (?:have|need) to)\b/;

/** The clauses of a sentence in order. Linear. */
export function readClauses(sentence: Sentence): Clause[] {
  const clauses: Clause[] = [];
  const { text } = sentence;
  const plain = withoutAllowing(text);
  const wrong = denounces(plain);
  // "Two minutes a side, cut into the fattest: all white?" asks only behind the colon.
  const asked = plain.trimEnd().endsWith("?") ? Math.max(0, plain.search(/[:–—](?=[^:–—]*$)/)) : plain.length;
  let start = 0;
  let hasVerb = false;
  let ruledOut = false;
  const words = [...text.matchAll(/[\p{L}'’-]+|\d+/gu)];
  const close = (end: number, inherits: boolean): void => {
    clauses.push({ sentence, start, text: text.slice(start, end), plain: plain.slice(start, end), wrong: wrong || start >= asked, ruledOut });
    ruledOut = inherits && (ruledOut || RULES_OUT.test(text.slice(start, end)));
    start = end;
    hasVerb = false;
  };
  words.forEach((match, at) => {
    const [word] = match;
    const gap = text.slice((words[at - 1]?.index ?? 0) + (words[at - 1]?.[0].length ?? 0), match.index);
    const joint = words[at - 1]?.[0] ?? "";
    const hard = at > 0 && /[;:–—()]|\s-\s/.test(gap);
    const form = instructionForm(word);
    const isVerb = (form === "bare" && (!NOUNS_TOO.has(word) || VERBS_TOO.has(word))) || VERBS_TOO.has(word);
    if (hard || joint === "but") close(match.index, false);
    else if (hasVerb && at > 0) {
      const border =
        /,/.test(gap) ||
        JOINTS.has(joint) ||
        (ADVERB.test(joint) && (JOINTS.has(words[at - 2]?.[0] ?? "") || /,\s*$/.test(text.slice(0, words[at - 1]?.index ?? 0))));
      const leads = isVerb || (/,/.test(gap) && (SUBJECTS.has(word) || form === "ing"));
      if (border && leads) close(match.index, joint === "or" || joint === "nor");
    }
    if (isVerb || form === "ing" || /^(?:is|are|was|will|can|may|should)$/.test(word)) hasVerb = true;
  });
  close(text.length, false);
  return clauses.flatMap((clause) => {
    if (clause.text.trim() === "") return [];
    // "My gran left it out till supper; don't copy her": told of to be set aside.
    const behind = text.slice(clause.start + clause.text.length);
    return [isSetAside(clause.text, behind === "" ? sentence.next : behind) ? { ...clause, wrong: true } : clause];
  });
}
