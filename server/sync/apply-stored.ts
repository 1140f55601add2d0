import * as Y from 'yjs';
import type { StoredDocument } from './document-store.ts';
import { isOutOfStep } from './out-of-step.ts';

/** Fills an empty document with what is stored of it. */
export function applyStored(
  doc: Y.Doc,
  stored: StoredDocument,
  outOfStep: typeof isOutOfStep = isOutOfStep,
): void {
  doc.transact(() => {
    Y.applyUpdate(doc, stored.snapshot);
    // Behind a hole there may be what leans on what is lost: it comes again with the copy of a device.
    for (const row of stored.updates)
      if (stored.lost === null || !outOfStep(doc, row)) Y.applyUpdate(doc, row);
  });
}
