import * as Y from 'yjs';

/**
 * Compacts all updates of a document into one (KEE-5). Values, generation ids and the clock of
 * every device stay. Overwritten values take no space any more, which they would if the updates
 * were only concatenated.
 */
export function compactUpdates(updates: readonly Uint8Array[]): Uint8Array {
  const doc = new Y.Doc();
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update);
  });
  const whole = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return whole;
}
