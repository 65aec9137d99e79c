import path from "node:path";
import type { Plugin } from "vite";

const AT_HAND = path.resolve(import.meta.dirname, "../src/kitchen/knowledge/languages/languages-at-hand.ts");

/** In the page no language is there from the start: each is a chunk that the kitchen's worker fetches when a list needs it. */
export function languagesApart(): Plugin {
  return {
    name: "languages-apart",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === AT_HAND ? "export const LANGUAGES_AT_HAND = {};" : undefined),
  };
}
