/** What is read from a thing, read once for each thing and forgotten with it. */
export function oncePer<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    let kept = known.get(key);
    if (!kept) known.set(key, (kept = { value: read(key) }));
    return kept.value;
  };
}
