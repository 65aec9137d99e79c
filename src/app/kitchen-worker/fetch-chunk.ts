/**
 * A chunk of the worker's own, fetched once, when it is first asked for. By its address and not by its name: Vite wraps an import
 * by name in a helper that asks for a document, and a worker has none (`scripts/bundle-chunks.ts` puts the chunk's address in).
 * @returns what fetches it; rejects where it cannot be fetched, and the next call tries again.
 */
export function chunkAt<Chunk>(address: string): () => Promise<Chunk> {
  let fetched: Promise<Chunk> | undefined;
  let failures = 0;
  return () => {
    // Chromium used to remember for good that an address could not be imported. With another fragment it is another one, of the same file.
    fetched ??= (import(/* @vite-ignore */ failures === 0 ? address : `${address}#${failures}`) as Promise<Chunk>).catch((reason: unknown) => {
      failures += 1;
      fetched = undefined;
      throw reason;
    });
    return fetched;
  };
}
