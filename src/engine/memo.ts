/** Makes each thing once, by number; starts afresh when there are more than `most`. */
export function memo<T>(most: number): (key: number, make: () => T) => T {
  const made = new Map<number, T>();
  return (key, make) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const thing = make();
    made.set(key, thing);
    return thing;
  };
}

/** Makes each thing once, for keys of which there are few. */
export function onceFor<K, T extends object>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const thing = make(key);
    made.set(key, thing);
    return thing;
  };
}
