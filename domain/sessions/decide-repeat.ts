import type { PlanValue } from '../documents/session.document.ts';
import type { SampleId } from '../words/ids.ts';
import type { Replicate } from '../words/replicate.ts';
import { type EarlierHalf, earlierHalf, isChecked } from './earlier-half.ts';

/** Why a sample is not put on a plan to be tasted again: it stands there, or the plan makes no half of a pair of it. */
export type NoRepeat = 'on-plan' | 'training' | 'counter';

/** What a repeat would be on a plan: the other half of what waits (null where nothing does), or why it is none. */
export type Repeat =
  | { readonly kind: 'may'; readonly replicate: Replicate; readonly half: EarlierHalf | null }
  | { readonly kind: 'may-not'; readonly why: NoRepeat };

/**
 * PLN-46: what the repeat of a sample is on the plan of a session that is not shown yet, by the standing results of the
 * sample, oldest first: replicate 2 alone where a replicate 1 of an earlier session waits for it, else replicate 1.
 */
export function decideRepeat(
  plan: Pick<PlanValue, 'date' | 'entries' | 'training' | 'checks'>,
  asked: { readonly session: number; readonly sample: SampleId },
  results: readonly EarlierHalf[],
  months: number | null,
): Repeat {
  const { session, sample } = asked;
  if (plan.entries.some((entry) => entry.sample === sample))
    return { kind: 'may-not', why: 'on-plan' };
  if (plan.training) return { kind: 'may-not', why: 'training' };
  if (isChecked(plan, sample)) return { kind: 'may-not', why: 'counter' };
  const half = earlierHalf(results, { session, date: plan.date }, months);
  return { kind: 'may', replicate: half === null ? 1 : 2, half };
}
