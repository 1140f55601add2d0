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
import { touchesHeader } from './header-guard.ts';
import { createResultJudge, writtenValues } from './judge-result.ts';
import { leavesGap } from './plain-item.ts';
import { projectedSize } from './projected-size.ts';
import { Refused } from './refusal.ts';
import { removeKnownPart } from './remove-known-part.ts';
import { hasValidStructure } from './structure-check.ts';

const KIB = 1024;

/** The largest each kind of document may become, in bytes. The plan of a long day and a sheet full of notes are far below. */
export const DOCUMENT_BUDGET: Readonly<Record<DocumentKind, number>> = {
  session: 4 * KIB * KIB,
  tray: 64 * KIB,
  evaluation: 512 * KIB,
  assessment: 2 * KIB * KIB,
};

/** The part of the protocol that asks and changes nothing, and the part that answers it with all that is missing. */
const SYNC_STEP_1 = 0;
const SYNC_STEP_2 = 1;

/**
 * LIM-4, DOC-2, KEE-7, SYN-50, SYN-51: looks at every update of a device before it is applied. One that would make the document larger
 * than it may be, however small the update, or that writes what only the server writes, closes that document for that
 * device. One out of causal order is dropped, and the device asked for all that is missing. What a taster's device
 * holds of a sheet that is closed is told to `tellClosed`: nothing of it is taken, and nothing of it is lost (EVA-6).
 *
 * SEC-85: what the desk may write depends on the state of the session, which is asked for each update: another process may
 * have shown it. What is not taken is set aside on the device, as a copy of another birth is, and the server's shown.
 *
 * SYN-2: a document can be replaced between the gate, which compares births, and the moment it is served. A device that came
 * with a copy of another birth is told so before a word is exchanged: the two would merge, and nothing takes that back.
 */
export function createGuard(parts: {
  readonly budget: Readonly<Record<DocumentKind, number>>;
  /** The birth of a loaded document. */
  readonly birthOf: (document: Document) => string | undefined;
  /** Resolves to whether it is kept. */
  readonly tellClosed: (name: string, update: Uint8Array) => Promise<boolean>;
  /** How the session of a document is now, or null where there is none. */
  readonly sessionFacts: (name: DocumentName) => Promise<SessionFacts | null>;
  /** Told before somebody's update is applied; what it answers is told after. */
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
    // What was added and taken back again is smaller than its updates were: measured only when it matters.
    const size = guessed <= most ? guessed : projectedSize(doc, update);
    sizes.set(doc, size);
    return size <= most;
  }

  const cameWithAnother = (document: Document, { birth }: ConnectionContext): boolean =>
    birth !== '-' && birth !== parts.birthOf(document);

  /** What may be written to a document of the desk as its session is now; a sheet is its taster's. */
  async function rightsNow({
    name,
    actor,
  }: ConnectionContext): Promise<(written: WrittenValue) => boolean> {
    const { kind } = name;
    if (kind !== 'session' && kind !== 'assessment') return () => true;
    const facts = await parts.sessionFacts(name).catch(() => {
      // DAT-8: a database that is away says nothing about rights.
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
      // Hocuspocus puts a state of its own before those that came. What a page says first is that it is there itself.
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
      // What still waits of a connection that was closed, or that comes too late, is not taken.
      const over = context.admission.over();
      if (over !== null || !document.hasConnection(connection))
        throw new Refused(over ?? 'access-changed');
      if (type === SYNC_STEP_1) return;
      if (connection.readOnly) {
        if (!isOwner(context) || !holdsMore(document, update)) return;
        // The device sets aside what it hears came too late: not before the trail has it (SYN-31).
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
        // What answers the question is all the device has: to ask again at once would go round for ever.
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
      // In the same breath: between two hooks another message of the same socket may come in.
      Y.applyUpdate(document, news.update, { source: 'connection', connection });
      tell();
      empty(update);
    },
  };
}

/** Whether a connection is that of the taster whose sheet this is. */
const isOwner = ({ actor, name }: ConnectionContext): boolean =>
  name.kind === 'evaluation' && actor.taster === name.taster;

/** Whether an update holds operations that the document does not; deletions alone are none. */
function holdsMore(doc: Document, update: Uint8Array): boolean {
  const known = Y.decodeStateVector(Y.encodeStateVector(doc));
  return [...Y.parseUpdateMeta(update).to].some(
    ([client, clock]) => clock > (known.get(client) ?? 0),
  );
}

/**
 * Makes an update say nothing, in the message it came in: no structs, no deletions. There is no other way to have one
 * message passed over than to throw, which closes the connection and writes to the console.
 */
function empty(update: Uint8Array): void {
  update.fill(0, 0, 2);
}

const firstStep = (address: string, document: Document): Uint8Array =>
  new OutgoingMessage(address).createSyncMessage().writeFirstSyncStepFor(document).toUint8Array();
