import type { Chance } from './draw-codes.ts';

/** Shuffles a list: returns its items in a random order. */
export function shuffle<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  const keyed = items.map((item) => ({ item, key: chance(2 ** 30) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
