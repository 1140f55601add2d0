import { accept, type Result } from '../../domain/refusal.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { blobBytes } from '../files/file-bytes.ts';
import { dayOf } from '../marks/calendar-day.ts';
import { readMarksFile } from '../marks/read-marks-file.ts';
import { referenceMaterial } from '../quality/assigned-value.ts';
import { readReferencesFile } from '../quality/references-reader.ts';
import { historyReport } from '../reports/history-report.ts';
import { type AnalystInput, analystZip } from './analyst-zip.ts';

/** The data of a request for an analyst zip. */
export type AnalystOrder = {
  readonly marks: Blob;
  readonly references: Blob;
  readonly settings: PanelSettings;
  readonly about: AnalystInput['about'];
};

/**
 * Exports the analyst zip step by step: reads the two files, computes the report and packs it
 * (XPO-1). It yields the progress, 0 to 1.
 */
export async function* analystSteps({
  marks,
  references,
  settings,
  about,
}: AnalystOrder): AsyncGenerator<
  number,
  Result<Uint8Array, 'marks-refused' | 'references-refused' | 'file-unreadable'>
> {
  const read = yield* share(readMarksFile(blobBytes(marks)), 0, 0.3);
  if (!read.ok) return read;
  const values = yield* share(readReferencesFile(blobBytes(references)), 0.3, 0);
  if (!values.ok) return values;
  const steps = historyReport({
    columns: read.value.columns,
    references: values.value.references.map(({ sample, values: assigned }) =>
      referenceMaterial(sample, assigned),
    ),
    settings,
    // As the page does: up to the last day of the period, not to the newest session of the file.
    asOf: about.period === null ? null : dayOf(about.period.to),
  });
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) yield 0.3 + 0.4 * step.value;
  const files = { marks: blobBytes(marks), references: blobBytes(references) };
  return accept(await analystZip({ ...files, settings, about, report: step.value }));
}

/** The progress of one part of the work as a share of the whole. */
async function* share<Value>(
  steps: AsyncIterator<number, Value>,
  from: number,
  part: number,
): AsyncGenerator<number, Value> {
  let step = await steps.next();
  for (; step.done !== true; step = await steps.next()) yield from + part * step.value;
  return step.value;
}
