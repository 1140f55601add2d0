import type { WebSocket } from 'ws';
import { formatRoom, type WatchRoom } from '../../domain/watching/watch-address.ts';
import { WATCH_CLOSES, type WatchClose } from '../../domain/watching/watch-closes.ts';
import { keyStateOf, type WatchKey } from '../../domain/watching/watch-key.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import { findWatchKey, findWatchKeys } from '../database/sessions/watch-keys.ts';
import { type WatchedHead, watchedHeads } from '../database/sessions/watched-rows.ts';
import { digestOfKey } from './new-key.ts';
import { answerSince, isWrite, readFrame, STILL_HERE, updateFrame } from './watch-frames.ts';
import { createWatchedRoom, type RoomParts, type WatchedRoom } from './watched-room.ts';

/** The dependencies of watching. */
export type WatchingParts = RoomParts & {
  /** A monotonic clock, in ms. */
  readonly monotonic: () => number;
};

/** The watchers, read-only clients with an API key, at this process. */
export type Watching = ReturnType<typeof createWatching>;

/** An authorised watcher, a read-only client with an API key. */
export type Watcher = {
  /** The key of its rate limits: each API key has its own. */
  readonly account: string;
  take(frame: Uint8Array): void;
};

/** The interval of the heartbeat, in ms. */
const STILL_HERE_EVERY = 10_000;

/** The most unsent bytes in a watcher's socket before it is disconnected. */
const MOST_UNREAD = 1 << 20;

type Seat = { readonly socket: WebSocket; readonly key: string; isThere: boolean };
type Open = { readonly room: WatchedRoom; readonly ready: Promise<boolean>; seats: Set<Seat> };

/**
 * Creates the watching of sessions by read-only clients with an API key, at this process (LIV-3 to
 * LIV-6).
 */
export function createWatching(parts: WatchingParts) {
  const { database, now, monotonic } = parts;
  const rooms = new Map<string, Open>();
  let saidAt = monotonic();

  function open(place: WatchRoom): Open {
    const name = formatRoom(place);
    const state = rooms.get(name);
    if (state !== undefined) return state;
    const room = createWatchedRoom(parts, place);
    const seats = new Set<Seat>();
    room.doc.on('update', (update: Uint8Array) => {
      const frame = updateFrame(update);
      for (const seat of seats) send(seat, frame);
    });
    const opened: Open = { room, seats, ready: room.look() };
    rooms.set(name, opened);
    return opened;
  }

  function leave(opened: Open, seat: Seat): void {
    opened.seats.delete(seat);
    const name = formatRoom(opened.room.place);
    if (opened.seats.size > 0 || rooms.get(name) !== opened) return;
    rooms.delete(name);
    opened.room.close().catch(parts.onProblem);
  }

  function refusal(key: WatchKey, { session }: WatchRoom): WatchClose | null {
    const state = keyStateOf(key, now());
    if (state !== 'good') return state === 'ended' ? 'key-ended' : 'key-revoked';
    return key.session === null || key.session === session ? null : 'out-of-reach';
  }

  async function lookAt(panel: PanelId): Promise<void> {
    const own = [...rooms.values()].filter(({ room }) => room.place.panel === panel);
    const ids = [...new Set(own.flatMap(({ seats }) => [...seats].map(({ key }) => key)))];
    const sessions = own.map(({ room }) => room.place.session);
    const [keys, heads] = await database.inPanel(panel, async (scope) => [
      await findWatchKeys(scope, ids),
      await watchedHeads(scope, sessions),
    ]);
    for (const { room, seats } of own) {
      // A watcher who came since the query was checked when it came.
      for (const seat of [...seats].filter(({ key }) => ids.includes(key))) {
        const key = keys.find(({ id }) => id === seat.key);
        const reason = key === undefined ? 'key-unknown' : refusal(key, room.place);
        if (reason !== null) sendAway(seat.socket, reason);
      }
      const head: WatchedHead | undefined = heads.find(
        ({ session }) => session === room.place.session,
      );
      if (!(await room.look(head)))
        for (const { socket } of seats) sendAway(socket, 'out-of-reach');
    }
  }

  function sayStillHere(): void {
    if (monotonic() - saidAt < STILL_HERE_EVERY) return;
    saidAt = monotonic();
    for (const { seats } of rooms.values()) {
      for (const seat of seats) {
        // No answer since the last heartbeat: the client is gone without closing its socket.
        if (!seat.isThere) seat.socket.terminate();
        seat.isThere = false;
        seat.socket.ping();
        send(seat, STILL_HERE);
      }
    }
  }

  return {
    /**
     * Authorises a watcher whose key is valid for the session (LIV-4). Returns the reason of a
     * refusal instead when the key is not valid, or when the session does not exist or cannot be
     * read.
     */
    async enter(place: WatchRoom, words: string, socket: WebSocket): Promise<Watcher | WatchClose> {
      const key = await database.inPanel(place.panel, (scope) =>
        findWatchKey(scope, digestOfKey(words)),
      );
      if (key === null) return 'key-unknown';
      const reason = refusal(key, place);
      if (reason !== null) return reason;
      const opened = open(place);
      const seat: Seat = { socket, key: key.id, isThere: true };
      opened.seats.add(seat);
      const isThere = await opened.ready.catch((problem: unknown) => {
        parts.onProblem(problem);
        return null;
      });
      if (isThere !== true || socket.readyState !== socket.OPEN) {
        leave(opened, seat);
        return isThere === null ? 'unreadable' : 'out-of-reach';
      }
      socket.once('close', () => leave(opened, seat));
      socket.on('pong', () => {
        seat.isThere = true;
      });
      return {
        account: `watch key ${key.id}`,
        take(frame) {
          seat.isThere = true;
          const asked = readFrame(frame);
          if (asked === null) sendAway(socket, 'malformed');
          else if (asked.kind === 'update') {
            if (isWrite(opened.room.doc, asked.update)) sendAway(socket, 'read-only');
          } else if (asked.kind === 'since') send(seat, answerSince(opened.room.doc, asked.vector));
          else if (asked.kind === 'who') send(seat, STILL_HERE);
        },
      };
    },
    /**
     * Polls once: disconnects watchers whose key is no longer valid, and refreshes the watched
     * sessions (LIV-3).
     */
    async look(): Promise<void> {
      const panels = new Set([...rooms.values()].map(({ room }) => room.place.panel));
      for (const panel of panels) await lookAt(panel);
      sayStillHere();
    },
    /** Returns the number of watchers at this process. */
    count: (): number => [...rooms.values()].reduce((sum, { seats }) => sum + seats.size, 0),
  };
}

/** Closes a socket with a reason. Nothing is sent afterwards, and no message is handled. */
export function sendAway(socket: WebSocket, reason: WatchClose): void {
  socket.removeAllListeners('message');
  socket.close(WATCH_CLOSES[reason], reason);
}

function send({ socket }: Seat, frame: Uint8Array): void {
  // What is sent to a socket that is closing is dropped.
  if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  else socket.send(frame);
}
