import type { DocumentStore } from '../sync/document-store.ts';
import type { Metrics } from './create-metrics.ts';

/**
 * Wraps a document store to measure each commit: its result and its duration in ms (OPS-1). Without
 * `note` it returns the store itself.
 */
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
