/** What makes people ill although every food is their own: one finding a kind, from the practices in `safety/`. */
import type { Finding, PantryCheckRule, UnsafeKind } from "../finding.ts";
import { PRACTICES } from "../safety/all-practices.ts";
import { viewSafety } from "../safety/safety-view.ts";
import { rangeOf } from "../sentence.ts";

export const unsafe: PantryCheckRule = {
  id: "unsafe",
  title: "Not safe",
  why: "Every food is fine on its own; what is done with it is not.",
  check: (recipe) => {
    const view = viewSafety(recipe);
    const found = new Map<UnsafeKind, Finding>();
    for (const { kind, message, find } of PRACTICES) {
      const shown = found.has(kind) ? undefined : find(view);
      if (shown) found.set(kind, { id: "unsafe", kind, message, ranges: shown === "missing" ? [] : [rangeOf(shown)] });
    }
    return [...found.values()];
  },
};
