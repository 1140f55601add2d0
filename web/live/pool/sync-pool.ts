import { WebSocketStatus } from '@hocuspocus/provider';
import { isKeptOnDevice, isWrittenByDevices } from '../../../domain/documents/device-work.ts';
import type { Role } from '../../../domain/words/role.ts';
import { createBackgroundSender } from './background-sender.ts';
import { type DocumentHandle, openDocument, type SeenDocument } from './document-handle.ts';
import { dropRedundantCopies } from './drop-redundant-copies.ts';
import { isUnstored } from './is-unstored.ts';
import type { PoolEnvironment } from './pool-environment.ts';
import { quarantineCopy } from './quarantine-copy.ts';
import type { QuarantineReason } from './quarantine-store.ts';
import { reconnect } from './reconnect.ts';
import { createResponseTimeout, type ResponseTimeout } from './response-timeout.ts';
import type { Schedule } from './schedule.ts';
import { waitUntilStored } from './wait-until-stored.ts';
import { WebsocketConnection } from './websocket-connection.ts';

/** Whether there is a way to the server. `since` is when it was lost, in ms since 1970. */
export type Connection =
  | { readonly state: 'connected' }
  | { readonly state: 'connecting'; readonly since: number }
  | { readonly state: 'offline'; readonly since: number };

/** All documents open on this page, over one socket, outside React: a screen that goes leaves them be. */
export type SyncPool = ReturnType<typeof createSyncPool>;

/** A document that holds something the server has not stored, whether anybody has it open or not. */
export type UnstoredDocument = {
  readonly name: string;
  /** BTH-41: the device could not keep it either: it goes with the page. */
  readonly isOnlyHere: boolean;
};

/** The pool as far as those need it who only follow documents. */
export type WatchPool = Pick<SyncPool, 'hold' | 'release' | 'subscribe'> & {
  readonly handle: (name: string) => SeenDocument | null;
};

/** Longest pause between two tries to reach the server, in ms. */
const LONGEST_PAUSE = 4_000;
/** A silent network is noticed after this long, in ms. */
const SILENCE = 12_000;
/** What was asked of the server is asked anew when nothing was answered for this long, in ms; at most this long later. */
const UNANSWERED = { first: 15_000, longest: 120_000 } as const;
/** What is awaited while a connection is being made, beside the documents by their names. */
const LINE = 'a connection';
/** A copy that could not be set aside is tried again after this long, in ms. */
const TRY_AGAIN = 3_000;
/** A document nobody looks at stays open this long, so that going back and forth does not reload it, in ms. */
const LINGER = 5_000;

