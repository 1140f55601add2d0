import type * as Y from 'yjs';
import { isWrittenHere } from './undo-history.ts';
import { writerOf } from './writer-of.ts';

/** A value of this page that another page has overwritten. */
export type Overwritten = {
  readonly mine: unknown;
  readonly now: unknown;
  /** The page that overwrote it, by its Yjs client id; null where that is not known. */
  readonly by: number | null;
};

/**
 * Reports conflicts in a map: the values that this page wrote last and another page has overwritten
 * since, by key (PLN-49). A key is reported until this page writes it again, or its value is the
 * present one again. Values from before the watch belong to nobody. Returns the function that ends
 * the watch.
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
