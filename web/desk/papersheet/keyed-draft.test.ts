import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedNumber } from '../../../domain/fields/number-rule.ts';
import { holds } from '../../../domain/testing/holds.ts';
import { keyedPaper } from '../../../domain/testing/keyed.ts';
import {
  isPerceived,
  LENGTH_RULES,
  lacks,
  lengthIn,
  NOTHING_KEYED,
  withLength,
  withPoints,
} from './keyed-draft.ts';

const typed = (text: string, unit: 'mm' | 'cm') => readTypedNumber(text, LENGTH_RULES[unit]);

test('KEY-2 a length is whole millimetres from 0 to 100, or centimetres with one decimal from 0.0 to 10.0', () => {
  for (const [text, unit, value] of [
    ['57', 'mm', 57],
    ['100', 'mm', 100],
    ['5.7', 'cm', 5.7],
    ['5,7', 'cm', 5.7],
    ['10,0', 'cm', 10],
    ['0', 'cm', 0],
  ] as const)
    expect(typed(text, unit)).toEqual({ value });
  for (const [text, unit] of [
    ['101', 'mm'],
    ['5.7', 'mm'],
    ['57', 'cm'],
    ['10.1', 'cm'],
    ['5.72', 'cm'],
    ['-1', 'cm'],
    ['', 'mm'],
    ['', 'cm'],
  ] as const)
    expect(typed(text, unit)).toHaveProperty('problem');
});

test('KEY-2 every millimetre that is keyed in, in either unit, is kept as that millimetre and shown as it was keyed in', () => {
  holds(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom('mm' as const, 'cm' as const),
      (mm, unit) => {
        const read = typed(unit === 'mm' ? String(mm) : (mm / 10).toFixed(1), unit);
        if ('problem' in read) throw new Error(read.problem);
        const keyed = withLength(NOTHING_KEYED, 'bitter', read.value, unit);
        expect(keyed.marks).toEqual({ bitter: mm });
        expect(lengthIn(unit, keyed.marks.bitter)).toBe(read.value);
        expect(withLength(keyed, 'bitter', null, unit).marks).toEqual({});
      },
    ),
  );
});

test('KEY-2, KEY-14 what is not perceived has neither a kind nor a name, and what is lacks one until it is given', () => {
  const named = {
    ...withLength(keyedPaper(), 'other', 3, 'mm'),
    otherDescriptor: 'brine' as const,
  };
  expect(withLength(named, 'other', 0, 'mm').otherDescriptor).toBeNull();
  expect(withLength(named, 'fruity', 0, 'mm').fruityKind).toBeNull();
  expect(withLength(named, 'fruity', 0.1, 'cm').fruityKind).toBe('green');
  const perceived = withLength(NOTHING_KEYED, 'fruity', 4, 'mm');
  expect(lacks(perceived, 'fruity-kind-missing')).toBe(true);
  expect(lacks({ ...perceived, fruityKind: 'ripe' }, 'fruity-kind-missing')).toBe(false);
});

test('KEY-2 each length stands for itself: another leaves the kind and the name alone', () => {
  const named = {
    ...withLength(keyedPaper({ smelledOnly: true }), 'other', 3, 'mm'),
    otherDescriptor: 'brine' as const,
  };
  for (const length of [0, null, 9])
    expect(withLength(named, 'bitter', length, 'mm')).toMatchObject({
      fruityKind: 'green',
      otherDescriptor: 'brine',
      smelledOnly: true,
      heatingDevice: '6',
    });
  expect(withLength(named, 'other', 0, 'mm').fruityKind).toBe('green');
  expect(withLength(named, 'fruity', null, 'mm')).toMatchObject({
    fruityKind: null,
    otherDescriptor: 'brine',
  });
});

test('KEY-2 what was not keyed in is blank, not zero, and neither is perceived', () => {
  expect(NOTHING_KEYED).toEqual({
    marks: {},
    fruityKind: null,
    otherDescriptor: null,
    smelledOnly: false,
    heatingDevice: '',
  });
  expect([lengthIn('cm', undefined), lengthIn('mm', undefined)]).toEqual([null, null]);
  const of = (length: number | null) =>
    isPerceived(withLength(NOTHING_KEYED, 'bitter', length, 'mm'), 'bitter');
  expect([of(null), of(0), of(1)]).toEqual([false, false, true]);
});

test('KEY-8 points are kept by their item, a zero as an answer, and what is taken back is blank', () => {
  const one = withPoints(withPoints(NOTHING_KEYED, 'harmony', 7), 'complexity', 0);
  expect(one.points).toEqual({ harmony: 7, complexity: 0 });
  expect(withPoints(one, 'harmony', null).points).toEqual({ complexity: 0 });
  expect(one.marks).toEqual({});
});
