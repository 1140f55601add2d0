import * as Y from 'yjs';
import type { StateVector } from '../../../domain/sync/covers.ts';

/** How far this device's copy of a document goes. */
export const vectorOf = (doc: Y.Doc): StateVector => Y.decodeStateVector(Y.encodeStateVector(doc));

/** Reads a state vector from an announcement; an empty one if it cannot be read, which claims nothing. */
export function vectorFromText(text: string): StateVector {
  try {
    return Y.decodeStateVector(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
  } catch {
    return new Map();
  }
}
