import { isTrainingDay } from './is-training-day.ts';
import type { DayRow } from './session-row.ts';

/** The state of a tasting day at a glance. */
export type DayState =
  | 'training'
  | 'accepted'
  | 'rejected'
  /** It was accepted, and its sessions have changed since. */
  | 'outdated'
  | 'tasting'
  | 'reopened'
  | 'open';

/** The facts from which the state of a day follows. */
type Day = Pick<DayRow, 'sessions' | 'judged'>;

/** The state of a day: its valid verdict, or what it waits for (SES-16). */
export function dayState(day: Day): DayState {
  if (isTrainingDay(day)) return 'training';
  const { judged } = day;
  if (judged?.stands === true && judged.verdict !== 'reopened') return judged.verdict;
  if (judged?.verdict === 'accepted') return 'outdated';
  const tasted = toBeValidated(day).some(({ state }) => state !== 'closed');
  if (tasted) return 'tasting';
  return judged?.verdict === 'reopened' ? 'reopened' : 'open';
}

/**
 * Whether a day still needs a decision: it is not only training, and has no valid verdict (SES-16).
 */
export const isOpenDay = (day: Day): boolean => !isTrainingDay(day) && day.judged?.stands !== true;

/**
 * The sessions of a day that must be validated before it is accepted, without planned and training
 * sessions (SES-16).
 */
export const toBeValidated = ({ sessions }: Pick<DayRow, 'sessions'>): DayRow['sessions'] =>
  sessions.filter(({ state, training }) => state !== 'draft' && state !== 'validated' && !training);
