import { expect, test } from 'vitest';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { all, sheetsOf } from '../testing/sheets-of.ts';
import { AnsweredLines } from './answered-lines.ts';
import { checkSheets } from './check-sheets.ts';
import { descriptorCode, sheetColumns } from './sheet-columns.ts';
import { TextIndex } from './text-index.ts';

test('M-SHEET sheets as columns: nine marks each in the sheet’s order, and their qualifiers by code', () => {
  const sheets = sheetsOf(
    { fusty: [10, 0], other: [30, null], pungent: [null, 100] },
    (taster) =>
      taster === 0
        ? { fruityKind: 'ripe', otherDescriptor: 'cucumber' }
        : { fruityKind: null, otherDescriptor: null },
    null,
  );
  expect(sheetColumns(sheets)).toEqual({
    marks: Uint8Array.of(
      10,
      255,
      255,
      255,
      255,
      30,
      255,
      255,
      255,
      0,
      255,
      255,
      255,
      255,
      255,
      255,
      255,
      100,
    ),
    fruityKind: Uint8Array.of(2, 0),
    descriptor: Uint8Array.of(10, 0),
  });
  expect([descriptorCode(null), descriptorCode('heated'), descriptorCode('brine')]).toEqual([
    0, 1, 6,
  ]);
});

test('M-SCALE a mark that is not on the line is refused with its taster and attribute', () => {
  const good = sheetsOf({ fruity: all(2, 100), fusty: [0, null] });
  expect(checkSheets(good)).toEqual({ ok: true, value: good });
  const bad: ScoredSheet = JSON.parse(
    '{"taster":"T9","marks":{"fruity":40,"bitter":101},"fruityKind":null,"otherDescriptor":null}',
  );
  expect(checkSheets([...good, bad])).toEqual({
    ok: false,
    code: 'mark-out-of-range',
    data: { taster: 'T9', attribute: 'bitter' },
  });
});

test('exchange.md a second answer is known by its sheet and line, however many sheets there are', () => {
  const answered = new AnsweredLines();
  expect(answered.add(0, 0)).toBe(false);
  expect(answered.add(0, 8)).toBe(false);
  expect(answered.add(1023, 3)).toBe(false);
  expect(answered.add(1024, 3)).toBe(false);
  expect(answered.add(9000, 3)).toBe(false);
  expect(
    [
      [0, 0],
      [0, 8],
      [1023, 3],
      [1024, 3],
      [9000, 3],
    ].map(([sheet = 0, line = 0]) => answered.add(sheet, line)),
  ).toEqual([true, true, true, true, true]);
  expect([answered.add(0, 1), answered.add(1, 0), answered.add(9000, 4)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('exchange.md texts are numbered as they first appear', () => {
  const index = new TextIndex();
  expect(['b', 'a', 'b', '', 'a', 'c'].map((text) => index.find(text))).toEqual([0, 1, 0, 2, 1, 3]);
  expect(index.texts).toEqual(['b', 'a', '', 'c']);
});
