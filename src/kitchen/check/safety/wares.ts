/** Things of a kitchen that raw meat may touch: what it lies on, what it is cut or brushed with. */

import { pattern } from "#recipe/pattern";

export type Ware = "board" | "knife" | "plate" | "tray" | "bowl" | "dish" | "bag" | "tub" | "tongs" | "brush" | "spoon" | "hands" | "cloth" | "worktop";

/** Words for each, as a pattern's alternatives. */
const WORDS: Readonly<Record<Ware, RegExp>> = {
  board: /(?:cutting |chopping )?boards?/,
  knife: /knife|knives|cleaver|blade/,
  plate: /plates?|platters?/,
  tray: /trays?/,
  bowl: /bowls?|basin/,
  dish: /dish(?:es)?/,
  bag: /(?:zip-?top |freezer |plastic )?bags?/,
  tub: /tubs?|containers?|tupperware|box/,
  tongs: /tongs|fork|spatula/,
  brush: /brush(?:es)?/,
  spoon: /spoons?/,
  hands: /hands|fingers/,
  cloth: /cloths?|tea towels?/,
  worktop: /worktops?|counters?|countertops?/,
};

const PATTERNS = Object.entries(WORDS).map(([ware, words]) => ({ ware: ware as Ware, words: pattern()`\b${words}\b` }));
const DOES_BRUSH = /\bbrush(?=(?: \w+)? (?:the|it|them|with|over|on|each|all|some)\b)/;

/** Any ware, to be looked for behind or before other words. */
export const ANY_WARE = pattern()`${WORDS.board}|${WORDS.knife}|${WORDS.plate}|${WORDS.tray}|${WORDS.bowl}|${WORDS.dish}|${WORDS.bag}|${WORDS.tub}|${WORDS.tongs}|${WORDS.brush}|${WORDS.spoon}|${WORDS.hands}|${WORDS.cloth}|${WORDS.worktop}`;

/** Everything of the kind that a text names; the verb "brush" is none. */
export function waresIn(text: string): readonly Ware[] {
  const plain = text.replace(DOES_BRUSH, "~~~~~");
  return PATTERNS.flatMap(({ ware, words }) => (words.test(plain) ? [ware] : []));
}

/** The first of them, of what may hold a liquid. */
export function wareIn(text: string): Ware | undefined {
  return waresIn(text).find((ware) => /^(?:bowl|dish|bag|tub|tray|plate)$/.test(ware));
}
