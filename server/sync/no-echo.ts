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
import type { ConnectionContext } from './authorize-document.ts';

/** The part of the protocol that carries an update. */
const UPDATE = 2;

/**
 * Hocuspocus sends what was written in one turn of the loop to everybody who has the document open, whoever wrote it. Where
 * one connection wrote all of it, that connection is not sent its own words: of a sheet only its taster is a writer.
 */
export function noEcho(): Extension<ConnectionContext> {
  const writers = new WeakMap<Document, Connection | null>();

  function wrote(document: Document, origin: unknown): void {
    const writer =
      isTransactionOrigin(origin) && origin.source === 'connection' ? origin.connection : null;
    const before = writers.get(document);
    // Scheduled after the document's own sending of this turn, which listens first.
    if (before === undefined) setImmediate(() => writers.delete(document));
    writers.set(document, before === undefined || before === writer ? writer : null);
  }

  return {
    extensionName: 'no-echo',
    async afterLoadDocument({ document }: afterLoadDocumentPayload<ConnectionContext>) {
      document.on('update', (_: Uint8Array, origin: unknown) => wrote(document, origin));
    },
    async connected({ connection }: connectedPayload<ConnectionContext>) {
      const send = connection.send.bind(connection);
      connection.send = (message) => {
        if (writers.get(connection.document) !== connection || !isUpdate(message)) send(message);
      };
    },
  };
}

function isUpdate(message: Uint8Array): boolean {
  const decoder = decoding.createDecoder(message);
  decoding.readVarString(decoder);
  return (
    decoding.readVarUint(decoder) === MessageType.Sync && decoding.readVarUint(decoder) === UPDATE
  );
}
