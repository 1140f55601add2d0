import { expect, test } from 'vitest';
import type { DefectKey } from '../../domain/words/attributes.ts';
import { sheetColumns } from '../marks/sheet-columns.ts';
import { all, sheetsOf } from '../testing/sheets-of.ts';
import { codeSummary, defectCode, defectOfCode, markOf } from './defect-code.ts';
import { namedDescriptors } from './other-descriptors.ts';

/** The codes of the method's two lists, as stored histories hold them: nine lines, then ten descriptors. */
const CODES: Readonly<Record<DefectKey, number>> = {
  fusty: 0,
  musty: 1,
  winey: 2,
  frostbitten: 3,
  rancid: 4,
  heated: 9,
  hay: 10,
  rough: 11,
  greasy: 12,
  'vegetable-water': 13,
  brine: 14,
  metallic: 15,
  esparto: 16,
  grubby: 17,
  cucumber: 18,
};

test('M-SHEET every defect has its code, and the code its defect', () => {
  const found = Object.entries(CODES).map(([, code]) => [defectOfCode(code), code]);
  expect(found).toEqual(Object.entries(CODES));
  for (const code of [0, 1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]) {
    const defect = defectOfCode(code);
    expect(defect === null ? null : defectCode(defect)).toBe(code);
  }
});

test('M-DEFECT *other negative* itself, the positive lines and codes beyond the list are no defect', () => {
  expect([5, 6, 7, 8, 19, 255].map(defectOfCode)).toEqual([null, null, null, null, null, null]);
});

/** Twelve sheets; the figures are asked of the last eight. */
const sheets = sheetsOf(
  {
    fusty: [...all(4, 90), 10, 12, 14, 16, 18, 20, 22, 24],
    other: [...all(4, 90), 30, 40, 50, 60, null, 0, 10, 80],
  },
  (taster) => ({
    otherDescriptor:
      taster < 4 ? 'heated' : ((['cucumber', 'heated'] as const)[taster % 2] ?? null),
  }),
  null,
);
const columns = sheetColumns(sheets);
const group = {
  columns,
  order: [3, 4, 5, 6, 7, 8, 9, 10, 11],
  from: 1,
  to: 9,
  room: new Uint8Array(9),
};

test('M-SCALE, M-DEFECT the mark of a line, or of a descriptor: 0 where another is named or nothing was marked', () => {
  expect([markOf(columns, 4, 0), markOf(columns, 4, 5), markOf(columns, 4, 6)]).toEqual([
    10, 30, 255,
  ]);
  const cucumber = [4, 5, 6, 7, 8, 9, 10, 11].map((sheet) => markOf(columns, sheet, 18));
  expect(cucumber).toEqual([30, 0, 50, 0, 0, 0, 10, 0]);
  const heated = [4, 5, 6, 7, 8, 9, 10, 11].map((sheet) => markOf(columns, sheet, 9));
  expect(heated).toEqual([0, 40, 0, 60, 0, 0, 0, 80]);
});

test('M-STAT the figures of a line or a descriptor are of the sheets of the group alone', () => {
  expect(codeSummary(group, 0, 'type7')).toEqual({
    n: 8,
    medianHalves: 34,
    p25Quarters: 54,
    p75Quarters: 82,
    sum: 136,
    squares: 2480,
  });
  // Cucumber: 0 0 0 0 0 10 30 50. Heated: 0 0 0 0 0 40 60 80.
  expect(codeSummary(group, 18, 'type7')).toEqual({
    n: 8,
    medianHalves: 0,
    p25Quarters: 0,
    p75Quarters: 60,
    sum: 90,
    squares: 3500,
  });
  expect(codeSummary(group, 9, 'type7')).toMatchObject({ n: 8, p75Quarters: 180, sum: 180 });
});

test('M-DEFECT at least half of the valid sheets name it, with a mark; those before the group do not', () => {
  // Heated is named by four of eight, cucumber by four, of which one left the line blank.
  expect(namedDescriptors(group)).toEqual([1]);
  expect(namedDescriptors({ ...group, to: 8 })).toEqual([]);
  expect(namedDescriptors({ ...group, from: 0 })).toEqual([1]);
  expect(namedDescriptors({ ...group, to: 1 })).toEqual([]);
  expect(namedDescriptors({ ...group, order: [0, 4, 6, 10], to: 4 })).toEqual([10]);
});

test('M-DEFECT without a named descriptor there is none, and none is named by nobody', () => {
  const silent = sheetsOf({ other: all(4, 30) });
  const all4 = { columns: sheetColumns(silent), order: [0, 1, 2, 3], from: 0, to: 4 };
  expect(namedDescriptors({ ...all4, room: new Uint8Array(4) })).toEqual([]);
});
