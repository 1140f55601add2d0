import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';

/** Whether a begun sheet was last taken up on another device than this one. */
export function wasTakenElsewhere(
  sheet: Pick<EvaluationValue, 'startedAt' | 'calibration' | 'device'>,
  device: string,
): boolean {
  const taken = sheet.calibration?.device ?? sheet.device ?? null;
  return sheet.startedAt !== null && taken !== null && taken !== device;
}
