import type { Document } from '@hocuspocus/server';
import { formatAnnouncement } from '../../domain/sync/announcement.ts';

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
