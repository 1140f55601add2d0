import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { storableText } from '../../../domain/files/storable-text.ts';

/**
 * A sheet as the database can keep it: no zero bytes and no half of a character in its texts, and its instant of
 * signing in UTC.
 */
export function storableSheet(value: EvaluationValue): EvaluationValue {
  // SHT-17, SHT-19: whether it is as it was signed and confirmed is decided before, and is nothing that the sheet says.
  const { changedSinceSigned: _changed, apart: _apart, ...said } = value;
  const { signature, calibration, language, startedAt } = value;
  return {
    ...said,
    heatingDevice: storableText(value.heatingDevice),
    comments: storableText(value.comments),
    ...(value.notes === undefined ? {} : { notes: storableText(value.notes) }),
    ...(value.device === undefined ? {} : { device: storableText(value.device) }),
    language: language === null ? null : storableText(language),
    startedAt: startedAt === null ? null : storableText(startedAt),
    calibration: calibration && {
      ...calibration,
      device: storableText(calibration.device),
      at: storableText(calibration.at),
    },
    signature: signature && { ...signature, at: new Date(signature.at).toISOString() },
  };
}
