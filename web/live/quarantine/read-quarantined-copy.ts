import * as Y from 'yjs';
import type { QuarantinedCopy } from '../pool/quarantine-store.ts';

/** Decodes a quarantined copy into a document. */
export function readQuarantinedCopy({ update }: QuarantinedCopy): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, update);
  return doc;
}
