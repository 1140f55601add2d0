import type { connectedPayload, Extension, onAuthenticatePayload } from '@hocuspocus/server';
import { type DocumentName, parseDocumentName } from '../../domain/documents/name.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import type { Caller } from '../../domain/rights/caller.ts';
import type { SessionFacts } from '../../domain/rights/desk-writes.ts';
import { type DocumentAccess, documentAccess } from '../../domain/rights/document-access.ts';
import type { Admission, Admissions } from './admissions.ts';
import { Refused } from './document-refusal.ts';
import type { SocketVisit } from './socket-visit.ts';

/**
 * The context of an authorised connection: its account, its document, and the generation id (birth)
 * of the copy that the device has. The birth is a dash where the device has no copy.
 */
export type ConnectionContext = Caller & {
  readonly name: DocumentName;
  readonly birth: string;
  /** Its authorisation, which can be cancelled before the document is served. */
  readonly admission: Admission;
  /** The rate-limited socket of the connection, where there is one. */
  readonly visit?: SocketVisit;
};

/** What the authorisation check needs from the rest of the server. */
export type AuthorizeParts = {
  /** The account whose session the request carries, or null. */
  readonly callerOf: (headers: Headers) => Promise<Caller | null>;
  /**
   * The permission by state, beyond the access table. It is `read` where a sheet is sealed or a
   * session validated, and `none` for an unknown document.
   */
  readonly accessByState: (actor: Actor, name: DocumentName) => Promise<DocumentAccess>;
  /** The generation id (birth) of the stored document, or null. */
  readonly birthOf: (name: string) => Promise<string | null>;
  /**
   * SEC-85: the state of the document's session at the time of a write; null where there is no
   * session.
   */
  readonly sessionFacts: (name: DocumentName) => Promise<SessionFacts | null>;
};

/**
 * The authorisation check of live documents: ACC-1 at the WebSocket. Each document is authorised on
 * its own, and an unknown document gets the same answer as a forbidden one. The token is no secret:
 * it is the generation id of the local copy.
 */
export function authorizeDocument(
  parts: AuthorizeParts & {
    readonly log: SyncLog;
    readonly admissions: Admissions<ConnectionContext>;
  },
): Extension<ConnectionContext> {
  const { admissions } = parts;
  return {
    extensionName: 'gate',
    async onAuthenticate(payload: onAuthenticatePayload<ConnectionContext>) {
      const { visit } = payload.context;
      return visit === undefined ? enter(payload) : visit.enter(() => enter(payload));
    },
    async connected({ connection, context }: connectedPayload<ConnectionContext>) {
      admissions.end(context.admission);
      const reason = context.admission.over();
      if (reason !== null) connection.close({ code: 4403, reason });
    },
  };

  async function enter(payload: onAuthenticatePayload<ConnectionContext>) {
    const admission = admissions.begin();
    try {
      return await admit(parts, payload, admission);
    } catch (problem) {
      admissions.end(admission);
      if (problem instanceof Refused) {
        parts.log('document-refused', { reason: problem.reason });
        throw problem;
      }
      // DAT-8: an unreachable database says nothing about rights. With this reason the device
      // reconnects; with any other it would not.
      parts.log('gate-failed', { problem: String(problem) });
      throw new Refused('unreadable');
    }
  }
}

async function admit(
  parts: AuthorizeParts,
  payload: onAuthenticatePayload<ConnectionContext>,
  admission: ReturnType<Admissions<ConnectionContext>['begin']>,
): Promise<ConnectionContext> {
  const caller = await parts.callerOf(payload.requestHeaders);
  payload.context.visit?.known(caller?.actor.user ?? null);
  if (caller === null) throw new Refused('signed-out');
  const { actor } = caller;
  const name = parseDocumentName(payload.documentName);
  if (name === null || documentAccess(actor, name) === 'none') throw new Refused('out-of-reach');
  const context = { ...caller, name, birth: payload.token, admission };
  admission.known(context);
  const accessByState = await parts.accessByState(actor, name);
  const birth = await parts.birthOf(payload.documentName);
  if (accessByState === 'none' || birth === null) throw new Refused('out-of-reach');
  if (payload.token !== '-' && payload.token !== birth) throw new Refused('birth-differs');
  payload.connectionConfig.readOnly =
    documentAccess(actor, name) === 'read' || accessByState === 'read';
  return context;
}

/**
 * Logs an event of live documents by its name, with its data. The data never contains text that a
 * user typed.
 */
export type SyncLog = (event: string, data: Readonly<Record<string, unknown>>) => void;
