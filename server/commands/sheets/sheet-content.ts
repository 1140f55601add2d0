import { createHash } from 'node:crypto';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { canonical } from '../../audit/canonical.ts';
import type { SheetKey } from '../../database/sheets.ts';

/** What a digest is taken over: which sheet in which version, and everything on it. */
export type SealedContent = SheetKey & {
  readonly panel: string;
  readonly version: number;
  readonly value: EvaluationValue;
};

/** EVA-3: the SHA-256 of a sealed sheet in canonical JSON, in hexadecimal. */
export function sheetDigest(sealed: SealedContent): string {
  const { panel, session, taster, code, version } = sealed;
  const { header, smelledOnly, ...rest } = sealed.value;
  // Only a tick that is set stands in it: sheets that were sealed before there was one keep their digest.
  const content = smelledOnly ? { ...rest, smelledOnly } : rest;
  return createHash('sha256')
    .update(canonical({ panel, session, taster, code, version, content }))
    .digest('hex');
}

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
