import type { IncomingMessage } from 'node:http';
import type { RawData, WebSocket } from 'ws';
import { keyAmong, parseRoom, WATCH_PATH } from '../../domain/watching/watch-address.ts';
import { bytesOf } from '../sync/bytes-of.ts';
import type { SocketVisit } from '../sync/socket-visit.ts';
import { sendAway, type Watching } from './create-watching.ts';

/** LIV-4: whether a socket asks to watch. */
export const isWatchPath = (path: string): boolean => path.startsWith(`${WATCH_PATH}/`);

/** LIV-18: the key of a watcher: among the subprotocols, as a browser can say it, or as a bearer, as a program does. */
export function keyOfRequest({ headers }: IncomingMessage): string {
  const offered = headers['sec-websocket-protocol']?.split(',').map((one) => one.trim()) ?? [];
  const [, bearer = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return keyAmong(offered) ?? bearer;
}

/**
 * LIV-4: takes the socket of a watcher through the gate in turn with everybody else who asks the database (SYN-3, LIM-7).
 * What comes before it is let in is taken after.
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
  const room = parseRoom((request.url ?? '').split('?')[0]?.slice(WATCH_PATH.length + 1) ?? '');
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
      socket.once('close', entered.leave);
      if (socket.readyState !== socket.OPEN) entered.leave();
      take = entered.take;
      for (const frame of early.splice(0)) entered.take(frame);
    })
    .catch(() => sendAway(socket, 'unreadable'));
}
