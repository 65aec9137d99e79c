/** Names to suggest while somebody types. */
import { ALL_INGREDIENTS } from "./ingredients/all-ingredients.ts";

/** As many as a person takes in at a glance. */
const MOST_SUGGESTED = 8;

let sorted: readonly string[] | undefined;

/** The kitchen's names, short ones first, so that "egg" comes before "egg noodle". */
function allNames(): readonly string[] {
  sorted ??= [...new Set(ALL_INGREDIENTS.flatMap(({ name, usName }) => (usName === undefined ? [name] : [name, usName])))].sort(
    (one, other) => one.length - other.length || (one < other ? -1 : 1),
  );
  return sorted;
}

/** Names that begin like `typed`, then names with a later word that does. None for an empty text, or for a name typed in full. */
export function suggestIngredients(typed: string): readonly string[] {
  const start = typed.trim().toLowerCase();
  if (start === "") return [];
  const beginning = allNames().filter((name) => name.startsWith(start) && name !== start);
  const later = allNames().filter((name) => name.includes(` ${start}`));
  return [...beginning, ...later].slice(0, MOST_SUGGESTED);
}
