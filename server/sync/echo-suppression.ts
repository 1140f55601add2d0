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

/** The part of the protocol that carries an update. */
const UPDATE = 2;

/**
 * Echo suppression: does not send an update back to its sender. Hocuspocus sends the updates of one tick to everybody
 * who has the document open. Where one connection wrote all of them, it gets none back: only its taster writes a sheet.
 */
export function suppressEcho(): Extension<ConnectionContext> {
  /** Who wrote all that is not sent yet; null where several did. */
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
      // Before the document itself hears of the update: one that is large it sends at once.
      document.on('afterTransaction', (transaction: Y.Transaction) => {
        if (hasChanged(transaction)) wrote(document, transaction.origin);
      });
      const flush = document.flush.bind(document);
      // Whatever is written from then on is sent another time, also what is written in the same turn of the loop.
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

/** Whether there is an update of a transaction: what asks, and what brings nothing new, makes none. */
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
