import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';

/** BTH-15: the heating device that a sheet names itself; that of the glass before is nobody's answer to this one. */
export const namedDevice = (
  sheet: Pick<EvaluationValue, 'heatingDevice'> | null | undefined,
): string => sheet?.heatingDevice.trim() ?? '';
