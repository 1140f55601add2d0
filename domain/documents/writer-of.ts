import type * as Y from 'yjs';

/** Which page wrote what stands under a key, by its number in the document; null where nothing was ever written. */
export const writerOf = (map: Y.Map<unknown>, key: string): number | null =>
  map._map.get(key)?.id.client ?? null;
