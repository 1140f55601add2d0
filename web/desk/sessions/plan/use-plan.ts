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

/** A session's plan as everybody at the desk shares it, and what the records say of its state. */
export type SharedPlan = {
  readonly session: SessionCode;
  readonly plan: PlanValue;
  readonly handle: DocumentHandle;
  readonly record: Api['GET /api/sessions/:session']['answer'];
  readonly me: Api['GET /api/me']['answer'];
  /** Nothing may be changed any more: the session is validated, or the server takes no writes from this account. */
  readonly isReadOnly: boolean;
  /** SEC-85: what decides what is in a glass or what is accepted stays as it was served: the session was shown. */
  readonly isServed: boolean;
  /** SEC-85: the conditions stay as they were noted: tasting ended. */
  readonly isEnded: boolean;
};

/** Why a plan is not there: still loading, or not to be had. */
export type SharedPlanState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly shared: SharedPlan };

/** PLN-52: what of a plan the form keeps as it is in a state of the session, as the server does (SEC-85). */
export const fixedIn = (state: SessionState): Pick<SharedPlan, 'isServed' | 'isEnded'> => ({
  isServed: state !== 'draft',
  isEnded: state === 'closed' || state === 'validated',
});

/** Often enough to see what another desk decided, in ms. */
const RECORD_AGE = 5_000;

/** PLN-1: holds the plan's document while the form shows it, beside the session's record. */
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
