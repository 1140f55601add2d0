import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { blobBytes } from '../files/file-bytes.ts';
import { historyReport } from '../reports/history-report.ts';
import { marksOfGlasses } from '../testing/marks-of-glasses.ts';
import { runSteps } from '../testing/run-steps.ts';
import { resultRows } from './result-rows.ts';
import { wideRows } from './wide-rows.ts';

const eight = (fruity: number, bitter: number) =>
  Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [`T${at}`, { fruity, bitter, pungent: 30 }]),
  );

test('XPO-1 XPO-21 the statements of results.csv can be split again, and the state of the session stands beside them', () => {
  const columns = marksOfGlasses([
    { session: '1', date: '2026-03-02', sample: 'A', marks: eight(62, 61) },
    { session: '2', date: '2026-03-03', sample: 'A', marks: eight(62, 61) },
  ]);
  const report = runSteps(
    historyReport({
      columns: { ...columns, sessionState: Uint8Array.of(0, 2) },
      references: [],
      settings: defaultPanelSettings(),
      asOf: null,
    }),
  );
  const rows = [...resultRows(report)];
  const [{ statements } = { statements: [] }] = report.results;
  expect(statements).toContain('robust green fruity');
  expect(statements.length).toBeGreaterThan(2);
  for (const row of rows) expect(String(row['statements']).split('|')).toEqual(statements);
  const states = rows.map((row) => `${row['session']} ${row['session_state']}`);
  expect([...new Set(states)]).toEqual(['1 validated', '2 invalidated']);
});

test('XPO-2 XPO-11 XPO-18 the wide files have the valid evaluations of the counted sessions of the period', async () => {
  const cells = (taster: string, valid: string, state: string, period: string) =>
    `1,A,${taster},fruity,40,${valid},${state},${period}`;
  const text = [
    'session,sample,taster,attribute,mm,valid,session_state,in_period',
    cells('T1', 'true', 'validated', 'true'),
    cells('T2', '', '', ''),
    cells('T3', '', 'imported', ''),
    cells('T4', 'false', '', ''),
    cells('T5', '', 'Closed', ''),
    cells('T6', '', 'invalidated', 'true'),
    cells('T7', '', '', 'FALSE'),
    '',
  ].join('\n');
  const rows = await wideRows(blobBytes(new Blob([text])));
  expect(rows.map(({ taster }) => taster)).toEqual(['T1', 'T2', 'T3']);
});

test('XPO-2 FRM-42 a name that is written in two ways is one taster and one sample in the wide files', async () => {
  const text = [
    'session,sample,taster,attribute,mm',
    '1,S\u00a01,Jos\u00e9,fruity,40',
    '1,S 1,Jose\u0301,bitter,30',
    '1,S  1,Jos\u00e9\u200b,pungent,20',
    '',
  ].join('\n');
  expect(await wideRows(blobBytes(new Blob([text])))).toMatchObject([
    { sample: 'S 1', taster: 'Jos\u00e9', marks: { fruity: '40', bitter: '30', pungent: '20' } },
  ]);
});
