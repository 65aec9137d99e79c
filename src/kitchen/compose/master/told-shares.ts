/** Shares that are all of it in this recipe: "the rest of the lime" of which nothing went before, "half of the oil" of which nothing comes after. */
import { isOfNoPart } from "#kitchen/knowledge/masters/master";
import { type MasterShare, readShare, SHARES } from "#kitchen/knowledge/masters/shares";
import { oncePer } from "#kitchen/once-per";
import type { Food } from "../food.ts";
import type { Portion, Portions } from "../portion.ts";
import { writeShare } from "../portion/share.ts";
import { holesOf } from "../write/phrase.ts";
import { fillRoughly } from "./fill-sentence.ts";
import { markedFilling } from "./marked-filling.ts";
import type { MasterDraft } from "./master-filling.ts";

export interface ToldShares {
  /** Holes before which the method names nothing of their food. */
  readonly first: ReadonlySet<string>;
  /** Holes that alone name their food. */
  readonly lone: ReadonlySet<string>;
}

/** Holes that speak of a food and use nothing of it. */
const SPEAKS: ReadonlySet<string> = new Set(["it", "is", "they", "cue", "time"]);

function isUse(hole: string): boolean {
  return !SPEAKS.has(hole.split(" ", 1)[0] ?? "");
}

/** Which of the method's holes are filled here, and what went before. */
export const toldShares = oncePer(({ master, placed, portions }: MasterDraft): ToldShares => {
  const foodsOf = (hole: string): readonly Food[] => {
    const part = partIn(hole);
    return portions.all.flatMap(({ fills, food }) => (fills === part ? [food] : []));
  };
  const filling = {
    ...markedFilling(placed),
    isFilled: (part: string) => foodsOf(part).length > 0,
    hole: (hole: string) => (isOfNoPart(hole) ? "" : foodsOf(hole).length > 0 ? `<${hole}>` : undefined),
  };
  const text = master.method.map((step) => fillRoughly(step, filling)).join(" ");
  const told = [...text.matchAll(/<([^>]+)>/g)].map(([, hole = ""]) => hole).filter(isUse);
  const seen = new Map<Food, number>();
  const first = new Set<string>();
  for (const hole of told) {
    const foods = foodsOf(hole);
    if (!foods.some((food) => seen.has(food))) first.add(hole);
    for (const food of foods) seen.set(food, (seen.get(food) ?? 0) + 1);
  }
  const written = master.method.map((step) => new Set(holesOf(step).filter(isUse)));
  // Where the row names it nowhere else, it goes on in other words: "make the second the same way".
  const isAmong = (hole: string): boolean =>
    written.filter((holes) => holes.has(hole)).length > 1 ||
    written.some((holes) => [...holes].some((other) => other !== hole && partIn(other) === partIn(hole)));
  return { first, lone: new Set(told.filter((hole) => isAmong(hole) && foodsOf(hole).every((food) => seen.get(food) === 1))) };
});

/** Letters that stand behind a share until it is told in its measure: which share, of which portion. */
const SHARE = 0x34_00;
const PORTION = 0x35_00;
const MARKS = /([\u3400-\u34FF])([\u3500-\u3FFF])/;

/** The mark of a share of a portion that is told in a measure; none where it has another use, or nobody measures it. */
export function markShare(portion: Portion, told: MasterShare, { all }: Portions): string {
  const isOnce = all.every((other) => other === portion || other.food !== portion.food);
  if (!isOnce || told.share === undefined || writeShare(portion, told.share) === undefined) return "";
  return String.fromCodePoint(SHARE + SHARES.findIndex(({ words }) => words === told.words), PORTION + all.indexOf(portion));
}

/** A sentence with its shares told in measures: `15 g of the butter` and no `half of the butter`, but at its beginning. */
export function tellShares(sentence: string, { all }: Pick<Portions, "all">): string {
  const [before = "", which, of, ...after] = sentence.split(MARKS);
  if (which === undefined || of === undefined) return before;
  const portion = all[codeOf(of) - PORTION];
  const { words = "", share } = SHARES[codeOf(which) - SHARE] ?? {};
  const measured = portion && share !== undefined && before.endsWith(words) ? writeShare(portion, share) : undefined;
  return `${measured === undefined ? before : before.slice(0, -words.length) + measured}${tellShares(after.join(""), { all })}`;
}

function codeOf(mark: string): number {
  return mark.codePointAt(0) ?? 0;
}

/** `butter` of `butter`, `half butter` and `it butter`. */
function partIn(hole: string): string {
  const [first = "", second = first] = (readShare(hole)?.whole ?? hole).split(" ");
  return second;
}
