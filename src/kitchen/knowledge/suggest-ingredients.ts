/** Names to suggest while somebody types. */
import { INGREDIENTS } from "./ingredients/all-ingredients.ts";

/** As many as a person takes in at a glance. */
const MOST_SUGGESTED = 8;

let names: readonly string[] | undefined;

/** In one plain loop: whoever types the first letters waits for it, and nothing of it is compiled by then. */
function allNames(): readonly string[] {
  if (names) return names;
  const all = new Set<string>();
  for (let place = 0; place < INGREDIENTS.count; place++) for (const name of INGREDIENTS.names(place)) all.add(name);
  return (names = [...all]);
}

/** Short names first, so that "egg" comes before "egg noodle". */
function shortFirst(names: readonly string[]): readonly string[] {
  return names.toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1));
}

/** Names that begin like `typed`, then names with a later word that does. None for an empty text, or for a name typed in full. */
export function suggestIngredients(typed: string): readonly string[] {
  const start = typed.trim().toLowerCase();
  if (start === "") return [];
  const beginning = allNames().filter((name) => name.startsWith(start) && name !== start);
  const later = allNames().filter((name) => name.includes(` ${start}`));
  return [...shortFirst(beginning), ...shortFirst(later)].slice(0, MOST_SUGGESTED);
}
