import type { IncomingMessage } from 'node:http';
import type { RawData, WebSocket } from 'ws';
import { keyAmong, parseRoom, WATCH_PATH } from '../../domain/watching/watch-address.ts';
import { bytesOf } from '../sync/bytes-of.ts';
import type { SocketVisit } from '../sync/socket-visit.ts';
import { sendAway, type Watching } from './create-watching.ts';

/** Whether a WebSocket request is for watching (LIV-4). */
export const isWatchPath = (path: string): boolean => path.startsWith(`${WATCH_PATH}/`);

/**
 * Reads the API key of a watcher from the subprotocols, as a browser sends it, or from the bearer
 * token, as a program sends it (LIV-18).
 */
export function keyOfRequest({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const offered = headers['sec-websocket-protocol'];
  const named = offered === undefined ? null : keyAmong(offered.split(/\s*,\s*/));
  return named ?? headers.authorization?.match(/^Bearer (\S+)$/i)?.[1] ?? '';
}

/**
 * Authorises the WebSocket of a watcher, in the fair queue of all requests to the database (LIV-4,
 * SYN-3, LIM-7). Messages that arrive before that are queued and handled afterwards.
 */
export function openWatcher(
  watching: Watching,
  {
    socket,
    request,
    visit,
  }: {
    readonly socket: WebSocket;
    readonly request: IncomingMessage;
    readonly visit: SocketVisit;
  },
): void {
  const path = String(request.url).replace(/\?.*/, '');
  const room = parseRoom(path.slice(WATCH_PATH.length + 1));
  const early: Uint8Array[] = [];
  let take = (frame: Uint8Array): void => void early.push(frame);
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: RawData) => {
    visit.frame();
    take(bytesOf(data));
  });
  if (room === null) {
    sendAway(socket, 'out-of-reach');
    return;
  }
  visit
    .enter(() => watching.enter(room, keyOfRequest(request), socket))
    .then((entered) => {
      if (typeof entered === 'string') {
        sendAway(socket, entered);
        return;
      }
      visit.known(entered.account);
      take = entered.take;
      for (const frame of early.splice(0)) entered.take(frame);
    })
    .catch(() => sendAway(socket, 'unreadable'));
}
