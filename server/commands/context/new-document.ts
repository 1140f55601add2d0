import * as Y from 'yjs';
import { type DocumentName, formatDocumentName } from '../../../domain/documents/name.ts';
import type { NewDocument } from '../../database/documents/create-document-store.ts';

/**
 * Creates the state of a new live document with a generation id of its own, ready to be stored in a
 * transaction (DOC-2).
 */
export const newDocument = (
  name: DocumentName,
  fill: (doc: Y.Doc, birth: string) => void,
): NewDocument => ({ name: formatDocumentName(name), ...newState(fill) });

/** Creates the content of a new live document, with a generation id of its own (DOC-2). */
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
