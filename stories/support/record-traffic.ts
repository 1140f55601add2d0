import { createDecoder, readVarString, readVarUint, readVarUint8Array } from 'lib0/decoding';
import type { Page } from 'playwright-core';
import * as Y from 'yjs';

/**
 * Everything that one page received over the network: response bodies by address, WebSocket
 * messages, and documents.
 */
export type Traffic = {
  /**
   * Every received text with its origin: bodies, raw messages, and the documents built from them.
   */
  texts(): Promise<readonly { readonly from: string; readonly text: string }[]>;
  /** The names of the documents whose content was received. */
  documents(): readonly string[];
  /** The number of received bytes. */
  bytes(): number;
};

const SYNC = 0;
const SYNC_REPLY = 4;
const STEP_2 = 1;
const UPDATE = 2;

/** Records what a page receives from now on. Call it before the first address is opened. */
export function recordTraffic(page: Page): Traffic {
  const bodies: Promise<{ from: string; text: string }>[] = [];
  const messages: { from: string; text: string }[] = [];
  const docs = new Map<string, Y.Doc>();
  let count = 0;

  page.on('response', (response) => {
    bodies.push(
      response.body().then(
        (body) => {
          count += body.length;
          return { from: response.url(), text: body.toString('utf8') };
        },
        // A redirect, and a response that the page aborted, have no body.
        () => ({ from: response.url(), text: '' }),
      ),
    );
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
      count += bytes.length;
      messages.push({ from: socket.url(), text: bytes.toString('utf8') });
      if (typeof payload !== 'string') keepUpdate(docs, payload);
    });
  });

  return {
    async texts() {
      const built = [...docs].map(([from, doc]) => ({ from, text: contentOf(doc) }));
      return [...(await Promise.all(bodies)), ...messages, ...built];
    },
    documents: () => [...docs.keys()],
    bytes: () => count,
  };
}

function keepUpdate(docs: Map<string, Y.Doc>, message: Uint8Array): void {
  const decoder = createDecoder(message);
  // The connection's name follows the document's name.
  const [name = ''] = readVarString(decoder).split('\0');
  const type = readVarUint(decoder);
  if (type !== SYNC && type !== SYNC_REPLY) return;
  const step = readVarUint(decoder);
  if (step !== STEP_2 && step !== UPDATE) return;
  const doc = docs.get(name) ?? new Y.Doc();
  Y.applyUpdate(doc, readVarUint8Array(decoder));
  docs.set(name, doc);
}

/**
 * The present content of every shared type of a document as JSON, whatever the types are called.
 */
function contentOf(doc: Y.Doc): string {
  for (const name of doc.share.keys()) doc.getMap(name);
  return JSON.stringify(doc.toJSON());
}
