/** How a sentence points at a food: as already there ("the milk"), as anything of its kind ("your favourite salsa"), joined to another. */
import type { Mention } from "./find-mentions.ts";

/** Words that point at what is already there. */
const DETERMINERS = new Set("the your this these that those its their remaining reserved other same both all leftover rest each every".split(" "));
/** What may not stand between such a word and the food it points at. */
const NO_ADJECTIVES = new Set(
  "and or with in on over onto to into from for at by under through around between beside alongside using plus until when while is are was were then than as but some a an".split(
    " ",
  ),
);
const INVITING =
  /\b(?:your (?:own )?(?:favou?rite|preferred|choice of|go-to|usual|regular|trusty|standard)|the usual|whatever|choice of|favou?rite|preferred)(?: \w+){0,2} $/;
const INVITING_BEHIND = /^ (?:of (?:your )?choice|you (?:like|love|prefer|have|enjoy)|of your (?:choosing|liking))\b/;

/** Nothing but "and" or a comma stands between two foods. */
export function isJoined(text: string, previous: Mention | undefined, start: number): boolean {
  return previous !== undefined && previous.end <= start && /^,?\s?(?:and |& |, )?$/.test(text.slice(previous.end, start).replace(/\b(?:then|plus) /, ""));
}

/** "the milk", "your soft white rolls": at most three words that only describe stand between. */
export function isPointedAt(text: string, start: number): boolean {
  const words = text
    .slice(Math.max(0, start - 50), start)
    .trimEnd()
    .split(/ \(?/);
  if (/[,;:.()]$/.test(words.at(-1) ?? "")) return false;
  // "Another splash of milk": more of what went in before.
  if (
    words.at(-1) === "of" &&
    /\banother(?: \S+)? (?:splash|spoonful|handful|pinch|knob|glug|drizzle|dash|ladle|ladleful|cup|dollop)$/.test(words.slice(0, -1).join(" "))
  )
    return true;
  if (words.at(-1) === "of" && /\b(?:every|the)(?: \S+)? (?:drop|piece|half|ball|sheet|bit)s?$/.test(words.slice(0, -1).join(" "))) return true;
  for (let back = 1; back <= 4; back += 1) {
    const word = words.at(-back) ?? "";
    if (DETERMINERS.has(word)) return true;
    if (word === "" || /[,;:.()]$/.test(word) || NO_ADJECTIVES.has(word) || (word === "of" && back === 1)) return false;
  }
  return false;
}

/** "Your favourite salsa", "herbs of your choice". */
export function isInviting(text: string, start: number, end: number): boolean {
  if (isWhatIsLeft(text, start, end)) return false;
  return INVITING.test(text.slice(Math.max(0, start - 40), start)) || INVITING_BEHIND.test(text.slice(end, end + 30));
}

/** "Whatever colcannon is left": what is there, and nothing to choose. */
export function isWhatIsLeft(text: string, start: number, end: number): boolean {
  return (
    /^ (?:is|are|was|were|remains?) (?:left|over|still)/.test(text.slice(end, end + 20)) &&
    /\bwhatever (?:\w+ )?$/.test(text.slice(Math.max(0, start - 24), start))
  );
}
