import * as Y from 'yjs';
import { keepNothing } from '../../../web/live/pool/local-copy.ts';
import type { PoolEnvironment } from '../../../web/live/pool/pool-environment.ts';

/**
 * In-memory offline copies of documents, for tests of a device that was offline. As in the
 * browser's database, a document is no longer unsent once the server has all of it.
 */
export function keptMarks(updates: ReadonlyMap<string, Uint8Array>) {
  const lacking = new Set(updates.keys());
  const copies = new Map(updates);
  let open = 0;
  let mostOpen = 0;
  const kept: Pick<PoolEnvironment, 'openCopy' | 'lacking' | 'onLost'> = {
    lacking: () => Promise.resolve([...lacking]),
    onLost: () => {},
    openCopy(name, doc) {
      open += 1;
      mostOpen = Math.max(open, mostOpen);
      const update = copies.get(name);
      const loaded = Promise.resolve().then(() => {
        if (update !== undefined) Y.applyUpdate(doc, update, kept);
      });
      return {
        ...keepNothing(),
        loaded,
        lacked: () => lacking.has(name),
        written: () => loaded,
        settled: () => void lacking.delete(name),
        close: async () => {
          open -= 1;
        },
        wipe: async () => {
          open -= 1;
          copies.delete(name);
          lacking.delete(name);
        },
      };
    },
  };
  return { kept, lacking: (): readonly string[] => [...lacking], mostOpen: () => mostOpen };
}
