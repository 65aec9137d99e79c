/** How much of its own model the browser has fetched: told by the chef, shown beside the chefs' choice. */
let share: number | undefined;
const listeners = new Set<() => void>();

/** From 0 to 1; undefined while nothing is being fetched. */
export function readFetchedShare(): number | undefined {
  return share;
}

export function tellFetchedShare(now: number | undefined): void {
  share = now;
  for (const listener of listeners) listener();
}

/** @returns what ends it */
export function watchFetchedShare(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
