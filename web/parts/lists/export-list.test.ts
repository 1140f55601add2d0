import { expect, test } from 'vitest';
import { toCsv } from '../../../domain/files/write-csv.ts';
import { asCells, asLines, everyRow } from './export-list.ts';
import type { RegisterColumn } from './register-column.ts';

type Row = { readonly code: string; readonly left: string };
const row = (code: string, left = ''): Row => ({ code, left });

const columns: readonly RegisterColumn<Row>[] = [
  { id: 'code', header: 'Code', name: 'Code', cell: ({ code }) => code, text: ({ code }) => code },
  {
    id: 'left',
    header: 'Remaining',
    name: 'Remaining',
    align: 'end',
    cell: ({ left }) => left,
    text: ({ left }) => left,
  },
];

/** A list with these pages, and the numbers of the pages that were requested. */
function pages(...of: readonly (readonly Row[])[]) {
  const asked: number[] = [];
  const total = of.flat().length;
  const fetchPage = (page: number) => {
    asked.push(page);
    return Promise.resolve({ rows: of[page - 1] ?? [], total });
  };
  return { asked, fetchPage, total };
}

test('LST-3 a list is exported with all its pages, in their order', async () => {
  const { asked, fetchPage } = pages([row('A'), row('B')], [row('C'), row('D')], [row('E')]);
  const codes = (await everyRow(fetchPage)).map(({ code }) => code);
  expect(codes).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(asked).toEqual([1, 2, 3]);
});

test('LST-3 an empty list, and one that became shorter meanwhile, end', async () => {
  const empty = pages();
  expect(await everyRow(empty.fetchPage)).toEqual([]);
  expect(empty.asked).toEqual([1]);
  const asked: number[] = [];
  const shorter = (page: number) => {
    asked.push(page);
    return Promise.resolve({ rows: page === 1 ? [row('A')] : [], total: 2 });
  };
  expect(await everyRow(shorter)).toEqual([row('A')]);
  expect(asked).toEqual([1, 2]);
});

test('LST-3 a line is as the list shows it, in the order of its columns', () => {
  const rows = [row('S-1', '12'), row('S-2')];
  expect(asLines(columns, rows)).toEqual([
    ['Code', 'Remaining'],
    ['S-1', '12'],
    ['S-2', ''],
  ]);
  expect(asLines(columns.slice(1), rows)).toEqual([['Remaining'], ['12'], ['']]);
});

test('LST-3 in a workbook figures are numbers, and a code of digits stays as it was written', () => {
  const rows = [
    row('007', '12.5'),
    row('8', '-3'),
    row('1', '12 mL'),
    row('2', '1.'),
    row('3', ''),
    row('4', '0.125'),
  ];
  expect(asCells(columns, rows)).toEqual([
    ['Code', 'Remaining'],
    ['007', 12.5],
    ['8', -3],
    ['1', '12 mL'],
    ['2', '1.'],
    ['3', ''],
    ['4', 0.125],
  ]);
  expect(asCells(columns, [row('a', '10 20'), row('b', '.5'), row('c', 'x1')]).slice(1)).toEqual([
    ['a', '10 20'],
    ['b', '.5'],
    ['c', 'x1'],
  ]);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+39 06', "'+39 06"],
  ['-oil', "'-oil"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['a=1', 'a=1'],
])('LST-2 what was typed in a list is no formula in its file: %j', (typed, written) => {
  expect(toCsv(asLines(columns, [row(typed, '-2.5')]))).toBe(
    `\uFEFFCode,Remaining\r\n${written},-2.5\r\n`,
  );
});
