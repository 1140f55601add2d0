import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { isDay, isDayBefore } from './day.ts';
import { isEmail } from './email.ts';
import { isDecimalText, isIntegerText, isIntensityText, isWithin } from './number-text.ts';
import { isAcceptablePassword } from './password.ts';
import { isPhone } from './phone.ts';
import { isFilled, isRequiredWhen } from './required.ts';
import { isSameValue } from './same-value.ts';

const blank = fc.array(fc.constantFrom(' ', '\t', '\n')).map((characters) => characters.join(''));
const digits = fc.stringMatching(/^[0-9]{1,6}$/);

test('FRM-1 null, blanks and an empty list are not given; anything else is', () => {
  holds(
    fc.property(blank, (text) => {
      expect(isFilled(text)).toBe(false);
    }),
  );
  for (const nothing of [null, undefined, []]) expect(isFilled(nothing)).toBe(false);
  holds(
    fc.property(blank, fc.stringMatching(/^\S+$/), (text, word) => {
      expect(isFilled(text + word)).toBe(true);
    }),
  );
  expect(isFilled([''])).toBe(true);
});

test('FRM-1 a field is required by exactly one of a comparison and its opposite', () => {
  const opposites = [
    ['==', '!='],
    ['<', '>='],
    ['>', '<='],
  ] as const;
  holds(
    fc.property(fc.integer(), fc.integer(), (one, other) => {
      for (const [is, isNot] of opposites)
        expect(isRequiredWhen(one, is, other)).toBe(!isRequiredWhen(one, isNot, other));
    }),
  );
  expect(isRequiredWhen(true, '==', true)).toBe(true);
  expect(isRequiredWhen('', '!=', '')).toBe(false);
});

test('FRM-2 one kind of character less, or a character too few, is no password', () => {
  const kinds = ['0123456789', '!@#$%^&*', 'abcdefgh', 'ABCDEFGH'];
  const some = (characters: string) =>
    fc.string({ unit: fc.constantFrom(...characters), minLength: 2, maxLength: 6 });
  const parts = fc.tuple(...kinds.map(some));
  holds(
    fc.property(parts, fc.nat({ max: 3 }), (given, without) => {
      expect(isAcceptablePassword(given.join(''))).toBe(true);
      const less = given.filter((_, kind) => kind !== without).join('');
      expect(isAcceptablePassword(less.padEnd(12, less))).toBe(false);
      expect(isAcceptablePassword(`${given.map((part) => part.slice(0, 1)).join('')}abc`)).toBe(
        false,
      );
    }),
  );
});

test('FRM-3 an address has a suffix of 2 to 5 letters', () => {
  const word = fc.stringMatching(/^[a-z0-9.-]{1,12}$/);
  const suffix = fc.stringMatching(/^[A-Za-z]{1,8}$/);
  holds(
    fc.property(word, word, suffix, (name, host, end) => {
      expect(isEmail(`${name}@${host}.${end}`)).toBe(end.length >= 2 && end.length <= 5);
    }),
  );
  for (const wrong of [
    'a@b',
    'a b@c.es',
    '@b.es',
    'a@@b.es',
    'a@b.e5',
    'a@b.es ',
    `${'a'.repeat(200)}@b.es`,
  ])
    expect(isEmail(wrong)).toBe(false);
});

test('FRM-4 a phone number is an optional plus, digits, brackets and separators', () => {
  const part = fc.tuple(fc.constantFrom('', ' ', '.', '/', '-'), digits).map((two) => two.join(''));
  holds(
    fc.property(fc.boolean(), digits, fc.array(part, { maxLength: 3 }), (plus, area, rest) => {
      expect(isPhone(`${plus ? '+' : ''}(${area})${rest.join('')}`)).toBe(true);
    }),
  );
  holds(
    fc.property(digits, fc.stringMatching(/^[A-Za-z_*#,;+]$/), (number, character) => {
      expect(isPhone(number + character)).toBe(false);
    }),
  );
  for (const wrong of ['+', '( )', '--']) expect(isPhone(wrong)).toBe(false);
});

test('FRM-5 both bounds are within', () => {
  holds(
    fc.property(fc.integer(), fc.integer(), fc.integer(), (value, low, high) => {
      expect(isWithin(value, low, high)).toBe(value >= low && value <= high);
    }),
  );
});

test('FRM-9 the same is the same to the last character, blanks and capitals too', () => {
  holds(
    fc.property(fc.string(), (text) => {
      expect(isSameValue(text, text)).toBe(true);
      expect(isSameValue(text, `${text} `)).toBe(false);
    }),
  );
  expect(isSameValue('Oil', 'oil')).toBe(false);
});

test('FRM-10 every day of the calendar is one, as ISO 8601 writes it, and no other text is', () => {
  const at = fc.date({
    min: new Date('0001-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  });
  holds(
    fc.property(at, at, (one, other) => {
      const [a, b] = [one.toISOString().slice(0, 10), other.toISOString().slice(0, 10)];
      expect(isDay(a)).toBe(true);
      expect(isDayBefore(a, b)).toBe(Date.parse(a) < Date.parse(b));
    }),
  );
  for (const wrong of [
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '21/11/2026',
    '2026-11-21T00:00',
    '0000-01-01',
  ])
    expect(isDay(wrong)).toBe(false);
  expect(isDayBefore(null, '2026-01-01')).toBe(false);
});

test('FRM-11 whole numbers, decimals and intensities are written with digits, a point or a comma', () => {
  const character = fc.constantFrom('.', ',');
  holds(
    fc.property(digits, character, digits, (whole, point, fraction) => {
      expect([isIntegerText(whole), isDecimalText(whole), isIntensityText(whole)]).toEqual([
        true,
        true,
        true,
      ]);
      const text = whole + point + fraction;
      expect(isIntegerText(text)).toBe(false);
      expect(isDecimalText(text)).toBe(true);
      expect(isIntensityText(text)).toBe(fraction.length === 1);
      for (const wrong of [whole + point, point + fraction, `-${whole}`, ` ${whole}`, `${whole}x`])
        expect([isIntegerText(wrong), isDecimalText(wrong), isIntensityText(wrong)]).toEqual([
          false,
          false,
          false,
        ]);
    }),
  );
});
