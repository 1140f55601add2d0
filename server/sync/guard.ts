import {
  type beforeHandleAwarenessPayload,
  type beforeSyncPayload,
  type Connection,
  type connectedPayload,
  type Document,
  type Extension,
  OutgoingMessage,
} from '@hocuspocus/server';
import * as Y from 'yjs';
import type { DocumentSchemas } from '../../domain/documents/document-schemas.ts';
import type { DocumentKind, DocumentName } from '../../domain/documents/name.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import { mayWrite, type SessionFacts, type WrittenValue } from '../../domain/rights/desk-writes.ts';
import type { ConnectionContext } from './authorize-document.ts';
import type { isOutOfOrder } from './causal-order.ts';
import { createClientIds } from './client-ids.ts';
import { Refused } from './document-refusal.ts';
import { touchesHeader } from './header-guard.ts';
import { createResultJudge, writtenValues } from './judge-result.ts';
import { leavesGap } from './plain-item.ts';
import { projectedSize } from './projected-size.ts';
import { removeKnownPart } from './remove-known-part.ts';
import { hasValidStructure } from './structure-check.ts';

const KIB = 1024;

/**
 * The largest size of each kind of document, in bytes. The plan of a long day and a sheet full of
 * notes are far smaller.
 */
export const DOCUMENT_BUDGET: Readonly<Record<DocumentKind, number>> = {
  session: 4 * KIB * KIB,
  tray: 64 * KIB,
  evaluation: 512 * KIB,
  assessment: 2 * KIB * KIB,
};

/**
 * The sync message that only asks for missing updates, and the one that answers it with all of
 * them.
 */
const SYNC_STEP_1 = 0;
const SYNC_STEP_2 = 1;

/**
 * The guard: validates every update of a device before it is applied (LIM-4, DOC-2, DOC-6, KEE-7,
 * SYN-50, SYN-51, SYN-78).
 * * An update that makes the document too large, or writes what only the server may write, closes
 *   the document for that device.
 * * An update out of causal order is dropped, and the device is asked for all that is missing.
 * * What a taster's device has of a closed sheet goes to `tellClosed`: none of it is applied, and
 *   none of it is lost (EVA-6).
 *
 * SEC-85: what the desk may write depends on the state of the session. The state is read for each
 * update, since another process may have shown the session. The device quarantines a refused copy,
 * as it does with a copy of another generation, and shows the server's document.
 *
 * SYN-2, SYN-62: a document can be replaced between the authorisation, which compares generation
 * ids, and the moment it is served. A device with a copy of another generation is refused before
 * any sync message. Otherwise the two documents would merge, which cannot be undone.
 */
