import { useEffect } from 'react';
import { startEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { type KeptCalibration, toCalibration } from '../calibration/calibration.ts';
import type { OpenSheet } from '../tray-state/open-sheet.ts';

/**
 * Writes a new calibration of this screen into a sheet that was begun: the sheet stores the one of
 * its later marks.
 */
export function useMeasuredAgain(
  { doc, value }: OpenSheet,
  calibration: KeptCalibration | null,
): void {
  const { calibration: kept, startedAt, language } = value;
  const differs =
    startedAt !== null &&
    calibration !== null &&
    kept !== null &&
    kept.device === calibration.device &&
    kept.at !== calibration.at;
  useEffect(() => {
    if (!differs || startedAt === null || calibration === null) return;
    startEvaluation(doc, {
      at: startedAt,
      language: language ?? 'en',
      calibration: toCalibration(calibration),
    });
  }, [differs, doc, startedAt, language, calibration]);
}
