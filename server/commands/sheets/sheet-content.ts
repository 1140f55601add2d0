import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { storableText } from '../../../domain/files/storable-text.ts';

/**
 * Converts a sheet to values that the database can store: texts without zero bytes and lone
 * surrogates, and the time of signing in UTC.
 */
export function storableSheet(value: EvaluationValue): EvaluationValue {
  // These two are checked before sealing and are not content of the sheet (SHT-17, SHT-19).
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