export function createGuard(parts: {
  readonly budget: Readonly<Record<DocumentKind, number>>;
  /** The generation id of a loaded document. */
  readonly birthOf: (document: Document) => string | undefined;
  /** Records what a device wrote to a closed document; resolves to whether it is stored. */
  readonly tellClosed: (name: string, update: Uint8Array) => Promise<boolean>;
  /** The state of the document's session now, or null where there is none. */
  readonly sessionFacts: (name: DocumentName) => Promise<SessionFacts | null>;
  /** Is called before a user's update is applied; what it returns is called after. */
  readonly wrote: (name: DocumentName, document: Y.Doc, actor: Actor) => () => void;
  readonly outOfOrder: typeof isOutOfOrder;
  readonly schemas: DocumentSchemas;
}): Extension<ConnectionContext> {
  const { budget, tellClosed, outOfOrder } = parts;
  const sizes = new WeakMap<Y.Doc, number>();
  const results = createResultJudge();
  const clientIds = createClientIds();
  const shown = new WeakSet<Connection>();

  function fits(doc: Y.Doc, update: Uint8Array, most: number): boolean {
    const guessed = (sizes.get(doc) ?? most) + update.byteLength;
    // Content that was added and removed again takes less than its updates did. The true size is
    // measured only when it matters.
    const size = guessed <= most ? guessed : projectedSize(doc, update);
    sizes.set(doc, size);
    return size <= most;
  }

  const cameWithAnother = (document: Document, { birth }: ConnectionContext): boolean =>
    birth !== '-' && birth !== parts.birthOf(document);

  /**
   * Returns which values may be written to a document of the desk in the present state of its
   * session. A sheet belongs to its taster.
   */
  async function rightsNow({
    name,
    actor,
  }: ConnectionContext): Promise<(written: WrittenValue) => boolean> {
    const { kind } = name;
    if (kind !== 'session' && kind !== 'assessment') return () => true;
    const facts = await parts.sessionFacts(name).catch(() => {
      // DAT-8: an unreachable database says nothing about rights.
      throw new Refused('unreadable');
    });
    if (facts === null) throw new Refused('out-of-reach');
    return (written) => mayWrite(kind, actor.role, facts, written);
  }

  return {
    extensionName: 'guard',
    async connected({ connection, context }: connectedPayload<ConnectionContext>) {
      if (cameWithAnother(connection.document, context))
        connection.close({ code: 4403, reason: 'birth-differs' });
    },
    async beforeHandleAwareness(payload: beforeHandleAwarenessPayload<ConnectionContext>) {
      const { connection, context, document, states } = payload;
      // Hocuspocus puts its own state before those that were received. The first presence message
      // of a page is about itself alone.
      const [, client, ...others] = states.keys();
      if (client === undefined || others.length > 0) return;
      if (connection === undefined || context === undefined || shown.has(connection)) return;
      shown.add(connection);
      const isHere = () => document.hasConnection(connection);
      clientIds.claim(document, client, { account: context.actor.user, isHere });
    },
    async beforeSync(payload: beforeSyncPayload<ConnectionContext>) {
      const { document, type, payload: update, connection, context } = payload;
      if (cameWithAnother(document, context)) throw new Refused('birth-differs');
      // Messages of a closed connection that still wait, and late ones, are refused.
      const over = context.admission.over();
      if (over !== null || !document.hasConnection(connection))
        throw new Refused(over ?? 'access-changed');
      if (type === SYNC_STEP_1) return;
      if (connection.readOnly) {
        if (!isOwner(context) || !holdsMore(document, update)) return;
        // The device quarantines its copy when it hears that it came too late: only once the audit
        // trail has it (SYN-31).
        if (!(await tellClosed(document.name, Uint8Array.from(update))))
          throw new Refused('unreadable');
        return;
      }
      const mayBeWritten = await rightsNow(context);
      if (!document.hasConnection(connection)) throw new Refused('access-changed');
      const schema = parts.schemas[context.name.kind];
      const said = Y.decodeUpdate(update);
      if (
        touchesHeader(document, update, said) ||
        !hasValidStructure(update, said, schema) ||
        leavesGap(document, said)
      )
        throw new Refused('not-allowed');
      if (outOfOrder(document, update, said)) {
        // The answer to a sync request holds all that the device has. Asking again at once would
        // loop for ever.
        if (type === SYNC_STEP_2) throw new Refused('out-of-step');
        empty(update);
        connection.send(firstStep(connection.messageAddress, document));
        return;
      }
      if (!fits(document, update, budget[context.name.kind])) throw new Refused('over-budget');
      const whose = clientIds.judge(document, context.actor.user, said, type === SYNC_STEP_2);
      if (whose !== 'own') throw new Refused(whose === 'later' ? 'out-of-step' : 'birth-differs');
      const news = removeKnownPart(document, { update, parts: said });
      if (!results.allows(document, schema, news)) throw new Refused('not-allowed');
      if (!writtenValues(document, news).every(mayBeWritten)) throw new Refused('birth-differs');
      const tell = parts.wrote(context.name, document, context.actor);
      // Synchronously: between two hooks an update of another device may be applied.
      Y.applyUpdate(document, news.update, { source: 'connection', connection });
      tell();
      empty(update);
    },
  };
}

/** Whether a connection belongs to the taster of the sheet. */
const isOwner = ({ actor, name }: ConnectionContext): boolean =>
  name.kind === 'evaluation' && actor.taster === name.taster;

/** Whether an update holds operations that the document does not; deletions alone do not count. */
function holdsMore(doc: Document, update: Uint8Array): boolean {
  const known = Y.decodeStateVector(Y.encodeStateVector(doc));
  return [...Y.parseUpdateMeta(update).to].some(
    ([client, clock]) => clock > (known.get(client) ?? 0),
  );
}

/**
 * Empties an update within its message: no structs, no deletions. The only other way to skip a
 * message is to throw, which closes the connection and writes to the console.
 */
function empty(update: Uint8Array): void {
  update.fill(0, 0, 2);
}

const firstStep = (address: string, document: Document): Uint8Array =>
  new OutgoingMessage(address).createSyncMessage().writeFirstSyncStepFor(document).toUint8Array();
