/** What the kitchen says of words, by word. */
export type WordTable<T> = Pick<ReadonlyMap<string, T>, "get" | "has" | "keys" | "values">;

/** A table that is made on first use: nobody waits for it who only wants a name suggested. */
export function madeLater<T>(make: () => Iterable<readonly [word: string, said: T]>): WordTable<T> {
  let made: ReadonlyMap<string, T> | undefined;
  const table = (): ReadonlyMap<string, T> => (made ??= new Map(make()));
  return { get: (word) => table().get(word), has: (word) => table().has(word), keys: () => table().keys(), values: () => table().values() };
}
