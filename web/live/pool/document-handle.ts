import {
  type HocuspocusProvider,
  type HocuspocusProviderWebsocket,
  WebSocketStatus,
} from '@hocuspocus/provider';
import type * as Y from 'yjs';
import { isKeptOnDevice, isOnlyRead } from '../../../domain/documents/device-work.ts';
import { parseDocumentName } from '../../../domain/documents/name.ts';
import { parseAnnouncement } from '../../../domain/sync/announcement.ts';
import { type CloseReason, isCloseReason, remedyFor } from '../../../domain/sync/close-reasons.ts';
import { beyond, covers, type StateVector } from '../../../domain/sync/covers.ts';
import type { Role } from '../../../domain/words/role.ts';
import { deviceDoc } from './device-doc.ts';
import { askedFrom, isNotTaken } from './handshake-first.ts';
import { keepNothing, type LocalCopy } from './local-copy.ts';
import type { PoolEnvironment } from './pool-environment.ts';
import type { QuarantineReason } from './quarantine-store.ts';
import type { ResponseTimeout } from './response-timeout.ts';
import type { Schedule } from './schedule.ts';
import { vectorFromText, vectorOf } from './state-vector.ts';
import { trackResponses } from './track-responses.ts';

/** The sync status of a document: where its work is. Each flag is false while in doubt. */
export type DocumentStatus = {
  /** Everything is written on this device. */
  readonly onDevice: boolean;
  /** The server has acknowledged everything; it may still be in its memory only. */
  readonly received: boolean;
  /** The server's database has committed everything. */
  readonly stored: boolean;
  /**
   * The number of values here that the database lacks; null until the server has announced its
   * state (BRD-11).
   */
  readonly unstored: number | null;
  /** The last time at which everything was stored, in ms since 1970, or null. */
  readonly storedAt: number | null;
  /** There is something to show: the local copy or the server's is loaded. */
  readonly ready: boolean;
  /**
   * The server's state was received at least once since the document was opened. A local copy alone
   * may be outdated.
   */
  readonly met: boolean;
  /** Connected and up to date with the server. */
  readonly synced: boolean;
  /** The write permission of this account, as the server last reported it. */
  readonly scope: 'readonly' | 'read-write' | null;
  /** The reason of the last refusal or close, until the server accepts the document again. */
  readonly refused: CloseReason | null;
};

/** One open document: its Yjs document, its provider, its status and the subscriptions to it. */
export type DocumentHandle = {
  readonly name: string;
  readonly doc: Y.Doc;
  readonly provider: HocuspocusProvider;
  status(): DocumentStatus;
  subscribe(listener: () => void): () => void;
  /** Whether the local copy was read: before that its content is unknown. */
  isRead(): boolean;
  /**
   * The last state vector of the server for this document generation; null if it sent none to this
   * page.
   */
  known(): StateVector | null;
  /** Whether the document holds work of this device: written by this page, or found unsent. */
  hasOwn(): boolean;
  /** Whether work of this device is in the memory of this page and nowhere else (BTH-41). */
  isOnlyHere(): boolean;
  /** Whether that is so because the device could not write it (BTH-45). */
  isRefusedHere(): boolean;
  /** Closes the connection and the local copy. */
  close(): Promise<void>;
  /** Removes the local copy. */
  wipe(): Promise<void>;
};

/** The parts of a document handle that a reader needs. */
export type SeenDocument = Pick<DocumentHandle, 'doc' | 'status' | 'subscribe'>;

/** The status of a document of which nothing is known yet. */
export const NOTHING_KNOWN: DocumentStatus = {
  onDevice: true,
  received: false,
  stored: false,
  unstored: null,
  storedAt: null,
  ready: false,
  met: false,
  synced: false,
  scope: null,
  refused: null,
};

/**
 * Whether a document carries presence. The desk's own documents do (BLI-1, BLI-3), and a tray, for
 * how much its device holds (BRD-11). A sheet neither sends presence nor renews it.
 */
const carriesPresence = (name: string): boolean => parseDocumentName(name)?.kind !== 'evaluation';

/** The document generation id of a copy; a dash if it has none yet. */
export const birthOf = (doc: Y.Doc): string => {
  const birth = doc.getMap('meta').get('birth');
  return typeof birth === 'string' ? birth : '-';
};

/**
 * Opens a document on this device and on the server (SYN-2). The local copy is loaded before the
 * connection, so that the token can name its generation id. The server refuses a copy of another
 * generation, since it must not be merged.
 */
