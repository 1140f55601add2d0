import type {
  afterLoadDocumentPayload,
  beforeUnloadDocumentPayload,
  connectedPayload,
  Document,
  Extension,
  onLoadDocumentPayload,
} from '@hocuspocus/server';
import * as Y from 'yjs';
import { bringUpToDate } from '../../domain/documents/document-schema.ts';
import type { DocumentSchemas } from '../../domain/documents/document-schemas.ts';
import { readKind } from '../../domain/documents/header.ts';
import { parseDocumentName } from '../../domain/documents/name.ts';
import { formatAnnouncement } from '../../domain/sync/announcement.ts';
import type { ConnectionContext } from './authorize-document.ts';
import type { DocumentStore } from './document-store.ts';
import type { PersistenceQueue } from './persistence-queue.ts';
import { Refused } from './refusal.ts';

/** Tells everybody who may write to a document how far it is received or stored; who only reads has nothing to lose. */
export function announce(
  document: Document,
  kind: 'stored' | 'received',
  vector: Uint8Array,
): void {
  const text = formatAnnouncement({ kind, vector: Buffer.from(vector).toString('base64') });
  for (const connection of document.getConnections()) {
    if (!connection.readOnly) connection.sendStateless(text);
  }
}

/**
 * Loads a document from the store, hands each of its updates to the keeper, brings an older one up to date, and keeps it loaded while anything
 * is unstored. A load that fails refuses the connection; it never becomes an empty document (DOC-4).
 */
export function documentsExtension(parts: {
  readonly store: DocumentStore;
  readonly queue: PersistenceQueue<Document>;
  readonly storedVectors: WeakMap<Y.Doc, Uint8Array>;
  readonly schemas: DocumentSchemas;
  readonly log: (event: string, data: Readonly<Record<string, unknown>>) => void;
}): Extension<ConnectionContext> {
  const { store, queue, storedVectors } = parts;
  return {
    extensionName: 'documents',
    async onLoadDocument({ document, documentName }: onLoadDocumentPayload<ConnectionContext>) {
      const stored = await store.load(documentName).catch((problem: unknown) => {
        parts.log('document-unreadable', { documentName, problem: String(problem) });
        throw new Refused('unreadable');
      });
      if (stored === null) throw new Refused('out-of-reach');
      const rows = stored.snapshot ? [stored.snapshot, ...stored.updates] : stored.updates;
      document.transact(() => {
        for (const row of rows) Y.applyUpdate(document, row);
      });
      if (readKind(document) !== parseDocumentName(documentName)?.kind) {
        parts.log('document-lost-its-kind', { documentName });
        throw new Refused('unreadable');
      }
      storedVectors.set(document, Y.encodeStateVector(document));
    },
    async afterLoadDocument({ document }: afterLoadDocumentPayload<ConnectionContext>) {
      document.on('update', (update: Uint8Array) => queue.record(document, update));
      const kind = readKind(document);
      // Only now, when what is written is also recorded, and before anybody is served it.
      if (kind !== null) bringUpToDate(document, parts.schemas[kind]);
    },
    async connected({ connection }: connectedPayload<ConnectionContext>) {
      const vector = storedVectors.get(connection.document);
      if (vector === undefined) return;
      const text = Buffer.from(vector).toString('base64');
      connection.sendStateless(formatAnnouncement({ kind: 'stored', vector: text }));
    },
    async beforeUnloadDocument({ documentName }: beforeUnloadDocumentPayload) {
      // A veto, told by throwing: the keeper comes back to it once the last update is stored.
      if (queue.isDirty(documentName)) throw new Refused('unreadable');
    },
  };
}
