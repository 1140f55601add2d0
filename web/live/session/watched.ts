import type * as Y from 'yjs';
import type { Look } from '../pool/watch-documents.ts';

/** A document among many: its value, null until there is something to read, and when a change of another was last heard. */
export type Watched<Value> = {
  readonly value: Value | null;
  /** Ms since 1970, null before the first. */
  readonly heardAt: number | null;
};

/**
 * BRD-3, BRD-10: looks at a document as a plain value; nothing is read of one that is not here yet, nor of a copy that this
 * device kept before the server was heard, which may be an old one.
 */
export const watched =
  <Value>(read: (doc: Y.Doc) => Value | null): Look<Watched<Value>> =>
  (handle, heardAt) => ({ value: handle.status().met ? read(handle.doc) : null, heardAt });
