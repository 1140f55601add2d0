import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';

/** The verdicts on a tasting day; `reopened` withdraws the one before. */
export const DAY_VERDICTS = ['accepted', 'rejected', 'reopened'] as const;

/** A verdict on a tasting day. */
export type DayVerdict = (typeof DAY_VERDICTS)[number];

/**
 * Whether an acceptance of a day is still valid: every tasted session is validated, and was before
 * the day was accepted (SES-16). It is invalid after a session was invalidated, also if that one is
 * validated again. The same holds after a change of an assessment's validity (ASM-30).
 */
export const acceptanceStands = (
  at: string,
  sessions: readonly {
    readonly state: SessionState;
    readonly training: boolean;
    readonly validatedAt: string | null;
    readonly assessedAt?: string | null;
  }[],
): boolean => {
  const tasted = sessions.filter(({ state, training }) => state !== 'draft' && !training);
  return (
    tasted.length > 0 &&
    tasted.every(
      ({ state, validatedAt, assessedAt = null }) =>
        state === 'validated' &&
        validatedAt !== null &&
        [validatedAt, assessedAt ?? validatedAt].every((one) => Date.parse(one) <= Date.parse(at)),
    )
  );
};

/**
 * Whether the last verdict on a day is still valid: a rejection is until the day is judged again,
 * or re-opened (SES-16).
 */
export function verdictStands(
  said: { readonly verdict: DayVerdict; readonly at: string },
  sessions: Parameters<typeof acceptanceStands>[1],
): boolean {
  switch (said.verdict) {
    case 'accepted':
      return acceptanceStands(said.at, sessions);
    case 'rejected':
      return true;
    case 'reopened':
      return false;
  }
}

/** Why a verdict on a day is refused. */
export type DayRefusal = 'not-found' | 'day-not-validated' | 'day-not-judged' | 'reason-missing';

/**
 * Decides the verdict on a tasting day (SES-16, M-ACCEPT). It is accepted when every tasted session
 * is validated. It is rejected at any time, with a reason. It is re-opened, with a reason, where it
 * has a valid verdict. Planned and training sessions do not count.
 */
export function decideDay(facts: {
  readonly sessions: readonly { readonly state: SessionState; readonly training: boolean }[];
  /** The last verdict on the day; null where there is none. */
  readonly judged: { readonly stands: boolean } | null;
  readonly verdict: DayVerdict;
  readonly reason: string | null;
}): Result<DayVerdict, DayRefusal> {
  const { judged, verdict, reason } = facts;
  const tasted = facts.sessions.filter(({ state, training }) => state !== 'draft' && !training);
  if (tasted.length === 0) return refuse('not-found');
  switch (verdict) {
    case 'accepted': {
      const open = tasted.filter(({ state }) => state !== 'validated').length;
      return open === 0 ? accept(verdict) : refuse('day-not-validated', { sessions: open });
    }
    case 'rejected':
      return reason === null ? refuse('reason-missing') : accept(verdict);
    case 'reopened':
      if (judged?.stands !== true) return refuse('day-not-judged');
      return reason === null ? refuse('reason-missing') : accept(verdict);
  }
}
