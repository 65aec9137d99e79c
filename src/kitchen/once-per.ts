/** What is read from a thing, read once for each thing and forgotten with it. */
export function oncePer<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const kept = known.get(key) ?? { value: read(key) };
    known.set(key, kept);
    return kept.value;
  };
}
