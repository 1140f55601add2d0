import { expect, test } from 'vitest';
import { type ListColumn, seenColumns } from './register-column.ts';

type Row = { readonly points: number | null };
const column = (id: string, change: Partial<ListColumn<Row>> = {}): ListColumn<Row> => ({
  ...{ id, name: id, header: id, cell: () => id, text: () => id },
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
  // Before rows are there, and where columns are chosen, nothing is left out for want of rows.
  expect(ids()).toEqual(['sample', 'total']);
});
