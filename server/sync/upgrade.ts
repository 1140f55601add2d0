import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Hocuspocus } from '@hocuspocus/server';
import * as decoding from 'lib0/decoding';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { WATCH_PROTOCOL } from '../../domain/watching/watch-address.ts';
import type { ClientIdentity } from '../limits/client-identity.ts';
import type { ClientLimits } from '../limits/client-limits.ts';
import { bytesOf } from './bytes-of.ts';
import { coalesceUpdates } from './coalesce-updates.ts';
import { corkPerTick, pageSocket } from './page-socket.ts';
import { createSocketVisit, type SocketVisit } from './socket-visit.ts';

/** What the WebSocket upgrade needs from the rest of the server. */
export type UpgradeParts = {
  readonly hocuspocus: Hocuspocus;
  readonly isTrustedOrigin: (origin: string | undefined, request: IncomingMessage) => boolean;
  readonly mostSocketsAnAddress: number;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly traffic: ClientLimits;
  /** SYN-86: the time between two pings of a connection, in ms. */
  readonly pingEvery: number;
  /**
   * LIV-4: opens the sockets of standard clients (watchers), which authenticate by an API key and
   * have no account.
   */
  readonly watchers: {
    readonly isWatch: (path: string) => boolean;
    readonly open: (watcher: {
      readonly socket: WebSocket;
      readonly request: IncomingMessage;
      readonly visit: SocketVisit;
    }) => void;
  };
};

const LARGEST_MESSAGE = 1 << 20;

/** LIV-23: the largest message of a watcher, in bytes. Watchers only ask what changed. */
const LARGEST_OF_WATCHERS = 16 << 10;

/** SYN-86: how many pings in a row may be unanswered. */
const MOST_UNANSWERED = 2;

/** SYN-86: what the slowest link takes in the time between two pings, in bytes. */
const SLOWEST_LINK = 32 << 10;

/** The most sockets without a signed session that one address may have open. */
const MOST_STRANGERS_AN_ADDRESS = 32;

/**
 * Handles WebSocket upgrades (LIM-2, LIM-20, LIM-26). It checks the path and the origin, and limits
 * the sockets of each address (an IPv6 one by its /64). Sockets without a session that this
 * installation signed have a lower limit. The size of a message is limited too. The authorisation
 * check decides on accounts.
 */
