/** What the foods of a master call for saying for safety's sake, where its own note does not. */
import { foodWarnings } from "../write/food-warnings.ts";
import type { MasterDraft } from "./master-filling.ts";

export function warningsOf({ master, portions }: MasterDraft): readonly string[] {
  return master.safety === undefined ? foodWarnings(portions.all) : [];
}
