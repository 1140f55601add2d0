import { expect, test } from 'vitest';
import { documentedColumns } from '../../../parts/files/testing/documented-columns.ts';
import type { AnalystTables, TableRow } from './analyst-tables.ts';
import { periodWorkbook } from './period-workbook.ts';
import { tasterWorkbook } from './taster-workbook.ts';
import { plainWords as words } from './testing/plain-words.ts';

const of = { session: '3', sample: 'A', replicate: '1', attribute: 'fruity' };
const mark = (taster: string, mm: string, more: TableRow = {}): TableRow => ({
  ...of,
  date: '2026-03-02',
  taster,
  code: '417',
  mm,
  qualifier: '',
  valid: 'true',
  session_state: 'validated',
  in_period: 'true',
  ...more,
});
const files: Readonly<Record<string, readonly TableRow[]>> = {
  'marks_long.csv': [
    mark('T1', '52', { qualifier: 'ripe' }),
    mark('T2', '41'),
    mark('T1', '', { attribute: 'bitter' }),
    mark('T1', '7', { sample: 'B', valid: 'false', session_state: 'invalidated' }),
    // This sheet is in the file, but outside the period (XPO-11).
    mark('T1', '90', { session: '2', in_period: 'false' }),
  ],
  'results.csv': [
    {
      ...of,
      n: '8',
      class: 'EVOO',
      reliable: 'true',
      predominant_defect: '',
      md: '0',
      mf: '4.6',
      sheets: '8',
      median: '4.65',
      iqr: '0.7',
      s_star: '0.52',
      cvr: '11.2',
      ci_low: '4.1',
      ci_high: '5',
      u: '0.23',
      session_state: 'closed',
    },
    { ...of, attribute: 'bitter', class: 'EVOO', median: '2', reliable: 'true' },
  ],
  'duplicates.csv': [
    { session: '3', session2: '4', sample: 'A', en_defect: '', en_fruity: '0.4', accepted: 'true' },
  ],
  'qc.csv': [
    { taster: 'T1', attribute: 'fruity', index: 'pn', n: '9', value: '1.4', limit: '2' },
    { taster: 'T2', attribute: 'fruity', index: 'pn', n: '9', value: '2.4', limit: '2' },
    { taster: '', attribute: 'fruity', index: 'pn', n: '9', value: '0.4', limit: '2' },
  ],
};
const tables: AnalystTables = (name) => files[name] ?? [];

test('XPO-8 XPO-11 XPO-18 RES-3 a period as a workbook: results with their day, duplicates and indexes, figures as figures, nothing as nothing', () => {
  const [results, duplicates, indexes] = periodWorkbook(tables, words, [
    { session: 3, reason: 'The eighth fell ill.' },
    { session: 4, reason: 'So did the ninth.' },
  ]);
  for (const { name, rows } of [results, duplicates, indexes].filter((one) => one !== undefined))
    expect([name, documentedColumns('period', name)]).toEqual([name, rows[0]]);
  expect(results?.rows[1]).toEqual([
    '3',
    '2026-03-02',
    'A',
    1,
    'EVOO',
    'true',
    '',
    0,
    4.6,
    'fruity',
    8,
    4.65,
    0.7,
    0.52,
    11.2,
    4.1,
    5,
    0.23,
    'The eighth fell ill.',
    '<closed>',
  ]);
  expect(results?.rows).toHaveLength(3);
  expect(duplicates?.rows[1]?.slice(0, 6)).toEqual(['3', '4', 'A', null, 0.4, 'true']);
  expect(duplicates?.rows[1]?.at(-1)).toBe('The eighth fell ill.; So did the ninth.');
  expect(indexes?.rows.slice(1).map(([taster]) => taster)).toEqual(['T1', 'T2', 'panel']);
  for (const sheet of [results, duplicates, indexes])
    for (const row of sheet?.rows ?? []) expect(row).toHaveLength(sheet?.rows[0]?.length ?? 0);
});

test('ASM-32 of a pair whose halves state no category the workbook does not say that they have the same', () => {
  const half = (session: string, replicate: string, oil: string): TableRow => ({
    session,
    sample: 'A',
    replicate,
    class: oil,
  });
  const said = (...halves: readonly TableRow[]) => {
    const [, duplicates] = periodWorkbook(
      (name) => {
        if (name === 'results.csv') return halves;
        const pair = { session: '3', session2: '4', sample: 'A', category_match: 'true' };
        return name === 'duplicates.csv' ? [pair] : [];
      },
      words,
      [],
    );
    return duplicates?.rows[1]?.[6];
  };
  const none = 'NOCLASIFICATED';
  expect(said(half('3', '1', none), half('4', '2', none))).toBeNull();
  expect(said(half('3', '1', 'EVOO'), half('4', '2', 'EVOO'))).toBe('true');
  expect(said(half('3', '1', none), half('4', '2', 'EVOO'))).toBe('true');
});

test('XPO-9 XPO-24 XPO-11 a taster’s marks beside the median of the panel in mm, without those of others, left-out ones named', () => {
  const [marks, indexes] = tasterWorkbook('T1', tables, words);
  for (const { name, rows } of [marks, indexes].filter((one) => one !== undefined))
    expect([name, documentedColumns('taster', name)]).toEqual([name, rows[0]]);
  expect(marks?.rows.slice(1)).toEqual([
    ['3', '2026-03-02', '417', 'A', 1, 'fruity', 52, 46.5, 5.5, 'ripe', 'true', '<validated>'],
    ['3', '2026-03-02', '417', 'A', 1, 'bitter', null, 20, null, '', 'true', '<validated>'],
    ['3', '2026-03-02', '417', 'B', 1, 'fruity', 7, null, null, '', 'false', '<invalidated>'],
  ]);
  expect(indexes?.rows.slice(1)).toEqual([['T1', 'fruity', 'pn', 9, 1.4, 2, '', null]]);
  expect(marks?.rows[0]).toHaveLength(12);
});
