import * as Y from 'yjs';

/**
 * The size of a document in bytes after an update (LIM-4). Values that the update itself overwrites
 * count only as tombstones, as in the document. One update can hold many of a device that wrote to
 * one key repeatedly.
 */
export function projectedSize(doc: Y.Doc, update: Uint8Array): number {
  const known = Y.encodeStateAsUpdate(doc);
  const tried = new Y.Doc();
  Y.applyUpdate(tried, known);
  const before = Y.encodeStateVector(tried);
  Y.applyUpdate(tried, update);
  const added = Y.encodeStateAsUpdate(tried, before).byteLength;
  tried.destroy();
  return known.byteLength + added;
}
