import type { DayRow } from './session-row.ts';

/** SES-16: whether every session of a day that was shown to tasters was for training: it gives no results to judge. */
export function isTrainingDay({ sessions }: Pick<DayRow, 'sessions'>): boolean {
  const shown = sessions.filter(({ state }) => state !== 'draft');
  return shown.length > 0 && shown.every(({ training }) => training);
}
