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

/** Where the work on a document is. Each is said only when it is true, and stays false while in doubt. */
export type DocumentStatus = {
  /** Everything is written on this device. */
  readonly onDevice: boolean;
  /** The server holds everything. */
  readonly received: boolean;
  /** The server's database holds everything. */
  readonly stored: boolean;
  /** How many values are here that the database does not hold; null until the server has said what it holds (BRD-11). */
  readonly unstored: number | null;
  /** The last instant at which everything was stored, in ms since 1970, or null. */
  readonly storedAt: number | null;
  /** There is something to show: the local copy or the server's was loaded. */
  readonly ready: boolean;
  /** What the server holds was here at least once since the document was opened: a kept copy alone may be an old one. */
  readonly met: boolean;
  /** Connected and up to date with the server. */
  readonly synced: boolean;
  /** Whether this account may write, as far as the server last said. */
  readonly scope: 'readonly' | 'read-write' | null;
  /** Why the server refused or closed, until it takes the document again. */
  readonly refused: CloseReason | null;
};

/** One open document: its Yjs document, its status, and who wants to hear of it. */
export type DocumentHandle = {
  readonly name: string;
  readonly doc: Y.Doc;
  readonly provider: HocuspocusProvider;
  status(): DocumentStatus;
  subscribe(listener: () => void): () => void;
  /** Whether this device's copy was read: before that nobody knows what it holds. */
  isRead(): boolean;
  /** How far the server was last known to hold it, of this birth; null where it has not said so on this page. */
  known(): StateVector | null;
  /** Whether there is anything of this device in it: this page wrote into it, or found there what the server may lack. */
  hasOwn(): boolean;
  /** BTH-41: whether there is something of this device in it that stands on this page and nowhere else. */
  isOnlyHere(): boolean;
  /** BTH-45: whether that is so because this device refused to keep it. */
  isRefusedHere(): boolean;
  /** Closes the connection and the local copy. */
  close(): Promise<void>;
  /** Removes this device's copy. */
  wipe(): Promise<void>;
};

/** An open document as far as those need it who only follow it. */
export type SeenDocument = Pick<DocumentHandle, 'doc' | 'status' | 'subscribe'>;

/** A document of which nothing is known yet. */
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
 * BLI-1, BLI-3: only the desk's own documents carry presence, and a tray how much its device holds (BRD-11); a sheet's is neither
 * sent nor kept alive.
 */
const carriesPresence = (name: string): boolean => parseDocumentName(name)?.kind !== 'evaluation';

/** The birth a copy says it is of; a dash where there is none yet. */
export const birthOf = (doc: Y.Doc): string => {
  const birth = doc.getMap('meta').get('birth');
  return typeof birth === 'string' ? birth : '-';
};

/**
 * SYN-2: opens a document on this device and at the server. The local copy is loaded before the connection is
 * made, so that the token can name its birth and a copy of another birth is refused rather than merged.
 */
export function openDocument(parts: {
  readonly name: string;
  readonly role: Role;
  readonly socket: HocuspocusProviderWebsocket;
  readonly now: () => number;
  readonly schedule: Schedule;
  readonly responseTimeout: ResponseTimeout;
  readonly onQuarantine: (name: string, why: QuarantineReason) => void;
  /** Told that the copy of who only reads holds what the server does not: it was sent, and never stored. */
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
    // What a copy that made room still had on its way must not be taken for the next one's.
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
        // SYN-31: what is here came too late for the seal, the server has it told (EVA-6), and will never take it.
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

  // BLI-1: the desk looks at a tray and says nothing there, not even that it looks.
  if (parseDocumentName(parts.name)?.kind === 'tray' && parts.role !== 'catadores')
    provider.awareness?.setLocalState(null);

  function remedy(text: string): void {
    // Where the connection itself ended everything is asked for anew with the next.
    if (parts.socket.status !== WebSocketStatus.Connected) return;
    set({ refused: isCloseReason(text) ? text : current.refused, synced: false });
    const what = remedyFor(text);
    if (what === 'return' || what === 'retry') askAgain(what === 'return' ? 0 : 3_000);
    else if (what === 'set-aside') {
      // What was stored was stored of this birth, and that is gone from the server.
      [received, stored, isStoredKnown] = [new Map(), new Map(), false];
      compare();
      parts.onQuarantine(parts.name, 'made-anew');
    }
  }

  /** The provider neither authenticates nor syncs again by itself when the server closed one document. */
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
    // SYN-59: a copy that is being removed takes nothing more: what is written now comes along when it is gone.
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
      // What was found here stands on this page and nowhere else until it is written anew.
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
