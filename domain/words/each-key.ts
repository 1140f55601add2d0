/** Makes a record with one value for every key, in the order of the keys. */
export function eachKey<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  const made: Partial<Record<Key, Value>> = {};
  for (const key of keys) made[key] = value(key);
  if (!hasEachKey(made, keys)) throw new Error('a key has no value');
  return made;
}

const hasEachKey = <Key extends string, Value>(
  made: Partial<Record<Key, Value>>,
  keys: readonly Key[],
): made is Record<Key, Value> => keys.every((key) => Object.hasOwn(made, key));