/** Builds the pool of one signed-in account. */
export function createSyncPool(parts: {
  readonly url: string;
  readonly role: Role;
  readonly now: () => number;
  readonly schedule: Schedule;
  /** The environment of the page. */
  readonly environment: PoolEnvironment;
}) {
  const { environment } = parts;
  const held = new Map<string, { handle: DocumentHandle; users: number }>();
  const listeners = new Set<() => void>();
  const quarantine = environment.createQuarantine();
  const quarantining = new Set<string>();
  let connection: Connection = { state: 'connecting', since: parts.now() };

  const responseTimeout: ResponseTimeout = createResponseTimeout({
    ...UNANSWERED,
    schedule: parts.schedule,
    onTimeout: () => socket.abort(),
  });
  const socket = new WebsocketConnection({
    url: parts.url,
    minDelay: 250,
    maxDelay: LONGEST_PAUSE,
    delay: 250,
    messageReconnectTimeout: SILENCE * 3,
    ...(environment.Socket === null ? {} : { WebSocketPolyfill: environment.Socket }),
    onStatus: ({ status }) => {
      if (status === WebSocketStatus.Connecting) responseTimeout.expect(LINE);
      else responseTimeout.cancel(LINE);
      settle(status === WebSocketStatus.Connected && hasBeenHeard());
    },
  });

  /** An open socket is a way to the server once the server has said something, if it was asked for anything. */
  function hasBeenHeard(): boolean {
    return socket.connectionAttempt === null || socket.configuration.providerMap.size === 0;
  }

  function settle(connected: boolean): void {
    const offline = globalThis.navigator?.onLine === false;
    const isNew = connected && !offline && connection.state !== 'connected';
    if (connected && !offline) connection = { state: 'connected' };
    else {
      const since = connection.state === 'connected' ? parts.now() : connection.since;
      connection = { state: offline ? 'offline' : 'connecting', since };
    }
    tell();
    if (isNew) sender.begin();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function reconnectNow(): void {
    reconnect(socket);
    // The old one may never say that it has closed.
    responseTimeout.expect(LINE);
  }

  const wentOffline = () => {
    settle(false);
    socket.disconnect();
  };
  const cameOnline = () => {
    // Without an *offline* before it there is a connection that works.
    if (socket.shouldConnect) return;
    settle(false);
    reconnectNow();
  };
  globalThis.addEventListener?.('offline', wentOffline);
  globalThis.addEventListener?.('online', cameOnline);

  function open(name: string): DocumentHandle {
    const handle = openDocument({
      name,
      role: parts.role,
      socket,
      now: parts.now,
      schedule: parts.schedule,
      responseTimeout,
      // Not while the message is being taken that says so.
      onQuarantine: (aside, why) => parts.schedule(0, () => void quarantineDocument(aside, why)),
      onBeyond: (beyond) => parts.schedule(0, () => void readAnew(beyond)),
      environment,
    });
    handle.subscribe(lookRefused);
    return handle;
  }

  const isRefusedHere = (): boolean =>
    [...held.values()].some(({ handle }) => handle.isRefusedHere());
  let wasRefused = false;
  function lookRefused(): void {
    if (wasRefused === isRefusedHere()) return;
    wasRefused = !wasRefused;
    tell();
  }

  /** SYN-2, SYN-31: a copy that cannot become the server's document makes room for it. */
  async function quarantineDocument(name: string, why: QuarantineReason): Promise<void> {
    const entry = held.get(name);
    if (entry === undefined || quarantining.has(name)) return;
    const { handle } = entry;
    if (!isToGo(handle, why)) return;
    quarantining.add(name);
    try {
      await quarantineCopy({ handle, role: parts.role, why }, quarantine.keep, parts.now, () => {
        if (entry.handle === handle && held.get(name) === entry) entry.handle = open(name);
      });
      dropRedundantCopies(quarantine, entry.handle);
    } catch {
      parts.schedule(TRY_AGAIN, () => void quarantineDocument(name, why));
    } finally {
      quarantining.delete(name);
      tell();
    }
  }

  /** SYN-30: what was sent to who only reads and was never stored goes: the copy makes room for the server's. */
  async function readAnew(name: string): Promise<void> {
    const entry = held.get(name);
    if (entry === undefined) return;
    const { handle } = entry;
    try {
      await handle.wipe();
    } catch {
      // It is still there when the document is opened, and found anew.
    }
    if (entry.handle === handle && held.get(name) === entry) entry.handle = open(name);
    tell();
  }

  function hold(name: string): void {
    const entry = held.get(name);
    if (entry !== undefined) entry.users += 1;
    else held.set(name, { handle: open(name), users: 1 });
    tell();
  }

  function release(name: string, linger: number): void {
    const entry = held.get(name);
    if (entry === undefined) return;
    entry.users -= 1;
    const letGo = (): void => {
      if (entry.users > 0 || held.get(name) !== entry) return;
      const { handle } = entry;
      // BTH-54: without a way to the server what is not stored stands on the page as well, whatever becomes of the device's copy.
      const isAway = connection.state !== 'connected' && isUnstored(handle);
      if (handle.isOnlyHere() || isAway) return void parts.schedule(LINGER, letGo);
      held.delete(name);
      const isLacking = isKeptHere(name) && isUnstored(handle);
      sender.closed(name, handle.isRead() ? isLacking : null);
      void handle.close();
    };
    parts.schedule(linger, letGo);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const handleOf = (name: string): DocumentHandle | null => held.get(name)?.handle ?? null;
  const isKeptHere = (name: string): boolean => isKeptOnDevice(name, parts.role);

  const sender = createBackgroundSender({
    lacking: async () => (await environment.lacking()).filter(isKeptHere),
    documents: { hold, handle: handleOf, giveBack: (name) => release(name, 0), subscribe },
    isConnected: () => connection.state === 'connected',
    schedule: parts.schedule,
    onChange: tell,
  });
  // Told as not stored also where nobody can be asked. Another page of this account may have left something since.
  sender.begin();
  globalThis.addEventListener?.('focus', sender.begin);
  environment.onLost(sender.lost);

  function unstored(): readonly UnstoredDocument[] {
    const open = [...held.values()]
      .filter(({ handle }) => isUnstored(handle))
      .map(({ handle }) => ({ name: handle.name, isOnlyHere: handle.isOnlyHere() }));
    const closed = sender
      .waiting()
      .filter((name) => isWrittenByDevices(name) && held.get(name)?.handle.isRead() !== true)
      .map((name) => ({ name, isOnlyHere: false }));
    return [...open, ...closed];
  }

  // What cannot be read cannot be kept into either, and then nothing is removed: asked for again when it is.
  quarantine.load().catch(() => undefined);

  return {
    /** Takes hold of a document, opening it if need be. Give it back with `release`. */
    hold(name: string): void {
      sender.opened(name);
      hold(name);
    },
    /** The open document of that name, if someone holds it. */
    handle: handleOf,
    /** Gives a document back; it closes a little later if nobody took it again, and what stands on it is not on this page alone. */
    release: (name: string): void => release(name, LINGER),
    /** Makes the connection anew, so that every document is asked for with the session of now. */
    reconnect: reconnectNow,
    /** Whether there is a way to the server. */
    connection: (): Connection => connection,
    /** What holds something that the server has not stored, open or not (SYN-32). */
    unstored,
    /** Resolves when nothing of that is left, at once while there is no way to the server, and `limit` ms later at most. */
    waitUntilStored: (limit: number): Promise<void> =>
      waitUntilStored({
        schedule: parts.schedule,
        isAway: () => connection.state === 'offline',
        isStored: () => sender.isKnown() && unstored().length === 0,
        handles: [...held.values()].map(({ handle }) => handle),
        subscribe,
        limit,
      }),
    /** BTH-45: whether something stands on this page alone because the device refused to keep it. */
    isRefusedHere,
    /** What this device holds of documents that were made anew, until a person decides on it. */
    quarantine: {
      copies: quarantine.copies,
      drop: quarantine.drop,
      subscribe: quarantine.subscribe,
    },
    subscribe,
    /** Closes everything. What is on the device stays there. */
    async close(): Promise<void> {
      globalThis.removeEventListener?.('offline', wentOffline);
      globalThis.removeEventListener?.('online', cameOnline);
      globalThis.removeEventListener?.('focus', sender.begin);
      sender.stop();
      const open = [...held.values()];
      held.clear();
      await Promise.all(open.map(({ handle }) => handle.close()));
      await environment.close();
      socket.destroy();
    },
  };
}

/** Whether a copy is still to make room: meanwhile it may have been replaced, or may be written again. */
function isToGo(handle: DocumentHandle, why: QuarantineReason): boolean {
  const { refused, scope, synced } = handle.status();
  // Where the server that said so is gone, the next one is asked: it may be an older one, which was told nothing.
  return why === 'sealed' ? scope === 'readonly' && synced : refused === 'birth-differs';
}
