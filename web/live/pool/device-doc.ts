import * as Y from 'yjs';

/**
 * EVA-6: a document as a device holds it. What one author wrote over again is thrown away as ever; what gave way to another
 * author's value goes along to the server, which keeps it where the sheet was sealed meanwhile: where two devices marked the
 * same line at the same time one of the two marks stands, and the other must not be gone.
 */
export const deviceDoc = (): Y.Doc =>
  new Y.Doc({ gcFilter: (item) => item.right === null || item.right.id.client === item.id.client });
