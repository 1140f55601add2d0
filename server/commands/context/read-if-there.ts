import type * as Y from 'yjs';
import type { Sync } from '../../sync/create-sync.ts';

/**
 * Reads a document, or answers null when there is none. What was read is stored before this resolves, so that nothing
 * is decided on what a crash could take back. A document that cannot be read throws.
 */
export async function readIfThere<Value>(
  sync: Sync,
  name: string,
  read: (doc: Y.Doc) => Value,
): Promise<Value | null> {
  try {
    const value = await sync.read(name, read);
    await sync.queue.settled(name);
    return value;
  } catch (problem) {
    if (problem instanceof Error && Reflect.get(problem, 'reason') === 'out-of-reach') return null;
    throw problem;
  }
}
