import { expect, test } from 'vitest';
import { fileColumns, type ListColumn, seenColumns } from './register-column.ts';

type Row = { readonly points: number | null };
const column = (id: string, change: Partial<ListColumn<Row>> = {}): ListColumn<Row> => ({
  id,
  name: id,
  header: id,
  cell: () => id,
  text: () => id,
  ...change,
});
const columns = [
  column('sample'),
  column('reason', { isFileOnly: true }),
  column('total', { isOf: ({ points }) => points !== null }),
];
const ids = (rows?: readonly Row[]) => seenColumns(columns, rows).map(({ id }) => id);

test('LST-3 the screen has no column of the file alone, and none that has nothing of the rows shown', () => {
  expect(ids([{ points: null }])).toEqual(['sample']);
  expect(ids([{ points: null }, { points: 81 }])).toEqual(['sample', 'total']);
  // While the rows load, and in the column menu, no column is omitted for lack of rows.
  expect(ids()).toEqual(['sample', 'total']);
});

test('LST-19 the file has an extra column that is hidden, and none that is hidden otherwise or is on the screen alone', () => {
  const all = [
    ...columns,
    column('validatedBy', { isExtra: true }),
    column('state', { isSeenOnly: true }),
  ];
  const shown = all.filter(({ id }) => id !== 'total' && id !== 'validatedBy');
  expect(fileColumns(all, shown).map(({ id }) => id)).toEqual(['sample', 'reason', 'validatedBy']);
});
