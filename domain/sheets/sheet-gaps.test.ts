import { describe, expect, test } from 'vitest';
import { mm } from '../testing/mm.ts';
import { IOC_VO } from './definition/ioc-vo.ts';
import { sheetGaps } from './sheet-gaps.ts';

const [zero, one] = [mm(0), mm(1)];
const nothing = {
  fusty: zero,
  musty: zero,
  winey: zero,
  frostbitten: zero,
  rancid: zero,
  other: zero,
  fruity: zero,
  bitter: zero,
  pungent: zero,
};
const sheet = {
  marks: nothing,
  fruityKind: null,
  otherDescriptor: null,
  heatingDevice: '6',
} as const;
type Sheet = Parameters<typeof sheetGaps>[0];

const gaps = (changed: Partial<Sheet>, marks: Sheet['marks'] = {}) =>
  sheetGaps({ ...sheet, ...changed, marks: { ...nothing, ...marks } }, IOC_VO).map(
    ({ code, attribute }) => `${code} ${attribute}`,
  );

test('EVA-2 nothing perceived is an answer to every line', () => {
  expect(gaps({})).toEqual([]);
});

test('EVA-2 every line without an answer is blank, in the order of the sheet', () => {
  const blank = sheetGaps({ ...sheet, marks: {} }, IOC_VO);
  expect(blank).toEqual(
    [
      'fusty',
      'musty',
      'winey',
      'frostbitten',
      'rancid',
      'other',
      'fruity',
      'bitter',
      'pungent',
    ].map((attribute) => ({ code: 'mark-blank', attribute })),
  );
});

test('EVA-2 a line that is blank neither asks for its word nor contradicts it', () => {
  const { other: _, fruity: __, ...rest } = nothing;
  const told = sheetGaps(
    { ...sheet, marks: rest, otherDescriptor: 'hay', fruityKind: 'green' },
    IOC_VO,
  );
  expect(told.map(({ code }) => code)).toEqual(['mark-blank', 'mark-blank']);
});

describe('EVA-2 M-SHEET above zero a line that has a word asks for it, at zero it has none', () => {
  test.each<[Partial<Sheet>, Sheet['marks'], readonly string[]]>([
    [{}, { other: one }, ['descriptor-missing other']],
    [{ otherDescriptor: 'hay' }, { other: one }, []],
    [{ otherDescriptor: 'hay' }, {}, ['descriptor-contradicts other']],
    [{}, { fruity: one }, ['fruity-kind-missing fruity']],
    [{ fruityKind: 'ripe' }, { fruity: one }, []],
    [{ fruityKind: 'ripe' }, {}, ['fruity-kind-contradicts fruity']],
    [{}, { fusty: one, bitter: one }, []],
  ])('%j %j: %j', (changed, marks, told) => expect(gaps(changed, marks)).toEqual(told));
});

test('EVA-2 the place of the heating device is needed, and blanks are none', () => {
  for (const heatingDevice of ['', '  '])
    expect(gaps({ heatingDevice })).toEqual(['heating-device-missing null']);
});
