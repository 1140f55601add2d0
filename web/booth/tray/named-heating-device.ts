import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';

/**
 * The heating device that a sheet names itself, or empty (BTH-15). The device of the previous glass
 * is no default: nobody would have read it from this glass.
 */
export const namedHeatingDevice = (
  sheet: Pick<EvaluationValue, 'heatingDevice'> | null | undefined,
): string => sheet?.heatingDevice.trim() ?? '';
