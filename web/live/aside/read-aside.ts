import * as Y from 'yjs';
import type { AsideCopy } from '../pool/aside-store.ts';

/** A copy that was set aside as the document it is. */
export function readAside({ update }: AsideCopy): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, update);
  return doc;
}
