import type { Plugin } from "vite";

/**
 * Writes characters beyond ASCII as escapes. A single Chinese word or a bullet makes an engine keep the whole text of a chunk at
 * two bytes a character while it reads it: the kitchen's two chunks then took 3 ms more of 34 to load, and 0.2 KB less of brotli.
 */
export function plainAscii(): Plugin {
  return {
    name: "plain-ascii",
    apply: "build",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === "chunk") chunk.code = escapeAll(chunk.code);
    },
  };
}

/** The same program. Throws where an escape would mean something else. */
function escapeAll(code: string): string {
  if (/[^\\]\\(?:\\\\)*[^\0-\x7F]|String\.raw`[^`]*[^\0-\x7F]/.test(code)) throw new Error("A character beyond ASCII stands where it cannot be escaped.");
  return code.replaceAll(/[^\0-\x7F]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
