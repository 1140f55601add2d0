import { expect, test } from 'vitest';
import type { MarkRow } from '../database/sheets/marks.ts';
import { answerRow } from './stream-marks.ts';

const row: MarkRow = {
  session: 7,
  date: '2026-11-27',
  training: false,
  sample: '=S-1',
  replicate: 1,
  taster: 'T-1',
  code: '417',
  position: 1,
  attribute: 'fruity',
  mm: 41,
  qualifier: 'green',
  signedAt: '2026-11-27T09:10:00.000Z',
  valid: true,
  smelledOnly: false,
  isCounter: false,
  isKeyed: false,
  sessionState: 'validated',
};
const told = { isInPeriod: true, origin: null };

test('EXP-1 a stored answer leaves as it stands', () => {
  expect(answerRow(row)).toEqual({ ...row, ...told });
  for (const change of [
    { mm: 0, qualifier: null },
    { mm: 100, qualifier: 'ripe' },
    { mm: null, qualifier: null },
    { mm: 12, qualifier: 'vegetable-water' },
  ])
    expect(answerRow({ ...row, ...change })).toEqual({ ...row, ...change, ...told });
});

test('EXP-1 EXP-4 a stored answer that is not as the method has it is damaged, and does not leave', () => {
  for (const mm of [-1, 101, 41.5, Number.NaN])
    expect(() => answerRow({ ...row, mm })).toThrow('not in millimetres');
  for (const qualifier of ['', 'blue', 'Green', '=1+1'])
    expect(() => answerRow({ ...row, qualifier })).toThrow('not of the sheet');
});
