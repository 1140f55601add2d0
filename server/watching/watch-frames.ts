import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';

/** The messages of y-websocket, by their numbers. */
const SYNC = 0;
const AWARENESS = 1;
const AUTH = 2;
const QUERY_AWARENESS = 3;
const STEP_1 = 0;
const STEP_2 = 1;
const UPDATE = 2;

/** What a watcher's frame asks. */
export type WatchFrame =
  /** What changed since this is asked. */
  | { readonly kind: 'since'; readonly vector: ReadonlyMap<number, number> }
  /** It sends something: its own, or what it was sent. */
  | { readonly kind: 'update'; readonly update: ReturnType<typeof Y.decodeUpdate> }
  | { readonly kind: 'who' }
  | { readonly kind: 'nothing' };

/** LIV-4: reads what a standard client sent; null for what is no message of the protocol. */
export function readFrame(frame: Uint8Array): WatchFrame | null {
  try {
    const decoder = decoding.createDecoder(frame);
    switch (decoding.readVarUint(decoder)) {
      case SYNC:
        return readSync(decoder);
      case AWARENESS:
      case AUTH:
        return { kind: 'nothing' };
      case QUERY_AWARENESS:
        return { kind: 'who' };
      default:
        return null;
    }
  } catch {
    return null;
  }
}

function readSync(decoder: decoding.Decoder): WatchFrame | null {
  const step = decoding.readVarUint(decoder);
  const bytes = decoding.readVarUint8Array(decoder);
  if (step === STEP_1) return { kind: 'since', vector: Y.decodeStateVector(bytes) };
  if (step !== STEP_2 && step !== UPDATE) return null;
  return { kind: 'update', update: Y.decodeUpdate(bytes) };
}

/**
 * LIV-6: whether an update would change the document. Some libraries send back whatever they were sent: what is there
 * already, and what is taken from somebody else who is not there, changes nothing.
 */
export function isWrite(doc: Y.Doc, { structs, ds }: ReturnType<typeof Y.decodeUpdate>): boolean {
  const own = doc.clientID;
  const known = Y.getState(doc.store, own);
  if (structs.some(({ id, length }) => id.client !== own || id.clock + length > known)) return true;
  const gone = Y.createDeleteSetFromStructStore(doc.store).clients.get(own) ?? [];
  return (ds.clients.get(own) ?? []).some(
    ({ clock, len }) =>
      !gone.some((range) => range.clock <= clock && clock + len <= range.clock + range.len),
  );
}

/**
 * LIV-22: answers what changed since. What the watcher holds of somebody else, of this server before it was started anew, of
 * another process, or of its own writing, is taken back: the document is this server's, and there is nothing beside it.
 */
export function answerSince(doc: Y.Doc, vector: ReadonlyMap<number, number>): Uint8Array {
  const own = new Map([[doc.clientID, vector.get(doc.clientID) ?? 0]]);
  const news = Y.encodeStateAsUpdate(doc, Y.encodeStateVector(own));
  const foreign = [...vector].filter(([client, clock]) => client !== doc.clientID && clock > 0);
  return syncFrame(
    STEP_2,
    foreign.length === 0 ? news : Y.mergeUpdates([takenBack(foreign), news]),
  );
}

/** An update as it is sent to those who follow. */
export const updateFrame = (update: Uint8Array): Uint8Array => syncFrame(UPDATE, update);

/** A word without content: standard clients take a silent server for a lost one after thirty seconds. */
export function stillHereFrame(doc: Y.Doc): Uint8Array {
  const awareness = new Awareness(doc);
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, AWARENESS);
  encoding.writeVarUint8Array(encoder, encodeAwarenessUpdate(awareness, []));
  awareness.destroy();
  return encoding.toUint8Array(encoder);
}

function syncFrame(step: number, update: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, SYNC);
  encoding.writeVarUint(encoder, step);
  encoding.writeVarUint8Array(encoder, update);
  return encoding.toUint8Array(encoder);
}

/** An update of Yjs that deletes everything of these clients, and writes nothing. */
function takenBack(clients: readonly (readonly [client: number, clock: number])[]): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, 0);
  encoding.writeVarUint(encoder, clients.length);
  for (const [client, clock] of clients) {
    encoding.writeVarUint(encoder, client);
    encoding.writeVarUint(encoder, 1);
    encoding.writeVarUint(encoder, 0);
    encoding.writeVarUint(encoder, clock);
  }
  return encoding.toUint8Array(encoder);
}
