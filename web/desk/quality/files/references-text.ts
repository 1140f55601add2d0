import { csvLine } from '../../../../domain/files/csv-line.ts';
import type { SampleRow } from '../../../../domain/samples/sample-fields.ts';

/** The columns of references.csv, in order (exchange.md). */
const HEADS = ['sample', 'attribute', 'predominant', 'median_cm', 'u_cm', 'sd_cm'];

/** XPO-1: references.csv of the panel's reference materials: a row an assigned value that is used, in cm. */
export function referencesText(samples: readonly SampleRow[]): string {
  const rows = samples.flatMap(({ code, referenceValues }) =>
    referenceValues
      // REG-7: no value is used at a U above its Umax.
      .filter(({ u, uMax }) => u === null || uMax == null || u <= uMax)
      .map(({ attribute, predominant, median, u, sd }) => [
        ...[code, attribute, String(predominant), String(median)],
        ...[String(u ?? ''), String(sd ?? '')],
      ]),
  );
  return [HEADS, ...rows].map((row) => `${csvLine(row)}\n`).join('');
}
