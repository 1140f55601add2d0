import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';

/**
 * A sheet as the database can keep it: no zero bytes and no half of a character in its texts, and its instant of
 * signing in UTC.
 */
export function storableSheet(value: EvaluationValue): EvaluationValue {
  const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '');
  const { signature, calibration, language, startedAt } = value;
  return {
    ...value,
    heatingDevice: clean(value.heatingDevice),
    comments: clean(value.comments),
    ...(value.notes === undefined ? {} : { notes: clean(value.notes) }),
    ...(value.device === undefined ? {} : { device: clean(value.device) }),
    language: language === null ? null : clean(language),
    startedAt: startedAt === null ? null : clean(startedAt),
    calibration: calibration && {
      ...calibration,
      device: clean(calibration.device),
      at: clean(calibration.at),
    },
    signature: signature && { ...signature, at: new Date(signature.at).toISOString() },
  };
}
