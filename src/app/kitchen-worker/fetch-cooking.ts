/**
 * Fetches the chunk that cooks, once. By its address and not by its name: Vite wraps an import by name in a helper that asks
 * for a document, and a worker has none (`scripts/bundle-chunks.ts` puts the chunk's address here).
 */
const ADDRESS = String(new URL("./cooking.ts", import.meta.url));

let fetched: Promise<typeof import("./cooking.ts")> | undefined;
let failures = 0;

/** Rejects where the chunk cannot be fetched; the next call tries again. */
export function fetchCooking(): Promise<typeof import("./cooking.ts")> {
  fetched ??= fetchOnce().catch((reason: unknown) => {
    failures += 1;
    fetched = undefined;
    throw reason;
  });
  return fetched;
}

/** Chromium used to remember for good that an address could not be imported. With another fragment it is another one, of the same file. */
async function fetchOnce(): Promise<typeof import("./cooking.ts")> {
  const address = failures === 0 ? ADDRESS : `${ADDRESS}#${failures}`;
  return (await import(/* @vite-ignore */ address)) as typeof import("./cooking.ts");
}
