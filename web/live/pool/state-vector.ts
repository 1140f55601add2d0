import * as Y from 'yjs';
import type { StateVector } from '../../../domain/sync/covers.ts';

/** The state vector of this device's copy of a document. */
export const vectorOf = (doc: Y.Doc): StateVector => Y.decodeStateVector(Y.encodeStateVector(doc));

/**
 * Reads a state vector from an announcement; an unreadable one becomes empty, which claims nothing.
 */
export function vectorFromText(text: string): StateVector {
  try {
    return Y.decodeStateVector(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
  } catch {
    return new Map();
  }
}
