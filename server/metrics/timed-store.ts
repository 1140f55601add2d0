import type { DocumentStore } from '../sync/document-store.ts';
import type { Metrics } from './create-metrics.ts';

/** OPS-1: the store, telling of each commit how it ended and what it took in ms; the store itself where nobody counts. */
export function timedStore(
  store: DocumentStore,
  monotonic: () => number,
  note: Metrics['noteCommit'] | undefined,
): DocumentStore {
  if (note === undefined) return store;
  return {
    ...store,
    async append(updates) {
      const from = monotonic();
      try {
        const appended = await store.append(updates);
        note('stored', monotonic() - from);
        return appended;
      } catch (problem) {
        note('failed', monotonic() - from);
        throw problem;
      }
    },
  };
}
