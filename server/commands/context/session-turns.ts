/**
 * Creates a mutex by key: work with the same key is serialised, in order. A failure does not stop
 * the work queued after it.
 */
export function createSessionTurns() {
  const last = new Map<string, Promise<void>>();
  return async function inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work);
    const ended = mine.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, ended);
    try {
      return await mine;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}
