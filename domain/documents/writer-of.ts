import type * as Y from 'yjs';

/**
 * The page that wrote the value under a key, by its Yjs client id; null where nothing was ever
 * written.
 */
export const writerOf = (map: Y.Map<unknown>, key: string): number | null =>
  map._map.get(key)?.id.client ?? null;
