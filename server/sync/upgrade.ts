import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hocuspocus } from '@hocuspocus/server';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Traffic } from '../limits/traffic.ts';
import type { Visitor } from '../limits/visitors.ts';
import { gatherUpdates } from './gather-updates.ts';
import { gathering, pageSocket } from './page-socket.ts';
import { createPlaces } from './places.ts';
import { createSocketVisit, type SocketVisit } from './socket-visit.ts';

/** What the way in asks. */
export type UpgradeParts = {
  readonly hocuspocus: Hocuspocus;
  readonly isTrustedOrigin: (origin: string | undefined, request: IncomingMessage) => boolean;
  readonly mostSocketsAnAddress: number;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly traffic: Traffic;
};

const LARGEST_MESSAGE = 1 << 20;

/** How many sockets of one address may be open of which nobody knows yet whose they are. */
const MOST_STRANGERS_AN_ADDRESS = 32;

/**
 * LIM-2: the way in for sockets: right path, own origin, a bounded number an address (an IPv6 one by its /64), few of
 * them without a session this installation signed, a bounded message size. Everything about accounts is the gate's.
 */
export function createUpgrade(parts: UpgradeParts) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const places = createPlaces();
  const strangers = createPlaces();

  function refusedStatus(request: IncomingMessage, { network, session }: Visitor): string | null {
    if ((request.url ?? '').split('?')[0] !== '/collab') return '404 Not Found';
    if (!parts.isTrustedOrigin(request.headers.origin, request)) return '403 Forbidden';
    const isFull =
      places.held(network) >= parts.mostSocketsAnAddress ||
      (session === null && strangers.held(network) >= MOST_STRANGERS_AN_ADDRESS);
    return isFull ? '429 Too Many Requests' : null;
  }

  function open(webSocket: WebSocket, wire: Duplex, request: IncomingMessage, visit: SocketVisit) {
    webSocket.binaryType = 'arraybuffer';
    const connection = parts.hocuspocus.handleConnection(
      pageSocket(webSocket, gathering(wire)),
      new Request(`http://local${request.url}`, { headers: headersOf(request) }),
      { visit },
    );
    wire.on('data', (chunk: Buffer) => visit.heard(chunk.byteLength));
    const take = gatherUpdates((frame) => connection.handleMessage(frame));
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
    /** Takes an HTTP upgrade; answers 403, 404 or 429 where it must not become a socket. */
    handle(request: IncomingMessage, wire: Duplex, head: Buffer): void {
      wire.on('error', () => wire.destroy());
      const visitor = parts.traffic.visitor(
        parts.addressOf(request),
        request.headers.cookie ?? null,
      );
      const status = refusedStatus(request, visitor);
      if (status !== null) {
        wire.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
        return;
      }
      wire.once('close', places.take(visitor.network));
      const leave = visitor.session === null ? strangers.take(visitor.network) : () => {};
      wire.once('close', leave);
      sockets.handleUpgrade(request, wire, head, (webSocket) => {
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
        open(webSocket, wire, request, visit);
      });
    },
    /** OPS-1: how many sockets are open. */
    open: (): number => sockets.clients.size,
    /** Ends every socket; clients come back when there is a server again. */
    close(): void {
      for (const client of sockets.clients) client.close(1012, 'restart');
      sockets.close();
    },
    /** Cuts what is still open. */
    terminate(): void {
      for (const client of sockets.clients) client.terminate();
    },
  };
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

function bytesOf(data: RawData): Uint8Array {
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  return Array.isArray(data) ? new Uint8Array(Buffer.concat(data)) : new Uint8Array(data);
}
