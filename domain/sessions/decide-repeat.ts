import type { PlanValue } from '../documents/session.document.ts';
import type { SampleId } from '../words/ids.ts';
import type { Replicate } from '../words/replicate.ts';
import { type EarlierHalf, earlierHalf, isChecked } from './earlier-half.ts';

/**
 * Why a sample cannot be repeated on a plan: it is on the plan already, or the plan allows no half
 * of a pair.
 */
export type NoRepeat = 'on-plan' | 'training' | 'counter';

/**
 * The repeat of a sample on a plan: the other half of a waiting analysis (null where none waits),
 * or why there is none.
 */
export type Repeat =
  | { readonly kind: 'may'; readonly replicate: Replicate; readonly half: EarlierHalf | null }
  | { readonly kind: 'may-not'; readonly why: NoRepeat };

/**
 * Decides the repeat of a sample on the plan of a session that is not shown yet (PLN-46). It is
 * replicate 2 alone where a replicate 1 of an earlier session waits for it, otherwise replicate 1.
 * `results` are the valid results of the sample, oldest first.
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
