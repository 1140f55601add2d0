import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';

/** What may be said of a tasting day once its sessions were judged, and that what was said stands no longer. */
export const DAY_VERDICTS = ['accepted', 'rejected', 'reopened'] as const;

/** What is said of a tasting day once its sessions were judged. */
export type DayVerdict = (typeof DAY_VERDICTS)[number];

/**
 * SES-16: whether an acceptance still stands: every session that was tasted is validated, and was before the day was
 * accepted. A validation that was taken back since, also where it was given anew, has not been looked at, nor has an
 * assessment that was called invalid or valid since (ASM-30).
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

/** SES-16: whether what was said last of a day still stands: a rejection does until the day is judged again, or opened. */
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

/** Why a day is not judged. */
export type DayRefusal = 'not-found' | 'day-not-validated' | 'day-not-judged' | 'reason-missing';

/**
 * SES-16, M-ACCEPT: a tasting day may be accepted when every session that was tasted is validated, rejected, with a
 * reason, at any time, and reopened, with a reason, where a verdict stands. What was only planned or is training does
 * not count.
 */
export function decideDay(facts: {
  readonly sessions: readonly { readonly state: SessionState; readonly training: boolean }[];
  /** What was said last of the day; null where nothing was. */
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
