import { writeFile } from 'node:fs/promises';
import { type Document, type Extension, Hocuspocus } from '@hocuspocus/server';
import * as Y from 'yjs';
import { DOCUMENT_SCHEMAS, type DocumentSchemas } from '../../domain/documents/document-schemas.ts';
import type { DocumentName } from '../../domain/documents/name.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import type { CloseReason } from '../../domain/sync/close-reasons.ts';
import { createAdmissions, type Matches } from './admissions.ts';
import { announce } from './announce.ts';
import {
  type AuthorizeParts,
  authorizeDocument,
  type ConnectionContext,
} from './authorize-document.ts';
import { blindAwareness } from './blind-awareness.ts';
import { isOutOfOrder } from './causal-order.ts';
import { createCompactor } from './compactor.ts';
import type { DocumentStore, LostPlaces } from './document-store.ts';
import { documentsExtension } from './documents-extension.ts';
import { suppressEcho } from './echo-suppression.ts';
import { createGuard, DOCUMENT_BUDGET } from './guard.ts';
import { createLimits } from './limits.ts';
import { createLogFollower } from './log-follower.ts';
import type { Broker } from './multi-process/broker.ts';
import { createProcessNotifier } from './multi-process/notification-extension.ts';
import { createPersistenceQueue } from './persistence-queue.ts';
import { Refused } from './refusal.ts';
import { formatRescueLine } from './rescue-line.ts';
import type { SyncLog } from './sync-log.ts';

/** What live documents need of the rest of the server. */
export type SyncParts = AuthorizeParts & {
  readonly store: DocumentStore;
  /** A clock in ms that only goes forward. */
  readonly monotonic: () => number;
  readonly log: SyncLog;
  readonly retry?: { readonly first: number; readonly longest: number };
  readonly extensions?: readonly Extension[];
  /** Carries notifications to the other processes of the installation, where there are some. */
  readonly broker?: Broker | null;
  /** What documents hold; a test may have another version of them. */
  readonly schemas?: DocumentSchemas;
  /** How large documents may become, in bytes. */
  readonly budget?: typeof DOCUMENT_BUDGET;
  /** Keeps a rescue file; what there is else than writing it is a test's. */
  readonly keepRescue?: (file: string, text: string) => Promise<void>;
  /** Whether an update arrives out of causal order (KEE-7). */
  readonly outOfOrder?: typeof isOutOfOrder;
};

/** Hears who writes into which document. */
type WriteListener = (name: DocumentName, document: Y.Doc, actor: Actor) => (() => void) | null;

/** Live documents: served to those who may, durable before they are called stored. */
export type Sync = ReturnType<typeof createSync>;

const SLOW_AFTER_MS = 50;

const writeRescue = (file: string, text: string): Promise<void> =>
  writeFile(file, text, { mode: 0o600 });

/** Takes what came of a closed document; resolves to whether it is kept for good. Never rejects. */
type ClosedListener = (name: string, update: Uint8Array) => Promise<boolean>;

