import { writeFile } from 'node:fs/promises';
import { type Document, type Extension, Hocuspocus } from '@hocuspocus/server';
import * as Y from 'yjs';
import { DOCUMENT_SCHEMAS, type DocumentSchemas } from '../../domain/documents/document-schemas.ts';
import { type DocumentName, parseDocumentName } from '../../domain/documents/name.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import type { CloseReason } from '../../domain/sync/close-reasons.ts';
import { createAdmissions, type Matches } from './admissions.ts';
import { announce } from './announce.ts';
import {
  type AuthorizeParts,
  authorizeDocument,
  type ConnectionContext,
  type SyncLog,
} from './authorize-document.ts';
import { blindAwareness } from './blind-awareness.ts';
import { isOutOfOrder } from './causal-order.ts';
import { createCompactor } from './compactor.ts';
import { Refused } from './document-refusal.ts';
import type { DocumentStore, LostPlaces } from './document-store.ts';
import { documentsExtension } from './documents-extension.ts';
import { suppressEcho } from './echo-suppression.ts';
import { createGuard, DOCUMENT_BUDGET } from './guard.ts';
import { createLimits } from './limits.ts';
import { createLogFollower } from './log-follower.ts';
import type { Broker } from './multi-process/broker.ts';
import { createProcessNotifier } from './multi-process/notification-extension.ts';
import { createPersistenceQueue } from './persistence-queue.ts';
import { presenceOwner } from './presence-owner.ts';
import { formatRescueLine } from './rescue-line.ts';

/** What live documents need from the rest of the server. */
export type SyncParts = AuthorizeParts & {
  readonly store: DocumentStore;
  /** A monotonic clock, in ms. */
  readonly monotonic: () => number;
  readonly log: SyncLog;
  readonly retry?: { readonly first: number; readonly longest: number };
  readonly extensions?: readonly Extension[];
  /** Carries notifications to the other processes of the installation, where there are some. */
  readonly broker?: Broker | null;
  /** The schemas of documents; a test may use another version of them. */
  readonly schemas?: DocumentSchemas;
  /** The largest size of each kind of document, in bytes. */
  readonly budget?: typeof DOCUMENT_BUDGET;
  /** Writes the rescue file. Only tests replace it. */
  readonly keepRescue?: (file: string, text: string) => Promise<void>;
  /** Whether an update arrives out of causal order (KEE-7). */
  readonly outOfOrder?: typeof isOutOfOrder;
};

/** Is called before a user writes to a document. What it returns is called after the write. */
type WriteListener = (name: DocumentName, document: Y.Doc, actor: Actor) => (() => void) | null;

/**
 * The live documents of one server process: synchronised with authorised devices, and acknowledged
 * as stored only once they are durable.
 */
export type Sync = ReturnType<typeof createSync>;

const SLOW_AFTER_MS = 50;

const writeRescue = (file: string, text: string): Promise<void> =>
  writeFile(file, text, { mode: 0o600 });

/**
 * Takes an update that a device wrote to a closed document; resolves to whether it is stored for
 * good. Never rejects.
 */
type ClosedListener = (name: string, update: Uint8Array) => Promise<boolean>;

/**
 * Creates the sync server: the live documents of one server process, with authorisation, validation
 * and persistence.
 */
