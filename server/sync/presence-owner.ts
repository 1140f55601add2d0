import type { afterLoadDocumentPayload, Connection, Extension } from '@hocuspocus/server';
import { isTransactionOrigin } from '@hocuspocus/server';
import type { ConnectionContext } from './authorize-document.ts';

/** What an update of Yjs awareness changed, by client ids. */
type AwarenessChange = { readonly added: readonly number[]; readonly updated: readonly number[] };

/**
 * Gives each presence state to the connection that last sent it, so that it ends with that connection
 * (SYN-85). Hocuspocus gives a connection only the states that it added: the state of a device that
 * comes back is an update of one that the server knew, and would stay when the device is gone again.
 */
export const presenceOwner: Extension<ConnectionContext> = {
  extensionName: 'presence-owner',
  async afterLoadDocument({ document }: afterLoadDocumentPayload<ConnectionContext>) {
    document.awareness.on('update', ({ added, updated }: AwarenessChange, origin: unknown) => {
      const sender = senderOf(origin);
      for (const client of [...added, ...updated])
        for (const connection of document.getConnections())
          if (connection === sender) document.getClients(connection).add(client);
          else document.getClients(connection).delete(client);
    });
  },
};

/** The connection that an update came from; null for one of this process or of another. */
function senderOf(origin: unknown): Connection | null {
  return isTransactionOrigin(origin) && origin.source === 'connection' ? origin.connection : null;
}
