import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { assess } from '../../stats-worker/assessment/assess.ts';
import { createMarksReader } from '../../stats-worker/marks/marks-reader.ts';
import { historyReport } from '../../stats-worker/reports/history-report.ts';
import { runSteps } from '../../stats-worker/testing/run-steps.ts';
import { glassSheets } from './glass-sheets.ts';

test('QUA-21 QUA-50 the sheets of a glass give the figures that the history has of it', async () => {
  const file = join(import.meta.dirname, '../../stats-worker/examples', '03', 'marks_long.csv');
  const reader = createMarksReader();
  reader.push(await readFile(file));
  const read = reader.end();
  if (!read.ok) throw new Error(read.code);
  const { columns } = read.value;
  const settings = defaultPanelSettings();
  const { results } = runSteps(historyReport({ columns, references: [], settings, asOf: null }));
  expect(results.length).toBeGreaterThan(10);
  for (const { session, sample, replicate, ...figures } of results)
    expect(assess(glassSheets(columns, { session, sample, replicate }), settings)).toEqual(figures);
  expect(glassSheets(columns, { session: 'none', sample: 'none', replicate: 1 })).toEqual([]);
});
