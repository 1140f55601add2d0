import { expect, test } from 'vitest';
import { isLocale, LOCALE_CODES, LOCALES } from '../../domain/words/locale.ts';
import { chooseLocale, regionOf } from './choose-locale.ts';
import {
  formatDay,
  formatDayOfYear,
  formatDaysFrom,
  formatTime,
  formatWallTime,
  formatWeekdayName,
} from './format-date.ts';
import { formatNumber, formatSigned } from './format-number.ts';
import { formatOf } from './format-of.ts';

test('LOC-1 days are written as the language asks', () => {
  expect(formatDay('2026-03-07', 'en')).toBe('3/7/2026');
  expect(formatDay('2026-03-07', 'es')).toBe('07/03/2026');
  expect(formatDay('2026-11-20T10:00:00Z', 'fr')).toBe('20/11/2026');
});

test.each([
  ['00:05', 'en', '12:05\u00a0AM'],
  ['09:05', 'en', '09:05\u00a0AM'],
  ['11:59', 'en', '11:59\u00a0AM'],
  ['12:00', 'en', '12:00\u00a0PM'],
  ['13:05', 'en', '01:05\u00a0PM'],
  ['23:59', 'en', '11:59\u00a0PM'],
  ['9:05', 'it', '09:05'],
  ['13:05', 'es', '13:05'],
  ['00:00', 'fr', '00:00'],
] as const)('LOC-1 %s is written in %s as %s', (time, locale, written) => {
  expect(formatTime(time, locale)).toBe(written);
});

test('LOC-1 an instant is written as day and time', () => {
  const at = { day: '2026-01-05', hours: 14, minutes: 3, seconds: 7 };
  expect(formatWallTime(at, 'en')).toBe('1/5/2026 02:03\u00a0PM');
  expect(formatWallTime(at, 'it')).toBe('05/01/2026 14:03');
});

test.each([
  ['Europe/Madrid', '29/03/2026 00:59', '2026-03-29', '00:59:30'],
  ['Pacific/Auckland', '29/03/2026 12:59', '2026-03-29', '12:59:30'],
  ['America/Los_Angeles', '28/03/2026 16:59', '2026-03-28', '16:59:30'],
] as const)(
  'ZON-1 an instant is written as calendars and clocks of %s show it',
  (zone, instant, day, seconds) => {
    const write = formatOf('es', zone);
    const at = '2026-03-28T23:59:30.000Z';
    expect([write.instant(at), write.dayOf(at), write.clockSeconds(at)]).toEqual([
      instant,
      day,
      seconds,
    ]);
    expect(write.clock(Date.parse(at))).toBe(seconds.slice(0, 5));
  },
);

test('LOC-1 numbers have the decimals asked for and the signs of the region', () => {
  expect(formatNumber(1234.5, 2, 'en')).toBe('1,234.50');
  expect(formatNumber(1234.567, 1, 'it')).toBe('1234,6');
  expect(formatNumber(12345.6, 0, 'es')).toBe('12.346');
  expect(formatNumber(0.5, 3, 'fr')).toBe('0,500');
});

test('LOC-2 the language is the kept one, else the first of the browser, else English', () => {
  expect(chooseLocale('fr', 'es-ES')).toBe('fr');
  expect(chooseLocale(null, 'it-CH')).toBe('it');
  expect(chooseLocale(null, 'ES-419')).toBe('es');
  expect(chooseLocale('xx', 'de-DE')).toBe('en');
  expect(chooseLocale(null, undefined)).toBe('en');
});

test('LOC-2 there are four languages, by their own names, and no other', () => {
  expect(LOCALE_CODES.map((locale) => LOCALES[locale].name)).toEqual([
    'English',
    'Español',
    'Français',
    'Italiano',
  ]);
  expect(LOCALE_CODES.map(regionOf)).toEqual(['en-US', 'es-ES', 'fr-FR', 'it-IT']);
  for (const none of ['toString', 'EN', 5, null, ['en']]) expect(isLocale(none)).toBe(false);
});

test('LOC-1 a day on an axis has no year, and a difference has its sign', () => {
  expect(formatDayOfYear('2026-03-07', 'en')).toBe('3/7');
  expect(formatDayOfYear('2026-03-07', 'it')).toBe('07/03');
  expect(formatSigned(0.5, 1, 'en')).toBe('+0.5');
  expect(formatSigned(-0.25, 2, 'es')).toBe('\u22120,25');
  expect(formatSigned(-0.001, 1, 'fr')).toBe('0,0');
});

test('LOC-1 a day is told by its day of the week, and by how long ago it was', () => {
  expect(formatWeekdayName('2026-11-20', 'en')).toBe('Friday');
  expect(formatWeekdayName('2026-11-20', 'es')).toBe('Viernes');
  const ago = (day: string) => formatDaysFrom(day, '2026-11-20', 'en');
  expect(ago('2026-11-20')).toBe('today');
  expect(ago('2026-11-13')).toBe('7 days ago');
  expect(ago('2026-11-22')).toBe('in 2 days');
  expect(formatDaysFrom('2026-10-20', '2026-11-20', 'fr')).toBe('il y a 31 jours');
});

test.each(['en', 'es', 'fr', 'it'] as const)(
  'SEC-88 what is no instant, day or time is written as a dash in %s, and throws nowhere',
  (locale) => {
    const write = formatOf(locale, 'Europe/Madrid');
    for (const none of ['not-a-date', '', 'yesterday', '2026-13-45T99:00:00Z'])
      expect([
        ...[write.instant, write.clock, write.clockSeconds, write.dayOf].map((of) => of(none)),
        ...[write.day, write.dayOfYear, write.weekday, write.time].map((of) => of(none)),
        write.daysFrom(none, '2026-11-27'),
        write.daysFrom('2026-11-27', none),
        write.instant(Number.NaN),
      ]).toEqual(Array.from({ length: 11 }, () => '–'));
  },
);
