import type * as Y from 'yjs';
import { isWrittenHere } from './undo-history.ts';
import { writerOf } from './writer-of.ts';

/** A value that this page had written and somebody else wrote over. */
export type Overwritten = {
  readonly mine: unknown;
  readonly now: unknown;
  /** Who wrote it: the page, by its number in the document; null where that is not known. */
  readonly by: number | null;
};

/**
 * PLN-49: watches the values that this page wrote last into a map and somebody else has overwritten since, by key. It is
 * told until this page writes there again, or what it wrote stands there anew. What was there before, as what is read at first, is
 * nobody's here. Gives what ends it.
 */
export function watchOverwrittenValues(
  map: Y.Map<unknown>,
  tell: (over: ReadonlyMap<string, Overwritten>) => void,
): () => void {
  const own = new Map<string, unknown>();
  const over = new Map<string, Overwritten>();
  const take = (event: Y.YMapEvent<unknown>, { origin }: Y.Transaction) => {
    for (const key of event.changes.keys.keys()) {
      const now = map.get(key);
      if (isWrittenHere(origin)) own.set(key, now);
      const mine = own.get(key);
      if (own.has(key) && now !== mine) over.set(key, { mine, now, by: writerOf(map, key) });
      else over.delete(key);
    }
    tell(new Map(over));
  };
  map.observe(take);
  return () => map.unobserve(take);
}
