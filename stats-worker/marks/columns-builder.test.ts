import { expect, test } from 'vitest';
import { ColumnsBuilder } from './columns-builder.ts';
import { NO_DAY } from './mark-columns.ts';

const NONE = Array.from({ length: 9 }, () => 255);

test('M-SCALE a new session has no date and is no training; a new sheet is valid and answers nothing', () => {
  const builder = new ColumnsBuilder();
  expect(builder.session('first')).toBe(0);
  expect(builder.session('second')).toBe(1);
  expect(builder.session('first')).toBe(0);
  builder.sessionTraining[1] = true;
  builder.sessionDay[1] = 20_000;
  expect(builder.sheet(0, 'A', 1, 'T2')).toBe(0);
  expect(builder.sheet(1, 'B', 2, 'T1')).toBe(1);
  expect(builder.sheet(0, 'A', 1, 'T2')).toBe(0);
  expect([builder.count, builder.isValid(0), builder.isValid(1)]).toEqual([2, true, true]);
  const columns = builder.columns();
  expect(columns).toEqual({
    sheets: 2,
    counter: Uint8Array.of(0, 0),
    session: Int32Array.of(0, 1),
    sample: Int32Array.of(0, 1),
    taster: Int32Array.of(0, 1),
    replicate: Uint8Array.of(1, 2),
    marks: Uint8Array.from([...NONE, ...NONE]),
    fruityKind: Uint8Array.of(0, 0),
    descriptor: Uint8Array.of(0, 0),
    valid: Uint8Array.of(1, 1),
    sessions: ['first', 'second'],
    sessionDay: Int32Array.of(NO_DAY, 20_000),
    sessionTraining: Uint8Array.of(0, 1),
    sessionState: Uint8Array.of(0, 0),
    sessionInPeriod: Uint8Array.of(1, 1),
    samples: ['A', 'B'],
    tasters: ['T2', 'T1'],
  });
});

test('M-SCALE each sheet keeps its own marks, kind, descriptor and validity, however many follow', () => {
  const builder = new ColumnsBuilder();
  const session = builder.session('1');
  for (let taster = 0; taster < 40; taster += 1) {
    const sheet = builder.sheet(session, 'A', 1, `T${taster}`);
    builder.setMark(sheet, 0, taster);
    builder.setMark(sheet, 8, 100 - taster);
    builder.setFruityKind(sheet, 1 + (taster % 2));
    builder.setDescriptor(sheet, taster % 11);
    builder.setValid(sheet, taster % 3 !== 0);
    expect(builder.isValid(sheet)).toBe(taster % 3 !== 0);
  }
  const { sheets, marks, fruityKind, descriptor, valid } = builder.columns();
  expect([sheets, marks.length, fruityKind.length, descriptor.length, valid.length]).toEqual([
    40, 360, 40, 40, 40,
  ]);
  for (let taster = 0; taster < 40; taster += 1) {
    const own = [...marks.subarray(9 * taster, 9 * taster + 9)];
    expect(own).toEqual([taster, 255, 255, 255, 255, 255, 255, 255, 100 - taster]);
    expect([fruityKind[taster], descriptor[taster], valid[taster]]).toEqual([
      1 + (taster % 2),
      taster % 11,
      taster % 3 === 0 ? 0 : 1,
    ]);
  }
});
