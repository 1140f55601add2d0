import * as Y from 'yjs';

/**
 * KEE-5: all updates of a document as one, encoded anew: values, births and the clocks of every device stay, and what was
 * written over and over again takes no room any more, as it does where updates are only strung together.
 */
export function mergedAnew(updates: readonly Uint8Array[]): Uint8Array {
  const doc = new Y.Doc();
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update);
  });
  const whole = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return whole;
}