export function createUpgrade(parts: UpgradeParts) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const watchSockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_OF_WATCHERS,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(WATCH_PROTOCOL) ? WATCH_PROTOCOL : false),
  });
  const pathOf = ({ url }: IncomingMessage): string => (url ?? '').split('?')[0] ?? '';
  const openSockets = createConcurrencySlots();
  const unauthenticated = createConcurrencySlots();

  function refusedStatus(
    request: IncomingMessage,
    { network, session }: ClientIdentity,
  ): string | null {
    const isWatch = parts.watchers.isWatch(pathOf(request));
    if (!isWatch && pathOf(request) !== '/collab') return '404 Not Found';
    // A watcher has no cookie that another page could misuse (CSRF): its API key is its only right.
    if (!isWatch && !parts.isTrustedOrigin(request.headers.origin, request)) return '403 Forbidden';
    const isFull =
      openSockets.taken(network) >= parts.mostSocketsAnAddress ||
      (session === null && unauthenticated.taken(network) >= MOST_STRANGERS_AN_ADDRESS);
    return isFull ? '429 Too Many Requests' : null;
  }

  function open(webSocket: WebSocket, wire: Duplex, request: IncomingMessage, visit: SocketVisit) {
    webSocket.binaryType = 'arraybuffer';
    const connection = parts.hocuspocus.handleConnection(
      pageSocket(webSocket, corkPerTick(wire)),
      new Request(`http://local${request.url}`, { headers: headersOf(request) }),
      { visit },
    );
    wire.on('data', (chunk: Buffer) => visit.heard(chunk.byteLength));
    endWhenSilent(webSocket, wire, parts.pingEvery);
    const take = coalesceUpdates((frame) => {
      if (!isForMember(frame)) connection.handleMessage(frame);
    });
    webSocket.on('message', (data: RawData) => {
      visit.frame();
      take(bytesOf(data));
    });
    webSocket.on('close', (code, reason) =>
      connection.handleClose({ code, reason: reason.toString() }),
    );
    webSocket.on('error', () => webSocket.terminate());
  }

  return {
    /** Handles an HTTP upgrade; answers 403, 404 or 429 where the request is refused. */
    handle(request: IncomingMessage, wire: Duplex, head: Buffer): void {
      wire.on('error', () => wire.destroy());
      const isWatch = parts.watchers.isWatch(pathOf(request));
      const visitor = parts.traffic.visitor(
        parts.addressOf(request),
        isWatch ? null : (request.headers.cookie ?? null),
      );
      const status = refusedStatus(request, visitor);
      if (status !== null) {
        wire.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
        return;
      }
      wire.once('close', openSockets.take(visitor.network));
      const leave = visitor.session === null ? unauthenticated.take(visitor.network) : () => {};
      wire.once('close', leave);
      const server = isWatch ? watchSockets : sockets;
      server.handleUpgrade(request, wire, head, (webSocket) => {
        const visit = createSocketVisit({
          traffic: parts.traffic,
          visitor,
          socket: {
            pause: () => webSocket.pause(),
            resume: () => webSocket.resume(),
            close: () => webSocket.terminate(),
          },
          onKnown: leave,
        });
        wire.once('close', visit.end);
        if (isWatch) {
          webSocket.binaryType = 'arraybuffer';
          wire.on('data', (chunk: Buffer) => visit.heard(chunk.byteLength));
          parts.watchers.open({ socket: webSocket, request, visit });
        } else open(webSocket, wire, request, visit);
      });
    },
    /** OPS-1: how many sockets are open, with those of watchers. */
    open: (): number => sockets.clients.size + watchSockets.clients.size,
    /** Closes every socket with code 1012; clients reconnect when a server is up again. */
    close(): void {
      for (const server of [sockets, watchSockets]) {
        for (const client of server.clients) client.close(1012, 'restart');
        server.close();
      }
    },
    /** Terminates the sockets that are still open. */
    terminate(): void {
      for (const server of [sockets, watchSockets])
        for (const client of server.clients) client.terminate();
    },
  };
}

/**
 * Ends a connection whose other end is silent (heartbeat, SYN-86): a device that lost its network
 * closes nothing. Pings are counted, not the time, so that a busy server ends nobody. One that is
 * sent much is given the time that a slow link needs for it, and one that is not read is not
 * judged.
 */
function endWhenSilent(webSocket: WebSocket, wire: Duplex, pingEvery: number): void {
  const sent = () => (wire instanceof Socket ? wire.bytesWritten : 0);
  let unanswered = 0;
  let sentBefore = sent();
  const heard = () => {
    unanswered = 0;
    sentBefore = sent();
  };
  wire.on('data', heard);
  const beat = setInterval(() => {
    if (webSocket.isPaused) heard();
    else if (unanswered >= MOST_UNANSWERED + (sent() - sentBefore) / SLOWEST_LINK)
      webSocket.terminate();
    else {
      unanswered += 1;
      webSocket.ping();
    }
  }, pingEvery);
  wire.once('close', () => clearInterval(beat));
}

/**
 * Whether a frame is for a document with the name of an `Object` member, such as `constructor`.
 * Hocuspocus looks the documents of a socket up in an object, and would mistake the member for one.
 */
function isForMember(frame: Uint8Array): boolean {
  try {
    return decoding.readVarString(decoding.createDecoder(frame)) in Object.prototype;
  } catch {
    return false;
  }
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

/**
 * Counts the holders of concurrency slots, by key: the open sockets of one address, for example.
 */
function createConcurrencySlots() {
  const taken = new Map<string, number>();
  return {
    taken: (key: string): number => taken.get(key) ?? 0,
    /** Takes a slot and returns the function that releases it, once. */
    take(key: string): () => void {
      taken.set(key, (taken.get(key) ?? 0) + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}
