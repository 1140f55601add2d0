import * as Y from 'yjs';

/**
 * LIM-4: how many bytes a document is, and what an update adds to it. Of what the update itself takes back again only the
 * trace is counted, as in the document: one update can be many of a device that wrote over the same again and again.
 */
export function sizeWith(doc: Y.Doc, update: Uint8Array): number {
  const known = Y.encodeStateAsUpdate(doc);
  const tried = new Y.Doc();
  Y.applyUpdate(tried, known);
  const before = Y.encodeStateVector(tried);
  Y.applyUpdate(tried, update);
  const added = Y.encodeStateAsUpdate(tried, before).byteLength;
  tried.destroy();
  return known.byteLength + added;
}