export function createSync(parts: SyncParts) {
  const compactor = createCompactor({
    store: parts.store,
    onProblem: (name, problem) => parts.log('compact-failed', { name, problem: String(problem) }),
  });
  const admissions = createAdmissions<ConnectionContext>(parts.monotonic);
  const storedListeners = new Set<(name: string, document: Y.Doc) => void>();
  const lostListeners = new Set<(name: string, lost: LostPlaces) => void>();
  const writeListeners = new Set<WriteListener>();
  const closedListeners = new Set<ClosedListener>();

  const outOfOrder = parts.outOfOrder ?? isOutOfOrder;
  const loaded = (name: string): Document | undefined => hocuspocus.documents.get(name);
  const follower = createLogFollower({
    store: parts.store,
    loaded,
    replaced: drop,
    isClosed: () => queue.isClosed(),
  });

  const notifier = parts.broker
    ? createProcessNotifier({
        broker: parts.broker,
        follower,
        loaded,
        look,
        onProblem: (problem) => parts.log('news-not-taken', { problem: String(problem) }),
      })
    : null;

  const queue = createPersistenceQueue<Document>({
    store: parts.store,
    monotonic: parts.monotonic,
    slowAfter: SLOW_AFTER_MS,
    retry: parts.retry ?? { first: 100, longest: 5_000 },
    onFailure: (problem, attempt) =>
      parts.log('store-failed', { attempt, problem: String(problem) }),
    onSlow: (document, vector) => announce(document, 'received', vector),
    onStored: (document, vector, { place, update }) => {
      notifier?.notify({ kind: 'stored', name: document.name, place, update });
      follower
        .took(document, vector, place)
        .catch((problem: unknown) =>
          parts.log('log-not-followed', { name: document.name, problem: String(problem) }),
        );
      announce(document, 'stored', follower.of(document)?.vector ?? vector);
      afterStored(document);
      for (const listener of storedListeners) listener(document.name, document);
    },
    onClosed: (document, update) => {
      // Its device reconnects through the authorisation check, and is notified of nothing before
      // that.
      void tellClosed(document.name, update);
      drop(document);
    },
  });

  async function tellClosed(name: string, update: Uint8Array): Promise<boolean> {
    const told = await Promise.all([...closedListeners].map((listener) => listener(name, update)));
    return told.every((isTold) => isTold);
  }

  /**
   * The generation id of a stored document. A document that is loaded under another id was replaced
   * by another process, and is dropped.
   */
  async function presentBirth(name: string): Promise<string | null> {
    const birth = await parts.birthOf(name);
    const document = loaded(name);
    if (document !== undefined && birth !== null && follower.of(document)?.birth !== birth)
      drop(document);
    return birth;
  }

  const hocuspocus: Hocuspocus<ConnectionContext> = new Hocuspocus<ConnectionContext>({
    timeout: 45_000,
    maxPendingDocuments: 2_000,
    maxUnauthenticatedQueueMessages: 10_000,
    maxUnauthenticatedQueueSize: 1 << 20,
    extensions: [
      authorizeDocument({ ...parts, admissions, birthOf: presentBirth }),
      documentsExtension({
        store: parts.store,
        queue,
        follower,
        compactor,
        loaded,
        outOfOrder,
        schemas: parts.schemas ?? DOCUMENT_SCHEMAS,
        log: parts.log,
        tellLost(name, lost) {
          for (const listener of lostListeners) listener(name, lost);
        },
      }),
      createLimits(parts.monotonic),
      createGuard({
        budget: parts.budget ?? DOCUMENT_BUDGET,
        birthOf: (document) => follower.of(document)?.birth,
        tellClosed,
        outOfOrder,
        sessionFacts: parts.sessionFacts,
        schemas: parts.schemas ?? DOCUMENT_SCHEMAS,
        wrote(name, document, actor) {
          const after = [...writeListeners].map((listener) => listener(name, document, actor));
          return () => {
            for (const tell of after) tell?.();
          };
        },
      }),
      blindAwareness,
      presenceOwner,
      suppressEcho(),
      ...(notifier === null ? [] : [notifier.extension]),
      ...(parts.extensions ?? []),
    ],
  });

  /**
   * Unloads a document that holds updates which must not be stored (KEE-8, KEE-38). Its connections
   * are re-authorised, and are then served what is stored.
   */
  function drop(document: Document): void {
    // Another document may be loaded under its name by now. The pending updates of that one stay.
    if (loaded(document.name) === document) {
      queue.forget(document.name);
      hocuspocus.documents.delete(document.name);
    }
    sendBack(document);
    document.destroy();
  }

  function sendBack(
    document: Document,
    concerns: (connection: { readonly readOnly: boolean }) => boolean = () => true,
  ): void {
    for (const connection of document.getConnections().filter(concerns))
      connection.close({ code: 4403, reason: 'access-changed' });
  }

  /**
   * Polls the database for the state of the loaded documents, and makes up for missed notifications
   * (KEE-8, KEE-39, SCA-2). It reads what other processes stored. It re-authorises connections
   * where a document was closed, opened again or replaced.
   */
  async function look(): Promise<void> {
    for (const head of await parts.store.heads([...hocuspocus.documents.keys()])) {
      const document = loaded(head.name);
      const so = document && follower.of(document);
      if (document === undefined || so === undefined) continue;
      if (so.birth !== head.birth) drop(document);
      else if (so.closed !== head.closed) {
        so.closed = head.closed;
        // A connection that was re-authorised since knows it already.
        sendBack(document, ({ readOnly }) => readOnly !== head.closed);
      }
      if (so.place < head.place && !document.isDestroyed) await follower.catchUp(document);
    }
  }

  function afterStored(document: Document): void {
    const { name } = document;
    compactor.stored(name);
    // A document stays loaded while it has unsaved updates, also after the last connection left.
    // Where somebody has it open, this does nothing.
    setImmediate(() => void hocuspocus.unloadDocument(document));
  }

  async function hold<Value>(name: string, use: (doc: Y.Doc) => Value): Promise<Value> {
    const direct = await hocuspocus.openDirectConnection(name);
    try {
      if (direct.document === null) throw new Refused('unreadable');
      return use(direct.document);
    } finally {
      await direct.disconnect();
    }
  }

  return {
    hocuspocus,
    queue,
    /**
     * Creates a document, once; it is stored before any device is served it. Returns false when it
     * exists already (DOC-2).
     */
    async create(name: string, fill: (doc: Y.Doc, birth: string) => void): Promise<boolean> {
      const doc = new Y.Doc();
      const birth = crypto.randomUUID();
      fill(doc, birth);
      return parts.store.create(name, birth, Y.encodeStateAsUpdate(doc));
    },
    /** Writes to a live document on behalf of the server; resolves when the write is stored. */
    async change(name: string, write: (doc: Y.Doc) => void): Promise<void> {
      await hold(name, write);
      await queue.settled(name);
    },
    /**
     * Calls back after each commit of a document's updates. The listener must catch its own errors.
     */
    onStored(listener: (name: string, document: Y.Doc) => void): void {
      storedListeners.add(listener);
    },
    /**
     * Calls back before a user's update is applied. The function that the listener returns is
     * called after it, in the same synchronous step.
     */
    onWrite(listener: WriteListener): void {
      writeListeners.add(listener);
    },
    /** Calls back with a document that is loaded although a part of its log is lost (KEE-9). */
    onLost(listener: (name: string, lost: LostPlaces) => void): void {
      lostListeners.add(listener);
    },
    /**
     * Calls back with what a device wrote to a document that was closed meanwhile: none of it is
     * stored. Until the listener answers true, the device gets no acknowledgement, and sends its
     * updates again.
     */
    onClosed(listener: ClosedListener): void {
      closedListeners.add(listener);
    },
    /**
     * Reads a document for a decision, with everything that any process stored of it. It waits
     * until everything that this process holds of it is stored. So no decision rests on data that a
     * crash could lose. Rejects as `read` does.
     */
    async readStored<Value>(name: string, read: (doc: Y.Doc) => Value): Promise<Value> {
      const direct = await hocuspocus.openDirectConnection(name);
      try {
        if (direct.document === null) throw new Refused('unreadable');
        await follower.catchUp(direct.document);
        const value = read(direct.document);
        await queue.settled(name);
        return value;
      } finally {
        await direct.disconnect();
      }
    },
    /** Reads a document, live or stored. Rejects with reason `out-of-reach` when there is none. */
    read: hold,
    /** The booths that are connected: a taster's device shares its presence on the tray (BRD-27). */
    presentBooths(): readonly Extract<DocumentName, { readonly kind: 'tray' }>[] {
      return [...hocuspocus.documents.values()].flatMap((document) => {
        const name = parseDocumentName(document.name);
        return name?.kind === 'tray' && document.hasAwarenessStates() ? [name] : [];
      });
    },
    /** Re-authorises the matching connections after a change of rights (SYN-3). */
    returnToGate(matches: Matches<ConnectionContext>, reason: CloseReason): void {
      admissions.sendBack(matches, reason);
      for (const document of hocuspocus.documents.values()) {
        for (const connection of document.getConnections()) {
          if (matches(connection.context)) connection.close({ code: 4403, reason });
        }
      }
      notifier?.notify({ kind: 'look' });
    },
    /**
     * Serves a replaced document to everybody who has it open, after the server recreated it
     * (EVA-5).
     */
    renew(name: string): void {
      const document = loaded(name);
      if (document !== undefined) drop(document);
      notifier?.notify({ kind: 'look' });
    },
    look,
    /**
     * Compacts the log of a document that will not be written to for long, after the compactions
     * that were asked for earlier (KEE-5).
     */
    merge: compactor.merge,
    /** The sessions (sign-ins) that have a document open at this process. */
    openSessions(): readonly string[] {
      const sessions = new Set<string>();
      for (const document of hocuspocus.documents.values()) {
        for (const { context } of document.getConnections()) sessions.add(context.session);
      }
      return [...sessions];
    },
    /**
     * Graceful shutdown (KEE-3, KEE-35): ends all connections and stores everything, or writes the
     * rest to a rescue file. Returns the names of the documents in that file. Updates that `others`
     * returns go into it too; it is called when nothing more is stored.
     */
    async close(
      deadline: number,
      rescueFile: string,
      others: () => Promise<
        readonly { readonly name: string; readonly update: Uint8Array }[]
      > = () => Promise.resolve([]),
    ): Promise<readonly string[]> {
      // An update that arrived after the last commit would be lost with this process.
      admissions.shut('unreadable');
      hocuspocus.closeConnections();
      // Updates that other processes stored meanwhile are read: what is derived from them (SYN-53)
      // is stored too.
      const unstored = await queue.close(deadline, follower.settled);
      const left = [...unstored, ...(await others())];
      await compactor.settled();
      if (left.length === 0) return [];
      const lines = left.map(({ name, update }) => {
        const document = loaded(name);
        const birth = document === undefined ? undefined : follower.of(document)?.birth;
        return formatRescueLine(name, birth ?? null, update);
      });
      await (parts.keepRescue ?? writeRescue)(rescueFile, `${lines.join('\n')}\n`);
      return left.map(({ name }) => name);
    },
  };
}
