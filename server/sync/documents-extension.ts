import type {
  afterLoadDocumentPayload,
  afterUnloadDocumentPayload,
  beforeUnloadDocumentPayload,
  connectedPayload,
  Document,
  Extension,
  onLoadDocumentPayload,
} from '@hocuspocus/server';
import * as Y from 'yjs';
import { rememberApart } from '../../domain/documents/apart-lines.ts';
import { bringUpToDate } from '../../domain/documents/document-schema.ts';
import type { DocumentSchemas } from '../../domain/documents/document-schemas.ts';
import { BY_SERVER, readKind } from '../../domain/documents/header.ts';
import { parseDocumentName } from '../../domain/documents/name.ts';
import { formatAnnouncement } from '../../domain/sync/announcement.ts';
import { applyStored } from './apply-stored.ts';
import type { ConnectionContext } from './authorize-document.ts';
import type { isOutOfOrder } from './causal-order.ts';
import type { Compactor } from './compactor.ts';
import { Refused } from './document-refusal.ts';
import type { DocumentStore, LostPlaces } from './document-store.ts';
import { FROM_LOG, type LogFollower } from './log-follower.ts';
import type { PersistenceQueue } from './persistence-queue.ts';

/**
 * Loads documents from the store and persists their updates, as an extension of Hocuspocus. It
 * passes each update to the persistence queue, migrates older documents, and keeps a document
 * loaded while it has unsaved updates. A load that fails refuses the connection; it never becomes
 * an empty document (DOC-4).
 */
export function documentsExtension(parts: {
  readonly store: DocumentStore;
  readonly queue: PersistenceQueue<Document>;
  readonly follower: LogFollower;
  readonly compactor: Compactor;
  readonly loaded: (name: string) => Document | undefined;
  readonly outOfOrder: typeof isOutOfOrder;
  readonly schemas: DocumentSchemas;
  readonly log: (event: string, data: Readonly<Record<string, unknown>>) => void;
  /** Is called with a document whose log has lost updates. */
  readonly tellLost: (name: string, lost: LostPlaces) => void;
}): Extension<ConnectionContext> {
  const { store, queue, follower } = parts;
  return {
    extensionName: 'documents',
    async onLoadDocument({ document, documentName }: onLoadDocumentPayload<ConnectionContext>) {
      const stored = await store.load(documentName).catch((problem: unknown) => {
        parts.log('document-unreadable', { documentName, problem: String(problem) });
        throw new Refused('unreadable');
      });
      if (stored === null) throw new Refused('out-of-reach');
      if (stored.lost !== null) {
        parts.log('document-lost-updates', { documentName, ...stored.lost });
        parts.tellLost(documentName, stored.lost);
      }
      applyStored(document, stored, parts.outOfOrder);
      if (readKind(document) !== parseDocumentName(documentName)?.kind) {
        parts.log('document-lost-its-kind', { documentName });
        throw new Refused('unreadable');
      }
      parts.compactor.begin(documentName, stored.place - stored.merged);
      const { birth, place, closed } = stored;
      follower.begin(document, { birth, place, closed, vector: Y.encodeStateVector(document) });
    },
    async afterLoadDocument({ document }: afterLoadDocumentPayload<ConnectionContext>) {
      document.on('update', (update: Uint8Array, origin: unknown) => {
        if (origin === FROM_LOG) return;
        queue.record(document, update, origin === BY_SERVER, follower.of(document)?.birth ?? null);
      });
      const kind = readKind(document);
      // The migration runs only now: what it writes is recorded, and no device is served yet.
      if (kind !== null) bringUpToDate(document, parts.schemas[kind]);
      if (kind === 'evaluation') rememberApart(document);
    },
    async connected({ connection }: connectedPayload<ConnectionContext>) {
      const stored = follower.of(connection.document);
      if (stored === undefined) return;
      const text = Buffer.from(stored.vector).toString('base64');
      connection.sendStateless(formatAnnouncement({ kind: 'stored', vector: text }));
    },
    async afterUnloadDocument({ documentName }: afterUnloadDocumentPayload) {
      parts.compactor.left(documentName);
    },
    async beforeUnloadDocument({ documentName, document }: beforeUnloadDocumentPayload) {
      // Throwing is the veto of Hocuspocus. A document with unsaved updates is unloaded once the
      // last of them is stored. A dropped document is gone already, and another may have its name.
      if (queue.isDirty(documentName) || parts.loaded(documentName) !== document)
        throw new Refused('unreadable');
    },
  };
}
