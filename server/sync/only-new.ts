import * as Y from 'yjs';
import type { Decoded } from './plain-item.ts';

/** An update as bytes and as its parts. */
export type Said = { readonly update: Uint8Array; readonly parts: Decoded };

/**
 * SYN-50: an update without what a document knows already. Yjs would pass over it, but first wait for what it names beside
 * it, for ever where that is made up. Whether it overlaps what is known is asked before.
 */
export function onlyNew(doc: Y.Doc, said: Said): Said {
  const isKnown = ({ id, length }: Y.AbstractStruct): boolean =>
    id.clock + length <= Y.getState(doc.store, id.client);
  if (!said.parts.structs.some(isKnown)) return said;
  const update = Y.diffUpdate(said.update, Y.encodeStateVector(doc));
  return { update, parts: Y.decodeUpdate(update) };
}
