import {
  type afterLoadDocumentPayload,
  type Connection,
  type connectedPayload,
  type Document,
  type Extension,
  isTransactionOrigin,
  MessageType,
} from '@hocuspocus/server';
import * as decoding from 'lib0/decoding';
import type * as Y from 'yjs';
import type { ConnectionContext } from './authorize-document.ts';

/** The message type of the sync protocol that carries an update. */
const UPDATE = 2;

/**
 * Echo suppression: does not send an update back to its sender. Hocuspocus sends the updates of one
 * tick to everybody who has the document open. Where one connection wrote all of them, it gets none
 * back: only its taster writes a sheet.
 */
export function suppressEcho(): Extension<ConnectionContext> {
  /**
   * The one connection that wrote everything that is not sent yet; null where there were several.
   */
  const writers = new WeakMap<Document, Connection | null>();

  function wrote(document: Document, origin: unknown): void {
    const writer =
      isTransactionOrigin(origin) && origin.source === 'connection' ? origin.connection : null;
    const before = writers.get(document);
    writers.set(document, before === undefined || before === writer ? writer : null);
  }

  return {
    extensionName: 'no-echo',
    async afterLoadDocument({ document }: afterLoadDocumentPayload<ConnectionContext>) {
      // Before the document's own listener: it sends a large update at once.
      document.on('afterTransaction', (transaction: Y.Transaction) => {
        if (hasChanged(transaction)) wrote(document, transaction.origin);
      });
      const flush = document.flush.bind(document);
      // An update that is written after this is sent in a later flush, also within the same turn of
      // the event loop.
      document.flush = () => {
        try {
          return flush();
        } finally {
          writers.delete(document);
        }
      };
    },
    async connected({ connection }: connectedPayload<ConnectionContext>) {
      const send = connection.send.bind(connection);
      connection.send = (message) => {
        if (writers.get(connection.document) !== connection || !isUpdate(message)) send(message);
      };
    },
  };
}

/** Whether a transaction has an update: requests, and messages without new content, have none. */
const hasChanged = ({ deleteSet, beforeState, afterState }: Y.Transaction): boolean =>
  deleteSet.clients.size > 0 ||
  [...afterState].some(([client, clock]) => beforeState.get(client) !== clock);

function isUpdate(message: Uint8Array): boolean {
  const decoder = decoding.createDecoder(message);
  decoding.readVarString(decoder);
  return (
    decoding.readVarUint(decoder) === MessageType.Sync && decoding.readVarUint(decoder) === UPDATE
  );
}
