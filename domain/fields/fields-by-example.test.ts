import { describe, expect, test } from 'vitest';
import { isDay, isDayBefore, isWrittenDay } from './day.ts';
import { isEmail } from './email.ts';
import { accountName, day, sameEmail, samePassword, webAddress, within } from './field-rules.ts';
import {
  isAmbiguousText,
  isDecimalText,
  isIntegerText,
  isIntensityText,
  isWithin,
  readingsOf,
} from './number-text.ts';
import { isPhone } from './phone.ts';
import { type Comparison, isRequiredWhen } from './required.ts';
import { isUsername } from './username.ts';
import { isWebAddress } from './web-address.ts';

test.each<[Comparison, boolean, boolean, boolean]>([
  ['==', false, true, false],
  ['!=', true, false, true],
  ['<', true, false, false],
  ['<=', true, true, false],
  ['>', false, false, true],
  ['>=', false, true, true],
])('FRM-1 required where 1, 2, 3 %s 2: %s, %s, %s', (comparison, ...required) => {
  expect([1, 2, 3].map((other) => isRequiredWhen(other, comparison, 2))).toEqual(required);
});

describe('FRM-3 an e-mail address is at most 200 characters and ends in 2 to 5 letters', () => {
  const of = (length: number) => `${'a'.repeat(length - 5)}@b.es`;
  test.each([
    ['a@b.es', true],
    ['a.b+c@d-e.f.museo', true],
    [of(200), true],
    [of(201), false],
    ['a@b.museum', false],
    ['a@b.e', false],
    ['a@b.', false],
    ['a@.es', false],
    ['@b.es', false],
    ['x a@b.es', false],
    [' a@b.es', false],
    ['a@b.es\n', false],
    ['a@b c.es', false],
    ['a@b@c.es', false],
    ['a@bxes', false],
  ])('%j: %s', (text, isOne) => expect(isEmail(text)).toBe(isOne));
});

test.each([
  ['1', true],
  ['1'.repeat(40), true],
  ['1'.repeat(41), false],
  ['+1', true],
  ['++1', false],
  ['1+', false],
  ['x1', false],
  ['1x', false],
  ['()', false],
  ['', false],
])('FRM-4 a phone number has a digit and at most 40 characters: %j %s', (text, isOne) => {
  expect(isPhone(text)).toBe(isOne);
});

test.each([
  ['abc', true],
  ['a.b_c-D9', true],
  ['ab', false],
  ['x'.repeat(30), true],
  ['x'.repeat(31), false],
  [' abc', false],
  ['abc ', false],
  ['añb', false],
])('FRM-6 a user name: %j %s', (text, isOne) => {
  expect(isUsername(text)).toBe(isOne);
});

test('FRM-6 an account may have none; blanks around it are none of it', () => {
  expect(['', 'ana', ' ana '].map(accountName)).toEqual([null, null, null]);
  expect(['an', 'a b', '   '].map(accountName)).toEqual(['username', 'username', 'username']);
});

test('FRM-9 a password is repeated to the last character', () => {
  expect(samePassword('Oilpan7!', 'Oilpan7!')).toBeNull();
  for (const other of ['', 'oilpan7!', 'Oilpan7! '])
    expect(samePassword('Oilpan7!', other)).toBe('password-differs');
});

test.each([
  ['http://panel.es', true],
  ['https://panel.es/a?b', true],
  ['https://', false],
  ['https:/panel.es', false],
  ['ftp://panel.es', false],
  ['panel.es', false],
  [' https://panel.es', false],
  ['see https://panel.es', false],
  ['https://panel.es b', false],
  ['https:// panel.es', false],
  ['javascript:alert(1)', false],
])('PAN-1 a web address: %j %s', (text, isOne) => {
  expect(isWebAddress(text)).toBe(isOne);
  expect(webAddress(text)).toBe(isOne ? null : 'web-address');
  expect(webAddress('')).toBeNull();
});

test('FRM-10 a day is empty or one of the calendar', () => {
  expect([null, '2028-02-29'].map(day)).toEqual([null, null]);
  expect(['', '2026-02-29', '2026-00-10', '2026-04-31'].map(day)).toEqual(Array(4).fill('day'));
  expect(isDay('0001-01-01')).toBe(true);
  for (const other of ['x2026-01-01', '2026-01-01x', '12026-01-01', ' 2026-01-01', '2026-01-011'])
    expect(isDay(other)).toBe(false);
});

test('FRM-10 FRM-32 a form and a file take days with a year of four digits', () => {
  expect(['1000-01-01', '2028-02-29'].every(isWrittenDay)).toBe(true);
  expect(['0026-11-20', '0999-12-31', '2026-02-29', ''].some(isWrittenDay)).toBe(false);
  expect(['0026-11-20', '1000-01-01'].map(day)).toEqual(['day', null]);
});

test('REG-7 REG-15 one day is before another, and none is before or after nothing', () => {
  expect(isDayBefore('2026-01-01', '2026-01-02')).toBe(true);
  expect(isDayBefore('2026-01-02', '2026-01-02')).toBe(false);
  expect(isDayBefore('2026-01-03', '2026-01-02')).toBe(false);
  expect([isDayBefore(null, '2026-01-01'), isDayBefore('2026-01-01', null)]).toEqual([
    false,
    false,
  ]);
  expect(isDayBefore(null, null)).toBe(false);
});

test('FRM-5 both bounds are within, and nothing typed is no problem', () => {
  expect([0, 1, 5, 6].map((value) => isWithin(value, 1, 5))).toEqual([false, true, true, false]);
  expect([null, 0, 1, 5, 6].map(within(1, 5))).toEqual([
    null,
    'out-of-range',
    null,
    null,
    'out-of-range',
  ]);
});

test.each([
  ['57', true, true, true],
  ['5.7', false, true, true],
  ['5,75', false, true, false],
  ['', false, false, false],
  ['5.', false, false, false],
  ['.5', false, false, false],
  ['a5', false, false, false],
  ['5a', false, false, false],
  ['5.7a', false, false, false],
  ['5x7', false, false, false],
])('FRM-11 %j is a whole number, a decimal, an intensity: %s, %s, %s', (text, ...is) => {
  expect([isIntegerText(text), isDecimalText(text), isIntensityText(text)]).toEqual(is);
});

test.each([
  ['1.000', true],
  ['1,000', true],
  ['250.500', true],
  ['0.250', false],
  ['01.000', false],
  ['1000.000', false],
  ['1.00', false],
  ['1.0000', false],
  ['1.000.000', false],
  ['1.000,5', false],
  ['1000', false],
])('LST-13 LST-24 %j may be thousands or a fraction: %s', (text, isAmbiguous) => {
  expect(isAmbiguousText(text)).toBe(isAmbiguous);
});

test('LST-13 LST-24 an ambiguous number has two readings', () => {
  expect(['1.000', '1,250', '12.005'].map(readingsOf)).toEqual([
    [1000, 1],
    [1250, 1.25],
    [12_005, 12.005],
  ]);
});

test('FRM-9 an address typed once more is the same, whatever blanks stand around it', () => {
  expect(sameEmail('ana@panel.es', ' ana@panel.es ')).toBeNull();
  for (const other of ['', 'ana@panel.e', 'Ana@panel.es', 'ana @panel.es'])
    expect(sameEmail('ana@panel.es', other)).toBe('email-differs');
});
