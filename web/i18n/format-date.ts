import type { Locale } from '../../domain/words/locale.ts';
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

/** Writes a time of day HH:mm: hh:mm AM or PM in English, as it is otherwise. */
export function formatTime(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (locale !== 'en') return `${two(hours)}:${two(minutes)}`;
  return `${two(hours % 12 === 0 ? 12 : hours % 12)}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Writes a day YYYY-MM-DD with its day of the week before it, as a title begins. */
export function formatWeekday(day: string, locale: Locale): string {
  const noon = new Date(`${day.slice(0, 10)}T12:00:00Z`);
  const name = noon.toLocaleDateString(regionOf(locale), { weekday: 'long', timeZone: 'UTC' });
  return `${name.charAt(0).toLocaleUpperCase(regionOf(locale))}${name.slice(1)} ${formatDay(day, locale)}`;
}

/** The day YYYY-MM-DD of an instant (ISO 8601) in this device's time zone. */
export function dayOfInstant(iso: string): string {
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Writes the time of day of an instant (ISO 8601) in this device's time zone. */
export function formatTimeOfInstant(iso: string, locale: Locale): string {
  const at = new Date(iso);
  return formatTime(`${at.getHours()}:${at.getMinutes()}`, locale);
}

/** Writes an instant (ISO 8601) as a day and a time in this device's time zone. */
export const formatInstant = (iso: string, locale: Locale): string =>
  `${formatDay(dayOfInstant(iso), locale)} ${formatTimeOfInstant(iso, locale)}`;
