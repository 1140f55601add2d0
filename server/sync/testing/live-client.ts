import type { HocuspocusProvider } from '@hocuspocus/provider';
import WebSocket from 'ws';
import * as Y from 'yjs';
import type { Actor } from '../../../domain/rights/actor.ts';
import { parseAnnouncement } from '../../../domain/sync/announcement.ts';
import { covers } from '../../../domain/sync/covers.ts';
import { deviceDoc } from '../../../web/live/pool/device-doc.ts';
import { HandshakeFirstProvider } from '../../../web/live/pool/handshake-first.ts';
import { reconnect } from '../../../web/live/pool/reconnect.ts';
import { WebsocketConnection } from '../../../web/live/pool/websocket-connection.ts';
import { cookieOf } from './live-server.ts';

/** An acknowledgement of the server: how many operations of this device are received or stored. */
type Announced = { readonly kind: 'stored' | 'received'; readonly own: number };

/** One document as it is open on one device. */
export type LiveDocument = {
  readonly doc: Y.Doc;
  readonly provider: HocuspocusProvider;
  /** All acknowledgements, in order. */
  readonly announced: readonly Announced[];
  /** Resolves when the server has sent all it holds. */
  synced(): Promise<void>;
  /** Whether the server acknowledged everything on this device as stored. */
  isStored(): boolean;
  /** Resolves when the server has acknowledged everything on this device as stored. */
  stored(): Promise<void>;
  /** Resolves with the reason when the server refuses or closes the document. */
  refused(): Promise<string>;
  /** Reconnects through the authorisation check after a refusal. */
  again(): Promise<void>;
};

/**
 * One device: the WebSocket of an account with its documents, open as on the pages of booth and
 * desk.
 */
export type LiveClient = {
  readonly socket: WebsocketConnection;
  /**
   * Opens a document, from the device's own copy if it has one; `presence` shares who looks at it.
   */
  open(name: string, doc?: Y.Doc, presence?: boolean): LiveDocument;
  /** Cuts the connection without a close message. */
  cut(): void;
  /** Reconnects. */
  mend(): void;
  close(): void;
};

const birthOf = (doc: Y.Doc): string => {
  const birth = doc.getMap('meta').get('birth');
  return typeof birth === 'string' ? birth : '-';
};

const decode = (text: string) => Y.decodeStateVector(Buffer.from(text, 'base64'));

/** The timeout of whatever a test waits for. In a mutation run most of these events never come. */
const PATIENCE_MS = process.env['TEST_ENGINES'] === 'one' ? 15_000 : 50_000;

/** Connects a device; without a session where `actor` is null. */
export const connectClient = (
  url: string,
  actor: Actor | null,
  origin = 'http://panel.test',
): LiveClient => connectWith(url, actor === null ? {} : { cookie: cookieOf(actor) }, origin);

/** Connects a device with the given request headers. */
export function connectWith(
  url: string,
  headers: Readonly<Record<string, string>>,
  origin: string,
): LiveClient {
  class AccountSocket extends WebSocket {
    constructor(address: string) {
      super(address, { origin, headers: { ...headers } });
      // A socket that is closed before it opened emits an error. A cut network is no error here.
      this.on('error', () => undefined);
    }
  }
  const socket = new WebsocketConnection({
    url,
    WebSocketPolyfill: AccountSocket,
    delay: 20,
    minDelay: 20,
    maxDelay: 200,
    jitter: false,
  });
  const documents: LiveDocument[] = [];
  return {
    socket,
    open(name, doc = deviceDoc(), presence = false) {
      const document = openLive(socket, name, doc, presence);
      documents.push(document);
      return document;
    },
    cut: () => {
      socket.disconnect();
    },
    // While the old socket is still closing, the provider's own `connect` does nothing.
    mend: () => reconnect(socket),
    close() {
      for (const { provider } of documents) provider.destroy();
      socket.destroy();
    },
  };
}

function openLive(
  socket: WebsocketConnection,
  name: string,
  doc: Y.Doc,
  presence: boolean,
): LiveDocument {
  const announced: Announced[] = [];
  let storedVector: ReadonlyMap<number, number> = new Map();
  let reason: string | null = null;
  let isSynced = false;
  const waiting = new Set<() => void>();
  const look = () => {
    for (const check of [...waiting]) check();
  };
  const when = (what: string, condition: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${name} was never ${what}`)), PATIENCE_MS);
      const check = () => {
        if (!condition()) return;
        clearTimeout(late);
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  const refuse = (text: string) => {
    reason = text;
    look();
  };
  const provider = new HandshakeFirstProvider({
    name,
    document: doc,
    websocketProvider: socket,
    sessionAwareness: true,
    token: () => birthOf(doc),
    ...(presence ? {} : { awareness: null }),
    onStateless: ({ payload }) => {
      const announcement = parseAnnouncement(payload);
      if (announcement === null) return;
      const vector = decode(announcement.vector);
      announced.push({ kind: announcement.kind, own: vector.get(doc.clientID) ?? 0 });
      if (announcement.kind === 'stored') storedVector = vector;
      look();
    },
    onSynced: ({ state }) => {
      isSynced = state;
      look();
    },
    onAuthenticationFailed: ({ reason: text }) => refuse(text),
    onClose: ({ event }) => {
      isSynced = false;
      if (event.reason !== '') refuse(event.reason);
    },
  });
  const isStored = () => {
    const own = Y.decodeStateVector(Y.encodeStateVector(doc));
    return own.size > 0 && covers(storedVector, own);
  };
  doc.on('update', look);
  provider.attach();
  return {
    doc,
    provider,
    announced,
    synced: () => when('synced', () => isSynced),
    isStored,
    stored: () => when('stored', isStored),
    async refused() {
      await when('refused', () => reason !== null);
      return reason ?? '';
    },
    async again() {
      reason = null;
      await provider.sendToken();
      provider.startSync();
    },
  };
}
