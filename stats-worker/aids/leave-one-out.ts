import { assessEntries } from '../history/assess-entries.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { countedSessions } from '../quality/quality-material.ts';
import type { QualityWindow } from '../quality/quality-window.ts';

/**
 * Assesses the glasses of a window without one taster, by the functions that give verdicts
 * (leave-one-out) (QUA-24, M-STAT, M-CLASS). Glasses keep their indexes; those outside of the
 * window have no sheets.
 */
export function leaveOneOut(
  { columns, settings }: AssessedHistory,
  window: QualityWindow,
  taster: number | null,
): Generator<number, AssessedHistory> {
  const isCounted = countedSessions(columns, window);
  const valid = columns.valid.map((isValid, sheet) =>
    isCounted[columns.session[sheet] ?? 0] === 1 && columns.taster[sheet] !== taster ? isValid : 0,
  );
  return assessEntries({ ...columns, valid }, settings);
}
