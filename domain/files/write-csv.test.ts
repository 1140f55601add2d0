import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { toCsv } from './write-csv.ts';

test('LST-2 LST-20 a file is rows of fields, with the mark of UTF-8 and the ends of RFC 4180', () => {
  expect(
    toCsv([
      ['code', 'note'],
      ['A-1', 'aceituna “picual”'],
    ]),
  ).toBe('\uFEFFcode,note\r\nA-1,aceituna “picual”\r\n');
  expect(toCsv([['', '']])).toBe('\uFEFF,\r\n');
  expect(toCsv([])).toBe('\uFEFF\r\n');
});

test('LST-3 what was written is read again', () => {
  const rows = [
    ['code', 'note'],
    ['A,1', 'a "b"\nc'],
  ];
  const { records, loneQuotes } = readCsv(toCsv(rows));
  expect(records.map(({ cells }) => cells)).toEqual(rows);
  expect(loneQuotes).toEqual([]);
});
