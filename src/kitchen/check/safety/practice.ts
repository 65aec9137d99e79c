/** What one unsafe practice is, and what it looks at. */
import type { CheckedRecipe } from "../checked-recipe.ts";
import type { UnsafeKind } from "../finding.ts";
import type { Sentence } from "../sentence.ts";
import type { Clause } from "./clauses.ts";
import type { FleshKind } from "./flesh.ts";

/** A recipe as the practices read it. */
export interface SafetyView {
  readonly recipe: CheckedRecipe;
  /** The clauses of all that a cook may follow: steps, lines of the list, notes, tips, prose. In order; no titles or labels. */
  readonly clauses: readonly Clause[];
  /** The meats that the recipe itself handles raw. */
  readonly raw: ReadonlySet<FleshKind>;
}

/** One practice, one file. */
export interface Practice {
  readonly kind: UnsafeKind;
  /** One plain sentence for the cook: what is wrong, and what to do. With its figure. */
  readonly message: string;
  /** Whose figure it is. */
  readonly source: string;
  /** The sentence that shows it, "missing" where something is not said at all, undefined where the recipe does not do it. */
  readonly find: (view: SafetyView) => Sentence | "missing" | undefined;
}
