/** How many hold something at once, by key. */
export function createPlaces() {
  const held = new Map<string, number>();
  return {
    held: (key: string): number => held.get(key) ?? 0,
    /** Takes a place; answers what gives it back, once. */
    take(key: string): () => void {
      held.set(key, (held.get(key) ?? 0) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}
