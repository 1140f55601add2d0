import type * as Y from 'yjs';
import type { Look } from '../pool/watch-documents.ts';

/** A document among many: its value, null until there is something to read, and when a change of another was last heard. */
export type Watched<Value> = {
  readonly value: Value | null;
  /** Ms since 1970, null before the first. */
  readonly heardAt: number | null;
};

/** BRD-3: looks at a document as a plain value; nothing is read of one that is not here yet. */
export const watched =
  <Value>(read: (doc: Y.Doc) => Value | null): Look<Watched<Value>> =>
  (handle, heardAt) => ({ value: handle.status().ready ? read(handle.doc) : null, heardAt });
