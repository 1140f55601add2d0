import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';

/** What may be said of a tasting day once its sessions were judged. */
export const DAY_VERDICTS = ['accepted', 'rejected'] as const;

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

/** Why a day is not judged. */
export type DayRefusal = 'not-found' | 'day-not-validated' | 'reason-missing';

/**
 * SES-16, M-ACCEPT: a tasting day may be accepted when every session that was tasted is validated, and rejected, with a
 * reason, at any time. What was only planned or is training does not count.
 */
export function decideDay(facts: {
  readonly sessions: readonly { readonly state: SessionState; readonly training: boolean }[];
  readonly verdict: DayVerdict;
  readonly reason: string | null;
}): Result<DayVerdict, DayRefusal> {
  const tasted = facts.sessions.filter(({ state, training }) => state !== 'draft' && !training);
  if (tasted.length === 0) return refuse('not-found');
  if (facts.verdict === 'rejected')
    return facts.reason === null ? refuse('reason-missing') : accept('rejected');
  const open = tasted.filter(({ state }) => state !== 'validated').length;
  return open === 0 ? accept('accepted') : refuse('day-not-validated', { sessions: open });
}
