import * as Y from 'yjs';
import type { Decoded } from './plain-item.ts';

/** A received update, as bytes and decoded. */
export type ReceivedUpdate = { readonly update: Uint8Array; readonly parts: Decoded };

/**
 * Deduplication (SYN-50): removes from an update what a document knows already. Yjs would skip it,
 * but would first wait for the items that it refers to: for ever, where they are made up. Overlaps
 * were refused before (causal order).
 */
export function removeKnownPart(doc: Y.Doc, received: ReceivedUpdate): ReceivedUpdate {
  const isKnown = ({ id, length }: Y.AbstractStruct): boolean =>
    id.clock + length <= Y.getState(doc.store, id.client);
  if (!received.parts.structs.some(isKnown)) return received;
  const update = Y.diffUpdate(received.update, Y.encodeStateVector(doc));
  return { update, parts: Y.decodeUpdate(update) };
}
