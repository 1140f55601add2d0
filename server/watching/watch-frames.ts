import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';

/** The numbers of the y-websocket message types. */
const SYNC = 0;
const AWARENESS = 1;
const AUTH = 2;
const QUERY_AWARENESS = 3;
const STEP_1 = 0;
const STEP_2 = 1;
const UPDATE = 2;

/** A parsed message of a watcher. */
export type WatchFrame =
  /** It requests the updates since a state vector. */
  | { readonly kind: 'since'; readonly vector: ReadonlyMap<number, number> }
  /** It sends an update: an edit of its own, or one that it received. */
  | { readonly kind: 'update'; readonly update: ReturnType<typeof Y.decodeUpdate> }
  | { readonly kind: 'who' }
  | { readonly kind: 'nothing' };

/** Parses a message of a standard y-websocket client; null when it is invalid (LIV-4). */
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
 * Whether an update would change the document (LIV-6). Some client libraries echo the updates they
 * received. An echo, or a deletion of another client's content that the document does not have,
 * changes nothing.
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
 * Answers a sync request with the updates since a state vector (LIV-22). Content of any other
 * client is deleted: from this server before a restart, from another process, or from the watcher
 * itself. The document is read-only, and this server is its only source.
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

/** Builds the message of an update for watchers. */
export const updateFrame = (update: Uint8Array): Uint8Array => syncFrame(UPDATE, update);

/**
 * A heartbeat without content, an awareness update of nobody: standard clients reconnect after thirty
 * seconds without a message.
 */
export const STILL_HERE = Uint8Array.of(AWARENESS, 1, 0);

function syncFrame(step: number, update: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, SYNC);
  encoding.writeVarUint(encoder, step);
  encoding.writeVarUint8Array(encoder, update);
  return encoding.toUint8Array(encoder);
}

/** Builds a Yjs update that deletes all content of these clients and writes nothing. */
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
