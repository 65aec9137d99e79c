/** A list that only grows at its end, kept in small chunks: adding one costs no copy of the rest, and a finished chunk stays the same object, so a view can skip it. */

/** Items in reading order; every chunk but the last is full. */
export type Chunks<Item> = readonly (readonly Item[])[];

const CHUNK_SIZE = 64;

/** The list with one more item; neither the old list nor its full chunks change. */
export function append<Item>(chunks: Chunks<Item>, item: Item): Chunks<Item> {
  const last = chunks.at(-1);
  if (!last || last.length === CHUNK_SIZE) return [...chunks, [item]];
  return [...chunks.slice(0, -1), [...last, item]];
}

export function appendAll<Item>(chunks: Chunks<Item>, items: readonly Item[]): Chunks<Item> {
  return items.reduce(append, chunks);
}
