import type { Refusal, Result } from '../../../../domain/refusal.ts';
import type { FailedCriterion } from '../../../../domain/words/failed-criterion.ts';

/** A session for which a command was refused, and why. */
export type RefusedSession = {
  readonly session: number;
  readonly refusal: Refusal;
  /** SES-8: the criteria that are not met, once the server has named them: a reason overcomes them, and nothing else. */
  readonly unmet: readonly FailedCriterion[] | null;
};

/** FRM-14: what became of each session of an act on several. */
export type GivenEach = {
  readonly done: readonly number[];
  readonly refused: readonly RefusedSession[];
};

/** Nothing was tried yet. */
export const NONE_GIVEN: GivenEach = { done: [], refused: [] };

/**
 * FRM-14: gives a command for one session after the other; `before` is what became of them when it was tried before. A
 * session whose criteria are not met keeps them, whatever else stands in its way now.
 */
export async function giveEach(
  sessions: readonly number[],
  before: GivenEach,
  give: (session: number, unmet: readonly FailedCriterion[] | null) => Promise<Result<unknown>>,
): Promise<GivenEach> {
  const done = [...before.done];
  const refused: RefusedSession[] = [];
  for (const session of sessions) {
    const known = before.refused.find((one) => one.session === session)?.unmet ?? null;
    const result = await give(session, known);
    if (result.ok) done.push(session);
    else {
      const unmet = result.code === 'criteria-not-met' ? result.data.failed : known;
      refused.push({ session, refusal: result, unmet });
    }
  }
  return { done, refused };
}
