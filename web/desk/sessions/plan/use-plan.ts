import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../../../domain/api/api.ts';
import { planName } from '../../../../domain/documents/document-names.ts';
import type { PlanValue } from '../../../../domain/documents/session.document.ts';
import { readPlan } from '../../../../domain/documents/session.document.ts';
import { parsePanelId, type SessionCode } from '../../../../domain/words/ids.ts';
import type { SessionState } from '../../../../domain/words/session-state.ts';
import type { DocumentHandle } from '../../../live/pool/document-handle.ts';
import { useDocument } from '../../../live/pool/use-document.tsx';
import { useDocumentValue } from '../../../live/pool/use-document-value.ts';
import { meQuery, sessionQuery } from '../../../parts/http/queries.ts';

/** The shared plan of a session, live for everybody at the desk, with the session's record. */
export type SharedPlan = {
  readonly session: SessionCode;
  readonly plan: PlanValue;
  readonly handle: DocumentHandle;
  readonly record: Api['GET /api/sessions/:session']['answer'];
  readonly me: Api['GET /api/me']['answer'];
  /**
   * Nothing may change any more: the session is validated, or the server accepts no writes from
   * this account.
   */
  readonly isReadOnly: boolean;
  /** The session was shown: everything that decides a glass or its acceptance is fixed (SEC-85). */
  readonly isServed: boolean;
  /** Tasting has ended: the conditions are fixed (SEC-85). */
  readonly isEnded: boolean;
};

/** A plan: loading, refused with the error, or ready. */
export type SharedPlanState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly shared: SharedPlan };

/**
 * Which parts of a plan are fixed in a state of its session, in the form as on the server (PLN-52,
 * SEC-85).
 */
export const fixedIn = (state: SessionState): Pick<SharedPlan, 'isServed' | 'isEnded'> => ({
  isServed: state !== 'draft',
  isEnded: state === 'closed' || state === 'validated',
});

/** Polling interval of the record, in ms: often enough for another desk's commands. */
const RECORD_AGE = 5_000;

/** Holds the plan's document while the form shows it, and polls the session's record (PLN-1). */
export function usePlan(session: SessionCode): SharedPlanState {
  const me = useQuery(meQuery());
  const record = useQuery({ ...sessionQuery(session), refetchInterval: RECORD_AGE });
  const panel = me.data === undefined ? null : parsePanelId(me.data.panel.id);
  const opened = useDocument(panel === null ? null : planName({ panel, session }));
  const read = useDocumentValue(opened?.handle ?? null, readPlan);
  const failed = me.error ?? (record.data === undefined ? record.error : null);
  if (failed !== null) return { kind: 'refused', error: failed };
  if (read !== null && !read.ok) return { kind: 'refused', error: new Error(read.code) };
  if (read === null || opened === null || record.data === undefined || me.data === undefined)
    return { kind: 'loading' };
  const { state } = record.data;
  return {
    kind: 'ready',
    shared: {
      session,
      plan: read.value,
      handle: opened.handle,
      record: record.data,
      me: me.data,
      isReadOnly: state === 'validated' || opened.status.scope === 'readonly',
      ...fixedIn(state),
    },
  };
}
