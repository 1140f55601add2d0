import { csvLine } from '../../../../domain/files/csv-line.ts';
import type { ReferenceValue } from '../../../../domain/samples/reference-value.ts';

/** The columns of references.csv, in order (exchange.md). */
const HEADS = ['sample', 'attribute', 'predominant', 'median_cm', 'u_cm', 'sd_cm'];

/** A reference material, by the code of its sample. */
type Material = { readonly code: string; readonly values: readonly ReferenceValue[] };

/** Writes references.csv of reference materials: one row for each assigned value, in cm (XPO-1). */
export function referencesText(materials: readonly Material[]): string {
  const rows = materials.flatMap(({ code, values }) =>
    values.map(({ attribute, predominant, median, u, sd }) => [
      code,
      attribute,
      String(predominant),
      String(median),
      String(u ?? ''),
      String(sd ?? ''),
    ]),
  );
  return [HEADS, ...rows].map((row) => `${csvLine(row)}\n`).join('');
}
