/** What a generator gives back: code, or why it could not write any. */

export type Written<Code> = { readonly code: Code } | { readonly fault: string };

/** The generators read whatever a person typed as config, and throw on shapes that no model has. */
export function attempt<Code>(write: () => Code): Written<Code> {
  try {
    return { code: write() };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
