import type { DayRow } from './session-row.ts';

/**
 * Whether every session of a day that was shown to tasters was for training: then it has no results
 * to judge (SES-16).
 */
export function isTrainingDay({ sessions }: Pick<DayRow, 'sessions'>): boolean {
  const shown = sessions.filter(({ state }) => state !== 'draft');
  return shown.length > 0 && shown.every(({ training }) => training);
}
