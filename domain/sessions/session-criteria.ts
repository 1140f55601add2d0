import type { FailedCriterion } from '../words/failed-criterion.ts';
import type { DaySession } from './session-row.ts';

/** The state of a session's criteria of acceptance. */
export type SessionCriteria =
  /** Training and sheets of points have none. */
  | { readonly kind: 'not-asked' }
  /** The session is still being tasted. */
  | { readonly kind: 'not-known' }
  /** The server computes them from the sealed sheets. */
  | { readonly kind: 'to-judge' }
  | { readonly kind: 'met' }
  /** `failed` is empty where the audit trail does not record which. */
  | { readonly kind: 'failed'; readonly failed: readonly FailedCriterion[] };

/** The state of the criteria where the server need not compute them. */
export type KnownCriteria = Exclude<SessionCriteria, { kind: 'to-judge' }>;

/**
 * The criteria that a session shows: those of its validation where it is validated (M-ACCEPT,
 * RES-3). A stored reason implies that some failed.
 */
export function sessionCriteria(session: DaySession): SessionCriteria {
  const { state, training, form, failed, validationReason } = session;
  if (training || form === 'points') return { kind: 'not-asked' };
  switch (state) {
    case 'draft':
    case 'shown':
    case 'hidden':
      return { kind: 'not-known' };
    case 'closed':
      return { kind: 'to-judge' };
    case 'validated':
      return validationReason === null
        ? judgedCriteria(failed ?? [])
        : { kind: 'failed', failed: failed ?? [] };
  }
}

/** The state of the criteria after they were computed, from the failed ones. */
export const judgedCriteria = (failed: readonly FailedCriterion[]): KnownCriteria =>
  failed.length === 0 ? { kind: 'met' } : { kind: 'failed', failed };

/**
 * How many criteria failed at the validations of a day; at least one of each session that was
 * validated against them.
 */
export const criteriaNotMet = (sessions: readonly DaySession[]): number =>
  sessions
    .map(sessionCriteria)
    .reduce(
      (sum, criteria) =>
        sum + (criteria.kind === 'failed' ? Math.max(1, criteria.failed.length) : 0),
      0,
    );
