import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hocuspocus } from '@hocuspocus/server';
import { type RawData, WebSocketServer } from 'ws';
import { gatherUpdates } from './gather-updates.ts';
import { gathering, pageSocket } from './page-socket.ts';

/** What the way in asks. */
export type UpgradeParts = {
  readonly hocuspocus: Hocuspocus;
  readonly isTrustedOrigin: (origin: string | undefined, request: IncomingMessage) => boolean;
  readonly mostSocketsAnAddress: number;
  readonly addressOf: (request: IncomingMessage) => string;
};

const LARGEST_MESSAGE = 1 << 20;

/**
 * LIM-2: the way in for sockets: right path, own origin, a bounded number an address, a bounded message size.
 * Everything about accounts is the gate's.
 */
export function createUpgrade(parts: UpgradeParts) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const perAddress = new Map<string, number>();

  function refusedStatus(
    path: string | undefined,
    request: IncomingMessage,
    held: number,
  ): string | null {
    if (path !== '/collab') return '404 Not Found';
    if (!parts.isTrustedOrigin(request.headers.origin, request)) return '403 Forbidden';
    return held >= parts.mostSocketsAnAddress ? '429 Too Many Requests' : null;
  }

  return {
    /** Takes an HTTP upgrade; answers 403, 404 or 429 where it must not become a socket. */
    handle(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      socket.on('error', () => socket.destroy());
      const path = (request.url ?? '').split('?')[0];
      const address = parts.addressOf(request);
      const held = perAddress.get(address) ?? 0;
      const status = refusedStatus(path, request, held);
      if (status !== null) {
        socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
        return;
      }
      perAddress.set(address, held + 1);
      socket.once('close', () => {
        const left = (perAddress.get(address) ?? 1) - 1;
        if (left > 0) perAddress.set(address, left);
        else perAddress.delete(address);
      });
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        webSocket.binaryType = 'arraybuffer';
        const connection = parts.hocuspocus.handleConnection(
          pageSocket(webSocket, gathering(socket)),
          new Request(`http://local${request.url}`, { headers: headersOf(request) }),
        );
        const take = gatherUpdates((frame) => connection.handleMessage(frame));
        webSocket.on('message', (data: RawData) => take(bytesOf(data)));
        webSocket.on('close', (code, reason) =>
          connection.handleClose({ code, reason: reason.toString() }),
        );
        webSocket.on('error', () => webSocket.terminate());
      });
    },
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
