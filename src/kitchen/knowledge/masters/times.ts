/**
 * Times in the sentences of a master, as holes: `{20–25 min}`, `{5 more min}` and `{5 min more}`, `{2 min each}`, `{3 min a side}`, `{1½ h}`; and `{~while}`
 * around words that say that what comes behind them in the sentence goes on beside something else, or only at times ("leave for {20 min}, {~or overnight}", "chill {~for} {10 min} if soft"); `{>Lower the heat}` around words that are only the beginning of
 * what comes next.
 */

const TIME = /^(\d*)([¼½¾]?)(?:–(\d*)([¼½¾]?))?( more)? (min|h)( more| each| a side| on each side)?$/;
const PARTS: Readonly<Record<string, number>> = { "": 0, "¼": 1 / 4, "½": 1 / 2, "¾": 3 / 4 };
const HOUR = 60;
/** What is turned once has two. */
const SIDES = 2;

/** A time as it is told, and its minutes. */
export interface MasterTime {
  readonly words: string;
  /** At least; of what is turned, both sides. */
  readonly least: number;
  /** It comes on top of what was told before. */
  readonly isMore: boolean;
  /** Undefined where it is told of each piece or each side. */
  readonly most: number | undefined;
}

/** The time that a hole holds; undefined for any other hole. */
export function readTime(hole: string): MasterTime | undefined {
  const found = TIME.exec(hole);
  if (!found) return undefined;
  const [, whole = "", part = "", mostWhole = "", mostPart = "", more = "", unit = "", after = ""] = found;
  const each = unit === "h" ? HOUR : 1;
  const least = (Number(whole) + (PARTS[part] ?? 0)) * each;
  const to = mostWhole + mostPart;
  const most = to === "" ? least : (Number(mostWhole) + (PARTS[mostPart] ?? 0)) * each;
  const name = unit === "h" ? "hour" : "minute";
  return {
    words: `${whole}${part}${to === "" ? "" : `–${to}`}${more} ${name}${most <= each ? "" : "s"}${after}`,
    least: least * (after.endsWith(" side") ? SIDES : 1),
    isMore: more !== "" || after === " more",
    most: after === "" || after === " more" ? most : undefined,
  };
}

/** The words of a hole that says that its sentence goes on beside something else; undefined for any other hole. */
export function readBeside(hole: string): string | undefined {
  return hole.startsWith("~") ? hole.slice(1) : undefined;
}

/** The words of a hole that are only the beginning of what comes next; undefined for any other hole. */
export function readLead(hole: string): string | undefined {
  return hole.startsWith(">") ? hole.slice(1) : undefined;
}
