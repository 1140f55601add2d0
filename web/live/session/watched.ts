import type * as Y from 'yjs';
import type { Look } from '../pool/watch-documents.ts';

/**
 * One of many watched documents: its value, null until it can be read, and when it last changed.
 */
export type Watched<Value> = {
  readonly value: Value | null;
  /** When another device's last change arrived, in ms since 1970; null before the first. */
  readonly heardAt: number | null;
};

/**
 * Reads a watched document as a plain value (BRD-3, BRD-10). It gives null for a document that is
 * not loaded. It also gives null for an offline copy before the server's state was received, since
 * that may be outdated.
 */
export const watched =
  <Value>(read: (doc: Y.Doc) => Value | null): Look<Watched<Value>> =>
  (handle, heardAt) => ({ value: handle.status().met ? read(handle.doc) : null, heardAt });
