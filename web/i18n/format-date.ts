import type { Locale } from '../../domain/words/locale.ts';
import type { WallTime } from '../../domain/words/zone-clock.ts';
import { regionOf } from './locale.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Writes a day YYYY-MM-DD: M/D/YYYY in English, DD/MM/YYYY otherwise (LOC-1). */
export function formatDay(iso: string, locale: Locale): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return locale === 'en' ? `${Number(month)}/${Number(day)}/${year}` : `${day}/${month}/${year}`;
}

/** Writes a day without its year, for an axis: M/D in English, DD/MM otherwise. */
export function formatDayOfYear(iso: string, locale: Locale): string {
  const [, month = '', day = ''] = iso.slice(0, 10).split('-');
  return locale === 'en' ? `${Number(month)}/${Number(day)}` : `${day}/${month}`;
}

/** Writes a time of day HH:mm: hh:mm AM or PM in English, which no line parts; as it is otherwise. */
export function formatTime(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (locale !== 'en') return `${two(hours)}:${two(minutes)}`;
  return `${two(hours % 12 === 0 ? 12 : hours % 12)}:${two(minutes)}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
}

/** Writes the day of the week of a day YYYY-MM-DD, as a title begins. */
export function formatWeekdayName(day: string, locale: Locale): string {
  const noon = new Date(noonOf(day));
  const name = noon.toLocaleDateString(regionOf(locale), { weekday: 'long', timeZone: 'UTC' });
  return `${name.charAt(0).toLocaleUpperCase(regionOf(locale))}${name.slice(1)}`;
}

/** Writes a day YYYY-MM-DD with its day of the week before it, as a title begins. */
export const formatWeekday = (day: string, locale: Locale): string =>
  `${formatWeekdayName(day, locale)} ${formatDay(day, locale)}`;

/** Writes how far a day lies from another, within a sentence: today, yesterday, 7 days ago, in 2 days. */
export const formatDaysFrom = (day: string, today: string, locale: Locale): string =>
  new Intl.RelativeTimeFormat(regionOf(locale), { numeric: 'auto' }).format(
    Math.round((noonOf(day) - noonOf(today)) / A_DAY),
    'day',
  );

const noonOf = (day: string): number => Date.parse(`${day.slice(0, 10)}T12:00:00Z`);
const A_DAY = 86_400_000;

/** Writes what a clock shows of an instant, without its seconds. */
export const formatClock = ({ hours, minutes }: WallTime, locale: Locale): string =>
  formatTime(`${hours}:${minutes}`, locale);

/** The same with seconds, for the instant at which something was stored. */
export const formatClockSeconds = (at: WallTime, locale: Locale): string =>
  formatClock(at, locale).replace(/^(\d+:\d+)/, `$1:${two(at.seconds)}`);

/** Writes an instant as the day and the time that calendar and clock show. */
export const formatWallTime = (at: WallTime, locale: Locale): string =>
  `${formatDay(at.day, locale)} ${formatClock(at, locale)}`;