export function openDocument(parts: {
  readonly name: string;
  readonly role: Role;
  readonly socket: HocuspocusProviderWebsocket;
  readonly now: () => number;
  readonly schedule: Schedule;
  readonly responseTimeout: ResponseTimeout;
  readonly onQuarantine: (name: string, why: QuarantineReason) => void;
  /**
   * Called when a read-only copy holds updates that the server lacks: it sent them, and never
   * stored them.
   */
  readonly onBeyond: (name: string) => void;
  readonly environment: Pick<PoolEnvironment, 'openCopy' | 'Provider'>;
}): DocumentHandle {
  const doc = deviceDoc();
  const isKept = isKeptOnDevice(parts.name, parts.role);
  const local: LocalCopy = isKept ? parts.environment.openCopy(parts.name, doc) : keepNothing();
  const listeners = new Set<() => void>();
  let current = NOTHING_KNOWN;
  let received: StateVector = new Map();
  let stored: StateVector = new Map();
  let isStoredKnown = false;
  let known: StateVector | null = null;
  let writing = 0;
  let open = true;
  let isRead = false;
  let hasWritten = false;
  let callOff = () => {};

  function set(change: Partial<DocumentStatus>): void {
    const next = { ...current, ...change };
    const same = Object.entries(next).every(
      ([key, value]) => Object.entries(current).find(([other]) => other === key)?.[1] === value,
    );
    if (same) return;
    current = next;
    for (const listener of listeners) listener();
  }

  function compare(): void {
    const own = vectorOf(doc);
    const isStored = own.size > 0 && covers(stored, own);
    if (isStored && !current.stored) local.settled();
    set({
      stored: isStored,
      unstored: isStoredKnown ? beyond(stored, own) : null,
      received: isStored || (own.size > 0 && covers(received, own)),
      storedAt: isStored ? (current.stored ? current.storedAt : parts.now()) : current.storedAt,
    });
  }

  const provider = new parts.environment.Provider({
    name: parts.name,
    document: doc,
    websocketProvider: parts.socket,
    // Messages of a replaced copy that are still on their way must not reach its successor.
    sessionAwareness: true,
    token: () => birthOf(doc),
    ...(carriesPresence(parts.name) ? {} : { awareness: null }),
    onMessage: ({ event }) => {
      const message = new Uint8Array(event.data);
      const asked = askedFrom(message);
      known = asked ?? known;
      if (isOnlyRead(parts.name, parts.role)) {
        if (asked !== null && !covers(asked, vectorOf(doc))) parts.onBeyond(parts.name);
      } else if (current.scope === 'readonly' && isNotTaken(message)) {
        // The work came too late for the seal (SYN-31). The server has recorded it (EVA-6) and will
        // never accept it.
        parts.onQuarantine(parts.name, 'sealed');
      }
    },
    onStateless: ({ payload }) => {
      const announcement = parseAnnouncement(payload);
      if (announcement === null) return;
      const vector = vectorFromText(announcement.vector);
      if (announcement.kind === 'stored') {
        stored = vector;
        known = vector;
        isStoredKnown = true;
      }
      received = vector;
      compare();
    },
    onSynced: ({ state }) => {
      set({ synced: state, ...(state ? { ready: true, met: true } : {}) });
      compare();
    },
    onAuthenticated: ({ scope }) =>
      set({ scope: scope === 'readonly' ? 'readonly' : 'read-write', refused: null }),
    onAuthenticationFailed: ({ reason }) => remedy(reason),
    onClose: ({ event }) => {
      set({ synced: false });
      remedy(event.reason);
    },
    onDisconnect: () => {
      callOff();
      set({ synced: false });
    },
  });

  // The desk reads a tray without sending presence (BLI-1).
  if (parseDocumentName(parts.name)?.kind === 'tray' && parts.role !== 'catadores')
    provider.awareness?.setLocalState(null);

  function remedy(text: string): void {
    // When the connection itself ended, everything is requested again at the next one.
    if (parts.socket.status !== WebSocketStatus.Connected) return;
    set({ refused: isCloseReason(text) ? text : current.refused, synced: false });
    const what = remedyFor(text);
    if (what === 'return' || what === 'retry') askAgain(what === 'return' ? 0 : 3_000);
    else if (what === 'set-aside') {
      // The known state vectors are of this copy's generation, which the server no longer has.
      [received, stored, isStoredKnown] = [new Map(), new Map(), false];
      compare();
      parts.onQuarantine(parts.name, 'made-anew');
    }
  }

  /**
   * Authenticates and syncs one document again. After the server closed one document the provider
   * does neither by itself.
   */
  function askAgain(pause: number): void {
    callOff();
    callOff = parts.schedule(pause, () => {
      if (parts.socket.status !== WebSocketStatus.Connected) return;
      parts.responseTimeout.expect(parts.name);
      void provider.sendToken();
      provider.startSync();
    });
  }

  trackResponses(provider, parts.responseTimeout);

  function awaitWritten(): void {
    writing += 1;
    const mine = writing;
    set({ onDevice: false });
    // A copy that is being removed takes no more writes (SYN-59). Later writes are quarantined once
    // it is removed.
    if (!open) return;
    local.written().then(
      () => mine === writing && set({ onDevice: true }),
      () => set({ onDevice: false }),
    );
  }
  doc.on('update', (_update, _origin, _doc, transaction) => {
    hasWritten ||= transaction.local;
    awaitWritten();
    compare();
  });
  local.onBehind((isLost) => {
    if (isLost) {
      // Unsent work of the copy is on this page alone until it is written again.
      hasWritten ||= local.lacked();
      awaitWritten();
    }
    for (const listener of listeners) listener();
  });

  void local.loaded.then(() => {
    isRead = true;
    if (!open) return;
    if (birthOf(doc) !== '-') set({ ready: true });
    provider.attach();
  });

  const isOnlyHere = () => isKept && hasWritten && !current.onDevice && !current.stored;

  return {
    name: parts.name,
    doc,
    provider,
    status: () => current,
    isRead: () => isRead,
    known: () => known,
    hasOwn: () => hasWritten || local.lacked(),
    isOnlyHere,
    isRefusedHere: () => isOnlyHere() && local.isBehind(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      open = false;
      callOff();
      provider.destroy();
      await local.close();
      doc.destroy();
    },
    async wipe() {
      open = false;
      callOff();
      provider.destroy();
      await local.wipe();
    },
  };
}
