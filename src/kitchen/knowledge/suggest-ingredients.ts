/** Names to suggest while somebody types: what people cook with first, amounts and slips borne. */
import { COMMON_FOODS } from "./common-foods.ts";
import { INGREDIENTS } from "./ingredients/all-ingredients.ts";

/** As many as a person takes in at a glance. */
const MOST_SUGGESTED = 8;
/** Letters from which a slip is looked for. */
const SLIP_FROM = 4;
/** An amount with its unit, at the beginning: `2 `, `400g `, `half a `. */
const AMOUNT =
  /^\s*(?:(?:\d+(?:[.,/]\d+)?|[¼½¾⅓⅔]|half(?: an?)?|an?)\s*(?:kg|g|ml|cl|l|oz|lbs?|cups?|tbsp|tsp|tins?(?: of)?|cans?(?: of)?|bunch(?:es)?(?: of)?|cloves?(?: of)?)?\s+|\d+(?:kg|g|ml|cl|l|oz|lb)\s*)/i;

let names: readonly string[] | undefined;

/** In one plain loop: whoever types the first letters waits for it, and nothing of it is compiled by then. */
function allNames(): readonly string[] {
  if (names) return names;
  const all = new Set<string>();
  for (let place = 0; place < INGREDIENTS.count; place++) for (const name of INGREDIENTS.names(place)) all.add(name);
  return (names = [...all]);
}

/** What people cook with first, as they do; then short names, so that "egg" comes before "egg noodle". */
function likelyFirst(found: readonly string[]): readonly string[] {
  const place = (name: string): number => {
    const at = COMMON_FOODS.indexOf(name);
    return at === -1 ? COMMON_FOODS.length : at;
  };
  return found.toSorted((one, other) => place(one) - place(other) || one.length - other.length || (one < other ? -1 : 1));
}

/**
 * Names that begin like `typed`, then names with a later word that does, then names that do but for one letter; each after the
 * amount that was typed. None for an empty text, or for a name typed in full.
 */
export function suggestIngredients(typed: string): readonly string[] {
  const amount = AMOUNT.exec(typed)?.[0] ?? "";
  const start = typed.slice(amount.length).trim().toLowerCase();
  if (start === "") return [];
  const all = allNames();
  const beginning = likelyFirst(all.filter((name) => name.startsWith(start) && name !== start));
  const later = likelyFirst(all.filter((name) => name.includes(` ${start}`)));
  const exact = [...beginning, ...later];
  const slipped =
    exact.length === 0 && start.length >= SLIP_FROM && !all.includes(start)
      ? likelyFirst(all.filter((name) => name !== start && beginsAlmost(name, start)))
      : [];
  return [...exact, ...slipped].slice(0, MOST_SUGGESTED).map((name) => amount.trimStart() + name);
}

/** It begins with these letters but for one that is another, too many, missing, or changed places with the next. */
function beginsAlmost(name: string, start: string): boolean {
  let at = 0;
  while (at < start.length && name[at] === start[at]) at += 1;
  // The first letter is seldom the wrong one.
  if (at === 0) return false;
  const rest = start.slice(at + 1);
  return (
    name.startsWith(rest, at + 1) ||
    name.startsWith(rest, at) ||
    name.startsWith(start.slice(at), at + 1) ||
    (name[at] === start[at + 1] && name[at + 1] === start[at] && name.startsWith(start.slice(at + 2), at + 2))
  );
}
