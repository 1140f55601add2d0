import * as Y from 'yjs';
import { isOutOfOrder } from './causal-order.ts';
import type { StoredDocument } from './document-store.ts';

/** Fills an empty document with its stored snapshot and updates. */
export function applyStored(
  doc: Y.Doc,
  stored: StoredDocument,
  outOfOrder: typeof isOutOfOrder = isOutOfOrder,
): void {
  doc.transact(() => {
    Y.applyUpdate(doc, stored.snapshot);
    // Updates after a gap in the log may depend on lost ones. Devices send those again with their
    // copies.
    for (const row of stored.updates)
      if (stored.lost === null || !outOfOrder(doc, unknownPart(doc, row))) Y.applyUpdate(doc, row);
  });
}

/**
 * The part of a stored update that is not known yet. An update that a device sent again may overlap
 * another row: values that were overwritten one after the other are one run by then.
 */
const unknownPart = (doc: Y.Doc, row: Uint8Array): Uint8Array =>
  Y.diffUpdate(row, Y.encodeStateVector(doc));
