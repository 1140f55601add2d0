/** A seeded pseudo-random number generator: the same seed gives the same demonstration. */
export type SeededRandom = ReturnType<typeof createSeededRandom>;

/**
 * Creates a pseudo-random number generator from a seed (mulberry32). It is not suited for secrets.
 */
export function createSeededRandom(seed: number) {
  let state = seed >>> 0;

  /** A number from 0 up to but not including 1. */
  function unit(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to but not including `below`. */
  const below = (bound: number): number => Math.floor(unit() * bound);

  return {
    below,
    /** A number from `low` up to `high`. */
    between: (low: number, high: number): number => low + unit() * (high - low),
    /** Returns true with this probability. */
    happens: (probability: number): boolean => unit() < probability,
    /** A draw from the standard normal distribution (Box and Muller). */
    normal: (): number => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
    /** One of these items, each with the same probability. */
    oneOf<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('nothing to choose from');
      return item;
    },
    /** An id in the form of a version 4 UUID. */
    uuid(): string {
      const digits = Array.from({ length: 32 }, (_, place) => {
        if (place === 12) return '4';
        return (place === 16 ? 8 + below(4) : below(16)).toString(16);
      }).join('');
      return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
