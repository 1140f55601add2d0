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

/** The state of the connection to the server. `since` is when it was lost, in ms since 1970. */
export type Connection =
  | { readonly state: 'connected' }
  | { readonly state: 'connecting'; readonly since: number }
  | { readonly state: 'offline'; readonly since: number };

/**
 * The connection manager of all live documents open on this page, over one WebSocket. It lives
 * outside React, so documents outlive the screens that show them.
 */
export type SyncPool = ReturnType<typeof createSyncPool>;

/** A document with work that the server has not stored, open or closed. */
export type UnstoredDocument = {
  readonly name: string;
  /** The device could not store it either: it is lost when the page closes (BTH-41). */
  readonly isOnlyHere: boolean;
};

/** The parts of the pool that readers of documents need. */
export type WatchPool = Pick<SyncPool, 'hold' | 'release' | 'subscribe'> & {
  readonly handle: (name: string) => SeenDocument | null;
};

/** Longest delay between two attempts to connect, in ms. */
const LONGEST_PAUSE = 4_000;
/** A third of the timeout after which a silent connection is closed, in ms. */
const SILENCE = 12_000;
/** Response timeout in ms: the first, and the longest that backoff reaches. */
const UNANSWERED = { first: 15_000, longest: 120_000 } as const;
/** The name of a pending connection in the response timeout; others are document names. */
const LINE = 'a connection';
/** A failed quarantine is tried again after this long, in ms. */
const TRY_AGAIN = 3_000;
/**
 * Grace period before an unused document closes, in ms: going back and forth does not reload it.
 */
const LINGER = 5_000;

/** Creates the pool of one signed-in account. */
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

  /** Whether the server has sent something on this socket, or was asked for nothing. */
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
    // The old socket may never report its close.
    responseTimeout.expect(LINE);
  }

  const wentOffline = () => {
    settle(false);
    socket.disconnect();
  };
  const cameOnline = () => {
    // Without an *offline* event before it, the connection works.
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
      // Deferred until the message that causes it is processed.
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

  /**
   * Quarantines a copy that cannot become the server's document, and opens the server's (SYN-2,
   * SYN-31).
   */
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

  /**
   * Deletes a read-only copy with updates that the server never stored, and loads the server's
   * document (SYN-30).
   */
  async function readAnew(name: string): Promise<void> {
    const entry = held.get(name);
    if (entry === undefined) return;
    const { handle } = entry;
    try {
      await handle.wipe();
    } catch {
      // The copy is still there when the document is opened next, and is found again.
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
      // Without a connection, unstored work stays in memory too: the device's copy may be lost
      // (BTH-54).
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
  // Unsent work shows as not stored even offline. On focus again, since another page of this
  // account may have left some.
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

  // A store that cannot be read cannot be written either, so no copy is removed. It is read again
  // at the next write.
  quarantine.load().catch(() => undefined);

  return {
    /** Holds a document, and opens it if necessary. Give it back with `release`. */
    hold(name: string): void {
      sender.opened(name);
      hold(name);
    },
    /** The open document of that name; null if nobody holds it. */
    handle: handleOf,
    /**
     * Releases a document. It closes after the grace period, unless somebody holds it again. It
     * stays open while its work is on this page alone, or is unstored without a connection.
     */
    release: (name: string): void => release(name, LINGER),
    /** Reconnects, so that every document is authorised again with the current session. */
    reconnect: reconnectNow,
    /** The state of the connection to the server. */
    connection: (): Connection => connection,
    /** The documents with work that the server has not stored, open or closed (SYN-32). */
    unstored,
    /**
     * Resolves when no document is unstored, at once while offline, and after `limit` ms at the
     * latest.
     */
    waitUntilStored: (limit: number): Promise<void> =>
      waitUntilStored({
        schedule: parts.schedule,
        isAway: () => connection.state === 'offline',
        isStored: () => sender.isKnown() && unstored().length === 0,
        handles: [...held.values()].map(({ handle }) => handle),
        subscribe,
        limit,
      }),
    /** Whether work is on this page alone because the device failed to store it (BTH-45). */
    isRefusedHere,
    /**
     * The quarantined copies of replaced documents. Each stays until a person decides on it, or
     * until the current document holds all of it.
     */
    quarantine: {
      copies: quarantine.copies,
      drop: quarantine.drop,
      subscribe: quarantine.subscribe,
    },
    subscribe,
    /** Closes everything. The data on the device stays. */
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

/** Whether a copy is still to be quarantined: it may have been replaced, or be writable again. */
function isToGo(handle: DocumentHandle, why: QuarantineReason): boolean {
  const { refused, scope, synced } = handle.status();
  // If the server that said so is gone, the next one is asked: it may run on older data, without
  // the seal.
  return why === 'sealed' ? scope === 'readonly' && synced : refused === 'birth-differs';
}
