import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';

/** BTH-10: whether a begun sheet was last taken up on another device than this one; both are warned. */
export function isOnOtherDevice(
  sheet: Pick<EvaluationValue, 'startedAt' | 'calibration' | 'device'>,
  device: string,
): boolean {
  const taken = sheet.calibration?.device ?? sheet.device ?? null;
  return sheet.startedAt !== null && taken !== null && taken !== device;
}
