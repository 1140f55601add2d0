import * as Y from 'yjs';
import { type DocumentName, formatDocumentName } from '../../../domain/documents/name.ts';
import type { NewDocument } from '../../database/document-store.ts';

/** DOC-2: fills a new document under a name, with a birth of its own, ready to be stored in a transaction. */
export const newDocument = (
  name: DocumentName,
  fill: (doc: Y.Doc, birth: string) => void,
): NewDocument => ({ name: formatDocumentName(name), ...newState(fill) });

/** DOC-2: what a document holds that is filled anew, with a birth of its own. */
export function newState(
  fill: (doc: Y.Doc, birth: string) => void,
): Pick<NewDocument, 'birth' | 'state'> {
  const doc = new Y.Doc();
  const birth = crypto.randomUUID();
  fill(doc, birth);
  const state = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return { birth, state };
}
