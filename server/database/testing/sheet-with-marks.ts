import { blankSheet } from '../../../domain/testing/keyed.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../../domain/words/attributes.ts';
import { isMillimetres, type Millimetres } from '../../../domain/words/millimetres.ts';
import type { NewSheet, SheetKey } from '../sheets/sheets.ts';

/** Builds a sealed version of a sheet with exactly these marks, ready to be stored. */
export function sealedSheet(
  { session, taster, code }: SheetKey,
  version: number,
  given: Readonly<Partial<Record<AttributeKey, number>>>,
): NewSheet {
  const at = `2026-11-27T09:1${version}:00.000Z`;
  const marks: Partial<Record<AttributeKey, Millimetres>> = {};
  for (const attribute of ATTRIBUTE_KEYS) {
    const mm = given[attribute];
    if (isMillimetres(mm)) marks[attribute] = mm;
  }
  return {
    session,
    taster,
    code,
    version,
    digest: `digest ${version}`,
    sealedAt: at,
    late: false,
    valid: true,
    value: blankSheet({
      marks,
      fruityKind: (marks.fruity ?? 0) > 0 ? 'green' : null,
      heatingDevice: '6',
      language: 'es',
      startedAt: at,
      signature: { strokes: [[0, 0, 10, 10]], at },
    }),
  };
}
