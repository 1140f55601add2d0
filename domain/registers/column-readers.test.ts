import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTypedNumber } from '../fields/number-rule.ts';
import { line } from '../fields/schemas.ts';
import { QUANTITY } from '../samples/quantity-rule.ts';
import { holds } from '../testing/holds.ts';
import {
  dayColumn,
  emailColumn,
  flagColumn,
  lineColumn,
  numberColumn,
  phoneColumn,
  textColumn,
} from './column-readers.ts';

test('FRM-44 a file holds as many characters of a text as a form', () => {
  for (const letter of ['a', '😀'])
    for (const count of [199, 200, 201]) {
      const text = letter.repeat(count);
      const isTaken = line.safeParse(text).success;
      expect(lineColumn(200)(text)).toEqual(isTaken ? { value: text } : { code: 'too-long' });
      expect(isTaken).toBe(count <= 200);
    }
});

describe('LST-4 a cell is read, or the reason it cannot be is named', () => {
  test('text has so many signs at most, and some is needed', () => {
    expect(textColumn(3)('abc')).toEqual({ value: 'abc' });
    expect(textColumn(3)('abcd')).toEqual({ code: 'too-long' });
    expect(textColumn(3)('')).toEqual({ value: '' });
    expect(textColumn(3, true)('')).toEqual({ code: 'missing' });
    expect(textColumn(3, true)('a')).toEqual({ value: 'a' });
    expect(textColumn(9)('a\n b')).toEqual({ value: 'a\n b' });
  });

  test('FRM-17 a line is read as it is kept, and has so many signs then', () => {
    expect(lineColumn(3)('a\u00a0 b\u200b')).toEqual({ value: 'a b' });
    expect(lineColumn(3)('abcd')).toEqual({ code: 'too-long' });
    expect(lineColumn(3, true)('\u200b')).toEqual({ code: 'missing' });
  });

  test('a day is one of the calendar, or blank', () => {
    expect(dayColumn('')).toEqual({ value: null });
    expect(dayColumn('2026-02-28')).toEqual({ value: '2026-02-28' });
    expect(dayColumn('1000-01-01')).toEqual({ value: '1000-01-01' });
    for (const none of ['2026-02-29', '0026-11-20', '29/02/2026'])
      expect(dayColumn(none)).toEqual({ code: 'not-a-day' });
  });

  test('LST-25, LST-26 a day that may be another is not guessed, unless who gives the file writes the day first', () => {
    expect(dayColumn('20/11/2026')).toEqual({ value: '2026-11-20' });
    expect(dayColumn('3/4/2026')).toEqual({ code: 'ambiguous-day' });
    expect(dayColumn('3/4/2026', true)).toEqual({ value: '2026-04-03' });
    expect(dayColumn('11/20/2026', true)).toEqual({ code: 'not-a-day' });
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
    ['2,55', { code: 'not-a-number' }],
  ])('a number from 0 to 10 of one decimal: %j is %j', (text, read) => {
    expect(numberColumn({ low: 0, high: 10, decimals: 1 })(text)).toEqual(read);
  });

  test.each([
    ['1.000', { code: 'ambiguous-number' }],
    ['1,000', { code: 'ambiguous-number' }],
    ['250.500', { code: 'ambiguous-number' }],
    ['0,250', { code: 'not-a-number' }],
    ['1000', { value: 1000 }],
    ['1000,0', { value: 1000 }],
    ['1000.5', { value: 1000.5 }],
    ['1.000,5', { code: 'not-a-number' }],
    ['1.000.000', { code: 'not-a-number' }],
  ])('LST-13 LST-24 what may be thousands or a fraction is not guessed: %j is %j', (text, read) => {
    expect(numberColumn(QUANTITY)(text)).toEqual(read);
  });

  test('FRM-12 SAM-10 LST-24 a file takes what the form takes as a quantity, and nothing else', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'01259.,- '), maxLength: 9 });
    holds(
      fc.property(texts, (text) => {
        const [typed, read] = [readTypedNumber(text, QUANTITY), numberColumn(QUANTITY)(text)];
        if ('value' in typed) expect(read).toEqual(typed);
        else expect(read).toHaveProperty('code');
      }),
    );
  });

  test('yes and no are words or digits, whatever their capitals; blank is no, unless said', () => {
    for (const yes of ['true', '1', 'yes', 'y', 'x', 'YES', 'True', 'sí', 'oui', 'Sì', 'VERDADERO'])
      expect(flagColumn()(yes)).toEqual({ value: true });
    for (const no of ['false', '0', 'no', 'n', 'NO', '', 'non', 'FAUX', 'FALSO'])
      expect(flagColumn()(no)).toEqual({ value: false });
    expect(flagColumn(true)('')).toEqual({ value: true });
    expect(flagColumn(true)('no')).toEqual({ value: false });
    expect(flagColumn()('maybe')).toEqual({ code: 'not-yes-or-no' });
  });

  test('an address and a phone number are some, or blank', () => {
    expect(emailColumn('')).toEqual({ value: '' });
    expect(emailColumn('ana@panel.es')).toEqual({ value: 'ana@panel.es' });
    expect(emailColumn('ana@panel.es\u200b')).toEqual({ value: 'ana@panel.es' });
    expect(emailColumn('ana@panel')).toEqual({ code: 'email' });
    expect(phoneColumn('')).toEqual({ value: '' });
    expect(phoneColumn('+34 953')).toEqual({ value: '+34 953' });
    expect(phoneColumn('call me')).toEqual({ code: 'phone' });
  });
});
