import type { FailedCriterion } from '../words/failed-criterion.ts';
import type { DaySession } from './session-row.ts';

/** What is known of a session's criteria of acceptance. */
export type SessionCriteria =
  | { readonly kind: 'not-asked'; readonly of: 'training' | 'points' }
  /** They are tasted still. */
  | { readonly kind: 'not-known' }
  /** The server judges them from the sealed sheets. */
  | { readonly kind: 'to-judge' }
  | { readonly kind: 'met' }
  /** `failed` is empty where the trail does not tell which. */
  | { readonly kind: 'failed'; readonly failed: readonly FailedCriterion[] };

/** The criteria of a session where they are known, or known not to be asked. */
export type KnownCriteria = Exclude<SessionCriteria, { kind: 'to-judge' }>;

/**
 * M-ACCEPT, RES-3: what of its criteria a session shows: those of its validation where it is validated. A reason that is
 * kept says by itself that some failed.
 */
export function sessionCriteria(session: DaySession): SessionCriteria {
  const { state, training, form, failed, validationReason } = session;
  if (training) return { kind: 'not-asked', of: 'training' };
  if (form === 'points') return { kind: 'not-asked', of: 'points' };
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

/** The criteria once they were judged, by what failed. */
export const judgedCriteria = (failed: readonly FailedCriterion[]): KnownCriteria =>
  failed.length === 0 ? { kind: 'met' } : { kind: 'failed', failed };

/** How many criteria were not met at the validations of a day; one at least of each session that was validated against them. */
export const criteriaNotMet = (sessions: readonly DaySession[]): number =>
  sessions
    .map(sessionCriteria)
    .reduce(
      (sum, criteria) =>
        sum + (criteria.kind === 'failed' ? Math.max(1, criteria.failed.length) : 0),
      0,
    );
