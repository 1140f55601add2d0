import { expect, test } from 'vitest';
import { formatDay, formatTime } from './format-date.ts';
import { chooseLocale } from './locale.ts';

test('I18N-1 days and times are written as the language asks', () => {
  expect(formatDay('2026-03-07', 'en')).toBe('3/7/2026');
  expect(formatDay('2026-03-07', 'es')).toBe('07/03/2026');
  expect(formatTime('00:05', 'en')).toBe('12:05 AM');
  expect(formatTime('13:05', 'en')).toBe('01:05 PM');
  expect(formatTime('9:05', 'it')).toBe('09:05');
});

test('I18N-2 the language is the kept one, else the first of the browser, else English', () => {
  expect(chooseLocale('fr', 'es-ES')).toBe('fr');
  expect(chooseLocale(null, 'it-CH')).toBe('it');
  expect(chooseLocale('xx', 'de-DE')).toBe('en');
  expect(chooseLocale(null, undefined)).toBe('en');
});
