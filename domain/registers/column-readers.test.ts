import { describe, expect, test } from 'vitest';
import {
  dayColumn,
  emailColumn,
  flagColumn,
  numberColumn,
  phoneColumn,
  textColumn,
} from './column-readers.ts';

describe('LST-4 a cell is read, or the reason it cannot be is named', () => {
  test('text has so many signs at most, and some is needed', () => {
    expect(textColumn(3)('abc')).toEqual({ value: 'abc' });
    expect(textColumn(3)('abcd')).toEqual({ code: 'too-long' });
    expect(textColumn(3)('')).toEqual({ value: '' });
    expect(textColumn(3, true)('')).toEqual({ code: 'missing' });
    expect(textColumn(3, true)('a')).toEqual({ value: 'a' });
  });

  test('a day is one of the calendar, or blank', () => {
    expect(dayColumn('')).toEqual({ value: null });
    expect(dayColumn('2026-02-28')).toEqual({ value: '2026-02-28' });
    expect(dayColumn('2026-02-29')).toEqual({ code: 'not-a-day' });
  });

  test.each([
    ['', { value: null }],
    ['0', { value: 0 }],
    ['10', { value: 10 }],
    ['2,5', { value: 2.5 }],
    ['2.5', { value: 2.5 }],
    ['-0.1', { code: 'out-of-range' }],
    ['10.1', { code: 'out-of-range' }],
    ['--1', { code: 'not-a-number' }],
    ['1-', { code: 'not-a-number' }],
    ['1-2', { code: 'not-a-number' }],
    ['2,5,1', { code: 'not-a-number' }],
    ['1e1', { code: 'not-a-number' }],
  ])('a number from 0 to 10: %j is %j', (text, read) => {
    expect(numberColumn(0, 10)(text)).toEqual(read);
  });

  test('yes and no are words or digits, whatever their capitals; blank is no, unless said', () => {
    for (const yes of ['true', '1', 'yes', 'y', 'x', 'YES', 'True'])
      expect(flagColumn()(yes)).toEqual({ value: true });
    for (const no of ['false', '0', 'no', 'n', 'NO', ''])
      expect(flagColumn()(no)).toEqual({ value: false });
    expect(flagColumn(true)('')).toEqual({ value: true });
    expect(flagColumn(true)('no')).toEqual({ value: false });
    expect(flagColumn()('sí')).toEqual({ code: 'not-yes-or-no' });
  });

  test('an address and a phone number are some, or blank', () => {
    expect(emailColumn('')).toEqual({ value: '' });
    expect(emailColumn('ana@panel.es')).toEqual({ value: 'ana@panel.es' });
    expect(emailColumn('ana@panel')).toEqual({ code: 'email' });
    expect(phoneColumn('')).toEqual({ value: '' });
    expect(phoneColumn('+34 953')).toEqual({ value: '+34 953' });
    expect(phoneColumn('call me')).toEqual({ code: 'phone' });
  });
});
