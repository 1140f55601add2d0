import * as Y from 'yjs';
import { isOutOfOrder } from './causal-order.ts';
import type { StoredDocument } from './document-store.ts';

/** Fills an empty document with what is stored of it. */
export function applyStored(
  doc: Y.Doc,
  stored: StoredDocument,
  outOfOrder: typeof isOutOfOrder = isOutOfOrder,
): void {
  doc.transact(() => {
    Y.applyUpdate(doc, stored.snapshot);
    // Behind a hole there may be what leans on what is lost: it comes again with the copy of a device.
    for (const row of stored.updates)
      if (stored.lost === null || !outOfOrder(doc, unknownPart(doc, row))) Y.applyUpdate(doc, row);
  });
}

/**
 * What a row says beyond what is known. What a device brought again may begin within what another row has, since values that were
 * overwritten one after the other are one run by then.
 */
const unknownPart = (doc: Y.Doc, row: Uint8Array): Uint8Array =>
  Y.diffUpdate(row, Y.encodeStateVector(doc));
