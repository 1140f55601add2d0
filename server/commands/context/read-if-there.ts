import type * as Y from 'yjs';
import type { Sync } from '../../sync/create-sync.ts';

/**
 * Reads a live document for a decision, or returns null when it does not exist. Throws when it
 * cannot be read.
 */
export async function readIfThere<Value>(
  sync: Sync,
  name: string,
  read: (doc: Y.Doc) => Value,
): Promise<Value | null> {
  try {
    return await sync.readStored(name, read);
  } catch (problem) {
    if (problem instanceof Error && Reflect.get(problem, 'reason') === 'out-of-reach') return null;
    throw problem;
  }
}
