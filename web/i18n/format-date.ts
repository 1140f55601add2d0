import type { Locale } from '../../domain/words/locale.ts';
import type { WallTime } from '../../domain/words/zone-clock.ts';
import { regionOf } from './choose-locale.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a date YYYY-MM-DD: M/D/YYYY in English, DD/MM/YYYY otherwise (LOC-1). */
export function formatDay(iso: string, locale: Locale): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return locale === 'en' ? `${Number(month)}/${Number(day)}/${year}` : `${day}/${month}/${year}`;
}

/** Formats a date without its year, for an axis: M/D in English, DD/MM otherwise. */
export function formatDayOfYear(iso: string, locale: Locale): string {
  const [, month = '', day = ''] = iso.slice(0, 10).split('-');
  return locale === 'en' ? `${Number(month)}/${Number(day)}` : `${day}/${month}`;
}

/** Formats a time HH:mm: hh:mm AM or PM with a no-break space in English, HH:mm otherwise. */
export function formatTime(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (locale !== 'en') return `${two(hours)}:${two(minutes)}`;
  return `${two(hours % 12 === 0 ? 12 : hours % 12)}:${two(minutes)}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
}

/** Formats the weekday of a date YYYY-MM-DD, with a capital letter. */
export function formatWeekdayName(day: string, locale: Locale): string {
  const noon = new Date(noonOf(day));
  const name = noon.toLocaleDateString(regionOf(locale), { weekday: 'long', timeZone: 'UTC' });
  return `${name.charAt(0).toLocaleUpperCase(regionOf(locale))}${name.slice(1)}`;
}

/** Formats a date YYYY-MM-DD after its weekday, with a capital letter. */
export const formatWeekday = (day: string, locale: Locale): string =>
  `${formatWeekdayName(day, locale)} ${formatDay(day, locale)}`;

/**
 * Formats a date relative to another, within a sentence: today, yesterday, 7 days ago, in 2 days.
 */
export const formatDaysFrom = (day: string, today: string, locale: Locale): string =>
  new Intl.RelativeTimeFormat(regionOf(locale), { numeric: 'auto' }).format(
    Math.round((noonOf(day) - noonOf(today)) / A_DAY),
    'day',
  );

const noonOf = (day: string): number => Date.parse(`${day.slice(0, 10)}T12:00:00Z`);
const A_DAY = 86_400_000;

/** Formats the local time of a timestamp, without seconds. */
export const formatClock = ({ hours, minutes }: WallTime, locale: Locale): string =>
  formatTime(`${hours}:${minutes}`, locale);

/**
 * Formats the local time of a timestamp with seconds, for the time at which something was stored.
 */
export const formatClockSeconds = (at: WallTime, locale: Locale): string =>
  formatClock(at, locale).replace(/^(\d+:\d+)/, `$1:${two(at.seconds)}`);

/** Formats the local date and time of a timestamp. */
export const formatWallTime = (at: WallTime, locale: Locale): string =>
  `${formatDay(at.day, locale)} ${formatClock(at, locale)}`;
