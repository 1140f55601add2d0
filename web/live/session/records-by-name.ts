import { type SessionPlace, sheetName } from '../../../domain/documents/document-names.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import { parseTasterId, parseTastingCode } from '../../../domain/words/ids.ts';

/** Maps sealed sheets by the names of their documents. */
export function recordsByName(
  place: SessionPlace | null,
  rows: readonly SealedSheet[],
): ReadonlyMap<string, SealedSheet> {
  return new Map(
    rows.flatMap((row): readonly (readonly [string, SealedSheet])[] => {
      const [taster, code] = [parseTasterId(row.taster), parseTastingCode(row.code)];
      return place === null || taster === null || code === null
        ? []
        : [[sheetName(place, taster, code), row]];
    }),
  );
}
