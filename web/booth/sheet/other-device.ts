import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';

/** BTH-10: whether a begun sheet was last taken up on another device than this one; both are warned. */
export const isOnOtherDevice = (
  sheet: Pick<EvaluationValue, 'startedAt' | 'calibration'>,
  device: string,
): boolean =>
  sheet.startedAt !== null && sheet.calibration !== null && sheet.calibration.device !== device;
