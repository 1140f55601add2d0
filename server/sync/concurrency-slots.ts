/**
 * Counts the holders of concurrency slots, by key: the open sockets of one address, for example.
 */
export function createConcurrencySlots() {
  const taken = new Map<string, number>();
  return {
    taken: (key: string): number => taken.get(key) ?? 0,
    /** Takes a slot and returns the function that releases it, once. */
    take(key: string): () => void {
      taken.set(key, (taken.get(key) ?? 0) + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}
