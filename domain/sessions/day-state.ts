import { isTrainingDay } from './is-training-day.ts';
import type { DayRow } from './session-row.ts';

/** What is to be said of a tasting day at a glance. */
export type DayState =
  | 'training'
  | 'accepted'
  | 'rejected'
  /** It was accepted, and its sessions changed since. */
  | 'outdated'
  | 'tasting'
  | 'reopened'
  | 'open';

/** What a day is told from. */
type Day = Pick<DayRow, 'sessions' | 'judged'>;

/** SES-16: the state of a day: what stands of it, or what it waits for. */
export function dayState(day: Day): DayState {
  if (isTrainingDay(day)) return 'training';
  const { judged } = day;
  if (judged?.stands === true && judged.verdict !== 'reopened') return judged.verdict;
  if (judged?.verdict === 'accepted') return 'outdated';
  const tasted = toBeValidated(day).some(({ state }) => state !== 'closed');
  if (tasted) return 'tasting';
  return judged?.verdict === 'reopened' ? 'reopened' : 'open';
}

/** SES-16: whether a day still asks for a decision: one that is not training alone, and of which nothing said stands. */
export const isOpenDay = (day: Day): boolean => !isTrainingDay(day) && day.judged?.stands !== true;

/** SES-16: the sessions of a day that its acceptance waits for. What was only planned or is training does not count. */
export const toBeValidated = ({ sessions }: Pick<DayRow, 'sessions'>): DayRow['sessions'] =>
  sessions.filter(({ state, training }) => state !== 'draft' && state !== 'validated' && !training);