/** Builds the live documents of one server process. */
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
      // Its device comes again by the gate, and is told nothing before that.
      void tellClosed(document.name, update);
      drop(document);
    },
  });

  async function tellClosed(name: string, update: Uint8Array): Promise<boolean> {
    const told = await Promise.all([...closedListeners].map((listener) => listener(name, update)));
    return told.every((isTold) => isTold);
  }

  /** The birth of a stored document; one that is loaded under another birth was replaced by another process. */
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
      suppressEcho(),
      ...(notifier === null ? [] : [notifier.extension]),
      ...(parts.extensions ?? []),
    ],
  });

  /**
   * KEE-8: lets go of a document that holds what must not be stored. Whoever had it open comes back through the gate, and
   * is served what is stored.
   */
  function drop(document: Document): void {
    // Another may stand under its name by now: what waits of that one is not let go.
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
   * KEE-8: asks the database how the loaded documents stand, and makes up for what was not heard: reads what others
   * stored, and sends back through the gate where a document was closed, opened again or replaced.
   */
  async function look(): Promise<void> {
    for (const head of await parts.store.heads([...hocuspocus.documents.keys()])) {
      const document = loaded(head.name);
      const so = document && follower.of(document);
      if (document === undefined || so === undefined) continue;
      if (so.birth !== head.birth) drop(document);
      else if (so.closed !== head.closed) {
        so.closed = head.closed;
        // Who came back through the gate since knows it already.
        sendBack(document, ({ readOnly }) => readOnly !== head.closed);
      }
      if (so.place < head.place && !document.isDestroyed) await follower.catchUp(document);
    }
  }

  function afterStored(document: Document): void {
    const { name } = document;
    compactor.stored(name);
    // Whoever left while it was unstored left it loaded; where somebody has it open this does nothing.
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
    /** Creates a document, once, stored before anybody is served it; false when it is there already (DOC-2). */
    async create(name: string, fill: (doc: Y.Doc, birth: string) => void): Promise<boolean> {
      const doc = new Y.Doc();
      const birth = crypto.randomUUID();
      fill(doc, birth);
      return parts.store.create(name, birth, Y.encodeStateAsUpdate(doc));
    },
    /** Writes to a live document for the server; resolves when the write is stored. */
    async change(name: string, write: (doc: Y.Doc) => void): Promise<void> {
      await hold(name, write);
      await queue.settled(name);
    },
    /** Calls back after each commit of a document's updates; what the listener throws is its own to catch. */
    onStored(listener: (name: string, document: Y.Doc) => void): void {
      storedListeners.add(listener);
    },
    /** Calls back before what somebody wrote is applied; what is answered is called after it, in the same breath. */
    onWrite(listener: WriteListener): void {
      writeListeners.add(listener);
    },
    /** Calls back with a document that is loaded though something of its log is lost (KEE-9). */
    onLost(listener: (name: string, lost: LostPlaces) => void): void {
      lostListeners.add(listener);
    },
    /**
     * Calls back with what a device wrote to a document that was closed meanwhile: nothing of it is stored. Where the listener
     * answers false, or has not answered, the device does not hear that it came, and brings it again.
     */
    onClosed(listener: ClosedListener): void {
      closedListeners.add(listener);
    },
    /**
     * Reads a document for a decision: with all that any process stored of it, and after all of it that this one holds
     * is stored, so that nothing is decided on what a crash could take back. Rejects as `read` does.
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
    /** SYN-3: after the facts changed, sends the matching connections back through the gate. */
    returnToGate(matches: Matches<ConnectionContext>, reason: CloseReason): void {
      admissions.sendBack(matches, reason);
      for (const document of hocuspocus.documents.values()) {
        for (const connection of document.getConnections()) {
          if (matches(connection.context)) connection.close({ code: 4403, reason });
        }
      }
      notifier?.notify({ kind: 'look' });
    },
    /** EVA-5: after another document was put in the place of one, whoever has it open is served the new one. */
    renew(name: string): void {
      const document = loaded(name);
      if (document !== undefined) drop(document);
      notifier?.notify({ kind: 'look' });
    },
    look,
    /** KEE-5: merges the log of a document that nobody will write to for long, behind everything else. */
    merge: compactor.merge,
    /** The sessions that have a document open at this process. */
    openSessions(): readonly string[] {
      const sessions = new Set<string>();
      for (const document of hocuspocus.documents.values()) {
        for (const { context } of document.getConnections()) sessions.add(context.session);
      }
      return [...sessions];
    },
    /**
     * KEE-3: ends all connections and stores everything, or writes what is left to a rescue file and says so; with it what
     * `others` answers, which is asked when no more is stored.
     */
    async close(
      deadline: number,
      rescueFile: string,
      others: () => Promise<
        readonly { readonly name: string; readonly update: Uint8Array }[]
      > = () => Promise.resolve([]),
    ): Promise<readonly string[]> {
      // What still came in after the last commit would be held by a process that ends, and by no database.
      admissions.shut('unreadable');
      hocuspocus.closeConnections();
      // What others stored between is read, since what is remembered of it (SYN-53) is stored too.
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
