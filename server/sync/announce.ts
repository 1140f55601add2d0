import type { Document } from '@hocuspocus/server';
import { formatAnnouncement } from '../../domain/sync/announcement.ts';

/**
 * Sends an acknowledgement by state vector: how far a document is received or stored. Only
 * connections that may write get it; readers have nothing to lose.
 */
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
